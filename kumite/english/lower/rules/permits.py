"""Cards that may be played from where they could not be (UVS-ACT-05)."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.base import Low, Mention, node_of, only, refuse, selector
from kumite.english.lower.nouns.places import zones_of
from kumite.english.lower.nouns.references import about, remember
from kumite.english.lower.nouns.selectors import cards as selectors_cards
from kumite.english.lower.nouns.selectors import tests_of
from kumite.english.lower.rules.permitted import PERMITTED
from kumite.english.lower.times.durations import Span, period_of
from kumite.english.nodes import Node, Value
from kumite.games.universus.english.plainly import UNHINDERED
from kumite.games.universus.printed import Test, Text
from kumite.games.universus.terms import (
    ACTION,
    AS_BLOCK,
    ATTACK,
    ATTACK_PERIOD,
    BLITZ,
    BLOCK_STEP,
    CONTINUOUS,
    DECK,
    DISCARDS,
    DOER,
    ENHANCE,
    FORM,
    HAND,
    MOMENTUM,
    NEXT_CARD,
    NEXT_FORM,
    NOBODY,
    POOL,
    REMOVED,
    RESPONSE,
    RIVAL,
    STAGE,
    TURN,
    V_PLAY,
    YOU,
)
from kumite.games.universus.words.riders import In
from kumite.games.universus.words.rule import PLAYABLE, Rule
from kumite.games.universus.words.sels import Ref, Sel, TheAttack, This
from kumite.games.universus.words.structure import May
from kumite.games.universus.words.tests import Among, Kw, Type
from kumite.games.universus.words.triggers import Event
from kumite.games.universus.words.trying import PlayNow

FROM: Final = (DISCARDS, POOL, MOMENTUM, REMOVED)
FIGHTING: Final = ("Block", "Deal", "Play", "Resolve", "Take")  # what only happens in a Combat Phase
TURN_ALONE: Final[list[tuple[str, Value]]] = [("det", "the"), ("name", "turn")]


class Way:
    """How a card may be played: until when, without a check."""

    def __init__(self) -> None:
        self.until = NOBODY
        self.free = False
        self.as_though = False
        self.form = False  # as a form, whichever
        self.reversal = False  # as a reversal, now
        self.ignores = False  # progressive difficulty


def may_play(node: Node, low: Low) -> Text:
    """You may play 1 attack from your discard pile as your next form."""
    only(node, "who", "does")
    if node.node("who").label != "You":
        refuse(node, "whom this lets play a card is not understood")
    found = playing(node.node("does"), low)
    return (May(found),) if any(isinstance(word, PlayNow) for word in found) else found


def play(node: Node, low: Low) -> Text:
    """Play this card as your next form: forms are chosen one by one, so it is a permission."""
    if low.doer != YOU:
        refuse(node, "a player who has to play a card is not understood")
    found = playing(node, low)
    for word in found:
        if isinstance(word, PlayNow):
            continue
        if not isinstance(word, Rule) or word.until not in (NEXT_FORM, NEXT_CARD):
            refuse(node, "a card that has to be played at once is not understood")
    return found


def playing(node: Node, low: Low) -> Text:
    only(node, "try", "verb", "agrees", "what", "from", "hows")
    way = Way()
    what = lifted(node.node("what"), node, way)
    for how in node.parts("hows"):
        read(node_of(how, node), way)
    static = low.kind == CONTINUOUS and not low.fired
    if way.until == NOBODY and not static:
        return at_once(what, node, way, low)
    if way.form and not static:
        refuse(node, "as what it may be played is not understood")
    event, on, zones = cards(what, node, low)
    if isinstance(on, Ref) and about(on, low).seat == RIVAL:
        refuse(node, "that another player's card may be played is not understood")
    shown = isinstance(on, Ref) and zones == (DECK,) and about(on, low).seat == YOU  # revealed, or looked at, just now
    if len(zones) == 0 or not (shown or all(zone in FROM for zone in zones)):
        refuse(node, "from where it may be played cannot be told")
    if static and not way.ignores:
        return (Rule(PLAYABLE, event, zones=zones, free=way.free),)
    during = way.until == ATTACK_PERIOD
    if static or (way.ignores and way.free) or (during and not is_action(on, low)):
        refuse(node, "how it may be played is not understood")
    then: Text = UNHINDERED if way.ignores else ()
    times = NOBODY if is_many(what) else 1
    if on is None:
        types = sum([test.types for test in event.tests if isinstance(test, Type)], ())
        kind = "attack" if types == (ATTACK,) else "card"
        low.mention(Mention(PERMITTED, kind, "play", is_many(what), YOU, types, at=node.start))
    return (Rule(PLAYABLE, event, 0, then, zones, None, on, way.until, times, way.free),)


def at_once(what: Node, node: Node, way: Way, low: Low) -> Text:
    """Play 1 asset from your discard pile: now, where a form would be played."""
    of_reversal = is_reversal(what)
    timely = low.kind == RESPONSE if way.reversal or of_reversal else in_combat(low)
    stays = low.kind == RESPONSE and not low.fired and noun_of(what) in ("foundation", "asset")  # it begins nothing
    if not (timely or stays) or (way.form and not stays) or way.as_though or way.ignores or is_many(what):
        refuse(node, "until when it may be played is not said")
    zones: tuple[int, ...] = ()
    if node.get("from") is not None:
        zones = own_zones(node_of(node.node("from").get("zones"), node), low)
    found = selectors_cards(what, low, zones or here(low) or (() if low.kind == FORM else (HAND,)))
    meant = isinstance(found, TheAttack) or (found == Ref("event") and low.fired > 0)
    if meant and way.reversal and what.label == "It" and any(said.ref == This() for said in low.mentions):
        found = This()  # what it is a reversal to is never what is played
    if isinstance(found, Sel) and (found.whose != DOER or any(zone not in within(found) for zone in found.zones)):
        refuse(node, "from where it is played cannot be told")
    if not isinstance(found, Sel | This | Ref):
        refuse(node, "which card is played cannot be told")
    remember(low, "played", "play", found, (POOL,), node.start)
    low.played += (Ref("played"), found)
    if of_reversal and isinstance(found, Sel) and Kw("Reversal") not in found.tests:
        refuse(what, "which card is played cannot be told")
    return (PlayNow(found, free=way.free, reversal=way.reversal or of_reversal),)


def within(found: Sel) -> tuple[int, ...]:
    """The zones it can be in: the deck where it has just been shown."""
    return (*FROM, HAND, DECK) if any(isinstance(test, Among) for test in found.tests) else (*FROM, HAND)


def in_combat(low: Low) -> bool:
    """It is played while a form could be played or an attack is going on, so that an attack has its turn on the attack
    stack (UVS-STACK-01, UVS-STACK-06)."""
    if low.event is None:
        return low.kind in (ENHANCE, FORM, BLITZ)
    return any(part.label in FIGHTING or part.get("damage") is not None for part in low.event.walk()) or any(
        part.get("act") in ("block", "play") for part in low.event.walk()
    )


def noun_of(what: Node) -> str:
    kind = what.get("type")
    return str(kind.get("name")) if isinstance(kind, Node) and kind.label == "Type" else ""


def is_reversal(what: Node) -> bool:
    """Play 1 reversal."""
    kind = what.get("type")
    return isinstance(kind, Node) and kind.get("name") == "reversal"


def is_many(what: Node) -> bool:
    """Attacks; copies of a card."""
    kind = what.get("type")
    if what.get("copyof") is not None:
        return what.get("det") is None and what.get("n") is None
    return isinstance(kind, Node) and kind.get("many") is not None and what.get("n") is None


def lifted(what: Node, node: Node, way: Way) -> Node:
    """What is said of the playing beside the noun."""
    if what.label != "Sel":
        return what
    kept: list[Value] = []
    for mod in what.parts("mods"):
        if isinstance(mod, Node) and mod.label in ("As", "Until"):
            read(mod, way)
        else:
            kept.append(mod)
    fields = tuple([one for one in what.fields if one[0] != "mods"])
    return Node("Sel", (*fields, ("mods", tuple(kept))) if kept else fields, what.start, what.end)


def read(node: Node, way: Way) -> None:
    """As your next form; this turn; no check necessary; as though it were in your hand."""
    if node.label == "NoCheck":
        way.free = True
    elif node.label == "Restricted":
        return
    elif node.label == "How" and node.get("ignoring") is not None and len(node.fields) <= 2:
        way.ignores = True
    elif node.label == "As":
        only(node, "role")
        as_form(node, way)
    elif node.label == "Until" and is_this_turn(node.node("until")):
        way.until = TURN if way.until == NOBODY else way.until
    elif in_this_attack(node) and way.until == NOBODY:
        way.until = ATTACK_PERIOD
    elif node.label == "AsThough":
        cond = node.node("cond")
        if node.get("does") is not None or cond.label != "IsIn" or cond.node("zones").parts("names") != ("hand",):
            refuse(node, "as though what it may be played is not understood")
        way.as_though = True
    else:
        refuse(node, "how it may be played is not understood")


THIS_ATTACK: Final = Node("Period", (("det", "this"), ("name", "attack")), 0, 0)


def is_action(on: Test | None, low: Low) -> bool:
    """This card, or the one spoken of, where that is an action: no other card has a time of its own in an attack."""
    if isinstance(on, This):
        return low.card_type == ACTION
    return isinstance(on, Ref) and about(on, low).types == (ACTION,)


def in_this_attack(node: Node) -> bool:
    """During this attack, for the rest of it."""
    if node.label == "During":
        return node.fields == (("period", THIS_ATTACK),)
    return node.label == "Until" and is_this_attack(node.node("until"))


def is_this_attack(until: Node) -> bool:
    """For the rest of this attack; until its end."""
    ends = until.label == "ForRest" or (until.label == "UntilEdge" and until.get("edge") == "end")
    return ends and until.get("period") == THIS_ATTACK


def is_this_turn(until: Node) -> bool:
    """This turn; for the rest of this turn; until its end."""
    period = until.get("period")
    if until.label == "ForRest" and isinstance(period, Node):
        return [one for one in period.fields if one[0] != "words"] in ([("det", "this"), ("name", "turn")], TURN_ALONE)
    if until.label == "UntilEdge" and until.get("edge") == "end" and isinstance(period, Node):
        return [one for one in period.fields if one[0] != "words"] in ([("det", "this"), ("name", "turn")], TURN_ALONE)
    return until.fields == (("period", "turn"),)


def as_form(node: Node, way: Way) -> None:
    """As your next form (this turn); as a form, which is how such a card is played anyhow."""
    role = node.get("role")
    kind = role.get("type") if isinstance(role, Node) else role
    kind = kind.get("name") if isinstance(kind, Node) else kind
    if kind == "reversal" and isinstance(role, Node) and role.get("det") == "a" and len(role.fields) == 2:
        way.reversal = True
        return
    next_one = isinstance(role, Node) and "next" in (role.get("next"), role.get("order"))
    if kind != "form" and not (kind == "card" and next_one):
        refuse(node, "as what it may be played is not understood")
    if isinstance(role, Node) and "next" in (role.get("next"), role.get("order")):
        only(role, "det", "next", "order", "type", "until")
        if role.get("until") is not None and role.node("until").fields != (("period", "turn"),):
            refuse(role, "until when it may be played is not understood")
        way.until = NEXT_FORM if kind == "form" else NEXT_CARD
    else:
        way.form = True


def cards(what: Node, node: Node, low: Low) -> tuple[Event, Test | None, tuple[int, ...]]:
    """Which cards, and where they are."""
    zones: tuple[int, ...] = ()
    if node.get("from") is not None:
        zones = own_zones(node_of(node.node("from").get("zones"), node), low)
    if what.label == "It" or what.get("det") in ("this", "that", "the"):
        bare, more = apart(what, low)
        zones = zones or more
        one = selector(bare, low)
        if isinstance(one, This):
            return Event(V_PLAY, YOU, own=True), This(), zones or here(low)
        if isinstance(one, Ref):
            return Event(V_PLAY, YOU), one, zones or about(one, low).zones
        refuse(what, "which card may be played cannot be told")
    if what.label != "Sel":
        refuse(what, "which cards may be played cannot be told")
    only(what, "n", "det", "type", "adjs", "mods", "trait", "copyof")
    bare, more = apart(what, low)
    kept = tuple([one for one in bare.fields if one[0] in ("type", "adjs", "mods", "trait", "copyof")])
    tests = tests_of(Node("Sel", kept, what.start, what.end), low)
    return Event(V_PLAY, YOU, tests), None, zones or more


def apart(what: Node, low: Low) -> tuple[Node, tuple[int, ...]]:
    """The phrase without the zone, and the zone."""
    zones: tuple[int, ...] = ()
    kept: list[Value] = []
    for mod in what.parts("mods"):
        if isinstance(mod, Node) and mod.label == "In" and mod.get("not") is None:
            zones += own_zones(mod.node("zones"), low)
        else:
            kept.append(mod)
    fields = tuple([one for one in what.fields if one[0] != "mods"])
    return Node(what.label, (*fields, ("mods", tuple(kept))) if kept else fields, what.start, what.end), zones


def own_zones(node: Node, low: Low) -> tuple[int, ...]:
    whose, zones = zones_of(node, low)
    if whose not in (YOU, DOER):
        refuse(node, "from whose zone it may be played cannot be told")
    return zones


def here(low: Low) -> tuple[int, ...]:
    """The zone in brackets is where this card is."""
    return tuple([rider.place for rider in low.riders if isinstance(rider, In)])


def may_block(node: Node, low: Low) -> Text:
    """You may block with this card from your stage as though it were in your hand."""
    only(node, "who", "does")
    does = node.node("does")
    only(does, "try", "verb", "agrees", "what", "with", "from", "hows")
    if node.node("who").label != "You" or does.get("with") is None or not the_attack(does.get("what"), low):
        refuse(node, "who may block with what is not understood")
    for how in does.parts("hows"):
        in_hand(node_of(how, does), low)
    event, on, zones = cards(does.node("with"), does, low)
    if event.own and not zones and low.card_type != ATTACK and low.kind in (ENHANCE, RESPONSE):
        zones = (STAGE,)  # where the ability is played from
    if not zones or any(zone not in (*FROM, STAGE) for zone in zones):
        refuse(does, "from where it may block cannot be told")
    act = Event(V_PLAY, YOU, event.tests, own=event.own, notes=(AS_BLOCK,))
    low.mention(Mention(Ref("block"), "card", "block", False, YOU, at=node.start))
    if low.kind == CONTINUOUS and not low.fired:
        return (Rule(PLAYABLE, act, zones=zones),)
    return (Rule(PLAYABLE, act, zones=zones, on=on, until=ATTACK_PERIOD, times=1),)


def the_attack(what: object, low: Low) -> bool:
    """This attack, your rival's attack, or nothing more: the one in progress."""
    if what is None:
        return True
    if not isinstance(what, Node) or low.kind not in (ENHANCE, RESPONSE):
        return False
    said = list(low.mentions)
    one = selector(what, low)
    low.mentions = said  # later words speak of the block
    return isinstance(one, TheAttack) and not one.tests and one.whose != YOU


def in_hand(node: Node, low: Low) -> None:
    """As though it were in your hand; during the Block Step, when blocks are played anyhow."""
    if node.label == "During" and period_of(node.node("period"), low) == Span(BLOCK_STEP):
        return
    read(node, Way()) if node.label == "AsThough" else refuse(node, "how it may block is not understood")
