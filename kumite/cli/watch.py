"""`kumite play --watch`: a bot against a bot, told as it happens."""

from __future__ import annotations

import typer

from kumite.cli.explain import ending, quoted
from kumite.cli.paper import Paper, TheEnd
from kumite.cli.story import Page, Story
from kumite.cli.table import Table
from kumite.core.position import JUDGE

INTERRUPTED = 130


def watch(table: Table, paper: Paper, step: bool) -> None:
    """Until the match is over, or somebody has seen enough."""
    story = Story(table.match, JUDGE, paper)
    if max(table.match.askers(), default=-1) < 0:  # nobody has answered yet
        story.happened(list(table.match.events))
    try:
        while made := table.bot_answers():
            table.keep()
            story.tell(Page(made.at + 1, made.seat, made.notation, list(table.match.events)))
            if story.turn_is_over():
                story.board()
                if step and paper.ask("Enter for the next turn, q to stop. ").lower().startswith("q"):
                    raise TheEnd
        ending(paper, table)
    except TheEnd:
        leave(table, paper)
    except KeyboardInterrupt:
        paper.line()
        leave(table, paper)
        raise typer.Exit(INTERRUPTED) from None


def leave(table: Table, paper: Paper) -> None:
    if table.file is not None:
        paper.line(f"Go on with: kumite play --resume {quoted(table.file)}")
    else:
        paper.line("The match stops here; with --save FILE it could go on later.")
