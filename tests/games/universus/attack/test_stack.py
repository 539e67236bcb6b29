"""The attack stack (UVS-STACK)."""

from __future__ import annotations

import pytest

from kumite.games.universus.terms import V_ENTER, V_PLAY, ZONES
from tests.games.universus.attack.spar import happened, jab, spar
from tests.games.universus.ringside import PAGE, Table, asset, attack, foundation, p1, p2, table

FREE = "Ability(ENHANCE, (Draw(1),))"
CALL = "Ability(ENHANCE, (Attacks(Sel(1, YOU, (Named('Hook'),), (DISCARDS,), every=True)),))"
EAR = "Ability(RESPONSE, (Draw(1),), (), Event(V_PLAY, YOU, (Type((ATTACK,)),)))"


def called(n: int, **cards: object) -> Table:
    """P1's Jab has put n Hooks from the discard pile onto the stack."""
    now = jab(attack([CALL, FREE]), mine={"discards": ["Hook"] * n}, Hook=attack([FREE]), **cards)
    now.play("P1: use Jab: ability 1")
    return now


@pytest.mark.proves("UVS-STACK-01", "UVS-STACK-05")
def test_an_attack_that_is_played_is_pending() -> None:
    now = jab(attack([FREE]), mine={"stage": ["Ear"]}, Ear=asset([EAR]))
    assert now.question == "P1 respond"
    assert now["stack"] == ["Jab"]
    assert now["P1.cards.pool"][0]["pending"] is True
    now.play("P1: pass")
    assert now["stack"] == []
    assert now["P1.cards.pool"][0]["pending"] is False


@pytest.mark.proves("UVS-STACK-02")
def test_the_stack_is_no_zone() -> None:
    assert not any("stack" in zone for zone in ZONES)
    now = jab(attack([FREE]), mine={"stage": ["Ear"]}, Ear=asset([EAR]))
    since = now.g.since[now.g.stack[0]]
    assert now["P1.pool"] == ["Jab"]
    now.play("P1: pass")
    assert now["P1.pool"] == ["Jab"]
    assert now.g.since[now.g.attack.card] == since


@pytest.mark.proves("UVS-STACK-04")
def test_only_attacks_in_a_pool_are_put_on_it() -> None:
    text = "Ability(ENHANCE, (PutOnStack(Sel(1, YOU, (), (DISCARDS, POOL), every=True)),))"
    side = {"discards": ["Hook"], "pool": [PAGE, "Hook"]}
    now = jab(attack([text, FREE]), mine=side, Hook=attack([FREE])).play("P1: use Jab: ability 1")
    assert "Hook" in now["stack"]
    assert now["P1.discards"][0] == "Hook"
    assert PAGE not in now["stack"]
    assert now["stack"].count("Hook") == 1


@pytest.mark.proves("UVS-STACK-06", "UVS-STACK-10")
def test_a_pending_attack_comes_before_the_next_form_and_was_not_played() -> None:
    now = called(1)
    assert now["attack.card"] == "Jab"
    assert now["stack"] == ["Hook"]
    now.play("P1: pass")
    assert now["attack.card"] == "Hook"
    assert now.question == "P1 enhance"
    assert happened(now, V_PLAY) == [["Jab"]]
    assert now["P2.health"] == 22
    now.play("P1: pass")
    assert now.question == "P1 form"
    assert now["P2.health"] == 19


@pytest.mark.proves("UVS-STACK-07")
@pytest.mark.parametrize("act", ["Flip({})", "Clear({})", "Move({}, HAND)"])
def test_a_pending_attack_that_is_turned_or_leaves_is_pending_no_more(act: str) -> None:
    hook = "Sel(1, YOU, (Named('Hook'),), (POOL,))"
    undo = f"Ability(ENHANCE, ({act.format(hook)},))"
    now = jab(attack([CALL, undo]), mine={"discards": ["Hook"]}, Hook=attack([FREE]))
    now.play("P1: use Jab: ability 1")
    assert now["stack"] == ["Hook"]
    now.play("P1: use Jab").on("P1 form")
    assert now["stack"] == []
    assert happened(now, V_ENTER) == [["Jab"]]
    assert now["P2.health"] == 22


@pytest.mark.proves("UVS-STACK-08", "UVS-STACK-09")
def test_several_are_added_from_the_right_so_that_they_attack_from_the_left() -> None:
    side = {"discards": ["Hook A", "Hook B", "Hook C"]}
    call = "Ability(ENHANCE, (Attacks(Sel(1, YOU, (Type((ATTACK,)),), (DISCARDS,), every=True)),))"
    hooks = {f"Hook_{letter}": attack() for letter in "ABC"}
    now = jab(attack([call, FREE]), mine=side, **hooks).play("P1: use Jab: ability 1")
    assert now["P1.pool"] == ["Jab", "Hook A", "Hook B", "Hook C"]
    assert now["stack"] == ["Hook C", "Hook B", "Hook A"]  # the top is last
    now.on("P1 form")
    assert happened(now, V_ENTER) == [["Jab"], ["Hook A"], ["Hook B"], ["Hook C"]]


@pytest.mark.proves("UVS-STACK-12")
def test_one_that_is_added_later_comes_first() -> None:
    first = "Ability(ENHANCE, (Attacks(Sel(1, YOU, (Named('Hook'),), (DISCARDS,))),))"
    second = "Ability(ENHANCE, (Attacks(Sel(1, YOU, (Named('Kick'),), (DISCARDS,))),))"
    cards = {"Hook": attack(), "Kick": attack()}
    now = jab(attack([first, second]), mine={"discards": ["Hook", "Kick"]}, **cards)
    now.play("P1: use Jab: ability 1", "P1: use Jab").on("P1 form")
    assert happened(now, V_ENTER) == [["Jab"], ["Kick"], ["Hook"]]


def reversed_(cards: dict[str, object], stage: list[str]) -> Table:
    """P1's Jab has put Hook on the stack and is blocked; P2 holds a Reversal."""
    made = {
        "Jab": attack([CALL, FREE]),
        "Hook": attack(),
        "Counter": attack(keywords=["Reversal"]),
        "High Wall": foundation(block="+0 high"),
        **cards,
    }
    now = table(p1(hand=["Jab", PAGE], discards=["Hook"], stage=stage), p2(hand=["Counter", "High Wall"]), cards=made)
    now.play("P1: play Jab", "P1: use Jab: ability 1").on("P2 block").play("P2: block with High Wall")
    return now


@pytest.mark.proves("UVS-STACK-03", "UVS-STACK-12")
def test_both_players_share_one_stack() -> None:
    ear = asset(["Ability(RESPONSE, (Draw(1),), (), Event(V_RESOLVED, RIVAL, keyword='Reversal'))"])
    now = reversed_({"Ear": ear}, ["Ear"]).play("P2: use Counter")
    assert now.question == "P1 respond"
    assert now["stack"] == ["Hook", "Counter"]
    now.play("P1: pass").on("P1 form")
    assert happened(now, V_ENTER) == [["Jab"], ["Counter"], ["Hook"]]


@pytest.mark.proves("UVS-STACK-11")
def test_an_attack_played_as_a_cost_is_pending_only_by_the_effect() -> None:
    stop = asset(["Ability(RESPONSE, (Cancel(),), (), Event(V_ABILITY, RIVAL))"])
    now = reversed_({"Stop": stop}, ["Stop"]).play("P2: use Counter")
    assert now["P2.pool"] == ["High Wall", "Counter"]
    assert now["stack"] == ["Hook"]
    now.play("P1: use Stop").on("P1 form")
    assert happened(now, V_ENTER) == [["Jab"], ["Hook"]]


@pytest.mark.proves("UVS-STACK-06")
def test_no_sequence_begins_while_another_one_goes_on() -> None:
    now = called(2)
    assert now["stack"] == ["Hook", "Hook"]
    assert happened(now, V_ENTER) == [["Jab"]]
    assert spar().question == "P1 form"  # with an empty stack a form is asked for
