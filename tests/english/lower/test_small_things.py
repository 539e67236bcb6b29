"""Small things: names of abilities, what counts as more, the value of a check; and one tree for one meaning."""

from __future__ import annotations

import pytest

from kumite.english.lower.canon import canonical
from kumite.games.universus.trees.reading import read_tree
from tests.english.lower.lowering import ability, does, lowered, tree


@pytest.mark.parametrize(
    ("text", "name", "riders"),
    [
        ("Lit Fuse-Enhance: Draw 1 card.", "Lit Fuse", "()"),
        ("First Let Them Roll-Enhance [Tenacious]: Draw 1 card.", "Let Them Roll", "(First(), Tenacious())"),
        ("Enhance [Tenacious]: Draw 1 card.", "", "(Tenacious(),)"),
    ],
)
def test_an_ability_may_have_a_name(text: str, name: str, riders: str) -> None:
    found = ability(text)
    assert (found.name, found.riders) == (name, read_tree(riders))


def test_a_bracket_before_a_list_keeps_its_colon() -> None:
    listed = "Enhance [Once per turn]: Choose 1: • Draw 1 card. • Gain 1 health."
    assert does(listed) == tree("Modes(((Draw(1),), (Gain(1),)))")


def test_a_card_that_counts_as_more() -> None:
    assert does("When you commit this card to pass a check, it counts as 2 cards.") == tree(
        "Rule(COUNTS, Event(V_COMMIT, YOU, own=True, via=BY_CHECK), 2)"
    )
    assert lowered("When you draw a card, it counts as 2 cards.").ability is None


def test_how_many_were_done_this_way() -> None:
    text = "Enhance: Mill 4. If 2 or more attacks were milled this way, draw 1 card."
    assert does(text) == tree("Mill(4), If(Some(Ref('milled'), (Type((ATTACK,)),), '>=', 2), (Draw(1),))")


def test_the_value_of_a_check() -> None:
    made = does("Enhance: Make a check. Gain X health. X equals the value of that check.")
    assert made == tree("MakeACheck(), Gain(X()), Let(Bound('checked'))")
    heard = does("Response: After you make a check, gain X health. X equals the value of that check.")
    assert heard == tree("Gain(X()), Let(Bound('event'))")
    assert lowered("Enhance: Gain X health. X equals the value of that check.").ability is None


def test_by_how_much() -> None:
    made = does(
        "Enhance: Check 4. If you pass, draw 1 card. If you pass by 2 or more, gain 1 health. If you fail, mill 1."
    )
    margin = "If(Cmp(Bound('margin'), '>=', 2), (Gain(1),))"
    assert made == tree(f"MakeACheck(4, then=(Draw(1), {margin}), otherwise=(Mill(1),))")
    asked = lowered("Response: After you make a check, that check gets +1. If it fails by 2 or more, draw 1 card.")
    assert "margin=2" in repr(asked.ability)
    paid = does("Enhance Check 4: If you passed by 2 or more, gain 1 health.")
    assert paid == tree(margin)


@pytest.mark.parametrize(
    "text",
    [
        "Enhance: Make a check. If you pass by 2 or more, draw 1 card.",
        "Enhance: Make a check. Gain X health. X equals the amount you passed by.",
        "Enhance: If you passed by 2 or more, draw 1 card.",
        "Enhance Check 4: If you failed by 2 or more, draw 1 card.",
        "Response: After you fail a check by 2 or less, draw 1 card.",
        "Response: After you fail a check, gain X health. X equals the amount you passed by.",
        "Response: After you make a check, gain X health. X equals the amount you passed by.",
    ],
)
def test_by_how_much_of_what(text: str) -> None:
    assert lowered(text).ability is None


def test_additional_damage() -> None:
    more = "Rule(REDUCES, Event(V_LOSE, RIVAL, via=BY_DAMAGE), -1, times=1)"
    assert does("Response: Before your rival takes damage, they take 1 additional damage.") == tree(more)
    dealt = does("Enhance: This attack deals 2 additional damage.")
    assert dealt == tree("Rule(REDUCES, Event(V_DEAL, attack=True), -2, until=ATTACK_PERIOD)")
    assert lowered("Response: After your attack deals damage, it deals 2 additional damage.").ability is None
    assert lowered("Response: After your rival takes damage, they take 1 additional damage.").ability is None
    assert lowered("Response: Before your rival takes damage, you take 1 additional damage.").ability is None


def test_counters_that_are_moved() -> None:
    made = does("Enhance: Move all Ember counters from this card to 1 of your assets.")
    assert made == tree("MoveCounter(Sel(1, DOER, (Type((ASSET,)),)), 'Ember', 99, True)")
    assert does("Enhance: Move 1 Ember counter from 1 asset to this card.") == tree(
        "MoveCounter(Sel(1, DOER, (Type((ASSET,)),)), 'Ember')"
    )


@pytest.mark.parametrize(
    "which",
    [
        "all counters from this card to 1 asset",
        "1 Ember counter from 1 asset to 1 foundation",
        "1 Ember counter from this card to this card",
        "1 Ember counter from this card to 2 assets",
        "1 Ember counter from this card to 1 card in your hand",
    ],
)
def test_counters_that_are_moved_who_knows_where(which: str) -> None:
    assert lowered(f"Enhance: Move {which}.").ability is None


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Discard(Sel(1, YOU, (), (HAND,)))", "Discard(Sel(1, DOER, (), (HAND,)))"),
        ("Draw(Count(Sel(99, DOER, every=True)))", "Draw(Count(Sel(1, YOU)))"),
        ("Ready(Sel(1, every=True))", "Ready(Sel(99, every=True))"),
        ("Flip(Sel(1, RIVAL, (Type((FOUNDATION, ASSET)),)))", "Flip(Sel(1, RIVAL, (Type((ASSET, FOUNDATION)),)))"),
        ("If(No(Has(Sel(1, YOU), '>', 2)), (Draw(1),))", "If(Has(Sel(1, YOU), '<=', 2), (Draw(1),))"),
    ],
)
def test_one_tree_for_one_meaning(one: str, other: str) -> None:
    assert canonical(read_tree(one)) == canonical(read_tree(other)) == read_tree(other)
