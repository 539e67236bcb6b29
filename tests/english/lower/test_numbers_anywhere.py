"""An amount and a comparison mean the same wherever a number stands: in conditions, riders, selectors and triggers."""

from __future__ import annotations

import pytest

from kumite.cards.faces import compile_text
from kumite.games.universus.trees.notation import notation
from kumite.games.universus.trees.reading import read_tree
from tests.english.lower.lowering import ability, does, lowered, tree
from tests.games.ufs.ringside import table as older
from tests.games.universus.ringside import PAGE, attack, foundation, p1, p2

PRINTED = "Value(TheAttack(), DAMAGE, True)"
SIZE = "Value(Yours(RIVAL), HAND_SIZE)"
AMOUNTS = {  # an amount of one who reads it on an attack
    "6": "6",
    "X": "X()",
    "your opponent's hand size": SIZE,
    "double your opponent's hand size": f"Times(2, {SIZE})",
    "twice your opponent's hand size": f"Times(2, {SIZE})",
    "triple your opponent's hand size": f"Times(3, {SIZE})",
    "3 times your opponent's hand size": f"Times(3, {SIZE})",
    "half your opponent's hand size": f"Half({SIZE})",
    "your opponent's hand size plus 2": f"Plus({SIZE}, 2)",
    "double your opponent's hand size plus 2": f"Plus(Times(2, {SIZE}), 2)",
    "2 more than double your opponent's hand size": f"Plus(2, Times(2, {SIZE}))",
    "the sum of your hand size and your opponent's hand size": f"Plus(Value(Yours(), HAND_SIZE), {SIZE})",
    "the value of your opponent's hand size": SIZE,
}
COMPARED = {
    "{} or higher": ">=",
    "{} or lower": "<=",
    "{} or fewer": "<=",
    "greater than {}": ">",
    "lower than {}": "<",
    "fewer than {}": "<",
    "at least {}": ">=",
    "at most {}": "<=",
    "exactly {}": "=",
    "equal to {}": "=",
    "equal to or greater than {}": ">=",
    "less than or equal to {}": "<=",
    "no more than {}": "<=",
    "no higher than {}": "<=",
    "not greater than {}": "<=",
    "no fewer than {}": ">=",
    "not less than {}": ">=",
}
PLACES = (  # where a number of a card is compared
    (
        "Enhance: If this attack's damage is {}, draw 1 card.",
        "If(Cmp(Value(TheAttack(), DAMAGE), {op!r}, {n}), (Draw(),))",
    ),
    (
        "Enhance: If this attack has a damage of {}, draw 1 card.",
        "If(Is(TheAttack(), (Stat(DAMAGE, {op!r}, {n}),)), (Draw(),))",
    ),
    (
        "Enhance: Destroy 1 foundation with a difficulty of {}.",
        "Destroy(Sel(tests=(Type((FOUNDATION,)), Stat(DIFFICULTY, {op!r}, {n}))))",
    ),
    (
        "Enhance: Destroy 1 foundation whose printed control is {}.",
        "Destroy(Sel(tests=(Type((FOUNDATION,)), Stat(CHECK, {op!r}, {n}, True))))",
    ),
)


def told(text: str, wording: str = "universus") -> list[str]:
    return [part.tree for part in compile_text(text, wording, "foundation", "Test Card")]


def tidy(text: str) -> str:
    return notation(tree(text)[0])


@pytest.mark.parametrize(("said", "op"), COMPARED.items())
@pytest.mark.parametrize(("amount", "n"), AMOUNTS.items())
def test_every_comparison_takes_every_amount(said: str, op: str, amount: str, n: str) -> None:
    if said.startswith("{} or ") and ("plus" in amount or "more" in amount or "sum" in amount):
        return  # `or higher` stands behind one number, not behind a sum
    for place, meant in PLACES:
        found = does(place.format(said.format(amount)), "ufs", "attack")[0]
        assert type(found).__name__ in meant
        assert tidy(notation(found)) == tidy(meant.format(op=op, n=n)), place


@pytest.mark.parametrize(
    ("verb", "op"), [("exceeds", ">"), ("equals", "="), ("does not exceed", "<="), ("does not equal", "!=")]
)
def test_a_comparison_may_be_a_verb(verb: str, op: str) -> None:
    said = does(f"Enhance: If your opponent's vitality {verb} 10, draw 1 card.", "ufs")
    op, n = (">=", 11) if op == ">" else (op, 10)
    assert said == tree(f"If(Cmp(Health(RIVAL), {op!r}, {n}), (Draw(),))")
    counted = does(f"Enhance: If the number of cards in your hand {verb} double your hand size, draw 1 card.", "ufs")
    assert len(counted) == 1


@pytest.mark.parametrize(
    ("said", "op", "amount"),
    [
        ("at least double its printed damage", ">=", f"Times(2, {PRINTED})"),
        ("more than twice its printed damage", ">", f"Times(2, {PRINTED})"),
        ("damage equal to at least double its printed damage", ">=", f"Times(2, {PRINTED})"),
        ("damage less than or equal to its printed damage", "<=", PRINTED),
        ("damage greater than your hand size", ">", "Value(Yours(), HAND_SIZE)"),
        ("exactly its printed damage", "=", PRINTED),
        ("its printed damage or less", "<=", PRINTED),
        ("more than 3 damage", ">", "3"),
        ("no more than 3 damage", "<=", "3"),
    ],
)
def test_damage_is_compared_with_anything_that_stands_still(said: str, op: str, amount: str) -> None:
    text = f"Response: After your attack deals {said}, draw 1 card."
    trigger = ability(text, "ufs").trigger
    assert trigger == read_tree(f"Event(V_DEAL, YOU, op={op!r}, amount={amount})")


@pytest.mark.parametrize(
    ("event", "trigger"),
    [
        ("your opponent draws more than 2 cards", "Event(V_DRAW, RIVAL, op='>', amount=2)"),
        ("you discard no more than 2 cards", "Event(V_DISCARD, YOU, op='<=', amount=2)"),
        ("your opponent gains fewer than 3 vitality", "Event(V_GAIN, RIVAL, op='<', amount=3)"),
        ("your opponent fails a control check by more than 2", "Event(V_FAIL, RIVAL, margin=3)"),
    ],
)
def test_how_many_at_once(event: str, trigger: str) -> None:
    assert ability(f"Response: After {event}, draw 1 card.", "ufs").trigger == read_tree(trigger)


@pytest.mark.parametrize(
    "text",
    [
        "Response: After your attack deals at least double its damage, draw 1 card.",  # which is being dealt
        "Response: After you take damage equal to half your vitality, draw 1 card.",  # before it, or after it
        "Enhance: Discard more than 2 cards.",
        "Enhance: Your opponent cannot draw more than 2 cards this turn.",  # at once, or in all
        "Response: After you play 2 or more abilities, draw 1 card.",  # they are played one by one
        (
            "Response Commit, lose X vitality: After your opponent's Ready Phase, commit 1 of their foundations. "
            "X equals the difficulty of the foundation you committed with this ability."
        ),
        (
            "Enhance: This attack gets +1 speed. Add 1 attack with a speed of at least double its printed speed from "
            "your discard pile to your hand."
        ),  # whose speed
    ],
)
def test_what_cannot_be_known_is_refused(text: str) -> None:
    assert lowered(text, "ufs", "attack").ability is None


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        (
            "Enhance: If your vitality is at least 5 less than your opponent's, draw 1 card.",
            "If(Cmp(Health(), '<=', Minus(Health(RIVAL), 5)), (Draw(),))",
        ),
        (
            "Enhance: If your vitality is at least 5 more than your opponent's, draw 1 card.",
            "If(Cmp(Health(), '>=', Plus(5, Health(RIVAL))), (Draw(),))",
        ),
        (
            "Enhance: If the total speed and damage of this attack is 10 or more, draw 1 card.",
            "If(Cmp(Plus(Value(TheAttack(), SPEED), Value(TheAttack(), DAMAGE)), '>=', 10), (Draw(),))",
        ),
        (
            "Enhance: If the combined vitality of both players is 20 or less, draw 1 card.",
            "If(Cmp(Plus(Health(), Health(RIVAL)), '<=', 20), (Draw(),))",
        ),
        (
            "Enhance: If either player's vitality is lower than 10, draw 1 card.",
            "If(Any((Cmp(Health(), '<=', 9), Cmp(Health(RIVAL), '<=', 9))), (Draw(),))",
        ),
        (
            "Enhance: If you have fewer cards in hand than half your hand size, draw 1 card.",
            "If(Cmp(Count(Sel(whose=YOU, zones=(HAND,))), '<', Half(Value(Yours(), HAND_SIZE))), (Draw(),))",
        ),
        (
            "Enhance: If you have at least twice as many foundations as your opponent, draw 1 card.",
            (
                "If(Cmp(Count(Sel(whose=YOU, tests=(Type((FOUNDATION,)),))), '>=', "
                "Times(2, Count(Sel(whose=RIVAL, tests=(Type((FOUNDATION,)),))))), (Draw(),))"
            ),
        ),
        (
            "Enhance: If this attack's speed is double its printed speed, draw 1 card.",
            "If(Cmp(Value(TheAttack(), SPEED), '=', Times(2, Value(TheAttack(), SPEED, True))), (Draw(),))",
        ),
        (
            "Enhance: Double your next attack's damage.",
            "Double(Sel(whose=YOU, tests=(Type((ATTACK,)),), zones=(POOL, TRANSIT), next=True), DAMAGE, TURN)",
        ),
        (
            "Enhance: Reduce this attack's damage by half (rounded down).",
            (
                "If(Cmp(Value(TheAttack(), DAMAGE), '>', Half(Value(TheAttack(), DAMAGE), True)), (Set(TheAttack(), "
                "DAMAGE, Half(Value(TheAttack(), DAMAGE), True)),))"
            ),
        ),
        (
            "Enhance: Your opponent discards cards from the top of their deck equal to double your hand size.",
            "Mill(Times(2, Value(Yours(), HAND_SIZE)), RIVAL)",
        ),
        (
            "Enhance: This attack deals double damage.",
            "Rule(DEALS, Event(V_DEAL, attack=True), Times(2, Value(TheAttack(), DAMAGE)), until=ATTACK_PERIOD)",
        ),
        (
            "Enhance: Reduce the damage you would take by the number of cards in your hand.",
            "Rule(REDUCES, Event(V_LOSE, YOU, via=BY_DAMAGE), Count(Sel(whose=YOU, zones=(HAND,))), times=1)",
        ),
    ],
)
def test_sums_and_multiples(text: str, meant: str) -> None:
    assert does(text, "ufs", "attack") == tree(meant)


@pytest.mark.parametrize(
    ("asked", "test"),
    [
        ("with at least 2 printed resource symbols", "Keyworded('>=', 2, 'symbol', True)"),
        ("with no printed traits", "Keyworded('=', 0, 'trait', True)"),
        ("with more than 2 printed keywords", "Keyworded('>=', 3, printed=True)"),
        ("that does not have any printed keywords", "Keyworded('=', 0, printed=True)"),
        ("with a printed {fire} symbol", "Symbol('fire', True)"),
        ("with the printed keyword Stun", "Kw('Stun', True)"),
        ("with a speed of at least double its printed speed", "OwnStat(SPEED, '>=', SPEED, True, 2)"),
        ("whose damage exceeds its speed", "OwnStat(DAMAGE, '>', SPEED)"),
        ("whose damage is not equal to its printed damage", "Not(OwnStat(DAMAGE, '=', DAMAGE, True))"),
    ],
)
def test_printed_and_its_own(asked: str, test: str) -> None:
    """`its` is of the very card that is asked for, where the text has spoken of no other."""
    text = f"Form: Add 1 attack {asked} from your discard pile to your hand."
    assert does(text, "ufs") == tree(f"Move(Sel(tests=(Type((ATTACK,)), {test}), zones=(DISCARDS,)), HAND)")


FAST = "R: After your opponent plays an attack whose {}, gain 2 vitality."


@pytest.mark.parametrize(
    ("asked", "asks"),
    [
        ("damage exceeds its speed", True),
        ("speed exceeds its damage", False),
        ("damage is at least double its speed", True),
        ("damage is more than double its speed", False),
        ("speed is equal to its printed speed", True),
        ("speed is lower than its printed speed", False),
    ],
)
def test_an_attack_is_asked_for_its_own_numbers(asked: str, asks: bool) -> None:
    cards = {"Jab": attack(speed=2, damage=4), "Eye": foundation(told(FAST.format(asked), "ufs"))}
    ring = older(p1(hand=["Jab", PAGE]), p2(health=10, stage=["Eye"]), cards=cards)
    ring.play("P1: play Jab")
    assert (ring.question == "P2 respond") is asks


@pytest.mark.parametrize(("least", "health"), [("at least double", 12), ("more than double", 10)])
def test_damage_is_held_against_twice_the_print(least: str, health: int) -> None:
    cards = {
        "Jab": attack(damage=2),
        "Force": foundation(told("Your attacks get +2 damage.")),
        "Eye": foundation(told(f"R: After your attack deals {least} its printed damage, gain 2 vitality.", "ufs")),
    }
    ring = older(p1(hand=["Jab", PAGE], stage=["Force", "Eye"], health=10), p2(health=20), cards=cards)
    ring.play("P1: play Jab")
    if ring.question == "P1 respond":
        ring.play("P1: use Eye")
    assert (ring["P1.health"], ring["P2.health"]) == (health, 16)
