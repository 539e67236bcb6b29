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
    ROSTER,
    Ability,
    Attack,
    board,
    name,
)
from kumite.games.megafighter.rules.block import Defend, shields
from kumite.games.megafighter.rules.combo import shortage
from kumite.games.megafighter.rules.turn import Act
from kumite.games.megafighter.statics import cost_of_ultimate

LONGEST: Final = 60  # of a player's words that are repeated in a reason
SHOWN: Final = 4  # of several possibilities


def why_not(g: Bout, text: str) -> Why:
    """Why this is not among the options now."""
    asking, waiting = the_question(g)
    text = " ".join(text.split())[:LONGEST]
    if text.lower() in [option.lower() for option in notations(g)]:
        return Why(f"'{text}' is possible: it is among the options")
    word, rest = parted(text)
    meant = begun(g, asking.who, word, rest)
    if len(meant) > 1:
        return Why(f"{rest!r} could be {' or '.join(meant[:SHOWN])}; write a little more", waiting.rules)
    if meant and f"{word} {meant[0]}" in notations(g):
        return Why(f"written out, it is possible: '{word} {meant[0]}' is among the options")
    return reason(g, asking.who, word, meant[0] if meant else rest) or Why(
        f"'{text}' is nothing one can do here", waiting.rules
    )


def parted(text: str) -> tuple[str, str]:
    """What is to be done, and with whom or what."""
    word, _, rest = text.partition(" ")
    word = word.lower()
    if word in ("token", "free") and rest.lower().startswith("swap"):
        return "token swap", rest[4:].strip()
    return word, rest


def reason(g: Bout, seat: int, word: str, rest: str) -> Why | None:
    if word in ("start", "string"):
        return no_combo(g, seat, word, rest)
    if word == "play":
        return no_card(g, seat, rest)
    if word in ("swap", "token swap"):
        return no_swap(g, seat, word, rest)
    if word == "use":
        return no_ability(g, seat, rest)
    if word == "block":
        return no_block(g, seat, rest)
    if word in ("taunt", "draw", "end"):
        return no_plain_action(g, seat, word)
    if word == "draft":
        return no_draft(g, seat, rest)
    return None


# Names


def begun(g: Bout, seat: int, word: str, text: str) -> list[str]:
    """What a name or its beginning may mean: one's own first, then anything at the table; nothing if it is unknown."""
    wanted, plus, with_what = text.partition(" with ") if word == "block" else (text, "", "")
    pools = names(g, seat, word) if wanted else ()
    same = [each for pool in pools for each in pool if each.lower() == wanted.lower()]
    if same:
        return [f"{same[0]}{plus}{with_what}"]
    for pool in pools:
        found = [f"{each}{plus}{with_what}" for each in pool if each.lower().startswith(wanted.lower())]
        if found:
            return found
    return []


def names(g: Bout, seat: int, word: str) -> tuple[list[str], ...]:
    """The names that may follow a word, the likeliest first."""
    mine = [slot for slot in drafted(g) if owner(slot) == seat]
    front = [slot for slot in mine if slot == g.front[seat]]
    if word in ("start", "string"):
        return ["loose"], attacks(g, front), attacks(g, drafted(g))
    if word == "use":
        return abilities(g, mine), abilities(g, drafted(g))
    if word in ("swap", "token swap", "block"):
        likely = g.side[seat] if word != "block" else standing(g, seat)
        return [name(g, slot) for slot in likely], [name(g, slot) for slot in drafted(g)]
    if word == "draft":
        return [ROSTER[fighter].name for fighter in g.pool], [name(g, slot) for slot in drafted(g)]
    return ()


def attacks(g: Bout, slots: list[int]) -> list[str]:
    return [attack.name for slot in slots for attack in board(g, slot).attacks]


def abilities(g: Bout, slots: list[int]) -> list[str]:
    return [ability.name for slot in slots for ability in board(g, slot).abilities]


def say_which(g: Bout, word: str, asked_for: str, rules: tuple[str, ...]) -> Why | None:
    """To a word without a name: what could follow it."""
    found = [option for option in notations(g) if option.startswith(f"{word} ")]
    if not found:
        return None
    more = " ..." if len(found) > SHOWN else ""
    return Why(f"say {asked_for}: {' or '.join([repr(option) for option in found[:SHOWN]])}{more}", rules)


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
    if word in notations(g):
        return WITHOUT[word]
    if word == "end" and seat == g.turn and g.actions > 0:
        return Why("all three Actions must be taken; Taunt is always possible", ("MEGA-TURN-02", "MEGA-RULING-09"))
    return not_now(g, seat) or Why(f"'{word}' is not possible now", ("MEGA-TURN-03",))


WITHOUT: Final = {
    "taunt": Why("'taunt' is possible, but nothing may stand behind it", ("MEGA-TAUNT-01",)),
    "draw": Why(
        "'draw' takes no number: it is 1 card, and then you are asked whether to spend 1 ★ for one more",
        ("MEGA-DRAW-01", "MEGA-DRAW-02", "MEGA-DRAW-03"),
    ),
    "end": Why("'end' is possible, but nothing may stand behind it", ("MEGA-END-01",)),
}


# The draft


def no_draft(g: Bout, seat: int, text: str) -> Why | None:
    rules = ("MEGA-SETUP-04", "MEGA-SETUP-05")
    for slot in drafted(g):
        if name(g, slot).lower() == text.lower():
            whose = "you have" if owner(slot) == seat else f"{NAMES[owner(slot)]} has"
            return Why(f"{whose} drafted {name(g, slot)} already; every Fighter is there once", rules)
    if g.phase != "setup":
        return Why("the draft is over", rules)
    return None


# Combos


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
    """To 'start' or 'string' alone."""
    which = say_which(g, word, "which Attack", ("MEGA-START-03",))
    if which is not None:
        return which
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


# Swaps and Abilities


def no_swap(g: Bout, seat: int, word: str, text: str) -> Why:
    if seat != g.turn or not isinstance(g.waiting, Act):
        return Why("swapping is done on one's own turn, between Actions", ("MEGA-SWAP-01", "MEGA-SWTOK-01"))
    if not g.side[seat]:
        return Why("you have no Sideline Fighter to swap with", ("MEGA-RULING-23",))
    if word == "token swap" and g.swaps[seat] == 0:
        return Why("you have no Swap Token", ("MEGA-SWTOK-01",))
    if not text:
        rule = "MEGA-SWTOK-01" if word == "token swap" else "MEGA-SWAP-01"
        return say_which(g, word, "who", (rule,)) or not_now(g, seat) or NO_SWAP
    for slot in drafted(g):
        if name(g, slot).lower() == text.lower() and slot not in g.side[seat]:
            return Why(f"{name(g, slot)} is not on your Sideline", ("MEGA-SWAP-01",))
    if text.lower() not in [name(g, slot).lower() for slot in g.side[seat]]:
        return Why(f"no Sideline Fighter of yours is called {text!r}", ("MEGA-SWAP-01",))
    return not_now(g, seat) or NO_SWAP


NO_SWAP: Final = Why("this swap is not possible now", ("MEGA-SWAP-01",))


def no_ability(g: Bout, seat: int, text: str) -> Why:
    if not text:
        return say_which(g, "use", "which Ability", ("MEGA-ABIL-03",)) or no_ability_at_all(g, seat)
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
            return wrong_time(g, seat, ability)
    return Why(f"no Fighter at this table has an Ability called {text!r}", ("MEGA-BOARD-06",))


def no_ability_at_all(g: Bout, seat: int) -> Why:
    """To 'use' alone: the Abilities of this turn, if it is only the Super Tokens that are missing."""
    colour = OWN_TURN if seat == g.turn else FOES_TURN
    mine = [a for slot in drafted(g) if owner(slot) == seat and alive(g, slot) for a in board(g, slot).abilities]
    costs = [ability.cost for ability in mine if ability.colour == colour]
    whose = "your own" if colour == OWN_TURN else "your opponent's"
    if not costs:
        rule = "MEGA-ABIL-07" if colour == OWN_TURN else "MEGA-ABIL-09"
        return Why(f"none of your Fighters has an Ability to use on {whose} turn", (rule,))
    if g.supers[seat] < min(costs):
        rule = "MEGA-ABIL-08" if colour == OWN_TURN else "MEGA-ABIL-10"
        reason = f"your Abilities for {whose} turn cost {min(costs)} Super Tokens or more; you have {g.supers[seat]}"
        return Why(reason, (rule,))
    return Why("none of your Abilities can be used at this moment", ("MEGA-RULING-21",))


def wrong_time(g: Bout, seat: int, ability: Ability) -> Why:
    called, cost = ability.name, ability.cost
    if ability.colour == OWN_TURN and seat != g.turn:
        return Why(f"{called} works only on your own turn", ("MEGA-ABIL-07",))
    if ability.colour == FOES_TURN and seat == g.turn:
        return Why(f"{called} works only on your opponent's turn", ("MEGA-ABIL-09",))
    if g.supers[seat] < cost:
        rule = "MEGA-ABIL-08" if ability.colour == OWN_TURN else "MEGA-ABIL-10"
        return Why(f"{called} costs {cost} Super Tokens; you have {g.supers[seat]}", (rule,))
    if ability.in_attack and isinstance(g.waiting, Defend) and g.strike.blocked:
        return Why(f"{called} is used before the first Block of an Attack", ("MEGA-RULING-47",))
    return Why(f"{called} is not possible at this moment", ("MEGA-RULING-21",))


# Blocks


def no_block(g: Bout, seat: int, text: str) -> Why:
    if not isinstance(g.waiting, Defend):
        reason = "Blocks are only for an Attack of the opponent's, before its damage arrives; never against Abilities"
        return Why(reason, ("MEGA-BLOCK-03", "MEGA-BLOCK-04"))
    if not text:
        return say_which(g, "block", "who, and with what", ("MEGA-BLOCK-05",)) or no_shield(g, seat)
    target, _, with_what = text.partition(" with ")
    slots = [slot for slot in standing(g, seat) if name(g, slot).lower() == target.lower()]
    if not slots:
        return Why(f"{target!r} is no Fighter of yours that stands", ("MEGA-BLOCK-05",))
    if g.strike.hits[slots[0]] == 0:
        return Why(f"no damage is coming to {name(g, slots[0])}", ("MEGA-RULING-17",))
    if not with_what:
        who = f"block {name(g, slots[0])}"
        return say_which(g, who, "with what", ("MEGA-BLOCK-05",)) or no_shield(g, seat)
    return no_block_card(g, seat, with_what)


def no_shield(g: Bout, seat: int) -> Why:
    """To 'block' without a card, where none is possible."""
    if not any(g.strike.hits[slot] for slot in standing(g, seat)):
        return Why("no damage is coming to your Fighters", ("MEGA-RULING-17",))
    if g.house.blocks_from == ALLOCATED:
        also = ", and no Swap Token" if g.house.tokens_block else ""
        reason = f"you have no allocated card with a Block amount{also}; {only(g)} block here"
        return Why(f"Veteran rules: {reason}", ("MEGA-VET-01", "MEGA-VET-08"))
    return Why("you have neither a Block Card nor a Swap Token", ("MEGA-BLOCK-01", "MEGA-SWTOK-02"))


def only(g: Bout) -> str:
    """What blocks at a Veteran table."""
    return "only allocated cards and Swap Tokens" if g.house.tokens_block else "only allocated cards"


def no_block_card(g: Bout, seat: int, with_what: str) -> Why:
    if with_what.lower() == "token":
        if not g.house.tokens_block:
            return Why("at this table only allocated cards block", ("MEGA-VET-01", "MEGA-RULING-28"))
        return Why("you have no Swap Token", ("MEGA-SWTOK-02",))
    held = [CARDS[g.kind[h]].name.lower() for h in shields(g, seat)]
    if with_what.lower() in held:
        return Why(f"{with_what} has no Block amount", ("MEGA-BLOCK-01", "MEGA-VET-08"))
    if g.house.blocks_from == ALLOCATED:
        reason = f"Veteran rules: you have not allocated {with_what!r}; {only(g)} block here"
        return Why(reason, ("MEGA-VET-01", "MEGA-VET-08"))
    return Why(f"you do not hold {with_what!r}", ("MEGA-BLOCK-05",))
