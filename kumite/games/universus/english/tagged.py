"""What an ability can do, in card English: the tags of `an ability that ___`."""

from __future__ import annotations

from typing import Final

from kumite.core.position import fields
from kumite.games.universus.english.asked import plainly
from kumite.games.universus.english.of_abilities import TO_CARDS
from kumite.games.universus.english.parts import a, joined, spaced
from kumite.games.universus.tags.names import (
    ADDS_COUNTERS,
    CANCELS,
    COSTS,
    REMOVES_COUNTERS,
    REVEALS_HAND,
    changes_zone,
)
from kumite.games.universus.terms import RIVAL, TYPES
from kumite.games.universus.words.triggers import Event


def cost_english(event: Event) -> str:
    """`with a cost to discard cards`, `with no cost`, `with "Commit" in its cost`."""
    told = [tag.removeprefix(COSTS).strip() for tag in event.does if tag.startswith(COSTS)]
    if not told or told[0] in ("nothing", ""):
        return "" if not told else "with no cost" if told == ["nothing"] else "with a cost"
    if len(told) == 1 and " " not in told[0] and not event.does[1:]:
        return f'with "{plainly(told[0]).capitalize()}" in its cost'
    made = type(event)(**{**fields(event), "does": tuple(told)})
    acts = [one.partition(" ") for one in tags_english(made)]
    return f"with a cost to {joined([spaced(plainly(verb), rest) for verb, _, rest in acts])}"


def tags_english(event: Event) -> list[str]:
    """`lowers the damage of your attack`, `commits your foundations`: a side is that of whoever plays the ability."""
    said = [tag for tag in event.does if not any(f"{tag} {kind}s" in event.does for kind in TYPES)]  # of these cards
    told = [parted(tag) for tag in said]
    whole = {verb: side for verb, side, types in told if side and not types}
    typed = [verb.partition(" ")[0] for verb, side, _ in told if not side]  # a type and a side, told apart
    found: list[str] = []
    for verb, side, types in told:
        if side and not types and verb in typed:
            continue
        apart = "" if side else whole.get(verb.partition(" ")[0], "")
        found.append(tag_english(spaced(verb, types), side or apart, event.by))
    return found


def parted(tag: str) -> tuple[str, str, str]:
    """What is done, whose cards it is done to, and of which type they are."""
    verb, _, rest = tag.partition(": ")
    side, _, types = rest.partition(" ")
    return verb, side, types


FOR_SHORT: Final = {
    REVEALS_HAND: ("reveals cards in", "a", "hand"),
    changes_zone(): ("changes the zone of", "an", "attack"),
    ADDS_COUNTERS: ("adds", "1 or more", "counters"),
    REMOVES_COUNTERS: ("removes", "1 or more", "counters"),
    CANCELS: ("cancels", "an", "ability"),
}
MAKES: Final = {"draws": "draw", "gains": "gain", "loses": "lose"}  # what is no card of anybody
MADE: Final = {"their": "them", "your": "you", "your rival's": "your rival"}


def tag_english(tag: str, side: str, by: int) -> str:
    verb, _, what = tag.partition(" ")
    if verb == CANCELS and side:
        return spaced("cancels", of_side(side, by), what.removesuffix("s"), "ability")
    if verb in ("lowers", "raises") and side:
        return f"{verb} the {what} of {of_side(side, by)} {'attack' if what in OF_ATTACKS else 'cards'}"
    if tag in FOR_SHORT:
        before, whose, after = FOR_SHORT[tag]
        return spaced(before, of_side(side, by) if side else whose, after)
    if verb in MAKES and side:
        return spaced("makes", MADE[of_side(side, by)], MAKES[verb], what or "cards")
    if verb == "adds" and what.startswith("to "):
        return spaced("adds cards to", of_side(side, by) if side else "a", what.removeprefix("to "))
    if what == "from stage" or what.startswith("from stage "):
        types = what.removeprefix("from stage").strip() or "cards"
        return spaced(verb, types, "from", of_side(side, by) if side else "a", "stage")
    if what == "in stage":
        return spaced(verb, "cards in", of_side(side, by) if side else "a", "stage")
    what = what.removeprefix("in stage ")
    if not what and verb in TO_CARDS:
        what = "cards"
    if what.endswith((" bonus", " penalty")):
        return spaced(verb, f"{of_side(side, by)} attack" if side else "", a(what))
    return spaced(verb, of_side(side, by) if side else "", what)


OF_ATTACKS: Final = ("speed", "damage", "zone")  # what no other card has


def of_side(side: str, by: int) -> str:
    if by == RIVAL:
        return "their" if side == "own" else "your"
    return "your" if side == "own" else "your rival's"
