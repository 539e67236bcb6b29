"""Described positions: a fight set up from a few words (docs/positions/sftmg.md), or refused in a sentence."""

from __future__ import annotations

from typing import Any, Final

from kumite.core.piles import show, shuffle
from kumite.core.position import Step
from kumite.core.settings import check_options
from kumite.errors import BadPosition, Refusal, brief
from kumite.games.sftmg.cards.roster import FIGHTERS, KINDS, PLACES
from kumite.games.sftmg.grid import OFF, Ground, blocks_steps, name, space, spaces
from kumite.games.sftmg.match import DECK_SIZE, ground_of, pick
from kumite.games.sftmg.modes import MODES, SETTINGS, empty, house
from kumite.games.sftmg.position import NAMES, NOBODY, Fight, foe_of
from kumite.games.sftmg.printed import CARDS, DECKS, ROSTER, STAGES
from kumite.games.sftmg.rules.draw import HAND_LIMIT
from kumite.games.sftmg.rules.ends import RoundGoesOn
from kumite.games.sftmg.rules.rounds import Mulligan
from kumite.games.sftmg.rules.turn import ACTIONS, Act, BeginTurn, EndTurn, FightPhase, FreeMove
from kumite.games.sftmg.verbs import MOST_METER

KEYS: Final = (
    *("mode", "options", "phase", "turn", "first", "turns", "round", "actions", "stage", "small", "large", "solid"),
    *("special", "gone", "rest", "shuffle", *NAMES),
)
SIDE_KEYS: Final = (
    *("fighter", "at", "health", "meter", "wins", "start", "fresh", "hand", "deck", "discards", "stays"),
)
PHASES: Final = ("fight", "move", "start", "mulligan")
NOT_STARTED: Final = ("start", "mulligan")  # the turn has not


def setup(given: dict[str, Any]) -> Fight:
    """A fight as described, run until the first question."""
    known_keys(given, KEYS, "the position")
    mode = one_of(given.get("mode", MODES[0]), MODES, "mode")
    table = house(mode, fighters_named(given))
    g = empty(table)
    for who, seat in enumerate(NAMES):
        side = given.get(seat, {})
        if not isinstance(side, dict):
            raise BadPosition(f"{seat} must be a mapping with fighter, at, hand ...; it is {brief(side)}")
        known_keys(side, SIDE_KEYS, seat)
        pick(g, who, FIGHTERS[one_of(side.get("fighter"), tuple(FIGHTERS), f"{seat}.fighter")])
    set_ground(g, given)
    fresh = given.get("phase") == "mulligan"
    for who, seat in enumerate(NAMES):
        dials(g, who, given[seat], fresh)
        figure(g, who, given[seat])
        deal(g, who, given[seat], given)
    start_spaces(g, given)
    count(g, given)
    begin(g, given)
    return g


def fighters_named(given: dict[str, Any]) -> dict[str, Any]:
    """The table's options; two of the same Character need no word, they are there."""
    options = check_options("sftmg", SETTINGS, given.get("options", {}), BadPosition)
    for option, instead in (("fighter1", "P1.fighter"), ("fighter2", "P2.fighter"), ("stage", "stage")):
        if options[option] != "choose":
            raise BadPosition(f"options.{option} is {brief(options[option])}; the position says that, as {instead}")
    return {**options, "mirror": True}


def count(g: Fight, given: dict[str, Any]) -> None:
    """Whose turn, which round."""
    g.turn = NAMES.index(one_of(given.get("turn", "P1"), NAMES, "turn"))
    g.first = NAMES.index(one_of(given.get("first", NAMES[g.turn]), NAMES, "first"))
    last = min(g.house.turn_limit, g.house.clock or g.house.turn_limit)
    g.turns = number(given.get("turns", min(3, last)), 1, last, "turns")
    g.total = g.turns
    played = sum(g.wins)
    g.round = number(given.get("round", 1 + played), 1 + played, 99, "round")


def begin(g: Fight, given: dict[str, Any]) -> None:
    """In the middle of Fight!, before the free move, before Draw!, or before the first turn of the round."""
    phase = one_of(given.get("phase", "fight"), PHASES, "phase")
    g.actions = number(given.get("actions", ACTIONS), 0, 9, "actions")
    steps: list[Step] = [*mixing(g, given)]
    if phase in NOT_STARTED:
        if "actions" in given:
            raise BadPosition("a turn that has not started has no 'actions'")
        g.turns, g.total, g.actions = g.turns - 1, g.total - 1, 0
        steps += mulligans(g, given) if phase == "mulligan" else []
        steps += [BeginTurn()]
    elif phase == "move":
        steps += [FreeMove(), FightPhase(), EndTurn()]
    else:
        steps += [Act(), EndTurn()]
    g.phase = {"start": "draw", "mulligan": "set"}.get(phase, phase)
    g.begin(*steps, RoundGoesOn())


def mulligans(g: Fight, given: dict[str, Any]) -> list[Step]:
    """SFTMG-VS-10: hands are drawn, and nobody has had a turn."""
    if "turns" in given:
        raise BadPosition("a round that has not begun has no 'turns'")
    if g.first != g.turn:
        raise BadPosition("turn and first must be the same player before the first turn", ("SFTMG-VS-11",))
    g.turns, g.total = 0, 0
    return [Mulligan(g.first), Mulligan(foe_of(g.first))]


def mixing(g: Fight, given: dict[str, Any]) -> list[Step]:
    """Shuffle what lies under the named cards of the decks, if that is wished; otherwise it lies in printed order."""
    wish = given.get("shuffle", False)
    if not isinstance(wish, bool):
        raise BadPosition(f"shuffle is {brief(wish)}; it must be true or false")
    rests = [g.deck[who][len(given[seat].get("deck", [])) :] for who, seat in enumerate(NAMES)]
    return [shuffle(rest) for rest in rests if wish and len(rest) > 1]


# The stage


def set_ground(g: Fight, given: dict[str, Any]) -> None:
    """A stage with all its Objects but those gone, or Objects named one by one, or nothing."""
    if "stage" in given:
        for key in ("small", "large", "solid", "special"):
            if key in given:
                raise BadPosition(f"{key}: the stage says where its Objects stand; 'gone' names those destroyed")
        g.stage = PLACES[one_of(given["stage"], tuple(PLACES), "stage")]
        ground, gone = ground_of(STAGES[g.stage]), squares(given, "gone")
        for at in spaces(gone & ~(ground.small | ground.large)):
            raise BadPosition(f"gone: no Object stands on {name(at)} of {STAGES[g.stage].name}")
        g.layout = ground
        g.ground = Ground(ground.small & ~gone, ground.large & ~gone, ground.solid & ~gone)
        return
    if "gone" in given:
        raise BadPosition("gone: only a stage's Objects can be gone; name the stage")
    small, large = squares(given, "small"), squares(given, "large")
    for at in spaces(small & large):
        raise BadPosition(f"{name(at)} is listed as small and as large; a space has one Object", ("SFTMG-OBJ-01",))
    solid = squares(given, "solid")
    for at in spaces(solid & ~(small | large)):
        raise BadPosition(f"solid: {name(at)} has no Object; list it in small or large, too", ("SFTMG-OBJ-02",))
    g.layout = g.ground = Ground(small, large, solid, squares(given, "special"))


def squares(given: dict[str, Any], key: str) -> int:
    names = given.get(key, [])
    if not isinstance(names, list):
        raise BadPosition(f"{key} must be a list of spaces like [d4, e5]; it is {brief(names)}")
    found = 0
    for each in names:
        found |= 1 << square(each, key)
    return found


def square(value: Any, where: str) -> int:
    try:
        return space(value) if isinstance(value, str) else space("")
    except Refusal:
        raise BadPosition(f"{where} is {brief(value)}; a space is called a1 to i9", ("SFTMG-STAGE-01",)) from None


# A player's side


def dials(g: Fight, who: int, side: dict[str, Any], is_fresh: bool) -> None:
    seat, most = NAMES[who], ROSTER[g.fighter[who]].health
    g.health[who] = number(side.get("health", most), 1, most, f"{seat}.health (of {most})")
    g.meter[who] = number(side.get("meter", 0), 0, MOST_METER, f"{seat}.meter")
    g.wins[who] = number(side.get("wins", 0), 0, g.house.wins - 1, f"{seat}.wins ({g.house.wins} win the match)")
    fresh = side.get("fresh", is_fresh)
    if not isinstance(fresh, bool):
        raise BadPosition(f"{seat}.fresh is {brief(fresh)}; it must be true (no turn yet this round) or false")
    g.fresh[who] = fresh


def figure(g: Fight, who: int, side: dict[str, Any]) -> None:
    """Where a Character stands: alone, and on no Object."""
    seat = NAMES[who]
    if "at" not in side:
        raise BadPosition(f"{seat}.at is missing: say on which space, a1 to i9, {ROSTER[g.fighter[who]].name} stands")
    at = square(side["at"], f"{seat}.at")
    if blocks_steps(g.ground, 0) >> at & 1:
        raise BadPosition(f"{seat}.at: an Object stands on {name(at)}, so no figure can", ("SFTMG-MOVE-02",))
    if at == g.at[foe_of(who)]:
        raise BadPosition(f"{seat}.at: {name(at)} is taken; a space holds one figure", ("SFTMG-MOVE-04",))
    g.at[who] = at


def start_spaces(g: Fight, given: dict[str, Any]) -> None:
    """SFTMG-ROUND-04: where the next round has them, exchanged: free when all Objects are back (SFTMG-ROUND-03).

    Unsaid it is where a figure stands now; if that will not do, the stage's own."""
    whole = blocks_steps(ground_of(STAGES[g.stage]) if g.stage != NOBODY else g.ground, 0)
    for who, seat in enumerate(NAMES):
        if "start" in given[seat]:
            g.start[who] = square(given[seat]["start"], f"{seat}.start")
            if whole >> g.start[who] & 1:
                raise BadPosition(f"{seat}.start: an Object stands on {name(g.start[who])}", ("SFTMG-ROUND-03",))
    for who in range(len(NAMES)):
        own = [space(each) for each in STAGES[g.stage].versus] if g.stage != NOBODY else []
        for at in [g.at[who], *own]:
            if g.start[who] == OFF and at != g.start[foe_of(who)] and not whole >> at & 1:
                g.start[who] = at
    if g.start[0] in (g.start[1], OFF) or g.start[1] == OFF:
        raise BadPosition("P1.start and P2.start must be different spaces", ("SFTMG-ROUND-04",))


def deal(g: Fight, who: int, side: dict[str, Any], given: dict[str, Any]) -> None:
    """Every named card is taken off the 40; the rest lies under the named cards of the deck, or where `rest` says."""
    seat, left = NAMES[who], list(DECKS[g.fighter[who]])
    zones = [take(g, who, left, side.get(key, []), f"{seat}.{key}") for key in ("deck", "hand", "discards", "stays")]
    if len(zones[1]) > HAND_LIMIT:
        raise BadPosition(f"{seat}.hand has {len(zones[1])} cards; {HAND_LIMIT} at most", ("SFTMG-HAND-01",))
    for kind in zones[3]:
        if not CARDS[kind].stays:
            raise BadPosition(f"{seat}.stays: {CARDS[kind].name} does not stay in play", ("SFTMG-RULING-44",))
    zones[0 if one_of(given.get("rest", "deck"), ("deck", "discards"), "rest") == "deck" else 2] += left
    first, laid = DECK_SIZE * who, []
    for kinds in zones:
        laid.append(tuple(range(first, first + len(kinds))))
        for i, kind in enumerate(kinds):
            g.kind[first + i] = kind
        first += len(kinds)
    g.deck[who], g.hand[who], g.discards[who], g.stays[who] = laid[0], laid[1], laid[2], laid[3]
    show(g, g.hand[who], 1 << who)
    show(g, g.discards[who] + g.stays[who], 3)


def take(g: Fight, who: int, left: list[int], names: Any, where: str) -> list[int]:
    """These cards, taken off what is left."""
    if not isinstance(names, list):
        raise BadPosition(f"{where} must be a list of cards; it is {brief(names)}")
    taken: list[int] = []
    for each in names:
        if not isinstance(each, str) or each not in KINDS:
            raise BadPosition(f"{where} has {brief(each)}, which is no card of this game")
        copies = DECKS[g.fighter[who]].count(KINDS[each])
        if copies == 0:
            owner = ROSTER[g.fighter[who]].name
            raise BadPosition(f"{where} has {each!r}, which is not in the Battle Deck of {owner}", ("SFTMG-COMP-02",))
        if KINDS[each] not in left:
            raise BadPosition(f"{where} needs one more {each!r} than the {copies} there are", ("SFTMG-DECK-01",))
        left.remove(KINDS[each])
        taken.append(KINDS[each])
    return taken


# Small checks


def known_keys(given: dict[Any, Any], keys: tuple[str, ...], where: str) -> None:
    for key in given:
        if key not in keys:
            raise BadPosition(f"{where} has the unknown entry {brief(key)}; known are {', '.join(sorted(keys))}")


def one_of(value: Any, values: tuple[str, ...], where: str) -> str:
    if value not in values:
        raise BadPosition(f"{where} is {brief(value)}; it must be one of {', '.join(values)}")
    return str(value)


def number(value: Any, least: int, most: int, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadPosition(f"{where} is {brief(value)}; it must be a whole number from {least} to {most}")
    return value
