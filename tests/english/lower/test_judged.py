"""What somebody who read text beside tree found wrong, and how a judge would have it: who, which card, and when."""

from __future__ import annotations

import pytest

from kumite.english.lower.ability import lower_ability
from kumite.english.parse import parse_ability
from kumite.games.universus.english.abilities import written_out
from kumite.games.universus.terms import TYPES
from tests.english.lower.lowering import ability, does, tree

FOUND = "Type((FOUNDATION,))"
NEXT = "Sel(1, YOU, ({0}), (POOL, TRANSIT), next=True)"
ATK = "Type((ATTACK,))"
BLOCKS = "notes=(PARTIALLY, COMPLETELY)"
RESOLVES = "Event(V_RESOLVE, attack=True)"
REVEAL = "Reveal(Sel(1, DOER, (), (DECK,), top=True))"
FIRED = "until=ATTACK_PERIOD, on=TheAttack()"

CARDS = [  # text, the card it is on, its words
    (
        "Enhance: Flip this card. After this attack resolves, unflip it.",
        "foundation",
        f"Flip(This()), Fired({RESOLVES}, (Unflip(This()),), {FIRED})",
    ),
    (
        "Enhance: Commit 1 foundation. After this attack resolves, ready it.",
        "foundation",
        f"Commit(Sel(1, DOER, ({FOUND},))), Fired({RESOLVES}, (Ready(Ref('committed')),), {FIRED})",
    ),
    (
        "Enhance: This attack gets +2 damage. Draw 1 card. It gets +1 speed.",
        "attack",
        "Modify(TheAttack(), DAMAGE, 2), Draw(1), Modify(TheAttack(), SPEED, 1)",
    ),
    (
        (
            "Enhance: Reveal the top card of your deck. If it is an asset, this attack gets +2 damage. If it is a "
            "non-asset, build it face down."
        ),
        "attack",
        (
            f"{REVEAL}, If(Is(Ref('revealed'), (Type((ASSET,)),)), (Modify(TheAttack(), DAMAGE, 2),)), "
            f"If(Is(Ref('revealed'), (Not(Type((ASSET,))),)), (Build(Ref('revealed'), facing='down'),))"
        ),
    ),
    (
        (
            "Enhance: Reveal the top card of your deck. If that card has no block, this attack gets +1 speed. "
            "If it has a block, change the zone of this attack."
        ),
        "attack",
        (
            f"{REVEAL}, If(Is(Ref('revealed'), (Not(HasBlock()),)), (Modify(TheAttack(), SPEED, 1),)), "
            "If(Is(Ref('revealed'), (HasBlock(),)), (ChangeZone(TheAttack()),))"
        ),
    ),
    (
        "Enhance: Mill 3. If you milled an asset this way, add it to your hand.",
        "asset",
        (
            "Mill(3), If(Some(Ref('milled'), (Type((ASSET,)),)), "
            "(Move(Sel(1, DOER, (Among('milled'), Type((ASSET,))), (DISCARDS,)), HAND),))"
        ),
    ),
    (
        "Enhance: Look at the top 3 cards of your deck. Discard 1 of them at random.",
        "asset",
        "Look(Sel(3, DOER, (), (DECK,), top=True)), Discard(Sel(1, DOER, (Among('looked at'),), (DECK,), random=True))",
    ),
    (
        "Blitz: This attack gets +X speed. X equals the printed damage of the attack preceding this attack.",
        "attack",
        f"Modify(TheAttack(), SPEED, X()), Let(Value(Sel(1, YOU, ({ATK}, Beside()), (POOL,)), DAMAGE, True))",
    ),
    (
        "Enhance: If the card preceding this attack has no abilities, remove it.",
        "attack",
        (
            "If(Has(Sel(1, YOU, (Beside(), State('with no abilities')), (POOL,))), "
            "(Remove(Sel(1, DOER, (Beside(),), (POOL,))),))"
        ),
    ),
    (
        "Enhance: If this is the third card in your card pool, draw 1 card.",
        "attack",
        "If(Has(Sel(1, YOU, (Beside(False),), (POOL,)), '=', 2), (Draw(1),))",
    ),
    (
        (
            "Enhance: Ready all assets committed to pass the check to play your attack that have not been readied this "
            "Combat Phase."
        ),
        "attack",
        (
            "Ready(Sel(99, DOER, (Type((ASSET,)), CommittedFor(TheAttack(YOU)), "
            "Not(State('readied this Combat Phase'))), every=True))"
        ),
    ),
    (
        (
            "Form: Choose 1 action in your discard pile. If there are no copies of that action in your discard pile, "
            "add it to your hand."
        ),
        "asset",
        (
            "Choose(Sel(1, DOER, (Type((ACTION,)),), (DISCARDS,))), "
            "If(Has(Sel(1, YOU, (CopyOf('chosen'), Not(Ref('chosen'))), (DISCARDS,)), '=', 0), "
            "(Move(Ref('chosen'), HAND),))"
        ),
    ),
    (
        "Enhance: Add 1 asset from your discard pile to the beginning of your card pool.",
        "attack",
        "Move(Sel(1, DOER, (Type((ASSET,)),), (DISCARDS,)), POOL, top=True)",
    ),
    (
        "This attack may only be blocked by cards that share a symbol with it.",
        "attack",
        (
            "Rule(CANNOT, Event(V_PLAY, tests=(Not(Shares(This())),), notes=(AS_BLOCK,)), "
            "cond=Is(This(), (State('current'),)))"
        ),
    ),
    (
        "Response: After you block a Ranged attack with this card, it gets -2 damage.",
        "attack",
        "Modify(TheAttack(), DAMAGE, -2)",
    ),
    ("Response: After you block a Ranged attack with this card, add it to your hand.", "attack", "Move(This(), HAND)"),
    (
        "Enhance: Your Slam attack gets +2 damage. You may discard 1 momentum to give it Stun: 3.",
        "foundation",
        (
            "Modify(TheAttack(YOU, (Trait('Slam'),)), DAMAGE, 2), "
            "May((Grant(TheAttack(YOU, (Trait('Slam'),)), keyword=Keyword('Stun', rating=3)),), price=(Spend(),))"
        ),
    ),
]


@pytest.mark.parametrize(("text", "on", "meant"), CARDS)
def test_which_card(text: str, on: str, meant: str) -> None:
    assert does(text, on=on) == tree(meant)


PLAYERS = [
    (
        "Form: Each player discards 1 card. If your rival discarded a foundation this way, draw 1 card.",
        (
            f"ByBoth(Discard(Sel(1, DOER, (), (HAND,)))), "
            f"If(Has(Sel(1, RIVAL, (Among('discarded'), {FOUND}), (DISCARDS,))), (Draw(1),))"
        ),
    ),
    (
        "Form: Each player discards 1 card. Gain 1 health for each card discarded this way.",
        "ByBoth(Discard(Sel(1, DOER, (), (HAND,)))), Gain(Bound('discarded'))",
    ),
    (
        "Form: Both players discard their hands and then draw cards equal to the number of cards discarded.",
        (
            "ByBoth(Discard(Sel(99, DOER, (), (HAND,), every=True))), "
            "ByBoth(Draw(Count(Sel(1, YOU, (Among('discarded'),), (DISCARDS,)))))"
        ),
    ),
    (
        "Response: After your rival plays an ability on one of their foundations, commit all copies of that card.",
        "Commit(Sel(99, ANY, (CopyOf('event'),), every=True))",
    ),
    (
        "Enhance: Add 1 asset from its owner's stage to their momentum.",
        "Move(Sel(1, ANY, (Type((ASSET,)),)), MOMENTUM)",
    ),
    (
        "Enhance: Commit all copies of this card.",
        "Commit(Sel(99, DOER, (CopyOf('this'),), every=True))",
    ),
    (
        "Enhance: Players cannot add cards to their hand this turn.",
        "Rule(CANNOT, Event(V_MOVE, to=HAND), until=TURN)",
    ),
    (
        "Enhance: Your rival discards 1 card or you draw 1 card.",
        "Or(((Discard(Sel(1, DOER, (), (HAND,)), RIVAL),), (Draw(1),)))",
    ),
    (
        "Form: Draw 1 card. You may discard 1 foundation. If you do, draw 2 cards instead.",
        f"May((Discard(Sel(1, DOER, ({FOUND},), (HAND,))),)), If(Did(), (Draw(2),), (Draw(1),))",
    ),
    (
        "Form: If the next card you try to play this turn is an attack, draw 1 card.",
        f"Fired(Coming(), (If(Is(Ref('event'), ({ATK},)), (Draw(1),)),), on={NEXT.format('')})",
    ),
]


@pytest.mark.parametrize(("text", "meant"), PLAYERS)
def test_whose(text: str, meant: str) -> None:
    assert does(text) == tree(meant)


TIMES = [
    (
        "Enhance: If this attack deals damage, you may build it committed during the End Phase.",
        "attack",
        (
            "Fired(Event(V_DEAL, attack=True), "
            f"(Fired(Moment(END_PHASE), (May((Build(This(), committed=True),)),), on=This()),), {FIRED})"
        ),
    ),
    (
        "Enhance: Add your attack to your momentum during the End Phase.",
        "asset",
        "Choose(TheAttack(YOU)), Fired(Moment(END_PHASE), (Move(Ref('chosen'), MOMENTUM),), on=Ref('chosen'))",
    ),
    (
        (
            "Response: After you make a check to play an attack, it gets +2. "
            "Add that attack from your card pool to your momentum during the End Phase."
        ),
        "asset",
        (
            "AddToCheck(2), Choose(Ref('tried')), "
            "Fired(Moment(END_PHASE), (Move(Sel(1, DOER, (Ref('chosen'),), (POOL,)), MOMENTUM),))"
        ),
    ),
    (
        "Enhance: If this attack deals no damage, add it to your momentum after it resolves.",
        "attack",
        f"Fired(Event(V_RESOLVE, attack=True, op='=', amount=0), (Move(TheAttack(), MOMENTUM),), {FIRED})",
    ),
    (
        "Enhance: If this attack is partially blocked, remove it before the Damage Step.",
        "asset",
        (
            "Fired(Event(V_STATUS, attack=True, notes=(PARTIALLY,)), "
            f"(Fired(Event(V_BEFORE_DAMAGE, attack=True), (Remove(TheAttack()),), {FIRED}),), {FIRED})"
        ),
    ),
    (
        "Enhance: The next time you commit a foundation during this Enhance Step, draw 1 card.",
        "asset",
        f"Fired(Event(V_COMMIT, YOU, ({FOUND},)), (Draw(1),), until=ENHANCE_STEP)",
    ),
    (
        "Enhance: This attack gets +3 speed. If it deals damage to a backup, draw 1 card.",
        "asset",
        "Modify(TheAttack(), SPEED, 3), Fired(Event(V_TIRE, via=BY_DAMAGE), (Draw(1),), until=ATTACK_PERIOD)",
    ),
    (
        "Enhance: If the next attack you try to play is a mid attack, it gets -1 difficulty.",
        "asset",
        (
            f"Fired(Coming(), (If(Is(Ref('event'), ({ATK}, Zoned(MID))), (Modify(Ref('event'), DIFFICULTY, -1),)),), "
            f"on={NEXT.format(f'{ATK},')})"
        ),
    ),
    (
        "Form: Play this attack. Flip this attack after it resolves.",
        "attack",
        "PlayNow(This()), Fired(Event(V_RESOLVE, own=True), (Flip(This()),), on=This())",
    ),
    (
        (
            "Response: After you spend 2 or more momentum, remove them. "
            "Add the cards removed this way to your momentum at the start of the End Phase."
        ),
        "asset",
        "Remove(Ref('event all')), Fired(Moment(END_PHASE), (Move(Ref('removed'), MOMENTUM),))",
    ),
]


@pytest.mark.parametrize(("text", "on", "meant"), TIMES)
def test_when(text: str, on: str, meant: str) -> None:
    assert does(text, on=on) == tree(meant)


def test_the_first_attack_is_the_first_one_played() -> None:
    made = ability("Response: After your first attack this turn resolves, draw 1 card.")
    assert (made.trigger,) == tree("Event(V_RESOLVE, YOU, (FirstPlayed(),))")
    assert not made.riders
    played = ability("Response: After you play your first attack this turn, draw 1 card.")
    assert (played.trigger,) == tree(f"Event(V_PLAY, YOU, ({ATK},), notes=(AS_FORM, AS_REVERSAL), nth=1)")
    assert not played.riders


def test_health_that_is_raised_is_gained() -> None:
    gains = ability("Response: After your rival plays an Enhance ability that increases their health, cancel it.")
    assert (gains.trigger,) == tree("Event(V_ABILITY, RIVAL, does=('gains health: own',), kind=ENHANCE)")
    loses = ability("Response: After your rival plays an ability that reduces your health, cancel it.")
    assert (loses.trigger,) == tree("Event(V_ABILITY, RIVAL, does=('loses health: rival',))")


DEALT = "Past(Event(V_LOSE, RIVAL, via=BY_DAMAGE))"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("you dealt damage to your rival this turn", DEALT),
        ("you dealt damage to your rival with an attack this turn", DEALT),
        ("your attack has dealt damage to your rival this turn", DEALT),
        ("you have not dealt damage to your rival this turn", f"No({DEALT})"),
        ("you have dealt damage this turn", "Past(Event(V_DEAL, YOU))"),
        ("you dealt damage with a Throw attack this turn", "Past(Event(V_DEAL, YOU, (Kw('Throw'),)))"),
    ],
)
def test_whom_damage_was_dealt_to(said: str, meant: str) -> None:
    assert does(f"Form: If {said}, draw 1 card.") == tree(f"If({meant}, (Draw(1),))")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("a zone of your choice", "ChangeZone(TheAttack(), same=True)"),
        ("any zone", "ChangeZone(TheAttack(), same=True)"),
        ("any other zone", "ChangeZone(TheAttack())"),
        ("another zone of your choice", "ChangeZone(TheAttack())"),
        ("high or low", "ChangeZone(TheAttack(), (LOW, HIGH))"),
    ],
)
def test_zones_to_choose_from(said: str, meant: str) -> None:
    assert does(f"Enhance: Change this attack's zone to {said}.") == tree(meant)


@pytest.mark.parametrize(
    ("cost", "zone"),
    [
        ("Discard this card from your momentum", "MOMENTUM"),
        ("Discard this card from your hand", "HAND"),
        ("Remove this card from your discard pile", "DISCARDS"),
    ],
)
def test_a_card_that_pays_from_a_zone_is_played_there(cost: str, zone: str) -> None:
    assert ability(f"Enhance {cost}: Draw 1 card.").riders == tree(f"In({zone})")
    assert not ability("Enhance Discard 1 momentum: Draw 1 card.").riders
    assert not ability("Enhance Clear this card from your card pool: Draw 1 card.", on="attack").riders


def test_who_may_do_something_else_instead_and_does_not() -> None:
    text = "Enhance: Draw 1 card. If it is your turn, you may discard 1 card to draw 2 cards instead."
    price = "price=(Discard(Sel(1, DOER, (), (HAND,))),)"
    meant = f"If(During(NOBODY, YOU), (May((Draw(2),), {price}), If(No(Did()), (Draw(1),))), (Draw(1),))"
    assert does(text) == tree(meant)


def test_where_a_text_without_brackets_functions() -> None:
    made = ability("After you play an attack, it gets +1 damage while this card is in your card pool.", on="attack")
    event = f"Event(V_PLAY, YOU, ({ATK},), notes=(AS_FORM, AS_REVERSAL))"
    assert made.does == tree(f"Fired({event}, (Modify(Ref('event'), DAMAGE, 1),))")
    assert made.riders == tree("In(POOL)")


COME_BACK = [
    "Form: Both players discard their hands and then draw cards equal to the number of cards discarded.",
    "Form: Each player discards 1 card. If your rival discarded a foundation this way, draw 1 card.",
    "Enhance: Change this attack's zone to a zone of your choice.",
    "Enhance: Add your attack to your momentum during the End Phase.",
    "Enhance: Add 1 asset from your discard pile to the beginning of your card pool.",
    "Response: After your first attack this turn resolves, build it committed.",
    "Enhance Discard this card from your momentum: Draw 1 card.",
    "Enhance: Mill 3. If you milled an asset this way, add it to your hand.",
]


@pytest.mark.parametrize("text", COME_BACK)
def test_these_are_printed_as_they_are_read(text: str) -> None:
    made = ability(text)
    again = lower_ability(parse_ability(written_out(made), "universus"), TYPES.index("foundation"))
    assert again.ability == made, written_out(made)
