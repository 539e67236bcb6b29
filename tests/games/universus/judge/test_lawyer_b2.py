"""A second reading of the rulebook, continued: maximums, face-down attacks, Outwit."""

from __future__ import annotations

import pytest

from kumite.games.universus.faces import face, stamina
from tests.games.universus.effects.tools import health
from tests.games.universus.ringside import PAGE, Table, asset, attack, backup, foundation, p1, p2, table

BACKUPS = "(Type((BACKUP,)),)"
PLAYS_DOWN = (
    "Ability(FORM, (PlayDown(Sel(1, zones=(HAND,), tests=(Named('Rock'),)), "
    "Sel(1, zones=(DISCARDS,), tests=(Named('Jab'),))),))"
)

# Maximums


def over(ring: Table) -> Table:
    """P1 plays a page, and the turn ends."""
    ring.play(f"P1: play {PAGE}").on("P2 form")
    return ring


@pytest.mark.proves("UVS-HEALTH-07", "UVS-STATE-08", "UVS-ORDER-01", "UVS-RULING-91")
def test_a_maximum_that_stays_up_costs_no_health_as_the_turn_ends() -> None:
    up = "Ability({}, (Modify(Yours(), HEALTH, 5),))"
    for kind, left in (("CONTINUOUS", 29), ("FORM", 25)):
        ring = table(
            p1(stage=["Heart", "Herbs"], hand=[PAGE]),
            p2(hand=[PAGE]),
            cards={"Heart": asset([up.format(kind)]), "Herbs": asset(["Ability(FORM, (Gain(4),), (Commit(This()),))"])},
        )
        if kind == "FORM":
            ring.play("P1: use Heart")
        ring.play("P1: use Herbs")
        assert health(ring)[0] == 29
        assert health(over(ring))[0] == left


@pytest.mark.proves("UVS-HEALTH-07", "UVS-PAUSE-04")
def test_a_maximum_of_nothing_loses_the_game() -> None:
    hex_ = "Ability(FORM, (Modify(Yours(RIVAL), HEALTH, -25),))"
    ring = table(p1(stage=["Hex"], hand=[PAGE]), p2(), cards={"Hex": asset([hex_])})
    ring.play("P1: use Hex")
    assert ring.g.outcome is not None
    assert ring.g.outcome.winners == (0,)


@pytest.mark.proves("UVS-STAM-04", "UVS-RULING-17", "UVS-STATE-08", "UVS-RULING-91")
def test_a_maximum_that_stays_up_costs_no_stamina_as_the_turn_ends() -> None:
    up = f"Modify(Sel(99, tests={BACKUPS}, every=True), STAMINA, 3)"
    heals = f"Ability(FORM, (Gain(3, of=Sel(1, tests={BACKUPS})),), (Commit(This()),))"
    for kind, left in (("CONTINUOUS", 8), ("FORM", 5)):
        ring = table(
            p1(stage=["Heart", "Pal", "Herbs"], hand=[PAGE]),
            p2(hand=[PAGE]),
            cards={"Heart": asset([f"Ability({kind}, ({up},))"]), "Pal": backup(), "Herbs": asset([heals])},
        )
        if kind == "FORM":
            ring.play("P1: use Heart")
        ring.play("P1: use Herbs")
        pal = ring.g.stage[0][2]
        assert stamina(ring.g, pal) == 8
        over(ring)
        assert (stamina(ring.g, pal), face(ring.g, pal).stamina) == (left, left)
        assert ring.g.wounds[pal] == 0


@pytest.mark.proves("UVS-RULING-17", "UVS-COPYING-01")
def test_a_backup_that_was_a_copy_of_something_else_is_itself_again() -> None:
    veil = f"Ability(FORM, (PlayCopy(Sel(1, tests={BACKUPS}), Sel(1, tests=(Named('Rock'),))),))"
    ring = table(
        p1(stage=["Veil", "Rock", {"card": "Pal", "wounds": 2}], hand=[PAGE]),
        p2(hand=[PAGE]),
        cards={"Veil": asset([veil]), "Rock": foundation(), "Pal": backup()},
    )
    ring.play("P1: use Veil")
    assert face(ring.g, ring.g.stage[0][3]).name == "Rock"
    over(ring)
    assert ring["P1.discards"] == [PAGE]
    assert stamina(ring.g, ring.g.stage[0][3]) == 3


# Face-down attacks


@pytest.mark.proves("UVS-FDATK-01", "UVS-FDATK-06")
def test_a_face_down_attack_has_the_abilities_it_has_copied() -> None:
    heals = "Ability(CONTINUOUS, (Fired(Event(V_DEAL, own=True), (Gain(1),)),))"
    ring = table(
        p1(stage=["Trick"], hand=["Rock", PAGE], health=9, discards=["Jab"]),
        p2(),
        cards={"Trick": asset([PLAYS_DOWN]), "Rock": foundation(), "Jab": attack([heals])},
    )
    ring.play("P1: use Trick").on("P1 form")
    assert health(ring) == (10, 22)


# Outwit


@pytest.mark.proves("UVS-OUTWIT-03", "UVS-COST-02")
@pytest.mark.parametrize("verb", ["V_UNFLIP", "V_COMMIT", "V_DRAW"])
def test_outwit_cannot_be_paid_where_its_card_cannot_be_turned_or_committed(verb: str) -> None:
    spies = "Ability(RESPONSE, (Gain(1),), (), Event(V_GAIN, RIVAL), riders=(Outwit(),))"
    stops = f"Ability(CONTINUOUS, (Rule(CANNOT, Event({verb}, RIVAL)),))"
    ring = table(
        p1(stage=["Herbs", "Lid"], hand=[PAGE], health=9),
        p2(stage=[{"card": "Spy", "down": True}]),
        cards={"Herbs": asset(["Ability(FORM, (Gain(1),))"]), "Spy": asset([spies]), "Lid": asset([stops])},
    )
    ring.play("P1: use Herbs")
    assert (ring.question == "P2 respond") == (verb == "V_DRAW")


# Costs


@pytest.mark.proves("UVS-EITHER-01", "UVS-COST-02")
def test_a_cost_of_either_players_cards_is_paid_by_one_who_has_enough() -> None:
    for n, asked in ((2, False), (1, True)):
        rake = f"Ability(FORM, (Draw(1),), (Remove(Sel({n}, EITHER, (), (DISCARDS,))),))"
        ring = table(
            p1(stage=["Rake"], hand=[PAGE], discards=[PAGE]), p2(discards=[PAGE, PAGE]), cards={"Rake": asset([rake])}
        )
        ring.play("P1: use Rake")
        assert (ring.question == "P1 player") == asked
        assert len(ring.g.removed[1]) == (0 if asked else 2)


# Unique


@pytest.mark.proves("UVS-PAUSE-12", "UVS-KUNIQ-01")
@pytest.mark.parametrize(("named", "left"), [("Crown", 2), ("Orb", 1)])
def test_more_copies_of_one_unique_card_are_no_more_of_another(named: str, left: int) -> None:
    more = f"Ability(CONTINUOUS, (Rule(COPIES, Event(V_BUILD, YOU, tests=(Named('{named}'),)), 2),))"
    calls = "Ability(FORM, (Build(Sel(1, tests=(Named('Crown'),), zones=(HAND,))),))"
    ring = table(
        p1(stage=["Vault", "Post", "Crown"], hand=["Crown", PAGE]),
        p2(),
        cards={"Vault": asset([more]), "Post": asset([calls]), "Crown": asset(keywords=["Unique"]), "Orb": asset()},
    )
    ring.play("P1: use Post")
    assert ring["P1.stage"].count("Crown") == left


@pytest.mark.proves("UVS-EFF-17", "UVS-EVENT-06")
def test_the_ability_of_a_card_that_its_cost_has_turned_is_still_that_cards() -> None:
    for verb in ("V_ABILITY", "V_RESOLVED"):
        hears = f"Ability(CONTINUOUS, (Fired(Event({verb}, RIVAL, tests=(Type((ASSET,)),)), (Gain(1),)),))"
        turns = asset(["Ability(FORM, (Draw(1),), (Flip(This()),))"])
        ring = table(
            p1(stage=["Coin"], hand=[PAGE]), p2(stage=["Sun"], health=9), cards={"Coin": turns, "Sun": asset([hears])}
        )
        ring.play("P1: use Coin")
        assert health(ring)[1] == 10


# Described attacks and cancelled abilities


@pytest.mark.proves("UVS-RULING-16")
@pytest.mark.parametrize(("status", "asked"), [("unblocked", True), ("blocked", False)])
def test_an_attack_on_a_backup_is_described_as_unblocked(status: str, asked: bool) -> None:
    hears = f"Ability(RESPONSE, (Gain(1),), (), Event(V_DEAL, YOU, tests=(State('{status}'),)))"
    ring = table(
        p1(stage=["Sun", PAGE], hand=["Jab"], health=9),
        p2(stage=["Pal"]),
        cards={"Sun": asset([hears]), "Jab": attack(), "Pal": backup()},
    )
    ring.play("P1: play Jab", "P1: attack P2's Pal").on("P1 respond", "P1 momentum")
    assert (ring.question == "P1 respond") == asked


@pytest.mark.proves("UVS-PREST-06", "UVS-PREST-08")
def test_nobody_pays_to_cancel_what_is_cancelled() -> None:
    plea = "Ability(FORM, (Gain(1),), riders=(RivalMayCancel((Discard(Sel(1, zones=(HAND,))),)),))"
    hush = "Ability(CONTINUOUS, (Fired(Event(V_ABILITY, RIVAL), (Cancel(),)),))"
    for stage, asked in ((["Hush"], False), ([], True)):
        ring = table(
            p1(stage=["Plea"], hand=[PAGE], health=9),
            p2(stage=stage, hand=[PAGE]),
            cards={"Plea": asset([plea]), "Hush": asset([hush])},
        )
        ring.play("P1: use Plea")
        assert (ring.question == "P2 cancel") == asked
        assert health(ring)[0] == 9
