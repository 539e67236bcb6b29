"""Text boxes and abilities of a card, by whose they are: blank ones, and those that cannot be used."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.plain.nodes import label_of, noun, put, remade, without
from kumite.english.nodes import Node, Value

ABILITIES: Final = ("ability", "enhance", "response", "form", "blitz")


def blank_box(node: Node) -> Node:
    """Its text box is considered blank: it has a blank text box."""
    if node.get("blank") is None:
        return node
    box = node.get("box")
    target = owner_card(box) if isinstance(box, Node) else node.get("target")
    if not isinstance(target, Node):
        return without(node, "blank")
    until: list[tuple[str, Value]] = [one for one in node.fields if one[0] == "until"]
    return remade(node, (("target", target), ("with", remade(node, (), "Blank")), *until))


def owner_card(box: Node) -> Node | None:
    """The card of `its text box`, `that asset's text box`."""
    if box.label == "Its":
        return remade(box, (("word", "it"),), "It")
    if box.label != "Of" or not set(dict(box.fields)) <= {"det", "adjs", "noun", "words"}:
        return None
    kind = remade(box, (("name", str(box.get("noun"))),), "Type")
    det = box.get("det")
    if det == "your":
        return remade(box, (("whose", remade(box, (), "You")), ("type", kind)), "Sel")
    kept = [one for one in box.fields if one[0] in ("det", "adjs")]
    return remade(box, (*kept, ("type", kind)), "Sel") if det in ("this", "that", "the") else None


def abilities_of_it(node: Node) -> Node:
    """Its abilities, that card's abilities: abilities on it."""
    whose = node.get("whose")
    many = isinstance(node.get("type"), Node) and node.node("type").get("many") is not None
    if noun(node) not in ABILITIES or not many or not isinstance(whose, Node) or node.get("mods") is not None:
        return node
    card = owner_card(whose) if whose.label == "Its" or whose.get("det") == "that" else None
    if card is None or node.get("n") is not None or node.get("det") is not None or node.get("order") is not None:
        return node
    return put(without(node, "whose"), "mods", (remade(whose, (("what", card),), "On"),))


def used(node: Node) -> Node:
    """Abilities cannot be used: they cannot be played."""
    act, does = node.get("act"), node.get("does")
    if isinstance(act, Node) and act.get("act") == "use" and noun(node.node("target")) in ABILITIES:
        return put(node, "act", put(act, "act", "play"))
    what = does.get("what") if isinstance(does, Node) and does.label == "Use" else None
    if not isinstance(does, Node) or not isinstance(what, Node) or noun(what) not in ABILITIES:
        return node
    if not set(dict(does.fields)) <= {"verb", "what", "pps", "words"}:
        return node
    play: list[tuple[str, Value]] = [("verb", "play"), ("what", what)]
    hows = does.parts("pps")
    return put(node, "does", remade(does, (*play, ("hows", hows)) if hows else tuple(play), "Play"))


def one_not_readied(node: Node) -> Node:
    """One of your opponent's foundations does not ready during their next Ready Step: it is chosen."""
    target = node.get("target")
    n = target.get("n") if isinstance(target, Node) and target.label == "Sel" else None
    if node.get("modal") != "does not" or node.get("during") is None or label_of(n) != "Num":
        return node
    if not isinstance(target, Node) or not isinstance(n, Node):
        return node
    choose = remade(target, (("verb", "choose"), ("what", target)), "Choose")
    it = remade(target, (("word", "them" if n.get("n") != 1 else "it"),), "It")
    return remade(node, (("parts", (choose, put(node, "target", it))), ("joins", ("and",))), "Seq")


def only_so_many(node: Node) -> Node:
    """Your opponent may play only 1 Enhance: may only play 1."""
    does = node.get("does")
    if not isinstance(does, Node) or does.label != "Play" or does.get("only") is None or node.get("only") is not None:
        return node
    kept = tuple([one for one in node.fields if one[0] != "does"])
    return remade(node, (*kept, ("only", "only"), ("does", without(does, "only"))))


def chosen_not_to(node: Node) -> Node:
    """Your opponent chooses not to block this attack: they do not block it."""
    does = node.get("does")
    deed = does.get("does") if isinstance(does, Node) and does.label == "Not" else None
    if not isinstance(deed, Node) or deed.label != "Block" or set(dict(node.fields)) - {"words"} != {"who", "does"}:
        return node
    return remade(node, (("words", ("do",)), ("who", node.node("who")), ("not", "not"), ("does", deed)), "Past")


def chosen_bearer(node: Node) -> Node:
    """Abilities on 1 of your opponent's foundations cannot be played: it is chosen, and those on it cannot be."""
    node = used(node)
    target = node.get("target")
    mods = target.parts("mods") if isinstance(target, Node) and target.label == "Sel" else ()
    card = mods[0].get("what") if len(mods) == 1 and isinstance(mods[0], Node) and mods[0].label == "On" else None
    n = card.get("n") if isinstance(card, Node) and card.label == "Sel" else None
    if node.get("modal") != "cannot" or not isinstance(target, Node) or noun(target) not in ABILITIES:
        return node
    if not isinstance(card, Node) or not isinstance(n, Node) or n.label != "Num" or n.get("n") != 1:
        return node
    choose = remade(card, (("verb", "choose"), ("what", card)), "Choose")
    done = remade(card, (("act", "choose"),), "Done")
    chosen = remade(
        card, (("det", "the"), ("adjs", (done,)), ("type", remade(card, (("name", "card"),), "Type"))), "Sel"
    )
    on = remade(card, (("what", chosen),), "On")
    return remade(
        node, (("parts", (choose, put(node, "target", put(target, "mods", (on,))))), ("joins", ("and",))), "Seq"
    )


# One keyword that is chosen and lost


def loses_that_keyword(node: Node) -> Node:
    """Choose 1 keyword on your opponent's attack. It loses that keyword: it loses one of your choice."""
    found: list[Value] = []
    for part in node.parts():
        last = found[-1] if found else None
        card = card_of_keyword(last) if isinstance(last, Node) else None
        if card is not None and isinstance(part, Node) and is_lost(part, card):
            choice = remade(part, (("whose", "you"),), "Choice")
            one = remade(part, (("n", 1),), "Num")
            kind = remade(part, (("name", "keyword"),), "Type")
            lost = remade(part, (("n", one), ("type", kind), ("mods", (choice,))), "Sel")
            found[-1] = put(put(part, "target", card), "what", lost)
        else:
            found.append(part)
    return put(node, "parts", tuple(found))


def card_of_keyword(node: Node) -> Node | None:
    """The attack, of `choose 1 keyword on your opponent's attack`."""
    what = node.get("what")
    if node.label != "Choose" or not isinstance(what, Node) or what.label != "Sel" or noun(what) != "keyword":
        return None
    n, mods = what.get("n"), what.parts("mods")
    on = mods[0].get("what") if len(mods) == 1 and label_of(mods[0]) == "On" and isinstance(mods[0], Node) else None
    one = what.get("det") == "a" or (isinstance(n, Node) and n.label == "Num" and n.get("n") == 1)
    plain = set(dict(what.fields)) <= {"n", "det", "type", "mods", "words"}
    it = isinstance(on, Node) and on.label == "It" and on.get("word") == "it"
    certain = it or (isinstance(on, Node) and on.get("n") is None and noun(on) == "attack" and on.get("det") != "a")
    return on if one and plain and certain and isinstance(on, Node) else None


def is_lost(node: Node, card: Node) -> bool:
    """It loses that keyword, that attack loses the chosen one."""
    target, what = node.get("target"), node.get("what")
    if node.label != "Strip" or not isinstance(target, Node) or not isinstance(what, Node) or noun(what) != "keyword":
        return False
    it = target == card or (target.label == "It" and target.get("word") == "it")
    that = noun(target) == "attack" and target.get("det") in ("that", "the") and len(target.fields) == 2
    chosen = what.get("adjs") is None or [label_of(adj) for adj in what.parts("adjs")] == ["Done"]
    done = all(adj.get("act") in ("choose", "chosen") for adj in what.parts("adjs") if isinstance(adj, Node))
    pointed = what.get("det") in ("that", "the") and set(dict(what.fields)) <= {"det", "adjs", "type", "words"}
    return (it or that) and chosen and done and pointed and (what.get("det") == "that" or what.get("adjs") is not None)
