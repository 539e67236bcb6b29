"""`kumite serve`: the server for people and bots, over the network."""

from __future__ import annotations

import os
import secrets
import sys
from pathlib import Path
from typing import Annotated

import typer

from kumite.errors import BadOption, Refusal

SECRET_BYTES = 32
SHORTEST_SECRET = 16
LONGEST_SECRET = 1000

Host = Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 is every one of this machine.")]
Port = Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 is any free one.")]
Workers = Annotated[int, typer.Option(min=1, max=256, help="Processes that bots think in.")]
Database = Annotated[
    str | None,
    typer.Option(
        envvar="KUMITE_DATABASE_URL",
        show_envvar=True,
        help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME; without one, a file in your home.",
        metavar="URL",
    ),
]
SecretFile = Annotated[
    Path | None,
    typer.Option(
        help="The secret that signs cookies and links, made at the first start; KUMITE_SECRET is used instead if set.",
        metavar="FILE",
    ),
]
Pace = Annotated[float, typer.Option(min=0, max=60, help="Seconds, on average, until a bot or a forced answer comes.")]
Grace = Annotated[
    float, typer.Option(min=0, max=86400, help="Seconds somebody may be gone before a bot may take over.")
]
Origins = Annotated[
    list[str] | None,
    typer.Option("--origin", help="Whose pages may use this server besides its own.", metavar="https://EXAMPLE"),
]
Crowd = Annotated[
    int,
    typer.Option(
        min=1, max=10_000, help="How many people share one address, as in a club: limits by address are for so many."
    ),
]
Open = Annotated[bool, typer.Option("--open", help="Open it in the browser, where there is one.")]
Secure = Annotated[bool, typer.Option("--secure", help="Behind https: cookies for https only.")]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("serve")(serve)


def serve(
    *,
    host: Host = "127.0.0.1",
    port: Port = 8000,
    workers: Workers = 1,
    database: Database = None,
    secret_file: SecretFile = None,
    pace: Pace = 0.8,
    grace: Grace = 60.0,
    origin: Origins = None,
    secure: Secure = False,
    crowd: Crowd = 1,
    browse: Open = False,
) -> None:
    """Let people and bots play over the network.

    Matches are kept in the database: after a stop or a crash they go on where they were."""
    from kumite.server import logs
    from kumite.server.config import Config, Limits
    from kumite.server.run import run

    url, folder = place(database)
    secret = the_secret(secret_file or folder / "secret")
    limits = Limits().shared_by(crowd)
    config = Config(url, secret, origins(origin or []), secure, workers, pace, grace, limits=limits)
    logs.configure()
    os.umask(0o077)  # seeds and password hashes are nobody else's business
    run(config, host, port, show if browse else say_where)


def say_where(address: str) -> None:
    print(f"Kumite is at {address}  (Ctrl-C stops it; running matches are kept)", flush=True)


def show(address: str) -> None:
    """Say where it is, and open a window if this machine has windows; a browser of letters would take the terminal."""
    import threading
    import webbrowser

    say_where(address)
    if sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def place(database: str | None) -> tuple[str, Path]:
    """The database's url, and the folder for what is kept beside it."""
    from kumite.server.config import default_folder
    from kumite.server.store.connect import parse

    if database is None:
        folder = default_folder()
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        return f"sqlite:///{folder / 'kumite.db'}", folder
    parsed = parse(database)
    if parsed.get_backend_name() != "sqlite":
        return database, default_folder()
    if not parsed.database or parsed.database == ":memory:":
        raise BadOption("a server keeps its tables in a file: sqlite:///path/of/the/file")
    return database, Path(parsed.database).parent


def the_secret(path: Path) -> str:
    """The signing secret: from the environment, or from its file, which is made if it is not there."""
    secret = os.environ.get("KUMITE_SECRET") or kept_secret(path)
    if not SHORTEST_SECRET <= len(secret) <= LONGEST_SECRET:
        raise Refusal(f"the signing secret has {len(secret)} letters; it needs {SHORTEST_SECRET} to {LONGEST_SECRET}")
    return secret


def kept_secret(path: Path) -> str:
    """Written to a file of its own first, so that a second server never reads half of it."""
    if not path.exists():
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        draft = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
            file.write(secrets.token_urlsafe(SECRET_BYTES) + "\n")
        try:
            path.hardlink_to(draft)
        except FileExistsError:
            pass
        finally:
            draft.unlink()
    return path.read_text(encoding="utf-8").strip()


def origins(given: list[str]) -> tuple[str, ...]:
    """Every --origin, without its slash."""
    from kumite.server.security import is_origin

    for origin in given:
        if not is_origin(origin):
            raise BadOption(f"--origin {origin} is not of the form https://example.org")
    return tuple([origin.rstrip("/") for origin in given])
