"""Described positions: a bout set up from a few words (docs/positions/megafighter.md), or refused in a sentence."""

from __future__ import annotations

from typing import Any, Final

from kumite.core.checks import known_keys, number, one_of
from kumite.core.piles import show, shuffle
from kumite.core.position import Step
from kumite.core.settings import check_options
from kumite.errors import BadPosition, brief
from kumite.games.megafighter.cards.buttons import DECK
from kumite.games.megafighter.cards.roster import by_name
from kumite.games.megafighter.modes import MODES, SETTINGS, house
from kumite.games.megafighter.position import NAMES, NO_STRIKE, NOBODY, TEAM, Bout, House, standing
from kumite.games.megafighter.printed import CARDS, LETTERS, ROSTER
from kumite.games.megafighter.rules.setup import Draft, LineUp, PickFront
from kumite.games.megafighter.rules.turn import Act, ActionPhase, BeginTurn, EndTurn
from kumite.games.megafighter.verbs import SUPER_TOKENS, SWAP_TOKENS

KEYS: Final = frozenset(
    [
        "mode",
        "options",
        "phase",
        "turn",
        "first",
        "turns",
        "actions",
        "earned",
        "deck",
        "discards",
        "rest",
        "combo",
        "shuffle",
    ]
    + list(NAMES)
)
SIDE_KEYS: Final = frozenset(["front", "side", "damage", "super", "swap", "hand", "allocated", "fallen"])
PHASES: Final = ("action", "start", "draft")
KINDS: Final = {card.name: kind for kind, card in enumerate(CARDS)}


def empty(table: House) -> Bout:
    """MEGA-SETUP-02: all 63 cards in the deck, nobody drafted, no tokens."""
    g = Bout()
    g.house, g.turn, g.first, g.turns, g.phase = table, 0, 0, 0, "setup"
    g.actions, g.earned, g.strike = 0, 0, NO_STRIKE
    g.pool = tuple(range(len(ROSTER)))
    g.fighter, g.damage = (NOBODY,) * 6, [0] * 6
    g.front, g.side, g.picked = [NOBODY, NOBODY], [(), ()], (NOBODY, NOBODY)
    g.supers, g.swaps = [0, 0], [0, 0]
    g.kind, g.known = DECK[:], [0] * len(DECK)
    g.deck, g.discards, g.hand = tuple(range(len(DECK))), (), [(), ()]
    g.combo, g.faces, g.allocated = (), (), [(), ()]
    g.edits, g.events, g.outcome = 0, [], None
    return g


def setup(given: dict[str, Any]) -> Bout:
    """A bout as described, run until the first question."""
    known_keys(given, KEYS, "the position")
    mode = one_of(given.get("mode", "standard"), MODES, "mode")
    g = empty(house(mode, check_options("megafighter", SETTINGS, given.get("options", {}), BadPosition)))
    phase = one_of(given.get("phase", "action"), PHASES, "phase")
    g.turn = NAMES.index(one_of(given.get("turn", "P1"), NAMES, "turn"))
    g.first = NAMES.index(one_of(given.get("first", NAMES[g.turn]), NAMES, "first"))
    g.turns = number(given.get("turns", 1), 1, g.house.turn_limit, "turns")
    deal(g, given)
    for seat in (0, 1):
        tokens(g, seat, given.get(NAMES[seat], {}))
    if phase == "draft":
        begin_draft(g, given)
    else:
        for seat in (0, 1):
            team(g, seat, given.get(NAMES[seat], {}))
        begin(g, given, phase)
    return g


def begin(g: Bout, given: dict[str, Any], phase: str) -> None:
    """In the middle of the Action Phase, or before the turn's first phase."""
    if phase == "start":
        refuse_keys(given, ("actions", "combo", "earned"), "a turn that has not started")
        g.turns -= 1
        g.begin(*mixing(g, given), BeginTurn())
        return
    g.phase = "action"
    if g.allocated[g.turn]:
        raise BadPosition(f"{NAMES[g.turn]}.allocated: the Bonus Phase of this turn has discarded them [MEGA-VET-03]")
    g.actions = number(given.get("actions", 3), 0, 9, "actions")
    g.earned = number(given.get("earned", 0), 0, 3, "earned")
    phases = g.house.phases
    at = [type(step) for step in phases].index(ActionPhase)
    g.begin(*mixing(g, given), Act(), *phases[at + 1 :], EndTurn())


def mixing(g: Bout, given: dict[str, Any]) -> list[Step]:
    """Shuffle what lies under the named cards of the deck, if that is wished; otherwise it lies in printed order."""
    wish = given.get("shuffle", False)
    if not isinstance(wish, bool):
        raise BadPosition(f"shuffle is {brief(wish)}; it must be true or false")
    rest = g.deck[len(given.get("deck", [])) :]
    return [shuffle(rest)] if wish and len(rest) > 1 else []


def begin_draft(g: Bout, given: dict[str, Any]) -> None:
    """Hands are dealt, nobody is drafted."""
    refuse_keys(given, ("actions", "combo", "earned", "turn", "turns"), "the draft")
    for seat in (0, 1):
        extra = sorted(set(given.get(NAMES[seat], {})) - {"hand", "super", "swap"})
        if extra:
            raise BadPosition(f"{NAMES[seat]} has {brief(extra[0])}, but nobody is drafted before the draft")
    g.turn, g.turns = g.first, 0
    g.begin(*mixing(g, given), Draft(0), PickFront(g.first), PickFront(1 - g.first), LineUp())


# Fighters and tokens


def tokens(g: Bout, seat: int, side: Any) -> None:
    where = NAMES[seat]
    if not isinstance(side, dict):
        raise BadPosition(f"{where} must be a mapping with front, side, hand ...; it is {brief(side)}")
    known_keys(side, SIDE_KEYS, where)
    g.supers[seat] = number(side.get("super", 0), 0, 999, f"{where}.super")
    g.swaps[seat] = number(side.get("swap", 0), 0, 999, f"{where}.swap")
    if g.house.strict_supply and (sum(g.supers) > SUPER_TOKENS or sum(g.swaps) > SWAP_TOKENS):
        supply = f"{SUPER_TOKENS} Super and {SWAP_TOKENS} Swap Tokens"
        raise BadPosition(f"{where}: at a strict table there are {supply} in all [MEGA-RULING-13]")


def team(g: Bout, seat: int, side: dict[str, Any]) -> None:
    """One Frontline Fighter, up to two on the Sideline, the rest fallen; each of them once on the table."""
    where = NAMES[seat]
    if not isinstance(side.get("front"), str):
        raise BadPosition(f"{where}.front must name exactly one Fighter; it is {brief(side.get('front'))}")
    fallen, sides = name_list(side, "fallen", where), name_list(side, "side", where)
    names = [side["front"], *sides, *fallen]
    if len(names) > TEAM:
        raise BadPosition(f"{where} has {len(names)} Fighters; a team is three [MEGA-WIN-02]")
    for i, name in enumerate(names):
        if name not in by_name:
            raise BadPosition(f"{where} has {brief(name)}, who is not in the roster")
        if by_name[name] not in g.pool:
            raise BadPosition(f"{name} stands twice on the table; the roster has one of each [MEGA-COMP-05]")
        g.fighter = g.fighter[: seat * TEAM + i] + (by_name[name],) + g.fighter[seat * TEAM + i + 1 :]
        g.pool = tuple([f for f in g.pool if f != by_name[name]])
    g.front[seat] = seat * TEAM
    g.side[seat] = tuple([seat * TEAM + 1 + i for i in range(len(sides))])
    hurt(g, seat, side)


def hurt(g: Bout, seat: int, side: dict[str, Any]) -> None:
    """Damage by name; a fighter with as much as its HP would be gone (MEGA-KO-01)."""
    where = f"{NAMES[seat]}.damage"
    damage = side.get("damage", {})
    if not isinstance(damage, dict):
        raise BadPosition(f"{where} must map names to numbers; it is {brief(damage)}")
    slots = {ROSTER[g.fighter[slot]].name: slot for slot in standing(g, seat)}
    for name, n in damage.items():
        if name not in slots:
            raise BadPosition(f"{where} names {brief(name)}, who does not stand for {NAMES[seat]}")
        slot = slots[name]
        hp = ROSTER[g.fighter[slot]].hp
        g.damage[slot] = number(n, 0, hp - 1, f"{where}.{name} (of {hp} HP)")


# Cards


def deal(g: Bout, given: dict[str, Any]) -> None:
    """Every named card is taken off the 63; the rest lies under the named cards of the deck, or where `rest` says."""
    left = DECK[:]
    order: list[int] = []
    top = take(left, given.get("deck", []), "deck")
    discards = take(left, given.get("discards", []), "discards")
    combo, faces = take_combo(left, given.get("combo", []))
    hands, laid = [], []
    for name in NAMES:
        side = given.get(name, {})
        side = side if isinstance(side, dict) else {}
        hands.append(take(left, side.get("hand", []), f"{name}.hand"))
        laid.append(take(left, side.get("allocated", []), f"{name}.allocated"))
    if one_of(given.get("rest", "deck"), ("deck", "discards"), "rest") == "deck":
        top = top + left
    else:
        discards = discards + left
    zones = []
    for kinds in (top, discards, combo, hands[0], hands[1], laid[0], laid[1]):
        zones.append(tuple(range(len(order), len(order) + len(kinds))))
        order += kinds
    g.kind, g.faces = order, tuple(faces)
    g.deck, g.discards, g.combo, g.hand, g.allocated = zones[0], zones[1], zones[2], zones[3:5], zones[5:7]
    check_allocated(g)
    show(g, g.discards + g.combo, 3)
    for seat in (0, 1):
        show(g, g.hand[seat] + g.allocated[seat], 1 << seat)


def check_allocated(g: Bout) -> None:
    for seat in (0, 1):
        if g.allocated[seat] and g.house.mode != "veteran":
            raise BadPosition(f"{NAMES[seat]}.allocated: only the veteran mode allocates cards [MEGA-VET-01]")
        if len(g.allocated[seat]) > 3:
            raise BadPosition(f"{NAMES[seat]}.allocated has {len(g.allocated[seat])} cards; 3 at most [MEGA-VET-06]")


def take(left: list[int], names: Any, where: str) -> list[int]:
    """These cards, taken off what is left."""
    if not isinstance(names, list):
        raise BadPosition(f"{where} must be a list of Button Cards; it is {brief(names)}")
    taken: list[int] = []
    for name in names:
        if not isinstance(name, str) or name not in KINDS:
            raise BadPosition(
                f"{where} has {brief(name)}, which is no Button Card; one is written like 'B/Y' or 'R +super'"
            )
        if KINDS[name] not in left:
            copies = DECK.count(KINDS[name])
            raise BadPosition(f"{where} needs one more {brief(name)} than the {copies} there are [MEGA-COMP-01]")
        left.remove(KINDS[name])
        taken.append(KINDS[name])
    return taken


def take_combo(left: list[int], entries: Any) -> tuple[list[int], list[int]]:
    """Cards with their upright Buttons: 'B/Y as Y'; a single Button needs no 'as'."""
    if not isinstance(entries, list):
        raise BadPosition(f"combo must be a list like ['B/Y as Y']; it is {brief(entries)}")
    if len(entries) == 1:
        raise BadPosition("combo has one card; a Start Combo is two [MEGA-RULING-07]")
    kinds, faces = [], []
    for entry in entries:
        text, _, face = str(entry).partition(" as ")
        kind = take(left, [text], "combo")[0]
        buttons = CARDS[kind].buttons
        face = face or LETTERS[buttons[0]]
        if face not in LETTERS or LETTERS.index(face) not in buttons:
            raise BadPosition(f"combo: {brief(text)} does not show the Button {brief(face)} [MEGA-BTN-01]")
        kinds.append(kind)
        faces.append(LETTERS.index(face))
    return kinds, faces


# Small checks


def refuse_keys(given: dict[str, Any], keys: tuple[str, ...], when: str) -> None:
    for key in keys:
        if key in given:
            raise BadPosition(f"{when} has no {key!r}, but the position says {brief(given[key])}")


def name_list(side: dict[str, Any], key: str, where: str) -> list[str]:
    names = side.get(key, [])
    if not isinstance(names, list):
        raise BadPosition(f"{where}.{key} must be a list of names; it is {brief(names)}")
    return [str(name) for name in names]
