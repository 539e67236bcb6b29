"""Making cards: the faces of the catalogue and of matches that bring their own, checked as they are made."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any, Final

import kumite.games.universus.keywords  # noqa: F401  (it makes the abilities of keywords)
from kumite.games.universus.decks import OUR_SHELF, Shelf
from kumite.games.universus.faces import CARDS
from kumite.games.universus.keyword import MAKERS, KeywordBook
from kumite.games.universus.names import a_type
from kumite.games.universus.plain import learn
from kumite.games.universus.printed import Ability, Card, Face, Keyword
from kumite.games.universus.terms import (
    ATTACK,
    BACKUP,
    CHARACTER,
    CHARACTER_TRAITS,
    HEIGHTS,
    INFINITY,
    NOBODY,
    SYMBOLS,
    TRAITS,
    TYPES,
    symbol_bit,
)
from kumite.games.universus.words.rule import rules_itself

NEEDY: Final = ("Combo", "Only")  # keywords that say what they require
OF_ONE_TYPE: Final = {"Elusive": (BACKUP, "UVS-KELUS-01"), "Flash": (ATTACK, "UVS-KFLASH-01")}  # it says so itself
STATS: Final[dict[int, tuple[str, ...]]] = {  # what a card of a type has, and no other
    ATTACK: ("speed", "zone", "damage"),
    CHARACTER: ("hand_size", "health"),
    BACKUP: ("stamina",),
}
NO_BACK: Final = "Shift builds a card with its other side up, and it has no back (UVS-KSHIFT-01)"
NUMERALS: Final = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")


Vitals = tuple[tuple[str, str], ...]


class BadCard(ValueError):
    """A card definition that cannot be; says what is wrong and where."""


def keyword(text: str) -> Keyword:
    """`Stun: 2`, `Combo (Punch, Kick)`, `Safe` (UVS-KWRAT-01, UVS-KCOMBO-01)."""
    if text.endswith(" Only") and len(text) > len(" Only"):
        return Keyword("Only", 0, (text.removesuffix(" Only").strip("'\""),))
    if text.endswith(")") and "(" in text:
        name, _, rest = text[:-1].partition("(")
        return Keyword(name.strip(), 0, tuple([need.strip() for need in rest.split(",")]))
    name, colon, rating = text.partition(":")
    if colon and not rating.strip().isdigit():
        raise BadCard(f"the rating in {text!r} is no number")
    return Keyword(name.strip(), int(rating) if colon else 0)


def split_keywords(
    name: str, type: int, words: tuple[str, ...], book: KeywordBook
) -> tuple[tuple[Keyword, ...], tuple[str, ...]]:
    """Keyword abilities (UVS-KLIST-01) and traits (UVS-TRLIST-01, UVS-TRLIST-02), apart (UVS-KW-01)."""
    held, traits, listed = [], [], book.traits()
    for text in words:
        made = keyword_of(name, text)
        if book.barred(made.name):
            raise BadCard(f"{name}: {book.barred(made.name)}")
        if made.name in book.names():
            check_keyword(name, type, text, made, book)
            held.append(made)
        elif text in listed or (not listed and is_trait(text)):
            traits.append(text)
        else:
            raise BadCard(f"{name}: {no_keyword(text, (*book.names(), *listed))}")
    wrong = [
        trait for trait in traits if listed and type != CHARACTER and trait in CHARACTER_TRAITS and trait not in TRAITS
    ]
    if wrong:
        raise BadCard(f"{name}: {wrong[0]} is a trait of characters (UVS-CTRAIT-03)")
    return tuple(held), tuple(traits)


def no_keyword(text: str, names: tuple[str, ...]) -> str:
    """Neither a keyword nor a trait; perhaps one that is written like it."""
    bare = text.partition(":")[0].strip()
    near = alike(bare, names)
    hint = f"; did you mean {near}?" if near.lower() not in ("", bare.lower()) else ""
    return f"no such keyword or trait: {text}{hint}"


def alike(word: str, names: tuple[str, ...]) -> str:
    """The name that is written most like this word; nothing where none is."""
    known = {name.lower(): name for name in names}
    near = get_close_matches(word.strip().lower(), list(known), 1, 0.7)
    return known[near[0]] if near else ""


def keyword_of(name: str, text: str) -> Keyword:
    """A keyword of this card."""
    try:
        return keyword(text)
    except BadCard as error:
        raise BadCard(f"{name}: {error}") from None


def check_keyword(name: str, type: int, text: str, made: Keyword, book: KeywordBook) -> None:
    """A rating where there is one, requirements where there are some (UVS-KWRAT-01, UVS-KCOMBO-01); and what speaks of
    a backup or an attack stands on one (UVS-KELUS-01, UVS-KFLASH-01)."""
    asks = bool(made.needs) and all(made.needs)
    if (":" in text) != (made.name in book.rated()) or (made.name in NEEDY) != asks:
        raise BadCard(f"{name}: the keyword {text!r} is not written like that; write {pattern(made.name, book)!r}")
    only, rule = OF_ONE_TYPE.get(made.name, (type, ""))
    if type != only:
        raise BadCard(f"{name}: {made.name} is a keyword of {a_type(only)}, and this is {a_type(type)} ({rule})")


def pattern(name: str, book: KeywordBook) -> str:
    """How a keyword is written."""
    if name == "Only":
        return "'Name' Only"
    return f"{name}: 2" if name in book.rated() else f"{name} (Punch, Kick)" if name in NEEDY else name


def is_trait(text: str) -> bool:
    """A word, or several: no rating, and no requirement."""
    return text.replace(" ", "").replace("-", "").isalnum()


def own_traits(name: str, listed: tuple[str, ...], words: tuple[str, ...], book: KeywordBook) -> tuple[str, ...]:
    """Traits that no list has; a keyword ability is none, however it is written."""
    for word in words:
        if not word.strip() or keyword_of(name, word).name in book.names():
            raise BadCard(f"{name}: {word!r} is no trait")
    return tuple([word for word in words if word not in listed])


def symbols_of(name: str, words: tuple[str, ...]) -> tuple[int, int]:
    """Symbols and attuned ones, as bits: `fire`, `attuned:fire`, `infinity`."""
    bits = attuned = 0
    for word in words:
        bare = word.removeprefix("attuned:")
        if bare == "infinity":
            if bare != word:
                raise BadCard(f"{name}: infinity is no symbol that could be attuned")
            bits |= INFINITY
            continue
        try:
            bit = symbol_bit(bare)
        except ValueError:
            raise BadCard(f"{name}: {no_symbol(word)}") from None
        bits |= bit
        attuned |= bit if bare != word else 0
    return bits, attuned


def no_symbol(word: str) -> str:
    return f"{word!r} is no symbol; there are {', '.join(SYMBOLS)} and infinity"


def block_of(name: str, text: str) -> tuple[int, int]:
    """`+2 mid`: the modifier and the zone (UVS-BLK-01, UVS-BMOD-01, UVS-BZONE-01); nothing: no block."""
    if not text:
        return 0, NOBODY
    number, _, zone = text.partition(" ")
    if zone not in HEIGHTS or not number.lstrip("+-").isdigit():
        raise BadCard(f"{name}: a block is written like '+2 mid', not {text!r}")
    return int(number), HEIGHTS.index(zone)


def face(
    name: str,
    type: int,
    difficulty: int | None = None,
    check: int | None = None,
    block: str = "",
    symbols: tuple[str, ...] = (),
    keywords: tuple[str, ...] = (),
    abilities: tuple[Ability, ...] = (),
    speed: int | None = None,
    zone: str = "",
    damage: int | None = None,
    hand_size: int | None = None,
    health: int | None = None,
    stamina: int | None = None,
    version: str = "",
    set_icon: str = "",
    licence: str = "Kumite",
    trees: tuple[str, ...] = (),
    counts: int = 1,
    back: bool = False,
    traits: tuple[str, ...] = (),
    book: KeywordBook | None = None,
) -> Face:
    """One side of a card; BadCard where something is missing or contradicts its type.  `traits` are those that only
    the cards of this match have: they are there to be referred to (UVS-CTRAIT-02)."""
    check_stats(name, type, zone, (speed, damage), (hand_size, health), stamina)
    made = Face(name, type, difficulty or 0, check or 0, licence=licence, set_icon=set_icon, trees=trees, back=back)
    made.block, made.block_zone = block_of(name, block)
    made.symbols, made.attuned = symbols_of(name, symbols)
    book = MAKERS[0] if book is None else book
    made.keywords, listed = split_keywords(name, type, keywords, book)
    made.traits = listed + own_traits(name, listed, traits, book)
    given = [ability.keyword for ability in abilities]  # a keyword with a restriction comes with its ability
    made.abilities = tuple([book.ability(word) for word in made.keywords if word.name not in given]) + abilities
    made.speed, made.damage, made.zone = speed or 0, damage or 0, HEIGHTS.index(zone) if zone else NOBODY
    made.hand_size, made.health, made.stamina = hand_size or 0, health or 0, stamina or 0
    made.version, made.counts = version_of(name, type, version), counts
    made.checked = checked(difficulty, check, back)
    return made


def checked(difficulty: int | None, check: int | None, back: bool) -> bool:
    """Whether both are printed; on a back side one is as wrong as both (UVS-DSIDE-03)."""
    given = (difficulty is not None, check is not None)
    return any(given) if back else all(given)


def version_of(name: str, type: int, text: str) -> str:
    """UVS-VER-01, UVS-TITLE-01: a Roman numeral read as a number, or a title; characters have one (UVS-CHAR-02)."""
    if text and type != CHARACTER:
        raise BadCard(f"{name}: a version belongs to a character, and this is {a_type(type)}")
    return str(NUMERALS.index(text) + 1) if text in NUMERALS else text


def check_stats(
    name: str,
    type: int,
    zone: str,
    attack: tuple[int | None, int | None],
    character: tuple[int | None, int | None],
    stamina: int | None,
) -> None:
    """UVS-ATK-05, UVS-SPEED-01, UVS-DMG-01, UVS-CHAR-02, UVS-BACK-06: what each type must have, and no other may."""
    what, held = a_type(type), {"speed": attack[0], "damage": attack[1], "zone": zone or None, "stamina": stamina}
    missing = no_stat(type, held | {"hand_size": character[0], "health": character[1]})
    if missing:
        raise BadCard(f"{name}: {missing}")
    if type != ATTACK and (attack != (None, None) or zone):
        raise BadCard(f"{name}: speed, zone and damage belong to an attack, all three, and this is {what}")
    if zone and zone not in HEIGHTS:
        raise BadCard(f"{name}: zone is {zone!r}; it must be one of high, mid, low")
    if type != CHARACTER and character != (None, None):
        raise BadCard(f"{name}: hand size and health belong to a character, both, and this is {what}")
    if type != BACKUP and stamina is not None:
        raise BadCard(f"{name}: stamina belongs to a backup, and this is {what}")


def no_stat(type: int, held: dict[str, Any]) -> str:
    """Which number, or zone, a card of this type lacks, in a sentence; nothing if it has all."""
    for stat in STATS.get(type, ()):
        if held.get(stat) is None:
            return f"it has no {stat.replace('_', ' ')}, and a card of the type {TYPES[type]} has one"
    return ""


def without_text(card: Card) -> Card:
    """The card as if its text box were empty, and its keywords gave it nothing (UFS-INTRO-01)."""
    bare = card.front.copy()
    bare.keywords, bare.abilities = (), ()
    return Card(bare, None, card.origin, card.note, card.vitals)


def sided(front: Face, back: Face | None, origin: str = "ours", note: str = "", vitals: Vitals = ()) -> Card:
    """A card of one side or two: difficulty and check value stand on the front, which only a character may lack, and
    never on the back (UVS-DSIDE-01, UVS-DSIDE-02, UVS-DSIDE-03).  What shifts has another side (UVS-KSHIFT-01)."""
    if back is None and front.keyword("Shift") is not None:
        raise BadCard(f"{front.name}: {NO_BACK}")
    if back is not None and back.checked:
        raise BadCard(f"{front.name}: the back side has neither difficulty nor check value")
    if back is not None and not front.checked and front.type != CHARACTER:
        raise BadCard(f"{front.name}: the front side of two has a difficulty and a check value")
    return Card(front, back, origin, note, vitals)


def enter(
    front: Face,
    back: Face | None = None,
    origin: str = "ours",
    note: str = "",
    shelf: Shelf = OUR_SHELF,
    vitals: Vitals = (),
) -> Card:
    """Into the catalogue, on the shelf of its edition, under its full name."""
    card = sided(front, back, origin, note, vitals)
    if card.name in shelf.numbers:
        raise BadCard(f"{card.name} is in the catalogue already")
    shelf.numbers[card.name] = len(CARDS)
    CARDS.append(card)
    learn(front, rules_itself(front.abilities))
    return card
