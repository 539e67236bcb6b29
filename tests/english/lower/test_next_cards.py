"""The next attack, or another next card: which forms wait for it, and when (UVS-NEXT-01, UVS-RULING-250)."""

from __future__ import annotations

import pytest

from kumite.english.read_back import SAME, read_back
from kumite.games.universus.terms import FOUNDATION
from tests.english.lower.lowering import ability, does, lowered, tree

NEXT = "on=Sel(1, {0}, ({1}), (POOL, TRANSIT), next=True)"
MINE, THEIRS = NEXT.format("YOU", "Type((ATTACK,)),"), NEXT.format("RIVAL", "Type((ATTACK,)),")
MID = "Is(Ref('event'), (Zoned(MID),))"
RESPONSES = "Event(V_ABILITY, RIVAL, kind=RESPONSE)"
UNBLOCKED = "Event(V_STATUS, attack=True, notes=(PARTIALLY, COMPLETELY))"

FORMS = [
    # changes, and rules about it: as it comes
    (
        "Form: Your next attack cannot be blocked.",
        f"Fired(Coming(), (Rule(CANNOT, {UNBLOCKED}, on=Ref('event'), until=ATTACK_PERIOD),), {MINE})",
    ),
    (
        "Form: If your next attack is mid, it gets +2 damage.",
        f"Fired(Coming(), (If({MID}, (Modify(Ref('event'), DAMAGE, 2),)),), {MINE})",
    ),
    (
        "Form: If the next attack you play this turn is mid, it gets +2 damage.",
        f"Fired(Coming(), (If({MID}, (Modify(Ref('event'), DAMAGE, 2),)),), {MINE})",
    ),
    (
        "Form: If your rival's next attack this turn is mid, it gets -2 damage.",
        f"Fired(Coming(), (If({MID}, (Modify(Ref('event'), DAMAGE, -2),)),), {THEIRS})",
    ),
    (
        "Form: Your next attack gets +X speed. X equals its printed check.",
        f"Fired(Coming(), (Modify(Ref('event'), SPEED, Value(Ref('event'), CHECK, True)),), {MINE})",
    ),
    (
        "Form: If the next card you play this turn is an attack, it gets +1 speed.",
        "Fired(Coming(), (If(Is(Ref('event'), (Type((ATTACK,)),)), (Modify(Ref('event'), SPEED, 1),)),), "
        + NEXT.format("YOU", "")
        + ")",
    ),
    # anything else: as it is tried, or where it is to be played, as it has been
    ("Form: If your next attack is mid, draw 1 card.", f"Fired(Coming(), (If({MID}, (Draw(1),)),), {MINE})"),
    (
        "Form: If the next attack you try to play is mid, draw 1 card.",
        f"Fired(Coming(), (If({MID}, (Draw(1),)),), {MINE})",
    ),
    (
        "Form: If the next attack you play this turn is mid, draw 1 card.",
        f"Fired(Coming('played'), (If({MID}, (Draw(1),)),), {MINE})",
    ),
    (
        "Form: Build the next foundation you play this turn.",
        f"Fired(Coming('played'), (Build(Ref('event')),), {NEXT.format('YOU', 'Type((FOUNDATION,)),')})",
    ),
    # during it: in its sequence
    (
        "Enhance: Your rival cannot play Responses during your next attack.",
        f"Fired(Coming('fights'), (Rule(CANNOT, {RESPONSES}, until=ATTACK_PERIOD),), {MINE})",
    ),
    (
        "Enhance: Your next attack cannot be blocked by foundations.",
        (
            "Fired(Coming('fights'), (Rule(CANNOT, Event(V_PLAY, tests=(Type((FOUNDATION,)),), notes=(AS_BLOCK,)), "
            f"until=ATTACK_PERIOD),), {MINE})"
        ),
    ),
    # sealing waits for it by itself
    ("Form: Seal your next attack.", "Seal(Sel(1, DOER, (Type((ATTACK,)),), (POOL, TRANSIT), next=True))"),
    (
        "Form: Seal your next attack. If it is blocked, draw 1 card.",
        (
            "Seal(Sel(1, DOER, (Type((ATTACK,)),), (POOL, TRANSIT), next=True)), "
            f"Fired(Event(V_STATUS, notes=(PARTIALLY, COMPLETELY)), (Draw(1),), {MINE})"
        ),
    ),
    # said in full
    ("Form: When your next attack comes, draw 1 card.", f"Fired(Coming(), (Draw(1),), {MINE})"),
    ("Form: When your rival's next attack comes, draw 1 card.", f"Fired(Coming(), (Draw(1),), {THEIRS})"),
    ("Form: When your next attack is played, draw 1 card.", f"Fired(Coming('played'), (Draw(1),), {MINE})"),
    (
        "Form: When your next attack begins its attack sequence, draw 1 card.",
        f"Fired(Coming('fights'), (Draw(1),), {MINE})",
    ),
    (
        "Form: When your next 2 attacks come, draw 1 card.",
        "Fired(Coming(), (Draw(1),), on=Sel(2, YOU, (Type((ATTACK,)),), (POOL, TRANSIT), next=True))",
    ),
]


@pytest.mark.proves("UVS-NEXT-01", "UVS-RULING-250")
@pytest.mark.parametrize(("text", "meant"), FORMS, ids=[text for text, _ in FORMS])
def test_it_waits_for_the_next_one(text: str, meant: str) -> None:
    assert does(text) == tree(meant)


@pytest.mark.parametrize("text", [text for text, _ in FORMS])
def test_it_is_told_so_that_it_is_read_again(text: str) -> None:
    back = read_back(ability(text), FOUNDATION)
    assert back.came == SAME, back.shown


NOT_THE_NEXT_ONE = [
    # whatever is played next: an event
    ("Form: The next time you play an attack this turn, draw 1 card.", "Fired({0}, (Draw(1),))"),
    ("Form: If you play an attack, draw 1 card.", "Fired({0}, (Draw(1),))"),
    # the attack that a check is made for: a copy has none
    (
        "Form: Your next check to play an attack gets +1. If that attack is a Kick attack, it gets +1 damage.",
        (
            "CheckBonus(1, purposes=(FOR_FORM,), tests=(Type((ATTACK,)),)), Fired({1}, "
            "(If(Is(Ref('event'), (Type((ATTACK,)), Trait('Kick'))), (Modify(Ref('event'), DAMAGE, 1),)),))"
        ),
    ),
]


@pytest.mark.parametrize(("text", "meant"), NOT_THE_NEXT_ONE)
def test_an_event_is_not_the_next_one(text: str, meant: str) -> None:
    event = "Event({0}, YOU, (Type((ATTACK,)),), notes=(AS_FORM, AS_REVERSAL))"
    assert does(text) == tree(meant.format(event.format("V_PLAY"), event.format("V_TRY")))


@pytest.mark.parametrize(
    "text",
    [
        "When your next attack comes, draw 1 card.",  # always there: since when?
        "Response: After your next attack comes, draw 1 card.",
        "Form: Commit your next foundation.",  # it is not there yet
    ],
)
def test_what_is_not_known_is_refused(text: str) -> None:
    assert lowered(text).ability is None
