"""What a view tells at a glance: the question, the cards by name, whose they are and where they lie.

Everything here is read off a view and the catalogue, so that nothing can be told that its seat may not know.
"""

from __future__ import annotations

import re
from typing import Any, Final

from kumite.games.universus.decks import OUR_SHELF, SHELVES, Shelf
from kumite.games.universus.faces import CARDS
from kumite.games.universus.keyword import KeywordBook
from kumite.games.universus.printed import Ability, Card, Face
from kumite.games.universus.skills import TREES
from kumite.games.universus.terms import BLITZ, ENHANCE, FORM, RESPONSE, ZONES

View = dict[str, Any]
UNSEEN: Final = "?"
LAID: Final = ("stage", "pool", "momentum")  # zones whose cards have places
KINDS: Final = {"form": FORM, "enhance": ENHANCE, "blitz": BLITZ, "respond": RESPONSE}  # what a question plays

# An option names a card: `P2's Jab face down in momentum #2`, `momentum card 3`, and some words before it
LEADS: Final = (
    *("play ", "use ", "block with ", "commit ", "discard ", "put back ", "attack ", "take out ", "bring in "),
)
TAILS: Final = {
    " in momentum": "momentum",
    " in the discard pile": "discards",
    " removed from the game": "removed",
    " in the deck": "deck",
    " in hand": "hand",
    " in the card pool": "pool",
    " in the stage": "stage",
    " in the staging area": "stage",
}
NUMBERED: Final = re.compile(r"(.*) #(\d+)")
WHOSE: Final = re.compile(r"(P[12])'s (.*)")
HIDDEN: Final = re.compile(r"([a-z ]+) card (\d+)")
KEYS: Final = {"card pool": "pool", "discard pile": "discards", "removed from game": "removed"}


# Seats and questions


def other(seat: str) -> str:
    return "P2" if seat == "P1" else "P1"


def asked(view: View) -> str:
    """What the viewer is asked; nothing where somebody else is."""
    question = view.get("question")
    return str(question.get("what", "")) if question else ""


def offered(view: View) -> list[str]:
    question = view.get("question")
    return list(question.get("options", [])) if question else []


def near(view: View) -> str:
    """Whose side of the table one sits at."""
    return str(view.get("you") or "P1")


def side(view: View, seat: str) -> dict[str, Any]:
    found: dict[str, Any] = view["seats"][seat]
    return found


# Cards by name


def shelf_seen(view: View | None) -> Shelf:
    """The cards and decks of the game that one looks at; a mode may have its own."""
    if view is None:
        return OUR_SHELF
    game = str(view.get("game", "universus"))
    return SHELVES.get(f"{game} {view.get('mode')}", SHELVES[game])


def card_named(name: str | None, view: View | None = None) -> Card | None:
    """The card of the catalogue with this name, on either side; or the one that this match brings with it."""
    if name is None:
        return None
    shelf = shelf_seen(view)
    if name in shelf.numbers:
        return CARDS[shelf.numbers[name]]
    for card in shelf.cards():
        if card.back is not None and card.back.full_name() == name:
            return card
    told = brought_page(name, view) if view is not None else None
    return BROUGHT[0].card(told, shelf.book) if told is not None else None


def brought_page(name: str, view: View) -> dict[str, Any] | None:
    """What the view tells of a card that this match brings with it, by the name of either side."""
    pages: dict[str, dict[str, Any]] = view.get("brought", {})
    return pages.get(name) or next((page for page in pages.values() if back_name(page) == name), None)


def back_name(page: dict[str, Any]) -> str:
    """The full name of the other side of a card of the book; nothing if it has none."""
    back = page["back"]
    return " ".join([part for part in (back["name"], back["version"]) if part]) if back else ""


class BroughtBook:
    """Reads cards from views: brought.py, which knows how cards are written, puts itself here."""

    def card(self, told: dict[str, Any], book: KeywordBook | None) -> Card | None:
        raise NotImplementedError


BROUGHT: Final[list[BroughtBook]] = []


def face_named(name: str | None, view: View | None = None) -> Face | None:
    """The side that bears the name."""
    card = card_named(name, view)
    if card is None:
        return None
    return card.back if card.back is not None and card.back.full_name() == name != card.name else card.front


# What an option names


class Named:
    """A card as an option names it."""

    def __init__(self, name: str, seat: str, zone: str, down: bool, nth: int, at: str, ability: str) -> None:
        self.name = name  # "" where it is hidden
        self.seat = seat  # whose it is
        self.zone = zone  # "" where that is not said: hand, stage or card pool, unless cards lie in several
        self.down = down
        self.nth = nth  # among those called alike; 0: there is but one
        self.at = at  # a hidden card's place
        self.ability = ability  # which of its abilities, where several can be played


def named(view: View, option: str) -> Named | None:
    """The card that an option is about, if it is about one."""
    text, lead = option, ""
    for each in LEADS:
        if text.startswith(each):
            lead, text = each, text.removeprefix(each)
            break
    if lead == "attack " and text == "the character":
        return None
    ability = ""
    if lead == "use " and ": " in text:
        text, ability = split_ability(text, view)
    whose = WHOSE.fullmatch(text)
    seat, text = (whose[1], whose[2]) if whose else (near(view), text)
    return card_in(shelf_seen(view), seat, text, ability)


def split_ability(text: str, view: View | None = None) -> tuple[str, str]:
    """`Jab: EX` as the name and the ability; a name may have a colon of its own."""
    whole = NUMBERED.fullmatch(text)
    if card_named(whole[1] if whole else text, view) is not None:
        return text, ""
    head, _, tail = text.rpartition(": ")
    return head, tail


def card_in(shelf: Shelf, seat: str, text: str, ability: str) -> Named:
    """The name without the marks behind it."""
    numbered = NUMBERED.fullmatch(text)
    nth = int(numbered[2]) if numbered else 0
    bare = numbered[1] if numbered else text
    hidden = HIDDEN.fullmatch(bare)
    zone = zone_called(shelf, hidden[1]) if hidden else ""
    if hidden and zone:
        return Named("", seat, zone, True, nth, f"{seat}.{zone}.{hidden[2]}", ability)
    for tail, key in TAILS.items():
        if bare.endswith(tail):
            bare, zone = bare.removesuffix(tail), key
    down = bare.endswith(" face down")
    return Named(bare.removesuffix(" face down"), seat, zone, down, nth, "", ability)


def zone_called(shelf: Shelf, name: str) -> str:
    """The zone, as views have it, that options of this game call so; nothing if there is none."""
    for zone in ZONES:
        if shelf.words.say(zone) == name:
            return KEYS.get(zone, zone)
    return ""


def face_of(view: View, option: str) -> Face | None:
    """What is printed on the card an option names."""
    found = named(view, option)
    return face_named(found.name, view) if found is not None and found.name else None


# Where things lie


def laid(view: View, seat: str, zone: str) -> list[dict[str, Any]]:
    """The cards of a stage, card pool or momentum, as the view has them."""
    found: list[dict[str, Any]] = side(view, seat)["cards"][zone]
    return found


def places_of(view: View, card: Named, zones: tuple[str, ...] = LAID, ready: bool = False) -> list[str]:
    """Where the named card lies; several places where any of several like it is meant.  Only in these zones, and
    among ready cards, where that is asked and there are any."""
    if card.at:
        return [card.at]
    found: list[dict[str, Any]] = []
    for zone in zones if not card.zone else (card.zone,):
        if zone in LAID:
            found += [one for one in laid(view, card.seat, zone) if is_it(one, card, zone)]
    if ready:
        found = [one for one in found if one["ready"]] or found
    kinds: list[list[str]] = []
    alike: list[dict[str, Any]] = []
    for one in found:
        bare = {key: value for key, value in one.items() if key != "at"}
        if bare in alike:
            kinds[alike.index(bare)].append(str(one["at"]))
        else:
            alike.append(bare)
            kinds.append([str(one["at"])])
    if 0 < card.nth <= len(kinds):
        return kinds[card.nth - 1]
    return [at for kind in kinds for at in kind]


def is_it(one: dict[str, Any], card: Named, zone: str) -> bool:
    if zone == "momentum" and card.zone != "momentum":
        return False
    return one["name"] == card.name and (zone == "momentum" or bool(one["facedown"]) == card.down)


# Numbers of now


def in_pool(view: View, seat: str) -> int:
    """Progressive difficulty, as far as a view tells it."""
    return len(side(view, seat)["pool"])


def unlocked(view: View, seat: str, face: Face) -> tuple[Ability, ...]:
    """The abilities of its skill trees that a character has reached (UVS-SKILL-03)."""
    found: tuple[Ability, ...] = ()
    for name in face.trees:
        found += TREES.get(name, ())
    return found[: int(side(view, seat)["unlocked"])]


def lent(view: View, card: Named) -> tuple[Ability, ...]:
    """What the starting character has of other versions that are attached to it (UVS-RULING-03, UFS-RULING-12)."""
    found: tuple[Ability, ...] = ()
    if card.name != side(view, card.seat)["character"]:
        return found
    stage = [one for one in laid(view, card.seat, "stage") if "to" in one and one["type"] == "character"]
    for name in dict.fromkeys([str(one["name"]) for one in stage]):
        face = face_named(name, view) if name != card.name else None
        found += face.abilities if face is not None else ()
    return found


def ability_meant(view: View, option: str) -> tuple[Ability, ...]:
    """The abilities that an option `use NAME` may mean: one, unless the card has several that could be played now."""
    card = named(view, option)
    face = face_named(card.name, view) if card is not None else None
    if card is None or face is None:
        return ()
    kind = KINDS.get(asked(view))
    own = face.abilities + unlocked(view, card.seat, face) + lent(view, card)
    held = tuple([one for one in own if one.played and kind in (None, one.kind)])
    if card.ability.startswith("ability "):
        lead = option.rpartition(": ")[0]
        same = [one for one in offered(view) if one.startswith(f"{lead}: ")]
        at = card.ability.removeprefix("ability ")
        return (held[int(at) - 1],) if len(same) == len(held) and at.isdigit() else held
    if card.ability:
        numbered = NUMBERED.fullmatch(card.ability)
        called = numbered[1] if numbered else card.ability
        found = [one for one in own if called in (one.name, one.keyword)]
        return tuple(found[int(numbered[2]) - 1 : int(numbered[2])] if numbered else found)
    return held
