"""Why this card cannot be played, nor its ability used, now."""

from __future__ import annotations

from typing import Final

from kumite.core.game import Why
from kumite.games.universus.faces import bears, face, held_abilities
from kumite.games.universus.glance import NUMBERED, split_ability
from kumite.games.universus.legal import first_turn, may_be_played
from kumite.games.universus.position import NAMES, Versus, rival_of
from kumite.games.universus.rules.attack import Block
from kumite.games.universus.terms import ACTION, AS_FORM, ATTACK, NOBODY
from kumite.games.universus.why.abilities import no_abilities, no_ability
from kumite.games.universus.why.blocks import for_another, no_block
from kumite.games.universus.why.moments import decided_first, if_possible, no_form_now, not_begun
from kumite.games.universus.why.names import name_meant, no_such_card, own, seen_cards, whereabouts

PLAYED: Final = ("UVS-PLAYCD-01",)


def no_play(g: Versus, seat: int, rest: str) -> Why:
    """To 'play NAME'."""
    if not rest:
        return Why("say which card: 'play NAME'", PLAYED)
    name = name_meant(g, seat, rest)
    if not name:
        return not_begun(g) or no_such_card(g, rest)
    if isinstance(g.waiting, Block):
        return if_possible(g, f"block with {name}") or no_block(g, seat, name)
    h = own(g, seat, name, g.hand)
    if h == NOBODY:
        where = whereabouts(g, seat, name)
        reason = f"{where}, and cards are played from one's own hand" if where else f"there is no {name} in your hand"
        return not_begun(g) or Why(reason, PLAYED)
    if face(g, h).type == ACTION:
        return if_possible(g, f"use {name}") or no_use(g, seat, name)
    return no_form_now(g, seat) or not_as_form(g, seat, h, name)


def not_as_form(g: Versus, seat: int, h: int, name: str) -> Why:
    """On one's own turn, with nothing going on, and the card in hand."""
    if face(g, h).type == ATTACK and first_turn(g, seat):
        return Why("nobody attacks on their own first turn", ("UVS-SETUP-10",))
    if not may_be_played(g, seat, h, AS_FORM):
        reason = f"an effect forbids to play {name} now, or adds a cost that cannot be paid"
        return for_another(g, h, name) or Why(reason, ("UVS-CONF-03", "UVS-ADDC-02"))
    return if_possible(g, f"play {name}") or decided_first(g)


def no_use(g: Versus, seat: int, rest: str) -> Why:
    """To 'use NAME' and 'use NAME: ABILITY'."""
    if not rest:
        return Why("say whose ability: 'use NAME'", ("UVS-PLAYAB-01",))
    text, which = split_ability(rest) if ": " in rest else (rest, "")
    name = name_meant(g, seat, text)
    if not name:
        return not_begun(g) or no_such_card(g, text)
    cards = [h for h in seen_cards(g, seat) if bears(g, h, name)]
    mine = nth_of([h for h in cards if g.owner[h] == seat], text)
    if mine and not (text.startswith(f"{NAMES[rival_of(seat)]}'s ") and len(mine) < len(cards)):
        return not_begun(g) or nearest(g, seat, mine, which)
    reason = f"{name} is {NAMES[rival_of(seat)]}'s, and only its owner plays its abilities"
    return not_begun(g) or (Why(reason, ("UVS-PLAB-01",)) if cards else Why(f"you have no {name}", PLAYED))


def nth_of(cards: list[int], text: str) -> list[int]:
    """Of several cards of this name the one that is meant by `Jab #2`, if there are so many."""
    numbered = NUMBERED.fullmatch(text)
    return cards[int(numbered[2]) - 1 :][:1] or cards if numbered and len(cards) > 1 else cards


def nearest(g: Versus, seat: int, cards: list[int], which: str) -> Why:
    """Of several copies and abilities, the one that comes nearest to being played."""
    able = [(h, number) for h in cards for number in abilities_meant(g, h, which)]
    return no_ability(g, seat, able) if able else no_abilities(g, cards[0])


def abilities_meant(g: Versus, h: int, which: str) -> list[int]:
    """The numbers of the played abilities that are meant."""
    held, wanted = held_abilities(g, h), which.lower()
    found = [number for number in range(len(held)) if held[number].played]
    exact = [n for n in found if wanted and wanted in (held[n].name.lower(), held[n].keyword.lower())]
    return exact or found
