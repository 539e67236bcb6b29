"""The next attack, or another next card: what happens as it comes (UVS-NEXT-01, UVS-NEXT-02)."""

from __future__ import annotations

from typing import Final

from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Ctx, Happening, Trigger
from kumite.games.universus.terms import V_ENTER, V_PLAY, V_TRY

COMES: Final = ""
PLAYED: Final = "played"
FIGHTS: Final = "fights"
OCCASIONS: Final = {COMES: (V_TRY, V_ENTER), PLAYED: (V_PLAY, V_ENTER), FIGHTS: (V_ENTER,)}


class Coming(Trigger):
    """Of an effect that waits for a next card, and has just been assigned to it: that is tried or, if nobody plays it,
    enters its sequence (UVS-NEXT-01); or, later, it has been played (UVS-RULING-250), or is in its sequence, played or
    not (UVS-DURING-01).  One that fails its check was the next one all the same (UVS-NEXT-02)."""

    def __init__(self, when: str = COMES) -> None:
        self.when = when

    def verbs(self) -> tuple[int, ...]:
        return OCCASIONS[self.when]

    def hears(self, g: Versus, ctx: Ctx, event: Happening) -> bool:
        return event.verb in OCCASIONS[self.when]
