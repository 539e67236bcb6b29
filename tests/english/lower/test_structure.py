"""How instructions are put together: who does them, choices, fired effects, what lasts."""

from __future__ import annotations

import pytest

from kumite.games.universus.terms import MOMENTUM, TURN
from kumite.games.universus.trees.reading import read_tree
from kumite.games.universus.words.riders import In, Limit
from kumite.games.universus.words.structure import May
from tests.english.lower.lowering import ability, does, lowered, tree

HITS = "Event(V_DEAL, attack=True)"
ON_THIS = "until=ATTACK_PERIOD, on=TheAttack()"
DISCARD = "Discard(Sel(zones=(HAND,)))"
THEY_DISCARD = "Discard(Sel(zones=(HAND,)), RIVAL)"
TWO = "Discard(Sel(2, zones=(HAND,)))"
THEIR_TWO = "Discard(Sel(2, zones=(HAND,)), RIVAL)"
YOUR_ATTACKS = "Sel(99, YOU, (Type((ATTACK,)),), (POOL, TRANSIT), every=True)"
ASSETS = "Sel(1, YOU, (Type((ASSET,)),))"

SUBJECTS = [
    ("Your rival discards 1 card and loses 1 health", f"{THEY_DISCARD}, Lose(1, RIVAL)"),
    ("Your rival discards 1 card and draw 1 card", f"{THEY_DISCARD}, Draw(1)"),
    ("Your rival loses 1 health and you gain 1 health", "Lose(1, RIVAL), Gain(1)"),
    ("Your rival discards 1 card. They lose 1 health", f"{THEY_DISCARD}, Lose(1, RIVAL)"),
    ("Both players discard 1 card", f"ByBoth({DISCARD})"),
    ("Both players draw 1 card and lose 1 health", "ByBoth(Draw(1)), ByBoth(Lose(1))"),
    ("Your rival must discard 1 card", THEY_DISCARD),
    ("Draw 1 card. Then discard 1 card", f"Draw(1), {DISCARD}"),
]
CHOICES = [
    ("You may discard 1 card", f"May(({DISCARD},))"),
    ("You may discard 1 card and draw 1 card", f"May(({DISCARD}, Draw(1)))"),
    ("You may discard 1 card to draw 1 card", f"May((Draw(1),), price=({DISCARD},))"),
    ("Your rival may discard 1 card to draw 1 card", f"May((Draw(1, RIVAL),), RIVAL, ({DISCARD},))"),
    ("You may have your rival discard 1 card", f"May(({THEY_DISCARD},))"),
    ("Each player may draw 1 card", "May((Draw(1),)), May((Draw(1, RIVAL),), RIVAL)"),
    ("Each player may discard 1 card from their hand", "ByBoth(Discard(Sel(1, DOER, (), (HAND,), True)))"),
    ("Both players may flip up to 2 assets", "ByBoth(Flip(Sel(2, DOER, (Type((ASSET,)),), (STAGE,), True)))"),
    ("Each player may discard 2 cards", f"May(({TWO},)), May(({THEIR_TWO},), RIVAL)"),
    ("You may discard 1 card. If you do, draw 2 cards", f"May(({DISCARD},)), If(Did(), (Draw(2),))"),
    ("You may discard 1 card. Otherwise, lose 1 health", f"May(({DISCARD},)), If(No(Did()), (Lose(1),))"),
    ("Draw 1 card or gain 2 health", "Or(((Draw(1),), (Gain(2),)))"),
    ("You may draw 1 card or gain 2 health", "May((Or(((Draw(1),), (Gain(2),))),))"),
    ("Your rival discards 1 card or loses 2 health", f"Or((({THEY_DISCARD},), (Lose(2, RIVAL),)), RIVAL)"),
    ("Your rival must discard 1 card or lose 2 health", f"Or((({THEY_DISCARD},), (Lose(2, RIVAL),)), RIVAL)"),
    ("Choose 1: • Draw 1 card. • Gain 2 health", "Modes(((Draw(1),), (Gain(2),)))"),
]
SENTENCES = [
    ("If you have an asset, draw 1 card. Otherwise, gain 1 health", f"If(Has({ASSETS}), (Draw(1),), (Gain(1),))"),
    (
        "Draw 1 card. If it is your turn, draw 2 cards instead",
        "Instead((Draw(1),), During(NOBODY, YOU), (Draw(2),))",
    ),
    (
        "Your rival loses 2 health. This cannot reduce your rival below 1 health",
        "Lose(2, RIVAL, floor=1)",
    ),
    (
        "Your rival makes a check against a difficulty of 4. If they fail, they discard 1 card. Otherwise, they draw 1 card",  # noqa: E501
        f"MakeACheck(4, RIVAL, (Draw(1, RIVAL),), ({THEY_DISCARD},))",
    ),
]


@pytest.mark.parametrize(("said", "meant"), SUBJECTS + CHOICES + SENTENCES)
def test_an_enhance(said: str, meant: str) -> None:
    assert does(f"Enhance: {said}.") == tree(meant)


# If or fired

FIRED = [
    ("If this attack deals damage, draw 1 card", f"Fired({HITS}, (Draw(1),), {ON_THIS})"),
    (
        "If this attack is completely blocked, draw 1 card",
        f"Fired(Event(V_STATUS, attack=True, notes=(COMPLETELY,)), (Draw(1),), {ON_THIS})",
    ),
    (
        "If this attack deals damage and you have an asset, draw 1 card",
        f"Fired({HITS}, (Draw(1),), {ON_THIS}, cond=Has({ASSETS}))",
    ),
    ("If this attack deals damage, draw 1 card. Gain 1 health", f"Fired({HITS}, (Draw(1),), {ON_THIS}), Gain(1)"),
    (
        "If this attack deals damage, look at the top 2 cards of your deck. You may discard them",
        f"Fired({HITS}, (Look(Sel(2, DOER, (), (DECK,), top=True)), May((Discard(Ref('looked at')),))), {ON_THIS})",
    ),
    (
        "If this attack deals damage, you may discard 1 card. If you do, draw 2 cards",
        f"Fired({HITS}, (May(({DISCARD},)), If(Did(), (Draw(2),))), {ON_THIS})",
    ),
    (
        "Remove this attack after it resolves",
        f"Fired(Event(V_RESOLVE, attack=True), (Remove(TheAttack()),), {ON_THIS})",
    ),
    ("If your attack deals damage, draw 1 card", "Fired(Event(V_DEAL, YOU), (Draw(1),), until=ATTACK_PERIOD)"),
    ("If your attack deals damage this turn, draw 1 card", "Fired(Event(V_DEAL, YOU), (Draw(1),))"),
    (
        "The next time you play an asset this turn, draw 1 card",
        "Fired(Event(V_PLAY, YOU, (Type((ASSET,)),), notes=(AS_FORM,)), (Draw(1),))",
    ),
    (
        "For the rest of this turn, whenever you play an asset, draw 1 card",
        "Fired(Event(V_PLAY, YOU, (Type((ASSET,)),), notes=(AS_FORM,)), (Draw(1),), times=NOBODY)",
    ),
    ("At the start of your next turn, draw 1 card", "Fired(Moment(TURN, BEGINS, YOU), (Draw(1),), YOUR_NEXT_TURN)"),
    ("Draw 1 card during the End Phase", "Fired(Moment(END_PHASE), (Draw(1),))"),
    (
        "If this attack deals damage, ready X foundations. X equals the damage dealt",
        f"Fired({HITS}, (Ready(Sel(X(), tests=(Type((FOUNDATION,)),))),), {ON_THIS}), Let(Bound('event'))",
    ),
]


@pytest.mark.parametrize(("said", "meant"), FIRED)
def test_what_is_still_to_come_is_waited_for(said: str, meant: str) -> None:
    assert does(f"Enhance: {said}.", on="attack") == tree(meant)


def test_the_old_wording_waits_for_the_same() -> None:
    old = does("E: If this attack deals damage, your opponent loses 1 vitality.", "ufs", "attack")
    assert old == tree(f"Fired({HITS}, (Lose(1, RIVAL),), {ON_THIS})")


def test_the_next_card_is_asked_as_it_comes() -> None:
    one = "Sel(1, YOU, (Type((ATTACK,)),), (POOL, TRANSIT), next=True)"
    asked = "If(Is(Ref('event'), (Zoned(MID),)), (Modify(Ref('event'), DAMAGE, 2),))"
    assert does("Form: If your next attack is mid, it gets +2 damage.") == tree(
        f"Fired(Coming(), ({asked},), on={one})"
    )


def test_a_response_asks_what_is_over_and_waits_for_what_is_not() -> None:
    over = "Response: After this attack deals damage, if it was completely blocked, draw 1 card."
    assert does(over, on="attack") == tree("If(Is(This(), (State('completely blocked'),)), (Draw(1),))")
    ahead = "Response: After this attack is blocked, if it deals damage, draw 1 card."
    assert does(ahead, on="attack") == tree("Fired(Event(V_DEAL, own=True), (Draw(1),), on=This())")


def test_a_response_may_replace_what_would_happen() -> None:
    text = "Response: Before a card would be destroyed, flip this card instead."
    assert does(text) == tree("Replace((Flip(This()),))")


# Continuous texts

ALWAYS = [
    ("foundation", "After this card is destroyed, draw 1 card", "Fired(Event(V_DESTROY, own=True), (Draw(1),))"),
    ("attack", "If this attack deals damage, draw 1 card", "Fired(Event(V_DEAL, own=True), (Draw(1),))"),
    (
        "attack",
        "If you have an asset, this attack gets +1 speed",
        f"While(Has({ASSETS}), (Modify(This(), SPEED, 1),))",
    ),
    (
        "foundation",
        "While this card is ready, your attacks get +1 speed",
        f"While(Is(This(), (State('ready'),)), (Modify({YOUR_ATTACKS}, SPEED, 1),))",
    ),
]


@pytest.mark.parametrize(("on", "said", "meant"), ALWAYS)
def test_a_continuous_text(on: str, said: str, meant: str) -> None:
    assert does(f"{said}.", on=on) == tree(meant)


def test_where_its_card_is_restricts_a_continuous_ability() -> None:
    found = ability("While this card is in your momentum, your attacks get +1 speed.")
    assert found.does == tree(f"Modify({YOUR_ATTACKS}, SPEED, 1)")
    assert found.riders == (In(MOMENTUM),)


# How long

UNTIL = [
    ("For the rest of the turn", "TURN"),
    ("Until the end of this turn", "TURN"),
    ("For the rest of this attack", "ATTACK_PERIOD"),
    ("For the rest of this Combat Phase", "COMBAT_PHASE"),
    ("Until the end of your next turn", "YOUR_NEXT_TURN"),
    ("For the rest of the game", "GAME_PERIOD"),
]


@pytest.mark.parametrize(("said", "period"), UNTIL)
def test_how_long(said: str, period: str) -> None:
    text = f"Enhance: {said}, your attacks get +1 speed."
    assert does(text) == tree(f"Modify({YOUR_ATTACKS}, SPEED, 1, until={period})")


def test_once_per_turn_is_a_restriction() -> None:
    found = ability("Enhance: Once per turn, draw 1 card.")
    assert found.does == tree("Draw(1)")
    assert found.riders == (Limit(1, TURN),)


REFUSED = [
    ("Enhance: Draw 1 card. Draw 2 cards instead.", "Draw 2 cards instead"),
    ("If you have 2 or more assets, draw 1 card.", "If you have 2 or more assets, draw 1 card"),
    ("Enhance: If you play an attack, draw 1 card. Otherwise, gain 1 health.", "Otherwise, gain 1 health"),
]


@pytest.mark.parametrize(("text", "words"), REFUSED)
def test_no_guess(text: str, words: str) -> None:
    found = lowered(text)
    assert found.ability is None
    assert found.words == words


@pytest.mark.parametrize("who", ["Your rival commits", "Your rival must commit", "Your rival may commit"])
def test_a_rival_who_acts_does_so_with_their_own_cards(who: str) -> None:
    """Against the tree as it is written, not as `canonical` makes it: that must not give the rival your cards."""
    word = does(f"Enhance: {who} 1 foundation.")[0]
    acts = word.then[0] if isinstance(word, May) else word
    assert acts == read_tree("Commit(Sel(1, DOER, (Type((FOUNDATION,)),)), RIVAL)")
