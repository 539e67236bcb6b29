"""Instructions: cards that move, turn and are looked at; numbers that change; what is gained, lost and cancelled."""

from __future__ import annotations

import pytest

from tests.english.lower.lowering import ability, does, lowered, tree

FOUND = "Type((FOUNDATION,))"
ATK = "Type((ATTACK,))"

MOVES = [
    ("Draw 2 cards.", "Draw(2)"),
    (
        "Draw X cards. X equals the number of assets in your stage.",
        "Draw(X()), Let(Count(Sel(1, YOU, (Type((ASSET,)),))))",
    ),
    ("Your rival mills 2.", "Mill(2, RIVAL)"),
    ("Discard 1 card.", "Discard(Sel(1, DOER, (), (HAND,)))"),
    ("Discard 1 card at random.", "Discard(Sel(1, DOER, (), (HAND,), random=True))"),
    ("Your rival discards 1 card of your choice.", "Discard(Sel(1, RIVAL, (), (HAND,)))"),
    ("Discard your hand.", "Discard(Sel(99, DOER, (), (HAND,), every=True))"),
    ("Discard 1 momentum.", "Spend(Sel(1, DOER, (), (MOMENTUM,)))"),
    ("Discard 1 card from your card pool.", "Clear(Sel(1, DOER, (), (POOL,)))"),
    ("Discard the top 3 cards of your deck.", "Mill(3)"),
    ("Discard the top card of your rival's deck.", "Mill(1, RIVAL)"),
    ("Discard the bottom card of your deck.", "Discard(Sel(1, DOER, (), (DECK,), bottom=True))"),
    ("Spend 1 momentum.", "Spend(Sel(1, DOER, (), (MOMENTUM,)))"),
    ("Destroy 1 rival asset.", "Destroy(Sel(1, RIVAL, (Type((ASSET,)),)))"),
    ("Your rival destroys 1 asset.", "Destroy(Sel(1, DOER, (Type((ASSET,)),)), RIVAL)"),
    ("Sacrifice 1 foundation.", f"Destroy(Sel(1, DOER, ({FOUND},)), sacrifice=True)"),
    ("Remove 1 card from your discard pile.", "Remove(Sel(1, DOER, (), (DISCARDS,)))"),
    ("Ruin 1.", "Ruin(1)"),
    ("Add 1 attack from your discard pile to your hand.", f"Move(Sel(1, DOER, ({ATK},), (DISCARDS,)), HAND)"),
    ("Add the top card of your deck to your momentum.", "Move(Sel(1, DOER, (), (DECK,), top=True), MOMENTUM)"),
    ("Add 1 card from your hand to the top of your deck.", "Move(Sel(1, DOER, (), (HAND,)), DECK, top=True)"),
    ("Add 2 cards from your hand to the bottom of your deck.", "Move(Sel(2, DOER, (), (HAND,)), DECK)"),
    (
        "Shuffle 1 card from your discard pile into your deck.",
        "Move(Sel(1, DOER, (), (DISCARDS,)), DECK, shuffle=True)",
    ),
    (
        "Add 2 cards from your hand to your card pool face down.",
        "Move(Sel(2, DOER, (), (HAND,)), POOL, facing='down')",
    ),
    (
        "Add 1 foundation from your hand to your stage committed.",
        f"Build(Sel(1, DOER, ({FOUND},), (HAND,)), committed=True)",
    ),
    ("Build 1 foundation from your hand face down.", f"Build(Sel(1, DOER, ({FOUND},), (HAND,)), facing='down')"),
    ("Add 1 rival foundation to its owner's hand.", f"Move(Sel(1, RIVAL, ({FOUND},)), HAND)"),
]
TURNS = [
    ("Commit 1 rival foundation.", f"Commit(Sel(1, RIVAL, ({FOUND},)))"),
    ("Your rival commits 1 foundation.", f"Commit(Sel(1, DOER, ({FOUND},)), RIVAL)"),
    ("Ready up to 2 foundations.", f"Ready(Sel(2, DOER, ({FOUND},), upto=True))"),
    ("Flip 1 rival asset.", "Flip(Sel(1, RIVAL, (Type((ASSET,)),)))"),
    ("Unflip 1 foundation.", f"Unflip(Sel(1, DOER, ({FOUND},)))"),
    ("Seal your rival's character.", "Seal(Yours(RIVAL))"),
    (
        "Commit and freeze 1 rival foundation.",
        f"Choose(Sel(1, RIVAL, ({FOUND},))), Commit(Ref('chosen')), Freeze(Ref('chosen'))",
    ),
    (
        "Commit or flip 1 rival foundation.",
        f"Or(((Commit(Sel(1, RIVAL, ({FOUND},))),), (Flip(Sel(1, RIVAL, ({FOUND},))),)))",
    ),
    ("Add 2 Ember counters to this card.", "Counter(This(), 'Ember', 2)"),
    ("Level up.", "LevelUp()"),
]
LOOKS = [
    ("Your rival reveals their hand.", "Reveal(Sel(99, DOER, (), (HAND,), every=True), RIVAL)"),
    ("Look at the top 2 cards of your deck.", "Look(Sel(2, DOER, (), (DECK,), top=True))"),
    ("Name a card type.", "Name('type')"),
    ("Shuffle your deck.", "Shuffle()"),
    (
        "Search your deck for 1 asset and add it to your hand.",
        "Search((DECK,), (Type((ASSET,)),), (Move(Ref('searched'), HAND),))",
    ),
    (
        "Draw 1 card. You may search your deck for 1 asset and build it.",
        "Draw(1), May((Search((DECK,), (Type((ASSET,)),), (Build(Ref('searched')),)),))",
    ),
    (
        "Look at the top 3 cards of your deck and put them back in any order.",
        "Look(Sel(3, DOER, (), (DECK,), top=True)), Arrange(Ref('looked at'))",
    ),
    ("Choose 1 rival asset and flip it.", "Choose(Sel(1, RIVAL, (Type((ASSET,)),))), Flip(Ref('chosen'))"),
]
CHANGES = [
    ("This attack gets +2 speed.", "Modify(TheAttack(), SPEED, 2)"),
    (
        "Your Kick attack gets -X speed. X equals the number of assets in your stage.",
        "Modify(TheAttack(YOU, (Trait('Kick'),)), SPEED, Times(-1, X())), Let(Count(Sel(1, YOU, (Type((ASSET,)),))))",
    ),
    ("This attack gets +1 speed and +2 damage.", "Modify(TheAttack(), SPEED, 1), Modify(TheAttack(), DAMAGE, 2)"),
    (
        "This attack gets +2 or -2 damage.",
        "Or(((Modify(TheAttack(), DAMAGE, 2),), (Modify(TheAttack(), DAMAGE, -2),)))",
    ),
    (
        "This attack gets +1 speed or damage.",
        "Or(((Modify(TheAttack(), SPEED, 1),), (Modify(TheAttack(), DAMAGE, 1),)))",
    ),
    (
        "This attack gets +1 damage for each card in your hand.",
        "Modify(TheAttack(), DAMAGE, Count(Sel(1, YOU, (), (HAND,))))",
    ),
    (
        "This attack gets +2 damage for every 3 cards in your hand (max. 6).",
        "Modify(TheAttack(), DAMAGE, Cap(Times(2, Per(Count(Sel(1, YOU, (), (HAND,))), 3)), 6))",
    ),
    (
        "This attack gets +1 speed and +1 damage for each asset in your hand.",
        (
            "Modify(TheAttack(), SPEED, Count(Sel(1, YOU, (Type((ASSET,)),), (HAND,)))), "
            "Modify(TheAttack(), DAMAGE, Count(Sel(1, YOU, (Type((ASSET,)),), (HAND,))))"
        ),
    ),
    ("Your rival's attack gets -2 damage (min. 1).", "Modify(TheAttack(RIVAL), DAMAGE, -2, floor=1)"),
    (
        "Your next Kick attack gets +2 damage.",
        f"Modify(Sel(1, YOU, ({ATK}, Trait('Kick')), (POOL, TRANSIT), next=True), DAMAGE, 2, until=TURN)",
    ),
    (
        "Foundations get +1 difficulty this turn.",
        f"Modify(Sel(99, ANY, ({FOUND},), (STAGE, POOL, TRANSIT), every=True), DIFFICULTY, 1, until=TURN)",
    ),
    (
        "Your attacks get +1 damage for the rest of this turn.",
        f"Modify(Sel(99, YOU, ({ATK},), (POOL, TRANSIT), every=True), DAMAGE, 1, until=TURN)",
    ),
    ("This attack gets +1 to its Stun rating.", "Rate(TheAttack(), 'Stun', 1)"),
    ("This attack gets a damage bonus equal to its speed.", "Modify(TheAttack(), DAMAGE, Value(TheAttack(), SPEED))"),
    ("Change this attack's damage to 0.", "Set(TheAttack(), DAMAGE, 0)"),
    ("Change this attack's zone to low.", "Set(TheAttack(), ZONE, LOW)"),
    ("Change this attack's zone to high or low.", "ChangeZone(TheAttack(), (LOW, HIGH))"),
    ("Change this attack's zone.", "ChangeZone(TheAttack())"),
    ("Return this attack to its printed speed.", "Set(TheAttack(), SPEED, None)"),
    ("Double this attack's damage.", "Double(TheAttack(), DAMAGE)"),
    ("Your next check gets +1.", "CheckBonus(1)"),
    ("Your rival's next check to play a card gets -1.", "CheckBonus(-1, RIVAL, (FOR_FORM, FOR_BLOCK))"),
    ("Your next check to play an attack gets +2.", f"CheckBonus(2, YOU, (FOR_FORM,), tests=({ATK},))"),
    (
        "Your checks to block this attack get +1.",
        "CheckBonus(1, YOU, (FOR_BLOCK,), NOBODY, ATTACK_PERIOD, this_attack=True)",
    ),
]
GRANTS = [
    (
        "This attack gains Stun: 2 and Safe.",
        "Grant(TheAttack(), Keyword('Stun', 2)), Grant(TheAttack(), Keyword('Safe'))",
    ),
    (
        "This attack gains Stun: X. X equals your hand size.",
        "Grant(TheAttack(), Keyword('Stun'), rating=X()), Let(Value(Yours(), HAND_SIZE))",
    ),
    ("Your attack loses Safe.", "Strip(TheAttack(YOU), 'Safe')"),
    ("Your rival's attack loses all abilities.", "Strip(TheAttack(RIVAL))"),
    (
        "This attack gains Safe and gets +2 damage.",
        "Grant(TheAttack(), Keyword('Safe')), Modify(TheAttack(), DAMAGE, 2)",
    ),
    (
        'This attack gains "Enhance: Draw 1 card."',
        "Grant(TheAttack(), ability=Ability(ENHANCE, (Draw(1),)))",
    ),
]
VITALS = [
    ("Gain 3 health.", "Gain(3)"),
    ("Your rival loses 2 health.", "Lose(2, RIVAL)"),
    ("Gain 1 health for each asset in your stage.", "Gain(Count(Sel(1, YOU, (Type((ASSET,)),))))"),
    ("You win the game.", "Win()"),
    ("This attack deals no damage.", "Rule(DEALS, Event(V_DEAL, attack=True), 0, until=ATTACK_PERIOD)"),
    ("Reduce the damage you would take by 2.", "Rule(REDUCES, Event(V_LOSE, YOU, via=BY_DAMAGE), 2, times=1)"),
    ("Your rival makes a check against a difficulty of 5.", "MakeACheck(5, RIVAL)"),
    ("End this Enhance Step.", "End(ENHANCE_STEP)"),
    ("End the Combat Phase.", "End(COMBAT_PHASE)"),
    ("Your Combat Phase ends.", "End(COMBAT_PHASE, YOU)"),
    ("Your rival's Combat Phase ends.", "End(COMBAT_PHASE, RIVAL)"),
    ("Skip this attack's Enhance Step.", "End(ENHANCE_STEP, skips=True)"),
]


@pytest.mark.parametrize(("text", "words"), MOVES + TURNS + LOOKS + CHANGES + GRANTS + VITALS)
def test_an_instruction_becomes_its_words(text: str, words: str) -> None:
    assert does(f"Enhance: {text}") == tree(words)


SAME = [
    ("Your opponent discards 1 momentum.", "Your rival spends 1 momentum."),
    ("Your opponent loses 2 vitality.", "Your rival loses 2 health."),
    ("Add 1 foundation from your hand to your staging area.", "Build 1 foundation from your hand."),
    ("Turn 1 of your foundations face down.", "Flip 1 foundation."),
    ("Discard the top 2 cards of your deck.", "Mill 2."),
    ("Your next control check gets +1.", "Your next check gets +1."),
    ("Take 1 asset from your momentum and add it to your hand.", "Add 1 asset from your momentum to your hand."),
]


@pytest.mark.parametrize(("old", "new"), SAME)
def test_both_wordings_give_one_tree(old: str, new: str) -> None:
    assert does(f"E: {old}", "ufs") == does(f"Enhance: {new}")


PAIRS = [
    ("Commit 1 rival foundation.", "Your rival commits 1 foundation."),
    ("Add it to the top of your deck.", "Add it to the bottom of your deck."),
    ("Ready 2 foundations.", "Ready up to 2 foundations."),
    ("This attack gets +2 damage.", "This attack gets -2 damage."),
    ("Your attack gets +2 damage.", "Your next attack gets +2 damage."),
    ("Your next check to play an attack gets +1.", "Your next check to play an attack card gets +1."),
]


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_a_word_more_makes_another_tree(one: str, other: str) -> None:
    start = "Enhance: Draw 1 card. "
    assert does(start + one) != does(start + other)


@pytest.mark.parametrize(
    "text",
    [
        "Enhance: Cancel it.",
        "Enhance: Put it face down.",
        "Enhance: That check gets +1.",
        "Enhance: This attack gains Safe: 2.",
        "Enhance: Add 1 card from your rival's discard pile to your hand.",
        "Enhance: Commit 1 momentum.",
        "Enhance: Add your character to your hand.",
        "Enhance: Remove 1 additional card.",
        "Response: After your rival plays an action, cancel it.",
    ],
)
def test_what_is_not_sure_is_refused(text: str) -> None:
    found = lowered(text)
    assert found.ability is None
    assert found.why
    assert found.words


def test_cancelling_needs_an_ability_that_was_played() -> None:
    assert does("Response: After your rival plays an ability, cancel it.") == tree("Cancel()")
    assert does("Response: After your rival plays an Enhance ability, cancel its effects.") == tree("Cancel()")


def test_that_check_is_the_one_that_set_it_off() -> None:
    assert does("Response: After you make a check, that check gets +2.") == tree("AddToCheck(2)")
    assert does("Response: After your rival makes a check, it gets -1.") == tree("AddToCheck(-1)")


def test_a_card_is_added_to_momentum_face_up_by_a_rule() -> None:
    rule = "Rule(FACE_UP, Event(V_MOVE, own=True, to=MOMENTUM))"
    assert does("When this attack is added to your momentum, add it face up.", "ufs", "attack") == tree(rule)
    assert does("E Flip: If this attack is added to your momentum this turn, add it face up.", "ufs", "attack") == tree(
        rule
    )


def test_hand_size_is_a_rule_where_the_text_lasts() -> None:
    assert does("Your hand size gets +1.") == tree("Rule(HAND_SIZE_IS, Event(V_DRAW, YOU), 1)")


def test_a_deck_may_hold_more_copies() -> None:
    assert does("You may have up to 8 copies of this card in your deck.") == tree("DeckRule('Test Card', 8)")


def test_costs_speak_of_what_they_did() -> None:
    told = ability("Enhance Discard 1 card: Add the discarded card to your momentum.")
    assert told.cost == tree("Discard(Sel(1, DOER, (), (HAND,)))")
    assert told.does == tree("Move(Ref('discarded'), MOMENTUM)")
    milled = ability("E Discard the top card of your deck: Add the discarded card to your hand.", "ufs")
    assert milled.does == tree("Move(Ref('milled'), HAND)")


def test_a_move_at_another_time_waits_for_it() -> None:
    waits = "Fired(Moment(END_PHASE), (Move(This(), MOMENTUM),), on=This())"
    assert does("Enhance: Add this card to your momentum during the End Phase.") == tree(waits)
    later = "Fired(Moment(END_PHASE), (May((Move(This(), MOMENTUM),)),), on=This())"
    assert does("Enhance: You may add this foundation to your momentum during the End Phase.") == tree(later)
