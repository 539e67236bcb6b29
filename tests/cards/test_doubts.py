"""What is hardly meant: it is understood, and the warnings tell of it; what is like it and meant is left alone."""

from __future__ import annotations

import pytest

from kumite.cards.trying import warnings
from tests.cards.test_sheet import with_text

NEVER = "has a condition that never holds: "
ALWAYS = "has a condition that always holds: "
NOTHING = "already, so that nothing happens"
COUNTERS = "Enhance Remove 1 Ember counter from this card: Draw 1 card."

DOUBTS = [
    # what is so already
    ("Enhance: Ready 1 ready foundation.", f"readies what is ready {NOTHING}"),
    ("Enhance: Commit 1 committed rival asset.", f"commits what is committed {NOTHING}"),
    ("Enhance: Flip 1 face down foundation.", f"flips what is face down {NOTHING}"),
    ("Enhance: Unflip 1 face up foundation.", f"unflips what is face up {NOTHING}"),
    ("Enhance: Seal 1 sealed rival asset.", f"seals what is sealed {NOTHING}"),
    ("Enhance: Freeze 1 frozen rival asset.", f"freezes what is frozen {NOTHING}"),
    # numbers that such a card does not have
    ("Enhance: This attack gets +1 health.", "speaks of the health of an attack, which has none"),
    (
        "Enhance: Destroy 1 rival foundation with speed 3 or more.",
        "speaks of the speed of a foundation, which has none",
    ),
    ("Enhance: Destroy 1 high rival asset.", "speaks of the zone of an asset, which has none"),
    ("Enhance: Draw X cards. X equals your character's damage.", "speaks of the damage of a character, which has none"),
    ("Enhance: This foundation gets +2 stamina.", "speaks of the stamina of a foundation, which has none"),
    # checks
    ("Enhance Check 20: Draw 1 card.", "asks for a check of 20; the highest check value of a card of the house is 6"),
    (
        "Enhance: Make a check against a difficulty of 40. If you pass, draw 1 card.",
        "asks for a check of 40; the highest check value of a card of the house is 6",
    ),
    (
        "Enhance: Destroy 1 rival foundation with check value 12.",
        "asks for a card with a check value of 12; the highest one of the house is 6",
    ),
    # conditions
    (
        "Enhance: If it is your turn and it is not your turn, draw 1 card.",
        f"{NEVER}it is your turn and it is not your turn",
    ),
    ("Enhance [Your turn]: If it is your rival's turn, draw 1 card.", f"{NEVER}it is your rival's turn"),
    ("Desperation Enhance: If you are not at desperation, draw 1 card.", f"{NEVER}you are not at desperation"),
    ("Enhance: If you have 3 or more assets, if you have 2 or fewer assets, draw 1 card.", NEVER),
    ("Enhance: If you have 3 or more assets, draw 1 card. Otherwise, if you have 5 or more assets, mill 1.", NEVER),
    ("Enhance: If this attack is high and this attack is low, draw 1 card.", NEVER),
    ("Enhance: If this attack is a foundation, draw 1 card.", NEVER),
    ("Enhance: If this card is committed and this card is ready, draw 1 card.", NEVER),
    ("Enhance: Draw 1 card. Only playable if it is your turn and it is your rival's turn.", NEVER),
    ("Enhance: If you have 0 or more assets, draw 1 card.", f"{ALWAYS}you have 0 or more assets in your stage"),
    ("Enhance: Destroy 1 ready committed rival foundation.", "asks for a card that cannot be: what it is to be"),
    # an attack, a card, a cost that is not there
    ("Form: Your attack gets +2 damage.", "speaks of the attack in progress, and when a Form is played there is none"),
    ("Form [Your attack]: Draw 1 card.", "is a Form, and can never be played during an attack"),
    ("Enhance Destroy: Ready this card.", "readies this card, which is gone when the cost is paid"),
    ("Enhance Discard 0 cards: Draw 1 card.", "has a cost that costs nothing"),
    # the header
    ("Combo Enhance: Draw 1 card.", "needs a Combo, and no keyword of the card says which"),
    ("7 Enhance: Draw 1 card.", "has the number 7 before its type, where needs and names stand"),
    ("Enhance [Once per turn] [Twice per turn]: Draw 1 card.", "says twice how often it can be played"),
    # names
    (
        "Enhance: Destroy 1 rival foundation named Tin Gate.",
        "takes Tin Gate for a name, which no card of the house has",
    ),
]
MEANT = [
    "Enhance: Ready 1 committed foundation.",
    "Enhance: Commit 1 ready rival asset.",
    "Enhance: Unseal 1 sealed foundation.",
    "Enhance: This attack gets +1 speed.",
    "Enhance: Your character gets +1 health.",
    "Enhance: 1 backup gets +1 stamina.",
    "Enhance: Add 1 attack with speed 3 or more from your discard pile to your hand.",
    "Enhance: Add 1 high attack from your discard pile to your hand.",
    "Enhance Check 7: Draw 1 card.",
    "Enhance: Destroy 1 rival foundation with check value 6.",
    "Enhance [Your turn]: If it is your rival's attack, draw 1 card.",
    "Enhance: If you have 2 or more assets and you have 3 or fewer assets, draw 1 card.",
    "Enhance: If you have 3 or more assets, draw 1 card. Otherwise, if you have 2 or more assets, mill 1.",
    "Enhance: If your rival has 3 or more assets and you have 2 or fewer assets, draw 1 card.",
    "Enhance: If it is your turn, your next attack gets +1 speed. If it is your rival's turn, mill 1.",
    "Enhance [Your turn]: At the start of your rival's next turn, if it is your rival's turn, draw 1 card.",
    "Form: Your next attack gets +2 damage.",
    "Form: Your attacks get +2 damage this turn.",
    "Enhance Destroy: Ready 1 foundation.",
    "Enhance Commit: Ready this card at the end of the Combat Phase.",
    'Enhance: Destroy 1 rival foundation named "Tin Gate".',
    "Enhance: If your character is Akane, draw 1 card.",
    "Enhance [Once per turn]: Draw 1 card.",
    "Akane Enhance: Draw 1 card.",
]


@pytest.mark.parametrize(("text", "said"), DOUBTS)
def test_what_is_hardly_meant_is_told(text: str, said: str) -> None:
    told = warnings(with_text(text))
    assert [one for one in told if one.startswith(f"ability 1 {said}")], told


@pytest.mark.parametrize("text", MEANT)
def test_what_is_like_it_and_meant_is_left_alone(text: str) -> None:
    assert warnings(with_text(text)) == []


def test_the_combo_of_the_keyword_is_the_one_that_is_needed() -> None:
    combo = with_text("Combo Enhance: Draw 1 card.", attack="3 mid 4", keywords='["Combo (Punch)"]')
    assert not [one for one in warnings(combo) if "Combo" in one]


def test_a_name_of_the_house_needs_no_quotation_marks() -> None:
    assert warnings(with_text("Enhance: Destroy 1 rival foundation named Busy Feet.")) == []


@pytest.mark.proves("UVS-CNTR-01")
def test_counters_that_a_cost_takes_away_may_have_come_from_anywhere() -> None:
    assert warnings(with_text(COUNTERS)) == []
    (told,) = warnings(with_text(COUNTERS.replace("1 Ember", "99 Ember")))
    assert "cannot be paid" in told


PAID = [  # costs that somebody pays, though not with what lies there at first
    "Enhance Destroy 1 committed foundation",
    "Enhance Destroy 1 face-down foundation",
    "Enhance Ready 1 rival foundation",
    "Enhance Unflip 1 foundation",
    "Enhance Unseal 1 foundation",
    "Enhance Spend 1 face-up momentum",
    "Enhance Clear 1 card from your rival's card pool",
    "Enhance Commit 1 foundation that has been built this turn",
    "Enhance Discard 1 copy of this card",
    "Enhance Commit 1 Unique foundation",
    "Enhance [Momentum] Flip",
    "Enhance Remove 1 attack with Gauge in your discard pile",
    "Enhance Remove 1 character in your hand or card pool from the game",
    "Enhance Add 1 character from your stage to your card pool",
    "Form [Tenacious] Ready this card",
]
UNPAID = [
    "Enhance [Momentum] Commit",
    "Enhance [Hand] Commit",
    "Enhance [Discard pile] Flip",
    "Enhance Discard 1 card with difficulty 20 or more",
    "Enhance Destroy 1 foundation in your hand",
]


@pytest.mark.parametrize(("cost", "payable"), [*[(cost, True) for cost in PAID], *[(cost, False) for cost in UNPAID]])
def test_a_cost_is_doubted_only_where_nobody_could_ever_pay_it(cost: str, payable: bool) -> None:
    told = [one for one in warnings(with_text(f"{cost}: Draw 1 card.", type="foundation")) if "cannot be paid" in one]
    assert (told == []) is payable


def test_a_rule_behind_a_condition_is_something() -> None:
    told = warnings(
        with_text("Enhance: If your health is 10 or less, your next attack ignores progressive difficulty.")
    )
    assert told == []
