"""Which of several events it was, whatever has happened since; and what was taken off the top of a deck."""

from __future__ import annotations

from typing import Any

import pytest

from kumite.games.universus.english.abilities import written_out
from kumite.games.universus.trees.notation import notation
from kumite.games.universus.trees.reading import read_tree
from tests.english.lower.lowering import ability, does, lowered, tree
from tests.games.universus.ringside import PAGE, Table, action, attack, foundation, p1, p2, table

IN_BETWEEN = "Response: After you play a card, gain 1 health."
ATTACKS = "Event(V_PLAY, YOU, (Type((ATTACK,)),), notes=(AS_FORM, AS_REVERSAL)"


def told(*texts: str, on: str = "foundation") -> list[str]:
    return [notation(ability(text, on=on)) for text in texts]


def played(text: str, held: list[str], on: str = "foundation", **cards: Any) -> Table:
    """P1 holds an action for the window after a play, and some cards to play."""
    own = {"Eye": foundation(told(text))} if on == "foundation" else {"Eye": attack(told(text, on=on), difficulty=0)}
    own |= {"Quip": action(told(IN_BETWEEN, on="action"), difficulty=0), "Jab": attack(difficulty=0)}
    own |= {"Stone": foundation(difficulty=0), **cards}
    stage = ["Eye"] if on == "foundation" else []
    return table(p1(hand=[*held, "Quip", PAGE], stage=stage, health=9), p2(hand=[PAGE]), cards=own)


def uses(ring: Table) -> bool:
    return "use Eye" in ring.options


# Your second card


@pytest.mark.proves("UVS-RULING-270")
def test_the_second_card_is_the_second_whatever_follows_it() -> None:
    ring = played("Response: After you play your second card this turn, draw 1 card.", ["Stone", "Stone"])
    assert not uses(ring.play("P1: play Stone").on("P1 form", "P1 respond"))
    ring.play("P1: pass").play("P1: play Stone")
    assert uses(ring)
    ring.play("P1: use Quip")
    assert ring.question == "P1 respond"
    assert uses(ring)  # a third card has been played by now


@pytest.mark.proves("UVS-RULING-270")
def test_what_was_the_first_is_not_the_second_for_what_follows_it() -> None:
    text = "Response: After you play an attack, if it is the second card you have played this turn, gain 5 health."
    ring = played(text, ["Jab"]).play("P1: play Jab", "P1: use Quip").on("P1 respond")
    ring.play("P1: use Eye")
    assert ring["P1.health"] == 10  # the action's


@pytest.mark.proves("UVS-RULING-270")
@pytest.mark.parametrize(("before", "health"), [(["Stone"], 15), ([], 10)])
def test_this_card_is_what_it_was_as_it_was_played(before: list[str], health: int) -> None:
    text = "Response: After you play this card, if it is the second card you have played this turn, gain 5 health."
    ring = played(text, ["Eye", *before], on="attack")
    for name in before:
        ring.play(f"P1: play {name}", "P1: pass")
    ring.play("P1: play Eye", "P1: use Quip").on("P1 respond")
    assert ring.play("P1: use Eye")["P1.health"] == health


@pytest.mark.proves("UVS-RULING-270")
def test_an_ability_that_is_the_second_one() -> None:
    text = "Response: After your rival plays their second ability on a card in their stage this turn, gain 1 health."
    forms = told("Form: Draw 1 card.")
    cards = {"Eye": foundation(told(text)), "Well": foundation([*forms, *told("Form: Gain 1 health.")])}
    ring = table(p1(stage=["Well"], hand=[PAGE]), p2(stage=["Eye"], health=9), cards=cards)
    assert ring.play("P1: use Well: ability 1").question == "P1 form"
    assert ring.play("P1: use Well: ability 2").question == "P2 respond"


# Forms of it


@pytest.mark.proves("UVS-RULING-270")
@pytest.mark.parametrize(
    ("text", "trigger"),
    [
        ("After you play your second attack this turn", f"{ATTACKS}, nth=2)"),
        ("After you play your third or greater attack this turn", f"{ATTACKS}, nth=3, later=True)"),
        ("After your rival plays their 5th card this turn", "Event(V_PLAY, RIVAL, nth=5)"),
        (
            "After your rival plays their second Enhance this Enhance Step",
            "Event(V_ABILITY, RIVAL, during=ENHANCE_STEP, kind=ENHANCE, nth=2, since=ENHANCE_STEP)",
        ),
        ("After this card is committed for the second time this turn", "Event(V_COMMIT, own=True, nth=2)"),
    ],
)
def test_the_event_itself_says_which_it_is(text: str, trigger: str) -> None:
    found = ability(f"Response: {text}, draw 1 card.")
    assert found.trigger == read_tree(trigger)
    assert not found.riders
    assert ability(written_out(found)) == found
    assert read_tree(notation(found)) == found


@pytest.mark.proves("UVS-RULING-270", "UVS-RULING-47")
@pytest.mark.parametrize(
    ("text", "on", "cond"),
    [
        (
            "Enhance: If this is your second attack this turn, {}",
            "attack",
            "TheAttack(), Event(V_ATTACKED, YOU), '=', 2",
        ),
        (
            "Enhance: If this is your first attack this turn, {}",
            "asset",
            "TheAttack(YOU), Event(V_ATTACKED, YOU), '=', 1",
        ),
        ("Enhance: If this is the first attack this turn, {}", "asset", "TheAttack(), Event(V_ATTACKED), '=', 1"),
        (
            "Blitz: If it is the third or greater card you have played this turn, {}",
            "attack",
            "TheAttack(), Event(V_PLAY, YOU), '>=', 3",
        ),
        (
            "Form: If this is the second card you have played this turn, {}",
            "action",
            "This(), Event(V_PLAY, YOU), '=', 2",
        ),
        (
            "Enhance: If this is your rival's second attack this Combat Phase, {}",
            "asset",
            "TheAttack(RIVAL), Event(V_ATTACKED, RIVAL), '=', 2, COMBAT_PHASE",
        ),
    ],
)
def test_this_is_one_of_those_that_were_played(text: str, on: str, cond: str) -> None:
    said = text.format("draw 1 card.")
    assert does(said, on=on) == tree(f"If(NthPlayed({cond}), (Draw(1),))")
    found = ability(said, on=on)
    assert ability(written_out(found), on=on) == found


@pytest.mark.proves("UVS-RULING-270")
def test_how_many_there_have_been_is_asked_of_them_all() -> None:
    counted = does("Enhance: If you have played exactly 2 cards this turn, draw 1 card.", on="attack")
    assert counted == tree("If(Nth(Event(V_PLAY, YOU), '=', 2), (Draw(1),))")
    denied = does("Form: If this is not your first form this turn, draw 1 card.", on="action")
    assert "!=" in notation(denied[0])


# Off the top of a deck


TOP = "Response: After your rival removes 1 or more cards from the top of their deck, gain 1 health."


@pytest.mark.proves("UVS-RULING-271")
@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("Form: Remove the top 2 cards of your deck.", True),
        ("Form: Reveal the top card of your deck. Remove the revealed card.", True),
        ("Form: Remove the bottom 2 cards of your deck.", False),
        ("Form: Search your deck for 1 card. Remove that card.", False),
        ("Form: Remove 1 card in your discard pile.", False),
        ("Form: Add the top card of your deck to your momentum.", False),
    ],
)
def test_only_what_is_removed_off_the_top(text: str, asked: bool) -> None:
    cards = {"Eye": foundation(told(TOP)), "Well": foundation(told(text))}
    mine = p1(stage=["Well"], hand=[PAGE], deck=["Well", PAGE, PAGE, PAGE, "Eye"], discards=[PAGE])
    ring = table(mine, p2(stage=["Eye"], health=9), cards=cards).play("P1: use Well")
    ring.on("P2 respond", "P1 form", "P1 search")
    if ring.question == "P1 search":
        ring.play(f"P1: {ring.options[-1]}").on("P2 respond", "P1 form")
    assert (ring.question == "P2 respond") == asked


@pytest.mark.proves("UVS-RULING-271")
@pytest.mark.parametrize(
    ("text", "back"),
    [
        (TOP, "your rival removes a card from the top of their deck"),
        (
            "Response: After the top card of your deck is removed, draw 1 card.",
            "you remove a card from the top of your deck",
        ),
        (
            "Response: After you add a card from the top of your deck to your momentum, draw 1 card.",
            "you add a card from the top of your deck to your momentum",
        ),
    ],
)
def test_the_top_is_said_again(text: str, back: str) -> None:
    found = ability(text)
    assert back in written_out(found)
    assert "top=True" in notation(found)
    assert ability(written_out(found)) == found


@pytest.mark.proves("UVS-RULING-271")
@pytest.mark.parametrize(
    "text",
    [
        "Your rival cannot remove cards from the top of your deck.",
        "Response: Before you would remove a card from the top of your deck, draw 1 card.",
        "Response: After you add a card to the top of your deck, draw 1 card.",
        "Response: After you remove a card from the bottom of your deck, draw 1 card.",
    ],
)
def test_what_has_not_left_yet_is_off_no_top(text: str) -> None:
    assert lowered(text).ability is None


# What becomes of the attack that was played

PLAYED = "Event(V_PLAY, YOU, (Type((ATTACK,)),), notes=(AS_FORM, AS_REVERSAL))"


@pytest.mark.proves("UVS-RULING-132")
@pytest.mark.parametrize(
    ("text", "waits"),
    [
        ("if that attack deals damage", "Event(V_DEAL)"),
        ("if it deals 4 or more damage", "Event(V_DEAL, op='>=', amount=4)"),
        ("if it is blocked", "Event(V_STATUS, notes=(PARTIALLY, COMPLETELY))"),
        ("if that attack is not blocked", "Event(V_STATUS, notes=(NOT_BLOCKED,))"),
        ("after it resolves", "Event(V_RESOLVE)"),
    ],
)
def test_that_attack_is_the_one_that_was_played(text: str, waits: str) -> None:
    found = ability(f"Response: After you play an attack, {text}, draw 1 card.")
    assert found.trigger == read_tree(PLAYED)
    assert found.does == tree(f"Fired({waits}, (Draw(1),), ATTACK_PERIOD, on=Ref('event'))")
    assert ability(written_out(found)) == found


def test_this_attack_is_still_the_one_in_progress() -> None:
    here = tree("Fired(Event(V_DEAL, attack=True), (Draw(1),), ATTACK_PERIOD, on=TheAttack())")
    assert does("Enhance: If this attack deals damage, draw 1 card.") == here
    assert does("Response: After you play an attack, if this attack deals damage, draw 1 card.") == here


@pytest.mark.proves("UVS-RULING-132")
@pytest.mark.parametrize(("used", "gained"), [("Jab", [0, 0]), ("Big", [0, 5]), ("", [0, 0])])
def test_an_attack_in_the_middle_of_another_is_told_apart(used: str, gained: list[int]) -> None:
    """The Response is played for one of the two attacks, of which only the second one deals damage."""
    eye = told("Response [Once per turn]: After you play an attack, if that attack deals damage, gain 5 health.")
    more = told("Enhance Commit: Play 1 attack from your hand.")
    cards = {"Jab": attack(difficulty=0, damage=0), "Big": attack(difficulty=0, damage=4)}
    cards |= {"Eye": foundation(eye), "More": foundation(more)}
    ring = table(p1(hand=["Jab", "Big", PAGE], stage=["Eye", "More"], health=9), p2(health=20), cards=cards)
    ring.play("P1: play Jab").play("P1: use Eye" if used == "Jab" else "P1: pass").on("P1 enhance")
    ring.play("P1: use More").on("P1 play", "P1 respond")
    if ring.question == "P1 play":
        ring.play("P1: Big").on("P1 respond")
    if ring.question == "P1 respond":
        ring.play("P1: use Eye" if used == "Big" else "P1: pass")
    ring.on("P1 form")
    assert [20 - ring["P2.health"], ring["P1.health"] - 9] == [4, gained[1]]
