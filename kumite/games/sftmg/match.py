"""Verbs that lead the match: who plays whom and where, rounds and turns."""

from __future__ import annotations

from typing import Any, Final

from kumite.core.piles import Zone, forget
from kumite.core.position import Asks, Outcome, Step
from kumite.games.sftmg.grid import OFF, Ground, mask, space
from kumite.games.sftmg.position import NO_ATTACK, NOBODY, Fight, foes_of
from kumite.games.sftmg.powers import Powers
from kumite.games.sftmg.printed import DECKS, ROSTER, STAGES, Stage

DECK_SIZE: Final = 40  # SFTMG-DECK-01


def pick(g: Fight, who: int, fighter: int) -> None:
    """SFTMG-VS-02, SFTMG-CHAR-03: a Character with its deck; the Character card is no part of that.

    SFTMG-BOSS-26, SFTMG-THREE-06: whoever comes after another one takes over its 40 handles, whichever they are; all of
    them are in the deck by then."""
    g.edits += 1
    g.fighter[who] = fighter
    if not g.deck[who]:
        g.deck[who] = tuple(range(DECK_SIZE * who, DECK_SIZE * (who + 1)))
    for h, kind in zip(g.deck[who], DECKS[fighter]):
        g.kind[h] = kind
    forget(g, g.deck[who])


def enlist(g: Fight, who: int, fighter: int) -> None:
    """SFTMG-THREE-02: one more Character that waits."""
    g.edits += 1
    g.bench[who] += (fighter,)


def call_up(g: Fight, who: int, fighter: int) -> None:
    """SFTMG-THREE-04, SFTMG-THREE-06: one of those who wait comes, with a deck of its own."""
    pick(g, who, fighter)
    g.bench[who] = tuple([each for each in g.bench[who] if each != fighter])


def regroup(g: Fight, benches: tuple[Zone, ...]) -> None:
    """SFTMG-RULING-141: these wait, seat by seat."""
    g.edits += 1
    g.bench = list(benches)


def restore(g: Fight, who: int) -> None:
    """SFTMG-RULING-65: a newcomer has full Health; the Meter is its player's, up to its own gauge."""
    g.edits += 1
    printed = ROSTER[g.fighter[who]]
    g.health[who], g.meter[who] = printed.health, min(g.meter[who], printed.gauge)


def end_bout(g: Fight, fallen: Zone) -> None:
    """SFTMG-THREE-05, SFTMG-THREE-06: Objects are put back, the decks of the KO'd leave the game; a survivor keeps hand
    and deck (SFTMG-THREE-08).  SFTMG-RULING-162: Power-Up tokens are gathered, too."""
    g.edits += 1
    g.ground, g.attack, g.fallen, g.powers = g.layout, NO_ATTACK, (), g.house.powers
    for who in range(len(g.fighter)):
        g.at[who], g.boons[who] = OFF, ()
        if who in fallen:  # until the newcomer's cards take their place
            put_together(g, who)


def name_stage(g: Fight, who: int, stage: int) -> None:
    """SFTMG-VS-03: in secret, until all have."""
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
    g.stage, g.named = stage, (NOBODY,) * len(g.named)
    lay_out(g, ground_of(STAGES[stage]))


def lay_out(g: Fight, ground: Ground) -> None:
    """The fight is on this ground."""
    g.edits += 1
    g.layout = g.ground = ground


def set_rolls(g: Fight, rolls: Zone) -> None:
    """What was rolled for the order of turns."""
    g.edits += 1
    g.rolls = rolls


def set_order(g: Fight, order: Zone) -> None:
    """Who holds which Turn Order token; NOBODY where it still lies on the table, or has left the game."""
    g.edits += 1
    g.order = order


def trade_places(g: Fight, leaves: int, enters: int, at: int) -> None:
    """SFTMG-TAG-11, SFTMG-TAG-13, SFTMG-TAG-16: a partner stands there now, has the team's Turn Order token, its turn,
    and its place in the attack under way; and a first turn only if the team has had none (SFTMG-RULING-11,
    SFTMG-RULING-63)."""
    g.edits += 1
    g.at[leaves], g.at[enters] = OFF, at
    g.order = tuple([enters if who == leaves else who for who in g.order])
    if g.turn == leaves:
        g.turn = enters
    g.fresh[leaves], g.fresh[enters] = False, g.fresh[leaves]
    attack = g.attack
    if leaves in (attack.by, attack.target):
        attack = attack.copy()
        attack.by = enters if attack.by == leaves else attack.by
        attack.target = enters if attack.target == leaves else attack.target
        g.attack = attack


def set_first(g: Fight, who: int) -> None:
    """SFTMG-VS-05: of two, one begins."""
    g.edits += 1
    g.first = who
    g.order = (who,) + foes_of(g, who)


def set_playing(g: Fight, teams: Zone) -> None:
    """SFTMG-RULING-111: these teams play the next round."""
    g.edits += 1
    g.playing = teams


def set_fallen(g: Fight, fallen: Zone) -> None:
    """Who is KO'd, and where they stand until they are taken away."""
    g.edits += 1
    g.fallen, g.graves = fallen, tuple([g.at[who] for who in fallen])


def drop(g: Fight, kinds: tuple[type[Step], ...]) -> None:
    """Steps of these kinds will not be done after all."""
    g.edits += 1
    g.todo[:] = [step for step in g.todo if type(step) not in kinds]


def drop_questions(g: Fight, seats: Zone) -> None:
    """What these would still have been asked is not asked any more."""
    g.edits += 1
    g.todo[:] = [step for step in g.todo if not isinstance(step, Asks) or asker(step) not in seats]


def asker(step: Any) -> int:
    """Whom a step asks, as far as it says so itself."""
    by: int = getattr(step, "by", NOBODY)
    who: int = getattr(step, "who", NOBODY)
    return by if by != NOBODY else who


def put_off(g: Fight, step: Step, until: tuple[type[Step], ...]) -> None:
    """This step is done when what is under way is, before the next step of these kinds."""
    g.edits += 1
    at = len(g.todo)
    while at > 0 and type(g.todo[at - 1]) not in until:
        at -= 1
    g.todo.insert(at, step)


def pick_up(g: Fight, who: int) -> None:
    """SFTMG-BOSS-25, SFTMG-RULING-75: every card of a KO'd challenger is in the deck again, still to be shuffled; full
    Health, no Meter."""
    g.edits += 1
    mine = g.deck[who] + g.hand[who] + g.discards[who] + g.table[who] + g.stays[who]
    g.deck[who] = tuple([h for _, h in sorted([(g.kind[h], h) for h in mine])])
    g.hand[who], g.discards[who], g.table[who], g.stays[who], g.boons[who] = (), (), (), (), ()
    g.health[who], g.meter[who] = ROSTER[g.fighter[who]].health, 0
    forget(g, g.deck[who])


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
        if g.house.teams[who] in g.playing:
            g.health[who] = ROSTER[fighter].health


def begin_round(g: Fight) -> None:
    g.edits += 1
    g.round += 1
    g.first, g.token = g.order[0], 0
    g.turns, g.turn, g.actions = 0, g.first, 0
    g.fresh = [True] * len(g.fighter)


def clear_away(g: Fight) -> None:
    """SFTMG-ROUND-03, SFTMG-ROUND-07: Objects are put back, every card goes into its owner's deck, still to be
    shuffled.  SFTMG-RULING-55: all Power-Up tokens are gathered, saved ones too."""
    g.edits += 1
    g.ground, g.attack, g.fallen, g.powers = g.layout, NO_ATTACK, (), g.house.powers
    for who in range(len(g.fighter)):
        put_together(g, who)
        g.at[who], g.boons[who] = OFF, ()


def put_together(g: Fight, who: int) -> None:
    """All cards of a player in one pile, sorted, and nobody knows any of them any more."""
    g.edits += 1
    mine = g.deck[who] + g.hand[who] + g.discards[who] + g.table[who] + g.stays[who]
    g.deck[who] = tuple([h for _, h in sorted([(g.kind[h], h) for h in mine])])
    g.hand[who], g.discards[who], g.table[who], g.stays[who] = (), (), (), ()
    forget(g, g.deck[who])


def exchange_starts(g: Fight) -> None:
    """SFTMG-ROUND-04: the two players start where the other one did."""
    g.edits += 1
    g.start = g.start[::-1]


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
    """SFTMG-TURN-08, SFTMG-TEAM-10: the turn of whoever holds the next Turn Order token; what waited for an attack this
    turn is over."""
    order, at = g.order, (g.token + 1) % len(g.order)
    while order[at] == NOBODY:
        at = (at + 1) % len(order)
    turn_to(g, at)


def turn_to(g: Fight, token: int) -> None:
    """The turn of whoever holds this Turn Order token."""
    g.edits += 1
    g.boons = [()] * len(g.fighter)
    g.token, g.turn = token, g.order[token]
    if g.powers.picked:
        note_powers(g).picked = (0,) * len(g.fighter)


def note_powers(g: Fight) -> Powers:
    """The Power-Up tokens, to be changed: records are shared by clones, so it is a copy."""
    g.edits += 1
    now = g.powers
    g.powers = Powers(now.boxed, now.lying, now.unseen, now.dealt, now.saved, now.picked, now.used)
    return g.powers


def score(g: Fight, winners: Zone) -> None:
    """A round for these seats; nobody's if there are none."""
    g.edits += 1
    g.lost = foes_of(g, winners[0])[0] if winners else NOBODY
    for winner in winners:
        g.wins[winner] += 1


def finish(g: Fight, outcome: Outcome) -> None:
    g.edits += 1
    g.outcome = outcome
