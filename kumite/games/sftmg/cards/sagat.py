"""Sagat: a zoner, twelve Projectiles, eight Strikes and six Specials, most of which make room for more Projectiles."""

from __future__ import annotations

from typing import Final

from kumite.games.sftmg.conditions import Behind, FoeAdjacent, FoeBeyond
from kumite.games.sftmg.printed import (
    ACTION,
    BLUE,
    BRACING,
    DEDUCED,
    EVENT,
    FREE,
    GREEN,
    NEXT_TURN,
    PRINTED,
    PROJECTILE,
    REACTION,
    RED,
    SPECIAL,
    STRIKE,
    SUPER,
    ULTRA,
    YELLOW,
    Card,
    Fact,
    Fighter,
)
from kumite.games.sftmg.statics import Ignore, Prime, Shell
from kumite.games.sftmg.words import DrawCards, GainMeter, Move, Push

COMBO: Final = "000, Combo Action System"
CHAIN: Final = Fact(
    "linkers", DEDUCED, "SFTMG-RULING-88: Tiger Rage, Quick Tiger Shot and Fierce Tiger Shot link; the colours are ours"
)


def printed(where: str, about: tuple[str, ...]) -> tuple[Fact, ...]:
    return tuple([Fact(each, PRINTED, where) for each in about])


TIGER_DESTRUCTION: Final = Card(
    "Tiger Destruction",
    ULTRA,
    dice=6,
    reach=(1, 2),
    knockback=2,
    about="Knee, knee, and an uppercut with seven feet of king behind it.",
)

# Strikes

STEP_HIGH_KICK: Final = Card(
    "Step High Kick",
    STRIKE,
    dice=2,
    reach=(1, 2),
    right=RED | BLUE,
    about="It looks like a stride until it reaches the face.",
)
TIGER_RAGE: Final = Card(
    "Tiger Rage",
    STRIKE,
    dice=2,
    left=RED,
    right=GREEN,
    throw=3,
    about="Seized, shaken, and sent out to where the shots begin.",
    facts=printed(COMBO, ("name", "type", "dice", "range", "keywords", "counter"))
    + (CHAIN, Fact("owner", DEDUCED, "by the name of the move, and by the chain it opens")),
)
STANDING_ROUNDHOUSE: Final = Card(
    "Standing Roundhouse",
    STRIKE,
    dice=3,
    reach=(1, 2),
    left=RED,
    right=GREEN,
    knockback=2,
    edge=(1, 2),
    about="A leg like a gate-bar swung shut at full length.",
    facts=printed("000, Counter-Attacking", ("name", "type", "dice", "range", "keywords", "counter"))
    + (Fact("owner", DEDUCED, "000, Counter-Attacking: printed beside the example in which Sagat counters a Strike"),),
)

# Specials

TIGER_UPPERCUT: Final = Card(
    "Tiger Uppercut",
    SPECIAL,
    dice=3,
    left=BLUE,
    ex=True,
    knockback=1,
    about="Made in answer to a dragon, out of one bad night and a scar.",
)
TIGER_KNEE_CRUSH: Final = Card(
    "Tiger Knee Crush",
    SPECIAL,
    dice=2,
    dash=2,
    left=BLUE,
    right=YELLOW,
    ex=True,
    knockback=2,
    about="The tower falls forward, knee first, and the space is his again.",
)

# Projectiles

QUICK_TIGER_SHOT: Final = Card(
    "Quick Tiger Shot",
    PROJECTILE,
    dice=2,
    reach=(2, 4),
    left=GREEN,
    right=YELLOW,
    edge=(1, 3),
    if_hit=(Move(2),),
    about="Thrown from the shoulder while he is already walking.",
    facts=printed(COMBO, ("name", "type", "dice", "range", "keywords", "text", "counter"))
    + (CHAIN, Fact("owner", PRINTED, "000, Combo Action System: the text moves Sagat")),
)
FIERCE_TIGER_SHOT: Final = Card(
    "Fierce Tiger Shot",
    PROJECTILE,
    dice=3,
    reach=(3, 5),
    left=YELLOW,
    knockback=1,
    edge=(1, 5),
    if_hit=(Move(1),),
    about="The roar crosses the room first; the fire is only just behind it.",
    facts=printed(COMBO, ("name", "type", "dice", "range", "keywords", "text", "counter"))
    + (CHAIN, Fact("owner", PRINTED, "000, Combo Action System: the text moves Sagat")),
)
GROUND_TIGER_SHOT: Final = Card(
    "Ground Tiger Shot",
    PROJECTILE,
    dice=2,
    reach=(2, 5),
    left=GREEN | YELLOW,
    right=GREEN,
    ex=True,
    poke=1,
    about="Along the floor and at the ankles, where plans are kept.",
)
GRAND_TIGER_SHOT: Final = Card(
    "Grand Tiger Shot",
    PROJECTILE,
    dice=2,
    reach=(4, 8),
    ex=True,
    stun=1,
    about="There is no far end of the room for the Emperor.",
)

# Supers

TIGER_GENOCIDE: Final = Card(
    "Tiger Genocide",
    SUPER,
    dice=5,
    dash=1,
    left=BLUE,
    knockback=2,
    about="The knee lifts them to where the fist is waiting.",
)
TIGER_CANNON: Final = Card(
    "Tiger Cannon",
    SUPER,
    dice=4,
    reach=(3, 7),
    left=GREEN | YELLOW,
    knockback=2,
    about="He draws it back behind him with both arms, like a net full of thunder.",
)

# Events

TEEP: Final = Card(
    "Teep",
    EVENT,
    moment=REACTION,
    condition=FoeAdjacent(),
    facedown_only=True,
    does=(Push(2),),
    aimed=True,
    defense=2,
    about="A foot in the chest, almost polite: not so near, please.",
)
MEASURED_DISTANCE: Final = Card(
    "Measured Distance",
    EVENT,
    moment=FREE,
    condition=FoeBeyond(2),
    does=(DrawCards(2),),
    defense=2,
    about="One eye is enough to tell a shot from a step.",
)
SCAR_REMEMBERS: Final = Card(
    "The Scar Remembers",
    EVENT,
    moment=FREE,
    condition=Behind(),
    does=(Prime(dice=2, knockback=1),),
    defense=2,
    about="It glows when he is losing, and so does the rest of him.",
)
EMPERORS_STANCE: Final = Card(
    "Emperor's Stance",
    EVENT,
    moment=ACTION,
    does=(DrawCards(1),),
    stays=True,
    holds=Shell(1),
    ends=NEXT_TURN,
    defense=2,
    about="High guard, slow feet, and all the time in the world.",
)
GRANITE_TORSO: Final = Card(
    "Granite Torso",
    EVENT,
    moment=BRACING,
    does=(Ignore(2), GainMeter(1)),
    defense=2,
    about="The wall gave way. He did not.",
)

SAGAT: Final = Fighter(
    "Sagat",
    move=2,
    health=25,
    archetype="Zoner",
    ultra=TIGER_DESTRUCTION,
    cards=(
        (STEP_HIGH_KICK, 3),
        (TIGER_RAGE, 2),
        (STANDING_ROUNDHOUSE, 3),
        (TIGER_UPPERCUT, 3),
        (TIGER_KNEE_CRUSH, 3),
        (QUICK_TIGER_SHOT, 4),
        (FIERCE_TIGER_SHOT, 3),
        (GROUND_TIGER_SHOT, 3),
        (GRAND_TIGER_SHOT, 2),
        (TIGER_GENOCIDE, 1),
        (TIGER_CANNON, 1),
        (TEEP, 2),
        (MEASURED_DISTANCE, 1),
        (SCAR_REMEMBERS, 1),
        (EMPERORS_STANCE, 1),
        (GRANITE_TORSO, 1),
    ),
    about="The one-eyed Emperor of Muay Thai, who owns whatever ground his shots can cross.",
    facts=printed("000, Game Components", ("name",)),
)
