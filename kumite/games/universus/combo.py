"""Combo: the cards directly before this one in the card pool (UVS-KCOMBO-02)."""

from __future__ import annotations

from collections.abc import Callable

from kumite.games.universus.faces import face, printed
from kumite.games.universus.position import FACEDOWN, Versus
from kumite.games.universus.printed import Face
from kumite.games.universus.terms import ATTACK, HEIGHTS, POOL, SYMBOLS, TYPES, symbol_bit


def combo_met(g: Versus, seat: int, h: int) -> bool:
    """One of the card's Combo requirements is matched, by print, in order and without gaps (UVS-KCOMBO-04); a card
    outside the pool looks at the last cards there (UVS-RULING-78)."""
    pool = g.pool[seat]
    before = pool[: pool.index(h)] if g.zone[h] == POOL and h in pool else pool
    for keyword in face(g, h).keywords:
        if keyword.name == "Combo" and len(before) >= len(keyword.needs):
            last = before[len(before) - len(keyword.needs) :]
            if all(matches(g, last[i], keyword.needs[i]) for i in range(len(last))):
                return True
    return False


def matches(g: Versus, h: int, need: str) -> bool:
    """UVS-KCOMBO-03, UVS-KCOMBO-06: printed properties only; a face-down card satisfies only Face Down."""
    if g.flags[h] & FACEDOWN:
        return need == "Face Down"
    return shows(printed(g, h), need)


def shows(seen: Face, need: str) -> bool:
    """What is printed on a card meets a need: `Punch`, `Mid`, `attack`, `fire`; `Mid Weapon` and `{fire} attack` need
    both, `Mid Block` is the block printed on it, `4 difficulty` and `3 damage` the printed ones."""
    name = need.lower().strip("{}")
    first, _, rest = need.partition(" ")
    if rest.lower() == "block" and first.lower() in HEIGHTS:
        return seen.block_zone == HEIGHTS.index(first.lower())
    if rest and (first.lower() in HEIGHTS or first[:1] == "{"):
        return shows(seen, first) and shows(seen, rest)
    if first.isdigit() and rest.lower() in ("difficulty", "damage", "speed"):
        return shows_number(seen, rest.lower(), int(first))
    if name in SYMBOLS and seen.symbols & symbol_bit(name):
        return True
    if name in HEIGHTS and seen.type == ATTACK and HEIGHTS[seen.zone] == name:
        return True
    return called(seen, need.lower()) or TYPES[seen.type] == name or name == seen.name.lower()


def called(seen: Face, word: str) -> bool:
    """A trait or keyword of this name, in small letters, is printed on it."""
    for trait in seen.traits:
        if trait.lower() == word:
            return True
    for keyword in seen.keywords:
        if keyword.name.lower() == word:
            return True
    return False


def can_be_met(need: str, known: Callable[[str], bool]) -> bool:
    """Whether some card can show this (UVS-RULING-106); `known` knows the traits, keywords and cards there are, by
    their names in small letters."""
    low = need.lower()
    if known(low) or low in HEIGHTS or low in TYPES[1:] or low == "face down" or low.strip("{}") in SYMBOLS:
        return True
    first, _, rest = low.partition(" ")
    if rest == "block":
        return first in HEIGHTS
    if rest and (first in HEIGHTS or first[:1] == "{"):
        return can_be_met(first, known) and can_be_met(rest, known)
    return first.isdigit() and rest in ("difficulty", "damage", "speed")


def shows_number(seen: Face, what: str, n: int) -> bool:
    """The printed difficulty; the printed speed or damage of an attack."""
    if what == "difficulty":
        return seen.checked and seen.difficulty == n
    return seen.type == ATTACK and (seen.damage if what == "damage" else seen.speed) == n
