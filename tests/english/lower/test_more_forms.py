"""Forms that cards of the older wording print, played at the table."""

from __future__ import annotations

import pytest

from kumite.cards.faces import compile_text
from tests.english.lower.lowering import ability, does, lowered
from tests.games.ufs.ringside import character
from tests.games.ufs.ringside import table as older
from tests.games.universus.ringside import PAGE, Side, Table, attack, foundation, p1, p2

KNOWN = {"Vow": foundation(["Ability(ENHANCE, (Draw(1),))"]), "Hook": attack()}


def told(text: str, kind: str = "foundation") -> list[str]:
    return [part.tree for part in compile_text(text, "ufs", kind, "Test Card")]


def jabbed(text: str, mine: Side, cards: dict[str, Side] | None = None) -> Table:
    """P1 has played Jab, and its ability."""
    known = {"Jab": attack(told(text, "attack")), **KNOWN, **(cards or {})}
    ring = older(
        p1(**{"hand": ["Jab"], "stage": [PAGE, PAGE], **mine}), p2(stage=["Vow"], hand=[PAGE] * 3), cards=known
    )
    ring.play("P1: play Jab", "P1: use Jab")
    return ring.play("P1: done") if ring.question == "P1 pile order" else ring


# With this ability, as a cost for it


@pytest.mark.parametrize(
    "way",
    [
        "this way",
        "with this ability",
        "due to this effect",
        "as a cost",
        "as a cost for this ability",
        "as part of this ability's cost",
        "to pay for this ability",
        "for the cost of this ability",
    ],
)
def test_what_this_ability_did_is_done_this_way(way: str) -> None:
    text = "E Discard 2 cards: This attack gets +1 damage for each attack discarded {}."
    assert ability(text.format(way), "ufs", "attack") == ability(text.format("this way"), "ufs", "attack")


@pytest.mark.parametrize(("given", "damage"), [(["Hook", "Hook"], 5), (["Hook", PAGE], 4), ([PAGE, PAGE], 3)])
def test_cards_discarded_as_a_cost_are_counted_and_no_others(given: list[str], damage: int) -> None:
    text = "E Discard 2 cards: This attack gets +1 damage for each attack discarded as a cost for this ability."
    ring = jabbed(text, {"hand": ["Jab", *given], "discards": ["Hook"]})
    assert ring["attack.damage"] == damage


def test_the_card_of_the_cost_is_not_the_one_that_the_effect_discards() -> None:
    text = "E Discard 1 card: Your opponent discards 1 card. If the card discarded {} was an attack, draw 1 card."
    assert lowered(text.format("as a cost"), "ufs", "attack").ability is None  # both have one name by then
    other = text.replace("opponent discards 1 card", "opponent commits 1 foundation")
    assert does(other.format("as a cost"), "ufs", "attack") == does(other.format("this way"), "ufs", "attack")
    assert lowered("E: If the card discarded as a cost was an attack, draw 1 card.", "ufs", "attack").ability is None


def test_cards_drawn_from_this_ability() -> None:
    text = "E: Draw up to your hand size. If you drew 3 or more cards from this ability, gain 1 vitality."
    same = text.replace("from this ability", "this way")
    assert does(text, "ufs", "attack") == does(same, "ufs", "attack")
    since = "E: Draw 1 card. Only playable if you have not drawn a card due to this ability this turn."
    assert lowered(since, "ufs", "attack").ability is None


# Neither these nor those


@pytest.mark.parametrize(
    ("what", "use", "play"),
    [
        ("enhances or attacks", False, False),
        ("enhances", False, True),
        ("responses or attacks", True, False),
        ("responses or actions", True, True),
    ],
)
def test_abilities_and_cards_that_cannot_be_played(what: str, use: bool, play: bool) -> None:
    text = f"E: You cannot play {what} for the rest of this turn."
    ring = jabbed(text, {"hand": ["Jab", "Hook", PAGE], "stage": ["Vow", PAGE, PAGE]})
    ring.on("P1 enhance", "P1 form")
    assert (ring.question == "P1 enhance" and "use Vow" in ring.options) is use
    ring.on("P1 form")
    assert ("play Hook" in ring.options) is play
    assert f"play {PAGE}" in ring.options


# What both players have


@pytest.mark.parametrize("whose", ["Both players' characters gain", "Each player's character gains"])
def test_a_symbol_for_both_characters(whose: str) -> None:
    need = "Ability(ENHANCE, (Draw(1),), riders=(ForSymbol('air'),))"
    known = {"Vow": foundation([need]), "Oath": foundation([need]), "Rook": character(symbols=["fire"])}
    for text, offered in ((f"{whose} {{air}}.", True), (f"{whose} {{water}}.", False)):
        cards = {"Jab": attack(told(f"E: {text}", "attack")), **known}
        mine = p1(character="Rook", hand=["Jab"], stage=["Vow", PAGE])
        ring = older(mine, p2(character="Rook", stage=["Oath"]), cards=cards)
        ring.play("P1: play Jab", "P1: use Jab")
        assert (ring.question == "P2 enhance" and "use Oath" in ring.options) is offered
        ring.on("P1 enhance", "P1 form")
        assert (ring.question == "P1 enhance" and "use Vow" in ring.options) is offered


def test_both_symbols_are_gained() -> None:
    both = does("E: Your character gains the {air} and {water} resource symbols.", "ufs")
    assert both == does("E: Your character gains {air} and {water}.", "ufs")


# Keywords that are counted together


@pytest.mark.parametrize(
    ("pool", "damage"),
    [(["Kick"], 4), (["Kick", "Slam"], 5), (["Both"], 5), (["Fury"], 3), ([], 3)],
)
def test_a_card_with_two_of_the_keywords_counts_twice(pool: list[str], damage: int) -> None:
    text = "E: This attack gets +1 damage for each Kick and Slam keyword in your card pool."
    traits = {"Kick": ["Kick"], "Slam": ["Slam"], "Both": ["Kick", "Slam"], "Fury": ["Fury"]}
    known = {name: attack(traits=held) for name, held in traits.items()}
    assert jabbed(text, {"pool": pool}, known)["attack.damage"] == damage


def test_the_keywords_of_some_cards_only() -> None:
    text = "E: This attack gets +X damage. X equals the number of Kick and Slam keywords on {} in your card pool."
    attacks, cards = (repr(does(text.format(which), "ufs", "attack")) for which in ("attacks", "cards"))
    assert attacks.count("Type") == 2
    assert "Type" not in cards


@pytest.mark.parametrize(("hand", "drawn"), [([PAGE], 1), (["Kick"], 0), ([PAGE, "Kick"], 0), ([], 1)])
def test_no_cards_with_keywords_in_hand(hand: list[str], drawn: int) -> None:
    text = "E: If you have no cards with keywords in your hand, draw 1 card."
    ring = jabbed(text, {"hand": ["Jab", *hand], "pool": ["Kick"]}, {"Kick": attack(traits=["Kick"])})
    assert len(ring["P1.hand"]) == len(hand) + drawn


# One number above another, and others


@pytest.mark.parametrize(
    ("which", "speed", "damage", "offered"),
    [
        ("a greater speed than damage", 4, 3, True),
        ("a greater speed than damage", 3, 3, False),
        ("a greater speed than damage", 3, 4, False),
        ("a higher damage than speed", 3, 4, True),
        ("a lower speed than damage", 3, 4, True),
        ("a lower speed than damage", 4, 3, False),
    ],
)
def test_more_of_one_than_of_the_other(which: str, speed: int, damage: int, offered: bool) -> None:
    jab = attack(
        told(f"E: Draw 1 card. Only playable if this attack has {which}.", "attack"), speed=speed, damage=damage
    )
    ring = older(p1(hand=["Jab"], stage=[PAGE, PAGE]), p2(), cards={"Jab": jab}).play("P1: play Jab")
    assert (ring.question == "P1 enhance" and "use Jab" in ring.options) is offered


def test_cards_are_discarded_until_so_many_have_been() -> None:
    text = "E: Your opponent discards cards from the top of their deck until they have discarded 2 non-attack cards."
    known = {"Jab": attack(told(text, "attack")), "Kick": attack()}
    theirs = p2(deck=[PAGE, "Kick", "Kick", PAGE, "Kick"])
    ring = older(p1(hand=["Jab"], stage=[PAGE, PAGE]), theirs, cards=known).play("P1: play Jab", "P1: use Jab")
    assert sorted(ring["P2.discards"]) == [PAGE, PAGE, "Kick", "Kick"]


def test_once_per_turn_is_said_at_the_end_too() -> None:
    once = ability("E [Once per turn]: Draw 1 card.", "ufs")
    assert ability("E: Draw 1 card. [Once per turn]", "ufs") == once
    assert ability("E: Draw 1 card. [Once Per Turn].", "ufs") == once
    assert ability("E: Draw 1 card.", "ufs") != once


def test_what_is_added_is_added_by_somebody() -> None:
    text = "E: Destroy 1 foundation. {}"
    passive, active = (
        "It is returned to your hand at the end of the turn.",
        "Return it to your hand at the end of the turn.",
    )
    assert does(text.format(passive), "ufs") == does(text.format(active), "ufs")
    known = {"Oak": foundation()}
    ring = jabbed(text.format("That card is added to your hand."), {"stage": ["Oak"]}, known)
    ring.on("P1 form", "P1 enhance")
    assert "Oak" in ring["P1.hand"]
    assert lowered("E: A card is added to your hand.", "ufs").ability is None
