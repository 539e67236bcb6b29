"""The rulebook read again from Played Ability to its end, continued: attacks, what is remembered, backups."""

from __future__ import annotations

import pytest

from kumite.games.universus.faces import face, stamina, title_of
from kumite.games.universus.verbs import EVERYBODY
from tests.games.universus.judge.test_lawyer_c import counted
from tests.games.universus.ringside import PAGE, Table, action, asset, attack, backup, p1, p2, table

# Attacks


@pytest.mark.proves("UVS-PLAYCD-10", "UVS-SEQ-06")
def test_an_attack_that_is_taken_away_while_it_is_played_attacks_nobody() -> None:
    snatch = "Ability(RESPONSE, (Move(TheAttack(RIVAL), HAND),), (Commit(This()),), Event(V_CHECK, RIVAL))"
    ring = table(p1(hand=["Hit", PAGE]), p2(stage=["Snatch"]), cards={"Hit": attack(), "Snatch": asset([snatch])})
    ring.play("P1: play Hit", "P2: use Snatch")
    assert (ring.question, ring["P1.hand"], ring["P1.pool"]) == ("P1 form", [PAGE, "Hit"], [])
    assert not ring.told_of("enter")
    assert ring["P2.health"] == 25


@pytest.mark.proves("UVS-THISATK-01", "UVS-THISATK-03")
@pytest.mark.parametrize(("whose", "seen"), [("RIVAL", 1), ("YOU", 0)])
def test_an_attack_that_has_just_been_played_is_somebody_s_attack(whose: str, seen: int) -> None:
    eye = (
        f"Ability(RESPONSE, (If(Attacking({whose}), (Counter(This(), 'Seen', 1),)),), (Commit(This()),), "
        "Event(V_PLAY, RIVAL))"
    )
    ring = table(p1(hand=["Hit"]), p2(stage=["Eye"]), cards={"Hit": attack(), "Eye": asset([eye])})
    ring.play("P1: play Hit").on("P2 respond").play("P2: use Eye")
    assert counted(ring) == seen


@pytest.mark.proves("UVS-KFRENZY-01", "UVS-BSTEP-18", "UVS-RULING-34")
@pytest.mark.parametrize(("late", "bonuses"), [(True, 2), (False, 0)])
def test_frenzy_counts_an_attack_that_was_blocked_in_the_end(late: bool, bonuses: int) -> None:
    veil = "Ability(RESPONSE, (Considered(),), (Commit(This()),), Event(V_STATUS, RIVAL, notes=(NOT_BLOCKED,)))"
    ring = table(
        p1(pool=["Hit"], hand=["Mad"]),
        p2(stage=["Veil"]),
        attack="P1",
        cards={"Hit": attack(), "Mad": attack(keywords=["Frenzy"]), "Veil": asset([veil])},
    )
    ring.on("P2 respond").play("P2: use Veil" if late else "P2: pass")
    ring.on("P1 form").play("P1: play Mad").on("P1 blitz").play("P1: use Mad")
    assert len(ring.told_of("bonus")) == bonuses


@pytest.mark.proves("UVS-KCOMBO-02", "UVS-PROP-01", "UVS-RULING-106")
@pytest.mark.parametrize(
    ("need", "met"), [("Mid", True), ("Low", False), ("Fire", True), ("Water", False), ("Attack", True)]
)
def test_a_combo_may_ask_for_any_printed_property(need: str, met: bool) -> None:
    combo = "Ability(ENHANCE, (Draw(1),), (), None, (Combo(),))"
    ring = table(
        p1(pool=["First", "Second"]),
        attack="P1",
        cards={"First": attack(symbols=["fire"]), "Second": attack([combo], keywords=[f"Combo ({need})"])},
    )
    ring.on("P1 enhance", "P1 momentum")
    assert (ring.question == "P1 enhance") is met


# What is remembered of a card


@pytest.mark.proves("UVS-ZCHG-03")
@pytest.mark.parametrize(("moves", "seen"), [("", 1), ("Move(PAGE, HAND), Build(Sel(1, YOU, (), (HAND,))), ", 0)])
def test_what_was_done_to_a_card_is_forgotten_when_it_changes_zones(moves: str, seen: int) -> None:
    page = "Sel(1, YOU, (Type((FOUNDATION,)),))"
    count = "Count(Sel(1, YOU, (Type((FOUNDATION,)), Done(V_READY))))"
    tool = f"Ability(FORM, (Ready(PAGE), {moves}Counter(This(), 'Seen', {count})))".replace("PAGE", page)
    ring = table(p1(stage=[{"card": PAGE, "committed": True}, "Tool"]), cards={"Tool": asset([tool])})
    ring.play("P1: use Tool")
    assert counted(ring) == seen


@pytest.mark.proves("UVS-SAC-01", "UVS-RULING-99")
@pytest.mark.parametrize(
    ("how", "seen"), [("Destroy({}, YOU, True)", 1), ("Destroy({})", 1), ("Move({}, DISCARDS)", 0)]
)
def test_a_card_that_was_sacrificed_was_destroyed(how: str, seen: int) -> None:
    count = "Count(Sel(1, YOU, (Done(V_DESTROY),), (DISCARDS,)))"
    gone = how.format("Sel(1, YOU, (Type((FOUNDATION,)),))")
    tool = f"Ability(FORM, ({gone}, Counter(This(), 'Seen', {count})))"
    ring = table(p1(stage=[PAGE, "Tool"]), cards={"Tool": asset([tool])})
    ring.play("P1: use Tool")
    assert counted(ring) == seen


@pytest.mark.proves("UVS-ZCHG-03")
@pytest.mark.parametrize(
    "history",
    [
        "Past(Event(V_READY, YOU, own=True))",
        "Nth(Event(V_READY, YOU, own=True), '>=', 1)",
        "Cmp(Tally(Event(V_READY, YOU, own=True)), '>=', 1)",
    ],
)
@pytest.mark.parametrize("moves", [True, False])
def test_and_so_is_what_was_done_to_this_card(history: str, moves: bool) -> None:
    away = " Move(This(), HAND), Build(Sel(1, YOU, (), (HAND,)))" if moves else ""
    tool = [
        f"Ability(FORM, (Ready(This()),{away}), (Commit(This()),), None, (Limit(1, GAME_PERIOD),))",
        f"Ability(FORM, (Draw(1),), (), None, (OnlyIf({history}),))",
    ]
    ring = table(p1(stage=["Tool"], hand=[]), cards={"Tool": asset(tool)})
    ring.play("P1: use Tool")
    assert ("use Tool" in ring.options) is not moves


# Backups


def pal(ring: Table) -> tuple[int, int]:
    """What the backup of P1 has left, and its maximum."""
    h = next(h for h in ring.g.stage[0] if face(ring.g, h).name == "Pal")
    return stamina(ring.g, h), face(ring.g, h).stamina


CAMP = "Ability(CONTINUOUS, (Modify(Sel(1, YOU, (Type((BACKUP,)),), every=True), STAMINA, 2),))"


@pytest.mark.proves("UVS-STAM-01", "UVS-STATE-03", "UVS-RULING-104")
def test_a_backup_enters_with_the_maximum_it_has_there() -> None:
    ring = table(p1(stage=["Camp"], pool=["Pal"]), phase="end", cards={"Pal": backup(stamina=5), "Camp": asset([CAMP])})
    ring.on("P2 form")
    assert pal(ring) == (7, 7)
    ring.on("P1 form")
    assert pal(ring) == (7, 7)


@pytest.mark.proves("UVS-STAM-04", "UVS-RULING-104")
def test_a_maximum_that_rises_later_heals_nothing() -> None:
    ring = table(p1(stage=["Pal"], pool=["Camp"]), phase="end", cards={"Pal": backup(stamina=5), "Camp": asset([CAMP])})
    ring.on("P2 form")
    assert pal(ring) == (5, 7)
    ring.on("P1 form")
    assert pal(ring) == (5, 7)


@pytest.mark.proves("UVS-STAM-04")
def test_a_maximum_that_falls_with_the_turn_takes_the_stamina_with_it() -> None:
    tool = "Ability(FORM, (Modify(PAL, STAMINA, 2), Gain(2, YOU, PAL)))".replace(
        "PAL", "Sel(1, YOU, (Type((BACKUP,)),))"
    )
    ring = table(p1(stage=["Pal", "Tool"], hand=[PAGE]), cards={"Pal": backup(stamina=5), "Tool": asset([tool])})
    ring.play("P1: use Tool")
    assert pal(ring) == (7, 7)
    ring.play("P1: play Blank Page").on("P2 form")
    assert pal(ring) == (5, 5)


# Playing from other zones

WAY = "Ability(CONTINUOUS, (Rule(PLAYABLE, Event(V_PLAY, YOU, (Type((ATTACK,)),)), zones=({zone},)),))"


@pytest.mark.proves("UVS-PLAYCD-02", "UVS-PLAYCD-04", "UVS-PRIV-01", "UVS-RULING-102")
def test_a_face_down_card_in_momentum_may_be_played_for_what_it_is() -> None:
    ring = table(
        p1(momentum=["Hit", PAGE], stage=["Way"]),
        p2(stage=["Pal"]),
        cards={"Hit": attack(), "Pal": backup(stamina=5), "Way": asset([WAY.format(zone="MOMENTUM")])},
    )
    assert [option for option in ring.options if option.startswith("play")] == ["play Hit in momentum"]
    ring.play("P1: play Hit in momentum", "P1: attack P2's Pal").on("P1 momentum")
    assert ring["P1.pool"] == ["Hit"]
    assert [event["amount"] for event in ring.told_of("deal")] == [3]


@pytest.mark.proves("UVS-PLAYCD-04", "UVS-POOL-09", "UVS-RULING-102")
def test_a_face_down_attack_in_the_card_pool_cannot_be_played_again() -> None:
    ring = table(
        p1(pool=["Hit"], momentum=[PAGE], hand=[PAGE], stage=["Way"]),
        attack="P1",
        cards={"Hit": attack(keywords=["Multiple: 1"]), "Way": asset([WAY.format(zone="POOL")])},
    )
    ring.on("P1 enhance").play("P1: use Hit").on("P1 form")
    assert ring.options == ["play Blank Page", "play Hit"]


@pytest.mark.proves("UVS-HAND-01")
def test_of_two_like_actions_in_hand_the_one_that_the_rival_has_seen_is_played() -> None:
    snap = action(["Ability(ENHANCE, (Lose(1, RIVAL),))"])
    cards = {"Hit": attack(), "Snap": snap}
    ring = table(p1(pool=["Hit"], hand=["Snap"]), p2(hand=["Snap", "Snap", PAGE]), attack="P1", cards=cards)
    snaps = [h for h in ring.g.hand[1] if title_of(ring.g, h) == "Snap"]
    ring.g.known[snaps[-1]] = EVERYBODY
    ring.on("P2 enhance").play("P2: use Snap")
    assert not [h for h in ring.g.hand[1] if ring.g.known[h] & 1]
    assert len(ring["P2.hand"]) == 2
