"""The options in words: what stands above a group, and what each means."""

import random
from typing import Any

import pytest

import kumite
from kumite.games.sftmg.hints import heading, hint
from kumite.play.match import Match

RYU = {"fighter": "Ryu", "at": "d5", "meter": 8, "hand": ["Fierce Hadoken", "Shinku Hadoken", "Denjin Charge"]}
SAGAT = {"fighter": "Sagat", "at": "g5", "meter": 1, "hand": ["Tiger Rage", "Quick Tiger Shot", "Teep", "Bait!"]}


def setup(**given: Any) -> Match:
    return kumite.setup("sftmg", {"P1": RYU, "P2": SAGAT, **given})


def said(match: Match, option: str) -> str:
    """The hint of an option of the open question."""
    question = match.question
    assert question is not None
    view = match.view(question.seat)
    assert option in view["question"]["options"]
    return hint(view, option)


def above(match: Match, option: str) -> str:
    question = match.question
    assert question is not None
    return heading(match.view(question.seat), option)


def answered(match: Match, *answers: str) -> Match:
    for answer in answers:
        match.answer(answer)
    return match


# One's own turn


@pytest.mark.parametrize(
    ("option", "over"),
    [
        ("move e6", "Move, up to 3 spaces (1 Action):"),
        ("attack Sagat with Fierce Hadoken", "Attack facedown (1 Action):"),
        ("attack Sagat with Shinku Hadoken", "Super, face up (1 Action, 4 Meter):"),
        ("attack Sagat with Metsu Hadoken", "Ultra, face up (1 Action, 8 Meter):"),
        ("play Denjin Charge", "Free Actions:"),
        ("discard Shinku Hadoken for Meter", "Free Actions:"),
        ("end", ""),
        ("draw", ""),
    ],
)
def test_headings_say_what_it_costs(option: str, over: str) -> None:
    assert above(setup(), option) == over


def test_events_that_are_actions_have_a_heading_of_their_own() -> None:
    match = setup(P1={**RYU, "hand": ["Power of Nothingness"]})
    assert above(match, "play Power of Nothingness") == "Play an Event (1 Action):"


def test_an_attack_says_whether_it_reaches() -> None:
    option = "attack Sagat with Fierce Hadoken"
    assert said(setup(), option) == "Projectile, 3 dice, range 2-5; reaches"
    assert said(setup(P2={**SAGAT, "at": "e5"}), option) == "Projectile, 3 dice, range 2-5; out of range"
    assert (
        said(setup(P2={**SAGAT, "at": "i5"}), option) == "Projectile, 3 dice, range 2-5; 4 dice here; reaches"
    )  # Edge
    hidden = setup(large=["e5", "f5", "e6", "f6", "e4", "f4"])
    assert said(hidden, option) == "Projectile, 3 dice, range 2-5; out of range"


def test_a_move_says_how_one_would_stand() -> None:
    match = setup(large=["e3"])
    assert said(match, "move f5") == "adjacent"
    assert said(match, "move d6") == "range 3"
    assert said(match, "end") == "the turn is over; 2 Actions unused"
    assert said(match, "draw") == "2 cards (1 Action)"
    assert said(match, "discard Shinku Hadoken for Meter") == "gain 2 Meter"
    assert said(setup(phase="move"), "stay") == "no free move this turn"


# The Defender


def test_reactions() -> None:
    match = answered(setup(P2={**SAGAT, "at": "e5"}), "attack Sagat with Fierce Hadoken")
    assert said(match, "block").startswith("2 dice, up to 4 with Boosts")
    assert said(match, "counter with Tiger Rage") == "if it is a Strike: stand next to them, Throw 2, draw 1"
    assert said(match, "counter with Bait!") == "if it is Bait!: gain 2 Meter, 2 damage, draw 1"
    assert above(match, "counter with Tiger Rage").startswith("Counter-Attack")
    assert said(match, "play Teep").startswith("Move the opponent 2 spaces straight away from you.")
    assert above(match, "block") == ""


def test_a_super_leaves_only_boosts() -> None:
    match = answered(setup(), "attack Sagat with Shinku Hadoken")
    assert said(match, "block").startswith("0 dice, up to 2 with Boosts")
    match.answer("block")
    assert said(match, "boost with Teep").startswith("+2 dice")
    assert said(match, "done") == "no more Boosts"


def test_the_hints_of_the_attacked_tell_nothing_of_the_card() -> None:
    """Two attacks that look the same are told the same."""
    told = []
    for card in ("Fierce Hadoken", "Hadoken"):
        match = setup(P1={**RYU, "hand": [card]})
        match.answer(f"attack Sagat with {card}")
        question = match.question
        assert question is not None
        view = match.view(question.seat)
        told.append([(option, heading(view, option), hint(view, option)) for option in view["question"]["options"]])
    assert told[0] == told[1]


def test_fighters_and_stages_are_introduced() -> None:
    match = kumite.match("sftmg", 1)
    assert said(match, "pick Ryu").startswith("Balanced, Health 25, Move 3.")
    answered(match, "pick Ryu", "pick Sagat")
    assert said(match, "stage Dojo") == "4 Rocks, 5 Sakura Trees (large), 2 Lanterns"


# Everywhere


def test_every_option_of_random_games_has_a_heading_and_a_hint_that_read_well() -> None:
    asked = set()
    for seed in range(6):
        match, rng = kumite.match("sftmg", seed, options={"rounds": 1, "mirror": seed == 0}), random.Random(seed)
        while match.question is not None:
            view = match.view(match.question.seat)
            what, options = view["question"]["what"], view["question"]["options"]
            asked.add(what)
            for option in options:
                text, over = hint(view, option), heading(view, option)
                assert text or option.startswith(("place", "first")), (what, option)
                assert text == text.strip(), text
                assert "  " not in text, text
                assert over == "" or over.endswith(":"), over
            busy = [option for option in options if option.partition(" ")[0] in ("attack", "combo", "ex", "block")]
            match.answer(rng.choice(busy if busy and rng.random() < 0.6 else options))
    assert {"act", "move", "react", "boost", "combo", "dash", "charge", "ex", "mix-up", "throw", "whiff"} <= asked
