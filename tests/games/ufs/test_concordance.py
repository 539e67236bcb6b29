"""Every edition cites its own book."""

from random import Random

import pytest

import kumite
from kumite.catalogue.load import catalogue
from kumite.games.ufs.concordance import ALSO, PARAGRAPHS, SAME, cited
from kumite.games.ufs.modes import MODES
from tests.games.ufs.ringside import character, table
from tests.games.universus.ringside import asset, foundation, p1, p2


def test_the_concordance_names_rules_that_there_are() -> None:
    core = {rule.id for rule in catalogue("universus").rules} | {each.id for each in catalogue("universus").rulings}
    own = {rule.id for rule in catalogue("ufs").rules} | {each.id for each in catalogue("ufs").rulings}
    for book in (PARAGRAPHS, ALSO):
        assert set(book) <= own
        assert {f"UVS-{rule}" for rules in book.values() for rule in rules.split()} <= core


def test_rules_of_one_number_are_not_therefore_the_same() -> None:
    """What the two books number alike and say differently, and what they number differently and say alike."""
    assert cited(("UVS-COMBAT-07",)) == ("UFS-COMBAT-06", "UFS-ABIL-09")  # when a Form may be played
    assert cited(("UVS-COMBAT-08",)) == ("UFS-COMBAT-07",)  # a check that fails ends the phase
    assert cited(("UVS-ATK-03",)) == ("UFS-END-07",)
    assert cited(("UVS-SETUP-08",)) == ("UFS-SETUP-08",)  # mulligans
    assert cited(("UVS-SETUP-09",)) == ("UFS-SETUP-12",)  # no Ready Phase
    assert cited(("UVS-CHECK-12",)) == ("UFS-CHECK-01",)
    assert "UFS-END-04" in cited(("UVS-CLRP-05",))  # assets


def test_what_is_cited() -> None:
    assert cited(("UVS-CHECK-05",)) == ("UFS-CHECK-03", "UFS-CHECK-04")
    assert cited(("UVS-COMMIT-01",)) == ("UFS-STAGE-03",)  # for a check, a cost or by an effect
    assert cited(("UVS-PAUSE-11",)) == ("UFS-STAGE-01", "UFS-RULING-54")  # an attack or an action in play
    assert cited(("UVS-CYCLE-02",)) == ("UFS-CYCLE-02", "UFS-CYCLE-03")
    assert cited(("UVS-BLITZ-01",)) == ()  # there is nothing like it in this book
    assert cited(("UFS-SETUP-04", "UVS-WIN-01")) == ("UFS-SETUP-04", "UFS-WIN-01")
    assert len(SAME) > 150


@pytest.mark.proves("UFS-STAGE-01", "UFS-DISC-01", "UFS-STAGE-06")
def test_a_line_cites_what_holds_in_every_phase() -> None:
    """Cards come into the staging area, and leave the card pool, by effects as well as in the End Phase."""
    cards = {
        "Lay": foundation(
            ["Ability(FORM, (Build(Sel(1, zones=(DECK,), top=True), facing='down'),), (Commit(This()),))"]
        ),
        "Sweep": foundation(["Ability(FORM, (Clear(Sel(1, YOU, (), (POOL,))),), (Commit(This()),))"]),
    }
    ring = table(p1(stage=list(cards), pool=["Blank Page"]), p2(), cards=cards)
    ring.play("P1: use Lay").play("P1: use Sweep")
    lines = {event["text"]: event["rules"] for event in ring.told}
    assert lines["P1 adds Blank Page face down to the staging area."] == ["UFS-STAGE-01"]
    assert lines["P1 discards Blank Page from the card pool."] == ["UFS-DISC-01"]


@pytest.mark.proves("UFS-END-03", "UFS-END-04", "UFS-END-05", "UFS-KEY-06", "UFS-RULING-54")
def test_what_comes_into_the_staging_area_and_what_cannot_stay_there_cites_why() -> None:
    """A foundation is no asset, a character is neither; a Unique copy and a card that does not belong there go."""
    ada = character(name="Ada")
    cards = {
        "Oak": foundation(),
        "Lamp": asset(),
        "Ada": ada,
        "Crown": asset(keywords=["Unique"]),
        "Bo": character(),
        "Bring": foundation(["Ability(FORM, (Build(Sel(1, zones=(HAND,), tests=(Type((CHARACTER,)),))),))"]),
    }
    pool = ["Oak", "Lamp", "Ada", "Crown"]
    ring = table(p1(character="Ada", pool=pool, stage=["Crown"]), p2(), cards=cards, phase="end")
    ring.play(f"P1: {ring.options[0]}")
    lines = {event["text"]: event["rules"] for event in ring.told}
    assert lines["P1 adds Oak to the staging area."] == ["UFS-END-03"]
    assert lines["P1 adds Lamp to the staging area."] == ["UFS-END-04"]
    assert lines["P1 adds Ada to the staging area."] == ["UFS-END-05"]
    assert lines["P1 destroys Crown."] == ["UFS-EFF-08", "UFS-KEY-06"]
    strange = table(p1(character="Ada", hand=["Bo"], stage=["Bring"]), p2(), cards=cards).play("P1: use Bring")
    assert strange.told[-1]["rules"] == ["UFS-ZONE-01", "UFS-STAGE-01", "UFS-RULING-54"]


@pytest.mark.parametrize("mode", MODES)
def test_nobody_ever_hears_of_the_other_book(mode: str) -> None:
    rng, match = Random(7), kumite.match("ufs", seed=7, mode=mode)
    for _ in range(200):
        question = match.question
        if question is None:
            break
        assert question.rules or not match.position.waiting.rules, question.prompt  # type: ignore[union-attr]
        seen = match.view(question.seat)
        heard = [*seen["question"]["rules"], *[rule for event in seen["events"] for rule in event["rules"]]]
        heard += match.why_not("play nothing").rules
        assert all(rule.startswith("UFS-") for rule in heard), heard
        assert "UVS" not in " ".join(match.explain())
        options = question.options
        match.answer(options[rng.randrange(len(options))])
    if match.outcome is not None:
        assert match.outcome.rules
        assert all(rule.startswith("UFS-") for rule in match.outcome.rules)
