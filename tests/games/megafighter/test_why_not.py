"""Why not?  Every reason of why.py is given where it holds, with its rules; never where the thing is possible; and it
never depends on cards the asked player cannot see."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import kumite
from kumite.catalogue import find
from kumite.core.game import notations
from kumite.games.megafighter.position import Bout
from kumite.games.megafighter.printed import ROSTER
from kumite.games.megafighter.view import guess
from kumite.games.megafighter.why.answers import REASONS as SAID
from tests.games.megafighter.table import Table, ability, alone, attack, pair, team

WEENY, KRAUT = pair("Weeny Gun"), pair("Kraut Bomb")
COMBO = "R/B as B, B/Y as Y"
ACT = ("MEGA-TURN-02", "MEGA-TURN-03", "MEGA-TURN-04", "MEGA-TURN-05", "MEGA-TURN-07")


# Tables


def own_turn(**held: Any) -> Table:
    return Table(team("Frankfurterer", "Slumberjack", "Tyranosorcerer", **held))


def used_up(**held: Any) -> Table:
    return Table(team("Frankfurterer", "Slumberjack", "Tyranosorcerer", swap=1, **held), actions=0)


def choosing() -> Table:
    """P1 is naming the cards of a Start Combo."""
    return own_turn(hand="B +swap, B +super, Y +swap", super=3).p1("start Weeny Gun")


def defending(p2: str = "", **held: Any) -> Table:
    side = team(p2 or "Sharkfist", "La Li", "Pogorilla", **held)
    return Table(team("Frankfurterer", hand=WEENY), side).p1("start Weeny Gun")


def veteran(allocated: str = "B/Y, Y/R block 1", options: dict[str, Any] | None = None, **held: Any) -> Table:
    side = team("Sharkfist", "La Li", "Pogorilla", allocated=allocated, hand="R/B block 3", **held)
    table = Table(team("Frankfurterer", hand=WEENY), side, mode="veteran", options=options or {})
    return table.p1("start Weeny Gun")


def between() -> Table:
    """P2 is asked between two Actions of P1's."""
    cost = max(ability("Saw Lungs").cost, ability("Gale Fight").cost)
    p2 = team("Slumberjack", "Tyranosorcerer", "Coldergeist", super=cost)
    return Table(team("Frankfurterer"), p2).p1("taunt")


def after_a_fall() -> Table:
    return Table(team("Frankfurterer", "Slumberjack", fallen=["Tyranosorcerer"], super=9))


def drafting() -> Table:
    return Table.new(first="P1").shuffle()


def one_drafted() -> Table:
    return drafting().p1("draft La Li")


def mine_drafted() -> Table:
    return one_drafted().p2("draft Sharkfist", "draft Sumoose")


# Reason by reason: where it holds, the words, the rules; and the same words where the thing is possible

Case = tuple[Callable[[], Table], str, str, tuple[str, ...]]

REASONS: list[Case] = [
    # Actions
    (
        defending_ := lambda: defending(hand="B/Y"),
        "taunt",
        "Action Phase of one's own turn",
        ("MEGA-TURN-01", "MEGA-TURN-02"),
    ),
    (between, "draw", "Action Phase of one's own turn", ("MEGA-TURN-01", "MEGA-TURN-02")),
    (drafting, "taunt", "Action Phase of one's own turn", ("MEGA-TURN-01", "MEGA-TURN-02")),
    (choosing, "taunt", "something else has to be decided first", ("MEGA-START-01", "MEGA-START-02", "MEGA-BTN-01")),
    (used_up, "taunt", "three Actions of this turn are used", ("MEGA-TURN-02",)),
    (used_up, "draw", "three Actions of this turn are used", ("MEGA-TURN-02",)),
    (used_up, "swap Slumberjack", "three Actions of this turn are used", ("MEGA-TURN-02",)),
    (lambda: used_up(hand=WEENY), "start Weeny Gun", "three Actions of this turn are used", ("MEGA-TURN-02",)),
    (own_turn, "draw 2", "'draw' takes no number", ("MEGA-DRAW-01", "MEGA-DRAW-02", "MEGA-DRAW-03")),
    (own_turn, "taunt twice", "nothing may stand behind it", ("MEGA-TAUNT-01",)),
    (used_up, "end now", "nothing may stand behind it", ("MEGA-END-01",)),
    (used_up, "draw 2", "three Actions of this turn are used", ("MEGA-TURN-02",)),
    (own_turn, "end", "all three Actions must be taken", ("MEGA-TURN-02", "MEGA-RULING-09")),
    (defending_, "end", "Action Phase of one's own turn", ("MEGA-TURN-01", "MEGA-TURN-02")),
    # Combos
    (lambda: own_turn(hand="B +swap, B +super"), "start loose", "must perform an Attack", ("MEGA-RULING-07",)),
    (
        lambda: own_turn(hand=pair("Snore-Yuken")),
        "start Snore-Yuken",
        "only your Frontline Fighter attacks",
        ("MEGA-START-03",),
    ),
    (lambda: own_turn(hand=WEENY), "start Fin-ishing Blow", "Attack of Sharkfist's", ("MEGA-START-03",)),
    (own_turn, "start Hadoken", "no Fighter at this table has an Attack called 'Hadoken'", ("MEGA-START-03",)),
    (own_turn, "start", "start no Attack of Frankfurterer's", ("MEGA-START-01", "MEGA-START-02", "MEGA-ULT-01")),
    (lambda: own_turn(hand=WEENY), "start", "say which Attack: 'start Weeny Gun'", ("MEGA-START-03",)),
    (defending_, "start", "Action Phase of one's own turn", ("MEGA-TURN-01", "MEGA-TURN-02")),
    (own_turn, "string", "needs a Start Combo earlier", ("MEGA-TURN-06", "MEGA-STRING-05")),
    (
        lambda: Table(team("Frankfurterer", hand="Y +swap"), combo=COMBO, actions=2),
        "string",
        "string no Attack of Frankfurterer's onto yellow",
        ("MEGA-STRING-01", "MEGA-STRING-02", "MEGA-ULT-01"),
    ),
    (
        lambda: own_turn(hand="B +swap"),
        "play B +swap",
        "it has a Button of Weeny Gun: ",
        ("MEGA-START-01", "MEGA-START-02"),
    ),
    (
        lambda: Table(team("Pogorilla", hand="Y +swap")),
        "play Y +swap",
        "no Attack of Pogorilla's has a Button of this card",
        ("MEGA-START-02", "MEGA-BTN-01"),
    ),
    (own_turn, "play R/B", "there is no 'R/B' in your hand", ("MEGA-START-02",)),
    (
        lambda: used_up(hand="B +swap"),
        "play b +swap",
        "Weeny Gun: the three Actions of this turn are used",
        ("MEGA-TURN-02",),
    ),
    (own_turn, "start wee", "Weeny Gun needs blue, yellow", ("MEGA-START-01", "MEGA-START-02")),
    (own_turn, "start snore", "Snore-Yuken is an Attack of Slumberjack's", ("MEGA-START-03",)),
    (own_turn, "start s", "'s' could be ", ACT),
    (
        lambda: own_turn(hand="B +swap"),
        "start Weeny Gun",
        "too few cards with yellow",
        ("MEGA-START-01", "MEGA-START-02"),
    ),
    (
        lambda: own_turn(hand="Y +swap"),
        "start Weeny Gun",
        "too few cards with blue",
        ("MEGA-START-01", "MEGA-START-02"),
    ),
    (lambda: own_turn(hand="B/Y"), "start Weeny Gun", "one card cannot be both", ("MEGA-BTN-01",)),
    (
        lambda: Table(team("Sharkfist", hand=pair("Fin-ishing Blow")[:1]), team("Frankfurterer")),
        "start Fin-ishing Blow",
        "too few cards with red",
        ("MEGA-START-01", "MEGA-START-02"),
    ),
    (
        lambda: own_turn(hand="R +swap"),
        "string Kraut Bomb",
        "needs a Start Combo earlier",
        ("MEGA-TURN-06", "MEGA-STRING-05"),
    ),
    (
        lambda: Table(team("Frankfurterer", hand="Y +swap"), combo=COMBO, actions=2),
        "string Weeny Gun",
        "the last Button of your combo is yellow",
        ("MEGA-STRING-02", "MEGA-BTN-02"),
    ),
    (
        lambda: Table(team("Frankfurterer", hand="Y +swap"), combo=COMBO, actions=2),
        "string Kraut Bomb",
        "you hold no card with red",
        ("MEGA-STRING-01", "MEGA-STRING-02"),
    ),
    (
        lambda: own_turn(hand=pair("Meat Seeker"), super=attack("Meat Seeker").cost - 1),
        "start Meat Seeker",
        f"costs {attack('Meat Seeker').cost} Super Tokens; you have {attack('Meat Seeker').cost - 1}",
        ("MEGA-ULT-01", "MEGA-ULT-02", "MEGA-SINGLE-02"),
    ),
    (
        lambda: Table(team("Frankfurterer", hand="Y +super"), combo="B/Y as Y, Y/R as R", actions=2),
        "string Meat Seeker",
        f"costs {attack('Meat Seeker').cost} Super Tokens; you have 0",
        ("MEGA-ULT-01", "MEGA-ULT-02", "MEGA-SINGLE-02"),
    ),
    # Swaps
    (defending_, "swap La Li", "on one's own turn, between Actions", ("MEGA-SWAP-01", "MEGA-SWTOK-01")),
    (choosing, "token swap Slumberjack", "on one's own turn, between Actions", ("MEGA-SWAP-01", "MEGA-SWTOK-01")),
    (
        lambda: Table(alone("La Li", swap=1)),
        "swap Slumberjack",
        "no Sideline Fighter to swap with",
        ("MEGA-RULING-23",),
    ),
    (
        lambda: Table(alone("La Li", swap=1)),
        "token swap La Li",
        "no Sideline Fighter to swap with",
        ("MEGA-RULING-23",),
    ),
    (own_turn, "swap Frankfurterer", "Frankfurterer is not on your Sideline", ("MEGA-SWAP-01",)),
    (own_turn, "swap Sharkfist", "Sharkfist is not on your Sideline", ("MEGA-SWAP-01",)),
    (after_a_fall, "swap Tyranosorcerer", "Tyranosorcerer is not on your Sideline", ("MEGA-SWAP-01",)),
    (own_turn, "swap", "say who: 'swap Slumberjack' or 'swap Tyranosorcerer'", ("MEGA-SWAP-01",)),
    (used_up, "swap", "three Actions of this turn are used", ("MEGA-TURN-02",)),
    (used_up, "token swap", "say who: 'token swap Slumberjack' or 'token swap Tyr", ("MEGA-SWTOK-01",)),
    (own_turn, "token swap", "you have no Swap Token", ("MEGA-SWTOK-01",)),
    (lambda: Table(alone("La Li")), "swap", "no Sideline Fighter to swap with", ("MEGA-RULING-23",)),
    (own_turn, "swap shark", "Sharkfist is not on your Sideline", ("MEGA-SWAP-01",)),
    (own_turn, "swap Ryu", "no Sideline Fighter of yours is called 'Ryu'", ("MEGA-SWAP-01",)),
    (own_turn, "token swap Slumberjack", "you have no Swap Token", ("MEGA-SWTOK-01",)),
    (own_turn, "free swap Slumberjack", "you have no Swap Token", ("MEGA-SWTOK-01",)),
    # Abilities
    (own_turn, "use Undertow", "Sharkfist's, of the other team", ("MEGA-ABIL-03",)),
    (after_a_fall, "use Gale Fight", "Tyranosorcerer is K.O.'d", ("MEGA-RULING-25",)),
    (own_turn, "use Relish in Chaos", "is an Ongoing Effect", ("MEGA-ABIL-04", "MEGA-ABIL-11")),
    (between, "use Gale Fight", "only on your own turn", ("MEGA-ABIL-07",)),
    (lambda: own_turn(super=9), "use Adler Barrier", "only on your opponent's turn", ("MEGA-ABIL-09",)),
    (lambda: own_turn(super=1), "use Catch Up and Mustard", "costs 2 Super Tokens; you have 1", ("MEGA-ABIL-08",)),
    (
        lambda: defending("Tyranosorcerer", hand="B/Y", super=2),
        "use Adler Barrier",
        "costs 3 Super Tokens; you have 2",
        ("MEGA-ABIL-10",),
    ),
    (choosing, "use Catch Up and Mustard", "not possible at this moment", ("MEGA-RULING-21",)),
    (between, "use Adler Barrier", "not possible at this moment", ("MEGA-RULING-21",)),
    (own_turn, "use Shoryuken", "no Fighter at this table has an Ability called 'Shoryuken'", ("MEGA-BOARD-06",)),
    (own_turn, "use", "cost 1 Super Tokens or more; you have 0", ("MEGA-ABIL-08",)),
    (lambda: own_turn(super=2), "use", "say which Ability: 'use Catch Up and Mustard' or", ("MEGA-ABIL-03",)),
    (choosing, "use", "none of your Abilities can be used at this moment", ("MEGA-RULING-21",)),
    (
        lambda: defending(hand="B/Y"),
        "use",
        "none of your Fighters has an Ability to use on your opp",
        ("MEGA-ABIL-09",),
    ),
    (lambda: own_turn(super=1), "use catch", "costs 2 Super Tokens; you have 1", ("MEGA-ABIL-08",)),
    (
        lambda: defending("Tyranosorcerer", hand="B/Y, B/Y block 1", super=3).p2(
            "block Tyranosorcerer with B/Y block 1"
        ),
        "use Adler Barrier",
        "before the first Block",
        ("MEGA-RULING-47",),
    ),
    # Blocks
    (lambda: own_turn(hand="B/Y block 2"), "block", "only for an Attack of the", ("MEGA-BLOCK-03", "MEGA-BLOCK-04")),
    (
        lambda: defending(hand="B/Y block 2", swap=1),
        "block",
        "say who, and with what: 'block Sharkfist with B/Y block 2' or 'block Sharkfist with token'",
        ("MEGA-BLOCK-05",),
    ),
    (lambda: defending(swap=1), "block shark", "written out, it is possible: 'block Sharkfist with token'", ()),
    (lambda: defending(hand="B/Y"), "block", "neither a Block Card nor a", ("MEGA-BLOCK-01", "MEGA-SWTOK-02")),
    (lambda: defending(hand="B/Y"), "block la", "no damage is coming to La Li", ("MEGA-RULING-17",)),
    (
        lambda: veteran(allocated="B/Y"),
        "block",
        "no allocated card with a Block amount; only allocated cards block here",
        ("MEGA-VET-01", "MEGA-VET-08"),
    ),
    (
        lambda: veteran(options={"tokens_block": True}),
        "block Sharkfist with R/B block 3",
        "you have not allocated 'R/B block 3'; only allocated cards and Swap Tokens block here",
        ("MEGA-VET-01", "MEGA-VET-08"),
    ),
    (
        lambda: own_turn(hand="B/Y block 2"),
        "block Frankfurterer with B/Y block 2",
        "only for an Attack of the opponent's",
        ("MEGA-BLOCK-03", "MEGA-BLOCK-04"),
    ),
    (between, "block Slumberjack with token", "never against Abilities", ("MEGA-BLOCK-03", "MEGA-BLOCK-04")),
    (
        lambda: defending(hand="B/Y block 2"),
        "block Frankfurterer with B/Y block 2",
        "no Fighter of yours that stands",
        ("MEGA-BLOCK-05",),
    ),
    (
        lambda: defending(hand="B/Y block 2"),
        "block La Li with B/Y block 2",
        "no damage is coming to La Li",
        ("MEGA-RULING-17",),
    ),
    (lambda: defending(hand="B/Y"), "block Sharkfist with token", "you have no Swap Token", ("MEGA-SWTOK-02",)),
    (
        lambda: defending(hand="B/Y"),
        "block Sharkfist with B/Y",
        "has no Block amount",
        ("MEGA-BLOCK-01", "MEGA-VET-08"),
    ),
    (lambda: defending(hand="B/Y"), "block Sharkfist with Y/R block 2", "you do not hold", ("MEGA-BLOCK-05",)),
    (
        lambda: veteran(swap=1),
        "block Sharkfist with token",
        "only allocated cards block",
        ("MEGA-VET-01", "MEGA-RULING-28"),
    ),
    (veteran, "block Sharkfist with R/B block 3", "you have not allocated", ("MEGA-VET-01", "MEGA-VET-08")),
    (veteran, "block Sharkfist with B/Y", "has no Block amount", ("MEGA-BLOCK-01", "MEGA-VET-08")),
    # Anything else
    (
        own_turn,
        "win",
        "is nothing one can do here",
        ACT,
    ),
    (one_drafted, "draft La Li", "P1 has drafted La Li already", ("MEGA-SETUP-04", "MEGA-SETUP-05")),
    (mine_drafted, "draft La Li", "you have drafted La Li already", ("MEGA-SETUP-04", "MEGA-SETUP-05")),
    (own_turn, "draft Grandparkour", "the draft is over", ("MEGA-SETUP-04", "MEGA-SETUP-05")),
    (drafting, "draft Ryu", "is nothing one can do here", ("MEGA-SETUP-04", "MEGA-SETUP-05", "MEGA-SETUP-06")),
    (
        own_turn,
        "",
        "is nothing one can do here",
        ACT,
    ),
]

NAMED = [f"{text or 'nothing'} - {words}" for _, text, words, _ in REASONS]


@pytest.mark.parametrize(("table", "text", "words", "rules"), REASONS, ids=NAMED)
def test_the_reason_and_its_rules(table: Callable[[], Table], text: str, words: str, rules: tuple[str, ...]) -> None:
    there = table()
    why = there.match.why_not(text)
    assert words in why.reason
    assert why.rules == rules
    if text:
        refused = there.refuses(text)
        assert (refused.reason, refused.rules) == (why.reason, why.rules)


@pytest.mark.parametrize(("table", "text", "words", "rules"), REASONS, ids=NAMED)
def test_the_reason_reads_only_what_the_asked_player_knows(
    table: Callable[[], Table], text: str, words: str, rules: tuple[str, ...]
) -> None:
    position = table().match.position
    assert isinstance(position, Bout)
    assert position.asking is not None
    for key in range(1, 30):
        imagined = guess(position, position.asking.who, key * 7919)
        assert str(SAID.why_not(imagined, text)) == str(SAID.why_not(position, text))


@pytest.mark.parametrize(("table", "text", "words", "rules"), REASONS, ids=NAMED)
def test_the_reason_is_one_sentence_and_cites_rules_there_are(
    table: Callable[[], Table], text: str, words: str, rules: tuple[str, ...]
) -> None:
    said = str(table().match.why_not(text))
    assert "\n" not in said
    assert len(said) < 300
    for rule in rules:
        assert find(rule) is not None


POSSIBLE: list[tuple[Callable[[], Table], str]] = [
    (own_turn, "taunt"),
    (own_turn, "draw"),
    (own_turn, "swap Slumberjack"),
    (used_up, "end"),
    (used_up, "token swap Slumberjack"),
    (lambda: own_turn(hand=WEENY), "start Weeny Gun"),
    (lambda: own_turn(hand="B/Y, B/Y"), "start Weeny Gun"),
    (lambda: own_turn(hand=pair("Meat Seeker"), super=attack("Meat Seeker").cost), "start Meat Seeker"),
    (lambda: own_turn(hand="R +super, Y +swap", super=attack("Meat Seeker").cost - 1), "start Meat Seeker"),
    (lambda: Table(team("Frankfurterer", hand="R +swap"), combo=COMBO, actions=2), "string Kraut Bomb"),
    (lambda: Table(team("Frankfurterer", hand="B +swap, B +super"), options={"loose_combos": True}), "start loose"),
    (lambda: own_turn(super=2), "use Catch Up and Mustard"),
    (lambda: defending("Tyranosorcerer", super=3), "use Adler Barrier"),
    (between, "use Saw Lungs"),
    (between, "pass"),
    (lambda: defending(hand="B/Y block 2"), "block Sharkfist with B/Y block 2"),
    (lambda: defending(swap=1), "block Sharkfist with token"),
    (veteran, "block Sharkfist with Y/R block 1"),
    (choosing, "B +super"),
    (drafting, "draft Frankfurterer"),
]


@pytest.mark.parametrize(("table", "text"), POSSIBLE, ids=[text for _, text in POSSIBLE])
def test_no_reason_where_it_is_possible(table: Callable[[], Table], text: str) -> None:
    there = table()
    assert text in there.options
    for spelling in (text, text.upper(), f"  {text} "):
        why = there.match.why_not(spelling)
        assert why.reason.endswith("is possible: it is among the options")
        assert why.rules == ()


@pytest.mark.parametrize(
    ("text", "whole"),
    [("start wee", "start Weeny Gun"), ("swap SLUM", "swap Slumberjack"), ("use catch up", "use Catch Up and Mustard")],
)
def test_the_beginning_of_something_possible_is_written_out(text: str, whole: str) -> None:
    why = own_turn(hand=WEENY, super=2).match.why_not(text)
    assert why.reason == f"written out, it is possible: '{whole}' is among the options"


# Everywhere in played games


def vocabulary() -> list[str]:
    words = ["taunt", "draw", "end", "done", "start loose", "string loose"]
    for fighter in ROSTER:
        words += [f"swap {fighter.name}", f"token swap {fighter.name}", f"block {fighter.name} with token"]
        words += [f"{verb} {a.name}" for verb in ("start", "string") for a in fighter.attacks]
        words += [f"use {a.name}" for a in fighter.abilities]
    return words


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("mode", ["standard", "veteran"])
def test_in_a_played_game_everything_is_either_possible_or_refused_for_a_public_reason(mode: str, seed: int) -> None:
    random, words = Random(seed), vocabulary()
    match = kumite.match("megafighter", seed=seed, mode=mode, options={"draft": "random"})
    for _ in range(60):
        position = match.position
        if position.asking is None:
            break
        assert isinstance(position, Bout)
        options = notations(position)
        imagined = guess(position, position.asking.who, random.randrange(1 << 20))
        for text in [*options, *random.sample(words, 12)]:
            why = match.why_not(text)
            assert ("it is among the options" in why.reason) == (text in options), text
            assert "among the options" in why.reason or why.rules, f"{text!r} is refused without a rule"
            assert str(why) == str(SAID.why_not(imagined, text))
        match.answer(random.choice(options))


def test_when_the_match_is_over_that_is_the_reason() -> None:
    p2 = alone("Sharkfist", damage={"Sharkfist": ROSTER[6].hp - 1})
    table = Table(team("Frankfurterer", hand=WEENY), p2).p1("start Weeny Gun")
    why = table.match.why_not("taunt")
    assert (why.reason, why.rules) == ("the match is over", ("MEGA-WIN-01",))
    assert "over" in table.refuses("taunt").reason


@pytest.mark.proves("MEGA-RULING-07")
def test_at_a_loose_table_the_cards_are_the_reason() -> None:
    table = Table(team("Frankfurterer", hand="B +swap"), options={"loose_combos": True})
    assert "must perform an Attack" not in table.match.why_not("start loose").reason


# Empty places of a team


@pytest.mark.parametrize("text", ["use Mind Your Manners", "use Polite Applause"])
@pytest.mark.parametrize("table", [drafting, lambda: Table(alone("La Li"), alone("Sharkfist"))])
def test_nobody_is_nobody(table: Callable[[], Table], text: str) -> None:
    why = table().match.why_not(text)
    assert "nobody" not in why.reason
    assert "no Fighter at this table has an Ability called" in why.reason


def test_nobody_has_no_attacks() -> None:
    why = Table(alone("La Li"), alone("Sharkfist")).match.why_not(f"start {ROSTER[-1].attacks[0].name}")
    assert "no Fighter at this table has an Attack called" in why.reason


def test_a_long_text_does_not_come_back_whole() -> None:
    assert len(str(own_turn().match.why_not("blah " * 200))) < 300
