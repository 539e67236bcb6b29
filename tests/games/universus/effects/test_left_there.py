"""You may choose not to clear a card, or not to ready it: a permission, asked about when that would happen
(UVS-RULING-261)."""

from __future__ import annotations

import pytest

from kumite.errors import BadPosition
from tests.games.universus.ringside import PAGE, Table, action, asset, attack, foundation, p1, p2, table

STAY = "Rule(CANNOT, Event(V_CLEAR, during=END_PHASE), on=TheAttack(), may=True)"
IF_DEALT = f"Ability(ENHANCE, (Fired(Event(V_DEAL, attack=True), ({STAY},), ATTACK_PERIOD, on=TheAttack()),))"
OWN = "Ability(CONTINUOUS, (Rule(CANNOT, Event(V_CLEAR, own=True, during=END_PHASE), may=True),))"
RESTS = "Ability(CONTINUOUS, (Rule(CANNOT, Event(V_READY, own=True, during=READY_STEP), may=True),))"


def fought(hand: tuple[str, ...] = (), theirs: tuple[str, ...] = ()) -> Table:
    """P1's attack, which may stay where it is if it deals damage, has gone through its Enhance Step."""
    ring = table(
        p1(pool=["Hook"], hand=list(hand)),
        p2(hand=list(theirs)),
        cards={"Hook": attack([IF_DEALT]), "Jab": attack(), "Wall": foundation(block="+0 mid")},
        attack="P1",
    )
    return ring.play("P1: use Hook")


@pytest.mark.proves("UVS-RULING-261", "UVS-CLRP-02")
def test_nobody_is_asked_before_the_end_phase() -> None:
    ring = fought((PAGE,)).on("P1 form", "P1 clear")
    assert (ring.question, ring["P2.health"]) == ("P1 form", 22)
    ring.play(f"P1: play {PAGE}").on("P1 clear")
    assert ring.options == ["clear it", "leave it there"]


@pytest.mark.proves("UVS-RULING-261", "UVS-CLRP-06")
def test_left_there_it_goes_nowhere_and_cleared_it_goes_its_way() -> None:
    ring = fought().on("P1 clear").play("P1: leave it there").on("P2 review", "P2 form")
    assert (ring["P1.pool"], ring["P1.momentum"]) == (["Hook"], [])
    ring = fought().on("P1 clear").play("P1: clear it").on("P1 momentum")
    assert ring.play("P1: into momentum").on("P2 form")["P1.momentum"] == ["Hook (face down)"]


@pytest.mark.proves("UVS-RULING-261")
def test_of_an_attack_that_deals_none_nothing_is_asked() -> None:
    ring = fought(theirs=("Wall",)).on("P2 block").play("P2: block with Wall").on("P1 clear", "P2 form")
    assert (ring.question, ring["P1.discards"]) == ("P2 form", ["Hook"])


@pytest.mark.proves("UVS-RULING-261", "UVS-RULING-55")
def test_the_others_are_cleared_around_it_each_in_its_turn() -> None:
    ring = table(p1(pool=["Calm", "Jab", "Calm"], hand=[]), p2(), cards={"Calm": action([OWN]), "Jab": attack()}).on(
        "P1 clear"
    )
    assert ring["P1.pool"] == ["Calm", "Jab", "Calm"]
    ring.play("P1: leave it there")
    assert (ring.question, ring["P1.pool"]) == ("P1 clear", ["Calm", "Calm"])
    assert ring.play("P1: clear it").on("P2 form")["P1.pool"] == ["Calm"]


@pytest.mark.proves("UVS-RULING-261")
def test_what_else_takes_it_out_of_the_pool_asks_nobody() -> None:
    sweep = asset(["Ability(FORM, (Clear(Sel(1, YOU, (), (POOL,))),))"])
    ring = table(p1(pool=["Calm"], stage=["Sweep"]), p2(), cards={"Calm": action([OWN]), "Sweep": sweep})
    assert ring.play("P1: use Sweep").on("P1 form", "P1 clear")["P1.discards"] == ["Calm"]


@pytest.mark.proves("UVS-RULING-261", "UVS-READYST-02")
@pytest.mark.parametrize(("answer", "moss"), [("ready it", "Moss"), ("leave it committed", "Moss (committed)")])
def test_a_card_may_stay_committed_through_its_ready_step(answer: str, moss: str) -> None:
    ring = table(
        p1(hand=[]),
        p2(stage=[{"card": "Moss", "committed": True}, {"card": PAGE, "committed": True}]),
        cards={"Moss": foundation([RESTS])},
    ).on("P2 ready")
    ring.play(f"P2: {answer}").on("P2 form")
    assert ring["P2.stage"] == ["Sparring Partner", moss, PAGE]


@pytest.mark.proves("UVS-RULING-261")
def test_only_what_the_game_itself_does_can_be_chosen_away() -> None:
    with pytest.raises(BadPosition, match=r"Rule\.may"):
        table(cards={"Odd": asset(["Ability(CONTINUOUS, (Rule(CANNOT, Event(V_DRAW, YOU), may=True),))"])})
