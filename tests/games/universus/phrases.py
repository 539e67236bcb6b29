"""Card English, phrase by phrase: every amount, condition, test, trigger and rider with what is printed for it.

An amount is shown in `Draw(it)`, a condition in `If(it, ...)`, a test on two of the rival's cards, a trigger in a
Response, a rider on an Enhance.  The instructions are in sayings.py.
"""

from __future__ import annotations

from kumite.core.position import Record
from kumite.games.universus.english.abilities import ability_english, sentence
from kumite.games.universus.position import FOR_BLOCK, FOR_FORM
from kumite.games.universus.printed import Ability, Amount, Cond, Rider, Test, Trigger, Word
from kumite.games.universus.terms import (
    ANY,
    AS_BLOCK,
    ASSET,
    ATTACK,
    ATTACK_PERIOD,
    BEGINS,
    BOTH,
    BY_EFFECT,
    CHECK,
    COMBAT_PHASE,
    COMPLETELY,
    DAMAGE,
    DECK,
    DIFFICULTY,
    DOER,
    END_PHASE,
    ENDS,
    ENHANCE,
    ENHANCE_STEP,
    FOUNDATION,
    GAME_PERIOD,
    HAND,
    HIGH,
    MOMENTUM,
    NOBODY,
    NOT_BLOCKED,
    PARTIALLY,
    POOL,
    RATING,
    REMOVED,
    RESPONSE,
    RIVAL,
    SPEED,
    STAGE,
    TURN,
    V_ABILITY,
    V_BEFORE_TAKE,
    V_BUILD,
    V_CHECK,
    V_DEAL,
    V_DESTROY,
    V_DISCARD,
    V_DRAW,
    V_FAIL,
    V_LOSE,
    V_MILL,
    V_MOVE,
    V_PENALTY,
    V_PLAY,
    V_RESOLVED,
    V_STATUS,
    YOU,
)
from kumite.games.universus.words.abilities import CountAbilities
from kumite.games.universus.words.amounts import (
    Best,
    Bound,
    Cap,
    Count,
    Counters,
    Half,
    Health,
    Minus,
    Per,
    Plus,
    Tally,
    Times,
    Value,
    X,
)
from kumite.games.universus.words.asked import HasAbility, SharesName, SharesSymbol
from kumite.games.universus.words.before import Before, Entering
from kumite.games.universus.words.coming import Coming
from kumite.games.universus.words.conds import All, Any, Attacking, Cmp, Did, During, Has, Is, No, Nth, Past, Stands
from kumite.games.universus.words.figures import Figure
from kumite.games.universus.words.moves import Destroy, Discard, Draw
from kumite.games.universus.words.riders import (
    AsReversal,
    Combo,
    Deadlock,
    Desperation,
    First,
    ForCharacter,
    ForOthers,
    ForSet,
    ForSymbol,
    In,
    Limit,
    OnAttack,
    OncePerName,
    OnePerAttack,
    OnlyIf,
    OnTurn,
    Outwit,
    Repeatable,
    RivalMayCancel,
    Tenacious,
    Uncancellable,
)
from kumite.games.universus.words.sels import Copies, Ref, Sel, TheAttack, This, Yours
from kumite.games.universus.words.structure import If
from kumite.games.universus.words.tallied import TallyCards
from kumite.games.universus.words.tests import (
    Among,
    AnyOf,
    Beside,
    CopyOf,
    Done,
    Kw,
    Named,
    Not,
    Stat,
    State,
    Symbol,
    TheNamed,
    Trait,
    Type,
    Zoned,
)
from kumite.games.universus.words.triggers import Either, Event, Moment
from kumite.games.universus.words.vitals import Lose

FOUND = Type((FOUNDATION,))
ATTACKS = Type((ATTACK,))
ASSETS = Type((ASSET,))
MINE = Sel(1, YOU, (FOUND,))
THEIRS = Sel(1, RIVAL, (FOUND,))


def said(node: Record) -> str:
    """A part of a tree in the shortest text that holds it."""
    if isinstance(node, Word):
        return sentence((node,))
    if isinstance(node, Amount):
        return sentence((Draw(node),))
    if isinstance(node, Cond):
        return sentence((If(node, (Draw(1),)),))
    if isinstance(node, Sel):
        return sentence((Destroy(node),))
    if isinstance(node, Test):
        return sentence((Destroy(Sel(2, RIVAL, (node,))),))
    if isinstance(node, Trigger):
        return ability_english(Ability(RESPONSE, (Draw(1),), trigger=node))
    assert isinstance(node, Rider)
    return ability_english(Ability(ENHANCE, (Draw(1),), riders=(node,)))


PARTS: list[tuple[Record, str]] = [
    # Amounts
    (X(), "Draw X cards."),
    (
        CountAbilities(MINE, HasAbility(ENHANCE, printed=True)),
        "Draw cards equal to the number of Enhance abilities printed on foundations in your stage.",
    ),
    (Count(MINE), "Draw 1 card for each foundation in your stage."),
    (Count(MINE, distinct=True), "Draw 1 card for each differently named foundation in your stage."),
    (Count(Sel(1, YOU, (), (HAND,))), "Draw 1 card for each card in your hand."),
    (Count(Sel(1, RIVAL, (), (MOMENTUM,))), "Draw 1 card for each card in your rival's momentum."),
    (Value(This(), DAMAGE, printed=True), "Draw cards equal to this card's printed damage."),
    (
        Value(Sel(1, YOU, (FOUND,), every=True), DIFFICULTY),
        "Draw cards equal to the total difficulty of foundations in your stage.",
    ),
    (Bound("discarded"), "Draw 1 card for each card discarded this way."),
    (Bound("checked"), "Draw cards equal to the value of that check."),
    (Bound("margin"), "Draw cards equal to the margin of that check."),
    (Bound("event"), "Draw cards equal to that amount."),
    (Health(RIVAL, limit=True), "Draw cards equal to your rival's maximum health."),
    (Counters(This(), "Fuel"), "Draw 1 card for each Fuel counter on this card."),
    (Counters(This()), "Draw 1 card for each counter on this card."),
    (Tally(Event(V_DRAW, RIVAL)), "Draw 1 card for each time your rival has drawn a card this turn."),
    (
        Tally(Event(V_DRAW, RIVAL), since=ENHANCE_STEP),
        "Draw 1 card for each time your rival has drawn a card this Enhance Step.",
    ),
    (Tally(Event(V_LOSE, YOU), sum=True), "Draw cards equal to the amount of health you have lost this turn."),
    (
        TallyCards(Event(V_DISCARD, RIVAL)),
        "Draw 1 card for each of your rival's cards that have been discarded this turn.",
    ),
    (
        TallyCards(Event(V_DISCARD, RIVAL), since=ENHANCE_STEP),
        "Draw 1 card for each of your rival's cards that have been discarded this Enhance Step.",
    ),
    (Plus(2, X()), "Draw cards equal to 2 plus X."),
    (Minus(Health(), Plus(1, X())), "Draw cards equal to your health minus (1 plus X)."),
    (Times(2, Count(MINE)), "Draw 2 cards for each foundation in your stage."),
    (Times(2, Health()), "Draw cards equal to twice your health."),
    (Per(Count(MINE), 2), "Draw 1 card for every 2 foundations in your stage."),
    (Per(Health(), 3), "Draw cards equal to your health divided by 3 (rounded down)."),
    (Half(Value(This(), SPEED)), "Draw cards equal to half of this card's speed, rounded up."),
    (Half(Value(This(), SPEED), down=True), "Draw cards equal to half of this card's speed, rounded down."),
    (Cap(Health(), 5), "Draw cards equal to your health (max. 5)."),
    (Cap(Health(), None, 1), "Draw cards equal to your health (min. 1)."),
    (
        Best("highest", THEIRS, CHECK, printed=True),
        "Draw cards equal to the highest printed check among foundations in your rival's stage.",
    ),
    # Conditions
    (Has(MINE), "If you have 1 or more foundations in your stage, draw 1 card."),
    (Has(THEIRS, "=", 0), "If your rival has no foundations in their stage, draw 1 card."),
    (Has(Sel(1, YOU, (), (HAND,)), "<=", 2), "If you have 2 or fewer cards in your hand, draw 1 card."),
    (
        Has(MINE, ">", Count(THEIRS)),
        (
            "If the number of foundations in your stage is more than the number of foundations in your "
            "rival's stage, draw 1 card."
        ),
    ),
    (Has(Sel(1, ANY, (ASSETS,)), "=", 1), "If there is exactly 1 asset in any player's stage, draw 1 card."),
    (Is(TheAttack(), (ATTACKS, Trait("Kick"))), "If this attack is a Kick attack, draw 1 card."),
    (Is(Yours(), (Named("Anvil Crane"),)), 'If your character is named "Anvil Crane", draw 1 card.'),
    (Is(This(), (State("ready"), Kw("Stun"))), "If this card is ready and has Stun, draw 1 card."),
    (Cmp(Health(), "<", Health(RIVAL)), "If your health is less than your rival's health, draw 1 card."),
    (Cmp(X(), ">=", 3), "If X is 3 or more, draw 1 card."),
    (Past(Event(V_LOSE, YOU)), "If you have lost health this turn, draw 1 card."),
    (Past(Event(V_LOSE, YOU), ENHANCE_STEP), "If you have lost health this Enhance Step, draw 1 card."),
    (Did(), "If you do, draw 1 card."),
    (Nth(Event(V_PLAY, YOU, (ATTACKS,)), "=", 2), "If you have played exactly 2 attack cards this turn, draw 1 card."),
    (
        Nth(Event(V_PLAY, YOU, (ATTACKS,)), ">=", 3),
        "If you have played 3 or more attack cards this turn, draw 1 card.",
    ),
    (During(NOBODY, YOU), "If it is your turn, draw 1 card."),
    (During(ENHANCE_STEP), "If it is the Enhance Step, draw 1 card."),
    (During(COMBAT_PHASE, RIVAL), "If it is your rival's Combat Phase, draw 1 card."),
    (During(ATTACK_PERIOD), "If an attack is in progress, draw 1 card."),
    (Attacking(), "If you are attacking, draw 1 card."),
    (Stands(RIVAL, "deadlock"), "If your rival is at deadlock, draw 1 card."),
    (Figure("height", ">", "180"), "If your character's height is more than 180, draw 1 card."),
    (Figure("blood type", "=", "AB", RIVAL), "If your rival's character's blood type is AB, draw 1 card."),
    (All((Attacking(), During(NOBODY, YOU))), "If you are attacking and it is your turn, draw 1 card."),
    (Any((Did(), All((Attacking(), Did())))), "If you do or you are attacking and you do, draw 1 card."),
    (No(Did()), "If you do not, draw 1 card."),
    (No(Has(MINE, ">=", 3)), "If you have fewer than 3 foundations in your stage, draw 1 card."),
    (No(Any((Attacking(), Did()))), "If you are not attacking and you do not, draw 1 card."),
    # Tests
    (ATTACKS, "Destroy 2 rival attacks."),
    (Type((ATTACK, ASSET)), "Destroy 2 rival attacks or assets."),
    (Trait("Punch"), "Destroy 2 rival Punch cards."),
    (Trait("Punch", printed=True), "Destroy 2 rival printed Punch cards."),
    (Symbol("fire"), "Destroy 2 rival {fire} cards."),
    (Zoned(HIGH), "Destroy 2 rival high cards."),
    (State("ready"), "Destroy 2 rival ready cards."),
    (State("other"), "Destroy 2 other rival cards."),
    (State("face down"), "Destroy 2 rival face-down cards."),
    (State("with no abilities"), "Destroy 2 rival cards with no abilities."),
    (State("that dealt damage"), "Destroy 2 rival cards that dealt damage."),
    (State("completely blocked"), "Destroy 2 rival completely blocked cards."),
    (Stat(DIFFICULTY, "<=", 3, printed=True), "Destroy 2 rival cards with a printed difficulty of 3 or less."),
    (Stat(RATING, ">=", 2, keyword="Stun"), "Destroy 2 rival cards with a Stun rating of 2 or more."),
    (Stat(SPEED, ">", Health()), "Destroy 2 rival cards with a speed of more than your health."),
    (Kw("Stun"), "Destroy 2 rival cards with Stun."),
    (Kw(""), "Destroy 2 rival cards with no keywords."),
    (Named("Iron Lotus"), 'Destroy 2 rival cards named "Iron Lotus".'),
    (Named("Iron", part=True), 'Destroy 2 rival cards with "Iron" in their name.'),
    (CopyOf("this"), "Destroy 2 rival copies of this card."),
    (CopyOf("chosen"), "Destroy 2 rival copies of the chosen card."),
    (CopyOf("attack"), "Destroy 2 rival copies of this attack."),
    (CopyOf("character"), "Destroy 2 rival copies of your character."),
    (SharesSymbol(), "Destroy 2 rival cards that share a symbol with your character."),
    (SharesSymbol(1, ">=", True), "Destroy 2 rival cards that share a printed symbol with your character."),
    (SharesSymbol(2), "Destroy 2 rival cards that share 2 or more symbols with your character."),
    (SharesName(), "Destroy 2 rival cards that share a name with your character."),
    (Beside(), "Destroy 2 rival cards directly preceding this card."),
    (Beside(directly=False), "Destroy 2 rival cards preceding this card."),
    (Done(V_DISCARD), "Destroy 2 rival cards that have been discarded this turn."),
    (Done(V_BUILD, scoped=True), "Destroy 2 rival cards that have been built this way."),
    (Among("revealed"), "Destroy 2 of the revealed cards in your rival's stage."),
    (TheNamed(), "Destroy 2 rival cards that are copies of the named card."),
    (Not(Trait("Kick")), "Destroy 2 rival non-Kick cards."),
    (Not(Kw("Stun")), "Destroy 2 rival cards without Stun."),
    (Not(AnyOf((Trait("Kick"), Kw("Stun")))), "Destroy 2 rival cards that neither have the Kick trait nor have Stun."),
    (AnyOf((Trait("Kick"), Trait("Punch"))), "Destroy 2 rival Kick or Punch cards."),
    (AnyOf((ATTACKS, Kw("Stun"))), "Destroy 2 rival cards that are attacks or have Stun."),
    (AnyOf((Trait("Kick"), Kw("Stun"))), "Destroy 2 rival cards with Kick or Stun."),
    (AnyOf((Symbol("fire"), Symbol("air"))), "Destroy 2 rival {fire} or {air} cards."),
    (AnyOf((Named("Hook"), Named("Jab"))), 'Destroy 2 rival cards named "Hook" or "Jab".'),
    (AnyOf((Named("Hook", True), Named("Jab", True))), 'Destroy 2 rival cards with "Hook" or "Jab" in their name.'),
    (
        AnyOf((Named("Hook"), Named("Jab", True))),
        'Destroy 2 rival cards that are named "Hook" or have "Jab" in their name.',
    ),
    (Not(State("face down")), "Destroy 2 rival face-up cards."),
    (Not(Kw("")), "Destroy 2 rival cards with 1 or more keywords."),
    (Stat(DIFFICULTY, "<=", X()), "Destroy 2 rival cards with a difficulty of X or less."),
    (This(), "Destroy 2 rival cards that are this card."),
    (Yours(RIVAL), "Destroy 2 rival cards that are your rival's character."),
    (TheAttack(), "Destroy 2 rival cards that are this attack."),
    (Copies(), "Destroy 2 rival multiple copies of this attack."),
    (Ref("discarded"), "Destroy 2 rival cards that are the discarded card."),
    (Not(MINE), "Destroy 2 rival cards that are not one of the foundations in your stage."),
    (MINE, "Destroy 1 foundation."),
    (Sel(1, YOU, (This(),), (POOL,)), "Destroy this card in your card pool."),
    (Sel(1, YOU, (FOUND, Kw("Stun")), (REMOVED,)), "Destroy 1 foundation in your removed pile with Stun."),
    (Sel(2, RIVAL, (FOUND,), upto=True), "Destroy up to 2 rival foundations."),
    (Sel(3, BOTH, (FOUND, Trait("Ally")), every=True), "Destroy all Ally foundations in both players' stages."),
    (Sel(X(), DOER, (ASSETS,), random=True), "Destroy X assets at random."),
    (Sel(4, RIVAL, (FOUND,), (STAGE, POOL), least=2), "Destroy 2 to 4 foundations in your rival's stage or card pool."),
    (Sel(2, YOU, (), (DECK,), bottom=True), "Destroy the bottom 2 cards of your deck."),
    (Sel(Health(), DOER, (FOUND,)), "Destroy a number of foundations equal to your health."),
    (Sel(99, DOER, (FOUND,), upto=True), "Destroy any number of foundations."),
    (Sel(1, DOER, (Among("looked at"),), (DECK,)), "Destroy 1 of the cards looked at."),
    (
        Sel(2, DOER, (Among("looked at"), ATTACKS), (DECK,), every=True),
        "Destroy all attacks among the cards looked at.",
    ),
    # Triggers
    (Event(V_PLAY, YOU, own=True), "Response: After you play this card, draw 1 card."),
    (Event(V_PLAY, YOU, (ATTACKS,), nth=2), "Response: After you play your second attack card this turn, draw 1 card."),
    (
        Event(V_PLAY, RIVAL, (ATTACKS,), nth=2, later=True),
        "Response: After your rival plays their second or more attack card this turn, draw 1 card.",
    ),
    (
        Event(V_PLAY, RIVAL, (ATTACKS,), notes=(AS_BLOCK,)),
        "Response: After your rival plays an attack as a block, draw 1 card.",
    ),
    (Event(V_DEAL, attack=True), "Response: After this attack deals damage, draw 1 card."),
    (
        Event(V_DEAL, RIVAL, op=">=", amount=3),
        "Response: After your rival's attack deals 3 or more damage, draw 1 card.",
    ),
    (Event(V_STATUS, own=True, notes=(COMPLETELY,)), "Response: After this card is completely blocked, draw 1 card."),
    (
        Event(V_STATUS, RIVAL, own=True, notes=(PARTIALLY, COMPLETELY)),
        "Response: After your rival's attack is blocked by this card, draw 1 card.",
    ),
    (Event(V_STATUS, YOU, notes=(NOT_BLOCKED,)), "Response: After your attack is not blocked, draw 1 card."),
    (
        Event(V_ABILITY, RIVAL, does=("discards",), character=0, kind=ENHANCE),
        "Response: After your rival plays a non-character Enhance ability that discards cards, draw 1 card.",
    ),
    (Event(V_ABILITY, keyword="any", rider="Combo"), "Response: After a Combo keyword ability is played, draw 1 card."),
    (
        Event(V_RESOLVED, RIVAL, named="Red"),
        'Response: After an ability of your rival named "Red" resolves, draw 1 card.',
    ),
    (
        Event(V_LOSE, YOU, op=">=", amount=2, via=BY_EFFECT, cause=RIVAL),
        "Response: After you lose 2 or more health by your rival's effect, draw 1 card.",
    ),
    (Event(V_CHECK, RIVAL, notes=(FOR_BLOCK,)), "Response: After your rival makes a check to block, draw 1 card."),
    (
        Event(V_CHECK, YOU, notes=(FOR_FORM,), played=(Type((ATTACK,)),)),
        "Response: After you make a check to play an attack, draw 1 card.",
    ),
    (
        Event(V_FAIL, RIVAL, notes=(FOR_FORM, FOR_BLOCK), played=(Trait("Kick"),)),
        "Response: After your rival fails a check to play a Kick card, draw 1 card.",
    ),
    (
        Event(V_PENALTY, ANY, (ATTACKS,), notes=(DAMAGE,), op=">=", amount=2),
        "Response: After an attack receives a damage penalty of 2 or more, draw 1 card.",
    ),
    (
        Event(V_DISCARD, RIVAL, op=">=", amount=2, origin=HAND, during=ENHANCE_STEP),
        ("Response: After your rival discards 2 or more cards from their hand during the Enhance Step, draw 1 card."),
    ),
    (Event(V_MOVE, YOU, own=True, to=MOMENTUM), "Response: After you add this card to your momentum, draw 1 card."),
    (
        Event(V_DESTROY, YOU, (FOUND,), via=BY_EFFECT, cause=RIVAL),
        "Response: After your foundation is destroyed by your rival's effect, draw 1 card.",
    ),
    (
        Event(V_BEFORE_TAKE, RIVAL, notes=(NOT_BLOCKED,)),
        "Response: Before your rival's unblocked attack deals damage, draw 1 card.",
    ),
    (Before(Event(V_DESTROY, own=True)), "Response: Before this card would be destroyed, draw 1 card."),
    (
        Entering(DECK, RIVAL, (Type((ATTACK,)),), origin=HAND),
        "Response: Before an attack enters your rival's deck from your rival's hand, draw 1 card.",
    ),
    (Coming(), "Response: After the next card comes, draw 1 card."),  # with the card, of what waits: sayings.py
    (Entering(HAND, own=True), "Response: Before this card enters a hand, draw 1 card."),
    (Moment(TURN, BEGINS, YOU), "Response: At the start of your turn, draw 1 card."),
    (Moment(END_PHASE, ENDS), "Response: At the end of the End Phase, draw 1 card."),
    (
        Either((Event(V_DRAW, YOU), Event(V_MILL, RIVAL))),
        "Response: After you draw a card or your rival mills a card, draw 1 card.",
    ),
    # Riders
    (In(HAND), "Enhance [Hand]: Draw 1 card."),
    (Limit(1), "Enhance [Once per turn]: Draw 1 card."),
    (Limit(2, GAME_PERIOD), "Enhance [Twice per game]: Draw 1 card."),
    (OnAttack(True), "Enhance [Your attack]: Draw 1 card."),
    (OnAttack(False), "Enhance [Rival's attack]: Draw 1 card."),
    (OnTurn(True), "Enhance [Your turn]: Draw 1 card."),
    (OnTurn(False), "Enhance [Rival's turn]: Draw 1 card."),
    (First(), "First Enhance: Draw 1 card."),
    (Combo(), "Combo Enhance: Draw 1 card."),
    (Deadlock(), "Deadlock Enhance: Draw 1 card."),
    (Desperation(), "Desperation Enhance: Draw 1 card."),
    (ForCharacter("Anvil Crane"), "Anvil Crane Enhance: Draw 1 card."),
    (ForSymbol("fire"), "{fire} Enhance: Draw 1 card."),
    (ForSet("Spring"), "{Spring} Enhance: Draw 1 card."),
    (ForOthers("Anvil Crane"), "Enhance: Draw 1 card. Only playable if your starting character is not Anvil Crane."),
    (OnlyIf(Attacking()), "Enhance: Draw 1 card. Only playable if you are attacking."),
    (Tenacious(), "Enhance [Tenacious]: Draw 1 card."),
    (Uncancellable(), "Enhance: Draw 1 card. This ability cannot be canceled."),
    (Repeatable(), "Enhance: Draw 1 card. This ability is playable any number of times this Enhance Step."),
    (Outwit(), "Enhance [Outwit]: Draw 1 card."),
    (OnePerAttack("Deflect"), "Enhance: Draw 1 card. Only 1 Deflect ability can be played per attack."),
    (
        RivalMayCancel((Discard(Sel(2, zones=(HAND,))), Lose(2))),
        "Enhance: Draw 1 card. Your rival may discard 2 cards and lose 2 health to cancel this ability.",
    ),
    (AsReversal(), "Enhance: Draw 1 card. To play this ability, play this card as a reversal."),
    (OncePerName(), "Enhance: Draw 1 card. Only 1 ability of this name can be played per turn."),
]
