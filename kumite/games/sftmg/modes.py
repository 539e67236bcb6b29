"""The modes: tables of contents.  A rule asks what the table says, never which mode it is."""

from __future__ import annotations

from typing import Any, Final

from kumite.core.game import Setting
from kumite.core.piles import Zone
from kumite.errors import Refusal, brief
from kumite.games.sftmg.grid import OFF, Ground
from kumite.games.sftmg.match import DECK_SIZE
from kumite.games.sftmg.plan import ONE
from kumite.games.sftmg.position import NO_ATTACK, NO_KIT, NO_MAPS, NOBODY, Fight, House, Kit
from kumite.games.sftmg.tables.arcade import ClassicArcade
from kumite.games.sftmg.tables.base import Mode
from kumite.games.sftmg.tables.boss import BossMode
from kumite.games.sftmg.tables.free_for_all import FreeForAll
from kumite.games.sftmg.tables.nemesis import Nemesis
from kumite.games.sftmg.tables.tag import TagTeam
from kumite.games.sftmg.tables.team import Team
from kumite.games.sftmg.tables.three import ThreeOnThree
from kumite.games.sftmg.tables.versus import Versus

TABLES: Final[tuple[Mode, ...]] = (
    Versus(),
    Team(),
    FreeForAll(),
    ClassicArcade(),
    ThreeOnThree(),
    TagTeam(),
    BossMode(),
    Nemesis(),
)
MODES: Final = tuple([table.name for table in TABLES])


def table_of(mode: str) -> Mode:
    for table in TABLES:
        if table.name == mode:
            return table
    raise Refusal(f"sftmg has no mode {brief(mode)}; it has {', '.join(MODES)}")


def every_setting() -> tuple[Setting, ...]:
    """All that can be set in some mode, each once."""
    found: dict[str, Setting] = {}
    for table in TABLES:
        for setting in table.settings:
            found.setdefault(setting.name, setting)
    return tuple(found.values())


def house(mode: str, options: dict[str, Any]) -> House:
    """The table this mode and these options (already checked) describe.

    SFTMG-COMP-16: how many may sit there is the mode's.  SFTMG-ROUND-01, SFTMG-ROUND-02: so is how many rounds win."""
    return table_of(mode).house(options)


def empty(table: House) -> Fight:
    """A table at which nothing has happened: no Characters, no stage."""
    g, n, nothing = Fight(), len(table.teams), list[Zone]
    nobody = (NOBODY,) * n
    g.house, g.stage, g.named, g.layout, g.ground = table, NOBODY, nobody, Ground(), Ground()
    g.plan, g.maps = ONE, NO_MAPS
    g.kit, g.order, g.token, g.fallen, g.graves = kit_of(table), tuple(range(n)), 0, (), ()
    g.playing, g.powers = tuple(sorted(set(table.teams))), table.powers
    g.phase, g.turn, g.turns, g.total, g.first, g.actions = "select", 0, 0, 0, 0, 0
    g.round, g.wins, g.lost, g.rolls = 0, [0] * n, NOBODY, nobody
    g.fighter, g.bench, g.start, g.at = [NOBODY] * n, nothing([()] * n), [OFF] * n, [OFF] * n
    g.health, g.meter, g.fresh = [0] * n, [0] * n, [True] * n
    g.deck, g.hand, g.discards = nothing([()] * n), nothing([()] * n), nothing([()] * n)
    g.table, g.stays, g.boons = nothing([()] * n), nothing([()] * n), [()] * n
    g.attack, g.edits, g.events, g.outcome = NO_ATTACK, 0, [], None
    g.kind, g.known = [NOBODY] * (n * DECK_SIZE), [0] * (n * DECK_SIZE)
    return g


def kit_of(table: House) -> Kit:
    """One for all tables that have nothing in it."""
    kit = table_of(table.mode).kit(table)
    return NO_KIT if kit == NO_KIT else kit
