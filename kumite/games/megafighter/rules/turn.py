"""The game turn: three Actions with free ones in between, then the Draw Phase."""

from __future__ import annotations

from typing import Final, final

from kumite.core.position import Asks, Outcome, Question, Step
from kumite.games.megafighter.events import BY_ACTION, BY_TOKEN, Taunted, TurnBegan
from kumite.games.megafighter.position import Bout
from kumite.games.megafighter.printed import OWN_TURN, board, name
from kumite.games.megafighter.rules.abilities import USE, Between, set_off, usable, use, use_name
from kumite.games.megafighter.rules.combo import LOOSE, FirstCard, StringCard, startable, stringable
from kumite.games.megafighter.rules.draw import Draw, DrawOneMore
from kumite.games.megafighter.rules.swap import swap
from kumite.games.megafighter.statics import swagger
from kumite.games.megafighter.verbs import (
    begin_phase,
    begin_turn,
    finish,
    gain_super,
    give_actions,
    pass_turn,
    spend_swap,
    sweep,
    use_action,
)

ACTIONS: Final = 3  # MEGA-TURN-02
TAUNT_GAIN: Final = 2  # MEGA-TAUNT-01
CARDS_A_TURN: Final = 3  # MEGA-END-02

END: Final = 0
TAUNT: Final = 1
DRAW: Final = 2
START: Final = 10  # + attack
STRING: Final = 20  # + attack
SWAP: Final = 30  # + slot
TOKEN: Final = 40  # + slot


@final
class BeginTurn(Step):
    """MEGA-WIN-03, MEGA-TURN-01: the phases of the table's mode, in order, and then the other player's turn."""

    says = "The turn begins"
    rules = ("MEGA-TURN-01", "MEGA-VET-02")

    def run(self, g: Bout) -> None:
        begin_turn(g)
        g.then(*g.house.phases, EndTurn())
        front = g.front[g.turn]
        event = TurnBegan(front, g.fighter[front])
        g.events.append(event)
        set_off(g, (event,))


@final
class ActionPhase(Step):
    """MEGA-TURN-02: three Actions."""

    says = "Action Phase"
    rules = ("MEGA-TURN-02", "MEGA-TURN-03")

    def run(self, g: Bout) -> None:
        begin_phase(g, "action")
        give_actions(g, ACTIONS - g.actions)
        g.then(Act())


@final
class Act(Asks):
    """MEGA-TURN-02 to MEGA-TURN-07, MEGA-ABIL-07, MEGA-RULING-09, MEGA-RULING-21: an Action, as long as there are
    any, or something free; when none are left, end the phase."""

    says = "Actions and free Actions"
    rules = ("MEGA-TURN-02", "MEGA-TURN-03", "MEGA-TURN-04", "MEGA-TURN-05", "MEGA-TURN-07")

    def ask(self, g: Bout) -> Question:
        seat = g.turn
        sides = g.side[seat]
        if g.actions > 0:
            options = [TAUNT, DRAW]
            options += [START + i for i in startable(g)]
            options += [STRING + i for i in stringable(g)]
            options += [SWAP + slot for slot in sides]
        else:
            options = [END]
        if g.swaps[seat] > 0:
            options += [TOKEN + slot for slot in sides]
        options += usable(g, seat, OWN_TURN, in_attack=False)
        return Question(seat, "act", tuple(options))

    def act(self, g: Bout, option: int) -> None:
        if option == END:
            g.then(EndOfActions())
        elif option >= USE:
            g.then(Act())
            use(g, option)
        elif option >= TOKEN:
            g.then(Act())
            spend_swap(g, g.turn, "MEGA-SWTOK-01")
            swap(g, g.turn, option - TOKEN, BY_TOKEN)
        else:
            g.then(Between(), Act())
            take_action(g, option)

    def write(self, g: Bout, option: int) -> str:
        if option >= USE:
            return use_name(g, option)
        if option >= TOKEN:
            return f"token swap {name(g, option - TOKEN)}"
        if option >= SWAP:
            return f"swap {name(g, option - SWAP)}"
        if option >= START:
            attack, word = option % 10, "string" if option >= STRING else "start"
            return f"{word} {'loose' if attack == LOOSE else board(g, g.front[g.turn]).attacks[attack].name}"
        return ("end", "taunt", "draw")[option]

    def prompt(self, g: Bout) -> str:
        left = {0: "No Action", 1: "1 Action"}.get(g.actions, f"{g.actions} Actions")
        return f"{left} left. What do you do?"


def take_action(g: Bout, option: int) -> None:
    """MEGA-TURN-03: the five Actions.  A combo costs its Action when its last card is named."""
    if option >= SWAP:
        use_action(g)
        swap(g, g.turn, option - SWAP, BY_ACTION)
    elif option >= STRING:
        g.then(StringCard(option - STRING))
    elif option >= START:
        g.then(FirstCard(option - START))
    elif option == TAUNT:
        taunt(g)
    else:
        use_action(g)
        g.then(Draw(g.turn, 1, "MEGA-DRAW-01"), DrawOneMore())


def taunt(g: Bout) -> None:
    """MEGA-TAUNT-01, MEGA-SUPER-08: two Super Tokens, as often as one likes."""
    use_action(g)
    front = g.front[g.turn]
    event = Taunted(front, g.fighter[front])
    g.events.append(event)
    gain_super(g, g.turn, TAUNT_GAIN, "MEGA-TAUNT-01")
    gain_super(g, g.turn, swagger(g, g.turn), "MEGA-ABIL-04")
    set_off(g, (event,))


@final
class EndOfActions(Step):
    """MEGA-END-01, MEGA-RULING-10: the combo is discarded before the Draw Phase."""

    says = "Discard the combo"
    rules = ("MEGA-END-01", "MEGA-RULING-10")

    def run(self, g: Bout) -> None:
        sweep(g, "MEGA-END-01")


@final
class DrawPhase(Step):
    """MEGA-END-02: draw three."""

    says = "Draw Phase"
    rules = ("MEGA-END-02",)

    def run(self, g: Bout) -> None:
        begin_phase(g, "draw")
        g.then(Draw(g.turn, CARDS_A_TURN, "MEGA-END-02"))


@final
class EndTurn(Step):
    """MEGA-END-03, MEGA-WIN-03: the other player's turn, or a draw when the table's limit is reached
    (MEGA-RULING-43)."""

    says = "The turn is over"
    rules = ("MEGA-END-03", "MEGA-WIN-03")

    def run(self, g: Bout) -> None:
        if g.turns >= g.house.turn_limit:
            finish(g, Outcome((), f"nobody won in {g.turns} turns", ("MEGA-RULING-43",)))
        else:
            pass_turn(g)
            g.then(BeginTurn())
