"""A card pool: cards compiled once and kept in one file, so that play never reads card English.

A card keeps what is printed on it as a described position takes it, and its abilities as trees in the notation of
`trees/reading.py`; a tree is built when somebody asks for its card.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

import msgspec

from kumite.errors import Refusal, brief
from kumite.games.universus.keyword import KeywordBook
from kumite.games.universus.printed import Card
from kumite.games.universus.written import written_card

if TYPE_CHECKING:
    from kumite.cards.faces import Compiled  # the compiler, which play never needs

VERSION: Final = 1
LARGEST: Final = 60_000_000  # bytes of a pool file
MOST_CARDS: Final = 20_000
NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9 _.-]{0,59}")


class Ability(msgspec.Struct, frozen=True, omit_defaults=True):
    """One ability of a card: its text, and its tree or the reason why there is none."""

    text: str
    tree: str = ""
    label: str = ""
    why: str = ""
    start: int = 0  # of the words that are not understood
    end: int = 0

    @property
    def words(self) -> str:
        return self.text[self.start : self.end]


class PoolCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """One card of a pool."""

    name: str  # the full one
    printed: dict[str, Any]  # as `cards` of a described position, without abilities
    wording: str
    abilities: tuple[Ability, ...] = ()
    unread: tuple[str, ...] = ()  # keywords and traits that are not understood
    faults: tuple[str, ...] = ()  # why there is no such card
    notes: tuple[str, ...] = ()
    alias: str = ""  # what the file calls it, where that is not its full name
    number: str = ""
    set_name: str = ""
    rarity: str = ""
    keyword_trees: tuple[str, ...] = ()  # of keywords with a restriction
    formats: tuple[str, ...] = ()
    back: PoolCard | None = None  # its other side

    @property
    def understood(self) -> bool:
        other = self.back is None or self.back.understood
        return other and not self.unread and all(ability.tree for ability in self.abilities)

    @property
    def missing(self) -> list[str]:
        """What is not understood, in few words each."""
        other = [] if self.back is None else self.back.missing
        return [*self.unread, *[ability.text for ability in self.abilities if not ability.tree], *other]

    @property
    def names(self) -> list[str]:
        """Of its sides: the full ones, and what the file calls them."""
        return [self.name, self.alias, *([] if self.back is None else self.back.names)]


class Pool:
    """Cards by their names."""

    def __init__(self, name: str, cards: Iterable[PoolCard]) -> None:
        self.name = name
        self.cards = {card.name: card for card in cards}
        self.names = {fold(card.alias): card.name for card in self.cards.values() if card.alias}
        self.names |= {fold(name): name for name in self.cards}
        self.backs = {fold(name): card.name for card in self.cards.values() if card.back for name in card.back.names}

    def find(self, name: str) -> PoolCard | None:
        """A card by its full name, or by what its file called it; capital letters do not matter."""
        known = self.names.get(fold(name))
        return None if known is None else self.cards[known]

    def by_side(self, name: str) -> PoolCard | None:
        """A card by the name of either side."""
        behind = self.backs.get(fold(name)) if name.strip() else None
        return self.find(name) or (None if behind is None else self.cards[behind])

    def like(self, words: str) -> list[str]:
        """The full names of cards a side of which begins with these words or, if none does, holds them."""
        wanted = fold(words)
        folded = {
            name: [fold(each) for each in (name, card.back.name if card.back else "")]
            for name, card in self.cards.items()
        }
        starting = [name for name, both in folded.items() if any(each.startswith(wanted) for each in both)]
        return starting or [name for name, both in folded.items() if any(wanted in each for each in both)]


def understood_in(pool: Pool) -> int:
    """How many of its cards can be played as they stand."""
    return sum([card.understood and not card.faults for card in pool.cards.values()])


def fold(name: str) -> str:
    return " ".join(name.lower().split())


def check_name(name: str) -> str:
    """A pool's name is the name of its file, too."""
    if not NAME.fullmatch(name) or name.strip(" .") != name:
        raise Refusal(f"a pool's name has letters, digits, spaces and - _ . and at most 60 of them; not {brief(name)}")
    return name


def pooled(card: Compiled) -> PoolCard:
    """A compiled card as a pool keeps it."""
    record = card.record
    parts = [Ability(part.text, part.tree, part.label, part.why, part.start, part.end) for part in card.parts]
    return PoolCard(
        card.name,
        card.written,
        record.wording,
        tuple(parts),
        card.unread,
        card.faults,
        card.notes,
        "" if record.name == card.name else record.name,
        record.number,
        record.set_name,
        record.rarity,
        card.keyword_trees,
        record.formats,
        None if card.back is None else pooled(card.back),
    )


def make_pool(name: str, cards: Iterable[Compiled]) -> tuple[Pool, list[str]]:
    """A pool of these cards, and the names that stood there more than once: the last of each is kept."""
    held: dict[str, PoolCard] = {}
    twice: list[str] = []
    for card in cards:
        if card.name in held:
            twice.append(card.name)
        held[card.name] = pooled(card)
    return Pool(check_name(name), held.values()), list(dict.fromkeys(twice))


def dropped(cards: Iterable[Compiled]) -> list[str]:
    """The cards that a pool of these does not keep, each with the one that has taken its place."""
    last: dict[str, Compiled] = {}
    found: list[str] = []
    for card in cards:
        old, last[card.name] = last.get(card.name), card
        if old is None:
            continue
        here, there = old.record, card.record
        why = f" in another wording ({there.wording}, not {here.wording})" if here.wording != there.wording else ""
        found.append(f"{card.name} of {here.place}: there is one of {there.place}{why}")
    return found


# Files


def dump_pool(pool: Pool) -> bytes:
    """The pool as a file: what it is, and the cards, bound by a checksum."""
    cards = msgspec.json.encode(list(pool.cards.values()))
    head = {"kumite": "card pool", "version": VERSION, "name": pool.name, "checksum": checksum(cards)}
    return msgspec.json.encode(head) + b"\n" + cards + b"\n"


def load_pool(data: bytes, where: str) -> Pool:
    """The pool in a file, or one sentence that says why there is none."""
    if len(data) > LARGEST:
        raise Refusal(f"{where} is too large to be a card pool")
    head, _, cards = data.partition(b"\n")
    told = header(head, where)
    cards = cards.rstrip(b"\n")
    if told["version"] != VERSION:
        raise Refusal(
            f"{where} is a card pool of version {brief(told['version'])}, not {VERSION}: import the cards again"
        )
    if told["checksum"] != checksum(cards):
        raise Refusal(f"{where} was changed or cut off after it was written: import the cards again")
    try:
        held = msgspec.json.decode(cards, type=list[PoolCard])
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refusal(f"{where} cannot be read as a card pool: {error}") from None
    if len(held) > MOST_CARDS:
        raise Refusal(f"{where} has {len(held)} cards; {MOST_CARDS} are the most")
    return Pool(check_name(str(told["name"])), held)


def header(line: bytes, where: str) -> dict[str, Any]:
    try:
        told = msgspec.json.decode(line[:1000])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        told = None
    if (
        not isinstance(told, dict)
        or told.get("kumite") != "card pool"
        or not {"version", "name", "checksum"} <= set(told)
    ):
        raise Refusal(f"{where} is no card pool")
    return told


def checksum(cards: bytes) -> str:
    return sha256(cards).hexdigest()


# Cards to play with


def both_sides(card: PoolCard, abilities: Callable[[PoolCard], list[str]]) -> dict[str, Any]:
    """As a described position takes it: what is printed on its sides, each with the trees that are asked for."""
    front = {**card.printed, "abilities": abilities(card)}
    return front if card.back is None else {**front, "back": {**card.back.printed, "abilities": abilities(card.back)}}


def printed_card(card: PoolCard, abilities: list[str], book: KeywordBook | None = None) -> Card:
    """The engine's card, with these trees, and what is understood of its back; `book` is that of another edition's
    keywords."""

    def trees(side: PoolCard) -> list[str]:
        read = [ability.tree for ability in side.abilities if ability.tree]
        return abilities if side is card else [*side.keyword_trees, *read]

    return written_card(card.name, both_sides(card, trees), book=book)
