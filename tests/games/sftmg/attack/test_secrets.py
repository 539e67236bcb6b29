"""The hidden information of an attack: nobody learns what lies facedown, or in a hand, before it is shown."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kumite.core.game import notations
from kumite.core.position import SPECTATOR
from kumite.core.save import to_json
from kumite.games.sftmg.game import GAME
from kumite.games.sftmg.position import Fight
from kumite.games.sftmg.printed import CARDS, FOCUS
from kumite.games.sftmg.rules.harm import met
from tests.games.sftmg.attack.gym import adon, attacked, cody
from tests.games.sftmg.ringside import Ring, fight, ryu, sagat, side

FACEDOWN = ("Jab", "Cross", "Shove", "Grab", "Palm", "Ram", "Lunge", "Bolt", "Trick", "Glow", "Bait!", "Focus Attack")
DEFENCE = ("Hook", "Bait!", "Sway", "Pull", "Muse", "Focus Attack", "Slip")
TEXTS = (
    *("block", "counter with Hook", "counter with Jab", "counter with Nova", "play Sway", "play Muse", "play Punish"),
    *("boost with Muse", "boost with Hook", "done", "pass", "stop", "combo Jab", "attack Adon with Hook", "end", ""),
)


def shown(ring: Ring, seat: int) -> dict[str, Any]:
    """Everything a seat (or a spectator) can find out: the view, the log, the question, and refusals."""
    match = ring.match
    asked = match.question
    found: dict[str, Any] = {"view": match.view(None if seat == SPECTATOR else seat)}
    found["log"] = [match.game.told(event, match.seats, seat) for event in match.events]
    if asked is not None and asked.seat == seat:
        found["asked"] = (asked.what, asked.prompt, asked.rules, ring.options)
        found["why not"] = [str(match.why_not(text)) for text in TEXTS]
    else:
        found["asked"] = asked and asked.seat
    return found


def put_down(card: str, hand: tuple[str, ...], defence: tuple[str, ...] = DEFENCE, at: str = "e5") -> Ring:
    """P1 has put this card of this hand down; three Meter, so that nothing asks for more."""
    return attacked(card, adon("d5", *hand, meter=3), cody(at, *defence), options={"turn_limit": 40})


# The facedown card


@pytest.mark.proves("SFTMG-ATTACK-01", "SFTMG-BAIT-01", "SFTMG-COUNTER-10")
@pytest.mark.parametrize("card", FACEDOWN)
@pytest.mark.parametrize("answers", [[], ["block"], ["block", "boost with Muse"], ["play Sway"], ["play Pull"]])
def test_the_defender_sees_the_same_whatever_lies_facedown(card: str, answers: list[str]) -> None:
    plain = put_down("Hook", ("Feint", "Muse")).p2(*answers)
    other = put_down(card, ("Nova", "Psych")).p2(*answers)
    for seat in (1, SPECTATOR):
        assert shown(other, seat) == shown(plain, seat)


@pytest.mark.proves("SFTMG-ATTACK-01")
@pytest.mark.parametrize("card", FACEDOWN)
def test_it_is_the_same_out_of_reach(card: str) -> None:
    plain, other = put_down("Hook", ("Muse",), at="h8"), put_down(card, ("Nova",), at="h8")
    assert shown(other, 1) == shown(plain, 1)


@pytest.mark.proves("SFTMG-ATTACK-01")
def test_the_attacker_sees_the_card() -> None:
    one, two = put_down("Hook", ("Muse",)), put_down("Palm", ("Muse",))
    assert shown(one, 0) != shown(two, 0)


@pytest.mark.proves("SFTMG-ATTACK-01", "SFTMG-RESOLVE-02")
def test_a_card_seen_before_is_a_secret_again_once_it_may_lie_facedown() -> None:
    rings = []
    for card in ("Hook", "Palm"):
        ring = fight(adon("a1", "Bolt", "Muse"), cody("i9", "Hook", "Palm"), actions=1)
        ring.p1("attack Cody with Bolt").p2("counter with Hook")
        assert "Hook" in ring.seen("P1")["seats"]["P2"]["hand"], "it went back in sight of everybody"
        ring.quiet("P2 act").p2(f"attack Adon with {card}")
        assert ring.question == "P1 react"
        rings.append(ring)
    assert shown(rings[0], 0) == shown(rings[1], 0)


@pytest.mark.proves("SFTMG-ATTACK-01")
def test_a_card_taken_back_may_lie_facedown_unseen() -> None:
    rings = []
    for card in ("Short Uppercut", "Hadoken"):
        held = ryu("d5", hand=["Lesson Remembered", "Hadoken", "Bait!"], discards=["Short Uppercut"])
        ring = fight(held, cody("e5", "Hook")).p1("play Lesson Remembered", "take Short Uppercut")
        rings.append(ring.p1(f"attack Cody with {card}"))
    assert shown(rings[0], 1) == shown(rings[1], 1)


# What a hand holds


def check_same_question(seat: int, what: str, *rings: Ring) -> None:
    """Each is at this question of the other seat, and this one cannot tell them apart."""
    for ring in rings:
        assert ring.question == f"P{2 - seat} {what}"
        assert shown(ring, seat) == shown(rings[0], seat)
        assert shown(ring, SPECTATOR) == shown(rings[0], SPECTATOR)


@pytest.mark.proves("SFTMG-ATTACK-06", "SFTMG-RULING-101")
def test_the_reaction_is_asked_for_whatever_the_hand() -> None:
    one = attacked("Jab", adon("d5"), cody("e5", "Muse"))
    assert one.options == ["block"]
    check_same_question(0, "react", one, *[attacked("Jab", adon("d5"), cody("e5", card)) for card in DEFENCE])


@pytest.mark.proves("SFTMG-BLOCK-02", "SFTMG-BLOCK-05")
def test_a_boost_is_asked_for_whatever_the_hand() -> None:
    one = attacked("Jab", adon("d5"), cody("e5", "Hook")).p2("block")
    assert one.options == ["done"]
    check_same_question(
        0, "boost", one, *[attacked("Jab", adon("d5"), cody("e5", card)).p2("block") for card in DEFENCE]
    )
    more = [attacked("Jab", adon("d5"), cody("e5", "Muse", card)).p2("block", "boost with Muse") for card in DEFENCE]
    check_same_question(0, "boost", *more)


@pytest.mark.proves("SFTMG-COMBO-01")
def test_a_combo_is_asked_for_whatever_the_hand() -> None:
    rings = [
        attacked("Jab", adon("d5", card), cody("e5")).chance("H, H", "M, M")
        for card in ("Muse", "Hook", "Cross", "Ram")
    ]
    assert rings[0].options == ["stop"]
    check_same_question(1, "combo", *rings)


@pytest.mark.proves("SFTMG-COMBO-01")
def test_a_combo_is_asked_for_after_the_text_of_the_card_too() -> None:
    rings = [
        attacked("Dart", adon("d5", card), cody("f5")).chance("H, H", "M, M").p1("stay") for card in ("Muse", "Palm")
    ]
    check_same_question(1, "combo", *rings)


@pytest.mark.proves("SFTMG-COMBO-01")
def test_no_combo_is_asked_for_where_none_can_be() -> None:
    for card in ("Feint", "Palm"):
        ring = (
            attacked(card, adon("d5", "Palm", "Cross"), cody("e5")).chance("H, H", "M, M").quiet("P1 act", "P1 combo")
        )
        assert ring.question == "P1 act"
    assert attacked("Jab", adon("d5"), cody("e5"), actions=1).chance("H, H", "M, M").question != "P1 combo"


@pytest.mark.proves("SFTMG-WHIFF-04")
def test_a_response_is_asked_for_whatever_the_hand() -> None:
    rings = [
        attacked("Jab", adon("d5"), cody("e5", card)).block("M, M", "M, M")
        for card in ("Muse", "Focus Attack", "Punish", "Hook")
    ]
    assert rings[0].options == ["pass"]
    check_same_question(0, "whiff", *rings)


@pytest.mark.proves("SFTMG-WHIFF-04", "SFTMG-RULING-120")
def test_a_second_response_is_asked_for_whatever_the_hand() -> None:
    rings = [
        attacked("Jab", adon("d5"), cody("e5", "Punish", card)).block("M, M", "M, M").p2("play Punish")
        for card in ("Muse", "Focus Attack", "Hook")
    ]
    check_same_question(0, "whiff", *rings)


@pytest.mark.proves("SFTMG-COUNTER-12")
def test_bracing_is_asked_for_whatever_the_hand() -> None:
    rings = []
    for card in ("Tiger Rage", "Granite Torso"):
        held = sagat("d5", hand=["Tiger Uppercut", card])
        ring = fight(held, cody("e5", "Palm")).p1("attack Cody with Tiger Uppercut").p2("counter with Palm", "place e5")
        rings.append(ring)
    assert rings[0].options == ["take it"]
    check_same_question(1, "brace", *rings)


@pytest.mark.proves("SFTMG-COUNTER-12")
def test_bracing_is_not_asked_for_where_no_deck_has_such_a_card() -> None:
    ring = attacked("Palm", adon("d5", "Muse"), cody("e5", "Lunge")).p2("counter with Lunge", "place e5")
    assert ring.question == "P1 act"


@pytest.mark.proves("SFTMG-ATTACK-01")
def test_the_last_question_of_a_turn_is_put_whatever_the_hand() -> None:
    rings = [fight(adon("d5", card), cody("e5"), actions=0) for card in ("Hook", "Muse", "Bait!", "Nova")]
    assert rings[0].options == ["end"]
    check_same_question(1, "act", *rings)


@pytest.mark.proves("SFTMG-ATTACK-01")
def test_the_last_question_of_a_turn_is_put_after_a_choice_of_nothing_too() -> None:
    rings = []
    for card in ("Bait!", "Denjin Charge"):
        held = ryu("d5", hand=["Lesson Remembered", card], discards=["Short Uppercut"])
        rings.append(fight(held, cody("e5"), actions=0).p1("play Lesson Remembered", "none"))
    check_same_question(1, "act", *rings)


@pytest.mark.proves("SFTMG-ATTACK-01")
def test_the_free_move_is_asked_for_though_there_is_no_way_to_go() -> None:
    rings = []
    for card in ("Hook", "Muse"):
        given = {"small": ["a2", "b1", "b2"], "phase": "move", "turn": "P2"}
        rings.append(fight(adon("i9"), cody("a1", card), **given))
    check_same_question(0, "move", *rings)


@pytest.mark.proves("SFTMG-ATTACK-01")
def test_a_discard_is_asked_for_though_the_cards_are_alike() -> None:
    rings = []
    for hand in (["Bait!", "Bait!"], ["Bait!", "Tiger Rage"]):
        rings.append(fight(side("Chun-Li", "d5", hand=["Interpol File"]), sagat("e5", hand=hand)))
        rings[-1].p1("play Interpol File")
    check_same_question(0, "discard", *rings)


# Imagining


def moments() -> list[tuple[str, Ring]]:
    """Positions in which something lies facedown, and some in which only hands are hidden."""
    hand = ("Hook", "Muse", "Nova")
    found = [
        (f"{card} {answers}", put_down(card, hand).p2(*answers))
        for card in ("Jab", "Trick", "Bait!", "Focus Attack", "Bolt")
        for answers in ([], ["block"], ["play Sway"], ["play Pull"])
    ]
    found.append(("combo", put_down("Jab", ("Cross", "Muse")).block("H, H", "M, M")))
    found.append(("follow-up", put_down("Jab", ("Cross", "Muse")).block("H, H", "M, M").p1("combo Cross")))
    found.append(("whiff", put_down("Jab", hand).block("M, M", "M, M")))
    return found


def position(ring: Ring) -> Fight:
    g = ring.match.position
    assert isinstance(g, Fight)
    return g


@pytest.mark.proves("SFTMG-ATTACK-01")
def test_what_one_imagines_looks_the_same() -> None:
    for name, ring in moments():
        g = position(ring)
        for seat in (0, 1):
            for key in range(40):
                guess = GAME.guess(g, seat, key)
                assert GAME.view(guess, seat) == GAME.view(g, seat), (name, seat, key)
                if guess.asking is not None and guess.asking.who == seat:
                    assert notations(guess) == notations(g), (name, seat, key)


@pytest.mark.proves("SFTMG-ATTACK-01", "SFTMG-RULING-107")
def test_what_one_imagines_facedown_may_be_put_down() -> None:
    for meter in (2, 3):
        ring = attacked("Jab", adon("d5", "Hook", "Muse", meter=meter), cody("e5", "Hook"))
        cards = set()
        for key in range(400):
            guess = GAME.guess(position(ring), 1, key)
            assert isinstance(guess, Fight)
            assert guess.attack.kind == guess.kind[guess.attack.card]
            card = CARDS[guess.attack.kind]
            assert card.type <= FOCUS
            assert met(guess, 0, guess.attack.kind, 1)
            cards.add(card.name)
        assert ("Trick" in cards) == (meter == 3)
        assert {"Jab", "Bait!", "Ram", "Palm"} <= cards, "anything that may lie there is imagined"


@pytest.mark.proves("SFTMG-ATTACK-01", "SFTMG-BAIT-01")
@pytest.mark.parametrize("answers", [[], ["block"], ["play Sway"]])
def test_what_one_imagines_does_not_depend_on_what_lies_there(answers: list[str]) -> None:
    plain = position(put_down("Hook", ("Feint", "Muse")).p2(*answers))
    for card in FACEDOWN:
        other = position(put_down(card, ("Nova", "Psych")).p2(*answers))
        for key in range(20):
            assert to_json(GAME.guess(other, 1, key)) == to_json(GAME.guess(plain, 1, key)), (card, key)


@pytest.mark.proves("SFTMG-ATTACK-01")
def test_what_one_imagines_does_not_depend_on_which_card_of_the_hand_it_is() -> None:
    hand = ("Hook", "Muse", "Palm", "Bait!")
    plain = position(put_down("Hook", hand))
    for card in ("Palm", "Bait!"):
        other = position(put_down(card, hand))
        for key in range(20):
            assert to_json(GAME.guess(other, 1, key)) == to_json(GAME.guess(plain, 1, key)), (card, key)


@pytest.mark.proves("SFTMG-ATTACK-01")
def test_what_the_attacker_imagines_does_not_depend_on_the_defenders_hand() -> None:
    def defended(*hand: str) -> Fight:
        return position(attacked("Jab", adon("d5"), cody("e5", *hand)))

    plain = defended("Hook", "Muse")
    for hand in (("Sway", "Bait!"), ("Nova", "Focus Attack"), ("Muse", "Muse")):
        for key in range(20):
            assert to_json(GAME.guess(defended(*hand), 0, key)) == to_json(GAME.guess(plain, 0, key)), (hand, key)


@pytest.mark.proves("SFTMG-ATTACK-01")
def test_what_one_imagines_can_be_played_to_the_end() -> None:
    rng = Random(5)
    for name, ring in moments():
        for seat in (0, 1):
            g = GAME.guess(position(ring), seat, rng.randrange(1000))
            for _ in range(20_000):
                if g.asking is None:
                    break
                options = g.asking.options
                g.answer(options[rng.randrange(len(options))])
            assert g.outcome is not None, (name, seat)
