"""Clauses that mean something only together: a card that is added face up, a search and what is done with
its finds, what happens once each turn."""

from __future__ import annotations

from typing import Final

from kumite.core.position import fields
from kumite.english.lower.base import Low, effect, inside, node_of, only, refuse, selector
from kumite.english.lower.conditions.as_events import as_event, changed
from kumite.english.lower.conditions.logic import both
from kumite.english.lower.events.triggers import patterns
from kumite.english.lower.texts.fired import fired, is_static
from kumite.english.lower.texts.shaping import altered
from kumite.english.lower.texts.structure import text as structure_text
from kumite.english.lower.times.durations import until_of
from kumite.english.lower.verbs.manner import at, is_moment
from kumite.english.lower.verbs.objects import changed_node
from kumite.english.nodes import Node, Value
from kumite.games.universus.printed import Text, Word
from kumite.games.universus.terms import ATTACK, CONTINUOUS, MOMENTUM, TURN, V_BUILD, V_MOVE, V_PLAY, YOU
from kumite.games.universus.words.both import ByBoth
from kumite.games.universus.words.conds import Nth
from kumite.games.universus.words.looks import Search, Shuffle
from kumite.games.universus.words.moves import Build
from kumite.games.universus.words.rule import FACE_UP, IGNORES, INSTEAD, Rule
from kumite.games.universus.words.sels import Ref, TheAttack, This
from kumite.games.universus.words.structure import Fired
from kumite.games.universus.words.triggers import Event

EACH_TURN: Final = Node("Until", (("until", Node("EachTurn", (), 0, 0)),), 0, 0)


def if_added(node: Node, low: Low) -> Text | None:
    """If this asset is added to your momentum, add it face up: a rule about being added."""
    return face_up(node.node("cond"), low) if is_face_up(node, "cond") else None


def when_added(node: Node, low: Low) -> Text | None:
    return face_up(node.node("event"), low) if is_face_up(node, "event") else None


def fired_or_built(node: Node, low: Low) -> Text:
    """When you build this card, build it committed: so it is built, and not a second time (UVS-RULING-124)."""
    words = fired(node, low)
    word = words[0] if len(words) == 1 else None
    if not isinstance(word, Fired) or word.trigger.verbs() != (V_BUILD,) or word.cond is not None:
        return words
    if not word.trigger.own_card():
        return words
    if len(word.then) != 1 or not isinstance(word.then[0], Build) or word.then[0].what != This():
        return words
    return (Rule(INSTEAD, word.trigger, then=word.then),)


def is_face_up(node: Node, name: str) -> bool:
    """Whether the clause says that what is added is added face up."""
    event, does = node.get(name), node.get("does")
    if not isinstance(event, Node) or event.get("act") != "add" or not isinstance(does, Node):
        return False
    if does.label == "Put":
        hows = does.parts("hows")
    elif does.label == "Happens" and does.get("act") == "add":
        hows = does.parts("pps")
    else:
        return False
    what = does.get("what")
    plain = isinstance(what, Node) and what.label == "It" and len(hows) == 1
    return plain and isinstance(hows[0], Node) and hows[0].label == "How" and hows[0].get("state") == "faceup"


def face_up(event: Node, low: Low) -> Text:
    only(event, "what", "act", "tense", "pps")
    until = TURN
    parts = [node_of(part, event) for part in event.parts("pps")]
    for part in parts:
        for inner in part.walk():
            if inner.label == "Until":
                until = until_of(inner.node("until"), low)
    places = [part for part in parts if part.label in ("ToZone", "ToWhat")]
    names = [name for part in places for inner in part.walk() for name in inner.parts("names")]
    kinds = [inner.get("name") for part in places for inner in part.walk() if inner.label == "Type"]
    if len(places) != 1 or names + kinds != ["momentum"] or len(parts) > 2:
        refuse(event, "where this is added cannot be told")
    what = selector(event.node("what"), low)
    if isinstance(what, This) or (what == TheAttack() and low.card_type == ATTACK):
        act = Event(V_MOVE, own=True, to=MOMENTUM)
        return (Rule(FACE_UP, act) if low.kind == CONTINUOUS else Rule(FACE_UP, act, until=until),)
    if not isinstance(what, TheAttack) or low.kind == CONTINUOUS:
        refuse(event, "which card is added face up cannot be told")
    return (Rule(FACE_UP, Event(V_MOVE, YOU, to=MOMENTUM), on=what, until=until),)


def may_later(node: Node, low: Low) -> Text | None:
    """You may add it to your hand during the End Phase: that is decided then."""
    does = node.get("does")
    parts = [part for part in does.parts("hows") if isinstance(part, Node)] if isinstance(does, Node) else []
    late = [part for part in parts if is_moment(part)]
    if not isinstance(does, Node) or does.label not in ("Move", "Build", "Remove") or len(late) != 1:
        return None
    soon = changed_node(does, "hows", tuple([part for part in parts if part is not late[0]]))
    return effect(at(late[0], changed_node(node, "does", soon)), low)


def text(node: Node, low: Low) -> Text:
    words = folded(structure_text(node, low))
    if any(isinstance(word, ByBoth) and isinstance(word.then, Search) and not word.then.then for word in words):
        refuse(node, "what both players do with the cards they find is not understood")
    return words


def folded(words: Text) -> Text:
    """The words after a search that speak of its finds belong to it, however deep in the text it stands."""
    found: list[Word] = []
    for word in [within(word) for word in words]:
        if len(found) > 1 and found[-1] == Shuffle() and isinstance(found[-2], Search) and speaks_of_finds(word):
            found.pop()  # a search shuffles anyhow, before its finds go back into the deck (UVS-SEARCH-04)
        last = found[-1] if found else None
        if isinstance(last, Search) and speaks_of_finds(word):
            found[-1] = Search(last.zones, last.tests, (*last.then, word), last.n, last.who, last.whose)
        else:
            found.append(word)
    return tuple(found)


def within(word: Word) -> Word:
    """The same in the texts that a word holds."""
    old = fields(word)
    new = {name: in_value(value) for name, value in old.items()}
    return type(word)(**new) if new != old else word


def in_value(value: object) -> object:
    if not isinstance(value, tuple) or not value:
        return value
    if all(isinstance(part, Word) for part in value):
        return folded(value)
    if all(isinstance(part, tuple) for part in value):
        return tuple([in_value(part) for part in value])
    return value


def speaks_of_finds(value: object) -> bool:
    """Whether the cards found are spoken of anywhere in it."""
    if isinstance(value, Ref):
        return value.name == "searched"
    if isinstance(value, tuple):
        return any(speaks_of_finds(part) for part in value)
    return "'searched'" in repr(value) or '"searched"' in repr(value)


def once_each_turn(node: Node, low: Low) -> Text | None:
    """Once per turn, after this card is committed by your rival's effect, ready it: the first time each turn
    (UVS-RULING-123)."""
    if node.get("count") == "first" and is_static(low):
        node = first_each_turn(node)
    if node.get("limit") is None:
        return None
    if node.get("limit") != "turn" or node.get("times") != "once" or not is_static(low):
        refuse(node, "how often this happens cannot be told")
    found = effect(changed(node, limit=None, times=None), low)
    word = found[0]
    if len(found) != 1 or not isinstance(word, Fired) or not isinstance(word.trigger, Event):
        refuse(node, "how often this happens cannot be told")
    if word.cond is not None and any(isinstance(part, Ref) for part in inside(word.cond)):
        refuse(node, "how often this happens to such cards is not counted")
    return (altered(word, cond=both(Nth(word.trigger, "=", 1), word.cond)),)


def first_each_turn(node: Node) -> Node:
    """The first time you play an attack each turn: once per turn, when you do."""
    event = without_each_turn(node.node("event"))
    if event == node.node("event") and node.get("each") is None:
        refuse(node, "since when it is the first time cannot be told")
    return changed(node, count=None, each=None, event=event, when="when", limit="turn", times="once")


def without_each_turn(node: Node) -> Node:
    """The event without its time, wherever that stands."""
    found: dict[str, Value] = dict(node.fields)
    for name, value in node.fields:
        if name in ("pps", "hows", "mods"):
            found[name] = tuple([part for part in node.parts(name) if part != EACH_TURN])
        elif name in ("does", "what") and isinstance(value, Node):
            found[name] = without_each_turn(value)
    return changed(node, **{name: None if value == () else value for name, value in found.items()})


def if_played(node: Node, low: Low) -> Text | None:
    """If this card is played from anywhere other than your hand, it ignores progressive difficulty."""
    cond, does = node.node("cond"), node.node("does")
    event = as_event(cond) if cond.label == "Past" and cond.get("act") == "play" else None
    target = does.get("target")
    ignores = does.label == "Rule" and does.get("modal") == "ignores" and does.get("of") == "progressive"
    itself = isinstance(target, Node) and (target.label == "It" or target.get("det") == "this")
    if event is None or not ignores or not itself or not is_static(low) or not event.parts("pps"):
        return None
    only(node, "cond", "does", "tail")
    only(does, "target", "modal", "verb", "agrees", "of")
    pats = patterns(event, low)
    pat = pats[0]
    if len(pats) != 1 or pat.verb != V_PLAY or not pat.own or pat.conds:
        return None
    return (Rule(IGNORES, pat.event()),)
