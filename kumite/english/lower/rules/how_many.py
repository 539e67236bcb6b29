"""What alone may be played, and how much of it."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.base import Low, effect, node_of, only, refuse, trigger
from kumite.english.lower.conditions.as_events import active_event
from kumite.english.lower.events.plays import roles_of
from kumite.english.lower.nouns.adjectives import is_many
from kumite.english.lower.nouns.owners import seat_of_who
from kumite.english.lower.nouns.places import zones_of
from kumite.english.lower.nouns.quantity import plain
from kumite.english.lower.nouns.selectors import tests_of
from kumite.english.lower.plain.nodes import label_of, noun
from kumite.english.lower.texts.fired import is_static
from kumite.english.lower.times.durations import until_of
from kumite.english.nodes import Node, Value
from kumite.games.universus.printed import Text
from kumite.games.universus.terms import (
    ANY,
    ATTACK,
    ATTACK_PERIOD,
    BLITZ,
    BOTH,
    CONTINUOUS,
    EITHER,
    ENHANCE,
    ENHANCE_STEP,
    HAND,
    NOBODY,
    RIVAL,
    TURN,
    V_ABILITY,
    V_PLAY,
    YOU,
)
from kumite.games.universus.words.conds import All, Is, Nth, Past
from kumite.games.universus.words.rule import CANNOT, Rule
from kumite.games.universus.words.sels import This
from kumite.games.universus.words.structure import Fired
from kumite.games.universus.words.tests import Not, State
from kumite.games.universus.words.triggers import Event

ABILITIES: Final = ("ability", "enhance", "response", "form", "blitz")


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
    plain_n = isinstance(what, Node) and is_of_abilities(what) and label_of(n) == "Num"
    each = label_of(n) == "Num" and any(isinstance(time, Node) and is_each(time) for time in periods(does))
    if not isinstance(what, Node) or not isinstance(n, Node) or not (plain_n or each or n.label in ("More", "UpTo")):
        return None
    only(node, "who", "only", "does")
    if each:
        what, hows = timeless(what), tuple([Node("Until", (("until", time),), 0, 0) for time in periods(does) if time])
        return so_many(players(node.node("who"), low), what, plain(n, n.get("n"), low), hows, node, low)
    if plain_n:
        return for_now(players(node.node("who"), low), what, n.get("n"), periods(does), node, low)
    if n.label == "More":
        return no_more(node, does, what, low)
    seats = players(node.node("who"), low)
    return so_many(seats, what, plain(n, n.get("n"), low), does.parts("hows"), node, low)


def timeless(what: Node) -> Node:
    """The noun without a time that stands behind it."""
    mods = tuple([mod for mod in what.parts("mods") if label_of(mod) != "Until"])
    fields = tuple([(name, mods if name == "mods" else value) for name, value in what.fields if name != "mods" or mods])
    return Node(what.label, fields, what.start, what.end)


def periods(does: Node) -> list[Value | None]:
    """During this attack, this turn: behind the noun or behind the verb."""
    found: list[Value | None] = [
        mod.get("until") for mod in does.node("what").parts("mods") if isinstance(mod, Node) and mod.label == "Until"
    ]
    for how in does.parts("hows"):
        one_how = node_of(how, does)
        if one_how.label == "Until":
            found.append(one_how.get("until"))
        else:
            found.append(one_how if one_how.label == "During" else None)
    return found


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


def is_of_abilities(what: Node) -> bool:
    return noun(what) in ABILITIES


def for_now(seats: tuple[int, ...], what: Node, n: object, times: list[Value | None], node: Node, low: Low) -> Text:
    """More than 1 Enhance during this attack: those that are played before count, as the Enhance Step has seen them."""
    if is_static(low) and low.card_type == ATTACK and len(times) == 1 and of_own_attack(times[0]):
        return in_own_attack(seats, what, n, node, low)
    until = times[0] if len(times) == 1 and not is_static(low) else None
    end = until_of(until, low) if isinstance(until, Node) else NOBODY
    since = {ATTACK_PERIOD: ENHANCE_STEP, ENHANCE_STEP: ENHANCE_STEP, TURN: TURN}.get(end, NOBODY)
    found: Text = ()
    for seat in seats:
        event = trigger(active_event(node, Node("Rival" if seat == RIVAL else "You", (), 0, 0), "play", one(what)), low)
        enhance = isinstance(event, Event) and event.kind in (ENHANCE, BLITZ)
        if since == NOBODY or (end == ATTACK_PERIOD and not enhance) or not isinstance(n, int) or n < 1:
            refuse(node, "how many may be played when cannot be told")
        cond = Past(event, since) if n == 1 else Nth(event, ">=", n, since)
        found += (Rule(CANNOT, event, cond=cond, until=end),)
    return found


def of_own_attack(time: Value | None) -> bool:
    """During this attack, during its Enhance Step; this Enhance Step."""
    period = time.get("period") if isinstance(time, Node) else None
    if not isinstance(period, Node) or not isinstance(time, Node) or time.label != "During":
        return False
    whose = period.get("whose")
    if isinstance(whose, Node):
        own = whose.label == "Of" and whose.fields == (("det", "this"), ("noun", "attack"))
        return own and period.get("name") == "enhance step" and len(period.fields) == 2
    return period.fields == (("det", "this"), ("name", "attack"))


def in_own_attack(seats: tuple[int, ...], what: Node, n: object, node: Node, low: Low) -> Text:
    """Your rival can only play 1 Enhance during this attack: while this card is the attack in progress."""
    found: Text = ()
    here = Is(This(), (State("current"),))
    for seat in seats:
        event = abilities_of(seat, what, node, low)
        if event.kind not in (ENHANCE, BLITZ) or not isinstance(n, int) or n < 1:
            refuse(node, "how many may be played when cannot be told")
        played = Past(event, ENHANCE_STEP) if n == 1 else Nth(event, ">=", n, ENHANCE_STEP)
        found += (Rule(CANNOT, event, cond=All((here, played))),)
    return found


def one(what: Node) -> Node:
    """The same phrase without its number."""
    return Node("Sel", (("det", "a"), *[f for f in what.fields if f[0] not in ("n", "det")]), what.start, what.end)


def so_many(seats: tuple[int, ...], what: Node, n: object, hows: object, node: Node, low: Low) -> Text:
    """So many of them each turn: once so many have been played, no more can be."""
    times = [part.get("until") for part in hows if isinstance(part, Node)] if isinstance(hows, tuple) else []
    each_turn = [time for time in times if isinstance(time, Node) and is_each(time)]
    if not is_static(low) and not each_turn:
        return for_now(seats, what, n, times, node, low)
    each = each_turn[0] if len(times) == len(each_turn) == 1 else None
    if each is None or not is_static(low) or not isinstance(n, int) or n < 1:
        refuse(node, "how many may be played when cannot be told")
    period = each.get("period")
    turn = period.get("name") == "turn" if isinstance(period, Node) else each.get("step") is None
    since = TURN if turn else ENHANCE_STEP
    found: Text = ()
    for seat in seats:
        event = abilities_of(seat, what, node, low) if is_of_abilities(what) else cards_of(seat, what, low)
        cond = Past(event, since) if n == 1 else Nth(event, ">=", n, since)
        found += (Rule(CANNOT, event, cond=cond),)
    return found


def is_each(time: Node) -> bool:
    """Each turn, during each Enhance Step."""
    period = time.get("period")
    if time.label != "During" or not isinstance(period, Node):
        return time.label == "EachTurn"
    named = period.get("name") in ("turn", "enhance step", "enhance phase") and period.get("det") == "each"
    return named and set(dict(period.fields)) <= {"det", "name", "words"}


def abilities_of(seat: int, what: Node, node: Node, low: Low) -> Event:
    """The playing of abilities: on this character, of this card."""
    who = Node("Rival" if seat == RIVAL else "You", (), 0, 0)
    event = trigger(active_event(node, who, "play", one(what)), low)
    return event if isinstance(event, Event) else refuse(what, "how many may be played when cannot be told")


def cards_of(seat: int, what: Node, low: Low) -> Event:
    """The playing of cards, from the hand where that is said."""
    only(what, "n", "type", "adjs", "mods")
    if noun(what) == "reversal":
        refuse(what, "whether a card with Reversal is meant, or one that is played so, cannot be told")
    origin = NOBODY
    for mod in what.parts("mods"):
        one = node_of(mod, what)
        if one.label != "In" or zones_of(one.node("zones"), low)[1] != (HAND,):
            refuse(one, "which of them may be played cannot be told")
        origin = HAND
    bare = Node("Sel", tuple([f for f in what.fields if f[0] in ("type", "adjs")]), what.start, what.end)
    return Event(V_PLAY, seat, tests_of(bare, low), notes=roles_of(bare), origin=origin)
