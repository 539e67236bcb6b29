"""What is printed on cards."""

import pytest

from kumite.errors import BadPosition
from kumite.games import GAMES
from kumite.games.ufs.frames import FRAMES
from kumite.games.ufs.shelf import SHELF
from kumite.games.universus.terms import HEIGHTS, NOBODY, SYMBOLS, TYPES
from tests.games.ufs.ringside import character, table
from tests.games.universus.ringside import PAGE, action, asset, attack, card, foundation, p1, p2
from tests.games.universus.ringside import table as universus

FRONTS = [each.front for each in SHELF.cards()]


@pytest.mark.proves("UFS-CARD-01", "UFS-CARD-02", "UFS-CARD-03")
def test_every_card_has_a_name_difficulty_and_control() -> None:
    assert FRONTS
    for front in FRONTS:
        assert front.name
        assert front.checked, front.name
    assert any(TYPES[front.type] == "character" for front in FRONTS)
    for key in ("difficulty", "check"):
        with pytest.raises(BadPosition, match="every card has"):
            table(cards={"Odd": {name: n for name, n in character().items() if name != key}})
    ring = table(p1(hand=["Ada", PAGE], deck=["Ada"], stage=[PAGE] * 3), p2(), cards={"Ada": character()})
    ring.play("P1: play Ada")
    assert ring.told_of("check")[0]["amount"] == 6  # a character's control, too


@pytest.mark.proves("UFS-CARD-04", "UFS-CARD-12", "UFS-CARD-13", "UFS-CARD-07", "UFS-CARD-08")
def test_the_numbers_of_each_type() -> None:
    for front in FRONTS:
        kind = TYPES[front.type]
        assert (front.zone != NOBODY) == (kind == "attack")
        assert front.block_zone == NOBODY or front.block_zone in range(len(HEIGHTS))
        assert (front.hand_size > 0, front.health > 0) == (kind == "character", kind == "character")
        assert kind == "attack" or (front.speed, front.damage) == (0, 0)
    for wrong in (foundation(speed=3), foundation(hand_size=6), attack(health=20), foundation(block="mid")):
        with pytest.raises(BadPosition):
            table(cards={"Odd": wrong})
    with pytest.raises(BadPosition):
        table(cards={"Odd": card("attack", speed=3, damage=3)})


@pytest.mark.proves("UFS-CARD-05", "UFS-SYM-01")
def test_twelve_symbols_on_every_type_of_card() -> None:
    twelve = {"fire", "water", "earth", "air", "good", "evil", "life", "death", "order", "chaos", "void", "all"}
    assert set(SYMBOLS) == twelve
    for make in (foundation, attack, asset, action, character):
        table(cards={"Odd": make(symbols=["good", "void", "infinity"])})
        with pytest.raises(BadPosition, match="no symbol"):
            table(cards={"Odd": make(symbols=["wood"])})
        with pytest.raises(BadPosition, match="not attuned here"):
            table(cards={"Odd": make(symbols=["attuned:fire"])})
    assert all(front.symbols for front in FRONTS)


@pytest.mark.proves("UFS-CARD-06")
def test_abilities_come_from_text_and_keywords() -> None:
    cards = {"Plain": foundation(keywords=["Slam"]), "Book": foundation(["Ability(FORM, (Draw(1),))"])}
    ring = table(p1(stage=["Plain", "Book"], hand=[PAGE]), p2(), cards=cards)
    assert ring.begins("use") == ["use Book"]
    fronts = {made.name: made.front for made in ring.g.extra}
    assert (fronts["Plain"].abilities, len(fronts["Book"].abilities)) == ((), 1)


@pytest.mark.proves("UFS-CARD-09", "UFS-CARD-08")
def test_vitality_never_exceeds_the_maximum() -> None:
    cards = {"Ada": character(), "Rest": foundation(["Ability(FORM, (Gain(5),))"])}
    ring = table(p1(character="Ada", stage=["Rest"], health=24), p2(), cards=cards).play("P1: use Rest")
    assert (ring["P1.health"], ring["P1.max"]) == (25, 25)
    ring.play("P1: use Rest")
    assert ring["P1.health"] == 25


@pytest.mark.proves("UFS-CARD-10", "UFS-CARD-11", "UFS-RULING-24")
@pytest.mark.parametrize(
    ("vitals", "asked", "holds"),
    [
        ({"height": 182}, "'height', '>', '180'", True),
        ({"height": 180}, "'height', '>', '180'", False),
        ({"height": "??"}, "'height', '>', '180'", False),
        ({"height": "??"}, "'height', '<', '180'", False),
        ({"blood type": "AB"}, "'blood type', '=', 'AB'", True),
        ({"blood type": "??"}, "'blood type', '!=', 'AB'", False),
        ({}, "'weight', '<', '90'", False),
        ({"gender": "F"}, "'gender', '!=', 'M'", True),
    ],
)
def test_vital_statistics_where_an_ability_asks(vitals: dict[str, object], asked: str, holds: bool) -> None:
    word = f"Ability(FORM, (Draw(1),), (), None, (OnlyIf(Figure({asked})),))"
    ring = table(
        p1(character="Ada", stage=["Mirror"], hand=[PAGE]),
        p2(),
        cards={"Ada": character(vitals=vitals), "Mirror": foundation([word])},
    )
    assert ("use Mirror" in ring.options) == holds


@pytest.mark.proves("UFS-CARD-10")
def test_vital_statistics_are_for_characters_and_change_nothing_by_themselves() -> None:
    with pytest.raises(BadPosition, match="vitals"):
        table(cards={"Odd": foundation(vitals={"height": 180})})
    with pytest.raises(BadPosition, match="shoe size"):
        table(cards={"Odd": character(vitals={"shoe size": 44})})
    tall, short = [
        table(p1(character="Ada", hand=[PAGE]), p2(), cards={"Ada": character(vitals=told)})
        for told in ({"height": 210, "weight": 120}, {})
    ]
    assert tall.options == short.options
    assert tall["P1.health"] == short["P1.health"]


@pytest.mark.proves("UFS-TYPE-01", "UFS-KEY-20")
def test_only_what_this_edition_has_can_be_named() -> None:
    for kind, there, gone in (("type", "action", ("backup", "token")), ("keyword", "Stun", ("EX", "Deflect"))):
        cards = {"Oracle": foundation([f"Ability(FORM, (Name({kind!r}), Draw(1)))"])}
        here, there_too = table(p1(stage=["Oracle"]), cards=cards), universus(p1(stage=["Oracle"]), cards=cards)
        assert there in here.play("P1: use Oracle").options
        assert not {*gone} & {*here.options}
        assert {there, *gone} <= {*there_too.play("P1: use Oracle").options}


@pytest.mark.proves("UFS-CARD-14", "UFS-TYPE-01", "UFS-TYPE-02", "UFS-TYPE-03", "UFS-TYPE-04", "UFS-TYPE-05")
def test_type_line_and_frame_agree() -> None:
    assert set(FRAMES) == {"character", "attack", "foundation", "asset", "action"}
    shared = {kind: frame for kind, frame in FRAMES.items() if kind != "character"}
    assert shared == {"attack": "orange", "foundation": "grey", "asset": "green", "action": "blue"}
    pages = GAMES["ufs"].book()["cards"]
    for front in FRONTS:
        page = pages[front.full_name()]
        assert page["frame"] == FRAMES[page["type"]] == FRAMES[TYPES[front.type]]
    for other in ("backup", "token"):
        with pytest.raises(BadPosition, match="type"):
            table(cards={"Odd": {"type": other}})
