"""What cards gain and lose: keywords, traits, symbols, abilities; and predicates that share a subject."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.base import Low, amount, effect, node_of, only, refuse, selector
from kumite.english.lower.nouns.adjectives import NAMED_SO, is_own_trait, prop_of
from kumite.english.lower.nouns.quantity import plain
from kumite.english.lower.nouns.references import about, speak_of
from kumite.english.lower.numbers.sizes import negative
from kumite.english.lower.times.durations import until_of
from kumite.english.lower.verbs.objects import changed_cards, changed_node
from kumite.english.lower.whole import KINDS, quoted
from kumite.english.nodes import Node, Value
from kumite.games.universus.printed import Amount, Keyword, Test, Text
from kumite.games.universus.terms import CONTINUOUS, KEYWORDS, NOBODY, RATED, SYMBOLS, TURN, YOU, symbol_bit
from kumite.games.universus.words.abilities import GainAbilities
from kumite.games.universus.words.changes import Grant, Modify, PassOn
from kumite.games.universus.words.conds import Is
from kumite.games.universus.words.keywording import LoseOne, Strip
from kumite.games.universus.words.sels import Ref, Sel, TheAttack, This, Yours
from kumite.games.universus.words.structure import If, Or
from kumite.games.universus.words.tests import Kw, Not, Trait


def grant(node: Node, low: Low) -> Text:
    """This attack gains Safe; your next attack gains Stun: 2 and Flash."""
    points = in_points(node, "Gain", low) or in_numbers(node, low)
    if points is not None:
        return points
    if node.get("new") is not None:
        return unless_had(grant(changed_node(node, "new", None), low), node)
    only(node, "verb", "agrees", "what", "until", "target", "kind", "also")
    if node.get("also") not in (None, "also"):
        refuse(node, "changes said with an ability are not understood")
    what = target_of(node, low)
    until = lasting(node, what, low)
    given = node.node("what")
    if given.label == "Keywords":
        texts = [granted(node_of(part, given), what, until, low) for part in given.parts()]
        return (Or(tuple(texts)),) if given.get("join") == "or" else sum(texts, ())
    if given.label == "Quoted":
        return grant_quoted(given, what, until, low)
    if given.label == "Every":
        return every_ability(given, what, until, low)
    if given.label == "Sel" and given.get("det") == "this" and len(given.fields) == 2:
        return pass_on(given, what, until, low)
    return refuse(given, "what is gained here is not understood")


ONE_CARD: Final = (This, TheAttack, Ref, Yours)


def unless_had(text: Text, node: Node) -> Text:
    """Gains Safe if it does not already have it: each keyword by itself."""
    found: Text = ()
    for word in text:
        if isinstance(word, Or):
            found += (Or(tuple([unless_had(part, node) for part in word.parts]), word.who),)
        elif isinstance(word, Grant) and isinstance(word.target, ONE_CARD) and (word.keyword or word.trait):
            has = Trait(word.trait) if word.keyword is None else Kw(word.keyword.name)
            found += (If(Is(word.target, (Not(has),)), (word,)),)
        else:
            refuse(node, "what it has already cannot be told")
    return found


def pass_on(given: Node, what: Test, until: int, low: Low) -> Text:
    """Multiple copies of this attack gain this ability: the one that is being carried out."""
    kind = given.get("type")
    name = kind.get("name") if isinstance(kind, Node) else ""
    if low.kind == CONTINUOUS or low.fired or (name != "ability" and KINDS.get(str(name)) != low.kind):
        refuse(given, "what is gained here is not understood")
    return (PassOn(what, until),)


def target_of(node: Node, low: Low) -> Test:
    """The card: the subject of its own, or the one that is shared."""
    target = node.get("target")
    if target is None:
        if low.subject is None:
            refuse(node, "which card this is about cannot be told")
        return low.subject
    what = changed_cards(node_of(target, node), low)
    speak_of(low, what, node.start)
    return what


def lasting(node: Node, what: Test, low: Low) -> int:
    until = node.get("until")
    if isinstance(until, Node):
        return until_of(until, low)
    return TURN if isinstance(what, Sel) and what.next else NOBODY


def granted(node: Node, what: Test, until: int, low: Low) -> Text:
    """One keyword, trait or symbol."""
    if node.label != "Keyword":
        refuse(node, "what is gained here is not understood")
    only(node, "name", "n", "kind", "det", "symbol")
    if node.get("det") in ("all", "any"):
        refuse(node, "which keyword is gained cannot be told")
    if node.get("symbol") is not None:
        name = str(node.get("symbol"))
        if name not in SYMBOLS:
            refuse(node, f"{name} is no symbol that can be gained")
        return (Grant(what, symbols=symbol_bit(name), until=until),)
    name = named(node)
    if name not in KEYWORDS:
        if node.get("n") is not None:
            refuse(node, f"{name} has no rating")
        return (Grant(what, trait=name, until=until),)
    n = rating(node, name, low)
    if isinstance(n, int):
        return (Grant(what, Keyword(name, n), until=until),)
    return (Grant(what, Keyword(name), until=until, rating=n),)


def named(node: Node) -> str:
    """The keyword or trait as the game spells it."""
    name = str(node.get("name"))
    known = NAMED_SO.get(name.lower())
    if node.get("kind") == "trait" and is_own_trait(name):
        return name
    return known if known is not None else refuse(node, f"{name} is no keyword or trait")


def rating(node: Node, name: str, low: Low) -> Amount | int:
    n = node.get("n")
    if n is None:
        if name in RATED and name != "Desperation":
            refuse(node, f"{name} without a rating is not understood")
        return 0
    number = plain(node, n, low)
    if name not in RATED:
        refuse(node, f"{name} has no rating")
    return number


def grant_quoted(node: Node, what: Test, until: int, low: Low) -> Text:
    """An ability in quotation marks; a keyword in them is that keyword."""
    inner = node.node("ability")
    text = inner.get("does")
    parts = text.parts() if isinstance(text, Node) else ()
    if len(parts) == 1 and isinstance(parts[0], Node) and parts[0].label == "Printed":
        line = parts[0].node("what")
        return sum([granted(node_of(part, line), what, until, low) for part in line.parts()], ())
    types = about(what, low).types
    if len(types) != 1:
        refuse(node, "the type of the card that gains this cannot be told")
    return (Grant(what, ability=quoted(node, low, types[0]), until=until),)


def every_ability(node: Node, what: Test, until: int, low: Low) -> Text:
    """All abilities of another card."""
    only(node, "all", "printed", "name", "many", "of", "adjs")
    if node.get("name") != "ability" or node.get("of") is None:
        refuse(node, "what is gained here is not understood")
    kind = NOBODY
    for adj in node.parts("adjs"):
        name = str(node_of(adj, node).get("name"))
        if node_of(adj, node).label != "Kind" or name not in KINDS or kind != NOBODY:
            refuse(node, "which abilities are gained cannot be told")
        kind = KINDS[name]
    return (GainAbilities(what, selector(node.node("of"), low), until, kind),)


# Losing


def strip(node: Node, low: Low) -> Text:
    """It loses Safe, or all abilities."""
    points = in_points(node, "Lose", low) or in_numbers(node, low)
    if points is not None:
        return points
    only(node, "verb", "agrees", "what", "until", "target")
    what = target_of(node, low)
    until = lasting(node, what, low)
    lost = node.node("what")
    if lost.label == "Every" and lost.parts("adjs") == (NO_KEYWORD,) and lost.get("name") == "ability":
        only(lost, "all", "name", "many", "adjs")
        return (Strip(what, until=until, plain=True),)
    if lost.label == "Every":
        only(lost, "all", "name", "many")
        if lost.get("name") not in ("ability", "keyword"):
            refuse(lost, "only abilities or keywords can be lost together")
        return (Strip(what, until=until, keywords=lost.get("name") == "keyword"),)
    if is_all_its_keywords(lost):
        return (Strip(what, until=until, keywords=True),)
    if is_one_keyword(lost):
        return (LoseOne(what, YOU, until),)
    if lost.label != "Keywords" or lost.get("join") == "or":
        refuse(lost, "what is lost here is not understood")
    return sum([stripped(node_of(part, lost), what, until) for part in lost.parts()], ())


NO_KEYWORD: Final = Node("Not", (("of", Node("Kind", (("name", "keyword"),), 0, 0)),), 0, 0)


def is_one_keyword(node: Node) -> bool:
    """1 keyword of your choice."""
    kind, n, mods = node.get("type"), node.get("n"), node.parts("mods")
    name = isinstance(kind, Node) and kind.get("name") == "keyword"
    one = isinstance(n, Node) and n.label == "Num" and n.get("n") == 1
    mine = len(mods) == 1 and isinstance(mods[0], Node) and (mods[0].label, mods[0].get("whose")) == ("Choice", "you")
    return node.label == "Sel" and name and one and mine and len(node.fields) == 3


def is_all_its_keywords(node: Node) -> bool:
    """All of its keywords; those that are printed only would be another thing."""
    kind, n, whose = node.get("type"), node.get("n"), node.get("whose")
    if node.label != "Sel" or not isinstance(kind, Node) or kind.get("name") != "keyword":
        return False
    every = isinstance(n, Node) and n.label == "All" and isinstance(whose, Node) and whose.label == "Its"
    return every and all(name in ("n", "whose", "type", "words") for name, _ in node.fields)


def stripped(node: Node, what: Test, until: int) -> Text:
    only(node, "name", "kind", "det")
    if node.get("det") not in (None, "the", "a"):
        refuse(node, "which keyword is lost cannot be told")
    return (Strip(what, named(node), until),)


def in_numbers(node: Node, low: Low) -> Text | None:
    """Gets X+1 damage: a bonus without its sign."""
    what = node.get("what")
    kind = what.get("type") if isinstance(what, Node) and what.label == "Sel" else None
    props = kind.get("props") if isinstance(kind, Node) else None
    if not isinstance(what, Node) or not isinstance(props, Node) or node.get("verb") not in ("get", "gain", "lose"):
        return None
    only(what, "n", "type")
    only(node, "verb", "agrees", "what", "target", "until")
    found, n = target_of(node, low), amount(what.node("n"), low)
    only(props, "parts", "join")
    if (isinstance(n, int) and node.get("verb") == "get") or props.get("join") == "or":
        refuse(what, "how much this is cannot be told")
    n = negative(n) if node.get("verb") == "lose" else n
    until = lasting(node, found, low)
    return tuple([Modify(found, prop_of(part, props), n, until) for part in props.parts()])


def in_points(node: Node, label: str, low: Low) -> Text | None:
    """Gains 2 stamina, loses 1 health: read by the grammar as a thing that is gained or lost."""
    what = node.get("what")
    kind = what.get("type") if isinstance(what, Node) and what.label == "Sel" else None
    props = kind.get("props") if isinstance(kind, Node) else None
    if not isinstance(what, Node) or not isinstance(props, Node) or props.parts() not in (("health",), ("stamina",)):
        return None
    only(what, "n", "type", "mods")
    only(node, "verb", "agrees", "what", "target")
    kept: list[tuple[str, Value]] = [("n", what.node("n")), ("of", str(props.parts()[0]))]
    target = node.get("target")
    kept += [("target", target)] if target is not None else []
    plain_one = Node(label, tuple(kept), node.start, node.end)
    mods = [node_of(part, what) for part in what.parts("mods")]
    if not mods:
        return effect(plain_one, low)
    if len(mods) != 1 or mods[0].label != "PerEach":
        refuse(what, "what is said of these points is not understood")
    each = (("of", mods[0].node("each")), ("does", plain_one))
    return effect(Node("ForEach", each, node.start, node.end), low)


def shared(node: Node, low: Low) -> Text:
    """Clauses with one subject: the first has it."""
    only(node, "parts", "join")
    parts = [node_of(part, node) for part in node.parts()]
    first = parts[0]
    texts = [effect(first, low)]
    subject = first.get("target") or first.get("who") or first.get("what")
    before = low.subject
    if isinstance(subject, Node) and subject.label not in ("You", "Rival", "They", "CheckSel", "Prop"):
        said = len(low.mentions)
        low.subject = selector(subject, low)
        del low.mentions[said:]
    try:
        texts += [effect(part, low) for part in parts[1:]]
    finally:
        low.subject = before
    return (Or(tuple(texts)),) if node.get("join") == "or" else sum(texts, ())
