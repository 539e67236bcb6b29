"""The four files load, hold what PRODUCT.md says, and refer only to what exists."""

import re
from collections import Counter

import pytest

from kumite.catalogue import Entry, Example, Rule, Ruling, catalogue, games
from kumite.catalogue.ids import PREFIXES
from kumite.errors import UnknownGame

SIZES = {  # rules, rulings, examples
    "megafighter": (116, 42, 9),
    "sftmg": (461, 126, 17),
    "ufs": (246, 48, 18),
    "universus": (796, 84, 88),
}


def every_entry() -> list[Entry]:
    return [entry for game in games() for entry in catalogue(game).entries]


def test_the_games_are_the_four_in_alphabetical_order() -> None:
    assert games() == ["megafighter", "sftmg", "ufs", "universus"]


@pytest.mark.parametrize("game", list(SIZES))
def test_each_file_holds_as_many_entries_as_the_product_says(game: str) -> None:
    one = catalogue(game)
    rules, rulings, examples = SIZES[game]
    assert (len(one.rules), len(one.examples)) == (rules, examples)
    assert len(one.rulings) >= rulings  # every new decision of ours is added here
    assert one.game == game
    assert one.title
    assert one.sources


def test_ids_are_unique_over_all_games() -> None:
    ids = Counter(entry.id for entry in every_entry())
    assert [rule_id for rule_id, count in ids.items() if count > 1] == []


def test_an_id_tells_its_game_and_its_topic() -> None:
    for entry in every_entry():
        match = re.fullmatch(r"([A-Z]+)-([A-Z]+)-\d{2,3}", entry.id)
        assert match is not None, entry.id
        assert PREFIXES[match.group(1)] == entry.game
        assert match.group(2) == entry.topic


def test_rulings_and_examples_have_topics_of_their_own() -> None:
    for entry in every_entry():
        assert (entry.topic == "RULING") == isinstance(entry, Ruling)
        assert (entry.topic == "EX") == isinstance(entry, Example)


def test_every_ruling_is_about_something_that_exists() -> None:
    known = {entry.id for entry in every_entry()}
    rulings = [entry for entry in every_entry() if isinstance(entry, Ruling)]
    assert [(ruling.id, about) for ruling in rulings for about in ruling.about if about not in known] == []
    assert all(ruling.about for ruling in rulings)


def test_every_example_uses_rules_that_exist() -> None:
    known = {entry.id for entry in every_entry()}
    examples = [entry for entry in every_entry() if isinstance(entry, Example)]
    assert [(example.id, rule) for example in examples for rule in example.rules if rule not in known] == []
    assert all(example.rules for example in examples)


def test_no_text_is_blank() -> None:
    for entry in every_entry():
        assert entry.text.strip(), entry.id
        if isinstance(entry, Rule):
            assert entry.test.strip(), entry.id
            assert entry.source.strip(), entry.id


def test_ids_named_inside_texts_exist() -> None:
    known = {entry.id for entry in every_entry()} | {each for game in games() for each in catalogue(game).other_ids}
    pattern = re.compile(rf"\b(?:{'|'.join(PREFIXES)})-[A-Z]+-\d+\b")
    named = {(entry.id, found) for entry in every_entry() for found in pattern.findall(entry.text)}
    assert {pair for pair in named if pair[1] not in known} == set()


def test_cards_and_templates_are_known_by_id_though_they_are_no_rules() -> None:
    assert {"UVS-CARD-01", "UVS-ABT-001"} <= catalogue("universus").other_ids


def test_a_file_is_read_once() -> None:
    assert catalogue("ufs") is catalogue("UFS")


def test_a_mistyped_game_is_refused_with_a_suggestion() -> None:
    with pytest.raises(UnknownGame, match="did you mean universus"):
        catalogue("univerus")
    with pytest.raises(UnknownGame, match="the games are megafighter"):
        catalogue("chess")


def test_topics_keep_the_order_of_the_rulebook_and_lose_no_rule() -> None:
    one = catalogue("megafighter")
    assert list(one.topics)[:3] == ["WIN", "COMP", "BOARD"]
    assert sum(len(rules) for rules in one.topics.values()) == len(one.rules)
