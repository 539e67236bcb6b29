"""What a sentence leaves out because the words before it have said it: 1 (of them), 1 (card), on the bottom (of the
deck)."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.plain.nodes import label_of, noun, put, remade, without
from kumite.english.nodes import Node, Value

SEEN: Final = ("Look", "Reveal")
KINDS: Final = ("foundation", "asset", "attack", "action", "character", "card")
DEEDS: Final = ("Commit", "Ready", "Destroy", "Discard", "Flip", "Remove", "Sacrifice", "Reveal", "Build", "Move")
TURNS: Final = ("Commit", "Ready")
DOERS: Final = ("You", "They")


class Said:
    """What the words so far have spoken of."""

    def __init__(self) -> None:
        self.seen = False  # several cards were looked at or revealed
        self.noun: Node | None = None  # the cards spoken of last: 2 cards, your foundations
        self.rival: Node | None = None  # the cards that the rival has been said to have
        self.pile: Node | None = None  # the zone whose top was seen


def spelt_out(node: Node) -> Node:
    """The whole ability, with such words put in."""
    bare = any(one.get("bare") is not None or is_open_end(one) for one in node.walk())
    return filled(node, Said()) if bare else node


def is_open_end(node: Node) -> bool:
    return node.label == "To" and node.get("end") is not None and node.get("zones") is None


def filled(node: Node, said: Said) -> Node:
    """In the order of the text."""
    what = node.get("what")
    if isinstance(what, Node) and what.get("bare") is not None:
        whole = whole_phrase(what, said)
        return put(node, "what", stateless(whole) if node.label in TURNS else whole)
    if is_open_end(node) and said.pile is not None:
        return put(node, "zones", said.pile)
    if node.label == "Do" and label_of(node.get("who")) == "Rival" and said.rival is not None:
        said.noun = said.rival
    made = remade(node, tuple([(name, in_order(value, said)) for name, value in node.fields]))
    note(made, said)
    return made


def in_order(value: Value, said: Said) -> Value:
    if isinstance(value, tuple):
        return tuple([in_order(part, said) for part in value])
    return filled(value, said) if isinstance(value, Node) else value


def note(node: Node, said: Said) -> None:
    """What later words may leave out."""
    what = node.get("what")
    if node.label in SEEN:
        note_seen(node, said)
    elif node.label == "Choose" and isinstance(what, Node) and what.label == "Sel" and several(what):
        said.seen = True
    elif node.label == "Draw":
        said.seen, said.noun = False, remade(node, (("type", remade(node, (("name", "card"),), "Type")),), "Sel")
    elif node.label == "Has":
        said.noun, said.rival = counted(node, "You"), counted(node, "Rival")
    elif node.label in DEEDS and isinstance(what, Node) and what.label == "Sel" and what.get("among") is None:
        said.noun = what if noun(what) in KINDS and what.get("det") is None else None
    elif node.label == "Do" and label_of(node.get("who")) not in DOERS and said.noun is not None:
        said.noun = said.noun if noun(said.noun) == "card" else None


def of_count(node: Node) -> Node:
    """Foundations, of `8 or more foundations`."""
    what = node.get("what")
    of = what.get("of") if isinstance(what, Node) and what.label == "Counted" else None
    return of if isinstance(of, Node) and of.label == "Sel" else node


def counted(node: Node, who: str) -> Node | None:
    """You have 3 or more foundations."""
    of = of_count(node)
    return of if label_of(node.get("who")) == who and noun(of) in KINDS else None


def several(what: Node) -> bool:
    """2 foundations, up to 3 of them."""
    n = what.get("n")
    return isinstance(n, Node) and n.label in ("Num", "UpTo", "Plus") and n.get("n") != 1


def note_seen(node: Node, said: Said) -> None:
    what = node.get("what")
    if not isinstance(what, Node) or what.label != "Top":
        said.seen, said.noun = False, None
        return
    n = what.get("n")
    said.seen = isinstance(n, Node) and not (n.label == "Num" and n.get("n") == 1)
    zones = what.get("zones")
    said.pile = zones if isinstance(zones, Node) else None


def whole_phrase(node: Node, said: Said) -> Node:
    """1: of those that were seen, else such a card as was spoken of last."""
    kept = without(node, "bare")
    if said.seen:
        return put(kept, "among", remade(node, (("word", "them"),), "It"))
    last = said.noun
    if last is None or last.get("mods") is not None or label_of(last.get("whose")) not in ("", *DOERS):
        return node
    kind = without(last.node("type"), "many") if last.node("type").label == "Type" else last.node("type")
    adjs = [one for one in last.fields if one[0] == "adjs"]
    return remade(node, (*kept.fields, *adjs, ("type", kind)))


def stateless(node: Node) -> Node:
    """3 committed foundations, of which 1 is readied: they are so no more."""
    rest = tuple([adj for adj in node.parts("adjs") if label_of(adj) != "State"])
    if len(rest) == len(node.parts("adjs")):
        return node
    return put(node, "adjs", rest) if rest else without(node, "adjs")
