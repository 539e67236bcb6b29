"""A second reading of the rulebook, from the Damage Step to the played ability: what was not so."""

from __future__ import annotations

import pytest

from kumite.games.universus.faces import face
from kumite.games.universus.position import COMMITTED, FACEDOWN
from kumite.games.universus.terms import ENHANCE_STEP
from tests.games.universus.effects.tools import WALL, attacking, health, now
from tests.games.universus.ringside import PAGE, asset, attack, backup, character, foundation, p1, p2, table

NEXT_ATTACK = "Modify(Sel({}, YOU, (Type((ATTACK,)),), (POOL, TRANSIT), next=True), DAMAGE, 2, until=TURN)"
BUILDS = "Ability(FORM, (Build(Sel(1, tests=(Named('Rock'),), zones=(HAND,))),))"

# Events and fired effects


@pytest.mark.proves("UVS-EVENT-06", "UVS-FIRED-02")
def test_what_is_set_off_is_carried_out_though_its_card_has_left() -> None:
    leaves = "Ability(CONTINUOUS, (Fired(Event(V_DEAL, own=True), (Move(This(), HAND),)),))"
    heals = "Fired(Event(V_DEAL, attack=True), (Gain(2),), until=ATTACK_PERIOD, on=TheAttack())"
    ring = attacking(p1(health=9), p2(), {}, attack([leaves, f"Ability(ENHANCE, ({heals},))"]))
    ring.play("P1: use Jab").on("P2 block").play("P2: no block")
    assert ring.question == "P1 first"
    ring.play("P1: Jab #1")
    assert ring["P1.hand"] == ["Jab"]
    assert health(ring)[0] == 11


@pytest.mark.proves("UVS-FIRED-07")
def test_what_is_set_off_is_used_up_at_once() -> None:
    """Two effects wait for the same draw; the first of them draws again before the second is carried out."""
    once = "Fired(Event(V_DRAW, YOU), ({},))"
    text = f"Ability(FORM, ({once.format('Draw(1)')}, {once.format('Gain(1)')}, Draw(1)))"
    ring = table(p1(stage=["Well"], hand=[PAGE], health=9), p2(), cards={"Well": asset([text])})
    ring.play("P1: use Well", "P1: Well #1")
    assert (len(ring.g.hand[0]), health(ring)[0]) == (3, 10)
    assert ring.g.effects == ()


@pytest.mark.proves("UVS-FIRED-09")
def test_a_card_that_has_moved_since_the_trigger_is_not_changed() -> None:
    fired = "Ability(CONTINUOUS, (Fired(Event(V_BUILD, YOU), ({},)),))"
    for first, traits in (("Leaver", ()), ("Giver", ("Ally",))):
        ring = table(
            p1(stage=["Leaver", "Giver", "Post"], hand=["Rock", PAGE]),
            p2(),
            cards={
                "Leaver": asset([fired.format("Move(Ref('event'), DISCARDS)" if first == "Leaver" else "Gain(1)")]),
                "Giver": asset([fired.format("Grant(Ref('event'), trait='Ally')")]),
                "Rock": foundation(),
                "Post": asset([BUILDS]),
            },
        )
        ring.play("P1: use Post", f"P1: {first}")
        pile = ring.g.discards[0] if first == "Leaver" else ring.g.stage[0]
        assert face(ring.g, pile[-1]).traits == traits


@pytest.mark.proves("UVS-RESP-12", "UVS-CHECK-04")
def test_the_card_of_a_passed_check_is_still_there() -> None:
    back = "Ability(RESPONSE, (Move(Ref('event'), HAND),), (), Event(V_PASS, YOU))"
    ring = table(
        p1(stage=["Luck"], hand=["Rock"], deck=["Key"]),
        p2(),
        cards={"Luck": asset([back]), "Rock": foundation(), "Key": foundation(check=5)},
    )
    ring.play("P1: play Rock", "P1: use Luck")
    assert ring["P1.hand"] == ["Key"]


@pytest.mark.proves("UVS-ATK-11", "UVS-EVENT-01")
def test_an_attacked_backup_can_be_spoken_of() -> None:
    tired = "Ability(CONTINUOUS, (Fired(Event(V_ATTACKED, RIVAL, tests=(Type((BACKUP,)),)), (Commit(Ref('event')),)),))"
    for target, committed in (("attack P2's Guard", True), ("attack the character", False)):
        ring = table(
            p1(stage=[PAGE], hand=["Jab"]),
            p2(stage=["Guard", "Bell"], hand=["Wall"]),
            cards={"Jab": attack(), "Wall": WALL, "Bell": asset([tired]), "Guard": backup()},
        )
        ring.play("P1: play Jab", f"P1: {target}")
        assert bool(ring.g.flags[ring.g.stage[1][1]] & COMMITTED) == committed
        assert not ring.g.flags[ring.g.character[1]] & COMMITTED


@pytest.mark.proves("UVS-EVENT-06", "UVS-FDC-01")
@pytest.mark.parametrize(("tests", "heard"), [("State('face down')", False), ("Not(State('face down'))", True)])
def test_an_event_asks_how_its_card_lies(tests: str, heard: bool) -> None:
    hears = f"Ability(CONTINUOUS, (Fired(Event(V_COMMIT, RIVAL, tests=({tests},)), (Gain(1),)),))"
    ring = table(
        p1(stage=[PAGE], hand=["Rock"]),
        p2(stage=["Sun"], health=9),
        cards={"Sun": asset([hears]), "Rock": foundation(difficulty=4)},
    )
    ring.play("P1: play Rock", f"P1: commit {PAGE}")
    assert health(ring)[1] == (10 if heard else 9)


@pytest.mark.proves("UVS-EVENT-06", "UVS-DESTR-01", "UVS-RULING-95")
def test_a_card_that_was_face_down_is_remembered_so() -> None:
    hears = "Ability(CONTINUOUS, (Fired(Event(V_DESTROY, YOU, tests=(State('face down'),)), (Gain(1),)),))"
    ring = table(
        p1(stage=["Sun", "Axe", {"card": "Rock", "down": True}], hand=[PAGE], health=9),
        p2(),
        cards={
            "Sun": asset([hears]),
            "Rock": asset(),
            "Axe": asset(["Ability(FORM, (Destroy(Sel(1, tests=(Type((FOUNDATION,)),))),))"]),
        },
    )
    ring.play("P1: use Axe")
    assert health(ring)[0] == 10


@pytest.mark.proves("UVS-EVENT-01")
def test_another_card_is_not_the_card_itself() -> None:
    other = "Ability(CONTINUOUS, (Fired(Event(V_BUILD, YOU, tests=(State('other'),)), (Gain(1),)),))"
    for built, gained in (("Rock", 1), ("Echo Stone", 0)):
        ring = table(
            p1(stage=["Post", *(["Echo Stone"] if built == "Rock" else [])], hand=[built, PAGE], health=9),
            p2(),
            cards={
                "Post": asset([BUILDS.replace("Rock", built)]),
                "Rock": foundation(),
                "Echo Stone": foundation([other]),
            },
        )
        ring.play("P1: use Post")
        assert health(ring)[0] == 9 + gained


@pytest.mark.proves("UVS-PHASE-03")
def test_nothing_is_triggered_between_two_turns() -> None:
    hears = "Ability(CONTINUOUS, (Fired(Event(V_MOVE, ANY, to=DISCARDS), (Gain(1),)),))"
    lays = "Ability(FORM, (PlaceOnTop(Sel(1, zones=(HAND,), tests=(Named('Mask'),)), This(), until=TURN),))"
    ring = table(
        p1(stage=["Face", PAGE], hand=["Mask", PAGE]),
        p2(stage=["Sun"], health=9, hand=[PAGE]),
        cards={"Face": asset([lays]), "Sun": asset([hears]), "Mask": asset()},
    )
    ring.play("P1: use Face", f"P1: play {PAGE}").on("P2 review")
    assert ring["P1.discards"][-1] == "Mask"
    assert health(ring)[1] == 9


# The next attack


@pytest.mark.proves("UVS-NEXT-01", "UVS-RULING-94")
@pytest.mark.parametrize(("n", "left"), [(1, 0), (2, 1)])
def test_an_attack_that_was_played_before_is_the_next_to_enter_its_sequence(n: int, left: int) -> None:
    played = "Event(V_PLAY, YOU, tests=(Type((ATTACK,)),), notes=(AS_FORM,))"
    coach = f"Ability(RESPONSE, ({NEXT_ATTACK.format(n)},), (), {played})"
    ring = table(
        p1(stage=["Coach", PAGE], hand=["Jab"]),
        p2(hand=["Wall"]),
        cards={"Jab": attack(), "Coach": asset([coach]), "Wall": WALL},
    )
    ring.play("P1: play Jab", "P1: use Coach").on("P2 block")
    assert now(ring).damage == 5
    assert [effect.times for effect in ring.g.effects] == [left] * left


@pytest.mark.proves("UVS-NEXT-01", "UVS-MODIF-07", "UVS-RULING-94")
def test_an_attack_is_one_of_the_next_ones_once() -> None:
    coach = f"Ability(FORM, ({NEXT_ATTACK.format(2)},))"
    ring = table(
        p1(stage=["Coach", PAGE], hand=["Jab"]),
        p2(hand=["Wall"]),
        cards={"Jab": attack(), "Coach": asset([coach]), "Wall": WALL},
    )
    ring.play("P1: use Coach", "P1: play Jab").on("P2 block")
    assert now(ring).damage == 5
    assert [effect.times for effect in ring.g.effects] == [1]


@pytest.mark.proves("UVS-NEXT-02")
def test_a_copy_that_enters_its_sequence_is_no_next_card() -> None:
    eases = "Modify(Sel(1, YOU, (), (POOL, TRANSIT), next=True), DIFFICULTY, -1, until=TURN)"
    jab = attack([f"Ability(ENHANCE, ({eases}, Multiply(1)))"])
    ring = attacking(p1(), p2(hand=["Wall"]), {}, jab)
    ring.play("P1: use Jab").on("P2 block").play("P2: no block").on("P2 block")
    assert now(ring).multiple
    assert len(ring.g.effects) == 1


@pytest.mark.proves("UVS-RULING-76", "UVS-STACK-10")
def test_an_attack_that_is_put_on_the_stack_again_makes_no_declaration() -> None:
    again = "Ability(RESPONSE, (PutOnStack(This()),), (), Event(V_RESOLVE, own=True), riders=(Limit(1),))"
    ring = table(
        p1(stage=[PAGE], hand=["Jab"]),
        p2(stage=["Guard"], health=20),
        cards={"Jab": attack([again]), "Guard": backup(stamina=20)},
    )
    ring.play("P1: play Jab", "P1: attack P2's Guard").on("P1 respond").play("P1: use Jab").on("P1 momentum")
    assert health(ring)[1] == 17
    assert ring.g.wounds[ring.g.stage[1][1]] == 3


# Steps


@pytest.mark.proves("UVS-DET-03", "UVS-DROP-02")
def test_what_lasts_for_a_step_ends_with_a_dropped_attack() -> None:
    silence = "Rule(CANNOT, Event(V_ABILITY, RIVAL), until=ENHANCE_STEP)"
    jab = attack([f"Ability(ENHANCE, ({silence}, Move(This(), HAND)))"])
    ring = attacking(p1(stage=[PAGE]), p2(stage=["Sun"]), {"Sun": asset(["Ability(ENHANCE, (Gain(1),))"])}, jab)
    ring.play("P1: use Jab")
    assert (ring.question, ring.g.effects) == ("P1 form", ())
    ring.play("P1: play Jab", "P1: pass")
    assert "use Sun" in ring.options


@pytest.mark.proves("UVS-PHASE-02")
def test_an_enhance_step_that_is_over_cannot_be_ended_and_the_next_one_goes_on() -> None:
    jab = attack(["Ability(CONTINUOUS, (Fired(Event(V_DEAL, own=True), (End(ENHANCE_STEP),)),))"])
    sun = asset(["Ability(ENHANCE, (Gain(1),))"])
    ring = attacking(p1(stage=[PAGE], hand=["Kick"]), p2(stage=["Sun"]), {"Kick": attack(), "Sun": sun}, jab)
    ring.on("P2 block").play("P2: no block")
    assert ring.g.cut != ENHANCE_STEP
    ring.play("P1: play Kick")
    assert ring.question == "P2 enhance"


@pytest.mark.proves("UVS-PREST-12", "UVS-DURING-01", "UVS-RULING-93")
def test_an_attack_that_has_resolved_is_no_longer_in_its_sequence() -> None:
    for rider, asked in (("", True), ("OnAttack(True),", False)):
        text = f"Ability(RESPONSE, (Gain(1),), (), Event(V_RESOLVE, YOU), riders=({rider}))"
        ring = attacking(p1(stage=["Sun"]), p2(), {"Sun": asset([text])})
        ring.on("P2 block").play("P2: no block")
        assert (ring.question == "P1 respond") == asked


# Playing and paying


@pytest.mark.proves("UVS-PLAYTY-01", "UVS-PROG-02")
def test_what_is_said_of_playing_a_foundation_is_not_said_of_blocking_with_one() -> None:
    eases = "Rule(IGNORES, Event(V_PLAY, RIVAL, tests=(Type((FOUNDATION,)),), notes=({},)), times=1)"
    for role, blocked in (("AS_FORM", False), ("AS_BLOCK", True)):
        jab = attack([f"Ability(ENHANCE, ({eases.format(role)},))"])
        ring = attacking(p1(), p2(pool=[PAGE, PAGE], stage=[PAGE]), {"Wall": foundation(block="+0 mid")}, jab)
        ring.play("P1: use Jab").on("P2 block").play("P2: block with Wall")
        assert (ring.question == "P2 commit") == (not blocked)
        assert len(ring.g.effects) == (0 if blocked else 1)


@pytest.mark.proves("UVS-OPG-01", "UVS-OPG-02")
def test_once_per_game_holds_though_the_cost_turns_the_card() -> None:
    wish = "Ability(FORM, (Draw(1),), (Flip(This()),), riders=(Limit(1, GAME_PERIOD),))"
    ring = table(p1(stage=["Wish", "Wish"], hand=[PAGE]), p2(), cards={"Wish": asset([wish])})
    ring.play("P1: use Wish #1")
    assert not [option for option in ring.options if "Wish" in option]


@pytest.mark.proves("UVS-OPG-01", "UVS-OPG-02")
def test_once_per_game_holds_though_the_cost_gives_the_card_another_name() -> None:
    wish = "Ability(FORM, (Draw(1),), (Transform(This()),), riders=(Limit(1, GAME_PERIOD),))"
    two_sided = asset([wish], back={"name": "Granted", "type": "asset"})
    ring = table(p1(stage=["Wish", "Wish"], hand=[PAGE]), p2(), cards={"Wish": two_sided})
    ring.play(f"P1: {ring.begins('use')[0]}")
    assert "Granted (transformed)" in ring["P1.stage"]
    assert not [option for option in ring.options if "Wish" in option]


@pytest.mark.proves("UVS-OPG-01")
def test_once_per_game_holds_for_an_ability_that_was_gained() -> None:
    wish = "Ability(FORM, (Draw(1),), (Flip(This()),), riders=(Limit(1, GAME_PERIOD),))"
    gives = f"Ability(FORM, (Grant(Sel(99, tests=(Named('Star'),), every=True), ability={wish}),), (Commit(This()),))"
    ring = table(p1(stage=["Wand", "Star", "Star"], hand=[PAGE]), p2(), cards={"Wand": asset([gives]), "Star": asset()})
    ring.play("P1: use Wand", "P1: use Star #1")
    assert not [option for option in ring.options if "Star" in option]


@pytest.mark.proves("UVS-PREST-07", "UVS-COST-02")
@pytest.mark.parametrize(("cards", "asked"), [(1, False), (2, True)])
def test_the_rival_pays_all_of_a_price_to_cancel(cards: int, asked: bool) -> None:
    one = "Discard(Sel(1, zones=(HAND,)))"
    text = f"Ability(FORM, (Gain(1),), riders=(RivalMayCancel(({one}, {one})),))"
    ring = table(p1(stage=["Plea"], hand=[PAGE], health=9), p2(hand=[PAGE] * cards), cards={"Plea": asset([text])})
    ring.play("P1: use Plea")
    assert (ring.question == "P2 cancel") == asked


@pytest.mark.proves("UVS-DRIVE-01", "UVS-CONF-03")
def test_what_cannot_be_committed_is_not_driven() -> None:
    stops = "Ability(CONTINUOUS, (Rule(CANNOT, Event(V_COMMIT, RIVAL, tests=(Type((FOUNDATION,)),))),))"
    for stage, offered in ((["Bane"], False), ([], True)):
        ring = table(
            p1(stage=["Gear", PAGE, PAGE], hand=[PAGE]),
            p2(stage=stage),
            cards={"Gear": asset(["Ability(FORM, (Draw(1),), (Drive(2),))"]), "Bane": asset([stops])},
        )
        assert ("use Gear" in ring.options) == offered


# Zones


@pytest.mark.proves("UVS-DISC-01", "UVS-SEARCH-01")
def test_a_card_that_was_searched_for_can_be_discarded() -> None:
    seek = "Ability(FORM, (Search((DECK,), (Named('Key'),), (Discard(Ref('searched')),)),))"
    ring = table(
        p1(stage=["Seek"], hand=[PAGE], deck=["Key"]), p2(), cards={"Seek": asset([seek]), "Key": foundation()}
    )
    ring.play("P1: use Seek", "P1: Key in the deck")
    assert ring["P1.discards"] == ["Key"]
    assert not ring.told_of("discard")


@pytest.mark.proves("UVS-HAND-04")
def test_the_hand_that_has_no_such_card_is_shown() -> None:
    pry = "Ability(FORM, (Discard(Sel(1, RIVAL, (Type((ATTACK,)),), (HAND,))),))"
    ring = table(p1(stage=["Pry"], hand=[PAGE]), p2(hand=["Rock"]), cards={"Pry": asset([pry]), "Rock": foundation()})
    ring.play("P1: use Pry")
    assert [(line["by"], line["cards"]) for line in ring.told_of("reveal")] == [(1, ["Rock"])]


@pytest.mark.proves("UVS-MOM-02")
def test_a_card_that_goes_to_momentum_face_up_does_so_by_any_effect() -> None:
    shines = "Ability(CONTINUOUS, (Rule(FACE_UP, Event(V_MOVE, own=True, to=MOMENTUM)),))"
    adds = "Ability(FORM, (Move(Sel(1, tests=(Type((ATTACK,)),), zones=(HAND,)), MOMENTUM),))"
    for text, down in (([shines], False), ([], True)):
        ring = table(p1(stage=["Draft"], hand=["Jab", PAGE]), p2(), cards={"Jab": attack(text), "Draft": asset([adds])})
        ring.play("P1: use Draft")
        assert bool(ring.g.flags[ring.g.momentum[0][0]] & FACEDOWN) == down


# Pause conditions


@pytest.mark.proves("UVS-PAUSE-13", "UVS-PAUSE-06")
def test_a_character_that_cannot_go_keeps_no_other_in_the_stage() -> None:
    holds = "Ability(CONTINUOUS, (Rule(CANNOT, Event(V_MOVE, tests=(Named('Anna'),))),))"
    calls = "Ability(FORM, (Build(Sel(2, tests=(Type((CHARACTER,)),), zones=(HAND,)), facing='up'),))"
    guest = character(difficulty=1, check=3)
    ring = table(
        p1(stage=["Host", "Post"], hand=["Anna", "Berta", PAGE]),
        p2(),
        cards={"Host": asset([holds]), "Post": asset([calls]), "Anna": guest, "Berta": guest},
    )
    ring.play("P1: use Post")
    assert ring["P1.stage"][1:] == ["Host", "Post", "Anna"]
    assert ring["P1.discards"] == ["Berta"]


@pytest.mark.proves("UVS-PAUSE-13", "UVS-CYCLE-03", "UVS-RULING-92")
def test_who_cannot_lose_goes_on_without_a_deck() -> None:
    lives = "Ability(CONTINUOUS, (Rule(CANNOT, Event(V_DEFEAT, YOU)),))"
    for stage, over in ((["Phoenix"], False), ([], True)):
        ring = table(
            p1(stage=[*stage, "Well"], hand=["Rock"]),
            p2(),
            cards={
                "Phoenix": asset([lives]),
                "Rock": foundation(difficulty=0),
                "Well": asset(["Ability(FORM, (Draw(30),))"]),
            },
        )
        ring.play("P1: use Well")
        assert (ring.g.outcome is not None) == over
        if not over:
            assert len(ring.g.hand[0]) == 21
            ring.play("P1: play Rock").on("P2 form")
            assert ring["P1.discards"] == ["Rock"]
