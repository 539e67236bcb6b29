"""What is said of this card, its check and the attack before it, in one order of words or another; and played."""

from __future__ import annotations

import pytest

from kumite.cards.faces import compile_text
from tests.english.lower.lowering import ability, does, lowered
from tests.games.universus.ringside import PAGE, Table, attack, foundation, p1, p2, table

SAME = [
    ("you committed no foundations to pass the check to play this attack", "you did not commit any foundations to {}"),
    ("you committed no foundations to pass the check to play this attack", "no foundations were committed to {}"),
    ("you committed 2 or more foundations to play this attack", "2 or more foundations were committed to {}"),
    ("the card you checked to play this attack was an attack", "you checked an attack to {}"),
    ("the card you checked to play this attack had a check value of 5 or more", "you checked a 5 or more to {}"),
    ("the card you checked to play this attack had a check value of 2 or less", "you checked a 2 or less to {}"),
    ("this attack was played as a reversal", "you played this attack as a reversal"),
    ("this attack was played from your discard pile", "you played this attack from your discard pile"),
    ("your rival's last attack was blocked", "you blocked your rival's last attack"),
    ("your rival's last attack was not blocked", "you did not block your rival's last attack"),
    ("your last attack was not blocked", "your rival did not block your last attack"),
    ("the zone of this attack has been changed this turn", "this attack's zone has been changed"),
    ("the zone of this attack has been changed this turn", "the zone of this attack was changed"),
    ("you have changed the zone of this attack this turn", "you changed this attack's zone"),
    ("your rival has not played an ability this Enhance Step", "your rival has not yet played an ability this attack"),
    ("you have 2 or more Kick attacks in your card pool", "your card pool contains 2 or more Kick attacks"),
    ("you have 1 or more assets in your discard pile", "your discard pile contains an asset"),
    ("you spent momentum this turn", "you have spent momentum this turn"),
    ("you discarded a card this turn", "you have discarded a card this turn"),
]


@pytest.mark.parametrize(("plain", "other"), SAME)
def test_another_order_of_words_means_the_same(plain: str, other: str) -> None:
    other = other.format("play this attack")
    assert does(f"Enhance: If {other}, draw 1 card.", on="attack") == does(
        f"Enhance: If {plain}, draw 1 card.", on="attack"
    )


def test_what_is_not_said_of_this_card_is_refused() -> None:
    for cond in (
        "no foundations were committed",
        "you checked an attack to play a foundation",
        "you blocked your last attack",
        "you played a foundation as a reversal from your discard pile to your hand",
    ):
        assert lowered(f"Enhance: If {cond}, draw 1 card.", on="attack").ability is None


def jab(cond: str, **more: object) -> dict[str, object]:
    text = f"Enhance: If {cond}, this attack gets +5 damage."
    return attack([part.tree for part in compile_text(text, "universus", "attack", "Jab")], **more)


def played(cond: str, difficulty: int = 1, checked: str = PAGE, **more: object) -> Table:
    """The attack is played by that check, with 4 foundations to commit, and its Enhance used."""
    cards = {"Jab": jab(cond, difficulty=difficulty), "Low": foundation(check=1), "Slap": attack(check=6)}
    ring = table(p1(hand=["Jab"], stage=[PAGE] * 4, deck=[checked], **more), p2(), cards=cards).play("P1: play Jab")
    while ring.question == "P1 commit":
        ring.play(f"P1: {next(one for one in ring.options if one.startswith('commit'))}")
    return ring.on("P1 enhance").play("P1: use Jab")


@pytest.mark.proves("UVS-CHECK-02")
@pytest.mark.parametrize(
    ("cond", "checked", "damage"),
    [
        ("you checked an attack to play this card", "Slap", 8),
        ("you checked an attack to play this card", PAGE, 3),
        ("you checked a 5 or more to play this attack", "Slap", 8),
        ("you checked a 5 or more to play this attack", PAGE, 3),
        ("you passed the check to play this attack by 3 or more", "Slap", 8),
        ("you passed the check to play this attack by 3 or more", PAGE, 3),
        ("you passed a check by 3 or more this turn", "Slap", 8),
    ],
)
def test_what_was_checked_to_play_it(cond: str, checked: str, damage: int) -> None:
    assert played(cond, checked=checked)["P2.health"] == 25 - damage


@pytest.mark.proves("UVS-CHECK-05")
@pytest.mark.parametrize(
    ("cond", "difficulty", "damage"),
    [
        ("you did not commit any foundations to play this attack", 3, 8),
        ("you did not commit any foundations to play this attack", 4, 3),
        ("2 or more foundations were committed to pass the check to play this attack", 5, 8),
        ("2 or more foundations were committed to pass the check to play this attack", 4, 3),
    ],
)
def test_what_was_committed_to_play_it(cond: str, difficulty: int, damage: int) -> None:
    assert played(cond, difficulty)["P2.health"] == 25 - damage


@pytest.mark.parametrize(
    ("cond", "damage"),
    [
        ("your last attack dealt 5 or more damage", 8),
        ("your last attack dealt 6 or more damage", 3),
        ("your rival did not block your last attack", 8),
        ("your rival blocked your last attack", 3),
        ("this is not your first attack this turn", 8),
        ("you have not yet attacked this turn", 3),
    ],
)
def test_what_became_of_the_attack_before_it(cond: str, damage: int) -> None:
    cards = {"Jab": jab(cond), "Slap": attack(damage=5)}
    ring = table(p1(hand=["Slap", "Jab"], stage=[PAGE] * 4), p2(), cards=cards)
    ring.play("P1: play Slap").on("P1 form").play("P1: play Jab").on("P1 enhance").play("P1: use Jab")
    assert ring["P2.health"] == 20 - damage


@pytest.mark.parametrize(
    ("cond", "holds"),
    [
        ("this attack has 3 or more speed and 4 or more damage", False),
        ("this attack has 3 or more speed and 3 or more damage", True),
        ("this attack has Stun and 4 or more damage", False),
        ("this attack has 4 or more damage or Stun", True),
        ("this attack has 9 or more damage or Throw", False),
    ],
)
def test_it_may_have_two_things(cond: str, holds: bool) -> None:
    cards = {"Jab": jab(cond, keywords=["Stun: 1"])}
    ring = table(p1(hand=["Jab"], stage=[PAGE] * 4), p2(), cards=cards).play("P1: play Jab", "P1: use Jab: ability 2")
    assert ring.on("P1 form")["P2.health"] == 25 - (8 if holds else 3)


@pytest.mark.parametrize(
    ("text", "same"),
    [
        (
            "Enhance: Your next attack with 4 or more speed and 4 or less damage gets +1 damage.",
            "Enhance: Your next attack with speed 4 or more with damage 4 or less gets +1 damage.",
        ),
        (
            "Your attacks with a printed difficulty of 5 or more and Stun get +1 damage.",
            "Your attacks with a printed difficulty of 5 or more with Stun get +1 damage.",
        ),
        (
            "Enhance: Destroy 1 rival asset with difficulty 3 or less and a check value of 5.",
            "Enhance: Destroy 1 rival asset with difficulty 3 or less with a check value of 5.",
        ),
    ],
)
def test_cards_with_the_one_and_the_other(text: str, same: str) -> None:
    assert does(text) == does(same)


def test_another_card_begins_where_no_number_follows() -> None:
    text = "Enhance: Destroy 1 rival asset with difficulty 3 or less and 1 foundation."
    two = "Enhance: Destroy 1 rival asset with difficulty 3 or less. Destroy 1 foundation."
    assert does(text)[0].then == does(two)


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("you have as many foundations as your rival", "you have the same number of foundations as your rival"),
        ("your rival has as much health as you", "your health is equal to your rival's health"),
    ],
)
def test_as_many_and_as_much(said: str, plain: str) -> None:
    told_so, asked = (repr(does(f"Enhance: If {cond}, draw 1 card.")) for cond in (said, plain))
    assert told_so == asked or told_so.count("op='='") == asked.count("op='='") == 1


@pytest.mark.parametrize(("mine", "theirs", "health"), [(3, 3, 11), (4, 3, 11), (2, 3, 10)])
def test_at_least_as_many(mine: int, theirs: int, health: int) -> None:
    text = "Form: If you have at least as many foundations as your rival, gain 1 health."
    cards = {"Tally": foundation([part.tree for part in compile_text(text, "universus", "foundation", "Tally")])}
    held = p1(stage=["Tally", *[PAGE] * (mine - 1)], hand=[PAGE], health=10)
    ring = table(held, p2(stage=[PAGE] * theirs), cards=cards).play("P1: use Tally")
    assert ring["P1.health"] == health


def test_a_response_may_say_if_for_after() -> None:
    said, plain = "Response: If your rival plays an asset, {0}.", "Response: After your rival plays an asset, {0}."
    for text in ("destroy it", "draw 1 card. Gain 1 health"):
        assert ability(said.format(text)) == ability(plain.format(text))
    assert lowered("Response: If you have 2 or more assets, draw 1 card.").ability is None


@pytest.mark.parametrize("how", ["completely", "partially"])
def test_how_it_was_blocked_is_not_left_out(how: str) -> None:
    said = does(f"Enhance: If your rival {how} blocked your last attack, draw 1 card.", on="attack")
    assert said == does(f"Enhance: If your last attack was {how} blocked, draw 1 card.", on="attack")
    assert said != does("Enhance: If your rival blocked your last attack, draw 1 card.", on="attack")
    for done in ("checked an attack to play this card", "committed 2 foundations to play this card", "drawn a card"):
        assert lowered(f"Enhance: If you have {how} {done}, draw 1 card.", on="attack").ability is None


@pytest.mark.parametrize("block", ["+0 mid", "+0 low"])
def test_the_last_attack_was_completely_blocked(block: str) -> None:
    """With the block of its own zone it was; with that of the next zone it was blocked in part."""
    cards = {
        "Jab": jab("your last attack was completely blocked"),
        "Slap": attack(damage=2),
        "Wall": foundation(block=block),
    }
    held = p2(hand=["Wall"], stage=[PAGE] * 6)
    ring = table(p1(hand=["Slap", "Jab"], stage=[PAGE] * 5), held, cards=cards)
    ring.play("P1: play Slap").on("P2 block").play("P2: block with Wall").on("P1 form")
    before = ring["P2.health"]
    ring.play("P1: play Jab").on("P1 enhance").play("P1: use Jab").on("P1 form", "P2 form")
    assert before - ring["P2.health"] == (8 if block.endswith("mid") else 3)
