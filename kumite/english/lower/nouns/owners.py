"""Whose, and who: possessives and players (CARD-ENGLISH 6.1, 6.3)."""

from __future__ import annotations

import re
from typing import Final

from kumite.english.lower.base import Low, refuse
from kumite.english.nodes import Node, Value
from kumite.games.universus.terms import ACTIVE, ANY, BOTH, DOER, EITHER, OWNER, RIVAL, THAT_PLAYER, YOU

RIVALS: Final = re.compile(r"\b(?:rival|opponent)", re.IGNORECASE)
PLAIN: Final = {"You": YOU, "Rival": RIVAL, "BothPlayers": BOTH, "EachPlayer": BOTH, "Active": ACTIVE, "Players": ANY}
SPELT: Final = {"your": YOU, "yours": YOU, "rival's": RIVAL, "you": YOU, "rival": RIVAL}
ONE_PLAYER: Final = (YOU, RIVAL, THAT_PLAYER, ACTIVE)  # doers whose cards can be counted
SEVERAL: Final = (BOTH, EITHER, ANY, THAT_PLAYER, ACTIVE)  # doers whose own things only the doing can tell


def seat_of_who(node: Node, low: Low) -> int:
    """The player a who node means."""
    if node.label in PLAIN:
        return PLAIN[node.label]
    if node.label == "They":
        return that_player(node, low)
    if node.label == "AnyPlayer":
        return EITHER if "either" in node.parts("words") else ANY
    if node.label == "OtherPlayer" and spoken_of(low):
        that = that_player(node, low)
        return low.other(that) if that in (YOU, RIVAL) else refuse(node, "this is no player that can be told")
    if node.label == "TheirRival" and low.doer == YOU:
        refuse(node, "whose rival this is cannot be told")
    if node.label in ("OtherPlayer", "TheirRival") and low.doer in (YOU, RIVAL):
        return low.other(low.doer)
    if node.label == "TheirRival" and low.doer == BOTH:
        return RIVAL  # of whoever does it
    refuse(node, "this is no player that can be told")


def spoken_of(low: Low) -> bool:
    """Whether a player was named that the other one is not: `after your rival draws 1 card, the other player ...`."""
    return low.doer == YOU and any(said.kind == "player" for said in low.mentions)


def owner_of(value: Value | None, low: Low) -> int:
    """Whose: DOER where nothing is said, the player where it is (both players' own things are the doer's)."""
    if value is None:
        return DOER
    if isinstance(value, str):
        return their(None, low) if value == "their" else SPELT[value]
    if not isinstance(value, Node):
        raise TypeError(f"{value!r} is no owner")
    if value.label == "Their":
        return their(value, low)
    if value.label == "OwnersOf":
        return OWNER
    if value.label in ("Its", "Of", "Neither"):
        refuse(value, "this is no player's")
    return seat_of_who(value, low)


def their(node: Node | None, low: Low) -> int:
    """Their own: of whoever carries it out, where that is not you."""
    if low.doer in SEVERAL:
        return DOER
    if low.doer == RIVAL:
        return RIVAL
    return that_player(node, low)


def that_player(node: Node | None, low: Low) -> int:
    """They, that player: the player spoken of last, the rival if the ability names them, the one of the event."""
    for said in reversed(low.mentions):
        if said.kind == "player" and (said.seat != YOU or said.act == "choose"):
            return said.seat
    if low.doer == RIVAL or RIVALS.search(low.text):
        return RIVAL
    if low.event is not None:
        who = low.event.get("who")
        passive = who is None and low.event.get("act") is not None
        if passive and node is not None and "its" in node.parts("words"):
            return THAT_PLAYER  # what happens to a card its owner does (UVS-EVENT-07)
        if isinstance(who, Node) and who.label in ("AnyPlayer", "EachPlayer", "They", "Players"):
            return THAT_PLAYER
    refuse(node or Node("They", (), 0, 0), "which player this is cannot be told")


def as_object(whose: int, low: Low) -> int:
    """The owner in the object of a verb: the doer's own go without saying, so that each is written in one way."""
    return DOER if whose == low.doer else whose


def as_counted(whose: int, low: Low) -> int:
    """The owner where cards are counted or compared: there is no doer there."""
    return low.doer if whose == DOER and low.doer in ONE_PLAYER else whose
