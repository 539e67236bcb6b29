"""The games, one line each."""

from __future__ import annotations

from typing import Final

from kumite.core.game import Game
from kumite.games.megafighter.game import GAME as MEGAFIGHTER
from kumite.games.sftmg.game import GAME as SFTMG
from kumite.games.ufs.game import GAME as UFS
from kumite.games.universus.game import GAME as UNIVERSUS

GAMES: Final[dict[str, Game]] = {game.id: game for game in (MEGAFIGHTER, SFTMG, UFS, UNIVERSUS)}
