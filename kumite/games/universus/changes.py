"""Modifiers that wait for the cards they change: continuous abilities, and effects that last (UVS-MODIF-02)."""

from __future__ import annotations

from kumite.core.position import Asks, Question, Record
from kumite.games.universus.bits import CHANGES
from kumite.games.universus.ears import STATICS
from kumite.games.universus.faces import abilities, card_of, face, printed
from kumite.games.universus.fading import to_fade
from kumite.games.universus.position import Lasting, Versus, rival_of
from kumite.games.universus.printed import Ability, Ctx, Text, Word
from kumite.games.universus.printer import sentence
from kumite.games.universus.rulings import active
from kumite.games.universus.scopes import add_effect, end_effects, used_once
from kumite.games.universus.stamina import arrives_whole
from kumite.games.universus.terms import ATTACK, BLOCK, BLOCK_ZONE, CONTINUOUS, NOBODY, POOL, STAMINA, TRANSIT, V_PLAY
from kumite.games.universus.texts import SETTLE
from kumite.games.universus.values import number, read, write
from kumite.games.universus.verbs import altered
from kumite.games.universus.words.changes import LATER, SUSPENDED, Changing, Double, Modify, Set, changeable
from kumite.games.universus.words.sels import Copies, Sel, This, found, seat_of
from kumite.games.universus.words.structure import Or, While
from kumite.games.universus.words.tests import Type


class Due(Record):
    """A change that is to be made to one card now."""

    def __init__(self, card: int, word: Changing, you: int, source: int, mark: int, effect: int = NOBODY) -> None:
        self.card = card
        self.word = word
        self.you = you
        self.source = source
        self.mark = mark  # what the card's state remembers it by (UVS-MODIF-07)
        self.effect = effect  # the number of the lasting effect; NOBODY: a continuous ability


def apply_modifiers(g: Versus) -> bool:
    """UVS-MODIF-02, UVS-MODIF-04: whatever applies and has not been applied, the active player's first; whether
    somebody must say first in which order.  A live card has a state to be changed at once (UVS-STATE-03), before
    anything fires (UVS-STATE-10); what is changed is not worked out again (UVS-STATE-09)."""
    if g.house.desperation == "live":
        lapse(g)
    for seat in (g.turn, rival_of(g.turn)):
        asks = undecided(g, seat)
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


def due_now(g: Versus, seat: int) -> list[Due]:
    """The changes of one player's that apply at this moment."""
    dues: list[Due] = []
    for h in g.ears[STATICS]:
        if g.owner[h] == seat:
            dues += static_due(g, h)
    for effect in g.effects:
        word = effect.body
        if effect.you == seat and isinstance(word, Changing):
            at = len(g.scopes)
            g.scopes.append(effect.scope)
            ctx = Ctx(effect.you, effect.source, at, effect.event)
            if effect.on != NOBODY:
                if changeable(g, effect.on, word.prop()):
                    mark = effect.id if word.until in LATER and effect.times == NOBODY else NOBODY
                    if mark == NOBODY or mark not in face(g, effect.on).applied:
                        dues.append(Due(effect.on, word, seat, effect.source, mark, effect.id))
            elif not (isinstance(word.target, Sel) and word.target.next):
                dues += due_to_all(g, ctx, word, effect.id, effect.id)
            del g.scopes[at:]
    return dues


def static_due(g: Versus, h: int) -> list[Due]:
    """A continuous ability's modifiers: every card that qualifies, once per current state (UVS-RULING-70)."""
    dues: list[Due] = []
    held = abilities(g, h)
    for at in range(len(held)):
        ability = held[at]
        if ability.rules(CHANGES) and ability.kind == CONTINUOUS and (not ability.riders or active(g, h, ability)):
            mark = -2 - (h * 64 + slot(g, h, held, at)) * 64
            dues += words_due(g, Ctx(g.owner[h], h, 0), ability.does, mark)
    return dues


def slot(g: Versus, h: int, held: tuple[Ability, ...], at: int) -> int:
    """Which of the card's abilities this is, whatever others it has lost: its place in print, or behind that.  So a
    change that was made is not made again (UVS-STATE-09)."""
    if g.state[h] is None and not g.beneath:
        return at  # it is what is printed
    own = printed(g, h).abilities
    if held is own or held[: at + 1] == own[: at + 1]:
        return at
    places: list[int] = []
    for ability in held[: at + 1]:
        same = [i for i in range(len(own)) if i not in places and own[i] == ability]
        gained = len([place for place in places if place >= len(own)])
        places.append(same[0] if same else len(own) + gained)
    return places[-1]


def words_due(g: Versus, ctx: Ctx, text: Text, mark: int) -> list[Due]:
    dues: list[Due] = []
    for i in range(len(text)):
        word = text[i]
        if isinstance(word, Changing):
            dues += due_to_all(g, ctx, word, mark - 8 * i)
        elif isinstance(word, While) and word.cond.holds(g, ctx):
            for j in range(len(word.then)):
                inner = word.then[j]
                if isinstance(inner, Changing):
                    dues += due_to_all(g, ctx, inner, mark - 8 * i - 1 - j)
    return dues


def due_to_all(g: Versus, ctx: Ctx, word: Changing, mark: int, effect: int = NOBODY) -> list[Due]:
    """Each card that qualifies and has not been changed by it in its present state (UVS-MODIF-06, UVS-MODIF-07)."""
    return [
        Due(h, word, ctx.you, ctx.source, mark, effect)
        for h in found(g, ctx, word.target, ctx.you)
        if (changeable(g, h, word.prop()) or of_copies(g, ctx, word)) and mark not in face(g, h).applied
    ]


def of_copies(g: Versus, ctx: Ctx, word: Changing) -> bool:
    """An attack speaks of its own multiple copies: they may be changed while they wait on the stack (UVS-RULING-75)."""
    return isinstance(word.target, Copies) and ctx.source == g.attack.card


def make(g: Versus, due: Due) -> None:
    """Make the change."""
    at, scope, event = len(g.scopes), g.scopes[0], None
    for effect in g.effects:
        if effect.id == due.effect:
            scope, event = effect.scope, effect.event
    g.scopes.append(scope)
    if due.mark != NOBODY:
        altered(g, due.card).applied += (due.mark,)
    ctx = Ctx(due.you, due.source, at, event)
    if due.effect != NOBODY:
        to_fade(g, ctx, due.word, due.word.until, due.card)
    due.word.change(g, ctx, due.card)
    if due.effect == NOBODY and due.word.prop() == STAMINA:
        arrives_whole(g, due.card)
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
        word = effect.body
        waits = word.waits_for() if effect.on == NOBODY else None
        target = waits[0] if waits is not None else None
        if isinstance(target, Sel) and target.next:
            typed = [test for test in target.tests if isinstance(test, Type)]
            if (as_block and typed and not of_blocks(word)) or (
                entering and not (of_attacks(typed) and is_another(effect, h))
            ):
                continue
            g.scopes.append(effect.scope)
            ctx = Ctx(effect.you, effect.source, len(g.scopes) - 1, effect.event)
            wide = Sel(1, target.whose, target.tests, (POOL, TRANSIT), every=True)
            claims = wide.fits(g, ctx, h) and effect.id not in face(g, h).applied
            g.scopes.pop()
            if claims:
                used_once(g, effect)
                assign(g, effect, word, h)


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


def own_statics(g: Versus, h: int) -> None:
    """UVS-KDESP-01, UVS-RULING-12: what a card says of itself while it is being played, before other modifiers."""
    for due in static_due(g, h):
        if isinstance(due.word.target, This) and due.word.prop() not in SUSPENDED:
            make(g, due)


# Conditions that end


def lapse(g: Versus) -> None:
    """At a table that wants it so, what a continuous ability changes while something is so goes back when it is not any
    more (UVS-RULING-43)."""
    for h in g.ears[STATICS] + g.transit:
        held = abilities(g, h)
        for at in range(len(held)):
            for i in range(len(held[at].does)):
                word = held[at].does[i]
                if isinstance(word, While) and not word.cond.holds(g, Ctx(g.owner[h], h, 0)):
                    undo(g, Ctx(g.owner[h], h, 0), word, -3 - (h * 64 + slot(g, h, held, at)) * 64 - 8 * i)


def undo(g: Versus, ctx: Ctx, word: While, mark: int) -> None:
    """Take back what was changed: a bonus or penalty is subtracted, a value that was set is the printed one again."""
    for j in range(len(word.then)):
        change = word.then[j]
        if not isinstance(change, (Modify, Set)):
            continue
        for h in range(len(g.state)):
            state = g.state[h]
            if state is None or mark - j not in state.applied:
                continue
            state = altered(g, h)
            state.applied = tuple([other for other in state.applied if other != mark - j])
            value = read(printed(g, h), change.which)
            if isinstance(change, Modify):
                value = read(state, change.which) - number(g, ctx, change.amount)
            write(state, change.which, value)
