"""`kumite cards try`: a card of one's own, what the engine makes of it, and a game with it a second later."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from msgspec import structs

from kumite.errors import Refusal

if TYPE_CHECKING:
    from kumite.cards.desks import Desk
    from kumite.cards.pool import PoolCard
    from kumite.cards.sheet import Sheet

SHEET = "A card: a few lines of YAML, its text below; or its text alone; - reads what is typed."
Sheet_ = Annotated[Path, typer.Argument(help=SHEET, metavar="FILE")]
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
    """Show what is understood of a card somebody writes, say what was assumed of it, warn, and play it.

    Exit code 1 where it is not wholly understood."""
    cards = read(path)
    from kumite.cards.trying import position, warnings

    tried = [(sheet, card, warnings(card, sheet.desk)) for sheet, card in cards]
    if as_json:
        found = [data(*each) for each in tried]
        typer.echo(json.dumps(found[0] if len(found) == 1 else found, ensure_ascii=False))
    else:
        show_all(tried)
    sheet, card, _ = tried[0]
    if len(tried) > 1 and (play or scenario is not None):
        raise Refusal(f"{path} has {len(tried)} cards; one at a time is played: give it a file of its own")
    if scenario is not None:
        write_scenario(scenario, card, sheet.desk)
        typer.echo(f"A scenario to begin with: {scenario}")
    if play:
        play_it(position(card, desk=sheet.desk), sheet.desk.game.id, bot, hot_seat)
    elif any(not card.understood or card.faults for _, card, _ in tried):
        raise typer.Exit(1)


def read(path: Path) -> list[tuple[Sheet, PoolCard]]:
    """The card on a sheet, compiled; or all of them, where there are several with lines of dashes between them."""
    from kumite.cards.lines import sheets
    from kumite.cli import files

    text = files.read(path)
    parts = sheets(text)
    if len(parts) < 2:
        return [compiled(text, str(path))]
    return [compiled(part, f"{path}, card {at}") for at, part in enumerate(parts, 1)]


def compiled(text: str, place: str) -> tuple[Sheet, PoolCard]:
    from kumite.cards.lines import check_length

    try:
        check_length(text)
        from kumite.cards.sheet import read_sheet

        sheet = read_sheet(text)
    except Refusal as refusal:
        raise Refusal(f"{place}: {refusal.reason}", refusal.rules) from None
    from kumite.cards.faces import compile_card
    from kumite.cards.pool import pooled

    return sheet, sheet.desk.looked_at(pooled(compile_card(sheet.record, edition=sheet.desk.edition)))


def data(sheet: Sheet, card: PoolCard, warned: list[str]) -> dict[str, Any]:
    from kumite.cards.shown import card_data

    return {"warnings": warned, "assumed": list(sheet.usual), **card_data(card, sheet.desk)}


def show_all(tried: list[tuple[Sheet, PoolCard, list[str]]]) -> None:
    for at, each in enumerate(tried):
        if at:
            typer.echo("")
        show(*each)


def show(sheet: Sheet, card: PoolCard, warned: list[str]) -> None:
    """The card with its trees, what was assumed, and the warnings."""
    from rich.text import Text

    from kumite.cards.shown import card_page
    from kumite.catalogue.show import emit

    emit(card_page(told_once(card), "yours", tree=True, desk=sheet.desk))
    if sheet.usual:
        emit([Text.assemble(("\nNot said, so assumed", "bold"), f": {'; '.join(sheet.usual)}.")])
    emit([Text.assemble(("Warning", "bold yellow"), f": {one}{'' if one.endswith('?') else '.'}") for one in warned])


def told_once(card: PoolCard) -> PoolCard:
    """Without the keywords that are not understood: the warnings tell of them, and what may be meant."""
    back = None if card.back is None else structs.replace(card.back, unread=())
    return structs.replace(card, unread=(), back=back)


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
