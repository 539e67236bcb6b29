"""Chapter Boss Challenge: the deck, when a card is in force, for whom, and what it does."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from kumite.games.sftmg.cards.challenges import CHALLENGES, deck_for, text
from kumite.games.sftmg.cards.roster import BOSSES
from kumite.games.sftmg.components import COMPONENTS
from kumite.games.sftmg.printed import PROJECTILE, SPECIAL, STRIKE
from kumite.games.sftmg.rules.challenge import Showdown
from kumite.games.sftmg.statics import Guarded, MoreDice, Quick, Shell
from tests.games.sftmg.modes.arena import spine
from tests.games.sftmg.modes.test_boss import AKUMA, BISON, BOSS, begun, kit, picked, showdown
from tests.games.sftmg.ringside import Ring, ryu, side


def revealed(challenge: str, **given: Any) -> Ring:
    """The last challenger ends the turn, and this card comes."""
    return showdown(**{"turn": "P3", **given}).play("P3: end").chance(f"challenge {challenge}")


# The cards


@pytest.mark.proves("SFTMG-CHAL-01", "SFTMG-CHAL-06", "SFTMG-COMP-11")
@pytest.mark.parametrize("boss", BOSSES)
def test_ten_for_every_boss_and_ten_of_its_own(boss: str) -> None:
    deck = [CHALLENGES[each] for each in deck_for(boss)]
    assert Counter([each.owner for each in deck]) == {"": 10, boss: 10}
    assert len(CHALLENGES) == next(each.count for each in COMPONENTS if each.name == "Challenge card")
    assert {each.owner for each in CHALLENGES} == {"", *BOSSES}


@pytest.mark.proves("SFTMG-CHAL-01")
def test_the_deck_lies_beside_the_board_for_all_to_see() -> None:
    ring = picked(boss=AKUMA)
    assert kit(ring).left == deck_for(AKUMA)
    for seat in ("P1", "P4"):
        assert ring.match.view(seat)["challenges"] == {"deck": 20, "discards": []}


@pytest.mark.proves("SFTMG-CHAL-02")
@pytest.mark.parametrize("card", CHALLENGES, ids=[each.name for each in CHALLENGES])
def test_a_challenge_helps_the_boss_or_hampers_the_challengers_as_long_as_it_is_in_force(card: Any) -> None:
    assert bool(card.boss) != bool(card.others), "one or the other"
    for word in card.boss:
        assert isinstance(word, MoreDice | Guarded | Quick | Shell)
        assert word.n > 0
    for word in card.others:
        assert isinstance(word, MoreDice | Guarded | Quick)
        assert word.n < 0


def test_no_two_say_the_same() -> None:
    assert len({each.name for each in CHALLENGES}) == len({text(each) for each in CHALLENGES}) == 30
    assert text(CHALLENGES[0]) == "For every challenger: Your Strikes get -1 Attack Die."


# When


@pytest.mark.proves("SFTMG-CHAL-03", "SFTMG-CHAL-04", "SFTMG-CHAL-05")
def test_a_card_is_in_force_from_one_challenge_to_the_next() -> None:
    ring = begun().play("P1: token 1 for P1", "P2: token 2 for P2")
    for seat in ("P1", "P2", "P3"):
        assert ring["challenge"] is None, "none in the first cycle"
        ring.play(f"{seat}: stay", f"{seat}: end")
    ring.chance("challenge Relentless")
    assert ring["challenge"]["name"] == "Relentless"
    assert "ChallengeRevealed" in ring.happened
    ring.play("P4: stay", "P4: end", "P1: token 1 for P1", "P2: token 2 for P2")
    for seat in ("P1", "P2", "P3"):
        assert ring["challenge"]["name"] == "Relentless"
        ring.play(f"{seat}: stay", f"{seat}: end")
    assert (ring.question, ring["challenge"]) == ("chance challenge", None), "its time is over"
    assert "challenge Relentless" not in ring.options
    ring.chance("challenge Iron Guard")
    assert ring["challenge"]["name"] == "Iron Guard"
    assert ring["challenges"] == {"deck": 18, "discards": ["Relentless"]}


@pytest.mark.proves("SFTMG-RULING-72", "SFTMG-RULING-150")
def test_any_of_the_face_down_may_come_and_the_discards_make_a_new_deck() -> None:
    ring = showdown(turn="P3", challenge="Relentless").play("P3: end")
    assert len(ring.options) == 19
    assert f"challenge {CHALLENGES[deck_for(BISON)[-1]].name}" in ring.options
    ring = showdown(turn="P3", challenge="Relentless")
    spine(ring).kit = Showdown(BOSS, 2, kit(ring).now, (), kit(ring).left)
    ring.play("P3: end")
    assert len(ring.options) == 20, "the one just discarded, too"
    ring.chance("challenge Relentless")
    assert ring["challenges"] == {"deck": 19, "discards": []}


# For whom


@pytest.mark.proves("SFTMG-CHAL-02", "SFTMG-CHAL-04")
@pytest.mark.parametrize(("challenge", "more"), [("Relentless", 1), ("The Odds Turn", 0), ("Smoke over the Stage", 0)])
def test_dice_for_the_boss(challenge: str, more: int) -> None:
    """Psycho Comet is a Projectile with 3 dice, and one more at range 4."""
    ring = showdown(turn="P4", challenge=challenge, P1=ryu("c5"), P4=side(BISON, "e5", hand=["Psycho Comet"]))
    ring.play("P4: attack Ryu with Psycho Comet").quiet("chance attack dice")
    assert ring.dice == 3 + more


@pytest.mark.proves("SFTMG-CHAL-02", "SFTMG-CHAL-04")
@pytest.mark.parametrize(("challenge", "dice"), [("Smoke over the Stage", 2), ("Hostile Crowd", 3), ("Relentless", 3)])
def test_fewer_dice_for_challengers(challenge: str, dice: int) -> None:
    """Fierce Hadoken is a Projectile with 3 dice."""
    ring = showdown(challenge=challenge, P1=ryu("c5", hand=["Fierce Hadoken"]))
    ring.p1("attack Boss M. Bison with Fierce Hadoken").quiet("chance attack dice")
    assert ring.dice == dice


@pytest.mark.proves("SFTMG-CHAL-02")
@pytest.mark.parametrize(("challenge", "boss", "other"), [("Iron Guard", 4, 2), ("Shaken Nerves", 3, 1)])
def test_block_dice(challenge: str, boss: int, other: int) -> None:
    ring = showdown(challenge=challenge, P1=ryu("c5", hand=["Fierce Hadoken"]))
    ring.p1("attack Boss M. Bison with Fierce Hadoken").quiet("chance attack dice").chance("B, B, B")
    assert ring.dice == boss
    ring = showdown(turn="P4", challenge=challenge, P1=ryu("c5"), P4=side(BISON, "e5", hand=["Psycho Comet"]))
    ring.play("P4: attack Ryu with Psycho Comet").quiet("chance attack dice").chance("B, B, B")
    assert ring.dice == other


@pytest.mark.proves("SFTMG-CHAL-02")
@pytest.mark.parametrize(("challenge", "boss", "other"), [("Nowhere to Hide", 5, 3), ("Broken Ground", 3, 2)])
def test_move(challenge: str, boss: int, other: int) -> None:
    ring = showdown(challenge=challenge)
    assert (ring["Boss M. Bison.move"], ring["Ryu.move"], ring["Ken.move"]) == (boss, other, ring["Ken.move"])


@pytest.mark.proves("SFTMG-CHAL-02")
@pytest.mark.parametrize(("challenge", "damage"), [("Skin of Steel", 2), ("Relentless", 3)])
def test_less_damage_to_the_boss(challenge: str, damage: int) -> None:
    ring = showdown(challenge=challenge, P1=ryu("c5", hand=["Fierce Hadoken"]))
    health = spine(ring).health[BOSS]
    ring.p1("attack Boss M. Bison with Fierce Hadoken").chance("H, H, H", "M, M, M").quiet("P1 act", "P2 move")
    assert spine(ring).health[BOSS] == health - damage


# As it is revealed


@pytest.mark.proves("SFTMG-RULING-153")
def test_a_text_about_an_opponent_is_about_every_challenger_on_the_stage() -> None:
    ring = revealed("Satellite Fire", P2={"fighter": "Ken"})
    g = spine(ring)
    full = [25, ring["Ken.max"], ring["Chun-Li.max"]]
    assert g.health[:3] == [full[0] - 1, full[1], full[2] - 1], "Ken is not there"
    assert g.health[BOSS] == ring["Boss M. Bison.max"]


@pytest.mark.proves("SFTMG-RULING-153")
def test_a_text_about_the_boss_is_for_the_boss_once() -> None:
    ring = revealed("Overcharge")
    assert spine(ring).meter == [0, 0, 0, 2]


@pytest.mark.proves("SFTMG-RULING-153", "SFTMG-BOSS-25")
def test_a_challenge_may_knock_out() -> None:
    ring = revealed("Satellite Fire", P1=ryu("a1", health=1))
    ring.shuffle()
    assert ring["continues"] == {"challengers": 1, "boss": 1}
    assert (ring.question, spine(ring).health[0]) == ("P4 move", 25)


@pytest.mark.proves("SFTMG-CHAL-02")
def test_the_boss_chooses_nothing_for_the_challengers() -> None:
    ring = revealed("Shadaloo Agents", P1=ryu("a1", hand=["Hadoken", "Bait!"]))
    assert ring.question == "P1 discard"


def test_words_for_fewer_dice_and_slower_feet() -> None:
    assert MoreDice(2, STRIKE).text() == "Your Strikes get +2 Attack Dice."
    assert MoreDice(-1, SPECIAL).text() == "Your Specials get -1 Attack Die."
    assert MoreDice(-1, PROJECTILE).type == PROJECTILE
    assert Quick(-1).text() == "Your Move is 1 lower."
    assert Guarded(-1).text() == "You have 1 fewer default Block Die."


@pytest.mark.proves("SFTMG-CHAL-03", "SFTMG-BOSS-17", "SFTMG-BOSS-26")
def test_everybody_reads_the_challenge_and_the_tokens() -> None:
    ring = showdown(turn="P4", challenge="Overcharge", continues=1, P2={"fighter": "Ken"})
    for seat in ("P1", "P4"):
        board = "\n".join(ring.match.game.board(ring.match.view(seat)))
        assert "Challenge in force: Overcharge. As this is revealed, the boss: Gain 2 Meter." in board
        assert "Continue tokens: 1, boss 1" in board
        assert "Ken, comes back" in board
    intro = ring.match.game.intro(ring.match.view("P1"))
    assert intro[0].startswith("Three challengers against a boss")


@pytest.mark.proves("SFTMG-CHAL-02")
def test_hints_count_the_challenge() -> None:
    hand = ["Psycho Meteor", "Iron Heel"]
    ring = showdown(turn="P4", challenge="Overcharge", P1=ryu("d5"), P4=side(BISON, "e5", hand=hand, meter=12))
    view, game = ring.match.view("P4"), ring.match.game
    assert "5 dice here" in game.hint(view, "attack Ryu with Psycho Meteor")
    assert "here" not in game.hint(view, "attack Ryu with Iron Heel")
    assert game.heading(view, "attack Ryu with Psycho Apocalypse") == "Ultra, face up (1 Action, 12 Meter):"


@pytest.mark.proves("SFTMG-RULING-153")
@pytest.mark.parametrize(
    ("challenge", "said"),
    [
        ("Satellite Fire", "As this is revealed: Every challenger takes 1 Unblockable damage. For the boss: "),
        ("The Weak Step Back", "As this is revealed: Move every challenger 1 space straight away from the boss. For "),
        ("Forgotten Lessons", "As this is revealed: Discard the top 3 cards of every challenger's deck. For "),
        ("At Any Price", "As this is revealed, the boss: You take 1 Unblockable damage. For the boss: "),
        ("Kneel", "For every challenger: "),
    ],
)
def test_a_challenge_names_whom_it_strikes(challenge: str, said: str) -> None:
    card = next(card for card in CHALLENGES if card.name == challenge)
    assert text(card).startswith(said)
    assert not [each.name for each in CHALLENGES if "pponent" in text(each)]
