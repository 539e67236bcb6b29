"""Costs: what is paid before the text is carried out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kumite.english.lower.base import Low, Mention, amount, effect, node_of, only, refuse
from kumite.english.nodes import Node
from kumite.games.universus.printed import Text, Word
from kumite.games.universus.terms import RIVAL, YOU
from kumite.games.universus.words.looks import Reveal
from kumite.games.universus.words.moves import Clear, Destroy, Discard, Remove, Spend
from kumite.games.universus.words.plays import CheckCost
from kumite.games.universus.words.riders import OnlyIf
from kumite.games.universus.words.sels import Ref, This
from kumite.games.universus.words.structure import If, Or
from kumite.games.universus.words.turns import Commit, Flip, Ready, Transform, Unflip


def costs_of(node: Node, low: Low) -> Text:
    """All parts of a Costs node."""
    if node.label != "Costs":
        refuse(node, "this is no cost")
    found: Text = ()
    low.paying = True
    for part in node.parts():
        for word in cost_of(node_of(part, node), low):
            found += in_full(word, low)
    low.paying = False
    return found


def in_full(word: Word, low: Low) -> Text:
    """What is done only if something is so is no cost while it is not so (UVS-COST-02): the speed is 0 already."""
    if not isinstance(word, If) or word.otherwise:
        return (word,)
    low.riders.append(OnlyIf(word.cond))
    return word.then


def cost_of(node: Node, low: Low) -> Text:
    """One part."""
    rule = COSTS.get(node.label)
    if rule is None:
        refuse(node, "no cost is known for this")
    return rule(node, low)


def self_cost(node: Node, low: Low) -> Text:
    """The card itself: it is what later words call the destroyed card."""
    only(node, "verb")
    return (by_itself(str(node.get("verb")), node, low),)


def by_itself(verb: str, node: Node, low: Low) -> Word:
    if verb not in SELVES:
        refuse(node, f"to {verb} itself is no cost")
    return SELVES[verb]


def either_self(node: Node, low: Low) -> Text:
    """Commit or flip."""
    only(node, "verbs")
    return (Or(tuple([(by_itself(str(verb), node, low),) for verb in node.parts("verbs")])),)


def one_of(node: Node, low: Low) -> Text:
    """This cost or that, as the payer likes."""
    only(node, "parts")
    parts = [node_of(part, node) for part in node.parts()]
    return (Or(tuple([cost_of(part, low) if part.label in COSTS else effect(part, low) for part in parts])),)


def pay(node: Node, low: Low) -> Text:
    """An effect, carried out by whoever pays."""
    only(node, "does", "who")
    who = node.get("who")
    if who == "both":
        refuse(node, "a cost that both players pay is not understood")
    does = node.node("does")
    if does.label == "Seq" and node_of(does.parts()[0], does).label == "Choose":
        refuse(node, "whether this can be paid in full cannot be told before the choice")  # UVS-COST-02
    before = low.doer
    low.doer = RIVAL if who == "rival" else YOU
    try:
        return effect(does, low)
    finally:
        low.doer = before


def check_cost(node: Node, low: Low) -> Text:
    """Check 5, (5+), Check X."""
    only(node, "n")
    n = node.get("n")
    low.judged += 1
    if isinstance(n, Node):
        found = amount(n, low)
        if isinstance(found, int):
            low.mention(Mention(Ref("checked"), "card", "check"))
        return (CheckCost(found),)
    if not isinstance(n, int):
        return (CheckCost(amount(Node("X", (("name", str(n)),), node.start, node.end), low)),)
    low.mention(Mention(Ref("checked"), "card", "check"))
    return (CheckCost(n),)


SELVES: Final[dict[str, Word]] = {
    "reveal": Reveal(This()),
    "commit": Commit(This()),
    "flip": Flip(This()),
    "unflip": Unflip(This()),
    "destroy": Destroy(This()),
    "sacrifice": Destroy(This(), sacrifice=True),
    "remove": Remove(This()),
    "discard": Discard(This()),
    "clear": Clear(This()),
    "ready": Ready(This()),
    "spend": Spend(This()),
    "transform": Transform(This()),
}
COSTS: Final[dict[str, Callable[[Node, Low], Text]]] = {
    "Self": self_cost,
    "SelfOr": either_self,
    "OneOf": one_of,
    "Pay": pay,
    "CheckCost": check_cost,
}
