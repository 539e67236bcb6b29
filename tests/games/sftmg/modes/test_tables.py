"""Tables that cannot be, and how many may sit where: one sentence each."""

import pytest

import kumite
from kumite.bots.sight import sight_of
from kumite.core.save import from_json, to_json
from kumite.errors import BadOption, Refusal
from kumite.games.sftmg.position import Fight
from tests.games.sftmg.modes.arena import arena, four, selecting, spine
from tests.games.sftmg.ringside import Ring, ryu, sagat, side

WRONG = (
    ({"mode": "team", "options": {"teams": "4v4"}}, "option teams is '4v4'; it must be one of 2v2, 3v3, 2v2v2"),
    ({"mode": "team", "options": {"teams": "2v3"}}, "it must be one of 2v2, 3v3, 2v2v2"),
    ({"mode": "brawl"}, "sftmg has no mode 'brawl'; it has versus, team, free-for-all"),
    ({"mode": "team", "options": {"time_out": True}}, "sftmg team has no option 'time_out'"),
    ({"mode": "free-for-all", "options": {"time_out": True}}, "sftmg free-for-all has no option 'time_out'"),
    ({"mode": "free-for-all", "options": {"placement": "free"}}, "sftmg free-for-all has no option 'placement'"),
    ({"mode": "free-for-all", "options": {"teams": "2v2"}}, "sftmg free-for-all has no option 'teams'"),
    ({"mode": "versus", "options": {"players": 3}}, "sftmg versus has no option 'players'"),
    ({"mode": "team", "options": {"rounds": 2}}, "sftmg team has no option 'rounds'"),
    ({"mode": "team", "options": {"fighter5": "Ryu"}}, "fighter5 is P5's Character, and this table has 4 seats"),
    ({"mode": "team", "options": {"fighter1": "Ryu", "fighter4": "Ryu"}}, "2 play Ryu; that needs the option mirror"),
)


@pytest.mark.proves("SFTMG-TIME-01", "SFTMG-TEAM-01", "SFTMG-FFA-01")
@pytest.mark.parametrize(("table", "words"), WRONG, ids=[words for _, words in WRONG])
def test_a_table_that_cannot_be_is_refused_in_a_sentence(table: dict[str, object], words: str) -> None:
    with pytest.raises(Refusal) as caught:
        kumite.match("sftmg", seed=0, **table)  # type: ignore[arg-type]
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.proves("SFTMG-COMP-16")
@pytest.mark.parametrize(
    ("mode", "options", "seats"),
    [
        ("versus", {}, 2),
        ("team", {}, 4),
        ("team", {"teams": "3v3"}, 6),
        ("team", {"teams": "2v2v2"}, 6),
        ("free-for-all", {"players": 5}, 5),
    ],
)
def test_how_many_sit_there_is_the_modes(mode: str, options: dict[str, object], seats: int) -> None:
    assert len(kumite.match("sftmg", seed=0, mode=mode, options=options).seats) == seats


def test_so_many_names_as_there_are_seats() -> None:
    with pytest.raises(BadOption, match="sftmg has 4 seats; 2 names were given"):
        kumite.match("sftmg", mode="team", seats=["Ann", "Bob"])


def test_a_position_of_many_is_saved_and_read_again() -> None:
    told = {"seat": "P2", "dice": 2}
    ring = arena("free-for-all", **four(P1=ryu("d5", hand=["Hadoken"]), P2=sagat("f5")), guard=told)
    text = to_json(spine(ring))
    again = from_json(Fight, text)
    assert to_json(again) == text
    assert again.kit.shield(1) == 2


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"P5": ryu("e5")}, "P5 is described, but this table has the seats P1, P2, P3, P4"),
        ({"order": ["P1", "P2"]}, "order must be a list of 4 seats"),
        ({"P2": {"fighter": "Sagat", "health": 0, "at": "e5"}}, "a KO'd figure stands nowhere"),
        ({"P2": {"fighter": "Sagat", "health": 0}, "P4": {"fighter": "Vega", "health": 0}}, "one team only is left"),
        ({"P1": {"fighter": "Ryu", "health": 0}, "turn": "P1"}, "P1 holds no Turn Order token"),
        ({"P3": side("Ken", "i9")}, "i9 is taken"),
        ({"guard": {"seat": "P1", "dice": 1}}, "the unknown entry 'guard'"),
    ],
)
def test_positions_of_a_team_game_that_cannot_be(given: dict[str, object], words: str) -> None:
    with pytest.raises(Refusal) as caught:
        arena("team", **{**four(), **given})
    assert words in str(caught.value)


# Competitive


def ranked(mode: str, rolls: tuple[str, ...], **options: object) -> Ring:
    return selecting(mode, setup="competitive", **options).chance(*rolls)


MOST, SOME, ONE, NONE = "H, H, H, H", "H, H, B, B", "H, B, B, B", "B, B, B, B"


@pytest.mark.proves("SFTMG-VAR-03", "SFTMG-VAR-04", "SFTMG-VAR-06", "SFTMG-VAR-08", "SFTMG-RULING-68")
def test_competitive_order_is_by_hits_and_the_last_picks_first() -> None:
    ring = ranked("free-for-all", (MOST, ONE, SOME), players=3)
    assert ring["order"] == ["P1", "P3", "P2"]
    ring.play("P2: pick Ryu", "P3: pick Ken", "P1: pick Vega")
    assert ring.question == "P1 stage", "who chose last names the stage"
    ring.play("P1: stage Dojo").shuffle()
    assert ring.question == "P1 place", "and places first"
    ring.play("P1: place e5")
    assert ring.question == "P3 place"
    ring.quiet("P1 move")
    assert ring["turns"] == 1


@pytest.mark.proves("SFTMG-VAR-03")
def test_any_tie_is_rolled_again_among_those_who_tie() -> None:
    ring = ranked("free-for-all", (SOME, MOST, SOME), players=3)
    assert ring.question == "chance order dice"
    ring.chance(NONE, ONE)
    assert ring["order"] == ["P2", "P3", "P1"]


@pytest.mark.proves("SFTMG-VAR-05")
def test_partners_are_settled_before_anybody_sits_down() -> None:
    ring = ranked("team", (MOST, SOME, ONE, NONE))
    assert spine(ring).house.teams == (0, 1, 0, 1)
    asked = set()
    for _ in range(60):
        asked.add(str(ring.question).split()[1])
        if ring.question == "P1 move":
            break
        ring.quiet_step()
    assert asked == {"pick", "stage", "shuffle", "place", "mulligan", "move"}, "nobody is asked about teams"


@pytest.mark.proves("SFTMG-VAR-07", "SFTMG-VAR-06", "SFTMG-RULING-04")
@pytest.mark.parametrize(("teams", "spaces"), [("2v2", 2), ("3v3", 3)])
def test_the_first_players_team_fills_a_side_and_the_others_the_other(teams: str, spaces: int) -> None:
    rolls = (MOST, "H, H, H, B", SOME, ONE, NONE, "CR, CR, CR, CR")
    ring = ranked("team", rolls[: 2 * spaces], teams=teams)
    first = ring["order"][0]
    ring.quiet(f"{first} place")
    while str(ring.question).endswith("place"):
        ring.quiet_step()
    placed = [(int(event["who"]) % 2, event["path"][0][0]) for event in ring.said("Stood")]
    sides = [team for team, _ in placed]
    mine = (int(first[1]) - 1) % 2
    assert sides == [mine] * spaces + [1 - mine] * spaces
    columns = {team: {column for each, column in placed if each == team} for team in (0, 1)}
    assert columns[0] != columns[1]
    assert all(len(each) == 1 for each in columns.values())


# Bots and searches


@pytest.mark.parametrize("mode", ["team", "free-for-all"])
def test_bots_play_with_any_number_of_seats(mode: str) -> None:
    from kumite import bots

    match = kumite.match("sftmg", seed=3, mode=mode, options={"stage": "Dojo"})
    players = [bots.make(name) for name in ("greedy", "random", "search:3it", "greedy")]
    for _ in range(60):
        question = match.question
        assert question is not None
        match.decide(players[question.seat].choose(sight_of(match)))
        match.settle()
