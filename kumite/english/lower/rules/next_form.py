"""What a player must play next."""

from __future__ import annotations

from kumite.english.lower.base import Low, node_of, refuse
from kumite.english.lower.nouns.owners import seat_of_who
from kumite.english.lower.nouns.selectors import tests_of
from kumite.english.nodes import Node
from kumite.games.universus.printed import Text
from kumite.games.universus.terms import ACTION, AS_FORM, FORM, NEXT_FORM, RIVAL, V_ABILITY, V_PLAY
from kumite.games.universus.words.rule import CANNOT, Rule
from kumite.games.universus.words.tests import Not, Type
from kumite.games.universus.words.triggers import Event


def or_pass(node: Node, low: Low) -> Text | None:
    """The rival must play a non-attack as their next form, or pass: no attack, and no Form ability of a card that is
    not played for it, as an action is."""
    parts = [node_of(part, node) for part in node.parts()]
    if len(parts) != 2 or parts[0].label != "Must" or not gives_up(parts[1]):
        return None
    return nothing_else(parts[0].node("who"), parts[0].node("does"), parts[1], low)


def must_or_pass(node: Node, low: Low) -> Text | None:
    """The rival must either play a foundation or pass as their next form."""
    does = node.node("does")
    parts = [node_of(part, does) for part in does.parts()] if does.label == "Or" else []
    if len(parts) != 2 or not gives_up(parts[1]):
        return None
    return nothing_else(node.node("who"), parts[0], parts[1], low)


def nothing_else(who: Node, play: Node, other: Node, low: Low) -> Text | None:
    """No other form than to play such a card."""
    what = play.get("what")
    if play.label != "Play" or not isinstance(what, Node) or what.label != "Sel":
        return None
    if [next_form(part) for part in (play, other)].count(True) != 1 or not all(plain(part) for part in (play, other)):
        return None
    if seat_of_who(who, low) != RIVAL:
        refuse(who, "who has to play a card cannot be told")
    ability = Event(V_ABILITY, RIVAL, (Not(Type((ACTION,))),), kind=FORM)
    return (Rule(CANNOT, but_such(what, low), until=NEXT_FORM), Rule(CANNOT, ability, until=NEXT_FORM))


def but_such(what: Node, low: Low) -> Event:
    """All cards but these, as forms."""
    if what.get("det") not in ("a", None) or what.get("mods") is not None or what.get("n") is not None:
        refuse(what, "which card has to be played cannot be told")
    tests = tests_of(what, low)
    if len(tests) != 1:
        refuse(what, "which card has to be played cannot be told")
    but = tests[0].test if isinstance(tests[0], Not) else Not(tests[0])
    return Event(V_PLAY, RIVAL, (but,), notes=(AS_FORM,))


def gives_up(node: Node) -> bool:
    """Pass; end their Combat Phase."""
    if node.label == "Pass":
        return True
    period = node.get("what")
    return node.label == "EndPeriod" and isinstance(period, Node) and period.get("name") == "combat phase"


def next_form(node: Node) -> bool:
    """As their next form, this turn."""
    hows = node.parts("hows")
    how = hows[0] if len(hows) == 1 and isinstance(hows[0], Node) else node
    role = how.get("role")
    if not isinstance(role, Node) or "next" not in (role.get("next"), role.get("order")):
        return False
    until = role.get("until")
    kind = role.get("type")
    form = kind == "form" or (isinstance(kind, Node) and kind.get("name") == "form")
    return form and (until is None or (isinstance(until, Node) and until.fields == (("period", "turn"),)))


def plain(node: Node) -> bool:
    """Nothing more is said of it."""
    return all(name in ("verb", "agrees", "what", "hows", "role", "words") for name, _ in node.fields)
