"""Deck files: what somebody wrote down, as a deck, or one sentence that says what is wrong and where.

What is read here is data already (a YAML file is parsed by whoever has the file).  Whether the deck is legal is asked
later, of construction.py.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any, Final

from kumite.core.position import Record, RuleIds
from kumite.errors import Refusal, brief
from kumite.games.universus.construction import Catalogue, Format, find_format
from kumite.games.universus.decks import Deck
from kumite.games.universus.terms import SYMBOLS

GAME: Final = "universus"
MOST: Final = 999  # copies of a card that can be written down; what is legal is another question
NEEDED: Final = {  # every one of them, and what it is
    "deck": "the deck's name",
    "game": "the game, universus or ufs",
    "character": "the starting character, with its version",
    "symbol": "the primary symbol, one of the character's",
    "cards": "the cards and how many of each",
}
KEYS: Final = (*NEEDED, "sidebar", "format", "about")


class Binder(Record):
    """The deck files of a game: what they may say, and the rules behind a refusal."""

    def __init__(
        self,
        game: str,
        keys: tuple[str, ...],
        format: str,
        names: RuleIds,
        symbols: RuleIds,
        wild: RuleIds,
        formats: RuleIds,
    ) -> None:
        self.game = game
        self.keys = keys  # entries
        self.format = format  # if nothing else is said
        self.names = names  # a card is known by its name
        self.symbols = symbols  # there are twelve
        self.wild = wild  # infinity is none of them
        self.formats = formats  # one builds by a format


BINDERS: Final[dict[str, Binder]] = {  # by game; another edition puts its own here
    GAME: Binder(GAME, KEYS, "standard", ("UVS-CHAR-05",), ("UVS-SYM-02",), ("UVS-INF-02",), ("UVS-DCON-01",)),
}


class DeckFile(Record):
    """What a deck file says: the deck, and the format it is meant for."""

    def __init__(self, deck: Deck, format: Format) -> None:
        self.deck = deck
        self.format = format


def game_of(told: Any) -> str:
    """The game a deck file is for, if it is one that has decks; what else may be wrong with it is for `read_deck`."""
    game = told.get("game") if isinstance(told, dict) else None
    return game if isinstance(game, str) and game in BINDERS else GAME


def read_deck(told: Any, cards: Catalogue, game: str = GAME) -> DeckFile:
    """The deck in a file's data; a Refusal names the entry where something is wrong."""
    binder = BINDERS[game]
    entries = check_entries(told, binder.keys)
    wanted = words(entries, "game")
    if wanted != game:
        raise Refusal(f"game: decks are checked for {game}, not for {brief(wanted)}")
    names = {name.lower(): name for name in cards}
    character = words(entries, "character")
    if character.lower() not in names:
        raise Refusal(f"character: {no_card(character, names)}", binder.names)
    deck = Deck(
        words(entries, "deck"),
        names[character.lower()],
        symbol(words(entries, "symbol"), binder),
        listing(entries, "cards", names, binder),
        listing(entries, "sidebar", names, binder),
        words(entries, "about") if "about" in entries else "",
    )
    return DeckFile(deck, format_of(entries, binder))


def format_of(entries: dict[str, Any], binder: Binder) -> Format:
    """UVS-DCON-01: Standard, if nothing else is said."""
    try:
        name = words(entries, "format").lower() if "format" in entries else binder.format
        return find_format(name, binder.game, binder.formats)
    except Refusal as refusal:
        raise Refusal(f"format: {refusal.reason}", refusal.rules) from None


def check_entries(told: Any, keys: tuple[str, ...]) -> dict[str, Any]:
    """A mapping of entries we know, with all we need."""
    if not isinstance(told, dict):
        raise Refusal(f"a deck file is a mapping with {', '.join(NEEDED)}; this is {kind(told)}")
    for key in told:
        if key not in keys:
            near = get_close_matches(str(key), keys, 1, 0.6) if isinstance(key, str) else []
            hint = f"did you mean {near[0]!r}?" if near else f"a deck file has {', '.join(keys)}"
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


def symbol(word: str, binder: Binder) -> str:
    """One of the twelve (UVS-SYM-02); infinity is none of them, its character chooses one (UVS-INF-02)."""
    found = word.lower()
    if found in SYMBOLS:
        return found
    if found == "infinity":
        reason = "symbol: infinity is no symbol; an infinity character chooses any one of the twelve"
        raise Refusal(f"{reason}: {', '.join(SYMBOLS)}", binder.wild)
    near = get_close_matches(found, SYMBOLS, 1, 0.6)
    hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(SYMBOLS)}"
    raise Refusal(f"symbol: {brief(word)} is no symbol; {hint}", binder.symbols)


def listing(entries: dict[str, Any], key: str, names: dict[str, str], binder: Binder) -> tuple[tuple[str, int], ...]:
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
        raise Refusal(f"{key}: {'; '.join(unknown)}", binder.names)
    return tuple(found.items())


def no_card(name: str, names: dict[str, str]) -> str:
    """There is none of that name; perhaps one that begins like it, as a character without its version does."""
    wanted = " ".join(name.lower().split())
    near = [low for low in names if low.startswith(f"{wanted} ")] or get_close_matches(wanted, list(names), 2, 0.6)
    said = f"there is no card called {brief(name)}"
    return f"{said}, did you mean {' or '.join([repr(names[low]) for low in near[:3]])}?" if near else said
