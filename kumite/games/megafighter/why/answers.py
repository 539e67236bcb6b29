"""Why not?  The reasons a player hears, in the order in which a judge would look for them.

Everything here reads only what the asked player knows: the open table and the own hand.
"""

from __future__ import annotations

from typing import Any, Final

from kumite.core.game import Why
from kumite.core.wishes import Reasons, one_or_another
from kumite.games.megafighter.position import NAMES, Bout
from kumite.games.megafighter.why.abilities import no_ability
from kumite.games.megafighter.why.actions import no_draft, no_plain_action, no_swap
from kumite.games.megafighter.why.blocks import no_block
from kumite.games.megafighter.why.combos import no_card, no_combo
from kumite.games.megafighter.why.names import begun, say_which


class OfTheBout(Reasons):
    """The reasons of Megafighter."""

    verbs: tuple[str, ...] = ("start", "string", "play", "swap", "token", "use", "block", "draft", "put")

    def seats(self, g: Any) -> tuple[str, ...]:
        return NAMES

    def before(self, g: Any, text: str) -> Why | None:
        return say_which(g, text.lower())

    def reason(self, g: Any, seat: int, text: str) -> Why | None:
        return reason(g, seat, text)


REASONS: Final = OfTheBout()


def reason(g: Bout, seat: int, text: str) -> Why | None:
    word, rest = parted(text)
    meant = begun(g, seat, word, rest)
    if len(meant) > 1:
        return Why(f"{rest!r} could be {one_or_another(meant)}; write a little more", REASONS.rules(g))
    return by_word(g, seat, word, meant[0] if meant else rest)


def parted(text: str) -> tuple[str, str]:
    """What is to be done, and with whom or what."""
    word, _, rest = text.partition(" ")
    word = word.lower()
    if word in ("token", "free") and rest.lower().startswith("swap"):
        return "token swap", rest[4:].strip()
    return word, rest


def by_word(g: Bout, seat: int, word: str, rest: str) -> Why | None:
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
