"""Abilities, put plainly: of which cards they are."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.plain.nodes import noun, only_part, put, remade, without
from kumite.english.nodes import Node, Value

ABILITIES: Final = ("ability", "enhance", "response", "form", "blitz")


def of_type(node: Node) -> Node:
    """An attack ability, a non-attack ability: an ability on an attack, on a non-attack card."""
    kind = node.get("type")
    if not isinstance(kind, Node) or kind.label != "Type":
        return node
    if kind.get("noun") in ABILITIES:
        many = [one for one in kind.fields if one[0] == "many"]
        told = put(node, "type", remade(kind, (("name", str(kind.get("noun"))), *many)))
        return on(told, (("type", remade(kind, (("name", str(kind.get("name"))),), "Type")),))
    if kind.get("name") not in ABILITIES:
        return node
    adjs = node.parts("adjs")
    but = [adj for adj in adjs if is_other_type(adj)]
    if len(but) != 1:
        return node
    rest = tuple([adj for adj in adjs if adj is not but[0]])
    bare = put(node, "adjs", rest) if rest else without(node, "adjs")
    return on(bare, (("adjs", (but[0],)), ("type", remade(kind, (("name", "card"),), "Type"))))


def is_other_type(adj: Value) -> bool:
    """Non-attack; non-character is asked of the ability itself."""
    of = adj.get("of") if isinstance(adj, Node) and adj.label == "Not" else None
    return isinstance(of, Node) and of.label == "Type" and of.get("name") not in ("character", "card", *ABILITIES)


def on(node: Node, card: tuple[tuple[str, Value], ...]) -> Node:
    what = remade(node, (("det", "a"), *card), "Sel")
    return put(node, "mods", (remade(node, (("what", what),), "On"), *node.parts("mods")))


CANCELS: Final = ("cancel", "negate")
CARDS: Final = ("card", "attack", "foundation", "asset", "action", "character", "backup")


def of_this_card(node: Node) -> Node:
    """This card cannot be cancelled, nor can the effects of this card: the abilities on it cannot."""
    act, target = node.get("act"), node.get("target")
    if node.get("modal") != "cannot" or not isinstance(act, Node) or not isinstance(target, Node):
        return node
    acts = [act.get(name) for name in ("act", "act2", "act3") if act.get(name) is not None]
    card = this_card(target)
    if card is None or not all(one in CANCELS for one in acts):
        return node
    kind = remade(target, (("name", "ability"), ("many", "yes")), "Type")
    on = remade(target, (("what", card),), "On")
    once = put(without(act, "act2", "act3", "join", "words"), "act", "cancel")
    held = remade(target, (("type", kind), ("mods", (on,))), "Sel")
    return put(put(node, "target", held), "act", once)


def this_card(target: Node) -> Node | None:
    """This card; of `the effects of this card`, that card."""
    of = only_part(target, "mods", "Of")
    if of is not None and noun(target) == "effect" and set(dict(target.fields)) <= {"det", "type", "mods", "words"}:
        target = of.node("what")
    plain = target.label == "Sel" and set(dict(target.fields)) <= {"det", "type", "words"}
    return target if plain and target.get("det") == "this" and noun(target) in CARDS else None


def card_or_ability(node: Node) -> Node:
    """A player plays a card or ability that draws cards: one event or the other."""
    does, passive = node.get("does"), node.get("act") == "play"
    what = (
        does.get("what") if isinstance(does, Node) and does.label == "Play" else node.get("what") if passive else None
    )
    if isinstance(what, Node) and what.label == "Sels":
        return each_played(node, what)
    kind = what.get("type") if isinstance(what, Node) and what.label == "Sel" else None
    parts = kind.parts() if isinstance(kind, Node) and kind.label == "Types" else ()
    nouns = [part.get("name") in ABILITIES and part.get("noun") is None for part in parts if isinstance(part, Node)]
    if not isinstance(what, Node) or not isinstance(kind, Node) or len(nouns) != len(parts) or len(set(nouns)) != 2:
        return node
    if kind.get("join") != "or" or kind.get("adjs") is not None:
        return node
    ways = []
    for part in parts:
        one = put(what, "type", part)
        ways.append(put(node, "does", put(does, "what", one)) if isinstance(does, Node) else put(node, "what", one))
    return remade(node, (("parts", tuple(ways)), ("join", "or")), "AnyOf")


def each_played(node: Node, what: Node) -> Node:
    """An ability or a foundation: one event or the other."""
    does, parts = node.get("does"), [part for part in what.parts() if isinstance(part, Node) and part.label == "Sel"]
    nouns = [noun(part) in ABILITIES for part in parts]
    if len(parts) != len(what.parts()) or len(set(nouns)) != 2 or what.get("join") != "or":
        return node
    ways = [
        put(node, "does", put(does, "what", part)) if isinstance(does, Node) else put(node, "what", part)
        for part in parts
    ]
    return remade(node, (("parts", tuple(ways)), ("join", "or")), "AnyOf")


def cost_to_do(node: Node) -> Node:
    """Plays an ability with a cost to discard cards: what is to be done is said of the cost."""
    does, pps = node.get("does"), node.parts("pps")
    what = does.get("what") if isinstance(does, Node) and does.label == "Play" else None
    mods = what.parts("mods") if isinstance(what, Node) and noun(what) in ABILITIES else ()
    last = mods[-1] if mods else None
    has = last.get("has") if isinstance(last, Node) and last.label == "With" else None
    todo = pps[0] if len(pps) == 1 else None
    if not isinstance(has, Node) or noun(has) != "cost" or not isinstance(todo, Node) or todo.label != "ToDo":
        return node
    if not isinstance(does, Node) or not isinstance(what, Node) or not isinstance(last, Node) or len(todo.fields) != 1:
        return node
    told = put(last, "has", put(has, "does", todo.node("does")))
    return put(without(node, "pps"), "does", put(does, "what", put(what, "mods", (*mods[:-1], told))))


def additional_cost(node: Node) -> Node:
    """Your rival's Enhance abilities have an additional cost of "discard 1 card": they must discard it to play one."""
    act, cost = node.get("act"), node.get("cost")
    ability = cost.get("ability") if isinstance(cost, Node) and cost.label == "Quoted" else None
    text = ability.get("does") if isinstance(ability, Node) and ability.get("cost") is None else None
    steps = text.parts() if isinstance(text, Node) and text.label == "Text" else (text,)
    who = act.get("whose") if isinstance(act, Node) and noun(act) in ABILITIES else None
    if not isinstance(who, Node) or who.label not in ("Rival", "You") or len(steps) != 1 or not isinstance(act, Node):
        return node
    if not isinstance(steps[0], Node):
        return node
    what = remade(act, (("det", "a"), *[one for one in act.fields if one[0] not in ("whose", "n", "det", "until")]))
    what = put(what, "type", without(what.node("type"), "many"))
    play = remade(act, (("verb", "play"), ("what", what)), "Play")
    must = remade(act, (("who", who), ("does", steps[0])), "Must")
    told = remade(node, (("act", play), ("cost", must)))
    until = node.get("until")
    return told if not isinstance(until, Node) else remade(node, (("until", until), ("does", told)), "Lasting")
