"""docs/card-english.md: every example of the page is read, and is understood as the page says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from kumite.cards.faces import compile_card
from kumite.cards.pool import pooled
from kumite.cards.sheet import read_sheet
from kumite.cards.trying import warnings
from kumite.cli.app import app
from kumite.english.lower.canon import canonical
from kumite.english.parse import parse_card
from kumite.games.universus.english.abilities import written_out
from kumite.games.universus.trees.reading import read_ability
from scripts.card_english import COLUMNS, PAGE, Example, blocks, cell_of, cells, examples, lowered, wrong

TEXT = PAGE.read_text(encoding="utf-8")
EXAMPLES = list(examples(TEXT))
SHEETS = re.findall(r"^```yaml card\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
NOT_READ_BACK = frozenset(  # printed in words that the grammar does not know yet
    """
    Enhance Commit or flip: Mill 4 cards.
    Enhance Discard 1 attack or spend 1 momentum: Mill 4 cards.
    Enhance: Destroy 1 or 2 assets.
    Enhance: Look at the top 4 cards of your deck. Add 2 of them to your hand and discard the rest.
    Enhance: Your rival discards 1 card or loses 2 health.
    Enhance: Commit 1 rival foundation. It does not ready during its owner's next Ready Step.
    You may have up to 8 copies of this card in your deck.
    Enhance: Draw X cards. X equals the amount of health you lost this turn.
    Response: After you check a 5 or more, mill 4 cards.
    Enhance: At the start of your next turn, draw 1 card.
    Enhance: Your rival must discard 1 card or lose 2 health.
    """.strip().split("\n    ")
)


def tables() -> list[list[Example]]:
    """The rows of each table."""
    found: list[list[Example]] = []
    for one in EXAMPLES:
        if found and found[-1][-1].line == one.line - 1:
            found[-1].append(one)
        else:
            found.append([one])
    return found


@pytest.mark.parametrize("table", tables(), ids=lambda rows: f"{rows[0].line}: {rows[0].text}")
def test_an_example_is_understood_or_refused_as_the_page_says(table: list[Example]) -> None:
    assert not [why for one in table if (why := wrong(one))], "it belongs into another table of the page"
    other = [f"{one.line + 1}: {one.text}: {cell_of(one)}" for one in table if cell_of(one) != one.shown]
    assert not other, "if the new words are right: python -m scripts.card_english"


def test_the_page_cannot_say_just_anything() -> None:
    """The checks above, on rows that are wrong."""
    head = "| ability | {} |\n|---|---|\n| `{}` | {} |"
    good, bad = "Enhance: Draw 1 card.", "Enhance: Lighten 1 card."
    (refused,) = examples(head.format("understood as", bad, "the same"))
    assert wrong(refused).endswith("is refused: not parsed: not understood: card.")
    for column in ("refused at", "instead"):
        (understood,) = examples(head.format(column, good, "`card.`"))
        assert wrong(understood).endswith("is understood: Enhance: Draw 1 card.")
    (other,) = examples(head.format("understood as", good, "`Enhance: Draw 2 cards.`"))
    assert not wrong(other)
    assert cell_of(other) == "the same"


@pytest.mark.parametrize("table", tables(), ids=lambda rows: f"{rows[0].line}: {rows[0].text}")
def test_what_is_printed_reads_back_the_same(table: list[Example]) -> None:
    for one in table:
        made = lowered(one.text, one.table.wording, one.table.on).ability
        if made is not None and one.text not in NOT_READ_BACK:
            assert lowered(written_out(made), "universus", one.table.on).ability == made, one.text


def test_there_are_examples_of_everything() -> None:
    """A table that the script does not read would be a table nobody checks."""
    heads = [line for line in TEXT.split("\n") if len(cells(line)) > 1 and cells(line)[1] in COLUMNS]
    assert len(tables()) == len(heads)
    assert len(EXAMPLES) > 450
    assert {one.table.column for one in EXAMPLES} == set(COLUMNS)
    assert {one.table.wording for one in EXAMPLES} == {"universus", "ufs"}


@pytest.mark.parametrize("block", blocks(TEXT), ids=lambda block: block.text[:40])
def test_fenced_examples(block: tuple[str, str, str]) -> None:
    text, printed, tree = block
    (parsed,) = parse_card(text, "universus")
    made = lowered(parsed.text).ability
    assert made is not None
    assert written_out(made) == printed
    assert not tree or made == canonical(read_ability(tree))


@pytest.mark.parametrize("sheet", SHEETS)
def test_whole_cards_are_understood_without_a_warning(sheet: str) -> None:
    card = pooled(compile_card(read_sheet(sheet).record))
    assert card.understood
    assert not card.faults
    assert not [warning for warning in warnings(card) if "symbols" not in warning]


def test_what_is_said_to_a_card_with_mistakes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    tried = re.search(r"^```yaml tried\n(.*?)^```\n\n```text\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    assert tried is not None
    path = tmp_path / "trick.yaml"
    path.write_text(tried[1], encoding="utf-8")
    result = CliRunner().invoke(app, ["cards", "try", str(path)])
    assert result.exit_code == 1
    assert [line.rstrip() for line in result.stdout.strip().split("\n")] == tried[2].strip().split("\n")


def test_the_contents_lead_to_headings_and_all_headings_are_there() -> None:
    anchors = {anchor(found) for found in re.findall(r"^##+ (.+)$", TEXT, re.MULTILINE)}
    linked = set(re.findall(r"\]\(#([^)]+)\)", TEXT))
    assert linked <= anchors
    chapters = {anchor(found) for found in re.findall(r"^## (.+)$", TEXT, re.MULTILINE)}
    contents = TEXT.partition("## Contents")[2].partition("\n## ")[0]
    assert chapters - set(re.findall(r"\]\(#([^)]+)\)", contents)) == {"contents", "how-to-read-this-page"}


def anchor(heading: str) -> str:
    """As GitHub makes it."""
    return re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")
