"""Why not?  The reasons a player hears, in the order in which a judge would look for them.

Everything here reads only what the asked player knows: the open table and the own cards.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from kumite.core.game import Why, notations
from kumite.core.position import CHANCE
from kumite.errors import LONGEST, brief
from kumite.games.universus.faces import card_number, card_of
from kumite.games.universus.naming import described
from kumite.games.universus.pick import Pick
from kumite.games.universus.position import NAMES, Versus
from kumite.games.universus.rules.attack import Blitz, Block, Enhance
from kumite.games.universus.rules.check import MakeUp
from kumite.games.universus.rules.combat import Form
from kumite.games.universus.rules.play import Declare
from kumite.games.universus.rules.window import Window
from kumite.games.universus.why_blocks import no_block, no_choice, no_commit, no_discard, no_target
from kumite.games.universus.why_cards import no_play, no_use
from kumite.games.universus.why_moments import (
    decided_first,
    in_order,
    not_begun,
    one_or_another,
    quiet_word,
    rules_of_the_question,
    written_out,
)
from kumite.games.universus.why_names import name_meant, seen_cards
from kumite.games.universus.words.looks import Naming

VERBS: Final = ("play", "use", "block", "commit", "discard", "attack", "put", "take", "bring")  # first words of options
STOPS: Final = ("pass", "skip", "end", "done", "stop", "no", "none", "nothing", "keep", "go", "fail")


def why_not(g: Versus, text: str) -> Why:
    """Why this is not among the options now."""
    asking, waiting = g.asking, g.waiting
    if asking is None or waiting is None:
        return Why("the match is over", g.outcome.rules if g.outcome is not None else ())
    if asking.who == CHANCE:
        return Why("nobody is asked but chance", waiting.rules)
    text = " ".join(text.split())
    seat, colon, rest = text.partition(": ")
    if colon and (seat in NAMES or seat == "chance"):
        if seat != NAMES[asking.who]:
            return Why(f"{NAMES[asking.who]} is asked, not {seat}", rules_of_the_question(g))
        text = rest
    if text.lower() in [option.lower() for option in notations(g)]:
        return Why(f"{brief(text)} is possible: it is among the options")
    text = text[:LONGEST]
    return no_name(g, text) or half_written(g, asking.who, text) or reason(g, asking.who, text) or unknown(g, text)


def no_name(g: Versus, text: str) -> Why | None:
    """A description of a card that is to be named, and that fits several, or none."""
    if not isinstance(g.waiting, Naming) or g.waiting.kind != "card":
        return None
    found = [card_number(g, at).name for at in described(g, text)]
    if len(found) > 1:
        return Why(f"{brief(text)} could be {one_or_another(found)}; say more about it", ("UVS-NAME-01",))
    return None


def half_written(g: Versus, seat: int, text: str) -> Why | None:
    """Words that begin like those of an option.  The whole name of another card of one's own means that card."""
    words = text.lower().split()
    names = [card_of(g, h).name.lower() for h in seen_cards(g, seat)]
    if not words or any(f" {text}".lower().endswith(f" {name}") for name in names):
        return None
    begin = f"{words[0]} " if words[0] in VERBS else ""
    found = [each for each in notations(g) if each.startswith(begin) and in_order(words, each.lower().split())]
    if len(found) > 1:
        return Why(f"{brief(text)} could be {one_or_another(found)}; write a little more", rules_of_the_question(g))
    return written_out(found[0]) if found else None


def unknown(g: Versus, text: str) -> Why:
    """Words no reason is known for: perhaps misspelt."""
    options = notations(g)
    near = get_close_matches(text.lower(), [option.lower() for option in options], 1, 0.6)
    said, rules = f"{brief(text)} is nothing one can do here", rules_of_the_question(g)
    if not near:
        return Why(said, rules)
    return Why(f"{said}; did you mean {next(each for each in options if each.lower() == near[0])!r}?", rules)


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
    "build": Why("cards of the pool are built in the End Phase", ("UVS-CLRP-04",)),
    "cancel it": Why("there is nothing that you could cancel", ("UVS-PREST-06",)),
    "yes": Why("nothing is asked that 'yes' would answer", ("UVS-INSTR-03",)),
}


def plain_reason(g: Versus, word: str, text: str) -> Why | None:
    if word == "pass" and isinstance(g.waiting, Form):
        reason = "in each of your Combat Phases you must try to play a card, as long as you can"
        return Why(reason, ("UVS-COMBAT-10",))
    if word == "done" and isinstance(g.waiting, Pick):
        return Why(f"that is not enough yet ({g.waiting.prompt(g)})", ("UVS-INSTR-03",))
    quiet = quiet_word(g)
    if word in STOPS and quiet:
        return Why(f"here that is written {quiet!r}", rules_of_the_question(g))
    if word in STOPS:
        return decided_first(g)
    return next((why for said, why in BELONGS.items() if text == said or text.startswith(f"{said} ")), None)
