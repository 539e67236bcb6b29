"""There and back (kumite/english/read_back.py) for any part of a tree, and which random trees a card could say."""

from __future__ import annotations

from typing import Any, Final

import kumite.games.universus.cards  # noqa: F401  (the catalogue)
from kumite.core.position import Record, fields
from kumite.english.read_back import OTHER, SAME, read_back
from kumite.games.universus.printed import Ability, Amount, Cond, Rider, Test, Trigger, Word
from kumite.games.universus.terms import (
    ANY,
    ATTACK,
    DECK,
    DISCARDS,
    ENHANCE,
    FOUNDATION,
    HAND,
    MOMENTUM,
    NOBODY,
    POOL,
    RESPONSE,
    RIVAL,
    STAGE,
    V_DESTROY,
    V_DISCARD,
    V_DRAW,
    V_GAIN,
    V_LOSE,
    V_MILL,
    V_SPEND,
    V_TRANSFORM,
)
from kumite.games.universus.words.abilities import LoseAbilities
from kumite.games.universus.words.acting import Acting
from kumite.games.universus.words.amounts import Bound, Cap, Half, Minus, Per, Plus, Times
from kumite.games.universus.words.asked import OfNamed
from kumite.games.universus.words.before import Before, Entering
from kumite.games.universus.words.conds import Did, Past
from kumite.games.universus.words.looks import Arrange, Search
from kumite.games.universus.words.moves import Build, Clear, Destroy, Discard, Draw, Move, Spend
from kumite.games.universus.words.plays import AddToCheck, MakeACheck, Recheck
from kumite.games.universus.words.reckoning import Gap
from kumite.games.universus.words.rule import Rule
from kumite.games.universus.words.sels import Ref, Sel, Yours
from kumite.games.universus.words.structure import If
from kumite.games.universus.words.tests import Among, CopyOf, State, TheNamed
from kumite.games.universus.words.triggers import Event, Moment
from kumite.games.universus.words.turns import Attach, Commit, Flip, Freeze, Ready, Seal, Transform, Unflip
from kumite.games.universus.words.vitals import Cancel


def and_back(tree: Ability, types: tuple[int, ...] = (FOUNDATION, ATTACK)) -> tuple[str, str]:
    """What became of it, and its words; `types` are those of the card it may be printed on."""
    found = [read_back(tree, kind, "Test Card") for kind in types]
    for came in (SAME, OTHER):
        for one in found:
            if one.came == came:
                return came, one.shown
    return found[0].came, found[0].shown


def ability_of(part: Record) -> Ability:
    """The shortest ability that has this part in it."""
    if isinstance(part, Word):
        return Ability(ENHANCE, (part,))
    if isinstance(part, Amount):
        return Ability(ENHANCE, (Draw(part),))
    if isinstance(part, Cond):
        return Ability(ENHANCE, (If(part, (Draw(1),)),))
    if isinstance(part, Trigger):
        return Ability(RESPONSE, (Draw(1),), (), part)
    if isinstance(part, Rider):
        return Ability(ENHANCE, (Draw(1),), (), None, (part,))
    if isinstance(part, Sel):
        return Ability(ENHANCE, (Destroy(part),))
    assert isinstance(part, Test)
    return Ability(ENHANCE, (Destroy(Sel(2, RIVAL, (part,), (STAGE,))),))


# Random trees say much that no card would


HOMES: Final[tuple[tuple[tuple[type, ...], tuple[int, ...]], ...]] = (
    ((Discard,), (HAND,)),
    ((Spend,), (MOMENTUM,)),
    ((Clear,), (POOL,)),
    ((Commit, Ready, Flip, Unflip, Freeze, Seal, Transform, Attach, Destroy), (STAGE,)),
    ((Build,), (HAND, DISCARDS, MOMENTUM, POOL, DECK)),
)


def sensible(part: Any) -> bool:
    """Whether a card could say it: the reasons stand with the rules below."""
    if isinstance(part, tuple):
        return all(sensible(one) for one in part)
    if not isinstance(part, Record):
        return True
    return may_be_said(part) and all(sensible(value) for value in fields(part).values())


def may_be_said(part: Record) -> bool:
    """One node."""
    if isinstance(part, LoseAbilities) and part.like is not None and (part.like.does or part.like.printed):
        return False  # kumite/games/universus/trees/sense.py refuses it
    if isinstance(part, Ref | Among | Bound | CopyOf | Did | Cancel | AddToCheck | Recheck | OfNamed | TheNamed):
        return False  # these speak of something before, and here there is nothing
    if isinstance(part, State):
        return part.flag not in ("token", "current", "starting", "that dealt damage")  # told as nouns, or by events
    if isinstance(part, Plus | Minus | Times | Per | Half | Gap | Cap):
        return not any(isinstance(value, Cap) for value in fields(part).values())  # "(max. 4)" is of the whole
    if isinstance(part, Event):
        return event_may_be_said(part)
    if isinstance(part, Before):
        act = part.act
        return isinstance(act, Event) and (V_DRAW < act.verb <= V_TRANSFORM or act.verb in (V_GAIN, V_LOSE))
    if isinstance(part, Past):
        return not isinstance(part.event, Before | Entering | Moment)  # nobody asks whether a turn has begun
    if isinstance(part, Sel):
        return part.n != 0 and len(set(part.tests)) == len(part.tests) and not part.random
    if isinstance(part, Acting | Arrange | Search | MakeACheck):
        return act_may_be_said(part)
    return not (isinstance(part, Rule) and part.amount != 0 and part.modal == 0)  # a number nobody asks for


def event_may_be_said(event: Event) -> bool:
    """This card, this attack, or such cards; a card that is drawn is nobody's business."""
    if event.own and (event.attack or event.tests or event.by != ANY):
        return False
    if event.attack and (event.tests or event.by != ANY):
        return False
    if event.away and event.origin == NOBODY:
        return False  # from anywhere other than where?
    if event.same == "event" or (event.same and not event.of_ability()):
        return False  # the event before, of which there is none; "this" is an ability
    if event.same and (event.own or event.attack or event.origin != NOBODY):
        return False  # an ability comes from no zone
    if event.attack and event.verb in (V_DISCARD, V_MILL, V_SPEND, V_DESTROY):
        return False  # the attack in progress lies in a card pool
    return not (event.verb == V_DRAW and (event.own or event.attack or event.tests))


def act_may_be_said(word: Word) -> bool:
    """From where it is done, and with what: a starting character stays where it is."""
    if isinstance(word, Search | MakeACheck):
        return not word.then  # what follows speaks of what was found
    what = getattr(word, "what", None)
    if isinstance(what, Yours):
        return isinstance(word, Commit | Ready | Transform)
    if isinstance(word, Move) and word.to != DECK and (word.top or word.shuffle):
        return False
    homes = [zones for kinds, zones in HOMES if isinstance(word, kinds)]
    return not homes or not isinstance(what, Sel) or set(what.zones) <= set(homes[0])
