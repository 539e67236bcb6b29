"""Modifiers that wait for the cards they change: continuous abilities, and effects that last (UVS-MODIF-02)."""

from __future__ import annotations

from kumite.core.position import Asks, Question
from kumite.games.universus.dues import Due, due_now, static_due
from kumite.games.universus.ears import STATICS
from kumite.games.universus.faces import card_of, face
from kumite.games.universus.fading import Fading, to_fade
from kumite.games.universus.position import Versus, rival_of
from kumite.games.universus.printed import Ctx, Face, Word
from kumite.games.universus.printer import sentence
from kumite.games.universus.records import Lasting, Lent
from kumite.games.universus.scopes import add_effect, end_effects, used_once
from kumite.games.universus.stamina import arrives_whole
from kumite.games.universus.terms import (
    ATTACK,
    BLOCK,
    BLOCK_ZONE,
    DOER,
    NOBODY,
    POOL,
    STAMINA,
    TRANSIT,
    V_PLAY,
    YOU,
)
from kumite.games.universus.texts import SETTLE
from kumite.games.universus.values import number
from kumite.games.universus.verbs import altered
from kumite.games.universus.words.amounts import as_bonus
from kumite.games.universus.words.changes import SUSPENDED, Changing, Double, Modify, Set, changeable
from kumite.games.universus.words.sels import Sel, This, found, seat_of
from kumite.games.universus.words.structure import Or
from kumite.games.universus.words.tests import Type
from kumite.games.universus.words.turns import Seal


def apply_modifiers(g: Versus) -> bool:
    """UVS-MODIF-02, UVS-MODIF-04: whatever applies and has not been applied, the active player's first; whether
    somebody must say first in which order.  A live card has a state to be changed at once (UVS-STATE-03), before
    anything fires (UVS-STATE-10); what is changed is not worked out again (UVS-STATE-09)."""
    if g.lent:
        lapse(g)
    for seat in (g.turn, rival_of(g.turn)):
        asks = undecided(g, seat) if g.effects else None
        if asks is not None:
            g.then(asks, SETTLE)
            return True
        due = due_now(g, seat)
        if not due:
            continue
        group = clash(due)
        if group:
            g.then(Sooner(seat, tuple(group)), SETTLE)
            return True
        for one in due:
            make(g, one)
    return False


def make(g: Versus, due: Due) -> None:
    """Make the change."""
    at, scope, event = len(g.scopes), g.scopes[0], None
    for effect in g.effects:
        if effect.id == due.effect:
            scope, event = effect.scope, effect.event
    g.scopes.append(scope)
    if due.mark != NOBODY:
        altered(g, due.card).applied += (due.mark,)
    ctx, before = Ctx(due.you, due.source, at, event), face(g, due.card)
    if due.effect != NOBODY:
        to_fade(g, ctx, due.word, due.word.until, due.card)
    due.word.change(g, ctx, due.card)
    if due.effect == NOBODY and due.word.prop() == STAMINA:
        arrives_whole(g, due.card)
    if due.effect == NOBODY and g.house.desperation == "live":
        lend(g, due, before)
    if due.mark == NOBODY:
        end_effects(g, (due.effect,))
    del g.scopes[at:]


# Several at once


def clash(due: list[Due]) -> list[Due]:
    """The first changes of one property of one card whose order matters: one of them sets or doubles it."""
    for one in due:
        if not isinstance(one.word, (Set, Double)):
            continue
        group = [other for other in due if other.card == one.card and other.word.prop() == one.word.prop()]
        if any(other.word != one.word for other in group):
            return group
    return []


class Sooner(Asks):
    """UVS-MODIF-04: their owner makes them in any order."""

    says = "Choose which change is made first"
    rules = ("UVS-MODIF-04",)

    def __init__(self, who: int, due: tuple[Due, ...]) -> None:
        self.who = who
        self.due = due

    def ask(self, g: Versus) -> Question:
        return Question(self.who, "sooner", range(len(self.due)))

    def act(self, g: Versus, option: int) -> None:
        g.edits += 1
        make(g, self.due[option])

    def write(self, g: Versus, option: int) -> str:
        name = card_of(g, self.due[option].source).name
        same = [at for at in range(len(self.due)) if card_of(g, self.due[at].source).name == name]
        return name if len(same) < 2 else f"{name} #{same.index(option) + 1}"


# One of several


def undecided(g: Versus, seat: int) -> Way | None:
    """UVS-EFF-07: the first card that one of several changes of this player's is for now."""
    for effect in g.effects:
        word = effect.body
        if effect.you == seat and isinstance(word, Or):
            g.scopes.append(effect.scope)
            ctx = Ctx(effect.you, effect.source, len(g.scopes) - 1, effect.event)
            who, cards = seat_of(g, ctx, word.who), cards_for(g, ctx, word, effect)
            g.scopes.pop()
            if cards:
                return Way(who, cards[0], word, effect)
    return None


def cards_for(g: Versus, ctx: Ctx, word: Or, effect: Lasting) -> list[int]:
    """The cards that have come, and that it can change in some way."""
    waits = word.waits_for()
    target = waits[0] if waits is not None else None
    if effect.on != NOBODY:
        cards: tuple[int, ...] = (effect.on,)
    else:
        cards = found(g, ctx, target, ctx.you) if isinstance(target, Sel) and not target.next else ()
    return [h for h in cards if effect.id not in face(g, h).applied and can_change(g, h, word)]


def can_change(g: Versus, h: int, word: Or) -> bool:
    """Whether some part of it applies to the card by now."""
    for one in sum(word.parts, ()):
        if isinstance(one, Or) and can_change(g, h, one):
            return True
        if isinstance(one, Changing) and changeable(g, h, one.prop()):
            return True
    return False


class Way(Asks):
    """Choose one of several changes of a card that has come."""

    says = "Choose one"
    rules = ("UVS-EFF-07",)

    def __init__(self, who: int, card: int, word: Or, effect: Lasting) -> None:
        self.who = who
        self.card = card
        self.word = word
        self.effect = effect

    def ask(self, g: Versus) -> Question:
        return Question(self.who, "which", range(len(self.word.parts)))

    def act(self, g: Versus, option: int) -> None:
        g.edits += 1
        used_once(g, self.effect)
        for word in self.word.parts[option]:
            assign(g, self.effect, word, self.card)

    def write(self, g: Versus, option: int) -> str:
        return sentence(self.word.parts[option])

    def prompt(self, g: Versus) -> str:
        return f"Choose one for {face(g, self.card).name or 'a card'}"


# The next card, and the card itself


def claim_next(g: Versus, h: int, as_block: bool = False, entering: bool = False) -> None:
    """UVS-NEXT-01, UVS-NEXT-02: the card that is now tried, or enters its sequence, is the next one: what waited is
    assigned to it.  What changes its speed, damage or zone is held (UVS-MODIF-03).  A card that is tried as a block is
    a next card, but no next attack or foundation (UVS-PLAYTY-01), unless a block modifier is spoken of; one that enters
    its sequence is a next attack, but no next card, which is tried."""
    for effect in g.effects:
        if claims(g, effect, h, as_block, entering):
            used_once(g, effect)
            if not seals(g, effect, h):
                assign(g, effect, effect.body, h)


def seal_next(g: Versus, h: int, as_block: bool) -> None:
    """UVS-SEAL-01: that it has no abilities is a rule, which comes before what it would say of itself (UVS-RULE-02)."""
    for effect in g.effects:
        if isinstance(effect.body, Seal) and claims(g, effect, h, as_block, False):
            used_once(g, effect)
            seals(g, effect, h)


def claims(g: Versus, effect: Lasting, h: int, as_block: bool, entering: bool) -> bool:
    """Whether it waits for such a card, and this one has not been it already."""
    word = effect.body
    waits = word.waits_for() if effect.on == NOBODY else None
    target = waits[0] if waits is not None else None
    if not isinstance(target, Sel) or not target.next or effect.id in face(g, h).applied:
        return False
    typed = [test for test in target.tests if isinstance(test, Type)]
    if as_block and typed and not of_blocks(word):
        return False
    if entering and not (of_attacks(typed) and is_another(effect, h)):
        return False
    g.scopes.append(effect.scope)
    ctx = Ctx(effect.you, effect.source, len(g.scopes) - 1, effect.event)
    whose = YOU if target.whose == DOER else target.whose
    fits = Sel(1, whose, target.tests, (POOL, TRANSIT), every=True).fits(g, ctx, h)
    g.scopes.pop()
    return fits


def seals(g: Versus, effect: Lasting, h: int) -> bool:
    """Whether sealing is what waits for it: it is sealed, unless it is already (UVS-SEAL-04)."""
    word = effect.body
    if not isinstance(word, Seal):
        return False
    g.scopes.append(effect.scope)
    word.reach(g, Ctx(effect.you, effect.source, len(g.scopes) - 1, effect.event), h)
    g.scopes.pop()
    altered(g, h).applied += (effect.id,)
    return True


def of_blocks(word: Word) -> bool:
    """Whether it changes, or may change, what is asked of nothing but blocks."""
    if isinstance(word, Or):
        return any(of_blocks(one) for one in sum(word.parts, ()))
    return isinstance(word, Changing) and word.prop() in (BLOCK, BLOCK_ZONE)


def of_attacks(typed: list[Type]) -> bool:
    return any(ATTACK in test.types for test in typed)


def is_another(effect: Lasting, h: int) -> bool:
    """UVS-RULING-94: an attack that speaks of the next one as it is played does not mean itself."""
    told = effect.event
    return told is None or effect.source != h or told.verb != V_PLAY or h not in told.what


def assign(g: Versus, effect: Lasting, word: Word, h: int) -> None:
    """It is one of the next ones, and only once, though it is tried first and enters its sequence later
    (UVS-MODIF-07)."""
    altered(g, h).applied += (effect.id,)
    add_effect(
        g,
        Lasting(g.fresh, effect.you, effect.source, word, effect.scope, effect.until, h, 1, effect.born, effect.event),
    )


def own_statics(g: Versus, h: int, as_block: bool) -> None:
    """UVS-KDESP-01, UVS-RULING-12: what a card says of itself while it is being played, before other modifiers; nothing
    if it is sealed as it comes."""
    seal_next(g, h, as_block)
    for due in static_due(g, h, coming=True):
        if isinstance(due.word.target, This) and due.word.prop() not in SUSPENDED:
            make(g, due)


# What is taken back


def lend(g: Versus, due: Due, before: Face) -> None:
    """Keep in mind what a continuous ability has changed, and by how much."""
    g.edits += 1
    g.lent += (Lent(due.card, due.mark, worth(g, due), Fading(due.word, before, face(g, due.card))),)


def worth(g: Versus, due: Due) -> int:
    """The bonus, penalty or value as it is now."""
    word, ctx = due.word, Ctx(due.you, due.source, 0)
    if isinstance(word, Modify):
        return as_bonus(g, ctx, word.amount)
    return number(g, ctx, word.value) if isinstance(word, Set) and word.value is not None else 0


def lapse(g: Versus) -> None:
    """At a table that wants it so, what a continuous ability has changed goes back as soon as the ability is off, what
    it wants is not so any more, or its number is another one, which is then given anew (UVS-RULING-43)."""
    on, kept = now_on(g, True), [one for one in g.lent if is_held(g, one)]
    for one in kept[:]:
        if worth_of(one) not in on and is_open(g, one) and not holds_without(g, one):
            kept.remove(one)
            one.change.take_back(g, one.card, ("UVS-RULING-43",))
            unmark(altered(g, one.card), one)
    if len(kept) < len(g.lent):
        g.edits += 1
        g.lent = tuple(kept)


def now_on(g: Versus, made: bool) -> list[tuple[int, int, int]]:
    """The changes by continuous abilities that would be made now: those that have been, or those that have not."""
    sources = g.ears[STATICS] + g.transit
    return [(due.card, due.mark, worth(g, due)) for h in sources for due in static_due(g, h, made, h in g.transit)]


def worth_of(one: Lent) -> tuple[int, int, int]:
    return one.card, one.mark, one.amount


def is_held(g: Versus, one: Lent) -> bool:
    """Whether the state that was changed is still the card's."""
    state = g.state[one.card]
    return state is not None and one.mark in state.applied


def is_open(g: Versus, one: Lent) -> bool:
    """Whether it can change at all now: an attack only in its sequence (UVS-ATK-06)."""
    word = one.change.body
    return isinstance(word, Changing) and changeable(g, one.card, word.prop())


def holds_without(g: Versus, one: Lent) -> bool:
    """Whether it applies to the card as that would be without it: what it has changed is no reason to take it back."""
    now = g.state[one.card]
    state = altered(g, one.card)
    one.change.undo(state)
    unmark(state, one)
    again = worth_of(one) in now_on(g, False)
    g.state[one.card] = now
    return again


def unmark(state: Face, one: Lent) -> None:
    state.applied = tuple([mark for mark in state.applied if mark != one.mark])
