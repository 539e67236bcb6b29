"""Write docs/fighters.md and docs/fighters-sftmg.md: every Fighter, every text, and where each fact comes from."""

from pathlib import Path
from typing import Final

from kumite.games.megafighter.cards.roster import by_name
from kumite.games.megafighter.printed import (
    CLASSES,
    DEDUCED,
    LETTERS,
    OURS,
    PRINTED,
    ROSTER,
    Ability,
    Attack,
    Fighter,
    facts,
)
from scripts import fighters_sftmg

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "fighters.md"
MARKS: Final = {PRINTED: "●", DEDUCED: "◐", OURS: ""}
COLOURS_OF_CLASSES: Final = ("green", "blue", "purple", "red bar")
MEANING: Final = (*CLASSES[:3], "ongoing while Frontline")

HEAD: Final = """# The fighters

The fifteen boards of Ultra Deluxe 2D Arcade Megafighter as Kumite plays them. This page is made from the roster by
`scripts/fighters.py`; change `kumite/games/megafighter/cards/` and run it again.

The rulebook names nine of the fifteen and shows one whole board, Frankfurterer's. Everything else had to be designed,
and is: a mark says what is not.

- ● printed in the rulebook
- ◐ deduced from it, with the reason in the notes below the board
- no mark: ours, designed and balanced by us; where part of such a fact is printed, the notes say which

Buttons: B blue, Y yellow, R red. ★ is a Super Token. The third Attack is the Ultimate. "Frontline Fighter" in an
effect is the opposing one.
"""


def marks(fighter: Fighter) -> dict[str, str]:
    """The mark of each fact, ready to be put behind it."""
    return {fact.about: f" {MARKS[fact.origin]}".rstrip() for fact in facts(fighter)}


def attack_row(attack: Attack, mark: dict[str, str]) -> str:
    buttons = " ".join([LETTERS[button] for button in attack.buttons])
    of = {part: mark[f"{attack.name}: {part}"] for part in ("name", "buttons", "cost", "damage", "effect")}
    cells = [
        f"**{attack.name}**{of['name']}",
        f"{buttons}{of['buttons']}",
        f"{attack.cost or '–'}{of['cost']}",
        f"{damage(attack)}{of['damage']}",
        f"{effect(attack)}{of['effect']}",
    ]
    return f"| {' | '.join(cells)} |"


def damage(attack: Attack) -> str:
    """The part of the text that is the damage."""
    return Attack(attack.name, attack.buttons, attack.front, attack.side, attack.chosen, attack.strung).text() or "–"


def effect(attack: Attack) -> str:
    """The part of the text that is the additional effect."""
    return Attack(attack.name, attack.buttons, does=attack.does).text() or "–"


def ability_row(ability: Ability, mark: dict[str, str]) -> str:
    of = {part: mark[f"{ability.name}: {part}"] for part in ("name", "class", "cost", "effect")}
    cells = [
        f"**{ability.name}**{of['name']}",
        f"{COLOURS_OF_CLASSES[ability.colour]}: {MEANING[ability.colour]}{of['class']}",
        f"{ability.cost or '–'}{of['cost']}",
        f"{ability.text()}{of['effect']}",
    ]
    return f"| {' | '.join(cells)} |"


def notes(fighter: Fighter) -> list[str]:
    """The reasons, alike ones together; the plainly printed and the wholly ours need none."""
    told: dict[str, list[str]] = {}
    for fact in fighter.facts:
        if fact.origin != PRINTED:
            told.setdefault(f"({fact.origin}): {fact.why}", []).append(fact.about.replace(": ", ", "))
    return [f"- {'; '.join(about)} {why}." for why, about in told.items()]


def page_of(fighter: Fighter) -> list[str]:
    mark = marks(fighter)
    named = f"Name{mark['name']}, " if mark["name"] else ""
    lines = [f"## {fighter.name}", "", fighter.about, "", f"{named}{fighter.hp} HP{mark['hp']}", ""]
    lines += ["| Attack | Buttons | ★ | Damage | Effect |", "|---|---|---|---|---|"]
    lines += [attack_row(attack, mark) for attack in fighter.attacks]
    lines += ["", "| Ability | Class | ★ | Text |", "|---|---|---|---|"]
    lines += [ability_row(ability, mark) for ability in fighter.abilities]
    found = notes(fighter)
    return [*lines, "", *found, ""] if found else [*lines, ""]


def overview() -> list[str]:
    """One line a Fighter: HP, Buttons, classes, and how much of the board is in the rulebook."""
    lines = ["| Fighter | HP | Attacks | Ultimate | Abilities | ● | ◐ | ours |", "|---|---|---|---|---|---|---|---|"]
    for fighter in ROSTER:
        pairs = [f"{LETTERS[a.buttons[0]]}{LETTERS[a.buttons[1]]}" for a in fighter.attacks]
        classes = ", ".join([COLOURS_OF_CLASSES[ability.colour] for ability in fighter.abilities])
        origins = [fact.origin for fact in facts(fighter)]
        counts = " | ".join([str(origins.count(origin)) for origin in (PRINTED, DEDUCED, OURS)])
        link = f"[{fighter.name}](#{fighter.name.lower().replace(' ', '-')})"
        ultimate = f"{pairs[2]}, {fighter.attacks[2].cost} ★"
        lines.append(f"| {link} | {fighter.hp} | {pairs[0]}, {pairs[1]} | {ultimate} | {classes} | {counts} |")
    return [*lines, ""]


def render() -> str:
    """The whole page."""
    lines = [HEAD, *overview()]
    for number in by_name.values():
        lines += page_of(ROSTER[number])
    return "\n".join(lines).rstrip() + "\n"


def main() -> None:
    for page, text in ((PAGE, render()), (fighters_sftmg.PAGE, fighters_sftmg.render())):
        page.write_text(text, encoding="utf-8")
        print(f"wrote {page}")


if __name__ == "__main__":
    main()
