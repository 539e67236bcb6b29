"""What may stand in each field of each word of an ability tree: numbers, texts, other words, and the closed lists of
the table.  Trees that come from outside are held against this as they are read.

Fields of one name mean the same nearly everywhere, so that the table goes by name, and the words that differ stand
apart.  It is written down, and not read off the constructors, because compiled ones do not tell what they take; a test
compares the two."""

from __future__ import annotations

from typing import Final

from kumite.games.universus.edition import VITALS
from kumite.games.universus.position import PURPOSES
from kumite.games.universus.printed import Ability, Amount, Cond, Keyword, Rider, Test, Trigger, Word
from kumite.games.universus.slots import Choice, Code, Either, Flag, Line, Node, Nothing, Row, Slot, TokenName, Whole
from kumite.games.universus.terms import (
    ABILITIES,
    CAUSES,
    HEIGHTS,
    INFINITY,
    NOBODY,
    PERIODS,
    PROPERTIES,
    ROLES,
    SYMBOLS,
    TYPES,
    VERBS,
    WHO,
    ZONES,
)
from kumite.games.universus.values import OPS
from kumite.games.universus.words.acting import Acting
from kumite.games.universus.words.changes import Changing
from kumite.games.universus.words.looks import NAMEABLE
from kumite.games.universus.words.rule import MODALS
from kumite.games.universus.words.tests import STATES

WHOLE: Final = Whole()
COUNT: Final = Whole(0)
TIMES: Final = Whole(NOBODY)
FLAG: Final = Flag()
LINE: Final = Line()
NOTHING: Final = Nothing()
A_WORD: Final = Node(Word, "an instruction, such as Draw(1)")
A_TEST: Final = Node(Test, "some cards or a test of them, such as This() or Sel(1)")
A_COND: Final = Node(Cond, "a condition, such as Has(Sel(1))")
A_TRIGGER: Final = Node(Trigger, "a trigger, such as Event(V_DRAW)")
A_RIDER: Final = Node(Rider, "a restriction, such as Limit(1)")
A_KEYWORD: Final = Node(Keyword, "a keyword, such as Keyword('Stun', 1)")
AN_ABILITY: Final = Node(Ability, "an Ability(...)")
AN_AMOUNT: Final = Node(Amount, "an amount, such as X() or Count(Sel(1))")
NUMBER: Final = Either(WHOLE, AN_AMOUNT)
COUNTED: Final = Either(COUNT, AN_AMOUNT)
TEXT: Final = Row(A_WORD)
TESTS: Final = Row(A_TEST)
WHOLES: Final = Row(WHOLE)
LINES: Final = Row(LINE)

A_WHO: Final = Code("a player", WHO, "YOU", "ANY", True)
A_PERIOD: Final = Code("a period", PERIODS, "SETUP", "LAST_TURN", True)
A_PROPERTY: Final = Code("a property", PROPERTIES, "SPEED", "RATING")
A_ZONE: Final = Code("a game zone", ZONES, "STAGE", "ASIDE")
SOME_ZONE: Final = Code("a game zone", ZONES, "STAGE", "ASIDE", True)
A_HEIGHT: Final = Code("a height", HEIGHTS, "LOW", "HIGH", True)
A_TYPE: Final = Code("a card type", TYPES, "NO_TYPE", "TOKEN")
A_KIND: Final = Code("an ability type", ABILITIES, "CONTINUOUS", "BLITZ", True)
A_VERB: Final = Code("a verb", VERBS, "V_DRAW", "V_SWAY")
AN_OP: Final = Choice(OPS)
A_SYMBOL: Final = Choice((*SYMBOLS, "infinity"))
FACING: Final = Choice(("", "up", "down"))
A_SORT: Final = Choice(("symbol", "trait", "keyword"))

# fmt: off
FLAGS: Final = (  # yes or no, in every word that has them
    "attack", "away", "bottom", "committed", "directly", "distinct", "down", "every", "facedown", "free", "keywords",
    "last", "limit", "loses", "may", "next", "off", "own", "part", "plain", "printed", "random", "repeat", "reveal",
    "reversal", "review", "sacrifice", "same", "scoped", "shown", "shuffle", "spares", "stays", "stun", "sum",
    "this_attack", "top", "transformed", "upto", "yours",
)
# fmt: on
BY_NAME: Final[dict[str, Slot]] = {
    **dict.fromkeys(FLAGS, FLAG),
    "a": NUMBER,
    "ability": Either(AN_ABILITY, NOTHING),
    "act": A_TRIGGER,
    "amount": NUMBER,
    "at": Choice(("desperation", "deadlock")),
    "b": NUMBER,
    "body": A_WORD,
    "by": A_WHO,
    "cause": A_WHO,
    "character": Code("left open, or one of two", ("0", "1"), "any other card's", "a character's", True),
    "cond": Either(A_COND, NOTHING),
    "conds": Row(A_COND),
    "copies": COUNT,
    "cost": TEXT,
    "count": NUMBER,
    "does": TEXT,
    "during": A_PERIOD,
    "edge": Code("an edge of a period", ("begins", "ends", "passed"), "BEGINS", "PASSED"),
    "event": A_TRIGGER,
    "facing": FACING,
    "flag": Choice((*STATES, "face up")),
    "floor": Either(WHOLE, NOTHING),
    "height": A_HEIGHT,
    "icon": LINE,
    "into": A_TYPE,
    "k": WHOLE,
    "keyword": LINE,
    "kind": A_KIND,
    "least": TIMES,
    "modal": Code("a kind of rule", MODALS, "CANNOT", "KEEPS"),
    "most": NUMBER,
    "n": COUNTED,
    "name": LINE,
    "named": LINE,
    "need": NUMBER,
    "needs": LINES,
    "notes": WHOLES,
    "of": A_TEST,
    "on": Either(A_TEST, NOTHING),
    "op": AN_OP,
    "origin": SOME_ZONE,
    "otherwise": TEXT,
    "parts": Row(TEXT),
    "per": A_PERIOD,
    "period": A_PERIOD,
    "place": A_ZONE,
    "played": TESTS,
    "price": TEXT,
    "prop": A_PROPERTY,
    "purposes": Row(Code("what a check is for", PURPOSES, "FOR_FORM", "FOR_VALUE")),
    "rating": Either(AN_AMOUNT, NOTHING),
    "ref": LINE,
    "rider": LINE,
    "riders": Row(A_RIDER),
    "role": Code("a role", ROLES, "AS_NOTHING", "AS_ABILITY"),
    "since": A_PERIOD,
    "sort": Choice(("type", "name", "symbol")),
    "stat": Choice(VITALS),
    "symbol": A_SYMBOL,
    "symbols": Code("symbols, as bits", ("",) * (2 * INFINITY), "none", "all of them"),
    "target": A_TEST,
    "test": A_TEST,
    "tests": TESTS,
    "then": TEXT,
    "times": TIMES,
    "title": LINE,
    "to": A_ZONE,
    "token": TokenName(),
    "trait": LINE,
    "trigger": A_TRIGGER,
    "triggers": Row(A_TRIGGER),
    "type": A_TYPE,
    "types": Row(A_TYPE),
    "until": A_PERIOD,
    "value": LINE,
    "verb": A_VERB,
    "via": Code("a cause", CAUSES, "BY_RULE", "BY_DAMAGE", True),
    "what": A_TEST,
    "which": A_PROPERTY,
    "who": A_WHO,
    "whose": A_WHO,
    "words": LINE,
    "zones": Row(A_ZONE),
}
A_NUMBER_OR_NONE: Final = Either(NUMBER, NOTHING)
APART: Final[dict[str, dict[str, Slot]]] = {  # by word: fields that mean something else there
    "Ability": {
        "kind": Code("an ability type", ABILITIES, "CONTINUOUS", "BLITZ"),
        "trigger": Either(A_TRIGGER, NOTHING),
    },
    "AddToCheck": {"n": NUMBER},
    "Bearing": {"n": COUNT},
    "Beside": {"n": COUNT},
    "Best": {"which": Choice(("highest", "lowest", "total"))},
    "ByBoth": {"then": A_WORD},
    "Cap": {"least": A_NUMBER_OR_NONE, "most": A_NUMBER_OR_NONE},
    "ChangeZone": {"to": Row(Code("a height", HEIGHTS, "LOW", "HIGH"))},
    "CheckCost": {"n": NUMBER},
    "Count": {"by": Choice(("", "type", "zone", "block zone", "symbol", "keyword"))},
    "Counter": {"n": NUMBER},
    "DealtSo": {"n": COUNT},
    "Dig": {"n": COUNT},
    "Drive": {"n": NUMBER},
    "Event": {
        "does": LINES,
        "same": Choice(("", "this", "event", "copy", "again")),
        "op": Choice(("", *OPS)),
        "to": SOME_ZONE,
    },
    "FirstPlayed": {"n": COUNT},
    "Gain": {"of": Either(A_TEST, NOTHING)},
    "GainNamed": {"kind": A_SORT},
    "GivenFor": {"cost": FLAG},
    "Grant": {"keyword": Either(A_KEYWORD, NOTHING)},
    "HasAbility": {"does": LINES},
    "If": {"cond": A_COND},
    "Instead": {"cond": A_COND, "of": TEXT},
    "Keyword": {"rating": COUNT},
    "Keyworded": {"n": COUNT},
    "Limit": {"n": Whole(1)},
    "Lose": {"of": Either(A_TEST, NOTHING)},
    "LoseNamed": {"kind": A_SORT},
    "Multiply": {"n": NUMBER},
    "Name": {"kind": Choice(("card", *NAMEABLE, "number"))},
    "No": {"cond": A_COND},
    "Nth": {"n": COUNT},
    "NthPlayed": {"n": COUNT},
    "OfNamed": {"kind": Choice(tuple(NAMEABLE))},
    "OnlyIf": {"cond": A_COND},
    "Onto": {"word": Node(Changing, "a change of a card, such as Modify(This(), SPEED, 1)")},
    "PlaceOnTop": {"on": A_TEST},
    "PlayDown": {"of": Either(A_TEST, NOTHING)},
    "Rate": {"to": FLAG},
    "Set": {"value": A_NUMBER_OR_NONE},
    "Shares": {"n": COUNT, "what": Choice(("symbol", "keyword", "type", "name"))},
    "SharesSymbol": {"n": COUNT},
    "Some": {"n": COUNT},
    "Symbol": {"name": A_SYMBOL},
    "Together": {"word": Node(Acting, "an instruction about cards, such as Discard(Sel(1))")},
    "While": {"cond": A_COND},
}


def slot_of(word: str, field: str) -> Slot | None:
    """What this field of this word takes; None where nobody has said."""
    return APART.get(word, {}).get(field, BY_NAME.get(field))
