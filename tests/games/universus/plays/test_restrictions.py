"""Play restrictions: what stands before the type of an ability, in brackets, or at its end."""

from typing import Any

import pytest

from tests.games.universus.ringside import PAGE, Table, action, asset, attack, character, foundation, p1, p2, table

Cards = dict[str, dict[str, Any]]
WALL = foundation(block="+0 mid")


def enhance(riders: str, cost: str = "()", does: str = "(Gain(1),)") -> str:
    return f"Ability(ENHANCE, {does}, {cost}, riders=({riders},))"


def attacked(ability: str, by: str = "P1", mine: dict[str, Any] | None = None, **more: Any) -> Table:
    """P1 has Art with this ability in the stage; `by` attacks with Jab, which has an Enhance of its own."""
    cards: Cards = {"Jab": attack(), "Art": asset([ability]), "Wall": WALL, **more}
    ours: dict[str, Any] = {"stage": ["Art"], "health": 20, **(mine or {})}
    theirs: dict[str, Any] = {}
    (ours if by == "P1" else theirs)["pool"] = ["Jab"]
    return table(ours, theirs, cards=cards, attack=by, turn=by, tried=True)


def offered(ring: Table) -> bool:
    return ring.question == "P1 enhance" and "use Art" in ring.options


@pytest.mark.proves("UVS-PREST-01")
def test_a_restriction_is_no_part_of_the_effect() -> None:
    """It is looked at as the ability is announced, never again: the cost may end what it asks for."""
    three = "OnlyIf(Has(Sel(1, YOU, (), (MOMENTUM,)), '>=', 3))"
    ring = attacked(enhance(three, "(Spend(),)"), mine={"momentum": [PAGE] * 3}).play("P1: use Art")
    ring.on("P1 form", "P2 form", "P1 spend")
    if ring.question == "P1 spend":
        ring.play(f"P1: {ring.options[0]}")
    assert ring["P1.health"] == 21


@pytest.mark.proves("UVS-PREST-02")
@pytest.mark.parametrize(("momentum", "there"), [(2, False), (3, True)])
def test_only_playable_if(momentum: int, there: bool) -> None:
    rider = "OnlyIf(Has(Sel(1, YOU, (), (MOMENTUM,)), '>=', 3))"
    assert offered(attacked(enhance(rider), mine={"momentum": [PAGE] * momentum})) == there


@pytest.mark.proves("UVS-PREST-03", "UVS-TENAC-01", "UVS-PLAB-04")
@pytest.mark.parametrize(("riders", "committed", "there"), [
    ("(Tenacious(),)", True, True),
    ("(Tenacious(),)", False, True),
    ("()", True, False),
    ("()", False, True),
])  # fmt: skip
def test_playable_while_committed(riders: str, committed: bool, there: bool) -> None:
    ability = f"Ability(ENHANCE, (Gain(1),), riders={riders})"
    assert offered(attacked(ability, mine={"stage": [{"card": "Art", "committed": committed}]})) == there


@pytest.mark.proves("UVS-TENAC-02")
def test_abilities_that_are_playable_while_committed_are_called_tenacious() -> None:
    watch = asset(["Ability(RESPONSE, (Draw(1),), (), Event(V_ABILITY, YOU, rider='Tenacious'))"])
    other = asset(["Ability(ENHANCE, (Gain(1),))"])
    held = {"stage": ["Art", "Watch", "Other"]}
    ring = attacked(enhance("Tenacious()"), mine=held, Watch=watch, Other=other).play("P1: use Other")
    assert ring.question == "P1 enhance"
    assert ring.play("P1: use Art").question == "P1 respond"


CANCEL = asset(["Ability(RESPONSE, (Cancel(), Draw(1)), (Commit(This()),), Event(V_ABILITY, RIVAL))"])


@pytest.mark.proves("UVS-PREST-04", "UVS-PLAYAB-05", "UVS-PLAYAB-04")
@pytest.mark.parametrize(("riders", "health"), [("()", 20), ("(Uncancellable(),)", 21)])
def test_what_cannot_be_cancelled(riders: str, health: int) -> None:
    cards: Cards = {"Jab": attack(), "Art": asset([f"Ability(ENHANCE, (Gain(1),), riders={riders})"]), "Stop": CANCEL}
    ring = table(p1(pool=["Jab"], stage=["Art"], hand=[PAGE], health=20), p2(stage=["Stop"]), cards=cards, attack="P1")
    ring.play("P1: use Art")
    assert ring.question == "P2 respond"
    assert ring["P1.health"] == 20  # played, and nothing of it carried out yet
    ring.play("P2: use Stop").on("P1 form")
    assert ring["P1.health"] == health
    assert len(ring["P2.hand"]) == 1  # the response itself was carried out


@pytest.mark.proves("UVS-PREST-05")
@pytest.mark.parametrize(("riders", "times"), [("()", 1), ("(Repeatable(),)", 3)])
def test_playable_any_number_of_times(riders: str, times: int) -> None:
    ability = f"Ability(ENHANCE, (Gain(1),), (Discard(Sel(1, zones=(HAND,))),), riders={riders})"
    ring = attacked(ability, mine={"hand": [PAGE] * 3})
    for _ in range(times):
        ring.play("P1: use Art")
    assert not offered(ring)
    assert ring["P1.health"] == 20 + times


# The rival may cancel


MAY = enhance("RivalMayCancel((Discard(Sel(1, zones=(HAND,))),))")


def may_cancel(theirs: dict[str, Any], **more: Any) -> Table:
    cards: Cards = {"Jab": attack(), "Art": asset([MAY]), **more}
    mine = p1(pool=["Jab"], stage=["Art"], hand=[PAGE], health=20)
    return table(mine, theirs, cards=cards, attack="P1").play("P1: use Art")


@pytest.mark.proves("UVS-PREST-06")
def test_the_rival_may_pay_to_cancel() -> None:
    ring = may_cancel(p2(hand=[PAGE]))
    assert ring.question == "P2 cancel"
    ring.play("P2: cancel it").on("P1 form")
    assert ring["P1.health"] == 20
    assert ring["P2.discards"] == [PAGE]
    assert may_cancel(p2(hand=[PAGE])).play("P2: let it be").on("P1 form")["P1.health"] == 21
    assert may_cancel(p2()).on("P1 form")["P1.health"] == 21  # who cannot pay is not asked


@pytest.mark.proves("UVS-PREST-07")
@pytest.mark.parametrize(("via", "asked"), [("BY_COST", True), ("BY_EFFECT", False)])
def test_what_the_rival_does_is_a_cost(via: str, asked: bool) -> None:
    watch = asset([f"Ability(RESPONSE, (Gain(1),), (), Event(V_DISCARD, YOU, via={via}))"])
    ring = may_cancel(p2(hand=[PAGE], stage=["Watch"]), Watch=watch).play("P2: cancel it")
    assert (ring.question == "P2 respond") == asked


@pytest.mark.proves("UVS-PREST-07")
def test_events_of_that_cost_wait_until_it_is_paid() -> None:
    both = enhance("RivalMayCancel((Discard(Sel(1, zones=(HAND,))), Spend()))")
    watch = asset(["Ability(RESPONSE, (Gain(1),), (), Event(V_DISCARD, YOU))"])
    cards: Cards = {"Jab": attack(), "Art": asset([both]), "Watch": watch}
    theirs = p2(hand=[PAGE], momentum=[PAGE], stage=["Watch"])
    ring = table(p1(pool=["Jab"], stage=["Art"]), theirs, cards=cards, attack="P1").play("P1: use Art", "P2: cancel it")
    assert ring.question == "P2 respond"
    assert ring["P2.momentum"] == []


@pytest.mark.proves("UVS-PREST-08")
def test_the_rival_decides_after_fired_effects_and_before_responses() -> None:
    fires = asset(["Ability(CONTINUOUS, (Fired(Event(V_ABILITY, RIVAL), (Draw(1),)),))"])
    watch = asset(["Ability(RESPONSE, (Lose(1, RIVAL),), (Commit(This()),), Event(V_ABILITY, RIVAL))"])
    ring = may_cancel(p2(hand=[PAGE], stage=["Fires", "Watch"]), Fires=fires, Watch=watch)
    assert ring.question == "P2 cancel"
    assert len(ring["P2.hand"]) == 2  # the fired effect came first
    ring.play("P2: let it be")
    assert ring.question == "P2 respond"
    assert ring["P1.health"] == 20  # and the effect comes after the window


# Brackets


@pytest.mark.proves("UVS-PREST-09")
def test_a_bracketed_zone_limits_and_enables() -> None:
    art = "Ability(RESPONSE, (Gain(1),), (), Event(V_RESOLVE, YOU), riders=(In(DISCARDS),))"
    assert attacked(art).question != "P1 respond"
    ring = attacked(art, mine={"stage": [], "discards": ["Art"]})
    assert ring.question == "P1 respond"
    assert attacked(enhance("In(HAND)"), mine={"stage": [], "hand": ["Art"]}).begins("use Art")
    assert not offered(attacked(enhance("In(HAND)")))


@pytest.mark.proves("UVS-PREST-10", "UVS-PLAB-03")
def test_tokens_need_no_bracket() -> None:
    ring = table(p1(pool=["Jab"], momentum=["Roman Cancel"]), p2(), cards={"Jab": attack()}, attack="P1")
    assert ring.question == "P1 enhance"
    assert ring.begins("use Roman Cancel")


@pytest.mark.proves("UVS-PREST-11")
@pytest.mark.parametrize(("n", "times"), [(1, 1), (2, 2)])
def test_once_or_twice_per_turn(n: int, times: int) -> None:
    ability = f"Ability(FORM, (Gain(1),), (), riders=(Limit({n}),))"
    ring = table(p1(stage=["Art"], hand=[PAGE], health=5), p2(), cards={"Art": asset([ability])})
    for _ in range(times):
        ring.play("P1: use Art")
    assert "use Art" not in ring.options
    ring.on("P2 form").on("P1 form")
    assert "use Art" in ring.options  # another turn


@pytest.mark.proves("UVS-PREST-12")
@pytest.mark.parametrize(("yours", "by", "there"), [
    (True, "P1", True), (True, "P2", False), (False, "P2", True), (False, "P1", False),
])  # fmt: skip
def test_your_attack_or_the_rivals(yours: bool, by: str, there: bool) -> None:
    assert offered(attacked(enhance(f"OnAttack({yours})"), by)) == there


@pytest.mark.proves("UVS-PREST-13")
@pytest.mark.parametrize(("yours", "by", "there"), [
    (True, "P1", True), (True, "P2", False), (False, "P2", True), (False, "P1", False),
])  # fmt: skip
def test_your_turn_or_the_rivals(yours: bool, by: str, there: bool) -> None:
    assert offered(attacked(enhance(f"OnTurn({yours})"), by)) == there


# Before the type


@pytest.mark.proves("UVS-PREST-14")
def test_first_form() -> None:
    cards: Cards = {"Art": asset(["Ability(FORM, (Gain(1),), riders=(First(),))"]), "Zero": foundation(check=0)}
    ring = table(p1(stage=["Art"], hand=[PAGE, PAGE]), p2(), cards=cards)
    assert "use Art" in ring.options
    ring.play("P1: play Blank Page")
    assert "use Art" not in ring.options


@pytest.mark.proves("UVS-PREST-15")
def test_first_enhance_is_gone_when_another_was_tried() -> None:
    trick = action(["Ability(ENHANCE, (Draw(1),))"], difficulty=9)
    ring = attacked(enhance("First()"), mine={"hand": ["Trick"]}, Trick=trick)
    assert offered(ring)
    ring.play("P1: use Trick").on("P1 enhance", "P2 form", "P1 form")
    assert ring.told_of("fail")
    assert not offered(ring)


@pytest.mark.proves("UVS-PREST-16")
def test_passing_does_not_use_first_up() -> None:
    cards: Cards = {
        "Jab": attack(),
        "Art": asset([enhance("First()")]),
        "Help": asset(["Ability(ENHANCE, (Gain(1),), (Commit(This()),))"]),
    }
    ring = table(p1(pool=["Jab"], stage=["Art"], health=9), p2(stage=["Help"]), cards=cards, attack="P1")
    ring.play("P1: pass", "P2: use Help")
    assert offered(ring)


@pytest.mark.proves("UVS-PREST-18")
@pytest.mark.parametrize(("foundations", "there"), [(10, False), (11, True)])
def test_deadlock(foundations: int, there: bool) -> None:
    cards: Cards = {"Jab": attack(), "Art": asset([enhance("Deadlock()")])}
    ring = table(p1(pool=["Jab"], stage=["Art"]), p2(stage=[PAGE] * foundations), cards=cards, attack="P1")
    assert offered(ring) == there
    own = table(p1(pool=["Jab"], stage=["Art", *[PAGE] * 11]), p2(), cards=cards, attack="P1")
    assert not offered(own)


def with_character(ability: str, name: str, **held: Any) -> Table:
    cards: Cards = {"Jab": attack(), "Art": asset([ability]), name: character(**held)}
    return table(p1(character=name, pool=["Jab"], stage=["Art"]), p2(), cards=cards, attack="P1")


@pytest.mark.proves("UVS-PREST-19")
@pytest.mark.parametrize(("name", "there"), [("Vex Tamura", True), ("Mina Tam", False), ("Tamurana", False)])
def test_a_characters_name(name: str, there: bool) -> None:
    assert offered(with_character(enhance("ForCharacter('Tamura')"), name)) == there
    assert offered(with_character(enhance("ForCharacter('Vex Tamura')"), name)) == there
    assert offered(with_character(enhance("ForCharacter('Orla / Tamura')"), name)) == there  # one of them
    assert offered(with_character(enhance("ForCharacter('Tamura/Orla')"), name)) == there


@pytest.mark.proves("UVS-PREST-20")
@pytest.mark.parametrize(("symbols", "there"), [(["fire", "air"], True), (["water", "air"], False)])
def test_a_symbol(symbols: list[str], there: bool) -> None:
    assert offered(with_character(enhance("ForSymbol('fire')"), "Ada", symbols=symbols)) == there


@pytest.mark.proves("UVS-PREST-21", "UVS-SETI-01")
@pytest.mark.parametrize(("icon", "there"), [("dojo", True), ("harbour", False)])
def test_a_set_icon(icon: str, there: bool) -> None:
    assert offered(with_character(enhance("ForSet('dojo')"), "Ada", set=icon)) == there
    assert offered(with_character("Ability(ENHANCE, (Gain(1),))", "Ada", set=icon))  # nothing else asks for it


@pytest.mark.proves("UVS-PREST-22")
@pytest.mark.parametrize(("icon", "limit"), [("dojo", 8), ("harbour", 6)])
def test_a_set_icon_before_a_continuous_ability(icon: str, limit: int) -> None:
    ability = "Ability(CONTINUOUS, (Rule(HAND_SIZE_IS, Event(V_DRAW, YOU), 2),), riders=(ForSet('dojo'),))"
    assert with_character(ability, "Ada", set=icon)["P1.limit"] == limit
