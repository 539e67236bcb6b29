"""There and back: a tree is told in words, the words are parsed and lowered, and what comes back is compared.

Of one meaning there are several trees; the canonical one is told (kumite/english/lower/canon.py)."""

from __future__ import annotations

from typing import Any, Final

import kumite.games.universus.cards  # noqa: F401  (the catalogue)
from kumite.core.position import Record, fields
from kumite.english.lower.ability import lower_ability
from kumite.english.lower.canon import canon
from kumite.english.parse import parse_ability
from kumite.games.universus.english import written_out
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
    POOL,
    RESPONSE,
    RIVAL,
    STAGE,
    V_DRAW,
    V_GAIN,
    V_LOSE,
    V_TRANSFORM,
)
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

SAME: Final = "same"
NOT_PARSED: Final = "not parsed"
NOT_LOWERED: Final = "not lowered"
OTHER: Final = "another tree"


def and_back(tree: Ability, types: tuple[int, ...] = (FOUNDATION, ATTACK)) -> tuple[str, str]:
    """What became of it, and its words; `types` are those of the card it may be printed on."""
    told = canon(tree)
    text = written_out(told)
    parsed = parse_ability(text, "universus")
    if parsed.node is None:
        return NOT_PARSED, f"{text}  {parsed.refusal}"
    found = [lower_ability(parsed, kind, "Test Card") for kind in types]
    if any(one.ability == told for one in found):
        return SAME, text
    wrong = [one.ability for one in found if one.ability is not None]
    if wrong:
        return OTHER, f"{text}\n  {told!r}\n  {wrong[0]!r}"
    return NOT_LOWERED, f"{text}  {found[0]!r}"


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
