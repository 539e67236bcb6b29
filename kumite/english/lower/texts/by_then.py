"""Sentences about what was done in the one before: by one of two players; only if it was done at all."""

from __future__ import annotations

from typing import Final

from kumite.core.position import fields
from kumite.english.lower.base import Low, refuse
from kumite.english.nodes import Node
from kumite.games.universus.printed import Text
from kumite.games.universus.terms import BOTH
from kumite.games.universus.words.both import ByBoth
from kumite.games.universus.words.conds import All, Did, Is
from kumite.games.universus.words.looks import Reveal
from kumite.games.universus.words.sels import Ref
from kumite.games.universus.words.structure import If, May

SHOWS: Final = (Reveal,)


def of_one_player(part: Node, done: list[Text]) -> None:
    """Each player may discard 1 card. If your rival does: what both do is noted for both alone."""
    cond = part.get("cond")
    who = cond.get("who") if isinstance(cond, Node) and cond.label == "Did" else None
    last = done[-1][-1] if done and done[-1] else None
    if not isinstance(who, Node) or who.label not in ("You", "Rival") or last is None:
        return
    if isinstance(last, ByBoth) or fields(last).get("who") == BOTH:
        refuse(part, "which of the two players did it is not remembered")


def done_so(part: Node, text: Text, done: list[Text], low: Low) -> Text:
    """You may reveal it. If you reveal an attack this way: the card is known anyhow, and asked is whether you did."""
    may = done[-1][-1] if done and done[-1] else None
    shown = may.then[-1] if isinstance(may, May) and may.then else None
    first = text[0] if len(text) == 1 else None
    cond = part.get("cond")
    if not isinstance(shown, SHOWS) or not isinstance(first, If) or not isinstance(cond, Node):
        return text
    asked = first.cond
    said = "this way" in cond.words(low.text).lower()
    if not said or not isinstance(asked, Is) or not isinstance(shown.what, Ref) or asked.what != shown.what:
        return text
    return (If(All((Did(), asked)), first.then, first.otherwise),)
