"""Where cards are that are told by what was done to them, and not by a zone."""

from __future__ import annotations

import re
from typing import Final

from kumite.english.lower.base import Mention, refuse
from kumite.english.lower.nouns.phrase import Phrase
from kumite.english.nodes import Node
from kumite.games.universus.terms import (
    DISCARDS,
    DOER,
    HAND,
    NOBODY,
    REMOVED,
    STAGE,
    V_CHECK,
    V_CLEAR,
    V_DESTROY,
    V_DISCARD,
    V_DRAW,
    V_MILL,
    V_REMOVE,
    V_REVIEW,
    V_SACRIFICE,
    V_SPEND,
)
from kumite.games.universus.words.sels import Ref
from kumite.games.universus.words.tests import Among, Done
from kumite.games.universus.words.traced import GivenFor

WENT: Final = {  # the zone that this has put a card into
    V_DRAW: (HAND,),
    V_REMOVE: (REMOVED,),
} | dict.fromkeys((V_DISCARD, V_MILL, V_SPEND, V_CLEAR, V_DESTROY, V_SACRIFICE, V_REVIEW, V_CHECK), (DISCARDS,))
AFTER_EVENT: Final = {  # where cards are that this has just been done to
    **dict.fromkeys(("discard", "mill", "spend", "clear", "destroy", "sacrifice"), (DISCARDS,)),
    **dict.fromkeys(("commit", "ready", "flip", "unflip", "freeze", "seal", "build"), (STAGE,)),
    "draw": (HAND,),
    "remove": (REMOVED,),
}
CHOOSES: Final = re.compile(r"\bchooses? $", re.IGNORECASE)


def gone_to(phrase: Phrase, verb: bool) -> tuple[int, ...]:
    """1 card you discarded this turn: where that has put it.  How many were is no number of cards that are there."""
    for test in phrase.tests:
        if isinstance(test, Done | GivenFor) and test.verb in WENT:
            return WENT[test.verb] if verb else refuse(phrase.node, "where these cards are by now is not said")
    return ()


def given(phrase: Phrase) -> int:
    """What was done to the cards for a keyword ability of a card; nothing, if they are not told by that."""
    return next((test.verb for test in phrase.tests if isinstance(test, GivenFor)), 0)


def chosen_of_those(phrase: Phrase, node: Node) -> tuple[int, ...]:
    """Your rival reveals their hand. Choose 1 card: 1 of those."""
    low = phrase.low
    if CHOOSES.search(low.text[: node.start]) is None or phrase.whose not in (NOBODY, DOER):
        return ()
    return among_seen(phrase, low.mentions[-1:])


def among_seen(phrase: Phrase, mentions: list[Mention]) -> tuple[int, ...]:
    """Where the cards are that were shown last, with the phrase as some of these; nowhere if none were."""
    for said in reversed(mentions):
        if said.many and said.act in ("reveal", "look") and said.zones and isinstance(said.ref, Ref):
            phrase.tests = (Among(said.ref.name), *phrase.tests)
            phrase.whose = said.seat
            return said.zones
    return ()
