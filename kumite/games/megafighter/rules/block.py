"""Block Cards and Swap Tokens against an Attack, and the purple Abilities of the same moment."""

from __future__ import annotations

from typing import Final, final

from kumite.core.piles import one_of
from kumite.core.position import Asks, Question
from kumite.games.megafighter.events import Blocked
from kumite.games.megafighter.position import HAND, Bout, standing
from kumite.games.megafighter.printed import CARDS, FOES_TURN, board, name
from kumite.games.megafighter.rules.abilities import USE, usable, use, use_name
from kumite.games.megafighter.verbs import change, soften, spend_block, spend_swap

DONE: Final = 0
TOKEN: Final = 10  # + slot
CARD: Final = 100  # + 6 * kind + slot


@final
class Defend(Asks):
    """MEGA-BLOCK-03, MEGA-BLOCK-07, MEGA-SWTOK-02, MEGA-SWTOK-04, MEGA-RULING-14: before the damage arrives the
    defender may use purple Abilities, and then assigns Blocks, one after the other.

    A hand may hold a Block Card or not, and that is a secret: the question is put whenever it could."""

    says = "The defender may block"
    rules = ("MEGA-BLOCK-03", "MEGA-BLOCK-07", "MEGA-RULING-14")

    def __init__(self, who: int) -> None:
        self.who = who

    def ask(self, g: Bout) -> Question:
        who = self.who
        cards = shields(g, who)
        hits = g.strike.hits
        under_fire = [slot for slot in standing(g, who) if hits[slot] > 0]
        options = [DONE]
        if under_fire:
            for kind in block_kinds(g, cards):
                options += [CARD + 6 * kind + slot for slot in under_fire]
            if g.house.tokens_block and g.swaps[who] > 0:
                options += [TOKEN + slot for slot in under_fire]
        if not g.strike.blocked:
            options += usable(g, who, FOES_TURN, in_attack=True)
        return Question(who, "defend", tuple(options), always=len(under_fire) > 0 and len(cards) > 0)

    def act(self, g: Bout, option: int) -> None:
        if option == DONE:
            return
        g.then(Defend(self.who))
        if option >= CARD:
            block_with_card(g, self.who, (option - CARD) // 6, (option - CARD) % 6)
        elif option >= USE:
            use(g, option)
        else:
            block_with_token(g, self.who, option - TOKEN)

    def write(self, g: Bout, option: int) -> str:
        if option == DONE:
            return "done"
        if option >= CARD:
            return f"block {name(g, (option - CARD) % 6)} with {CARDS[(option - CARD) // 6].name}"
        if option >= USE:
            return use_name(g, option)
        return f"block {name(g, option - TOKEN)} with token"

    def prompt(self, g: Bout) -> str:
        coming = [f"{n} to {name(g, slot)}" for slot, n in enumerate(g.strike.hits) if n > 0]
        attack = board(g, g.strike.slot).attacks[g.strike.attack].name
        return f"{attack} deals {', '.join(coming) or 'nothing'}. Block?"


def shields(g: Bout, who: int) -> tuple[int, ...]:
    """The cards that could block: the hand's, or at a Veteran table those allocated (MEGA-VET-01, MEGA-VET-08)."""
    return g.hand[who] if g.house.blocks_from == HAND else g.allocated[who]


def block_kinds(g: Bout, cards: tuple[int, ...]) -> list[int]:
    """The different Block Cards among these (MEGA-BLOCK-01)."""
    kinds: list[int] = []
    for h in cards:
        kind = g.kind[h]
        if CARDS[kind].block > 0 and kind not in kinds:
            kinds.append(kind)
    kinds.sort()
    return kinds


def block_with_card(g: Bout, who: int, kind: int, slot: int) -> None:
    """MEGA-BLOCK-05, MEGA-BLOCK-06, MEGA-RULING-18: revealed and discarded; its whole amount on one fighter,
    what is too much is wasted."""
    spend_block(g, who, one_of(g, shields(g, who), kind))
    block(g, slot, CARDS[kind].block, "MEGA-BLOCK-05")


def block_with_token(g: Bout, who: int, slot: int) -> None:
    """MEGA-SWTOK-02, MEGA-SWTOK-03: a Swap Token blocks 1."""
    spend_swap(g, who, "MEGA-SWTOK-02")
    block(g, slot, 1, "MEGA-SWTOK-02")


def block(g: Bout, slot: int, n: int, rule: str) -> None:
    """MEGA-SUPER-04, MEGA-BLOCK-08: whoever blocks gets no Super Token for this Attack."""
    n = soften(g, slot, n)
    change(g).blocked = True
    g.events.append(Blocked(slot, g.fighter[slot], n, rule))
