"""Letting a decision's consequences come: what bots look at when they look ahead."""

import kumite
from kumite.core.drive import playout, settle
from kumite.core.game import notations
from kumite.core.position import JUDGE, Position
from kumite.games import GAMES


def table(**given: object) -> Position:
    mine = {"front": "Frankfurterer", "side": ["La Li"], "hand": ["B/Y", "B/Y", "B +super"], "super": 1}
    theirs = {"front": "Sharkfist", "side": ["Pogorilla"], "hand": ["Y/R block 2"], "swap": 1}
    return kumite.setup("megafighter", {"P1": mine, "P2": theirs, **given}, seed=1).position


def choose(g: Position, notation: str, key: int = 1) -> int:
    assert g.asking is not None
    return settle(g, g.asking.options[notations(g).index(notation)], key)


def asked(g: Position) -> tuple[int, str]:
    assert g.asking is not None
    return g.asking.who, g.asking.what


def test_an_attack_is_played_to_its_end_with_the_quietest_answers() -> None:
    g = table()
    answers = choose(g, "start Weeny Gun")
    assert asked(g) == (0, "act")
    seen = GAMES["megafighter"].view(g, JUDGE)
    assert seen["actions"] == 2
    assert seen["fighters"]["Sharkfist"]["damage"] == 2  # nobody blocked
    assert seen["seats"]["P1"]["hand_size"] == 2  # two cards laid, one drawn
    assert answers >= 3


def test_half_a_decision_is_completed() -> None:
    g = table()
    assert g.asking is not None
    g.answer(g.asking.options[notations(g).index("start Weeny Gun")])
    assert asked(g) == (0, "first card")
    choose(g, "B +super")
    assert asked(g) == (0, "act")


def test_a_turn_that_ends_is_over_when_the_next_player_is_asked() -> None:
    g = table(actions=0)
    choose(g, "end")
    assert asked(g) == (1, "act")


def test_what_waits_under_the_question_is_left_waiting() -> None:
    g = table()
    assert g.asking is not None
    for part in ("start Weeny Gun", "B/Y"):
        g.answer(g.asking.options[notations(g).index(part)])
    g.answer(g.asking.options[0])
    assert asked(g) == (1, "defend")
    height = len(g.todo)
    choose(g, "block Sharkfist with token")
    assert asked(g) == (1, "defend")
    assert len(g.todo) == height


def test_chance_plays_by_the_key() -> None:
    """The deck runs out, so the discard pile is shuffled, and the last card to come is anybody's guess."""

    def drawn(key: int) -> list[str]:
        g = table(deck=["R +swap"], rest="discards", actions=0)
        choose(g, "end", key)
        hand: list[str] = GAMES["megafighter"].view(g, JUDGE)["seats"]["P1"]["hand"]
        return hand

    assert drawn(1) == drawn(1)
    assert len({tuple(drawn(key)) for key in range(20)}) > 10


def test_a_playout_stops_where_it_is_told_to_or_at_the_end() -> None:
    g = kumite.match("megafighter", seed=1).position
    assert playout(g, 1, 30) == 30
    twin = g.clone()
    answers = playout(g, 1, 1 << 40)
    assert answers > 30
    assert g.outcome is not None
    assert playout(twin, 1, 1 << 40) == answers
    assert playout(g, 1, 5) == 0


def ringside(**mine: object) -> Position:
    hit = {"type": "attack", "difficulty": 5, "check": 3, "speed": 3, "zone": "mid", "damage": 4}
    side = {"hand": ["Hit", "Blank Page"], **mine}
    given = {"P1": side, "P2": {}, "cards": {"Hit": hit}, "options": {"windows": "silent"}}
    return kumite.setup("universus", given, seed=1).position


def test_where_the_quietest_answer_is_unusual_the_usual_one_is_given() -> None:
    """A check of 3 against difficulty 5: whoever plays the card commits two foundations rather than fail."""
    g = ringside(stage=["Blank Page", "Blank Page"])
    choose(g, "play Hit")
    seen = GAMES["universus"].view(g, JUDGE)
    assert asked(g) == (0, "form")
    assert seen["seats"]["P1"]["stage"] == ["Sparring Partner", "Blank Page (committed)", "Blank Page (committed)"]
    assert seen["seats"]["P2"]["health"] == 21
    choose(g, "pass")
    seen = GAMES["universus"].view(g, JUDGE)
    assert (seen["turn"], len(seen["seats"]["P1"]["momentum"])) == ("P2", 1)


def test_what_cannot_be_made_up_for_fails() -> None:
    g = ringside()
    choose(g, "play Hit")
    seen = GAMES["universus"].view(g, JUDGE)
    assert (seen["turn"], seen["seats"]["P2"]["health"]) == ("P2", 25)
