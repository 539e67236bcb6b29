"""Turning and marking cards: commit, ready, flip, unflip, freeze, seal, transform, attach, counters, tokens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from kumite.english.lower.base import Low, effect, node_of, only, refuse
from kumite.english.lower.nouns.owners import as_counted
from kumite.english.lower.nouns.references import remember, speak_of
from kumite.english.lower.nouns.selectors import cards
from kumite.english.lower.numbers.done_numbers import is_up_to, leave_number, one_of_these, up_to
from kumite.english.lower.numbers.sizes import negative
from kumite.english.lower.verbs.moves import number
from kumite.english.lower.verbs.objects import Verb, act_on, bound_by, changed
from kumite.english.nodes import Node
from kumite.games.universus.printed import Test, Text, Word
from kumite.games.universus.terms import DOER, MOMENTUM, STAGE, YOU
from kumite.games.universus.words.counters import Counter
from kumite.games.universus.words.looks import Choose
from kumite.games.universus.words.sels import Ref, Sel, This, Yours
from kumite.games.universus.words.structure import Or
from kumite.games.universus.words.turns import (
    Attach,
    Commit,
    Create,
    Flip,
    Freeze,
    LevelUp,
    Ready,
    Seal,
    Transform,
    Unflip,
)

Turn = Callable[[Test, int], Word]
Turned: TypeAlias = Commit | Ready | Flip | Unflip | Freeze | Seal


def turn(node: Node, low: Low) -> Text:
    """A verb that is done to cards where they are."""
    only(node, "verb", "agrees", "what", "from", "facedown", "faceup")
    verb = node.label.lower()

    def made(what: Test, who: int) -> Text:
        if verb in ("commit", "ready", "freeze") and isinstance(what, Sel) and what.zones != (STAGE,):
            if MOMENTUM in what.zones:  # UVS-COMMIT-06
                refuse(node, "momentum is neither ready nor committed, so that it can only be spent")
            refuse(node, f"only in a stage are there cards to {verb}")
        return (SIMPLE[verb](what, who),)

    return act_on(node, low, Verb(verb), made)


def transform(node: Node, low: Low) -> Text:
    """Without an object: the card itself."""
    only(node, "verb", "agrees", "what", "name")
    name = str(node.get("name") or "")
    if name and low.name and node.get("what") is None and name.split(",", maxsplit=1)[0] == low.name.split(",")[0]:
        return (Transform(This(), low.doer),)
    if node.get("what") is None or name:
        refuse(node, "what is transformed is not said")
    return act_on(node, low, Verb("transform"), lambda what, who: (Transform(what, who),))


def attach(node: Node, low: Low) -> Text:
    """To its owner's starting character."""
    only(node, "verb", "agrees", "what", "from", "to")
    to = cards(node.node("to"), low)
    if not isinstance(to, Yours) or to.whose != YOU:
        refuse(node, "cards are attached to their owner's character only")
    return act_on(node, low, Verb("attach"), lambda what, who: (Attach(what, who),))


# Two verbs with one object


def verbs(node: Node, low: Low) -> Text:
    """Commit and freeze it: the second is done to the same cards.  Commit or destroy it: one of the two."""
    only(node, "verbs", "join", "what", "from")
    names = [str(verb) for verb in node.parts("verbs")]
    if any(name not in LABELS for name in names):
        refuse(node, "these two verbs are not understood together")
    singles = [single(name, node) for name in names]
    if node.get("join") == "or":
        return (Or(tuple([effect(one, low) for one in singles]), low.doer),)
    first = effect(singles[0], low)
    text, bound = first, bound_by(first)
    held = first[-1] if first else None
    what: Test = Ref(bound)
    if isinstance(held, Turned) and not isinstance(held.what, Sel):
        what = held.what
    elif isinstance(held, Turned) and first == (held,) and not low.paying and all(name in SIMPLE for name in names):
        return to_the_same(names, held, node, low)
    if not bound:
        refuse(node, "what the second verb is done to cannot be told")
    for name in names[1:]:
        if name not in SIMPLE:
            refuse(node, "these two verbs are not understood together")
        text += (SIMPLE[name](what, low.doer),)
    return text


def to_the_same(names: list[str], held: Turned, node: Node, low: Low) -> Text:
    """UVS-EFF-08: of a card that is committed already the other verb is still true, so the cards are chosen first.  As
    a cost both must be done, and the first verb chooses."""
    remember(low, "chosen", "choose", held.what, (), node.start)
    return (Choose(held.what, held.who), *[SIMPLE[name](Ref("chosen"), low.doer) for name in names])


def single(name: str, node: Node) -> Node:
    """The clause of one of the verbs."""
    rest = tuple([(key, value) for key, value in node.fields if key in ("what", "from")])
    return Node(LABELS[name], (("verb", name), *rest), node.start, node.end)


# Counters and tokens


def counter(node: Node, low: Low) -> Text:
    """Add counters to a card, or take them off."""
    only(node, "verb", "agrees", "n", "more", "name", "what")
    if node.get("verb") == "move":
        refuse(node, "moving counters is not understood")
    if node.get("verb") == "remove" and is_up_to(node, low):
        held = low.mentions
        texts: list[Text] = []
        for way in up_to(node) or refuse(node, "so many ways to do this are not understood"):
            low.mentions = list(held)
            texts.append(counter(way, low))
        return one_of_these(texts, low)
    n = number(node, low)
    name = str(node.get("name") or "")
    on = node.get("what")
    what = cards(node_of(on, node), low) if on is not None else low.subject
    if what is None:
        refuse(node, "on which card these counters are is not said")
    speak_of(low, what, node.start)
    if node.get("verb") == "remove":
        leave_number("counter", "remove", low.doer, low, node.start)
    if isinstance(what, Sel) and what.whose == DOER:
        what = changed(what, whose=as_counted(DOER, low))
    return (Counter(what, name, negative(n) if node.get("verb") == "remove" else n, low.doer),)


def create(node: Node, low: Low) -> Text:
    """A token goes to the one zone it can be in."""
    only(node, "verb", "agrees", "n", "name", "to")
    if node.get("to") is not None:
        refuse(node, "a token has its own zone")
    return (Create(str(node.get("name")), number(node, low), low.doer),)


def level_up(node: Node, low: Low) -> Text:
    only(node, "verb", "agrees")
    return (LevelUp(low.doer),)


def happens(node: Node, low: Low) -> Text:
    """It is destroyed: the same as destroying it."""
    only(node, "act", "what")
    act = str(node.get("act"))
    if act not in LABELS:
        refuse(node, "what is done here is not understood")
    before = low.doer
    low.doer = YOU
    try:
        clause = Node(LABELS[act], (("verb", act), ("what", node.node("what"))), node.start, node.end)
        return effect(clause, low)
    finally:
        low.doer = before


SIMPLE: Final[dict[str, Turn]] = {
    "commit": Commit,
    "ready": Ready,
    "flip": Flip,
    "unflip": Unflip,
    "freeze": Freeze,
    "seal": Seal,
    "unseal": lambda what, who: Seal(what, who, off=True),
}
LABELS: Final = {
    verb: verb.capitalize() for verb in (*SIMPLE, "destroy", "sacrifice", "remove", "discard", "clear")
} | {
    "spend": "Spend",
    "reveal": "Reveal",
    "build": "Build",
}
