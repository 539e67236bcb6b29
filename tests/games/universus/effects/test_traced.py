"""What the log of the turn knows, what several cards are, what both players do, and seams that few texts speak of."""

from __future__ import annotations

import pytest

from tests.games.universus.effects.tools import attacking, health, now
from tests.games.universus.ringside import PAGE, Table, asset, attack, backup, foundation, p1, p2, table


def gains(cond: str) -> str:
    return f"Ability(ENHANCE, (If({cond}, (Gain(5),)),))"


# Several cards


@pytest.mark.parametrize(
    ("cond", "discards", "so"),
    [
        ("Every(Sel(2, YOU, (), (DISCARDS,), top=True), (Type((FOUNDATION,)),))", ["Leaf", "Rock"], True),
        ("Every(Sel(2, YOU, (), (DISCARDS,), top=True), (Type((FOUNDATION,)),))", ["Leaf", "Hook"], False),
        ("Every(Sel(2, YOU, (), (DISCARDS,), top=True), (Type((FOUNDATION,)),))", [], False),
        ("Alike(Sel(2, YOU, (), (DISCARDS,), top=True))", ["Leaf", "Rock"], True),
        ("Alike(Sel(2, YOU, (), (DISCARDS,), top=True))", ["Leaf", "Hook"], False),
        ("Alike(Sel(2, YOU, (), (DISCARDS,), top=True))", ["Leaf"], False),
        ("Alike(Sel(2, YOU, (), (DISCARDS,), top=True), 'name')", ["Leaf", "Rock"], False),
        ("Alike(Sel(2, YOU, (), (DISCARDS,), top=True), 'name')", ["Leaf", "Leaf"], True),
        ("Alike(Sel(2, YOU, (), (DISCARDS,), top=True), 'symbol')", ["Leaf", "Rock"], True),
        ("Alike(Sel(2, YOU, (), (DISCARDS,), top=True), 'symbol')", ["Leaf", "Hook"], False),
    ],
)
def test_what_several_cards_are(cond: str, discards: list[str], so: bool) -> None:
    cards = {
        "Scroll": foundation([gains(cond)]),
        "Leaf": foundation(symbols=["fire", "air"]),
        "Rock": foundation(symbols=["fire"]),
        "Hook": attack(symbols=["water"]),
    }
    ring = attacking(p1(stage=["Scroll"], discards=discards, health=9), p2(), cards)
    ring.play("P1: use Scroll")
    assert health(ring)[0] == 9 + 5 * so


@pytest.mark.parametrize(("deck", "so"), [(["Leaf", "Hook"], 0), (["Hook", "Hook"], 5)])
def test_cards_that_have_moved_since_still_count(deck: list[str], so: int) -> None:
    found = "Move(Sel(1, tests=(Among('milled'), Type((FOUNDATION,))), zones=(DISCARDS,)), HAND)"
    none = "If(Some(Ref('milled'), (Type((FOUNDATION,)),), '=', 0), (Gain(5),))"
    cards = {
        "Scroll": foundation([f"Ability(ENHANCE, (Mill(2), {found}, {none}))"]),
        "Leaf": foundation(),
        "Hook": attack(),
    }
    ring = attacking(p1(stage=["Scroll"], deck=deck, health=9), p2(), cards)
    ring.play("P1: use Scroll")
    if ring.question == "P1 move":
        ring.play(f"P1: {ring.options[0]}")
    assert health(ring)[0] == 9 + so


@pytest.mark.proves("UVS-OR-01")
@pytest.mark.parametrize(("name", "can"), [("Friend", True), ("Beast", True), ("Hook", False), ("Rock", False)])
def test_one_of_several_kinds(name: str, can: bool) -> None:
    kinds = "AnyOf((Type((BACKUP,)), AllOf((Type((ATTACK,)), Kw('Shift')))))"
    text = f"Ability(ENHANCE, (Move(Sel(1, tests=({kinds},), zones=(DISCARDS,)), HAND),))"
    cards = {
        "Scroll": foundation([text]),
        "Friend": backup(),
        "Beast": attack(keywords=["Shift"], back={"type": "asset", "name": "Beast at Rest"}),
        "Hook": attack(),
        "Rock": foundation(),
    }
    ring = attacking(p1(stage=["Scroll"], discards=[name]), p2(), cards)
    ring.play("P1: use Scroll")
    if ring.question == "P1 move":
        ring.play(f"P1: {ring.options[0]}")
    assert (name in ring["P1.hand"]) is can


@pytest.mark.proves("UVS-BOTH-02")
@pytest.mark.parametrize(("mine", "theirs", "so"), [("Leaf", "Leaf", 5), ("Leaf", "Hook", 0), ("Hook", "Leaf", 0)])
def test_what_both_have_milled_is_all_of_it(mine: str, theirs: str, so: int) -> None:
    text = "Ability(ENHANCE, (ByBoth(Mill(1)), If(Every(Ref('milled'), (Type((FOUNDATION,)),)), (Gain(5),))))"
    cards = {"Scroll": foundation([text]), "Leaf": foundation(), "Hook": attack()}
    ring = attacking(p1(stage=["Scroll"], deck=[mine], health=9), p2(deck=[theirs]), cards)
    ring.play("P1: use Scroll")
    assert health(ring)[0] == 9 + so


# The log


def played_as(op: str, n: int) -> Table:
    asks = f"Ability(RESPONSE, (If(NthPlayed(This(), Event(V_PLAY, YOU), '{op}', {n}), (Gain(5),)),), (), {RESOLVES})"
    return table(
        p1(hand=["Leaf", "Jab"], stage=[PAGE] * 4, health=9),
        p2(),
        cards={"Leaf": foundation(difficulty=0), "Jab": attack([asks], difficulty=0)},
    )


RESOLVES = "Event(V_RESOLVE, own=True)"


@pytest.mark.parametrize(("op", "n", "so"), [("=", 2, 5), (">=", 2, 5), ("=", 1, 0), (">=", 3, 0)])
def test_which_card_of_the_turn_it_was(op: str, n: int, so: int) -> None:
    ring = played_as(op, n)
    ring.play("P1: play Leaf").on("P1 form")
    ring.play("P1: play Jab").on("P1 respond")
    ring.play("P1: use Jab")
    assert health(ring)[0] == 9 + so


@pytest.mark.parametrize(("test", "so"), [("DealtSo('<=', 3)", True), ("DealtSo('>=', 4)", False)])
def test_how_much_damage_an_attack_has_dealt(test: str, so: bool) -> None:
    text = f"Ability(FORM, (Draw(1),), (Clear(Sel(1, tests=({test},), zones=(POOL,))),))"
    ring = attacking(p1(stage=["Scroll"]), p2(), {"Scroll": foundation([text])}, attack())
    ring.on("P1 form")
    assert ("use Scroll" in ring.options) is so


@pytest.mark.proves("UVS-CNTR-02")
@pytest.mark.parametrize(("test", "so"), [("Bearing('Wall', '>=', 2)", 5), ("Bearing('Gate')", 0), ("Bearing()", 5)])
def test_counters_on_a_card(test: str, so: int) -> None:
    puts = "Ability(ENHANCE, (Counter(This(), 'Wall', 2),))"
    cards = {"Tower": foundation([puts]), "Scroll": foundation([gains(f"Has(Sel(1, YOU, ({test},)))")])}
    ring = attacking(p1(stage=["Tower", "Scroll"], health=9), p2(), cards)
    ring.play("P1: use Tower").on("P1 enhance").play("P1: use Scroll")
    assert health(ring)[0] == 9 + so


@pytest.mark.parametrize(
    ("keyword", "asked", "so"), [("Stun: 1", "Stun", True), ("Stun: 1", "Powerful", False), ("", "Stun", False)]
)
def test_what_stun_has_committed(keyword: str, asked: str, so: bool) -> None:
    text = f"Ability(ENHANCE, (Freeze(Sel(1, RIVAL, (GivenFor(V_COMMIT, TheAttack(), '{asked}'),))),))"
    jab = attack([text], keywords=[keyword] if keyword else [])
    ring = attacking(
        p1(), p2(stage=["Leaf", {"card": "Rock", "committed": True}]), {"Leaf": foundation(), "Rock": foundation()}, jab
    )
    if keyword:
        ring.play("P1: use Jab: Stun").on("P1 enhance")
    ring.play("P1: use Jab")
    assert any("frozen" in str(card) for card in ring["P2.stage"]) is so


def test_what_was_spent_for_a_keyword() -> None:
    spent = "GivenFor(V_SPEND, TheAttack(), 'Powerful', True)"
    text = f"Ability(ENHANCE, (Build(Sel(99, tests=({spent},), zones=(DISCARDS,), every=True)),))"
    jab = attack([text], keywords=["Powerful: 2", "EX: 1"])
    ring = attacking(p1(momentum=["Leaf", "Rock"]), p2(), {"Leaf": foundation(), "Rock": foundation()}, jab)
    ring.play("P1: use Jab: EX")
    ring.play(f"P1: {ring.options[0]}").on("P1 enhance")
    ring.play("P1: use Jab: Powerful")
    if ring.question == "P1 x":
        ring.play("P1: 1")
    ring.on("P1 enhance").play("P1: use Jab")
    assert len([card for card in ring["P1.stage"] if card in ("Leaf", "Rock")]) == 1


@pytest.mark.proves("UVS-CHECK-02")
@pytest.mark.parametrize(("test", "so"), [("Stat(CHECK, '>=', 5)", 5), ("Stat(CHECK, '<=', 4)", 0)])
def test_the_card_that_was_checked_to_play_it(test: str, so: int) -> None:
    jab = attack([gains(f"CheckedWith(TheAttack(), ({test},))")], difficulty=1)
    ring = table(p1(hand=["Jab"], deck=["Sun"], health=9), p2(), cards={"Jab": jab, "Sun": foundation(check=6)})
    ring.play("P1: play Jab").on("P1 enhance").play("P1: use Jab")
    assert health(ring)[0] == 9 + so


@pytest.mark.parametrize(("who", "so"), [("RIVAL", 5), ("YOU", 0)])
def test_why_it_happened(who: str, so: int) -> None:
    event = "Event(V_DESTROY, YOU, (Type((FOUNDATION,)),)"
    text = f"Ability(RESPONSE, (If(WasSo({event}, cause={who})), (Gain(5),)),), (), {event}))"
    cards = {
        "Scroll": foundation([text]),
        "Leaf": foundation(),
        "Jab": attack(["Ability(ENHANCE, (Destroy(Sel(1, RIVAL, (Named('Leaf'),))),))"]),
    }
    ring = attacking(p1(), p2(stage=["Scroll", "Leaf"], health=9), cards, cards["Jab"])
    ring.play("P1: use Jab").on("P2 respond").play("P2: use Scroll")
    assert health(ring)[1] == 9 + so


@pytest.mark.proves("UVS-EVENT-02")
def test_of_several_cards_it_is_the_one_that_was_asked_for() -> None:
    keeps = "Ability(RESPONSE, (Move(Ref('event'), HAND),), (), Event(V_MILL, YOU, (Type((ATTACK,)),)))"
    cards = {
        "Net": foundation([keeps]),
        "Mill": foundation(["Ability(FORM, (Mill(3),))"]),
        "Hook": attack(),
        "Leaf": foundation(),
    }
    ring = table(p1(stage=["Net", "Mill"], deck=["Leaf", "Hook", "Leaf"]), p2(), cards=cards)
    ring.play("P1: use Mill").on("P1 respond").play("P1: use Net")
    assert ring["P1.hand"] == ["Hook"]


# Checks


@pytest.mark.proves("UVS-CHECK-05")
@pytest.mark.parametrize(("played", "can"), [("(This(),)", True), ("(Type((ATTACK,)),)", False)])
def test_what_counts_for_one_check_only(played: str, can: bool) -> None:
    act = f"Event(V_COMMIT, YOU, (Type((ASSET,)),), via=BY_CHECK, played={played})"
    text = f"Ability(CONTINUOUS, (Rule(AS_THOUGH, {act}),))"
    cards = {"Leaf": foundation([text], difficulty=5), "Thing": asset()}
    ring = table(p1(hand=["Leaf"], stage=["Thing", "Thing"]), p2(), cards=cards)
    ring.play("P1: play Leaf")
    assert (ring.question == "P1 commit") is can


@pytest.mark.parametrize(("purpose", "can"), [("FOR_BLOCK", False), ("FOR_FORM", True)])
def test_what_a_check_is_for(purpose: str, can: bool) -> None:
    act = "Event(V_COMMIT, YOU, own=True, via=BY_CHECK)"
    text = f"Ability(CONTINUOUS, (Rule(COUNTS, {act}, 2, cond=ForCheck(({purpose},))),))"
    ring = table(
        p1(hand=["Leaf"], stage=["Pillar"]),
        p2(),
        cards={"Leaf": foundation(difficulty=6), "Pillar": foundation([text])},
    )
    ring.play("P1: play Leaf")  # 3 short: the pillar and the character
    assert (ring.question == "P1 commit") is can


# Seams


@pytest.mark.proves("UVS-PHASE-03", "UVS-ENDPH-02")
def test_the_end_of_the_end_phase_comes_after_the_pools_are_cleared() -> None:
    late = (
        "Ability(CONTINUOUS, (Fired(Moment(END_PHASE, ENDS, YOU), (Draw(Count(Sel(1, YOU, (), (POOL,)))), Gain(1))),))"
    )
    ring = table(
        p1(hand=["Leaf", PAGE], stage=["Clock"], health=9),
        p2(hand=[PAGE]),
        cards={"Clock": foundation([late]), "Leaf": foundation(difficulty=0)},
    )
    ring.play("P1: play Leaf").on("P2 review")
    assert health(ring)[0] == 10
    assert not ring.told_of("draw")
    ring.on("P1 review")
    assert health(ring)[0] == 10  # not at the end of the rival's turn


@pytest.mark.proves("UVS-ENHST-04")
@pytest.mark.parametrize(("whose", "so"), [("RIVAL", True), ("YOU", False)])
def test_giving_up_an_enhance_is_told_to_whoever_waits(whose: str, so: bool) -> None:
    text = f"Ability(RESPONSE, (Modify(This(), DAMAGE, 2),), (), Moment(ENHANCE_STEP, 2, {whose}))"
    ring = attacking(p1(stage=["Scroll"]), p2(), {"Scroll": foundation([gains("Attacking()")] * 2)}, attack([text]))
    ring.play("P1: use Scroll: ability 1").on("P1 respond", "P1 enhance")
    assert (ring.question == "P1 respond") is so


@pytest.mark.proves("UVS-CLRP-02")
@pytest.mark.parametrize(("during", "stays"), [("END_PHASE", True), ("COMBAT_PHASE", False)])
def test_a_card_that_does_not_clear(during: str, stays: bool) -> None:
    rule = f"Rule(CANNOT, Event(V_CLEAR, during={during}), on=TheAttack(), until=TURN)"
    jab = attack([f"Ability(ENHANCE, ({rule},))"], damage=0)
    ring = attacking(p1(), p2(), {}, jab)
    ring.play("P1: use Jab").on("P2 review")
    assert ("Jab" in ring["P1.pool"]) is stays


@pytest.mark.parametrize(("top", "kept"), [("True", True), ("False", False)])
def test_cards_in_a_random_order(top: str, kept: bool) -> None:
    text = f"Ability(FORM, (Look(Sel(3, zones=(DECK,), top=True)), Arrange(Ref('looked at'), {top}, random=True)))"
    cards = {"Scroll": foundation([text]), "A": foundation(), "B": foundation(), "C": foundation()}
    ring = table(p1(stage=["Scroll"], deck=["A", "B", "C"]), p2(), cards=cards)
    ring.play("P1: use Scroll").on("P1 form")
    g = ring.g
    names = [ring.g.kind[h] for h in (g.deck[0][:3] if kept else g.deck[0][-3:])]
    assert len(set(names)) == 3
    assert not any(g.known[h] for h in (g.deck[0][:3] if kept else g.deck[0][-3:]))  # nobody knows the order


# Numbers


@pytest.mark.proves("UVS-KWRAT-02")
def test_one_of_its_ratings() -> None:
    text = "Ability(ENHANCE, (Rate(TheAttack(), 'one', 2),))"
    ring = attacking(
        p1(stage=["Scroll"]), p2(), {"Scroll": foundation([text])}, attack(keywords=["Stun: 1", "EX: 1", "Punch"])
    )
    ring.play("P1: use Scroll")
    assert ring.question == "P1 keyword"
    assert len(ring.options) == 2


@pytest.mark.parametrize(("cause", "left"), [("RIVAL", 3), ("YOU", 1)])
def test_a_number_that_a_rival_cannot_reduce_below_its_print(cause: str, left: int) -> None:
    keeps = f"Rule(KEEPS, Event(V_PENALTY, own=True, notes=(DAMAGE,), cause={cause}), Value(This(), DAMAGE, True))"
    jab = attack([f"Ability(CONTINUOUS, ({keeps},))"])
    hits = "Ability(ENHANCE, (Modify(TheAttack(), DAMAGE, -2),))"
    ring = attacking(p1(), p2(stage=["Scroll"]), {"Scroll": foundation([hits])}, jab)
    ring.on("P2 enhance").play("P2: use Scroll").on("P2 block")
    assert now(ring).damage == left


@pytest.mark.parametrize(("n", "damage"), [(1, 3), (2, 8)])
def test_the_second_attack_of_each_turn(n: int, damage: int) -> None:
    second = "Sel(99, ANY, (Type((ATTACK,)), FirstPlayed(n=2)), (POOL, TRANSIT), every=True)"
    text = f"Ability(CONTINUOUS, (Modify({second}, DAMAGE, 5),))"
    cards = {"Gym": asset([text]), "One": attack(difficulty=0), "Two": attack(difficulty=0)}
    ring = table(p1(hand=["One", "Two"], stage=["Gym", PAGE, PAGE], health=9), p2(health=25), cards=cards)
    for name in ("One", "Two")[:n]:
        ring.play(f"P1: play {name}").on("P1 form")
    assert 25 - health(ring)[1] == (3 if n == 1 else 3 + damage)


def test_a_card_that_is_played_from_elsewhere_ignores_progressive_difficulty() -> None:
    text = "Ability(CONTINUOUS, (Rule(IGNORES, Event(V_PLAY, own=True, origin=HAND, away=True)),))"
    lets = "Ability(FORM, (Rule(PLAYABLE, Event(V_PLAY, YOU), zones=(DISCARDS,), until=TURN),))"
    cards = {"Door": foundation([lets]), "Jab": attack([text], difficulty=3)}
    ring = table(p1(hand=["Jab"], discards=["Jab"], stage=["Door", PAGE, PAGE], pool=[PAGE, PAGE]), p2(), cards=cards)
    ring.play("P1: use Door")
    there = [option for option in ring.options if option.startswith("play Jab")]
    assert len(there) == 2
    ring.play(f"P1: {next(option for option in there if 'discard' in option)}")
    assert ring.question != "P1 commit"  # a 3 is enough


@pytest.mark.parametrize(("keyword", "so"), [("Stun", True), ("Powerful", False)])
def test_what_this_attacks_stun_commits_is_waited_for(keyword: str, so: bool) -> None:
    waited = f"Event(V_COMMIT, RIVAL, (Type((FOUNDATION,)), GivenFor(V_COMMIT, This(), '{keyword}')))"
    text = f"Ability(RESPONSE, (Freeze(Sel(1, RIVAL, (Among('event'),), (STAGE,))),), (), {waited})"
    ring = attacking(p1(), p2(stage=["Leaf"]), {"Leaf": foundation()}, attack([text], keywords=["Stun: 1"]))
    ring.play("P1: use Jab")
    assert (ring.question == "P1 respond") is so
    if so:
        ring.play("P1: use Jab")
    assert any("frozen" in str(card) for card in ring["P2.stage"]) is so


def test_the_attack_that_was_blocked_is_flipped_as_it_resolves() -> None:
    later = "Fired(Event(V_RESOLVE, RIVAL, notes=(PARTIALLY, COMPLETELY)), (Flip(Ref('event')),), ATTACK_PERIOD)"
    text = f"Ability(RESPONSE, ({later},), trigger=Event(V_STATUS, RIVAL, own=True, notes=(PARTIALLY, COMPLETELY)))"
    cards = {"Wall": attack([text], block="+0 mid"), "Leaf": foundation(check=6)}
    ring = attacking(p1(hand=["Leaf"], deck=["Leaf"] * 3), p2(deck=["Leaf"] * 3), cards)
    ring.play("P2: block with Wall").on("P2 respond").play("P2: use Wall").on("P1 form")
    assert "Jab (face down)" in ring["P1.pool"]
    assert "Wall" in ring["P2.pool"]
