"""Who does it: a player does, must or may; several instructions that share a subject (CARD-ENGLISH 6.3)."""

from __future__ import annotations

from typing import Final

from kumite.core.position import fields
from kumite.english.lower.base import EffectRule, Low, Mention, effect, node_of, only, refuse
from kumite.english.lower.conditions.as_events import changed
from kumite.english.lower.nouns.owners import seat_of_who
from kumite.english.lower.nouns.references import CARD_KINDS, event_mentions
from kumite.english.lower.plain.nodes import label_of
from kumite.english.lower.texts.shaping import altered, by_both
from kumite.english.nodes import Node, Value
from kumite.games.universus.english.text import turned
from kumite.games.universus.printed import Text
from kumite.games.universus.terms import ANY, BOTH, EITHER, NOBODY, RIVAL, THAT_PLAYER, YOU
from kumite.games.universus.words.acting import Acting
from kumite.games.universus.words.both import ByBoth
from kumite.games.universus.words.rule import CANNOT, Rule
from kumite.games.universus.words.sels import Sel, Yours
from kumite.games.universus.words.structure import May, Or

# May nodes that give a permission rather than a choice, by the label of what may be done: filled by other chapters
MAYS: Final[dict[str, tuple[EffectRule, ...]]] = {}  # permissions by label: contents.py
PLURAL: Final = ("You", "They", "BothPlayers", "Players")  # their verbs have no -s
PREDICATES: Final = ("Modify", "Grant", "Strip", "Deal", "Rule", "Treat")


def done_by(who: int, does: Node, low: Low, node: Node) -> Text:
    """The instruction, carried out by this player."""
    if who in (ANY, EITHER):
        refuse(node, "which player this is cannot be told")
    speaks(who, low)
    before, low.doer = low.doer, who
    try:
        text = effect(does, low)
    finally:
        low.doer = before
    if who != BOTH:
        return text
    for part in does.walk():
        if part.label in ("You", "Rival"):
            refuse(part, "yours or theirs, of something that both players do, is not understood")
    return by_both(text, node)


def speaks(who: int, low: Low) -> None:
    """Later words may call this player `they`."""
    if who in (RIVAL, THAT_PLAYER):
        low.mention(Mention(Yours(who), "player", "", False, who))


def do(node: Node, low: Low) -> Text:
    """A player does it."""
    only(node, "who", "each", "does")
    return done_by(seat_of_who(node.node("who"), low), node.node("does"), low, node)


def must(node: Node, low: Low) -> Text:
    """Has to do it: instructions are not refused anyhow."""
    only(node, "who", "does")
    return done_by(seat_of_who(node.node("who"), low), node.node("does"), low, node)


# May


def may(node: Node, low: Low) -> Text:
    """A permission where other chapters know one; else a choice."""
    only(node, "who", "does", "for", "subject", "only")
    rules = MAYS.get(node.node("does").label, ())
    for rule in rules:
        found = rule(node, low)
        if found is not None:
            return found
    return refuse(node, "this permission is not understood") if rules else choice(node, (), low)


def choice(node: Node, more: tuple[Node, ...], low: Low) -> Text:
    """You may do it; `more` goes with it.  With a price, that is paid first."""
    if node.get("only") is not None or node.node("does").label == "Not":
        refuse(node, "this permission is not understood")
    who = seat_of_who(node.node("who"), low)
    if who == BOTH:
        return each_may(node, more, low)
    if who not in (YOU, RIVAL, THAT_PLAYER):
        refuse(node, "who may do this cannot be told")
    if node.get("for") is not None:
        return (bought(node, who, more, low),)
    if node.get("subject") is not None:
        subject = seat_of_who(node.node("subject"), low)
        then = done_by(subject, node.node("does"), low, node)
    else:
        then = done_by(who, node.node("does"), low, node)
    for part in more:
        then += done_by(who, part, low, node)
    if then and all(isinstance(word, Rule) and word.modal != CANNOT for word in then):
        return then  # what is only permitted is a rule already
    return (May(then, who),)


def each_may(node: Node, more: tuple[Node, ...], low: Low) -> Text:
    """Each player may: each is asked."""
    for part in (node.node("does"), *more, *[value for value in (node.get("for"),) if isinstance(value, Node)]):
        for word in part.walk():
            if word.label in ("You", "Rival"):
                refuse(word, "yours or theirs, of something that both players may do, is not understood")
    if not more and node.get("for") is None and node.get("subject") is None:
        at_once = one_card_each(node, low)
        if at_once:
            return at_once
    found: Text = ()
    for label in ("You", "Rival"):
        asked = changed(node, who=Node(label, (), node.start, node.end))
        own = (asked, *more) if label == "Rival" else tuple([as_yours(part) for part in (asked, *more)])
        found += choice(own[0], own[1:], low)
    return found


def one_card_each(node: Node, low: Low) -> Text:
    """Each player may do something to 1 card: both decide, whether and to which, before it is done (UVS-BOTH-01,
    UVS-BOTH-02); nothing, where it is anything else."""
    held = list(low.mentions)
    text = done_by(BOTH, node.node("does"), low, node)
    if len(text) == 1 and isinstance(text[0], ByBoth) and isinstance(text[0].then, Acting):
        word = text[0].then
        what = word.what
        if (
            isinstance(what, Sel)
            and (what.n == 1 or what.upto)
            and what.least == NOBODY
            and not (what.every or what.random)
        ):
            return (ByBoth(altered(word, what=Sel(**{**fields(what), "upto": True}))),)
    low.mentions = held
    return ()


def as_yours(node: Node) -> Node:
    """Their own things, said of you."""
    fields: list[tuple[str, Value]] = []
    for name, value in node.fields:
        fields.append((name, yours(value)))
    return Node("You" if node.label == "Their" else node.label, tuple(fields), node.start, node.end, node.rule)


def yours(value: Value) -> Value:
    if isinstance(value, tuple):
        return tuple([yours(part) for part in value])
    if isinstance(value, Node):
        return as_yours(value)
    return "your" if value == "their" else value


def bought(node: Node, who: int, more: tuple[Node, ...], low: Low) -> May:
    """You may flip 1 asset to draw 1 card."""
    if node.get("subject") is not None:
        refuse(node, "who does what here cannot be told")
    spoken = list(low.mentions)
    price = done_by(who, node.node("does"), low, node)
    paid = low.mentions[len(spoken) :]
    paid_first(low, len(spoken))
    if who == RIVAL:
        price = tuple([turned(word) for word in price])
    elif who != YOU:
        refuse(node, "who pays this cannot be told")
    kept = low.mentions
    if not_the_price(node.node("for"), spoken, paid, low):
        low.mentions = list(spoken)
    known = len(low.mentions)
    then = done_by(who, node.node("for"), low, node)
    low.mentions = [*kept, *low.mentions[known:]]
    for part in more:
        then += done_by(who, part, low, node)
    return May(then, who, price)


PAYMENTS: Final = ("discard", "spend", "destroy", "sacrifice", "remove", "commit", "flip", "mill", "clear", "seal")


def not_the_price(then: Node, spoken: list[Mention], paid: list[Mention], low: Low) -> bool:
    """You may discard 1 card to give it Safe: what was spoken of before, if anything was, and not what is paid with."""
    its = [part for part in then.walk() if part.label in ("It", "Its") and part.get("word") in ("it", None)]
    before = [said for said in (*spoken, *event_mentions(low)) if said.kind in CARD_KINDS and not said.many]
    return bool(its and paid and before) and all(said.act in PAYMENTS for said in paid)


def paid_first(low: Low, start: int) -> None:
    """Look at a card. You may discard 1 momentum to discard that card: what was dealt with before is meant, or the card
    of the event, and not what is paid."""
    before, paid = low.mentions[:start], low.mentions[start:]
    names = {repr(said.ref) for said in before}
    if any(repr(said.ref) in names or said.act not in PAYMENTS for said in paid):
        return  # what is revealed or chosen is meant itself
    if any(said.act and said.bound for said in before):
        low.mentions = paid + before
    elif event_mentions(low):
        low.mentions = [said._replace(at=0) for said in paid] + before


# Several


class Subject:
    """Who did the instruction before: shared by verbs that agree with it."""

    def __init__(self) -> None:
        self.who: Node | None = None
        self.kind = ""  # Do, Must or May
        self.agreed = False
        self.target: Node | None = None  # of a predicate: the card it is about

    def shares(self, part: Node) -> bool:
        """Whether a bare verb belongs to that subject: by its -s, or where the subject takes none (UVS-RULING-122)."""
        if self.who is None:
            return False
        if self.kind == "Must" or (self.who.label in PLURAL and not self.agreed):
            return part.get("agrees") is None
        return bare_of(part).get("agrees") is not None

    def note(self, part: Node) -> None:
        if part.label in ("Do", "Must", "May"):
            self.who, self.kind, self.target = part.node("who"), part.label, None
            self.agreed = bare_of(part.node("does")).get("agrees") is not None  # that player does
        elif part.label in PREDICATES and isinstance(part.get("target"), Node):
            self.who, self.kind, self.target = None, "", part.node("target")


def bare_of(part: Node) -> Node:
    """The verb phrase whose verb agrees: inside a For each or a Lasting, its own."""
    while part.label in ("ForEach", "Lasting", "Capped", "Seq", "Or"):
        inner = part.parts()[0] if part.label in ("Seq", "Or") else part.get("does")
        if not isinstance(inner, Node):
            break
        part = inner
    return part


def has_subject(part: Node) -> bool:
    """Whether the clause says who or what it is about."""
    return part.label in SUBJECTS or any(name in ("target", "prop") for name, _ in part.fields)


SUBJECTS: Final = (
    *("Do", "Must", "May", "Shared", "Rule", "Happens", "Resolves", "Moves", "Passes", "Transforms", "Ends"),
)


def sequence(node: Node, low: Low) -> Text:
    """Instructions in one sentence."""
    only(node, "parts", "joins")
    subject = Subject()
    found: Text = ()
    parts = flat([node_of(part, node) for part in node.parts()])
    at = 0
    while at < len(parts):
        part = parts[at]
        at += 1
        if part.label == "May" and part.node("does").label not in MAYS:
            more = with_may(parts[at:], part)
            at += len(more)
            found += choice(part, more, low)
            subject.note(part)
            continue
        found += one_of(part, subject, low, node)
    return found


def flat(parts: list[Node]) -> list[Node]:
    """A sequence in a sequence is the same one."""
    found: list[Node] = []
    for part in parts:
        if part.label == "Seq":
            found += flat([node_of(inner, part) for inner in part.parts()])
        else:
            found.append(part)
    return found


def with_may(parts: list[Node], may_node: Node) -> tuple[Node, ...]:
    """The bare verbs that `may` is still about."""
    found: list[Node] = []
    for part in parts:
        if has_subject(part) or bare_of(part).get("agrees") is not None:
            break
        found.append(part)
    if len(found) < len(parts) and (found or not all(others_do(part, may_node) for part in parts)):
        refuse(may_node, "how far the permission goes cannot be told")
    return tuple(found)


def others_do(part: Node, may_node: Node) -> bool:
    """You may draw 1 card and your rival loses 1 health: another subject, so that is no part of what you may do."""
    who = may_node.node("who").label == "You" and part.label == "Do" and part.node("who").label == "Rival"
    return who and may_node.get("for") is None and not any(inner.label in ("It", "Rest") for inner in part.walk())


def one_of(part: Node, subject: Subject, low: Low, node: Node) -> Text:
    if has_subject(part) or part.label in EXEMPT:
        subject.note(part)
        return effect(part, low)
    if subject.target is not None and part.label in PREDICATES:
        return effect(same_target(part, subject.target), low)
    if subject.shares(part) and subject.who is not None:
        return done_by(seat_of_who(subject.who, low), part, low, node)
    alone = bare_of(part).get("agrees") is not None and low.doer == YOU and subject.target is None
    if alone and not of_own(bare_of(part)):
        refuse(part, "who does this cannot be told")
    return effect(part, low)


def of_own(part: Node) -> bool:
    """Discards this card, discards 1 card from your hand, after what you do: misspelt, as nobody else could do it."""
    what = part.get("what")
    if part.label not in OWN or not isinstance(what, Node) or what.label != "Sel":
        return False
    zones = [one for one in part.walk() if one.label == "Zone"]
    mine = all(label_of(one.get("whose")) == "You" for one in zones)
    return mine and (what.get("det") == "this" or (bool(zones) and zones[0].parts("names") == ("hand",)))


OWN: Final = ("Discard", "Commit", "Ready", "Flip", "Remove", "Destroy", "Clear", "Move")
EXEMPT: Final = ("Let", "If", "Fired", "While", "At")


def same_target(part: Node, target: Node) -> Node:
    """Another change of the same card, where that is a certain one."""
    if target.get("n") is not None and target.label == "Sel":
        refuse(part, "whether this is about the same card cannot be told")
    return changed(part, target=target)


def options(node: Node, low: Low) -> Text:
    """One of the parts, as whoever acts likes, or whoever is said to choose."""
    only(node, "parts", "chooser")
    parts = [node_of(part, node) for part in node.parts()]
    first = parts[0]
    if first.label == "May" and first.get("for") is None and first.get("subject") is None:
        if any(has_subject(part) for part in parts[1:]):
            refuse(node, "how far the permission goes cannot be told")
        inner = changed(node, parts=(first.node("does"), *parts[1:]))
        return choice(changed(first, does=inner), (), low)
    subject = Subject()
    who = low.doer
    texts: list[Text] = []
    for part in parts:
        held = list(low.mentions)
        texts.append(one_of(part, subject, low, node))
        low.mentions = held + low.mentions[len(held) :] if part is parts[-1] else held
    if first.label in ("Do", "Must") and not any(part.label in ("Do", "Must", "May") for part in parts[1:]):
        who = seat_of_who(first.node("who"), low)  # whoever is told to; of what different players do, the owner chooses
    if node.get("chooser") is not None:
        who = seat_of_who(node.node("chooser"), low)
        if who != YOU and any(part.get("verb") is not None and not has_subject(part) for part in parts):
            refuse(node, "who of the two does this cannot be told")
    if who not in (YOU, RIVAL, THAT_PLAYER):
        refuse(node, "who chooses cannot be told")
    return (Or(tuple(texts), who),)
