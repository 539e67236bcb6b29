"""Hollow House, the machinery: Ottoline Crake has lived alone for thirty years in a mansion where every board has a spring."""

# Made by scripts/cards.py from kumite/english/house/ufs/hollow_house.yaml: change that, and run it again.
# fmt: off

from __future__ import annotations

from kumite.games.ufs.keywords import KEYWORDS
from kumite.games.ufs.shelf import add, enter
from kumite.games.universus.decks import Deck
from kumite.games.universus.define import face
from kumite.games.universus.printed import Ability
from kumite.games.universus.words.amounts import Cap, Count, X
from kumite.games.universus.words.changes import Modify
from kumite.games.universus.words.moves import Build, Destroy, Discard, Draw, Move
from kumite.games.universus.words.plays import CheckCost
from kumite.games.universus.words.riders import Combo, First, ForSymbol, Limit, OnAttack
from kumite.games.universus.words.sels import Sel, TheAttack, This
from kumite.games.universus.words.structure import Let
from kumite.games.universus.words.tests import State, Type
from kumite.games.universus.words.triggers import Event
from kumite.games.universus.words.turns import Commit, Flip, Ready

enter(
    face(
        "Ottoline Crake", 5, difficulty=6, check=6, block="+0 low", symbols=("death", "evil", "order"), hand_size=6, health=25, keywords=("Engineer",), book=KEYWORDS,
        abilities=(
            Ability(3, (Draw(),), trigger=Event(5, 0, (Type((6,)),)), riders=(Limit(1),)),
            Ability(2, (Build(Sel(2, zones=(2,), top=True), facing="down"),), (Commit(This()), Discard(Sel(zones=(1,))))),
        ),
    ),
    origin="ours", vitals=(("gender", "F"), ("height", "181"), ("weight", "66"), ("blood type", "??")),
)
enter(
    face(
        "Ottoline Crake", 5, difficulty=6, check=6, block="+1 mid", symbols=("death", "chaos", "fire"), hand_size=6, health=25, keywords=("Engineer",), version="without Her Spectacles", book=KEYWORDS,
        abilities=(
            Ability(1, (Modify(TheAttack(0), 1, 3),), (Destroy(Sel(tests=(Type((6,)),))),), riders=(OnAttack(True), Limit(1))),
        ),
    ),
    origin="ours", vitals=(("gender", "F"), ("height", "179"), ("weight", "66"), ("blood type", "??")),
)
enter(
    face(
        "Tripwire", 3, difficulty=2, check=3, block="+2 low", symbols=("death", "earth", "order"), speed=3, zone="low", damage=3, keywords=("Stun: 1", "Weapon"), book=KEYWORDS,
    ),
    origin="ours",
)
enter(
    face(
        "Swinging Counterweight", 3, difficulty=4, check=3, block="+1 mid", symbols=("death", "evil", "earth"), speed=4, zone="mid", damage=5, keywords=("Weapon",), book=KEYWORDS,
        abilities=(
            Ability(1, (Modify(TheAttack(), 0, 2), Modify(TheAttack(), 1, 1)), (Destroy(Sel(tests=(Type((6,)),))),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Trapdoor", 3, difficulty=4, check=3, block="+1 low", symbols=("death", "void", "order"), speed=3, zone="low", damage=6, keywords=("Throw", "Slam"), book=KEYWORDS,
    ),
    origin="ours",
)
enter(
    face(
        "Footmen to the Fore", 3, difficulty=3, check=3, block="+2 mid", symbols=("death", "evil", "all"), speed=4, zone="mid", damage=4, keywords=("Safe", "Charge"), book=KEYWORDS,
        abilities=(
            Ability(1, (Modify(TheAttack(), 1, X()), Let(Cap(Count(Sel(whose=0, tests=(State("face down"),))), 3)))),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Spring-Loaded Fist", 3, difficulty=4, check=3, block="+1 high", symbols=("death", "order", "fire"), speed=4, zone="high", damage=5, keywords=("Powerful: 2", "Punch"), book=KEYWORDS,
    ),
    origin="ours",
)
enter(
    face(
        "Hail of Cogs", 3, difficulty=4, check=3, block="+2 high", symbols=("death", "chaos", "air"), speed=4, zone="high", damage=4, keywords=("Combo (Weapon)", "Ranged"), book=KEYWORDS,
        abilities=(
            Ability(1, (Discard(Sel(zones=(1,)), 1), Modify(TheAttack(), 1, 2)), riders=(Combo(),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "The Chandelier Comes Down", 3, difficulty=6, check=2, block="+0 high", symbols=("death", "evil", "fire"), speed=4, zone="high", damage=8, keywords=("Desperation: 4", "Weapon"), book=KEYWORDS,
        abilities=(
            Ability(1, (Modify(TheAttack(), 0, X()),), (Destroy(Sel(X(), tests=(Type((6,)),))),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Wall That Moves", 3, difficulty=3, check=4, block="+0 mid", symbols=("death", "earth", "void"), speed=4, zone="mid", damage=4, keywords=("Breaker: 3", "Flash", "Slam"), book=KEYWORDS,
    ),
    origin="ours",
)
enter(
    face(
        "Blueprints", 6, difficulty=1, check=4, block="+3 mid", symbols=("death", "order", "all"), book=KEYWORDS,
        abilities=(
            Ability(2, (Draw(),), (Flip(This()),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Loose Floorboard", 6, difficulty=2, check=5, block="+2 low", symbols=("death", "evil", "earth"), book=KEYWORDS,
        abilities=(
            Ability(1, (Modify(TheAttack(1), 1, -4),), (Destroy(This()),), riders=(OnAttack(False),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Listening Tubes", 6, difficulty=2, check=5, block="+2 high", symbols=("death", "void", "air"), book=KEYWORDS,
        abilities=(
            Ability(3, (Commit(Sel(tests=(Type((6,)),)), 1),), (Flip(This()),), Event(23, 1, (Type((6,)),), notes=(1,))),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Clockwork Footmen", 6, difficulty=2, check=5, block="+2 mid", symbols=("death", "order", "evil"), book=KEYWORDS,
        abilities=(
            Ability(1, (Modify(TheAttack(0), 0, 1), Modify(TheAttack(0), 1, 1)), (Commit(This()),), riders=(OnAttack(True),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Thirty Years of Grudges", 6, difficulty=2, check=5, block="+3 high", symbols=("death", "evil", "chaos"), book=KEYWORDS,
        abilities=(
            Ability(1, (Modify(TheAttack(1), 1, -2),), (Commit(This()),), riders=(OnAttack(False),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Waste Nothing", 6, difficulty=2, check=5, block="+2 low", symbols=("death", "order", "earth"), book=KEYWORDS,
        abilities=(
            Ability(3, (Move(Sel(tests=(Type((6,)),), zones=(5,)), 1),), (Commit(This()),), Event(5, 0, (Type((6,)),))),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Cold Arithmetic", 6, difficulty=3, check=5, block="+1 mid", symbols=("death", "void", "fire"), keywords=("Unique",), book=KEYWORDS,
        abilities=(
            Ability(1, (Modify(TheAttack(0), 1, 4),), (Commit(This()), Destroy(Sel(tests=(Type((6,)),)))), riders=(First(), OnAttack(True))),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "House Rules", 6, difficulty=3, check=5, block="+3 low", symbols=("death", "order", "chaos"), book=KEYWORDS,
        abilities=(
            Ability(2, (Discard(Sel(zones=(1,)), 1),), (Commit(This()), CheckCost(4)), riders=(ForSymbol("death"),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "The Hollow House", 2, difficulty=3, check=4, block="+3 mid", symbols=("death", "evil", "void"), keywords=("'Ottoline Crake' Only", "Terrain"), book=KEYWORDS,
        abilities=(
            Ability(0, (Modify(Sel(99, 1, (Type((3,)),), (4, 6), every=True), 1, -1),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Wind-Up Butler", 2, difficulty=2, check=4, block="+3 high", symbols=("death", "order", "life"), keywords=("Unique", "Ally"), book=KEYWORDS,
        abilities=(
            Ability(2, (Ready(Sel(tests=(Type((6,)),))),), (Commit(This()),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Lever behind the Portrait", 2, difficulty=2, check=5, block="+2 high", symbols=("death", "earth", "all"), keywords=("Item",), book=KEYWORDS,
        abilities=(
            Ability(3, (Destroy(Sel(tests=(Type((6,)),)), 1),), (Destroy(This()),), Event(31, 1)),
        ),
    ),
    origin="ours",
)
add(Deck(
    "Hollow House", "Ottoline Crake", "death",
    (("Ottoline Crake without Her Spectacles", 2), ("Tripwire", 4), ("Swinging Counterweight", 4), ("Trapdoor", 3), ("Footmen to the Fore", 3), ("Spring-Loaded Fist", 3), ("Hail of Cogs", 2), ("The Chandelier Comes Down", 2), ("Wall That Moves", 2), ("Blueprints", 4), ("Loose Floorboard", 4), ("Listening Tubes", 4), ("Clockwork Footmen", 4), ("Thirty Years of Grudges", 4), ("Waste Nothing", 3), ("Cold Arithmetic", 3), ("House Rules", 2), ("The Hollow House", 2), ("Wind-Up Butler", 2), ("Lever behind the Portrait", 2)),
    (), "Traps and minions: what is destroyed was meant to be, and what lies face down is waiting.",
))
