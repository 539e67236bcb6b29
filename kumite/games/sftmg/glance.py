"""What a view tells at a glance: who stands where, what reaches, how many dice.

Everything here is read off a view, so that nothing can be told that its seat may not know.
"""

from __future__ import annotations

from typing import Any, Final

from kumite.games.sftmg.cards.roster import KINDS
from kumite.games.sftmg.dice import MOST
from kumite.games.sftmg.grid import OFF, OUT_OF_RANGE, Ground, blocks_range, blocks_sight, range_between, space
from kumite.games.sftmg.printed import BAIT, CARDS, EVENT, SUPER, ULTRA, Card, is_attack_card
from kumite.games.sftmg.rules.combo import SUPER_COST, ULTRA_COST
from kumite.games.sftmg.rules.reach import NO_RANGE, NO_SIGHT, NO_WAY, REACHES
from kumite.games.sftmg.rules.react import BLOCK_DICE
from kumite.games.sftmg.sight import sees
from kumite.games.sftmg.special import Charge, charges, dashes
from kumite.games.sftmg.statics import Guarded, MoreDice

View = dict[str, Any]
UNSEEN: Final = "?"
PHASES: Final = {name: f"{name.capitalize()}!" for name in ("select", "ready", "set", "draw", "move", "fight")}
SHORT: Final = {
    NO_RANGE: "out of range",
    NO_SIGHT: "no line of sight",
    NO_WAY: "cannot end adjacent",
}
COSTS: Final = {SUPER: SUPER_COST, ULTRA: ULTRA_COST}
BEFORE: Final = ("select", "ready", "set")  # the phases before the first turn of a round


# Who


def asked(view: View) -> str:
    """What the open question is about, if it is this seat's."""
    question = view["question"]
    return str(question.get("what", "")) if question and question["seat"] == view.get("you") else ""


def offered(view: View) -> list[str]:
    """The options, if it is this seat that is asked."""
    return list(view["question"]["options"]) if asked(view) else []


def other(seat: str) -> str:
    return "P1" if seat == "P2" else "P2"


def mine(view: View) -> dict[str, Any]:
    """The viewer's side of the table."""
    side: dict[str, Any] = view["seats"][view["you"]]
    return side


def figure(view: View, seat: str) -> dict[str, Any] | None:
    """A seat's Character, if it has one."""
    found: dict[str, Any] | None = view["fighters"].get(view["seats"][seat]["fighter"])
    return found


def at(view: View, seat: str) -> int:
    """Where a seat's figure stands, or OFF."""
    found = figure(view, seat)
    return space(found["at"]) if found and found["at"] else OFF


def meets(view: View) -> bool:
    """Whether both figures are on the stage."""
    return at(view, "P1") != OFF and at(view, "P2") != OFF


# What is printed


def card_named(name: str) -> Card | None:
    kind = KINDS.get(name)
    if kind is not None:
        return CARDS[kind]
    for card in CARDS:  # one that was put into the table later
        if card.name == name:
            return card
    return None


def in_play(view: View, seat: str) -> list[Card]:
    """The Events a player has in play."""
    found = [card_named(name) for name in view["seats"][seat]["stays"]]
    return [card for card in found if card is not None]


# Reach


def ground(view: View) -> Ground:
    """The Objects still standing."""
    small = large = solid = special = 0
    for thing in view["objects"]:
        bit = 1 << space(thing["at"])
        if thing["large"]:
            large |= bit
        else:
            small |= bit
        if thing["solid"]:
            solid |= bit
    for name in view.get("special", []):
        special |= 1 << space(name)
    return Ground(small, large, solid, special)


def apart(view: View, seat: str, here: int) -> int:
    """The range from a space to this seat's figure; OUT_OF_RANGE if it cannot be counted."""
    return range_between(here, at(view, seat), blocks_range(ground(view), 0))


def in_sight(view: View, seat: str, here: int) -> bool:
    """Whether somebody on a space sees this seat's figure."""
    return sees(here, at(view, seat), blocks_sight(ground(view), 0))


def charges_from(view: View, seat: str, distance: int) -> tuple[Charge, ...]:
    """Every Charge of this seat's figure that ends adjacent to the other."""
    here, there = at(view, seat), at(view, other(seat))
    return charges(ground(view), 1 << here | 1 << there, here, there, distance)


def why_short(view: View, seat: str, card: Card) -> str:
    """Why a card of this seat's would not reach the other figure now, or nothing."""
    here, there = at(view, seat), at(view, other(seat))
    if card.charge:
        return REACHES if charges_from(view, seat, card.charge) else NO_WAY
    if card.dash:
        return REACHES if dashes(ground(view), 1 << here | 1 << there, here, there, card.dash) else NO_WAY
    if card.type != BAIT:
        low, high = card.reach
        if not low <= apart(view, other(seat), here) <= high:
            return NO_RANGE
    return REACHES if in_sight(view, other(seat), here) else NO_SIGHT


def reach_words(view: View, seat: str, card: Card) -> str:
    """Whether an attack with this card would reach from where the figure stands, and if not, why."""
    if card.type == EVENT or not meets(view):
        return ""
    why = why_short(view, seat, card)
    if why:
        return SHORT[why]
    price = COSTS.get(card.type, 0)
    if price > view["seats"][seat]["meter"]:
        return f"reaches, but costs {price} Meter"
    return "reaches, adjacent after moving" if card.charge or card.dash else "reaches"


def range_text(view: View, seat: str, here: int) -> str:
    """How far a seat's figure is from a space, and whether it is seen from there."""
    n = apart(view, seat, here)
    far = "out of every range" if n == OUT_OF_RANGE else "adjacent" if n == 1 else f"range {n}"
    return far if in_sight(view, seat, here) else f"{far}, no line of sight"


# Dice


def attack_dice(view: View, seat: str, card: Card, follows: bool = False) -> int:
    """What an attack made from here would roll, before EX, a push and what waits for the next Attack Card."""
    n = card.dice + (card.combo if follows else 0)
    if card.edge[0] and meets(view) and apart(view, other(seat), at(view, seat)) == card.edge[1]:
        n += card.edge[0]
    if is_attack_card(card):
        holding = [each.holds for each in in_play(view, seat)]
        n += sum([word.n for word in holding if isinstance(word, MoreDice) and word.type in (-1, card.type)])
    return max(0, min(MOST, n))


def block_dice(view: View, seat: str) -> int:
    """The dice of a Block without Boosts: none against a Super."""
    attack = view["attack"]
    card = card_named(attack["card"]) if attack and attack["faceup"] else None
    if card is not None and card.type == SUPER:
        return 0
    guard = [each.holds for each in in_play(view, seat)]
    return BLOCK_DICE + sum([word.n for word in guard if isinstance(word, Guarded)])


# Combos


def routes(view: View, most: int = 4) -> list[list[str]]:
    """The longest combo routes through the hand, as far as Linkers go."""
    side = mine(view)
    hand, links = list(side["hand"]), side["links"]
    found: list[list[str]] = []
    for name in dict.fromkeys(hand):
        walk([name], without(hand, name), links, found)
    long = sorted([route for route in found if len(route) > 1], key=len, reverse=True)
    kept: list[list[str]] = []
    for route in long:
        if not [1 for other in kept if within(route, other)]:
            kept.append(route)
    return kept[:most]


def walk(route: list[str], hand: list[str], links: dict[str, list[str]], found: list[list[str]]) -> None:
    """Every way on from the last card of a route, until there is none."""
    ahead = [name for name in links.get(route[-1], []) if name in hand]
    for name in ahead:
        walk([*route, name], without(hand, name), links, found)
    if not ahead:
        found.append(route)


def without(hand: list[str], name: str) -> list[str]:
    left = list(hand)
    left.remove(name)
    return left


def within(part: list[str], whole: list[str]) -> bool:
    """Whether one route is a piece of another."""
    for start in range(len(whole) - len(part) + 1):
        if whole[start : start + len(part)] == part:
            return True
    return False


# When


def moment_words(view: View) -> str:
    """The round, the turn, and where in it."""
    phase = PHASES[view["phase"]]
    if view["phase"] in BEFORE:
        return f"Round {max(1, view['round'])}: {phase}"
    who = view["seats"][view["turn"]]["fighter"]
    left = view["actions"]
    now = f"{left} {'Action' if left == 1 else 'Actions'} left" if view["phase"] == "fight" else phase
    return f"Round {view['round']}, turn {view['turns']}, {who}: {now}"
