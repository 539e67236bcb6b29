"""What a field of a word may hold, by itself: one of some values, a number, a text, cards ..."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kumite.cards.fields import VALUES, kind_of
from kumite.core.position import Record, fields
from kumite.games.universus.printed import Ability, Amount, Cond, Keyword, Rider, Test, Trigger, Word
from kumite.games.universus.reading import WORDS
from kumite.games.universus.terms import KEYWORDS, NOBODY, RATED, RATING
from kumite.games.universus.words.sels import Copies, Ref, Sel, TheAttack, This, Yours

SELECTORS: Final = (Sel, This, TheAttack, Copies, Yours, Ref)  # what `found` finds cards by


class Wrong(Exception):
    """Something in a tree is not what may be there."""


def need(right: bool, why: str) -> None:
    if not right:
        raise Wrong(why)


def name_of(part: object) -> str:
    return type(part).__name__


SHAPES: Final[dict[str, tuple[tuple[str, str], ...]]] = {}  # by word: its fields, and what may stand in them


def shape(part: Record, name: str) -> tuple[tuple[str, str], ...]:
    if name not in SHAPES:
        SHAPES[name] = tuple([(field, kind_of(name, field)) for field in fields(part)])
    return SHAPES[name]


# Fields


def check_field(word: str, field: str, kind: str, held: Any) -> None:
    """This field, by itself; one of which nobody has said what may stand there is let through."""
    if kind in VALUES:
        right = is_value(kind, held)
    elif kind in KINDS:
        right = KINDS[kind](held)
    else:
        right = not kind or (isinstance(held, tuple) and all(is_value(kind[:-1], one) for one in held))
    if not right:
        raise Wrong(f"{word}.{field} cannot be {held!r}")


def is_value(kind: str, held: Any) -> bool:
    """One of the values there are; a truth value is no number."""
    return type(held) in (int, str) and held in VALUES[kind]


def is_number(held: Any) -> bool:
    return type(held) is int


def is_amount(held: Any) -> bool:
    return is_number(held) or isinstance(held, Amount)


def is_name(held: Any) -> bool:
    return isinstance(held, str) and bool(held.strip())


def is_text(held: Any) -> bool:
    return isinstance(held, tuple) and all(isinstance(one, Word) for one in held)


def all_are(held: Any, kind: type[Record]) -> bool:
    return isinstance(held, tuple) and all(isinstance(one, kind) for one in held)


def is_rider_name(held: Any) -> bool:
    """What an ability may be called by: `Combo`, `Tenacious` ..."""
    return held == "" or (isinstance(held, str) and held in WORDS and issubclass(WORDS[held], Rider))


def is_keyword(held: Any) -> bool:
    """A keyword as a card has it; one with a rating has one, unless it is worked out."""
    return isinstance(held, Keyword) and held.name in KEYWORDS and (held.name in RATED or held.rating == 0)


def is_tag(held: Any) -> bool:
    return isinstance(held, str) and bool(held)


KINDS: Final[dict[str, Callable[[Any], bool]]] = {
    "flag": lambda held: type(held) is bool,
    "number": is_number,
    "number?": lambda held: held is None or is_number(held),
    "numbers": lambda held: isinstance(held, tuple) and all(is_number(one) for one in held),
    "count": lambda held: is_number(held) and held > 0,
    "times": lambda held: is_number(held) and (held > 0 or held == NOBODY),
    "amount": is_amount,
    "amount?": lambda held: held is None or is_amount(held),
    "name": is_name,
    "names": lambda held: isinstance(held, tuple) and all(is_name(one) for one in held),
    "text of a name?": lambda held: isinstance(held, str),
    "tags": lambda held: isinstance(held, tuple) and all(is_tag(one) for one in held),
    "cards": lambda held: isinstance(held, SELECTORS),
    "cards?": lambda held: held is None or isinstance(held, SELECTORS),
    "test": lambda held: isinstance(held, Test),
    "tests": lambda held: all_are(held, Test),
    "text": lambda held: is_text(held) and bool(held),
    "text?": is_text,
    "texts": lambda held: isinstance(held, tuple) and len(held) > 1 and all(is_text(one) for one in held),
    "word": lambda held: isinstance(held, Word),
    "trigger": lambda held: isinstance(held, Trigger),
    "trigger?": lambda held: held is None or isinstance(held, Trigger),
    "triggers": lambda held: all_are(held, Trigger) and bool(held),
    "cond": lambda held: isinstance(held, Cond),
    "cond?": lambda held: held is None or isinstance(held, Cond),
    "conds": lambda held: all_are(held, Cond) and bool(held),
    "rider?": is_rider_name,
    "riders": lambda held: all_are(held, Rider),
    "ability?": lambda held: held is None or isinstance(held, Ability),
    "keyword of a card?": lambda held: held is None or is_keyword(held),
    "rated read": lambda held: is_value("read", held) or held == RATING,
}
