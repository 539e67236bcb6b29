"""What a text gives a card that it lets a player play: the card has it as it is played."""

from __future__ import annotations

import pytest

from kumite.cards.faces import compile_text
from kumite.games.universus.english.abilities import written_out
from tests.english.lower.lowering import ability
from tests.games.universus.ringside import PAGE, Table, attack, foundation, p1, p2, table


def told(text: str, kind: str = "foundation") -> list[str]:
    return [part.tree for part in compile_text(text, "universus", kind, "Test Card")]


def allowed(text: str, **held: object) -> Table:
    """P1 has played the Form; the Hook has difficulty 3, and an Enhance, so that its attack stops for a look."""
    hook = attack(told("Enhance: Draw 1 card.", "attack"), difficulty=3)
    cards = {"Pass": foundation(told(f"Form Commit: {text}")), "Hook": hook, "Sure": foundation(check=9)}
    mine = {"stage": ["Pass", PAGE, PAGE], "hand": [PAGE], "deck": ["Sure"] * 3, **held}
    return table(p1(**mine), p2(), cards=cards).play("P1: use Pass")


def against(ring: Table) -> int:
    """What the last check was against."""
    return int(ring.told_of("check")[-1]["detail"])


CHOSEN = "Choose 1 attack in your discard pile. You may play it as your next form. {}"


@pytest.mark.proves("UVS-RULING-202", "UVS-STATE-04")
@pytest.mark.parametrize(
    ("then", "difficulty", "speed"),
    [
        ("It gets -1 difficulty and +3 speed.", 2, 6),
        ("If its printed speed is 3 or less, it gets -2 difficulty.", 1, 3),
        ("If its printed speed is 4 or more, it gets -2 difficulty.", 3, 3),
        ("Draw 1 card.", 3, 3),
    ],
)
def test_what_it_gets_it_has_as_it_is_played(then: str, difficulty: int, speed: int) -> None:
    ring = allowed(CHOSEN.format(then), discards=["Hook"])
    ring.play(f"P1: {next(text for text in ring.options if 'play Hook' in text)}")
    assert against(ring) == difficulty
    assert ring.on("P1 enhance")["attack.speed"] == speed


def test_it_has_keywords_then_too() -> None:
    """UVS-RULING-202"""
    ring = allowed(CHOSEN.format("It gains Stun: 2."), discards=["Hook"])
    ring.play(f"P1: {next(text for text in ring.options if 'play Hook' in text)}")
    assert ring.on("P1 enhance")["attack.keywords"] == ["Stun: 2"]


@pytest.mark.proves("UVS-RULING-202")
def test_another_form_gets_nothing_and_ends_it() -> None:
    ring = allowed(CHOSEN.format("It gets -1 difficulty and +3 speed."), discards=["Hook"], hand=["Hook", PAGE])
    ring.play("P1: play Hook")  # the one in the hand
    assert against(ring) == 3
    assert ring.on("P1 enhance")["attack.speed"] == 3
    assert not [text for text in ring.on("P1 form").options if "Hook" in text]


def test_this_card_from_where_it_lies() -> None:
    """UVS-RULING-202"""
    text = "Form [Discard pile] Lose 1 health: Try to play this attack from your discard pile as your next form. "
    for then, difficulty in (("It gets -2 difficulty.", 1), ("Draw 1 card.", 3)):
        hook = attack(told(text + then, "attack"), difficulty=3)
        cards = {"Hook": hook, "Sure": foundation(check=9)}
        mine = p1(stage=[PAGE], hand=[PAGE], discards=["Hook"], deck=["Sure"] * 3)
        ring = table(mine, p2(), cards=cards).play("P1: use Hook in the discard pile")
        ring.play(f"P1: {next(text for text in ring.options if 'play Hook' in text)}")
        assert against(ring) == difficulty


def test_it_is_told_as_the_card_it_is() -> None:
    """UVS-RULING-202"""
    said = (
        "Form Commit: Choose 1 attack in your discard pile. You may play the chosen attack from your discard pile as "
        "your next form. The chosen attack gets -1 difficulty and +3 speed."
    )
    made = ability(f"Form Commit: {CHOSEN.format('It gets -1 difficulty and +3 speed.')}")
    assert written_out(made) == said
    assert ability(said) == made


# Cards cannot be added


@pytest.mark.proves("UVS-CONF-03")
@pytest.mark.parametrize(
    ("rule", "deed", "done"),
    [
        ("You cannot add cards to your momentum", "Add the top card of your deck to your momentum.", False),
        ("You cannot add cards to your momentum", "Add 1 attack from your discard pile to your hand.", True),
        ("Cards cannot be added to your hand", "Add 1 attack from your discard pile to your hand.", False),
        ("Cards cannot be added to your hand", "Add all attacks from your discard pile to your hand.", False),
        ("Cards cannot be added to your hand", "Add the top card of your deck to your momentum.", True),
        ("You cannot add cards to your card pool", "Add 1 attack from your discard pile to your card pool.", False),
    ],
)
@pytest.mark.parametrize("lasts", [True, False])
def test_cards_cannot_be_added_to_a_zone(rule: str, deed: str, done: bool, lasts: bool) -> None:
    ban = told(f"Form Commit: {rule} for the rest of the turn.") if lasts else told(f"{rule}.")
    cards = {"Ban": foundation(ban), "Deed": foundation(told(f"Form Commit: {deed}")), "Jab": attack()}
    ring = table(p1(stage=["Ban", "Deed"], hand=[PAGE], discards=["Jab"]), p2(), cards=cards)
    ring.play(*(["P1: use Ban"] if lasts else []), "P1: use Deed")
    zones = {name: ring[f"P1.{name}"] for name in ("hand", "momentum", "pool", "discards")}
    before = {"hand": [PAGE], "momentum": [], "pool": [], "discards": ["Jab"]}
    assert (zones != before) is done
