"""Numbers that are fixed as an effect is made: what waits for a later attack speaks of this one."""

from __future__ import annotations

from typing import Any

from kumite.core.position import Record, fields
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Amount, Ctx, Word
from kumite.games.universus.values import number
from kumite.games.universus.words.amounts import X
from kumite.games.universus.words.sels import Ref, TheAttack
from kumite.games.universus.words.structure import Let


def as_of_now(g: Versus, ctx: Ctx, word: Word) -> Word:
    """The change with its number worked out, where that is about the attack in progress or its block: by the time a
    next attack comes, "this attack" would be that one (UVS-THISATK-01).  Any other number is worked out when it is
    needed (UVS-EFF-11)."""
    held = fields(word)
    for name in ("amount", "value"):
        amount = held.get(name)
        if isinstance(amount, Amount) and of_the_attack(g, ctx, amount):
            kind: Any = type(word)
            made: Word = kind(**{**held, name: number(g, ctx, amount)})
            return made
    return word


def of_the_attack(g: Versus, ctx: Ctx, part: object) -> bool:
    """Whether a part of a tree speaks of the attack in progress or its block, perhaps by its X."""
    if isinstance(part, TheAttack) or part == Ref("block"):
        return True
    if isinstance(part, tuple):
        return any(of_the_attack(g, ctx, one) for one in part)
    if isinstance(part, X):
        text = g.scopes[ctx.scope].text
        lets = () if text is None else tuple([word.amount for word in text.does if isinstance(word, Let)])
        return any(of_the_attack(g, ctx, one) for one in lets)
    return isinstance(part, Record) and any(of_the_attack(g, ctx, one) for one in fields(part).values())
