"""Boss M. Bison: the standard Character's habits with more dice, more reach and more Stun (SFTMG-BOSS-04, SFTMG-BOSS-11).

Framed in purple (SFTMG-BOSS-10), without any Super (SFTMG-BOSS-09)."""

from __future__ import annotations

from typing import Final

from kumite.games.sftmg.conditions import HealthAtMost
from kumite.games.sftmg.printed import (
    ACTION,
    BLUE,
    BRACING,
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
    ULTRA,
    WHIFFED,
    YELLOW,
    Card,
    Fact,
    Fighter,
)
from kumite.games.sftmg.statics import Guarded, Ignore, Prime
from kumite.games.sftmg.words import DrainMeter, DrawCards, FoeForgets, GainMeter, Heal, Hurt, Move

BOSS_BISON: Final = Fighter(
    "Boss M. Bison",
    move=3,
    health=61,
    archetype="Defensive boss",
    ultra=Card(
        "Psycho Apocalypse",
        ULTRA,
        dice=8,
        dash=5,
        knockback=2,
        stun=3,
        about="The violet light swallows the stage, and only he walks out of it.",
    ),
    cards=(
        (
            Card(
                "Iron Heel",
                STRIKE,
                dice=3,
                reach=(1, 2),
                right=BLUE,
                edge=(1, 2),
                about="A boot on parade, and you are the ground.",
            ),
            3,
        ),
        (
            Card(
                "Tyrant's Backhand",
                STRIKE,
                dice=3,
                reach=(1, 1),
                right=BLUE | GREEN,
                mix_up=2,
                about="He does not look at whom he slaps.",
            ),
            2,
        ),
        (
            Card(
                "Verdict of Shadaloo",
                STRIKE,
                dice=4,
                reach=(1, 1),
                left=RED,
                stun=2,
                about="There is no second instance.",
            ),
            2,
        ),
        (
            Card(
                "Hand of the Dictator",
                STRIKE,
                dice=3,
                reach=(1, 1),
                throw=3,
                about="He opens his fingers, and you leave.",
            ),
            2,
        ),
        (
            Card(
                "Psycho Meteor",
                SPECIAL,
                dice=4,
                charge=4,
                left=GREEN | RED,
                ex=True,
                stun=1,
                about="It comes from the far wall and means the near one.",
            ),
            3,
        ),
        (
            Card(
                "Scissors of Fear",
                SPECIAL,
                dice=3,
                dash=3,
                left=BLUE,
                right=RED,
                ex=True,
                combo=1,
                about="Two knees close on a hope.",
            ),
            3,
        ),
        (
            Card(
                "Psycho Wall",
                SPECIAL,
                dice=3,
                reach=(1, 2),
                left=BLUE,
                right=GREEN,
                knockback=1,
                stun=1,
                about="A door of light, slammed.",
            ),
            2,
        ),
        (
            Card(
                "Stepping Stone",
                PROJECTILE,
                dice=3,
                dash=4,
                right=YELLOW,
                ex=True,
                stun=1,
                about="From head to head he crosses the whole team.",
            ),
            3,
        ),
        (
            Card(
                "Falling Throne",
                PROJECTILE,
                dice=4,
                dash=2,
                left=YELLOW,
                combo=1,
                about="He sits down on you from a great height.",
            ),
            2,
        ),
        (
            Card(
                "Psycho Comet",
                PROJECTILE,
                dice=3,
                reach=(2, 6),
                right=GREEN,
                edge=(1, 4),
                about="A violet tail, and then the noise.",
            ),
            2,
        ),
        (
            Card(
                "Mantle of Psycho Power",
                EVENT,
                moment=FREE,
                stays=True,
                holds=Guarded(2),
                ends=HURT,
                defense=3,
                about="The cape stands up by itself.",
            ),
            2,
        ),
        (
            Card(
                "Nowhere and Behind",
                EVENT,
                moment=REACTION,
                does=(Move(4),),
                defense=3,
                about="Three fists meet where he was.",
            ),
            2,
        ),
        (
            Card(
                "Is This Your Champion?",
                EVENT,
                moment=WHIFFED,
                does=(Hurt(3), GainMeter(1)),
                aimed=True,
                defense=3,
                about="He yawns, and the yawn burns.",
            ),
            2,
        ),
        (
            Card(
                "Three Broken Wills",
                EVENT,
                moment=ACTION,
                does=(FoeForgets(2), DrainMeter(2)),
                aimed=True,
                defense=3,
                about="One look for each of them; one is enough.",
            ),
            1,
        ),
        (
            Card(
                "Pain Is for Servants",
                EVENT,
                moment=BRACING,
                does=(Ignore(3),),
                defense=3,
                about="The rock was hurt more.",
            ),
            1,
        ),
        (
            Card(
                "Psycho Drive",
                EVENT,
                moment=FREE,
                does=(GainMeter(2), Prime(dice=1)),
                defense=3,
                about="Far above, something enormous wakes up for him.",
            ),
            1,
        ),
        (
            Card(
                "Another Vessel",
                EVENT,
                moment=ACTION,
                condition=HealthAtMost(30),
                does=(Heal(4), DrawCards(1)),
                defense=3,
                about="The laboratory delivers.",
            ),
            1,
        ),
    ),
    about="With a whole satellite behind him he no longer waits for heroes; he sends for them, three at a time.",
    facts=(
        Fact("name", PRINTED, "001, Components"),
        Fact("gauge", PRINTED, "001, Boss Player Board Dials"),
        Fact("blocks", PRINTED, "001, Key Changes to Gameplay for Boss Mode"),
        Fact("hand", PRINTED, "001, Key Changes to Gameplay for Boss Mode"),
        Fact("refill", PRINTED, "001, Turn Sequence (Boss Turn)"),
    ),
    blocks=3,
    gauge=12,
    hand=7,
    refill=7,
)
