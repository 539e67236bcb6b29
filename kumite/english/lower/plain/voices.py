"""What is said in the passive, or with another verb, put as the grammar of instructions has it."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.plain.nodes import label_of, noun, put, remade, without
from kumite.english.nodes import Node, Value
from kumite.games.universus.terms import KEYWORDS

KEYWORD_NAMES: Final = frozenset([name.lower() for name in KEYWORDS])
ABILITIES: Final = ("ability", "enhance", "response", "form", "blitz")


def uses(node: Node) -> Node:
    """Your rival uses an ability: they play it."""
    what = node.get("what")
    if not isinstance(what, Node) or noun(what) not in ABILITIES:
        return node
    return remade(put(node, "verb", "play"), put(node, "verb", "play").fields, "Play")


def used(node: Node) -> Node:
    """You have used an ability this turn."""
    what = node.get("what")
    of = what.get("of") if isinstance(what, Node) and what.label == "Counted" else what
    return put(node, "act", "play") if node.get("act") == "use" and ability(of) else node


def ability(value: Value | None) -> bool:
    return isinstance(value, Node) and noun(value) in ABILITIES


PERMITTED: Final = ("can", "may")
ROLES: Final = ("As", "NoCheck", "AsThough", "Until", "During", "Restricted")


def may_be_played(node: Node) -> Node:
    """This card may be played from your momentum: you may play it."""
    act, target = node.get("act"), node.get("target")
    if not isinstance(act, Node) or not isinstance(target, Node) or node.get("modal") not in PERMITTED:
        return node
    if (
        target.get("det") == "no"
        or act.label != "Passive"
        or act.get("act") != "play"
        or act.get("act2") is not None
        or act.get("how") is not None
    ):
        return node
    if any(name not in ("target", "modal", "act", "until", "words") for name, _ in node.fields):
        return node
    fields: list[tuple[str, Value]] = [("verb", "play"), ("what", target)]
    hows: list[Value] = []
    for part in act.parts("pps"):
        if label_of(part) == "FromZone" and isinstance(part, Node):
            fields.append(("from", remade(part, part.fields, "From")))
        elif label_of(part) in ROLES:
            hows.append(part)
        else:
            return node
    until = node.get("until")
    if isinstance(until, Node):
        hows.append(remade(until, (("until", until),), "Until"))
    if not hows and len(fields) == 2:
        return node  # from where, nobody has said
    if hows:
        fields.append(("hows", tuple(hows)))
    you = Node("You", (), node.start, node.end)
    return remade(node, (("who", you), ("does", remade(node, tuple(fields), "Play"))), "May")


def you_pay(node: Node) -> Node:
    """As an additional cost to play this card, discard 1 card: you do."""
    cost, act = node.get("cost"), node.get("act")
    if not isinstance(cost, Node) or cost.label in ("Must", "Do") or not isinstance(act, Node):
        return node
    what = act.get("what")
    if act.label != "Play" or not isinstance(what, Node) or what.get("det") != "this" or cost.get("agrees") is not None:
        return node
    return put(node, "cost", remade(cost, (("who", Node("You", (), cost.start, cost.end)), ("does", cost)), "Must"))


def for_each_of_them(node: Node) -> Node:
    """Remove up to 3 attacks. This attack gets +1 damage for each: for each of them."""
    if node.get("each") != "them":
        return node
    it = Node("It", (("word", "them"),), node.start, node.end)
    return put(without(node, "each"), "of", it) if node.label == "ForEach" else put(node, "each", it)


def so_many(node: Node) -> Node:
    """Add cards from the top of your deck to your momentum equal to the damage dealt: so many cards."""
    n, what = node.get("equal"), node.get("what")
    if not isinstance(n, Node) or not isinstance(what, Node) or what.get("n") is not None:
        return node
    if what.label not in ("Sel", "Top") or what.get("det") is not None:
        return node
    return put(without(node, "equal"), "what", remade(what, (("n", n), *what.fields)))


def discards_down(node: Node) -> Node:
    """Discards cards until they have 4 cards in hand: down to 4."""
    what = node.get("what")
    mods = [part for part in what.parts("mods") if isinstance(part, Node)] if isinstance(what, Node) else []
    if not isinstance(what, Node) or [mod.label for mod in mods] != ["Until", "In"] or noun(what) != "card":
        return node
    until, zones = mods[0].get("until"), mods[1].get("zones")
    cond = until.get("cond") if isinstance(until, Node) and until.label == "UntilCond" else None
    held = cond.get("what") if isinstance(cond, Node) and cond.label == "Has" and cond.get("not") is None else None
    n, of = (held.get("n"), held.get("of")) if isinstance(held, Node) and held.label == "Counted" else (None, None)
    if not isinstance(n, Node) or n.label != "Num" or not isinstance(of, Node) or noun(of) != "card":
        return node
    if not isinstance(zones, Node) or zones.parts("names") != ("hand",) or len(of.fields) + len(what.fields) != 3:
        return node
    kept = tuple([one for one in node.fields if one[0] in ("verb", "agrees")])
    return remade(node, (*kept, ("n", n)), "DiscardTo")


def own_deck(node: Node) -> Node:
    """Put it on the bottom: of its owner's deck."""
    if node.get("zones") is not None or node.get("end") is None:
        return node
    owner = Node("OwnersOf", (), node.start, node.end)
    return put(node, "zones", remade(node, (("whose", owner), ("names", ("deck",))), "Zone"))


def any_more(node: Node) -> Node:
    """Cannot draw any more cards: any cards."""
    n = node.get("n")
    return without(node, "more") if isinstance(n, Node) and n.label == "Each" and n.get("any") is not None else node


def gains_keyword(node: Node) -> Node:
    """Your attack gains Stun: to the grammar, a card of that name."""
    what = node.get("what")
    if node.get("verb") != "gain" or not isinstance(what, Node) or what.label != "Named" or what.get("whose"):
        return node
    if str(what.get("name")).lower() not in KEYWORD_NAMES:
        return node
    keyword = remade(what, (("name", what.get("name") or ""),), "Keyword")
    whole = put(node, "what", remade(what, (("parts", (keyword,)),), "Keywords"))
    return remade(whole, whole.fields, "Grant")


def turn_lifted(node: Node) -> Node:
    """Your rival plays an ability that reduces the damage of your attack this turn, makes a check to play an attack
    this turn: it is the event that is this turn's."""
    does = node.get("does")
    if not isinstance(does, Node) or does.label not in ("Play", "Check"):
        return node
    name = "what" if does.label == "Play" else "for"
    inner = does.get(name)
    if not isinstance(inner, Node):
        return node
    bare, until = without_turn(inner) if name == "what" else hows_apart(inner)
    if until is None:
        return node
    return put(put(node, "does", put(does, name, bare)), "pps", (*node.parts("pps"), until))


def without_turn(what: Node) -> tuple[Node, Node | None]:
    """The noun phrase without the time at the end of its clause, and that time."""
    mods = what.parts("mods")
    last = mods[-1] if mods and isinstance(mods[-1], Node) and mods[-1].label == "That" else None
    clause = last.get("clause") if last is not None else None
    does = clause.get("does") if isinstance(clause, Node) else None
    if last is None or not isinstance(clause, Node) or label_of(does) != "Lasting" or not isinstance(does, Node):
        return what, None
    until = does.get("until")
    if not isinstance(until, Node) or until.label != "This":
        return what, None
    whole = put(last, "clause", put(clause, "does", does.node("does")))
    return put(what, "mods", (*mods[:-1], whole)), remade(until, (("until", until),), "Until")


def hows_apart(play: Node) -> tuple[Node, Node | None]:
    """To play an attack, and this turn."""
    hows = play.parts("hows")
    last = hows[-1] if hows and isinstance(hows[-1], Node) and hows[-1].label in ("Until", "During") else None
    if last is None or play.label != "Play":
        return play, None
    if last.label == "During":
        bare = put(play, "hows", hows[:-1]) if hows[1:] else without(play, "hows")
        return bare, remade(last, (("until", last),), "Until")
    if label_of(last.get("until")) != "This":
        return play, None
    return (put(play, "hows", hows[:-1]) if hows[1:] else without(play, "hows")), last
