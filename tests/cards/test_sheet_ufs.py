"""A card of the older edition that somebody writes: its words, its checks, and a position to play it in."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml
from typer.testing import CliRunner, Result

import kumite
from kumite.cards.desks import DESKS
from kumite.cards.faces import compile_card
from kumite.cards.pool import PoolCard, pooled
from kumite.cards.sheet import read_sheet
from kumite.cards.trying import position, warnings
from kumite.cli.app import app
from kumite.errors import Refusal

UFS = DESKS["ufs"]
KICK = """
name: Lantern Kick
game: ufs
attack: 3 mid 4
keywords: [Kick, Stun: 1, "'Wren Halloway' Only"]

E Commit 1 foundation: If your opponent has 10 or less vitality, this attack gets +2 damage.
"""


def card_of(text: str) -> PoolCard:
    sheet = read_sheet(text)
    return sheet.desk.looked_at(pooled(compile_card(sheet.record, edition=sheet.desk.edition)))


def with_text(text: str, kind: str = "foundation") -> PoolCard:
    return card_of(f"name: Wick\ngame: ufs\ntype: {kind}\n\n{text}\n")


def test_a_sheet_says_which_game_it_is_for() -> None:
    sheet = read_sheet(KICK)
    assert sheet.desk is UFS
    assert sheet.record.wording == "ufs"
    assert set(sheet.usual) == {"difficulty 4", "control 3", "symbols good, all, air", "no block"}
    assert read_sheet("name: Lead\ngame: ufs\ntype: character\nvitality: 19").record.health == 19


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("name: A\ngame: chess", "game is 'chess'; it must be one of universus, ufs"),
        ("name: A\ngame: [ufs]", "game is ['ufs']; it must be one of universus, ufs"),
        ("name: A\ngame: ufs\ntype: backup", "type is 'backup'; it must be one of attack, foundation, character, "),
        ("name: A\ngame: ufs\nwording: universus", "cards of this game have ufs"),
    ],
)
def test_a_wrong_sheet(text: str, sentence: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_sheet(text)
    assert sentence in str(refused.value)


@pytest.mark.proves("UFS-KEY-18")
def test_whose_card_it_is_stands_among_its_keywords() -> None:
    front = UFS.written(card_of(KICK)).front
    assert [(word.name, word.needs) for word in front.keywords] == [("Stun", ()), ("Only", ("Wren Halloway",))]
    assert front.traits == ("Kick",)
    assert card_of("name: A\ngame: ufs\nkeywords: [Only]").unread == ("a character's name stands before it: Only",)


def test_warnings_are_in_the_words_of_the_edition() -> None:
    assert warnings(card_of(KICK), UFS) == []
    (told,) = warnings(with_text("F Commit: Gain 0 vitality."), UFS)
    assert told == "ability 1 does nothing, whatever happens: F Commit: Gain 0 vitality"
    (told,) = warnings(with_text("E Commit: This attack gets +2 damage.", "attack"), UFS)
    assert told.startswith("ability 1 has a cost that cannot be paid, however much there is to pay with: E Commit:")
    (told,) = warnings(card_of("name: Borrowed Jab\ngame: ufs"), UFS)
    assert told.startswith("the house has a card called Borrowed Jab")
    assert warnings(card_of("name: Tin-Can Jab\ngame: ufs"), UFS) == []  # that house card is of the other game


@pytest.mark.parametrize("kind", ["attack", "foundation", "asset", "action", "character"])
def test_every_type_has_a_position_to_play_in(kind: str) -> None:
    match = kumite.setup("ufs", position(with_text("F: Draw 1 card.", kind), desk=UFS), seed=1)
    assert match.question is not None
    assert match.question.seat == 0
    options = [str(option) for option in match.question.options]
    assert [one for one in options if "Wick" in one] or kind == "attack", options


# In the terminal


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    (tmp_path / "kick.yaml").write_text(KICK)
    return tmp_path


def run(*arguments: str, typed: str | None = None) -> Result:
    return CliRunner().invoke(app, ["cards", "try", "kick.yaml", *arguments], input=typed)


def test_try(folder: Path) -> None:
    result = run()
    assert result.exit_code == 0, result.output
    assert "Understood: E Commit 1 foundation: If your opponent's vitality is 10 or less" in result.stdout
    assert "difficulty 4, control 3" in result.stdout
    assert "zones staging area" in result.stdout
    assert "Warning" not in result.stdout
    assert "rival" not in result.stdout


def test_try_and_play(folder: Path) -> None:
    result = run("--play", typed="play lantern\nquit\n")
    assert result.exit_code == 0, result.output
    assert "P1 makes a control check to play a card" in result.stdout


def test_try_and_write_a_scenario(folder: Path) -> None:
    assert run("--scenario", "kick-scenario.yaml").exit_code == 0
    assert yaml.safe_load((folder / "kick-scenario.yaml").read_text())["game"] == "ufs"
    assert CliRunner().invoke(app, ["scenario", "kick-scenario.yaml"]).exit_code == 0


def test_what_the_edition_has_not_makes_it_no_card(folder: Path) -> None:
    (folder / "kick.yaml").write_text(KICK.replace("attack:", "symbols: ['attuned:good']\nattack:"))
    result = run()
    assert result.exit_code == 1
    assert "There is no such card: symbols: symbols are not attuned here." in result.stdout


def test_entries_are_listed_as_the_edition_calls_them() -> None:
    for more in ("qwxz: 3\n", "back: {name: Wick, qwxz: 3}\n"):
        with pytest.raises(Refusal) as refused:
            read_sheet(f"name: Wick\ngame: ufs\n{more}")
        assert "a card has name, type, difficulty, control, block, attack" in refused.value.reason
        with pytest.raises(Refusal) as refused:
            read_sheet(f"name: Wick\n{more}")
        assert "a card has name, type, difficulty, check, block, attack" in refused.value.reason
