"""Rulings about the Combat Phase: forms, the attack stack, attacks on backups, and what comes before the damage."""

from typing import Any

import pytest

from kumite.games.universus.terms import V_ENTER, V_PLAY
from tests.games.universus.attack.spar import happened, jab
from tests.games.universus.ringside import PAGE, asset, attack, backup, foundation, p1, p2, table

Cards = dict[str, dict[str, Any]]
FREE = "Ability(ENHANCE, (Draw(1),))"

# Forms


@pytest.mark.proves("UVS-RULING-05")
@pytest.mark.parametrize("form", ["play Friend", "use Spare", "use Roman Cancel in momentum"])
def test_backups_and_forms_of_other_zones_are_forms(form: str) -> None:
    cards: Cards = {
        "Friend": backup(),
        "Spare": attack(["Ability(FORM, (Draw(1),), riders=(In(HAND),))"]),
        "First": asset(["Ability(FORM, (Draw(1),), riders=(First(),))"]),
    }
    theirs = p2(stage=[{"card": PAGE, "committed": True}])
    mine = p1(hand=["Friend", "Spare"], momentum=["Roman Cancel", PAGE], stage=["First"])
    ring = table(mine, theirs, turns=1, cards=cards)
    assert form in ring.options
    assert "use First" in ring.options
    ring.play(f"P1: {form}").on("P1 form")
    assert "use First" not in ring.options  # a form has been played


# The stack


@pytest.mark.proves("UVS-RULING-07")
def test_a_pending_attack_of_either_player_comes_before_the_next_form() -> None:
    call = "Ability(ENHANCE, (Attacks(Sel(1, YOU, (Named('Hook'),), (DISCARDS,))),))"
    side: dict[str, Any] = {"discards": ["Hook"], "stage": ["Call"], "hand": ["Mid Wall"]}
    now = jab(theirs=side, Call=asset([call]), Hook=attack([FREE]))
    now.play("P2: use Call")
    assert (now["attack.card"], now["stack"]) == ("Jab", ["Hook"])  # it waits for the sequence to end
    now.on("P1 form", "P2 enhance")
    assert (now.question, now["attack.card"], now["attack.by"]) == ("P2 enhance", "Hook", "P2")
    assert now.on("P1 form")["P1.health"] == 22


@pytest.mark.proves("UVS-RULING-07")
def test_no_sequence_begins_before_the_combat_phase() -> None:
    call = "Attacks(Sel(1, YOU, (Named('Hook'),), (DISCARDS,)))"
    dawn = f"Ability(CONTINUOUS, (Fired(Moment(DRAW_STEP, whose=YOU), ({call},)),))"
    bell = "Ability(CONTINUOUS, (Fired(Moment(COMBAT_PHASE, whose=YOU), (Mill(1),)),))"
    cards = {"Dawn": asset([dawn, bell]), "Hook": attack()}
    ring = table(p1(hand=[PAGE]), p2(stage=["Dawn"], discards=["Hook"], hand=[PAGE]), cards=cards, tried=True)
    ring.play("P1: pass").on("P2 form")
    assert ring["P1.health"] == 22
    verbs = [event.verb for event in ring.g.log]
    assert verbs.index(V_ENTER) > ring.g.fought  # after the Combat Phase has begun


@pytest.mark.proves("UVS-RULING-27")
@pytest.mark.parametrize(("ends", "attacks"), [("AddToCheck(-9)", True), ("End(COMBAT_PHASE)", False)])
def test_pending_attacks_come_before_the_end_of_the_phase_unless_an_effect_ends_it(ends: str, attacks: bool) -> None:
    call = "Attacks(Sel(1, YOU, (Named('Hook'),), (DISCARDS,)))"
    omen = f"Ability(RESPONSE, ({call}, {ends}), (Commit(This()),), Event(V_CHECK, YOU))"
    ring = table(
        p1(hand=["Rock", PAGE], discards=["Hook"], stage=["Omen"], committed=True),
        p2(),
        cards={"Rock": foundation(difficulty=3), "Omen": asset([omen]), "Hook": attack()},
    )
    ring.play("P1: play Rock", "P1: use Omen").on("P1 momentum", "P2 form")
    assert ring["P2.health"] == (22 if attacks else 25)
    assert ring.question == ("P1 momentum" if attacks else "P2 form")
    assert ring["P1.hand"] == [PAGE]  # no other form was asked for


# What an unplayed attack does when it clears


@pytest.mark.proves("UVS-RULING-11")
@pytest.mark.parametrize("word", ["Attacks(CARD)", "Move(CARD, POOL)"])
def test_what_attacked_and_dealt_damage_may_go_to_momentum_though_it_was_not_played(word: str) -> None:
    call = f"Ability(FORM, ({word.replace('CARD', 'Sel(1, YOU, (), (DISCARDS,))')},), (Commit(This()),))"
    ring = table(p1(stage=["Call"], discards=["Hook"]), p2(), cards={"Call": asset([call]), "Hook": attack()})
    ring.play("P1: use Call")
    assert happened(ring, V_PLAY) == []
    ring.on("P1 momentum", "P2 form")
    assert (ring.question == "P1 momentum") is word.startswith("Attacks")
    ring.on("P2 form")
    assert ring["P1.discards"] == ["Hook"]


# Attacks on backups


@pytest.mark.proves("UVS-RULING-15")
@pytest.mark.parametrize("gone", ["Move(PAL, HAND)", "Flip(PAL)", "Draw(1)"])
def test_an_attack_on_a_backup_that_is_gone_deals_nothing_and_resolves(gone: str) -> None:
    pal = "Sel(1, YOU, (Type((BACKUP,)),))"
    slip = f"Ability(ENHANCE, ({gone.replace('PAL', pal)},))"
    ring = table(
        p1(hand=["Jab"]), p2(stage=["Pal", "Slip"]), cards={"Jab": attack(), "Pal": backup(), "Slip": asset([slip])}
    )
    ring.play("P1: play Jab", "P1: attack P2's Pal", "P2: use Slip").on("P2 form", "P1 momentum")
    there = gone == "Draw(1)"
    assert ring["P2.health"] == 25  # it is not redirected
    assert len(ring.told_of("resolve")) == 1  # nor dropped
    assert (ring.question == "P1 momentum") is there
    assert bool(ring.told_of("deal")) is there


@pytest.mark.proves("UVS-RULING-15")
def test_damage_to_a_backup_is_dealt_but_no_player_takes_it() -> None:
    deals = "Ability(CONTINUOUS, (Fired(Event(V_DEAL, own=True), (Gain(1),)),))"
    hurt = "Ability(CONTINUOUS, (Fired(Event(V_LOSE, YOU, via=BY_DAMAGE), (Draw(1),)),))"
    theirs = {"stage": ["Pal", "Ear"]}
    now = jab(attack([deals], damage=9), {"health": 9}, theirs, Pal=backup(stamina=2), Ear=asset([hurt]))
    now.play("P1: attack P2's Pal").on("P1 form")
    assert (now["P1.health"], now["P2.health"], now["P2.hand_size"]) == (10, 25, 0)
    assert now["P2.discards"] == ["Pal"]


# Before the damage


@pytest.mark.proves("UVS-RULING-31")
@pytest.mark.parametrize(("less", "taken"), [(1, 2), (3, 0)])
@pytest.mark.parametrize("moment", ["V_BEFORE_DAMAGE", "V_BEFORE_TAKE"])
def test_damage_is_reckoned_again_after_the_window_before_it(moment: str, less: int, taken: int) -> None:
    duck = f"Ability(RESPONSE, (Modify(TheAttack(), DAMAGE, -{less}),), (), Event({moment}, RIVAL))"
    now = jab(theirs={"stage": ["Duck"]}, Duck=asset([duck])).on("P2 respond")
    assert now["P2.health"] == 25
    now.play("P2: use Duck").on("P1 form")
    assert now["P2.health"] == 25 - taken
    assert len(now.told_of("deal")) == (1 if taken else 0)


# Responses on attacks


@pytest.mark.proves("UVS-RULING-32")
def test_an_attack_responds_up_to_the_window_in_which_it_resolves() -> None:
    text = "Ability(RESPONSE, (Gain(1),), (), Event(V_RESOLVE, YOU))"
    ring = table(p1(hand=["Jab", "Hook", PAGE], health=9), p2(), cards={"Jab": attack([text]), "Hook": attack()})
    ring.play("P1: play Jab")
    assert ring.options == ["pass", "use Jab"]
    ring.play("P1: use Jab", "P1: play Hook")
    assert ring.question == "P1 form"  # another attack's window is none of Jab's


@pytest.mark.proves("UVS-RULING-32")
@pytest.mark.parametrize(("own", "asked"), [("True", True), ("False", False)])
def test_and_at_any_time_if_its_trigger_is_about_itself(own: str, asked: bool) -> None:
    text = f"Ability(RESPONSE, (Draw(1),), (), Event(V_CLEAR, YOU, own={own}))"
    broom = "Ability(FORM, (Clear(Sel(1, YOU, (Named('Jab'),), (POOL,))),))"
    ring = table(
        p1(pool=["Jab"], stage=["Broom"], hand=[PAGE]), p2(), cards={"Jab": attack([text]), "Broom": asset([broom])}
    )
    ring.play("P1: use Broom")
    assert (ring.question == "P1 respond") is asked
