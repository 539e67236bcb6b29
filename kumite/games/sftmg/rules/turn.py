"""The turn: Draw!, Move!, Fight! (SFTMG-TURN-01 and on)."""

from __future__ import annotations

from typing import Final, final

from kumite.core.effects import Ctx, Effect
from kumite.core.piles import one_of
from kumite.core.position import Asks, Outcome, Question, Step
from kumite.games.sftmg import grid
from kumite.games.sftmg.events import Missed
from kumite.games.sftmg.grid import OFF
from kumite.games.sftmg.happenings import TurnBegan
from kumite.games.sftmg.match import begin_phase, begin_turn, finish, grow_up, pass_turn
from kumite.games.sftmg.position import Fight, foes_of, gone
from kumite.games.sftmg.printed import ACTION, CARDS, EVENT, FREE, NEXT_TURN, ROSTER, SUPER, ULTRAS, Card, at_foe
from kumite.games.sftmg.rules.attack import EndAttack, Resolve
from kumite.games.sftmg.rules.combo import SUPER_COST, Aftermath, answered_by, declare
from kumite.games.sftmg.rules.draw import Draw, held
from kumite.games.sftmg.rules.ends import time_out
from kumite.games.sftmg.rules.power_up import USE, PowerUp, before_own_action, use, write_use
from kumite.games.sftmg.rules.reach import NO_SIGHT, sees_foe
from kumite.games.sftmg.rules.spent import Spent
from kumite.games.sftmg.rules.walk import walk, walks
from kumite.games.sftmg.statics import move_stat
from kumite.games.sftmg.verbs import (
    attack_by_ultra,
    attack_with,
    clear_card,
    discard,
    earn,
    end_stay,
    give_up_actions,
    label,
    play_event,
    use_action,
)

ACTIONS: Final = 2  # SFTMG-TURN-06
CARDS_A_TURN: Final = 2  # SFTMG-TURN-02
DRAW_ACTION: Final = 2  # SFTMG-ACTION-02
SUPER_METER: Final = 2  # SFTMG-SUPER-08

END: Final = 0
DRAW: Final = 1
ULTRA: Final = 2
MOVE: Final = 100  # + space
OWN_CHOICES: Final = 600  # up to USE: what the mode offers (Kit.choices); from there on saved Power-Up tokens
ATTACK: Final = 1000  # + kind of card
PLAY: Final = 2000  # + kind of card: an Event as an Action
FREELY: Final = 3000  # + kind of card: as a Free Action
AIM: Final = 10_000  # more for each opponent before the one it is aimed at (SFTMG-RULING-92)


@final
class BeginTurn(Step):
    """SFTMG-TURN-01, SFTMG-TURN-02, SFTMG-TURN-03, SFTMG-RULING-11: Draw!, but not on a player's first turn of the
    round; then Move! and Fight!.  SFTMG-PWR-01: the first turn of a round waits for the Power-Up tokens."""

    says = "The turn begins"
    rules = ("SFTMG-TURN-01", "SFTMG-TURN-02", "SFTMG-TURN-03")

    def run(self, g: Fight) -> None:
        if g.powers.boxed:
            g.then(PowerUp(), BeginTurn())
            return
        who = g.turn
        if gone(g, who) and g.house.next_turn is not None:  # gave up just before (SFTMG-RULING-178)
            g.then(g.house.next_turn)
            return
        begin_turn(g, ACTIONS)
        begin_phase(g, "draw")
        first, refill = g.fresh[who], ROSTER[g.fighter[who]].refill
        if not g.quiet:
            g.events.append(TurnBegan(who, label(g, who), g.turns, first and refill == 0))
        for card in g.stays[who]:
            if CARDS[g.kind[card]].ends == NEXT_TURN:
                end_stay(g, who, card)
        g.then(MovePhase(), FightPhase(), EndTurn())
        if first:
            grow_up(g, who)
        if refill > 0:
            g.then(Draw(who, max(0, refill - len(g.hand[who])), "SFTMG-BOSS-21"))
        elif not first:
            g.then(Draw(who, CARDS_A_TURN, "SFTMG-TURN-02"))


@final
class MovePhase(Step):
    says = "Move!"
    rules = ("SFTMG-TURN-04",)

    def run(self, g: Fight) -> None:
        begin_phase(g, "move")
        g.then(FreeMove())


@final
class FreeMove(Asks):
    """SFTMG-TURN-04, SFTMG-TURN-05, SFTMG-MOVE-03: up to the Move stat, without an Action; not used, it is lost.
    SFTMG-ACTION-06, SFTMG-RULING-108: Free Actions before it are possible."""

    says = "Move!: the free move"
    rules = ("SFTMG-TURN-04", "SFTMG-TURN-05")

    def ask(self, g: Fight) -> Question:
        who = g.turn
        options = [END] + [MOVE + at for at in walks(g, who, move_stat(g, who))]
        options += free_actions(g, who) + g.kit.choices(g, who)
        return Question(who, "move", tuple(options), always=len(g.hand[who]) > 0)

    def act(self, g: Fight, option: int) -> None:
        if option % AIM >= FREELY:
            g.then(FreeMove())
            act_freely(g, option)
        elif OWN_CHOICES <= option % AIM < ATTACK:
            g.then(FreeMove())
            g.kit.choose(g, option)
        elif option != END:
            walk(g, g.turn, option - MOVE, move_stat(g, g.turn), "SFTMG-TURN-04")

    def write(self, g: Fight, option: int) -> str:
        return "stay" if option == END else write(g, option)

    def prompt(self, g: Fight) -> str:
        return f"Move! Up to {move_stat(g, g.turn)} spaces, or stay."


@final
class FightPhase(Step):
    says = "Fight!"
    rules = ("SFTMG-TURN-06",)

    def run(self, g: Fight) -> None:
        begin_phase(g, "fight")
        g.then(*next_action(g, 0))


def next_action(g: Fight, before: int) -> list[Step]:
    """What comes when this is done: the next question, and where the table has something before an Action, that
    first."""
    return [Act()] if g.house.before_action is None else [AboutToAct(before)]


@final
class AboutToAct(Step):
    """SFTMG-PWR-07, SFTMG-RULING-164: once before each Action; what is no Action does not open the moment again."""

    says = "Before the next Action"
    rules = ("SFTMG-PWR-07", "SFTMG-RULING-164")

    def __init__(self, before: int) -> None:
        self.before = before  # how many Actions were left before something free was done; 0 after an Action

    def run(self, g: Fight) -> None:
        g.then(Act())
        first = g.house.before_action
        if first is not None and g.actions > 0 and (self.before == 0 or g.actions < self.before):
            g.then(first)


@final
class Act(Asks):
    """SFTMG-TURN-06, SFTMG-TURN-07, SFTMG-ACTION-01 to SFTMG-ACTION-06: up to two Actions, the same one twice if one
    likes, and Free Actions before, between and after."""

    says = "Fight!: Actions and Free Actions"
    rules = ("SFTMG-TURN-06", "SFTMG-TURN-07", "SFTMG-ACTION-05", "SFTMG-ACTION-06")

    def ask(self, g: Fight) -> Question:
        who = g.turn
        options = [END]
        if g.actions > 0:
            options.append(DRAW)
            if g.meter[who] >= ROSTER[g.fighter[who]].gauge:
                options += at_anybody(g, who, ULTRA)
            options += [MOVE + at for at in walks(g, who, move_stat(g, who))]
            options += plays(g, who)
        options += free_actions(g, who) + g.kit.choices(g, who)
        if g.powers.saved:
            options += before_own_action(g, who)
        return Question(who, "act", tuple(options), always=len(g.hand[who]) > 0)

    def act(self, g: Fight, option: int) -> None:
        if option == END:
            give_up_actions(g)
            return
        what = option % AIM
        free = what >= FREELY or OWN_CHOICES <= what < ATTACK
        g.then(*next_action(g, g.actions if free else 0))
        if what >= FREELY:
            act_freely(g, option)
        elif USE <= what < ATTACK:
            use(g, g.turn, option)
        elif free:
            g.kit.choose(g, option)
        else:
            use_action(g)
            take_action(g, option)

    def write(self, g: Fight, option: int) -> str:
        return write(g, option)

    def prompt(self, g: Fight) -> str:
        left = {0: "No Action", 1: "1 Action"}.get(g.actions, f"{g.actions} Actions")
        return f"Fight! {left} left. What do you do?"


def plays(g: Fight, who: int) -> list[int]:
    """SFTMG-ACTION-03, SFTMG-EVENT-05, SFTMG-CARD-03, SFTMG-RULING-107: cards that may be played as an Action: attacks,
    whatever their range (SFTMG-ATTACK-05), Supers that can be paid for, Events that say so."""
    found: list[int] = []
    aims = at_anybody(g, who, ATTACK)
    for kind in held(g, who):
        card = CARDS[kind]
        if card.type == EVENT:
            if card.moment == ACTION:
                found += event_options(g, who, card, PLAY + kind)
        elif card.type != SUPER or g.meter[who] >= SUPER_COST:
            if card.condition is not None:
                found += against(g, who, card, ATTACK + kind)
            else:
                for aim in aims:
                    found.append(aim + kind)
    return found


def free_actions(g: Fight, who: int) -> list[int]:
    """SFTMG-SUPER-08, SFTMG-EVENT-02, SFTMG-RULING-35: a Super to discard, and Events that are Free Actions."""
    found: list[int] = []
    for kind in held(g, who):
        card = CARDS[kind]
        if card.type == SUPER:
            found.append(FREELY + kind)
        elif card.type == EVENT and card.moment == FREE:
            found += event_options(g, who, card, FREELY + kind)
    return found


def against(g: Fight, who: int, card: Card, option: int) -> list[int]:
    """SFTMG-ATTACK-01, SFTMG-RULING-92: one option for each opponent on the stage, as far as the brackets allow."""
    at, condition, found, code = g.at, card.condition, list[int](), option
    for foe in foes_of(g, who):
        if at[foe] != OFF and (condition is None or condition.holds(g, who, foe)):
            found.append(code)
        code += AIM
    return found


def at_anybody(g: Fight, who: int, option: int) -> list[int]:
    return [option + AIM * i for i, foe in enumerate(foes_of(g, who)) if g.at[foe] != OFF]


def event_options(g: Fight, who: int, card: Card, option: int) -> list[int]:
    """One for each opponent it could be about; an Event that is about none needs no name."""
    if len(foes_of(g, who)) == 1 or at_foe(card):
        return against(g, who, card, option)
    met = card.condition is None or card.condition.holds(g, who, foes_of(g, who)[0])
    return [option] if met else []


def take_action(g: Fight, option: int) -> None:
    """SFTMG-ACTION-01 to SFTMG-ACTION-04; SFTMG-SUPER-02: a Super is played face up."""
    who, foe, option = g.turn, foes_of(g, g.turn)[option // AIM], option % AIM
    if option >= PLAY:
        play(g, who, foe, option - PLAY, "SFTMG-ACTION-03")
    elif option >= ATTACK:
        kind = option - ATTACK
        faceup = CARDS[kind].type == SUPER
        attack_with(g, who, foe, one_of(g, g.hand[who], kind), faceup, False, "SFTMG-ATTACK-01")
        declare(g)
        g.then(*answered_by(g), Resolve(), Aftermath(), EndAttack())
    elif option >= MOVE:
        walk(g, who, option - MOVE, move_stat(g, who), "SFTMG-ACTION-01")
    elif option == ULTRA:
        attack_by_ultra(g, who, foe, ULTRAS[g.fighter[who]], follows=False)
        declare(g)
        g.then(*answered_by(g), Resolve(), Aftermath(), EndAttack())
    else:
        g.then(Draw(who, DRAW_ACTION, "SFTMG-ACTION-02"))


def act_freely(g: Fight, option: int) -> None:
    """SFTMG-SUPER-08: a Super is discarded for 2 Meter.  SFTMG-EVENT-02: an Event is played."""
    who, kind = g.turn, option % AIM - FREELY
    if CARDS[kind].type == SUPER:
        discard(g, who, one_of(g, g.hand[who], kind), "SFTMG-SUPER-08")
        earn(g, who, SUPER_METER, "SFTMG-SUPER-08")
    else:
        play(g, who, foes_of(g, who)[option // AIM], kind, "SFTMG-ACTION-06")


def play(g: Fight, who: int, foe: int, kind: int, rule: str) -> None:
    """SFTMG-CARD-04, SFTMG-LOS-05: an Event's text is carried out; aimed at somebody unseen it comes to nothing."""
    card, printed = one_of(g, g.hand[who], kind), CARDS[kind]
    aimed = len(foes_of(g, who)) > 1 and at_foe(printed)
    play_event(g, who, card, rule, label(g, foe) if aimed else "")
    if printed.aimed and not sees_foe(g, who, foe):
        g.events.append(Missed(printed.name, NO_SIGHT, "SFTMG-LOS-05"))
        clear_card(g, who, card)
        return
    g.then(Spent(who, card))
    if printed.does:
        g.then(Effect(printed.does, Ctx(who, kind, foe, "SFTMG-CARD-04")))


def write(g: Fight, option: int) -> str:
    """An option of one's own turn."""
    foes, what = foes_of(g, g.turn), option % AIM
    foe = foes[option // AIM]
    if what >= PLAY:
        kind = what - (FREELY if what >= FREELY else PLAY)
        card = CARDS[kind]
        if card.type == SUPER:
            return f"discard {card.name} for Meter"
        return f"play {card.name} against {label(g, foe)}" if len(foes) > 1 and at_foe(card) else f"play {card.name}"
    if what >= ATTACK:
        return f"attack {label(g, foe)} with {CARDS[what - ATTACK].name}"
    if what >= USE:
        return write_use(g, g.turn, option)
    if what >= OWN_CHOICES:
        return g.kit.written(g, option)
    if what >= MOVE:
        return f"move {grid.name(what - MOVE)}"
    if what == ULTRA:
        return f"attack {label(g, foe)} with {CARDS[ULTRAS[g.fighter[g.turn]]].name}"
    return ("end", "draw")[what]


@final
class EndTurn(Step):
    """SFTMG-TURN-08: the other player's turn.  SFTMG-ROUND-11, SFTMG-RULING-08, SFTMG-RULING-116: or time is up; or a
    match that will not end is a draw (SFTMG-RULING-117)."""

    says = "The turn is over"
    rules = ("SFTMG-TURN-08", "SFTMG-ROUND-11")

    def run(self, g: Fight) -> None:
        if g.total >= g.house.turn_limit:
            finish(g, Outcome((), f"nobody won in {g.total} turns", ("SFTMG-RULING-117",)))
        elif g.house.clock and g.turns >= g.house.clock:
            time_out(g, f"{g.turns} turns are played", "SFTMG-ROUND-11")
        elif g.house.next_turn is not None:
            g.then(g.house.next_turn)


@final
class NextTurn(Step):
    """SFTMG-TURN-08, SFTMG-TEAM-10: in the order of the Turn Order tokens, over and over."""

    says = "The next player's turn"
    rules = ("SFTMG-TURN-08", "SFTMG-TEAM-10")

    def run(self, g: Fight) -> None:
        pass_turn(g)
        g.then(BeginTurn())
