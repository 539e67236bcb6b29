"""The twelve Nemesis Events, ours by design, and the two Characters who have them in place of their Character Events
(SFTMG-COMP-10, SFTMG-NEM-02, SFTMG-NEM-04)."""

from __future__ import annotations

from typing import Final

from kumite.games.sftmg.cards.akuma import AKUMA
from kumite.games.sftmg.cards.bison import BISON
from kumite.games.sftmg.conditions import FoeWithin, HealthAtLeast, HealthAtMost
from kumite.games.sftmg.printed import (
    ACTION,
    BRACING,
    EVENT,
    FREE,
    HURT,
    NEXT_TURN,
    PRINTED,
    REACTION,
    WHIFFED,
    Card,
    Fact,
    Fighter,
)
from kumite.games.sftmg.statics import Ignore, MoreDice, Prime
from kumite.games.sftmg.words import (
    DrainMeter,
    DrawCards,
    FoeForgets,
    GainAction,
    GainMeter,
    Heal,
    Hurt,
    Move,
    PlaceNext,
    Push,
    Suffer,
)

BISONS: Final = (
    Card(
        "The Whole of Psycho Power",
        EVENT,
        moment=FREE,
        stays=True,
        holds=MoreDice(1),
        ends=HURT,
        defense=2,
        about="What he showed the heroes was its shadow.",
    ),
    Card(
        "Violet Inferno",
        EVENT,
        moment=ACTION,
        condition=FoeWithin(3),
        does=(Hurt(2), FoeForgets(1)),
        aimed=True,
        defense=2,
        about="The air catches fire, and your thoughts with it.",
    ),
    Card(
        "He Was Never There",
        EVENT,
        moment=REACTION,
        does=(Move(4), DrawCards(1)),
        defense=2,
        about="You were fighting a laugh.",
    ),
    Card(
        "Fear Me, Demon",
        EVENT,
        moment=ACTION,
        does=(FoeForgets(2), DrainMeter(2)),
        aimed=True,
        defense=2,
        about="There is a door in every rage, and he has the key.",
    ),
    Card(
        "Hell Sent Him Back",
        EVENT,
        moment=BRACING,
        does=(Ignore(3), GainMeter(1)),
        defense=2,
        about="He had redecorated.",
    ),
    Card(
        "Strength of the Broken",
        EVENT,
        moment=ACTION,
        condition=HealthAtMost(12),
        does=(Heal(4), DrawCards(1)),
        defense=2,
        about="Everybody whose will he ever broke stands behind him now, and pushes.",
    ),
)

AKUMAS: Final = (
    Card(
        "Killing Intent, Unbound",
        EVENT,
        moment=FREE,
        condition=HealthAtLeast(2),
        does=(Suffer(1), Prime(dice=2, stun=1)),
        defense=2,
        about="For once it has somebody it likes.",
    ),
    Card(
        "True Face of the Oni",
        EVENT,
        moment=FREE,
        condition=HealthAtLeast(2),
        does=(Suffer(1),),
        stays=True,
        holds=MoreDice(1),
        ends=NEXT_TURN,
        defense=2,
        about="The man was the mask.",
    ),
    Card(
        "Island Splitter",
        EVENT,
        moment=ACTION,
        condition=FoeWithin(2),
        does=(Hurt(3), Push(2)),
        aimed=True,
        defense=2,
        about="He struck the island once. There are two of it now.",
    ),
    Card(
        "No Distance",
        EVENT,
        moment=REACTION,
        does=(PlaceNext(), GainMeter(1)),
        aimed=True,
        defense=2,
        about="There were five steps between you. He did not take them.",
    ),
    Card(
        "Price of a Miss",
        EVENT,
        moment=WHIFFED,
        condition=FoeWithin(3),
        does=(Hurt(4),),
        aimed=True,
        defense=2,
        about="He gives no credit.",
    ),
    Card(
        "A Death Worth Having",
        EVENT,
        moment=FREE,
        condition=HealthAtMost(15),
        does=(DrawCards(1), GainAction(1)),
        defense=2,
        about="He smiles, as he has not since his teacher fell.",
    ),
)


def nemesis(standard: Fighter, events: tuple[Card, ...], about: str) -> Fighter:
    """SFTMG-NEM-02, SFTMG-NEM-04: the standard Character card and deck, with these Events instead of the six it has."""
    kept = [entry for entry in standard.cards if entry[0].type != EVENT]
    return Fighter(
        f"Nemesis {standard.name}",
        move=standard.move,
        health=standard.health,
        archetype=standard.archetype,
        ultra=standard.ultra,
        cards=tuple(kept + [(card, 1) for card in events]),
        about=about,
        facts=(Fact("name", PRINTED, "001, Nemesis Mode"),),
    )


NEMESIS_BISON: Final = nemesis(
    BISON, BISONS, "Of all who oppose him he thinks of one at night, and tonight he need not hold anything back."
)
NEMESIS_AKUMA: Final = nemesis(
    AKUMA, AKUMAS, "The tyrant calls himself a god. Akuma has killed one before, and it was too easy."
)
