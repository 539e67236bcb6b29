"""Ryu (P1, whose turn it is) tries a card on Sagat (P2); what is printed on it the test says.

    ring = trial("e5", "f5", Printed(knockback=2), small=["h5"])
    hit(ring)

The cards called Trial, Trial 2 and so on take the place of cards of Ryu's deck while a test runs.
"""

from __future__ import annotations

from typing import Any, Final

from kumite.core.effects import Text
from kumite.games.sftmg.cards.roster import KINDS
from kumite.games.sftmg.printed import ACTION, CARDS, EVENT, RED, STRIKE, Card
from tests.games.sftmg.ringside import Ring, fight, ryu, sagat

LENT: Final = ("Fierce Hadoken", "Collarbone Breaker", "Denjin Charge")  # cards of Ryu's deck
Printed = dict  # what a trial card says: Printed(dice=2, charge=2)


class Trials:
    """Called, it arranges a fight in which Ryu holds the trial card."""

    def __call__(
        self,
        attacker: str,
        defender: str,
        printed: Any = None,
        p1: Any = None,
        p2: Any = None,
        **given: Any,
    ) -> Ring:
        lay("Fierce Hadoken", "Trial", printed or {})
        return fight(ryu(attacker, hand=["Fierce Hadoken"], **(p1 or {})), sagat(defender, **(p2 or {})), **given)

    def combo(self, attacker: str, defender: str, printed: dict[str, Any], then: dict[str, Any], **given: Any) -> Ring:
        """Two trial cards that link: `Trial`, then `Trial 2`."""
        lay("Fierce Hadoken", "Trial", {"right": RED, **printed})
        lay("Collarbone Breaker", "Trial 2", {"left": RED, **then})
        hand = ["Fierce Hadoken", "Collarbone Breaker"]
        return fight(ryu(attacker, hand=hand), sagat(defender), **given)

    def event(self, player: str, opponent: str, does: Text, aimed: bool = True, p2: Any = None, **given: Any) -> Ring:
        """Ryu holds an Event, to be played as an Action, that says this."""
        CARDS[KINDS["Denjin Charge"]] = Card("Trial", EVENT, moment=ACTION, does=does, aimed=aimed)
        return fight(ryu(player, hand=["Denjin Charge"]), sagat(opponent, **(p2 or {})), **given)


def lay(name: str, new: str, printed: dict[str, Any]) -> None:
    """A Strike with one die that reaches everywhere, unless it says otherwise."""
    CARDS[KINDS[name]] = Card(new, STRIKE, **{"dice": 1, "reach": (1, 8), **printed})


def attacks(ring: Ring) -> Ring:
    """The trial card is put down, and Sagat, who has no hand, can only block."""
    return ring.p1("attack Sagat with Trial")


def hit(ring: Ring, attack: str = "H", defence: str | None = "M, M") -> Ring:
    """The attack hits; None: no Block Dice are rolled."""
    return attacks(ring).block(attack, defence)


def lost(ring: Ring, name: str) -> int:
    """Health, of what is printed."""
    return int(ring[f"{name}.max"]) - int(ring[f"{name}.health"])


def places(ring: Ring) -> tuple[str, str]:
    """Where the two stand."""
    return ring["Ryu.at"], ring["Sagat.at"]


def standing(ring: Ring) -> set[str]:
    """The spaces that still have an Object."""
    return {thing["at"] for thing in ring["objects"]}


def crashes(ring: Ring) -> list[str]:
    """Everything that was struck, as the log says it."""
    return [event["text"] for event in ring.told if " crashes into " in event["text"]]


def walls(ring: Ring) -> int:
    """How often somebody was driven against a Wall."""
    return len([text for text in crashes(ring) if "the Wall" in text])


def charge(ring: Ring, direction: str) -> Ring:
    """The trial card is a Charge: up to the roll, in this direction if there is a choice."""
    attacks(ring)
    return ring.p1(f"charge {direction}") if ring.question == "P1 charge" else ring


def rolls(ring: Ring, attack: str, defence: str | None = "M, M") -> Ring:
    """The dice, once the movement is done."""
    ring.chance(attack)
    return ring if defence is None else ring.chance(defence)
