"""Why not?  The reasons a player hears, in the order in which a judge would look for them.

Everything here reads only what the asked player knows: the open table and the own hand.
"""

from __future__ import annotations

from typing import Final

from kumite.core.game import Why, notations, the_question
from kumite.games.megafighter.position import ALLOCATED, NAMES, NOBODY, SLOTS, Bout, alive, owner, standing
from kumite.games.megafighter.printed import (
    CARDS,
    COLOURS,
    FOES_TURN,
    ONGOING,
    OWN_TURN,
    RED_BAR,
    Attack,
    board,
    name,
)
from kumite.games.megafighter.rules.block import Defend, shields
from kumite.games.megafighter.rules.combo import shortage
from kumite.games.megafighter.rules.turn import Act
from kumite.games.megafighter.statics import cost_of_ultimate

LONGEST: Final = 60  # of a player's words that are repeated in a reason


def why_not(g: Bout, text: str) -> Why:
    """Why this is not among the options now."""
    asking, waiting = the_question(g)
    text = " ".join(text.split())[:LONGEST]
    options = notations(g)
    if text.lower() in [option.lower() for option in options]:
        return Why(f"'{text}' is possible: it is among the options")
    word, _, rest = text.partition(" ")
    word = word.lower()
    if word in ("token", "free") and rest.lower().startswith("swap"):
        word, rest = "token swap", rest[4:].strip()
    if word in ("start", "string"):
        return no_combo(g, asking.who, word, rest)
    if word in ("swap", "token swap"):
        return no_swap(g, asking.who, word, rest)
    if word == "use":
        return no_ability(g, asking.who, rest)
    if word == "block":
        return no_block(g, asking.who, rest)
    if word in ("taunt", "draw", "end"):
        return no_plain_action(g, asking.who, word)
    return Why(f"'{text}' is nothing one can do here", waiting.rules)


def drafted(g: Bout) -> list[int]:
    """The slots with a fighter, standing or fallen."""
    return [slot for slot in SLOTS if g.fighter[slot] != NOBODY]


def not_now(g: Bout, seat: int) -> Why | None:
    """Actions: on one's own turn, in the Action Phase, while there are any."""
    if seat != g.turn or g.phase != "action":
        return Why("Actions are taken in the Action Phase of one's own turn", ("MEGA-TURN-01", "MEGA-TURN-02"))
    if not isinstance(g.waiting, Act):
        return Why("something else has to be decided first", g.waiting.rules if g.waiting else ())
    if g.actions == 0:
        return Why("the three Actions of this turn are used", ("MEGA-TURN-02",))
    return None


def no_plain_action(g: Bout, seat: int, word: str) -> Why:
    if word == "end" and seat == g.turn and g.actions > 0:
        return Why("all three Actions must be taken; Taunt is always possible", ("MEGA-TURN-02", "MEGA-RULING-09"))
    return not_now(g, seat) or Why(f"'{word}' is not possible now", ("MEGA-TURN-03",))


# Combos


def no_combo(g: Bout, seat: int, word: str, text: str) -> Why:
    refused = not_now(g, seat)
    if refused is not None:
        return refused
    if text.lower() == "loose":
        return no_loose(g, word)
    front = g.front[seat]
    for attack in board(g, front).attacks:
        if attack.name.lower() == text.lower():
            return no_string(g, attack) if word == "string" else no_cards(g, attack)
    for slot in drafted(g):
        for attack in board(g, slot).attacks:
            if attack.name.lower() == text.lower():
                whose = f"{attack.name} is an Attack of {name(g, slot)}'s; only your Frontline Fighter attacks"
                return Why(f"{whose}, and that is {name(g, front)}", ("MEGA-START-03",))
    return Why(f"no Fighter at this table has an Attack called {text!r}", ("MEGA-START-03",))


def no_loose(g: Bout, word: str) -> Why:
    if not g.house.loose_combos:
        return Why("at this table every Start and String Combo must perform an Attack", ("MEGA-RULING-07",))
    if word == "string" and not g.faces:
        return Why("String Combo needs a Start Combo earlier this turn", ("MEGA-TURN-06",))
    return Why("your cards leave no pair of Buttons that performs no Attack", ("MEGA-RULING-07",))


def buttons(attack: Attack) -> str:
    return f"{COLOURS[attack.buttons[0]]}, {COLOURS[attack.buttons[1]]}"


def no_cards(g: Bout, attack: Attack) -> Why:
    """The Buttons are missing, or the Super Tokens."""
    kinds = [g.kind[h] for h in g.hand[g.turn]]
    for colour in attack.buttons:
        needed = 2 if attack.buttons[0] == attack.buttons[1] else 1
        if sum([colour in CARDS[k].buttons for k in kinds]) < needed:
            reason = f"{attack.name} needs {buttons(attack)}; you hold too few cards with {COLOURS[colour]}"
            return Why(reason, ("MEGA-START-01", "MEGA-START-02"))
    if len([k for k in kinds if set(attack.buttons) & set(CARDS[k].buttons)]) < 2:
        reason = f"{attack.name} needs two cards, {buttons(attack)}; one card cannot be both"
        return Why(reason, ("MEGA-BTN-01",))
    return too_dear(g, attack)


def no_string(g: Bout, attack: Attack) -> Why:
    """No combo to string onto, or the wrong last Button, or no card, or too few Super Tokens."""
    if not g.faces:
        return Why("String Combo needs a Start Combo earlier this turn", ("MEGA-TURN-06", "MEGA-STRING-05"))
    last = g.faces[-1]
    if attack.buttons[0] != last:
        reason = f"{attack.name} needs {buttons(attack)}, but the last Button of your combo is {COLOURS[last]}"
        return Why(reason, ("MEGA-STRING-02", "MEGA-BTN-02"))
    if not any(attack.buttons[1] in CARDS[g.kind[h]].buttons for h in g.hand[g.turn]):
        return Why(f"you hold no card with {COLOURS[attack.buttons[1]]}", ("MEGA-STRING-01", "MEGA-STRING-02"))
    return too_dear(g, attack)


def too_dear(g: Bout, attack: Attack) -> Why:
    if shortage(g, attack) > 0:
        cost = cost_of_ultimate(g, g.turn, attack.cost)
        reason = f"{attack.name} costs {cost} Super Tokens; you have {g.supers[g.turn]}"
        return Why(f"{reason}, and no cards that bring enough", ("MEGA-ULT-01", "MEGA-ULT-02", "MEGA-SINGLE-02"))
    return Why(f"{attack.name} is possible by Start Combo, not in this way", ("MEGA-START-01", "MEGA-STRING-01"))


# Swaps, Abilities, Blocks


def no_swap(g: Bout, seat: int, word: str, text: str) -> Why:
    if seat != g.turn or not isinstance(g.waiting, Act):
        return Why("swapping is done on one's own turn, between Actions", ("MEGA-SWAP-01", "MEGA-SWTOK-01"))
    if not g.side[seat]:
        return Why("you have no Sideline Fighter to swap with", ("MEGA-RULING-23",))
    for slot in drafted(g):
        if name(g, slot).lower() == text.lower() and slot not in g.side[seat]:
            return Why(f"{name(g, slot)} is not on your Sideline", ("MEGA-SWAP-01",))
    if text.lower() not in [name(g, slot).lower() for slot in g.side[seat]]:
        return Why(f"no Sideline Fighter of yours is called {text!r}", ("MEGA-SWAP-01",))
    if word == "token swap":
        return Why("you have no Swap Token", ("MEGA-SWTOK-01",))
    return not_now(g, seat) or Why("this swap is not possible now", ("MEGA-SWAP-01",))


def no_ability(g: Bout, seat: int, text: str) -> Why:
    for slot in drafted(g):
        for ability in board(g, slot).abilities:
            if ability.name.lower() != text.lower():
                continue
            if owner(slot) != seat:
                return Why(f"{ability.name} is {name(g, slot)}'s, of the other team", ("MEGA-ABIL-03",))
            if not alive(g, slot):
                return Why(f"{name(g, slot)} is K.O.'d; the Abilities are gone", ("MEGA-RULING-25",))
            if ability.colour in (ONGOING, RED_BAR):
                reason = f"{ability.name} is an Ongoing Effect: it works by itself when its moment comes"
                return Why(reason, ("MEGA-ABIL-04", "MEGA-ABIL-11"))
            return wrong_time(g, seat, ability.colour, ability.cost, ability.name)
    return Why(f"no Fighter at this table has an Ability called {text!r}", ("MEGA-BOARD-06",))


def wrong_time(g: Bout, seat: int, colour: int, cost: int, called: str) -> Why:
    if colour == OWN_TURN and seat != g.turn:
        return Why(f"{called} works only on your own turn", ("MEGA-ABIL-07",))
    if colour == FOES_TURN and seat == g.turn:
        return Why(f"{called} works only on your opponent's turn", ("MEGA-ABIL-09",))
    if g.supers[seat] < cost:
        rule = "MEGA-ABIL-08" if colour == OWN_TURN else "MEGA-ABIL-10"
        return Why(f"{called} costs {cost} Super Tokens; you have {g.supers[seat]}", (rule,))
    return Why(f"{called} is not possible at this moment", ("MEGA-RULING-21",))


def no_block(g: Bout, seat: int, text: str) -> Why:
    if not isinstance(g.waiting, Defend):
        reason = "Blocks are only for an Attack of the opponent's, before its damage arrives; never against Abilities"
        return Why(reason, ("MEGA-BLOCK-03", "MEGA-BLOCK-04"))
    target, _, with_what = text.partition(" with ")
    slots = [slot for slot in standing(g, seat) if name(g, slot).lower() == target.lower()]
    if not slots:
        return Why(f"{target!r} is no Fighter of yours that stands", ("MEGA-BLOCK-05",))
    if g.strike.hits[slots[0]] == 0:
        return Why(f"no damage is coming to {name(g, slots[0])}", ("MEGA-RULING-17",))
    return no_block_card(g, seat, with_what)


def no_block_card(g: Bout, seat: int, with_what: str) -> Why:
    if with_what.lower() == "token":
        if not g.house.tokens_block:
            return Why("at this table only allocated cards block", ("MEGA-VET-01", "MEGA-RULING-28"))
        return Why("you have no Swap Token", ("MEGA-SWTOK-02",))
    held = [CARDS[g.kind[h]].name.lower() for h in shields(g, seat)]
    if with_what.lower() in held:
        return Why(f"{with_what} has no Block amount", ("MEGA-BLOCK-01", "MEGA-VET-08"))
    if g.house.blocks_from == ALLOCATED:
        reason = f"you have not allocated {with_what!r}; nothing else blocks at {NAMES[seat]}'s table"
        return Why("Veteran rules: " + reason, ("MEGA-VET-01", "MEGA-VET-08"))
    return Why(f"you do not hold {with_what!r}", ("MEGA-BLOCK-05",))
