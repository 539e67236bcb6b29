"""What happened, told to every seat in its own words: the lines of the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from kumite.core.piles import Zone
from kumite.core.position import JUDGE, Event, RuleIds
from kumite.games.universus.position import NAMES, ONLOOKERS
from kumite.games.universus.terms import (
    COMPLETELY,
    DISCARDS,
    MOMENTUM,
    NOBODY,
    PARTIALLY,
    POOL,
    REMOVED,
    STAGE,
    STATUSES,
    V_ABILITY,
    V_ANNOUNCE,
    V_ATTACH,
    V_ATTACKED,
    V_BONUS,
    V_BUILD,
    V_CANCEL,
    V_CHECK,
    V_CHOICE,
    V_CLEAR,
    V_COMMIT,
    V_COUNTER,
    V_CREATE,
    V_CYCLE,
    V_DEAL,
    V_DESTROY,
    V_DISCARD,
    V_DRAW,
    V_ENTER,
    V_FAIL,
    V_FIRST,
    V_FLIP,
    V_FREEZE,
    V_GAIN,
    V_GRANT,
    V_LEVEL,
    V_LOOK,
    V_LOSE,
    V_MILL,
    V_MOVE,
    V_PASS,
    V_PENALTY,
    V_PLAY,
    V_READY,
    V_RECOVER,
    V_REMOVE,
    V_RESOLVE,
    V_REVEAL,
    V_REVIEW,
    V_SACRIFICE,
    V_SEAL,
    V_SEARCH,
    V_SET,
    V_SHUFFLE,
    V_SPEND,
    V_STATUS,
    V_TIRE,
    V_TRANSFORM,
    V_UNFLIP,
    V_UNSEAL,
    VERBS,
)

UNSEEN: Final = "a card"
DOWN: Final = "face down"  # the note of cards that come into play so
SOME: Final = 3  # so many cards are named without a number before them

PLACES: Final = {  # as places are written
    STAGE: "stage",
    POOL: "pool",
    MOMENTUM: "momentum",
    DISCARDS: "discards",
    REMOVED: "removed",
}


def pack_place(owner: int, zone: int, at: int) -> int:
    """A place on the table as one number: a line is written far more often than read."""
    return at << 8 | zone << 1 | owner


def place_name(place: int) -> str:
    """The same in words: `P1.stage.2`; nothing for NOBODY."""
    return f"{NAMES[place & 1]}.{PLACES[place >> 1 & 127]}.{(place >> 8) + 1}" if place != NOBODY else ""


class Told(Event):
    """Something that happened.  `seen` says of each card which seats may know its name."""

    def __init__(
        self,
        verb: str,
        by: int,
        cards: tuple[str, ...],
        at: Zone,
        seen: tuple[int, ...],
        amount: int,
        note: str,
        cites_: RuleIds,
        origin: str = "",
        to: str = "",
        owner: int = -1,
        detail: str = "",
        change: int = 0,
    ) -> None:
        self.verb = verb
        self.by = by  # a seat, or -1
        self.cards = cards
        self.at = at  # where they lie, or lay before they moved: see `pack_place`
        self.seen = seen  # by card, the seats that may know its name, as bits
        self.amount = amount
        self.note = note  # the role, status, property or purpose, as words where the verb has such
        self.cites_ = cites_
        self.origin = origin
        self.to = to
        self.owner = owner  # of the first card
        self.detail = detail  # what the line needs besides: the ability, an attack's numbers, health left, whose effect
        self.change = change  # by which the value of a check is another one than its card's

    def cites(self) -> RuleIds:
        return self.cites_

    def named(self, seat: int) -> list[str]:
        """The names of the cards as this seat knows them; nobody who only looks on knows a secret of one seat's."""
        return [
            name if name and (seat == JUDGE or bits & (1 << seat if seat >= 0 else ONLOOKERS)) else UNSEEN
            for name, bits in zip(self.cards, self.seen, strict=True)
        ]

    def text(self, names: Sequence[str], seat: int) -> str:
        who = names[self.by] if self.by >= 0 else "The game"
        said = sentence(self, who, names, self.named(seat))
        return f"{said[:1].upper()}{said[1:]}."

    def data(self, seat: int) -> dict[str, Any]:
        """`what` is the verb: it tells lines apart as the classes of other games' events do, and `who` is who acts."""
        return {
            "what": self.verb,
            "verb": self.verb,
            "who": self.by,
            "by": self.by,
            "cards": self.named(seat),
            "at": [place_name(place) for place in self.at],
            "amount": self.amount,
            "note": self.note,
            "origin": self.origin,
            "to": self.to,
            "owner": self.owner,
            "detail": self.detail,
            **({"change": self.change} if self.change else {}),
        }


def detail(events: list[Event], text: str) -> None:
    """Add to the line just told what its happening does not carry."""
    line = events[-1] if events else None
    if isinstance(line, Told):
        line.detail = text


def changed_by(events: list[Event], change: int) -> None:
    """Add to the line of a check what changes its value (UVS-CHECK-03)."""
    line = events[-1] if events else None
    if isinstance(line, Told):
        line.change = change


# Lines, by verb

DONE: Final = {  # somebody does this to cards
    VERBS[V_DISCARD]: "discards",
    VERBS[V_MILL]: "mills",
    VERBS[V_SPEND]: "spends",
    VERBS[V_CLEAR]: "clears",
    VERBS[V_DESTROY]: "destroys",
    VERBS[V_SACRIFICE]: "sacrifices",
    VERBS[V_BUILD]: "builds",
    VERBS[V_COMMIT]: "commits",
    VERBS[V_READY]: "readies",
    VERBS[V_FLIP]: "flips",
    VERBS[V_UNFLIP]: "unflips",
    VERBS[V_FREEZE]: "freezes",
    VERBS[V_SEAL]: "seals",
    VERBS[V_UNSEAL]: "unseals",
    VERBS[V_TRANSFORM]: "transforms",
    VERBS[V_REVEAL]: "reveals",
    VERBS[V_LOOK]: "looks at",
    VERBS[V_CREATE]: "creates",
    VERBS[V_ATTACH]: "attaches",
    VERBS[V_DRAW]: "draws",
    VERBS[V_ATTACKED]: "attacks",
}
AFTER: Final = {
    VERBS[V_SPEND]: " from momentum",
    VERBS[V_CLEAR]: " from the card pool",
    VERBS[V_ATTACH]: " to the character",
}
SHORT: Final = {  # without cards
    VERBS[V_PASS]: "passes the check",
    VERBS[V_SEARCH]: "searches",
    VERBS[V_CYCLE]: "cycles the deck: the discard pile is shuffled and becomes it",
    VERBS[V_SHUFFLE]: "shuffles the deck",
    VERBS[V_LEVEL]: "levels up",
    VERBS[V_FAIL]: "fails the check",
    VERBS[V_FIRST]: "goes first",
}
ROLES: Final = {"form": "plays", "block": "blocks with", "reversal": "plays", "ability": "plays"}


def sentence(told: Told, who: str, names: Sequence[str], cards: list[str]) -> str:
    """The line without its stop; small at the beginning where a hidden card stands there."""
    verb = told.verb
    if verb == VERBS[V_TRANSFORM] or (verb == VERBS[V_BUILD] and told.note):
        return f"{who} {DONE[verb]} {turned(told, whose(told, names), cards)}{urged(told, names)}"
    if verb in DONE:
        return f"{who} {DONE[verb]} {counted(whose(told, names), cards, AFTER.get(verb, '') + urged(told, names))}"
    if verb in SHORT:
        return f"{who} {SHORT[verb]}{f' with {told.detail}' if told.detail else ''}"
    if verb in (VERBS[V_GAIN], VERBS[V_LOSE]):
        return health(told, who)
    if verb in (VERBS[V_MOVE], VERBS[V_REMOVE]):
        return moved(told, who, whose(told, names), cards) + urged(told, names)
    if verb == VERBS[V_CHECK]:
        return f"{who} checks {listed(cards)}: {reckoned(told)}{f' against {told.detail}' if told.detail else ''}"
    owner = f"{names[told.owner]}'s " if told.owner >= 0 else ""
    return played(told, who, cards) or fought(told, owner, cards) or changed(told, owner, listed(cards))


def reckoned(told: Told) -> str:
    """`3`, or `3 - 1 = 2` where something changes the value."""
    if not told.change:
        return str(told.amount)
    return f"{told.amount} {'-' if told.change < 0 else '+'} {abs(told.change)} = {told.amount + told.change}"


def played(told: Told, who: str, cards: list[str]) -> str:
    """Cards and abilities."""
    verb, what = told.verb, listed(cards)
    if verb == VERBS[V_ANNOUNCE]:
        ability = f" ({told.detail})" if told.detail else ""
        return f"{who} {'tries to block with' if told.note == 'block' else 'announces'} {what}{ability}"
    if verb == VERBS[V_PLAY]:
        return f"{who} {ROLES.get(told.note, 'plays')} {what}{' as a Reversal' if told.note == 'reversal' else ''}"
    if verb == VERBS[V_ABILITY]:
        return f"{who} uses {what}{f' ({told.detail})' if told.detail else ''}"
    if verb == VERBS[V_CHOICE]:
        return f"{who} chooses bullet {told.amount + 1} of {what}"
    return f"{who} reviews: {what} is discarded" if verb == VERBS[V_REVIEW] else ""


def fought(told: Told, owner: str, cards: list[str]) -> str:
    """The attack."""
    attack = f"{owner}{cards[0]}" if cards else ""
    if told.verb == VERBS[V_ENTER]:
        return f"{attack} attacks{f': {told.detail}' if told.detail else ''}"
    if told.verb == VERBS[V_STATUS]:
        return f"{attack} is {told.note}{f' by {listed(cards[1:])}' if cards[1:] else ''}"
    if told.verb == VERBS[V_DEAL]:
        return f"{attack} deals {told.amount} damage{dealt(told)}"
    return f"{attack} resolves" if told.verb == VERBS[V_RESOLVE] else ""


def dealt(told: Told) -> str:
    """To which backup; or of how much a block has left this half."""
    if not told.detail:
        return ""
    if told.note == STATUSES[PARTIALLY]:
        return f", half of {told.detail}"
    thrown = told.note == STATUSES[COMPLETELY]
    return f", half of {told.detail}: it is a Throw" if thrown else f" to {told.detail}"


def changed(told: Told, owner: str, what: str) -> str:
    """Numbers, counters and abilities of cards."""
    if told.verb in (VERBS[V_BONUS], VERBS[V_PENALTY]):
        sign = "+" if told.verb == VERBS[V_BONUS] else "-"
        return f"{owner}{what} gets {sign}{told.amount} {told.note}{f' ({told.detail} now)' if told.detail else ''}"
    if told.verb == VERBS[V_SET]:
        return f"{owner}{what} has {told.note} {told.detail} now"
    if told.verb in (VERBS[V_TIRE], VERBS[V_RECOVER]):
        return f"{owner}{what} {'loses' if told.verb == VERBS[V_TIRE] else 'gains'} {told.amount} stamina{left(told)}"
    if told.verb == VERBS[V_COUNTER]:
        n = abs(told.amount)
        many = f"{n} {told.detail + ' ' if told.detail else ''}counter{'' if n == 1 else 's'}"
        return f"{owner}{what} {'gets' if told.amount > 0 else 'loses'} {many}"
    if told.verb == VERBS[V_GRANT]:
        return f"{owner}{what} gains {told.detail or 'something new'}"
    if told.verb == VERBS[V_CANCEL]:
        return f"the ability of {owner}{what} is canceled"
    return " ".join([part for part in (owner.removesuffix("'s "), told.verb, what) if part])


def health(told: Told, who: str) -> str:
    verb = "gains" if told.verb == VERBS[V_GAIN] else "loses"
    return f"{who} {verb} {told.amount} health{left(told)}"


def left(told: Told) -> str:
    """What there is now; nobody reads less than nothing, though the number may be negative (UVS-NEG-01)."""
    word = "left" if told.verb in (VERBS[V_LOSE], VERBS[V_TIRE]) else "now"
    return f" ({told.detail if told.detail[0] != '-' else 0} {word})" if told.detail else ""


MOVES: Final = {  # where to: what is done with the cards
    "momentum": ("adds", " to momentum"),
    "hand": ("takes", " into hand"),
    "deck": ("puts", " into the deck"),
    "discard pile": ("puts", " into the discard pile"),
    "card pool": ("adds", " to the card pool"),
    "stage": ("puts", " into the stage"),
    "removed from game": ("removes", " from the game"),
    "transit": ("takes", ""),
    "aside": ("puts", " aside"),
}


def turned(told: Told, owner: str, cards: list[str]) -> str:
    """`Jab into Kick`: a card and its other side in force now, which may be called alike; or how it came into play."""
    if told.note == DOWN:
        return counted(owner, cards, f" {DOWN}")
    into = f" {'as' if told.verb == VERBS[V_BUILD] else 'into'} {told.note}"
    return counted(owner, cards, "") + (into if told.note and told.note != listed(cards) else "")


def moved(told: Told, who: str, owner: str, cards: list[str]) -> str:
    verb, end = MOVES.get(told.to, ("moves", ""))
    origin = (
        f" from the {told.origin}" if told.origin in ("discard pile", "deck", "stage") and told.to == "hand" else ""
    )
    return f"{who} {verb} {counted(owner, cards, origin + end + (told.note and ', ' + told.note))}"


def whose(told: Told, names: Sequence[str]) -> str:
    """Whose cards they are, where somebody else does it to them."""
    return f"{names[told.owner]}'s " if told.owner not in (-1, told.by) and told.cards else ""


def urged(told: Told, names: Sequence[str]) -> str:
    """That it is an effect of the other player's which wants it."""
    return f", by {names[int(told.detail)]}'s effect" if told.detail else ""


# Cards in a row


def counted(owner: str, cards: list[str], end: str) -> str:
    """`Jab from the game`, `4 cards from the game: Jab x2, Kick and Wall`, `3 cards` where they are hidden."""
    known = [name for name in cards if name != UNSEEN]
    if not known:
        return f"{owner}{len(cards)} cards{end}" if len(cards) != 1 else f"{owner or 'a '}card{end}"
    return f"{owner}{listed(cards)}{end}" if len(cards) <= SOME else f"{owner}{len(cards)} cards{end}: {listed(cards)}"


def listed(cards: list[str]) -> str:
    """`Jab, Wall x2 and 3 cards more`."""
    known = [name for name in cards if name != UNSEEN]
    parts = [f"{name} x{known.count(name)}" if known.count(name) > 1 else name for name in dict.fromkeys(known)]
    hidden = len(cards) - len(known)
    if hidden:
        parts.append(UNSEEN if hidden == 1 else f"{hidden} cards")
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}" if parts else "nothing"
