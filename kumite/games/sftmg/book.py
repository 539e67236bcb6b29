"""What a client needs to draw a fight: everything printed as plain data, and what each option is about.

A place is the name of something on the table, so that whoever touches it means the options about it.
"""

from __future__ import annotations

import re
from typing import Any, Final

from kumite.games.sftmg import glance
from kumite.games.sftmg.cards.roster import BOSSES
from kumite.games.sftmg.dice import BLOCKS, HITS, METER, NAMES
from kumite.games.sftmg.glance import at, other
from kumite.games.sftmg.grid import OFF, name
from kumite.games.sftmg.hints import card_of
from kumite.games.sftmg.origins import facts, fighter_facts
from kumite.games.sftmg.pages import copies_of, deck_of, owner_of
from kumite.games.sftmg.printed import (
    CARDS,
    COLOURS,
    EVENT,
    MOMENTS,
    ROSTER,
    STAGES,
    TYPES,
    ULTRA,
    Card,
    Fact,
    Fighter,
    Stage,
    bonuses,
    keywords,
    reach_text,
    text,
)
from kumite.games.sftmg.rules.charge import COMPASS
from kumite.games.sftmg.typeset import counter_text

PLAIN: Final = {"draw": ("deck",), "end": ("turn",), "ex": ("meter",)}
ON_SPACE: Final = re.compile(
    r"(?:move|place|place .* on|dash|shift to|throw to|throw into .* at) ([NESW]?[a-i][1-9])(?:, landing .*)?"
)


# Places


def places(seen: dict[str, Any], option: str) -> tuple[str, ...]:
    """The things on the table that an option is about."""
    if option in PLAIN:
        return PLAIN[option]
    found = ON_SPACE.fullmatch(option)
    if found:
        return (f"space {found[1]}",)
    word, _, rest = option.partition(" ")
    if word == "join":
        return (f"stage {rest.partition(' turned ')[0]}",)
    if word in ("pick", "stage"):
        return (f"{'fighter' if word == 'pick' else 'stage'} {rest}",)
    if word == "first" and rest in seen["seats"]:
        return figure_place(seen, rest)
    if word == "token":
        whose = rest.rpartition(" ")[2]
        return figure_place(seen, whose if whose in seen["seats"] else seen["you"])
    if word == "use":
        kind, _, foe = rest.partition(" against ")
        return (f"token {kind}", f"fighter {foe}") if foe else (f"token {kind}",)
    if word == "by":
        return tuple([f"space {each}" for each in rest.split(" and ")])
    if word == "reroll":
        blocks = seen["attack"]["blocks"] if seen["attack"] else []
        return (f"die {blocks.index(rest)}",) if rest in blocks else ()
    card = card_of(option)
    return card_places(option, card) if card is not None else standing(seen, option)


def card_places(option: str, card: Card) -> tuple[str, ...]:
    """The card, and what it is played against or turned into."""
    thing = f"{'ultra' if card.type == ULTRA else 'card'} {card.name}"
    if option.startswith("attack "):
        return thing, f"fighter {option.removeprefix('attack ').removesuffix(f' with {card.name}')}"
    for named in [option.partition(" against ")[2]] if " against " in option else []:
        return thing, f"fighter {named}"
    return (thing, "meter") if option.endswith(" for Meter") else (thing,)


def standing(seen: dict[str, Any], option: str) -> tuple[str, ...]:
    """Where the figure concerned is already, or the space a Charge enters first."""
    you = seen["you"]
    if option == "block":
        return figure_place(seen, you)
    if option in ("stay", "dash nowhere"):
        return space_place(at(seen, you))
    if option == "leave":
        return space_place(at(seen, other(seen, you)))
    if option.startswith("charge "):
        return space_place(glance.plan(seen).steps(COMPASS.index(option.removeprefix("charge ")))[at(seen, you)])
    return ()


def figure_place(seen: dict[str, Any], seat: str) -> tuple[str, ...]:
    label = seen["seats"][seat]["fighter"]
    return (f"fighter {label}",) if label else ()


def space_place(there: int) -> tuple[str, ...]:
    return (f"space {name(there)}",) if there != OFF else ()


def moment(seen: dict[str, Any]) -> tuple[int, str]:
    """The turn of the match, and where in it: another action begins where these words change."""
    return seen["total"], glance.moment_words(seen)


# The book


def book() -> dict[str, Any]:
    """Every card, Character and stage, with where each fact comes from, and what the dice show."""
    return {
        "cards": {card.name: card_page(card) for card in CARDS},
        "fighters": {fighter.name: fighter_page(fighter) for fighter in ROSTER},
        "stages": {stage.name: stage_page(stage) for stage in STAGES},
        "faces": {
            face: {"hits": HITS[i], "blocks": BLOCKS[i], "meter": int(i == METER)} for i, face in enumerate(NAMES)
        },
    }


def card_page(card: Card) -> dict[str, Any]:
    owner = owner_of(card)
    ranged = reach_text(card).startswith("range")
    return {
        "type": TYPES[card.type],
        "fighter": owner.name if owner else None,
        "boss": owner is not None and owner.name in BOSSES,
        "copies": copies_of(card),
        "dice": card.dice,
        "reach": reach_text(card),
        "range": list(card.reach) if ranged else [0, 0],
        "charge": card.charge,
        "dash": card.dash,
        "left": colour_names(card.left),
        "right": colour_names(card.right),
        "ex": card.ex,
        "keywords": keywords(card) + bonuses(card),
        "text": text(card),
        "counter": counter_text(card),
        "moment": MOMENTS[card.moment] if card.type == EVENT else "",
        "defense": card.defense,
        "about": card.about,
        "facts": told(facts(card)),
    }


def colour_names(linkers: int) -> list[str]:
    return [colour for bit, colour in enumerate(COLOURS) if linkers >> bit & 1]


def told(of: list[Fact]) -> list[dict[str, str]]:
    return [{"about": fact.about, "origin": fact.origin, "why": fact.why} for fact in of]


def fighter_page(fighter: Fighter) -> dict[str, Any]:
    return {
        "move": fighter.move,
        "health": fighter.health,
        "archetype": fighter.archetype,
        "ultra": fighter.ultra.name,
        "about": fighter.about,
        "cards": [[card.name, copies] for card, copies in deck_of(fighter)],
        "facts": told(fighter_facts(fighter)),
    }


def stage_page(stage: Stage) -> dict[str, Any]:
    objects = [
        {"name": thing.name, "spaces": list(thing.spaces), "large": thing.large, "solid": thing.solid}
        for thing in stage.things
    ]
    return {
        "objects": objects,
        "versus": list(stage.versus),
        "multiplayer": list(stage.multiplayer),
        "about": stage.about,
        "facts": told(list(stage.facts)),
    }
