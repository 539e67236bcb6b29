"""`kumite play`: whole matches typed line by line, and everything that can be typed besides answers."""

import os
import random
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import kumite
from kumite.cli.app import app
from kumite.cli.paper import Paper, TheEnd
from kumite.cli.play import Wish
from kumite.cli.table import Table
from kumite.cli.talk import Talk
from kumite.errors import Refusal
from kumite.games.megafighter.printed import ROSTER

NUMBERS = [str(number) for number in random.Random(1).choices(range(1, 7), k=1500)]
HELD = ["--seed", "3", "--option", "first=P1"]
TABLE: dict[str, Any] = {
    "P1": {"front": "Frankfurterer", "side": ["Slumberjack", "Tyranosorcerer"], "hand": ["B/Y", "B/Y", "R +super"]},
    "P2": {"front": "Sharkfist", "side": ["La Li", "Pogorilla"], "hand": ["Y/R block 2", "B +super"]},
}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Matches keep themselves somewhere else than with whoever runs the tests."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    return tmp_path / "state" / "kumite"


@pytest.fixture
def table(tmp_path: Path) -> list[str]:
    """A match on P1's first turn, P2 a bot, ready to be resumed."""
    file = tmp_path / "table.kumite"
    file.write_text(kumite.setup("megafighter", TABLE, seed=1).save())
    return ["--resume", str(file), "--bot", "random"]


def play(*arguments: str, typed: Iterable[str] = ()) -> Result:
    """What comes of these lines, typed one after the other; then nobody is there any more."""
    return CliRunner().invoke(app, ["play", *arguments], input="".join(f"{line}\n" for line in typed))


def shown(*arguments: str, typed: Iterable[str] = ()) -> str:
    result = play(*arguments, typed=typed)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    return result.stdout


def refused(*arguments: str) -> str:
    result = play(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    return result.stderr


def after(text: str, typed: str) -> str:
    """What was shown between this typed line and the next prompt."""
    return text.split(f"> {typed}\n", 1)[1].split("\nP1> ", 1)[0]


# ---------------------------------------------------------------------------- sitting down


def test_the_first_line_says_how_to_get_help() -> None:
    lines = shown(*HELD).splitlines()
    assert "help" in lines[0]
    assert "You are P1, against greedy (P2)." in " ".join(lines[1:3])
    assert any("three Actions" in line for line in lines)


def test_chance_shows_its_commitment_before_anything_happens() -> None:
    text = shown("--bot", "random")
    found = re.search(r"^  ([0-9a-f]{64})$", text, re.MULTILINE)
    assert found
    assert "commitment" in text.split(found[1])[0]
    assert "commitment" not in shown(*HELD)


def test_an_empty_keyboard_ends_politely_with_the_way_to_go_on(home: Path) -> None:
    text = shown(*HELD)
    (file,) = home.iterdir()
    assert text.endswith(f"The match is kept. Go on with\n  kumite play --resume {file}\n")


def test_every_line_fits_80_columns_and_nothing_is_drawn_over() -> None:
    text = shown("--seed", "5", "--mode", "veteran", typed=["help", "?", "rule block", "fighter slum", *NUMBERS[:200]])
    assert max(len(line) for line in text.splitlines() if ".kumite" not in line) <= 80  # a path is not broken
    assert "\x1b" not in text
    assert "\r" not in text


@pytest.mark.parametrize("mode", ["standard", "veteran"])
def test_a_whole_match_against_a_bot(mode: str, home: Path) -> None:
    text = shown("--bot", "random", "--mode", mode, typed=NUMBERS)
    assert re.search(r"^(You win! P1|You lose\. P2) wins: .*\[MEGA-WIN-01\]", text, re.MULTILINE | re.DOTALL)
    assert re.search(r"^Seed: +[0-9a-f]{64}$", text, re.MULTILINE)
    assert re.search(r"^Commitment: [0-9a-f]{64}$", text, re.MULTILINE)
    assert text.endswith("Good fight.\n")
    (file,) = home.iterdir()
    assert f"kumite replay {file} --verify" in text
    assert kumite.replay(file.read_text()).outcome is not None
    assert CliRunner().invoke(app, ["replay", str(file), "--verify"]).exit_code == 0


def test_a_seat_can_be_chosen() -> None:
    text = shown("--seat", "p2", "--seed", "3", "--option", "first=P2")
    assert "You are P2, against greedy (P1)." in " ".join(text.split())
    assert text.split("\nP2: Draft a Fighter")[1]


@pytest.mark.parametrize(
    ("mode", "seat", "said"),
    [
        ("boss", "P1", "You are P1, with greedy (P2) and greedy (P3), against greedy (P4)."),
        ("boss", "P4", "You are P4, against greedy (P1) and greedy (P2) and greedy (P3)."),
        ("team", "P2", "You are P2, with greedy (P4), against greedy (P1) and greedy (P3)."),
        ("free-for-all", "P1", "You are P1, against greedy (P2) and greedy (P3) and greedy (P4)."),
    ],
)
def test_partners_are_not_called_opponents(mode: str, seat: str, said: str) -> None:
    result = CliRunner().invoke(app, ["play", "sftmg", "--mode", mode, "--seat", seat, "--seed", "3"], input="quit\n")
    assert said in " ".join(result.output.split())


def test_bots_play_each_other_for_whoever_looks_on() -> None:
    text = shown("--watch", "--bot", "random", "--bot", "greedy", "--seed", "4", "--option", "first=P1")
    assert "random (P1) and greedy (P2) play each other." in " ".join(text.split())
    assert text.index("* P1 goes first.") < text.index("P1: draft")
    assert text.count("== Turn") > 3
    assert re.search(r"^P[12] wins: ", text, re.MULTILINE)


def test_a_watcher_may_go_step_by_step_and_stop(tmp_path: Path) -> None:
    file = tmp_path / "w.kumite"
    text = shown("--watch", "--step", "--bot", "random", "--seed", "4", "--save", str(file), typed=["", "", "q"])
    assert text.count("Enter for the next turn") == 3
    assert f"kumite play --resume {file}" in text
    again = shown("--resume", str(file), "--watch", "--step", typed=["q"])
    assert "random (P1) and random (P2) play each other." in " ".join(again.split())
    assert re.search(r"^P[12] wins: ", shown("--resume", str(file)), re.MULTILINE)


# ---------------------------------------------------------------------------- answering


def test_a_number_a_notation_or_its_beginning_answers(table: list[str]) -> None:
    text = shown(*table, typed=["1", "SWAP  slumberjack", "swap f"])
    assert "* P1 gains 2 Super Tokens." in text
    assert "* Slumberjack goes to the Frontline." in text
    assert "* Frankfurterer goes to the Frontline." in text


def test_several_answers_in_a_row(table: list[str]) -> None:
    text = shown(*table, typed=["taunt; swap slum ;swap tyr"])
    assert "* Tyranosorcerer goes to the Frontline." in text
    assert text.count("== Turn 1, P1, Action Phase") == 2  # the board waits until the last of them is done


def test_cards_that_could_block_are_offered_last(tmp_path: Path) -> None:
    file = tmp_path / "cards.kumite"
    hand = ["B/Y block 2", "B/Y", "R +super", "Y/R block 1"]
    described = {**TABLE, "P1": {"front": "Frankfurterer", "hand": hand}}
    file.write_text(kumite.setup("megafighter", described, seed=1).save())
    text = after(shown("--resume", str(file), "--bot", "random", typed=["start weeny"]), "start weeny")
    assert [line.split()[:2] for line in text.splitlines() if re.match(r" +\d+  ", line)] == [
        ["1", "B/Y"],
        ["2", "B/Y"],
    ]
    assert text.index("could block instead") < text.index("2  B/Y block 2")


def test_what_follows_a_refused_answer_is_forgotten(table: list[str]) -> None:
    assert "P1 gains" not in shown(*table, typed=["swap nobody; taunt"])


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("99", "There is no option 99; they go from 1 to 15."),
        ("0", "There is no option 0"),
        ("draft", "'draft' could be draft Frankfurterer, draft Slumberjack,"),
        ("frank", "did you mean 'draft Frankfurterer'?"),
        ("taunt", "Actions are taken in the Action Phase of one's own turn [MEGA-TURN-01,"),
        ("dance", "'dance' is nothing one can do here; Enter shows the options again"),
        ("²", "'²' is nothing one can do here"),
        ("\x00\x7f ☃", "is nothing one can do here"),
        ("fighter nobody", "No Fighter is called 'nobody'; there are Frankfurterer,"),
        ("fighter p", "'p' could be Pork and Brains or Pogorilla"),
        ("fighter", "Say whom"),
        ("rule MEGA-KO-99", "There is no rule, ruling or example MEGA-KO-99"),
        ("rule", "Say which rule"),
        ("rule xyzzy", "No rule speaks of 'xyzzy'."),
        ("why not", "Say what you would like to do"),
        ("undo", "There is nothing to take back yet."),
        ("save", "Say where"),
        ("save /nowhere/at/all", "There is no folder /nowhere/at."),
        ("save /", "/ exists already and stays as it is"),
        ("record", "so it opens when the match is over"),
    ],
)
def test_a_wrong_line_gets_one_sentence_and_changes_nothing(typed: str, says: str, home: Path) -> None:
    text = shown(*HELD, typed=[typed])
    assert says in " ".join(after(text, typed).split())
    (file,) = home.iterdir()
    assert kumite.replay(file.read_text()).log == kumite.match("megafighter", seed=3, options={"first": "P1"}).log


def test_what_has_only_one_answer_is_answered_for_a_single_person(tmp_path: Path) -> None:
    """A person without a Block Card is asked all the same, for that is a secret; but not from a bot's keyboard."""
    file = tmp_path / "alone.kumite"
    file.write_text(kumite.setup("megafighter", {**TABLE, "turn": "P2"}, seed=1).save())
    match = kumite.replay(file.read_text())
    match.answer("start Jaw Dropper")
    assert match.question is not None
    file.write_text(match.save())
    text = shown("--resume", str(file), "--bot", "random")
    assert "You can only answer 'done', so that is done.)" in " ".join(text.split())
    assert "P1, press Enter" in shown("--resume", str(file), "--hot-seat")


# ---------------------------------------------------------------------------- asking


def test_help_lists_what_can_be_typed() -> None:
    said = after(shown(*HELD, typed=["help"]), "help")
    for word in ("?", "why not", "rule", "board", "hand", "log", "fighter", "undo", "save", "record", "quit"):
        assert f"  {word}" in said


def test_a_question_mark_explains_the_rules_of_the_question_and_what_comes_next() -> None:
    said = after(shown(*HELD, typed=["?"]), "?")
    assert "MEGA-SETUP-05: Recommended draft" in said
    assert "Both Frontline Fighters are shown  [MEGA-SETUP-07, MEGA-SETUP-08]" in said


def test_why_not_explains_with_the_text_of_the_rules(table: list[str]) -> None:
    text = shown(*table, typed=["start meat seeker", "why not", "why not end"])
    assert "Meat Seeker costs 5 Super Tokens; you have 0" in " ".join(after(text, "start meat seeker").split())
    assert "MEGA-ULT-01: " in after(text, "why not")
    assert "All three Actions must be taken" in after(text, "why not end")


def test_a_rule_by_id_comes_with_its_rulings_and_by_words_with_the_best_hits() -> None:
    text = shown(*HELD, typed=["rule mega-ko-02", "rule block"])
    assert "MEGA-KO-02: The owner" in after(text, "rule mega-ko-02")
    assert "MEGA-RULING-15: " in after(text, "rule mega-ko-02")
    assert "more: kumite rules block" in after(text, "rule block")


def test_a_fighter_is_shown_with_attacks_abilities_and_where_they_come_from() -> None:
    said = after(shown(*HELD, typed=["fighter frank"]), "fighter frank")
    assert "Frankfurterer, 10 HP  [printed]" in said
    assert "  B Y     Weeny Gun: 2 to Frontline Fighter. Draw 1.  [printed]" in said
    assert "R Y 5 ★ Meat Seeker" in said
    assert "Catch Up and Mustard (only on your turn, 2 ★)" in said
    assert "buttons, cost deduced" in said
    assert "[ours] is our design" in " ".join(said.split())


def test_a_drafted_fighter_stands_nowhere_yet() -> None:
    said = after(shown(*HELD, "--bot", "random", typed=["draft frank", "fighter frank"]), "fighter frank")
    assert "Frankfurterer, 10 HP; now 10 HP, drafted by P1  [printed]" in said
    assert "Sideline Fighter of" not in said


def test_the_draft_tells_all_the_damage_and_where_to_read_on() -> None:
    text = shown(*HELD)
    said = " ".join(text.split())
    assert said.count("Each has two Abilities besides:") == 1
    assert said.count("'fighter NAME' tells everything about one") == 1
    for who in ROSTER:
        line = re.search(rf"draft {who.name} +(\d+) HP: (.*)\n", text)
        assert line
        assert line[1] == str(who.hp)
        for attack, said in zip(who.attacks, line[2].split(", "), strict=True):
            dealt = [
                attack.front,
                *([attack.side] * 2 if attack.side else []),
                *([attack.chosen] if attack.chosen else []),
            ]
            assert said.split()[1] == "+".join(map(str, dealt))
            assert (f"({attack.front + attack.strung} strung)" in said) == (attack.strung > 0)
            assert said.endswith(f" for {attack.cost} ★") == (attack.cost > 0)


def described(tmp_path: Path, **entries: Any) -> list[str]:
    """A described table, resumed against a bot."""
    file = tmp_path / "described.kumite"
    file.write_text(kumite.setup("megafighter", {**TABLE, **entries}, seed=1).save())
    return ["--resume", str(file), "--bot", "random"]


def test_hints_count_standing_texts_in(tmp_path: Path) -> None:
    side = {"front": "Frankfurterer", "side": ["Minotaxer", "Yetiquette"], "hand": ["Y/R", "Y/R"], "super": 5}
    text = shown(*described(tmp_path, P1=side), typed=["taunt"])
    assert re.search(r"  taunt +gain 3 ★\n", text)
    assert re.search(r"  start Meat Seeker +two cards, R then Y, and 4 ★\n", text)
    assert "    R Y 4 ★ Meat Seeker (start now): " in text
    gained = [int(n) for n in re.findall(r"\* P1 gains (\d) Super", text)]
    assert sum(gained) == 3


def test_hints_know_the_mode(tmp_path: Path) -> None:
    standard = " ".join(shown(*described(tmp_path, actions=0, P1={**TABLE["P1"], "swap": 1})).split())
    assert "discard the combo, draw 3 cards, and the turn is over" in standard
    used_up = {"actions": 0, "mode": "veteran", "P1": {**TABLE["P1"], "swap": 1}}
    veteran = " ".join(shown(*described(tmp_path, **used_up)).split())
    assert "discard the combo, lay cards face down to block with, draw 3 cards, and the turn is over" in veteran


@pytest.mark.parametrize(
    ("given", "tokens", "cards"),
    [
        ([], "swaps for free, or blocks 1.", ""),
        (["--mode", "veteran"], "swaps for free. Veteran", "in your Block Phase can block;"),
        (
            ["--mode", "veteran", "--option", "tokens_block=yes"],
            "swaps for free, or blocks 1. Veteran",
            "in your Block Phase and Swap Tokens can block;",
        ),
    ],
)
def test_the_first_lines_know_what_blocks(given: list[str], tokens: str, cards: str) -> None:
    text = " ".join(shown(*HELD, *given).split())
    assert tokens in text
    assert cards in text


def test_why_not_answers_a_word_without_a_name(table: list[str]) -> None:
    text = shown(*table, typed=["why not swap", "draw 2"])
    said = " ".join(after(text, "why not swap").split())
    assert said.startswith("Say who: 'swap Slumberjack' or 'swap Tyranosorcerer'. MEGA-SWAP-01: ")
    assert "'draw' takes no number" in after(text, "draw 2")


def test_the_board_shows_what_a_player_needs(table: list[str]) -> None:
    text = shown(*table, typed=["board", "hand"])
    said = after(text, "board")
    assert said.startswith("== Turn 1, P1, Action Phase, 3 Actions left ==")
    assert re.search(r"^  Frontline  Frankfurterer   10/10 ##########$", said, re.MULTILINE)
    assert re.search(r"^    Button Deck 58, discard pile 0$", said, re.MULTILINE)
    assert re.search(r"^P1 \(you\): 0 Super Tokens, 0 Swap Tokens, 3 cards in hand$", said, re.MULTILINE)
    assert "    B Y     Weeny Gun (start now): 2 to Frontline Fighter. Draw 1." in said
    assert "    R Y 5 ★ Meat Seeker: 3 to all opposing Fighters." in said
    assert after(text, "hand") == "  Hand: B/Y x2, R +super"


def test_a_plain_board_has_nothing_but_words_and_numbers(table: list[str]) -> None:
    said = after(shown(*table, "--plain", typed=["board"]), "board")
    assert said.startswith("Turn 1, P1, Action Phase, 3 Actions left\n")
    assert "#" not in said


def test_in_a_narrow_terminal_options_stay_readable(table: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    text = shown(*table)
    assert "   3  start Weeny Gun" in text
    assert not re.search(r"^ *\w$", text, re.MULTILINE)


def test_the_log_tells_what_happened_with_rule_ids(table: list[str]) -> None:
    text = shown(*table, typed=["taunt", "log", "log all"])
    assert "* P1 gains 2 Super Tokens.  [MEGA-TAUNT-01]" in after(text, "log")
    text = shown(*HELD, typed=["log all"])
    assert "* P1 goes first.  [MEGA-SETUP-09]" in after(text, "log all")
    assert "* P2 draws 5 cards.  [MEGA-SETUP-03]" in after(text, "log all")


def test_enter_shows_the_question_again() -> None:
    assert after(shown(*HELD, typed=["", ""]), "").count("draft Frankfurterer") == 1


# ---------------------------------------------------------------------------- taking back


def test_undo_takes_the_last_decision_back_and_says_which(table: list[str]) -> None:
    text = shown(*table, typed=["taunt", "undo", "draw"])
    assert "Taken back: 'taunt', and what came of it." in text
    kept = Path(table[1]).read_text()
    assert "P1: taunt" not in kept
    assert kept.endswith("P1: draw\n")


def test_undo_goes_past_what_the_bot_answered_and_what_was_answered_for_you() -> None:
    typed = NUMBERS[:60]
    text = shown("--bot", "random", "--seed", "8", typed=[*typed, *["undo"] * 70])
    assert "There is nothing to take back yet." in text
    assert text.count("Taken back:") > 20


def test_the_end_can_be_taken_back(tmp_path: Path) -> None:
    file = tmp_path / "end.kumite"
    file.write_text(kumite.setup("megafighter", {**TABLE, "options": {"turn_limit": 1}}, seed=1).save())
    typed = ["taunt; taunt; swap slum; end", "fly", "board", "undo"]
    text = shown("--resume", str(file), "--bot", "random", typed=typed)
    assert "A draw: nobody won in 1 turns. [MEGA-RULING-43]" in text
    assert "The match is over; 'save FILE', 'record'" in text
    assert "Taken back: 'end'" in text
    assert kumite.replay(file.read_text()).outcome is None


# ---------------------------------------------------------------------------- keeping and going on


def test_a_match_goes_on_where_it_was_left_and_comes_to_the_same_end(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.kumite", tmp_path / "parts.kumite"
    given = ["--bot", "greedy", "--seed", "6", "--option", "turn_limit=8"]
    shown(*given, "--save", str(whole), typed=NUMBERS)
    shown(*given, "--save", str(parts), typed=NUMBERS[:17])
    shown("--resume", str(parts), typed=NUMBERS[17:31])
    shown("--resume", str(parts), typed=NUMBERS[31:])
    assert parts.read_text() == whole.read_text()
    assert kumite.replay(whole.read_text()).outcome is not None


def test_a_committed_match_goes_on_with_the_same_luck(tmp_path: Path) -> None:
    one, other = tmp_path / "one.kumite", tmp_path / "other.kumite"
    shown("--bot", "random", "--save", str(one), typed=NUMBERS[:20])
    other.write_text(one.read_text())
    for file in (one, other):
        shown("--resume", str(file), typed=NUMBERS[20:])
    assert one.read_text() == other.read_text()
    assert kumite.replay(one.read_text()).outcome is not None


def test_a_resumed_match_tells_what_happened_last_and_who_sits_where(tmp_path: Path) -> None:
    file = tmp_path / "m.kumite"
    shown(*HELD, "--bot", "random", "--save", str(file), typed=["1", "1"])
    text = shown("--resume", str(file))
    assert "You are P1, against random (P2)." in " ".join(text.split())
    assert len(re.findall(r"\* P1 drafts", text)) == 1
    assert "P1 goes first." not in text
    assert "against greedy (P2)" in " ".join(shown("--resume", str(file), "--bot", "greedy").split())
    assert "P1 and P2 share the keyboard." in " ".join(shown("--resume", str(file), "--hot-seat").split())


def test_a_record_without_seats_and_seed_can_be_resumed_too(tmp_path: Path) -> None:
    match = kumite.match("megafighter")
    file = tmp_path / "open.kumite"
    file.write_text(match.record())
    typed = NUMBERS[:20]
    shown("--resume", str(file), "--bot", "random", typed=typed)
    assert len(kumite.replay(file.read_text()).log) > len(match.log)


def test_quit_and_save_say_where_the_match_is(tmp_path: Path) -> None:
    file = tmp_path / "my match.kumite"
    text = shown(*HELD, "--bot", "random", typed=["1", f"save {file}", "1", "quit", "1"])
    assert f"Saved in {file}, and from now on after every answer." in " ".join(text.split())
    assert text.endswith(f"kumite play --resume '{file}'\n")
    assert kumite.replay(file.read_text()).log[-1] != kumite.match("megafighter", seed=3).log[-1]
    assert "--resume" in text


def test_without_a_place_to_keep_it_quitting_asks_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", "/dev/null")
    text = shown(*HELD, typed=["quit", "quit", "1"])
    assert "This match is in no file yet" in text
    assert text.endswith("This match was kept in no file.\n")


def test_a_folder_that_vanishes_is_said_once_and_the_match_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "gone"
    folder.mkdir()
    table = table_of(kumite.match("megafighter", seed=3), {1: "random"}, folder / "m.kumite")
    paper = Script(lambda paper, _: vanish(folder) if not paper.asked else "1")
    paper.limit = 6
    Talk(table, paper).run()
    assert paper.text.count("There is no folder") == 1
    assert len(table.match.log) > 9


def vanish(folder: Path) -> str:
    for file in folder.iterdir():
        file.unlink()
    folder.rmdir()
    return "1"


def test_a_killed_match_has_lost_nothing(tmp_path: Path) -> None:
    file = tmp_path / "killed.kumite"
    command = [sys.executable, "-m", "kumite.cli.app", "play", *HELD, "--bot", "random", "--save", str(file)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True) as process:
        assert process.stdin is not None
        process.stdin.write("draft frank\n")
        process.stdin.flush()
        deadline = time.monotonic() + 60
        while not (file.exists() and "P1: draft Frank" in file.read_text()) and time.monotonic() < deadline:
            time.sleep(0.05)
        process.send_signal(signal.SIGKILL)
    assert "* P1 drafts Frankfurterer." in shown("--resume", str(file), typed=[])


# ---------------------------------------------------------------------------- wrong wishes


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["chess"], "there is no game 'chess'"),
        (["--mode", "turbo"], "no mode 'turbo'"),
        (["--bot", "nope"], "there is no bot 'nope'; there is random, greedy, search"),
        (["--watch", "--bot", "greedy", "--bot", "nope"], "there is no bot 'nope'"),
        (["--bot", "search:²ms"], "it must be like 500ms or 1000it"),
        (["--seat", "P3"], "there is no seat 'P3'; the seats are P1, P2"),
        (["--option", "first"], "not of the form NAME=VALUE"),
        (["--option", "=3"], "not of the form NAME=VALUE"),
        (["--option", "first=P3"], "option first is 'P3'"),
        (["--option", "turn_limit=²"], "option turn_limit is '²'; it must be a whole number"),
        (["--option", "turn_limit=" + "9" * 5000], "it must be a whole number from 1 to 10000"),
        (["--option", "turn_limit=-5"], "option turn_limit is -5"),
        (["--option", "turn_limit=yes"], "option turn_limit is True"),
        (["--option", "speed=3"], "no option 'speed'"),
        (["--hot-seat", "--bot", "greedy"], "With --hot-seat every seat is a person's"),
        (["--step"], "--step goes together with --watch."),
        (["--watch", "--seat", "P1"], "With --watch you only look on"),
        (["--bot", "greedy", "--bot", "random"], "One --bot is your opponent"),
        (["--resume", "x", "--seed", "3"], "A resumed match keeps its game"),
        (["--resume", "/nowhere.kumite"], "There is no file /nowhere.kumite."),
        (["--resume", "/"], "/ is a folder, not a file."),
        (["--save", "/"], "/ exists already"),
    ],
)
def test_a_wish_that_cannot_be_granted_is_refused_in_a_sentence(arguments: list[str], says: str) -> None:
    assert says in refused(*arguments)


def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("dear diary")
    assert "exists already: --resume" in refused("--save", str(file))
    text = shown(*HELD, typed=[f"save {file}"])
    assert "exists already and stays as it is" in " ".join(text.split())
    assert file.read_text() == "dear diary"


def test_a_broken_save_is_refused_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "broken.kumite"
    shown(*HELD, "--bot", "random", "--save", str(file), typed=["1"])
    file.write_text(file.read_text().replace("P1: draft Frankfurterer", "P1: draft Nobody"))
    said = refused("--resume", str(file))
    assert re.match(rf"{re.escape(str(file))}, line \d+: 'draft Nobody' does not answer 'draft'", said)
    file.write_bytes(b"\xff\xfe\x00")
    assert "is not UTF-8 text" in refused("--resume", str(file))


# ---------------------------------------------------------------------------- two people, one keyboard


class Script(Paper):
    """Reads what a function says, and remembers what was shown."""

    def __init__(self, answer: Callable[["Script", str], str]) -> None:
        super().__init__()
        self.answer = answer
        self.shown: list[str] = []
        self.asked = 0
        self.limit = 10_000

    @property
    def text(self) -> str:
        return "\n".join(self.shown)

    def line(self, text: str = "", *styles: str) -> None:
        self.shown.append(text)

    def ask(self, prompt: str) -> str:
        if self.asked >= self.limit:
            raise TheEnd
        said = self.answer(self, prompt)
        self.asked += 1
        self.shown.append(prompt + said)
        return said


def table_of(match: kumite.Match, bots: dict[int, str], file: Path | None = None) -> Table:
    return Table(match, bots, file)


@pytest.mark.parametrize("mode", ["standard", "veteran"])
def test_at_one_keyboard_hands_stay_secret(mode: str) -> None:
    """Between two handovers only what the one at the keyboard may know is shown."""
    match = kumite.match("megafighter", seed=11, mode=mode)
    rng = random.Random(2)
    pages: list[tuple[str, list[str]]] = []

    def answer(paper: Script, prompt: str) -> str:
        if "press Enter" in prompt:
            return ""
        if match.question is None:
            raise TheEnd
        seat = prompt[:2]
        assert match.seats[match.question.seat] == seat
        pages.append((seat, paper.shown))
        paper.shown = []
        return str(rng.randrange(1, len(match.question.options) + 1)) if rng.random() < 0.9 else rng.choice(ASKING)

    paper = Script(answer)
    paper.limit = 400
    Talk(table_of(match, {}), paper).run()
    assert len(pages) > 150
    for seat, lines in pages:
        other = "P1" if seat == "P2" else "P2"
        page = lines[max([i for i, line in enumerate(lines) if "press Enter" in line], default=-1) + 1 :]
        assert not [line for line in page if re.search(rf"{other} (draws|lays) .* cards?.*:", line)]
        assert len([line for line in page if line.startswith(f"{seat} (you): ")]) <= 2
        assert not [line for line in page if line.startswith(f"{other} (you)")]


ASKING = ["board", "hand", "log all", "?", "why not draw", "fighter frank", "undo", "record", "nonsense"]


def test_the_hands_shown_are_those_of_the_one_at_the_keyboard() -> None:
    match = kumite.match("megafighter", seed=12)
    rng = random.Random(3)

    def answer(paper: Script, prompt: str) -> str:
        if "press Enter" in prompt:
            paper.shown = []
            return ""
        if match.question is None:
            raise TheEnd
        view = match.view(match.question.seat)
        mine, theirs = view["seats"][prompt[:2]], view["seats"]["P2" if prompt[:2] == "P1" else "P1"]
        hands = [line for line in paper.shown if line.strip().startswith("Hand:")]
        if "?" in theirs["hand"]:
            assert len(hands) <= 1
        for line in hands[-1:]:
            first = min(mine["hand"])
            assert line.startswith(f"  Hand: {first}")
        paper.shown = []
        return str(rng.randrange(1, len(match.question.options) + 1))

    paper = Script(answer)
    paper.limit = 300
    Talk(table_of(match, {}), paper).run()


def test_the_screen_is_pushed_out_of_sight_before_the_next_player_looks() -> None:
    text = shown("--hot-seat", *HELD, typed=["", "1", "hello", "", "1"])
    before, _, later = text.partition("The keyboard is for P2 now.")
    assert before.endswith("\n" * 34)
    assert "Only Enter goes on here, or 'quit'." in later
    assert "P1 draws 5 cards:" in before
    assert "P1 draws 5 cards." in later
    assert "P2 draws 5 cards:" in later


def test_at_one_keyboard_undo_does_not_tell_what_the_other_player_chose(tmp_path: Path) -> None:
    file = tmp_path / "secret.kumite"
    match = kumite.match("megafighter", seed=3, options={"first": "P1", "draft": "random"})
    team = match.view("P1")["seats"]["P1"]["side"]
    file.write_text(match.save())
    text = shown("--resume", str(file), "--hot-seat", typed=["", f"front {team[2]}", "", "undo", ""])
    later = text.partition("The keyboard is for P2 now.")[2].partition("The keyboard is for P1 now.")[0]
    assert "Taken back: the last answer of P1, and what came of it." in later
    assert f"front {team[2]}" not in later


# ---------------------------------------------------------------------------- a real terminal


@pytest.mark.flaky(reruns=2)  # a real terminal and a real clock, on machines that are busy
@pytest.mark.skipif(not hasattr(os, "openpty"), reason="needs a terminal")
def test_in_a_terminal_there_is_bold_type_and_control_c_loses_nothing(tmp_path: Path) -> None:
    import pty

    file = tmp_path / "tty.kumite"
    pid, terminal = pty.fork()
    if pid == 0:
        os.environ["TERM"] = "xterm"
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # whoever runs the tests may ignore it
        arguments = ["play", *HELD, "--bot", "random", "--save", str(file)]
        os.execv(sys.executable, [sys.executable, "-m", "kumite.cli.app", *arguments])
    try:
        text = read_until(terminal, "P1> ")
        assert "\x1b[1m" in text
        assert not re.search(r"\x1b\[[0-9;]*[A-HJKSTfsu]", text), "moves the cursor"
        os.write(terminal, b"1\n")
        read_until(terminal, "P1> ")
        press_control_c(terminal)
        read_until(terminal, "--resume")
        assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 130
    finally:
        os.close(terminal)  # hangs up on whoever is still there
    assert "P1: draft Frankfurterer" in file.read_text()


def press_control_c(terminal: int) -> None:
    """Again, if nothing is heard of it: between the prompt and the wait for a line, readline lets one go by."""
    for _ in range(20):
        os.write(terminal, b"\x03")
        if select.select([terminal], [], [], 3)[0]:
            return


def read_until(terminal: int, word: str) -> str:
    text, deadline = "", time.monotonic() + 60
    while word not in text and time.monotonic() < deadline:
        if select.select([terminal], [], [], 1)[0]:
            try:
                text += os.read(terminal, 65536).decode(errors="replace")
            except OSError:  # the other end is closed
                break
    assert word in text
    return text


def test_many_short_options_stand_in_columns(tmp_path: Path) -> None:
    """The spaces one may walk to: the board shows them, the list is short, and numbers count on."""
    given = {"phase": "move", "P1": {"fighter": "Ryu", "at": "e5"}, "P2": {"fighter": "Sagat", "at": "i9"}}
    file = tmp_path / "walk.kumite"
    file.write_text(kumite.setup("sftmg", given, seed=1).save())
    text = shown("--resume", str(file), "--bot", "random", typed=["2"])
    rows = [line for line in text.splitlines() if line.count("move ") > 1]
    assert len(rows) >= 10
    assert rows[0].split()[:6] == ["2", "move", "b2", "3", "move", "c2"]
    assert "Ryu moves to b2." in text


# More than two


def test_the_bots_of_a_table_of_many_sit_in_turns() -> None:
    match = kumite.match("sftmg", seed=1, mode="free-for-all")
    assert Wish(["greedy", "random"], False, "p2", False, False).seats(match) == {0: "greedy", 2: "random", 3: "greedy"}
    assert Wish(["random"], False, None, True, False).seats(match) == dict.fromkeys(range(4), "random")
    with pytest.raises(Refusal, match="This table has 4 seats, 3 of them for bots"):
        Wish(["random"] * 4, False, None, False, False).seats(match)
