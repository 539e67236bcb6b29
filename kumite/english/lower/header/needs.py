"""What stands before the type of an ability and in brackets after it, as riders."""

from __future__ import annotations

from typing import Final

from kumite.english.lexicon import LICENCES
from kumite.english.lower.base import Low, condition, only, refuse
from kumite.english.lower.conditions.figures import abbreviated, of_gender
from kumite.english.lower.times.steps import step_named
from kumite.english.nodes import Node
from kumite.games.universus.printed import Rider
from kumite.games.universus.terms import (
    ATTACK_PERIOD,
    CHARACTER,
    CHARACTER_TRAITS,
    DECK,
    DISCARDS,
    GAME_PERIOD,
    HAND,
    KEYWORDS,
    MOMENTUM,
    NOBODY,
    POOL,
    REMOVED,
    STAGE,
    TRAITS,
    TURN,
)
from kumite.games.universus.words.asked import OfLicence
from kumite.games.universus.words.conds import Any, During, Is
from kumite.games.universus.words.riders import (
    Combo,
    Deadlock,
    Desperation,
    First,
    ForCharacter,
    ForSet,
    ForSymbol,
    In,
    Limit,
    OnAttack,
    OnlyIf,
    OnTurn,
    Outwit,
    Tenacious,
)
from kumite.games.universus.words.sels import This, Yours
from kumite.games.universus.words.tests import State, Symbol

PLAIN: Final[dict[str, Rider]] = {
    "First": First(),
    "Combo": Combo(),
    "Deadlock": Deadlock(),
    "Desperation": Desperation(),
    "Outwit": Outwit(),
}
PLACES: Final = {
    "hand": HAND,
    "deck": DECK,
    "discardpile": DISCARDS,
    "cardpool": POOL,
    "momentum": MOMENTUM,
    "stage": STAGE,
    "removedpile": REMOVED,
}
TIMES: Final = {"once": 1, "twice": 2}
STATISTICS: Final = ("gender", "height", "weight", "blood")
SHORTENED: Final = ("dr", "mr", "mrs", "ms", "jr", "sr", "st", "sgt", "lt", "col", "gen", "prof")
PER: Final = {"turn": TURN, "game": GAME_PERIOD, "attack": ATTACK_PERIOD}


def plain(node: Node, low: Low) -> tuple[Rider, ...]:
    """One word that is a rider."""
    only(node)
    return (PLAIN[node.label],)


def symbol_need(node: Node, low: Low) -> tuple[Rider, ...]:
    """{fire} before the type; of two, one or both."""
    only(node, "symbol", "join", "symbol2")
    names = [str(name) for name in (node.get("symbol"), node.get("symbol2")) if name is not None]
    if len(names) == 2 and node.get("join") == "or":
        return (OnlyIf(Any(tuple([Is(Yours(), (Symbol(name),)) for name in names]))),)
    return tuple([ForSymbol(name) for name in names])


def name_need(node: Node, low: Low) -> tuple[Rider, ...]:
    """A character's name or trait before the type."""
    only(node, "names")
    names = node.get("names")
    found = [str(name) for name in (names.parts() if isinstance(names, Node) else node.parts("names"))]
    if len(found) != 1:
        return (one_of_names(found, node, low),)
    if abbreviated(found[0]):
        return (OnlyIf(of_gender(abbreviated(found[0]))),)
    if found[0].lower() in LICENCES:
        return (OnlyIf(Is(Yours(), (OfLicence(found[0]),))),)
    if found[0] == "Tenacious":
        return (Tenacious(),)
    if found[0] in KEYWORDS or found[0] in TRAITS:
        return end_of_line(found[0], node, low)
    if found[0] in ("Second", "Third"):
        refuse(node, "an ability that is played second is not understood")
    if low.card_type == CHARACTER and found[0] not in CHARACTER_TRAITS and found[0] not in low.name:
        refuse(node, "on a character, the name of another one before the type cannot be one's need")
    nobodys(found[0], node)
    return (ForCharacter(found[0]),)


def end_of_line(word: str, node: Node, low: Low) -> tuple[Rider, ...]:
    """The end of the card's line of keywords, which it has besides: no character has these."""
    if low.keywords is not None and not any(held.lower().startswith(word.lower()) for held in low.keywords):
        refuse(node, f"{word} is a keyword, and not among those of this card")
    return ()


def nobodys(name: str, node: Node) -> None:
    """UFS-CARD-10: a vital statistic; what ends in a number is a set's name; and a stop ends a sentence."""
    words = name.split()
    if any(word.endswith(".") and word.rstrip(".").lower() not in SHORTENED and len(word) > 2 for word in words):
        refuse(node, "this is no character's name")
    if name not in CHARACTER_TRAITS and (words[0].lower() in STATISTICS or (words[-1].isdigit() and len(words) > 1)):
        refuse(node, "this is no character's name")


def one_of_names(names: list[str], node: Node, low: Low) -> Rider:
    """Somebody or somebody else."""
    known = any(name in KEYWORDS or name in TRAITS or name in ("Tenacious", "Second", "Third") for name in names)
    if known or low.card_type == CHARACTER or not names:
        refuse(node, "one of several names before the type is not understood")
    for name in names:
        nobodys(name, node)
    return ForCharacter("/".join(names))


def set_need(node: Node, low: Low) -> tuple[Rider, ...]:
    """A set's icon before the type."""
    only(node, "set")
    return (ForSet(str(node.get("set"))),)


def on_attack(node: Node, low: Low) -> tuple[Rider, ...]:
    only(node, "whose")
    return (OnAttack(node.get("whose") == "your"),)


def in_zone(node: Node, low: Low) -> tuple[Rider, ...]:
    only(node, "zone")
    if node.get("zone") not in PLACES:
        refuse(node, "abilities are not played from there")
    return (In(PLACES[str(node.get("zone"))]),)


def on_turn(node: Node, low: Low) -> tuple[Rider, ...]:
    """[Your turn], only playable on your turn."""
    only(node, "whose")
    whose = node.get("whose")
    mine = whose == "your" or (isinstance(whose, Node) and whose.label == "You")
    theirs = whose == "rival's" or (isinstance(whose, Node) and whose.label == "Rival")
    if not mine and not theirs:
        refuse(node, "whose turn is not understood")
    return (OnTurn(mine),)


def frequency(node: Node, low: Low) -> tuple[Rider, ...]:
    """Once per turn."""
    only(node, "times", "per")
    per = PER.get(str(node.get("per")), NOBODY)
    if per == NOBODY:
        per = step_named(str(node.get("per")), node)
    times = node.get("times")
    n = times.get("n") if isinstance(times, Node) else TIMES.get(str(times))
    if not isinstance(n, int):
        refuse(node, "how often is not understood")
    return (Limit(n, per),)


def during_period(node: Node, low: Low) -> tuple[Rider, ...]:
    """[Enhance Step]."""
    only(node, "name")
    return (OnlyIf(During(step_named(str(node.get("name")), node))),)


def tenacious(node: Node, low: Low) -> tuple[Rider, ...]:
    """Playable while committed; if something is so, otherwise not."""
    only(node, "cond")
    cond = node.get("cond")
    if not isinstance(cond, Node):
        return (Tenacious(),)
    return (Tenacious(), OnlyIf(Any((Is(This(), (State("ready"),)), condition(cond, low)))))
