"""Deck files: what somebody wrote down, as a deck, or one sentence that says what is wrong and where.

What is read here is data already (a YAML file is parsed by whoever has the file).  Whether the deck is legal is asked
later, of construction.py.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any, Final

from kumite.core.position import Record
from kumite.errors import Refusal, brief
from kumite.games.universus.construction import STANDARD, Catalogue, Format, find_format
from kumite.games.universus.decks import Deck
from kumite.games.universus.terms import SYMBOLS

GAME: Final = "universus"
MOST: Final = 999  # copies of a card that can be written down; what is legal is another question
NEEDED: Final = {  # every one of them, and what it is
    "deck": "the deck's name",
    "game": "the game, universus",
    "character": "the starting character, with its version",
    "symbol": "the primary symbol, one of the character's",
    "cards": "the cards and how many of each",
}
KEYS: Final = (*NEEDED, "sidebar", "format", "about")


class DeckFile(Record):
    """What a deck file says: the deck, and the format it is meant for."""

    def __init__(self, deck: Deck, format: Format) -> None:
        self.deck = deck
        self.format = format


def read_deck(told: Any, cards: Catalogue) -> DeckFile:
    """The deck in a file's data; a Refusal names the entry where something is wrong."""
    entries = check_entries(told)
    game = words(entries, "game")
    if game != GAME:
        raise Refusal(f"game: decks are checked for {GAME}, not for {brief(game)}")
    names = {name.lower(): name for name in cards}
    character = words(entries, "character")
    if character.lower() not in names:
        raise Refusal(f"character: {no_card(character, names)}", ("UVS-CHAR-05",))
    deck = Deck(
        words(entries, "deck"),
        names[character.lower()],
        symbol(words(entries, "symbol")),
        listing(entries, "cards", names),
        listing(entries, "sidebar", names),
        words(entries, "about") if "about" in entries else "",
    )
    return DeckFile(deck, format_of(entries))


def format_of(entries: dict[str, Any]) -> Format:
    """UVS-DCON-01: Standard, if nothing else is said."""
    if "format" not in entries:
        return STANDARD
    try:
        return find_format(words(entries, "format").lower())
    except Refusal as refusal:
        raise Refusal(f"format: {refusal.reason}", refusal.rules) from None


def check_entries(told: Any) -> dict[str, Any]:
    """A mapping of entries we know, with all we need."""
    if not isinstance(told, dict):
        raise Refusal(f"a deck file is a mapping with {', '.join(NEEDED)}; this is {kind(told)}")
    for key in told:
        if key not in KEYS:
            near = get_close_matches(str(key), KEYS, 1, 0.6) if isinstance(key, str) else []
            hint = f"did you mean {near[0]!r}?" if near else f"a deck file has {', '.join(KEYS)}"
            raise Refusal(f"unknown entry {kind(key)}; {hint}")
    for key, what in NEEDED.items():
        if told.get(key) is None:
            raise Refusal(f"there is no entry {key!r}: {what}")
    return {key: value for key, value in told.items() if value is not None}


def kind(value: Any) -> str:
    """What somebody wrote, in few words; lists may be long and hold themselves."""
    if isinstance(value, dict):
        return "a mapping"
    if isinstance(value, (list, tuple, set)):
        return "a list"
    return "nothing" if value is None else brief(value)


def words(entries: dict[str, Any], key: str) -> str:
    """An entry that is text."""
    value = entries[key]
    found = " ".join(value.split()) if isinstance(value, str) else ""
    if not found or not found.isprintable():
        raise Refusal(f"{key} must be text, in quotes where YAML reads something else; it is {kind(value)}")
    return found


def symbol(word: str) -> str:
    """One of the twelve (UVS-SYM-02); infinity is none of them, its character chooses one (UVS-INF-02)."""
    found = word.lower()
    if found in SYMBOLS:
        return found
    if found == "infinity":
        reason = "symbol: infinity is no symbol; an infinity character chooses any one of the twelve"
        raise Refusal(f"{reason}: {', '.join(SYMBOLS)}", ("UVS-INF-02",))
    near = get_close_matches(found, SYMBOLS, 1, 0.6)
    hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(SYMBOLS)}"
    raise Refusal(f"symbol: {brief(word)} is no symbol; {hint}", ("UVS-SYM-02",))


def listing(entries: dict[str, Any], key: str, names: dict[str, str]) -> tuple[tuple[str, int], ...]:
    """Names with their counts.  All unknown names are told at once: a list is rarely wrong in one place only."""
    told = entries.get(key, {})
    if not isinstance(told, dict):
        raise Refusal(f"{key} must be a mapping of names to counts, like {{Straight Jab: 4}}; it is {kind(told)}")
    found: dict[str, int] = {}
    unknown = []
    for name, n in told.items():
        if not isinstance(name, str):
            raise Refusal(f"{key}: {kind(name)} is no name to YAML; write it in quotes")
        if not isinstance(n, int) or isinstance(n, bool) or not 1 <= n <= MOST:
            raise Refusal(f"{key}: {brief(name)}: a count is a whole number from 1 to {MOST}, not {kind(n)}")
        known = names.get(" ".join(name.lower().split()))
        if known is None:
            unknown.append(no_card(name, names))
        elif known in found:
            raise Refusal(f"{key}: {brief(name)} stands there a second time; write {known!r} once, with one count")
        else:
            found[known] = n
    if unknown:
        raise Refusal(f"{key}: {'; '.join(unknown)}", ("UVS-CHAR-05",))
    return tuple(found.items())


def no_card(name: str, names: dict[str, str]) -> str:
    """There is none of that name; perhaps one that begins like it, as a character without its version does."""
    wanted = " ".join(name.lower().split())
    near = [low for low in names if low.startswith(f"{wanted} ")] or get_close_matches(wanted, list(names), 2, 0.6)
    said = f"there is no card called {brief(name)}"
    return f"{said}, did you mean {' or '.join([repr(names[low]) for low in near[:3]])}?" if near else said
