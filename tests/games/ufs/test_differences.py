"""Every line of the catalogue's `differences_from_universus`, played in both editions.

Where the 2014 sheet is silent and a ruling adopts what the later book prints, both do the same: the line says so."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from kumite import catalogue as pages
from tests.games.ufs import differences as d
from tests.games.ufs.differences import Look, played
from tests.games.universus.ringside import PAGE, action, asset, attack, foundation, p1, p2

BLOCKED: Final = "Event(V_STATUS, RIVAL, notes=(PARTIALLY, COMPLETELY))"
ADOPTED: Final = "adopted"  # by a ruling, or printed in both

COMMITTING: Final = played(
    one=p1(hand=["Plan", PAGE], stage=["Oak", "Elm"]),
    more={"cards": {"Plan": foundation(difficulty=5), "Oak": foundation(), "Elm": foundation()}},
    answers=["P1: play Plan", "P1: commit Oak"],
    look=["P1.pool"],
)
CLEARING: Final = played(
    one=p1(pool=["One", "Two"]),
    two=p2(pool=["Three"]),
    more={"phase": "end", "cards": {name: action() for name in ("One", "Two", "Three")}},
    answers=[],
    look=["P1.discards", "P2.discards"],
)
ENTERING: Final = played(
    one=p1(pool=["Oak", "Lamp"]),
    more={"phase": "end", "cards": {"Oak": foundation(), "Lamp": asset()}},
    answers=[],
    look=["P1.stage"],
)
FROM_HAND: Final = played(
    one=p1(hand=["Idea", PAGE], deck=[PAGE]),
    more={"cards": {"Idea": foundation(["Ability(FORM, (Draw(1),), (Remove(This()),), None, (In(HAND),))"])}},
    answers=["P1: use Idea"],
    look=["P1.hand", "P1.removed"],
)
CHECKS: Final = played(
    one=p1(pool=["Jab"], stage=["Poke"], hand=[PAGE]),
    two=p2(hand=["Wall"]),
    more={
        "attack": "P1",
        "cards": {
            "Jab": attack(),
            "Wall": foundation(block="+0 mid"),
            "Poke": foundation(["Ability(ENHANCE, (Modify(TheAttack(), DAMAGE, 1),), (CheckCost(9),))"]),
        },
    },
    answers=["P1: use Poke"],
    look=["attack.damage"],
)
PAYING: Final = played(
    one=p1(stage=["Oak"], hand=[PAGE]),
    more={"cards": {"Oak": foundation(["Ability(FORM, (Draw(1),), (Commit(Sel(1, YOU, (Type((FOUNDATION,)),))),))"])}},
    answers=["P1: use Oak", "P1: Sparring Partner"],
    look=["P1.stage", "P1.hand"],
)
AFTER_BLOCK: Final = played(
    one=p1(pool=["Jab"], hand=[PAGE]),
    two=p2(hand=["Wall"], stage=["Eye", PAGE, PAGE]),
    more={
        "attack": "P1",
        "cards": {
            "Jab": attack(),
            "Wall": foundation(block="+0 low", check=3),
            "Eye": foundation([f"Ability(RESPONSE, (Draw(1),), (Flip(This()),), {BLOCKED})"]),
        },
    },
    answers=["P2: block with Wall"],
    look=["attack.status", "P2.health"],
)
REPEATING: Final = played(
    one=p1(stage=["Book"], hand=[PAGE]),
    more={"cards": {"Book": foundation(["Ability(FORM, (Gain(1),))"])}},
    answers=["P1: use Book", "P1: use Book"],
    look=["P1.health"],
)
THROW: Final = played(
    one=p1(pool=["Toss"], hand=[PAGE]),
    two=p2(hand=["Wall"], stage=[PAGE, PAGE]),
    more={"attack": "P1", "cards": {"Toss": attack(keywords=["Throw"], speed=3), "Wall": foundation(block="+0 mid")}},
    answers=["P2: block with Wall"],
    look=["P2.health"],
)
COMBO: Final = played(
    one=p1(hand=["Jab", "Rush", PAGE]),
    two=p2(),
    more={
        "cards": {
            "Jab": attack(keywords=["Slam"]),
            "Rush": action(
                ["Ability(ENHANCE, (Draw(1),), (), None, (Combo(),))"], keywords=["Combo (Slam)"], difficulty=0
            ),
        }
    },
    answers=["P1: play Jab"],
    look=["P1.pool"],
)
STUN: Final = played(
    one=p1(pool=["Jab"]),
    two=p2(stage=["Oak", "Elm"]),
    more={"attack": "P1", "cards": {"Jab": attack(keywords=["Stun: 1"]), "Oak": foundation(), "Elm": foundation()}},
    answers=["P1: use Jab", "P2: Oak"],
    look=["P2.stage"],
)
FACE_DOWN: Final = played(
    one=p1(stage=["Oak", "Turn"], hand=[PAGE]),
    more={
        "cards": {
            "Oak": asset(),
            "Turn": asset(["Ability(FORM, (Flip(Sel(1, YOU, (Type((ASSET,)), State('other')))),))"]),
        }
    },
    answers=["P1: use Turn"],
    look=["P1.stage"],
)
POOLED: Final = played(
    one=p1(pool=[{"card": PAGE, "down": True}], hand=["Plan", PAGE], stage=[PAGE] * 9),
    more={"cards": {"Plan": foundation(difficulty=4)}},
    answers=["P1: play Plan"],
    look=["check.need"],
)
BLOCKING: Final = played(
    one=p1(pool=["Jab"]),
    two=p2(hand=["Wall", "Roof"]),
    more={
        "attack": "P1",
        "cards": {"Jab": attack(zone="high"), "Wall": foundation(block="+0 low"), "Roof": foundation(block="+0 mid")},
    },
    answers=[],
    look=["attack.zone"],
)
SEQUENCE: Final = played(
    one=p1(hand=["Jab", "Jab", PAGE]),
    more={"cards": {"Jab": attack()}},
    answers=["P1: play Jab"],
    look=["stack", "P2.health"],
)
THEORY: Final = played(
    one=p1(stage=["Book", "Eye"], hand=[PAGE]),
    more={
        "cards": {
            "Book": foundation(["Ability(FORM, (Draw(1), Gain(1)), (Commit(This()),))"]),
            "Eye": foundation(["Ability(RESPONSE, (Lose(1, RIVAL),), (Commit(This()),), Event(V_DRAW, YOU))"]),
        }
    },
    answers=["P1: use Book"],
    look=["P1.health", "P2.health"],
)
NEGATIVE: Final = played(
    one=p1(pool=["Jab"], stage=["Weight"]),
    two=p2(hand=["Wall"]),
    more={
        "attack": "P1",
        "cards": {
            "Jab": attack(speed=1),
            "Weight": foundation(["Ability(ENHANCE, (Modify(TheAttack(), SPEED, -4),), (Commit(This()),))"]),
            "Wall": foundation(block="+0 mid"),
        },
    },
    answers=["P1: use Weight"],
    look=["attack.speed"],
)
LOSING: Final = played(
    one=p1(stage=["Curse"], hand=[PAGE]),
    two=p2(stage=["Eye"]),
    more={
        "cards": {
            "Curse": foundation(["Ability(FORM, (Lose(2, RIVAL),), (Commit(This()),))"]),
            "Eye": foundation(["Ability(RESPONSE, (Draw(1),), (), Event(V_DEAL, RIVAL))"]),
        }
    },
    answers=["P1: use Curse"],
    look=["P2.health"],
)

LOOKS: Final[dict[str, tuple[Look, Any, Any]]] = {  # topic -> what is looked at, in ufs, in universus
    "Terms: life total": (d.life, True, False),
    "Terms: other player, play area, first phase, check number": (d.zones_and_people, True, False),
    "Terms: clear, build, spend, sacrifice, mill, seal, freeze, drive, ruin": (d.verbs, False, True),
    "Card types": (d.types, False, True),
    "Deck size": (d.deck_size, 59, 60),
    "Symbols in deck construction": (d.attuned, False, True),
    "Infinity": (d.infinity, True, True),
    "Starting character reveal": (d.reveal, True, False),
    "Who goes first": (d.who_chooses, False, True),
    "Mulligan": (d.mulligan, True, False),
    "First turn: attacking": (d.first_attack, True, False),
    "First turn: compensation": (d.extra_card, False, True),
    "Duty to play": (d.duty, True, False),
    "Is passing a form": (d.passing, True, False),
    "Committing for checks": (COMMITTING, ADOPTED, ADOPTED),
    "Extra character cards": (d.further_character, ["Ada", "Ada again (attached)"], ["Ada"]),
    "Clearing order between players": (CLEARING, ADOPTED, ADOPTED),
    "Foundations and assets entering play": (ENTERING, ADOPTED, ADOPTED),
    "Ability types": (d.blitz, False, True),
    "Using abilities on committed cards": (d.while_committed, False, False),
    "Abilities from hand": (FROM_HAND, ADOPTED, ADOPTED),
    "Response locations": (d.from_anywhere, False, True),
    "Check costs": (CHECKS, ADOPTED, ADOPTED),
    "Character paying costs": (PAYING, ADOPTED, ADOPTED),
    "Timing of 'after you block'": (AFTER_BLOCK, ADOPTED, ADOPTED),
    "Repeating Form abilities": (REPEATING, ADOPTED, ADOPTED),
    "Breaker": (d.breaker, 6, 4),
    "Throw": (THROW, ADOPTED, ADOPTED),
    "Terrain": (d.terrain, 2, 1),
    "Unique": (d.unique, True, False),
    "Combo": (COMBO, ADOPTED, ADOPTED),
    "Flash": (d.flash, True, False),
    "Stun": (STUN, ADOPTED, ADOPTED),
    "Multiple and Reversal": (d.keyword("Multiple: 1"), False, True),
    "'Name' Only": (d.only, True, False),
    "Additional keywords": (d.keyword("Deflect: 1"), False, True),
    "Momentum visibility": (d.own_momentum, False, True),
    "Face-down staged cards": (FACE_DOWN, ADOPTED, ADOPTED),
    "Face-down pool cards": (POOLED, ADOPTED, ADOPTED),
    "Destroy": (d.destroyed, False, True),
    "Cycling and exhaustion": (d.cycled, True, False),
    "Block details": (BLOCKING, ADOPTED, ADOPTED),
    "Attack target": (d.target, False, True),
    "Attack bookkeeping": (SEQUENCE, ADOPTED, ADOPTED),
    "Effect theory": (THEORY, ADOPTED, ADOPTED),
    "X and negatives": (NEGATIVE, ADOPTED, ADOPTED),
    "Play restrictions": (d.first_tried, True, False),
    "Character data": (d.vitals, True, False),
    "Character cards in the deck": (d.unnumbered, False, True),
    "Zones": (d.transit, True, True),
    "Essentially unchanged": (d.fight, ADOPTED, ADOPTED),
    "Loss of life not from attacks": (LOSING, ADOPTED, ADOPTED),
}


def topics() -> list[str]:
    told = yaml.safe_load((Path(pages.__file__).parent / "ufs.yaml").read_text(encoding="utf-8"))
    return [each["topic"] for each in told["differences_from_universus"]]


def test_every_difference_is_looked_at() -> None:
    assert topics() == list(LOOKS)
    assert len(LOOKS) == 52


@pytest.mark.parametrize("topic", list(LOOKS))
def test_both_editions(topic: str) -> None:
    look, here, there = LOOKS[topic]
    if here == ADOPTED:
        assert look("ufs") == look("universus")
    else:
        assert (look("ufs"), look("universus")) == (here, there)
