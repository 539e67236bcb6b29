"""Deeds: what is about to be done, to cards or to a player, before anybody has been asked about it."""

from __future__ import annotations

from kumite.core.piles import Zone
from kumite.core.position import Record
from kumite.games.universus.faces import face
from kumite.games.universus.handwork import hand_listens
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Happening, Word
from kumite.games.universus.terms import BY_RULE, NOBODY, V_MOVE
from kumite.games.universus.verbs import carry, move
from kumite.games.universus.words.structure import Fired

Keys = tuple[tuple[int, int], ...]  # replacements, each by its card and its number


class Deed(Record):
    """Something that is about to be done, to cards or (as to the one card NOBODY) to a player."""

    __slots__ = ()

    def act(self, g: Versus, h: int) -> Happening:
        """What would happen to this card: what rules are asked about."""
        raise NotImplementedError(f"{self} is nothing that happens")

    def to(self) -> int:
        """The zone the cards go to, or NOBODY."""
        return NOBODY

    def down(self, g: Versus, h: int) -> bool:
        """Whether the card will lie there face down."""
        return False

    def still(self, g: Versus, h: int) -> bool:
        """Whether it can be done to the card, after what has come before."""
        return True

    def idle(self) -> bool:
        """Whether nothing would happen anyhow."""
        return False

    def interrupted(self) -> bool:
        """Whether abilities may come before it: not in a pause, which nothing interrupts (UVS-PAUSE-02)."""
        return True

    def barred(self, g: Versus) -> Keys:
        """The replacements that this stands for itself."""
        return ()

    def but(self, how: Word) -> Deed | None:
        """The same done in another way, if this instruction says only in which; None: it says something else."""
        return None

    def early(self, g: Versus, cards: Zone) -> None:
        """The cards have left, and arrive when the cost is paid."""

    def proceed(self, g: Versus, cards: Zone) -> None:
        """Do it now."""
        raise NotImplementedError(f"{self} is never done")


class Carried(Deed):
    """Cards change their zone by a rule of the game (`verbs.carry`)."""

    __slots__ = ("at", "by", "facedown", "to_zone", "verb")

    def __init__(self, verb: int, to_zone: int, by: int, at: int = NOBODY, facedown: bool = False) -> None:
        self.verb = verb
        self.to_zone = to_zone
        self.by = by
        self.at = at
        self.facedown = facedown

    def act(self, g: Versus, h: int) -> Happening:
        seen = (face(g, h),)
        return Happening(self.verb, g.owner[h], (h,), 1, 0, BY_RULE, NOBODY, g.zone[h], self.to_zone, g.tick, seen)

    def to(self) -> int:
        return self.to_zone

    def down(self, g: Versus, h: int) -> bool:
        return self.facedown

    def proceed(self, g: Versus, cards: Zone) -> None:
        carry(g, self.verb, cards, self.to_zone, self.by, at=self.at, facedown=self.facedown)


class Failed(Carried):
    """It goes to the discard pile; that it would arrive there has been told."""

    def to(self) -> int:
        return NOBODY


class Silent(Deed):
    """Cards change their zone without an event of its own: of a check, or in a cycle."""

    __slots__ = ("to_zone",)

    def __init__(self, to_zone: int) -> None:
        self.to_zone = to_zone

    def act(self, g: Versus, h: int) -> Happening:
        return Happening(
            V_MOVE, g.owner[h], (h,), 1, 0, BY_RULE, NOBODY, g.zone[h], self.to_zone, g.tick, (face(g, h),)
        )

    def to(self) -> int:
        return self.to_zone

    def proceed(self, g: Versus, cards: Zone) -> None:
        for h in cards:
            move(g, h, self.to_zone)


def awaited(g: Versus, verb: int) -> bool:
    """Whether anybody listens for this; at an open table, might, as far as the rival can tell."""
    if g.ears[verb]:
        return True
    for effect in g.effects:
        if isinstance(effect.body, Fired) and verb in effect.body.trigger.verbs():
            return True
    return g.house.windows != "silent" and hand_listens(g, verb)
