"""Ability trees printed back as card English: what the engine has understood, in the words of the table.

Every word has its phrase in one of the modules whose names begin with `english_`; a word that has none is an error.
"""

from __future__ import annotations

from typing import Final

from kumite.games.universus.english.amounts import amount_english, scaled
from kumite.games.universus.english.events import happens_english, lead_english
from kumite.games.universus.english.headers import header_english, rider_sentence
from kumite.games.universus.english.known import known_in, within
from kumite.games.universus.english.nouns import noun_english
from kumite.games.universus.english.outline import outline
from kumite.games.universus.english.parts import SPEAKERS, Speaker, Voice, spaced
from kumite.games.universus.english.text import infinitives, payer_view, sentences, text_english
from kumite.games.universus.keywords import Keywords
from kumite.games.universus.printed import Ability, Amount, Face, Keyword, Rider, Test, Text, Trigger
from kumite.games.universus.terms import CONTINUOUS, RATED, YOU, ZONES
from kumite.games.universus.words.riders import ForOthers, In


def sentence(text: Text) -> str:
    """A text as sentences."""
    return sentences(text, Voice(YOU, known_in(text)))


def rider_line(rider: Rider) -> str:
    """A restriction as a sentence of its own."""
    return rider_sentence(rider, False, Voice(YOU))


def ability_english(ability: Ability) -> str:
    """One ability as it would be printed; a keyword's is the keyword (UVS-KWAB-01)."""
    if ability.keyword:
        keyword = keyword_of(ability)
        return str(keyword) if keyword is not None else f"{ability.keyword}: {written_out(ability)}"
    return written_out(ability)


def written_out(ability: Ability) -> str:
    """With its header, its text, and its riders."""
    continuous = ability.kind == CONTINUOUS
    v = Voice(YOU, known_in(ability.cost + ability.does, ability.trigger), continuous)
    header = header_english(ability, v)
    first = "" if ability.trigger is None else lead_english(ability.trigger, v, "after")
    if continuous:
        first = place_english(ability)
    text = sentences(ability.does, within(ability.trigger, v), first)
    tail = spaced(*[rider_sentence(rider, continuous, v) for rider in ability.riders])
    if continuous:
        return spaced(header, *[lead_of(rider) for rider in ability.riders], text, tail)
    return spaced(f"{header}:", text, tail)


def lead_of(rider: Rider) -> str:
    """For whom it is there at all: what stands behind it is nothing to anybody else, and read first would mislead."""
    return f"If your starting character is not {rider.name}:" if isinstance(rider, ForOthers) else ""


def place_english(ability: Ability) -> str:
    """Where its card must be for a continuous ability to be there."""
    places = [ZONES[rider.place] for rider in ability.riders if isinstance(rider, In)]
    return f"while this card is in your {' or '.join(places)}" if places else ""


def keyword_of(ability: Ability) -> Keyword | None:
    """The keyword that gives this very ability; its rating is only in the tree."""
    for rating in RATINGS if ability.keyword in RATED else (0,):
        keyword = Keyword(ability.keyword, rating)
        if BOOK.ability(keyword) == ability:
            return keyword
    return None


RATINGS: Final = (*range(41), -1)  # effects change ratings (UVS-KWRAT-02); below 0 each gives the same (UVS-NEG-03)
BOOK: Final = Keywords()


def card_lines(face: Face) -> list[str]:
    """The text box of a card: its keywords and traits, then every other ability on a line of its own."""
    words = [str(keyword) for keyword in face.keywords] + list(face.traits)
    lines = [" • ".join(words)] if words else []
    return lines + [ability_english(ability) for ability in face.abilities if not ability.keyword]


def tree(ability: Ability) -> list[str]:
    """An outline of the tree, a word a line, deeper ones further in."""
    return outline(ability)


class Reader(Speaker):
    """For the phrases that hold whole texts."""

    def text(self, text: Text, v: Voice) -> str:
        return text_english(text, v)

    def paid(self, text: Text, who: int, v: Voice) -> str:
        return infinitives(payer_view(text, who), who, v)

    def noun(self, what: Test, v: Voice) -> str:
        return noun_english(what, v)

    def amount(self, amount: Amount | int, v: Voice) -> str:
        return amount_english(amount, v)

    def scaled(self, amount: Amount, v: Voice) -> tuple[int, str]:
        much = scaled(amount, v)
        return (0, "") if much is None else (much.each, much.told())

    def happens(self, trigger: Trigger, v: Voice, form: str) -> str:
        return happens_english(trigger, v, form)

    def ability(self, ability: Ability) -> str:
        return ability_english(ability)


SPEAKERS.append(Reader())
