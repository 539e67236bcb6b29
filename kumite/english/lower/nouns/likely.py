"""Which of several things that were mentioned a pronoun means: what is said of it tells, or nothing does."""

from __future__ import annotations

import re
from typing import Final

from kumite.english.lower.base import Low, Mention, refuse
from kumite.english.nodes import Node
from kumite.games.universus.terms import ATTACK
from kumite.games.universus.words.asked import Preceding
from kumite.games.universus.words.sels import Ref, Sel, This

NOUNS: Final = "attack|foundation|asset|action|character|backup"
SAID_THIS: Final = re.compile(r"\bthis (?:attack\b|is )", re.IGNORECASE)
IS_A: Final = re.compile(
    rf"\s+(?:is|was|were)(?: not)? an? (?:[\w{{}}-]+,? (?:or )?){{0,4}}?(?:non-)?(?:{NOUNS})\b", re.IGNORECASE
)
OF_ATTACKS: Final = re.compile(
    r"\s+(?:gets? (?:[+-]\w+|an?)(?: or [+-]\w+)? (?:speed|damage)|resolves\b"
    r"|(?:(?:still|does not|did not|would|will|cannot) )*(?:deals?|dealt)\b"
    r"|(?:is|was|has been|cannot be) (?:not |completely |partially )*(?:un)?blocked)",
    re.IGNORECASE,
)
ITS_STATS: Final = re.compile(r"\s+(?:printed )?(?:damage|speed|zone)\b", re.IGNORECASE)  # what only attacks have
GONE: Final = ("draw", "discard", "spend", "mill", "destroy", "sacrifice", "remove", "clear")
GONE_BY_NAME: Final = tuple([Ref(name) for name in ("discarded", "spent", "milled", "destroyed", "removed", "cleared")])
GAINS: Final = re.compile(
    r"\s+(?:gains? |(?:(?:speed|damage|rating) )?gets? ['\"]?(?:[+-]\w+(?! difficulty)\b|[A-Z]\w))"
)
BLOCKED: Final = re.compile(r"\s+(?:is|was|has been) (?:not )?(?:completely |partially )*(?:un)?blocked")
SO_DONE: Final = re.compile(r"\s*if (?:you|they) (?:do|did)\b", re.IGNORECASE)
TURNED: Final = re.compile(r"\b(commit|ready|unflip|freeze|destroy|sacrifice)s? $", re.IGNORECASE)


def can_be_meant(said: Mention, node: Node, low: Low) -> bool:
    """A card that was drawn is in a hand, where it gets no damage and holds no counters, and one that is out of play
    gains nothing; attacks are not committed, readied or destroyed, and what is unflipped was flipped; a block has no
    damage, what it blocks has; an attack before this one is over."""
    before, after = low.text[: node.start], low.text[node.end :]
    if said.ref == Ref("block") and OF_ATTACKS.match(after):
        return False
    over = isinstance(said.ref, Sel) and any(isinstance(test, Preceding) for test in said.ref.tests)
    if over and OF_ATTACKS.match(after):
        return False
    gone = said.act in GONE or said.ref in GONE_BY_NAME or (said.act == "check" and said.kind == "attack")
    if gone and (GAINS.match(after) or BLOCKED.match(after) or before.lower().endswith(" give ")):
        return False
    if said.act == "draw":
        return OF_ATTACKS.match(after) is None and not before.endswith(" on ")
    if said.act == "check" and (said.ref == Ref("event") or not said.types) and OF_ATTACKS.match(after):
        return False
    verb = TURNED.search(before)
    return verb is None or said.types != (ATTACK,) or (verb.group(1).lower() == "unflip" and said.act == "flip")


def share_name(one: Mention, other: Mention) -> bool:
    """Commit 1 foundation and 1 asset: one verb has bound one name twice."""
    bound = isinstance(one.ref, Ref) and one.ref.name not in ("event", "event all")
    return bound and one.ref == other.ref and one.at == other.at >= 0 and one.types != other.types


def likely(node: Node, low: Low, found: list[Mention]) -> Mention:
    """What is said of it tells which it is: one asks whether it is an attack only of a card that may be none, and
    nothing but an attack gets damage or is blocked."""
    after = low.text[node.end :]
    said_it = low.text[node.start : node.end].lower() in ("it", "its", "that", "this")
    if IS_A.match(after) and said_it:  # not where `it` stands for your next attack
        open_ones = [said for said in found if len(said.types) != 1]
        return (open_ones or found)[0]
    of_its = ITS_STATS.match(after) is not None and low.text[node.start : node.end].lower() == "its"
    if OF_ATTACKS.match(after) or (of_its and found[0].ref == Ref("block")):
        attacks = [said for said in found if said.types == (ATTACK,) and not blocks(said, low)]
        return (attacks or found)[0]  # what blocks deals none
    return found[0]


def blocks(said: Mention, low: Low) -> bool:
    """This card, with which somebody has blocked; an attack that is blocked is meant by the same words."""
    does = low.event.get("does") if low.event is not None else None
    return (said.act, said.ref) == ("block", This()) and isinstance(does, Node)


def torn(node: Node, low: Low, found: list[Mention]) -> None:
    """Refuse `its difficulty` where the attack was the last thing named, but another card was just dealt with."""
    if low.text[node.start : node.end].lower() != "its" or found[0].act or len(found) < 2:
        return
    before = low.text[: node.start]
    if ITS_STATS.match(low.text[node.end :]) and found[0].types == (ATTACK,) and found[0].at > before.rfind("."):
        return  # only attacks have damage, and one is spoken of in this very sentence
    last = before.rfind(".", 0, max(0, before.rfind(".")))
    if SO_DONE.match(before[last + 1 :]):
        last = before.rfind(".", 0, max(0, last))
    start = max(last, before.find(":"))  # the sentence before, but no cost
    for said in found[1:]:
        if said.act and said.at > start and said.ref != found[0].ref and not isinstance(said.ref, This):
            refuse(node, "which of two cards this belongs to cannot be told")


def ability_about_attack(low: Low) -> bool:
    """Your rival plays an ability that reduces the damage of your attack: its damage is that attack's."""
    does = low.event.get("does") if low.event is not None else None
    what = does.get("what") if isinstance(does, Node) and does.label == "Play" else None
    if not isinstance(what, Node):
        return False
    spoken = [part for part in what.walk() if part.label in ("Sel", "Of")]
    return [noun_of(part) for part in spoken].count("attack") == 1


def noun_of(part: Node) -> object:
    kind = part.get("type")
    return part.get("noun") if part.label == "Of" else kind.get("name") if isinstance(kind, Node) else None


def played_here(low: Low) -> bool:
    """Whether the event that a fired effect waits for is that an attack is played."""
    does = low.event.get("does") if low.event is not None else None
    does = does.get("does") if isinstance(does, Node) and does.label == "Try" else does
    return isinstance(does, Node) and does.label == "Play"
