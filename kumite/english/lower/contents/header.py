"""Needs, brackets and riders: which chapter reads which label."""

from __future__ import annotations

from kumite.english.lower.base import RIDERS
from kumite.english.lower.header import how_often, needs, riders

RIDERS.update(dict.fromkeys(needs.PLAIN, needs.plain))
RIDERS.update(
    {
        "SymbolNeed": needs.symbol_need,
        "NameNeed": needs.name_need,
        "SetNeed": needs.set_need,
        "OnAttack": needs.on_attack,
        "InZone": needs.in_zone,
        "OnTurn": needs.on_turn,
        "Frequency": needs.frequency,
        "DuringPeriod": needs.during_period,
        "Tenacious": needs.tenacious,
        "EitherPlayer": riders.either_player,
        "Only": riders.only_when,
        "AllOf": riders.all_of,
        "During": riders.during,
        "InStep": riders.during,
        "IfState": riders.if_state,
        "IfCond": riders.if_cond,
        "WhileCond": riders.if_cond,
        "Playable": riders.playable,
        "Repeatable": riders.repeatable,
        "Uncancellable": riders.uncancellable,
        "RivalMayCancel": riders.may_cancel,
        "Limit": how_often.one_copy_a_turn,
        "OncePerName": how_often.once_per_name,
        "OnePerAttack": how_often.one_per_attack,
    }
)
