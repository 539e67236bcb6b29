"""Ability trees that come from outside: whatever cannot stand in one is refused in a sentence that says which card,
which ability, where in it, what is wrong and what is allowed; nothing of it crashes a game later."""

from __future__ import annotations

import ast
import inspect
import textwrap
from typing import Any

import pytest

import kumite
import kumite.games.ufs.modes
import kumite.games.universus.modes
from kumite.build import which
from kumite.errors import BadPosition
from kumite.games.universus.faces import CARDS
from kumite.games.universus.trees.constructors import order_of
from kumite.games.universus.trees.notation import notation
from kumite.games.universus.trees.reading import WORDS, BadTree, read_ability
from kumite.games.universus.trees.slots import (
    Choice,
    Code,
    Either,
    Flag,
    Line,
    Node,
    Nothing,
    Row,
    Slot,
    TokenName,
    Whole,
)
from kumite.games.universus.trees.wordfields import APART, BY_NAME, NO_EVENTS, UNWRITTEN, slot_of

WRITTEN = sorted(set(WORDS) - UNWRITTEN)
plain = pytest.mark.skipif(which() != "plain", reason="compiled constructors do not tell what they take")


def refused(tree: str, game: str = "universus") -> str:
    cards = {
        "Lamp": {"type": "foundation", "difficulty": 1, "check": 3, "abilities": ["Ability(FORM, (Draw(1),))", tree]}
    }
    with pytest.raises(BadPosition) as refusal:
        kumite.setup(game, {"cards": cards, "P1": {"stage": ["Lamp"], "hand": ["Blank Page"]}}, seed=1)
    return str(refusal.value)


A_NUMBER = "it must be a whole number from 0 to 9999, or an amount, such as X() or Count(Sel(1))"
WRONG = (
    ("(Draw('x'),)", ".does[0], column 24: Draw.n is 'x'; " + A_NUMBER),
    ("(Draw(-1),)", ".does[0], column 24: Draw.n is -1; " + A_NUMBER),
    ("(Gain(True),)", ".does[0], column 24: Gain.n is True; " + A_NUMBER),
    ("(Gain(Draw(1)),)", ".does[0], column 24: Gain.n is Draw(...); " + A_NUMBER),
    ("(5,)", ", column 18: Ability.does[0] is 5; it must be an instruction, such as Draw(1)"),
    ("Draw(1)", ", column 18: Ability.does is Draw(...); it must be in brackets, like (A, B) or (A,), each an"),
    ("(Draw(1, 2, 3, 4),)", ".does[0], column 19: Draw has no 4 fields; it has n, who, upto"),
    ("(Draw(m=1),)", ".does[0], column 19: Draw has no field 'm'; it has n, who, upto"),
    ("(Draw(1, n=1),)", ".does[0], column 19: Draw.n is given twice"),
    ("(Gain(),)", ".does[0], column 19: Gain.n is missing; " + A_NUMBER),
    ("(Draw(1, 9),)", ".does[0], column 27: Draw.who is 9; it must be a player: YOU (0), RIVAL (1)"),
    ("(Draw(1, YOU, 1),)", ".does[0], column 32: Draw.upto is 1; it must be True or False"),
    ("(If(Draw(1), (Gain(1),)),)", ".does[0], column 22: If.cond is Draw(...); it must be a condition, such as"),
    ("(If(Has(Sel(1)), Gain(1)),)", ".does[0], column 35: If.then is Gain(...); it must be in brackets"),
    ("(If(Has(5), (Gain(1),)),)", ".does[0].cond, column 26: Has.what is 5; it must be some cards, such as This()"),
    ("(Commit(Sel(tests=(Draw(1),))),)", ".does[0].what, column 36: Sel.tests[0] is Draw(...); it must be a test of"),
    ("(Commit(Sel(1, YOU, (State('asleep'),))),)", ".does[0].what.tests[0], column 45: State.flag is 'asleep'"),
    ("(Modify(TheAttack(), 99, 1),)", ".does[0], column 39: Modify.which is 99; it must be a property that is a"),
    ("(Modify(TheAttack(), ZONE, 1),)", ".does[0], column 39: Modify.which is 2; it must be a property that is a"),
    ("(Set(TheAttack(), ZONE, 7),)", ".does[0], column 19: Set.value is 7; a zone must be LOW (0), MID (1) or HIGH"),
    ("(Modify(TheAttack(), SPEED, 1, 40),)", ".does[0], column 49: Modify.until is 40; it must be a period, from"),
    ("(Move(Sel(1), 99),)", ".does[0], column 32: Move.to is 99; it must be a game zone: HAND (1), DECK (2)"),
    ("(Create('Nope'),)", ".does[0], column 26: Create.token is 'Nope'; it must be the name of a token: Power, Roman"),
    ("(Fired(Event(99), (Draw(1),)),)", ".does[0].trigger, column 31: Event.verb is 99; it must be a verb, from"),
    ("(If(Cmp(1, '~', 2), ()),)", ".does[0].cond, column 29: Cmp.op is '~'; it must be one of '=', '<', '>', '<='"),
    ("(Draw(1),), (), None, (Limit('x'),)", ".riders[0], column 47: Limit.n is 'x'; it must be a whole number from 1"),
    ("(Draw(1),), (), None, (Draw(1),)", ", column 40: Ability.riders[0] is Draw(...); it must be a restriction, such"),
    ("(Modify(This(), SPEED, Per(X(), 0)),)", ".does[0].amount, column 50: Per.k is 0; it must be a whole number"),
    ("(Commit(Type((ATTACK,))),)", ".does[0], column 26: Commit.what is Type(...); it must be some cards, such as"),
    ("(Move(This(), HAND, YOU, False, '', False, BOTH),)", ".does[0], column 61: Move.into is 2; it must be a player"),
    ("(Fired(Event(V_FIRST), (Draw(1),)),)", ".does[0].trigger, column 31: Event.verb is 53; it must be a verb, from"),
    ("(Grant(This(), Keyword('Stunn', 1)),)", ".does[0].keyword, column 41: Keyword.name is 'Stunn'; it must be one"),
    ("(Grant(This(), Keyword('Safe', 1)),)", ".does[0].keyword, column 33: Keyword.rating is 1; Safe has no rating"),
    ("(Or(((Draw(1),),)),)", ".does[0], column 22: Or.parts has 1; it must have 2 or more, each in brackets"),
    ("(If(Has(Sel(1)), ()),)", ".does[0], column 35: If.then has 0; it must have 1 or more, each an instruction"),
    ("(Onto(Modify(This(), SPEED, 1)),)", ".does[0], column 19: Onto is no word of a text"),
    ("(Drow(1),)", ".does[0], column 19: unknown word 'Drow'; did you mean Draw?"),
    ("(OffTop(),)", ".does[0], column 19: OffTop is no word of a text"),
    ("(Commit(Sel(1, YOU, (Told(),))),)", ".does[0].what.tests[0], column 39: Told is no word of a text"),
    ("(Or(((Draw(1),), ())),)", ".does[0], column 22: Or.parts[1] has 0; it must have 1 or more, each an instruction"),
    ("(ChangeZone(TheAttack(), ()),)", ".does[0], column 43: ChangeZone.to has 0; it must have 1 or more, each a"),
    ("(Commit(Sel(1, YOU, (), (STAGE, STAGE))),)", ".does[0].what, column 42: Sel.zones is (0, 0): one of them"),
    ("(ChangeZone(TheAttack(), (LOW, LOW)),)", ".does[0], column 43: ChangeZone.to is (0, 0): one of them stands"),
    ("(Search((), (), (Draw(1),)),)", ".does[0], column 19: Search.zones: no zone is meant"),
    ("(Draw(X()), Let(Plus(1, X())))", ".does[1], column 30: Let.amount: X cannot be defined by X"),
    ("(Rule(KEEPS, Moment(TURN, BEGINS), 1),)", ".does[0], column 19: Rule.act: nobody asks for a rule of the kind"),
    ("(Rule(OFFERS, Event(V_PLAY), then=(Draw(1),)),)", ".does[0], column 19: Rule.then: what is offered is changed"),
    ("(Draw(TallyCards(Moment(TURN, BEGINS))),)", ".does[0].n, column 24: TallyCards.event must be an Event, or"),
    ("(Fired(Before(Before(Event(V_DRAW))), (Draw(1),)),)", ".does[0].trigger, column 25: Before.act must be an Event"),
    ("(If(Past(Event(V_BEFORE_TAKE, notes=(5,))), (Draw(1),)),)", "Event.notes: (5,) is nothing that 'before taking'"),
    ("(If(Past(Event(V_SWAY, notes=(5,))), (Draw(1),)),)", "Event.notes: (5,) is nothing that 'sway' can be"),
)  # fmt: skip


@pytest.mark.parametrize(("rest", "says"), WRONG)
def test_what_cannot_stand_there_is_refused_with_its_place(rest: str, says: str) -> None:
    said = refused(f"Ability(ENHANCE, {rest})")
    assert said.startswith("cards.Lamp.abilities[1]")
    assert says in said


@pytest.mark.parametrize(
    ("tree", "says"),
    [
        (
            "Ability(77, (Draw(1),))",
            "column 9: Ability.kind is 77; it must be an ability type: CONTINUOUS (0), ENHANCE",
        ),
        ("Ability(RESPONSE, (Draw(1),))", "column 1: Ability.trigger is missing: a Response waits for something"),
        ("Ability(FORM, (Draw(1),), (), Event(V_DRAW))", "Ability.trigger is for a Response, and this is Form"),
        ("Ability(CONTINUOUS, (Draw(1),))", "Ability.does[0] is Draw(...), and nobody is instructed by a Continuous"),
        (
            "Ability(CONTINUOUS, (Fired(Event(V_DRAW), (Draw(1),)),), (Commit(This()),))",
            "Ability.cost is for an ability that is played, and this is Continuous",
        ),
    ],
)
@pytest.mark.parametrize("game", ["universus", "ufs"])
def test_the_parts_of_an_ability_go_together(tree: str, says: str, game: str) -> None:
    """UVS-PLAB-02, UVS-RESP-01, UVS-CONT-01."""
    said = refused(tree, game)
    assert said.startswith("cards.Lamp.abilities[1], column ")
    assert says in said
    assert "\n" not in said


def test_unchecked_reading_never_fails_with_anything_but_a_sentence() -> None:
    with pytest.raises(BadTree, match=r"ability, column 1: Ability: .*"):
        read_ability("Ability(ENHANCE, (5,))")


def test_our_own_cards_pass() -> None:
    trees = [ability for card in CARDS for side in (card.front, card.back) if side for ability in side.abilities]
    assert len(trees) > 150
    for ability in trees:
        assert read_ability(notation(ability), "tree", True) == ability


@pytest.mark.parametrize(
    ("word", "field", "wants"),
    [
        ("Draw", "who", "a player: YOU (0), RIVAL (1), THAT_PLAYER (4), ACTIVE (5) or OWNER (6)"),
        ("HasBlock", "height", "a height: LOW (0), MID (1) or HIGH (2), or NOBODY (-1)"),
        (
            "Modify",
            "until",
            "a period, from START_PHASE (1) to NEXT_ENHANCE (24), or NOBODY (-1), but not LAST_TURN",
        ),
        ("Limit", "per", "a period: TURN (10), GAME_PERIOD (12), ENHANCE_STEP (6) or ATTACK_PERIOD (11)"),
        ("Fired", "times", "a whole number from 1 to 9999, or as often as it likes: NOBODY (-1)"),
        ("Trait", "name", "text in quotes that is not empty"),
        ("Event", "verb", f"a verb, from V_DRAW (0) to V_SWAY (61), but not {', '.join(NO_EVENTS)}"),
    ],
)
def test_what_is_allowed_is_named(word: str, field: str, wants: str) -> None:
    slot = slot_of(word, field)
    assert slot is not None
    assert slot.wants() == wants


# The table of fields says what the constructors say


def annotation(slot: Slot) -> set[str]:
    if isinstance(slot, Row):
        return {f"tuple[{' | '.join(sorted(annotation(slot.each)))}, ...]"}
    if isinstance(slot, Either):
        return annotation(slot.one) | annotation(slot.other)
    if isinstance(slot, Node):
        return {slot.kind.__name__}
    plain_kinds: list[tuple[tuple[type[Slot], ...], str]] = [
        ((Whole, Code), "int"),
        ((Line, Choice, TokenName), "str"),
        ((Flag,), "bool"),
        ((Nothing,), "None"),
    ]
    return {name for kinds, name in plain_kinds if isinstance(slot, kinds)}


def constructor(word: str) -> dict[str, Any]:
    return {name: str(one.annotation) for name, one in inspect.signature(WORDS[word]).parameters.items()}


@plain
@pytest.mark.parametrize("word", WRITTEN)
def test_every_field_of_every_word_has_its_kind(word: str) -> None:
    for field, said in constructor(word).items():
        slot = slot_of(word, field)
        assert slot is not None, f"kumite/games/universus/trees/wordfields.py does not say what {word}.{field} may be"
        wanted = said.replace("Text", "tuple[Word, ...]")
        assert annotation(slot) == set(wanted.split(" | ")), f"{word}.{field} is {wanted}"


@plain
def test_the_table_speaks_of_nothing_else() -> None:
    known = {word: constructor(word) for word in WRITTEN}
    assert {(word, field) for word in APART for field in APART[word] if field not in known.get(word, {})} == set()
    assert set(BY_NAME) <= {field for held in known.values() for field in held}
    assert set(WORDS) > UNWRITTEN


@plain
@pytest.mark.parametrize("word", sorted(WORDS))
def test_fields_are_assigned_in_the_order_of_the_constructor(word: str) -> None:
    """A compiled constructor may tell no more than that order."""
    kind = WORDS[word]
    if not constructor(word):
        return
    tree = ast.parse(textwrap.dedent(inspect.getsource(kind.__init__)))
    stores = [one for one in ast.walk(tree) if isinstance(one, ast.Attribute) and isinstance(one.ctx, ast.Store)]
    assigned = sorted(stores, key=lambda one: (one.lineno, one.col_offset))
    assert list(dict.fromkeys([one.attr for one in assigned if one.attr[0] != "_"])) == order_of(kind)
