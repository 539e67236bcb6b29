"""The attack sequence: Enhance Step, Block Step, Damage Step."""

from typing import Any

import pytest

from tests.games.ufs import differences
from tests.games.ufs.ringside import character, table
from tests.games.universus.ringside import PAGE, Table, action, asset, attack, foundation, p1, p2

PLUS = "Ability(ENHANCE, (Modify(TheAttack(), DAMAGE, 1),))"
COMMIT = "Ability(ENHANCE, (Modify(TheAttack(), DAMAGE, 1),), (Commit(This()),))"
CARDS: dict[str, Any] = {
    "Jab": attack([PLUS], damage=5),
    "Plain": attack(damage=5),
    "Poke": foundation([COMMIT]),
    "Prod": foundation([PLUS]),
    "Wall": foundation(block="+0 mid", difficulty=6),
    "Roof": foundation(block="+0 high"),
    "Floor": foundation(block="+0 low"),
    "Ada": character([COMMIT]),
}


def attacked(theirs: dict[str, Any] | None = None, mine: dict[str, Any] | None = None, **more: Any) -> Table:
    """P1 has played Jab."""
    cards = {**CARDS, **more.pop("cards", {})}
    return table({"hand": ["Jab", PAGE], **(mine or {})}, theirs, cards=cards, **more).play("P1: play Jab")


# The sequence


@pytest.mark.proves("UFS-ATK-01", "UFS-ATK-02", "UFS-BLOCK-01")
def test_enhance_block_damage() -> None:
    ring = attacked(p2(hand=["Wall"]))
    steps = [ring["attack.step"]]
    ring.play("P1: pass")
    steps.append(ring["attack.step"])
    assert steps == ["Enhance Step", "Block Step"]
    ring.play("P2: no block")
    assert ring["P2.health"] == 20
    assert ring.question == "P1 form"
    assert ring.verbs()[-4:] == ["block", "lose", "deal", "resolve"]


@pytest.mark.proves("UFS-RULING-61")
@pytest.mark.parametrize(
    ("does", "line"),
    [
        ("Flip(TheAttack())", "P1's Jab is dropped: its attack ends here."),
        ("Move(TheAttack(), HAND)", "P1's Jab is dropped: its attack ends here."),
        ("End(COMBAT_PHASE)", "P1's Jab goes no further: the Combat Phase is over."),
    ],
)
def test_an_attack_that_is_gone_or_broken_off_does_not_resolve(does: str, line: str) -> None:
    bell = foundation([f"Ability(ENHANCE, ({does},), (Commit(This()),))"])
    ring = attacked(p2(hand=["Wall"]), p1(stage=["Bell"]), cards={"Bell": bell}).play("P1: use Bell")
    assert (ring["P2.health"], ring.told_of("resolve")) == (25, [])
    assert [event["rules"] for event in ring.told if event["text"] == line] == [["UFS-RULING-61"]]


@pytest.mark.proves("UFS-ATK-04", "UFS-BLOCK-04")
def test_every_attack_has_a_sequence_of_its_own() -> None:
    ring = table(p1(hand=["Plain"] * 3 + [PAGE], stage=[PAGE] * 3), p2(hand=["Wall"] * 4), cards=CARDS)
    asked = 0
    for _ in range(3):
        ring.play("P1: play Plain").on("P2 block", "P1 form")
        assert ring.question == "P2 block"
        asked += 1
        ring.play("P2: no block")
    assert asked == 3
    assert ring["P2.health"] == 10


@pytest.mark.proves("UFS-ATK-05")
def test_an_attack_card_as_a_block_attacks_nobody() -> None:
    ring = attacked(p2(hand=["Bash"], stage=[PAGE]), cards={"Bash": attack(damage=6, block="+0 mid")})
    ring.play("P1: pass", "P2: block with Bash").on("P1 form")
    assert ring["P1.health"] == 25
    assert ring["P2.pool"] == ["Bash"]
    assert [event["cards"] for event in ring.told_of("enter")] == [["Jab"]]


# The Enhance Step


@pytest.mark.proves("UFS-ENH-01", "UFS-ENH-02", "UFS-ENH-06", "UFS-ENH-07", "UFS-RULING-16")
def test_enhances_alternate_from_the_attacker_on() -> None:
    ring = attacked(p2(character="Ada", stage=["Poke"], hand=["Wall"]), p1(hand=["Jab", PAGE], stage=["Poke", "Poke"]))
    assert ring.question == "P1 enhance"
    ring.play("P1: use Jab")
    assert ring.question == "P2 enhance"
    ring.play("P2: pass", "P1: use Poke #1", "P2: use Ada", "P1: use Poke", "P2: pass")
    assert ring.question == "P2 block"  # P1 had nothing left: passing was all there was
    assert ring["attack.damage"] == 9
    again = attacked(p2(stage=["Poke"], hand=["Wall"]), p1(hand=["Jab"], stage=["Prod"]))
    again.play("P1: pass", "P2: use Poke", "P1: pass")
    assert again["attack.step"] == "Block Step"  # both passed, one after the other
    still = attacked(p2(stage=["Poke", "Prod"], hand=["Wall"]), p1(hand=["Jab"], stage=["Prod"]))
    still.play("P1: pass", "P2: use Poke", "P1: pass")
    assert still.question == "P2 enhance"


@pytest.mark.proves("UFS-ENH-03", "UFS-RULING-43")
def test_where_enhances_are_played_from() -> None:
    cards = {"Feint": action([PLUS]), "Ring": asset([PLUS]), "Odd": attack([PLUS], block="+1 low")}
    mine = p1(hand=["Jab", "Feint", "Prod", "Odd"], stage=["Prod", "Ring"], pool=["Jab", "Prod"])
    ring = attacked(p2(stage=["Wall"]), mine, cards=cards)
    assert sorted(ring.begins("use ")) == ["use Feint", "use Jab", "use Prod", "use Ring"]
    theirs = attacked(p2(stage=["Prod"]))
    theirs.play("P1: pass")
    assert theirs.options == ["pass", "use Prod"]  # not the attacker's Jab


@pytest.mark.proves("UFS-ENH-04", "UFS-ENH-05", "UFS-RULING-42")
def test_each_enhance_once_per_step() -> None:
    twice = attack([PLUS, PLUS], damage=5)
    ring = attacked(p2(), p1(hand=["Jab", "Jab", PAGE], stage=["Prod", "Prod", PAGE]), cards={"Jab": twice})
    for option in ("use Jab: ability 1", "use Jab", "use Prod #1", "use Prod"):
        ring.play(f"P1: {option}")
    assert ring["P2.health"] == 16  # nothing was left to use
    ring.play("P1: play Jab")
    assert "use Prod #1" in ring.options
    stun = attacked(p2(stage=[PAGE] * 3), cards={"Jab": attack(keywords=["Stun: 1", "Stun: 1"])})
    stun.play("P1: use Jab: Stun #1", "P1: use Jab")
    assert len([card for card in stun["P2.stage"] if "committed" in card]) == 2


# The Block Step


@pytest.mark.proves("UFS-BLOCK-02", "UFS-BLOCK-03", "UFS-BLOCK-05", "UFS-BLOCK-06", "UFS-RULING-35")
def test_one_card_with_a_block_symbol_or_none() -> None:
    cards = {"Ring": asset(block="+1 mid"), "Rush": action(block="+1 mid"), "Face": character(block="+1 mid")}
    ring = attacked(p2(hand=["Wall", "Ring", "Rush", "Face", PAGE], stage=["Wall"]), cards=cards)
    ring.play("P1: pass")
    blocks = ["block with Face", "block with Ring", "block with Rush", "block with Wall"]
    assert sorted(ring.options) == sorted(["no block", *blocks])
    ring.play("P2: no block")
    assert ring["P2.health"] == 20
    assert ring["P2.hand_size"] == 5


@pytest.mark.proves("UFS-BLOCK-04")
def test_one_attempt_even_if_it_fails() -> None:
    ring = attacked(p2(hand=["High", "Wall"], committed=True), cards={"High": foundation(block="+9 mid")})
    ring.play("P1: pass", "P2: block with High")
    assert ring["P2.health"] == 20
    assert ring["P2.hand"] == ["Wall"]


@pytest.mark.proves("UFS-BLOCK-07", "UFS-BLOCK-14", "UFS-BLOCK-15", "UFS-CARD-12")
@pytest.mark.parametrize(
    ("zone", "statuses"),
    [
        ("high", {"Roof": "completely blocked", "Wall": "partially blocked"}),
        ("mid", {"Roof": "partially blocked", "Wall": "completely blocked", "Floor": "partially blocked"}),
        ("low", {"Wall": "partially blocked", "Floor": "completely blocked"}),
    ],
)
def test_blocks_at_most_one_zone_away(zone: str, statuses: dict[str, str]) -> None:
    held = p2(hand=["Roof", "Wall", "Floor"], stage=[PAGE] * 2)
    for block, status in statuses.items():
        ring = attacked(held, cards={"Jab": attack(zone=zone)})
        assert sorted(ring.begins("block")) == sorted([f"block with {name}" for name in statuses])
        ring.play(f"P2: block with {block}")
        assert ring.told_of("block")[-1]["note"] == status


@pytest.mark.proves("UFS-BLOCK-08", "UFS-BLOCK-09", "UFS-BLOCK-10", "UFS-BLOCK-11", "UFS-BLOCK-13", "UFS-ABIL-08")
def test_what_a_block_must_reach() -> None:
    cards = {"Jab": attack(speed=4, zone="high"), "Wall": foundation(block="+3 mid", difficulty=6)}
    ring = attacked(p2(hand=["Wall", "Wall"], stage=[PAGE] * 4), p1(hand=["Jab", "Jab", PAGE]), cards=cards)
    ring.play("P2: block with Wall")
    assert ring["playing"] == ["Wall"]
    assert ring["check.need"] == 7  # its own difficulty does not matter
    assert sorted(ring.begins("commit")) == ["commit Blank Page", "commit Sparring Partner"]
    ring.play("P2: commit Sparring Partner")  # the pages go without saying
    assert len([card for card in ring["P2.stage"] if "committed" in card]) == 4
    assert ring["P2.pool"] == ["Wall"]
    ring.on("P1 form").play("P1: play Jab", "P2: block with Wall")
    assert ring["P2.discards"][-1] == "Wall"  # 8 this time: 5 are missing
    assert ring.told_of("check")[-1]["detail"] == "8"


@pytest.mark.proves("UFS-BLOCK-17", "UFS-RULING-47")
def test_the_status_comes_before_the_damage_step() -> None:
    waits = "Ability(RESPONSE, (Draw(1),), (Flip(This()),), Event(V_STATUS, RIVAL, notes=(PARTIALLY, COMPLETELY)))"
    ring = attacked(p2(hand=["Wall"], stage=["Eye"]), cards={"Eye": foundation([waits])})
    ring.play("P1: pass", "P2: block with Wall")
    assert ring.question == "P2 respond"
    assert (ring["attack.status"], ring["attack.step"]) == ("completely blocked", "Block Step")
    assert ring["P2.pool"] == ["Wall"]
    ring.play("P2: use Eye")
    assert ring["P2.hand_size"] == 1


@pytest.mark.proves("UFS-RULING-29")
def test_a_block_that_does_not_fit_any_more_is_void() -> None:
    turns = "Ability(RESPONSE, (ChangeZone(TheAttack(), (LOW,)),), (), Event(V_CHECK, RIVAL))"
    late = "Ability(RESPONSE, (ChangeZone(TheAttack(), (LOW,)),), (), Event(V_STATUS, YOU))"
    cards = {"Jab": attack(zone="high", damage=5), "Turn": foundation([turns]), "Late": foundation([late])}
    ring = attacked(p2(hand=["Roof"]), p1(hand=["Jab", PAGE], stage=["Turn"]), cards=cards)
    ring.play("P2: block with Roof", "P1: use Turn").on("P1 form")
    assert ring["P2.discards"][-1] == "Roof"
    assert ring["P2.health"] == 20
    after = attacked(p2(hand=["Roof"]), p1(hand=["Jab", PAGE], stage=["Late"]), cards=cards)
    after.play("P2: block with Roof", "P1: use Late").on("P1 form")
    assert after["P2.health"] == 25  # what was completely blocked stays so


@pytest.mark.proves("UFS-RULING-29", "UFS-BLOCK-16", "UVS-BSTEP-14")
@pytest.mark.parametrize("game", ["ufs", "universus"])
def test_zones_are_compared_when_the_status_is_determined(game: str) -> None:
    """After the block was played, and before it has made anything of the attack; in UniVersus it stays a block."""
    turns = "Ability(RESPONSE, (ChangeZone(TheAttack(), (LOW,)),), (Commit(This()),), Event(V_PLAY, notes=(AS_BLOCK,)))"
    lucky = "Ability(CONTINUOUS, (Fired(Event(V_STATUS, RIVAL, notes=(PARTIALLY, COMPLETELY)), (Gain(5),)),))"
    cards = {
        "Jab": attack(zone="mid", speed=2, damage=5),
        "Roof": foundation(block="+0 high"),
        "Turn": foundation([turns]),
        "Luck": asset([lucky]),
    }
    ring = differences.ring(
        game, p1(pool=["Jab"], hand=[PAGE]), p2(hand=["Roof"], stage=["Turn", "Luck"]), attack="P1", cards=cards
    )
    ring.on("P2 block").play("P2: block with Roof", "P2: use Turn").on("P1 form")
    if game == "ufs":
        assert (ring["P2.pool"], ring["P2.discards"][-1], ring["P2.health"]) == ([], "Roof", 20)
        assert "P1's Jab is not blocked." in [event["text"] for event in ring.told]
    else:
        assert (ring["P2.pool"], ring["P2.health"]) == (["Roof"], 25 - 3)


# The Damage Step


@pytest.mark.proves("UFS-DMG-01", "UFS-DMG-02", "UFS-DMG-03", "UFS-DMG-04", "UFS-CARD-13")
@pytest.mark.parametrize(("block", "damage", "lost"), [
    ("", 5, 5), ("Roof", 5, 3), ("Roof", 4, 2), ("Roof", 1, 1), ("Wall", 9, 0),
])  # fmt: skip
def test_full_half_or_nothing(block: str, damage: int, lost: int) -> None:
    ring = attacked(p2(hand=["Roof", "Wall"], health=20), cards={"Jab": attack(damage=damage)})
    ring.play(f"P2: block with {block}" if block else "P2: no block").on("P1 form")
    assert ring["P2.health"] == 20 - lost


@pytest.mark.proves("UFS-DMG-05", "UFS-RULING-27")
@pytest.mark.parametrize("damage", [0, -2])
def test_there_is_no_dealing_nothing(damage: int) -> None:
    eye = foundation(["Ability(CONTINUOUS, (Fired(Event(V_DEAL, YOU), (Draw(1),)),))"])
    ring = attacked(p2(), p1(hand=["Jab"], stage=["Eye"]), cards={"Jab": attack(damage=damage), "Eye": eye})
    assert ring["P2.health"] == 25
    assert ring["P1.hand_size"] == 0
    assert ring["P1.discards"][-1] == "Jab"  # no momentum


@pytest.mark.proves("UFS-RULING-27")
def test_a_negative_speed_makes_blocking_easier() -> None:
    ring = attacked(p2(hand=["Wall"]), cards={"Jab": attack(speed=-1), "Wall": foundation(block="+3 mid")})
    ring.play("P2: block with Wall")
    assert ring.told_of("check")[-1]["detail"] == "2"


@pytest.mark.proves("UFS-RULING-28")
def test_damage_is_changed_first_and_halved_once() -> None:
    ring = attacked(p2(hand=["Roof"]), p1(hand=["Jab", PAGE], stage=["Prod"]), cards={"Jab": attack(damage=5)})
    ring.play("P1: use Prod", "P2: block with Roof").on("P1 form")
    assert ring["P2.health"] == 22
