"""What a judge found wrong in trees that were accepted: each with a sentence of our own."""

from __future__ import annotations

import pytest

from tests.english.lower.lowering import ability, does, lowered, tree

FOUND = "Type((FOUNDATION,))"
BEGUN = "Event(V_ATTACKED, YOU)"  # played, or only entered (UVS-RULING-47)
BEGUN = "Event(V_ATTACKED, YOU)"  # played, or only entered (UVS-RULING-47)


def test_two_sentences_about_the_next_attack_wait_for_the_same_one() -> None:
    text = "Enhance: If your next attack is high, it gets +2 speed. If your next attack is low, it gets +2 damage."
    made = does(text)
    assert [type(word).__name__ for word in made] == ["Fired", "Fired"]
    assert made[0].trigger == made[1].trigger
    assert [type(word).__name__ for word in (*made[0].then, *made[1].then)] == ["If", "If"]


def test_your_attack_in_the_past_is_the_one_in_progress() -> None:
    changed = "Past(Event(V_SET, attack=True, notes=(ZONE,)))"
    said = does("Enhance: If the zone of your attack has been changed, draw 1 card.")
    assert said == tree(f"If(All((Attacking(), {changed})), (Draw(1),))")
    raised = "Past(Event(V_BONUS, attack=True, notes=(SPEED,)))"
    said = does("Enhance: If your attack has received a speed bonus, draw 1 card.")
    assert said == tree(f"If(All((Attacking(), {raised})), (Draw(1),))")


def test_your_first_attack_is_none_of_the_rivals() -> None:
    text = "Enhance: If this is your first attack this turn, draw 1 card."
    assert does(text) == tree(f"If(NthPlayed(TheAttack(YOU), {BEGUN}, '=', 1), (Draw(1),))")
    other = f"All((Attacking(), No(NthPlayed(TheAttack(YOU), {BEGUN}, '=', 1))))"
    assert does(text.replace("this is", "this is not")) == tree(f"If({other}, (Draw(1),))")
    later = f"NthPlayed(TheAttack(YOU), {BEGUN}, '>=', 2)"
    assert does(text.replace("first", "second or greater")) == tree(f"If({later}, (Draw(1),))")
    assert does(text, on="attack") == tree(f"If(NthPlayed(TheAttack(), {BEGUN}, '=', 1), (Draw(1),))")
    riders = ability("Enhance: Draw 1 card. Only playable if this is your second attack this turn.").riders
    assert riders == tree(f"OnlyIf(NthPlayed(TheAttack(YOU), {BEGUN}, '=', 2))")


def test_a_reduction_raises_nothing() -> None:
    more = "Cmp(Value(TheAttack(), DAMAGE), '>=', 4)"
    assert does("Enhance: Reduce this attack's damage to 3.") == tree(f"If({more}, (Set(TheAttack(), DAMAGE, 3),))")
    assert does("Enhance: Change this attack's damage to 3.") == tree("Set(TheAttack(), DAMAGE, 3)")
    none = "If(Cmp(Value(TheAttack(), DAMAGE), '>=', 1), (Set(TheAttack(), DAMAGE, 0),))"
    assert does("Enhance: Reduce this attack's damage to 0.") == tree(none)
    assert does("Enhance: Change this attack's damage to 0.") == tree("Set(TheAttack(), DAMAGE, 0)")


EACH = [
    (
        "Add 1 ready foundation from each player's stage to their hand",
        f"Move(Sel(1, DOER, ({FOUND}, State('ready'))), HAND), Move(Sel(1, RIVAL, ({FOUND}, State('ready'))), HAND)",
    ),
    ("Discard the top 3 cards of both players' decks", "Mill(3), Mill(3, RIVAL)"),
    ("Clear all cards in both players' card pools", "Clear(Sel(99, BOTH, (), (POOL,), every=True))"),
]


@pytest.mark.parametrize(("said", "meant"), EACH)
def test_so_many_of_each_player(said: str, meant: str) -> None:
    assert does(f"Enhance: {said}.") == tree(meant)


def test_cards_of_each_player_are_not_spoken_of_again() -> None:
    found = lowered("Enhance: Choose 1 asset in each player's stage. Those cards cannot be readied this turn.")
    assert found.ability is None
    assert "of each player" in found.why


def test_damage_to_the_rival_is_not_damage_to_a_backup() -> None:
    made = ability("Response: After this attack deals damage to your rival, draw 1 card.", on="attack")
    assert (made.trigger,) == tree("Event(V_LOSE, RIVAL, via=BY_DAMAGE)")
    assert made.riders == tree("OnlyIf(Is(This(), (State('current'),)))")
    made = ability("Response: After your attack deals exactly 1 damage to your rival, draw 1 card.")
    assert (made.trigger,) == tree("Event(V_LOSE, RIVAL, op='=', amount=1, via=BY_DAMAGE)")


def test_exactly_1_damage_is_not_any() -> None:
    made = ability("Response: After your attack deals exactly 1 damage, draw 1 card.")
    assert (made.trigger,) == tree("Event(V_DEAL, YOU, op='=', amount=1)")


def test_what_was_shown_is_chosen_from() -> None:
    seen = "Reveal(Sel(99, DOER, (), (HAND,), every=True), RIVAL)"
    picked = "Choose(Sel(1, RIVAL, (Among('revealed'),), (HAND,)))"
    said = does("Enhance: Your rival reveals their hand. Choose 1 card. They discard that card.")
    assert said == tree(f"{seen}, {picked}, Discard(Ref('chosen'), RIVAL)")


def test_what_was_discarded_this_turn_is_in_a_discard_pile() -> None:
    said = does("Enhance: Add 1 card you discarded this turn to your hand.")
    assert said == tree("Move(Sel(1, DOER, (Done(V_DISCARD),), (DISCARDS,)), HAND)")


def test_an_attack_that_does_not_is_not_an_instruction_not_done() -> None:
    text = "Enhance: If this attack deals damage, draw 1 card. If it does not, gain 1 health."
    found = lowered(text, on="attack")
    assert (found.ability, found.words) == (None, "it does not")


def test_was_is_over() -> None:
    blocked = "Is(TheAttack(), (State('partially blocked'),))"
    said = does("Enhance: If this attack was partially blocked, draw 1 card.", on="attack")
    assert said == tree(f"If({blocked}, (Draw(1),))")


def test_several_cards_are_not_the_first_of_them() -> None:
    found = lowered("Enhance: Discard 2 cards. If both of them are attacks, draw 1 card.")
    assert (found.ability, found.words) == (None, "both of them are attacks")


def test_one_name_for_two_cards() -> None:
    found = lowered("Enhance: Commit 1 foundation and 1 asset. Ready it.")
    assert (found.ability, found.words) == (None, "it")
    assert does("Enhance: Commit 1 foundation. Ready it.") == tree(
        f"Commit(Sel(1, DOER, ({FOUND},))), Ready(Ref('committed'))"
    )


def test_a_speed_and_a_damage_bonus_are_two() -> None:
    one, other = (
        "Past(Event(V_BONUS, attack=True, notes=(SPEED,)))",
        "Past(Event(V_BONUS, attack=True, notes=(DAMAGE,)))",
    )
    said = does("Enhance Flip: If this attack has received a speed and damage bonus, draw 2 cards.", on="attack")
    assert said == tree(f"If(All(({one}, {other})), (Draw(2),))")
    said = does("Enhance: If this attack has received a speed or damage bonus, draw 1 card.", on="attack")
    assert said == tree("If(Past(Event(V_BONUS, attack=True, notes=(SPEED, DAMAGE))), (Draw(1),))")
