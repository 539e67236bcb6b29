"""Token classes: what a rule may ask of tokens besides their words.  Each gives all ends it can reach."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from kumite.english.lexicon import (
    LICENCES,
    MORE_ORDINALS,
    NOUNS,
    PARTICIPLES,
    PLURALS,
    POSSESSED,
    PROGRESSIVES,
    SMALL_TRAITS,
    SYMBOLS,
    VERBS,
    ZONES,
    words,
)
from kumite.english.nodes import Node, Value
from kumite.english.tokens import SIGN, SMALL, Token

Ends: TypeAlias = "list[tuple[int, Value]]"
Terminal: TypeAlias = "Callable[[list[Token], int], Ends]"

JOINERS: Final = frozenset(
    ["of", "the", "-", "!", "'", "&", "and", "in", "a", "to", "for", "no", "from", "on", "with", "?"]
)
NOT_TRAITS: Final = words(
    """
    if after before while when whenever until unless at during for the this that your you it its x y z choose
    draw discard destroy flip commit ready add put return remove and or a all any each both either only they
    otherwise then then reveal look search name cancel change gain lose build freeze seal mill spend clear
    shuffle instead once twice may must not no up to of in with from on by as is was get have do enhance
    response form blitz keyword phase step can cannot could would rival player next other combat
    """
)
NOT_NAMES: Final = NOT_TRAITS - {"the", "a", "no", "all"}
NOT_KINDS: Final = (
    NOT_TRAITS
    | NOUNS
    | VERBS
    | words(
        """
        more less additional such which these those their them random printed same different new last first second
        third fourth remaining exactly momentum damage speed there what than named total extra opposing appropriate
        """
    )
)  # words before `counter` that are no kind of counter
STATES: Final = frozenset(["committed", "sealed", "frozen", "flipped", "transformed", "attached", "ready"])
LONGEST_TRAIT: Final = 4
LONGEST_NAME: Final = 9
LONGEST_QUOTE: Final = 120
PLURAL_HEADS: Final = words(
    """
    card attack foundation asset action character backup token ability effect copy form block keyword trait
    symbol enhance response blitz bonus penalty counter reversal check zone player modifier cost instance
    """
)


def number(found: list[Token], i: int) -> Ends:
    lemma = found[i].lemma
    return [(i + 1, int(lemma))] if lemma.isdecimal() and len(lemma) < 4 else []


def variable(found: list[Token], i: int) -> Ends:
    return [(i + 1, found[i].raw)] if found[i].raw in ("X", "Y", "Z", "x", "y") else []


def signed(found: list[Token], i: int) -> Ends:
    """+2, -X."""
    raw = found[i].raw
    return [(i + 1, raw)] if SIGN.match(raw) and len(raw) < 4 else []


def plus(found: list[Token], i: int) -> Ends:
    """5+, the ufs check."""
    raw = found[i].raw
    return [(i + 1, int(raw[:-1]))] if raw.endswith("+") and raw[:-1].isdecimal() and len(raw) < 4 else []


def symbol(found: list[Token], i: int) -> Ends:
    """{fire}."""
    name = found[i].lemma.strip("{}[] ").lower()
    return [(i + 1, name)] if found[i].raw[0] in "{[" and name in SYMBOLS else []


def zone(found: list[Token], i: int) -> Ends:
    """mid, {attackmid}, [mid]."""
    name = found[i].lemma.strip("{}[] '").removeprefix("attack")
    return [(i + 1, name)] if name in ZONES else []


def traits(found: list[Token], i: int) -> Ends:
    """A trait or keyword: capitalised words, or one of the common traits without its capital; one word first."""
    if found[i].lemma in NOT_TRAITS:
        return []
    if found[i].capital == SMALL:
        return [(i + 1, found[i].lemma)] if found[i].lemma in SMALL_TRAITS else []
    ends: Ends = licences(found, i)
    end = i
    while end < len(found) and end - i < LONGEST_TRAIT and (found[end].capital or found[end].lemma in "-/."):
        if found[end].lemma in NOT_TRAITS:
            break
        end += 1
        if found[end - 1].capital:
            ends.append((end, said(found, i, end)))
    return ends


def licences(found: list[Token], i: int) -> Ends:
    """Tekken 6, World of Indines: a property whose name is more than capitals."""
    ends: Ends = []
    for end in range(i + 2, min(len(found), i + LONGEST_TRAIT) + 1):
        name = said(found, i, end)
        if name.lower() in LICENCES and not all(token.capital for token in found[i:end]):
            ends.append((end, name))
    return ends


def capitals(found: list[Token], i: int) -> Ends:
    """A trait or keyword that has its capital."""
    return traits(found, i) if found[i].capital else []


def name(found: list[Token], i: int) -> Ends:
    """A card's name: in quotation marks, or capitalised words with small ones between them."""
    if found[i].raw in "\"'":
        return quoted_name(found, i, found[i].raw)
    if not found[i].capital or (found[i].lemma in NOT_NAMES):
        return []
    ends: Ends = []
    end = i
    while end < len(found) and end - i < LONGEST_NAME and in_name(found[end]):
        end += 1
        if (found[end - 1].capital and found[end - 1].lemma not in NOT_NAMES) or found[end - 1].raw in "!?":
            ends.append((end, said(found, i, end)))
    return ends[::-1]


def full_name(found: list[Token], i: int) -> Ends:
    """A name with its version: Iron Fist, Last of the Line."""
    first = name(found, i)
    for end, said_first in first:
        if end + 1 < len(found) and found[end].raw == "," and found[end + 1].capital:
            first = first + [(last, f"{said_first}, {said_last}") for last, said_last in name(found, end + 1)]
            break
    return first


def quotation(found: list[Token], i: int) -> Ends:
    """A name in quotation marks."""
    return quoted_name(found, i, '"') if found[i].raw == '"' else []


def any_name(found: list[Token], i: int) -> Ends:
    """Everything from a capital on: the name in a header may hold any sign."""
    return (
        [(len(found), said(found, i, len(found)))]
        if (found[i].capital or found[i].lemma.isdecimal()) and len(found) - i <= LONGEST_NAME
        else []
    )


def mark(found: list[Token], i: int) -> Ends:
    """{SF01}: the sign of a set or a format."""
    name = found[i].raw.strip("{}[]")
    return [(i + 1, name)] if found[i].raw[0] in "{[" and name.lower() not in SYMBOLS else []


def in_name(token: Token) -> bool:
    return bool(token.capital) or token.lemma in JOINERS or token.raw == "."


def quoted_name(found: list[Token], i: int, mark: str) -> Ends:
    """ "Iron Fist"."""
    for end in range(i + 2, min(len(found), i + 2 + LONGEST_NAME)):
        if found[end].raw == mark:
            return [(end + 1, said(found, i + 1, end).rstrip(" .,"))]
    return []


def said(found: list[Token], start: int, end: int) -> str:
    """The raw words, spaced as the text has them."""
    out = found[start].raw
    for before, token in zip(found[start:end], found[start + 1 : end], strict=False):
        out += (" " if token.start > before.end else "") + token.raw
    return out


def quoted(found: list[Token], i: int) -> Ends:
    """An ability in quotation marks, left for a parse of its own."""
    mark = found[i].raw
    if mark not in "\"'":
        return []
    for end in range(i + 2, min(len(found), i + 2 + LONGEST_QUOTE)):
        if found[end].raw == mark:
            return [(end + 1, Node("Quoted", (), found[i + 1].start, found[end - 1].end))]
    return []


def participle(found: list[Token], i: int) -> Ends:
    """played, drawn; drew."""
    verb = PARTICIPLES.get(found[i].raw.lower()) or PARTICIPLES.get(found[i].lemma)
    return [(i + 1, verb)] if verb else []


def done(found: list[Token], i: int) -> Ends:
    """A participle that is no state: `1 card discarded`, but not `1 card committed`."""
    return [] if found[i].lemma in STATES else participle(found, i)


def progressive(found: list[Token], i: int) -> Ends:
    """playing."""
    verb = PROGRESSIVES.get(found[i].lemma)
    return [(i + 1, verb)] if verb else []


def possessive(found: list[Token], i: int) -> Ends:
    """attack's, cards'."""
    raw = found[i].raw.lower()
    noun = raw.removesuffix("'s") if raw.endswith("'s") else raw.removesuffix("s'") if raw.endswith("s'") else ""
    return [(i + 1, noun)] if noun in POSSESSED else []


def plural(found: list[Token], i: int) -> Ends:
    """cards, attacks."""
    raw = found[i].raw.lower()
    noun = PLURALS.get(raw, "")
    return [(i + 1, noun)] if noun in PLURAL_HEADS else []


def ordinal(found: list[Token], i: int) -> Ends:
    """3rd, fourth."""
    lemma = found[i].lemma
    if lemma in MORE_ORDINALS:
        return [(i + 1, MORE_ORDINALS[lemma])]
    if lemma[:-2].isdecimal() and lemma[-2:] in ("st", "nd", "rd", "th") and len(lemma) < 5:
        return [(i + 1, int(lemma[:-2]))]
    return []


def counter_kind(found: list[Token], i: int) -> Ends:
    """The small word before `counter` that no rule has: a kind of counter."""
    token = found[i]
    known = token.lemma in NOT_KINDS or token.raw in PARTICIPLES or token.lemma in SMALL_TRAITS
    counter = i + 1 < len(found) and found[i + 1].lemma == "counter"
    return [(i + 1, token.raw)] if counter and not token.capital and token.raw.isalpha() and not known else []


def bullet(found: list[Token], i: int) -> Ends:
    return [(i + 1, found[i].raw)] if found[i].raw in "•*·-" else []


def stop(found: list[Token], i: int) -> Ends:
    """A full stop or two."""
    end = i
    while end < len(found) and found[end].raw in ".!" and end < i + 2:
        end += 1
    return [(end, ".")] if end > i else []


TERMINALS: Final[dict[str, Terminal]] = {
    "NUM": number,
    "VAR": variable,
    "SIGNED": signed,
    "PLUS": plus,
    "SYM": symbol,
    "ZONE": zone,
    "TRAITS": traits,
    "CAPITALS": capitals,
    "NAME": name,
    "FULLNAME": full_name,
    "QNAME": quotation,
    "ANYNAME": any_name,
    "MARK": mark,
    "QUOTED": quoted,
    "VED": participle,
    "DONE": done,
    "VING": progressive,
    "POSSN": possessive,
    "PLUR": plural,
    "NTH": ordinal,
    "COUNTERKIND": counter_kind,
    "BUL": bullet,
    "STOP": stop,
}


SMALL_CLASSES: Final = ("NUM", "VAR", "ZONE", "TRAITS", "VED", "DONE", "VING", "POSSN", "PLUR", "NTH", "COUNTERKIND")


def opens(found: list[Token], i: int) -> frozenset[str]:
    """The classes a token can begin."""
    names = SMALL_CLASSES if found[i].raw[0].islower() else TERMINALS
    return frozenset([name for name in names if TERMINALS[name](found, i)])
