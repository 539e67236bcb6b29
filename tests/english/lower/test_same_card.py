"""Which card a text goes on about: the same one as before, and no other (UVS-ASGN-05, UVS-RULING-121)."""

from __future__ import annotations

import pytest

from kumite.english.lower.own_name import is_slip
from kumite.games.universus.trees.reading import read_tree
from tests.english.lower.lowering import ability, does, lowered, tree

LATER = "At the start of the End Phase, "


@pytest.mark.parametrize(
    ("said", "on"),
    [
        ("add this card to your hand", "This()"),
        ("you may remove this card", "This()"),
        ("if you have 2 or more momentum, build this card", "This()"),
        ("draw 1 card", "None"),
        ("draw 1 card and ready this card", "None"),
    ],
)
def test_what_waits_for_a_moment_is_assigned_to_the_one_card_it_is_about(said: str, on: str) -> None:
    """UVS-ASGN-01, UVS-ASGN-05"""
    assert f"on={on}" in repr(does(f"Enhance: {LATER}{said}.")[0])


def test_a_card_that_may_have_gone_is_not_fetched_beside_other_things() -> None:
    text = f"Enhance: {LATER}draw 1 card and add this card to your hand."
    assert lowered(text).why == "whether this card is still there by then is not understood here"
    assert lowered(text.removeprefix("Enhance: ")).ability is not None  # as long as it is there it goes on saying so


def test_a_continuous_text_is_assigned_to_nothing() -> None:
    assert "on=None" in repr(does(f"{LATER}add this card to your hand.")[0])


@pytest.mark.parametrize(
    ("said", "asked"),
    [
        ("Change the zone of your high attack to low, and then it gets +2 speed.", True),
        ("Your attack without Safe gains Safe and gets +2 speed.", True),
        ("Your attack with 4 or more speed gets -2 speed and +2 damage.", True),
        ("Your attack with 4 or more printed speed gets -2 speed and +2 damage.", False),
        ("Your attack with 4 or less speed gets -2 speed and +2 damage.", False),
        ("Your high attack gets +2 speed and +2 damage.", False),
        ("Change the zone of your high attack to low.", False),
        ("Your attack without Safe gains Stun: 1 and gets +2 speed.", False),
    ],
)
def test_what_an_attack_is_called_by_is_asked_before_it_is_changed(said: str, asked: bool) -> None:
    assert repr(does(f"Enhance: {said}")).startswith("(If(") is asked


def test_an_attack_that_is_another_by_now_is_not_followed_everywhere() -> None:
    text = "Change the zone of your high attack to low. Draw 1 card. It gets +2 speed."
    assert lowered(f"Enhance: {text}").why == "whether the same attack is meant cannot be told"


@pytest.mark.proves("UVS-DIRECT-03")
@pytest.mark.parametrize("also", ["", ", and then it gets +1 speed"])
def test_what_waits_for_that_attack_is_assigned_to_it(also: str) -> None:
    text = f"Change the zone of your high attack to low{also}. If it is blocked, draw 1 card."
    speed = "Modify(TheAttack(YOU), SPEED, 1), " if also else ""
    waits = "Fired(Event(V_STATUS, attack=True, notes=(PARTIALLY, COMPLETELY)), (Draw(1),), ATTACK_PERIOD, "
    assert does(f"Enhance: {text}") == tree(
        f"If(Is(TheAttack(YOU), (Zoned(2),)), (Set(TheAttack(YOU), ZONE, 0), {speed}{waits}on=TheAttack(YOU))))"
    )


def test_which_card_was_played_or_blocked_with_cannot_be_told() -> None:
    """UVS-RULING-33"""
    assert lowered("Response: After you play or block with an attack, build it.").ability is None
    assert does("Response: After you play or block with this card, build it.", on="asset") == tree("Build(This())")


def test_nobody_plays_or_blocks_with_what_is_barred() -> None:
    told = ability("Enhance: Your rival cannot play or block with assets during this attack.")
    assert told.does == tree("Rule(CANNOT, Event(V_PLAY, RIVAL, (Type((ASSET,)),)), until=ATTACK_PERIOD)")


@pytest.mark.parametrize("said", ["does not deal", "did not deal", "dealt no", "deals no"])
def test_a_card_that_was_drawn_deals_no_damage(said: str) -> None:
    text = f"Response: After your attack resolves, draw 1 card. If it {said} damage, discard 1 card."
    found = lowered(text).ability
    assert found is None or "drawn" not in repr(found)


@pytest.mark.parametrize(
    ("said", "so"),
    [
        ("iron gaet", True),
        ("iron gat", True),
        ("iron gatee", True),
        ("iron gane", True),
        ("iron gate", False),
        ("iron gate 2", False),
        ("iron, gate", False),
        ("iron lane", False),
        ("mire gate", False),
        ("irongate", False),
    ],
)
def test_a_slip_is_one_letter(said: str, so: bool) -> None:
    assert is_slip(said, "iron gate") is so


def test_short_names_are_never_slips() -> None:
    assert not is_slip("tira", "tina")


def test_what_is_as_low_already_is_not_reduced_for_a_cost() -> None:
    """UVS-COST-02"""
    told = ability("Enhance Reduce this attack's speed to 0: Draw 1 card.", on="attack")
    assert told.cost == tree("Set(TheAttack(), SPEED, 0)")
    assert told.riders == read_tree("(OnlyIf(Cmp(Value(TheAttack(), SPEED), '>=', 1)),)")
    assert not ability("Enhance Commit: Reduce this attack's speed to 0.").riders
