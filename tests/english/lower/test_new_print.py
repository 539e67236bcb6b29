"""Forms that cards nobody has seen may have: each is played, so that the tree does what the words say."""

from __future__ import annotations

import pytest

from kumite.cards.faces import compile_text
from kumite.games.universus.terms import RIVAL, V_PLAY
from kumite.games.universus.words.triggers import Event
from tests.english.lower.lowering import does, lowered, tree
from tests.games.universus.ringside import PAGE, Table, asset, attack, foundation, p1, p2, table


def told(text: str, kind: str = "foundation") -> list[str]:
    found = [part.tree for part in compile_text(text, "universus", kind, "Test Card")]
    assert all(found), text
    return found


def jab(text: str = "", **more: object) -> dict[str, object]:
    return attack(told(text, "attack") if text else None, **more)


# What it costs to play this card


def test_this_card_costs_more_to_play() -> None:
    text = "As an additional cost to play this card, discard 1 card."
    ring = table(p1(hand=["Jab", PAGE, PAGE]), p2(), cards={"Jab": jab(text)}).play("P1: play Jab")
    ring.play(f"P1: {next(one for one in ring.options if PAGE in one)}")
    assert ring["P1.pool"] == ["Jab"]
    assert PAGE in ring["P1.discards"]
    alone = table(p1(hand=["Jab"]), p2(), cards={"Jab": jab(text)})
    assert "play Jab" not in alone.options
    assert does(text, on="attack") == does(
        "You must discard 1 card as an additional cost to play this card.", on="attack"
    )


# Otherwise, unless: something that is still to come


OTHERWISE = "Enhance: If this attack {}, gain 3 health. Otherwise, your rival loses 2 health."


@pytest.mark.parametrize(
    ("event", "blocked", "mine", "theirs"),
    [
        ("is blocked", True, 13, 25),
        ("is blocked", False, 10, 20),
        ("is not blocked", True, 10, 23),
        ("deals damage", False, 13, 22),
        ("deals damage", True, 10, 23),
    ],
)
def test_otherwise_waits_for_what_does_not_come(event: str, blocked: bool, mine: int, theirs: int) -> None:
    cards = {"Jab": jab(OTHERWISE.format(event)), "Wall": foundation(block="+0 mid")}
    ring = table(p1(hand=["Jab"], health=10), p2(hand=["Wall"], health=25), cards=cards)
    ring.play("P1: play Jab", "P1: use Jab").on("P2 block")
    ring.play("P2: block with Wall" if blocked else "P2: no block").on("P1 form")
    assert (ring["P1.health"], ring["P2.health"]) == (mine, theirs)


def test_unless_it_is_blocked() -> None:
    text = "Enhance: Your rival loses 4 health unless this attack is blocked."
    assert does(text, on="attack") == does(
        "Enhance: If this attack is not blocked, your rival loses 4 health.", on="attack"
    )
    assert (
        lowered("Enhance: Draw 1 card. If this attack deals damage, draw 2 cards instead.", on="attack").ability is None
    )


# Shares with one of several, and all of them


def test_it_shares_a_symbol_with_any_of_these() -> None:
    text = "Enhance: If this attack shares a symbol with a card in your momentum, gain 3 health."
    for symbol, health in (("fire", 13), ("water", 10)):
        cards = {"Jab": jab(text, symbols=["fire", "air"]), "Ash": foundation(symbols=[symbol])}
        ring = table(p1(hand=["Jab"], momentum=["Ash"], health=10), p2(), cards=cards)
        assert ring.play("P1: play Jab", "P1: use Jab")["P1.health"] == health


def test_all_of_these_are_so() -> None:
    text = "Enhance: If all of your foundations have a difficulty of 2 or less, gain 3 health."
    for difficulty, health in ((2, 13), (3, 10)):
        cards = {"Jab": jab(text), "Oak": foundation(difficulty=difficulty)}
        ring = table(p1(hand=["Jab"], stage=["Oak", PAGE], health=10), p2(), cards=cards)
        assert ring.play("P1: play Jab", "P1: use Jab")["P1.health"] == health


def test_all_of_them_are_committed_so_they_can_be_readied() -> None:
    text = "Enhance: If all of your foundations are committed, ready 2 of them."
    lying = {"card": PAGE, "committed": True}
    cards = {"Jab": jab(text), "Wall": foundation(block="+0 mid")}
    ring = table(p1(hand=["Jab"], stage=[lying, lying, lying]), p2(hand=["Wall"]), cards=cards)
    ring.play("P1: play Jab", "P1: use Jab")
    assert [one for one in ring["P1.stage"] if one.startswith(PAGE)].count(PAGE) == 2


# For each of them; both, or the other


def test_for_each_is_for_each_of_those_cards() -> None:
    text = "Enhance Discard up to 3 cards: This attack gets +1 damage for each."
    assert does(text, on="attack") == does(text.replace("for each", "for each card discarded this way"), on="attack")


def test_a_comma_before_or_parts_what_and_has_joined() -> None:
    text = "Enhance: Gain 1 health and draw 1 card, or your rival loses 2 health."
    assert does(text) == tree("Or(((Gain(1), Draw(1)), (Lose(2, RIVAL),)))")
    ring = table(p1(hand=["Jab"], health=10), p2(health=25), cards={"Jab": jab(text)}).play(
        "P1: play Jab", "P1: use Jab"
    )
    assert len(ring.options) == 2


# Later, and outside of


def test_during_their_next_turn() -> None:
    text = "Enhance: Your rival's attacks get -2 damage during their next turn."
    cards = {"Jab": jab(text), "Kick": jab()}
    ring = (
        table(p1(hand=["Jab"]), p2(hand=["Kick", PAGE]), cards=cards).play("P1: play Jab", "P1: use Jab").on("P2 form")
    )
    assert ring.play("P2: play Kick").on("P2 form")["P1.health"] == 24


def test_outside_of_a_step() -> None:
    text = "After you draw 1 or more cards outside of your Review Step, gain 2 health."
    cards = {"Bell": asset(told(text, "asset")), "Jab": jab("Enhance: Draw 1 card.")}
    ring = table(p1(hand=["Jab"], stage=["Bell"], health=10), p2(), cards=cards).play("P1: play Jab", "P1: use Jab")
    assert ring["P1.health"] == 12


# Keywords


def test_it_cannot_gain_that_keyword() -> None:
    text = "Enhance: Your attacks cannot gain Stun this turn."
    cards = {
        "Fog": foundation(told(text.replace("Enhance", "Enhance Commit"))),
        "Jab": jab("Enhance: This attack gains Stun: 1. If this attack has Stun, your rival loses 9 health."),
    }
    ring = table(p1(hand=["Jab"], stage=["Fog"]), p2(), cards=cards)
    ring.play("P1: play Jab", "P1: use Fog", "P1: use Jab").on("P2 form")
    assert ring["P2.health"] == 22


def test_all_keywords_of_another_card() -> None:
    texts = (
        "all keywords on the discarded card",
        "the discarded card's keywords",
        "all keywords and traits of the discarded card",
    )
    trees = {repr(does(f"Enhance Discard 1 attack: This attack gains {text}.", on="attack")) for text in texts}
    assert len(trees) == 1
    assert "GainKeywords" in trees.pop()


# What has happened, and how often


def test_what_somebody_has_done() -> None:
    for said, plain in (
        ("you have drawn a card twice this turn", "you have drawn a card 2 or more times this turn"),
        ("you have used an Enhance ability this turn", "you have played an Enhance ability this turn"),
        ("you have returned a foundation to your hand this turn", "you have added a foundation to your hand this turn"),
    ):
        assert does(f"Enhance: If {said}, draw 1 card.") == does(f"Enhance: If {plain}, draw 1 card.")
    once = does("Enhance: Your attack gets +1 damage for each ability your rival has played this turn.")
    assert once == does("Enhance: Your attack gets +1 damage for each time your rival has played an ability this turn.")


def test_damage_taken_is_added_up() -> None:
    text = "Enhance: If you have taken 5 or more damage this turn, gain 5 health."
    cards = {"Oak": foundation(told(text.replace("Enhance", "Enhance Commit"))), "Jab": jab()}
    mine = p1(stage=["Oak"], health=20)
    ring = table(mine, p2(hand=["Jab", "Jab", "Jab"], stage=[PAGE] * 6), cards=cards, turn="P2")
    ring.play("P2: play Jab").on("P2 form").play("P2: play Jab", "P1: use Oak")
    assert ring["P1.health"] == 14  # 3 so far, and 3 of this one
    ring = table(mine, p2(hand=["Jab", "Jab", "Jab"], stage=[PAGE] * 6), cards=cards, turn="P2")
    ring.play("P2: play Jab").on("P2 form").play("P2: play Jab").on("P2 form").play("P2: play Jab")
    assert ring.play("P1: use Oak")["P1.health"] == 16  # 6, and 5 back, and 3


def test_whom_an_ability_makes_do_it() -> None:
    for said, tag in (
        ("makes them draw cards", "draws: own"),
        ("lets them gain health", "gains health: own"),
        ("makes them destroy a foundation", "destroys: own"),
    ):
        found = lowered(f"Response: After your rival plays an ability that {said}, cancel it.").ability
        assert found is not None
        assert tag in repr(found.trigger)


# Of its own


def test_the_bottom_is_that_of_its_owners_deck() -> None:
    text = "Form Commit: Look at the top card of your rival's deck. You may put it on the bottom."
    ring: Table = table(p1(stage=["Oak"]), p2(deck=["Jab"]), cards={"Oak": foundation(told(text)), "Jab": jab()})
    ring.play("P1: use Oak", "P1: yes")
    ring.on("P2 form")
    assert "Jab" not in ring["P2.hand"]


def test_it_may_be_played_from_there() -> None:
    for said in ("This card may be played from your momentum.", "This card can be played from your momentum."):
        assert does(said, on="attack") == does("You may play this card from your momentum.", on="attack")
    assert lowered("Your next attack may be played as though it had the {fire} symbol.", on="attack").ability is None


# Just then


@pytest.mark.parametrize(("card", "damage", "health"), [("Kick", 6, 10), ("Oak", 3, 10), (PAGE, 3, 10)])
def test_what_an_instruction_has_done_is_asked_at_once(card: str, damage: int, health: int) -> None:
    text = "Enhance: Mill 1 card. If you mill an attack, this attack gets +3 damage. If you mill an asset, build it."
    cards = {"Jab": jab(text), "Kick": jab(), "Oak": asset(), "Wall": foundation(block="+0 mid")}
    ring = table(p1(hand=["Jab"], deck=[PAGE, card, PAGE, PAGE], health=health), p2(hand=["Wall"]), cards=cards)
    ring.play("P1: play Jab", "P1: use Jab")
    assert ring["attack.damage"] == damage
    assert ("Oak" in ring["P1.stage"]) == (card == "Oak")


def test_steps_and_abilities_of_something() -> None:
    told_so = "Enhance: Your rival cannot play Response abilities during the Block Step of this attack."
    assert "own=True" not in repr(does(told_so, on="attack"))
    for said, plain in (
        ("plays a foundation's ability", "plays an ability on a foundation"),
        ("plays a character's Enhance ability", "plays an Enhance ability on a character"),
    ):
        one = lowered(f"Response: After your rival {said}, draw 1 card.").ability
        assert one == lowered(f"Response: After your rival {plain}, draw 1 card.").ability
        assert one is not None


def test_cards_and_numbers_in_other_places() -> None:
    for said, plain in (
        (
            "Your rival's checks to block your attacks get -1 this turn.",
            "Your rival's checks to block get -1 this turn.",
        ),
        ("Mill the top 2 cards of each player's deck.", "Both players mill 2 cards."),
        (
            "This attack gets +1 damage for each discarded attack.",
            "This attack gets +1 damage for each attack discarded this way.",
        ),
        (
            "Until the end of the turn, you may play attacks from your momentum.",
            "You may play attacks from your momentum this turn.",
        ),
        (
            "If you committed 2 or more foundations to play this attack, draw 1 card.",
            "If you committed 2 or more foundations to pass the check to play this attack, draw 1 card.",
        ),
    ):
        assert does(f"Enhance Discard 2 cards: {said}", on="attack") == does(
            f"Enhance Discard 2 cards: {plain}", on="attack"
        )


def test_its_owner_is_whose_card_it_was() -> None:
    text = "Whenever a foundation is destroyed, its owner loses 4 health."
    cards = {"Bell": asset(told(text, "asset")), "Jab": jab("Enhance: Destroy 1 rival foundation.")}
    ring = table(
        p1(hand=["Jab"], stage=["Bell"], health=20), p2(stage=["Oak"], health=20), cards={**cards, "Oak": foundation()}
    )
    ring.play("P1: play Jab", "P1: use Jab").on("P2 form")
    assert (ring["P1.health"], ring["P2.health"]) == (20, 13)


# Once wrong


def test_cards_are_played_one_by_one() -> None:
    found = lowered("Response: After your rival plays 2 or more cards this turn, draw 1 card.").ability
    assert found is not None
    assert found.trigger == Event(V_PLAY, RIVAL, nth=2, later=True)
    assert not found.riders


def test_the_counters_on_it_are_on_no_attack() -> None:
    text = "Enhance: Add 1 Fuel counter to this asset, then your attack gets +1 speed for each Fuel counter on {}."
    assert does(text.format("it"), on="asset") == does(text.format("this card"), on="asset")


def test_whose_check_value_is_meant_must_be_clear() -> None:
    text = "Enhance: Reveal the top card of your deck. This attack gets +X speed. X equals {} check value."
    assert lowered(text.format("its"), on="attack").ability is None
    assert lowered(text.format("the revealed card's"), on="attack").ability is not None


def test_what_you_have_destroyed_may_be_theirs() -> None:
    text = "Enhance: Destroy 1 rival asset. If you destroyed a Weapon asset, gain 3 health."
    for traits, health in ((["Weapon"], 13), ([], 10)):
        cards = {"Jab": jab(text), "Cup": asset(keywords=traits)}
        ring = table(p1(hand=["Jab"], health=10), p2(stage=["Cup"]), cards=cards).play("P1: play Jab", "P1: use Jab")
        assert ring["P1.health"] == health
