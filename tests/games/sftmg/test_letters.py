"""What the terminal shows: the stage in letters, the hand in words, and pages about everything printed."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import kumite
from kumite.errors import Refusal
from kumite.games import GAMES
from kumite.games.sftmg import glance
from kumite.games.sftmg.cards.roster import FIGHTERS, PLACES
from kumite.games.sftmg.letters import about, board, hand
from kumite.games.sftmg.position import Fight
from kumite.games.sftmg.printed import CARDS, DECKS, EVENT, ROSTER
from kumite.games.sftmg.rules.reach import why_short
from kumite.play.match import Match

GAME = GAMES["sftmg"]
RYU = {"fighter": "Ryu", "at": "d5", "meter": 3, "hand": ["Fierce Hadoken", "Collarbone Breaker", "Bait!"]}
SAGAT = {"fighter": "Sagat", "at": "g5", "health": 9, "hand": ["Tiger Rage"]}


def setup(**given: Any) -> Match:
    return kumite.setup("sftmg", {"P1": RYU, "P2": SAGAT, **given})


def drawn(match: Match, seat: str | None = "P1") -> str:
    return "\n".join(board(match.view(seat)))


def random_play(seed: int, **options: Any) -> Iterator[Match]:
    """A random match at every question."""
    match, rng = kumite.match("sftmg", seed, options={"rounds": 1, **options}), random.Random(seed)
    while match.question is not None:
        yield match
        answers = list(match.question.options)
        attacks = [answer for answer in answers if str(answer).startswith(("attack", "combo", "block"))]
        match.answer(rng.choice(attacks if attacks and rng.random() < 0.5 else answers))
    yield match


def stage_row(text: str, row: int) -> list[str]:
    """The nine marks of a row."""
    line = next(line for line in text.splitlines() if line[:1] == str(row))
    return line[1:28].split()


# The board


def test_the_stage_shows_figures_objects_and_where_one_may_go() -> None:
    text = drawn(setup(small=["d6"], large=["e4"], phase="move"))
    assert stage_row(text, 5) == ["+", "+", "+", "Ry", "+", "+", "Sa", ".", "."]
    assert stage_row(text, 6) == ["+", "+", "+", "o", "+", "+", "+", ".", "."]
    assert stage_row(text, 4)[4] == "#"
    assert "Ryu and Sagat are at range 3; they see each other." in text
    assert "+ open to you" in text


def test_the_ninth_row_is_on_top() -> None:
    lines = drawn(setup()).splitlines()
    assert lines[1].split()[:9] == list("abcdefghi")
    assert [line[0] for line in lines[2:11]] == list("987654321")


def test_nothing_is_open_to_whoever_is_not_asked() -> None:
    assert "+" not in "".join(stage_row(drawn(setup(), "P2"), 5))
    assert "+" not in "".join(stage_row(drawn(setup(), None), 5))


def test_two_of_the_same_character_can_be_told_apart() -> None:
    text = drawn(setup(P2={"fighter": "Ryu", "at": "g5"}))
    assert "R1" in stage_row(text, 5)
    assert "R2" in stage_row(text, 5)
    assert "R1 Ryu (P1)" in text


def test_the_players_stand_beside_the_stage() -> None:
    text = drawn(setup(P1={**RYU, "stays": ["Power of Nothingness"]}))
    assert "P1 (you): Ryu on d5" in text
    assert f"Health  9 of {ROSTER[FIGHTERS['Sagat']].health} ###" in text
    assert "Meter   3 of 8  ###....." in text
    assert "In play: Power of Nothingness" in text
    assert "Rounds won: 0 of 2" in text


def test_the_headline_says_whose_turn_it_is_and_what_is_left_of_it() -> None:
    first = drawn(setup(turns=4, actions=1)).splitlines()[0]
    assert first.startswith("== Round 1, turn 4, Ryu: 1 Action left ==")


def test_who_sees_whom_is_said() -> None:
    assert "neither sees the other" in drawn(setup(large=["e5", "f5", "e6", "f6", "e4", "f4"]))


def test_an_attack_is_told_as_far_as_one_may_know_it() -> None:
    match = setup()
    match.answer("attack Sagat with Fierce Hadoken")
    assert "Ryu attacks Sagat with a facedown card." in drawn(match, "P2")
    assert "Ryu attacks Sagat with a facedown card." in drawn(match, None)
    assert "Ryu attacks Sagat with Fierce Hadoken, facedown." in drawn(match, "P1")
    for said in ("Hadoken", "Projectile", "3 dice"):
        assert said not in drawn(match, "P2").replace("Counter", "")


def test_the_dice_are_counted() -> None:
    view = setup().view("P1")
    said = {"by": "Ryu", "target": "Sagat", "card": "Fierce Hadoken", "faceup": True, "follows": False}
    dice = {"rolled": ["CR", "H", "M"], "blocks": ["HB", "M", "CR", "B"], "damage": 1}
    view["attack"] = {**said, **dice, "reaction": "block", "answer": None, "boosts": 2}
    text = " ".join(" ".join(board(view)).split())
    assert "Sagat blocks, boosted by 2 dice. Attack Dice CR, H, M: 3 hits." in text
    assert "Block Dice HB, M, CR, B: 2 blocks. It dealt 1 damage." in text
    view["attack"]["card"] = "Shinku Hadoken"
    assert "CR, H, M: 4 hits" in " ".join(" ".join(board(view)).split())


def test_no_line_is_too_long_and_every_seat_gets_a_board() -> None:
    for seed in range(3):
        for match in random_play(seed, mirror=seed == 0, setup="competitive" if seed == 1 else "casual"):
            for seat in ("P1", "P2", None):
                lines = board(match.view(seat))
                assert max(map(len, lines)) < 80, lines
                assert lines[0].startswith("== ")


def test_nothing_is_drawn_that_is_hidden() -> None:
    """The board of a view is the board of what that seat could be looking at."""
    for match in random_play(5):
        for seat in (0, 1):
            other = match.game.guess(match.position, seat, 7)
            seen, also = match.view(seat), match.game.view(other, seat)
            also.update({key: seen[key] for key in ("you", "question", "events", "outcome")})
            assert board(seen) == board(also)


# The hand


def test_the_hand_says_what_reaches() -> None:
    lines = " ".join(" ".join(hand(setup().view("P1"), "P1")).split())
    assert "Fierce Hadoken: Projectile, 3 dice, range 2-5" in lines
    assert "Knockback 1, Edge +1 at range 5; reaches" in lines
    assert "Mix-Up 1, Combo +1; cannot end adjacent" in lines
    assert "Bait!: any range, 2 Meter if they block; reaches" in lines
    near = " ".join(" ".join(hand(setup(P2={**SAGAT, "at": "f5"}).view("P1"), "P1")).split())
    assert "Combo +1; reaches, adjacent after moving" in near
    behind = setup(large=["e5", "f5", "e6", "f6", "e4", "f4"]).view("P1")
    assert "any range, 2 Meter if they block; no line of sight" in " ".join(" ".join(hand(behind, "P1")).split())


def test_the_hand_marks_events_and_routes() -> None:
    held = ["Short Uppercut", "Solar Plexus Strike", "Mind's Eye", "Mind's Eye"]
    view = setup(P1={**RYU, "hand": held}).view("P1")
    text = " ".join(" ".join(hand(view, "P1")).split())
    assert "Mind's Eye x2: Response Event, DEFENSE 2" in text
    for first, after in view["seats"]["P1"]["links"].items():
        assert any(f"{first} > {second}" in text for second in after)


def test_a_route_uses_a_card_as_often_as_it_is_held() -> None:
    view = {
        "you": "P1",
        "seats": {"P1": {"hand": ["A", "B", "B"], "links": {"A": ["B"], "B": ["B"]}}},
    }
    assert glance.routes(view) == [["A", "B", "B"]]


def test_other_hands_are_not_told() -> None:
    assert hand(setup().view("P1"), "P2") == []
    assert hand(setup().view(None), "P1") == []


def test_what_reaches_is_what_the_rules_say() -> None:
    checked = 0
    for seed in (11, 12):
        for match in random_play(seed):
            view = match.view(0)
            g = match.position
            assert isinstance(g, Fight)
            if not glance.meets(view):
                continue
            for seat, name in enumerate(("P1", "P2")):
                for card in [CARDS[kind] for kind in sorted(set(DECKS[g.fighter[seat]])) if CARDS[kind].type != EVENT]:
                    seen = glance.why_short(view, name, card, glance.other(view, name))
                    assert seen == why_short(g, card, seat, 1 - seat)
                    checked += 1
    assert checked > 1000


# Pages


def test_every_name_has_a_page() -> None:
    view = setup().view("P1")
    for name in (*FIGHTERS, *PLACES, *[card.name for card in CARDS]):
        lines = about(view, name)
        assert lines[0].startswith(name)
        assert max(map(len, lines)) < 80
        assert any(line.startswith("  [") for line in lines), name


@pytest.mark.parametrize(
    ("typed", "found"),
    [("bison", "M. Bison"), ("chun", "Chun-Li"), ("FIERCE HAD", "Fierce Hadoken"), ("air", "Air Force Base")],
)
def test_a_page_is_found_by_the_beginning_of_a_word(typed: str, found: str) -> None:
    assert about(setup().view("P1"), typed)[0].startswith(found)


def test_a_page_says_where_its_facts_come_from() -> None:
    text = " ".join(" ".join(about(setup().view("P1"), "Fierce Hadoken")).split())
    assert "[printed] name, type, dice, range, keywords, counter: 000, Anatomy of an Attack Card" in text
    assert "[ours] copies, linkers, ex" in text
    assert "Counter-Attack. Against a Projectile:" in text


def test_the_page_of_a_stage_draws_it() -> None:
    lines = about(setup().view("P1"), "Dojo")
    assert stage_row("\n".join(lines), 5) == [".", "S", ".", ".", ".", ".", ".", "S", "."]


@pytest.mark.parametrize("name", ["Blanka", "", "   ", "sho"])
def test_what_has_no_page_is_refused(name: str) -> None:
    with pytest.raises(Refusal):
        about(setup().view("P1"), name)


def test_newcomers_are_told_the_game() -> None:
    assert "2 rounds win the match" in " ".join(GAME.intro(setup().view("P1")))
    assert "1 round wins the match" in " ".join(GAME.intro(setup(options={"rounds": 1}).view("P1")))


def told(mode: str, seat: str = "P1") -> str:
    return " ".join(GAME.intro(kumite.match("sftmg", 3, mode=mode).view(seat)))


@pytest.mark.proves("SFTMG-THREE-01", "SFTMG-ARC-01", "SFTMG-TAG-01", "SFTMG-TAG-10", "SFTMG-NEM-04")
@pytest.mark.parametrize(
    ("mode", "said", "not_said"),
    [
        ("versus", "Two Characters on a stage of 9 by 9 spaces", "team"),
        ("3-on-3", "Whose three are all KO'd has lost.", "wins the match"),
        ("classic arcade", "a strip of nine spaces, who may walk through each other", "9 by 9"),
        ("tag team", "who leaves regains 2 Health, who enters draws 2 cards", "through each other"),
        ("team", "walk through each other", "Tag"),
        ("free-for-all", "the last one wins", "Allies"),
        ("nemesis", "six Nemesis Events take the place of the Character Events. 2 rounds win", "team"),
        ("boss", "a Challenge card makes it harder for them", "round"),
    ],
)
def test_newcomers_are_told_the_mode_they_sit_down_to(mode: str, said: str, not_said: str) -> None:
    assert said in told(mode)
    assert not_said not in told(mode)


@pytest.mark.proves("SFTMG-BOSS-21", "SFTMG-TURN-02")
def test_newcomers_are_told_what_their_own_seat_draws_and_pays() -> None:
    for standard in (told("boss"), told("nemesis", "P2"), told("versus")):
        assert "you draw 2 cards" in standard
        assert "Supers (4) and your Ultra (8)" in standard
    boss = told("boss", "P4")
    assert "you draw up to 7 cards" in boss
    assert "Meter pays for EX (1: one die more) and your Ultra (12)." in boss
