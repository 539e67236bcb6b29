"""What a server says, read and looked over: anything may come from a network."""

from __future__ import annotations

import hashlib
import math
from typing import Any

import msgspec

PROTOCOL = 1
PING = '{"type":"ping"}'
SHORTEST_BEAT, LONGEST_BEAT = 0.02, 600.0  # seconds
Message = dict[str, Any]


class Garbled(Exception):
    """This is not what a server of ours says."""


def read(raw: str | bytes) -> Message:
    """One message, with the fields that we rely on."""
    try:
        message = msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Garbled("the server said something that is not JSON") from None
    if not isinstance(message, dict) or not isinstance(message.get("type"), str):
        raise Garbled("the server said something that is none of the protocol's messages")
    check = CHECKS.get(message["type"])
    if check is not None and not check(message):
        raise Garbled(f"the server sent a broken message of type {message['type']}")
    return message


def write(message: Message) -> str:
    return msgspec.json.encode(message).decode()


def _welcome(message: Message) -> bool:
    beat, missed, you = message.get("heartbeat"), message.get("missed"), message.get("you")
    timed = isinstance(beat, int | float) and math.isfinite(beat)
    named = isinstance(message.get("table"), str) and isinstance(you, str | None)
    return timed and named and isinstance(missed, int | None) and isinstance(message.get("protocol"), int)


def _update(message: Message) -> bool:
    table, events = message.get("table"), message.get("events")
    view, seq, q = message.get("view"), message.get("seq"), message.get("q")
    if not (isinstance(view, dict) and isinstance(table, dict) and isinstance(events, list)):
        return False
    told = all(isinstance(event, dict) and isinstance(event.get("text"), str) for event in events)
    seated = isinstance(table.get("seats"), list) and isinstance(table.get("status"), str)
    return told and seated and isinstance(seq, int) and (q is None or (isinstance(q, int) and _question(view)))


def _question(view: Message) -> bool:
    """Whether a question that is ours can be shown."""
    question = view.get("question")
    if not isinstance(question, dict) or not isinstance(question.get("prompt"), str):
        return False
    options = question.get("options")
    return isinstance(options, list) and bool(options) and all(isinstance(option, str) for option in options)


def _ok(message: Message) -> bool:
    return isinstance(message.get("id"), str) and isinstance(message.get("seq"), int)


def _refused(message: Message) -> bool:
    return isinstance(message.get("reason"), str) and isinstance(message.get("id"), str | None) and _cites(message)


def _because(message: Message) -> bool:
    return isinstance(message.get("id"), str) and _refused(message)


def _cites(message: Message) -> bool:
    rules = message.get("rules", [])
    return isinstance(rules, list) and all(isinstance(rule, str) for rule in rules)


def _people(message: Message) -> bool:
    return isinstance(message.get("here"), dict) and isinstance(message.get("watching"), int)


CHECKS = {
    "welcome": _welcome,
    "update": _update,
    "ok": _ok,
    "refused": _refused,
    "because": _because,
    "people": _people,
    "trouble": _refused,
    "bye": _refused,
}


def fits(seed: str, commitment: str) -> bool:
    """Whether this seed is the one that the table had committed to."""
    try:
        secret = bytes.fromhex(seed)
    except ValueError:
        return False
    return hashlib.sha256(b"kumite seed" + secret).hexdigest() == commitment
