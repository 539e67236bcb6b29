"""What an ability can do: the analysis behind `an ability that ___` (UVS-ABTHAT-01, UVS-RULING-68).

A *may* analysis over the effect, never over cost or riders: what happens in at least one conceivable situation counts,
whatever this use of the ability comes to (UVS-ABTHAT-02), and one ability has as many tags as its text has results
(UVS-ABTHAT-03).  Of a bulleted list only the chosen bullets count (UVS-BULL-06); of all else, everything (UVS-BULL-07).
The tags themselves are in names.py, with a table; what each word can do is in words.py.
"""

from __future__ import annotations

from typing import Any, Final

from kumite.core.position import Record, fields
from kumite.games.universus.faces import ability_of
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Ability, Happening, Text, Trigger, Word
from kumite.games.universus.tags.names import CANCELS, COSTS, COSTS_NOTHING, OWN, RIVALS, of_side
from kumite.games.universus.tags.words import word_tags
from kumite.games.universus.terms import ABILITIES, DOER, NOBODY, POOL, RIVAL, V_ABILITY, V_PLAY, YOU
from kumite.games.universus.words.acting import Acting
from kumite.games.universus.words.both import ByBoth
from kumite.games.universus.words.changes import Changing
from kumite.games.universus.words.looks import Choose
from kumite.games.universus.words.modes import Modes
from kumite.games.universus.words.sels import Ref, Sel
from kumite.games.universus.words.triggers import Either, Event

Bullets = tuple[int, ...] | None  # the chosen ones; None: nothing has been chosen yet, and any can be


def tags_of_text(text: Text, modes: Bullets = None, trigger: Trigger | None = None) -> tuple[str, ...]:
    """Every tag of a text, each once, in the order of the text."""
    found: dict[str, None] = {}
    chosen = just_played(trigger)
    first = 0  # the bullets of all lists of an ability have one row of numbers (words/modes.py)
    for word in text:
        collect(word, None if modes is None else tuple([at - first for at in modes if at >= first]), found, chosen)
        first += len(word.parts) if isinstance(word, Modes) else 0
    return tuple(found)


def collect(part: Any, modes: Bullets, found: dict[str, None], chosen: dict[str, Sel]) -> None:
    """The tags of every word in a part of a tree, in all its branches; a granted ability is not this one's effect."""
    if isinstance(part, tuple):
        for one in part:
            collect(one, modes, found, chosen)
    elif isinstance(part, Modes) and modes is not None:
        for at in modes:
            if at < len(part.parts):
                collect(part.parts[at], modes, found, chosen)
    elif isinstance(part, ByBoth):
        collect_both(part, modes, found, chosen)
    elif isinstance(part, Word):
        for tag in word_tags(meant(part, chosen)):
            found[tag] = None
        collect(tuple(fields(part).values()), modes, found, chosen)


def collect_both(part: ByBoth, modes: Bullets, found: dict[str, None], chosen: dict[str, Sel]) -> None:
    one: dict[str, None] = {}
    collect(part.then, modes, one, chosen)
    for tag in one:
        for side in both_sides(tag):
            found[side] = None


def both_sides(tag: str) -> tuple[str, ...]:
    """What both players do each does, with their own or with the other's (UVS-BOTH-02)."""
    verb, _, rest = tag.partition(": ")
    side, _, types = rest.partition(" ")
    return (of_side(verb, OWN, types), of_side(verb, RIVALS, types)) if side in (OWN, RIVALS) else (tag,)


def just_played(trigger: Trigger | None) -> dict[str, Sel]:
    """After your rival plays an attack, seal it: that is a rival attack, and lies in no stage (UVS-RULING-200)."""
    if not isinstance(trigger, Event) or trigger.verb != V_PLAY:
        return {}
    return {"event": Sel(1, trigger.by, trigger.tests, (POOL,))}


def meant(word: Word, chosen: dict[str, Sel]) -> Word:
    """Cards that were chosen are of those that there were to choose from: choose 1 rival asset, commit it."""
    if isinstance(word, Changing) and isinstance(word.target, Ref) and word.target.name in chosen:
        changed: Any = type(word)
        its: Word = changed(**{**fields(word), "target": chosen[word.target.name]})
        return its
    if not isinstance(word, Acting):
        return word
    what = word.what
    if isinstance(word, Choose) and isinstance(what, Sel):
        chosen[word.name] = Sel(**{**fields(what), "whose": word.who}) if what.whose == DOER else what
    if not isinstance(what, Ref) or what.name not in chosen:
        return word
    made: Any = type(word)
    same: Word = made(**{**fields(word), "what": chosen[what.name]})
    return same


class Analysed(Record):
    """An ability whose tags are known.  It is held here so that nothing else gets its id."""

    def __init__(self, ability: Ability, tags: tuple[str, ...], listed: bool) -> None:
        self.ability = ability
        self.tags = tags
        self.listed = listed  # it has a bulleted list: the tags are those of all bullets


SEEN: Final[dict[int, Analysed]] = {}
SEEN_AT_MOST: Final = 4096  # abilities that games make up as they go must not pile up


def tags_of_ability(ability: Ability, modes: Bullets = None) -> tuple[str, ...]:
    """The tags of an ability's effect; of its bulleted list only these bullets, if some are given."""
    seen = SEEN.get(id(ability))
    if seen is None:
        if len(SEEN) >= SEEN_AT_MOST:
            SEEN.clear()
        seen = Analysed(ability, tags_of_text(ability.does, None, ability.trigger), lists(ability.does))
        SEEN[id(ability)] = seen
    return seen.tags if modes is None or not seen.listed else tags_of_text(ability.does, modes, ability.trigger)


def cost_tags(ability: Ability) -> tuple[str, ...]:
    """What its cost does, whether it has one."""
    if not ability.cost:
        return (COSTS_NOTHING,)
    return (COSTS, *[f"{COSTS} {tag}" for tag in tags_of_text(ability.cost)])


def cancel_tags(ability: Ability) -> tuple[str, ...]:
    """Whose abilities it cancels, and of which types: those it is played after; any, where that tells nothing."""
    found: list[str] = []
    trigger = ability.trigger
    waits = trigger.triggers if isinstance(trigger, Either) else (trigger,)
    for one in [wait for wait in waits if isinstance(wait, Event) and wait.verb == V_ABILITY] or [Event(V_ABILITY)]:
        for side in {YOU: (OWN,), RIVAL: (RIVALS,)}.get(one.by, (OWN, RIVALS)):
            kinds = range(1, len(ABILITIES)) if one.kind == NOBODY else (one.kind,)
            found += [of_side(CANCELS, side), *[of_side(CANCELS, side, f"{ABILITIES[kind]}s") for kind in kinds]]
    return tuple(dict.fromkeys(found))


def lists(part: Any) -> bool:
    """Whether there is a bulleted list somewhere in it."""
    if isinstance(part, tuple):
        return any(lists(one) for one in part)
    if isinstance(part, Modes):
        return True
    return isinstance(part, Word) and lists(tuple(fields(part).values()))


def tags_in_play(g: Versus, event: Happening) -> tuple[str, ...]:
    """What the ability of this event can do, with the bullets that were chosen for it (UVS-BULL-03, UVS-BULL-06)."""
    ability = ability_of(g, event)
    if ability is None:
        return ()
    at = event.note
    chosen = g.scopes[at].modes if 0 <= at < len(g.scopes) and g.scopes[at].text == ability else None
    tags = tags_of_ability(ability, chosen)
    return tags + cost_tags(ability) + (cancel_tags(ability) if CANCELS in tags else ())
