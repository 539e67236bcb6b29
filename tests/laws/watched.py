"""Which abilities of the cards of a match have done something: every word of their trees is watched.

Only the plain rules can be watched; compiled ones are left alone, and nothing is seen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from kumite.build import which
from kumite.core.position import Record, fields
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Ability, Word
from kumite.games.universus.trees.reading import WORDS
from kumite.games.universus.words.bonus import CheckBonus
from kumite.games.universus.words.changes import Changing
from kumite.games.universus.words.rule import Rule

Key = tuple[str, int]  # a card's name and the number of an ability of its text

OWNERS: dict[int, Key] = {}  # words by identity: the ability they belong to
SEEN: set[Key] = set()


def watch() -> bool:
    """From now on note which words act; whether that is possible."""
    if which() != "plain":
        return False
    for kind in WORDS.values():
        if issubclass(kind, Word) and "does" in vars(kind):
            vary(kind, "does", always=True)
        if issubclass(kind, Changing) and "change" in vars(kind):
            vary(kind, "change", always=True)
    vary(Rule, "covers", always=False)
    vary(CheckBonus, "fits", always=False)
    return True


def vary(kind: type[Any], name: str, always: bool) -> None:
    """The same method, which notes its word: `always`, or if it says yes."""
    plain: Callable[..., Any] = getattr(kind, name)

    def noted(self: Any, *given: Any) -> Any:
        answer = plain(self, *given)
        if (always or answer) and id(self) in OWNERS:
            SEEN.add(OWNERS[id(self)])
        return answer

    setattr(kind, name, noted)


def meet(g: Versus, texts: dict[str, int]) -> None:
    """The cards of a new match; `texts` says how many abilities of each are its text's, which come last."""
    OWNERS.clear()
    SEEN.clear()
    for card in g.extra:
        n = texts.get(card.name, 0)
        held = card.front.abilities
        for number, ability in enumerate(held[len(held) - n :]):
            for word in effects(ability):
                OWNERS[id(word)] = card.name, number


def effects(ability: Ability) -> Iterator[Word]:
    """Every word of what it does, its costs aside; an effect that it grants belongs to it, too."""
    for word in ability.does:
        yield from words_in(word)


def words_in(part: object) -> Iterator[Word]:
    if isinstance(part, tuple):
        for one in part:
            yield from words_in(one)
    elif isinstance(part, Record):
        if isinstance(part, Word):
            yield part
        for one in fields(part).values():
            yield from words_in(one)
