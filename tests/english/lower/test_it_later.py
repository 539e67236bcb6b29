"""`It`, of an attack that was called by what it is: that very attack, whatever has become of it as the event comes."""

from __future__ import annotations

import pytest

from kumite.games.universus.english.abilities import written_out
from kumite.games.universus.trees.notation import notation
from tests.english.lower.lowering import ability, does, lowered, tree
from tests.games.universus.effects.tools import attacking
from tests.games.universus.ringside import attack, foundation, p1, p2, table

HEALS = "Enhance Commit: Your Kick attack gets +1 speed. If it deals damage, gain 5 health."
SHOD = "Enhance Commit: This attack loses Kick."
BARE = "Enhance Commit: This attack gains Kick."
DRAWS = "Form Commit: Your next Weapon attack gets +1 damage. After it resolves, draw 2 cards."
BLOCKED = "Enhance Commit: Your next Weapon attack gets +1 damage. If it is blocked, draw 2 cards."


def said(text: str) -> list[str]:
    return [notation(ability(text))]


def fight(first: str, second: str, *traits: str) -> int:
    """P1's health after an attack with these traits, in which two foundations are used; 20 before."""
    cards = {"Sole": foundation(said(first)), "Boot": foundation(said(second))}
    ring = attacking(p1(stage=["Sole", "Boot"], health=20), p2(), cards, attack(traits=list(traits)))
    for name in ("Sole", "Boot"):
        ring.on("P1 enhance").play(f"P1: use {name}")
    health: int = ring.on("P2 block").play("P2: no block").on("P1 form", "P1 momentum")["P1.health"]
    return health


@pytest.mark.proves("UVS-DIRECT-03", "UVS-ASGN-01")
@pytest.mark.parametrize(
    ("first", "second", "traits", "health"),
    [
        (HEALS, SHOD, ["Kick"], 25),  # it was a Kick attack as it was spoken of
        (SHOD, HEALS, ["Kick"], 20),
        (HEALS, BARE, [], 20),  # and this was none
        (BARE, HEALS, [], 25),
        (HEALS, SHOD, ["Punch"], 20),
    ],
)
def test_what_it_was_called_is_asked_once(first: str, second: str, traits: list[str], health: int) -> None:
    assert fight(first, second, *traits) == health


def test_what_follows_still_speaks_of_that_attack() -> None:
    text = (
        "Enhance: Your Kick attack gets +1 speed. If it is blocked, it gets +2 damage. If it deals damage, draw 1 card."
    )
    kick = "TheAttack(YOU, (Trait('Kick'),))"
    assert does(text) == tree(
        f"Modify({kick}, SPEED, 1), "
        f"Fired(Event(V_STATUS, attack=True, notes=(PARTIALLY, COMPLETELY)), (Modify(TheAttack(), DAMAGE, 2),), "
        f"ATTACK_PERIOD, on={kick}), "
        f"Fired(Event(V_DEAL, attack=True), (Draw(1),), ATTACK_PERIOD, on={kick})"
    )


def test_your_kick_attack_is_asked_as_the_event_comes() -> None:
    """The bystander: where the event itself names what it must be."""
    assert does("Enhance: If your Kick attack deals damage, draw 1 card.") == tree(
        "Fired(Event(V_DEAL, YOU, (Trait('Kick'),)), (Draw(1),), ATTACK_PERIOD)"
    )


# The next attack


def drawn(text: str, *steps: str) -> int:
    """How many cards P1 has in hand after all that."""
    cards = {
        "Rack": foundation(said(text)),
        "Sword": attack(traits=["Weapon"], difficulty=0, speed=1),
        "Blade": attack(traits=["Weapon"], difficulty=0, speed=1),
        "Rust": foundation(said("Enhance Commit: This attack loses Weapon.")),
        "Jab": attack(difficulty=0),
        "Wall": foundation(difficulty=0, block="+0 mid"),
    }
    ring = table(p1(hand=["Sword", "Blade", "Jab"], stage=["Rack", "Rust"]), p2(hand=["Wall"] * 4), cards=cards)
    for step in steps:
        ring.on(*([f"{step[:2]} {step.split(': ', 1)[0][3:]}"])).play(f"{step[:2]}: {step.split(': ', 1)[1]}")
    return len(ring.on("P1 form", "P1 momentum")["P1.hand"])


@pytest.mark.proves("UVS-NEXT-01", "UVS-DIRECT-03")
def test_after_the_next_one_resolves_is_of_that_one() -> None:
    rusty = ("P1 form: use Rack", "P1 form: play Sword", "P1 enhance: use Rust", "P2 block: no block")
    assert drawn(DRAWS, *rusty) == 2 + 2  # though it is no Weapon attack any more
    assert drawn(DRAWS, *rusty, "P1 form: play Blade", "P2 block: no block") == 1 + 2  # and no other one, once
    assert drawn(DRAWS, "P1 form: use Rack", "P1 form: play Jab", "P2 block: no block") == 2
    jab_first = ("P1 form: use Rack", "P1 form: play Jab", "P2 block: no block", "P1 form: play Blade")
    assert drawn(DRAWS, *jab_first, "P2 block: no block") == 1 + 2


@pytest.mark.proves("UVS-NEXT-01", "UVS-NEXT-02")
def test_if_the_next_one_is_blocked_is_not_of_this_one() -> None:
    mine = ("P1 form: play Sword", "P1 enhance: use Rack", "P2 block: block with Wall")
    assert drawn(BLOCKED, *mine) == 2
    assert drawn(BLOCKED, *mine, "P1 form: play Blade", "P2 block: block with Wall") == 1 + 2
    assert drawn(BLOCKED, *mine, "P1 form: play Blade", "P2 block: no block") == 1


def test_it_is_not_told_which_of_two_attacks_is_meant() -> None:
    this = "If this attack is blocked, draw 1 card."
    text = f"Enhance: {this} Your next attack gets +2 damage. If it deals damage, draw 1 card."
    assert lowered(text).ability is None


def test_each_is_said_again_as_it_was() -> None:
    for text in (HEALS, DRAWS, BLOCKED):
        found = ability(text)
        assert ability(written_out(found)) == found
