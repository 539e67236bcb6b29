"""Described positions: a fight set up from a few words (docs/positions/sftmg.md), or refused in a sentence."""

from __future__ import annotations

from typing import Any, Final

from kumite.core.checks import known_keys, number, one_of
from kumite.core.piles import show, shuffle
from kumite.core.position import Step
from kumite.core.settings import check_options
from kumite.errors import BadPosition, brief
from kumite.games.sftmg.cards.roster import BOSSES, FIGHTERS, KINDS, NEMESES, PLACES
from kumite.games.sftmg.checks import on_first_stage, square
from kumite.games.sftmg.grid import OFF, SPACES, Ground, blocks_steps, name, space, spaces
from kumite.games.sftmg.joins import together
from kumite.games.sftmg.match import DECK_SIZE, ground_of, lay_out, pick
from kumite.games.sftmg.modes import MODES, empty, table_of
from kumite.games.sftmg.moving import flatten
from kumite.games.sftmg.position import EVERYBODY, NAMES, NOBODY, Fight, House, allies_of, gone, team_bits
from kumite.games.sftmg.printed import CARDS, DECKS, ROSTER, STAGES
from kumite.games.sftmg.rules.draw import HAND_LIMIT
from kumite.games.sftmg.rules.ends import RoundGoesOn
from kumite.games.sftmg.rules.rounds import in_turn, mulligans
from kumite.games.sftmg.rules.turn import ACTIONS, BeginTurn, EndTurn, FightPhase, FreeMove, next_action
from kumite.games.sftmg.tables.base import Mode
from kumite.games.sftmg.tables.more_stages import KEY as JOINED
from kumite.games.sftmg.tables.more_stages import arrange_stages
from kumite.games.sftmg.tables.power_up import KEY as TOKENS
from kumite.games.sftmg.tables.power_up import arrange_powers

KEYS: Final = (
    *("mode", "options", "phase", "turn", "first", "turns", "round", "actions", "stage", "small", "large", "solid"),
    *("special", "gone", "rest", "shuffle", "order", TOKENS, JOINED, *NAMES),
)
SIDE_KEYS: Final = (
    *("fighter", "at", "health", "meter", "wins", "start", "fresh", "hand", "deck", "discards", "stays"),
)
PHASES: Final = ("fight", "move", "start", "mulligan")
BARE: Final = (space("b5"), space("h5"))  # where a round starts on a board without a stage's name
NOT_STARTED: Final = ("start", "mulligan")  # the turn has not


def setup(given: dict[str, Any]) -> Fight:
    """A fight as described, run until the first question."""
    mode = table_of(one_of(given.get("mode", MODES[0]), MODES, "mode"))
    known_keys(given, (*KEYS, *mode.keys), "the position")
    table = mode.house(fighters_named(given, mode))
    g = empty(table)
    seats = seats_of(table, given)
    for who, seat in enumerate(seats):
        side = given.get(seat, {})
        if not isinstance(side, dict):
            raise BadPosition(f"{seat} must be a mapping with fighter, at, hand ...; it is {brief(side)}")
        known_keys(side, SIDE_KEYS, seat)
        pick(g, who, FIGHTERS[one_of(side.get("fighter"), open_to(table, who), f"{seat}.fighter")])
    set_ground(g, given)
    mode.lay(g)
    fresh = given.get("phase") == "mulligan"
    for who, seat in enumerate(seats):
        dials(g, who, given[seat], fresh)
        figure(g, who, given[seat], mode.waits)
        deal(g, who, given[seat], given)
    start_spaces(g, given)
    count(g, given)
    mode.arrange(g, given)
    arrange_powers(g, given)
    begin(g, given)
    return g


def open_to(table: House, who: int) -> tuple[str, ...]:
    """SFTMG-BOSS-11, SFTMG-NEM-01: a boss or a Nemesis is for the seat whose list has it."""
    kept = BOSSES + NEMESES
    return tuple([each for each, fighter in FIGHTERS.items() if each not in kept or fighter in table.casts[who]])


def seats_of(table: House, given: dict[str, Any]) -> tuple[str, ...]:
    """The seats of this table, and no others are described."""
    seats = NAMES[: len(table.teams)]
    for seat in NAMES[len(seats) :]:
        if seat in given:
            raise BadPosition(f"{seat} is described, but this table has the seats {', '.join(seats)}")
    return seats


def fighters_named(given: dict[str, Any], mode: Mode) -> dict[str, Any]:
    """The table's options; two of the same Character need no word, they are there."""
    options = check_options(f"sftmg {mode.name}", mode.settings, given.get("options", {}), BadPosition)
    said = [(f"fighter{i + 1}", f"{seat}.fighter") for i, seat in enumerate(NAMES)] + [("stage", "stage")]
    for option, instead in said:
        if options.get(option, "choose") != "choose":
            raise BadPosition(f"options.{option} is {brief(options[option])}; the position says that, as {instead}")
    return {**options, "mirror": True}


def count(g: Fight, given: dict[str, Any]) -> None:
    """Whose turn, which round."""
    seats = NAMES[: len(g.fighter)]
    g.turn = NAMES.index(one_of(given.get("turn", first_standing(g)), seats, "turn"))
    g.first = NAMES.index(one_of(given.get("first", NAMES[g.turn]), seats, "first"))
    tokens(g, given)
    last = min(g.house.turn_limit, g.house.clock or g.house.turn_limit)
    g.turns = number(given.get("turns", min(3, last)), 1, last, "turns")
    g.total = g.turns
    played = sum([g.wins[who] for who in first_of_teams(g)])
    g.round = number(given.get("round", 1 + played), 1 + played, 99, "round")


def first_standing(g: Fight) -> str:
    """The first seat whose Character is not KO'd."""
    for who, health in enumerate(g.health):
        if health > 0:
            return NAMES[who]
    raise BadPosition("everybody is KO'd; there is nothing left to play")


def first_of_teams(g: Fight) -> list[int]:
    return [g.house.teams.index(team) for team in g.playing]


def tokens(g: Fight, given: dict[str, Any]) -> None:
    """SFTMG-TEAM-10, SFTMG-TEAM-11: who holds which Turn Order token; unsaid, seat by seat from the first player on,
    and an ally has a KO'd player's."""
    seats = range(len(g.fighter))
    order = given.get("order", [NAMES[(g.first + i) % len(seats)] for i in seats])
    if not isinstance(order, list) or len(order) != len(seats):
        raise BadPosition(
            f"order must be a list of {len(seats)} seats, the holder of token 1 first; it is {brief(order)}"
        )
    held = [NAMES.index(one_of(each, NAMES[: len(seats)], "order")) for each in order]
    g.order = tuple([heir(g, who) if "order" not in given else who for who in held])
    left = {g.house.teams[who] for who in seats if not gone(g, who)}
    if len(left) < 2:
        raise BadPosition("one team only is left, so the fight is over", (g.house.won_by,))
    if g.turn not in g.order or gone(g, g.turn):
        raise BadPosition(f"turn: {NAMES[g.turn]} holds no Turn Order token", ("SFTMG-TEAM-10",))
    g.token = g.order.index(g.turn)
    g.first = g.order[0] if "order" in given else g.first


def heir(g: Fight, who: int) -> int:
    """Who holds this player's token."""
    left = [ally for ally in allies_of(g, who) if not gone(g, ally)]
    return who if not gone(g, who) else left[0] if left else NOBODY


def begin(g: Fight, given: dict[str, Any]) -> None:
    """In the middle of Fight!, before the free move, before Draw!, or before the first turn of the round."""
    phase = one_of(given.get("phase", "fight"), PHASES, "phase")
    g.actions = number(given.get("actions", ACTIONS), 0, 9, "actions")
    steps: list[Step] = [*mixing(g, given)]
    if phase in NOT_STARTED:
        if "actions" in given:
            raise BadPosition("a turn that has not started has no 'actions'")
        g.turns, g.total, g.actions = g.turns - 1, g.total - 1, 0
        steps += begun(g, given) if phase == "mulligan" else [BeginTurn()]
    elif phase == "move":
        steps += [FreeMove(), FightPhase(), EndTurn()]
    else:
        steps += [*next_action(g, 0), EndTurn()]
    g.phase = {"start": "draw", "mulligan": "set"}.get(phase, phase)
    g.begin(*steps, RoundGoesOn())


def begun(g: Fight, given: dict[str, Any]) -> list[Step]:
    """SFTMG-VS-10: hands are drawn, and nobody has had a turn."""
    if "turns" in given:
        raise BadPosition("a round that has not begun has no 'turns'")
    if g.first != g.turn:
        raise BadPosition("turn and first must be the same player before the first turn", ("SFTMG-VS-11",))
    g.turns, g.total = 0, 0
    return mulligans(g, in_turn(g))


def mixing(g: Fight, given: dict[str, Any]) -> list[Step]:
    """Shuffle what lies under the named cards of the decks, if that is wished; otherwise it lies in printed order."""
    wish = given.get("shuffle", False)
    if not isinstance(wish, bool):
        raise BadPosition(f"shuffle is {brief(wish)}; it must be true or false")
    rests = [g.deck[who][len(given[seat].get("deck", [])) :] for who, seat in enumerate(NAMES[: len(g.fighter)])]
    return [shuffle(rest) for rest in rests if wish and len(rest) > 1]


# The stage


def set_ground(g: Fight, given: dict[str, Any]) -> None:
    """A stage with all its Objects but those gone, or Objects named one by one, or nothing."""
    if "stage" in given:
        for key in ("small", "large", "solid", "special"):
            if key in given:
                raise BadPosition(f"{key}: the stage says where its Objects stand; 'gone' names those destroyed")
        g.stage = PLACES[one_of(given["stage"], tuple(PLACES), "stage")]
        lay_out(g, ground_of(STAGES[g.stage]))
    arrange_stages(g, given)
    if "stage" not in given:
        put_objects(g, given)
    destroy(g, given)


def put_objects(g: Fight, given: dict[str, Any]) -> None:
    """One by one."""
    if "gone" in given and JOINED not in given:
        raise BadPosition("gone: only a stage's Objects can be gone; name the stage")
    small, large = squares(g, given, "small"), squares(g, given, "large")
    for at in spaces((small | large) & (g.ground.small | g.ground.large)):
        raise BadPosition(f"the joined stage has an Object on {name(at)} already", ("SFTMG-OBJ-01",))
    for at in spaces(small & large):
        raise BadPosition(f"{name(at)} is listed as small and as large; a space has one Object", ("SFTMG-OBJ-01",))
    solid = squares(g, given, "solid")
    for at in spaces(solid & ~(small | large)):
        raise BadPosition(f"solid: {name(at)} has no Object; list it in small or large, too", ("SFTMG-OBJ-02",))
    lay_out(g, together(g.layout, Ground(small, large, solid, squares(g, given, "special"))))


def destroy(g: Fight, given: dict[str, Any]) -> None:
    """`gone`: Objects of a stage that were destroyed in this round."""
    gone = squares(g, given, "gone")
    for at in spaces(gone & ~(g.ground.small | g.ground.large)):
        where = f" of {STAGES[g.stage].name}" if at < SPACES and g.stage != NOBODY else ""
        raise BadPosition(f"gone: no Object stands on {name(at)}{where}")
    flatten(g, gone)


def squares(g: Fight, given: dict[str, Any], key: str) -> int:
    names = given.get(key, [])
    if not isinstance(names, list):
        raise BadPosition(f"{key} must be a list of spaces like [d4, e5]; it is {brief(names)}")
    found = 0
    for each in names:
        found |= 1 << square(each, key, g.plan.everywhere())
    return found


# A player's side


def dials(g: Fight, who: int, side: dict[str, Any], is_fresh: bool) -> None:
    seat, most = NAMES[who], ROSTER[g.fighter[who]].health
    least = 1 if len(g.fighter) == 2 else 0  # of several, some may be KO'd
    g.health[who] = number(side.get("health", most), least, most, f"{seat}.health (of {most})")
    g.meter[who] = number(side.get("meter", 0), 0, ROSTER[g.fighter[who]].gauge, f"{seat}.meter")
    g.wins[who] = number(side.get("wins", 0), 0, g.house.wins - 1, f"{seat}.wins ({g.house.wins} win the match)")
    fresh = side.get("fresh", is_fresh)
    if not isinstance(fresh, bool):
        raise BadPosition(f"{seat}.fresh is {brief(fresh)}; it must be true (no turn yet this round) or false")
    g.fresh[who] = fresh


def figure(g: Fight, who: int, side: dict[str, Any], waits: bool) -> None:
    """Where a Character stands: alone, and on no Object; where the mode has such, it may wait off the stage."""
    seat = NAMES[who]
    if gone(g, who):
        if "at" in side:
            raise BadPosition(f"{seat}.at: a KO'd figure stands nowhere", ("SFTMG-RULING-90",))
        return
    if waits and "at" not in side:
        return
    if "at" not in side:
        raise BadPosition(f"{seat}.at is missing: say on which space, a1 to i9, {ROSTER[g.fighter[who]].name} stands")
    at = square(side["at"], f"{seat}.at", g.plan.everywhere())
    if g.ground.beyond >> at & 1:
        raise BadPosition(f"{seat}.at: {name(at)} is beside the strip", ("SFTMG-ARC-01",))
    if blocks_steps(g.ground, 0) >> at & 1:
        raise BadPosition(f"{seat}.at: an Object stands on {name(at)}, so no figure can", ("SFTMG-MOVE-02",))
    if at in g.at:
        raise BadPosition(f"{seat}.at: {name(at)} is taken; a space holds one figure", ("SFTMG-MOVE-04",))
    g.at[who] = at


def start_spaces(g: Fight, given: dict[str, Any]) -> None:
    """SFTMG-ROUND-04: where the next round has them, exchanged: free when all Objects are back (SFTMG-ROUND-03).

    Unsaid it is where a figure stands now; if that will not do, the stage's own."""
    if len(g.fighter) > 2:
        g.start = g.at[:]
        return
    whole = blocks_steps(ground_of(STAGES[g.stage]) if g.stage != NOBODY else g.ground, 0)
    for who, seat in enumerate(NAMES[:2]):
        if "start" in given[seat]:
            g.start[who] = on_first_stage(given[seat]["start"], f"{seat}.start", g.plan.everywhere(), "a round begins")
            if whole >> g.start[who] & 1:
                raise BadPosition(f"{seat}.start: an Object stands on {name(g.start[who])}", ("SFTMG-ROUND-03",))
    for who in (0, 1):
        own = [space(each) for each in STAGES[g.stage].versus] if g.stage != NOBODY else []
        for at in [g.at[who], *own] if g.at[who] < SPACES else own or list(BARE):
            if g.start[who] == OFF and at != g.start[1 - who] and not whole >> at & 1:
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
    show(g, g.hand[who], team_bits(g, who))
    show(g, g.discards[who] + g.stays[who], EVERYBODY)


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
