"""What alone may be played."""

from __future__ import annotations

from kumite.english.lower.base import Low, node_of, only, refuse
from kumite.english.lower.mays import MAYS
from kumite.english.lower.nouns import tests_of
from kumite.english.lower.periods import until_of
from kumite.english.lower.permits import may_play
from kumite.english.lower.tests import is_many
from kumite.english.nodes import Node
from kumite.games.universus.printed import Text
from kumite.games.universus.terms import CONTINUOUS, NOBODY, V_PLAY, YOU
from kumite.games.universus.words.rule import CANNOT, Rule
from kumite.games.universus.words.tests import Not
from kumite.games.universus.words.triggers import Event


def only_play(node: Node, low: Low) -> Text | None:
    """You may only play attacks for the rest of this turn: no other cards."""
    does = node.node("does")
    what = does.get("what")
    if node.get("only") is None or does.label != "Play" or not isinstance(what, Node):
        return None
    only(node, "who", "only", "does")
    only(does, "verb", "what", "hows")
    if node.node("who").label != "You" or not is_many(what) or low.kind == CONTINUOUS:
        refuse(node, "what alone may be played cannot be told")
    only(what, "type", "adjs")
    tests = tests_of(what, low)
    until = NOBODY
    for how in does.parts("hows"):
        one = node_of(how, does)
        if one.label != "Until" or until != NOBODY:
            refuse(one, "what alone may be played cannot be told")
        until = until_of(one.node("until"), low)
    if len(tests) != 1 or until == NOBODY:
        refuse(node, "what alone may be played cannot be told")
    return (Rule(CANNOT, Event(V_PLAY, YOU, (Not(tests[0]),)), until=until),)


def may_play_only(node: Node, low: Low) -> Text:
    found = only_play(node, low)
    return may_play(node, low) if found is None else found


MAYS["Play"] = may_play_only
