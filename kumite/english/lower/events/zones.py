"""More events: cards that are milled, stunned or checked, that leave a deck, that come from one of two zones."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.base import Low, Mention, node_of, only, refuse
from kumite.english.lower.events.around import all_around
from kumite.english.lower.events.done import card_deed, done_to, own_zone, plain_seat
from kumite.english.lower.events.pattern import Pat, deed
from kumite.english.lower.events.purposes import purpose
from kumite.english.lower.events.things import cards_in
from kumite.english.lower.nouns.places import zones_of
from kumite.english.lower.plain.nodes import without
from kumite.english.nodes import Node
from kumite.games.universus.terms import (
    ANY,
    BOTH,
    DECK,
    DISCARDS,
    DOER,
    EITHER,
    HAND,
    STAGE,
    V_BUILD,
    V_CHECK,
    V_DISCARD,
    V_DRAW,
    V_MILL,
    V_MOVE,
    V_REMOVE,
    V_TRANSFORM,
)
from kumite.games.universus.words.sels import Ref

OFF_DECK: Final = (V_DRAW, V_MILL, V_REMOVE, V_MOVE, V_BUILD, V_CHECK)
INTO_DISCARDS: Final = {HAND: (V_DISCARD, V_MOVE), DECK: (V_MILL, V_CHECK, V_MOVE)}  # by where cards come from


def milled(node: Node, who: Node, does: Node, low: Low, before: bool) -> list[Pat] | None:
    """You mill this card, an attack, 2 or more cards."""
    what = does.get("what")
    if not isinstance(what, Node):
        return None
    only(does, "verb", "agrees", "what")
    pat = Pat(V_MILL, does, plain_seat(who, low))
    pat.act = "mill"
    cards_in(what, low, pat)
    return [pat]


def transformed(node: Node, who: Node, does: Node, low: Low, before: bool) -> list[Pat]:
    """You transform your character."""
    only(does, "verb", "agrees", "what")
    if before:
        refuse(does, "nothing can wait for this")
    pat = Pat(V_TRANSFORM, does, plain_seat(who, low))
    pat.act = "transform"
    cards_in(does.node("what"), low, pat)
    return [pat]


def removed(node: Node, who: Node, does: Node, low: Low, before: bool) -> list[Pat] | None:
    """You remove this card from your stage: out of the game, in the newer wording."""
    what, origin = does.get("what"), does.get("from")
    mods = what.parts("mods") if isinstance(what, Node) else ()
    place = mods[0] if len(mods) == 1 and isinstance(mods[0], Node) and mods[0].label == "In" else origin
    zones = place.get("zones") if isinstance(place, Node) else None
    itself = isinstance(what, Node) and what.get("det") == "this"
    if low.wording != "universus" or not itself or not isinstance(zones, Node) or not isinstance(what, Node):
        return None
    whose, found = zones_of(zones, low)
    if found != (STAGE,):
        return None
    bare = Node("Sel", tuple([one for one in what.fields if one[0] != "mods"]), what.start, what.end)
    fields = (("verb", "remove"), ("what", bare))
    pats = card_deed(node, who, Node("Remove", fields, does.start, does.end), low, before)
    if whose not in (DOER, pats[0].by):
        refuse(does, "from where it is removed cannot be told")
    pats[0].origin = STAGE
    return pats


# Zones


def left(node: Node, who: Node, does: Node, low: Low, before: bool) -> list[Pat] | None:
    """A backup enters or leaves your stage; cards leave your deck."""
    if does.get("or") == "leave":
        bare = [one for one in does.fields if one[0] not in ("or", "words", "verb")]
        ways = [Node("Leave", (("verb", verb), *bare), does.start, does.end) for verb in ("enter", "leave")]
        return [pat for way in ways for pat in deed(node, who, way, low, before)]
    zone = node_of(does.get("zones"), does)
    whose, zones = zones_of(zone, low)
    if does.get("verb") == "leave" and zones == (DECK,) and not before:
        return off_deck(node, who, does, whose, low)
    if does.get("verb") == "enter" and zones == (DISCARDS,) and does.get("from") is not None and not before:
        return from_zones(who, does, whose, low)
    return None


def off_deck(node: Node, who: Node, does: Node, whose: int, low: Low) -> list[Pat]:
    """By every verb that takes cards off a deck; a check does, due to an effect where one has it made."""
    only(does, "verb", "agrees", "zones")
    found = []
    for verb in OFF_DECK:
        pat = Pat(verb, does)
        pat.act = "leave"
        cards_in(who, low, pat)
        own_zone(whose, pat)
        if verb in (V_REMOVE, V_MOVE, V_BUILD):
            pat.origin = DECK
        found.append(pat)
    return found


def from_zones(who: Node, does: Node, whose: int, low: Low) -> list[Pat]:
    """This card enters your discard pile from your hand or deck."""
    only(does, "verb", "agrees", "zones", "from")
    owner, zones = zones_of(without(does.node("from"), "join"), low)
    if owner not in (DOER, whose) or any(zone not in INTO_DISCARDS for zone in zones):
        refuse(does, "to enter from a zone is waited for in no known way")
    found = []
    for zone in zones:
        for verb in INTO_DISCARDS[zone]:
            pat = Pat(verb, does)
            pat.act = "enter"
            cards_in(who, low, pat)
            if whose not in (ANY, BOTH, EITHER, DOER) and not pat.own:
                pat.put("by", whose, ANY)
            if verb == V_MOVE:
                pat.origin, pat.to = zone, DISCARDS
            found.append(pat)
    return found


# Told of the card


def stunned(node: Node, done: Node, low: Low, before: bool) -> list[Pat]:
    """This foundation is stunned: committed by Stun."""
    pats = done_to(node, Node("Done", (("act", "commit"),), done.start, done.end), low, before)
    for pat in pats:
        pat.put("notes", (1,), ())
    return pats


def checked(node: Node, done: Node, low: Low, before: bool) -> list[Pat]:
    """This card is checked to play an attack."""
    if before:
        refuse(node, "this check is waited for in no known way")
    pat = Pat(V_CHECK, node)
    pat.act = "check"
    cards_in(node_of(node.get("what"), node), low, pat)
    for part in node.parts("pps"):
        one = node_of(part, node)
        if one.label == "ToDo" and one.get("does") is not None:
            only(one, "does")
            purpose(one.node("does"), low, pat)
        else:
            all_around((one,), node, low, pat)
    if not pat.own:
        low.mention(Mention(Ref("event"), "card", "check", False, ANY, (), (), node.start))
    pat.object = "check"
    return [pat]
