"""`kumite replay`: a record, line by line; and whether its chance kept to its seed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kumite.errors import Refusal

if TYPE_CHECKING:
    from kumite.play.match import Match

File = Annotated[Path, typer.Argument(help="A record or a saved match.", metavar="FILE")]
Upto = Annotated[int | None, typer.Option("--upto", help="Only the first N answers.", metavar="N")]
Step = Annotated[bool, typer.Option("--step", help="Wait for Enter after every answer; q stops.")]
From = Annotated[str, typer.Option("--from", help="Whose eyes: P1, P2, judge or spectator.", metavar="WHO")]
Verify = Annotated[bool, typer.Option("--verify", help="Only check that chance kept to the seed it committed to.")]
AsJson = Annotated[bool, typer.Option("--json", help="For programs: the answers with their events.")]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("replay")(replay)


def replay(
    file: File,
    *,
    upto: Upto = None,
    step: Step = False,
    by: From = "judge",
    verify: Verify = False,
    as_json: AsJson = False,
) -> None:
    """Go through a record, answer by answer.

    Every answer, what it caused and by which rule, and the board after every turn."""
    from kumite.cli import files

    if upto is not None and upto < 0:
        raise Refusal(f"--upto {upto} is less than none.")
    if verify and (upto is not None or step):
        raise Refusal("--verify looks at the whole record: leave --upto and --step out.")
    text = files.read(file)
    match = open_record(file, text, None if verify else upto)
    if verify:
        report(file, match, as_json)
    elif as_json:
        typer.echo(json.dumps(pages(match, by), indent=2, ensure_ascii=False))
    else:
        tell(match, by, step, agreed_end(text, match))


def open_record(file: Path, text: str, upto: int | None) -> Match:
    """The match of a record; a record that breaks says at which line of which file."""
    import kumite
    from kumite.cli import files

    try:
        return kumite.replay(text, upto=upto)
    except kumite.BrokenRecord as broken:
        raise files.wrong(file, broken) from None


def pages(match: Match, by: str) -> list[dict[str, object]]:
    """The answers as plain data, as far as somebody may know them."""
    from kumite.cli.paper import Paper
    from kumite.cli.story import Story, next_page, onlooker

    story = Story(match, onlooker(match, by), Paper())
    log = match.log
    match.restart(match.chance)
    told = [story.beginning(), *[story.data(next_page(match, choice)) for choice in log]]
    return [page for page in told if page is not None]


def tell(match: Match, by: str, step: bool, ended: str | None) -> None:
    """The match from its beginning, for somebody to read."""
    from kumite.cli.paper import Paper, TheEnd
    from kumite.cli.story import Story, next_page, onlooker

    paper = Paper()
    seat = onlooker(match, by)
    log = match.log
    match.restart(match.chance)
    paper.line(f"{match.game.title}, {match.header['Mode']} rules, {len(log)} answers.")
    story = Story(match, seat, paper)
    if "Position" in match.header:
        story.board()
    story.happened(match.position.events)
    try:
        for choice in log:
            page = next_page(match, choice)
            story.tell(page)
            if story.turn_is_over():
                story.board()
            if step and page.who >= 0 and paper.ask("").lower().startswith("q"):
                return
    except TheEnd:
        return
    paper.say(last_line(match, seat) if ended is None else ended)


def agreed_end(text: str, match: Match) -> str | None:
    """How the people at a server's table ended a match that the rules had not: conceded, or out of time."""
    from kumite.cli.far import washed
    from kumite.play.record import parse

    header, answers = parse(text)
    if match.outcome is not None or "Result" not in header or len(match.log) < len(answers):
        return None
    who, _, reason = washed(header["Result"]).partition(": ")
    return f"{who} wins: {reason}." if who != "draw" else f"A draw: {reason}."


def last_line(match: Match, seat: int) -> str:
    """How it ended, or who is asked; what they are asked is for them and a judge to know."""
    outcome = match.outcome
    if outcome is not None:
        winners = " and ".join([match.seats[winner] for winner in outcome.winners])
        said = f"{winners} wins" if winners else "A draw"
        cited = f" [{', '.join(outcome.rules)}]" if outcome.rules else ""
        return f"{said}: {outcome.reason}.{cited}"
    question = match.view(seat)["question"]
    if question is None:
        return ""
    return f"Here {question['seat']} is asked{': ' + question['prompt'] if 'prompt' in question else '.'}"


# Verifying


def report(file: Path, match: Match, as_json: bool) -> None:
    """Reading the record has compared every answer of chance's already; say what that proves."""
    from kumite.play.chance import Told

    if isinstance(match.chance, Told):
        raise Refusal(
            f"{file}: this record keeps its seed secret, so nothing can be verified; "
            "the seed is revealed when a match is over."
        )
    chances = len([who for who in match.askers()[match.told :] if who < 0])
    said = verdict(match, chances)
    if not as_json:
        typer.echo(f"{file}: {said}")
        return
    fair = match.commitment is not None and match.told == 0
    shown = {"verified": fair, "says": said, "answers_of_chance": chances, "answers_told": match.told}
    typer.echo(json.dumps(shown | {"seed": match.chance.seed, "commitment": match.commitment}, indent=2))


def verdict(match: Match, chances: int) -> str:
    """What is known about the fairness of this match."""
    if match.commitment is None:
        said = f"all {chances} answers of chance come from the seed {match.chance.seed}; nobody committed to it before"
    else:
        said = f"all {chances} answers of chance come from the revealed seed, and the seed fits the commitment"
    if match.told:
        said += f"; but the first {match.told} answers were told without a seed"
    if match.commitment is None:
        return f"{said}."
    return f"{said}. That was {match.commitment}; compare it with what you were shown at the start."
