"""Copies of cards and abilities, becoming a copy, double-sided cards, counters, doubling, conflicts."""

from __future__ import annotations

from typing import Any

import pytest

from kumite.errors import BadPosition
from kumite.games.universus.faces import card_of, face
from tests.games.universus.ringside import PAGE, Table, asset, attack, character, foundation, p1, p2, table

WALL = foundation(block="+0 mid")


def copies(of: str, cards: dict[str, Any], *discards: Any) -> int:
    """How many copies of a chosen card P1 has in the discard pile."""
    count = "Draw(Count(Sel(99, YOU, (CopyOf('chosen'),), (DISCARDS, STAGE), every=True)))"
    text = f"Ability(FORM, (Choose(Sel(1, YOU, (Named('{of}'),), (POOL,))), {count}))"
    ring = table(
        p1(hand=[PAGE], pool=[of], discards=list(discards), stage=["Tower"]), cards={**cards, "Tower": asset([text])}
    )
    ring.play("P1: use Tower")
    return int(ring["P1.hand_size"]) - 1


@pytest.mark.proves("UVS-COPY-01", "UVS-CHAR-05")
def test_cards_of_one_full_name_are_copies() -> None:
    cards = {"Rope": foundation(), "Mira": character(version="1"), "Other": character(name="Mira", version="2")}
    assert copies("Rope", cards, "Rope", "Rope", PAGE) == 2
    assert copies("Mira 1", cards, "Mira 1", "Mira 2") == 1


@pytest.mark.proves("UVS-COPY-02")
def test_nameless_cards_are_no_copies() -> None:
    count = "Draw(Count(Sel(99, YOU, (CopyOf('chosen'),), every=True)))"
    text = f"Ability(FORM, (Choose(Sel(1, YOU, (State('face down'),))), {count}))"
    down = {"card": "Rope", "down": True}
    ring = table(
        p1(hand=[PAGE], stage=["Tower", down, down, "Rope"]), cards={"Rope": foundation(), "Tower": asset([text])}
    )
    ring.play("P1: use Tower").on("P1 form")
    assert ring["P1.hand_size"] == 1


def drawn_for(ref: str) -> int:
    """How many copies of a card that no instruction has bound P1 finds in the discard pile, during Rope Swing."""
    count = f"Draw(Count(Sel(99, YOU, (CopyOf('{ref}'),), (DISCARDS,), every=True)))"
    cards = {
        "Rope Swing": attack(),
        "Mira": character(version="1"),
        "Tower": asset([f"Ability(ENHANCE, ({count},))"]),
    }
    piled = ["Rope Swing", "Rope Swing", "Mira 1", PAGE]
    side = p1(character="Mira 1", hand=["Rope Swing"], stage=["Tower"], discards=piled)
    ring = table(side, p2(), cards=cards).play("P1: play Rope Swing").on("P1 enhance").play("P1: use Tower")
    return int(ring["P1.hand_size"])


def test_copies_of_the_attack_and_of_the_character() -> None:
    assert drawn_for("attack") == 2
    assert drawn_for("character") == 1


@pytest.mark.proves("UVS-COPY-03")
def test_abilities_are_copies_if_cost_effect_and_card_are() -> None:
    once = "Ability(FORM, (Gain({n}),), {cost}riders=(Limit(1, GAME_PERIOD),))"
    one, two = once.format(n=1, cost=""), once.format(n=2, cost="")
    paid = once.format(n=1, cost="(Commit(This()),), ")
    cards = {"Rope": foundation([one, two, paid]), "Cord": foundation([one])}
    ring = table(p1(hand=[PAGE], health=5, stage=["Rope", "Rope", "Cord"]), cards=cards)
    ring.play("P1: use Rope #1: ability 1")
    left = [option for option in ring.options if option.startswith("use")]
    assert left == [
        "use Rope #1: ability 1",
        "use Rope #1: ability 2",
        "use Rope #2: ability 1",
        "use Rope #2: ability 2",
        "use Cord",
    ]
    ring.play("P1: use Rope #2: ability 1", "P1: use Cord")
    assert ring["P1.health"] == 5 + 1 + 2 + 1


# Becoming a copy


Z = attack(
    ["Ability(ENHANCE, (Gain(1),))"],
    speed=5,
    damage=4,
    zone="high",
    block="+2 low",
    keywords=["Punch", "Stun: 1"],
    symbols=["fire", "air"],
    difficulty=4,
    check=5,
)
COPY = (
    "Move(Sel(1, YOU, (), (DISCARDS,), top=True), POOL, facing='down'),"
    " PlayCopy(Ref('moved'), Sel(1, YOU, (Named('Zeal'),))), PutOnStack(Ref('moved')),"
)


@pytest.mark.proves("UVS-COPYING-01", "UVS-COPYING-03")
def test_a_copy_has_all_the_properties() -> None:
    ring = table(
        p1(hand=[PAGE], discards=["Rope"], stage=["Tower", {"card": "Zeal", "committed": True}], health=10),
        p2(hand=["Wall"]),
        cards={
            "Rope": foundation(),
            "Zeal": foundation(
                ["Ability(ENHANCE, (Gain(1),))"],
                block="+2 low",
                keywords=["Punch", "Unique"],
                symbols=["fire", "air"],
                difficulty=4,
                check=5,
            ),
            "Wall": WALL,
            "Tower": asset([f"Ability(FORM, ({COPY}))"]),
        },
    )
    ring.play("P1: use Tower")
    rope, zeal = ring.g.pool[0][0], ring.g.stage[0][2]
    mine, theirs = face(ring.g, rope), card_of(ring.g, zeal).front
    for name in (
        "name",
        "type",
        "difficulty",
        "check",
        "block",
        "block_zone",
        "symbols",
        "traits",
        "keywords",
        "abilities",
    ):
        assert getattr(mine, name) == getattr(theirs, name)
    assert card_of(ring.g, rope).front.name == "Rope"


def attack_copy(*stage: str, **cards: Any) -> Table:
    """A face-down card becomes a copy of the attack in P1's discard pile and attacks."""
    text = (
        "Move(Sel(1, YOU, (Named('Rope'),), (DISCARDS,)), POOL, facing='down'),"
        " PlayCopy(Ref('moved'), Sel(1, YOU, (Named('Zeal'),), (DISCARDS,))), PutOnStack(Ref('moved')),"
    )
    ring = table(
        p1(hand=[PAGE], discards=["Rope", "Zeal"], stage=["Tower", *stage], health=10),
        p2(hand=["Wall"]),
        cards={
            "Rope": foundation(),
            "Zeal": Z,
            "Wall": foundation(block="+0 high"),
            "Tower": asset([f"Ability(FORM, ({text}))"]),
            **cards,
        },
    )
    ring.play("P1: use Tower")
    return ring


@pytest.mark.proves("UVS-COPYING-01", "UVS-COPYING-03")
def test_a_face_down_copy_of_an_attack_is_that_attack() -> None:
    ring = attack_copy()
    assert ring.question == "P1 enhance"
    now = ring["attack"]
    assert (now["card"], now["speed"], now["damage"], now["zone"], now["traits"], now["keywords"]) == (
        "Zeal",
        5,
        4,
        "high",
        ["Punch"],
        ["Stun: 1"],
    )


@pytest.mark.proves("UVS-COPYING-02")
@pytest.mark.parametrize("turn_order", [("Aura",), ("Aura", "Aura")])
def test_a_copy_is_made_before_other_modifiers_apply(turn_order: tuple[str, ...]) -> None:
    stronger = "Ability(CONTINUOUS, (Modify(Sel(1, YOU, (Type((ATTACK,)),), (POOL,), every=True), DAMAGE, 1),))"
    ring = attack_copy(*turn_order, Aura=asset([stronger]))
    assert ring["attack.damage"] == 4 + len(turn_order)


# Double-sided cards


def two_sided(**back: Any) -> dict[str, Any]:
    return foundation(difficulty=2, check=5, symbols=["fire"], back={"type": "foundation", "name": "Moon", **back})


@pytest.mark.proves("UVS-DSIDE-01", "UVS-DSIDE-02", "UVS-DSIDE-03")
def test_a_double_sided_card_has_two_sets_of_properties() -> None:
    text = "Ability(FORM, (Transform(Sel(1, YOU, (Named('Sun'),))),))"
    ring = table(
        p1(hand=[PAGE], stage=["Tower", "Sun"]), cards={"Sun": two_sided(symbols=["fire"]), "Tower": asset([text])}
    )
    sun = ring.g.stage[0][2]
    card = card_of(ring.g, sun)
    assert card.back is not None
    assert (card.front.difficulty, card.front.check, card.front.checked, card.front.back) == (2, 5, True, False)
    assert (card.back.difficulty, card.back.check, card.back.checked, card.back.back) == (0, 0, False, True)
    ring.play("P1: use Tower")
    assert face(ring.g, sun).name == "Moon"


@pytest.mark.proves("UVS-DSIDE-03")
@pytest.mark.parametrize("stat", ["difficulty", "check"])
def test_a_back_side_has_no_difficulty_nor_check(stat: str) -> None:
    with pytest.raises(BadPosition, match="back"):
        table(cards={"Sun": two_sided(**{stat: 3})})


@pytest.mark.proves("UVS-DSIDE-02")
def test_the_front_has_both_but_a_character_may_lack_them() -> None:
    back = {"type": "character", "hand_size": 6, "health": 20, "name": "Moon Maid"}
    table(cards={"Sun Maid": character(back=back)})
    with pytest.raises(BadPosition, match="front"):
        table(cards={"Sun": {"type": "foundation", "back": {"type": "foundation"}}})


# Counters


COUNTS = "Ability(FORM, (Draw(Counters(Yours(){name})),))"


@pytest.mark.proves("UVS-CNTR-01", "UVS-CNTR-02", "UVS-CNTR-03")
@pytest.mark.parametrize(("name", "n"), [(", 'Blood'", 2), (", 'Charge'", 1), ("", 3), (", 'Ash'", 0)])
def test_counters_are_told_apart_by_name(name: str, n: int) -> None:
    puts = "Ability(FORM, (Counter(Yours(), 'Blood', 2), Counter(Yours(), 'Charge', 1)), (Commit(This()),))"
    ring = table(
        p1(hand=[PAGE], stage=["Well", "Tower"]),
        cards={"Well": asset([puts]), "Tower": asset([COUNTS.format(name=name)])},
    )
    ring.play("P1: use Well")
    assert ring["P1.cards.stage"][0]["counters"] == {"Blood": 2, "Charge": 1}
    ring.play("P1: use Tower")
    assert ring["P1.hand_size"] == 1 + n


@pytest.mark.proves("UVS-CNTR-04")
def test_counters_are_on_stage_cards_only() -> None:
    on_pool = "Counter(Sel(1, YOU, (), (POOL,), every=True), 'Blood', 2)"
    puts = f"Ability(FORM, ({on_pool}, Move(Sel(1, YOU, (Named('Stone'),)), HAND)))"
    ring = table(
        p1(hand=[PAGE], pool=[PAGE], stage=["Tower", {"card": "Stone", "counters": {"Blood": 2}}]),
        cards={"Tower": asset([puts]), "Stone": foundation()},
    )
    assert ring["P1.cards.stage"][2]["counters"] == {"Blood": 2}
    ring.play("P1: use Tower")
    assert (ring["P1.hand_size"], ring.g.counters, ring.told_of("counter")) == (2, (), [])


@pytest.mark.proves("UVS-DOUBLE-01")
@pytest.mark.parametrize(("first", "damage"), [(-5, -2), (-3, 0), (1, 8)])
def test_a_negative_number_is_not_doubled(first: int, damage: int) -> None:
    text = f"Ability(ENHANCE, (Modify(TheAttack(), DAMAGE, {first}), Double(TheAttack(), DAMAGE)))"
    ring = table(p1(hand=["Jab"]), p2(hand=["Wall"]), cards={"Jab": attack([text]), "Wall": WALL})
    ring.play("P1: play Jab", "P1: use Jab").on("P2 block")
    assert ring["attack.damage"] == damage


# Conflicts


FREE = "Ability(FORM, (Rule(PLAYABLE, Event(V_PLAY, YOU), zones=(DISCARDS,), free=True),), (Commit(This()),))"


@pytest.mark.proves("UVS-CONF-01", "UVS-CONF-02")
@pytest.mark.parametrize(
    ("turns", "offered"),
    [(5, ["play Jab in the discard pile", "play Slab in the discard pile"]), (1, ["play Slab in the discard pile"])],
)
def test_an_effect_overrides_just_the_rules_it_contradicts(turns: int, offered: list[str]) -> None:
    cards = {"Slab": foundation(difficulty=9), "Jab": attack(), "Tower": asset([FREE])}
    ring = table(p1(hand=[PAGE], discards=["Slab", "Jab"], stage=["Tower"]), cards=cards, turns=turns)
    assert ring.options == ["play Blank Page", "use Tower"]
    ring.play("P1: use Tower")
    assert sorted(option for option in ring.options if option != "play Blank Page") == offered
    ring.play("P1: play Slab in the discard pile")
    assert (ring["P1.pool"], ring.told_of("check")) == (["Slab"], [])


@pytest.mark.proves("UVS-CONF-01")
@pytest.mark.parametrize(("also", "more"), [([], False), (["Attic"], True)])
def test_a_permission_for_one_card_is_used_up_by_it(also: list[str], more: bool) -> None:
    """Unless another one, without a number, says the same."""
    once = "Ability(FORM, (Rule(PLAYABLE, Event(V_PLAY, YOU), zones=(DISCARDS,), times=1),), (Commit(This()),))"
    always = "Ability(CONTINUOUS, (Rule(PLAYABLE, Event(V_PLAY, YOU), zones=(DISCARDS,)),))"
    cards = {"Slab": foundation(), "Rope": foundation(), "Tower": asset([once]), "Attic": asset([always])}
    ring = table(p1(hand=[PAGE], discards=["Slab", "Rope"], stage=["Tower", *also]), cards=cards)
    ring.play("P1: use Tower", "P1: play Slab in the discard pile")
    assert ring["P1.pool"] == ["Slab"]
    assert ("play Rope in the discard pile" in ring.options) is more
    assert len(ring.g.effects) == int(more)


DEALS = "Ability(CONTINUOUS, (Rule(DEALS, Event(V_DEAL, YOU, notes=(COMPLETELY,)), 1),))"
NONE = "Ability(CONTINUOUS, (Rule(CANNOT, Event(V_DEAL, RIVAL, notes=(PARTIALLY, COMPLETELY))),))"


@pytest.mark.proves("UVS-CONF-03")
@pytest.mark.parametrize(
    ("mine", "theirs", "health"),
    [
        ([DEALS], [], 24),
        ([DEALS], [NONE], 25),
        ([DEALS, NONE.replace("RIVAL", "YOU")], [], 25),
        ([NONE.replace("RIVAL", "YOU"), DEALS], [], 25),
    ],
)
def test_a_prohibition_wins(mine: list[str], theirs: list[str], health: int) -> None:
    cards = {"Jab": attack(), "Wall": WALL, "Mine": asset(mine), "Theirs": asset(theirs)}
    ring = table(p1(hand=["Jab", PAGE], stage=["Mine"]), p2(hand=["Wall"], stage=["Theirs"]), cards=cards)
    ring.play("P1: play Jab", "P2: block with Wall").on("P1 form")
    assert ring["P2.health"] == health
