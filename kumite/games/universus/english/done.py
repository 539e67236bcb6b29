"""What verbs have done to cards: `discarded`, `been built`, `dealt damage`."""

from __future__ import annotations

from typing import Final

from kumite.games.universus.terms import (
    V_ABILITY,
    V_ATTACKED,
    V_BEFORE_DAMAGE,
    V_BEFORE_TAKE,
    V_BONUS,
    V_CANCEL,
    V_CHOICE,
    V_COUNTER,
    V_DEAL,
    V_ENTER,
    V_GRANT,
    V_LEVEL,
    V_PENALTY,
    V_RECOVER,
    V_RESOLVE,
    V_RESOLVED,
    V_REVIEW,
    V_SET,
    V_STATUS,
    V_TIRE,
    VERBS,
)

IRREGULAR_DONE: Final = {
    "draw": "drawn",
    "spend": "spent",
    "build": "built",
    "freeze": "frozen",
    "lose": "lost",
    "choose": "chosen",
    "level up": "leveled up",
    "look": "looked at",
}
HAPPENED: Final = {  # verbs whose cards did it, or had it done, in their own way: after "has"
    V_DEAL: "dealt damage",
    V_RESOLVE: "resolved",
    V_STATUS: "been through a Block Step",
    V_BONUS: "received a bonus",
    V_PENALTY: "received a penalty",
    V_ABILITY: "had an ability played",
    V_RESOLVED: "had an ability resolve",
    V_CHOICE: "had an effect chosen",
    V_ATTACKED: "been attacked",
    V_GRANT: "gained a keyword, trait or ability",
    V_COUNTER: "had counters added or removed",
    V_CANCEL: "had an ability canceled",
    V_LEVEL: "leveled up",
    V_ENTER: "begun an attack sequence",
    V_REVIEW: "been discarded in the Review Step",
    V_BEFORE_DAMAGE: "come before its Damage Step",
    V_BEFORE_TAKE: "been about to deal damage",
    V_TIRE: "lost stamina",
    V_RECOVER: "gained stamina",
    V_SET: "had a value changed",
}


def participle(verb: int) -> str:
    """`discarded`, `built`: what a verb has done to a card."""
    base = VERBS[verb]
    if base in IRREGULAR_DONE:
        return IRREGULAR_DONE[base]
    if base.endswith("e"):
        return f"{base}d"
    if base in ("commit", "flip", "unflip"):
        return f"{base}{base[-1]}ed"
    return f"{base[:-1]}ied" if base.endswith("y") and base[-2:] not in ("ay", "oy") else f"{base}ed"


def done_english(verb: int) -> str:
    """`been discarded`, `dealt damage`: after "has"."""
    return HAPPENED.get(verb, f"been {participle(verb)}")


def blocked_so(flag: str, many: bool, neg: bool) -> str:
    """`was partially blocked`: in the present tense it would be waited for."""
    was = "were" if many else "was"
    return f"{was} not blocked" if flag == "unblocked" else f"{was} {'not ' if neg else ''}{flag}"
