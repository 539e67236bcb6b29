"""What a client offers is the view's own options, in their order, and nobody else's."""

import json
import random

from tests.laws.tables import Table, some_answer

GAMES = 2


def test_the_menu_is_the_question(table: Table) -> None:
    for seed in range(GAMES):
        match, rng = table.match(seed), random.Random(seed)
        while match.question is not None:
            for seat in [*range(len(match.seats)), None]:
                seen = match.view(seat)
                menu = table.game.menu(seen)
                if seat != match.question.seat:
                    assert menu is None
                    continue
                assert menu is not None
                assert [choice["option"] for choice in menu] == seen["question"]["options"]
                assert json.loads(json.dumps(menu)) == menu
            match.decide(some_answer(rng, match.position))
            match.settle()


def test_every_moment_of_a_game_has_its_words(table: Table) -> None:
    match, rng, turns = table.match(1), random.Random(1), [0]
    while match.question is not None:
        turn, words = table.game.moment(match.view(None))
        assert words
        assert turn >= turns[-1]
        turns.append(turn)
        match.decide(some_answer(rng, match.position))
        match.settle()
    assert len(set(turns)) > 3


def test_the_book_is_plain_data(table: Table) -> None:
    book = table.game.book()
    assert book
    assert json.loads(json.dumps(book)) == book
