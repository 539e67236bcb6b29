"""What a seat may know of a bout, and what it may imagine.

A view holds no handles: a handle would tell when its card was drawn, which nobody else may know.
"""

from __future__ import annotations

from typing import Any, Final

from kumite.core.piles import Shuffle, Zone, redeal
from kumite.core.position import JUDGE
from kumite.games.megafighter.position import NAMES, NOBODY, SLOTS, Bout, alive, owner
from kumite.games.megafighter.printed import CARDS, LETTERS, ROSTER, board, name
from kumite.games.megafighter.rules.combo import FirstCard, SecondCard, StringCard
from kumite.games.megafighter.rules.turn import TAUNT_GAIN, Act
from kumite.games.megafighter.statics import cost_of_ultimate, swagger
from kumite.games.megafighter.verbs import pick_front

FACE_DOWN: Final = "?"


def view(g: Bout, seat: int) -> dict[str, Any]:
    """MEGA-HAND-01, MEGA-RULING-12, MEGA-RULING-30: hands and allocated cards are their player's; all the rest is
    open."""
    return {
        "game": "megafighter",
        "mode": g.house.mode,
        "tokens_block": g.house.tokens_block,
        "phase": g.phase,
        "turns": g.turns,
        "turn": NAMES[g.turn],
        "first": NAMES[g.first],
        "actions": g.actions,
        "deck": len(g.deck),
        "discards": names(g, g.discards, seat),
        "combo": [f"{CARDS[g.kind[h]].name} as {LETTERS[face]}" for h, face in zip(g.combo, g.faces, strict=True)],
        "pool": [ROSTER[fighter].name for fighter in g.pool],
        "seats": {NAMES[who]: side(g, who, seat) for who in (0, 1)},
        "fighters": {name(g, slot): fighter(g, slot) for slot in SLOTS if g.fighter[slot] != NOBODY},
        "strike": strike(g),
    }


def side(g: Bout, who: int, seat: int) -> dict[str, Any]:
    """One player's side of the table."""
    picked = g.picked[who] if seat in (who, JUDGE) else NOBODY
    return {
        "front": name(g, g.front[who]) if g.front[who] != NOBODY else None,
        "side": [name(g, slot) for slot in g.side[who]],
        "picked": name(g, picked) if picked != NOBODY else None,
        "super": g.supers[who],
        "swap": g.swaps[who],
        "taunt": TAUNT_GAIN + swagger(g, who) if g.front[who] != NOBODY else TAUNT_GAIN,
        "costs": costs(g, who),
        "hand_size": len(g.hand[who]),
        "hand": held(g, g.hand[who], who, seat),
        "allocated": held(g, g.allocated[who], who, seat),
    }


def costs(g: Bout, who: int) -> dict[str, int]:
    """What the Frontline Fighter's Attacks cost now, standing texts counted in."""
    if g.front[who] == NOBODY:
        return {}
    return {attack.name: cost_of_ultimate(g, who, attack.cost) for attack in board(g, g.front[who]).attacks}


def held(g: Bout, cards: Zone, who: int, seat: int) -> list[str]:
    """A player's cards.  To others their order would tell when each was drawn, so they see them sorted."""
    shown = names(g, cards, seat)
    return shown if seat in (who, JUDGE) else sorted(shown, key=lambda name: (name == FACE_DOWN, name))


def names(g: Bout, cards: Zone, seat: int) -> list[str]:
    """Cards by name where this seat has seen them; unseen ones come last."""
    if seat == JUDGE:
        return [CARDS[g.kind[h]].name for h in cards]
    bit = 1 << seat if seat >= 0 else 0
    seen = [CARDS[g.kind[h]].name for h in cards if (g.known[h] & bit if bit else g.known[h] == 3)]
    return seen + [FACE_DOWN] * (len(cards) - len(seen))


def fighter(g: Bout, slot: int) -> dict[str, Any]:
    printed = board(g, slot)
    place = "out" if not alive(g, slot) else "front" if g.front[owner(slot)] == slot else "side"
    return {
        "seat": NAMES[owner(slot)],
        "place": place,
        "hp": printed.hp,
        "damage": g.damage[slot],
        "health": max(0, printed.hp - g.damage[slot]),
    }


def strike(g: Bout) -> dict[str, Any] | None:
    """The Attack being performed."""
    now = g.strike
    if now.slot == NOBODY:
        return None
    return {
        "fighter": name(g, now.slot),
        "attack": board(g, now.slot).attacks[now.attack].name,
        "hits": {name(g, slot): n for slot, n in enumerate(now.hits) if n > 0},
        "blocked": now.blocked,
        "strung": now.strung,
    }


def guess(g: Bout, seat: int, key: int) -> Bout:
    """A bout this seat cannot tell from the real one: every card it has not seen is dealt out again, and so is a
    Frontline chosen in secret."""
    new, other = g.clone(), 1 - seat
    new.hand[other] = seen_first(g, g.hand[other], seat)
    new.allocated[other] = seen_first(g, g.allocated[other], seat)
    bit = 1 << seat
    redeal(new, tuple([h for h in new.hand[other] + new.allocated[other] + g.deck if not g.known[h] & bit]), key)
    if g.picked[other] != NOBODY:
        sides = g.side[other]
        pick_front(new, other, sides[(key >> 4) % len(sides)])
    if g.asking is not None and g.asking.who == other:
        ask_again(new)
    renumber(new)
    new.edits, new.events = 0, []  # what happened was told with cards it may not have seen
    return new


def seen_first(g: Bout, cards: Zone, seat: int) -> Zone:
    """The cards this seat has seen, sorted, then the others: in which order they are really held is hidden, too."""
    bit = 1 << seat
    seen = [(g.kind[h], h) for h in cards if g.known[h] & bit]
    if not seen:
        return cards
    return tuple([h for _, h in sorted(seen)] + [h for h in cards if not g.known[h] & bit])


def renumber(g: Bout) -> None:
    """Handles by place: which card of a hand was played, and so when it was drawn, leaves no trace."""
    zones = (g.deck, g.discards, g.combo, g.hand[0], g.hand[1], g.allocated[0], g.allocated[1])
    kind, known = g.kind, g.known
    new_kind: list[int] = []
    new_known: list[int] = []
    new_zones: list[Zone] = []
    number = [0] * len(kind)
    for zone in zones:
        first = len(new_kind)
        for h in zone:
            number[h] = len(new_kind)
            new_kind.append(kind[h])
            new_known.append(known[h])
        new_zones.append(tuple(range(first, first + len(zone))))
    g.kind, g.known = new_kind, new_known
    g.deck, g.discards, g.combo = new_zones[0], new_zones[1], new_zones[2]
    g.hand, g.allocated = new_zones[3:5], new_zones[5:7]
    waiting = g.waiting
    if isinstance(waiting, Shuffle):
        g.waiting = Shuffle(tuple([number[h] for h in waiting.pile]), waiting.left)


def ask_again(g: Bout) -> None:
    """The other player's options depend on cards just imagined; a combo half named in secret is taken back."""
    if isinstance(g.waiting, FirstCard | SecondCard | StringCard):
        g.skip_to(Act, instead=Act())
    elif g.waiting is not None:
        g.then(g.waiting)
    g.asking, g.waiting = None, None
    g.run()
