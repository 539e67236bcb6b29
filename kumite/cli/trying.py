"""`kumite cards try`: a card of one's own, what the engine makes of it, and a game with it a second later."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from kumite.errors import Refusal

if TYPE_CHECKING:
    from kumite.cards.desks import Desk
    from kumite.cards.pool import PoolCard
    from kumite.cards.sheet import Sheet

Sheet_ = Annotated[Path, typer.Argument(help="A card: a few lines of YAML, its text below.", metavar="FILE")]
AsJson = Annotated[bool, typer.Option("--json", help="For programs.")]
Play = Annotated[bool, typer.Option("--play", help="Play it at once, in a small position.")]
Bot = Annotated[str, typer.Option("--bot", help="With --play: against whom.", metavar="BOT")]
HotSeat = Annotated[bool, typer.Option("--hot-seat", help="With --play: answer for both players.")]
Scenario = Annotated[
    Path | None, typer.Option("--scenario", help="Write a scenario file to begin with.", metavar="FILE")
]


def try_out(
    path: Sheet_,
    *,
    as_json: AsJson = False,
    play: Play = False,
    bot: Bot = "greedy",
    hot_seat: HotSeat = False,
    scenario: Scenario = None,
) -> None:
    """Show what is understood of a card somebody writes, warn, and play it.

    Exit code 1 where it is not wholly understood."""
    sheet, card = read(path)
    from kumite.cards.trying import position, warnings

    warned = warnings(card, sheet.desk)
    if as_json:
        typer.echo(json.dumps(data(sheet, card, warned), ensure_ascii=False))
    else:
        show(sheet, card, warned)
    if scenario is not None:
        write_scenario(scenario, card, sheet.desk)
        typer.echo(f"A scenario to begin with: {scenario}")
    if play:
        play_it(position(card, desk=sheet.desk), sheet.desk.game.id, bot, hot_seat)
    elif not card.understood or card.faults:
        raise typer.Exit(1)


def read(path: Path) -> tuple[Sheet, PoolCard]:
    """The card on a sheet, compiled."""
    from kumite.cards.faces import compile_card
    from kumite.cards.pool import pooled
    from kumite.cards.sheet import read_sheet
    from kumite.cli import files

    text = files.read(path)
    try:
        sheet = read_sheet(text)
    except Refusal as refusal:
        raise Refusal(f"{path}: {refusal.reason}", refusal.rules) from None
    return sheet, sheet.desk.looked_at(pooled(compile_card(sheet.record, edition=sheet.desk.edition)))


def data(sheet: Sheet, card: PoolCard, warned: list[str]) -> dict[str, Any]:
    import msgspec

    found: dict[str, Any] = {"understood": card.understood, "warnings": warned, "filled_in": list(sheet.usual)}
    held: dict[str, Any] = msgspec.to_builtins(card)
    return found | held


def show(sheet: Sheet, card: PoolCard, warned: list[str]) -> None:
    """The card with its trees, and the warnings."""
    from rich.text import Text

    from kumite.cards.shown import card_page
    from kumite.catalogue.show import emit

    emit(card_page(card, "yours", tree=True, desk=sheet.desk))
    if sheet.usual:
        emit([Text(f"\nNot said, so as usual: {', '.join(sheet.usual)}.", "dim")])
    emit([Text.assemble(("Warning", "bold yellow"), f": {one}{'' if one.endswith('?') else '.'}") for one in warned])


def write_scenario(path: Path, card: PoolCard, desk: Desk) -> None:
    """The position as `given`; what is played and what must come of it is for the designer to write."""
    import yaml

    from kumite.cards.trying import position
    from kumite.cli import files

    if path.exists():
        raise Refusal(f"{path} exists already; choose another name.")
    given = position(card, desk=desk)
    told = {
        "scenario": f"{card.name} is tried out",
        "game": desk.game.id,
        "about": "Write under `when` what is played, a line an answer, and under `then` what must come of it.",
        "given": given,
        "when": [],
        "then": {"P1.character": given["P1"].get("character", "Sparring Partner")},
    }
    files.write(path, yaml.safe_dump(told, sort_keys=False, allow_unicode=True, width=110))


def play_it(given: dict[str, Any], game: str, bot: str, hot_seat: bool) -> None:
    """The terminal, as `kumite play` has it."""
    import kumite
    from kumite.cli.play import Wish, laid, sit_down

    wish = Wish([] if hot_seat else [bot], hot_seat, None, False, False)
    sit_down(laid(kumite.setup(game, given), wish, None), False, False)
