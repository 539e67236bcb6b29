"""The tokens: Power (UVS-POWER-01, UVS-POWER-02) and Roman Cancel (UVS-ROMAN-01 to UVS-ROMAN-07: UVS-ROMAN-02,
UVS-ROMAN-03, UVS-ROMAN-04, UVS-ROMAN-05, UVS-ROMAN-06)."""

# Made by scripts/cards.py from kumite/english/house/tokens.yaml: change that, and run it again.
# fmt: off

from __future__ import annotations

from kumite.games.universus.define import enter, face
from kumite.games.universus.printed import Ability
from kumite.games.universus.words.changes import ChangeZone, Modify, Set
from kumite.games.universus.words.moves import Clear, Destroy, Draw, Remove, Spend
from kumite.games.universus.words.riders import OncePerName
from kumite.games.universus.words.sels import Ref, Sel, TheAttack, This
from kumite.games.universus.words.structure import Fired
from kumite.games.universus.words.tests import Type
from kumite.games.universus.words.triggers import Event, Moment
from kumite.games.universus.words.turns import Freeze

enter(
    face(
        "Power", 7,
        abilities=(
            Ability(1, (Modify(TheAttack(0), 1, 2),), (Destroy(This(), sacrifice=True),)),
        ),
    ),
    origin="printed", note="002, Power Token",
)
enter(
    face(
        "Roman Cancel", 7,
        abilities=(
            Ability(0, (Fired(Moment(10, whose=0), (Remove(This()),)),)),
            Ability(1, (ChangeZone(TheAttack(0)),), (Remove(This()),), riders=(OncePerName(),), name="Red"),
            Ability(3, (Clear(Ref("event")), Draw()), (Remove(This()), Spend()), Event(32, 0, notes=(2, 3)), (OncePerName(),), "Purple"),
            Ability(3, (Set(Ref("event"), 1, 3),), (Remove(This()), Spend()), Event(34, 1, notes=(1,)), (OncePerName(),), "Yellow"),
            Ability(2, (Freeze(Sel(whose=1, tests=(Type((6,)),))),), (Remove(This()),), riders=(OncePerName(),), name="Blue"),
        ),
    ),
    origin="printed", note="002, Roman Cancel",
)
