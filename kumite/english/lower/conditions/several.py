"""What several cards are, which of several plays a card was, and what they have in common."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.base import Low, node_of, only, refuse, selector
from kumite.english.lower.conditions.as_events import active_event, changed, since_of
from kumite.english.lower.conditions.happened import quietly
from kumite.english.lower.conditions.logic import negated
from kumite.english.lower.conditions.own_attack import begun
from kumite.english.lower.events.pattern import ordinal
from kumite.english.lower.nouns.clauses import being
from kumite.english.lower.nouns.references import attack_here, newest, speak_of
from kumite.english.lower.plain.nodes import noun
from kumite.english.nodes import Node, Value
from kumite.games.universus.printed import Cond, Test
from kumite.games.universus.terms import ATTACK, BLITZ, DECK, DISCARDS, ENHANCE
from kumite.games.universus.words.conds import Nth
from kumite.games.universus.words.reckoning import Alike, Every, NthPlayed
from kumite.games.universus.words.sels import Ref, Sel, TheAttack, This

NO_ORDER: Final = ("only", "next", "last", "current", "starting", "original", "other", "remaining", "previous")
ABILITIES: Final = ("enhance", "ability", "form", "response", "blitz")


def is_so(node: Node, low: Low) -> Cond | None:
    """It was the second card you played this turn; the discarded cards are foundations; they are of the same type."""
    role = node.node("as")
    order = role.get("order") if role.label == "Sel" else None
    if order is not None and order not in NO_ORDER:
        return nth_played(node, role, low)
    if is_same_sort(role):
        only(node, "what", "tense", "not", "as")
        return alike(node, "type", low)
    what = node.node("what")
    if role.label == "Role" and node.get("as2") is None and (says_both(what) or several(what)):
        return all_are(node, role, low)
    return None


# Which of them


def nth_played(node: Node, role: Node, low: Low) -> Cond:
    """This attack is your second attack this turn; this is the first Enhance that is played in this step."""
    only(node, "what", "tense", "not", "as")
    only(role, "det", "whose", "order", "type", "adjs", "mods")
    who: Value | None = role.get("whose")
    mods: list[Value] = []
    played = False  # it says so
    for part in role.parts("mods"):
        one = node_of(part, role)
        if one.label in ("ByPlayer", "Done") and one.get("act") == "play" and who is None:
            only(one, "who", "act", "pps")
            who = one.get("who") or Node("AnyPlayer", (("words", ("any", "player")),), node.start, node.end)
            mods, played = [*mods, *one.parts("pps")], True
        else:
            mods.append(one)
    who = who or Node("AnyPlayer", (("words", ("any", "player")),), node.start, node.end)
    if not any(isinstance(part, Node) and part.label in ("Until", "During") for part in mods):
        refuse(node, "since when these are counted cannot be told")
    op, n = ordinal(role.get("order"), role)
    bare = changed(role, order=None, whose=None, mods=tuple(mods), det="a")
    event, since = quietly(active_event(node, who, "play", bare), low), since_of(role)
    kind = role.get("type")
    cond: Cond
    if isinstance(kind, Node) and kind.get("name") in ABILITIES:
        if node.node("what").get("word") != "this":
            refuse(node, "which ability this is cannot be told")
        cond = Nth(event, op, n, since)
    else:
        card = the_card(node.node("what"), low, node, noun(role) == "card")
        cond = NthPlayed(card, event if played else begun(event), op, n, since)
    return negated(cond) if node.get("not") is not None else cond


def the_card(what: Node, low: Low, node: Node, any_card: bool = False) -> Test:
    """The card that was played; of any card, this is the one that says it."""
    this = what.get("word") == "this" and low.kind in (ENHANCE, BLITZ)
    found = attack_here(low) if this and not (any_card and low.card_type != ATTACK) else selector(what, low)
    if not isinstance(found, This | TheAttack | Ref):
        refuse(node, "which card this is cannot be told")
    speak_of(low, found, node.start)
    return found


# All of them


def says_both(what: Node) -> bool:
    """Both cards."""
    n, kind = what.get("n"), what.get("type")
    plain = isinstance(kind, Node) and kind.get("name") == "card" and kind.get("noun") is None
    return what.label == "Sel" and plain and isinstance(n, Node) and n.label == "Both" and len(what.fields) == 2


def several(what: Node) -> bool:
    """The discarded cards; the top 3 cards of your discard pile."""
    kind, n = what.get("type"), what.get("n")
    if what.label == "Top":
        return isinstance(n, Node) and n.label == "Num" and n.get("n") != 1
    many = isinstance(kind, Node) and kind.get("many") is not None
    return what.label == "Sel" and many and what.get("det") == "the" and what.get("order") is None


def those(what: Node, low: Low) -> Test:
    """The cards; both cards are the two that were dealt with last."""
    if says_both(what):
        for said in newest(low):
            if isinstance(said.ref, Ref) and said.act and said.kind in ("card", "attack"):
                return said.ref
        refuse(what, "which cards these are cannot be told")
    found = selector(what, low)
    if isinstance(found, Sel) and (found.top or found.bottom) and found.zones in ((DISCARDS,), (DECK,)):
        return found
    return found if isinstance(found, Ref) else refuse(what, "which cards these are cannot be told")


def all_are(node: Node, role: Node, low: Low) -> Cond:
    only(node, "what", "tense", "not", "as")
    if node.get("not") is not None:
        refuse(node, "none of them, or not all of them: that cannot be told")
    found, said = those(node.node("what"), low), len(low.mentions)
    tests = being(role, low)
    del low.mentions[said:]
    return Every(found, tests)


def is_same_sort(role: Node) -> bool:
    """The same (card) type."""
    kind, adjs = role.get("type"), role.parts("adjs")
    same = len(adjs) == 1 and isinstance(adjs[0], Node) and adjs[0].label == "Same"
    sort = isinstance(kind, Node) and kind.fields in ((("name", "type"),), (("name", "card"), ("noun", "type")))
    return role.label == "Sel" and role.get("det") == "the" and same and sort and len(role.fields) == 3


def alike(node: Node, by: str, low: Low) -> Cond:
    """They are of the same type: of two or more cards."""
    what = node.node("what")
    if what.label != "Sel" or not (several(what) or says_both(what)):
        refuse(node, "which cards have this in common cannot be told")
    cond: Cond = Alike(those(what, low), by)
    return negated(cond) if node.get("not") is not None else cond


def same(node: Node, low: Low) -> Cond | None:
    if node.get("as") is not None or node.get("of") != "type":
        return None
    only(node, "what", "not", "of")
    return alike(node, "type", low)


def sharing(node: Node, low: Low) -> Cond | None:
    """The discarded cards share a card type."""
    of = {"card": "type", "symbol": "symbol", "name": "name"}.get(str(node.get("of")))
    if node.get("with") is not None or of is None:
        return None
    only(node, "what", "not", "of", "n")
    n = node.get("n")
    if isinstance(n, Node) and (n.label != "Num" or n.get("n") != 1):
        refuse(node, "how many are shared is not understood")
    return alike(node, of, low)
