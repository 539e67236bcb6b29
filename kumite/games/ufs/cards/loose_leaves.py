"""Loose Leaves, for decks of one's own: actions, Multiple and Reversal, of which the sheet says that no starter has any
(UFS-TYPE-06, UFS-KEY-12, UFS-KEY-13), and the wild card (UFS-SYM-02)."""

# Made by scripts/cards.py from kumite/english/house/ufs/loose_leaves.yaml: change that, and run it again.
# fmt: off

from __future__ import annotations

from kumite.games.ufs.keywords import KEYWORDS
from kumite.games.ufs.shelf import enter
from kumite.games.universus.define import face
from kumite.games.universus.printed import Ability
from kumite.games.universus.words.changes import Modify
from kumite.games.universus.words.moves import Destroy, Discard, Draw
from kumite.games.universus.words.riders import Combo, OnAttack
from kumite.games.universus.words.sels import Sel, TheAttack, This
from kumite.games.universus.words.tests import Type
from kumite.games.universus.words.triggers import Event
from kumite.games.universus.words.turns import Ready
from kumite.games.universus.words.vitals import Gain

enter(
    face(
        "Spare Moment", 6, difficulty=1, check=5, block="+3 mid", symbols=("infinity",), book=KEYWORDS,
        abilities=(
            Ability(2, (Draw(),), (Destroy(This()),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Change of Plan", 1, difficulty=1, check=5, block="+2 mid", symbols=("good", "all", "chaos"), book=KEYWORDS,
        abilities=(
            Ability(2, (Draw(2), Discard(Sel(zones=(1,))))),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Not This Time", 1, difficulty=2, check=4, block="+3 high", symbols=("good", "order", "life"), book=KEYWORDS,
        abilities=(
            Ability(1, (Modify(TheAttack(1), 1, -3),), riders=(OnAttack(False),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Spare Keys", 1, difficulty=2, check=5, block="+2 low", symbols=("death", "order", "void"), book=KEYWORDS,
        abilities=(
            Ability(2, (Ready(Sel(2, tests=(Type((6,)),))),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Curtain Call", 1, difficulty=2, check=4, block="+3 mid", symbols=("death", "evil", "chaos"), keywords=("Combo (Weapon)",), book=KEYWORDS,
        abilities=(
            Ability(1, (Modify(TheAttack(0), 1, 3),), riders=(Combo(), OnAttack(True))),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Grit between the Teeth", 1, difficulty=1, check=5, block="+3 low", symbols=("death", "good", "earth"), book=KEYWORDS,
        abilities=(
            Ability(3, (Gain(2),), trigger=Event(31, 1)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Answer in Kind", 3, difficulty=3, check=3, block="+1 low", symbols=("good", "air", "fire"), speed=4, zone="low", damage=4, keywords=("Reversal", "Kick"), book=KEYWORDS,
    ),
    origin="ours",
)
enter(
    face(
        "Snap Shut", 3, difficulty=3, check=3, block="+1 high", symbols=("death", "earth", "evil"), speed=4, zone="high", damage=4, keywords=("Reversal", "Weapon"), book=KEYWORDS,
    ),
    origin="ours",
)
enter(
    face(
        "Flock of Pages", 3, difficulty=3, check=3, block="+2 high", symbols=("good", "air", "all"), speed=4, zone="high", damage=3, keywords=("Multiple: 2", "Ranged"), book=KEYWORDS,
    ),
    origin="ours",
)
enter(
    face(
        "Darts from Every Wall", 3, difficulty=3, check=3, block="+2 mid", symbols=("death", "order", "fire"), speed=4, zone="mid", damage=3, keywords=("Multiple: 2", "Ranged"), book=KEYWORDS,
    ),
    origin="ours",
)
