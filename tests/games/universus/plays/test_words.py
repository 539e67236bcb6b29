"""Smaller words of the rulebook: preceding, printed, properties, Ruin, spending, stage, symbols, sides, zones."""

from typing import Any

import pytest

from kumite.games.universus import modes  # noqa: F401  (it fills the catalogue)
from kumite.games.universus.faces import CARDS, face, printed
from kumite.games.universus.position import TRANSFORMED
from kumite.games.universus.printed import Face
from kumite.games.universus.terms import INFINITY, LOW, MID, POOL, SYMBOLS, TOKEN
from tests.games.universus.plays.places import handle
from tests.games.universus.ringside import PAGE, Table, asset, attack, backup, character, foundation, p1, p2, table

Cards = dict[str, dict[str, Any]]


# Preceding


@pytest.mark.proves("UVS-PREC-01", "UVS-PREC-02")
def test_what_precedes_a_card() -> None:
    """In [P, Q, R], P and Q precede R; the preceding card is Q; of two preceding cards P comes first."""
    all_ = "Ability(ENHANCE, (Gain(Count(Sel(1, YOU, (Beside(False),), (POOL,), every=True))),), (Commit(Yours()),))"
    flip = "Ability(ENHANCE, (Flip(Sel(1, YOU, (Beside(True),), (POOL,), every=True)),))"
    cards: Cards = {
        "R": attack([all_, flip]),
        "P": attack(),
        "Q": attack(),
        "S": attack(),
        "Wall": foundation(block="+0 mid"),
    }
    ring = table(p1(pool=["P", "Q", "R"], health=5), p2(pool=["S"], hand=["Wall"]), cards=cards, attack="P1")
    ring.play("P1: use R: ability 1")
    assert ring["P1.health"] == 7
    ring.play("P1: use R")
    assert ring["P1.pool"] == ["P", "Q (face down)", "R"]


@pytest.mark.proves("UVS-PREC-02")
def test_several_preceding_cards_are_the_run_before_it() -> None:
    flip = "Ability(ENHANCE, (Flip(Sel(1, YOU, (Beside(True, 2),), (POOL,), every=True)),))"
    cards: Cards = {
        "R": attack([flip]),
        "P": attack(),
        "Q": attack(),
        "O": attack(),
        "Wall": foundation(block="+0 mid"),
    }
    ring = table(p1(pool=["O", "P", "Q", "R"]), p2(hand=["Wall"]), cards=cards, attack="P1").play("P1: use R")
    assert ring["P1.pool"] == ["O", "P (face down)", "Q (face down)", "R"]


# Printed


@pytest.mark.proves("UVS-PRINT-01")
def test_a_printed_keyword_prints_an_ability() -> None:
    ring = table(p1(pool=["Jab"]), p2(), cards={"Jab": attack(keywords=["Stun: 1", "Punch"])}, attack="P1")
    [ability] = printed(ring.g, handle(ring, "Jab")).abilities
    assert ability.keyword == "Stun"
    assert ring.options == ["pass", "use Jab"]


@pytest.mark.proves("UVS-PRINT-02")
@pytest.mark.parametrize("zone", ["stage", "pool"])
def test_a_face_down_card_has_nothing_printed(zone: str) -> None:
    words, symbols = ["Punch", "Stun: 2"], ["fire", "air", "all"]
    made = attack(["Ability(ENHANCE, (Draw(1),))"], difficulty=5, check=4, block="+3 high", keywords=words,
                  symbols=symbols, speed=6, damage=7, zone="low")  # fmt: skip
    ring = table(p1(**{zone: [{"card": "Jab", "down": True}], "hand": [PAGE]}), p2(), cards={"Jab": made})
    seen = printed(ring.g, handle(ring, "Jab"))
    assert (seen.difficulty, seen.check, seen.block, seen.speed, seen.damage) == (0, 0, 0, 0, 0)
    assert (seen.zone, seen.block_zone) == (MID, MID)
    assert (seen.name, seen.symbols, seen.traits, seen.keywords, seen.abilities) == ("", 0, (), (), ())


# Properties


PROPERTIES = (
    *("name", "version", "hand_size", "health", "stamina", "set_icon", "symbols", "traits", "keywords", "abilities"),
    *("difficulty", "check", "block", "block_zone", "speed", "damage", "zone", "type"),
)


@pytest.mark.proves("UVS-PROP-01")
def test_the_properties_of_a_card() -> None:
    made = Face()
    assert all(hasattr(made, name) for name in PROPERTIES)
    ring = table(p1(character="Ada 2"), p2(), cards={"Ada": character(version="2", hand_size=7, health=21, set="dojo")})
    ada = face(ring.g, ring.g.character[0])
    assert (ada.name, ada.version, ada.hand_size, ada.health, ada.set_icon) == ("Ada", "2", 7, 21, "dojo")
    with pytest.raises(ValueError, match="belong to an attack"):
        table(p1(), p2(), cards={"Odd": foundation(speed=3, damage=3, zone="mid")})
    with pytest.raises(ValueError, match="belong to a character"):
        table(p1(), p2(), cards={"Odd": foundation(hand_size=3, health=3)})
    with pytest.raises(ValueError, match="belongs to a backup"):
        table(p1(), p2(), cards={"Odd": foundation(stamina=3)})


@pytest.mark.proves("UVS-PROP-02")
def test_the_current_state_tracks_them() -> None:
    """Each is read from the state, and changed there while the print stays."""
    change = (
        "Ability(FORM, (Modify({0}, DIFFICULTY, 1), Modify({0}, CHECK, 1), Modify({0}, BLOCK, 1), "
        "Grant({0}, trait='Tech')))"
    )
    art = asset([change.format("Sel(1, YOU, (Named('Page Two'),))")])
    ring = table(
        p1(stage=["Art", "Page Two"], hand=[PAGE]), p2(), cards={"Art": art, "Page Two": foundation(block="+2 low")}
    )
    h = handle(ring, "Page Two")
    ring.play("P1: use Art")
    now, before = face(ring.g, h), printed(ring.g, h)
    assert (now.difficulty, now.check, now.block, now.traits) == (2, 4, 3, ("Tech",))
    assert (before.difficulty, before.check, before.block, before.traits) == (1, 3, 2, ())
    assert (now.name, now.type, now.symbols, now.block_zone) == (
        before.name,
        before.type,
        before.symbols,
        before.block_zone,
    )


# Rival, Ruin


@pytest.mark.proves("UVS-RIVAL-01")
def test_rival_means_the_other_players() -> None:
    act = asset(["Ability(FORM, (Commit(Sel(1, RIVAL, (Type((FOUNDATION,)),))),))"])
    cards: Cards = {"Act": act, "Mine": foundation(), "Theirs": foundation(), "Other": foundation()}
    ring = table(p1(stage=["Act", "Mine"], hand=[PAGE]), p2(stage=["Theirs", "Other"]), cards=cards).play("P1: use Act")
    assert ring.options == ["P2's Theirs", "P2's Other"]


@pytest.mark.proves("UVS-RUIN-01")
@pytest.mark.parametrize(("down", "gone"), [(2, 2), (4, 3), (0, 0)])
def test_ruin_takes_face_down_foundations(down: int, gone: int) -> None:
    act = asset(["Ability(FORM, (Ruin(3),))"])
    stage = [{"card": PAGE, "down": True}] * down + [PAGE] * 6
    ring = table(p1(stage=["Act", {"card": PAGE, "down": True}], hand=[PAGE]), p2(stage=stage), cards={"Act": act})
    ring.play("P1: use Act")
    while ring.question == "P2 sacrifice":
        ring.play(f"P2: {ring.options[0]}")
    assert len(ring["P2.discards"]) == gone
    assert ring["P2.stage"].count(PAGE) == 6
    assert len(ring["P1.stage"]) == 3


# Spending


@pytest.mark.proves("UVS-SPEND-01")
def test_spending_is_from_momentum_to_the_discard_pile() -> None:
    act = asset(["Ability(FORM, (Gain(1),), (Spend(),))"])
    ring = table(p1(stage=["Act"], momentum=["Jab"], hand=[PAGE]), p2(), cards={"Act": act, "Jab": attack()})
    ring.play("P1: use Act")
    assert (ring["P1.momentum"], ring["P1.discards"]) == ([], ["Jab"])
    assert "use Act" not in ring.options


@pytest.mark.proves("UVS-SPEND-02")
def test_discarding_from_momentum_is_spending() -> None:
    act = asset(["Ability(FORM, (Discard(Sel(1, YOU, (), (MOMENTUM,))),))"])
    ear = asset(["Ability(RESPONSE, (Gain(1),), (), Event(V_SPEND, YOU))"])
    hand = asset(["Ability(RESPONSE, (Gain(1),), (), Event(V_DISCARD, YOU))"])
    cards: Cards = {"Act": act, "Ear": ear, "Hand": hand}
    ring = table(p1(stage=["Act", "Ear", "Hand"], momentum=[PAGE], hand=[PAGE]), p2(), cards=cards).play("P1: use Act")
    assert ring.options == ["pass", "use Ear"]


# Stage


@pytest.mark.proves("UVS-STAGE-01")
def test_stage_cards_are_ready_or_committed() -> None:
    cards: Cards = {"Lamp": asset(), "Pal": backup(), "Jab": attack()}
    stage = ["Lamp", {"card": "Pal", "committed": True}, {"card": PAGE, "down": True}]
    ring = table(p1(stage=stage, pool=["Jab"], hand=[PAGE]), p2(), cards=cards)
    assert [card["ready"] for card in ring["P1.cards.stage"]] == [True, True, False, True]
    assert [card["ready"] for card in ring["P1.cards.pool"]] == [None]


@pytest.mark.proves("UVS-STAGE-03")
def test_the_order_of_stage_cards_makes_no_difference() -> None:
    cards: Cards = {"A": foundation(["Ability(FORM, (Gain(1),))"]), "B": foundation(["Ability(FORM, (Draw(1),))"])}
    one = table(p1(stage=["A", "B"], hand=[PAGE]), p2(), cards=cards)
    other = table(p1(stage=["B", "A"], hand=[PAGE]), p2(), cards=cards)
    assert sorted(one.options) == sorted(other.options)
    for ring in (one, other):
        ring.play("P1: use A", "P1: use B", "P1: play Blank Page")
    assert one["P1.health"] == other["P1.health"]
    assert one["P1.hand"] == other["P1.hand"]


@pytest.mark.proves("UVS-STAGE-04")
def test_cards_flipped_this_turn_stay_apart() -> None:
    cards: Cards = {
        "A": foundation(["Ability(FORM, (Gain(1),), (Flip(This()),))"]),
        "B": foundation(["Ability(FORM, (Gain(1),), (Flip(This()),))"]),
        "Pick": asset(["Ability(FORM, (Destroy(Sel(1, RIVAL, (State('face down'),))),))"]),
    }
    ring = table(p1(stage=["A", "B"], hand=[PAGE]), p2(stage=["Pick"], hand=[PAGE]), cards=cards)
    first, second = handle(ring, "A"), handle(ring, "B")
    ring.play("P1: use B", "P1: use A")
    assert ring.seen("P2")["seats"]["P1"]["stage"][1:] == ["face down", "face down"]
    assert ring.g.stage[0][1:] == (first, second)  # each where it was
    ring.on("P2 form").play("P2: use Pick")
    assert len(ring.options) == 2
    assert len(set(ring.options)) == 2  # told apart even now


@pytest.mark.proves("UVS-STAGE-05")
def test_facing_of_what_is_built() -> None:
    act = asset(
        [
            (
                "Ability(FORM, (Build(Sel(1, YOU, (Named('H'),), (HAND,))), "
                "Build(Sel(1, YOU, (State('face down'),), (POOL,))), "
                "Build(Sel(1, YOU, (Named('D'),), (DISCARDS,)))))"
            )
        ]
    )
    cards: Cards = {"Act": act, "H": foundation(), "F": foundation(), "D": foundation()}
    mine = p1(stage=["Act"], hand=["H", PAGE], pool=[{"card": "F", "down": True}], discards=["D"])
    ring = table(mine, p2(), cards=cards).play("P1: use Act")
    assert ring["P1.stage"][2:] == ["H", "F (face down)", "D"]


# Symbols


@pytest.mark.proves("UVS-SYM-01")
def test_every_card_has_three_symbols_or_infinity() -> None:
    assert len(CARDS) > 50
    for card in CARDS:
        for side in (card.front, card.back):
            if side is not None and side.type != TOKEN and side.checked:
                count = (side.symbols & (INFINITY - 1)).bit_count()
                assert count == (0 if side.symbols & INFINITY else 3), card.name


@pytest.mark.proves("UVS-SYM-02")
def test_the_twelve_symbols() -> None:
    named = {"fire", "water", "earth", "air", "good", "evil", "life", "death", "order", "chaos", "void", "all"}
    assert set(SYMBOLS) == named
    assert len(SYMBOLS) == 12
    assert INFINITY.bit_length() == 13
    ring = table(p1(stage=["Art"]), p2(), cards={"Art": foundation(symbols=["infinity"])})
    assert printed(ring.g, handle(ring, "Art")).symbols == INFINITY
    with pytest.raises(ValueError, match="no symbol"):
        table(p1(), p2(), cards={"Art": foundation(symbols=["wood"])})


# Transform, unflip


FLIPSIDE: Cards = {
    "Coil": asset(
        ["Ability(FORM, (Transform(This()),))"],
        back={"type": "asset", "name": "Whip", "abilities": ["Ability(FORM, (Gain(1),))"], "keywords": ["Weapon"]},
    ),
    "Bomb": asset(["Ability(FORM, (Destroy(Sel(1, YOU, (State('transformed'),))),))"]),
    "Down": asset(["Ability(FORM, (Flip(Sel(1, YOU, (State('transformed'),))),))"]),
    "Up": asset(["Ability(FORM, (Unflip(Sel(1, YOU, (State('face down'),))),))"]),
}


def transformed() -> Table:
    ring = table(p1(stage=["Coil", "Bomb", "Down", "Up"], hand=[PAGE], health=9), p2(), cards=FLIPSIDE)
    return ring.play("P1: use Coil")


@pytest.mark.proves("UVS-TRANSF-01")
def test_transforming_turns_a_card_to_its_other_side() -> None:
    fresh = table(p1(stage=["Coil"], hand=[PAGE]), p2(), cards=FLIPSIDE)
    assert fresh["P1.stage"][1] == "Coil"  # the front is where it begins
    ring = transformed()
    assert ring["P1.stage"][1] == "Whip (transformed)"
    assert ring["P1.cards.stage.1.traits"] == ["Weapon"]
    ring.play("P1: use Coil")
    assert ring["P1.health"] == 10  # the back's ability


@pytest.mark.proves("UVS-TRANSF-02")
def test_it_shows_its_front_again_when_it_leaves_or_turns() -> None:
    ring = transformed().play("P1: use Bomb")
    assert ring["P1.discards"] == ["Coil"]
    assert not ring.g.flags[handle(ring, "Coil")] & TRANSFORMED
    ring = transformed().play("P1: use Down", "P1: use Up")
    assert ring["P1.stage"][1] == "Coil"


@pytest.mark.proves("UVS-UNFLIP-01")
def test_only_a_face_down_card_is_unflipped() -> None:
    up = asset(["Ability(FORM, (Unflip(Sel(1, YOU, (Type((FOUNDATION,)),), every=True)),))"])
    ring = table(
        p1(stage=["Act", "Art", {"card": PAGE, "down": True}], hand=[PAGE]),
        p2(),
        cards={"Act": up, "Art": foundation()},
    )
    ring.play("P1: use Act")
    assert ring["P1.stage"][2:] == ["Art", PAGE]
    assert [event["amount"] for event in ring.told_of("unflip")] == [1]


@pytest.mark.proves("UVS-UNFLIP-02")
def test_an_unflipped_cards_abilities_are_newly_gained() -> None:
    cards: Cards = {
        "Art": foundation(["Ability(FORM, (Gain(1),), riders=(Limit(1),))"]),
        "Turn": asset(["Ability(FORM, (Flip(Sel(1, YOU, (Named('Art'),))), Unflip(Ref('flipped'))))"]),
    }
    ring = table(p1(stage=["Art", "Turn"], hand=[PAGE], health=9), p2(), cards=cards).play("P1: use Art")
    assert "use Art" not in ring.options
    ring.play("P1: use Turn", "P1: use Art")
    assert ring["P1.health"] == 11


# Changes of zone


@pytest.mark.proves("UVS-ZCHG-01", "UVS-ZCHG-02")
def test_a_change_of_zone_ends_what_is_assigned_and_gives_a_new_state() -> None:
    back = "Move(Sel(1, YOU, (Named('Art'),)), HAND), Build(Sel(1, YOU, (Named('Art'),), (HAND,)), committed=True)"
    cards: Cards = {
        "Art": foundation(),
        "Mark": asset(
            [
                (
                    "Ability(FORM, (Grant(Sel(1, YOU, (Named('Art'),)), trait='Tech'), "
                    "Freeze(Sel(1, YOU, (Named('Art'),))), Commit(Sel(1, YOU, (Named('Art'),)))))"
                )
            ]
        ),
        "Move": asset([f"Ability(FORM, ({back}))"]),
    }
    ring = table(p1(stage=["Art", "Mark", "Move"], hand=[PAGE]), p2(), cards=cards).play("P1: use Mark")
    assert ring["P1.cards.stage.1.traits"] == ["Tech"]
    assert ring["P1.stage"][1] == "Art (committed, frozen)"
    ring.play("P1: use Move")
    assert ring["P1.cards.stage.3.traits"] == []
    assert ring["P1.stage"][3] == "Art (committed)"
    ring.on("P2 form").on("P1 form")
    assert ring["P1.stage"][3] == "Art"


@pytest.mark.proves("UVS-ZONES-01")
def test_the_zone_of_an_attack_of_a_block_and_of_the_game() -> None:
    act = asset(["Ability(ENHANCE, (ChangeZone(TheAttack(YOU)),))"])
    cards: Cards = {"Jab": attack(block="+0 low"), "Act": act, "Wall": foundation(block="+0 mid")}
    ring = table(p1(pool=["Jab"], stage=["Act"]), p2(hand=["Wall"]), cards=cards, attack="P1").play("P1: use Act")
    assert ring.options == ["low", "high"]
    ring.play("P1: high")
    h = handle(ring, "Jab")
    assert ring["attack.zone"] == "high"
    assert face(ring.g, h).block_zone == LOW
    assert ring.g.zone[h] == POOL
