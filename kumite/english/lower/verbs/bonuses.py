"""Changes to numbers: bonuses and penalties, set values, doubled and exchanged ones."""

from __future__ import annotations

from typing import Final, NamedTuple

from kumite.english.lower.base import Low, amount, inside, node_of, only, refuse, selector
from kumite.english.lower.nouns.adjectives import prop_of
from kumite.english.lower.nouns.owners import owner_of, that_player
from kumite.english.lower.nouns.pointing import PLAYED
from kumite.english.lower.nouns.quantity import MANY
from kumite.english.lower.nouns.references import speak_of
from kumite.english.lower.numbers.amounts import owner_card
from kumite.english.lower.numbers.sizes import limit_edge, negative, signed, sized, whole
from kumite.english.lower.numbers.sorts import rated_or_all
from kumite.english.lower.plain.nodes import label_of
from kumite.english.lower.times.durations import until_of
from kumite.english.lower.verbs.checks import check_gets, checks_to_play, is_check
from kumite.english.lower.verbs.grants import granted
from kumite.english.lower.verbs.objects import changed_cards, changed_node
from kumite.english.nodes import Node, Value
from kumite.games.universus.printed import Amount, Test, Text
from kumite.games.universus.terms import (
    ANY,
    ATTACK_PERIOD,
    CONTINUOUS,
    DOER,
    ENHANCE,
    HAND_SIZE,
    NOBODY,
    RATING,
    STAGE,
    TURN,
    V_DRAW,
    YOU,
)
from kumite.games.universus.words.amounts import Cap
from kumite.games.universus.words.changes import Modify
from kumite.games.universus.words.keywording import ONE, Rate
from kumite.games.universus.words.rule import HAND_SIZE_IS, Rule
from kumite.games.universus.words.sels import Ref, Sel, TheAttack, Yours
from kumite.games.universus.words.structure import Or
from kumite.games.universus.words.tests import Beside
from kumite.games.universus.words.triggers import Event

OF_RATINGS: Final = ("all", "name", "many", "of", "whose")
LESS: Final = ("reduce", "lower", "decrease")


class Target(NamedTuple):
    """What is changed, and for how long."""

    what: Test
    until: int = NOBODY


def modify(node: Node, low: Low) -> Text:
    """A bonus or a penalty; to a check, to a property, or to a card."""
    only(node, "verb", "agrees", "target", "by", "until", "prop", "n", "limit", "either")
    if node.get("prop") is not None:
        return reduced(node, low)
    target = node.get("target")
    node = node if node.get("limit") is None else with_limit(node)
    if isinstance(target, Node) and is_block_modifiers(target):
        return block_modifiers(node, target, low)
    by = node.get("by")
    if isinstance(target, Node) and is_check(target, by if isinstance(by, Node) else None, low):
        return check_gets(node, target, low)
    if isinstance(target, Node) and target.label == "Sels":
        texts = [modified(node, part_target(node, node_of(part, target), low), low) for part in target.parts()]
        return (Or(tuple(texts)),) if target.get("join") == "or" else sum(texts, ())
    if isinstance(target, Node) and target.label == "Prop":
        return property_gets(node, target, low)
    if isinstance(target, Node):
        return modified(node, part_target(node, target, low), low)
    if low.subject is None:
        refuse(node, "which card this is about cannot be told")
    return modified(node, Target(low.subject, lasting(node, low.subject, low)), low)


def with_limit(node: Node) -> Node:
    """Gains Stun: X (max. 3): of its rating; of what else, the change itself would say."""
    by, limit = node.node("by"), node.node("limit")
    mod = by.parts()[0] if len(by.parts()) == 1 else None
    n = mod.get("n") if isinstance(mod, Node) and mod.label == "Keyword" else None
    if not isinstance(mod, Node) or not isinstance(n, Node) or n.label != "X":
        refuse(limit, "of what this is the limit cannot be told")
    rating = Node("Cap", (("a", n), ("limit", limit)), n.start, limit.end)
    rated = changed_node(by, "parts", (changed_node(mod, "n", rating),))
    return changed_node(changed_node(node, "limit", None), "by", rated)


def part_target(node: Node, target: Node, low: Low) -> Target:
    """The card, which later words may speak of."""
    what = changed_cards(target, low, matters_in_play(node))
    if "difficulty" in names_in(node) and what in low.played:
        refuse(node, "what it is played against is determined before")
    speak_of(low, what, node.start)
    return Target(what, lasting(node, what, low))


def matters_in_play(node: Node) -> bool:
    """Difficulty and block modifier: of cards as they are played."""
    names = names_in(node)
    return bool(names) and all(name in ("difficulty", "blockmod") for name in names)


def names_in(node: Node) -> list[Value]:
    """Of the properties that change."""
    return [part for inner in node.node("by").walk() if inner.label == "Props" for part in inner.parts()]


def chooser(mod: Node, low: Low) -> int:
    """-1 damage or -1 speed (their choice): of the player that the event is about."""
    limit = mod.get("limit")
    theirs = isinstance(limit, Node) and limit.label == "TheirChoice" and limit.get("whose") == "their"
    return that_player(mod, low) if theirs else YOU


def lasting(node: Node, what: Test, low: Low) -> int:
    """How long the change lasts, or waits: what waits for the next card does so for the turn (6.6)."""
    until = node.get("until")
    if isinstance(until, Node):
        return until_of(until, low)
    return TURN if isinstance(what, Sel) and what.next else NOBODY


def modified(node: Node, target: Target, low: Low) -> Text:
    """Each of the changes that `by` holds."""
    if isinstance(target.what, Sel) and target.what.zones == (STAGE,) and {"speed", "damage"} & set(names_in(node)):
        refuse(node, "no card in a stage has this")
    before, low.subject = low.subject, target.what
    try:
        by = node.node("by")
        if by.label == "Bonus":
            return bonus(by, target, low)
        said = shared_scale(by)
        who = chooser(said[-1], low) if by.get("join") == "or" else YOU
        said[-1] = changed_node(said[-1], "limit", None) if who != YOU else said[-1]
        parts = [change(part, target, low) for part in said]
        if isinstance(target.what, Sel) and any(isinstance(part, Beside) for part in inside(tuple(parts))):
            refuse(node, "the place of each of several cards is not counted")
        return (Or(tuple(parts), who),) if by.get("join") == "or" else sum(parts, ())
    finally:
        low.subject = before


def shared_scale(by: Node) -> list[Node]:
    """+2 or -2 damage, +1 speed and +1 damage for each: said once, meant for both (UVS-RULING-119)."""
    parts = [node_of(part, by) for part in by.parts()]
    last = parts[-1]
    scale = [(name, value) for name, value in last.fields if name in ("each", "k")]
    props = [(name, value) for name, value in last.fields if name in ("props", "prop") and by.get("join") == "or"]
    found = []
    for part in parts:
        more: list[tuple[str, Value]] = []
        if part.label == "Mod" and last.label == "Mod" and part is not last:
            more += scale if part.get("each") is None else []
            more += props if part.get("props") is None and part.get("prop") is None else []
        found.append(Node(part.label, (*part.fields, *more), part.start, part.end) if more else part)
    return found


def change(mod: Node, target: Target, low: Low) -> Text:
    """One change: a number to properties, or a keyword."""
    if mod.label != "Mod":
        return granted(mod, target.what, target.until, low)
    if mod.get("check") is not None:
        return checks_to_play(mod, target.what, target.until, low)
    only(mod, "additional", "by", "or", "or2", "props", "prop", "each", "k", "limit", *OF_RATINGS)
    who = chooser(mod, low)
    mod = own_choice(mod, low) if who == YOU else changed_node(mod, "limit", None)
    sizes = [str(mod.get(name)) for name in ("by", "or", "or2") if mod.get(name) is not None]
    ways = [changed_by(mod, size, target, low) for size in sizes]
    if who != YOU and len(ways) == 1:
        refuse(mod, "what there is to choose cannot be told")
    return ways[0] if len(ways) == 1 else (Or(tuple(ways), who),)


def own_choice(mod: Node, low: Low) -> Node:
    """+2 speed or +2 damage (your choice): whose else."""
    limit = mod.get("limit")
    if isinstance(limit, Node) and limit.label == "TheirChoice" and limit.get("whose") == "your" and low.doer == YOU:
        return changed_node(mod, "limit", None)
    return mod


def changed_by(mod: Node, size: str, target: Target, low: Low) -> Text:
    """+2 speed and damage; +2 speed or damage; +1 to its Stun rating."""
    n, floor = sized(mod, size, low)
    its = label_of(mod.get("of")) in ("It", "") and (mod.get("whose") is None or is_that_card(mod.node("whose")))
    if mod.get("all") is not None and (mod.get("name") == "rating" or is_ratings(mod)) and its:
        inked = "printed" in mod.parts("words")
        return (Rate(target.what, "", n, target.until, floor=floor, printed=inked),)
    prop = mod.get("prop")
    props = prop.node("props") if isinstance(prop, Node) else mod.get("props")
    if isinstance(prop, Node):
        only(prop, "whose", "props", "all", "n")
        if not isinstance(prop.get("whose"), Node) or prop.node("whose").label not in ("Its", "Their"):
            refuse(prop, "whose property this is cannot be told")
    if not isinstance(props, Node):
        refuse(mod, "which number is changed is not said")
    only(props, "parts", "join")
    if isinstance(prop, Node) and is_one_rating(prop):
        return (Rate(target.what, ONE, n, target.until, floor=floor),)
    texts = [one_property(part, n, floor, target, props, low) for part in props.parts()]
    return (Or(tuple(texts)),) if props.get("join") == "or" else sum(texts, ())


def is_ratings(mod: Node) -> bool:
    """To all of that card's keyword ratings."""
    props = mod.get("props")
    parts = props.parts() if isinstance(props, Node) else ()
    return len(parts) == 1 and isinstance(parts[0], Node) and parts[0].label == "Rating" and not parts[0].fields


def is_that_card(whose: Node) -> bool:
    return whose.label == "Of" and whose.get("det") == "that" and whose.get("noun") in ("card", "attack")


def is_one_rating(prop: Node) -> bool:
    """1 of its keyword ratings."""
    n, parts = prop.get("n"), prop.node("props").parts()
    rating = len(parts) == 1 and isinstance(parts[0], Node) and parts[0].label == "Rating" and not parts[0].fields
    if n is not None and not (rating and isinstance(n, Node) and n.label == "Num" and n.get("n") == 1):
        refuse(prop, "how many of its numbers these are cannot be told")
    return n is not None


def one_property(part: Value, n: Amount | int, floor: int | None, target: Target, of: Node, low: Low) -> Text:
    if isinstance(part, Node) and part.label == "Rating":
        return (Rate(target.what, rated_or_all(part, low), n, target.until, floor=floor),)
    prop = prop_of(part, of)
    if prop == RATING:
        refuse(of, "which keyword's rating this is cannot be told")
    if prop == HAND_SIZE and isinstance(target.what, Yours):
        return hand_size(target.what.whose, n, target.until, low)
    return (Modify(target.what, prop, n, target.until, floor),)


def hand_size(who: int, n: Amount | int, until: int, low: Low) -> Text:
    """A hand size that is so much more: a rule where the text lasts, else a change of the character."""
    if low.kind == CONTINUOUS:
        return (Rule(HAND_SIZE_IS, Event(V_DRAW, who), n),)
    return (Modify(Yours(who), HAND_SIZE, n, until),)


def bonus(node: Node, target: Target, low: Low) -> Text:
    """A damage bonus equal to something."""
    only(node, "props", "kind", "n", "limit", "det", "by")
    if node.get("by") is not None:
        n = signed(str(node.get("by")), node, low)
    else:
        n = amount(node_of(node.get("n"), node), low)
        n = negative(n) if node.get("kind") == "penalty" else n
    if node.get("limit") is not None:
        edge = limit_edge(node.node("limit"), low)
        if node.node("limit").label != "Max" or node.get("kind") == "penalty":
            refuse(node, "this limit of a bonus is not understood")
        n = Cap(n, most=edge)
    props = node.node("props")
    only(props, "parts", "join")
    texts = [one_property(part, n, None, target, props, low) for part in props.parts()]
    return (Or(tuple(texts)),) if props.get("join") == "or" else sum(texts, ())


# Block modifiers of a player: of whatever they block with


def is_block_modifiers(target: Node) -> bool:
    """Your rival's block modifiers; to block this attack."""
    return (
        target.label == "Prop"
        and target.node("props").parts() == ("blockmod",)
        and target.get("of") is None
        and (target.get("against") is not None or is_player(target.get("whose")) or whatever(target))
    )


def whatever(target: Node) -> bool:
    """All block modifiers."""
    return target.get("many") is not None and target.get("whose") is None


def whatever_blocks(target: Node, low: Low) -> Sel:
    """The cards a player plays: a block modifier is asked of those alone that block."""
    whose = ANY if target.get("whose") is None else owner_of(target.get("whose"), low)
    return Sel(MANY, YOU if whose == DOER else whose, (), PLAYED, every=True)


def block_modifiers(node: Node, target: Node, low: Low) -> Text:
    """Each card they play gets it while it lasts: a block modifier is asked of nothing but blocks."""
    only(target, "whose", "props", "against", "many")
    cards = whatever_blocks(target, low)
    against = target.get("against")
    if isinstance(against, Node) and selector(against, low) != TheAttack():
        refuse(target, "which attack is blocked cannot be told")
    until = until_of(node.node("until"), low) if isinstance(node.get("until"), Node) else NOBODY
    one = node.get("agrees") is not None and low.kind == ENHANCE
    if until == NOBODY and (against is not None or one):
        until = ATTACK_PERIOD
    if until == NOBODY and low.kind != CONTINUOUS:
        refuse(node, "how long the block modifiers get this is not said")
    by, props = node.node("by"), target.node("props")
    mods = [node_of(part, by) for part in by.parts()]
    if by.label != "Mods" or by.get("join") == "or":
        refuse(by, "this change of block modifiers is not understood")
    texts = [
        change(Node("Mod", (*mod.fields, ("props", props)), mod.start, mod.end), Target(cards, until), low)
        for mod in mods
    ]
    return sum(texts, ())


# A property as the subject or object


def property_gets(node: Node, prop: Node, low: Low) -> Text:
    """Your hand size gets +1; this attack's damage gets +2."""
    by = node.node("by")
    target = property_target(prop, node, low)
    props = prop.node("props")
    if by.label != "Mods":
        refuse(by, "this change of a property is not understood")
    texts = []
    for part in by.parts():
        mod = node_of(part, by)
        only(mod, "by", "or", "each", "k", "limit")
        texts.append(change(Node("Mod", (*mod.fields, ("props", props)), mod.start, mod.end), target, low))
    return sum(texts, ()) if by.get("join") != "or" else (Or(tuple(texts)),)


def property_target(prop: Node, node: Node, low: Low) -> Target:
    """The card that has the property; a player's hand size, or maximum health, is their character's (UVS-HEALTH-05)."""
    only(prop, "whose", "props", "of", "kind")
    full = prop.get("kind") == "maximum" and prop.node("props").parts() == ("health",)
    if not full and prop.get("kind") not in (None, "current", "total"):
        refuse(prop, "what is printed cannot be changed")
    whose = prop.get("whose")
    if (full or prop.node("props").parts() == ("handsize",)) and prop.get("of") is None and is_player(whose):
        seat = owner_of(whose, low)
        mine = Yours(low.doer if seat == DOER else seat)
        return Target(mine, lasting(node, mine, low))
    what = Ref("event") if of_the_block(prop, low) else owner_card(prop, low)
    speak_of(low, what, node.start)
    return Target(what, lasting(node, what, low))


def of_the_block(prop: Node, low: Low) -> bool:
    """Its block modifier, where somebody tries to block with a card: of that card, not of the attack."""
    does = low.event.get("does") if low.event is not None else None
    act = does.get("does") if isinstance(does, Node) and does.label == "Try" else None
    tries = isinstance(act, Node) and act.label == "Block"
    return tries and label_of(prop.get("whose")) == "Its" and prop.node("props").parts() == ("blockmod",)


def is_player(whose: Value | None) -> bool:
    return isinstance(whose, str) or (isinstance(whose, Node) and whose.label in ("You", "Rival", "Their", "They"))


def reduced(node: Node, low: Low) -> Text:
    """Reduce its damage by 2."""
    only(node, "verb", "agrees", "prop", "n", "limit", "until")
    prop = node_of(node.get("prop"), node)
    if prop.label != "Prop":
        refuse(node, "what is changed cannot be told")
    by, limit = least_of(node)
    n = amount(by, low)
    n = negative(n) if node.get("verb") in LESS else n
    floor: int | None = None
    if limit is not None:
        if limit.label != "Min" or node.get("verb") not in LESS:
            refuse(limit, "this limit is not understood here")
        floor = whole(limit_edge(limit, low), limit)
    target, props = property_target(prop, node, low), prop.node("props")
    only(props, "parts", "join")
    texts = [one_property(part, n, floor, target, props, low) for part in props.parts()]
    return (Or(tuple(texts)),) if props.get("join") == "or" else sum(texts, ())


def least_of(node: Node) -> tuple[Node, Node | None]:
    """By how much, and the limit; `by 2 (min. 1)` reads as an amount with a limit, but the least is the property's."""
    by, limit = node.node("n"), node.get("limit")
    if limit is None and by.label == "Cap" and by.node("limit").label == "Min" and node.get("verb") in LESS:
        return node_of(by.get("a"), node), by.node("limit")
    return by, None if limit is None else node_of(limit, node)


def give(node: Node, low: Low) -> Text:
    """Give it +1 speed: it gets that."""
    only(node, "verb", "agrees", "target", "by", "until")
    return modified(node, part_target(node, node.node("target"), low), low)
