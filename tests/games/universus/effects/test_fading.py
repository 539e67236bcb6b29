"""What lasts for a part of the turn only: gains and losses of single cards, taken back when their time is over."""

from __future__ import annotations

import pytest

from kumite.games.universus.position import FACEDOWN
from tests.games.universus.effects.tools import PLUS, attacking, lies, now
from tests.games.universus.ringside import Table, asset, attack, character, foundation, p1, p2

BOSS = "Yours(YOU)"
OAK = "Sel(1, YOU, (Named('Oak'),))"
HEAL = "Ability(ENHANCE, (Gain(1),))"


def used(word: str, oak: list[str] | None = None, **more: object) -> Table:
    """P1 attacks, and uses a Rite in the Enhance Step; another Jab is in hand."""
    cards = {"Rite": asset([f"Ability(ENHANCE, ({word},), (), None, (Limit(1, TURN),))"])}
    cards |= {"Oak": foundation(oak, difficulty=2, symbols=["fire"], **more), "Boss": character([HEAL])}
    jab = attack(difficulty=0)
    mine = p1(character="Boss", hand=["Jab"], stage=["Rite", "Oak"], health=9)
    ring = attacking(mine, p2(stage=["Oak"], hand=["Wall"]), cards, jab)
    ring.play("P1: use Rite")
    return ring


def oak(ring: Table) -> tuple[object, ...]:
    it = lies(ring, 0, 2)
    return it.abilities, [str(word) for word in it.keywords], it.traits, it.symbols, it.difficulty, it.block_zone


GIVES = [
    f"Grant({OAK}, Keyword('Stun', 2), until={{}})",
    f"Grant({OAK}, trait='Ally', until={{}})",
    f"Grant({OAK}, ability={HEAL}, until={{}})",
    f"Grant({OAK}, symbols=4, until={{}})",
    f"GainAbilities({OAK}, Yours(YOU), until={{}})",
    f"Modify({OAK}, DIFFICULTY, 2, {{}})",
    f"Set({OAK}, DIFFICULTY, 7, {{}})",
    f"Set({OAK}, BLOCK_ZONE, HIGH, {{}})",
    f"Strip({OAK}, 'Unique', {{}})",
    f"Strip({OAK}, '', {{}})",
    f"LoseOne({OAK}, until={{}})",
    f"Rate({OAK}, 'Stun', 3, {{}})",
]


@pytest.mark.proves("UVS-RULING-127", "UVS-EFF-16")
@pytest.mark.parametrize("word", GIVES)
@pytest.mark.parametrize(
    ("until", "there"),
    [("ENHANCE_STEP", ""), ("ATTACK_PERIOD", "block"), ("COMBAT_PHASE", "block form"), ("TURN", "block form")],
)
def test_a_change_lasts_as_long_as_it_says(word: str, until: str, there: str) -> None:
    """In the Enhance Step, in the Block Step and when the attack is over; the Oak of the rival has nothing of it."""
    keywords = ["Stun: 1"] if "Rate" in word else ["Unique"]
    ring = used(word.format(until), [PLUS], keywords=keywords, block="+2 mid")
    while ring.question == "P1 keyword":
        ring.play(f"P1: {ring.options[0]}")
    plain = used("Gain(1)", [PLUS], keywords=keywords, block="+2 mid")
    before, rivals = oak(plain), lies(plain, 1, 1)
    assert oak(ring) != before
    assert lies(ring, 1, 1).keywords == rivals.keywords
    ring.on("P2 block")
    assert (oak(ring) != before) == ("block" in there)
    ring.on("P1 form")
    assert (oak(ring) != before) == ("form" in there)
    ring.on("P2 form")
    assert oak(ring) == before


@pytest.mark.proves("UVS-RULING-127", "UVS-GAINAB-02")
def test_a_gained_enhance_is_not_there_in_the_next_attack() -> None:
    ring = used(f"GainAbilities({BOSS}, {OAK}, ENHANCE_STEP, ENHANCE)", [PLUS])
    ring.on("P1 enhance")
    assert {"use Boss: ability 1", "use Boss: ability 2"} <= set(ring.options)
    ring.play("P1: use Boss: ability 2")
    assert now(ring).damage == 4
    ring.on("P1 form")
    ring.play("P1: play Jab")
    ring.on("P1 enhance")
    assert "use Boss" in ring.options


@pytest.mark.proves("UVS-RULING-127")
def test_only_the_change_itself_is_taken_back() -> None:
    """Another Stun and another bonus that came later, for the turn, stay."""
    short = f"Grant({OAK}, Keyword('Stun', 2), until=ENHANCE_STEP), Modify({OAK}, DIFFICULTY, 2, ENHANCE_STEP)"
    long = f"Grant({OAK}, Keyword('Stun', 3)), Grant({OAK}, Keyword('Stun', 2)), Modify({OAK}, DIFFICULTY, 3)"
    ring = used(f"{short}, {long}")
    assert oak(ring)[1] == ["Stun: 2", "Stun: 3", "Stun: 2"]
    assert lies(ring, 0, 2).difficulty == 7
    ring.on("P2 block")
    assert sorted(word for word in oak(ring)[1]) == ["Stun: 2", "Stun: 3"]  # type: ignore[attr-defined]
    assert lies(ring, 0, 2).difficulty == 5
    assert len(lies(ring, 0, 2).abilities) == 2


@pytest.mark.proves("UVS-RULING-127", "UVS-FLIP-03", "UVS-UNFLIP-01")
def test_a_state_that_is_new_has_nothing_to_give_back() -> None:
    """Turned face down and up again, Oak is as printed; it does not become less than that."""
    turns = f"Flip({OAK}), Unflip(Sel(1, YOU, (State('face down'),)))"
    ring = used(f"Modify({OAK}, DIFFICULTY, 2, ENHANCE_STEP), {turns}")
    assert not ring.g.flags[ring.g.stage[0][2]] & FACEDOWN
    assert lies(ring, 0, 2).difficulty == 2
    ring.on("P2 block")
    assert lies(ring, 0, 2).difficulty == 2


@pytest.mark.proves("UVS-RULING-127", "UVS-READYST-01")
def test_until_its_owner_readies_is_beyond_the_turn_and_not_beyond_that() -> None:
    ring = used(f"Grant({OAK}, trait='Ally', until=READY_OF_OWNER)")
    assert lies(ring, 0, 2).traits == ("Ally",)
    ring.on("P2 form")
    assert lies(ring, 0, 2).traits == ("Ally",)
    ring.on("P1 form")
    assert lies(ring, 0, 2).traits == ()


@pytest.mark.proves("UVS-RULING-127", "UVS-EFF-15")
def test_both_players_can_read_how_long_it_lasts() -> None:
    """Once, though the effect on all cards has been made to several of them."""
    ring = used(f"Grant({OAK}, trait='Ally', until=ENHANCE_STEP)")
    (said,) = ring.seen("P2")["effects"]
    assert said.startswith("P1's Rite, for P1's Oak: ")
    assert said.endswith(" gains the Ally trait until the end of the Enhance Step.")
    ring = used("Modify(Sel(9, ANY, (Named('Oak'),), every=True), DIFFICULTY, 1, ATTACK_PERIOD)")
    assert [lies(ring, 0, 2).difficulty, lies(ring, 1, 1).difficulty] == [3, 3]
    assert len(ring.seen("P2")["effects"]) == 1
    ring.on("P1 form")
    assert [lies(ring, 0, 2).difficulty, lies(ring, 1, 1).difficulty] == [2, 2]
    assert ring.seen("P2")["effects"] == []


@pytest.mark.proves("UVS-DET-03", "UVS-ASGN-03", "UVS-READYST-01")
@pytest.mark.parametrize(
    ("word", "until"),
    [
        ("Rule(CANNOT, Event(V_DESTROY), on=Sel(1, YOU, (Named('Oak'),)), until={})", "P1"),
        ("Rule(CANNOT, Event(V_DESTROY), on=Sel(1, RIVAL, (Named('Oak'),)), until={})", "P2"),
        ("Rule(CANNOT, Event(V_DESTROY, RIVAL), until={})", "P1"),
        ("Modify(Sel(9, YOU, (Named('Oak'),), every=True), DIFFICULTY, 1, {})", "P1"),
        ("Modify(Sel(1, RIVAL, (Type((BACKUP,)),), next=True), DIFFICULTY, 1, {})", "P1"),
        ("Uncounted(Sel(9, YOU, (), (POOL,), every=True), (), {})", "P1"),
    ],
)
def test_until_the_ready_step_is_that_of_the_card_or_else_of_the_effects_owner(word: str, until: str) -> None:
    ring = used(word.format("READY_OF_OWNER"))
    for turn in ("P2", "P1", "P2"):
        ring.on(f"{turn} form")
        lasts = until == "P1" and turn == "P2" and ring.g.turns == 6
        assert bool(ring.seen("P1")["effects"]) == lasts
        assert lies(ring, 0, 2).difficulty == (3 if lasts and "every=True), DIFFICULTY" in word else 2)
