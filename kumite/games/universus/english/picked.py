"""What is done with abilities as things, in card English."""

from __future__ import annotations

from kumite.games.universus.english.amounts import bonus_english
from kumite.games.universus.english.nouns import noun_english
from kumite.games.universus.english.of_abilities import ability_english
from kumite.games.universus.english.parts import Said, Voice, spaced
from kumite.games.universus.terms import NOBODY, STAGE
from kumite.games.universus.words.abilities import ChooseAbility
from kumite.games.universus.words.announcing import PlayAbility, RateAbility


def ability_said(word: ChooseAbility | PlayAbility | RateAbility, v: Voice) -> Said:
    """`choose 1 Enhance ability on 1 rival foundation`; `play the chosen ability, paying no costs`."""
    if isinstance(word, RateAbility):
        return Said(NOBODY, "get", bonus_english(word.amount, "", v), "its rating")
    if word.like is None:
        what = "the chosen ability"
    else:
        on = "" if word.of is None else noun_english(word.of, v, (STAGE,))
        what = f"1 {ability_english(word.like, on)}"
    if isinstance(word, ChooseAbility):
        return Said(word.who, "choose", what)
    again = "that you have already played this Enhance Step" if word.of is None else "again"
    if word.on is not None:
        what = f"{what} as if it were printed on {noun_english(word.on, v)}"
    return Said(
        word.who, "play", spaced(what, again if word.again else "") + (", paying no costs" if word.free else "")
    )
