"""Rule effects as words: cannot, must, may as though, costs more (UVS-RULE-01)."""

from __future__ import annotations

from typing import Any, Final

from kumite.core.position import Record, fields
from kumite.games.universus.ears import KINDS, REPLACES, RULES
from kumite.games.universus.faces import current_attack
from kumite.games.universus.lasting import create
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Ability, Amount, Cond, Ctx, Happening, Test, Text, Trigger, Word
from kumite.games.universus.terms import (
    AS_REVERSAL,
    ATTACK_PERIOD,
    NOBODY,
    TURN,
    V_BEFORE_TAKE,
    V_BONUS,
    V_PENALTY,
    V_RESOLVE,
    V_SET,
)
from kumite.games.universus.values import number, reads_scope
from kumite.games.universus.words.amounts import Bound, Cap, Minus, X
from kumite.games.universus.words.conds import All, During
from kumite.games.universus.words.sels import Ref, This
from kumite.games.universus.words.triggers import Event

CANNOT: Final = 0
IGNORES: Final = 1  # progressive difficulty, and the like
AUTOMATIC: Final = 2  # a check passes by itself (UVS-CHECK-11)
FACE_UP: Final = 3  # added to momentum face up
SURCHARGE: Final = 4  # an additional cost (UVS-ADDC-01)
PLAYABLE: Final = 5  # may be played from another zone, perhaps without a check (UVS-ACT-05)
COUNTS: Final = 6  # as more than one card, as something else
CONSIDERED: Final = 7  # completely blocked (UVS-BSTEP-02)
DEALS: Final = 8  # so much damage where another amount would be dealt
INSTEAD: Final = 9  # something else happens instead
AS_THOUGH: Final = 10  # may pay in another way (UVS-ASTH-01)
HAND_SIZE_IS: Final = 11  # more or less than printed
COPIES: Final = 12  # of a card, in the deck or of a Unique card in the stage
REDUCES: Final = 13  # so much less damage, health or cards than would be
KEEPS: Final = 14  # a number that is not reduced below `amount`
OFFERS: Final = 15  # to be played with other numbers, before its difficulty is determined (UVS-RULING-177)
MODALS: Final = (
    "cannot",
    "ignores",
    "automatic",
    "face up",
    "additional cost",
    "playable",
    "counts as",
    "considered",
    "deals",
    "instead",
    "as though",
    "hand size",
    "copies",
    "reduces",
    "keeps",
    "offers",
)


OTHERS_DO: Final = (SURCHARGE, PLAYABLE)  # what they say is done for another ability or card, in no scope of theirs
OF_NUMBERS: Final = (V_BONUS, V_PENALTY, V_SET)


class Rule(Word):
    """A rule that is added to the game for as long as it is active: `act` is what it is about."""

    def __init__(
        self,
        modal: int,
        act: Trigger,
        amount: Amount | int = 0,
        then: Text = (),
        zones: tuple[int, ...] = (),
        cond: Cond | None = None,
        on: Test | None = None,
        until: int = TURN,
        times: int = NOBODY,
        free: bool = False,
        may: bool = False,
    ) -> None:
        self.modal = modal
        self.act = act
        self.amount = amount
        self.then = then  # the cost; AS_THOUGH: what may be done to pay; INSTEAD: what happens; OFFERS: what it gets
        self.zones = zones  # PLAYABLE: from where
        self.cond = cond  # only while this holds
        self.on = on  # the card it is assigned to when an effect makes it
        self.until = until
        self.times = times
        self.free = free  # PLAYABLE: without a check
        self.may = may  # INSTEAD: its owner may let it happen all the same; CANNOT: asked then, may have it not happen

    def covers(self, g: Versus, ctx: Ctx, act: Happening) -> bool:
        return self.act.hears(g, ctx, act) and (self.cond is None or self.cond.holds(g, ctx))

    def is_permission(self) -> bool:
        """Not forbidden, but its owner may choose that it does not happen, when it would (UVS-RULING-261)."""
        return self.modal == CANNOT and self.may

    def modals(self) -> int:
        return 1 << self.modal

    def ears(self) -> tuple[int, ...]:
        """Reversals to this attack are played as it resolves, and so a rule on them stays for that (UVS-KREV-02)."""
        about = (*[RULES + verb for verb in self.act.verbs()], KINDS + self.modal)
        if self.until == ATTACK_PERIOD and isinstance(self.act, Event) and self.act.notes == (AS_REVERSAL,):
            return (*about, V_RESOLVE)
        return (*about, REPLACES) if self.modal == INSTEAD else about

    def own_card(self) -> bool:
        return self.act.own_card()

    def does(self, g: Versus, ctx: Ctx) -> None:
        if self.modal == PLAYABLE and self.until == ATTACK_PERIOD and current_attack(g) == NOBODY:
            return  # there is no attack during which it could be played (UVS-DURING-01)
        rule = self
        if self.is_fixed(g, ctx) and not self.of_rest(ctx.event):
            rule = Rule(**{**fields(self), "amount": number(g, ctx, self.amount)})  # X is what it is now
        if self.modal in OTHERS_DO and speaks_of_x(self.then):
            rule = Rule(**{**fields(rule), "then": with_x(self.then, number(g, ctx, X()))})
        if g.attack.step == 0 and self.is_of_sequence():
            during = During(ATTACK_PERIOD)
            rule = Rule(**{**fields(rule), "cond": during if self.cond is None else All((self.cond, during))})
        create(g, ctx, rule, self.until, self.assigned(), self.times)

    def is_fixed(self, g: Versus, ctx: Ctx) -> bool:
        """UVS-RULING-113: an amount that names X or cards that were bound.  The attack in progress that set this off is
        no such card as long as the rule lasts no longer: like "this attack" it is read when it is needed."""
        told = ctx.event
        if self.until == ATTACK_PERIOD and told is not None and told.what[:1] == (current_attack(g),):
            return names_bound(self.amount)
        return reads_scope(self.amount)

    def of_rest(self, event: Happening | None) -> bool:
        """Reduced by 3 (min. 1): what others have left by then is not reduced below that (UVS-RULE-03).  The event is
        what set off the effect that makes it: damage that is about to be taken, or none where the rule is static."""
        if self.modal != REDUCES or not (event is None or event.verb == V_BEFORE_TAKE):
            return False
        amount = self.amount
        if not isinstance(amount, Cap) or not isinstance(amount.a, Minus) or not isinstance(amount.a.b, int):
            return False
        return isinstance(amount.a.a, Bound) and amount.a.a.name == "event" and isinstance(amount.most, int)

    def assigned(self) -> Test | None:
        """What is said of its own card alone is assigned to that (UVS-ASGN-01), and ends as it changes zones
        (UVS-ZCHG-01)."""
        return This() if self.on is None and isinstance(self.act, Event) and self.act.own else self.on

    def is_of_sequence(self) -> bool:
        """UVS-DURING-01: what cannot be during an attack can be until that enters its sequence.  Numbers of the attack
        are spoken of as soon as it is played (UVS-ATK-06), and reversals to it come after."""
        if self.modal != CANNOT or self.until != ATTACK_PERIOD or self.on is not None:
            return False
        return not any(verb in OF_NUMBERS for verb in self.act.verbs()) and V_RESOLVE not in self.ears()


def speaks_of_x(part: object) -> bool:
    """Whether a part of a tree speaks of X; an ability that is given to a card has an X of its own."""
    if isinstance(part, tuple):
        return any(speaks_of_x(one) for one in part)
    if isinstance(part, X):
        return True
    return isinstance(part, Record) and not isinstance(part, Ability) and speaks_of_x(tuple(fields(part).values()))


def with_x(part: Any, x: int) -> Any:
    """The same with this number for X (UVS-RULING-113)."""
    if isinstance(part, tuple):
        return tuple([with_x(one, x) for one in part])
    if isinstance(part, X):
        return x
    if not speaks_of_x(part):
        return part
    kind: Any = type(part)
    return kind(**{name: with_x(value, x) for name, value in fields(part).items()})


def names_bound(part: object) -> bool:
    """Whether a part of a tree speaks of what its effect has chosen, counted or bound, other than what set it off."""
    if isinstance(part, Ref):
        return part.name != "event"
    if isinstance(part, (Amount, Test)) and part.of_scope():
        return True
    if isinstance(part, tuple):
        return any(names_bound(one) for one in part)
    return isinstance(part, Record) and any(names_bound(one) for one in fields(part).values())


def rules_itself(abilities: tuple[Ability, ...]) -> bool:
    """Whether all the rules among these are about what is done to their own card."""
    for ability in abilities:
        for word in ability.does:
            if isinstance(word, Rule) and not (isinstance(word.act, Event) and word.act.own):
                return False
    return True
