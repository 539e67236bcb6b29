"""Cards that lie face down: in the stage, in the card pool, as attacks; flipping; Outwit."""

from __future__ import annotations

import pytest

from kumite.games.universus.faces import face, foundations
from kumite.games.universus.terms import ATTACK, FOUNDATION, MID, NO_TYPE
from tests.games.universus.effects.tools import PLUS, WALL, attacking, health, lies, now
from tests.games.universus.ringside import PAGE, Table, asset, attack, foundation, p1, p2, table

FLIPS = "Ability(FORM, (Flip(Sel(1)),))"
COPIES = "Ability(FORM, (PlayDown(Sel(1, zones=(HAND,)), Sel(1, tests=(Named('Cannon'),), zones=(DISCARDS,))),))"
CANNON = {"Cannon": attack(speed=5, damage=6, zone="high", keywords=["Punch"]), "Wall": WALL}


def copied() -> Table:
    """A card has been played face down as a copy of Cannon, and is in its attack sequence."""
    cards = {"Mimic": asset([COPIES]), "Seed": foundation(), **CANNON}
    mine = p1(stage=["Mimic", PAGE], hand=["Seed", PAGE], discards=["Cannon"])
    ring = table(mine, p2(hand=["Wall"]), cards=cards)
    ring.play("P1: use Mimic", "P1: Seed")
    return ring


@pytest.mark.proves("UVS-FDATK-01", "UVS-FDATK-06")
def test_a_face_down_copy_is_an_attack_in_its_first_state() -> None:
    ring = copied()
    assert ring["P1.pool"] == ["Cannon (face down, as Cannon)"]
    seen = face(ring.g, ring.g.pool[0][0])
    assert (seen.type, seen.speed, seen.damage, seen.zone, seen.traits) == (ATTACK, 5, 6, 2, ("Punch",))
    assert not ring.told_of("bonus")
    assert ring["attack.card"] == "Cannon"
    assert "Seed" not in str(ring.seen("P2")["seats"]["P1"]["pool"])


@pytest.mark.proves("UVS-FDATK-02", "UVS-RULING-11")
def test_a_face_down_attack_that_dealt_damage_may_go_to_momentum() -> None:
    ring = copied()
    ring.play("P2: no block")
    ring.on("P1 momentum").play("P1: into momentum")
    assert len(ring.g.momentum[0]) == 1
    assert health(ring)[1] == 19


@pytest.mark.proves("UVS-FDATK-03")
def test_an_attack_that_was_flipped_is_no_face_down_attack() -> None:
    flips = "Ability(CONTINUOUS, (Fired(Event(V_DEAL, own=True), (Flip(This()),)),))"
    ring = attacking(p1(stage=[PAGE], hand=[PAGE]), p2(), {}, attack([flips]))
    ring.play("P2: no block")
    jab = ring.g.pool[0][0]
    assert ring.g.health[1] == 22
    assert face(ring.g, jab).type == NO_TYPE
    ring.on("P2 form", "P1 momentum")
    assert ring.question == "P2 form"
    assert jab in ring.g.discards[0]


@pytest.mark.proves("UVS-FDATK-04")
def test_a_face_down_attack_counts_among_attacks() -> None:
    per = (
        "Ability(ENHANCE, (Modify(TheAttack(), DAMAGE, Count(Sel(1, YOU, (Type((ATTACK,)),), (POOL,), every=True))),))"
    )
    ring = table(
        p1(stage=["Mimic", PAGE, "Sum"], hand=["Seed", PAGE], discards=["Cannon"], pool=[{"card": PAGE, "down": True}]),
        p2(hand=["Wall"]),
        cards={"Mimic": asset([COPIES]), "Sum": asset([per]), "Seed": foundation(), **CANNON},
    )
    ring.play("P1: use Mimic", "P1: Seed", "P1: use Sum")
    assert now(ring).damage == 7  # the copy itself; not the blank card beside it


@pytest.mark.proves("UVS-FDATK-05")
def test_the_printed_values_of_a_face_down_attack() -> None:
    back = (
        "Ability(ENHANCE, (Set(TheAttack(), DAMAGE, None), Set(TheAttack(), SPEED, None), Set(TheAttack(), "
        "ZONE, None)))"
    )
    cards = {"Mimic": asset([COPIES]), "Undo": asset([back]), "Seed": foundation(), **CANNON}
    ring = table(p1(stage=["Mimic", "Undo"], hand=["Seed", PAGE], discards=["Cannon"]), p2(hand=["Wall"]), cards=cards)
    ring.play("P1: use Mimic", "P1: Seed", "P1: use Undo")
    assert (now(ring).damage, now(ring).speed, now(ring).zone) == (0, 0, MID)


@pytest.mark.proves("UVS-FDC-01", "UVS-FLIP-01")
def test_a_face_down_stage_card_is_a_blank_foundation() -> None:
    ring = table(
        p1(stage=["Turner", "Relic"], hand=["Rock"]),
        p2(),
        cards={
            "Turner": asset([FLIPS]),
            "Relic": asset([PLUS], keywords=["Ally"], symbols=["fire"]),
            "Rock": foundation(difficulty=4),
        },
    )
    ring.play("P1: use Turner", "P1: Relic")
    assert ring["P1.stage"][2] == "Relic (face down)"
    seen = lies(ring, 0, 2)
    assert (seen.type, seen.name, seen.traits, seen.abilities, seen.symbols) == (FOUNDATION, "", (), (), 0)
    ring.play("P1: play Rock")
    assert "commit Relic face down" in ring.options
    ring.play("P1: commit Relic face down")
    assert ring["P1.pool"] == ["Rock"]


@pytest.mark.proves("UVS-FDC-02")
def test_only_the_owner_looks_at_a_face_down_card() -> None:
    down = {"card": "Relic", "down": True}
    ring = table(p1(stage=[down], pool=[down], hand=[PAGE]), p2(), cards={"Relic": asset()})
    mine, theirs = ring.seen("P1")["seats"]["P1"], ring.seen("P2")["seats"]["P1"]
    assert "Relic" in str(mine["stage"])
    assert "Relic" in str(mine["pool"])
    assert "Relic" not in str(theirs)
    assert len(theirs["stage"]) == 2
    assert len(theirs["pool"]) == 1


@pytest.mark.proves("UVS-FDC-03", "UVS-FDC-04")
def test_face_down_cards_are_told_apart_this_turn() -> None:
    flips = "Ability(FORM, (Flip(Sel(2, tests=(Named('Oak'),))),))"
    breaks = "Ability(FORM, (Destroy(Sel(1, YOU, (State('face down'),))),))"
    cards = {"Turner": asset([flips]), "Axe": asset([breaks]), "Oak": foundation()}
    ring = table(p1(stage=["Turner", "Axe", "Oak", "Oak"]), p2(), cards=cards)
    ring.play("P1: use Turner", "P1: use Axe")
    assert ring.question == "P1 destroy"
    assert len(ring.options) == 2
    old = {"card": "Oak", "down": True}
    ring = table(p1(stage=["Axe", old, old]), p2(), cards=cards)
    ring.play("P1: use Axe")
    assert ring.question == "P1 form"
    assert len(ring.g.stage[0]) == 3
    ring = table(p1(stage=["Axe", old, {**old, "frozen": True}]), p2(), cards=cards)
    ring.play("P1: use Axe")
    assert ring.question == "P1 destroy"
    assert len(ring.options) == 2


@pytest.mark.proves("UVS-FDC-05")
def test_a_face_down_pool_card_is_nothing_but_one_card_more() -> None:
    kinds = (
        "Ability(FORM, (Clear(Sel(9, tests=(Type((ATTACK, FOUNDATION, ASSET, ACTION, BACKUP, CHARACTER)),), "
        "zones=(POOL,), every=True)),))"
    )
    ring = table(
        p1(stage=["Broom", PAGE], pool=[{"card": "Jab", "down": True}], hand=["Rock"]),
        p2(),
        cards={"Broom": asset([kinds]), "Jab": attack(), "Rock": foundation(difficulty=3)},
    )
    ring.play("P1: use Broom")
    assert len(ring.g.pool[0]) == 1
    ring.play("P1: play Rock")
    assert ring.question == "P1 commit"
    assert ring["check.need"] == 4


@pytest.mark.proves("UVS-FDC-06")
def test_a_card_played_face_down_as_a_foundation_is_built() -> None:
    plays = "Ability(FORM, (PlayDown(Sel(1, zones=(HAND,))),))"
    moves = "Ability(FORM, (Move(Sel(1, zones=(HAND,)), POOL, facing='down'),))"
    for text, built in ((plays, True), (moves, False)):
        ring = table(p1(stage=["Mimic"], hand=["Jab"]), p2(), cards={"Mimic": asset([text]), "Jab": attack()})
        ring.play("P1: use Mimic")
        assert (face(ring.g, ring.g.pool[0][0]).type == FOUNDATION) == built
        ring.on("P2 form")
        assert ("Jab (face down)" in ring["P1.stage"]) == built
        assert (foundations(ring.g, 0) == 1) == built


@pytest.mark.proves("UVS-FDC-07")
def test_a_face_down_card_stays_so_by_default() -> None:
    builds = "Ability(FORM, (Build(Sel(1, zones=(POOL,))), Build(Sel(1, zones=(HAND,)))))"
    ring = table(
        p1(stage=["Mason"], pool=[{"card": "Oak", "down": True}], hand=["Elm"]),
        p2(),
        cards={"Mason": asset([builds]), "Oak": foundation(), "Elm": foundation()},
    )
    ring.play("P1: use Mason")
    assert ring["P1.stage"][2:] == ["Oak (face down)", "Elm"]


@pytest.mark.proves("UVS-FLIP-02")
def test_a_face_down_card_cannot_be_flipped() -> None:
    own = "Ability(FORM, (Draw(1),), (Flip(Sel(1, tests=(Type((FOUNDATION,)),))),))"
    down = {"card": "Oak", "down": True}
    cards = {
        "Turner": asset([own, "Ability(FORM, (Flip(Sel(1, tests=(Type((FOUNDATION,)),))), Gain(1)))"]),
        "Oak": foundation(),
    }
    ring = table(p1(stage=["Turner", down], health=9), p2(), cards=cards)
    assert ring.options == ["pass", "use Turner"]  # only the effect: the cost cannot be paid
    ring.play("P1: use Turner")
    assert health(ring)[0] == 10
    assert not ring.told_of("flip")
    ring = table(p1(stage=["Turner", "Oak"]), p2(), cards=cards)
    assert len(ring.options) == 3


@pytest.mark.proves("UVS-FLIP-03")
def test_a_flipped_card_is_the_same_card() -> None:
    text = (
        "Ability(FORM, (Ready(Sel(1, tests=(Named('Oak'),))), Flip(Ref('readied')), Gain(Count(Sel(1, "
        "tests=(State('readied this Combat Phase'),), every=True)))))"
    )
    oak = {"card": "Oak", "committed": True, "frozen": True}
    ring = table(
        p1(stage=["Turner", oak, PAGE], health=9, hand=[PAGE]),
        p2(),
        cards={"Turner": asset([text]), "Oak": foundation()},
    )
    ring.play("P1: use Turner")
    assert health(ring)[0] == 10
    assert ring["P1.stage"][2] == "Oak (face down, frozen)"


OUTWIT = "Ability(RESPONSE, (Draw(1),), (), Event(V_PLAY, RIVAL, (Type((ATTACK,)),)), (Outwit(),))"


def outwitting(mark: dict[str, object]) -> Table:
    cards = {"Trap": foundation([OUTWIT, PLUS]), "Jab": attack(), "Wall": WALL}
    ring = table(p1(hand=["Jab"], stage=[PAGE]), p2(stage=[{"card": "Trap", **mark}], hand=["Wall"]), cards=cards)
    ring.play("P1: play Jab")
    return ring


@pytest.mark.proves("UVS-OUTWIT-01", "UVS-OUTWIT-03", "UVS-OUTWIT-04")
def test_outwit_unflips_and_commits_its_card() -> None:
    ring = outwitting({"down": True})
    assert ring.question == "P2 respond"
    assert ring.options == ["pass", "use Trap face down"]
    ring.play("P2: use Trap face down")
    assert ring["P2.stage"] == ["Sparring Partner", "Trap (committed)"]
    assert len(ring.g.hand[1]) == 2
    assert outwitting({"down": True, "committed": True}).question != "P2 respond"


@pytest.mark.proves("UVS-OUTWIT-02")
def test_outwit_only_while_face_down() -> None:
    ring = outwitting({})
    assert ring.question == "P2 enhance"
    assert ring.options == ["pass", "use Trap"]


@pytest.mark.proves("UVS-OUTWIT-05")
def test_for_everything_else_it_has_no_abilities() -> None:
    breaks = "Ability(FORM, (Destroy(Sel(1, RIVAL, (Type((FOUNDATION,)), State('with no abilities')))),))"
    cards = {"Axe": asset([breaks]), "Trap": foundation([OUTWIT, PLUS])}
    for down in (True, False):
        ring = table(p1(stage=["Axe"], hand=[PAGE]), p2(stage=[{"card": "Trap", "down": down}]), cards=cards)
        ring.play("P1: use Axe")
        assert bool(ring.told_of("destroy")) == down
    ring = attacking(p1(), p2(stage=[{"card": "Trap", "down": True}]), cards)
    assert ring.question == "P2 block"  # the Enhance is not there
