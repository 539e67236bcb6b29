"""The tokens: Power (UVS-POWER-01, UVS-POWER-02) and Roman Cancel (UVS-ROMAN-01 to UVS-ROMAN-07: UVS-ROMAN-02,
UVS-ROMAN-03, UVS-ROMAN-04, UVS-ROMAN-05, UVS-ROMAN-06)."""

from __future__ import annotations

from kumite.games.universus.define import enter, face
from kumite.games.universus.printed import Ability
from kumite.games.universus.terms import (
    BEGINS,
    COMPLETELY,
    CONTINUOUS,
    DAMAGE,
    ENHANCE,
    FORM,
    FOUNDATION,
    NOT_BLOCKED,
    PARTIALLY,
    RESPONSE,
    RIVAL,
    STAGE,
    TOKEN,
    TURN,
    V_BEFORE_TAKE,
    V_RESOLVE,
    YOU,
)
from kumite.games.universus.words.changes import ChangeZone, Modify, Set
from kumite.games.universus.words.moves import Clear, Destroy, Draw, Remove, Spend
from kumite.games.universus.words.riders import OncePerName
from kumite.games.universus.words.sels import Ref, Sel, TheAttack, This
from kumite.games.universus.words.structure import Fired
from kumite.games.universus.words.tests import Type
from kumite.games.universus.words.triggers import Event, Moment
from kumite.games.universus.words.turns import Freeze

REMOVE = Remove(This())
BY_NAME = (OncePerName(),)

POWER = enter(
    face(
        "Power",
        TOKEN,
        abilities=(
            Ability(ENHANCE, (Modify(TheAttack(YOU), DAMAGE, 2),), (Destroy(This(), sacrifice=True),)),  # UVS-POWER-02
        ),
    ),
    origin="printed",
    note="002, Power Token",
)

ROMAN_CANCEL = enter(
    face(
        "Roman Cancel",
        TOKEN,
        abilities=(
            Ability(CONTINUOUS, (Fired(Moment(TURN, BEGINS, YOU), (REMOVE,)),)),  # UVS-ROMAN-02
            Ability(ENHANCE, (ChangeZone(TheAttack(YOU)),), (REMOVE,), None, BY_NAME, "Red"),  # UVS-ROMAN-04
            Ability(  # UVS-ROMAN-05
                RESPONSE,
                (Clear(Ref("event")), Draw(1)),
                (REMOVE, Spend()),
                Event(V_RESOLVE, YOU, notes=(PARTIALLY, COMPLETELY)),
                BY_NAME,
                "Purple",
            ),
            Ability(  # UVS-ROMAN-06
                RESPONSE,
                (Set(Ref("event"), DAMAGE, 3),),
                (REMOVE, Spend()),
                Event(V_BEFORE_TAKE, RIVAL, notes=(NOT_BLOCKED,)),
                BY_NAME,
                "Yellow",
            ),
            Ability(  # UVS-ROMAN-07
                FORM,
                (Freeze(Sel(1, RIVAL, (Type((FOUNDATION,)),), (STAGE,))),),
                (REMOVE,),
                None,
                BY_NAME,
                "Blue",
            ),
        ),
    ),
    origin="printed",
    note="002, Roman Cancel",
)
