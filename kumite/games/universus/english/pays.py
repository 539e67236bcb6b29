"""Other ways to pay for keywords, in card English (UVS-ASTH-01)."""

from __future__ import annotations

import re
from typing import Final

from kumite.core.position import fields
from kumite.games.universus.english.parts import SPEAKERS, Voice
from kumite.games.universus.printed import Amount, Word
from kumite.games.universus.terms import NOBODY, TURN, V_SPEND, YOU
from kumite.games.universus.words.acting import Acting
from kumite.games.universus.words.rule import AS_THOUGH, Rule
from kumite.games.universus.words.sels import Sel, TheAttack, This
from kumite.games.universus.words.triggers import Event

MANY: Final = 99  # as many as there are


def pays_plainly(rule: Rule) -> bool:
    """Whether cards may be given up in addition to momentum for abilities of a keyword."""
    act = rule.act
    if rule.modal != AS_THOUGH or not isinstance(act, Event) or act.verb != V_SPEND or len(rule.then) != 1:
        return False
    some = isinstance(rule.amount, int)
    plain = some and act == Event(V_SPEND, YOU, own=act.own, keyword=act.keyword)
    on = rule.on is None or (not act.own and rule.on in (This(), TheAttack()))
    return plain and on and rule.times == NOBODY and rule.until == TURN


def pays_english(rule: Rule, v: Voice) -> str:
    """`you may discard any number of attacks in addition to momentum to pay for this card's EX ability`."""
    act = rule.act
    keyword = act.keyword if isinstance(act, Event) else ""
    own = isinstance(act, Event) and act.own
    whose = "this attack's " if rule.on == TheAttack() else "this card's " if own or rule.on == This() else ""
    name = "keyword" if keyword == "any" else keyword
    paid = SPEAKERS[0].paid((so_many(rule.then[0], rule.amount),), YOU, v.told())
    paid = re.sub(r" in (your [a-z ]+) from the game$", r" from \1", paid)
    if not name:
        return f"you may {paid} in addition to momentum to pay costs"
    ability = "ability" if whose and keyword != "any" else "abilities"
    besides = "as though you were spending momentum" if paid.startswith("sacrifice") else "in addition to momentum"
    return f"you may {paid} {besides} to pay for {whose}{name} {ability}"


def so_many(word: Word, most: Amount | int) -> Word:
    """As many of the cards as its owner likes, but no more than `most`; 0: any number."""
    if not isinstance(word, Acting) or not isinstance(word.what, Sel):
        return word
    what = Sel(**{**fields(word.what), "n": most or MANY, "upto": most != 1})
    made: Word = type(word)(**{**fields(word), "what": what})
    return made
