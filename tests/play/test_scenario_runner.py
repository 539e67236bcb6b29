"""Scenario files: what holds, what differs and how that is said, and what cannot be read at all."""

import pytest

from kumite.errors import BadScenario, Refusal, brief_both
from kumite.play.scenario import load, look, run

WEENY = """
scenario: Weeny Gun deals 2 and draws a card
game: megafighter
rules: [MEGA-START-01, MEGA-ATK-03]
given:
  P1: {front: Frankfurterer, side: [Slumberjack], hand: [B/Y, Y/R]}
  P2: {front: Sharkfist, side: [La Li], hand: [Y/R block 2, B +super]}
when:
  - P1 cannot: start Meat Seeker
  - P1 can: start Weeny Gun
  - P1: start Weeny Gun
  - then: {question: P2 defend, strike.hits.Sharkfist: 2, combo: [B/Y as B, Y/R as Y]}
  - P2 cannot: block La Li with Y/R block 2
  - P2: done
then:
  Sharkfist.damage: 2
  Sharkfist.place: front
  P1.hand_size: 1
  P2.super: 1
  P2.hand.0: Y/R block 2
  strike: null
  outcome: null
  question: P1 act
  events: [Sharkfist takes 2., Drew, P2 gains 1 Super Token.]
"""

TWIST = """
scenario: an empty deck is shuffled by chance, whose answers are written down
game: megafighter
given:
  P1: {front: Frankfurterer, hand: []}
  P2: {front: Sharkfist, hand: []}
  rest: discards
  deck: [B/Y]
  actions: 1
when:
  - P1: draw
  - then: {question: chance shuffle, deck: 62}
  - chance: 0
  - chance: 1
  - chance: 2
  - chance: 3
  - chance: 4
then:
  deck: 59
  P1.hand_size: 4
  turns: 2
"""


def differences(text: str) -> list[str]:
    return run(text).differences


def refusal(text: str) -> str:
    with pytest.raises(Refusal) as refused:
        run(text)
    assert "\n" not in str(refused.value)
    return str(refused.value)


# ---------------------------------------------------------------------------- what holds


def test_a_scenario_that_holds_has_no_differences() -> None:
    result = run(WEENY)
    assert result.differences == []
    assert result.holds
    assert result.name == "Weeny Gun deals 2 and draws a card"
    assert result.rules == ("MEGA-START-01", "MEGA-ATK-03")


def test_chance_is_asked_like_anybody_else() -> None:
    assert differences(TWIST) == []


def test_a_shuffle_that_is_not_answered_is_a_difference() -> None:
    text = TWIST.replace("  - chance: 4\n", "").split("then:\n  deck")[0] + "then: {question: P2 act}"
    assert differences(text) == ["then: question is 'chance shuffle', not 'P2 act'"]


# ---------------------------------------------------------------------------- what differs


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("Sharkfist.damage: 2", "Sharkfist.damage: 3", "then: Sharkfist.damage is 2, not 3"),
        ("question: P1 act", "question: P2 act", "then: question is 'P1 act', not 'P2 act'"),
        ("outcome: null", "outcome: P1", "then: outcome is None, not 'P1'"),
        ("Drew, P2", "KnockedOut, P2", "then: events is ['Sharkfist takes 2.'"),
        ("- P2: done", "- P1: taunt", "when, line 6: P1 answers 'taunt', but P2 is asked (defend)"),
        (
            "- P2: done",
            "- P2: block La Li with Y/R block 2",
            "when, line 6: P2 answers 'block La Li with Y/R block 2', but that is not among the options: done, block",
        ),
        (
            "P1 can: start Weeny",
            "P1 cannot: start Weeny",
            "when, line 2: P1 cannot 'start Weeny Gun', but that is among",
        ),
        ("P1 cannot: start Meat", "P1 can: start Meat", "when, line 1: P1 can 'start Meat Seeker', but that is not"),
        ("strike.hits.Sharkfist: 2", "strike.hits.Sharkfist: 9", "when, line 4: strike.hits.Sharkfist is 2, not 9"),
    ],
)
def test_a_difference_is_said_with_its_place(old: str, new: str, says: str) -> None:
    assert old in WEENY
    found = differences(WEENY.replace(old, new))
    assert len(found) == 1
    assert found[0].startswith(says)


@pytest.mark.parametrize("bad", ["Sharkfish.damage: 2", "events: Drew", "P2.hand.9: x"])
@pytest.mark.parametrize("first", [True, False])
def test_a_bad_path_hides_no_difference(bad: str, first: bool) -> None:
    lines = [bad, "Sharkfist.damage: 3"] if first else ["Sharkfist.damage: 3", bad]
    found = differences(f"{WEENY.partition('then:' + chr(10))[0]}then:\n  {lines[0]}\n  {lines[1]}\n")
    assert found[0] == "then: Sharkfist.damage is 2, not 3"
    assert len(found) == 2
    assert found[1].startswith("then: ")


def test_true_is_not_one() -> None:
    text = WEENY.replace("strike.hits.Sharkfist: 2", "strike.blocked: 0")
    assert differences(text) == ["when, line 4: strike.blocked is False, not 0"]


def test_a_match_that_is_over_answers_nothing() -> None:
    text = WEENY.replace("side: [La Li], hand: [Y/R block 2, B +super]", "damage: {Sharkfist: 10}")
    text = text.split("  - then")[0] + "  - P1: taunt\nthen: {outcome: P1}\n"
    assert differences(text) == [
        "when, line 4: P1 answers 'taunt', but the match is over: all Fighters of P2 are K.O.'d"
    ]


def test_a_number_that_chance_cannot_give_is_a_difference() -> None:
    found = differences(TWIST.replace("chance: 0", "chance: ²"))
    assert found[0].startswith("when, line 3: chance answers '²', but that is not among the options: a number below")


# ---------------------------------------------------------------------------- what cannot be read


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("game: megafighter", "game: chess", "there is no game 'chess'"),
        ("game: megafighter\n", "", "'game' must be a game's id; it is None"),
        ("scenario: Weeny Gun", "scenario: 7 #", "'scenario' must be a sentence; it is 7"),
        ("rules:", "rule:", "unknown entry 'rule'"),
        ("MEGA-ATK-03", "MEGA-ATK-99", "rules: 'MEGA-ATK-99' is not in the catalogue"),
        ("MEGA-ATK-03", "Weeny", "rules: 'Weeny' is not in the catalogue"),
        ("MEGA-ATK-03", "mega-atk-3", "rules: 'mega-atk-3' is written MEGA-ATK-03"),
        ("MEGA-ATK-03", "3", "rules: 3 is not a rule's id"),
        ("when:", "wenn:", "unknown entry 'wenn'"),
        ("front: Frankfurterer", "front: Frankfurter", "given: P1 has 'Frankfurter', who is not in the roster"),
        ("- P2: done", "- P3: done", "when, line 6: 'P3' is none of P1, P2, chance and then"),
        ("- P2: done", "- P2 may: done", "when, line 6: 'P2 may' is none of"),
        ("- P2: done", "- done", "when, line 6: 'done' is not of the form 'SEAT: answer'"),
        ("Sharkfist.damage: 2", "Sharkfish.damage: 2", "then: nothing at the table is called 'Sharkfish'"),
        ("Sharkfist.damage: 2", "Sharkfist.damag: 2", "then: 'Sharkfist.damag' leads nowhere at 'damag'; there is"),
        ("P2.hand.0: Y/R block 2", "P2.hand.9: x", "then: 'P2.hand.9' leads nowhere at '9'"),
        ("P2.hand.0: Y/R block 2", "P2.hand.²: x", "then: 'P2.hand.²' leads nowhere"),
        ("P2.hand.0: Y/R block 2", "P1.super.x: 1", "then: 'P1.super.x' leads nowhere at 'x'"),
        (
            "events: [Sharkfist takes 2., Drew, P2 gains 1 Super Token.]",
            "events: Drew",
            "then: 'events' must be a list",
        ),
        ("outcome: null", "outcome: null\n  outcome: P1", "line 23: 'outcome' stands here a second time"),
        ("hand: [B/Y, Y/R]}", "hand: [B/Y, Y/R]", "line 7, column 3: this is not YAML:"),
        ("P2.super: 1", "P2.super: 2001-13-45", "this YAML holds a value that cannot be: month must be"),
        ("P2.super: 1", "P2.super: !!python/object:os.system 1", "this is not YAML: could not determine a constructor"),
        ("  - then: {question", "  - then: [question", "line 12, column"),
    ],
)
def test_a_typo_gets_one_sentence_with_its_place(old: str, new: str, says: str) -> None:
    assert old in WEENY
    assert says in refusal(WEENY.replace(old, new))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "a scenario is a mapping with scenario, game, given, when, then"),
        ("- a\n- b", "a scenario is a mapping"),
        ("[" * 3000, "nested too deeply"),
        ("a: b\n---\nc: d", "this is not YAML"),
        ("scenario: x\ngame: megafighter\ngiven: {}", "says nothing"),
        ("scenario: x\ngame: megafighter\ngiven: {}\nwhen: {}", "'when' must be a list; it is {}"),
        ("scenario: x\ngame: megafighter\ngiven: []\nthen: {a: 1}", "'given' must be a mapping"),
        ("scenario: \x00", "this is not YAML"),
    ],
)
def test_what_is_no_scenario_at_all_gets_one_sentence(text: str, says: str) -> None:
    assert says in refusal(text)


def test_refusals_are_of_one_kind() -> None:
    with pytest.raises(BadScenario):
        load("x: 1")


# ---------------------------------------------------------------------------- paths


def test_names_may_hold_dots_and_blanks() -> None:
    view = {"T": {"x": 1}, "fighters": {"T. Hawk": {"health": 3}, "E. Honda": {"hits": {"R.S.V.Pow": [7]}}}}
    assert look(view, "T. Hawk.health", "then") == 3
    assert look(view, "E. Honda.hits.R.S.V.Pow.0", "then") == 7
    assert look(view, "T.x", "then") == 1
    with pytest.raises(BadScenario, match=r"'T\. Hawk\.wealth' leads nowhere at 'wealth'; there is health"):
        look(view, "T. Hawk.wealth", "then")


DUEL = """
scenario: a Character's name stands for its seat
game: sftmg
given: {P1: {fighter: Zangief, at: e5, hand: [Spinning Pile Driver]}, P2: {fighter: Ryu, at: f5, hand: [Bait!]}}
when:
  - Zangief: attack Ryu with Spinning Pile Driver
  - Ryu cannot: play Bait!
  - Ryu: block
  - Ryu: done
  - chance: H, H, B
then: {Ryu.health: 23}
"""


def test_a_fighters_name_stands_for_its_seat() -> None:
    assert differences(DUEL) == []
    assert "none of P1, P2, chance" in refusal(DUEL.replace("- Zangief:", "- Sagat:"))


def test_a_roll_that_cannot_be_read_is_told_how_one_is_written() -> None:
    (wrong,) = differences(DUEL.replace("chance: H, H, B", "chance: H, Q"))
    assert wrong.endswith("3 faces of HB, BH, CR, H, B, M, with commas between them")


def test_long_values_are_told_from_where_they_differ() -> None:
    same = "the same long beginning of a sentence that nobody wants to read twice, "
    found, wanted = brief_both([same + "a hat"], [same + "a cat"])
    assert "a hat" in found
    assert "a cat" in wanted
    assert brief_both("a", "b") == ("'a'", "'b'")
    assert brief_both(same, same + same)[0] != brief_both(same, same + same)[1]
