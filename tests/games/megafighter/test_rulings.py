"""Rulings: what we decided where the rulebook is silent, as far as it shows and is not proven with its chapter."""

import pytest

from kumite.games.megafighter.printed import COLOURS, DEDUCED, LETTERS, OURS, PRINTED, ROSTER, facts
from tests.games.megafighter.table import Side, Table, ability, alone, attack, hp, n_of, pair, team

WEENY, KRAUT = pair("Weeny Gun"), pair("Kraut Bomb")


@pytest.mark.proves("MEGA-RULING-01")
def test_01_the_buttons_bear_the_initials_of_their_colours() -> None:
    """Proved by the worked examples: Weeny Gun is blue, yellow; Kraut Bomb and Thunder Chomp are yellow, red."""
    for name, buttons in (("Weeny Gun", "BY"), ("Kraut Bomb", "YR"), ("Thunder Chomp", "YR"), ("Snore-Yuken", "BY")):
        assert "".join(LETTERS[button] for button in attack(name).buttons) == buttons


@pytest.mark.proves("MEGA-RULING-02")
def test_02_there_are_three_colours() -> None:
    assert COLOURS == ("blue", "yellow", "red")
    assert len(LETTERS) == 3


@pytest.mark.proves("MEGA-RULING-08")
def test_08_a_pair_performs_the_one_attack_that_was_named() -> None:
    for fighter in ROSTER:
        assert len({a.buttons for a in fighter.attacks}) == 3, f"{fighter.name} repeats a pair"
    table = Table(team("Frankfurterer", hand=["B +swap", "Y +swap", "B +super", "Y +super"]))
    table.p1("start Weeny Gun", "B +swap", "Y +swap").p1("start Weeny Gun")
    while table.question in ("P1 first card", "P1 second card"):
        table.p1(table.options[0])
    assert table.happened.count("Performed") == 2  # and the same one again later in the turn


@pytest.mark.proves("MEGA-RULING-14")
def test_14_the_sequence_of_an_attack() -> None:
    """Cards and bonuses, cost, Blocks, damage, K.O. and replacement, what those set off, other effects, Super Token."""
    p1 = team("Slumberjack", "Amoeba Bandita", "Frankfurterer", hand="R +super, Y +swap", super=9)
    p2 = team("La Li", "Sharkfist", "Pogorilla", hand="B/Y block 1", super=3, damage={"La Li": hp("La Li") - 1})
    table = Table(p1, p2).p1("start Bear Hug").p2("done", "promote Sharkfist").p1("Split the Loot", "decline")
    wanted = (
        ["Laid", "GainedSuper", "Laid", "GainedSwap", "SpentSuper", "Performed"]  # 1 and 2
        + ["Struck", "KnockedOut", "WentFront"]  # 3 to 5: nothing was blocked
        + ["Used"]  # 5: Split the Loot
        + ["LostSuper"]  # 6
    )
    order = iter(table.happened)
    assert all(what in order for what in wanted), table.happened
    assert table.happened.index("Hurt") < table.happened.index("LostSuper")  # Piñata Party comes before the rest too
    after = table.happened[table.happened.index("LostSuper") :]
    assert "GainedSuper" in after  # 7


@pytest.mark.proves("MEGA-RULING-14")
def test_14_optional_spends_are_decided_after_blocks() -> None:
    p1 = team("La Li", hand=pair("Candy Catana"), super=2)
    table = Table(p1, team("Sharkfist", hand="B/Y block 1")).p1("start Candy Catana")
    assert table.question == "P2 defend"
    table.p2("block Sharkfist with B/Y block 1")
    assert table.question == "P1 spend"


@pytest.mark.proves("MEGA-RULING-15")
def test_15_later_effects_that_name_the_frontline_mean_the_new_one() -> None:
    """Timber Kick K.O.s, then 2 Super Tokens make the opponent swap: the promoted Fighter goes back again."""
    p1 = team("Slumberjack", "Amoeba Bandita", "Frankfurterer", hand=pair("Timber Kick"), super=2)
    p2 = team("Sharkfist", "Tyranosorcerer", "Coldergeist", damage={"Sharkfist": hp("Sharkfist") - 1})
    table = Table(p1, p2).p1("start Timber Kick").p2("promote Coldergeist")
    table.p1("Split the Loot", "decline")
    assert table.question == "P1 spend"
    table.p1("spend 2")
    assert (table["P2.front"], table["P2.side"]) == ("Tyranosorcerer", ["Coldergeist"])


@pytest.mark.proves("MEGA-RULING-25")
def test_25_the_game_ends_before_last_words() -> None:
    """Piñata Party of a last La Li is not heard any more (MEGA-RULING-14, step 5)."""
    p2 = alone("La Li", damage={"La Li": hp("La Li") - 1})
    table = Table(alone("Frankfurterer", hand=WEENY, damage={"Frankfurterer": 9}), p2).p1("start Weeny Gun")
    assert table.outcome == "P1"
    assert table["Frankfurterer.damage"] == 9


@pytest.mark.proves("MEGA-RULING-31")
def test_31_frankfurterer_is_spelt_as_in_the_text_and_has_no_speed() -> None:
    names = [fighter.name for fighter in ROSTER]
    assert "Frankfurterer" in names
    assert "Frankfurderer" not in names
    assert not [what for what in Table().match.view("P1")["fighters"]["Frankfurterer"] if "speed" in what.lower()]


@pytest.mark.proves("MEGA-RULING-32")
def test_32_pogorilla_smacks_when_he_goes_back_not_when_he_goes_forward() -> None:
    back = Table(team("Pogorilla", "Sharkfist", "Slumberjack", super=2), team("La Li")).p1("swap Sharkfist")
    assert back.options == ["decline", "use Jump Back Schmack"]
    forward = Table(team("Sharkfist", "Pogorilla", "Slumberjack", super=2), team("La Li")).p1("swap Pogorilla")
    assert forward.question == "P1 act"
    assert forward["La Li.damage"] == 0


@pytest.mark.proves("MEGA-RULING-33")
def test_33_catch_up_and_mustard_gains_a_swap_token() -> None:
    table = Table(team("Frankfurterer", super=2)).p1("use Catch Up and Mustard")
    assert (table["P1.swap"], table["P1.super"], table["P1.hand_size"]) == (1, 0, 1)
    assert (table["P2.swap"], table["P2.hand_size"]) == (0, 0)


@pytest.mark.proves("MEGA-RULING-34")
def test_34_illegible_ultimate_costs_are_five() -> None:
    assert [attack(name).cost for name in ("Meat Seeker", "Tremor Tail", "Bear Hug")] == [5, 5, 5]


@pytest.mark.proves("MEGA-RULING-36")
def test_36_the_free_actions_are_token_swaps_and_abilities() -> None:
    table = Table(team("Frankfurterer", hand=WEENY, super=9, swap=1), combo="R/B as B, B/Y as Y", actions=0)
    assert {option.split()[0] for option in table.options} == {"end", "token", "use"}


@pytest.mark.proves("MEGA-RULING-39")
def test_39_what_is_not_printed_is_marked() -> None:
    for fighter in ROSTER:
        origins = {fact.origin for fact in facts(fighter)}
        assert origins <= {PRINTED, DEDUCED, OURS}
    frankfurterer = {fact.about: fact.origin for fact in facts(ROSTER[0])}
    assert frankfurterer["hp"] == PRINTED
    assert frankfurterer["Meat Seeker: cost"] == DEDUCED
    assert [fighter.name for fighter in ROSTER if all(fact.origin == OURS for fact in facts(fighter))] == [
        fighter.name for fighter in ROSTER[9:]
    ]


@pytest.mark.proves("MEGA-RULING-41")
def test_41_an_additional_effect_may_be_empty() -> None:
    assert attack("Meat Seeker").does == attack("Tremor Tail").does == ()
    cost = attack("Tremor Tail").cost
    table = Table(team("Tyranosorcerer", hand=pair("Tremor Tail"), super=cost), team("Sharkfist"))
    table.p1("start Tremor Tail")
    front, side = attack("Tremor Tail").front, attack("Tremor Tail").side
    assert [table[f"{name}.damage"] for name in ("Sharkfist", "La Li", "Pogorilla")] == [front, side, side]
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-RULING-42")
def test_42_sideline_damage_of_an_attack_can_be_blocked_and_earns_the_one_token() -> None:
    blocked = Table(team("Frankfurterer", hand=KRAUT), team("Sharkfist", hand="B/Y block 1")).p1("start Kraut Bomb")
    assert "block La Li with B/Y block 1" in blocked.options
    blocked.p2("block La Li with B/Y block 1")
    assert (blocked["La Li.damage"], blocked["P2.super"]) == (0, 0)
    open_ = Table(team("Frankfurterer", hand=KRAUT), team("Sharkfist", hand="B/Y block 1")).p1("start Kraut Bomb")
    assert open_.p2("done")["P2.super"] == 1


@pytest.mark.proves("MEGA-RULING-16")
def test_16_tokens_lost_to_an_effect_are_those_one_had_before_the_reward() -> None:
    p1 = team("Coldergeist", hand=pair("Chill Factor"))
    lost = n_of(attack("Chill Factor").does[0])
    table = Table(p1, team("Sharkfist", super=lost)).p1("start Chill Factor")
    assert table["P2.super"] == 1


@pytest.mark.proves("MEGA-RULING-21")
def test_21_nothing_free_in_the_middle_of_an_action_and_purple_not_before_the_first() -> None:
    cost = ability("Cold Feet").cost
    table = Table(team("Frankfurterer", hand=WEENY, swap=1), team("Coldergeist", super=cost), phase="start")
    assert table.question == "P1 act"
    table.p1("start Weeny Gun")
    assert table.question == "P2 defend"
    assert "use Cold Feet" in table.options
    table.p2("done")
    while table.question == "P2 pay for ability":
        table.p2("decline")
    assert table.question == "P2 between actions"
    assert table.options == ["pass", "use Cold Feet"]


@pytest.mark.proves("MEGA-RULING-22")
def test_22_a_swap_is_an_exchange_of_two_living_fighters() -> None:
    p2 = team("Pogorilla", "Frankfurterer", fallen=["La Li"], super=2, damage={"Pogorilla": hp("Pogorilla") - 1})
    table = Table(team("Coldergeist", hand=pair("Chill Factor")), p2).p1("start Chill Factor")
    assert table["P2.front"] == "Frankfurterer"
    assert table["Coldergeist.damage"] == 0  # Pogorilla fell, he did not go back: no Jump Back Schmack
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-RULING-44")
def test_44_the_first_card_is_seen_before_the_token_is_spent() -> None:
    table = Table(team("Frankfurterer", super=1), deck="R/B block 3").p1("draw")
    assert table.question == "P1 draw one more"
    assert table.match.view("P1")["seats"]["P1"]["hand"] == ["R/B block 3"]
    assert table["P1.super"] == 1


@pytest.mark.proves("MEGA-RULING-21")
def test_21_there_is_a_window_before_an_added_action_too() -> None:
    p1 = team("Frankfurterer", "Grandparkour", "La Li", super=ability("Second Wind").cost)
    p2 = team("Slumberjack", "Coldergeist", "Amoeba Bandita", super=ability("Saw Lungs").cost)
    table = Table(p1, p2, actions=1).p1("taunt", "use Second Wind")
    assert table.question == "P2 between actions"


@pytest.mark.proves("MEGA-RULING-46")
def test_46_damage_ko_and_the_new_frontline_are_answered_together() -> None:
    """P1's Split the Loot hears the K.O., P1's Maple Snare-Up the new Frontline, P2's Relish in Chaos both late."""
    p1 = team("Tyranosorcerer", "Amoeba Bandita", "Slumberjack", hand=pair("Flame Breath"), super=3)
    p2 = team("Sharkfist", "Frankfurterer", "La Li", damage={"Sharkfist": hp("Sharkfist") - 1, "Frankfurterer": 4})
    table = Table(p1, p2).p1("start Flame Breath")
    assert table.question == "P2 promote"
    assert "Used" not in table.happened  # nothing is answered before the new one stands
    table.p2("promote Frankfurterer")
    assert table.question == "P1 which first"
    assert sorted(table.options) == ["Maple Snare-Up", "Split the Loot"]
    table.p1("Maple Snare-Up", "use Maple Snare-Up")
    used = [event["fighter"] for event in table.told if event["what"] == "Used"]
    assert used == ["Slumberjack", "Amoeba Bandita", "Frankfurterer"]  # the current player's first
    assert table["Frankfurterer.damage"] == 4 + n_of(ability("Maple Snare-Up").does[0]) - 1


@pytest.mark.proves("MEGA-RULING-46", "MEGA-RULING-40")
def test_46_who_listens_to_damage_and_ko_is_settled_before_the_promotion() -> None:
    """Freezer Burn is a red bar: Coldergeist was hit on the Sideline, and is promoted only afterwards."""
    p2 = team("Sharkfist", "Coldergeist", "La Li", super=ability("Freezer Burn").cost)
    p2["damage"] = {"Sharkfist": hp("Sharkfist") - 1}
    table = Table(team("Frankfurterer", hand=KRAUT), p2).p1("start Kraut Bomb")
    if table.question == "P2 defend":
        table.p2("done")
    table.p2("promote Coldergeist")
    assert table.question != "P2 pay for ability"
    assert table["Frankfurterer.damage"] == 0


@pytest.mark.proves("MEGA-RULING-47", "MEGA-BLOCK-07")
def test_47_purple_abilities_come_before_the_first_block() -> None:
    p1 = team("La Li", "Sharkfist", "Pogorilla", hand=pair("Candy Catana"))
    held: Side = {"super": ability("Saw Lungs").cost, "damage": {"Slumberjack": 3}, "swap": 1}
    p2 = team("Slumberjack", "Coldergeist", "Amoeba Bandita", hand="B/Y block 1, Y/R block 1", **held)
    table = Table(p1, p2, deck="R/B block 1").p1("start Candy Catana")
    assert "use Saw Lungs" in table.options
    first = Table(p1, p2, deck="R/B block 1").p1("start Candy Catana").p2("block Slumberjack with B/Y block 1")
    assert "use Saw Lungs" not in first.options
    assert "block Slumberjack with Y/R block 1" in first.options
    token = Table(p1, p2, deck="R/B block 1").p1("start Candy Catana").p2("block Slumberjack with token")
    assert "use Saw Lungs" not in token.options
    table.p2("use Saw Lungs", "block Slumberjack with R/B block 1", "block Slumberjack with B/Y block 1", "done")
    assert table["Slumberjack.damage"] == 3 - 1 + 1
    assert table.question == "P1 act"
