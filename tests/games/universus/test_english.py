"""Card English: every word has its phrase, every field that matters is in it, and it reads as a card does."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import re
from typing import Any

import pytest

import kumite.games.universus.cards  # noqa: F401  (the catalogue)
from kumite.core.position import Record, fields
from kumite.games.universus import words
from kumite.games.universus.define import face
from kumite.games.universus.english.abilities import ability_english, card_lines, sentence, tree
from kumite.games.universus.faces import CARDS, NUMBER
from kumite.games.universus.keyword import keyword_ability
from kumite.games.universus.pick import Chooser
from kumite.games.universus.printed import Ability, Amount, Cond, Keyword, Rider, Trigger, Word
from kumite.games.universus.printed import Test as Adjective  # pytest takes a class of that name for tests
from kumite.games.universus.printer import PRINTERS
from kumite.games.universus.terms import (
    AS_BLOCK,
    ATTACK,
    ATTACK_PERIOD,
    CHARACTER,
    CONTINUOUS,
    DAMAGE,
    DECK,
    DOER,
    ENHANCE,
    FORM,
    FOUNDATION,
    GAME_PERIOD,
    HAND,
    HEALTH,
    KEYWORDS,
    MOMENTUM,
    POOL,
    RATED,
    RESPONSE,
    RIVAL,
    SPEED,
    TRANSIT,
    TURN,
    V_CREATE,
    V_DEAL,
    V_DRAW,
    VERBS,
    YOU,
)
from kumite.games.universus.words.abilities import Abilities, OfThese
from kumite.games.universus.words.acting import Acting
from kumite.games.universus.words.amounts import Bound, X
from kumite.games.universus.words.asked import HasAbility
from kumite.games.universus.words.bonus import CheckBonus
from kumite.games.universus.words.changes import Changing, Modify, Onto
from kumite.games.universus.words.conds import Attacking, Did, Has
from kumite.games.universus.words.inking import OfPrint
from kumite.games.universus.words.looks import Arrange, Choose, Finding, Look, Reveal
from kumite.games.universus.words.moves import Destroy, Discard, Draw, Move, Remove
from kumite.games.universus.words.riders import First, ForSymbol, Limit, OnlyIf
from kumite.games.universus.words.rule import CANNOT, HAND_SIZE_IS, Rule
from kumite.games.universus.words.sels import Ref, Sel, TheAttack, This, Told, Yours
from kumite.games.universus.words.structure import Fired, If, May
from kumite.games.universus.words.tests import Trait, Type
from kumite.games.universus.words.topdeck import OffDeck, OffTop
from kumite.games.universus.words.triggers import Event
from kumite.games.universus.words.turns import Commit, Create, Flip
from kumite.games.universus.words.vitals import Lose, Vital
from tests.games.universus.phrases import FOUND, MINE, PARTS, said
from tests.games.universus.sayings import WORDS
from tests.games.universus.wanted import MORE

SAID = PARTS + WORDS + MORE
KINDS = (Word, Amount, Cond, Adjective, Trigger, Rider)
# Bases, and what the engine makes of other words as it goes
MADE_IN_PLAY = {Abilities, Acting, Changing, OfThese, Onto, Vital, Finding, OffDeck, OffTop, OfPrint, Told}


def vocabulary() -> list[type[Record]]:
    """Every class of the words' modules that a tree can be made of."""
    found: list[type[Record]] = []
    for module in pkgutil.iter_modules(words.__path__):
        inside = importlib.import_module(f"{words.__name__}.{module.name}")
        for held in vars(inside).values():
            ours = inspect.isclass(held) and issubclass(held, KINDS) and held.__module__ == inside.__name__
            if ours and held not in MADE_IN_PLAY and not holds_positions(held):
                found.append(held)
    return found


def holds_positions(held: type[Record]) -> bool:
    """A chooser with a context in it waits for an answer: it is never printed on a card."""
    return issubclass(held, Chooser) and "ctx" in inspect.signature(held).parameters


# Every word


@pytest.mark.parametrize(("node", "text"), SAID, ids=[f"{i} {type(node).__name__}" for i, (node, _) in enumerate(SAID)])
def test_every_phrase(node: Record, text: str) -> None:
    assert said(node) == text


@pytest.mark.parametrize("kind", vocabulary(), ids=lambda kind: f"{kind.__module__.rpartition('.')[2]}.{kind.__name__}")
def test_every_word_is_printed(kind: type[Record]) -> None:
    shown = [node for node, _ in SAID if type(node) is kind]
    assert shown, f"{kind.__name__} has no phrase in tests/games/universus/phrases.py"
    for node in shown:
        check_english(said(node))


def check_english(text: str) -> None:
    """A sentence of the table's: none of the tree's own notation, nothing doubled, nothing left open."""
    assert not re.search(r"[A-Za-z]\(|=|<|>|\bNone\b|\bTrue\b|\bFalse\b", text), text
    assert not re.search(r"\.\.|,,|  | [.,]", text), text
    assert text[-1] in '."', text
    assert text.count("(") == text.count(")"), text
    assert text.count('"') % 2 == 0, text
    assert not re.search(r"\b1 (cards|foundations|attacks|tokens|counters)\b|\b(a|an) (a|an|the|1)\b", text), text


@pytest.mark.parametrize("verb", range(len(VERBS)), ids=VERBS)
def test_every_event_has_all_its_forms(verb: int) -> None:
    """Done by somebody, to this card, to some card; and no two verbs sound alike."""
    for event in (Event(verb), Event(verb, RIVAL), Event(verb, own=True), Event(verb, YOU, (Trait("Kick"),))):
        check_english(said(event))
        check_english(sentence((Rule(CANNOT, event),)))
        assert said(event) not in [said(Event(v, event.by, event.tests, event.own)) for v in range(verb)]


# Every field


OTHERS: dict[str, Any] = {  # a field's name -> another value for it
    **dict.fromkeys(("who", "whose", "by", "cause", "into"), RIVAL),
    **dict.fromkeys(("until", "period", "per", "during", "since"), GAME_PERIOD),
    **dict.fromkeys(("origin", "to"), HAND),
    **dict.fromkeys(("on", "of", "what", "target"), Yours(RIVAL)),
    **dict.fromkeys(("then", "otherwise", "price"), (Draw(7),)),
    **dict.fromkeys(("n", "amount", "a", "b", "most", "need", "count", "value", "times", "copies", "k", "floor"), 7),
    "ability": Ability(CONTINUOUS, (Draw(7),)),
    "like": HasAbility(kind=ENHANCE, keyword="any"),
    "act": Event(V_DEAL, RIVAL, op=">=", amount=7),
    "at": "desperation",
    "character": 1,
    "cond": Attacking(RIVAL),
    "conds": (Attacking(RIVAL), Did()),
    "does": ("draws",),
    "edge": 1,
    "margin": 3,
    "event": Event(V_DEAL, RIVAL, op=">=", amount=7),
    "facing": "up",
    "flag": "sealed",
    "height": 0,
    "kind": "trait",
    "least": 0,
    "modal": 0,
    "notes": (1, 2),
    "nth": 3,
    "op": "<",
    "place": MOMENTUM,
    "parts": ((Draw(7),), (Draw(8),)),
    "prop": HEALTH,
    "purposes": (1, 2),
    "symbols": 64,
    "test": Trait("Slam"),
    "tests": (Trait("Slam"),),
    "played": (Trait("Slam"),),
    "trigger": Event(V_DEAL, RIVAL, op=">=", amount=7),
    "triggers": (Event(V_DRAW),),
    "type": CHARACTER,
    "types": (CHARACTER, ATTACK),
    "verb": V_CREATE,
    "via": 2,
    "zones": (POOL, HAND),
}
OF_ONE: dict[tuple[str, str], Any] = {  # where the name means something else
    ("Best", "which"): "lowest",
    ("AtOnce", "then"): (Destroy(This()), Destroy(Sel(3, RIVAL))),
    ("ByBoth", "then"): Draw(7),
    ("ChangeZone", "to"): (1, 2),
    ("Coming", "when"): "played",
    ("Figure", "value"): "181",
    ("Count", "by"): "type",
    ("HasAbility", "kind"): FORM,
    ("PlayedAs", "role"): AS_BLOCK,
    ("Shares", "what"): "keyword",
    ("OfNamed", "kind"): "symbol",
    ("Keyworded", "by"): "trait",
    ("OwnStat", "than"): HEALTH,
    ("GainNamed", "kind"): "trait",
    ("LoseNamed", "kind"): "trait",
    ("Event", "kind"): ENHANCE + 1,
    ("GainAbilities", "kind"): ENHANCE,
    ("Grant", "keyword"): Keyword("Safe"),
    ("Grant", "rating"): X(),
    ("Instead", "of"): (Draw(7),),
    ("PlaceOnTop", "until"): ATTACK_PERIOD,
}


def another(kind: str, name: str, value: Any) -> Any:
    """A different value for a field of a word."""
    if isinstance(value, bool):
        return not value
    if (kind, name) in OF_ONE:
        return OF_ONE[kind, name]
    if name == "which":
        return HEALTH
    if name in OTHERS:
        return OTHERS[name] if OTHERS[name] != value else YOU if name in ("who", "whose", "by") else None
    return "Heron"


def shows(node: Record, name: str) -> bool:
    """Whether this node with one field changed is printed differently."""
    held = fields(node)
    held[name] = another(type(node).__name__, name, held[name])
    if held[name] is None:
        return False
    changed: Record = type(node)(**held)
    check_english(said(changed))
    return said(changed) != said(node)


def all_fields() -> list[tuple[str, str]]:
    return sorted({(type(node).__name__, name) for node, _ in SAID for name in fields(node)})


@pytest.mark.parametrize(("kind", "name"), all_fields())
def test_every_field_shows(kind: str, name: str) -> None:
    """Two trees that differ print differently wherever the cards would: some sample shows each field."""
    nodes = [node for node, _ in SAID if type(node).__name__ == kind]
    shown = [shows(node, name) for node in nodes]
    assert True in shown, f"{kind}.{name} is not to be seen"


# Abilities


HIT_1 = Modify(TheAttack(), SPEED, 1)
HIT_2 = Modify(TheAttack(), DAMAGE, 2)
HEADED = Ability(
    ENHANCE,
    (Modify(TheAttack(YOU, (Trait("Punch"),)), SPEED, 2),),
    (Commit(This()), Discard(Sel(1, zones=(HAND,)))),
    riders=(First(), Limit(1), OnlyIf(Has(Sel(1, RIVAL, (FOUND,)), ">=", 3))),
)


def test_an_ability_with_everything() -> None:
    assert ability_english(HEADED) == (
        "First Enhance [Once per turn] Commit, discard 1 card: Your Punch attack gets +2 speed. "
        "Only playable if your rival has 3 or more foundations in their stage."
    )


@pytest.mark.parametrize(
    ("cost", "text"),
    [
        (Commit(This()), "Commit"),
        (Flip(This()), "Flip"),
        (Destroy(This()), "Destroy"),
        (Destroy(This(), sacrifice=True), "Sacrifice"),
        (Remove(This()), "Remove"),
        (Remove(This(), facedown=True), "Remove face down"),
        (Commit(Sel(1, DOER, (FOUND,))), "Commit 1 foundation"),
        (Lose(2), "Lose 2 health"),
        (Move(This(), POOL, facing="up"), "Add this card to your card pool face up"),
    ],
    ids=str,
)
def test_costs(cost: Word, text: str) -> None:
    assert ability_english(Ability(ENHANCE, (Draw(1),), (cost,))) == f"Enhance {text}: Draw 1 card."


def test_a_response_begins_with_its_event() -> None:
    hit = Ability(
        RESPONSE, (Discard(Sel(1, zones=(HAND,)), RIVAL), If(Did(), (Draw(1),))), (Flip(This()),), Event(V_DEAL, YOU)
    )
    assert ability_english(hit) == (
        "Response Flip: After your attack deals damage, your rival discards 1 card. If they do, draw 1 card."
    )


@pytest.mark.proves("UVS-ABNAME-01")
def test_named_abilities_bear_their_names() -> None:
    """UVS-EX-02: Red, Purple, Yellow and Blue."""
    lines = card_lines(CARDS[NUMBER["Roman Cancel"]].front)
    assert [line.split(":")[0] for line in lines[1:]] == [
        "Red-Enhance Remove",
        "Purple-Response Remove, spend 1 momentum",
        "Yellow-Response Remove, spend 1 momentum",
        "Blue-Form Remove",
    ]
    assert lines[0] == "At the start of your turn, remove this card from the game."
    assert card_lines(CARDS[NUMBER["Power"]].front) == ["Enhance Sacrifice: Your attack gets +2 damage."]


# Continuous abilities


@pytest.mark.parametrize(
    ("word", "text"),
    [
        (Rule(HAND_SIZE_IS, Event(V_DRAW, YOU), 1), "Your hand size gets +1."),
        (Fired(Event(V_DEAL, own=True), (Draw(1),)), "When this card deals damage, draw 1 card."),
        (
            Fired(Event(V_DEAL, own=True), (Rule(CANNOT, Event(V_DRAW, RIVAL)),)),
            "When this card deals damage, until the end of the turn, your rival cannot draw a card.",
        ),
        (
            Modify(Sel(1, YOU, (Type((ATTACK,)),), (POOL, TRANSIT), every=True), DAMAGE, 1, until=TURN),
            "All your attacks get +1 damage.",
        ),
        (CheckBonus(1), "Your checks get +1."),
    ],
    ids=lambda part: type(part).__name__,
)
@pytest.mark.proves("UVS-RULING-70")
def test_a_continuous_ability_has_no_header_and_no_end(word: Word, text: str) -> None:
    assert ability_english(Ability(CONTINUOUS, (word,))) == text


def test_a_continuous_ability_says_when_it_is_on() -> None:
    on = Ability(CONTINUOUS, (CheckBonus(1),), riders=(ForSymbol("fire"), OnlyIf(Attacking())))
    assert ability_english(on) == "{fire} Your checks get +1. Only active if you are attacking."


# Keywords


@pytest.mark.parametrize("name", KEYWORDS)
def test_a_keyword_is_printed_as_itself(name: str) -> None:
    for rating in (1, 2, 5, -1) if name in RATED else (0,):
        ability = keyword_ability(Keyword(name, rating))
        if ability is not None:
            assert ability_english(ability) == str(Keyword(name, max(0, rating)))  # UVS-NEG-03


def test_an_ability_that_only_says_it_is_a_keyword_is_written_out() -> None:
    assert ability_english(Ability(ENHANCE, (Draw(1),), keyword="Stun")) == "Stun: Enhance: Draw 1 card."


def test_the_lines_of_a_card() -> None:
    """Keywords and traits on one line, in the order of the card; then every other ability."""
    hook = face(
        "Crane Hook",
        ATTACK,
        4,
        3,
        "+2 mid",
        keywords=("Stun: 2", "Punch", "Combo (Kick, Ally)"),
        abilities=(HEADED, Ability(CONTINUOUS, (CheckBonus(1),))),
        speed=3,
        zone="high",
        damage=4,
    )
    assert card_lines(hook) == ["Stun: 2 • Combo (Kick, Ally) • Punch", ability_english(HEADED), "Your checks get +1."]
    assert card_lines(face("Blank Wall", FOUNDATION, 1, 1)) == []


def test_every_card_of_the_catalogue_reads_well() -> None:
    assert len(CARDS) > 50
    for card in CARDS:
        for side in (card.front, card.back) if card.back is not None else (card.front,):
            for ability in side.abilities:
                if not ability.keyword:
                    check_english(ability_english(ability))
                assert tree(ability)[0].startswith("Ability: ")


# Bonuses of one card


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ((HIT_1, HIT_2), "This attack gets +1 speed and +2 damage."),
        ((HIT_1, HIT_1), "This attack gets +1 speed. This attack gets +1 speed."),
        ((HIT_1, Modify(TheAttack(YOU), DAMAGE, 2)), "This attack gets +1 speed. Your attack gets +2 damage."),
        ((HIT_1, Draw(1), HIT_2), "This attack gets +1 speed. Draw 1 card. This attack gets +2 damage."),
        ((If(Did(), (HIT_1, HIT_2, Draw(1))),), "If you do, this attack gets +1 speed and +2 damage, and draw 1 card."),
    ],
    ids=lambda part: part if isinstance(part, str) else "",
)
def test_bonuses_of_one_card_are_one_clause(text: tuple[Word, ...], printed: str) -> None:
    assert sentence(text) == printed


# What was spoken of


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        (
            (Reveal(Sel(1, zones=(DECK,), top=True)), Move(Ref("revealed"), HAND)),
            "Reveal the top card of your deck. Add the revealed card to your hand.",
        ),
        (
            (Reveal(Sel(3, RIVAL, zones=(DECK,), top=True)), Move(Ref("revealed"), HAND)),
            "Reveal the top 3 cards of your rival's deck. Add the revealed cards to your rival's hand.",
        ),
        (
            (Look(Sel(2, zones=(DECK,), top=True)), Arrange(Ref("looked at"))),
            "Look at the top 2 cards of your deck. Put the cards looked at back on top of your deck in any order.",
        ),
        ((Choose(MINE), Flip(Ref("chosen"))), "Choose 1 foundation in your stage. Flip the chosen foundation."),
        (
            (Discard(Sel(2, zones=(HAND,))), Draw(Bound("discarded"))),
            "Discard 2 cards. Draw 1 card for each card discarded this way.",
        ),
        (
            (May((Draw(1, RIVAL),), RIVAL), If(Did(), (Draw(1),))),
            "Your rival may draw 1 card. If they do, draw 1 card.",
        ),
        ((May((Draw(1),)), If(Did(), (Draw(1),))), "You may draw 1 card. If you do, draw 1 card."),
    ],
    ids=lambda part: part if isinstance(part, str) else "",
)
def test_what_was_spoken_of(text: tuple[Word, ...], printed: str) -> None:
    assert sentence(text) == printed


# The outline


def test_the_outline_of_an_ability() -> None:
    assert tree(HEADED) == [
        "Ability: kind Enhance",
        "  cost 1: Commit: who you",
        "    what: This",
        "  cost 2: Discard: who you",
        "    what: Sel: n 1, whose their, zones hand",
        "  does: Modify: amount 2, which speed",
        "    target: TheAttack: whose you",
        "      tests: Trait: name Punch",
        "  riders 1: First",
        "  riders 2: Limit: n 1, per turn",
        "  riders 3: OnlyIf",
        "    cond: Has: n 3, op >=",
        "      what: Sel: n 1, whose your rival, zones stage",
        "        tests: Type: types foundation",
    ]


@pytest.mark.parametrize("node", [node for node, _ in WORDS], ids=lambda node: type(node).__name__)
def test_every_word_has_its_line_in_an_outline(node: Word) -> None:
    lines = tree(Ability(ENHANCE, (node,)))
    assert lines[1].startswith(f"  does: {type(node).__name__}")
    assert not any("(" in line or "Record" in line for line in lines)


def test_the_table_prints_with_it() -> None:
    """What asks, asks in card English."""
    from kumite.games.universus import printing

    assert isinstance(PRINTERS[0], printing.CardEnglish)
    assert PRINTERS[0].sentence((Create("Power", 2),)) == "Create 2 Power tokens."


def test_a_word_without_a_phrase_is_an_error() -> None:
    with pytest.raises(NotImplementedError, match="no English for Word"):
        sentence((Word(),))
