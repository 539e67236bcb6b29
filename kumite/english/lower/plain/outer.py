"""What stands behind an inner noun, but is said of the outer one: a foundation with a high block milled this way.

The parser gives a phrase to the nearest noun.  A block, a counter or a number lies nowhere and is not milled, and one
certain card needs nothing that tells which one it is: so it is the cards outside that are.  Done before anything else.
"""

from __future__ import annotations

from typing import Final

from kumite.english.lower.plain.nodes import label_of, noun, put, remade, swapped, without
from kumite.english.nodes import Node, Value

ON_CARDS: Final = ("block", "keyword", "symbol", "trait", "counter", "ability", "enhance", "response", "form", "blitz")
SORTS: Final = ("symbol", "keyword", "trait")
PLAYED: Final = ("counter", "ability", "enhance", "response", "form", "blitz")  # things are done to these, too
CERTAIN: Final = ("this", "that")
OWN: Final = ("character", "attack")
OF_CARDS: Final = ("In", "Among", "ToWhat", "PerEach")
DONE_TO_CARDS: Final = ("Done", "ByPlayer", "Choice", "AtRandom")
OF_NO_ABILITY: Final = ("have", "mill", "discard", "reveal", "draw", "build", "commit", "destroy", "spend", "clear")
TURNED: Final = ("commit", "ready", "flip", "unflip", "seal", "freeze")  # nothing goes anywhere by these


def taken_over(node: Node) -> Node:
    """The noun phrase with everything that is said of it behind its own noun."""
    mods: list[Value] = []
    for mod in node.parts("mods"):
        mods += apart(mod) if isinstance(mod, Node) else [mod]
    return put(node, "mods", tuple(mods)) if len(mods) > len(node.parts("mods")) else node


def apart(mod: Node) -> list[Node]:
    """The part, and what it has taken from the noun before it."""
    if mod.label not in ("With", "Without", "That", "OtherThan", "ByPlayer", "Whose", "OfDifficulty"):
        return [mod]
    clause = mod.get("clause") if mod.label == "That" else mod
    if isinstance(clause, Node) and clause.label in ("Was", "Perfect", "ByPlayer"):
        return place_of_turned(mod, clause)
    if mod.label == "ByPlayer":
        return [mod]
    for inner in mod.walk():
        taken = strays(inner) if inner.end >= mod.end else ()
        if taken:
            rest = inner.parts("mods")[: -len(taken)]
            bare = put(inner, "mods", rest) if rest else without(inner, "mods")
            return [swapped(mod, inner, bare), *taken]
    return [mod]


def strays(inner: Node) -> tuple[Node, ...]:
    """The last words behind an inner noun that cannot be about it."""
    labels = ("In",) if inner.label == "HasBest" else labels_for(inner)
    mods = [one for one in inner.parts("mods") if isinstance(one, Node)]
    if labels and inner.label in ("Sel", "Holds", "HasBest"):
        first = len(mods)
        while first and is_stray(mods[first - 1], labels, noun(inner)):
            first -= 1
        return tuple(mods[first:])
    twice = [one.label for one in mods[-2:]] == ["In", "In"]
    return (mods[-1],) if twice and inner.label == "Sel" else ()


def labels_for(inner: Node) -> tuple[str, ...]:
    """What such a noun does not bear behind it."""
    kind, name = inner.get("type"), noun(inner)
    if isinstance(kind, Node) and kind.get("noun") is not None:
        return ()
    if isinstance(kind, Node) and (kind.get("props") is not None or name in ON_CARDS):
        return (*OF_CARDS, *DONE_TO_CARDS)
    own = label_of(inner.get("whose")) in ("You", "Rival", "Their") and name in OWN and inner.get("n") is None
    many = isinstance(kind, Node) and kind.get("many") is not None
    if inner.get("det") in CERTAIN or (own and not many and inner.get("order") is None):
        return (*OF_CARDS, *DONE_TO_CARDS)
    return ()


def is_stray(part: Node, labels: tuple[str, ...], name: str) -> bool:
    """Milled this way, built this turn; what abilities and counters are played or added themselves is theirs."""
    own = name in PLAYED and part.label in DONE_TO_CARDS and part.get("act") not in OF_NO_ABILITY
    own = own or (name in SORTS and part.label == "Among")  # different symbols among cards
    known = part.label != "Done" or part.get("thisway") is not None
    return known and part.label in labels and not own


def place_of_turned(mod: Node, clause: Node) -> list[Node]:
    """Committed this turn in your stage: the cards are there."""
    pps = clause.parts("pps")
    state = clause.label == "Was" and clause.get("tense") == "is"
    place = pps[-1] if len(pps) > 1 or (state and pps) else None
    if not isinstance(place, Node) or place.label not in ("ToZone", "FromZone") or clause.get("act") not in TURNED:
        return in_stage(mod, clause)
    to = place.get("to") if place.label == "ToZone" else place
    zones = to.get("zones") if isinstance(to, Node) else None
    if not isinstance(zones, Node) or (place.label == "ToZone" and place.parts("words") != ("in",)):
        return [mod]
    prep = "in" if place.label == "ToZone" else "from"
    bare = put(clause, "pps", pps[:-1]) if pps[1:] else without(clause, "pps")
    return [swapped(mod, clause, bare), remade(place, (("prep", prep), ("zones", zones)), "In")]


def in_stage(mod: Node, clause: Node) -> list[Node]:
    """Built this turn from your stage: it is there, not built from there."""
    pps = clause.parts("pps")
    place = pps[-1] if len(pps) > 1 else None
    zones = place.get("zones") if isinstance(place, Node) and place.label == "FromZone" else None
    if not isinstance(zones, Node) or clause.get("act") not in ("build", "play") or zones.parts("names") != ("stage",):
        return [mod]
    there = remade(zones, (("prep", "from"), ("zones", zones)), "In")
    return [swapped(mod, clause, put(clause, "pps", pps[:-1])), there]
