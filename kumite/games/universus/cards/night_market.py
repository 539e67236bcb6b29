"""Night Market, backups and tokens: Madam Oyelle opens at dusk; whatever falls off the carts was never hers."""

from __future__ import annotations

from kumite.games.universus.cards.phrases import (
    COMMIT,
    DESTROY,
    FLIP,
    IS_ATTACK,
    IS_BACKUP,
    MINE,
    ONCE,
    ONCE_PER_GAME,
    RIVAL_ATTACK,
    TENACIOUS,
    THEIRS,
    THIS,
    YOUR_ATTACK,
    YOUR_ATTACK_HITS,
    action,
    asset,
    attack,
    backup,
    blitz,
    character,
    damage,
    discarded,
    enhance,
    form,
    foundation,
    if_it_hits,
    next_card,
    response,
    when_this_hits,
)
from kumite.games.universus.define import face
from kumite.games.universus.terms import (
    AS_FORM,
    ASSET,
    DAMAGE,
    DECK,
    DIFFICULTY,
    DISCARDS,
    DOER,
    HAND,
    NEXT_FORM,
    RIVAL,
    SPEED,
    STAGE,
    TURN,
    V_DESTROY,
    V_PLAY,
    YOU,
)
from kumite.games.universus.words.amounts import Count, Value, X
from kumite.games.universus.words.changes import ChangeZone, Modify
from kumite.games.universus.words.counters import Counter
from kumite.games.universus.words.moves import Destroy, Discard, Draw, Move
from kumite.games.universus.words.plays import MakeACheck
from kumite.games.universus.words.rule import PLAYABLE, Rule
from kumite.games.universus.words.sels import Ref, Sel, This
from kumite.games.universus.words.structure import Let, Or
from kumite.games.universus.words.tests import State
from kumite.games.universus.words.triggers import Event
from kumite.games.universus.words.turns import Attach, Create
from kumite.games.universus.words.vitals import Gain, Lose

POWER = Create("Power")
BACKUP_FALLS = Event(V_DESTROY, YOU, (IS_BACKUP,))
ATTACHED = Count(Sel(99, YOU, (State("attached"),), (STAGE,), every=True))
BACKUPS = Count(Sel(99, YOU, (IS_BACKUP,), (STAGE,), every=True))


def tire(n: int) -> Lose:
    """This backup loses so much stamina."""
    return Lose(n, of=This())


character(
    "Madam Oyelle",
    "the Impresario",
    "all evil chaos",
    6,
    24,
    ("Villain",),
    form(POWER, cost=(COMMIT,), name="Open the Stalls"),
    enhance(Modify(MINE, SPEED, X()), Let(ATTACHED), riders=(TENACIOUS, ONCE, YOUR_ATTACK), name="Costume Change"),
    response(BACKUP_FALLS, Draw(1), riders=(TENACIOUS, ONCE)),
)

# Backups

backup(
    "Grum the Door",
    3,
    5,
    "+2 mid",
    "all earth good",
    6,
    ("Ally",),
    enhance(damage(-2, THEIRS), cost=(tire(1),), riders=(RIVAL_ATTACK, ONCE)),
)
backup(
    "Nim and Nam, Lookouts",
    2,
    5,
    "+3 high",
    "all air chaos",
    3,
    ("Elusive", "Ally"),
    form(Draw(1), Move(Sel(1, YOU, (), (HAND,)), DECK), cost=(COMMIT,)),
)
backup(
    "Auntie Brine",
    3,
    5,
    "+1 low",
    "all water life",
    4,
    ("Elusive", "Ally"),
    form(Gain(2), cost=(COMMIT, tire(2))),
    enhance(damage(1), cost=(COMMIT,), riders=(YOUR_ATTACK,)),
)

# Attacks

attack("Confetti Uppercut", 4, 3, "+1 high", "all chaos fire", "4 high 5", ("Tension", "Punch"))
attack("Cane of Many Uses", 3, 3, "+2 mid", "all evil order", "4 mid 4", ("Tension", "Weapon"), when_this_hits(Gain(1)))
attack(
    "Trapdoor Toss",
    4,
    3,
    "+1 low",
    "all evil earth",
    "2 low 5",
    ("Throw", "Slam"),
    enhance(if_it_hits(Discard(Sel(1, DOER, (), (HAND,)), RIVAL))),
)
attack(
    "Curtain Call Kick",
    4,
    3,
    "+2 high",
    "all chaos good",
    "3 high 5",
    ("Shift", "Kick"),
    back=face(
        "Standing Ovation",
        ASSET,
        symbols=("all", "chaos", "good"),
        keywords=("Unique",),
        abilities=(response(YOUR_ATTACK_HITS, POWER, cost=(COMMIT,)),),
        back=True,
    ),
)
attack(
    "Here Comes the Crew",
    5,
    3,
    "+1 mid",
    "all good chaos",
    "3 mid 5",
    ("Ally", "Charge"),
    blitz(Modify(THIS, DAMAGE, X()), Let(BACKUPS)),
)
attack("Smoke-Ring Shot", 3, 4, "+2 low", "all air void", "4 low 4", ("Deflect: 1", "Ranged"))
attack(
    "Grand Finale",
    6,
    2,
    "",
    "all fire death",
    "4 high 6",
    ("Fury",),
    enhance(
        Modify(THIS, DAMAGE, X()),
        Let(Value(Ref("destroyed"), DIFFICULTY)),
        cost=(Destroy(Sel(1, DOER, (IS_BACKUP,), (STAGE,)), sacrifice=True),),
    ),
)

# Foundations

foundation("Thread of Gold", 1, 4, "+3 mid", "all life chaos", form(Attach(This()), Draw(1)))
foundation(
    "Word of Mouth",
    2,
    5,
    "+2 high",
    "all air evil",
    form(Modify(next_card(IS_BACKUP), DIFFICULTY, -2, until=TURN), cost=(COMMIT,)),
    response(Event(V_PLAY, YOU, (IS_BACKUP,), notes=(AS_FORM,)), Draw(1), cost=(FLIP,)),
)
foundation(
    "Loaded Dice",
    2,
    5,
    "+2 low",
    "all chaos void",
    enhance(MakeACheck(4, then=(damage(3),), otherwise=(Draw(1),)), cost=(COMMIT,), riders=(YOUR_ATTACK,)),
)
foundation("Fireflies in Jars", 2, 4, "+2 mid", "all fire life", response(YOUR_ATTACK_HITS, POWER, cost=(FLIP,)))
foundation(
    "The Understudy",
    2,
    5,
    "+3 low",
    "all order evil",
    response(BACKUP_FALLS, Move(discarded(1, IS_BACKUP), HAND), cost=(DESTROY,)),
)
foundation(
    "False Bottom",
    2,
    5,
    "+3 high",
    "all void evil",
    enhance(Or(((Modify(THIS, SPEED, 1),), (Modify(THIS, SPEED, -1),))), cost=(COMMIT,)),
)

# Assets, and actions

asset(
    "Takings Box",
    2,
    4,
    "+2 high",
    "all evil chaos",
    ("Unique",),
    response(YOUR_ATTACK_HITS, Counter(This(), "Coin"), name="Pay Up"),
    form(Draw(2), cost=(Counter(This(), "Coin", -2),), name="Split It"),
)
asset(
    "Lantern Row",
    2,
    4,
    "+1 mid",
    "all fire good",
    ("Terrain",),
    form(POWER, cost=(COMMIT,)),
)
action(
    "Encore, Encore!",
    2,
    4,
    "+2 mid",
    "all chaos life",
    form(
        Rule(PLAYABLE, Event(V_PLAY, YOU, (IS_ATTACK,)), zones=(DISCARDS,), until=NEXT_FORM, times=1),
        Draw(1),
        riders=(ONCE_PER_GAME,),
    ),
)
action(
    "Bait and Switch",
    1,
    5,
    "+3 high",
    "all air evil",
    enhance(ChangeZone(MINE), Modify(MINE, SPEED, 2), riders=(YOUR_ATTACK,)),
)
action("Payday", 2, 5, "+1 low", "all evil good", form(Create("Power", 2)))
