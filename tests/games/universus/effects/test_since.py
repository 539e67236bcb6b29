"""What has happened this turn, and what has happened this Enhance Step."""

from __future__ import annotations

import pytest

from tests.games.universus.effects.tools import WALL, attacking, health
from tests.games.universus.ringside import PAGE, attack, backup, foundation, p1, p2, table

HURT = "Ability(ENHANCE, (Lose(1),))"
ASKS = "Ability(ENHANCE, (If({}, (Gain(5),)),))"
CONDS = [
    "Past(Event(V_LOSE, YOU), {})",
    "Nth(Event(V_LOSE, YOU), '=', 1, {})",
    "Cmp(Tally(Event(V_LOSE, YOU), False, {}), '=', 1)",
]


@pytest.mark.parametrize(("since", "gains"), [("TURN", 5), ("ENHANCE_STEP", 0)])
@pytest.mark.parametrize("cond", CONDS)
def test_an_enhance_step_forgets_the_one_before(cond: str, since: str, gains: int) -> None:
    jab = attack([HURT, ASKS.format(cond.format(since))], difficulty=0)
    ring = attacking(p1(hand=[PAGE, "Jab"], stage=[PAGE], health=9), p2(), {}, jab)
    ring.play("P1: use Jab: ability 1")
    assert health(ring)[0] == 8
    ring.on("P2 block")
    ring.play("P2: no block")
    ring.on("P1 form")
    ring.play("P1: play Jab")
    ring.on("P1 enhance")
    ring.play("P1: use Jab: ability 2")
    assert health(ring)[0] == 8 + gains


LATER = "Ability(RESPONSE, (Gain(1),), (Commit(This()),), Event(V_STATUS, YOU))"
EARLY = "Ability(ENHANCE, (Gain(1),), (Commit(This()),))"
COMMITS = "Event(V_COMMIT, YOU, (Type((FOUNDATION,)),))"
RESOLVES = "Ability(RESPONSE, (If({}, (Gain(5),)),), (), Event(V_RESOLVE, own=True))"
COMMITTED = [
    f"Past({COMMITS}, ENHANCE_STEP)",
    f"Nth({COMMITS}, '>=', 1, ENHANCE_STEP)",
    f"Cmp(Tally({COMMITS}, False, ENHANCE_STEP), '=', 1)",
    f"Cmp(TallyCards({COMMITS}, ENHANCE_STEP), '=', 1)",
]


@pytest.mark.proves("UVS-ENHST-05", "UVS-PHASE-01")
@pytest.mark.parametrize(("oak", "gains"), [(EARLY, 5), (LATER, 0)])
@pytest.mark.parametrize("cond", COMMITTED)
def test_what_comes_after_the_enhance_step_is_not_of_it(cond: str, oak: str, gains: int) -> None:
    """Asked as the attack resolves: the Block Step and the Damage Step have come in between."""
    cards = {"Oak": foundation([oak])}
    ring = attacking(p1(stage=["Oak"], health=9), p2(), cards, attack([RESOLVES.format(cond)]))
    if oak == LATER:
        ring.on("P1 respond")
    ring.play("P1: use Oak")
    ring.on("P1 respond")
    ring.play("P1: use Jab")
    assert health(ring)[0] == 10 + gains


@pytest.mark.proves("UVS-KFLASH-01")
def test_an_attack_with_flash_has_no_enhance_step_to_ask_about() -> None:
    cond = COMMITTED[0]
    cards = {"Oak": foundation([LATER])}
    jab = attack([RESOLVES.format(cond)], keywords=["Flash"])
    ring = attacking(p1(stage=["Oak"], health=9), p2(), cards, jab)
    ring.on("P1 respond")
    ring.play("P1: use Oak")
    ring.on("P1 respond")
    ring.play("P1: use Jab")
    assert health(ring)[0] == 10


@pytest.mark.proves("UVS-SEQ-04")
def test_the_enhance_step_of_an_attack_on_a_backup_ends_though_no_block_step_follows() -> None:
    later = "Ability(RESPONSE, (Gain(1),), (Commit(This()),), Event(V_DEAL, YOU))"
    cards = {"Oak": foundation([later]), "Aid": backup(stamina=9)}
    jab = attack([RESOLVES.format(COMMITTED[0])], difficulty=0)
    mine = p1(hand=["Jab"], stage=["Oak"], health=9)
    ring = table(mine, p2(stage=["Aid"], hand=["Wall"]), cards={"Jab": jab, "Wall": WALL, **cards})
    ring.play("P1: play Jab")
    ring.on("P1 target")
    ring.play("P1: attack P2's Aid")
    ring.on("P1 respond")
    ring.play("P1: use Oak")
    ring.on("P1 respond")
    ring.play("P1: use Jab")
    assert health(ring)[0] == 10
