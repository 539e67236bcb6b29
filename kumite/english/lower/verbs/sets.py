"""Numbers that become others: set, printed again, doubled, exchanged; and attack zones."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.base import Low, amount, effect, node_of, only, refuse, selector
from kumite.english.lower.nouns.adjectives import prop_of
from kumite.english.lower.nouns.references import speak_of
from kumite.english.lower.numbers.amounts import owner_card
from kumite.english.lower.numbers.sizes import signed
from kumite.english.lower.numbers.sorts import rated_or_all
from kumite.english.lower.verbs.bonuses import (
    LESS,
    Target,
    hand_size,
    is_block_modifiers,
    is_one_rating,
    lasting,
    property_target,
    whatever_blocks,
)
from kumite.english.lower.verbs.objects import changed_node
from kumite.english.nodes import Node, Value
from kumite.games.universus.printed import Amount, Text
from kumite.games.universus.terms import ATTACK_PERIOD, BLOCK, BLOCK_ZONE, ENHANCE, HEIGHTS, NOBODY, YOU, ZONE
from kumite.games.universus.words.amounts import Bound
from kumite.games.universus.words.amounts import Value as ValueOf
from kumite.games.universus.words.changes import ChangeZone, Double, Set
from kumite.games.universus.words.conds import Cmp
from kumite.games.universus.words.keywording import ONE, Rate, Swap
from kumite.games.universus.words.sels import Ref, TheAttack, This, Yours
from kumite.games.universus.words.structure import If, Or

EVERY: Final = (0, 1, 2)


def set_value(node: Node, low: Low) -> Text:
    """Change its speed to 5, its zone to low."""
    only(node, "verb", "agrees", "prop", "value", "what", "until", "by", "props", "target")
    if node.get("by") is not None:
        return is_more(node, low)
    rating = node.get("prop")
    if isinstance(rating, Node) and rating.get("n") is not None and is_one_rating(rating):
        target = property_target(changed_node(rating, "n", None), node, low)
        return (Rate(target.what, ONE, amount(node.node("value"), low), target.until, True),)
    target, props = what_is_set(node, low)
    if props.parts() == ("zone",) or props.parts() == ("attack zone",):
        return set_zone(node, target, low)
    value = node.get("value")
    if value is None:
        refuse(node, "to what this is changed is not said")
    chosen, value = of_a_card(node_of(value, node), low)
    texts: list[Text] = []
    for part in props.parts():
        height = height_of(part, value)
        n = number_of(one_value(value, part), low) if height is None else height
        texts.append(only_down(node, is_now(target, part, n, props, low)))
    return chosen + ((Or(tuple(texts)),) if props.get("join") == "or" else sum(texts, ()))


def of_a_card(value: Node, low: Low) -> tuple[Text, Node]:
    """To the printed speed of 1 other attack: that is chosen, and its value taken."""
    prop = value.get("prop")
    of = prop.get("of") if isinstance(prop, Node) else None
    if not isinstance(prop, Node) or not isinstance(of, Node) or of.label != "Sel":
        return (), value
    n = of.get("n")
    one = of.get("det") in ("a", "another") or (isinstance(n, Node) and n.label == "Num" and n.get("n") == 1)
    if not one or of.get("order") is not None:
        return (), value
    text = effect(Node("Choose", (("verb", "choose"), ("what", of)), of.start, of.end), low)
    chosen = Node("Done", (("act", "choose"),), of.start, of.end)
    that = Node("Sel", (("det", "the"), ("adjs", (chosen,)), ("type", of.node("type"))), of.start, of.end)
    return text, changed_node(value, "prop", changed_node(prop, "of", that))


def one_value(value: Node, part: Value) -> Node:
    """Speed and damage become the printed speed and damage: each its own."""
    prop = value.get("prop")
    props = prop.get("props") if isinstance(prop, Node) else None
    if not isinstance(prop, Node) or not isinstance(props, Node) or len(props.parts()) < 2 or part not in props.parts():
        return value
    alone = Node("Props", (("parts", (part,)),), props.start, props.end)
    return changed_node(value, "prop", changed_node(prop, "props", alone))


def height_of(part: Value, value: Node) -> int | None:
    """Change its block zone to mid."""
    if part != "block zone" or value.label != "ZoneName" or len(value.parts()) != 1 or len(value.fields) != 1:
        return None
    return HEIGHTS.index(str(value.parts()[0]))


def only_down(node: Node, text: Text) -> Text:
    """Reduce its damage to 2: a damage of 1 stays."""
    word = text[0]
    if node.get("verb") not in LESS or not isinstance(word, Set) or word.value is None:
        return text
    if not isinstance(word.target, TheAttack | This | Ref):
        refuse(node, "whether this is a reduction of each of them cannot be asked")
    return (If(Cmp(ValueOf(word.target, word.which), ">", word.value), text),)


def is_now(target: Target, part: Value, n: Amount | int | None, props: Node, low: Low) -> Text:
    """One number, or a rating."""
    if not isinstance(part, Node) or part.label != "Rating":
        return (Set(target.what, prop_of(part, props), n, target.until),)
    if n is None:
        refuse(part, "the printed rating is not understood here")
    return (Rate(target.what, rated_or_all(part, low), n, target.until, True),)


def swap(node: Node, low: Low) -> Text:
    """Switch the speed and the damage of an attack."""
    only(node, "verb", "agrees", "prop", "props", "target")
    prop = node.get("prop")
    if isinstance(prop, Node):
        target, props = property_target(prop, node, low), prop.node("props")
    else:
        what = selector(node.node("target"), low)
        speak_of(low, what, node.start)
        target, props = Target(what), node.node("props")
    if sorted([str(part) for part in props.parts()]) != ["damage", "speed"]:
        refuse(node, "only speed and damage are switched")
    return (Swap(target.what, target.until),)


def what_is_set(node: Node, low: Low) -> tuple[Target, Node]:
    """The card and its properties."""
    prop = node.get("prop")
    if isinstance(prop, Node):
        return property_target(prop, node, low), prop.node("props")
    card = node.get("target") or node.get("what")
    if isinstance(card, Node):
        kind = card.get("type")
        zone = node.get("value")
        props = node.get("props")
        if isinstance(zone, Node) and zone.label == "ZoneName" and props is None:
            props = Node("Props", (("parts", ("zone",)),), node.start, node.end)
        if not isinstance(props, Node) or (isinstance(kind, Node) and kind.get("props") is not None):
            refuse(node, "which number is changed is not said")
        what = selector(card, low)
        speak_of(low, what, node.start)
        return Target(what, lasting(node, what, low)), props
    return refuse(node, "what is changed is not said")


def number_of(value: Node, low: Low) -> Amount | int | None:
    """A number; None is what is printed."""
    if value.label == "PrintedValue":
        return None
    if value.label == "Chosen":
        return Bound("named")
    if value.label == "Exactly":
        return number_of(value.node("n"), low)
    return amount(value, low)


def set_zone(node: Node, target: Target, low: Low) -> Text:
    """To a zone, to one of two, or to another one of your choice."""
    value = node.get("value")
    if value is None:
        return (ChangeZone(target.what, EVERY, low.doer),)
    zone = node_of(value, node)
    if zone.label == "CountOf" and is_any_zone(zone.node("what"), low):
        same = zone.node("what").get("det") != "another" and zone.node("what").get("other") is None
        return (ChangeZone(target.what, EVERY, low.doer, same),)
    if zone.label == "PrintedValue":
        return (Set(target.what, ZONE, None, target.until),)
    if zone.label == "Value" and isinstance(there := amount(zone, low), ValueOf) and there.prop in (ZONE, BLOCK_ZONE):
        return (Set(target.what, ZONE, there, target.until),)
    if zone.label != "ZoneName":
        refuse(zone, "which zone this is cannot be told")
    only_zone(zone, low)
    heights = [HEIGHTS.index(str(name)) for name in zone.parts()]
    if zone.get("kind") is not None and not heights:
        return (Set(target.what, ZONE, Bound("named"), target.until),)
    if len(heights) == 1:
        return (Set(target.what, ZONE, heights[0], target.until),)
    if target.until != NOBODY:
        refuse(node, "a chosen zone for a time is not understood")
    if not heights and zone.get("other") is None and zone.get("det") not in ("a", "any"):
        refuse(zone, "which zone this is cannot be told")
    same = not heights and zone.get("other") is None
    return (ChangeZone(target.what, tuple(sorted(heights)) or EVERY, low.doer, same),)


def only_zone(zone: Node, low: Low) -> None:
    """Nothing but a zone, of whoever acts to choose."""
    only(zone, "parts", "det", "other", "kind")
    if "ofchoice" in zone.parts("words") and low.doer != YOU:
        refuse(zone, "whose choice this is cannot be told")


def is_any_zone(what: Node, low: Low) -> bool:
    """A zone, or another zone, of your choice."""
    kind, mods = what.get("type"), [node_of(mod, what) for mod in what.parts("mods")]
    if what.label != "Sel" or not isinstance(kind, Node) or kind.get("name") != "zone" or what.parts("adjs"):
        return what.label == "Sel" and what.get("det") == "any" and what.get("type") is None
    mine = "you" if low.doer == YOU else "they"
    return what.get("det") in ("another", "any", "a") and all(mod.get("whose") == mine for mod in mods)


def is_more(node: Node, low: Low) -> Text:
    """Your hand size is +1."""
    only(node, "verb", "agrees", "prop", "by", "until")
    prop = node.node("prop")
    if prop.node("props").parts() == ("blockmod",):
        return block_set(node, prop, low)
    target = property_target(prop, node, low)
    if not isinstance(target.what, Yours):
        refuse(node, "only a hand size is so much more")
    return hand_size(target.what.whose, signed(str(node.get("by")), node, low), target.until, low)


def block_set(node: Node, prop: Node, low: Low) -> Text:
    """Your block modifier becomes +0: of whatever you block with, as long as the attack lasts."""
    n = signed(str(node.get("by")), node, low)
    if not is_block_modifiers(prop):
        target = property_target(prop, node, low)
        return (Set(target.what, BLOCK, n, target.until),)
    only(prop, "whose", "props")
    if low.kind != ENHANCE or node.get("until") is not None:
        refuse(node, "how long the block modifiers are this is not said")
    return (Set(whatever_blocks(prop, low), BLOCK, n, ATTACK_PERIOD),)


def set_printed(node: Node, low: Low) -> Text:
    """Back to what is printed."""
    only(node, "verb", "agrees", "target", "props", "prop")
    prop = node.get("prop")
    if isinstance(prop, Node):
        what, props = owner_card(prop, low), prop.node("props")
    else:
        what, props = selector(node.node("target"), low), node.node("props")
    speak_of(low, what, node.start)
    texts: list[Text] = [(Set(what, prop_of(part, props), None),) for part in props.parts()]
    return (Or(tuple(texts)),) if props.get("join") == "or" else sum(texts, ())


def double(node: Node, low: Low) -> Text:
    only(node, "verb", "agrees", "prop", "until")
    if node.get("prop") is None:
        refuse(node, "only a property of a card can be doubled")
    target, props = property_target(node.node("prop"), node, low), node.node("prop").node("props")
    texts: list[Text] = [(Double(target.what, prop_of(part, props), target.until),) for part in props.parts()]
    return (Or(tuple(texts)),) if props.get("join") == "or" else sum(texts, ())
