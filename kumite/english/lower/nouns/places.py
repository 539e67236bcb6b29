"""Zones: which, and whose."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.base import Low, node_of, only, refuse
from kumite.english.lower.nouns.owners import owner_of
from kumite.english.nodes import Node
from kumite.games.universus.terms import ANY, BOTH, DECK, DISCARDS, DOER, EITHER, HAND, MOMENTUM, POOL, REMOVED, STAGE

NAMES: Final = {
    "hand": HAND,
    "deck": DECK,
    "discardpile": DISCARDS,
    "cardpool": POOL,
    "momentum": MOMENTUM,
    "stage": STAGE,
    "removedpile": REMOVED,
    "play": STAGE,
}
DETS: Final = {"any": ANY, "a": ANY, "all": BOTH, "both": BOTH, "each": BOTH, "either": EITHER}


def zones_of(node: Node, low: Low) -> tuple[int, tuple[int, ...]]:
    """Whose zones, and which; DOER where no owner is said."""
    if node.label == "Zones":
        return several(node, low)
    if node.label == "WholeZone":
        only(node, "whose", "names")
        return owner_of(node.get("whose"), low), named_zones(node)
    if node.label != "Zone":
        refuse(node, "which zones these are cannot be told")
    only(node, "whose", "names", "det")
    zones = named_zones(node)
    if "play" in node.parts("names"):
        return (ANY if node.get("whose") is None else owner_of(node.get("whose"), low)), zones
    if node.get("whose") is not None:
        return owner_of(node.get("whose"), low), zones
    return DETS.get(str(node.get("det")), DOER), zones


def named_zones(node: Node) -> tuple[int, ...]:
    found: list[int] = []
    for name in node.parts("names"):
        if name not in NAMES:
            refuse(node, f"{name} is no zone")
        if NAMES[str(name)] not in found:
            found.append(NAMES[str(name)])
    return tuple(found)


def several(node: Node, low: Low) -> tuple[int, tuple[int, ...]]:
    """Zones of one player; an owner that is left out is the one before."""
    only(node, "parts", "join")
    whose, zones = DOER, tuple[int, ...]()
    for part in node.parts():
        of, more = zones_of(node_of(part, node), low)
        if DOER not in (of, whose) and of != whose:
            refuse(node, "zones of different players together are not understood")
        whose = of if whose == DOER else whose
        zones += tuple([zone for zone in more if zone not in zones])
    return whose, zones
