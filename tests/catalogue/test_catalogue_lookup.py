"""Finding by id, by topic and by words."""

import re

import pytest

from kumite.catalogue import Example, Rule, Ruling, examples_of, find, rulings_about, say, search, selection
from kumite.catalogue.lookup import searched_text
from kumite.errors import Refusal


def test_find_gives_the_record_of_any_kind_and_game() -> None:
    rule = find("MEGA-WIN-01")
    assert isinstance(rule, Rule)
    assert (rule.game, rule.topic, rule.kind) == ("megafighter", "WIN", "victory")
    assert "all three" in rule.rule
    assert isinstance(find("SFTMG-RULING-01"), Ruling)
    assert isinstance(find("UFS-EX-01"), Example)


@pytest.mark.parametrize("spelling", ["mega-ko-02", " MEGA-KO-02 ", "Mega-Ko-2"])
def test_find_forgives_capitals_blanks_and_a_missing_zero(spelling: str) -> None:
    assert find(spelling).id == "MEGA-KO-02"


def test_an_unknown_id_is_refused_with_near_ones() -> None:
    with pytest.raises(Refusal, match=r"no rule, ruling or example MEGA-KO-99; near it are MEGA-KO-0\d"):
        find("MEGA-KO-99")


def test_a_wrong_prefix_looks_in_every_game() -> None:
    with pytest.raises(Refusal, match="SFTMG-LOS-01"):
        find("SFTMGG-LOS-01")


def test_nonsense_is_told_what_ids_look_like() -> None:
    with pytest.raises(Refusal, match="ids look like MEGA-KO-02"):
        find("?!")


def test_say_is_one_line_with_the_id() -> None:
    assert (
        say("mega-win-01") == "MEGA-WIN-01: A player who has K.O.'d all three of the opponent's Fighters wins the game."
    )
    assert "\n" not in say("UVS-EX-01")


def test_of_a_ruling_the_question_is_said_first() -> None:
    assert say("ufs-ruling-02").startswith("UFS-RULING-02: May a player commit some foundations although")
    assert " or commit more than the shortfall? No. The sheet only allows" in say("ufs-ruling-02")


def test_rulings_and_examples_are_found_from_the_rule() -> None:
    assert "MEGA-RULING-15" in [ruling.id for ruling in rulings_about("MEGA-KO-02")]
    assert "MEGA-EX-01" in [example.id for example in examples_of("mega-start-01")]
    with pytest.raises(Refusal):
        rulings_about("MEGA-KO-99")


def test_search_wants_every_word() -> None:
    found = search("double sided button")
    assert found[0].id == "MEGA-BTN-01"
    assert all("sided" in entry.text.lower() or isinstance(entry, Ruling) for entry in found)
    assert search("double sided xylophone") == ()
    assert search("") == ()


def test_search_takes_words_in_any_form_and_case() -> None:
    assert search(["Double", "SIDED", "button"]) == search("double sided button")


def test_search_includes_rulings_with_their_problem_and_examples() -> None:
    kinds = {type(entry) for entry in search("frontline", game="megafighter")}
    assert kinds == {Rule, Ruling, Example}
    assert "MEGA-RULING-15" in [entry.id for entry in search("who is on the sideline")]  # only its problem says so


def test_whole_words_come_before_parts_of_words() -> None:
    whole = [re.search(r"\bside\b", searched_text(entry), re.IGNORECASE) is not None for entry in search("side")]
    assert whole == sorted(whole, reverse=True)
    assert set(whole) == {True, False}


def test_a_topic_is_worth_more_than_a_word() -> None:
    topics = [entry.topic == "BLOCK" for entry in search("block", game="megafighter")]
    assert topics == sorted(topics, reverse=True)
    assert set(topics) == {True, False}


def test_words_side_by_side_come_before_scattered_ones() -> None:
    together = ["button card" in searched_text(entry).lower() for entry in search("button card", game="megafighter")]
    assert together == sorted(together, reverse=True)
    assert set(together) == {True, False}


def test_search_is_limited_to_a_game_and_a_topic() -> None:
    assert {entry.game for entry in search("damage", game="ufs")} == {"ufs"}
    assert {entry.topic for entry in search("damage", topic="dmg")} == {"DMG"}


def test_selection_lists_a_topic_in_order() -> None:
    assert [entry.id for entry in selection("megafighter", "ko")][:2] == ["MEGA-KO-01", "MEGA-KO-02"]


def test_an_unknown_topic_is_refused_with_near_ones() -> None:
    with pytest.raises(Refusal, match=r"sftmg has no topic LOZ; near it are .*LOS"):
        selection("sftmg", "loz")
