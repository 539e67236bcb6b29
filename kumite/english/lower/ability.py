"""Card text -> abilities of the engine, each understood or refused with the words that were not."""

from __future__ import annotations

import kumite.english.lower.contents  # noqa: F401  fills the tables
from kumite.english.clean import LONGEST
from kumite.english.lower.base import Low, Unclear
from kumite.english.lower.canon import canon
from kumite.english.lower.for_all import made_tenacious, says_for_all
from kumite.english.lower.left_out import left_out
from kumite.english.lower.own_name import in_own_name
from kumite.english.lower.plain.contents import plainly
from kumite.english.lower.unattached import never_attached
from kumite.english.lower.whole import kind_of, whole
from kumite.english.markup import markup, own_keywords
from kumite.english.nodes import Node
from kumite.english.parse import OF_A_CARD, Parsed, gone_on, parse_card
from kumite.games.universus.printed import Ability
from kumite.games.universus.terms import CONTINUOUS

NOT_PARSED = "not parsed"
LEFT_OUT = "this is in nothing that was understood"


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
    if len(text) <= LONGEST:
        text = own_keywords(markup(text), keywords or ())
    found = [parsed for parsed in parse_card(text, wording) if parsed.text.rstrip(".").lower() not in said]
    lowered = [lower_ability(parsed, card_type, name, keywords) for parsed in found]
    return for_each(put_together(lowered, card_type, name, keywords))


def for_each(found: list[Lowered]) -> list[Lowered]:
    """Abilities on this card are playable while committed: each of them is, and the line gives no ability itself."""
    played = [one for one in found if not says_for_all(one.parsed.text)]
    if len(played) == len(found) or not any(
        one.ability is not None and one.ability.kind != CONTINUOUS for one in played
    ):
        return found
    for one in played:
        if one.ability is not None:
            one.ability = made_tenacious(one.ability)
    return played


def put_together(found: list[Lowered], card_type: int, name: str, keywords: tuple[str, ...] | None) -> list[Lowered]:
    """A line that is no ability by itself, but goes on with the played one before it, is a part of that one."""
    out: list[Lowered] = []
    left = OF_A_CARD - sum([one.parsed.steps for one in found])
    for one in found:
        last = out[-1].ability if out else None
        if one.ability is None and last is not None and last.kind != CONTINUOUS and left > 0:
            parsed = gone_on(out[-1].parsed, one.parsed, left)
            left -= 0 if parsed is None else parsed.steps
            whole_one = None if parsed is None else lower_ability(parsed, card_type, name, keywords)
            if whole_one is not None and whole_one.ability is not None:
                out[-1] = whole_one
                continue
        out.append(one)
    return out


def lower_ability(parsed: Parsed, card_type: int, name: str = "", keywords: tuple[str, ...] | None = None) -> Lowered:
    """One parsed ability."""
    node = parsed.node
    if node is None:
        return not_parsed(parsed)
    low = Low(parsed.text, kind_of(node), card_type, parsed.wording, name, keywords)
    try:
        ability = canon(whole(plainly(node), low))
        lost = left_out(node, ability, keywords or ())
        if lost is not None:
            return Lowered(parsed, None, LEFT_OUT, lost.label, *place_of(lost, node))
        if why := never_attached(ability, card_type):
            return Lowered(parsed, None, why, node.label, 0, len(parsed.text))
        return Lowered(parsed, in_own_name(ability, name))
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
