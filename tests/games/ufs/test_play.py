"""Winning, playing a card, control checks."""

import pytest

import kumite
from kumite.errors import BadPosition
from tests.games.ufs.ringside import character, table
from tests.games.universus.ringside import PAGE, Table, asset, attack, foundation, p1, p2

JAB = {"Jab": attack(damage=5)}


def needs(ring: Table) -> int:
    """What the check that is being made must reach."""
    return int(ring["check.need"])


# Winning


@pytest.mark.proves("UFS-WIN-01", "UFS-WIN-04")
def test_vitality_zero_loses_at_once() -> None:
    ring = table(p1(hand=["Jab"]), p2(health=3), cards=JAB)
    ring.play("P1: play Jab").on()
    assert ring.outcome == "P1"
    assert ring.match.outcome is not None
    assert "UFS-WIN-01" in ring.match.outcome.rules
    assert ring["P1.pool"] == ["Jab"]  # there was no End Phase
    survivor = table(p1(hand=["Jab"]), p2(health=6), cards=JAB)
    survivor.play("P1: play Jab").on("P1 form")
    assert survivor["P2.health"] == 1
    assert survivor.outcome is None


@pytest.mark.proves("UFS-RULING-08")
def test_both_at_zero_is_a_draw_before_anything_is_triggered() -> None:
    word = "Ability(FORM, (Lose(3), Lose(3, RIVAL)))"
    both = "Ability(FORM, (ByBoth(Lose(3)),))"
    save = "Ability(CONTINUOUS, (Fired(Event(V_LOSE, YOU), (Gain(5),)),))"
    cards = {"Fall": foundation([both]), "Rope": foundation([save])}
    ring = table(p1(stage=["Fall", "Rope"], health=3), p2(stage=["Rope"], health=3), cards=cards)
    ring.play("P1: use Fall").on()
    assert ring.outcome == "draw"
    assert ring.match.outcome is not None
    assert ring.match.outcome.rules == ("UFS-WIN-01", "UFS-RULING-08")
    one = table(p1(stage=["Fall"], health=3), p2(health=3), cards={"Fall": foundation([word])})
    one.play("P1: use Fall").on()
    assert one.outcome == "P2"  # the first instruction decides
    assert one.match.outcome is not None
    assert one.match.outcome.rules == ("UFS-WIN-01",)


@pytest.mark.proves("UFS-WIN-02", "UFS-CYCLE-04")
def test_who_cannot_cycle_loses() -> None:
    ring = table(p1(hand=["Jab"], deck=[], rest=1), p2(), cards=JAB)
    ring.play("P1: play Jab").on()
    assert ring.outcome == "P2"
    assert ring.match.outcome is not None
    assert "UFS-WIN-02" in ring.match.outcome.rules


@pytest.mark.proves("UFS-WIN-03")
def test_a_duel_of_two_with_one_character_each() -> None:
    ring = table()
    assert ring.match.seats == ("P1", "P2")
    assert [card["name"] for seat in ("P1", "P2") for card in ring[f"{seat}.cards.stage"]] == ["Sparring Partner"] * 2
    with pytest.raises(BadPosition, match="P3"):
        kumite.setup("ufs", {"P3": {}})
    for seats in (["one"], ["one", "two", "three"]):
        with pytest.raises(kumite.BadOption, match="2 seats"):
            kumite.match("ufs", seed=1, seats=seats)
    assert kumite.match("ufs", seed=1, seats=["one", "two"]).players == ("one", "two")


@pytest.mark.proves("UFS-WIN-05", "UFS-TURN-02")
def test_turns_alternate() -> None:
    ring = table(p1(hand=[PAGE]), p2(hand=[PAGE]), turns=1)
    seen = []
    for _ in range(4):
        seen.append((ring["turns"], ring["turn"]))
        ring.play(f"{ring['turn']}: pass")
        ring.on(f"{'P2' if seen[-1][1] == 'P1' else 'P1'} form")
    assert seen == [(1, "P1"), (2, "P2"), (3, "P1"), (4, "P2")]


# Playing a card


@pytest.mark.proves("UFS-PLAY-01")
def test_cards_are_played_from_ones_own_hand() -> None:
    ring = table(p1(discards=["Jab"], momentum=["Jab"], hand=[PAGE]), p2(hand=["Jab"]), cards=JAB)
    assert ring.begins("play ") == ["play Blank Page"]
    assert "hand" in str(ring.refuses("play Jab"))


@pytest.mark.proves("UFS-PLAY-02", "UFS-CHECK-02")
@pytest.mark.parametrize(("control", "played"), [(3, False), (4, True), (5, True)])
def test_a_check_passes_from_the_difficulty_on(control: int, played: bool) -> None:
    cards = {"Plan": foundation(difficulty=4), "Top": foundation(check=control)}
    ring = table(p1(hand=["Plan"], deck=["Top"], committed=True), p2(), cards=cards)
    ring.play("P1: play Plan").on("P1 form", "P2 review")
    assert (ring["P1.pool"] == ["Plan"]) == played or "Plan" in ring["P1.stage"]
    assert ("Plan" in ring["P1.discards"]) != played


@pytest.mark.proves("UFS-PLAY-03", "UFS-PLAY-08")
def test_a_card_is_announced_checked_and_then_played() -> None:
    ring = table(p1(hand=["Plan", PAGE], stage=[PAGE]), p2(), cards={"Plan": foundation(difficulty=4)})
    ring.play("P1: play Plan")
    assert ring.question == "P1 commit"
    assert ring["playing"] == ["Plan"]
    assert ring["P1.pool"] == []
    assert ring["check"] == {"by": "P1", "card": PAGE, "value": 3, "need": 4, "for": "to play a card"}
    ring.play("P1: commit Blank Page")
    assert ring.verbs() == ["announce", "check", "commit", "pass", "play"]
    assert ring["P1.pool"] == ["Plan"]


@pytest.mark.proves("UFS-PLAY-08")
def test_what_waits_for_playing_sees_it_played() -> None:
    cards = {
        "Plan": foundation(difficulty=3),
        "Eye": foundation(["Ability(RESPONSE, (Draw(1),), (), Event(V_PLAY, YOU))"]),
    }
    ring = table(p1(hand=["Plan"], stage=["Eye"]), p2(), cards=cards)
    ring.play("P1: play Plan")
    assert ring.question == "P1 respond"
    assert ring["P1.pool"] == ["Plan"]
    failed = table(
        p1(hand=["Plan"], stage=["Eye"], committed=True), p2(), cards={**cards, "Plan": foundation(difficulty=9)}
    )
    failed.play("P1: play Plan").on("P2 form", "P1 respond")
    assert failed.question == "P2 form"


@pytest.mark.proves("UFS-PLAY-04", "UFS-PLAY-05", "UFS-PLAY-07", "UFS-ATK-03")
def test_progressive_difficulty() -> None:
    cards = {"Plan": foundation(difficulty=4)}
    ring = table(p1(hand=["Plan", "Plan", "Plan"], stage=[PAGE] * 9), p2(), cards=cards)
    found = []
    for shortfall in (1, 2, 3):
        ring.play("P1: play Plan")
        found.append(needs(ring))
        for _ in range(shortfall):
            ring.play("P1: commit Blank Page") if "commit Blank Page" in ring.options else ring.play(
                f"P1: {ring.options[-1]}"
            )
    assert found == [4, 5, 6]


@pytest.mark.proves("UFS-PLAY-06")
def test_only_ones_own_pool_counts() -> None:
    cards = {"Plan": foundation(difficulty=4)}
    ring = table(p1(hand=["Plan"], stage=[PAGE]), p2(pool=[PAGE] * 4), cards=cards)
    ring.play("P1: play Plan")
    assert needs(ring) == 4


@pytest.mark.proves("UFS-PLAY-10", "UFS-RULING-44")
def test_every_card_in_the_pool_counts_alike() -> None:
    cards = {"Plan": foundation(difficulty=3), **JAB}
    pool = [PAGE, {"card": PAGE, "as": "nothing"}, {"card": "Jab", "as": "block"}]
    ring = table(p1(hand=["Plan"], stage=[PAGE] * 4, pool=pool), p2(), cards=cards)
    ring.play("P1: play Plan")
    assert needs(ring) == 6
    away = "Ability(FORM, (Clear(Sel(1, DOER, (), (POOL,))),))"
    cards["Broom"] = foundation([away])
    ring = table(p1(hand=["Plan"], stage=[PAGE, PAGE, "Broom"], pool=[PAGE, "Jab"]), p2(), cards=cards)
    ring.play("P1: use Broom", "P1: Blank Page", "P1: play Plan")
    assert ring["P1.pool"] == ["Jab"]  # the rest has closed up
    assert needs(ring) == 4


@pytest.mark.proves("UFS-PLAY-09", "UFS-CHECK-08", "UFS-DISC-01")
def test_a_failed_card_lies_on_the_card_that_was_checked() -> None:
    cards = {"Slow": attack(difficulty=6), "Top": foundation(check=2)}
    ring = table(p1(hand=["Slow"], deck=["Top"], committed=True, discards=[PAGE]), p2(), cards=cards)
    ring.play("P1: play Slow")
    assert ring["P1.discards"] == [PAGE, "Top", "Slow"]
    assert ring["P1.pool"] == []
    passed = table(
        p1(hand=["Plan"], deck=["Top"]), p2(), cards={"Plan": foundation(difficulty=2), "Top": foundation(check=2)}
    )
    passed.play("P1: play Plan")
    assert passed["P1.discards"] == ["Top"]


# Control checks


@pytest.mark.proves("UFS-CHECK-01", "UFS-ZONE-02")
def test_a_check_turns_over_the_top_card() -> None:
    cards = {
        "Plan": foundation(difficulty=5),
        "A": foundation(check=5),
        "B": foundation(),
        "C": foundation(),
        "Book": foundation(["Ability(FORM, (Draw(1),))"]),
    }
    ring = table(p1(hand=["Plan"], deck=["A", "B", "C"], stage=["Book"]), p2(), cards=cards)
    ring.play("P1: play Plan")
    assert ring.told_of("check")[0]["amount"] == 5
    assert ring["P1.discards"] == ["A"]
    ring.play("P1: use Book")
    assert ring["P1.hand"] == ["B"]


@pytest.mark.proves("UFS-CHECK-03", "UFS-CHECK-04", "UFS-RULING-02")
def test_the_shortfall_is_made_up_exactly() -> None:
    cards = {"Plan": foundation(difficulty=6)}
    ring = table(p1(hand=["Plan", PAGE], stage=[PAGE, PAGE, PAGE]), p2(), cards=cards)
    ring.play("P1: play Plan", "P1: commit Blank Page", "P1: commit Blank Page")
    assert sorted(ring.options) == ["commit Blank Page", "commit Sparring Partner"]  # two are not enough, nor taken yet
    assert not any("committed" in card for card in ring["P1.stage"])
    ring.play("P1: commit Sparring Partner")
    assert ring["P1.pool"] == ["Plan"]
    assert len([card for card in ring["P1.stage"] if "committed" in card]) == 3
    few = table(p1(hand=["Plan"], stage=[PAGE]), p2(), cards=cards)
    few.play("P1: play Plan")
    assert few["P1.discards"][-1] == "Plan"  # two of three: nobody is asked
    assert few["P1.stage"] == ["Sparring Partner", PAGE]


@pytest.mark.proves("UFS-CHECK-05", "UFS-TYPE-04")
def test_assets_do_not_help() -> None:
    cards = {"Plan": foundation(difficulty=4), "Ring": asset(["Ability(FORM, (Draw(1),), (Commit(This()),))"])}
    ring = table(p1(hand=["Plan"], stage=["Ring"], committed=True), p2(), cards=cards)
    assert "use Ring" in ring.options
    ring.play("P1: play Plan")
    assert ring["P1.discards"][-1] == "Plan"


@pytest.mark.proves("UFS-CHECK-06")
def test_committing_is_voluntary() -> None:
    ring = table(p1(hand=["Plan"], stage=[PAGE] * 5), p2(), cards={"Plan": foundation(difficulty=4)})
    ring.play("P1: play Plan", "P1: fail")
    assert ring["P1.discards"][-1] == "Plan"
    assert not any("committed" in card for card in ring["P1.stage"])


@pytest.mark.proves("UFS-CHECK-07", "UFS-RULING-03")
def test_only_ready_cards_are_committed() -> None:
    spent = {"card": PAGE, "committed": True}
    cards = {"Plan": foundation(difficulty=5)}
    ring = table(p1(hand=["Plan"], stage=[PAGE, spent, spent, spent, spent], committed=True), p2(), cards=cards)
    ring.play("P1: play Plan")
    assert ring["P1.discards"][-1] == "Plan"
    assert ring["P1.stage"][1] == PAGE


@pytest.mark.proves("UFS-CHECK-09")
def test_a_foundation_in_the_pool_does_not_help() -> None:
    cards = {"Plan": foundation(difficulty=3)}
    ring = table(p1(hand=["Plan"], pool=[PAGE], committed=True), p2(), cards=cards)
    ring.play("P1: play Plan")
    assert ring["P1.discards"][-1] == "Plan"


@pytest.mark.proves("UFS-CHECK-10", "UFS-STAGE-05")
def test_a_face_down_card_helps() -> None:
    down = {"card": "Ring", "down": True}
    cards = {"Plan": foundation(difficulty=4), "Ring": asset(), "Lead": character()}
    ring = table(p1(hand=["Plan", PAGE], stage=[down], committed=True), p2(), cards=cards)
    ring.play("P1: play Plan", "P1: commit Ring face down")
    assert ring["P1.pool"] == ["Plan"]


@pytest.mark.proves("UFS-CHECK-10", "UFS-STAGE-05")
@pytest.mark.parametrize(
    ("lying", "offered"),
    [
        ({"down": True}, ["fail", "commit Ring face down"]),
        ({"down": True, "committed": True}, None),
        ({}, None),
    ],
)
def test_face_up_or_committed_it_does_not(lying: dict[str, bool], offered: list[str] | None) -> None:
    cards = {"Plan": foundation(difficulty=4), "Ring": asset()}
    ring = table(p1(hand=["Plan"], stage=[{"card": "Ring", **lying}], committed=True), p2(), cards=cards)
    ring.play("P1: play Plan")
    if offered is None:
        assert ring["P1.discards"][-1] == "Plan"
    else:
        assert ring.options == offered
