"""Why words on a card are not understood, for whoever wrote them.

What the compiler says itself is for whoever writes its rules, and stays in files and reports."""

from __future__ import annotations

import re
from typing import Final

from kumite.cards.pool import Ability

NOT_PARSED: Final = "not parsed"
PARTS: Final = {  # of an ability, as the parser calls them
    "header": "this does not stand before an ability's type",
    "bracket": "this is nothing that brackets say",
    "cost": "this is nothing that can be paid",
    "body": "no sentence of card English goes on like this",
}
TOO_MUCH: Final = {
    "too long": "this is too long to be read",
    "too tangled": "this is too tangled to be read; make it several sentences",
}
OF_RULES: Final = re.compile(r".* is not understood here|.* is no phrase|\S*", re.DOTALL)  # fields and nodes, by name
MORE: Final = "more is said here than the engine knows what to do with"


def reason(ability: Ability) -> str:
    """Without a full stop."""
    if ability.why.startswith(NOT_PARSED):
        said = ability.why.removeprefix(NOT_PARSED).strip(": ")
        return TOO_MUCH.get(said, PARTS.get(ability.label, PARTS["body"]))
    return MORE if OF_RULES.fullmatch(ability.why) else ability.why
