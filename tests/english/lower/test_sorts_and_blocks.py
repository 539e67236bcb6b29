"""More forms: counts of sorts, ratings, blocks, what was done to cards, clauses the grammar reads in a clumsy way."""

from __future__ import annotations

import pytest

from tests.english.lower.lowering import ability, does, lowered, tree

FOUND = "Type((FOUNDATION,))"
ATK = "Type((ATTACK,))"
PLAYED = "(POOL, TRANSIT)"


def bonus(amount: str, which: str = "DAMAGE") -> str:
    return f"Modify(TheAttack(), {which}, {amount})"


COUNTS = [
    ("for each symbol it shares with your character", "SharedSymbols(TheAttack())"),
    ("for each of its keywords", "Count(TheAttack(), by='each keyword')"),
    ("for each different keyword among cards in your card pool", "Count(Sel(1, YOU, (), (POOL,)), by='keyword')"),
    ("for each different card type in your stage", "Count(Sel(1, YOU, (), (STAGE,)), by='type')"),
    ("for each different symbol among cards in your card pool", "Count(Sel(1, YOU, (), (POOL,)), by='symbol')"),
    ("for each foundation destroyed this turn", f"TallyCards(Event(V_DESTROY, tests=({FOUND},)))"),
    (
        "for each foundation that has been destroyed this Enhance Step",
        f"TallyCards(Event(V_DESTROY, tests=({FOUND},)), ENHANCE_STEP)",
    ),
    ("for each card your rival has discarded this turn", "TallyCards(Event(V_DISCARD, RIVAL))"),
    (
        "for each attack your rival has blocked this turn",
        "Tally(Event(V_STATUS, YOU, notes=(PARTIALLY, COMPLETELY)))",
    ),
    (
        "for each foundation committed to pass the check to play this attack",
        f"Count(Sel(1, YOU, ({FOUND}, CommittedFor(TheAttack()))))",
    ),
]
LETS = [
    ("this attack's Stun rating", "Value(TheAttack(), RATING, keyword='Stun')"),
    ("its printed Multiple rating", "Value(TheAttack(), RATING, True, 'Multiple')"),
    (
        "the highest Powerful rating among attacks in your card pool",
        f"Best('highest', Sel(1, YOU, ({ATK},), (POOL,)), RATING, keyword='Powerful')",
    ),
    ("the difference between your health and your rival's health", "Gap(Health(YOU), Health(RIVAL))"),
    ("your maximum health divided by 3 (rounded down)", "Per(Health(YOU, True), 3)"),
    ("the number of symbols on your character", "Count(Yours(), by='symbol')"),
    ("the health you have lost this Enhance Step", "Tally(Event(V_LOSE, YOU), True, ENHANCE_STEP)"),
]


@pytest.mark.parametrize(("said", "meant"), COUNTS)
def test_what_is_counted(said: str, meant: str) -> None:
    assert does(f"Enhance: This attack gets +1 damage {said}.") == tree(bonus(meant))


@pytest.mark.parametrize(("said", "meant"), LETS)
def test_numbers(said: str, meant: str) -> None:
    assert does(f"Enhance: This attack gets +X damage. X equals {said}.") == tree(f"{bonus('X()')}, Let({meant})")


CONDS = [
    ("this attack's damage is an even number", "No(Odd(Value(TheAttack(), DAMAGE)))"),
    ("this attack shares exactly 1 symbol with your character", "Is(TheAttack(), (SharesSymbol(1, '='),))"),
    ("this attack shares a symbol with your rival's character", "Is(TheAttack(), (Shares(Yours(RIVAL)),))"),
    (
        "you have 5 different card types in your discard pile",
        "Cmp(Count(Sel(1, YOU, (), (DISCARDS,)), by='type'), '>=', 5)",
    ),
    ("you have 2 or more assets in play", "Has(Sel(1, YOU, (Type((ASSET,)),)), '>=', 2)"),
    ("there are 2 or more assets in play", "Has(Sel(1, ANY, (Type((ASSET,)),)), '>=', 2)"),
    (
        "each player has 6 or more foundations in their stage",
        f"All((Has(Sel(1, YOU, ({FOUND},)), '>=', 6), Has(Sel(1, RIVAL, ({FOUND},)), '>=', 6)))",
    ),
    ("you have 3 or more Ember counters on your character", "Cmp(Counters(Yours(), 'Ember'), '>=', 3)"),
    ("the zone of this attack is 'Low'", "Is(TheAttack(), (Zoned(LOW),))"),
    ("this is a Charge attack", f"Is(TheAttack(), ({ATK}, Trait('Charge')))"),
    ("this is the third card in your card pool", "Has(Sel(1, YOU, (Preceding(TheAttack(), False),), (POOL,)), '=', 2)"),
    (
        "you have destroyed 2 or more assets this turn",
        "Cmp(TallyCards(Event(V_DESTROY, YOU, (Type((ASSET,)),))), '>=', 2)",
    ),
    (
        "this attack is a copy of a card in your discard pile",
        "Is(TheAttack(), (Shares(Sel(1, YOU, (), (DISCARDS,)), 'name'),))",
    ),
    ("you have 10 or more removed cards", "Has(Sel(1, YOU, (), (REMOVED,)), '>=', 10)"),
    ("you have lost 4 or more health this turn", "Cmp(Tally(Event(V_LOSE, YOU), True), '>=', 4)"),
    (
        "your rival's attack's speed or damage is 7 or more",
        "Any((Cmp(Value(TheAttack(RIVAL), SPEED), '>=', 7), Cmp(Value(TheAttack(RIVAL), DAMAGE), '>=', 7)))",
    ),
    ("the zone of this attack has been changed", "Past(Event(V_SET, attack=True, notes=(ZONE,)))"),
    (
        "you have played this attack's Powerful ability",
        "Past(Event(V_ABILITY, YOU, attack=True, keyword='Powerful'))",
    ),
]


@pytest.mark.parametrize(("said", "meant"), CONDS)
def test_conditions(said: str, meant: str) -> None:
    assert does(f"Enhance: If {said}, draw 1 card.") == tree(f"If({meant}, (Draw(1),))")


EFFECTS = [
    (
        "Reveal the top 2 cards of your deck. Add the revealed Weapon cards to your hand.",
        (
            "Reveal(Sel(2, DOER, (), (DECK,), top=True)), "
            "Move(Sel(99, DOER, (Among('revealed'), Trait('Weapon')), (DECK,), every=True), HAND)"
        ),
    ),
    (
        "If the bottom card of your discard pile is a copy of your attack, add it to your momentum.",
        (
            "If(Is(Sel(1, YOU, (), (DISCARDS,), bottom=True), (CopyOf('attack'),)), "
            "(Move(Sel(1, DOER, (), (DISCARDS,), bottom=True), MOMENTUM),))"
        ),
    ),
    ("Discard 1 block.", "Discard(Sel(1, DOER, (HasBlock(),), (HAND,)))"),
    (
        "Add 1 printed low attack from your hand to your momentum.",
        f"Move(Sel(1, DOER, ({ATK}, Stat(ZONE, '=', LOW, True)), (HAND,)), MOMENTUM)",
    ),
    ("Switch this attack's speed and damage.", "Swap(TheAttack())"),
    ("This attack loses all keywords.", "Strip(TheAttack(), keywords=True)"),
    ("This attack gets +1 to all its keyword ratings.", "Rate(TheAttack(), '', 1)"),
    ("Reduce this attack's Stun rating to 0.", "Rate(TheAttack(), 'Stun', 0, to=True)"),
    (
        "Reveal the top 6 cards of your deck. Add all of the revealed assets to your momentum.",
        (
            "Reveal(Sel(6, DOER, (), (DECK,), top=True)), "
            "Move(Sel(99, DOER, (Among('revealed'), Type((ASSET,))), (DECK,), every=True), MOMENTUM)"
        ),
    ),
    (
        "Reveal the top 4 cards of your deck. Add 1 of the revealed attacks to your hand.",
        f"Reveal(Sel(4, DOER, (), (DECK,), top=True)), Move(Sel(1, DOER, (Among('revealed'), {ATK}), (DECK,)), HAND)",
    ),
    ("Your attack played as a reversal gets +1 damage.", "Modify(TheAttack(YOU, (PlayedAs(AS_REVERSAL),)), DAMAGE, 1)"),
    (
        "Build 1 foundation that you could normally play from your hand.",
        f"Build(Sel(1, DOER, ({FOUND}, Playable()), (HAND,)))",
    ),
    ("Discard 1 card with an Enhance ability.", "Discard(Sel(1, DOER, (HasAbility(ENHANCE),), (HAND,)))"),
    (
        "Your non-Throw Tech attack gets +1 speed.",
        "Modify(TheAttack(YOU, (Not(Kw('Throw')), Trait('Tech'))), SPEED, 1)",
    ),
    (
        "Your rival's block modifier to block this attack gets +2.",
        f"Modify(Sel(99, RIVAL, (), {PLAYED}, every=True), BLOCK, 2, until=ATTACK_PERIOD)",
    ),
    (
        "Your rival cannot play any more Enhance abilities this Enhance Step.",
        "Rule(CANNOT, Event(V_ABILITY, RIVAL, kind=ENHANCE), until=ENHANCE_STEP)",
    ),
    (
        "Your rival cannot play an attack as a reversal to this attack.",
        f"Rule(CANNOT, Event(V_PLAY, RIVAL, ({ATK},), notes=(AS_REVERSAL,)), until=ATTACK_PERIOD)",
    ),
    (
        "Name a card. Your rival cannot play the named card this turn.",
        "Name('card'), Rule(CANNOT, Event(V_PLAY, RIVAL, (TheNamed(),)))",
    ),
    (
        "Add 1 asset from your discard pile to your hand or card pool.",
        (
            "Or(((Move(Sel(1, DOER, (Type((ASSET,)),), (DISCARDS,)), HAND),), "
            "(Move(Sel(1, DOER, (Type((ASSET,)),), (DISCARDS,)), POOL),)))"
        ),
    ),
    ("Draw 1 card or your rival loses 1 health.", "Or(((Draw(1),), (Lose(1, RIVAL),)))"),
    (
        "Your rival discards 1 card or loses 1 health.",
        "Or(((Discard(Sel(1, DOER, (), (HAND,)), RIVAL),), (Lose(1, RIVAL),)), RIVAL)",
    ),
    (
        "This attack gets +2 speed or your next check gets +1 (your choice).",
        "Or(((Modify(TheAttack(), SPEED, 2),), (CheckBonus(1),)))",
    ),
    (
        "If your rival has more assets than you, this attack gets +X damage. X equals the difference.",
        (
            "If(Cmp(Count(Sel(1, RIVAL, (Type((ASSET,)),))), '>', Count(Sel(1, YOU, (Type((ASSET,)),)))), "
            f"({bonus('X()')},)), "
            "Let(Gap(Count(Sel(1, RIVAL, (Type((ASSET,)),))), Count(Sel(1, YOU, (Type((ASSET,)),)))))"
        ),
    ),
]


@pytest.mark.parametrize(("said", "meant"), EFFECTS)
def test_effects(said: str, meant: str) -> None:
    assert does(f"Enhance: {said}") == tree(meant)


def test_a_card_may_call_itself_by_its_name() -> None:
    found = does('Response [Discard pile]: After you draw 1 card, add "Test Card" to your momentum.')
    assert found == tree("Move(This(), MOMENTUM)")


def test_this_attack_gets_x_plus_1() -> None:
    found = does("Enhance Destroy 1 asset: This attack gets X+1 damage. X equals the destroyed asset's difficulty.")
    assert found == tree(f"{bonus('Plus(X(), 1)')}, Let(Value(Ref('destroyed'), DIFFICULTY))")


TRIGGERS = [
    (
        "After you play or block with an action",
        (
            "Either((Event(V_PLAY, YOU, (Type((ACTION,)),), notes=(AS_ABILITY,)), "
            "Event(V_STATUS, RIVAL, notes=(PARTIALLY, COMPLETELY), played=(Type((ACTION,)),))))"
        ),
    ),
    (
        "After this attack receives a speed bonus of 3 or greater",
        "Event(V_BONUS, attack=True, notes=(SPEED,), op='>=', amount=3)",
    ),
    ("After a check to play an attack is made", f"Event(V_CHECK, notes=(FOR_FORM,), played=({ATK},))"),
    (
        "After your rival plays an ability on a committed foundation",
        f"Event(V_ABILITY, RIVAL, ({FOUND}, State('committed')))",
    ),
    (
        "After your rival builds or unflips a foundation",
        f"Either((Event(V_BUILD, RIVAL, ({FOUND},)), Event(V_UNFLIP, RIVAL, ({FOUND},))))",
    ),
    (
        "After this card is flipped due to an effect or to pay a cost",
        "Either((Event(V_FLIP, own=True, via=BY_EFFECT), Event(V_FLIP, own=True, via=BY_COST)))",
    ),
    (
        "After you lose health due to your rival's attack or effect",
        "Either((Event(V_LOSE, YOU, via=BY_DAMAGE, cause=RIVAL), Event(V_LOSE, YOU, via=BY_EFFECT, cause=RIVAL)))",
    ),
]


@pytest.mark.parametrize(("said", "meant"), TRIGGERS)
def test_triggers(said: str, meant: str) -> None:
    assert (ability(f"Response: {said}, draw 1 card.").trigger,) == tree(meant)


BLOCKS = [
    ("Enhance: If you block this attack, your block gets Breaker: 2.", "Grant(Ref('block'), Keyword('Breaker', 2))"),
    (
        "Enhance: If you block this attack, add your block to your hand.",
        "Move(Ref('block'), HAND, into=YOU)",
    ),
    ("Response: After your rival blocks your attack, discard their block.", "Clear(Ref('block'))"),
]


@pytest.mark.parametrize(("said", "meant"), BLOCKS)
def test_the_block(said: str, meant: str) -> None:
    found = does(said)
    assert (found[0].then if said.startswith("Enhance") else found) == tree(meant)


def test_rules_about_the_card_itself() -> None:
    only_if = "Rule(CANNOT, Event(V_PLAY, own=True), cond=Has(Sel(1, YOU, (Type((ASSET,)),)), '=', 0))"
    assert does("You may only play this card if you have at least 1 asset.") == tree(only_if)
    skipped = "Fired(Event(V_ENTER, own=True), (End(ENHANCE_STEP, skips=True),))"
    assert does("Skip this attack's Enhance Step.", on="attack") == tree(skipped)
    assert does("Weapon", on="attack") == tree("Grant(This(), trait='Weapon')")
    into = "Fired(Event(V_TRANSFORM, own=True), (Draw(1),), cond=Is(This(), (Named('Iron Gate, Fallen'),)))"
    assert does("After this character transforms into Iron Gate, Fallen, draw 1 card.", on="character") == tree(into)
    passes = "Rule(AUTOMATIC, Event(V_CHECK, YOU, notes=(FOR_FORM, FOR_BLOCK)), times=1)"
    assert does("Form: The next card you try to play this turn passes (no check necessary).") == tree(passes)


@pytest.mark.parametrize(
    "text",
    [
        "Enhance: This attack gets +1 damage for each symbol in your card pool.",
        "Enhance: This attack loses all of its printed keywords.",
        "Enhance: Your rival's block modifiers get +1.",
    ],
)
def test_what_is_not_sure_is_refused(text: str) -> None:
    assert lowered(text).ability is None


def test_how_found_cards_are_built() -> None:
    found = does("Enhance: Mill 2. Build all foundations milled this way face up.")
    built = f"Build(Sel(99, DOER, (Among('milled'), {FOUND}), (DISCARDS,), every=True), facing='up')"
    assert found == tree(f"Mill(2), {built}")
