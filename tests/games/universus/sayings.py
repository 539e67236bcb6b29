"""Card English, instruction by instruction: every word with the sentence that is printed for it."""

from __future__ import annotations

from kumite.core.position import Record
from kumite.games.universus.position import FOR_BLOCK, FOR_FORM
from kumite.games.universus.printed import Ability, Keyword
from kumite.games.universus.terms import (
    ATTACK,
    ATTACK_PERIOD,
    BLOCK_STEP,
    BOTH,
    BY_DAMAGE,
    COMBAT_PHASE,
    COMPLETELY,
    DAMAGE,
    DECK,
    DISCARDS,
    DOER,
    END_PHASE,
    ENHANCE,
    ENHANCE_STEP,
    GAME_PERIOD,
    HAND,
    HIGH,
    LOW,
    MOMENTUM,
    NEXT_FORM,
    NOBODY,
    POOL,
    RIVAL,
    SPEED,
    TRANSIT,
    TURN,
    V_BUILD,
    V_CHECK,
    V_COMMIT,
    V_DEAL,
    V_DESTROY,
    V_DRAW,
    V_LOSE,
    V_MOVE,
    V_PLAY,
    V_STATUS,
    YOU,
    YOUR_NEXT_TURN,
    ZONE,
)
from kumite.games.universus.words.abilities import ChooseAbility, GainAbilities, GainChosen, LoseAbilities
from kumite.games.universus.words.amounts import Count, Health, Times, X
from kumite.games.universus.words.announcing import PlayAbility, RateAbility
from kumite.games.universus.words.asked import HasAbility
from kumite.games.universus.words.atonce import AtOnce
from kumite.games.universus.words.before import Replace
from kumite.games.universus.words.bonus import CheckBonus
from kumite.games.universus.words.both import ByBoth
from kumite.games.universus.words.byhand import ByHand
from kumite.games.universus.words.changes import ChangeZone, Double, Grant, Modify, Set
from kumite.games.universus.words.coming import Coming
from kumite.games.universus.words.conds import Attacking, Did
from kumite.games.universus.words.counters import Counter
from kumite.games.universus.words.decks import DeckRule
from kumite.games.universus.words.ending import End, Win
from kumite.games.universus.words.hinder import Hinder
from kumite.games.universus.words.keywording import Rate, Strip
from kumite.games.universus.words.laying import PlaceOnTop, PlayDown
from kumite.games.universus.words.looks import Arrange, Choose, Look, Name, Reveal, Search, Shuffle
from kumite.games.universus.words.modes import ChooseMore, Modes
from kumite.games.universus.words.moves import Build, Clear, Destroy, Discard, Draw, Mill, Move, Remove, Spend
from kumite.games.universus.words.plays import (
    AddToCheck,
    Attacks,
    CheckCost,
    Considered,
    Drive,
    MakeACheck,
    Multiply,
    PlayCopy,
    PutOnStack,
    Recheck,
    Ruin,
)
from kumite.games.universus.words.rule import (
    AS_THOUGH,
    AUTOMATIC,
    CANNOT,
    CONSIDERED,
    COPIES,
    COUNTS,
    DEALS,
    FACE_UP,
    HAND_SIZE_IS,
    IGNORES,
    INSTEAD,
    PLAYABLE,
    REDUCES,
    SURCHARGE,
    Rule,
)
from kumite.games.universus.words.sels import Ref, Sel, TheAttack, This, Yours
from kumite.games.universus.words.structure import Fired, ForEach, If, Instead, Let, May, Or, While
from kumite.games.universus.words.tests import State, Trait
from kumite.games.universus.words.triggers import Event, Moment
from kumite.games.universus.words.turns import (
    Attach,
    Commit,
    Create,
    Flip,
    Freeze,
    LevelUp,
    Ready,
    Seal,
    Transform,
    Unflip,
)
from kumite.games.universus.words.vitals import Cancel, Gain, Lose
from tests.games.universus.phrases import ASSETS, ATTACKS, FOUND, MINE, THEIRS

NEXT_KICK = Sel(1, YOU, (ATTACKS, Trait("Kick")), (POOL, TRANSIT), next=True)
NEXT_ATTACK = Sel(1, YOU, (ATTACKS,), (POOL, TRANSIT), next=True)

WORDS: list[tuple[Record, str]] = [
    # Structure
    (If(Did(), (Draw(1),)), "If you do, draw 1 card."),
    (
        If(Attacking(), (Draw(1), Gain(1)), (Lose(1, RIVAL),)),
        "If you are attacking, draw 1 card and gain 1 health. Otherwise, your rival loses 1 health.",
    ),
    (
        If(Attacking(), (If(Did(), (Draw(1),)), Gain(1))),
        "If you are attacking, (if you do, draw 1 card), then gain 1 health.",
    ),
    (
        If(Attacking(), (If(Did(), (Draw(1), Gain(1))),)),
        "If you are attacking, if you do, draw 1 card and gain 1 health.",
    ),
    (Instead((Draw(1),), Attacking(), (Draw(2),)), "Draw 1 card. If you are attacking, draw 2 cards instead."),
    (May((Draw(1),)), "You may draw 1 card."),
    (May((Draw(1),), price=(Flip(Sel(1, DOER, (ASSETS,))),)), "You may flip 1 asset to draw 1 card."),
    (May((Draw(1, RIVAL),), RIVAL, (Discard(Sel(1, zones=(HAND,))),)), "Your rival may discard 1 card to draw 1 card."),
    (May((Modify(TheAttack(), SPEED, 2),), RIVAL), "Your rival may have this attack get +2 speed."),
    (Or(((Draw(1),), (Gain(1),))), "Either draw 1 card or gain 1 health."),
    (Or(((Modify(TheAttack(), SPEED, 2),), (Modify(TheAttack(), SPEED, -2),))), "This attack gets +2 or -2 speed."),
    (Or(((Draw(1),), (Gain(1),)), RIVAL), "Your rival chooses: either draw 1 card or gain 1 health."),
    (Modes(((Draw(1),), (Gain(1),))), "Choose 1: - Draw 1 card. - Gain 1 health."),
    (
        Modes(((Draw(1),), (Gain(1),)), 2, RIVAL, repeat=True),
        "Your rival chooses 2 (the same one more than once, too): - Draw 1 card. - Gain 1 health.",
    ),
    (ForEach(Count(MINE), (Draw(1), Lose(1))), "For each foundation in your stage, draw 1 card and lose 1 health."),
    (ForEach(2, (Draw(1),)), "Do this 2 times: draw 1 card."),
    (Let(Health()), "X equals your health."),
    (
        Fired(Event(V_DEAL, attack=True), (Draw(1),), until=ATTACK_PERIOD, on=TheAttack()),
        "If this attack deals damage, draw 1 card.",
    ),
    (Fired(Event(V_DRAW, YOU), (Gain(1),), times=NOBODY), "Whenever you draw a card this turn, gain 1 health."),
    (
        Fired(Event(V_DRAW, YOU), (Gain(1),), times=3, until=GAME_PERIOD),
        "The next 3 times you draw a card for the rest of the game, gain 1 health.",
    ),
    (
        Fired(Event(V_DRAW, YOU), (Gain(1),), on=MINE, cond=Attacking()),
        "For 1 foundation in your stage: if you draw a card and you are attacking, gain 1 health.",
    ),
    (Fired(Moment(END_PHASE), (Gain(1),)), "At the start of the End Phase, gain 1 health."),
    (Fired(Coming(), (Gain(1),), on=NEXT_ATTACK), "When your next attack comes, gain 1 health."),
    (Fired(Coming("played"), (Gain(1),), on=NEXT_ATTACK), "When your next attack is played, gain 1 health."),
    (
        Fired(Coming("fights"), (Gain(1),), on=NEXT_ATTACK),
        "When your next attack begins its attack sequence, gain 1 health.",
    ),
    (Seal(NEXT_ATTACK), "Seal your next attack."),
    (While(Attacking(), (Modify(This(), SPEED, 1),)), "While you are attacking, this card gets +1 speed."),
    (ByBoth(Draw(1)), "Both players draw 1 card."),
    (AtOnce((Destroy(This()), Destroy(Sel(1, RIVAL, (FOUND,))))), "Destroy this card and 1 rival foundation."),
    (ByBoth(Destroy(Sel(2, RIVAL, (FOUND,)))), "Both players destroy 2 of their rival's foundations."),
    # Moves
    (Draw(5, RIVAL, upto=True), "Your rival draws cards until they have 5 cards in hand."),
    (Mill(2, RIVAL), "Your rival mills 2 cards."),
    (Discard(Sel(1, zones=(HAND,), random=True), RIVAL), "Your rival discards 1 card at random."),
    (Discard(Sel(1, zones=(HAND,), every=True), RIVAL), "Your rival discards their hand."),
    (Discard(Sel(1, RIVAL, zones=(POOL,))), "Discard 1 card from your rival's card pool."),
    (Spend(), "Spend 1 momentum."),
    (Spend(Sel(99, DOER, (), (MOMENTUM,), least=1)), "Spend 1 or more momentum."),
    (Spend(Sel(2, RIVAL, (), (MOMENTUM,))), "Spend 2 rival momentum."),
    (Clear(Sel(1, RIVAL, (), (POOL,), every=True)), "Clear all cards from your rival's card pool."),
    (Destroy(MINE, RIVAL), "Your rival destroys 1 of your foundations."),
    (Destroy(MINE, sacrifice=True), "Sacrifice 1 foundation."),
    (
        Remove(Sel(2, RIVAL, (), (DISCARDS,), upto=True), facedown=True),
        "Remove up to 2 cards in your rival's discard pile from the game face down.",
    ),
    (Move(Sel(1, DOER, (ATTACKS,), (DISCARDS,)), HAND), "Add 1 attack from your discard pile to your hand."),
    (Move(Sel(1, top=True, zones=(DECK,)), MOMENTUM), "Add the top card of your deck to your momentum."),
    (
        Move(Sel(2, RIVAL, bottom=True, zones=(DECK,)), DISCARDS),
        "Put the bottom 2 cards of your rival's deck into your rival's discard pile.",
    ),
    (Move(Ref("event"), DECK, top=True), "Put that card on top of its owner's deck."),
    (Move(This(), DECK, shuffle=True), "Shuffle this card into your deck."),
    (Move(This(), POOL, top=True), "Add this card to the beginning of your card pool."),
    (Move(This(), HAND, into=RIVAL), "Add this card to your rival's hand."),
    (
        Move(Sel(2, zones=(HAND,)), POOL, RIVAL, facing="down"),
        "Your rival adds 2 cards from their hand to their card pool face down.",
    ),
    (
        Build(Sel(1, DOER, (FOUND,), (DISCARDS,)), facing="down", committed=True, transformed=True),
        "Build 1 foundation from your discard pile face down, committed and transformed.",
    ),
    (
        PlaceOnTop(Sel(1, zones=(HAND,)), MINE),
        "Place 1 card from your hand on top of 1 foundation until the end of the turn.",
    ),
    (PlayDown(Sel(1, zones=(HAND,)), TheAttack()), "Play 1 card from your hand face down as a copy of this attack."),
    (PlayDown(Sel(1, zones=(HAND,)), None, ATTACK), "Play 1 card from your hand face down as a blank attack."),
    # Turns
    (Commit(THEIRS), "Commit 1 rival foundation."),
    (Commit(Sel(1, DOER, (FOUND,)), RIVAL), "Your rival commits 1 foundation."),
    (Commit(Sel(2, RIVAL, (FOUND,), upto=True), stun=True), "Commit up to 2 rival foundations by Stun."),
    (Ready(Sel(1, DOER, (FOUND, State("other")))), "Ready 1 other foundation."),
    (Ready(Sel(1, DOER, (FOUND,), every=True)), "Ready all your foundations."),
    (Flip(Sel(1, BOTH, (FOUND,))), "Flip 1 foundation in both players' stages."),
    (Unflip(This()), "Unflip this card."),
    (Freeze(THEIRS), "Freeze 1 rival foundation."),
    (Seal(THEIRS), "Seal 1 rival foundation."),
    (Seal(THEIRS, off=True), "Unseal 1 rival foundation."),
    (Transform(Yours()), "Transform your character."),
    (Attach(This()), "Attach this card to your character."),
    (Counter(This(), "Fuel", 2), "Add 2 Fuel counters to this card."),
    (Counter(This(), "Fuel", -1), "Remove 1 Fuel counter from this card."),
    (Create("Power", 2, RIVAL), "Your rival creates 2 Power tokens."),
    (LevelUp(), "Level up."),
    # Changes
    (Modify(TheAttack(), SPEED, 2), "This attack gets +2 speed."),
    (
        Modify(TheAttack(RIVAL, (Trait("Kick"),)), DAMAGE, -2, floor=1),
        "Your rival's Kick attack gets -2 damage (min. 1).",
    ),
    (Modify(TheAttack(), SPEED, Times(-1, X())), "This attack gets -X speed."),
    (Modify(NEXT_KICK, DAMAGE, 2, until=TURN), "Your next Kick attack gets +2 damage."),
    (
        Modify(Sel(2, RIVAL, (ATTACKS,), (POOL, TRANSIT), next=True), SPEED, -1, until=YOUR_NEXT_TURN),
        "Your rival's next 2 attacks get -1 speed until the end of your next turn.",
    ),
    (
        Modify(Sel(1, YOU, (ATTACKS,), (POOL, TRANSIT), every=True), DAMAGE, 1, until=TURN),
        "All your attacks get +1 damage until the end of the turn.",
    ),
    (Set(TheAttack(), DAMAGE, None), "Return this attack's damage to its printed value."),
    (Set(TheAttack(), ZONE, LOW), "Change this attack's zone to low."),
    (Double(TheAttack(), SPEED), "Double this attack's speed."),
    (ChangeZone(TheAttack()), "Change this attack's zone to another zone of your choice."),
    (ChangeZone(TheAttack(), same=True), "Change this attack's zone to a zone of your choice."),
    (ChangeZone(TheAttack(), (LOW, HIGH), RIVAL), "Your rival changes this attack's zone to low or high."),
    (Grant(TheAttack(), Keyword("Stun", 2)), "This attack gains Stun: 2."),
    (
        Grant(TheAttack(), trait="Punch", symbols=3, until=TURN),
        "This attack gains the Punch trait and the fire and water symbols until the end of the turn.",
    ),
    (
        Grant(This(), ability=Ability(ENHANCE, (Draw(1),), (Commit(This()),))),
        'This card gains "Enhance Commit: Draw 1 card."',
    ),
    (GainAbilities(This(), MINE), "This card gains all printed abilities of 1 foundation in your stage."),
    (
        GainAbilities(TheAttack(), Ref("chosen"), kind=ENHANCE),
        "This attack gains all printed Enhance abilities of the chosen card.",
    ),
    (GainChosen(TheAttack()), "This attack gains the chosen ability."),
    (LoseAbilities(TheAttack()), "This attack loses the chosen ability."),
    (LoseAbilities(TheAttack(), HasAbility(keyword="any")), "This attack loses all keyword abilities."),
    (ChooseAbility(MINE, HasAbility(ENHANCE)), "Choose 1 Enhance ability on 1 foundation."),
    (RateAbility(1), "Its rating gets +1."),
    (PlayAbility(MINE, HasAbility(ENHANCE), free=True), "Play 1 Enhance ability on 1 foundation, paying no costs."),
    (PlayAbility(), "Play the chosen ability."),
    (
        PlayAbility(like=HasAbility(rider="Combo"), again=True),
        "Play 1 Combo ability that you have already played this Enhance Step.",
    ),
    (Grant(TheAttack(), Keyword("Stun"), rating=X()), "This attack gains Stun: X."),
    (Strip(TheAttack(), "Stun"), "This attack loses Stun."),
    (Strip(THEIRS, until=TURN), "1 foundation in your rival's stage loses all abilities until the end of the turn."),
    (Rate(TheAttack(), "Stun", 1), "This attack gets +1 to its Stun rating."),
    (Gain(Count(MINE)), "Gain 1 health for each foundation in your stage."),
    (Gain(1, of=This()), "This card gains 1 stamina."),
    (Lose(4, RIVAL, floor=3), "Your rival loses 4 health. This effect cannot reduce your rival below 3 health."),
    (Cancel(), "Cancel that ability."),
    (CheckBonus(2), "Your next check gets +2."),
    (Hinder(2, RIVAL), "The next card your rival tries to play this turn gets +2 difficulty."),
    (Hinder(1), "The next card you try to play this turn gets +1 difficulty."),
    (
        CheckBonus(-1, RIVAL, (FOR_FORM,), NOBODY),
        "Your rival's checks to play a card as a form get -1 until the end of the turn.",
    ),
    (
        CheckBonus(1, YOU, (FOR_BLOCK,), 2, ATTACK_PERIOD, this_attack=True),
        "Your next 2 checks to block this attack get +1 until the end of this attack.",
    ),
    (CheckBonus(1, purposes=(FOR_FORM,), tests=(ATTACKS,)), "Your next check to play an attack gets +1."),
    (
        CheckBonus(1, purposes=(FOR_FORM, FOR_BLOCK), tests=(ATTACKS,)),
        "Your next check to play an attack card gets +1.",
    ),
    # Looks
    (Choose(MINE, RIVAL), "Your rival chooses 1 foundation in your stage."),
    (Choose(THEIRS, name="victim"), 'Choose 1 foundation in your rival\'s stage as the "victim" card.'),
    (Name("card"), "Name a card."),
    (Name("type"), "Name a card type."),
    (Name("number", RIVAL, 5), "Your rival names a number from 0 to 5."),
    (Reveal(Sel(3, top=True, zones=(DECK,))), "Reveal the top 3 cards of your deck."),
    (
        Look(Sel(2, RIVAL, (ATTACKS,), (DECK,), top=True)),
        "Look at 2 attacks among the top 2 cards of your rival's deck.",
    ),
    (
        Search((DECK, DISCARDS), (FOUND,), (Build(Ref("searched")),), 2),
        "Search your deck and discard pile for up to 2 foundations and build them.",
    ),
    (
        Search((DECK,), (), (Move(Ref("searched"), HAND, RIVAL),), 1, RIVAL),
        "Your rival searches their deck for 1 card, then your rival adds it to their hand.",
    ),
    (Shuffle(RIVAL), "Your rival shuffles their deck."),
    (Arrange(Ref("looked at")), "Put the card looked at back on top of your deck in any order."),
    (
        Arrange(Ref("looked at"), top=False, who=RIVAL),
        "Your rival puts the card looked at back on the bottom of their deck in any order.",
    ),
    # Plays
    (CheckCost(5), "Check 5."),
    (MakeACheck(), "Make a check."),
    (
        MakeACheck(4, RIVAL, (Draw(1),), (Gain(1),)),
        ("Your rival makes a check against a difficulty of 4. If they pass, draw 1 card. Otherwise, gain 1 health."),
    ),
    (MakeACheck(5, otherwise=(Draw(1),)), "Make a check against a difficulty of 5. If you fail, draw 1 card."),
    (Recheck(), "Re-check."),
    (AddToCheck(-1), "That check gets -1."),
    (Drive(2), "Drive 2."),
    (Ruin(2), "Ruin 2."),
    (PutOnStack(This()), "Put this card on the attack stack."),
    (Multiply(2), "Add the top 2 cards of your deck to your card pool face down as copies of this attack."),
    (PlayCopy(This(), Ref("chosen")), "Make this card a copy of the chosen card."),
    (Attacks(Sel(1, DOER, (ATTACKS,), (DISCARDS,))), "Attack with 1 attack from your discard pile."),
    (Considered(), "This attack is considered completely blocked."),
    (End(ENHANCE_STEP), "End the Enhance Step."),
    (End(COMBAT_PHASE, YOU), "End your Combat Phase."),
    (End(COMBAT_PHASE, RIVAL), "End your rival's Combat Phase."),
    (End(BLOCK_STEP, skips=True), "Skip the Block Step."),
    (ChooseMore(), "That player chooses 1 of the remaining effects as well."),
    (Win(), "You win the game."),
    (Win(RIVAL, loses=True), "Your rival loses the game."),
    (DeckRule("Iron Lotus", 6), 'Your deck may include up to 6 copies of "Iron Lotus".'),
    (ByHand("Enhance: Juggle 3 plates."), 'Resolve by hand: "Enhance: Juggle 3 plates."'),
    # Rules
    (
        Rule(CANNOT, Event(V_STATUS, own=True, notes=(COMPLETELY,))),
        "Until the end of the turn, this card cannot be completely blocked.",
    ),
    (
        Rule(CANNOT, Event(V_DESTROY, YOU, (FOUND,), cause=RIVAL)),
        "Until the end of the turn, your foundations cannot be destroyed by your rival.",
    ),
    (
        Rule(IGNORES, Event(V_PLAY, YOU, (ATTACKS,)), times=1),
        "Your next attack card ignores progressive difficulty.",
    ),
    (
        Rule(AUTOMATIC, Event(V_CHECK, YOU, notes=(FOR_FORM,))),
        "Until the end of the turn, your checks to play a card as a form pass automatically.",
    ),
    (
        Rule(FACE_UP, Event(V_MOVE, YOU, own=True, to=MOMENTUM)),
        "Until the end of the turn, when you add this card to your momentum, it is added face up.",
    ),
    (
        Rule(SURCHARGE, Event(V_PLAY, RIVAL, (ATTACKS,)), then=(Move(Sel(1, zones=(DISCARDS,)), DECK),)),
        (
            "Until the end of the turn, as an additional cost to play an attack card, your rival must put 1 "
            "card from their discard pile on the bottom of their deck."
        ),
    ),
    (
        Rule(PLAYABLE, Event(V_PLAY, RIVAL, own=True), zones=(DISCARDS,), until=GAME_PERIOD, free=True),
        "For the rest of the game, your rival may play this card from their discard pile without a check.",
    ),
    (
        Rule(COUNTS, Event(V_COMMIT, YOU, own=True), 2),
        "Until the end of the turn, when you commit this card, it counts as 2 cards.",
    ),
    (
        Rule(CONSIDERED, Event(V_STATUS, RIVAL, (Trait("Kick"),))),
        "Until the end of the turn, your rival's Kick attack is considered completely blocked.",
    ),
    (
        Rule(DEALS, Event(V_DEAL, attack=True), 3, until=ATTACK_PERIOD),
        "This attack deals 3 damage.",
    ),
    (
        Rule(INSTEAD, Event(V_DESTROY, own=True), then=(Flip(This()),)),
        "Until the end of the turn, if this card would be destroyed, flip this card instead.",
    ),
    (
        Rule(INSTEAD, Event(V_DESTROY, own=True), then=(Flip(This()),), may=True),
        "Until the end of the turn, if this card would be destroyed, you may flip this card instead.",
    ),
    (
        Rule(REDUCES, Event(V_LOSE, YOU, via=BY_DAMAGE), 2),
        "Until the end of the turn, reduce the damage you would take by 2.",
    ),
    (
        Rule(REDUCES, Event(V_LOSE, RIVAL, via=BY_DAMAGE), -2),
        "Until the end of the turn, increase the damage your rival would take by 2.",
    ),
    (
        Rule(REDUCES, Event(V_DRAW, RIVAL), 1),
        "Until the end of the turn, reduce the number of cards your rival would draw by 1.",
    ),
    (Replace((Flip(This()),)), "Flip this card instead."),
    (Replace((Draw(1),), every=True), "Draw 1 card instead (for all of them)."),
    (
        Search((DECK,), (FOUND,), (Remove(Ref("searched")),), whose=RIVAL),
        "Search your rival's deck for 1 foundation and remove it from the game.",
    ),
    (
        Rule(AS_THOUGH, Event(V_COMMIT, YOU, own=True), then=(Flip(Sel(1, DOER, (ASSETS,))),)),
        'Until the end of the turn, you may flip 1 asset to pay for "commit" in a cost of this card.',
    ),
    (
        Rule(HAND_SIZE_IS, Event(V_DRAW, YOU), -1, cond=Attacking()),
        "Until the end of the turn, while you are attacking, your hand size gets -1.",
    ),
    (
        Rule(PLAYABLE, Event(V_PLAY, YOU, own=True), 0, (Draw(1),), (POOL,), None, This(), NEXT_FORM),
        "Until the next form, you may play this card from your card pool; if you do, draw 1 card.",
    ),
    (
        Rule(COPIES, Event(V_BUILD, YOU), 2, on=MINE),
        (
            "Until the end of the turn, for 1 foundation in your stage, when you build a card, you may have "
            "2 copies of a Unique card."
        ),
    ),
]
