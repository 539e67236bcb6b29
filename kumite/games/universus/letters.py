"""A view of a game drawn with letters: what the terminal shows.

Lines stay within 80 columns.  Everything here is read off a view and the catalogue, so that nothing can be drawn that
its seat may not know.
"""

from __future__ import annotations

from typing import Any, Final

from kumite.games.universus import pages
from kumite.games.universus.glance import UNSEEN, View, face_named, laid, near, other, side
from kumite.games.universus.typeset import WIDTH, bar, grouped, in_short, indented, lines, many, marked, texts

LABEL: Final = 11  # columns of `  Committed`
STEPS: Final = ("Enhance Step", "Block Step", "Damage Step")


# The board


def board(view: View) -> list[str]:
    """The other side of the table above, what is going on in the middle, one's own side and hand below."""
    mine = near(view)
    drawn = [*headline(view), *player(view, other(mine))]
    middle = [*attack(view), *check(view), *pending(view), *lasting(view)]
    drawn += ["", *middle, ""] if middle else [""]
    drawn += player(view, mine)
    return drawn + hand_in_short(view, mine) if view.get("you") else drawn


def headline(view: View) -> list[str]:
    """Which turn it is, whose, and which part of it; of an attack with a long name on two lines."""
    *before, last = indented(f"== {moment_words(view)}", 3)
    return [*before, f"{last} ".ljust(WIDTH - 1, "=")]


def moment_words(view: View) -> str:
    won = " : ".join([str(held["wins"]) for held in view["seats"].values()])
    game = f"Game {view['round']} ({won}), " if view["wins_needed"] > 1 else ""
    if view.get("outcome"):
        said = f"{game}after turn {view['turns']}"
    elif not view["turns"]:
        said = f"{game}before the first turn"
    else:
        said = f"{game}turn {view['turns']}, {view['turn']}: {view['phase']}"
    now = view["attack"]
    step = f", {now['step']} of {now['card']}" if now and now["step"] in STEPS else ""
    return f"{said[:1].upper()}{said[1:]}{step}"


# The players


def player(view: View, seat: str) -> list[str]:
    """A player's side: the character, health, the counts, and the cards that lie there."""
    held = side(view, seat)
    you = " (you)" if seat == view.get("you") else ""
    if held["character"] is None:
        return [f"{seat}{you}: no deck yet"]
    drawn = [f"{seat}{you}: {held['character']}"]
    if view["turns"] or held["health"]:  # health is set once it is known who goes first
        gauge = bar(held["health"], held["max"])
        left = max(0, held["health"]) if view.get("outcome") else held["health"]
        drawn += lines(view, f"  Health {left} of {held['max']} {gauge}{state(view, held)}")
    counts = [f"hand {held['hand_size']}", f"deck {held['deck']}", f"discards {len(held['discards'])}"]
    counts += [f"removed {len(held['removed'])}"] if held["removed"] else []
    counts += [f"sidebar {len(held['aside'])}"] if held["aside"] else []
    said = ", ".join(counts)
    return [*drawn, *lines(view, f"  {said[:1].upper()}{said[1:]}"), *rows(view, seat)]


def state(view: View, held: dict[str, Any]) -> str:
    """What is worth knowing besides the number."""
    found = ["at desperation"] if held["desperation"] else []
    found += ["at deadlock"] if held["deadlock"] else []
    found += [f"level {held['unlocked']}"] if held["unlocked"] else []
    found += [f"games won: {held['wins']}"] if view["wins_needed"] > 1 else []
    return f"  {', '.join(found)}" if found else ""


def rows(view: View, seat: str) -> list[str]:
    """Stage, card pool and momentum; ready cards apart from committed ones."""
    stage = laid(view, seat, "stage")
    found = [
        ("Ready", grouped([marked(card) for card in stage if card["ready"]])),
        ("Committed", grouped([marked(card) for card in stage if not card["ready"]])),
        ("Pool", pool(view, seat)),
        ("Momentum", momentum(view, seat)),
    ]
    drawn: list[str] = []
    for label, said in found:
        if said:
            drawn += indented(f"  {label:<{LABEL}}{said}", LABEL + 2)
    return drawn


def pool(view: View, seat: str) -> str:
    """The card pool from left to right, attacks with their numbers: speed, zone, damage."""
    found = []
    for at, card in enumerate(laid(view, seat, "pool"), 1):
        edge = f" [{card['speed']} {card['zone']} {card['damage']}]" if "speed" in card else ""
        found.append(f"{at}. {marked(card)}{edge}{' pending' if card.get('pending') else ''}")
    return "  ".join(found)


def momentum(view: View, seat: str) -> str:
    """How many, and which of them one may look at."""
    held = laid(view, seat, "momentum")
    if not held:
        return ""
    names = [str(card["name"]) for card in held]
    hidden = names.count("face down")
    return str(hidden) if hidden == len(names) else f"{len(names)}: {grouped(names)}"


# What is going on


def attack(view: View) -> list[str]:
    """The attack in progress, in words."""
    now = view["attack"]
    if not now:
        return []
    target = now["target"] or side(view, other(now["by"]))["character"]
    found = [f">> {now['by']} attacks {target} with {now['card']}: {edge(now)}"]
    words = [*now["keywords"], *now["traits"]]
    if words:
        found.append(f"   {', '.join(words)}")
    if far(now):
        found.append(f"   {far(now)}")
    return [line for said in found for line in indented(said, 3)]


def edge(now: dict[str, Any]) -> str:
    return f"speed {now['speed']}, {now['zone'] or 'no zone'}, damage {now['damage']}"


def far(now: dict[str, Any]) -> str:
    """How far it has come."""
    if now["dropped"]:
        return "dropped"
    found = [now["step"]] if now["step"] in STEPS else []
    block = f" by {now['block']}" if now["block"] else ""
    found += [f"{now['status']}{block}"] if now["status"] != "undecided" else []
    found += [f"{now['dealt']} damage dealt"] if now["dealt"] else []
    return ", ".join(found)


def check(view: View) -> list[str]:
    """The check that is being made."""
    now = view["check"]
    if not now:
        return []
    need = f" against {now['need']}" if now["need"] is not None else ""
    return lines(view, f">> {now['by']} makes a check {now['for']}: {now['card']}, {now['value']}{need}", 3)


def pending(view: View) -> list[str]:
    """Cards on their way, and attacks that wait."""
    drawn = indented(f">> Being played: {', '.join(view['playing'])}", 3) if view["playing"] else []
    waiting = view["stack"][::-1]
    return drawn + (indented(f">> Pending attacks: {', then '.join(waiting)}", 3) if waiting else [])


def lasting(view: View) -> list[str]:
    """Effects that wait or last."""
    return [line for said in dict.fromkeys(view["effects"]) for line in indented(f"   Lasting, by {said}", 5)]


# The hand


def hand_in_short(view: View, who: str) -> list[str]:
    """One's own cards, a line each."""
    known = [name for name in side(view, who)["hand"] if name != UNSEEN]
    if not known:
        return []
    drawn = ["Your hand (attacks: speed, zone, damage):"]
    for name in dict.fromkeys(known):
        drawn += held_card(view, name, known.count(name))
    return drawn


def held_card(view: View, name: str, copies: int) -> list[str]:
    face = face_named(name, view)
    several = f" x{copies}" if copies > 1 else ""
    lead = f"  {name}{several}"
    return lines(view, "; ".join(in_short(face)), 6, f"{lead}: ") if face else indented(lead, 6)


def hand(view: View, who: str) -> list[str]:
    """A player's cards, as far as they are known; one's own with their texts."""
    held = side(view, who)
    known = [name for name in held["hand"] if name != UNSEEN]
    if who != view.get("you"):
        shown = f", {grouped(known)} among them" if known else ""
        return indented(f"{who} holds {many(held['hand_size'], 'card')}{shown}.")
    if not known:
        return ["Your hand is empty."]
    drawn = ["Your hand (attacks: speed, zone, damage):"]
    for name in dict.fromkeys(known):
        drawn += held_card(view, name, known.count(name))
        face = face_named(name, view)
        for text in texts(face) if face is not None else []:
            drawn += lines(view, f"      {text}", 8)
    return drawn


def about(view: View, name: str) -> list[str]:
    """Everything printed on a card or in a deck."""
    return pages.about(view, name)


# For newcomers


def intro(view: View) -> list[str]:
    """The game in a few lines, for somebody who sits down for the first time."""
    wins = " Two games win the match." if view["wins_needed"] > 1 else ""
    if view.get("blank"):
        return [f"{HOW_TO_WIN}{wins}", BLANK_TURN, CHECK, BLANK_ATTACK, BLOCKING, BLANK_TEXT]
    return [f"{HOW_TO_WIN}{wins}", TURN, CHECK, ATTACK, BLOCKING, ABILITY]


HOW_TO_WIN: Final = (
    "Two characters fight: bring the other one's health to 0 to win. Whoever runs out of cards loses, too."
)
TURN: Final = (
    "On your turn you ready your cards, may discard one, draw up to your hand size, and then play cards and Form "
    "abilities for as long as you like and succeed. Cards you play lie in your card pool until the turn ends; then "
    "foundations, assets and backups go to your stage."
)
CHECK: Final = (
    "To play a card, make a check: turn over the top card of your deck; its check value must reach the difficulty, "
    "plus 1 for each card in your pool. Commit a foundation or your character for each point that is missing. If the "
    "check for a card you play on your turn fails, your turn is all but over."
)
ATTACK: Final = (
    "An attack has speed, a zone and damage. Both players may change them by Enhance abilities, the attacker first; "
    "then the defender may block; then it deals its damage. Attacks that did may become momentum."
)
BLOCKING: Final = (
    "A block is a card from hand, too: its check is against the speed of the attack and the block's modifier. In the "
    "same zone it stops all damage, in the next one half."
)
ABILITY: Final = (
    "Most abilities cost something, often to commit their card. 'card NAME' tells everything about a card or a "
    "deck, 'hand' shows your cards with their texts."
)
BLANK_TURN: Final = TURN.replace("cards and Form abilities", "cards")  # UFS-INTRO-01: text boxes are empty
BLANK_ATTACK: Final = ATTACK.replace(
    "Both players may change them by Enhance abilities, the attacker first; then the defender", "The defender"
)
BLANK_TEXT: Final = (
    "Nothing in the text boxes counts in this game. 'card NAME' tells everything about a card or a deck, 'hand' shows "
    "your cards."
)
