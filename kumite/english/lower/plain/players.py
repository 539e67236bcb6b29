"""What several players do, told of one after the other: first you, then your rival."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.plain.nodes import fields_but_words, label_of, put, remade, without
from kumite.english.nodes import Node, Value

BOTH: Final = ("EachPlayer", "BothPlayers")
ONES: Final = ("You", "Rival")
WHOEVER: Final = {"PlayersWith": "Has", "PlayersWho": "Past"}


def those_with(node: Node) -> Node:
    """Players with 9 or more foundations destroy 1 foundation: whoever has them does, each for themselves."""
    who, does = node.get("who"), node.get("does")
    if not isinstance(who, Node) or who.label not in WHOEVER or not isinstance(does, Node) or speaks(does):
        return node
    if node.label == "May" and len(node.fields) != 2:
        return node
    parts: list[Value] = []
    for label in ONES:
        one = remade(who, (), label)
        cond = remade(who, (("who", one), *fields_but_words(who)), WHOEVER[who.label])
        deed = remade(node, (("who", one), ("does", own(does, label))), "May" if node.label == "May" else "Do")
        parts.append(remade(node, (("cond", cond), ("does", deed)), "If"))
    return remade(node, (("parts", tuple(parts)), ("joins", ("and",))), "Seq")


def all_players(node: Node) -> Node:
    """Players draw 1 card: both of them."""
    who = node.get("who")
    if not isinstance(who, Node) or who.label != "Players" or node.node("does").label in NOT_DONE:
        return node
    return put(node, "who", remade(who, (), "EachPlayer"))


NOT_DONE: Final = ("Play", "Not", "Use")  # a permission or a rule, and not something that is done now


def those_cannot(node: Node) -> Node:
    """Players with 3 or fewer foundations cannot play actions: whoever has so few cannot."""
    who = node.get("who")
    if not isinstance(who, Node) or who.label not in WHOEVER or speaks(without(node, "who")):
        return node
    parts: list[Value] = []
    for label in ONES:
        one = remade(who, (), label)
        cond = remade(who, (("who", one), *fields_but_words(who)), WHOEVER[who.label])
        rule = put(own(node, label), "who", one)
        parts.append(remade(node, (("cond", cond), ("does", rule)), "If"))
    return remade(node, (("parts", tuple(parts)), ("joins", ("and",))), "Seq")


AMOUNTS: Final = ("ForEach", "Count", "Value", "CountOf", "Half", "Times", "Plus", "Minus", "Cap", "Best", "Gap")


def each_counts(node: Node) -> Node:
    """Each player loses 1 health for each asset in their stage: you for yours, your rival for theirs."""
    who, does = node.get("who"), node.get("does")
    if not isinstance(who, Node) or who.label not in BOTH or not isinstance(does, Node) or speaks(does):
        return node
    counted = any(part.label in AMOUNTS and counts_theirs(part) for part in does.walk())
    if not counted and does.label != "DiscardTo":  # so many as they have more
        return node
    parts = [remade(node, (("who", remade(who, (), label)), ("does", own(does, label)))) for label in ONES]
    words = EACH if who.label == "EachPlayer" else TWO
    return remade(node, (("words", words), ("parts", tuple(parts)), ("joins", ("and",))), "Seq")


EACH: Final = ("each",)  # player discards, and draws
TWO: Final = ("both",)  # players discard, and draw


def both_go_on(node: Node) -> Node:
    """Each player discards down to 3 cards and draws 2 cards: both draw."""
    parts = list(node.parts())
    for at in range(1, len(parts)):
        before, part = parts[at - 1], parts[at]
        if not isinstance(before, Node) or not isinstance(part, Node) or has_doer(part) or part.get("verb") is None:
            continue
        words = before.parts("words") if before.label in ("Seq", "Do") else ()
        if words == (EACH if part.get("agrees") is not None else TWO):
            who = remade(part, (), "BothPlayers")
            parts[at] = remade(part, (("words", words), ("who", who), ("does", without(part, "agrees"))), "Do")
    return put(node, "parts", tuple(parts))


def counts_theirs(part: Node) -> bool:
    """A number of their own: of assets in their stage, of their hand."""
    values = [value for name, value in part.fields if name != "does"]
    return any(one.label == "Their" for value in values if isinstance(value, Node) for one in value.walk())


def both_have(node: Node) -> Node:
    """If both players have played an attack this turn: if you have, and your rival has."""
    who = node.get("who")
    if not isinstance(who, Node) or who.label not in BOTH or speaks(node):
        return node
    parts = tuple([put(own(node, label), "who", remade(who, (), label)) for label in ONES])
    return remade(node, (("parts", parts), ("join", "and")), "AllOf")


def each_of_these(node: Node) -> Node:
    """If you have played an asset and an attack this turn: an asset, and an attack."""
    what = node.get("what")
    if not isinstance(what, Node) or what.label != "Sels" or what.get("join") != "and" or node.get("not") is not None:
        return node
    if not all(label_of(part) == "Sel" for part in what.parts()):
        return node
    parts = tuple([put(node, "what", counted_one(part)) for part in what.parts() if isinstance(part, Node)])
    return remade(node, (("parts", parts), ("join", "and")), "AllOf")


def counted_one(part: Node) -> Node:
    """An asset: 1 of them."""
    if part.get("det") != "a":
        return part
    one = remade(part, (("n", 1),), "Num")
    return remade(part, (("n", one), ("of", without(part, "det"))), "Counted")


def each_searches(node: Node) -> Node:
    """Each player searches their deck for 1 card and adds it to their hand: yours first, then your rival's."""
    parts = [part for part in node.parts() if isinstance(part, Node)]
    search = parts[0] if parts and parts[0].label == "Do" else None
    if search is None or len(parts) != len(node.parts()) or label_of(search.get("who")) not in BOTH:
        return node
    if label_of(search.get("does")) != "Search" or any(speaks(part) or has_doer(part) for part in parts[1:]):
        return node
    agreed = search.node("does").get("agrees") is not None
    if any((part.get("agrees") is not None) is not agreed for part in parts[1:]):
        return node
    found: list[Value] = []
    for label in ONES:
        for part in parts:
            deed = part.node("does") if part is search else part
            fields = (("who", remade(search.node("who"), (), label)), ("does", own(deed, label)))
            found.append(remade(part, fields, "Do"))
    return put(put(node, "parts", tuple(found)), "joins", tuple(["and"] * (len(found) - 1)))


def each_looked_at(node: Node) -> Node:
    """Look at the top 2 cards of each player's deck and replace them in any order: one deck, then the other."""
    parts = list(node.parts())
    for at in range(len(parts) - 1):
        look, back = parts[at], parts[at + 1]
        if isinstance(look, Node) and isinstance(back, Node) and of_each_deck(look) and put_back(back):
            twice: list[Value] = []
            for label in ONES:
                top = look.node("what")
                zones = put(top.node("zones"), "whose", remade(top.node("zones"), (), label))
                twice += [put(look, "what", put(top, "zones", zones)), back]
            made = put(node, "parts", (*parts[:at], *twice, *parts[at + 2 :]))
            return put(made, "joins", tuple(["and"] * (len(made.parts()) - 1))) if node.label == "Seq" else made
    return node


ONE_DEED: Final = ("Move", "Discard", "Remove", "Destroy", "Flip", "Commit", "Reveal", "Ready", "Seal", "Build")


def each_does(node: Node) -> Node:
    """Both players choose 1 card from their hand and add it to their momentum: both add 1; who does it chooses."""
    parts = list(node.parts())
    for at in range(len(parts) - 1):
        choose, then = parts[at], parts[at + 1]
        told: Value | None = (
            choose.get("does") if isinstance(choose, Node) and label_of(choose.get("who")) in BOTH else None
        )
        if isinstance(then, Node) and then.label == "Do":
            then = then.node("does")
        if not isinstance(choose, Node) or not isinstance(told, Node) or not isinstance(then, Node):
            continue
        plain = told.label == "Choose" and set(dict(told.fields)) <= {"verb", "agrees", "what"}
        if not plain or then.label not in ONE_DEED or label_of(then.get("what")) != "It":
            continue
        both = put(choose, "does", put(then, "what", told.node("what")))
        rest = (*parts[:at], both, *parts[at + 2 :])
        made = both if len(rest) == 1 else put(node, "parts", rest)
        return put(made, "joins", tuple(["and"] * (len(rest) - 1))) if made.label == "Seq" else made
    return node


def of_each_deck(look: Node) -> bool:
    """The top or bottom cards of both decks."""
    top = look.get("what") if look.label == "Look" else None
    zones = top.get("zones") if isinstance(top, Node) and top.label == "Top" else None
    return isinstance(zones, Node) and zones.parts("names") == ("deck",) and label_of(zones.get("whose")) in BOTH


def put_back(back: Node) -> bool:
    """(You may) replace them in any order: whoever may, may leave them as they lie."""
    deed = back.node("does") if back.label == "May" and label_of(back.get("who")) == "You" else back
    return deed.label == "Arrange" and deed.get("order") == "any" and label_of(deed.get("what")) in ("It", "Them")


def speaks(node: Node) -> bool:
    """Whether it is said of one player's things: then it is not the same for both."""
    return any(part.label in ONES for part in node.walk())


def has_doer(node: Node) -> bool:
    return node.get("who") is not None or node.get("target") is not None


def own(node: Node, label: str) -> Node:
    """The deed of one of them: of you, their things are yours."""
    if label != "You":
        return node
    fields = [(name, own_value(value)) for name, value in node.fields if name != "agrees"]
    return remade(node, tuple(fields), "You" if node.label == "Their" else "")


def own_value(value: Value) -> Value:
    if isinstance(value, tuple):
        return tuple([own_value(part) for part in value])
    if isinstance(value, Node):
        return own(value, "You")
    return "your" if value == "their" else value


def of_players(node: Node) -> Node:
    """Both players' characters, each player's character: the characters of both."""
    whose, n = node.get("whose"), node.get("n")
    if not isinstance(whose, Node) or whose.label != "Of" or whose.get("noun") != "player":
        return node
    each = whose.get("det") in ("each", "all", "both") or label_of(n) in ("Both", "All", "Each")
    kind = node.get("type")
    if (
        not each
        or not isinstance(kind, Node)
        or kind.label != "Type"
        or any(name not in ("det", "noun", "words") for name, _ in whose.fields)
    ):
        return node
    node = put(without(node, "n"), "whose", remade(whose, (), "EachPlayer"))
    return put(node, "type", put(kind, "many", "yes"))


def each_chosen(node: Node) -> Node:
    """Choose 1 card in each player's discard pile and remove it: one of yours, then one of your rival's."""
    parts = list(node.parts())
    for at in range(len(parts) - 1):
        choose, then = parts[at], parts[at + 1]
        if isinstance(choose, Node) and isinstance(then, Node) and one_of_each(choose) and done_to_it(then):
            twice: list[Value] = []
            for label in ONES:
                twice += [owned(choose, label), owned(then, label)]
            made = put(node, "parts", (*parts[:at], *twice, *parts[at + 2 :]))
            return put(made, "joins", tuple(["and"] * (len(made.parts()) - 1))) if node.label == "Seq" else made
    return node


def one_of_each(choose: Node) -> bool:
    """Choose 1 card in each player's zone."""
    what = choose.get("what")
    n = what.get("n") if isinstance(what, Node) and what.label == "Sel" and what.get("whose") is None else None
    mods = what.parts("mods") if isinstance(what, Node) else ()
    zones = mods[0].get("zones") if len(mods) == 1 and isinstance(mods[0], Node) and mods[0].label == "In" else None
    each = isinstance(zones, Node) and label_of(zones.get("whose")) == "EachPlayer"
    return choose.label == "Choose" and isinstance(n, Node) and n.fields == (("n", 1),) and each


def done_to_it(then: Node) -> bool:
    """What is done to both of them, each by itself; to the owner's own zones."""
    its = [part for part in then.walk() if part.label in ("It", "Their", "Its", "OwnersOf", *ONES)]
    what = then.get("what")
    return (
        isinstance(what, Node)
        and what.fields == (("word", "it"),)
        and then.get("verb") is not None
        and all(part.label in ("It", "Their") for part in its)
        and len([part for part in its if part.label == "It"]) == 1
    )


def owned(node: Node, label: str) -> Node:
    """The same with each player's and their zones as those of one."""
    if node.label in ("EachPlayer", "Their"):
        return remade(node, (), label)
    return remade(node, tuple([(name, owned_value(value, label)) for name, value in node.fields]))


def owned_value(value: Value, label: str) -> Value:
    if isinstance(value, tuple):
        return tuple([owned_value(part, label) for part in value])
    return owned(value, label) if isinstance(value, Node) else value
