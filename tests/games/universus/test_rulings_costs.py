"""Rulings about costs, checks, the order of things, and the limits of abilities."""

from typing import Any

import pytest

from kumite.games.universus.terms import V_ABILITY
from tests.games.universus.attack.spar import happened, jab
from tests.games.universus.effects.tools import attacking, health
from tests.games.universus.ringside import PAGE, PARTNER, action, asset, attack, backup, foundation, p1, p2, table

Cards = dict[str, dict[str, Any]]
AGAIN = "Ability(RESPONSE, (Recheck(),), (Commit(This()),), Event(V_CHECK, YOU))"


def order_of(verbs: list[str], *wanted: str) -> list[str]:
    """What happened, of these."""
    return [verb for verb in verbs if verb in wanted]


# Lists to choose from


@pytest.mark.proves("UVS-RULING-06")
def test_a_choice_comes_after_the_costs_and_what_they_set_off_and_can_be_responded_to() -> None:
    text = "Ability(ENHANCE, (Modes(((Modify(TheAttack(), SPEED, 2),), (Draw(1),))),), (Spend(),))"
    ear = "Ability(CONTINUOUS, (Fired(Event(V_SPEND, YOU), (Gain(1),)),))"
    eye = "Ability(RESPONSE, (Mill(1),), (), Event(V_CHOICE, RIVAL))"
    mine = {"momentum": [PAGE], "stage": ["Ear"], "health": 9}
    now = jab(attack([text]), mine, {"stage": ["Eye"]}, Ear=asset([ear]), Eye=asset([eye])).play("P1: use Jab")
    assert (now.question, now["P1.health"]) == ("P1 mode", 10)
    now.play(f"P1: {now.options[0]}")
    assert now.question == "P2 respond"
    assert happened(now, V_ABILITY) == []
    now.play("P2: use Eye")
    assert order_of(now.verbs(), "spend", "gain", "mill", "bonus") == ["spend", "gain", "mill", "bonus"]


@pytest.mark.proves("UVS-RULING-111")
def test_a_list_in_a_fired_effect_is_chosen_from_when_it_is_reached() -> None:
    text = "Ability(FORM, (Fired(Event(V_DRAW, YOU), (Modes(((Gain(1),), (Gain(5),))),)),))"
    draws = asset(["Ability(FORM, (Draw(1),))"])
    ring = table(p1(stage=["Oath", "Book"], hand=[PAGE], health=9), p2(), cards={"Oath": asset([text]), "Book": draws})
    ring.play("P1: use Oath")
    assert ring.question == "P1 form"
    ring.play("P1: use Book")
    assert ring.question == "P1 mode"
    ring.play(f"P1: {ring.options[1]}")
    assert ring["P1.health"] == 14


# The order of things


@pytest.mark.proves("UVS-RULING-13")
def test_the_rival_may_cancel_after_fired_effects_and_before_responses() -> None:
    plea = "Ability(FORM, (Gain(1),), riders=(RivalMayCancel((Discard(Sel(1, zones=(HAND,))),)),))"
    ear = "Ability(CONTINUOUS, (Fired(Event(V_ABILITY, YOU), (Mill(1),)),))"
    eye = "Ability(RESPONSE, (Draw(1),), (), Event(V_ABILITY, RIVAL))"
    ring = table(
        p1(stage=["Plea", "Ear"], hand=[PAGE], health=9),
        p2(hand=[PAGE], stage=["Eye"]),
        cards={"Plea": asset([plea]), "Ear": asset([ear]), "Eye": asset([eye])},
    )
    ring.play("P1: use Plea")
    assert (ring.question, len(ring.told_of("mill"))) == ("P2 cancel", 1)
    ring.quiet_step()
    assert (ring.question, ring["P1.health"]) == ("P2 respond", 9)


@pytest.mark.proves("UVS-RULING-13")
@pytest.mark.parametrize("bars", [True, False])
def test_a_rule_effect_governs_the_modifiers_of_the_same_moment(bars: bool) -> None:
    never = "Ability(CONTINUOUS, (Rule(CANNOT, Event(V_BONUS, tests=(Type((ATTACK,)),))),))"
    more = "Ability(CONTINUOUS, (Modify(Sel(9, YOU, (Type((ATTACK,)),), (POOL,), every=True), DAMAGE, 2),))"
    call = "Ability(ENHANCE, (Build(Sel(1, YOU, (Named('Banner'),), (HAND,))),), (Commit(This()),))"
    cards = {"Banner": asset([more, never] if bars else [more]), "Call": asset([call])}
    now = jab(None, {"stage": ["Call"], "hand": ["Banner"]}, {"hand": ["Mid Wall"]}, **cards).play("P1: use Call")
    assert now.on("P2 block")["attack.damage"] == (3 if bars else 5)


@pytest.mark.proves("UVS-RULING-14")
def test_a_backup_without_stamina_falls_by_rule_after_the_loss_of_a_player() -> None:
    ear = "Ability(CONTINUOUS, (Fired(Event(V_DESTROY, YOU{}), (Gain(1),)),))"
    tires = "Ability(FORM, (Draw(1),), (Lose(5, of=This()){},))"
    for via, gained in (("", 1), (", via=BY_EFFECT", 0), (", via=BY_RULE", 1)):
        cards = {"Pal": backup([tires.format("")]), "Ear": asset([ear.format(via)])}
        ring = table(p1(stage=["Pal", "Ear"], health=9), p2(), cards=cards).play("P1: use Pal")
        assert (ring["P1.health"], ring["P1.discards"]) == (9 + gained, ["Pal"])
    cards = {"Pal": backup([tires.format(", Lose(9)")]), "Ear": asset([ear.format("")])}
    ring = table(p1(stage=["Pal", "Ear"], health=9), p2(), cards=cards).play("P1: use Pal")
    assert (ring.outcome, ring["P1.stage"]) == ("P2", [PARTNER, "Pal", "Ear"])


@pytest.mark.proves("UVS-RULING-14")
def test_a_backup_that_cannot_be_destroyed_stays_and_the_game_goes_on() -> None:
    never = "Ability(CONTINUOUS, (Rule(CANNOT, Event(V_DESTROY, YOU)),))"
    tires = "Ability(FORM, (Draw(1),), (Lose(5, of=This()),))"
    cards = {"Pal": backup([tires]), "Never": asset([never])}
    ring = table(p1(stage=["Pal", "Never"], hand=[PAGE]), p2(), cards=cards).play("P1: use Pal")
    assert (ring.question, ring["P1.cards.stage"][1]["stamina"]) == ("P1 form", [0, 5])
    assert "use Pal" not in ring.options


@pytest.mark.proves("UVS-RULING-18")
@pytest.mark.parametrize(("theirs", "outcome"), [(3, "draw"), (4, "P2")])
def test_both_players_at_nothing_is_a_draw(theirs: int, outcome: str) -> None:
    doom = asset(["Ability(FORM, (ByBoth(Lose(3)),))"])
    ring = table(p1(stage=["Doom"], health=3), p2(health=theirs), cards={"Doom": doom}).play("P1: use Doom")
    ring.on("P1 form")
    assert ring.outcome == outcome


@pytest.mark.proves("UVS-RULING-18")
@pytest.mark.parametrize(("lost", "outcome"), [(3, "P2"), (2, "P1")])
def test_health_is_looked_at_before_decks(lost: int, outcome: str) -> None:
    pact = asset([f"Ability(FORM, (Draw(1),), (Lose({lost}), Remove(Sel(1, RIVAL, (), (DECK,), top=True))))"])
    ring = table(p1(stage=["Pact"], health=3), p2(rest=1), cards={"Pact": pact}).play("P1: use Pact")
    assert ring.outcome == outcome


# Paying


@pytest.mark.proves("UVS-RULING-20")
def test_other_pause_conditions_wait_until_all_is_paid() -> None:
    cost = "(Lose(5, of=Sel(1, YOU, (Type((BACKUP,)),))), Lose({}), Discard(Sel(1, zones=(HAND,))))"
    for lost, outcome in ((2, None), (3, "P2")):
        ring = table(
            p1(stage=["Pact", "Pal"], health=3, hand=["A", "B"]),
            p2(),
            cards={
                "Pact": asset([f"Ability(FORM, (Gain(1),), {cost.format(lost)})"]),
                "Pal": backup(),
                "A": foundation(),
                "B": foundation(),
            },
        )
        ring.play("P1: use Pact")
        assert (ring.question, ring["P1.stage"]) == ("P1 discard", [PARTNER, "Pact", "Pal"])
        ring.play("P1: A")
        assert ring.outcome == outcome
        assert ("Pal" in ring["P1.stage"]) is (outcome is not None)


@pytest.mark.proves("UVS-RULING-20")
def test_a_deck_is_cycled_in_the_middle_of_a_payment() -> None:
    cost = "(Mill(3), Discard(Sel(1, zones=(HAND,))))"
    cards = {"Pact": asset([f"Ability(FORM, (Gain(1),), {cost})"]), "A": foundation()}
    ring = table(p1(stage=["Pact"], rest=2, discards=[PAGE] * 14, hand=["A", PAGE]), p2(), cards=cards)
    ring.play("P1: use Pact").on("P1 discard")
    assert (len(ring["P1.removed"]), len(ring.told_of("cycle"))) == (10, 1)
    assert ring["P1.hand"] == ["A", PAGE]  # the rest of the cost is still to come


@pytest.mark.proves("UVS-RULING-23")
@pytest.mark.parametrize(("deck", "turn"), [([PAGE], "P1"), (["Nil"], "P2")])
def test_an_action_that_its_cost_has_moved_stays_there_and_its_failing_ends_the_phase(
    deck: list[str], turn: str
) -> None:
    vanish = action(["Ability(FORM, (Gain(1),), (Remove(This()),))"])
    side = p1(hand=["Vanish", PAGE], deck=deck, health=9, committed=True)
    ring = table(side, p2(), cards={"Vanish": vanish, "Nil": foundation(check=0)}).play("P1: use Vanish")
    ring.on("P1 form", "P2 form")
    assert (ring["P1.removed"], ring["turn"]) == (["Vanish"], turn)
    assert ring["P1.health"] == (10 if turn == "P1" else 9)


@pytest.mark.proves("UVS-RULING-225", "UVS-PLAYCD-06")
@pytest.mark.parametrize(
    ("cost", "zone"),
    [("Remove(This())", "removed"), ("Move(This(), HAND)", "hand"), ("Move(This(), DECK)", ""), ("", "")],
)
def test_what_changes_its_difficulty_still_counts_when_its_cost_has_moved_it(cost: str, zone: str) -> None:
    trick = f"Ability(FORM, (Gain(1),), ({cost},))" if cost else "Ability(FORM, (Gain(1),))"
    cards = {
        "Vanish": action([trick], difficulty=5),
        "Ease": asset(
            ["Ability(CONTINUOUS, (Modify(Sel(99, YOU, (Type((ACTION,)),), (TRANSIT,), every=True), 3, -2),))"]
        ),
        "Nil": foundation(check=0),
    }
    side = p1(hand=["Vanish"], stage=["Ease", *[PAGE] * 6], pool=[PAGE], deck=["Nil"])
    ring = table(side, p2(), cards=cards).play("P1: use Vanish")
    assert ring["check.need"] == 5 - 2 + 1
    assert not zone or ring[f"P1.{zone}"] == ["Vanish"]


@pytest.mark.proves("UVS-RULING-37")
def test_an_action_with_a_hand_ability_stays_in_hand_without_a_check() -> None:
    quip = action(["Ability(ENHANCE, (Modify(TheAttack(), DAMAGE, 1),), riders=(In(HAND),))"], difficulty=9)
    now = jab(None, {"hand": ["Quip"]}, {"hand": ["Mid Wall"]}, Quip=quip)
    checks = len(now.told_of("check"))
    now.play("P1: use Quip").on("P2 block")
    assert (now["attack.damage"], now["P1.pool"]) == (4, ["Jab"])
    assert "Quip" in now["P1.hand"]
    assert len(now.told_of("check")) == checks


@pytest.mark.proves("UVS-RULING-60")
def test_drive_takes_face_down_foundations_and_tokens_and_no_attached_card() -> None:
    drives = "Ability(FORM, (Draw(1),), (Drive(2),))"
    stage = ["Gear", {"card": "Lamp", "down": True}, {"card": PAGE, "attached": True}, "Lamp"]
    side = p1(hand=[PAGE], stage=stage, momentum=["Roman Cancel"], committed=True)
    ring = table(side, p2(), cards={"Gear": asset([drives]), "Lamp": asset()}).play("P1: use Gear")
    assert ring["P1.momentum"] == []
    assert ring["P1.stage"][2:] == ["Lamp (face down, committed)", f"{PAGE} (attached)", "Lamp"]


@pytest.mark.proves("UVS-RULING-60")
def test_as_an_effect_drive_takes_as_much_as_there_is_in_one_event() -> None:
    both = "Ability(CONTINUOUS, (Fired(Either((Event(V_COMMIT, YOU), Event(V_SPEND, YOU))), (Gain(1),)),))"
    cards = {"Gear": asset(["Ability(FORM, (Drive(5),))"]), "Sun": asset([both])}
    ring = table(p1(hand=[PAGE], stage=["Gear", "Sun", PAGE], momentum=[PAGE], health=9), p2(), cards=cards)
    ring.play("P1: use Gear").on("P1 form")
    assert (ring["P1.momentum"], ring["P1.stage"][3]) == ([], f"{PAGE} (committed)")
    assert ring["P1.health"] == 10


@pytest.mark.proves("UVS-RULING-61")
def test_outwit_is_paid_first_and_works_though_its_card_cannot_stay() -> None:
    cost = "(Discard(Sel(1, zones=(HAND,))),)"
    spies = f"Ability(RESPONSE, (Gain(1),), {cost}, Event(V_PLAY, RIVAL, (Type((ATTACK,)),)), (Outwit(),))"
    ring = table(
        p1(hand=["Jab", PAGE]),
        p2(stage=[{"card": "Spy", "down": True}], hand=["A", "B"], health=9),
        cards={"Jab": attack(damage=0), "Spy": attack([spies]), "A": foundation(), "B": foundation()},
    )
    ring.play("P1: play Jab", "P2: use Spy face down")
    assert (ring.question, ring["P2.stage"]) == ("P2 discard", [PARTNER, "Spy (committed)"])
    ring.play("P2: A")
    assert (ring["P2.health"], ring["P2.stage"]) == (10, [PARTNER])
    assert "Spy" in ring["P2.discards"]


@pytest.mark.proves("UVS-RULING-62")
def test_the_other_costs_of_an_action_come_first_then_its_check_then_it_is_played_and_then_its_ability() -> None:
    quip = action(["Ability(FORM, (Draw(1),), (Spend(),))"])
    ear = "Ability(RESPONSE, (Mill(1),), (), Event({}, RIVAL))"
    ears = {f"Ear {verb}": asset([ear.format(verb)]) for verb in ("V_SPEND", "V_CHECK", "V_PLAY", "V_ABILITY")}
    ring = table(p1(hand=["Quip", PAGE], momentum=[PAGE]), p2(stage=list(ears)), cards={"Quip": quip, **ears})
    ring.play("P1: use Quip")
    heard = []
    while ring.question == "P2 respond":
        heard.append(ring.options[1:])
        ring.play(f"P2: {ring.options[1]}")
    assert heard == [["use Ear V_SPEND"], ["use Ear V_CHECK"], ["use Ear V_PLAY"], ["use Ear V_ABILITY"]]
    assert order_of(ring.verbs(), "spend", "check", "play", "draw") == ["spend", "check", "play", "draw"]


@pytest.mark.proves("UVS-RULING-71")
@pytest.mark.parametrize(("bonus", "result"), [(2, "pass"), (0, "fail")])
def test_what_changes_the_next_check_changes_one_that_is_a_cost_and_nothing_interrupts_it(
    bonus: int, result: str
) -> None:
    cards = {
        "Tower": asset(["Ability(FORM, (Gain(1),), (CheckCost(5),))"]),
        "Coach": asset([f"Ability(FORM, (CheckBonus({bonus}),))"]),
        "Again": asset([AGAIN]),
    }
    ring = table(p1(hand=[PAGE], stage=["Tower", "Coach", "Again"], health=9, committed=True), p2(), cards=cards)
    ring.play("P1: use Coach", "P1: use Tower")
    assert order_of(ring.verbs(), "check", "pass", "fail") == ["check", result]  # it is over when anybody is asked
    assert ring.question == "P1 respond"
    ring.play("P1: use Again")
    assert (ring["P1.health"], len(ring.told_of("check"))) == (10 if result == "pass" else 9, 1)


@pytest.mark.proves("UVS-RULING-71")
def test_the_check_of_a_card_that_is_played_as_a_cost_has_its_windows() -> None:
    cards = {
        "Jab": attack(),
        "Wall": foundation(block="+0 mid"),
        "Back": attack(difficulty=4, keywords=["Reversal"]),
        "Again": asset([AGAIN]),
        "Two": foundation(check=2),
        "Ear": asset(["Ability(RESPONSE, (Draw(1),), (), Event(V_PLAY, RIVAL, notes=(AS_REVERSAL,)))"]),
    }
    theirs = p2(hand=["Wall", "Back"], stage=["Again"], deck=[PAGE, "Two"], committed=True)
    ring = table(p1(hand=["Jab", PAGE], stage=["Ear"]), theirs, cards=cards).play("P1: play Jab").on("P2 block")
    ring.play("P2: block with Wall").play("P2: pass").on("P2 respond").play("P2: use Back")
    assert (ring.question, ring.options) == ("P2 respond", ["pass", "use Again"])
    assert ring["check.need"] == 5


@pytest.mark.proves("UVS-RULING-109")
@pytest.mark.parametrize(("cost", "turn"), [(3, "P1"), (9, "P2")])
def test_a_form_whose_additional_check_fails_ends_the_phase(cost: int, turn: str) -> None:
    tax = f"Ability(CONTINUOUS, (Rule(SURCHARGE, Event(V_PLAY, RIVAL), then=(CheckCost({cost}),)),))"
    side = p1(hand=["Rock", PAGE], committed=True)
    ring = table(side, p2(stage=["Tax"]), cards={"Rock": foundation(), "Tax": asset([tax])}).play("P1: play Rock")
    ring.on("P1 form", "P2 form")
    assert (ring["turn"], "Rock" in ring["P1.discards"]) == (turn, turn == "P2")


# Checks


@pytest.mark.proves("UVS-RULING-25")
@pytest.mark.parametrize("difficulty", [3, 4, 5])
def test_each_committed_card_adds_one_and_the_value_stays_what_it_is(difficulty: int) -> None:
    reads = "Ability(CONTINUOUS, (Fired(Event(V_PASS, YOU), (Gain(Bound('event')),)),))"
    cards = {"Rock": foundation(difficulty=difficulty), "Eye": asset([reads])}
    ring = table(p1(hand=["Rock", PAGE], stage=[PAGE] * 3 + ["Eye"], health=9), p2(), cards=cards).play("P1: play Rock")
    while ring.question == "P1 commit":
        ring.play(f"P1: {ring.options[1]}")
    assert sum("committed" in card for card in ring["P1.stage"]) == difficulty - 3
    assert (ring["P1.pool"], ring["P1.health"]) == (["Rock"], 12)


@pytest.mark.proves("UVS-RULING-58")
def test_of_a_re_check_both_cards_set_things_off_and_the_bonus_stays_used_up() -> None:
    cards = {
        "Rock": foundation(difficulty=4),
        "Again": asset([AGAIN]),
        "Coach": asset(["Ability(FORM, (CheckBonus(1),))"]),
        "Ear": asset(["Ability(CONTINUOUS, (Fired(Event(V_CHECK, YOU), (Gain(1),)),))"]),
        "Two": foundation(check=2),
    }
    side = p1(hand=["Rock", PAGE], stage=["Again", "Coach", "Ear"], deck=["Two"], health=9, committed=True)
    ring = table(side, p2(), cards=cards).play("P1: use Coach", "P1: play Rock", "P1: use Again")
    assert ring.told_of("fail")[0]["amount"] == 3  # not 3 + 1
    assert ring.g.health[0] == 11
    assert ring["P1.discards"][:2] == ["Two", PAGE]


# Limits


@pytest.mark.proves("UVS-RULING-45")
@pytest.mark.parametrize(
    ("rider", "again"),
    [("Limit(1)", True), ("Limit(1, GAME_PERIOD)", False), ("First()", False), ("OncePerName()", False)],
)
def test_what_an_unflipped_card_may_do_once_more(rider: str, again: bool) -> None:
    cards = {
        "Art": foundation([f"Ability(FORM, (Gain(1),), riders=({rider},), name='Bow')"]),
        "Turn": asset(["Ability(FORM, (Flip(Sel(1, YOU, (Named('Art'),))), Unflip(Ref('flipped'))))"]),
    }
    ring = table(p1(stage=["Art", "Turn"], hand=[PAGE]), p2(), cards=cards).play("P1: use Art")
    assert "use Art" not in ring.options
    ring.play("P1: use Turn")
    assert ("use Art" in ring.options) is again


@pytest.mark.proves("UVS-RULING-45")
@pytest.mark.parametrize("how", ["Flip(ART), Unflip(Ref('flipped'))", "Seal(ART), Seal(Ref('sealed'), off=True)"])
def test_nor_is_an_enhance_used_up_that_was_newly_gained(how: str) -> None:
    turn = f"Ability(ENHANCE, ({how},))".replace("ART", "Sel(1, YOU, (Named('Art'),))").replace(",,", ",")
    cards = {"Art": foundation(["Ability(ENHANCE, (Gain(1),))"]), "Turn": asset([turn])}
    ring = attacking(p1(stage=["Art", "Turn"], health=9), p2(), cards).play("P1: use Art")
    assert "use Art" not in ring.options
    ring.play("P1: use Turn", "P1: use Art")
    assert health(ring)[0] == 11


# Loops and lasting rules


@pytest.mark.proves("UVS-RULING-63")
@pytest.mark.parametrize(("answers", "outcome"), [("Gain(1)", "draw"), ("Mill(1)", None)])
def test_a_loop_that_nobody_can_leave_is_a_draw(answers: str, outcome: str | None) -> None:
    cards = {
        "Day": asset(["Ability(CONTINUOUS, (Fired(Event(V_GAIN, YOU), (Lose(1),)),))"]),
        "Night": asset([f"Ability(CONTINUOUS, (Fired(Event(V_LOSE, YOU), ({answers},)),))"]),
        "Herb": asset(["Ability(FORM, (Gain(1),))"]),
    }
    ring = table(p1(stage=["Day", "Night", "Herb"], hand=[PAGE], health=9), p2(), cards=cards).play("P1: use Herb")
    assert ring.outcome == outcome


@pytest.mark.proves("UVS-RULING-63")
def test_a_loop_with_an_option_ends_after_so_many_times() -> None:
    ring = table(p1(stage=["Herb"], hand=[PAGE]), p2(), cards={"Herb": asset(["Ability(FORM, (Gain(1), Lose(1)))"])})
    uses = 0
    while "use Herb" in ring.options:
        ring.play("P1: use Herb")
        uses += 1
    assert uses == 100
    assert ring.match.why_not("use Herb").rules == ("UVS-RULING-63",)
    assert ring.options == ["play Blank Page"]


@pytest.mark.proves("UVS-RULING-113")
@pytest.mark.parametrize(("amount", "let", "taken"), [("X()", ", Let(HELD)", 3), ("HELD", "", 2)])
def test_an_amount_that_names_x_is_fixed_when_the_rule_is_made(amount: str, let: str, taken: int) -> None:
    held = "Count(Sel(9, YOU, (), (MOMENTUM,), every=True))"
    vest = f"Ability(ENHANCE, (Rule(REDUCES, Event(V_LOSE, YOU, via=BY_DAMAGE), {amount}){let},))".replace("HELD", held)
    more = "Ability(ENHANCE, (Move(Sel(1, zones=(HAND,)), MOMENTUM),), (Commit(This()),))"
    cards = {"Vest": asset([vest.replace(",,", ",")]), "More": asset([more])}
    theirs = p2(stage=["Vest", "More"], momentum=[PAGE], hand=[PAGE])
    ring = attacking(p1(), theirs, cards, attack(damage=4)).play("P2: use Vest", "P2: use More")
    ring.on("P1 form", "P2 review")
    assert ring["P2.health"] == 25 - taken
