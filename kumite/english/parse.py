"""An ability's text -> its parse tree, or a refusal that says where and why."""

from __future__ import annotations

from typing import Final

from kumite.english.chart import STEPS, Chart, Exhausted
from kumite.english.clean import TooLong, clean
from kumite.english.grammar import load
from kumite.english.header import Header, Piece, header
from kumite.english.nodes import Node, Value, below
from kumite.english.split import split
from kumite.english.tokens import Token, tokens

LONGEST: Final = 2_000  # letters in one ability
MOST_TOKENS: Final = 260
NESTED: Final = 2  # quoted abilities inside quoted abilities

NOT_UNDERSTOOD = "not understood"
TOO_LONG = "too long"
TOO_TANGLED = "too tangled"


class Refusal:
    """What was not understood: the words from the furthest point that any rule reached, and their place."""

    __slots__ = ("end", "far", "part", "start", "why", "words")

    def __init__(self, why: str, part: str, start: int, end: int, words: str, far: int) -> None:
        self.why = why
        self.part = part  # header, bracket, cost or body
        self.start = start  # of the words, in the ability's text
        self.end = end
        self.words = words
        self.far = far  # tokens of the part that were read

    def __repr__(self) -> str:
        return f"Refusal({self.why}: {self.part}, {self.start}: {self.words!r})"


class Parsed:
    """A node or a refusal, with the text that their offsets are about."""

    __slots__ = ("node", "refusal", "rivals", "steps", "text", "wording")

    def __init__(self, text: str, wording: str, node: Node | None, refusal: Refusal | None, effort: Effort) -> None:
        self.text = text
        self.wording = wording
        self.node = node
        self.refusal = refusal
        self.rivals = effort.rivals
        self.steps = effort.steps


OF_A_CARD: Final = 4_500  # steps for all its abilities together: no printed card needs much more than half of it


class Effort:
    """What one ability may cost, over all its parts, and what it has cost."""

    def __init__(self, left: int = STEPS, deep: int = 0) -> None:
        self.left = left
        self.deep = deep
        self.rivals = 0
        self.steps = 0


class Refused(Exception):
    """A part was not understood."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(repr(refusal))
        self.refusal = refusal


def parse_card(text: str, wording: str) -> list[Parsed]:
    """All abilities of a card's printed text."""
    try:
        cleaned = clean(text)
    except TooLong:
        return [refused_whole(text, wording)]
    found, left = [], OF_A_CARD
    for piece in split(cleaned):
        parsed = parse_clean(piece.text, wording, Effort(min(left, STEPS)))
        left = max(0, left - parsed.steps - 1)
        found.append(parsed)
    return found


def gone_on(first: Parsed, second: Parsed, left: int) -> Parsed | None:
    """Two pieces as one ability, where the second has no header of its own."""
    if header(second.text).type != "continuous" or header(first.text).type == "continuous":
        return None
    return parse_clean(f"{first.text} {second.text}", first.wording, Effort(min(left, STEPS)))


def parse_ability(text: str, wording: str) -> Parsed:
    """One ability, cleaned first."""
    try:
        cleaned = clean(text)
    except TooLong:
        return refused_whole(text, wording)
    return parse_clean(" ".join(cleaned.split("\n")).strip(), wording)


def refused_whole(text: str, wording: str) -> Parsed:
    """Not even looked at."""
    words = text[:60]
    return Parsed(words, wording, None, Refusal(TOO_LONG, "body", 0, len(words), words, 0), Effort())


def parse_clean(text: str, wording: str, effort: Effort | None = None) -> Parsed:
    """One ability that is clean already: offsets are into this text."""
    effort = effort or Effort()
    if len(text) > LONGEST:
        return refused_whole(text, wording)
    try:
        return Parsed(text, wording, ability(header(text), text, effort), None, effort)
    except Refused as refused:
        return Parsed(text, wording, None, refused.refusal, effort)


def ability(parts: Header, text: str, effort: Effort) -> Node:
    """Every part read by its own category."""
    fields: list[tuple[str, Value]] = [("type", parts.type)]
    if parts.name:
        fields.append(("name", parts.name))
    if parts.needs:
        fields.append(("needs", tuple([part_node("need", piece, "header", effort) for piece in parts.needs])))
    if parts.brackets:
        fields.append(("limits", tuple([part_node("bracket", piece, "bracket", effort) for piece in parts.brackets])))
    if parts.cost.text:
        fields.append(("cost", part_node("costs", parts.cost, "cost", effort)))
    category = "response" if parts.type == "response" else "body"
    fields.append(("does", part_node(category, parts.body, "body", effort)))
    return Node("Ability", tuple(fields), 0, len(text))


def part_node(category: str, piece: Piece, part: str, effort: Effort) -> Value:
    """The tree of one part, with offsets into the ability's text."""
    found = part_tokens(category, piece)
    if not found or len(found) > MOST_TOKENS:
        raise Refused(
            Refusal(TOO_LONG if found else NOT_UNDERSTOOD, part, piece.start, piece.start, piece.text[:60], 0)
        )
    chart = Chart(load(), found, effort.left)
    try:
        value = chart.whole(category)
    except Exhausted:
        raise Refused(refusal_at(TOO_TANGLED, part, found, chart.far, piece)) from None
    finally:
        effort.steps += effort.left - chart.left
        effort.left = max(0, chart.left)
        effort.rivals += chart.rivals
    if value is None:
        raise Refused(refusal_at(NOT_UNDERSTOOD, part, found, chart.far, piece))
    for node in below(value):
        if node.label == "Quoted":
            fill_in(node, piece, effort)
    return value


def part_tokens(category: str, piece: Piece) -> list[Token]:
    """The tokens of one part, with offsets into the ability's text."""
    found = tokens(piece.text)
    for token in found:
        token.start += piece.start
        token.end += piece.start
    return stopped(found) if found and category in ("body", "response") else found


def stopped(found: list[Token]) -> list[Token]:
    """Full stops that print leaves out: at the end, and after a quotation that ends in one."""
    out: list[Token] = []
    inside = False
    for i, token in enumerate(found):
        out.append(token)
        if token.raw == '"':
            inside = not inside
            after = found[i + 1] if i + 1 < len(found) else None
            if not inside and i and found[i - 1].raw == "." and (after is None or after.capital or after.raw == '"'):
                out.append(Token(".", ".", token.end, token.end, 0))
    if out[-1].raw not in ".!":
        out.append(Token(".", ".", out[-1].end, out[-1].end, 0))
    return out


def fill_in(quoted: Node, piece: Piece, effort: Effort) -> None:
    """An ability in quotation marks is parsed like any other; if it is not understood, nothing is."""
    start = quoted.start - piece.start
    text = piece.text[start : quoted.end - piece.start]
    if effort.deep >= NESTED:
        raise Refused(Refusal(TOO_TANGLED, "body", quoted.start, quoted.end, text, 0))
    effort.deep += 1
    try:
        inner = ability(header(text), text, effort)
    except Refused as refused:
        refused.refusal.start += quoted.start
        refused.refusal.end += quoted.start
        raise
    effort.deep -= 1
    for node in inner.walk():
        node.start += quoted.start
        node.end += quoted.start
    quoted.fields = (("ability", inner),)


def refusal_at(why: str, part: str, found: list[Token], far: int, piece: Piece) -> Refusal:
    """The words from the furthest point on."""
    end = piece.start + len(piece.text)
    start = found[far].start if far < len(found) else end
    last = found[min(far + 5, len(found) - 1)].end
    return Refusal(why, part, start, last, piece.text[start - piece.start : last - piece.start], far)
