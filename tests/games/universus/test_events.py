"""The lines of the log: they read like table talk, cite rules, and keep to each seat what it may not know."""

from __future__ import annotations

from random import Random

import pytest

import kumite
from kumite.catalogue import find
from kumite.core.position import JUDGE, SPECTATOR
from kumite.games.universus import terms
from kumite.games.universus.events import Told, listed
from kumite.games.universus.telling import CITES, UNTOLD
from kumite.games.universus.terms import VERBS
from tests.games.universus.ringside import PAGE, Table, attack, backup, foundation, p1, p2, table

JAB = attack(["Ability(ENHANCE, (Modify(TheAttack(), DAMAGE, 2), Modify(TheAttack(), SPEED, -1)), name='Lean In')"])
WALL = foundation(block="+1 mid")
HIGH = foundation(block="+1 high")
CARDS = {"Jab": JAB, "Wall": WALL, "High Wall": HIGH}


def lines(ring: Table) -> list[str]:
    return [event["text"] for event in ring.told]


def heard(ring: Table, seat: int) -> list[str]:
    """What the last answer caused, as a seat hears it."""
    return [event.text(ring.match.seats, seat) for event in ring.g.events]


# Lines


@pytest.mark.proves("UVS-CHECK-01", "UVS-PLAYCD-10")
def test_a_card_that_is_played() -> None:
    ring = table(p1(hand=["Wall", PAGE]), p2(), cards=CARDS)
    ring.play("P1: play Wall")
    assert lines(ring) == [
        "P1 announces Wall.",
        "P1 checks Blank Page: 3 against 1.",
        "P1 passes the check.",
        "P1 plays Wall.",
    ]


def test_an_ability_that_is_announced_in_another_ones_window() -> None:
    """Announced is announced, however many abilities are going on: no number of a scope is taken for a role."""
    stop = "Ability(RESPONSE, (Cancel(),), (Flip(This()),), Event(V_ABILITY, RIVAL))"
    cards = {**CARDS, "Stop": foundation([stop]), "Stay": foundation([stop])}
    ring = table(
        p1(hand=["Jab", PAGE], stage=["Stop", "Stay", "Stop"]), p2(stage=["Stay", "Stop", "Stay"]), cards=cards
    )
    ring.play("P1: play Jab", "P1: use Jab", "P2: use Stop", "P1: use Stay", "P2: use Stay #1")
    ring.play("P1: use Stop #1", "P2: use Stay", "P1: use Stop")
    said = [line for line in lines(ring) if "Stop" in line or "Stay" in line]
    assert said[::3][:6] == [
        f"P{1 + n % 2} announces {'Stay' if n in (2, 3, 5) else 'Stop'} (Response)." for n in range(1, 7)
    ]
    assert not [line for line in said if "block" in line]


@pytest.mark.parametrize(
    ("word", "line"),
    [("SPEED, 4", "P1's Jab has speed 4 now."), ("ZONE, HIGH", "P1's Jab has zone high now.")],
)
def test_a_property_that_is_set(word: str, line: str) -> None:
    ring = table(
        p1(hand=["Jab", PAGE]), p2(), cards={"Jab": attack([f"Ability(ENHANCE, (Set(TheAttack(), {word}),))"])}
    )
    ring.play("P1: play Jab", "P1: use Jab")
    assert line in lines(ring)


@pytest.mark.proves("UVS-CNTR-01")
@pytest.mark.parametrize(("n", "line"), [(1, "P1's Rope gets 1 Knot counter."), (2, "P1's Rope gets 2 Knot counters.")])
def test_a_counter_is_named(n: int, line: str) -> None:
    ties, loosens = f"Ability(FORM, (Counter(This(), 'Knot', {n}),))", "Ability(FORM, (Counter(This(), '', -1),))"
    ring = table(p1(stage=["Rope"]), p2(), cards={"Rope": foundation([ties, loosens])})
    ring.play("P1: use Rope: ability 1")
    assert line in lines(ring)
    ring.play("P1: use Rope: ability 2")
    assert "P1's Rope loses 1 Knot counter." in lines(ring)


@pytest.mark.proves("UVS-EVENT-07", "UVS-BOTH-02")
def test_what_happens_to_cards_of_both_is_told_of_each() -> None:
    text = "Ability(FORM, (Flip(Sel(9, ANY, (Type((FOUNDATION,)),), every=True)),))"
    cards = {"A": foundation(), "B": foundation(), "Quake": foundation([text], keywords=["Unique"])}
    ring = table(p1(stage=["A", "Quake"], hand=[PAGE]), p2(stage=["B"]), cards=cards).play("P1: use Quake")
    assert "P1 flips A and Quake." in lines(ring)
    assert "P2 flips B, by P1's effect." in lines(ring)
    assert len([event for event in ring.g.log if event.verb == terms.V_FLIP]) == 1


def test_cards_that_are_committed_for_a_check() -> None:
    hard = {"Hard": foundation(difficulty=5)}
    ring = table(p1(hand=["Hard"], stage=[PAGE, PAGE]), p2(), cards=hard)
    ring.play("P1: play Hard", "P1: commit Blank Page", "P1: commit Blank Page")
    assert "P1 commits Blank Page x2." in lines(ring)


def test_a_check_that_fails() -> None:
    ring = table(p1(hand=["Hard"], stage=[PAGE, PAGE]), p2(), cards={"Hard": foundation(difficulty=5)})
    ring.play("P1: play Hard", "P1: fail")
    assert lines(ring)[2:4] == ["P1 fails the check.", "P1 puts Hard into the discard pile."]


@pytest.mark.proves("UVS-BSTEP-14", "UVS-DEALS-01")
def test_an_attack_from_its_beginning_to_its_end() -> None:
    ring = table(p1(hand=["Jab"]), p2(hand=["High Wall"], deck=[PAGE], stage=[PAGE] * 2), cards=CARDS)
    ring.play("P1: play Jab", "P1: use Jab").on("P2 block").play("P2: block with High Wall")
    ring.on("P1 form", "P2 review")
    said = lines(ring)
    for line in (
        "P1's Jab attacks: speed 3, mid, damage 3.",
        "P1 uses Jab (Lean In).",
        "P1's Jab gets +2 damage (5 now).",
        "P1's Jab gets -1 speed (2 now).",
        "P2 tries to block with High Wall.",
        "P2 blocks with High Wall.",
        "P1's Jab is partially blocked by High Wall.",
        "P2 loses 3 health (22 left).",
        "P1's Jab deals 3 damage, half of 5.",
        "P1's Jab resolves.",
    ):
        assert line in said, line


def test_whether_an_attack_is_blocked() -> None:
    ring = table(p1(hand=["Jab"]), p2(hand=["Wall"], stage=[PAGE] * 2), cards=CARDS)
    ring.play("P1: play Jab").on("P2 block").play("P2: no block")
    assert "P1's Jab is not blocked." in lines(ring)
    ring = table(p1(hand=["Jab"]), p2(hand=["Wall"], stage=[PAGE] * 2), cards=CARDS)
    ring.play("P1: play Jab").on("P2 block").play("P2: block with Wall").play("P2: commit Blank Page")
    assert "P1's Jab is completely blocked by Wall." in lines(ring)


def test_a_backup_that_is_attacked() -> None:
    ring = table(p1(hand=["Jab"]), p2(stage=["Ally"]), cards={**CARDS, "Ally": backup()})
    ring.play("P1: play Jab", "P1: attack P2's Ally").on("P1 form")
    assert "P2's Ally loses 3 stamina (2 left)." in lines(ring)
    assert "P1's Jab deals 3 damage to Ally." in lines(ring)


def test_turns_and_what_comes_at_their_end() -> None:
    ring = table(p1(hand=["Wall", PAGE], stage=[{"card": PAGE, "committed": True}]), p2(), cards=CARDS)
    ring.play("P1: play Wall", "P1: pass")
    assert {"P1 passes.", "P1 builds Wall.", "Turn 6: P2."} <= set(lines(ring))
    ring.on("P1 review")
    assert "P1 readies Blank Page." in lines(ring)


def test_what_an_effect_of_the_rival_wants_says_so() -> None:
    saw = {"Saw": foundation(["Ability(FORM, (Destroy(Sel(1, RIVAL, (Type((FOUNDATION,)),))),))"])}
    ring = table(p1(stage=["Saw"]), p2(stage=[PAGE]), cards=saw)
    ring.play("P1: use Saw")
    assert lines(ring)[-2:] == ["P1 uses Saw (Form).", "P2 destroys Blank Page, by P1's effect."]


@pytest.mark.parametrize(
    ("names", "text"),
    [
        (["Jab"], "Jab"),
        (["Jab", "Wall"], "Jab and Wall"),
        (["Jab", "Wall", "Jab"], "Jab x2 and Wall"),
        (["Jab", "a card", "a card"], "Jab and 2 cards"),
        (["a card"], "a card"),
    ],
)
def test_cards_in_a_row(names: list[str], text: str) -> None:
    assert listed(names) == text


@pytest.mark.parametrize(
    ("names", "verb", "line"),
    [
        (["Jab"], terms.V_MOVE, "P1 removes Jab from the game."),
        (["Jab", "Wall"], terms.V_MOVE, "P1 removes Jab and Wall from the game."),
        (["Jab", "Wall", "Kick", "Jab"], terms.V_MOVE, "P1 removes 4 cards from the game: Jab x2, Wall and Kick."),
        (["", "", "", ""], terms.V_MOVE, "P1 removes 4 cards from the game."),
        ([""], terms.V_MOVE, "P1 removes a card from the game."),
        (["Jab"] * 4, terms.V_SPEND, "P1 spends 4 cards from momentum: Jab x4."),
    ],
)
def test_many_cards_are_named_after_what_becomes_of_them(names: list[str], verb: int, line: str) -> None:
    nobody = (terms.NOBODY,) * len(names)
    told = Told(VERBS[verb], 0, tuple(names), nobody, (7,) * len(names), 0, "", (), "hand", "removed from game", 0, "")
    assert told.text(("P1", "P2"), 0) == line


# Every verb


def example(verb: str) -> Told:
    return Told(verb, 0, ("Jab",), (terms.NOBODY,), (7,), 2, "form", (), "hand", "discard pile", 1, "1")


def test_every_verb_has_its_line() -> None:
    for number, verb in enumerate(VERBS):
        text = example(verb).text(("P1", "P2"), 0)
        assert text.endswith("."), text
        assert not text.endswith(".."), text
        assert text[0].isupper(), text
        if number not in UNTOLD and number != terms.V_DEFEAT:
            assert f"P1 {verb} " not in text, f"{verb} is told without words of its own: {text}"


def test_every_rule_that_a_verb_cites_is_in_the_catalogue() -> None:
    for rules in CITES.values():
        assert rules
        for rule in rules:
            assert find(rule) is not None


def test_lines_of_whole_games_cite_rules() -> None:
    for deck in ("Firecracker", "Clockwork"):
        options = {"p1_deck": deck, "p2_deck": "Night Market", "windows": "silent"}
        match, rng = kumite.match("universus", seed=1, options=options), Random(1)
        while match.question is not None:
            for event in match.events:
                assert event.cites(), event
                assert event.text(match.seats, 0).endswith(".")
            match.decide(rng.choice(match.question.options).choice)
            match.settle()


# Secrets


@pytest.mark.proves("UVS-HAND-01", "UVS-HAND-02")
def test_what_is_drawn_is_told_to_who_draws_it() -> None:
    draw = {"Lesson": foundation(["Ability(FORM, (Draw(2),))"]), "Jab": JAB, "Wall": WALL}
    ring = table(p1(stage=["Lesson"], deck=["Jab", "Wall"]), p2(), cards=draw)
    ring.play("P1: use Lesson")
    assert heard(ring, 0)[-1] == "P1 draws Jab and Wall."
    assert heard(ring, 1)[-1] == "P1 draws 2 cards."
    assert heard(ring, SPECTATOR)[-1] == "P1 draws 2 cards."
    assert heard(ring, JUDGE)[-1] == "P1 draws Jab and Wall."


@pytest.mark.proves("UVS-MOM-02", "UVS-PRIV-01")
def test_what_goes_face_down_is_told_without_its_name() -> None:
    keep = {"Keep": foundation(["Ability(FORM, (Move(Sel(1, zones=(HAND,)), MOMENTUM),))"]), "Jab": JAB, "Wall": WALL}
    ring = table(p1(stage=["Keep"], hand=["Jab", "Wall"]), p2(), cards=keep)
    ring.play("P1: use Keep", "P1: Wall")
    assert heard(ring, 0)[-1] == "P1 adds Wall to momentum."
    assert heard(ring, 1)[-1] == "P1 adds a card to momentum."
    data = [ring.match.game.told(event, ring.match.seats, 1) for event in ring.g.events]
    assert "Wall" not in str(data)


@pytest.mark.proves("UVS-FDC-01")
def test_what_comes_into_play_face_down_says_so() -> None:
    lay = "Ability(FORM, (Build(Sel(2, zones=(DECK,), top=True), facing='down'),), (Commit(This()),))"
    ring = table(p1(stage=["Lay"], hand=[PAGE], deck=["Wall", "Wall"]), p2(), cards={**CARDS, "Lay": foundation([lay])})
    ring.play("P1: use Lay")
    assert heard(ring, 0)[-1] == "P1 builds Wall x2 face down."
    assert heard(ring, 1)[-1] == "P1 builds 2 cards face down."


def test_a_line_is_plain_data_with_its_verb() -> None:
    ring = table(p1(hand=["Wall", PAGE]), p2(), cards=CARDS)
    ring.play("P1: play Wall")
    last = ring.told[-1]
    assert (last["what"], last["verb"], last["who"], last["cards"]) == ("play", "play", 0, ["Wall"])
    assert last["note"] == "form"


@pytest.mark.parametrize("verb", [terms.V_MOMENT, terms.V_BEFORE_DAMAGE, terms.V_ATTACKED])
def test_seams_that_only_abilities_wait_for_are_not_told(verb: int) -> None:
    ring = table(p1(hand=["Jab", PAGE]), p2(), cards=CARDS, options={"windows": "open"})
    ring.play("P1: play Jab").on("P1 form")
    assert verb in [event.verb for event in ring.g.log]
    assert VERBS[verb] not in ring.verbs()
