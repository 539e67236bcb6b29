"""A record -> a printed card, compiled; what is wrong or not understood is collected, not raised."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

from kumite.cards.keyword_line import with_keywords
from kumite.cards.record import CardRecord
from kumite.cards.sides import all_names
from kumite.cards.words import lexicon, sort_words
from kumite.core.position import fields
from kumite.english.doubt import doubt, repairs
from kumite.english.lower.ability import NOT_PARSED, Lowered, lower_card
from kumite.errors import BadPosition, brief
from kumite.games.universus.define import NO_BACK, NUMERALS, STATS, no_stat, no_symbol
from kumite.games.universus.edition import Edition
from kumite.games.universus.english.abilities import written_out
from kumite.games.universus.printed import Ability
from kumite.games.universus.terms import ABILITIES, BACKUP, KEYWORDS, SYMBOLS, TRAITS, TYPES
from kumite.games.universus.trees.notation import notation
from kumite.games.universus.trees.sense import problem
from kumite.games.universus.words.riders import Combo, ForCharacter
from kumite.games.universus.written import LEAST, MOST, NUMBERS, ranged

MOST_ABILITIES: Final = 16  # on one card
ATTUNED: Final = ("attuned:", "-attuned")
TRAILING: Final = re.compile(r"(.*[^\s\d])(\d{1,2})")  # `Name2`
BRACKETED: Final = re.compile(r"(.+?) \(([IVX]+)\)")  # `Name (II)`
TITLED: Final = re.compile(r"(.+?), (.+)")  # `Name, a Title`
HEADED: Final = re.compile(r"([A-Z][a-z]+):")  # `Enhance: ...`
TOO_MANY: Final = "these are {n} abilities, and a card has at most {most}: the rest from here on is left out"
NO_KIND: Final = "there is no such ability type"
NO_WORD: Final = "is no word of card English"
MOST_REPAIRS: Final = 10  # that are told


class Part(NamedTuple):
    """One ability of a card: its tree, or why there is none, with the words and their place in its text."""

    text: str
    ability: Ability | None
    tree: str = ""  # in the notation of trees
    label: str = ""
    why: str = ""
    start: int = 0
    end: int = 0

    @property
    def words(self) -> str:
        return self.text[self.start : self.end]


class Compiled(NamedTuple):
    """A card as the engine has it."""

    record: CardRecord
    name: str  # the full one, by which decks name it
    written: dict[str, Any]  # what is printed, as a described position takes it; without its abilities
    keyword_trees: tuple[str, ...]  # of keywords with a restriction
    parts: tuple[Part, ...]
    unread: tuple[str, ...]  # keywords and traits that are not understood, each with the reason
    faults: tuple[str, ...]  # what is missing or contradicts itself, so that there is no such card
    notes: tuple[str, ...]  # what was left out or taken in a certain way
    back: Compiled | None = None  # its other side

    @property
    def understood(self) -> bool:
        other = self.back is None or self.back.understood
        return other and not self.unread and all(part.ability is not None for part in self.parts)

    def sides(self) -> tuple[Compiled, ...]:
        """Each alone."""
        return (self._replace(back=None), *([] if self.back is None else [self.back]))


def compile_card(record: CardRecord, names: frozenset[str] = frozenset(), edition: Edition | None = None) -> Compiled:
    """One card; `names` are those of all cards around it, in small letters; `edition` is the one it is for, UniVersus
    where nobody says.  Its back is compiled with it (UVS-DSIDE-01), without which nothing shifts (UVS-KSHIFT-01)."""
    front = compile_side(record, names, edition)
    if record.other is None:
        return (
            front._replace(faults=(NO_BACK, *front.faults)) if "Shift" in front.written.get("keywords", ()) else front
        )
    back = compile_side(record.other, names, edition, True)
    return front._replace(faults=(*front.faults, *[f"on its back, {fault}" for fault in back.faults]), back=back)


def compile_side(record: CardRecord, names: frozenset[str], edition: Edition | None, back: bool = False) -> Compiled:
    """One side of a card."""
    record = with_keywords(record)
    name, version = named(record)
    known = lexicon(None if edition is None else edition.keywords)
    words = sort_words(record.keywords, record.traits, record.type == "character", names, known)
    faults: list[str] = []
    notes = [*record.assumed, *read_otherwise(record.text)]
    written: dict[str, Any] = {"type": record.type}
    if version or back:
        written |= {"name": name} | ({"version": version} if version else {})
    written |= {"keywords": list(words.keywords)} if words.keywords else {}
    written |= {"traits": list(words.traits)} if words.traits else {}
    written |= {"set": record.set} if record.set else {}
    written |= numbers(record, faults, notes, edition is not None and edition.numbered, back)
    written |= symbols(record, faults, notes)
    parts = compile_text(record.text, record.wording, record.type, name, (*record.keywords, *record.traits))
    if words.combo_for:
        parts = tuple([combo_of(part, words.combo_for) for part in parts])
    given = tuple([notation(ability) for ability in words.restricted])
    return Compiled(record, full(name, version), written, given, parts, words.problems, tuple(faults), tuple(notes))


def compile_all(records: Iterable[CardRecord]) -> Iterator[Compiled]:
    """Every card, one at a time."""
    held = list(records)
    names = all_names(held)
    for record in held:
        yield compile_card(record, names)


# Names


def named(record: CardRecord) -> tuple[str, str]:
    """UVS-CHAR-02, UVS-VER-01, UVS-TITLE-01: a character's name and its version, where they can be told apart."""
    if record.type != "character" or record.version:
        return record.name, record.version
    for shape in (BRACKETED, TRAILING, TITLED):
        found = shape.fullmatch(record.name)
        if found is not None:
            return found[1].strip(), found[2].strip()
    return record.name, ""


def full(name: str, version: str) -> str:
    """As `Face.full_name`: a Roman numeral is read as a number."""
    shown = str(NUMERALS.index(version) + 1) if version in NUMERALS else version
    return f"{name} {shown}" if shown else name


# Numbers and symbols


def numbers(
    record: CardRecord, faults: list[str], notes: list[str], numbered: bool, back: bool = False
) -> dict[str, Any]:
    """Difficulty, check, block, and what only some types have; `numbered`: every card has the first two (UFS-CARD-01,
    UFS-CARD-02), and a back neither (UVS-DSIDE-03)."""
    found: dict[str, Any] = {"difficulty": record.difficulty, "check": record.control}
    if back and set(found.values()) != {None}:
        faults.append("it has a difficulty or a check value, and a back side has neither (UVS-DSIDE-03)")
    if not back and None in found.values() and (numbered or record.type != "character"):
        may = "every card has both" if numbered else "only a character may lack them"
        faults.append(f"it has no difficulty or no check value, and {may}")
    found |= block(record, notes) | of_type(record, faults, notes)
    for key, value in found.items():
        if key in NUMBERS:
            faults += out_of_range(key, value)
    return {key: value for key, value in found.items() if value is not None}


def out_of_range(key: str, value: int | None) -> list[str]:
    """A number that no card can have."""
    try:
        ranged(value, key.replace("_", " "), LEAST.get(key, -MOST))
    except BadPosition as refusal:
        return [refusal.reason]
    return []


def block(record: CardRecord, notes: list[str]) -> dict[str, Any]:
    if record.block_zone and record.block_mod is not None:
        return {"block": f"{record.block_mod:+d} {record.block_zone}"}
    if record.block_zone or record.block_mod is not None:
        notes.append("a block has a number and a zone; one of them is missing, so it is taken as having no block")
    return {}


def of_type(record: CardRecord, faults: list[str], notes: list[str]) -> dict[str, Any]:
    """UVS-ATK-05, UVS-CHAR-02, UVS-BACK-06: what the type has; a file calls a backup's stamina its health."""
    what = TYPES.index(record.type)
    given: dict[str, Any] = {"speed": record.speed, "zone": record.zone or None, "damage": record.damage}
    given |= {"hand_size": record.hand_size, "stamina" if what == BACKUP else "health": record.health}
    found = {key: given.get(key) for key in STATS.get(what, ())}
    missing = no_stat(what, found)
    if missing:
        faults.append(missing)
    more = [key.replace("_", " ") for key, value in given.items() if key not in found and value is not None]
    if more:
        notes.append(f"a card of the type {record.type} has no {' and no '.join(more)}; what is given is left out")
    return found


def symbols(record: CardRecord, faults: list[str], notes: list[str]) -> dict[str, Any]:
    """`fire`, `attuned:fire` or `fire-attuned`, `infinity` (UVS-SYM-02, UVS-ATTUNE-01, UVS-INF-01)."""
    found: list[str] = []
    for told in record.symbols:
        word = told.lower()
        bare = word.removeprefix(ATTUNED[0]).removesuffix(ATTUNED[1]).strip()
        if bare not in SYMBOLS and bare != "infinity":
            faults.append(no_symbol(told))
        elif bare in (word, "infinity"):
            found.append(bare)
        else:
            found.append(f"attuned:{bare}")
    twice = [word for word in dict.fromkeys(found) if found.count(word) > 1]
    notes += [f"the symbol {word} stands there more than once, and counts once" for word in twice]
    if "infinity" in found and len(found) > 1:
        notes.append("it has infinity and other symbols")
    return {"symbols": found} if found else {}


# Text


def compile_text(
    text: str, wording: str, kind: str, name: str, keywords: tuple[str, ...] | None = None
) -> tuple[Part, ...]:
    """Every ability of a text; `keywords`, and traits, are those the card has besides, where that is known."""
    found = lower_card(text, wording, TYPES.index(kind), name, keywords)
    parts = [doubted(part_of(lowered), name) for lowered in found[:MOST_ABILITIES]]
    more = found[MOST_ABILITIES:]
    if more:
        parts.append(unread(more[0].parsed.text, "", TOO_MANY.format(n=len(found), most=MOST_ABILITIES)))
    return tuple(parts)


def doubted(part: Part, name: str) -> Part:
    """Where the rules give up is seldom where the slip is: a word that is none is marked instead."""
    if part.ability is not None or not part.why.startswith((NOT_PARSED, NO_KIND)):
        return part
    found = doubt(part.text, part.start, name)
    if found is None:
        return part
    meant = f"; did you mean {found.meant!r}?" if found.meant else ""
    word = part.text[found.start : found.end]
    return part._replace(label="", why=f"{brief(word)} {NO_WORD}{meant}", start=found.start, end=found.end)


def read_otherwise(text: str) -> list[str]:
    """Slips that were repaired: the reader says so."""
    found = [f"read {brief(was)} as {brief(now)}" for was, now in repairs(text)]
    return found if len(found) <= MOST_REPAIRS else [*found[:MOST_REPAIRS], f"and {len(found) - MOST_REPAIRS} more"]


def part_of(lowered: Lowered) -> Part:
    text = lowered.parsed.text
    headed = HEADED.match(text)
    if lowered.ability is None and headed and headed[1] not in (*ABILITIES, *KEYWORDS, *TRAITS):
        return Part(text, None, "", lowered.label, NO_KIND, 0, headed.end(1))
    if lowered.ability is None:
        return Part(text, None, "", lowered.label, lowered.why, lowered.start, lowered.end)
    wrong = problem(lowered.ability)
    if wrong:
        return unread(text, lowered.label, f"its tree means nothing: {wrong}")
    try:
        written_out(lowered.ability)
    except NotImplementedError as missing:
        return unread(text, lowered.label, f"it cannot be told in words: {missing}")
    return Part(text, lowered.ability, notation(lowered.ability))


def combo_of(part: Part, name: str) -> Part:
    """`Somebody Combo (Kick)`: the Combo abilities are that character's (UVS-PREST-19)."""
    ability = part.ability
    if ability is None or Combo() not in ability.riders:
        return part
    made = Ability(**{**fields(ability), "riders": (ForCharacter(name), *ability.riders)})
    return part._replace(ability=made, tree=notation(made))


def unread(text: str, label: str, why: str) -> Part:
    return Part(text, None, "", label, why, 0, len(text))
