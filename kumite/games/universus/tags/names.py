"""The tags of abilities, each a plain string, once (UVS-RULING-68).

| tag                                             | what has it                                                       |
|-------------------------------------------------|-------------------------------------------------------------------|
| raises P, lowers P                              | +N, -N, double, set and return to printed, for each property P    |
| gives P bonus, gives P penalty                  | +N and -N alone (UVS-BONUS-02, UVS-PEN-02)                        |
| changes zone, changes block zone                | another attack or block zone                                      |
| raises checks, lowers checks                    | what changes checks                                               |
| grants K, strips K                              | a keyword or trait K, `abilities` or `symbols`                    |
| draws, discards, mills, spends, clears          | cards that leave a deck, hand, momentum, card pool                |
| destroys, sacrifices, removes, builds, attaches | a stage's cards; a sacrifice destroys, too (UVS-SAC-01)           |
| adds to Z                                       | any other move, for each game zone Z                              |
| commits, readies, flips, unflips, freezes ...   | cards that are turned, marked or shown: the verb                  |
| gains health, loses health; gains stamina ...   | health and stamina                                                |
| adds counters, removes counters, creates tokens | counters and tokens                                               |
| flips in stage, removes in stage ...            | the same verbs of `ANYWHERE`, where the cards can lie in a stage  |
| removes from stage                              | cards that leave a stage: destroyed, removed, moved               |
| cancels, attacks, forbids ...                   | the other constants below                                         |

What is done to cards has more: `destroys foundations`, for each type that the cards can be of, `destroys: own` and
`destroys: rival`, seen from the ability's owner, and both at once, `destroys: rival foundations`: the types of one
instruction and the sides of another do not add up.  Changes (`lowers damage: rival`), draws and health have sides, too.
"""

from __future__ import annotations

from typing import Final

from kumite.games.universus.terms import PROPERTIES, ZONE, ZONES
from kumite.games.universus.words.rule import (
    AUTOMATIC,
    CANNOT,
    CONSIDERED,
    DEALS,
    IGNORES,
    INSTEAD,
    KEEPS,
    OFFERS,
    PLAYABLE,
    REDUCES,
    SURCHARGE,
)

DRAWS: Final = "draws"
DISCARDS: Final = "discards"
MILLS: Final = "mills"
SPENDS: Final = "spends"
CLEARS: Final = "clears"
DESTROYS: Final = "destroys"
SACRIFICES: Final = "sacrifices"
REMOVES: Final = "removes"
BUILDS: Final = "builds"
COMMITS: Final = "commits"
STUNS: Final = "stuns"
READIES: Final = "readies"
FLIPS: Final = "flips"
UNFLIPS: Final = "unflips"
FREEZES: Final = "freezes"
SEALS: Final = "seals"
UNSEALS: Final = "unseals"
TRANSFORMS: Final = "transforms"
ATTACHES: Final = "attaches"
CHOOSES: Final = "chooses"
REVEALS: Final = "reveals"
REVEALS_HAND: Final = "shows from hand"  # reveals cards in a hand
LOOKS: Final = "looks at cards"
SEARCHES: Final = "searches"
SHUFFLES: Final = "shuffles"
ARRANGES: Final = "arranges"
NAMES: Final = "names something"
STANDS: Final = "makes desperate"
OPENS: Final = "says who plays first"
LEAVES: Final = "removes from stage"  # they leave it, wherever they go (UVS-RULING-126)
GAINS_HEALTH: Final = "gains health"
LOSES_HEALTH: Final = "loses health"
GAINS_STAMINA: Final = "gains stamina"
LOSES_STAMINA: Final = "loses stamina"
CANCELS: Final = "cancels"
COSTS: Final = "costs"  # before what its cost does
COSTS_NOTHING: Final = "costs nothing"
ADDS_COUNTERS: Final = "adds counters"
REMOVES_COUNTERS: Final = "removes counters"
CREATES_TOKENS: Final = "creates tokens"
LEVELS_UP: Final = "levels up"
RAISES_CHECKS: Final = "raises checks"
LOWERS_CHECKS: Final = "lowers checks"
CHECKS: Final = "checks"
RECHECKS: Final = "checks again"
ATTACKS: Final = "attacks"
PLACES: Final = "places on top"
PLAYS: Final = "plays cards"
PLAYS_ABILITIES: Final = "plays abilities"
COPIES_CARDS: Final = "copies"
BLOCKS: Final = "blocks"
ENDS: Final = "ends a step"
EASES: Final = "eases progressive difficulty"
HINDERS: Final = "hinders the next card"
SPARES: Final = "spares the Combat Phase"
WINS: Final = "wins the game"
LOSES: Final = "loses the game"
CHOOSES_MORE: Final = "chooses more effects"
FORBIDS: Final = "forbids"
CHANGES_DAMAGE: Final = "changes damage dealt"
LETS_PLAY: Final = "lets play cards"
OF_RULE: Final = {
    CANNOT: FORBIDS,
    IGNORES: "ignores difficulty",
    AUTOMATIC: "passes checks",
    SURCHARGE: "adds costs",
    PLAYABLE: LETS_PLAY,
    CONSIDERED: BLOCKS,
    DEALS: CHANGES_DAMAGE,
    INSTEAD: "replaces",
    REDUCES: CHANGES_DAMAGE,
    KEEPS: "keeps numbers",
    OFFERS: LETS_PLAY,
}
ANYWHERE: Final = (FLIPS, UNFLIPS, REMOVES, SEALS, UNSEALS)  # done to cards in other zones, too
OWN: Final = "own"
RIVALS: Final = "rival"


def raises(prop: int) -> str:
    return f"raises {PROPERTIES[prop]}"


def lowers(prop: int) -> str:
    return f"lowers {PROPERTIES[prop]}"


def grants(name: str) -> str:
    return f"grants {name}"


def strips(name: str) -> str:
    return f"strips {name}"


def adds_to(zone: int) -> str:
    return f"adds to {ZONES[zone]}"


def changes_zone(prop: int = ZONE) -> str:
    return f"changes {PROPERTIES[prop]}"


def gives_bonus(prop: int) -> str:
    return f"gives {PROPERTIES[prop]} bonus"


def gives_penalty(prop: int) -> str:
    return f"gives {PROPERTIES[prop]} penalty"


def in_stage(tag: str) -> str:
    """Done to cards in a stage: what may be done elsewhere, too, must say so (UVS-RULING-200)."""
    return f"{tag} in stage" if tag in ANYWHERE else tag


def of_side(tag: str, side: str, types: str = "") -> str:
    """`destroys: rival`, `destroys: rival foundations`."""
    return f"{tag}: {side} {types}".rstrip()
