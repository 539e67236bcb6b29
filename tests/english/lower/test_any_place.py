"""A form that is understood in one place is in others: what stands behind an inner noun, whose things are counted,
times behind what they are about."""

from __future__ import annotations

import pytest

from kumite.games.universus.english.abilities import written_out
from tests.english.lower.lowering import ability, lowered


def printed(text: str, wording: str = "universus", on: str = "foundation") -> str:
    return written_out(ability(text, wording, on))


FROM_PILE = "Enhance: Add 1 foundation from your discard pile {} to your hand."
MILLED = "Enhance: Mill 3 cards. Add 1 foundation {} milled this way to your hand."


@pytest.mark.parametrize(
    "said",
    [
        "with an Enhance ability",
        "with a high block",
        "that shares a symbol with your character",
        "that is a copy of this card",
        "with a difficulty less than or equal to your health",
        "that shares a name with 1 card in your card pool",
    ],
)
def test_where_the_cards_are_may_be_said_behind_an_inner_noun(said: str) -> None:
    """UVS-INSTR-02: the zone is that of the cards, wherever it stands; without one they would be in a stage."""
    after = f"Enhance: Add 1 foundation {said} from your discard pile to your hand."
    assert printed(after) == FROM_PILE.format(said)
    if "card pool" not in said:
        assert printed(MILLED.format(said)) == MILLED.format(said)
        looked = (
            f"Enhance: Look at the top 5 cards of your deck. You may add 1 foundation {said} among them to your hand."
        )
        assert f"1 foundation {said} among the cards looked at to your hand" in printed(looked)


def test_the_zone_of_the_inner_card_stays_its_own() -> None:
    both = "Enhance: Seal 1 foundation that shares a name with a card in your discard pile in your rival's stage."
    assert printed(both) == "Enhance: Seal 1 rival foundation that shares a name with 1 card in your discard pile."
    sorts = "Enhance: Draw X cards. X equals the number of different symbols among cards in your momentum."
    assert printed(sorts) == sorts


@pytest.mark.parametrize("act", ["committed this turn", "not readied this turn", "flipped this turn"])
def test_cards_that_something_was_done_to_are_somewhere(act: str) -> None:
    text = f"Enhance: Draw 1 card for each foundation that was {act} in your stage."
    assert f"for each foundation in your stage that has {'not ' if 'not' in act else ''}been" in printed(text)


@pytest.mark.parametrize("state", ["committed", "sealed", "frozen", "face down"])
def test_that_is_committed_says_how_they_are(state: str) -> None:
    said = f"Enhance: Destroy 1 rival foundation that is {state}."
    assert printed(said) == f"Enhance: Destroy 1 rival {state.replace(' ', '-')} foundation."
    assert "non-" in printed(f"Enhance: Destroy 1 rival foundation that is not {state}.") or state == "face down"


def test_what_is_destroyed_is_no_state() -> None:
    assert lowered("Enhance: Draw 1 card for each foundation that is destroyed.").ability is None


@pytest.mark.parametrize(
    "does",
    [
        "draws 1 card for each asset in their stage",
        "gains health equal to their character's hand size",
        "loses 1 health for each card in their hand",
        "adds 1 Ember counter to 1 foundation in their stage",
    ],
)
def test_that_player_counts_their_own(does: str) -> None:
    text = f"Response: After a player plays a foundation, that player {does}."
    assert printed(text) == text


def test_if_they_have_is_asked_of_that_player() -> None:
    text = "Response: After a player plays an attack, if they have 2 or more assets, they draw 1 card."
    assert "2 or more assets in that player's stage, that player draws" in printed(text)


def test_what_both_players_count_is_each_ones_own() -> None:
    text = "Form: Both players add X Ember counters to 1 of their foundations. X equals your momentum."
    assert "to 1 foundation in their stage" in printed(text)


def test_your_rival_puts_counters_on_their_own() -> None:
    text = "Form: Your rival removes 1 Ember counter from 1 foundation in their stage."
    assert printed(text) == text
    assert "who=1" in repr(ability(text).does[0])


@pytest.mark.parametrize("what", ["your character", "all your foundations"])
def test_for_each_of_something_is_not_swallowed(what: str) -> None:
    assert lowered(f"Form: Ready {what} for each asset in your stage.").why == (
        "how many cards for each of these is not said"
    )


def test_counters_for_each_of_something() -> None:
    text = "Form: Add 1 Ember counter to this card for each asset in your stage."
    assert printed(text) == "Form: For each asset in your stage, add 1 Ember counter to this card."


COSTS = "as an additional cost to play an asset, your rival must discard 1 card."


@pytest.mark.parametrize(
    ("said", "until"),
    [
        ("this Combat Phase", "Until the end of the Combat Phase"),
        ("until the end of your next turn", "Until the end of your next turn"),
        ("for the rest of the game", "For the rest of the game"),
        ("during their next turn", "At the start of your rival's next turn, until the end of the turn"),
    ],
)
def test_how_long_something_costs_more_may_be_said_last(said: str, until: str) -> None:
    text = f"Enhance: Your rival must discard 1 card as an additional cost to play assets {said}."
    assert printed(text) == f"Enhance: {until}, {COSTS}"


def test_during_this_attack_is_no_other_attack() -> None:
    text = "Enhance: Your rival must discard 1 card as an additional cost to play abilities during this attack."
    assert printed(text, on="attack").startswith("Enhance: Until the end of this attack, ")


def test_what_is_so_during_your_next_turn_is_not_so_before() -> None:
    assert printed("Form: This card gains Unique during your next turn.").startswith("Form: At the start of your next")
    assert lowered("Form: 1 rival foundation cannot be readied during your next turn.").ability is None


@pytest.mark.parametrize("wording", ["universus", "ufs"])
def test_ratings_of_a_keyword(wording: str) -> None:
    text = "Add 1 attack with Stun: 2 or greater from your discard pile to your hand."
    found = printed(f"{'E' if wording == 'ufs' else 'Enhance'}: {text}", wording)
    assert found == "Enhance: Add 1 attack from your discard pile with a Stun rating of 2 or more to your hand."
    assert lowered("Enhance: Discard 1 attack with Kick: 2 or more.").why == "no card has a rating of this"


def test_the_highest_among_cards_that_are_somewhere() -> None:
    text = "Enhance: Destroy 1 rival foundation with the lowest printed difficulty."
    assert "with a printed difficulty equal to the lowest printed difficulty among foundations in your" in printed(text)
    text = "Enhance: Discard 1 card with the highest difficulty."
    assert "with a difficulty equal to the highest difficulty among cards in your hand" in printed(text)
    text = "Enhance: If you have a foundation with the highest difficulty, draw 1 card."
    assert lowered(text).ability is None  # among whose?


@pytest.mark.parametrize(
    ("said", "means"),
    [
        ("Your rival mills the top 3 cards of their deck", "Your rival mills 3 cards"),
        ("Mill a number of cards equal to your health", "Mill cards equal to your health"),
        ("Your rival loses half of their health", "Your rival loses health equal to half of their health, rounded up"),
        ("Players draw 1 card", "Both players draw 1 card"),
    ],
)
def test_the_same_said_another_way(said: str, means: str) -> None:
    assert printed(f"Form: {said}.") == f"Form: {means}."


def test_whose_deck_is_milled_by_whom() -> None:
    assert lowered("Form: Your rival mills the top 3 cards of your deck.").ability is None


@pytest.mark.parametrize(
    "card",
    [
        "an attack with Stun",
        "a foundation with a difficulty of 3 or less",
        "an attack that shares a symbol with your character",
        "a Kick attack",
    ],
)
def test_the_card_that_was_checked_may_be_any(card: str) -> None:
    text = f"Enhance: If you checked {card} to play this attack, draw 1 card."
    assert printed(text, on="attack") == f"Enhance: If the card you checked to play this attack is {card}, draw 1 card."


def test_your_rival_cannot_block() -> None:
    """UVS-BLK-03: a block is a card played as one; in an Enhance it would have to say for how long."""
    assert printed("Your rival cannot block.") == "Your rival cannot play a card as a block."
    assert lowered("Enhance: Your rival cannot block.", on="attack").ability is None


@pytest.mark.parametrize(
    "text",
    [
        "Form: The next time this card is flipped, mill 1 card.",
        "Form: The next time a foundation is committed, mill 1 card.",
        "Form: Draw 1 card for each face-down card in your momentum.",
    ],
)
def test_what_is_written_out_reads_back(text: str) -> None:
    """An event is no state, and cards in momentum are cards where one of them is spoken of."""
    assert printed(text) == text
