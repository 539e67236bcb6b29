"""Everything printed on a card, and everything in a deck."""

from __future__ import annotations

from typing import Any, Final

from kumite.errors import Refusal, brief
from kumite.games.universus.decks import Deck
from kumite.games.universus.glance import LAID, View, back_name, card_named, laid, near, other, shelf_seen, side
from kumite.games.universus.printed import Card, Face
from kumite.games.universus.skills import TREES
from kumite.games.universus.typeset import ability_text, in_short, indented, lines, says_something, symbols, vital_words

SHOWN: Final = 6  # of several possibilities
ZONE_WORDS: Final = {"stage": "stage", "pool": "card pool", "momentum": "momentum"}
ORIGINS: Final = {
    "ours": "our design",
    "printed": "stands in the rulebook",
    "deduced": "worked out from the rulebook",
}


def about(view: View, name: str) -> list[str]:
    """A page, by the name of what it is about or the beginning of that; what is at the table comes first."""
    found, decks = find(view, name), shelf_seen(view).decks
    if found in decks:
        return deck_page(view, decks[found])
    card = card_named(found, view)
    return card_page(view, card, decks, found) + now_lines(view, card) if card is not None else []


def find(view: View, name: str) -> str:
    """The one name that is meant."""
    wanted = " ".join(name.lower().split())
    shelf = shelf_seen(view)
    told: dict[str, Any] = view.get("brought", {})
    cards: list[str] = [*shelf.numbers, *told]
    backs = [card.back.full_name() for card in shelf.cards() if card.back is not None]
    backs += [back_name(page) for page in told.values() if page["back"]]
    everything = list(dict.fromkeys([*cards, *backs, *shelf.decks]))
    exact = [each for each in everything if each.lower() == wanted]
    if exact:
        return exact[0]
    for names in (at_table(view), list(shelf.decks), everything):
        found = [each for each in names if wanted and f" {each.lower()}".find(f" {wanted}") >= 0]
        if len(found) == 1:
            return found[0]
        if found:
            more = " ..." if len(found) > SHOWN else ""
            raise Refusal(f"{brief(name)} could be {' or '.join(found[:SHOWN])}{more}; write a little more")
    decks = ", ".join(shelf.decks)
    raise Refusal(f"no card or deck is called {brief(name)}; the decks are {decks}, and they name the cards")


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


def card_page(view: View, card: Card, decks: dict[str, Deck], name: str) -> list[str]:
    """The side of that name first."""
    sides = [card.front] if card.back is None else [card.front, card.back]
    if card.back is not None and card.back.full_name() == name != card.name:
        sides.reverse()
    page = face_lines(view, sides[0])
    if len(sides) > 1:
        page += ["On the other side:", *face_lines(view, sides[1])]
    if card.vitals:
        page += indented(f"  Vital statistics: {vital_words(card)}", 4)
    found = [f"{n} in {deck.name}" for deck in decks.values() for n in [copies(deck, card.name)] if n]
    if found:
        page += indented(f"  Decks: {', '.join(found)}", 4)
    note = f": {card.note}" if card.note else ""
    return page + indented(f"  [{card.origin}] {ORIGINS.get(card.origin, card.origin)}{note}", 4)


def face_lines(view: View, face: Face) -> list[str]:
    page = indented(face.full_name())
    page += lines(view, f"  {'; '.join(in_short(face))}", 4)
    if face.symbols:
        page += indented(f"  Symbols: {symbols(face)}", 4)
    for ability in face.abilities:
        if says_something(ability):
            page += lines(view, f"  {ability_text(ability)}", 4)
    for name in face.trees:
        page.append(f"  Skill tree {name}, one ability each time it levels up:")
        for n, ability in enumerate(TREES.get(name, ()), 1):
            page += lines(view, f"    {n}. {ability_text(ability)}", 7)
    return page


def copies(deck: Deck, name: str) -> int:
    """How many a deck holds, its sidebar and starting character aside."""
    return sum([n for held, n in deck.cards if held == name])


def now_lines(view: View, printed: Card) -> list[str]:
    """Where the card lies now, whichever side is up, and what it is there."""
    page: list[str] = []
    for seat in (near(view), other(near(view))):
        for zone in LAID:
            for card in laid(view, seat, zone):
                if card.get("front", card["name"]) == printed.name:
                    edge = f": {card['speed']} {card['zone']} {card['damage']}" if "speed" in card else ""
                    marks = f" ({', '.join(card['marks'])})" if card["marks"] else ""
                    where = f"{seat}'s {ZONE_WORDS[zone]}, card {str(card['at']).rpartition('.')[2]}"
                    page += lines(view, f"  Now in {where}{marks}{edge}", 4)
    return page


# Decks


def deck_page(view: View, deck: Deck) -> list[str]:
    """What a deck is made of."""
    leads = shelf_seen(view).leads
    total = (1 if leads else 0) + sum([n for _, n in deck.cards])
    among = ", the character among them" if leads else ""
    page = indented(f"{deck.name}: {deck.character}, by {deck.symbol}, {total} cards{among}")
    page += indented(deck.about, 0) if deck.about else []
    for name, n in deck.cards:
        page += card_line(view, name, n)
    if deck.sidebar:
        page.append("Sidebar:")
        for name, n in deck.sidebar:
            page += card_line(view, name, n)
    return page + indented("'card NAME' tells everything about a card.", 0)


def card_line(view: View, name: str, n: int) -> list[str]:
    card = card_named(name, view)
    lead = f"  {n} {name}"
    return indented(lead, 6) if card is None else lines(view, "; ".join(in_short(card.front)), 6, f"{lead}: ")
