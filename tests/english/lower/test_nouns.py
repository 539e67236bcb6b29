"""Noun phrases of our own, and the selectors they become."""

from __future__ import annotations

import pytest

from kumite.english.lower.base import SELECTORS, Low, Mention, Unclear, selector
from kumite.english.lower.nouns.owners import owner_of, seat_of_who
from kumite.english.lower.nouns.quantity import Quantity, compare, quantity
from kumite.english.lower.nouns.references import about, remember
from kumite.english.lower.nouns.selectors import all_cards, cards
from kumite.english.lower.nouns.selectors import tests_of as asked_of
from kumite.english.nodes import Node
from kumite.english.parse import parse_ability
from kumite.games.universus.printed import Test
from kumite.games.universus.terms import ANY, BOTH, CONTINUOUS, DOER, EITHER, ENHANCE, HAND, RESPONSE, RIVAL, TYPES, YOU
from kumite.games.universus.trees.reading import read_tree
from kumite.games.universus.words.sels import Ref, Sel, TheAttack, This
from tests.english.lower.lowering import does, lowered, tree


def low(text: str, kind: int = ENHANCE, on: str = "foundation") -> Low:
    return Low(text, kind, TYPES.index(on))


def phrase(words: str, wording: str = "universus") -> tuple[Node, str]:
    """The object of a made-up instruction, and its text."""
    parsed = parse_ability(f"Enhance: Choose {words}.", wording)
    assert parsed.node is not None, parsed.refusal
    found = [node for node in parsed.node.walk() if node.label == "Choose"]
    return found[0].node("what"), parsed.text


def chosen(words: str, wording: str = "universus", on: str = "foundation", home: tuple[int, ...] = ()) -> Test:
    node, text = phrase(words, wording)
    return cards(node, low(text, on=on), home)


def refused(words: str) -> str:
    with pytest.raises(Unclear) as unclear:
        chosen(words)
    return unclear.value.why


SAID = [
    # How many
    ("1 foundation", "Sel(1, DOER, (Type((FOUNDATION,)),))"),
    ("up to 2 foundations", "Sel(2, DOER, (Type((FOUNDATION,)),), upto=True)"),
    ("X assets", "Sel(X(), DOER, (Type((ASSET,)),))"),
    ("all assets", "Sel(99, DOER, (Type((ASSET,)),), every=True)"),
    ("any number of assets", "Sel(99, DOER, (Type((ASSET,)),), upto=True)"),
    ("1 or more assets", "Sel(99, DOER, (Type((ASSET,)),), least=1)"),
    ("1 or 2 assets", "Sel(2, DOER, (Type((ASSET,)),), least=1)"),
    ("1 random card from your hand", "Sel(1, DOER, (), (HAND,), random=True)"),
    ("2 cards from your hand at random", "Sel(2, DOER, (), (HAND,), random=True)"),
    # Whose and where
    ("1 rival foundation", "Sel(1, RIVAL, (Type((FOUNDATION,)),))"),
    ("1 foundation in your rival's stage", "Sel(1, RIVAL, (Type((FOUNDATION,)),))"),
    ("1 of your rival's foundations", "Sel(1, RIVAL, (Type((FOUNDATION,)),))"),
    ("1 of your foundations", "Sel(1, DOER, (Type((FOUNDATION,)),))"),
    ("1 card in either player's discard pile", "Sel(1, EITHER, (), (DISCARDS,))"),
    ("1 card in both players' card pools", "Sel(1, BOTH, (), (POOL,))"),
    ("1 card in your hand or discard pile", "Sel(1, DOER, (), (HAND, DISCARDS))"),
    ("1 momentum", "Sel(1, DOER, (), (MOMENTUM,))"),
    ("1 of your rival's momentum", "Sel(1, RIVAL, (), (MOMENTUM,))"),
    ("your hand", "Sel(99, DOER, (), (HAND,), every=True)"),
    ("the top card of your deck", "Sel(1, DOER, (), (DECK,), top=True)"),
    ("the top 3 cards of your rival's deck", "Sel(3, RIVAL, (), (DECK,), top=True)"),
    ("the bottom card of your deck", "Sel(1, DOER, (), (DECK,), bottom=True)"),
    ("the cards in your card pool", "Sel(99, DOER, (), (POOL,), every=True)"),
    # One certain card
    ("this card", "This()"),
    ("your character", "Yours()"),
    ("your rival's character", "Yours(RIVAL)"),
    ("your starting character", "Yours()"),
    ("this card in your card pool", "Sel(1, DOER, (This(),), (POOL,))"),
    ("this attack", "TheAttack()"),
    ("your attack", "TheAttack(YOU)"),
    ("your rival's Kick attack", 'TheAttack(RIVAL, (Trait("Kick"),))'),
    ("your next attack", "Sel(1, YOU, (Type((ATTACK,)),), (POOL, TRANSIT), next=True)"),
    ("your next 2 attacks this turn", "Sel(2, YOU, (Type((ATTACK,)),), (POOL, TRANSIT), next=True)"),
    (
        "the next Punch attack you play this turn",
        'Sel(1, YOU, (Type((ATTACK,)), Trait("Punch")), (POOL, TRANSIT), next=True)',
    ),
    ("all of your attacks", "Sel(99, DOER, (Type((ATTACK,)),), (POOL, TRANSIT), every=True)"),
    # What they are like
    ("1 asset or foundation", "Sel(1, DOER, (Type((ASSET, FOUNDATION)),))"),
    ("1 asset or 1 foundation", "Sel(1, DOER, (Type((ASSET, FOUNDATION)),))"),
    ("1 non-character card in your stage", "Sel(1, DOER, (Not(Type((CHARACTER,))),))"),
    ("1 non-Throw attack in your hand", 'Sel(1, DOER, (Type((ATTACK,)), Not(Kw("Throw"))), (HAND,))'),
    ("1 committed Ally foundation", 'Sel(1, DOER, (Type((FOUNDATION,)), State("committed"), Trait("Ally")))'),
    ("1 face down foundation", 'Sel(1, DOER, (Type((FOUNDATION,)), State("face down")))'),
    ("1 face up foundation", 'Sel(1, DOER, (Type((FOUNDATION,)), Not(State("face down"))))'),
    ("1 other foundation", 'Sel(1, DOER, (Type((FOUNDATION,)), State("other")))'),
    ("another foundation", 'Sel(1, DOER, (Type((FOUNDATION,)), State("other")))'),
    ("1 foundation other than this card", 'Sel(1, DOER, (Type((FOUNDATION,)), State("other")))'),
    (
        "1 Kick or Punch attack in your hand",
        'Sel(1, DOER, (Type((ATTACK,)), AnyOf((Trait("Kick"), Trait("Punch")))), (HAND,))',
    ),
    ("1 {fire} foundation", 'Sel(1, DOER, (Type((FOUNDATION,)), Symbol("fire")))'),
    ("1 {infinity} foundation", 'Sel(1, DOER, (Type((FOUNDATION,)), Symbol("infinity")))'),
    ("1 foundation with the {fire} symbol", 'Sel(1, DOER, (Type((FOUNDATION,)), Symbol("fire")))'),
    ("1 mid attack in your hand", "Sel(1, DOER, (Type((ATTACK,)), Zoned(MID)), (HAND,))"),
    ("1 Unique asset", 'Sel(1, DOER, (Type((ASSET,)), Kw("Unique")))'),
    ("1 attack with Stun in your hand", 'Sel(1, DOER, (Type((ATTACK,)), Kw("Stun")), (HAND,))'),
    ("1 attack in your hand without Stun", 'Sel(1, DOER, (Type((ATTACK,)), Not(Kw("Stun"))), (HAND,))'),
    ("1 asset with a difficulty of 3 or less", 'Sel(1, DOER, (Type((ASSET,)), Stat(DIFFICULTY, "<=", 3)))'),
    ("1 asset with a printed difficulty of 3", 'Sel(1, DOER, (Type((ASSET,)), Stat(DIFFICULTY, "=", 3, True)))'),
    ("1 asset whose difficulty is 3 or more", 'Sel(1, DOER, (Type((ASSET,)), Stat(DIFFICULTY, ">=", 3)))'),
    ("1 asset with no keywords", 'Sel(1, DOER, (Type((ASSET,)), Kw("")))'),
    ("1 asset with 1 or more keywords", 'Sel(1, DOER, (Type((ASSET,)), Not(Kw(""))))'),
    ('1 card named "Iron Gate" in your hand', 'Sel(1, DOER, (Named("Iron Gate"),), (HAND,))'),
    ('1 card in your hand not named "Iron Gate"', 'Sel(1, DOER, (Not(Named("Iron Gate")),), (HAND,))'),
    ('1 card in your hand with "Iron" in its name', 'Sel(1, DOER, (Named("Iron", True),), (HAND,))'),
    ('1 copy of "Iron Gate" from your discard pile', 'Sel(1, DOER, (Named("Iron Gate"),), (DISCARDS,))'),
    ("1 copy of this card from your discard pile", 'Sel(1, DOER, (CopyOf("this"),), (DISCARDS,))'),
    ("1 copy of this attack from your discard pile", 'Sel(1, DOER, (CopyOf("attack"),), (DISCARDS,))'),
    ("1 copy of your starting character from your deck", 'Sel(1, DOER, (CopyOf("character"),), (DECK,))'),
    ("1 foundation that shares a symbol with your character", "Sel(1, DOER, (Type((FOUNDATION,)), SharesSymbol()))"),
    (
        "1 card that shares 2 or more symbols with your character from your discard pile",
        "Sel(1, DOER, (SharesSymbol(2),), (DISCARDS,))",
    ),
    (
        "1 foundation that has not been readied this Combat Phase",
        'Sel(1, DOER, (Type((FOUNDATION,)), Not(State("readied this Combat Phase"))))',
    ),
    ("1 foundation that was built this turn", "Sel(1, DOER, (Type((FOUNDATION,)), Done(V_BUILD)))"),
    ("1 card in your hand that is not an attack", "Sel(1, DOER, (Not(Type((ATTACK,))),), (HAND,))"),
    (
        "1 attack in your card pool that dealt damage",
        'Sel(1, DOER, (Type((ATTACK,)), State("that dealt damage")), (POOL,))',
    ),
]


@pytest.mark.parametrize(("words", "made"), SAID, ids=[words for words, _ in SAID])
def test_noun_phrases(words: str, made: str) -> None:
    assert chosen(words) == read_tree(made)


UFS = [
    ("1 of your opponent's foundations", "1 rival foundation"),
    ("1 foundation in your opponent's staging area", "1 rival foundation"),
    ("1 kick attack in your hand", "1 Kick attack in your hand"),
    ("1 card with a control of 5 in your discard pile", "1 card with a check value of 5 in your discard pile"),
    ("1 card from your removed from the game pile", "1 card from your removed pile"),
]


@pytest.mark.parametrize(("ufs", "universus"), UFS)
def test_both_wordings_mean_the_same(ufs: str, universus: str) -> None:
    assert chosen(ufs, "ufs") == chosen(universus)


REFUSED = [
    ("1 attack", "where these cards are is not said"),
    ("that foundation", "which card that is cannot be told"),
    ("the discarded card", "what was discarded cannot be told"),
    ("1 card discarded this way", "what was discarded cannot be told"),
    ("1 Zebra foundation", "Zebra is no keyword, trait or symbol"),
    ("your first attack this turn", "the first of some cards is not understood"),
    ("1 ready asset or Weapon foundation", "of which of them this is said cannot be told"),
    ("1 foundation that was committed last turn", "whether that has happened to a card is not remembered"),
    ("1 foundation in your stage and 1 asset", "these cards cannot be told by one phrase"),
    ("1 Multiple copy in your card pool", "Multiple copies of which attack cannot be told"),
]


@pytest.mark.parametrize(("words", "why"), REFUSED)
def test_what_is_refused(words: str, why: str) -> None:
    assert refused(words) == why


def test_the_zone_that_goes_without_saying() -> None:
    assert chosen("1 attack", home=(HAND,)) == read_tree("Sel(1, DOER, (Type((ATTACK,)),), (HAND,))")
    assert chosen("1 card from your discard pile", home=(HAND,)) == read_tree("Sel(1, DOER, (), (DISCARDS,))")


def test_this_attack_is_the_card_itself_in_an_attacks_own_response() -> None:
    node, text = phrase("this attack")
    assert cards(node, low(text, ENHANCE, "attack")) == TheAttack()
    assert cards(node, low(text, RESPONSE, "attack")) == This()
    assert cards(node, low(text, CONTINUOUS, "attack")) == This()
    assert cards(node, low(text, RESPONSE, "foundation")) == TheAttack()


def test_this_card_is_of_its_own_type() -> None:
    node, text = phrase("this asset")
    assert cards(node, low(text, on="asset")) == This()
    with pytest.raises(Unclear, match="of another type"):
        cards(node, low(text, on="foundation"))


def test_the_doers_own_cards_go_without_saying() -> None:
    node, text = phrase("1 foundation in your rival's stage")
    rivals = low(text)
    rivals.doer = RIVAL
    assert cards(node, rivals) == read_tree("Sel(1, DOER, (Type((FOUNDATION,)),))")
    assert selector(node, rivals) == read_tree("Sel(1, RIVAL, (Type((FOUNDATION,)),))")


def test_a_count_names_its_owner() -> None:
    node, text = phrase("all foundations")
    assert selector(node, low(text)) == read_tree("Sel(99, YOU, (Type((FOUNDATION,)),), every=True)")


def test_two_phrases_are_two_selectors() -> None:
    node, text = phrase("1 asset and 1 attack from your hand")
    found = all_cards(node, low(text))
    assert found == tree("Sel(1, DOER, (Type((ASSET,)),), (HAND,)), Sel(1, DOER, (Type((ATTACK,)),), (HAND,))")


# Owners and numbers


@pytest.mark.parametrize(
    ("label", "words", "seat"),
    [
        ("You", (), YOU),
        ("Rival", (), RIVAL),
        ("BothPlayers", (), BOTH),
        ("EachPlayer", (), BOTH),
        ("AnyPlayer", ("either",), EITHER),
        ("AnyPlayer", ("a",), ANY),
    ],
)
def test_players(label: str, words: tuple[str, ...], seat: int) -> None:
    node = Node(label, (("words", words),) if words else (), 0, 0)
    assert seat_of_who(node, low("")) == seat


def test_theirs_is_the_doers_or_the_rivals() -> None:
    their = Node("Their", (), 0, 0)
    assert owner_of(None, low("")) == DOER
    assert owner_of(their, low("Your rival draws 1 card.")) == RIVAL
    both = low("Both players discard their hand.")
    both.doer = BOTH
    assert owner_of(their, both) == DOER
    with pytest.raises(Unclear, match="which player"):
        owner_of(their, low("Discard their hand."))


def test_quantities_and_comparisons() -> None:
    three = Node("Num", (("n", 3),), 0, 0)
    assert quantity(None, low("")) == Quantity()
    assert quantity(Node("UpTo", (("n", three),), 0, 0), low("")) == Quantity(3, upto=True)
    assert compare(Node("AtMost", (("n", three),), 0, 0), low("")) == ("<=", 3)
    assert compare(Node("MoreThan", (("n", three),), 0, 0), low("")) == (">", 3)
    with pytest.raises(Unclear):
        quantity(Node("HalfOf", (), 0, 0), low(""))


def test_tests_of_a_noun() -> None:
    node, text = phrase("a Kick attack with Stun")
    assert asked_of(node, low(text)) == tree('Type((ATTACK,)), Trait("Kick"), Kw("Stun")')
    node, text = phrase("a Kick attack in your hand")
    with pytest.raises(Unclear, match="whose or where"):
        asked_of(node, low(text))


# What has been mentioned


def test_every_noun_has_a_rule() -> None:
    assert {"Sel", "Sels", "WholeZone", "Named", "It", "Rest", "Top"} <= set(SELECTORS)


def test_a_certain_card_keeps_its_name() -> None:
    here = low("")
    remember(here, "committed", "commit", This())
    remember(here, "revealed", "reveal", Sel(2, RIVAL, (), (HAND,)))
    assert [said.ref for said in here.mentions] == [This(), Ref("revealed")]
    named = Mention(Ref("revealed"), "card", "reveal", True, RIVAL, (), (HAND,), bound=True)
    assert about(Ref("revealed"), here) == named


REVEAL_ONE = "Reveal(Sel(1, DOER, (), (DECK,), top=True))"
REVEAL = "Reveal(Sel(3, DOER, (), (DECK,), top=True))"
THE_REST = 'Discard(Sel(99, DOER, (Among("revealed"),), (DECK,), every=True))'
IT_IS = 'Is(Ref("milled"), (Type((ATTACK,)),))'
POINTING = [
    (
        "Enhance: Discard 1 card. If the discarded card is an attack, draw 1 card.",
        'Discard(Sel(1, DOER, (), (HAND,))), If(Is(Ref("discarded"), (Type((ATTACK,)),)), (Draw(1),))',
    ),
    (
        "Enhance: Commit 1 rival foundation and seal it.",
        'Commit(Sel(1, RIVAL, (Type((FOUNDATION,)),))), Seal(Ref("committed"))',
    ),
    (
        "Enhance: Reveal the top 3 cards of your deck. Add 2 of them to your hand and discard the rest.",
        f'{REVEAL}, Move(Sel(2, DOER, (Among("revealed"),), (DECK,)), HAND), {THE_REST}',
    ),
    (
        "Enhance: Reveal the top 3 cards of your deck. Add 1 attack revealed this way to your hand.",
        f'{REVEAL}, Move(Sel(1, DOER, (Among("revealed"), Type((ATTACK,))), (DECK,)), HAND)',
    ),
    (
        "Enhance: Mill 1. If it is an attack, add it to your hand.",
        'Mill(1), If(Is(Ref("milled"), (Type((ATTACK,)),)), (Move(Ref("milled"), HAND),))',
    ),
    (
        "Enhance: Mill 1. This attack gets +2 speed. If it is an attack, it gets +2 damage.",
        f"Mill(1), Modify(TheAttack(), SPEED, 2), If({IT_IS}, (Modify(TheAttack(), DAMAGE, 2),))",
    ),
    (
        "Enhance: Look at your rival's hand and discard 1 card from it.",
        'Look(Sel(99, RIVAL, (), (HAND,), every=True)), Discard(Sel(1, RIVAL, (Among("looked at"),), (HAND,)))',
    ),
    ("Response: After your rival plays an attack, it gets -2 damage.", 'Modify(Ref("event"), DAMAGE, -2)'),
    ("Response: After you block with this card, destroy it.", "Destroy(This())"),
    (
        "Response: After you block with a foundation, the blocked attack gets -2 damage.",
        "Modify(TheAttack(), DAMAGE, -2)",
    ),
    (
        "Response: After you block with this card, the blocked attack gets -2 damage.",
        'Modify(Ref("event"), DAMAGE, -2)',
    ),
    (
        "Response: After you block a Kick attack with this card, that attack gets -2 damage.",
        'Modify(Ref("event"), DAMAGE, -2)',
    ),
    ("Response: After 1 of your assets is destroyed, add it to your hand.", 'Move(Ref("event"), HAND)'),
    ("Response: After your rival plays an ability on a foundation, flip that foundation.", 'Flip(Ref("event"))'),
    ("Enhance: If the top card of your discard pile is an asset, add it to your hand.", None),
]


ON_AN_ATTACK = [
    (
        "Response: After you block a Kick attack with this card, that attack gets -2 damage.",
        'Modify(Ref("event"), DAMAGE, -2)',
    ),
    (
        "Response: After you block with this card, the blocked attack gets -2 damage.",
        'Modify(Ref("event"), DAMAGE, -2)',
    ),
    ("Response: After this attack deals damage, add it to your hand.", "Move(This(), HAND)"),
    (
        "Enhance: Reveal the top card of your deck. If it shares a name with your character, build it.",
        f'{REVEAL_ONE}, If(Is(Ref("revealed"), (SharesName(),)), (Build(Ref("revealed")),))',
    ),
    (
        "Enhance Discard 1 card: This attack gets +X damage. X equals its difficulty.",
        "Modify(TheAttack(), DAMAGE, X()), Let(Value(TheAttack(), DIFFICULTY))",
    ),
]


def test_committed_after_the_noun() -> None:
    """What was committed for this, or what is committed."""
    counted = does("Enhance Commit up to 3 foundations: This attack gets +1 speed for each foundation committed.")
    assert "Among(ref='committed')" in repr(counted)
    counted = does("Enhance: This attack gets +1 speed for each foundation in your stage committed.")
    assert "State(flag='committed')" in repr(counted)


@pytest.mark.parametrize(("text", "made"), ON_AN_ATTACK)
def test_what_is_pointed_at_on_an_attack(text: str, made: str) -> None:
    assert does(text, on="attack") == tree(made)


@pytest.mark.parametrize(("text", "made"), POINTING)
def test_what_is_pointed_at(text: str, made: str | None) -> None:
    found = does(text)
    if made is not None:
        assert found == tree(made)
    else:
        assert "top=True" in repr(found[0].then)


TORN = [
    ("Enhance: Add it to your hand.", "what it is cannot be told"),
    (
        "Enhance: Reveal the top card of your deck. This attack gets a speed bonus equal to its difficulty.",
        "which of two cards this belongs to cannot be told",
    ),
    ("Enhance: Choose 2 foundations. Flip the rest.", "the rest of what cannot be told"),
]


@pytest.mark.parametrize(("text", "why"), TORN)
def test_two_that_fit_are_none(text: str, why: str) -> None:
    found = lowered(text)
    assert found.ability is None
    assert found.why == why
