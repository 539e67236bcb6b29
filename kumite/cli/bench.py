"""`kumite bench`: decisions a second, clone microseconds, memory, and the same of others with --peers."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

Seconds = Annotated[float, typer.Option(min=0.05, help="How long to play, for each game.")]
Peers = Annotated[bool, typer.Option(help="Measure RLCard's uno and python-chess in the same run.")]
AsJson = Annotated[bool, typer.Option("--json", help="For scripts.")]


def register(app: typer.Typer) -> None:
    app.command("bench", help="Measure how fast the games run on this machine.")(bench)


def bench(seconds: Seconds = 5.0, peers: Peers = False, as_json: AsJson = False) -> None:
    import kumite
    from kumite.build import which
    from kumite.sim import speed

    found: dict[str, Any] = {"games": {}, "peers": {}, "compiled": which() == "compiled"}
    for game in kumite.games():
        say(f"measuring {game} ({which()} build), about {seconds * 1.6:.0f} s ...", quiet=as_json)
        found["games"][game] = speed.measure(game, seconds)
    if peers:
        say("measuring the peers ...", quiet=as_json)
        found["peers"] = speed.measure_peers(seconds / 2)
    if as_json:
        typer.echo(json.dumps(found))
    else:
        show(found)


def say(text: str, quiet: bool) -> None:
    if not quiet:
        typer.echo(text, err=True)


def show(found: dict[str, Any]) -> None:
    """A line a figure, readable aloud."""
    print(f"build: {'compiled' if found['compiled'] else 'plain'}, one core, CPU time, medians")
    for game, held in found["games"].items():
        print(f"\n{game}")
        print(f"  {held['decisions_per_s']:>10,} decisions/s through the public API ({held['games_per_s']} games/s)")
        print(f"  {held['position_decisions_per_s']:>10,} decisions/s on the position itself, chance's included")
        print(f"  {held['decisions_per_game']:>10} decisions a game")
        print(f"  {held['clone_us']:>10} us a clone, {held['view_us']} us a view, {held['guess_us']} us a guess")
        print(f"  {held['peak_mb']:>10} MB at most, {held['growth_mb']} MB more than before the games")
    for peer, held in found["peers"].items():
        show_peer(peer, held, found["games"])


def show_peer(peer: str, held: dict[str, Any], games: dict[str, Any]) -> None:
    if "missing" in held:
        print(f"\n{peer}: not installed; {held['missing']}")
        return
    print(f"\n{peer}: {held['decisions_per_s']:,} decisions/s, {held['decisions_per_game']} decisions a game")
    for game, ours in games.items():
        print(f"  {game} makes {ours['decisions_per_s'] / held['decisions_per_s']:.1f} times as many a second")
