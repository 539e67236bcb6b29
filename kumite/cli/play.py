"""`kumite play`: a match in the terminal, line by line."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kumite.cli.join import Wanted, set_table
from kumite.cli.samples import GAMES, MODES_IN_WORDS
from kumite.errors import BadOption, Refusal, brief

if TYPE_CHECKING:
    from kumite.cli.paper import Paper
    from kumite.cli.table import Table
    from kumite.play.match import Match

GREETING = "Type a number to answer, 'help' for everything else you can type."
INTERRUPTED = 130

Game = Annotated[str | None, typer.Argument(help=f"Which game ({GAMES}).", metavar="GAME")]
Bots = Annotated[
    list[str] | None,
    typer.Option(
        "--bot", help="Your opponent: random, greedy, search, search:1000ms. Twice with --watch.", metavar="BOT"
    ),
]
HotSeat = Annotated[bool, typer.Option("--hot-seat", help="Two people at one keyboard.")]
Seat = Annotated[str | None, typer.Option("--seat", help="Where you sit: P1 or P2.", metavar="SEAT")]
Seed = Annotated[int | None, typer.Option("--seed", help="Repeat a match; without one, chance commits to a secret.")]
Mode = Annotated[str | None, typer.Option("--mode", help=f"Which rules ({MODES_IN_WORDS}).", metavar="MODE")]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        help="An option of the table, as first=P1, p1_deck=Clockwork. A wrong name is answered with the list.",
        metavar="NAME=VALUE",
    ),
]
Decks = Annotated[
    list[Path] | None,
    typer.Option("--deck", help="A deck of your own (docs/decks.md); twice, and P2 has the second.", metavar="FILE"),
]
ByHand = Annotated[
    bool, typer.Option("--by-hand", help="With --deck: text that is not understood is for the table to resolve.")
]
Resume = Annotated[Path | None, typer.Option("--resume", help="Go on with a saved match.", metavar="FILE")]
Save = Annotated[
    Path | None, typer.Option("--save", help="Where to keep the match after every answer.", metavar="FILE")
]
Watch = Annotated[bool, typer.Option("--watch", help="Let a bot play a bot.")]
Step = Annotated[bool, typer.Option("--step", help="With --watch: wait for Enter after every turn.")]
Url = Annotated[
    str | None,
    typer.Option("--url", help="Play at this server: a new table is set there.", metavar="ADDRESS"),
]
Against = Annotated[
    str | None, typer.Option("--against", help="With --url: friend, or a bot (greedy).", metavar="WHOM")
]
Clock = Annotated[
    str | None, typer.Option("--clock", help="With --url: none, move:60 or chess:600+10.", metavar="CLOCK")
]
Name = Annotated[str | None, typer.Option("--name", help="With --url: what the others call you.", metavar="NAME")]
Plain = Annotated[bool, typer.Option("--plain", help="No bars and rules: easier on a screen reader.")]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("play")(play)


def play(
    game: Game = None,
    *,
    bot: Bots = None,
    hot_seat: HotSeat = False,
    seat: Seat = None,
    seed: Seed = None,
    mode: Mode = None,
    option: Options = None,
    deck: Decks = None,
    by_hand: ByHand = False,
    resume: Resume = None,
    save: Save = None,
    watch: Watch = False,
    step: Step = False,
    url: Url = None,
    against: Against = None,
    clock: Clock = None,
    name: Name = None,
    plain: Plain = False,
) -> None:
    """Play in the terminal, against a bot or a friend.

    The match is kept after every answer, so Ctrl-C loses nothing; --resume goes on with it.
    With --url it is played at a server, where a friend can join."""
    if url or against or clock or name:
        alone = bot or hot_seat or seed is not None or resume or save or watch
        at_server(url, bool(alone), wanted(game, mode, option, seat, against, clock, deck, by_hand), name, plain)
        return
    wish = Wish(bot or [], hot_seat, seat, watch, step)
    wish.check()
    if resume is None:
        table = laid(new_match(chosen(game, deck), seed, mode, option or [], deck or [], by_hand, seat), wish, save)
    elif game or seed is not None or mode or option or deck:
        raise Refusal("A resumed match keeps its game, seed, mode, options and decks: leave them out with --resume.")
    else:
        table = resumed(resume, wish, save)
    sit_down(table, step, plain)


def chosen(game: str | None, decks: list[Path] | None) -> str:
    """The game that is meant where none is named: the one that decks are for."""
    return game or ("universus" if decks else "megafighter")


def wanted(
    game: str | None,
    mode: str | None,
    options: list[str] | None,
    seat: str | None,
    against: str | None,
    clock: str | None,
    decks: list[Path] | None,
    by_hand: bool,
) -> Wanted:
    """The table somebody would like to have at a server."""
    return Wanted(chosen(game, decks), mode, options or [], seat, against, clock, decks or [], by_hand)


def at_server(url: str | None, alone: bool, wanted: Wanted, name: str | None, plain: bool) -> None:
    """A match somewhere else."""
    if url is None:
        raise Refusal("--against, --clock and --name are for a table at a server: say which with --url.")
    if alone:
        raise Refusal("At a server (--url) leave --bot, --hot-seat, --seed, --resume, --save and --watch out.")
    set_table(url, wanted, name, plain)


def too_many(seats: int, free: int, watch: bool) -> str:
    """More bots than seats for them."""
    if seats == 2:
        return "One --bot is your opponent; two of them play each other with --watch."
    return f"This table has {seats} seats, {free} of them for bots{'' if watch else '; --watch gives them all'}."


class Wish:
    """Who shall sit where."""

    def __init__(self, bots: list[str], hot_seat: bool, seat: str | None, watch: bool, step: bool) -> None:
        self.bots = bots
        self.hot_seat = hot_seat
        self.seat = seat
        self.watch = watch
        self.step = step

    @property
    def said(self) -> bool:
        """Whether anything was wished at all."""
        return bool(self.bots or self.hot_seat or self.seat or self.watch)

    def check(self) -> None:
        if self.hot_seat and (self.bots or self.seat or self.watch):
            raise Refusal("With --hot-seat every seat is a person's: leave --bot, --seat and --watch out.")
        if self.step and not self.watch:
            raise Refusal("--step goes together with --watch.")
        if self.watch and self.seat:
            raise Refusal("With --watch you only look on: leave --seat out.")

    def seats(self, match: Match) -> dict[int, str]:
        """The bots by their seats: in turns, where there are fewer names than seats."""
        if self.hot_seat:
            return {}
        names, mine = self.bots or ["greedy"], None if self.watch else self.mine(match)
        theirs = [seat for seat in range(len(match.seats)) if seat != mine]
        if len(names) > len(theirs):
            raise Refusal(too_many(len(match.seats), len(theirs), self.watch))
        return {seat: names[i % len(names)] for i, seat in enumerate(theirs)}

    def mine(self, match: Match) -> int:
        names = {name.lower(): number for number, name in enumerate(match.seats)}
        wanted = (self.seat or match.seats[0]).lower()
        if wanted not in names:
            raise BadOption(f"there is no seat {brief(self.seat)}; the seats are {', '.join(match.seats)}")
        return names[wanted]


def new_match(
    game: str,
    seed: int | None,
    mode: str | None,
    options: list[str],
    decks: list[Path] | None = None,
    by_hand: bool = False,
    seat: str | None = None,
) -> Match:
    """A match as it was asked for; with decks of one's own it begins from a position that carries their cards."""
    import kumite
    from kumite.cli.given import table_options

    if decks:
        from kumite.cli.brought import brought_position

        given = brought_position(game, decks, mode, table_options(options), by_hand, seat)
        return kumite.setup(game, given, seed=seed)
    return kumite.match(game, seed=seed, mode=mode, options=table_options(options))


def laid(match: Match, wish: Wish, save: Path | None) -> Table:
    """A new match with its people and bots."""
    from kumite.cli import files
    from kumite.cli.table import Table

    if save is not None and save.exists():
        raise Refusal(f"{save} exists already: --resume {save} goes on with it, or choose another name.")
    bots = checked(wish.seats(match))
    file = save or (None if wish.watch else files.own_file(match.game.id))
    return Table(match, bots, file)


def resumed(path: Path, wish: Wish, save: Path | None) -> Table:
    """A saved match; who sat where is in its header, unless the command line says otherwise."""
    import kumite
    from kumite.cli import files
    from kumite.cli.table import PERSON, Table, seated

    try:
        match = kumite.replay(files.read(path))
    except kumite.BrokenRecord as broken:
        raise files.wrong(path, broken) from None
    kept = seated(match.players)
    known = PERSON in match.players or kept
    only_looking = wish.watch and not wish.bots and len(kept) == len(match.seats)
    bots = kept if only_looking or (known and not wish.said) else wish.seats(match)
    return Table(match, checked(bots), save or path)


def checked(bots: dict[int, str]) -> dict[int, str]:
    """Bots that exist: a wrong name is refused before anything begins."""
    from kumite.cli.table import make_bot

    for name in bots.values():
        make_bot(name, 0)
    return bots


def sit_down(table: Table, step: bool, plain: bool) -> None:
    """The first lines, and then the match."""
    from kumite.cli.paper import Paper

    paper = Paper()
    welcome(table, paper)
    if not table.people:
        from kumite.cli.watch import watch as look_on

        look_on(table, paper, step)
        return
    from kumite.cli.talk import Talk

    talk = Talk(table, paper, plain)
    try:
        talk.keep()
        talk.run()
    except KeyboardInterrupt:
        paper.line()
        talk.goodbye()
        raise typer.Exit(INTERRUPTED) from None


def welcome(table: Table, paper: Paper) -> None:
    """How to get help, who sits where, that chance is bound, and the game in a few lines."""
    from kumite.cli.drawing import Drawing
    from kumite.cli.paper import BOLD

    match = table.match
    if table.people:
        paper.line(GREETING, BOLD)
    paper.say(f"{match.game.title}, {match.header['Mode']} rules. {who_sits_where(table)}")
    if match.commitment and match.outcome is None:
        paper.line("Chance is bound to a secret seed. Its commitment, to be checked afterwards:")
        paper.line(f"  {match.commitment}")
    if table.file is not None:
        paper.line("This match is kept after every answer, in")
        paper.line(f"  {table.file}")
    if table.people and max(match.askers(), default=-1) < 0:  # nobody has answered yet
        paper.line()
        for line in Drawing(match.game).intro(match.view(table.people[0])):
            paper.say(line)


def who_sits_where(table: Table) -> str:
    seats = table.match.seats
    if table.hot_seat:
        return f"{' and '.join(seats)} share the keyboard."
    bots = {seat: f"{name} ({seats[seat]})" for seat, name in table.bots.items()}
    if not table.people:
        return f"{' and '.join(bots.values())} play each other."
    match, you = table.match, table.people[0]
    teams = match.game.teams(match.position)
    allies = " and ".join([bot for seat, bot in bots.items() if teams[seat] == teams[you]])
    foes = " and ".join([bot for seat, bot in bots.items() if teams[seat] != teams[you]])
    return f"You are {seats[you]}, {f'with {allies}, ' if allies else ''}against {foes}."
