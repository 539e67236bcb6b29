"""An ability whose cost puts its own card into the discard pile and also empties the deck: the cycle shuffles the card
in, and the ability is still one of that card, not of the one that has its place now (UVS-RULING-260, UVS-CYCLE-04)."""

from __future__ import annotations

import pytest

from tests.games.universus.ringside import PAGE, Table, asset, attack, foundation, p1, p2, table

JABS = ["Jab"] * 14
COSTS = (
    "Destroy(Sel(1, DOER, (Type((FOUNDATION,)),)), sacrifice=True), Mill(1)",
    "Destroy(This()), Mill(1)",
    "Destroy(This()), CheckCost(1)",
    "Destroy(This()), Draw(1)",
)


def ear(tests: str, does: str, **event: str) -> dict[str, object]:
    """A Response to an ability that the rival plays on such a card."""
    more = "".join([f", {key}={value}" for key, value in event.items()])
    return asset([f"Ability(RESPONSE, ({does},), (Flip(This()),), Event(V_ABILITY, RIVAL, ({tests}){more}))"])


def ground(cost: str, ears: dict[str, dict[str, object]], deck: int = 1, does: str = "Gain(1)") -> Table:
    """P1's foundation is given up for its own ability, and P2 listens."""
    cards = {"Jab": attack(), "Mill": foundation([f"Ability(ENHANCE, ({does},), ({cost},))"], difficulty=4), **ears}
    mine = p1(stage=["Mill"], pool=["Jab"], deck=["Jab"] * deck, rest=0, discards=JABS, health=10, hand=[])
    ring = table(mine, p2(stage=list(ears), health=10), cards=cards, attack="P1").play("P1: use Mill")
    return ring.on("P2 respond", "P1 enhance", "P1 form", "P1 momentum")


@pytest.mark.proves("UVS-RULING-260", "UVS-EFF-17", "UVS-CYCLE-04")
@pytest.mark.parametrize("cost", COSTS)
def test_who_waits_for_such_a_card_hears_its_ability(cost: str) -> None:
    ears = {"Gong": ear("Type((FOUNDATION,)),", "Cancel()"), "Bell": ear("Type((ATTACK,)),", "Cancel()")}
    ring = ground(cost, ears)
    assert len(ring.told_of("cycle")) == 1
    assert ring.options == ["pass", "use Gong"]
    assert ring.told_of("play ability")[0]["cards"] == ["Mill"]
    assert ring.play("P2: use Gong").on("P1 form", "P1 momentum")["P1.health"] == 10


@pytest.mark.proves("UVS-RULING-260")
def test_another_kind_of_card_has_played_nothing() -> None:
    ring = ground(COSTS[1], {"Bell": ear("Type((ATTACK,)),", "Cancel()"), "Ring": ear("Named('Jab'),", "Cancel()")})
    assert (ring.question, ring["P1.health"]) == ("P1 momentum", 11)


@pytest.mark.proves("UVS-RULING-260", "UVS-PRINT-01")
def test_it_is_printed_on_its_card_still() -> None:
    ring = ground(COSTS[1], {"Gong": ear("Type((FOUNDATION,)),", "Cancel()", printed="True")})
    assert ring.options == ["pass", "use Gong"]


@pytest.mark.proves("UVS-RULING-260", "UVS-FIRED-09", "UVS-RULING-83")
def test_what_is_said_of_that_card_is_read_but_cannot_be_done() -> None:
    does = "Gain(Value(Ref('event'), DIFFICULTY)), Remove(Ref('event'))"
    ring = ground(COSTS[1], {"Gong": ear("Type((FOUNDATION,)),", does)})
    removed = len(ring["P1.removed"])
    ring.play("P2: use Gong").on("P1 form", "P1 momentum")
    assert (ring.told_of("gain")[0]["amount"], len(ring["P1.removed"])) == (4, removed)


@pytest.mark.proves("UVS-SCOPE-03", "UVS-RULING-260")
def test_its_own_number_is_read_as_it_was() -> None:
    ring = ground(COSTS[3], {}, does="Draw(4), Gain(Value(This(), DIFFICULTY))")
    assert ring["P1.health"] == 14


@pytest.mark.proves("UVS-EFF-17")
def test_without_a_cycle_it_is_on_its_card_as_ever() -> None:
    ring = ground(COSTS[1], {"Gong": ear("Type((FOUNDATION,)),", "Cancel()")}, deck=9)
    assert (ring.told_of("cycle"), ring.options) == ([], ["pass", "use Gong"])
    assert PAGE not in ring["P1.discards"]
