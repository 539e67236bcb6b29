"""`kumite scenario`: run scenario files and say what differs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from kumite.errors import Refusal

FAILED, UNREADABLE = 1, 2
SUFFIXES = (".yaml", ".yml")

Files = Annotated[list[Path], typer.Argument(help="Scenario files, or folders of them.", metavar="FILE|FOLDER")]
AsJson = Annotated[bool, typer.Option("--json", help="For programs.")]


class Report:
    """What came of one file."""

    def __init__(self, path: Path, name: str, rules: tuple[str, ...], result: str, differences: list[str]) -> None:
        self.path = path
        self.name = name
        self.rules = rules
        self.result = result  # "ok", "fails" or "unreadable"
        self.differences = differences

    def data(self) -> dict[str, Any]:
        return {
            "file": str(self.path),
            "scenario": self.name,
            "rules": list(self.rules),
            "result": self.result,
            "differences": self.differences,
        }


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("scenario")(scenario)


def scenario(paths: Files, *, as_json: AsJson = False) -> None:
    """Run scenario files and say what differs.

    Exit code 1 where one fails, 2 where one cannot be read."""
    reports = []
    for path in found(paths):
        report = run(path)
        reports.append(report)
        if not as_json:
            show(report)
    counts = {word: sum(1 for report in reports if report.result == word) for word in ("ok", "fails", "unreadable")}
    if as_json:
        summary = {"passed": counts["ok"], "failed": counts["fails"], "unreadable": counts["unreadable"]}
        typer.echo(json.dumps(summary | {"scenarios": [report.data() for report in reports]}, indent=2))
    else:
        unread = f", {counts['unreadable']} could not be read" if counts["unreadable"] else ""
        typer.echo(f"{counts['ok']} passed, {counts['fails']} failed{unread}")
    if counts["unreadable"]:
        raise typer.Exit(UNREADABLE)
    if counts["fails"]:
        raise typer.Exit(FAILED)


def found(paths: list[Path]) -> list[Path]:
    """The files themselves; in a folder, every scenario file below it."""
    files: list[Path] = []
    for path in paths:
        if not path.is_dir():
            files.append(path)
            continue
        below = sorted(each for each in path.rglob("*") if each.suffix in SUFFIXES and each.is_file())
        if not below:
            raise Refusal(f"There is no scenario file (*.yaml) in {path}.")
        files += below
    return files


def run(path: Path) -> Report:
    """Play one file out."""
    from kumite.cards.scenario import run as play_out
    from kumite.cli import files

    try:
        result = play_out(files.read(path))
    except Refusal as refusal:
        return Report(path, "", (), "unreadable", [" ".join(str(refusal).split())])
    return Report(path, result.name, result.rules, "ok" if result.holds else "fails", result.differences)


def show(report: Report) -> None:
    """One line for a scenario, and one for each difference."""
    if report.result == "unreadable":
        said = report.differences[0]
        typer.echo(said if str(report.path) in said else f"{report.path}: {said}", err=True)
        return
    typer.echo(f"{'ok   ' if report.result == 'ok' else 'FAILS'}  {report.path}: {report.name}")
    for difference in report.differences:
        typer.echo(f"         {difference}")
