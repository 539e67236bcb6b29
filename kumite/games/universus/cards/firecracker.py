"""Firecracker, the rush: Mirri Vell runs letters through Lantern Alley, and nobody has ever seen her walk."""

from __future__ import annotations

from kumite.games.universus.cards.phrases import (
    ATTACKS_IN_POOL,
    COMMIT,
    DISCARD_ONE,
    FLIP,
    IS_ATTACK,
    MINE,
    ONCE,
    OTHER_ATTACKS,
    REMOVE,
    RIVAL_ACTS,
    TENACIOUS,
    THIS,
    YOU_ATTACK,
    YOUR_ATTACK,
    YOUR_ATTACK_IS_BLOCKED,
    action,
    always,
    asset,
    attack,
    character,
    damage,
    enhance,
    form,
    foundation,
    foundations,
    next_attack,
    response,
    speed,
    when_this_hits,
)
from kumite.games.universus.terms import ANY, DAMAGE, DIFFICULTY, HAND, POOL, RIVAL, SPEED, V_PLAY, YOU
from kumite.games.universus.words.amounts import Cap, Count, X
from kumite.games.universus.words.changes import Modify
from kumite.games.universus.words.moves import Discard, Draw
from kumite.games.universus.words.riders import Combo, Desperation, First, ForCharacter
from kumite.games.universus.words.rule import IGNORES, Rule
from kumite.games.universus.words.sels import Sel
from kumite.games.universus.words.structure import Let
from kumite.games.universus.words.tests import Trait
from kumite.games.universus.words.triggers import Event
from kumite.games.universus.words.turns import Ready

PUNCH = Trait("Punch")
KICK = Trait("Kick")
EVERY_ATTACK = Sel(99, ANY, (IS_ATTACK,), (POOL,), every=True)

character(
    "Mirri Vell",
    "the Firecracker",
    "fire air chaos",
    7,
    29,
    ("Brawler",),
    enhance(
        Modify(MINE, SPEED, X()),
        Let(Cap(Count(ATTACKS_IN_POOL), most=3)),
        cost=(COMMIT,),
        riders=(YOUR_ATTACK,),
        name="Lit Fuse",
    ),
    response(YOUR_ATTACK_IS_BLOCKED, next_attack(DAMAGE, 2), riders=(TENACIOUS, ONCE), name="Crackle"),
    difficulty=5,
    check=6,
)

# Attacks

attack("Tin-Can Jab", 2, 3, "+1 high", "fire air good", "3 high 3", ("Punch",), when_this_hits(next_attack(SPEED, 2)))
attack("Skipping Heel", 3, 3, "+2 low", "fire air chaos", "4 low 4", ("Kick",), enhance(next_attack(DAMAGE, 2, PUNCH)))
attack("Firecracker Flurry", 4, 3, "+1 mid", "fire chaos all", "3 mid 5", ("Frenzy", "Punch"))
attack("Rooftop Rebound", 4, 3, "+2 high", "fire air water", "4 high 4", ("Echo", "Kick"))
attack("Blink-and-Miss Elbow", 3, 3, "+1 mid", "fire air void", "4 mid 4", ("Flash", "Punch"))
attack(
    "One-Two Sparkler",
    4,
    3,
    "+2 mid",
    "fire chaos good",
    "4 mid 5",
    ("Combo (Punch)", "Punch"),
    enhance(damage(3, THIS), riders=(Combo(),)),
)
attack("Back-Alley Answer", 3, 3, "+1 low", "fire evil chaos", "4 low 4", ("Reversal", "Kick"))
attack(
    "Whole String of Crackers",
    6,
    2,
    "+0 high",
    "fire chaos death",
    "4 high 6",
    ("Combo (Kick, Punch)", "Combo (Punch, Kick)", "Fury"),
    enhance(Modify(THIS, DAMAGE, X()), Let(OTHER_ATTACKS)),
    enhance(speed(3, THIS), riders=(Combo(),)),
    enhance(damage(1, THIS), riders=(ForCharacter("Mirri Vell"),)),
)
attack("Gutter Sweep", 3, 4, "", "fire earth evil", "3 low 4", ("Safe", "Kick"), enhance(next_attack(SPEED, 1)))

# Foundations

foundation("Busy Feet", 2, 5, "+2 low", "fire air good", enhance(speed(2), cost=(COMMIT,), riders=(YOUR_ATTACK,)))
foundation("Street Rhythm", 1, 4, "+3 mid", "fire chaos all", form(next_attack(DIFFICULTY, -2), cost=(COMMIT,)))
foundation(
    "Chip on the Shoulder", 2, 5, "+2 high", "fire evil chaos", response(YOUR_ATTACK_IS_BLOCKED, Draw(1), cost=(FLIP,))
)
foundation(
    "Short Fuse",
    3,
    5,
    "+1 mid",
    "fire chaos death",
    enhance(speed(1), damage(2), cost=(COMMIT,), riders=(First(), ONCE, YOUR_ATTACK)),
    keywords=("Unique",),
)
foundation(
    "Nothing to Lose",
    2,
    5,
    "+2 mid",
    "fire life death",
    enhance(damage(3), cost=(COMMIT,), riders=(Desperation(), YOUR_ATTACK)),
)
foundation(
    "Borrowed Wind",
    2,
    5,
    "+3 high",
    "attuned:air water void",
    response(YOU_ATTACK, Draw(1), DISCARD_ONE, cost=(COMMIT,)),
)
foundation("Heat Haze", 2, 5, "+3 mid", "fire air void", response(RIVAL_ACTS, Draw(1), cost=(COMMIT,)))

# An asset, and actions

asset("Hot Pavement", 2, 4, "+2 low", "fire earth chaos", ("Terrain",), always(Modify(EVERY_ATTACK, SPEED, 1)))
action(
    "Double Time",
    2,
    4,
    "+3 high",
    "fire air order",
    form(Rule(IGNORES, Event(V_PLAY, YOU, (IS_ATTACK,)), times=1), Draw(1)),
)
action("Catch Your Breath", 1, 5, "+2 mid", "fire air life", form(Draw(2), DISCARD_ONE))
action(
    "Heckle from the Rooftops",
    2,
    5,
    "",
    "fire evil chaos",
    enhance(speed(1), Discard(Sel(1, whose=RIVAL, zones=(HAND,), random=True)), riders=(YOUR_ATTACK,)),
    keywords=("Taunt",),
)
action("Spare Fuse", 3, 4, "+1 low", "fire chaos order", enhance(Ready(foundations(3)), cost=(REMOVE,)))
