"""Fights of many, arranged: seats by name, everything else as in `ringside`.

ring = arena("team", P1=ryu("d5"), P2=sagat("g5"), P3=side("Ken", "a1"), P4=side("Vega", "i9"))
"""

from __future__ import annotations

from typing import Any

import kumite
from kumite.core.position import Step
from kumite.games.sftmg.position import Fight
from tests.games.sftmg.ringside import Ring, Side, side

HITS = {0: "B, B, B, B", 1: "H, B, B, B", 2: "H, H, B, B", 3: "H, H, H, B", 4: "H, H, H, H"}  # of four dice
NAMES = ("Ryu", "Sagat", "Ken", "Vega", "Zangief", "Chun-Li")


def arena(mode: str, /, **given: Any) -> Ring:
    """A described position of a mode; `players=` and `teams=` are options."""
    options = {name: given.pop(name) for name in ("players", "teams", "clock") if name in given}
    return Ring(kumite.setup("sftmg", {"mode": mode, "options": options, **given}, seed=0))


def four(**sides: Side) -> dict[str, Side]:
    """Four Characters far from each other, but for those named."""
    spots = ("a1", "i1", "a9", "i9")
    return {f"P{i + 1}": sides.get(f"P{i + 1}", side(NAMES[i], spots[i])) for i in range(4)}


def selecting(mode: str, **options: Any) -> Ring:
    """A new match of a mode, before its first answer."""
    return Ring(kumite.match("sftmg", seed=0, mode=mode, options=options))


def rolling(mode: str, stage: str = "Dojo", **options: Any) -> Ring:
    """After Select!: everybody has a Character, decks are shuffled, the rolls for the order come."""
    ring = selecting(mode, **options)
    seats = ring.match.seats
    ring.play(*[f"{seat}: pick {name}" for seat, name in zip(seats, NAMES, strict=False)])
    ring.play(*[f"{seat}: stage {stage}" for seat in seats])
    return ring.shuffle()


def rolled(ring: Ring, *hits: int) -> Ring:
    """So many hits of each team, or player."""
    return ring.chance(*[HITS[n] for n in hits])


def placing(mode: str, tokens: tuple[str, ...], **options: Any) -> Ring:
    """After Ready!: the first team picks first, and takes these tokens; the last one follows of itself."""
    ring = rolling(mode, **options)
    teams = len(set(spine(ring).house.teams))
    rolled(ring, 4, *[0] * (teams - 1))
    for token in tokens:
        ring.play(f"{str(ring.question).split()[0]}: {token}")
    return ring


def leaving(ring: Ring, step: Step) -> Ring:
    """Something that no printed card leaves to do, done before the open question is asked again."""
    g = spine(ring)
    waiting = g.waiting
    assert waiting is not None
    g.asking = g.waiting = None
    g.then(step, waiting)
    g.run()
    return ring


def spine(ring: Ring) -> Fight:
    g = ring.match.position
    assert isinstance(g, Fight)
    return g
