"""What a client needs to draw a bout: everything printed as plain data, and what each option is about.

A place is the name of something on the table, so that whoever touches it means the options about it.
"""

from __future__ import annotations

from typing import Any, Final

from kumite.games.megafighter.hints import find_card
from kumite.games.megafighter.printed import (
    CARDS,
    CLASSES,
    COLOURS,
    NO_BONUS,
    ROSTER,
    SUPER,
    Ability,
    Attack,
    Card,
    Fighter,
    facts,
)

PLAIN: Final = {
    "taunt": ("super",),
    "draw": ("deck",),
    "draw a card": ("deck",),
    "spend 1 for a card": ("deck",),
    "gain 2 Super Tokens": ("super",),
    "gain a Swap Token": ("swap",),
    "end": ("turn",),
    "start loose": ("combo",),
    "string loose": ("combo",),
}
ABOUT: Final = {
    "start": "attack",
    "string": "attack",
    "use": "ability",
    "swap": "fighter",
    "token swap": "fighter",
    "promote": "fighter",
    "front": "fighter",
    "hit": "fighter",
    "draft": "fighter",
    "discard": "card",
    "allocate": "card",
}


# Places


def places(seen: dict[str, Any], option: str) -> tuple[str, ...]:
    """The things on the table that an option is about."""
    if option in PLAIN:
        return PLAIN[option]
    if option.startswith("block "):
        return shield(seen, option.removeprefix("block "))
    word, _, rest = option.partition(" ")
    if word == "token":
        word, rest = "token swap", rest.removeprefix("swap ")
    if word in ABOUT and rest:
        also = ("swap",) if word == "token swap" else useful(seen, word, rest)
        return (f"{ABOUT[word]} {rest}", *also)
    card = option.partition(" as ")[0]
    if find_card(card) is not None:
        return (f"card {card}",)
    return trigger(option)


def useful(seen: dict[str, Any], word: str, name: str) -> tuple[str, ...]:
    """The cards in hand that could be played for an Attack: either Button of a Start Combo, the last of a String."""
    if word not in ("start", "string"):
        return ()
    attack = next((one for who in ROSTER for one in who.attacks if one.name == name), None)
    wanted = () if attack is None else attack.buttons if word == "start" else attack.buttons[1:]
    hand = dict.fromkeys(seen["seats"][seen["you"]]["hand"])
    return tuple([f"card {card.name}" for card in map(find_card, hand) if card and set(card.buttons) & set(wanted)])


def shield(seen: dict[str, Any], rest: str) -> tuple[str, ...]:
    """A Block: the card or token, and whom it protects."""
    name, _, with_what = rest.partition(" with ")
    if with_what == "token":
        return "swap", f"fighter {name}"
    laid = with_what in seen["seats"][seen["you"]]["allocated"]
    return f"{'laid' if laid else 'card'} {with_what}", f"fighter {name}"


def trigger(option: str) -> tuple[str, ...]:
    """An Ability that was set off, perhaps by somebody: 'Maple Snare-Up for Sumoose'."""
    for fighter in ROSTER:
        for ability in fighter.abilities:
            if option == ability.name or option.startswith(f"{ability.name} for "):
                return (f"ability {ability.name}",)
    return ()


def moment(seen: dict[str, Any]) -> tuple[int, str]:
    """The turn, and where in it: another action begins where these words change."""
    if seen["phase"] == "setup":
        return 0, "Before the first turn"
    if seen["phase"] == "action":
        left = seen["actions"]
        return seen["turns"], f"{seen['turn']}: {left} {'Action' if left == 1 else 'Actions'} left"
    return seen["turns"], f"{seen['turn']}: {seen['phase'].capitalize()} Phase"


# The book


def book() -> dict[str, Any]:
    """Every Button Card and Fighter board, with where each fact comes from."""
    return {
        "cards": {card.name: card_page(card) for card in CARDS},
        "fighters": {fighter.name: fighter_page(fighter) for fighter in ROSTER},
    }


def card_page(card: Card) -> dict[str, Any]:
    bonus = "" if card.bonus == NO_BONUS else "super" if card.bonus == SUPER else "swap"
    return {"buttons": [COLOURS[button] for button in card.buttons], "block": card.block, "bonus": bonus}


def fighter_page(fighter: Fighter) -> dict[str, Any]:
    return {
        "hp": fighter.hp,
        "label": fighter.label,
        "about": fighter.about,
        "attacks": [attack_page(attack) for attack in fighter.attacks],
        "abilities": [ability_page(ability) for ability in fighter.abilities],
        "facts": [{"about": fact.about, "origin": fact.origin, "why": fact.why} for fact in facts(fighter)],
    }


def attack_page(attack: Attack) -> dict[str, Any]:
    return {
        "name": attack.name,
        "buttons": [COLOURS[button] for button in attack.buttons],
        "cost": attack.cost,
        "damage": {"front": attack.front, "side": attack.side, "chosen": attack.chosen, "strung": attack.strung},
        "text": attack.text(),
    }


def ability_page(ability: Ability) -> dict[str, Any]:
    return {"name": ability.name, "class": CLASSES[ability.colour], "cost": ability.cost, "text": ability.text()}
