"""`python -m kumite.server`: a server from a Config as JSON on standard input; what load test and tests start."""

from __future__ import annotations

import sys

import msgspec

from kumite.errors import Refusal
from kumite.server import logs
from kumite.server.config import Config
from kumite.server.run import run


def main() -> int:
    """Print the address once it listens, serve until a signal comes."""
    try:
        config = msgspec.json.decode(sys.stdin.readline(), type=Config)
        logs.configure()
        run(config, "127.0.0.1", int(sys.argv[1]) if len(sys.argv) > 1 else 0, say)
    except (Refusal, msgspec.MsgspecError) as refusal:
        sys.stderr.write(f"{refusal}\n")
        return 2
    return 0


def say(address: str) -> None:
    sys.stdout.write(f"{address}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
