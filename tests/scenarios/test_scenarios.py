"""Every scenario file holds; every printed example has one; and the positions described in docs can be set up."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

import kumite
from kumite.build import which
from kumite.cards.scenario import run
from kumite.catalogue import catalogue
from kumite.core.position import Position
from kumite.core.save import from_json, to_json
from kumite.errors import BadPosition

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
FILES = sorted(HERE.rglob("*.yaml"))
ENGLISH = HERE / "universus" / "english"  # about forms of card text, not about rules: tests/english/test_frames.py
SOME_LATER = [  # each of the English ones is played with every ability taken away, too: tests/english/test_frames.py
    pytest.param(
        file, id=file.relative_to(HERE).with_suffix("").as_posix(), marks=[pytest.mark.slow] * (file.parent == ENGLISH)
    )
    for file in FILES
]
POSITIONS = sorted((ROOT / "docs" / "positions").glob("*.md"))


def name_of(path: Path) -> str:
    return path.relative_to(HERE).with_suffix("").as_posix()


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_the_scenario_holds(file: Path) -> None:
    result = run(file.read_text(encoding="utf-8"))
    assert result.holds, "\n".join([f"{file.name}: {result.name}", *result.differences])
    assert result.rules or file.parent == ENGLISH, f"{file.name} names no rules"


@pytest.mark.slow
@pytest.mark.skipif(which() != "plain", reason="compiled methods cannot be replaced in a test")
@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_the_scenario_goes_on_alike_where_it_was_saved(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before every answer the position is written down and read again: what was the same thing is only alike then."""
    answer = Position.answer

    def twice(g: Position, choice: int) -> None:
        twin = from_json(type(g), to_json(g))
        answer(twin, choice)
        answer(g, choice)
        assert to_json(twin) == to_json(g), f"{file.name}: a saved position goes on differently after {choice}"

    monkeypatch.setattr(Position, "answer", twice)
    assert run(file.read_text(encoding="utf-8")).holds


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_the_scenario_ends_at_a_known_question_or_at_the_end(file: Path) -> None:
    then = yaml.load(file.read_text(encoding="utf-8"), yaml.CSafeLoader)["then"]
    assert "question" in then or "outcome" in then


@pytest.mark.parametrize("file", SOME_LATER)
def test_the_scenario_would_notice(file: Path) -> None:
    """With any one of its final values changed it fails, and says where."""
    told: dict[str, Any] = yaml.load(file.read_text(encoding="utf-8"), yaml.CSafeLoader)
    for path, value in told["then"].items():
        wrong = ["nothing of the kind"] if path == "events" else f"not {value}"
        result = run(
            yaml.safe_dump({**told, "then": {**told["then"], path: wrong}}, allow_unicode=True, sort_keys=False)
        )
        assert len(result.differences) == 1, f"{file.name} does not notice a wrong {path}"
        assert path in result.differences[0]


@pytest.mark.parametrize("game", sorted({file.relative_to(HERE).parts[0] for file in FILES}))
def test_every_printed_example_is_a_scenario(game: str) -> None:
    scenarios = [yaml.load(file.read_text(encoding="utf-8"), yaml.CSafeLoader) for file in (HERE / game).glob("*.yaml")]
    for example in catalogue(game).examples:
        shown = [told for told in scenarios if example.id in told["rules"]]
        assert shown, f"no scenario under tests/scenarios/{game} shows {example.id}"
        proven = {rule for told in shown for rule in told["rules"]}
        assert set(example.rules) <= proven, f"{example.id} is about {sorted(set(example.rules) - proven)} too"


# docs/positions: every example is set up, played, or refused


def blocks(file: Path) -> list[str]:
    return re.findall(r"^```yaml\n(.*?)^```$", file.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


EXAMPLES = [(file.stem, block) for file in POSITIONS for block in blocks(file)]


@pytest.mark.parametrize(("game", "text"), EXAMPLES, ids=[f"{game} {i}" for i, (game, _) in enumerate(EXAMPLES)])
def test_the_example_is_as_the_page_says(game: str, text: str) -> None:
    first = text.splitlines()[0]
    if refused := re.fullmatch("# refused: (.+)", first):
        with pytest.raises(BadPosition) as caught:
            kumite.setup(game, yaml.load(text, yaml.CSafeLoader))
        assert str(caught.value) == refused[1]
    elif asks := re.fullmatch("# asks: (.+)", first):
        match = kumite.setup(game, yaml.load(text, yaml.CSafeLoader), seed=0)
        assert match.question is not None
        assert f"{match.seats[match.question.seat]} {match.question.what}" == asks[1]
    else:
        assert run(text).differences == []


def test_the_page_lists_every_entry_and_every_card() -> None:
    from kumite.games.megafighter.cards.buttons import DECK
    from kumite.games.megafighter.describe import KEYS, SIDE_KEYS
    from kumite.games.megafighter.printed import CARDS

    page = (ROOT / "docs" / "positions" / "megafighter.md").read_text(encoding="utf-8")
    for word in [*KEYS, *SIDE_KEYS, *(CARDS[kind].name for kind in DECK)]:
        assert f"`{word}`" in page, f"docs/positions/megafighter.md does not mention {word}"


def test_the_page_of_the_miniatures_lists_every_entry_and_every_card() -> None:
    from kumite.games.sftmg.cards.roster import FIGHTERS, PLACES
    from kumite.games.sftmg.describe import KEYS, PHASES, SIDE_KEYS
    from kumite.games.sftmg.printed import CARDS, DECKS

    page = (ROOT / "docs" / "positions" / "sftmg.md").read_text(encoding="utf-8")
    for word in [*KEYS, *SIDE_KEYS, *PHASES, *(CARDS[kind].name for deck in DECKS for kind in deck)]:
        assert f"`{word}`" in page, f"docs/positions/sftmg.md does not mention {word}"
    for name in (*FIGHTERS, *PLACES):
        assert name in page, f"docs/positions/sftmg.md does not mention {name}"
