"""Why this ability cannot be played now: its time, its place, its limits, its restrictions, its cost, in this order."""

from __future__ import annotations

from typing import Final

from kumite.core.game import Why
from kumite.core.position import RuleIds
from kumite.games.universus.bits import OUTWIT
from kumite.games.universus.english.conds import cond_english
from kumite.games.universus.english.parts import PLAIN
from kumite.games.universus.faces import face, foundations, health_limit, held_abilities, is_ready, title_of
from kumite.games.universus.legal import AGAIN_AT_MOST, affordable, barred, in_limits, in_place, plays_card
from kumite.games.universus.position import ATTACHED, FACEDOWN, SEALED, Versus, rival_of
from kumite.games.universus.printed import Ability, Rider
from kumite.games.universus.rules.attack import Blitz, Enhance
from kumite.games.universus.rules.combat import Form
from kumite.games.universus.rules.window import Window, hears, was_played
from kumite.games.universus.terms import BLITZ, ENHANCE, FORM, GAME_PERIOD, HAND, NOBODY, STAGE, TURN, TYPES, ZONES
from kumite.games.universus.uses import uses_of
from kumite.games.universus.why.moments import decided_first, if_possible, no_form_now
from kumite.games.universus.words.riders import (
    AsReversal,
    Combo,
    Deadlock,
    Desperation,
    First,
    ForCharacter,
    ForSet,
    ForSymbol,
    Limit,
    OnAttack,
    OncePerName,
    OnePerAttack,
    OnlyIf,
    OnTurn,
    reversed_to,
)

# How near an ability comes to being played
TIME: Final = 0
PLACE: Final = 1
TRIGGER: Final = 2
LIMIT: Final = 3
RIDER: Final = 4
COST: Final = 5
RULED: Final = 6
FREE: Final = 7


def no_ability(g: Versus, seat: int, able: list[tuple[int, int]]) -> Why:
    """Of several abilities, as (card, number), the one that comes nearest to being played tells why it is not."""
    best, found = -1, decided_first(g)
    for h, number in able:
        rank, why = hindrance(g, seat, h, number)
        if rank > best:
            best, found = rank, why
    return found


def hindrance(g: Versus, seat: int, h: int, number: int) -> tuple[int, Why]:
    """The first thing that stands in the way of one ability, and how far it came."""
    ability = held_abilities(g, h)[number]
    late = out_of_time(g, seat, h, ability)
    if late is not None:
        return TIME, late
    if not in_place(g, seat, h, ability):
        return PLACE, out_of_place(g, h, ability)
    unheard = no_trigger(g, seat, h, number)
    if unheard is not None:
        return TRIGGER, unheard
    if not in_limits(g, h, number, ability):
        return LIMIT, at_its_limit(g, h, number, ability)
    for rider in ability.riders:
        if not rider.allows(g, seat, h, number):
            return RIDER, restricted(g, seat, h, ability, rider)
    role = plays_card(g, h, ability)
    if not affordable(g, seat, h, ability, role):
        return COST, Why(f"the cost of {named(g, h)} cannot be paid", ("UVS-COST-02", "UVS-PLAYAB-02"))
    if barred(g, seat, h, ability, role):
        return RULED, Why(f"an effect forbids to use {named(g, h)}", ("UVS-PLAYAB-02", "UVS-CONF-03"))
    return FREE, if_possible(g, f"use {named(g, h)}") or decided_first(g)


def at_its_limit(g: Versus, h: int, number: int, ability: Ability) -> Why:
    """Once in an Enhance Step; and so often in a turn that it would go on for ever (UVS-RULING-63)."""
    use = uses_of(g, h, number)
    if use is not None and use.ever >= AGAIN_AT_MOST:
        reason = f"this ability of {named(g, h)} was played {use.ever} times this turn, and whoever can end a loop must"
        return Why(reason, ("UVS-RULING-63",))
    reason = f"this ability of {named(g, h)} was tried in this Enhance Step already"
    return Why(reason, ("UVS-ENH-03" if ability.kind == ENHANCE else "UVS-BLITZ-06",))


def named(g: Versus, h: int) -> str:
    return title_of(g, h)


# Time


def out_of_time(g: Versus, seat: int, h: int, ability: Ability) -> Why | None:
    """Each type has its moment."""
    name, waiting = named(g, h), g.waiting
    if ability.kind == FORM:
        return None if isinstance(waiting, Form) else no_form_now(g, seat)
    if ability.kind == ENHANCE:
        reason = f"{name} has an Enhance, and that is played in the Enhance Step of an attack"
        return None if isinstance(waiting, Enhance) else Why(reason, ("UVS-ENH-01",))
    if ability.kind == BLITZ:
        if isinstance(waiting, Blitz) and h == g.attack.card:
            return None
        reason = f"{name} has a Blitz, and that is played at the beginning of its own Enhance Step"
        return Why(reason, ("UVS-BLITZ-01", "UVS-BLITZ-05"))
    reason = f"{name} has a Response, and that is played right after what it responds to"
    return None if isinstance(waiting, Window) else Why(reason, ("UVS-RESP-01", "UVS-RESP-06"))


def no_trigger(g: Versus, seat: int, h: int, number: int) -> Why | None:
    """Responses wait for something, and each is played once in a window."""
    waiting = g.waiting
    if not isinstance(waiting, Window):
        return None
    if was_played(waiting.played, h, held_abilities(g, h), number):
        return Why(f"this Response of {named(g, h)} was played in this window already", ("UVS-RESP-11",))
    if not any(hears(g, seat, h, number, event) for event in waiting.news):
        return Why(f"{named(g, h)} responds to something else than what has just happened", ("UVS-RESP-10",))
    return None


# Place


def out_of_place(g: Versus, h: int, ability: Ability) -> Why:
    """Where its card is, or how it lies."""
    name, zone, flags, home = named(g, h), g.zone[h], g.flags[h], ability.home()
    if ability.marked(OUTWIT):
        return Why(f"an Outwit ability is played while {name} lies face down in your stage", ("UVS-OUTWIT-02",))
    if home not in (NOBODY, zone):
        return Why(f"{name} says [{ZONES[home]}], and it is in your {ZONES[zone]}", ("UVS-BRKT-02", "UVS-PREST-09"))
    if flags & FACEDOWN:
        return Why(f"{name} lies face down, and so has no abilities", ("UVS-FDC-01", "UVS-FDC-05"))
    if zone == STAGE and flags & ATTACHED:
        return Why(f"{name} is attached, and abilities on attached cards cannot be played", ("UVS-ATTCH-06",))
    if zone == STAGE and not is_ready(g, h):
        return Why(f"{name} is committed, and its abilities wait until it is ready", ("UVS-COMMIT-04", "UVS-PLAB-04"))
    kind = TYPES[face(g, h).type]
    reason = f"{name} is in your {ZONES[zone]}, and the abilities of {an(kind)} are played {homes(kind)}"
    return Why(reason, ("UVS-PLAB-03",))


def an(kind: str) -> str:
    return f"an {kind}" if kind[0] in "aeiou" else f"a {kind}"


def homes(kind: str) -> str:
    places = {"attack": "while it is the current attack", "action": "from the hand", "token": "where it is"}
    return places.get(kind, "from the stage")


def no_abilities(g: Versus, h: int) -> Why:
    """There is nothing to play on the card; in the introductory game on no card (UFS-INTRO-01)."""
    name = named(g, h)
    if not g.house.edition.texts:
        return Why(f"text boxes are blank in this game, and {name} has no ability", ("UFS-INTRO-01",))
    if g.flags[h] & SEALED:
        return Why(f"{name} is sealed until the end of the turn: it has no abilities", ("UVS-SEAL-01",))
    if g.flags[h] & ATTACHED:
        return Why(f"{name} is attached, and abilities on attached cards cannot be played", ("UVS-ATTCH-06",))
    if g.flags[h] & FACEDOWN:
        return Why(f"{name} lies face down, and so has no abilities", ("UVS-FDC-01",))
    where = f"{name} in your hand" if g.zone[h] == HAND else name
    return Why(f"{where} has no ability that is played", ("UVS-ABIL-02",))


# Restrictions


def restricted(g: Versus, seat: int, h: int, ability: Ability, rider: Rider) -> Why:
    """What a rider wants."""
    name = named(g, h)
    if isinstance(rider, Limit):
        return used_up(name, rider)
    if isinstance(rider, First):
        form = ability.kind == FORM
        done = "tried" if g.house.edition.tries_count else "played"
        reason = "another form was made this Combat Phase" if form else f"you have {done} another Enhance in this step"
        return Why(f"{name} says First, and {reason}", ("UVS-PREST-14" if form else "UVS-PREST-15",))
    if isinstance(rider, Combo):
        needs = [", ".join(keyword.needs) for keyword in face(g, h).keywords if keyword.name == "Combo"]
        reason = f"the Combo of {name} is not met: right before it in your card pool it needs {' or '.join(needs)}"
        return Why(reason, ("UVS-PREST-17", "UVS-KCOMBO-02"))
    if isinstance(rider, OnlyIf):
        return Why(f"{name} is only playable if {cond_english(rider.cond, PLAIN)}", ("UVS-PREST-02",))
    return when_restricted(name, rider) or state_restricted(g, seat, name, rider)


def used_up(name: str, rider: Limit) -> Why:
    if rider.per == GAME_PERIOD:
        return Why(f"this ability of {name} is for once per game, and was played", ("UVS-OPG-01",))
    if rider.per != TURN:
        return Why(f"this ability of {name} was played as often as it may be", ("UVS-BRKT-05",))
    times = {1: "once", 2: "twice"}.get(rider.n, f"{rider.n} times")
    reason = f"this ability of {name} is for {times} per turn, and was played"
    return Why(reason, ("UVS-OPT-01" if rider.n == 1 else "UVS-TPT-01",))


def when_restricted(name: str, rider: Rider) -> Why | None:
    """Restrictions of time, and those that are no single card's."""
    if isinstance(rider, OnAttack):
        return Why(f"{name} is for {'your own' if rider.yours else 'a rival'} attack", ("UVS-PREST-12",))
    if isinstance(rider, OnTurn):
        whose = "your own" if rider.yours else "your rival's"
        return Why(f"{name} is for {whose} turn", ("UVS-PREST-13",))
    if isinstance(rider, OnePerAttack):
        return Why(f"one {rider.keyword} per attack, and there was one", ("UVS-KDEFL-02",))
    if isinstance(rider, OncePerName):
        return Why(f"an ability of this name was played this turn, and {name} allows one", ("UVS-ROMAN-03",))
    return None


def state_restricted(g: Versus, seat: int, name: str, rider: Rider) -> Why:
    """Restrictions of how the players stand."""
    if isinstance(rider, Deadlock):
        n = foundations(g, rival_of(seat))
        return Why(f"{name} says Deadlock: your rival needs more than 10 foundations, and has {n}", ("UVS-DEADLK-01",))
    if isinstance(rider, Desperation):
        reason = f"less than half of {health_limit(g, seat)} health, and you have {g.health[seat]}"
        return Why(f"{name} says Desperation: {reason}", ("UVS-DESP-02", "UVS-DESP-03"))
    if isinstance(rider, AsReversal):
        if reversed_to(g, seat)[1]:
            return Why("the attack is Safe, and there is no Reversal against it", ("UVS-KREV-04",))
        return Why("you have tried a Reversal against this attack", ("UVS-KREV-03",))
    wanted, rules = wanted_character(rider)
    return Why(f"{name} is for {wanted}, and your character is not", rules)


def wanted_character(rider: Rider) -> tuple[str, RuleIds]:
    if isinstance(rider, ForCharacter):
        return rider.name, ("UVS-PREST-19",)
    if isinstance(rider, ForSymbol):
        return f"characters with the symbol {rider.symbol}", ("UVS-PREST-20",)
    if isinstance(rider, ForSet):
        return f"characters of the set {rider.icon}", ("UVS-PREST-21",)
    return "somebody else", ("UVS-PREST-01",)
