"""Words that the older wording wanted: cards in another order, desperation by an effect, abilities that are cancelled,
and what a moment's effect still speaks of."""

from __future__ import annotations

import pytest

from kumite.games.universus.faces import card_of
from tests.games.universus.effects.tools import attacking, health, now
from tests.games.universus.ringside import Table, action, attack, foundation, p1, p2, table


def pool(ring: Table, seat: int = 0) -> list[str]:
    return [card_of(ring.g, h).name for h in ring.g.pool[seat]]


# In another order


@pytest.mark.proves("UVS-POOL-08")
def test_a_card_pool_is_rearranged_and_nothing_else() -> None:
    turns = "Ability(FORM, (Rearrange(Sel(99, YOU, (), (POOL,), every=True)),))"
    plain = {name: foundation() for name in ("Ash", "Birch", "Cedar", "Dune")}
    mine = p1(stage=["Wheel"], pool=["Ash", "Birch", "Cedar"])
    ring = table(mine, p2(pool=["Dune", "Ash"]), cards={"Wheel": foundation([turns]), **plain})
    ring.play("P1: use Wheel", "P1: Cedar", "P1: Ash")
    assert pool(ring) == ["Cedar", "Ash", "Birch"]
    assert pool(ring, 1) == ["Dune", "Ash"]


def test_some_of_the_cards_keep_to_their_places() -> None:
    turns = "Ability(FORM, (Rearrange(Sel(99, YOU, (Type((FOUNDATION,)),), (POOL,), every=True)),))"
    cards = {"Wheel": foundation([turns]), "Ash": foundation(), "Birch": foundation(), "Cue": action()}
    ring = table(p1(stage=["Wheel"], pool=["Ash", "Cue", "Birch"]), p2(), cards=cards)
    ring.play("P1: use Wheel", "P1: Birch")
    assert pool(ring) == ["Birch", "Cue", "Ash"]


def test_one_card_is_in_order_as_it_is() -> None:
    turns = "Ability(FORM, (Rearrange(Sel(99, YOU, (), (MOMENTUM,), every=True)),))"
    ring = table(p1(stage=["Wheel"], momentum=["Wheel"]), p2(), cards={"Wheel": foundation([turns])})
    ring.play("P1: use Wheel")
    assert ring.question != "order"


# At desperation


@pytest.mark.proves("UVS-DESP-02", "UVS-DESP-03")
@pytest.mark.parametrize(("text", "able"), [("Desperate()", True), ("Desperate(RIVAL)", False), ("Gain(1)", False)])
def test_an_effect_has_somebody_stand_at_desperation(text: str, able: bool) -> None:
    last = "Ability(FORM, (Draw(1),), riders=(Desperation(),))"
    cards = {"Fever": foundation([f"Ability(FORM, ({text},))"]), "Ember": foundation([last])}
    ring = table(p1(stage=["Fever", "Ember"], health=20), p2(health=20), cards=cards)
    assert "use Ember" not in ring.options
    ring.play("P1: use Fever")
    assert ("use Ember" in ring.options) is able


# Cancelled abilities


@pytest.mark.proves("UVS-CANC-01")
@pytest.mark.parametrize(
    ("event", "gained"),
    [
        ("Event(V_CANCEL, RIVAL, cause=YOU, kind=ENHANCE)", 1),
        ("Event(V_CANCEL, RIVAL, cause=YOU, kind=FORM)", 0),
        ("Event(V_CANCEL, RIVAL, cause=RIVAL)", 0),
        ("Event(V_CANCEL, YOU)", 0),
        ("Event(V_CANCEL)", 1),
    ],
)
def test_whose_ability_was_cancelled_and_by_whom(event: str, gained: int) -> None:
    plus = "Ability(ENHANCE, (Modify(TheAttack(), DAMAGE, 1),))"
    stops = "Ability(RESPONSE, (Cancel(),), trigger=Event(V_ABILITY, RIVAL, kind=ENHANCE))"
    heals = f"Ability(CONTINUOUS, (Fired({event}, (Gain(1),)),))"
    cards = {"Veto": foundation([stops]), "Cheer": foundation([heals])}
    ring = attacking(p1(), p2(stage=["Veto", "Cheer"], health=9), cards, attack([plus]))
    ring.play("P1: use Jab", "P2: use Veto")
    assert now(ring).damage == 3
    assert health(ring)[1] == 9 + gained


@pytest.mark.proves("UVS-CONF-03")
@pytest.mark.parametrize(("whose", "damage"), [("YOU", 4), ("RIVAL", 3)])
def test_abilities_that_cannot_be_cancelled(whose: str, damage: int) -> None:
    plus = "Ability(ENHANCE, (Modify(TheAttack(), DAMAGE, 1),))"
    stops = "Ability(RESPONSE, (Cancel(),), trigger=Event(V_ABILITY, RIVAL, kind=ENHANCE))"
    firm = foundation([f"Ability(CONTINUOUS, (Rule(CANNOT, Event(V_CANCEL, {whose})),))"])
    ring = attacking(
        p1(stage=["Firm"]), p2(stage=["Veto"]), {"Veto": foundation([stops]), "Firm": firm}, attack([plus])
    )
    ring.play("P1: use Jab", "P2: use Veto")
    assert now(ring).damage == damage


# A moment happens to no card


@pytest.mark.proves("UVS-FIRED-09")
def test_what_waits_for_a_moment_speaks_of_what_set_it_off() -> None:
    later = "Fired(Moment(END_PHASE), (Remove(Ref('event')),))"
    exile = f"Ability(RESPONSE, ({later},), trigger=Event(V_PLAY, RIVAL, (Type((FOUNDATION,)),)))"
    cards = {"Gale": foundation([exile]), "Reed": foundation(difficulty=0), "Fern": foundation()}
    ring = table(p1(hand=["Reed"], pool=["Fern"], deck=["Fern"] * 9), p2(stage=["Gale"]), cards=cards)
    ring.play("P1: play Reed", "P2: use Gale")
    assert ring["P1.removed"] == ["Reed"]


# Keywords of other cards


def keywords(ring: Table) -> list[tuple[str, int]]:
    return [(word.name, word.rating) for word in now(ring).keywords]


@pytest.mark.proves("UVS-GAINKW-01")
def test_an_attack_gains_the_keywords_printed_on_another_card() -> None:
    gains = "Ability(ENHANCE, (GainKeywords(TheAttack(), Sel(1, YOU, (), (DISCARDS,), top=True)),))"
    cards = {"Loot": attack(keywords=["Stun: 2", "Kick"]), "Rust": attack(keywords=["Safe"])}
    ring = attacking(p1(discards=["Rust", "Loot"]), p2(), cards, attack([gains], keywords=["Stun: 1"]))
    ring.play("P1: use Jab: ability 2")
    assert keywords(ring) == [("Stun", 1), ("Stun", 2)]
    assert "Kick" in now(ring).traits


@pytest.mark.proves("UVS-KW-01")
def test_an_attack_loses_every_ability_but_those_of_its_keywords() -> None:
    strips = "Ability(ENHANCE, (Strip(TheAttack(), plain=True),))"
    plus = "Ability(ENHANCE, (Modify(TheAttack(), DAMAGE, 1),))"
    ring = attacking(
        p1(stage=["Solvent"]), p2(), {"Solvent": foundation([strips])}, attack([plus], keywords=["Stun: 2"])
    )
    assert "use Jab: ability 2" in ring.options
    ring.play("P1: use Solvent")
    assert [ability.keyword for ability in now(ring).abilities] == ["Stun"]
    assert keywords(ring) == [("Stun", 2)]


@pytest.mark.proves("UVS-KWRAT-01")
@pytest.mark.parametrize(("words", "gained"), [(["Stun: 2"], 1), (["Stun: 1"], 0), ([], 0), (["Stun: 1", "Throw"], 0)])
def test_a_card_is_asked_for_the_highest_of_its_ratings(words: list[str], gained: int) -> None:
    asks = "Ability(ENHANCE, (If(Is(TheAttack(), (Stat(RATING, '>=', 2),)), (Gain(1),)),))"
    mine = p1(stage=["Gauge"], health=9)
    ring = attacking(mine, p2(), {"Gauge": foundation([asks])}, attack(keywords=words))
    ring.play("P1: use Gauge")
    assert health(ring)[0] == 9 + gained


# Checks


@pytest.mark.proves("UVS-FIRED-03")
@pytest.mark.parametrize(("held", "passes"), [(1, True), (2, False)])
def test_checks_get_a_bonus_while_a_condition_holds(held: int, passes: bool) -> None:
    few = "Has(Sel(1, YOU, (Type((FOUNDATION,)),)), '<=', 1)"
    aims = f"Ability(CONTINUOUS, (CheckBonus(6, times=-1, cond={few}),))"
    cards = {"Lens": foundation([aims]), "Moss": foundation(), "Rock": foundation(difficulty=9)}
    stage = ["Lens", *["Moss"] * (held - 1)]
    ring = table(p1(stage=stage, hand=["Rock"]), p2(), cards=cards)
    ring.play("P1: play Rock")
    assert ("Rock" in ring["P1.stage"], "Rock" in ring["P1.discards"]) == (passes, not passes)


# Copies of an ability


@pytest.mark.proves("UVS-COPY-03")
@pytest.mark.parametrize(("same", "able"), [("copy", False), ("event", True)])
def test_no_copy_of_an_ability_may_be_played(same: str, able: bool) -> None:
    hushes = f"Ability(RESPONSE, (Rule(CANNOT, Event(V_ABILITY, same='{same}')),), trigger=Event(V_ABILITY, RIVAL))"
    draws = "Ability(FORM, (Draw(1),), (Flip(This()),))"
    gains = "Ability(FORM, (Gain(1),), (Flip(This()),))"
    cards = {"Hush": foundation([hushes]), "Well": foundation([draws]), "Pond": foundation([gains])}
    ring = table(p1(stage=["Well", "Well", "Pond"]), p2(stage=["Hush"]), cards=cards)
    ring.play("P1: use Well #1", "P2: use Hush")
    assert ("use Well" in [option.split(" #")[0] for option in ring.options]) is able
    assert "use Pond" in ring.options
