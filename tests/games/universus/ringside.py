"""The test language: arrange a game, say what the players do, look at what is true.

    ring = table(
        p1(hand=["Jab"], stage=[PAGE, PAGE]),
        p2(),
        cards={"Jab": attack(speed=3, damage=4, zone="mid", does=["Ability(ENHANCE, (Draw(1),))"])},
    )
    ring.play("P1: play Jab").play("P1: use Jab in P1's card pool", "P2: pass" ...)
    assert ring["P2.health"] == 21

Cards are written in the test; `Sparring Partner` (health 25, hand size 6) and `Blank Page` (difficulty 1, check 3, no
block, no text) are always there.  A deck has 20 Blank Pages under the cards named; so an unnamed check is a 3.
Response windows open only for those who can respond (`windows: silent`), unless a test asks for open ones.
"""

from __future__ import annotations

from typing import Any

import kumite
from kumite.games.universus.position import Versus
from tests.games.sftmg.ringside import Ring

PAGE = "Blank Page"
PARTNER = "Sparring Partner"
Side = dict[str, Any]
QUIET = (
    "pass",
    "no block",
    "go on",
    "keep all",
    "keep",
    "done",
    "fail",
    "no",
    "discard it",
    "let it be",
    "no extra card",
)


class Table(Ring):
    """A game of UniVersus, played on by notation."""

    def _quiet(self) -> str:
        for text in QUIET:
            if self.asked.who >= 0 and text in self.options:
                return text
        return self._written(self.asked.options[0])

    def play(self, *answers: str) -> Table:
        super().play(*answers)
        return self

    def on(self, *until: str) -> Table:
        """Everybody passes until one of these is asked ('P1 form', 'P2 block'), or until the end."""
        self.quiet(*until)
        return self

    @property
    def g(self) -> Versus:
        """The position itself: to look at, never to change."""
        g = self.match.position
        assert isinstance(g, Versus)
        return g

    def told_of(self, verb: str) -> list[dict[str, Any]]:
        """Every line of the log with this verb (terms.VERBS: "draw", "commit", "play" ...)."""
        return [event for event in self.told if event.get("verb") == verb]

    def verbs(self) -> list[str]:
        """The verbs of everything that happened, in order."""
        return [event["verb"] for event in self.told if "verb" in event]


# Arranging


def table(p1: Side | None = None, p2: Side | None = None, **given: Any) -> Table:
    """A described position (docs/positions/universus.md), in P1's Combat Phase unless told otherwise."""
    options = {"windows": "silent", **given.pop("options", {})}
    return Table(kumite.setup("universus", {"P1": p1 or {}, "P2": p2 or {}, "options": options, **given}, seed=0))


def p1(**held: Any) -> Side:
    return held


p2 = p1


def card(kind: str, does: list[str] | None = None, **more: Any) -> dict[str, Any]:
    """A card of the test: difficulty 1 and check 3 unless told otherwise; `does` are its abilities as trees."""
    numbers = {} if kind in ("character", "token") else {"difficulty": 1, "check": 3}
    return {"type": kind, **numbers, **({"abilities": does} if does else {}), **more}


def attack(does: list[str] | None = None, **more: Any) -> dict[str, Any]:
    """An attack: speed 3, mid, damage 3 unless told otherwise."""
    return card("attack", does, **{"speed": 3, "zone": "mid", "damage": 3, **more})


def foundation(does: list[str] | None = None, **more: Any) -> dict[str, Any]:
    return card("foundation", does, **more)


def asset(does: list[str] | None = None, **more: Any) -> dict[str, Any]:
    return card("asset", does, **more)


def action(does: list[str] | None = None, **more: Any) -> dict[str, Any]:
    return card("action", does, **more)


def backup(does: list[str] | None = None, **more: Any) -> dict[str, Any]:
    return card("backup", does, **{"stamina": 5, **more})


def character(does: list[str] | None = None, **more: Any) -> dict[str, Any]:
    return card("character", does, **{"hand_size": 6, "health": 25, **more})
