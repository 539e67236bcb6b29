"""How often an ability can be played, said as a sentence."""

from __future__ import annotations

from kumite.english.lower.base import Low, only, refuse
from kumite.english.lower.nouns.quantity import plain
from kumite.english.nodes import Node
from kumite.games.universus.printed import Rider, Text
from kumite.games.universus.terms import CONTINUOUS, V_ABILITY
from kumite.games.universus.words.riders import OncePerName, OneCopy, OnePerAttack
from kumite.games.universus.words.rule import CANNOT, Rule
from kumite.games.universus.words.triggers import Event


def one_copy_a_turn(node: Node, low: Low) -> tuple[Rider, ...]:
    """Only 1 copy of this ability can be played per turn."""
    only(node, "n", "until")
    until = node.get("until")
    turn = "turn" in node.parts("words") or (isinstance(until, Node) and is_turn(until))
    if low.kind == CONTINUOUS or plain(node, node.get("n"), low) != 1 or not turn:
        refuse(node, "how often this can be played cannot be told")
    return (OneCopy(),)


def is_turn(until: Node) -> bool:
    """This turn, per turn."""
    return until.fields == (("period", "turn"),) or (until.label == "EachTurn" and until.get("step") is None)


def once_per_name(node: Node, low: Low) -> tuple[Rider, ...]:
    only(node)
    return (OncePerName(),)


def one_per_attack(node: Node, low: Low) -> tuple[Rider, ...]:
    only(node, "keyword")
    return (OnePerAttack(str(node.get("keyword"))),)


def each_once(node: Node, low: Low) -> Text:
    """Each ability on this card is only playable once per turn."""
    only(node, "what")
    return (Rule(CANNOT, Event(V_ABILITY, own=True, same="again")),)
