"""Other cards: than this one where it may be among them, else than the card that was spoken of last."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.base import Low, Mention, refuse
from kumite.english.lower.nouns.adjectives import types_in
from kumite.english.lower.nouns.phrase import Phrase
from kumite.english.lower.nouns.references import CARD_KINDS, OF_EVENT, fits_types, newest
from kumite.english.nodes import Node
from kumite.games.universus.printed import Test
from kumite.games.universus.terms import (
    ACTION,
    ATTACK,
    BLITZ,
    CHARACTER,
    CONTINUOUS,
    DOER,
    ENHANCE,
    NOBODY,
    POOL,
    RESPONSE,
    RIVAL,
    STAGE,
    YOU,
)
from kumite.games.universus.words.riders import EitherPlayer, In
from kumite.games.universus.words.sels import Ref, TheAttack, This, Yours
from kumite.games.universus.words.tests import CopyOf, Not, State, Type

OTHER: Final = State("other")
STAYS: Final = ("", "commit", "flip", "ready", "seal", "unseal", "unflip", "freeze")  # a card is where it was
UNTOLD: Final = "other than which card cannot be told"


def others(phrase: Phrase) -> tuple[Test, ...]:
    """What these cards must be like, with the card that they are other than."""
    tests = phrase.tests
    if OTHER not in tests:
        return tests
    copied = [test.ref for test in tests if isinstance(test, CopyOf) and test.ref != "this"]
    if phrase.among or "attack" in copied:  # of these, canon.py
        return tests
    if copied:  # another copy of that foundation
        return than(tests, Ref(copied[0]))
    if this_may_be(phrase):
        than_this(phrase)
        return tests
    return than(tests, referent(phrase))


def other_events(tests: tuple[Test, ...], node: Node, low: Low) -> tuple[Test, ...]:
    """If you have played another attack this turn: than this card or, in an Enhance of another card, than the attack in
    progress; what has happened to all but another certain card is not remembered."""
    types = types_in(tests)
    if OTHER not in tests or not types or low.card_type in types:
        return tests
    if types == (ATTACK,) and low.kind in (ENHANCE, BLITZ) and low.fired == 0:
        return than(tests, TheAttack())
    refuse(node, UNTOLD)


def than(tests: tuple[Test, ...], other: Test) -> tuple[Test, ...]:
    return tuple([Not(other) if test == OTHER else test for test in tests])


def whose_cards(phrase: Phrase) -> int:
    """The doer's own where nothing else is said."""
    return phrase.low.doer if phrase.whose in (NOBODY, DOER) else phrase.whose


def this_may_be(phrase: Phrase) -> bool:
    """Whether this card may be among such cards: by its type, its owner and the place where it speaks."""
    low, types = phrase.low, types_in(phrase.tests)
    if types and low.card_type not in types:
        return False
    if whose_cards(phrase) == RIVAL and EitherPlayer() not in low.riders:
        return False
    place = place_of_this(low)
    return not phrase.zones or place == NOBODY or place in phrase.zones


def place_of_this(low: Low) -> int:
    """The zone from which this card speaks, where that is sure."""
    for rider in low.riders:
        if isinstance(rider, In):
            return rider.place
    mine = [said for said in newest(low) if said.ref == This()]
    if any(said.act not in STAYS for said in mine):
        return NOBODY
    if low.kind in (CONTINUOUS, RESPONSE) and low.card_type != CHARACTER:
        return NOBODY if low.kind == CONTINUOUS or low.card_type in (ATTACK, ACTION) else STAGE
    return POOL if low.card_type in (ATTACK, ACTION) else STAGE


def than_this(phrase: Phrase) -> None:
    """Reveal 1 of them and clear all other cards: other than that one, which was just dealt with there."""
    for said in newest(phrase.low):
        if said.kind in CARD_KINDS:
            if (said.bound or said.ref in OF_EVENT) and is_there(said, phrase):
                refuse(phrase.node, UNTOLD)
            return


def is_there(said: Mention, phrase: Phrase) -> bool:
    """Whether the card that was spoken of may be one of such cards."""
    if not fits_types(said, types_in(phrase.tests)):
        return False
    zones = phrase.zones or (STAGE,)
    whose = whose_cards(phrase)
    here = said.seat == whose or said.seat not in (YOU, RIVAL) or whose not in (YOU, RIVAL)
    return here and (said.zones == zones or (not said.zones and not said.bound))


def referent(phrase: Phrase) -> Test:
    """The card that was spoken of last, of those that may be there; in an Enhance, of attacks, the one in progress."""
    low = phrase.low
    for said in newest(low):
        if said.kind in CARD_KINDS and not isinstance(said.ref, This | Yours) and is_there(said, phrase):
            if not isinstance(said.ref, Ref | TheAttack):
                refuse(phrase.node, UNTOLD)
            return TheAttack() if isinstance(said.ref, TheAttack) else said.ref
    if low.kind in (ENHANCE, BLITZ) and Type((ATTACK,)) in phrase.tests and low.fired == 0:
        return TheAttack()
    refuse(phrase.node, UNTOLD)
