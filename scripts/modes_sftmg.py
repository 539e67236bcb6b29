"""The page docs/modes-sftmg.md: every mode of the miniatures game, its seats, and which variant goes with which mode.

`--check` says whether it is up to date."""

import sys
from pathlib import Path
from typing import Final

import kumite
from kumite.core.game import Setting
from kumite.games.sftmg.game import GAME

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "modes-sftmg.md"
PICKS: Final = "fighter"  # settings that are one a seat: one line for all of them

MODES: Final = {  # in a sentence; the rules are the catalogue's
    "versus": "one against one, the best of three rounds",
    "team": "two or three teams of two or three, one round; whoever is KO'd hands the turn to an ally",
    "free-for-all": "three to six, everybody alone; the last one standing wins",
    "classic arcade": "one against one on a strip of nine spaces",
    "3-on-3": "three Characters a player, one after the other",
    "tag team": "one of each team fights, the others wait at the side",
    "boss": "three challengers against a boss with a deck, dials and Challenge cards of its own",
    "nemesis": "M. Bison against Akuma, their Character Events replaced by six Nemesis Events each",
}

HEAD: Final = """# Modes and variants of Street Fighter: The Miniatures Game

Written by `scripts/modes_sftmg.py` from the tables of the modes (`kumite/games/sftmg/tables/`); run it again after a
change.

    kumite play sftmg --mode nemesis --option placement=free
    kumite sim sftmg --mode team --option teams=3v3 --option setup=competitive --bots greedy,greedy

In Python the same is `kumite.match("sftmg", mode="nemesis", options={"placement": "free"})`. What does not go together
is refused in one sentence before anybody sits down.
"""

WHY: Final = """## Why not everywhere

- **Competitive** settles order, Characters, stage and placement by a fixed procedure (SFTMG-VAR-02). Classic Arcade,
  3-on-3, Tag Team and Boss Mode have procedures of their own for these things. In Nemesis the last in order picks one
  of the two, and the other one is left (SFTMG-RULING-182).
- **Free placement** takes the place of Start Spaces (SFTMG-VAR-09), so it is for the modes that have them; where three
  teams play there are none anyway (SFTMG-TEAM-08, SFTMG-TAG-07).
- **Mirror** means two of the same Character (SFTMG-VAR-11). Nemesis is one of each (SFTMG-NEM-01).
- **A boss as an ordinary fighter** (SFTMG-VAR-12) needs no option: M. Bison and Akuma are among the eight Characters
  of every other mode, with their standard decks. Boss M. Bison and Boss Akuma are for Boss Mode alone (SFTMG-BOSS-11),
  Nemesis M. Bison and Nemesis Akuma for Nemesis alone (SFTMG-RULING-182).
- **Time Out** is for one against one (SFTMG-TIME-01): Versus, Classic Arcade and Nemesis (SFTMG-RULING-78).
- **The clock** compares Health, then Meter, when a round's turns are over (SFTMG-ROUND-11, SFTMG-RULING-08). That says
  nothing of Characters who wait (3-on-3, Tag Team) or of a boss with dials of its own (Boss Mode), so these three are
  played to the end (SFTMG-RULING-183).
- **More stages** are joined where a Wall is broken (SFTMG-VAR-13). Classic Arcade is played on a single strip
  (SFTMG-RULING-176).
"""


def render() -> str:
    """The whole page."""
    lines = [HEAD, "## The modes", "", "| mode | seats | |", "|---|---|---|"]
    lines += [f"| `{mode}` | {seats_of(mode)} | {MODES[mode]} |" for mode in GAME.modes]
    lines += ["", "## What may be set", "", f"| option | {' | '.join(GAME.modes)} | what it is |"]
    lines.append(f"|{'---|' * (len(GAME.modes) + 2)}")
    for names in options():
        lines.append(row(names))
    return "\n".join([*lines, "", WHY]).rstrip() + "\n"


def seats_of(mode: str) -> str:
    """How many may sit there: by the setting that says so, if there is one."""
    sizing = [setting for setting in GAME.settings_of(mode) if setting.name in ("players", "teams", "tag_teams")]
    tables = [{setting.name: value} for setting in sizing for value in values_of(setting)] or [{}]
    found = {len(kumite.match("sftmg", 0, mode, options).seats) for options in tables}
    return ", ".join([str(n) for n in sorted(found)])


def values_of(setting: Setting) -> list[int | str]:
    """Every value a setting may have; of a number there are the usual one, the least and the most."""
    numbers = [value for value in setting.values if isinstance(value, int)]
    if numbers:
        return list(range(numbers[1], numbers[2] + 1))
    return [str(value) for value in setting.values]


def options() -> list[tuple[str, ...]]:
    """The names of settings, those of the seats' Characters together."""
    names = [setting.name for setting in GAME.settings]
    picks = tuple([name for name in names if name.startswith(PICKS)])
    return [picks if name == picks[0] else (name,) for name in names if name not in picks[1:]]


def row(names: tuple[str, ...]) -> str:
    """One option: the modes that have it, its values, and what it is about."""
    have = [any(setting.name in names for setting in GAME.settings_of(mode)) for mode in GAME.modes]
    setting = next(setting for setting in GAME.settings if setting.name == names[0])
    title = f"`{names[0]}`" if len(names) == 1 else f"`{names[0]}` to `{names[-1]}`"
    what = f"{setting.meaning}: {in_words(setting)}" if len(names) == 1 else "who plays whom: choose, random, or a name"
    return f"| {title} | {' | '.join(['●' if has else '' for has in have])} | {what} ({', '.join(setting.rules)}) |"


def in_words(setting: Setting) -> str:
    first, *rest = setting.values
    if isinstance(first, bool):
        return "yes or no" if not first else "yes (usual) or no"
    if isinstance(first, int):
        return f"{rest[0]} to {rest[1]}, usually {first}"
    return ", ".join([str(value) for value in setting.values])


def main() -> None:
    if "--check" in sys.argv[1:]:
        if PAGE.read_text(encoding="utf-8") != render():
            sys.exit("docs/modes-sftmg.md is older than the tables: run scripts/modes_sftmg.py")
        return
    PAGE.write_text(render(), encoding="utf-8")


if __name__ == "__main__":
    main()
