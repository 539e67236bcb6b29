"""Words of a text that card English does not have, what they may have been meant for, and which slips were repaired."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Final, NamedTuple

from kumite.english.clean import LONGEST, MISSPELT, plain_signs, spelling
from kumite.english.header import TYPES
from kumite.english.lexicon import VERBS
from kumite.english.markup import markup
from kumite.english.slips import SLIPS, slips
from kumite.english.spelling import CAPITALS, LETTERS, aims, capital, known, one_slip, repair
from kumite.games.universus.terms import KEYWORDS, TRAITS

LISTED: Final = re.compile(r"(?<![\w'{\[\"+-])[A-Za-z]{3,}(?![\w'}\]\"-])")
SLIPPED: Final = re.compile(r"(?<![\w'{\[])[a-z]{3,16}(?![\w'}\]])")
BEGINS: Final = re.compile(r"(?:^|[.:!(\"•*\]]|\b(?:Enhance|Response|Form|Blitz|[ERFB]))\s*$")  # what comes is no name
QUOTED: Final = re.compile(r"\"[^\"]*\"")
COSTED: Final = re.compile(r"[^.:]{0,200}:")
CLOSE: Final = 0.8
NEAR: Final = 30  # letters between a word that may be a name and the place where the rules give up


class Doubt(NamedTuple):
    """A word that is none, its place, and the word it may be."""

    start: int
    end: int
    meant: str  # "" where nothing is like it


def doubt(text: str, far: int, name: str = "") -> Doubt | None:
    """The first word of an ability that is not understood which card English does not have; `far` is how far the rules
    have read, `name` that of the card.  A word with a capital may be a name, unless a sentence begins with it."""
    names = {word.lower() for word in re.findall(r"\w+", name)}
    quoted = [match.span() for match in QUOTED.finditer(text)]
    unsure: list[Doubt] = []
    for match in LISTED.finditer(text):
        word, start = match.group(), match.start()
        low = word.lower()
        if low in known() or low in names or is_term(word) or any(a <= start < b for a, b in quoted):
            continue
        if text[match.end() :].startswith((" counter", " Counter")):
            continue  # any small word can be a kind of counter
        first = bool(BEGINS.search(text[:start]))
        meant = nearest(low, first)
        found = Doubt(start, match.end(), meant.capitalize() if word[0].isupper() else meant)
        if word[0].islower():
            return unsure[0] if unsure else found
        near = -1 <= far - match.end() <= NEAR
        after = text[match.end() :]
        if first and (alone(after) or is_type(meant, after)) and (meant or near):
            unsure.append(found)
    return unsure[0] if unsure else None


def alone(after: str) -> bool:
    """Whether the word before this is not the first one of a name."""
    more = re.match(r" (?:of |the |and )*([A-Z]\w*)", after)
    return more is None or more[1].lower() in known() or is_term(more[1])


def is_type(meant: str, after: str) -> bool:
    """Whether the word is meant for a type of ability: then a cost in capitals stands behind it, and no name."""
    return meant.capitalize() in TYPES and COSTED.match(after) is not None


def is_term(word: str) -> bool:
    """A type of ability, a keyword, a trait."""
    return word in TYPES or word in KEYWORDS or word in TRAITS


def nearest(word: str, first: bool) -> str:
    """The word of card English that is most like it: what a sentence begins with is likely a verb or a type."""
    slip = one_slip(word) | {word[:i] + letter + word[i + 1 :] for i in range(len(word)) for letter in LETTERS}
    kinds = {kind.lower() for kind in TYPES if len(kind) > 1}
    for group in (kinds, VERBS, aims()) if first else (aims(),):
        found = sorted(slip & group, key=lambda near: (near[0] != word[0], near[-1] != word[-1], near))
        if found:
            return found[0]
        close = get_close_matches(word, sorted(group), 1, CLOSE)
        if close:
            return close[0]
    return ""


# Repairs


def repairs(text: str) -> list[tuple[str, str]]:
    """What was read otherwise than it is written: each as it stands, and as it is taken."""
    if len(text) > LONGEST:
        return []
    plain = plain_signs(markup(text))
    found: dict[str, str] = {}
    for match in SLIPPED.finditer(plain):
        was = match.group()
        now = MISSPELT.get(was) or (repair(was) if len(was) > 3 else was)
        if now != was:
            found[was] = now
    for pattern, among in CAPITALS:
        for match in pattern.finditer(plain):
            found[match.group()] = capital(match, among)
    right = spelling(plain)
    if slips(right) != right:
        for pattern, into in SLIPS:
            for match in pattern.finditer(right):
                found[match.group().strip()] = match.expand(into).strip()
    return [(was, now) for was, now in found.items() if was != now]
