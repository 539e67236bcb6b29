"""The six Fighters the rulebook does not name: all of them ours (MEGA-RULING-39)."""

from __future__ import annotations

from typing import Final

from kumite.games.megafighter.events import KnockedOut, Performed, Taunted, TurnBegan, WentBack
from kumite.games.megafighter.printed import (
    BLUE,
    FOES_TURN,
    ITSELF,
    ONGOING,
    OWN_TURN,
    RED,
    RED_BAR,
    TEAMMATE,
    YELLOW,
    Ability,
    Attack,
    Fighter,
)
from kumite.games.megafighter.statics import Armour, Discount, Swagger
from kumite.games.megafighter.words import (
    BENCH,
    SELF,
    TEAM,
    AddAction,
    Deal,
    Draw,
    FoeDiscards,
    ForceSwap,
    Gain,
    GainSwap,
    Heal,
    IfUnblocked,
    LongCombo,
    Lose,
    MaySwap,
    Prevent,
    Reveal,
    Steal,
    YouDiscard,
)

MINOTAXER: Final = Fighter(
    "Minotaxer",
    hp=10,
    about="Lost in a labyrinth of receipts, half man, half bull, wholly unamused by your deductions.",
    attacks=(
        Attack("Bill by the Horns", (BLUE, YELLOW), front=1, does=(Steal(2),)),
        Attack("Late Fee", (YELLOW, YELLOW), front=1, strung=2, does=(Lose(1),)),
        Attack("Full Disclosure", (YELLOW, RED), front=5, cost=5, does=(Reveal(), FoeDiscards(), Steal(1))),
    ),
    abilities=(
        Ability("Tax Break", ONGOING, always=Discount(1)),
        Ability(
            "Write-Off",
            ONGOING,
            when=KnockedOut,
            whose=TEAMMATE,
            moment="Each time one of your Fighters is K.O.'d",
            does=(Gain(2),),
        ),
    ),
)

SUMOOSE: Final = Fighter(
    "Sumoose",
    hp=13,
    about="Undefeated in the ring, chiefly because he does not fit out of it.",
    attacks=(
        Attack("Antler Toss", (RED, BLUE), front=3, does=(ForceSwap(),)),
        Attack("Belly Flop", (BLUE, BLUE), front=4, does=(Deal(1, SELF),)),
        Attack("Moose Avalanche", (RED, RED), front=6, side=2, cost=5, does=(Deal(1, BENCH),)),
    ),
    abilities=(
        Ability("Belly Buffer", FOES_TURN, cost=2, in_attack=True, does=(Prevent(3, SELF),)),
        Ability(
            "Salt of the Earth",
            RED_BAR,
            cost=1,
            when=Taunted,
            whose=ITSELF,
            moment="Each time Sumoose taunts",
            does=(Heal(1),),
        ),
    ),
)

GRANDPARKOUR: Final = Fighter(
    "Grandparkour",
    hp=10,
    about="He climbed uphill to school both ways and has not taken the stairs since.",
    attacks=(
        Attack("Cane Vault", (YELLOW, BLUE), front=2, does=(MaySwap(),)),
        Attack("Rooftop Shuffle", (BLUE, BLUE), front=2, does=(Draw(1), GainSwap(1))),
        Attack("Hip Replacement", (BLUE, RED), front=5, cost=4, does=(ForceSwap(you_choose=True), Draw(1))),
    ),
    abilities=(
        Ability("Second Wind", OWN_TURN, cost=5, does=(AddAction(),)),
        Ability(
            "Back in My Day",
            ONGOING,
            when=WentBack,
            whose=ITSELF,
            moment="Each time Grandparkour goes to Sideline",
            does=(Draw(1),),
        ),
    ),
)

CRABACUS: Final = Fighter(
    "Crabacus",
    hp=10,
    about="A crab who counts everything, starting with your remaining teeth.",
    attacks=(
        Attack("Carry the One-Two", (BLUE, YELLOW), front=2, does=(LongCombo(3, (Draw(1),)),)),
        Attack("Long Division", (YELLOW, BLUE), front=1, chosen=1, does=(LongCombo(4, (Gain(2),)),)),
        Attack("Number Cruncher", (YELLOW, YELLOW), front=5, strung=2, cost=4, does=(LongCombo(4, (Draw(2),)),)),
    ),
    abilities=(
        Ability("Shell Game", RED_BAR, always=Armour(1)),
        Ability(
            "Count on Me",
            ONGOING,
            cost=1,
            when=Performed,
            whose=TEAMMATE,
            moment="Each time one of your Fighters performs an Attack",
            does=(Draw(1),),
        ),
    ),
)

ORIGAMIMI: Final = Fighter(
    "Origamimi",
    hp=12,
    about="Folded from a losing lottery ticket, she has been playing the odds ever since.",
    attacks=(
        Attack("Paper Cutlass", (RED, YELLOW), front=3, does=(Draw(1), YouDiscard())),
        Attack("Crease and Desist", (YELLOW, BLUE), front=1, does=(Draw(2),)),
        Attack("Thousand Crane Kick", (BLUE, BLUE), front=4, side=2, cost=4, does=(IfUnblocked((Draw(2),)),)),
    ),
    abilities=(
        Ability("Between the Folds", OWN_TURN, cost=1, does=(Reveal(), Draw(1), YouDiscard())),
        Ability(
            "Folding Screen",
            RED_BAR,
            when=TurnBegan,
            whose=ITSELF,
            moment="Each time your turn begins",
            does=(MaySwap(),),
        ),
    ),
)

YETIQUETTE: Final = Fighter(
    "Yetiquette",
    hp=9,
    about="An abominable snowman with abominably good manners, and a different fork for every opponent.",
    attacks=(
        Attack("Pinky Uppercut", (RED, BLUE), front=2, does=(Heal(1),)),
        Attack("Napkin Snap", (YELLOW, RED), front=1, does=(Heal(1, BENCH),)),
        Attack("R.S.V.Pow", (RED, RED), front=5, cost=5, does=(Heal(1, TEAM),)),
    ),
    abilities=(
        Ability("Polite Applause", ONGOING, always=Swagger(1)),
        Ability("Mind Your Manners", FOES_TURN, cost=2, does=(FoeDiscards(),)),
    ),
)

NEWCOMERS: Final = (MINOTAXER, SUMOOSE, GRANDPARKOUR, CRABACUS, ORIGAMIMI, YETIQUETTE)
