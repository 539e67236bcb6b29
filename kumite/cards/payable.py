"""Whether a cost can be paid at all: somewhere with plenty of everything, in every state it may be in."""

from __future__ import annotations

from typing import Any, Final

from kumite.cards.desks import Desk
from kumite.cards.hand import written
from kumite.cards.never import parts_of
from kumite.cards.pool import PoolCard
from kumite.errors import Refusal
from kumite.games.universus.describe import setup
from kumite.games.universus.faces import card_of
from kumite.games.universus.legal import affordable, plays_card
from kumite.games.universus.printed import Ability
from kumite.games.universus.terms import (
    CHARACTER,
    DECK,
    DISCARDS,
    HAND,
    MOMENTUM,
    POOL,
    REMOVED,
    STAGE,
    SYMBOLS,
    TRAITS,
)
from kumite.games.universus.trees.sense import words_in
from kumite.games.universus.words.counters import Counter, Uncounter
from kumite.games.universus.words.sels import Sel
from kumite.games.universus.words.tests import Done, Type
from kumite.games.universus.words.traced import GivenFor

KINDS: Final = ("attack", "foundation", "asset", "action", "backup", "character")
PLACES: Final = {
    STAGE: "stage",
    HAND: "hand",
    MOMENTUM: "momentum",
    POOL: "pool",
    DISCARDS: "discards",
    DECK: "deck",
    REMOVED: "removed",
}
MANY: Final = 30  # counters
FOUNDATION: Final = "Fodder foundation"
JEWEL: Final = "Fodder jewel"  # Unique, of which a stage has one
STATES: Final = ("committed", "down", "frozen", "sealed")
COPIES: Final = ("hand", "discards", "momentum", "pool")  # where others of its name lie
OWN_STATES: Final[tuple[dict[str, Any], ...]] = (
    {},
    {"committed": True},
    {"down": True},
    {"up": True},
    {"sealed": True},
)  # its own, as its zone allows


def can_be_paid(card: PoolCard, ability: Ability, desk: Desk) -> bool:
    """Whether it can be paid somewhere with plenty of everything (UVS-COST-02), the card in any state that its zone
    allows.  Of what has happened to cards, and which characters stay in a stage, this says nothing."""
    if any(isinstance(part, Done | GivenFor) or is_character(part) for part in parts_of(ability.cost)):
        return True
    laid = False
    for state in OWN_STATES:
        paid = paid_in(card, ability, desk, state)
        if paid:
            return True
        laid = laid or paid is not None
    return not laid


def is_character(part: object) -> bool:
    """1 character in your stage: those that stay there have the name of the starting one."""
    return isinstance(part, Sel) and STAGE in part.zones and Type((CHARACTER,)) in part.tests


def paid_in(card: PoolCard, ability: Ability, desk: Desk, state: dict[str, Any]) -> bool | None:
    """With the card in this state; None where it cannot be laid so, which says nothing about its cost."""
    home = ability.home()
    try:
        g = setup(plenty(card, home, desk, state | counters_in(ability)), desk.game)
    except Refusal:
        return None
    zone = home if home in PLACES else own_zone(card)
    found = [h for h in range(len(g.kind)) if g.zone[h] == zone and g.owner[h] == 0 and card_of(g, h).name == card.name]
    return any(affordable(g, 0, h, ability, plays_card(g, h, ability)) for h in found)


def counters_in(ability: Ability) -> dict[str, Any]:
    """More than enough of the counters that its cost takes away: any card may have put them there (UVS-CNTR-01)."""
    counters = {word.name: MANY for word in words_in(ability.cost) if isinstance(word, Counter | Uncounter)}
    return {"counters": counters} if counters else {}


def own_zone(card: PoolCard) -> int:
    """Where its abilities are played from, if nothing else is said."""
    return {"attack": POOL, "action": HAND}.get(card.printed["type"], STAGE)


def plenty(card: PoolCard, home: int, desk: Desk, marks: dict[str, Any]) -> dict[str, Any]:
    """A position with more of everything than any cost asks for, the card where its abilities are played from."""
    fodder = {f"Fodder {kind}": fodder_card(kind, desk) for kind in KINDS if kind in desk.types}
    fodder[JEWEL] = fodder_card("foundation", desk) | {"keywords": ["Unique"]}
    names = [name for name in fodder if name != JEWEL]
    there = [name for name in names if name in ("Fodder asset", "Fodder backup")]
    turned: list[Any] = [{"card": name, state: True} for name in (FOUNDATION, *there) for state in STATES]
    side: dict[str, Any] = {
        "hand": names * 2,
        "stage": [FOUNDATION] * 12 + there * 2 + turned + [JEWEL],
        "pool": [name for name in names if name != "Fodder attack"] + [{"card": FOUNDATION, "down": True}],
        "momentum": names * 3 + [{"card": name, "up": True} for name in names],
        "discards": names * 4,
        "removed": names,
        "deck": names * 4,
    }
    given: dict[str, Any] = {"cards": {**fodder, card.name: written(card, True)}, "P1": side}
    given |= options(card, desk)
    given["P2"] = {key: list(value) for key, value in side.items() if key not in ("deck", "removed")}
    own = PLACES[home if home in PLACES else own_zone(card)]
    for place in COPIES:
        side[place] += [card.name] if place != own and card.printed["type"] != "character" else []
    lay(given, card, home, {"card": card.name, **marks} if marks else card.name)
    return given


def fodder_card(kind: str, desk: Desk) -> dict[str, Any]:
    book = desk.edition.keywords
    rated = [f"{name}: 1" for name in book.rated() if kind == "attack" and not book.barred(name)]
    made: dict[str, Any] = {"type": kind, "difficulty": 3, "check": 4, "block": "+2 mid", "symbols": list(SYMBOLS)}
    made["keywords"] = [*TRAITS, *rated]
    if kind == "attack":
        made |= {"speed": 3, "zone": "mid", "damage": 4}
    if kind == "character":
        made |= {"hand_size": 6, "health": 25}
    return made | ({"stamina": 4} if kind == "backup" else {})


def options(card: PoolCard, desk: Desk) -> dict[str, Any]:
    """Those of a table that plays its keywords, where tables usually do not."""
    found = desk.options_for([desk.written(card).front])
    return {"options": found} if found else {}


def lay(given: dict[str, Any], card: PoolCard, home: int, it: Any) -> None:
    """Put the card where it belongs: a character starts, an attack is under way, the rest lies in the stage or in hand;
    where brackets name a zone, there (UVS-BRKT-02)."""
    side, kind = given["P1"], card.printed["type"]
    if home in PLACES:
        side.setdefault(PLACES[home], []).append(it)
    elif kind == "character":
        side["character"] = it
    elif kind == "attack":
        side.setdefault("pool", []).append(it)
        given["attack"] = "P1"
    elif kind == "action":
        side.setdefault("hand", []).append(it)
    else:
        side.setdefault("stage", []).append(it)
