"""What a position holds besides cards: the attack, scopes, lasting effects, what was and what is being checked."""

from __future__ import annotations

from typing import Any, Final

from kumite.core.piles import Zone
from kumite.core.position import Record
from kumite.games.universus.printed import Ability, Face, Happening, Word
from kumite.games.universus.terms import NOBODY, UNDECIDED


class Attack(Record):
    """The attack in its sequence, or being played, by the attacker of any turn (UVS-ATKR-01).  Verbs change a copy."""

    # fmt: off
    __slots__ = (
        "backup", "block", "by", "card", "considered", "dealt", "deflected", "dropped", "enhanced", "last",
        "number", "resolved", "safe", "status", "step", "tried",
    )
    # fmt: on

    def __init__(
        self,
        card: int = NOBODY,
        by: int = NOBODY,
        backup: int = NOBODY,
        number: int = 0,
        step: int = 0,
        status: int = UNDECIDED,
        block: int = NOBODY,
        tried: bool = False,
        considered: bool = False,
        dropped: bool = False,
        dealt: int = 0,
        deflected: bool = False,
        safe: bool = False,
        last: Face | None = None,
        resolved: bool = False,
        enhanced: int = NOBODY,
    ) -> None:
        self.card = card
        self.by = by  # the attacker (UVS-ATKR-01)
        self.backup = backup  # the backup that is attacked, or NOBODY
        self.number = number  # of the attacks of this turn, from 1
        self.step = step  # ENHANCE_STEP, BLOCK_STEP, DAMAGE_STEP, or 0 before and after
        self.status = status
        self.block = block  # the card that blocks it
        self.tried = tried  # a block was attempted (UVS-BSTEP-10)
        self.considered = considered  # completely blocked, by an effect (UVS-BSTEP-02)
        self.dropped = dropped
        self.dealt = dealt
        self.deflected = deflected  # UVS-KDEFL-02
        self.safe = safe  # as it resolved (UVS-KREV-04)
        self.last = last  # its last state in the card pool, once it has left that (UVS-RULING-80)
        self.resolved = resolved
        self.enhanced = enhanced  # how long the log was as its Enhance Step was over, or NOBODY

    def copy(self) -> Attack:
        return Attack(
            self.card,
            self.by,
            self.backup,
            self.number,
            self.step,
            self.status,
            self.block,
            self.tried,
            self.considered,
            self.dropped,
            self.dealt,
            self.deflected,
            self.safe,
            self.last,
            self.resolved,
            self.enhanced,
        )


NO_ATTACK: Final = Attack()


class Lost(Record):
    """A card that has been shuffled into a deck: what it was, for nobody knows any more which one it is."""

    __slots__ = ("face", "front", "owner")

    def __init__(self, owner: int, face: Face, front: Face) -> None:
        self.owner = owner
        self.face = face
        self.front = front  # what was printed on it; nothing, if it lay face down


class Bind(Record):
    """A name that an instruction has given to cards or to a number (`discarded`, `chosen`, `checked` ...)."""

    __slots__ = ("cards", "faces", "lost", "name", "number")

    def __init__(
        self, name: str, cards: Zone = (), number: int = 0, faces: tuple[Face, ...] = (), lost: tuple[Lost, ...] = ()
    ) -> None:
        self.name = name
        self.cards = cards
        self.number = number
        self.faces = faces  # as the cards were when they were bound
        self.lost = lost  # those of them that a cycle has taken along: they only count

    def seen(self) -> tuple[Face, ...]:
        return self.faces + tuple([one.face for one in self.lost])


class Scope(Record):
    """An effect's frame of reference: when it began, X, and the names bound so far (UVS-SCOPE-01); for an ability also
    whether a character bears it (UVS-CHAB-01)."""

    # fmt: off
    __slots__ = (
        "ability", "barred", "binds", "cancelled", "card", "character", "did", "gone", "modes", "name",
        "owner", "start", "text", "x",
    )
    # fmt: on

    def __init__(
        self,
        start: int,
        owner: int = NOBODY,
        card: int = NOBODY,
        text: Ability | None = None,
        ability: int = NOBODY,
        character: bool = False,
        name: str = "",
        x: int = NOBODY,
        did: int = 0,
        binds: tuple[Bind, ...] = (),
        cancelled: bool = False,
        modes: tuple[int, ...] = (),
        barred: tuple[tuple[int, int], ...] = (),
        gone: Lost | None = None,
    ) -> None:
        self.start = start  # a tick
        self.owner = owner  # who plays the ability
        self.card = card  # that bears the ability
        self.text = text  # the ability itself: its card may have changed since
        self.ability = ability  # its number on the card
        self.character = character  # a character's (UVS-CHAB-01)
        self.name = name  # of that card: its handle may be another, hidden one's later
        self.x = x
        self.did = did  # how many cards, or how much, the last instruction changed
        self.binds = binds
        self.cancelled = cancelled
        self.modes = modes  # bullets chosen
        self.barred = barred  # replacements that this stands for: they do not apply to it again
        self.gone = gone  # what `card` was, once a cycle has taken it along: its handle is another card's


class Lasting(Record):
    """An effect that waits or lasts: fired, modifier or rule; assigned to a card, or detached (UVS-EFF-15)."""

    __slots__ = ("body", "born", "event", "id", "on", "scope", "source", "times", "until", "you")

    def __init__(
        self,
        id: int,
        you: int,
        source: int,
        body: Word,
        scope: Scope,
        until: int,
        on: int = NOBODY,
        times: int = NOBODY,
        born: int = 0,
        event: Happening | None = None,
    ) -> None:
        self.id = id
        self.you = you
        self.source = source
        self.body = body
        self.scope = scope  # inherited from what created it (UVS-SCOPE-04)
        self.until = until  # a period; it ends when that does
        self.on = on  # the card it is assigned to; NOBODY: detached
        self.times = times  # how often it still acts; NOBODY: always
        self.born = born  # in which turn, or during which attack where that is its end
        self.event = event  # what set off the effect that made it


class Lent(Record):
    """What a continuous ability has changed, where it does so only for as long as it is on (UVS-RULING-43)."""

    __slots__ = ("amount", "card", "change", "mark")

    def __init__(self, card: int, mark: int, amount: int, change: Any) -> None:
        self.card = card
        self.mark = mark  # what the card's state remembers the change by
        self.amount = amount  # as it was then
        self.change = change  # a Fading (fading.py), to be taken back


class Left(Record):
    """What a card was when it left a zone, changed its facing or its publicity: for scope reads (UVS-SCOPE-03)."""

    __slots__ = ("card", "face", "live", "tick", "zone")

    def __init__(self, card: int, tick: int, zone: int, live: bool, face: Face) -> None:
        self.card = card
        self.tick = tick
        self.zone = zone
        self.live = live
        self.face = face


class Use(Record):
    """How often an ability was played this turn, and tried in this Enhance Step."""

    __slots__ = ("ability", "card", "ever", "step", "turn")

    def __init__(self, card: int, ability: int, turn: int = 0, step: int = 0, ever: int = 0) -> None:
        self.card = card
        self.ability = ability
        self.turn = turn
        self.step = step
        self.ever = ever  # played this turn, whatever has become of the card since (UVS-RULING-63)


class Check(Record):
    """A check that is being made (UVS-CHECK-01): by whom, what for, and the value so far."""

    __slots__ = ("again", "card", "fixed", "free", "need", "played", "purpose", "spared", "value", "who")

    def __init__(
        self,
        who: int,
        purpose: int,
        card: int = NOBODY,
        value: int = 0,
        need: int = NOBODY,
        again: bool = False,
        played: int = NOBODY,
        fixed: int = 0,
        free: bool = False,
        spared: bool = False,
    ) -> None:
        self.who = who
        self.purpose = purpose  # FOR_FORM, FOR_BLOCK, FOR_COST, FOR_VALUE
        self.card = card  # the card that was checked
        self.value = value  # with all changes so far
        self.need = need  # a number to check against; NOBODY or POOL_TOO: the card's difficulty, or none at all
        self.again = again  # a re-check (UVS-RECHK-04)
        self.played = played  # the card that is being played by it
        self.fixed = fixed  # progressive difficulty, or everything if the table wants it so (UVS-RULING-22)
        self.free = free  # responses may interrupt it (UVS-RULING-71)
        self.spared = spared  # failing it does not end the Combat Phase


class Result(Record):
    """What came of a check, for whoever asked for it."""

    __slots__ = ("card", "margin", "passed", "spared", "value")

    def __init__(self, passed: bool, value: int = 0, card: int = NOBODY, spared: bool = False, margin: int = 0) -> None:
        self.passed = passed
        self.value = value
        self.card = card  # that was checked; NOBODY where none was made (UVS-CHECK-11)
        self.spared = spared  # failing it does not end the Combat Phase
        self.margin = margin  # by how much it was passed or failed
