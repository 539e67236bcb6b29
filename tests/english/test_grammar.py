"""The grammar: read, checked, described."""

from pathlib import Path

import pytest

from kumite.english import grammar, listing
from kumite.english.grammar import BadGrammar, Grammar, read_rules
from kumite.english.parse import parse_ability
from tests.stopwatch import least

BASE = "@response\nR = after\n@costs\nC = pay\n@bracket\nB = once\n@need\nN = first\n@body\n"


def test_loads_quickly() -> None:
    assert least(grammar.load.__wrapped__) < 0.5


@pytest.mark.parametrize(
    ("rule", "complaint"),
    [
        ("Draw = draw <n:amont>", "undefined category amont"),
        ("Draw = [draw]", "needs no word"),
        ("Draw = <body> card", "begin with itself"),
        ("Draw = draws", "not a base form"),
        ("Draw = draw [card", "is missing"),
        ("Draw = draw card )", "unexpected"),
        ("Draw draw card", "neither"),
        ("Draw = draw\n@lost\nX = card", "nothing reaches lost"),
    ],
)
def test_mistakes_are_found(rule: str, complaint: str) -> None:
    with pytest.raises(BadGrammar, match=complaint):
        Grammar(read_rules(BASE + rule, "test"))


def test_every_label_is_described_and_its_example_has_it() -> None:
    described = listing.described()
    known = set(listing.labels(grammar.load())) | {"Ability", "Quoted"}
    assert known - {"List"} == set(described)
    for label, (_, example) in described.items():
        parsed = parse_ability(example, "universus")
        assert parsed.node is not None, (label, parsed.refusal)
        assert label in {node.label for node in parsed.node.walk()}, (label, parsed.node)


def test_nodes_md_is_up_to_date() -> None:
    page = Path(listing.__file__).parent / "NODES.md"
    assert page.read_text("utf-8") == listing.nodes_md(), "run python -m kumite.english.listing"
