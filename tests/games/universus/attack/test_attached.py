"""Cards attached to the starting character (UVS-ATTCH)."""

from __future__ import annotations

from typing import Any

import pytest

from kumite.games.universus.faces import face
from kumite.games.universus.terms import symbol_names
from tests.games.universus.attack.spar import jab, spar
from tests.games.universus.ringside import PAGE, Table, action, asset, attack, character, foundation

MASTER = character(["Ability(FORM, (Gain(1),), (Commit(This()),))"], version="1", symbols=["air", "good", "order"])
OTHER = character(
    [
        "Ability(FORM, (Draw(1),), (Commit(This()),))",
        "Ability(CONTINUOUS, (Rule(HAND_SIZE_IS, Event(V_DRAW, YOU), 1),))",
    ],
    version="2",
    symbols=["air", "fire", "life"],
)
CALL = asset(["Ability(FORM, (Build(Sel(1, YOU, (Type((CHARACTER,)),), (DISCARDS,)), facing='up'),))"])
ATTACH = "Ability(FORM, (Attach(This()),))"


def school(stage: list[Any], discards: tuple[str, ...] = (), hand: tuple[str, ...] = (), **cards: Any) -> Table:
    """P1 is Lin 1."""
    side = {"character": "Lin 1", "stage": stage, "discards": list(discards), "hand": list(hand), "health": 10}
    return spar(mine=side, Lin=MASTER, Call=CALL, **cards)


def lins(n: int = 1) -> dict[str, Any]:
    """The same character in another version, under a name of its own in the test's book."""
    return {"Lin (Elder)": OTHER} if n else {}


@pytest.mark.proves("UVS-ATTCH-01", "UVS-ATTCH-02")
def test_a_card_in_the_stage_may_be_attached_and_everybody_sees_it() -> None:
    now = spar(mine={"stage": ["Charm"]}, Charm=asset([ATTACH])).play("P1: use Charm")
    assert now["P1.stage"] == ["Sparring Partner", "Charm (attached)"]
    for seat in ("P1", "P2"):
        assert now.seen(seat)["seats"]["P1"]["stage"][1] == "Charm (attached)"


@pytest.mark.proves("UVS-ATTCH-03")
def test_an_attached_card_shares_the_state_of_the_character() -> None:
    tire = asset(["Ability(FORM, (Commit(Yours()),))"])
    now = spar(mine={"stage": [{"card": PAGE, "attached": True}, "Tire"]}, Tire=tire)
    assert [card["ready"] for card in now["P1.cards.stage"][:2]] == [True, True]
    now.play("P1: use Tire")
    assert [card["ready"] for card in now["P1.cards.stage"]] == [False, False, True]
    now.on("P2 form").on("P1 form")
    assert [card["ready"] for card in now["P1.cards.stage"][:2]] == [True, True]


@pytest.mark.proves("UVS-ATTCH-03")
def test_it_takes_that_state_as_it_is_attached() -> None:
    text = "Ability(FORM, (Attach(Sel(1, YOU, (Named('Blank Page'),))),))"
    side = {"stage": [{"card": PAGE, "committed": True}, "Charm"]}
    now = spar(mine=side, Charm=asset([text])).play("P1: use Charm")
    assert now["P1.cards.stage"][1]["ready"] is True


@pytest.mark.proves("UVS-ATTCH-04")
def test_it_is_neither_committed_nor_readied_by_itself() -> None:
    held: list[Any] = [{"card": PAGE, "attached": True}]
    side = {"stage": held, "committed": True, "deck": ["Nil"]}
    now = spar(mine=side, Nil=foundation(check=0)).play("P1: play Jab")
    assert "Jab" in now["P1.discards"]  # no commit was offered
    two = spar(attack(difficulty=2), mine={**side, "committed": False}, Nil=foundation(check=0)).play("P1: play Jab")
    assert "Jab" in two["P1.discards"]  # the character is one card, and the attached one does not count
    wake = asset(["Ability(FORM, (Ready(Sel(1, YOU, (Type((FOUNDATION,)),), every=True)),))"])
    up = spar(mine={**side, "stage": [*held, "Wake"]}, Wake=wake, Nil=foundation()).play("P1: use Wake")
    assert not up.told_of("ready")
    assert up["P1.cards.stage"][1]["ready"] is False
    tire = asset(["Ability(FORM, (Commit(Sel(1, YOU, (Type((FOUNDATION,)),), every=True)),))"])
    down = spar(mine={"stage": [{"card": PAGE, "attached": True}, "Tire"]}, Tire=tire).play("P1: use Tire")
    assert not down.told_of("commit")
    assert down["P1.cards.stage"][1]["ready"] is True


@pytest.mark.proves("UVS-ATTCH-05", "UVS-RULING-84")
def test_it_pays_no_cost() -> None:
    text = "Ability(ENHANCE, (Draw(1),), (Destroy(Sel(1, YOU, (Type((FOUNDATION,)),))),))"
    side = {"stage": [{"card": "Relic", "attached": True}]}
    now = jab(attack([text]), mine=side, Relic=foundation())
    assert now.question == "P1 form"  # it could not be announced
    two = jab(attack([text]), mine={"stage": [*side["stage"], PAGE]}, Relic=foundation()).play("P1: use Jab")
    assert two["P1.stage"] == ["Sparring Partner", "Relic (attached)"]  # there was nothing to choose


@pytest.mark.proves("UVS-ATTCH-05", "UVS-RULING-84")
def test_unless_the_cost_asks_for_an_attached_card() -> None:
    text = "Ability(ENHANCE, (Draw(1),), (Destroy(Sel(1, YOU, (State('attached'),))),))"
    now = jab(attack([text]), mine={"stage": [{"card": PAGE, "attached": True}, PAGE]}).play("P1: use Jab")
    assert now["P1.stage"] == ["Sparring Partner", PAGE]


@pytest.mark.proves("UVS-ATTCH-06")
def test_its_abilities_are_not_played() -> None:
    keen = asset(["Ability(ENHANCE, (Modify(TheAttack(), SPEED, 1),))"])
    now = jab(mine={"stage": [{"card": "Keen", "attached": True}]}, Keen=keen)
    assert now.question == "P1 form"
    assert jab(mine={"stage": ["Keen"]}, Keen=keen).question == "P1 enhance"


@pytest.mark.proves("UVS-ATTCH-06", "UVS-RULING-89")
def test_those_that_are_not_played_go_on() -> None:
    lamp = asset(["Ability(CONTINUOUS, (Rule(HAND_SIZE_IS, Event(V_DRAW, YOU), 1),))"])
    assert spar(mine={"stage": [{"card": "Lamp", "attached": True}]}, Lamp=lamp)["P1.limit"] == 7
    assert spar(mine={"stage": [{"card": "Lamp", "sealed": True}]}, Lamp=lamp)["P1.limit"] == 6


@pytest.mark.proves("UVS-ATTCH-07")
def test_a_character_of_the_same_identity_attaches_as_it_arrives() -> None:
    now = school(["Call"], ("Lin (Elder) 2",), **lins()).play("P1: use Call")
    assert now["P1.stage"] == ["Lin 1", "Call", "Lin (Elder) 2 (attached)"]
    stranger = school(["Call"], ("Bo 1",), Bo=character(version="1")).play("P1: use Call")
    assert stranger["P1.stage"] == ["Lin 1", "Call"]
    assert "Bo 1" in stranger["P1.discards"]


@pytest.mark.proves("UVS-ATTCH-07")
def test_or_is_found_in_the_stage() -> None:
    turn = asset(["Ability(FORM, (Unflip(Sel(1, YOU, (State('face down'),))),))"])
    now = school(["Turn", {"card": "Lin (Elder) 2", "down": True}], Turn=turn, **lins()).play("P1: use Turn")
    assert now["P1.stage"] == ["Lin 1", "Turn", "Lin (Elder) 2 (attached)"]
    assert "use Lin 1: ability 2" in now.options


@pytest.mark.proves("UVS-ATTCH-08")
def test_the_character_has_the_abilities_and_symbols_of_those_attached() -> None:
    now = school(["Call"], ("Lin (Elder) 2",), **lins())
    assert now.begins("use Lin") == ["use Lin 1"]
    assert now["P1.limit"] == 6
    now.play("P1: use Call")
    assert now.begins("use Lin") == ["use Lin 1: ability 1", "use Lin 1: ability 2"]
    assert now["P1.limit"] == 7
    symbols = symbol_names(face(now.g, now.g.character[0]).symbols)
    assert sorted(symbols) == ["air", "fire", "good", "life", "order"]
    now.play("P1: use Lin 1: ability 2")
    assert now.told_of("draw")
    assert now["P1.cards.stage"][0]["ready"] is False
    now.on("P2 form").on("P1 form")
    assert now.begins("use Lin") == ["use Lin 1: ability 1", "use Lin 1: ability 2"]  # next turn, too


@pytest.mark.proves("UVS-ATTCH-08")
def test_and_no_more_when_they_are_gone() -> None:
    part = "Ability(FORM, (Destroy(Sel(1, YOU, (Type((CHARACTER,)), State('attached')))),))"
    now = school(["Call", "Part"], ("Lin (Elder) 2",), Part=asset([part]), **lins()).play("P1: use Call")
    assert now["P1.limit"] == 7
    now.play("P1: use Part")
    assert now["P1.stage"] == ["Lin 1", "Call", "Part"]
    assert now["P1.limit"] == 6
    assert now.begins("use Lin") == ["use Lin 1"]
    assert sorted(symbol_names(face(now.g, now.g.character[0]).symbols)) == ["air", "good", "order"]


@pytest.mark.proves("UVS-ATTCH-09")
def test_two_copies_of_another_version_give_one_set() -> None:
    now = school(["Call"], ("Lin (Elder) 2", "Lin (Elder) 2"), **lins()).play("P1: use Call", "P1: use Call")
    assert len([card for card in now["P1.stage"] if "attached" in card]) == 2
    assert now.begins("use Lin") == ["use Lin 1: ability 1", "use Lin 1: ability 2"]
    assert now["P1.limit"] == 7


@pytest.mark.proves("UVS-ATTCH-09")
def test_a_copy_of_the_character_itself_gives_nothing() -> None:
    now = school(["Call"], ("Lin 1",)).play("P1: use Call")
    assert now["P1.stage"][-1] == "Lin 1 (attached)"
    assert now.begins("use Lin") == ["use Lin 1"]


def struck(text: str, stage: list[Any], **cards: Any) -> Table:
    """P1's Imp acts on the stage of P2, who is Lin 1."""
    theirs = {"character": "Lin 1", "stage": stage}
    made = {"Lin": MASTER, "Lin (Elder)": OTHER, "Imp": asset([f"Ability(FORM, ({text},))"]), **cards}
    now = spar(mine={"stage": ["Imp"]}, theirs=theirs, **made)
    now.play("P1: use Imp")
    return now


@pytest.mark.proves("UVS-ATTCH-10")
@pytest.mark.parametrize(
    "text",
    [
        "Destroy(Sel(1, RIVAL))",
        "Destroy(Sel(1, RIVAL, (State('ready'),)))",
        "Flip(Sel(1, RIVAL, (), every=True))",
    ],
)
def test_attached_characters_are_not_touched(text: str) -> None:
    now = struck(text, ["Lin (Elder) 2"])
    assert now["P2.stage"] == ["Lin 1", "Lin (Elder) 2 (attached)"]
    assert now.question == "P1 form"


@pytest.mark.proves("UVS-ATTCH-10")
@pytest.mark.parametrize("tests", ["Type((CHARACTER,)), Not(State('starting'))", "State('attached')"])
def test_unless_characters_or_attached_cards_are_spoken_of(tests: str) -> None:
    now = struck(f"Destroy(Sel(1, RIVAL, ({tests},)))", ["Lin (Elder) 2"])
    assert now["P2.stage"] == ["Lin 1"]


@pytest.mark.proves("UVS-ATTCH-11")
def test_other_attached_cards_are_open_to_effects() -> None:
    now = struck("Destroy(Sel(1, RIVAL, (Type((FOUNDATION,)),)))", [{"card": PAGE, "attached": True}])
    assert now["P2.stage"] == ["Lin 1"]
    assert now["P2.discards"] == [PAGE]


FETCH = "Ability(FORM, (Search((DECK,), (Named('Ribbon'),), (Attach(Ref('searched')),)),), (Commit(This()),))"
PICK = "Ability(FORM, (Attach(Sel(1, YOU, ({tests}), ({zone},))),), (Commit(This()),))"


@pytest.mark.proves("UVS-RULING-264", "UVS-ATTCH-01", "UVS-BUILD-01")
def test_a_card_that_was_searched_for_is_built_and_attached() -> None:
    now = spar(mine={"stage": ["Maid"], "deck": [PAGE, "Ribbon"]}, Maid=asset([FETCH]), Ribbon=foundation())
    now.play("P1: use Maid").on("P1 search").play("P1: Ribbon in the deck").on("P1 form")
    assert now["P1.stage"] == ["Sparring Partner", "Maid (committed)", "Ribbon (attached)"]
    assert "build" in now.verbs()


@pytest.mark.proves("UVS-RULING-264")
@pytest.mark.parametrize(("zone", "where"), [("DISCARDS", "discards"), ("HAND", "hand"), ("MOMENTUM", "momentum")])
def test_so_is_one_from_elsewhere(zone: str, where: str) -> None:
    maid = asset([PICK.format(tests="Named('Ribbon'),", zone=zone)])
    now = spar(mine={"stage": ["Maid"], where: ["Ribbon"]}, Maid=maid, Ribbon=foundation()).play("P1: use Maid")
    if now.question != "P1 form":
        now.play("P1: Ribbon")
    assert now.on("P1 form")["P1.stage"][-1] == "Ribbon (attached)"
    assert "Ribbon" not in str(now[f"P1.{where}"])


@pytest.mark.proves("UVS-RULING-264", "UFS-RULING-54", "UVS-PAUSE-11")
@pytest.mark.parametrize("kind", [attack(), action()])
def test_what_cannot_lie_in_a_stage_stays_where_it_is(kind: dict[str, Any]) -> None:
    maid = asset([PICK.format(tests="", zone="DISCARDS")])
    now = spar(mine={"stage": ["Maid"], "discards": ["Knot"]}, Maid=maid, Knot=kind).play("P1: use Maid").on("P1 form")
    assert (now["P1.stage"][1:], now["P1.discards"]) == (["Maid (committed)"], ["Knot"])
