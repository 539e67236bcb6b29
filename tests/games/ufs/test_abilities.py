"""Abilities: what they are, their costs, their restrictions, their effects."""

from typing import Any

import pytest

from kumite.errors import BadPosition
from kumite.games.universus.terms import CONTINUOUS, ENHANCE, FORM, RESPONSE
from kumite.games.universus.trees.reading import read_ability
from kumite.games.universus.words.turns import Commit
from tests.games.ufs.ringside import character, table
from tests.games.universus.ringside import PAGE, PARTNER, Table, action, asset, attack, foundation, p1, p2

PLUS = "Modify(TheAttack(), DAMAGE, 1)"
SPENT = {"card": PAGE, "committed": True}
Cards = dict[str, Any]


def in_attack(mine: Cards | None = None, theirs: Cards | None = None, cards: Cards | None = None, **more: Any) -> Table:
    """P1 has played Jab, which has no text."""
    made = {"Jab": attack(damage=5), **(cards or {})}
    return table({"hand": ["Jab", PAGE], **(mine or {})}, theirs, cards=made, **more).play("P1: play Jab")


def committed(ring: Table, seat: str) -> int:
    return len([card for card in ring[f"{seat}.stage"] if "committed" in card])


# What they are


@pytest.mark.proves("UFS-ABIL-01", "UFS-ABIL-02", "UFS-COST-01")
def test_an_ability_is_played_or_continuous() -> None:
    played = read_ability(f"Ability(ENHANCE, ({PLUS},), (Commit(This()),))", "a test")
    assert (played.kind, played.played, [type(word) for word in played.cost]) == (ENHANCE, True, [Commit])
    kinds = [read_ability(f"Ability({kind}, (Draw(1),))", "a test") for kind in ("FORM", "RESPONSE", "CONTINUOUS")]
    assert [(one.kind, one.played) for one in kinds] == [(FORM, True), (RESPONSE, True), (CONTINUOUS, False)]


@pytest.mark.proves("UFS-ABIL-02")
def test_there_are_no_other_types() -> None:
    with pytest.raises(BadPosition, match=r"no Blitz here; there are Continuous, E, F, R$"):
        table(cards={"Rush": attack(["Ability(BLITZ, (Draw(1),))"])})


@pytest.mark.proves("UFS-ABIL-03")
def test_enhances_only_in_an_enhance_step() -> None:
    cards = {"Poke": foundation([f"Ability(ENHANCE, ({PLUS},))"])}
    assert table(p1(stage=["Poke"], hand=[PAGE]), p2(), cards=cards).options == ["pass", "play Blank Page"]
    ring = in_attack(p1(stage=["Poke"], hand=["Jab", PAGE]), p2(), cards)
    assert ring.options == ["pass", "use Poke"]


@pytest.mark.proves("UFS-ABIL-04", "UFS-ABIL-05", "UFS-ABIL-06")
def test_responses_after_their_event_once_and_from_where() -> None:
    after = "Ability(RESPONSE, (Gain(1),), (), Event(V_DRAW, YOU))"
    cards = {"Eye": foundation([after]), "Book": foundation(["Ability(FORM, (Draw(1),))"]), "Blink": action([after])}
    mine = p1(stage=["Eye", "Book"], hand=["Blink", "Eye"], pool=["Eye"], discards=["Eye", "Blink"], health=10)
    ring = table(mine, p2(stage=["Eye"]), cards=cards)
    assert ring.begins("use ") == ["use Book"]
    ring.play("P1: use Book")
    assert ring.question == "P1 respond"
    assert ring.options == ["pass", "use Eye", "use Blink"]
    ring.play("P1: use Eye")
    assert ring.options == ["pass", "use Blink"]
    ring.play("P1: pass", "P1: use Book")
    assert "use Eye" in ring.options  # another event
    assert ring["P1.health"] == 11


@pytest.mark.proves("UFS-ABIL-05", "UFS-RESTR-12", "UFS-RESTR-13")
def test_a_response_about_its_own_card_is_played_from_where_it_may_be() -> None:
    own = "Event(V_STATUS, RIVAL, own=True, notes=(PARTIALLY, COMPLETELY))"
    plain, bracket = (
        f"Ability(RESPONSE, (Gain(2), Draw(2)), (), {own})",
        f"Ability(RESPONSE, (Gain(2), Draw(2)), (), {own}, (In(POOL),))",
    )
    for word, offered in ((plain, False), (bracket, True)):
        ring = in_attack(None, p2(hand=["Wall"], health=20), {"Wall": foundation([word], block="+0 mid")})
        ring.play("P2: block with Wall")
        assert (ring.question == "P2 respond") == offered
        if offered:
            ring.play("P2: use Wall")
            assert (ring["P2.health"], ring["P2.hand_size"]) == (22, 2)
    staged = "Ability(RESPONSE, (Draw(1),), (), Event(V_DRAW, YOU), (In(POOL),))"
    cards = {"Eye": foundation([staged]), "Book": foundation(["Ability(FORM, (Draw(1),))"])}
    ring = table(p1(stage=["Eye", "Book"]), p2(), cards=cards).play("P1: use Book")
    assert ring.question == "P1 form"


@pytest.mark.proves("UFS-ABIL-05", "UFS-ENH-03")
def test_an_attack_answers_from_the_card_pool_only_while_it_is_the_current_one() -> None:
    """What has resolved lies in the same card pool, and says nothing any more."""
    after = "Ability(RESPONSE, (Gain(1),), (), Event(V_DRAW, YOU))"
    cards = {
        "Hit": attack([after]),
        "Jab": attack(),
        "Poke": foundation(["Ability(ENHANCE, (Draw(1),), (Commit(This()),))"]),
    }
    wall = {"Wall": foundation(block="+9 mid")}
    for mine, offered in ((["Hit"], True), (["Hit", "Jab"], False), ([PAGE, "Jab"], False)):
        ring = table(p1(pool=mine, stage=["Poke"]), p2(hand=["Wall"]), attack="P1", cards={**cards, **wall})
        ring.play("P1: use Poke")
        assert (ring.question == "P1 respond") == offered
        if offered:
            assert ring.options == ["pass", "use Hit"]


@pytest.mark.proves("UFS-ABIL-07", "UFS-RULING-37", "UFS-RULING-16")
def test_responses_alternate_from_the_turn_player_on() -> None:
    any_draw = "Ability(RESPONSE, (Gain(1),), (), Event(V_DRAW))"
    cards = {"Eye": foundation([any_draw]), "Book": foundation(["Ability(FORM, (Draw(1),))"])}
    ring = table(p1(stage=["Eye", "Book"], health=9), p2(stage=["Eye", "Eye"], health=9), cards=cards)
    ring.play("P1: use Book", "P1: pass", "P2: use Eye #1", "P1: use Eye", "P2: use Eye")
    assert ring.question == "P1 form"
    assert (ring["P1.health"], ring["P2.health"]) == (10, 11)
    quiet = table(p1(stage=["Eye", "Book"]), p2(stage=["Eye"]), cards=cards)
    quiet.play("P1: use Book", "P1: pass", "P2: pass")
    assert quiet.question == "P1 form"


@pytest.mark.proves("UFS-RULING-37")
def test_a_response_can_be_responded_to() -> None:
    first = "Ability(RESPONSE, (Draw(1),), (), Event(V_DRAW, YOU))"
    nested = "Ability(RESPONSE, (Gain(1),), (), Event(V_ABILITY, RIVAL, kind=RESPONSE))"
    cards = {
        "Eye": foundation([first]),
        "Watch": foundation([nested]),
        "Book": foundation(["Ability(FORM, (Draw(1),))"]),
    }
    ring = table(p1(stage=["Eye", "Book"]), p2(stage=["Watch"], health=9), cards=cards)
    ring.play("P1: use Book", "P1: use Eye")
    assert ring.question == "P2 respond"
    assert ring["P1.hand_size"] == 1  # its effect waits
    ring.play("P2: use Watch").on("P1 form")
    assert (ring["P1.hand_size"], ring["P2.health"]) == (2, 10)


@pytest.mark.proves("UFS-ABIL-11", "UFS-RULING-45")
def test_forms_may_be_repeated() -> None:
    cards = {
        "Bin": foundation(["Ability(FORM, (Draw(1),), (Discard(Sel(1, zones=(HAND,))),))"]),
        "Idle": foundation(["Ability(FORM, ())"]),
    }
    ring = table(p1(stage=["Bin"], hand=[PAGE] * 3), p2(), cards=cards)
    for _ in range(3):
        ring.play("P1: use Bin")
    assert ring["P1.hand_size"] == 3
    assert len(ring["P1.discards"]) == 3
    idle = table(p1(stage=["Idle"], hand=[PAGE]), p2(), cards=cards)
    uses = 0
    while "use Idle" in idle.options:
        idle.play("P1: use Idle")
        uses += 1
    assert (uses, idle.options) == (100, ["pass", "play Blank Page"])  # nothing goes on for ever
    why = idle.match.why_not("use Idle")
    assert why.reason == "this ability of Idle was played 100 times this turn, and whoever can end a loop must"
    assert why.rules == ("UFS-RULING-45",)


@pytest.mark.proves("UFS-ABIL-12", "UFS-RULING-15")
def test_an_action_is_played_for_its_ability() -> None:
    guard = action(
        ["Ability(ENHANCE, (Modify(TheAttack(), DAMAGE, -3),), (Discard(Sel(1, zones=(HAND,))),))"], difficulty=3
    )
    theirs = p2(hand=["Guard", PAGE], pool=[PAGE], stage=[PAGE])
    ring = in_attack(None, theirs, {"Guard": guard}).play("P2: use Guard")
    assert ring.verbs()[-3:] == ["announce", "discard", "check"]  # the price, and then the check
    assert ring["check.need"] == 4
    ring.play("P2: commit Blank Page").on("P1 form")
    assert ring["P2.pool"] == [PAGE, "Guard"]
    assert ring["P2.health"] == 23
    lost = in_attack(None, theirs, {"Guard": guard}).play("P2: use Guard", "P2: fail").on("P1 form")
    assert lost["P2.discards"] == [PAGE, PAGE, "Guard"]
    assert lost["P2.health"] == 20
    away = action(["Ability(ENHANCE, (Modify(TheAttack(), DAMAGE, -3),), (Remove(This()),))"])
    gone = in_attack(None, p2(hand=["Guard"]), {"Guard": away}).play("P2: use Guard").on("P1 form")
    assert (gone["P2.pool"], gone["P2.removed"]) == ([], ["Guard"])


# Costs


@pytest.mark.proves("UFS-COST-01", "UFS-COST-02", "UFS-COST-03", "UFS-COST-04")
@pytest.mark.parametrize(
    ("cost", "staged", "pile"),
    [
        ("Commit(This())", "Card (committed)", ""),
        ("Destroy(This())", "", "discards"),
        ("Remove(This())", "", "removed"),
        ("Flip(This())", "Card (face down)", ""),
    ],
)
def test_what_a_bare_cost_does_to_its_card(cost: str, staged: str, pile: str) -> None:
    cards = {"Card": asset([f"Ability(ENHANCE, ({PLUS},), ({cost},))"])}
    ring = in_attack(p1(stage=["Card"], hand=["Jab", PAGE]), p2(), cards).play("P1: use Card")
    assert ring["P1.stage"][1:] == ([staged] if staged else [])
    if pile:
        assert "Card" in ring[f"P1.{pile}"]
    assert ring["P2.health"] == 19


@pytest.mark.proves("UFS-COST-04", "UFS-STAGE-05", "UFS-RULING-30")
def test_a_flipped_card_is_a_blank_foundation() -> None:
    cards = {
        "Card": asset(["Ability(FORM, (Draw(1),), (Flip(This()),))"], keywords=["Slam"], symbols=["fire"]),
        "Plan": foundation(difficulty=4),
    }
    ring = table(p1(stage=["Card"], hand=["Plan"], committed=True), p2(), cards=cards).play("P1: use Card")
    shown = ring["P1.cards.stage"][1]
    assert (shown["type"], shown["keywords"], shown["traits"], shown["ready"]) == ("foundation", [], [], True)
    assert ring.begins("use") == []
    assert ring.seen("P1")["seats"]["P1"]["stage"][1] == "Card (face down)"  # its owner may look
    ring.play("P1: play Plan", "P1: commit Card face down")
    down = table(p1(stage=[{"card": "Card", "down": True}]), p2(hand=[PAGE]), cards=cards, turn="P2")
    assert down.seen("P2")["seats"]["P1"]["stage"][1] == "face down"
    assert down.seen("P1")["seats"]["P1"]["stage"][1] == "Card (face down)"


MINE = "Sel(99, YOU, ({},), every=True)"
FOUNDATIONS = MINE.format("Type((FOUNDATION,))")
READ: list[tuple[str, int, int]] = [  # what is read, where the card lies face up and where it lies face down
    ("Count({})".format(MINE.format("Named('Card')")), 1, 0),
    ("Count({})".format(MINE.format("Symbol('good')")), 1, 0),
    ("Count({})".format(MINE.format("Trait('Slam')")), 1, 0),
    (f"Best('total', {FOUNDATIONS}, CHECK)", 3 + 5, 3),
    (f"Best('total', {FOUNDATIONS}, DIFFICULTY)", 1 + 2, 1),
    (f"Count({FOUNDATIONS})", 2, 2),
]


@pytest.mark.proves("UFS-STAGE-05")
@pytest.mark.parametrize(("amount", "up", "down"), READ)
def test_a_face_down_card_has_no_name_no_numbers_and_no_symbols(amount: str, up: int, down: int) -> None:
    """Whatever counts them finds nothing there; but a foundation it is."""
    cards = {
        "Ask": foundation([f"Ability(FORM, (Gain({amount}),))"], symbols=["fire"]),
        "Ada": character(symbols=["fire"]),
        "Card": foundation(difficulty=2, check=5, symbols=["good"], keywords=["Slam"]),
    }
    for lies, gained in ((False, up), (True, down)):
        mine = p1(character="Ada", stage=["Ask", {"card": "Card", "down": lies}], hand=[PAGE], health=5)
        assert table(mine, p2(), cards=cards).play("P1: use Ask")["P1.health"] == 5 + gained


@pytest.mark.proves("UFS-COST-05")
def test_an_ability_may_be_free() -> None:
    word = (
        "Ability(ENHANCE, (Modify(Sel(1, YOU, (Type((ATTACK,)),), (POOL, TRANSIT), next=True), SPEED, 2, until=TURN),))"
    )
    ring = in_attack(p1(stage=["Plan", PAGE], hand=["Jab", "Jab", PAGE]), p2(), {"Plan": foundation([word])})
    ring.play("P1: use Plan", "P1: play Jab")
    assert committed(ring, "P1") == 0
    assert ring["attack.speed"] == 5


@pytest.mark.proves("UFS-COST-06", "UFS-COST-07", "UFS-RULING-39", "UFS-KEY-05")
def test_the_character_pays_costs_but_suffers_no_effects() -> None:
    two = f"Ability(ENHANCE, ({PLUS},), (Commit(Sel(2, DOER, (Type((FOUNDATION,)),))),))"
    cards = {"Poke": asset([two])}
    ring = in_attack(p1(stage=["Poke", PAGE], hand=["Jab", PAGE]), p2(), cards).play("P1: use Poke").on("P1 form")
    assert ring["P1.stage"] == [f"{PARTNER} (committed)", "Poke", f"{PAGE} (committed)"]
    stun = {"Jab": attack(keywords=["Stun: 2"])}
    ring = in_attack(None, p2(stage=[PAGE, SPENT]), stun).play("P1: use Jab").on("P1 form")
    assert ring["P2.stage"] == [PARTNER, f"{PAGE} (committed)", f"{PAGE} (committed)"]


@pytest.mark.proves("UFS-COST-08", "UFS-RULING-38")
def test_all_parts_of_a_cost_in_order() -> None:
    both = f"Ability(ENHANCE, ({PLUS},), (Commit(This()), Discard(Sel(1, zones=(HAND,)))))"
    cards = {"Poke": foundation([both])}
    assert in_attack(p1(stage=["Poke"], hand=["Jab"]), p2(hand=[PAGE]), cards).begins("use") == []
    ring = in_attack(p1(stage=["Poke"], hand=["Jab", PAGE]), p2(), cards).play("P1: use Poke")
    paid = [verb for verb in ring.verbs() if verb in ("commit", "discard")]
    assert paid == ["commit", "discard"]


CHECKED = f"Ability(ENHANCE, ({PLUS},), (CheckCost(4), Discard(Sel(1, zones=(HAND,)))))"


@pytest.mark.proves("UFS-COST-09", "UFS-COST-10", "UFS-COST-11", "UFS-COST-12", "UFS-COST-13", "UFS-RULING-46")
def test_a_check_as_a_cost() -> None:
    cards = {"Poke": foundation([CHECKED]), "Free": foundation([f"Ability(ENHANCE, ({PLUS},))"])}
    mine = p1(stage=["Poke", "Free"], hand=["Jab", PAGE, PAGE], pool=[PAGE] * 2, committed=True)
    ring = in_attack({**mine, "stage": ["Poke", "Free", PAGE, PAGE]}, p2(), cards)
    ring.play("P1: commit Blank Page") if ring.question == "P1 commit" else None
    ring.play("P1: use Poke")
    assert ring.verbs()[-2:] == ["discard", "check"]  # the check is last
    assert ring["check.need"] == 4  # whatever is in the pool
    ring.play("P1: fail")
    assert "use Poke" not in ring.options  # the attempt is used up
    assert ring.match.why_not("use Poke").reason == "this ability of Poke was tried in this Enhance Step already"
    assert ring["attack.damage"] == 5
    assert ring["P1.hand_size"] == 1  # and paid for
    ring.play("P1: pass", "P1: play Blank Page").on("P2 form", "P2 review", "P1 form")
    good = in_attack(p1(stage=["Poke", PAGE], hand=["Jab", PAGE]), p2(), cards).play("P1: use Poke")
    good.play("P1: commit Blank Page").on("P1 form", "P2 form", "P1 momentum")
    assert good["P2.health"] == 19


@pytest.mark.proves("UFS-COST-13", "UFS-RULING-14")
def test_a_failed_attempt_at_an_enhance_is_free_again_in_the_next_step_and_a_form_at_once() -> None:
    cards = {"Poke": foundation([CHECKED]), "Try": foundation(["Ability(FORM, (Gain(1),), (CheckCost(9),))"])}
    mine = p1(stage=["Poke", PAGE, PAGE], hand=["Jab", "Jab", PAGE, PAGE, PAGE], committed=True)
    ring = in_attack(mine, p2(), cards).play("P1: use Poke", "P1: Blank Page", "P1: fail", "P1: play Jab")
    ring.on("P1 enhance")
    assert "use Poke" in ring.options
    form = table(p1(stage=["Try"], hand=[PAGE], committed=True), p2(), cards=cards).play("P1: use Try")
    assert form.question == "P1 form"  # the phase goes on
    assert form["P1.health"] == 25
    assert "use Try" in form.options  # and it may be tried again
    failed = table(
        p1(hand=["Rush", PAGE], committed=True),
        p2(hand=[PAGE]),
        cards={"Rush": action(["Ability(FORM, (Draw(1),))"], difficulty=9)},
    )
    assert failed.play("P1: use Rush")["turn"] == "P2"  # a card from hand as a Form


# Restrictions


@pytest.mark.proves("UFS-RESTR-01", "UFS-RESTR-02", "UFS-RESTR-03", "UFS-RESTR-07", "UFS-RESTR-14")
@pytest.mark.parametrize(
    ("rider", "given", "allowed"),
    [
        ("ForSymbol('fire')", {}, False),
        ("ForSymbol('good')", {}, True),
        ("ForCharacter('Bo')", {}, False),
        ("ForCharacter('Ada')", {}, True),
        ("Desperation()", {"health": 10}, False),
        ("Desperation()", {"health": 9}, True),
        ("OnlyIf(Has(Sel(1, YOU, (), (MOMENTUM,)), '>=', 3))", {"momentum": [PAGE] * 2}, False),
        ("OnlyIf(Has(Sel(1, YOU, (), (MOMENTUM,)), '>=', 3))", {"momentum": [PAGE] * 3}, True),
    ],
)
def test_restrictions_are_the_same_for_every_type(rider: str, given: Cards, allowed: bool) -> None:
    words = [
        f"Ability(FORM, (), (), None, ({rider},))",
        f"Ability(ENHANCE, (), (), None, ({rider},))",
        f"Ability(RESPONSE, (), (), Event(V_PLAY, YOU), ({rider},))",
    ]
    cards = {"Ada": character(health=20, symbols=["good", "all", "air"]), "Plan": foundation(words), "Jab": attack()}
    ring = table(p1(character="Ada", stage=["Plan"], hand=["Jab", PAGE], **given), p2(), cards=cards)
    assert ("use Plan" in ring.options) == allowed
    ring.play("P1: play Jab")
    assert (ring.question == "P1 respond") == allowed
    ring.on("P1 enhance", "P1 form")
    assert (ring.question == "P1 enhance") == allowed


@pytest.mark.proves("UFS-RESTR-07")
@pytest.mark.parametrize(("limit", "health", "low"), [(20, 9, True), (20, 10, False), (25, 12, True), (25, 13, False)])
def test_desperation_is_less_than_half(limit: int, health: int, low: bool) -> None:
    ring = table(p1(character="Ada", health=health), p2(), cards={"Ada": character(health=limit)})
    assert ring["P1.desperation"] is low


@pytest.mark.proves("UFS-RESTR-04", "UFS-RESTR-06", "UFS-RULING-31")
def test_first_enhance() -> None:
    first = f"Ability(ENHANCE, ({PLUS},), (), None, (First(),))"
    cards = {
        "One": foundation([first]),
        "Two": foundation([first]),
        "Any": foundation([f"Ability(ENHANCE, ({PLUS},))"]),
        "Poke": foundation([CHECKED]),
    }
    ring = in_attack(p1(stage=["One", "Two", "Any"], hand=["Jab", PAGE]), p2(stage=["Any"]), cards)
    ring.play("P1: pass", "P2: use Any")
    assert sorted(ring.begins("use")) == ["use Any", "use One", "use Two"]  # a pass and the other's Es do not matter
    ring.play("P1: use One")
    assert ring.begins("use") == ["use Any"]
    assert ring.match.why_not("use Two").reason == "Two says First, and you have played another Enhance in this step"
    tried = in_attack(p1(stage=["One", "Poke"], hand=["Jab", PAGE, PAGE], committed=True), p2(), cards)
    tried.play("P1: use Poke")
    assert tried.question == "P1 commit" or tried["attack.damage"] == 5
    tried.play("P1: fail") if tried.question == "P1 commit" else None
    assert tried.begins("use") == ["use One"]  # an attempt that failed was not played
    strict = in_attack(
        p1(stage=["One", "Poke"], hand=["Jab", PAGE, PAGE], committed=True), p2(), cards, options={"first": "tried"}
    )
    strict.play("P1: use Poke")
    strict.play("P1: fail") if strict.question == "P1 commit" else None
    assert strict.question != "P1 enhance"


@pytest.mark.proves("UFS-RESTR-05", "UFS-RULING-31")
def test_first_form() -> None:
    cards = {
        "One": foundation(["Ability(FORM, (Draw(1),), (), None, (First(), Limit(9)))"]),
        "Try": foundation(["Ability(FORM, (Gain(1),), (CheckCost(9),))"]),
    }
    ring = table(p1(stage=["One"], hand=[PAGE, PAGE]), p2(), cards=cards)
    assert "use One" in ring.options
    ring.play("P1: play Blank Page")
    assert "use One" not in ring.options
    failed = table(p1(stage=["One", "Try"], hand=[PAGE], committed=True), p2(), cards=cards).play("P1: use Try")
    assert "use One" in failed.options


@pytest.mark.proves("UFS-RESTR-09", "UFS-RESTR-11")
def test_on_your_attack() -> None:
    cards = {"Poke": foundation([f"Ability(ENHANCE, ({PLUS},), (Commit(This()),), None, (OnAttack(True),))"])}
    ring = in_attack(p1(stage=["Poke"], hand=["Jab", PAGE]), p2(stage=["Poke"]), cards)
    assert ring.options == ["pass", "use Poke"]
    ring.play("P1: pass")
    assert ring["P2.health"] == 20  # P2 could not


@pytest.mark.proves("UFS-RESTR-10", "UFS-RULING-32")
def test_once_per_turn_by_card() -> None:
    once = "Ability(FORM, (Draw(1),), (), None, (Limit(1),))"
    turn = "Ability(FORM, (Flip(Sel(1, DOER, (Named('Book'),))), Unflip(Sel(1, DOER, (State('face down'),)))))"
    cards = {"Book": foundation([once]), "Turn": foundation([turn])}
    ring = table(p1(stage=["Book", "Book", "Turn"], hand=[PAGE]), p2(), cards=cards)
    ring.play("P1: use Book #1")
    assert "use Book" in ring.options  # the other one
    ring.play("P1: use Book")
    assert ring.begins("use Book") == []
    alone = table(p1(stage=["Book", "Turn"], hand=[PAGE]), p2(), cards=cards).play("P1: use Book", "P1: use Turn")
    assert "use Book" in alone.options  # turned over, it is fresh
    alone.play("P1: use Book", "P1: pass").on("P1 form")
    assert "use Book" in alone.options


@pytest.mark.proves("UFS-RESTR-08", "UFS-KEY-07", "UFS-KEY-09")
def test_combo_before_the_type() -> None:
    words = [f"Ability(ENHANCE, ({PLUS},), (), None, (Combo(),))", f"Ability(ENHANCE, ({PLUS},))"]
    jab = attack(words, keywords=["Combo (Slam)"])
    cards = {"Jab": jab, "Hit": attack(keywords=["Slam"]), "Miss": attack()}
    for before, offered in ((["Hit"], 2), (["Miss"], 1), (["Hit", PAGE], 1), ([], 1)):
        ring = in_attack(p1(hand=["Jab", PAGE], pool=before, stage=[PAGE] * 3), p2(), cards)
        if ring.question == "P1 commit":
            ring.play(f"P1: {ring.options[-1]}").on("P1 enhance")
        assert len(ring.begins("use")) == offered


# Continuous abilities


@pytest.mark.proves("UFS-CONT-01", "UFS-RULING-34")
def test_continuous_abilities_are_always_on() -> None:
    more = (
        "Ability(CONTINUOUS, (Modify(Sel(99, YOU, (Type((ATTACK,)), Trait('Slam')), (POOL,), every=True), DAMAGE, 1),))"
    )
    cards = {"Plan": foundation([more]), "Jab": attack(damage=5, keywords=["Slam"]), "Kick": attack(damage=5)}
    for stage, pool, damage in (
        (["Plan"], [], 6),
        ([{"card": "Plan", "committed": True}], [], 6),
        ([{"card": "Plan", "down": True}], [], 5),
        ([], ["Plan"], 6),
    ):
        ring = in_attack(
            p1(stage=[*stage, PAGE], pool=pool, hand=["Jab", PAGE]),
            p2(hand=["Wall"]),
            {**cards, "Wall": foundation(block="+9 mid")},
        )
        assert ring["attack.damage"] == damage
    own = in_attack(
        p1(pool=["Plan"], stage=[PAGE], hand=["Jab", PAGE]),
        p2(hand=["Wall"]),
        {**cards, "Wall": foundation(block="+9 mid")},
        options={"statics": "own zones"},
    )
    assert own["attack.damage"] == 5


@pytest.mark.proves("UFS-CONT-02", "UFS-RULING-36")
def test_continuous_effects_come_before_responses() -> None:
    status = "Event(V_STATUS, RIVAL, notes=(PARTIALLY, COMPLETELY))"
    cards = {
        "Rest": foundation([f"Ability(CONTINUOUS, (Fired({status}, (Gain(1),)),))"]),
        "Eye": foundation([f"Ability(RESPONSE, (Draw(1),), (), {status})"]),
        "Wall": foundation(block="+0 mid"),
    }
    ring = in_attack(None, p2(stage=["Rest", "Eye"], hand=["Wall"], health=9), cards).play("P2: block with Wall")
    assert ring.question == "P2 respond"
    assert ring["P2.health"] == 10


@pytest.mark.proves("UFS-RULING-36")
def test_the_turn_players_effects_come_first() -> None:
    word = "Ability(CONTINUOUS, (Fired(Event(V_DRAW), (Gain(1),)),))"
    cards = {"Rest": foundation([word]), "Book": foundation(["Ability(FORM, (Draw(1),))"])}
    ring = table(p1(stage=["Book", "Rest"], health=9), p2(stage=["Rest"], health=9), cards=cards).play("P1: use Book")
    assert [event["by"] for event in ring.told_of("gain")] == [0, 1]


# Effects


@pytest.mark.proves("UFS-EFF-01", "UFS-EFF-03")
def test_as_much_as_possible() -> None:
    cards = {
        "Bin": foundation(["Ability(FORM, (Discard(Sel(2, zones=(HAND,)), RIVAL),))"]),
        "Jab": attack(keywords=["Stun: 1"]),
    }
    ring = table(p1(stage=["Bin"]), p2(hand=[PAGE]), cards=cards).play("P1: use Bin")
    assert (ring["P2.hand_size"], len(ring["P2.discards"])) == (0, 1)
    ring.play("P1: use Bin")  # though it will do nothing
    stun = table(p1(hand=["Jab", PAGE]), p2(), cards=cards).play("P1: play Jab", "P1: use Jab")
    assert stun["P2.stage"] == [PARTNER]


@pytest.mark.proves("UFS-EFF-02")
def test_an_effect_is_interrupted_between_its_instructions() -> None:
    word = "Ability(FORM, (Draw(1), Destroy(Sel(1, RIVAL, (Type((FOUNDATION,)),)))))"
    cards = {
        "Storm": foundation([word]),
        "Eye": foundation(["Ability(RESPONSE, (Gain(1),), (), Event(V_DRAW, RIVAL))"]),
    }
    ring = table(p1(stage=["Storm"]), p2(stage=["Eye"], health=9), cards=cards).play("P1: use Storm")
    assert ring.question == "P2 respond"
    assert ring["P2.stage"] == [PARTNER, "Eye"]
    ring.play("P2: use Eye")
    assert (ring["P2.stage"], ring["P2.health"]) == ([PARTNER], 10)


@pytest.mark.proves("UFS-EFF-04", "UFS-EFF-05", "UFS-EFF-06")
def test_this_attack_your_attack_your_opponents_attack() -> None:
    cards = {
        "This": foundation(["Ability(ENHANCE, (Modify(TheAttack(), DAMAGE, -1),), (Commit(This()),))"]),
        "Yours": foundation(["Ability(ENHANCE, (Modify(TheAttack(YOU), DAMAGE, 2),))"]),
        "Theirs": foundation(["Ability(ENHANCE, (Modify(TheAttack(RIVAL), SPEED, -3),))"]),
        "Wall": foundation(block="+9 mid"),
    }
    ring = in_attack(p1(stage=["Theirs"], hand=["Jab", PAGE]), p2(stage=["This", "Yours"], hand=["Wall"]), cards)
    ring.play("P1: use Theirs", "P2: use This", "P2: use Yours")
    assert (ring["attack.damage"], ring["attack.speed"]) == (4, 3)


@pytest.mark.proves("UFS-EFF-07")
def test_x_is_any_whole_number_that_can_be_paid() -> None:
    word = "Ability(ENHANCE, (Modify(TheAttack(), DAMAGE, X()),), (Discard(Sel(X(), zones=(HAND,))),))"
    cards = {"Burn": foundation([word]), "Wall": foundation(block="+9 mid")}
    ring = in_attack(p1(stage=["Burn"], hand=["Jab", PAGE, PAGE, PAGE]), p2(hand=["Wall"]), cards).play("P1: use Burn")
    assert ring.options == ["0", "1", "2", "3"]
    ring.play("P1: 2")
    assert (ring["attack.damage"], ring["P1.hand_size"]) == (7, 1)
    all_mine = "Count(Sel(99, YOU, (Type((FOUNDATION,)),), every=True))"
    told = f"Ability(ENHANCE, (Let({all_mine}), Modify(TheAttack(), DAMAGE, X())))"
    fixed = in_attack(
        p1(stage=["Burn", PAGE], hand=["Jab", PAGE]), p2(hand=["Wall"]), {**cards, "Burn": foundation([told])}
    )
    fixed.play("P1: use Burn")
    assert fixed["attack.damage"] == 7  # nobody is asked


@pytest.mark.proves("UFS-EFF-08", "UFS-EFF-10", "UFS-EFF-14")
def test_destroying_is_from_the_staging_area_and_of_ones_own() -> None:
    waits = "Ability(RESPONSE, (Gain(1),), (), Event(V_DESTROY, YOU, (Type((FOUNDATION,)),)))"
    cards = {
        "Lead": character([waits]),
        "Own": foundation(["Ability(FORM, (Destroy(Sel(1, DOER, (Type((FOUNDATION,)), State('other')))),))"]),
        "Foe": foundation(["Ability(FORM, (Destroy(Sel(1, RIVAL, (Type((FOUNDATION,)),))),))"]),
        "Burn": foundation(["Ability(FORM, (Spend(),))"]),
    }
    side = p1(character="Lead", stage=["Own", PAGE], momentum=[PAGE], health=9)
    ring = table(side, p2(stage=[PAGE]), cards=cards).play("P1: use Own")
    assert ring.question == "P1 respond"
    assert ring["P1.discards"] == [PAGE]
    ring = table({**side, "stage": ["Foe"]}, p2(stage=[PAGE]), cards=cards).play("P1: use Foe")
    assert ring.question == "P1 form"
    assert ring["P2.discards"] == [PAGE]
    ring = table({**side, "stage": ["Burn"]}, p2(), cards=cards).play("P1: use Burn")
    assert ring.question == "P1 form"  # momentum is discarded, not destroyed
    assert ring["P1.discards"] == [PAGE]


@pytest.mark.proves("UFS-EFF-09")
def test_a_character_is_never_destroyed() -> None:
    cards = {"Axe": foundation(["Ability(FORM, (Destroy(Sel(1, RIVAL)),))"]), "Ring": asset()}
    ring = table(p1(stage=["Axe"]), p2(stage=["Ring", PAGE, PARTNER]), cards=cards).play("P1: use Axe")
    assert ring.options == ["P2's Ring", "P2's Blank Page"]
    cards["Axe"] = foundation(["Ability(FORM, (Destroy(Sel(1, RIVAL, (Type((CHARACTER,)),))),))"])
    alone = table(p1(stage=["Axe"]), p2(stage=[PARTNER]), cards=cards).play("P1: use Axe")
    assert len(alone["P2.stage"]) == 2  # though characters are what it speaks of


@pytest.mark.proves("UFS-EFF-11")
def test_discarding_is_from_the_hand() -> None:
    cards = {"Bin": foundation([f"Ability(ENHANCE, ({PLUS},), (Discard(Sel(1, zones=(HAND,))),))"])}
    ring = in_attack(p1(stage=["Bin"], hand=["Jab"], momentum=[PAGE, PAGE]), p2(), cards)
    assert ring["P2.health"] == 20  # it could not be paid


@pytest.mark.proves("UFS-EFF-12")
def test_your_foundations_are_those_in_the_staging_area() -> None:
    word = "Ability(FORM, (Gain(Count(Sel(99, YOU, (Type((FOUNDATION,)),), every=True))),))"
    cards = {"Count": foundation([word])}
    ring = table(p1(stage=["Count", PAGE, PAGE, PAGE], pool=[PAGE, PAGE], health=9), p2(stage=[PAGE]), cards=cards)
    assert ring.play("P1: use Count")["P1.health"] == 13


@pytest.mark.proves("UFS-EFF-13")
def test_a_player_uses_their_own_cards() -> None:
    one = "Sel(1, DOER, (Type((FOUNDATION,)),))"
    word = f"Ability(ENHANCE, (Destroy({one}, RIVAL), {PLUS}), (Destroy({one}),))"
    cards = {"Jab": attack([word], damage=5), "A": foundation(), "B": foundation()}
    ring = in_attack(p1(stage=["A"], hand=["Jab", PAGE]), p2(stage=["A", "B"]), cards).play("P1: use Jab")
    assert ring["P1.discards"][-1] == "A"
    assert ring.question == "P2 destroy"
    ring.play("P2: B")
    assert (ring["P2.stage"], ring["P2.discards"], ring["P2.health"]) == ([PARTNER, "A"], ["B"], 19)
