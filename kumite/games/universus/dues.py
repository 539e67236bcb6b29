"""Which modifiers apply to which cards at this moment: of continuous abilities, and of effects that last
(UVS-MODIF-02)."""

from __future__ import annotations

from kumite.core.position import Record
from kumite.games.universus.bits import CHANGES
from kumite.games.universus.ears import STATICS, at_home
from kumite.games.universus.faces import abilities, continuing, face, printed
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Ability, Ctx, Text
from kumite.games.universus.rulings import active
from kumite.games.universus.terms import NOBODY, STAGE
from kumite.games.universus.verbs import came_from
from kumite.games.universus.words.changes import LATER, Changing, changeable
from kumite.games.universus.words.sels import Copies, Sel, found
from kumite.games.universus.words.structure import While


class Due(Record):
    """A change that is to be made to one card now."""

    __slots__ = ("card", "effect", "mark", "source", "word", "you")

    def __init__(self, card: int, word: Changing, you: int, source: int, mark: int, effect: int = NOBODY) -> None:
        self.card = card
        self.word = word
        self.you = you
        self.source = source
        self.mark = mark  # what the card's state remembers it by (UVS-MODIF-07)
        self.effect = effect  # the number of the lasting effect; NOBODY: a continuous ability


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


def static_due(g: Versus, h: int, made: bool = False, coming: bool = False) -> list[Due]:
    """A continuous ability's modifiers: every card that qualifies, once per current state (UVS-RULING-70); `made`:
    those that have been made, and would be; `coming`: of a card that is being played, wherever that is
    (UVS-RULING-12)."""
    dues: list[Due] = []
    for at, ability in continuing(g, h, CHANGES):
        if (coming or g.zone[h] == STAGE or at_home(g, h, ability)) and (not ability.riders or is_on(g, h, ability)):
            mark = -2 - (h * 64 + slot(g, h, at)) * 64
            dues += words_due(g, Ctx(g.owner[h], h, 0), ability.does, mark, made)
    return dues


def is_on(g: Versus, h: int, ability: Ability) -> bool:
    """Where it names a zone, it speaks from there (UVS-BRKT-02); a card that is being played, from where it comes."""
    home = ability.home()
    return (home == NOBODY or home == came_from(g, h)) and active(g, h, ability)


def slot(g: Versus, h: int, at: int) -> int:
    """Which of the card's abilities this is, whatever others it has lost: its place in print, or behind that.  So a
    change that was made is not made again (UVS-STATE-09)."""
    if g.state[h] is None and not g.beneath:
        return at  # it is what is printed
    own, held = printed(g, h).abilities, abilities(g, h)
    if held is own or held[: at + 1] == own[: at + 1]:
        return at
    places: list[int] = []
    for ability in held[: at + 1]:
        same = [i for i in range(len(own)) if i not in places and own[i] == ability]
        gained = len([place for place in places if place >= len(own)])
        places.append(same[0] if same else len(own) + gained)
    return places[-1]


def words_due(g: Versus, ctx: Ctx, text: Text, mark: int, made: bool = False) -> list[Due]:
    dues: list[Due] = []
    for i in range(len(text)):
        word = text[i]
        if isinstance(word, Changing):
            dues += due_to_all(g, ctx, word, mark - 8 * i, made=made)
        elif isinstance(word, While) and word.cond.holds(g, ctx):
            for j in range(len(word.then)):
                inner = word.then[j]
                if isinstance(inner, Changing):
                    dues += due_to_all(g, ctx, inner, mark - 8 * i - 1 - j, made=made)
    return dues


def due_to_all(g: Versus, ctx: Ctx, word: Changing, mark: int, effect: int = NOBODY, made: bool = False) -> list[Due]:
    """Each card that qualifies and has not been changed by it in its present state (UVS-MODIF-06, UVS-MODIF-07); or
    each that has, and still qualifies."""
    return [
        Due(h, word, ctx.you, ctx.source, mark, effect)
        for h in found(g, ctx, word.target, ctx.you)
        if (made or changeable(g, h, word.prop()) or of_copies(g, ctx, word)) and (mark in face(g, h).applied) == made
    ]


def of_copies(g: Versus, ctx: Ctx, word: Changing) -> bool:
    """An attack speaks of its own multiple copies: they may be changed while they wait on the stack (UVS-RULING-75)."""
    return isinstance(word.target, Copies) and ctx.source == g.attack.card
