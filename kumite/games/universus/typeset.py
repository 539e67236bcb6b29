"""Cards as letters: the pieces the terminal's pictures and pages are put together from."""

from __future__ import annotations

from textwrap import wrap
from typing import Any, Final

from kumite.games.universus.english.abilities import ability_english, written_out
from kumite.games.universus.glance import View, shelf_seen
from kumite.games.universus.printed import Ability, Card, Face
from kumite.games.universus.terms import ATTACK, BACKUP, CHARACTER, HEIGHTS, INFINITY, NOBODY, TYPES, symbol_names

WIDTH: Final = 80
BAR: Final = 10
INFINITE: Final = "infinity"


# Cards


def numbers(face: Face) -> str:
    """The three numbers of an attack, as they stand on its edge: `4 high 3`, speed, zone, damage."""
    return f"{face.speed} {HEIGHTS[face.zone] if face.zone != NOBODY else 'no zone'} {face.damage}"


def corner(face: Face) -> str:
    """Type, and the numbers that only this type has."""
    kind = TYPES[face.type]
    if face.type == ATTACK:
        return f"{kind} {numbers(face)}"
    if face.type == CHARACTER:
        return f"{kind}, hand size {face.hand_size}, health {face.health}"
    return f"{kind}, stamina {face.stamina}" if face.type == BACKUP else kind


def in_short(face: Face) -> list[str]:
    """A card in a few words: type and numbers, difficulty, check, block, keywords and traits."""
    found = [corner(face)]
    if face.checked:
        found.append(f"difficulty {face.difficulty}, check {face.check}")
    if face.block_zone != NOBODY and face.checked:
        found.append(f"block {signed(face.block)} {HEIGHTS[face.block_zone]}")
    return found + words(face)


def words(face: Face) -> list[str]:
    """Keywords, then traits."""
    return [", ".join([*[str(word) for word in face.keywords], *face.traits])] if face.keywords or face.traits else []


def signed(n: int) -> str:
    return f"+{n}" if n >= 0 else str(n)


def symbols(face: Face) -> str:
    return ", ".join(symbol_words(face))


def symbol_words(face: Face) -> list[str]:
    """The symbols as they are printed: `fire`, `attuned air`, `infinity` (UVS-ATTUNE-01, UVS-INF-01)."""
    attuned = symbol_names(face.attuned)
    found = [f"attuned {name}" if name in attuned else name for name in symbol_names(face.symbols)]
    return [INFINITE] if face.symbols & INFINITY else found


def vital_words(card: Card) -> str:
    """`gender F, height 171, weight 60, blood type ??` (UFS-CARD-10, UFS-CARD-11)."""
    return ", ".join([f"{name} {value}" for name, value in card.vitals])


def texts(face: Face) -> list[str]:
    """The abilities that are printed as text: those of keywords are known by their names."""
    return [ability_english(ability) for ability in face.abilities if not ability.keyword]


def ability_text(ability: Ability) -> str:
    """Written out, a keyword's too, after the keyword."""
    lead = f"{ability.keyword}. " if ability.keyword else ""
    return f"{lead}{written_out(ability)}"


def says_something(ability: Ability) -> bool:
    """Some keywords are words that rules look for, and have no text of their own."""
    return bool(ability.does) or ability.played


# Cards on the table


def marked(card: dict[str, Any]) -> str:
    """A card of a stage: its name, and how it lies, but for being committed."""
    marks = [mark for mark in card["marks"] if mark != "committed"]
    marks += ["face down"] if card["facedown"] and card["name"] != "face down" else []
    marks += [f"{n} {name}" for name, n in card["counters"].items()]
    if "stamina" in card:
        marks.append(f"stamina {card['stamina'][0]} of {card['stamina'][1]}")
    return f"{card['name']} ({', '.join(marks)})" if marks else str(card["name"])


def grouped(names: list[str]) -> str:
    """Names in a row, those that are alike together: `Busy Feet x3, Short Fuse`."""
    return ", ".join(
        [f"{name} x{names.count(name)}" if names.count(name) > 1 else name for name in dict.fromkeys(names)]
    )


# Lines


def many(n: int, noun: str) -> str:
    return f"{n} {noun}" if n == 1 else f"{n} {noun}s"


def bar(n: int, most: int) -> str:
    full = BAR if n >= most else min(BAR - 1, max(1, round(BAR * n / most))) if n > 0 else 0
    return f"{'#' * full}{'.' * (BAR - full)}"


def lines(view: View, text: str, hang: int = 2, lead: str = "") -> list[str]:
    """A text in the words of the game that one looks at, on a line, or on several that hang below it; `lead`, a name,
    stands before it as it is."""
    return indented(lead + shelf_seen(view).words.say(text), hang)


def indented(text: str, hang: int = 2, width: int = WIDTH) -> list[str]:
    """A line, or several that hang below it."""
    lead = " " * (len(text) - len(text.lstrip(" ")))
    return wrap(text.lstrip(" "), width - 1, initial_indent=lead, subsequent_indent=" " * hang, break_on_hyphens=False)
