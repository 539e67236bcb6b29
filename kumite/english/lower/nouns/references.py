"""What pronouns and "the discarded card" point at (CARD-ENGLISH 6.1): what has been mentioned, and the event.

Every instruction that binds a name calls `remember`; noun phrases that name one certain card call `speak_of`.  A later
phrase is resolved to the nearest mention that fits, and refused where two fit equally well.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from kumite.english.lexicon import PAST, regular_past
from kumite.english.lower.base import Low, Mention, refuse
from kumite.english.lower.nouns.adjectives import CARD_TYPES, is_many, kind_of, types_in
from kumite.english.nodes import Node
from kumite.games.universus.printed import Test
from kumite.games.universus.terms import (
    ANY,
    ATTACK,
    BLITZ,
    BOTH,
    CHARACTER,
    DECK,
    DISCARDS,
    DOER,
    ENHANCE,
    HAND,
    NOBODY,
    REMOVED,
    RIVAL,
    STAGE,
    YOU,
)
from kumite.games.universus.words.asked import Preceding
from kumite.games.universus.words.sels import Ref, Sel, TheAttack, This, Yours
from kumite.games.universus.words.tests import Among, Beside

GOES: Final = {  # where cards of a bound name are afterwards
    "drawn": (HAND,),
    "discarded": (DISCARDS,),
    "milled": (DISCARDS,),
    "spent": (DISCARDS,),
    "cleared": (DISCARDS,),
    "destroyed": (DISCARDS,),
    "removed": (REMOVED,),
    "built": (STAGE,),
    "driven": (),
    "checked": (DISCARDS,),
    "searched": (DECK,),
}
OF_EVENT: Final = (Ref("event"), Ref("event all"))
MOVES: Final = ("add", "put", "return", "move", "place", "take", "send")
SAME_ACTS: Final = {"sacrifice": "destroy", "reveal": "reveal", "look": "look"} | dict.fromkeys(MOVES, "add")
LOOKED_AT: Final = 80
NOUNS: Final = "attack|foundation|asset|action|character|backup"
SAID_THIS: Final = re.compile(r"\bthis (?:attack\b|is )", re.IGNORECASE)
NEXT_ATTACK: Final = re.compile(r"\bnext [\w\s]*attack", re.IGNORECASE)
IS_A: Final = re.compile(
    rf"\s+(?:is|was|were)(?: not)? an? (?:[\w{{}}-]+,? (?:or )?){{0,4}}?(?:non-)?(?:{NOUNS})\b", re.IGNORECASE
)
OF_ATTACKS: Final = re.compile(
    r"\s+(?:gets? (?:[+-]\w+|an?)(?: or [+-]\w+)? (?:speed|damage)|resolves\b"
    r"|(?:(?:still|does not|did not|would|will|cannot) )*(?:deals?|dealt)\b"
    r"|(?:is|was|has been|cannot be) (?:not |completely |partially )*(?:un)?blocked)",
    re.IGNORECASE,
)
GONE: Final = ("draw", "discard", "spend", "mill", "destroy", "sacrifice", "remove", "clear")
GAINS: Final = re.compile(
    r"\s+(?:gains? |(?:(?:speed|damage|rating) )?gets? ['\"]?(?:[+-]\w+(?! difficulty)\b|[A-Z]\w))"
)
CARD_KINDS: Final = ("card", "attack")
IF_IT: Final = re.compile(r"(?:^|[.:]\s+)(?:then,? )?if $", re.IGNORECASE)
TURNED: Final = re.compile(r"\b(commit|ready|unflip|freeze|destroy|sacrifice)s? $", re.IGNORECASE)


# Mentioning


def remember(low: Low, name: str, act: str, what: Test, zones: tuple[int, ...] = (), at: int = -1) -> None:
    """An instruction has done `act` (its printed verb) to these cards and binds `name`; zones: where they are now.

    A card that already has a certain name keeps it: This(), TheAttack(), Ref("revealed")."""
    known = about(what, low)
    after = zones or GOES.get(name, known.zones)
    certain = isinstance(what, This | Yours | TheAttack | Ref) and what != Ref("block")
    chosen = act == "choose" and (what in OF_EVENT or isinstance(what, TheAttack))
    if (what in OF_EVENT and after != known.zones) or chosen:
        certain = False  # that it has moved since is what the event does not tell (UVS-RESP-12)
    ref = what if certain else Ref(name)
    low.mention(Mention(ref, known.kind, act, known.many, known.seat, known.types, after, at, not certain))


def remember_count(low: Low, name: str, act: str, one: bool, seat: int, at: int = -1) -> None:
    """The same for cards that no selector finds: drawn, milled, checked, driven."""
    low.mention(Mention(Ref(name), "card", act, not one, seat, (), GOES.get(name, ()), at, True))


def speak_of(low: Low, what: Test, at: int = -1) -> None:
    """One certain card has been named, and nothing done to it."""
    known = about(what, low)
    low.mention(Mention(what, known.kind, "", known.many, known.seat, known.types, known.zones, at))


def about(what: Test, low: Low) -> Mention:
    """What is known of the cards that a selector means."""
    if isinstance(what, This):
        kind = "attack" if low.card_type == ATTACK else "card"
        return Mention(what, kind, "", False, YOU, (low.card_type,))
    if isinstance(what, TheAttack):
        return Mention(what, "attack", "", False, what.whose, (ATTACK,))
    if isinstance(what, Yours):
        return Mention(what, "card", "", False, what.whose, (CHARACTER,), (STAGE,))
    if isinstance(what, Ref):
        for said in newest(low):
            if said.ref == what:
                return said
        return Mention(what, "card", "", False, ANY)
    if isinstance(what, Sel):
        seat = low.doer if what.whose == DOER else what.whose
        types = types_in(what.tests)
        kind = "attack" if types == (ATTACK,) else "card"
        many = what.every or not isinstance(what.n, int) or what.n != 1
        return Mention(what, kind, "", many, seat, types, what.zones)
    return Mention(what, "card", "", False, ANY)


# The event


def event_mentions(low: Low) -> list[Mention]:
    """The cards, the ability or the check of what set this off, the nearest first."""
    event = low.event
    if event is None or event.label != "Event":
        return []
    does = event.get("does")
    if isinstance(does, Node) and does.label == "Block":
        return block_mentions(event, does, low)
    act, thing = event_object(event)
    either = isinstance(does, Node) and does.label == "Play" and does.get("or") is not None
    if thing is None or (either and thing.get("det") != "this"):  # played or blocked with: which cannot be told
        return []
    said = thing_mention(act, thing, event, low)
    return [said, *card_of_ability(said, thing, low)]


def card_of_ability(said: Mention, thing: Node, low: Low) -> list[Mention]:
    """An ability on a foundation: that foundation is the card of the event, too."""
    on = [part for part in thing.parts("mods") if isinstance(part, Node) and part.label == "On"]
    if said.kind != "ability" or len(on) != 1:
        return []
    card = on[0].node("what")
    if card.label != "Sel" or card.get("det") == "this":
        return []
    kind = kind_of(card)
    types = (CARD_TYPES[kind],) if kind in CARD_TYPES else ()
    return [Mention(Ref("event"), "attack" if kind == "attack" else "card", "", False, said.seat, types, (), said.at)]


def note_event(low: Low) -> None:
    """What stays meant when a later event takes the place of this one: the card itself."""
    found = event_mentions(low)
    for said in found:  # further away than the card that blocked it
        if said.kind == "attack" and said.act == "block" and said.ref == Ref("event") and len(found) > 1:
            low.mention(said._replace(ref=TheAttack()))
    for said in found:
        if isinstance(said.ref, This | TheAttack):
            low.mention(said)


def block_mentions(event: Node, does: Node, low: Low) -> list[Mention]:
    """The card that blocked, and the attack: which of them the event is about depends on what blocked."""
    attack = Mention(Ref("event"), "attack", "block", False, ANY, (ATTACK,), (), event.start)
    blocker = does.get("with")
    if not isinstance(blocker, Node):
        return [attack]
    said = thing_mention("play", blocker, event, low)
    if isinstance(said.ref, This):
        return [said, attack]
    return [said, Mention(TheAttack(), "attack", "block", False, ANY, (ATTACK,), (), event.start)]


def thing_mention(act: str, thing: Node, event: Node, low: Low) -> Mention:
    if thing.label in ("CheckSel", "It", "Rest", "Top", "WholeZone", "Named"):
        return Mention(Ref("event"), "check" if thing.label == "CheckSel" else "card", act, at=event.start)
    kind = kind_of(thing)
    seat = {"You": YOU, "Rival": RIVAL}.get(label(thing.get("whose")) or label(event.get("who")), ANY)
    if thing.get("det") == "this":
        certain = attack_here(low) if kind == "attack" else This()
        found = about(certain, low)
        return Mention(certain, found.kind, act, False, found.seat, found.types, found.zones, event.start)
    n = thing.get("n")
    one = isinstance(n, Node) and n.label == "Num" and n.get("n") in (1, "1")
    many = (is_many(thing) and not one) or label(n) in ("AtLeast", "AnyNumber", "All")
    types = (CARD_TYPES[kind],) if kind in CARD_TYPES else ()
    what = "ability" if kind in ("ability", "effect", "enhance", "response", "form", "blitz", "keyword") else kind
    what = "attack" if kind == "attack" else "card" if kind in (*CARD_TYPES, "momentum", "block", "reversal") else what
    return Mention(Ref("event all" if many else "event"), what, act, many, seat, types, (), event.start)


def event_object(event: Node) -> tuple[str, Node | None]:
    """The verb, and what it was done to; where nothing was, whoever did it."""
    does, what, who = event.get("does"), event.get("what"), event.get("who")
    if isinstance(what, Node):
        return str(event.get("act") or ""), what if what.label != "Prop" else None
    if isinstance(does, Node):
        act = str(does.get("verb") or "")
        inner = does.get("what")
        if isinstance(inner, Node):
            return act, inner
        if isinstance(who, Node) and who.label in ("Sel", "It", "Named"):
            return act, who
        return act, None
    return str(event.get("act") or ""), who if isinstance(who, Node) and who.label == "Sel" else None


def label(value: object) -> str:
    return value.label if isinstance(value, Node) else ""


# Resolving


def newest(low: Low) -> Iterator[Mention]:
    """What has been mentioned, the newest first; the event in its place."""
    event = event_mentions(low)
    for said in reversed(low.mentions):
        if event and 0 <= said.at < event[0].at:
            yield from event
            event = []
        yield said
    yield from event


def attack_here(low: Low) -> Test:
    """This attack: the card itself in an attack's own Response, Form or continuous text, else the one in progress
    (UVS-THISATK-01, UVS-THISATK-02)."""
    return This() if low.card_type == ATTACK and low.kind not in (ENHANCE, BLITZ) else TheAttack()


def fits_types(said: Mention, types: tuple[int, ...]) -> bool:
    return not types or not said.types or any(kind in said.types for kind in types)


def pronoun(node: Node, low: Low, types: tuple[int, ...] = (), many: bool = False) -> Mention:
    """It, them: the nearest card mentioned of that number (and of these types, where the verb asks for them):
    UVS-RULING-121."""
    asked = asked_again(node, low)
    if asked is not None and not many:
        low.mention(asked._replace(at=node.start))
        return asked
    found = [said for said in newest(low) if said.kind in CARD_KINDS and fits_types(said, types)]
    found = [said for said in found if can_be_meant(said, node, low)]
    fitting = [said for said in found if said.many == many] or (found if many else [])
    if not fitting and not many and OF_ATTACKS.match(low.text[node.end :]) and SAID_THIS.search(low.text[: node.start]):
        return about(attack_here(low), low)
    if not fitting:
        refuse(node, f"what {'they are' if many else 'it is'} cannot be told")
    if many:
        return still_named(fitting[0], node, low)
    torn(node, low, fitting)
    if len(fitting) > 1 and share_name(fitting[0], fitting[1]):
        refuse(node, "which of two cards this is cannot be told")
    return still_named(likely(node, low, fitting), node, low)


def still_named(said: Mention, node: Node, low: Low) -> Mention:
    """Refuse cards whose name a later instruction has given to others, and those that were never picked out."""
    if isinstance(said.ref, Sel) and not is_certain(said.ref):
        refuse(node, "which of several cards this is cannot be told")
    at = [i for i, one in enumerate(low.mentions) if one is said]
    named = [i for i, one in enumerate(low.mentions) if one.bound and one.ref == said.ref]
    if at and [i for i in named if i > at[0] and low.mentions[i].at != said.at]:
        refuse(node, "another card is called so by now")
    return said


def is_certain(sel: Sel) -> bool:
    """Whether its cards are the same each time it is said: all of them, the next one, the one before this card."""
    pointing = any(isinstance(test, Among | Beside | Preceding | This) for test in sel.tests)
    return pointing or sel.next or sel.every or sel.top or sel.bottom


def asked_again(node: Node, low: Low) -> Mention | None:
    """If the revealed card is an attack, this attack gets +2 damage. If it is not: the revealed card, as no other card
    has been dealt with in between."""
    if low.asked is None or not IF_IT.search(low.text[: node.start]):
        return None
    what, start = low.asked
    said = about(what, low)
    if OF_ATTACKS.match(low.text[node.end :]) and said.kind != "attack":
        return None
    later = [one for one in low.mentions if one.at > start and one.act not in ("", "draw") and one.ref != what]
    return None if later else said


def can_be_meant(said: Mention, node: Node, low: Low) -> bool:
    """A card that was drawn is in a hand, where it gets no damage and holds no counters, and one that is out of play
    gains nothing; attacks are not committed, readied or destroyed, and what is unflipped was flipped."""
    before, after = low.text[: node.start], low.text[node.end :]
    gone = said.act in GONE or (said.act == "check" and said.kind == "attack")
    if gone and (GAINS.match(after) or before.lower().endswith(" give ")):
        return False
    if said.act == "draw":
        return OF_ATTACKS.match(after) is None and not before.endswith(" on ")
    verb = TURNED.search(before)
    return verb is None or said.types != (ATTACK,) or (verb.group(1).lower() == "unflip" and said.act == "flip")


def share_name(one: Mention, other: Mention) -> bool:
    """Commit 1 foundation and 1 asset: one verb has bound one name twice."""
    bound = isinstance(one.ref, Ref) and one.ref.name not in ("event", "event all")
    return bound and one.ref == other.ref and one.at == other.at >= 0 and one.types != other.types


def likely(node: Node, low: Low, found: list[Mention]) -> Mention:
    """What is said of it tells which it is: one asks whether it is an attack only of a card that may be none, and
    nothing but an attack gets damage or is blocked."""
    after = low.text[node.end : node.end + LOOKED_AT]
    if IS_A.match(after):
        open_ones = [said for said in found if len(said.types) != 1]
        return (open_ones or found)[0]
    if OF_ATTACKS.match(after):
        attacks = [said for said in found if said.types == (ATTACK,) and (said.act, said.ref) != ("block", This())]
        return (attacks or found)[0]  # what blocks deals none
    return found[0]


def torn(node: Node, low: Low, found: list[Mention]) -> None:
    """Refuse `its difficulty` where the attack was the last thing named, but another card was just dealt with."""
    if low.text[node.start : node.end].lower() != "its" or found[0].act or len(found) < 2:
        return
    before = low.text[: node.start]
    start = max(before.rfind(".", 0, max(0, before.rfind("."))), before.find(":"))  # the sentence before, but no cost
    for said in found[1:]:
        if said.act and said.at > start and said.ref != found[0].ref and not isinstance(said.ref, This):
            refuse(node, "which of two cards this belongs to cannot be told")


def that_one(node: Node, low: Low, types: tuple[int, ...], many: bool) -> Mention:
    """That card, those attacks, the attack: the nearest mention that the noun fits, one of that very type first."""
    kinds = (*CARD_KINDS, "named") if node.get("det") == "that" else CARD_KINDS
    found = [said for said in newest(low) if said.kind in kinds and fits_types(said, types)]
    found = [said for said in found if not types or said.types or said.act != "check"]  # a checked card is of any type
    found = [said for said in found if can_be_meant(said, node, low)]
    found = [said for said in found if said.many == many] or (found if many else [])
    exact = [said for said in found if types and said.types and set(said.types) <= set(types)]
    sure = bool(exact) and (isinstance(exact[0].ref, Sel) or bool(exact[0].act))
    if node.get("det") == "that" and types == (ATTACK,) and not sure and NEXT_ATTACK.search(low.text[: node.start]):
        refuse(node, "that attack, or the next one: which is meant cannot be told")
    fitting = exact or found
    others = [said for said in fitting if not isinstance(said.ref, This) and said.ref != TheAttack()]
    if fitting:
        return still_named((others or fitting)[0], node, low)  # that attack is rarely this one
    if types == (ATTACK,) and not many and low.kind in (ENHANCE, BLITZ):
        return about(TheAttack(), low)
    refuse(node, "which card that is cannot be told")


def done_to(node: Node, low: Low, act: str, types: tuple[int, ...] = (), who: int = NOBODY) -> Mention:
    """The discarded card, cards revealed this way: the nearest that this was done to, costs and event included; where
    it is said who did it, of that player's."""
    want = SAME_ACTS.get(act, act)
    where = newest(low) if act != "block" else [said for said in event_mentions(low) if said.kind == "attack"]
    if act == "block" and low.fired and all(said.act != "block" for said in where):  # it blocked before
        again = [said for said in where if said.act == "resolve"]  # and it is that attack for which this waits now
        where = [again[0]._replace(act="block")] if again else [said for said in newest(low) if said.kind == "attack"]
    for said in where:
        if said.act and SAME_ACTS.get(said.act, said.act) == want and fits_types(said, types) and of_seat(said, who):
            return still_named(said, node, low)
    past = act if act.endswith("ed") else PAST.get(act, (regular_past(act),))[-1]
    refuse(node, f"what was {past} cannot be told")


def of_seat(said: Mention, who: int) -> bool:
    return who not in (YOU, RIVAL) or said.seat not in (YOU, RIVAL) or said.seat == who


def of_both(said: Mention, who: int, node: Node) -> Sel | None:
    """What both players did it to, and one of them is spoken of: that player's cards among them."""
    if said.seat != BOTH or not isinstance(said.ref, Ref) or (who == NOBODY and said.many):
        return None
    if who not in (YOU, RIVAL):
        refuse(node, "which player's card this is cannot be told")
    return Sel(1, who, (Among(name_of(said, node)),), found_in(said, node))


def name_of(said: Mention, node: Node) -> str:
    """The name that a mention is bound to, for Among and CopyOf."""
    if isinstance(said.ref, Ref) and said.ref.name not in ("event", "event all", "block"):
        return said.ref.name
    refuse(node, "these cards have no name to pick from")


def found_in(said: Mention, node: Node) -> tuple[int, ...]:
    """Where the mentioned cards are."""
    if not said.zones or said.zones == (NOBODY,):
        refuse(node, "where these cards are by now cannot be told")
    return said.zones
