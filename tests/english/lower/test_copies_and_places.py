"""Multiple copies of this attack, responses before their own card leaves, and what stands behind two spaces."""

from __future__ import annotations

import pytest

from kumite.cards.faces import compile_text
from kumite.english.lower.ability import lower_card
from kumite.games.universus.terms import TYPES
from kumite.games.universus.words.conds import Past
from kumite.games.universus.words.riders import OnlyIf
from tests.english.lower.lowering import ability, lowered
from tests.games.ufs.ringside import table as older
from tests.games.universus.ringside import PAGE, Table, asset, attack, foundation, p1, p2, table


def told(text: str, wording: str = "ufs", kind: str = "foundation") -> list[str]:
    return [part.tree for part in compile_text(text, wording, kind, "Test Card")]


# Multiple copies of this attack


def volley(text: str) -> Table:
    """P1 has played an attack with this text and made one Multiple copy of it; another such attack is in the hand."""
    cards = {
        "Volley": attack(told(text, kind="attack"), keywords=["Multiple: 1"], damage=4),
        "Hail": attack(keywords=["Multiple: 1"], damage=4),
        "Oil": foundation(told("E: This attack gets +2 damage.")),
        "Fog": foundation(told("E: This attack gets -2 damage.")),
        "Wall": foundation(block="+0 mid", keywords=["Ranged"]),
    }
    mine = p1(hand=["Volley", "Hail"], stage=["Oil", PAGE, PAGE, PAGE], momentum=[PAGE, PAGE], health=10)
    ring = older(mine, p2(hand=["Wall"], stage=["Fog"]), cards=cards, options={"multiple": True})
    return ring.play("P1: play Volley")


def copied(ring: Table, name: str = "Volley") -> Table:
    ring.on("P1 enhance").play(f"P1: {ring.begins(f'use {name}')[0]}")
    return ring.play("P1: momentum card 1") if ring.question == "P1 spend" else ring


def of_each(ring: Table, oiled: str) -> list[int]:
    """The damage of the attack and of its copy, after that foundation has been used in the sequence of each."""
    seat = "P1" if oiled == "Oil" else "P2"
    found = []
    for _ in range(2):
        ring.on(f"{seat} enhance").play(f"{seat}: use {oiled}")
        found.append(ring["attack.damage"])
        ring.on("P2 block").play("P2: no block")
    return found


@pytest.mark.proves("UVS-RULING-221", "UVS-KMULT-05")
def test_a_rule_about_the_copies_is_none_about_the_attack() -> None:
    rule = "Multiple copies of this attack cannot receive damage bonuses."
    assert of_each(copied(volley(rule)), "Oil") == [6, 4]
    ring = copied(volley(rule)).on("P1 form").play("P1: play Hail")  # nor about another attack's copies
    assert of_each(copied(ring, "Hail"), "Oil") == [6, 6]
    late = "E: The damage of Multiple copies of this attack cannot be reduced for the rest of the turn."
    ring = volley(late)
    ring.play("P1: use Volley: ability 2")
    assert of_each(copied(ring), "Fog") == [2, 4]


@pytest.mark.proves("UVS-RULING-221", "UVS-KMULT-05")
def test_the_copies_alone_cannot_be_blocked() -> None:
    ring = copied(volley("Multiple copies of this attack cannot be blocked by Ranged cards.")).on("P2 block")
    assert "block with Wall" in ring.options
    assert ring.play("P2: no block").on("P2 block", "P1 form").question == "P1 form"


@pytest.mark.proves("UVS-RULING-221", "UVS-KMULT-05")
def test_what_waits_for_a_copy_does_not_wait_for_the_attack() -> None:
    ring = volley("E: If a Multiple copy of this attack deals damage, gain 3 vitality.")
    copied(ring.play("P1: use Volley: ability 2")).on("P2 block").play("P2: no block")
    assert ring["P1.health"] == 10
    assert ring.on("P1 form")["P1.health"] == 13


@pytest.mark.proves("UFS-RULING-80")
def test_an_attack_answers_what_its_copies_do() -> None:
    ring = copied(volley("R: After a Multiple copy of this attack deals damage, gain 3 vitality."))
    ring.on("P1 respond", "P1 form")
    assert (ring.question, ring["P2.health"]) == ("P1 respond", 25 - 8)  # after the copy's damage
    assert ring.play("P1: use Volley")["P1.health"] == 13
    ring.on("P1 form").play("P1: play Hail")
    assert copied(ring, "Hail").on("P1 respond", "P1 form").question == "P1 form"


def test_of_another_card_the_copies_are_told_while_the_attack_lasts_only() -> None:
    text = "E: The damage of Multiple copies of this attack cannot be reduced for the rest of the turn."
    assert lowered(text, "ufs", "attack").ability is not None
    assert lowered(text, "ufs", "foundation").ability is None


@pytest.mark.proves("UVS-KMULT-01")
def test_a_copy_of_whichever_attack_of_yours() -> None:
    """Not the attack itself, nor what the rival's copies do."""
    watch = foundation(told("R: After a Multiple copy of your attack deals damage, gain 3 vitality."))
    cards = {"Hail": attack(keywords=["Multiple: 1"]), "Watch": watch}
    held = {"hand": ["Hail"], "stage": ["Watch"], "momentum": [PAGE], "health": 20}
    ring = older(held, p2(stage=["Watch"]), cards=cards, options={"multiple": True}).play("P1: play Hail")
    copied(ring, "Hail").on("P1 respond", "P2 respond", "P1 form")
    assert (ring.question, ring["P2.health"]) == ("P1 respond", 25 - 6)
    assert ring.play("P1: use Watch").on("P2 respond", "P2 form").question == "P2 form"
    anybody = "R: After a Multiple copy{} resolves, draw 1 card."
    assert ability(anybody.format(" of an attack"), "ufs") == ability(anybody.format(""), "ufs")
    assert lowered(anybody.format(" of your Kick attack"), "ufs", "attack").ability is None
    theirs = ability("R: After your opponent's Multiple copy resolves, draw 1 card.", "ufs")
    assert (
        theirs.trigger
        == ability("R: After a Multiple copy of your opponent's attack resolves, draw 1 card.", "ufs").trigger
    )
    assert "by=1" in repr(theirs.trigger)


# Before its own card leaves


@pytest.mark.proves("UFS-RULING-80", "UFS-ABIL-05", "UFS-CONF-02")
@pytest.mark.parametrize("bracket", ["", " [Card Pool]"])
def test_before_it_is_cleared_a_card_is_in_the_card_pool(bracket: str) -> None:
    own = f"R{bracket} Discard 1 momentum: Before you clear this card from your card pool, add this card to your hand."
    other = "R: Before you clear 1 of your attacks from your card pool, gain 2 vitality."
    for text, offered in ((own, True), (other, False)):
        cards = {"Kite": foundation(told(text)), "Jab": attack()}
        pool = [{"card": "Jab", "as": "nothing"}, {"card": "Kite", "as": "nothing"}]
        ring = older(p1(pool=pool, momentum=[PAGE]), p2(), cards=cards, phase="end").on("P1 respond", "P2 form")
        assert (ring.question == "P1 respond") == offered
        if offered:
            assert "Kite" in ring.play("P1: use Kite")["P1.hand"]
    assert not ability("Response: Before you clear this card from your card pool, draw 1 card.").riders  # UVS-RESP-04
    ring = older(p1(stage=["Kite"], momentum=[PAGE]), p2(), cards={"Kite": foundation(told(own))}, phase="end")
    assert ring.on("P1 respond", "P2 form").question == "P2 form"


@pytest.mark.proves("UFS-RULING-80")
def test_before_it_is_discarded_a_card_is_in_the_hand() -> None:
    cards = {"Kite": foundation(told("R: Before this card would be discarded from your hand, gain 2 vitality."))}
    cards |= {"Jab": attack(), "Gust": foundation(told("E: Your opponent discards 1 card."))}
    for held, offered in (("Kite", True), (PAGE, False)):
        ring = older(p1(hand=["Jab"], stage=["Gust"]), p2(hand=[held], stage=["Kite"], health=20), cards=cards)
        ring.play("P1: play Jab", "P1: use Gust").on("P2 respond", "P1 form", "P2 form")
        assert (ring.question == "P2 respond") == offered


# X of a cost


@pytest.mark.proves("UVS-RULING-220")
def test_the_play_that_is_being_paid_for_does_not_count_yet() -> None:
    cost = "F Lose X vitality: Draw 1 card. X equals the number of times you have played this ability this turn."
    effect = "F: Lose X vitality. X equals the number of times you have played this ability this turn."
    for make in (older, table):
        for text, left in ((cost, [20, 19, 17]), (effect, [19, 17, 14])):
            bell = asset(told(text, kind="asset"))
            ring = make(p1(stage=["Bell"], hand=[PAGE], health=20), p2(), cards={"Bell": bell})
            assert [ring.play("P1: use Bell")["P1.health"] for _ in range(3)] == left


# Behind two spaces


@pytest.mark.proves("UFS-RESTR-14")
@pytest.mark.parametrize("gap", ["  ", " ", "\n\n"])
def test_what_restricts_an_ability_follows_it(gap: str) -> None:
    rider = "Only playable if your opponent has committed an asset this Enhance Step."
    text = f"E: This attack gets +3 damage.{gap}{rider}"
    (found,) = lower_card(text, "ufs", TYPES.index("attack"), "Test Card")
    assert found.ability is not None
    (said,) = found.ability.riders
    assert isinstance(said, OnlyIf)
    assert isinstance(said.cond, Past)


@pytest.mark.proves("UFS-RESTR-14")
def test_behind_two_spaces_it_is_the_abilitys_on_a_line_of_its_own_the_cards() -> None:
    rider = "Only playable if you have 2 or more assets."
    near = lower_card(f"E: This attack gets +3 damage.  {rider}", "ufs", TYPES.index("attack"), "Test Card")
    apart = lower_card(f"E: This attack gets +3 damage.\n\n{rider}", "ufs", TYPES.index("attack"), "Test Card")
    assert [len(near), len(apart)] == [1, 2]
    step = "Only playable if your opponent has committed an asset this Enhance Step."
    assert lowered(step, "ufs", "attack").ability is None
