"""What somebody does or has done, how often and with what; conditions behind a clause; for each, behind any clause."""

from __future__ import annotations

import pytest

from kumite.cards.faces import compile_text
from kumite.english.show import back_again
from kumite.games.universus.terms import TYPES
from tests.english.lower.lowering import ability, does, lowered
from tests.games.universus.ringside import PAGE, asset, attack, foundation, p1, p2, table


def told(text: str, kind: str = "foundation") -> list[str]:
    return [part.tree for part in compile_text(text, "universus", kind, "Test Card")]


def comes_back(text: str, on: str = "foundation") -> bool:
    return back_again(lowered(text, on=on), TYPES.index(on))[-1] == "read back: the same"


# How often

DONE = [
    "drawn a card",
    "discarded a card",
    "gained health",
    "lost health",
    "taken damage",
    "blocked",
    "attacked with a Kick attack",
    "added a card to your momentum",
    "made a check to play an attack",
    "dealt damage",
    "spent momentum",
]


@pytest.mark.parametrize("done", DONE)
def test_the_second_time_is_exactly_twice(done: str) -> None:
    second = does(f"Enhance: If this is the second time you have {done} this turn, gain 1 health.")
    twice = does(f"Enhance: If you have {done} exactly twice this turn, gain 1 health.")
    assert second == twice
    assert "n=2, op='='" in repr(second)
    later = f"Enhance: If this is the second or later time you have {done} this turn, gain 1 health."
    assert "n=2, op='>='" in repr(does(later))
    assert comes_back(f"Enhance: If you have {done} exactly twice this turn, gain 1 health.")


@pytest.mark.parametrize(
    "deed", ["draw a card", "gain health", "take damage", "play an ability", "commit a foundation"]
)
def test_for_the_first_time_each_turn(deed: str) -> None:
    each = ability(f"Response: After you {deed} for the first time each turn, gain 1 health.")
    assert each == ability(f"Response: After you {deed} for the first time this turn, gain 1 health.")
    assert comes_back(f"Response: After you {deed} for the first time each turn, gain 1 health.")


def test_cards_at_once_are_one_time() -> None:
    """Two cards are spent at once; that is not twice."""
    counts = "Form: If you have spent momentum exactly once this turn, gain 2 health."
    cards = {"Purse": foundation(told(counts)), "Gift": foundation(told("Form: Spend 2 momentum."))}
    for uses, health in ((1, 12), (2, 10)):
        held = p1(stage=["Purse", "Gift", "Gift"], momentum=[PAGE] * 4, hand=[PAGE], health=10)
        ring = table(held, p2(), cards=cards)
        for _ in range(uses):
            ring.play(f"P1: {next(one for one in ring.options if one.startswith('use Gift'))}").on("P1 form")
        assert ring.play("P1: use Purse")["P1.health"] == health


# With what, how


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        (
            "Enhance: If you have completely blocked an attack this turn, draw 1 card.",
            "Enhance: If your rival's attack has been completely blocked this turn, draw 1 card.",
        ),
        (
            "Enhance: Your rival cannot attack this turn.",
            "Enhance: Your rival cannot play attacks this turn.",
        ),
        (
            "Enhance: Your rival cannot block this turn.",
            "Enhance: Your rival cannot play a card as a block this turn.",
        ),
    ],
)
def test_who_attacks_and_blocks(said: str, plain: str) -> None:
    assert does(said) == does(plain)


def test_for_how_long_goes_without_saying() -> None:
    assert does("Enhance: Your rival cannot attack.") == does("Enhance: Your rival cannot attack this turn.")
    assert lowered("Enhance: Your rival cannot attack with a Kick attack.").ability is None


@pytest.mark.parametrize(("trait", "health"), [("Kick", 11), ("Punch", 10)])
def test_to_attack_with_such_an_attack(trait: str, health: int) -> None:
    cards = {
        "Jab": attack(keywords=[trait]),
        "Flag": foundation(
            told("While this card is in your stage, when you attack with a Kick attack, gain 1 health.")
        ),
    }
    ring = table(p1(hand=["Jab", PAGE], stage=["Flag", PAGE, PAGE], health=10), p2(), cards=cards).play("P1: play Jab")
    assert ring.on("P1 form")["P1.health"] == health


@pytest.mark.parametrize(("n", "health"), [(2, 13), (1, 11)])
def test_so_much_health_at_once(n: int, health: int) -> None:
    cards = {
        "Well": foundation(told("Response: After you gain 2 or more health, gain 1 health.")),
        "Herb": foundation(told(f"Form: Gain {n} health.")),
    }
    ring = table(p1(stage=["Well", "Herb"], hand=[PAGE], health=10), p2(), cards=cards).play("P1: use Herb")
    if ring.question == "P1 respond":
        ring.play("P1: use Well")
    assert ring["P1.health"] == health


def test_a_check_that_was_so_much_this_turn() -> None:
    cards = {
        "Eye": foundation(told("Form: If you have checked a 5 or more this turn, gain 1 health.")),
        "Star": foundation(check=6),
    }
    for checked, health in ((["Star"], 11), ([PAGE], 10)):
        held = p1(stage=["Eye", PAGE], hand=["Star", PAGE], deck=checked, health=10)
        ring = table(held, p2(), cards=cards).play("P1: play Star").on("P1 form").play("P1: use Eye")
        assert ring["P1.health"] == health


def test_who_cannot_attack_or_block_this_turn() -> None:
    cards = {
        "Jab": attack(),
        "Wall": foundation(block="+0 mid"),
        "Calm": foundation(told("Form: Your rival cannot block this turn.")),
        "Hush": foundation(told("Form: You cannot attack this turn.")),
    }
    ring = table(p1(hand=["Jab"], stage=["Calm", "Hush", PAGE]), p2(hand=["Wall"]), cards=cards)
    assert ring.play("P1: play Jab").on("P2 block", "P1 form").question == "P2 block"
    ring = table(p1(hand=["Jab"], stage=["Calm", "Hush", PAGE]), p2(hand=["Wall"]), cards=cards)
    ring.play("P1: use Calm", "P1: play Jab").on("P2 block", "P1 form", "P2 form")
    assert ring.question != "P2 block"
    ring = table(p1(hand=["Jab"], stage=["Calm", "Hush", PAGE]), p2(hand=["Wall"]), cards=cards)
    assert "play Jab" not in ring.play("P1: use Hush").options


# Behind its clause


@pytest.mark.parametrize(
    ("behind", "front"),
    [
        ("Discard 1 card. Draw 1 card if it was an attack.", "Discard 1 card. If it was an attack, draw 1 card."),
        ("Discard 1 card. Mill 1 if it was an attack.", "Discard 1 card. If it was an attack, mill 1."),
        (
            "Reveal the top card of your deck. Draw 1 card if it is an attack.",
            "Reveal the top card of your deck. If it is an attack, draw 1 card.",
        ),
        ("Ready your character if it is committed.", "If your character is committed, ready your character."),
    ],
)
def test_a_condition_behind_its_clause_asks_of_what_was_there(behind: str, front: str) -> None:
    assert does(f"Enhance: {behind}") == does(f"Enhance: {front}")


def test_what_only_the_clause_brings_about_cannot_be_asked_before() -> None:
    for text in ("Commit 1 rival foundation if it was readied this turn.", "Draw 1 card if it is an attack."):
        assert lowered(f"Enhance: {text}").ability is None


@pytest.mark.parametrize(("card", "left"), [("Slap", 1), (PAGE, 0)])
def test_the_discarded_card_was_an_attack(card: str, left: int) -> None:
    cards = {"Slap": attack(), "Trade": foundation(told("Form: Discard 1 card. Draw 1 card if it was an attack."))}
    ring = table(p1(stage=["Trade"], hand=[card]), p2(), cards=cards).play("P1: use Trade")
    assert len(ring["P1.hand"]) == left


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("Mill 2 cards for each asset in your stage.", "For each asset in your stage, mill 2 cards."),
        (
            "Your rival mills 1 card for each asset in your stage.",
            "For each asset in your stage, your rival mills 1 card.",
        ),
        (
            "Add 1 card from your discard pile to your hand for each asset in your stage.",
            "For each asset in your stage, add 1 card from your discard pile to your hand.",
        ),
        (
            "Your attacks get +1 damage this turn for each asset in your stage.",
            "Your attacks get +1 damage for each asset in your stage this turn.",
        ),
    ],
)
def test_for_each_may_stand_behind(said: str, plain: str) -> None:
    assert does(f"Enhance: {said}") == does(f"Enhance: {plain}")


def test_so_many_are_added() -> None:
    text = "Form: Add 1 card from your discard pile to your hand for each asset in your stage."
    cards = {"Net": foundation(told(text)), "Cup": asset()}
    held = p1(stage=["Net", "Cup", "Cup"], discards=[PAGE] * 4, hand=[])
    ring = table(held, p2(), cards=cards).play("P1: use Net")
    while ring.question != "P1 form" and ring.question is not None:
        ring.play(f"P1: {ring.options[0]}")
    assert len(ring["P1.hand"]) == 2


# Sealed, the same, that many


@pytest.mark.proves("UVS-SEAL-01")
def test_sealed_so_long_as_it_is_anyway() -> None:
    for end in ("until the end of the turn", "for the rest of the turn", "this turn"):
        assert does(f"Enhance: Seal 1 rival foundation {end}.") == does("Enhance: Seal 1 rival foundation.")
    assert lowered("Enhance: Seal 1 rival foundation until the end of your next turn.").ability is None


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("this attack's speed is the same as its damage", "this attack's speed is equal to its damage"),
        ("this attack's speed is not the same as its printed speed", "this attack's speed is not its printed speed"),
        ("this attack's zone is the same as its printed zone", "this attack's zone is its printed zone"),
    ],
)
def test_the_same_number(said: str, plain: str) -> None:
    told_so, asked = (does(f"Enhance: If {cond}, draw 1 card.", on="attack") for cond in (said, plain))
    assert told_so == asked


def test_committed_by_its_stun() -> None:
    text = "Enhance: Freeze 1 foundation committed by this attack's Stun{}."
    assert does(text.format(""), on="attack") == does(text.format(" ability"), on="attack")


def test_that_many_cards_are_as_many_as_the_damage() -> None:
    mills = does("Enhance: If this attack deals damage, your rival mills that many cards.", on="attack")
    gains = does("Enhance: If this attack deals damage, gain that much health.", on="attack")
    assert "Bound(name='event')" in repr(mills)
    assert "Bound(name='event')" in repr(gains)


# A check of so much; a card that is revealed as a cost


@pytest.mark.parametrize(("checked", "health"), [("Low", 12), (PAGE, 10)])
def test_a_check_with_such_a_value(checked: str, health: int) -> None:
    waits = "Response: After you make a check with a value of 2 or less, gain 2 health."
    assert ability(waits) == ability("Response: After you check a 2 or less, gain 2 health.")
    cards = {"Luck": foundation(told(waits)), "Low": foundation(check=2)}
    held = p1(stage=["Luck", PAGE, PAGE], hand=[PAGE, PAGE], deck=[checked], health=10)
    ring = table(held, p2(), cards=cards).play(f"P1: play {PAGE}")
    if "use Luck" in ring.options:
        ring.play("P1: use Luck")
    assert ring["P1.health"] == health


def test_a_card_is_revealed_as_a_cost() -> None:
    text = "Enhance [Hand] Reveal: Your attack gets +2 damage."
    assert ability(text) == ability("Enhance [Hand] Reveal this card: Your attack gets +2 damage.")
    cards = {"Jab": attack(), "Ace": foundation(told(text))}
    ring = table(p1(hand=["Jab", "Ace"], stage=[PAGE, PAGE]), p2(), cards=cards).play("P1: play Jab", "P1: use Ace")
    assert ring.on("P1 form")["P2.health"] == 20
    assert "Ace" in ring["P1.hand"]


# Which of two cards: what blocks, and what is blocked


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        (
            "Enhance: If your rival blocks this attack with a foundation, destroy that foundation.",
            "Enhance: If your rival blocks this attack with a foundation, destroy the block.",
        ),
        (
            "Response: After your rival blocks your attack with a foundation, destroy that foundation.",
            "Response: After your rival blocks your attack with a foundation, destroy the block.",
        ),
        (
            "Enhance: If this attack is blocked by an attack, add that attack to its owner's hand.",
            "Enhance: If this attack is blocked by an attack, add the block to its owner's hand.",
        ),
        (
            "Response: After you block with an attack, that attack gets -2 damage.",
            "Response: After you block with an attack, your rival's attack gets -2 damage.",
        ),
    ],
)
def test_that_card_is_the_block_where_it_is_such_a_card(text: str, plain: str) -> None:
    found, wanted = repr(does(text, on="attack")), repr(does(plain, on="attack"))
    same = found == wanted.replace("TheAttack(tests=(), whose=1)", "Ref(name='event')")
    assert found == wanted or same


def test_that_foundation_is_destroyed_and_the_attack_is_not() -> None:
    text = "Response: After your rival blocks your attack with a foundation, add that foundation to its owner's hand."
    cards = {"Jab": attack(), "Trap": foundation(told(text)), "Wall": foundation(block="+0 mid")}
    ring = table(p1(hand=["Jab", PAGE], stage=["Trap", PAGE]), p2(hand=["Wall"], stage=[PAGE] * 3), cards=cards)
    ring.play("P1: play Jab").on("P2 block").play("P2: block with Wall").on("P1 respond").play("P1: use Trap")
    assert "Wall" in ring["P2.hand"]
    assert ring["P1.pool"] == ["Jab"]


@pytest.mark.parametrize(("n", "health"), [(7, 12), (9, 10)])
def test_damage_that_was_dealt_in_all(n: int, health: int) -> None:
    text = f"Form: If you have dealt {n} or more damage this turn, gain 2 health."
    assert comes_back(text)
    cards = {"Jab": attack(damage=4), "Sum": foundation(told(text))}
    ring = table(p1(hand=["Jab", "Jab"], stage=["Sum", PAGE, PAGE, PAGE], health=10), p2(), cards=cards)
    ring.play("P1: play Jab").on("P1 form").play("P1: play Jab").on("P1 form").play("P1: use Sum")
    assert ring["P1.health"] == health
    assert lowered("Enhance: If 2 or more of your attacks have dealt damage this turn, draw 1 card.").ability is None
