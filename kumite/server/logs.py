"""Logs: one JSON object a line on stderr, for every request and for what the server does.

Nothing that is secret comes in: no query strings (links to seats have their key there), no cookies, no bodies."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Mapping
from hashlib import sha256
from time import perf_counter
from typing import Any, TextIO

import structlog
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from structlog.typing import Processor

from kumite.errors import Refusal
from kumite.server.identity import COOKIE
from kumite.server.metrics import REQUEST_SECONDS, REQUESTS
from kumite.server.pages import turned_away

STEPS: list[Processor] = [
    structlog.stdlib.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
]
LOG: structlog.stdlib.BoundLogger = structlog.wrap_logger(
    logging.getLogger("kumite.server"),
    processors=[
        structlog.stdlib.filter_by_level,
        *STEPS,
        structlog.processors.format_exc_info,
        structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
    ],
    wrapper_class=structlog.stdlib.BoundLogger,
)


def configure(stream: TextIO = sys.stderr) -> None:
    """From now on every logger of this process writes such lines."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[*STEPS, structlog.stdlib.ExtraAdder(), structlog.processors.format_exc_info],
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("kumite").setLevel(logging.INFO)


def shortened(user: str) -> str:
    """Somebody's id as the logs write it: always the same, and of no use to whoever reads it."""
    return sha256(user.encode()).hexdigest()[:12]


class OurMistake(Refusal):
    """What is said when the server failed."""

    status = 500


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
            await turned_away(scope, Failed("the server made a mistake; it has been noted"))(scope, receive, noting)
        finally:
            self.note(scope, status, perf_counter() - start)

    def note(self, scope: Scope, status: int, seconds: float) -> None:
        route = self.paths.get(scope.get("endpoint", self.note), "none")
        REQUESTS.labels(route, status).inc()
        REQUEST_SECONDS.observe(seconds)
        known = {"user": shortened(user)} if (user := self.user(scope)) else {}
        ms = round(seconds * 1000, 1)
        LOG.info("request", method=scope["method"], path=scope["path"], status=status, ms=ms, **known)

    @staticmethod
    def user(scope: Scope) -> str | None:
        cookie = HTTPConnection(scope).cookies.get(COOKIE)
        return scope["app"].state.keeper.identity.user(cookie) if cookie else None
