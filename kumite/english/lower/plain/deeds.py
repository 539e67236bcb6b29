"""Instructions put plainly: the object of a verb, how it is done, one of two verbs."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.plain.nodes import THIS_TURN, label_of, only_part, put, remade, without
from kumite.english.lower.plain.nouns import adjectives
from kumite.english.lower.plain.rules import CARDS
from kumite.english.nodes import Node, Value


def again(node: Node) -> Node:
    """Seal it again, level up again: it has been so before, which changes nothing."""
    return without(node, "again")


DEEDS: Final = ("discard", "destroy", "sacrifice", "commit", "flip", "remove", "reveal", "ready")


def as_though_spent(node: Node) -> Node:
    """Flip 1 foundation as though you were spending momentum: it is paid so, and the foundation turned."""
    hows = node.parts("hows")
    how = hows[0] if len(hows) == 1 else None
    cond = how.get("cond") if isinstance(how, Node) and how.label == "AsThough" and how.get("does") is None else None
    if not isinstance(cond, Node) or cond.label != "Acting" or cond.get("act") not in ("spend", "discard"):
        return node
    return remade(node, (("does", without(node, "hows")), ("cond", cond)), "AsThough")


def both_ends(node: Node) -> Node:
    """Look at the top and bottom card of your deck: at the one, then at the other."""
    what = node.get("what")
    if not isinstance(what, Node) or what.label != "Top" or what.get("both") is None:
        return node
    top = without(what, "both")
    parts = (put(node, "what", top), put(node, "what", put(top, "end", "bottom")))
    return remade(node, (("parts", parts), ("joins", ("and",))), "Seq")


def chooses_and(node: Node) -> Node:
    """Chooses and discards 1 card: whoever discards chooses."""
    said = node.parts("verbs")
    if len(said) != 2 or said[0] != "choose" or said[1] not in DEEDS or node.get("join") != "and":
        return node
    rest = tuple([one for one in node.fields if one[0] in ("what", "from")])
    if len(rest) + 2 != len([one for one in node.fields if one[0] != "words"]):
        return node
    return remade(node, (("verb", str(said[1])), *rest), str(said[1]).capitalize())


def draws_or_adds_to(node: Node) -> Node:
    """Draws or adds cards to their hand: where they are added stands behind the noun."""
    what = node.get("what")
    mods = what.parts("mods") if isinstance(what, Node) and what.label == "Sel" else ()
    last = mods[-1] if mods else None
    zone = last.get("what") if isinstance(last, Node) and last.label == "ToWhat" else None
    if (
        not isinstance(what, Node)
        or not isinstance(zone, Node)
        or zone.label != "WholeZone"
        or node.get("to") is not None
    ):
        return node
    if "add" not in node.parts("verbs"):
        return node
    bare = put(what, "mods", mods[:-1]) if mods[1:] else without(what, "mods")
    to = remade(zone, (("zones", remade(zone, zone.fields, "Zone")),), "To")
    return put(put(node, "what", bare), "to", to)


def flipped(node: Node) -> Node:
    """Flip it face up: unflip it."""
    hows = node.parts("hows")
    how = hows[0] if len(hows) == 1 else None
    if not isinstance(how, Node) or how.label != "How" or [name for name, _ in how.fields] != ["state"]:
        return node
    if how.get("state") == "facedown":
        return without(node, "hows")
    return remade(node, without(node, "hows").fields, "Unflip") if how.get("state") == "faceup" else node


CARD_TYPE: Final = Node("Type", (("name", "card"), ("noun", "type")), 0, 0)
TYPE: Final = Node("Type", (("name", "type"),), 0, 0)


def blocks_with(node: Node) -> Node:
    """Blocks this attack with a foundation: it is the block that is one, the attack has none on it."""
    what, block = node.get("what"), node.get("with")
    if isinstance(block, Node) and block.get("type") == BLOCK_TYPE and block.get("det") == "a" and block.get("adjs"):
        return put(node, "with", with_such(block, remade(block, (("has", held_by(block)),), "With")))
    if not isinstance(what, Node) or block is not None or what.label != "Sel":
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
    if isinstance(has, Node) and ((kind == BLOCK_TYPE and one(has.get("n"))) or of_block(has)):
        return with_such(has, mod)  # nor has an attack been blocked with its own block
    if not isinstance(has, Node) or not isinstance(kind, Node) or kind.get("name") not in CARDS:
        return None
    kept: list[tuple[str, Value]] = [("det", "a"), ("type", kind)]
    kept += [one for one in has.fields if one[0] in ("adjs", "mods")]
    return remade(has, tuple(kept), "Sel")


BLOCK_TYPE: Final = Node("Type", (("name", "block"),), 0, 0)


def with_such(of: Node, mod: Value) -> Node:
    """A card with a mid block."""
    return remade(of, (("det", "a"), ("type", remade(of, (("name", "card"),), "Type")), ("mods", (mod,))), "Sel")


def held_by(block: Node) -> Node:
    """A mid block, as what a card has."""
    number = remade(block, (("n", 1),), "Num")
    return remade(block, (("n", number), ("adjs", adjectives(block.parts("adjs"))), ("type", BLOCK_TYPE)), "Holds")


def of_block(has: Node) -> bool:
    """A +3 block modifier; a block modifier of 3 or more."""
    props = has.get("props")
    return has.label == "HasBlock" or (isinstance(props, Node) and props.parts() == ("blockmod",))


def one(n: Value | None) -> bool:
    return isinstance(n, Node) and n.label == "Num" and n.get("n") == 1


def discards_block(node: Node) -> Node:
    """Discard 1 block: a card with one."""
    what = node.get("what")
    kind = what.get("type") if isinstance(what, Node) and what.label == "Sel" else None
    if not isinstance(what, Node) or not isinstance(kind, Node) or kind.get("name") != "block" or what.get("n") is None:
        return node
    return node if kind.get("noun") is not None else put(node, "what", put(what, "type", put(kind, "noun", "card")))


def moves_such(node: Node) -> Node:
    """To your hand, with a difficulty of 3 or less: such a card; to your stage or on your deck: one of them."""
    what, has = node.get("what"), node.get("with")
    if isinstance(what, Node) and what.label == "Sel" and isinstance(has, Node):
        mods = (*what.parts("mods"), remade(has, (("has", has),), "With"))
        node = put(without(node, "with"), "what", put(what, "mods", mods))
    such = node.get("such")
    if isinstance(what, Node) and what.label == "Sel" and isinstance(such, Node):
        mods = (*what.parts("mods"), remade(such, (("clause", such),), "That"))
        node = put(without(node, "such"), "what", put(what, "mods", mods))
    other = node.get("to2")
    if not isinstance(other, Node):
        return node
    first = without(node, "to2")
    return remade(node, (("parts", (first, put(first, "to", other))),), "Or")


def built_face_up(node: Node) -> Node:
    """Build 1 foundation revealed this way face up: it is built so."""
    what = node.get("what")
    mods = list(what.parts("mods")) if isinstance(what, Node) and what.label == "Sel" else []
    for at, mod in enumerate(mods):
        pps = mod.parts("pps") if isinstance(mod, Node) and mod.label == "Done" else ()
        hows = [part for part in pps if isinstance(part, Node) and part.label == "How"]
        if not isinstance(mod, Node) or not isinstance(what, Node) or len(hows) != 1 or node.get("hows") is not None:
            continue
        rest = tuple([part for part in pps if part is not hows[0]])
        mods[at] = put(mod, "pps", rest) if rest else put(without(mod, "pps"), "thisway", "yes")
        return put(put(node, "what", put(what, "mods", tuple(mods))), "hows", (hows[0],))
    return node


def reversal_to_this(node: Node) -> Node:
    """As a reversal to this attack: as one, while this is the attack."""
    hows: list[Value] = []
    for how in node.parts("hows"):
        role = how.get("role") if isinstance(how, Node) and how.label == "As" else None
        to = role.get("to") if isinstance(role, Node) else None
        bare = isinstance(to, Node) and to.get("det") == "this" and set(dict(to.fields)) <= {"det", "type", "words"}
        if isinstance(how, Node) and isinstance(role, Node) and isinstance(to, Node) and bare:
            attack = Node("This", (("period", "attack"),), to.start, to.end)
            hows += [
                put(how, "role", without(role, "to", "words")),
                Node("Until", (("until", attack),), to.start, to.end),
            ]
        else:
            hows.append(how)
    return put(node, "hows", tuple(hows)) if len(hows) != len(node.parts("hows")) else node


def played_until(node: Node) -> Node:
    """You may play attacks removed this way this turn: it is the playing that lasts so long."""
    what = node.get("what")
    done = only_part(what, "mods", "Done") if isinstance(what, Node) else None
    pps = [part for part in done.parts("pps") if isinstance(part, Node)] if done is not None else []
    if [part.label for part in pps] != ["ThisWay", "Until"] or not isinstance(what, Node) or done is None:
        return node
    bare = put(without(done, "pps"), "thisway", "yes")
    return put(put(node, "what", put(what, "mods", (bare,))), "hows", (*node.parts("hows"), pps[1]))


def chooses_to_name(node: Node) -> Node:
    """Choose a symbol, a keyword, a zone: name one."""
    what = node.get("what")
    kind = what.get("type") if isinstance(what, Node) and what.label == "Sel" else None
    if not isinstance(what, Node) or not isinstance(kind, Node) or len(without(what, "words").fields) != 2:
        return node
    one, n = what.get("det") == "a", what.get("n")
    one = one or (isinstance(n, Node) and n.label == "Num" and n.get("n") == 1)
    props = kind.get("props")
    name = props.parts()[0] if isinstance(props, Node) and len(props.parts()) == 1 else kind.get("name")
    kinds = {
        "symbol": "symbol",
        "keyword": "keyword",
        "trait": "trait",
        "zone": "zone",
        "attack zone": "zone",
        "block zone": "zone",
        "type": "card",
    }
    if (kind.get("name"), kind.get("noun")) == ("attack", "zone"):
        kind, name = without(kind, "noun"), "attack zone"
    if not one or str(name) not in kinds or kind.get("noun") is not None:
        return node
    words = (("words", ("a", "block", "zone")),) if name == "block zone" else ()
    naming = remade(what, (*words, ("n", "a"), ("kind", kinds[str(name)])), "Naming")
    return remade(node, (("verb", "name"), ("what", naming)), "Name")


def next_cancelled(node: Node) -> Node:
    """The next ability your rival plays this turn is cancelled."""
    what = node.get("what")
    by = only_part(what, "mods", "ByPlayer") if isinstance(what, Node) and what.get("order") == "next" else None
    if (
        node.get("act") not in ("cancel", "negate")
        or by is None
        or not isinstance(what, Node)
        or by.get("act") != "play"
    ):
        return node
    kept = tuple([one for one in what.fields if one[0] in ("order", "adjs", "type")])
    mods: list[tuple[str, Value]] = [("mods", by.parts("pps"))] if by.parts("pps") else []
    made = remade(what, (("whose", by.node("who")), *kept, *mods))
    return remade(node, (("verb", "cancel"), ("what", made)), "Cancel")


def built_so(node: Node) -> Node:
    """Build 1 attack that dealt damage from your card pool face down: it is built so."""
    what = node.get("what")
    mods = list(what.parts("mods")) if isinstance(what, Node) and what.label == "Sel" else []
    for at, mod in enumerate(mods):
        clause = mod.get("clause") if isinstance(mod, Node) and mod.label == "That" else None
        pps = clause.parts("pps") if isinstance(clause, Node) and clause.label == "DealtDamage" else ()
        hows = [part for part in pps if isinstance(part, Node) and part.label == "How"]
        if not hows or len(hows) != len(pps) or node.get("hows") is not None:
            continue
        if isinstance(mod, Node) and isinstance(clause, Node) and isinstance(what, Node):
            mods[at] = put(mod, "clause", without(clause, "pps"))
            return put(put(node, "what", put(what, "mods", tuple(mods))), "hows", tuple(hows))
    return node


def either_end(node: Node) -> Node:
    """Build the top or bottom card of your deck: one of them."""
    what = node.get("what")
    if not isinstance(what, Node) or what.label != "Top" or what.get("end2") is None:
        return node
    ends = [put(without(what, "end2"), "end", str(what.get(end))) for end in ("end", "end2")]
    return remade(node, (("parts", tuple([put(node, "what", end) for end in ends])),), "Or")


def next_one(node: Node) -> Node:
    """Build the next foundation you play: as it is played."""
    what = node.get("what")
    if not isinstance(what, Node) or what.label != "Sel" or what.get("order") != "next" or what.get("n") is not None:
        return node
    if node.label == "Seal":
        return node  # as it comes
    who, mods, hows = what.get("whose"), list(what.parts("mods")), list(node.parts("hows"))
    for mod in what.parts("mods"):
        if isinstance(mod, Node) and mod.label == "ByPlayer" and mod.get("act") == "play" and who is None:
            who = mod.get("who")
            hows += [part for part in mod.parts("pps") if isinstance(part, Node) and part.label == "How"]
            mods.remove(mod)
            mods += [part for part in mod.parts("pps") if not (isinstance(part, Node) and part.label == "How")]
    if not isinstance(who, Node) or any(mod != THIS_TURN for mod in mods) or (hows and node.label != "Build"):
        return node
    kept = tuple([one for one in what.fields if one[0] in ("adjs", "type", "trait")])
    played = remade(what, (("verb", "play"), ("what", remade(what, (("det", "a"), *kept)))), "Play")
    act = put(node, "what", remade(what, (("word", "it"),), "It"))
    act = put(act, "hows", tuple(hows)) if hows else act
    waits = remade(node, (("who", who), ("does", played), ("next", "played")), "Event")
    return remade(node, (("count", "next"), ("event", waits), ("does", act)), "Fired")


def check_to_come(node: Node) -> Node:
    """Your next attack's check: your next check to play an attack; the check to play your next attack, too."""
    whose = node.get("whose")
    if isinstance(whose, Node) and whose.label == "Of" and whose.get("order") == "next" and whose.get("det") == "your":
        said = set(dict(whose.fields)) - {"det", "order", "noun", "adjs", "words"}
        if whose.get("noun") not in ("attack", "card", "foundation", "asset") or said:
            return node
        kind = remade(whose, (("name", str(whose.get("noun"))),), "Type")
        adjs = [one for one in whose.fields if one[0] == "adjs"]
        card = remade(whose, (("det", "a"), *adjs, ("type", kind)), "Sel")
        return next_check(node, Node("You", (), whose.start, whose.end), card, whose)
    parts = node.parts("pps")
    does = parts[0].get("does") if len(parts) == 1 and isinstance(parts[0], Node) and parts[0].label == "ToDo" else None
    played = does.get("what") if isinstance(does, Node) and does.label == "Play" and len(does.fields) == 2 else None
    owner = played.get("whose") if isinstance(played, Node) and played.label == "Sel" else None
    named = node.get("det") == "the" and whose is None and node.get("order") is None and node.get("many") is None
    if not named or not isinstance(played, Node) or played.get("order") != "next" or played.get("n") is not None:
        return node
    if not isinstance(owner, Node) or owner.label not in ("You", "Rival"):
        return node
    bare = remade(played, (("det", "a"), *without(played, "whose", "order", "words").fields))
    return next_check(without(node, "pps"), owner, bare, played)


def next_check(node: Node, owner: Node, card: Node, of: Node) -> Node:
    """The next check that this player makes to play such a card."""
    does = remade(of, (("verb", "play"), ("what", card)), "Play")
    to_do = remade(of, (("does", does),), "ToDo")
    kept = tuple([one for one in node.fields if one[0] not in ("whose", "det", "pps", "order")])
    return remade(node, (("whose", owner), ("order", "next"), *kept, ("pps", (to_do, *node.parts("pps")))))


def until_done(node: Node) -> Node:
    """Until you have discarded 4 attacks: until you discard so many."""
    until = node.get("until")
    if label_of(until) != "Past" or not isinstance(until, Node) or set(dict(until.fields)) != {"who", "act", "what"}:
        return node
    what = until.node("what")
    n, of = what.get("n"), what.get("of")
    if what.label == "Counted" and isinstance(n, Node) and isinstance(of, Node) and len(what.fields) == 2:
        what = remade(of, (("n", n), *of.fields))
    act = str(until.get("act"))
    does = remade(until, (("verb", act), ("what", what)), act.capitalize())
    return put(node, "until", remade(until, (("who", until.node("who")), ("does", does)), "Now"))


def is_added(node: Node) -> Node:
    """Those cards are added to your stage committed during the End Phase: somebody adds them."""
    what, pps = node.get("what"), [part for part in node.parts("pps") if isinstance(part, Node)]
    to = [part for part in pps if part.label == "ToZone" and part.get("to") is not None]
    pointed = isinstance(what, Node) and (what.label == "It" or what.get("det") in ("that", "those"))
    if node.get("act") not in ("add", "put", "return") or len(to) != 1 or not pointed or not isinstance(what, Node):
        return node
    hows = [during(part) for part in pps if part is not to[0]]
    if any(part.label not in ("How", "During") for part in hows):
        return node
    goal = str((*to[0].parts("words"), "to")[0])
    said: list[tuple[str, Value]] = [("verb", str(node.get("act"))), ("what", what), ("prep", goal)]
    said += [("to", to[0].node("to"))] + ([("hows", tuple(hows))] if hows else [])
    return remade(node, tuple(said), "Move")


def during(part: Node) -> Node:
    until = part.get("until") if part.label == "Until" else None
    return until if isinstance(until, Node) and until.label == "During" else part


def two_goals(node: Node) -> Node:
    """Add 1 of them to your hand and the rest to your momentum: one there, and the others there."""
    what = node.get("what")
    parts = what.parts() if isinstance(what, Node) and what.label == "Sels" and what.get("join") == "and" else ()
    first, second = (parts[0], parts[1]) if len(parts) == 2 else (None, None)
    if not isinstance(first, Node) or not isinstance(second, Node) or node.get("from") is not None:
        return node
    last = first.parts("mods")[-1] if first.parts("mods") else None
    zone = last.get("what") if isinstance(last, Node) and last.label == "ToWhat" else None
    if not isinstance(zone, Node) or zone.label != "WholeZone" or first.label != "Sel":
        return node
    bare = put(first, "mods", first.parts("mods")[:-1]) if first.parts("mods")[1:] else without(first, "mods")
    goal = remade(zone, (("zones", remade(zone, zone.fields, "Zone")),), "To")
    one = put(put(without(node, "hows"), "what", bare), "to", goal)
    return remade(node, (("parts", (one, put(node, "what", second))), ("joins", ("and",))), "Seq")
