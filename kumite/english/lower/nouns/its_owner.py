"""Its owner's: of the card that was spoken of last, where that card's owner is known."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.base import Low, refuse
from kumite.english.lower.nouns.owners import owner_of
from kumite.english.nodes import Node, Value
from kumite.games.universus.terms import NOBODY, OWNER, RIVAL, THAT_PLAYER, YOU
from kumite.games.universus.words.sels import Ref

SEATS: Final = {"You": YOU, "Rival": RIVAL}
WHOEVER: Final = ("AnyPlayer", "EachPlayer", "They", "Players")
OF_EVENT: Final = (Ref("event"), Ref("event all"))


def player_meant(value: Value | None, low: Low) -> int:
    """The player of a possessive; its owner's: of whoever owns the card that was spoken of."""
    whose = owner_of(value, low)
    if whose != OWNER or not isinstance(value, Node):
        return whose
    seat = owner_said(value, low)
    return seat if seat != NOBODY else refuse(value, "whose owner this is cannot be told")


def owner_said(node: Node, low: Low) -> int:
    """Whose the card is that was spoken of last; NOBODY if none was."""
    for said in reversed(low.mentions):
        if said.kind in ("card", "attack") and said.ref not in OF_EVENT:
            return said.seat if said.seat in (YOU, RIVAL) else refuse(node, "whose that card is cannot be told")
    event = low.event
    return NOBODY if event is None or event.label != "Event" else of_event(event, node)


def of_event(event: Node, node: Node) -> int:
    """The owner of what is played, drawn, destroyed: what happens to a card its owner does (UVS-EVENT-07)."""
    does, who = event.get("does"), event.get("who")
    thing = does.get("what") if isinstance(does, Node) else event.get("what")
    if not isinstance(thing, Node):
        thing = who if isinstance(who, Node) and who.label == "Sel" else None
    for one in (thing.get("whose") if thing is not None else None, who):
        if isinstance(one, Node) and one.label in SEATS:
            return SEATS[one.label]
    if thing is None and not isinstance(who, Node):
        return NOBODY
    passive = who is None and event.get("act") is not None
    if passive or (isinstance(who, Node) and who.label in WHOEVER):
        return THAT_PLAYER
    return refuse(node, "whose that card is cannot be told")
