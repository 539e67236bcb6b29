"""Clauses that the grammar had to read in a clumsy way, put as the chapters expect them, before lowering.

Each rule gets a node whose parts have been put right already, and gives the node that is meant; words keep their
places, so that a refusal still points at them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kumite.english.lower import rephrase
from kumite.english.lower.recast_more import OLDER
from kumite.english.lower.recast_texts import LAST
from kumite.english.lower.regroup import NEWER
from kumite.english.lower.rephrase import put, remade, without
from kumite.english.lower.tests import is_many
from kumite.english.lower.unfold import UNFOLD
from kumite.english.lower.unfold_more import UNFOLD_MORE
from kumite.english.lower.unfold_states import UNFOLD_STATES
from kumite.english.nodes import Node, Value
from kumite.games.universus.terms import HEIGHTS

POINTS: Final = ("Points", "Damage")
CARDS: Final = ("card", "action", "asset", "attack", "backup", "character", "foundation")
OBJECTS: Final = ("Draw", "Mill", "Discard", "Destroy", "Reveal", "Commit", "Remove", "Spend", "Flip", "Add")


CARD_TYPE: Final = Node("Type", (("name", "card"), ("noun", "type")), 0, 0)
TYPE: Final = Node("Type", (("name", "type"),), 0, 0)


def respelt(node: Node) -> Node:
    """The node and all below it."""
    made = remade(node, tuple([(name, inside(value)) for name, value in node.fields]))
    for table in (UNFOLD, UNFOLD_MORE, UNFOLD_STATES, RULES, MORE, OLDER, LAST, NEWER):
        rule = table.get(made.label)
        made = made if rule is None else rule(made)
    return made


def inside(value: Value) -> Value:
    if isinstance(value, tuple):
        return tuple([inside(part) for part in value])
    return respelt(value) if isinstance(value, Node) else value


# Nouns


def noun_phrase(node: Node) -> Node:
    """Other attacks; 5 printed damage attacks; non-Throw Tech attacks."""
    if node.get("order") == "other" and node.get("other") is None:
        node = put(without(node, "order"), "other", "other")
    if node.get("adjs") is not None:
        node = put(node, "adjs", adjectives(node.parts("adjs")))
    if node.get("order") == "immediately preceding":
        attack = Node("Type", (("name", "attack"),), node.start, node.end)
        this = Node("Sel", (("det", "this"), ("type", attack)), node.start, node.end)
        beside = (("directly", "immediately"), ("side", "preceding"), ("what", this))
        mods = (Node("Beside", beside, node.start, node.end), *node.parts("mods"))
        node = put(without(node, "order"), "mods", mods)
    if is_many(node) and node.get("mods") is not None:
        node = put(node, "mods", lifted_out(node.parts("mods")))
    if node.get("det") == "the" and not is_many(node):
        node = put(node, "mods", tuple([nearest(mod) for mod in node.parts("mods")])) if node.get("mods") else node
    return node


def lifted_out(mods: tuple[Value, ...]) -> tuple[Value, ...]:
    """Assets committed to pass the check to block that have not been readied: the assets have not."""
    found: list[Value] = []
    for mod in mods:
        those = [part for part in mod.walk() if part.label == "That"] if isinstance(mod, Node) else []
        if isinstance(mod, Node) and mod.label == "Done" and mod.get("act") == "commit" and len(those) == 1:
            found += [dropped(mod, those[0]), those[0]]
        else:
            found.append(mod)
    return tuple(found)


def dropped(node: Node, part: Node) -> Node:
    """The same without that part."""
    fields: list[tuple[str, Value]] = []
    for name, value in node.fields:
        if isinstance(value, tuple):
            kept = tuple([dropped(one, part) if isinstance(one, Node) else one for one in value if one is not part])
            fields += [(name, kept)] if kept else []
        else:
            fields.append((name, dropped(value, part) if isinstance(value, Node) else value))
    return Node(node.label, tuple(fields), node.start, node.end, node.rule)


def nearest(mod: Value) -> Value:
    """The card preceding this one: the one right before it (UVS-PREC-02)."""
    if isinstance(mod, Node) and mod.label == "Beside" and mod.get("directly") is None:
        return put(mod, "directly", "directly")
    return mod


def adjectives(parts: tuple[Value, ...]) -> tuple[Value, ...]:
    """`printed` belongs to the number behind it; non-Throw Tech is no Throw, and Tech."""
    found: list[Value] = []
    for part in [turned(part) for part in parts]:
        last = found[-1] if found else None
        if isinstance(part, Node) and part.label in ("Stat", "AttackZone") and is_printed(last):
            found[-1] = put(part, "printed", "printed")
        elif isinstance(part, Node) and part.label == "Not" and len(words_of(part)) > 1:
            first, *rest = words_of(part)
            found.append(put(part, "of", put(part.node("of"), "name", first)))
            found.append(put(part.node("of"), "name", " ".join(rest)))
        else:
            found.append(part)
    return tuple(found)


def turned(part: Value) -> Value:
    """Face down cards: where the first word has a capital, the second is read as a trait."""
    if isinstance(part, Node) and part.label == "Trait" and part.get("name") == "down":
        return remade(part, (("is", "facedown"),), "State")
    return part


def is_printed(part: Value | None) -> bool:
    if not isinstance(part, Node):
        return False
    return (part.label, part.get("act")) == ("Done", "print") or (part.label, part.get("is")) == ("State", "printed")


def words_of(node: Node) -> list[str]:
    """The traits in a row that a Not denies."""
    of = node.get("of")
    return str(of.get("name")).split(" ") if isinstance(of, Node) and of.label == "Trait" else []


def counted(node: Node) -> Node:
    """3 different card types: the difference is one of the types."""
    of = node.get("of")
    if node.get("other") != "different" or not isinstance(of, Node) or of.label != "Sel":
        return node
    printed = [part for part in of.parts("adjs") if isinstance(part, Node) and part.get("is") == "printed"]
    if len(printed) != len(of.parts("adjs")):
        return node
    differs = Node("Different", (("words", ("different",)),), node.start, node.end)
    return put(without(node, "other"), "of", put(of, "adjs", (differs, *printed)))


def number(node: Node) -> Node:
    """'Low', in quotation marks: a zone."""
    what = node.get("what")
    name = str(what.get("name")).lower() if isinstance(what, Node) and what.label == "Named" else ""
    return remade(node, (("parts", (name,)),), "ZoneName") if name in HEIGHTS else node


def compared(node: Node) -> Node:
    """The zone of this attack is 'Low'."""
    prop, cmp = node.get("prop"), node.get("cmp")
    zone = cmp.get("n") if isinstance(cmp, Node) and cmp.label == "Exactly" else None
    if not isinstance(prop, Node) or not isinstance(zone, Node) or zone.label != "ZoneName":
        return node
    fields: list[tuple[str, Value]] = [("prop", prop), ("zone", zone)]
    fields += [one for one in node.fields if one[0] == "not"]
    return remade(node, tuple(fields), "ZoneIs")


# Clauses


def block(node: Node) -> Node:
    """Blocks this attack with a foundation: it is the block that is one, the attack has none on it."""
    what = node.get("what")
    if not isinstance(what, Node) or node.get("with") is not None or what.label != "Sel":
        return node
    mods = list(what.parts("mods"))
    card = block_card(mods[-1]) if mods else None
    if card is None:
        return node
    bare = put(without(what, "mods"), "mods", tuple(mods[:-1])) if mods[1:] else without(what, "mods")
    return put(put(node, "what", bare), "with", card)


def block_card(mod: Value) -> Node | None:
    has = mod.get("has") if isinstance(mod, Node) and mod.label == "With" else None
    if isinstance(has, Node) and has.label == "HasKeyword" and has.get("kind") == "named":
        if has.get("type") in (CARD_TYPE, TYPE):  # an attack has no other type
            card = remade(has, (("name", "card"),), "Type")
            return remade(has, (("det", "a"), ("type", card), ("mods", (mod,))), "Sel")
        if str(has.get("type")) != "Type(name='card')":
            return None
        named = Node("Done", (("act", "name"),), has.start, has.end)
        return remade(has, (("det", "the"), ("adjs", (named,)), ("type", has.node("type"))), "Sel")
    kind = has.get("type") if isinstance(has, Node) and has.label == "Holds" else None
    if not isinstance(has, Node) or not isinstance(kind, Node) or kind.get("name") not in CARDS:
        return None
    kept: list[tuple[str, Value]] = [("det", "a"), ("type", kind)]
    kept += [one for one in has.fields if one[0] in ("adjs", "mods")]
    return remade(has, tuple(kept), "Sel")


def discard(node: Node) -> Node:
    """Discard 1 block: a card with one."""
    what = node.get("what")
    kind = what.get("type") if isinstance(what, Node) and what.label == "Sel" else None
    if not isinstance(what, Node) or not isinstance(kind, Node) or kind.get("name") != "block" or what.get("n") is None:
        return node
    return node if kind.get("noun") is not None else put(node, "what", put(what, "type", put(kind, "noun", "card")))


def rule(node: Node) -> Node:
    """Cannot play any more abilities: cannot play abilities."""
    what = node.get("what")
    if node.get("modal") != "cannot" or node.get("more") is None or not isinstance(what, Node):
        return node
    deed = remade(node, (("verb", "play"), ("what", what)), "Play")
    return put(without(node, "more", "what"), "does", deed)


def modified(node: Node) -> Node:
    """Your rival's block modifier to block this attack gets +2."""
    node, what = without(node, "aswell"), node.get("what")
    if node.get("target") is not None or node.get("prop") is not None or not isinstance(what, Node):
        return node
    if node.get("verb") != "get" or node.get("by") is None:
        return node
    fields: list[tuple[str, Value]] = [one for one in node.fields if one[0] == "whose"]
    fields += [("props", Node("Props", (("parts", ("blockmod",)),), node.start, node.end)), ("against", what)]
    return put(without(node, "what", "whose"), "target", remade(node, tuple(fields), "Prop"))


def now(node: Node) -> Node:
    """If you draw 4 or more cards this way: it is over."""
    does = node.get("does")
    way = [part for part in node.parts("pps") if isinstance(part, Node) and part.label == "ThisWay"]
    if not way or not isinstance(does, Node) or does.label not in OBJECTS:
        return node
    n, what = does.get("n"), does.get("what")
    if isinstance(n, Node) and what is None:
        card = Node("Sel", (("type", Node("Type", (("name", "card"),), n.start, n.end)),), n.start, n.end)
        what = Node("Counted", (("n", n), ("of", card)), n.start, n.end)
    if not isinstance(what, Node):
        return node
    fields = (("who", node.node("who")), ("act", str(does.get("verb"))), ("what", what), ("pps", node.parts("pps")))
    return remade(node, fields, "Past")


def past(node: Node) -> Node:
    """Clauses about what has happened."""
    for rule in (dealt_with, damage_taken, zone_changed, ability_played):
        node = rule(node)
    return node


def damage_taken(node: Node) -> Node:
    """You have taken damage from a rival attack."""
    what, parts = node.get("what"), node.parts("pps")
    source = [part for part in parts if isinstance(part, Node) and part.label == "FromWhat"]
    if node.get("act") != "take" or len(source) != 1 or not isinstance(what, Node) or what.label not in POINTS:
        return node
    if what.fields not in ((), (("of", "damage"),)):
        return node
    rest = tuple([part for part in parts if part is not source[0]])
    fields = tuple([one for one in node.fields if one[0] in ("who", "not")])
    hurt = (("damage", Node("Damage", (), what.start, what.end)), ("by", source[0].node("what")), ("pps", rest))
    return remade(node, (*fields, *hurt))


def zone_changed(node: Node) -> Node:
    """The zone of this attack has been changed."""
    what = node.get("what")
    kind = what.get("type") if isinstance(what, Node) else None
    if node.get("act") != "change" or not isinstance(what, Node) or not isinstance(kind, Node):
        return node
    mods = what.parts("mods")
    of = mods[0].get("what") if len(mods) == 1 and isinstance(mods[0], Node) and mods[0].label == "Of" else None
    if kind.get("name") != "zone" or not isinstance(of, Node):
        return node
    props = Node("Props", (("parts", ("zone",)),), kind.start, kind.end)
    return put(node, "what", remade(what, (("props", props), ("of", of)), "Prop"))


def ability_played(node: Node) -> Node:
    """If you have played this attack's Powerful ability: while it was this attack, so this turn."""
    what = node.get("what")
    kind = what.get("type") if isinstance(what, Node) else None
    whose = what.get("whose") if isinstance(what, Node) else None
    if node.get("act") != "play" or not isinstance(kind, Node) or kind.get("name") != "ability" or node.parts("pps"):
        return node
    if not isinstance(whose, Node) or whose.label != "Of" or whose.get("det") != "this":
        return node
    turn = Node("This", (("period", "turn"),), node.start, node.end)
    return put(node, "pps", (Node("Until", (("until", turn),), node.start, node.end),))


def dealt_with(node: Node) -> Node:
    """You dealt damage with a Throw attack: your Throw attack did; to your rival: that is what they have taken."""
    who, parts = node.get("who"), node.parts("pps")
    if node.get("act") != "deal" or not isinstance(who, Node):
        return node
    phrases = [part for part in parts if isinstance(part, Node)]
    using = [part for part in phrases if part.label == "Using" and part.get("what") is not None]
    to = [part for part in phrases if to_rival(part)]
    rest = tuple([part for part in parts if part not in using and part not in to])
    attack = using[0].node("what") if len(using) == 1 else who if who.label == "Sel" else None
    if to:
        mine = who.label == "You" or (attack is who and label_of(who.get("whose")) == "You")
        whole = attack is None or all(name in ("det", "whose", "type", "words") for name, _ in attack.fields)
        return put(put(put(node, "who", to[0].node("what")), "act", "take"), "pps", rest) if mine and whole else node
    if len(using) != 1 or attack is None:
        return node
    if attack.label != "Sel" or attack.get("det") not in ("a", "another") or attack.get("whose") is not None:
        return node
    return put(put(node, "who", put(attack, "whose", who)), "pps", rest)


def label_of(value: Value | None) -> str:
    return value.label if isinstance(value, Node) else ""


def to_rival(part: Value) -> bool:
    what = part.get("what") if isinstance(part, Node) and part.label == "ToWhat" else None
    return isinstance(what, Node) and what.label == "Rival"


def only_when(node: Node) -> Node:
    """You may only play this card if: a rule about the card, not about an ability."""
    what, when = node.get("what"), node.get("when")
    if not isinstance(what, Node) or what.get("det") != "this" or what.label != "Sel":
        return node
    if node.get("each") is not None:
        often = [one for one in when.fields if one[0] != "words"] if isinstance(when, Node) else []
        return remade(node, (("what", what),), "EachOnce") if often == [("times", "once"), ("per", "turn")] else node
    kind = what.get("type")
    if not isinstance(when, Node) or when.label != "IfCond" or not isinstance(kind, Node):
        return node
    if kind.get("name") not in CARDS or kind.get("noun") is not None or len(what.fields) != 2:
        return node
    return remade(node, (("what", what), ("cond", when.node("cond"))), "PlayOnlyIf")


def may(node: Node) -> Node:
    """They may discard 1 card to cancel this ability."""
    who, bought = node.get("who"), node.get("for")
    if not isinstance(who, Node) or who.label not in ("They", "Rival") or not isinstance(bought, Node):
        return node
    what = bought.get("what")
    if bought.label != "Cancel" or not isinstance(what, Node) or what.get("det") != "this" or len(node.fields) != 3:
        return node
    return remade(node, (("price", node.node("does")), ("what", what)), "RivalMayCancel")


def by_player(node: Node) -> Node:
    """The next foundation you try to play is the next one you play: its check is what counts."""
    return without(node, "try") if node.get("act") == "play" else node


RULES: Final[dict[str, Callable[[Node], Node]]] = {
    "Sel": noun_phrase,
    "Counted": counted,
    "CountOf": number,
    "Cmp": compared,
    "Block": block,
    "Discard": discard,
    "Rule": rule,
    "Modify": modified,
    "Move": rephrase.move,
    "Now": now,
    "Past": past,
    "May": may,
    "Only": only_when,
    "ByPlayer": by_player,
}
MORE: Final[dict[str, Callable[[Node], Node]]] = {
    "Ability": rephrase.always,
    "Event": rephrase.event,
    "For": rephrase.purpose,
    "Build": rephrase.built,
    "Sel": rephrase.faster,
    "Seq": rephrase.sequence,
    "Verbs": rephrase.verbs,
    "CountOf": rephrase.amount,
    "Play": rephrase.play,
    "Holds": rephrase.holds,
    "Best": rephrase.best,
    "Prop": rephrase.property_of,
    "Counted": rephrase.compared,
    **dict.fromkeys(rephrase.LASTS, rephrase.lasting),
}
