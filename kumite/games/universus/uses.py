"""Verbs that count how often abilities are played."""

from __future__ import annotations

from kumite.games.universus.position import Use, Versus


def count_use(g: Versus, h: int, number: int, tried: int, played: int) -> None:
    """UVS-ENH-03, UVS-OPT-01, UVS-RULING-72: this ability of this card was tried in this step, or played this turn."""
    g.edits += 1
    kept = []
    now = Use(h, number, played, tried)
    for use in g.uses:
        if use.card == h and use.ability == number:
            now = Use(h, number, use.turn + played, use.step + tried)
        else:
            kept.append(use)
    g.uses = (*kept, now)


def forget_uses(g: Versus, h: int) -> None:
    """UVS-RULING-45: its abilities are newly gained."""
    if g.uses:
        g.edits += 1
        g.uses = tuple([use for use in g.uses if use.card != h])


def forget_step(g: Versus) -> None:
    """A new Enhance Step."""
    g.edits += 1
    g.uses = tuple([Use(use.card, use.ability, use.turn, 0) for use in g.uses])
    g.enhanced = [False, False]


def uses_of(g: Versus, h: int, number: int) -> Use | None:
    for use in g.uses:
        if use.card == h and use.ability == number:
            return use
    return None
