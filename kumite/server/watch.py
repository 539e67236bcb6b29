"""Every request is timed, counted and logged."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from time import perf_counter
from typing import Any

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kumite.server.http import Denied
from kumite.server.identity import COOKIE
from kumite.server.logs import LOG, shortened
from kumite.server.metrics import REQUEST_SECONDS, REQUESTS
from kumite.server.pages import turned_away

LONGEST = 200  # letters of a path
MISTAKE = Denied(500, "the server made a mistake; it has been noted")


class Watch:
    """Times, counts and logs every request; a mistake of ours is logged and answered with one sentence."""

    def __init__(self, app: ASGIApp, paths: Mapping[Callable[..., Any], str]) -> None:
        self.app, self.paths = app, paths

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self.app(scope, receive, send)
        start, status = perf_counter(), 0

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, noting)
        except Exception:
            LOG.exception("failed", method=scope["method"], path=scope["path"])
            if status:
                raise  # half of the answer is out already
            await turned_away(scope, MISTAKE)(scope, receive, noting)
        finally:
            self.note(scope, status, perf_counter() - start)

    def note(self, scope: Scope, status: int, seconds: float) -> None:
        route = self.paths.get(scope.get("endpoint", self.note), "none")
        REQUESTS.labels(route, status).inc()
        REQUEST_SECONDS.observe(seconds)
        known = {"user": shortened(user)} if (user := self.user(scope)) else {}
        ms = round(seconds * 1000, 1)
        LOG.info("request", method=scope["method"], path=scope["path"][:LONGEST], status=status, ms=ms, **known)

    @staticmethod
    def user(scope: Scope) -> str | None:
        cookie = HTTPConnection(scope).cookies.get(COOKIE)
        return scope["app"].state.keeper.identity.user(cookie) if cookie else None
