"""Tables at which one's own cards are played."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from kumite.cards.pool import Pool
from kumite.cards.store import Store
from kumite.games.universus.deckfile import GAME
from kumite.server import shapes
from kumite.server.http import keeper_of, remember, reply, user_of
from kumite.server.lobby import links_of, plan_of, sitting
from kumite.server.plan import HUMAN
from kumite.server.security import own_address, pass_gate


class OnePool(Store):
    """A pool that lies in no folder."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool

    def names(self) -> list[str]:
        return [self.pool.name]

    def load(self, name: str) -> Pool:
        return self.pool


async def open_table(request: Request, position: dict[str, Any], against: str, name: str, game: str = GAME) -> Response:
    """A table that begins from this position; whoever asks for it sits at P1, and nobody is told of it."""
    keeper = keeper_of(request)
    pass_gate(request.app.state.gates.tables, request.scope, "new tables")
    new = shapes.NewTable(
        game=game, position=position, seats=(HUMAN, against or HUMAN), public=False, sit="P1", name=name
    )
    user = user_of(request) or keeper.identity.new_user()
    plan = await plan_of(keeper, new, user)
    room = await keeper.create(plan, user, await sitting(keeper, new, plan, user))
    made = links_of(keeper, room, own_address(request))
    return remember(request, reply(made, 201, {"Location": made.url}), user)
