"""The check of whole trees: our own cards pass, and what means nothing is told; a word that is wrong by itself is told
in the same sentence wherever it comes from."""

from __future__ import annotations

import pytest

import kumite.games.ufs.cards
import kumite.games.universus.cards  # noqa: F401  (they fill the catalogue)
from kumite.games.universus.faces import CARDS
from kumite.games.universus.trees.reading import BadTree, read_ability
from kumite.games.universus.trees.sense import problem


def test_our_own_cards_pass() -> None:
    faces = [face for card in CARDS for face in (card.front, card.back) if face is not None]
    wrong = {face.name: problem(ability) for face in faces for ability in face.abilities if problem(ability)}
    assert wrong == {}


RIGHT = (
    "Ability(ENHANCE, (Modify(TheAttack(), DAMAGE, 2),), (Commit(This()),))",
    "Ability(RESPONSE, (Draw(1, THAT_PLAYER),), (), Event(V_DRAW, RIVAL))",
    "Ability(FORM, (Discard(Sel(1, zones=(HAND,))), If(Is(Ref('discarded'), (Type((ATTACK,)),)), (Draw(1),))))",
    "Ability(FORM, (Search((DECK,), (), (Move(Ref('searched'), HAND),)),))",
    "Ability(FORM, (MakeACheck(5, YOU, (Move(Ref('checked'), HAND),)),))",
    "Ability(ENHANCE, (Fired(Event(V_DEAL, attack=True), (Draw(X()),)), Let(Bound('event'))))",
    "Ability(CONTINUOUS, (While(Stands(YOU, 'desperation'), (Modify(This(), SPEED, 1),)),))",
    "Ability(FORM, (ByBoth(Draw(Value(Yours(DOER), HAND_SIZE), upto=True)),))",
    "Ability(RESPONSE, (Cancel(),), (), Event(V_ABILITY, RIVAL))",
    "Ability(FORM, (Draw(1),), (Counter(This(), '', -1),))",
    "Ability(CONTINUOUS, (Modify(This(), SPEED, X()), Let(Count(Sel(1)))))",
    "Ability(FORM, (If(Has(Sel(1, EITHER, (), (POOL,))), (Draw(1),)),))",
)
UNMADE = (  # of a kind that a compiled constructor does not take
    (
        "Ability(FORM, (Draw('two'),))",
        "Draw.n is 'two'; it must be a whole number from 0 to 9999, or an amount, such as",
    ),
    ("Ability(FORM, (Draw(1, 0, 1),))", "Draw.upto is 1; it must be True or False"),
)
BY_ITSELF = (  # whatever stands around it
    (
        "Ability(FORM, (Draw(1, BOTH),))",
        "Draw.who is 2; it must be a player: YOU (0), RIVAL (1), THAT_PLAYER (4), ACTIVE",
    ),
    ("Ability(FORM, (Draw(True),))", "Draw.n is True; it must be a whole number"),
    ("Ability(FORM, (Draw(-1),))", "Draw.n is -1; it must be a whole number from 0"),
    ("Ability(FORM, (Ready(Sel(1, YOU, (State('asleep'),))),))", "State.flag is 'asleep'; it must be one of 'ready', "),
    ("Ability(FORM, (Ready(Type((ATTACK,))),))", "Ready.what is Type(...); it must be some cards, such as This() or"),
    (
        "Ability(FORM, (Ready(Sel(1, YOU, (), (12,))),))",
        "Sel.zones[0] is 12; it must be a game zone: STAGE (0), HAND (1)",
    ),
    ("Ability(FORM, (Ready(Sel(1, YOU, (), ())),))", "Sel.zones: no zone is meant"),
    ("Ability(FORM, (Ready(Sel(1, top=True, bottom=True)),))", "Sel: top and bottom at once"),
    (
        "Ability(ENHANCE, (Modify(TheAttack(), RATING, 1),))",
        "Modify.which is 10; it must be a property that is a number",
    ),
    (
        "Ability(ENHANCE, (Modify(TheAttack(), ZONE, 1),))",
        "Modify.which is 2; it must be a property that is a number: ",
    ),
    ("Ability(ENHANCE, (Modify(TheAttack(), DAMAGE, 1, 40),))", "Modify.until is 40; it must be a period, from"),
    ("Ability(FORM, (Draw(Value(This(), RATING)),))", "Value.keyword: a rating is a keyword's, and nothing else is"),
    ("Ability(FORM, (Grant(This()),))", "Grant: nothing is gained"),
    ("Ability(FORM, (Grant(This(), Keyword('Dancing')),))", "Keyword.name is 'Dancing'; it must be one of 'Breaker', "),
    ("Ability(FORM, (Grant(This(), Keyword('Safe', 2)),))", "Keyword.rating is 2; Safe has no rating"),
    ("Ability(FORM, (Draw(1),), trigger=Event(V_DRAW))", "Ability.trigger is for a Response, and this is Form"),
    ("Ability(RESPONSE, (Draw(1),))", "Ability.trigger is missing: a Response waits for something"),
    (
        "Ability(FORM, (Draw(1),), (Event(V_DRAW),))",
        "Ability.cost[0] is Event(...); it must be an instruction, such as",
    ),
    (
        "Ability(CONTINUOUS, (Draw(1),))",
        "Ability.does[0] is Draw(...), and nobody is instructed by a Continuous ability",
    ),
    (
        "Ability(CONTINUOUS, (Modify(This(), SPEED, 1),), (Commit(This()),))",
        "Ability.cost is for an ability that is played, and this is Continuous",
    ),
    ("Ability(RESPONSE, (Draw(1),), (), Event(V_STATUS, notes=(9,)))", "(9,) is nothing that 'block' can be"),
    ("Ability(CONTINUOUS, (Rule(SURCHARGE, Event(V_PLAY)),))", "of the kind 'additional cost' says what is to be done"),
    ("Ability(CONTINUOUS, (Rule(PLAYABLE, Event(V_PLAY)),))", "a rule of the kind 'playable' says from where, or how"),
    ("Ability(FORM, (Counter(This(), ''),))", "Counter.name: counters without a name can only be taken off"),
    ("Ability(FORM, (Onto(Modify(This(), SPEED, 1)),))", "Onto is no word of a text"),
)
WHERE_IT_STANDS = (  # right by itself
    ("Ability(FORM)", "it has no effect"),
    ("Ability(CONTINUOUS, (While(Did(), (Draw(1),)),))", "Draw is nothing that holds while something is so"),
    ("Ability(FORM, (Draw(1, THAT_PLAYER),))", "Draw.who: nothing has happened that a player could have done"),
    ("Ability(FORM, (Ready(Ref('event')),))", "Ref('event'): nothing has happened"),
    (
        "Ability(FORM, (Ready(Ref('flipped')), Flip(Sel())))",
        "Ref('flipped'): no instruction before has bound that name",
    ),
    (
        "Ability(FORM, (Draw(1),), riders=(OnlyIf(Is(Ref('discarded'), ())),))",
        "no instruction before has bound that name",
    ),
    ("Ability(FORM, (Draw(Bound('discarded')),))", "Bound('discarded'): no instruction before has bound that name"),
    ("Ability(FORM, (Ready(Sel(1, YOU, (TheNamed(),))),))", "TheNamed('named'): no instruction before has bound that"),
    ("Ability(FORM, (Draw(1),), riders=(OnlyIf(Did()),))", "Did needs an effect that is being carried out"),
    ("Ability(FORM, (Ready(Yours(DOER)),))", "Yours.whose: only where both players do something"),
    ("Ability(FORM, (Draw(Count(Sel(1, EITHER))),))", "Count.what: nobody is asked here which player is meant"),
    ("Ability(FORM, (Cancel(),))", "Cancel needs something like 'play ability' to have set it off"),
    ("Ability(RESPONSE, (Recheck(),), (), Event(V_DRAW))", "Recheck needs something like 'check' to have set it off"),
    ("Ability(CONTINUOUS, (Rule(IGNORES, Event(V_DRAW)),))", "nobody asks for a rule of the kind 'ignores' about"),
)


@pytest.mark.parametrize("tree", RIGHT)
def test_right_trees_pass(tree: str) -> None:
    assert problem(read_ability(tree, "tree", True)) == ""


@pytest.mark.parametrize(("tree", "why"), BY_ITSELF + WHERE_IT_STANDS)
def test_wrong_trees_are_told(tree: str, why: str) -> None:
    assert why in problem(read_ability(tree))


@pytest.mark.parametrize(("tree", "why"), BY_ITSELF)
def test_a_tree_from_outside_is_refused_in_the_same_sentence(tree: str, why: str) -> None:
    told = problem(read_ability(tree))
    with pytest.raises(BadTree) as refusal:
        read_ability(tree, "tree", True)
    place, _, sentence = str(refusal.value).partition(": ")
    assert sentence == told
    assert place.startswith("tree")
    assert "column " in place


@pytest.mark.parametrize(("tree", "why"), UNMADE)
def test_what_is_of_another_kind_is_refused_before_it_is_made(tree: str, why: str) -> None:
    with pytest.raises(BadTree, match=r"^tree\.does\[0\], column \d+: ") as refusal:
        read_ability(tree, "tree", True)
    assert why in str(refusal.value)
