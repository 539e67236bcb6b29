"""A deck that is being built: its faults, its numbers, opening hands, and the deck as text."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from math import comb
from random import Random
from typing import Any

from kumite.cards.desks import DESKS
from kumite.cards.hand import not_understood
from kumite.errors import Refusal
from kumite.games.universus.book import card_page
from kumite.games.universus.construction import Fault, check_deck
from kumite.games.universus.deckfile import BadDeck, game_of, read_deck
from kumite.games.universus.decks import Deck
from kumite.games.universus.printed import Face
from kumite.games.universus.terms import CHARACTER, HEIGHTS, INFINITY, NOBODY, SYMBOLS, TYPES, symbol_names
from kumite.games.universus.typeset import symbol_words
from kumite.server.cards import shapes
from kumite.server.cards.pages import face_of
from kumite.server.cards.shelf import EMPTY, Held

NEXT = 6  # cards that are shown after an opening hand
NO_CHARACTER = "there is no starting character yet", "UVS-DCON-02"
NO_SYMBOL = "there is no primary symbol yet", "UVS-DCON-09"
UNSAID = "'' is no symbol"  # how a format says the latter
PLAIN = re.compile(r"[A-Za-z][A-Za-z0-9 ,.!'’()&/+-]*[A-Za-z0-9.!)]")  # names that YAML leaves alone
YAMLS_OWN = ("yes", "no", "true", "false", "null", "on", "off", "y", "n")


class Judged:
    """A deck and everything known about its cards."""

    def __init__(self, built: shapes.BuiltDeck, held: Held | None) -> None:
        self.built = built
        self.desk = DESKS[built.game]
        self.held = held or EMPTY
        full = self.held.full_name
        cards = Counter[str]()
        aside = Counter[str]()
        for counts, listed in ((cards, built.cards), (aside, built.sidebar)):
            for name, n in listed:
                counts[full(name)] += n
        self.deck = Deck(
            built.name, full(built.character), built.symbol, tuple(cards.items()), tuple(aside.items()), built.about
        )
        self.names = [name for name in dict.fromkeys([self.deck.character, *cards, *aside]) if name]
        self.known, self.wrong = self.held.known(self.names, self.desk)
        self.format = self.desk.format(built.format)

    # Faults

    def faults(self, by_hand: bool, starter_counts: bool) -> list[Fault]:
        """Every reason against it; that something is still missing is said first."""
        found = [self.desk.fault(*fault) for fault, missing in self.missing() if missing]
        said = check_deck(self.deck, self.known, self.format, starter_counts)
        found += [fault for fault in said if not self.is_said_otherwise(fault)]
        found += [Fault(f"{name} cannot be played: {why}", ()) for name, why in self.wrong.items()]
        return found + ([] if by_hand else [Fault(not_understood(card), ()) for card in self.unclear()])

    def missing(self) -> list[tuple[tuple[str, str], bool]]:
        return [(NO_CHARACTER, not self.deck.character), (NO_SYMBOL, not self.deck.symbol)]

    def is_said_otherwise(self, fault: Fault) -> bool:
        """What is said of a deck that has no character or symbol yet, or of a card whose reason we know better."""
        unknown = [f"there is no card called {name!r}" for name in (*self.wrong, "")]
        return fault.reason in unknown or fault.reason.startswith(UNSAID)

    def warnings(self) -> list[Fault]:
        """What is legal, and hardly meant, or not for every table."""
        return self.format.warnings(self.deck, self.known)

    def unclear(self) -> list[Any]:
        """Cards of its pool that are not wholly understood."""
        cards = self.held.pool.cards
        return [cards[name] for name in self.names if name in cards and not cards[name].understood]

    # What is told

    def page(self, by_hand: bool, starter_counts: bool) -> shapes.JudgedDeck:
        faults = self.faults(by_hand, starter_counts)
        return shapes.JudgedDeck(
            not faults,
            tuple([shapes.DeckFault(fault.reason, fault.rules) for fault in faults]),
            tuple([shapes.DeckFault(fault.reason, fault.rules) for fault in self.warnings()]),
            self.numbers(),
            self.symbols(),
            {name: self.face(name) for name in self.names},
            tuple([card.name for card in self.unclear()]),
            self.text(),
        )

    def face(self, name: str) -> dict[str, Any] | None:
        own = self.held.pool.cards.get(name)
        if own is not None:
            return face_of(own, self.desk)
        return card_page(self.known[name], self.desk.shelf.words) if name in self.known else None

    def symbols(self) -> tuple[str, ...]:
        """Those that can be the primary one (UVS-DCON-09, UVS-INF-02)."""
        card = self.known.get(self.deck.character)
        if card is None or card.front.type != CHARACTER:
            return SYMBOLS
        return SYMBOLS if card.front.symbols & INFINITY else tuple(symbol_names(card.front.symbols))

    def fronts(self) -> list[tuple[Face, int]]:
        return [(self.known[name].front, n) for name, n in self.deck.cards if name in self.known]

    def numbers(self) -> shapes.DeckNumbers:
        held = self.fronts()
        total = sum([n for _, n in self.deck.cards])
        counted = [(front, n) for front, n in held if front.checked]
        checked = max(1, sum([n for _, n in counted]))
        return shapes.DeckNumbers(
            cards=total,
            sidebar=sum([n for _, n in self.deck.sidebar]),
            difficulty=round(sum([front.difficulty * n for front, n in counted]) / checked, 2),
            check=round(sum([front.check * n for front, n in counted]) / checked, 2),
            types=bars(held, lambda front: [TYPES[front.type]], TYPES),
            difficulties=number_bars(counted, lambda front: front.difficulty),
            checks=number_bars(counted, lambda front: front.check),
            blocks=tuple([blocks(held, zone) for zone in range(len(HEIGHTS))]),
            unblocking=sum([n for front, n in held if front.block_zone == NOBODY]),
            symbols=bars(held, bare_symbols, (*SYMBOLS, "infinity")),
        )

    # Text

    def text(self) -> str:
        """As docs/decks.md writes it."""
        deck = self.deck
        lines = [f"deck: {plain(deck.name or 'My Deck')}", f"game: {self.built.game}"]
        lines += [f"pool: {plain(self.held.pool.name)}"] if self.held is not EMPTY else []
        lines += [f"character: {plain(deck.character)}", f"symbol: {plain(deck.symbol)}"]
        lines += [f"about: {plain(deck.about)}"] if deck.about.strip() else []
        for key, listed in (("cards", deck.cards), ("sidebar", deck.sidebar)):
            if listed or key == "cards":
                lines += [f"{key}:{'' if listed else ' {}'}", *[f"  {plain(name)}: {n}" for name, n in listed]]
        return "\n".join(lines) + "\n"

    # To be played

    def entries(self) -> dict[str, Any]:
        """As a deck file has them."""
        deck = self.deck
        found: dict[str, Any] = {"deck": deck.name.strip() or "My Deck", "game": self.built.game}
        found |= {"character": deck.character, "symbol": deck.symbol, "cards": dict(deck.cards)}
        return found | ({"sidebar": dict(deck.sidebar)} if deck.sidebar else {})

    def legal_or_refuse(self, by_hand: bool) -> None:
        faults = self.faults(by_hand, False)
        if faults:
            rules = tuple(dict.fromkeys([rule for fault in faults for rule in fault.rules]))
            raise Refusal(f"this deck is not legal: {'; '.join([fault.reason for fault in faults[:5]])}", rules)


def plain(text: str) -> str:
    """A name as YAML reads it back; in quotes where it would make something else of it."""
    line = " ".join(text.split())
    if PLAIN.fullmatch(line) and line.lower() not in YAMLS_OWN and ": " not in line:
        return line
    return '"' + line.replace("\\", "\\\\").replace('"', '\\"') + '"'


# Numbers


def bars(
    held: Iterable[tuple[Face, int]], labels: Callable[[Face], list[str]], order: tuple[str, ...]
) -> tuple[shapes.Bar, ...]:
    """How many cards have each label, in this order."""
    counts = Counter[str]()
    for front, n in held:
        for label in labels(front):
            counts[label] += n
    return tuple([shapes.Bar(label, counts[label]) for label in order if counts[label]])


def bare_symbols(front: Face) -> list[str]:
    return list(dict.fromkeys([word.removeprefix("attuned ") for word in symbol_words(front)]))


def number_bars(held: Iterable[tuple[Face, int]], number: Callable[[Face], int]) -> tuple[shapes.Bar, ...]:
    """Upwards, without gaps."""
    counts = Counter[int]()
    for front, n in held:
        counts[number(front)] += n
    if not counts:
        return ()
    return tuple([shapes.Bar(str(value), counts[value]) for value in range(min(counts), max(counts) + 1)])


def blocks(held: Iterable[tuple[Face, int]], zone: int) -> shapes.BlockBars:
    counts = Counter[int]()
    for front, n in held:
        if front.block_zone == zone:
            counts[front.block] += n
    modifiers = [shapes.Bar(f"{value:+d}", counts[value]) for value in sorted(counts)]
    return shapes.BlockBars(HEIGHTS[zone], sum(counts.values()), tuple(modifiers))


# Opening hands


def opening_hand(judged: Judged, dice: Random) -> shapes.OpeningHand:
    """As many cards as the starting character's hand size, and a few more (UVS-SETUP-07)."""
    cards = [name for name, n in judged.deck.cards for _ in range(n)]
    size = hand_size(judged)
    order = dice.sample(cards, min(len(cards), size + NEXT))
    return shapes.OpeningHand(tuple(order[:size]), tuple(order[size:]), chances(judged, len(cards), size))


def hand_size(judged: Judged) -> int:
    card = judged.known.get(judged.deck.character)
    if card is None or card.front.type != CHARACTER:
        rules = judged.desk.game.cited(("UVS-SETUP-07",))
        raise Refusal("the starting character tells the hand size; choose one first", rules)
    if not judged.deck.cards:
        raise Refusal("there are no cards in the deck yet")
    return card.front.hand_size


def chances(judged: Judged, total: int, size: int) -> tuple[shapes.Chance, ...]:
    """By types, and by single cards: without replacement."""
    drawn = min(size, total)
    types = bars(judged.fronts(), lambda front: [TYPES[front.type]], TYPES)
    rows = [*types, *[shapes.Bar(name, n) for name, n in judged.deck.cards]]
    return tuple([chance(row, total, drawn) for row in rows])


def chance(row: shapes.Bar, total: int, drawn: int) -> shapes.Chance:
    none = comb(total - row.n, drawn) / comb(total, drawn)
    return shapes.Chance(row.label, round(1 - none, 4), round(drawn * row.n / total, 2))


# From text


def from_text(told: Any, held: Held | None, pool: str | None) -> shapes.BuiltDeck:
    """The deck that somebody wrote down, all its names known; a Refusal says what is wrong, and where."""
    where, game = held or EMPTY, game_of(told)
    entries = {key: value for key, value in told.items() if key != "pool"} if isinstance(told, dict) else told
    names: dict[str, Any] = {**dict.fromkeys(where.pool.cards), **DESKS[game].cards}
    if isinstance(entries, dict):
        entries = full_names(entries, where)
    try:
        file = read_deck(entries, names, game)
    except BadDeck as bad:
        raise besides(bad, where) from None
    deck = file.deck
    return shapes.BuiltDeck(
        name=deck.name[:60],
        game=game,  # type: ignore[arg-type]
        character=deck.character,
        symbol=deck.symbol,
        cards=deck.cards,
        sidebar=deck.sidebar,
        format=file.format.name,
        about=deck.about[:1000],
        pool=pool,
    )


def besides(bad: BadDeck, where: Held) -> Refusal:
    """With what else is against the deck, as `kumite deck check` tells it."""
    if bad.file is None:
        return bad
    deck, desk = bad.file.deck, DESKS[bad.file.format.game]
    bad.known, _ = where.known([deck.character, *dict(deck.cards), *dict(deck.sidebar)], desk)
    faults = bad.faults(bad.known)
    rules = [rule for fault in faults for rule in fault.rules]
    reason = "; ".join([bad.reason, *[fault.reason for fault in faults]])
    return Refusal(reason, tuple(dict.fromkeys([*bad.rules, *rules])))


def full_names(entries: dict[Any, Any], held: Held) -> dict[Any, Any]:
    """What a card file called its cards, as the table calls them."""

    def full(name: Any) -> Any:
        return held.full_name(name) if isinstance(name, str) else name

    found = dict(entries)
    if "character" in found:
        found["character"] = full(found["character"])
    for key in ("cards", "sidebar"):
        listed = found.get(key)
        if isinstance(listed, dict) and len({full(name) for name in listed}) == len(listed):
            found[key] = {full(name): n for name, n in listed.items()}
    return found
