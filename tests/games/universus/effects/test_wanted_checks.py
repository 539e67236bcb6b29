"""Words that card English wanted: what does not count toward progressive difficulty, checks whose failing ends nothing,
where a card was played from."""

from __future__ import annotations

import pytest

from kumite.games.universus.faces import is_ready
from tests.games.universus.effects.tools import attacking, health, now
from tests.games.universus.ringside import PAGE, Table, action, attack, foundation, p1, p2, table

FREE = "Ability(CONTINUOUS, (Uncounted(This()),))"


def needed(ring: Table) -> str:
    """What the last check was made against."""
    return str(ring.told_of("check")[-1]["detail"])


# Progressive difficulty


@pytest.mark.proves("UVS-PROG-01", "UVS-PROG-02")
@pytest.mark.parametrize(
    ("text", "against"),
    [
        ("Ability(CONTINUOUS, (Uncounted(This()),))", "2"),
        ("Ability(CONTINUOUS, (Uncounted(This(), (Type((ATTACK,)),)),))", "2"),
        ("Ability(CONTINUOUS, (Uncounted(This(), (Type((FOUNDATION,)),)),))", "3"),
        ("Ability(CONTINUOUS, (Uncounted(This(), (), TURN, Has(Sel(1, YOU, (), (HAND,)), '>=', 9)),))", "3"),
        ("Ability(CONTINUOUS, (Uncounted(Sel(99, YOU, (Type((ATTACK,)),), (POOL,), every=True)),))", "2"),
        ("Ability(CONTINUOUS, (Uncounted(Sel(99, RIVAL, (), (POOL,), every=True)),))", "3"),
    ],
)
def test_some_cards_do_not_count(text: str, against: str) -> None:
    ring = table(
        p1(hand=["Jab"], pool=["Light", "Page"], stage=[PAGE] * 4),
        p2(),
        cards={"Jab": attack(difficulty=1), "Light": attack([text]), "Page": foundation()},
    )
    ring.play("P1: play Jab")
    assert needed(ring) == against


def test_what_a_card_says_of_its_own_playing_holds_in_the_hand() -> None:
    text = "Ability(CONTINUOUS, (Uncounted(Sel(99, YOU, (Type((FOUNDATION,)),), (POOL,), every=True), (This(),)),))"
    ring = table(
        p1(hand=["Jab", "Hook"], pool=["Page", "Page"], stage=[PAGE] * 4),
        p2(),
        cards={"Jab": attack([text], difficulty=1), "Hook": attack(difficulty=1), "Page": foundation()},
    )
    ring.play("P1: play Jab")
    assert needed(ring) == "1"
    ring.on("P1 form")
    ring.play("P1: play Hook")
    assert needed(ring) == "4"


def test_for_the_rest_of_the_turn_a_chosen_card_does_not_count() -> None:
    form = "Ability(FORM, (Choose(Sel(1, DOER, (), (POOL,))), Uncounted(Ref('chosen'))))"
    ring = table(
        p1(hand=["Jab"], pool=["Page", "Leaf"], stage=["Scroll", PAGE, PAGE]),
        p2(),
        cards={"Jab": attack(difficulty=1), "Page": foundation(), "Leaf": foundation(), "Scroll": foundation([form])},
    )
    ring.play("P1: use Scroll", "P1: Leaf", "P1: play Jab")
    assert needed(ring) == "2"


# Failing


FAILS = {"Jab": attack(difficulty=9), "Hook": attack(difficulty=0)}


@pytest.mark.proves("UVS-COMBAT-08")
@pytest.mark.parametrize(
    ("text", "goes_on"),
    [
        ("Ability(RESPONSE, (AddToCheck(-1),), trigger=Event(V_CHECK, RIVAL))", False),
        ("Ability(RESPONSE, (AddToCheck(-1), Spared()), trigger=Event(V_CHECK, RIVAL))", True),
        ("Ability(RESPONSE, (Spared(),), trigger=Event(V_FAIL, RIVAL))", True),
    ],
)
def test_a_check_whose_failing_ends_nothing(text: str, goes_on: bool) -> None:
    ring = table(p1(hand=["Jab", "Hook"]), p2(stage=["Ward"]), cards={**FAILS, "Ward": foundation([text])})
    ring.play("P1: play Jab")
    ring.play("P2: use Ward")
    assert "Jab" in ring["P1.discards"]
    assert (ring.g.turn == 0) is goes_on
    if goes_on:
        assert "play Hook" in ring.options


@pytest.mark.parametrize("spares", [False, True])
def test_the_next_check_fails_harmlessly(spares: bool) -> None:
    text = f"Ability(FORM, (CheckBonus(-1, YOU, spares={spares}),))"
    ring = table(p1(hand=["Jab", "Hook"], stage=["Scroll"]), p2(), cards={**FAILS, "Scroll": foundation([text])})
    ring.play("P1: use Scroll", "P1: play Jab")
    assert "Jab" in ring["P1.discards"]
    assert (ring.g.turn == 0) is spares
    if spares:
        ring.play("P1: play Hook")  # used up: the next one fails as ever
        assert needed(ring) == "0"


# From where


AWAY = "Event(V_PLAY, attack=True, origin=HAND, away=True)"


@pytest.mark.proves("UVS-TRANSIT-08")
@pytest.mark.parametrize(
    ("event", "heard"),
    [
        ("Event(V_PLAY, YOU, origin=HAND, away=True)", [False, True]),
        ("Event(V_PLAY, YOU, origin=HAND)", [True, False]),
        ("Event(V_PLAY, YOU, origin=DISCARDS)", [False, True]),
    ],
)
@pytest.mark.parametrize("zone", ["hand", "discards"])
def test_from_where_a_card_is_played(event: str, heard: list[bool], zone: str) -> None:
    watch = f"Ability(CONTINUOUS, (Fired({event}, (Gain(1),)),))"
    opens = "Ability(CONTINUOUS, (Rule(PLAYABLE, Event(V_PLAY, YOU, (Named('Jab'),)), zones=(DISCARDS,)),))"
    ring = table(
        p1(**{zone: ["Jab"]}, stage=["Watch", PAGE], health=9),
        p2(),
        cards={"Jab": attack(difficulty=0), "Watch": foundation([watch, opens])},
    )
    ring.play("P1: play Jab" if zone == "hand" else "P1: play Jab in the discard pile")
    assert health(ring)[0] == 9 + heard[zone == "discards"]


def test_an_attack_asks_where_it_was_played_from() -> None:
    text = f"Ability(ENHANCE, (If(Past({AWAY}), (Gain(5),)),))"
    for zone, gains in (("hand", 0), ("discards", 5)):
        opens = "Ability(CONTINUOUS, (Rule(PLAYABLE, Event(V_PLAY, YOU, (Named('Jab'),)), zones=(DISCARDS,)),))"
        ring = table(
            p1(**{zone: ["Jab"]}, stage=["Watch", PAGE], health=9),
            p2(hand=["Wall"]),
            cards={
                "Jab": attack([text], difficulty=0),
                "Watch": foundation([opens]),
                "Wall": foundation(block="+9 mid"),
            },
        )
        ring.play("P1: play Jab" if zone == "hand" else "P1: play Jab in the discard pile")
        ring.on("P1 enhance")
        ring.play("P1: use Jab")
        assert health(ring)[0] == 9 + gains


def test_attacks_cannot_be_played_from_the_hand() -> None:
    text = "Ability(FORM, (Rule(CANNOT, Event(V_PLAY, YOU, (Type((ATTACK,)),), origin=HAND)),))"
    ring = table(p1(hand=["Jab", PAGE], stage=["Scroll"]), p2(), cards={"Jab": attack(), "Scroll": foundation([text])})
    ring.play("P1: use Scroll")
    assert "play Jab" not in ring.options
    assert f"play {PAGE}" in ring.options


# How it was played, and with which cards


@pytest.mark.proves("UVS-CHECK-05")
def test_cards_committed_for_this_attack_are_readied() -> None:
    text = "Ability(ENHANCE, (Ready(Sel(99, DOER, (CommittedFor(TheAttack()),), every=True)),))"
    ring = table(
        p1(hand=["Jab"], stage=[PAGE, PAGE, {"card": PAGE, "committed": True}]),
        p2(hand=["Wall"]),
        cards={"Jab": attack([text], difficulty=5), "Wall": foundation(block="+9 mid")},
    )
    ring.play("P1: play Jab", f"P1: commit {PAGE}", f"P1: commit {PAGE}")
    ring.on("P1 enhance")
    assert ready(ring) == 1  # the character
    ring.play("P1: use Jab")
    assert ready(ring) == 3  # not the page that was committed before


def ready(ring: Table) -> int:
    return len([h for h in ring.g.stage[0] if is_ready(ring.g, h)])


@pytest.mark.parametrize(("role", "gets"), [("AS_FORM", 5), ("AS_REVERSAL", 3), ("AS_BLOCK", 3)])
def test_an_attack_that_was_played_so(role: str, gets: int) -> None:
    text = f"Ability(ENHANCE, (Modify(TheAttack(YOU, (PlayedAs({role}),)), DAMAGE, 2),))"
    ring = table(
        p1(hand=["Jab"], stage=[PAGE]),
        p2(hand=["Wall"]),
        cards={"Jab": attack([text], difficulty=0), "Wall": foundation(block="+9 mid")},
    )
    ring.play("P1: play Jab")
    ring.on("P1 enhance")
    ring.play("P1: use Jab")
    assert now(ring).damage == gets


def test_a_card_that_was_played_as_a_block() -> None:
    text = "Ability(RESPONSE, (Move(Sel(1, DOER, (PlayedAs(AS_BLOCK),), (POOL,)), HAND),), trigger=Event(V_PLAY, YOU))"
    ring = attacking(
        p1(), p2(stage=["Ward", PAGE, PAGE, PAGE]), {"Wall": foundation(block="+0 mid"), "Ward": foundation([text])}
    )
    ring.on("P2 block")
    ring.play("P2: block with Wall")
    ring.play("P2: use Ward")
    assert ring["P2.hand"] == ["Wall"]


def test_the_block_is_the_card_blocked_with() -> None:
    blocked = "Event(V_STATUS, RIVAL, notes=(PARTIALLY, COMPLETELY))"
    text = f"Ability(RESPONSE, (Move(Ref('block'), MOMENTUM),), trigger={blocked})"
    ring = attacking(
        p1(), p2(stage=["Ward", PAGE, PAGE, PAGE]), {"Wall": foundation(block="+0 mid"), "Ward": foundation([text])}
    )
    ring.on("P2 block")
    ring.play("P2: block with Wall")
    ring.play("P2: use Ward")
    assert len(ring["P2.momentum"]) == 1


def test_actions_are_free() -> None:
    """Something that is no attack and does not count is not in the way of a block either."""
    ring = attacking(
        p1(), p2(pool=["Light"], stage=[PAGE]), {"Light": action([FREE]), "Wall": foundation(block="+0 mid")}
    )
    ring.on("P2 block")
    ring.play("P2: block with Wall")
    assert needed(ring) == "3"
