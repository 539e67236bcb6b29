"""The keyword abilities of this edition."""

from typing import Any

import pytest

from kumite.bots.greedy import Greedy
from kumite.bots.sight import sight_of
from kumite.errors import BadPosition
from kumite.games.ufs.keywords import KEYWORDS, NAMES
from kumite.games.ufs.vocabulary import worded
from kumite.games.universus.define import keyword
from kumite.games.universus.english.abilities import written_out
from tests.games.ufs.ringside import character, table
from tests.games.universus.ringside import PAGE, PARTNER, Table, action, asset, attack, foundation, p1, p2

Cards = dict[str, Any]
PLUS = "Modify(TheAttack(), DAMAGE, 1)"


def blocked(theirs: Cards, cards: Cards, mine: Cards | None = None, **more: Any) -> Table:
    """P1 attacks with Jab, P2 blocks with Wall."""
    made = {"Jab": attack(damage=5), "Wall": foundation(block="+0 mid"), **cards}
    ring = table({"hand": ["Jab", PAGE], **(mine or {})}, {"hand": ["Wall"], **theirs}, cards=made, **more)
    ring.play("P1: play Jab").on("P2 block").play("P2: block with Wall")
    return ring


# The list


@pytest.mark.proves("UFS-KEY-20", "UFS-KEY-01", "UFS-CARD-15")
def test_the_thirteen_keywords_and_their_ratings() -> None:
    listed = {"Breaker", "Powerful", "Stun", "Unique", "Combo", "Desperation", "Flash", "Multiple", "Reversal"}
    assert set(NAMES) == listed | {"Safe", "Terrain", "Throw", "Only"}
    assert len(NAMES) == 13
    assert (keyword("Stun: 2").name, keyword("Stun: 2").rating) == ("Stun", 2)
    assert keyword("'Dr. Ash' Only").needs == ("Dr. Ash",)
    assert str(keyword("'Dr. Ash' Only")) == "'Dr. Ash' Only"
    for wrong in ("Stun", "Safe: 2", "Combo", "EX: 2", "Only"):
        with pytest.raises(BadPosition):
            table(cards={"Odd": attack(keywords=[wrong])})


@pytest.mark.proves("UFS-CARD-15", "UFS-CARD-16", "UFS-CARD-17")
def test_traits_do_nothing_and_keywords_give_abilities() -> None:
    cards = {"Slammer": attack(keywords=["Slam", "Throw"]), "Stunner": attack(keywords=["Stun: 2"])}
    ring = table(p1(hand=["Slammer", "Stunner"]), p2(), cards=cards)
    slam, stun = [card.front for card in ring.g.extra if card.name in cards]
    assert (slam.traits, [word.name for word in slam.keywords]) == (("Slam",), ["Throw"])
    assert [ability.played for ability in stun.abilities] == [True]
    assert KEYWORDS.ability(keyword("Stun: 2")) == stun.abilities[0]


# Breaker


@pytest.mark.proves("UFS-KEY-02", "UFS-KEY-03", "UFS-RULING-19", "UFS-RULING-47")
def test_breaker_makes_the_next_attempt_harder() -> None:
    cards = {"Wall": foundation(block="+0 mid", keywords=["Breaker: 2"]), "Plan": foundation(difficulty=3)}
    ring = blocked(p2(hand=["Wall"]), cards, p1(hand=["Jab", "Plan", "Plan", PAGE], stage=[PAGE] * 9))
    assert ring.question == "P2 respond"
    assert ring["attack.status"] == "completely blocked"
    ring.play("P2: use Wall", "P1: play Plan")
    assert ring["check.need"] == 3 + 1 + 2
    ring.play("P1: fail")
    assert ring["turn"] == "P2"
    kept = blocked(p2(hand=["Wall"]), cards, p1(hand=["Jab", "Plan", "Plan", PAGE], stage=[PAGE] * 9))
    kept.play("P2: use Wall", "P1: play Plan", "P1: commit Blank Page")
    while kept.question == "P1 commit":
        kept.play(f"P1: {kept.options[-1]}")
    kept.play("P1: play Plan")
    assert kept["check.need"] == 3 + 2  # the one after that is as ever
    optional = blocked(p2(hand=["Wall"]), cards, p1(hand=["Jab", "Plan", PAGE], stage=[PAGE] * 3))
    optional.play("P2: pass", "P1: play Plan")
    assert optional["check.need"] == 4


@pytest.mark.proves("UFS-KEY-03")
def test_breaker_ends_with_the_turn_and_hits_only_the_opponent() -> None:
    cards = {"Wall": foundation(block="+0 mid", keywords=["Breaker: 2"]), "Plan": foundation(difficulty=4)}
    ring = blocked(p2(hand=["Wall", "Plan"], stage=[PAGE]), cards, p1(hand=["Jab", "Plan"], stage=[PAGE]))
    ring.play("P2: use Wall", "P1: pass").on("P2 form").play("P2: play Plan")
    assert ring["check.need"] == 4
    ring.play("P2: commit Blank Page").on("P1 form").play("P1: play Plan")
    assert ring["check.need"] == 4


@pytest.mark.proves("UFS-RULING-19")
def test_breakers_add_up_and_hit_blocks() -> None:
    cards = {
        "Wall": foundation(block="+0 mid", keywords=["Breaker: 2", "Breaker: 1"]),
        "Plan": foundation(difficulty=3),
    }
    ring = blocked(p2(hand=["Wall"]), cards, p1(hand=["Jab", "Plan", PAGE], stage=[PAGE] * 9))
    ring.play("P2: use Wall: Breaker #1", "P2: use Wall", "P1: play Plan")
    assert ring["check.need"] == 3 + 1 + 3
    hinder = {"Hex": foundation(["Ability(ENHANCE, (Hinder(2, RIVAL),))"]), "Wall": foundation(block="+0 mid")}
    made = {"Jab": attack(speed=3), **hinder}
    other = table(p1(hand=["Jab", PAGE], stage=["Hex"]), p2(hand=["Wall"], stage=[PAGE] * 3), cards=made)
    other.play("P1: play Jab", "P1: use Hex", "P2: block with Wall")
    assert other["check.need"] == 5


def hint(ring: Table, option: str) -> str:
    view = ring.match.view(ring.asked.who)
    assert option in view["question"]["options"]
    return ring.match.game.hint(view, option)


@pytest.mark.proves("UFS-KEY-02", "UFS-RULING-19")
def test_hints_count_a_breaker_that_waits() -> None:
    quick = action(["Ability(FORM, (Draw(1),))"], difficulty=2)
    cards = {
        "Wall": foundation(block="+0 mid", keywords=["Breaker: 2"]),
        "Quick": quick,
        "Plan": foundation(difficulty=3),
    }
    for answer, page, trick in (("use Wall", "difficulty 3 + 1 + 2 = 6;", 5), ("pass", "difficulty 3 + 1 = 4;", 3)):
        ring = blocked(p2(hand=["Wall"]), cards, p1(hand=["Jab", "Quick", "Plan"], stage=[PAGE] * 9))
        ring.play(f"P2: {answer}").on("P1 form")
        assert hint(ring, "play Plan").startswith(page)
        assert hint(ring, "use Quick").startswith(f"check against {trick}, then")
        assert "harder" not in ring["seats"]["P2"]
    hex_cards = {"Hex": foundation(["Ability(ENHANCE, (Hinder(2, RIVAL),))"]), "Wall": foundation(block="+0 mid")}
    other = table(p1(hand=["Jab", PAGE], stage=["Hex"]), p2(hand=["Wall"]), cards={"Jab": attack(speed=3), **hex_cards})
    other.play("P1: play Jab", "P1: use Hex").on("P2 block")
    assert hint(other, "block with Wall").startswith("needs 5;")


@pytest.mark.proves("UFS-KEY-03")
def test_a_breaker_that_waits_is_worth_something_until_it_is_used() -> None:
    cards = {"Wall": foundation(block="+0 mid", keywords=["Breaker: 2"])}
    used, passed = (blocked(p2(hand=["Wall"]), cards, p1(hand=["Jab", PAGE], stage=[PAGE] * 9)) for _ in range(2))
    assert Greedy(0).choose(sight_of(used.match)) == used.asked.options[used.options.index("use Wall")]
    used.play("P2: use Wall")
    passed.play("P2: pass")
    worth = [ring.match.game.appraise(ring.g, 1) for ring in (used, passed)]
    assert worth[0] > worth[1]
    for ring in (used, passed):
        ring.play(f"P1: play {PAGE}")
    assert "harder" not in used["seats"]["P1"]


# Powerful, Stun, Unique


@pytest.mark.proves("UFS-KEY-04", "UFS-MOM-05", "UFS-RULING-26")
def test_powerful_is_paid_by_momentum() -> None:
    cards = {"Jab": attack(damage=4, keywords=["Powerful: 3"]), "A": attack(), "B": attack(), "C": attack()}
    ring = table(
        p1(hand=["Jab", PAGE], momentum=["A", "B", "C"]),
        p2(hand=["Wall"]),
        cards={**cards, "Wall": foundation(block="+9 mid")},
    )
    ring.play("P1: play Jab", "P1: use Jab")
    assert ring.options == ["momentum card 1", "momentum card 2", "momentum card 3"]  # by position, nobody may look
    ring.play("P1: momentum card 1", "P1: momentum card 3", "P1: done")
    assert ring["attack.damage"] == 10
    assert ring["P1.discards"][-2:] == ["A", "C"]
    poor = table(p1(hand=["Jab", PAGE]), p2(), cards=cards).play("P1: play Jab")
    assert poor.question == "P1 form"


@pytest.mark.proves("UFS-KEY-05")
def test_stun_lets_the_opponent_choose() -> None:
    cards = {"Jab": attack(keywords=["Stun: 2"]), "A": foundation(), "B": foundation(), "C": foundation()}
    ring = table(p1(hand=["Jab", PAGE]), p2(stage=["A", "B", "C"]), cards=cards).play("P1: play Jab", "P1: use Jab")
    assert ring.question == "P2 commit"
    assert ring.options == ["A", "B", "C"]
    ring.play("P2: C", "P2: A")
    assert ring["P2.stage"] == [PARTNER, "A (committed)", "B", "C (committed)"]


@pytest.mark.proves("UFS-KEY-06", "UFS-RULING-17")
def test_of_a_unique_card_one_copy_goes_as_its_controller_likes() -> None:
    cards = {"Crown": asset(keywords=["Unique"])}
    spent = {"card": "Crown", "committed": True}
    ring = table(p1(stage=[spent], pool=["Crown"]), p2(stage=["Crown"]), phase="end", cards=cards)
    assert ring.question == "P1 goes"
    assert ring.match.question is not None
    assert ring.match.question.prompt == "Only one copy of a Unique card stays: choose which one goes"
    assert ring.match.question.rules == ("UFS-KEY-06",)
    assert len(ring.options) == 2
    ring.play(f"P1: {ring.options[0]}")
    assert ring["P1.stage"] == [PARTNER, "Crown"]
    assert ring["P1.discards"] == ["Crown"]
    assert ring["P2.stage"] == [PARTNER, "Crown"]
    assert [event["verb"] for event in ring.told if event.get("verb") in ("destroy", "sacrifice")] == ["destroy"]
    newest = table(p1(stage=[spent], pool=["Crown"]), p2(), phase="end", cards=cards, options={"unique": "newest"})
    assert newest["P1.stage"] == [PARTNER, "Crown (committed)"]  # the older one stayed
    assert newest.question != "P1 goes"
    down = table(p1(stage=[{"card": "Crown", "down": True}], pool=["Crown"]), p2(), phase="end", cards=cards)
    assert len(down["P1.stage"]) == 3  # a face-down card is no copy


# Combo, Desperation, Flash


@pytest.mark.proves("UFS-KEY-07", "UFS-KEY-08")
def test_combo_looks_at_the_cards_before() -> None:
    word = f"Ability(ENHANCE, ({PLUS},), (), None, (Combo(),))"
    two = attack([word], keywords=["Combo (Slam, Charge)"])
    rush = action([word], keywords=["Combo (Punch)"], difficulty=0)
    cards = {"Two": two, "Slam": attack(keywords=["Slam"]), "Charge": attack(keywords=["Charge"]), "Rush": rush}
    cards |= {"Punch": attack(keywords=["Punch"]), "Kick": attack(keywords=["Kick"])}
    for pool, offered in ((["Slam", "Charge"], True), (["Charge", "Slam"], False), (["Charge"], False)):
        ring = table(p1(hand=["Two", PAGE], pool=pool, stage=[PAGE] * 3), p2(), cards=cards).play("P1: play Two")
        ring.on("P1 enhance", "P1 form") if ring.question != "P1 commit" else None
        assert ("use Two" in ring.options) == offered
    for first, offered in (("Punch", True), ("Kick", False)):
        ring = table(p1(hand=[first, "Rush", PAGE]), p2(), cards=cards).play(f"P1: play {first}")
        assert ("use Rush" in ring.options) == offered


@pytest.mark.proves("UFS-KEY-09")
def test_combo_reads_print_only() -> None:
    word = f"Ability(ENHANCE, ({PLUS},), (), None, (Combo(),))"
    grant = "Ability(ENHANCE, (Grant(TheAttack(), None, 'Slam', until=TURN),))"
    cards = {"Jab": attack([word], keywords=["Combo (Slam)"]), "Kick": attack(), "Paint": foundation([grant])}
    ring = table(p1(hand=["Kick", "Jab", PAGE], stage=["Paint", PAGE, PAGE]), p2(), cards=cards)
    ring.play("P1: play Kick", "P1: use Paint")
    assert ring["P1.cards.pool"][0]["traits"] == ["Slam"]
    ring.play("P1: play Jab")
    assert ring.options == ["pass", "use Paint"]


@pytest.mark.proves("UFS-KEY-10")
@pytest.mark.parametrize(("health", "pool", "need"), [(9, [], 4), (10, [], 6), (9, [PAGE], 5)])
def test_desperation_makes_a_card_easier(health: int, pool: list[str], need: int) -> None:
    cards = {"Ada": character(health=20), "Last": foundation(difficulty=6, keywords=["Desperation: 4"])}
    side = p1(character="Ada", hand=["Last"], health=health, pool=pool, stage=[PAGE] * 6)
    ring = table(side, p2(), cards=cards)
    hint = ring.match.game.hint(ring.match.view(0), "play Last")
    assert hint.startswith(f"difficulty {need};" if not pool else f"difficulty {need - 1} + 1 = {need};")
    ring.play("P1: play Last")
    assert ring["check.need"] == need


@pytest.mark.proves("UFS-KEY-11", "UFS-RULING-51")
def test_flash_skips_the_enhance_step() -> None:
    poke = foundation([f"Ability(ENHANCE, ({PLUS},))"])
    cards = {"Jab": attack(keywords=["Flash"]), "Poke": poke, "Wall": foundation(block="+0 mid")}
    ring = table(p1(hand=["Jab", PAGE], stage=["Poke"]), p2(hand=["Wall"], stage=["Poke"]), cards=cards)
    ring.play("P1: play Jab")
    assert ring.question == "P2 block"
    gained = "Ability(ENHANCE, (Grant(TheAttack(), Keyword('Flash')),))"
    cards |= {"Jab": attack(), "Hurry": foundation([gained])}
    late = table(p1(hand=["Jab", PAGE], stage=["Poke", "Hurry"]), p2(stage=["Poke"]), cards=cards)
    late.play("P1: play Jab", "P1: use Hurry")
    assert late.question == "P2 enhance"  # a step that has begun is not skipped


# Multiple, Reversal, Safe


@pytest.mark.proves("UFS-KEY-12", "UFS-RULING-20")
def test_multiple_is_for_tables_that_want_it() -> None:
    cards = {"Hail": attack(damage=2, keywords=["Multiple: 2"])}
    with pytest.raises(BadPosition, match="advanced rules"):
        table(cards=cards)
    ring = table(p1(hand=["Hail", PAGE], momentum=[PAGE] * 3), p2(), cards=cards, options={"multiple": True})
    ring.play("P1: play Hail", "P1: use Hail", "P1: momentum card 1", "P1: momentum card 2").on("P1 form")
    assert ring["P2.health"] == 25 - 3 * 2


@pytest.mark.proves("UFS-KEY-13", "UFS-KEY-14", "UFS-RULING-21")
@pytest.mark.parametrize("safe", [False, True])
def test_reversal_is_for_tables_that_want_it_and_not_against_safe(safe: bool) -> None:
    cards = {
        "Jab": attack(keywords=["Safe"] if safe else []),
        "Counter": attack(damage=4, keywords=["Reversal"]),
    }
    with pytest.raises(BadPosition, match="advanced rules"):
        table(cards=cards)
    ring = blocked(p2(hand=["Wall", "Counter"], stage=[PAGE] * 2), cards, options={"reversal": True})
    assert (ring.question == "P2 respond") != safe
    if not safe:
        ring.play("P2: use Counter").on("P1 form", "P1 momentum")
        assert ring["P1.health"] == 21


@pytest.mark.proves("UFS-KEY-13", "UFS-RULING-21")
@pytest.mark.parametrize("wanted", [False, True])
def test_nobody_is_asked_about_reversals_where_there_are_none(wanted: bool) -> None:
    """At an open table the defender might hold one; at one that leaves the keyword out both know that there is none."""
    options = {"windows": "open", "reversal": wanted}
    ring = blocked(p2(hand=["Wall", PAGE]), {}, options=options)
    asked = []
    while (question := str(ring.question)) != "P1 form":
        asked.append(question)
        ring.play(f"{question.split(maxsplit=1)[0]}: pass")
    assert asked == (["P2 respond"] if wanted else [])
    assert ring.told_of("resolve")


# Terrain


@pytest.mark.proves("UFS-KEY-15", "UFS-RULING-18")
def test_a_terrain_that_comes_destroys_all_others() -> None:
    cards = {"Field": asset(keywords=["Terrain"]), "Sea": asset(keywords=["Terrain"]), "Hut": asset()}
    ring = table(p1(pool=["Field"], stage=["Sea", "Hut"]), p2(stage=["Sea"]), phase="end", cards=cards)
    assert ring["P1.stage"] == [PARTNER, "Hut", "Field"]
    assert ring["P2.stage"] == [PARTNER]
    both = table(p1(pool=["Field", "Sea"]), p2(), phase="end", cards=cards)
    assert both["P1.stage"] == [PARTNER, "Field"]  # right to left: the leftmost comes last
    other = table(p1(pool=["Field"]), p2(pool=["Sea"]), phase="end", cards=cards)
    assert (other["P1.stage"], other["P2.stage"]) == ([PARTNER], [PARTNER, "Sea"])


@pytest.mark.proves("UFS-KEY-16", "UFS-RULING-52")
def test_a_terrain_that_is_turned_up_destroys_all_others() -> None:
    cards = {
        "Field": asset(keywords=["Terrain"]),
        "Turn": foundation(["Ability(FORM, (Unflip(Sel(1, DOER, (State('face down'),))),))"]),
    }
    cards["Name"] = foundation(["Ability(FORM, (Grant(Sel(1, DOER, (Named('Turn'),)), Keyword('Terrain')),))"])
    ring = table(p1(stage=[{"card": "Field", "down": True}, "Turn"]), p2(stage=["Field"]), cards=cards)
    assert ring["P2.stage"] == [PARTNER, "Field"]
    ring.play("P1: use Turn")
    assert (ring["P1.stage"][1], ring["P2.stage"]) == ("Field", [PARTNER])
    gained = table(p1(stage=["Turn", "Name"]), p2(stage=["Field"]), cards=cards).play("P1: use Name")
    assert gained["P2.stage"] == [PARTNER, "Field"]  # it was neither added nor turned up


# Throw


@pytest.mark.proves("UFS-KEY-17", "UFS-RULING-28", "UFS-CONF-01")
@pytest.mark.parametrize(("zone", "lost"), [("mid", 3), ("high", 3), ("", 5)])
def test_a_throw_still_deals_half(zone: str, lost: int) -> None:
    cards = {"Jab": attack(damage=5, keywords=["Throw"]), "Wall": foundation(block=f"+0 {zone or 'mid'}")}
    made = table(p1(hand=["Jab"]), p2(hand=["Wall"]), cards=cards).play("P1: play Jab")
    made.play("P2: block with Wall" if zone else "P2: no block")
    assert made["P2.health"] == 25 - lost
    assert made.question == "P1 momentum"  # it has dealt damage
    hush = "Ability(ENHANCE, (Rule(CANNOT, Event(V_DEAL), on=TheAttack(), until=TURN),))"
    none = table(p1(hand=["Jab"]), p2(hand=["Wall"], stage=["Hush"]), cards={**cards, "Hush": foundation([hush])})
    none.play("P1: play Jab", "P2: use Hush", "P2: block with Wall")
    assert none["P2.health"] == 25


# 'Name' Only


FORT = asset(keywords=["'Ash' Only"], block="+0 mid")


@pytest.mark.proves("UFS-KEY-18", "UFS-RULING-33")
def test_only_its_character_plays_the_card() -> None:
    cards = {"Fort": FORT, "Ash": character(), "Jab": attack()}
    assert "play Fort" in table(p1(character="Ash", hand=["Fort"]), p2(), cards=cards).options
    ring = table(p1(hand=["Fort", PAGE]), p2(), cards=cards)
    assert ring.options == ["pass", "play Blank Page"]
    block = table(p1(hand=["Jab"]), p2(hand=["Fort"], deck=["Fort"]), cards=cards).play("P1: play Jab")
    assert block["P2.health"] == 22  # not even as a block
    checked = table(p1(hand=[PAGE, PAGE], deck=["Fort"]), p2(), cards=cards).play("P1: play Blank Page")
    assert checked["P1.discards"] == ["Fort"]


@pytest.mark.proves("UFS-KEY-18", "UFS-KEY-19")
def test_the_text_begins_with_whom_it_is_for() -> None:
    """Whoever has that character reads first that the rest is nothing to them."""
    text = worded(written_out(KEYWORDS.ability(keyword("'Ash' Only"))))
    assert text.startswith("If your starting character is not Ash: This card cannot be played. If this card would ")
    assert [
        text.count(f" to {place}, put this card") for place in ("the staging area", "a card pool", "a momentum")
    ] == [*(1, 1, 1)]


@pytest.mark.proves("UFS-KEY-18")
def test_a_refusal_names_the_character_it_is_for() -> None:
    cards = {"Fort": FORT, "Jab": attack(), "Guard": foundation(block="+0 mid")}
    ring = table(p1(hand=["Fort", "Jab", PAGE]), p2(hand=["Fort", "Guard"]), cards=cards)
    said = "Fort is for Ash only, and your starting character is Sparring Partner"
    why = ring.match.why_not("play Fort")
    assert (why.reason, why.rules) == (said, ("UFS-KEY-18",))
    ring.play("P1: play Jab")
    assert ring.question == "P2 block"
    why = ring.match.why_not("block with Fort")
    assert (why.reason, why.rules) == (said, ("UFS-KEY-18",))


@pytest.mark.proves("UFS-KEY-19")
@pytest.mark.parametrize(
    ("word", "zone"),
    [
        ("Build(Sel(1, zones=(HAND,)))", "stage"),
        ("Move(Sel(1, zones=(HAND,)), POOL)", "pool"),
        ("Move(Sel(1, zones=(HAND,)), MOMENTUM)", "momentum"),
    ],
)
def test_it_does_not_come_into_play_otherwise(word: str, zone: str) -> None:
    cards = {"Fort": FORT, "Ash": character(), "Bring": foundation([f"Ability(FORM, ({word},))"])}
    ring = table(p1(hand=["Fort"], stage=["Bring"]), p2(), cards=cards).play("P1: use Bring")
    assert ring["P1.discards"] == ["Fort"]
    assert not any("Fort" in card for card in ring[f"P1.{zone}"])
    own = table(p1(character="Ash", hand=["Fort"], stage=["Bring"]), p2(), cards=cards).play("P1: use Bring")
    assert any("Fort" in card for card in own[f"P1.{zone}"])


@pytest.mark.proves("UFS-KEY-19")
def test_it_does_not_stay_either() -> None:
    cards = {"Fort": FORT, "Turn": foundation(["Ability(FORM, (Unflip(Sel(1, DOER, (State('face down'),))),))"])}
    ring = table(p1(stage=[{"card": "Fort", "down": True}, "Turn"]), p2(), cards=cards).play("P1: use Turn")
    assert ring["P1.discards"] == ["Fort"]
    assert ring["P1.stage"] == [PARTNER, "Turn"]


@pytest.mark.proves("UFS-KEY-19", "UFS-STAGE-01")
@pytest.mark.parametrize("zone", ["stage", "pool", "momentum"])
def test_it_is_not_described_where_it_cannot_lie(zone: str) -> None:
    cards = {"Fort": FORT, "Ash": character()}
    with pytest.raises(BadPosition, match="Fort is for Ash only, and P1 starts with Sparring Partner") as refusal:
        table(p1(**{zone: ["Fort"]}), p2(), cards=cards)
    assert refusal.value.rules == ("UFS-KEY-19",)
    table(p1(character="Ash", **{zone: ["Fort"]}), p2(), cards=cards)
    for free in ("hand", "deck", "discards", "removed"):
        table(p1(**{free: ["Fort"]}), p2(), cards=cards)


@pytest.mark.proves("UFS-STAGE-01")
@pytest.mark.parametrize("made", [attack(), action()])
def test_a_staging_area_holds_no_attack_and_no_action(made: dict[str, Any]) -> None:
    with pytest.raises(BadPosition, match="can only lie face down in a staging area") as refusal:
        table(p1(stage=["Odd"]), p2(), cards={"Odd": made})
    assert refusal.value.rules == ("UFS-STAGE-01", "UFS-RULING-54")
    ring = table(p1(stage=[{"card": "Odd", "down": True}]), p2(), cards={"Odd": made})
    assert ring["P1.stage"] == [PARTNER, "Odd (face down)"]
