"""Rulings about modes: how long they are, what their setups leave unsaid, and whom a card is about."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kumite.core.position import CHANCE
from kumite.games.sftmg.conditions import FoeWithin
from kumite.games.sftmg.grid import name, space, spaces
from kumite.games.sftmg.modes import house, table_of
from kumite.games.sftmg.printed import ACTION, DECKS, EVENT, REACTION, ROSTER, Card
from kumite.games.sftmg.sight import sees
from kumite.games.sftmg.words import DrawCards, Hurt
from tests.games.sftmg.modes.arena import arena, four, placing, selecting, spine
from tests.games.sftmg.ringside import Ring, instead, ryu, sagat, side

ROUNDS = {"versus": 2, "classic arcade": 2, "nemesis": 2, "team": 1, "free-for-all": 1, "tag team": 1, "3-on-3": 1}


@pytest.mark.proves("SFTMG-RULING-10")
@pytest.mark.parametrize("mode", ROUNDS)
def test_with_power_up_a_mode_has_as_many_rounds_as_without(mode: str) -> None:
    usual = {setting.name: setting.values[0] for setting in table_of(mode).settings}
    assert house(mode, {**usual, "power_up": True}).wins == ROUNDS[mode]


def tagging(**options: Any) -> Ring:
    """The first turn of a Tag Team fight: Ryu, and Ken who waits, against Sagat and Vega; 2 Meter for a Tag-In."""
    sides = {"P1": ryu("d5", meter=2, fresh=True), "P2": sagat("g5", fresh=True)}
    off = {"P3": {"fighter": "Ken", "meter": 2, "fresh": True}, "P4": {"fighter": "Vega", "fresh": True}}
    return arena("tag team", **sides, **off, phase="start", turns=1, **options)


@pytest.mark.proves("SFTMG-RULING-11")
@pytest.mark.parametrize("enters", [True, False])
def test_a_character_that_enters_later_does_not_skip_draw(enters: bool) -> None:
    ring = tagging().play("P1: stay")
    if enters:
        ring.play("P1: tag in Ken")
    ring.quiet("P2 move").play("P2: stay", "P2: end")
    ring.quiet("P1 move", "P3 move")
    said = [each["text"] for each in ring.said("TurnBegan")]
    assert [text.endswith("No Draw! on the first turn.") for text in said] == [True, True, False]
    assert ring.question == ("P3 move" if enters else "P1 move")


@pytest.mark.proves("SFTMG-RULING-93")
@pytest.mark.parametrize("mode", ["team", "free-for-all", "tag team", "3-on-3", "classic arcade"])
def test_other_modes_set_dials_and_shuffle_as_versus_does(mode: str) -> None:
    ring, rng = selecting(mode), Random(0)
    while ring.asked.what != "mulligan":
        waiting = spine(ring).waiting
        if ring.asked.who == CHANCE and waiting is not None:
            assert ring.asked.what != "shuffle" or "Drew" not in ring.happened
            ring.chance(waiting.write(spine(ring), rng.choice(ring.asked.options)))
        else:
            ring.quiet_step()
    g = spine(ring)
    for who in range(len(g.deck)):
        assert g.health[who] == ROSTER[g.fighter[who]].health
        assert g.meter[who] == 0
        cards = [g.kind[h] for h in g.hand[who] + g.deck[who]]
        assert sorted(cards) == sorted(DECKS[g.fighter[who]])
        assert cards != sorted(cards)  # shuffled, and the hand is what lay on top


STORM = "Denjin Charge"  # of Ryu's deck


@pytest.mark.proves("SFTMG-RULING-129")
@pytest.mark.parametrize(
    ("said", "options"),
    [
        ({"does": (Hurt(1),), "aimed": True}, ["Storm against Sagat", "Storm against Vega"]),
        ({"does": (Hurt(1),), "aimed": True, "condition": FoeWithin(2)}, ["Storm against Sagat"]),
        ({"does": (DrawCards(1),)}, ["Storm"]),
    ],
)
def test_the_player_of_a_card_names_the_opponent_it_is_about(said: dict[str, Any], options: list[str]) -> None:
    with instead(STORM, Card("Storm", EVENT, moment=ACTION, **said)):
        ring = arena("team", **four(P1=ryu("d5", hand=[STORM]), P2=sagat("e5"), P4=side("Vega", "i9")))
        assert ring.begins("play") == [f"play {option}" for option in options]
        ring.p1(f"play {options[-1]}")
        hurt = {"Storm against Sagat": "Sagat", "Storm against Vega": "Vega"}.get(options[-1])
        for other in ("Sagat", "Vega", "Ken"):
            assert ring[f"{other}.max"] - ring[f"{other}.health"] == int(other == hurt)


@pytest.mark.proves("SFTMG-RULING-129")
def test_a_reaction_is_about_the_attacker() -> None:
    said = Card("Storm", EVENT, moment=REACTION, does=(Hurt(1),), aimed=True)
    with instead(STORM, said):
        sides = four(P1=ryu("d5", hand=[STORM]), P2=sagat("f5", hand=["Quick Tiger Shot"]), P4=side("Vega", "d6"))
        ring = arena("team", **sides, turn="P2").p2("attack Ryu with Quick Tiger Shot")
        assert [option for option in ring.options if "Storm" in option] == ["play Storm"]
        ring.p1("play Storm")
        assert (ring["Sagat.max"] - ring["Sagat.health"], ring["Vega.max"] - ring["Vega.health"]) == (1, 0)


@pytest.mark.proves("SFTMG-RULING-131")
def test_one_who_stands_there_must_see_the_space_of_the_next() -> None:
    ring = placing("free-for-all", ("token 1", "token 2"), players=3, stage="Dojo")
    stands, large = space("e5"), spine(ring).ground.large
    far = [at for at in spaces((1 << 81) - 1) if max(abs(at % 9 - stands % 9), abs(at // 9 - stands // 9)) >= 3]
    ring.play("P3: place e5")
    odd = [at for at in far if sees(stands, at, large) != sees(at, stands, large)]
    assert odd
    for at in odd:
        assert (f"place {name(at)}" in ring.options) is sees(stands, at, large)
