"""Everything printed on a card, and everything in a deck."""

from __future__ import annotations

from typing import Final

from kumite.errors import Refusal, brief
from kumite.games.universus.decks import DECKS, Deck
from kumite.games.universus.faces import CARDS
from kumite.games.universus.glance import LAID, View, card_named, laid, near, other, side
from kumite.games.universus.printed import Card, Face
from kumite.games.universus.skills import TREES
from kumite.games.universus.typeset import ability_text, in_short, indented, says_something, symbols

SHOWN: Final = 6  # of several possibilities
ORIGINS: Final = {
    "ours": "our design",
    "printed": "stands in the rulebook",
    "deduced": "worked out from the rulebook",
}


def about(view: View, name: str) -> list[str]:
    """A page, by the name of what it is about or the beginning of that; what is at the table comes first."""
    found = find(view, name)
    if found in DECKS:
        return deck_page(DECKS[found])
    card = card_named(found, view)
    return card_page(card) + now_lines(view, card.name) if card is not None else []


def find(view: View, name: str) -> str:
    """The one name that is meant."""
    wanted = " ".join(name.lower().split())
    cards: list[str] = [*[card.name for card in CARDS], *view.get("brought", {})]
    backs = [card.back.full_name() for card in CARDS if card.back is not None]
    everything = list(dict.fromkeys([*cards, *backs, *DECKS]))
    exact = [each for each in everything if each.lower() == wanted]
    if exact:
        return exact[0]
    for names in (at_table(view), list(DECKS), everything):
        found = [each for each in names if wanted and f" {each.lower()}".find(f" {wanted}") >= 0]
        if len(found) == 1:
            return found[0]
        if found:
            more = " ..." if len(found) > SHOWN else ""
            raise Refusal(f"{brief(name)} could be {' or '.join(found[:SHOWN])}{more}; write a little more")
    raise Refusal(f"no card or deck is called {brief(name)}; the decks are {', '.join(DECKS)}, and they name the cards")


def at_table(view: View) -> list[str]:
    """The cards the viewer may look at now, one's own first."""
    names: list[str] = []
    for seat in (near(view), other(near(view))):
        held = side(view, seat)
        names += [str(held["character"])] if held["character"] else []
        names += [str(card["name"]) for zone in LAID for card in laid(view, seat, zone)]
        names += [*held["hand"], *held["discards"], *held["removed"]]
    return [name for name in dict.fromkeys(names) if card_named(name, view) is not None]


# Cards


def card_page(card: Card) -> list[str]:
    lines = face_lines(card.front)
    if card.back is not None:
        lines += ["On the other side:", *face_lines(card.back)]
    decks = [f"{n} in {deck.name}" for deck in DECKS.values() for n in [copies(deck, card.name)] if n]
    if decks:
        lines += indented(f"  Decks: {', '.join(decks)}", 4)
    note = f": {card.note}" if card.note else ""
    return lines + indented(f"  [{card.origin}] {ORIGINS.get(card.origin, card.origin)}{note}", 4)


def face_lines(face: Face) -> list[str]:
    lines = indented(face.full_name())
    lines += indented(f"  {'; '.join(in_short(face))}", 4)
    if face.symbols:
        lines += indented(f"  Symbols: {symbols(face)}", 4)
    for ability in face.abilities:
        if says_something(ability):
            lines += indented(f"  {ability_text(ability)}", 4)
    for name in face.trees:
        lines.append(f"  Skill tree {name}, one ability each time it levels up:")
        for n, ability in enumerate(TREES.get(name, ()), 1):
            lines += indented(f"    {n}. {ability_text(ability)}", 7)
    return lines


def copies(deck: Deck, name: str) -> int:
    """How many a deck holds, its sidebar and starting character aside."""
    return sum([n for held, n in deck.cards if held == name])


def now_lines(view: View, name: str) -> list[str]:
    """Where the card lies now, and what it is there."""
    lines: list[str] = []
    for seat in (near(view), other(near(view))):
        for zone in LAID:
            for card in laid(view, seat, zone):
                if card["name"] == name:
                    edge = f": {card['speed']} {card['zone']} {card['damage']}" if "speed" in card else ""
                    marks = f" ({', '.join(card['marks'])})" if card["marks"] else ""
                    lines += indented(f"  Now at {card['at']}{marks}{edge}", 4)
    return lines


# Decks


def deck_page(deck: Deck) -> list[str]:
    """What a deck is made of."""
    total = sum([n for _, n in deck.cards])
    lines = indented(f"{deck.name}: {deck.character}, by {deck.symbol}, {total} cards")
    lines += indented(deck.about, 0) if deck.about else []
    for name, n in deck.cards:
        lines += card_line(name, n)
    if deck.sidebar:
        lines.append("Sidebar:")
        for name, n in deck.sidebar:
            lines += card_line(name, n)
    return lines + indented("'card NAME' tells everything about a card.", 0)


def card_line(name: str, n: int) -> list[str]:
    card = card_named(name)
    return indented(f"  {n} {name}: {'; '.join(in_short(card.front))}" if card is not None else f"  {n} {name}", 6)
