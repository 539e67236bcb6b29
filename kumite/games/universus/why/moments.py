"""Why not now?  Whose turn it is, what comes first, and what could be written instead."""

from __future__ import annotations

from typing import Final

from kumite.core.game import Why, notations, the_question
from kumite.core.position import RuleIds
from kumite.core.wishes import one_or_another, written_out
from kumite.errors import brief
from kumite.games.universus.position import NAMES, Versus
from kumite.games.universus.rules.combat import Form
from kumite.games.universus.terms import SETUP

A_CARDS_TEXT: Final = ("UVS-INSTR-03",)  # asks, where a question has no rules of its own
QUIET: Final = (  # what leaves everything as it is, in one question or another
    *("pass", "no block", "go on", "keep all", "keep", "done", "fail", "no", "discard it", "let it be"),
    "no extra card",
    "never mind",
)


def rules_of_the_question(g: Versus) -> RuleIds:
    """By which it is asked."""
    return the_question(g)[1].rules or A_CARDS_TEXT


def if_possible(g: Versus, option: str) -> Why | None:
    """What was meant, where that is one of the options, or of several that a number or a place tells apart."""
    options = notations(g)
    if option in options:
        return written_out(option)
    several = [each for each in options if each.startswith((f"{option} #", f"{option} in ", f"{option}: "))]
    if not several:
        return None
    return Why(f"{brief(option)} could be {one_or_another(several)}; write a little more", rules_of_the_question(g))


# Moments


def decided_first(g: Versus) -> Why:
    says = the_question(g)[1].prompt(g)
    return Why(f"something else has to be decided first ({says})", rules_of_the_question(g))


def not_begun(g: Versus) -> Why | None:
    """Before the first turn there is nothing to do but to get ready."""
    if g.turns > 0 and g.phase != SETUP:
        return None
    return Why(f"the game has not begun yet ({the_question(g)[1].prompt(g)})", ("UVS-SETUP-08", "UVS-SETUP-09"))


def no_form_now(g: Versus, seat: int) -> Why | None:
    """Forms: on one's own turn, while nothing is going on."""
    before = not_begun(g)
    if before is not None:
        return before
    if g.turn != seat:
        reason = f"it is {NAMES[g.turn]}'s turn, and only the active player plays forms"
        return Why(reason, ("UVS-FORM-02", "UVS-COMBAT-03"))
    if isinstance(g.waiting, Form):
        return None
    says = the_question(g)[1].prompt(g)
    return Why(f"forms are played while nothing else is going on ({says})", ("UVS-COMBAT-07", "UVS-FORM-02"))


def quiet_word(g: Versus) -> str:
    """The option that leaves everything as it is, if there is one."""
    options = notations(g)
    return next((word for word in QUIET if word in options), "")
