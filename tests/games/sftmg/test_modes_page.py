"""The page docs/modes-sftmg.md says which variant goes with which mode, and says so of all of them."""

import pytest

import kumite
from kumite.errors import BadOption
from kumite.games.sftmg.game import GAME
from scripts.modes_sftmg import MODES, PAGE, render, seats_of


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == render(), "run scripts/modes_sftmg.py"
    assert tuple(MODES) == GAME.modes


@pytest.mark.parametrize(
    ("variant", "modes"),
    [
        ("setup", ["versus", "team", "free-for-all", "nemesis"]),
        ("placement", ["versus", "team", "3-on-3", "tag team", "nemesis"]),
        ("mirror", [mode for mode in GAME.modes if mode != "nemesis"]),
        ("time_out", ["versus", "classic arcade", "nemesis"]),
        ("clock", ["versus", "team", "free-for-all", "classic arcade", "nemesis"]),
        ("more_stages", [mode for mode in GAME.modes if mode != "classic arcade"]),
    ],
)
def test_where_a_variant_can_be_had(variant: str, modes: list[str]) -> None:
    having = [mode for mode in GAME.modes if variant in [setting.name for setting in GAME.settings_of(mode)]]
    assert having == modes
    line = next(line for line in render().splitlines() if line.startswith(f"| `{variant}` |"))
    assert [cell.strip() == "●" for cell in line.split("|")[2 : 2 + len(GAME.modes)]] == [
        mode in modes for mode in GAME.modes
    ]


@pytest.mark.proves("SFTMG-RULING-183")
@pytest.mark.parametrize("mode", ["3-on-3", "tag team", "boss"])
def test_no_clock_where_characters_wait_or_a_boss_fights(mode: str) -> None:
    with pytest.raises(BadOption, match="no option 'clock'"):
        kumite.match("sftmg", seed=1, mode=mode, options={"clock": 15})


def test_how_many_may_sit_there() -> None:
    assert [seats_of(mode) for mode in ("versus", "team", "free-for-all", "boss")] == ["2", "4, 6", "3, 4, 5, 6", "4"]
