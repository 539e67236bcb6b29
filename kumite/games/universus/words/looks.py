"""Looking and naming: choose, name, reveal, look at, search, arrange, shuffle."""

from __future__ import annotations

from kumite.core.piles import Zone, without
from kumite.core.position import Asks, Question, Step
from kumite.games.universus.decks import every_card
from kumite.games.universus.deckwork import Mix
from kumite.games.universus.depth import on_top
from kumite.games.universus.faces import card_number, face, looked, zone_cards
from kumite.games.universus.label import label
from kumite.games.universus.naming import described
from kumite.games.universus.pick import CARD, Pick
from kumite.games.universus.position import NAMES, REVEALED, Versus, rival_of
from kumite.games.universus.printed import Amount, Ctx, Happening, Test, Text, Word
from kumite.games.universus.scopes import bind, cause_of, rescope, set_scope
from kumite.games.universus.seams import Named
from kumite.games.universus.secrecy import sort_deck
from kumite.games.universus.showing import reveal, set_out
from kumite.games.universus.terms import (
    DECK,
    DOER,
    EITHER,
    HEIGHTS,
    KEYWORDS,
    NO_TYPE,
    NOBODY,
    RIVAL,
    SYMBOLS,
    TRAITS,
    TRANSIT,
    TYPES,
    V_LOOK,
    V_MOVE,
    V_REVEAL,
    V_SEARCH,
    V_SHUFFLE,
    YOU,
)
from kumite.games.universus.texts import SETTLE, Run
from kumite.games.universus.values import number
from kumite.games.universus.verbs import carry, set_flag, tell
from kumite.games.universus.words.acting import Acting, via_of
from kumite.games.universus.words.finds import PutBack, WithFinds
from kumite.games.universus.words.sels import Sel, found, seat_of, seats_of
from kumite.games.universus.words.tests import sees_all


class Choose(Acting):
    """Choose cards; nothing happens to them yet."""

    def __init__(self, what: Test, who: int = YOU, name: str = "chosen") -> None:
        self.what = what
        self.who = who
        self.name = name

    def verb(self) -> int:
        return V_LOOK

    def binds(self) -> str:
        return self.name

    def apply(self, g: Versus, ctx: Ctx, doer: int, cards: Zone) -> Zone:
        return cards


class Name(Word):
    """Name a card, a card type, a zone, a symbol, a trait, a keyword or a number; later words read it as a number."""

    def __init__(
        self, kind: str, who: int = YOU, most: Amount | int = 10, type: int = NO_TYPE, tests: tuple[Test, ...] = ()
    ) -> None:
        self.kind = kind  # "card", "type", "zone", "block zone", "symbol", "trait", "keyword" or "number"
        self.who = who
        self.most = most
        self.type = type  # of the card
        self.tests = tests  # what else the card is like

    def does(self, g: Versus, ctx: Ctx) -> None:
        most = max(0, number(g, ctx, self.most))  # UVS-NEG-04
        g.then(Naming(seat_of(g, ctx, self.who), self.kind, most, ctx, self.type, self.tests))


NAMEABLE = {
    "type": TYPES[1:],
    "zone": HEIGHTS,
    "block zone": HEIGHTS,
    "symbol": SYMBOLS,
    "trait": TRAITS,
    "keyword": (*KEYWORDS, *TRAITS),
}


class Naming(Asks):
    """Say which; a card by its name and version, or by anything else that identifies it (UVS-NAME-01)."""

    says = "Name one"
    rules = ("UVS-NAME-01",)

    def __init__(
        self, who: int, kind: str, most: int, ctx: Ctx, type: int = NO_TYPE, tests: tuple[Test, ...] = ()
    ) -> None:
        self.who = who
        self.kind = kind
        self.most = most
        self.ctx = ctx
        self.type = type
        self.tests = tests

    def ask(self, g: Versus) -> Question:
        if self.kind == "card":
            every = every_card(g)
            if self.type == NO_TYPE and not self.tests:
                return Question(self.who, "name", every)
            return Question(self.who, "name", tuple([at for at in every if self.fits(g, at)]) or every)
        if self.kind == "number":
            return Question(self.who, "name", range(self.most + 1))
        return Question(self.who, "name", tuple([at for at in range(len(NAMEABLE[self.kind])) if self.there(g, at)]))

    def there(self, g: Versus, at: int) -> bool:
        """Whether the edition has such a thing: UFS has five types of cards, and thirteen keywords (UFS-TYPE-01)."""
        edition = g.house.edition
        if self.kind == "type":
            return at + 1 in edition.types
        return self.kind != "keyword" or at >= len(KEYWORDS) or KEYWORDS[at] in edition.keywords.names()

    def fits(self, g: Versus, at: int) -> bool:
        """Whether it is such a card."""
        front = card_number(g, at).front
        return self.type in (NO_TYPE, front.type) and sees_all(g, self.ctx, self.tests, front)

    def act(self, g: Versus, at: int) -> None:
        g.events.append(Named(self.who, self.write(g, at)))
        bind(g, self.ctx.scope, "named", (), at)

    def write(self, g: Versus, option: int) -> str:
        if self.kind == "card":
            return card_number(g, option).name
        return str(option) if self.kind == "number" else NAMEABLE[self.kind][option]

    def meant(self, g: Versus, text: str) -> int:
        """The one card that a description fits (UVS-NAME-01)."""
        found = described(g, text) if self.kind == "card" else []
        return found[0] if len(found) == 1 else -1


class Reveal(Acting):
    """Everybody sees them for as long as the effect goes on (UVS-REVEAL-01); they leave no deck, so there may be too
    few of them (UVS-CYCLE-05)."""

    def __init__(self, what: Test, who: int = YOU) -> None:
        self.what = what
        self.who = who

    def verb(self) -> int:
        return V_REVEAL

    def binds(self) -> str:
        return "revealed"

    def asks(self) -> str:
        return "reveal"

    def apply(self, g: Versus, ctx: Ctx, doer: int, cards: Zone) -> Zone:
        reveal(g, ctx.scope, cards)
        faces, zones = tuple([looked(g, h) for h in cards]), {g.zone[h] for h in cards}
        n, zone, via = len(cards), g.zone[cards[0]] if len(zones) == 1 else NOBODY, via_of(g)
        event = Happening(V_REVEAL, doer, cards, n, 0, via, cause_of(g, ctx), zone, tick=g.tick, faces=faces)
        event.source, event.top = ctx.source, on_top(g, cards)
        tell(g, event)
        return cards


class Look(Acting):
    """Somebody looks at cards; nobody else sees them (UVS-PRIV-02)."""

    def __init__(self, what: Test, who: int = YOU) -> None:
        self.what = what
        self.who = who

    def verb(self) -> int:
        return V_LOOK

    def binds(self) -> str:
        return "looked at"

    def apply(self, g: Versus, ctx: Ctx, doer: int, cards: Zone) -> Zone:
        g.edits += 1
        for h in cards:
            g.known[h] |= 1 << doer
        tell(g, Happening(V_LOOK, doer, cards, len(cards), 0, via_of(g), cause_of(g, ctx), tick=g.tick))
        return cards


class Search(Word):
    """Look through zones for cards, which the next words move; then shuffle a deck that was searched (UVS-SEARCH-01,
    UVS-SEARCH-04).  To find nothing needs no proof (UVS-SEARCH-03); a card sought by its kind is shown
    (UVS-SEARCH-02).  `who` searches and chooses; `whose` zones they are, the searcher's own unless told otherwise: then
    each deck is shuffled by its owner, and every card goes where its owner's cards go (UVS-OWNER-02)."""

    def __init__(
        self,
        zones: tuple[int, ...],
        tests: tuple[Test, ...],
        then: Text,
        n: Amount | int = 1,
        who: int = YOU,
        whose: int = DOER,
    ) -> None:
        self.zones = zones
        self.tests = tests
        self.then = then  # reads the cards as "searched"
        self.n = n
        self.who = who
        self.whose = whose

    def does(self, g: Versus, ctx: Ctx) -> None:
        who = seat_of(g, ctx, self.who)
        if self.whose == EITHER:
            g.then(WhoseZones(who, self, ctx))
            return
        seats = (who,) if self.whose == DOER else seats_of(g, ctx, self.whose, who)
        for seat in seats:
            if DECK in self.zones:
                sort_deck(g, seat)
            for zone in self.zones:
                for h in zone_cards(g, seat, zone):
                    g.known[h] |= 1 << who
        g.edits += 1
        tell(g, Happening(V_SEARCH, who, (), 0, 0, via_of(g), cause_of(g, ctx)))
        late = DECK in self.zones and back_into_deck(self.then)
        shuffles = [ShuffleDeck(seat) for seat in seats if DECK in self.zones]
        g.then(*shuffles, *([WithFinds(self.then, ctx)] if late else []))
        whose = self.who if self.whose == DOER else self.whose
        what = Sel(self.n, whose, self.tests, self.zones, upto=True)
        Finding(what, () if late else self.then, self.who, bool(self.tests)).does(g, ctx)


def back_into_deck(then: Text) -> bool:
    """Whether the finds go to a certain place of the deck: it is shuffled first, or they would be lost in it."""
    return any(isinstance(word, Arrange) or (isinstance(word, Acting) and word.heads() == DECK) for word in then)


class WhoseZones(Asks):
    """UVS-EITHER-01: pick the player whose zones are searched."""

    says = "Choose a player"
    rules = ("UVS-EITHER-01",)

    def __init__(self, who: int, word: Search, ctx: Ctx) -> None:
        self.who = who
        self.word = word
        self.ctx = ctx

    def ask(self, g: Versus) -> Question:
        return Question(self.who, "player", (self.who, rival_of(self.who)))

    def act(self, g: Versus, seat: int) -> None:
        g.edits += 1
        word, whose = self.word, YOU if seat == self.ctx.you else RIVAL
        Search(word.zones, word.tests, word.then, word.n, word.who, whose).does(g, self.ctx)

    def write(self, g: Versus, option: int) -> str:
        return NAMES[option]


class Finding(Acting):
    """The cards that were found (UVS-SEARCH-02, UVS-DECK-06)."""

    def __init__(self, what: Test, then: Text, who: int, shown: bool) -> None:
        self.what = what
        self.then = then
        self.who = who
        self.shown = shown

    def verb(self) -> int:
        return V_SEARCH

    def binds(self) -> str:
        return "searched"

    def asks(self) -> str:
        return "search"

    def does(self, g: Versus, ctx: Ctx) -> None:
        """Whoever searches is asked even if nothing is there: to find nothing needs no proof (UVS-SEARCH-03)."""
        doer = seat_of(g, ctx, self.who)
        cards = self.candidates(g, ctx, doer)
        if cards or g.house.windows == "silent":
            super().does(g, ctx)
        else:
            set_scope(g, ctx.scope, rescope(g.scopes[ctx.scope], did=0))
            g.then(Pick(doer, (), 0, 1, self, ctx, doer, ()))

    def took(self, g: Versus, ctx: Ctx, doer: int, cards: Zone) -> None:
        zones = tuple([g.zone[h] for h in cards])
        for h in cards:
            set_out(g, h, self.shown)
        bind(g, ctx.scope, "searched", cards)
        if cards:
            if self.shown:
                faces = tuple([face(g, h) for h in cards])
                tell(
                    g,
                    Happening(
                        V_REVEAL, doer, cards, len(cards), 0, via_of(g), cause_of(g, ctx), tick=g.tick, faces=faces
                    ),
                )
            g.then(SETTLE, *((Run(self.then, ctx), PutBack(cards, zones)) if self.then else ()))


class ShuffleDeck(Step):
    """UVS-DECK-05."""

    says = "Shuffle the deck"
    rules = ("UVS-DECK-05", "UVS-SEARCH-04")

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, g: Versus) -> None:
        if g.deck[self.who]:
            tell(g, Happening(V_SHUFFLE, self.who))
            g.then(Mix(g.deck[self.who]))


class Shuffle(Word):
    """Shuffle a deck."""

    def __init__(self, who: int = YOU) -> None:
        self.who = who

    def does(self, g: Versus, ctx: Ctx) -> None:
        g.then(ShuffleDeck(seat_of(g, ctx, self.who)))


class Arrange(Word):
    """Put cards back on top of a deck or under it, in any order (UVS-DECK-04); `random`: in an order that nobody knows
    (UVS-DECK-05)."""

    def __init__(self, what: Test, top: bool = True, who: int = YOU, random: bool = False) -> None:
        self.what = what
        self.top = top
        self.who = who
        self.random = random

    def does(self, g: Versus, ctx: Ctx) -> None:
        who = seat_of(g, ctx, self.who)
        meant = found(g, ctx, self.what, who)
        finds = tuple([h for h in meant if g.zone[h] == TRANSIT])  # of a search
        if finds:
            carry(g, V_MOVE, finds, DECK, who, via_of(g), cause_of(g, ctx), 0 if self.top else NOBODY)
        cards = tuple([h for h in meant if g.zone[h] == DECK])
        for seat in (0, 1):  # each deck by itself
            some = tuple([h for h in cards if g.owner[h] == seat])
            if some and self.random:
                lay_down(g, some, self.top)
                for h in some:
                    set_flag(g, h, REVEALED, False)
                g.then(Mix(some))
            elif some:
                g.then(Arranging(who, some, (), self.top))


def lay_down(g: Versus, cards: Zone, top: bool) -> None:
    """These cards of a deck, in this order, on its top or bottom."""
    g.edits += 1
    owner = g.owner[cards[0]]
    deck = tuple([other for other in g.deck[owner] if other not in cards])
    g.deck[owner] = cards + deck if top else deck + cards


class Arranging(Asks):
    """Which of them comes next, the uppermost first."""

    says = "Choose the order of the cards"
    rules = ("UVS-DECK-04",)

    def __init__(self, who: int, left: Zone, done: Zone, top: bool) -> None:
        self.who = who
        self.left = left
        self.done = done
        self.top = top

    def ask(self, g: Versus) -> Question:
        return Question(self.who, "order", tuple([CARD + h for h in self.left]))

    def act(self, g: Versus, option: int) -> None:
        h = option - CARD
        done, left = (*self.done, h), without(self.left, h)
        g.edits += 1
        if len(left) > 1:
            g.then(Arranging(self.who, left, done, self.top))
            return
        lay_down(g, done + left, self.top)

    def write(self, g: Versus, option: int) -> str:
        return label(g, self.who, option - CARD, self.left)
