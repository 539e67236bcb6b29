"""Everything printed on a card, a Character card or a stage, with where each fact comes from."""

from __future__ import annotations

from typing import Any, Final

from kumite.errors import Refusal, brief
from kumite.games.sftmg import glance
from kumite.games.sftmg.cards.roster import FIGHTERS, KINDS, PLACES, STANDARD
from kumite.games.sftmg.origins import facts, fighter_facts
from kumite.games.sftmg.printed import (
    CARDS,
    DECKS,
    DEDUCED,
    EVENT,
    MOMENTS,
    OURS,
    PRINTED,
    ROSTER,
    STAGES,
    ULTRA,
    Card,
    Fact,
    Fighter,
    Stage,
    colours,
    text,
)
from kumite.games.sftmg.typeset import corner, counter_text, diagram, in_short, indented

KEY: Final = (
    "[printed] stands in the rulebooks, [deduced] was worked out from them, "
    "[ours] is our design: the rulebooks do not show it."
)


def about(view: dict[str, Any], name: str) -> list[str]:
    """A page, by the name of what it is about or the beginning of that; what is at the table comes first."""
    found = find(view, name)
    if found in FIGHTERS:
        lines = fighter_page(view, ROSTER[FIGHTERS[found]])
    elif found in PLACES:
        lines = stage_page(STAGES[PLACES[found]])
    else:
        lines = card_page(CARDS[KINDS[found]])
    return lines + indented(KEY, 0)


def find(view: dict[str, Any], name: str) -> str:
    """The one name that is meant."""
    wanted = " ".join(name.lower().split())
    everything = [*FIGHTERS, *PLACES, *KINDS]
    exact = [each for each in everything if each.lower() == wanted]
    if exact:
        return exact[0]
    others = [each for each in FIGHTERS if each not in STANDARD]  # "bison" is the standard card
    for names in (list(STANDARD), others, at_table(view), list(PLACES), everything):
        found = [each for each in names if wanted and begins(each.lower(), wanted)]
        if len(found) == 1:
            return found[0]
        if found:
            raise Refusal(f"{brief(name)} could be {' or '.join(found[:6])}; write a little more")
    raise Refusal(
        f"no Character, card or stage is called {brief(name)}; there are {', '.join([*FIGHTERS, *PLACES])} "
        "and the cards their pages name"
    )


def begins(name: str, wanted: str) -> bool:
    """Whether a name, or a word of it, begins like this: 'bison' is M. Bison."""
    return f" {name}".find(f" {wanted}") >= 0


def at_table(view: dict[str, Any]) -> list[str]:
    """The cards of the Characters at the table."""
    you = glance.near_seat(view)
    held = [glance.figure(view, seat) for seat in [you, *[each for each in view["seats"] if each != you]]]
    fighters = [ROSTER[FIGHTERS[each["name"]]] for each in held if each is not None]
    names = list[str]()
    for fighter in fighters:
        names += [fighter.ultra.name] + [card.name for card, _ in fighter.cards]
    return list(dict.fromkeys(names))


# Cards


def owner_of(card: Card) -> Fighter | None:
    """Whose card it is; nobody's own if every deck has it."""
    for fighter in ROSTER:
        if card is fighter.ultra or card in [each for each, _ in fighter.cards]:
            return fighter
    return None


def copies_of(card: Card) -> int:
    """How many of them a deck holds; an Ultra is on the Character card, once."""
    kind = KINDS[card.name]
    return max([1, *[deck.count(kind) for deck in DECKS]])


def card_page(card: Card) -> list[str]:
    owner = owner_of(card)
    copies = f"{copies_of(card)} in {f'the deck of {owner.name}' if owner else 'every deck'}"
    lines = indented(f"{card.name}, {f'the Ultra of {owner.name}' if owner and card.type == ULTRA else copies}")
    if card.about:
        lines += indented(card.about, 0)
    kind = f"{MOMENTS[card.moment]} Event, DEFENSE {card.defense}" if card.type == EVENT else corner(card)
    lines += indented(f"  {kind}{', EX' if card.ex else ''}", 4)
    if card.left or card.right:
        lines.append(f"  Linkers: {colours(card.left)} before, {colours(card.right)} after")
    if text(card):
        lines += indented(f"  {text(card)}", 4)
    if counter_text(card):
        lines += indented(f"  Counter-Attack. {counter_text(card)}", 4)
    return lines + origins(facts(card))


def origins(about: list[Fact]) -> list[str]:
    """Which facts are printed, which deduced and which ours, alike reasons together."""
    lines: list[str] = []
    for origin in (PRINTED, DEDUCED, OURS):
        told: dict[str, list[str]] = {}
        for fact in about:
            if fact.origin == origin:
                told.setdefault(fact.why, []).append(fact.about)
        for why, which in told.items():
            lines += indented(f"  [{origin}] {', '.join(which)}: {why}", 4)
    return lines


# Characters


def fighter_page(view: dict[str, Any], fighter: Fighter) -> list[str]:
    now = [
        f"; now {held['health']} Health, {held['seat']}'s"
        for held in view["fighters"].values()
        if held["name"] == fighter.name
    ]
    said = f"{fighter.name}, {fighter.archetype}: Health {fighter.health}, Move {fighter.move}{''.join(now)}"
    lines = indented(said) + indented(fighter.about, 0)
    lines += indented(f"  Ultra: {fighter.ultra.name}: {corner(fighter.ultra)}. {text(fighter.ultra)}", 4)
    lines += origins(fighter_facts(fighter))
    lines.append("Battle Deck (Linkers [left>right]: R red, B blue, G green, Y yellow)")
    for card, copies in deck_of(fighter):
        lines += indented(f"  {copies} {card.name}: {', '.join(in_short(card))}{mostly(card)}", 6)
    return lines + indented("'fighter CARD' tells everything about a card.", 0)


def deck_of(fighter: Fighter) -> list[tuple[Card, int]]:
    """The 40 cards: the Character's own, then those every deck has."""
    deck = DECKS[FIGHTERS[fighter.name]]
    return [(CARDS[kind], deck.count(kind)) for kind in sorted(set(deck), key=lambda kind: (kind < 2, kind))]


def mostly(card: Card) -> str:
    """Where most of a card comes from."""
    found = [fact.origin for fact in facts(card) if fact.about in ("name", "type", "dice", "text")]
    return f"  [{PRINTED if found.count(PRINTED) * 2 > len(found) else OURS}]"


# Stages


def stage_page(stage: Stage) -> list[str]:
    lines = [stage.name, *indented(stage.about, 0), *diagram(stage)]
    for thing in stage.things:
        size = f"{'large' if thing.large else 'small'}{', indestructible' if thing.solid else ''}"
        lines += indented(f"  {'#' if thing.large else 'o'} {thing.name} ({size}): {', '.join(thing.spaces)}", 4)
    lines += indented(f"  S Start Spaces: {' and '.join(stage.versus)}; m with more players: {also(stage)}", 4)
    return lines + origins(list(stage.facts))


def also(stage: Stage) -> str:
    return f"{' and '.join(stage.multiplayer[:2])}, {' and '.join(stage.multiplayer[2:])}"
