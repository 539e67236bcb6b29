"""Played abilities, and how one is played: announcement, costs, the playing itself, the effect."""

from typing import Any

import pytest

from kumite.games.universus.terms import ENHANCE
from kumite.games.universus.trees.reading import read_ability
from kumite.games.universus.words.moves import Discard, Draw
from kumite.games.universus.words.riders import First, Limit, OnlyIf
from tests.games.universus.ringside import (
    PAGE,
    Table,
    action,
    asset,
    attack,
    backup,
    character,
    foundation,
    p1,
    p2,
    table,
)

Cards = dict[str, dict[str, Any]]
GAIN = "Ability(ENHANCE, (Gain(1),))"


def fought(mine: dict[str, Any], theirs: dict[str, Any] | None = None, **cards: Any) -> Table:
    """P1's Jab is in its Enhance Step."""
    mine = {**mine, "pool": [*mine.get("pool", []), "Jab"]}
    return table(mine, theirs or {}, cards={"Jab": attack(), **cards}, attack="P1", tried=True)


@pytest.mark.proves("UVS-PLAB-01")
def test_only_the_owner_of_a_card_plays_its_abilities() -> None:
    ring = fought({"hand": [PAGE], "health": 9}, {"health": 9}, Jab=attack([GAIN]))
    assert ring.question == "P1 enhance"
    ring.play("P1: pass").on("P1 form", "P2 enhance")
    assert ring.question == "P1 form"


@pytest.mark.proves("UVS-PLAB-02")
def test_the_parts_of_a_played_ability() -> None:
    made = read_ability(
        "Ability(ENHANCE, (Draw(1),), (Discard(Sel(1, zones=(HAND,))),), None, "
        "(First(), Limit(1), OnlyIf(Has(Sel(1), '>=', 1))), 'Rush')"
    )
    assert made.kind == ENHANCE
    assert isinstance(made.does[0], Draw)
    assert isinstance(made.cost[0], Discard)
    assert [type(rider) for rider in made.riders] == [First, Limit, OnlyIf]
    assert made.trigger is None
    assert made.name == "Rush"
    assert made.played


ZONE_KEYS = ("stage", "hand", "pool", "momentum", "discards", "removed")


@pytest.mark.proves("UVS-PLAB-03", "UVS-STAGE-02")
@pytest.mark.parametrize(("made", "homes"), [
    (foundation([GAIN]), ("stage",)),
    (asset([GAIN]), ("stage",)),
    (backup([GAIN]), ("stage",)),
    (action([GAIN]), ("hand",)),
    (attack([GAIN]), ()),  # a card pool, but only as the current attack: see below
])  # fmt: skip
def test_where_abilities_are_played_from(made: dict[str, Any], homes: tuple[str, ...]) -> None:
    for zone in ZONE_KEYS:
        down = zone == "stage" and made["type"] in ("action", "attack")  # they lie there no other way (UVS-PAUSE-11)
        where = {"card": "Art", **({"up": True} if zone == "momentum" else {"down": True} if down else {})}
        ring = fought({zone: [where]}, Art=made)
        assert (ring.question == "P1 enhance") == (zone in homes), zone


@pytest.mark.proves("UVS-PLAB-03")
def test_the_starting_character_and_the_current_attack() -> None:
    assert fought({"character": "Ada"}, Ada=character([GAIN])).options == ["pass", "use Ada"]
    assert fought({}, Jab=attack([GAIN])).options == ["pass", "use Jab"]


@pytest.mark.proves("UVS-PLAB-04", "UVS-STAGE-01", "UVS-STAGE-02")
def test_a_committed_card_is_of_no_use() -> None:
    form = "Ability(FORM, (Draw(1),), (Destroy(This()),))"
    ring = table(p1(stage=["Art", {"card": "Art", "committed": True}], hand=[PAGE]), p2(), cards={"Art": asset([form])})
    assert ring.options.count("use Art") == 1
    assert [card["ready"] for card in ring["P1.cards.stage"]] == [True, True, False]
    ring.play("P1: use Art")
    assert "use Art" not in ring.options


AGAIN: Cards = {
    "Art": foundation(["Ability(FORM, (Gain(1),), riders=(Limit(1),))"]),
    "Back": asset(
        ["Ability(FORM, (Move(Sel(1, YOU, (Named('Art'),)), HAND), Build(Sel(1, YOU, (Named('Art'),), (HAND,)))))"]
    ),
}


@pytest.mark.proves("UVS-PLAB-05", "UVS-ZCHG-03")
def test_a_change_of_zone_resets_the_count() -> None:
    ring = table(p1(stage=["Art", "Back"], hand=[PAGE], health=9), p2(), cards=AGAIN)
    ring.play("P1: use Art")
    assert "use Art" not in ring.options
    ring.play("P1: use Back")
    assert "use Art" in ring.options
    ring.play("P1: use Art")
    assert ring["P1.health"] == 11


@pytest.mark.proves("UVS-ZCHG-03")
def test_a_change_of_zone_wipes_that_a_card_was_readied() -> None:
    cards: Cards = {
        "Art": foundation(),
        "Wake": asset(["Ability(FORM, (Ready(Sel(1, YOU, (Named('Art'),))),))"]),
        "Move": asset(
            ["Ability(FORM, (Move(Sel(1, YOU, (Named('Art'),)), HAND), Build(Sel(1, YOU, (Named('Art'),), (HAND,)))))"]
        ),
        "Count": asset(
            ["Ability(FORM, (Gain(1),), riders=(OnlyIf(Has(Sel(1, YOU, (State('readied this Combat Phase'),)))),))"]
        ),
    }
    stage = [{"card": "Art", "committed": True}, "Wake", "Move", "Count"]
    ring = table(p1(stage=stage, hand=[PAGE]), p2(), cards=cards)
    ring.play("P1: use Wake")
    assert "use Count" in ring.options
    ring.play("P1: use Move")
    assert "use Count" not in ring.options


@pytest.mark.proves("UVS-PLAYAB-01")
def test_the_scope_begins_with_the_announcement() -> None:
    """What the cost destroys is read as it was then, though it lies in the discard pile now."""
    cost = "(Destroy(Sel(1, YOU, (Named('Page Two'),))),)"
    art = asset([f"Ability(ENHANCE, (Modify(TheAttack(), DAMAGE, Value(Ref('destroyed'), DIFFICULTY)),), {cost})"])
    up = asset(["Ability(ENHANCE, (Modify(Sel(1, YOU, (Named('Page Two'),)), DIFFICULTY, 2),))"])
    ring = fought({"stage": ["Art", "Up", "Page Two"]}, {"hand": ["Wall"]}, Art=art, Up=up,
                  **{"Page Two": foundation(difficulty=2), "Wall": foundation(block="+0 mid")})  # fmt: skip
    ring.play("P1: use Up", "P1: use Art")
    assert ring["P1.discards"] == ["Page Two"]
    assert ring["attack.damage"] == 3 + 4


@pytest.mark.proves("UVS-PLAYAB-02")
@pytest.mark.parametrize(("hand", "there"), [([], False), ([PAGE], True)])
def test_no_announcement_without_the_cost(hand: list[str], there: bool) -> None:
    ring = fought(
        {"stage": ["Art"], "hand": hand}, Art=asset(["Ability(ENHANCE, (Gain(1),), (Discard(Sel(1, zones=(HAND,))),))"])
    )
    assert (ring.question == "P1 enhance") == there


@pytest.mark.proves("UVS-PLAYAB-02")
def test_no_announcement_of_what_is_forbidden() -> None:
    bar = asset(["Ability(CONTINUOUS, (Rule(CANNOT, Event(V_ABILITY, RIVAL)),))"])
    assert fought({"stage": ["Art"]}, {"stage": ["Bar"]}, Art=asset([GAIN]), Bar=bar).question != "P1 enhance"
    assert fought({"stage": ["Art"]}, Art=asset([GAIN])).question == "P1 enhance"


COSTLY = asset(["Ability(ENHANCE, (Gain(1),), (Commit(This()), Discard(Sel(1, zones=(HAND,)))))"])


def watcher(event: str, does: str = "Draw(1)") -> dict[str, Any]:
    return asset([f"Ability(RESPONSE, ({does},), (Commit(This()),), {event})"])


@pytest.mark.proves("UVS-PLAYAB-03", "UVS-RESP-10")
def test_the_events_of_a_cost_are_one_event_when_all_is_paid() -> None:
    first, second = watcher("Event(V_COMMIT, RIVAL, via=BY_COST)"), watcher("Event(V_DISCARD, RIVAL)")
    ring = fought(
        {"stage": ["Art"], "hand": [PAGE], "health": 9},
        {"stage": ["First", "Second"]},
        Art=COSTLY,
        First=first,
        Second=second,
    )
    ring.play("P1: use Art")
    assert ring.question == "P2 respond"
    assert ring.options == ["pass", "use First", "use Second"]  # one window for both
    assert ring["P1.discards"] == [PAGE]
    ring.play("P2: use First")
    assert ring.options == ["pass", "use Second"]
    assert ring["P1.health"] == 9


@pytest.mark.proves("UVS-PLAYAB-04")
def test_what_the_cost_sets_off_comes_before_the_ability_is_played() -> None:
    cost, play = watcher("Event(V_DISCARD, RIVAL)"), watcher("Event(V_ABILITY, RIVAL, kind=ENHANCE)")
    ring = fought(
        {"stage": ["Art"], "hand": [PAGE], "health": 9}, {"stage": ["Cost", "Play"]}, Art=COSTLY, Cost=cost, Play=play
    )
    ring.play("P1: use Art")
    assert ring.options == ["pass", "use Cost"]
    assert not ring.told_of("play ability")
    ring.play("P2: pass")
    assert ring.options == ["pass", "use Play"]
    assert ring["P1.health"] == 9
    ring.play("P2: pass")
    assert ring["P1.health"] == 10


@pytest.mark.proves("UVS-PLAYCD-03")
def test_an_action_is_not_announced_for_what_cannot_be_paid() -> None:
    trick = action(["Ability(ENHANCE, (Draw(1),), (Spend(),))"])
    assert fought({"hand": ["Trick"]}, Trick=trick).question != "P1 enhance"
    assert fought({"hand": ["Trick"], "momentum": [PAGE]}, Trick=trick).question == "P1 enhance"
    discards = action(["Ability(ENHANCE, (Draw(1),), (Discard(Sel(1, zones=(HAND,))),))"])
    assert fought({"hand": ["Trick"]}, Trick=discards).question != "P1 enhance"  # it cannot pay for itself
    assert fought({"hand": ["Trick", PAGE]}, Trick=discards).question == "P1 enhance"


@pytest.mark.proves("UVS-PLAYCD-03", "UVS-PLAYCD-08")
def test_an_action_and_its_ability_are_played_in_one_sequence() -> None:
    trick = action(["Ability(ENHANCE, (Draw(1),), (Discard(Sel(1, zones=(HAND,))),))"])
    ring = fought({"hand": ["Trick", PAGE], "pool": [PAGE]}, Trick=trick)
    ring.play("P1: use Trick")
    order = [verb for verb in ring.verbs() if verb in ("discard", "check", "pass", "play", "play ability", "draw")]
    assert order[:6] == ["discard", "check", "pass", "play", "play ability", "draw"]
    assert ring["P1.discards"][:2] == [PAGE, PAGE]
    assert "Trick" in ring["P1.pool"]
