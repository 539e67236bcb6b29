"""What a seat may know of a game.

A view holds no handles: cards are called by their place, `P1.stage.2`, and by name where this seat may look at them.
"""

from __future__ import annotations

from typing import Any, Final

from kumite.core.piles import Zone
from kumite.core.position import JUDGE
from kumite.games.universus.brought import brought
from kumite.games.universus.decks import shelf_of
from kumite.games.universus.faces import (
    at_deadlock,
    at_desperation,
    attack_face,
    card_of,
    face,
    health_limit,
    is_public,
    is_ready,
    stamina,
    title_of,
    title_up,
    top_of,
)
from kumite.games.universus.fading import Fading
from kumite.games.universus.pick import Pick
from kumite.games.universus.position import (
    ATTACHED,
    COMMITTED,
    FACEDOWN,
    FOR_BLOCK,
    FOR_FORM,
    FROZEN,
    IS_TOKEN,
    NAMES,
    ON_TOP,
    ONLOOKERS,
    PURPOSES,
    REVEALED,
    SEALED,
    STARTING,
    TRANSFORMED,
    Versus,
)
from kumite.games.universus.printed import Face
from kumite.games.universus.printer import sentence
from kumite.games.universus.rules.check import MakeUp, needed
from kumite.games.universus.rules.turn import hand_size
from kumite.games.universus.terms import (
    ATTACK,
    BACKUP,
    HAND,
    HEIGHTS,
    MOMENTUM,
    NOBODY,
    PERIODS,
    POOL,
    REMOVED,
    STAGE,
    STATUSES,
    TRANSIT,
    TYPES,
    symbol_names,
)
from kumite.games.universus.words.bonus import ahead as bonus_ahead
from kumite.games.universus.words.hinder import ahead

FACE_DOWN: Final = "face down"
UNSEEN: Final = "?"
MARKS: Final = (
    (COMMITTED, "committed"),
    (ATTACHED, "attached"),
    (SEALED, "sealed"),
    (FROZEN, "frozen"),
    (TRANSFORMED, "transformed"),
    (REVEALED, "revealed"),
)


def view(g: Versus, seat: int) -> dict[str, Any]:
    """UVS-HAND-01, UVS-HAND-02, UVS-DPILE-03, UVS-DECK-02, UVS-MOM-02, UVS-PUB-01, UVS-PRIV-01: counts are
    public, faces where one may look."""
    seen: dict[str, Any] = {
        "game": g.house.edition.game,
        "mode": g.house.mode,
        "phase": shelf_of(g).words.say(PERIODS[g.phase]),
        "round": g.round,
        "wins_needed": g.house.wins,
        "turn": NAMES[g.turn],
        "first": NAMES[g.first],
        "turns": g.turns,
        "seats": {NAMES[who]: side(g, who, seat) for who in (0, 1)},
        "fighters": fighters(g),
        "attack": attack(g, seat),
        "stack": [copy_name(g, h, seat) for h in g.stack],
        "playing": [card_name(g, h, seat) for h in g.transit],
        "check": check(g, seat),
        "effects": lasting(g, seat),
        **choosing(g, seat),
    }
    printed = brought(g, kinds_seen(g, seat)) if g.extra else {}
    if printed:
        seen["brought"] = printed
    if not g.house.edition.texts:
        seen["blank"] = True  # text boxes are to be drawn empty
    if shelf_of(g).words.terms:
        seen["words"] = shelf_of(g).words.terms  # for whoever draws a table: those that are this edition's own
    return seen


def kinds_seen(g: Versus, seat: int) -> list[int]:
    """The cards, by their numbers, of which this seat sees one now, or has seen one that is still where it was."""
    found = {g.kind[h] for h in range(len(g.kind)) if may_look(g, h, seat) or may_know(g, h, seat)}
    return sorted(found)


def fighters(g: Versus) -> dict[str, Any]:
    """The starting characters, by name; in a mirror match the seats tell them apart."""
    if g.character[0] == NOBODY or g.character[1] == NOBODY:
        return {}
    names = [title_of(g, h) for h in g.character]
    if names[0] == names[1]:
        names = [f"{name} ({NAMES[who]})" for who, name in enumerate(names)]
    return {names[who]: {"seat": NAMES[who], "health": g.health[who]} for who in (0, 1)}


def side(g: Versus, who: int, seat: int) -> dict[str, Any]:
    """One player's side of the table; the order of stage cards means nothing (UVS-STAGE-03), but every card keeps its
    place, so that face-down ones can be told apart (UVS-STAGE-04)."""
    seated = g.character[who] != NOBODY
    return {
        **(awaiting(g, who) if g.effects else {}),
        "character": title_of(g, g.character[who]) if seated else None,
        "health": g.health[who],
        "max": health_limit(g, who) if seated else 0,
        "wins": g.wins[who],
        "limit": hand_size(g, who) if seated else 0,
        "desperation": seated and "desperation" in g.house.edition.states and at_desperation(g, who),
        "deadlock": seated and "deadlock" in g.house.edition.states and at_deadlock(g, who),
        "unlocked": g.unlocked[who],
        "deck": len(g.deck[who]),
        "hand_size": len(g.hand[who]),
        "hand": hand(g, who, seat),
        "stage": [short(g, h, seat) for h in g.stage[who]],
        "pool": [short(g, h, seat) for h in g.pool[who]],
        "momentum": [short(g, h, seat) for h in g.momentum[who]],
        "discards": [card_of(g, h).name for h in g.discards[who]],
        "removed": [short(g, h, seat) for h in g.removed[who]],
        "aside": hand_of(g, tuple([h for h in g.aside[who] if not g.flags[h] & (IS_TOKEN | ON_TOP)]), who, seat),
        "cards": {
            "stage": [card(g, h, seat, f"{NAMES[who]}.stage.{at + 1}") for at, h in enumerate(g.stage[who])],
            "pool": [card(g, h, seat, f"{NAMES[who]}.pool.{at + 1}") for at, h in enumerate(g.pool[who])],
            "momentum": [card(g, h, seat, f"{NAMES[who]}.momentum.{at + 1}") for at, h in enumerate(g.momentum[who])],
        },
    }


def awaiting(g: Versus, who: int) -> dict[str, Any]:
    """What waits for the next card this player attempts to play: `harder` is added to its difficulty or its block
    modifier (UFS-KEY-02), `swayed` to its check, as a form and as a block (UVS-KBREAK-01)."""
    harder, swayed = ahead(g, who), [bonus_ahead(g, who, FOR_FORM), bonus_ahead(g, who, FOR_BLOCK)]
    return {**({"harder": harder} if harder else {}), **({"swayed": swayed} if any(swayed) else {})}


def hand(g: Versus, who: int, seat: int) -> list[str]:
    return hand_of(g, g.hand[who], who, seat)


def hand_of(g: Versus, cards: Zone, who: int, seat: int) -> list[str]:
    """One's own cards; of another's those that were shown, sorted: their order would tell when they were drawn."""
    shown = [card_of(g, h).name if may_know(g, h, seat) else UNSEEN for h in cards]
    return sorted(shown) if seat in (who, JUDGE) else sorted(shown, key=lambda name: (name == UNSEEN, name))


def may_know(g: Versus, h: int, seat: int) -> bool:
    """What this seat has seen of a hidden card; of a deck, nobody anything (UVS-UNK-01)."""
    return seat == JUDGE or (bool(g.known[h] >> seat & 1) if seat >= 0 else g.known[h] & ONLOOKERS > 0)


def may_look(g: Versus, h: int, seat: int) -> bool:
    """Whether this seat may look at the front of a card now (UVS-PUB-01, UVS-PRIV-01, UVS-FDC-02)."""
    return (
        seat == JUDGE
        or is_public(g, h)
        or (g.owner[h] == seat and g.zone[h] in (HAND, STAGE, POOL, REMOVED, TRANSIT))
        or (g.owner[h] == seat and g.zone[h] == MOMENTUM and g.house.edition.own_momentum)
    )


def card_name(g: Versus, h: int, seat: int) -> str:
    """The name of the side in force of a card in play, or of one on top of it; or that it lies face down."""
    return title_up(g, h) if may_look(g, h, seat) else FACE_DOWN


def copy_name(g: Versus, h: int, seat: int) -> str:
    """What a card is now: a face-down one may be a copy of another, which everybody sees (UVS-FDATK-01)."""
    return face(g, h).full_name() if face(g, h).copied else card_name(g, h, seat)


def short(g: Versus, h: int, seat: int) -> str:
    """A card in one line: its name, and how it lies; everybody sees what is attached (UVS-ATTCH-02)."""
    marks = [FACE_DOWN] if g.flags[h] & FACEDOWN else []
    marks += [word for flag, word in MARKS if g.flags[h] & flag]
    if not may_look(g, h, seat):
        name = ""
    else:
        name = face(g, h).full_name() if face(g, h).copied else card_name(g, h, seat)
    if face(g, h).copied:
        marks.append(f"as {face(g, h).full_name()}")
    if not name:
        return " ".join(marks) if len(marks) == 1 else f"{marks[0]} ({', '.join(marks[1:])})"
    return f"{name} ({', '.join(marks)})" if marks else name


def card(g: Versus, h: int, seat: int, place: str) -> dict[str, Any]:
    """Everything a client shows of a card in play: what it is now, not only what is printed.  A committed card is to
    be turned by a quarter (UVS-COMMIT-02); face-down ones are told apart by their place alone (UVS-MOM-06)."""
    now = face(g, h)
    found: dict[str, Any] = {
        "at": place,
        "name": card_name(g, h, seat),
        "facedown": bool(g.flags[h] & FACEDOWN),
        "ready": is_ready(g, h) if g.zone[h] == STAGE else None,
        "marks": [word for flag, word in MARKS if g.flags[h] & flag],
        "token": bool(g.flags[h] & IS_TOKEN),
        "starting": bool(g.flags[h] & STARTING),
        "type": TYPES[now.type],
        "counters": {name: n for owner, name, n in g.counters if owner == h},
        "keywords": [str(word) for word in now.keywords],
        "traits": list(now.traits),
    }
    if now.copied:
        found["copy"] = now.full_name()
    if g.flags[h] & TRANSFORMED and may_look(g, h, seat):
        found["front"] = card_of(g, top_of(g, h)).name  # the printed card, whose other side is in force
    if g.flags[h] & ATTACHED and g.character[g.owner[h]] in g.stage[g.owner[h]]:
        found["to"] = f"{NAMES[g.owner[h]]}.stage.{g.stage[g.owner[h]].index(g.character[g.owner[h]]) + 1}"
    if now.type == BACKUP:
        found["stamina"] = [stamina(g, h), now.stamina]
    if now.type == ATTACK and g.zone[h] == POOL:
        found.update(numbers(now))
        found["pending"] = h in g.stack
    return found


def numbers(now: Face) -> dict[str, Any]:
    return {"speed": now.speed, "damage": now.damage, "zone": HEIGHTS[now.zone] if now.zone != NOBODY else None}


def attack(g: Versus, seat: int) -> dict[str, Any] | None:
    """The attack in progress: its numbers now, whom it attacks, and how far it has come."""
    now = g.attack
    if now.card == NOBODY:
        return None
    seen = attack_face(g)
    by = NAMES[now.by]
    return {
        "card": seen.full_name() if seen.name else FACE_DOWN,
        "by": by,
        "target": None if now.backup < 0 or g.zone[now.backup] != STAGE else card_name(g, now.backup, seat),
        **numbers(seen),
        "keywords": [str(word) for word in seen.keywords],
        "traits": list(seen.traits),
        "step": PERIODS[now.step] if now.step else "resolved" if now.resolved else None,
        "status": STATUSES[now.status],
        "block": None if now.block == NOBODY else card_name(g, now.block, seat),
        "dropped": now.dropped,
        "dealt": now.dealt,
    }


def check(g: Versus, seat: int) -> dict[str, Any] | None:
    """The check that is being made; whoever chooses cards to pass it sees which ones are chosen, until they are
    committed together (UVS-CHECK-09)."""
    if not g.checks:
        return None
    now = g.checks[-1]
    need = needed(g, now)
    return {
        "by": NAMES[now.who],
        "card": card_of(g, now.card).name if now.card != NOBODY and is_public(g, now.card) else None,
        "value": now.value,
        "need": None if need == NOBODY else need,
        "for": PURPOSES[now.purpose],
        **chosen(g, seat),
    }


def chosen(g: Versus, seat: int) -> dict[str, Any]:
    asks = g.waiting
    if not isinstance(asks, MakeUp) or not asks.picked or seat not in (asks.who, JUDGE):
        return {}
    places = [f"{NAMES[asks.who]}.stage.{g.stage[asks.who].index(h) + 1}" for h in asks.picked]
    return {"chosen": [{"at": places[i], "name": card_name(g, h, seat)} for i, h in enumerate(asks.picked)]}


def choosing(g: Versus, seat: int) -> dict[str, Any]:
    """That the cards somebody is to choose from are all in that player's hand: by their names they might be others."""
    asks = g.waiting
    if not isinstance(asks, Pick) or seat not in (asks.who, JUDGE):
        return {}
    here = all(g.zone[h] == HAND and g.owner[h] == asks.who for h in asks.cards)
    return {"choosing": "hand"} if here else {}


def lasting(g: Versus, seat: int) -> list[str]:
    """Effects that wait or last: whose text, for which card, if it is assigned to one, and in words, in which `you` is
    whose text it is (UVS-EFF-15)."""
    words, bodies = shelf_of(g).words, [effect.body for effect in g.effects]
    return [
        f"{NAMES[effect.you]}'s {effect.scope.name or 'card'}{target(g, effect.on, seat)}: "
        + words.say(sentence((effect.body,)))
        for effect in g.effects
        if not isinstance(effect.body, Fading) or effect.body.body not in bodies  # else it is told already
    ]


def target(g: Versus, h: int, seat: int) -> str:
    """The card that an effect is assigned to, as far as this seat may know it (UVS-ASGN-01)."""
    if h == NOBODY or g.zone[h] not in (STAGE, POOL, MOMENTUM):
        return ""
    name = card_name(g, h, seat)
    return f", for {NAMES[g.owner[h]]}'s {name if name != FACE_DOWN else 'face-down card'}"


def symbols(now: Face) -> list[str]:
    return symbol_names(now.symbols)
