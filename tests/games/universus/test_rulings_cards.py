"""Rulings about cards: how they lie, what they are, what they keep, and where they go."""

from typing import Any

import pytest

from kumite.games.universus.faces import face
from kumite.games.universus.names import same_words, words_in
from kumite.games.universus.position import FACEDOWN
from tests.games.universus.effects.tools import attacking, lies
from tests.games.universus.plays.places import handle
from tests.games.universus.ringside import PAGE, PARTNER, Table, asset, attack, character, foundation, p1, p2, table

Cards = dict[str, dict[str, Any]]
FOUND = "Type((FOUNDATION,))"


def hears(event: str) -> dict[str, Any]:
    """An asset whose owner gains 1 health each time."""
    return asset([f"Ability(CONTINUOUS, (Fired({event}, (Gain(1),)),))"])


# Frozen, sealed, turned


@pytest.mark.proves("UVS-RULING-08")
@pytest.mark.parametrize("committed", [True, False])
def test_a_freeze_outlasts_the_turn_and_ends_with_the_ready_step_of_its_owner(committed: bool) -> None:
    cards = {
        "Ice": asset(["Ability(FORM, (Freeze(Sel(1, RIVAL, (Named('Oak'),))),))"]),
        "Oak": foundation(),
        "Rock": foundation(difficulty=4),
    }
    side = p2(stage=[{"card": "Oak", "committed": committed}], hand=["Rock", PAGE])
    ring = table(p1(stage=["Ice"], hand=[PAGE]), side, cards=cards).play("P1: use Ice")
    ring.on("P2 form")
    assert ring["P2.stage"][1] == ("Oak (committed)" if committed else "Oak")  # it is frozen no more
    if not committed:
        ring.play("P2: play Rock", "P2: commit Oak")
    ring.on("P1 form").quiet_step()
    assert ring.on("P2 form")["P2.stage"][1] == "Oak"


@pytest.mark.proves("UVS-RULING-42")
@pytest.mark.parametrize("sealed", [True, False])
def test_a_seal_takes_the_outwit_of_a_face_down_card(sealed: bool) -> None:
    spies = "Ability(RESPONSE, (Draw(1),), (), Event(V_PLAY, RIVAL, (Type((ATTACK,)),)), (Outwit(),))"
    wax = "Ability(FORM, (Seal(Sel(1, RIVAL, (Named('Trap'),))), Flip(Sel(1, RIVAL, (Named('Trap'),)))))"
    turn = "Ability(FORM, (Flip(Sel(1, RIVAL, (Named('Trap'),))),))"
    cards = {"Trap": foundation([spies]), "Tool": asset([wax if sealed else turn]), "Jab": attack()}
    ring = table(p1(hand=["Jab", PAGE], stage=["Tool"]), p2(stage=["Trap"]), cards=cards)
    ring.play("P1: use Tool", "P1: play Jab")
    assert (ring.question == "P2 respond") is not sealed


@pytest.mark.proves("UVS-RULING-44")
@pytest.mark.parametrize(
    ("text", "after"),
    [
        ("FORM, (Modify(Sel(1, tests=(Named('Oak'),)), DIFFICULTY, 3),)", 1),
        ("FORM, (Modify(Sel(9, tests=(Type((FOUNDATION,)),), every=True), DIFFICULTY, 3, until=TURN),)", 4),
        ("CONTINUOUS, (Modify(Sel(9, tests=(Type((FOUNDATION,)),), every=True), DIFFICULTY, 3),)", 4),
    ],
)
def test_what_was_used_up_does_not_change_a_card_anew_that_was_turned_over_and_back(text: str, after: int) -> None:
    turn = "Ability(FORM, (Flip(Sel(1, tests=(Named('Oak'),))), Unflip(Ref('flipped'))))"
    cards = {"Rock": asset([f"Ability({text})"]), "Oak": foundation(), "Turn": asset([turn])}
    ring = table(p1(stage=["Rock", "Oak", "Turn"], hand=[PAGE]), p2(), cards=cards)
    if "use Rock" in ring.options:
        ring.play("P1: use Rock")
    assert lies(ring, 0, 2).difficulty == 4
    ring.play("P1: use Turn")
    assert lies(ring, 0, 2).difficulty == after


@pytest.mark.proves("UVS-RULING-50")
def test_a_card_that_is_transformed_is_not_turned_over() -> None:
    back = {"type": "attack", "name": "Night", "speed": 5, "zone": "low", "damage": 6}
    jab = attack(["Ability(ENHANCE, (Modify(TheAttack(), DAMAGE, 2), Transform(This())))"], back=back)
    turned = hears("Either((Event(V_FLIP), Event(V_UNFLIP)))")
    ring = attacking(p1(stage=["Ear"], health=9), p2(), {"Ear": turned}, jab).play("P1: use Jab")
    assert (ring["attack.dropped"], ring["attack.damage"], ring["attack.speed"]) == (False, 6, 5)  # a new state
    ring.play("P2: no block")
    assert (ring["P1.health"], ring["P2.health"]) == (9, 19)


@pytest.mark.proves("UVS-RULING-50")
def test_what_is_assigned_to_it_stays_and_it_may_lie_face_down() -> None:
    back = {"type": "asset", "name": "Night"}
    cards = {
        "Day": {**asset(), "back": back},
        "Turn": asset(["Ability(FORM, (Transform(Sel(1, YOU, (Named('Day'),))),))"]),
        "Down": asset(["Ability(FORM, (Flip(Sel(1, YOU, (State('transformed'),))),))"]),
    }
    day = {"card": "Day", "frozen": True, "committed": True, "counters": {"Oath": 2}}
    ring = table(p1(stage=[day, "Turn", "Down"], hand=[PAGE]), p2(), cards=cards).play("P1: use Turn")
    assert ring["P1.stage"][1] == "Night (committed, frozen, transformed)"
    assert ring["P1.cards.stage"][1]["counters"] == {"Oath": 2}
    ring.play("P1: use Down")
    assert (ring.g.flags[ring.g.stage[0][1]] & FACEDOWN, lies(ring, 0, 1).name) == (FACEDOWN, "")


@pytest.mark.proves("UVS-RULING-74")
@pytest.mark.parametrize(
    ("text", "row"),
    [
        ("Build(TOP)", ["Oak (face down)"]),
        ("Reveal(TOP), Build(Ref('revealed'))", ["Oak"]),
        ("Search((DECK,), (Named('Oak'),), (Build(Ref('searched')),))", ["Oak"]),
    ],
)
def test_a_card_of_the_deck_is_built_face_down_unless_everybody_has_seen_it(text: str, row: list[str]) -> None:
    form = f"Ability(FORM, ({text},))".replace("TOP", "Sel(1, YOU, (), (DECK,), top=True)")
    ring = table(p1(stage=["Crane"], deck=["Oak"]), p2(), cards={"Crane": asset([form]), "Oak": foundation()})
    ring.play("P1: use Crane")
    if ring.question == "P1 search":
        ring.play("P1: Oak in the deck").shuffle()
    assert ring["P1.stage"][2:] == row


@pytest.mark.proves("UVS-RULING-74")
@pytest.mark.parametrize(("before", "row"), [("", "Oak (face down)"), ("Reveal(TOP), ", "Oak")])
def test_so_it_is_added_to_the_card_pool(before: str, row: str) -> None:
    form = f"Ability(FORM, ({before}Move(TOP, POOL)))".replace("TOP", "Sel(1, YOU, (), (DECK,), top=True)")
    form = form if before else form.replace("POOL)))", "POOL),))")
    ring = table(p1(stage=["Lift"], deck=["Oak"]), p2(), cards={"Lift": asset([form]), "Oak": foundation()})
    assert ring.play("P1: use Lift")["P1.pool"] == [row]


# On top


def crowned(oak: Any) -> Table:
    """An Elm lies on this Oak until the turn ends; P1 hears what goes from the stage to the discard pile."""
    elm = "Sel(1, tests=(Named('Elm'),), zones=(HAND,))"
    places = f"Ability(FORM, (PlaceOnTop({elm}, Sel(1, tests=(Named('Oak'),)), TURN),))"
    cards = {
        "Crown": asset([places]),
        "Axe": asset(["Ability(FORM, (Destroy(Sel(1, tests=(Type((FOUNDATION,)),))),))"]),
        "Oak": foundation(),
        "Elm": foundation(),
        "Ear": hears("Event(V_MOVE, YOU, origin=STAGE, to=DISCARDS)"),
    }
    side = p1(stage=["Crown", oak, "Ear", "Axe"], hand=["Elm", PAGE], health=9)
    return table(side, p2(hand=[PAGE]), cards=cards, tried=True).play("P1: use Crown")


@pytest.mark.proves("UVS-RULING-51")
def test_the_card_on_top_shares_how_the_other_lies() -> None:
    oak = {"card": "Oak", "committed": True, "frozen": True, "counters": {"Oath": 2}}
    ring = crowned(oak)
    assert ring["P1.stage"][2] == "Elm (committed, frozen)"
    assert ring["P1.cards.stage"][2]["counters"] == {"Oath": 2}
    ring.on("P2 form")
    assert (ring["P1.discards"], ring["P1.stage"][2]) == (["Elm"], "Oak (committed, frozen)")


@pytest.mark.proves("UVS-RULING-90")
@pytest.mark.parametrize(("early", "gained"), [(True, 1), (False, 0)])
def test_what_comes_off_as_the_turn_ends_sets_nothing_off(early: bool, gained: int) -> None:
    ring = crowned("Oak")
    if early:
        ring.play("P1: use Axe")  # it goes with the card beneath, and is heard
    ring.on("P2 form")
    assert "Elm" in ring["P1.discards"]
    assert ring["P1.health"] == 9 + gained


@pytest.mark.proves("UVS-RULING-51")
def test_the_card_on_top_of_the_starting_character_is_one_and_stays() -> None:
    places = "Ability(FORM, (PlaceOnTop(Sel(1, zones=(HAND,), tests=(Named('Guest'),)), Yours(), TURN),))"
    more = "Ability(FORM, (Modify(Yours(), HAND_SIZE, 1),))"
    cards = {"Crown": asset([places]), "Guest": character(), "Cap": asset([more])}
    ring = table(p1(stage=["Crown", "Cap"], hand=["Guest", PAGE], committed=True), p2(), cards=cards)
    ring.play("P1: use Crown", "P1: use Cap")
    assert ring["P1.stage"] == ["Guest (committed)", "Crown", "Cap"]  # no stranger that has to go
    assert ring["P1.limit"] == 7


# Tokens and owners


@pytest.mark.proves("UVS-RULING-38")
def test_a_token_in_the_stage_is_ready_and_helps_no_check() -> None:
    cards = {
        "Make": asset(["Ability(FORM, (Create('Power'),), (Commit(This()),))"]),
        "Bind": asset(["Ability(FORM, (Commit(Sel(1, YOU, (Type((TOKEN,)),))),), (Commit(This()),))"]),
        "Rock": foundation(difficulty=4),
    }
    ring = table(p1(stage=["Make", "Bind", PAGE], hand=["Rock", PAGE]), p2(), cards=cards).play("P1: use Make")
    assert ring["P1.stage"][-1] == "Power"
    ring.play("P1: play Rock")
    assert ring.options == ["fail", f"commit {PAGE}", f"commit {PARTNER}"]
    ring.play(f"P1: commit {PAGE}").play("P1: use Bind")
    assert ring["P1.stage"][-1] == "Power (committed)"


@pytest.mark.proves("UVS-RULING-38")
def test_a_token_in_momentum_lies_face_up_and_is_spent_like_any_card() -> None:
    cards = {
        "Make": asset(["Ability(FORM, (Create('Roman Cancel'),), (Commit(This()),))"]),
        "Forge": asset(["Ability(FORM, (Draw(1),), (Spend(),))"]),
    }
    ring = table(p1(stage=["Make", "Forge"], hand=[PAGE]), p2(), cards=cards).play("P1: use Make")
    assert ring.seen("P2")["seats"]["P1"]["momentum"] == ["Roman Cancel"]
    ring.play("P1: use Forge")
    assert (ring["P1.momentum"], len(ring.told_of("spend"))) == ([], 1)


@pytest.mark.proves("UVS-RULING-39", "UVS-RULING-38")
def test_a_token_is_its_makers_and_a_character_that_of_its_player() -> None:
    cards = {
        "Make": asset(["Ability(FORM, (Create('Power'),), (Commit(This()),))"]),
        "Gust": asset(["Ability(FORM, (Commit(Sel(9, RIVAL, every=True)),))"]),
    }
    ring = table(p1(stage=["Gust"], hand=[PAGE]), p2(stage=["Make"], hand=[PAGE]), cards=cards, turn="P2", tried=True)
    ring.play("P2: use Make").on("P1 form").play("P1: use Gust")
    assert [ring.g.owner[h] for h in ring.g.stage[1]] == [1, 1, 1]
    assert [ring.g.owner[h] for h in ring.g.stage[0]] == [0, 0]
    assert ring["P2.stage"] == [f"{PARTNER} (committed)", "Make (committed)", "Power (committed)"]


@pytest.mark.proves("UVS-RULING-84")
@pytest.mark.parametrize(("where", "gone"), [("(Destroy(CARD),)", True), ("(Draw(1),), (Destroy(CARD),)", False)])
def test_an_attached_card_that_is_no_character_suffers_effects_and_pays_no_cost(where: str, gone: bool) -> None:
    text = f"Ability(FORM, {where})".replace("CARD", "Sel(1, YOU, (Type((FOUNDATION,)),))")
    ring = table(p1(stage=["Axe", {"card": PAGE, "attached": True}], hand=[PAGE]), cards={"Axe": asset([text])})
    assert ("use Axe" in ring.options) is gone
    if gone:
        assert ring.play("P1: use Axe")["P1.stage"] == [PARTNER, "Axe"]


# What a card is


@pytest.mark.proves("UVS-RULING-40")
@pytest.mark.parametrize(("user", "asked"), [("Twin", False), ("Hero 1: ability 1", True), ("Hero 1: ability 2", True)])
def test_an_ability_is_that_of_the_card_it_is_on(user: str, asked: bool) -> None:
    guard = "Ability(RESPONSE, (Cancel(),), (Commit(This()),), Event(V_ABILITY, RIVAL, character=1))"
    gains = "Ability(CONTINUOUS, (GainAbilities(This(), Yours()),))"
    cards = {
        "Hero": character(["Ability(FORM, (Gain(1),), riders=(Limit(1),))"], version="1"),
        "Older": character(["Ability(FORM, (Gain(2),))"], name="Hero", version="2"),
        "Twin": foundation([gains]),
        "Guard": asset([guard]),
    }
    ring = table(p1(character="Hero 1", stage=["Hero 2", "Twin"], health=9), p2(stage=["Guard"]), cards=cards)
    ring.play(next(f"P1: {option}" for option in ring.options if option.startswith(f"use {user}")))
    assert (ring.question == "P2 respond") is asked


@pytest.mark.proves("UVS-RULING-41")
def test_titan_is_for_any_card_and_a_copy_of_a_character_is_one() -> None:
    oak = "Sel(1, tests=(Named('Oak'),))"
    twin = "Sel(1, YOU, (Type((CHARACTER,)), Not(State('starting'))))"
    titans = "Sel(9, tests=(Trait('Titan'),), every=True)"
    cards = {
        "Hero": character(keywords=["Titan"]),
        "Elm": foundation(keywords=["Titan"]),
        "Oak": foundation(),
        "Mask": asset([f"Ability(FORM, (Grant({oak}, trait='Titan'), Gain(Count({titans}))))"]),
        "Twin": asset([f"Ability(FORM, (PlayCopy({oak}, Yours()), Grant({twin}, trait='Villain')))"]),
    }
    ring = table(p1(character="Hero", stage=["Mask", "Twin", "Oak", "Elm"], hand=[PAGE], health=9), p2(), cards=cards)
    ring.play("P1: use Mask")
    assert ring["P1.health"] == 12  # of both lists
    ring.play("P1: use Twin")
    assert "Villain" in lies(ring, 0, 3).traits


@pytest.mark.proves("UVS-RULING-46")
def test_of_unique_copies_that_came_together_the_owner_says_which_go() -> None:
    builds = "Ability(FORM, (Build(Sel(3, tests=(Named('One'),), zones=(HAND,)), committed=True),))"
    cards = {"Mason": asset([builds]), "One": foundation(keywords=["Unique"])}
    ring = table(p1(stage=["Mason", {"card": "One", "down": True}], hand=["One"] * 3), p2(), cards=cards)
    ring.play("P1: use Mason")
    for left in (3, 2):
        assert (ring.question, len(ring.options)) == ("P1 goes", left)
        ring.play(f"P1: {ring.options[-1]}")
    assert ring["P1.stage"][2:] == ["One (face down)", "One (committed)"]
    assert len(ring.told_of("sacrifice")) == 2


@pytest.mark.proves("UVS-RULING-46")
def test_the_newest_copy_goes_and_one_that_was_unflipped_is_the_newest() -> None:
    builds = "Ability(FORM, (Build(Sel(2, tests=(Named('One'),), zones=(HAND,))),))"
    unflips = "Ability(FORM, (Unflip(Sel(1, tests=(State('face down'),))),))"
    cards = {"Mason": asset([builds]), "Turn": asset([unflips]), "One": foundation(keywords=["Unique"])}
    stage = ["Mason", "Turn", {"card": "One", "down": True}, "One"]
    ring = table(p1(stage=stage, hand=["One", "One"]), p2(), cards=cards)
    down, first = ring.g.stage[0][3:]
    ring.play("P1: use Mason")
    ring.on("P1 form")
    assert ring.g.stage[0][3:] == (down, first)
    ring.play("P1: use Turn").on("P1 form", "P2 form")
    assert (first in ring.g.stage[0], down in ring.g.stage[0]) == (True, False)


@pytest.mark.proves("UVS-RULING-52")
@pytest.mark.parametrize(
    ("name", "there"),
    [("RIOT Act", True), ("Run, Riot!", True), ("(Riot)", True), ("Half-Riot", True), ("Riot's Edge", False),
     ("Patriot", False)],
)  # fmt: skip
def test_words_of_a_name(name: str, there: bool) -> None:
    assert same_words(words_in("Riot"), words_in(name)) is there
    finds = "Ability(FORM, (Gain(Count(Sel(9, tests=(Named('Riot', part=True),), zones=(DISCARDS,), every=True))),))"
    cards = {"Eye": asset([finds]), name: foundation()}
    ring = table(p1(stage=["Eye"], hand=[PAGE], discards=[name], health=9), p2(), cards=cards).play("P1: use Eye")
    assert ring["P1.health"] == (10 if there else 9)


@pytest.mark.proves("UVS-RULING-53")
def test_the_printed_damage_of_a_multiple_copy_is_none() -> None:
    back = "Ability(ENHANCE, (Set(TheAttack(), DAMAGE, None),))"
    ring = attacking(
        p1(momentum=[PAGE], stage=["Undo"]), p2(), {"Undo": asset([back])}, attack(damage=5, keywords=["Multiple: 1"])
    )
    ring.play("P1: use Jab").on("P2 block").play("P2: no block").on("P1 enhance")
    assert (ring["attack.card"], ring["attack.damage"]) == ("Jab", 5)
    ring.play("P1: use Undo").on("P1 form", "P2 form")
    assert ring["P2.health"] == 20


@pytest.mark.proves("UVS-RULING-106")
@pytest.mark.parametrize(
    ("need", "met"),
    [("Punch", True), ("Kick", False), ("Stun", True), ("Safe", False), ("First", True), ("Other", False)],
)
def test_a_combo_asks_for_what_is_printed(need: str, met: bool) -> None:
    combo = "Ability(ENHANCE, (Draw(1),), (), None, (Combo(),))"
    aura = "Ability(CONTINUOUS, (Grant(Sel(1, YOU, (Named('First'),), (POOL,), every=True), trait='Kick'),))"
    cards = {
        "First": attack(keywords=["Punch", "Stun: 1"]),
        "Second": attack([combo], keywords=[f"Combo ({need})"]),
        "Other": attack(),
        "Aura": asset([aura]),
    }
    ring = table(p1(pool=["First", "Second"], stage=["Aura"]), attack="P1", cards=cards)
    assert "Kick" in face(ring.g, handle(ring, "First")).traits or need != "Kick"
    ring.on("P1 enhance", "P1 momentum", "P2 form")
    assert (ring.question == "P1 enhance") is met
