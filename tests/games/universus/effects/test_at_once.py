"""One verb with two objects, "discard it and this card", is one instruction and one event: everything is chosen first
(UVS-EFF-05, UVS-RULING-265)."""

from __future__ import annotations

import pytest

from kumite.errors import BadPosition
from kumite.games.universus.trees.notation import notation
from tests.english.lower.lowering import ability, does, tree
from tests.games.universus.ringside import PAGE, Table, asset, attack, foundation, p1, p2, table

BOTH = "Form Commit: Destroy 1 rival asset and 1 rival foundation."
APART = "Form Commit: Destroy 1 rival asset. Destroy 1 rival foundation."
EAR = "Ability(CONTINUOUS, (Fired(Event(V_DESTROY, RIVAL), (Gain(1),)),))"
HEARS = "Response: After you clear a card, draw 1 card."


def said(text: str, on: str = "foundation") -> list[str]:
    return [notation(ability(text, on=on))]


def wrecked(text: str, theirs: list[str]) -> Table:
    """P1's tool is used on P2's stage, and P1 listens."""
    cards = {"Tool": asset(said(text)), "Ear": foundation([EAR]), "Cup": asset(), "Lamp": asset(), "Oak": foundation()}
    mine = p1(stage=["Tool", "Ear"], hand=[PAGE], health=5)
    return table(mine, p2(stage=theirs), cards=cards).play("P1: use Tool")


@pytest.mark.proves("UVS-RULING-265", "UVS-EFF-05", "UVS-EVENT-02")
@pytest.mark.parametrize(("text", "gained"), [(BOTH, 1), (APART, 2)])
def test_it_is_one_event_and_two_sentences_are_two(text: str, gained: int) -> None:
    ring = wrecked(text, ["Cup", "Oak"])
    assert (ring["P2.stage"], ring["P1.health"]) == (["Sparring Partner"], 5 + gained)


@pytest.mark.proves("UVS-RULING-265", "UVS-EFF-06")
def test_all_is_chosen_before_anything_is_done() -> None:
    ring = wrecked(BOTH, ["Cup", "Lamp", "Oak", PAGE])
    ring.play("P1: P2's Lamp")
    assert (ring.question, len(ring["P2.stage"])) == ("P1 destroy", 5)
    assert ring.play("P1: P2's Oak").on("P1 form")["P2.stage"] == ["Sparring Partner", "Cup", PAGE]


@pytest.mark.proves("UVS-RULING-265", "UVS-EFF-08")
def test_what_is_not_there_spares_the_other() -> None:
    ring = wrecked(BOTH, ["Oak"])
    assert (ring["P2.stage"], ring["P1.health"]) == (["Sparring Partner"], 6)


@pytest.mark.proves("UVS-RULING-265")
def test_no_card_is_meant_twice() -> None:
    text = "Form Commit: Destroy 1 rival foundation and 1 rival foundation."
    ring = wrecked(text, ["Oak", PAGE]).play("P1: P2's Oak").on("P1 form")
    assert (ring["P2.stage"], ring["P1.health"]) == (["Sparring Partner"], 6)


@pytest.mark.proves("UVS-RULING-265", "UVS-CLEAR-02", "UVS-RESP-11")
@pytest.mark.parametrize(("joins", "drawn"), [(" and ", 1), (". Clear ", 2)])
def test_cards_leave_the_card_pool_together(joins: str, drawn: int) -> None:
    text = f"Enhance: Discard this attack{joins}1 foundation from your card pool."
    cards = {"Jab": attack(), "Ear": foundation(said(HEARS)), "Tie": asset(said(text))}
    mine = p1(pool=[PAGE, "Jab"], stage=["Ear", "Tie"], hand=[])
    ring = table(mine, p2(), cards=cards, attack="P1").play("P1: use Tie")
    while ring.question == "P1 respond":
        ring.play("P1: use Ear")
    assert (ring["P1.pool"], len(ring["P1.hand"])) == ([], drawn)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        (
            "Enhance: If your attack deals damage, discard it and this card from your card pool.",
            (
                "Fired(Event(V_DEAL, YOU), (AtOnce((Discard(Ref('event')), "
                "Clear(Sel(1, DOER, (This(),), (POOL,))))),), ATTACK_PERIOD)"
            ),
        ),
        (
            "Enhance: Your rival commits 1 foundation and asset.",
            (
                "AtOnce((Commit(Sel(1, DOER, (Type((FOUNDATION,)),)), RIVAL), "
                "Commit(Sel(1, DOER, (Type((ASSET,)),)), RIVAL)))"
            ),
        ),
        ("Enhance: Ready this card and your character.", "AtOnce((Ready(This()), Ready(Yours())))"),
        (
            "Enhance: You may destroy this card and 1 foundation to draw 1 card.",
            "May((Draw(1),), price=(Destroy(This()), Destroy(Sel(1, DOER, (Type((FOUNDATION,)),)))))",
        ),
        (
            "Enhance: Remove 1 card in your hand and 1 card in your momentum.",
            "Remove(Sel(1, DOER, (), (HAND,))), Remove(Sel(1, DOER, (), (MOMENTUM,)))",
        ),
    ],
)
@pytest.mark.proves("UVS-RULING-265", "UVS-EFF-05")
def test_what_is_read_so_and_what_is_not(text: str, meant: str) -> None:
    assert does(text) == (tree(meant) if isinstance(tree(meant), tuple) else (tree(meant),))


@pytest.mark.proves("UVS-EVENT-03")
def test_costs_stay_as_they_are_one_event_anyhow() -> None:
    cost = ability("Enhance Commit this card and 1 foundation: Draw 1 card.").cost
    assert cost == tree("Commit(This()), Commit(Sel(1, DOER, (Type((FOUNDATION,)),)))")


@pytest.mark.parametrize(
    "then", ["(Draw(1), Draw(2))", "(Destroy(This()), Commit(This()))", "(Discard(This()), Destroy(This()))"]
)
def test_only_the_same_can_be_done_at_once(then: str) -> None:
    with pytest.raises(BadPosition, match="AtOnce"):
        table(cards={"Odd": asset([f"Ability(FORM, (AtOnce({then}),))"])})
