"""What other people's files do to a text: tags and entities, stars around words, symbols and headers written otherwise.

All of it is undone before anything else looks at the text, so that the stages behind know one way of writing.
"""

from __future__ import annotations

import re
from html import unescape
from typing import Final

from kumite.english.lexicon import SYMBOLS

NAMES: Final = "|".join(sorted(SYMBOLS - {"infinity"}))
ENTITY: Final = re.compile(r"&(?:#\d{1,5}|#x[0-9a-fA-F]{1,4}|[a-zA-Z]{2,8});")
PARAGRAPH: Final = re.compile(r"(?i)</?(?:p|div|ul|ol)(?: [^<>]{0,80})?>|(?:<br ?/?>\s*){2,}")
BREAK: Final = re.compile(r"(?i)<br ?/?>|</li>")
ITEM: Final = re.compile(r"(?i)<li(?: [^<>]{0,80})?>\s*")
TAG: Final = re.compile(r"(?i)</?(?:b|i|u|em|strong|span|font|sup|sub|small|big)(?: [^<>]{0,80})?>")
STARS: Final = re.compile(r"\*\*|__")
ANGLED: Final = re.compile(rf"(?i)<({NAMES})>")
BRACED: Final = re.compile(rf"(?i)\{{(attack)?({NAMES}|high|mid|low)\}}")
WHOLE: Final = "Enhance|Response|Form|Blitz"
TYPE: Final = rf"(?:{WHOLE}|E|R|F|B)"
NEEDED: Final = r"(?:[A-Z][\w']* |\{\w+\} ){0,3}"
UP_TO_COLON: Final = r"[^:.\n]{0,150}:"
OTHER_CASE: Final = re.compile(
    rf"(?m)(?:^|(?<=[.!] )|(?<=  ))({NEEDED})({WHOLE.upper()}|{WHOLE.lower()})(?=\b{UP_TO_COLON})"
)
TIGHT: Final = re.compile(rf"(?m)((?:^|[.!] |  ){NEEDED}{TYPE}\b[^:.\n]{{0,150}}):(?=[A-Z\"+])")
LIMITS: Final = (
    r"(?:once|twice|\d times) per \w+(?: step| phase)?|your (?:turn|attack)"
    r"|(?:your )?(?:rival|opponent)'s (?:turn|attack)|momentum|hand|card pool|discard pile|tenacious|outwit"
)
ROUND: Final = re.compile(rf"(?mi)((?:^|[.!] |  ){NEEDED}\b{TYPE}\b[^:.()\n]{{0,80}})\(({LIMITS})\)(?={UP_TO_COLON})")
UNENDED: Final = re.compile(
    rf"( [a-z][\w']*\)?)[ ]*\n\s*(?={NEEDED}{TYPE}(?: \[[^\]\n]*\])*(?: [A-Z]{UP_TO_COLON}|:)(?:\s|$))"
)


def markup(text: str) -> str:
    """Tags and entities; a star or two around a word says nothing."""
    text = ENTITY.sub(lambda found: unescape(found[0]), text)
    text = ANGLED.sub(lambda found: f"{{{found[1].lower()}}}", text)
    text = ITEM.sub("\n• ", PARAGRAPH.sub("\n\n", text))
    text = TAG.sub("", BREAK.sub("\n", text))
    return BRACED.sub(lambda found: found[0].lower(), STARS.sub("", text))


def headers(text: str) -> str:
    """ENHANCE, enhance; a type and its cost with no space behind the colon; (Once per turn); no stop before one."""
    text = OTHER_CASE.sub(lambda found: found[1] + found[2].capitalize(), text)
    text = TIGHT.sub(r"\1: ", text)
    text = ROUND.sub(r"\1[\2]", text)
    return UNENDED.sub(r"\1.\n\n", text)


def own_keywords(text: str, keywords: tuple[str, ...]) -> str:
    """The text without the card's own keywords, where it begins with them: they are printed on it, and no ability.
    One of them alone before a header could be a need, so only whole lines and lists are taken away."""
    if not keywords:
        return text
    one = "(?:" + "|".join(sorted([spaced(word) for word in keywords if word.strip()], key=len, reverse=True)) + ")"
    sign = r"[ ]*[·•|,;/][ ]*"
    lines = rf"(?:{one}(?:(?:{sign}|[ ]+){one})*[ ]*[.;,]?[ ]*(?:\n\s*|$))+"
    found = re.match(rf"(?i)\s*(?:{lines}|{one}(?:{sign}{one})+\s+)", text)
    return text if found is None else text[found.end() :]


def spaced(word: str) -> str:
    """Its pattern: `Stun:2` is `Stun: 2`."""
    return re.escape(word.strip()).replace(r"\ ", " ").replace(": ", ": ?")
