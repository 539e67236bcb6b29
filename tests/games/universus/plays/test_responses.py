"""Response abilities and their windows."""

from typing import Any

import pytest

from tests.games.universus.ringside import PAGE, Table, action, asset, attack, character, foundation, p1, p2, table

Cards = dict[str, dict[str, Any]]


def response(event: str, does: str = "(Gain(1),)", cost: str = "()", riders: str = "()") -> str:
    return f"Ability(RESPONSE, {does}, {cost}, {event}, riders={riders})"


DRAWS = asset(["Ability(FORM, (Draw(1),))"])
HEARS = asset([response("Event(V_DRAW, RIVAL)")])


def drawn(theirs: dict[str, Any], **more: Any) -> Table:
    """P1 draws a card; P2 may have something to say."""
    ring = table(
        p1(stage=["Lamp"], hand=[PAGE, PAGE]), {"health": 9, **theirs}, cards={"Lamp": DRAWS, "Ear": HEARS, **more}
    )
    ring.play("P1: use Lamp")
    return ring


@pytest.mark.proves("UVS-RESP-01", "UVS-RESP-06")
def test_a_response_follows_its_event_and_no_other() -> None:
    ring = drawn(p2(stage=["Ear"]))
    assert (ring.question, ring.options) == ("P2 respond", ["pass", "use Ear"])
    ring.play("P2: use Ear")
    assert ring["P2.health"] == 10
    ring.play("P1: play Blank Page")
    assert ring.question == "P1 form"  # checks, passes and plays are other events
    own = table(p1(stage=["Lamp", "Ear"], hand=[PAGE]), p2(), cards={"Lamp": DRAWS, "Ear": HEARS}).play("P1: use Lamp")
    assert own.question == "P1 form"


@pytest.mark.proves("UVS-RESP-02")
@pytest.mark.parametrize("committed", [True, False])
def test_it_takes_a_ready_card_in_the_stage(committed: bool) -> None:
    ring = drawn(p2(stage=[{"card": "Ear", "committed": committed}]))
    assert (ring.question == "P2 respond") != committed


@pytest.mark.proves("UVS-RESP-02")
def test_a_foundation_in_hand_does_not_respond() -> None:
    assert drawn(p2(hand=["Ear"])).question == "P1 form"


@pytest.mark.proves("UVS-RESP-03")
@pytest.mark.parametrize(("check", "health"), [(3, 10), (0, 9)])
def test_an_action_in_hand_responds_with_a_check(check: int, health: int) -> None:
    cards: Cards = {"Quip": action([response("Event(V_DRAW, RIVAL)")], difficulty=3), "Check": foundation(check=check)}
    ring = drawn(p2(hand=["Quip"], deck=["Check"], committed=True), **cards)
    ring.play("P2: use Quip")
    assert ring.told_of("check")[-1]["cards"] == ["Check"]
    assert ring["P2.health"] == health
    assert ("Quip" in ring["P2.pool"]) == (check == 3)


@pytest.mark.proves("UVS-RESP-04")
def test_a_response_about_its_own_card_is_played_from_anywhere() -> None:
    fragile = foundation([response("Event(V_DESTROY, own=True)", "(Gain(1),)")])
    bomb = asset(["Ability(FORM, (Destroy(Sel(1, RIVAL, (Type((FOUNDATION,)),))),))"])
    ring = table(p1(stage=["Bomb"], hand=[PAGE]), p2(stage=["Glass"], health=9), cards={"Bomb": bomb, "Glass": fragile})
    ring.play("P1: use Bomb")
    assert ring["P2.discards"] == ["Glass"]
    assert ring.options == ["pass", "use Glass in the discard pile"]
    ring.play("P2: use Glass in the discard pile")
    assert ring["P2.health"] == 10


@pytest.mark.proves("UVS-RESP-04")
def test_also_from_the_hand_it_came_to() -> None:
    glass = foundation([response("Event(V_MOVE, own=True, to=HAND)")])
    lift = asset(["Ability(FORM, (Move(Sel(1, RIVAL, (Named('Glass'),)), HAND),))"])
    theirs = p2(stage=["Glass"], hand=[PAGE, "Glass"], health=9)
    ring = table(p1(stage=["Lift"], hand=[PAGE]), theirs, cards={"Lift": lift, "Glass": glass}).play("P1: use Lift")
    assert ring.question == "P2 respond"
    ring.play("P2: use Glass")
    assert ring["P2.health"] == 10
    assert ring["P2.hand"] == [PAGE, "Glass", "Glass"]


ATTACKS: Cards = {
    "Jab": attack([response("Event(V_ABILITY, RIVAL, kind=RESPONSE)", "(Draw(1),)")]),
    "Ear": asset([response("Event(V_PLAY, RIVAL)", cost="(Commit(This()),)")]),
    "Talk": asset([response("Event(V_RESOLVE, RIVAL)", cost="(Commit(This()),)")]),
}


@pytest.mark.proves("UVS-RESP-05")
def test_the_current_attack_responds_from_the_moment_it_is_played() -> None:
    ring = table(p1(hand=["Jab", PAGE]), p2(stage=["Ear"]), cards=ATTACKS).play("P1: play Jab")
    assert ring.question == "P2 respond"
    ring.play("P2: use Ear")
    assert ring.g.attack.card < 0  # its sequence has not begun
    assert (ring.question, ring.options) == ("P1 respond", ["pass", "use Jab"])


@pytest.mark.proves("UVS-RESP-05")
def test_and_not_after_it_has_resolved() -> None:
    cards = {**ATTACKS, "Spin": attack(), "Later": asset([response("Event(V_PLAY, RIVAL)", cost="(Commit(This()),)")])}
    ring = table(p1(hand=["Spin", PAGE], pool=["Jab"]), p2(stage=["Later"]), cards=cards).play(
        "P1: play Spin", "P2: use Later"
    )
    ring.on("P1 form", "P1 respond")
    assert ring.question == "P1 form"  # Jab lies in the card pool, but is not the current attack


@pytest.mark.proves("UVS-RESP-07")
def test_a_window_inside_a_window_closes_first() -> None:
    cards: Cards = {
        "Lamp": asset(["Ability(FORM, (Draw(1), Gain(5)))"]),
        "Ear": asset([response("Event(V_DRAW, RIVAL)", "(Mill(1),)", "(Commit(This()),)")]),
        "Eye": asset([response("Event(V_DRAW, RIVAL)", "(Lose(1, RIVAL),)", "(Commit(This()),)")]),
        "Nose": asset([response("Event(V_MILL, RIVAL)", "(Lose(1, RIVAL),)", "(Commit(This()),)")]),
    }
    ring = table(p1(stage=["Lamp", "Nose"], hand=[PAGE], health=9), p2(stage=["Ear", "Eye"], health=9), cards=cards)
    ring.play("P1: use Lamp", "P2: use Ear")
    assert (ring.question, ring.options) == ("P1 respond", ["pass", "use Nose"])
    assert ring["P1.health"] == 9  # the effect waits as well
    ring.play("P1: use Nose")
    assert (ring.question, ring.options) == ("P2 respond", ["pass", "use Eye"])  # the outer window goes on
    ring.play("P2: use Eye")
    assert ring["P1.health"] == 9 - 1 + 5


BOTH: Cards = {
    "Lamp": DRAWS,
    "A": asset([response("Event(V_DRAW)", cost="(Commit(This()),)")]),
    "B": asset([response("Event(V_DRAW)", cost="(Commit(This()),)")]),
}


@pytest.mark.proves("UVS-RESP-08")
def test_priority_alternates_the_active_player_first() -> None:
    ring = table(p1(stage=["Lamp", "A", "B"], hand=[PAGE]), p2(stage=["A", "B"]), cards=BOTH).play("P1: use Lamp")
    for asked in ("P1", "P2", "P1", "P2"):
        assert ring.question == f"{asked} respond"
        ring.play(f"{asked}: {ring.options[1]}")
    assert ring.question == "P1 form"


@pytest.mark.proves("UVS-RESP-09")
def test_two_passes_in_succession_close_the_window() -> None:
    ring = table(p1(stage=["Lamp", "A", "B"], hand=[PAGE]), p2(stage=["A", "B"]), cards=BOTH).play("P1: use Lamp")
    ring.play("P1: pass", "P2: use A")
    assert ring.question == "P1 respond"  # a pass before it does not count any more
    ring.play("P1: pass")
    assert ring.question == "P2 respond"
    ring.play("P2: pass")
    assert ring.question == "P1 form"


@pytest.mark.proves("UVS-RESP-10")
def test_one_event_may_meet_several_conditions() -> None:
    cards: Cards = {
        "Jab": attack(keywords=["Punch"]),
        "A": asset([response("Event(V_PLAY, RIVAL, (Type((ATTACK,)),))")]),
        "B": asset([response("Event(V_PLAY, RIVAL, (Trait('Punch'),))")]),
        "C": asset([response("Event(V_PLAY, RIVAL, (Trait('Kick'),))")]),
    }
    ring = table(p1(hand=["Jab"]), p2(stage=["A", "B", "C"]), cards=cards).play("P1: play Jab")
    assert ring.options == ["pass", "use A", "use B"]


@pytest.mark.proves("UVS-RESP-11")
def test_each_response_once_per_window() -> None:
    ring = drawn(p2(stage=["Ear"])).play("P2: use Ear")
    assert ring.question == "P1 form"
    ring.play("P1: use Lamp")
    assert ring.question == "P2 respond"  # another window
    two = drawn(p2(stage=["Ear", "Ear"])).play("P2: use Ear #1")
    assert two.question == "P2 respond"  # another card's


HEARD = "Ability(RESPONSE, (Gain(1),), (), Event(V_PLAY, RIVAL))"


@pytest.mark.proves("UVS-RESP-10", "UVS-RESP-11")
@pytest.mark.parametrize(
    "does",
    [
        f"Grant(Sel(1, YOU, (Named('Oak'),)), ability={HEARD})",
        "Unflip(Sel(1, YOU, (State('face down'),)))",
        "Build(Sel(1, YOU, (Named('Elm'),), (DISCARDS,)))",
    ],
)
def test_what_is_gained_in_a_window_is_offered_in_it(does: str) -> None:
    cards: Cards = {
        "Giver": asset([f"Ability(RESPONSE, ({does},), (), Event(V_PLAY, RIVAL))"]),
        "Jab": attack(damage=0),
    }
    cards |= {"Oak": foundation(), "Elm": foundation([HEARD])}
    side = p2(stage=["Giver", "Oak", {"card": "Elm", "down": True}], discards=["Elm"], health=9)
    ring = table(p1(hand=["Jab"]), side, cards=cards).play("P1: play Jab")
    assert ring.options == ["pass", "use Giver"]
    ring.play("P2: use Giver").play(f"P2: {ring.options[-1]}")
    assert ring["P2.health"] == 10
    assert ring.question != "P2 respond"


@pytest.mark.proves("UVS-RESP-11")
def test_the_response_on_the_other_side_of_a_card_is_another_one() -> None:
    turn = "Ability(RESPONSE, (Transform(This()),), (), Event(V_PLAY, RIVAL))"
    cards: Cards = {"Day": {**asset([turn]), "back": {"type": "asset", "name": "Night", "abilities": [HEARD]}}}
    ring = table(p1(hand=["Jab"]), p2(stage=["Day"], health=9), cards={**cards, "Jab": attack(damage=0)})
    ring.play("P1: play Jab", "P2: use Day").play("P2: use Day")
    assert ring["P2.health"] == 10
    assert ring.question != "P2 respond"


@pytest.mark.proves("UVS-RESP-11")
def test_of_two_like_responses_on_a_card_each_is_played_once() -> None:
    gives = f"Ability(RESPONSE, (Grant(Sel(1, YOU, (Named('Oak'),)), ability={HEARD}),), (), Event(V_PLAY, RIVAL))"
    cards: Cards = {"Giver": asset([gives]), "Oak": foundation([HEARD]), "Jab": attack(damage=0)}
    ring = table(p1(hand=["Jab"]), p2(stage=["Giver", "Oak"], health=9), cards=cards).play("P1: play Jab")
    ring.play("P2: use Oak")
    assert ring.options == ["pass", "use Giver"]
    ring.play("P2: use Giver", "P2: use Oak")
    assert ring["P2.health"] == 11
    assert ring.question != "P2 respond"


CLEARS = "(Clear(Ref('event')), Gain(Value(Ref('event'), SPEED)))"


def resolving(mine: list[str], **more: Any) -> Table:
    """P1's Jab (speed 3) resolves; P2's Ear would clear it and gain health equal to its speed."""
    cards: Cards = {"Jab": attack(), "Ear": asset([response("Event(V_RESOLVE, RIVAL)", CLEARS)]), **more}
    ring = table(p1(hand=["Jab", PAGE], stage=mine), p2(stage=["Ear"], health=9), cards=cards)
    return ring.play("P1: play Jab").on("P1 respond", "P2 respond")


@pytest.mark.proves("UVS-RESP-12")
def test_a_card_of_the_trigger_that_has_moved_is_read_and_not_touched() -> None:
    away = asset([response("Event(V_ABILITY, RIVAL)", "(Move(Sel(1, YOU, (Named('Jab'),), (POOL,)), HAND),)")])
    ring = resolving(["Away"], Away=away).play("P2: use Ear")
    assert ring.question == "P1 respond"
    ring.play("P1: use Away")
    assert "Jab" in ring["P1.hand"]
    assert ring["P2.health"] == 9 - 3 + 3
    assert not ring.told_of("clear")
    plain = resolving([]).play("P2: use Ear")
    assert len(plain.told_of("clear")) == 1
    assert plain["P2.health"] == 9


@pytest.mark.proves("UVS-RESP-12")
@pytest.mark.parametrize(
    ("touch", "to"),
    [
        ("Remove(Ref('event'))", "removed"),
        ("Move(Ref('event'), DISCARDS)", "discards"),
        ("Build(Ref('event'), facing='down')", "stage"),
    ],
)
def test_nor_is_it_touched_where_it_is_now(touch: str, to: str) -> None:
    """The hand is no refuge from a text that reaches there: it has moved since its resolving, that is all."""
    ear = asset([response("Event(V_RESOLVE, RIVAL)", f"({touch}, Gain(Value(Ref('event'), SPEED)))")])
    away = asset([response("Event(V_ABILITY, RIVAL)", "(Move(Sel(1, YOU, (Named('Jab'),), (POOL,)), HAND),)")])
    ring = resolving(["Away"], Away=away, Ear=ear).play("P2: use Ear", "P1: use Away")
    assert ring["P1.hand"] == [PAGE, "Jab"]
    assert ring["P2.health"] == 9 - 3 + 3  # its speed is read
    there = resolving([], Ear=ear).play("P2: use Ear")
    assert [name for name in there[f"P1.{to}"] if name.startswith("Jab")]


@pytest.mark.proves("UVS-RESP-13")
def test_an_attack_that_is_flipped_after_resolving_is_not_touched() -> None:
    down = asset([response("Event(V_ABILITY, RIVAL)", "(Flip(Sel(1, YOU, (Named('Jab'),), (POOL,))),)")])
    ring = resolving(["Down"], Down=down).play("P2: use Ear", "P1: use Down")
    assert ring["P1.pool"] == ["Jab (face down)"]
    assert ring["P2.health"] == 9


@pytest.mark.proves("UVS-RESP-13")
def test_an_attack_that_resolved_face_down_is() -> None:
    copy = (
        "Ability(FORM, (Move(Sel(1, YOU, (), (DECK,), top=True), POOL, facing='down'), "
        "PlayCopy(Ref('moved'), Sel(1, YOU, (Named('Jab'),), (DISCARDS,))), PutOnStack(Ref('moved'))))"
    )
    cards: Cards = {
        "Jab": attack(),
        "Ear": asset([response("Event(V_RESOLVE, RIVAL)", CLEARS)]),
        "Mirror": asset([copy]),
    }
    ring = table(p1(stage=["Mirror"], discards=["Jab"], hand=[PAGE]), p2(stage=["Ear"], health=9), cards=cards)
    ring.play("P1: use Mirror").on("P2 respond").play("P2: use Ear")
    assert len(ring.told_of("clear")) == 1


# Open tables: whether somebody is asked depends on public facts only


OPEN: Cards = {
    "Lamp": DRAWS,
    "Quip": action([response("Event(V_DRAW, RIVAL)")]),
    "Slip": foundation(["Ability(RESPONSE, (Gain(1),), (), Event(V_DRAW, RIVAL), riders=(Outwit(),))"]),
    "Trick": action(["Ability(ENHANCE, (Draw(1),))"]),
    "Sly": foundation(["Ability(ENHANCE, (Gain(1),), riders=(Outwit(),))"]),
    "Jab": attack(),
    "Late": foundation([response("Event(V_MOVE, own=True, to=HAND)")]),
    "Lift": asset(["Ability(FORM, (Move(Sel(1, RIVAL, (), (STAGE,), every=True), HAND),))"]),
}


def questions(theirs: dict[str, Any], first: str, mine: dict[str, Any] | None = None) -> list[str | None]:
    """Who is asked what, at an open table, if P2 passes throughout."""
    ours = {"stage": ["Lamp", "Lift"], "hand": ["Jab", PAGE], **(mine or {})}
    ring = table(ours, theirs, cards=OPEN, options={"windows": "open"}).play(f"P1: {first}")
    seen = [ring.question]
    for _ in range(12):
        if ring.question is None or ring.question.startswith("P1 form"):
            break
        ring.quiet_step()
        seen.append(ring.question)
    return seen


@pytest.mark.proves("UVS-RESP-06", "UVS-RESP-03")
@pytest.mark.parametrize("first", ["use Lamp", "play Jab", "play Blank Page", "use Lift"])
@pytest.mark.parametrize(("one", "other"), [
    ({"hand": ["Quip"]}, {"hand": [PAGE]}),
    ({"hand": ["Trick"]}, {"hand": [PAGE]}),
    ({"stage": [{"card": "Slip", "down": True}]}, {"stage": [{"card": PAGE, "down": True}]}),
    ({"stage": [{"card": "Sly", "down": True}]}, {"stage": [{"card": PAGE, "down": True}]}),
    ({"stage": [{"card": "Late", "down": True}]}, {"stage": [{"card": PAGE, "down": True}]}),
])  # fmt: skip
def test_hidden_cards_make_no_difference_to_who_is_asked(
    one: dict[str, Any], other: dict[str, Any], first: str
) -> None:
    assert questions(one, first) == questions(other, first)


@pytest.mark.proves("UVS-RESP-06")
def test_at_an_open_table_a_possible_response_is_asked_for() -> None:
    assert questions({"hand": [PAGE]}, "use Lamp")[0] == "P2 respond"
    assert questions({"stage": [{"card": PAGE, "down": True}]}, "use Lamp")[0] == "P2 respond"
    assert questions({}, "use Lamp")[0] == "P1 form"  # everybody can see that there is nothing
    assert table(p1(), p2(character="Ada"), cards={"Ada": character()}).question is not None
