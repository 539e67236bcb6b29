"""Landslide, the momentum: Boro Halvard guarded seven gates for forty years, and now he has the afternoon off."""

# Made by scripts/cards.py from kumite/english/house/landslide.yaml: change that, and run it again.
# fmt: off

from __future__ import annotations

from kumite.games.universus.decks import DECKS, Deck
from kumite.games.universus.define import enter, face
from kumite.games.universus.printed import Ability
from kumite.games.universus.words.amounts import X
from kumite.games.universus.words.changes import Modify
from kumite.games.universus.words.counters import Counter
from kumite.games.universus.words.moves import Discard, Draw, Move, Remove, Spend
from kumite.games.universus.words.plays import CheckCost, Drive
from kumite.games.universus.words.riders import First, In, Limit, OnAttack, Tenacious
from kumite.games.universus.words.rule import Rule
from kumite.games.universus.words.sels import Sel, TheAttack, This
from kumite.games.universus.words.tests import Type
from kumite.games.universus.words.triggers import Event
from kumite.games.universus.words.turns import Commit
from kumite.games.universus.words.vitals import Gain

enter(
    face(
        "Boro Halvard", 5, symbols=("earth", "good", "life"), hand_size=6, health=29, keywords=("Giant",), version="the Landslide",
        abilities=(
            Ability(2, (Move(Sel(zones=(2,), top=True), 3),), (Commit(This()),), name="Gather Stones"),
            Ability(1, (Modify(TheAttack(0), 0, X()),), (Spend(Sel(X(), zones=(3,))),), riders=(Tenacious(), Limit(1), OnAttack(True)), name="Let Them Roll"),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Boro Halvard", 5, difficulty=5, check=6, symbols=("earth", "good", "order"), hand_size=6, health=29, keywords=("Giant",), version="the Mountain Awake",
        abilities=(
            Ability(1, (Modify(TheAttack(0), 1, 3),), (Spend(),), riders=(Tenacious(), Limit(1), OnAttack(True))),
            Ability(0, (Rule(11, Event(0, 0), 1),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Gatebreaker Palm", 3, difficulty=4, check=3, block="+1 mid", symbols=("earth", "good", "order"), speed=4, zone="mid", damage=5, keywords=("EX: 2", "Punch"),
    ),
    origin="ours",
)
enter(
    face(
        "Quarry Fist", 3, difficulty=4, check=3, block="+1 high", symbols=("earth", "good", "fire"), speed=4, zone="high", damage=5, keywords=("Powerful: 2", "Punch"),
    ),
    origin="ours",
)
enter(
    face(
        "Pebble Storm", 3, difficulty=3, check=3, block="+2 high", symbols=("earth", "air", "life"), speed=4, zone="high", damage=3, keywords=("Multiple: 2", "Ranged"),
    ),
    origin="ours",
)
enter(
    face(
        "Landslide Tackle", 3, difficulty=5, check=3, block="+1 low", symbols=("earth", "life", "all"), speed=4, zone="low", damage=6, keywords=("Gauge: 4", "Charge"),
    ),
    origin="ours",
)
enter(
    face(
        "Hug of the Hills", 3, difficulty=4, check=3, block="+0 mid", symbols=("earth", "good", "life"), speed=3, zone="mid", damage=6, keywords=("Throw", "Slam"),
    ),
    origin="ours",
)
enter(
    face(
        "Heel of the Mountain", 3, difficulty=3, check=3, block="+2 low", symbols=("earth", "life", "void"), speed=4, zone="low", damage=4, keywords=("Kick",),
        abilities=(
            Ability(1, (Move(Sel(zones=(2,), top=True), 3),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Buried Ember", 3, difficulty=3, check=4, block="+2 mid", symbols=("earth", "fire", "death"), speed=4, zone="mid", damage=4, keywords=("Fury",),
        abilities=(
            Ability(1, (Modify(TheAttack(0), 1, 3),), (Spend(This()),), riders=(In(3), OnAttack(True))),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Seventh Gate Falling", 3, difficulty=7, check=2, symbols=("earth", "good", "order"), speed=4, zone="high", damage=8, keywords=("Desperation: 4", "Powerful: 1", "Slam"),
    ),
    origin="ours",
)
enter(
    face(
        "Patient Stone", 6, difficulty=2, check=5, block="+2 mid", symbols=("earth", "order", "void"),
        abilities=(
            Ability(3, (Move(Sel(zones=(2,), top=True), 3),), (Commit(This()),), Event(31, 0)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Weight of Years", 6, difficulty=2, check=5, block="+3 high", symbols=("earth", "good", "death"),
        abilities=(
            Ability(1, (Modify(TheAttack(0), 0, 2), Draw()), (Commit(This()), Spend()), riders=(OnAttack(True),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Mossy Shoulders", 6, difficulty=2, check=5, block="+2 low", symbols=("earth", "life", "water"),
        abilities=(
            Ability(1, (Modify(TheAttack(1), 1, -2),), (Commit(This()),), riders=(OnAttack(False),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Tea Before Battle", 6, difficulty=1, check=5, block="+3 mid", symbols=("earth", "good", "life"),
        abilities=(
            Ability(2, (Gain(1),), (Commit(This()),), riders=(First(),)),
            Ability(1, (Modify(TheAttack(1), 1, -2),), (Discard(This()),), riders=(In(1), OnAttack(False))),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Twin Pillars", 6, difficulty=3, check=4, block="+1 high", symbols=("earth", "order", "all"), keywords=("Unique",),
        abilities=(
            Ability(0, (Rule(6, Event(10, 0, own=True, via=3), 2),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Roots Run Deep", 6, difficulty=2, check=4, block="+3 low", symbols=("earth", "life", "good"),
        abilities=(
            Ability(2, (Move(Sel(tests=(Type((3,)),), zones=(5,)), 3),), (Commit(This()), CheckCost(4))),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Stubborn as Granite", 6, difficulty=2, check=5, block="+2 high", symbols=("earth", "order", "good"), keywords=("Unique",),
        abilities=(
            Ability(0, (Rule(0, Event(5, 0, (Type((6,)),), cause=1)),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Seven-Knot Rope", 2, difficulty=2, check=4, block="+2 high", symbols=("earth", "order", "life"), keywords=("Unique", "Weapon"),
        abilities=(
            Ability(3, (Counter(This(), "Knot"),), trigger=Event(3, 0)),
            Ability(1, (Modify(TheAttack(0), 1, 3),), (Counter(This(), "Knot", -2),), riders=(OnAttack(True),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Shift the Hillside", 1, difficulty=3, check=4, block="+2 mid", symbols=("earth", "good", "all"),
        abilities=(
            Ability(1, (Modify(TheAttack(0), 1, 4),), (Drive(2),), riders=(OnAttack(True),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "What the Mountain Keeps", 1, difficulty=2, check=5, block="+3 low", symbols=("earth", "life", "death"),
        abilities=(
            Ability(2, (Move(Sel(2, tests=(Type((3,)),), zones=(5,), upto=True), 3),)),
            Ability(2, (Move(Sel(zones=(2,), top=True), 3),), (Remove(This()),), riders=(In(5),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Iron Rice Bowl", 1, difficulty=1, check=5, block="+2 high", symbols=("earth", "good", "life"),
        abilities=(
            Ability(2, (Gain(3),), (Remove(This()),)),
        ),
    ),
    origin="ours",
)
DECKS["Landslide"] = Deck(
    "Landslide", "Boro Halvard the Landslide", "earth",
    (("Boro Halvard the Mountain Awake", 2), ("Gatebreaker Palm", 4), ("Quarry Fist", 4), ("Pebble Storm", 3), ("Landslide Tackle", 3), ("Hug of the Hills", 3), ("Heel of the Mountain", 3), ("Buried Ember", 3), ("Seventh Gate Falling", 2), ("Patient Stone", 4), ("Weight of Years", 4), ("Mossy Shoulders", 4), ("Tea Before Battle", 4), ("Twin Pillars", 3), ("Roots Run Deep", 4), ("Deep Breath", 2), ("Seven-Knot Rope", 2), ("Shift the Hillside", 3), ("What the Mountain Keeps", 3)),
    (("Stubborn as Granite", 4), ("Iron Rice Bowl", 4), ("Pebble Storm", 1), ("Hug of the Hills", 1)),
    "Momentum: let it pile up, then spend it all on the one attack that counts.",
)
