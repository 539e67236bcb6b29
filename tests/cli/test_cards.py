"""`kumite cards`: checked, imported, shown and tried; and pools in decks, games and simulations."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
import yaml
from typer.testing import CliRunner, Result

from kumite.cli.app import app
from tests.cards.lamps import CHARACTER, UNREAD, deck, drill, lamps, lines

SHEET = "name: Lantern Kick\nattack: 3 mid 4\n\nEnhance Commit 1 foundation: This attack gets +2 damage.\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A card file, two decks and a card, in a folder of one's own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("KUMITE_POOLS", str(tmp_path / "pools"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    (tmp_path / "lamps.jsonl").write_text(lines(lamps()))
    (tmp_path / "deck.yaml").write_text(yaml.safe_dump(deck()))
    (tmp_path / "hand.yaml").write_text(yaml.safe_dump(deck(cards={**deck()["cards"], "Lamp Kick 8": 2})))
    (tmp_path / "kick.yaml").write_text(SHEET)
    return tmp_path


def run(*arguments: str, typed: str | None = None) -> Result:
    return CliRunner().invoke(app, list(arguments), input=typed)


def test_check(folder: Path) -> None:
    result = run("cards", "check", "lamps.jsonl")
    assert result.exit_code == 0, result.output
    shown = result.stdout.splitlines()
    assert shown[0].split() == ["wording", "type", "cards", "understood", "abilities", "understood"]
    assert shown[1].split() == ["universus", "all", "17", "16", "94.1%", "17", "16", "94.1%"]
    assert [line.split()[0] for line in shown[2:5]] == ["attack", "foundation", "character"]
    assert "the rule to write next comes first" in result.stdout
    assert "Lamp Kick 8: Enhance: »Juggle«" in result.stdout


def test_check_for_programs(folder: Path) -> None:
    data = json.loads(run("cards", "check", "lamps.jsonl", "--json").stdout)
    assert data["wordings"] == {
        "universus": {"cards": 17, "cards_understood": 16, "abilities": 17, "abilities_understood": 16},
        "ufs": {"cards": 0, "cards_understood": 0, "abilities": 0, "abilities_understood": 0},
    }
    (missing,) = data["missing"]
    assert missing["count"] == 1
    assert missing["reason"]
    assert missing["examples"][0].startswith("Lamp Kick 8: ")


def test_cards_that_cannot_be_are_told_together(folder: Path) -> None:
    (folder / "odd.jsonl").write_text(lines([drill(n, difficulty=None) for n in range(1, 6)]))
    result = run("cards", "check", "odd.jsonl")
    assert "and only a character may lack them: line 1 (Wick Drill 1), line 2 (Wick Drill 2), line 3" in " ".join(
        result.stdout.split()
    )
    assert "and 2 more" in result.stdout


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("hello", "odd.txt, line 1: a card file is JSON lines, a JSON array or CSV"),
        (lines([{"name": "Wick", "type": "foundation"}]), "odd.txt, line 1: there is no 'text'"),
        (lines([drill(text="a" * 1_000_000)]), "the text has 1000000 letters"),
    ],
)
def test_a_wrong_file_gets_one_sentence(text: str, sentence: str, folder: Path) -> None:
    (folder / "odd.txt").write_text(text)
    for command in ("check", "import"):
        result = run("cards", command, "odd.txt")
        assert result.exit_code == 2
        assert sentence in result.stderr
        assert len(result.stderr.splitlines()) == 1
    assert not (folder / "pools").exists()


def test_no_such_file(folder: Path) -> None:
    assert run("cards", "check", "none.jsonl").stderr == "There is no file none.jsonl.\n"


def imported() -> None:
    result = run("cards", "import", "lamps.jsonl", "--name", "Lamps")
    assert result.exit_code == 0, result.output
    assert result.stdout.splitlines()[0] == "Card pool 'Lamps': 17 cards, 16 of them understood."


def test_import_and_show(folder: Path) -> None:
    assert "there is no card pool yet" in run("cards", "show", "Wick").stderr
    imported()
    shown = run("cards", "show", "wick drill 1").stdout
    assert shown.splitlines()[0] == "Wick Drill 1  (Lamps, universus)"
    assert "foundation; difficulty 2, check 5; block +2 mid" in shown
    assert "Understood: Form Commit: Draw 1 card." in shown
    unread = run("cards", "show", "kick 8").stdout
    assert "1. Enhance: »Juggle«" in unread
    assert "»" in unread
    assert "Not understood: " in unread
    assert "could be Wick Drill 1, Wick Drill 2" in run("cards", "show", "wick").stderr
    assert run("cards", "show", "Soup").stderr == "no card of Lamps is called 'Soup'\n"
    near = run("cards", "show", "wik dril 1").stderr
    assert near.startswith("no card of Lamps is called 'wik dril 1'; did you mean 'Wick Drill 1'")
    assert "Ability: kind Form" in run("cards", "show", "wick drill 1", "--tree").stdout
    assert json.loads(run("cards", "show", "wick drill 1", "--json").stdout)["understood"] is True


def test_import_says_what_cannot_be_played_and_check_what_stands_there_twice(folder: Path) -> None:
    cards = [drill(), drill(text="Form: Whistle at the moon."), drill(name="Odd Wick", symbols=["fyre"])]
    (folder / "odd.jsonl").write_text(lines(cards))
    said = run("cards", "import", "odd.jsonl").stdout.splitlines()
    assert said[0] == "Card pool 'odd': 2 cards, 0 of them understood."
    assert said[1] == (
        "2 cannot be played as they stand (1 of them for what is printed besides the text): "
        "`kumite cards check odd.jsonl` says why."
    )
    checked = " ".join(run("cards", "check", "odd.jsonl").stdout.split())
    assert "Note: there is a card of this name above; a pool keeps the last one: line 2 (Wick Drill 1)" in checked


def test_a_card_file_is_not_one_card_to_try(folder: Path) -> None:
    result = run("cards", "try", "lamps.jsonl")
    assert result.exit_code == 2
    assert result.stderr.startswith("lamps.jsonl: this is a whole card file (JSON lines), not one card")


def test_import_takes_the_name_of_the_file(folder: Path) -> None:
    told = json.loads(run("cards", "import", "lamps.jsonl", "--json").stdout)
    assert told == {
        "pool": "lamps",
        "file": str(folder / "pools" / "lamps.pool"),
        "cards": 17,
        "understood": 16,
        "twice": 0,
        "faults": 0,
        "replaced": False,
        "dropped": [],
    }


def test_the_pools_there_are(folder: Path) -> None:
    assert run("cards", "pools").stdout == "There is no card pool yet; `kumite cards import FILE` makes one.\n"
    imported()
    first, where = run("cards", "pools").stdout.splitlines()
    assert first == "Lamps: 17 cards, 16 of them understood"
    assert where == f"They are kept in {folder / 'pools'}"
    assert json.loads(run("cards", "pools", "--json").stdout) == [{"pool": "Lamps", "cards": 17, "understood": 16}]


def test_a_pool_of_the_same_name_takes_the_place_of_the_old_one(folder: Path) -> None:
    """Capital letters make no other pool: a deck would not know which one it names."""
    imported()
    (folder / "one.jsonl").write_text(lines(lamps()[:1]))
    again = run("cards", "import", "one.jsonl", "--name", "lAMPS").stdout
    assert "Lamps.pool, in place of the one that was there" in " ".join(again.split())
    assert run("cards", "pools").stdout.startswith("Lamps: 1 card, 1 of them understood\nThey")


def test_decks_of_a_pool_are_checked(folder: Path) -> None:
    imported()
    assert run("deck", "check", "deck.yaml").stdout.splitlines()[0] == "legal    deck.yaml: Street Lamps (Standard)"
    result = run("deck", "check", "hand.yaml")
    assert result.exit_code == 1
    assert "Lamp Kick 8 is not wholly understood: 'Enhance: Juggle" in result.stdout
    assert run("deck", "check", "--by-hand", "hand.yaml").exit_code == 0
    (folder / "none.yaml").write_text(yaml.safe_dump(deck(pool="Soup")))
    result = run("deck", "check", "none.yaml")
    assert result.exit_code == 2
    assert "there is no card pool called 'Soup'" in result.stderr


def test_a_deck_that_forgets_its_pool_is_told_which_one_has_its_cards(folder: Path) -> None:
    imported()
    (folder / "pools" / "Broken.pool").write_text("?")
    told = {key: value for key, value in deck().items() if key != "pool"}
    (folder / "deck.yaml").write_text(yaml.safe_dump(told))
    result = run("deck", "check", "deck.yaml")
    assert result.exit_code == 2
    assert result.stderr.splitlines()[-1].startswith("deck.yaml: the card pool Lamps has '")
    assert result.stderr.endswith("; a line `pool: Lamps` lets the deck name its cards\n")


def test_play_with_a_deck_of_a_pool(folder: Path) -> None:
    imported()
    begun = run(
        "play", "universus", "--deck", "deck.yaml", "--seed", "3", "--save", "g.kumite", typed="1\n1\n1\nquit\n"
    )
    assert begun.exit_code == 0, begun.output
    (folder / "pools" / "Lamps.pool").unlink()
    again = run("play", "--resume", "g.kumite", typed="hand\ncard lamplighter\nquit\n")
    assert CHARACTER in again.stdout
    assert "; block +2 " in again.stdout
    assert "  Enhance Commit: Your attack gets +2 damage." in again.stdout
    refused = run("play", "megafighter", "--deck", "deck.yaml")
    assert refused.stderr == "megafighter is played without decks of one's own; leave --deck out\n"


def test_simulations_with_decks_of_a_pool(folder: Path) -> None:
    imported()
    arguments = ("sim", "universus", "--deck", "deck.yaml", "--games", "2", "--jobs", "1", "--bots", "random,random")
    data = json.loads(run(*arguments, "--json").stdout)
    assert data["games"] == 2
    assert "position" not in data
    refused = run("sim", "universus", "--deck", "hand.yaml", "--deck", "deck.yaml", "--games", "2", "--jobs", "1")
    assert refused.exit_code == 2
    assert "--by-hand allows text that the table resolves by hand" in refused.stderr


def test_the_package_is_the_command() -> None:
    shown = subprocess.run(
        [sys.executable, "-m", "kumite", "cards", "--help"], capture_output=True, text=True, check=True
    )
    assert "Read card English" in shown.stdout


def test_try(folder: Path) -> None:
    result = run("cards", "try", "kick.yaml")
    assert result.exit_code == 0, result.output
    assert "Understood: Enhance Commit 1 foundation: This attack gets +2 damage." in result.stdout
    assert "does: Modify: amount 2, which damage" in result.stdout
    assert "Not said, so assumed: difficulty 4; check 3; symbols fire, water, earth; no block." in result.stdout
    assert "Warning" not in result.stdout


def test_try_warns(folder: Path) -> None:
    (folder / "odd.yaml").write_text(f"name: Odd\nkeywords: [Soup]\n\n{UNREAD}\n\nForm Commit: Draw 0 cards.\n")
    result = run("cards", "try", "odd.yaml")
    assert result.exit_code == 1
    assert result.stdout.count("no such keyword or trait: Soup") == 1
    assert "Warning: no such keyword or trait: Soup" in result.stdout
    assert "Warning: ability 2 does nothing, whatever happens: Form Commit: Draw 0 cards." in result.stdout
    data = json.loads(run("cards", "try", "odd.yaml", "--json").stdout)
    assert data["understood"] is False
    assert len(data["warnings"]) == 2


def test_try_what_is_typed(folder: Path) -> None:
    result = run("cards", "try", "-", typed="Enhance Commit: Draw 1 card.\n")
    assert result.exit_code == 0, result.output
    said = " ".join(result.stdout.split())
    assert "Understood: Enhance Commit: Draw 1 card." in said
    assert "Not said, so assumed: name Nameless Card; type foundation; difficulty 2; check 4; symbols" in said
    long = CliRunner().invoke(app, ["cards", "try", "-"], input="x" * 21_000_000)
    assert long.stderr == "This is too long to be one of ours.\n"


def test_try_tells_programs_the_engines_words(folder: Path) -> None:
    (folder / "odd.yaml").write_text("Enhance: draw one card\n\nEnhance: Card 1 draw.\n")
    data = json.loads(run("cards", "try", "odd.yaml", "--json").stdout)
    assert data["assumed"][:2] == ["name Nameless Card", "type foundation"]
    good, bad = data["abilities"]
    assert (good["words"], bad["reason"]) == ("Enhance: Draw 1 card.", "no sentence of card English goes on like this")
    assert "words" not in bad
    assert "reason" not in good


def test_several_cards_on_one_sheet(folder: Path) -> None:
    (folder / "set.txt").write_text(f"{SHEET}---\nname: Lamp Oil\ntype: asset\n\nForm Commit: Draw 1 card.\n")
    shown = run("cards", "try", "set.txt").stdout
    assert shown.index("Lantern Kick  (yours") < shown.index("Lamp Oil  (yours")
    assert [card["name"] for card in json.loads(run("cards", "try", "set.txt", "--json").stdout)] == [
        "Lantern Kick",
        "Lamp Oil",
    ]
    refused = run("cards", "try", "set.txt", "--play")
    assert refused.stderr == "set.txt has 2 cards; one at a time is played: give it a file of its own\n"
    assert run("cards", "import", "set.txt").stdout.startswith("Card pool 'set': 2 cards, 2 of them understood.")
    assert "Note: not said, so assumed: difficulty 2; check 4; symbols fire" in run("cards", "show", "lamp oil").stdout
    (folder / "set.txt").write_text(f"{SHEET}---\ntype: hat\n---\nForm: Draw 1 card.\n")
    assert run("cards", "check", "set.txt").stderr.startswith("set.txt: 2 cards are wrong: card 2: type is 'hat'")
    assert run("cards", "try", "set.txt").stderr.startswith("set.txt, card 2: type is 'hat'")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "odd.txt: there is nothing in it\n"),
        ("[]", "odd.txt: there are no cards in it\n"),
        ("[1, 2]", "odd.txt: 2 cards are wrong: card 1: a card is"),
        ('{"wicks": 1}', "odd.txt, line 1: there is no 'name'"),
        ("[1]", "odd.txt, card 1: a card is an object"),
        ("[", "odd.txt, the file: this is not JSON"),
        ("name: A\ntype: hat\n", "odd.txt, card 1: type is 'hat'"),
    ],
)
def test_a_comma_stands_before_a_place_a_colon_before_a_reason(text: str, said: str, folder: Path) -> None:
    (folder / "odd.txt").write_text(text)
    assert run("cards", "check", "odd.txt").stderr.startswith(said)
    assert run("cards", "import", "odd.txt").stderr.startswith(said)


def test_try_and_play(folder: Path) -> None:
    result = run("cards", "try", "kick.yaml", "--play", typed="play lantern\nquit\n")
    assert result.exit_code == 0, result.output
    assert "* P1 announces Lantern Kick." in result.stdout


def test_try_and_write_a_scenario(folder: Path) -> None:
    assert run("cards", "try", "kick.yaml", "--scenario", "kick-scenario.yaml").exit_code == 0
    assert run("scenario", "kick-scenario.yaml").exit_code == 0
    refused = run("cards", "try", "kick.yaml", "--scenario", "kick-scenario.yaml")
    assert refused.stderr == "kick-scenario.yaml exists already; choose another name.\n"


def test_a_wrong_sheet_gets_one_sentence(folder: Path) -> None:
    (folder / "odd.yaml").write_text("name: A\nattack: strong\n")
    result = run("cards", "try", "odd.yaml")
    assert result.exit_code == 2
    assert result.stderr.startswith("odd.yaml: attack is written like '3 mid 4'")


def test_a_name_in_both_wordings(folder: Path) -> None:
    """Which card is dropped is said, and why."""
    told = {"name": "Lamp", "type": "asset", "difficulty": 1, "control": 2}
    texts = ("Form: Draw 1 card.", "E: Your opponent discards 1 card.")
    (folder / "both.jsonl").write_text("\n".join([json.dumps({**told, "text": text}) for text in texts]))
    said = run("cards", "import", "both.jsonl").stdout
    assert "Lamp of line 1: there is one of line 2 in another wording (ufs, not universus)" in said
    assert "make a file and a pool of each" in said


def test_an_empty_name_is_no_beginning(folder: Path) -> None:
    imported()
    assert run("cards", "show", "").stderr.strip() == "write a card's name, or the beginning of one"


def test_what_is_left_out_is_a_note(folder: Path) -> None:
    told = {"name": "Lamp", "type": "asset", "difficulty": 1, "control": 2, "text": "", "block_zone": "mid"}
    (folder / "half.jsonl").write_text(json.dumps(told))
    said = " ".join(run("cards", "check", "half.jsonl").stdout.split())
    assert "Note: a block has a number and a zone; one of them is missing" in said
    assert len(json.loads(run("cards", "check", "half.jsonl", "--json").stdout)["notes"]) == 1
