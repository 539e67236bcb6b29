"""Why no Ability: whose it is, when it works, and what it costs."""

from __future__ import annotations

from kumite.core.game import Why
from kumite.games.megafighter.position import Bout, alive, owner
from kumite.games.megafighter.printed import FOES_TURN, ONGOING, OWN_TURN, RED_BAR, Ability, board, name
from kumite.games.megafighter.rules.block import Defend
from kumite.games.megafighter.why.names import drafted


def no_ability(g: Bout, seat: int, text: str) -> Why:
    if not text:
        return no_ability_at_all(g, seat)
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
