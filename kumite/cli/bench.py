"""`kumite bench`: decisions a second, clone microseconds, memory, and the same of others with --peers."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

Games = Annotated[list[str] | None, typer.Argument(help="Which games; without one, all of them.", metavar="GAME")]
Seconds = Annotated[float, typer.Option(min=0.05, help="How long to play, for each game.")]
Peers = Annotated[bool, typer.Option(help="Measure RLCard's uno and python-chess in the same run.")]
AsJson = Annotated[bool, typer.Option("--json", help="For programs.")]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("bench")(bench)


def bench(games: Games = None, *, seconds: Seconds = 5.0, peers: Peers = False, as_json: AsJson = False) -> None:
    """Measure how fast the games run on this machine, on one core."""
    import kumite
    from kumite.build import which
    from kumite.sim.crowds import crowds, measure_crowds
    from kumite.sim.speed import measure

    found: dict[str, Any] = {"games": {}, "peers": {}, "compiled": which() == "compiled"}
    for game in chosen(games or kumite.games()):
        say(f"measuring {game}, the rules {built(found)}, for about {seconds:.3g} s ...")
        figures: dict[str, Any] = dict(measure(game, seconds))
        found["games"][game] = figures
        if crowds(game):
            figures["crowds"] = measure_crowds(game, seconds / 2, figures["decisions_per_s"])
    if peers:
        from kumite.sim.peers import measure_peers

        say(f"measuring the peers, for about {seconds:.3g} s ...")
        found["peers"] = measure_peers(seconds / 2)
    if as_json:
        typer.echo(json.dumps(found))
    else:
        show(found)


def chosen(names: list[str]) -> list[str]:
    """Each once; a name that is no game's is refused before anything is measured."""
    from kumite.play.sit import find_game

    return [find_game(name).id for name in dict.fromkeys(names)]


def say(text: str) -> None:
    """What is being done, for whoever waits; the figures alone go to stdout."""
    typer.echo(text, err=True)


def built(found: dict[str, Any]) -> str:
    return "compiled" if found["compiled"] else "as written (plain; `make fast` compiles them)"


def show(found: dict[str, Any]) -> None:
    """A line a figure, readable aloud."""
    print(f"The rules {built(found)}; one core, CPU time, medians.")
    for game, held in found["games"].items():
        print(f"\n{game}")
        print(f"  {held['decisions_per_s']:>10,} decisions/s through the public API ({held['games_per_s']} games/s)")
        print(f"  {held['position_decisions_per_s']:>10,} decisions/s on the position itself, chance's included")
        print(f"  {held['decisions_per_game']:>10} decisions a game")
        print(f"  {held['clone_us']:>10} us a clone, {held['view_us']} us a view, {held['guess_us']} us a guess")
        print(f"  {held['peak_mb']:>10} MB at most, of which {held['growth_mb']} MB came after the first games")
        for table, many in held.get("crowds", {}).items():
            share = f"{many['decisions_per_s']:,} decisions/s, {many['percent_of_the_duel']} % of the duel's"
            print(f"  {table}: {share}; {many['clone_us']} us a clone")
    for peer, held in found["peers"].items():
        show_peer(peer, held, found["games"])


def show_peer(peer: str, held: dict[str, Any] | str, games: dict[str, Any]) -> None:
    """A peer's figures, and ours as a multiple; or how to get the peer."""
    if isinstance(held, str):
        print(f"\n{peer}: not installed; {held}")
        return
    print(f"\n{peer}: {held['decisions_per_s']:,} decisions/s, {held['decisions_per_game']} decisions a game")
    for game, ours in games.items():
        print(f"  {game} makes {ours['decisions_per_s'] / held['decisions_per_s']:.1f} times as many a second")
