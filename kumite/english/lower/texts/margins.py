"""By how much a check that a text has made is passed or failed."""

from __future__ import annotations

from kumite.english.lower.base import Low, effect, node_of, refuse
from kumite.english.lower.events.attacks_and_numbers import margin_of
from kumite.english.nodes import Node
from kumite.games.universus.printed import Text
from kumite.games.universus.terms import NOBODY
from kumite.games.universus.words.amounts import Bound
from kumite.games.universus.words.conds import Cmp
from kumite.games.universus.words.plays import MakeACheck
from kumite.games.universus.words.structure import If


def by_margin(part: Node) -> bool:
    """If you fail by 2 or more: not the whole of what failing does."""
    does = part.node("cond").get("does")
    return isinstance(does, Node) and does.get("margin") is not None


def with_margin(check: MakeACheck, passed: bool, part: Node, low: Low) -> MakeACheck:
    """The check, with what this margin adds to passing, or to failing."""
    if check.need == NOBODY:
        refuse(part, "against what the check is made is not said")
    least = margin_of(node_of(part.node("cond").get("does"), part))
    more: Text = (If(Cmp(Bound("margin"), ">=", least), effect(part.node("does"), low)),)
    then = check.then + more if passed else check.then
    otherwise = check.otherwise if passed else check.otherwise + more
    return MakeACheck(check.need, check.who, then, otherwise)
