"""Words that card English wanted: ratings, what is counted apart, what has happened before, and numbers that stay."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.universus.effects.tools import attacking, health, now
from tests.games.universus.ringside import PAGE, asset, attack, character, foundation, p1, p2, table

GAINS = "Ability(ENHANCE, (Gain({}),))"
ASKS = "Ability(ENHANCE, (If({}, (Gain(5),)),))"


def gained(amount: str, jab: dict[str, Any] | None = None, cards: dict[str, Any] | None = None, **mine: Any) -> int:
    """How much health an amount gives during P1's attack."""
    scroll = foundation([GAINS.format(amount)])
    stage = ["Scroll", *mine.pop("stage", [])]
    ring = attacking(p1(stage=stage, health=9, **mine), p2(), {"Scroll": scroll, **(cards or {})}, jab)
    ring.play("P1: use Scroll")
    return health(ring)[0] - 9


def holds(cond: str, jab: dict[str, Any] | None = None, cards: dict[str, Any] | None = None, **mine: Any) -> bool:
    """Whether a condition holds during P1's attack."""
    scroll = foundation([ASKS.format(cond)])
    stage = ["Scroll", *mine.pop("stage", [])]
    ring = attacking(p1(stage=stage, health=9, **mine), p2(), {"Scroll": scroll, **(cards or {})}, jab)
    ring.play("P1: use Scroll")
    return health(ring)[0] == 14


# Ratings


@pytest.mark.proves("UVS-KWRAT-01")
@pytest.mark.parametrize(
    ("amount", "n"),
    [
        ("Value(TheAttack(), RATING, keyword='Stun')", 3),
        ("Value(TheAttack(), RATING, keyword='Powerful')", 2),
        ("Value(TheAttack(), RATING, keyword='Multiple')", 0),
        ("Best('highest', Sel(1, YOU, (), (POOL,)), RATING, keyword='Stun')", 4),
        ("Best('total', Sel(1, YOU, (), (POOL,)), RATING, True, 'Stun')", 7),
    ],
)
def test_the_rating_of_a_keyword_is_a_number(amount: str, n: int) -> None:
    jab = attack(keywords=["Stun: 1", "Stun: 3", "Powerful: 2"])
    assert gained(amount, jab, {"Hook": attack(keywords=["Stun: 4"])}, pool=["Hook"]) == n


def test_a_printed_rating_is_not_the_one_it_has_now() -> None:
    raised = "Ability(ENHANCE, (Rate(TheAttack(), 'Stun', 2), Gain(Value(TheAttack(), RATING, {}, 'Stun'))))"
    for printed, n in (("True", 1), ("False", 3)):
        jab = attack([raised.format(printed)], keywords=["Stun: 1"])
        ring = attacking(p1(health=9), p2(), {}, jab)
        ring.play("P1: use Jab: ability 2")
        assert health(ring)[0] == 9 + n


@pytest.mark.proves("UVS-KWRAT-02")
@pytest.mark.parametrize(
    ("word", "ratings"),
    [
        ("Rate(TheAttack(), '', 1)", {"Stun": 3, "Powerful": 4}),
        ("Rate(TheAttack(), '', 0, to=True)", {"Stun": 0, "Powerful": 0}),
        ("Rate(TheAttack(), 'Stun', 0, to=True)", {"Stun": 0, "Powerful": 3}),
        ("Rate(TheAttack(), 'Stun', -1)", {"Stun": 1, "Powerful": 3}),
    ],
)
def test_ratings_are_changed_by_or_to_a_number(word: str, ratings: dict[str, int]) -> None:
    jab = attack([f"Ability(ENHANCE, ({word},))"], keywords=["Stun: 2", "Powerful: 3", "Safe"])
    ring = attacking(p1(), p2(), {}, jab)
    ring.play("P1: use Jab: ability 2")
    assert {kept.name: kept.rating for kept in now(ring).keywords} == {**ratings, "Safe": 0}


@pytest.mark.proves("UVS-KW-01")
def test_an_attack_loses_all_its_keywords() -> None:
    jab = attack(["Ability(ENHANCE, (Strip(TheAttack(), keywords=True),))"], keywords=["Stun: 2", "Punch", "Safe"])
    ring = attacking(p1(), p2(), {}, jab)
    ring.play("P1: use Jab: ability 2")
    assert now(ring).keywords == ()
    assert now(ring).traits == ()
    assert [ability.keyword for ability in now(ring).abilities] == [""]


@pytest.mark.parametrize(("op", "n", "so"), [(">=", 3, True), (">=", 4, False), ("<=", 2, False), ("=", 3, True)])
def test_keywords_are_counted(op: str, n: int, so: bool) -> None:
    jab = attack(keywords=["Stun: 2", "Punch", "Safe"])
    assert holds(f"Is(TheAttack(), (Keyworded('{op}', {n}),))", jab) is so


# Counted apart


@pytest.mark.parametrize(
    ("by", "n"),
    [
        ("by='type'", 3),
        ("by='zone'", 2),
        ("by='symbol'", 3),
        ("by='keyword'", 2),
        ("by='each keyword'", 3),
        ("", 4),
    ],
)
def test_different_sorts_are_counted_once_each(by: str, n: int) -> None:
    cards = {
        "Low": attack(zone="low", symbols=["fire", "air"], keywords=["Stun: 1"]),
        "Mid": attack(zone="mid", symbols=["fire"], keywords=["Stun: 2", "Kick"]),
        "Page": foundation(symbols=["void"]),
        "Thing": asset(symbols=["infinity"]),
    }
    amount = f"Count(Sel(1, YOU, (), (DISCARDS,)), {by})"
    assert gained(amount, None, cards, discards=list(cards)) == n


@pytest.mark.parametrize(
    ("amount", "n"),
    [
        ("SharedSymbols(TheAttack())", 2),
        ("Gap(3, 5)", 2),
        ("Gap(Count(Sel(1, YOU, (), (STAGE,))), 1)", 1),
    ],
)
def test_numbers_of_two_things(amount: str, n: int) -> None:
    cards = {"Akane": character(symbols=["fire", "air", "void"])}
    assert gained(amount, attack(symbols=["fire", "air", "good"]), cards, character="Akane") == n


@pytest.mark.parametrize(("damage", "odd"), [(3, True), (4, False)])
def test_odd_and_even(damage: int, odd: bool) -> None:
    assert holds("Odd(Value(TheAttack(), DAMAGE))", attack(damage=damage)) is odd
    assert holds("No(Odd(Value(TheAttack(), DAMAGE)))", attack(damage=damage)) is not odd


@pytest.mark.parametrize(
    ("test", "so"),
    [
        ("SharesSymbol(1, '=')", False),
        ("SharesSymbol(2, '=')", True),
        ("SharesSymbol(1)", True),
        ("Shares(Yours(), 'symbol', 2)", True),
        ("Shares(Yours(), 'symbol', 3)", False),
        ("Shares(This(), 'keyword')", False),
        ("Shares(Sel(1, YOU, (), (POOL,)), 'keyword')", True),
        ("Shares(This(), 'type')", False),
        ("HasAbility(ENHANCE)", True),
        ("HasAbility(FORM)", False),
        ("HasAbility(keyword='any')", True),
        ("HasAbility(keyword='Multiple')", False),
        ("HasAbility(ENHANCE, ('draws',))", True),
        ("HasAbility(ENHANCE, ('mills',))", False),
        ("HasBlock()", True),
        ("HasBlock(LOW)", True),
        ("HasBlock(MID)", False),
        ("Playable()", True),
        ("Preceding(TheAttack())", False),
    ],
)
def test_what_a_card_is_asked(test: str, so: bool) -> None:
    cards = {
        "Akane": character(symbols=["fire", "air", "void"]),
        "Hook": attack(keywords=["Stun: 4"]),
    }
    drawing = "Ability(ENHANCE, (Draw(1),))"
    jab = attack([drawing], symbols=["fire", "air"], keywords=["Stun: 2"], block="+1 low")
    assert holds(f"Is(TheAttack(), ({test},))", jab, cards, character="Akane", pool=["Hook"]) is so


@pytest.mark.proves("UVS-PREC-01", "UVS-PREC-02")
@pytest.mark.parametrize(("directly", "n"), [("True", 1), ("False", 2)])
def test_cards_preceding_the_attack(directly: str, n: int) -> None:
    amount = f"Count(Sel(1, YOU, (Preceding(TheAttack(), {directly}),), (POOL,)))"
    assert gained(amount, None, {"Hook": attack()}, pool=["Hook", "Hook"]) == n


def test_a_card_that_a_rule_forbids_could_not_normally_be_played() -> None:
    text = "Ability(FORM, (Build(Sel(1, DOER, (Type((FOUNDATION,)), Playable()), (HAND,))),))"
    bans = "Ability(CONTINUOUS, (Rule(CANNOT, Event(V_PLAY, RIVAL, (Named('Leaf'),))),))"
    ring = table(
        p1(hand=["Leaf", "Twig"], stage=["Scroll"]),
        p2(stage=["Ban"]),
        cards={"Leaf": foundation(), "Twig": foundation(), "Scroll": foundation([text]), "Ban": foundation([bans])},
    )
    ring.play("P1: use Scroll")
    assert ring["P1.hand"] == ["Leaf"]


# Since when


@pytest.mark.parametrize(("since", "so"), [("TURN", True), ("COMBAT_PHASE", False)])
@pytest.mark.parametrize("cond", ["Past(Event(V_DRAW, YOU), {})", "Cmp(Tally(Event(V_DRAW, YOU), False, {}), '>=', 1)"])
def test_the_combat_phase_forgets_what_came_before(cond: str, since: str, so: bool) -> None:
    scroll = foundation([f"Ability(FORM, (If({cond.format(since)}, (Gain(5),)), Draw(1)), riders=(Repeatable(),))"])
    ring = table(p1(stage=["Scroll"], health=9), p2(), cards={"Scroll": scroll}, phase="start")
    ring.on("P1 form")
    ring.play("P1: use Scroll")
    assert health(ring)[0] == 9 + 5 * so


@pytest.mark.parametrize(
    ("event", "since", "so"),
    [
        ("Event(V_LOSE, YOU, via=BY_DAMAGE)", "LAST_TURN", [True, False]),
        ("Event(V_LOSE, YOU, via=BY_DAMAGE)", "GAME_PERIOD", [True, True]),
        ("Event(V_LOSE, YOU, via=BY_DAMAGE)", "TURN", [False, False]),
        ("Event(V_LOSE, RIVAL, via=BY_DAMAGE)", "GAME_PERIOD", [False, False]),
        ("Event(V_CYCLE, YOU)", "GAME_PERIOD", [False, False]),
    ],
)
def test_what_happened_in_earlier_turns(event: str, since: str, so: list[bool]) -> None:
    scroll = foundation([f"Ability(FORM, (If(Past({event}, {since}), (Gain(5),)),))"])
    ring = attacking(p1(), p2(stage=["Scroll"], health=9), {"Scroll": scroll})
    ring.on("P2 form")
    ring.play("P2: use Scroll")
    assert health(ring)[1] == 6 + 5 * so[0]
    ring.on("P1 form").on("P2 form")
    was = health(ring)[1]
    ring.play("P2: use Scroll")
    assert health(ring)[1] == was + 5 * so[1]


def test_until_the_start_of_your_next_turn() -> None:
    text = "Ability(FORM, (CheckBonus(-1, ANY, (), NOBODY, BEFORE_YOUR_TURN),))"
    ring = table(
        p1(stage=["Scroll"]),
        p2(hand=["Leaf"], stage=[PAGE]),
        cards={"Scroll": foundation([text]), "Leaf": foundation(difficulty=3)},
    )
    ring.play("P1: use Scroll")
    assert len(ring.g.effects) == 1
    ring.on("P2 form")
    ring.play("P2: play Leaf")
    assert ring.question == "P2 commit"  # a 3 is a 2
    ring.on("P1 form")
    assert not ring.g.effects


# Numbers that stay, and numbers that change places


@pytest.mark.parametrize(
    ("least", "word", "damage"),
    [
        ("Value(This(), DAMAGE, True)", "Modify(TheAttack(), DAMAGE, -2)", 3),
        ("1", "Modify(TheAttack(), DAMAGE, -5)", 1),
        ("1", "Set(TheAttack(), DAMAGE, 0)", 1),
        ("1", "Modify(TheAttack(), DAMAGE, -1)", 2),
        ("5", "Modify(TheAttack(), DAMAGE, -1)", 3),
        ("1", "Modify(TheAttack(), DAMAGE, 2)", 5),
    ],
)
def test_a_number_is_not_reduced_below(least: str, word: str, damage: int) -> None:
    keeps = f"Ability(CONTINUOUS, (Rule(KEEPS, Event(V_PENALTY, own=True, notes=(DAMAGE,)), {least}),))"
    ring = attacking(p1(), p2(), {}, attack([keeps, f"Ability(ENHANCE, ({word},))"]))
    ring.play("P1: use Jab")
    assert now(ring).damage == damage


def test_another_number_is_reduced() -> None:
    keeps = "Ability(CONTINUOUS, (Rule(KEEPS, Event(V_PENALTY, own=True, notes=(DAMAGE,)), 3),))"
    ring = attacking(p1(), p2(), {}, attack([keeps, "Ability(ENHANCE, (Modify(TheAttack(), SPEED, -2),))"]))
    ring.play("P1: use Jab")
    assert now(ring).speed == 1


@pytest.mark.proves("UVS-BONUS-02")
def test_speed_and_damage_change_places() -> None:
    ring = attacking(p1(), p2(), {}, attack(["Ability(ENHANCE, (Swap(TheAttack()),))"], speed=2, damage=6))
    ring.play("P1: use Jab")
    assert (now(ring).speed, now(ring).damage) == (6, 2)
    assert not ring.told_of("bonus")
