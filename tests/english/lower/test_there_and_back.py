"""Forms whose words came late into the engine: from our own sentences to trees, and back."""

from __future__ import annotations

import pytest

from kumite.games.universus.english.abilities import written_out
from kumite.games.universus.trees.reading import read_tree
from tests.english.lower.lowering import ability, does, lowered, tree

DRAW = "(Draw(1),)"
DOES = [
    # progressive difficulty, and checks
    ("attack", "This card does not count toward progressive difficulty.", "Uncounted(This())"),
    (
        "attack",
        "This card does not count toward progressive difficulty to play attacks.",
        "Uncounted(This(), (Type((ATTACK,)),))",
    ),
    (
        "asset",
        "Enhance: Choose 1 card in your card pool. It does not count toward progressive difficulty this turn.",
        "Choose(Sel(1, DOER, (), (POOL,))), Uncounted(Ref('chosen'))",
    ),
    (
        "asset",
        "Response: After your rival makes a check, it gets -3. Failing that check does not end the Combat Phase.",
        "AddToCheck(-3), Spared()",
    ),
    (
        "asset",
        "Enhance: Your rival's next check gets -2. Failing that check does not end the Combat Phase.",
        "CheckBonus(-2, RIVAL, spares=True)",
    ),
    ("asset", "Enhance: Checks cannot be modified for the rest of this turn.", "Rule(CANNOT, Event(V_SWAY))"),
    (
        "asset",
        "Enhance: If the check to play this attack was modified, draw 1 card.",
        f"If(Past(Event(V_SWAY, played=(State('current'),))), {DRAW})",
    ),
    # what has happened
    (
        "asset",
        "Enhance: If you have cycled this game, draw 1 card.",
        f"If(Past(Event(V_CYCLE, YOU), GAME_PERIOD), {DRAW})",
    ),
    (
        "asset",
        "Enhance: If you took damage last turn, draw 1 card.",
        f"If(Past(Event(V_LOSE, YOU, via=BY_DAMAGE), LAST_TURN), {DRAW})",
    ),
    (
        "asset",
        "Enhance: If you have discarded an asset this Combat Phase, draw 1 card.",
        f"If(Past(Event(V_DISCARD, YOU, (Type((ASSET,)),)), COMBAT_PHASE), {DRAW})",
    ),
    (
        "asset",
        "Enhance: If your first attack this turn was not blocked, draw 1 card.",
        f"If(Past(Event(V_STATUS, YOU, (FirstPlayed(),), notes=(NOT_BLOCKED,))), {DRAW})",
    ),
    (
        "asset",
        "Enhance: If your first attack this turn dealt damage, draw 1 card.",
        f"If(Past(Event(V_DEAL, YOU, (FirstPlayed(),))), {DRAW})",
    ),
    (
        "asset",
        "Enhance: If you have played this ability at least twice this turn, draw 1 card.",
        f"If(Nth(Event(V_ABILITY, YOU, same='this'), '>=', 2), {DRAW})",
    ),
    # cards
    (
        "asset",
        "Enhance: Your attack played as a reversal gets +2 damage.",
        "Modify(TheAttack(YOU, (PlayedAs(AS_REVERSAL),)), DAMAGE, 2)",
    ),
    (
        "asset",
        "Enhance: Ready all foundations committed to pass the check to play this attack.",
        "Ready(Sel(99, DOER, (Type((FOUNDATION,)), CommittedFor(TheAttack())), every=True))",
    ),
    (
        "asset",
        "Enhance: Destroy 1 rival foundation with an Enhance ability.",
        "Destroy(Sel(1, RIVAL, (Type((FOUNDATION,)), HasAbility(ENHANCE))))",
    ),
    (
        "asset",
        "Form: Build 1 foundation that you could normally play from your hand.",
        "Build(Sel(1, DOER, (Type((FOUNDATION,)), Playable()), (HAND,)))",
    ),
    (
        "asset",
        "Enhance: If your attack has 3 or more keywords, draw 1 card.",
        f"If(Is(TheAttack(YOU), (Keyworded('>=', 3),)), {DRAW})",
    ),
    (
        "asset",
        "Your attacks with a printed blank text box get +1 speed.",
        "Modify(Sel(99, YOU, (Type((ATTACK,)), Textless()), (POOL, TRANSIT), every=True), SPEED, 1)",
    ),
    ("asset", "Response: After your rival blocks your attack, seal their block.", "Seal(Ref('block'))"),
    # numbers
    (
        "asset",
        "Enhance: Draw X cards. X equals this attack's Stun rating.",
        "Draw(X()), Let(Value(TheAttack(), RATING, keyword='Stun'))",
    ),
    ("asset", "Enhance: Reduce this attack's Stun rating to 0.", "Rate(TheAttack(), 'Stun', 0, to=True)"),
    ("asset", "Enhance: This attack gets +1 to all of its keyword ratings.", "Rate(TheAttack(), '', 1)"),
    ("asset", "Enhance: This attack loses all keywords.", "Strip(TheAttack(), keywords=True)"),
    ("asset", "Enhance: Switch this attack's speed and damage.", "Swap(TheAttack())"),
    (
        "asset",
        "Enhance: If this attack's damage is an odd number, draw 1 card.",
        f"If(Odd(Value(TheAttack(), DAMAGE)), {DRAW})",
    ),
    (
        "asset",
        "Enhance: This attack gets +1 damage for each different card type in your stage.",
        "Modify(TheAttack(), DAMAGE, Count(Sel(1, YOU), by='type'))",
    ),
    (
        "asset",
        "Enhance: This attack gets +1 damage for each symbol it shares with your character.",
        "Modify(TheAttack(), DAMAGE, SharedSymbols(TheAttack()))",
    ),
    (
        "attack",
        "This attack's damage cannot be reduced below its printed value.",
        "Rule(KEEPS, Event(V_PENALTY, own=True, notes=(DAMAGE,)), Value(This(), DAMAGE, True))",
    ),
    # lasting, playing, blocking
    (
        "asset",
        "Form: Until the start of your next turn, your Kick attacks get +2 speed.",
        (
            "Modify(Sel(99, YOU, (Type((ATTACK,)), Trait('Kick')), (POOL, TRANSIT), every=True), SPEED, 2, "
            "BEFORE_YOUR_TURN)"
        ),
    ),
    (
        "asset",
        "You may block with this card from your stage.",
        "Rule(PLAYABLE, Event(V_PLAY, YOU, own=True, notes=(AS_BLOCK,)), zones=(STAGE,))",
    ),
    (
        "asset",
        "Each ability on this card is only playable once per turn.",
        "Rule(CANNOT, Event(V_ABILITY, own=True, same='again'))",
    ),
    ("attack", "Enhance: Draw 1 card. Multiple copies of this attack gain this ability.", "Draw(1), PassOn(Copies())"),
    ("asset", "Response: After your rival plays an action, cancel its effects.", "CancelCard()"),
]


@pytest.mark.parametrize(("on", "text", "wanted"), DOES, ids=[text for _, text, _ in DOES])
def test_what_it_does(on: str, text: str, wanted: str) -> None:
    assert does(text, on=on) == tree(wanted)


@pytest.mark.parametrize(("on", "text", "wanted"), DOES, ids=[text for _, text, _ in DOES])
def test_what_is_printed_is_read_again(on: str, text: str, wanted: str) -> None:
    first = ability(text, on=on)
    assert ability(written_out(first), on=on) == first


@pytest.mark.parametrize(
    ("text", "riders"),
    [
        ("Enhance: Draw 1 card. Playable by either player.", "(EitherPlayer(),)"),
        ("Enhance: Draw 1 card. Only 1 copy of this ability can be played per turn.", "(OneCopy(),)"),
        ("Enhance: Gain 1 health. Only 1 copy of this ability can be played this turn.", "(OneCopy(),)"),
        ("Enhance Lose X health: This attack gets +X damage. X cannot be greater than 4.", "(MostX(4),)"),
    ],
)
def test_riders(text: str, riders: str) -> None:
    assert ability(text).riders == read_tree(riders)


@pytest.mark.parametrize(
    ("text", "cost"),
    [
        ("Enhance Remove 3 Wall counters: Draw 1 card.", "(Uncounter('Wall', 3),)"),
        ("Enhance Discard 1 block card: Draw 1 card.", "(Discard(Sel(1, DOER, (HasBlock(),), (HAND,))),)"),
    ],
)
def test_costs(text: str, cost: str) -> None:
    assert ability(text).cost == read_tree(cost)


@pytest.mark.parametrize(
    ("text", "event"),
    [
        (
            "Response: After you play a card from anywhere other than your hand, draw 1 card.",
            "Event(V_PLAY, YOU, origin=HAND, away=True)",
        ),
        (
            "Response: After your rival plays an ability on a foundation in their stage, draw 1 card.",
            "Event(V_ABILITY, RIVAL, (Type((FOUNDATION,)),), origin=STAGE)",
        ),
    ],
)
def test_triggers(text: str, event: str) -> None:
    assert ability(text).trigger == read_tree(event)


@pytest.mark.parametrize(
    "text",
    [
        "Enhance: Your next check to play an asset cannot be modified by your rival's effects.",
        "Response: After you draw 1 card, if your last attack this turn was blocked, draw 1 card.",
        "Enhance: Draw 1 card. Only 2 copies of this ability can be played per turn.",
        "Draw 1 card. Only 1 copy of this ability can be played per turn.",
    ],
)
def test_refused(text: str) -> None:
    assert lowered(text).ability is None
