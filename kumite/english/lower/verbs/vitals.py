"""Health and stamina, damage that is dealt otherwise, abilities that are cancelled, and the end of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kumite.english.lower.base import Low, amount, effect, node_of, only, refuse, selector, trigger
from kumite.english.lower.nouns.quantity import plain
from kumite.english.lower.nouns.references import speak_of
from kumite.english.lower.numbers.done_numbers import is_up_to, leave_number, one_of_these, up_to
from kumite.english.lower.times.durations import Span, period_of, until_of
from kumite.english.lower.verbs.grants import target_of
from kumite.english.lower.verbs.moves import number
from kumite.english.nodes import Node, Value
from kumite.games.universus.printed import Amount, Test, Text
from kumite.games.universus.terms import (
    ATTACK_PERIOD,
    BACKUP,
    BLITZ,
    BY_DAMAGE,
    COMBAT_PHASE,
    DAMAGE,
    DAMAGE_STEP,
    NOBODY,
    RESPONSE,
    RIVAL,
    TURN,
    V_DEAL,
    V_LOSE,
    YOU,
)
from kumite.games.universus.words.amounts import Bound, Cap, Half, Minus, Times
from kumite.games.universus.words.amounts import Value as PropValue
from kumite.games.universus.words.ending import Win
from kumite.games.universus.words.rule import DEALS, REDUCES, Rule
from kumite.games.universus.words.sels import Ref, TheAttack, This
from kumite.games.universus.words.structure import Fired
from kumite.games.universus.words.triggers import Event
from kumite.games.universus.words.trying import CancelCard
from kumite.games.universus.words.vitals import Cancel, Gain, Lose

CARDS: Final = ("card", "attack", "action", "asset", "backup", "foundation", "character", "block")
ABILITIES: Final = ("ability", "effect", "enhance", "response", "form", "blitz", "keyword")


def gain(node: Node, low: Low) -> Text:
    if is_up_to(node, low):
        return some_of_it(node, low, gain)
    only(node, "verb", "agrees", "n", "more", "of", "target", "plus")
    n = number(node, low)
    of = stamina_of(node, low)
    leave_number(str(node.get("of")), "gain", low.doer, low, node.start)
    return (Gain(n, low.doer),) if of is None else (Gain(n, of=of),)


def lose(node: Node, low: Low) -> Text:
    if is_up_to(node, low):
        return some_of_it(node, low, lose)
    only(node, "verb", "agrees", "n", "more", "of", "target", "plus")
    n = number(node, low)
    of = stamina_of(node, low)
    leave_number(str(node.get("of")), "lose", low.doer, low, node.start)
    return (Lose(n, low.doer),) if of is None else (Lose(n, of=of),)


def some_of_it(node: Node, low: Low, does: Callable[[Node, Low], Text]) -> Text:
    """Lose up to 2 health: 1 or 2, if you like; the number that is left is that of whichever it was."""
    held = list(low.mentions)
    texts: list[Text] = []
    for way in up_to(node) or refuse(node, "so many ways to do this are not understood"):
        low.mentions = list(held)
        texts.append(does(way, low))
    return one_of_these(texts, low)


def stamina_of(node: Node, low: Low) -> Test | None:
    """The backup whose stamina it is; None for a player's health."""
    target = node.get("target")
    if node.get("of") == "health":
        if target is not None:
            refuse(node, "only a player has health")
        return None
    if target is not None:
        what = selector(node_of(target, node), low)
        speak_of(low, what, node.start)
        return what
    if low.subject is not None:
        return low.subject
    if low.card_type != BACKUP:
        refuse(node, "whose stamina this is cannot be told")
    return This()


def win(node: Node, low: Low) -> Text:
    only(node, "verb", "agrees")
    return (Win(low.doer),)


def lose_game(node: Node, low: Low) -> Text:
    only(node, "verb", "agrees")
    return (Win(low.doer, loses=True),)


# Damage


def deal(node: Node, low: Low) -> Text:
    """It deals no damage, 2 damage, half damage: a rule about its Damage Step."""
    only(node, "verb", "agrees", "n", "still", "until", "target")
    what = target_of(node, low)
    what = TheAttack() if what == Ref("event") else what  # a rule about the attack in progress
    said = node.node("n")
    more = said.label == "MoreDamage" or said.get("change") in ("less", "additional")
    modal, n = (REDUCES, more_damage(node.node("n"), low)) if more else (DEALS, damage_of(node.node("n"), what, low))
    in_its_step(node.get("until"), low)
    if isinstance(what, This):
        return (Rule(modal, Event(V_DEAL, own=True), n, on=This(), until=ATTACK_PERIOD),)
    if what == TheAttack():
        return (Rule(modal, Event(V_DEAL, attack=True), n, until=ATTACK_PERIOD),)
    if isinstance(what, TheAttack):
        return (Rule(modal, Event(V_DEAL, what.whose, what.tests, attack=True), n, until=ATTACK_PERIOD),)
    return refuse(node, "only of the attack in progress can this be said")


def in_its_step(during: Value | None, low: Low) -> None:
    """During the Damage Step, the attack, the turn: when else would it deal damage?"""
    if not isinstance(during, Node):
        return
    period = during.get("period")
    if during.label != "During" or not isinstance(period, Node):
        refuse(during, "how long this lasts is not understood here")
    only(during, "period")
    span = period_of(period, low)
    if span not in [Span(part) for part in WITH_DAMAGE]:
        refuse(during, "damage is dealt in the Damage Step")


WITH_DAMAGE: Final = (DAMAGE_STEP, ATTACK_PERIOD, COMBAT_PHASE, TURN)


def more_damage(node: Node, low: Low) -> int:
    """2 additional damage: reduced by -2, before it is dealt."""
    n, does = node.node("n"), low.event.get("does") if low.event is not None else None
    only(node, "n", "change")
    if n.label != "Num" or not isinstance(n.get("n"), int):
        refuse(node, "how much more damage this is cannot be told")
    if isinstance(does, Node) and does.label in ("Deal", "Take"):
        refuse(node, "whether the damage has been dealt cannot be told")
    return int(str(n.get("n"))) * (1 if node.get("change") == "less" else -1)


def damage_of(node: Node, what: Test, low: Low) -> Amount | int:
    """So much, none, or half of what it has."""
    if node.label == "NoDamage":
        return 0
    if node.label == "HalfDamage":
        only(node, "round")
        way = str(node.get("round") or "")
        return Half(PropValue(what, DAMAGE), down="down" in way)
    if node.label == "DoubleDamage":
        return Times(2, PropValue(what, DAMAGE))
    if node.label == "FullDamage":
        return PropValue(what, DAMAGE)
    if node.label != "Damage":
        refuse(node, "how much damage this is cannot be told")
    only(node, "n", "only")
    return plain(node, node.get("n"), low)


SO_MUCH_LESS: Final = ("Num", "X", "Times", "Plus", "Minus", "Half", "Value", "Count", "Best")


def prevent(node: Node, low: Low) -> Text:
    """Reduce the damage you would take, or increase it."""
    only(node, "verb", "agrees", "who", "n", "more")
    who = node.get("who")
    seat = YOU if who is None or node_of(who, node).label == "You" else RIVAL
    if seat == RIVAL and node_of(who, node).label != "Rival":
        refuse(node, "whose damage this is cannot be told")
    n = node.node("n")
    much = down_to(n, low) if n.label == "Cap" else amount(n, low) if n.label in SO_MUCH_LESS else None
    if much is None or (node.get("more") is not None and not isinstance(much, int)):
        refuse(n, "so much less damage is not understood")
    if node.get("more") is not None and isinstance(much, int):
        much = -much
    return (Rule(REDUCES, Event(V_LOSE, seat, via=BY_DAMAGE), much, times=1),)


def down_to(node: Node, low: Low) -> Amount:
    """By 3 (min. 1): by no more than leaves 1 of what is about to be taken."""
    only(node, "a", "limit")
    limit, does = node.node("limit"), low.event.get("does") if low.event is not None else None
    most = amount(node.node("a"), low)
    if limit.label != "Min" or not isinstance(does, Node) or does.label != "Take" or not isinstance(most, int):
        refuse(node, "so much less damage is not understood")
    return Cap(Minus(Bound("event"), amount(limit.node("n"), low)), most, 0)


# Cancelling


def cancel(node: Node, low: Low) -> Text:
    """The ability that set this off; or the next one that somebody plays."""
    only(node, "verb", "agrees", "what")
    what = node.node("what")
    if what.label == "It":
        only(what, "word")
        return cancelled(what, low)
    if what.label != "Sel":
        refuse(what, "only an ability that was played can be cancelled")
    mods = what.parts("mods")
    of = mods[0].get("what") if len(mods) == 1 and isinstance(mods[0], Node) and mods[0].label == "Of" else None
    if kinds_of(what.get("type")) == ["effect"] and isinstance(of, Node) and of.get("order") == "next":
        only(what, "det", "type", "mods")
        what = of
    if what.get("order") == "next":
        return cancel_next(what, low)
    only(what, "det", "type", "whose", "mods", "n")
    if not points_at_event(what):
        refuse(what, "only an ability that was played can be cancelled")
    return cancelled(what, low)


def points_at_event(what: Node) -> bool:
    """That ability, its effects, the effects of that ability."""
    kinds = kinds_of(what.get("type"))
    whose, det, mods = what.get("whose"), what.get("det"), what.parts("mods")
    if not kinds or any(kind not in ABILITIES for kind in kinds):
        return False
    if mods:
        of = node_of(mods[0], what)
        inner = of.get("what")
        plain_of = len(mods) == 1 and of.label == "Of" and isinstance(inner, Node)
        if not plain_of or not isinstance(inner, Node):
            return False
        return inner.label == "It" or points_at_event(inner) or that_card(inner) or that_card_or_ability(inner)
    if isinstance(whose, Node):
        return whose.label == "Its" or (whose.label == "Of" and whose.get("det") in ("that", "the"))
    return det in ("that", "the") and whose is None


def that_card_or_ability(what: Node) -> bool:
    """The effects of that card or ability."""
    kinds = kinds_of(what.get("type"))
    return what.get("det") == "that" and len(what.fields) == 2 and all(kind in (*CARDS, *ABILITIES) for kind in kinds)


def that_card(what: Node) -> bool:
    """The effects of that card."""
    kinds = kinds_of(what.get("type"))
    return what.get("det") == "that" and len(what.fields) == 2 and bool(kinds) and all(kind in CARDS for kind in kinds)


def kinds_of(value: Value | None) -> list[str]:
    """The nouns of a head."""
    if not isinstance(value, Node):
        return []
    if value.label == "Types":
        return [name for part in value.parts() for name in kinds_of(part)]
    return [str(value.get("name"))]


def cancelled(node: Node, low: Low) -> Text:
    """Only where an ability was played."""
    event = low.event
    if event is not None and event.label == "AnyOf" and plays_either(event, low):
        return (Cancel(),)
    if event is not None and node.label == "Sel" and plays_card(event, low):
        return (CancelCard(),)
    of = [mod.get("what") for mod in node.parts("mods") if isinstance(mod, Node) and mod.label == "Of"]
    on_card = any(isinstance(card, Node) and card.label == "Sel" and that_card(card) for card in of)
    if event is None or not plays_ability(event) or on_card:
        refuse(node, "no ability was played that this could cancel")
    return (Cancel(),)


def plays_either(event: Node, low: Low) -> bool:
    """A card or an ability."""
    parts = [part for part in event.parts() if isinstance(part, Node)]
    return all(part.label == "Event" and (plays_ability(part) or plays_card(part, low)) for part in parts)


def plays_card(event: Node, low: Low) -> bool:
    """Whether a card was played that set this off: an attack, an action, a block."""
    does, what = event.get("does"), event.get("what")
    if isinstance(does, Node) and does.label == "Play":
        what = does.get("what")
    elif event.get("act") != "play":
        return False
    kinds = kinds_of(what.get("type")) if isinstance(what, Node) else []
    return bool(kinds) and all(kind in CARDS for kind in kinds) and low.kind == RESPONSE and not low.fired


def plays_ability(event: Node) -> bool:
    """Whether the event is that somebody plays an ability (or several such events)."""
    if event.label == "AnyOf":
        return all(isinstance(part, Node) and plays_ability(part) for part in event.parts())
    does, what = event.get("does"), event.get("what")
    if isinstance(does, Node) and does.label == "Play":
        what = does.get("what")
    elif event.get("act") != "play":
        return False
    if not isinstance(what, Node):
        return False
    kinds = kinds_of(what.get("type"))
    return bool(kinds) and all(kind in ABILITIES for kind in kinds)


def cancel_next(what: Node, low: Low) -> Text:
    """Your rival's next Enhance ability this turn."""
    only(what, "whose", "order", "adjs", "type", "mods")
    kinds = kinds_of(what.get("type"))
    if not kinds or any(kind not in ABILITIES for kind in kinds):
        refuse(what, "only an ability can be cancelled")
    until, mods = TURN, []
    for mod in what.parts("mods"):
        one = node_of(mod, what)
        if one.label == "Until":
            until = until_of(one.node("until"), low)
        else:
            mods.append(one)
    kept = [(key, value) for key, value in what.fields if key in ("adjs", "type")]
    some = Node("Sel", (("det", "a"), *kept, *([("mods", tuple(mods))] if mods else [])), what.start, what.end)
    played = Node("Play", (("verb", "play"), ("agrees", "yes"), ("what", some)), what.start, what.end)
    who = what.get("whose")
    event = Node("Event", (("who", node_of(who, what)), ("does", played)), what.start, what.end)
    return (Fired(trigger(event, low), (Cancel(),), until=until if until != NOBODY else TURN),)


def cancel_next_played(node: Node, low: Low) -> Text | None:
    """Cancel the next ability your rival plays this turn; in a Blitz, the first one is the next."""
    what = node.get("what")
    mods = what.parts("mods") if isinstance(what, Node) and what.label == "Sel" else ()
    by = mods[0] if len(mods) == 1 and isinstance(mods[0], Node) and mods[0].label == "ByPlayer" else None
    order = what.get("order") if isinstance(what, Node) else None
    sure = order == "next" or (order == "first" and low.kind == BLITZ)
    if not isinstance(what, Node) or not isinstance(by, Node) or by.get("act") != "play" or not sure:
        return None
    only(by, "who", "act", "pps")
    if what.get("whose") is not None or what.get("det") != "the":
        refuse(what, "whose ability is cancelled cannot be told")
    kept = [one for one in what.fields if one[0] in ("adjs", "type")]
    fields: tuple[tuple[str, Value], ...] = (("whose", by.node("who")), ("order", "next"), *kept)
    pps = by.parts("pps")
    next_one = Node("Sel", (*fields, ("mods", pps)) if pps else fields, what.start, what.end)
    whole = tuple([(name, next_one if name == "what" else value) for name, value in node.fields])
    return effect(Node(node.label, whole, node.start, node.end), low)
