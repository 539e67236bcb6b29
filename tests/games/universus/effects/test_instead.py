"""Something else happens instead: what is replaced does not happen, and no replacement replaces itself."""

from __future__ import annotations

import pytest

from kumite.games.universus.english.abilities import ability_english
from kumite.games.universus.trees.reading import read_ability
from tests.games.universus.effects.tools import attacking, health
from tests.games.universus.ringside import PAGE, asset, attack, backup, foundation, p1, p2, table

WRECKS = "Ability(FORM, (Destroy(Sel(1, RIVAL, (Type((FOUNDATION,)),))),))"
DRAWS = "Ability(FORM, (Draw(1),))"
TURTLE = "Ability(CONTINUOUS, (Rule(INSTEAD, Event(V_DESTROY, own=True), then=(Flip(This()),)),))"
SHY = "Ability(CONTINUOUS, (Rule(INSTEAD, Event(V_DESTROY, own=True), then=(Flip(This()),), may=True),))"
GUARD = "Ability(CONTINUOUS, (Rule(INSTEAD, Event(V_DESTROY, YOU, (Type((FOUNDATION,)),)), then=(Destroy(This()),)),))"


def down(seat: int, ring: object) -> list[bool]:
    g = ring.g  # type: ignore[attr-defined]
    return [bool(g.flags[h] & 1) for h in g.stage[seat][1:]]


@pytest.mark.proves("UVS-RULE-01", "UVS-EFF-15", "UVS-CONF-01")
def test_what_is_replaced_does_not_happen_and_the_replacement_does() -> None:
    cards = {"Hammer": asset([WRECKS]), "Turtle": foundation([TURTLE])}
    ring = table(p1(stage=["Hammer"]), p2(stage=["Turtle"]), cards=cards)
    ring.play("P1: use Hammer")
    assert down(1, ring) == [True]
    assert ring.g.discards[1] == ()
    assert not ring.told_of("destroy")
    assert len(ring.told_of("flip")) == 1


@pytest.mark.proves("UVS-RULE-01")
def test_a_face_down_card_has_no_such_rule_any_more() -> None:
    cards = {"Hammer": asset([WRECKS]), "Turtle": foundation([TURTLE])}
    ring = table(p1(stage=["Hammer", "Hammer"]), p2(stage=["Turtle"]), cards=cards)
    ring.play("P1: use Hammer #1", "P1: use Hammer #2")
    assert ring["P2.discards"] == ["Turtle"]


@pytest.mark.proves("UVS-RULE-01")
def test_who_may_replace_something_may_let_it_be() -> None:
    cards = {"Hammer": asset([WRECKS]), "Shy": foundation([SHY])}
    ring = table(p1(stage=["Hammer"]), p2(stage=["Shy"]), cards=cards).play("P1: use Hammer")
    assert ring.question == "P2 instead"
    assert ring.options == ["let it be", "Shy"]
    ring.play("P2: let it be")
    assert ring["P2.discards"] == ["Shy"]
    ring = table(p1(stage=["Hammer"]), p2(stage=["Shy"]), cards=cards).play("P1: use Hammer", "P2: Shy")
    assert down(1, ring) == [True]


@pytest.mark.proves("UVS-EVENT-02")
def test_the_other_cards_of_the_same_event_are_destroyed() -> None:
    wreck = "Ability(FORM, (Destroy(Sel(9, RIVAL, (Type((FOUNDATION,)),), every=True)), Gain(Bound('destroyed'))))"
    cards = {"Hammer": asset([wreck]), "Turtle": foundation([TURTLE])}
    ring = table(p1(stage=["Hammer"], health=5), p2(stage=["Turtle", PAGE, PAGE]), cards=cards).play("P1: use Hammer")
    ring.on("P1 form")
    assert down(1, ring) == [True]
    assert ring["P2.discards"] == [PAGE, PAGE]
    assert health(ring)[0] == 7  # two were destroyed


@pytest.mark.proves("UVS-RULE-01")
def test_a_replacement_does_not_replace_itself() -> None:
    twice = "Ability(CONTINUOUS, (Rule(INSTEAD, Event(V_DRAW, YOU), then=(Draw(2),)),))"
    cards = {"Book": asset([DRAWS]), "Greed": foundation([twice])}
    ring = table(p1(stage=["Book", "Greed"]), p2(), cards=cards).play("P1: use Book")
    assert len(ring.g.hand[0]) == 2
    ring = table(p1(stage=["Book", "Greed", "Greed"]), p2(), cards=cards).play("P1: use Book")
    assert len(ring.g.hand[0]) == 2  # the other one's two are two still: it draws two instead of the two


@pytest.mark.proves("UVS-RULE-01")
def test_two_that_replace_each_other_come_to_an_end() -> None:
    cards = {
        "Book": asset([DRAWS]),
        "Rest": foundation(["Ability(CONTINUOUS, (Rule(INSTEAD, Event(V_DRAW, YOU), then=(Gain(1),)),))"]),
        "Lore": foundation(["Ability(CONTINUOUS, (Rule(INSTEAD, Event(V_GAIN, YOU), then=(Draw(1),)),))"]),
    }
    ring = table(p1(stage=["Book", "Rest", "Lore"], health=9), p2(), cards=cards).play("P1: use Book")
    assert len(ring.g.hand[0]) == 1
    assert health(ring)[0] == 9


@pytest.mark.proves("UVS-RULE-03")
def test_the_active_players_replacement_comes_first_and_of_several_the_owner_chooses() -> None:
    heal = "Ability(CONTINUOUS, (Rule(INSTEAD, Event(V_DESTROY), then=(Gain(1),)),))"
    cards = {"Hammer": asset([WRECKS]), "Turtle": foundation([TURTLE]), "Balm": asset([heal]), "Salve": asset([heal])}
    ring = table(p1(stage=["Hammer", "Balm"], health=5), p2(stage=["Turtle"], health=5), cards=cards)
    ring.play("P1: use Hammer")
    assert health(ring) == (6, 5)
    assert down(1, ring) == [False]
    ring = table(p1(stage=["Hammer"]), p2(stage=["Turtle", "Salve"], health=5), cards=cards).play("P1: use Hammer")
    assert ring.question == "P2 instead"
    assert ring.options == ["Turtle", "Salve"]
    ring.play("P2: Salve")
    assert (health(ring)[1], down(1, ring)) == (6, [False, False])


@pytest.mark.proves("UVS-RULE-03")
def test_where_it_makes_no_difference_nobody_is_asked() -> None:
    cards = {"Hammer": asset([WRECKS]), "Guard": asset([GUARD])}
    ring = table(p1(stage=["Hammer"]), p2(stage=[PAGE, "Guard", "Guard"]), cards=cards).play("P1: use Hammer")
    assert ring["P2.discards"] == ["Guard"]
    assert ring["P2.stage"][1:] == [PAGE, "Guard"]


@pytest.mark.proves("UVS-RULE-01", "UVS-DMG-03")
def test_damage_may_be_replaced_and_then_none_is_dealt() -> None:
    wall = "Ability(CONTINUOUS, (Rule(INSTEAD, Event(V_LOSE, YOU, via=BY_DAMAGE), then=(Mill(Bound('event')),)),))"
    ring = attacking(p1(), p2(stage=["Wall of Books"], health=9), {"Wall of Books": asset([wall])})
    ring.play("P2: no block")
    ring.on("P1 form")
    assert health(ring)[1] == 9
    assert ring.told_of("mill")[0]["amount"] == 3
    assert not ring.told_of("deal")


@pytest.mark.proves("UVS-RULE-01", "UVS-DMG-02")
def test_damage_you_would_take_is_reduced_but_never_below_nothing() -> None:
    for n, left in ((2, 8), (9, 9)):
        vest = f"Ability(CONTINUOUS, (Rule(REDUCES, Event(V_LOSE, YOU, via=BY_DAMAGE), {n}),))"
        ring = attacking(p1(), p2(stage=["Vest"], health=9), {"Vest": asset([vest])})
        ring.play("P2: no block").on("P1 form")
        assert health(ring)[1] == left
        assert bool(ring.told_of("deal")) == (n < 3)


@pytest.mark.proves("UVS-RULE-01", "UVS-COST-02")
def test_health_and_cards_are_reduced_too_though_never_a_cost() -> None:
    less = "Ability(CONTINUOUS, (Rule(REDUCES, Event(V_LOSE, YOU), 1), Rule(REDUCES, Event(V_DRAW, YOU), 1)))"
    hurts = "Ability(FORM, (Lose(3), Draw(2)), (Lose(2),))"
    cards = {"Vest": asset([less]), "Thorn": asset([hurts])}
    ring = table(p1(stage=["Vest", "Thorn"], health=9), p2(), cards=cards).play("P1: use Thorn")
    assert health(ring)[0] == 9 - 2 - 2
    assert len(ring.g.hand[0]) == 1


@pytest.mark.proves("UVS-RULE-01", "UVS-FIRED-07")
def test_a_replacement_that_waits_is_used_as_often_as_it_says() -> None:
    ward = "Ability(FORM, (Rule(INSTEAD, Event(V_DESTROY, YOU), then=(Gain(1),), times=1),))"
    wreck = (
        "Ability(FORM, (Destroy(Sel(1, YOU, (Type((FOUNDATION,)),))), Destroy(Sel(1, YOU, (Type((FOUNDATION,)),)))))"
    )
    cards = {"Ward": asset([ward]), "Hammer": asset([wreck])}
    ring = table(p1(stage=["Ward", "Hammer", PAGE, PAGE], health=5), p2(), cards=cards)
    ring.play("P1: use Ward", "P1: use Hammer")
    assert health(ring)[0] == 6
    assert ring["P1.discards"] == [PAGE]
    assert ring.g.effects == ()


@pytest.mark.proves("UVS-RULE-01", "UVS-COST-02")
def test_what_is_given_up_for_a_cost_may_be_replaced_and_the_cost_is_paid() -> None:
    spends = "Ability(FORM, (Draw(2),), (Destroy(This()),))"
    cards = {"Altar": foundation([spends, TURTLE])}
    ring = table(p1(stage=["Altar"]), p2(), cards=cards).play("P1: use Altar")
    assert down(0, ring) == [True]
    assert len(ring.g.hand[0]) == 2


@pytest.mark.proves("UVS-PAUSE-13", "UVS-RULE-01")
def test_a_rule_of_the_game_is_replaced_too_and_does_not_try_for_ever() -> None:
    tough = "Ability(CONTINUOUS, (Rule(INSTEAD, Event(V_DESTROY, own=True), then=(Gain(1),)),))"
    ring = table(
        p1(stage=["Hero"], health=5),
        p2(stage=["Sting"]),
        cards={"Hero": backup([tough], stamina=1), "Sting": asset(["Ability(FORM, (Lose(1, of=Sel(1, RIVAL)),))"])},
        turn="P2",
    )
    ring.play("P2: use Sting")
    assert ring["P1.stage"][1:] == ["Hero"]
    assert health(ring)[0] == 6
    assert ring.question == "P2 form"


@pytest.mark.proves("UVS-RULE-01", "UVS-CLEAR-01", "UVS-PLAYCD-09")
def test_rules_of_the_end_phase_and_of_failed_checks_are_replaced() -> None:
    keeps = "Ability(CONTINUOUS, (Rule(INSTEAD, Event(V_CLEAR, YOU), then=(Remove(Ref('event')),)),))"
    ring = table(p1(stage=["Broom"], pool=["Jab"]), p2(), cards={"Broom": asset([keeps]), "Jab": attack()}, phase="end")
    assert ring["P1.removed"] == ["Jab"]
    saves = "Ability(CONTINUOUS, (Rule(INSTEAD, Event(V_MOVE, YOU, to=DISCARDS), then=(Move(Ref('event'), HAND),)),))"
    cards = {"Net": asset([saves]), "Peak": foundation(difficulty=9)}
    ring = table(p1(stage=["Net"], hand=["Peak"]), p2(), cards=cards).play("P1: play Peak")
    assert ring["P1.hand"] == ["Peak"]


@pytest.mark.proves("UVS-RULE-01", "UVS-PAUSE-04", "UVS-PAUSE-13")
def test_a_player_who_would_lose_may_go_on_instead_or_not_if_it_is_of_no_use() -> None:
    for text, lives in (("Gain(4)", True), ("Draw(1)", False)):
        luck = f"Ability(CONTINUOUS, (Rule(INSTEAD, Event(V_DEFEAT, YOU), then=({text},)),))"
        ring = attacking(p1(), p2(stage=["Charm"], health=3), {"Charm": asset([luck])}).play("P2: no block")
        assert (health(ring)[1] == 4) == lives
        assert (ring.g.outcome is None) == lives


@pytest.mark.proves("UVS-EVENT-04", "UVS-PAUSE-02")
def test_nothing_comes_before_what_a_pause_does() -> None:
    saves = "Ability(RESPONSE, (Replace((Destroy(This()),)),), (), Before(Event(V_DESTROY, YOU)))"
    sting = asset(["Ability(FORM, (Lose(1, of=Sel(1, RIVAL)),))"])
    cards = {"Hero": backup(stamina=1), "Sting": sting, "Shield": asset([saves])}
    ring = table(p1(stage=["Sting"]), p2(stage=["Hero", "Shield"]), cards=cards).play("P1: use Sting")
    assert ring["P2.discards"] == ["Hero"]
    assert ring.question == "P1 form"


# Before it would happen

SHIELD = "Ability(RESPONSE, (Replace((Destroy(This()),)),), (), Before(Event(V_DESTROY, YOU, (Type((FOUNDATION,)),))))"


@pytest.mark.proves("UVS-RULE-01", "UVS-RESP-01", "UVS-RESP-07")
def test_a_response_comes_before_what_would_happen_and_takes_its_place() -> None:
    cards = {"Hammer": asset([WRECKS]), "Shield": asset([SHIELD])}
    ring = table(p1(stage=["Hammer"]), p2(stage=[PAGE, "Shield"]), cards=cards).play("P1: use Hammer")
    assert ring.question == "P2 respond"
    assert ring["P2.stage"][1:] == [PAGE, "Shield"]  # nothing has moved yet
    ring.play("P2: use Shield")
    assert ring["P2.stage"][1:] == [PAGE]
    assert ring["P2.discards"] == ["Shield"]
    ring = table(p1(stage=["Hammer"]), p2(stage=[PAGE, "Shield"]), cards=cards).play("P1: use Hammer", "P2: pass")
    assert ring["P2.discards"] == [PAGE]


@pytest.mark.proves("UVS-EVENT-02")
def test_it_saves_one_card_of_several_and_its_owner_says_which() -> None:
    wreck = "Ability(FORM, (Destroy(Sel(9, RIVAL, (Type((FOUNDATION,)),), every=True)),))"
    cards = {"Hammer": asset([wreck]), "Shield": asset([SHIELD]), "Gem": foundation()}
    ring = table(p1(stage=["Hammer"]), p2(stage=[PAGE, "Gem", "Shield"]), cards=cards)
    ring.play("P1: use Hammer", "P2: use Shield")
    assert ring.question == "P2 replace"
    ring.play("P2: Gem")
    ring.on("P1 form")
    assert ring["P2.stage"][1:] == ["Gem"]
    assert sorted(ring["P2.discards"]) == [PAGE, "Shield"]


@pytest.mark.proves("UVS-COST-03")
def test_nothing_comes_before_what_is_done_for_a_cost() -> None:
    spends = "Ability(FORM, (Draw(2),), (Destroy(Sel(1, YOU, (Type((FOUNDATION,)),))),))"
    cards = {"Altar": asset([spends]), "Shield": asset([SHIELD])}
    ring = table(p1(stage=["Altar", PAGE, "Shield"]), p2(), cards=cards).play("P1: use Altar")
    assert ring["P1.discards"] == [PAGE]
    assert ring.question == "P1 form"


@pytest.mark.proves("UVS-RESP-12")
def test_a_card_that_leaves_meanwhile_is_not_destroyed() -> None:
    flees = "Ability(RESPONSE, (Move(Ref('event'), HAND),), (), Before(Event(V_DESTROY, YOU)))"
    cards = {"Hammer": asset([WRECKS]), "Door": asset([flees])}
    ring = table(p1(stage=["Hammer"]), p2(stage=[PAGE, "Door"]), cards=cards).play("P1: use Hammer", "P2: use Door")
    assert ring["P2.hand"] == [PAGE]
    assert ring.g.discards[1] == ()


@pytest.mark.proves("UVS-RULE-03", "UVS-CONF-03")
def test_of_several_rules_about_damage_the_owner_says_which_comes_first() -> None:
    """Exactly 4, and 1 less: 4 or 3; where both orders come to the same nobody is asked."""
    fixed = "Ability(CONTINUOUS, (Rule(DEALS, Event(V_DEAL, RIVAL), {}),))"
    less = "Ability(CONTINUOUS, (Rule(REDUCES, Event(V_DEAL, RIVAL), 1),))"
    for n, orders in ((4, {"Wall": 6, "Vest": 5}), (0, {})):
        cards = {"Fence": asset([fixed.format(n)]), "Vest": asset([less])}
        for first in [*orders, ""]:
            ring = attacking(p1(), p2(stage=["Fence", "Vest"], health=9), cards).play("P2: no block")
            assert (ring.question == "P2 first") == bool(orders)
            if not orders:
                assert health(ring)[1] == 9
            elif first:
                assert ring.options == ["Fence", "Vest"]
                ring.play(f"P2: {'Fence' if first == 'Wall' else first}")
                assert health(ring)[1] == orders[first]


@pytest.mark.proves("UVS-RULE-03")
def test_the_active_players_rules_about_damage_come_first() -> None:
    fixed = "Ability(CONTINUOUS, (Rule(DEALS, Event(V_DEAL), 4),))"
    less = "Ability(CONTINUOUS, (Rule(REDUCES, Event(V_DEAL), 1),))"
    for mine, theirs, left in ((fixed, less, 6), (less, fixed, 5)):
        cards = {"Fence": asset([mine]), "Vest": asset([theirs])}
        ring = attacking(p1(stage=["Fence"]), p2(stage=["Vest"], health=9), cards).play("P2: no block")
        assert health(ring)[1] == left


# In card English


@pytest.mark.parametrize(
    ("tree", "english"),
    [
        (TURTLE, "If this card would be destroyed, flip this card instead."),
        (SHY, "If this card would be destroyed, you may flip this card instead."),
        (GUARD, "If your foundation would be destroyed, destroy this card instead."),
        (SHIELD, "Response: Before your foundation would be destroyed, destroy this card instead."),
        (
            "Ability(CONTINUOUS, (Rule(REDUCES, Event(V_LOSE, YOU, via=BY_DAMAGE), 2),))",
            "Reduce the damage you would take by 2.",
        ),
        (
            "Ability(CONTINUOUS, (Rule(REDUCES, Event(V_DEAL, RIVAL), 2),))",
            "If your rival's attack would deal damage, reduce that by 2.",
        ),
        (
            "Ability(CONTINUOUS, (Rule(INSTEAD, Event(V_DRAW, YOU)),))",
            "If you would draw a card, nothing happens instead.",
        ),
        (
            "Ability(CONTINUOUS, (Rule(INSTEAD, Event(V_DESTROY, YOU), then=(Flip(Ref('event')),)),))",
            "If your card would be destroyed, flip that card instead.",
        ),
    ],
)
def test_it_is_printed_as_cards_are(tree: str, english: str) -> None:
    assert ability_english(read_ability(tree)) == english


# Only in another way

SLEEPER = "Ability(CONTINUOUS, (Rule(INSTEAD, Event(V_BUILD, own=True), then=(Build(This(), committed=True),)),))"
BUILDS = {
    "from face-down momentum": "Build(Sel(1, YOU, (), (MOMENTUM,)))",
    "off the deck": "Build(Sel(1, YOU, (), (DECK,), top=True))",
    "face down off the deck": "Build(Sel(1, YOU, (), (DECK,), top=True), facing='down')",
    "face down out of the hand": "Build(Sel(1, YOU, (), (HAND,)), facing='down')",
    "up out of momentum": "Build(Sel(1, YOU, (), (MOMENTUM,)), facing='up')",
    "out of the discard pile": "Build(Sel(1, YOU, (), (DISCARDS,)))",
}
PLACES = {
    "momentum": ["from face-down momentum", "up out of momentum"],
    "deck": ["off the deck", "face down off the deck"],
    "hand": ["face down out of the hand"],
    "discards": ["out of the discard pile"],
}
FACE_UP = ("up out of momentum", "out of the discard pile")


def built(card: str, how: str) -> str:
    """What lies in P1's stage, beside the character and the asset that builds it."""
    place = next(zone for zone, hows in PLACES.items() if how in hows)
    cards = {
        "Mason": asset([f"Ability(FORM, ({BUILDS[how]},))"]),
        "Sleeper": foundation([SLEEPER]),
        "Waker": foundation(),
    }
    ring = table(p1(stage=["Mason"], **{place: [card]}), cards=cards).play("P1: use Mason").on("P1 form")
    assert len(ring.told_of("build")) == 1
    return str(ring["P1.stage"][2])


@pytest.mark.proves("UVS-RULING-124", "UVS-RULING-12", "UVS-BUILD-02", "UVS-RULING-73")
@pytest.mark.parametrize("how", BUILDS)
def test_built_committed_keeps_how_and_whence_it_is_built(how: str) -> None:
    assert built("Sleeper", how) == ("Sleeper (committed)" if how in FACE_UP else "Sleeper (face down, committed)")


@pytest.mark.parametrize("how", BUILDS)
def test_a_card_that_does_not_say_so_is_built_ready(how: str) -> None:
    assert built("Waker", how) == ("Waker" if how in FACE_UP else "Waker (face down)")


@pytest.mark.proves("UVS-RULING-124", "UVS-SCOPE-01")
def test_what_is_built_in_another_way_has_its_name_beside_the_rest() -> None:
    text = "Ability(FORM, (Build(Sel(9, YOU, (), (DISCARDS,), every=True)), Gain(Bound('built'))))"
    cards = {"Mason": asset([text]), "Sleeper": foundation([SLEEPER]), "Waker": foundation()}
    mine = p1(stage=["Mason"], discards=["Waker", "Sleeper", "Waker"], health=5)
    ring = table(mine, cards=cards).play("P1: use Mason").on("P1 form")
    assert ring["P1.health"] == 8
    assert sorted(ring["P1.stage"][2:]) == ["Sleeper (committed)", "Waker", "Waker"]


@pytest.mark.proves("UVS-RULE-01")
def test_another_act_instead_is_no_other_way_of_the_same() -> None:
    text = "Ability(CONTINUOUS, (Rule(INSTEAD, Event(V_BUILD, own=True), then=(Remove(This()),)),))"
    build = "Ability(FORM, (Build(Sel(1, YOU, (), (DISCARDS,))),))"
    cards = {"Mason": asset([build]), "Leaver": foundation([text])}
    ring = table(p1(stage=["Mason"], discards=["Leaver"]), cards=cards).play("P1: use Mason").on("P1 form")
    assert (ring["P1.removed"], ring.told_of("build")) == (["Leaver"], [])


@pytest.mark.proves("UVS-PRIV-01")
def test_nobody_is_asked_about_a_hidden_card_that_may_do_something_else() -> None:
    text = (
        "Ability(CONTINUOUS, (Rule(INSTEAD, Event(V_MOVE, own=True, to=MOMENTUM), then=(Build(This()),), may=True),))"
    )
    add = "Ability(FORM, (Move(Sel(1, YOU, (), (DECK,), top=True), MOMENTUM),))"
    cards = {"Mason": asset([add]), "Stray": foundation([text])}
    ring = table(p1(stage=["Mason"], deck=["Stray"]), cards=cards).play("P1: use Mason")
    assert ring.question != "P1 instead"
    assert len(ring["P1.momentum"]) == 1
