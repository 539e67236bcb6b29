"""Why not?  Every reason is given where it holds, with its rules; never where the thing is possible; and it never
depends on cards the asked player cannot see."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import kumite
from kumite.catalogue import find
from kumite.core.game import notations
from kumite.games.universus.faces import card_of
from kumite.games.universus.guess import guess
from kumite.games.universus.position import Versus
from kumite.games.universus.why.answers import REASONS as SAID
from tests.games.universus.ringside import PAGE, Table, action, asset, attack, backup, foundation, p1, p2, table

COMMIT = "(Commit(This()),)"
CARDS = {
    "Jab": attack(["Ability(ENHANCE, (Draw(1),))"], keywords=["Punch"]),
    "Low Kick": attack(zone="low", keywords=["Kick"]),
    "High Kick": attack(zone="high", keywords=["Kick"]),
    "Wall": foundation(block="+2 mid"),
    "Low Wall": foundation(block="+0 low"),
    "Drill": foundation([f"Ability(FORM, (Draw(1),), {COMMIT})"]),
    "Rush": foundation([f"Ability(ENHANCE, (Modify(TheAttack(YOU), SPEED, 2),), {COMMIT})"]),
    "Echo Stone": foundation(["Ability(RESPONSE, (Draw(1),), (), Event(V_DEAL, YOU))"]),
    "Thought": action(["Ability(FORM, (Draw(1),))"]),
    "Shout": action(["Ability(ENHANCE, (Draw(1),))"]),
    "Fan": asset(),
    "Ally": backup(),
}


def refused(ring: Table, text: str) -> tuple[str, tuple[str, ...]]:
    """What the asked player hears; a refusal changes nothing."""
    why = ring.match.why_not(text)
    ring.refuses(text)
    return why.reason, why.rules


def sits(*given: Any, **more: Any) -> Table:
    return table(*given, cards={**CARDS, **more.pop("cards", {})}, **more)


# Cards


@pytest.mark.proves("UVS-SETUP-10")
def test_nobody_attacks_on_their_first_turn() -> None:
    ring = sits(p1(hand=["Jab", "Wall"]), p2(), turns=1)
    assert refused(ring, "play Jab") == ("nobody attacks on their own first turn", ("UVS-SETUP-10",))


@pytest.mark.proves("UVS-COMBAT-10")
def test_one_must_try_to_play_a_card_before_passing() -> None:
    ring = sits(p1(hand=["Wall", "Jab"]), p2())
    reason, rules = refused(ring, "pass")
    assert reason.startswith("in each of your Combat Phases you must try to play a card")
    assert rules == ("UVS-COMBAT-10",)


def test_cards_are_played_from_hand() -> None:
    ring = sits(p1(hand=["Wall"], stage=["Drill"], discards=["Jab"]), p2(stage=["Fan"], hand=["Low Kick"]))
    assert refused(ring, "play Drill")[0] == "Drill is in your stage, and cards are played from one's own hand"
    assert refused(ring, "play Jab")[0].startswith("Jab is in your discard pile")
    assert refused(ring, "play Fan")[0].startswith("Fan is in P2's stage")
    assert refused(ring, "play Low Kick")[0] == "there is no Low Kick in your hand"
    assert refused(ring, "play Nonsense")[0] == "no card is called 'Nonsense'"


@pytest.mark.proves("UVS-COMBAT-07", "UVS-FORM-02")
def test_forms_are_for_the_active_player_while_nothing_is_going_on() -> None:
    ring = sits(p1(pool=["Jab"], hand=["Wall"]), p2(hand=["Wall", "Drill"]), attack="P1")
    assert refused(ring, "play Wall")[1] == ("UVS-COMBAT-07", "UVS-FORM-02")
    ring.on("P2 block")
    assert refused(ring, "use Drill")[1] == ("UVS-FORM-02", "UVS-COMBAT-03")


@pytest.mark.proves("UVS-ACT-03", "UVS-ENH-01")
def test_an_action_is_played_for_an_ability() -> None:
    ring = sits(p1(hand=["Thought", "Shout", "Wall"]), p2())
    assert refused(ring, "play Thought")[0] == "written out, it is possible: 'use Thought' is among the options"
    assert refused(ring, "play Shout")[1] == ("UVS-ENH-01",)


# Abilities


@pytest.mark.proves("UVS-COMMIT-04", "UVS-PLAB-04")
def test_abilities_of_committed_cards_wait() -> None:
    ring = sits(p1(hand=["Wall"], stage=[{"card": "Drill", "committed": True}]), p2())
    reason, rules = refused(ring, "use Drill")
    assert reason == "Drill is committed, and its abilities wait until it is ready"
    assert rules == ("UVS-COMMIT-04", "UVS-PLAB-04")


@pytest.mark.proves("UVS-SEAL-01", "UVS-FDC-01")
def test_sealed_and_face_down_cards_have_no_abilities() -> None:
    stage = [{"card": "Drill", "sealed": True}, {"card": "Rush", "down": True}, "Wall"]
    ring = sits(p1(hand=["Wall"], stage=stage), p2())
    assert refused(ring, "use Drill")[1] == ("UVS-SEAL-01",)
    assert refused(ring, "use Rush")[1] == ("UVS-ENH-01",)
    assert refused(ring, "use Wall") == ("Wall in your hand has no ability that is played", ("UVS-ABIL-02",))
    attacked = sits(p1(pool=["Jab"], stage=[{"card": "Rush", "down": True}]), p2(), attack="P1")
    assert refused(attacked, "use Rush")[1] == ("UVS-FDC-01", "UVS-FDC-05")


def test_each_type_of_ability_has_its_time() -> None:
    ring = sits(p1(hand=["Wall", "Jab"], stage=["Rush", "Echo Stone"]), p2())
    assert refused(ring, "use Rush")[1] == ("UVS-ENH-01",)
    assert refused(ring, "use Echo Stone")[1] == ("UVS-RESP-01", "UVS-RESP-06")
    assert refused(ring, "use Jab")[1] == ("UVS-ENH-01",)


@pytest.mark.proves("UVS-PLAB-03")
def test_abilities_are_played_where_their_cards_belong() -> None:
    ring = sits(p1(pool=["Low Kick"], hand=["Rush", "Jab"]), p2(), attack="P1", options={"windows": "open"})
    reason, rules = refused(ring, "use Rush")
    assert reason == "Rush is in your hand, and the abilities of a foundation are played from the stage"
    assert rules == ("UVS-PLAB-03",)
    assert refused(ring, "use Jab")[0].endswith("are played while it is the current attack")


@pytest.mark.proves("UVS-PLAB-01")
def test_only_the_owner_uses_a_card() -> None:
    ring = sits(p1(hand=["Wall"]), p2(stage=["Drill"]))
    assert refused(ring, "use Drill") == ("Drill is P2's, and only its owner plays its abilities", ("UVS-PLAB-01",))


@pytest.mark.proves("UVS-ENH-03")
def test_an_enhance_is_played_once_in_a_step() -> None:
    ring = sits(p1(pool=["Jab"], stage=["Rush"]), p2(hand=[PAGE]), attack="P1", options={"windows": "open"})
    ring.play("P1: use Jab").on("P1 enhance")
    assert refused(ring, "use Jab")[1] == ("UVS-ENH-03",)


def rider(text: str, kind: str = "FORM") -> dict[str, Any]:
    return {"Scroll": foundation([f"Ability({kind}, (Draw(1),), riders=({text},))"])}


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("Deadlock()", "UVS-DEADLK-01"),
        ("Desperation()", "UVS-DESP-02"),
        ("ForCharacter('Nobody')", "UVS-PREST-19"),
        ("ForSymbol('void')", "UVS-PREST-20"),
        ("ForSet('ours')", "UVS-PREST-21"),
        ("OnTurn(False)", "UVS-PREST-13"),
        ("In(MOMENTUM)", "UVS-BRKT-02"),
        ("Outwit()", "UVS-OUTWIT-02"),
        ("OnlyIf(Has(Sel(1, YOU, (Type((ASSET,)),))))", "UVS-PREST-02"),
    ],
)
def test_restrictions_say_what_they_want(text: str, rule: str) -> None:
    ring = sits(p1(hand=["Wall"], stage=["Scroll"]), p2(), cards=rider(text))
    assert rule in refused(ring, "use Scroll")[1]


@pytest.mark.parametrize(("text", "rule"), [("Limit(1)", "UVS-OPT-01"), ("Limit(1, GAME_PERIOD)", "UVS-OPG-01")])
def test_limits_are_used_up(text: str, rule: str) -> None:
    ring = sits(p1(hand=["Wall", "Jab"], stage=["Scroll"]), p2(), cards=rider(text))
    ring.play("P1: use Scroll")
    assert refused(ring, "use Scroll")[1] == (rule,)


@pytest.mark.proves("UVS-PREST-14")
def test_first_form_comes_first() -> None:
    ring = sits(p1(hand=["Wall", "Jab"], stage=["Scroll", "Drill"]), p2(), cards=rider("First()"))
    ring.play("P1: use Drill")
    assert refused(ring, "use Scroll")[1] == ("UVS-PREST-14",)


@pytest.mark.proves("UVS-PREST-12")
def test_some_enhances_are_for_the_rivals_attack() -> None:
    cards = rider("OnAttack(False)", "ENHANCE")
    ring = sits(p1(pool=["Jab"], stage=["Scroll"], hand=[PAGE]), p2(), attack="P1", cards=cards)
    assert refused(ring, "use Scroll") == ("Scroll is for a rival attack", ("UVS-PREST-12",))


@pytest.mark.proves("UVS-PREST-17")
def test_a_combo_must_be_met() -> None:
    cards = {"Chain": attack(["Ability(ENHANCE, (Draw(1),), riders=(Combo(),))"], keywords=["Combo (Punch)"])}
    ring = sits(p1(pool=["Low Kick", "Chain"], stage=["Rush"]), p2(), attack="P1", cards=cards)
    reason, rules = refused(ring, "use Chain")
    assert reason.endswith("right before it in your card pool it needs Punch")
    assert rules == ("UVS-PREST-17", "UVS-KCOMBO-02")


@pytest.mark.proves("UVS-COST-02")
def test_a_cost_that_cannot_be_paid() -> None:
    cards = {"Price": foundation(["Ability(FORM, (Draw(1),), (Spend(Sel(1, DOER, (), (MOMENTUM,))),))"])}
    ring = sits(p1(hand=["Wall"], stage=["Price"]), p2(), cards=cards)
    reason, rules = refused(ring, "use Price")
    assert reason == "the cost of Price cannot be paid"
    assert rules == ("UVS-COST-02", "UVS-PLAYAB-02")


@pytest.mark.proves("UVS-RESP-10")
def test_a_response_waits_for_its_own_event() -> None:
    cards = {"Other": foundation(["Ability(RESPONSE, (Draw(1),), (), Event(V_DRAW, RIVAL))"])}
    ring = sits(p1(pool=["Low Kick"], stage=["Echo Stone", "Other"]), p2(), attack="P1", cards=cards).on("P1 respond")
    assert refused(ring, "use Other")[1] == ("UVS-RESP-10",)


# Blocks


@pytest.mark.proves("UVS-AZONE-02", "UVS-AZONE-04", "UVS-BSTEP-07")
def test_a_block_in_the_wrong_zone() -> None:
    ring = sits(p1(pool=["High Kick"]), p2(hand=["Low Wall", "Wall", PAGE]), attack="P1").on("P2 block")
    assert refused(ring, "block with Low Wall") == (
        "Low Wall blocks low, and the attack is high",
        ("UVS-AZONE-02", "UVS-BSTEP-07"),
    )
    assert refused(ring, "Blank Page") == ("Blank Page has no block", ("UVS-BSTEP-05",))
    assert refused(ring, "block with Fan")[0] == "there is no Fan in your hand, and one blocks from hand"


@pytest.mark.proves("UVS-UNBLK-01")
def test_an_unblockable_attack() -> None:
    rules = "Rule(CANNOT, Event(V_STATUS, own=True, notes=(PARTIALLY, COMPLETELY)))"
    cards = {"Ghost": attack([f"Ability(CONTINUOUS, ({rules},))"])}
    given = {"cards": cards, "options": {"windows": "open"}}
    ring = sits(p1(pool=["Ghost"], hand=["Jab"]), p2(hand=["Wall"]), attack="P1", **given).on("P2 enhance")
    assert refused(ring, "block with Wall") == ("the attack is Unblockable", ("UVS-UNBLK-01",))


@pytest.mark.proves("UVS-BSTEP-06")
def test_nobody_blocks_for_a_backup() -> None:
    ring = sits(p1(hand=["Jab", PAGE]), p2(hand=["Wall"], stage=["Ally"]), options={"windows": "open"})
    ring.play("P1: play Jab", "P1: attack P2's Ally").on("P2 enhance")
    assert refused(ring, "block with Wall")[1] == ("UVS-BSTEP-06", "UVS-BACK-08")


@pytest.mark.proves("UVS-BSTEP-04")
def test_a_block_has_its_step() -> None:
    ring = sits(p1(hand=["Wall", "Jab"]), p2())
    assert refused(ring, "block with Wall")[1] == ("UVS-BSTEP-01", "UVS-BSTEP-04")


# Checks


@pytest.mark.proves("UVS-CHECK-05", "UVS-COMMIT-03", "UVS-BACK-04")
def test_what_is_not_committed_for_a_check() -> None:
    stage = ["Fan", "Ally", {"card": "Wall", "committed": True}, "Drill"]
    ring = sits(p1(hand=["Hard"], stage=stage), p2(), cards={"Hard": foundation(difficulty=4)})
    ring.play("P1: play Hard")
    assert refused(ring, "commit Fan")[1] == ("UVS-CHECK-05",)
    assert refused(ring, "commit Ally")[1] == ("UVS-CHECK-05", "UVS-BACK-04")
    assert refused(ring, "commit Wall") == ("Wall is committed already", ("UVS-COMMIT-03",))
    assert refused(ring, "commit Jab")[0].startswith("you have no Jab; foundations of your stage are committed")
    assert refused(ring, "pass") == ("here that is written 'fail'", ("UVS-CHECK-05", "UVS-CHECK-07", "UVS-CHECK-10"))


def test_nothing_is_committed_or_discarded_at_will() -> None:
    ring = sits(p1(hand=["Wall", "Jab"], stage=["Drill"]), p2())
    assert refused(ring, "commit Drill")[1] == ("UVS-COMMIT-01", "UVS-CHECK-05")
    assert refused(ring, "discard Wall")[1] == ("UVS-REVIEW-02", "UVS-REVIEW-03")
    assert refused(ring, "draw")[1] == ("UVS-DRAWST-02", "UVS-DRAW-01")
    assert refused(ring, "mulligan")[1] == ("UVS-MULL-01",)


@pytest.mark.proves("UVS-BACK-07")
def test_attacks_are_directed_at_the_character_or_backups() -> None:
    ring = sits(p1(hand=["Jab"]), p2(stage=["Ally", "Drill"]))
    ring.play("P1: play Jab")
    assert refused(ring, "attack P2's Drill")[0].startswith("Drill is no backup")
    assert refused(ring, "attack Fan")[0] == "there is no backup Fan in the rival's stage"
    assert refused(ring, "attack Ally")[0].startswith('written out, it is possible: "attack P2\'s Ally"')


# Words


def test_half_an_option_is_written_out() -> None:
    ring = sits(p1(hand=["Low Wall", "Low Kick"]), p2())
    assert ring.match.why_not("play low").reason.startswith("'play low' could be ")
    assert ring.match.why_not("play low k").reason.startswith("written out, it is possible: 'play Low Kick'")
    assert ring.match.why_not("play Low Kick").reason == "'play Low Kick' is possible: it is among the options"


def test_who_is_asked_and_when_it_is_over() -> None:
    ring = sits(p1(hand=["Wall", "Jab"]), p2())
    assert SAID.why_not(ring.g, "P2: pass").reason == "P1 is asked, not P2"
    assert SAID.why_not(ring.g, "plya Wall").reason.endswith("did you mean 'play Wall'?")
    ended = sits(p1(pool=["Jab"]), p2(health=1), attack="P1").on("never")
    assert SAID.why_not(ended.g, "pass").reason == "the match is over"


def test_before_the_game_there_is_little_to_do() -> None:
    ring = sits(p1(deck=["Wall"] * 6), p2(deck=["Jab"] * 6), phase="setup")
    while ring.asked.who < 0:
        ring.quiet_step()
    assert ring.match.why_not("play Wall").rules == ("UVS-SETUP-08", "UVS-SETUP-09")


# Whole games


WORDS = ("play", "use", "block with", "commit", "discard", "attack", "")


def texts(g: Versus, history: list[str], rng: Random) -> list[str]:
    """What somebody curious might ask: anything that has a name, hidden or not, and what was possible once."""
    names = sorted({card_of(g, h).name for h in range(len(g.kind))}) or ["Nobody"]
    asking = [f"{rng.choice(WORDS)} {rng.choice(names)}".strip() for _ in range(6)]
    return asking + rng.sample(history, min(3, len(history)))


@pytest.mark.parametrize("seed", range(3))
def test_reasons_never_depend_on_what_is_hidden(seed: int) -> None:
    match, rng, history = kumite.match("universus", seed=seed), Random(seed), list[str]()
    while match.question is not None:
        g = match.position
        assert isinstance(g, Versus)
        if rng.randrange(4) == 0:
            world = guess(g, match.question.seat, seed)
            for text in texts(g, history, rng):
                why = SAID.why_not(g, text)
                assert str(SAID.why_not(world, text)) == str(why), text
                assert why.reason
                assert all(find(rule) is not None for rule in why.rules)
                if text in notations(g):
                    assert why.reason.endswith("is possible: it is among the options")
        option = rng.choice(match.question.options)
        history.append(str(option))
        match.decide(option.choice)
        match.settle()


@pytest.mark.proves("UVS-COMMIT-04", "UVS-PLAB-01")
def test_a_card_among_several_of_its_name_has_its_own_reason() -> None:
    rushes = {"stage": ["Rush", {"card": "Rush", "committed": True}]}
    ring = sits(p1(pool=["Jab"], **rushes), p2(stage=["Rush"]), attack="P1")
    ring.play("P1: use Jab").on("P1 enhance")
    assert ring.options == ["pass", "use Rush"]
    assert refused(ring, "use Rush #2")[0] == "Rush is committed, and its abilities wait until it is ready"
    assert refused(ring, "use Rush #1")[0] == "written out, it is possible: 'use Rush' is among the options"
    assert refused(ring, "use P2's Rush") == (
        "Rush is P2's, and only its owner plays its abilities",
        ("UVS-PLAB-01",),
    )


@pytest.mark.proves("UVS-NAME-01")
def test_a_name_that_several_options_begin_with_asks_for_more() -> None:
    cards = {"Ring": attack(difficulty=0, keywords=["Echo"])}
    ring = table(p1(hand=["Ring", "Ring"], momentum=[PAGE]), p2(), cards=cards).play("P1: play Ring")
    ring.on("P1 respond").play("P1: use Ring").on("P1 form")
    either = "'play Ring' could be 'play Ring in hand' or 'play Ring in the card pool'; write a little more"
    assert refused(ring, "play Ring")[0] == either
    down = {"stage": ["Rush", {"card": "Rush", "counters": {"Oath": 1}}]}
    ring = sits(p1(pool=["Jab"], **down), p2(), attack="P1").on("P1 enhance")
    assert refused(ring, "use Rush")[0] == "'use Rush' could be 'use Rush #1' or 'use Rush #2'; write a little more"
