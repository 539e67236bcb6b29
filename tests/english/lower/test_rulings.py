"""Where a sentence can be read in two ways, a ruling says which: the sentence, and beside it one that means
the other."""

from __future__ import annotations

import pytest

from kumite.games.universus.terms import V_DESTROY, V_MOVE, V_REMOVE, V_SACRIFICE
from tests.english.lower.lowering import ability, does, lowered, tree

OWN = "Modify(TheAttack(YOU), {}, {})"
ASSETS = "Count(Sel(1, YOU, (Type((ASSET,)),)))"


@pytest.mark.proves("UVS-RULING-118")
def test_without_a_zone_cards_are_in_a_stage_and_attacks_are_those_that_are_played() -> None:
    assert does("Enhance: Destroy 1 foundation.") == tree("Destroy(Sel(1, DOER, (Type((FOUNDATION,)),)))")
    assert does("Enhance: Discard 1 foundation.") == tree("Discard(Sel(1, DOER, (Type((FOUNDATION,)),), (HAND,)))")
    played = "Sel(99, ANY, (Type((ATTACK,)),), (POOL, TRANSIT), every=True)"
    assert does("Enhance: Attacks get +1 speed.") == tree(f"Modify({played}, SPEED, 1)")
    assert lowered("Enhance: Add 1 attack to your hand.").ability is None


@pytest.mark.proves("UVS-RULING-119")
def test_for_each_behind_two_bonuses_counts_for_both() -> None:
    both = tree(f"{OWN.format('SPEED', ASSETS)}, {OWN.format('DAMAGE', ASSETS)}")
    assert does("Enhance: Your attack gets +1 speed and +1 damage for each asset you have.") == both
    one = tree(f"{OWN.format('DAMAGE', ASSETS)}, {OWN.format('SPEED', 1)}")
    assert does("Enhance: Your attack gets +1 damage for each asset you have and +1 speed.") == one


@pytest.mark.proves("UVS-RULING-120")
def test_what_is_still_to_come_is_waited_for_and_a_state_is_asked() -> None:
    waits = "Fired(Event(V_DEAL, attack=True), (Draw(1),), ATTACK_PERIOD, on=TheAttack())"
    assert does("Enhance: If this attack deals damage, draw 1 card.", on="attack") == tree(waits)
    asks = "If(Is(TheAttack(), (State('blocked'),)), (Draw(1),))"
    assert does("Enhance: If this attack was blocked, draw 1 card.", on="attack") == tree(asks)
    state = "If(Is(Yours(), (State('committed'),)), (Draw(1),))"
    assert does("Enhance: If your character is committed, draw 1 card.") == tree(state)


@pytest.mark.proves("UVS-RULING-121")
def test_it_is_the_nearest_card_that_fits() -> None:
    cost = ability("Enhance Discard 1 card: If it is an attack, draw 1 card.")
    assert cost.does == tree("If(Is(Ref('discarded'), (Type((ATTACK,)),)), (Draw(1),))")
    event = ability("Response: After your rival plays an asset, commit it.")
    assert event.does == tree("Commit(Ref('event'))")
    chosen = ability("Response: After your rival plays an asset, choose 1 of your foundations. Commit it.")
    assert chosen.does[1:] == tree("Commit(Ref('chosen'))")
    assert lowered("Enhance: Draw 2 cards. Commit it.").ability is None


@pytest.mark.proves("UVS-RULING-122")
def test_the_s_of_the_second_verb_tells_whose_it_is() -> None:
    gone = "Discard(Sel(1, DOER, (), (HAND,)), RIVAL)"
    assert does("Enhance: Your rival discards 1 card and loses 1 health.") == tree(f"{gone}, Lose(1, RIVAL)")
    assert does("Enhance: Your rival discards 1 card and lose 1 health.") == tree(f"{gone}, Lose(1)")


@pytest.mark.proves("UVS-RULING-123")
def test_once_per_turn_is_the_first_time_each_turn() -> None:
    event = "Event(V_COMMIT, own=True, via=BY_EFFECT, cause=RIVAL)"
    said = "after this card is committed by your rival's effect, ready it."
    assert does(f"Once per turn, {said}") == tree(f"Fired({event}, (Ready(This()),), cond=Nth({event}, '=', 1))")
    assert does(said.capitalize()) == tree(f"Fired({event}, (Ready(This()),))")


@pytest.mark.proves("UVS-RULING-124")
def test_a_card_that_is_built_committed_is_built_once() -> None:
    own = "Event(V_BUILD, YOU, own=True)"
    built = f"Rule(INSTEAD, {own}, then=(Build(This(), committed=True),))"
    assert does("When you build this card, build it committed.") == tree(built)
    assert does("When you build this card, commit it.") == tree(f"Fired({own}, (Commit(This()),))")


@pytest.mark.proves("UVS-RULING-125")
def test_a_bonus_of_a_phase_to_come_waits_for_its_start() -> None:
    mine = "Modify(Sel(99, YOU, (Type((ATTACK,)),), (POOL, TRANSIT), every=True), DAMAGE, 1, TURN)"
    later = f"Fired(Moment(COMBAT_PHASE, whose=YOU), ({mine},), YOUR_NEXT_TURN)"
    assert does("Enhance: Your attacks get +1 damage during your next Combat Phase.") == tree(later)
    assert does("Enhance: Your attacks get +1 damage.") == tree(mine.replace(", TURN", ""))


@pytest.mark.proves("UVS-RULING-126")
def test_removed_from_a_stage_is_gone_from_there_but_a_player_removes_from_the_game() -> None:
    gone = ability("Response: After 1 of your assets is removed from your stage, draw 1 card.").trigger
    assert gone is not None
    assert gone.verbs() == (V_DESTROY, V_SACRIFICE, V_REMOVE, V_MOVE)
    away = ability("Response: After you remove this card from your stage, draw 1 card.").trigger
    assert (away,) == tree("Event(V_REMOVE, own=True, origin=STAGE)")


@pytest.mark.proves("UFS-RULING-56")
@pytest.mark.parametrize(
    ("said", "event"),
    [("", "V_DISCARD"), (" from your momentum", "V_SPEND"), (" from your card pool", "V_CLEAR")],
)
def test_of_what_an_older_text_discards_the_zone_says_what_that_is(said: str, event: str) -> None:
    waits = ability(f"R: After you discard a card{said}, draw 1 card.", "ufs").trigger
    assert (waits,) == tree(f"Event({event}, YOU)")
    assert does("E: Discard the top 2 cards of your deck.", "ufs") == tree("Mill(2)")


@pytest.mark.proves("UFS-RULING-57")
def test_before_a_check_is_as_the_card_is_tried() -> None:
    found = ability("R: Before you make a control check to play a card, that control check gets +1.", "ufs")
    assert (found.trigger,) == tree("Event(V_TRY, YOU)")
    assert found.does == tree("CheckBonus(1, purposes=(FOR_FORM, FOR_BLOCK))")
