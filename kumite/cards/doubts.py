"""What an ability says that is hardly meant: it can be understood, and comes to nothing, or to something else.

Each doubt is said as what the ability does: "readies what is ready already"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from kumite.cards.desks import Desk
from kumite.cards.never import APART, always_met, cannot_be, kinds_of, never_met, parts_of
from kumite.cards.pool import PoolCard
from kumite.core.position import Record
from kumite.games.universus.english.conds import cond_english
from kumite.games.universus.english.parts import Voice
from kumite.games.universus.names import is_called
from kumite.games.universus.printed import Ability, Test, Word
from kumite.games.universus.terms import (
    ATTACK,
    BACKUP,
    CHARACTER,
    CHECK,
    DAMAGE,
    FORM,
    HAND_SIZE,
    HEALTH,
    NOBODY,
    PROPERTIES,
    SPEED,
    STAMINA,
    TYPES,
    ZONE,
)
from kumite.games.universus.words.amounts import Value
from kumite.games.universus.words.changes import Double, Modify, Set
from kumite.games.universus.words.conds import Is
from kumite.games.universus.words.moves import Destroy, Discard, Remove
from kumite.games.universus.words.plays import CheckCost, MakeACheck
from kumite.games.universus.words.riders import Combo, Limit, OnAttack
from kumite.games.universus.words.sels import Sel, TheAttack, This, Yours
from kumite.games.universus.words.structure import Fired, If, Let, May
from kumite.games.universus.words.tests import Named, Not, Stat, State, Zoned
from kumite.games.universus.words.turns import Commit, Flip, Freeze, Ready, Seal, Unflip

TURNED: Final[dict[type[Record], tuple[str, str]]] = {  # what it makes of a card, and how that is said
    Ready: ("ready", "readies"),
    Commit: ("committed", "commits"),
    Flip: ("face down", "flips"),
    Unflip: ("face up", "unflips"),
    Freeze: ("frozen", "freezes"),
    Seal: ("sealed", "seals"),
}
OWNERS: Final = {  # of the numbers that not every card has
    SPEED: (ATTACK,),
    DAMAGE: (ATTACK,),
    ZONE: (ATTACK,),
    HAND_SIZE: (CHARACTER,),
    HEALTH: (CHARACTER, BACKUP),
    STAMINA: (BACKUP,),
}
AWAY: Final = (Destroy, Discard, Remove)
BONUSES: Final = 2  # by which a check may well be above all that is printed
QUOTES: Final = "\"'“”‘’«»"


def doubts(card: PoolCard, number: int, ability: Ability, desk: Desk) -> list[str]:
    """Of one ability, each once."""
    own = TYPES.index(card.printed["type"]) if card.back is None else NOBODY
    found = [
        *[
            f"has a condition that never holds: {said(cond_english(cond, Voice()), desk)}"
            for cond in never_met(ability, own)
        ],
        *[
            f"has a condition that always holds: {said(cond_english(cond, Voice()), desk)}"
            for cond in always_met(ability, own)
        ],
        *of_cards(ability),
        *of_numbers(ability, own),
        *of_checks(ability, highest_check(card, desk)),
        *of_the_attack(ability),
        *of_the_cost(ability),
        *of_riders(card, ability),
        *of_names(card, card.abilities[number].text, ability, desk),
    ]
    return list(dict.fromkeys(found))


def said(text: str, desk: Desk) -> str:
    return desk.game.worded(text)


# Cards


def of_cards(ability: Ability) -> Iterator[str]:
    """UVS-READY-02 and the like: what is so already is not made so."""
    for part in parts_of((ability.cost, ability.does)):
        if isinstance(part, Sel) and cannot_be(part.tests):
            yield "asks for a card that cannot be: what it is to be excludes itself"
        flag, does = TURNED.get(type(part), ("", ""))
        what = getattr(part, "what", None)
        if flag and isinstance(what, Sel) and is_so(what.tests, flag) and not getattr(part, "off", False):
            yield f"{does} what is {flag} already, so that nothing happens"


def is_so(tests: tuple[Test, ...], flag: str) -> bool:
    other = next((pair[1 - pair.index(flag)] for pair in APART if flag in pair), "")
    return State(flag) in tests or Not(State(other)) in tests


def of_numbers(ability: Ability, own: int) -> Iterator[str]:
    """A number that such a card does not have."""
    for what, prop in asked_numbers(ability):
        kinds, owners = kinds_of(what, own), OWNERS.get(prop, ())
        if kinds and owners and not {*kinds} & {*owners}:
            yield f"speaks of the {PROPERTIES[prop]} of {a(TYPES[kinds[0]])}, which has none"


def asked_numbers(ability: Ability) -> Iterator[tuple[Test, int]]:
    for part in parts_of((ability.cost, ability.does, ability.riders)):
        if isinstance(part, Modify | Set | Double):
            yield part.target, part.which
        elif isinstance(part, Value):
            yield part.what, part.prop
        elif isinstance(part, Sel):
            for test in part.tests:
                if isinstance(test, Stat):
                    yield part, test.prop
                elif isinstance(test, Zoned):
                    yield part, ZONE


def a(noun: str) -> str:
    return f"an {noun}" if noun[0] in "aeiou" else f"a {noun}"


# Checks


def highest_check(card: PoolCard, desk: Desk) -> int:
    """The highest check value that anybody knows of."""
    own = card.printed.get("check")
    return max(own if isinstance(own, int) else 0, *[each.front.check for each in desk.cards.values()])


def of_checks(ability: Ability, most: int) -> Iterator[str]:
    """UVS-CHECK-01: a check is what a card says."""
    for part in parts_of((ability.cost, ability.does)):
        need = part.n if isinstance(part, CheckCost) else part.need if isinstance(part, MakeACheck) else 0
        if type(need) is int and need > most + BONUSES:
            yield f"asks for a check of {need}; the highest check value of a card of the house is {most}"
        if isinstance(part, Stat) and part.prop == CHECK and part.op in ("=", ">=", ">") and type(part.amount) is int:
            least = part.amount + (part.op == ">")
            if least > most:
                yield f"asks for a card with a check value of {least}; the highest one of the house is {most}"


# What is not there


def of_the_attack(ability: Ability) -> Iterator[str]:
    """UVS-ATK-12: a Form is played while no attack is in progress."""
    if ability.kind != FORM:
        return
    if any(isinstance(rider, OnAttack) for rider in ability.riders):
        yield "is a Form, and can never be played during an attack"
    for word in at_once(ability.does):
        if isinstance(word, Modify | Set | Double) and isinstance(word.target, TheAttack):
            yield "speaks of the attack in progress, and when a Form is played there is none; write 'your next attack'"


def at_once(part: object) -> Iterator[Record]:
    """The words that are carried out as the ability is played."""
    if isinstance(part, tuple):
        for one in part:
            yield from at_once(one)
    elif isinstance(part, If):
        yield from at_once((*part.then, *part.otherwise))
    elif isinstance(part, May):
        yield from at_once((*part.price, *part.then))
    elif isinstance(part, Word) and not isinstance(part, Fired | Let):
        yield part


def of_the_cost(ability: Ability) -> Iterator[str]:
    """What is paid with is gone; and what costs nothing is no cost."""
    for word in ability.cost:
        what = getattr(word, "what", None)
        if isinstance(what, Sel) and what.n == 0:
            yield "has a cost that costs nothing"
    if any(isinstance(word, AWAY) and isinstance(word.what, This) for word in ability.cost):
        turned = [
            TURNED.get(type(word)) for word in at_once(ability.does) if isinstance(getattr(word, "what", None), This)
        ]
        yield from [f"{one[1]} this card, which is gone when the cost is paid" for one in turned if one is not None]


def of_riders(card: PoolCard, ability: Ability) -> Iterator[str]:
    """What must stand before it is said by a keyword (UVS-KCOMBO-02); of two limits the lower one counts
    (UVS-PREST-11)."""
    words = card.printed.get("keywords", [])
    if any(isinstance(rider, Combo) for rider in ability.riders) and not any(w.startswith("Combo") for w in words):
        yield "needs a Combo, and no keyword of the card says which; write one, like 'Combo (Punch)'"
    periods = [rider.per for rider in ability.riders if isinstance(rider, Limit)]
    if len(set(periods)) < len(periods):
        yield "says twice how often it can be played"


# Names


def of_names(card: PoolCard, text: str, ability: Ability, desk: Desk) -> Iterator[str]:
    """A name of a card without quotation marks that nobody knows: it may be anything.  Characters are many, and their
    names stand without (UVS-PREST-19)."""
    parts = [*parts_of((ability.cost, ability.does, ability.riders))]
    theirs = [test for part in parts if isinstance(part, Is) and isinstance(part.what, Yours) for test in part.tests]
    bare = [part.title for part in parts if isinstance(part, Named) and part not in theirs]
    for name in bare:
        if not quoted(name, text) and not known(name, card, desk):
            yield f"takes {name} for a name, which no card of the house has; in quotation marks it is one"


def quoted(name: str, text: str) -> bool:
    return re.search(f"[{QUOTES}]{re.escape(name)}[,.]?[{QUOTES}]", text, re.IGNORECASE) is not None


def known(name: str, card: PoolCard, desk: Desk) -> bool:
    if is_called(name, (card.name, card.alias)):
        return True
    return any(
        is_called(name, (each.front.name, each.front.full_name(), each.front.identity()))
        for each in desk.cards.values()
    )
