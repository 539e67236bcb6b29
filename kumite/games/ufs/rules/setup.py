"""Starting the game: characters in secret, chance for the first turn, hands, mulligans (UFS-SETUP-01 to -14)."""

from __future__ import annotations

from typing import Final

from kumite.core.piles import Zone
from kumite.core.position import CHANCE, Asks, Question, Record, Step
from kumite.games.ufs.events import LaidDown, Revealed
from kumite.games.universus.decks import Deck, number_of, put_down
from kumite.games.universus.ears import relist
from kumite.games.universus.edition import Gathering
from kumite.games.universus.faces import CARDS, card_number, card_of
from kumite.games.universus.position import FACEDOWN, Versus, rival_of
from kumite.games.universus.printed import Card, Happening
from kumite.games.universus.rules.setup import deck_question, draw_up, house_deck, open_game
from kumite.games.universus.seams import Kept
from kumite.games.universus.secrecy import Secret
from kumite.games.universus.terms import CHARACTER, HAND, INFINITY, REMOVED, V_FIRST, V_REMOVE, symbol_bit
from kumite.games.universus.verbs import EVERYBODY, move, say, set_flag

KEEP: Final = 0
AGAIN: Final = 1

Brought = tuple[Deck | None, ...]  # by seat: the deck that was brought to the table, if any


# Decks and characters


class Picked(Record):
    """A deck, and the character that its player begins with."""

    def __init__(self, deck: Deck, character: str) -> None:
        self.deck = deck
        self.character = character


class ChooseSecretly(Gathering):
    """UFS-SETUP-01, UFS-SETUP-02: both players choose before either sees what the other has chosen."""

    says = "Both players choose their characters"
    rules = ("UFS-SETUP-01", "UFS-SETUP-02")

    def __init__(self, brought: Brought = (None, None)) -> None:
        self.brought = brought

    def with_decks(self, brought: tuple[Record | None, ...]) -> ChooseSecretly:
        return ChooseSecretly(tuple([deck if isinstance(deck, Deck) else None for deck in brought]))

    def run(self, g: Versus) -> None:
        choose_next(g, self.brought, ())


def choose_next(g: Versus, brought: Brought, picks: tuple[Picked, ...]) -> None:
    """The next player chooses; after both, the characters are laid down and turned up."""
    who = len(picks)
    if who == 2:
        g.then(LayDown(picks), TurnUp())
        return
    deck = brought[who]
    g.then(PickDeck(who, brought, picks) if deck is None else PickCharacter(who, brought, picks, deck))


class PickDeck(Secret):
    """Which deck this player brings; the other learns of it when both have chosen."""

    says = "Choose your deck"
    rules = ("UFS-SETUP-01", "UFS-SETUP-02")

    def __init__(self, who: int, brought: Brought, picks: tuple[Picked, ...]) -> None:
        self.who = who
        self.brought = brought
        self.picks = picks

    def ask(self, g: Versus) -> Question:
        return deck_question(g, self.who)

    def act(self, g: Versus, at: int) -> None:
        g.edits += 1
        g.then(PickCharacter(self.who, self.brought, self.picks, house_deck(g, at)))

    def write(self, g: Versus, option: int) -> str:
        return house_deck(g, option).name

    def imagined(self, g: Versus, seat: int, key: int) -> Asks:
        return PickDeck(self.who, self.brought, imagine(g, self.picks, self.brought, seat, key))


class PickCharacter(Secret):
    """UFS-SETUP-01: any character of the deck; the deck's own first.  In the first game of a match it must be that one
    (UFS-SETUP-05, UFS-RULING-07)."""

    says = "Choose the character you start with"
    rules = ("UFS-SETUP-01", "UFS-SETUP-02")

    def __init__(self, who: int, brought: Brought, picks: tuple[Picked, ...], deck: Deck) -> None:
        self.who = who
        self.brought = brought
        self.picks = picks
        self.deck = deck

    def names(self, g: Versus) -> list[str]:
        free = g.house.wins == 1 or g.round > 1
        return characters_in(g, self.deck) if free else [self.deck.character]

    def ask(self, g: Versus) -> Question:
        return Question(self.who, "character", tuple(range(len(self.names(g)))))

    def act(self, g: Versus, at: int) -> None:
        g.edits += 1
        choose_next(g, self.brought, (*self.picks, Picked(self.deck, self.names(g)[at])))

    def write(self, g: Versus, option: int) -> str:
        return self.names(g)[option]

    def imagined(self, g: Versus, seat: int, key: int) -> Asks:
        picks = imagine(g, self.picks, self.brought, seat, key)
        if seat == self.who or self.brought[self.who] is not None:
            return PickCharacter(self.who, self.brought, picks, self.deck)
        return PickDeck(self.who, self.brought, picks)


def characters_in(g: Versus, deck: Deck) -> list[str]:
    """The deck's own character, and whatever other characters are among its cards."""
    names = [name for name, _ in deck.cards if card_number(g, number_of(g, name)).front.type == CHARACTER]
    return list(dict.fromkeys([deck.character, *names]))


def imagine(g: Versus, picks: tuple[Picked, ...], brought: Brought, seat: int, key: int) -> tuple[Picked, ...]:
    """What this seat may believe about the first player's choice: nothing but the decks there are."""
    if not picks or seat == 0 or brought[0] is not None:
        return picks
    options = deck_question(g, 0).options
    deck = house_deck(g, options[key % len(options)])
    return (Picked(deck, deck.character),)


class LayDown(Step):
    """UFS-SETUP-01: the starting character comes out of the deck and lies face down in the staging area."""

    says = "The characters are laid down"
    rules = ("UFS-SETUP-01",)

    def __init__(self, picks: tuple[Picked, ...]) -> None:
        self.picks = picks

    def run(self, g: Versus) -> None:
        for who in (0, 1):
            lay_down(g, who, self.picks[who])


def lay_down(g: Versus, who: int, pick: Picked) -> None:
    deck = led_by(pick.deck, pick.character)
    put_down(g, who, deck)
    h = g.character[who]
    lend_symbol(g, (h,) + g.deck[who], deck.symbol)
    set_flag(g, h, FACEDOWN)
    g.known[h] = 1 << who
    relist(g, h)
    g.events.append(LaidDown(who, len(g.deck[who])))


def led_by(deck: Deck, character: str) -> Deck:
    """The same sixty cards with this character taken out of them instead of the other."""
    if character == deck.character:
        return deck
    cards = [(name, n - 1 if name == character else n) for name, n in deck.cards]
    if deck.character in dict(cards):
        cards = [(name, n + 1 if name == deck.character else n) for name, n in cards]
    else:
        cards.append((deck.character, 1))
    kept = tuple([(name, n) for name, n in cards if n])
    return Deck(deck.name, character, deck.symbol, kept, deck.sidebar, deck.about)


def lend_symbol(g: Versus, cards: Zone, symbol: str) -> None:
    """UFS-RULING-22: a character with Infinity has the deck's symbol, and no other; so have those in the deck, one of
    which may start the next game (UFS-RULING-07)."""
    made: dict[int, int] = {}
    for h in cards:
        kind, held = g.kind[h], card_of(g, h)
        if held.front.type == CHARACTER and held.front.symbols & INFINITY:
            if kind not in made:
                made[kind] = wild(g, held, symbol)
            g.kind[h] = made[kind]


def wild(g: Versus, lead: Card, symbol: str) -> int:
    """The same character as a card of this match."""
    front = lead.front.copy()
    front.symbols |= symbol_bit(symbol)
    g.extra += (Card(front, None, lead.origin, lead.note),)
    return len(CARDS) + len(g.extra) - 1


class TurnUp(Step):
    """UFS-SETUP-02: both at once."""

    says = "The characters are revealed"
    rules = ("UFS-SETUP-02",)

    def run(self, g: Versus) -> None:
        for who in (0, 1):
            h = g.character[who]
            set_flag(g, h, FACEDOWN, False)
            g.known[h] = EVERYBODY
            relist(g, h)
        for who in (0, 1):
            g.events.append(Revealed(who, card_of(g, g.character[who]).name))


# The first player


class FirstPlayer(Asks):
    """UFS-SETUP-04: chance decides."""

    says = "Who goes first?"
    rules = ("UFS-SETUP-04",)

    def ask(self, g: Versus) -> Question:
        return Question(CHANCE, "first player", (0, 1))

    def act(self, g: Versus, who: int) -> None:
        g.edits += 1
        g.first = g.turn = who
        say(g, Happening(V_FIRST, who), ("UFS-SETUP-04", "UFS-SETUP-11"))
        open_game(g)

    def write(self, g: Versus, option: int) -> str:
        return f"P{option + 1}"


# Mulligans


class Mulligans(Step):
    """UFS-RULING-04: the first player's, then the other's."""

    says = "Mulligans"
    rules = ("UFS-SETUP-08", "UFS-RULING-04")

    def run(self, g: Versus) -> None:
        g.then(Mulligan(g.first), Mulligan(rival_of(g.first)))


class Mulligan(Asks):
    """UFS-SETUP-08, UFS-SETUP-09, UFS-SETUP-10: the whole hand is removed from the game, once, and a new one drawn; the
    rest of the deck is not shuffled again (UFS-RULING-05)."""

    says = "Mulligan the whole hand, or keep it"
    rules = ("UFS-SETUP-08", "UFS-SETUP-09", "UFS-SETUP-10")

    def __init__(self, who: int) -> None:
        self.who = who

    def ask(self, g: Versus) -> Question:
        return Question(self.who, "mulligan", (KEEP, AGAIN))

    def act(self, g: Versus, option: int) -> None:
        g.edits += 1
        if option == KEEP:
            g.events.append(Kept(self.who))
            return
        drawn = [(g.kind[h], h) for h in g.hand[self.who]]
        cards: Zone = tuple([h for _, h in sorted(drawn)])  # nobody learns in which order they came
        for h in cards:
            move(g, h, REMOVED)
        say(
            g,
            Happening(V_REMOVE, self.who, cards, len(cards), origin=HAND, to=REMOVED),
            ("UFS-SETUP-08", "UFS-RFG-01"),
        )
        draw_up(g, self.who)

    def write(self, g: Versus, option: int) -> str:
        return "keep" if option == KEEP else "mulligan"
