"""What a seat may know of a fight.

A view holds no handles: a handle would tell when its card was drawn, which nobody else may know.
"""

from __future__ import annotations

from typing import Any, Final

from kumite.core.piles import Zone
from kumite.core.position import JUDGE
from kumite.games.sftmg.dice import NAMES as FACE_NAMES
from kumite.games.sftmg.grid import ALL, OFF, OUT_OF_RANGE, SIDES, SPACES, blocks_range, blocks_sight, spaces
from kumite.games.sftmg.grid import name as space_name
from kumite.games.sftmg.joins import joined, shown, thing_at
from kumite.games.sftmg.position import EVERYBODY, NAMES, NOBODY, REACTIONS, Fight, opponents, others
from kumite.games.sftmg.powers import KINDS as TOKENS
from kumite.games.sftmg.printed import CARDS, ROSTER, STAGES
from kumite.games.sftmg.rules.dice import attack_dice, block_dice
from kumite.games.sftmg.statics import move_stat
from kumite.games.sftmg.verbs import label

FACE_DOWN: Final = "?"
TWO_DIGITS: Final = 10  # of a range; no card reaches so far


def view(g: Fight, seat: int) -> dict[str, Any]:
    """SFTMG-DECK-02, SFTMG-ATTACK-01: hands, decks and a facedown card are their player's; all the rest is open."""
    seats = range(len(g.fighter))
    return {
        "game": "sftmg",
        "mode": g.house.mode,
        "phase": g.phase,
        "round": g.round,
        "rounds_to_win": g.house.wins,
        "turns": g.turns,
        "total": g.total,
        "turn": NAMES[g.turn],
        "first": NAMES[g.first],
        "order": [NAMES[who] if who != NOBODY else None for who in g.order],
        "token": g.token + 1,
        "actions": g.actions,
        "stage": STAGES[g.stage].name if g.stage != NOBODY else None,
        "objects": objects(g),
        "special": [space_name(at) for at in spaces(g.ground.special)],
        "strip": [space_name(at) for at in spaces(ALL & ~g.ground.beyond)] if g.ground.beyond else [],
        "seats": {NAMES[who]: side(g, who, seat) for who in seats},
        "fighters": {label(g, who): figure(g, who) for who in seats if g.fighter[who] != NOBODY},
        "attack": attack(g, seat),
        **g.kit.shown(seat),
        **power_ups(g),
        **shown(g),
    }


def power_ups(g: Fight) -> dict[str, Any]:
    """SFTMG-PWR-02, SFTMG-RULING-161: where tokens lie, and those face up; what a facedown one is nobody knows."""
    now = g.powers
    if not g.house.powers.boxed:
        return {}
    return {
        "power_ups": {
            "lying": [space_name(at) for at in spaces(now.lying)],
            "unseen": dict(zip(TOKENS, now.unseen)),
            "dealt": {NAMES[who]: n for who, n in enumerate(now.dealt)},
            "saved": {NAMES[who]: [TOKENS[kind] for kind in mine] for who, mine in enumerate(now.saved)},
            "picked": {NAMES[who]: n for who, n in enumerate(now.picked)},
            "used": dict(zip(TOKENS, now.used)),
        }
    }


def objects(g: Fight) -> list[dict[str, Any]]:
    """What still stands on the stage."""
    ground = g.ground
    return [
        {
            "name": thing_at(g, at),
            "at": space_name(at),
            "large": bool(ground.large >> at & 1),
            "solid": bool(ground.solid >> at & 1),
        }
        for at in spaces(ground.small | ground.large)
    ]


def side(g: Fight, who: int, seat: int) -> dict[str, Any]:
    """One player's side of the table."""
    mine = seat in (who, JUDGE)
    named = g.named[who] if mine else NOBODY
    picked = g.fighter[who] != NOBODY
    return {
        "fighter": label(g, who) if picked else None,
        "team": g.house.teams[who] + 1,
        "bench": [ROSTER[each].name for each in g.bench[who]],
        "wins": g.wins[who],
        "health": g.health[who],
        "meter": g.meter[who],
        "named": STAGES[named].name if named != NOBODY else None,
        "deck": len(g.deck[who]),
        "discards": names(g, g.discards[who], seat),
        "hand_size": len(g.hand[who]),
        "hand": held(g, g.hand[who], who, seat),
        "table": held(g, g.table[who], who, seat),
        "stays": names(g, g.stays[who], seat),
        "boons": [word.text() for word in g.boons[who]],
        "links": links(g, who) if mine and picked else {},
    }


def links(g: Fight, who: int) -> dict[str, list[str]]:
    """SFTMG-COMBO-02: which cards of the hand could follow which, as far as Linkers go."""
    held = [g.kind[h] for h in g.hand[who]]
    hand = [CARDS[kind] for kind in sorted(set(held))]
    table = [CARDS[kind] for kind in sorted({g.kind[h] for h in g.table[who]} - set(held))]
    twins = {CARDS[kind].name for kind in held if held.count(kind) > 1}
    found = {
        card.name: [o.name for o in hand if card.right & o.left and (o is not card or card.name in twins)]
        for card in hand + table
    }
    return {name: after for name, after in found.items() if after}


def held(g: Fight, cards: Zone, who: int, seat: int) -> list[str]:
    """A player's cards.  To others their order would tell when each was drawn, so they see them sorted."""
    shown = names(g, cards, seat)
    return shown if seat in (who, JUDGE) else sorted(shown, key=lambda name: (name == FACE_DOWN, name))


def names(g: Fight, cards: Zone, seat: int) -> list[str]:
    """Cards by name where this seat has seen them; unseen ones come last."""
    if seat == JUDGE:
        return [CARDS[g.kind[h]].name for h in cards]
    bit = 1 << seat if seat >= 0 else 0
    seen = [CARDS[g.kind[h]].name for h in cards if (g.known[h] & bit if bit else g.known[h] == EVERYBODY)]
    return seen + [FACE_DOWN] * (len(cards) - len(seen))


def figure(g: Fight, who: int) -> dict[str, Any]:
    """A Character: its dials, where it stands, and what it reaches and sees from there, space by space (a1, b1 ...)."""
    at, printed = g.at[who], ROSTER[g.fighter[who]]
    found: dict[str, Any] = {
        "seat": NAMES[who],
        "name": printed.name,
        "at": space_name(at) if at != OFF else None,
        "health": g.health[who],
        "max": printed.health,
        "meter": g.meter[who],
        "gauge": printed.gauge,
        "move": move_stat(g, who),
    }
    if at != OFF:
        apart = g.plan.ranges(at, blocks_range(g.ground, opponents(g, who)))
        seen = g.plan.seen_from(at, blocks_sight(g.ground, others(g, who)))
        found |= surveyed(apart, seen, 0)
        sides = joined(g)
        if sides:
            found["beyond"] = {SIDES[side]: surveyed(apart, seen, (1 + side) * SPACES) for side in sides}
    return found


def surveyed(apart: list[int], seen: int, first: int) -> dict[str, str]:
    """Range and sight to every space of the stage that begins with this one."""
    ranges = ["." if n == OUT_OF_RANGE else str(n) if n < TWO_DIGITS else "+" for n in apart[first : first + SPACES]]
    sees = [str(seen >> there & 1) for there in range(first, first + SPACES)]
    return {"ranges": "".join(ranges), "sees": "".join(sees)}


def attack(g: Fight, seat: int) -> dict[str, Any] | None:
    """The attack being made, as far as this seat may know it."""
    now = g.attack
    if now.by == NOBODY:
        return None
    shown = now.faceup or seat in (now.by, JUDGE) or (seat >= 0 and g.known[now.card] >> seat & 1 == 1)
    answer = CARDS[g.kind[now.answer]].name if now.answer != NOBODY else None
    return {
        "by": label(g, now.by),
        "target": label(g, now.target),
        "card": CARDS[now.kind].name if shown else FACE_DOWN,
        "faceup": now.faceup,
        "follows": now.follows,
        "reaction": REACTIONS[now.reaction] or None,
        "answer": answer,
        "boosts": now.boosts,
        "dice": attack_dice(g) if now.faceup else None,
        "block_dice": block_dice(g) if now.faceup else None,
        "spent": now.spent,
        "rolled": [FACE_NAMES[face] for face in now.rolled],
        "blocks": [FACE_NAMES[face] for face in now.blocks],
        "damage": now.damage if now.is_rolled else None,
    }
