"""Described positions: a game set up from a few words (docs/positions/universus.md), or refused in a sentence."""

from __future__ import annotations

from typing import Any, Final

from kumite.core.checks import known_keys, one_of
from kumite.core.position import Step
from kumite.core.settings import check_options
from kumite.errors import BadPosition, brief
from kumite.games.universus.attaching import may_stay, refresh_character
from kumite.games.universus.bringing import brought
from kumite.games.universus.cardgame import CardGame
from kumite.games.universus.decks import Deck, number_of
from kumite.games.universus.define import face as make_face
from kumite.games.universus.ears import enlist
from kumite.games.universus.faces import card_number, card_of, face, health_limit
from kumite.games.universus.legal import first_turn
from kumite.games.universus.marks import card_name, check_marks, counted, counters_of, flagged, wounds_of
from kumite.games.universus.names import a_type
from kumite.games.universus.position import (
    AS_A_BLOCK,
    COMMITTED,
    DEALT,
    FACEDOWN,
    FROZEN,
    IS_TOKEN,
    NAMES,
    PLAYED,
    SEALED,
    STARTING,
    TRANSFORMED,
    Versus,
)
from kumite.games.universus.printed import Card, Face
from kumite.games.universus.rules.clear import EndPhase
from kumite.games.universus.rules.combat import Combat
from kumite.games.universus.rules.setup import open_game
from kumite.games.universus.rules.turn import Turn
from kumite.games.universus.skills import tree_of
from kumite.games.universus.table import empty
from kumite.games.universus.terms import (
    ACTION,
    ATTACK,
    CHARACTER,
    COMBAT_PHASE,
    DECK,
    DISCARDS,
    FOUNDATION,
    HAND,
    MOMENTUM,
    NOBODY,
    POOL,
    REMOVED,
    STAGE,
    TOKEN,
)
from kumite.games.universus.texts import SETTLE
from kumite.games.universus.tokens import HOME
from kumite.games.universus.verbs import attach, put_in, see
from kumite.games.universus.words.riders import ForOthers
from kumite.games.universus.written import written_cards

KEYS: Final = ("mode", "options", "cards", "phase", "turn", "first", "turns", "attack", "tried", *NAMES)
SIDE_KEYS: Final = (
    *("character", "health", "hand", "stage", "pool", "momentum", "deck", "rest", "discards", "removed"),
    *("unlocked", "wins", "committed", "filler", "brings"),
)
MARKS: Final = (
    "card",
    "committed",
    "down",
    "counters",
    "wounds",
    "attached",
    "sealed",
    "frozen",
    "back",
    "as",
    "dealt",
    "up",
)
PHASES: Final = ("combat", "start", "end", "setup")
PARTNER: Final = "Sparring Partner"  # who plays where nobody is named
PAGE: Final = "Blank Page"  # what a deck is made of where nothing is named

HOMES: Final = {"Power": (HOME["Power"], "UVS-POWER-01"), "Roman Cancel": (HOME["Roman Cancel"], "UVS-ROMAN-01")}
BESIDES_DECKS: Final = frozenset(("mode", "options", "cards", *NAMES))  # what may stand beside decks that are brought


def fillers() -> tuple[Card, ...]:
    """A character and a foundation without any text, so that a description need name only what matters."""
    partner = make_face(PARTNER, CHARACTER, hand_size=6, health=25, symbols=("fire", "water", "earth"))
    page = make_face(PAGE, FOUNDATION, 1, 3, symbols=("fire", "water", "earth"))
    return Card(partner), Card(page)


def setup(given: dict[str, Any], game: CardGame) -> Versus:
    """A game as described, run until the first question."""
    if not isinstance(given, dict):
        raise BadPosition(f"a position is a mapping with {', '.join(KEYS)}; it is {brief(given)}")
    known_keys(given, KEYS, "the position")
    mode = one_of(given.get("mode", game.modes[0]), game.modes, "mode")
    g = empty(game.house(mode, check_options(game.id, game.settings, given.get("options", {}), BadPosition)))
    g.extra = game.fillers() + written_cards(given.get("cards", {}), g.house.edition)
    for seat in NAMES:
        side = given.get(seat, {})
        if not isinstance(side, dict):
            raise BadPosition(f"{seat} must be a mapping with hand, stage, deck ...; it is {brief(side)}")
        known_keys(side, SIDE_KEYS, seat)
    if any("brings" in given.get(seat, {}) for seat in NAMES):
        bring_decks(g, given)
        return g
    for who, seat in enumerate(NAMES):
        lay_out(g, who, seat, given.get(seat, {}))
    dials(g, given)
    begin(g, given)
    return g


def bring_decks(g: Versus, given: dict[str, Any]) -> None:
    """`brings`: the match begins as any does, but with these decks; who brings none chooses one."""
    decks: list[Deck | None] = []
    for seat in NAMES:
        side = given.get(seat, {})
        for key in side:
            if key != "brings":
                raise BadPosition(f"{seat}.{key}: who brings a deck begins with nothing else; leave it out")
        decks.append(brought(g, side["brings"], f"{seat}.brings") if "brings" in side else None)
    for key in given:
        if key not in BESIDES_DECKS:
            raise BadPosition(f"{key}: with decks that are brought a match begins at its beginning; leave it out")
    g.begin(g.house.edition.gathering.with_decks(tuple(decks)), *g.house.edition.lead)


def lay_out(g: Versus, who: int, seat: str, side: dict[str, Any]) -> None:
    """One player's cards."""
    g.character[who] = put(g, who, side.get("character", PARTNER), STAGE, f"{seat}.character")
    g.flags[g.character[who]] |= STARTING
    if flagged(side, "committed", f"{seat}.committed"):
        g.flags[g.character[who]] |= COMMITTED
    for key, zone in (("stage", STAGE), ("pool", POOL), ("momentum", MOMENTUM), ("hand", HAND), ("deck", DECK)):
        for at, card in enumerate(listed(side, key, seat)):
            put(g, who, card, zone, f"{seat}.{key}[{at}]")
    for key, zone in (("discards", DISCARDS), ("removed", REMOVED)):
        for at, card in enumerate(listed(side, key, seat)):
            put(g, who, card, zone, f"{seat}.{key}[{at}]")
    for _ in range(counted(side.get("rest", 20), f"{seat}.rest")):
        put(g, who, side.get("filler", PAGE), DECK, f"{seat}.filler")
    g.unlocked[who] = counted(side.get("unlocked", 0), f"{seat}.unlocked", 0, len(tree_of(g, who)))
    g.wins[who] = counted(side.get("wins", 0), f"{seat}.wins", 0, g.house.wins - 1)


def listed(side: dict[str, Any], key: str, seat: str) -> list[Any]:
    found = side.get(key, [])
    if not isinstance(found, list):
        raise BadPosition(f"{seat}.{key} must be a list of cards; it is {brief(found)}")
    return found


def put(g: Versus, who: int, told: Any, zone: int, where: str) -> int:
    """A card by its name, or with marks: {card: Name, committed: true, down: true, counters: {Blood: 2} ...}."""
    marks: dict[str, Any] = told if isinstance(told, dict) else {"card": told}
    known_keys(marks, MARKS, where)
    name = card_name(told, where)
    try:
        kind = number_of(g, name)
    except KeyError:
        raise BadPosition(f"{where}: there is no card called {brief(name)}") from None
    check_marks(card_number(g, kind), zone, marks, where)
    check_home(g, who, card_number(g, kind), zone, marks, where)
    h = len(g.kind)
    g.kind.append(kind)
    g.known.append(0)
    g.owner += (who,)
    g.zone.append(zone)
    g.state.append(None)
    g.hears.append(())
    g.wounds.append(wounds_of(card_number(g, kind), marks, where))
    g.tick += 1
    g.since.append(g.tick)
    g.flags.append(flags_of(g, h, zone, marks))
    put_in(g, h, zone, NOBODY)
    see(g, h, zone)
    if zone == MOMENTUM and card_number(g, kind).front.type == ATTACK:
        g.known[h] |= 1 << who  # it came out of the card pool (UFS-RULING-53)
    for counter, n in counters_of(marks, where):
        g.counters += ((h, counter, n),)
    return h


def check_home(g: Versus, who: int, card: Card, zone: int, marks: dict[str, Any], where: str) -> None:
    """What the rules let lie nowhere for a moment: an attack or an action face up in a stage (UVS-PAUSE-11,
    UFS-STAGE-01), and somebody else's 'Name' Only card in a stage, a card pool or momentum (UFS-KEY-19)."""
    down, back = marks.get("down", False), card.back
    front = back if back is not None and marks.get("back", False) else card.front
    if g.character[who] == NOBODY or (zone == STAGE and front.type == CHARACTER and not down):
        check_character(g, who, card, front, where)
    if front.type == TOKEN:
        check_token(card, zone, where)
    if zone == STAGE and front.type in (ATTACK, ACTION) and not down:
        reason = f"{card.name} is {a_type(front.type)}, and such a card can only lie face down in a stage"
        raise BadPosition(f"{where}: {reason}", ("UVS-PAUSE-11",))
    if marks.get("dealt", False) and front.type != ATTACK:
        raise BadPosition(f"{where}.dealt: only an attack deals damage, and {front.name} is {a_type(front.type)}")
    if zone not in (STAGE, POOL, MOMENTUM) or (down and zone != MOMENTUM) or g.character[who] == NOBODY:
        return
    for ability in front.abilities:
        for rider in ability.riders:
            if isinstance(rider, ForOthers) and rider.allows(g, who, NOBODY, 0):
                mine = card_of(g, g.character[who]).name
                reason = f"{card.name} is for {rider.name} only, and {NAMES[who]} starts with {mine}"
                raise BadPosition(f"{where}: {reason}", ("UFS-KEY-19",))


def check_character(g: Versus, who: int, card: Card, front: Face, where: str) -> None:
    """Who plays is a character, and is laid out first (UVS-CHAR-09); no other one stays (UVS-PAUSE-06)."""
    if g.character[who] == NOBODY:
        if front.type != CHARACTER:
            raise BadPosition(f"{where}: {card.name} is no character, but {a_type(front.type)}")
    elif g.house.edition.by_version and not may_stay(g, who, front):
        lead = card_of(g, g.character[who]).name
        reason = f"{card.name} is a character other than {lead}, and does not stay in this stage"
        raise BadPosition(f"{where}: {reason}", ("UVS-PAUSE-06",))


def check_token(card: Card, zone: int, where: str) -> None:
    """Ours are nowhere but where they are made (UVS-POWER-01, UVS-ROMAN-01); any ceases to exist as it leaves play."""
    home, rule = HOMES.get(card.name, (zone, "UVS-TOKEN-02"))
    if zone != home:
        place = "momentum" if home == MOMENTUM else "the stage"
        raise BadPosition(f"{where}: {card.name} is a token, and only ever in {place}", (rule,))
    if zone in (HAND, DECK, DISCARDS, REMOVED):
        raise BadPosition(f"{where}: {card.name} is a token, and no token is ever there", (rule,))


def flags_of(g: Versus, h: int, zone: int, marks: dict[str, Any]) -> int:
    """How it lies."""
    flags = 0
    if marks.get("down", zone == MOMENTUM and not marks.get("up", False)):
        flags |= FACEDOWN
    for key, flag in (("committed", COMMITTED), ("sealed", SEALED), ("frozen", FROZEN), ("back", TRANSFORMED)):
        if marks.get(key, False):
            flags |= flag
    if card_of(g, h).front.type == TOKEN:
        flags = flags & ~FACEDOWN | IS_TOKEN
    if zone == POOL:
        flags |= {"block": PLAYED | AS_A_BLOCK, "nothing": 0}.get(str(marks.get("as", "played")), PLAYED)
        flags |= DEALT if marks.get("dealt", False) else 0
    return flags


def dials(g: Versus, given: dict[str, Any]) -> None:
    """Health, attachments, whose turn it is; then everybody listens."""
    for who, seat in enumerate(NAMES):
        side = given.get(seat, {})
        for at, told in enumerate(listed(side, "stage", seat)):
            if isinstance(told, dict) and told.get("attached", False):
                attach(g, g.stage[who][1 + at])
        for h in g.stage[who][1:]:
            if face(g, h).type == CHARACTER and not g.flags[h] & FACEDOWN:
                attach(g, h)
    for h in range(len(g.kind)):
        enlist(g, h)
    for who, seat in enumerate(NAMES):
        refresh_character(g, who)
        limit = health_limit(g, who)
        g.health[who] = counted(given.get(seat, {}).get("health", limit), f"{seat}.health", 0, limit)
    g.turn = NAMES.index(one_of(given.get("turn", "P1"), NAMES, "turn"))
    g.first = NAMES.index(one_of(given.get("first", NAMES[g.turn]), NAMES, "first"))
    g.turns = counted(given.get("turns", 5), "turns", 0 if given.get("phase") == "setup" else 1)
    g.round = 1 + sum(g.wins)


def begin(g: Versus, given: dict[str, Any]) -> None:
    """In the Combat Phase, before a turn, at the End Phase, or before the game."""
    phase = one_of(given.get("phase", "combat"), PHASES, "phase")
    for key in ("attack", "tried"):
        if phase != "combat" and given.get(key, False) not in (None, False):
            raise BadPosition(
                f"{key}: that is said of the Combat Phase, and the phase is {phase}; leave one of them out"
            )
    if phase == "setup":
        g.turns = 0
        g.begin()
        open_game(g)
        g.run()
        return
    steps: list[Step] = [SETTLE]
    if phase == "combat":
        g.phase, g.tried = COMBAT_PHASE, flagged(given, "tried", "tried")
        pending(g, given.get("attack"))
        steps += [Combat()]
    elif phase == "end":
        steps += [EndPhase()]
    else:
        g.turns -= 1
    g.begin(*steps, Turn())


def pending(g: Versus, told: Any) -> None:
    """`attack: P1`: the last card of that player's card pool is an attack that has just been played."""
    if told is None:
        return
    who = NAMES.index(one_of(told, NAMES, "attack"))
    if not g.pool[who] or face(g, g.pool[who][-1]).type != ATTACK:
        raise BadPosition(f"attack: the last card in {NAMES[who]}'s pool must be an attack")
    if first_turn(g, who):
        raise BadPosition(f"attack: nobody attacks on their own first turn, and turns is {g.turns}", ("UVS-SETUP-10",))
    g.stack = (g.pool[who][-1],)
    g.targets = ((g.pool[who][-1], NOBODY),)
    g.attacks[who] = 1
