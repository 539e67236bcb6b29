"""Everything about cards that can be asked over HTTP by programs."""

from __future__ import annotations

from typing import Any

from kumite.cards.desks import DESKS
from kumite.server import shapes as table_shapes
from kumite.server.cards import decks, pools, shapes, workshop
from kumite.server.http import Call, Parameter

LINE: dict[str, Any] = {"type": "string", "maxLength": pools.LONGEST_QUERY}


def number(least: int, most: int, usual: int | None = None) -> dict[str, Any]:
    return {"type": "integer", "minimum": least, "maximum": most, **({} if usual is None else {"default": usual})}


POOL = Parameter("pool", LINE, "the id of a card pool of one's own")
GAME = Parameter("game", {"type": "string", "enum": list(DESKS), "default": "universus"}, "whose decks are built")
SEARCH = (
    GAME,
    POOL,
    Parameter("house", {"type": "string", "enum": ["yes", "no"], "default": "yes"}, "the house's cards, too"),
    Parameter("q", LINE, "words that stand on the card"),
    Parameter("type", LINE, "attack, foundation ..."),
    Parameter("symbol", LINE, "fire, water ... or infinity"),
    Parameter("keyword", LINE, "a keyword or a trait, without its number"),
    Parameter("least", number(0, pools.DIFFICULT), "the lowest difficulty"),
    Parameter("most", number(0, pools.DIFFICULT), "the highest difficulty"),
    Parameter("state", {"type": "string", "enum": list(pools.STATES)}, "how much of it is understood"),
    Parameter("from", number(0, pools.FARTHEST, 0), "how many to leave out"),
    Parameter("count", number(1, pools.MOST_SHOWN, pools.SHOWN), "how many at most"),
)
CARD: dict[str, Any] = {
    "name": "Lantern Kick",
    "type": "attack",
    "difficulty": 3,
    "check": 3,
    "speed": 3,
    "zone": "mid",
    "damage": 4,
    "symbols": ["fire", "air", "order"],
    "text": "Enhance: This attack gets +2 damage.",
}

CARD_CALLS = (
    Call(
        "GET",
        "/api/cards/terms",
        "The words that cards are written with, and how decks of a game differ",
        workshop.show_terms,
        workshop.Terms,
        query=(GAME,),
        refuses=(422,),
    ),
    Call(
        "GET",
        "/api/cards",
        "Search the house's cards and those of a pool",
        pools.search_cards,
        shapes.FoundCards,
        query=SEARCH,
        refuses=(404, 422, 503),
    ),
    Call(
        "GET",
        "/api/cards/page",
        "One card, and what is understood of it",
        pools.show_card,
        shapes.ReadCard,
        query=(GAME, POOL, Parameter("name", LINE, "its full name")),
        refuses=(404, 422, 503),
    ),
    Call(
        "POST",
        "/api/cards/try",
        "What the engine makes of a card somebody writes",
        workshop.try_card,
        shapes.ReadCard,
        takes=shapes.WrittenCard,
        example=CARD,
        refuses=(503,),
    ),
    Call(
        "POST",
        "/api/cards/read",
        "The card that a text says, as a form has it, and what was assumed of it",
        workshop.read_card,
        shapes.ReadSheet,
        takes=shapes.CardText,
        example={"text": "name: Lantern Kick\nattack: 3 mid 4\n\nEnhance: This attack gets +2 damage.\n"},
        refuses=(503,),
    ),
    Call(
        "POST",
        "/api/cards/play",
        "Set up a table to try a card at",
        workshop.play_card,
        table_shapes.Made,
        status=201,
        takes=shapes.PlayCard,
        example={"card": CARD, "against": "greedy"},
        refuses=(409, 503),
    ),
    Call("GET", "/api/pools", "My card pools", pools.list_pools, list[shapes.PoolSummary], refuses=(503,)),
    Call(
        "POST",
        "/api/pools",
        "Bring a card file; it is read while one waits",
        pools.create_pool,
        shapes.PoolSummary,
        status=202,
        takes=shapes.NewPool,
        example={"name": "mine", "file": "name,type,text,difficulty,control\nQuiet Step,foundation,,2,4\n"},
        refuses=(409, 503),
    ),
    Call(
        "GET",
        "/api/pools/{id}",
        "A card pool, and what is not understood in it",
        pools.show_pool,
        shapes.PoolInFull,
        refuses=(404, 503),
    ),
    Call("DELETE", "/api/pools/{id}", "Forget a card pool", pools.delete_pool, shapes.Gone, refuses=(404, 503)),
    Call(
        "POST",
        "/api/builder/check",
        "Whether a deck is legal, with reasons; its numbers, and the deck as text",
        decks.check_deck,
        shapes.JudgedDeck,
        takes=shapes.JudgeDeck,
        refuses=(404, 503),
    ),
    Call(
        "POST",
        "/api/builder/read",
        "A deck from its text",
        decks.read_deck,
        shapes.BuiltDeck,
        takes=shapes.DeckText,
        refuses=(404, 503),
    ),
    Call(
        "POST",
        "/api/builder/hand",
        "An opening hand, and how likely cards are in one",
        decks.draw_hand,
        shapes.OpeningHand,
        takes=shapes.HandOf,
        refuses=(404, 503),
    ),
    Call(
        "POST",
        "/api/builder/play",
        "Set up a table at which I play this deck",
        decks.play_deck,
        table_shapes.Made,
        status=201,
        takes=shapes.PlayDeck,
        refuses=(404, 409, 503),
    ),
    Call("GET", "/api/builder/house", "The decks of the house", decks.list_house_decks, list[shapes.BuiltDeck]),
    Call("GET", "/api/decks", "My decks", decks.list_decks, list[shapes.SavedDeck], refuses=(503,)),
    Call(
        "POST",
        "/api/decks",
        "Keep a deck",
        decks.save_deck,
        shapes.SavedDeck,
        status=201,
        takes=shapes.BuiltDeck,
        refuses=(409, 503),
    ),
    Call("GET", "/api/decks/{id}", "A deck of mine", decks.show_deck, shapes.SavedDeck, refuses=(404, 503)),
    Call(
        "PUT",
        "/api/decks/{id}",
        "Keep a deck as it is now",
        decks.change_deck,
        shapes.SavedDeck,
        takes=shapes.BuiltDeck,
        refuses=(404, 503),
    ),
    Call("DELETE", "/api/decks/{id}", "Forget a deck", decks.delete_deck, shapes.Gone, refuses=(404, 503)),
)
