"""Verbs that lead the match: who plays whom and where, rounds and turns."""

from __future__ import annotations

from typing import Final

from kumite.core.piles import forget
from kumite.core.position import Outcome
from kumite.games.sftmg.grid import OFF, Ground, mask, space
from kumite.games.sftmg.position import NO_ATTACK, NOBODY, Fight, foe_of
from kumite.games.sftmg.printed import DECKS, ROSTER, STAGES, Stage

DECK_SIZE: Final = 40  # SFTMG-DECK-01


def pick(g: Fight, who: int, fighter: int) -> None:
    """SFTMG-VS-02, SFTMG-CHAR-03: a Character with its deck; the Character card is no part of that."""
    g.edits += 1
    g.fighter[who] = fighter
    first = DECK_SIZE * who
    g.deck[who] = tuple(range(first, first + DECK_SIZE))
    for i, kind in enumerate(DECKS[fighter]):
        g.kind[first + i] = kind
    forget(g, g.deck[who])


def name_stage(g: Fight, who: int, stage: int) -> None:
    """SFTMG-VS-03: in secret, until both have."""
    g.edits += 1
    named = list(g.named)
    named[who] = stage
    g.named = tuple(named)


def ground_of(stage: Stage) -> Ground:
    """SFTMG-VS-07, SFTMG-OBJ-01: every Object where the stage diagram shows it."""
    small = large = solid = 0
    for thing in stage.things:
        spaces = mask(tuple([space(name) for name in thing.spaces]))
        if thing.large:
            large |= spaces
        else:
            small |= spaces
        if thing.solid:
            solid |= spaces
    return Ground(small, large, solid)


def set_stage(g: Fight, stage: int) -> None:
    g.edits += 1
    g.stage, g.named = stage, (NOBODY, NOBODY)
    g.layout = g.ground = ground_of(STAGES[stage])


def set_roll(g: Fight, who: int, hits: int) -> None:
    """What somebody rolled for the first turn; NOBODY forgets both."""
    g.edits += 1
    if who == NOBODY:
        g.rolls = (NOBODY, NOBODY)
    else:
        g.rolls = (hits, g.rolls[1]) if who == 0 else (g.rolls[0], hits)


def set_first(g: Fight, who: int) -> None:
    g.edits += 1
    g.first = who


def set_start(g: Fight, who: int, at: int) -> None:
    g.edits += 1
    g.start[who] = at


def begin_phase(g: Fight, phase: str) -> None:
    g.edits += 1
    g.phase = phase


def reset_dials(g: Fight) -> None:
    """SFTMG-HEALTH-01, SFTMG-VS-04: full Health.  Meter is not touched: it starts at 0 (SFTMG-METER-05) and is kept
    from round to round (SFTMG-ROUND-06)."""
    g.edits += 1
    for who, fighter in enumerate(g.fighter):
        g.health[who] = ROSTER[fighter].health


def begin_round(g: Fight) -> None:
    g.edits += 1
    g.round += 1
    g.turns, g.turn, g.actions = 0, g.first, 0
    g.fresh = [True] * len(g.fighter)


def clear_away(g: Fight) -> None:
    """SFTMG-ROUND-03, SFTMG-ROUND-04, SFTMG-ROUND-07: Objects are put back, Start Spaces exchanged, every card goes
    into its owner's deck, still to be shuffled."""
    g.edits += 1
    g.ground = g.layout
    g.start = g.start[::-1]
    for who in range(len(g.fighter)):
        mine = g.deck[who] + g.hand[who] + g.discards[who] + g.table[who] + g.stays[who]
        g.deck[who] = tuple([h for _, h in sorted([(g.kind[h], h) for h in mine])])
        g.hand[who], g.discards[who], g.table[who], g.stays[who], g.boons[who] = (), (), (), (), ()
        g.at[who] = OFF
        forget(g, g.deck[who])
    g.attack = NO_ATTACK


def begin_turn(g: Fight, actions: int) -> None:
    g.edits += 1
    g.turns += 1
    g.total += 1
    g.actions = actions


def grow_up(g: Fight, who: int) -> None:
    """The first turn of the round has come."""
    g.edits += 1
    g.fresh[who] = False


def pass_turn(g: Fight) -> None:
    """SFTMG-TURN-08: the other player's turn; what waited for an attack this turn is over."""
    g.edits += 1
    g.boons = [()] * len(g.fighter)
    g.turn = (g.turn + 1) % len(g.fighter)


def score(g: Fight, winner: int) -> None:
    g.edits += 1
    g.lost = foe_of(winner) if winner != NOBODY else NOBODY
    if winner != NOBODY:
        g.wins[winner] += 1


def finish(g: Fight, outcome: Outcome) -> None:
    g.edits += 1
    g.outcome = outcome
