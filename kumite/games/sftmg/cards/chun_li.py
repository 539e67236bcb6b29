"""Chun-Li: a specialist in Mix-Up and Edge, with quick legs and little Health."""

from __future__ import annotations

from typing import Final

from kumite.games.sftmg.conditions import NearWallOrObject
from kumite.games.sftmg.printed import (
    ACTION,
    BLUE,
    DEDUCED,
    EVENT,
    FREE,
    GREEN,
    HURT,
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
from kumite.games.sftmg.statics import Prime, Quick
from kumite.games.sftmg.words import DrawCards, FoeDiscards, Move, Weaken


def printed(where: str, about: tuple[str, ...]) -> tuple[Fact, ...]:
    return tuple([Fact(each, PRINTED, where) for each in about])


HOSENKA: Final = Card(
    "Hosenka",
    ULTRA,
    dice=5,
    charge=2,
    per_push=1,
    knockback=2,
    about="Kick upon kick unfolds, and the last petal opens upward.",
)

# Strikes

TSUITOTSUKEN: Final = Card(
    "Tsuitotsuken",
    STRIKE,
    dice=2,
    reach=(1, 2),
    right=RED,
    edge=(1, 2),
    about="A long step behind a straight arm, best at the end of its reach.",
)
YOSOKYAKU: Final = Card(
    "Yosokyaku",
    STRIKE,
    dice=2,
    dash=2,
    left=YELLOW,
    right=RED,
    mix_up=1,
    about="She comes down on their head and uses it as a step.",
)
KAKUKYAKURAKU_KICK: Final = Card(
    "Kakukyakuraku Kick",
    STRIKE,
    dice=3,
    reach=(1, 2),
    left=RED,
    right=BLUE,
    mix_up=1,
    combo=1,
    about="A flip in place, and the heel arrives from above the guard.",
    facts=printed("000, Combo Action System", ("name", "type", "dice", "range", "keywords", "counter"))
    + (Fact("owner", DEDUCED, "by the name of the move; no owner is printed"),),
)
HAKKEI: Final = Card(
    "Hakkei",
    STRIKE,
    dice=3,
    left=RED,
    right=GREEN,
    mix_up=2,
    about="A palm laid flat; the force slips past whatever is in front of it.",
)
RYUSEIRAKU: Final = Card(
    "Ryuseiraku",
    STRIKE,
    dice=2,
    dash=2,
    left=GREEN | YELLOW,
    right=BLUE,
    throw=1,
    about="Caught in the air like a falling star, and sent the same way.",
    facts=printed("000, Knockbacks and Throws", ("name", "type", "dice", "range", "keywords", "counter"))
    + (Fact("owner", DEDUCED, "000, Collisions: printed beside the example in which Chun-Li throws Sagat"),),
)

# Specials

SPINNING_BIRD_KICK: Final = Card(
    "Spinning Bird Kick",
    SPECIAL,
    dice=2,
    charge=2,
    left=BLUE | YELLOW,
    right=GREEN,
    per_push=1,
    about="Upside down and still faster than they are.",
    facts=printed("000, Attack Whiffs", ("name", "type", "dice", "range", "keywords", "text", "counter"))
    + (Fact("owner", PRINTED, "000, Attack Whiffs: the example has Chun-Li use it"),),
)
HYAKURETSUKYAKU: Final = Card(
    "Hyakuretsukyaku",
    SPECIAL,
    dice=2,
    reach=(1, 2),
    left=BLUE,
    right=BLUE | GREEN,
    ex=True,
    mix_up=1,
    combo=1,
    about="A hundred kicks, if anybody could count them.",
)
HAZANSHU: Final = Card(
    "Hazanshu",
    SPECIAL,
    dice=3,
    dash=2,
    left=YELLOW,
    ex=True,
    knockback=1,
    edge=(1, 3),
    about="Over the top of everything thrown low, heel first.",
)
TENSHOKYAKU: Final = Card(
    "Tenshokyaku",
    SPECIAL,
    dice=3,
    left=BLUE | GREEN,
    ex=True,
    knockback=2,
    combo=1,
    about="Three kicks up a staircase that only she can see.",
)

# Projectiles

KIKOKEN: Final = Card(
    "Kikoken",
    PROJECTILE,
    dice=2,
    reach=(1, 4),
    left=GREEN,
    right=YELLOW,
    ex=True,
    edge=(1, 4),
    if_hit=(Move(2),),
    about="Everything gathered between two palms, and then she is elsewhere.",
    facts=printed("000, EX Attacks", ("name", "type", "dice", "range", "keywords", "text", "counter"))
    + (
        Fact("ex", DEDUCED, "it illustrates the section on EX Attacks; the colour of its die is lost"),
        Fact("owner", PRINTED, "000, EX Attacks: the text moves Chun-Li"),
    ),
)
DRIFTING_KIKOKEN: Final = Card(
    "Drifting Kikoken",
    PROJECTILE,
    dice=2,
    reach=(2, 5),
    right=YELLOW,
    mix_up=1,
    edge=(1, 5),
    after=(Move(2),),
    about="So slow that she can stroll in behind it.",
)

# Supers

SENRETSUKYAKU: Final = Card(
    "Senretsukyaku",
    SUPER,
    dice=4,
    dash=2,
    left=BLUE | YELLOW,
    mix_up=2,
    knockback=1,
    about="The hundred kicks were practice; these are the thousand.",
)
KIKOSHO: Final = Card(
    "Kikosho",
    SUPER,
    dice=5,
    reach=(1, 2),
    left=GREEN,
    stun=1,
    about="She plants her feet and becomes, for a moment, a very bright place.",
)

# Events

LIGHT_ON_HER_FEET: Final = Card(
    "Light on Her Feet",
    EVENT,
    moment=REACTION,
    does=(Move(1), Weaken(2)),
    defense=2,
    about="A turn of the hip, and most of it goes by.",
)
SPIKED_BRACELETS: Final = Card(
    "Spiked Bracelets",
    EVENT,
    moment=FREE,
    does=(Prime(damage=1, mix_up=2),),
    defense=2,
    about="They weigh a good deal. They are also not for decoration.",
)
WALL_LEAP: Final = Card(
    "Wall Leap",
    EVENT,
    moment=FREE,
    condition=NearWallOrObject(2),
    does=(Move(4), DrawCards(1)),
    defense=2,
    about="One foot on the stone, and off at an angle nobody was watching.",
)
LIGHTNING_FOOTWORK: Final = Card(
    "Lightning Footwork",
    EVENT,
    moment=FREE,
    stays=True,
    holds=Quick(1),
    ends=HURT,
    defense=2,
    about="As long as nobody lays a hand on her, nobody will.",
)
INTERPOL_FILE: Final = Card(
    "Interpol File",
    EVENT,
    moment=ACTION,
    does=(FoeDiscards(1), DrawCards(2)),
    aimed=True,
    defense=2,
    about="She has read every fight they ever had.",
)

CHUN_LI: Final = Fighter(
    "Chun-Li",
    move=4,
    health=24,
    archetype="Specialist",
    ultra=HOSENKA,
    cards=(
        (TSUITOTSUKEN, 3),
        (YOSOKYAKU, 3),
        (KAKUKYAKURAKU_KICK, 2),
        (HAKKEI, 2),
        (RYUSEIRAKU, 2),
        (SPINNING_BIRD_KICK, 2),
        (HYAKURETSUKYAKU, 3),
        (HAZANSHU, 2),
        (TENSHOKYAKU, 2),
        (KIKOKEN, 3),
        (DRIFTING_KIKOKEN, 2),
        (SENRETSUKYAKU, 1),
        (KIKOSHO, 1),
        (LIGHT_ON_HER_FEET, 2),
        (SPIKED_BRACELETS, 1),
        (WALL_LEAP, 1),
        (LIGHTNING_FOOTWORK, 1),
        (INTERPOL_FILE, 1),
    ),
    about="An Interpol detective on a private errand, who finds the one distance that suits her and the gap in any guard.",
    facts=printed("000, Game Components", ("name",)),
)
