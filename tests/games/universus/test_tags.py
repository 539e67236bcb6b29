"""What an ability can do: `an ability that ___`, in the tree and at the table."""

from __future__ import annotations

import pytest

from kumite.games.universus.printed import Ability, Amount, Happening, Keyword, Word
from kumite.games.universus.printed import Test as Adjective  # pytest takes a class of that name for tests
from kumite.games.universus.tags import abilities as tags
from kumite.games.universus.tags import names as tags_names
from kumite.games.universus.tags.abilities import tags_in_play, tags_of_ability, tags_of_text
from kumite.games.universus.tags.signs import signs_of
from kumite.games.universus.terms import (
    ANY,
    ASSET,
    ATTACK,
    BLOCK,
    BOTH,
    CONTINUOUS,
    DAMAGE,
    DECK,
    DIFFICULTY,
    DISCARDS,
    DOER,
    ENHANCE,
    FOUNDATION,
    HAND,
    LOW,
    MOMENTUM,
    NOBODY,
    POOL,
    RIVAL,
    SPEED,
    STAGE,
    TYPES,
    V_ABILITY,
    V_DEAL,
    V_DRAW,
    V_PLAY,
    YOU,
    ZONE,
)
from kumite.games.universus.words.amounts import Bound, Cap, Count, Half, Health, Minus, Per, Plus, Times, Value, X
from kumite.games.universus.words.bonus import CheckBonus
from kumite.games.universus.words.both import ByBoth
from kumite.games.universus.words.changes import ChangeZone, Double, Grant, Modify, Set
from kumite.games.universus.words.conds import Attacking, Is
from kumite.games.universus.words.counters import Counter
from kumite.games.universus.words.keywording import Strip
from kumite.games.universus.words.looks import Search
from kumite.games.universus.words.modes import Modes
from kumite.games.universus.words.moves import Build, Destroy, Discard, Draw, Mill, Move, Spend
from kumite.games.universus.words.plays import AddToCheck, Drive, MakeACheck, Ruin
from kumite.games.universus.words.riders import RivalMayCancel
from kumite.games.universus.words.rule import CANNOT, HAND_SIZE_IS, SURCHARGE, Rule
from kumite.games.universus.words.sels import Ref, Sel, TheAttack, This
from kumite.games.universus.words.structure import Fired, ForEach, If, Instead, May, Or, While
from kumite.games.universus.words.tests import Not, Trait, Type
from kumite.games.universus.words.triggers import Event
from kumite.games.universus.words.turns import Commit, Flip, Freeze, Ready, Seal, Unflip
from kumite.games.universus.words.vitals import Cancel, Gain, Lose
from tests.games.universus.ringside import PAGE, Table, attack, foundation, p1, p2, table
from tests.games.universus.sayings import WORDS

FOUND = Type((FOUNDATION,))
RETURN = Set(TheAttack(), DAMAGE, None)
BACK = Ability(
    ENHANCE, (RETURN, If(Is(TheAttack(), (Trait("Punch"),)), (Modify(TheAttack(), SPEED, 2),))), (Destroy(This()),)
)


def named(value: object) -> str:
    """A parameter's name, the same in every process: a set has no order."""
    return str(sorted(value, key=str)) if isinstance(value, set | frozenset) else str(value)


def has(word: Word, *names: str) -> bool:
    found = tags_of_text((word,))
    return all(name in found for name in names)


# The rules


@pytest.mark.proves("UVS-ABTHAT-01", "UVS-RULING-68")
def test_what_is_possible_counts() -> None:
    """Returned to its printed damage, an attack above that is reduced, and one below it is raised."""
    assert {"lowers damage", "raises damage"} <= set(tags_of_ability(BACK))
    assert has(Set(TheAttack(), SPEED, 4), "raises speed", "lowers speed")
    assert not has(Set(TheAttack(), SPEED, 4), "raises damage")


@pytest.mark.proves("UVS-ABTHAT-03")
def test_one_ability_fits_many_descriptions() -> None:
    """UVS-EX-01: it reduces damage, and it increases speed, though only of a Punch."""
    found = tags_of_ability(BACK)
    assert {"lowers damage", "raises speed", "gives speed bonus"} <= set(found)
    assert "lowers speed" not in found
    assert len(found) == len(set(found))


DRAWN = (
    *("draws", "draws: own", "adds to hand", "adds to hand: own"),
    *[f"adds to hand{side} {kind}s" for side in ("", ": own") for kind in TYPES[1:]],
)


def test_neither_cost_nor_riders_count() -> None:
    assert "destroys" not in tags_of_ability(BACK)
    priced = Ability(ENHANCE, (Draw(1),), (Flip(This()),), riders=(RivalMayCancel((Discard(Sel(1, zones=(HAND,))),)),))
    assert tags_of_ability(priced) == DRAWN


LIST = Ability(
    ENHANCE, (Modes(((Draw(1),), (Modify(TheAttack(), SPEED, 1),), (Modify(TheAttack(), DAMAGE, 1),)), 2), Gain(1))
)


@pytest.mark.proves("UVS-BULL-06")
def test_a_bullet_that_was_not_chosen_does_not_count() -> None:
    """UVS-EX-23: drawing was chosen, twice."""
    found = tags_of_ability(LIST, (0, 0))
    assert "draws" in found
    assert "raises speed" not in found
    assert "raises damage" not in found
    assert "gains health" in found  # the rest of the text always does
    assert {"draws", "raises speed", "raises damage"} <= set(tags_of_ability(LIST))  # before anything is chosen
    assert "draws" not in tags_of_ability(LIST, ())


@pytest.mark.proves("UVS-BULL-07")
def test_of_all_else_what_did_not_happen_counts_still() -> None:
    nested = (If(Attacking(), (Draw(1),), (Mill(1),)), May((Gain(1),)), Or(((Lose(1),), (Cancel(),))))
    everything = {"draws", "mills", "gains health", "loses health", "cancels"}
    assert everything <= set(tags_of_text(nested, ()))
    assert everything <= set(tags_of_ability(Ability(ENHANCE, nested), (0,)))


@pytest.mark.parametrize(
    "word",
    [
        If(Attacking(), (Draw(1),)),
        If(Attacking(), (), (Draw(1),)),
        Instead((Gain(1),), Attacking(), (Draw(1),)),
        Instead((Draw(1),), Attacking(), (Gain(1),)),
        May((Draw(1),)),
        May((Gain(1),), price=(Draw(1),)),
        Or(((Gain(1),), (Draw(1),))),
        ForEach(2, (Draw(1),)),
        Fired(Event(V_DEAL), (Draw(1),)),
        While(Attacking(), (Draw(1),)),
        ByBoth(Draw(1)),
        Rule(SURCHARGE, Event(V_PLAY), then=(Draw(1),)),
        MakeACheck(4, then=(Draw(1),)),
        MakeACheck(4, otherwise=(Draw(1),)),
        Search((DECK,), (), (Draw(1),)),
        Modes(((Gain(1),), (Draw(1),))),
        If(Attacking(), (Fired(Event(V_DEAL), (May((Draw(1),)),)),)),
    ],
    ids=lambda word: type(word).__name__,
)
def test_every_branch_is_looked_into(word: Word) -> None:
    assert has(word, "draws")


@pytest.mark.proves("UVS-ABTHAT-01", "UVS-BOTH-02")
@pytest.mark.parametrize(
    ("word", "verb"),
    [
        (Mill(1), "mills"),
        (Draw(1), "draws"),
        (Lose(1), "loses health"),
        (Destroy(Sel(1, DOER, (FOUND,))), "destroys"),
        (Destroy(Sel(1, RIVAL, (FOUND,))), "destroys"),
        (Discard(Sel(1, zones=(HAND,))), "discards"),
        (Commit(Sel(1, DOER, (FOUND,))), "commits"),
        (Seal(Sel(1, DOER, (FOUND,))), "seals"),
    ],
    ids=repr,
)
def test_what_both_players_do_is_done_to_the_cards_of_both(word: Word, verb: str) -> None:
    assert has(ByBoth(word), verb)
    assert has(ByBoth(word), f"{verb}: own")
    assert has(ByBoth(word), f"{verb}: rival")
    assert has(May((ByBoth(word),)), f"{verb}: rival")
    assert has(word, f"{verb}: own") != has(word, f"{verb}: rival")  # one player alone has one side


def test_types_and_verbs_of_what_both_do_stay_what_they_are() -> None:
    assert has(ByBoth(Destroy(Sel(1, DOER, (FOUND,)))), "destroys foundations")
    assert not has(ByBoth(Destroy(Sel(1, DOER, (FOUND,)))), "destroys assets")


def test_a_granted_ability_is_not_this_ones_effect() -> None:
    given = Grant(This(), ability=Ability(CONTINUOUS, (Draw(1),)))
    assert has(given, "grants abilities")
    assert not has(given, "draws")


# The words


@pytest.mark.parametrize(
    ("word", "names"),
    [
        (Double(TheAttack(), SPEED), ("raises speed",)),
        (Modify(TheAttack(), SPEED, -1), ("lowers speed", "gives speed penalty")),
        (Set(TheAttack(), ZONE, LOW), ("changes zone",)),
        (ChangeZone(TheAttack()), ("changes zone",)),
        (Grant(TheAttack(), Keyword("Stun", 2)), ("grants Stun",)),
        (Strip(TheAttack(), "Safe"), ("strips Safe",)),
        (Strip(TheAttack()), ("strips abilities",)),
        (Destroy(Sel(1, DOER, (FOUND,)), sacrifice=True), ("sacrifices", "destroys", "destroys foundations")),
        (Ruin(2), ("sacrifices", "destroys", "destroys: rival", "destroys foundations")),
        (Drive(2), ("commits", "spends")),
        (Discard(Sel(1, zones=(HAND,))), ("discards",)),
        (Discard(Sel(1, zones=(MOMENTUM,))), ("spends",)),
        (Discard(Sel(1, zones=(POOL,))), ("clears",)),
        (Discard(Sel(1, zones=(DECK,), top=True)), ("mills",)),
        (Move(Ref("event"), HAND), ("adds to hand",)),
        (Move(This(), DECK, shuffle=True), ("adds to deck", "shuffles")),
        (Build(Sel(1, DOER, (FOUND,), (DISCARDS,))), ("builds", "builds foundations")),
        (Commit(Sel(1, DOER, (FOUND,)), RIVAL, stun=True), ("commits", "stuns", "commits: rival")),
        (Ready(This()), ("readies",)),
        (Unflip(This()), ("unflips",)),
        (Freeze(This()), ("freezes",)),
        (Seal(This()), ("seals",)),
        (Seal(This(), off=True), ("unseals",)),
        (Gain(1, of=This()), ("gains stamina",)),
        (Counter(This(), "Fuel", 2), ("adds counters",)),
        (Counter(This(), "Fuel", -2), ("removes counters",)),
        (CheckBonus(-1, RIVAL), ("lowers checks", "lowers checks: rival")),
        (AddToCheck(1), ("raises checks",)),
        (Rule(CANNOT, Event(V_DRAW)), ("forbids",)),
        (Rule(HAND_SIZE_IS, Event(V_DRAW, YOU), 1), ("raises hand size",)),
        (Search((DECK,), (), ()), ("searches", "shuffles")),
        (Spend(), ("spends",)),
    ],
    ids=lambda part: type(part).__name__ if isinstance(part, Word) else "",
)
def test_tags_of_words(word: Word, names: tuple[str, ...]) -> None:
    assert has(word, *names)


def test_what_a_word_cannot_do_is_no_tag_of_it() -> None:
    assert not has(Double(TheAttack(), SPEED), "lowers speed")
    assert not has(Set(TheAttack(), ZONE, LOW), "raises zone")
    assert not has(Set(TheAttack(), DAMAGE, None), "gives damage bonus")  # UVS-BONUS-02
    assert not has(Discard(Sel(1, zones=(MOMENTUM,))), "discards")
    assert not has(Seal(This(), off=True), "seals")
    assert not has(Counter(This(), "Fuel", 2), "removes counters")


@pytest.mark.parametrize(
    ("node", "text"), WORDS, ids=[f"{i} {type(node).__name__}" for i, (node, _) in enumerate(WORDS)]
)
def test_every_word_can_do_something(node: Word, text: str) -> None:
    """But for what only says how much X is, or speaks of decks, or counts cards otherwise, or is not understood."""
    idle = text.startswith(("X equals", "Your deck may include", "Resolve by hand")) or isinstance(node, Rule)
    assert tags_of_text((node,)) or idle, text


# Sides and types


@pytest.mark.parametrize(
    ("what", "doer", "sides"),
    [
        (Sel(1, RIVAL), YOU, {"rival"}),
        (Sel(1, YOU), RIVAL, {"own"}),
        (Sel(1, DOER), RIVAL, {"rival"}),
        (Sel(1, DOER), YOU, {"own"}),
        (Sel(1, DOER), BOTH, {"own", "rival"}),
        (Sel(1, ANY), YOU, {"own", "rival"}),
        (This(), YOU, {"own"}),
        (TheAttack(RIVAL), YOU, {"rival"}),
        (TheAttack(), YOU, {"own", "rival"}),
        (Ref("event"), YOU, {"own", "rival"}),
    ],
    ids=named,
)
def test_sides_are_seen_from_its_player(what: Adjective, doer: int, sides: set[str]) -> None:
    found = tags_of_text((Flip(what, doer),))
    assert {side for side in ("own", "rival") if f"flips: {side}" in found} == sides


@pytest.mark.parametrize(
    ("what", "types"),
    [
        (Sel(1, DOER, (FOUND,)), {FOUNDATION}),
        (Sel(1, DOER, (Type((FOUNDATION, ASSET)), Trait("Ally"))), {FOUNDATION, ASSET}),
        (Sel(1, DOER, (Not(FOUND),)), set(range(1, len(TYPES))) - {FOUNDATION}),
        (TheAttack(), {ATTACK}),
        (This(), set(range(1, len(TYPES)))),
    ],
    ids=named,
)
def test_types_are_those_it_can_be(what: Adjective, types: set[int]) -> None:
    found = tags_of_text((Flip(what),))
    assert {kind for kind in range(1, len(TYPES)) if f"flips {TYPES[kind]}s" in found} == types


# Signs


@pytest.mark.parametrize(
    ("amount", "signs"),
    [
        (2, "+"),
        (-2, "-"),
        (0, ""),
        (X(), "+"),  # never below 0 (UVS-X-02)
        (Times(-1, X()), "-"),
        (Count(Sel(1)), "+"),
        (Minus(Count(Sel(1)), 3), "+-"),
        (Minus(0, Count(Sel(1))), "-"),
        (Plus(X(), Minus(0, X())), "+-"),
        (Value(This(), DAMAGE), "+-"),  # numbers may be negative (UVS-NEG-01)
        (Value(This(), DAMAGE, printed=True), "+"),
        (Value(This(), BLOCK, printed=True), "+-"),
        (Value(This(), DIFFICULTY), "+"),
        (Times(-2, Minus(1, X())), "+-"),
        (Half(Health()), "+"),
        (Per(Times(-1, Health()), 2), "-"),
        (Cap(Minus(X(), Health()), None, 0), "+"),
        (Cap(Minus(X(), Health()), 0), "-"),
        (Bound("discarded"), "+"),
        (Bound("checked"), "+-"),
    ],
    ids=named,
)
def test_signs(amount: Amount | int, signs: str) -> None:
    assert signs_of(amount) == ("+" in signs, "-" in signs)
    found = tags_of_text((Modify(TheAttack(), SPEED, amount),))
    assert ("raises speed" in found) == ("+" in signs)
    assert ("lowers speed" in found) == ("-" in signs)


# Remembered


def test_tags_are_worked_out_once_for_each_ability() -> None:
    one = Ability(ENHANCE, (Draw(1),))
    assert tags_of_ability(one) is tags_of_ability(one)
    assert tags.SEEN[id(one)].ability is one


def test_what_is_remembered_does_not_pile_up() -> None:
    for n in range(tags.SEEN_AT_MOST + 10):
        assert tags_of_ability(Ability(ENHANCE, (Draw(n),))) == DRAWN
    assert len(tags.SEEN) <= tags.SEEN_AT_MOST


def test_no_two_tags_are_the_same() -> None:
    names = [value for name, value in vars(tags_names).items() if name.isupper() and isinstance(value, str)]
    assert len(names) == len(set(names)) > 40


# At the table


OBVIOUS = (
    "Ability(ENHANCE, (Set(TheAttack(), DAMAGE, None), If(Is(TheAttack(), (Trait('Punch'),)), "
    "(Modify(TheAttack(), SPEED, 2),))), (Destroy(This()),))"
)


def spirit(tag: str) -> str:
    return f"Ability(RESPONSE, (Cancel(),), (Flip(This()),), Event(V_ABILITY, RIVAL, does=('{tag}',), character=0))"


def obvious(tag: str) -> Table:
    """P1 attacks; P2 plays the Enhance that returns the attack to its printed damage."""
    cards = {"Jab": attack(), "Obvious": foundation([OBVIOUS]), "Spirit": foundation([spirit(tag)])}
    ring = table(p1(hand=["Jab"], stage=["Spirit"]), p2(stage=["Obvious"]), cards=cards)
    return ring.play("P1: play Jab").on("P2 enhance").play("P2: use Obvious")


@pytest.mark.proves("UVS-ABTHAT-02", "UVS-CANC-01")
def test_what_this_use_comes_to_does_not_matter() -> None:
    """UVS-EX-01: the attack is at its printed damage, and no Punch; it is a reducing ability all the same."""
    for tag in ("lowers damage", "raises damage", "raises speed", "lowers damage: rival"):
        ring = obvious(tag)
        assert ring.question == "P1 respond", tag
    assert obvious("lowers speed").question != "P1 respond"
    assert obvious("destroys").question != "P1 respond"  # that is its cost


def test_an_event_without_an_ability_has_no_tags() -> None:
    ring = table(p1(hand=[PAGE]), p2())
    assert tags_in_play(ring.g, Happening(V_ABILITY, 0, note=NOBODY)) == ()
    assert tags_in_play(ring.g, Happening(V_ABILITY, 0, note=STAGE)) == ()
