"""Things done to cards, as events: by a player, or told of the card itself.

A rule gets the event node, its subject, its verb node, and whether it is what comes before that is waited for.
"""

from __future__ import annotations

from copy import copy
from typing import Final

from kumite.english.lower.base import Low, node_of, only, refuse
from kumite.english.lower.events.around import all_around, from_zone, to_zone
from kumite.english.lower.events.costs import any_ability, whichever
from kumite.english.lower.events.pattern import Pat, count
from kumite.english.lower.events.things import as_node, cards_in
from kumite.english.lower.nouns.owners import seat_of_who
from kumite.english.lower.nouns.places import zones_of
from kumite.english.lower.rules.pays import paid_for
from kumite.english.nodes import Node, Value
from kumite.games.universus.printed import Test
from kumite.games.universus.terms import (
    ANY,
    BOTH,
    BY_CHECK,
    BY_COST,
    DECK,
    DISCARDS,
    DOER,
    EITHER,
    HAND,
    MOMENTUM,
    NOBODY,
    POOL,
    RIVAL,
    STAGE,
    V_ATTACH,
    V_BUILD,
    V_CHECK,
    V_CLEAR,
    V_COMMIT,
    V_CYCLE,
    V_DESTROY,
    V_DISCARD,
    V_DRAW,
    V_FLIP,
    V_FREEZE,
    V_LEVEL,
    V_MILL,
    V_MOVE,
    V_READY,
    V_REMOVE,
    V_REVEAL,
    V_REVIEW,
    V_SACRIFICE,
    V_SEAL,
    V_SEARCH,
    V_SHUFFLE,
    V_SPEND,
    V_TRANSFORM,
    V_UNFLIP,
    V_UNSEAL,
)
from kumite.games.universus.words.sels import TheAttack
from kumite.games.universus.words.tests import State

PLAYERS: Final = ("You", "Rival", "BothPlayers", "EachPlayer", "They", "AnyPlayer", "Players", "Active", "OtherPlayer")

VERBS: Final = {
    "discard": V_DISCARD,
    "destroy": V_DESTROY,
    "sacrifice": V_SACRIFICE,
    "spend": V_SPEND,
    "clear": V_CLEAR,
    "remove": V_REMOVE,
    "commit": V_COMMIT,
    "ready": V_READY,
    "flip": V_FLIP,
    "unflip": V_UNFLIP,
    "freeze": V_FREEZE,
    "seal": V_SEAL,
    "unseal": V_UNSEAL,
    "reveal": V_REVEAL,
    "build": V_BUILD,
    "review": V_REVIEW,
    "mill": V_MILL,
    "draw": V_DRAW,
    "add": V_MOVE,
    "put": V_MOVE,
    "place": V_MOVE,
    "return": V_MOVE,
    "move": V_MOVE,
    "attach": V_ATTACH,
    "transform": V_TRANSFORM,
}
LABELS: Final = {  # verbs whose node has another name
    "Discard": "discard",
    "Destroy": "destroy",
    "Sacrifice": "sacrifice",
    "Spend": "spend",
    "Clear": "clear",
    "Remove": "remove",
    "Commit": "commit",
    "Ready": "ready",
    "Flip": "flip",
    "Unflip": "unflip",
    "Freeze": "freeze",
    "Seal": "seal",
    "Unseal": "unseal",
    "Reveal": "reveal",
    "Build": "build",
    "Review": "review",
    "Attach": "attach",
    "Move": "add",
}
FROM: Final = {MOMENTUM: V_SPEND, POOL: V_CLEAR, DECK: V_MILL, HAND: V_DISCARD}  # ufs: discard is all of these


def plain_seat(who: Node, low: Low) -> int:
    """The player who does it; ANY where it may be either."""
    if who.label not in PLAYERS:
        refuse(who, "this is no player")
    seat = seat_of_who(who, low)
    return ANY if seat in (BOTH, EITHER) else seat


def passive_node(node: Node, act: str) -> Node:
    """The verb of a passive clause as a node, for rules that want one."""
    return Node("Done", (("act", act),), node.start, node.end)


# By a player


def card_deed(node: Node, who: Node, does: Node, low: Low, before: bool) -> list[Pat]:
    """Your rival commits 1 of their foundations."""
    only(does, "verb", "agrees", "what", "from", "hows", "to", "prep", "facedown", "faceup")
    act = LABELS[does.label]
    pat = Pat(VERBS[act], does, plain_seat(who, low))
    pat.act = act
    if does.get("from") is not None:
        from_zone(does.node("from"), low, pat)
    if does.get("to") is not None:
        to_zone(Node("ToZone", (("to", does.node("to")),), does.start, does.end), low, pat)
    cards_in(does.node("what"), low, pat)
    if pat.own and pat.by == RIVAL:  # your rival destroys this card: they have it done to you (UVS-EVENT-07)
        pat.put("cause", RIVAL, ANY)
        pat.by = ANY
    all_around(does.parts("hows"), does, low, pat)
    return [settled(pat)]


def settled(pat: Pat) -> Pat:
    """By where the cards come from and go, what the verb is called."""
    if pat.verb == V_DISCARD and pat.origin != NOBODY:
        if pat.origin not in FROM:
            refuse(pat.node, "a discard from there is no event")
        pat.verb, pat.origin = FROM[pat.origin], NOBODY
    if pat.verb == V_MOVE and pat.to == STAGE:
        pat.verb, pat.to = V_BUILD, NOBODY
    if pat.verb == V_CLEAR and pat.origin == POOL:
        pat.origin = NOBODY
    if pat.verb == V_SPEND and pat.origin == MOMENTUM:
        pat.origin = NOBODY
    if pat.verb in (V_DESTROY, V_SACRIFICE, V_COMMIT, V_FLIP, V_READY) and pat.origin == STAGE:
        pat.origin = NOBODY
    if pat.verb == V_REMOVE and pat.origin in (STAGE, POOL):
        refuse(pat.node, "whether it is removed from the game or only from there cannot be told")
    if pat.verb == V_MOVE and pat.to == NOBODY:
        refuse(pat.node, "where the cards go is not said")
    return pat


def drawn(node: Node, who: Node, does: Node, low: Low, before: bool) -> list[Pat]:
    """You draw cards."""
    only(does, "verb", "agrees", "n")
    pat = Pat(V_DRAW, does, plain_seat(who, low))
    pat.act = "draw"
    count(as_node(does.get("n")), pat)
    return [pat]


def milled(node: Node, who: Node, does: Node, low: Low, before: bool) -> list[Pat]:
    pat = drawn(node, who, does, low, before)[0]
    pat.verb, pat.act = V_MILL, "mill"
    return [pat]


def simple(node: Node, who: Node, does: Node, low: Low, before: bool) -> list[Pat]:
    """What needs no cards: you cycle your deck."""
    only(does, "verb", "agrees", "zone", "zones")
    return [Pat(SIMPLE[does.label], does, plain_seat(who, low))]


SIMPLE: Final = {"Cycle": V_CYCLE, "LevelUp": V_LEVEL, "Shuffle": V_SHUFFLE, "Search": V_SEARCH}


def left(node: Node, who: Node, does: Node, low: Low, before: bool) -> list[Pat]:
    """A card leaves or enters a zone, whatever that is called."""
    only(does, "verb", "agrees", "zones", "from")
    zone = node_of(does.get("zones"), does)
    if does.get("verb") == "enter" or "enter" in [str(word) for word in does.parts("words")]:
        if does.get("verb") != "enter" or "leave" in [str(word) for word in does.parts("words")]:
            refuse(does, "to enter or to leave at once is not understood")
        return entered(who, does, zone, low, before)
    whose, zones = zones_of(zone, low)
    by_effect = [part for part in node.parts("pps") if isinstance(part, Node) and part.label in ("Cause", "By")]
    if any(one not in LEAVING or (one == HAND and not by_effect) for one in zones):
        refuse(does, "to leave this zone is waited for in no known way")
    found = []
    for place, verb in [(one, verb) for one in zones for verb in LEAVING[one]]:
        pat = Pat(verb, does)
        pat.act = "leave"
        cards_in(who, low, pat)
        own_zone(whose, pat)
        pat.origin = NOBODY if (verb, place) in IMPLIED else place
        found.append(pat)
    return found


LEAVING: Final = {
    STAGE: (V_DESTROY, V_REMOVE, V_MOVE),
    POOL: (V_CLEAR, V_REMOVE, V_MOVE, V_BUILD),
    MOMENTUM: (V_SPEND, V_REMOVE, V_MOVE, V_BUILD),
    DISCARDS: (V_REMOVE, V_MOVE, V_BUILD),
    HAND: (V_DISCARD, V_REMOVE, V_MOVE, V_BUILD),  # but for cards that are played
}
IMPLIED: Final = ((V_DESTROY, STAGE), (V_CLEAR, POOL), (V_SPEND, MOMENTUM), (V_DISCARD, HAND))


def own_zone(whose: int, pat: Pat) -> None:
    """A card's zone is its owner's."""
    if pat.own and whose == RIVAL:
        refuse(pat.node, "this card is never in a zone of the other player")
    if whose not in (ANY, BOTH, EITHER, DOER) and not pat.own:
        pat.put("by", whose, ANY)


ENTERING: Final = {
    DISCARDS: (V_DISCARD, V_MILL, V_SPEND, V_CLEAR, V_DESTROY, V_CHECK, V_MOVE),
    HAND: (V_DRAW, V_MOVE),
    STAGE: (V_BUILD,),
    MOMENTUM: (V_MOVE,),
}


def entered(who: Node, does: Node, zone: Node, low: Low, before: bool) -> list[Pat]:
    """A card enters a zone: by every verb that takes it there; before that, however it comes."""
    whose, zones = zones_of(zone, low)
    if len(zones) != 1 or zones[0] not in ENTERING:
        refuse(does, "to enter this zone is waited for in no known way")
    found = []
    for verb in ENTERING[zones[0]]:
        pat = Pat(verb, does)
        pat.act = "enter"
        cards_in(who, low, pat)
        own_zone(whose, pat)
        if does.get("from") is not None:
            if not before:
                refuse(does, "to enter from a zone is waited for in no known way")
            from_zone(Node("From", (("zones", does.node("from")),), does.start, does.end), low, pat)
        if before or verb == V_MOVE:
            pat.to = zones[0]
        found.append(pat)
        if before:
            break
    return found


# Told of the card


def done_to(node: Node, done: Node, low: Low, before: bool) -> list[Pat]:
    """1 of your foundations is destroyed."""
    act = str(done.get("act"))
    pat = Pat(VERBS[act], node)
    pat.act = act
    cards_in(node_of(node.get("what"), node), low, pat)
    rest: list[Value] = []
    for part in node.parts("pps"):
        one = node_of(part, node)
        if one.label in ("FromZone", "From"):
            from_zone(one, low, pat)
        elif one.label == "ToZone":
            to_zone(one, low, pat)
        else:
            rest.append(one)
    all_around(tuple(rest), node, low, pat)
    return [settled(pat)]


def paid(node: Node, who: Node, does: Node, low: Low, before: bool) -> list[Pat]:
    """You commit this card to pay a cost, to pass a check."""
    only(does, "verb", "agrees", "what", "from", "cost", "check")
    via = BY_COST if does.get("cost") is not None else BY_CHECK
    for_what = node_of(does.get("cost") or does.get("check"), does)
    keywords, own = keyword_cost(for_what, low)
    if keywords:
        pass
    elif for_what.label == "Sel":
        plain = for_what.get("type")
        only(any_ability(for_what), "det", "type", "n")
        if not isinstance(plain, Node) or plain.get("name") not in ("cost", "check"):
            refuse(for_what, "what is paid for cannot be told of an event")
    else:
        only(for_what, "det", "name", "many")
    kept = tuple([one for one in does.fields if one[0] in ("verb", "agrees", "what", "from")])
    label = str(does.get("verb")).capitalize()
    found = card_deed(node, who, Node(label, kept, does.start, does.end), low, before)
    for pat in found:
        pat.put("via", via, NOBODY)
        pat.put("keyword", whichever(for_what), "")
    return [for_keyword(pat, name, own) for pat in found for name in keywords] if keywords else found


def keyword_cost(node: Node, low: Low) -> tuple[tuple[str, ...], Test | None]:
    """The keywords whose abilities are paid for, where that is what the cost is of; and the card that has them."""
    of = [part for part in node.walk() if part.label in ("Trait", "Kind")]
    if node.label != "Sel" or not of:
        return (), None
    names, own = paid_for(node, low)
    return names, State("current") if isinstance(own, TheAttack) else own


def for_keyword(pat: Pat, name: str, own: Test | None) -> Pat:
    """Momentum is spent so (UVS-KPOWER-01); what else costs something is no ability of a keyword."""
    if pat.verb != V_SPEND:
        refuse(pat.node, "what is paid for so cannot be told of an event")
    made = copy(pat)
    made.keyword = name
    made.played = () if own is None else (own,)
    return made
