"""Ken: rushdown, thirteen Strikes, ten Specials and three Projectiles, and the longest Combos."""

from __future__ import annotations

from typing import Final

from kumite.games.sftmg.conditions import Behind, FoeWithin
from kumite.games.sftmg.printed import (
    ACTION,
    BLUE,
    DEDUCED,
    EVENT,
    FREE,
    GREEN,
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
from kumite.games.sftmg.statics import Prime
from kumite.games.sftmg.words import DrawCards, GainAction, Heal, Move, PlaceNext


def printed(where: str, about: tuple[str, ...]) -> tuple[Fact, ...]:
    return tuple([Fact(each, PRINTED, where) for each in about])


GUREN_SENPUKYAKU: Final = Card(
    "Guren Senpukyaku",
    ULTRA,
    dice=5,
    dash=2,
    left=BLUE | GREEN,
    knockback=3,
    in_combo=True,
    about="A kick, a kick, and then a whole burning carousel of them.",
)

# Strikes

CHIN_BUSTER: Final = Card(
    "Chin Buster",
    STRIKE,
    dice=2,
    right=RED | BLUE,
    about="Quick, rude, and only the beginning of the sentence.",
)
FORWARD_STEP_KICK: Final = Card(
    "Forward Step Kick",
    STRIKE,
    dice=2,
    dash=2,
    left=YELLOW,
    right=RED,
    about="A hop of a kick: the distance was never as safe as it looked.",
)
INAZUMA_KICK: Final = Card(
    "Inazuma Kick",
    STRIKE,
    dice=3,
    reach=(1, 2),
    left=RED,
    right=BLUE,
    mix_up=1,
    about="The heel goes up where everyone can see it and still lands.",
)
LION_BREAKER: Final = Card(
    "Lion Breaker",
    STRIKE,
    dice=2,
    left=RED | BLUE,
    right=GREEN | BLUE,
    combo=1,
    about="Elbow, fist, and a grin in between.",
)
SHOULDER_THROW: Final = Card(
    "Shoulder Throw",
    STRIKE,
    dice=2,
    left=RED,
    right=YELLOW,
    throw=2,
    about="Over the shoulder, and he is already running after it.",
    facts=printed("000, Knockbacks and Throws", ("name", "type", "dice", "range", "keywords", "counter"))
    + (Fact("owner", DEDUCED, "000, Collisions: printed beside the example in which Ken throws Ryu"),),
)

# Specials

HURRICANE_KICK: Final = Card(
    "Hurricane Kick",
    SPECIAL,
    dice=2,
    charge=2,
    left=BLUE | YELLOW,
    right=GREEN,
    per_push=1,
    about="Every turn of it shoves them another step back.",
    facts=printed("000, Attack Card Movement", ("name", "type", "dice", "range", "keywords", "text", "counter"))
    + (Fact("owner", PRINTED, "000, Attack Card Movement: both examples have Ken use it"),),
)
KENS_SHORYUKEN: Final = Card(
    "Ken's Shoryuken",
    SPECIAL,
    dice=3,
    left=BLUE | GREEN,
    ex=True,
    knockback=1,
    combo=1,
    about="The same dragon his old friend knows, except that it is on fire.",
)
DRAGONLASH_KICK: Final = Card(
    "Dragonlash Kick",
    SPECIAL,
    dice=2,
    dash=3,
    right=GREEN,
    ex=True,
    edge=(1, 4),
    about="A run-up half the room long pays off at the other end.",
)
JINRAI_KICK: Final = Card(
    "Jinrai Kick",
    SPECIAL,
    dice=2,
    reach=(1, 2),
    left=BLUE | GREEN,
    right=BLUE | GREEN,
    ex=True,
    combo=1,
    about="One roundhouse leads to the next; he has never seen a reason to stop.",
)

# Projectiles

KENS_HADOKEN: Final = Card(
    "Ken's Hadoken",
    PROJECTILE,
    dice=2,
    reach=(2, 4),
    right=YELLOW,
    ex=True,
    about="Thrown with half his mind on the sprint that follows.",
)

# Supers

SHORYUREPPA: Final = Card(
    "Shoryureppa",
    SUPER,
    dice=4,
    dash=2,
    left=BLUE | GREEN | YELLOW,
    knockback=2,
    about="Three dragons in a row, each taller than the last.",
)
SHINRYUKEN: Final = Card(
    "Shinryuken",
    SUPER,
    dice=5,
    left=GREEN,
    stun=1,
    about="He goes up like a screw through a plank, flames and all.",
)

# Events

KENS_BANDANA: Final = Card(
    "Ken's Bandana",
    EVENT,
    moment=FREE,
    does=(DrawCards(1), GainAction()),
    defense=2,
    about="A red ribbon, lent by a friend and never asked back.",
    facts=printed("000, Event Cards", ("name", "type", "text", "defense"))
    + (Fact("owner", PRINTED, "000, Event Cards: it has his name"),),
)
HEAT_UP: Final = Card(
    "Heat Up",
    EVENT,
    moment=FREE,
    does=(Prime(dice=1, damage=1),),
    defense=2,
    about="He shakes out his wrists until they catch.",
)
QUICK_STEP: Final = Card(
    "Quick Step",
    EVENT,
    moment=REACTION,
    does=(Move(2),),
    defense=2,
    about="Not there any more, and pleased about it.",
)
IN_YOUR_FACE: Final = Card(
    "In Your Face",
    EVENT,
    moment=ACTION,
    condition=FoeWithin(5),
    does=(PlaceNext(), Prime(dice=2)),
    aimed=True,
    defense=2,
    about="A dash, a stop, a raised eyebrow.",
)
MELS_DRAWING: Final = Card(
    "Mel's Drawing",
    EVENT,
    moment=ACTION,
    condition=Behind(),
    does=(Heal(3), DrawCards(1)),
    defense=2,
    about="Folded small inside the gi: a stick man in red who always wins.",
)

KEN: Final = Fighter(
    "Ken",
    move=3,
    health=24,
    archetype="Rushdown",
    ultra=GUREN_SENPUKYAKU,
    cards=(
        (CHIN_BUSTER, 3),
        (FORWARD_STEP_KICK, 3),
        (INAZUMA_KICK, 3),
        (LION_BREAKER, 2),
        (SHOULDER_THROW, 2),
        (HURRICANE_KICK, 3),
        (KENS_SHORYUKEN, 3),
        (DRAGONLASH_KICK, 2),
        (JINRAI_KICK, 2),
        (KENS_HADOKEN, 3),
        (SHORYUREPPA, 1),
        (SHINRYUKEN, 1),
        (KENS_BANDANA, 2),
        (HEAT_UP, 1),
        (QUICK_STEP, 1),
        (IN_YOUR_FACE, 1),
        (MELS_DRAWING, 1),
    ),
    about="A champion with a fortune, a family and a flaming fist, who would rather be hitting something right now.",
    facts=printed("000, Game Components", ("name",)),
)
