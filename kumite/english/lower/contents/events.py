"""Events: which chapter reads which label or verb, and in which order."""

from __future__ import annotations

from kumite.english.lower.base import TRIGGERS
from kumite.english.lower.events import (
    attacks_and_numbers,
    blocked_by,
    cancels,
    damage,
    done,
    gains,
    plays,
    tries,
    triggers,
    zones,
)
from kumite.english.lower.events.pattern import ACTIVE, PASSIVE

TRIGGERS.update(dict.fromkeys(("Event", "Moment", "AnyOf", "AllOf", "Transforms"), triggers.triggered))
ACTIVE.update(dict.fromkeys(done.LABELS, (done.card_deed,)))
ACTIVE.update(dict.fromkeys(done.SIMPLE, (done.simple,)))
ACTIVE.update(
    {
        "Draw": (done.drawn,),
        "Mill": (zones.milled, done.milled),
        "Remove": (zones.removed, done.card_deed),
        "Leave": (zones.left, done.left),
        "Transform": (zones.transformed,),
        "PayWith": (done.paid,),
        "Play": (plays.played,),
        "Block": (plays.blocks,),
        "Try": (tries.tries,),
        "Cancel": (cancels.cancels,),
        "Grant": (gains.gains,),
        "Attack": (attacks_and_numbers.attacks,),
        "Attacked": (attacks_and_numbers.attacked,),
        "Begins": (attacks_and_numbers.begins,),
        "Resolve": (attacks_and_numbers.resolves,),
        "Deal": (damage.deals,),
        "Take": (damage.takes,),
        "GainLose": (attacks_and_numbers.health,),
        "Gain": (attacks_and_numbers.health,),
        "Lose": (attacks_and_numbers.health,),
        "Check": (blocked_by.checks_printed, attacks_and_numbers.checks),
        "PassCheck": (attacks_and_numbers.ends_check,),
        "FailCheck": (attacks_and_numbers.ends_check,),
        "Receive": (attacks_and_numbers.receives,),
        "Modify": (attacks_and_numbers.changes,),
        "Set": (attacks_and_numbers.changes,),
    }
)
PASSIVE.update(dict.fromkeys(done.VERBS, (done.done_to,)))
PASSIVE.update(dict.fromkeys((*attacks_and_numbers.SIGNS, "change"), (attacks_and_numbers.changed,)))
PASSIVE.update(
    {
        "play": (plays.is_played,),
        "block": (blocked_by.blocked, plays.is_blocked),
        "as": (blocked_by.blocked, plays.is_blocked),
        "stun": (zones.stunned,),
        "attack": (attacks_and_numbers.is_attacked,),
        "check": (zones.checked,),
        "cancel": (cancels.is_cancelled,),
        "negate": (cancels.is_cancelled,),
    }
)
