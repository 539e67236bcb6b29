"""3-on-3: three Characters a player, who fight one after the other (SFTMG-THREE-01 to SFTMG-THREE-09)."""

from __future__ import annotations

from typing import Any, Final, final

from kumite.core.piles import Zone, shuffle
from kumite.core.position import CHANCE, Asks, Question, Step
from kumite.games.sftmg.happenings import Picked, RoundBegan, SentIn
from kumite.games.sftmg.match import begin_phase, begin_round, call_up, end_bout, enlist, grow_up, regroup, restore
from kumite.games.sftmg.position import NAMES, Fight, Kit, foes_of
from kumite.games.sftmg.printed import ROSTER
from kumite.games.sftmg.rules.draw import Draw
from kumite.games.sftmg.rules.ends import RoundGoesOn, end_round
from kumite.games.sftmg.rules.roll import forget_rolls, most_hits
from kumite.games.sftmg.rules.rounds import StartRound, in_turn, mulligans, stand
from kumite.games.sftmg.rules.setup import AgreeOnStage, ChooseFirst, NameStage, PrepareDecks, RollOrder
from kumite.games.sftmg.verbs import clear_table, set_kit

THREE: Final = 3
BOTH: Final = (0, 1)


@final
class Trios(Kit):
    """Who picked whom, for the rest of the match."""

    def __init__(self, trios: tuple[Zone, ...] = ((), ())) -> None:
        self.trios = trios  # seat -> numbers of the ROSTER

    def shown(self, seat: int) -> dict[str, Any]:
        return {"trios": {NAMES[who]: [ROSTER[each].name for each in trio] for who, trio in enumerate(self.trios)}}


# Select!


@final
class ThreeOpening(Step):
    """SFTMG-THREE-02: the order of players comes first."""

    says = "Set a 3-on-3 match up"
    rules = ("SFTMG-THREE-01", "SFTMG-THREE-02")

    def run(self, g: Fight) -> None:
        begin_phase(g, "ready")
        g.then(RollOrder(0), RollOrder(1), WhoWonTheRoll(Draft()))


@final
class WhoWonTheRoll(Step):
    """SFTMG-VS-05: more hits say who begins; a tie is rolled again."""

    says = "Compare the rolls"
    rules = ("SFTMG-VS-05", "SFTMG-VS-06")

    def __init__(self, after: Step) -> None:
        self.after = after

    def run(self, g: Fight) -> None:
        first = most_hits(g, (0, 1))
        if len(first) > 1:
            g.then(RollOrder(0), RollOrder(1), self)
            return
        best = first[0]
        forget_rolls(g)
        g.then(ChooseFirst(best, "SFTMG-VS-05"), self.after)


@final
class Draft(Step):
    """SFTMG-THREE-02: in player order, one at a time, until each has three."""

    says = "Select!: three Characters a player"
    rules = ("SFTMG-THREE-02",)

    def run(self, g: Fight) -> None:
        begin_phase(g, "select")
        g.then(*[Recruit(who) for _ in range(THREE) for who in in_turn(g)], Settle())


@final
class Recruit(Asks):
    """SFTMG-THREE-02, SFTMG-VAR-11: a Character nobody has yet, unless the table allows a mirror match."""

    says = "Select!: pick a Character for your three"
    rules = ("SFTMG-THREE-02",)

    def __init__(self, who: int) -> None:
        self.who = who

    def ask(self, g: Fight) -> Question:
        taken = g.bench[self.who] if g.house.mirror else g.bench[0] + g.bench[1]
        free = tuple([each for each in g.house.casts[self.who] if each not in taken])
        return Question(CHANCE if g.house.fighters[self.who] == "random" else self.who, "pick", free)

    def act(self, g: Fight, fighter: int) -> None:
        enlist(g, self.who, fighter)
        g.events.append(Picked(self.who, ROSTER[fighter].name))

    def write(self, g: Fight, option: int) -> str:
        return f"pick {ROSTER[option].name}"


@final
class Settle(Step):
    """SFTMG-THREE-03: from here on as in Versus; each says which of the three begins (SFTMG-RULING-140)."""

    says = "Select!: the stage, and who fights first"
    rules = ("SFTMG-THREE-03",)

    def run(self, g: Fight) -> None:
        set_kit(g, Trios(tuple(g.bench)))
        sent = [SendIn(who) for who in in_turn(g)]
        g.then(*sent, NameStage(0), NameStage(1), AgreeOnStage(), PrepareDecks(), StartRound())


@final
class SendIn(Asks):
    """SFTMG-THREE-04, SFTMG-THREE-06, SFTMG-RULING-140: one of those who are left, with a deck of its own."""

    says = "Choose who fights next"
    rules = ("SFTMG-THREE-04", "SFTMG-THREE-06")

    def __init__(self, who: int) -> None:
        self.who = who

    def ask(self, g: Fight) -> Question:
        return Question(self.who, "send", g.bench[self.who])

    def act(self, g: Fight, fighter: int) -> None:
        call_up(g, self.who, fighter)
        g.events.append(SentIn(self.who, ROSTER[fighter].name))

    def write(self, g: Fight, option: int) -> str:
        return f"send {ROSTER[option].name}"


# Bouts


@final
class BoutEnds(Step):
    """SFTMG-THREE-04, SFTMG-THREE-09, SFTMG-RULING-64: whoever has nobody left has lost; otherwise the next bout."""

    says = "A KO ends the bout"
    rules = ("SFTMG-THREE-04", "SFTMG-THREE-09")

    def run(self, g: Fight) -> None:
        out = tuple([who for who in g.fallen if not g.bench[who]])
        if len(out) == 1:
            winner = foes_of(g, out[0])
            why = f"all three of {NAMES[out[0]]}'s Characters are KO'd"
            end_round(g, winner, g.house.won_by, why)
        else:
            g.skip_to(RoundGoesOn, NextBout(g.fallen, bool(out)))


@final
class NextBout(Step):
    """SFTMG-THREE-05 to SFTMG-THREE-08, SFTMG-RULING-64, SFTMG-RULING-65: Objects are back; the KO'd are replaced with
    their decks, and whoever lost the bout says who begins.  Where the last two fell together, a deciding round is
    played by one of each three (SFTMG-RULING-141)."""

    says = "The next bout"
    rules = ("SFTMG-THREE-05", "SFTMG-THREE-06", "SFTMG-RULING-65")

    def __init__(self, fallen: Zone, decides: bool) -> None:
        self.fallen = fallen
        self.decides = decides

    def run(self, g: Fight) -> None:
        for who in BOTH:
            clear_table(g, who)
        end_bout(g, self.fallen)
        begin_phase(g, "ready")
        if self.decides and isinstance(g.kit, Trios):
            regroup(g, g.kit.trios)
        start = StartBout(self.fallen)
        if len(self.fallen) == 1:
            first: list[Step] = [ChooseFirst(self.fallen[0], "SFTMG-RULING-65"), start]
        else:
            first = [RollOrder(0), RollOrder(1), WhoWonTheRoll(start)]
        last: list[Step] = [StandAlone()] if self.decides else []
        g.then(*[SendIn(who) for who in in_turn(g) if who in self.fallen], *last, Restore(self.fallen), *first)


@final
class StandAlone(Step):
    """SFTMG-RULING-141: nobody comes after those who play the deciding round."""

    says = "Nobody is left behind them"
    rules = ("SFTMG-RULING-141",)

    def run(self, g: Fight) -> None:
        regroup(g, ((), ()))


@final
class Restore(Step):
    """SFTMG-RULING-65, SFTMG-THREE-07: full Health and a shuffled deck for the newcomer; the Meter is the player's."""

    says = "Set the newcomer's dials, shuffle the deck"
    rules = ("SFTMG-RULING-65", "SFTMG-THREE-07")

    def __init__(self, fallen: Zone) -> None:
        self.fallen = fallen

    def run(self, g: Fight) -> None:
        for who in self.fallen:
            restore(g, who)
        g.then(*[shuffle(g.deck[who]) for who in self.fallen])


@final
class StartBout(Step):
    """SFTMG-THREE-05, SFTMG-THREE-08, SFTMG-RULING-65: everybody on the same Start Space as before; the newcomer draws
    a hand, and skips Draw! on the first turn.  The survivor does not."""

    says = "Set! and Draw!"
    rules = ("SFTMG-THREE-05", "SFTMG-THREE-08")

    def __init__(self, fallen: Zone) -> None:
        self.fallen = fallen

    def run(self, g: Fight) -> None:
        begin_round(g)
        begin_phase(g, "set")
        g.events.append(RoundBegan(g.round))
        new = [who for who in in_turn(g) if who in self.fallen]
        for who in BOTH:
            stand(g, who, g.start[who], "SFTMG-THREE-05" if who in new else "SFTMG-THREE-08")
            if who not in new:
                grow_up(g, who)
        g.then(RoundGoesOn())
        g.then(*[Draw(who, ROSTER[g.fighter[who]].hand, "SFTMG-VS-09") for who in new], *mulligans(g, new))
