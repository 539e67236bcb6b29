"""All ends, first derivation, lists, a limit to the work."""

import pytest

from kumite.english.chart import Chart, Exhausted
from kumite.english.grammar import Grammar, read_rules
from kumite.english.nodes import Node
from kumite.english.tokens import tokens

RULES = """
@response
R = after
@costs
C = pay
@bracket
B = once
@need
N = first
@body
Draw = ^draw <what:things> [+back] [the|a]
@things
Things = <parts*:thing> join:and|or <parts*:things>
- <thing>
@thing
Thing = <n:NUM> ~card|attack
Thing = a ~card
Late = <n:NUM> card
"""
GRAMMAR = Grammar(read_rules(RULES, "test"))


def whole(text: str, steps: int = 1000) -> Node:
    value = Chart(GRAMMAR, tokens(text), steps).whole("body")
    assert isinstance(value, Node)
    return value


def test_every_end_is_kept() -> None:
    chart = Chart(GRAMMAR, tokens("2 cards and 1 attack"))
    assert [end for end, _ in chart.ends("things", 0)] == [5, 2]


def test_the_first_rule_wins() -> None:
    assert whole("draw 1 card").node("what").label == "Thing"


def test_fields() -> None:
    node = whole("draws 2 cards back the")
    assert (node.get("verb"), node.get("agrees"), node.get("back"), node.get("words")) == (
        "draw",
        "yes",
        "back",
        ("the",),
    )
    assert node.node("what").get("many") == "yes"
    assert node.node("what").get("n") == 2


def test_lists_are_flat() -> None:
    what = whole("draw 1 card and 2 attacks and a card").node("what")
    assert [part.get("name") for part in what.parts() if isinstance(part, Node)] == ["card", "attack", "card"]
    assert what.get("join") == "and"


def test_far() -> None:
    chart = Chart(GRAMMAR, tokens("draw 2 cards and then"))
    assert chart.whole("body") is None
    assert chart.far == 4


def test_the_work_has_a_limit() -> None:
    with pytest.raises(Exhausted):
        whole("draw " + "1 card and " * 60 + "1 card", 50)


def test_nodes_compare_by_what_they_say() -> None:
    assert whole("draw 1 card") == whole("draw   1 card")
    assert hash(whole("draw 1 card")) == hash(whole("draw   1 card"))
    assert whole("draw 1 card") != whole("draw 2 cards")
    assert whole("draw 1 card").words("draw 1 card") == "draw 1 card"
