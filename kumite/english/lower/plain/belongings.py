"""What stands behind a noun put plainly: with, that, done to it, on it."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.plain.nodes import THIS_TURN, label_of, noun, only_part, put, remade, without
from kumite.english.lower.plain.nouns import adjectives
from kumite.english.nodes import Node, Value


def holding_number(node: Node) -> Node:
    """Attacks with 3 or less printed damage from your discard pile: the pile is the attack's."""
    mods: list[Value] = []
    for mod in node.parts("mods"):
        has = mod.get("has") if isinstance(mod, Node) and mod.label == "With" else None
        stat = number_of(has) if isinstance(has, Node) and has.label == "Holds" else None
        if isinstance(mod, Node) and isinstance(has, Node) and stat is not None:
            mods += [put(mod, "has", stat), *has.parts("mods")]
        else:
            mods.append(mod)
    return put(node, "mods", tuple(mods)) if tuple(mods) != node.parts("mods") else node


HELD: Final = ("n", "printed", "type", "mods", "words")


def number_of(has: Node) -> Node | None:
    """3 or less printed damage: a number of the card, no thing that it holds."""
    kind, n = has.get("type"), has.get("n")
    props = kind.get("props") if isinstance(kind, Node) and len(kind.fields) == 1 else None
    if not isinstance(props, Node) or not isinstance(n, Node) or has.get("adjs") is not None:
        return None
    cmp = remade(n, (("n", n),), "Exactly") if n.label == "Num" else n
    if cmp.label not in ("Exactly", "AtMost", "AtLeast") or any(name not in HELD for name, _ in has.fields):
        return None
    fields: list[tuple[str, Value]] = [("cmp", cmp), ("props", props)]
    if has.get("printed") is not None:
        fields.insert(1, ("kind", "printed"))
    return remade(has, tuple(fields), "HasStat")


def printed_on(node: Node) -> Node:
    """An ability printed on a foundation."""
    done = only_part(node, "mods", "Done")
    on = only_part(done, "pps", "On") if done is not None and done.get("act") == "print" else None
    if on is None or noun(node) not in ("ability", "enhance", "response", "form"):
        return node
    return put(node, "mods", (remade(on, (("printed", "printed"), ("what", on.node("what")))),))


def with_chosen(node: Node) -> Node:
    """The next attack played this turn with the chosen attack zone."""
    done = only_part(node, "mods", "Done")
    if done is None or done.get("act") != "play" or node.get("order") != "next":
        return node
    mods: list[Value] = []
    for part in done.parts("pps"):
        what = part.get("what") if isinstance(part, Node) and part.label == "Using" else None
        if isinstance(part, Node) and part.label == "Until":
            mods.append(part)
        elif isinstance(what, Node) and is_chosen(what):
            kind = remade(what, (("name", "zone"),), "Type")
            has = remade(what, (("kind", "chosen"), ("type", kind)), "HasKeyword")
            mods.append(remade(what, (("has", has),), "With"))
        else:
            return node
    return put(node, "mods", tuple(mods))


def is_chosen(what: Node) -> bool:
    """The chosen zone."""
    done, kind = only_part(what, "adjs", "Done"), what.get("type")
    names = (kind.get("name"), kind.get("noun")) if isinstance(kind, Node) else ()
    zone = names in (("attack", "zone"), ("zone", None), ("attack zone", None))
    return zone and done is not None and done.get("act") in ("choose", "name")


def with_block(node: Node) -> Node:
    """The next attack you play with a mid block: an attack that has one."""
    by = only_part(node, "mods", "ByPlayer")
    using = only_part(by, "pps", "Using") if by is not None else None
    what = using.get("what") if using is not None else None
    if by is None or not isinstance(what, Node) or noun(what) != "block" or what.get("det") != "a":
        return node
    adjs = adjectives(what.parts("adjs"))
    zoned = [adj for adj in adjs if isinstance(adj, Node) and adj.label == "AttackZone"]
    if len(zoned) != 1 or len(adjs) != 1 or by.get("act") != "play":
        return node
    one = remade(what, (("n", 1),), "Num")
    held = remade(what, (("n", one), ("adjs", adjs), ("type", what.node("type"))), "Holds")
    return put(node, "mods", (without(by, "pps"), remade(what, (("has", held),), "With")))


def zone_lifted(node: Node) -> Node:
    """What stands at the end of a clause behind a noun, but belongs to the noun itself."""
    mods: list[Value] = []
    for mod in node.parts("mods"):
        mods += lifted(mod) if isinstance(mod, Node) else [mod]
    return put(node, "mods", tuple(mods)) if mods else node


def is_printed_on(thing: Value | None) -> bool:
    """Keywords, a block, a number of the card: what lies in no zone itself."""
    if not isinstance(thing, Node):
        return False
    return thing.get("props") is not None or (thing.get("name") in ("keyword", "block") and thing.get("noun") is None)


def lifted(mod: Node) -> list[Node]:
    """That dealt damage this turn from your card pool, with a keyword from your hand, played as a block from your card
    pool: the zone is that of the cards; not readied this turn for each Punch: so many of them."""
    if mod.label == "Done" and [one.label for one in mod.parts("pps") if isinstance(one, Node)] == ["As", "FromZone"]:
        role, zone = mod.parts("pps")
        assert isinstance(zone, Node)
        return [put(mod, "pps", (role,)), in_zone(zone)] if zone.get("zones") is not None else [mod]
    has, clause = mod.get("has"), mod.get("clause")
    if isinstance(has, Node) and has.label == "Holds":
        zones = [one for one in has.parts("mods") if isinstance(one, Node) and one.label == "In"]
        if len(zones) != len(has.parts("mods")) or not is_printed_on(has.get("type")):
            return [mod]
        return [put(mod, "has", without(has, "mods")), *zones]
    if not isinstance(clause, Node) or clause.label not in ("DealtDamage", "Perfect"):
        return [mod]
    pps = [one for one in clause.parts("pps") if clause.label == "Perfect" or one != THIS_TURN]
    zones = [one for one in pps if isinstance(one, Node) and one.label == "FromZone" and one.get("zones") is not None]
    each = [one for one in pps if isinstance(one, Node) and is_each(one)]
    rest = tuple([one for one in pps if one not in zones and one not in each])
    bare = without(clause, "pps", "until")
    found = [put(mod, "clause", put(bare, "pps", rest) if rest else bare), *[in_zone(zone) for zone in zones]]
    return [*found, *[remade(one, (("each", without(one.node("what"), "n")),), "PerEach") for one in each]]


def in_zone(zone: Node) -> Node:
    return remade(zone, (("prep", "from"), ("zones", zone.node("zones"))), "In")


def is_each(part: Node) -> bool:
    """For each of something."""
    what = part.get("what") if part.label == "For" else None
    n = what.get("n") if isinstance(what, Node) and what.label == "Sel" else None
    return isinstance(n, Node) and n.label == "Each" and not n.fields


def with_keyword(node: Node) -> Node:
    """With 1 or more keyword abilities: with a keyword ability."""
    n, kind = node.get("n"), node.get("type")
    one = isinstance(n, Node) and n.label in ("AtLeast", "Num") and one_of(n)
    if not one or not isinstance(kind, Node) or kind.get("name") != "ability" or node.get("adjs") is None:
        return node
    if node.get("mods") is not None:
        return node
    return remade(node, (("adjs", node.parts("adjs")), ("name", "ability")), "HasAbility")


def one_of(n: Node) -> bool:
    inner = n.get("n")
    return inner == 1 or (isinstance(inner, Node) and inner.get("n") == 1)


def ability_on_it(node: Node) -> Node:
    """With an ability on it that grants a speed bonus: where else."""
    return node if node.get("clause") is None else put(node, "clause", unplaced(node.node("clause")))


def unplaced(clause: Node) -> Node:
    does = clause.get("does")
    what = does.get("what") if isinstance(does, Node) and does.label == "Give" else None
    mods = what.parts("mods") if isinstance(what, Node) else ()
    if not isinstance(does, Node) or not isinstance(what, Node) or len(mods) != 1:
        return clause
    on = mods[0].get("what") if isinstance(mods[0], Node) and mods[0].label == "On" else None
    if not isinstance(on, Node) or on.label != "It":
        return clause
    return put(clause, "does", put(does, "what", without(what, "mods")))


def printed_number(node: Node) -> Node:
    """With printed 4 damage; with 3 or less printed damage."""
    n, cmp = node.get("n"), node.get("cmp")
    if isinstance(n, Node) and cmp is None and node.get("which") is None:
        return remade(node, (*without(node, "n", "words").fields, ("cmp", remade(n, (("n", n),), "Exactly"))))
    count = cmp.get("n") if isinstance(cmp, Node) and cmp.label == "Exactly" else None
    what = count.get("what") if isinstance(count, Node) and count.label == "CountOf" else None
    if not isinstance(what, Node) or node.get("kind") is not None or what.get("type") is not None:
        return node
    adjs, number = what.parts("adjs"), what.get("n")
    printed = len(adjs) == 1 and isinstance(adjs[0], Node) and adjs[0].get("is") == "printed"
    if not printed or not isinstance(number, Node) or number.label not in ("AtMost", "AtLeast", "Num"):
        return node
    plain = number if number.label != "Num" else remade(number, (("n", number),), "Exactly")
    return remade(node, (("kind", "printed"), ("props", node.node("props")), ("cmp", plain)))


def number_or_less(node: Node) -> Node:
    """With 3 difficulty or less."""
    which, n = node.get("which"), node.get("n")
    if node.get("cmp") is not None or not isinstance(n, Node):
        return node
    label = {"less": "AtMost", "more": "AtLeast"}.get(str(which), "Exactly")
    return put(without(node, "which", "n", "words"), "cmp", remade(n, (("n", n),), label))


def more_or_fewer(node: Node) -> Node:
    """With more than 2 keywords, with fewer than 2: with 3 or more, with 1 or fewer."""
    for name, label, step in (("more", "AtLeast", 1), ("less", "AtMost", -1)):
        n = node.get(name)
        count = n.get("n") if isinstance(n, Node) else None
        if isinstance(n, Node) and isinstance(count, int) and node.get("n") is None:
            bound = remade(n, (("n", remade(n, (("n", count + step),))),), label)
            return remade(node, (("n", bound), *without(node, name, "words").fields))
    return node


CARDS: Final = ("card", "attack", "foundation", "asset", "action", "backup", "character")


def than_of_card(node: Node) -> Node:
    """With a difficulty less than the destroyed foundation, than that of it: than its difficulty."""
    cmp, props = node.get("cmp"), node.get("props")
    n = cmp.get("n") if isinstance(cmp, Node) else None
    card = n.get("what") if isinstance(n, Node) and n.label == "CountOf" else None
    if not isinstance(cmp, Node) or not isinstance(props, Node) or not isinstance(card, Node) or card.label != "Sel":
        return node
    if noun(card) not in CARDS or card.get("det") not in ("the", "that", "this"):
        return node
    kind = node.get("kind")
    said: tuple[tuple[str, Value], ...] = () if kind is None else (("kind", kind),)
    prop = remade(card, (*said, ("props", props), ("of", card)), "Prop")
    return put(node, "cmp", put(cmp, "n", remade(card, (("prop", prop),), "Value")))


def tries_to_play(node: Node) -> Node:
    """The next foundation you try to play is the next one you play: its check is what counts.  Of the first one of a
    turn it matters that it was tried."""
    untils = [part.get("until") for part in node.parts("pps") if isinstance(part, Node) and part.label == "Until"]
    turns = any(label_of(until) in ("OnTurn", "EachTurn") for until in untils)
    return without(node, "try") if node.get("act") == "play" and not turns else node


def done_this_way(node: Node) -> Node:
    """Each foundation you sacrifice this way."""
    pps = node.parts("pps")
    way = pps[0] if len(pps) == 1 and isinstance(pps[0], Node) and pps[0].label == "ThisWay" else None
    who = node.get("who")
    if way is None or not isinstance(who, Node) or who.label != "You" or node.get("not") is not None:
        return node
    of = "yes" if way.get("cost") is None else "cost"
    return remade(node, (("act", str(node.get("act"))), ("thisway", of)), "Done")


def added_this_way(node: Node) -> Node:
    """Added to your hand this way: where they went goes without saying."""
    pps = node.parts("pps")
    way = [part for part in pps if isinstance(part, Node) and part.label == "ThisWay"]
    if node.get("act") not in ("add", "put", "return") or len(way) != 1 or len(pps) != 2:
        return node
    other = next(part for part in pps if part is not way[0])
    if not isinstance(other, Node) or other.label not in ("ToZone", "ToWhat"):
        return node
    return put(without(node, "pps"), "thisway", "yes")
