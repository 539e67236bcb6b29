"""Modifiers, the next card, live cards and static effects, rule effects."""

from __future__ import annotations

import pytest

from kumite.games.universus.faces import face, is_live
from kumite.games.universus.kinds import class_of
from kumite.games.universus.position import FACEDOWN, REVEALED
from tests.games.universus.effects.tools import DRAWS, PLUS, WALL, attacking, health, lies, now
from tests.games.universus.ringside import PAGE, action, asset, attack, character, foundation, p1, p2, table

NEXT = "Sel(1, YOU, (Type((ATTACK,)),), (POOL, TRANSIT), next=True)"
NEXT_CARD = "Sel(1, YOU, (), (POOL, TRANSIT), next=True)"


@pytest.mark.proves("UVS-MODIF-01")
def test_a_modifier_changes_the_current_state() -> None:
    text = "Ability(ENHANCE, (Modify(TheAttack(), SPEED, 2),))"
    ring = attacking(p1(stage=["Plan"]), p2(), {"Plan": asset([text])})
    assert class_of(lies(ring, 0, 1).abilities[0].does[0]) == "modifier"
    ring.play("P1: use Plan")
    assert now(ring).speed == 5


@pytest.mark.proves("UVS-BRKT-02")
def test_what_it_says_of_itself_in_a_zone_is_so_there_and_nowhere_else() -> None:
    heavy = "Ability(CONTINUOUS, (Modify(This(), DIFFICULTY, 2),), riders=(In({place}),))"
    for place, need in (("DISCARDS", 3), ("MOMENTUM", 3), ("HAND", 5)):
        cards = {"Anchor": attack([heavy.format(place=place)], difficulty=3)}
        ring = table(p1(stage=[PAGE] * 3, hand=["Anchor"]), p2(), cards=cards).play("P1: play Anchor")
        assert ring.told_of("check")[0]["detail"] == str(need)
    cards = {"Anchor": attack([heavy.format(place="DISCARDS")], difficulty=3)}
    ring = table(p1(stage=[PAGE] * 3, discards=["Anchor"]), p2(), cards=cards)
    assert face(ring.g, ring.g.discards[0][-1]).difficulty == 5


@pytest.mark.proves("UVS-MODIF-02")
def test_a_card_that_is_announced_is_changed_before_its_check() -> None:
    easier = (
        "Ability(FORM, (Modify(Sel(1, YOU, (Type((FOUNDATION,)),), (POOL, TRANSIT), next=True), DIFFICULTY, "
        "-1, until=TURN),))"
    )
    all_of = (
        "Ability(CONTINUOUS, (Modify(Sel(9, YOU, (Type((FOUNDATION,)),), (TRANSIT,), every=True), DIFFICULTY, -2),))"
    )
    for text in (easier, all_of):
        ring = table(
            p1(stage=["Plan", PAGE], hand=["Rock"]),
            p2(),
            cards={"Plan": asset([text]), "Rock": foundation(difficulty=5)},
        )
        if text == easier:
            ring.play("P1: use Plan")
        ring.play("P1: play Rock")
        if text == easier:
            assert ring["check.need"] == 4
        else:
            assert not ring.told_of("commit")
            assert ring.told_of("build")


@pytest.mark.proves("UVS-MODIF-03")
def test_speed_and_damage_wait_until_the_attack_is_played() -> None:
    text = f"Ability(FORM, (Modify({NEXT}, SPEED, 2, until=TURN), Grant({NEXT}, Keyword('Stun', 1), until=TURN)))"
    ring = table(
        p1(stage=["Plan", PAGE], hand=["Jab"]),
        p2(hand=["Wall"]),
        cards={"Plan": asset([text]), "Jab": attack(difficulty=4), "Wall": WALL},
    )
    ring.play("P1: use Plan", "P1: play Jab")
    assert ring.question == "P1 commit"  # it is in transit
    seen = face(ring.g, ring.g.transit[0])
    assert seen.speed == 3
    assert [str(word) for word in seen.keywords] == ["Stun: 1"]
    ring.play("P1: commit Blank Page").on("P1 enhance")
    assert now(ring).speed == 5


@pytest.mark.proves("UVS-MODIF-04")
@pytest.mark.parametrize(("turn", "speed"), [("P1", 2), ("P2", 4)])
def test_the_active_players_modifiers_are_applied_first(turn: str, speed: int) -> None:
    mine = "Ability(CONTINUOUS, (Set(Sel(1, ANY, (Type((ATTACK,)),), (POOL,), every=True), SPEED, 4),))"
    theirs = "Ability(CONTINUOUS, (Modify(Sel(1, ANY, (Type((ATTACK,)),), (POOL,), every=True), SPEED, -2),))"
    cards = {"Four": asset([mine]), "Slow": asset([theirs]), "Jab": attack(speed=9), "Wall": WALL}
    sides = p1(stage=["Four", PAGE], hand=["Jab", "Wall"]), p2(stage=["Slow", PAGE], hand=["Jab", "Wall"])
    ring = table(*sides, cards=cards, turn=turn)
    ring.play(f"{turn}: play Jab").on("P2 block" if turn == "P1" else "P1 block")
    assert now(ring).speed == speed


@pytest.mark.proves("UVS-MODIF-04")
@pytest.mark.parametrize(("first", "speed"), [("Four", 6), ("Fast", 4)])
def test_of_ones_own_modifiers_one_says_the_order(first: str, speed: int) -> None:
    sets = f"Ability(FORM, (Set({NEXT}, SPEED, 4, until=TURN),))"
    adds = f"Ability(FORM, (Modify({NEXT}, SPEED, 2, until=TURN),))"
    cards = {"Four": asset([sets]), "Fast": asset([adds]), "Jab": attack(speed=9), "Wall": WALL}
    ring = table(p1(stage=["Four", "Fast", PAGE], hand=["Jab"]), p2(hand=["Wall"]), cards=cards)
    ring.play("P1: use Four", "P1: use Fast", "P1: play Jab")
    assert ring.question == "P1 sooner"
    assert sorted(ring.options) == ["Fast", "Four"]
    ring.play(f"P1: {first}").on("P2 block")
    assert now(ring).speed == speed
    assert ring.g.effects == ()


@pytest.mark.proves("UVS-MODIF-02", "UVS-MODIF-04")
def test_the_order_is_said_as_the_card_is_announced() -> None:
    sets = f"Ability(FORM, (Set({NEXT_CARD}, DIFFICULTY, 4, until=TURN),))"
    adds = f"Ability(FORM, (Modify({NEXT_CARD}, DIFFICULTY, -2, until=TURN),))"
    cards = {"Four": asset([sets]), "Easy": asset([adds]), "Rock": foundation(difficulty=9)}
    ring = table(p1(stage=["Four", "Easy", PAGE], hand=["Rock", PAGE]), p2(), cards=cards)
    ring.play("P1: use Four", "P1: use Easy", "P1: play Rock")
    assert ring.question == "P1 sooner"
    assert not ring.told_of("check")  # it is live in transit, and no check has been made
    ring.play("P1: Four")
    assert ring["P1.pool"] == ["Rock"]


@pytest.mark.proves("UVS-MODIF-05")
@pytest.mark.parametrize(("keywords", "speed"), [(["Punch"], 5), (["Kick"], 3)])
def test_a_requirement_that_is_not_met_fails_the_modifier(keywords: list[str], speed: int) -> None:
    text = "Ability(ENHANCE, (Modify(TheAttack(YOU, (Trait('Punch'),)), SPEED, 2),), (Flip(This()),))"
    ring = attacking(p1(stage=["Notes"]), p2(), {"Notes": foundation([text])}, attack(keywords=keywords))
    ring.play("P1: use Notes")
    assert now(ring).speed == speed
    assert ring["P1.stage"][1] == "Notes (face down)"


@pytest.mark.proves("UVS-MODIF-06", "UVS-MODIF-07")
@pytest.mark.parametrize("every", [True, False])
def test_once_unless_the_text_means_all(every: bool) -> None:
    one = "Ability(ENHANCE, (Modify(TheAttack(YOU), DAMAGE, 1),))"
    all_of = "Ability(ENHANCE, (Modify(Sel(9, YOU, (Type((ATTACK,)),), (POOL,), every=True), DAMAGE, 1, until=TURN),))"
    cards = {"Plan": asset([all_of if every else one], keywords=["Unique"]), "Hook": attack(), "Oak": asset([PLUS])}
    ring = attacking(p1(stage=["Plan", "Oak", PAGE], hand=["Hook"]), p2(), cards)
    ring.play("P1: use Plan")
    assert now(ring).damage == 4
    ring.play("P1: use Oak")
    assert now(ring).damage == 5  # settled again and again, and still changed once
    ring.on("P1 form").play("P1: play Hook").on("P1 enhance")
    assert now(ring).damage == (4 if every else 3)


@pytest.mark.proves("UVS-MODIF-07")
def test_a_new_state_is_changed_again() -> None:
    all_of = "Ability(CONTINUOUS, (Modify(Sel(9, YOU, (Type((ATTACK,)),), (POOL,), every=True), DAMAGE, 1),))"
    ring = attacking(
        p1(stage=["Plan", PAGE, PAGE], momentum=[PAGE], hand=[PAGE]),
        p2(),
        {"Plan": asset([all_of])},
        attack(keywords=["Echo"]),
    )
    assert now(ring).damage == 4
    ring.play("P2: no block")
    ring.on("P1 respond").play("P1: use Jab").on("P1 form")
    ring.play("P1: play Jab").on("P2 block")
    assert now(ring).damage == 4  # 3 and 1: once more, in the new state


@pytest.mark.proves("UVS-NEXT-01")
def test_the_next_attack_is_played_or_enters_its_sequence() -> None:
    text = f"Ability(ENHANCE, (Modify({NEXT}, DAMAGE, 2, until=TURN),))"
    jab = attack(keywords=["Multiple: 1"])
    ring = attacking(
        p1(stage=["Plan", PAGE], momentum=[PAGE], hand=["Hook"]), p2(), {"Plan": asset([text]), "Hook": attack()}, jab
    )
    ring.play("P1: use Plan", "P1: use Jab")
    assert now(ring).damage == 3
    ring.play("P2: no block").on("P2 block")
    assert ring.g.flags[ring.g.attack.card] & FACEDOWN
    assert now(ring).damage == 5
    ring.play("P2: no block").on("P1 form")
    ring.play("P1: play Hook").on("P2 block")
    assert now(ring).damage == 3


@pytest.mark.proves("UVS-NEXT-02")
def test_a_failed_attempt_was_the_next_card() -> None:
    text = f"Ability(FORM, (Modify({NEXT_CARD}, DIFFICULTY, -2, until=TURN),))"
    ring = table(
        p1(stage=["Plan"], hand=["Rock"], committed=True),
        p2(hand=[PAGE]),
        cards={"Plan": asset([text]), "Rock": foundation(difficulty=9)},
    )
    ring.play("P1: use Plan", "P1: play Rock")
    assert ring["P1.discards"].count("Rock") == 1
    assert ring.g.effects == ()


@pytest.mark.proves("UVS-NEXT-01", "UVS-NEXT-02", "UVS-PLAYTY-01")
def test_a_block_is_a_next_card_but_no_next_attack() -> None:
    text = (
        f"Ability(ENHANCE, (Modify({NEXT}, DIFFICULTY, -1, until=TURN), Modify({NEXT_CARD}, DIFFICULTY, -1, "
        "until=TURN)))"
    )
    ring = attacking(
        p1(hand=[PAGE]),
        p2(stage=["Plan", PAGE], hand=["Kick"]),
        {"Plan": asset([text]), "Kick": attack(block="+0 mid")},
    )
    ring.play("P2: use Plan", "P2: block with Kick")
    assert len(ring.g.effects) == 1  # the one for the next attack still waits


@pytest.mark.proves("UVS-OR-01")
@pytest.mark.parametrize(("keywords", "damage"), [(["Punch"], 4), (["Kick"], 4), (["Punch", "Kick"], 4), (["Slam"], 3)])
def test_one_trait_or_the_other(keywords: list[str], damage: int) -> None:
    either = "AnyOf((Trait('Punch'), Trait('Kick')))"
    text = f"Ability(CONTINUOUS, (Modify(Sel(9, YOU, (Type((ATTACK,)), {either}), (POOL,), every=True), DAMAGE, 1),))"
    ring = attacking(p1(stage=["Plan"]), p2(), {"Plan": asset([text])}, attack(keywords=keywords))
    assert ring.question == "P2 block"
    assert now(ring).damage == damage


# Live cards, static effects


@pytest.mark.proves("UVS-LIVE-01", "UVS-LIVE-02")
def test_which_cards_are_live() -> None:
    shows = (
        "Ability(FORM, (Reveal(Sel(1, tests=(Named('Rock'),), zones=(HAND,))), Discard(Sel(1, "
        "tests=(Named('Elm'),), zones=(HAND,)))))"
    )
    cards = {"Lamp": asset([shows]), "Rock": foundation(), "Elm": foundation(), "Fir": foundation(check=4)}
    ring = table(
        p1(
            stage=["Lamp", {"card": PAGE, "down": True}],
            momentum=[PAGE, {"card": PAGE, "up": True}],
            hand=["Rock", "Elm", "Elm", "Fir"],
        ),
        p2(),
        cards=cards,
    )
    g = ring.g
    assert [is_live(g, h) for h in g.stage[0]] == [True] * 3
    assert [is_live(g, h) for h in g.momentum[0]] == [False, True]
    assert not any(is_live(g, h) or g.state[h] is not None for h in g.hand[0] + g.deck[0])
    g.flags[g.hand[0][0]] |= REVEALED
    assert is_live(g, g.hand[0][0])


STRONG = "Ability(CONTINUOUS, (Modify(Sel(9, YOU, (Type((ATTACK,)),), (POOL,), every=True), DAMAGE, 1),))"


@pytest.mark.proves("UVS-LIVE-03", "UVS-STATIC-03")
def test_static_effects_of_characters_are_the_starting_ones_only() -> None:
    cards = {"Rival": character([STRONG]), "Hero": character([STRONG])}
    ring = attacking(p1(pool=["Rival"], discards=["Rival"], hand=["Rival"]), p2(), cards)
    assert now(ring).damage == 3
    ring = attacking(p1(character="Hero"), p2(), cards)
    assert now(ring).damage == 4
    ring = attacking(p1(discards=["Rival"]), p2(), cards, options={"statics": "everywhere"})
    assert now(ring).damage == 3
    shows = "Ability(ENHANCE, (Reveal(Sel(1, zones=(HAND,))), Modify(TheAttack(), SPEED, 1)))"
    ring = attacking(p1(hand=["Rival"], stage=["Lamp"]), p2(), {**cards, "Lamp": asset([shows])})
    ring.play("P1: use Lamp")
    assert now(ring).damage == 3
    assert now(ring).speed == 4


@pytest.mark.proves("UVS-STATIC-01", "UVS-STATIC-02", "UVS-RULING-12")
def test_a_static_effect_is_active_while_its_card_has_it() -> None:
    for mark, damage in (({}, 4), ({"down": True}, 3), ({"sealed": True}, 3), ({"committed": True}, 4)):
        ring = attacking(p1(stage=[{"card": "Fist", **mark}]), p2(), {"Fist": asset([STRONG])})
        assert now(ring).damage == damage
        assert ring.g.effects == ()
    ring = attacking(p1(discards=["Fist"], removed=["Fist"], pool=["Fist"]), p2(), {"Fist": asset([STRONG])})
    assert now(ring).damage == 3
    ring = attacking(p1(discards=["Fist"]), p2(), {"Fist": asset([STRONG])}, options={"statics": "everywhere"})
    assert now(ring).damage == 4  # at a table that reads it literally


@pytest.mark.proves("UVS-STATIC-02", "UVS-RULING-43")
@pytest.mark.parametrize(("table_wants", "damage"), [("once", 4), ("live", 3)])
def test_a_condition_that_ends_takes_nothing_back(table_wants: str, damage: int) -> None:
    """What the condition has brought stays, unless the table wants it taken back."""
    weak = (
        "Ability(CONTINUOUS, (While(Stands(YOU, 'desperation'), (Modify(Sel(9, YOU, (Type((ATTACK,)),), "
        "(POOL,), every=True), DAMAGE, 1),)),))"
    )
    heals = "Ability(ENHANCE, (Gain(9),))"
    cards = {"Fist": asset([weak]), "Herb": asset([heals])}
    ring = attacking(p1(stage=["Fist", "Herb"], health=9), p2(), cards, options={"desperation": table_wants})
    assert now(ring).damage == 4
    ring.play("P1: use Herb")
    assert now(ring).damage == damage


@pytest.mark.proves("UVS-LIVE-02")
def test_what_a_card_says_of_itself_counts_while_it_is_played() -> None:
    own = (
        "Ability(CONTINUOUS, (Modify(This(), DIFFICULTY, Minus(0, Count(Sel(9, YOU, (), (MOMENTUM,), every=True)))),))"
    )
    for kind in (foundation, attack):
        ring = table(
            p1(stage=[PAGE], hand=["Rock", PAGE], momentum=[PAGE, PAGE]),
            p2(hand=["Wall"]),
            cards={"Rock": kind([own], difficulty=5), "Wall": WALL},
        )
        ring.play("P1: play Rock")
        assert ring["P1.pool"] == ["Rock"]
        assert face(ring.g, ring.g.pool[0][0]).difficulty == 3


# Rules


@pytest.mark.proves("UVS-RULE-01")
def test_a_rule_effect_adds_a_rule_while_it_lasts() -> None:
    bars = "Ability(ENHANCE, (Rule(CANNOT, Event(V_PLAY, RIVAL, (Type((ACTION,)),)), until=ATTACK_PERIOD),))"
    cards = {"Gag": asset([bars]), "Trick": action([PLUS]), "Hook": attack()}
    ring = attacking(p1(stage=["Gag", PAGE], hand=["Hook"]), p2(hand=["Trick"], stage=[PAGE]), cards)
    ring.play("P1: use Gag")
    assert class_of(ring.g.effects[0].body) == "rule"
    assert ring.question == "P2 block"
    ring.play("P2: no block").on("P1 form")
    ring.play("P1: play Hook", "P1: pass")
    assert ring.question == "P2 enhance"
    assert "use Trick" in ring.options


@pytest.mark.proves("UVS-RULE-02")
def test_a_rule_comes_before_other_effects() -> None:
    up = (
        "Ability(CONTINUOUS, (Rule(FACE_UP, Event(V_MOVE, own=True, to=MOMENTUM)), Fired(Event(V_MOVE, "
        "own=True, to=MOMENTUM), (Gain(Count(Sel(9, tests=(Not(State('face down')),), zones=(MOMENTUM,), "
        "every=True))),))))"
    )
    ring = attacking(p1(stage=[PAGE], health=9), p2(hand=[PAGE]), {}, attack([up]))
    ring.play("P2: no block").on("P1 momentum").play("P1: into momentum")
    assert ring["P1.momentum"] == ["Jab"]
    assert health(ring)[0] == 10


@pytest.mark.proves("UVS-RULE-03")
@pytest.mark.parametrize(("turn", "lost"), [("P1", 8), ("P2", 7)])
def test_the_active_players_rules_are_applied_first(turn: str, lost: int) -> None:
    rule = "Ability(CONTINUOUS, (Rule(DEALS, Event(V_DEAL), {}),))"
    cards = {"Seven": asset([rule.format(7)]), "Eight": asset([rule.format(8)]), "Jab": attack()}
    ring = table(
        p1(stage=["Seven", PAGE], hand=["Jab"]), p2(stage=["Eight", PAGE], hand=["Jab"]), cards=cards, turn=turn
    )
    ring.play(f"{turn}: play Jab").on(f"{turn} form", f"{turn} momentum")
    assert health(ring)[1 if turn == "P1" else 0] == 25 - lost  # the other player's is applied last


@pytest.mark.proves("UVS-RULE-04")
def test_what_forbids_prevails() -> None:
    allows = "Ability(CONTINUOUS, (Rule(PLAYABLE, Event(V_PLAY, YOU, (Type((ATTACK,)),)), zones=(DISCARDS,)),))"
    forbids = "Ability(CONTINUOUS, (Rule(CANNOT, Event(V_PLAY, ANY, (Type((ATTACK,)),), notes=(AS_FORM,))),))"
    cards = {"Grave": asset([allows]), "Peace": asset([forbids]), "Jab": attack(), "Book": asset([DRAWS])}
    for stage in (["Grave", "Peace"], ["Peace", "Grave"]):
        ring = table(p1(stage=["Book", *stage], discards=["Jab"]), p2(), cards=cards)
        assert not ring.begins("play")
    ring = table(p1(stage=["Book", "Grave"], discards=["Jab"]), p2(), cards=cards)
    assert ring.begins("play") == ["play Jab in the discard pile"]
