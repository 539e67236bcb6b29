"""Whether an ability is the same as another one."""

from __future__ import annotations

from typing import Final

from kumite.games.universus.faces import ability_of, face, held_abilities, inked_then
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Ability, Ctx, Face, Happening
from kumite.games.universus.records import Bind
from kumite.games.universus.terms import KEYWORDS, NOBODY, V_ABILITY, V_PLAY, V_TRANSFORM, V_UNFLIP, V_UNSEAL

CHOSEN: Final = "ability"  # the name of the ability that was chosen


def is_copy(g: Versus, one: Happening, other: Happening) -> bool:
    """UVS-COPY-03: the same ability on a card of the same name, be it another card."""
    names = [event.faces[0].full_name() if event.faces else "" for event in (one, other)]
    return names[0] == names[1] != "" and ability_of(g, one) == ability_of(g, other)


def is_keyword(name: str, asked: str) -> bool:
    """Whether an ability with this keyword is one of those: of `any`, of `none`, of `either`, or of that very one."""
    if asked == "either":
        return True
    return bool(name) if asked == "any" else not name if asked == "none" else name == asked


def is_inked(g: Versus, event: Happening, ability: Ability) -> bool:
    """Whether the ability is printed on its card, which has not gained it (UVS-PRINT-01).  A keyword's is, whatever its
    rating is now."""
    if not event.what:
        gone = g.scopes[event.note].gone if 0 <= event.note < len(g.scopes) else None
        return gone is not None and prints(gone.front, ability)
    seen = event.faces[0] if event.faces else face(g, event.what[0])
    return prints(inked_then(g, event.what[0], seen), ability)


def prints(front: Face, ability: Ability) -> bool:
    for own in front.abilities:
        if own == ability or (ability.keyword and own.keyword == ability.keyword):
            return True
    return False


RENEWALS: Final = (V_UNFLIP, V_UNSEAL, V_TRANSFORM)


def played_before(g: Versus, event: Happening) -> bool:
    """Whether this very ability of this very card has been played this turn before this play, since the card was given
    it (UVS-ZCHG-03, UVS-UNFLIP-02, UVS-UNSEAL-02, UVS-RULING-133)."""
    ability, card, at = ability_of(g, event), event.what[:1], len(g.log)
    if not card:
        return False  # nobody knows any more which card it was
    counted = times_counted(g, card[0], ability)
    while at and g.log[at - 1] != event:  # never `is`: a saved position has them twice
        at -= 1
    if not at:
        return counted > 0  # it is asked whether it may be played
    for told in g.log[at - 2 :: -1] if at > 1 and counted != 1 else ():
        if renews(told, card[0]):
            return False
        if told.verb == V_ABILITY and told.what[:1] == card and ability_of(g, told) == ability:
            return True
    return False


def times_counted(g: Versus, h: int, ability: Ability | None) -> int:
    """How often the card's own count of this ability says that it has been played (uses.py)."""
    held = held_abilities(g, h)
    own = [use for use in g.uses if use.card == h and use.ability < len(held)]
    return sum([use.turn for use in own if held[use.ability] == ability])


def renews(told: Happening, h: int) -> bool:
    """Whether the card's abilities were newly gained by this, or will be: it has changed zones, or was turned."""
    moved = told.verb == V_PLAY or NOBODY not in (told.origin, told.to)
    return h in told.what and (told.verb in RENEWALS or (moved and told.origin != told.to))


def is_of_old(g: Versus, h: int, event: Happening) -> bool:
    """Whether a card's abilities have been newly gained since this happened."""
    for told in g.log[::-1]:
        if told == event:
            return False
        if told.verb in RENEWALS and h in told.what:
            return True
    return False


def paid_for(g: Versus, event: Happening) -> Ability | None:
    """The ability that cards were given up for, as a cost of it: of the card that asked for them."""
    for scope in reversed(g.scopes):
        if scope.card == event.source and scope.text is not None:
            return scope.text
    return None


def copied(g: Versus, event: Happening, by: int, notes: tuple[int, ...]) -> bool:
    """Whether a card of that name has been played so before, this turn (UVS-COPY-01): by this player, or anybody."""
    name = event.faces[0].full_name() if event.faces else ""
    for told in g.log:
        before = told.verb == V_PLAY and told.tick < event.tick and by in (NOBODY, told.by)
        if before and told.faces and told.faces[0].full_name() == name != "" and (not notes or told.note in notes):
            return True
    return False


# What was chosen or named


def chosen_bind(g: Versus, ctx: Ctx) -> Bind | None:
    for bound in g.scopes[ctx.scope].binds:
        if bound.name == CHOSEN:
            return bound
    return None


def chosen_ability(g: Versus, ctx: Ctx) -> Ability | None:
    """The ability that was chosen, as it was then."""
    bound = chosen_bind(g, ctx)
    return None if bound is None else bound.faces[0].abilities[bound.number]


def is_chosen(g: Versus, ctx: Ctx, h: int, ability: Ability | None) -> bool:
    """Whether it is the ability that was chosen, on its card."""
    bound = chosen_bind(g, ctx)
    return bound is not None and bound.cards == (h,) and ability is not None and chosen_ability(g, ctx) == ability


def is_named(g: Versus, ctx: Ctx, ability: Ability | None) -> bool:
    """Whether the keyword that was named gives it."""
    for bound in g.scopes[ctx.scope].binds:
        if bound.name == "named" and ability is not None and 0 <= bound.number < len(KEYWORDS):
            return ability.keyword == KEYWORDS[bound.number]
    return False


def is_same_chosen(g: Versus, ctx: Ctx, event: Happening, same: str) -> bool:
    """Whether the ability of an event is the one that was chosen, or another one, or of the keyword that was named."""
    ability = ability_of(g, event)
    if same == "named":
        return is_named(g, ctx, ability)
    return is_chosen(g, ctx, event.what[0] if event.what else NOBODY, ability) == (same == "chosen")


OF_CHOSEN: Final = ("chosen", "not chosen", "named")  # the ability that an instruction has chosen, or named


def is_that_one(g: Versus, ctx: Ctx, event: Happening, same: str) -> bool:
    """Whether it is that very ability of that very card: "this" or any "other" than it, that of the "event", one that
    was played "again", a "copy", the "check" that set this off, or one of OF_CHOSEN."""
    if same == "event":
        told = ctx.event
        return told is not None and told.what[:1] == event.what[:1] and ability_of(g, told) == ability_of(g, event)
    if same == "again":
        return played_before(g, event)
    if same == "check":
        return is_that_check(ctx, event)
    if same in OF_CHOSEN:
        return is_same_chosen(g, ctx, event, same)
    if same == "copy":
        return ctx.event is not None and is_copy(g, ctx.event, event)
    own = event.what[:1] == (ctx.source,) and ability_of(g, event) == g.scopes[ctx.scope].text
    return own == (same == "this")


def is_that_check(ctx: Ctx, event: Happening) -> bool:
    """UVS-RULING-140: the check that set this off, whatever card it has come to: for the same card, or with the same
    one checked."""
    told = ctx.event
    if told is None or told.by != event.by:
        return False
    return told.what[:1] == event.what[:1] or (told.source != NOBODY and told.source == event.source)
