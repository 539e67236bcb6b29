"""Setup: Select!, Ready!, Set!, Draw! (SFTMG-VS-02 and on), and the Competitive variant's order of them."""

from __future__ import annotations

from typing import Final, final

from kumite.core.piles import shuffle
from kumite.core.position import CHANCE, Asks, Question, Step
from kumite.games.sftmg.happenings import Begins, Picked, StageSet
from kumite.games.sftmg.match import (
    begin_phase,
    clear_away,
    exchange_starts,
    name_stage,
    pick,
    reset_dials,
    set_first,
    set_stage,
)
from kumite.games.sftmg.position import NAMES, NOBODY, Fight, foes_of
from kumite.games.sftmg.printed import ROSTER, STAGES
from kumite.games.sftmg.rules.roll import RollFour, forget_rolls, most_hits, note_roll, show_roll
from kumite.games.sftmg.rules.rounds import StartRound
from kumite.games.sftmg.verbs import label

VOTE: Final = 100  # more for each player before this one who named the same stage


@final
class Casual(Step):
    """SFTMG-VAR-01, SFTMG-VS-01, SFTMG-VS-02: everybody picks freely: Select!, Ready!, Set!, Draw!."""

    says = "Set the match up"
    rules = ("SFTMG-VS-01", "SFTMG-VAR-01")

    def run(self, g: Fight) -> None:
        begin_phase(g, "select")
        seats = range(len(g.fighter))
        if g.house.ready is not None:
            g.then(g.house.ready)
        g.then(*[Pick(who) for who in seats], *[NameStage(who) for who in seats], AgreeOnStage(), PrepareDecks())


@final
class Competitive(Step):
    """SFTMG-VAR-02, SFTMG-VAR-03: the order is rolled for first."""

    says = "Set a competitive match up"
    rules = ("SFTMG-VAR-02", "SFTMG-VAR-03")

    def run(self, g: Fight) -> None:
        begin_phase(g, "ready")
        g.then(RollOrder(0), RollOrder(1), WhoIsFirst())


@final
class Ready(Step):
    """SFTMG-VS-05, SFTMG-NEM-06: both roll."""

    says = "Ready!: roll for the first turn"
    rules = ("SFTMG-VS-05",)

    def run(self, g: Fight) -> None:
        begin_phase(g, "ready")
        forget_rolls(g)
        g.then(RollOrder(0), RollOrder(1), WhoIsFirst())


# Select!


@final
class Pick(Asks):
    """SFTMG-VS-02, SFTMG-TAG-03, SFTMG-VAR-04, SFTMG-VAR-11: a Character nobody else has, unless the table allows a
    mirror match."""

    says = "Select!: pick a Character"
    rules = ("SFTMG-VS-02", "SFTMG-VAR-11")

    def __init__(self, who: int) -> None:
        self.who = who

    def ask(self, g: Fight) -> Question:
        wanted = g.house.fighters[self.who]
        who = CHANCE if wanted == "random" else self.who
        return Question(who, "pick", tuple([i for i in range(len(ROSTER)) if allowed(g, self.who, i)]))

    def act(self, g: Fight, fighter: int) -> None:
        pick(g, self.who, fighter)
        g.events.append(Picked(self.who, ROSTER[fighter].name))

    def write(self, g: Fight, option: int) -> str:
        return f"pick {ROSTER[option].name}"


def allowed(g: Fight, who: int, fighter: int) -> bool:
    """Whether the table lets this seat have this Character."""
    wanted, name = g.house.fighters[who], ROSTER[fighter].name
    if fighter not in g.house.casts[who]:
        return False
    if wanted not in ("choose", "random"):
        return wanted == name
    return g.house.mirror or (fighter not in g.fighter and name not in g.house.fighters)


@final
class NameStage(Asks):
    """SFTMG-VS-03, SFTMG-VAR-06: each names a stage; what the first one named is not told before the second has."""

    says = "Select!: name a stage"
    rules = ("SFTMG-VS-03",)

    def __init__(self, who: int) -> None:
        self.who = who

    def ask(self, g: Fight) -> Question:
        wanted = g.house.stage
        options = tuple([i for i, stage in enumerate(STAGES) if wanted in ("choose", "random", stage.name)])
        return Question(self.who, "stage", options if wanted == "choose" else options[:1])

    def act(self, g: Fight, stage: int) -> None:
        name_stage(g, self.who, stage)

    def write(self, g: Fight, option: int) -> str:
        return f"stage {STAGES[option].name}"


@final
class AgreeOnStage(Asks):
    """SFTMG-VS-03: where they differ, chance says whose stage it is; at a table that wants so, chance names it."""

    says = "Select!: the stage"
    rules = ("SFTMG-VS-03",)

    def ask(self, g: Fight) -> Question:
        if g.house.stage == "random":
            return Question(CHANCE, "stage", tuple(range(len(STAGES))))
        named = [stage for stage in g.named if stage != NOBODY]
        if len(set(named)) == 1:
            return Question(CHANCE, "stage", tuple(named[:1]))
        return Question(CHANCE, "stage", tuple([each + VOTE * named[:i].count(each) for i, each in enumerate(named)]))

    def act(self, g: Fight, option: int) -> None:
        named = tuple([STAGES[each].name for each in g.named if each != NOBODY])
        competitive = g.house.setup == "competitive"
        set_stage(g, option % VOTE)
        differ = named if len(set(named)) > 1 else ()
        rule = "SFTMG-VAR-06" if competitive else "SFTMG-VS-03"
        g.events.append(StageSet(STAGES[option % VOTE].name, differ, rule))

    def write(self, g: Fight, option: int) -> str:
        again = f" ({option // VOTE + 1})" if option >= VOTE else ""
        return f"stage {STAGES[option % VOTE].name}{again}"


@final
class PrepareDecks(Step):
    """SFTMG-VS-04, SFTMG-NEM-05, SFTMG-METER-05, SFTMG-HEALTH-01, SFTMG-RULING-93: dials set, all decks shuffled."""

    says = "Set the dials, shuffle the decks"
    rules = ("SFTMG-VS-04",)

    def run(self, g: Fight) -> None:
        reset_dials(g)
        g.then(*[shuffle(deck) for deck, team in zip(g.deck, g.house.teams) if team in g.playing])


# Ready!


@final
class RollOrder(RollFour):
    """SFTMG-VS-05, SFTMG-VAR-03, SFTMG-DICE-09, SFTMG-RULING-03: four dice; hits count, Meter is not gained."""

    says = "Ready!: roll four dice"
    rules = ("SFTMG-VS-05", "SFTMG-RULING-03")

    def __init__(self, who: int) -> None:
        self.who = who

    def act(self, g: Fight, roll: int) -> None:
        name = label(g, self.who) if g.fighter[self.who] != NOBODY else NAMES[self.who]
        rule = "SFTMG-VAR-03" if g.house.setup == "competitive" and g.round == 0 else "SFTMG-VS-05"
        note_roll(g, self.who, show_roll(g, roll, self.who, name, rule))


@final
class WhoIsFirst(Step):
    """SFTMG-VS-05, SFTMG-VS-06: more hits decide; a tie is rolled again.  SFTMG-VAR-03, SFTMG-VAR-08: in a competitive
    match the order is that of the hits, and there is no choice."""

    says = "Ready!: compare the rolls"
    rules = ("SFTMG-VS-05", "SFTMG-VS-06", "SFTMG-VAR-03")

    def run(self, g: Fight) -> None:
        first = most_hits(g, (0, 1))
        if len(first) > 1:
            g.then(RollOrder(0), RollOrder(1), WhoIsFirst())
            return
        best = first[0]
        forget_rolls(g)
        if g.house.setup == "competitive" and g.round == 0:
            begins(g, best, "SFTMG-VAR-08")
            begin_phase(g, "select")
            last = foes_of(g, best)[0]
            g.then(Pick(last), Pick(best), NameStage(best), AgreeOnStage(), PrepareDecks(), StartRound())
        else:
            g.then(ChooseFirst(best, "SFTMG-VS-05"), StartRound())


@final
class ChooseFirst(Asks):
    """SFTMG-VS-05, SFTMG-ROUND-05: whoever won the roll, or lost the round before, says who begins."""

    says = "Who takes the first turn?"
    rules = ("SFTMG-VS-05", "SFTMG-ROUND-05")

    def __init__(self, by: int, rule: str) -> None:
        self.by = by
        self.rule = rule

    def ask(self, g: Fight) -> Question:
        return Question(self.by, "first", (self.by,) + foes_of(g, self.by))

    def act(self, g: Fight, who: int) -> None:
        begins(g, who, self.rule)

    def write(self, g: Fight, option: int) -> str:
        return f"first {NAMES[option]}"

    def prompt(self, g: Fight) -> str:
        won = "You rolled more hits" if self.rule == "SFTMG-VS-05" else "You lost the round"
        return f"{won}: who takes the first turn?"


def begins(g: Fight, who: int, rule: str) -> None:
    set_first(g, who)
    g.events.append(Begins(who, rule))


@final
class NextRound(Step):
    """SFTMG-ROUND-03 to SFTMG-ROUND-08, SFTMG-RULING-12, SFTMG-RULING-13: everything is put back, Start Spaces are
    exchanged, decks shuffled; the loser says who begins, after a draw the dice do."""

    says = "Prepare the next round"
    rules = ("SFTMG-ROUND-03", "SFTMG-ROUND-05", "SFTMG-ROUND-07")

    def run(self, g: Fight) -> None:
        clear_away(g)
        exchange_starts(g)
        begin_phase(g, "ready")
        if g.lost == NOBODY:
            g.then(PrepareDecks(), Ready())
        else:
            g.then(PrepareDecks(), ChooseFirst(g.lost, "SFTMG-ROUND-05"), StartRound())
