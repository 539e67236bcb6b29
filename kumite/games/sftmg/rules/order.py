"""Turn Order tokens: who picks first, who has which, and what becomes of them (SFTMG-TEAM-03 and on, SFTMG-FFA-04)."""

from __future__ import annotations

from typing import Final, final

from kumite.core.piles import Zone
from kumite.core.position import Asks, Question, Step
from kumite.games.sftmg.happenings import Begins, TokenLeft, TokenTaken
from kumite.games.sftmg.match import begin_phase, set_order, set_rolls
from kumite.games.sftmg.position import NAMES, NOBODY, Fight, allies_of, gone
from kumite.games.sftmg.rules.roll import RollFour, forget_rolls, most_hits, note_roll, show_roll
from kumite.games.sftmg.rules.rounds import StartRound
from kumite.games.sftmg.rules.setup import AgreeOnStage, NameStage, Pick, PrepareDecks

TOKEN: Final = 8  # a token's number times this, and the seat it is for
AGAIN: Final = 20  # a roll weighs so much more than the one that follows where there was a tie: 8 hits at most


def seats_in(g: Fight) -> list[int]:
    """The seats that are in this round."""
    return [who for who, team in enumerate(g.house.teams) if team in g.playing]


def members(g: Fight, team: int) -> list[int]:
    """The seats of a team."""
    return [who for who, theirs in enumerate(g.house.teams) if theirs == team]


def team_name(g: Fight, team: int) -> str:
    return " and ".join([NAMES[who] for who in members(g, team)])


@final
class TokenReady(Step):
    """SFTMG-TEAM-02, SFTMG-TEAM-03, SFTMG-FFA-03, SFTMG-FFA-04: one token a player is set out, and every team rolls for
    the first pick."""

    says = "Ready!: roll for the first Turn Order token"
    rules = ("SFTMG-TEAM-03", "SFTMG-FFA-04")

    def __init__(self, rule: str) -> None:
        self.rule = rule

    def run(self, g: Fight) -> None:
        roll_for_tokens(g, len(seats_in(g)), self.rule)


def roll_for_tokens(g: Fight, tokens: int, rule: str) -> None:
    """So many Turn Order tokens are set out, and every team rolls for the first pick."""
    begin_phase(g, "ready")
    set_order(g, (NOBODY,) * tokens)
    forget_rolls(g)
    g.then(*[RollFor(team, rule) for team in g.playing], WhoPicksFirst(rule))


@final
class RollFor(RollFour):
    """SFTMG-TEAM-03, SFTMG-FFA-04, SFTMG-RULING-03: four dice for a team, or for a player who is alone."""

    says = "Ready!: roll four dice"
    rules = ("SFTMG-TEAM-03", "SFTMG-FFA-04", "SFTMG-RULING-03")

    def __init__(self, team: int, rule: str) -> None:
        self.team = team
        self.rule = rule

    def act(self, g: Fight, roll: int) -> None:
        name, who = team_name(g, self.team), members(g, self.team)[0]
        before = max(0, g.rolls[self.team])
        note_roll(g, self.team, before + show_roll(g, roll, who, name, self.rule))


@final
class WhoPicksFirst(Step):
    """SFTMG-TEAM-03, SFTMG-FFA-04: whoever tie for first roll again.  SFTMG-TEAM-04: the best picks a token, then teams
    take turns clockwise until none is left."""

    says = "Ready!: compare the rolls"
    rules = ("SFTMG-TEAM-03", "SFTMG-TEAM-04", "SFTMG-FFA-04")

    def __init__(self, rule: str) -> None:
        self.rule = rule

    def run(self, g: Fight) -> None:
        first = most_hits(g, g.playing)
        if len(first) > 1:
            set_rolls(g, tuple([0 if team in first else NOBODY for team in range(len(g.rolls))]))
            g.then(*[RollFor(team, self.rule) for team in first], WhoPicksFirst(self.rule))
            return
        at = g.playing.index(first[0])
        clockwise = g.playing[at:] + g.playing[:at]
        picks = [team for _ in range(len(g.order) // len(clockwise)) for team in clockwise]
        forget_rolls(g)
        g.then(*[TakeToken(team, self.rule) for team in picks], StartRound())


@final
class TakeToken(Asks):
    """SFTMG-TEAM-04, SFTMG-FFA-04, SFTMG-RULING-50: any token still on the table, for any of the team who has none."""

    says = "Ready!: choose a Turn Order token"
    rules = ("SFTMG-TEAM-04", "SFTMG-FFA-04", "SFTMG-RULING-50")

    def __init__(self, team: int, rule: str) -> None:
        self.team = team
        self.rule = rule

    def ask(self, g: Fight) -> Question:
        mine = [who for who in members(g, self.team) if who not in g.order]
        free = [token for token, holder in enumerate(g.order) if holder == NOBODY]
        return Question(mine[0], "token", tuple([token * TOKEN + who for token in free for who in mine]))

    def act(self, g: Fight, option: int) -> None:
        give_token(g, option // TOKEN, option % TOKEN, self.rule)

    def write(self, g: Fight, option: int) -> str:
        whose = f" for {NAMES[option % TOKEN]}" if len(members(g, self.team)) > 1 else ""
        return f"token {option // TOKEN + 1}{whose}"

    def prompt(self, g: Fight) -> str:
        return "Which Turn Order token do you take? Turns are taken in their order."


def give_token(g: Fight, token: int, who: int, rule: str) -> None:
    """A Turn Order token is now this player's."""
    set_order(g, g.order[:token] + (who,) + g.order[token + 1 :])
    g.events.append(TokenTaken(who, token + 1, rule))


def token_leaves(g: Fight, token: int) -> None:
    """SFTMG-RULING-49: of a team of which nobody is left, it leaves the game."""
    set_order(g, g.order[:token] + (NOBODY,) + g.order[token + 1 :])
    g.events.append(TokenLeft(token + 1, "SFTMG-RULING-49"))


# Competitive


@final
class RankAll(Step):
    """SFTMG-VAR-02, SFTMG-VAR-03: everybody rolls four dice first of all."""

    says = "Order Select!: everybody rolls"
    rules = ("SFTMG-VAR-02", "SFTMG-VAR-03")

    def run(self, g: Fight) -> None:
        begin_phase(g, "ready")
        set_rolls(g, (0,) * len(g.rolls))
        g.then(*[RollAlone(who) for who in seats_in(g)], Ranking())


@final
class RollAlone(RollFour):
    """SFTMG-VAR-03, SFTMG-RULING-03: four dice; hits count."""

    says = "Order Select!: roll four dice"
    rules = ("SFTMG-VAR-03", "SFTMG-RULING-03")

    def __init__(self, who: int) -> None:
        self.who = who

    def act(self, g: Fight, roll: int) -> None:
        hits = show_roll(g, roll, self.who, NAMES[self.who], "SFTMG-VAR-03")
        note_roll(g, self.who, g.rolls[self.who] + hits)


@final
class Ranking(Step):
    """SFTMG-VAR-03, SFTMG-RULING-68: whoever tie roll again, among themselves.  SFTMG-VAR-04: then Characters are
    chosen from the last player to the first, who names the stage (SFTMG-VAR-06) and takes the first turn
    (SFTMG-VAR-08)."""

    says = "Order Select!: the order of the rolls"
    rules = ("SFTMG-VAR-03", "SFTMG-VAR-04", "SFTMG-VAR-06", "SFTMG-VAR-08")

    def run(self, g: Fight) -> None:
        seats = seats_in(g)
        tied = [who for who in seats if g.rolls.count(g.rolls[who]) > 1]
        if tied:
            set_rolls(g, tuple([roll * AGAIN for roll in g.rolls]))
            g.then(*[RollAlone(who) for who in tied], Ranking())
            return
        order = tuple([who for _, who in sorted([(-g.rolls[who], who) for who in seats])])
        forget_rolls(g)
        set_order(g, order)
        g.events.append(Begins(order[0], "SFTMG-VAR-08"))
        begin_phase(g, "select")
        picks = [Pick(who) for who in order[::-1]]
        g.then(*picks, NameStage(order[0]), AgreeOnStage(), PrepareDecks(), StartRound())


# When somebody is out


@final
class PassToken(Asks):
    """SFTMG-TEAM-11, SFTMG-RULING-49: whoever is KO'd says which ally has the token now."""

    says = "Who has the KO'd player's Turn Order token?"
    rules = ("SFTMG-TEAM-11", "SFTMG-RULING-49")

    def __init__(self, who: int, token: int) -> None:
        self.who = who
        self.token = token

    def ask(self, g: Fight) -> Question:
        return Question(self.who, "pass token", heirs(g, self.who))

    def act(self, g: Fight, heir: int) -> None:
        give_token(g, self.token, heir, "SFTMG-TEAM-11")

    def write(self, g: Fight, option: int) -> str:
        return f"token {self.token + 1} to {NAMES[option]}"

    def prompt(self, g: Fight) -> str:
        return f"You are KO'd. Which ally takes your Turn Order token {self.token + 1}?"


def heirs(g: Fight, who: int) -> Zone:
    """The allies who are still in the fight."""
    return tuple([ally for ally in allies_of(g, who) if ally != who and not gone(g, ally)])
