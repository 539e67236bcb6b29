"""What the engine prints parses and lowers to the same tree.

A text that says another tree than it was printed from is worse than one that is not understood: of those there are only
the ones listed here, with the reason."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest
from hypothesis import HealthCheck, Phase, given, seed, settings

from kumite.core.position import Record
from kumite.english.read_back import OTHER, SAME
from kumite.games.universus.faces import CARDS
from kumite.games.universus.keyword import keyword_ability
from kumite.games.universus.printed import Ability, Keyword
from kumite.games.universus.skills import TREES
from kumite.games.universus.terms import ATTACK, CHARACTER, RATED
from tests.english.goldens import FOLDER, entries
from tests.english.round_trip import ability_of, and_back, sensible
from tests.games.universus import trees
from tests.games.universus.phrases import PARTS
from tests.games.universus.sayings import WORDS

PRINTED: Final = [
    (ability, side.type, f"{card.name}: {number}")
    for card in CARDS
    for side in (card.front, card.back)
    if side is not None
    for number, ability in enumerate(side.abilities, 1)
    if not ability.keyword
] + [
    (ability, CHARACTER, f"{name}: {number}") for name, tree in TREES.items() for number, ability in enumerate(tree, 1)
]


@pytest.mark.parametrize(("ability", "kind"), [one[:2] for one in PRINTED], ids=[one[2] for one in PRINTED])
def test_every_ability_of_the_house(ability: Ability, kind: int) -> None:
    came, text = and_back(ability, (kind,))
    assert came == SAME, f"{came}: {text}"


# Keywords: their abilities are rules of the game, and no card spells these out

KEYWORDS_ALONE: Final = {
    "EX": "what was used to pay, whatever has become of it, is only counted by the keyword",
    "Echo": "a card played once more, with something done as it resolves: cards only name the keyword",
    "Multiple": "copies of the attack are only made by the keyword",
    "Powerful": "what was used to pay, whatever has become of it, is only counted by the keyword",
    "Reversal": "the attack stack is only spoken of in the rules",
    "Stun": "that it is committed by Stun is only told of the keyword",
}


@pytest.mark.parametrize(
    "name",
    ["Breaker", "Deflect", "Desperation", "EX", "Echo", "Frenzy", "Gauge", "Multiple", "Powerful", "Reversal", "Stun"],
)
def test_every_keyword(name: str) -> None:
    held = keyword_ability(Keyword(name, 3 if name in RATED else 0))
    bare = Ability(held.kind, held.does, held.cost, held.trigger, held.riders)
    came, text = and_back(bare, (ATTACK,))
    assert came == SAME or name in KEYWORDS_ALONE, text
    assert came != OTHER, text


# Phrases

OTHERWISE: Final = {  # what is printed for a tree that no text can mean, and what the text means
    "Discard 1 card from your rival's card pool.": "to discard from a card pool is to clear",
    "Check 5.": "as an instruction it makes a check; as a cost it is one",
    "The next card your rival tries to play this turn gets +2 difficulty.": "Breaker counts failed tries, too",
    "The next card you try to play this turn gets +1 difficulty.": "the same",
    "Enhance: Draw 1 card. Only playable if your starting character is not Anvil Crane.": "'Name' Only is a rider",
    "Until the end of the turn, reduce the damage you would take by 2.": "the next damage only",
    "Until the end of the turn, increase the damage your rival would take by 2.": "the same",
    "If you are not attacking and you do not, draw 1 card.": "not either of them is neither of them",
    "Response: After this card is completely blocked, draw 1 card.": "only an attack of yours is this card",
    "Response: After your rival discards 2 or more cards from their hand during the Enhance Step, draw 1 card.": (
        "to discard is from hand anyhow"
    ),
    "Destroy 2 rival cards that have been discarded this turn.": "a discarded card is in a discard pile",
    "Flip 1 foundation in both players' stages.": "one in each stage, not one of all",
    "Destroy 2 rival cards with 1 or more keywords.": "told in one of two ways",
}
SAID: Final[list[tuple[Record, str]]] = [*PARTS, *WORDS]


def test_no_phrase_means_something_else() -> None:
    wrong = []
    for part, text in SAID:
        came, told = and_back(ability_of(part))
        if came == OTHER and text not in OTHERWISE:
            wrong.append(told)
    assert not wrong, "\n".join(wrong)


def test_most_phrases_come_back() -> None:
    """The rest speak of what is before them, or say what only the engine says of itself."""
    came = Counter([and_back(ability_of(part))[0] for part, _ in SAID])
    assert came[SAME] >= 0.6 * len(SAID), came


@pytest.mark.slow
def test_golden_trees_come_back() -> None:
    told = [
        and_back(found.ability, (entry.sentences[0].type,))
        for path in sorted(FOLDER.glob("*.txt"))
        for entry in entries(path)
        if (found := entry.sentences[0].lowered()).ability is not None
    ]
    assert not [text for came, text in told if came == OTHER]
    assert len([came for came, _ in told if came == SAME]) >= 0.97 * len(told), [one for one in told if one[0] != SAME]


# Random trees, as far as a card could say them

DRAWN: Final = {  # of each, at least so many come back, and at most so many as something else
    "instructions": (trees.WORDS, 0.5, 0.05),
    "tests": (trees.TESTS, 0.4, 0.15),
    "amounts": (trees.AMOUNTS, 0.5, 0.05),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", DRAWN)
def test_random_trees(name: str) -> None:
    strategy, least, most = DRAWN[name]
    came: Counter[str] = Counter()
    other: list[str] = []

    @seed(1)
    @settings(
        max_examples=250,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate],
    )
    @given(strategy)
    def there_and_back(part: object) -> None:
        if not isinstance(part, Record) or not sensible(part):
            return
        how, text = and_back(ability_of(part))
        came[how] += 1
        if how == OTHER:
            other.append(text)

    there_and_back()
    total = sum(came.values())
    assert total >= 50
    assert came[SAME] >= least * total, came
    assert came[OTHER] <= most * total, "\n".join(other)
