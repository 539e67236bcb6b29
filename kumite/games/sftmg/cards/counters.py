"""What Counter-Attack lines say, by type of the card (SFTMG-COUNTER-15: it counters its own)."""

from __future__ import annotations

from typing import Final

from kumite.core.effects import Text
from kumite.games.sftmg.conditions import FoeWithin
from kumite.games.sftmg.words import BothDraw, DrawCards, GainMeter, Hurt, If, PlaceNext, ThrowThem

# SFTMG-COUNTER-11 to SFTMG-COUNTER-14, SFTMG-BAIT-09: Strike, Special, Projectile, Bait!
COUNTERS: Final[tuple[Text, ...]] = (
    (PlaceNext(), ThrowThem(2), DrawCards(1)),
    (PlaceNext(), Hurt(2), DrawCards(1)),
    (If(FoeWithin(3), then=(Hurt(2), PlaceNext()), otherwise=(BothDraw(1),)),),
    (GainMeter(2), Hurt(2), DrawCards(1)),
)
COUNTER_RULES: Final = ("SFTMG-COUNTER-11", "SFTMG-COUNTER-12", "SFTMG-COUNTER-13", "SFTMG-BAIT-09")
