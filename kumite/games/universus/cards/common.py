"""What any fighter may own (UVS-INF-01)."""

# Made by scripts/cards.py from kumite/english/house/common.yaml: change that, and run it again.
# fmt: off

from __future__ import annotations

from kumite.games.universus.define import enter, face
from kumite.games.universus.printed import Ability
from kumite.games.universus.words.moves import Destroy, Draw
from kumite.games.universus.words.sels import This

enter(
    face(
        "Deep Breath", 6, difficulty=1, check=5, block="+3 mid", symbols=("infinity",),
        abilities=(
            Ability(2, (Draw(),), (Destroy(This()),)),
        ),
    ),
    origin="ours",
)
