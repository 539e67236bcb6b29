"""Why not?  The reasons a player hears, in the order in which a judge would look for them.

Everything here reads only what the asked player knows: the open table and the own cards.
"""

from __future__ import annotations

from typing import Any, Final

from kumite.core.game import Why
from kumite.core.position import RuleIds
from kumite.core.wishes import Reasons, one_or_another
from kumite.errors import brief
from kumite.games.universus.faces import card_number, title_of
from kumite.games.universus.naming import described
from kumite.games.universus.pick import Pick
from kumite.games.universus.position import NAMES, Versus
from kumite.games.universus.rules.attack import Blitz, Block, Enhance
from kumite.games.universus.rules.check import MakeUp
from kumite.games.universus.rules.combat import Form
from kumite.games.universus.rules.play import Declare
from kumite.games.universus.rules.window import Window
from kumite.games.universus.why.blocks import no_block, no_choice, no_commit, no_discard, no_target
from kumite.games.universus.why.cards import no_play, no_use
from kumite.games.universus.why.moments import A_CARDS_TEXT, decided_first, not_begun, quiet_word, rules_of_the_question
from kumite.games.universus.why.names import name_meant, seen_cards
from kumite.games.universus.words.looks import Naming

STOPS: Final = ("pass", "skip", "end", "done", "stop", "no", "none", "nothing", "keep", "go", "fail")


def no_name(g: Versus, text: str) -> Why | None:
    """A description of a card that is to be named, and that fits several, or none."""
    if not isinstance(g.waiting, Naming) or g.waiting.kind != "card":
        return None
    found = [card_number(g, at).name for at in described(g, text)]
    if len(found) > 1:
        return Why(f"{brief(text)} could be {one_or_another(found)}; say more about it", ("UVS-NAME-01",))
    return None


class OfTheCards(Reasons):
    """The reasons of UniVersus and its editions."""

    verbs: tuple[str, ...] = ("play", "use", "block", "commit", "discard", "attack", "put", "take", "bring")
    unwritten: RuleIds = A_CARDS_TEXT

    def seats(self, g: Any) -> tuple[str, ...]:
        return NAMES

    def names(self, g: Any, seat: int) -> list[str]:
        return [title_of(g, h) for h in seen_cards(g, seat)]

    def before(self, g: Any, text: str) -> Why | None:
        return no_name(g, text)

    def reason(self, g: Any, seat: int, text: str) -> Why | None:
        return reason(g, seat, text)


REASONS: Final = OfTheCards()


def reason(g: Versus, seat: int, text: str) -> Why | None:
    """By the first word; a card may stand alone."""
    word, _, rest = text.partition(" ")
    word, rest = word.lower(), rest.strip()
    if word == "play":
        return no_play(g, seat, rest)
    if word in ("use", "respond", "enhance"):
        return no_use(g, seat, rest)
    if word == "block":
        return no_block(g, seat, rest)
    if word == "commit":
        return no_commit(g, seat, rest)
    if word == "discard":
        return no_discard(g, seat, rest)
    if word == "attack":
        return no_attack(g, seat, rest)
    name = name_meant(g, seat, text)
    plain = plain_reason(g, word, text.lower()) if name.lower() != text.lower() else None
    return plain or (about_card(g, seat, name) if name else None)


def about_card(g: Versus, seat: int, name: str) -> Why:
    """A card that stands alone: what one would do with it here."""
    waiting = g.waiting
    if isinstance(waiting, Block):
        return no_block(g, seat, name)
    if isinstance(waiting, Enhance | Blitz | Window):
        return no_use(g, seat, name)
    if isinstance(waiting, MakeUp):
        return no_commit(g, seat, name)
    if isinstance(waiting, Pick):
        return no_choice(g, name) or decided_first(g)
    return (no_target(g, seat, name) if isinstance(waiting, Declare) else None) or no_play(g, seat, name)


def no_attack(g: Versus, seat: int, rest: str) -> Why:
    """To 'attack NAME', which is no form: an attack is a card."""
    name = name_meant(g, seat, rest)
    target = no_target(g, seat, name or rest)
    if target is not None:
        return target
    if name:
        return no_play(g, seat, name)
    return not_begun(g) or Why("an attack is a card: 'play NAME'", ("UVS-ATK-02", "UVS-COMBAT-03"))


# Words that stand alone

BELONGS: Final = {  # where they do; otherwise they are no answer
    "mulligan": Why("a mulligan is taken once, before the game begins", ("UVS-MULL-01",)),
    "go first": Why("who goes first is decided before the game", ("UVS-SETUP-02",)),
    "go second": Why("who goes first is decided before the game", ("UVS-SETUP-02",)),
    "into momentum": Why("attacks that dealt damage go to momentum in the End Phase", ("UVS-CLRP-06", "UVS-ATK-03")),
    "draw": Why("cards are drawn in the Draw Step, or by effects", ("UVS-DRAWST-02", "UVS-DRAW-01")),
    "ready": Why("cards are readied in the Ready Step, or by effects", ("UVS-READYST-02",)),
    "build": Why("cards of the pool are built in the End Phase", ("UVS-CLRP-04", "UVS-CLRP-05")),
    "clear": Why("both card pools are cleared in the End Phase", ("UVS-CLRP-01",)),
    "cancel it": Why("there is nothing that you could cancel", ("UVS-PREST-06",)),
    "yes": Why("nothing is asked that 'yes' would answer", ("UVS-INSTR-03",)),
}


def plain_reason(g: Versus, word: str, text: str) -> Why | None:
    if word == "pass" and isinstance(g.waiting, Form):
        reason = "in each of your Combat Phases you must try to play a card, as long as you can"
        return Why(reason, ("UVS-COMBAT-10",))
    if word in ("fail", "pass", "stop", "no") and isinstance(g.waiting, MakeUp) and g.waiting.picked:
        reason = f"you have begun to pass the check ({g.waiting.prompt(g)}); it can be let fail before the first card"
        return Why(reason, ("UVS-CHECK-09", "UVS-CHECK-10"))
    if word == "done" and isinstance(g.waiting, Pick):
        return Why(f"that is not enough yet ({g.waiting.prompt(g)})", ("UVS-INSTR-03",))
    belongs = next((why for said, why in BELONGS.items() if text == said or text.startswith(f"{said} ")), None)
    quiet = quiet_word(g)
    if belongs is not None or word not in STOPS:
        return belongs
    return Why(f"here that is written {quiet!r}", rules_of_the_question(g)) if quiet else decided_first(g)
