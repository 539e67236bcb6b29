"""The options of a question in words: what stands above a group of them, and what each means.

Everything here is read off a view, so that nothing can be told that its seat may not know.
"""

from __future__ import annotations

from typing import Any, Final

from kumite.games.megafighter.cards.roster import by_name
from kumite.games.megafighter.letters import coming, pair
from kumite.games.megafighter.printed import CARDS, LETTERS, NO_BONUS, ROSTER, SUPER, Attack, Card, Fighter


def heading(view: dict[str, Any], option: str) -> str:
    """What to write above a group of options; nothing where none is needed."""
    if option.startswith("block "):
        name = option.removeprefix("block ").partition(" with ")[0]
        return f"For {name}, {coming(view, name)} damage coming:"
    if option.startswith("draft "):
        return DRAFT
    if asked_what(view) == "act" and option.startswith(("token swap ", "use ")):
        return "Free, as often as you can pay:"
    card = find_card(option.removeprefix("discard ").partition(" as ")[0])
    if card is not None and card.block:
        return "These could block instead, on the other player's turn:"
    return ""


DRAFT: Final = (
    "HP, then Buttons and damage of each Attack (3+1+1: to both on the Sideline too, 1+1: to one of them). "
    "Each has two Abilities besides:"
)


def hint(view: dict[str, Any], option: str) -> str:
    """What an option means, in a few words, where its notation does not say so."""
    word, _, rest = option.partition(" ")
    if option == "taunt":
        return f"gain {view['seats'][view['you']]['taunt']} ★"
    if option == "done" and asked_what(view) == "defend":
        return taken(view)
    if option in PLAIN:
        return VETERAN_END if option == "end" and view["mode"] == "veteran" else PLAIN[option]
    if word in ("start", "string"):
        return combo_hint(view, word, rest)
    if word in ("swap", "promote", "front", "hit", "token"):
        return stands(view, rest.removeprefix("swap "))
    if word == "draft":
        return in_short(ROSTER[by_name[rest]])
    if word == "use":
        return use_hint(rest)
    if word == "block":
        return block_hint(view, rest)
    return card_hint(rest if word in ("allocate", "discard") else option.partition(" as ")[0], word)


PLAIN: Final = {
    "draw": "1 card, and one more if you spend 1 ★",
    "end": "discard the combo, draw 3 cards, and the turn is over",
    "start loose": "two cards that perform no Attack",
    "string loose": "one more card that performs no Attack",
    "pass": "let the turn go on",
    "done": "no more",
}
VETERAN_END: Final = "discard the combo, lay cards face down to block with, draw 3 cards, and the turn is over"


def taken(view: dict[str, Any]) -> str:
    """What it means not to block."""
    hits = view["strike"]["hits"] if view["strike"] else {}
    mine = sum([n for name, n in hits.items() if view["fighters"][name]["seat"] == view["you"]])
    return f"take the {mine} damage" if mine else "nothing is left to block"


def combo_hint(view: dict[str, Any], word: str, name: str) -> str:
    seat = view["seats"][view["you"]]
    for attack in ROSTER[by_name[seat["front"]]].attacks:
        if attack.name == name:
            first, second = [LETTERS[button] for button in attack.buttons]
            cards = f"two cards, {first} then {second}" if word == "start" else f"one card, {second}"
            return f"{cards}, and {seat['costs'][name]} ★" if attack.cost else cards
    return ""


def stands(view: dict[str, Any], name: str) -> str:
    """How a Fighter is, and what could be played with it."""
    held = view["fighters"].get(name)
    if not held:
        return ""
    health = f"{held['health']} of {held['hp']} HP"
    if held["seat"] != view.get("you"):
        return health
    attacks = ROSTER[by_name[name]].attacks
    return f"{health}; Buttons {', '.join([pair(attack) + (' for ★' if attack.cost else '') for attack in attacks])}"


def in_short(who: Fighter) -> str:
    """A whole Fighter in a line, for the draft."""
    return f"{who.hp} HP: {', '.join([attack_in_short(attack) for attack in who.attacks])}"


def attack_in_short(attack: Attack) -> str:
    damage = f"{attack.front}+{attack.side}+{attack.side}" if attack.side else str(attack.front)
    damage += f"+{attack.chosen}" if attack.chosen else ""
    damage += f" ({attack.front + attack.strung} strung)" if attack.strung else ""
    return f"{pair(attack)} {damage}" + (f" for {attack.cost} ★" if attack.cost else "")


def use_hint(name: str) -> str:
    for who in ROSTER:
        for ability in who.abilities:
            if ability.name == name:
                return f"{ability.cost} ★: {ability.text()}" if ability.cost else ability.text()
    return ""


def block_hint(view: dict[str, Any], rest: str) -> str:
    name, _, card_name = rest.partition(" with ")
    card = find_card(card_name)
    amount = card.block if card else 1
    left = coming(view, name) - amount
    return f"leaves {left}" if left > 0 else "blocks all of it"


def card_hint(name: str, word: str) -> str:
    """What else a card could do: worth knowing before it is played."""
    card = find_card(name)
    if card is None:
        return ""
    if card.block:
        return f"can block {card.block}" if word == "allocate" else ""
    if card.bonus != NO_BONUS and word != "discard":
        return "" if word == "allocate" else "brings a Super Token" if card.bonus == SUPER else "brings a Swap Token"
    return "cannot block" if word == "allocate" else ""


def find_card(name: str) -> Card | None:
    for card in CARDS:
        if card.name == name:
            return card
    return None


def asked_what(view: dict[str, Any]) -> str:
    """What the open question is about, if it is this seat's."""
    question = view["question"]
    return str(question.get("what", "")) if question else ""
