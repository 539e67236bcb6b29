"""Logs: one JSON object a line on stderr, for every request and for what the server does.

Nothing that is secret comes in: no query strings (links to seats have their key there), no cookies, no bodies."""

from __future__ import annotations

import logging
import sys
from hashlib import sha256
from typing import TextIO

import structlog
from structlog.typing import Processor

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
    """From now on every logger of this process writes such lines; in a terminal they are for people."""
    lines: Processor = structlog.dev.ConsoleRenderer() if stream.isatty() else structlog.processors.JSONRenderer()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[*STEPS, structlog.stdlib.ExtraAdder(), structlog.processors.format_exc_info],
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                lines,
            ],
        )
    )
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("kumite").setLevel(logging.INFO)


def shortened(user: str) -> str:
    """Somebody's id as the logs write it: always the same, and of no use to whoever reads it."""
    return sha256(user.encode()).hexdigest()[:12]
