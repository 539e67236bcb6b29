"""Your next attack cannot be blocked; if it is mid; as it is played; during it: what waits for a next card, and cannot
wait for it by itself (UVS-NEXT-01, UVS-NEXT-02)."""

from __future__ import annotations

import re
from typing import Any, Final

from kumite.core.position import Record, fields
from kumite.english.lower.base import Low, only, refuse
from kumite.english.lower.conditions.as_events import active_event, changed
from kumite.english.lower.nouns.quantity import plain
from kumite.english.lower.texts.later import eases
from kumite.english.nodes import Node
from kumite.games.universus.printed import Ability, Cond, Test, Text, Trigger
from kumite.games.universus.terms import (
    ATTACK_PERIOD,
    BLOCK_STEP,
    DAMAGE_STEP,
    ENHANCE_STEP,
    POOL,
    TRANSIT,
    TURN,
    V_PLAY,
    V_TRY,
)
from kumite.games.universus.words.changes import Changing
from kumite.games.universus.words.coming import COMES, FIGHTS, PLAYED, Coming
from kumite.games.universus.words.rule import Rule
from kumite.games.universus.words.sels import Ref, Sel, TheAttack
from kumite.games.universus.words.structure import Fired, If
from kumite.games.universus.words.triggers import Event

OCCASIONS: Final = {"comes": COMES, "played": PLAYED, "fights": FIGHTS}
IN_ATTACK: Final = (ENHANCE_STEP, BLOCK_STEP, DAMAGE_STEP, ATTACK_PERIOD)
TRIED: Final = "tried"  # the attack that a certain check is made for
EITHER: Final = "either"  # the next one you play: it is changed as it comes, and all else happens as it is played
TRIES: Final = re.compile(r"\b(?:try|attempt)(?:s|ing)? to play\b", re.IGNORECASE)


def next_played(cond: Node, low: Low) -> tuple[Node, Node] | None:
    """If your next attack is mid: the event, and what is asked of the attack then."""
    what = cond.get("what")
    if cond.label not in ("Is", "HasThing", "Matches") or not isinstance(what, Node) or what.get("order") != "next":
        return None
    who, mods, when = what.get("whose"), what.parts("mods"), "comes"
    for part in mods:
        if isinstance(part, Node) and part.label == "ByPlayer" and part.get("act") == "play" and who is None:
            only(part, "who", "act", "pps")
            who, mods = part.get("who"), tuple([one for one in mods if one is not part]) + part.parts("pps")
            when = "comes" if TRIES.search(cond.words(low.text)) else EITHER
    if not isinstance(who, Node) or who.label not in ("You", "Rival", "They"):
        refuse(what, "who plays this cannot be told")
    event = active_event(cond, who, "play", changed(what, whose=None, order=None, det="a", mods=mods))
    asked = changed(cond, what=Node("It", (("word", "it"),), what.start, what.end))
    return changed(event, next=when), asked


def how_many_next(event: Node, low: Low) -> int:
    """Your next 2 attacks."""
    if event.get("count") is None:
        return 1
    n = plain(event, event.get("count"), low)
    return n if isinstance(n, int) else refuse(event, "how many of them cannot be told")


def as_it_comes(node: Node, trigger: Trigger, cond: Cond | None, then: Text, times: int) -> Fired:
    """The effect, which is assigned to the next such card (UVS-DIRECT-03)."""
    plain_one = isinstance(trigger, Event) and trigger == Event(V_PLAY, trigger.by, trigger.tests, notes=trigger.notes)
    if not plain_one or not isinstance(trigger, Event):
        refuse(node, "what the next one is like cannot be told")
    said = str(node.get("next"))
    if said == TRIED:
        return Fired(Event(**{**fields(trigger), "verb": V_TRY}), then, cond=cond, times=times)
    when = OCCASIONS.get(said, COMES if changes_it(then) or eases(then) else PLAYED)
    if when == COMES and lasts_as_long(then) and not eases(then):
        when = FIGHTS  # a rule that is about whatever is blocked then would stay behind if the attempt fails
    on = Sel(times, trigger.by, trigger.tests, (POOL, TRANSIT), next=True)
    return Fired(Coming(when), then if when == FIGHTS else of_that_card(then), TURN, 1, on, cond)


def changes_it(text: Text) -> bool:
    """Whether it changes that card, and nothing else is done."""
    for word in text:
        changed_so = isinstance(word, Changing) and word.target == Ref("event")
        ruled = isinstance(word, Rule) and word.on in (TheAttack(), Ref("event"))
        if not (changed_so or ruled or (isinstance(word, If) and changes_it(word.then + word.otherwise))):
            return False
    return bool(text)


def lasts_as_long(text: Text) -> bool:
    """Whether there is a rule for the length of the attack, and not about that card."""
    for word in text:
        if isinstance(word, Rule) and word.on is None and word.until in IN_ATTACK:
            return True
        if isinstance(word, If) and lasts_as_long(word.then + word.otherwise):
            return True
    return False


def of_that_card(part: Any) -> Any:
    """The same of the card that comes: it is no attack in progress yet.  What waits for it to be one still means
    that."""
    if part == TheAttack():
        return Ref("event")
    if isinstance(part, tuple):
        return tuple([of_that_card(one) for one in part])
    if not isinstance(part, Record) or isinstance(part, Ability | Trigger):
        return part
    held = fields(part)
    names = ("on",) if isinstance(part, Fired) else tuple(held)
    now = {name: of_that_card(value) if name in names else value for name, value in held.items()}
    return part if now == held else type(part)(**now)


def spoken_of_later(said: Test, on: Test | None) -> Test:
    """What a later sentence calls `it` is that card, too."""
    single = isinstance(on, Sel) and on.n == 1
    return on if single and on is not None and said == Ref("event") else said
