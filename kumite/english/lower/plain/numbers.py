"""Numbers put plainly: how many, how much, and by how much something changes."""

from __future__ import annotations

from kumite.english.lower.plain.nodes import only_part, put, remade, without
from kumite.english.lower.plain.nouns import is_printed
from kumite.english.nodes import Node, Value
from kumite.games.universus.terms import HEIGHTS


def combined(node: Node) -> Node:
    """Both players' combined hand size: the one and the other."""
    prop = node.get("prop")
    if not isinstance(prop, Node) or prop.get("combined") is None:
        return node
    whose = prop.get("whose")
    if not isinstance(whose, Node) or whose.label != "EachPlayer":
        return node
    bare = without(prop, "combined")
    parts = [put(node, "prop", put(bare, "whose", remade(whose, (), label))) for label in ("You", "Rival")]
    return remade(node, (("a", parts[0]), ("b", parts[1])), "Plus")


def two_counts(node: Node) -> Node:
    """+1 damage for each of these and for each of those."""
    found: list[Value] = []
    for part in node.parts():
        second = part.get("each2") if isinstance(part, Node) else None
        if isinstance(part, Node) and second is not None and part.get("limit") is None:
            bare = without(part, "each2")
            found += [bare, put(bare, "each", second)]
        else:
            found.append(part)
    if len(found) == len(node.parts()):
        return node
    return node if node.get("join") == "or" else put(put(node, "parts", tuple(found)), "join", "and")


def mods_shared(node: Node) -> Node:
    """+2 speed for each Kick attack and +1 damage for each Slam attack in your card pool: both are there."""
    parts = list(node.parts())
    last = parts[-1].get("each") if parts and isinstance(parts[-1], Node) else None
    zones = [mod for mod in last.parts("mods") if isinstance(mod, Node)] if isinstance(last, Node) else []
    if len(zones) != 1 or zones[0].label != "In" or len(parts) < 2:
        return node
    for at, part in enumerate(parts[:-1]):
        each = part.get("each") if isinstance(part, Node) else None
        if isinstance(part, Node) and isinstance(each, Node) and each.label == "Sel" and each.get("mods") is None:
            parts[at] = put(part, "each", put(each, "mods", tuple(zones)))
    return put(node, "parts", tuple(parts))


def different_sorts(node: Node) -> Node:
    """3 different card types: the difference is one of the types."""
    of = node.get("of")
    if node.get("other") != "different" or not isinstance(of, Node) or of.label != "Sel":
        return node
    printed = [part for part in of.parts("adjs") if isinstance(part, Node) and part.get("is") == "printed"]
    if len(printed) != len(of.parts("adjs")):
        return node
    differs = Node("Different", (("words", ("different",)),), node.start, node.end)
    return put(without(node, "other"), "of", put(of, "adjs", (differs, *printed)))


def zone_in_quotes(node: Node) -> Node:
    """'Low', in quotation marks: a zone."""
    what = node.get("what")
    name = str(what.get("name")).lower() if isinstance(what, Node) and what.label == "Named" else ""
    return remade(node, (("parts", (name,)),), "ZoneName") if name in HEIGHTS else node


def property_on(node: Node) -> Node:
    """The block modifier on the discarded card: of that card."""
    what = node.get("what")
    kind = what.get("type") if isinstance(what, Node) and what.label == "Sel" else None
    props = kind.get("props") if isinstance(kind, Node) else None
    mods = what.parts("mods") if isinstance(what, Node) else ()
    if not isinstance(what, Node) or not isinstance(props, Node) or len(mods) != 1 or what.get("whose") is not None:
        return node
    on, det = mods[0], what.get("det")
    printed = len(what.parts("adjs")) == 1 and is_printed(what.parts("adjs")[0])
    plain = not what.get("adjs") or printed
    if not isinstance(on, Node) or on.label not in ("On", "Of") or det not in (None, "the") or not plain:
        return node
    fields: list[tuple[str, Value]] = [("kind", "printed")] if printed or on.get("printed") is not None else []
    prop = remade(what, (*fields, ("props", props), ("of", on.node("what"))), "Prop")
    return remade(node, (("prop", prop),), "Value")


def health_amount(node: Node) -> Node:
    """The health you have lost this turn."""
    what = node.get("what")
    kind = what.get("type") if isinstance(what, Node) and what.label == "Sel" else None
    props = kind.get("props") if isinstance(kind, Node) else None
    mods = what.parts("mods") if isinstance(what, Node) else ()
    by = mods[0] if len(mods) == 1 else None
    if (
        not isinstance(props, Node)
        or props.parts() != ("health",)
        or not isinstance(by, Node)
        or by.label != "ByPlayer"
    ):
        return node
    fields = [one for one in by.fields if one[0] in ("who", "act", "pps")]
    return remade(node, (("of", "health"), *fields), "Amount") if by.get("act") in ("lose", "gain") else node


def best_printed(node: Node) -> Node:
    """The highest difficulty printed on a foundation in your stage."""
    kind, mods = node.get("type"), node.parts("mods")
    props = kind.get("props") if isinstance(kind, Node) else None
    on = mods[0] if len(mods) == 1 and isinstance(mods[0], Node) and mods[0].label in ("On", "Done") else None
    if not isinstance(props, Node) or on is None or node.get("props") is not None:
        return node
    pps = [part for part in on.parts("pps") if isinstance(part, Node) and part.label == "On"]
    printed = on.get("act") == "print" and len(pps) == 1
    what = pps[0].get("what") if printed else on.get("what")
    if not isinstance(what, Node) or (on.label == "Done" and not printed):
        return node
    printed = printed or on.get("printed") is not None
    fields: list[tuple[str, Value]] = [("which", str(node.get("which"))), ("props", props), ("what", what)]
    return remade(node, tuple(fields + ([("printed", "printed")] if printed else [])))


def all_of_its(node: Node) -> Node:
    """All of its keyword ratings."""
    if node.get("all") is None or node.get("whose") is not None or "its" not in node.parts("words"):
        return node
    return put(without(node, "all", "words"), "whose", Node("Its", (), node.start, node.end))


def starting_size(node: Node) -> Node:
    """Your starting hand size: the printed one."""
    what = node.get("what")
    kind = what.get("type") if isinstance(what, Node) and what.get("order") == "starting" else None
    props = kind.get("props") if isinstance(kind, Node) else None
    if not isinstance(what, Node) or not isinstance(props, Node) or props.parts() != ("handsize",):
        return node
    printed = remade(what, (("is", "printed"),), "State")
    return put(node, "what", put(without(what, "order"), "adjs", (printed,)))


def best_done(node: Node) -> Node:
    """The lowest printed block modifier discarded for the cost: among those cards."""
    kind, done = node.get("type"), only_part(node, "mods", "Done")
    props = kind.get("props") if isinstance(kind, Node) else None
    if not isinstance(props, Node) or done is None or node.get("props") is not None:
        return node
    card = remade(done, (("name", "card"), ("many", "yes")), "Type")
    cards = remade(done, (("type", card), ("mods", (without(done, "pps"),))), "Sel")
    return remade(node, (("which", str(node.get("which"))), ("props", props), ("what", cards)))


def damage_taken_now(node: Node) -> Node:
    """The damage taken; that backup's remaining stamina."""
    what = node.get("what")
    kind = what.get("type") if isinstance(what, Node) and what.label == "Sel" else None
    props = kind.get("props") if isinstance(kind, Node) else None
    if not isinstance(what, Node) or not isinstance(props, Node):
        return node
    mods = what.parts("mods")
    if props.parts() == ("damage",) and mods == (Node("Done", (("act", "take"),), 0, 0),) and what.get("det") == "the":
        return remade(node, (), "Dealt") if len(what.fields) == 3 else node
    if props.parts() == ("stamina",) and what.get("order") == "remaining":
        return put(node, "what", without(what, "order"))
    return node


def than_there(node: Node) -> Node:
    """Than your rival has in their stage: where the others are."""
    of, pps = node.get("of"), node.parts("pps")
    if node.get("than") is None or len(pps) != 1 or not isinstance(of, Node) or len(of.parts("mods")) != 1:
        return node
    there, here = pps[0], of.parts("mods")[0]
    to = there.get("to") if isinstance(there, Node) and there.label == "ToZone" else there
    zones = to.get("zones") if isinstance(to, Node) else None
    if not isinstance(zones, Node) or not isinstance(here, Node) or here.label != "In":
        return node
    whose = zones.get("whose")
    same = zones.get("names") == here.node("zones").get("names")
    return without(node, "pps") if same and isinstance(whose, Node) and whose.label in ("Their", "You") else node


def than_size(node: Node) -> Node:
    """More cards than your printed hand size: a number, not cards."""
    than = node.get("than")
    kind = than.get("type") if isinstance(than, Node) and than.label == "Sel" else None
    props = kind.get("props") if isinstance(kind, Node) else None
    if not isinstance(than, Node) or not isinstance(props, Node):
        return node
    adjs = [adj.get("is") for adj in than.parts("adjs") if isinstance(adj, Node)]
    if adjs not in ([], ["printed"]) or than.get("whose") is None:
        return node
    if any(name not in ("whose", "adjs", "type") for name, _ in than.fields):
        return node
    printed: list[tuple[str, Value]] = [("kind", "printed")] if adjs else []
    return put(node, "than", remade(than, (("whose", than.node("whose")), *printed, ("props", props)), "Prop"))


def than_hand_size(node: Node) -> Node:
    """Fewer cards in hand than your hand size."""
    than = node.get("than")
    kind = than.get("type") if isinstance(than, Node) and than.label == "Sel" else None
    props = kind.get("props") if isinstance(kind, Node) else None
    if not isinstance(than, Node) or not isinstance(props, Node) or len(than.fields) != 2 or than.get("whose") is None:
        return node
    return put(node, "than", remade(than, (("whose", than.node("whose")), ("props", props)), "Prop"))


def damage_for_each(node: Node) -> Node:
    """1 damage for each of these: as much as there are."""
    each, n = node.get("each"), node.get("n")
    one = isinstance(n, Node) and n.label == "Num" and n.get("n") in (1, "1")
    if not isinstance(each, Node) or not one or any(name not in ("n", "each", "words") for name, _ in node.fields):
        return node
    return remade(node, (("n", remade(each, (("what", each),), "Count")),))


def half_of_it(node: Node) -> Node:
    """Reduce its damage by half, to half: to half of what it is."""
    prop = node.get("prop")
    if node.get("half") is None or not isinstance(prop, Node):
        return node
    half = remade(prop, (("a", remade(prop, (("prop", prop),), "Value")),), "Half")
    half = half if node.get("round") is None else put(half, "round", node.get("round") or "")
    return put(without(node, "half", "round", "words"), "value", half)
