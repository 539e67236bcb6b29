"""Ryu: balanced, nine Strikes, nine Specials and eight Projectiles."""

from __future__ import annotations

from typing import Final

from kumite.games.sftmg.conditions import FoeWithin, MeterAtLeast
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
    WHIFFED,
    YELLOW,
    Card,
    Fact,
    Fighter,
)
from kumite.games.sftmg.statics import MoreDice, Prime
from kumite.games.sftmg.words import DrawCards, GainMeter, Hurt, PlaceNext, Recover

CHARACTER: Final = "000, Character Cards & Stats"
ANATOMY: Final = "000, Anatomy of an Attack Card"


def printed(where: str, about: tuple[str, ...]) -> tuple[Fact, ...]:
    return tuple([Fact(each, PRINTED, where) for each in about])


METSU_HADOKEN: Final = Card(
    "Metsu Hadoken",
    ULTRA,
    dice=5,
    reach=(1, 8),
    per_gap=(1, 3),
    about="Both palms, one breath, and the far wall is gone.",
    facts=printed(CHARACTER, ("name", "type", "dice", "range", "keywords", "text")),
)

# Strikes

SHORT_UPPERCUT: Final = Card(
    "Short Uppercut",
    STRIKE,
    dice=2,
    right=RED | BLUE,
    about="A compact rising fist that asks a question.",
)
COLLARBONE_BREAKER: Final = Card(
    "Collarbone Breaker",
    STRIKE,
    dice=3,
    dash=1,
    left=RED | YELLOW,
    right=BLUE,
    mix_up=1,
    combo=1,
    about="Two knuckles, straight down; guarding low was the mistake.",
    facts=printed("000, Attack Cards", ("name", "type", "dice", "range", "keywords", "counter"))
    + (Fact("owner", DEDUCED, "000, Counter-Attacking: the picture beside the example in which Ryu attacks Sagat"),),
)
SOLAR_PLEXUS_STRIKE: Final = Card(
    "Solar Plexus Strike",
    STRIKE,
    dice=2,
    left=RED,
    right=BLUE,
    about="He steps in, and the breath goes out.",
)
SOMERSAULT_THROW: Final = Card(
    "Somersault Throw",
    STRIKE,
    dice=2,
    left=RED,
    right=GREEN,
    throw=2,
    about="Onto his back, a foot in the belt, and over.",
)

# Specials

SHORYUKEN: Final = Card(
    "Shoryuken",
    SPECIAL,
    dice=3,
    left=BLUE,
    ex=True,
    knockback=1,
    about="Everything he has, straight up; then he has to come down.",
)
TATSUMAKI_SENPUKYAKU: Final = Card(
    "Tatsumaki Senpukyaku",
    SPECIAL,
    dice=3,
    charge=2,
    left=BLUE | YELLOW,
    ex=True,
    knockback=1,
    about="A heavy wheel of one heel that carries the opponent along.",
)
JOUDAN_SOKUTOU_GERI: Final = Card(
    "Joudan Sokutou Geri",
    SPECIAL,
    dice=3,
    reach=(1, 2),
    left=BLUE,
    right=GREEN,
    ex=True,
    knockback=3,
    about="A side kick like a slammed gate, with room behind it for a Hadoken.",
)
HASHO_PALM: Final = Card(
    "Hasho Palm",
    SPECIAL,
    dice=2,
    reach=(1, 2),
    left=BLUE,
    right=GREEN | YELLOW,
    stun=1,
    about="The palm stops short; what it carries does not.",
)

# Projectiles

HADOKEN: Final = Card(
    "Hadoken",
    PROJECTILE,
    dice=2,
    reach=(2, 4),
    left=GREEN,
    right=YELLOW,
    ex=True,
    about="A small blue sun to walk in behind.",
)
FIERCE_HADOKEN: Final = Card(
    "Fierce Hadoken",
    PROJECTILE,
    dice=3,
    reach=(2, 5),
    left=GREEN,
    knockback=1,
    edge=(1, 5),
    about="The whole room hums before it leaves his hands.",
    facts=printed(ANATOMY, ("name", "type", "dice", "range", "keywords", "counter"))
    + (Fact("owner", DEDUCED, "000, Line of Sight: Ryu throws a Hadoken in the example"),),
)
DENJIN_HADOKEN: Final = Card(
    "Denjin Hadoken",
    PROJECTILE,
    dice=2,
    reach=(2, 4),
    left=YELLOW,
    stun=1,
    unblockable=True,
    condition=MeterAtLeast(3),
    about="Held until it crackles; no guard was ever built for it.",
)

# Supers

SHINKU_HADOKEN: Final = Card(
    "Shinku Hadoken",
    SUPER,
    dice=4,
    reach=(2, 6),
    left=GREEN | YELLOW,
    knockback=2,
    about="The air is pulled in first. Then it comes back.",
    facts=printed("000, Utility Event Cards: Supers", ("name", "type", "dice", "range", "keywords", "text"))
    + (Fact("owner", DEDUCED, "by the name of the move"),),
)
SHIN_SHORYUKEN: Final = Card(
    "Shin Shoryuken",
    SUPER,
    dice=5,
    left=BLUE,
    knockback=1,
    about="One fist to the ribs, the other through the ceiling.",
)

# Events

MINDS_EYE: Final = Card(
    "Mind's Eye",
    EVENT,
    moment=REACTION,
    condition=FoeWithin(2),
    facedown_only=True,
    cancels=True,
    on_reveal=(GainMeter(1),),
    defense=2,
    about="He meets the blow with an open hand, a moment before it is thrown.",
)
DENJIN_CHARGE: Final = Card(
    "Denjin Charge",
    EVENT,
    moment=FREE,
    does=(Prime(dice=1, stun=1), GainMeter(1)),
    defense=2,
    about="Sparks run up his wrists, and he lets them.",
)
LESSON_REMEMBERED: Final = Card(
    "Lesson Remembered",
    EVENT,
    moment=FREE,
    does=(Recover(),),
    defense=2,
    about="Gouken made him do it ten thousand times. Once more, then.",
)
POWER_OF_NOTHINGNESS: Final = Card(
    "Power of Nothingness",
    EVENT,
    moment=ACTION,
    does=(DrawCards(1),),
    stays=True,
    holds=MoreDice(1),
    ends=HURT,
    defense=2,
    about="No anger, no fear, no wasted motion, for as long as it lasts.",
)
ANSWER_IN_THE_FIST: Final = Card(
    "Answer in the Fist",
    EVENT,
    moment=WHIFFED,
    does=(PlaceNext(), Hurt(1), DrawCards(1)),
    aimed=True,
    defense=2,
    about="The miss tells him all he wanted to know about them.",
)

RYU: Final = Fighter(
    "Ryu",
    move=3,
    health=25,
    archetype="Balanced",
    ultra=METSU_HADOKEN,
    cards=(
        (SHORT_UPPERCUT, 3),
        (COLLARBONE_BREAKER, 2),
        (SOLAR_PLEXUS_STRIKE, 2),
        (SOMERSAULT_THROW, 2),
        (SHORYUKEN, 2),
        (TATSUMAKI_SENPUKYAKU, 3),
        (JOUDAN_SOKUTOU_GERI, 2),
        (HASHO_PALM, 2),
        (HADOKEN, 3),
        (FIERCE_HADOKEN, 3),
        (DENJIN_HADOKEN, 2),
        (SHINKU_HADOKEN, 1),
        (SHIN_SHORYUKEN, 1),
        (MINDS_EYE, 2),
        (DENJIN_CHARGE, 1),
        (LESSON_REMEMBERED, 1),
        (POWER_OF_NOTHINGNESS, 1),
        (ANSWER_IN_THE_FIST, 1),
    ),
    about="A wanderer with a duffel bag who has an answer at every distance and is never content with it.",
    facts=printed(CHARACTER, ("name", "move", "health", "ultra")),
)
