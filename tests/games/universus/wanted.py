"""Card English of the words that card English wanted: a tree, and what is printed for it."""

from __future__ import annotations

from kumite.games.universus.trees.reading import read_tree

TREES = [
    (
        "Uncounted(This(), (Type((ATTACK,)),))",
        "This card does not count toward progressive difficulty to play attacks until the end of the turn.",
    ),
    (
        "Uncounted(Sel(99, RIVAL, (State('face down'),), (POOL,), every=True), (Type((ASSET,)),), TURN, Attacking())",
        (
            "While you are attacking, all face-down cards in your rival's card pool do not count toward progressive "
            "difficulty to play assets until the end of the turn."
        ),
    ),
    ("Spared()", "Failing this check does not end the Combat Phase."),
    (
        "CheckBonus(-2, RIVAL, spares=True)",
        "Your rival's next check gets -2. Failing that check does not end the Combat Phase.",
    ),
    ("PlayedAs(AS_REVERSAL)", "Destroy 2 rival cards played as a reversal."),
    ("CommittedFor(TheAttack())", "Destroy 2 rival cards committed to pass the check to play this attack."),
    ("Keyworded('>=', 3)", "Destroy 2 rival cards with 3 or more keywords."),
    ("Keyworded('=', 2, 'symbol', True)", "Destroy 2 rival cards with exactly 2 printed symbols."),
    ("Symbol('fire', True)", "Destroy 2 rival cards with the printed {fire} symbol."),
    ("OwnStat(SPEED, '>=', SPEED, True, 2)", "Destroy 2 rival cards with a speed of at least twice its printed speed."),
    ("HasBlock(MID)", "Destroy 2 rival cards with a mid block."),
    ("HasAbility(ENHANCE)", "Destroy 2 rival cards with an Enhance ability."),
    ("HasAbility(keyword='any', printed=True)", "Destroy 2 rival cards with a keyword ability printed on it."),
    ("Costs(V_COMMIT)", 'Destroy 2 rival cards with "Commit" in its cost.'),
    ("SharesName(RIVAL)", "Destroy 2 rival cards that share a name with your rival's character."),
    ("Done(V_READY, since=ENHANCE_STEP)", "Destroy 2 rival cards that have been readied this Enhance Step."),
    ("Playable()", "Destroy 2 rival cards that you could normally play."),
    ("OfLicence('Tekken 6')", "Destroy 2 rival Tekken 6 cards."),
    ("Preceding(TheAttack())", "Destroy 2 rival cards immediately preceding this attack."),
    ("Shares(Ref('event'), 'symbol', 2)", "Destroy 2 rival cards that share 2 or more symbols with that card."),
    ("FirstPlayed()", "Destroy 2 rival first cards this turn."),
    ("Textless()", "Destroy 2 rival cards with a printed blank text box."),
    ("OfNamed('type')", "Destroy 2 rival cards with the named card type."),
    ("MultipleCopy()", "Destroy 2 rival cards that are multiple copies."),
    ("AllOf((Type((ATTACK,)), Kw('Shift')))", "Destroy 2 rival cards that are attacks with Shift."),
    (
        "AnyOf((Type((BACKUP,)), AllOf((Type((ATTACK,)), Kw('Shift')))))",
        "Destroy 2 rival backups or Shift attacks.",
    ),
    ("Outermost((Trait('Kick'),))", "Destroy 2 rival cards that are the last Kick card in its owner's card pool."),
    ("Shares(Ref('event'), 'trait')", "Destroy 2 rival cards that share a trait with that card."),
    ("FirstPlayed(n=2)", "Destroy 2 rival second cards this turn."),
    ("FirstPlayed(tests=(Trait('Kick'),))", "Destroy 2 rival first Kick cards this turn."),
    ("DealtSo('<=', 3)", "Destroy 2 rival cards that dealt 3 or less damage."),
    ("Bearing('Wall', '>=', 2)", "Destroy 2 rival cards with 2 or more Wall counters on it."),
    ("GivenFor(V_COMMIT, TheAttack(), 'Stun')", "Destroy 2 rival cards committed by this attack's Stun ability."),
    (
        "GivenFor(V_SPEND, TheAttack(), 'Powerful', True)",
        "Destroy 2 rival cards spent to pay the cost of this attack's Powerful ability.",
    ),
    ("BlockedWith(This())", "Destroy 2 rival cards blocked by this card."),
    (
        "Every(Sel(3, YOU, (), (DISCARDS,), top=True), (Type((FOUNDATION,)),))",
        "If the top 3 cards of your discard pile are foundations, draw 1 card.",
    ),
    ("Some(Ref('milled'), (Type((FOUNDATION,)),), '=', 0)", "If no foundations were milled this way, draw 1 card."),
    (
        "Alike(Sel(3, YOU, (), (DISCARDS,), top=True))",
        "If the top 3 cards of your discard pile share a card type, draw 1 card.",
    ),
    (
        "NthPlayed(TheAttack(), Event(V_PLAY, YOU, (Type((ATTACK,)),)), '>=', 2)",
        "If this attack is the second or more attack you have played this turn, draw 1 card.",
    ),
    (
        "NthPlayed(TheAttack(), Event(V_ATTACKED, YOU), '>=', 2)",
        "If this attack is your second or more attack this turn, draw 1 card.",
    ),
    (
        "CheckedWith(TheAttack(), (Type((ATTACK,)),))",
        "If the card you checked to play this attack is an attack, draw 1 card.",
    ),
    (
        "WasSo(Event(V_DESTROY, YOU, (Type((FOUNDATION,)),), via=BY_EFFECT, cause=RIVAL))",
        "If that foundation was destroyed by your rival's effect, draw 1 card.",
    ),
    ("ForCheck((FOR_BLOCK,))", "If a check to block is being made, draw 1 card."),
    ("FirstTurn()", "If it is a player's first turn of the game, draw 1 card."),
    ("Moment(ENHANCE_STEP, 2, RIVAL)", "Response: After your rival passes on an Enhance, draw 1 card."),
    ("Moment(END_PHASE, ENDS, YOU)", "Response: At the end of your End Phase, draw 1 card."),
    ("Rate(TheAttack(), 'Stun', -2, floor=1)", "This attack gets -2 to its Stun rating (min. 1)."),
    ("Rate(TheAttack(), 'one', 2)", "This attack gets +2 to 1 of its keyword ratings."),
    ("Rate(TheAttack(), 'one', 0, to=True)", "Change 1 of this attack's keyword ratings to 0."),
    (
        "Arrange(Ref('looked at'), False, random=True)",
        "Put the card looked at back on the bottom of your deck in a random order.",
    ),
    ("Event(V_ABILITY, RIVAL, keyword='none')", "Response: After your rival plays a non-keyword ability, draw 1 card."),
    (
        "Shares(Ref('event'), 'keyword', 2, True)",
        "Destroy 2 rival cards that share 2 or more printed keywords with that card.",
    ),
    ("SharesSymbol(1, '=')", "Destroy 2 rival cards that share exactly 1 symbol with your character."),
    ("SharedSymbols(TheAttack())", "Draw 1 card for each symbol this attack shares with your character."),
    (
        "Gap(Health(YOU), Health(RIVAL))",
        "Draw cards equal to the difference between your health and your rival's health.",
    ),
    ("Odd(Value(TheAttack(), DAMAGE))", "If this attack's damage is an odd number, draw 1 card."),
    ("Value(TheAttack(), RATING, keyword='Stun')", "Draw cards equal to this attack's Stun rating."),
    ("AbilityRating()", "Draw cards equal to that ability's rating."),
    (
        "Count(Sel(1, YOU, (), (POOL,)), by='zone', printed=True)",
        "Draw 1 card for each different printed attack zone among cards in your card pool.",
    ),
    ("Past(Event(V_CYCLE, YOU), GAME_PERIOD)", "If you have cycled this game, draw 1 card."),
    ("Past(Event(V_LOSE, YOU, via=BY_DAMAGE), LAST_TURN)", "If you have taken damage last turn, draw 1 card."),
    (
        "Event(V_PLAY, YOU, origin=HAND, away=True)",
        "Response: After you play a card from anywhere other than your hand, draw 1 card.",
    ),
    (
        "Event(V_TRY, RIVAL, (Type((FOUNDATION,)),), notes=(AS_BLOCK,))",
        "Response: After your rival tries to block this attack with a foundation, draw 1 card.",
    ),
    ("Event(V_SWAY, YOU)", "Response: After your check is modified, draw 1 card."),
    (
        "Event(V_ABILITY, RIVAL, (Type((FOUNDATION,)),), origin=STAGE)",
        "Response: After your rival plays an ability on a foundation in their stage, draw 1 card.",
    ),
    ("Event(V_ABILITY, YOU, same='this')", "Response: After you play this ability, draw 1 card."),
    ("Strip(TheAttack(), keywords=True)", "This attack loses all keywords."),
    ("Strip(TheAttack(), plain=True)", "This attack loses all non-keyword abilities."),
    (
        "GainKeywords(TheAttack(), Sel(1, YOU, (), (DISCARDS,), top=True))",
        "This attack gains all keywords and their ratings printed on the top card of your discard pile.",
    ),
    ("GainKeywords(TheAttack(), Yours(), kind='trait')", "This attack gains all traits printed on your character."),
    ("Rate(TheAttack(), '', 1)", "This attack gets +1 to all of its keyword ratings."),
    ("Rate(TheAttack(), 'Stun', 0, to=True)", "Change this attack's Stun rating to 0."),
    ("Swap(TheAttack())", "Switch the speed and damage of this attack."),
    ("PassOn(Copies())", "Multiple copies of this attack gain this ability."),
    ("GainNamed(Yours(), 'symbol')", "Your character gains the named symbol."),
    ("LoseNamed(TheAttack(), 'keyword')", "This attack loses the named keyword."),
    ("LoseOne(Ref('event'))", "That card loses 1 keyword of your choice."),
    (
        "Rule(KEEPS, Event(V_PENALTY, attack=True, notes=(DAMAGE,)), 1, on=TheAttack(), until=ATTACK_PERIOD)",
        "This attack's damage cannot be reduced below 1 until the end of this attack.",
    ),
    (
        "Rule(AS_THOUGH, Event(V_COMMIT, YOU, (Type((ASSET,)),), via=BY_CHECK))",
        "Until the end of the turn, you may commit assets as though they were foundations to pass a check.",
    ),
    (
        "Rule(PLAYABLE, Event(V_PLAY, YOU, own=True, notes=(AS_BLOCK,)), zones=(STAGE,))",
        "Until the end of the turn, you may block with this card from your stage.",
    ),
    (
        "PlayNow(Sel(1, DOER, (Type((ATTACK,)),), (DISCARDS,)), free=True)",
        "Play 1 attack from your discard pile (no check necessary).",
    ),
    ("PlayNow(Sel(1, DOER, (Type((ATTACK,)),), (HAND,)), reversal=True)", "Play 1 attack as a reversal."),
    ("CancelCard()", "Cancel its effects."),
    ("Uncounter('Wall', 3)", "Remove 3 Wall counters."),
    (
        "MoveCounter(Sel(1, DOER, (Type((ASSET,)),)), 'Wall', 1, True)",
        "Move 1 Wall counter from this card to 1 asset in your stage.",
    ),
    (
        "MoveCounter(Sel(1, DOER, (Type((ASSET,)),)), 'Wall', 99)",
        "Move all Wall counters from 1 asset in your stage to this card.",
    ),
    ("Rearrange(Sel(99, YOU, (), (POOL,), every=True))", "Rearrange all cards in your card pool in any order."),
    ("AlsoType(BACKUP)", "Your abilities treat this card as a backup in addition to its other types."),
    ("AlsoType(ASSET, ANY)", "This card is considered an asset in addition to its other types."),
    ("Opens()", "You may play the first Enhance this attack."),
    ("Desperate(RIVAL)", "Your rival is considered to be at desperation until the end of the turn."),
    (
        "Desperate(RIVAL, COMBAT_PHASE)",
        "Your rival is considered to be at desperation until the end of the Combat Phase.",
    ),
    ("Dig((Type((ASSET,)),), n=2)", "Discard cards from the top of your deck until you discard 2 assets."),
    (
        "Dig((Type((FOUNDATION,)),), RIVAL, 2, True)",
        "Your rival reveals cards from the top of their deck until they reveal 2 foundations.",
    ),
    ("Name('keyword')", "Name a keyword."),
    ("Name('card', type=FOUNDATION)", "Name a foundation."),
    ("EitherPlayer()", "Enhance: Draw 1 card. Playable by either player."),
    ("OneCopy()", "Enhance: Draw 1 card. Only 1 copy of this ability can be played per turn."),
    ("MostX(5)", "Enhance: Draw 1 card. X cannot be greater than 5."),
    (
        "Modify(Sel(99, YOU, (Type((ATTACK,)),), (POOL, TRANSIT), every=True), SPEED, 2, BEFORE_YOUR_TURN)",
        "All your attacks get +2 speed until the start of your next turn.",
    ),
]
MORE = [(read_tree(tree), text) for tree, text in TREES]
