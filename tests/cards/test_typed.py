"""The check of trees: every word and field is covered, our own cards pass, and what means nothing is told."""

from __future__ import annotations

import inspect

import pytest

import kumite.games.universus.cards  # noqa: F401  (it fills the catalogue)
from kumite.build import which
from kumite.cards.fields import FIELDS, FLAGS, OF_WORD, UNWRITTEN, VALUES, kind_of
from kumite.cards.kinds import KINDS
from kumite.cards.typed import problem
from kumite.games.universus.faces import CARDS
from kumite.games.universus.reading import WORDS, read_ability

WRITTEN = sorted(set(WORDS) - UNWRITTEN)
BY_ANNOTATION = {  # how constructors say what the kinds of fields say
    "bool": ("flag",),
    "int": ("number", "count", "times"),
    "int | None": ("number?",),
    "Amount | int": ("amount",),
    "Amount | int | None": ("amount?",),
    "Amount | None": ("amount?",),
    "str": ("name", "text of a name?", "rider?"),
    "tuple[str, ...]": ("names", "tags"),
    "tuple[int, ...]": ("numbers",),
    "Test": ("cards", "test"),
    "Test | None": ("cards?",),
    "tuple[Test, ...]": ("tests",),
    "Word": ("word",),
    "Text": ("text", "text?"),
    "tuple[Text, ...]": ("texts",),
    "Trigger": ("trigger",),
    "Trigger | None": ("trigger?",),
    "tuple[Trigger, ...]": ("triggers",),
    "Cond": ("cond",),
    "Cond | None": ("cond?",),
    "tuple[Cond, ...]": ("conds",),
    "tuple[Rider, ...]": ("riders",),
    "Ability | None": ("ability?",),
    "Keyword | None": ("keyword of a card?",),
}
plain = pytest.mark.skipif(which() != "plain", reason="compiled constructors do not tell what they take")


def fields_of(word: str) -> dict[str, str]:
    """The fields of a word, with what its constructor says of them."""
    return {name: str(one.annotation) for name, one in inspect.signature(WORDS[word]).parameters.items()}


def fits(kind: str, annotation: str) -> bool:
    """Whether a kind of field is a way to be what the constructor says."""
    if kind in BY_ANNOTATION.get(annotation, ()):
        return True
    if kind == "rated read":
        return annotation == "int"
    bare = kind if kind in VALUES else kind[:-1]
    if bare not in VALUES:
        return False
    of = type(next(iter(VALUES[bare]))).__name__
    return annotation == (of if kind in VALUES else f"tuple[{of}, ...]")


@plain
@pytest.mark.parametrize("word", WRITTEN)
def test_every_field_of_every_word_is_covered(word: str) -> None:
    for field, annotation in fields_of(word).items():
        kind = kind_of(word, field)
        assert kind, f"kumite/cards/fields.py does not say what {word}.{field} may be"
        assert fits(kind, annotation), f"{word}.{field} is {annotation}, but fields.py calls it {kind!r}"


@plain
def test_the_tables_speak_of_nothing_else() -> None:
    known = {f"{word}.{field}" for word in WRITTEN for field in fields_of(word)}
    assert set(OF_WORD) <= known
    assert (set(FIELDS) | FLAGS) <= {name.partition(".")[2] for name in known}
    kinds = {kind_of(*name.split(".")) for name in known}
    assert {kind for kind in kinds if kind not in KINDS and kind not in VALUES and kind[:-1] not in VALUES} == set()
    assert set(UNWRITTEN) <= set(WORDS)


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
    "Ability(FORM, (If(Has(Sel(1, EITHER, (), (POOL,))), (Draw(1),)),))",
)
WRONG = (
    ("Ability(FORM, (Draw(1, BOTH),))", "Draw.who cannot be 2"),
    ("Ability(FORM, (Draw('two'),))", "Draw.n cannot be 'two'"),
    ("Ability(FORM, (Draw(True),))", "Draw.n cannot be True"),
    ("Ability(FORM, (Draw(1, 0, 1),))", "Draw.upto cannot be 1"),
    ("Ability(FORM, (Ready(Sel(1, YOU, (State('asleep'),))),))", "State.flag cannot be 'asleep'"),
    ("Ability(FORM, (Ready(Type((ATTACK,))),))", "Ready.what cannot be Type(types=(3,))"),
    ("Ability(FORM, (Ready(Sel(1, YOU, (), (12,))),))", "Sel.zones cannot be (12,)"),
    ("Ability(FORM, (Ready(Sel(1, YOU, (), ())),))", "Sel.zones: no zone is meant"),
    ("Ability(ENHANCE, (Modify(TheAttack(), RATING, 1),))", "Modify.which cannot be 10"),
    ("Ability(ENHANCE, (Modify(TheAttack(), DAMAGE, 1, 40),))", "Modify.until cannot be 40"),
    ("Ability(FORM, (Draw(Value(This(), RATING)),))", "Value: a rating is a keyword's, and nothing else is"),
    ("Ability(FORM, (Grant(This()),))", "Grant: nothing is gained"),
    ("Ability(FORM, (Grant(This(), Keyword('Dancing')),))", "Grant.keyword cannot be Keyword"),
    ("Ability(FORM, (Draw(1),), trigger=Event(V_DRAW))", "a Response waits for something, and nothing else"),
    ("Ability(RESPONSE, (Draw(1),))", "a Response waits for something, and nothing else"),
    ("Ability(FORM)", "it has no effect"),
    ("Ability(FORM, (Draw(1),), (Event(V_DRAW),))", "Ability.cost cannot be"),
    ("Ability(CONTINUOUS, (Draw(1),))", "a continuous ability cannot Draw by itself"),
    ("Ability(CONTINUOUS, (Modify(This(), SPEED, 1),), (Commit(This()),))", "a continuous ability has no cost"),
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
    ("Ability(FORM, (Draw(1),), riders=(OnlyIf(Did()),))", "Did needs an effect that is being carried out"),
    ("Ability(FORM, (Ready(Yours(DOER)),))", "Yours.whose: only where both players do something"),
    ("Ability(FORM, (Draw(Count(Sel(1, EITHER))),))", "Count.what: nobody is asked here which player is meant"),
    ("Ability(FORM, (Cancel(),))", "Cancel needs something like 'play ability' to have set it off"),
    ("Ability(RESPONSE, (Recheck(),), (), Event(V_DRAW))", "Recheck needs something like 'check' to have set it off"),
    ("Ability(RESPONSE, (Draw(1),), (), Event(V_STATUS, notes=(9,)))", "(9,) is nothing that 'block' can be"),
    ("Ability(CONTINUOUS, (Rule(IGNORES, Event(V_DRAW)),))", "nobody asks for a rule of the kind 'ignores' about"),
    ("Ability(CONTINUOUS, (Rule(SURCHARGE, Event(V_PLAY)),))", "of the kind 'additional cost' says what is to be done"),
    ("Ability(CONTINUOUS, (Rule(PLAYABLE, Event(V_PLAY)),))", "a rule of the kind 'playable' says from where, or how"),
    ("Ability(FORM, (Counter(This(), ''),))", "Counter.name: counters without a name can only be taken off"),
    ("Ability(FORM, (Onto(Modify(This(), SPEED, 1)),))", "Onto is no word of a text"),
)


@pytest.mark.parametrize("tree", RIGHT)
def test_right_trees_pass(tree: str) -> None:
    assert problem(read_ability(tree)) == ""


@pytest.mark.parametrize(("tree", "why"), WRONG)
def test_wrong_trees_are_told(tree: str, why: str) -> None:
    assert why in problem(read_ability(tree))
