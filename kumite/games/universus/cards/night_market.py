"""Night Market, backups and tokens: Madam Oyelle opens at dusk; whatever falls off the carts was never hers."""

# Made by scripts/cards.py from kumite/english/house/night_market.yaml: change that, and run it again.
# fmt: off

from __future__ import annotations

from kumite.games.universus.decks import DECKS, Deck
from kumite.games.universus.define import enter, face
from kumite.games.universus.printed import Ability
from kumite.games.universus.words.amounts import Count, Value, X
from kumite.games.universus.words.changes import ChangeZone, Modify
from kumite.games.universus.words.counters import Counter
from kumite.games.universus.words.moves import Destroy, Discard, Draw, Move
from kumite.games.universus.words.plays import MakeACheck
from kumite.games.universus.words.riders import Limit, OnAttack, Tenacious
from kumite.games.universus.words.rule import Rule
from kumite.games.universus.words.sels import Ref, Sel, TheAttack, This
from kumite.games.universus.words.structure import Fired, Let, Or
from kumite.games.universus.words.tests import State, Type
from kumite.games.universus.words.triggers import Event
from kumite.games.universus.words.turns import Attach, Commit, Create, Flip
from kumite.games.universus.words.vitals import Gain, Lose

enter(
    face(
        "Madam Oyelle", 5, symbols=("all", "evil", "chaos"), hand_size=6, health=24, keywords=("Villain",), version="the Impresario",
        abilities=(
            Ability(2, (Create("Power"),), (Commit(This()),), name="Open the Stalls"),
            Ability(1, (Modify(TheAttack(0), 0, X()), Let(Count(Sel(whose=0, tests=(State("attached"),))))), riders=(Tenacious(), Limit(1), OnAttack(True)), name="Costume Change"),
            Ability(3, (Draw(),), trigger=Event(5, 0, (Type((4,)),)), riders=(Tenacious(), Limit(1))),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Grum the Door", 4, difficulty=3, check=5, block="+2 mid", symbols=("all", "earth", "good"), stamina=6, keywords=("Ally",),
        abilities=(
            Ability(1, (Modify(TheAttack(1), 1, -2),), (Lose(1, of=This()),), riders=(OnAttack(False), Limit(1))),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Nim and Nam, Lookouts", 4, difficulty=2, check=5, block="+3 high", symbols=("all", "air", "chaos"), stamina=3, keywords=("Elusive", "Ally"),
        abilities=(
            Ability(2, (Draw(), Move(Sel(zones=(1,)), 2)), (Commit(This()),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Auntie Brine", 4, difficulty=3, check=5, block="+1 low", symbols=("all", "water", "life"), stamina=4, keywords=("Elusive", "Ally"),
        abilities=(
            Ability(2, (Gain(2),), (Commit(This()), Lose(2, of=This()))),
            Ability(1, (Modify(TheAttack(0), 1, 1),), (Commit(This()),), riders=(OnAttack(True),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Confetti Uppercut", 3, difficulty=4, check=3, block="+1 high", symbols=("all", "chaos", "fire"), speed=4, zone="high", damage=5, keywords=("Tension", "Punch"),
    ),
    origin="ours",
)
enter(
    face(
        "Cane of Many Uses", 3, difficulty=3, check=3, block="+2 mid", symbols=("all", "evil", "order"), speed=4, zone="mid", damage=4, keywords=("Tension", "Weapon"),
        abilities=(
            Ability(0, (Fired(Event(31, own=True), (Gain(1),)),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Trapdoor Toss", 3, difficulty=4, check=3, block="+1 low", symbols=("all", "evil", "earth"), speed=2, zone="low", damage=5, keywords=("Throw", "Slam"),
        abilities=(
            Ability(1, (Fired(Event(31, attack=True), (Discard(Sel(zones=(1,)), 1),), 11, on=TheAttack()),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Curtain Call Kick", 3, difficulty=4, check=3, block="+2 high", symbols=("all", "chaos", "good"), speed=3, zone="high", damage=5, keywords=("Shift", "Kick"),
    ),
    face(
        "Standing Ovation", 2, symbols=("all", "chaos", "good"), keywords=("Unique",), back=True,
        abilities=(
            Ability(3, (Create("Power"),), (Commit(This()),), Event(31, 0)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Here Comes the Crew", 3, difficulty=5, check=3, block="+1 mid", symbols=("all", "good", "chaos"), speed=3, zone="mid", damage=5, keywords=("Ally", "Charge"),
        abilities=(
            Ability(4, (Modify(TheAttack(), 1, X()), Let(Count(Sel(whose=0, tests=(Type((4,)),)))))),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Smoke-Ring Shot", 3, difficulty=3, check=4, block="+2 low", symbols=("all", "air", "void"), speed=4, zone="low", damage=4, keywords=("Deflect: 1", "Ranged"),
    ),
    origin="ours",
)
enter(
    face(
        "Grand Finale", 3, difficulty=6, check=2, symbols=("all", "fire", "death"), speed=4, zone="high", damage=6, keywords=("Fury",),
        abilities=(
            Ability(1, (Modify(TheAttack(), 1, X()), Let(Value(Ref("destroyed"), 3))), (Destroy(Sel(tests=(Type((4,)),)), sacrifice=True),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Thread of Gold", 6, difficulty=1, check=4, block="+3 mid", symbols=("all", "life", "chaos"),
        abilities=(
            Ability(2, (Attach(This()), Draw())),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Word of Mouth", 6, difficulty=2, check=5, block="+2 high", symbols=("all", "air", "evil"),
        abilities=(
            Ability(2, (Modify(Sel(whose=0, tests=(Type((4,)),), zones=(4, 6), next=True), 3, -2, 10),), (Commit(This()),)),
            Ability(3, (Draw(),), (Flip(This()),), Event(23, 0, (Type((4,)),), notes=(1,))),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Loaded Dice", 6, difficulty=2, check=5, block="+2 low", symbols=("all", "chaos", "void"),
        abilities=(
            Ability(1, (MakeACheck(4, then=(Modify(TheAttack(0), 1, 3),), otherwise=(Draw(),)),), (Commit(This()),), riders=(OnAttack(True),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Fireflies in Jars", 6, difficulty=2, check=4, block="+2 mid", symbols=("all", "fire", "life"),
        abilities=(
            Ability(3, (Create("Power"),), (Flip(This()),), Event(31, 0)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "The Understudy", 6, difficulty=2, check=5, block="+3 low", symbols=("all", "order", "evil"),
        abilities=(
            Ability(3, (Move(Sel(tests=(Type((4,)),), zones=(5,)), 1),), (Destroy(This()),), Event(5, 0, (Type((4,)),))),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "False Bottom", 6, difficulty=2, check=5, block="+3 high", symbols=("all", "void", "evil"),
        abilities=(
            Ability(1, (Or(((Modify(TheAttack(), 0, 1),), (Modify(TheAttack(), 0, -1),))),), (Commit(This()),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Takings Box", 2, difficulty=2, check=4, block="+2 high", symbols=("all", "evil", "chaos"), keywords=("Unique",),
        abilities=(
            Ability(3, (Counter(This(), "Coin"),), trigger=Event(31, 0), name="Pay Up"),
            Ability(2, (Draw(2),), (Counter(This(), "Coin", -2),), name="Split It"),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Lantern Row", 2, difficulty=2, check=4, block="+1 mid", symbols=("all", "fire", "good"), keywords=("Terrain",),
        abilities=(
            Ability(2, (Create("Power"),), (Commit(This()),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Encore, Encore!", 1, difficulty=2, check=4, block="+2 mid", symbols=("all", "chaos", "life"),
        abilities=(
            Ability(2, (Rule(5, Event(23, 0, (Type((3,)),)), zones=(5,), until=16, times=1), Draw()), riders=(Limit(1, 12),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Bait and Switch", 1, difficulty=1, check=5, block="+3 high", symbols=("all", "air", "evil"),
        abilities=(
            Ability(1, (ChangeZone(TheAttack(0)), Modify(TheAttack(0), 0, 2)), riders=(OnAttack(True),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Payday", 1, difficulty=2, check=5, block="+1 low", symbols=("all", "evil", "good"),
        abilities=(
            Ability(2, (Create("Power", 2),)),
        ),
    ),
    origin="ours",
)
DECKS["Night Market"] = Deck(
    "Night Market", "Madam Oyelle the Impresario", "all",
    (("Grum the Door", 3), ("Nim and Nam, Lookouts", 3), ("Auntie Brine", 3), ("Confetti Uppercut", 4), ("Cane of Many Uses", 4), ("Trapdoor Toss", 3), ("Curtain Call Kick", 3), ("Here Comes the Crew", 3), ("Smoke-Ring Shot", 3), ("Grand Finale", 2), ("Thread of Gold", 4), ("Word of Mouth", 4), ("Loaded Dice", 4), ("Fireflies in Jars", 4), ("The Understudy", 3), ("Deep Breath", 2), ("Takings Box", 2), ("Encore, Encore!", 2), ("Bait and Switch", 2), ("Payday", 2)),
    (("False Bottom", 4), ("Lantern Row", 3), ("Payday", 2), ("Grum the Door", 1)),
    "Backups and tokens: a crew to hide behind, and Power to throw.",
)
