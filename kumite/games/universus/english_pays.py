"""Other ways to pay for keywords, in card English (UVS-ASTH-01)."""

from __future__ import annotations

from typing import Final

from kumite.core.position import fields
from kumite.games.universus.english_parts import SPEAKERS, Voice
from kumite.games.universus.printed import Word
from kumite.games.universus.terms import NOBODY, TURN, V_SPEND, YOU
from kumite.games.universus.words.acting import Acting
from kumite.games.universus.words.rule import AS_THOUGH, Rule
from kumite.games.universus.words.sels import Sel, TheAttack, This
from kumite.games.universus.words.triggers import Event

MANY: Final = 99  # as many as there are


def pays_plainly(rule: Rule) -> bool:
    """Whether cards may be given up in addition to momentum for abilities of a keyword."""
    act = rule.act
    if rule.modal != AS_THOUGH or not isinstance(act, Event) or not act.keyword or len(rule.then) != 1:
        return False
    plain = act == Event(V_SPEND, YOU, own=act.own, keyword=act.keyword) and rule.cond is None
    on = rule.on is None or (not act.own and rule.on in (This(), TheAttack()))
    return plain and on and rule.times == NOBODY and rule.until == TURN


def pays_english(rule: Rule, v: Voice) -> str:
    """`you may discard any number of attacks in addition to momentum to pay for this card's EX ability`."""
    act = rule.act
    keyword = act.keyword if isinstance(act, Event) else ""
    own = isinstance(act, Event) and act.own
    whose = "this attack's " if rule.on == TheAttack() else "this card's " if own or rule.on == This() else ""
    name = "keyword" if keyword == "any" else keyword
    paid = SPEAKERS[0].paid((any_number(rule.then[0]),), YOU, v.told())
    ability = "ability" if whose and keyword != "any" else "abilities"
    return f"you may {paid} in addition to momentum to pay for {whose}{name} {ability}"


def any_number(word: Word) -> Word:
    """As many of the cards as its owner likes."""
    if not isinstance(word, Acting) or not isinstance(word.what, Sel):
        return word
    what = Sel(**{**fields(word.what), "n": MANY, "upto": True})
    made: Word = type(word)(**{**fields(word), "what": what})
    return made
