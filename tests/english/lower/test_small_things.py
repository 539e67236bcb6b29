"""Small things: names of abilities, what counts as more, the value of a check; and one tree for one meaning."""

from __future__ import annotations

import pytest

from kumite.english.lower.canon import canonical
from kumite.games.universus.reading import read_tree
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
