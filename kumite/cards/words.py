"""The keyword line of a record: keyword abilities with ratings and needs, traits, and what is neither."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from kumite.games.ufs.keywords import only
from kumite.games.universus.combo import can_be_met
from kumite.games.universus.define import is_trait, keyword
from kumite.games.universus.keyword import KeywordBook, keyword_ability
from kumite.games.universus.printed import Ability, Rider
from kumite.games.universus.terms import CHARACTER_TRAITS, KEYWORDS, RATED, TRAITS, TYPES
from kumite.games.universus.words.riders import Deadlock, Desperation, ForCharacter

MARKED_TRAIT: Final = "Attribute"  # how some files begin the traits of characters
SHAPE: Final = re.compile(r"([^:()]+?)\s*(?::\s*(\d+))?\s*(?:\(([^()]*)\))?")
PARTED: Final = re.compile(r" - |[•·|]")  # two keywords that a file keeps as one
LISTED: Final = {name.lower(): name for name in (*TRAITS, *CHARACTER_TRAITS)}
KINDS: Final = TYPES[1:-1]
ONLY: Final = "Only"  # Somebody Only
NEEDS: Final[dict[str, Rider]] = {"deadlock": Deadlock(), "desperation": Desperation()}


class Lexicon(NamedTuple):
    """The keywords of an edition; where any word can be a trait, none is listed (UFS-CARD-16)."""

    names: dict[str, str]  # as they are looked for, and as they are written
    rated: tuple[str, ...]
    any_trait: bool = False
    book: KeywordBook | None = None

    def has_only(self) -> bool:
        """Whether it is a keyword whose card somebody's is (UFS-KEY-18)."""
        return ONLY.lower() in self.names


OURS: Final = Lexicon({name.lower(): name for name in KEYWORDS}, tuple(RATED))


def lexicon(book: KeywordBook | None) -> Lexicon:
    """That of another edition than UniVersus has open traits, or a list that is known here."""
    if book is None or book.traits():
        return OURS
    return Lexicon({name.lower(): name for name in book.names()}, book.rated(), True, book)


class Sorted(NamedTuple):
    """What a keyword line holds."""

    keywords: tuple[str, ...]  # as `define.face` takes them, listed traits among them
    traits: tuple[str, ...]  # others that the file calls traits
    problems: tuple[str, ...]  # each a reason with the words it is about
    restricted: tuple[Ability, ...] = ()  # the abilities of keywords that have a restriction before them
    combo_for: str = ""  # the character whose Combo it is


def sort_words(
    words: tuple[str, ...], own: tuple[str, ...], character: bool, names: frozenset[str], known: Lexicon = OURS
) -> Sorted:
    """`words` are the keyword line, `own` the traits a designer has named, `names` the cards of the file."""
    keywords: list[str] = []
    traits: list[str] = [word for word in own if word.lower() not in LISTED]
    problems: list[str] = []
    restricted: list[Ability] = []
    combo_for = ""
    parted = [part.strip() for word in words for part in PARTED.split(word)]
    for word in (*parted, *[word for word in own if word.lower() in LISTED]):
        told = read_word(word, character, names, known)
        if told.startswith("!"):
            told, _, need = told[1:].partition("!")
            if told.startswith("Combo"):
                combo_for = need
            else:
                restricted.append(with_need(told, need, known))
        if told == ONLY:
            continue
        if told.startswith("?"):
            problems.append(told[1:])
        elif told.startswith("+"):
            traits.append(told[1:])
        elif told not in keywords:
            keywords.append(told)
    return Sorted(tuple(keywords), tuple(dict.fromkeys(traits)), tuple(problems), tuple(restricted), combo_for)


def read_word(word: str, character: bool, names: frozenset[str], known: Lexicon = OURS) -> str:
    """The word as the engine writes it; `+` before a trait nobody lists, `?` before a reason against it; `!` before
    a keyword with a restriction, which stands behind it."""
    bare = word.removeprefix(MARKED_TRAIT)
    if bare != word and (bare.lower() not in LISTED or (not character and LISTED[bare.lower()] not in TRAITS)):
        return f"+{bare}"
    found = SHAPE.fullmatch(bare.strip())
    if found is None:
        return f"?a keyword is not written like this: {word}"
    name, rating, needs = found[1].strip(), found[2], found[3]
    need, _, last = name.rpartition(" ")
    alone = rating is None and needs is None
    if last == ONLY and need and alone:
        return f"{need} {ONLY}" if known.has_only() else f"!{ONLY}!{need}"
    if name.lower() in known.names:
        return read_keyword(known.names[name.lower()], rating, needs, names, known)
    if name.lower() in LISTED and alone:
        return LISTED[name.lower()] if known.any_trait else read_trait(LISTED[name.lower()], character)
    if last.lower() in known.names:
        return read_restricted(word, need, read_keyword(known.names[last.lower()], rating, needs, names, known), known)
    return f"+{name}" if known.any_trait and alone else f"?no such keyword or trait: {word}"


def read_restricted(word: str, need: str, told: str, known: Lexicon) -> str:
    """A keyword with somebody's name or the like before it."""
    asked = told.startswith("?") or not (told.startswith("Combo") or keyword_ability(keyword(told), known.book).does)
    return f"?a keyword with a restriction: {word}" if asked else f"!{told}!{need}"


def with_need(told: str, need: str, known: Lexicon = OURS) -> Ability:
    """The ability of a keyword that has a restriction before it: Deadlock, Desperation, or a character's name or trait
    (UVS-PREST-18, UVS-PREST-19); or whose card it is (UFS-KEY-18)."""
    if told == ONLY:
        return only(need.strip("'\""))
    plain = keyword_ability(keyword(told), known.book)
    rider = NEEDS.get(need.lower()) or ForCharacter(need)
    return Ability(plain.kind, plain.does, plain.cost, plain.trigger, (*plain.riders, rider), plain.name, plain.keyword)


def read_trait(name: str, character: bool) -> str:
    """UVS-CTRAIT-03: some are for characters only."""
    if not character and name not in TRAITS:
        return f"?a trait of characters on another card: {name}"
    return name


def read_keyword(name: str, rating: str | None, needs: str | None, names: frozenset[str], known: Lexicon = OURS) -> str:
    """UVS-KWRAT-01, UVS-KCOMBO-01: with its rating, or with what stands before it."""
    if name == "Combo":
        parts = [part.strip() for part in (needs or "").split(",")]
        wrong = [part for part in parts if not is_need(part, names, known)]
        if rating is not None or wrong:
            return f"?a Combo is not met by this: {wrong[0] if wrong else rating}"
        return f"Combo ({', '.join(parts)})"
    if name == ONLY:
        return f"?a character's name stands before it: {name}"
    if needs is not None:
        return f"?no such keyword: {name} ({needs})"
    if name in known.rated:
        return f"?a rating is missing: {name}" if not rating else f"{name}: {int(rating)}"
    return name if rating is None else f"?a rating where none belongs: {name}: {rating}"


def is_need(text: str, names: frozenset[str], known: Lexicon = OURS) -> bool:
    """Something that a card in the card pool can be (UVS-KCOMBO-02): a trait, keyword, type, zone, symbol or name."""
    return can_be_met(
        text,
        lambda word: word in LISTED or word in known.names or word in names or (known.any_trait and is_trait(word)),
    )
