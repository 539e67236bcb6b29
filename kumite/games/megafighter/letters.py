"""A view of a bout drawn with letters: what the terminal shows.

Lines stay within 80 columns and read well aloud: words and numbers first, bars last.  Everything here is read off
a view, so that nothing can be drawn that its seat may not know.
"""

from __future__ import annotations

from textwrap import wrap
from typing import Any, Final

from kumite.errors import Refusal, brief
from kumite.games.megafighter.cards.roster import by_name
from kumite.games.megafighter.printed import (
    CLASSES,
    DEDUCED,
    LETTERS,
    OURS,
    PRINTED,
    ROSTER,
    Ability,
    Attack,
    Fact,
    facts,
)

WIDTH: Final = 80
BAR: Final = 10
NAME: Final = 15  # the longest name of a Fighter
UNSEEN: Final = "?"
GLUE: Final = "\u00a0"  # a blank at which no line is broken


# The board


def board(view: dict[str, Any]) -> list[str]:
    """The table from the far side to the near one."""
    near = view.get("you") or "P1"
    far = "P2" if near == "P1" else "P1"
    lines = [headline(view), *player(view, far), *team(view, far)[::-1]]
    lines += [*middle(view), *team(view, near), *player(view, near)]
    if view.get("you"):
        lines += attacks(view, near)
    return lines


def headline(view: dict[str, Any]) -> str:
    """Whose turn it is, which phase, and what is left of it."""
    if view["outcome"]:
        said = f"After turn {view['turns']}"
    elif view["phase"] == "setup":
        said = "Before the first turn"
    else:
        phase = "start" if view["phase"] == "start" else f"{view['phase'].capitalize()} Phase"
        said = f"Turn {view['turns']}, {view['turn']}, {phase}"
    if view["phase"] == "action" and not view["outcome"]:
        said += f", {many(view['actions'], 'Action')} left"
    return f"== {said} ".ljust(WIDTH - 1, "=")


def team(view: dict[str, Any], who: str) -> list[str]:
    """One player's Fighters, the Frontline first: it is nearest to the middle of the table."""
    seat = view["seats"][who]
    lines = []
    if seat["front"]:
        lines.append(f"  Frontline  {fighter(view, seat['front'])}")
    if seat["side"]:
        place = "Team" if view["phase"] == "setup" else "Sideline"
        lines.append(f"  {place:<9}  {bench(view, seat['side'])}")
    fallen = [name for name, held in view["fighters"].items() if held["seat"] == who and held["place"] == "out"]
    if fallen:
        lines.append(f"  K.O.'d     {', '.join(fallen)}")
    return lines


def player(view: dict[str, Any], who: str) -> list[str]:
    """What a player has, and the cards as far as they are known."""
    seat = view["seats"][who]
    named = f"{who} (you)" if who == view.get("you") else who
    return [f"{named}: {tokens(seat)}, {many(seat['hand_size'], 'card')} in hand", *hand(view, who)]


def fighter(view: dict[str, Any], name: str) -> str:
    """A name, its health, and a bar of it."""
    held = view["fighters"][name]
    full = max(1, round(BAR * held["health"] / held["hp"])) if held["health"] else 0
    health = f"{held['health']}/{held['hp']}"
    return f"{name:<{NAME}} {health:>5} {'#' * full}{'.' * (BAR - full)}"


def bench(view: dict[str, Any], names: list[str]) -> str:
    """Fighters that stand back, beside each other; three of them only before the first turn, by name."""
    return "   ".join([fighter(view, name) for name in names]) if len(names) < 3 else ", ".join(names)


def tokens(seat: dict[str, Any]) -> str:
    return f"{many(seat['super'], 'Super Token')}, {many(seat['swap'], 'Swap Token')}"


def hand(view: dict[str, Any], who: str) -> list[str]:
    """The cards of a hand, and those laid face down, as far as they are known."""
    seat = view["seats"][who]
    lines = []
    if known(seat["hand"]):
        whole = len(known(seat["hand"])) == len(seat["hand"])
        lines += indented(f"  Hand{'' if whole else ', as far as you know it'}: {counted(known(seat['hand']))}")
    if seat["allocated"]:
        shown = counted(known(seat["allocated"])) or many(len(seat["allocated"]), "card")
        lines += indented(f"  Face down: {shown}")
    if seat["picked"]:
        lines.append(f"  {seat['picked']} will stand in the Frontline; nobody else knows yet.")
    return lines


def middle(view: dict[str, Any]) -> list[str]:
    """What lies between the players: the combo, the deck, the discard pile."""
    piles = f"Button Deck {view['deck']}, discard pile {len(view['discards'])}"
    if not view["combo"]:
        return [f"    {piles}"]
    combo = f"Combo of {view['turn']}: {', '.join(view['combo'])} (last Button: {view['combo'][-1][-1]})"
    return [f"    {piles}", *indented(f"    {combo}")]


def attacks(view: dict[str, Any], who: str) -> list[str]:
    """The Frontline Fighter's Attacks; on one's own turn, what the hand allows of them."""
    name = view["seats"][who]["front"]
    if not name or view["outcome"]:
        return []
    lines = [f"  Attacks of {name}:"]
    for attack in ROSTER[by_name[name]].attacks:
        ways = [way for way in ("start", "string") if f"{way} {attack.name}" in offered(view)]
        ready = f" ({' or '.join(ways)} now)" if ways else ""
        cost = view["seats"][who]["costs"][attack.name]
        lines += indented(f"    {price(attack, cost)} {attack.name}{ready}: {attack.text()}", 12)
    return lines


# A Fighter in full


def about(view: dict[str, Any], name: str) -> list[str]:
    """Everything on a Fighter board, and where each fact comes from."""
    who = ROSTER[by_name[find(view, name)]]
    held = view["fighters"].get(who.name)
    place = "drafted" if held and view["phase"] == "setup" else PLACES[held["place"]] if held else ""
    now = f"; now {held['health']} HP, {place} {'by' if place == 'drafted' else 'of'} {held['seat']}" if held else ""
    of = {fact.about: fact for fact in facts(who)}
    lines = indented(f"{who.name}, {who.hp} HP{now}  {origins([of['name'], of['hp']])}", 2)
    lines += indented(who.about, 0)
    lines.append("Attacks")
    for attack in who.attacks:
        marks = origins([of[f"{attack.name}: {part}"] for part in ("name", "buttons", "cost", "damage", "effect")])
        lines += indented(f"  {price(attack, attack.cost)} {attack.name}: {attack.text()}  {marks}", 10)
    lines.append("Abilities")
    for ability in who.abilities:
        marks = origins([of[f"{ability.name}: {part}"] for part in ("name", "class", "cost", "effect")])
        lines += indented(f"  {ability.name} ({kind(ability)}): {ability.text()}  {marks}", 10)
    return lines + indented(KEY, 0)


PLACES: Final = {"front": "Frontline Fighter", "side": "Sideline Fighter", "out": "K.O.'d Fighter"}
KEY: Final = (
    "[printed] stands in the rulebook, [deduced] was worked out from it, "
    "[ours] is our design: the rulebook does not show it."
)


def kind(ability: Ability) -> str:
    said = "ongoing, only while Frontline" if CLASSES[ability.colour] == "red bar" else CLASSES[ability.colour]
    return f"{said}, {ability.cost} ★" if ability.cost else said


def origins(about: list[Fact]) -> str:
    """[printed], or which parts are printed, which deduced and which ours."""
    groups = {origin: [fact for fact in about if fact.origin == origin] for origin in (PRINTED, DEDUCED, OURS)}
    told = [(origin, found) for origin, found in groups.items() if found]
    if len(told) == 1:
        return f"[{told[0][0]}]"
    parts = [f"{', '.join([fact.about.rpartition(': ')[2] for fact in found])} {origin}" for origin, found in told]
    return f"[{'; '.join(parts)}]"


def find(view: dict[str, Any], name: str) -> str:
    """A Fighter by name or by the beginning of a name; those at the table come first."""
    wanted = " ".join(name.lower().split())
    for names in (list(view["fighters"]), [who.name for who in ROSTER]):
        found = [each for each in names if each.lower() == wanted] or [
            each for each in names if wanted and each.lower().startswith(wanted)
        ]
        if len(found) == 1:
            return found[0]
        if found:
            raise Refusal(f"{brief(name)} could be {' or '.join(found)}; write a little more")
    raise Refusal(f"no Fighter is called {brief(name)}; there are {', '.join([who.name for who in ROSTER])}")


def intro(view: dict[str, Any]) -> list[str]:
    """The game in a few lines, for somebody who sits down for the first time."""
    tokens = view["tokens_block"]
    lines = [HOW_TO_WIN, TURN, f"{HAND} A Swap Token swaps for free{', or blocks 1' if tokens else ''}."]
    return [*lines, VETERAN.format(" and Swap Tokens" if tokens else "")] if view["mode"] == "veteran" else lines


HOW_TO_WIN: Final = (
    "Each of you drafts three Fighters ('fighter NAME' tells everything about one). "
    "K.O. all three of the other's to win."
)
TURN: Final = (
    "On your turn you take three Actions: start a combo (two cards whose Buttons, in order, are an Attack of your "
    "Frontline Fighter), string one more card onto it for another Attack, swap Fighters, taunt for Super Tokens, "
    "or draw. Then you draw 3 cards, and the other player has a turn."
)
HAND: Final = (
    "Cards show Buttons: B blue, Y yellow, R red. B/Y is played as one of the two. A card with 'block 2' can instead "
    "block 2 damage on the other player's turn; '+super' and '+swap' bring a token when played. ★ is a Super Token: "
    "Ultimate Attacks and Abilities cost them."
)
VETERAN: Final = (
    "Veteran rules: only cards laid face down in your Block Phase{} can block; cards not needed bring a bonus later."
)


# Small things


def offered(view: dict[str, Any]) -> list[str]:
    """The options, if it is this seat that is asked."""
    question = view["question"]
    return question.get("options", []) if question and question["seat"] == view.get("you") else []


def coming(view: dict[str, Any], name: str) -> int:
    """Damage on its way to a Fighter."""
    return int(view["strike"]["hits"].get(name, 0)) if view["strike"] else 0


def price(attack: Attack, cost: int) -> str:
    """Buttons, and Super Tokens for an Ultimate."""
    return f"{' '.join(pair(attack))} {cost} ★" if cost else f"{' '.join(pair(attack))}    "


def pair(attack: Attack) -> str:
    """The two Buttons: BY."""
    return "".join([LETTERS[button] for button in attack.buttons])


def known(cards: list[str]) -> list[str]:
    return [card for card in cards if card != UNSEEN]


def counted(cards: list[str]) -> str:
    """Cards in order, those there are several of once: B/Y x2."""
    kinds = sorted(set(cards))
    told = [f"{card} x{cards.count(card)}" if cards.count(card) > 1 else card for card in kinds]
    return ", ".join([each.replace(" ", GLUE) for each in told])


def many(n: int, noun: str) -> str:
    return f"{n} {noun}" if n == 1 else f"{n} {noun}s"


def indented(text: str, hang: int = 4) -> list[str]:
    """A line, or several that hang below it; never broken inside a card."""
    lead = " " * (len(text) - len(text.lstrip(" ")))
    rest = " " * hang
    lines = wrap(text.lstrip(" "), WIDTH - 1, initial_indent=lead, subsequent_indent=rest, break_on_hyphens=False)
    return [line.replace(GLUE, " ") for line in lines]
