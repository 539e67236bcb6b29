"""Firecracker, the rush: Mirri Vell runs letters through Lantern Alley, and nobody has ever seen her walk."""

# Made by scripts/cards.py from kumite/english/house/firecracker.yaml: change that, and run it again.
# fmt: off

from __future__ import annotations

from kumite.games.universus.decks import DECKS, Deck
from kumite.games.universus.define import enter, face
from kumite.games.universus.printed import Ability
from kumite.games.universus.words.amounts import Cap, Count, X
from kumite.games.universus.words.changes import Modify
from kumite.games.universus.words.moves import Discard, Draw, Remove
from kumite.games.universus.words.riders import Combo, Desperation, First, ForCharacter, Limit, OnAttack, Tenacious
from kumite.games.universus.words.rule import Rule
from kumite.games.universus.words.sels import Sel, TheAttack, This
from kumite.games.universus.words.structure import Fired, Let
from kumite.games.universus.words.tests import State, Trait, Type
from kumite.games.universus.words.triggers import Event
from kumite.games.universus.words.turns import Commit, Flip, Ready

enter(
    face(
        "Mirri Vell", 5, difficulty=5, check=6, symbols=("fire", "air", "chaos"), hand_size=7, health=29, keywords=("Brawler",), version="the Firecracker",
        abilities=(
            Ability(1, (Modify(TheAttack(0), 0, X()), Let(Cap(Count(Sel(whose=0, tests=(Type((3,)),), zones=(4,))), 3))), (Commit(This()),), riders=(OnAttack(True),), name="Lit Fuse"),
            Ability(3, (Modify(Sel(whose=0, tests=(Type((3,)),), zones=(4, 6), next=True), 1, 2, 10),), trigger=Event(30, 0, notes=(2, 3)), riders=(Tenacious(), Limit(1)), name="Crackle"),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Tin-Can Jab", 3, difficulty=2, check=3, block="+1 high", symbols=("fire", "air", "good"), speed=3, zone="high", damage=3, keywords=("Punch",),
        abilities=(
            Ability(0, (Fired(Event(31, own=True), (Modify(Sel(whose=0, tests=(Type((3,)),), zones=(4, 6), next=True), 0, 2, 10),)),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Skipping Heel", 3, difficulty=3, check=3, block="+2 low", symbols=("fire", "air", "chaos"), speed=4, zone="low", damage=4, keywords=("Kick",),
        abilities=(
            Ability(1, (Modify(Sel(whose=0, tests=(Type((3,)), Trait("Punch")), zones=(4, 6), next=True), 1, 2, 10),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Firecracker Flurry", 3, difficulty=4, check=3, block="+1 mid", symbols=("fire", "chaos", "all"), speed=3, zone="mid", damage=5, keywords=("Frenzy", "Punch"),
    ),
    origin="ours",
)
enter(
    face(
        "Rooftop Rebound", 3, difficulty=4, check=3, block="+2 high", symbols=("fire", "air", "water"), speed=4, zone="high", damage=4, keywords=("Echo", "Kick"),
    ),
    origin="ours",
)
enter(
    face(
        "Blink-and-Miss Elbow", 3, difficulty=3, check=3, block="+1 mid", symbols=("fire", "air", "void"), speed=4, zone="mid", damage=4, keywords=("Flash", "Punch"),
    ),
    origin="ours",
)
enter(
    face(
        "One-Two Sparkler", 3, difficulty=4, check=3, block="+2 mid", symbols=("fire", "chaos", "good"), speed=4, zone="mid", damage=5, keywords=("Combo (Punch)", "Punch"),
        abilities=(
            Ability(1, (Modify(TheAttack(), 1, 3),), riders=(Combo(),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Back-Alley Answer", 3, difficulty=3, check=3, block="+1 low", symbols=("fire", "evil", "chaos"), speed=4, zone="low", damage=4, keywords=("Reversal", "Kick"),
    ),
    origin="ours",
)
enter(
    face(
        "Whole String of Crackers", 3, difficulty=6, check=2, block="+0 high", symbols=("fire", "chaos", "death"), speed=4, zone="high", damage=6, keywords=("Combo (Kick, Punch)", "Combo (Punch, Kick)", "Fury"),
        abilities=(
            Ability(1, (Modify(TheAttack(), 1, X()), Let(Count(Sel(whose=0, tests=(Type((3,)), State("other")), zones=(4,)))))),
            Ability(1, (Modify(TheAttack(), 0, 3),), riders=(Combo(),)),
            Ability(1, (Modify(TheAttack(), 1, 1),), riders=(ForCharacter("Mirri Vell"),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Gutter Sweep", 3, difficulty=3, check=4, symbols=("fire", "earth", "evil"), speed=3, zone="low", damage=4, keywords=("Safe", "Kick"),
        abilities=(
            Ability(1, (Modify(Sel(whose=0, tests=(Type((3,)),), zones=(4, 6), next=True), 0, 1, 10),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Busy Feet", 6, difficulty=2, check=5, block="+2 low", symbols=("fire", "air", "good"),
        abilities=(
            Ability(1, (Modify(TheAttack(0), 0, 2),), (Commit(This()),), riders=(OnAttack(True),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Street Rhythm", 6, difficulty=1, check=4, block="+3 mid", symbols=("fire", "chaos", "all"),
        abilities=(
            Ability(2, (Modify(Sel(whose=0, tests=(Type((3,)),), zones=(4, 6), next=True), 3, -2, 10),), (Commit(This()),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Chip on the Shoulder", 6, difficulty=2, check=5, block="+2 high", symbols=("fire", "evil", "chaos"),
        abilities=(
            Ability(3, (Draw(),), (Flip(This()),), Event(30, 0, notes=(2, 3))),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Short Fuse", 6, difficulty=3, check=5, block="+1 mid", symbols=("fire", "chaos", "death"), keywords=("Unique",),
        abilities=(
            Ability(1, (Modify(TheAttack(0), 0, 1), Modify(TheAttack(0), 1, 2)), (Commit(This()),), riders=(First(), Limit(1), OnAttack(True))),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Nothing to Lose", 6, difficulty=2, check=5, block="+2 mid", symbols=("fire", "life", "death"),
        abilities=(
            Ability(1, (Modify(TheAttack(0), 1, 3),), (Commit(This()),), riders=(Desperation(), OnAttack(True))),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Borrowed Wind", 6, difficulty=2, check=5, block="+3 high", symbols=("attuned:air", "water", "void"),
        abilities=(
            Ability(3, (Draw(), Discard(Sel(zones=(1,)))), (Commit(This()),), Event(23, 0, (Type((3,)),), notes=(1,))),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Heat Haze", 6, difficulty=2, check=5, block="+3 mid", symbols=("fire", "air", "void"),
        abilities=(
            Ability(3, (Draw(),), (Commit(This()),), Event(23, 1, (Type((1,)),), notes=(4,))),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Hot Pavement", 2, difficulty=2, check=4, block="+2 low", symbols=("fire", "earth", "chaos"), keywords=("Terrain",),
        abilities=(
            Ability(0, (Modify(Sel(99, 8, (Type((3,)),), (4,), every=True), 0, 1),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Double Time", 1, difficulty=2, check=4, block="+3 high", symbols=("fire", "air", "order"),
        abilities=(
            Ability(2, (Rule(1, Event(23, 0, (Type((3,)),)), times=1), Draw())),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Catch Your Breath", 1, difficulty=1, check=5, block="+2 mid", symbols=("fire", "air", "life"),
        abilities=(
            Ability(2, (Draw(2), Discard(Sel(zones=(1,))))),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Heckle from the Rooftops", 1, difficulty=2, check=5, symbols=("fire", "evil", "chaos"), keywords=("Taunt",),
        abilities=(
            Ability(1, (Modify(TheAttack(0), 0, 1), Discard(Sel(whose=1, zones=(1,), random=True))), riders=(OnAttack(True),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Spare Fuse", 1, difficulty=3, check=4, block="+1 low", symbols=("fire", "chaos", "order"),
        abilities=(
            Ability(1, (Ready(Sel(3, tests=(Type((6,)),))),), (Remove(This()),)),
        ),
    ),
    origin="ours",
)
DECKS["Firecracker"] = Deck(
    "Firecracker", "Mirri Vell the Firecracker", "fire",
    (("Mirri Vell the Firecracker", 2), ("Tin-Can Jab", 4), ("Skipping Heel", 4), ("Firecracker Flurry", 4), ("Rooftop Rebound", 3), ("Blink-and-Miss Elbow", 3), ("One-Two Sparkler", 3), ("Back-Alley Answer", 2), ("Whole String of Crackers", 2), ("Busy Feet", 4), ("Street Rhythm", 4), ("Chip on the Shoulder", 4), ("Short Fuse", 3), ("Nothing to Lose", 4), ("Borrowed Wind", 2), ("Deep Breath", 2), ("Hot Pavement", 2), ("Double Time", 3), ("Catch Your Breath", 3), ("Heckle from the Rooftops", 2)),
    (("Gutter Sweep", 3), ("Heat Haze", 4), ("Spare Fuse", 3)),
    "Rush: one cheap attack after the other, each faster than the last.",
)
