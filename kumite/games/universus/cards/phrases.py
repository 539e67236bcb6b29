"""Phrases that many cards have in common, and a line for each sort of card and ability: what the card lists are written in."""

from __future__ import annotations

from typing import Final

from kumite.games.universus.define import enter, face
from kumite.games.universus.printed import Ability, Card, Face, Rider, Test, Text, Trigger, Word
from kumite.games.universus.terms import (
    ACTION,
    ANY,
    AS_ABILITY,
    AS_FORM,
    ASSET,
    ATTACK,
    ATTACK_PERIOD,
    BACKUP,
    BLITZ,
    CHARACTER,
    COMPLETELY,
    CONTINUOUS,
    DAMAGE,
    DECK,
    DISCARDS,
    ENHANCE,
    FORM,
    FOUNDATION,
    GAME_PERIOD,
    HAND,
    MOMENTUM,
    PARTIALLY,
    POOL,
    RESPONSE,
    RIVAL,
    SPEED,
    STAGE,
    TRANSIT,
    TURN,
    V_ABILITY,
    V_DEAL,
    V_PLAY,
    V_STATUS,
    YOU,
)
from kumite.games.universus.words.amounts import Count, X
from kumite.games.universus.words.changes import Modify
from kumite.games.universus.words.moves import Destroy, Discard, Move, Remove, Spend
from kumite.games.universus.words.riders import Limit, OnAttack, Tenacious
from kumite.games.universus.words.sels import Sel, TheAttack, This
from kumite.games.universus.words.structure import Fired
from kumite.games.universus.words.tests import State, Type
from kumite.games.universus.words.triggers import Event
from kumite.games.universus.words.turns import Commit, Flip

# Costs

COMMIT: Final = Commit(This())
FLIP: Final = Flip(This())
DESTROY: Final = Destroy(This())
REMOVE: Final = Remove(This())
SPEND: Final = Spend()
SPEND_X: Final = Spend(Sel(X(), YOU, (), (MOMENTUM,)))
SPEND_THIS: Final = Spend(This())
DISCARD_THIS: Final = Discard(This())
DISCARD_ONE: Final = Discard(Sel(1, YOU, (), (HAND,)))

# Before the colon

ONCE: Final = Limit(1)
ONCE_PER_GAME: Final = Limit(1, GAME_PERIOD)
TENACIOUS: Final = Tenacious()
YOUR_ATTACK: Final = OnAttack(True)
RIVAL_ATTACK: Final = OnAttack(False)

# Kinds of cards

IS_ACTION: Final = Type((ACTION,))
IS_ATTACK: Final = Type((ATTACK,))
IS_BACKUP: Final = Type((BACKUP,))
IS_FOUNDATION: Final = Type((FOUNDATION,))

# Which attack

THIS: Final = TheAttack()
MINE: Final = TheAttack(YOU)
THEIRS: Final = TheAttack(RIVAL)

ATTACKS_IN_POOL: Final = Sel(99, YOU, (IS_ATTACK,), (POOL,), every=True)
OTHER_ATTACKS: Final = Count(Sel(99, YOU, (IS_ATTACK, State("other")), (POOL,), every=True))

# After what

BLOCKED: Final = (PARTIALLY, COMPLETELY)
YOUR_ATTACK_HITS: Final = Event(V_DEAL, YOU)
YOUR_ATTACK_IS_BLOCKED: Final = Event(V_STATUS, YOU, notes=BLOCKED)
YOU_BLOCK: Final = Event(V_STATUS, RIVAL, notes=BLOCKED)
YOU_ATTACK: Final = Event(V_PLAY, YOU, (IS_ATTACK,), notes=(AS_FORM,))
RIVAL_ATTACKS: Final = Event(V_PLAY, RIVAL, (IS_ATTACK,), notes=(AS_FORM,))
RIVAL_ACTS: Final = Event(V_PLAY, RIVAL, (IS_ACTION,), notes=(AS_ABILITY,))
RIVAL_ENHANCES: Final = Event(V_ABILITY, RIVAL, kind=ENHANCE)

# Instructions

TOP_TO_MOMENTUM: Final = Move(Sel(1, YOU, (), (DECK,), top=True), MOMENTUM)


def foundations(n: int, whose: int = YOU, *tests: Test) -> Sel:
    """So many foundations in a stage."""
    return Sel(n, whose, (IS_FOUNDATION, *tests), (STAGE,))


def discarded(n: int, *tests: Test) -> Sel:
    """So many cards in your discard pile."""
    return Sel(n, YOU, tests, (DISCARDS,))


def next_card(*tests: Test) -> Sel:
    """Your next card of a kind this turn."""
    return Sel(1, YOU, tests, (POOL, TRANSIT), next=True)


def next_attack(which: int, n: int, *tests: Test) -> Modify:
    """Your next attack of a kind gets so much of something."""
    return Modify(next_card(IS_ATTACK, *tests), which, n, until=TURN)


def speed(n: int, attack: TheAttack = MINE) -> Modify:
    return Modify(attack, SPEED, n)


def damage(n: int, attack: TheAttack = MINE) -> Modify:
    return Modify(attack, DAMAGE, n)


def if_it_hits(*then: Word) -> Fired:
    """If this attack deals damage: as an instruction of an Enhance or Blitz."""
    return Fired(Event(V_DEAL, ANY, attack=True), then, until=ATTACK_PERIOD, on=THIS)


# Abilities


def always(*does: Word, riders: tuple[Rider, ...] = ()) -> Ability:
    return Ability(CONTINUOUS, does, riders=riders)


def when_this_hits(*then: Word) -> Ability:
    """If this attack deals damage: as what its card says all the time."""
    return Ability(CONTINUOUS, (Fired(Event(V_DEAL, own=True), then),))


def enhance(*does: Word, cost: Text = (), riders: tuple[Rider, ...] = (), name: str = "") -> Ability:
    return Ability(ENHANCE, does, cost, None, riders, name)


def blitz(*does: Word, cost: Text = (), riders: tuple[Rider, ...] = (), name: str = "") -> Ability:
    return Ability(BLITZ, does, cost, None, riders, name)


def form(*does: Word, cost: Text = (), riders: tuple[Rider, ...] = (), name: str = "") -> Ability:
    return Ability(FORM, does, cost, None, riders, name)


def response(after: Trigger, *does: Word, cost: Text = (), riders: tuple[Rider, ...] = (), name: str = "") -> Ability:
    return Ability(RESPONSE, does, cost, after, riders, name)


# Cards: name, difficulty, check, block, symbols, then what its type has, keywords and traits, abilities


def attack(
    name: str,
    difficulty: int,
    check: int,
    block: str,
    symbols: str,
    hits: str,
    keywords: tuple[str, ...],
    *abilities: Ability,
    back: Face | None = None,
) -> Card:
    """`hits` is speed, zone and damage: `4 high 3`."""
    fast, zone, hard = hits.split(" ")
    return enter(
        face(
            name,
            ATTACK,
            difficulty,
            check,
            block,
            tuple(symbols.split(" ")),
            keywords,
            abilities,
            int(fast),
            zone,
            int(hard),
        ),
        back,
        origin="ours",
    )


def foundation(
    name: str,
    difficulty: int,
    check: int,
    block: str,
    symbols: str,
    *abilities: Ability,
    keywords: tuple[str, ...] = (),
) -> Card:
    held = tuple(symbols.split(" "))
    return enter(face(name, FOUNDATION, difficulty, check, block, held, keywords, abilities), origin="ours")


def asset(
    name: str,
    difficulty: int,
    check: int,
    block: str,
    symbols: str,
    keywords: tuple[str, ...],
    *abilities: Ability,
) -> Card:
    held = tuple(symbols.split(" "))
    return enter(face(name, ASSET, difficulty, check, block, held, keywords, abilities), origin="ours")


def action(
    name: str,
    difficulty: int,
    check: int,
    block: str,
    symbols: str,
    *abilities: Ability,
    keywords: tuple[str, ...] = (),
) -> Card:
    held = tuple(symbols.split(" "))
    return enter(face(name, ACTION, difficulty, check, block, held, keywords, abilities), origin="ours")


def backup(
    name: str,
    difficulty: int,
    check: int,
    block: str,
    symbols: str,
    stamina: int,
    keywords: tuple[str, ...],
    *abilities: Ability,
) -> Card:
    held = tuple(symbols.split(" "))
    return enter(
        face(name, BACKUP, difficulty, check, block, held, keywords, abilities, stamina=stamina), origin="ours"
    )


def character(
    name: str,
    version: str,
    symbols: str,
    hand_size: int,
    health: int,
    keywords: tuple[str, ...],
    *abilities: Ability,
    difficulty: int | None = None,
    check: int | None = None,
    trees: tuple[str, ...] = (),
) -> Card:
    """Without difficulty and check it can only be a starting character (UVS-DCON-04)."""
    return enter(
        face(
            name,
            CHARACTER,
            difficulty,
            check,
            "",
            tuple(symbols.split(" ")),
            keywords,
            abilities,
            hand_size=hand_size,
            health=health,
            version=version,
            trees=trees,
        ),
        origin="ours",
    )
