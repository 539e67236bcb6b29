"""Landslide, the momentum: Boro Halvard guarded seven gates for forty years, and now he has the afternoon off."""

from __future__ import annotations

from kumite.games.universus.cards.phrases import (
    COMMIT,
    DISCARD_THIS,
    IS_ATTACK,
    IS_FOUNDATION,
    MINE,
    ONCE,
    REMOVE,
    RIVAL_ATTACK,
    SPEND,
    SPEND_THIS,
    SPEND_X,
    TENACIOUS,
    THEIRS,
    TOP_TO_MOMENTUM,
    YOUR_ATTACK,
    YOUR_ATTACK_HITS,
    action,
    always,
    asset,
    attack,
    character,
    damage,
    discarded,
    enhance,
    form,
    foundation,
    response,
    speed,
)
from kumite.games.universus.terms import (
    BY_CHECK,
    DISCARDS,
    HAND,
    MOMENTUM,
    RIVAL,
    SPEED,
    V_COMMIT,
    V_DESTROY,
    V_DRAW,
    V_SPEND,
    YOU,
)
from kumite.games.universus.words.amounts import X
from kumite.games.universus.words.changes import Modify
from kumite.games.universus.words.counters import Counter
from kumite.games.universus.words.moves import Draw, Move
from kumite.games.universus.words.plays import CheckCost, Drive
from kumite.games.universus.words.riders import First, In
from kumite.games.universus.words.rule import CANNOT, COUNTS, HAND_SIZE_IS, Rule
from kumite.games.universus.words.sels import Sel, This
from kumite.games.universus.words.triggers import Event
from kumite.games.universus.words.vitals import Gain

character(
    "Boro Halvard",
    "the Landslide",
    "earth good life",
    6,
    29,
    ("Giant",),
    form(TOP_TO_MOMENTUM, cost=(COMMIT,), name="Gather Stones"),
    enhance(Modify(MINE, SPEED, X()), cost=(SPEND_X,), riders=(TENACIOUS, ONCE, YOUR_ATTACK), name="Let Them Roll"),
)
character(
    "Boro Halvard",
    "the Mountain Awake",
    "earth good order",
    6,
    29,
    ("Giant",),
    enhance(damage(3), cost=(SPEND,), riders=(TENACIOUS, ONCE, YOUR_ATTACK)),
    always(Rule(HAND_SIZE_IS, Event(V_DRAW, YOU), 1)),
    difficulty=5,
    check=6,
)

# Attacks

attack("Gatebreaker Palm", 4, 3, "+1 mid", "earth good order", "4 mid 5", ("EX: 2", "Punch"))
attack("Quarry Fist", 4, 3, "+1 high", "earth good fire", "4 high 5", ("Powerful: 2", "Punch"))
attack("Pebble Storm", 3, 3, "+2 high", "earth air life", "4 high 3", ("Multiple: 2", "Ranged"))
attack("Landslide Tackle", 5, 3, "+1 low", "earth life all", "4 low 6", ("Gauge: 4", "Charge"))
attack("Hug of the Hills", 4, 3, "+0 mid", "earth good life", "3 mid 6", ("Throw", "Slam"))
attack("Heel of the Mountain", 3, 3, "+2 low", "earth life void", "4 low 4", ("Kick",), enhance(TOP_TO_MOMENTUM))
attack(
    "Buried Ember",
    3,
    4,
    "+2 mid",
    "earth fire death",
    "4 mid 4",
    ("Fury",),
    enhance(damage(3), cost=(SPEND_THIS,), riders=(In(MOMENTUM), YOUR_ATTACK)),
)
attack("Seventh Gate Falling", 7, 2, "", "earth good order", "4 high 8", ("Desperation: 4", "Powerful: 1", "Slam"))

# Foundations

foundation(
    "Patient Stone", 2, 5, "+2 mid", "earth order void", response(YOUR_ATTACK_HITS, TOP_TO_MOMENTUM, cost=(COMMIT,))
)
foundation(
    "Weight of Years",
    2,
    5,
    "+3 high",
    "earth good death",
    enhance(speed(2), Draw(1), cost=(COMMIT, SPEND), riders=(YOUR_ATTACK,)),
)
foundation(
    "Mossy Shoulders",
    2,
    5,
    "+2 low",
    "earth life water",
    enhance(damage(-2, THEIRS), cost=(COMMIT,), riders=(RIVAL_ATTACK,)),
)
foundation(
    "Tea Before Battle",
    1,
    5,
    "+3 mid",
    "earth good life",
    form(Gain(1), cost=(COMMIT,), riders=(First(),)),
    enhance(damage(-2, THEIRS), cost=(DISCARD_THIS,), riders=(In(HAND), RIVAL_ATTACK)),
)
foundation(
    "Twin Pillars",
    3,
    4,
    "+1 high",
    "earth order all",
    always(Rule(COUNTS, Event(V_COMMIT, YOU, own=True, via=BY_CHECK), 2)),
    keywords=("Unique",),
)
foundation(
    "Roots Run Deep",
    2,
    4,
    "+3 low",
    "earth life good",
    form(Move(discarded(1, IS_ATTACK), MOMENTUM), cost=(COMMIT, CheckCost(4))),
)
foundation(
    "Stubborn as Granite",
    2,
    5,
    "+2 high",
    "earth order good",
    always(Rule(CANNOT, Event(V_DESTROY, YOU, (IS_FOUNDATION,), cause=RIVAL))),
    keywords=("Unique",),
)

# An asset, and actions

asset(
    "Seven-Knot Rope",
    2,
    4,
    "+2 high",
    "earth order life",
    ("Unique", "Weapon"),
    response(Event(V_SPEND, YOU), Counter(This(), "Knot")),
    enhance(damage(3), cost=(Counter(This(), "Knot", -2),), riders=(YOUR_ATTACK,)),
)
action(
    "Shift the Hillside", 3, 4, "+2 mid", "earth good all", enhance(damage(4), cost=(Drive(2),), riders=(YOUR_ATTACK,))
)
action(
    "What the Mountain Keeps",
    2,
    5,
    "+3 low",
    "earth life death",
    form(Move(Sel(2, YOU, (IS_ATTACK,), (DISCARDS,), upto=True), MOMENTUM)),
    form(TOP_TO_MOMENTUM, cost=(REMOVE,), riders=(In(DISCARDS),)),
)
action("Iron Rice Bowl", 1, 5, "+2 high", "earth good life", form(Gain(3), cost=(REMOVE,)))
