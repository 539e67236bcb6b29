"""Who has the first opportunity to play an Enhance."""

from __future__ import annotations

from kumite.games.universus.lasting import create
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Ctx, Word
from kumite.games.universus.terms import ATTACK_PERIOD, YOU
from kumite.games.universus.words.sels import seat_of


class Opens(Word):
    """A player may play the first Enhance of the attack, whoever attacks (UVS-RULING-160)."""

    def __init__(self, who: int = YOU) -> None:
        self.who = who

    def does(self, g: Versus, ctx: Ctx) -> None:
        create(g, ctx, self, ATTACK_PERIOD)


def opener(g: Versus) -> int:
    """The attacker (UVS-BLITZ-07), or whom an effect lets play first: what was said last counts."""
    first = g.attack.by
    for effect in g.effects:
        body = effect.body
        if isinstance(body, Opens):
            first = seat_of(g, Ctx(effect.you, effect.source, 0, effect.event), body.who)
    return first
