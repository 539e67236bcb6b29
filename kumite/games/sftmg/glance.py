"""What a view tells at a glance: who stands where, what reaches, how many dice.

Everything here is read off a view, so that nothing can be told that its seat may not know.
"""

from __future__ import annotations

from typing import Any, Final

from kumite.core.effects import Word
from kumite.games.sftmg.cards.challenges import CHALLENGES
from kumite.games.sftmg.cards.roster import BOSSES, FIGHTERS, KINDS
from kumite.games.sftmg.dice import MOST
from kumite.games.sftmg.grid import OFF, OUT_OF_RANGE, SIDES, Ground, blocks_range, blocks_sight, space
from kumite.games.sftmg.plan import ONE, Plan, along, plan_of
from kumite.games.sftmg.printed import BAIT, CARDS, EVENT, ROSTER, SUPER, ULTRA, Card, is_attack_card, ultra_cost
from kumite.games.sftmg.rules.combo import SUPER_COST
from kumite.games.sftmg.rules.reach import NO_RANGE, NO_SIGHT, NO_WAY, REACHES
from kumite.games.sftmg.rules.react import BLOCK_DICE
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
BEFORE: Final = ("select", "ready", "set")  # the phases before the first turn of a round


# Who


def asked(view: View) -> str:
    """What the open question is about, if it is this seat's."""
    question = view["question"]
    return str(question.get("what", "")) if question and question["seat"] == view.get("you") else ""


def offered(view: View) -> list[str]:
    """The options, if it is this seat that is asked."""
    return list(view["question"]["options"]) if asked(view) else []


def foes(view: View, seat: str) -> list[str]:
    """The seats of the other teams."""
    sides = view["seats"]
    return [each for each in sides if sides[each]["team"] != sides[seat]["team"]]


def standing_foes(view: View, seat: str) -> list[str]:
    return [each for each in foes(view, seat) if at(view, each) != OFF]


def other(view: View, seat: str) -> str:
    """The opponent that matters just now: of two there is but one; else the one in the same attack, or the nearest."""
    against = foes(view, seat)
    if len(against) == 1:
        return against[0]
    now = view["attack"]
    fighting = [each for each in against if now and view["seats"][each]["fighter"] in (now["by"], now["target"])]
    here, near = at(view, seat), standing_foes(view, seat)
    if fighting or here == OFF or not near:
        return (fighting or near or against)[0]
    apart = plan(view).apart(here)
    return min([(apart[at(view, each)], each) for each in near])[1]


def seat_of(view: View, label: str) -> str:
    """Whose Character is called so, if anybody's."""
    for seat, side in view["seats"].items():
        if side["fighter"] == label:
            return str(seat)
    return ""


def near_seat(view: View) -> str:
    """The viewer's own seat; for others the first."""
    return str(view.get("you") or next(iter(view["seats"])))


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
    """Whether the near figure and an opponent's are on the stage."""
    near = near_seat(view)
    return at(view, near) != OFF and at(view, other(view, near)) != OFF


def figures(view: View, seats: list[str], but: tuple[int, ...] = ()) -> int:
    """The set of spaces with a figure of these seats, but for those named."""
    found = 0
    for seat in seats:
        here = at(view, seat)
        if here != OFF and here not in but:
            found |= 1 << here
    return found


# What is printed


def card_named(name: str) -> Card | None:
    kind = KINDS.get(name)
    if kind is not None:
        return CARDS[kind]
    for card in CARDS:  # one that was put into the table later
        if card.name == name:
            return card
    return None


def in_force(view: View, seat: str) -> list[Word]:
    """The texts of a player's Events in play, and of the Challenge card that is for this seat."""
    found = [card_named(name) for name in view["seats"][seat]["stays"]]
    held = [card.holds for card in found if card is not None and card.holds is not None]
    side, told = figure(view, seat), view.get("challenge")
    for card in [each for each in CHALLENGES if told and each.name == told["name"]]:
        held += card.boss if side is not None and side["name"] in BOSSES else card.others
    return held


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


def plan(view: View) -> Plan:
    """The stages there are, and the gaps between them."""
    if "joined" not in view:
        return ONE
    gaps = [OFF] * len(SIDES)
    for each in view["joined"]["stages"]:
        side = SIDES.index(each["side"])
        gaps[side] = along(side, space(each["gap"][0]))
    return plan_of(tuple(gaps))


def apart(view: View, seat: str, here: int, mover: str = "") -> int:
    """The range from a space to this seat's figure, the viewer's opponents in between blocking, but for one who is
    moved there; OUT_OF_RANGE if it cannot be counted."""
    there = at(view, seat)
    between = figures(view, [each for each in foes(view, near_seat(view)) if each != mover], (here, there))
    return plan(view).range_between(here, there, blocks_range(ground(view), between))


def in_sight(view: View, seat: str, here: int, mover: str = "") -> bool:
    """Whether somebody on a space sees this seat's figure; whoever moves there is the viewer, unless it is said."""
    there, moves = at(view, seat), mover or near_seat(view)
    between = figures(view, [each for each in view["seats"] if each != moves], (here, there))
    return plan(view).sees(here, there, blocks_sight(ground(view), between))


def charges_from(view: View, seat: str, foe: str, distance: int) -> tuple[Charge, ...]:
    """Every Charge of this seat's figure that ends adjacent to the other."""
    everybody = figures(view, list(view["seats"]))
    return charges(ground(view), everybody, at(view, seat), at(view, foe), distance, plan(view))


def why_short(view: View, seat: str, card: Card, foe: str) -> str:
    """Why a card of this seat's would not reach that figure now, or nothing."""
    here, there = at(view, seat), at(view, foe)
    if card.charge:
        return REACHES if charges_from(view, seat, foe, card.charge) else NO_WAY
    if card.dash:
        taken = figures(view, list(view["seats"]))
        return REACHES if dashes(ground(view), taken, here, there, card.dash, plan(view)) else NO_WAY
    if card.type != BAIT:
        low, high = card.reach
        if not low <= apart(view, foe, here) <= high:
            return NO_RANGE
    return REACHES if in_sight(view, foe, here) else NO_SIGHT


def reach_of_all(view: View, seat: str, card: Card) -> str:
    """Whom an attack with this card would reach."""
    near = standing_foes(view, seat)
    if len(foes(view, seat)) == 1 or card.type == EVENT or at(view, seat) == OFF or not near:
        return reach_words(view, seat, card, other(view, seat))
    hit = [view["seats"][foe]["fighter"] for foe in near if not why_short(view, seat, card, foe)]
    return f"reaches {', '.join(hit)}" if hit else "reaches nobody"


def price_of(card: Card) -> int:
    """The Meter an attack costs."""
    return SUPER_COST if card.type == SUPER else ultra_cost(card) if card.type == ULTRA else 0


def reach_words(view: View, seat: str, card: Card, foe: str) -> str:
    """Whether an attack with this card would reach from where the figure stands, and if not, why."""
    if card.type == EVENT or at(view, seat) == OFF or at(view, foe) == OFF:
        return ""
    why = why_short(view, seat, card, foe)
    if why:
        return SHORT[why]
    price = price_of(card)
    if price > view["seats"][seat]["meter"]:
        return f"reaches, but costs {price} Meter"
    return "reaches, adjacent after moving" if card.charge or card.dash else "reaches"


def range_text(view: View, seat: str, here: int, mover: str = "") -> str:
    """How far a seat's figure is from a space, and whether it is seen from there."""
    n = apart(view, seat, here, mover)
    far = "out of every range" if n == OUT_OF_RANGE else "adjacent" if n == 1 else f"range {n}"
    return far if in_sight(view, seat, here, mover) else f"{far}, no line of sight"


# Dice


def attack_dice(view: View, seat: str, card: Card, foe: str, follows: bool = False) -> int:
    """What an attack made from here would roll, before EX, a push and what waits for the next Attack Card."""
    n, here = card.dice + (card.combo if follows else 0), at(view, seat)
    if card.edge[0] and OFF not in (here, at(view, foe)) and apart(view, foe, here) == card.edge[1]:
        n += card.edge[0]
    if is_attack_card(card):
        n += sum(
            [word.n for word in in_force(view, seat) if isinstance(word, MoreDice) and word.type in (-1, card.type)]
        )
    return max(0, min(MOST, n))


def block_dice(view: View, seat: str) -> int:
    """The dice of a Block without Boosts: none against a Super."""
    attack = view["attack"]
    card = card_named(attack["card"]) if attack and attack["faceup"] else None
    if card is not None and card.type == SUPER:
        return 0
    token = view.get("guard")
    more = token["dice"] if token and token["seat"] == seat else 0
    held = figure(view, seat)
    blocks = ROSTER[FIGHTERS[held["name"]]].blocks if held else BLOCK_DICE
    return blocks + more + sum([word.n for word in in_force(view, seat) if isinstance(word, Guarded)])


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
