"""Why no combo: the Buttons are missing, or the Super Tokens, or somebody else would have to stand in front."""

from __future__ import annotations

from kumite.core.game import Why
from kumite.games.megafighter.position import NOBODY, Bout
from kumite.games.megafighter.printed import CARDS, COLOURS, Attack, board, name
from kumite.games.megafighter.rules.combo import shortage
from kumite.games.megafighter.statics import cost_of_ultimate
from kumite.games.megafighter.why.actions import not_now
from kumite.games.megafighter.why.names import drafted


def no_combo(g: Bout, seat: int, word: str, text: str) -> Why:
    refused = not_now(g, seat)
    if refused is not None:
        return refused
    if not text:
        return no_combo_at_all(g, word)
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


def no_card(g: Bout, seat: int, text: str) -> Why:
    """To a card by itself: what it could be played for, and what is missing there."""
    held = [CARDS[g.kind[h]] for h in g.hand[seat] if CARDS[g.kind[h]].name.lower() == text.lower()]
    if not held:
        return Why(f"there is no {text!r} in your hand", ("MEGA-START-02",))
    who = board(g, g.front[seat]) if g.front[seat] != NOBODY else None
    for attack in who.attacks if who else ():
        if attack.buttons[0] in held[0].buttons or attack.buttons[1] in held[0].buttons:
            why = no_combo(g, seat, "string" if g.faces else "start", attack.name)
            return Why(f"it has a Button of {attack.name}: {why.reason}", why.rules)
    reason = f"no Attack of {who.name}'s has a Button of this card" if who else "nobody stands in your Frontline yet"
    return Why(reason, ("MEGA-START-02", "MEGA-BTN-01"))


def no_combo_at_all(g: Bout, word: str) -> Why:
    """To 'start' or 'string' alone, where neither is possible."""
    who = name(g, g.front[g.turn])
    if word == "start":
        reason = f"your cards and Super Tokens start no Attack of {who}'s"
        return Why(reason, ("MEGA-START-01", "MEGA-START-02", "MEGA-ULT-01"))
    if not g.faces:
        return Why("String Combo needs a Start Combo earlier this turn", ("MEGA-TURN-06", "MEGA-STRING-05"))
    reason = f"your cards and Super Tokens string no Attack of {who}'s onto {COLOURS[g.faces[-1]]}"
    return Why(reason, ("MEGA-STRING-01", "MEGA-STRING-02", "MEGA-ULT-01"))


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
