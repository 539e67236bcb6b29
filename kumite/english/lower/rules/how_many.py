"""What alone may be played, and how much of it."""

from __future__ import annotations

from kumite.english.lower.base import Low, effect, node_of, only, refuse
from kumite.english.lower.events.plays import roles_of
from kumite.english.lower.nouns.adjectives import is_many
from kumite.english.lower.nouns.owners import seat_of_who
from kumite.english.lower.nouns.places import zones_of
from kumite.english.lower.nouns.quantity import plain
from kumite.english.lower.nouns.selectors import tests_of
from kumite.english.lower.texts.fired import is_static
from kumite.english.lower.times.durations import until_of
from kumite.english.nodes import Node
from kumite.games.universus.printed import Text
from kumite.games.universus.terms import (
    ANY,
    BOTH,
    CONTINUOUS,
    EITHER,
    ENHANCE,
    ENHANCE_STEP,
    HAND,
    NOBODY,
    RIVAL,
    V_ABILITY,
    V_PLAY,
    YOU,
)
from kumite.games.universus.words.conds import Nth
from kumite.games.universus.words.rule import CANNOT, Rule
from kumite.games.universus.words.structure import Fired
from kumite.games.universus.words.tests import Not
from kumite.games.universus.words.triggers import Event


def only_play(node: Node, low: Low) -> Text | None:
    """You may only play attacks for the rest of this turn: no other cards."""
    does = node.node("does")
    what = does.get("what")
    if node.get("only") is None or does.label != "Play" or not isinstance(what, Node):
        return None
    only(node, "who", "only", "does")
    only(does, "verb", "what", "hows")
    if node.node("who").label != "You" or not is_many(what) or low.kind == CONTINUOUS:
        refuse(node, "what alone may be played cannot be told")
    only(what, "type", "adjs")
    tests = tests_of(what, low)
    until = NOBODY
    for how in does.parts("hows"):
        one = node_of(how, does)
        if one.label != "Until" or until != NOBODY:
            refuse(one, "what alone may be played cannot be told")
        until = until_of(one.node("until"), low)
    if len(tests) != 1 or until == NOBODY:
        refuse(node, "what alone may be played cannot be told")
    return (Rule(CANNOT, Event(V_PLAY, YOU, (Not(tests[0]),)), until=until),)


def only_so_many(node: Node, low: Low) -> Text | None:
    """Each player may only play 1 more Enhance this Enhance Step; you may only play up to 4 cards each turn."""
    does = node.node("does")
    what = does.get("what") if does.label == "Play" else None
    n = what.get("n") if isinstance(what, Node) and node.get("only") is not None else None
    if not isinstance(what, Node) or not isinstance(n, Node) or n.label not in ("More", "UpTo"):
        return None
    only(node, "who", "only", "does")
    if n.label == "More":
        return no_more(node, does, what, low)
    seats = players(node.node("who"), low)
    return so_many(seats, what, plain(n, n.get("n"), low), does.parts("hows"), node, low)


def players(who: Node, low: Low) -> tuple[int, ...]:
    seat = seat_of_who(who, low)
    return (YOU, RIVAL) if seat in (BOTH, ANY, EITHER) else (seat,)


def no_more(node: Node, does: Node, what: Node, low: Low) -> Text:
    """After the next Enhance each plays, they can play none any more."""
    only(does, "verb", "agrees", "what", "hows")
    only(what, "n", "type")
    hows = [part.get("until") for part in does.parts("hows") if isinstance(part, Node) and part.label == "Until"]
    step = len(hows) == len(does.parts("hows")) == 1 and isinstance(hows[0], Node) and hows[0].label == "This"
    if not step or not isinstance(hows[0], Node) or hows[0].get("period") not in ("enhance step", "enhance phase"):
        refuse(node, "how much may still be played cannot be told")
    if plain(what, what.node("n").get("n"), low) != 1 or what.node("type").get("name") != "enhance":
        refuse(node, "how much may still be played cannot be told")
    found: Text = ()
    for seat in players(node.node("who"), low):
        enhance = Event(V_ABILITY, seat, kind=ENHANCE)
        found += (Fired(enhance, (Rule(CANNOT, enhance, until=ENHANCE_STEP),), until=ENHANCE_STEP),)
    return found


def can_only(node: Node, low: Low) -> Text | None:
    """Both players can only play 1 more Enhance; players cannot play more than 3 assets each turn."""
    does, n = node.get("does"), node.get("n")
    if node.get("only") is not None and isinstance(does, Node) and does.label == "Play" and node.get("who") is not None:
        return effect(Node("May", tuple([f for f in node.fields if f[0] != "modal"]), node.start, node.end), low)
    if node.get("modal") != "cannot" or not isinstance(n, Node) or not isinstance(node.get("what"), Node):
        return None
    only(node, "who", "modal", "n", "what", "until")
    hows = (Node("Until", (("until", node.node("until")),), node.start, node.end),)
    seats = players(node.node("who"), low)
    return so_many(seats, node.node("what"), plain(node, n, low), hows, node, low)


def so_many(seats: tuple[int, ...], what: Node, n: object, hows: object, node: Node, low: Low) -> Text:
    """So many of them each turn: once so many have been played, no more can be."""
    times = [part.get("until") for part in hows if isinstance(part, Node)] if isinstance(hows, tuple) else []
    each = len(times) == 1 and isinstance(times[0], Node) and times[0].label == "EachTurn"
    if not each or not is_static(low) or not isinstance(n, int) or n < 1:
        refuse(node, "how many may be played when cannot be told")
    only(what, "n", "type", "adjs", "mods")
    origin = NOBODY
    for mod in what.parts("mods"):
        one = node_of(mod, what)
        if one.label != "In" or zones_of(one.node("zones"), low)[1] != (HAND,):
            refuse(one, "which of them may be played cannot be told")
        origin = HAND
    bare = Node("Sel", tuple([f for f in what.fields if f[0] in ("type", "adjs")]), what.start, what.end)
    tests, notes = tests_of(bare, low), roles_of(bare)
    found: Text = ()
    for seat in seats:
        event = Event(V_PLAY, seat, tests, notes=notes, origin=origin)
        found += (Rule(CANNOT, event, cond=Nth(event, ">=", n)),)
    return found
