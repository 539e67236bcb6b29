"""The older wording: what it says in its own way is what the newer one says, and what only it says has a tree."""

from __future__ import annotations

import pytest

from kumite.games.universus.trees.reading import read_tree
from tests.english.lower.lowering import ability, does, lowered, tree

SAME = [  # the type of the card, the older text, the newer one
    (
        "foundation",
        "E: If your attack deals damage, your opponent destroys 1 of their foundations of assets.",
        "Enhance: If your attack deals damage, your rival destroys 1 of their foundations or assets.",
    ),
    (
        "attack",
        "E: This attack deals damage, draw 1 card.",
        "Enhance: If this attack deals damage, draw 1 card.",
    ),
    (
        "foundation",
        "E: Choose 1 foundation. Your attack gets +X damage, where X is the chosen foundaiton's check value.",
        "Enhance: Choose 1 foundation. Your attack gets +X damage. X equals the chosen foundation's check value.",
    ),
    (
        "foundation",
        "R: After your foundation would be destroyed or flipped, commit it instead.",
        "Response: Before your foundation would be destroyed or your foundation would be flipped, commit it instead.",
    ),
    (
        "foundation",
        "E Destroy: Draw 1 card. Playable while committed if you have no foundations.",
        "Enhance [Tenacious] Destroy: Draw 1 card. Only playable if this card is ready or you have no foundations.",
    ),
    (
        "attack",
        "After this card is played draw 1 card.",
        "After this card is played, draw 1 card.",
    ),
    (
        "foundation",
        "E: Flip 1 of your opponents foundations.",
        "Enhance: Flip 1 rival foundation.",
    ),
    (
        "foundation",
        "R: After your opponents Ready Phase, draw 1 card.",
        "Response: After your rival's Start Phase, draw 1 card.",
    ),
    (
        "foundation",
        "E Commit: Draw 1 card. Only playable on your attack.",
        "Enhance [Your attack] Commit: Draw 1 card.",
    ),
    (
        "foundation",
        "E: Draw 1 card. Only playable when you have 2 or more assets.",
        "Enhance: Draw 1 card. Only playable if you have 2 or more assets.",
    ),
    (
        "foundation",
        "E (once per turn): Draw 1 card. Playable even while this card is committed.",
        "Enhance [Once per turn]: Draw 1 card. Playable while committed.",
    ),
    (
        "foundation",
        "E: Draw 1 card. Playable by any player.",
        "Enhance: Draw 1 card. Playable by either player.",
    ),
    (
        "foundation",
        "R: After your opponent plays a non-attack, draw 1 card.",
        "Response: After your rival plays a non-attack card, draw 1 card.",
    ),
    (
        "foundation",
        "R: After you check a non-attack, non-asset card, draw 1 card.",
        "Response: After you check a non-attack non-asset card, draw 1 card.",
    ),
    (
        "foundation",
        "E Discard 1 momentum card: Take 1 attack from your discard pile. Add it to your hand.",
        "Enhance Spend 1 momentum: Add 1 attack from your discard pile to your hand.",
    ),
    (
        "foundation",
        "Gender F E: If your opponent's character is 'G:M', draw 1 card.",
        "Enhance: If your rival's character is male, draw 1 card. Only playable if your character is female.",
    ),
    (
        "foundation",
        "R Remove: After you check this card to play a Kick attack, that attack gets +2 damage.",
        "Response [Discard Pile] Remove: After you check this card to play a Kick attack, that attack gets +2 damage.",
    ),
    (
        "foundation",
        "E Flip: If there are 5 or fewer cards left in your deck, draw 1 card.",
        "Enhance Flip: If you have 5 or fewer cards in your deck, draw 1 card.",
    ),
    (
        "foundation",
        "F: Discard all multiple copies from your card pool.",
        "Form: Clear all cards from your card pool that are multiple copies.",
    ),
    (
        "attack",
        "E: This attack gets +1 speed. Each of this attack's multiple copies also gains this enhance.",
        "Enhance: This attack gets +1 speed. Multiple copies of this attack gain this ability.",
    ),
    (
        "attack",
        "E: This attack gets +1 speed. Multiple copies gain this ability.",
        "Enhance: This attack gets +1 speed. Multiple copies of this attack gain this ability.",
    ),
    (
        "asset",
        "Once per turn, after this asset is committed due to your opponent's effect, ready it.",
        "Once per turn, when this card is committed by your rival's effect, ready this card.",
    ),
    (
        "foundation",
        "R Commit: After your opponent plays an enhance that would let them gain vitality, cancel its effects.",
        "Response Commit: After your rival plays an Enhance ability that makes them gain health, cancel that ability.",
    ),
    (
        "foundation",
        "E Commit: The control check to play your next Kick attack this turn gets +2.",
        "Enhance Commit: Your next check to play a Kick attack gets +2.",
    ),
    (
        "foundation",
        "E Commit: Your next attack's control check this turn gets +2.",
        "Enhance Commit: Your next check to play an attack gets +2.",
    ),
    (
        "foundation",
        "E Commit: Your next attack this turn gets +2 damage and +1 to the control check to play it.",
        "Enhance Commit: Your next attack gets +2 damage. Your next check to play an attack gets +1.",
    ),
    (
        "attack",
        "E: This attack gets +2 speed for each Kick attack and +1 damage for each Punch attack in your card pool.",
        (
            "Enhance: This attack gets +2 speed for each Kick attack in your card pool. This attack "
            "gets +1 damage for "
            "each Punch attack in your card pool."
        ),
    ),
    (
        "foundation",
        "E: This attack gets Stun: X. X equals 9 minus your starting character's printed hand size.",
        "Enhance: This attack gains Stun: X. X equals 9 minus your character's printed hand size.",
    ),
    (
        "foundation",
        "E Commit: Your attack with 3 or less printed damage gets Safe.",
        "Enhance Commit: Your attack with a printed damage of 3 or less gains Safe.",
    ),
    (
        "character",
        "R: After you discard 3 or more momentum as a cost for an ability, gain 1 vitality.",
        "Response: After you spend 3 or more momentum to pay the cost of an ability, gain 1 health.",
    ),
    (
        "foundation",
        "F Commit: Both players take all assets in their card pools and add them to their hands.",
        "Form Commit: Both players add all assets from their card pool to their hand.",
    ),
    (
        "foundation",
        "E Commit: Look at your momentum and rearrange it.",
        "Enhance Commit: Look at all your momentum. Rearrange all your momentum in any order.",
    ),
    (
        "asset",
        "Players may not play more than 3 assets each turn.",
        (
            "While you have played 3 or more assets this turn, you cannot play an asset. While your "
            "rival has played 3 or "
            "more assets this turn, your rival cannot play an asset."
        ),
    ),
    (
        "foundation",
        "E: If you have 4 or fewer foundations, ready up to 2 of them.",
        "Enhance: If you have 4 or fewer foundations in your stage, ready up to 2 foundations.",
    ),
    (
        "foundation",
        "E: If you have fewer cards in your hand than your printed hand size, draw 1 card.",
        "Enhance: If the number of cards in your hand is less than your character's printed hand size, draw 1 card.",
    ),
    (
        "foundation",
        "F: Control checks to play your attacks this turn cannot be modified by card effects.",
        "Form: Until the end of the turn, your checks to play an attack cannot be modified.",
    ),
    (
        "asset",
        "While this card is ready, each player gets +1 hand size.",
        "While this card is ready, your hand size gets +1. While this card is ready, your rival's hand size gets +1.",
    ),
    (
        "foundation",
        "F Commit: Progressive difficulty does not apply to your next attack this turn.",
        "Form Commit: Your next attack ignores progressive difficulty.",
    ),
    (
        "foundation",
        "R (5+): Before you make a control check to play an asset, that check gets +1.",
        "Response Check 5: After you try to play an asset, your next check to play an asset gets +1.",
    ),
    (
        "foundation",
        (
            "R Destroy: After your opponent plays a Weapon attack, choose a keyword on that attack. That "
            "attack loses the chosen "
            "keyword until the end of this turn."
        ),
        (
            "Response Destroy: After your rival plays a Weapon attack, that attack loses 1 keyword of your "
            "choice until the end "
            "of the turn."
        ),
    ),
    (
        "foundation",
        "E: This attack gets +2 to all keyword ratings printed on it.",
        "Enhance: This attack gets +2 to all keyword ratings printed on it.",
    ),
    (
        "asset",
        "After this asset is removed from your staging area due to your opponent's effect, gain 1 vitality.",
        "When this card leaves your stage by your rival's effect, gain 1 health.",
    ),
    (
        "asset",
        "This card cannot be removed from your staging area by effects.",
        "This card cannot leave your stage due to effects.",
    ),
    (
        "foundation",
        "R: After an asset is added to or removed from your staging area, draw 1 card.",
        "Response: After an asset enters or leaves your stage, draw 1 card.",
    ),
    (
        "foundation",
        "E Commit: Your control checks to block this attack cannot be modified by your opponent's effects.",
        "Enhance Commit: Your checks to block cannot be modified by your rival until this attack resolves.",
    ),
    (
        "attack",
        "E: If the top card of your discard pile is an asset, add it to your hand. If it is not, draw 1 card.",
        "Enhance: If the top card of your discard pile is an asset, add it to your hand. Otherwise, draw 1 card.",
    ),
    (
        "attack",
        "E: If you have 2 or fewer assets, draw 1 card. If you have 3 or more, gain 2 vitality.",
        "Enhance: If you have 2 or fewer assets, draw 1 card. If you have 3 or more assets, gain 2 health.",
    ),
    (
        "foundation",
        "R: After you check an asset, re-check. (Only one re-check per control check)",
        "Response: After you check an asset, re-check.",
    ),
    (
        "asset",
        "F: Gain 1 vitality. Any player may play this ability.",
        "Form: Gain 1 health. Playable by either player.",
    ),
    (
        "foundation",
        (
            "F: The next time you attempt to play an asset with a printed difficulty of 5 or more this turn, the "
            "control check to play it passes (no check necessary)."
        ),
        (
            "Form: The next asset with a printed difficulty of 5 or more you attempt to play this turn passes "
            "(no check necessary)."
        ),
    ),
    (
        "foundation",
        "E: Return this attack zone to its printed zone.",
        "Enhance: Return this attack's zone to its printed value.",
    ),
    (
        "foundation",
        "R Flip: After an attack with a keyword rating is played, draw 1 card.",
        "Response Flip: After an attack with a keyword rating of 1 or more is played, draw 1 card.",
    ),
]


@pytest.mark.parametrize(("on", "older", "newer"), SAME)
def test_both_wordings_have_one_tree(on: str, older: str, newer: str) -> None:
    assert ability(older, "ufs", on) == ability(newer, on=on)


COPIES = "Sel(99, ANY, (TheNamed(),), (STAGE, POOL), every=True)"
TREES = [
    (
        ("F Commit: Name an asset. All copies of that asset have a blank text box for the rest of this turn."),
        f"Name('card', type=ASSET), Strip({COPIES}, until=TURN, plain=True)",
    ),
    (
        "F Remove: Name a card. Flip all copies of that card.",
        "Name('card'), Flip(Sel(99, ANY, (TheNamed(),), every=True))",
    ),
    (
        "E: Your attack gets +1 damage for each asset added to your staging area this turn.",
        "Modify(TheAttack(YOU), DAMAGE, TallyCards(Event(V_BUILD, YOU, (Type((ASSET,)),))))",
    ),
    (
        (
            "R Commit: After your opponent reduces the damage of your attack, draw X cards. X equals the "
            "amount your attack's damage was reduced by."
        ),
        "Draw(X()), Let(Bound('event'))",
    ),
    (
        (
            "E: Your attack gets +X damage. X equals double the amount your attack's speed was reduced "
            "by this Enhance Step."
        ),
        (
            "Modify(TheAttack(YOU), DAMAGE, X()), "
            "Let(Times(2, Tally(Event(V_PENALTY, attack=True, notes=(SPEED,)), True, ENHANCE_STEP)))"
        ),
    ),
    (
        "F Commit: Your opponent is considered to be at Desperation for the rest of this turn.",
        "Desperate(RIVAL)",
    ),
    (
        (
            "R Flip: After your opponent plays an ability that draws cards, they may not play copies of "
            "that ability this turn."
        ),
        "Rule(CANNOT, Event(V_ABILITY, RIVAL, same='copy'))",
    ),
    (
        "E: Your attack gets +1 damage for each foundation with more than 1 copy in your staging area.",
        ("Modify(TheAttack(YOU), DAMAGE, Count(Sel(1, YOU, (Type((FOUNDATION,)), Shares(Sel(1, YOU), 'name')))))"),
    ),
    (
        "E: If you have 2 copies of a card in your staging area, draw 1 card.",
        "If(Has(Sel(1, YOU, (Shares(Sel(1, YOU), 'name'),))), (Draw(1),))",
    ),
    (
        "E: Your opponent's character gains 1 resource symbol of your choice for the rest of this turn.",
        "Name('symbol'), GainNamed(Yours(RIVAL), 'symbol', TURN)",
    ),
    (
        "R: After your opponent makes a control check to play an ability, that check gets -1.",
        "AddToCheck(-1)",
    ),
    (
        "R: After this foundation is committed to pass a control check to play an attack, that attack gets +2 damage.",
        "Modify(Ref('tried'), DAMAGE, 2)",
    ),
    (
        ("R: After your opponent discards 2 or more momentum, they lose 1 vitality for each momentum discarded."),
        "Lose(Bound('event'), RIVAL)",
    ),
    (
        "E Destroy: Your next control check this turn is successful.",
        "Rule(AUTOMATIC, Event(V_CHECK, YOU), times=1)",
    ),
    (
        "R: Before you take damage from a Ranged attack, reduce the damage you would take by 3 (minimum 1).",
        "Rule(REDUCES, Event(V_LOSE, YOU, via=BY_DAMAGE), Cap(Minus(Bound('event'), 1), 3, 0), times=1)",
    ),
    (
        "R: After this attack is blocked, your next Ranged attack is unblockable.",
        (
            "Fired(Event(V_ENTER, YOU, (Trait('Ranged'),)), (Rule(CANNOT, Event(V_STATUS, attack=True, "
            "notes=(PARTIALLY, COMPLETELY)), on=TheAttack(), until=ATTACK_PERIOD),))"
        ),
    ),
    (
        "E Commit: Choose an attack zone. The next Kick attack played this turn with the chosen zone gets -3 damage.",
        (
            "Name('zone'), Modify(Sel(1, ANY, (Type((ATTACK,)), Trait('Kick'), OfNamed('zone')), (POOL, TRANSIT), "
            "next=True), DAMAGE, -3, TURN)"
        ),
    ),
    (
        "E Discard 1 momentum: Each player may only play 1 more enhance this Enhance Step.",
        (
            "Fired(Event(V_ABILITY, YOU, kind=ENHANCE), (Rule(CANNOT, Event(V_ABILITY, YOU, kind=ENHANCE), "
            "until=ENHANCE_STEP),), until=ENHANCE_STEP), "
            "Fired(Event(V_ABILITY, RIVAL, kind=ENHANCE), (Rule(CANNOT, Event(V_ABILITY, RIVAL, kind=ENHANCE), "
            "until=ENHANCE_STEP),), until=ENHANCE_STEP)"
        ),
    ),
    (
        (
            "E Reveal 1 attack from your hand: Your attack gains all keywords and their ratings printed on "
            "the revealed attack."
        ),
        "GainKeywords(TheAttack(YOU), Ref('revealed'))",
    ),
    ("R: After your opponent plays an attack, it loses all non-keyword abilities.", "Strip(Ref('event'), plain=True)"),
    (
        "E: If you did not commit any foundations to pass the control check to play this attack, draw 1 card.",
        "If(Has(Sel(1, YOU, (Type((FOUNDATION,)), CommittedFor(TheAttack()))), '=', 0), (Draw(1),))",
    ),
    (
        "E: Gain 2 vitality. The discarded card is considered to have been reviewed. Discard 1 card.",
        None,
    ),
    (
        "E: Discard 1 card. The discarded card is considered to have been reviewed.",
        "Discard(Sel(1, DOER, (), (HAND,)), review=True)",
    ),
    (
        "R Destroy: After your opponent plays an attack, you may draw 1 card and your opponent loses 1 vitality.",
        "May((Draw(1),)), Lose(1, RIVAL)",
    ),
    ("R: After your opponent plays an attack, you may draw 1 card and it gets +1 damage.", None),
    ("E: Put 1 Multiple copy of this attack on top of your deck.", None),
    ("R Flip: After an attack with a keyword rating of 3 or less is played, draw 1 card.", None),
    (
        "You may choose not to clear this foundation during the End Phase.",
        "Rule(CANNOT, Event(V_CLEAR, own=True, during=END_PHASE), may=True)",
    ),
    ("R: After your opponent plays a form, cancel the effects of that attack.", None),
    (
        (
            "E Flip: If this attack deals damage, you may choose not to clear this attack from your card pool "
            "during the End Phase."
        ),
        (
            "Fired(Event(V_DEAL, attack=True), (Rule(CANNOT, Event(V_CLEAR, during=END_PHASE), "
            "on=TheAttack(YOU), may=True),), ATTACK_PERIOD, on=TheAttack())"
        ),
    ),
    (
        "R: After your opponent plays a Weapon attack, reduce all keyword ratings on that attack to 0.",
        "Rate(Ref('event'), '', 0, to=True)",
    ),
    (
        "R: After you play a foundation, all block modifiers get -2 for the rest of this turn.",
        "Modify(Sel(99, ANY, (), (POOL, TRANSIT), every=True), BLOCK, -2, TURN)",
    ),
    (
        (
            "E: Add 1 asset from your discard pile to your hand. Your control checks to play copies of that "
            "asset get +1 for the rest of this turn."
        ),
        (
            "Move(Sel(tests=(Type((ASSET,)),), zones=(DISCARDS,)), HAND), "
            "CheckBonus(1, purposes=(FOR_FORM, FOR_BLOCK), times=-1, tests=(CopyOf('moved'),))"
        ),
    ),
    ("R Flip: After a player makes a check, they re-check.", "Recheck()"),
    (
        "R: After a player plays an attack, it gets -1 damage or -1 speed (their choice).",
        "Or(((Modify(Ref('event'), DAMAGE, -1),), (Modify(Ref('event'), SPEED, -1),)), THAT_PLAYER)",
    ),
    (
        "R: After your opponent plays an attack, it gets +1 or -1 speed (their choice).",
        "Or(((Modify(Ref('event'), SPEED, 1),), (Modify(Ref('event'), SPEED, -1),)), RIVAL)",
    ),
    ("R: After your opponent plays an attack, it gets -1 speed (their choice).", None),
    ("E: Your attack gets -1 damage or -1 speed (their choice).", None),
]


@pytest.mark.parametrize(("text", "wanted"), TREES)
def test_what_the_older_wording_says(text: str, wanted: str | None) -> None:
    if wanted is None:
        assert lowered(text, "ufs").ability is None
    else:
        assert does(text, "ufs") == tree(wanted)


RULES = [
    (
        "attack",
        "Only playable if you have played at least 1 other Kick attack this turn.",
        (
            "Rule(CANNOT, Event(V_PLAY, own=True), "
            "cond=No(Past(Event(V_PLAY, YOU, (Type((ATTACK,)), Trait('Kick'), State('other')), "
            "notes=(AS_FORM, AS_REVERSAL)))))"
        ),
    ),
    ("character", "Your abilities cannot be canceled by card effects.", "Rule(CANNOT, Event(V_CANCEL, YOU))"),
    (
        "asset",
        "While this card is ready, all control checks get +1.",
        "CheckBonus(1, ANY, times=NOBODY, cond=Is(This(), (State('ready'),)))",
    ),
    (
        "asset",
        "While this card is ready, players may not play abilities on assets that have more than 1 copy in play.",
        (
            "Rule(CANNOT, Event(V_ABILITY, tests=(Type((ASSET,)), Shares(Sel(1, ANY), 'name'))), "
            "cond=Is(This(), (State('ready'),)))"
        ),
    ),
    (
        "asset",
        "If this card blocks an attack with Stun, draw 1 card.",
        (
            "Fired(Event(V_STATUS, RIVAL, own=True, notes=(PARTIALLY, COMPLETELY)), (Draw(1),), "
            "cond=Is(TheAttack(RIVAL), (Kw('Stun'),)))"
        ),
    ),
    (
        "asset",
        "While this card is ready, you may commit Weapon assets as if they were foundations to pass control checks.",
        (
            "Rule(AS_THOUGH, Event(V_COMMIT, YOU, (Type((ASSET,)), Trait('Weapon')), via=BY_CHECK), "
            "cond=Is(This(), (State('ready'),)))"
        ),
    ),
]


@pytest.mark.parametrize(("on", "text", "wanted"), RULES)
def test_what_is_there_all_the_time(on: str, text: str, wanted: str) -> None:
    assert does(text, "ufs", on) == tree(wanted)


@pytest.mark.parametrize("on", ["foundation", "asset"])
def test_a_restriction_by_itself_is_an_attacks(on: str) -> None:
    assert "restricted" in lowered("Only playable if you have played an attack this turn.", "ufs", on).why


TRIGGERS = [
    ("After you cancel an Enhance ability", "Event(V_CANCEL, cause=YOU, kind=ENHANCE)"),
    ("After your opponent cancels 1 of your card effects", "Event(V_CANCEL, YOU, cause=RIVAL)"),
    ("After you make a control check to play an ability", "Event(V_CHECK, YOU, notes=(FOR_COST,))"),
    (
        "After your opponent modifies your control check",
        "Event(V_SWAY, YOU, cause=RIVAL)",
    ),
    (
        "After you gain 1 or more momentum due to a card effect",
        "Event(V_MOVE, YOU, via=BY_EFFECT, to=MOMENTUM)",
    ),
    ("After you play a symbol-specific ability", "Event(V_ABILITY, YOU, rider='ForSymbol')"),
    (
        "After your opponent chooses not to block your Weapon attack",
        "Event(V_STATUS, YOU, (Trait('Weapon'),), notes=(NOT_BLOCKED,))",
    ),
    ("Before you take damage from an unblocked attack", "Event(V_BEFORE_TAKE, RIVAL, notes=(NOT_BLOCKED,))"),
]


@pytest.mark.parametrize(("event", "wanted"), TRIGGERS)
def test_what_the_older_wording_waits_for(event: str, wanted: str) -> None:
    assert ability(f"R: {event}, gain 1 vitality.", "ufs").trigger == read_tree(wanted)


def test_copies_of_your_attack_are_others_than_it() -> None:
    text = "E: Draw 1 card. Only playable if you have no other copies of your attack in your card pool."
    asked = "(OnlyIf(Has(Sel(1, YOU, (CopyOf('attack'), Not(TheAttack())), (POOL,)), '=', 0)),)"
    assert ability(text, "ufs").riders == read_tree(asked)


def test_the_block_is_of_the_named_type_not_the_attack() -> None:
    text = "E: Name a card type. If your opponent blocks your attack with the named card type, draw 1 card."
    waits = does(text, "ufs")[1]
    assert waits.trigger == read_tree("Event(V_STATUS, YOU, notes=(PARTIALLY, COMPLETELY))")
    assert waits.cond == read_tree("Is(Ref('block'), (OfNamed('type'),))")
