"""Clockwork, the control: Sister Quill keeps the bell tower, and has never once been late."""

# Made by scripts/cards.py from kumite/english/house/clockwork.yaml: change that, and run it again.
# fmt: off

from __future__ import annotations

from kumite.games.universus.decks import DECKS, Deck
from kumite.games.universus.define import enter, face
from kumite.games.universus.printed import Ability
from kumite.games.universus.skills import TREES
from kumite.games.universus.words.changes import Modify
from kumite.games.universus.words.looks import Look
from kumite.games.universus.words.modes import Modes
from kumite.games.universus.words.moves import Destroy, Discard, Draw, Spend
from kumite.games.universus.words.plays import AddToCheck, Considered, Recheck, Ruin
from kumite.games.universus.words.riders import (
    Deadlock,
    Limit,
    OnAttack,
    Outwit,
    RivalMayCancel,
    Tenacious,
    Uncancellable,
)
from kumite.games.universus.words.rule import Rule
from kumite.games.universus.words.sels import Sel, TheAttack, This
from kumite.games.universus.words.structure import Fired
from kumite.games.universus.words.tests import State, Type
from kumite.games.universus.words.triggers import Event
from kumite.games.universus.words.turns import Commit, Flip, Freeze, LevelUp, Seal
from kumite.games.universus.words.vitals import Cancel

TREES["Book of Hours"] = (
    Ability(1, (Modify(TheAttack(1), 0, -1),), riders=(OnAttack(False), Tenacious()), name="Prime"),
    Ability(0, (Rule(11, Event(0, 0), 1),)),
    Ability(2, (Freeze(Sel(2, 1, (Type((6,)),))),), (Commit(This()),), name="Sext"),
    Ability(3, (Cancel(),), trigger=Event(24, 1, kind=1), riders=(Tenacious(), Limit(1, 12), Uncancellable()), name="Compline"),
)
enter(
    face(
        "Sister Quill", 5, symbols=("order", "void", "water"), hand_size=6, health=24, keywords=("Teacher",), trees=("Book of Hours",), version="the Still Hour",
        abilities=(
            Ability(3, (LevelUp(),), trigger=Event(30, 1, notes=(2, 3)), riders=(Tenacious(), Limit(1)), name="Strike the Bell"),
            Ability(1, (Modify(TheAttack(1), 0, -1), Modify(TheAttack(1), 1, -1)), (Commit(This()),), riders=(OnAttack(False),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Bell-Rope Lash", 3, difficulty=4, check=3, block="+1 mid", symbols=("order", "void", "good"), speed=4, zone="mid", damage=5, keywords=("Stun: 2", "Weapon"),
    ),
    origin="ours",
)
enter(
    face(
        "Second-Hand Thrust", 3, difficulty=3, check=3, block="+2 high", symbols=("order", "air", "water"), speed=4, zone="high", damage=4, keywords=("Stun: 1", "Safe", "Weapon"),
    ),
    origin="ours",
)
enter(
    face(
        "Pendulum Kick", 3, difficulty=4, check=3, block="+0 low", symbols=("order", "earth", "void"), speed=3, zone="low", damage=5, keywords=("Breaker: 2", "Kick"),
    ),
    origin="ours",
)
enter(
    face(
        "Needle of Noon", 3, difficulty=3, check=4, block="+2 high", symbols=("order", "fire", "water"), speed=3, zone="high", damage=4, keywords=("Deflect: 2", "Ranged"),
    ),
    origin="ours",
)
enter(
    face(
        "Quiet Correction", 3, difficulty=3, check=3, block="+1 mid", symbols=("order", "void", "death"), speed=4, zone="mid", damage=5, keywords=("Reversal", "Weapon"),
    ),
    origin="ours",
)
enter(
    face(
        "Midnight Audit", 3, difficulty=5, check=3, block="+1 low", symbols=("order", "death", "evil"), speed=3, zone="low", damage=6, keywords=("Weapon",),
        abilities=(
            Ability(1, (Flip(Sel(whose=1, tests=(Type((2, 4, 6)),))),)),
            Ability(0, (Fired(Event(31, own=True), (Ruin(1),)),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "The Hour Strikes", 3, difficulty=6, check=2, symbols=("order", "void", "all"), speed=4, zone="mid", damage=6, keywords=("Spell",),
        abilities=(
            Ability(1, (Seal(Sel(2, 1, (Type((2, 4, 6)),), upto=True)),)),
            Ability(1, (Rule(0, Event(23, 1, (Type((1,)),), notes=(4,)), until=11),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Vow of Silence", 6, difficulty=2, check=5, block="+2 mid", symbols=("order", "void", "good"),
        abilities=(
            Ability(3, (Cancel(),), (Flip(This()),), Event(24, 1, character=0, kind=1)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Hidden Gear", 6, difficulty=2, check=5, block="+3 low", symbols=("order", "water", "chaos"),
        abilities=(
            Ability(2, (Draw(),), (Flip(This()),)),
            Ability(3, (Commit(Sel(2, 1, (Type((6,)),))),), trigger=Event(23, 1, (Type((3,)),), notes=(1,)), riders=(Outwit(),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Frost on the Dial", 6, difficulty=2, check=5, block="+2 high", symbols=("order", "water", "death"),
        abilities=(
            Ability(1, (Freeze(Sel(whose=1, tests=(Type((6,)), State("committed")))),), (Commit(This()),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Locked Drawer", 6, difficulty=2, check=4, block="+3 mid", symbols=("order", "void", "evil"),
        abilities=(
            Ability(2, (Seal(Sel(whose=1, tests=(Type((2, 4, 6)),))),), (Commit(This()),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Overfull Shelves", 6, difficulty=2, check=5, block="+2 low", symbols=("order", "death", "earth"),
        abilities=(
            Ability(2, (Destroy(Sel(whose=1, tests=(Type((6,)),))),), (Commit(This()),), riders=(Deadlock(),)),
            Ability(1, (Modify(TheAttack(1), 1, -1),), (Commit(This()),), riders=(OnAttack(False),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Turned Page", 6, difficulty=1, check=4, block="+3 high", symbols=("order", "air", "life"),
        abilities=(
            Ability(3, (AddToCheck(2),), trigger=Event(27, 0, own=True)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Rewound Spring", 6, difficulty=2, check=5, block="+2 mid", symbols=("order", "water", "all"),
        abilities=(
            Ability(3, (Recheck(),), (Flip(This()),), Event(27, 0)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Cold Tea, Warm Ledger", 6, difficulty=2, check=5, block="+3 high", symbols=("order", "void", "life"),
        abilities=(
            Ability(1, (Ruin(2), Draw()), (Flip(This()),), riders=(Limit(1),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Toll of the Tower", 2, difficulty=3, check=4, block="+1 mid", symbols=("order", "void", "evil"), keywords=("Unique",),
        abilities=(
            Ability(0, (Rule(4, Event(23, 1, (Type((1,)),), notes=(4,)), then=(Commit(Sel(tests=(Type((6,)),))),)),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Three Chimes", 1, difficulty=2, check=4, block="+2 low", symbols=("order", "good", "water"),
        abilities=(
            Ability(1, (Modes(((Modify(TheAttack(1), 0, -2),), (Modify(TheAttack(1), 1, -3),), (Commit(Sel(whose=1, tests=(Type((6,)),))), Draw()))),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Perfect Stillness", 1, difficulty=4, check=4, block="+0 mid", symbols=("order", "void", "water"),
        abilities=(
            Ability(1, (Considered(),), (Discard(Sel(zones=(1,))),), riders=(OnAttack(False), RivalMayCancel((Spend(),)))),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Confiscate", 1, difficulty=3, check=5, symbols=("order", "evil", "void"),
        abilities=(
            Ability(2, (Look(Sel(99, 1, zones=(1,), every=True)), Discard(Sel(whose=1, zones=(1,))))),
        ),
    ),
    origin="ours",
)
DECKS["Clockwork"] = Deck(
    "Clockwork", "Sister Quill the Still Hour", "order",
    (("Bell-Rope Lash", 4), ("Second-Hand Thrust", 4), ("Pendulum Kick", 3), ("Needle of Noon", 3), ("Quiet Correction", 3), ("Midnight Audit", 3), ("The Hour Strikes", 2), ("Vow of Silence", 4), ("Hidden Gear", 4), ("Frost on the Dial", 4), ("Locked Drawer", 3), ("Overfull Shelves", 4), ("Turned Page", 4), ("Rewound Spring", 3), ("Deep Breath", 2), ("Toll of the Tower", 2), ("Three Chimes", 4), ("Perfect Stillness", 2), ("Confiscate", 2)),
    (("Cold Tea, Warm Ledger", 4), ("Confiscate", 2), ("Perfect Stillness", 2), ("Midnight Audit", 1), ("Pendulum Kick", 1)),
    "Control: commit, freeze, seal and cancel, until the rival has nothing left to say.",
)
