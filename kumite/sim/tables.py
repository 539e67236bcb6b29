"""What many games say, as tables: by bot, by seat, and by what was played with."""

from __future__ import annotations

from statistics import mean

from kumite.sim.pool import Plan, Played
from kumite.sim.stats import Tally

FAIR = (0.8, 1.2)  # of a fair share: what wins less or more often than this is out of balance


def fair_share(teams: tuple[int, ...]) -> float:
    """Of the wins, for each side of a table: seat by seat, whose side it is on."""
    return 1 / len(set(teams))


def verdict(tally: Tally) -> str:
    """Whether something is out of balance, if there were games enough to say so."""
    low, high = tally.interval
    if tally.rate < FAIR[0] * tally.share:
        return "weak" if high < tally.share else "too few games to say"
    if tally.rate > FAIR[1] * tally.share:
        return "strong" if low > tally.share else "too few games to say"
    return "fair"


def by_bot(plan: Plan, played: list[Played], share: float = 0.5) -> dict[str, Tally]:
    """Each bot of the plan; bots of the same name are numbered."""
    names = [name if plan.bots.count(name) == 1 else f"{name} #{i + 1}" for i, name in enumerate(plan.bots)]
    tallies = {name: Tally(share) for name in names}
    for one in played:
        for seat, bot in enumerate(one.bots):
            tallies[names[bot]].add(seat in one.winners, not one.winners)
    return tallies


def by_seat(seats: tuple[str, ...], played: list[Played], share: float = 0.5) -> dict[str, Tally]:
    """Each seat, whoever sat there."""
    tallies = {seat: Tally(share) for seat in seats}
    for one in played:
        for at, seat in enumerate(seats):
            tallies[seat].add(at in one.winners, not one.winners)
    return tallies


def by_group(played: list[Played], share: float = 0.5) -> dict[str, Tally]:
    """Each fighter (or whatever the game names), by the teams it was in; the strongest first."""
    tallies: dict[str, Tally] = {}
    for one in played:
        for seat, name in one.groups:
            tallies.setdefault(name, Tally(share)).add(seat in one.winners, not one.winners)
    return dict(sorted(tallies.items(), key=lambda item: -item[1].rate))


def summary(played: list[Played]) -> dict[str, float | int | None]:
    """How many games there were, and how long they took; turns where the game counts them."""
    turns = [one.turns for one in played if one.turns is not None]
    return {
        "games": len(played),
        "draws": sum([not one.winners for one in played]),
        "decisions": round(mean([one.decisions for one in played]), 1) if played else None,
        "turns": round(mean(turns), 1) if turns else None,
    }
