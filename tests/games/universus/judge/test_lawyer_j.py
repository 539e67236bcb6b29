"""What a judge would ask of a turn: ends that come in the middle of something, and the lines of the log."""

from __future__ import annotations

import pytest

from kumite.core.game import meant
from kumite.core.position import JUDGE
from tests.games.universus.ringside import (
    PAGE,
    Side,
    Table,
    asset,
    attack,
    backup,
    character,
    foundation,
    p1,
    p2,
    table,
)

WALL = foundation(block="+0 mid")
JAB = attack(difficulty=0)


def told(ring: Table, seat: int = JUDGE) -> list[str]:
    """What the last answer caused, as a seat hears it."""
    return [event.text(ring.match.seats, seat) for event in ring.g.events]


def last_told(ring: Table) -> list[str]:
    return [event["text"] for event in ring.told]


def ended(text: str, mine: Side | None = None, theirs: Side | None = None) -> Table:
    """P1's Jab is in its Enhance Step; P1 and P2 have a Bell with this text, and P2 a Wall to block with."""
    cards = {"Jab": JAB, "Wall": WALL, "Bell": foundation([text])}
    one, two = {"stage": ["Bell"], "hand": ["Jab", "Jab"]}, {"stage": ["Bell"], "hand": ["Wall"]}
    return table(p1(**one | (mine or {})), p2(**two | (theirs or {})), cards=cards).play("P1: play Jab")


# Ends


@pytest.mark.proves("UVS-PHASE-02", "UVS-RULING-27")
def test_an_attack_goes_no_further_once_an_effect_has_ended_the_combat_phase() -> None:
    ring = ended("Ability(ENHANCE, (End(COMBAT_PHASE), Draw(1)), (Commit(This()),))").play("P1: use Bell")
    assert (ring.question, ring["P2.health"], ring["phase"]) == ("P2 review", 25, "Review Step")
    assert len(ring.told_of("draw")) == 1  # the rest of the effect comes first
    assert "P1's Jab goes no further: the Combat Phase is over." in last_told(ring)
    assert not ring.told_of("resolve")


@pytest.mark.proves("UVS-PHASE-02")
@pytest.mark.parametrize(
    "event", ["Event(V_PLAY, RIVAL, notes=(AS_BLOCK,))", "Event(V_STATUS)", "Event(V_BEFORE_TAKE)", "Event(V_DEAL)"]
)
def test_the_combat_phase_ends_wherever_the_attack_is(event: str) -> None:
    """Nothing is blocked, dealt or resolved any more, and the attack lies in the card pool as it is."""
    high = {"hand": ["High"], "deck": [PAGE], "stage": [PAGE]}
    cards = {"Jab": JAB, "High": foundation(block="+0 high")}
    cards["Bell"] = foundation([f"Ability(RESPONSE, (End(COMBAT_PHASE),), (Commit(This()),), {event})"])
    ring = table(p1(stage=["Bell"], hand=["Jab"]), p2(**high), cards=cards).play("P1: play Jab").on("P2 block")
    ring.play("P2: block with High").on("P1 respond").play("P1: use Bell").on("P1 momentum", "P2 review", "P2 form")
    assert not ring.told_of("resolve")
    assert bool(ring.told_of("deal")) is ("V_DEAL" in event)
    assert bool(ring.told_of("block")) is ("PLAY" not in event)


@pytest.mark.proves("UVS-PHASE-02", "UVS-RULING-27")
@pytest.mark.parametrize("event", ["Event(V_CHECK, YOU)", "Event(V_PLAY, YOU)"])
def test_an_attack_that_is_being_played_then_does_not_begin(event: str) -> None:
    cards = {"Jab": JAB, "Bell": foundation([f"Ability(RESPONSE, (End(COMBAT_PHASE),), (Commit(This()),), {event})"])}
    ring = table(p1(stage=["Bell"], hand=["Jab"]), p2(), cards=cards).play("P1: play Jab", "P1: use Bell")
    ring.on("P2 form")
    assert (ring["P2.health"], ring.told_of("enter")) == (25, [])
    ring.play("P2: play Blank Page")
    assert ring.question == "P2 form"  # the next phase is another one


@pytest.mark.proves("UVS-PHASE-02")
@pytest.mark.parametrize(("whose", "ends"), [("YOU", False), ("RIVAL", True), ("ANY", True)])
def test_your_combat_phase_is_not_your_rival_s(whose: str, ends: bool) -> None:
    ring = ended(f"Ability(ENHANCE, (End(COMBAT_PHASE, {whose}),), (Commit(This()),))")
    ring.play("P1: pass", "P2: use Bell").on("P2 block", "P2 review")
    assert ring.question == ("P2 review" if ends else "P2 block")


@pytest.mark.proves("UVS-PHASE-02")
def test_a_step_that_is_not_on_does_not_end() -> None:
    """It is said between the playing of the attack and its sequence."""
    bell = "Ability(RESPONSE, (End(ENHANCE_STEP),), (Commit(This()),), Event(V_PLAY, YOU))"
    plus = "Ability(ENHANCE, (Modify(TheAttack(), DAMAGE, 1),), (Commit(This()),))"
    cards = {"Jab": JAB, "Bell": foundation([bell]), "Plus": foundation([plus])}
    ring = table(p1(stage=["Bell", "Plus"], hand=["Jab"]), p2(), cards=cards).play("P1: play Jab", "P1: use Bell")
    assert (ring.question, "use Plus" in ring.options) == ("P1 enhance", True)


@pytest.mark.proves("UVS-PHASE-02", "UVS-KFLASH-01")
@pytest.mark.parametrize("moment", ["Event(V_PLAY, YOU)", "Event(V_ENTER, YOU)"])
def test_a_step_that_is_left_out_never_begins(moment: str) -> None:
    bell = f"Ability(CONTINUOUS, (Fired({moment}, (End(ENHANCE_STEP, skips=True),)),))"
    chime = (
        "Ability(CONTINUOUS, (Fired(Moment(ENHANCE_STEP), (Gain(1),)), Fired(Moment(ENHANCE_STEP, ENDS), (Gain(1),))))"
    )
    cards = {"Jab": JAB, "Bell": foundation([bell]), "Chime": foundation([chime]), "Wall": WALL}
    ring = table(p1(stage=["Bell", "Chime"], hand=["Jab", "Jab"], health=9), p2(hand=["Wall"]), cards=cards)
    ring.play("P1: play Jab")
    assert (ring.question, ring["P1.health"]) == ("P2 block", 9)


@pytest.mark.proves("UVS-PHASE-02", "UVS-RULING-16")
@pytest.mark.parametrize("word", ["End(BLOCK_STEP, skips=True)", "End(BLOCK_STEP)"])
def test_an_attack_without_its_block_step_is_not_blocked(word: str) -> None:
    """Left out from the Enhance Step on; an end of it that is said there is said of nothing."""
    ring = ended(f"Ability(ENHANCE, ({word},), (Commit(This()),))").play("P1: use Bell").on("P2 block", "P1 form")
    assert ring.question == ("P1 form" if "skips" in word else "P2 block")
    assert ring["P2.health"] == (22 if "skips" in word else 25)
    assert not ring.told_of("block")


@pytest.mark.proves("UVS-PHASE-02", "UVS-BSTEP-15")
def test_a_block_step_that_ends_before_a_status_is_determined_gives_none() -> None:
    bell = "Ability(RESPONSE, (End(BLOCK_STEP),), (Commit(This()),), Event(V_PLAY, RIVAL, notes=(AS_BLOCK,)))"
    ring = ended(bell).on("P2 block").play("P2: block with Wall", "P1: use Bell").on("P1 form")
    assert (ring["P2.health"], ring["P2.pool"], ring.told_of("block")) == (22, ["Wall"], [])


# The log


@pytest.mark.proves("UVS-PLAYCD-02")
def test_the_line_about_a_backup_that_is_attacked() -> None:
    ring = table(p1(hand=["Jab"]), p2(stage=["Pal"]), cards={"Jab": JAB, "Pal": backup()})
    ring.play("P1: play Jab", "P1: attack P2's Pal")
    assert "P1 attacks P2's Pal." in last_told(ring)


@pytest.mark.proves("UVS-DROP-02", "UVS-DROP-03")
def test_the_line_about_an_attack_that_is_dropped() -> None:
    flips = "Ability(ENHANCE, (Flip(TheAttack()),), (Commit(This()),))"
    ring = ended(flips).play("P1: pass", "P2: use Bell")
    assert ring.question == "P1 form"
    assert last_told(ring)[-1] == "P1's Jab is dropped: its attack ends here."


@pytest.mark.proves("UVS-FDATK-01", "UVS-RULING-53")
def test_the_lines_about_a_face_down_attack_name_what_it_is_a_copy_of() -> None:
    """For everybody: also for its owner, who may look at the card."""
    cards = {"Jab": attack(difficulty=0, keywords=["Multiple: 1"]), "Seed": foundation()}
    cards["Wall"] = WALL
    ring = table(p1(hand=["Jab"], momentum=[PAGE], deck=[PAGE, "Seed"]), p2(hand=["Wall"]), cards=cards)
    ring.play("P1: play Jab", "P1: use Jab").on("P2 block").play("P2: no block")
    lines = [said for seat in (0, 1, JUDGE) for said in told(ring, seat) if " attacks" in said]
    assert lines == 3 * ["P1's Jab (face down) attacks: speed 3, mid, damage 3."]
    assert not [said for said in told(ring) if "Seed" in said]


# Combo


@pytest.mark.proves("UVS-KCOMBO-03", "UVS-RULING-106")
@pytest.mark.parametrize("need", ["Punch", "punch", "ALLY", "stun", "mid punch", "ATTACK", "spark"])
def test_a_combo_does_not_mind_small_letters(need: str) -> None:
    follow = attack(["Ability(ENHANCE, (Gain(1),), riders=(Combo(),))"], difficulty=0, keywords=[f"Combo ({need})"])
    cards = {"Spark": attack(keywords=["Punch", "Ally", "Stun: 1"]), "Follow": follow}
    ring = table(p1(hand=["Follow"], pool=["Spark"]), p2(), cards=cards).play("P1: play Follow")
    assert ring.options == ["pass", "use Follow"]


# Cards of one name in several places


@pytest.mark.proves("UVS-KECHO-01")
def test_cards_of_one_name_are_told_apart_by_where_they_lie() -> None:
    """The one in the card pool may be played again by its Echo; records once numbered the two."""
    cards = {"Ring": attack(difficulty=0, keywords=["Echo"]), "Wall": WALL}
    ring = table(p1(hand=["Ring", "Ring"], momentum=[PAGE]), p2(), cards=cards).play("P1: play Ring")
    ring.on("P1 respond").play("P1: use Ring").on("P1 form")
    assert ring.options == ["pass", "play Ring in hand", "play Ring in the card pool"]
    assert [meant(ring.g, text) for text in ("play Ring #1", "play Ring #2")] == list(ring.asked.options[1:])
    ring.play("P1: play Ring in the card pool").on("P1 momentum", "P1 form")
    assert ring["P1.hand"] == ["Ring"]


# What a line cites


def cited(ring: Table, line: str) -> list[str]:
    """The rules of the last line that begins so."""
    rules: list[str] = [event["rules"] for event in ring.told if event["text"].startswith(line)][-1]
    return rules


@pytest.mark.proves("UVS-CLRP-04", "UVS-CLRP-05", "UVS-BACK-03", "UVS-CLRP-06", "UVS-READYST-02", "UVS-DRAWST-02")
def test_what_the_course_of_the_game_brings_cites_that() -> None:
    pool = [{"card": "Jab", "dealt": True}, PAGE, "Idol", "Pal", "Turn"]
    cards = {"Jab": JAB, "Idol": asset(), "Pal": backup(), "Turn": asset(back={"name": "Away", "type": "asset"})}
    cards["Turn"]["keywords"] = ["Shift"]
    ring = table(p1(pool=pool), p2(stage=[{"card": PAGE, "committed": True}]), cards=cards, phase="end")
    ring.play("P1: build it transformed", "P1: into momentum")
    assert cited(ring, "P1 builds Turn as Away") == ["UVS-KSHIFT-01"]
    assert cited(ring, "P1 builds Pal") == ["UVS-BUILD-01", "UVS-BACK-03"]
    assert cited(ring, "P1 builds Idol") == ["UVS-CLRP-05"]
    assert cited(ring, "P1 builds Blank Page") == ["UVS-CLRP-04"]
    assert cited(ring, "P1 adds Jab to momentum") == ["UVS-CLRP-06"]
    assert cited(ring, "P2 readies") == ["UVS-READYST-02"]
    assert cited(ring, "P2 draws") == ["UVS-DRAWST-02"]


@pytest.mark.proves("UVS-PAUSE-07", "UVS-PAUSE-09", "UVS-STAM-03", "UVS-PLAYCD-09")
def test_so_does_what_a_rule_takes_away() -> None:
    cards = {"Sun": foundation(keywords=["Terrain"]), "One": foundation(keywords=["Unique"]), "Rock": foundation()}
    cards |= {"Pal": backup(stamina=1), "Jab": JAB}
    cards["Rock"]["difficulty"] = 9
    ring = table(p1(stage=["One"], pool=["One", "Sun"], hand=["Rock", "Jab"]), p2(stage=["Sun", "Pal"]), cards=cards)
    ring.play("P1: play Jab", "P1: attack P2's Pal", "P1: play Rock").on("P2 review", "P2 form")
    assert cited(ring, "P2 destroys Pal") == ["UVS-DESTR-01", "UVS-STAM-03"]
    assert cited(ring, "P1 puts Rock into the discard pile") == ["UVS-PLAYCD-09"]
    assert cited(ring, "P2 destroys Sun") == ["UVS-DESTR-01", "UVS-PAUSE-09"]
    assert cited(ring, "P1 sacrifices One") == ["UVS-SAC-01", "UVS-PAUSE-07"]


@pytest.mark.proves("UVS-PAUSE-06", "UVS-PAUSE-11")
@pytest.mark.parametrize(("name", "rule"), [("Jab", "UVS-PAUSE-11"), ("Bob", "UVS-PAUSE-06")])
def test_so_does_what_cannot_lie_in_a_stage(name: str, rule: str) -> None:
    builds = "Ability(FORM, (Build(Sel(1, YOU, (), (DISCARDS,))),), (Commit(This()),))"
    cards = {"Jab": JAB, "Bob": character(difficulty=1, check=3), "Crane": foundation([builds])}
    ring = table(p1(stage=["Crane"], discards=[name], hand=[PAGE]), p2(), cards=cards).play("P1: use Crane")
    assert cited(ring, f"P1 puts {name} into the discard pile") == ["UVS-ZCHG-01", rule]


@pytest.mark.proves("UVS-DRAW-01", "UVS-READY-01")
def test_what_an_effect_wants_cites_what_it_is() -> None:
    bell = "Ability(FORM, (Draw(1), Ready(Sel(1, YOU, (Named('Blank Page'),)))), (Commit(This()),))"
    cards = {"Bell": foundation([bell])}
    ring = table(p1(stage=["Bell", {"card": PAGE, "committed": True}]), p2(), cards=cards).play("P1: use Bell")
    assert cited(ring, "P1 draws") == ["UVS-DRAW-01"]
    assert cited(ring, "P1 readies") == ["UVS-READY-01"]
