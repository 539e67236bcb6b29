"""A turn: Ready Phase, Combat Phase, End Phase."""

import pytest

from tests.games.ufs.ringside import character, table
from tests.games.universus.ringside import PAGE, PARTNER, Table, action, asset, attack, foundation, p1, p2

SPENT = {"card": PAGE, "committed": True}
JAB = {"Jab": attack(damage=5)}


def committed(ring: Table, seat: str) -> int:
    return len([card for card in ring[f"{seat}.stage"] if "committed" in card])


# Phases


@pytest.mark.proves("UFS-TURN-01", "UFS-READY-01")
def test_ready_review_draw_combat_end() -> None:
    ring = table(p1(hand=[PAGE], stage=[SPENT]), p2(), phase="start")
    assert ring.question == "P1 review"
    assert committed(ring, "P1") == 0
    ring.play("P1: discard Blank Page")
    assert ring.question == "P1 form"
    assert ring.verbs() == ["ready", "review", "draw"]
    assert ring["phase"] == "Combat Phase"
    ring.play("P1: pass").on("P2 review", "P2 form")
    assert ring["turn"] == "P2"


@pytest.mark.proves("UFS-TURN-02", "UFS-RULING-41", "UFS-READY-02")
def test_only_the_turn_players_cards_are_readied() -> None:
    mine = p1(stage=[SPENT] * 4, committed=True, hand=[PAGE])
    ring = table(mine, p2(stage=[SPENT, SPENT]), phase="start")
    assert (committed(ring, "P1"), committed(ring, "P2")) == (0, 2)
    theirs = table(mine, p2(stage=[SPENT, SPENT], hand=[PAGE]), phase="start", turn="P2")
    assert theirs.question == "P2 review"
    assert (committed(theirs, "P1"), committed(theirs, "P2")) == (5, 0)


@pytest.mark.proves("UFS-READY-03", "UFS-READY-04")
def test_one_card_may_be_reviewed() -> None:
    cards = {"A": foundation(), "B": foundation()}
    ring = table(p1(hand=["A", "B"]), p2(), phase="start", cards=cards)
    assert ring.options == ["keep all", "discard A", "discard B"]
    ring.play("P1: discard A")
    assert ring["P1.discards"] == ["A"]
    assert ring.question == "P1 form"  # not a second one
    assert ring["P1.hand_size"] == 6
    kept = table(p1(hand=["A", "B"]), p2(), phase="start", cards=cards).play("P1: keep all")
    assert kept["P1.discards"] == []


@pytest.mark.proves("UFS-READY-05")
def test_reviewing_is_no_other_discarding() -> None:
    waits = "Ability(RESPONSE, (Gain(2),), (), Event(V_REVIEW, YOU))"
    cards = {
        "Eye": foundation([waits]),
        "Bin": foundation(["Ability(FORM, (Draw(1),), (Discard(Sel(1, zones=(HAND,))),))"]),
    }
    ring = table(p1(hand=[PAGE], stage=["Eye", "Bin"], health=20), p2(), phase="start", cards=cards)
    ring.play("P1: discard Blank Page")
    assert ring.question == "P1 respond"
    ring.play("P1: use Eye").on("P1 form")
    assert ring["P1.health"] == 22
    ring.play("P1: use Bin")
    assert ring.question == "P1 form"  # a card paid as a cost is not reviewed


@pytest.mark.proves("UFS-READY-06", "UFS-READY-07", "UFS-CARD-07")
@pytest.mark.parametrize(("held", "after"), [(2, 7), (7, 7), (8, 8)])
def test_the_hand_is_filled_up_and_never_cut_down(held: int, after: int) -> None:
    ring = table(p1(character="Ada", hand=[PAGE] * held), p2(), phase="start", cards={"Ada": character(hand_size=7)})
    ring.play("P1: keep all")
    assert ring["P1.hand_size"] == after


@pytest.mark.proves("UFS-READY-08")
def test_the_ready_phase_is_all_three_steps() -> None:
    phase = "Ability(CONTINUOUS, (Fired(Event(V_DRAW, YOU, during=START_PHASE), (Gain(1),)),))"
    step = "Ability(CONTINUOUS, (Fired(Event(V_DRAW, YOU, during=READY_STEP), (Gain(1),)),))"
    for word, gained in ((phase, 1), (step, 0)):
        ring = table(p1(stage=["Eye"], health=20, hand=[PAGE]), p2(), phase="start", cards={"Eye": foundation([word])})
        ring.play("P1: keep all")
        assert ring["P1.health"] == 20 + gained


# The Combat Phase


@pytest.mark.proves("UFS-COMBAT-01", "UFS-COMBAT-02")
def test_forms_one_after_the_other_by_the_turn_player_alone() -> None:
    cards = {"Ada": character(), "Ring": asset(), **JAB}
    ring = table(p1(hand=[PAGE, PAGE, "Jab", "Ring", PARTNER], stage=[PAGE] * 9), p2(hand=[PAGE] * 2), cards=cards)
    assert sorted(ring.options) == ["pass", "play Blank Page", "play Jab", "play Ring", f"play {PARTNER}"]
    for _ in range(2):
        ring.play("P1: play Blank Page")
        assert ring.question == "P1 form"
    ring.play("P1: play Ring")
    assert ring.question == "P1 form"
    assert ring["P1.pool"] == [PAGE, PAGE, "Ring"]


@pytest.mark.proves("UFS-COMBAT-03", "UFS-ABIL-10")
def test_a_form_ability_of_a_staged_card() -> None:
    draw = "Ability(FORM, (Draw(1),), (Commit(This()),))"
    cards = {"Book": foundation([draw]), "Kick": attack([draw])}
    ring = table(p1(stage=["Book"], hand=["Book"], pool=["Book", "Kick"]), p2(stage=["Book"]), cards=cards)
    assert ring.options == ["pass", "play Book", "use Book"]
    ring.play("P1: use Book")
    assert committed(ring, "P1") == 1
    assert ring["P1.hand_size"] == 2
    assert "use Book" not in ring.options


@pytest.mark.proves("UFS-COMBAT-04", "UFS-COMBAT-10", "UFS-RULING-48", "UFS-RULING-13")
def test_passing_ends_the_phase_and_nothing_need_be_played() -> None:
    ring = table(p1(hand=[PAGE] * 3), p2(hand=[PAGE]))
    assert "pass" in ring.options
    ring.play("P1: pass")
    assert ring["P1.hand_size"] == 3  # no penalty
    assert ring["P1.discards"] == []
    assert not [event for event in ring.told if event.get("verb") == "reveal"]
    assert (ring["turn"], ring.question) == ("P2", "P2 review")


@pytest.mark.proves("UFS-COMBAT-05", "UFS-TYPE-05")
def test_an_action_is_a_form_only_for_its_form_ability() -> None:
    cards = {
        "Rush": action(["Ability(FORM, (Draw(2),))"]),
        "Feint": action(["Ability(ENHANCE, (Draw(2),))"]),
    }
    ring = table(p1(hand=["Rush", "Feint"]), p2(), cards=cards)
    assert ring.options == ["pass", "use Rush"]
    ring.play("P1: use Rush")
    assert ring["P1.pool"] == ["Rush"]
    assert ring["P1.hand_size"] == 3
    ring.play("P1: pass").on("P2 form", "P2 review", "P1 form")
    assert "Rush" in ring["P1.discards"]


@pytest.mark.proves("UFS-COMBAT-06", "UFS-ABIL-09")
def test_an_attack_is_over_before_the_next_form() -> None:
    cards = {
        "Book": foundation(["Ability(FORM, (Draw(1),))"]),
        "Poke": foundation(["Ability(ENHANCE, (Draw(1),))"]),
        **JAB,
    }
    ring = table(p1(hand=["Jab", PAGE], stage=["Book", "Poke"]), p2(), cards=cards)
    ring.play("P1: play Jab")
    assert ring.question == "P1 enhance"
    assert ring.options == ["pass", "use Poke"]
    ring.play("P1: pass")
    assert ring.question == "P1 form"
    assert ring["P2.health"] == 20
    assert "use Book" in ring.options


@pytest.mark.proves("UFS-COMBAT-07")
def test_a_failed_form_ends_the_phase() -> None:
    ring = table(p1(hand=["Plan", PAGE], stage=[PAGE]), p2(hand=[PAGE]), cards={"Plan": foundation(difficulty=4)})
    ring.play("P1: play Plan", "P1: fail")
    assert ring["turn"] == "P2"
    assert ring["P1.discards"][-1] == "Plan"
    assert ring["P1.hand"] == [PAGE]


@pytest.mark.proves("UFS-COMBAT-08", "UFS-BLOCK-12", "UFS-BLOCK-16")
def test_other_failed_checks_end_nothing() -> None:
    feint = action(["Ability(ENHANCE, (Modify(TheAttack(), DAMAGE, 9),))"], difficulty=9)
    cards = {**JAB, "Wall": foundation(block="+9 mid"), "Feint": feint}
    ring = table(p1(hand=["Jab", PAGE, "Feint"]), p2(hand=["Wall"]), cards=cards)
    ring.play("P1: play Jab", "P1: use Feint", "P2: block with Wall")
    assert ring["P1.discards"][-1] == "Feint"
    assert ring["P2.discards"][-1] == "Wall"
    assert ring["P2.health"] == 20  # the attack went on, without the Enhance
    assert ring.question == "P1 form"


# The End Phase


@pytest.mark.proves("UFS-END-01", "UFS-END-09", "UFS-RULING-11")
def test_both_pools_are_cleared_the_turn_players_first() -> None:
    theirs = p2(pool=[{"card": PAGE, "as": "block"}, {"card": "Jab", "as": "block"}])
    ring = table(p1(pool=["Jab", PAGE]), theirs, phase="end", cards=JAB)
    assert ring["P1.pool"] == ring["P2.pool"] == []
    assert ring["P2.discards"] == ["Jab", PAGE]  # though one is a foundation
    owners = [event["owner"] for event in ring.told if event.get("verb") in ("clear", "build")]
    assert owners == [0, 0, 1, 1]


@pytest.mark.proves("UFS-END-02")
def test_a_pool_is_cleared_from_the_right() -> None:
    cards = {name: attack() for name in ("A", "B", "C")}
    ring = table(p1(pool=["A", "B", "C"]), p2(), phase="end", cards=cards)
    assert ring["P1.discards"] == ["C", "B", "A"]


@pytest.mark.proves("UFS-END-03", "UFS-END-04", "UFS-END-10", "UFS-END-11", "UFS-TYPE-03", "UFS-STAGE-01")
def test_foundations_and_assets_stay() -> None:
    cards = {"Ring": asset(), "Rush": action(), "Plan": foundation(), **JAB}
    pool = ["Plan", "Ring", "Rush", {"card": PAGE, "as": "nothing"}, "Jab"]
    ring = table(p1(pool=pool), p2(), phase="end", cards=cards)
    assert ring["P1.stage"] == [PARTNER, "Ring", "Plan"]  # ready
    assert ring["P1.discards"] == ["Jab", PAGE, "Rush"]
    helped = table(
        p1(hand=["Slow"], stage=[PARTNER, PAGE][1:], committed=True), p2(), cards={"Slow": foundation(difficulty=4)}
    )
    helped.play("P1: play Slow")
    assert "commit Blank Page" in helped.options


@pytest.mark.proves("UFS-END-05", "UFS-END-06", "UFS-RULING-12")
def test_a_further_character_by_its_name() -> None:
    cards = {
        "Ada": character(name="Ada"),
        "Ada Again": character(["Ability(FORM, (Draw(1),))"], name="Ada", version="again", symbols=["fire"]),
        "Bo": character(),
    }
    mine = p1(character="Ada", pool=["Ada", "Ada again", "Bo"])
    ring = table(mine, p2(), phase="end", cards=cards)
    assert ring["P1.stage"] == ["Ada", "Ada again (attached)", "Ada (attached)"]
    assert ring["P1.discards"] == ["Bo"]
    told = [(event["verb"], event["cards"]) for event in ring.told if event.get("verb") in ("build", "clear")]
    assert told == [("clear", ["Bo"]), ("build", ["Ada again"]), ("build", ["Ada"])]  # it was never there


@pytest.mark.proves("UFS-RULING-12")
def test_what_a_further_character_does() -> None:
    cards = {
        "Ada": character(name="Ada"),
        "Ada Again": character(
            ["Ability(FORM, (Draw(1),), (Commit(This()),))"], name="Ada", version="again", health=40
        ),
        "Plan": foundation(difficulty=5),
        "Axe": foundation(["Ability(FORM, (Destroy(Sel(1)),))"]),
    }
    ring = table(p1(character="Ada", stage=["Ada again", "Axe"], hand=["Plan"]), p2(), cards=cards)
    assert ring["P1.max"] == 25
    assert "use Ada" in ring.options  # it lends its abilities
    assert ring.match.game.hint(ring.seen("P1"), "use Ada") == "F Commit: Draw 1 card."
    ring.play("P1: play Plan")
    assert ring.begins("commit") == ["commit Axe", "commit Ada"]  # and is not committed by itself
    ring.play("P1: commit Ada").on("P1 form", "P2 form")
    gone = table(p1(character="Ada", stage=["Ada again", "Axe"]), p2(), cards=cards).play("P1: use Axe")
    assert gone["P1.stage"] == ["Ada", "Ada again (attached)"]  # it could only destroy itself


@pytest.mark.proves("UFS-END-07", "UFS-END-08", "UFS-MOM-01", "UFS-RULING-40")
def test_attacks_that_dealt_damage_may_become_momentum() -> None:
    cards = {"A": attack(), "B": attack()}
    pool = ["A", {"card": "B", "dealt": True}]
    ring = table(p1(pool=pool), p2(), phase="end", cards=cards)
    assert ring.question == "P1 momentum"
    assert "B" in ring.match.question.prompt if ring.match.question else False
    ring.play("P1: into momentum")
    assert ring["P1.momentum"] == ["B (face down)"]
    assert ring["P1.discards"] == ["A"]
    given_up = table(p1(pool=pool), p2(), phase="end", cards=cards).play("P1: discard it")
    assert given_up["P1.discards"] == ["B", "A"]
    turned = table(p1(pool=[{"card": "B", "down": True}]), p2(), phase="end", cards=cards)
    assert turned["P1.discards"] == ["B"]


@pytest.mark.proves("UFS-END-12")
def test_then_the_other_players_turn_begins() -> None:
    ring = table(p1(pool=[PAGE]), p2(stage=[SPENT], hand=[PAGE]), phase="end")
    assert (ring["turn"], ring.question, committed(ring, "P2")) == ("P2", "P2 review", 0)


@pytest.mark.proves("UFS-END-13", "UFS-DMG-02")
def test_half_damage_is_damage() -> None:
    cards = {"Jab": attack(damage=5, zone="high"), "Wall": foundation(block="+0 mid")}
    ring = table(p1(hand=["Jab"]), p2(hand=["Wall"]), cards=cards)
    ring.play("P1: play Jab", "P2: block with Wall")
    assert ring["P2.health"] == 22
    assert ring.question == "P1 momentum"


@pytest.mark.proves("UFS-POOL-03", "UFS-POOL-01", "UFS-POOL-02")
def test_cards_stay_in_the_pool_until_the_turn_ends() -> None:
    cards = {**JAB, "Wall": foundation(block="+0 mid")}
    ring = table(p1(hand=[PAGE, "Jab", PAGE, PAGE], stage=[PAGE] * 3), p2(hand=["Wall"]), cards=cards)
    ring.play("P1: play Blank Page", "P1: play Jab", "P2: block with Wall", "P1: play Blank Page")
    assert ring["P1.pool"] == [PAGE, "Jab", PAGE]
    assert ring["P2.pool"] == ["Wall"]
