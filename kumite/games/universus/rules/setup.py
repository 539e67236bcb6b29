"""Starting the game: decks, who goes first, the opening hands, mulligans (UVS-SETUP-01 to UVS-SETUP-11)."""

from __future__ import annotations

from typing import Final

from kumite.core.piles import Zone
from kumite.core.position import CHANCE, Asks, Question, Step
from kumite.games.universus.attaching import refresh_character
from kumite.games.universus.construction import legal_decks
from kumite.games.universus.decks import Deck, put_down, shelf_of
from kumite.games.universus.deckwork import Mix
from kumite.games.universus.faces import face, health_limit
from kumite.games.universus.label import label
from kumite.games.universus.pick import CARD
from kumite.games.universus.position import Versus, rival_of
from kumite.games.universus.printed import Happening
from kumite.games.universus.rules.turn import hand_size
from kumite.games.universus.seams import Brought, Kept
from kumite.games.universus.secrecy import bring_up, show_hand, tidy_hands
from kumite.games.universus.sorts import distinct
from kumite.games.universus.terms import DECK, FOUNDATION, HAND, SETUP, V_BEFORE_GAME, V_DRAW, V_FIRST, V_MOVE
from kumite.games.universus.texts import SETTLE
from kumite.games.universus.verbs import commit, move, say, tell

KEEP: Final = 0
AGAIN: Final = 1


class ChooseDeck(Asks):
    """Which deck this player brings."""

    says = "Choose your deck"
    rules = ("UVS-SETUP-01",)

    def __init__(self, who: int) -> None:
        self.who = who

    def ask(self, g: Versus) -> Question:
        return deck_question(g, self.who)

    def act(self, g: Versus, at: int) -> None:
        deck = house_deck(g, at)
        put_down(g, self.who, deck)
        g.events.append(Brought(self.who, deck.name, deck.character))

    def write(self, g: Versus, option: int) -> str:
        return house_deck(g, option).name


def deck_question(g: Versus, who: int) -> Question:
    """The legal decks of the house, or the one that the table has for this player."""
    decks, wish = list(shelf_of(g).decks), g.house.decks[who]
    if wish in decks:
        return Question(who, "deck", (decks.index(wish),))
    return Question(CHANCE if wish == "random" else who, "deck", legal_decks(g))


def house_deck(g: Versus, at: int) -> Deck:
    return list(shelf_of(g).decks.values())[at]


class Chooser(Asks):
    """UVS-SETUP-02: chance decides who chooses."""

    says = "Who chooses the first player?"
    rules = ("UVS-SETUP-02",)

    def ask(self, g: Versus) -> Question:
        return Question(CHANCE, "chooser", (0, 1))

    def act(self, g: Versus, who: int) -> None:
        g.edits += 1
        g.then(GoFirst(who))

    def write(self, g: Versus, option: int) -> str:
        return f"P{option + 1}"


class GoFirst(Asks):
    """UVS-SETUP-02: go first, or let the rival."""

    says = "Go first or second?"
    rules = ("UVS-SETUP-02", "UVS-SETUP-03")

    def __init__(self, who: int) -> None:
        self.who = who

    def ask(self, g: Versus) -> Question:
        return Question(self.who, "go first", (0, 1))

    def act(self, g: Versus, option: int) -> None:
        g.edits += 1
        g.first = g.turn = self.who if option == 0 else rival_of(self.who)
        say(g, Happening(V_FIRST, g.first), ("UVS-SETUP-02", "UVS-SETUP-03"))
        open_game(g)

    def write(self, g: Versus, option: int) -> str:
        return "go first" if option == 0 else "go second"


def open_game(g: Versus) -> None:
    """Characters ready but the first player's (UVS-SETUP-03), health (UVS-SETUP-04), what comes before the
    game, shuffling, hands."""
    commit(g, g.character[g.first])
    g.phase = SETUP
    for seat in (0, 1):
        refresh_character(g, seat)
        g.health[seat] = health_limit(g, seat)
    g.then(*g.house.edition.opening)


class BeforeGame(Step):
    """UVS-SETUP-05: only what says so happens before the decks are shuffled, the first player's first."""

    says = "Before the game begins"
    rules = ("UVS-SETUP-05", "UVS-EVENT-05")

    def run(self, g: Versus) -> None:
        if g.ears[V_BEFORE_GAME]:
            tell(g, Happening(V_BEFORE_GAME, g.first))
            g.then(SETTLE)


class ShuffleBoth(Step):
    """UVS-SETUP-06."""

    says = "Shuffle the decks"
    rules = ("UVS-SETUP-06",)

    def run(self, g: Versus) -> None:
        g.then(Mix(g.deck[0]), Mix(g.deck[1]))


class OpeningHands(Step):
    """UVS-SETUP-07: up to the hand size; that is no game event (UVS-EVENT-05)."""

    says = "Draw the opening hands"
    rules = ("UVS-SETUP-07", "UVS-EVENT-05")

    def run(self, g: Versus) -> None:
        for seat in (0, 1):
            draw_up(g, seat)


def draw_up(g: Versus, seat: int) -> None:
    cards = g.deck[seat][: max(0, hand_size(g, seat) - len(g.hand[seat]))]
    for h in cards:
        move(g, h, HAND)
    say(g, Happening(V_DRAW, seat, cards, len(cards), origin=DECK, to=HAND), ("UVS-SETUP-07",))
    tidy_hands(g)


class Mulligans(Step):
    """UVS-MULL-01: the first player's, then the other's."""

    says = "Mulligans"
    rules = ("UVS-MULL-01",)

    def run(self, g: Versus) -> None:
        g.then(FirstMulligan(g.first, 1), SecondMulligan(rival_of(g.first), ()), ShuffleMulligans())


class FirstMulligan(Asks):
    """UVS-MULL-03, UVS-MULL-04: the first player may put the whole hand under the deck; once more, if the new hand,
    which is shown, has no foundation."""

    says = "Mulligan the whole hand, or keep it"
    rules = ("UVS-MULL-01", "UVS-MULL-03", "UVS-MULL-04")

    def __init__(self, who: int, left: int) -> None:
        self.who = who
        self.left = left

    def ask(self, g: Versus) -> Question:
        allowed = self.left > 0 or not any(face(g, h).type == FOUNDATION for h in g.hand[self.who])
        hidden = g.house.windows != "silent"  # who is not asked a second time would tell of a foundation
        return Question(self.who, "mulligan", (KEEP, AGAIN) if allowed else (KEEP,), always=hidden)

    def act(self, g: Versus, option: int) -> None:
        g.edits += 1
        if option == KEEP:
            g.events.append(Kept(self.who))
            return
        if self.left == 0:
            show_hand(g, self.who)
        take_back(g, self.who, g.hand[self.who])
        g.mulligans |= 1 << self.who
        if self.left:
            g.then(FirstMulligan(self.who, 0))

    def write(self, g: Versus, option: int) -> str:
        return "keep" if option == KEEP else "mulligan"


def take_back(g: Versus, seat: int, cards: Zone) -> None:
    """UVS-MULL-02: to the bottom of the deck, and draw up to the hand size."""
    for h in cards:
        move(g, h, DECK)
    say(g, Happening(V_MOVE, seat, cards, len(cards), origin=HAND, to=DECK), ("UVS-MULL-02",))
    draw_up(g, seat)


class SecondMulligan(Asks):
    """UVS-MULL-05: any number of cards, once; one after the other, the first lies uppermost of them."""

    says = "Choose a card to put under the deck, or go on"
    rules = ("UVS-MULL-05",)

    def __init__(self, who: int, picked: Zone) -> None:
        self.who = who
        self.picked = picked

    def ask(self, g: Versus) -> Question:
        left = tuple([h for h in g.hand[self.who] if h not in self.picked])
        hidden = g.house.windows != "silent"  # how many are left to choose from tells how many were chosen
        return Question(self.who, "mulligan", (KEEP, *[CARD + h for h in distinct(g, self.who, left)]), always=hidden)

    def act(self, g: Versus, option: int) -> None:
        g.edits += 1
        if option != KEEP:
            g.then(SecondMulligan(self.who, (*self.picked, bring_up(g, option - CARD, self.picked))))
        elif self.picked:
            take_back(g, self.who, self.picked)
            g.mulligans |= 1 << self.who
        else:
            g.events.append(Kept(self.who))

    def write(self, g: Versus, option: int) -> str:
        return "done" if option == KEEP else f"put back {label(g, self.who, option - CARD)}"


class ShuffleMulligans(Step):
    """UVS-MULL-06: whoever took one shuffles."""

    says = "Shuffle after mulligans"
    rules = ("UVS-MULL-06",)

    def run(self, g: Versus) -> None:
        for seat in (0, 1):
            if g.mulligans >> seat & 1:
                g.then(Mix(g.deck[seat]))
        g.edits += 1
        g.mulligans = 0
