"""Cards for tests of what is said: in the catalogue for as long as a test runs, since words are made from that."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from kumite.games.universus.define import face
from kumite.games.universus.faces import CARDS, NUMBER
from kumite.games.universus.printed import Ability, Card
from kumite.games.universus.terms import (
    ACTION,
    ASSET,
    ATTACK,
    BACKUP,
    DAMAGE,
    ENHANCE,
    FORM,
    FOUNDATION,
    RESPONSE,
    SPEED,
    V_DEAL,
    YOU,
)
from kumite.games.universus.words.changes import Modify
from kumite.games.universus.words.moves import Draw
from kumite.games.universus.words.riders import Limit
from kumite.games.universus.words.sels import TheAttack, This
from kumite.games.universus.words.triggers import Event
from kumite.games.universus.words.turns import Commit

FASTER = Ability(ENHANCE, (Modify(TheAttack(YOU), SPEED, 2),), (Commit(This()),))
HARDER = Ability(ENHANCE, (Modify(TheAttack(), DAMAGE, 1),), riders=(Limit(1),))
DRAWS = Ability(FORM, (Draw(1),), (Commit(This()),))
LEARNS = Ability(RESPONSE, (Draw(1),), (Commit(This()),), Event(V_DEAL, YOU))

TESTED = (
    Card(
        face(
            "Lamp Jab", ATTACK, 2, 3, "+1 high", keywords=("Punch",), abilities=(HARDER,), speed=3, zone="mid", damage=4
        )
    ),
    Card(face("Roof Kick", ATTACK, 4, 2, "+2 high", keywords=("Throw", "Kick"), speed=5, zone="high", damage=5)),
    Card(face("Thick Wall", FOUNDATION, 1, 4, "+2 mid", symbols=("fire",), abilities=(FASTER,))),
    Card(face("Low Wall", FOUNDATION, 1, 4, "+0 low", abilities=(DRAWS,))),
    Card(face("Old Lesson", FOUNDATION, 2, 5, abilities=(LEARNS,))),
    Card(face("Paper Fan", ASSET, 2, 4, "+3 high", keywords=("Weapon",))),
    Card(face("Quick Thought", ACTION, 3, 5, "+2 low", abilities=(Ability(FORM, (Draw(2),)),))),
    Card(face("Stable Hand", BACKUP, 2, 4, "+2 mid", stamina=3)),
)


@contextmanager
def in_the_catalogue() -> Iterator[None]:
    """These cards have numbers for a while."""
    first = len(CARDS)
    for card in TESTED:
        NUMBER[card.name] = len(CARDS)
        CARDS.append(card)
    try:
        yield
    finally:
        del CARDS[first:]
        for card in TESTED:
            del NUMBER[card.name]
