"""Seal 1 foundation. If it has Unique, freeze it instead: what is done to a card is decided before any of it is done
(UVS-EFF-12), so the card is chosen before that."""

from __future__ import annotations

from typing import Any, Final

from kumite.core.position import Record, fields
from kumite.english.lower.texts.bound import names_in
from kumite.games.universus.printed import Cond, Text
from kumite.games.universus.terms import DECK
from kumite.games.universus.words.acting import Acting
from kumite.games.universus.words.looks import Choose, Reveal
from kumite.games.universus.words.moves import Draw, Mill
from kumite.games.universus.words.sels import Ref, Sel
from kumite.games.universus.words.structure import Instead

CHOSEN: Final = "chosen"
NOT_ACTS: Final = (Draw, Mill, Choose, Reveal)  # what these bind they do not do to cards that somebody picks out


def either_way(of: Text, cond: Cond, then: Text) -> Text:
    """The first text, or the other where the condition holds."""
    word = of[0] if len(of) == 1 else None
    what = word.what if isinstance(word, Acting) and not isinstance(word, NOT_ACTS) else None
    if not isinstance(word, Acting) or not isinstance(what, Sel | Ref):
        return (Instead(of, cond, then),)
    name, asked = word.binds(), names_in(cond) | names_in(then)
    if not name or name not in asked or what == Ref(name):
        return (Instead(of, cond, then),)
    if isinstance(what, Ref):
        return (Instead(of, called(cond, name, what), called(then, name, what)),)
    if CHOSEN in asked or not open_to_choice(what):
        return (Instead(of, cond, then),)
    chosen = Ref(CHOSEN)
    first: Text = (type(word)(**{**fields(word), "what": chosen}),)
    return (Choose(what, word.who), Instead(first, called(cond, name, chosen), called(then, name, chosen)))


def open_to_choice(what: Sel) -> bool:
    """What lies on a deck nobody has seen, and a card to come is not there yet."""
    return not (what.next or what.top or what.bottom or what.random or DECK in what.zones)


def called(part: Any, name: str, card: Ref) -> Any:
    """The same said of this card."""
    if part == Ref(name):
        return card
    if isinstance(part, tuple):
        return tuple([called(one, name, card) for one in part])
    if not isinstance(part, Record):
        return part
    held = fields(part)
    now = {field: called(value, name, card) for field, value in held.items()}
    return part if now == held else type(part)(**now)
