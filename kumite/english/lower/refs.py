"""What pronouns and "the discarded card" point at (CARD-ENGLISH 6.1): what has been mentioned, and the event.

Every instruction that binds a name calls `remember`; noun phrases that name one certain card call `speak_of`.  A later
phrase is resolved to the nearest mention that fits, and refused where two fit equally well.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kumite.english.lexicon import PAST, regular_past
from kumite.english.lower.base import Low, Mention, refuse
from kumite.english.lower.tests import CARD_TYPES, is_many, kind_of
from kumite.english.nodes import Node
from kumite.games.universus.printed import Test
from kumite.games.universus.terms import (
    ANY,
    ATTACK,
    BLITZ,
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
from kumite.games.universus.words.sels import Ref, Sel, TheAttack, This, Yours
from kumite.games.universus.words.tests import Type

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
MOVES: Final = ("add", "put", "return", "move", "place", "take", "send")
SAME_ACTS: Final = {"sacrifice": "destroy", "reveal": "reveal", "look": "look"} | dict.fromkeys(MOVES, "add")
CARD_KINDS: Final = ("card", "attack")


# Mentioning


def remember(low: Low, name: str, act: str, what: Test, zones: tuple[int, ...] = (), at: int = -1) -> None:
    """An instruction has done `act` (its printed verb) to these cards and binds `name`; zones: where they are now.

    A card that already has a certain name keeps it: This(), TheAttack(), Ref("revealed")."""
    known = about(what, low)
    ref = what if isinstance(what, This | Yours | TheAttack | Ref) else Ref(name)
    after = zones or GOES.get(name, known.zones)
    low.mention(Mention(ref, known.kind, act, known.many, known.seat, known.types, after, at))


def remember_count(low: Low, name: str, act: str, one: bool, seat: int, at: int = -1) -> None:
    """The same for cards that no selector finds: drawn, milled, checked, driven."""
    low.mention(Mention(Ref(name), "card", act, not one, seat, (), GOES.get(name, ()), at))


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
        for said in reversed(low.mentions):
            if said.ref == what:
                return said
        return Mention(what, "card", "", False, ANY)
    if isinstance(what, Sel):
        seat = low.doer if what.whose == DOER else what.whose
        types = sum([test.types for test in what.tests if isinstance(test, Type)], ())
        kind = "attack" if types == (ATTACK,) else "card"
        many = what.every or not isinstance(what.n, int) or what.n != 1
        return Mention(what, kind, "", many, seat, types, what.zones)
    return Mention(what, "card", "", False, ANY)


# The event


def event_mention(low: Low) -> Mention | None:
    """The card, ability or check of what set this off; None where the event has none, or it cannot be told."""
    event = low.event
    if event is None or event.label != "Event":
        return None
    act, thing = event_object(event)
    if thing is None:
        return None
    if thing.label in ("CheckSel", "It", "Rest", "Top", "WholeZone", "Named"):
        return Mention(Ref("event"), "check" if thing.label == "CheckSel" else "card", act, at=event.start)
    kind = kind_of(thing)
    seat = {"You": YOU, "Rival": RIVAL}.get(label(thing.get("whose")) or label(event.get("who")), ANY)
    if thing.get("det") == "this":
        certain = attack_here(low) if kind == "attack" else This()
        found = about(certain, low)
        return Mention(certain, found.kind, act, False, found.seat, found.types, found.zones, event.start)
    many = is_many(thing) or label(thing.get("n")) in ("AtLeast", "AnyNumber", "All")
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
        inner = does.get("what") if does.label != "Block" else None
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
    event = event_mention(low)
    for said in reversed(low.mentions):
        if event is not None and 0 <= said.at < event.at:
            yield event
            event = None
        yield said
    if event is not None:
        yield event


def attack_here(low: Low) -> Test:
    """This attack: the card itself in an attack's own Response, Form or continuous text, else the one in progress
    (UVS-THISATK-01, UVS-THISATK-02)."""
    return This() if low.card_type == ATTACK and low.kind not in (ENHANCE, BLITZ) else TheAttack()


def fits_types(said: Mention, types: tuple[int, ...]) -> bool:
    return not types or not said.types or any(kind in said.types for kind in types)


def pronoun(node: Node, low: Low, types: tuple[int, ...] = (), many: bool = False) -> Mention:
    """It, them: the nearest card mentioned of that number (and of these types, where the verb asks for them)."""
    for number in (True, False):  # of that number; else, for them, one that may be several
        for said in newest(low):
            if said.kind in CARD_KINDS and fits_types(said, types) and (said.many == many or not number):
                return said
        if not many:
            break
    refuse(node, f"what {'they are' if many else 'it is'} cannot be told")


def that_one(node: Node, low: Low, types: tuple[int, ...], many: bool) -> Mention:
    """That card, those attacks, the attack: the nearest mention that the noun fits, one of that very type first."""
    found = [said for said in newest(low) if said.kind in CARD_KINDS and fits_types(said, types)]
    found = [said for said in found if said.many == many] or (found if many else [])
    exact = [said for said in found if types and said.types and set(said.types) <= set(types)]
    if exact or found:
        return (exact or found)[0]
    if types == (ATTACK,) and not many and low.kind in (ENHANCE, BLITZ):
        return about(TheAttack(), low)
    refuse(node, "which card that is cannot be told")


def done_to(node: Node, low: Low, act: str, types: tuple[int, ...] = ()) -> Mention:
    """The discarded card, cards revealed this way: the nearest that this was done to, costs and event included."""
    want = SAME_ACTS.get(act, act)
    for said in newest(low):
        if said.act and SAME_ACTS.get(said.act, said.act) == want and fits_types(said, types):
            return said
    refuse(node, f"what was {PAST.get(act, (regular_past(act),))[-1]} cannot be told")


def name_of(said: Mention, node: Node) -> str:
    """The name that a mention is bound to, for Among and CopyOf."""
    if isinstance(said.ref, Ref) and said.ref.name not in ("event", "event all"):
        return said.ref.name
    refuse(node, "these cards have no name to pick from")


def found_in(said: Mention, node: Node) -> tuple[int, ...]:
    """Where the mentioned cards are."""
    if not said.zones or said.zones == (NOBODY,):
        refuse(node, "where these cards are by now cannot be told")
    return said.zones
