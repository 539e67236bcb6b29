"""What is about to be, what blocks, what all of several cards are: played at the table."""

from __future__ import annotations

import pytest

from kumite.cards.faces import compile_text
from tests.english.lower.lowering import ability, does, lowered
from tests.games.ufs.ringside import table as older
from tests.games.universus.ringside import PAGE, Side, Table, attack, foundation, p1, p2

VOW = {"Vow": foundation(["Ability(ENHANCE, (Draw(1),))"])}


def told(text: str, kind: str = "foundation") -> list[str]:
    return [part.tree for part in compile_text(text, "ufs", kind, "Test Card")]


def played(text: str, mine: Side, theirs: Side | None = None, cards: dict[str, Side] | None = None) -> Table:
    """P1 has played Jab, and its ability; P2 can play Vow."""
    known = {"Jab": attack(told(text, "attack")), **VOW, **(cards or {})}
    held = {"hand": ["Jab"], "stage": [PAGE, PAGE], **mine}
    ring = older(held, theirs or p2(stage=["Vow"]), cards=known).play("P1: play Jab", "P1: use Jab")
    return ring.play("P1: done") if ring.question == "P1 pile order" else ring


# Before a check


SAME_CHECK = [
    "Before your opponent makes a control check to block, that check gets -2.",
    "Before your opponent makes a control check to block an attack, that check gets -2.",
    "Before your opponent makes a control check to block your attack, their check gets -2.",
    "Before your opponent attempts to block, their control check gets -2.",
]


@pytest.mark.proves("UFS-RULING-57")
@pytest.mark.parametrize("text", SAME_CHECK)
@pytest.mark.parametrize(("check", "blocked"), [(3, False), (5, True)])
def test_the_check_to_block_that_is_about_to_be_made(text: str, check: int, blocked: bool) -> None:
    known = {
        "Jab": attack(),
        "Fog": foundation(told(f"R Commit: {text}")),
        "Wall": foundation(block="+0 mid", difficulty=3),
        "Top": foundation(check=check),
    }
    ring = older(p1(hand=["Jab"], stage=["Fog", PAGE]), p2(hand=["Wall"], deck=["Top"], health=20), cards=known)
    ring.play("P1: play Jab").on("P2 block").play("P2: block with Wall").on("P1 respond").play("P1: use Fog")
    ring.on("P1 form", "P2 form")
    assert ring["P2.health"] == (20 if blocked else 17)


def test_nothing_but_a_check_is_known_to_come_after_an_attempt() -> None:
    assert lowered("R Commit: Before your opponent attempts to play an attack, draw 1 card.", "ufs").ability is None
    mine = lowered(
        "R Commit: Before your opponent makes a control check to block their attack, that check gets -2.", "ufs"
    )
    assert mine.ability is None
    both = "R Commit: Before your opponent attempts to block, their control check gets -2. Draw 1 card."
    assert lowered(both, "ufs").ability is None


# Before damage


@pytest.mark.parametrize(
    "text",
    [
        "Before you take damage from your opponent's attack, reduce that damage by 2.",
        "Before you are dealt damage by your opponent's attack, reduce that damage by 2.",
        "Before you would take damage, reduce that damage by 2.",
    ],
)
def test_that_damage_is_the_damage_about_to_be_taken(text: str) -> None:
    known = {"Jab": attack(), "Fog": foundation(told(f"R Commit: {text}"))}
    for used, health in ((True, 19), (False, 17)):
        ring = older(p1(hand=["Jab"], stage=[PAGE]), p2(stage=["Fog"], health=20), cards=known)
        ring.play("P1: play Jab").on("P2 respond").play("P2: use Fog" if used else "P2: pass").on("P1 form", "P2 form")
        assert ring["P2.health"] == health
    assert lowered("R Commit: Before you lose vitality, reduce that damage by 2.", "ufs").ability is None


# Instead of discarding it


def test_a_card_is_added_instead_of_being_discarded() -> None:
    text = "R: After this attack resolves, add it to your momentum face up{}."
    way = " instead of discarding it"
    assert ability(text.format(way), "ufs", "attack") == ability(text.format(""), "ufs", "attack")
    for other in ("instead of discarding your hand", "instead of destroying it"):
        assert lowered(text.format(f" {other}"), "ufs", "attack").ability is None
    checked = "R: After you make a control check, add the checked card to your hand"
    assert ability(f"{checked} instead of discarding it.", "ufs") == ability(f"{checked}.", "ufs")


# What blocks


@pytest.mark.parametrize(
    ("text", "may"),
    [
        ("Your opponent may only block this attack with low blocks.", {"Low"}),
        ("Your opponent can only block this attack with a low block.", {"Low"}),
        ("Your opponent may only block this attack with low or high blocks.", {"Low", "High"}),
        ("Your opponent cannot block this attack with a low block.", {"Mid", "High"}),
        ("Your opponent cannot block this attack with high or mid blocks.", {"Low"}),
        ("This attack cannot be blocked by high or low blocks.", {"Mid"}),
        ("For the rest of this turn, your attacks cannot be blocked by low blocks.", {"Mid", "High"}),
        ("Draw 1 card.", {"Low", "Mid", "High"}),
    ],
)
def test_blocks_of_some_zones(text: str, may: set[str]) -> None:
    known = {name: foundation(block=f"+0 {name.lower()}") for name in ("Low", "Mid", "High")}
    ring = played(f"E: {text}", {}, p2(hand=["Low", "Mid", "High"]), known).on("P2 block")
    offered = {option.split()[2] for option in ring.options if option.startswith("block with")}
    assert offered == may


def test_a_rule_for_the_turn_holds_for_later_attacks_and_one_for_this_attack_does_not() -> None:
    known = {"Low": foundation(block="+0 low"), "Hook": attack()}
    for text, blocks in (
        ("For the rest of this turn, your attacks cannot be blocked by low blocks.", False),
        ("Your opponent cannot block this attack with low blocks.", True),
    ):
        ring = played(f"E: {text}", {"hand": ["Jab", "Hook"]}, p2(hand=["Low"]), known).on("P1 form")
        ring.play("P1: play Hook").on("P2 block", "P1 form")
        assert (ring.question == "P2 block" and any("Low" in option for option in ring.options)) is blocks


# All of them


SORTS = {"Hook": attack(), "Ash": foundation(), "Zinc": foundation()}
ALL_OF_THEM = [
    "both cards discarded were attacks",
    "both discarded cards are attacks",
    "both of the discarded cards were attacks",
    "the discarded cards are both attacks",
    "both cards discarded this way were attacks",
]


@pytest.mark.parametrize("cond", ALL_OF_THEM)
@pytest.mark.parametrize(("given", "drawn"), [(["Hook", "Hook"], 1), (["Hook", "Zinc"], 0), (["Ash", "Hook"], 0)])
def test_both_of_them(cond: str, given: list[str], drawn: int) -> None:
    ring = played(f"E Discard 2 cards: If {cond}, draw 1 card.", {"hand": ["Jab", *given]}, cards=SORTS)
    assert len(ring["P1.hand"]) == drawn


@pytest.mark.parametrize("cond", ["share the same name", "have the same name", "share a name"])
@pytest.mark.parametrize(("given", "drawn"), [(["Hook", "Hook"], 1), (["Hook", PAGE], 0)])
def test_cards_of_one_name(cond: str, given: list[str], drawn: int) -> None:
    text = f"E Reveal 2 cards from your hand: If the cards you revealed {cond}, draw 1 card."
    ring = played(text, {"hand": ["Jab", *given]}, cards={"Hook": attack()})
    assert len(ring["P1.hand"]) == 2 + drawn
    assert lowered("E: If the revealed cards share the same name, draw 1 card.", "ufs").ability is None


# Whose number, how much, until when


def test_what_was_lost_in_either_way_is_gained_again() -> None:
    text = "R: After you lose vitality due to your opponent's attack or effect, gain that much vitality."
    known = {"Jab": attack(damage=4), "Salve": foundation(told(text))}
    ring = older(p1(hand=["Jab"], stage=[PAGE]), p2(stage=["Salve"], health=20), cards=known)
    ring.play("P1: play Jab").on("P2 respond")
    assert ring["P2.health"] == 16
    assert ring.play("P2: use Salve").on("P1 form", "P2 form")["P2.health"] == 20
    assert lowered("R: After you lose vitality or draw 1 card, gain that much vitality.", "ufs").ability is None


def test_whose_attack_gets_faster() -> None:
    text = "R: After {} speed is increased, draw 1 card."
    rival, weapon = (
        repr(ability(text.format(whose), "ufs").trigger)
        for whose in ("your opponent's attack's", "your Weapon attack's")
    )
    assert "by=1" in rival
    assert "Weapon" not in rival
    assert "by=0" in weapon
    assert "Weapon" in weapon


def test_a_printed_number_of_the_attack_whose_damage_is_asked() -> None:
    cond = "E: If your {} attack's damage is 3 or more, draw 1 card."
    printed, now = (does(cond.format(which), "ufs") for which in ("printed 1 difficulty", "1 difficulty"))
    assert repr(printed) != repr(now)
    assert "printed=True" in repr(printed)


def test_until_your_next_turn_is_until_it_begins() -> None:
    text = "E: Your opponent's attacks get -1 damage until {}your next turn."
    assert does(text.format(""), "ufs") == does(text.format("the start of "), "ufs")
    assert lowered("E: Your opponent's attacks get -1 damage until your turn.", "ufs").ability is None


def test_one_card_there_and_the_others_elsewhere() -> None:
    text = "E: Look at the top 2 cards of your deck. Add 1 of them to your hand and {}the other to your momentum."
    assert does(text.format(""), "ufs") == does(text.format("add "), "ufs")
    ring = played(text.format(""), {"deck": ["Hook", "Elm", PAGE]}, cards={"Hook": attack(), "Elm": foundation()})
    ring.play(next(f"P1: {option}" for option in ring.options if "Elm" in option))
    assert ring["P1.hand"] == ["Elm"]
    assert len(ring["P1.momentum"]) == 1


# More, if something is so; not playable


@pytest.mark.parametrize(
    "text",
    [
        "Your opponent's attack gets -2 damage, or gets -4 damage if it is high.",
        "Your attack gets +1 damage or +2 damage if it is high.",
        "Draw 1 card, or draw 2 cards if you have 10 or more foundations.",
    ],
)
def test_of_which_of_two_something_is_the_condition(text: str) -> None:
    assert lowered(f"E: {text}", "ufs").ability is None
    choice = "E: Your attack gets +2 speed or +2 damage if it is high."
    first = "E: If your attack is high, it gets +2 speed or +2 damage."
    assert does(choice, "ufs") == does(first, "ufs")


@pytest.mark.parametrize(
    ("text", "offered"),
    [
        ("Not playable if this attack is high.", True),
        ("Not playable if this attack is mid.", False),
        ("This ability cannot be played if this attack is mid.", False),
        ("This ability is not playable if this attack is mid.", False),
        ("Only playable if this attack is mid.", True),
    ],
)
def test_an_ability_that_cannot_be_played_then(text: str, offered: bool) -> None:
    known = {"Jab": attack(told(f"E: Draw 1 card. {text}", "attack"))}
    ring = older(p1(hand=["Jab"], stage=[PAGE]), p2(), cards=known).play("P1: play Jab")
    assert (ring.question == "P1 enhance" and "use Jab" in ring.options) is offered


def test_attacks_that_somebody_plays() -> None:
    text = "E: All attacks {} this turn get -1 speed."
    for who, seat in (("you have played", 0), ("your opponent has played", 1)):
        assert f"whose={seat}" in repr(does(text.format(who), "ufs"))
    assert lowered(text.format("you play"), "ufs").ability is None  # those to come, or those that there are


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("E: Your attack gets +1 damage per foundation in your staging area.", "for each foundation"),
        ("R: After you play your first attack of the turn, draw 1 card.", "this turn"),
        ("R: After you play an attack from anywhere but your hand, draw 1 card.", "other than your hand"),
        ("E: Draw 1 card. Only playable while at Desperation.", "while you are at Desperation"),
    ],
)
def test_said_shorter(one: str, other: str) -> None:
    said = {
        "for each foundation": "per foundation",
        "this turn": "of the turn",
        "other than your hand": "but your hand",
    }
    longer = one.replace(said.get(other, "while at Desperation"), other)
    assert longer != one
    assert ability(one, "ufs") == ability(longer, "ufs")
