"""The last of the clauses of the older wording that are put as the chapters expect them (recast.py, recast_more.py)."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.rephrase import put, remade, without
from kumite.english.nodes import Node, Value

DONE_TO_CARDS: Final = ("commit", "destroy", "flip", "ready", "seal", "remove", "discard")
CARD: Final = ("card", "attack", "foundation", "asset", "action", "character")


def fields_but_words(node: Node) -> list[tuple[str, Value]]:
    return [one for one in node.fields if one[0] != "words"]


def label_of(value: Value | None) -> str:
    return value.label if isinstance(value, Node) else ""


def only_part(node: Node, name: str, label: str) -> Node | None:
    """The one part of a list, if it has that label."""
    parts = node.parts(name)
    return parts[0] if len(parts) == 1 and isinstance(parts[0], Node) and parts[0].label == label else None


# Nouns


def noun_phrase(node: Node) -> Node:
    for rule in (printed_on, all_of_the, with_chosen, with_block, cancelled):
        node = rule(node)
    return node


def printed_on(node: Node) -> Node:
    """An ability printed on a foundation."""
    done = only_part(node, "mods", "Done")
    on = only_part(done, "pps", "On") if done is not None and done.get("act") == "print" else None
    if on is None or noun(node) not in ("ability", "enhance", "response", "form"):
        return node
    return put(node, "mods", (remade(on, (("printed", "printed"), ("what", on.node("what")))),))


def noun(node: Node) -> str:
    kind = node.get("type")
    return str(kind.get("name")) if isinstance(kind, Node) and kind.label == "Type" else ""


def all_of_the(node: Node) -> Node:
    """All of the cards in their card pool: all cards there."""
    among, n = node.get("among"), node.get("n")
    plain = isinstance(among, Node) and fields_but_words(among)[:1] == [("det", "the")] and len(among.fields) == 2
    zoned = only_part(node, "mods", "In") is not None and label_of(n) == "All"
    if not plain or not zoned or not isinstance(among, Node):
        return node
    return put(remade(node, (("n", n or ""), ("type", among.node("type")))), "mods", node.parts("mods"))


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
    adjs = tuple([adj for adj in what.parts("adjs") if isinstance(adj, Node) and adj.label == "AttackZone"])
    if len(adjs) != 1 or by.get("act") != "play":
        return node
    one = remade(what, (("n", 1),), "Num")
    held = remade(what, (("n", one), ("adjs", adjs), ("type", what.node("type"))), "Holds")
    return put(node, "mods", (without(by, "pps"), remade(what, (("has", held),), "With")))


def cancelled(node: Node) -> Node:
    """Each ability they have played that you cancelled this turn: each time you cancelled one of theirs."""
    mods = [mod for mod in node.parts("mods") if isinstance(mod, Node)]
    if noun(node) != "ability" or [mod.label for mod in mods] != ["ByPlayer", "That"] or len(node.fields) != 2:
        return node
    by, clause = mods[0], mods[1].node("clause")
    theirs = by.get("act") == "play" and label_of(by.get("who")) in ("They", "Rival") and by.get("pps") is None
    if not theirs or clause.label != "ByPlayer" or clause.get("act") not in ("cancel", "negate"):
        return node
    rival = Node("Rival", (), by.start, by.end)
    what = remade(node, (("whose", rival), ("type", node.node("type"))))
    fields: list[tuple[str, Value]] = [("who", clause.node("who")), ("act", "cancel"), ("what", what)]
    return remade(node, (*fields, ("pps", clause.parts("pps"))), "TimesOf")


# Conditions


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


def counted(node: Node) -> Node:
    """More cards than your printed hand size: a number, not cards."""
    than = node.get("than")
    kind = than.get("type") if isinstance(than, Node) and than.label == "Sel" else None
    props = kind.get("props") if isinstance(kind, Node) else None
    if not isinstance(than, Node) or not isinstance(props, Node):
        return node
    adjs = [adj.get("is") for adj in than.parts("adjs") if isinstance(adj, Node)]
    if adjs not in ([], ["printed"]) or than.get("whose") is None:
        return node
    printed: list[tuple[str, Value]] = [("kind", "printed")] if adjs else []
    return put(node, "than", remade(than, (("whose", than.node("whose")), *printed, ("props", props)), "Prop"))


def past(node: Node) -> Node:
    """You changed the zone of this attack; you have changed its zone; during this Combat Phase."""
    node = put(node, "pps", tuple([this_phase(part) for part in node.parts("pps")])) if node.parts("pps") else node
    what = node.get("what")
    if node.get("act") != "change" or not isinstance(what, Node):
        return node
    if what.label == "Sel" and noun(what) == "zone" and label_of(what.get("whose")) == "Its" and len(what.fields) == 2:
        it = remade(what, (("word", "it"),), "It")
        props = remade(what, (("parts", ("zone",)),), "Props")
        node = put(node, "what", remade(what, (("props", props), ("of", it)), "Prop"))
    timed = any(label_of(part) in ("Until", "During") for part in node.parts("pps"))
    if node.get("who") is None or label_of(node.get("what")) != "Prop" or timed:
        return node
    turn = remade(node, (("until", remade(node, (("period", "turn"),), "This")),), "Until")
    return put(node, "pps", (*node.parts("pps"), turn))  # of an attack that is in progress


def this_phase(part: Value) -> Value:
    until = part.get("until") if isinstance(part, Node) and part.label == "Until" else None
    period = until.get("period") if isinstance(until, Node) and until.label == "During" else None
    if not isinstance(part, Node) or not isinstance(period, Node):
        return part
    if fields_but_words(period) != [("det", "this"), ("name", "combat phase")]:
        return part
    return put(part, "until", remade(period, (("period", "combat phase"),), "This"))


# Numbers


def number(node: Node) -> Node:
    """Your starting hand size: the printed one."""
    what = node.get("what")
    kind = what.get("type") if isinstance(what, Node) and what.get("order") == "starting" else None
    props = kind.get("props") if isinstance(kind, Node) else None
    if not isinstance(what, Node) or not isinstance(props, Node) or props.parts() != ("handsize",):
        return node
    printed = remade(what, (("is", "printed"),), "State")
    return put(node, "what", put(without(what, "order"), "adjs", (printed,)))


def best(node: Node) -> Node:
    """The lowest printed block modifier discarded for the cost: among those cards."""
    kind, done = node.get("type"), only_part(node, "mods", "Done")
    props = kind.get("props") if isinstance(kind, Node) else None
    if not isinstance(props, Node) or done is None or node.get("props") is not None:
        return node
    card = remade(done, (("name", "card"), ("many", "yes")), "Type")
    cards = remade(done, (("type", card), ("mods", (without(done, "pps"),))), "Sel")
    return remade(node, (("which", str(node.get("which"))), ("props", props), ("what", cards)))


# Instructions


def happens(node: Node) -> Node:
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


def if_them(node: Node) -> Node:
    """If you have 4 or fewer assets, ready up to 2 of them: of your assets."""
    cond, does = node.get("cond"), node.get("does")
    what = does.get("what") if isinstance(does, Node) else None
    among = what.get("among") if isinstance(what, Node) and what.label == "Sel" else None
    held = cond.get("what") if isinstance(cond, Node) and cond.label == "Has" else None
    of = held.get("of") if isinstance(held, Node) and held.label == "Counted" else None
    if label_of(among) != "It" or not isinstance(of, Node) or not isinstance(does, Node) or not isinstance(what, Node):
        return node
    if label_of(cond.get("who") if isinstance(cond, Node) else None) != "You" or of.get("mods") is not None:
        return node
    plain = remade(what, (("n", what.node("n")), *[one for one in of.fields if one[0] in ("adjs", "type")]))
    return put(node, "does", put(does, "what", plain))


def modified(node: Node) -> Node:
    """Each player gets +1 hand size; all block modifiers get -2."""
    who, target, by = node.get("who"), node.get("target"), node.get("by")
    kind = target.get("type") if isinstance(target, Node) and target.label == "Sel" else None
    props = kind.get("props") if isinstance(kind, Node) else None
    if isinstance(target, Node) and isinstance(props, Node) and props.parts() == ("blockmod",):
        every = label_of(target.get("n")) == "All" and len(target.fields) == 2
        return put(node, "target", remade(target, (("props", props), ("many", "yes")), "Prop")) if every else node
    if isinstance(target, Node) and target.label == "Prop" and isinstance(by, Node):
        who, size = target.get("whose"), target.get("props")
        mod = only_part(by, "parts", "Mod")
    else:
        mod = only_part(by, "parts", "Mod") if isinstance(by, Node) else None
        size = mod.get("props") if mod is not None else None
    if label_of(who) not in ("EachPlayer", "BothPlayers") or not isinstance(by, Node) or mod is None:
        return node
    if not isinstance(size, Node) or size.parts() != ("handsize",):
        return node
    bare = put(by, "parts", (without(mod, "props"),))
    parts: list[Value] = []
    for label in ("You", "Rival"):
        hand = remade(size, (("whose", Node(label, (), node.start, node.end)), ("props", size)), "Prop")
        parts.append(remade(node, (("target", hand), ("verb", "get"), ("agrees", "yes"), ("by", bare))))
    return remade(node, (("parts", tuple(parts)), ("joins", ("and",))), "Seq")


def also(node: Node) -> Node:
    """They also discard 1 card."""
    does = node.get("does")
    return does if isinstance(does, Node) and len(node.fields) == 2 and node.get("also") is not None else node


def rule(node: Node) -> Node:
    for change in (of_cards, checks_of, applies):
        node = change(node)
    return node


def of_cards(node: Node) -> Node:
    """They cannot be committed: those cards."""
    act = node.get("act")
    acts = str(act.get("act")) if isinstance(act, Node) and act.label == "Passive" else ""
    if label_of(node.get("who")) != "They" or acts not in DONE_TO_CARDS or node.get("target") is not None:
        return node
    them = remade(node.node("who"), (("word", "them"),), "It")
    return remade(node, (("target", them), *[one for one in node.fields if one[0] != "who"]))


def checks_of(node: Node) -> Node:
    """Your checks, and checks to play your cards this turn, cannot be modified."""
    act, target = node.get("act"), node.get("target")
    if not isinstance(act, Node) or act.get("act") != "modify" or not isinstance(target, Node):
        return node
    if target.label == "Prop" and target.node("props").parts() == ("check",) and target.get("of") is None:
        whose = [one for one in target.fields if one[0] == "whose"]
        return put(node, "target", remade(target, (*whose, ("name", "check"), ("many", "yes")), "CheckSel"))
    to_do = only_part(target, "pps", "ToDo") if target.label == "CheckSel" and target.get("whose") is None else None
    does = to_do.get("does") if to_do is not None else None
    what = does.get("what") if isinstance(does, Node) and does.label == "Play" else None
    owner = what.get("whose") if isinstance(what, Node) else None
    if not isinstance(does, Node) or not isinstance(what, Node) or not isinstance(owner, Node) or to_do is None:
        return node
    times = only_part(does, "hows", "Until")
    bare = put(without(does, "hows"), "what", without(what, "whose"))
    made = remade(
        target, (("whose", owner), *without(target, "pps", "words").fields, ("pps", (put(to_do, "does", bare),)))
    )
    node = put(node, "target", made)
    return put(node, "until", times.node("until")) if times is not None and node.get("until") is None else node


def applies(node: Node) -> Node:
    """Progressive difficulty does not apply to your next attack: that ignores it."""
    target = node.get("target")
    said = {name for name, _ in fields_but_words(node)}
    if node.get("modal") != "does not" or label_of(target) != "Sel" or not said <= {"modal", "target", "until"}:
        return node  # no other clause with these words lacks a verb
    until = [one for one in node.fields if one[0] == "until"]
    ignores: list[tuple[str, Value]] = [("modal", "ignores"), ("verb", "ignore"), ("of", "progressive")]
    return remade(node, (("target", target or ""), *ignores, *until))
