"""Deck construction: what makes a deck legal, format by format, and the exchange with the sidebar between games.

Decks are looked at when a game is about to begin and never during one: what a game makes of its cards may go beyond
every number here (UVS-DCON-12).
"""

from __future__ import annotations

from typing import Final

from kumite.core.position import Record, RuleIds
from kumite.errors import Refusal, brief
from kumite.games.universus.decks import OUR_SHELF, Deck, Shelf, shelf_of
from kumite.games.universus.keyword import KeywordBook
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Card, Face
from kumite.games.universus.terms import (
    CHARACTER,
    CONTINUOUS,
    INFINITY,
    SYMBOLS,
    TOKEN,
    TYPES,
    symbol_bit,
    symbol_names,
)
from kumite.games.universus.words.decks import DeckRule

Listing = tuple[tuple[str, int], ...]  # names and how many of each
Catalogue = dict[str, Card]  # by full name


class Fault(Record):
    """One reason why a deck is not legal."""

    def __init__(self, reason: str, rules: RuleIds) -> None:
        self.reason = reason
        self.rules = rules

    def __str__(self) -> str:
        return f"{self.reason} [{', '.join(self.rules)}]"


class Format(Record):
    """The numbers of a way to build decks.  One that differs in more is a subclass with `faults` of its own
    (UVS-DCON-01)."""

    def __init__(self, name: str, least: int = 60, copies: int = 4, sidebar: int = 10, game: str = "universus") -> None:
        self.name = name
        self.least = least  # cards: see `size`
        self.copies = copies  # of a card, deck and sidebar together
        self.sidebar = sidebar  # exactly, or none
        self.game = game  # whose decks are built so

    def title(self) -> str:
        """Its name, for people."""
        return self.name.title()

    def size(self, deck: Deck) -> int:
        """So many cards it has, the starting character not among them."""
        return size(deck.cards)

    def warnings(self, deck: Deck, cards: Catalogue) -> list[Fault]:
        """What is legal, and hardly meant."""
        return []

    def faults(self, deck: Deck, cards: Catalogue, starter_counts: bool) -> list[Fault]:
        """Every reason against a deck."""
        return (
            unknown_cards(deck, cards)
            + wrong_sizes(self, deck)
            + wrong_starter(deck, cards)
            + wrong_kinds(deck, cards)
            + wrong_prints(deck, cards)
            + too_many(self, deck, cards, starter_counts)
            + wrong_symbols(deck, cards)
        )


STANDARD: Final = Format("standard")
FORMATS: Final[dict[str, Format]] = {"standard": STANDARD}


def find_format(name: str, game: str = "universus", rules: RuleIds = ("UVS-DCON-01",)) -> Format:
    """UVS-DCON-01: a format of this game that we know the rules of."""
    known = [each.name for each in FORMATS.values() if each.game == game]
    if name not in known:
        raise Refusal(f"there is no format {brief(name)}; known are {', '.join(known)}", rules)
    return FORMATS[name]


def catalogue(shelf: Shelf = OUR_SHELF) -> Catalogue:
    """The cards of the house, by full name; `kumite.games.universus.cards` fills it."""
    return {card.name: card for card in shelf.cards()}


def check_deck(deck: Deck, cards: Catalogue, format: Format = STANDARD, starter_counts: bool = False) -> list[Fault]:
    """Every reason why this deck is not legal; none if it is.  `starter_counts`: the starting character is one of the
    four copies, which UVS-RULING-56 leaves to the table."""
    return format.faults(deck, cards, starter_counts)


NO_CARD: Final = "there is no card called"
LEGAL: Final[dict[tuple[str, KeywordBook, bool], tuple[int, ...]]] = {}  # asked before: the house's decks do not change


def legal_decks(g: Versus) -> tuple[int, ...]:
    """Which decks of the house are legal at this table, by their places on the shelf (UVS-DCON-01)."""
    key = g.house.edition.name, g.house.edition.keywords, g.house.starter_counts
    if key not in LEGAL:
        cards, decks = catalogue(shelf_of(g)), list(shelf_of(g).decks.values())
        LEGAL[key] = tuple([at for at in range(len(decks)) if not faults_at(g, decks[at], cards)])
    return LEGAL[key]


def faults_at(g: Versus, deck: Deck, cards: Catalogue) -> list[Fault]:
    """Every reason against a deck at this table."""
    faults = check_deck(deck, cards, format_of(g), g.house.starter_counts)
    return faults + left_out(deck, cards, g.house.edition.keywords)


def left_out(deck: Deck, cards: Catalogue, keywords: KeywordBook) -> list[Fault]:
    """Cards with keywords that a table with these plays without."""
    found = []
    for front in fronts(deck, cards):
        for keyword in front.keywords:
            reason = keywords.barred(keyword.name)
            if reason:
                found.append(Fault(f"{front.full_name()}: {reason}", keywords.barred_by(keyword.name)))
    return found


def format_of(g: Versus) -> Format:
    """By which decks are checked at this table."""
    return FORMATS[g.house.edition.format]


# Reading a deck


def size(listing: Listing) -> int:
    """How many cards."""
    return sum([n for _, n in listing])


def counted(listing: Listing) -> dict[str, int]:
    """How many of each name, in the order they are listed."""
    found: dict[str, int] = {}
    for name, n in listing:
        found[name] = found.get(name, 0) + n
    return found


def copies(n: int, name: str) -> str:
    return f"there is 1 copy of {name}" if n == 1 else f"there are {n} copies of {name}"


def places(deck: Deck) -> list[tuple[str, dict[str, int]]]:
    return [("deck", counted(deck.cards)), ("sidebar", counted(deck.sidebar))]


def fronts(deck: Deck, cards: Catalogue) -> list[Face]:
    """Every different card once, the starting character first."""
    names = counted(((deck.character, 1), *deck.cards, *deck.sidebar))
    return [cards[name].front for name in names if name in cards]


# The rules


def unknown_cards(deck: Deck, cards: Catalogue) -> list[Fault]:
    """A card is registered by its full name (UVS-CHAR-05)."""
    names = counted(((deck.character, 1), *deck.cards, *deck.sidebar))
    return [Fault(f"{NO_CARD} {name!r}", ("UVS-CHAR-05",)) for name in names if name not in cards]


def wrong_sizes(format: Format, deck: Deck) -> list[Fault]:
    """UVS-DCON-02, UVS-DCON-06: so many cards at least, any number more (UVS-DCON-05); a whole sidebar or none."""
    found, n, aside = [], size(deck.cards), size(deck.sidebar)
    if n < format.least:
        reason = f"the deck has {n} card{'' if n == 1 else 's'}; {format.least} is the least"
        found.append(Fault(reason, ("UVS-DCON-02",)))
    if aside not in (0, format.sidebar):
        reason = (
            f"the sidebar has {aside} card{'' if aside == 1 else 's'}; it must have exactly {format.sidebar}, or none"
        )
        found.append(Fault(reason, ("UVS-DCON-06",)))
    return found


def wrong_starter(deck: Deck, cards: Catalogue) -> list[Fault]:
    """UVS-DCON-02, UVS-DCON-09, UVS-INF-02: a character, and one of its symbols; with infinity, any one."""
    if deck.symbol not in SYMBOLS:
        reason = f"{deck.symbol!r} is no symbol; the primary symbol is one of {', '.join(SYMBOLS)}"
        return [Fault(reason, ("UVS-DCON-09", "UVS-SYM-02"))]
    if deck.character not in cards:
        return []
    front = cards[deck.character].front
    if front.type != CHARACTER:
        reason = f"{deck.character} is {a_type(front)}; a deck starts with a character"
        return [Fault(reason, ("UVS-DCON-02",))]
    if front.symbols & (symbol_bit(deck.symbol) | INFINITY):
        return []
    reason = f"{deck.character} has {symbols_in_words(front.symbols)}, so the primary symbol cannot be {deck.symbol}"
    return [Fault(reason, ("UVS-DCON-09", "UVS-SYM-03"))]


def wrong_kinds(deck: Deck, cards: Catalogue) -> list[Fault]:
    """UVS-DCON-03, UVS-DCON-04: a character in the deck has a difficulty and a check value; a sidebar is for the deck.
    Tokens come from outside the game (UVS-TOKEN-01)."""
    found = []
    for place, listed in places(deck):
        for name in listed:
            front = cards[name].front if name in cards else None
            if front is None:
                continue
            if front.type == TOKEN:
                reason = f"{name}, in the {place}, is a token; tokens come from outside the game"
                found.append(Fault(reason, ("UVS-TOKEN-01",)))
            elif front.type == CHARACTER and not front.checked:
                reason = f"{name}, in the {place}, has no printed difficulty or check value: it can only start a game"
                found.append(Fault(reason, ("UVS-DCON-04", "UVS-DCON-03")))
    return found


def wrong_prints(deck: Deck, cards: Catalogue) -> list[Fault]:
    """UVS-SYM-01, UVS-INF-01: three symbols, or infinity and none."""
    found = []
    for front in fronts(deck, cards):
        names = symbol_names(front.symbols)
        if front.symbols & INFINITY:
            if names:
                reason = (
                    f"{front.full_name()} has infinity and so no symbols, but also {symbols_in_words(front.symbols)}"
                )
                found.append(Fault(reason, ("UVS-INF-01", "UVS-SYM-01")))
        elif len(names) != 3 and front.type != TOKEN:
            reason = f"{front.full_name()} has {symbols_in_words(front.symbols)}; a card has three symbols, or infinity"
            found.append(Fault(reason, ("UVS-SYM-01",)))
    return found


# Copies


def too_many(format: Format, deck: Deck, cards: Catalogue, starter_counts: bool) -> list[Fault]:
    """UVS-DCON-08: copies are cards of one full name (UVS-CHAR-05), in the deck and the sidebar together."""
    in_deck, aside, found = counted(deck.cards), counted(deck.sidebar), []
    for name in counted(deck.cards + deck.sidebar):
        if name not in cards:
            continue
        starting = 1 if starter_counts and name == deck.character else 0
        held, rules = (in_deck.get(name, 0), aside.get(name, 0), starting), deck_rules(deck, cards, name)
        allowed = max([rule.copies for rule in rules]) if rules else format.copies
        if sum(held) > allowed:
            reason = f"{copies(sum(held), name)} ({where(held)}); {allowed} may be there"
            found.append(Fault(reason, copy_rules(cards[name].front, bool(rules), starting)))
    return found


def where(held: tuple[int, int, int]) -> str:
    """`3 in the deck, 2 in the sidebar`."""
    words = ("in the deck", "in the sidebar", "as the starting character")
    return ", ".join([f"{n} {word}" for n, word in zip(held, words) if n])


def copy_rules(front: Face, changed: bool, starting: int) -> RuleIds:
    """The rules behind too many copies of this card."""
    found: RuleIds = ("UVS-DCON-08",)
    if front.type == CHARACTER:
        found += ("UVS-CHAR-05", "UVS-IDENT-02")
    if changed:
        found += ("UVS-DCON-13",)
    return found + ("UVS-RULING-56",) if starting else found


def deck_rules(deck: Deck, cards: Catalogue, name: str) -> list[DeckRule]:
    """UVS-DCON-13: what continuous abilities say about copies of this card: those of the starting character and of the
    deck, where another character's are not heard."""
    speaking = [deck.character] + [each for each, _ in deck.cards if each in cards and not is_character(cards[each])]
    found: list[DeckRule] = []
    for each in counted(tuple([(speaker, 1) for speaker in speaking])):
        if each in cards:
            found += [rule for rule in rules_on(cards[each].front) if is_meant(rule, cards[name].front)]
    return found


def is_character(card: Card) -> bool:
    return card.front.type == CHARACTER


def rules_on(front: Face) -> list[DeckRule]:
    return [
        word
        for ability in front.abilities
        if ability.kind == CONTINUOUS
        for word in ability.does
        if isinstance(word, DeckRule)
    ]


def is_meant(rule: DeckRule, front: Face) -> bool:
    """A full name is that card; an identity is every version of it (UVS-CHAR-06, UVS-IDENT-04)."""
    return rule.name == front.full_name() or (front.type == CHARACTER and rule.name in (front.name, front.identity()))


# Symbols


def wrong_symbols(deck: Deck, cards: Catalogue) -> list[Fault]:
    """UVS-DCON-10, UVS-DCON-11, UVS-SYM-03: every card, the sidebar's too, has the primary symbol, or is attuned to one
    of the starting character's, or has infinity."""
    if deck.symbol not in SYMBOLS or deck.character not in cards:
        return []
    start, primary = cards[deck.character].front, symbol_bit(deck.symbol)
    found = []
    for place, listed in places(deck):
        for name in listed:
            if name in cards and not belongs(cards[name].front, primary, access(start, primary)):
                reason, rules = stranger(cards[name].front, start, deck.symbol)
                chapter = "UVS-DCON-10" if place == "deck" else "UVS-DCON-11"
                found.append(Fault(f"{name}, in the {place}, {reason}", (chapter, "UVS-SYM-03", *rules)))
    return found


def access(start: Face, primary: int) -> int:
    """The symbols a starting character has for attuned cards: plain or attuned (UVS-ATTUNE-03); with infinity just the
    primary one (UVS-INF-02, UVS-RULING-57)."""
    return primary if start.symbols & INFINITY else start.symbols


def belongs(front: Face, primary: int, own: int) -> bool:
    """UVS-ATTUNE-02, UVS-ATTUNE-04: one attuned symbol that the starting character has is enough; infinity belongs
    everywhere (UVS-INF-01)."""
    return front.type == TOKEN or bool(front.symbols & (primary | INFINITY) or front.attuned & own)


def stranger(front: Face, start: Face, primary: str) -> tuple[str, RuleIds]:
    """Why a card does not belong, and the rules that could have let it in."""
    reason = f"has {symbols_in_words(front.symbols)}, not the primary symbol {primary}"
    if not front.attuned:
        return reason, ()
    attuned = " or ".join(symbol_names(front.attuned))
    if start.symbols & INFINITY:
        reason += f"; it is attuned to {attuned}, but with infinity a character has only {primary}"
        return reason, ("UVS-ATTUNE-02", "UVS-INF-02", "UVS-RULING-57")
    reason += f"; it is attuned to {attuned}, which {start.full_name()} does not have"
    return reason, ("UVS-ATTUNE-02", "UVS-ATTUNE-04")


def symbols_in_words(bits: int) -> str:
    names = symbol_names(bits)
    return " and ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else names[0] if names else "no symbols"


def a_type(front: Face) -> str:
    word = TYPES[front.type]
    return f"{'an' if word[0] == 'a' else 'a'} {word}"


# Between games


def exchange_faults(before: Deck, cards: Listing) -> list[Fault]:
    """Why these cards cannot be the deck of the next game: as many as before (UVS-DCON-07), all of them from the
    deck and the sidebar (UVS-DCON-06)."""
    found, wanted, had = [], size(cards), size(before.cards)
    if wanted != had:
        found.append(Fault(f"the deck had {had} cards and would now have {wanted}", ("UVS-DCON-07",)))
    there = counted(before.cards + before.sidebar)
    for name, n in counted(cards).items():
        held = there.get(name, 0)
        if n > held:
            reason = f"{copies(held, name)} in deck and sidebar together, not {n}"
            found.append(Fault(reason, ("UVS-DCON-06",)))
    return found


def after_sidebar(before: Deck, cards: Listing) -> Deck:
    """The deck of the next game: these cards in it, the others in the sidebar; refused where that is no exchange."""
    faults = exchange_faults(before, cards)
    if faults:
        rules = counted(tuple([(rule, 1) for fault in faults for rule in fault.rules]))
        raise Refusal("; ".join([fault.reason for fault in faults]), tuple(rules))
    left, now = counted(before.cards + before.sidebar), counted(cards)
    aside = tuple([(name, n - now.get(name, 0)) for name, n in left.items() if n > now.get(name, 0)])
    return Deck(before.name, before.character, before.symbol, tuple(now.items()), aside, before.about)
