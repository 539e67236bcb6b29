"""Verbs that count how often abilities are played."""

from __future__ import annotations

from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Ability
from kumite.games.universus.records import Use
from kumite.games.universus.terms import NOBODY


def count_use(g: Versus, h: int, number: int, tried: int, played: int) -> None:
    """UVS-ENH-03, UVS-OPT-01, UVS-RULING-72: this ability of this card was tried in this step, or played this turn."""
    g.edits += 1
    kept = []
    now = Use(h, number, played, tried, played)
    for use in g.uses:
        if use.card == h and use.ability == number:
            now = Use(h, number, use.turn + played, use.step + tried, use.ever + played)
        else:
            kept.append(use)
    g.uses = (*kept, now)


def forget_uses(g: Versus, h: int) -> None:
    """UVS-RULING-45: its abilities are newly gained; only what ends endless loops goes on counting (UVS-RULING-63)."""
    if any(use.card == h for use in g.uses):
        g.edits += 1
        mine = [Use(h, use.ability, 0, 0, use.ever) for use in g.uses if use.card == h and use.ever]
        g.uses = (*[use for use in g.uses if use.card != h], *mine)


def forget_step(g: Versus) -> None:
    """A new Enhance Step."""
    g.edits += 1
    g.uses = tuple([Use(use.card, use.ability, use.turn, 0, use.ever) for use in g.uses])
    g.enhanced = [False, False]


def uses_of(g: Versus, h: int, number: int) -> Use | None:
    for use in g.uses:
        if use.card == h and use.ability == number:
            return use
    return None


def counts(g: Versus, h: int) -> bool:
    """Whether anything about this card is counted that limits how often an ability may be played."""
    for use in g.uses:
        if use.card == h and (use.turn or use.step):
            return True
    return False


def renumber(g: Versus, h: int, before: tuple[Ability, ...], now: tuple[Ability, ...]) -> None:
    """The card has lost abilities or gained others: what was counted of one that it still has goes with that, and what
    it has no more would be newly gained (UVS-RULING-45, UVS-RULING-133)."""
    if not g.uses or before == now:
        return
    g.edits += 1
    kept = []
    for use in g.uses:
        number = use.ability
        if use.card == h and number < len(before):
            number = place_of(now, before[number], before[:number].count(before[number]))
        if number != NOBODY:
            kept.append(Use(use.card, number, use.turn, use.step, use.ever))
    g.uses = tuple(kept)


def place_of(held: tuple[Ability, ...], ability: Ability, nth: int) -> int:
    """Where the nth of these abilities stands that is such a one; NOBODY if there are not so many."""
    for number in range(len(held)):
        if held[number] == ability:
            if nth == 0:
                return number
            nth -= 1
    return NOBODY
