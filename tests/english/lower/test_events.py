"""Headers, costs, triggers, riders and rules: from our own sentences to trees."""

from __future__ import annotations

import pytest

from kumite.games.universus.trees.reading import read_tree
from tests.english.lower.lowering import ability, does, lowered, tree

ATK = "Type((ATTACK,))"
PLAYED = "notes=(AS_FORM, AS_REVERSAL)"
PLAYS = "Event(V_ABILITY, RIVAL, does=('{}: rival',))"
BLOCKED = "notes=(PARTIALLY, COMPLETELY)"


# Headers and costs


@pytest.mark.parametrize(
    ("text", "riders"),
    [
        ("First Enhance: Draw 1 card.", "(First(),)"),
        ("Deadlock Enhance [Once per turn]: Draw 1 card.", "(Deadlock(), Limit(1))"),
        ("Enhance [Twice per turn, your turn]: Draw 1 card.", "(Limit(2), OnTurn(True))"),
        ("Enhance [Once per game]: Draw 1 card.", "(Limit(1, GAME_PERIOD),)"),
        ("Enhance [Rival's attack]: Draw 1 card.", "(OnAttack(False),)"),
        ("Enhance [Momentum]: Draw 1 card.", "(In(MOMENTUM),)"),
        ("{fire} Enhance: Draw 1 card.", "(ForSymbol('fire'),)"),
        ("Akane Enhance: Draw 1 card.", "(ForCharacter('Akane'),)"),
        ("Enhance: Draw 1 card. Playable while committed.", "(Tenacious(),)"),
        ("Enhance: Draw 1 card. This ability cannot be canceled.", "(Uncancellable(),)"),
        ("Enhance: Draw 1 card. Only playable once per turn.", "(Limit(1),)"),
        ("Enhance: Draw 1 card. Only playable during your turn.", "(OnTurn(True),)"),
        ("Enhance: Draw 1 card. Only playable during your attack.", "(OnAttack(True),)"),
        (
            "Enhance: Draw 1 card. Only playable while committed.",
            "(Tenacious(), OnlyIf(Is(This(), (State('committed'),))))",
        ),
        (
            "Enhance: Draw 2 cards. Only playable while this card is face up in your momentum.",
            "(In(MOMENTUM), OnlyIf(Is(This(), (Not(State('face down')),))))",
        ),
        (
            "Enhance: Draw 1 card. Only playable if you have 2 or more assets.",
            "(OnlyIf(Has(Sel(1, YOU, (Type((ASSET,)),)), '>=', 2)),)",
        ),
        (
            "Enhance: Draw 1 card. This enhance is playable any number of times this Enhance Step.",
            "(Repeatable(),)",
        ),
        (
            "Enhance: Draw 1 card. Your rival may discard 1 card to cancel this ability.",
            "(RivalMayCancel((Discard(Sel(1, DOER, (), (HAND,))),)),)",
        ),
    ],
)
def test_riders(text: str, riders: str) -> None:
    assert ability(text).riders == read_tree(riders)


@pytest.mark.parametrize("need", ["Blood Type O", "Lamp Fighter 6"])
def test_what_no_character_is_called_is_refused(need: str) -> None:
    """UFS-CARD-10: a vital statistic; a set's name."""
    found = lowered(f"{need} E: Draw 1 card.", "ufs")
    assert (found.ability, found.label, found.words) == (None, "NameNeed", need)
    assert lowered("Big 3 E: Draw 1 card.", "ufs").ability is not None  # a trait of characters


@pytest.mark.parametrize(
    ("cost", "words"),
    [
        ("Commit", "Commit(This())"),
        ("Flip", "Flip(This())"),
        ("Sacrifice", "Destroy(This(), sacrifice=True)"),
        ("Commit, discard 1 card", "Commit(This()), Discard(Sel(1, DOER, (), (HAND,)))"),
        ("Commit or flip", "Or(((Commit(This()),), (Flip(This()),)))"),
        ("Check 5", "CheckCost(5)"),
        ("Lose 2 health", "Lose(2)"),
    ],
)
def test_costs(cost: str, words: str) -> None:
    assert ability(f"Enhance {cost}: Draw 1 card.").cost == tree(words)


def test_the_older_wording_has_the_same_costs() -> None:
    assert ability("E (5+): Draw 1 card.", "ufs").cost == tree("CheckCost(5)")
    assert ability("E Discard 1 momentum: Draw 1 card.", "ufs").cost == tree("Spend(Sel(1, DOER, (), (MOMENTUM,)))")


# Triggers

EVENTS = [
    ("After you play an attack", f"Event(V_PLAY, YOU, ({ATK},), {PLAYED})"),
    ("After you play an attack card", f"Event(V_PLAY, YOU, ({ATK},))"),
    ("After you play a foundation", "Event(V_PLAY, YOU, (Type((FOUNDATION,)),), notes=(AS_FORM,))"),
    ("After you play a card as a block", "Event(V_PLAY, YOU, notes=(AS_BLOCK,))"),
    ("After you play this card", "Event(V_PLAY, YOU, own=True)"),
    ("After your rival plays an ability", "Event(V_ABILITY, RIVAL)"),
    ("After your rival plays a non-character Enhance ability", "Event(V_ABILITY, RIVAL, character=0, kind=ENHANCE)"),
    ("After you play a Combo ability", "Event(V_ABILITY, YOU, rider='Combo')"),
    ("After you play a Stun ability", "Event(V_ABILITY, YOU, keyword='Stun')"),
    ("After your rival plays an ability on an asset", "Event(V_ABILITY, RIVAL, (Type((ASSET,)),))"),
    (
        "After your rival plays an ability that reduces the speed of your attack",
        "Event(V_ABILITY, RIVAL, does=('lowers speed: rival',))",
    ),
    (
        "After your rival plays an ability that commits or seals a card in your stage",
        f"Either(({PLAYS.format('commits')}, {PLAYS.format('seals in stage')}))",
    ),
    ("After you block with this card", f"Event(V_STATUS, RIVAL, own=True, {BLOCKED})"),
    ("After you completely block an attack", "Event(V_STATUS, RIVAL, notes=(COMPLETELY,))"),
    ("After you block with an asset", f"Event(V_STATUS, RIVAL, {BLOCKED})"),
    ("After you play an asset as a block", "Event(V_PLAY, YOU, (Type((ASSET,)),), notes=(AS_BLOCK,))"),
    ("After your attack is blocked", f"Event(V_STATUS, YOU, {BLOCKED})"),
    ("After your attack is not blocked", "Event(V_STATUS, YOU, notes=(NOT_BLOCKED,))"),
    (
        "After your rival's Kick attack deals 3 or more damage",
        "Event(V_DEAL, RIVAL, (Trait('Kick'),), op='>=', amount=3)",
    ),
    ("After your unblocked attack resolves", "Event(V_RESOLVE, YOU, notes=(NOT_BLOCKED,))"),
    ("After you take damage", "Event(V_LOSE, YOU, via=BY_DAMAGE)"),
    ("After you lose health", "Event(V_LOSE, YOU)"),
    ("After your rival draws 2 or more cards", "Event(V_DRAW, RIVAL, op='>=', amount=2)"),
    (
        "After you discard 1 or more cards due to your rival's effect",
        "Event(V_DISCARD, YOU, via=BY_EFFECT, cause=RIVAL)",
    ),
    ("After you discard a card from your card pool", "Event(V_CLEAR, YOU)"),
    ("After you spend 1 or more momentum", "Event(V_SPEND, YOU)"),
    ("After this card is destroyed", "Event(V_DESTROY, own=True)"),
    (
        "After 1 of your foundations is committed during the Enhance Step",
        "Event(V_COMMIT, YOU, (Type((FOUNDATION,)),), during=ENHANCE_STEP)",
    ),
    ("After you destroy 1 of your rival's assets", "Event(V_DESTROY, RIVAL, (Type((ASSET,)),), cause=YOU)"),
    ("After a card is added to your momentum", "Event(V_MOVE, YOU, to=MOMENTUM)"),
    ("After you build this card", "Event(V_BUILD, YOU, own=True)"),
    ("After you commit this card to pay a cost", "Event(V_COMMIT, YOU, own=True, via=BY_COST)"),
    ("After you make a check", "Event(V_CHECK, YOU)"),
    ("After you make a check to play an attack", f"Event(V_CHECK, YOU, notes=(FOR_FORM,), played=({ATK},))"),
    ("After your rival fails a check", "Event(V_FAIL, RIVAL)"),
    ("After your attack receives a damage bonus", f"Event(V_BONUS, YOU, ({ATK},), notes=(DAMAGE,))"),
    ("After the zone of this attack is changed", "Event(V_SET, attack=True, notes=(ZONE,))"),
    ("At the start of your End Phase", "Moment(END_PHASE, BEGINS, YOU)"),
    ("After your rival's Ready Step", "Moment(READY_STEP, ENDS, RIVAL)"),
    ("Before the Damage Step of your rival's attack", "Event(V_BEFORE_DAMAGE, RIVAL)"),
    ("Before your Combat Phase begins", "Moment(START_PHASE, ENDS, YOU)"),
    ("Before this card would be destroyed", "Before(Event(V_DESTROY, own=True))"),
    (
        "After you draw a card or your attack deals damage",
        "Either((Event(V_DRAW, YOU), Event(V_DEAL, YOU)))",
    ),
]


@pytest.mark.parametrize(("when", "trigger"), EVENTS)
def test_triggers(when: str, trigger: str) -> None:
    assert ability(f"Response: {when}, draw 1 card.").trigger == read_tree(trigger)


def test_a_block_is_asked_what_it_is_when_the_attack_has_become_blocked() -> None:
    """UVS-RULING-33."""
    is_asset = "Is(Ref('block'), (Type((ASSET,)),))"
    blocks = ability("Response: After your rival blocks your low attack with an asset, seal it.")
    assert blocks.trigger == read_tree(f"Event(V_STATUS, YOU, (Zoned(LOW),), {BLOCKED})")
    assert blocks.riders == (read_tree(f"OnlyIf({is_asset})"),)
    assert blocks.does == (read_tree("Seal(Ref('block'))"),)
    by_it = ability("Enhance: If this attack is blocked by an asset, draw 1 card.").does
    waits = f"Event(V_STATUS, attack=True, {BLOCKED})"
    assert by_it == (read_tree(f"Fired({waits}, (Draw(1),), ATTACK_PERIOD, on=TheAttack(), cond={is_asset})"),)
    assert lowered("Response: After your rival does not block with an asset, draw 1 card.").ability is None


@pytest.mark.parametrize(
    ("when", "trigger"),
    [
        ("After your opponent plays an attack", f"Event(V_PLAY, RIVAL, ({ATK},), {PLAYED})"),
        ("After you discard 1 momentum", "Event(V_SPEND, YOU)"),
        ("After this card is added to your staging area", "Event(V_BUILD, YOU, own=True)"),
        ("After you lose vitality", "Event(V_LOSE, YOU)"),
        ("After your opponent's Ready Phase", "Moment(START_PHASE, ENDS, RIVAL)"),
        ("After your opponent's Review Phase", "Moment(REVIEW_STEP, ENDS, RIVAL)"),
    ],
)
def test_triggers_in_the_older_wording(when: str, trigger: str) -> None:
    assert ability(f"R: {when}, draw 1 card.", "ufs").trigger == read_tree(trigger)


def test_this_attack_is_the_card_itself_in_an_attacks_own_response() -> None:
    text = "Response: After this attack deals damage, draw 1 card."
    assert ability(text, on="attack").trigger == read_tree("Event(V_DEAL, own=True)")
    assert ability(text, on="foundation").trigger == read_tree("Event(V_DEAL, attack=True)")


def test_what_no_event_can_say_becomes_a_restriction() -> None:
    second = ability("Response: After you play your second attack this turn, draw 1 card.")
    assert second.trigger == read_tree(f"Event(V_PLAY, YOU, ({ATK},), {PLAYED}, nth=2)")
    assert not second.riders
    weapon = ability("Response: After you block a Weapon attack with this card, draw 1 card.")
    assert weapon.trigger == read_tree(f"Event(V_STATUS, RIVAL, own=True, {BLOCKED})")
    assert weapon.riders == read_tree("(OnlyIf(Is(TheAttack(RIVAL), (Trait('Weapon'),))),)")


# Rules

RULES = [
    (
        "Enhance: This attack cannot be blocked by assets.",
        "Rule(CANNOT, Event(V_PLAY, tests=(Type((ASSET,)),), notes=(AS_BLOCK,)), until=ATTACK_PERIOD)",
    ),
    (
        "Enhance: This attack cannot be completely blocked.",
        "Rule(CANNOT, Event(V_STATUS, attack=True, notes=(COMPLETELY,)), on=TheAttack(), until=ATTACK_PERIOD)",
    ),
    (
        "Enhance: This attack can only be blocked by actions.",
        "Rule(CANNOT, Event(V_PLAY, tests=(Not(Type((ACTION,))),), notes=(AS_BLOCK,)), until=ATTACK_PERIOD)",
    ),
    (
        "Enhance: This attack is unblockable.",
        f"Rule(CANNOT, Event(V_STATUS, attack=True, {BLOCKED}), on=TheAttack(), until=ATTACK_PERIOD)",
    ),
    (
        "Enhance: This attack's damage cannot be reduced by your rival's effects.",
        (
            "Rule(CANNOT, Event(V_PENALTY, attack=True, notes=(DAMAGE,), via=BY_EFFECT, cause=RIVAL, however=True), "
            "on=TheAttack(), until=ATTACK_PERIOD)"
        ),
    ),
    (
        "This card cannot be flipped by rival effects.",
        "Rule(CANNOT, Event(V_FLIP, own=True, via=BY_EFFECT, cause=RIVAL))",
    ),
    (
        "Enhance: Your rival cannot play responses for the rest of this Enhance Step.",
        "Rule(CANNOT, Event(V_ABILITY, RIVAL, kind=RESPONSE), until=ENHANCE_STEP)",
    ),
    (
        "Form: Your next attack ignores progressive difficulty.",
        f"Rule(IGNORES, Event(V_PLAY, YOU, ({ATK},), {PLAYED}), times=1)",
    ),
    (
        "Enhance: Choose 1 rival foundation. It does not ready during your rival's next Ready Step.",
        (
            "Choose(Sel(1, RIVAL, (Type((FOUNDATION,)),))), "
            "Rule(CANNOT, Event(V_READY, during=READY_STEP), on=Ref('chosen'), until=READY_OF_OWNER)"
        ),
    ),
    (
        "Form: You may play 1 attack from your discard pile as your next form.",
        f"Rule(PLAYABLE, Event(V_PLAY, YOU, ({ATK},)), zones=(DISCARDS,), until=NEXT_FORM, times=1)",
    ),
    (
        "Form: Until the end of this turn, your rival must lose 1 health as an additional cost to play cards.",
        "Rule(SURCHARGE, Event(V_PLAY, RIVAL), then=(Lose(1),))",
    ),
    (
        "If this card would be destroyed, flip it instead.",
        "Rule(INSTEAD, Event(V_DESTROY, own=True), then=(Flip(This()),))",
    ),
]


@pytest.mark.parametrize(("text", "words"), RULES)
def test_rules(text: str, words: str) -> None:
    assert does(text) == tree(words)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Response: After your rival passes on playing a block, draw 1 card.", "passes on playing a block"),
        ("Enhance: At the end of this attack, draw 1 card.", "the end of this attack"),
    ],
)
def test_refusals_say_which_words(text: str, words: str) -> None:
    found = lowered(text)
    assert found.ability is None
    assert found.words == words
    assert found.why


def test_what_the_rival_does_to_cards_is_done_to_their_own() -> None:
    """Compared with the tree as it is written: a normal form must not change whose cards are meant."""
    theirs = read_tree("(Commit(Sel(2, DOER, (Type((FOUNDATION,)),)), RIVAL),)")
    assert does("Enhance: Your rival commits 2 foundations.") == theirs
    yours = read_tree("(Commit(Sel(2, RIVAL, (Type((FOUNDATION,)),))),)")
    assert does("Enhance: Commit 2 rival foundations.") == yours
