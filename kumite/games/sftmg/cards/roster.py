"""The eight Characters in order (SFTMG-COMP-01, SFTMG-COMP-08; SFTMG-VAR-12: the bosses' standard decks), the two bosses
(SFTMG-COMP-09), the two with their Nemesis Events (SFTMG-COMP-10), and the four stages (SFTMG-COMP-13).

A Character and a stage are their numbers here."""

from __future__ import annotations

from typing import Final

from kumite.games.sftmg.cards.akuma import AKUMA
from kumite.games.sftmg.cards.bison import BISON
from kumite.games.sftmg.cards.boss_akuma import BOSS_AKUMA
from kumite.games.sftmg.cards.boss_bison import BOSS_BISON
from kumite.games.sftmg.cards.chun_li import CHUN_LI
from kumite.games.sftmg.cards.ken import KEN
from kumite.games.sftmg.cards.nemesis import NEMESIS_AKUMA, NEMESIS_BISON
from kumite.games.sftmg.cards.ryu import RYU
from kumite.games.sftmg.cards.sagat import SAGAT
from kumite.games.sftmg.cards.stages import STAGE_LIST
from kumite.games.sftmg.cards.utility import COMMON
from kumite.games.sftmg.cards.vega import VEGA
from kumite.games.sftmg.cards.zangief import ZANGIEF
from kumite.games.sftmg.printed import CARDS, ROSTER, STAGES, alter, enlist

CORE: Final = (RYU, KEN, CHUN_LI, SAGAT, ZANGIEF, VEGA)  # SFTMG-COMP-01
EXPANSION: Final = (BISON, AKUMA)  # SFTMG-COMP-08
BOSS_CARDS: Final = (BOSS_BISON, BOSS_AKUMA)  # SFTMG-COMP-09
RIVALS: Final = (NEMESIS_BISON, NEMESIS_AKUMA)  # SFTMG-COMP-10, each with the standard deck of the one in EXPANSION


def fill() -> None:
    """Once, however often it is asked for."""
    if not ROSTER:
        for fighter in CORE + EXPANSION + BOSS_CARDS:
            enlist(fighter, COMMON)
        for at, fighter in enumerate(RIVALS):
            alter(fighter, len(CORE) + at)
        STAGES.extend(STAGE_LIST)


fill()
FIGHTERS: Final[dict[str, int]] = {fighter.name: number for number, fighter in enumerate(ROSTER)}
STANDARD: Final = tuple([fighter.name for fighter in CORE + EXPANSION])  # SFTMG-NEM-09: for every mode
BOSSES: Final = tuple([fighter.name for fighter in BOSS_CARDS])  # SFTMG-BOSS-11: for Boss Mode alone
NEMESES: Final = tuple([fighter.name for fighter in RIVALS])  # SFTMG-NEM-01: for Nemesis Mode alone
PLACES: Final[dict[str, int]] = {stage.name: number for number, stage in enumerate(STAGES)}
KINDS: Final[dict[str, int]] = {card.name: number for number, card in enumerate(CARDS)}
