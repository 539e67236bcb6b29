"""`kumite`: the commands together, and the one place where a refusal becomes a sentence and an exit code.

A command's module is imported to register it, so it must import what it works with inside its functions:
`kumite --help` has to answer at once.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from kumite.errors import Refusal

COMMANDS = (  # in the order of the help page
    *("play", "join", "serve", "replay", "scenario", "cards", "deck", "rules", "sim", "bench", "loadtest"),
)

REFUSED, INTERRUPTED = 2, 130


class PoliteGroup(TyperGroup):
    """Turns what may go wrong on a user's side into one sentence on stderr; bugs of ours keep their traceback."""

    def invoke(self, ctx: Any) -> Any:
        """Run the command; nothing a user typed may end in a traceback."""
        try:
            return super().invoke(ctx)
        except (Refusal, OSError, UnicodeDecodeError) as error:
            sentence = sentence_for(error)
            if not sentence:
                raise
            typer.echo(sentence, err=True)
            raise typer.Exit(REFUSED) from None
        except KeyboardInterrupt:
            raise typer.Exit(INTERRUPTED) from None


def sentence_for(error: Exception) -> str:
    """One sentence about a user's mistake; empty when the error is not the user's."""
    if isinstance(error, Refusal):
        return " ".join(str(error).split())
    if isinstance(error, UnicodeDecodeError):
        return f"The file is not UTF-8 text: {error.reason} at byte {error.start}."
    wordings: tuple[tuple[type[OSError], str], ...] = (
        (FileNotFoundError, "There is no file {}."),
        (IsADirectoryError, "{} is a folder, not a file."),
        (PermissionError, "{} may not be read or written."),
    )
    for kind, wording in wordings:
        if isinstance(error, kind) and error.filename is not None:
            return wording.format(error.filename)
    return ""


app = typer.Typer(
    cls=PoliteGroup,
    help="Kumite: an open table for tabletop fighting games.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


def _show_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import PackageNotFoundError, version

        try:
            typer.echo(f"kumite {version('kumite')}")
        except PackageNotFoundError:
            typer.echo("kumite (not installed, so its version is unknown)")
        raise typer.Exit


Version = Annotated[
    bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version and stop.")
]


@app.callback(invoke_without_command=True)
def _without_command(ctx: typer.Context, _version: Version = False) -> None:
    if ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())


for _name in COMMANDS:
    import_module(f"kumite.cli.{_name}").register(app)


def main() -> None:
    """The `kumite` command."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that cannot draw a star gets a question mark
    try:
        app(prog_name="kumite")
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    finally:
        _flush_stdout()


def _flush_stdout() -> None:
    """Whoever read our output may be gone; the interpreter would complain about that at its very end."""
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    main()
