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
from kumite.english.lower.nouns.adjectives import CARD_TYPES, during_attack, is_many, kind_of, types_in
from kumite.english.lower.nouns.likely import (
    ITS_STATS,
    OF_ATTACKS,
    SAID_THIS,
    ability_about_attack,
    can_be_meant,
    likely,
    played_here,
    share_name,
    torn,
)
from kumite.english.lower.plain.this_way import of_cost
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
NEXT_ATTACK: Final = re.compile(r"\bnext [\w\s]*attack", re.IGNORECASE)
CARD_KINDS: Final = ("card", "attack")
IF_IT: Final = re.compile(r"(?:^|[.:]\s+)(?:then,? )?if $", re.IGNORECASE)


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
        return Mention(what, "attack" if low.card_type == ATTACK else "card", "", False, YOU, (low.card_type,))
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
    event, does = low.event, low.event.get("does") if low.event is not None else None
    if event is None or event.label != "Event":
        return []
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
    if said.kind == "ability" and not thing.parts("mods") and thing.get("det") != "this":
        return [Mention(Ref("event"), "bearer", "", False, said.seat, (), (), said.at)]
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
    copied = thing.get("copyof")
    kind = kind_of(copied) if isinstance(copied, Node) and copied.label == "Sel" else kind_of(thing)
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
    event, copied = event_mentions(low), copy_played(low.event)
    for said in reversed(low.mentions):
        of_copy = copied is not None and copied.start <= said.at < copied.end  # of what it is a copy
        if event and (0 <= said.at < event[0].at or of_copy):
            yield from event
            event = []
        yield said
    yield from event


def copy_played(event: Node | None) -> Node | None:
    """A copy of that attack, where that is what is played."""
    does = event.get("does") if event is not None else None
    what = does.get("what") if isinstance(does, Node) else None
    return what if isinstance(what, Node) and isinstance(what.get("copyof"), Node) else None


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
    if not found and not many and ITS_STATS.match(low.text[node.end :]) and ability_about_attack(low):
        return about(TheAttack(), low)
    if not fitting:
        refuse(node, f"what {'they are' if many else 'it is'} cannot be told")
    if many:
        if node.get("all") is not None and not fitting[0].many and "both" in low.text[node.start : node.end].lower():
            refuse(node, "which two cards these are cannot be told")
        of_two_instructions(fitting[0], node, low)
        return still_named(fitting[0], node, low)
    torn(node, low, fitting)
    if len(fitting) > 1 and share_name(fitting[0], fitting[1]):
        refuse(node, "which of two cards this is cannot be told")
    return still_named(likely(node, low, fitting), node, low)


def of_two_instructions(said: Mention, node: Node, low: Low) -> None:
    """Choose 1 asset and 1 foundation. Destroy them: each was chosen by itself, and the later one has the name."""
    if not said.many and said.bound and len([one for one in low.mentions if one.bound and one.ref == said.ref]) > 1:
        refuse(node, "the cards of two instructions together have no name")


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
    dealt_with = [one for one in low.mentions if one.kind != "number"]
    later = [one for one in dealt_with if one.at > start and one.act not in ("", "draw") and one.ref != what]
    return None if later else said


def that_one(node: Node, low: Low, types: tuple[int, ...], many: bool) -> Mention:
    """That card, those attacks, the attack: the nearest mention that the noun fits, one of that very type first."""
    kinds = (*CARD_KINDS, "named", "bearer") if node.get("det") == "that" else CARD_KINDS
    found = [said for said in newest(low) if said.kind in kinds and fits_types(said, types)]
    found = [said for said in found if not types or said.types or said.act != "check"]  # a checked card is of any type
    found = [said for said in found if can_be_meant(said, node, low)]
    found = [said for said in found if said.many == many] or (found if many else [])
    exact = [said for said in found if types and said.types and set(said.types) <= set(types)]
    sure = bool(exact) and (isinstance(exact[0].ref, Sel) or bool(exact[0].act))
    sure = sure or (low.fired > 0 and played_here(low) and bool(exact) and exact[0].ref in OF_EVENT)
    if node.get("det") == "that" and types == (ATTACK,) and not sure and NEXT_ATTACK.search(low.text[: node.start]):
        refuse(node, "that attack, or the next one: which is meant cannot be told")
    fitting = exact or found
    blocks = [said for said in exact if said.ref == Ref("block")]
    if blocks and types == (ATTACK,) and node.get("det") == "that":
        return still_named(blocks[0], node, low)  # blocked by an attack: that attack
    others = [said for said in fitting if not isinstance(said.ref, This | TheAttack)]
    if node.get("det") == "that" and not types and not many:  # that card: the attack in progress is called that attack
        others = [said for said in others if not going_on(said)] or others
    if fitting:
        return still_named((others or fitting)[0], node, low)  # that attack is rarely this one
    here = low.kind in (ENHANCE, BLITZ) or during_attack(low.event) or ability_about_attack(low)
    if types == (ATTACK,) and not many and here:
        return about(TheAttack(), low)
    refuse(node, "which card that is cannot be told")


def going_on(said: Mention) -> bool:
    """Your attack; the attack that is blocked, or not."""
    blocked = said.ref == Ref("event") and (said.kind, said.act) == ("attack", "block")
    return isinstance(said.ref, TheAttack) or blocked


DONE_TO_ANY: Final = ("reveal", "destroy", "commit", "flip", "remove", "seal", "freeze")


def done_to(node: Node, low: Low, act: str, types: tuple[int, ...] = (), who: int = NOBODY) -> Mention:
    """The discarded card, cards revealed this way: the nearest that this was done to, costs and event included; where
    it is said who did it, of that player's."""
    want = SAME_ACTS.get(act, act)
    known = low.paid[::-1] if of_cost(node) else newest(low)
    where = list(known) if act != "block" else [said for said in event_mentions(low) if said.kind == "attack"]
    if act == "block" and low.fired and all(said.act != "block" for said in where):  # it blocked before
        again = [said for said in where if said.act == "resolve"]  # and it is that attack for which this waits now
        where = [again[0]._replace(act="block")] if again else [said for said in newest(low) if said.kind == "attack"]
    for said in where:
        if said.act and SAME_ACTS.get(said.act, said.act) == want and fits_types(said, types) and of_seat(said, who):
            return still_named(said, node, low)
    if act in DONE_TO_ANY and who == YOU and [said.act for said in where].count(act) == 1:  # whosever those are
        return done_to(node, low, act, types)
    if act == "choose":
        picked = [said for said in where if said.bound and not said.many and fits_types(said, types)]
        if len({repr(said.ref) for said in picked}) == 1 and of_seat(picked[0], who):
            return still_named(picked[0], node, low)
    if act == "flip":  # face up again
        return done_to(node, low, "unflip", types, who)
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
