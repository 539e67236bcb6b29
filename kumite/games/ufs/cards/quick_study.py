"""Quick Study, the all-rounder: Wren Halloway knocked at twelve doors of the canal city and took one lesson at each."""

# Made by scripts/cards.py from kumite/english/house/ufs/quick_study.yaml: change that, and run it again.
# fmt: off

from __future__ import annotations

from kumite.games.ufs.keywords import KEYWORDS
from kumite.games.ufs.shelf import add, enter
from kumite.games.universus.decks import Deck
from kumite.games.universus.define import face
from kumite.games.universus.printed import Ability, Keyword
from kumite.games.universus.words.amounts import X
from kumite.games.universus.words.changes import Grant, Modify
from kumite.games.universus.words.conds import Has
from kumite.games.universus.words.modes import Modes
from kumite.games.universus.words.moves import Destroy, Discard, Draw, Move, Spend
from kumite.games.universus.words.plays import CheckCost
from kumite.games.universus.words.riders import (
    Combo,
    Desperation,
    First,
    ForCharacter,
    ForSymbol,
    In,
    Limit,
    OnAttack,
    OnlyIf,
)
from kumite.games.universus.words.sels import Sel, TheAttack, This
from kumite.games.universus.words.structure import Fired
from kumite.games.universus.words.tests import Trait, Type
from kumite.games.universus.words.triggers import Event
from kumite.games.universus.words.turns import Commit, Flip
from kumite.games.universus.words.vitals import Gain

enter(
    face(
        "Wren Halloway", 5, difficulty=6, check=6, block="+0 mid", symbols=("good", "air", "all"), hand_size=7, health=27, keywords=("Wanderer",), book=KEYWORDS,
        abilities=(
            Ability(3, (Move(Sel(zones=(2,), top=True), 3),), trigger=Event(31, 1), riders=(Limit(1),)),
            Ability(1, (Modes(((Grant(TheAttack(), Keyword("Stun", 1)),), (Grant(TheAttack(), Keyword("Powerful", 2)),), (Grant(TheAttack(), Keyword("Throw")),))),), (Commit(This()),), riders=(OnAttack(True),)),
        ),
    ),
    origin="ours", vitals=(("gender", "F"), ("height", "168"), ("weight", "59"), ("blood type", "O")),
)
enter(
    face(
        "Wren Halloway", 5, difficulty=6, check=6, block="+1 high", symbols=("good", "order", "void"), hand_size=6, health=24, keywords=("Wanderer",), version="of Every House", book=KEYWORDS,
        abilities=(
            Ability(1, (Modify(TheAttack(0), 0, 1), Modify(TheAttack(0), 1, 2)), (Spend(),), riders=(OnAttack(True), Limit(1))),
        ),
    ),
    origin="ours", vitals=(("gender", "F"), ("height", "171"), ("weight", "62"), ("blood type", "O")),
)
enter(
    face(
        "Borrowed Jab", 3, difficulty=2, check=3, block="+2 high", symbols=("good", "air", "order"), speed=3, zone="high", damage=3, keywords=("Punch",), book=KEYWORDS,
        abilities=(
            Ability(1, (Modify(Sel(whose=0, tests=(Type((3,)),), zones=(4, 6), next=True), 0, 1, 10), Modify(Sel(whose=0, tests=(Type((3,)),), zones=(4, 6), next=True), 1, 1, 10))),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Page-Turner Slam", 3, difficulty=4, check=3, block="+1 mid", symbols=("good", "all", "earth"), speed=4, zone="mid", damage=5, keywords=("Stun: 1", "Slam"), book=KEYWORDS,
    ),
    origin="ours",
)
enter(
    face(
        "Ferry Landing Kick", 3, difficulty=3, check=3, block="+0 low", symbols=("good", "water", "air"), speed=4, zone="low", damage=4, keywords=("Breaker: 2", "Kick"), book=KEYWORDS,
    ),
    origin="ours",
)
enter(
    face(
        "Lesson of the Third House", 3, difficulty=4, check=3, block="+1 low", symbols=("good", "earth", "life"), speed=3, zone="mid", damage=6, keywords=("Throw", "Slam"), book=KEYWORDS,
    ),
    origin="ours",
)
enter(
    face(
        "What the Hands Remember", 3, difficulty=4, check=3, block="+2 mid", symbols=("good", "all", "order"), speed=4, zone="high", damage=5, keywords=("Combo (Slam)", "Punch"), book=KEYWORDS,
        abilities=(
            Ability(1, (Modify(TheAttack(), 0, 2), Fired(Event(31, attack=True), (Draw(),), 11, on=TheAttack())), riders=(Combo(),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Said Back Louder", 3, difficulty=4, check=3, block="+1 high", symbols=("good", "air", "void"), speed=4, zone="high", damage=5, keywords=("Powerful: 2", "Ranged"), book=KEYWORDS,
    ),
    origin="ours",
)
enter(
    face(
        "Too Quick to Read", 3, difficulty=3, check=4, block="+2 low", symbols=("good", "air", "chaos"), speed=5, zone="low", damage=4, keywords=("Flash", "Kick"), book=KEYWORDS,
    ),
    origin="ours",
)
enter(
    face(
        "Everything They Taught Me", 3, difficulty=6, check=2, block="+1 mid", symbols=("good", "all", "life"), speed=5, zone="mid", damage=7, keywords=("Desperation: 4", "Slam"), book=KEYWORDS,
        abilities=(
            Ability(1, (Modify(TheAttack(), 0, X()),), (Spend(Sel(X(), zones=(3,))),), riders=(ForCharacter("Wren Halloway"),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Open Notebook", 6, difficulty=2, check=5, block="+3 mid", symbols=("good", "order", "void"), book=KEYWORDS,
        abilities=(
            Ability(3, (Modify(Sel(whose=0, tests=(Type((3,)),), zones=(4, 6), next=True), 1, 2, 10),), (Commit(This()),), Event(30, 0, notes=(2, 3))),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Twelve Front Doors", 6, difficulty=1, check=4, block="+3 high", symbols=("good", "all", "water"), book=KEYWORDS,
        abilities=(
            Ability(2, (Modify(Sel(whose=0, tests=(Type((3,)),), zones=(4, 6), next=True), 3, -2, 10),), (Commit(This()),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Watch Closely", 6, difficulty=2, check=5, block="+2 low", symbols=("good", "air", "order"), book=KEYWORDS,
        abilities=(
            Ability(1, (Modify(TheAttack(1), 0, -2),), (Commit(This()),), riders=(OnAttack(False),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "The Same Trick My Way", 6, difficulty=2, check=5, block="+2 mid", symbols=("good", "all", "chaos"), book=KEYWORDS,
        abilities=(
            Ability(1, (Modify(TheAttack(0), 1, 2),), (Commit(This()),), riders=(OnAttack(True),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Fall and Ask Again", 6, difficulty=2, check=5, block="+2 high", symbols=("good", "life", "earth"), book=KEYWORDS,
        abilities=(
            Ability(3, (Draw(2), Discard(Sel(zones=(1,)))), (Flip(This()),), Event(31, 1)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Honest Effort", 6, difficulty=1, check=5, block="+2 low", symbols=("good", "life", "order"), book=KEYWORDS,
        abilities=(
            Ability(2, (Gain(1),), (Commit(This()),), riders=(First(),)),
            Ability(1, (Modify(TheAttack(1), 1, -4),), (Destroy(This()),), riders=(Desperation(), OnAttack(False))),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "A Teacher's Blessing", 6, difficulty=3, check=5, block="+1 mid", symbols=("good", "all", "life"), keywords=("Unique",), book=KEYWORDS,
        abilities=(
            Ability(1, (Modify(TheAttack(0), 0, 2), Modify(TheAttack(0), 1, 2)), (Commit(This()), CheckCost(4)), riders=(ForSymbol("good"), OnAttack(True))),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Good Grip", 6, difficulty=3, check=5, block="+3 low", symbols=("good", "earth", "fire"), book=KEYWORDS,
        abilities=(
            Ability(0, (Modify(Sel(99, 0, (Type((3,)), Trait("Slam")), (4, 6), every=True), 1, 1),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Apprentice's Satchel", 2, difficulty=2, check=4, block="+3 mid", symbols=("good", "order", "water"), keywords=("Unique", "Item"), book=KEYWORDS,
        abilities=(
            Ability(2, (Draw(), Move(Sel(zones=(1,)), 2)), (Commit(This()),)),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Canal Rooftops", 2, difficulty=2, check=4, block="+3 high", symbols=("good", "air", "water"), keywords=("Terrain",), book=KEYWORDS,
        abilities=(
            Ability(1, (Modify(TheAttack(0), 0, 2),), riders=(OnAttack(True), Limit(1), OnlyIf(Has(Sel(whose=0, zones=(4,)), n=2)))),
        ),
    ),
    origin="ours",
)
enter(
    face(
        "Letter of Introduction", 2, difficulty=1, check=5, block="+3 low", symbols=("good", "all", "void"), keywords=("Item",), book=KEYWORDS,
        abilities=(
            Ability(3, (Gain(2),), trigger=Event(30, 1, own=True, notes=(2, 3)), riders=(In(4),)),
        ),
    ),
    origin="ours",
)
add(Deck(
    "Quick Study", "Wren Halloway", "good",
    (("Wren Halloway of Every House", 2), ("Borrowed Jab", 4), ("Page-Turner Slam", 4), ("Ferry Landing Kick", 3), ("Lesson of the Third House", 3), ("What the Hands Remember", 3), ("Said Back Louder", 3), ("Too Quick to Read", 2), ("Everything They Taught Me", 2), ("Open Notebook", 4), ("Twelve Front Doors", 4), ("Watch Closely", 4), ("The Same Trick My Way", 4), ("Fall and Ask Again", 3), ("Honest Effort", 3), ("A Teacher's Blessing", 3), ("Good Grip", 2), ("Apprentice's Satchel", 2), ("Canal Rooftops", 2), ("Letter of Introduction", 2)),
    (), "An all-rounder: take a blow, learn from it, and give it back in a form of your own.",
))
