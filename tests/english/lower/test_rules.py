"""Progressive difficulty, checks that are failed, other ways to pay, cards that are played at once."""

from __future__ import annotations

import pytest

from kumite.games.universus.trees.reading import read_tree
from tests.english.lower.lowering import ability, does, lowered

POOL_OF = "Sel(99, {}, {}, (POOL,), every=True)"


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        ("This card does not count toward progressive difficulty.", "Uncounted(This())"),
        (
            "This card does not count toward progressive difficulty to play attacks.",
            "Uncounted(This(), (Type((ATTACK,)),))",
        ),
        (
            "Assets in your rival's card pool do not count toward progressive difficulty to play foundations.",
            f"Uncounted({POOL_OF.format('RIVAL', '(Type((ASSET,)),)')}, (Type((FOUNDATION,)),))",
        ),
        (
            "Enhance: Assets do not count toward progressive difficulty for the rest of the turn.",
            f"Uncounted({POOL_OF.format('ANY', '(Type((ASSET,)),)')})",
        ),
        (
            "If your character is Akane, this card does not count toward progressive difficulty.",
            "Uncounted(This(), cond=Is(Yours(), (Named('Akane'),)))",
        ),
        ("Enhance: This attack does not count toward progressive difficulty this turn.", "Uncounted(TheAttack())"),
        (
            "This attack's damage cannot be reduced below 2.",
            "Rule(KEEPS, Event(V_PENALTY, own=True, notes=(DAMAGE,)), 2)",
        ),
        (
            "This attack's speed cannot be reduced below its printed speed.",
            "Rule(KEEPS, Event(V_PENALTY, own=True, notes=(SPEED,)), Value(This(), SPEED, True))",
        ),
        (
            "Enhance: The damage of this attack cannot be reduced below printed.",
            (
                "Rule(KEEPS, Event(V_PENALTY, attack=True, notes=(DAMAGE,)), Value(TheAttack(), DAMAGE, True), "
                "on=TheAttack(), until=ATTACK_PERIOD)"
            ),
        ),
        (
            "Enhance: You may only play assets for the rest of the turn.",
            "Rule(CANNOT, Event(V_PLAY, YOU, (Not(Type((ASSET,))),)))",
        ),
        (
            "You may play this card as a form from your removed pile.",
            "Rule(PLAYABLE, Event(V_PLAY, YOU, own=True), zones=(REMOVED,))",
        ),
        (
            "Form: You may play 1 asset from your discard pile as your next form this turn.",
            "Rule(PLAYABLE, Event(V_PLAY, YOU, (Type((ASSET,)),)), zones=(DISCARDS,), until=NEXT_FORM, times=1)",
        ),
        ("Form [Card Pool]: Play this card.", "PlayNow(This())"),
        (
            "You may destroy this card in addition to momentum to pay for EX abilities.",
            "Rule(AS_THOUGH, Event(V_SPEND, YOU, keyword='EX'), then=(Destroy(This()),))",
        ),
        (
            "You may sacrifice this card as though you were spending momentum to pay for Powerful abilities.",
            "Rule(AS_THOUGH, Event(V_SPEND, YOU, keyword='Powerful'), then=(Destroy(This(), sacrifice=True),))",
        ),
        (
            "You may discard assets in addition to spending momentum to pay for this attack's EX ability.",
            (
                "Rule(AS_THOUGH, Event(V_SPEND, YOU, own=True, keyword='EX'), "
                "then=(Discard(Sel(1, DOER, (Type((ASSET,)),), (HAND,))),))"
            ),
        ),
        (
            "Enhance: You may discard assets in addition to momentum to pay for this attack's EX cost.",
            (
                "Rule(AS_THOUGH, Event(V_SPEND, YOU, keyword='EX'), "
                "then=(Discard(Sel(1, DOER, (Type((ASSET,)),), (HAND,))),), on=TheAttack())"
            ),
        ),
    ],
)
def test_rules(text: str, tree: str) -> None:
    assert does(text, on="attack") == read_tree(f"({tree},)")


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        (
            "Enhance: Your rival's next check gets -2. Failing that check does not end the Combat Phase.",
            "(CheckBonus(-2, RIVAL, spares=True),)",
        ),
        (
            (
                "Response: After your rival makes a check, it gets -3. "
                "Failing that check does not end the Combat Phase. Your next check gets +1."
            ),
            "(AddToCheck(-3), Spared(), CheckBonus(1))",
        ),
        (
            (
                "Response: After your rival makes a check, it gets -2. Your next check gets -1. "
                "Failing these checks does not end the Combat Phase."
            ),
            "(AddToCheck(-2), CheckBonus(-1, spares=True), Spared())",
        ),
        ("Response: After you fail a check, your Combat Phase does not end.", "(Spared(),)"),
        (
            (
                "Enhance: If this attack deals damage, your rival's next check gets -4. "
                "Failing that check does not end their Combat Phase."
            ),
            (
                "(Fired(Event(V_DEAL, attack=True), (CheckBonus(-4, RIVAL, spares=True),), until=ATTACK_PERIOD, "
                "on=TheAttack()),)"
            ),
        ),
    ],
)
def test_failing_a_check_may_be_harmless(text: str, tree: str) -> None:
    assert does(text) == read_tree(tree)


def test_until_the_start_of_your_next_turn() -> None:
    tree = "(Modify(Yours(), HAND_SIZE, 1, until=BEFORE_YOUR_TURN),)"
    assert does("Enhance: Your character gets +1 hand size until the start of your next turn.") == read_tree(tree)


def test_playable_by_either_player() -> None:
    assert ability("Enhance: Draw 1 card. Playable by either player.").riders == read_tree("(EitherPlayer(),)")


@pytest.mark.parametrize(
    "text",
    [
        "The first asset you play each turn does not count toward progressive difficulty.",
        "Enhance: Gain 2 health. Failing that check does not end the Combat Phase.",
        "Response: After you draw a card, your Combat Phase does not end.",
        "You may discard 3 cards in addition to momentum to pay for this attack's EX ability.",
        "You may discard assets from your hand to pay for this attack's EX ability.",
        "Enhance: If this attack deals double its printed damage, draw 1 card.",
        "Form: Play 1 asset.",
        "Response: After your Ready Phase, play 1 attack.",
        (
            "Response [Hand] Add this card to your card pool: After an attack resolves, try to play this attack. "
            "It gets -2 difficulty."
        ),
    ],
)
def test_what_is_not_sure_is_refused(text: str) -> None:
    assert lowered(text, on="attack").ability is None


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        (
            "Enhance: If this is the fourth time you have played this ability this turn, draw 1 card.",
            "(If(Nth(Event(V_ABILITY, YOU, same='this'), '=', 4), (Draw(1),)),)",
        ),
        (
            "Response: After your rival plays an ability, draw 1 card. That ability cannot be played this turn.",
            "(Draw(1), Rule(CANNOT, Event(V_ABILITY, same='event')))",
        ),
        (
            "Enhance: This attack gets +1 speed. Multiple copies of this attack gain this ability.",
            "(Modify(TheAttack(), SPEED, 1), PassOn(Copies()))",
        ),
        (
            "You may block with this card from your stage as though it were in your hand.",
            "(Rule(PLAYABLE, Event(V_PLAY, YOU, own=True, notes=(AS_BLOCK,)), zones=(STAGE,)),)",
        ),
        (
            "Enhance: You may try to block this attack with an asset from your stage.",
            (
                "(Rule(PLAYABLE, Event(V_PLAY, YOU, (Type((ASSET,)),), notes=(AS_BLOCK,)), zones=(STAGE,), "
                "until=ATTACK_PERIOD, times=1),)"
            ),
        ),
        (
            "Your rival cannot block with assets.",
            "(Rule(CANNOT, Event(V_PLAY, RIVAL, (Type((ASSET,)),), notes=(AS_BLOCK,))),)",
        ),
        (
            "Enhance: If your rival does not try to block this attack, draw 1 card.",
            (
                "(Fired(Event(V_STATUS, YOU, notes=(NOT_BLOCKED,)), (Draw(1),), until=ATTACK_PERIOD, "
                "cond=Is(TheAttack(), (Not(State('tried')),))),)"
            ),
        ),
    ],
)
def test_abilities_and_blocks(text: str, tree: str) -> None:
    assert does(text) == read_tree(tree)


def test_the_same_ability_again() -> None:
    same = "plays the same ability on the same asset for the second or greater time this turn"
    assert ability(f"Response: After your rival {same}, draw 1 card.").trigger == read_tree(
        "Event(V_ABILITY, RIVAL, (Type((ASSET,)),), same='again')"
    )


def test_a_check_to_block_with_such_a_card() -> None:
    text = "Response: After your rival makes a check to block with an asset, it gets -1."
    tree = "Event(V_CHECK, RIVAL, notes=(FOR_BLOCK,), played=(Type((ASSET,)),))"
    assert ability(text).trigger == read_tree(tree)


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        (
            "Response: After your rival plays an attack, clear it and cancel its effects.",
            "(Clear(Ref('event')), CancelCard())",
        ),
        (
            "Response: After your rival's attack resolves, play 1 low attack as a reversal.",
            "(PlayNow(Sel(1, YOU, (Type((ATTACK,)), Zoned(LOW)), (HAND,)), reversal=True),)",
        ),
        (
            "Response: After you take damage, play 1 low attack.",
            "(PlayNow(Sel(1, YOU, (Type((ATTACK,)), Zoned(LOW)), (HAND,))),)",
        ),
        (
            "Enhance: Play 1 asset from your discard pile.",
            "(PlayNow(Sel(1, YOU, (Type((ASSET,)),), (DISCARDS,))),)",
        ),
    ],
)
@pytest.mark.proves("UVS-RULING-132")
def test_cards_that_are_played(text: str, tree: str) -> None:
    assert does(text) == read_tree(tree)


def test_a_limit_of_the_chosen_x() -> None:
    made = ability("Enhance Lose X health: Your attack gets +X speed. X cannot be greater than 4.")
    assert made.riders == read_tree("(MostX(4),)")
    defined = "(Draw(X()), Let(Cap(Count(Sel(1, YOU, (Type((ASSET,)),))), most=2)))"
    text = "Enhance: Draw X cards. X equals the number of assets in your stage. X cannot be greater than 2."
    assert does(text) == read_tree(defined)


@pytest.mark.parametrize(
    ("text", "then"),
    [
        ("It gets +2 speed.", "(Modify(This(), SPEED, 2),)"),
        ("If it deals damage, draw 1 card.", "(Fired(Event(V_DEAL, own=True), (Draw(1),), on=This()),)"),
        ("Remove it after it resolves.", "(Fired(Event(V_RESOLVE, own=True), (Remove(Ref('event')),), on=This()),)"),
    ],
)
def test_what_is_said_of_a_card_that_may_be_played(text: str, then: str) -> None:
    """It is none of the cards that were spoken of before, and is not there yet."""
    before = "Choose 1 attack in your card pool. You may play 1 attack from your discard pile as your next form."
    act = "Event(V_PLAY, YOU, (Type((ATTACK,)),))"
    rule = f"Rule(PLAYABLE, {act}, zones=(DISCARDS,), until=NEXT_FORM, times=1, then={then})"
    assert does(f"Enhance: {before} {text}")[1:] == read_tree(f"({rule},)")


def test_the_card_that_may_block_is_not_the_attack() -> None:
    text = "Response: Before the Block Step, you may try to block it with an asset from your momentum."
    assert lowered(f"{text} Remove that card when it leaves your card pool.").ability is None


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        (
            "Enhance: Your rival must play a non-attack card as their next form or pass.",
            (
                "(Rule(CANNOT, Event(V_PLAY, RIVAL, (Type((ATTACK,)),), notes=(AS_FORM,)), until=NEXT_FORM), "
                "Rule(CANNOT, Event(V_ABILITY, RIVAL, (Not(Type((ACTION,))),), kind=FORM), until=NEXT_FORM))"
            ),
        ),
        (
            "Response: After you take damage, your rival must either play a foundation or pass as their next form.",
            (
                "(Rule(CANNOT, Event(V_PLAY, RIVAL, (Not(Type((FOUNDATION,))),), notes=(AS_FORM,)), until=NEXT_FORM), "
                "Rule(CANNOT, Event(V_ABILITY, RIVAL, (Not(Type((ACTION,))),), kind=FORM), until=NEXT_FORM))"
            ),
        ),
        (
            "Committing this card counts as committing 2 foundations.",
            "(Rule(COUNTS, Event(V_COMMIT, YOU, own=True, via=BY_CHECK), 2),)",
        ),
        (
            "Your assets count as 2 foundations when passing checks to play cards.",
            "(Rule(COUNTS, Event(V_COMMIT, YOU, (Type((ASSET,)),), via=BY_CHECK), 2),)",
        ),
        (
            "You may commit assets as though they were foundations to pass checks.",
            "(Rule(AS_THOUGH, Event(V_COMMIT, YOU, (Type((ASSET,)),), via=BY_CHECK)),)",
        ),
    ],
)
def test_what_cards_are_worth(text: str, tree: str) -> None:
    assert does(text) == read_tree(tree)


@pytest.mark.parametrize(
    "text",
    [
        "You may commit 2 assets as though they were foundations to pass checks.",
        "When committing cards to pass a check to play a block, it counts as 3 foundations.",
        "Enhance: Your rival must play 2 assets as their next form or pass.",
        "Enhance: Your rival must play an asset as their next form or discard 1 card.",
    ],
)
def test_what_a_check_is_for_and_how_many_cards_is_not_left_out(text: str) -> None:
    assert lowered(text).ability is None
