"""What a table may settle otherwise: every value of the options that stand for a ruling."""

from __future__ import annotations

from typing import Any

import pytest

import kumite
from kumite.errors import BadPosition
from kumite.games.universus.decks import DECKS
from tests.games.universus.ringside import PAGE, Table, action, asset, attack, character, foundation, p1, p2, table

WISHES = ("progressive fixed", "all fixed", "all live")


def wishes(*needs: int) -> list[tuple[str, int]]:
    """What is needed at a table of each kind."""
    return list(zip(WISHES, needs, strict=True))


# What of a difficulty is fixed


def checked(wish: str, text: str) -> Table:
    """P1 plays Slab (difficulty 4) behind two cards, against 6; as the card is checked, the Lens is used."""
    ring = table(
        p1(hand=["Slab", PAGE], pool=[PAGE, PAGE], stage=["Lens", *[PAGE] * 8]),
        p2(),
        cards={"Slab": foundation(difficulty=4), "Lens": asset([text])},
        options={"difficulty": wish},
    )
    ring.play("P1: play Slab")
    assert ring["check.need"] == 6
    return ring.play("P1: use Lens")


@pytest.mark.proves("UVS-RULING-22", "UVS-PLAYCD-06")
@pytest.mark.parametrize(("wish", "need"), wishes(8, 6, 8))
def test_a_difficulty_that_changes_as_the_card_is_checked(wish: str, need: int) -> None:
    harder = "Modify(Sel(1, YOU, (Type((FOUNDATION,)),), (TRANSIT,)), DIFFICULTY, 2)"
    ring = checked(wish, f"Ability(RESPONSE, ({harder},), (Commit(This()),), Event(V_CHECK, YOU))")
    assert ring["check.need"] == need
    while ring.asked.what == "commit":
        ring.play(f"P1: {ring.options[-1]}")
    assert ring["P1.pool"][-1] == "Slab"
    assert len([name for name in ring["P1.stage"] if "(committed)" in name]) == 1 + need - 3  # the Lens, and those


@pytest.mark.proves("UVS-RULING-22", "UVS-PLAYCD-06", "UVS-PROG-01")
@pytest.mark.parametrize(("wish", "need"), wishes(6, 6, 5))
def test_a_card_that_leaves_the_pool_as_the_card_is_checked(wish: str, need: int) -> None:
    ring = checked(
        wish, "Ability(RESPONSE, (Clear(Sel(1, YOU, (), (POOL,))),), (Commit(This()),), Event(V_CHECK, YOU))"
    )
    if ring.asked.what != "commit":
        ring.play(f"P1: {ring.options[0]}")
    assert len(ring["P1.pool"]) == 1
    assert ring["check.need"] == need


@pytest.mark.proves("UVS-RULING-22", "UVS-PLAYCD-08", "UVS-PROG-01")
@pytest.mark.parametrize(("wish", "need"), wishes(6, 6, 5))
def test_a_card_that_leaves_the_pool_for_a_cost(wish: str, need: int) -> None:
    ring = table(
        p1(hand=["Trick"], pool=[PAGE, PAGE], stage=[PAGE] * 8),
        p2(),
        cards={"Trick": action(["Ability(FORM, (Draw(1),), (Clear(Sel(1, YOU, (), (POOL,))),))"], difficulty=4)},
        options={"difficulty": wish},
    ).play("P1: use Trick")
    if ring.asked.what != "commit":
        ring.play(f"P1: {ring.options[0]}")
    assert len(ring["P1.pool"]) == 1
    assert ring["check.need"] == need


@pytest.mark.proves("UVS-RULING-22", "UVS-BMOD-02", "UVS-BSTEP-11")
@pytest.mark.parametrize(("wish", "need"), wishes(7, 5, 7))
def test_a_speed_that_changes_as_the_block_is_checked(wish: str, need: int) -> None:
    """Speed 3, the block's +1, and a card in the pool; +2 speed meanwhile."""
    faster = "Ability(RESPONSE, (Modify(TheAttack(), SPEED, 2),), (Commit(This()),), Event(V_CHECK, RIVAL))"
    ring = table(
        p1(pool=["Jab"], stage=["Wind"]),
        p2(hand=["Wall"], pool=[PAGE], stage=[PAGE] * 8),
        attack="P1",
        cards={"Jab": attack(), "Wind": asset([faster]), "Wall": foundation(block="+1 mid", difficulty=9)},
        options={"difficulty": wish},
    )
    ring.on("P2 block").play("P2: block with Wall")
    assert ring["check.need"] == 5
    assert ring.play("P1: use Wind")["check.need"] == need


@pytest.mark.proves("UVS-RULING-22", "UVS-PLAYTY-01")
@pytest.mark.parametrize("wish", WISHES)
def test_progressive_difficulty_that_is_ignored_stays_so(wish: str) -> None:
    eases = "Ability(CONTINUOUS, (Rule(IGNORES, Event(V_PLAY, YOU, (Type((FOUNDATION,)),))),))"
    ring = table(
        p1(hand=["Slab"], pool=[PAGE, PAGE], stage=["Ramp", *[PAGE] * 8]),
        p2(),
        cards={"Slab": foundation(difficulty=5), "Ramp": asset([eases])},
        options={"difficulty": wish},
    )
    assert ring.play("P1: play Slab")["check.need"] == 5


# Which characters attach


@pytest.mark.proves("UVS-RULING-02", "UVS-ATTCH-07", "UVS-PAUSE-06")
@pytest.mark.parametrize(("wish", "attached"), [("identity", True), ("version", False)])
def test_another_version_that_an_effect_puts_into_the_stage(wish: str, attached: bool) -> None:
    calls = asset(["Ability(FORM, (Build(Sel(1, YOU, (Type((CHARACTER,)),), (DISCARDS,)), facing='up'),))"])
    elder = character(["Ability(FORM, (Draw(1),))"], version="2")
    ring = table(
        p1(character="Lin 1", stage=["Call"], discards=["Lin (Elder) 2"]),
        cards={"Lin": character(version="1"), "Lin (Elder)": elder, "Call": calls},
        options={"attach": wish},
    ).play("P1: use Call")
    assert ("Lin (Elder) 2 (attached)" in ring["P1.stage"]) is attached
    assert ("Lin (Elder) 2" in ring["P1.discards"]) is not attached
    assert ("use Lin 1" in ring.options) is attached


@pytest.mark.proves("UVS-RULING-02", "UVS-CLRP-08")
@pytest.mark.parametrize("wish", ["identity", "version"])
@pytest.mark.parametrize(("cleared", "built"), [("Lin 1", True), ("Lin (Elder) 2", False)])
def test_from_the_pool_only_the_same_version_is_built(wish: str, cleared: str, built: bool) -> None:
    numbers: dict[str, Any] = {"difficulty": 6, "check": 6}
    ring = table(
        p1(character="Lin 1", pool=[cleared]),
        phase="end",
        cards={"Lin": character(version="1", **numbers), "Lin (Elder)": character(version="2", **numbers)},
        options={"attach": wish},
    )
    assert (f"{cleared} (attached)" in ring["P1.stage"]) is built
    assert (cleared in ring["P1.discards"]) is not built


# Where a card is that is played from the card pool


@pytest.mark.proves("UVS-RULING-09", "UVS-PLAYCD-05", "UVS-POOL-05")
@pytest.mark.parametrize(("wish", "pool"), [(True, [PAGE, "Jab"]), (False, ["Jab", PAGE])])
def test_a_card_played_from_the_pool(wish: bool, pool: list[str]) -> None:
    again = asset(["Ability(CONTINUOUS, (Rule(PLAYABLE, Event(V_PLAY, YOU, (Named('Jab'),)), zones=(POOL,)),))"])
    ring = table(
        p1(pool=["Jab", PAGE], stage=["Mirror", PAGE, PAGE], hand=[PAGE]),
        p2(),
        cards={"Jab": attack(difficulty=4), "Mirror": again},
        options={"relocate": wish},
    ).play("P1: play Jab")
    assert ring["check.need"] == 5
    assert ring["P1.pool"] == ["Jab", PAGE]  # while it is being played
    ring.play("P1: commit Blank Page", "P1: commit Blank Page")
    assert ring["P1.pool"] == pool


@pytest.mark.proves("UVS-RULING-09", "UVS-KCOMBO-01", "UVS-PREC-01")
@pytest.mark.parametrize(("wish", "offered"), [(True, True), (False, False)])
def test_what_comes_before_it_is_read_where_it_is_then(wish: bool, offered: bool) -> None:
    again = asset(["Ability(CONTINUOUS, (Rule(PLAYABLE, Event(V_PLAY, YOU, (Named('Jab'),)), zones=(POOL,)),))"])
    combo = "Ability(ENHANCE, (Draw(1),), (), None, (Combo(),))"
    ring = table(
        p1(pool=["Jab", "Kick"], stage=["Mirror"], hand=[PAGE]),
        p2(),
        cards={
            "Jab": attack([combo], keywords=["Combo (Kick)"]),
            "Kick": action(keywords=["Kick"]),
            "Mirror": again,
        },
        options={"relocate": wish},
    ).play("P1: play Jab")
    assert ("use Jab" in ring.options) is offered


# Whether the character may be committed for foundations


@pytest.mark.proves("UVS-RULING-69", "UVS-CHAR-08")
@pytest.mark.parametrize("wish", [True, False])
def test_a_cost_that_commits_a_foundation(wish: bool) -> None:
    cost = "Ability(FORM, (Draw(1),), (Commit(Sel(1, YOU, (Type((FOUNDATION,)),))),))"
    ring = table(p1(stage=["Tower"], hand=[PAGE]), cards={"Tower": asset([cost])}, options={"commit_character": wish})
    assert ("use Tower" in ring.options) is wish
    if wish:
        assert ring.play("P1: use Tower")["P1.stage"][0] == "Sparring Partner (committed)"


@pytest.mark.proves("UVS-RULING-69", "UVS-DRIVE-01")
@pytest.mark.parametrize("wish", [True, False])
def test_a_cost_that_drives(wish: bool) -> None:
    drives = "Ability(FORM, (Draw(1),), (Drive(2),))"
    for stage, offered in (([PAGE], wish), ([PAGE, PAGE], True)):
        ring = table(
            p1(stage=["Tower", *stage], hand=[PAGE]),
            cards={"Tower": asset([drives])},
            options={"commit_character": wish},
        )
        assert ("use Tower" in ring.options) is offered
    ring.play("P1: use Tower")
    assert (ring.question == "P1 drive") is wish  # two of three, or the two there are


@pytest.mark.proves("UVS-RULING-69", "UVS-CHAR-07")
@pytest.mark.parametrize("wish", [True, False])
def test_a_check_takes_the_character_at_any_table(wish: bool) -> None:
    ring = table(p1(hand=["Slab"]), cards={"Slab": foundation(difficulty=4)}, options={"commit_character": wish}).play(
        "P1: play Slab"
    )
    assert ring.options == ["fail", "commit Sparring Partner"]


# Whether the starting character is one of four copies


@pytest.mark.proves("UVS-RULING-56", "UVS-DCON-08")
@pytest.mark.parametrize("wish", [False, True])
def test_four_copies_besides_the_starting_character(wish: bool) -> None:
    base = next(iter(DECKS.values()))
    told = {
        "deck": "Mine",
        "game": "universus",
        "character": "Ada 1",
        "symbol": base.symbol,
        "cards": {**dict(base.cards), "Ada 1": 4},
    }
    symbols = sorted({base.symbol, "air", "fire", "water", "good"} - {base.symbol})[:2]
    ada = character(version="1", difficulty=6, check=6, symbols=[base.symbol, *symbols])
    position = {"cards": {"Ada": ada}, "P1": {"brings": told}, "options": {"starter_counts": wish}}
    if wish:
        with pytest.raises(BadPosition, match="5 copies of Ada 1") as refused:
            kumite.setup("universus", position, seed=0)
        assert "UVS-RULING-56" in refused.value.rules
    else:
        match = kumite.setup("universus", position, seed=0)
        assert match.question is not None
        assert match.question.what == "deck"
