"""The page docs/fighters-sftmg.md: every Character, every card, the stages, and where each fact comes from."""

from pathlib import Path
from typing import Final

from kumite.games.sftmg.cards.challenges import CHALLENGES, Challenge
from kumite.games.sftmg.cards.challenges import text as challenge_text
from kumite.games.sftmg.cards.roster import BOSSES, CORE, EXPANSION, RIVALS
from kumite.games.sftmg.cards.utility import BAIT_CARD, FOCUS_CARD
from kumite.games.sftmg.origins import ALL_BOOST, BOSS_BOOST, LIKE_ITS_TYPE, UNMARKED, facts, fighter_facts
from kumite.games.sftmg.printed import (
    BY_TYPE,
    DEDUCED,
    EVENT,
    MOMENTS,
    OURS,
    PRINTED,
    PROJECTILE,
    ROSTER,
    SPECIAL,
    STAGES,
    STRIKE,
    SUPER,
    TYPES,
    ULTRA,
    Card,
    Fact,
    Fighter,
    Stage,
    colours,
    reach_text,
    text,
)
from kumite.games.sftmg.typeset import counter_text, diagram

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "fighters-sftmg.md"
MARKS: Final = {PRINTED: "●", DEDUCED: "◐", OURS: ""}
KINDS: Final = (STRIKE, SPECIAL, PROJECTILE, EVENT)
SELF_EVIDENT: Final = (UNMARKED, LIKE_ITS_TYPE, ALL_BOOST, BOSS_BOOST)  # said once, above

HEAD: Final = f"""# The Characters of Street Fighter: The Miniatures Game

The eight Characters, two bosses, twelve Nemesis Events, thirty Challenge cards and four stages as Kumite plays them.
This page is made from the roster by `scripts/fighters.py`; change `kumite/games/sftmg/cards/` and run it again.

The rulebooks name the eight, show the Character card of Ryu and about twenty cards, and say what the usual Battle Deck
is made of: 26 Attack Cards, 6 Character Events, 4 Bait!, 2 Focus Attack, 2 Supers; a few Characters differ. Everything
else had to be designed, and is: a mark says what is not.

- ● printed in a rulebook
- ◐ deduced from it, with the reason in the notes below the cards
- no mark: ours, designed and balanced by us

Linkers are the colours before and after a card: a card may follow another if its left Linker shares a colour with the
right Linker of the one before. EX: 1 Meter for 1 more die.

## What cards of a type share

- Strike, Counter-Attack: {counter_text(Card("", STRIKE))} ●
- Special, Counter-Attack: {counter_text(Card("", SPECIAL))} ●
- Projectile, Counter-Attack: {counter_text(Card("", PROJECTILE))} ●
- Super: {BY_TYPE[SUPER]} ●
- Ultra: {BY_TYPE[ULTRA]} ●
- Event: may be discarded while blocking for as many dice as its DEFENSE says. ●
- Bait! (4 in every deck): {text(BAIT_CARD)} Counter-Attack: {counter_text(BAIT_CARD)} ●
- Focus Attack (2 in every deck), {reach_text(FOCUS_CARD)}: {text(FOCUS_CARD)} ●

That a card counters by the line of its type is deduced where the card itself is not shown ({LIKE_ITS_TYPE}); so is the
DEFENSE of Events that are not shown ({ALL_BOOST}; {BOSS_BOOST}).
"""


def marks(about: list[Fact]) -> dict[str, str]:
    """The mark of each fact, ready to be put behind it."""
    return {fact.about: f" {MARKS[fact.origin]}".rstrip() for fact in about}


# Characters


def page_of(fighter: Fighter) -> list[str]:
    mark = marks(fighter_facts(fighter))
    stats = f"{fighter.archetype}{mark['archetype']}, Health {fighter.health}{mark['health']}, "
    lines = [
        f"## {fighter.name}",
        "",
        fighter.about,
        "",
        f"Name{mark['name']}, {stats}Move {fighter.move}{mark['move']}",
    ]
    lines += ["", "| Attack | × | Type | Dice | Reach | Linkers | Text |", "|---|---|---|---|---|---|---|"]
    lines += [attack_row(fighter.ultra, 0)]
    lines += [attack_row(card, copies) for card, copies in fighter.cards if card.type != EVENT]
    return [*lines, "", *events_of(fighter), "", *notes(fighter), ""]


def events_of(fighter: Fighter) -> list[str]:
    lines = ["| Event | × | Played as | DEFENSE | Text |", "|---|---|---|---|---|"]
    return lines + [event_row(card, copies) for card, copies in fighter.cards if card.type == EVENT]


def rival(fighter: Fighter, standard: Fighter) -> list[str]:
    """SFTMG-NEM-04: everything but these Events is on the page of the standard Character."""
    link = f"[{standard.name}](#{anchor(standard)})"
    said = f"Character card and deck of {link}, with these six in place of the Character Events. All ours."
    told = [f"- **{card.name}**: {card.about}" for card, _ in fighter.cards if card.type == EVENT]
    return [f"## {fighter.name}", "", fighter.about, "", said, "", *events_of(fighter), "", *told, ""]


def attack_row(card: Card, copies: int) -> str:
    of = marks(facts(card))
    linked = f"{colours(card.left)} > {colours(card.right)}" if card.left or card.right else "–"
    cells = [
        f"**{card.name}**{of['name']}",
        f"{copies}{of['copies']}" if copies else "–",
        f"{TYPES[card.type]}{of['type']}",
        f"{card.dice}{' EX' if card.ex else ''}{of['dice']}",
        f"{reach_text(card)}{of['range']}",
        f"{linked}{of.get('linkers', '')}",
        own_text(card) + "".join(dict.fromkeys([of.get("keywords", ""), of.get("text", "")])),
    ]
    return f"| {' | '.join(cells)} |"


def own_text(card: Card) -> str:
    """What the card says besides what all of its type say."""
    return text(card).removesuffix(BY_TYPE.get(card.type, "")).rstrip() or "–"


def event_row(card: Card, copies: int) -> str:
    of = marks(facts(card))
    cells = [
        f"**{card.name}**{of['name']}",
        f"{copies}{of['copies']}",
        f"{MOMENTS[card.moment]}{of['type']}",
        f"{card.defense}{of['defense']}",
        f"{text(card)}{of['text']}",
    ]
    return f"| {' | '.join(cells)} |"


def notes(fighter: Fighter) -> list[str]:
    """Where the facts that are not plainly ours come from, card by card."""
    lines = note(fighter.name, fighter_facts(fighter))
    for card in (fighter.ultra, *[card for card, _ in fighter.cards]):
        lines += note(card.name, facts(card))
    return lines


def note(name: str, about: list[Fact]) -> list[str]:
    told: dict[str, list[str]] = {}
    for fact in about:
        if fact.why not in SELF_EVIDENT:
            told.setdefault(f"({fact.origin}): {fact.why}", []).append(fact.about)
    return [f"- {name}: {', '.join(which)} {why}." for why, which in told.items()]


def overview() -> list[str]:
    """One line a Character: stats, what the deck is made of, and how much of it is in the rulebooks."""
    lines = [
        "| Name | | Archetype | Health | Move | Strikes | Specials | Projectiles | Events | Ultra | ● | ◐ | ours |",
        f"|{'---|' * 13}",
    ]
    for fighter in ROSTER:
        link = f"[{fighter.name}](#{anchor(fighter)})"
        kinds = [str(sum([n for card, n in fighter.cards if card.type == kind])) for kind in KINDS]
        cards = [fighter.ultra, *[card for card, _ in fighter.cards]]
        origins = [fact.origin for about in [fighter_facts(fighter), *map(facts, cards)] for fact in about]
        counts = [str(origins.count(origin)) for origin in (PRINTED, DEDUCED, OURS)]
        cells = [
            link,
            box_of(fighter),
            fighter.archetype,
            str(fighter.health),
            str(fighter.move),
            *kinds,
            fighter.ultra.name,
            *counts,
        ]
        lines.append(f"| {' | '.join(cells)} |")
    return [*lines, ""]


def anchor(fighter: Fighter) -> str:
    return fighter.name.lower().replace(" ", "-").replace(".", "")


def box_of(fighter: Fighter) -> str:
    """Which box it is in, or the one mode it is for."""
    if fighter in RIVALS:
        return "Nemesis"
    return "core" if fighter in CORE else "Boss Mode" if fighter.name in BOSSES else "expansion"


# Challenge cards


def challenges() -> list[str]:
    """SFTMG-CHAL-06: the standard ones, then each boss's own."""
    lines = ["## The Challenge cards", "", "All ours. One is in force from one Boss Challenge to the next.", ""]
    for owner in ("", *BOSSES):
        lines += [f"### {owner or 'For every boss'}", "", "| Challenge | Text | |", "|---|---|---|"]
        lines += [*[challenge_row(card) for card in CHALLENGES if card.owner == owner], ""]
    return lines


def challenge_row(card: Challenge) -> str:
    return f"| **{card.name}** | {challenge_text(card)} | {card.about} |"


# Stages


def stage_of(stage: Stage) -> list[str]:
    lines = [f"### {stage.name}", "", stage.about, "", "```text", *diagram(stage), "```", ""]
    for thing in stage.things:
        size = f"{'# large' if thing.large else 'o small'}{', indestructible' if thing.solid else ''}"
        lines.append(f"- {len(thing.spaces)} {thing.name} ({size}): {', '.join(thing.spaces)}")
    west, east = stage.multiplayer[:2], stage.multiplayer[2:]
    lines.append(f"- Start Spaces (S): {' and '.join(stage.versus)}; with more players (m) {', '.join(west + east)}")
    return [*lines, *note(stage.name, list(stage.facts)), ""]


def render() -> str:
    """The whole page."""
    lines = [HEAD, *overview()]
    for fighter in ROSTER:
        lines += rival(fighter, EXPANSION[RIVALS.index(fighter)]) if fighter in RIVALS else page_of(fighter)
    lines += [*challenges(), "## The stages", ""]
    for stage in STAGES:
        lines += stage_of(stage)
    return "\n".join(lines).rstrip() + "\n"
