"""Described positions: what is said is there; what cannot be is refused in one clear sentence, and by nothing else."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given as whatever
from hypothesis import settings
from hypothesis import strategies as st

import kumite
from kumite.catalogue import find
from kumite.core.game import notations
from kumite.core.position import JUDGE
from kumite.core.save import from_json, to_json
from kumite.errors import BadPosition, Refusal
from kumite.games.sftmg.cards.roster import FIGHTERS, KINDS, PLACES, STANDARD
from kumite.games.sftmg.describe import KEYS, PHASES, SIDE_KEYS
from kumite.games.sftmg.position import Fight
from kumite.games.sftmg.printed import CARDS, DECKS, ROSTER
from kumite.play.match import Match
from tests.games.sftmg.ringside import fight, ryu, sagat, side

COPIES = DECKS[FIGHTERS["Ryu"]].count(KINDS["Fierce Hadoken"])
STAYS = next(CARDS[kind].name for kind in DECKS[FIGHTERS["Sagat"]] if CARDS[kind].stays)


def sides(p1: dict[str, Any] | None = None, p2: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    """Ryu on d5 and Sagat on g5, with something changed."""
    return {"P1": {**ryu("d5"), **(p1 or {})}, "P2": {**sagat("g5"), **(p2 or {})}, **more}


def without(key: str) -> dict[str, Any]:
    return {**sides(), "P1": {k: v for k, v in ryu("d5").items() if k != key}}


def check_sentence(refusal: Refusal) -> None:
    """One line, short, and about the input: not a word of Python's."""
    said = str(refusal)
    assert said == said.strip()
    assert "\n" not in said, f"not one line: {said!r}"
    assert 10 < len(said) < 300, f"{len(said)} characters: {said[:400]}"
    for junk in ("Traceback", " object at 0x", "Error:", ", in <"):
        assert junk not in said
    for rule in refusal.rules:
        assert find(rule).id == rule


# What cannot be


BAD: list[tuple[dict[Any, Any], str]] = [
    # the whole
    ({}, "P1.fighter is None"),
    ({"P1": ryu("d5")}, "P2.fighter is None"),
    (sides(P3=ryu("a1")), "P3 is described, but this table has the seats P1, P2"),
    (sides(Turn="P1"), "'Turn'"),
    ({**sides(), 1: 2}, "unknown entry 1"),
    ({**sides(), None: 2}, "unknown entry None"),
    ({**sides(), ("P1",): 2}, "unknown entry ('P1',)"),
    ({**sides(), "P1": "Ryu"}, "P1 must be a mapping"),
    ({**sides(), "P1": None}, "P1 must be a mapping"),
    ({**sides(), "P2": ["Sagat"]}, "P2 must be a mapping"),
    (sides(mode="arena"), "mode is 'arena'"),
    (sides(mode=None), "mode is None"),
    (sides(mode=["versus"]), "mode is ['versus']"),
    (sides(phase="draw"), "phase is 'draw'"),
    (sides(phase=3), "phase is 3"),
    (sides(phase=[]), "phase is []"),
    (sides(turn="P3"), "turn is 'P3'"),
    (sides(turn=1), "turn is 1"),
    (sides(turn={"P1": 1}), "turn is {'P1': 1}"),
    (sides(first="random"), "first is 'random'"),
    (sides(turns=0), "turns is 0"),
    (sides(turns=601), "turns is 601"),
    (sides(turns=4, options={"turn_limit": 3}), "turns is 4"),
    (sides(turns=4, options={"clock": 3}), "turns is 4"),
    (sides(turns="1"), "turns is '1'"),
    (sides(turns=True), "turns is True"),
    (sides(turns=10**5000), "thousands of digits"),
    (sides(round=0), "round is 0"),
    (sides({"wins": 1}, round=1), "round is 1"),
    (sides(round=1.5), "round is 1.5"),
    (sides(actions=-1), "actions is -1"),
    (sides(actions=10), "actions is 10"),
    (sides(actions=1.0), "actions is 1.0"),
    (sides(actions=None), "actions is None"),
    (sides(actions=2, phase="start"), "no 'actions'"),
    (sides(actions=2, phase="mulligan"), "no 'actions'"),
    (sides(turns=2, phase="mulligan"), "no 'turns'"),
    (sides(turn="P1", first="P2", phase="mulligan"), "must be the same player"),
    (sides(rest="hand"), "rest is 'hand'"),
    (sides(rest=None), "rest is None"),
    (sides(shuffle="yes"), "shuffle is 'yes'"),
    (sides(shuffle=1), "shuffle is 1"),
    (sides(options={"loose": True}), "no option 'loose'"),
    (sides(options={"clock": -3}), "clock is -3"),
    (sides(options={"mirror": 1}), "mirror is 1"),
    (sides(options={"stage": ["Dojo"]}), "stage is ['Dojo']"),
    (sides(options=[1]), "must be a mapping"),
    (sides(options=None), "must be a mapping"),
    # the stage
    (sides(stage="Harbour"), "stage is 'Harbour'"),
    (sides(stage=["Dojo"]), "stage is ['Dojo']"),
    (sides(stage=None), "stage is None"),
    (sides(stage="Dojo", small=["a1"]), "small: the stage says"),
    (sides(stage="Dojo", special=["a1"]), "special: the stage says"),
    (sides(stage="Dojo", gone=["a1"]), "gone: no Object stands on a1 of Dojo"),
    (sides(stage="Dojo", gone=["c6", "z1"]), "gone is 'z1'"),
    (sides(stage="Dojo", gone="c6"), "gone must be a list of spaces"),
    (sides(gone=["c6"]), "name the stage"),
    (sides(small="d4"), "small must be a list of spaces"),
    (sides(small={"d4": 1}), "small must be a list of spaces"),
    (sides(small=["d4"], large=["e4", "d4"]), "d4 is listed as small and as large"),
    (sides(small=["j4"]), "small is 'j4'"),
    (sides(large=["d0"]), "large is 'd0'"),
    (sides(large=["D4"]), "large is 'D4'"),
    (sides(large=[4]), "large is 4"),
    (sides(large=[["d4"]]), "large is ['d4']"),
    (sides(large=[None]), "large is None"),
    (sides(solid=["d4"]), "solid: d4 has no Object"),
    (sides(special=7), "special must be a list of spaces"),
    # figures
    (without("fighter"), "P1.fighter is None"),
    (without("at"), "P1.at is missing"),
    (sides({"fighter": "Blanka"}), "P1.fighter is 'Blanka'"),
    (sides({"fighter": "ryu"}), "P1.fighter is 'ryu'"),
    (sides({"fighter": ["Ryu"]}), "P1.fighter is ['Ryu']"),
    (sides({"Fighter": "Ryu"}), "'Fighter'"),
    (sides(p2={"at": "d5"}), "P2.at: d5 is taken"),
    (sides(small=["d5"]), "P1.at: an Object stands on d5"),
    (sides(large=["g5"]), "P2.at: an Object stands on g5"),
    (sides({"at": "c6"}, stage="Dojo"), "P1.at: an Object stands on c6"),
    (sides({"at": "j5"}), "P1.at is 'j5'"),
    (sides({"at": "d10"}), "P1.at is 'd10'"),
    (sides({"at": ""}), "P1.at is ''"),
    (sides({"at": None}), "P1.at is None"),
    (sides({"at": 45}), "P1.at is 45"),
    (sides({"at": ["d", "5"]}), "P1.at is ['d', '5']"),
    (sides({"start": "k1"}), "P1.start is 'k1'"),
    (sides({"start": None}), "P1.start is None"),
    (sides({"start": "b2"}, {"start": "b2"}), "must be different spaces"),
    (sides({"start": "g5"}), "must be different spaces"),
    (sides({"start": "c6"}, stage="Dojo"), "P1.start: an Object stands on c6"),
    (sides({"start": "c6"}, stage="Dojo", gone=["c6"]), "P1.start: an Object stands on c6"),
    (sides({"start": "a1"}, small=["a1"]), "P1.start: an Object stands on a1"),
    # dials
    (sides({"meter": 9}), "P1.meter is 9; it must be a whole number from 0 to 8"),
    (sides({"meter": -1}), "P1.meter is -1"),
    (sides({"meter": "3"}), "P1.meter is '3'"),
    (sides({"meter": True}), "P1.meter is True"),
    (sides({"meter": None}), "P1.meter is None"),
    (sides({"health": 0}), "P1.health (of 25) is 0"),
    (sides({"health": 26}), "P1.health (of 25) is 26"),
    (sides({"health": 3.5}), "P1.health (of 25) is 3.5"),
    (sides(p2={"health": [9]}), "is [9]"),
    (sides({"wins": 2}), "P1.wins (2 win the match) is 2"),
    (sides({"wins": 1}, options={"rounds": 1}), "P1.wins (1 win the match) is 1"),
    (sides({"wins": "1"}), "is '1'"),
    (sides({"fresh": 1}), "P1.fresh is 1"),
    (sides({"fresh": None}), "P1.fresh is None"),
    # cards
    (sides({"hand": ["Fireball"]}), "'Fireball', which is no card of this game"),
    (sides({"hand": ["bait!"]}), "'bait!', which is no card of this game"),
    (sides({"hand": [3]}), "has 3"),
    (sides({"hand": [None]}), "has None"),
    (sides({"hand": [["Bait!"]]}), "['Bait!']"),
    (sides({"hand": [{"Bait!": 1}]}), "{'Bait!': 1}"),
    (sides({"hand": "Bait!"}), "P1.hand must be a list"),
    (sides({"hand": ("Bait!",)}), "P1.hand must be a list"),
    (sides({"hand": {"Bait!": 2}}), "P1.hand must be a list"),
    (sides({"hand": None}), "P1.hand must be a list"),
    (sides({"deck": 5}), "P1.deck must be a list"),
    (sides({"discards": "Bait!"}), "P1.discards must be a list"),
    (sides({"stays": 1}), "P1.stays must be a list"),
    (sides({"hand": ["Tiger Rage"]}), "'Tiger Rage', which is not in the Battle Deck of Ryu"),
    (sides({"hand": ["Metsu Hadoken"]}), "'Metsu Hadoken', which is not in the Battle Deck of Ryu"),
    (sides({"hand": ["Bait!"] * 5}), "P1.hand needs one more 'Bait!' than the 4 there are"),
    (
        sides({"deck": ["Fierce Hadoken"] * COPIES, "hand": ["Fierce Hadoken"]}),
        f"P1.hand needs one more 'Fierce Hadoken' than the {COPIES} there are",
    ),
    (sides({"deck": ["Bait!"] * 2, "discards": ["Bait!"] * 3}), "P1.discards needs one more 'Bait!'"),
    (sides({"hand": ["Bait!"] * 4 + ["Focus Attack"] * 2 + ["Fierce Hadoken"] * 2}), "8 cards; 7 at most"),
    (sides({"stays": ["Bait!"]}), "Bait! does not stay in play"),
]


@pytest.mark.parametrize(("given", "words"), BAD, ids=[words for _, words in BAD])
def test_a_position_that_cannot_be_is_refused(given: dict[str, Any], words: str) -> None:
    with pytest.raises(BadPosition) as caught:
        kumite.setup("sftmg", given, seed=0)
    check_sentence(caught.value)
    assert words in str(caught.value)


@pytest.mark.parametrize("given", [None, 3, "P1", [], [("P1", {})]], ids=repr)
def test_a_position_is_a_mapping(given: Any) -> None:
    with pytest.raises(Refusal) as caught:
        kumite.setup("sftmg", given, seed=0)
    check_sentence(caught.value)


@pytest.mark.parametrize(
    "given",
    [
        sides({"fighter": "x" * 1000}),
        sides({"hand": ["x" * 1000]}),
        sides({"at": "x" * 1000}),
        sides({"health": "x" * 1000}),
        sides(stage="x" * 1000),
        sides(small=["x" * 1000]),
        {**sides(), "x" * 1000: 1},
        sides({"meter": 10**5000}),
        sides({"x" * 1000: 1}),
    ],
)
def test_what_is_long_is_refused_in_a_short_sentence(given: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as caught:
        kumite.setup("sftmg", given, seed=0)
    check_sentence(caught.value)


@pytest.mark.parametrize(
    "text", ["", "{", "null", "[]", "{}", '{"turn": 1}', '{"is": "os:system"}', "\x00", "7"], ids=repr
)
def test_a_saved_position_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(BadPosition) as caught:
        from_json(Fight, text)
    check_sentence(caught.value)


# What is said is there


def test_the_position_that_is_changed_above_is_fine() -> None:
    ring = fight(ryu("d5"), sagat("g5"))
    assert ring.question == "P1 act"
    for seat, name in (("P1", "Ryu"), ("P2", "Sagat")):
        assert ring[f"{seat}.fighter"] == name
        assert ring[f"{name}.health"] == ring[f"{name}.max"]
        assert (ring[f"{seat}.meter"], ring[f"{seat}.wins"], ring[f"{seat}.deck"]) == (0, 0, 40)
    assert (ring["turn"], ring["first"], ring["actions"], ring["round"]) == ("P1", "P1", 2, 1)
    assert ring["objects"] == []


def test_everything_that_can_be_said() -> None:
    mine = ryu("d5", health=7, meter=8, wins=1, start="b2", hand=["Bait!"], deck=["Focus Attack"], discards=["Hadoken"])
    theirs = sagat("g5", health=1, meter=3, wins=1, stays=[STAYS])
    ring = fight(mine, theirs, turn="P2", first="P1", turns=9, round=3, actions=1, large=["e5"], solid=["e5"])
    assert ring.question == "P2 act"
    assert (ring["Ryu.health"], ring["P1.meter"], ring["P1.wins"], ring["P1.hand"]) == (7, 8, 1, ["Bait!"])
    assert (ring["P1.deck"], ring["P1.discards"], ring["P2.stays"]) == (38, ["Hadoken"], [STAYS])
    assert (ring["turn"], ring["first"], ring["turns"], ring["round"], ring["actions"]) == ("P2", "P1", 9, 3, 1)
    assert ring["objects"] == [{"name": "Object", "at": "e5", "large": True, "solid": True}]
    assert position_of(ring.match).start == [10, position_of(ring.match).at[1]]


def test_the_deck_lies_as_it_is_said() -> None:
    ring = fight(ryu("d5", deck=["Fierce Hadoken", "Bait!"]), sagat("g5")).p1("draw")
    assert ring["P1.hand"] == ["Fierce Hadoken", "Bait!"]


@pytest.mark.parametrize(("rest", "deck", "discards"), [("deck", 40, 0), ("discards", 1, 39)])
def test_the_rest_goes_where_it_is_said(rest: str, deck: int, discards: int) -> None:
    ring = fight(ryu("d5", deck=["Bait!"]), sagat("g5"), rest=rest)
    assert (ring["P1.deck"], len(ring["P1.discards"])) == (deck, discards)


def test_a_shuffle_leaves_the_named_cards_on_top() -> None:
    for seed in range(3):
        match = kumite.setup("sftmg", sides({"deck": ["Bait!", "Focus Attack"]}, shuffle=True), seed=seed)
        match.answer("draw")
        assert match.view("P1")["seats"]["P1"]["hand"] == ["Bait!", "Focus Attack"]


def test_unshuffled_it_is_the_same_every_time() -> None:
    first, second = [kumite.setup("sftmg", sides(), seed=seed) for seed in (1, 2)]
    assert to_json(first.position) == to_json(second.position)


@pytest.mark.parametrize(
    ("phase", "fresh", "asked", "hand"),
    [
        ("fight", False, "P1 act", 0),
        ("move", False, "P1 move", 0),
        ("start", False, "P1 move", 2),
        ("start", True, "P1 move", 0),
        ("mulligan", False, "P1 move", 2),
    ],
)
def test_where_in_the_turn(phase: str, fresh: bool, asked: str, hand: int) -> None:
    """Draw! comes first, but for the first turn of a round; with no hand there is nothing to put back."""
    ring = fight(ryu("d5", fresh=fresh), sagat("g5"), phase=phase)
    assert (ring.question, ring["P1.hand_size"]) == (asked, hand)


def test_a_round_that_has_not_begun() -> None:
    ring = fight(ryu("d5", hand=["Bait!", "Hadoken"]), sagat("g5", hand=["Tiger Rage"]), phase="mulligan", turn="P2")
    assert (ring.question, ring["turns"], ring["phase"]) == ("P2 mulligan", 0, "set")
    ring.p2("keep")
    assert ring.question == "P1 mulligan"
    ring.p1("keep")
    assert (ring.question, ring["turns"], ring["P2.hand_size"]) == ("P2 move", 1, 1)


def test_a_stage_without_what_was_destroyed() -> None:
    ring = fight(ryu("c6"), sagat("g5"), stage="Dojo", gone=["c6", "e7"])
    there = [thing["at"] for thing in ring["objects"]]
    assert ring["stage"] == "Dojo"
    assert "c6" not in there
    assert "e7" not in there
    assert "g6" in there


@pytest.mark.parametrize("stage", PLACES)
def test_wherever_a_figure_stands_the_next_round_has_room_for_it(stage: str) -> None:
    """It stands where an Object was, and that comes back."""
    objects = [thing["at"] for thing in fight(ryu("a1"), sagat("i1"), stage=stage)["objects"]]
    for at in objects:
        ring = fight(ryu(at, health=1), sagat("a9", wins=0), stage=stage, gone=[at])
        starts = position_of(ring.match).start
        assert len(set(starts)) == 2
        assert not {9 * (int(o[1]) - 1) + ord(o[0]) - ord("a") for o in objects} & set(starts)


@pytest.mark.parametrize("options", [{"turn_limit": 1}, {"clock": 2}, {"clock": 9, "turn_limit": 2}])
def test_a_short_match_needs_no_turns(options: dict[str, int]) -> None:
    assert fight(ryu("d5"), sagat("g5"), options=options)["turns"] == min(options.values())


def test_two_of_the_same_need_no_option() -> None:
    ring = fight(ryu("d5"), ryu("g5"))
    assert list(ring["fighters"]) == ["Ryu (P1)", "Ryu (P2)"]


@pytest.mark.parametrize("name", STANDARD)
def test_everybody_can_be_there_with_every_card(name: str) -> None:
    deck = [CARDS[kind].name for kind in DECKS[FIGHTERS[name]]]
    ring = fight(side(name, "d5", deck=deck[7:], hand=deck[:7]), side(name, "g5", deck=deck))
    assert ring["P1.hand"] == deck[:7]
    assert (ring["P1.deck"], ring["P2.deck"]) == (33, 40)


def test_a_described_match_is_recorded_and_replayed() -> None:
    match = fight(ryu("d5", hand=["Fierce Hadoken"]), sagat("g5"), stage="Dojo", gone=["c6"]).match
    match.answer("draw")
    assert kumite.replay(match.record()).record() == match.record()


# Anything at all


def position_of(match: Match) -> Fight:
    assert isinstance(match.position, Fight)
    return match.position


SPACE = st.tuples(st.sampled_from("abcdefghij"), st.sampled_from("0123456789")).map("".join)
NAMES = st.sampled_from(sorted(KINDS))
JUNK = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 12)
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from(["P1", "P2", "Ryu", "Dojo", "deck", *PHASES])
    | SPACE
    | NAMES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3) | st.integers(), inner, max_size=3),
    max_leaves=6,
)
RYUS = [CARDS[kind].name for kind in sorted({*DECKS[FIGHTERS["Ryu"]]})]
ON_GRID = st.tuples(st.sampled_from("abcdefghi"), st.sampled_from("123456789")).map("".join)


def some(cards: list[str]) -> st.SearchStrategy[list[str]]:
    """One of each at most, so that there are enough copies."""
    return st.lists(st.sampled_from(cards), max_size=8, unique=True)


SENSIBLE_SIDE = st.fixed_dictionaries(
    {"fighter": st.just("Ryu"), "at": ON_GRID},
    optional={
        "health": st.integers(1, 25),
        "meter": st.integers(0, 8),
        "wins": st.integers(0, 1),
        "start": ON_GRID,
        "fresh": st.booleans(),
        "hand": some(RYUS[0::3]),
        "deck": some(RYUS[1::3]),
        "discards": some(RYUS[2::3]),
        "stays": st.lists(st.sampled_from([each for each in RYUS if CARDS[KINDS[each]].stays]), max_size=1),
    },
)
SENSIBLE: dict[str, st.SearchStrategy[Any]] = {
    "phase": st.sampled_from(PHASES),
    "turn": st.sampled_from(["P1", "P2"]),
    "turns": st.integers(1, 600),
    "round": st.integers(3, 4),
    "actions": st.integers(0, 3),
    "rest": st.sampled_from(["deck", "discards"]),
    "shuffle": st.booleans(),
    "options": st.fixed_dictionaries({}, optional={"time_out": st.booleans(), "rounds": st.integers(2, 3)}),
    "mode": st.just("versus"),
}
GROUND = st.fixed_dictionaries(
    {"stage": st.just("Dojo")}, optional={"gone": st.lists(st.sampled_from(["c6", "g6", "e7"]), max_size=3)}
) | st.fixed_dictionaries(
    {},
    optional={
        "small": st.lists(ON_GRID, max_size=20),
        "large": st.lists(ON_GRID, max_size=4),
        "special": st.lists(ON_GRID, max_size=3),
    },
)


@whatever(st.dictionaries(st.sampled_from(KEYS) | st.text(max_size=4), JUNK, max_size=6))
def test_junk_is_refused_and_nothing_else(given: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as caught:
        kumite.setup("sftmg", given, seed=0)
    check_sentence(caught.value)


@whatever(
    st.sampled_from([*KEYS, *[f"P1.{key}" for key in SIDE_KEYS], *[f"P2.{key}" for key in SIDE_KEYS]]),
    JUNK,
)
@settings(max_examples=400)
def test_one_wrong_thing_is_refused_and_nothing_else(key: str, value: Any) -> None:
    given = sides()
    seat, dot, entry = key.partition(".")
    if dot:
        given[seat][entry] = value
    else:
        given[key] = value
    accepted_or_refused(given)


@whatever(SENSIBLE_SIDE, SENSIBLE_SIDE, GROUND, st.fixed_dictionaries({}, optional=SENSIBLE))
@settings(max_examples=300)
def test_what_is_nearly_right_is_played_or_refused(
    p1: dict[str, Any], p2: dict[str, Any], ground: dict[str, Any], more: dict[str, Any]
) -> None:
    accepted_or_refused({"P1": p1, "P2": p2, **ground, **more})


def accepted_or_refused(given: dict[str, Any]) -> None:
    try:
        match = kumite.setup("sftmg", given, seed=0)
    except BadPosition as refusal:
        check_sentence(refusal)
        return
    check_position(position_of(match))
    for _ in range(6):
        if match.question is None:
            return
        match.view("P1")
        match.answer(notations(match.position)[-1])


def check_position(g: Fight) -> None:
    """Nobody stands on anybody or anything, nobody has more than there is."""
    assert g.at[0] != g.at[1] or g.at[0] < 0
    assert g.start[0] != g.start[1]
    for who in (0, 1):
        assert g.at[who] < 0 or not (g.ground.small | g.ground.large) >> g.at[who] & 1
        assert 0 <= g.meter[who] <= 8
        assert 0 < g.health[who] <= ROSTER[g.fighter[who]].health
        zones = (g.deck, g.hand, g.discards, g.table, g.stays)
        handles = sorted([h for zone in zones for h in zone[who]])
        assert handles == list(range(40 * who, 40 * who + 40))
        assert sorted([g.kind[h] for h in handles]) == sorted(DECKS[g.fighter[who]])


def test_the_judge_sees_a_described_position_whole() -> None:
    seen = fight(ryu("d5", hand=["Bait!"]), sagat("g5", hand=["Tiger Rage"])).match.view(JUDGE)
    assert (seen["seats"]["P1"]["hand"], seen["seats"]["P2"]["hand"]) == (["Bait!"], ["Tiger Rage"])
