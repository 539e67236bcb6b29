"""Words that card English wanted: limits of abilities and of X, checks that nothing changes, first and last attacks,
what was named, counters from anywhere, other people's decks."""

from __future__ import annotations

import pytest

from kumite.games.universus.faces import card_of
from tests.games.universus.effects.tools import attacking, health
from tests.games.universus.ringside import PAGE, Table, action, asset, attack, foundation, p1, p2, table

# Limits


def test_each_ability_of_a_card_once_per_turn() -> None:
    once = "Ability(CONTINUOUS, (Rule(CANNOT, Event(V_ABILITY, own=True, same='again')),))"
    forms = ["Ability(FORM, (Draw(1),))", "Ability(FORM, (Gain(1),))"]
    cards = {"Scroll": foundation([once, *forms]), "Tome": foundation(forms)}
    ring = table(p1(stage=["Scroll", "Tome"], health=9), p2(), cards=cards)
    ring.play("P1: use Scroll: ability 1")
    assert "use Scroll" in ring.options  # the other one
    ring.play("P1: use Scroll")
    assert health(ring)[0] == 10
    assert not any("Scroll" in option for option in ring.options)
    ring.play("P1: use Tome: ability 1")
    assert "use Tome: ability 1" in ring.options


def test_one_copy_of_an_ability_per_turn() -> None:
    limited = "Ability(FORM, (Draw(1),), riders=(OneCopy(),))"
    cards = {"Scroll": foundation([limited]), "Tome": foundation([limited])}
    ring = table(p1(stage=["Scroll", "Scroll", "Tome"]), p2(), cards=cards)
    ring.play("P1: use Scroll #1")
    assert [option for option in ring.options if option.startswith("use")] == ["use Tome"]


@pytest.mark.proves("UVS-COST-06")
@pytest.mark.parametrize(("most", "offered"), [("2", 3), ("Value(TheAttack(), SPEED, True)", 4)])
def test_x_has_a_limit(most: str, offered: int) -> None:
    text = f"Ability(ENHANCE, (Modify(TheAttack(), DAMAGE, X()),), (Lose(X()),), riders=(MostX({most}),))"
    ring = attacking(p1(health=9), p2(), {}, attack([text]))
    ring.play("P1: use Jab")
    assert ring.options == [str(x) for x in range(offered)]


# Checks that nothing changes


@pytest.mark.parametrize(
    ("rule", "value"),
    [
        ("Event(V_SWAY, YOU)", 3),
        ("Event(V_SWAY, RIVAL)", 1),
        ("Event(V_SWAY, YOU, cause=RIVAL)", 3),
        ("Event(V_SWAY, YOU, cause=YOU)", 1),
    ],
)
def test_a_check_that_cannot_be_modified(rule: str, value: int) -> None:
    guards = f"Ability(CONTINUOUS, (Rule(CANNOT, {rule}),))"
    lowers = "Ability(CONTINUOUS, (CheckBonus(-2, RIVAL, (), NOBODY),))"
    ring = table(
        p1(hand=["Leaf"], stage=["Guard", PAGE, PAGE]),
        p2(stage=["Curse"]),
        cards={"Leaf": foundation(difficulty=3), "Guard": foundation([guards]), "Curse": foundation([lowers])},
    )
    ring.play("P1: play Leaf")
    assert ("commit" in (ring.question or "")) is (value == 1)


@pytest.mark.parametrize(("bonus", "gains"), [(0, 0), (1, 5)])
def test_whether_the_check_was_modified_is_remembered(bonus: int, gains: int) -> None:
    asks = "Ability(ENHANCE, (If(Past(Event(V_SWAY, played=(State('current'),))), (Gain(5),)),))"
    helps = f"Ability(CONTINUOUS, (CheckBonus({bonus}, YOU, (), NOBODY),))"
    ring = table(
        p1(hand=["Jab"], stage=["Luck"], health=9),
        p2(hand=["Wall"]),
        cards={
            "Jab": attack([asks], difficulty=1),
            "Luck": foundation([helps]),
            "Wall": foundation(block="+9 mid"),
        },
    )
    ring.play("P1: play Jab")
    ring.on("P1 enhance")
    ring.play("P1: use Jab")
    assert health(ring)[0] == 9 + gains


@pytest.mark.proves("UVS-ASTH-01")
@pytest.mark.parametrize(("test", "can"), [("(Type((ASSET,)),)", True), ("(Type((BACKUP,)),)", False)])
def test_assets_pass_checks_like_foundations(test: str, can: bool) -> None:
    text = f"Ability(CONTINUOUS, (Rule(AS_THOUGH, Event(V_COMMIT, YOU, {test}, via=BY_CHECK)),))"
    ring = table(
        p1(hand=["Leaf"], stage=["Rule", "Thing", "Thing"]),
        p2(),
        cards={"Leaf": foundation(difficulty=6), "Rule": asset([text]), "Thing": asset()},
    )
    ring.play("P1: play Leaf")
    assert (ring.question == "P1 commit") is can


# First and last


@pytest.mark.parametrize(
    ("last", "blocked", "so"),
    [("False", "(NOT_BLOCKED,)", True), ("False", "(COMPLETELY,)", False), ("True", "(COMPLETELY,)", True)],
)
def test_the_first_attack_and_the_last(last: str, blocked: str, so: bool) -> None:
    asks = f"Ability(ENHANCE, (If(Past(Event(V_STATUS, YOU, (FirstPlayed({last}),), notes={blocked})), (Gain(5),)),))"
    ring = table(
        p1(hand=["One", "Two", "Jab"], stage=[PAGE] * 4, health=9),
        p2(hand=["Wall", "Gate"], stage=[PAGE] * 6),
        cards={
            "One": attack(difficulty=0),
            "Two": attack(difficulty=0),
            "Jab": attack([asks], difficulty=0),
            "Wall": foundation(block="+0 mid"),
            "Gate": foundation(block="+9 mid"),
        },
    )
    ring.play("P1: play One")
    ring.on("P2 block")
    ring.play("P2: no block")
    ring.on("P1 form")
    ring.play("P1: play Two")
    ring.on("P2 block")
    ring.play("P2: block with Wall")
    ring.on("P1 form")
    ring.play("P1: play Jab")
    ring.on("P1 enhance")
    ring.play("P1: use Jab")
    assert health(ring)[0] == 9 + 5 * so


@pytest.mark.parametrize(("text", "so"), [("Ability(ENHANCE, (Draw(1),))", False), ("", True)])
def test_a_blank_text_box(text: str, so: bool) -> None:
    asks = "Ability(ENHANCE, (If(Is(TheAttack(), (Textless(),)), (Gain(5),)),))"
    jab = attack([text] if text else [], keywords=["Stun: 1"])
    ring = attacking(p1(stage=["Scroll"], health=9), p2(), {"Scroll": foundation([asks])}, jab)
    ring.play("P1: use Scroll")
    assert health(ring)[0] == 9 + 5 * so


# Names


@pytest.mark.parametrize(
    ("kind", "says", "so"),
    [
        ("type", "attack", True),
        ("type", "asset", False),
        ("zone", "low", True),
        ("zone", "mid", False),
        ("block zone", "high", True),
        ("symbol", "fire", True),
        ("symbol", "air", False),
        ("keyword", "Stun", True),
        ("keyword", "Kick", True),
        ("keyword", "Safe", False),
    ],
)
def test_a_card_with_what_was_named(kind: str, says: str, so: bool) -> None:
    text = f"Ability(FORM, (Name('{kind}'), If(Is(Sel(1, YOU, (), (DISCARDS,)), (OfNamed('{kind}'),)), (Gain(5),))))"
    low = attack(zone="low", symbols=["fire"], keywords=["Stun: 1", "Kick"], block="+1 high")
    ring = table(
        p1(stage=["Scroll"], discards=["Low"], health=9), p2(), cards={"Scroll": foundation([text]), "Low": low}
    )
    ring.play("P1: use Scroll", f"P1: {says}")
    assert health(ring)[0] == 9 + 5 * so


@pytest.mark.proves("UVS-NAME-01")
def test_a_card_of_one_type_is_named() -> None:
    text = "Ability(FORM, (Name('card', type=FOUNDATION),))"
    ring = table(p1(stage=["Scroll"]), p2(), cards={"Scroll": foundation([text]), "Jab": attack()})
    ring.play("P1: use Scroll")
    assert PAGE in ring.options
    assert "Jab" not in ring.options


# Events of several cards, and of none


def test_one_of_the_cards_that_it_happened_to() -> None:
    text = "Ability(RESPONSE, (Move(Sel(1, DOER, (Among('event'),), (DISCARDS,)), HAND),), trigger=Event(V_MILL, YOU))"
    mills = "Ability(FORM, (Mill(2),))"
    ring = table(
        p1(stage=["Net", "Scroll"], discards=["Old"], deck=["Leaf", "Twig"]),
        p2(),
        cards={name: foundation() for name in ("Old", "Leaf", "Twig")}
        | {"Net": foundation([text]), "Scroll": foundation([mills])},
    )
    ring.play("P1: use Scroll", "P1: done", "P1: use Net")
    assert sorted(ring.options) == ["Leaf in the discard pile", "Twig in the discard pile"]


@pytest.mark.proves("UVS-CANC-01")
@pytest.mark.parametrize(("word", "drawn"), [("CancelCard()", 0), ("Gain(1)", 2)])
def test_the_effects_of_a_card_are_cancelled(word: str, drawn: int) -> None:
    stops = f"Ability(RESPONSE, ({word},), trigger=Event(V_PLAY, RIVAL, (Type((ACTION,)),)))"
    ring = table(
        p1(hand=["Trick"]),
        p2(stage=["Ward"]),
        cards={"Trick": action(["Ability(FORM, (Draw(2),))"], difficulty=0), "Ward": foundation([stops])},
    )
    ring.play("P1: use Trick", "P2: use Ward")
    assert sum([line["amount"] for line in ring.told_of("draw") if line["by"] == 0]) == drawn


@pytest.mark.parametrize(("tries", "lost"), [(True, 0), (False, 1)])
def test_an_attack_that_nobody_tried_to_block(tries: bool, lost: int) -> None:
    untried = "Is(TheAttack(), (Not(State('tried')),))"
    text = f"Ability(ENHANCE, (Fired(Event(V_STATUS, attack=True), (Lose(5, RIVAL),), ATTACK_PERIOD, cond={untried}),))"
    ring = attacking(p1(), p2(health=20), {"Wall": foundation(block="+9 mid")}, attack([text], damage=0))
    ring.play("P1: use Jab")
    ring.on("P2 block")
    ring.play("P2: block with Wall" if tries else "P2: no block")
    ring.on("P1 form")
    assert health(ring)[1] == 20 - 5 * lost


@pytest.mark.proves("UVS-CNTR-01")
@pytest.mark.parametrize(("n", "payable"), [(3, True), (4, False)])
def test_counters_are_removed_from_anywhere(n: int, payable: bool) -> None:
    text = f"Ability(FORM, (Gain(5),), (Uncounter('Wall', {n}),))"
    ring = table(
        p1(
            stage=[
                "Scroll",
                {"card": PAGE, "counters": {"Wall": 2}},
                {"card": "Leaf", "counters": {"Wall": 1, "Sun": 5}},
            ],
            health=9,
        ),
        p2(),
        cards={"Scroll": asset([text]), "Leaf": foundation()},
    )
    assert ("use Scroll" in ring.options) is payable
    if payable:
        ring.play("P1: use Scroll")
        while ring.question == "P1 choose":
            ring.play(f"P1: {ring.options[0]}")
        assert [name for _, name, _ in ring.g.counters] == ["Sun"]
        assert health(ring)[0] == 14


def test_another_deck_is_put_in_order() -> None:
    text = "Ability(FORM, (Look(Sel(2, RIVAL, (), (DECK,), top=True)), Arrange(Ref('looked at'))))"
    ring = table(
        p1(stage=["Scroll"]),
        p2(deck=["Leaf", "Twig"]),
        cards={"Scroll": asset([text]), "Leaf": foundation(), "Twig": foundation()},
    )
    ring.play("P1: use Scroll")
    assert ring.question == "P1 order"
    assert deck(ring) == ["Leaf", "Twig"]
    ring.play("P1: P2's Twig in the deck")
    assert deck(ring) == ["Twig", "Leaf"]


def deck(ring: Table) -> list[str]:
    return [card_of(ring.g, h).name for h in ring.g.deck[1][:2]]


def test_a_change_until_later_outlasts_the_turn() -> None:
    text = "Ability(FORM, (Grant(This(), None, 'Fury', until={}),))"
    for until, stays in (("NOBODY", False), ("BEFORE_YOUR_TURN", True)):
        asks = "Ability(CONTINUOUS, (Fired(Moment(COMBAT_PHASE), (If(Is(This(), (Trait('Fury'),)), (Gain(1),)),)),))"
        ring = table(p1(stage=["Scroll"], health=9), p2(), cards={"Scroll": foundation([text.format(until), asks])})
        ring.play("P1: use Scroll")
        ring.on("P2 form")
        assert health(ring)[0] == 9 + stays
        ring.on("P1 form")
        assert health(ring)[0] == 9 + stays  # not in the next turn of its owner
