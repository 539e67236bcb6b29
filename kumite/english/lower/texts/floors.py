"""This effect cannot reduce your rival below 1 health: what the sentence before it takes away has an end."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.base import Low, node_of, only, refuse
from kumite.english.lower.nouns.adjectives import prop_of
from kumite.english.lower.nouns.owners import seat_of_who
from kumite.english.lower.nouns.quantity import plain
from kumite.english.lower.texts.shaping import altered, within_all
from kumite.english.nodes import Node
from kumite.games.universus.printed import Text, Word
from kumite.games.universus.terms import NOBODY
from kumite.games.universus.words.changes import Modify
from kumite.games.universus.words.vitals import Lose

PLAYERS: Final = ("You", "Rival")


def floored(text: Text, part: Node, low: Low) -> Text:
    """The sentence before: health of that player is not lost, or that number not reduced, below so much."""
    only(part, "prop", "n", "of")
    prop, least = part.node("prop"), plain(part, part.get("n"), low)
    named = named_in(prop, part)
    if not isinstance(least, int):
        refuse(part, "below what cannot be told")
    health = named == "health"
    if prop.label in PLAYERS and not health:
        refuse(part, "what is not reduced cannot be told")
    seat, which = seat_in(prop, low), NOBODY if health else prop_of(named, part)
    found = []

    def floor(word: Word) -> Word:
        lost = isinstance(word, Lose) and health and word.of is None and seat in (NOBODY, word.who)
        if not lost and not (isinstance(word, Modify) and word.which == which):
            return word
        found.append(word)
        return altered(word, floor=least)

    made = within_all(text, floor)
    if not found:
        refuse(part, "the sentence before reduces nothing of that")
    return made


def named_in(prop: Node, part: Node) -> str:
    """What is not reduced, said before the number or after it."""
    said = {part.get("of")} - {None}
    if prop.label == "Prop":
        only(prop, "whose", "of", "props")
        props = node_of(prop.get("props"), prop)
        only(props, "parts")
        said |= set(props.parts())
    return str(said.pop()) if len(said) == 1 else refuse(part, "what is not reduced cannot be told")


def seat_in(prop: Node, low: Low) -> int:
    """Whose health, where it says; theirs is that of whoever loses it."""
    who = prop.get("whose") if prop.label == "Prop" else prop
    return seat_of_who(who, low) if isinstance(who, Node) and who.label in PLAYERS else NOBODY
