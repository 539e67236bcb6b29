"""A card that is played face down is played, a discard by rule is no effect, and other odd cases."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.universus.ringside import PAGE, Table, action, asset, attack, backup, foundation, p1, p2, table

CRY = attack(["Ability(ENHANCE, (Gain(1),))"], speed=2, damage=4, keywords=["Ranged"])
DOWN = "PlayDown(Sel({}, zones=(HAND,)), Sel(1, tests=({},), zones=({},)))"


def mimic(n: int = 1, of: str = "Named('Cry')", zone: str = "DISCARDS") -> dict[str, Any]:
    """Form Commit: play so many cards of the hand face down as copies of that one."""
    return asset([f"Ability(FORM, ({DOWN.format(n, of, zone)},), (Commit(This()),))"])


def masked(mine: dict[str, Any] | None = None, theirs: dict[str, Any] | None = None, **cards: Any) -> Table:
    """P1 plays a Boot face down as a copy of a Cry; P2 can block it."""
    known = {"Cry": CRY, "Boot": foundation(), "Mimic": mimic(), "Wall": foundation(block="+0 low"), **cards}
    held = {"hand": ["Boot"], "discards": ["Cry"], "health": 10, **(mine or {})}
    held["stage"] = ["Mimic", *held.get("stage", [])]
    return table(held, {"hand": ["Wall"], **(theirs or {})}, cards=known).play("P1: use Mimic")


@pytest.mark.proves("UVS-FDATK-01", "UVS-PLAYCD-02", "UVS-BACK-07", "UVS-RULING-173")
@pytest.mark.parametrize(("target", "pal", "health"), [("P2's Pal", [1, 5], 25), ("the character", [5, 5], 21)])
def test_an_attack_that_is_played_face_down_may_attack_a_backup(target: str, pal: list[int], health: int) -> None:
    ring = masked(theirs={"stage": ["Pal"]}, Pal=backup()).play(f"P1: attack {target}").on("P1 form", "P1 momentum")
    assert (ring["P2.cards.stage.1.stamina"], ring["P2.health"]) == (pal, health)


@pytest.mark.proves("UVS-ATK-06", "UVS-ATK-11", "UVS-FDATK-01")
def test_an_attack_that_was_played_face_down_is_changed_before_its_sequence() -> None:
    """It was just played and is about to enter one."""
    boost = foundation(
        ["Ability(RESPONSE, (Modify(Ref('event'), DAMAGE, 2),), (), Event(V_PLAY, YOU, (Type((ATTACK,)),)))"]
    )
    ring = masked({"stage": ["Boost"]}, Boost=boost)
    assert ring["attack"] is None
    ring.play("P1: use Boost").on("P2 block")
    assert ring["attack.damage"] == 6


@pytest.mark.proves("UVS-NEXT-01", "UVS-FDATK-01", "UVS-KELUS-01", "UVS-RULING-47")
def test_an_attack_that_was_played_face_down_is_the_next_attack_and_counts_once() -> None:
    ready = foundation(["Ability(FORM, (Modify(Sel(1, YOU, (Type((ATTACK,)),), (POOL,), next=True), SPEED, 3),))"])
    cards = {"Cry": CRY, "Boot": foundation(), "Mimic": mimic(), "Wall": foundation(block="+0 low"), "Ready": ready}
    ring = table(p1(hand=["Boot"], discards=["Cry"], stage=["Mimic", "Ready"]), p2(hand=["Wall"]), cards=cards).play(
        "P1: use Ready", "P1: use Mimic"
    )
    ring.on("P2 block")
    assert (ring["attack.speed"], ring.g.attacks) == (5, [1, 0])
    assert len(ring.told_of("play")) == 1


@pytest.mark.proves("UVS-STACK-08", "UVS-FDATK-01")
def test_of_several_that_are_played_face_down_at_once_the_leftmost_attacks_first() -> None:
    ring = masked({"hand": ["Boot", PAGE]}, Mimic=mimic(2)).on("P1 enhance", "P2 block")
    first, second = ring.g.pool[0]
    assert (ring.g.attack.card, ring.g.stack) == (first, (second,))


@pytest.mark.proves("UVS-COPYING-01", "UVS-FDATK-06", "UVS-POOL-09")
def test_a_copy_of_a_face_down_copy_is_one_of_the_same_card() -> None:
    ring = masked({"hand": ["Boot", PAGE], "stage": ["Parrot"]}, Parrot=mimic(zone="POOL")).play("P1: Boot")
    ring.on("P1 form").play("P1: use Parrot").on("P1 enhance")
    assert (ring["attack.card"], ring["attack.damage"], ring["attack.traits"]) == ("Cry", 4, ["Ranged"])
    assert ring["P1.pool"] == ["Cry (face down, as Cry)"] * 2


@pytest.mark.proves("UVS-COPYING-01", "UVS-KMULT-02", "UVS-KMULT-03")
def test_a_copy_of_a_multiple_copy_has_no_text_either_and_may_go_to_momentum() -> None:
    cards = {
        "Hail": attack(["Ability(ENHANCE, (Gain(1),))"], keywords=["Multiple: 1"], damage=2),
        "Parrot": mimic(of="MultipleCopy()", zone="POOL"),
        "Wall": foundation(block="+0 low"),
    }
    mine = p1(pool=["Hail"], momentum=[PAGE], hand=[PAGE], stage=["Parrot"], health=10)
    ring = table(mine, p2(hand=["Wall"]), cards=cards, attack="P1").play("P1: use Hail: Multiple")
    ring.on("P1 form").play("P1: use Parrot")
    ring.on("P2 block")  # there is nothing to enhance it with
    assert (ring["attack.card"], ring["attack.keywords"]) == ("Hail", [])
    ring.on("P1 momentum")
    assert ring.options[-1].startswith("into momentum")


@pytest.mark.proves("UVS-COMBAT-11", "UVS-EFF-02")
def test_the_card_that_is_discarded_for_want_of_a_form_is_no_effect_of_anybody() -> None:
    """Game procedures are not effects: what waits for a discard by an effect does not hear of it."""
    ears = [
        "Ability(CONTINUOUS, (Fired(Event(V_DISCARD, YOU, via=BY_EFFECT), (Gain(1),)),))",
        "Ability(CONTINUOUS, (Fired(Event(V_DISCARD, YOU, cause=YOU), (Gain(2),)),))",
        "Ability(CONTINUOUS, (Fired(Event(V_DISCARD, YOU, character=1), (Gain(4),)),))",
        "Ability(CONTINUOUS, (Fired(Event(V_DISCARD, YOU), (Gain(8),)),))",
    ]
    cards = {"Shrug": action(), "Wave": action(), "Ear": foundation(ears)}
    ring = table(p1(hand=["Shrug", "Wave"], stage=["Ear"], health=5), p2(), cards=cards).play("P1: pass", "P1: Wave")
    assert (ring["P1.hand"], ring["P1.health"]) == (["Shrug"], 13)


@pytest.mark.proves("UVS-COMBAT-11", "UVS-CONF-03")
@pytest.mark.parametrize(("via", "left"), [("", ["Shrug"]), (", via=BY_EFFECT", [])])
def test_whoever_cannot_discard_for_want_of_a_form_does_not(via: str, left: list[str]) -> None:
    kept = foundation([f"Ability(CONTINUOUS, (Rule(CANNOT, Event(V_DISCARD, YOU{via})),))"])
    ring = table(p1(hand=["Shrug"], stage=["Clasp"]), p2(), cards={"Shrug": action(), "Clasp": kept}).play("P1: pass")
    assert ring["P1.hand"] == left


SUN = asset(difficulty=4, check=5, back={"type": "asset", "name": "Moon"})
FEW = "Has(Sel(1, ANY, (Stat({}, '<=', 3),), ({},)))"


@pytest.mark.proves("UVS-DSIDE-03", "UVS-PROP-01", "UVS-PRINT-02", "UVS-RULING-171")
@pytest.mark.parametrize(
    ("stat", "zone", "mine", "able"),
    [
        ("DIFFICULTY", "STAGE", {"stage": [{"card": "Sun", "back": True}]}, False),  # it has none, which is not 0
        ("CHECK", "STAGE", {"stage": [{"card": "Sun", "back": True}]}, False),
        ("DIFFICULTY", "STAGE", {"stage": ["Sun"]}, False),
        ("DIFFICULTY", "STAGE", {"stage": [{"card": "Sun", "down": True}]}, True),  # of a face-down card it is 0
        ("BLOCK", "DISCARDS", {"discards": ["Sun"]}, False),
        ("BLOCK", "DISCARDS", {"discards": ["Wall"]}, True),
        ("DAMAGE", "DISCARDS", {"discards": ["Sun"]}, False),
        ("DAMAGE", "DISCARDS", {"discards": ["Cry"]}, False),
        ("SPEED", "DISCARDS", {"discards": ["Cry"]}, True),
        ("STAMINA", "STAGE", {"stage": ["Sun"]}, False),
        ("STAMINA", "STAGE", {"stage": ["Pal"]}, True),
    ],
)
def test_a_number_that_a_card_has_not_is_no_small_one(stat: str, zone: str, mine: dict[str, Any], able: bool) -> None:
    cards = {"Sun": SUN, "Cry": CRY, "Wall": foundation(block="+1 low"), "Pal": backup(stamina=2)}
    looks = action([f"Ability(FORM, (Gain(1),), (), riders=(OnlyIf({FEW.format(stat, zone)}),))"])
    if stat in ("DIFFICULTY", "CHECK"):  # of the characters, too
        looks["abilities"] = [looks["abilities"][0].replace("(Stat", "(Type((ASSET, FOUNDATION)), Stat")]
    ring = table(p1(hand=["Look", PAGE], **mine), p2(), cards={**cards, "Look": looks}, tried=True)
    assert ("use Look" in ring.options) is able


@pytest.mark.proves("UVS-DSIDE-03")
def test_the_lowest_difficulty_is_that_of_a_card_that_has_one() -> None:
    low = action(["Ability(FORM, (Gain(Best('lowest', Sel(99, YOU, (Type((ASSET,)),), every=True), DIFFICULTY)),))"])
    mine = p1(hand=["Look"], health=5, stage=["Sun", {"card": "Sun", "back": True}])
    ring = table(mine, p2(), cards={"Sun": SUN, "Look": low}).play("P1: use Look")
    assert ring["P1.health"] == 9
