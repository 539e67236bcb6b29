"""Every edition cites its own book."""

from random import Random

import pytest

import kumite
from kumite.catalogue.load import catalogue
from kumite.games.ufs.concordance import ALSO, PARAGRAPHS, SAME, cited
from kumite.games.ufs.modes import MODES


def test_the_concordance_names_rules_that_there_are() -> None:
    core = {rule.id for rule in catalogue("universus").rules} | {each.id for each in catalogue("universus").rulings}
    own = {rule.id for rule in catalogue("ufs").rules} | {each.id for each in catalogue("ufs").rulings}
    for table in (PARAGRAPHS, ALSO):
        assert set(table) <= own
        assert {f"UVS-{rule}" for rules in table.values() for rule in rules.split()} <= core


def test_what_is_cited() -> None:
    assert cited(("UVS-CHECK-05",)) == ("UFS-CHECK-03", "UFS-CHECK-04")
    assert cited(("UVS-BLITZ-01",)) == ()  # there is nothing like it in this book
    assert cited(("UFS-SETUP-04", "UVS-WIN-01")) == ("UFS-SETUP-04", "UFS-WIN-01")
    assert len(SAME) > 150


@pytest.mark.parametrize("mode", MODES)
def test_nobody_ever_hears_of_the_other_book(mode: str) -> None:
    rng, match = Random(7), kumite.match("ufs", seed=7, mode=mode)
    for _ in range(200):
        question = match.question
        if question is None:
            break
        assert question.rules or not match.position.waiting.rules, question.prompt  # type: ignore[union-attr]
        seen = match.view(question.seat)
        heard = [*seen["question"]["rules"], *[rule for event in seen["events"] for rule in event["rules"]]]
        heard += match.why_not("play nothing").rules
        assert all(rule.startswith("UFS-") for rule in heard), heard
        assert "UVS" not in " ".join(match.explain())
        options = question.options
        match.answer(options[rng.randrange(len(options))])
    if match.outcome is not None:
        assert match.outcome.rules
        assert all(rule.startswith("UFS-") for rule in match.outcome.rules)
