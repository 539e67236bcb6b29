"""The rulebook read once more, abilities and effects: limits on playing them, and what a card has been since."""

from __future__ import annotations

import pytest

from tests.games.universus.ringside import PAGE, Table, action, asset, attack, backup, foundation, p1, p2, table

HEAL = "Ability(ENHANCE, (Gain(1),))"
STUNS = attack([HEAL], keywords=["Stun: 1"])
STRIP = "Ability(ENHANCE, (Strip(TheAttack(YOU), 'Stun'),), (Commit(This()),))"


def stunning(*mine: str, **cards: object) -> Table:
    """An attack with Stun and an Enhance of its own; P1 has these foundations."""
    made = {"Hit": STUNS, "Strip": foundation([STRIP]), "Wall": foundation(block="+9 mid"), **cards}
    return table(p1(pool=["Hit"], stage=list(mine), health=9), p2(hand=["Wall"]), cards=made, attack="P1")


# Limits


@pytest.mark.proves("UVS-ENH-03", "UVS-RULING-45", "UVS-RULING-133")
def test_an_ability_can_still_be_played_though_the_card_has_lost_one_that_was() -> None:
    ring = stunning("Strip").play("P1: use Hit: Stun", "P1: use Strip")
    assert ring.options == ["pass", "use Hit"]
    ring.play("P1: use Hit")
    assert (ring["P1.health"], ring.question) == (10, "P2 block")


@pytest.mark.proves("UVS-ENH-03", "UVS-RULING-45", "UVS-RULING-133")
def test_an_ability_that_was_played_cannot_be_again_though_the_card_has_lost_another_one() -> None:
    ring = stunning("Strip").play("P1: use Hit: ability 2", "P1: use Strip")
    assert (ring["P1.health"], ring.question) == (10, "P2 block")


@pytest.mark.proves("UVS-GAINKW-02", "UVS-ENH-03")
def test_a_rating_that_changes_makes_no_new_ability() -> None:
    rate = "Ability(ENHANCE, (Rate(TheAttack(YOU), 'Stun', 1),), (Commit(This()),))"
    ring = stunning("More", More=foundation([rate])).play("P1: use Hit: Stun", "P1: use More")
    assert ring.options == ["pass", "use Hit"]


@pytest.mark.proves("UVS-RULING-45", "UVS-RULING-127", "UVS-RULING-133")
def test_what_comes_back_is_newly_gained() -> None:
    """The Enhance is lost for a while and comes back; its once per turn was another ability's."""
    once = "Ability(RESPONSE, (Gain(1),), (), Event(V_DRAW, YOU), (Limit(1, TURN),))"
    void = "Ability(ENHANCE, (Strip(Sel(1, YOU, (Named('Herb'),)), '', ENHANCE_STEP), Draw(1)), (Commit(This()),))"
    draw = "Ability(ENHANCE, (Draw(1),), (Commit(This()),))"
    late = "Ability(RESPONSE, (Draw(1),), (Commit(This()),), Event(V_RESOLVE, YOU))"
    cards = {
        "Herb": asset([once]),
        "Void": asset([void]),
        "Cup": asset([draw]),
        "Late": asset([late]),
        "Wall": foundation(block="+9 mid"),
        "Hit": attack(),
    }
    mine = p1(pool=["Hit"], stage=["Herb", "Void", "Cup", "Late"], health=9)
    ring = table(mine, p2(hand=["Wall"]), cards=cards, attack="P1")
    ring.play("P1: use Cup", "P1: use Herb")
    assert ring["P1.health"] == 10
    ring.play("P1: use Void")
    assert ring.question == "P2 block"
    ring.play("P2: no block", "P1: use Late", "P1: use Herb")
    assert ring["P1.health"] == 11


@pytest.mark.proves("UVS-OPG-01", "UVS-OPG-02", "UVS-COPY-03")
def test_two_responses_that_wait_for_different_things_are_no_copies() -> None:
    once = "Ability(RESPONSE, (Gain(1),), (), Event({}, YOU), (Limit(1, GAME_PERIOD),))"
    cards = {
        "Twin": asset([once.format("V_DRAW"), once.format("V_MILL")]),
        "Plan": action(["Ability(FORM, (Draw(1), Mill(1), Draw(1)))"]),
    }
    ring = table(p1(hand=["Plan"], stage=["Twin"], health=9), p2(), cards=cards)
    ring.play("P1: use Plan", "P1: use Twin", "P1: use Twin")
    assert (ring["P1.health"], ring.question) == (11, "P1 form")


# A loop with an option


@pytest.mark.proves("UVS-RULING-63")
def test_two_cards_that_turn_each_other_up_do_so_only_so_often() -> None:
    """Each is newly gained every time, and yet an end comes."""
    turn = "Ability(FORM, (Unflip(Sel(1, YOU, (State('face down'), Not(This())))),), (Flip(This()),))"
    cards = {"Heads": foundation([turn]), "Tails": foundation([turn])}
    ring = table(p1(hand=[PAGE], stage=["Heads", {"card": "Tails", "down": True}]), p2(), cards=cards)
    while len(ring.options) > 1 and len(ring.told_of("play ability")) < 399:
        ring.play(f"P1: {ring.options[-1]}")
    assert (ring.options, len(ring.told_of("play ability"))) == ([f"play {PAGE}"], 200)


# Multiple


@pytest.mark.proves("UVS-KMULT-01", "UVS-KMULT-02", "UVS-SCOPE-03")
def test_copies_are_copies_of_what_the_attack_was() -> None:
    """It is turned face down in response to the ability that makes them."""
    trip = "Ability(RESPONSE, (Flip(TheAttack(RIVAL)),), (Commit(This()),), Event(V_ABILITY, RIVAL))"
    cards = {"Hit": attack(damage=4, keywords=["Multiple: 2"]), "Trip": asset([trip])}
    ring = table(p1(pool=["Hit"], momentum=[PAGE]), p2(stage=["Trip"]), cards=cards, attack="P1")
    ring.play("P1: use Hit", "P2: use Trip").on("P1 form", "P2 form")
    assert ring["P2.health"] == 21
    assert len(ring.told_of("enter")) == 2


# Once per window


@pytest.mark.proves("UVS-RESP-11", "UVS-RULING-45", "UVS-UNFLIP-02", "UVS-UNSEAL-02")
@pytest.mark.parametrize(
    ("cost", "back", "again"),
    [
        ("Flip(This())", "Unflip(Sel(1, YOU, (State('face down'),)))", True),
        ("Seal(This())", "Seal(Sel(1, YOU, (State('sealed'),)), off=True)", True),
        ("Destroy(This())", "Build(Sel(1, YOU, (Type((ASSET,)),), (DISCARDS,)))", True),
        ("Lose(1)", "Gain(1)", False),
    ],
)
def test_a_response_that_is_newly_gained_in_a_window_may_be_played_again_there(
    cost: str, back: str, again: bool
) -> None:
    cards = {
        "Plan": action(["Ability(FORM, (Draw(1),))"]),
        "Spark": asset([f"Ability(RESPONSE, (Gain(2),), ({cost},), Event(V_DRAW, YOU))"]),
        "Stir": asset([f"Ability(RESPONSE, ({back},), (Commit(This()),), Event(V_DRAW, YOU))"]),
    }
    ring = table(p1(hand=["Plan"], stage=["Spark", "Stir"], health=9), p2(), cards=cards)
    ring.play("P1: use Plan", "P1: use Spark", "P1: use Stir")
    assert (ring.question == "P1 respond") is again
    if again:
        ring.play("P1: use Spark")
        assert (ring["P1.health"], ring.question) == (13, "P1 form")


@pytest.mark.proves("UVS-RULING-63", "UVS-RULING-45")
def test_two_responses_that_turn_each_other_up_end_in_one_window() -> None:
    turn = "Ability(RESPONSE, (Unflip(Sel(1, YOU, (State('face down'), Not(This())))),), (Flip(This()),), {})"
    cards = {name: asset([turn.format("Event(V_DRAW, YOU)")]) for name in ("Heads", "Tails")}
    cards["Plan"] = action(["Ability(FORM, (Draw(1),))"])
    ring = table(p1(hand=["Plan"], stage=["Heads", {"card": "Tails", "down": True}]), p2(), cards=cards)
    ring.play("P1: use Plan")
    while ring.question == "P1 respond" and len(ring.told_of("play ability")) < 399:
        ring.play(f"P1: {ring.options[-1]}")
    assert len(ring.told_of("play ability")) == 201


# A backup that comes back


@pytest.mark.proves("UVS-RULING-15", "UVS-ZCHG-03")
@pytest.mark.parametrize("when", ["Ability(ENHANCE, {}, {})", "Ability(RESPONSE, {}, {}, Event(V_CHECK, YOU))"])
def test_a_backup_that_has_left_and_come_back_is_not_the_one_that_is_attacked(when: str) -> None:
    """In its sequence or while the attack is being played."""
    bounce = "(Move(Sel(1, RIVAL, (Type((BACKUP,)),)), HAND, RIVAL), Build(Ref('moved'), RIVAL))"
    cards = {
        "Hit": attack(damage=2, difficulty=0),
        "Ally": backup(),
        "Hook": asset([when.format(bounce, "(Commit(This()),)")]),
    }
    ring = table(p1(hand=["Hit"], stage=["Hook"]), p2(stage=["Ally"]), cards=cards)
    ring.play("P1: play Hit", "P1: attack P2's Ally", "P1: use Hook").on("P1 momentum", "P2 form")
    assert (ring.question, ring["P2.health"], ring["P2.stage"][1:]) == ("P2 form", 25, ["Ally"])
    assert not ring.told_of("deal")
    assert not ring.told_of("lose stamina")


def test_the_log_tells_who_is_attacked() -> None:
    ring = table(p1(hand=["Hit"]), p2(stage=["Ally"]), cards={"Hit": attack(difficulty=0), "Ally": backup()})
    ring.play("P1: play Hit", "P1: attack P2's Ally")
    assert "P1 attacks P2's Ally." in [line["text"] for line in ring.told if "text" in line]


# Several events at once


TWO_PARTS = "Ability(FORM, (Gain(1),), (Discard(Sel(1, YOU, (), (HAND,))), Destroy(Sel(1, YOU, (Named('Cup'),)))))"
GONE = "Either((Event(V_DISCARD, YOU), Event(V_DESTROY, YOU)))"


def paid(keep: str, *answers: str) -> Table:
    """A card is discarded and another one destroyed for one cost, and an asset has something to say about it."""
    cards = {"Trade": asset([TWO_PARTS]), "Keep": asset([keep]), "Cup": asset(), "Jar": asset()}
    ring = table(p1(hand=["Jar"], stage=["Trade", "Keep", "Cup"]), p2(), cards=cards)
    return ring.play("P1: use Trade", *answers)


@pytest.mark.proves("UVS-EVENT-03", "UVS-RULING-134", "UVS-RULING-129")
@pytest.mark.parametrize("which", ["Jar", "Cup"])
def test_a_response_to_what_a_cost_came_to_is_about_any_card_of_it(which: str) -> None:
    ring = paid(f"Ability(RESPONSE, (Move(Ref('event'), HAND),), (Commit(This()),), {GONE})", "P1: use Keep")
    assert (ring.question, ring.options) == ("P1 meant", ["Jar in the discard pile", "Cup in the discard pile"])
    ring.play(f"P1: {which} in the discard pile")
    assert ring["P1.hand"] == [which]


@pytest.mark.proves("UVS-EVENT-03", "UVS-RULING-134", "UVS-RULING-129", "UVS-FIRED-02")
@pytest.mark.parametrize("which", ["Jar", "Cup"])
def test_so_is_a_fired_effect(which: str) -> None:
    ring = paid(f"Ability(CONTINUOUS, (Fired({GONE}, (Move(Ref('event'), HAND),)),))")
    ring.play(f"P1: {which} in the discard pile")
    assert (ring.question, ring["P1.hand"]) == ("P1 form", [which])


@pytest.mark.proves("UVS-EVENT-03", "UVS-RULING-134", "UVS-RULING-129", "UVS-FIRED-07")
@pytest.mark.parametrize("which", ["Jar", "Cup"])
def test_and_one_that_waits(which: str) -> None:
    waits = f"Ability(FORM, (Fired({GONE}, (Move(Ref('event'), HAND),)),), (Commit(This()),))"
    cards = {"Trade": asset([TWO_PARTS]), "Keep": asset([waits]), "Cup": asset(), "Jar": asset()}
    ring = table(p1(hand=["Jar"], stage=["Trade", "Keep", "Cup"]), p2(), cards=cards)
    ring.play("P1: use Keep", "P1: use Trade", f"P1: {which} in the discard pile")
    assert (ring.question, ring["P1.hand"]) == ("P1 form", [which])


@pytest.mark.proves("UVS-EVENT-03")
def test_nobody_is_asked_where_the_text_speaks_of_no_card() -> None:
    ring = paid(f"Ability(CONTINUOUS, (Fired({GONE}, (Draw(1),)),))")
    assert (ring.question, len(ring.told_of("draw"))) == ("P1 form", 1)


# A pause condition that is tried again


@pytest.mark.proves("UVS-PAUSE-07", "UVS-PAUSE-13", "UVS-KUNIQ-01")
def test_a_second_copy_that_comes_again_is_sacrificed_again() -> None:
    """Something else has happened instead, the first time: that was another stay in the stage."""
    flees = "Ability(CONTINUOUS, (Rule(INSTEAD, Event(V_DESTROY, ANY, own=True), 0, (Move(This(), HAND),)),))"
    build = "Ability(FORM, (Build(Sel(1, YOU, (Type((ASSET,)),), (HAND,))),), (Commit(This()),))"
    cards = {"Bell": asset([flees], keywords=["Unique"]), "Ring": foundation([build])}
    ring = table(p1(hand=["Bell", PAGE], stage=["Bell", "Ring", "Ring"]), p2(), cards=cards)
    for _ in range(2):
        ring.play("P1: use Ring")
        assert (ring["P1.stage"].count("Bell"), ring["P1.hand"].count("Bell")) == (1, 1)


# The Enhance Step goes on


@pytest.mark.proves("UVS-ENHST-05", "UVS-ENHST-04", "UVS-DEF-02")
def test_one_pass_of_the_defender_does_not_end_the_step() -> None:
    """Only two in succession do: after an Enhance of the attacker's, the attacker comes again."""
    cards = {"Hit": attack(), "Cup": asset([HEAL]), "Jar": asset([HEAL]), "Wall": foundation(block="+9 mid")}
    mine, theirs = p1(pool=["Hit"], stage=["Cup", "Jar"], health=9), p2(hand=["Wall"], stage=["Jar"], health=9)
    ring = table(mine, theirs, cards=cards, attack="P1")
    ring.play("P1: use Cup", "P2: pass")
    assert (ring.question, ring.options) == ("P1 enhance", ["pass", "use Jar"])
    ring.play("P1: use Jar")
    assert (ring.question, ring.options) == ("P2 enhance", ["pass", "use Jar"])
    ring.play("P2: pass")
    assert (ring["P1.health"], ring.question) == (11, "P2 block")


# Tokens in momentum


@pytest.mark.proves("UVS-MOM-03", "UVS-KTENS-01")
@pytest.mark.parametrize(
    ("answer", "row"),
    [
        ("before card 1", ["Roman Cancel", PAGE, "Jar"]),
        ("before card 2", [PAGE, "Roman Cancel", "Jar"]),
        ("at the end", [PAGE, "Jar", "Roman Cancel"]),
    ],
)
def test_a_token_is_added_to_any_place_in_momentum(answer: str, row: list[str]) -> None:
    cards = {"Hit": attack(keywords=["Tension"]), "Jar": asset(), "Wall": foundation(block="+9 mid")}
    ring = table(p1(pool=["Hit"], momentum=[PAGE, "Jar"]), p2(hand=["Wall"]), cards=cards, attack="P1")
    ring.play("P1: use Hit")
    assert ring.question == "P1 place"
    ring.play(f"P1: {answer}")
    assert [name.removesuffix(" (face down)") for name in ring["P1.momentum"]] == row


def test_where_nothing_else_is_in_momentum_nobody_is_asked() -> None:
    cards = {"Hit": attack(keywords=["Tension"]), "Wall": foundation(block="+9 mid")}
    ring = table(p1(pool=["Hit"]), p2(hand=["Wall"]), cards=cards, attack="P1").play("P1: use Hit")
    assert (ring.question, ring["P1.momentum"]) == ("P1 enhance", ["Roman Cancel"])


# Costs that come to something else


@pytest.mark.proves("UVS-KEX-01", "UVS-KPOWER-01", "UVS-KMULT-01", "UVS-COST-02")
@pytest.mark.parametrize(
    ("keyword", "speed", "damage", "copies"), [("EX", 7, 3, 0), ("Powerful", 3, 7, 0), ("Multiple", 3, 3, 2)]
)
def test_what_was_used_to_pay_counts_though_it_was_not_spent(
    keyword: str, speed: int, damage: int, copies: int
) -> None:
    """Momentum that would be spent is removed from the game instead."""
    away = "Ability(CONTINUOUS, (Rule(INSTEAD, Event(V_SPEND, YOU), 0, (Remove(Ref('event')),)),))"
    cards = {"Hit": attack(keywords=[f"{keyword}: 2"]), "Leak": asset([away]), "Wall": foundation(block="+9 mid")}
    ring = table(p1(pool=["Hit"], momentum=[PAGE, PAGE], stage=["Leak"]), p2(hand=["Wall"]), cards=cards, attack="P1")
    ring.play("P1: use Hit", "P1: Blank Page in momentum #1", "P1: Blank Page in momentum")
    assert (len(ring["P1.removed"]), len(ring["P1.pool"])) == (2, 1 + copies)
    assert (ring["attack.speed"], ring["attack.damage"]) == (speed, damage)
