"""Power-Up: tokens that are dealt and placed, collected by whoever enters their spaces, and used (SFTMG-PWR-01 and on).

Any mode may have them.  The tables whose House has none never come here."""

from __future__ import annotations

from typing import Final, final

from kumite.core.piles import Zone
from kumite.core.position import CHANCE, Asks, Question, Step
from kumite.games.sftmg import grid
from kumite.games.sftmg.grid import ALL, DISTANCE, OFF, blocks_steps, grown, spaces
from kumite.games.sftmg.position import NOBODY, Fight, allies_of, characters, foes_of, gone, standing
from kumite.games.sftmg.powers import A_TURN, ACTION, DISCARD, DRAW, HEALTH, KINDS, TOKENS
from kumite.games.sftmg.printed import ROSTER
from kumite.games.sftmg.rules.draw import Draw, MakeDiscard
from kumite.games.sftmg.tokens import (
    deal_tokens,
    leave_token,
    lose_token,
    one,
    place_token,
    save_token,
    spend_token,
    turn_over,
)
from kumite.games.sftmg.verbs import decline, give_action, heal, label

AWAY: Final = 2  # SFTMG-PWR-03: spaces from one's own Character
N: Final = 2  # SFTMG-PWR-10: Health, cards drawn, cards discarded
COPY: Final = len(KINDS)  # more for each token of the same kind before this one
PASS: Final = 0
USE: Final = 800  # + kind of token; a Discard token, + the opponent's place among the foes


# Power-Up! and Placement!


@final
class PowerUp(Step):
    """SFTMG-PWR-01, SFTMG-PWR-02, SFTMG-RULING-54: after setup, before the first turn, the eight tokens are dealt one
    at a time in turn order, and placed in the same order, one after the other."""

    says = "Power-Up!: the tokens are dealt, then placed"
    rules = ("SFTMG-PWR-01", "SFTMG-PWR-02", "SFTMG-PWR-03")

    def run(self, g: Fight) -> None:
        seats = at_table(g)
        turns = [seats[i % len(seats)] for i in range(TOKENS)]
        deal_tokens(g, tuple(seats), tuple([turns.count(who) for who in seats]))
        g.then(*[NextToken(who) for who in turns])


def at_table(g: Fight) -> list[int]:
    """The players in turn order.  SFTMG-RULING-54: of teams with somebody who waits, one of each in turn."""
    first = list(dict.fromkeys([who for who in g.order if who != NOBODY]))
    found = first[:]
    waiting = [[ally for ally in allies_of(g, who) if ally not in first] for who in first]
    for i in range(max([len(each) for each in waiting], default=0)):
        found += [each[i] for each in waiting if i < len(each)]
    return found


def places(g: Fight, who: int) -> tuple[int, ...]:
    """SFTMG-PWR-03, SFTMG-PWR-04, SFTMG-RANGE-06, SFTMG-RULING-103: open spaces two or more from the own Character.
    SFTMG-PWR-05: else those beside any Character, if there are.  SFTMG-RULING-54: no space has two tokens."""
    figures = characters(g)
    free = ALL & ~blocks_steps(g.ground, figures) & ~g.powers.lying
    apart = DISTANCE[figure_of(g, who)]
    far = tuple([at for at in spaces(free) if apart[at] >= AWAY])
    return far or spaces(free & grown(figures))


def figure_of(g: Fight, who: int) -> int:
    """SFTMG-RULING-54: where this player's Character stands, or the one of the team's that is on the stage."""
    return g.at[who] if g.at[who] != OFF else g.at[standing(g, allies_of(g, who))[0]]


@final
class NextToken(Step):
    """SFTMG-PWR-05: a token for which there is no space is discarded."""

    says = "Placement!: the next player's token"
    rules = ("SFTMG-PWR-03", "SFTMG-PWR-05")

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, g: Fight) -> None:
        if places(g, self.who):
            g.then(PlaceToken(self.who))
        else:
            lose_token(g, self.who)


@final
class PlaceToken(Asks):
    """SFTMG-PWR-03, SFTMG-PWR-04, SFTMG-PWR-05."""

    says = "Placement!: put a Power-Up token on the stage"
    rules = ("SFTMG-PWR-03", "SFTMG-PWR-04", "SFTMG-PWR-05")

    def __init__(self, who: int) -> None:
        self.who = who

    def ask(self, g: Fight) -> Question:
        return Question(self.who, "power token", places(g, self.who))

    def act(self, g: Fight, at: int) -> None:
        place_token(g, self.who, at)

    def write(self, g: Fight, option: int) -> str:
        return f"place token on {grid.name(option)}"

    def prompt(self, g: Fight) -> str:
        return f"Place a Power-Up token facedown; {g.powers.dealt[self.who]} to go. Nobody knows what it is."


# Collecting


def collects(g: Fight, who: int, path: Zone) -> list[Step]:
    """SFTMG-PWR-06, SFTMG-RULING-56: for each token on the spaces this figure has just entered, in order."""
    lying = g.powers.lying
    return [Collect(who, at) for at in path if lying >> at & 1] if lying else []


def enter(g: Fight, who: int, path: Zone) -> None:
    """What lies on these spaces is collected before anything else."""
    if g.powers.lying:
        g.then(*collects(g, who, path))


@final
class Collect(Step):
    """SFTMG-PWR-06, SFTMG-PWR-08, SFTMG-RULING-56: at once, whoever moved the figure; no more than two a turn, and a
    third one stays."""

    says = "A Power-Up token is collected"
    rules = ("SFTMG-PWR-06", "SFTMG-PWR-08")

    def __init__(self, who: int, at: int) -> None:
        self.who = who
        self.at = at

    def run(self, g: Fight) -> None:
        if not g.powers.lying >> self.at & 1 or g.at[self.who] == OFF or gone(g, self.who):
            return
        if g.powers.picked[self.who] >= A_TURN:
            leave_token(g, self.who, self.at)
        else:
            g.then(TurnOver(self.who, self.at))


@final
class TurnOver(Asks):
    """SFTMG-RULING-160: any of those nobody has seen, all alike."""

    says = "Which Power-Up token is it?"
    rules = ("SFTMG-PWR-06", "SFTMG-RULING-160")

    def __init__(self, who: int, at: int) -> None:
        self.who = who
        self.at = at

    def ask(self, g: Fight) -> Question:
        unseen = g.powers.unseen
        return Question(CHANCE, "power", tuple([k + COPY * i for k, n in enumerate(unseen) for i in range(n)]))

    def act(self, g: Fight, option: int) -> None:
        turn_over(g, self.who, self.at, option % COPY)
        g.then(UseOrSave(self.who, option % COPY))

    def write(self, g: Fight, option: int) -> str:
        again = f" ({option // COPY + 1})" if option >= COPY else ""
        return f"{KINDS[option % COPY]}{again}"


@final
class UseOrSave(Asks):
    """SFTMG-PWR-07: the finder uses it at once, or saves it; SFTMG-PWR-09: as many as one likes."""

    says = "Use the Power-Up token, or save it?"
    rules = ("SFTMG-PWR-07", "SFTMG-PWR-09")

    def __init__(self, who: int, kind: int) -> None:
        self.who = who
        self.kind = kind

    def ask(self, g: Fight) -> Question:
        return Question(self.who, "pick up", (PASS,) + tuple(uses(g, self.who, (self.kind,))))

    def act(self, g: Fight, option: int) -> None:
        if option == PASS:
            save_token(g, self.who, self.kind)
        else:
            use(g, self.who, option)

    def write(self, g: Fight, option: int) -> str:
        return "save" if option == PASS else write_use(g, self.who, option)

    def prompt(self, g: Fight) -> str:
        return f"You found {one(KINDS[self.kind])}. Use it now, or save it for later?"


# Using


def uses(g: Fight, who: int, kinds: Zone) -> list[int]:
    """SFTMG-PWR-10, SFTMG-RULING-57, SFTMG-RULING-163: what tokens of these kinds could do for this player now; those
    that would do nothing are not used."""
    found: list[int] = []
    for kind in sorted(set(kinds)):
        if kind == DISCARD:
            found += [USE + kind + i for i, foe in enumerate(foes_of(g, who)) if g.at[foe] != OFF and g.hand[foe]]
        elif can_use(g, who, kind):
            found.append(USE + kind)
    return found


def can_use(g: Fight, who: int, kind: int) -> bool:
    """SFTMG-RULING-57: Health up to what is printed; Actions on one's own turn, from Move! on."""
    if kind == HEALTH:
        return g.health[who] < ROSTER[g.fighter[who]].health
    if kind == ACTION:
        return g.turn == who and g.phase in ("move", "fight")
    return bool(g.deck[who] or g.discards[who])


def use(g: Fight, who: int, option: int) -> None:
    """SFTMG-PWR-10: one of this player's tokens does what it says.  SFTMG-RULING-57: whoever has to discard chooses."""
    kind, rule = min(option - USE, DISCARD), "SFTMG-PWR-10"
    foe = foes_of(g, who)[option - USE - DISCARD] if kind == DISCARD else NOBODY
    spend_token(g, who, kind, label(g, foe) if kind == DISCARD else "", "SFTMG-PWR-07")
    if kind == HEALTH:
        heal(g, who, N, rule)
    elif kind == ACTION:
        give_action(g, 1, rule)
    elif kind == DRAW:
        g.then(Draw(who, N, rule))
    else:
        g.then(MakeDiscard(foe, N, rule))


def write_use(g: Fight, who: int, option: int) -> str:
    """A use of a token in words."""
    kind = min(option - USE, DISCARD)
    against = f" against {label(g, foes_of(g, who)[option - USE - DISCARD])}" if kind == DISCARD else ""
    return f"use {KINDS[kind]}{against}"


# Saved tokens


def before_own_action(g: Fight, who: int) -> list[int]:
    """SFTMG-PWR-07, SFTMG-RULING-164: on one's own turn, before an Action; with none left, before the one it gives."""
    mine = g.powers.saved[who]
    return uses(g, who, mine if g.actions > 0 else tuple([kind for kind in mine if kind == ACTION]))


@final
class BeforeAction(Step):
    """SFTMG-PWR-07, SFTMG-RULING-164: before an Action its opponents may use what they have saved, in turn order."""

    says = "Opponents may use Power-Up tokens before the Action"
    rules = ("SFTMG-PWR-07", "SFTMG-RULING-164")

    def run(self, g: Fight) -> None:
        saved, foes = g.powers.saved, foes_of(g, g.turn)
        order = list(dict.fromkeys(g.order[g.token + 1 :] + g.order[: g.token]))
        g.then(*[Respond(who) for who in order if who in foes and saved[who]])


@final
class Respond(Asks):
    """SFTMG-PWR-07: saved tokens, one after the other, as Responses."""

    says = "Use a saved Power-Up token?"
    rules = ("SFTMG-PWR-07", "SFTMG-RULING-164")

    def __init__(self, who: int) -> None:
        self.who = who

    def ask(self, g: Fight) -> Question:
        able = g.at[self.who] != OFF and not gone(g, self.who)
        mine = uses(g, self.who, g.powers.saved[self.who]) if able else []
        return Question(self.who, "power up", (PASS,) + tuple(mine))

    def act(self, g: Fight, option: int) -> None:
        if option == PASS:
            decline(g)
        else:
            g.then(Respond(self.who))
            use(g, self.who, option)

    def write(self, g: Fight, option: int) -> str:
        return "pass" if option == PASS else write_use(g, self.who, option)

    def prompt(self, g: Fight) -> str:
        return f"{label(g, g.turn)} is about to take an Action. Use a saved Power-Up token first?"
