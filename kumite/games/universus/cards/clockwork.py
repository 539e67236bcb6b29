"""Clockwork, the control: Sister Quill keeps the bell tower, and has never once been late."""

from __future__ import annotations

from kumite.games.universus.cards.phrases import (
    COMMIT,
    DISCARD_ONE,
    FLIP,
    ONCE,
    ONCE_PER_GAME,
    RIVAL_ACTS,
    RIVAL_ATTACK,
    RIVAL_ATTACKS,
    RIVAL_ENHANCES,
    SPEND,
    TENACIOUS,
    THEIRS,
    YOU_BLOCK,
    action,
    always,
    asset,
    attack,
    character,
    damage,
    enhance,
    form,
    foundation,
    foundations,
    response,
    speed,
    when_this_hits,
)
from kumite.games.universus.skills import TREES
from kumite.games.universus.terms import (
    ASSET,
    ATTACK_PERIOD,
    BACKUP,
    DOER,
    ENHANCE,
    FOUNDATION,
    HAND,
    RIVAL,
    STAGE,
    V_ABILITY,
    V_CHECK,
    V_DRAW,
    YOU,
)
from kumite.games.universus.words.looks import Look
from kumite.games.universus.words.modes import Modes
from kumite.games.universus.words.moves import Destroy, Discard, Draw
from kumite.games.universus.words.plays import AddToCheck, Considered, Recheck, Ruin
from kumite.games.universus.words.riders import Deadlock, Outwit, RivalMayCancel, Uncancellable
from kumite.games.universus.words.rule import CANNOT, HAND_SIZE_IS, SURCHARGE, Rule
from kumite.games.universus.words.sels import Sel
from kumite.games.universus.words.tests import State, Type
from kumite.games.universus.words.triggers import Event
from kumite.games.universus.words.turns import Commit, Flip, Freeze, LevelUp, Seal
from kumite.games.universus.words.vitals import Cancel

TOOLS = Type((FOUNDATION, ASSET, BACKUP))
COMMIT_ONE_OF_THEIRS = Commit(foundations(1, RIVAL))
FLIP_ONE_OF_THEIRS = Flip(Sel(1, RIVAL, (TOOLS,), (STAGE,)))

TREES["Book of Hours"] = (
    enhance(speed(-1, THEIRS), riders=(RIVAL_ATTACK, TENACIOUS), name="Prime"),
    always(Rule(HAND_SIZE_IS, Event(V_DRAW, YOU), 1)),
    form(Freeze(foundations(2, RIVAL)), cost=(COMMIT,), name="Sext"),
    response(
        RIVAL_ENHANCES,
        Cancel(),
        riders=(TENACIOUS, ONCE_PER_GAME, Uncancellable()),
        name="Compline",
    ),
)

character(
    "Sister Quill",
    "the Still Hour",
    "order void water",
    6,
    24,
    ("Teacher",),
    response(YOU_BLOCK, LevelUp(), riders=(TENACIOUS, ONCE), name="Strike the Bell"),
    enhance(speed(-1, THEIRS), damage(-1, THEIRS), cost=(COMMIT,), riders=(RIVAL_ATTACK,)),
    trees=("Book of Hours",),
)

# Attacks

attack("Bell-Rope Lash", 4, 3, "+1 mid", "order void good", "4 mid 5", ("Stun: 2", "Weapon"))
attack("Second-Hand Thrust", 3, 3, "+2 high", "order air water", "4 high 4", ("Stun: 1", "Safe", "Weapon"))
attack("Pendulum Kick", 4, 3, "+0 low", "order earth void", "3 low 5", ("Breaker: 2", "Kick"))
attack("Needle of Noon", 3, 4, "+2 high", "order fire water", "3 high 4", ("Deflect: 2", "Ranged"))
attack("Quiet Correction", 3, 3, "+1 mid", "order void death", "4 mid 5", ("Reversal", "Weapon"))
attack(
    "Midnight Audit",
    5,
    3,
    "+1 low",
    "order death evil",
    "3 low 6",
    ("Weapon",),
    enhance(FLIP_ONE_OF_THEIRS),
    when_this_hits(Ruin(1)),
)
attack(
    "The Hour Strikes",
    6,
    2,
    "",
    "order void all",
    "4 mid 6",
    ("Spell",),
    enhance(Seal(Sel(2, RIVAL, (TOOLS,), (STAGE,), upto=True))),
    enhance(Rule(CANNOT, RIVAL_ACTS, until=ATTACK_PERIOD)),
)

# Foundations

foundation(
    "Vow of Silence",
    2,
    5,
    "+2 mid",
    "order void good",
    response(Event(V_ABILITY, RIVAL, kind=ENHANCE, character=0), Cancel(), cost=(FLIP,)),
)
foundation(
    "Hidden Gear",
    2,
    5,
    "+3 low",
    "order water chaos",
    form(Draw(1), cost=(FLIP,)),
    response(RIVAL_ATTACKS, Commit(foundations(2, RIVAL)), riders=(Outwit(),)),
)
foundation(
    "Frost on the Dial",
    2,
    5,
    "+2 high",
    "order water death",
    enhance(Freeze(foundations(1, RIVAL, State("committed"))), cost=(COMMIT,)),
)
foundation(
    "Locked Drawer", 2, 4, "+3 mid", "order void evil", form(Seal(Sel(1, RIVAL, (TOOLS,), (STAGE,))), cost=(COMMIT,))
)
foundation(
    "Overfull Shelves",
    2,
    5,
    "+2 low",
    "order death earth",
    form(Destroy(foundations(1, RIVAL)), cost=(COMMIT,), riders=(Deadlock(),)),
    enhance(damage(-1, THEIRS), cost=(COMMIT,), riders=(RIVAL_ATTACK,)),
)
foundation("Turned Page", 1, 4, "+3 high", "order air life", response(Event(V_CHECK, YOU, own=True), AddToCheck(2)))
foundation("Rewound Spring", 2, 5, "+2 mid", "order water all", response(Event(V_CHECK, YOU), Recheck(), cost=(FLIP,)))
foundation(
    "Cold Tea, Warm Ledger", 2, 5, "+3 high", "order void life", enhance(Ruin(2), Draw(1), cost=(FLIP,), riders=(ONCE,))
)

# An asset, and actions

asset(
    "Toll of the Tower",
    3,
    4,
    "+1 mid",
    "order void evil",
    ("Unique",),
    always(Rule(SURCHARGE, RIVAL_ACTS, then=(Commit(foundations(1, DOER)),))),
)
action(
    "Three Chimes",
    2,
    4,
    "+2 low",
    "order good water",
    enhance(Modes(((speed(-2, THEIRS),), (damage(-3, THEIRS),), (COMMIT_ONE_OF_THEIRS, Draw(1))))),
)
action(
    "Perfect Stillness",
    4,
    4,
    "+0 mid",
    "order void water",
    enhance(Considered(), cost=(DISCARD_ONE,), riders=(RIVAL_ATTACK, RivalMayCancel((SPEND,)))),
)
action(
    "Confiscate",
    3,
    5,
    "",
    "order evil void",
    form(
        Look(Sel(99, RIVAL, (), (HAND,), every=True)),
        Discard(Sel(1, RIVAL, (), (HAND,))),
    ),
)
