"""What an ability can do, what is forbidden and when, and what happens instead: more orders of words; and played."""

from __future__ import annotations

import pytest

from kumite.cards.faces import compile_text
from kumite.games.universus.tags.abilities import tags_of_ability
from tests.english.lower.lowering import ability, does, lowered
from tests.games.universus.ringside import PAGE, Table, asset, attack, backup, foundation, p1, p2, table


def told(text: str, kind: str = "foundation") -> list[str]:
    return [part.tree for part in compile_text(text, "universus", kind, "Test Card")]


# An ability that does so, on such a card

AFTER = "Response: After your rival plays {}, draw 1 card."


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("an attack ability", "an ability on an attack"),
        ("a foundation ability", "an ability on a foundation"),
        ("a foundation Response", "a Response on a foundation"),
        ("a non-attack ability", "an ability on a non-attack card"),
        ("a non-asset Enhance ability", "an Enhance ability on a non-asset card"),
        ("an ability that changes an attack's zone", "an ability that changes the zone of an attack"),
    ],
)
def test_of_which_card_an_ability_is(said: str, plain: str) -> None:
    assert ability(AFTER.format(said)).trigger == ability(AFTER.format(plain)).trigger


def test_one_of_two_keywords_gives_it() -> None:
    both = ability(AFTER.format("a Breaker or Stun ability")).trigger
    one, other = (ability(AFTER.format(f"a {name} ability")).trigger for name in ("Breaker", "Stun"))
    assert getattr(both, "triggers", ()) == (one, other)


@pytest.mark.proves("UVS-ABTHAT-01")
@pytest.mark.parametrize(
    ("asks", "can", "cannot"),
    [
        (
            "an ability that changes the zone of an attack",
            "Enhance: Change this attack's zone to low.",
            "Enhance: Double this attack's speed.",
        ),
        (
            "an ability that changes the zone of your attack",
            "Enhance: Change your rival's attack's zone to low.",
            "Enhance: Change your attack's zone to low.",
        ),
        (
            "an ability that adds a counter to a card",
            "Enhance: Add 1 Ember counter to this card.",
            "Enhance: Remove 1 Ember counter from this card.",
        ),
        (
            "an ability that removes 1 or more counters",
            "Enhance: Remove 1 Ember counter from this card.",
            "Enhance: Add 1 Ember counter to this card.",
        ),
        (
            "an ability that cancels an ability",
            "Response: After your rival plays an ability, cancel it.",
            "Response: After your rival plays an ability, draw 1 card.",
        ),
    ],
)
def test_what_it_can_do(asks: str, can: str, cannot: str) -> None:
    wanted = set(ability(AFTER.format(asks)).trigger.does)  # type: ignore[union-attr]
    assert wanted <= set(tags_of_ability(ability(can)))
    assert not wanted <= set(tags_of_ability(ability(cannot)))


def test_what_cannot_be_asked_of_it() -> None:
    for asks in ("cancels an ability of yours twice", "changes the health of an attack", "adds 3 counters to a card"):
        assert lowered(AFTER.format(f"an ability that {asks}")).ability is None


# In a turn to come


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        (
            "Your rival cannot play foundations during their next turn.",
            "During your rival's next turn, they cannot play foundations.",
        ),
        (
            "Your rival cannot draw cards during their next turn.",
            "During your rival's next turn, they cannot draw cards.",
        ),
        (
            "Your foundations cannot be destroyed during your rival's next turn.",
            "During your rival's next turn, your foundations cannot be destroyed.",
        ),
        (
            "Your character gets +1 hand size during your next turn.",
            "At the start of your next turn, your character gets +1 hand size until the end of the turn.",
        ),
        (
            "Your Kick attacks gain Stun: 1 during your rival's next turn.",
            "During your rival's next turn, your Kick attacks gain Stun: 1.",
        ),
        (
            "During your rival's next turn, whenever they play an attack, gain 1 health.",
            "At the start of your rival's next turn, whenever they play an attack this turn, gain 1 health.",
        ),
        (
            "Until the end of the turn, your attacks' damage cannot be reduced.",
            "Your attacks' damage cannot be reduced this turn.",
        ),
        (
            "Your rival cannot play more than 1 attack during their next turn.",
            "During your rival's next turn, they cannot play more than 1 attack.",
        ),
        (
            "Your rival's character cannot be readied during their next Ready Step.",
            "Your rival's character does not ready during their next Ready Step.",
        ),
        (
            "Commit 1 rival foundation. It cannot ready during its owner's next Ready Step.",
            "Commit 1 rival foundation. It does not ready during its owner's next Ready Step.",
        ),
    ],
)
def test_what_cannot_be_then(said: str, plain: str) -> None:
    assert does(f"Enhance: {said}") == does(f"Enhance: {plain}")


def stiff(text: str) -> Table:
    """P1 says it; P2 has a committed foundation, a committed asset and 3 attacks, and their turn begins."""
    cards = {"Frost": foundation(told(text)), "Elm": foundation(), "Cup": asset(), "Jab": attack(difficulty=0)}
    stage = [{"card": "Elm", "committed": True}, {"card": "Cup", "committed": True}, PAGE, PAGE, PAGE, PAGE]
    held = p2(stage=stage, hand=["Jab"] * 3)
    return table(p1(stage=["Frost"], hand=[PAGE]), held, cards=cards).play("P1: use Frost").on("P2 form")


@pytest.mark.parametrize(
    ("text", "elm", "cup"),
    [
        ("Form: Your rival's foundations do not ready during their next Ready Step.", "Elm (committed)", "Cup"),
        ("Form: Rival assets cannot be readied during your rival's next Ready Step.", "Elm", "Cup (committed)"),
        ("Form: Your foundations do not ready during your next Ready Step.", "Elm", "Cup"),
    ],
)
def test_cards_that_do_not_ready_then(text: str, elm: str, cup: str) -> None:
    assert stiff(text)["P2.stage"][1:3] == [elm, cup]


def test_they_ready_the_turn_after() -> None:
    ring = stiff("Form: Your rival's foundations do not ready during their next Ready Step.")
    assert "Elm" in ring.on("P1 form").on("P2 form")["P2.stage"]


@pytest.mark.parametrize(("n", "played"), [(1, 1), (2, 2)])
def test_so_many_attacks_in_their_next_turn(n: int, played: int) -> None:
    ring = stiff(f"Form: During your rival's next turn, they cannot play more than {n} attack{'s' * (n > 1)}.")
    count = 0
    while "play Jab" in ring.options:
        ring.play("P2: play Jab").on("P2 form", "P1 form")
        count += 1
        if ring.question != "P2 form":
            break
    assert count == played


def test_in_this_turn_those_before_it_count() -> None:
    cards = {"Law": foundation(told("Form: You cannot play more than 1 attack this turn.")), "Jab": attack()}
    ring = table(p1(stage=["Law", PAGE, PAGE], hand=["Jab", "Jab"]), p2(), cards=cards)
    ring.play("P1: play Jab").on("P1 form").play("P1: use Law")
    assert not [option for option in ring.options if option.startswith("play Jab")]


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Form: Your foundations cannot be destroyed during your rival's next turn.", True),
        ("Form: Your foundations cannot be destroyed during your next turn.", False),
    ],
)
def test_what_is_kept_from_it_in_their_turn(text: str, left: bool) -> None:
    cards = {
        "Oath": foundation(told(text)),
        "Axe": foundation(told("Form: Destroy 1 rival foundation.")),
        "Elm": foundation(),
    }
    ring = table(p1(stage=["Oath", "Elm"], hand=[PAGE]), p2(stage=["Axe"], hand=[PAGE]), cards=cards)
    ring.play("P1: use Oath").on("P2 form")
    if "use Axe" in ring.options:
        ring.play("P2: use Axe").on("P2 form", "P2 destroy")
    while ring.question == "P2 destroy":
        ring.play(f"P2: {next(option for option in ring.options if 'Elm' in option)}")
    assert ("Elm" in ring["P1.stage"]) == left


# Zones and numbers that stay


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("This attack's zone cannot be changed.", 1),
        ("The zone of this attack cannot be changed by your rival.", 1),
        ("The zone of this attack cannot be changed for the rest of the turn.", 1),
        ("This attack's speed cannot be changed.", 0),
    ],
)
def test_a_zone_that_cannot_be_changed(text: str, zone: int) -> None:
    cards = {
        "Jab": attack(told(f"Enhance: {text}", "attack")),
        "Hook": foundation(told("Enhance: Change your rival's attack's zone to low.")),
        "Wall": foundation(block="+0 mid"),
    }
    ring = table(p1(hand=["Jab"], stage=[PAGE, PAGE]), p2(stage=["Hook"], hand=["Wall"]), cards=cards)
    ring.play("P1: play Jab", "P1: use Jab", "P2: use Hook").on("P2 block")
    assert ring["attack.zone"] == ("low", "mid")[zone]


def test_what_cannot_be_reduced_below_so_much() -> None:
    for said, plain in (
        ("This attack cannot be reduced below 3 damage.", "This attack's damage cannot be reduced below 3."),
        (
            "This attack cannot be reduced below its printed speed.",
            "This attack's speed cannot be reduced below its printed speed.",
        ),
    ):
        assert does(f"Enhance: {said}", on="attack") == does(f"Enhance: {plain}", on="attack")


# Damage, and what happens instead


@pytest.mark.parametrize(
    ("text", "health"),
    [
        ("Response: Before your rival's attack deals damage to you, reduce that damage by 2.", 24),
        ("Enhance: The next time you would take damage this turn, reduce that damage by 2.", 24),
        ("Enhance: The next time you would take damage this turn, increase that damage by 2.", 20),
    ],
)
def test_damage_you_would_take(text: str, health: int) -> None:
    cards = {"Jab": attack(), "Mat": foundation(told(text))}
    ring = table(p1(hand=["Jab", PAGE], stage=[PAGE, PAGE]), p2(stage=["Mat"], hand=[PAGE]), cards=cards)
    ring.play("P1: play Jab").on("P2 enhance", "P2 respond").play("P2: use Mat").on("P1 form")
    assert ring["P2.health"] == health


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        (
            "Until the end of the turn, if your foundation would be destroyed, flip that foundation instead.",
            "If your foundation would be destroyed this turn, flip it instead.",
        ),
        (
            "For the rest of the turn, if you would draw a card, gain 1 health instead.",
            "If you would draw a card this turn, gain 1 health instead.",
        ),
        (
            "Until the end of the turn, the next time you would draw a card, gain 1 health instead.",
            "The next time you would draw a card this turn, gain 1 health instead.",
        ),
    ],
)
def test_the_time_may_be_said_first(said: str, plain: str) -> None:
    assert does(f"Enhance: {said}") == does(f"Enhance: {plain}")
    assert lowered(f"Enhance: {said.replace('of the turn', 'of your next turn')}").ability is None


# Turned over, attacked


def test_a_card_that_is_turned_over_is_flipped_or_unflipped() -> None:
    for said, plain in (("turned face down", "flipped"), ("turned face up", "unflipped")):
        waits = "Response: After this card is {}, draw 1 card."
        assert ability(waits.format(said)).trigger == ability(waits.format(plain)).trigger
        asks = "Enhance: If a foundation was {} this turn, draw 1 card."
        assert does(asks.format(said)) == does(asks.format(plain))


def test_whose_backup_is_attacked() -> None:
    cards = {
        "Jab": attack(),
        "Ward": foundation(told("Response: After your backup is attacked, draw 1 card.")),
        "Guard": backup(),
    }
    ring = table(p1(hand=["Jab"], stage=[PAGE, PAGE]), p2(stage=["Ward", "Guard"]), cards=cards)
    ring.play("P1: play Jab")
    ring.play(f"P1: {next(option for option in ring.options if 'Guard' in option)}").on("P2 respond")
    assert "use Ward" in ring.options
