"""Cards that count as foundations, or as several, where a check is passed: any check, or a certain one."""

from __future__ import annotations

from kumite.english.lower.base import Low, condition, node_of, only, refuse
from kumite.english.lower.events.pattern import Pat
from kumite.english.lower.events.purposes import purpose
from kumite.english.lower.events.things import cards_in
from kumite.english.lower.events.triggers import waits
from kumite.english.lower.nouns.quantity import MANY, plain, quantity
from kumite.english.nodes import Node
from kumite.games.universus.position import FOR_BLOCK, FOR_FORM
from kumite.games.universus.printed import Cond, Text
from kumite.games.universus.terms import ANY, BY_CHECK, CONTINUOUS, V_CHECK, V_COMMIT, YOU
from kumite.games.universus.words.rule import AS_THOUGH, COUNTS, Rule
from kumite.games.universus.words.sels import This
from kumite.games.universus.words.traced import ForCheck
from kumite.games.universus.words.triggers import Event


def any_check_counts(node: Node, low: Low) -> Text | None:
    """When committing cards to pass a check, this card counts as 2 foundations."""
    does = node.get("does")
    if node.get("act") != "commit" or not isinstance(does, Node) or not any_check(node):
        return None
    cond: Cond | None = None
    if does.label == "If":
        only(does, "cond", "does", "tail")
        cond, does = condition(does.node("cond"), low), does.node("does")
    if does.label != "Rule" or does.get("modal") != "counts as":
        return None
    return (counts_so(does, low, cond),)


def any_check(node: Node) -> bool:
    """To pass a check, whichever."""
    pps = node.parts("pps")
    part = pps[0] if len(pps) == 1 else None
    what = part.get("what") if isinstance(part, Node) and part.label == "ToPass" else None
    if not isinstance(what, Node):
        return False
    if what.label == "CheckSel":
        return what.get("pps") is None and what.get("whose") is None and what.get("det") in (None, "a", "any")
    kind = what.get("type")
    props = kind.get("props") if isinstance(kind, Node) else None
    named = isinstance(kind, Node) and kind.get("name") == "check"
    return len(what.fields) == 1 and (named or (isinstance(props, Node) and props.parts() == ("check",)))


def counting(node: Node, low: Low) -> Text | None:
    """Committing this card counts as committing 2 foundations; when passing checks, your assets count as 2."""
    if node.get("modal") != "counts as":
        return None
    purpose = node.get("for")
    passing = isinstance(purpose, Node) and purpose.get("act") == "pass" and to_play_cards(purpose.get("what"))
    if not passing and (node.get("act"), node.get("act2")) != ("commit", "commit"):
        return None
    return (counts_so(node, low, None),)


def to_play_cards(what: object) -> bool:
    """Checks to play cards are all there are to pass with committed cards."""
    if not isinstance(what, Node) or what.label != "CheckSel" or what.get("whose") is not None:
        return False
    for part in what.parts("pps"):
        does = node_of(part, what).get("does")
        card = does.get("what") if isinstance(does, Node) and does.label == "Play" else None
        kind = card.get("type") if isinstance(card, Node) else None
        if not isinstance(card, Node) or not isinstance(kind, Node) or kind.get("name") != "card":
            return False
        if any(name not in ("type", "det", "words") for name, _ in card.fields):
            return False
    return True


def counts_so(node: Node, low: Low, cond: Cond | None) -> Rule:
    only(node, "modal", "verb", "agrees", "act", "act2", "target", "what", "as", "for")
    if low.kind != CONTINUOUS or low.fired:
        refuse(node, "how long this counts so cannot be told")
    role = node.node("as")
    kind = role.get("type")
    n = plain(role, role.get("n"), low)
    if not isinstance(kind, Node) or kind.get("name") != "foundation" or not isinstance(n, int):
        refuse(role, "as what this counts cannot be told")
    pat = Pat(V_COMMIT, node)
    target = node.get("target") or node.get("what")
    cards_in(node_of(target, node), low, pat)
    if pat.by not in (ANY, YOU) or pat.on is not None or pat.conds:
        refuse(node, "which cards count so cannot be told")
    return Rule(COUNTS, Event(V_COMMIT, YOU, pat.tests, own=pat.own, via=BY_CHECK), n, cond=cond)


def as_for_any_check(node: Node, low: Low) -> Text | None:
    """You may commit Weapon assets as though they were foundations to pass checks."""
    does = node.node("does")
    cond, act = does.get("cond"), does.get("does")
    role = cond.get("as") if isinstance(cond, Node) and cond.label == "Is" else None
    if not isinstance(role, Node) or not isinstance(act, Node) or act.label != "Commit" or not any_check(does):
        return None
    only(node, "who", "does")
    only(role, "det", "type")
    kind, what = role.get("type"), act.node("what")
    if not isinstance(kind, Node) or kind.get("name") != "foundation" or low.kind != CONTINUOUS or low.fired:
        refuse(does, "as though what it is done is not understood")
    if node.node("who").label != "You":
        refuse(what, "who may commit these cannot be told")
    what, most = so_many(what, low)
    pat = Pat(V_COMMIT, node)
    cards_in(what, low, pat)
    if pat.by not in (ANY, YOU) or pat.on is not None or pat.conds or not (pat.own or pat.many or most):
        refuse(what, "which cards these are cannot be told")
    return (Rule(AS_THOUGH, Event(V_COMMIT, YOU, pat.tests, own=pat.own, via=BY_CHECK), most),)


def so_many(what: Node, low: Low) -> tuple[Node, int]:
    """1 asset, up to 2 assets: so many for one check; 0 where nothing is said."""
    n = what.get("n")
    if n is None:
        return what, 0
    found = quantity(n, low, what)
    if not isinstance(found.n, int) or found.every or found.random or (found.n > 1 and not found.upto):
        refuse(what, "how many of these may be committed cannot be told")
    rest = tuple([one for one in what.fields if one[0] != "n"])
    return Node(what.label, rest, what.start, what.end), 0 if found.n == MANY else found.n


def one_check_counts(node: Node, low: Low) -> Text | None:
    """When committing cards to pass a check to block, this asset counts as 3 foundations."""
    does = node.get("does")
    counts = isinstance(does, Node) and does.label == "Rule" and does.get("modal") == "counts as"
    check = check_of(node, low) if node.get("act") == "commit" and counts else None
    if check is None or not isinstance(does, Node):
        return None
    only(does, "modal", "verb", "agrees", "target", "as")
    role = does.node("as")
    kind, n = role.get("type"), plain(role, role.get("n"), low)
    named = isinstance(kind, Node) and kind.get("name") in ("foundation", "card")
    if low.kind != CONTINUOUS or low.fired or not named:
        refuse(does, "as what this counts cannot be told")
    event, cond = committed(which_cards(does.node("target"), low), check)
    return (Rule(COUNTS, event, n, cond=cond),)


def as_for_one_check(node: Node, low: Low) -> Text | None:
    """You may commit backups as though they were foundations to pass a check to play a Kick attack."""
    does = node.node("does")
    cond, act = does.get("cond"), does.get("does")
    role = cond.get("as") if isinstance(cond, Node) and cond.label == "Is" else None
    kind = role.get("type") if isinstance(role, Node) else None
    named = isinstance(kind, Node) and kind.get("name") == "foundation"
    check = check_of(does, low) if named and isinstance(act, Node) and act.label == "Commit" else None
    if check is None or not isinstance(act, Node) or not isinstance(role, Node):
        return None
    only(node, "who", "does")
    only(role, "det", "type")
    what = act.node("what")
    if node.node("who").label != "You" or low.kind != CONTINUOUS or low.fired:
        refuse(what, "who may commit these, and how long, cannot be told")
    what, most = so_many(what, low)
    pat = which_cards(what, low)
    if not (pat.own or pat.many or most):
        refuse(what, "which cards these are cannot be told")
    event, only_then = committed(pat, check)
    return (Rule(AS_THOUGH, event, most, cond=only_then),)


def check_of(node: Node, low: Low) -> Pat | None:
    """The check that is to be passed, where more is said of it than that it is one."""
    pps = node.parts("pps")
    check = pps[0].get("what") if len(pps) == 1 and isinstance(pps[0], Node) and pps[0].label == "ToPass" else None
    if not isinstance(check, Node) or check.label != "CheckSel" or len(check.parts("pps")) != 1:
        return None
    only(check, "det", "name", "pps", "whose")
    to = node_of(check.parts("pps")[0], check)
    does = to.get("does") if to.label == "ToDo" else None
    if not isinstance(does, Node) or to.get("does2") is not None:
        refuse(check, "which check this is cannot be told")
    pat = Pat(V_CHECK, check)
    if is_block(does):
        pat.notes = (FOR_BLOCK,)
    else:
        purpose(does, low, pat)
    if check.get("det") == "the" and pat.played != (This(),):
        refuse(check, "which check this is cannot be told")
    return pat


def is_block(does: Node) -> bool:
    """To play a block."""
    what = does.get("what")
    kind = what.get("type") if isinstance(what, Node) and what.get("det") == "a" and len(what.fields) == 2 else None
    return does.label == "Play" and isinstance(kind, Node) and kind.fields == (("name", "block"),)


def committed(pat: Pat, check: Pat) -> tuple[Event, Cond | None]:
    """The committing of such cards for such a check."""
    event = Event(V_COMMIT, YOU, pat.tests, own=pat.own, via=BY_CHECK, played=check.played)
    blocks = FOR_BLOCK in check.notes and FOR_FORM not in check.notes
    forms = FOR_FORM in check.notes and FOR_BLOCK not in check.notes and check.played != (This(),)
    return event, ForCheck((FOR_BLOCK,)) if blocks else ForCheck((FOR_FORM,)) if forms else None


def which_cards(what: Node, low: Low) -> Pat:
    pat = Pat(V_COMMIT, what)
    cards_in(what, low, pat)
    if pat.by not in (ANY, YOU) or pat.on is not None or pat.conds:
        refuse(what, "which cards these are cannot be told")
    return pat


def when_committed(node: Node, low: Low) -> Text | None:
    does = node.get("does")
    if isinstance(does, Node) and does.label == "Rule" and does.get("modal") == "counts as":
        return counts_twice(node, does, low)
    return None


def counts_twice(node: Node, does: Node, low: Low) -> Text:
    """When you commit this card to pass a check, it counts as 2 cards."""
    only(node, "when", "event", "does")
    only(does, "target", "modal", "verb", "agrees", "as")
    role, target = does.node("as"), does.node("target")
    trigger, conds = waits(node.node("event"), low)
    own = isinstance(trigger, Event) and trigger.verb == V_COMMIT and trigger.own and not conds
    if not own or target.label != "It" or low.kind != CONTINUOUS:
        refuse(node, "what counts as more than it is cannot be told")
    only(role, "n", "type")
    kind = role.get("type")
    if role.label != "Role" or not isinstance(kind, Node) or kind.get("name") != "card":
        refuse(role, "as what it counts is not understood")
    return (Rule(COUNTS, trigger, plain(role, role.get("n"), low)),)
