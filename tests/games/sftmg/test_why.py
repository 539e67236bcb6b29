"""Why not?  Every reason is given where it holds, with its rules; never where the thing is possible; and it never
depends on cards the asked player cannot see."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kumite
from kumite.catalogue import find
from kumite.core.game import notations
from kumite.errors import IllegalAnswer
from kumite.games.sftmg.conditions import FoeWithin, MeterAtLeast
from kumite.games.sftmg.guess import guess
from kumite.games.sftmg.position import Fight
from kumite.games.sftmg.printed import (
    ACTION,
    BLUE,
    BRACING,
    CARDS,
    EVENT,
    FREE,
    PROJECTILE,
    REACTION,
    RED,
    ROSTER,
    SPECIAL,
    STAGES,
    STRIKE,
    SUPER,
    WHIFFED,
    Card,
)
from kumite.games.sftmg.statics import Ignore
from kumite.games.sftmg.why.answers import REASONS as SAID
from kumite.games.sftmg.words import DrawCards, GainMeter, Recover
from kumite.play.match import Match
from tests.games.sftmg.ringside import Ring, fight, instead, ryu, sagat, side

# These are ours and may be rebalanced; here they are as the tests need them.
OURS = (
    Card("Short Uppercut", STRIKE, dice=2, right=RED),
    Card("Solar Plexus Strike", STRIKE, dice=2, left=RED, right=BLUE),
    Card("Somersault Throw", STRIKE, dice=2, left=BLUE),
    Card("Shoryuken", SPECIAL, dice=3, left=BLUE, ex=True),
    Card("Hasho Palm", SPECIAL, dice=2),
    Card("Denjin Hadoken", PROJECTILE, dice=2, reach=(2, 4), left=RED, condition=MeterAtLeast(3)),
    Card("Shin Shoryuken", SUPER, dice=4, left=RED),
    Card("Mind's Eye", EVENT, moment=REACTION, condition=FoeWithin(2), cancels=True, facedown_only=True, defense=2),
    Card("Denjin Charge", EVENT, moment=FREE, does=(GainMeter(1),), defense=2),
    Card("Lesson Remembered", EVENT, moment=FREE, does=(Recover(),), defense=2),
    Card("Power of Nothingness", EVENT, moment=ACTION, does=(DrawCards(1),), defense=2),
    Card("Joudan Sokutou Geri", SPECIAL, dice=2, dash=1, ex=True),
    Card("Tatsumaki Senpukyaku", SPECIAL, dice=2, mix_up=2),
    Card("Answer in the Fist", EVENT, moment=WHIFFED, condition=MeterAtLeast(3), does=(DrawCards(1),), defense=2),
    Card("Granite Torso", EVENT, moment=BRACING, does=(Ignore(2),), defense=2),
)


@pytest.fixture(autouse=True, scope="module")
def cards() -> Iterator[None]:
    with ExitStack() as stack:
        for card in OURS:
            stack.enter_context(instead(card.name, card))
        yield


# Tables


def own_turn(*hand: str, **given: Any) -> Match:
    """Ryu on d5, Sagat on g5."""
    held = {key: given.pop(key) for key in ("meter", "discards", "stays") if key in given}
    return fight(ryu("d5", hand=list(hand), **held), sagat("g5"), **given).match


def attacked(*hand: str, at: str = "d5") -> Match:
    """Ryu is asked how he reacts to a facedown attack of Sagat's from e5."""
    return fight(sagat("e5", hand=["Tiger Rage"]), ryu(at, hand=list(hand))).p1("attack Ryu with Tiger Rage").match


def under_a_super(*hand: str) -> Match:
    ring = fight(ryu("d5", meter=4, hand=["Shinku Hadoken"]), side("Vega", "f5", hand=list(hand)))
    return ring.p1("attack Vega with Shinku Hadoken").match


def under_an_ultra(*hand: str) -> Match:
    ring = fight(ryu("d5", meter=8), side("Vega", "f5", hand=list(hand)))
    return ring.p1("attack Vega with Metsu Hadoken").match


def after_a_hit(*hand: str, meter: int = 0, foe: str = "Sagat", **held: Any) -> Ring:
    """Ryu's Short Uppercut (right Linker red) dealt 2 damage."""
    mine = ryu("d5", hand=["Short Uppercut", *hand], meter=meter)
    ring = fight(mine, side(foe, "e5", **held)).p1(f"attack {foe} with Short Uppercut")
    return ring.block("H, H", "M, M")


def in_a_combo(*hand: str, meter: int = 0) -> Match:
    return after_a_hit(*hand, meter=meter).match


def under_a_combo(*hand: str) -> Match:
    ring = after_a_hit("Solar Plexus Strike", foe="Vega", hand=list(hand))
    return ring.p1("combo Solar Plexus Strike").match


def blocking(*hand: str) -> Match:
    return Ring.p2(ring_of(attacked(*hand)), "block").match


def ring_of(match: Match) -> Ring:
    """To play on from here."""
    ring = Ring.__new__(Ring)
    ring.match, ring.told = match, []
    return ring


def after_a_whiff(*hand: str) -> Match:
    ring = fight(sagat("e5", hand=["Tiger Rage"]), ryu("d5", hand=list(hand))).p1("attack Ryu with Tiger Rage")
    return ring.block("B, B").match


def about_to_be_hurt(*hand: str) -> Match:
    """Sagat whiffed, and Ryu answers with Focus Attack."""
    ring = fight(sagat("e5", hand=["Tiger Rage", *hand]), ryu("d5", hand=["Focus Attack"]))
    return ring.p1("attack Ryu with Tiger Rage").block("B, B").p2("play Focus Attack").match


def with_block_dice() -> Match:
    """Collarbone Breaker has Mix-Up 1; the Block Dice show B and M."""
    ring = fight(ryu("d5", hand=["Collarbone Breaker"]), sagat("f5")).p1("attack Sagat with Collarbone Breaker")
    return ring.p1("dash e5").chance("H, H, H").chance("B, M").match


def with_one_die_rolled_again() -> Match:
    """Tatsumaki Senpukyaku has Mix-Up 2 here; the die that showed B shows H now."""
    ring = fight(ryu("d5", hand=["Tatsumaki Senpukyaku"]), sagat("e5")).p1("attack Sagat with Tatsumaki Senpukyaku")
    return ring.chance("H, H").chance("B, M").p1("reroll B").chance("H").match


def before_ex(meter: int) -> Match:
    """Joudan Sokutou Geri has Dash 1 and EX here."""
    ring = fight(ryu("d5", hand=["Joudan Sokutou Geri"], meter=meter), sagat("f5"))
    return ring.p1("attack Sagat with Joudan Sokutou Geri").match


def dashing(*objects: str) -> Match:
    """Collarbone Breaker has Dash 1."""
    ring = fight(ryu("d5", hand=["Collarbone Breaker"]), sagat("f5"), small=list(objects))
    return ring.p1("attack Sagat with Collarbone Breaker").match


def clawing(*objects: str) -> Match:
    """Sky High Claw has Dash 3."""
    ring = fight(side("Vega", "b5", hand=["Sky High Claw"]), sagat("d6"), small=list(objects))
    return ring.p1("attack Sagat with Sky High Claw").match


def dashing_on() -> Match:
    """Collarbone Breaker in a Combo, with its left Linker red whatever is printed."""
    return after_a_hit("Collarbone Breaker").p1("combo Collarbone Breaker").match


def charging() -> Match:
    """Hurricane Kick has Charge 2."""
    ring = fight(side("Ken", "d5", hand=["Hurricane Kick"]), sagat("f6"))
    return ring.p1("attack Sagat with Hurricane Kick").match


def throwing(**given: Any) -> Match:
    """Tiger Rage has Throw 3: Sagat on d5 throws Ryu from e5."""
    ring = fight(sagat("d5", hand=["Tiger Rage"]), ryu("e5"), **given).p1("attack Ryu with Tiger Rage")
    return ring.block("H, H").match


def shifting(**given: Any) -> Match:
    return fight(ryu("d5", hand=["Bait!"]), sagat("f5"), **given).p1("attack Sagat with Bait!").match


def placing_beside(**given: Any) -> Match:
    """Ryu countered a Strike from b5."""
    ring = fight(sagat("e5", hand=["Tiger Rage"]), ryu("d5", hand=["Short Uppercut"]), **given)
    return ring.p1("attack Ryu with Tiger Rage").p2("counter with Short Uppercut").match


def flipping() -> Match:
    """Back Flips: Vega may move up to 3."""
    ring = fight(ryu("d5", hand=["Short Uppercut"]), side("Vega", "e5", hand=["Back Flips"]))
    return ring.p1("attack Vega with Short Uppercut").p2("play Back Flips").match


def overfull() -> Match:
    hand = ["Bait!", "Bait!", "Bait!", "Hadoken", "Hadoken", "Hasho Palm", "Hasho Palm"]
    return ring_of(own_turn(*hand)).p1("draw").match


def taking_back() -> Match:
    match = own_turn("Lesson Remembered", discards=["Hadoken", "Shoryuken", "Bait!"])
    return ring_of(match).p1("play Lesson Remembered").match


def asked_for(what: str, **options: Any) -> Match:
    """A new match, up to the first question of this name."""
    match = kumite.match("sftmg", seed=4, options=options)
    while match.question is not None and match.question.what != what:
        match.answer(match.question.options[0])
    return match


def dojo(what: str, **options: Any) -> Match:
    return asked_for(what, fighter1="Ryu", fighter2="Sagat", stage="Dojo", **options)


def free_placing() -> Match:
    """The first figure stands on a4."""
    match = dojo("place", placement="free")
    match.answer("place a4")
    return match


def walled_in(**given: Any) -> Match:
    around = ["c4", "c5", "c6", "d4", "d6", "e4", "e5", "e6"]
    return own_turn(small=around, **given)


def after_the_mulligan() -> Match:
    return dojo("move")


# Reason by reason: where it holds, the words, the rules

Case = tuple[Callable[[], Match], str, str, tuple[str, ...]]

ACT = ("SFTMG-TURN-06", "SFTMG-TURN-07", "SFTMG-ACTION-05", "SFTMG-ACTION-06")
REACT = ("SFTMG-ATTACK-02", "SFTMG-ATTACK-03", "SFTMG-ATTACK-06", "SFTMG-RULING-99")
ONE_REACTION = ("SFTMG-ATTACK-02", "SFTMG-RULING-99")
NOT_BEGUN = ("SFTMG-VS-11", "SFTMG-TURN-01")
GRID = ("SFTMG-STAGE-01", "SFTMG-MOVE-08")

ANYTHING: list[Case] = [
    (own_turn, "win", "'win' is nothing one can do here", ACT),
    (own_turn, "", "is nothing one can do here", ACT),
    (own_turn, "drwa", "did you mean 'draw'?", ACT),
    (lambda: attacked("Bait!"), "bolck", "did you mean 'block'?", REACT),
    (own_turn, "P2: draw", "P1 is asked, not P2", ACT),
    (own_turn, "chance: 4", "P1 is asked, not chance", ACT),
    (own_turn, "P1: win", "'win' is nothing", ACT),
    (own_turn, "draw 3", "nothing may stand behind it", ACT),
    (own_turn, "attack", "nothing to attack with", ("SFTMG-ACTION-03", "SFTMG-ATTACK-04")),
    (lambda: own_turn("Bait!", "Hadoken"), "attack", "could be 'attack Sagat with Bait!' or 'attack Sagat with", ACT),
    (lambda: own_turn("Hadoken", "Fierce Hadoken"), "attack Sagat with", "write a little more", ACT),
]

MOMENTS: list[Case] = [
    (lambda: own_turn("Bait!", actions=0), "draw", "no Action is left", ("SFTMG-TURN-06",)),
    (lambda: own_turn("Bait!", actions=0), "attack Sagat with Bait!", "no Action is left", ("SFTMG-TURN-06",)),
    (
        lambda: own_turn("Bait!", actions=0),
        "move e5",
        "no Action is left to move with",
        ("SFTMG-TURN-05", "SFTMG-TURN-06"),
    ),
    (own_turn, "stay", "the free move is over", ("SFTMG-TURN-05", "SFTMG-TURN-06")),
    (lambda: own_turn(phase="move"), "draw", "after Move!", ("SFTMG-TURN-01", "SFTMG-TURN-06")),
    (lambda: own_turn(phase="move"), "end", "after Move!", ("SFTMG-TURN-01", "SFTMG-TURN-06")),
    (lambda: attacked("Bait!"), "draw", "of your own turn", ("SFTMG-TURN-06",)),
    (lambda: attacked("Bait!"), "move c5", "on your own turn", ("SFTMG-TURN-04", "SFTMG-ACTION-01")),
    (lambda: in_a_combo("Bait!"), "draw", "'stop' ends it", ("SFTMG-COMBO-01", "SFTMG-ACTION-03")),
    (overfull, "draw", "decided first (Discard a card)", ("SFTMG-HAND-02",)),
    (lambda: dojo("mulligan"), "draw", "the round has not begun", NOT_BEGUN),
    (lambda: asked_for("pick"), "attack Sagat with Bait!", "the round has not begun", NOT_BEGUN),
    (lambda: asked_for("pick"), "Bait!", "the round has not begun", NOT_BEGUN),
    (lambda: attacked("Bait!"), "pass", "must be answered", ("SFTMG-ATTACK-06",)),
    (own_turn, "pass", "to stop, write 'end'", ("SFTMG-TURN-06",)),
    (own_turn, "ultra", "costs 8 Meter", ("SFTMG-ACTION-04", "SFTMG-ULTRA-01")),
    (own_turn, "block", "answers an attack on you", ("SFTMG-ATTACK-02", "SFTMG-BLOCK-01")),
    (lambda: blocking("Bait!"), "block", "you block already", ONE_REACTION),
    (own_turn, "done", "you are not blocking", ("SFTMG-BLOCK-02",)),
    (own_turn, "stop", "'stop' ends a Combo", ("SFTMG-COMBO-01",)),
    (own_turn, "leave", "move another figure", ("SFTMG-BAIT-05",)),
    (own_turn, "none", "take a card back", ("SFTMG-CARD-04",)),
    (own_turn, "poke", "keywords follow the damage", ("SFTMG-RESOLVE-10",)),
    (own_turn, "take it", "not about to take Unblockable damage", ("SFTMG-KEY-08",)),
]

ATTACKS: list[Case] = [
    (own_turn, "attack Sagat with Hadoken", "there is no Hadoken in your hand", ("SFTMG-ACTION-03",)),
    (own_turn, "attack Sagat with hadoken", "there is no Hadoken in your hand", ("SFTMG-ACTION-03",)),
    (own_turn, "Hadoken", "there is no Hadoken in your hand", ("SFTMG-ACTION-03",)),
    (own_turn, "attack Sagat with Tiger Rage", "no card of Ryu's", ("SFTMG-COMP-02", "SFTMG-ACTION-03")),
    (own_turn, "attack Sagat with Fireball", "no card is called 'Fireball'", ("SFTMG-ACTION-03",)),
    (own_turn, "attack Sagat with Hadokken", "did you mean 'Hadoken'?", ("SFTMG-ACTION-03",)),
    (lambda: own_turn("Bait!"), "attack Ryu with Bait!", "your opponent is Sagat", ("SFTMG-ATTACK-01",)),
    (lambda: own_turn("Bait!"), "attack Ken with Bait!", "your opponent is Sagat", ("SFTMG-ATTACK-01",)),
    (
        lambda: own_turn("Shinku Hadoken", meter=3),
        "attack Sagat with Shinku Hadoken",
        "costs 4 Meter; you have 3",
        ("SFTMG-SUPER-01",),
    ),
    (
        lambda: own_turn("Shinku Hadoken", meter=3),
        "attack Sagat with shinku",
        "costs 4 Meter; you have 3",
        ("SFTMG-SUPER-01",),
    ),
    (
        lambda: own_turn("Shinku Hadoken", meter=3),
        "play Shinku Hadoken",
        "costs 4 Meter; you have 3",
        ("SFTMG-SUPER-01",),
    ),
    (
        lambda: own_turn(meter=7),
        "attack Sagat with Metsu Hadoken",
        "costs 8 Meter; you have 7",
        ("SFTMG-ACTION-04", "SFTMG-ULTRA-01"),
    ),
    (
        lambda: own_turn("Denjin Hadoken", meter=2),
        "attack Sagat with Denjin Hadoken",
        "not met: Play if you have 3 or more Meter",
        ("SFTMG-CARD-03",),
    ),
    (
        lambda: own_turn("Denjin Charge"),
        "attack Sagat with Denjin Charge",
        "is an Event and no attack",
        ("SFTMG-EVENT-02", "SFTMG-EVENT-06"),
    ),
]

EVENTS: list[Case] = [
    (own_turn, "play", "no card that you can play now", ("SFTMG-EVENT-02", "SFTMG-EVENT-07")),
    (
        lambda: own_turn("Power of Nothingness", actions=0),
        "play Power of Nothingness",
        "no Action is left",
        ("SFTMG-TURN-06",),
    ),
    (
        lambda: own_turn("Mind's Eye"),
        "play Mind's Eye",
        "a Response, played when an attack on you is declared",
        ("SFTMG-ACTION-08",),
    ),
    (
        lambda: own_turn("Answer in the Fist"),
        "play Answer in the Fist",
        "played after an attack on you Whiffed",
        ("SFTMG-ACTION-08",),
    ),
    (
        lambda: attacked("Denjin Charge"),
        "play Denjin Charge",
        "does not answer an attack: it is a Free Action",
        ("SFTMG-REACT-01",),
    ),
    (lambda: attacked("Mind's Eye", at="b5"), "play Mind's Eye", "Play Condition", ("SFTMG-CARD-03",)),
    (
        lambda: under_a_super("Back Flips"),
        "play Back Flips",
        "answers a facedown attack, and this one is face up",
        ("SFTMG-REACT-01", "SFTMG-RULING-40"),
    ),
    (lambda: blocking("Mind's Eye"), "play Mind's Eye", "one reaction", ONE_REACTION),
    (
        lambda: after_a_whiff("Mind's Eye"),
        "play Mind's Eye",
        "no Response to this",
        ("SFTMG-WHIFF-04", "SFTMG-ACTION-08"),
    ),
    (
        lambda: after_a_whiff("Answer in the Fist"),
        "play Answer in the Fist",
        "not met: Play if you have 3 or more Meter",
        ("SFTMG-CARD-03",),
    ),
    (
        lambda: after_a_whiff("Short Uppercut"),
        "play Short Uppercut",
        "no Response to this: it is a Strike",
        ("SFTMG-WHIFF-04", "SFTMG-ACTION-08"),
    ),
    (
        lambda: about_to_be_hurt("Teep"),
        "play Teep",
        "no Response to this",
        ("SFTMG-KEY-08", "SFTMG-ACTION-08"),
    ),
    (
        lambda: in_a_combo("Denjin Charge"),
        "play Denjin Charge",
        "in the middle of a Combo",
        ("SFTMG-ACTION-07",),
    ),
    (
        lambda: in_a_combo("Shin Shoryuken"),
        "discard Shin Shoryuken for Meter",
        "in the middle of a Combo",
        ("SFTMG-ACTION-07",),
    ),
    (
        lambda: attacked("Shinku Hadoken"),
        "discard Shinku Hadoken for Meter",
        "on your own turn",
        ("SFTMG-ACTION-06", "SFTMG-RULING-108"),
    ),
    (
        overfull,
        "discard Shinku Hadoken for Meter",
        "while something is being resolved",
        ("SFTMG-ACTION-06", "SFTMG-RULING-108"),
    ),
    (lambda: own_turn("Bait!"), "discard Bait! for Meter", "Bait! is no Super", ("SFTMG-SUPER-08",)),
    (own_turn, "discard Shinku Hadoken for Meter", "in your hand", ("SFTMG-SUPER-08",)),
]

REACTIONS: list[Case] = [
    (
        lambda: under_a_super("Bait!"),
        "counter with Bait!",
        "Shinku Hadoken is a Super: only a facedown attack",
        ("SFTMG-COUNTER-10", "SFTMG-SUPER-03"),
    ),
    (
        lambda: under_an_ultra("Bait!"),
        "counter with Bait!",
        "Metsu Hadoken is an Ultra: only a facedown attack",
        ("SFTMG-COUNTER-10", "SFTMG-ULTRA-02"),
    ),
    (
        lambda: under_a_combo("Bait!"),
        "counter with Bait!",
        "Solar Plexus Strike is part of a Combo: only a facedown attack",
        ("SFTMG-COUNTER-10", "SFTMG-COMBO-08"),
    ),
    (
        lambda: attacked("Shinku Hadoken"),
        "counter with Shinku Hadoken",
        "only Attack Cards and Bait! can counter; Shinku Hadoken is a Super",
        ("SFTMG-COUNTER-02",),
    ),
    (
        lambda: attacked("Focus Attack"),
        "counter with Focus Attack",
        "Focus Attack is neither",
        ("SFTMG-COUNTER-02",),
    ),
    (
        lambda: attacked("Mind's Eye"),
        "counter with Mind's Eye",
        "Mind's Eye is an Event",
        ("SFTMG-COUNTER-02",),
    ),
    (lambda: attacked("Focus Attack"), "counter", "neither an Attack Card nor Bait!", ("SFTMG-COUNTER-02",)),
    (
        lambda: attacked("Focus Attack"),
        "counter with Bait!",
        "there is no Bait! in your hand",
        ("SFTMG-COUNTER-01",),
    ),
    (lambda: own_turn("Bait!"), "counter with Bait!", "on you", ("SFTMG-ATTACK-02", "SFTMG-COUNTER-01")),
    (lambda: blocking("Bait!"), "counter with Bait!", "one reaction", ONE_REACTION),
    (
        lambda: attacked("Mind's Eye"),
        "boost with Mind's Eye",
        "after 'block'",
        ("SFTMG-BLOCK-02", "SFTMG-BLOCK-05"),
    ),
    (
        lambda: own_turn("Mind's Eye"),
        "boost with Mind's Eye",
        "only a Block is boosted",
        ("SFTMG-BLOCK-02", "SFTMG-BLOCK-05"),
    ),
    (lambda: blocking("Bait!"), "boost with Bait!", "has no DEFENSE", ("SFTMG-BLOCK-02", "SFTMG-RULING-05")),
    (lambda: blocking("Bait!"), "boost", "no card with DEFENSE", ("SFTMG-BLOCK-02", "SFTMG-RULING-05")),
    (lambda: blocking("Bait!"), "boost with Mind's Eye", "in your hand", ("SFTMG-BLOCK-02",)),
]

COMBOS: list[Case] = [
    (lambda: own_turn("Bait!"), "combo Bait!", "an attack of yours that dealt damage", ("SFTMG-COMBO-01",)),
    (
        lambda: in_a_combo("Somersault Throw"),
        "combo Somersault Throw",
        "its left Linker is blue, the right Linker of Short Uppercut red",
        ("SFTMG-COMBO-02",),
    ),
    (
        lambda: in_a_combo("Hasho Palm"),
        "combo Hasho Palm",
        "no left Linker",
        ("SFTMG-COMBO-02", "SFTMG-RULING-94"),
    ),
    (lambda: in_a_combo("Bait!"), "combo Bait!", "only Attack Cards and Supers", ("SFTMG-COMBO-06",)),
    (lambda: in_a_combo("Focus Attack"), "combo Focus Attack", "only Attack Cards and", ("SFTMG-COMBO-06",)),
    (lambda: in_a_combo("Mind's Eye"), "combo Mind's Eye", "only Attack Cards and Supers", ("SFTMG-COMBO-06",)),
    (
        lambda: in_a_combo("Bait!", meter=8),
        "combo Metsu Hadoken",
        "does not say that it may be used in a Combo",
        ("SFTMG-ULTRA-10",),
    ),
    (
        lambda: in_a_combo("Shin Shoryuken", meter=3),
        "combo Shin Shoryuken",
        "costs 4 Meter; you have 3",
        ("SFTMG-SUPER-01", "SFTMG-SUPER-10"),
    ),
    (lambda: in_a_combo("Denjin Hadoken"), "combo Denjin Hadoken", "Play Condition", ("SFTMG-CARD-03",)),
    (lambda: in_a_combo("Bait!"), "combo Hadoken", "no Hadoken in your hand", ("SFTMG-COMBO-02",)),
    (lambda: in_a_combo("Bait!"), "combo", "no card of your hand links to Short Uppercut", ("SFTMG-COMBO-02",)),
    (lambda: in_a_combo("Bait!"), "ex", "Short Uppercut has no EX", ("SFTMG-EXATK-01",)),
    (lambda: before_ex(0), "ex", "EX costs 1 Meter; you have 0", ("SFTMG-EXATK-02",)),
    (lambda: before_ex(1), "ex", "after the movement and before the dice", ("SFTMG-RESOLVE-06", "SFTMG-EXATK-03")),
    (lambda: attacked("Bait!"), "ex", "an attack of your own", ("SFTMG-EXATK-02",)),
]

STEPS: list[Case] = [
    (walled_in, "move", "no free space to step to", ("SFTMG-MOVE-02", "SFTMG-MOVE-04")),
    (lambda: in_a_combo("Bait!"), "move d4", "'stop' ends it", ("SFTMG-COMBO-01", "SFTMG-ACTION-03")),
    (lambda: attacked("Bait!"), "stay", "nobody asks you to move", ("SFTMG-TURN-04", "SFTMG-MOVE-03")),
    (own_turn, "move j5", "'j5' is no space", GRID),
    (own_turn, "move d10", "'d10' is no space", GRID),
    (own_turn, "move d0", "'d0' is no space", GRID),
    (lambda: own_turn(small=["e5"]), "move e5", "an Object stands on e5", ("SFTMG-MOVE-02",)),
    (lambda: own_turn(large=["e5"]), "move E5", "an Object stands on e5", ("SFTMG-MOVE-02",)),
    (own_turn, "move g5", "Sagat stands on g5", ("SFTMG-MOVE-04",)),
    (own_turn, "move d5", "Ryu stands on d5 already", ("SFTMG-MOVE-03",)),
    (lambda: own_turn(phase="move"), "move d5", "'stay' leaves it there", ("SFTMG-MOVE-03",)),
    (own_turn, "move h8", "h8 is 4 steps away, and Ryu moves 3 at most", ("SFTMG-MOVE-01",)),
    (own_turn, "h8", "h8 is 4 steps away", ("SFTMG-MOVE-01",)),
    (
        lambda: own_turn(small=["a2", "b1", "b2"]),
        "move a1",
        "no way leads to a1",
        ("SFTMG-MOVE-02", "SFTMG-MOVE-04"),
    ),
    (flipping, "move i5", "i5 is 4 steps away, and Vega moves 3 at most", ("SFTMG-MOVE-01",)),
    (own_turn, "dash e5", "part of an attack", ("SFTMG-RESOLVE-05", "SFTMG-DASH-02")),
    (dashing, "dash nowhere", "must end adjacent to Sagat; d5 is not", ("SFTMG-DASH-03",)),
    (dashing, "dash c5", "must end adjacent", ("SFTMG-DASH-03",)),
    (dashing, "dash f5", "Sagat stands on f5", ("SFTMG-DASH-01",)),
    (dashing, "dash f4", "not on a straight line of up to 1", ("SFTMG-DASH-02",)),
    (dashing, "dash x", "is no space", GRID),
    (lambda: dashing("e5"), "dash e5", "an Object stands on e5", ("SFTMG-DASH-01",)),
    (lambda: clawing("d5"), "dash e5", "the way to e5 is not clear", ("SFTMG-DASH-01",)),
    (own_turn, "charge N", "part of an attack", ("SFTMG-RESOLVE-05", "SFTMG-CHARGE-02")),
    (charging, "charge up", "'up' is no direction", ("SFTMG-CHARGE-02",)),
    (
        charging,
        "charge w",
        "a Charge 2 to the W has no clear way that ends adjacent to Sagat",
        ("SFTMG-SMOVE-01", "SFTMG-CHARGE-01", "SFTMG-CHARGE-02"),
    ),
]

FORCED: list[Case] = [
    (own_turn, "throw to e5", "nobody is to be thrown", ("SFTMG-THROW-02", "SFTMG-THROW-03")),
    (throwing, "throw to h5", "h5 is 4 spaces from Sagat, and this Throw goes 3 at most", ("SFTMG-THROW-04",)),
    (throwing, "throw to d5", "where the Throw begins", ("SFTMG-THROW-04",)),
    (throwing, "throw to k5", "is no space", GRID),
    (lambda: throwing(large=["d6"]), "throw to d7", "Sagat does not see d7", ("SFTMG-THROW-05",)),
    (throwing, "throw into the Wall at e5", "beside no Wall", ("SFTMG-WALL-01",)),
    (throwing, "throw into the Wall at a5", "the Wall at a5 is 4 spaces", ("SFTMG-THROW-04",)),
    (own_turn, "shift to e5", "no card lets you", ("SFTMG-BAIT-05",)),
    (shifting, "shift to h5", "too far: Sagat may be moved 1", ("SFTMG-BAIT-05",)),
    (shifting, "shift to f5", "'leave' is possible", ("SFTMG-BAIT-05",)),
    (lambda: shifting(small=["f6"]), "shift to f6", "an Object stands on f6", ("SFTMG-BAIT-06",)),
    (shifting, "shift to f0", "is no space", GRID),
    (own_turn, "place e5", "no figure is to be placed", ("SFTMG-VS-08", "SFTMG-KEY-10")),
    (lambda: dojo("place"), "place e5", "the Start Spaces are b5 and h5", ("SFTMG-VS-08",)),
    (lambda: dojo("place"), "place b10", "is no space", GRID),
    (lambda: dojo("place", placement="free"), "place e7", "an Object stands on e7", ("SFTMG-VAR-09",)),
    (placing_beside, "place g5", "g5 is not adjacent to Sagat", ("SFTMG-KEY-10",)),
    (lambda: placing_beside(small=["e6"]), "place e6", "an Object stands on e6", ("SFTMG-KEY-10",)),
    (own_turn, "reroll B", "by Mix-Up", ("SFTMG-KEY-03",)),
    (with_block_dice, "reroll CR", "no Block Die shows 'CR'; they show B, M", ("SFTMG-KEY-03",)),
]

FORCED += [
    (with_one_die_rolled_again, "reroll H", "rolled again already", ("SFTMG-RULING-89",)),
    (
        lambda: (
            fight(sagat("d5", hand=["Tiger Rage"]), ryu("c5"), large=["b3", "d4"])
            .p1("attack Ryu with Tiger Rage")
            .block("H, H")
            .match
        ),
        "throw to b2",
        "no path, straight or with one bend, leads there",
        ("SFTMG-THROW-06", "SFTMG-THROW-08"),
    ),
    (free_placing, "place b5", "it must be 3", ("SFTMG-VAR-09", "SFTMG-RANGE-06")),
]

PILES: list[Case] = [
    (lambda: own_turn("Bait!"), "discard Bait!", "need not discard", ("SFTMG-HAND-01", "SFTMG-HAND-02")),
    (overfull, "discard Shoryuken", "there is no Shoryuken in your hand", ("SFTMG-HAND-02",)),
    (overfull, "discard Metsu Hadoken", "on your Character card", ("SFTMG-ULTRA-01",)),
    (taking_back, "take Fireball", "no card is called 'Fireball'", ("SFTMG-CARD-04",)),
    (lambda: dojo("mulligan"), "discard Shinku Hadoken for Meter", "the round has not begun", NOT_BEGUN),
    (lambda: dojo("mulligan"), "put back Tiger Destruction", "on your Character card", ("SFTMG-VS-10",)),
    (own_turn, "take Hadoken", "no card lets you take one back", ("SFTMG-CARD-04",)),
    (taking_back, "take Hasho Palm", "no Hasho Palm in your discard pile", ("SFTMG-CARD-04",)),
    (taking_back, "take Bait!", "Bait! is no Attack Card", ("SFTMG-TYPE-01", "SFTMG-CARD-04")),
    (after_the_mulligan, "put back Bait!", "put back once", ("SFTMG-VS-10", "SFTMG-RULING-82")),
    (after_the_mulligan, "mulligan", "put back once", ("SFTMG-VS-10", "SFTMG-RULING-82")),
    (after_the_mulligan, "keep", "answers a mulligan", ("SFTMG-VS-10", "SFTMG-KEY-03")),
    (lambda: dojo("mulligan"), "put back Kikoken", "no card of", ("SFTMG-COMP-02", "SFTMG-VS-10")),
]

SETUP: list[Case] = [
    (own_turn, "pick Ken", "no Character is picked now", ("SFTMG-VS-02",)),
    (own_turn, "stage Dojo", "no stage is named now", ("SFTMG-VS-03",)),
    (own_turn, "first P1", "not asked who begins", ("SFTMG-VS-05", "SFTMG-ROUND-05")),
    (lambda: asked_for("pick", fighter1="Ryu"), "pick Ryu", "P1 plays Ryu already", ("SFTMG-VS-02", "SFTMG-VAR-11")),
    (
        lambda: asked_for("pick", fighter2="Ryu"),
        "pick Ryu",
        "the other player's",
        ("SFTMG-VS-02", "SFTMG-VAR-11"),
    ),
    (lambda: asked_for("pick"), "pick Blanka", "is nothing one can do here", ("SFTMG-VS-02", "SFTMG-VAR-11")),
    (lambda: asked_for("pick"), "pick Sagta", "did you mean 'pick Sagat'?", ("SFTMG-VS-02", "SFTMG-VAR-11")),
    (lambda: asked_for("stage"), "stage Harbour", "is nothing one can do here", ("SFTMG-VS-03",)),
]

REASONS = ANYTHING + MOMENTS + ATTACKS + EVENTS + REACTIONS + COMBOS + STEPS + FORCED + PILES + SETUP
NAMED = [f"{text or 'nothing'} - {words}" for _, text, words, _ in REASONS]


def position_of(match: Match) -> Fight:
    assert isinstance(match.position, Fight)
    return match.position


@pytest.mark.parametrize(("table", "text", "words", "rules"), REASONS, ids=NAMED)
def test_the_reason_and_its_rules(table: Callable[[], Match], text: str, words: str, rules: tuple[str, ...]) -> None:
    match = table()
    why = match.why_not(text)
    assert words in why.reason
    assert why.rules == rules
    with pytest.raises(IllegalAnswer) as caught:
        match.answer(text)
    assert (caught.value.reason, caught.value.rules) == (why.reason, why.rules)


@pytest.mark.parametrize(("table", "text", "words", "rules"), REASONS, ids=NAMED)
def test_the_reason_reads_only_what_the_asked_player_knows(
    table: Callable[[], Match], text: str, words: str, rules: tuple[str, ...]
) -> None:
    g = position_of(table())
    assert g.asking is not None
    for key in range(1, 20):
        assert str(SAID.why_not(guess(g, g.asking.who, key * 7919), text)) == str(SAID.why_not(g, text))


@pytest.mark.parametrize(("table", "text", "words", "rules"), REASONS, ids=NAMED)
def test_the_reason_is_one_sentence_and_cites_rules_there_are(
    table: Callable[[], Match], text: str, words: str, rules: tuple[str, ...]
) -> None:
    said = str(table().why_not(text))
    assert "\n" not in said
    assert len(said) < 300
    for rule in rules:
        assert find(rule) is not None


POSSIBLE: list[tuple[Callable[[], Match], str]] = [
    (own_turn, "draw"),
    (own_turn, "end"),
    (own_turn, "move e5"),
    (lambda: own_turn(phase="move"), "stay"),
    (lambda: own_turn("Hadoken"), "attack Sagat with Hadoken"),
    (lambda: own_turn("Denjin Hadoken", meter=3), "attack Sagat with Denjin Hadoken"),
    (lambda: own_turn("Shinku Hadoken", meter=4), "attack Sagat with Shinku Hadoken"),
    (lambda: own_turn("Shinku Hadoken"), "discard Shinku Hadoken for Meter"),
    (lambda: own_turn(meter=8), "attack Sagat with Metsu Hadoken"),
    (lambda: own_turn("Denjin Charge", actions=0), "play Denjin Charge"),
    (lambda: attacked("Bait!"), "block"),
    (lambda: attacked("Bait!"), "counter with Bait!"),
    (lambda: attacked("Mind's Eye"), "play Mind's Eye"),
    (lambda: blocking("Mind's Eye"), "boost with Mind's Eye"),
    (lambda: in_a_combo("Solar Plexus Strike"), "combo Solar Plexus Strike"),
    (lambda: in_a_combo("Shin Shoryuken", meter=4), "combo Shin Shoryuken"),
    (lambda: after_a_whiff("Focus Attack"), "play Focus Attack"),
    (lambda: about_to_be_hurt("Granite Torso"), "play Granite Torso"),
    (with_block_dice, "reroll B"),
    (dashing, "dash e5"),
    (charging, "charge E"),
    (throwing, "throw to g5"),
    (shifting, "shift to g5"),
    (flipping, "move e8"),
    (overfull, "discard Bait!"),
    (taking_back, "take Hadoken"),
    (lambda: dojo("place"), "place b5"),
    (lambda: dojo("mulligan"), "keep"),
]


@pytest.mark.parametrize(("table", "text"), POSSIBLE, ids=[text for _, text in POSSIBLE])
def test_no_reason_where_it_is_possible(table: Callable[[], Match], text: str) -> None:
    match = table()
    assert text in notations(match.position)
    for spelling in (text, text.upper(), f"  {text} "):
        why = match.why_not(spelling)
        assert why.reason.endswith("is possible: it is among the options")
        assert why.rules == ()


@pytest.mark.parametrize(
    ("table", "text", "whole"),
    [
        (lambda: own_turn("Fierce Hadoken"), "attack fierce", "attack Sagat with Fierce Hadoken"),
        (lambda: own_turn("Fierce Hadoken"), "attack with Fierce Hadoken", "attack Sagat with Fierce Hadoken"),
        (lambda: own_turn("Fierce Hadoken"), "play fierce hadoken", "attack Sagat with Fierce Hadoken"),
        (lambda: own_turn("Fierce Hadoken"), "fierce", "attack Sagat with Fierce Hadoken"),
        (lambda: own_turn("Hadoken", "Fierce Hadoken"), "Hadoken", "attack Sagat with Hadoken"),
        (lambda: own_turn("Denjin Charge"), "Denjin Charge", "play Denjin Charge"),
        (own_turn, "e5", "move e5"),
        (own_turn, "move to e5", "move e5"),
        (lambda: attacked("Short Uppercut"), "play Short Uppercut", "counter with Short Uppercut"),
        (lambda: attacked("Short Uppercut"), "counter short", "counter with Short Uppercut"),
        (lambda: blocking("Mind's Eye"), "Mind's Eye", "boost with Mind's Eye"),
        (lambda: in_a_combo("Solar Plexus Strike"), "play Solar Plexus Strike", "combo Solar Plexus Strike"),
        (lambda: throwing(small=["f5"]), "throw to f5", "throw into Object at f5"),
        (shifting, "move g5", "shift to g5"),
    ],
)
def test_what_was_meant_is_written_out(table: Callable[[], Match], text: str, whole: str) -> None:
    why = table().why_not(text)
    assert why.reason == f"written out, it is possible: {whole!r} is among the options"


def test_to_ken_a_shoryuken_is_his_own() -> None:
    match = fight(side("Ken", "d5", hand=["Ken's Shoryuken"]), sagat("e5")).match
    assert "attack Sagat with Ken's Shoryuken" in match.why_not("attack Sagat with Shoryuken").reason


def test_a_dash_in_a_combo_must_be_used() -> None:
    red = Card("Collarbone Breaker", STRIKE, dice=3, dash=1, left=RED, mix_up=1, combo=1)
    with instead("Collarbone Breaker", red):
        why = dashing_on().why_not("dash nowhere")
    assert "the Dash must be used" in why.reason
    assert why.rules == ("SFTMG-COMBO-10", "SFTMG-RULING-115")


# Everywhere in played games


def vocabulary() -> list[str]:
    words = ["end", "draw", "stay", "block", "done", "pass", "stop", "leave", "none", "take it", "ex", "no ex", "keep"]
    words += ["knockback", "throw", "poke", "stun", "first P1", "dash nowhere", "charge NE", "reroll B", "mulligan"]
    spaces = [f"{column}{row}" for column in "abcdefghi" for row in range(1, 10)] + ["a0", "j5", "e10"]
    for verb in ("move", "dash", "shift to", "place", "throw to", "throw into the Wall at"):
        words += [f"{verb} {space}" for space in spaces]
    for card in CARDS:
        words += [
            f"{verb} {card.name}" for verb in ("play", "combo", "discard", "take", "put back", "attack Sagat with")
        ]
        words += [f"counter with {card.name}", f"boost with {card.name}", f"discard {card.name} for Meter"]
    return words + [f"pick {fighter.name}" for fighter in ROSTER] + [f"stage {stage.name}" for stage in STAGES]


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_in_a_played_game_everything_is_either_possible_or_refused_for_a_public_reason(seed: int) -> None:
    random, words = Random(seed), vocabulary()
    options = {"mirror": seed == 2, "placement": "free" if seed == 3 else "start spaces"}
    match = kumite.match("sftmg", seed=seed, options=options)
    for _ in range(120):
        g = position_of(match)
        if g.asking is None:
            break
        possible, imagined = notations(g), guess(g, g.asking.who, random.randrange(1 << 20))
        mine = [CARDS[g.kind[h]].name for h in g.hand[g.asking.who]]
        about_mine = [f"{verb} {card}" for card in mine for verb in ("play", "combo", "counter with", "boost with")]
        for text in [*possible[:5], *random.sample(words, 12), *random.sample(about_mine, min(4, len(about_mine)))]:
            why = match.why_not(text)
            assert ("it is among the options" in why.reason) == (text in possible), text
            assert "among the options" in why.reason or why.rules, f"{text!r} is refused without a rule"
            assert str(why) == str(SAID.why_not(imagined, text))
        match.answer(random.choice(possible))


TABLES: list[Callable[[], Match]] = [
    own_turn,
    dashing,
    throwing,
    shifting,
    overfull,
    taking_back,
    flipping,
    with_block_dice,
    charging,
]
STARTS = ("", "attack ", "play ", "counter with ", "boost with ", "combo ", "move ", "throw into the Wall at ", "P1: ")


@given(st.integers(0, len(TABLES) - 1), st.sampled_from(STARTS), st.text(max_size=40))
def test_whatever_is_said_there_is_an_answer(table: int, start: str, rest: str) -> None:
    said = str(TABLES[table]().why_not(start + rest))
    assert said
    assert len(said.splitlines()) == 1
    assert len(said) < 400


@pytest.mark.parametrize("text", ["blah " * 200, "attack " + "x" * 500, "play " + "y" * 500, "\x00", "\ud800", "'\"{}"])
def test_odd_and_long_things_do_not_come_back_whole(text: str) -> None:
    said = str(own_turn("Bait!").why_not(text))
    assert len(said) < 300
    assert said.isprintable()


# The end, and chance


def test_when_the_match_is_over_that_is_the_reason() -> None:
    ring = fight(ryu("d5", hand=["Short Uppercut"], wins=1), sagat("e5", health=1))
    match = ring.p1("attack Sagat with Short Uppercut").block("H, H", "M, M").match
    assert (match.why_not("draw").reason, match.why_not("draw").rules) == ("the match is over", ("SFTMG-ROUND-09",))
    assert str(SAID.why_not(position_of(match), "draw")) == "the match is over [SFTMG-ROUND-09]"


def test_chance_is_nobody_one_answers_for() -> None:
    ring = fight(ryu("d5", hand=["Short Uppercut"]), sagat("e5")).p1("attack Sagat with Short Uppercut")
    assert ring.question == "chance attack dice"
    assert ring.match.why_not("H, H, H").reason == "nobody is asked but chance"


def test_a_facedown_attack_is_not_given_away() -> None:
    """Whatever lies there, the Defender hears the same."""
    for text in ("counter with Focus Attack", "play Bait!", "boost with Bait!", "combo Bait!", "ex", "throw to e5"):
        said = set()
        for card in ("Tiger Rage", "Bait!", "Focus Attack", "Quick Tiger Shot", "Standing Roundhouse"):
            ring = fight(sagat("e5", hand=[card]), ryu("d5", hand=["Hadoken"])).p1(f"attack Ryu with {card}")
            said.add(str(ring.match.why_not(text)))
        assert len(said) == 1
