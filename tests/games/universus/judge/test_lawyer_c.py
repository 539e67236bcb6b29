"""The rulebook read again from Played Ability to its end: what a second reader found to be otherwise."""

from __future__ import annotations

import pytest

from kumite.games.universus.faces import face, stamina
from tests.games.universus.ringside import PAGE, Table, asset, attack, backup, character, foundation, p1, p2, table

DOWN = {"card": PAGE, "down": True}


def counted(ring: Table) -> int:
    """How many counters there are: what the cards of these tests note things with."""
    return sum([n for _, _, n in ring.g.counters])


def notes(trigger: str) -> str:
    """A continuous ability that counts how often something happens."""
    return f"Ability(CONTINUOUS, (Fired({trigger}, (Counter(This(), 'Seen', 1),)),))"


# Tokens


@pytest.mark.proves("UVS-TOKEN-02", "UVS-TOKEN-04")
def test_a_token_that_has_ceased_to_exist_goes_nowhere() -> None:
    fetch = "Ability(CONTINUOUS, (Fired(Event(V_DESTROY, YOU), (Move(Ref('event'), HAND), If(Did(), (Lose(1),)))),))"
    ring = table(
        p1(stage=["Well", "Power"], pool=["Hit"]), attack="P1", cards={"Hit": attack(), "Well": foundation([fetch])}
    )
    ring.on("P1 enhance").play("P1: use Power")
    assert ring.told_of("sacrifice")
    assert not ring.told_of("move")
    assert (ring["P1.health"], ring["P1.hand"]) == (25, [])


@pytest.mark.proves("UVS-POWER-01", "UVS-ROMAN-01", "UVS-RULING-105")
@pytest.mark.parametrize("token", ["Power", "Roman Cancel"])
def test_a_token_can_only_be_at_its_maker_s(token: str) -> None:
    ring = table(
        p1(stage=["Gift"]),
        cards={"Gift": asset([f"Ability(FORM, (Create('{token}', 1, RIVAL), Create('{token}')))"])},
    )
    ring.play("P1: use Gift")
    assert [event["by"] for event in ring.told_of("create")] == [0]
    assert token not in ring["P2.stage"] + ring["P2.momentum"]


# Several cards at once, and the scope of what that sets off


@pytest.mark.proves("UVS-SCOPE-06", "UVS-SCOPE-03")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_a_fired_effect_reads_all_cards_of_its_event_as_they_were(n: int) -> None:
    reads = (
        "Ability(CONTINUOUS, (Fired(Event(V_DESTROY, YOU), "
        "(Counter(This(), 'Seen', Value(Ref('event all'), DIFFICULTY)),)),))"
    )
    pyre = f"Ability(FORM, (Destroy(Sel({n}, YOU, (State('face down'),))),))"
    ring = table(p1(stage=[DOWN, DOWN, DOWN, "Pyre", "Sum"]), cards={"Pyre": asset([pyre]), "Sum": asset([reads])})
    ring.play("P1: use Pyre").on("P1 form")
    assert len(ring.told_of("destroy")[0]["cards"]) == n
    assert counted(ring) == 0


@pytest.mark.proves("UVS-SCOPE-06", "UVS-SCOPE-03")
def test_flipped_cards_are_read_as_they_were_face_up() -> None:
    reads = (
        "Ability(CONTINUOUS, (Fired(Event(V_FLIP, YOU), "
        "(Counter(This(), 'Seen', Value(Ref('event all'), DIFFICULTY)),)),))"
    )
    turn = "Ability(FORM, (Flip(Sel(2, YOU, (Type((FOUNDATION,)),))),))"
    ring = table(p1(stage=[PAGE, PAGE, "Turn", "Sum"]), cards={"Turn": asset([turn]), "Sum": asset([reads])})
    ring.play("P1: use Turn")
    assert counted(ring) == 2


@pytest.mark.proves("UVS-SCOPE-03")
@pytest.mark.parametrize(("down", "seen"), [(False, 1), (True, 0)])
@pytest.mark.parametrize(
    "test", ["Trait('Ally')", "Named('Pal')", "Stat(DIFFICULTY, '>=', 1)", "Not(Not(Kw('Unique')))"]
)
def test_a_card_that_was_given_up_is_judged_by_what_it_was(down: bool, seen: int, test: str) -> None:
    pyre = (
        f"Ability(FORM, (If(Is(Ref('destroyed'), ({test},)), (Counter(This(), 'Seen', 1),)),), "
        "(Destroy(Sel(1, YOU, (Type((FOUNDATION,)),))),))"
    )
    ring = table(
        p1(stage=[{"card": "Pal", "down": down}, "Pyre"]),
        cards={"Pal": foundation(keywords=["Ally", "Unique"]), "Pyre": asset([pyre])},
    )
    ring.play("P1: use Pyre")
    assert counted(ring) == seen


@pytest.mark.proves("UVS-SCOPE-03", "UVS-PRINT-02")
@pytest.mark.parametrize(("down", "seen"), [(False, 4), (True, 0)])
def test_so_are_its_printed_values(down: bool, seen: int) -> None:
    pyre = (
        "Ability(FORM, (Counter(This(), 'Seen', Value(Ref('destroyed'), DIFFICULTY, True)),), "
        "(Destroy(Sel(1, YOU, (Type((FOUNDATION,)),))),))"
    )
    ring = table(
        p1(stage=[{"card": "Big", "down": down}, "Pyre"]),
        cards={"Big": foundation(difficulty=4), "Pyre": asset([pyre])},
    )
    ring.play("P1: use Pyre")
    assert counted(ring) == seen


@pytest.mark.proves("UVS-SCOPE-03", "UVS-REVEAL-02")
def test_a_face_down_card_that_is_revealed_has_the_values_it_shows() -> None:
    lamp = (
        "Ability(FORM, (Reveal(Sel(1, YOU, (State('face down'),))), "
        "Counter(This(), 'Seen', Value(Ref('revealed'), DIFFICULTY))))"
    )
    ring = table(
        p1(stage=[{"card": "Big", "down": True}, "Lamp"]),
        cards={"Big": foundation(difficulty=4), "Lamp": asset([lamp])},
    )
    ring.play("P1: use Lamp")
    assert counted(ring) == 4


# What a move is called


@pytest.mark.proves("UVS-SPEND-01", "UVS-SPEND-02", "UVS-CLEAR-01", "UVS-DISC-01", "UVS-RULING-99")
@pytest.mark.parametrize(
    ("verb", "zone", "side"),
    [
        ("V_SPEND", "MOMENTUM", {"momentum": [PAGE]}),
        ("V_CLEAR", "POOL", {"pool": [PAGE]}),
        ("V_DISCARD", "HAND", {"hand": [PAGE]}),
    ],
)
def test_putting_a_card_into_the_discard_pile_is_what_it_is_called_there(
    verb: str, zone: str, side: dict[str, list[str]]
) -> None:
    puts = f"Ability(FORM, (Move(Sel(1, YOU, (), ({zone},)), DISCARDS),))"
    ring = table(
        p1(stage=["Hand", "Eye"], **side), cards={"Hand": asset([puts]), "Eye": asset([notes(f"Event({verb}, YOU)")])}
    )
    ring.play("P1: use Hand")
    assert counted(ring) == 1


@pytest.mark.proves("UVS-FDC-01", "UVS-BUILD-01", "UVS-EVENT-06", "UVS-RULING-100")
@pytest.mark.parametrize(("kind", "seen"), [("FOUNDATION", 1), ("ATTACK", 0)])
def test_what_is_built_face_down_is_a_foundation_that_is_built(kind: str, seen: int) -> None:
    dig = "Ability(FORM, (Build(Sel(1, YOU, (), (DISCARDS,)), facing='down'),))"
    eye = notes(f"Event(V_BUILD, YOU, (Type(({kind},)),))")
    ring = table(
        p1(stage=["Dig", "Eye"], discards=["Jab"]), cards={"Jab": attack(), "Dig": asset([dig]), "Eye": asset([eye])}
    )
    ring.play("P1: use Dig")
    assert (ring["P1.stage"][-1], counted(ring)) == ("Jab (face down)", seen)


@pytest.mark.proves("UVS-KSHIFT-01", "UVS-EVENT-06", "UVS-RULING-100")
@pytest.mark.parametrize(("kind", "seen"), [("ASSET", 1), ("ATTACK", 0)])
def test_what_shifts_is_built_as_its_other_side(kind: str, seen: int) -> None:
    ring = table(
        p1(stage=["Eye"], pool=["Turn"]),
        phase="end",
        cards={
            "Turn": attack(keywords=["Shift"], back={"type": "asset", "name": "Other"}),
            "Eye": asset([notes(f"Event(V_BUILD, YOU, (Type(({kind},)),))")]),
        },
    )
    ring.on("P1 shift").play("P1: build it transformed")
    assert counted(ring) == seen


# Multiple copies


@pytest.mark.proves("UVS-KMULT-03")
def test_no_effect_brings_a_multiple_copy_into_momentum() -> None:
    bag = "Ability(CONTINUOUS, (Fired(Event(V_DEAL, YOU), (Move(Ref('event'), MOMENTUM),)),))"
    ring = table(
        p1(pool=["Hit"], momentum=[PAGE], stage=["Bag"]),
        attack="P1",
        cards={"Hit": attack(keywords=["Multiple: 1"]), "Bag": foundation([bag])},
    )
    ring.on("P1 enhance").play("P1: use Hit").on("P1 form", "P2 form")
    assert ring["P1.momentum"] == ["Hit (face down)"]
    assert ["P1" if event["by"] == 0 else "P2" for event in ring.told_of("clear")] == ["P1"]


@pytest.mark.proves("UVS-KMULT-04")
def test_a_copy_of_a_copy_is_never_in_the_card_pool() -> None:
    eye = ["Ability(ENHANCE, (Grant(TheAttack(), Keyword('Multiple', 1)),))", notes("Event(V_MOVE, YOU, to=POOL)")]
    ring = table(
        p1(pool=["Hit"], momentum=[PAGE, PAGE], stage=["Eye"], rest=9),
        attack="P1",
        cards={"Hit": attack(keywords=["Multiple: 1"]), "Eye": asset(eye)},
    )
    ring.on("P1 enhance").play("P1: use Hit", "P1: Blank Page in momentum #1")
    ring.on("P1 enhance").play("P1: pass").on("P1 enhance").play("P1: use Eye").on("P1 enhance")
    ring.play("P1: use Blank Page face down")
    assert (counted(ring), len(ring["P1.discards"]), ring["P1.deck"]) == (1, 4, 7)


# Backups


@pytest.mark.proves("UVS-STAM-02", "UVS-UNSEAL-02")
@pytest.mark.parametrize(
    "words",
    [
        "Seal(PAL), Seal(PAL, YOU, True)",
        "Flip(PAL), Unflip(Sel(1, YOU, (State('face down'),)))",
    ],
)
def test_a_new_state_costs_a_backup_no_stamina(words: str) -> None:
    pal = "Sel(1, YOU, (Type((BACKUP,)),))"
    tool = f"Ability(FORM, (Modify(PAL, STAMINA, 2), {words}))".replace("PAL", pal)
    ring = table(
        p1(stage=[{"card": "Pal", "wounds": 1}, "Tool"]), cards={"Pal": backup(stamina=5), "Tool": asset([tool])}
    )
    h = ring.g.stage[0][1]
    ring.play("P1: use Tool")
    assert (stamina(ring.g, h), face(ring.g, h).stamina) == (4, 5)


# Before the game, and the Review Step


@pytest.mark.proves("UVS-SETUP-05", "UVS-EVENT-05")
def test_what_happens_before_the_game_sets_nothing_else_off() -> None:
    before = (
        "Ability(CONTINUOUS, (Fired(Event(V_BEFORE_GAME), (Move(Sel(1, YOU, (Named('Rune'),), (DECK,)), DISCARDS),)),))"
    )
    ring = table(
        p1(character="Hero", deck=["Rune"]),
        phase="setup",
        cards={"Rune": foundation(), "Hero": character([before, notes("Event(V_MOVE, YOU)")])},
    )
    assert (ring["P1.discards"], counted(ring)) == (["Rune"], 0)


@pytest.mark.proves("UVS-REVIEW-02", "UVS-RULE-04")
@pytest.mark.parametrize("whose", ["YOU", "RIVAL"])
def test_who_cannot_discard_reviews_nothing(whose: str) -> None:
    law = f"Ability(CONTINUOUS, (Rule(CANNOT, Event(V_DISCARD, {whose})),))"
    ring = table(p1(hand=[PAGE], stage=["Law"]), phase="start", cards={"Law": asset([law])})
    ring.on("P1 review", "P1 form")
    assert ring.question == ("P1 form" if whose == "YOU" else "P1 review")


# Re-checks


@pytest.mark.proves("UVS-RECHK-01", "UVS-RECHK-03")
def test_a_re_check_of_another_check_leaves_this_one_alone() -> None:
    probe = "Ability(RESPONSE, (Gain(1),), (CheckCost(1), Commit(This())), Event(V_CHECK, YOU))"
    again = "Ability(RESPONSE, (Recheck(),), (Commit(This()),), Event(V_CHECK, YOU))"
    cards = {name: foundation(check=n) for name, n in (("A", 3), ("B", 2), ("C", 0))}
    ring = table(
        p1(hand=["Book"], stage=["Probe", "Again"], deck=["A", "B", "C"]),
        cards={"Book": foundation(difficulty=3), "Probe": asset([probe]), "Again": asset([again]), **cards},
    )
    ring.play("P1: play Book", "P1: use Probe", "P1: use Again")
    assert [event["cards"] for event in ring.told_of("check")] == [["A"], ["B"]]
    assert ring.told_of("play")


@pytest.mark.proves("UVS-RECHK-03")
def test_what_was_said_of_the_first_check_does_not_change_the_re_check() -> None:
    again = "Ability(RESPONSE, (Recheck(),), (Commit(This()),), Event(V_CHECK, YOU))"
    worse = "Ability(RESPONSE, (AddToCheck(-3),), (Commit(This()),), Event(V_CHECK, RIVAL))"
    ring = table(
        p1(hand=["Book"], stage=["Again"], deck=["A", "B"]),
        p2(stage=["Worse"]),
        cards={
            "Book": foundation(difficulty=3),
            "A": foundation(check=1),
            "B": foundation(check=3),
            "Again": asset([again]),
            "Worse": asset([worse]),
        },
    )
    ring.play("P1: play Book", "P1: use Again")
    assert ring.question == "P2 respond"  # the window of the re-check
    ring.play("P2: pass")
    assert ring.question == "P2 respond"  # and that of the first check goes on
    ring.play("P2: use Worse")
    assert [event["amount"] for event in ring.told_of("pass")] == [3]


# This attack, and reversals


@pytest.mark.proves("UVS-THISATK-01", "UVS-THISATK-03", "UVS-RULING-101")
@pytest.mark.parametrize(("whose", "health"), [("RIVAL", 22), ("ANY", 22), ("YOU", 20)])
def test_a_reversal_that_has_just_been_played_is_the_attack_that_is_meant(whose: str, health: int) -> None:
    eye = (
        f"Ability(RESPONSE, (Modify(TheAttack({whose}), DAMAGE, -2),), (), "
        "Event(V_PLAY, RIVAL, (Type((ATTACK,)),), notes=(AS_REVERSAL,)))"
    )
    ring = table(
        p1(pool=["Hit"], stage=["Eye"]),
        p2(hand=["Riposte", "Wall"]),
        attack="P1",
        cards={
            "Hit": attack(),
            "Wall": foundation(block="+0 mid"),
            "Riposte": attack(damage=5, keywords=["Reversal"]),
            "Eye": asset([eye]),
        },
    )
    ring.on("P2 block").play("P2: block with Wall").on("P2 respond").play("P2: use Riposte")
    ring.on("P1 respond").play("P1: use Eye").on("P1 form", "P2 form")
    assert ring["P1.health"] == health


@pytest.mark.proves("UVS-THISATK-03", "UVS-ATK-07")
def test_a_change_of_your_attack_waits_while_your_reversal_is_being_played() -> None:
    eye = "Ability(RESPONSE, (Modify(TheAttack(YOU), DAMAGE, 2),), (Commit(This()),), Event(V_CHECK, YOU))"
    ring = table(
        p1(pool=["Hit"]),
        p2(hand=["Riposte", "Wall"], stage=["Eye"]),
        attack="P1",
        cards={
            "Hit": attack(),
            "Wall": foundation(block="+0 mid"),
            "Riposte": attack(damage=5, keywords=["Reversal"]),
            "Eye": asset([eye]),
        },
    )
    ring.on("P2 block").play("P2: block with Wall", "P2: pass").on("P2 respond").play("P2: use Riposte", "P2: use Eye")
    ring.on("P1 form", "P2 form")
    assert ring["P1.health"] == 18


@pytest.mark.proves("UVS-KSAFE-01")
@pytest.mark.parametrize(("keywords", "asked"), [([], True), (["Safe"], False)])
def test_no_reversal_to_a_safe_attack_that_is_still_going_on(keywords: list[str], asked: bool) -> None:
    riposte = "Ability(RESPONSE, (PutOnStack(This()),), (), Event(V_STATUS, RIVAL), (In(HAND), AsReversal()))"
    ring = table(
        p1(pool=["Hit"]),
        p2(hand=["Riposte"]),
        attack="P1",
        cards={"Hit": attack(keywords=keywords), "Riposte": attack([riposte])},
    )
    ring.on("P2 respond", "P1 momentum")
    assert (ring.question == "P2 respond") is asked
