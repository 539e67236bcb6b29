"""Cards from the top of a deck until one is found, and cards that count as reviewed."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.base import Low, Mention, only, refuse
from kumite.english.lower.nouns.adjectives import types_in
from kumite.english.lower.nouns.owners import seat_of_who
from kumite.english.lower.nouns.places import zones_of
from kumite.english.lower.nouns.selectors import tests_of
from kumite.english.lower.plain.nodes import without
from kumite.english.lower.texts.shaping import altered, within_all
from kumite.english.lower.verbs.moves import DISCARDING
from kumite.english.lower.verbs.objects import act_on
from kumite.english.nodes import Node
from kumite.games.universus.printed import Test, Text, Word
from kumite.games.universus.terms import ATTACK, DECK, DISCARDS, DOER, RIVAL, YOU
from kumite.games.universus.words.digging import Dig
from kumite.games.universus.words.moves import Discard
from kumite.games.universus.words.sels import Ref


def dig(node: Node, low: Low) -> Text | None:
    """Discard cards from the top of your deck until you discard 2 assets."""
    if node.get("until") is None:
        return None
    only(node, "verb", "agrees", "what", "from", "until", "zone", "end")
    verb = str(node.get("verb"))
    until, what = node.node("until"), node.get("what")
    if what is not None and what != CARDS:
        refuse(node, "which cards these are cannot be told")
    if until.label != "Now" or not from_deck(node, low) or low.doer not in (YOU, RIVAL):
        refuse(node, "until when this is done cannot be told")
    only(until, "who", "does")
    does = until.node("does")
    only(does, "verb", "agrees", "what")
    if does.get("verb") != verb or seat_of_who(until.node("who"), low) != low.doer:
        refuse(until, "until when this is done cannot be told")
    sought = does.node("what")
    tests = sought_tests(sought, low)
    n = sought.get("n")
    count = n.get("n") if isinstance(n, Node) and n.label == "Num" else 1 if n is None else None
    if not isinstance(count, int):
        refuse(sought, "until how many this is done cannot be told")
    shows = verb == "reveal"
    tell(low, verb, types_in(tests), (DECK,) if shows else (DISCARDS,), node.start)
    return (Dig(tests, low.doer, count, shows),)


CARDS: Final = Node("Sel", (("type", Node("Type", (("name", "card"), ("many", "yes")), 0, 0)),), 0, 0)


def sought_tests(sought: Node, low: Low) -> tuple[Test, ...]:
    """An attack; a Titan backup or a Shift attack."""
    return tests_of(without(sought, "n") if sought.label == "Sel" else sought, low)


def from_deck(node: Node, low: Low) -> bool:
    """From the top of the doer's own deck."""
    origin = node.get("from") or node.get("zone")
    if not isinstance(origin, Node):
        return node.get("verb") == "mill"
    if "bottom" in (origin.get("end"), node.get("end")):
        return False
    whose, zones = zones_of(origin.node("zones") if origin.label == "From" else origin, low)
    top = node.get("verb") == "mill" or "top" in (origin.get("end"), node.get("end"))
    return top and zones == (DECK,) and whose in (DOER, low.doer)


def tell(low: Low, verb: str, types: tuple[int, ...], zones: tuple[int, ...], at: int) -> None:
    """All of the cards, and the one that was found."""
    name = "revealed" if verb == "reveal" else "milled"
    low.mention(Mention(Ref(name), "card", verb, True, low.doer, (), zones, at))
    kind = "attack" if types == (ATTACK,) else "card"
    low.mention(Mention(Ref("found"), kind, verb, False, low.doer, types, zones, at))


# Reviewed


def review(node: Node, low: Low) -> Text:
    """Review 1 card: it is discarded, and counts as reviewed."""
    only(node, "verb", "agrees", "n", "what")
    what = node.get("what")
    if not isinstance(what, Node):
        card = Node("Type", (("name", "card"),), node.start, node.end)
        what = Node("Sel", (("n", node.node("n")), ("type", card)), node.start, node.end)
    whole = Node("Discard", (("verb", "discard"), ("what", what)), node.start, node.end)
    return act_on(whole, low, DISCARDING, lambda found, who: (Discard(found, who, True),))


def reviewing(part: Node) -> bool:
    """The discarded card counts as being reviewed."""
    role, target = part.get("as"), part.get("target")
    if part.label != "Rule" or part.get("modal") != "counts as" or not isinstance(role, Node):
        return False
    return role.label == "Passive" and role.get("act") == "review" and isinstance(target, Node)


def reviewed(part: Node, done: list[Text]) -> list[Text]:
    """The sentences so far, with the discard before as a review."""
    only(part, "target", "modal", "verb", "agrees", "as")
    target = part.node("target")
    acts = [one.get("act") for one in (*target.parts("adjs"), *target.parts("mods")) if isinstance(one, Node)]
    count = [0]

    def change(word: Word) -> Word:
        if not isinstance(word, Discard) or count[0]:
            return word
        count[0] += 1
        return altered(word, review=True)

    made = [within_all(text, change) for text in done]
    if acts != ["discard"] or count[0] != 1:
        refuse(part, "which card counts as reviewed cannot be told")
    return made
