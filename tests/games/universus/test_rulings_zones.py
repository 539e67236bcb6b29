"""Rulings about where cards go and who may respond meanwhile."""

from typing import Any

import pytest

from tests.games.universus.ringside import PAGE, PARTNER, Table, action, asset, attack, foundation, p1, p2, table

Cards = dict[str, dict[str, Any]]


def hears(event: str) -> dict[str, Any]:
    """An asset whose owner gains 1 health each time."""
    return asset([f"Ability(CONTINUOUS, (Fired({event}, (Gain(1),)),))"])


# Where cards go


TURNS: Cards = {
    "Coil": attack(keywords=["Shift"], back={"type": "asset", "name": "Rope"}),
    "Ear": hears("Event(V_CLEAR, YOU)"),
}


@pytest.mark.proves("UVS-RULING-10")
@pytest.mark.parametrize(("answer", "gained"), [("build it transformed", 0), ("do not shift it", 1)])
def test_only_what_ends_in_the_discard_pile_was_cleared(answer: str, gained: int) -> None:
    ring = table(p1(pool=["Coil"], stage=["Ear"], health=9), p2(), cards=TURNS, phase="end")
    ring.on("P1 shift").play(f"P1: {answer}").on("P2 form")
    assert ring["P1.health"] == 9 + gained


@pytest.mark.proves("UVS-RULING-55")
def test_each_card_clears_by_itself_and_one_that_has_left_is_skipped() -> None:
    snatch = (
        "Ability(CONTINUOUS, (Fired(Event(V_CLEAR, own=True), (Move(Sel(1, YOU, (Named('Q'),), (POOL,)), HAND),)),))"
    )
    eye = "Ability(RESPONSE, (Mill(1),), (), Event(V_CLEAR, RIVAL))"
    cards = {"P": action(), "Q": action(), "R": action([snatch]), "Eye": asset([eye])}
    ring = table(p1(pool=["P", "Q", "R"]), p2(stage=["Eye"]), cards=cards, phase="end")
    assert (ring.question, ring["P1.pool"]) == ("P2 respond", ["P"])
    ring.play("P2: use Eye")
    assert (ring.question, ring["P1.pool"]) == ("P2 respond", [])  # a window for each
    assert [told["cards"] for told in ring.told_of("clear")] == [["R"], ["P"]]


@pytest.mark.proves("UVS-RULING-96")
@pytest.mark.parametrize("turned", [True, False])
def test_a_foundation_that_attacked_face_down_and_was_unflipped_is_built(turned: bool) -> None:
    down = (
        "Ability(FORM, (PlayDown(Sel(1, zones=(HAND,), tests=(Named('Rock'),)), "
        "Sel(1, zones=(DISCARDS,), tests=(Named('Jab'),))),), (Commit(This()),))"
    )
    turn = "Ability(FORM, (Unflip(Sel(1, YOU, (State('face down'),), (POOL,))),))"
    cards = {"Trick": asset([down]), "Turn": asset([turn]), "Rock": foundation(), "Jab": attack(damage=0)}
    ring = table(p1(stage=["Trick", "Turn"], hand=["Rock", PAGE], discards=["Jab"]), p2(), cards=cards)
    ring.play("P1: use Trick").on("P1 form")
    if turned:
        ring.play("P1: use Turn")
    ring.on("P2 form")
    assert ("Rock" in ring["P1.stage"], "Rock" in ring["P1.discards"]) == (turned, not turned)


@pytest.mark.proves("UVS-RULING-97")
@pytest.mark.parametrize(("form", "gained"), [("play Peak", 0), ("use Bin", 1)])
def test_a_card_that_failed_its_check_was_not_discarded(form: str, gained: int) -> None:
    cards = {
        "Peak": foundation(difficulty=9),
        "Bin": asset(["Ability(FORM, (Discard(Sel(1, tests=(Named('Peak'),), zones=(HAND,))),))"]),
        "Ear": hears("Event(V_DISCARD, YOU)"),
    }
    ring = table(p1(hand=["Peak"], stage=["Bin", "Ear"], committed=True, health=9), p2(), cards=cards)
    ring.play(f"P1: {form}")
    assert "Peak" in ring["P1.discards"]
    assert ring["P1.health"] == 9 + gained


@pytest.mark.proves("UVS-RULING-66")
@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Discard(Sel(1, DOER, (Type((ATTACK,)),), (HAND,)))", True),
        ("Search((HAND,), (Type((ATTACK,)),), (Discard(Ref('searched')),))", False),
    ],
)
def test_who_searches_a_hand_in_vain_proves_nothing(text: str, shown: bool) -> None:
    tool = asset([f"Ability(FORM, ({text},))"])
    ring = table(p1(stage=["Tool"], hand=["A", "B"]), cards={"Tool": tool, "A": foundation(), "B": foundation()})
    ring.play("P1: use Tool").on("P1 form")
    assert bool(ring.told_of("reveal")) is shown
    assert ring.seen("P2")["seats"]["P1"]["hand"] == (["A", "B"] if shown else ["?", "?"])


@pytest.mark.proves("UVS-RULING-116")
@pytest.mark.parametrize(("word", "offered"), [("Commit", True), ("Choose", True), ("Destroy", False)])
def test_the_starting_character_may_be_chosen_where_it_need_not_leave(word: str, offered: bool) -> None:
    gust = asset([f"Ability(FORM, ({word}(Sel(1, RIVAL)),))"])
    ring = table(p1(stage=["Gust"]), p2(stage=["Wall", "Jar"]), cards={"Gust": gust, "Wall": asset(), "Jar": asset()})
    ring.play("P1: use Gust")
    assert (f"P2's {PARTNER}" in ring.options) is offered
    assert {"P2's Wall", "P2's Jar"} <= set(ring.options)


# Responses


def played(theirs: dict[str, Any], mine: dict[str, Any] | None = None, **cards: dict[str, Any]) -> Table:
    """P1 has played a Jab without damage, which P2's cards hear."""
    side = {"hand": ["Jab", PAGE], **(mine or {})}
    return table(side, theirs, cards={"Jab": attack(damage=0), **cards}).play("P1: play Jab")


HEARD = "Ability(RESPONSE, (Gain(1),), (), Event(V_PLAY, RIVAL))"


@pytest.mark.proves("UVS-RULING-79")
def test_an_action_that_is_drawn_in_a_window_and_a_card_that_is_readied_may_be_used_in_it() -> None:
    wakes = "Ability(RESPONSE, (Draw(1), Ready(Sel(1, tests=(Named('Ear'),)))), (), Event(V_PLAY, RIVAL))"
    side = p2(stage=["Wake", {"card": "Ear", "committed": True}], deck=["Quip"])
    ring = played(side, Wake=asset([wakes]), Ear=asset([HEARD]), Quip=action([HEARD]))
    assert ring.options == ["pass", "use Wake"]
    ring.play("P2: use Wake")
    assert ring.options == ["pass", "use Ear", "use Quip"]


@pytest.mark.proves("UVS-RULING-79")
@pytest.mark.parametrize(("word", "asked"), [("Commit", False), ("Flip", False), ("Freeze", True)])
def test_a_card_that_was_committed_or_turned_in_the_window_may_not(word: str, asked: bool) -> None:
    binds = f"Ability(RESPONSE, ({word}(Sel(1, RIVAL, (Named('Ear'),))),), (), Event(V_PLAY, YOU))"
    ring = played(p2(stage=["Ear"]), {"stage": ["Bind"]}, Bind=asset([binds]), Ear=asset([HEARD]))
    ring.play("P1: use Bind")
    assert (ring.question == "P2 respond") is asked


@pytest.mark.proves("UVS-RULING-95")
@pytest.mark.parametrize("readied", [True, False])
def test_whether_the_card_of_an_event_is_ready_is_read_when_it_is_asked(readied: bool) -> None:
    wakes = "Ability(RESPONSE, (Ready(Ref('event')),), (), Event(V_COMMIT, YOU))"
    ear = "Ability(RESPONSE, (Gain(1),), (), Event(V_COMMIT, RIVAL, tests=(State('ready'),)))"
    cards = {"Rock": foundation(difficulty=4), "Wake": asset([wakes]), "Ear": asset([ear])}
    ring = table(p1(hand=["Rock", PAGE], stage=[PAGE, "Wake"]), p2(stage=["Ear"]), cards=cards)
    ring.play("P1: play Rock", f"P1: commit {PAGE}")
    ring.play("P1: use Wake" if readied else "P1: pass")
    assert (ring.question == "P2 respond") is readied


@pytest.mark.proves("UVS-RULING-98")
@pytest.mark.parametrize(("rider", "asked"), [("", False), ("Tenacious(),", True)])
def test_a_response_about_its_own_card_waits_too_while_that_is_committed(rider: str, asked: bool) -> None:
    text = f"Ability(RESPONSE, (Gain(1),), (), Event(V_COMMIT, own=True), riders=({rider}))"
    cards = {"Rock": foundation(difficulty=4), "Post": foundation([text])}
    ring = table(p1(hand=["Rock", PAGE], stage=["Post"], committed=True), p2(), cards=cards).play("P1: play Rock")
    ring.play("P1: commit Post")
    assert (ring.question == "P1 respond") is asked
