"""Deck Construction: what is legal in Standard, and every reason where something is not."""

from random import Random

import pytest

from kumite.errors import Refusal
from kumite.games.universus.construction import (
    FORMATS,
    Catalogue,
    Fault,
    Format,
    Listing,
    after_sidebar,
    catalogue,
    check_deck,
    exchange_faults,
    find_format,
)
from kumite.games.universus.deckfile import read_deck
from kumite.games.universus.decks import DECKS, Deck, put_down
from kumite.games.universus.define import BadCard, face
from kumite.games.universus.faces import abilities
from kumite.games.universus.faces import face as current
from kumite.games.universus.modes import SETTINGS
from kumite.games.universus.modes import house as house_of
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Ability, Card, Ctx
from kumite.games.universus.profile import profile
from kumite.games.universus.rules.setup import Chooser
from kumite.games.universus.table import empty
from kumite.games.universus.terms import ATTACK, CHARACTER, CONTINUOUS, DECK, FORM, FOUNDATION, POOL, TOKEN, YOU
from kumite.games.universus.terms import SYMBOLS as TWELVE
from kumite.games.universus.verbs import move, seal
from kumite.games.universus.words.decks import DeckRule
from kumite.games.universus.words.plays import PlayCopy
from kumite.games.universus.words.sels import Sel, This
from kumite.games.universus.words.tests import Named

EMBER = ("fire", "good", "all")  # the symbols of the starting character
EIGHT = Ability(CONTINUOUS, (DeckRule("Proof Palm", 8),))


def foundation(name: str, *symbols: str, abilities: tuple[Ability, ...] = ()) -> Card:
    return Card(face(name, FOUNDATION, 2, 5, "+2 mid", symbols=symbols or EMBER, abilities=abilities))


def character(
    name: str, version: str, *symbols: str, check: int | None = None, abilities: tuple[Ability, ...] = ()
) -> Card:
    """With a check value it has a difficulty, too."""
    return Card(
        face(
            name,
            CHARACTER,
            None if check is None else 6,
            check,
            symbols=symbols,
            abilities=abilities,
            hand_size=6,
            health=25,
            version=version,
        )
    )


STANCES = [foundation(f"Proof Stance {number}") for number in range(1, 16)]
SIXTY: Listing = tuple([(card.name, 4) for card in STANCES])
KAIDA = character("Kaida", "1", *EMBER)
ASHEN = character("Kaida", "2", *EMBER, check=6)


def known(*cards: Card) -> Catalogue:
    return {card.name: card for card in (*STANCES, KAIDA, ASHEN, *cards)}


def without(n: int) -> Listing:
    """The sixty, n cards fewer."""
    assert n < 4
    return (*SIXTY[:-1], (SIXTY[-1][0], 4 - n)) if n else SIXTY


def build(
    *more: tuple[str, int],
    cards: Listing = SIXTY,
    sidebar: Listing = (),
    symbol: str = "fire",
    start: str = "Kaida 1",
) -> Deck:
    return Deck("test", start, symbol, cards + more, sidebar)


def faults(deck: Deck, *cards: Card, starter_counts: bool = False) -> list[Fault]:
    return check_deck(deck, known(*cards), starter_counts=starter_counts)


def only(deck: Deck, *cards: Card, starter_counts: bool = False) -> Fault:
    """The one reason against it."""
    found = faults(deck, *cards, starter_counts=starter_counts)
    assert len(found) == 1, found
    return found[0]


# Formats


@pytest.mark.proves("UVS-DCON-01")
def test_standard_is_one_format_and_another_can_be_plugged_in() -> None:
    small = build(cards=SIXTY[:10])
    assert only(small).rules == ("UVS-DCON-02",)
    assert check_deck(small, known(), Format("small", least=40)) == []
    assert check_deck(small, known(), Format("singleton", least=40, copies=1)) != []
    with pytest.raises(Refusal, match=r"no format 'legacy'; known are standard .*UVS-DCON-01"):
        find_format("legacy")
    assert find_format("standard") is FORMATS["standard"]


# Numbers


@pytest.mark.proves("UVS-DCON-02")
def test_sixty_cards_besides_the_starting_character() -> None:
    assert faults(build()) == []
    assert only(build(cards=without(1))).reason == "the deck has 59 cards; 60 is the least"
    assert only(build(cards=())).reason == "the deck has 0 cards; 60 is the least"


@pytest.mark.proves("UVS-DCON-02", "UVS-DCON-05")
def test_more_than_sixty_is_no_reason_to_complain() -> None:
    more = [foundation(f"Spark {number}") for number in range(4)]
    assert faults(build(*[(card.name, 4) for card in more[:1]], (more[1].name, 2)), *more) == []  # 66
    assert faults(build(*[(card.name, 4) for card in more[:3]], (more[3].name, 3)), *more) == []  # 75


@pytest.mark.proves("UVS-DCON-02")
def test_a_deck_starts_with_a_character() -> None:
    fault = only(build(start="Proof Stance 1"))
    assert fault == Fault("Proof Stance 1 is a foundation; a deck starts with a character", ("UVS-DCON-02",))


@pytest.mark.proves("UVS-DCON-06")
@pytest.mark.parametrize("n", [0, 1, 9, 10, 11])
def test_a_sidebar_has_ten_cards_or_none(n: int) -> None:
    aside = [foundation(f"Spare {number}") for number in range(n)]
    found = faults(build(sidebar=tuple([(card.name, 1) for card in aside])), *aside)
    assert [fault.rules for fault in found] == ([] if n in (0, 10) else [("UVS-DCON-06",)])


# Kinds of cards


@pytest.mark.proves("UVS-DCON-03")
def test_a_character_with_difficulty_and_check_may_be_in_the_deck() -> None:
    assert faults(build(("Kaida 2", 2))) == []


@pytest.mark.proves("UVS-DCON-04", "UVS-DCON-03")
def test_a_character_without_difficulty_and_check_only_starts() -> None:
    fault = only(build(("Kaida 1", 1)))
    assert fault.reason.startswith("Kaida 1, in the deck, has no printed difficulty or check value")
    assert fault.rules[0] == "UVS-DCON-04"
    aside = [foundation(f"Spare {number}") for number in range(9)]
    sidebar = (("Kaida 1", 1), *[(card.name, 1) for card in aside])
    assert only(build(sidebar=sidebar), *aside).reason.startswith("Kaida 1, in the sidebar, has no printed")


@pytest.mark.proves("UVS-TOKEN-01")
def test_a_token_is_no_card_of_a_deck() -> None:
    token = Card(face("Spirit", TOKEN))
    assert only(build(("Spirit", 1)), token).rules == ("UVS-TOKEN-01",)


@pytest.mark.proves("UVS-CHAR-05")
def test_a_card_goes_by_its_full_name() -> None:
    assert only(build(("Kaida", 1))) == Fault("there is no card called 'Kaida'", ("UVS-CHAR-05",))
    assert only(build(start="Kaida")).rules == ("UVS-CHAR-05",)


# Copies


@pytest.mark.proves("UVS-DCON-08")
def test_four_copies_in_deck_and_sidebar_together() -> None:
    palm, aside = foundation("Proof Palm"), [foundation(f"Spare {number}") for number in range(10)]
    eight = tuple([(card.name, 1) for card in aside[:8]])
    assert faults(build(("Proof Palm", 4)), palm) == []
    assert only(build(("Proof Palm", 5)), palm).rules == ("UVS-DCON-08",)
    spread = build(("Proof Palm", 3), sidebar=(("Proof Palm", 2), *eight))
    fault = only(spread, palm, *aside)
    assert fault.reason == "there are 5 copies of Proof Palm (3 in the deck, 2 in the sidebar); 4 may be there"
    assert faults(build(("Proof Palm", 2), sidebar=(("Proof Palm", 2), *eight)), palm, *aside) == []
    assert only(build(("Proof Palm", 3), ("Proof Palm", 2)), palm).rules == ("UVS-DCON-08",)


@pytest.mark.proves("UVS-CHAR-05", "UVS-IDENT-02")
def test_another_version_is_another_card() -> None:
    third = character("Kaida", "3", *EMBER, check=5)
    assert faults(build(("Kaida 2", 4), ("Kaida 3", 4)), third) == []
    assert only(build(("Kaida 2", 5), ("Kaida 3", 4)), third).rules[:2] == ("UVS-DCON-08", "UVS-CHAR-05")


@pytest.mark.proves("UVS-RULING-56")
def test_the_starting_character_is_one_more_unless_the_table_counts_it() -> None:
    deck = build(("Kaida 2", 4), start="Kaida 2")
    assert faults(deck) == []
    fault = only(deck, starter_counts=True)
    assert fault.reason.startswith("there are 5 copies of Kaida 2 (4 in the deck, 1 as the starting character); 4")
    assert fault.rules == ("UVS-DCON-08", "UVS-CHAR-05", "UVS-IDENT-02", "UVS-RULING-56")
    assert faults(build(("Kaida 2", 3), start="Kaida 2"), starter_counts=True) == []


@pytest.mark.proves("UVS-DCON-13")
def test_a_continuous_ability_changes_how_many_copies_there_may_be() -> None:
    palm, echo = foundation("Proof Palm"), character("Proof", "1", *EMBER, abilities=(EIGHT,))
    assert faults(build(("Proof Palm", 8), start="Proof 1"), palm, echo) == []
    fault = only(build(("Proof Palm", 9), start="Proof 1"), palm, echo)
    assert (fault.reason[-14:], fault.rules) == ("8 may be there", ("UVS-DCON-08", "UVS-DCON-13"))
    assert only(build(("Proof Palm", 8)), palm, echo).rules == ("UVS-DCON-08",)
    assert only(build(("Proof Stance 1", 1), start="Proof 1"), palm, echo).rules == ("UVS-DCON-08",)


@pytest.mark.proves("UVS-DCON-13")
def test_it_may_be_printed_on_a_card_of_the_deck_but_not_on_another_character() -> None:
    palm = foundation("Proof Palm", abilities=(EIGHT,))
    assert faults(build(("Proof Palm", 8)), palm) == []
    plain, echo = foundation("Proof Palm"), character("Proof", "1", *EMBER, check=6, abilities=(EIGHT,))
    assert only(build(("Proof Palm", 8), ("Proof 1", 1)), plain, echo).rules == ("UVS-DCON-08",)
    form = foundation("Proof Palm", abilities=(Ability(FORM, EIGHT.does),))
    assert only(build(("Proof Palm", 8)), form).rules == ("UVS-DCON-08",)


@pytest.mark.proves("UVS-IDENT-04", "UVS-DCON-13")
def test_a_deck_rule_that_names_an_identity_means_every_version() -> None:
    six = Ability(CONTINUOUS, (DeckRule("Kaida", 6),))
    start, masked = character("Proof", "1", *EMBER, abilities=(six,)), character("Kaida (Masked)", "1", *EMBER, check=5)
    assert faults(build(("Kaida 2", 6), ("Kaida (Masked) 1", 6), start="Proof 1"), start, masked) == []
    assert only(build(("Kaida 2", 7), start="Proof 1"), start).rules[0] == "UVS-DCON-08"


# Symbols


@pytest.mark.proves("UVS-SYM-01", "UVS-INF-01")
def test_a_card_has_three_symbols_or_infinity() -> None:
    two, both = foundation("Half Kindled", "fire", "good"), foundation("Neither", "infinity", "fire", "good", "all")
    assert only(build(("Half Kindled", 1)), two) == Fault(
        "Half Kindled has fire and good; a card has three symbols, or infinity", ("UVS-SYM-01",)
    )
    assert only(build(("Neither", 1)), both).rules == ("UVS-INF-01", "UVS-SYM-01")


@pytest.mark.proves("UVS-SYM-02")
def test_there_are_twelve_symbols_and_infinity_is_apart() -> None:
    assert len(set(TWELVE)) == 12
    assert "infinity" not in TWELVE
    with pytest.raises(BadCard, match="'ice' is no symbol"):
        foundation("Frozen Stance", "ice")
    assert only(build(symbol="infinity")).rules == ("UVS-DCON-09", "UVS-SYM-02")


@pytest.mark.proves("UVS-DCON-09")
@pytest.mark.parametrize("symbol", TWELVE)
def test_the_primary_symbol_is_one_of_the_starting_characters(symbol: str) -> None:
    found = [fault for fault in faults(build(symbol=symbol)) if "UVS-DCON-09" in fault.rules]
    assert len(found) == (0 if symbol in EMBER else 1)


@pytest.mark.proves("UVS-DCON-10", "UVS-SYM-03")
def test_every_card_has_the_primary_symbol() -> None:
    tide = foundation("Tidal Stance", "water", "all", "life")
    fault = only(build(("Tidal Stance", 2), symbol="good"), tide)
    assert (
        fault.reason == "Tidal Stance, in the deck, has water, life and all, not the primary symbol good"
    )  # in the order of the rulebook's list
    assert fault.rules == ("UVS-DCON-10", "UVS-SYM-03")
    assert faults(build(("Tidal Stance", 2), symbol="all"), tide) == []


@pytest.mark.proves("UVS-DCON-11")
def test_so_does_the_sidebar() -> None:
    aside = [foundation(f"Spare {number}") for number in range(9)]
    tide = foundation("Tidal Stance", "water", "all", "life")
    sidebar = (("Tidal Stance", 1), *[(card.name, 1) for card in aside])
    fault = only(build(sidebar=sidebar), tide, *aside)
    assert fault.rules == ("UVS-DCON-11", "UVS-SYM-03")
    assert "in the sidebar" in fault.reason
    assert faults(build(sidebar=sidebar, symbol="all"), tide, *aside) == []


@pytest.mark.proves("UVS-ATTUNE-01", "UVS-ATTUNE-02", "UVS-ATTUNE-03", "UVS-EX-13")
def test_an_attuned_card_follows_any_symbol_of_the_starting_character() -> None:
    attuned, plain = foundation("Leap", "attuned:good", "water", "void"), foundation("Hop", "good", "water", "void")
    assert attuned.front.attuned
    assert attuned.front.symbols == plain.front.symbols
    assert KAIDA.front.attuned == 0
    assert faults(build(("Leap", 4)), attuned) == []  # fire is primary
    assert only(build(("Hop", 4)), plain).rules == ("UVS-DCON-10", "UVS-SYM-03")
    water = foundation("Swim", "attuned:water", "good", "void")
    fault = only(build(("Swim", 1)), water)
    assert fault.reason.endswith("it is attuned to water, which Kaida 1 does not have")
    assert fault.rules == ("UVS-DCON-10", "UVS-SYM-03", "UVS-ATTUNE-02", "UVS-ATTUNE-04")
    assert faults(build(("Swim", 1), symbol="good"), water) == []


@pytest.mark.proves("UVS-ATTUNE-04")
def test_one_of_several_attuned_symbols_is_enough() -> None:
    two = foundation("Steam", "attuned:good", "attuned:water", "void")
    neither = foundation("Mist", "attuned:air", "attuned:water", "void")
    with_primary = foundation("Smoke", "attuned:air", "attuned:water", "fire")
    assert faults(build(("Steam", 1), ("Smoke", 1)), two, with_primary) == []
    assert "attuned to water or air" in only(build(("Mist", 1)), neither).reason


@pytest.mark.proves("UVS-INF-01", "UVS-RULING-57", "UVS-SYM-03")
def test_an_infinity_card_belongs_to_every_deck() -> None:
    free = foundation("Open Palm", "infinity")
    for symbol in EMBER:
        assert faults(build(("Open Palm", 4), symbol=symbol), free) == []


@pytest.mark.proves("UVS-INF-02", "UVS-RULING-57")
def test_an_infinity_character_chooses_freely_and_has_no_other_symbol() -> None:
    nobody = character("The Unnamed", "1", "infinity")
    for symbol in EMBER:
        assert faults(build(symbol=symbol, start="The Unnamed 1"), nobody) == []
    attuned = foundation("Leap", "attuned:good", "water", "void")
    assert faults(build(("Leap", 1)), attuned) == []
    fault = only(build(("Leap", 1), start="The Unnamed 1"), nobody, attuned)
    assert fault.rules[2:] == ("UVS-ATTUNE-02", "UVS-INF-02", "UVS-RULING-57")
    assert faults(build(("Leap", 1), symbol="good", start="The Unnamed 1"), nobody, attuned) == []
    odd = character("The Misprint", "1", "infinity", *EMBER)
    found = [fault.rules[0] for fault in faults(build(("Leap", 1), start="The Misprint 1"), odd, attuned)]
    assert found == ["UVS-INF-01", "UVS-DCON-10"]


@pytest.mark.proves("UVS-EX-37")
def test_all_cards_share_one_of_the_characters_three_symbols() -> None:
    split = tuple([(f"Split {number}", 4) for number in range(15)])
    mixed = [foundation(name, EMBER[number % 3], "void", "death") for number, (name, _) in enumerate(split)]
    for symbol in EMBER:
        assert len(faults(build(cards=split, symbol=symbol), *mixed)) == 10


def test_every_reason_is_told_at_once() -> None:
    tide = foundation("Tidal Stance", "water", "life")
    deck = build(("Tidal Stance", 5), ("Kaida 1", 1), cards=SIXTY[:10], sidebar=SIXTY[-1:], symbol="evil")
    found = {rule for fault in faults(deck, tide) for rule in fault.rules}
    assert found >= {"UVS-DCON-02", "UVS-DCON-04", "UVS-DCON-06", "UVS-DCON-08", "UVS-DCON-09", "UVS-DCON-10"}
    assert found >= {"UVS-DCON-11", "UVS-SYM-01"}


# Between games


def ten_aside() -> tuple[Deck, Catalogue]:
    aside = [foundation(f"Spare {number}") for number in range(10)]
    return build(sidebar=tuple([(card.name, 1) for card in aside])), known(*aside)


@pytest.mark.proves("UVS-DCON-07")
def test_as_many_cards_after_sidebaring_as_before() -> None:
    before, cards = ten_aside()
    after = after_sidebar(before, (*without(2), ("Spare 3", 1), ("Spare 7", 1)))
    assert ("Spare 3", 1) in after.cards
    assert dict(after.sidebar) == {f"Spare {n}": 1 for n in (0, 1, 2, 4, 5, 6, 8, 9)} | {SIXTY[-1][0]: 2}
    assert (after.character, after.symbol) == ("Kaida 1", "fire")
    assert check_deck(after, cards) == []
    assert after_sidebar(after, before.cards).cards == before.cards
    with pytest.raises(Refusal, match=r"had 60 cards and would now have 59 \[UVS-DCON-07\]"):
        after_sidebar(before, (*without(3), ("Spare 3", 1), ("Spare 7", 1)))
    assert [fault.rules for fault in exchange_faults(before, (*SIXTY, ("Spare 3", 1)))] == [("UVS-DCON-07",)]


@pytest.mark.proves("UVS-DCON-06")
def test_cards_come_in_from_the_sidebar_only() -> None:
    before, _ = ten_aside()
    found = exchange_faults(before, (*without(2), ("Spare 3", 2)))
    assert found == [Fault("there is 1 copy of Spare 3 in deck and sidebar together, not 2", ("UVS-DCON-06",))]
    assert exchange_faults(before, (*without(1), ("Kaida 2", 1)))[0].rules == ("UVS-DCON-06",)


# In play nobody looks again


def opened(deck: Deck, *cards: Card) -> Versus:
    """A game of this deck against itself, at the first decision of the first turn."""
    options = {setting.name: setting.values[0] for setting in SETTINGS}
    g = empty(house_of("single", options))
    g.extra = tuple(known(*cards).values())
    put_down(g, 0, deck)
    put_down(g, 1, deck)
    g.begin(Chooser())
    while g.asking is not None and g.turns == 0:
        g.answer(g.asking.options[0])
    return g


def go_on(g: Versus, answers: int = 40) -> None:
    dice = Random(1)
    for _ in range(answers):
        assert g.asking is not None
        g.answer(g.asking.options[dice.randrange(len(g.asking.options))])


@pytest.mark.proves("UVS-DCON-12", "UVS-EX-38")
def test_a_ninth_copy_in_play_is_no_error() -> None:
    palm, echo = foundation("Proof Palm"), character("Proof", "1", *EMBER, abilities=(EIGHT,))
    deck = build(("Proof Palm", 8), start="Proof 1")
    assert faults(deck, palm, echo) == []
    g = opened(deck, palm, echo)
    other = next(h for h in g.hand[0] + g.deck[0] if current(g, h).name != "Proof Palm")
    move(g, other, POOL, facedown=True)
    PlayCopy(This(), Sel(1, YOU, (Named("Proof Palm"),), (DECK,))).does(g, Ctx(0, other, 0))
    assert sum(current(g, h).name == "Proof Palm" for h in range(len(g.owner)) if g.owner[h] == 0) == 9
    go_on(g)


@pytest.mark.proves("UVS-DCON-14", "UVS-DCON-13")
def test_sealing_what_changed_the_deck_changes_nothing_in_play() -> None:
    palm, echo = foundation("Proof Palm"), character("Proof", "1", *EMBER, abilities=(EIGHT,))
    g = opened(build(("Proof Palm", 8), start="Proof 1"), palm, echo)
    assert abilities(g, g.character[0]) == (EIGHT,)
    seal(g, g.character[0], True)
    assert abilities(g, g.character[0]) == ()
    go_on(g)
    edits = g.edits
    EIGHT.does[0].does(g, Ctx(0, g.character[0], 0))
    assert g.edits == edits


# The house's own decks, and numbers


def test_the_decks_of_the_house_are_legal() -> None:
    cards = catalogue()
    found = [f"{name}: {fault}" for name, deck in DECKS.items() for fault in check_deck(deck, cards)]
    assert found == []
    assert len(cards) > 1


def test_a_profile_counts_the_deck_and_not_the_sidebar() -> None:
    jab = Card(face("Jab", ATTACK, 4, 2, symbols=EMBER, speed=3, damage=3, zone="mid"))
    deck = build(("Jab", 3), sidebar=(("Jab", 1),))
    found = profile(deck, known(jab))
    assert (found.cards, found.sidebar) == (63, 1)
    assert found.types == (("foundation", 60), ("attack", 3))
    assert found.checks == ((2, 3), (5, 60))
    assert found.difficulty == pytest.approx((60 * 2 + 3 * 4) / 63)
    assert found.check == pytest.approx((60 * 5 + 3 * 2) / 63)


# Deck files, as data


def told(**changes: object) -> dict[str, object]:
    return {"deck": "T", "game": "universus", "character": "Kaida 1", "symbol": "fire", "cards": dict(SIXTY)} | changes


def test_a_deck_file_is_a_deck() -> None:
    file = read_deck(told(sidebar={"kaida 2": 2}, character="KAIDA  1", symbol="Fire"), known())
    assert file.deck == Deck("T", "Kaida 1", "fire", SIXTY, (("Kaida 2", 2),))
    assert file.format is FORMATS["standard"]


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"crads": {}}, "unknown entry 'crads'; did you mean 'cards'?"),
        ({"pol": "mine"}, "unknown entry 'pol'; did you mean 'pool'?"),
        ({"colour": 1}, "unknown entry 'colour'; a deck file has deck, game"),
        ({7: 1}, "unknown entry 7; a deck file has"),
        ({"deck": None}, "there is no entry 'deck': the deck's name"),
        ({"deck": 7}, "deck must be text, in quotes where YAML reads something else; it is 7"),
        ({"deck": "\x1b[2J"}, "deck must be text"),
        ({"game": "chess"}, "game: decks are checked for universus and ufs, not for 'chess'"),
        ({"format": "legacy"}, "format: there is no format 'legacy'; known are standard [UVS-DCON-01]"),
        ({"character": None}, "there is no entry 'character': the starting character, with its version"),
        ({"character": "Kaida"}, "character: there is no card called 'Kaida', did you mean 'Kaida 1' or 'Kaida 2'?"),
        ({"character": ["Kaida 1"]}, "character must be text, in quotes where YAML reads something else; it is a list"),
        ({"symbol": "fier"}, "symbol: 'fier' is no symbol; did you mean 'fire'? [UVS-SYM-02]"),
        ({"symbol": "ice cream"}, "symbol: 'ice cream' is no symbol; there are fire, water"),
        ({"symbol": "infinity"}, "symbol: infinity is no symbol; an infinity character chooses any one of the twelve"),
        ({"symbol": None}, "there is no entry 'symbol'"),
        ({"cards": ["Proof Stance 1"]}, "cards must be a mapping of names to counts, like {Straight Jab: 4}; it is a"),
        ({"cards": {"Proof Stance 1": 0}}, "cards: 'Proof Stance 1': a count is a whole number from 1 to 999, not 0"),
        ({"cards": {"Proof Stance 1": -4}}, "a count is a whole number from 1 to 999, not -4"),
        ({"cards": {"Proof Stance 1": True}}, "a count is a whole number from 1 to 999, not True"),
        ({"cards": {"Proof Stance 1": 1.5}}, "a count is a whole number from 1 to 999, not 1.5"),
        ({"cards": {"Proof Stance 1": "4"}}, "a count is a whole number from 1 to 999, not '4'"),
        ({"cards": {"Proof Stance 1": 1 << 99999}}, "not a number of thousands of digits"),
        ({"cards": {True: 4}}, "cards: True is no name to YAML; write it in quotes"),
        ({"cards": {"Proof Stanze 1": 4}}, "cards: there is no card called 'Proof Stanze 1', did you mean"),
        ({"cards": {"Xyzzy": 4, "Plugh": 1}}, "cards: there is no card called 'Xyzzy'; there is no card called"),
        ({"cards": {"Kaida 2": 1, "kaida 2": 1}}, "cards: 'kaida 2' stands there a second time; write 'Kaida 2' once"),
        ({"sidebar": {"Kaidda 2": 1}}, "sidebar: there is no card called 'Kaidda 2', did you mean 'Kaida 2'"),
        ({"about": []}, "about must be text"),
    ],
)  # fmt: skip
def test_a_wrong_entry_is_refused_with_its_place(changes: dict[str, object], says: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_deck(told() | changes, known())
    assert says in str(refused.value)


@pytest.mark.parametrize("data", [None, [], "deck", 3])
def test_something_else_is_no_deck_file(data: object) -> None:
    with pytest.raises(Refusal, match="a deck file is a mapping with deck, game, character, symbol, cards; this is"):
        read_deck(data, known())
