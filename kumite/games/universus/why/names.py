"""Which card is meant, as far as the asked player may know it: the open table and the own cards, never a deck."""

from __future__ import annotations

from kumite.core.game import Why
from kumite.core.piles import Zone
from kumite.errors import brief
from kumite.games.universus.decks import shelf_of
from kumite.games.universus.faces import bears, title_of
from kumite.games.universus.glance import card_in
from kumite.games.universus.position import NAMES, Versus, rival_of
from kumite.games.universus.terms import NOBODY, ZONES
from kumite.games.universus.why.moments import rules_of_the_question


def names_known(g: Versus) -> list[str]:
    """The names of all cards there are; that is no secret."""
    backs = [card.back.full_name() for card in g.extra if card.back is not None]
    return [*shelf_of(g).numbers, *[card.name for card in g.extra], *backs]


def seen_cards(g: Versus, seat: int) -> Zone:
    """The cards this seat may name, its own first; hidden ones and decks are not among them."""
    found: list[int] = []
    for who in (seat, rival_of(seat)):
        for pile in (g.hand, g.stage, g.pool, g.momentum, g.discards, g.removed):
            found += [h for h in pile[who] if g.known[h] >> seat & 1]
    return tuple(found) + g.transit


def name_meant(g: Versus, seat: int, text: str) -> str:
    """The card's name, by it or by words of it; '' if it is none."""
    for name in NAMES:
        text = text.removeprefix(f"{name}'s ")
    wanted = card_in(shelf_of(g), NAMES[seat], text, "").name.lower()
    names = list(dict.fromkeys([title_of(g, h) for h in seen_cards(g, seat)]))
    for among in (names, names_known(g)):
        exact = [name for name in among if name.lower() == wanted]
        if exact:
            return in_force(g, seat, exact[0])
        found = [name for name in among if wanted and f" {name.lower()}".find(f" {wanted}") >= 0]
        if len(found) == 1:
            return in_force(g, seat, found[0])
    return ""


def in_force(g: Versus, seat: int, name: str) -> str:
    """What a card is called now that somebody may call by its other side; one that bears the name now comes first."""
    for h in seen_cards(g, seat):
        if title_of(g, h) == name:
            return name
    return next((title_of(g, h) for h in seen_cards(g, seat) if bears(g, h, name)), name)


def own(g: Versus, seat: int, name: str, pile: list[Zone]) -> int:
    """One's own card of this name on a pile; NOBODY if there is none."""
    return next((h for h in pile[seat] if g.known[h] >> seat & 1 and title_of(g, h) == name), NOBODY)


def no_such_card(g: Versus, text: str) -> Why:
    return Why(f"no card is called {brief(text)}", rules_of_the_question(g))


def whereabouts(g: Versus, seat: int, name: str) -> str:
    """Where a card lies that is not in the hand: `Jab is in your discard pile`; '' where it is not to be seen."""
    for h in seen_cards(g, seat):
        if title_of(g, h) == name:
            zone = ZONES[g.zone[h]]
            whose = "your" if g.owner[h] == seat else f"{NAMES[g.owner[h]]}'s"
            return f"{name} is removed from the game" if zone.startswith("removed") else f"{name} is in {whose} {zone}"
    return ""
