"""Tag Team: one of each team on the stage, partners who wait, and the ways to change them (SFTMG-TAG-01 and on)."""

from __future__ import annotations

from typing import Any, Final, final

from kumite.core.piles import Zone
from kumite.core.position import Asks, Question, Step
from kumite.games.sftmg import grid
from kumite.games.sftmg.grid import OFF, space
from kumite.games.sftmg.happenings import Tagged, TagToken, TeamTalks
from kumite.games.sftmg.match import begin_phase, drop, pass_turn, trade_places
from kumite.games.sftmg.position import NAMES, Fight, Kit, allies_of, foes_of, gone, standing
from kumite.games.sftmg.printed import STAGES
from kumite.games.sftmg.rules.draw import Draw
from kumite.games.sftmg.rules.falls import OF_A_TURN, OF_AN_ATTACK, is_over
from kumite.games.sftmg.rules.order import roll_for_tokens, token_leaves
from kumite.games.sftmg.rules.power_up import enter
from kumite.games.sftmg.rules.roll import RollFour, forget_rolls, most_hits, note_roll, show_roll
from kumite.games.sftmg.rules.rounds import PlaceFreely, in_turn, stand
from kumite.games.sftmg.rules.turn import BeginTurn
from kumite.games.sftmg.verbs import heal, label, set_kit, spend, use_action

TOKENS: Final = 3  # SFTMG-TAG-05
METER: Final = 2  # SFTMG-TAG-09
REST: Final = 2  # SFTMG-TAG-10: Health for whoever leaves, cards for whoever enters
HOLD: Final = 0
BRING: Final = 1  # + the seat that is to enter
TAG_IN: Final = 600  # + the seat that is to enter: the Action
BY_TOKEN: Final = 700  # + the seat that is to enter: for a token


@final
class Tags(Kit):
    """SFTMG-TAG-05: the Tag Team tokens of each team."""

    def __init__(self, tokens: Zone) -> None:
        self.tokens = tokens  # by team

    def shown(self, seat: int) -> dict[str, Any]:
        return {"tags": list(self.tokens)}

    def choices(self, g: Any, who: int) -> list[int]:
        """SFTMG-TAG-09, SFTMG-TAG-14: what else the fighter may do on the own turn."""
        waiting, found = partners_of(g, who), list[int]()
        if g.phase == "fight" and g.actions > 0 and g.meter[who] >= METER:
            found += [TAG_IN + ally for ally in waiting]
        if has_token(g, who):
            found += [BY_TOKEN + ally for ally in waiting]
        return found

    def choose(self, g: Any, option: int) -> None:
        """SFTMG-TAG-09: the Action and 2 Meter, and no token (SFTMG-TAG-12).  SFTMG-TAG-17: or what the others of the
        team think of spending one."""
        who = g.turn
        if option >= BY_TOKEN:
            g.events.append(TeamTalks(who, label(g, who)))
            g.then(*others_wish(g, who, (BRING + option - BY_TOKEN,)))
            return
        use_action(g)
        spend(g, who, METER, "SFTMG-TAG-09")
        tag(g, who, option - TAG_IN, g.at[who], "SFTMG-TAG-09")

    def written(self, g: Any, option: int) -> str:
        """The options in words."""
        token = option >= BY_TOKEN
        name = label(g, option - (BY_TOKEN if token else TAG_IN))
        return f"token for {name}" if token else f"tag in {name}"


def partners_of(g: Fight, who: int) -> list[int]:
    """The team's Characters that wait off the stage."""
    return [ally for ally in allies_of(g, who) if ally != who and g.at[ally] == OFF and not gone(g, ally)]


def has_token(g: Fight, who: int) -> bool:
    return isinstance(g.kit, Tags) and g.kit.tokens[g.house.teams[who]] > 0


def tag(g: Fight, leaves: int, enters: int, at: int, rule: str) -> None:
    """SFTMG-TAG-10, SFTMG-TAG-11, SFTMG-RULING-60: they change places, 2 Health for the one, 2 cards for the other.
    SFTMG-RULING-61: whoever is KO'd stays so."""
    g.events.append(Tagged(enters, label(g, leaves), label(g, enters), rule))
    trade_places(g, leaves, enters, at)
    if not gone(g, leaves):
        heal(g, leaves, REST, "SFTMG-TAG-10")
    g.then(Draw(enters, REST, "SFTMG-TAG-10"))
    enter(g, enters, (at,))


# Tokens


@final
class MayTag(Step):
    """SFTMG-TAG-14, SFTMG-TAG-17: a moment at which a team may spend a token: everybody in it says what they think."""

    says = "A team may spend a Tag Team token"
    rules = ("SFTMG-TAG-14", "SFTMG-TAG-17")

    def __init__(self, who: int) -> None:
        self.who = who  # who is on the stage

    def run(self, g: Fight) -> None:
        if g.at[self.who] != OFF and has_token(g, self.who) and partners_of(g, self.who):
            g.then(Wish(self.who, self.who, ()))


def others_wish(g: Fight, who: int, wishes: Zone) -> list[Step]:
    """Whoever of the team has not said yet what they think, in turn; then it is settled."""
    team = [who, *[ally for ally in allies_of(g, who) if ally != who]]
    if len(wishes) < len(team):
        return [Wish(team[len(wishes)], who, wishes)]
    return [Settle(who, tuple(team), wishes)]


@final
class Wish(Asks):
    """SFTMG-TAG-17: hold, or bring one of those who wait."""

    says = "Spend a Tag Team token?"
    rules = ("SFTMG-TAG-14", "SFTMG-TAG-17")

    def __init__(self, by: int, who: int, wishes: Zone) -> None:
        self.by = by  # who is asked
        self.who = who  # who is on the stage
        self.wishes = wishes  # of those asked before

    def ask(self, g: Fight) -> Question:
        return Question(self.by, "tag", (HOLD, *[BRING + ally for ally in partners_of(g, self.who)]))

    def act(self, g: Fight, option: int) -> None:
        g.edits += 1
        g.then(*others_wish(g, self.who, (*self.wishes, option)))

    def write(self, g: Fight, option: int) -> str:
        return "hold" if option == HOLD else f"bring {label(g, option - BRING)}"

    def prompt(self, g: Fight) -> str:
        left = g.kit.tokens[g.house.teams[self.who]] if isinstance(g.kit, Tags) else 0
        said = "" if not self.wishes else f" {NAMES[self.who]} says: {self.write(g, self.wishes[0])}."
        return f"Spend a Tag Team token ({left} left) and bring somebody in for {label(g, self.who)}?{said}"


@final
class Settle(Step):
    """SFTMG-TAG-17, SFTMG-RULING-03: where they differ each rolls four dice, and the wish of whoever has most hits is
    done; a tie is rolled again."""

    says = "The team has decided, or rolls for it"
    rules = ("SFTMG-TAG-17",)

    def __init__(self, who: int, team: Zone, wishes: Zone) -> None:
        self.who = who
        self.team = team
        self.wishes = wishes

    def run(self, g: Fight) -> None:
        if len(set(self.wishes)) == 1:
            by_token(g, self.who, self.wishes[0])
            return
        forget_rolls(g)
        g.then(*[RollWish(who) for who in self.team], Compare(self.who, self.team, self.wishes))


@final
class RollWish(RollFour):
    """SFTMG-TAG-17: four dice for one's own wish."""

    says = "Roll four dice for your wish"
    rules = ("SFTMG-TAG-17", "SFTMG-RULING-03")

    def __init__(self, who: int) -> None:
        self.who = who

    def act(self, g: Fight, roll: int) -> None:
        note_roll(g, self.who, show_roll(g, roll, self.who, label(g, self.who), "SFTMG-TAG-17"))


@final
class Compare(Step):
    """SFTMG-TAG-17: the most hits; those who tie for them roll again, unless they wish the same."""

    says = "Compare the rolls for a Tag Team token"
    rules = ("SFTMG-TAG-17",)

    def __init__(self, who: int, team: Zone, wishes: Zone) -> None:
        self.who = who
        self.team = team
        self.wishes = wishes

    def run(self, g: Fight) -> None:
        first = most_hits(g, self.team)
        forget_rolls(g)
        wishes = [wish for who, wish in zip(self.team, self.wishes) if who in first]
        if len(set(wishes)) == 1:
            by_token(g, self.who, wishes[0])
        else:
            g.then(*[RollWish(who) for who in first], self)


def by_token(g: Fight, who: int, wish: int) -> None:
    """SFTMG-TAG-14, SFTMG-TAG-15: a token, and neither an Action nor Meter; it happens at once."""
    kit = g.kit
    if wish == HOLD or not isinstance(kit, Tags):
        return
    team = g.house.teams[who]
    left = tuple([n - 1 if i == team else n for i, n in enumerate(kit.tokens)])
    set_kit(g, Tags(left))
    g.events.append(TagToken(who, label(g, who), left[team]))
    tag(g, who, wish - BRING, g.at[who], "SFTMG-TAG-14")


class DefenderMayTag(Step):
    """SFTMG-TAG-14, SFTMG-RULING-62: a moment of an attack at which the Defender's team may spend a token."""

    says = "The Defender's team may tag"
    rules = ("SFTMG-TAG-14", "SFTMG-RULING-62")

    def run(self, g: Fight) -> None:
        g.then(MayTag(g.attack.target))


@final
class BeforeReaction(DefenderMayTag):
    """SFTMG-TAG-14, SFTMG-RULING-62: a token spent now lets the newcomer choose the reaction."""

    says = "The Defender's team may tag before it reacts"


@final
class BeforeDice(DefenderMayTag):
    """SFTMG-TAG-16, SFTMG-RULING-62: until the dice are rolled; the reaction that was chosen carries over."""

    says = "The Defender's team may tag before the dice"
    rules = ("SFTMG-TAG-16", "SFTMG-RULING-62")


@final
class BeforeCombo(Step):
    """SFTMG-TAG-18, SFTMG-TAG-19: whoever enters may go on with the Combo."""

    says = "The Attacker's team may tag before it goes on"
    rules = ("SFTMG-TAG-18", "SFTMG-TAG-19")

    def run(self, g: Fight) -> None:
        g.then(MayTag(g.attack.by))


@final
class TeamTurn(Step):
    """SFTMG-TAG-08, SFTMG-TAG-13: teams take turns; before Draw! they may tag, since only who is on the stage draws
    (SFTMG-RULING-63).  SFTMG-RULING-57: that is no moment yet for one more Action."""

    says = "The next team's turn"
    rules = ("SFTMG-TAG-08", "SFTMG-TAG-13", "SFTMG-RULING-63")

    def run(self, g: Fight) -> None:
        pass_turn(g)
        begin_phase(g, "draw")
        g.then(MayTag(g.turn), BeginTurn())


# KO

TAGS: Final[tuple[type[Step], ...]] = (BeforeReaction, BeforeDice, BeforeCombo, MayTag)  # of an attack


@final
class TagFalls(Step):
    """SFTMG-TAG-21, SFTMG-TAG-22, SFTMG-RULING-61: a partner enters at once, without a token; a team of which nobody is
    left has lost.  The attack ends."""

    says = "A KO in a Tag Team game"
    rules = ("SFTMG-TAG-21", "SFTMG-TAG-22")

    def run(self, g: Fight) -> None:
        if is_over(g):
            return
        if g.attack.by in g.fallen or g.attack.target in g.fallen:
            drop(g, OF_AN_ATTACK + TAGS)
        for who, at in zip(g.fallen, g.graves):
            if partners_of(g, who):
                g.then(Replace(who, at))
            else:
                leave(g, who)


def leave(g: Fight, who: int) -> None:
    """SFTMG-RULING-49: of three teams one is out, and its Turn Order token leaves the game; who waits has none."""
    if who not in g.order:
        return
    token_leaves(g, g.order.index(who))
    if g.turn == who:
        drop(g, OF_A_TURN)


@final
class Replace(Asks):
    """SFTMG-RULING-61, SFTMG-RULING-142: whoever was KO'd says who enters, for the team."""

    says = "Who enters for the KO'd Character?"
    rules = ("SFTMG-TAG-21", "SFTMG-RULING-61")

    def __init__(self, who: int, at: int) -> None:
        self.who = who
        self.at = at

    def ask(self, g: Fight) -> Question:
        return Question(self.who, "enter", tuple(partners_of(g, self.who)))

    def act(self, g: Fight, option: int) -> None:
        tag(g, self.who, option, self.at, "SFTMG-TAG-21")

    def write(self, g: Fight, option: int) -> str:
        return f"bring {label(g, option)}"


# Ready! and Set!


@final
class TagReady(Step):
    """SFTMG-TAG-04: every team rolls; the best chooses a Turn Order token, then the others clockwise.  Whoever holds
    the team's token begins on the stage (SFTMG-RULING-142)."""

    says = "Ready!: roll for the first Turn Order token"
    rules = ("SFTMG-TAG-04",)

    def run(self, g: Fight) -> None:
        roll_for_tokens(g, len(g.playing), "SFTMG-TAG-04")


@final
class PlaceStarters(Step):
    """SFTMG-TAG-06, SFTMG-TAG-07: Team One first; three teams keep three spaces apart.  SFTMG-VAR-09: so do two where
    figures are placed freely."""

    says = "Set!: the first of each team come onto the stage"
    rules = ("SFTMG-TAG-06", "SFTMG-TAG-07")

    def run(self, g: Fight) -> None:
        seats = in_turn(g)
        if len(seats) > 2:
            g.then(*[PlaceFreely(who, "SFTMG-TAG-07") for who in seats[::-1]])
        elif g.house.placement == "free":
            g.then(*[PlaceFreely(who, "SFTMG-VAR-09") for who in seats])
        else:
            g.then(*[PlaceStarter(who) for who in seats])


@final
class PlaceStarter(Asks):
    """SFTMG-TAG-06, SFTMG-RULING-59: any Start Space of a side; the other team's are those of the other side."""

    says = "Set!: place a figure on a Start Space"
    rules = ("SFTMG-TAG-06", "SFTMG-RULING-59")

    def __init__(self, who: int) -> None:
        self.who = who

    def ask(self, g: Fight) -> Question:
        stage = STAGES[g.stage]
        west = [space(name) for name in stage.versus[:1] + stage.multiplayer[:2]]
        east = [space(name) for name in stage.versus[1:] + stage.multiplayer[2:]]
        foes = [g.at[foe] for foe in standing(g, foes_of(g, self.who))]
        free = west + east if not foes else east if foes[0] in west else west
        return Question(self.who, "place", tuple(free))

    def act(self, g: Fight, at: int) -> None:
        stand(g, self.who, at, "SFTMG-TAG-06")

    def write(self, g: Fight, option: int) -> str:
        return f"place {grid.name(option)}"
