"""Why no Block: nothing is coming, or nothing is there to block with."""

from __future__ import annotations

from kumite.core.game import Why
from kumite.games.megafighter.position import ALLOCATED, Bout, standing
from kumite.games.megafighter.printed import CARDS, name
from kumite.games.megafighter.rules.block import Defend, shields


def no_block(g: Bout, seat: int, text: str) -> Why:
    if not isinstance(g.waiting, Defend):
        reason = "Blocks are only for an Attack of the opponent's, before its damage arrives; never against Abilities"
        return Why(reason, ("MEGA-BLOCK-03", "MEGA-BLOCK-04"))
    if not text:
        return no_shield(g, seat)
    target, _, with_what = text.partition(" with ")
    slots = [slot for slot in standing(g, seat) if name(g, slot).lower() == target.lower()]
    if not slots:
        return Why(f"{target!r} is no Fighter of yours that stands", ("MEGA-BLOCK-05",))
    if g.strike.hits[slots[0]] == 0:
        return Why(f"no damage is coming to {name(g, slots[0])}", ("MEGA-RULING-17",))
    if not with_what:
        return no_shield(g, seat)
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
