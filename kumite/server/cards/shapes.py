"""What goes over HTTP about cards, pools and decks, both ways."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from kumite.cards.lines import LONGEST
from kumite.cards.record import LEAST_NUMBER, LONGEST_TEXT, LONGEST_WORD, MOST_NUMBER, MOST_WORDS
from kumite.games.universus.deckfile import MOST

Line = Annotated[str, msgspec.Meta(max_length=LONGEST_WORD)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_WORD)]
Number = Annotated[int, msgspec.Meta(ge=LEAST_NUMBER, le=MOST_NUMBER)]
Lines = Annotated[tuple[Line, ...], msgspec.Meta(max_length=MOST_WORDS)]
Id = Annotated[str, msgspec.Meta(max_length=64)]
Zone = Literal["high", "mid", "low"]
CardType = Literal["attack", "foundation", "character", "asset", "action", "backup"]
Game = Literal["universus", "ufs"]
Wording = Literal["universus", "ufs"]
State = Literal["understood", "partly", "not"]
Against = Annotated[str, msgspec.Meta(max_length=64)]
Copies = Annotated[int, msgspec.Meta(ge=1, le=MOST)]
Listing = Annotated[tuple[tuple[Name, Copies], ...], msgspec.Meta(max_length=500)]


# Cards


class WrittenCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card as somebody writes it; numbers that its type does not have are left out."""

    game: Game = "universus"
    name: Name
    type: CardType
    text: Annotated[str, msgspec.Meta(max_length=LONGEST_TEXT)] = ""
    wording: Wording | None = None  # None: what it looks like, or the one that cards of its game have
    version: Line = ""
    difficulty: Number | None = None
    check: Number | None = None
    block: Number | None = None
    block_zone: Zone | None = None
    speed: Number | None = None
    zone: Zone | None = None
    damage: Number | None = None
    hand_size: Number | None = None
    health: Number | None = None
    symbols: Lines = ()
    keywords: Lines = ()
    traits: Lines = ()
    back: WrittenCard | None = None  # its other side: the symbols are the front's, and so are game and wording


class ReadAbility(msgspec.Struct, frozen=True):
    """One ability: its text, and what the engine makes of it in its own words and as a tree, a line each; or why it
    does not, and from where to where in the text the words are that it does not understand."""

    text: str
    understood: bool
    words: str = ""
    tree: tuple[str, ...] = ()
    label: str = ""
    why: str = ""
    start: int = 0
    end: int = 0
    back: bool = False  # whether it is on the other side of the card


class ReadCard(msgspec.Struct, frozen=True, kw_only=True):
    """A card and what is understood of it; `face` is as in the book of the game, and null where no such card can be."""

    name: str
    state: State
    house: bool = False  # one of the house's own
    wording: str = "universus"
    set: str = ""
    face: dict[str, Any] | None
    abilities: tuple[ReadAbility, ...] = ()
    unread: tuple[str, ...] = ()  # keywords and traits that are not understood
    faults: tuple[str, ...] = ()  # why there is no such card
    notes: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()
    sheet: str = ""  # a card that is tried: the same as text


class CardText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card as `kumite cards try` takes it."""

    text: Annotated[str, msgspec.Meta(max_length=LONGEST)]
    game: Game = "universus"  # if the text does not say


class ReadSheet(msgspec.Struct, frozen=True):
    """The card of a text, and what was assumed of it since nobody said it."""

    card: WrittenCard
    assumed: tuple[str, ...]


class PlayCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table to try a card at: with a deck that holds copies of it, or in a position where it is in hand at once."""

    card: WrittenCard
    start: Literal["deck", "position"] = "deck"
    by_hand: bool = False  # text that is not understood is for the players to resolve
    against: Against = "greedy"  # a bot, or "human": a friend, by link
    name: Annotated[str, msgspec.Meta(max_length=64)] = ""


class Facets(msgspec.Struct, frozen=True):
    """What the cards that are searched have."""

    types: tuple[str, ...]
    symbols: tuple[str, ...]
    keywords: tuple[str, ...]
    difficulties: tuple[int, ...]


class FoundCards(msgspec.Struct, frozen=True, kw_only=True):
    """Some of the cards that were found, of `total`; `states` counts those that fit but for being understood or not."""

    total: int
    states: dict[str, int]
    cards: tuple[ReadCard, ...]
    facets: Facets


# Pools


class NewPool(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card file: JSON lines, a JSON array, CSV or sheets, as text."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    file: str


class PoolSummary(msgspec.Struct, frozen=True, kw_only=True):
    """A card pool of one's own; while it is read, `done` of `cards` are, and what went wrong stands in `trouble`."""

    id: str
    name: str
    state: Literal["reading", "ready", "failed"]
    made: int
    cards: int
    done: int
    understood: int = 0
    partly: int = 0
    nothing: int = 0
    twice: int = 0  # cards that are not kept, since another one below has their name
    trouble: str = ""


class Reason(msgspec.Struct, frozen=True):
    """Something that is not understood, and how often."""

    reason: str
    count: int
    cards: int  # that wait for this alone
    examples: tuple[str, ...]


class PoolInFull(msgspec.Struct, frozen=True):
    """A pool with what keeps the rest of it from being understood, the most frequent first."""

    pool: PoolSummary
    reasons: tuple[Reason, ...]


# Decks


class BuiltDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A deck that is being built, so anything may be missing; with a pool, its names are of that pool's cards too."""

    name: Annotated[str, msgspec.Meta(max_length=60)] = ""
    game: Game = "universus"
    character: Line = ""
    symbol: Line = ""
    cards: Listing = ()
    sidebar: Listing = ()
    format: Line = ""  # the game's usual one
    about: Annotated[str, msgspec.Meta(max_length=1000)] = ""
    pool: Id | None = None


class JudgeDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A deck to be looked at."""

    deck: BuiltDeck
    by_hand: bool = False
    starter_counts: bool = False  # UVS-RULING-56


class DeckFault(msgspec.Struct, frozen=True):
    """A reason against a deck, and the rules behind it."""

    reason: str
    rules: tuple[str, ...]


class Bar(msgspec.Struct, frozen=True):
    """So many cards of a deck have this."""

    label: str
    n: int


class BlockBars(msgspec.Struct, frozen=True):
    """The cards that block in a zone, by their modifiers."""

    zone: str
    n: int
    modifiers: tuple[Bar, ...]


class DeckNumbers(msgspec.Struct, frozen=True, kw_only=True):
    """A deck, counted; its sidebar and its starting character are not among the cards."""

    cards: int
    sidebar: int
    difficulty: float  # on average
    check: float
    types: tuple[Bar, ...]
    difficulties: tuple[Bar, ...]
    checks: tuple[Bar, ...]
    blocks: tuple[BlockBars, ...]
    unblocking: int
    symbols: tuple[Bar, ...]


class JudgedDeck(msgspec.Struct, frozen=True):
    """Whether a deck is legal, its numbers, its symbols to choose from, and the deck as text (docs/decks.md); what is
    legal and hardly meant is a warning."""

    legal: bool
    faults: tuple[DeckFault, ...]
    warnings: tuple[DeckFault, ...]
    numbers: DeckNumbers
    symbols: tuple[str, ...]
    faces: dict[str, dict[str, Any] | None]  # of its cards
    unclear: tuple[str, ...]  # cards that are not wholly understood
    text: str


class DeckText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck as text, and the pool its cards may be of."""

    text: Annotated[str, msgspec.Meta(max_length=20_000)]
    pool: Id | None = None


class HandOf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck from which an opening hand is drawn."""

    deck: BuiltDeck


class Chance(msgspec.Struct, frozen=True):
    """How likely at least one such card is in an opening hand, and how many there are on average."""

    label: str
    chance: float
    average: float


class OpeningHand(msgspec.Struct, frozen=True):
    """An opening hand, the cards that would come next, and what may be expected."""

    hand: tuple[str, ...]
    then: tuple[str, ...]
    chances: tuple[Chance, ...]


class SavedDeck(msgspec.Struct, frozen=True):
    """A deck that is kept."""

    id: str
    changed: int
    deck: BuiltDeck


class PlayDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table at which one's own deck is played."""

    deck: BuiltDeck
    by_hand: bool = False
    mode: Literal["single", "match"] = "single"
    against: Against = "greedy"
    name: Annotated[str, msgspec.Meta(max_length=64)] = ""


class Gone(msgspec.Struct, frozen=True):
    """It is there no more."""

    id: str
