"""Abilities that are printed on their cards, and those that a card has gained."""

from __future__ import annotations

import pytest

from kumite.cards.faces import compile_text
from kumite.errors import BadPosition
from kumite.games.universus.english.abilities import written_out
from kumite.games.universus.trees.reading import read_tree
from tests.english.lower.lowering import ability, tree
from tests.games.ufs.ringside import table as older
from tests.games.universus.ringside import PAGE, Table, attack, foundation, p1, p2, table


def told(text: str, wording: str = "universus", kind: str = "foundation") -> list[str]:
    return [part.tree for part in compile_text(text, wording, kind, "Test Card")]


ON = "R: After your opponent plays {}, gain 2 vitality."


@pytest.mark.parametrize(
    ("what", "event"),
    [
        ("an ability printed on a foundation", "Event(V_ABILITY, RIVAL, (Type((FOUNDATION,)),), printed=True)"),
        (
            "an enhance ability printed on an asset",
            "Event(V_ABILITY, RIVAL, (Type((ASSET,)),), kind=ENHANCE, printed=True)",
        ),
        ("an ability printed on their character", "Event(V_ABILITY, RIVAL, character=1, printed=True)"),
        ("an ability printed on a card in their staging area", "Event(V_ABILITY, RIVAL, origin=STAGE, printed=True)"),
        ("an ability on a foundation", "Event(V_ABILITY, RIVAL, (Type((FOUNDATION,)),))"),
    ],
)
def test_that_it_is_printed_is_asked_of_an_ability(what: str, event: str) -> None:
    made = ability(ON.format(what), "ufs")
    assert (made.trigger,) == tree(event)
    assert ability(written_out(made)) == made


def test_only_an_ability_is_printed() -> None:
    with pytest.raises(BadPosition, match=r"Event.printed is for V_ABILITY"):
        table(cards={"Odd": foundation(["Ability(RESPONSE, (Draw(1),), (), Event(V_DRAW, printed=True))"])})
    assert read_tree("Event(V_ABILITY, printed=True)")


def gained(asked: str, used: str) -> Table:
    """P1's foundations have one ability printed, and gain another one; P2 waits for one of those."""
    cards = {
        "Elm": foundation(told("Enhance: Your attack gets +1 damage.")),
        "Mold": foundation(told("Enhance: Your Kick attack gets +2 damage.")),
        "Spring": foundation(told('Your foundations named "Elm" gain "Enhance: Your attack gets +1 speed."')),
        "Eye": foundation(told(ON.format(asked), "ufs")),
        "Jab": attack(),
    }
    ring = older(p1(hand=["Jab", PAGE], stage=["Elm", "Spring"]), p2(health=10, stage=["Eye"]), cards=cards)
    ring.play("P1: play Jab").on("P1 enhance")
    return ring.play(f"P1: use Elm: ability {used}")


@pytest.mark.proves("UVS-PRINT-01")
@pytest.mark.parametrize(
    ("asked", "used", "health"),
    [
        ("an ability printed on a foundation", "1", 12),
        ("an ability printed on a foundation", "2", 10),
        ("an ability on a foundation", "1", 12),
        ("an ability on a foundation", "2", 12),
    ],
)
def test_what_a_card_has_gained_is_not_printed_on_it(asked: str, used: str, health: int) -> None:
    ring = gained(asked, used)
    if ring.question == "P2 respond":
        ring.play("P2: use Eye")
    assert ring["P2.health"] == health


@pytest.mark.proves("UVS-PRINT-01")
@pytest.mark.parametrize(("keywords", "health"), [(["Stun: 1"], 12), ([], 7)])
def test_the_ability_of_a_printed_keyword_is_printed_whatever_its_rating_is_now(
    keywords: list[str], health: int
) -> None:
    more = "E: This attack gets +1 to its Stun rating." if keywords else "E: This attack gets Stun: 1."
    cards = {
        "Jab": attack(keywords=keywords),
        "Spark": foundation(told(more, "ufs")),
        "Eye": foundation(told(ON.format("a Stun ability printed on an attack"), "ufs")),
    }
    theirs = p2(health=10, stage=["Eye", PAGE, PAGE])
    ring = older(p1(hand=["Jab", PAGE], stage=["Spark"]), theirs, cards=cards).play("P1: play Jab", "P1: use Spark")
    ring.play(f"P1: {next(text for text in ring.options if 'Jab' in text)}").on("P2 respond", "P1 momentum")
    assert (ring.question == "P2 respond") is bool(keywords)
    if keywords:
        ring.play("P2: use Eye")
    assert ring["P2.health"] == health  # or the damage is done


@pytest.mark.proves("UFS-RULING-85")
def test_the_second_ability_of_such_cards_is_waited_for_not_the_same_one_again() -> None:
    again = "an ability printed on a foundation in their staging area for the second time or greater this turn"
    breath = told("F: Gain 1 vitality.", "ufs")
    cards = {"Elm": foundation(breath), "Oak": foundation(breath), "Eye": foundation(told(ON.format(again), "ufs"))}
    ring = older(p1(hand=[PAGE], stage=["Elm", "Oak"]), p2(health=10, stage=["Eye"]), cards=cards)
    assert ring.play("P1: use Elm").question == "P1 form"
    assert ring.play("P1: use Oak").question == "P2 respond"
    assert ring.play("P2: use Eye").play("P1: use Oak").question == "P2 respond"


# Keyword ratings and blocks


def rated(text: str, keywords: list[str]) -> list[str]:
    """The keywords of an attack, after it has gained Powerful: 1 and then what the text says."""
    cards = {
        "Jab": attack(keywords=keywords),
        "Gift": foundation(told("E: This attack gets Powerful: 1.", "ufs")),
        "Spark": foundation(told(text, "ufs")),
    }
    ring = older(p1(hand=["Jab", PAGE], stage=["Gift", "Spark", "Spark"]), p2(), cards=cards).play("P1: play Jab")
    found: list[str] = ring.play("P1: use Gift", "P1: use Spark")["attack.keywords"]
    return found


@pytest.mark.proves("UVS-PRINT-01", "UVS-KWRAT-02")
def test_ratings_that_are_printed_and_those_it_has_gained() -> None:
    inked = "E: This attack gets +2 to all keyword ratings printed on it."
    assert rated(inked, ["Stun: 1", "Safe"]) == ["Stun: 3", "Safe", "Powerful: 1"]
    assert rated(inked, ["Powerful: 2"]) == ["Powerful: 4", "Powerful: 1"]
    assert rated("E: This attack gets +2 to all of its keyword ratings.", ["Stun: 1"]) == ["Stun: 3", "Powerful: 3"]
    made = ability(inked, "ufs", "attack")
    assert made.does == tree("Rate(TheAttack(), '', 2, printed=True)")
    assert ability(written_out(made), on="attack") == made


@pytest.mark.proves("UVS-KWRAT-02", "UVS-PREST-18")
@pytest.mark.parametrize("rivals", [10, 11])
def test_a_keyword_with_a_need_has_the_new_rating_and_the_need_still(rivals: int) -> None:
    commits = "Commit(Sel(1, DOER, (Type((FOUNDATION,)),)), RIVAL, stun=True)"
    stun = f"Ability(ENHANCE, ({commits},), (), None, (Deadlock(),), keyword='Stun')"
    cards = {
        "Jab": attack([stun], keywords=["Stun: 1"]),
        "Spark": foundation(told("Enhance: This attack gets +2 to its Stun rating.")),
        "Breath": foundation(told("Enhance: Gain 1 health.")),
    }
    theirs = p2(stage=[PAGE] * rivals)
    mine = p1(hand=["Jab", PAGE], stage=["Spark", "Breath"])
    ring = table(mine, theirs, cards=cards).play("P1: play Jab", "P1: use Spark")
    assert ring["attack.keywords"] == ["Stun: 3"]
    usable = [text for text in ring.options if "Jab" in text]
    assert bool(usable) is (rivals > 10)
    if usable:
        ring.play(f"P1: {usable[0]}")
        assert ring["P2.stage"].count(f"{PAGE} (committed)") == 3


@pytest.mark.proves("UVS-PRINT-01", "UVS-BLK-01")
@pytest.mark.parametrize(("said", "needs"), [("a printed mid block", (3, 1, 1)), ("a mid block", (3, 3, 1))])
def test_a_block_that_is_printed_and_one_that_it_was_given(said: str, needs: tuple[int, ...]) -> None:
    ease = f"Your attacks with {said} get +2 damage."
    cards = {
        "Mid": attack(block="+2 mid", damage=1),
        "Low": attack(block="+2 low", damage=1),
        "Bare": attack(damage=1),
        "Ease": foundation(told(ease)),
        "Turn": foundation(told("Enhance: Change this attack's block zone to low.")),
        "Back": foundation(told("Enhance: Change this attack's block zone to mid.")),
    }
    for name, turn, damage in zip(("Mid", "Low", "Bare"), ("Turn", "Back", ""), needs, strict=True):
        ring = table(p1(hand=[name, PAGE], stage=["Ease", "Turn", "Back"]), p2(), cards=cards).play(f"P1: play {name}")
        if turn:
            ring.play(f"P1: use {turn}")
        assert ring["attack.damage"] == damage, name
