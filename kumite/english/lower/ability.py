"""Card text -> abilities of the engine, each understood or refused with the words that were not."""

from __future__ import annotations

import kumite.english.lower.contents  # noqa: F401  fills the tables
from kumite.english.lower.base import Low, Unclear
from kumite.english.lower.canon import canon
from kumite.english.lower.own_name import in_own_name
from kumite.english.lower.plain.contents import plainly
from kumite.english.lower.whole import kind_of, whole
from kumite.english.nodes import Node
from kumite.english.parse import Parsed, parse_card
from kumite.games.universus.printed import Ability

NOT_PARSED = "not parsed"


class Lowered:
    """An ability, or why there is none: the words, their place in the cleaned text, the label of their node."""

    __slots__ = ("ability", "end", "label", "parsed", "start", "why", "words")

    def __init__(
        self, parsed: Parsed, ability: Ability | None, why: str = "", label: str = "", start: int = 0, end: int = 0
    ) -> None:
        self.parsed = parsed
        self.ability = ability
        self.why = why
        self.label = label
        self.start = start
        self.end = end
        self.words = parsed.text[start:end]

    def __repr__(self) -> str:
        return repr(self.ability) if self.ability is not None else f"Lowered({self.label}: {self.why}: {self.words!r})"


def lower_card(
    text: str, wording: str, card_type: int, name: str = "", keywords: tuple[str, ...] | None = None
) -> list[Lowered]:
    """All abilities of a card's text; `keywords`, and traits, are those it has besides, where that is known.  A line
    that only says one of them again gives no second one."""
    said = [keyword.lower() for keyword in keywords or ()]
    found = [parsed for parsed in parse_card(text, wording) if parsed.text.rstrip(".").lower() not in said]
    return [lower_ability(parsed, card_type, name, keywords) for parsed in found]


def lower_ability(parsed: Parsed, card_type: int, name: str = "", keywords: tuple[str, ...] | None = None) -> Lowered:
    """One parsed ability."""
    node = parsed.node
    if node is None:
        return not_parsed(parsed)
    low = Low(parsed.text, kind_of(node), card_type, parsed.wording, name, keywords)
    try:
        return Lowered(parsed, in_own_name(canon(whole(plainly(node), low)), name))
    except Unclear as unclear:
        at = unclear.node
        return Lowered(parsed, None, unclear.why, at.label, *place_of(at, node))
    except KeyError as missing:
        return Lowered(parsed, None, str(missing.args[0]), node.label, 0, len(parsed.text))


def not_parsed(parsed: Parsed) -> Lowered:
    """The parser's own refusal."""
    refusal = parsed.refusal
    if refusal is None:
        return Lowered(parsed, None, NOT_PARSED)
    return Lowered(parsed, None, f"{NOT_PARSED}: {refusal.why}", refusal.part, refusal.start, refusal.end)


def place_of(node: Node, root: Node) -> tuple[int, int]:
    """Where its words are; a node that lowering has made itself stands for the whole."""
    return (node.start, node.end) if node.end > node.start else (root.start, root.end)
