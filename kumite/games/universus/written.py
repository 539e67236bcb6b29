"""Cards written down as data, for scenarios, matches and designers: checked, with the place of every mistake."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any, Final

from kumite.core.piles import Zone
from kumite.errors import BadPosition, brief
from kumite.games.universus.combo import can_be_met
from kumite.games.universus.decks import SHELVES
from kumite.games.universus.define import BadCard, alike, face, sided, without_text
from kumite.games.universus.edition import ALL_TYPES, VITALS, Edition
from kumite.games.universus.keyword import KeywordBook
from kumite.games.universus.printed import Ability, Card, Face
from kumite.games.universus.skills import TREES
from kumite.games.universus.terms import ABILITIES, BACKUP, CHARACTER, CHARACTER_TRAITS, INFINITY, TOKEN, TRAITS, TYPES
from kumite.games.universus.trees.reading import BadTree, read_ability

KEYS: Final = (
    *("name", "type", "difficulty", "check", "block", "symbols", "keywords", "abilities", "speed", "zone", "damage"),
    *("hand_size", "health", "stamina", "version", "set", "licence", "trees", "counts", "back", "traits", "vitals"),
)
NUMBERS: Final = ("difficulty", "check", "speed", "damage", "hand_size", "health", "stamina")


LEAST: Final = {"difficulty": 0, "check": 0, "hand_size": 0, "health": 1, "stamina": 1}
MOST: Final = 999
RESERVED: Final = ("Sparring Partner", "Blank Page")  # they are always there


def written_cards(given: Any, edition: Edition) -> tuple[Card, ...]:
    """`cards: {Name: {...}}`."""
    if not isinstance(given, dict):
        raise BadPosition(f"cards must be a mapping of names to cards; it is {brief(given)}")
    made = tuple([written_card(str(name), told, edition.types, edition.keywords) for name, told in given.items()])
    names: list[str] = list(RESERVED)
    check_combos(made, edition)
    for key, card in zip(given, made, strict=True):
        check_numbers(given[key], card.front.type, f"cards.{key}", edition.numbered)
        if card.name in SHELVES[edition.name].numbers:
            raise BadPosition(f"cards.{card.name}: the catalogue has a card of that name")
        if card.name != " ".join(card.name.split()):
            raise BadPosition(f"cards.{key}: the words of a name have one space between them, and none around them")
        if card.name in names:
            raise BadPosition(f"cards.{card.name}: there is another card of that name")
        names.append(card.name)
        check_kinds(card, edition)
    return made if edition.texts else tuple([without_text(card) for card in made])


def check_numbers(told: dict[str, Any], type: int, where: str, numbered: bool) -> None:
    """UVS-DIFF-01, UVS-CVAL-01, UVS-DCON-04: a difficulty and a check stand on every card; tokens and characters do
    without, but for an edition where those have them, too (UFS-CARD-01, UFS-CARD-02)."""
    if type in (TOKEN, CHARACTER) and not numbered:
        return
    for key in ("difficulty", "check"):
        if told.get(key) is None:
            said = "every card has one here" if numbered else "only tokens and characters do without"
            raise BadPosition(f"{where}.{key} is missing; {said}")


def check_combos(made: tuple[Card, ...], edition: Edition) -> None:
    """What a Combo asks for is something a card can be (UVS-RULING-106); a name may be that of a card elsewhere."""
    book = edition.keywords
    if not book.traits():
        return
    words = {word.lower() for word in (*book.names(), *book.traits(), *RESERVED, *SHELVES[edition.name].numbers)}
    for card in made:
        for side in sides_of(card):
            words.update([side.name.lower(), card.name.lower(), *[trait.lower() for trait in side.traits]])
    for card in made:
        for keyword in [word for side in sides_of(card) for word in side.keywords if word.name == "Combo"]:
            for need in keyword.needs:
                if not can_be_met(need, lambda word: word in words):
                    near = alike(need, (*book.names(), *book.traits()))
                    if need[:1].isupper() and not near:
                        continue
                    hint = f"; did you mean {near}?" if near else ""
                    raise BadPosition(f"cards.{card.name}.keywords: no card is {need!r}, as its Combo wants{hint}")


def sides_of(card: Card) -> list[Face]:
    return [card.front] + ([card.back] if card.back is not None else [])


def check_kinds(card: Card, edition: Edition) -> None:
    """An edition knows only some types of abilities (UFS-ABIL-02), and perhaps no vital statistics (UFS-CARD-10); in
    another every card has its numbers (UFS-CARD-01, UFS-CARD-02).  Where symbols are attuned, infinity stands alone
    (UVS-INF-01); in the other it is one symbol more (UFS-SYM-02)."""
    if edition.attunes and card.front.symbols & INFINITY and card.front.symbols != INFINITY:
        raise BadPosition(f"cards.{card.name}.symbols: a card with infinity has no other symbol", ("UVS-INF-01",))
    if card.front.attuned and not edition.attunes:
        raise BadPosition(f"cards.{card.name}.symbols: symbols are not attuned here")
    if edition.numbered and not card.front.checked:
        raise BadPosition(f"cards.{card.name}: every card has a difficulty and a check here")
    if card.vitals and not edition.vitals:
        raise BadPosition(f"cards.{card.name}.vitals: characters have no vital statistics here")
    check_sides(card, edition)


def check_sides(card: Card, edition: Edition) -> None:
    """Skill trees that there are (UVS-SKILL-02); traits of characters on characters alone (UVS-CTRAIT-03); abilities of
    the edition."""
    unknown = [name for name in card.front.trees if name not in TREES]
    if unknown:
        there = ", ".join(TREES)
        raise BadPosition(f"cards.{card.name}.trees: there is no skill tree {brief(unknown[0])}; there are {there}")
    for side in sides_of(card):
        wrong = [trait for trait in side.traits if trait in CHARACTER_TRAITS and trait not in TRAITS]
        if wrong and side.type not in (CHARACTER, BACKUP) and edition.attunes:
            where = f"cards.{card.name}{'.back' if side.back else ''}.traits"
            raise BadPosition(f"{where}: {wrong[0]} is a trait of characters", ("UVS-CTRAIT-03",))
        for ability in side.abilities:
            if ability.kind not in edition.kinds:
                words = SHELVES[edition.name].words.terms
                there = ", ".join([words.get(ABILITIES[kind], ABILITIES[kind]) for kind in edition.kinds])
                raise BadPosition(f"cards.{card.name}: there is no {ABILITIES[ability.kind]} here; there are {there}")


def written_card(name: str, told: Any, types: Zone = ALL_TYPES, book: KeywordBook | None = None) -> Card:
    """One card, its back too if it has two sides (UVS-DSIDE-01)."""
    where = f"cards.{name if name.isprintable() else brief(name)}"
    if not isinstance(told, dict):
        raise BadPosition(f"{where} must be a mapping with type, difficulty, check ...; it is {brief(told)}")
    front = written_face(titled(told, where, name), told, where, False, types, book)
    back = told.get("back")
    if back is not None and not isinstance(back, dict):
        raise BadPosition(f"{where}.back must be a mapping; it is {brief(back)}")
    if back is not None and back.get("back") is not None:
        raise BadPosition(f"{where}.back.back: the other side of a card has no other side itself", ("UVS-DSIDE-01",))
    try:
        if back is None:
            return sided(front, None, vitals=written_vitals(told, front, where))
        under = titled(back, f"{where}.back", name)
        return sided(front, written_face(under, back, f"{where}.back", True, types, book))
    except BadCard as error:
        raise BadPosition(f"{where}: {str(error).removeprefix(f'{front.name}: ')}") from None


def written_face(
    name: str, told: dict[Any, Any], where: str, back: bool, types: Zone = ALL_TYPES, book: KeywordBook | None = None
) -> Face:
    for key in told:
        if key not in KEYS:
            near = get_close_matches(str(key), KEYS, 1)
            hint = f"did you mean {near[0]!r}?" if near else f"a card has {', '.join(KEYS)}"
            raise BadPosition(f"{where}: unknown entry {brief(key)}; {hint}")
    kind, known = told.get("type", "foundation"), [TYPES[at] for at in types]
    if kind not in known:
        raise BadPosition(f"{where}.type is {brief(kind)}; it must be one of {', '.join(known)}")
    try:
        return face(
            name,
            TYPES.index(kind),
            block=line(told, "block", where),
            symbols=texts(told, "symbols", where),
            keywords=texts(told, "keywords", where),
            abilities=written_abilities(told, where),
            zone=line(told, "zone", where),
            version=line(told, "version", where),
            set_icon=line(told, "set", where),
            licence=line(told, "licence", where, "Kumite"),
            trees=texts(told, "trees", where),
            counts=ranged(told.get("counts", 1), f"{where}.counts", 1) or 1,
            back=back,
            traits=texts(told, "traits", where),
            book=book,
            **{key: ranged(told.get(key), f"{where}.{key}", LEAST.get(key, -MOST)) for key in NUMBERS},
        )
    except BadCard as error:
        raise BadPosition(f"{where}: {str(error).removeprefix(f'{name}: ')}") from None


def written_vitals(told: dict[str, Any], front: Face, where: str) -> tuple[tuple[str, str], ...]:
    """`vitals: {height: 180, blood type: ??}`, of a character (UFS-CARD-10)."""
    found = told.get("vitals", {})
    if not isinstance(found, dict) or (found and front.type != CHARACTER):
        raise BadPosition(f"{where}.vitals is {brief(found)}; a character has {', '.join(VITALS)}")
    for key in found:
        if key not in VITALS:
            raise BadPosition(f"{where}.vitals: there is no {brief(key)}; a character has {', '.join(VITALS)}")
    return tuple([(key, line(found, key, f"{where}.vitals")) for key in VITALS if key in found])


def line(told: dict[str, Any], key: str, where: str, default: str = "") -> str:
    """An entry that is text; a number will do, since YAML reads some names and versions as such."""
    value = told.get(key, default)
    if not isinstance(value, str | int) or isinstance(value, bool) or not (str(value).isprintable()):
        raise BadPosition(f"{where}.{key} is {brief(value)}; it must be text, in one line")
    return str(value)


def titled(told: dict[str, Any], where: str, key: str) -> str:
    """What is printed at the top, where that is not the card's key."""
    name = line(told, "name", where, key)
    if not name.strip():
        raise BadPosition(f"{where}.name is {brief(name)}; a card has a name")
    return name


def ranged(value: Any, where: str, least: int) -> int | None:
    n = whole(value, where)
    if n is not None and not least <= n <= MOST:
        raise BadPosition(f"{where} is {brief(value)}; it must be a whole number from {least} to {MOST}")
    return n


def texts(told: dict[str, Any], key: str, where: str) -> tuple[str, ...]:
    found = told.get(key, [])
    if not isinstance(found, list) or not all(isinstance(one, str) for one in found):
        raise BadPosition(f"{where}.{key} must be a list of words; it is {brief(found)}")
    return tuple(found)


def whole(value: Any, where: str) -> int | None:
    if value is not None and (not isinstance(value, int) or isinstance(value, bool)):
        raise BadPosition(f"{where} is {brief(value)}; it must be a whole number")
    return value


def written_abilities(told: dict[str, Any], where: str) -> tuple[Ability, ...]:
    found = texts(told, "abilities", where)
    try:
        return tuple([read_ability(text, f"{where}.abilities[{at}]", True) for at, text in enumerate(found)])
    except BadTree as error:
        raise BadPosition(str(error)) from None
