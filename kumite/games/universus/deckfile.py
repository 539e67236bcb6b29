"""Deck files: what somebody wrote down, as a deck, or one sentence that says what is wrong and where.

What is read here is data already (a YAML file is parsed by whoever has the file).  Whether the deck is legal is asked
later, of construction.py.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any, Final

from kumite.core.position import Record, RuleIds
from kumite.errors import Refusal, brief
from kumite.games.universus.construction import NO_CARD, Catalogue, Fault, Format, check_deck, find_format
from kumite.games.universus.decks import Deck
from kumite.games.universus.terms import SYMBOLS

GAME: Final = "universus"
MOST: Final = 999  # copies of a card that can be written down; what is legal is another question
FEW: Final = 8  # names that no card has, and that are told
NEEDED: Final = {  # every one of them, and what it is
    "deck": "the deck's name",
    "game": "the game",
    "character": "the starting character, with its version",
    "symbol": "one of the starting character's symbols",
    "cards": "the cards and how many of each",
}
KEYS: Final = (*NEEDED, "sidebar", "format", "about")
OUTSIDE: Final = ("pool",)  # what whoever has the file reads: the card pool that `cards` are from


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


class UnknownCard(Refusal):
    """A name that no card has: the rest of the deck can be judged all the same."""


class BadDeck(Refusal):
    """A deck file that cannot be read: every reason, in the order of its entries."""

    def __init__(
        self, reason: str, rules: RuleIds = (), parts: tuple[str, ...] = (), file: DeckFile | None = None
    ) -> None:
        super().__init__(reason, rules)
        self.parts = parts  # the reasons one by one, with their rules
        self.file = file  # what it says, where nothing but names of cards is wrong
        self.known: Catalogue | None = None  # the cards it could name, where these are not the house's

    def faults(self, cards: Catalogue, starter_counts: bool = False) -> list[Fault]:
        """What is against it besides, as far as that can be told while some of its cards are unknown."""
        if self.file is None:
            return []
        known = cards if self.known is None else self.known
        said = check_deck(self.file.deck, known, self.file.format, starter_counts)
        return [fault for fault in said if not fault.reason.startswith(NO_CARD)]


def read_deck(told: Any, cards: Catalogue, game: str = GAME) -> DeckFile:
    """The deck in a file's data; a Refusal names every entry where something is wrong."""
    binder = BINDERS[game]
    wrong: list[Refusal] = []
    entries = check_entries(told, binder.keys, wrong)
    check_game(entries, game, wrong)
    names = {name.lower(): name for name in cards}
    deck = Deck(
        words(entries, "deck", wrong),
        starter(words(entries, "character", wrong), names, binder, wrong),
        symbol(words(entries, "symbol", wrong), binder, wrong),
        listing(entries, "cards", names, binder, wrong),
        listing(entries, "sidebar", names, binder, wrong),
        words(entries, "about", wrong),
    )
    built_by = format_of(entries, binder, wrong)
    file = None if built_by is None else DeckFile(deck, built_by)
    if wrong or file is None:
        raise all_of(wrong, file if all(isinstance(one, UnknownCard) for one in wrong) else None)
    return file


def all_of(wrong: list[Refusal], file: DeckFile | None = None) -> BadDeck:
    """Several refusals as one."""
    rules = tuple(dict.fromkeys([rule for one in wrong for rule in one.rules]))
    return BadDeck("; ".join([one.reason for one in wrong]), rules, tuple([str(one) for one in wrong]), file)


def check_game(entries: dict[str, Any], game: str, wrong: list[Refusal]) -> None:
    """For another game the cards mean nothing, so nothing more is said of them."""
    wanted = words(entries, "game", wrong)
    if wanted and wanted != game:
        there = game if wanted in BINDERS else " and ".join(BINDERS)
        wrong.append(Refusal(f"game: decks are checked for {there}, not for {brief(wanted)}"))
        raise all_of(wrong)


def starter(name: str, names: dict[str, str], binder: Binder, wrong: list[Refusal]) -> str:
    """The starting character, by its full name."""
    if name and name.lower() not in names:
        wrong.append(UnknownCard(f"character: {no_card(name, names)}", binder.names))
    return names.get(name.lower(), brief(name) if name else "")


def format_of(entries: dict[str, Any], binder: Binder, wrong: list[Refusal]) -> Format | None:
    """UVS-DCON-01: Standard, if nothing else is said."""
    name = words(entries, "format", wrong).lower() if "format" in entries else binder.format
    try:
        return find_format(name, binder.game, binder.formats) if name else None
    except Refusal as refusal:
        wrong.append(Refusal(f"format: {refusal.reason}", refusal.rules))
        return None


def check_entries(told: Any, keys: tuple[str, ...], wrong: list[Refusal]) -> dict[str, Any]:
    """A mapping of entries we know, with all we need."""
    if not isinstance(told, dict):
        raise Refusal(f"a deck file is a mapping with {', '.join(NEEDED)}; this is {kind(told)}")
    found: list[str] = []
    for key in told:
        if key not in keys:
            there = (*keys, *OUTSIDE)
            near = get_close_matches(str(key), there, 1, 0.6) if isinstance(key, str) else []
            hint = f"did you mean {near[0]!r}?" if near else f"a deck file has {', '.join(there)}"
            found.append(f"unknown entry {kind(key)}; {hint}")
    for key, what in NEEDED.items():
        if told.get(key) is None:
            found.append(f"there is no entry {key!r}: {what}{', ' + ' or '.join(BINDERS) if key == 'game' else ''}")
    if found:
        wrong.append(Refusal("; ".join(found)))
    return {key: value for key, value in told.items() if value is not None}


def kind(value: Any) -> str:
    """What somebody wrote, in few words; lists may be long and hold themselves."""
    if isinstance(value, dict):
        return "a mapping"
    if isinstance(value, (list, tuple, set)):
        return "a list"
    return "nothing" if value is None else brief(value)


def words(entries: dict[str, Any], key: str, wrong: list[Refusal]) -> str:
    """An entry that is text; nothing where there is none."""
    value = entries.get(key)
    found = " ".join(value.split()) if isinstance(value, str) else ""
    if value is not None and (not found or not found.isprintable()):
        reason = f"{key} must be text, in quotes where YAML reads something else; it is {kind(value)}"
        wrong.append(Refusal(reason))
        return ""
    return found


def symbol(word: str, binder: Binder, wrong: list[Refusal]) -> str:
    """One of the twelve (UVS-SYM-02); infinity is none of them, its character chooses one (UVS-INF-02)."""
    found = word.lower()
    if found in SYMBOLS or not word:
        return found
    if found == "infinity":
        reason = "symbol: infinity is no symbol; an infinity character chooses any one of the twelve"
        wrong.append(Refusal(f"{reason}: {', '.join(SYMBOLS)}", binder.wild))
        return ""
    near = get_close_matches(found, SYMBOLS, 1, 0.6)
    hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(SYMBOLS)}"
    wrong.append(Refusal(f"symbol: {brief(word)} is no symbol; {hint}", binder.symbols))
    return ""


def listing(
    entries: dict[str, Any], key: str, names: dict[str, str], binder: Binder, wrong: list[Refusal]
) -> tuple[tuple[str, int], ...]:
    """Names with their counts.  All that is wrong is told at once: a list is rarely wrong in one place only."""
    told = entries.get(key, {})
    if not isinstance(told, dict):
        reason = f"{key} must be a mapping of names to counts, like {{Straight Jab: 4}}; it is {kind(told)}"
        wrong.append(Refusal(reason))
        return ()
    found: dict[str, int] = {}
    unknown, amiss = [], []
    for name, n in told.items():
        known = names.get(" ".join(name.lower().split())) if isinstance(name, str) else None
        reason = miswritten(name, n, known, known in found)
        if reason:
            amiss.append(reason)
        elif known is None:
            unknown.append(name)
            found[brief(name)] = found.get(brief(name), 0) + n
        else:
            found[known] = n
    if unknown:
        wrong.append(UnknownCard(f"{key}: {no_cards(unknown, names)}", binder.names))
    if amiss:
        wrong.append(Refusal(f"{key}: {'; '.join(amiss)}"))
    return tuple(found.items())


def miswritten(name: Any, n: Any, known: str | None, again: bool) -> str:
    """What is wrong with a line of a list, whatever card it names."""
    if not isinstance(name, str):
        return f"{kind(name)} is no name to YAML; write it in quotes"
    if not isinstance(n, int) or isinstance(n, bool) or not 1 <= n <= MOST:
        return f"{brief(name)}: a count is a whole number from 1 to {MOST}, not {kind(n)}"
    return f"{brief(name)} stands there a second time; write {known!r} once, with one count" if again else ""


def no_cards(unknown: list[str], names: dict[str, str]) -> str:
    """A few of them, each with what may be meant: a deck of another game would fill a page."""
    told = [no_card(name, names) for name in unknown[:FEW]]
    more = len(unknown) - FEW
    return "; ".join(told) + (f"; and {more} more of these names are of no card" if more > 0 else "")


def no_card(name: str, names: dict[str, str]) -> str:
    """There is none of that name; perhaps one that begins like it, as a character without its version does."""
    wanted = " ".join(name.lower().split())
    near = [low for low in names if low.startswith(f"{wanted} ")] or get_close_matches(wanted, list(names), 2, 0.6)
    said = f"{NO_CARD} {brief(name)}"
    return f"{said}, did you mean {' or '.join([repr(names[low]) for low in near[:3]])}?" if near else said
