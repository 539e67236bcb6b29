"""The nine Fighters the rulebook names.

What it prints or lets us deduce is used exactly and marked; the rest is our design (MEGA-RULING-39).  Where all but
a number is printed the fact counts as ours, and says which part is not.
"""

from __future__ import annotations

from typing import Final

from kumite.games.megafighter.events import KnockedOut, Struck, WentBack, WentFront
from kumite.games.megafighter.printed import (
    BLUE,
    DEDUCED,
    FOES_TURN,
    ITSELF,
    ONGOING,
    OURS,
    OWN_TURN,
    PRINTED,
    RED,
    RED_BAR,
    RIVAL,
    TEAMMATE,
    YELLOW,
    Ability,
    Attack,
    Fact,
    Fighter,
)
from kumite.games.megafighter.statics import Fury, NoHealing, Shelter
from kumite.games.megafighter.words import (
    ALL,
    FRONT,
    SELF,
    SUBJECT,
    TEAM,
    Deal,
    Deny,
    Draw,
    FoeDiscards,
    ForceSwap,
    Gain,
    GainSwap,
    Heal,
    IfKnockedOut,
    IfUnblocked,
    Lose,
    May,
    MaySwap,
    Prevent,
    Reveal,
    Steal,
)

BOARD: Final = "004, Components (sample board)"
START: Final = "004, Start Combo (example)"
STRING: Final = "004, String Combo (example)"
SWAP: Final = "004, Swap Fighters (pictured boards)"
SWAP_EXAMPLE: Final = "004, Swap Fighters (example)"
ABILITIES: Final = "004, Fighter Abilities (example)"
POGO: Final = "004, Fighter Abilities (second example)"
BLOCK: Final = "004, Block Cards (example)"

FIRST_TWO: Final = "listed before the third, so it is a Basic Attack and costs nothing (MEGA-BOARD-02)"
NUMBER_OURS: Final = "its target, the Frontline Fighter, is printed; the number is illegible and ours"
NO_EFFECT: Final = "no further effect is shown (MEGA-RULING-41)"
COST_LOST: Final = "illegible Ultimate costs are taken as 5 (MEGA-RULING-34)"

FRANKFURTERER: Final = Fighter(
    "Frankfurterer",
    hp=10,
    label="Speed",
    about="A hot dog vendor who was bitten by his own cart and has been all wurst ever since.",
    attacks=(
        Attack("Weeny Gun", (BLUE, YELLOW), front=2, does=(Draw(1),)),
        Attack("Kraut Bomb", (YELLOW, RED), front=1, side=1),
        Attack("Meat Seeker", (RED, YELLOW), front=3, side=3, cost=5),
    ),
    abilities=(
        Ability(
            "Relish in Chaos",
            ONGOING,
            when=WentFront,
            whose=ITSELF,
            moment="Each time Frankfurterer goes to Frontline",
            does=(Heal(1),),
        ),
        Ability("Catch Up and Mustard", OWN_TURN, cost=2, does=(Draw(1), GainSwap(1))),
    ),
    facts=(
        Fact("name", PRINTED, f"{BOARD}; spelt as in the text, not as on the board (MEGA-RULING-31)"),
        Fact("hp", PRINTED, BOARD),
        Fact("label", PRINTED, f"{BOARD}; without any effect (MEGA-RULING-31)"),
        Fact("Weeny Gun: name", PRINTED, BOARD),
        Fact("Weeny Gun: buttons", PRINTED, START),
        Fact("Weeny Gun: cost", PRINTED, f"{BOARD}: none is shown"),
        Fact("Weeny Gun: damage", PRINTED, START),
        Fact("Weeny Gun: effect", PRINTED, START),
        Fact("Kraut Bomb: name", PRINTED, BOARD),
        Fact("Kraut Bomb: buttons", PRINTED, STRING),
        Fact("Kraut Bomb: cost", PRINTED, f"{BOARD}: none is shown"),
        Fact("Kraut Bomb: damage", PRINTED, STRING),
        Fact("Kraut Bomb: effect", PRINTED, f"{BOARD}: the Sideline damage is its additional effect"),
        Fact("Meat Seeker: name", PRINTED, BOARD),
        Fact("Meat Seeker: buttons", DEDUCED, "(8)(4) with the key of the same board: red, yellow (MEGA-RULING-01)"),
        Fact("Meat Seeker: cost", DEDUCED, f"a bare ★ without its number; {COST_LOST}"),
        Fact("Meat Seeker: damage", PRINTED, BOARD),
        Fact("Meat Seeker: effect", PRINTED, f"{BOARD}: {NO_EFFECT}"),
        Fact("Relish in Chaos: name", PRINTED, BOARD),
        Fact("Relish in Chaos: class", PRINTED, BOARD),
        Fact("Relish in Chaos: cost", PRINTED, f"{BOARD}: none is shown"),
        Fact("Relish in Chaos: effect", PRINTED, BOARD),
        Fact("Catch Up and Mustard: name", PRINTED, BOARD),
        Fact("Catch Up and Mustard: class", PRINTED, BOARD),
        Fact("Catch Up and Mustard: cost", PRINTED, BOARD),
        Fact("Catch Up and Mustard: effect", DEDUCED, "a card and 1 of a lost icon: a Swap Token (MEGA-RULING-33)"),
    ),
)

SLUMBERJACK: Final = Fighter(
    "Slumberjack",
    hp=13,
    about="He fells giant pines in his sleep, and whoever wakes him up along with them.",
    attacks=(
        Attack("Timber Kick", (RED, BLUE), front=3, does=(May(2, (ForceSwap(),)),)),
        Attack("Snore-Yuken", (BLUE, YELLOW), front=1, does=(Gain(3),)),
        Attack("Bear Hug", (RED, YELLOW), front=6, cost=5, does=(Lose(3),)),
    ),
    abilities=(
        Ability(
            "Maple Snare-Up",
            ONGOING,
            cost=1,
            when=WentFront,
            whose=RIVAL,
            moment="Each time an opposing Fighter goes to Frontline",
            does=(Deal(1, FRONT),),
        ),
        Ability("Saw Lungs", FOES_TURN, cost=3, does=(Heal(1), Draw(1))),
    ),
    facts=(
        Fact("name", PRINTED, SWAP),
        Fact("Timber Kick: name", PRINTED, SWAP),
        Fact("Timber Kick: buttons", DEDUCED, "(3)(3): two of blue and red, no yellow (MEGA-RULING-01); which is ours"),
        Fact("Timber Kick: cost", DEDUCED, FIRST_TWO),
        Fact("Timber Kick: damage", OURS, NUMBER_OURS),
        Fact("Timber Kick: effect", DEDUCED, "garbled: 2 ★ may be spent, and somebody must then Swap: the opponent"),
        Fact("Snore-Yuken: name", PRINTED, SWAP),
        Fact("Snore-Yuken: buttons", PRINTED, SWAP_EXAMPLE),
        Fact("Snore-Yuken: cost", DEDUCED, FIRST_TWO),
        Fact("Snore-Yuken: damage", OURS, NUMBER_OURS),
        Fact("Snore-Yuken: effect", DEDUCED, "a gain of 3; the small picture leaves icon and number uncertain"),
        Fact("Bear Hug: name", PRINTED, SWAP),
        Fact("Bear Hug: buttons", DEDUCED, "(3)(4), but no pair twice: red, yellow (MEGA-RULING-01, MEGA-RULING-08)"),
        Fact("Bear Hug: cost", DEDUCED, f"the third, so the Ultimate; {COST_LOST}"),
        Fact("Bear Hug: damage", OURS, NUMBER_OURS),
        Fact("Bear Hug: effect", OURS, "that the opponent loses ★ is printed; how many is ours"),
        Fact("Maple Snare-Up: name", PRINTED, SWAP),
        Fact("Maple Snare-Up: effect", DEDUCED, "the opposing Frontline Fighter takes 1 of a lost icon; when is ours"),
        Fact("Saw Lungs: name", PRINTED, SWAP),
        Fact("Saw Lungs: cost", DEDUCED, "hinted at by the (3)(3) beside its name"),
        Fact("Saw Lungs: effect", DEDUCED, "a heal of 1 and a draw of 1, read off the small picture"),
    ),
)

TYRANOSORCERER: Final = Fighter(
    "Tyranosorcerer",
    hp=13,
    about="Sixty-six million years of study have made up for the short arms.",
    attacks=(
        Attack("Flame Breath", (YELLOW, BLUE), front=2, does=(Gain(2),)),
        Attack("Thunder Chomp", (YELLOW, RED), front=3, does=(Deny(),)),
        Attack("Tremor Tail", (BLUE, YELLOW), front=3, side=3, cost=5),
    ),
    abilities=(
        Ability("Gale Fight", OWN_TURN, cost=1, does=(ForceSwap(),)),
        Ability("Adler Barrier", FOES_TURN, cost=3, in_attack=True, does=(Prevent(2, TEAM),)),
    ),
    facts=(
        Fact("name", PRINTED, SWAP),
        Fact("Flame Breath: name", PRINTED, SWAP),
        Fact(
            "Flame Breath: buttons", DEDUCED, "(4)(3), but no pair twice: yellow, blue (MEGA-RULING-01, MEGA-RULING-08)"
        ),
        Fact("Flame Breath: cost", DEDUCED, FIRST_TWO),
        Fact("Flame Breath: damage", OURS, NUMBER_OURS),
        Fact("Flame Breath: effect", PRINTED, SWAP),
        Fact("Thunder Chomp: name", PRINTED, SWAP),
        Fact("Thunder Chomp: buttons", PRINTED, SWAP_EXAMPLE),
        Fact("Thunder Chomp: cost", DEDUCED, FIRST_TWO),
        Fact("Thunder Chomp: damage", OURS, NUMBER_OURS),
        Fact("Thunder Chomp: effect", PRINTED, SWAP),
        Fact("Tremor Tail: name", PRINTED, SWAP),
        Fact("Tremor Tail: buttons", DEDUCED, "(3)(4): blue or red, then yellow (MEGA-RULING-01); which is ours"),
        Fact("Tremor Tail: cost", DEDUCED, "the (5) before its ★ (MEGA-RULING-34)"),
        Fact("Tremor Tail: damage", OURS, "that it hits all opposing Fighters is printed; the number is ours"),
        Fact("Tremor Tail: effect", PRINTED, f"{SWAP}: {NO_EFFECT}"),
        Fact("Gale Fight: name", PRINTED, SWAP),
        Fact("Gale Fight: class", PRINTED, SWAP),
        Fact("Gale Fight: cost", PRINTED, SWAP),
        Fact("Gale Fight: effect", PRINTED, SWAP),
        Fact("Adler Barrier: name", PRINTED, f"{SWAP}; perhaps misread"),
        Fact("Adler Barrier: class", PRINTED, SWAP),
        Fact("Adler Barrier: cost", PRINTED, SWAP),
    ),
)

AMOEBA_BANDITA: Final = Fighter(
    "Amoeba Bandita",
    hp=11,
    about="The most wanted single cell in the West, at large in every puddle.",
    attacks=(
        Attack("Pseudopod Pistol", (BLUE, BLUE), front=2, does=(Steal(1),)),
        Attack("Stick-'Em-Up", (RED, RED), front=1, does=(FoeDiscards(), Draw(1))),
        Attack("Mitosis Heist", (BLUE, RED), front=4, cost=4, does=(Steal(2), IfUnblocked((Draw(1),)))),
    ),
    abilities=(
        Ability("Cytoplasm", RED_BAR, always=NoHealing()),
        Ability(
            "Split the Loot",
            ONGOING,
            when=KnockedOut,
            whose=RIVAL,
            moment="Each time an opposing Fighter is K.O.'d",
            does=(Draw(1), GainSwap(1)),
        ),
    ),
    facts=(
        Fact("name", PRINTED, ABILITIES),
        Fact("Cytoplasm: name", PRINTED, ABILITIES),
        Fact("Cytoplasm: class", PRINTED, f"{ABILITIES}, the one for the Red Bar"),
        Fact("Cytoplasm: cost", DEDUCED, "it works without being paid for or chosen"),
        Fact("Cytoplasm: effect", DEDUCED, "an attacker opposite her cannot heal; so no opposing Fighter can"),
    ),
)

PORK_AND_BRAINS: Final = Fighter(
    "Pork and Brains",
    hp=10,
    about="A prize hog and a brain in a jar, riding the rails together: one thinks, the other digests.",
    attacks=(
        Attack("Ham Fist", (RED, YELLOW), front=3, does=(May(2, (Heal(2),)),)),
        Attack("Mind over Platter", (YELLOW, YELLOW), front=2, does=(Reveal(), Draw(1))),
        Attack("Bindlestiff", (YELLOW, BLUE), front=4, cost=3, does=(Heal(3),)),
    ),
    abilities=(
        Ability("Hog the Spotlight", RED_BAR, always=Shelter(1)),
        Ability(
            "Second Helping",
            ONGOING,
            cost=1,
            when=WentBack,
            whose=TEAMMATE,
            moment="Each time one of your Fighters goes to Sideline",
            does=(Heal(1, SUBJECT),),
        ),
    ),
    facts=(
        Fact("name", PRINTED, ABILITIES),
        Fact("Bindlestiff: name", PRINTED, ABILITIES),
        Fact("Bindlestiff: damage", PRINTED, ABILITIES),
        Fact("Bindlestiff: effect", OURS, "a heal is printed, surely their own; how much is ours"),
    ),
)

POGORILLA: Final = Fighter(
    "Pogorilla",
    hp=12,
    about="Four hundred pounds of ape on a single spring; nobody has dared to ask him to stop.",
    attacks=(
        Attack("Pogo Punch", (BLUE, RED), front=2, does=(MaySwap(),)),
        Attack("Banana Splits", (RED, BLUE), front=1, chosen=1, does=(GainSwap(1),)),
        Attack("Spring Breaker", (BLUE, BLUE), front=5, chosen=2, cost=4, does=(GainSwap(1),)),
    ),
    abilities=(
        Ability(
            "Jump Back Schmack",
            ONGOING,
            cost=2,
            when=WentBack,
            whose=ITSELF,
            moment="Each time Pogorilla goes from Frontline to Sideline",
            does=(Deal(2, FRONT),),
        ),
        Ability(
            "Boing Voyage",
            ONGOING,
            when=WentFront,
            whose=ITSELF,
            moment="Each time Pogorilla goes to Frontline",
            does=(GainSwap(1),),
        ),
    ),
    facts=(
        Fact("name", PRINTED, POGO),
        Fact("Pogo Punch: name", PRINTED, POGO),
        Fact("Pogo Punch: cost", DEDUCED, "no ★ is spent for it in the example, so it is likely Basic"),
        Fact("Jump Back Schmack: name", PRINTED, POGO),
        Fact("Jump Back Schmack: class", DEDUCED, "a swap allows it and it is paid for: an optional Ongoing Effect"),
        Fact("Jump Back Schmack: cost", PRINTED, POGO),
        Fact("Jump Back Schmack: effect", PRINTED, POGO),
    ),
)

SHARKFIST: Final = Fighter(
    "Sharkfist",
    hp=12,
    about="A boxer with a live shark on each hand; neither of them has read the rules.",
    attacks=(
        Attack("Fin-ishing Blow", (RED, RED), front=3, does=(IfKnockedOut((Gain(2), Draw(1))),)),
        Attack("Jaw Dropper", (RED, BLUE), front=2, does=(IfUnblocked((Draw(1), Gain(1))),)),
        Attack("Great Bite", (BLUE, RED), front=7, cost=5, does=(IfKnockedOut((Heal(3),)),)),
    ),
    abilities=(
        Ability("Shiver Me Knuckles", ONGOING, always=Fury(1)),
        Ability("Undertow", OWN_TURN, cost=2, does=(ForceSwap(you_choose=True),)),
    ),
    facts=(Fact("name", PRINTED, POGO),),
)

LA_LI: Final = Fighter(
    "La Li",
    hp=8,
    about="She runs the sweetest sword school in town, and every graduate has lost a tooth.",
    attacks=(
        Attack("Candy Catana", (YELLOW, RED), front=3, does=(May(2, (Draw(2),)),)),
        Attack("Licorice Lash", (RED, YELLOW), front=1, strung=1, does=(Gain(1),)),
        Attack("Sugar Crash", (YELLOW, YELLOW), front=5, cost=4, does=(FoeDiscards(), Draw(1))),
    ),
    abilities=(
        Ability("Sugar Rush", OWN_TURN, cost=1, does=(Draw(2), Deal(1, SELF))),
        Ability(
            "Piñata Party",
            ONGOING,
            when=KnockedOut,
            whose=ITSELF,
            moment="When La Li is K.O.'d",
            does=(Deal(1, ALL),),
        ),
    ),
    facts=(
        Fact("name", PRINTED, BLOCK),
        Fact("Candy Catana: name", PRINTED, BLOCK),
        Fact(
            "Candy Catana: buttons",
            DEDUCED,
            "a lone 4: one is yellow (MEGA-RULING-01); the other and the order are ours",
        ),
        Fact("Candy Catana: cost", DEDUCED, "no ★ is spent to perform it in the example, so it is likely Basic"),
        Fact("Candy Catana: damage", PRINTED, BLOCK),
        Fact("Candy Catana: effect", PRINTED, BLOCK),
    ),
)

COLDERGEIST: Final = Fighter(
    "Coldergeist",
    hp=13,
    about="It haunts walk-in freezers and has never once found the light switch.",
    attacks=(
        Attack("Chill Factor", (BLUE, BLUE), front=2, does=(Lose(2),)),
        Attack("Brrr-glary", (BLUE, YELLOW), front=2, does=(FoeDiscards(),)),
        Attack("Ice to Beat You", (YELLOW, BLUE), front=4, side=2, cost=5, does=(Lose(2),)),
    ),
    abilities=(
        Ability("Cold Feet", FOES_TURN, cost=2, does=(ForceSwap(),)),
        Ability(
            "Freezer Burn",
            RED_BAR,
            cost=1,
            when=Struck,
            whose=ITSELF,
            moment="Each time Coldergeist takes damage from an Attack",
            does=(Deal(1, FRONT),),
        ),
    ),
    facts=(Fact("name", PRINTED, BLOCK),),
)

RULEBOOK: Final = (
    FRANKFURTERER,
    SLUMBERJACK,
    TYRANOSORCERER,
    AMOEBA_BANDITA,
    PORK_AND_BRAINS,
    POGORILLA,
    SHARKFIST,
    LA_LI,
    COLDERGEIST,
)
