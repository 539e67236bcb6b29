"""Conditions put plainly: what somebody has, what something is, comparisons."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.plain.nodes import label_of, noun, put, remade, without
from kumite.english.lower.plain.numbers import combined
from kumite.english.nodes import Node, Value

OF_CARDS: Final = ("HasThing", "Shares", "Is")


def of_one_subject(node: Node) -> Node:
    """You are in Deadlock or have 10 or less health: the subject of the first is that of the second."""
    first = node.parts()[0] if node.parts() else None
    name = "what" if isinstance(first, Node) and first.label in OF_CARDS else "who"
    who = first.get(name) if isinstance(first, Node) else None
    if not isinstance(who, Node):
        return node
    return put(node, "parts", tuple([with_subject(part, name, who) for part in node.parts()]))


def with_subject(part: Value, name: str, who: Node) -> Value:
    if not isinstance(part, Node) or part.get("shared") is None:
        return part
    if part.label == "Is" and who.label in ("Sel", "It"):
        name = "what"
    elif part.label == "Has" and name == "what":
        return of_keyword(part, who)
    elif (part.label in OF_CARDS) != (name == "what"):
        return part
    return remade(part, ((name, who), *[one for one in part.fields if one[0] != "shared"]))


def of_keyword(part: Node, who: Node) -> Node:
    """This attack is low or has Stun: what a card has and a name has is a keyword or a trait."""
    what = part.get("what")
    if who.label not in ("Sel", "It") or label_of(what) != "Named" or not isinstance(what, Node):
        return part
    keyword = remade(what, (("name", str(what.get("name"))),), "Keyword")
    has = remade(what, (("what", remade(what, (("parts", (keyword,)),), "Keywords")),), "HasKeyword")
    return remade(part, (("what", who), ("has", has)), "HasThing")


def counters_had(node: Node) -> Node:
    """You have 3 or more Fuel counters: on the cards in your stage, for they are nowhere else (UVS-CNTR-04)."""
    who, what = node.get("who"), node.get("what")
    of = what.get("of") if isinstance(what, Node) and what.label == "Counted" else None
    kind = of.get("type") if isinstance(of, Node) and of.label == "Sel" else None
    if (
        not isinstance(who, Node)
        or not isinstance(what, Node)
        or not isinstance(of, Node)
        or not isinstance(kind, Node)
    ):
        return node
    if kind.get("name") != "counter" or of.get("mods") is not None or who.label not in ("You", "Rival"):
        return node
    zone = remade(who, (("whose", remade(who, (), who.label)), ("names", ("stage",))), "Zone")
    place = remade(who, (("prep", "in"), ("zones", zone)), "In")
    card = remade(who, (("name", "card"), ("many", "yes")), "Type")
    cards = remade(who, (("n", remade(who, (), "All")), ("type", card), ("mods", (place,))), "Sel")
    on = remade(who, (("what", cards),), "On")
    return put(node, "what", put(what, "of", put(of, "mods", (on,))))


def both_above(node: Node) -> Node:
    """The speed and damage of this attack are both above their printed values."""
    prop = node.get("prop")
    props = prop.get("props") if isinstance(prop, Node) else None
    if node.get("both") is None or not isinstance(prop, Node) or not isinstance(props, Node):
        return node
    bare = without(node, "both")
    ones = [put(prop, "props", remade(props, (("parts", (part,)),))) for part in props.parts()]
    return remade(node, (("parts", tuple([put(bare, "prop", one) for one in ones])), ("join", "and")), "AllOf")


def of_each_player(node: Node) -> Node:
    """Each player's hand size is 6 or more: yours is, and theirs; either player's vitality is: one of them."""
    prop = node.get("prop")
    whose = prop.get("whose") if isinstance(prop, Node) else None
    join = {"EachPlayer": "and", "AnyPlayer": "or"}.get(label_of(whose))
    if join is None or not isinstance(prop, Node) or not isinstance(whose, Node):
        return node
    if prop.get("combined") is not None:
        amount = combined(remade(prop, (("prop", prop),), "Value"))
        return put(without(node, "prop"), "amount", amount) if amount.label == "Plus" else node
    ones = [put(node, "prop", put(prop, "whose", remade(whose, (), label))) for label in ("You", "Rival")]
    if node.get("not") is not None:
        return node
    return remade(node, (("parts", tuple(ones)), ("join", join)), "AllOf" if join == "and" else "AnyOf")


def zone_compared(node: Node) -> Node:
    """The zone of this attack is 'Low'."""
    prop, cmp = node.get("prop"), node.get("cmp")
    zone = cmp.get("n") if isinstance(cmp, Node) and cmp.label == "Exactly" else None
    if not isinstance(prop, Node) or not isinstance(zone, Node) or zone.label != "ZoneName":
        return node
    fields: list[tuple[str, Value]] = [("prop", prop), ("zone", zone)]
    fields += [one for one in node.fields if one[0] == "not"]
    return remade(node, tuple(fields), "ZoneIs")


def its_own(node: Node) -> Node:
    """The blocked attack's damage is at least double its printed damage: that attack's own."""
    prop, cmp = node.get("prop"), node.get("cmp")
    whose = prop.get("whose") if isinstance(prop, Node) else None
    pointed = isinstance(whose, Node) and whose.label == "Of" and whose.get("det") in ("this", "that", "the")
    if not pointed or not isinstance(whose, Node) or not isinstance(cmp, Node):
        return node
    return put(node, "cmp", owned_by(cmp, whose))


def owned_by(node: Node, whose: Node) -> Node:
    """The same with `its` written out."""
    fields: list[tuple[str, Value]] = []
    for name, value in node.fields:
        if name == "whose" and isinstance(value, Node) and value.label == "Its":
            fields.append((name, whose))
        else:
            fields.append((name, owned_by(value, whose) if isinstance(value, Node) else value))
    return Node(node.label, tuple(fields), node.start, node.end)


def is_so_many(node: Node) -> Node:
    """This attack's speed is double its printed speed."""
    zone = node.get("zone")
    if not isinstance(zone, Node) or zone.label not in ("Times", "Value", "Half"):
        return node
    denied = (("not", node.get("not")),) if node.get("not") is not None else ()
    cmp = remade(zone, (("n", zone),), "Exactly")
    return remade(node, (("prop", node.node("prop")), ("tense", "is"), *denied, ("cmp", cmp)), "Cmp")


def double_its_own(node: Node) -> Node:
    """Your attack has at least double its printed speed; its speed or damage is."""
    what, prop = node.get("what"), node.get("prop")
    if isinstance(what, Node) and isinstance(prop, Node) and prop.get("kind") == "printed":
        bare = remade(prop, (("props", prop.node("props")), ("of", what)))
        return remade(node, (("prop", bare),))
    props = prop.get("props") if isinstance(prop, Node) else None
    if not isinstance(prop, Node) or not isinstance(props, Node) or len(props.parts()) < 2 or what is not None:
        return node
    one_each = [put(node, "prop", put(prop, "props", remade(props, (("parts", (part,)),)))) for part in props.parts()]
    return remade(node, (("parts", tuple(one_each)),), "AnyOf" if props.get("join") == "or" else "AllOf")


def more_than_its_other(node: Node) -> Node:
    """This attack has greater damage than speed; it has less than its printed speed."""
    has, what = node.get("has"), node.get("what")
    if not isinstance(has, Node) or not isinstance(what, Node):
        return node
    other, cmp = has.get("as"), has.get("cmp")
    denied = [one for one in node.fields if one[0] == "not"]
    if has.label == "HasOther" and isinstance(other, Node) and other.label == "Props" and has.get("printed") is None:
        prop = remade(has, (("props", has.node("props")), ("of", what)), "Prop")
        value = remade(has, (("prop", remade(has, (("props", other), ("of", what)), "Prop")),), "Value")
        than = remade(has, (("n", value),), "MoreThan" if has.get("which") == "more" else "LessThan")
        return remade(node, (("prop", prop), ("cmp", than), *denied), "Cmp")
    if has.label == "HasStat" and cmp == "printed" and has.get("of") == has.get("props"):
        than = remade(has, (("printed", "yes"),), "MoreThan" if has.get("which") == "more" else "LessThan")
        prop = remade(has, (("props", has.node("props")), ("of", what)), "Prop")
        return remade(node, (("prop", prop), ("cmp", than), *denied), "Cmp")
    if has.label == "HasStat" and isinstance(cmp, Node) and cmp.get("printed") == "yes":
        prop = remade(has, (("props", has.node("props")), ("of", what)), "Prop")
        return remade(node, (("prop", prop), ("cmp", cmp), *denied), "Cmp")
    return node


OPPOSITE: Final = {"committed": "ready", "ready": "committed", "facedown": "faceup", "faceup": "facedown"}
PLAYERS: Final = ("You", "Rival")


def had(node: Node, who: Node, n: Value, of: Node) -> Node:
    """So many of these are had."""
    counted = remade(node, (("n", n), ("of", of)), "Counted")
    return remade(node, (("who", remade(who, (), who.label)), ("what", counted)), "Has")


def neither_has(node: Node) -> Node:
    """Neither player has any momentum: none of them has."""
    of = node.node("of")
    parts = [had(node, remade(node, (), label), 0, of) for label in PLAYERS]
    return remade(node, (("parts", tuple(parts)), ("join", "and")), "AllOf")


def all_are(node: Node) -> Node:
    """All of your foundations are committed: you have no ready ones."""
    whose, state = node.get("whose"), str(node.get("state"))
    if not isinstance(whose, Node) or whose.label not in PLAYERS:
        return node
    state = OPPOSITE[state] if node.get("which") == "all" else state
    adjs = (remade(node, (("is", state),), "State"), *node.parts("adjs"))
    return had(node, whose, 0, remade(node, (("adjs", adjs), ("type", node.node("type"))), "Sel"))


def empty(node: Node) -> Node:
    """Your hand is empty: you have no cards in it."""
    zone = node.node("zone")
    whose = zone.get("whose")
    if not isinstance(whose, Node) or whose.label not in PLAYERS:
        return node
    card = remade(zone, (("name", "card"), ("many", "yes")), "Type")
    of = remade(zone, (("type", card), ("mods", (remade(zone, (("prep", "in"), ("zones", zone)), "In"),))), "Sel")
    if node.get("not") is None:
        return had(node, whose, 0, of)
    one = remade(zone, (("n", remade(zone, (("n", 1),), "Num")),), "AtLeast")
    return had(node, whose, one, of)


def zone_holds(node: Node) -> Node:
    """Your discard pile has 5 or more attacks: you have them there."""
    zone, has = node.get("what"), node.get("has")
    if not isinstance(zone, Node) or zone.label != "WholeZone" or not isinstance(has, Node) or has.label != "Holds":
        return node
    whose, n = zone.get("whose"), has.get("n")
    if not isinstance(whose, Node) or whose.label not in PLAYERS or n is None or has.get("mods") is not None:
        return node
    if any(name not in ("n", "adjs", "type", "words") for name, _ in has.fields) or node.get("not") is not None:
        return node
    if any(name not in ("whose", "names", "words") for name, _ in zone.fields):
        return node
    place = remade(zone, (("whose", whose), ("names", zone.parts("names"))), "Zone")
    inside = remade(zone, (("prep", "in"), ("zones", place)), "In")
    of = remade(has, (*[one for one in has.fields if one[0] in ("adjs", "type")], ("mods", (inside,))), "Sel")
    return had(node, whose, n, of)


CARD: Final = ("card", "attack", "foundation", "asset", "action", "character")


def holding(node: Node) -> Node:
    """If you do not have at least 4 other attacks: what a player has is counted."""
    who, has = node.get("what"), node.get("has")
    if label_of(who) not in ("You", "Rival", "They") or not isinstance(has, Node) or has.label != "Holds":
        return node
    if not isinstance(who, Node) or noun(has) not in CARD or has.get("n") is None:
        return node
    of = remade(has, tuple([one for one in has.fields if one[0] in ("adjs", "type", "mods")]), "Sel")
    counted = [one for one in has.fields if one[0] in ("n", "other")]
    kept = [one for one in node.fields if one[0] == "not"]
    made = remade(has, (*counted, ("of", of)), "Counted")
    return remade(node, (("who", who), *kept, ("what", made)), "Has")


def same(node: Node) -> Node:
    """The discarded card is of the same card type as the named type."""
    other = node.get("as")
    if node.get("of") != "type" or not isinstance(other, Node) or node.get("not") is not None:
        return node
    return remade(node, (("what", node.node("what")), ("with", other)), "Matches")


def being(node: Node) -> Node:
    """Your rival's character is 'Akane'."""
    what, name = node.get("what"), node.get("as")
    if (
        not isinstance(what, Node)
        or label_of(name) != "Named"
        or noun(what) != "character"
        or node.get("tense") != "is"
    ):
        return node
    whose = {"You": "your", "Rival": "rival's"}.get(label_of(what.get("whose")))
    if whose is None or len(what.fields) != 2 or not isinstance(name, Node) or len(name.fields) != 1:
        return node
    names = remade(name, (("parts", (str(name.get("name")),)),), "Names")
    kept: list[tuple[str, Value]] = [one for one in node.fields if one[0] == "not"]
    return remade(node, (("whose", whose), *kept, ("names", names)), "CharacterIs")


def held_with(node: Node) -> Node:
    """No cards with keywords in your hand: what is like that, and where, is said of the cards."""
    pps, counted = node.parts("pps"), node.get("what")
    using = pps[0] if len(pps) == 1 and label_of(pps[0]) == "Using" else None
    of = counted.get("of") if isinstance(counted, Node) and counted.label == "Counted" else None
    if not isinstance(using, Node) or not isinstance(of, Node) or not isinstance(counted, Node) or of.label != "Sel":
        return node
    held = using.get("what")
    if not isinstance(held, Node) or held.label != "Sel" or noun(held) not in ("keyword", "trait", "symbol"):
        return node
    zones, rest = held.parts("mods"), without(held, "mods")
    if any(label_of(part) != "In" for part in zones) or of.get("mods") is not None:
        return node
    if rest.get("n") is None:
        rest = put(rest, "n", remade(rest, (("n", remade(rest, (("n", 1),), "Num")),), "AtLeast"))
    has = remade(using, (("has", remade(rest, rest.fields, "Holds")),), "With")
    return put(without(node, "pps"), "what", put(counted, "of", put(of, "mods", (has, *zones))))


ALL: Final = ("Both", "All")


def all_of_these(node: Node) -> Node:
    """Both of the discarded cards were attacks, both cards discarded were, they are both: those cards are attacks."""
    what, role = node.get("what"), node.get("as")
    both = isinstance(role, Node) and role.label == "Sel" and label_of(role.get("n")) in ALL
    if both and isinstance(role, Node) and node.get("as2") is None and set(dict(role.fields)) <= {"n", "adjs", "type"}:
        node = put(node, "as", remade(role, without(role, "n").fields, "Role"))
    if not isinstance(what, Node) or what.label != "Sel" or label_of(what.get("n")) not in ALL:
        return node
    among = what.get("among")
    if isinstance(among, Node) and len(what.fields) == 2:
        return put(node, "what", among)
    done = [part for part in (*what.parts("adjs"), *what.parts("mods")) if label_of(part) == "Done"]
    if len(done) != 1 or what.get("whose") is not None:
        return node
    return put(node, "what", remade(what, (("det", "the"), *without(what, "n").fields)))


def share_same(node: Node) -> Node:
    """Shares the same name as that card: shares a name with it."""
    props = node.get("props")
    if not isinstance(props, Node) or props.parts() != ("name",) or node.get("with") is None:
        return node
    one = remade(props, (("n", 1),), "Num")
    return remade(node, (("n", one), ("of", "name"), *without(node, "props").fields))


def share_name(node: Node) -> Node:
    """The revealed cards share the same name: one name."""
    props = node.get("props")
    if node.get("with") is not None or not isinstance(props, Node) or props.fields != (("parts", ("name",)),):
        return node
    return put(without(node, "props"), "of", "name")


def same_name(node: Node) -> Node:
    """The revealed cards have the same name: they share it."""
    has = node.get("has")
    if not isinstance(has, Node) or has.label != "HasSame" or has.get("as") is not None:
        return node
    if any(name not in ("what", "has", "not", "words") for name, _ in node.fields) or len(has.fields) != 1:
        return node
    denied = tuple([one for one in node.fields if one[0] == "not"])
    return share_name(remade(node, (("what", node.node("what")), *denied, ("props", has.node("props"))), "Shares"))
