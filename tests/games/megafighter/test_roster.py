"""The fifteen Fighter boards: their shape, what the rulebook prints of them, and that nothing runs in circles."""

import inspect
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, pairwise, product
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import pytest
import yaml

from kumite import catalogue
from kumite.core.effects import Text, Word
from kumite.games.megafighter import statics, words
from kumite.games.megafighter.cards.newcomers import NEWCOMERS
from kumite.games.megafighter.cards.roster import by_name, fill
from kumite.games.megafighter.cards.rulebook import RULEBOOK
from kumite.games.megafighter.events import KnockedOut, Performed, Struck, Taunted, TurnBegan, WentBack, WentFront
from kumite.games.megafighter.printed import (
    BLUE,
    CLASSES,
    COLOURS,
    DEDUCED,
    FOES_TURN,
    ITSELF,
    ONGOING,
    OURS,
    OWN_TURN,
    PRINTED,
    RED,
    RED_BAR,
    RIVAL,
    ROSTER,
    TEAMMATE,
    YELLOW,
    Ability,
    Attack,
    Fighter,
    facts,
)
from kumite.games.megafighter.rules.turn import TAUNT_GAIN
from scripts.fighters import PAGE, render

CLASS_IN_CATALOGUE: Final = ("green_ongoing", "blue_own_turn", "purple_opponent_turn", "red_bar_ongoing")
DAMAGE_IN_CATALOGUE: Final = {
    "opposing_frontline": ("front",),
    "each_opposing_sideline": ("side",),
    "each_opposing_fighter": ("front", "side"),
}
EFFECTS: Final = {  # the effects the catalogue tells, as far as it tells them
    "Weeny Gun": "Draw 1.",
    "Timber Kick": "You may spend 2 ★. If you do: Opponent must Swap their Frontline Fighter with a Sideline Fighter.",
    "Snore-Yuken": "Gain 3 ★.",
    "Bear Hug": "Opponent loses ",
    "Flame Breath": "Gain 2 ★.",
    "Thunder Chomp": "Opponent gains no ★ from this Attack.",
    "Bindlestiff": "Heal ",
    "Candy Catana": "You may spend 2 ★. If you do: Draw 2.",
    "Relish in Chaos": "Each time Frankfurterer goes to Frontline: Heal 1.",
    "Catch Up and Mustard": "Draw 1. Gain 1 Swap Token.",
    "Maple Snare-Up": "Deal 1 to Frontline Fighter.",
    "Saw Lungs": "Heal 1. Draw 1.",
    "Gale Fight": "Opponent must Swap their Frontline Fighter with a Sideline Fighter.",
    "Cytoplasm": "Opposing Fighters cannot heal.",
    "Jump Back Schmack": "goes from Frontline to Sideline: Deal 2 to Frontline Fighter.",
}


def fighter(name: str) -> Fighter:
    return ROSTER[by_name[name]]


def attack_of(board: Fighter, name: str) -> Attack:
    return next(attack for attack in board.attacks if attack.name == name)


def ability_of(board: Fighter, name: str) -> Ability:
    return next(ability for ability in board.abilities if ability.name == name)


def inside(text: Text) -> Iterator[Word]:
    """Every word of a text, also those inside others."""
    for word in text:
        yield word
        yield from inside(getattr(word, "then", ()))


def attacks() -> list[Attack]:
    return [attack for board in ROSTER for attack in board.attacks]


def abilities() -> list[Ability]:
    return [ability for board in ROSTER for ability in board.abilities]


def origins(board: Fighter) -> dict[str, str]:
    return {fact.about: fact.origin for fact in facts(board)}


def catalogued() -> list[dict[str, Any]]:
    """The boards of the catalogue's `cards:` section that name a Fighter."""
    path = Path(catalogue.__file__).parent / "megafighter.yaml"
    cards = yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader)["cards"]
    return [card for card in cards if not card["name"].startswith("(")]


def label(x: Any) -> str:
    return str(x["name"] if isinstance(x, dict) else x.name)


def catalogued_attacks() -> list[tuple[Fighter, dict[str, Any]]]:
    return [(fighter(c["name"]), a) for c in catalogued() for a in c["attacks"] or [] if a["name"]]


def catalogued_abilities() -> list[tuple[Fighter, dict[str, Any]]]:
    return [(fighter(c["name"]), a) for c in catalogued() for a in c["abilities"] or [] if a["name"]]


# The shape of a board


@pytest.mark.proves("MEGA-COMP-05")
def test_fifteen_different_fighters() -> None:
    assert len(ROSTER) == 15
    assert len({board.name for board in ROSTER}) == 15
    assert [*RULEBOOK, *NEWCOMERS] == ROSTER
    assert [by_name[board.name] for board in ROSTER] == list(range(15))


def test_reading_the_roster_again_adds_nobody() -> None:
    fill()
    assert len(ROSTER) == 15


@pytest.mark.proves("MEGA-BOARD-01")
def test_the_sample_board_in_outline() -> None:
    board = fighter("Frankfurterer")
    assert (board.name, board.hp, len(board.attacks), len(board.abilities)) == ("Frankfurterer", 10, 3, 2)


@pytest.mark.proves("MEGA-BOARD-02")
def test_two_basics_and_then_an_ultimate() -> None:
    assert [attack.name for attack in fighter("Frankfurterer").attacks] == ["Weeny Gun", "Kraut Bomb", "Meat Seeker"]
    for board in ROSTER:
        assert len(board.attacks) == 3
        assert [attack.cost > 0 for attack in board.attacks] == [False, False, True], board.name


@pytest.mark.proves("MEGA-BOARD-03")
def test_two_abilities() -> None:
    names = [ability.name for ability in fighter("Frankfurterer").abilities]
    assert names == ["Relish in Chaos", "Catch Up and Mustard"]
    assert [len(board.abilities) for board in ROSTER] == [2] * 15


@pytest.mark.proves("MEGA-BOARD-04")
def test_two_buttons_in_a_fixed_order() -> None:
    pairs = [attack.buttons for attack in fighter("Frankfurterer").attacks]
    assert pairs == [(BLUE, YELLOW), (YELLOW, RED), (RED, YELLOW)]
    assert (YELLOW, BLUE) not in pairs
    for attack in attacks():
        assert len(attack.buttons) == 2
        assert set(attack.buttons) <= {BLUE, YELLOW, RED}


@pytest.mark.proves("MEGA-BOARD-05")
def test_every_attack_states_damage_target_and_effect() -> None:
    assert fighter("Frankfurterer").attacks == (
        Attack("Weeny Gun", (BLUE, YELLOW), front=2, does=(words.Draw(1),)),
        Attack("Kraut Bomb", (YELLOW, RED), front=1, side=1),
        Attack("Meat Seeker", (RED, YELLOW), front=3, side=3, cost=5),
    )
    for attack in attacks():
        assert attack.front > 0
        assert attack.does or attack.side, f"{attack.name} has no additional effect"


@pytest.mark.proves("MEGA-BOARD-06")
def test_every_ability_states_class_and_cost() -> None:
    relish, mustard = fighter("Frankfurterer").abilities
    assert (relish.colour, relish.cost) == (ONGOING, 0)
    assert (mustard.colour, mustard.cost) == (OWN_TURN, 2)
    for ability in abilities():
        ongoing = ability.colour in (ONGOING, RED_BAR)
        assert ongoing == (ability.when is not None or ability.always is not None), ability.name
        assert ongoing or ability.cost >= 1, f"{ability.name} could be used for ever"
        assert (ability.always is None) != (ability.does == ()), ability.name
        assert (ability.when is not None) == bool(ability.moment), ability.name
        assert ability.always is None or ability.cost == 0, f"{ability.name} simply holds: nobody is asked to pay"


@pytest.mark.parametrize("board", ROSTER, ids=label)
def test_no_pair_twice_and_something_to_string(board: Fighter) -> None:
    """MEGA-RULING-08, MEGA-SETUP-10: one pair is one Attack, and an Attack ends where another begins."""
    pairs = [attack.buttons for attack in board.attacks]
    assert len(set(pairs)) == 3
    assert any(a[1] == b[0] for a in pairs for b in pairs if a != b)


def test_every_pair_is_somebodys() -> None:
    assert {attack.buttons for attack in attacks()} == set(product((BLUE, YELLOW, RED), repeat=2))


def test_names_are_told_apart() -> None:
    names = [board.name for board in ROSTER] + [attack.name for attack in attacks()] + [a.name for a in abilities()]
    assert [name for name, n in Counter(names).items() if n > 1] == []


def test_numbers_stay_in_range() -> None:
    for board in ROSTER:
        assert 8 <= board.hp <= 13, board.name
        assert 3 <= board.attacks[2].cost <= 6, board.name
        assert board.about.endswith("."), board.name
        for basic in board.attacks[:2]:
            assert basic.front + 2 * basic.side + basic.chosen <= 4, basic.name


def test_the_classes_are_well_mixed() -> None:
    n = Counter(ability.colour for ability in abilities())
    for colour, least in ((OWN_TURN, 5), (FOES_TURN, 5), (ONGOING, 6), (RED_BAR, 4)):
        assert n[colour] >= least, CLASSES[colour]


# Where it comes from


@pytest.mark.parametrize("board", ROSTER, ids=label)
def test_every_fact_has_an_origin(board: Fighter) -> None:
    told = facts(board)
    assert all(fact.origin in (PRINTED, DEDUCED, OURS) and fact.why for fact in told)
    about = [fact.about for fact in told]
    marked = [fact.about for fact in board.facts]
    assert len(set(about)) == len(about) == 2 + bool(board.label) + 3 * 5 + 2 * 4
    assert len(set(marked)) == len(marked)
    assert set(marked) <= set(about), "a mark about something that is not on the board"


def test_printed_facts_say_where() -> None:
    marked = [fact for board in ROSTER for fact in board.facts if fact.origin == PRINTED]
    assert [fact for fact in marked if not fact.why.startswith("004, ")] == []


def test_the_catalogues_fighters_are_the_rulebooks() -> None:
    assert {card["name"] for card in catalogued()} == {b.name for b in RULEBOOK}
    for card in catalogued():
        board = fighter(card["name"])
        assert origins(board)["name"] == PRINTED
        assert card["hp"] in (None, board.hp)
        assert origins(board)["hp"] == (OURS if card["hp"] is None else PRINTED)


@pytest.mark.parametrize(("board", "told"), catalogued_attacks(), ids=label)
def test_an_attack_is_as_catalogued(board: Fighter, told: dict[str, Any]) -> None:
    """MEGA-RULING-01, MEGA-RULING-34: what is told is used; what is lost is filled in, and not called printed."""
    attack, origin = attack_of(board, told["name"]), origins(board)
    buttons = [COLOURS[button] for button in attack.buttons]
    assert buttons in told.get("buttons_candidates", [told["buttons"] or buttons])
    assert told["super_cost"] in (None, attack.cost)
    assert told["kind"] in (None, "ultimate" if attack is board.attacks[2] else "basic")
    for target, n in (told["damage"] or {}).items():
        dealt = DAMAGE_IN_CATALOGUE[target]
        assert all(getattr(attack, field) == (n or attack.front) for field in dealt)
        assert (origin[f"{attack.name}: damage"] == PRINTED) == (n is not None)
    assert origin[f"{attack.name}: name"] == PRINTED
    assert origin[f"{attack.name}: buttons"] != PRINTED or told["buttons"]
    assert origin[f"{attack.name}: cost"] != PRINTED or told["super_cost"] is not None
    assert told["effect"] or not attack.does or origin[f"{attack.name}: effect"] == OURS
    assert EFFECTS.get(attack.name, "") in attack.text()


@pytest.mark.parametrize(("board", "told"), catalogued_abilities(), ids=label)
def test_an_ability_is_as_catalogued(board: Fighter, told: dict[str, Any]) -> None:
    ability, origin = ability_of(board, told["name"]), origins(board)
    assert origin[f"{ability.name}: name"] == PRINTED
    if told["class"] is None:
        assert origin[f"{ability.name}: class"] == OURS
    else:
        assert told["class"] == CLASS_IN_CATALOGUE[ability.colour]
        assert origin[f"{ability.name}: class"] != OURS
    if told["cost"] is None:
        assert origin[f"{ability.name}: cost"] != PRINTED
    else:
        assert ability.cost == told["cost"]
        assert origin[f"{ability.name}: cost"] != OURS
    assert (origin[f"{ability.name}: effect"] == OURS) == (told["effect"] is None)
    assert EFFECTS.get(ability.name, "") in ability.text()


def test_every_told_effect_is_checked() -> None:
    told = [t["name"] for _, t in catalogued_attacks() + catalogued_abilities() if t["effect"]]
    assert set(told) - set(EFFECTS) == {"Kraut Bomb"}  # its effect is Sideline damage, checked as such


def test_what_is_hinted_at_is_used() -> None:
    """What the catalogue tells in its remarks only."""
    assert YELLOW in attack_of(fighter("La Li"), "Candy Catana").buttons
    assert ability_of(fighter("Slumberjack"), "Saw Lungs").cost == 3
    assert YELLOW not in attack_of(fighter("Slumberjack"), "Timber Kick").buttons
    assert attack_of(fighter("Tyranosorcerer"), "Tremor Tail").buttons[1] == YELLOW
    for name, attack in (("Frankfurterer", "Meat Seeker"), ("Slumberjack", "Bear Hug")):
        assert attack_of(fighter(name), attack).cost == 5
        assert origins(fighter(name))[f"{attack}: cost"] == DEDUCED
    assert fighter("Pork and Brains").attacks[2].name == "Bindlestiff"
    assert attack_of(fighter("Pogorilla"), "Pogo Punch").cost == attack_of(fighter("La Li"), "Candy Catana").cost == 0


def test_nothing_else_is_called_printed() -> None:
    """The newcomers, and Attacks and Abilities the rulebook does not name, are ours in every part."""
    assert {fact.origin for board in NEWCOMERS for fact in facts(board)} == {OURS}
    told = {t["name"] for _, t in catalogued_attacks() + catalogued_abilities()}
    for board in RULEBOOK:
        for fact in board.facts:
            assert fact.about in ("name", "hp", "label") or fact.about.partition(": ")[0] in told, (
                f"{board.name}, {fact.about}"
            )


# The words


def kinds_of_words(module: ModuleType) -> set[type]:
    classes = [kind for _, kind in inspect.getmembers(module, inspect.isclass) if kind.__module__ == module.__name__]
    return {kind for kind in classes if issubclass(kind, Word)}


def test_every_word_is_used() -> None:
    texts = [attack.does for attack in attacks()] + [ability.does for ability in abilities()]
    assert {type(word) for text in texts for word in inside(text)} == kinds_of_words(words)
    forced = {word.you_choose for text in texts for word in inside(text) if isinstance(word, words.ForceSwap)}
    assert forced == {False, True}
    assert {type(a.always) for a in abilities() if a.always is not None} == kinds_of_words(statics)


def test_every_moment_is_used() -> None:
    heard = {ability.when for ability in abilities() if ability.when is not None}
    assert heard == {WentFront, WentBack, KnockedOut, Struck, Performed, Taunted, TurnBegan}
    assert {ability.whose for ability in abilities() if ability.when is KnockedOut} == {ITSELF, TEAMMATE, RIVAL}


def test_what_speaks_of_the_attack_is_offered_in_it_only() -> None:
    for ability in abilities():
        speaks = any(isinstance(word, words.Prevent) for word in inside(ability.does))
        assert ability.in_attack == speaks, ability.name
        assert not speaks or ability.colour == FOES_TURN, ability.name


def test_attacks_damage_opponents_by_their_numbers_only() -> None:
    """MEGA-RULING-42: what an Attack deals can be blocked; the word Deal cannot, so it is for one's own side."""
    for attack in attacks():
        for word in inside(attack.does):
            assert not isinstance(word, words.Deal) or word.whom in (words.SELF, words.BENCH), attack.name


@pytest.mark.parametrize("board", ROSTER, ids=label)
def test_texts_read_well(board: Fighter) -> None:
    for text in [attack.text() for attack in board.attacks] + [ability.text() for ability in board.abilities]:
        assert text[0].isupper() or text[0].isdigit(), text
        assert text.endswith("."), text
        assert "  " not in text, text
        sentences = text.split(". ")
        assert all(a != b for a, b in pairwise(sentences)), f"says it twice: {text}"


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == render(), "run scripts/fighters.py"


# No circles


def supers(text: Text) -> int:
    """The most Super Tokens a text brings."""
    return sum(word.n for word in inside(text) if isinstance(word, words.Gain | words.Steal))


def test_no_ability_pays_for_itself() -> None:
    """Nor another: Swaps, Taunts and Attacks can be had again and again, a K.O. cannot."""
    assert [a.name for a in abilities() if a.cost and supers(a.does) >= a.cost] == []
    assert {ability.when for ability in abilities() if supers(ability.does)} <= {KnockedOut}


def test_nothing_free_sets_itself_off() -> None:
    moves, deals = (words.ForceSwap, words.MaySwap), words.Deal
    for ability in abilities():
        if ability.when in (WentFront, WentBack) and ability.cost == 0:
            assert not any(isinstance(word, moves) for word in inside(ability.does)), ability.name
        if ability.when is KnockedOut and ability.cost == 0 and ability.whose != ITSELF:
            assert not any(isinstance(word, deals) for word in inside(ability.does)), ability.name


def test_an_extra_action_is_dearer_than_it_can_bring() -> None:
    """MEGA-SUPER-03: a fourth Attack exists, at a price no Action of any team earns back without cards."""
    extra = [a for a in abilities() if any(isinstance(word, words.AddAction) for word in inside(a.does))]
    assert extra
    assert all(ability.colour == OWN_TURN and ability.cost >= 5 for ability in extra)
    for team in combinations(ROSTER, 3):
        swagger = [a.always.n for board in team for a in board.abilities if isinstance(a.always, statics.Swagger)]
        assert TAUNT_GAIN + sum(swagger) < min(ability.cost for ability in extra)
    assert not any(isinstance(word, words.AddAction) for attack in attacks() for word in inside(attack.does))
