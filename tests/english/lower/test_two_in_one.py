"""Clauses that say two things in one breath: conditions with one subject, events with several verbs, sums, and records
whose punctuation slipped."""

from __future__ import annotations

import pytest

from kumite.english.lower.ability import lower_card
from kumite.games.universus.terms import CHARACTER
from tests.english.lower.lowering import ability, does, lowered, tree

FOUND = "Type((FOUNDATION,))"
ATK = "Type((ATTACK,))"
ALLY = "AllOf((Type((ACTION,)), Trait('Ally')))"
STANDS = "Stands(RIVAL, 'deadlock')"
LOW = "Cmp(Health(RIVAL), '<=', 8)"


def of(whose: str) -> str:
    return f"Count(Sel(1, {whose}, ({FOUND},), (STAGE,)))"


def above(prop: str) -> str:
    return f"Cmp(Value(TheAttack(), {prop}), '>', Value(TheAttack(), {prop}, True))"


CONDITIONS = [
    ("your rival is in Deadlock or has 8 or less health", f"Any(({STANDS}, {LOW}))"),
    ("your rival is in Deadlock and has 8 or less health", f"All(({STANDS}, {LOW}))"),
    (
        "your rival is in Deadlock, and you have 2 or more assets",
        f"All(({STANDS}, Has(Sel(1, YOU, (Type((ASSET,)),)), '>=', 2)))",
    ),
    ("your rival has at least 3 more foundations than you", f"Cmp({of('RIVAL')}, '>=', Plus({of('YOU')}, 3))"),
    (
        "the damage and speed of this attack are both greater than their printed values",
        f"All(({above('DAMAGE')}, {above('SPEED')}))",
    ),
]
AMOUNTS = [
    ("for each momentum both players have", "Count(Sel(1, BOTH, (), (MOMENTUM,)))"),
    ("for each Ally card you have in play", "Count(Sel(1, YOU, (Trait('Ally'),), (STAGE,)))"),
    (
        "for each Kick attack and Ally action in your card pool",
        f"Count(Sel(1, YOU, (AnyOf((AllOf(({ATK}, Trait('Kick'))), {ALLY})),), (POOL,)))",
    ),
    (
        "for every 2 foundations you have played this turn",
        f"Per(TallyCards(Event(V_PLAY, YOU, tests=({FOUND},), notes=(AS_FORM,))), 2)",
    ),
]


@pytest.mark.parametrize(("words", "cond"), CONDITIONS)
def test_conditions(words: str, cond: str) -> None:
    assert does(f"Enhance: If {words}, draw 1 card.") == tree(f"If({cond}, (Draw(1),))")


@pytest.mark.parametrize(("words", "amount"), AMOUNTS)
def test_amounts(words: str, amount: str) -> None:
    assert does(f"Enhance: This attack gets +1 damage {words}.") == tree(f"Modify(TheAttack(), DAMAGE, {amount})")


def test_blocks_of_one_size_or_another() -> None:
    one, two = "Stat(BLOCK, '=', 1)", "Stat(BLOCK, '=', 2)"
    milled = "Enhance Mill 1: If the milled card has a"
    assert does(f"{milled} +1 or +2 block, draw 1 card.") == tree(
        f"If(Is(Ref('milled'), (AnyOf(({one}, {two})),)), (Draw(1),))"
    )
    assert does(f"{milled} +3 block or higher, draw 1 card.") == tree(
        "If(Is(Ref('milled'), (Stat(BLOCK, '>=', 3),)), (Draw(1),))"
    )


def test_either_of_three_events() -> None:
    trigger = ability(
        "Response: After 1 or more of your assets are committed, flipped, or sealed, draw 1 card."
    ).trigger
    parts = [f"Event({verb}, YOU, tests=(Type((ASSET,)),))" for verb in ("V_COMMIT", "V_FLIP", "V_SEAL")]
    assert (trigger,) == tree(f"Either(({', '.join(parts)}))")


def test_in_one_of_two_steps() -> None:
    said = "Response: After your rival plays a Response ability during the Block Step or Damage Step, draw 1 card."
    parts = [f"Event(V_ABILITY, RIVAL, kind=RESPONSE, during={step})" for step in ("BLOCK_STEP", "DAMAGE_STEP")]
    assert (ability(said).trigger,) == tree(f"Either(({', '.join(parts)}))")


def test_a_card_is_played_when_its_check_has_passed() -> None:
    plain = ability("Response: After your rival plays an asset as a form, draw 1 card.")
    assert (
        ability(
            "R: After your opponent successfully plays an asset into their card pool as a form, draw 1 card.", "ufs"
        )
        == plain
    )


def test_its_printed_damage_or_more() -> None:
    found = ability("Response: After your attack deals its printed damage or more, draw 1 card.").trigger
    assert (found,) == tree("Event(V_DEAL, YOU, op='>=', amount=Value(TheAttack(), DAMAGE, True))")
    assert found != ability("Response: After your attack deals more than its printed damage, draw 1 card.").trigger


def test_two_rules_about_one_card() -> None:
    both = does("This card cannot be sealed or leave your card pool.")
    assert both == does("This card cannot be sealed. This card cannot leave your card pool.")


def test_each_player_has_a_hand_size() -> None:
    assert does("Each player gets +1 hand size.") == does("Your hand size gets +1. Your rival's hand size gets +1.")


def test_what_was_checked() -> None:
    asked = "Cmp(Value(Ref('checked'), CHECK, True), '<=', 3)"
    assert does("E Make a control check: If you checked a 3 or less, draw 1 card.", "ufs") == tree(
        f"If({asked}, (Draw(1),))"
    )


def test_a_stop_for_a_comma() -> None:
    right = does("Enhance: If your rival has 2 or more assets, draw 1 card.")
    assert does("Enhance: If your rival has 2 or more assets. Draw 1 card.") == right


def test_a_kind_of_counter_in_small_letters() -> None:
    assert does("Enhance: If this card has 3 or more rust counters, draw 1 card.") == tree(
        "If(Cmp(Counters(This(), 'rust'), '>=', 3), (Draw(1),))"
    )
    assert lowered("Enhance: If this card has 3 or more quickly counters on it banana, draw 1 card.").ability is None


def test_a_skill_has_a_name() -> None:
    """Only on a skill tree: on a character the name would be somebody else's."""
    text = "Long Stride First Enhance: This attack gets +3 speed."
    (found,) = lower_card(text, "universus", CHARACTER, "Warden Skill Tree")
    assert found.ability is not None
    assert found.ability.name == "Long Stride"
    assert [str(rider) for rider in found.ability.riders] == ["First()"]
    (other,) = lower_card(text, "universus", CHARACTER, "Warden")
    assert other.ability is None


@pytest.mark.parametrize(
    "text",
    [
        # they of the second event would be the player of the first
        "Enhance: Your rival loses 1 health after they play a Response during the Damage Step or Block Step.",
        # the card is no longer on top, or another is
        "E: If the top card of your discard pile is an asset, add it to your hand. If it has a +1 block, draw 1 card.",
        "Enhance: Discard this rival attack from the card pool.",
    ],
)
def test_what_is_refused(text: str) -> None:
    assert lowered(text).ability is None
