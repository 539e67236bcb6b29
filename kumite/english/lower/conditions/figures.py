"""Vital statistics of characters, as far as cards ask for them: their gender (UFS-CARD-10)."""

from __future__ import annotations

import re
from typing import Final

from kumite.english.lower.base import Low, only, refuse, selector
from kumite.english.lower.conditions.logic import negated
from kumite.english.lower.nouns.owners import owner_of
from kumite.english.nodes import Node
from kumite.games.universus.printed import Cond
from kumite.games.universus.terms import YOU
from kumite.games.universus.words.figures import Figure
from kumite.games.universus.words.sels import Yours

GENDERS: Final = {"male": "M", "female": "F"}
SHORT: Final = re.compile(r"(?:G|Gender)(?: ?: ?| ?)([MF])")  # as it stands on a character's card


def of_gender(letter: str, who: int = YOU) -> Cond:
    return Figure("gender", "=", letter, who)


def abbreviated(name: str) -> str:
    """G:F, Gender F: the letter; nothing where it is a name."""
    found = SHORT.fullmatch(name)
    return found[1] if found is not None else ""


def male_or_female(node: Node, low: Low) -> Cond | None:
    """Your rival's starting character is male."""
    kind = node.get("as")
    if not isinstance(kind, Node) or kind.label != "Gender":
        return None
    only(node, "what", "tense", "not", "as")
    only(kind, "name")
    whose = selector(node.node("what"), low)
    if not isinstance(whose, Yours):
        refuse(node, "only a player's character has vital statistics")
    cond = of_gender(GENDERS[str(kind.get("name"))], whose.whose)
    return negated(cond) if node.get("not") is not None else cond


def in_short(node: Node, low: Low) -> Cond | None:
    """Your rival's character is 'G:F'."""
    names = [str(part) for part in node.node("names").parts()]
    letter = abbreviated(names[0]) if len(names) == 1 else ""
    if not letter:
        return None
    only(node, "whose", "starting", "not", "names")
    cond = of_gender(letter, owner_of(str(node.get("whose")), low))
    return negated(cond) if node.get("not") is not None else cond
