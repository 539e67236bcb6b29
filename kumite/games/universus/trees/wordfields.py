"""What may stand in each field of each word of an ability tree: numbers, texts, other words, and the closed lists of
the table.  Trees that come from outside are held against this as they are read, and those that card English is
compiled to before anybody plays them.

Fields of one name mean the same nearly everywhere, so that the table goes by name, and the words that differ stand
apart.  It is written down, and not read off the constructors, because compiled ones do not tell what they take; a test
compares the two."""

from __future__ import annotations

from typing import Any, Final

from kumite.games.universus import position, terms
from kumite.games.universus.edition import VITALS
from kumite.games.universus.printed import Ability, Amount, Cond, Keyword, Rider, Test, Trigger, Word
from kumite.games.universus.terms import INFINITY, KEYWORDS, RATED, SYMBOLS
from kumite.games.universus.trees.slots import (
    Choice,
    Code,
    Either,
    Flag,
    Line,
    Node,
    Nothing,
    Row,
    Slot,
    TokenName,
    Whole,
)
from kumite.games.universus.values import OPS
from kumite.games.universus.words import riders, rule
from kumite.games.universus.words.amounts import NUMBERS
from kumite.games.universus.words.asked import HasAbility
from kumite.games.universus.words.coming import OCCASIONS
from kumite.games.universus.words.looks import NAMEABLE
from kumite.games.universus.words.same import OF_CHOSEN
from kumite.games.universus.words.sels import Copies, Ref, Sel, TheAttack, This, Yours
from kumite.games.universus.words.tests import STATES

# What words have in common, and words that the engine makes as it goes: no text has them
IN_COMMON: Final = (
    "Abilities",
    "Acting",
    "Changing",
    "Chooser",
    "OfPrint",
    "OffDeck",
    "OffTop",
    "Taker",
    "Told",
    "Vital",
)
UNWRITTEN: Final = frozenset((*IN_COMMON, "Finding", "ForCopies", "Gather", "OfThese", "Onto", "Together"))


def codes(what: str, names: str, none: bool = False, more: str = "") -> Code:
    """Terms by the names that trees write for them."""
    listed = tuple(names.split())
    return Code(what, listed, tuple([number_of(name) for name in listed]), none, more)


def number_of(name: str) -> int:
    for module in (terms, position, rule):
        value = getattr(module, name, None)
        if isinstance(value, int):
            return value
    raise AttributeError(f"no term is called {name}")


def verbs() -> Code:
    """What a text can wait for; what is about to happen or to arrive has words of its own."""
    named = sorted([(getattr(terms, name), name) for name in dir(terms) if name[:2] == "V_"])
    told = [name for _, name in named if name not in NO_EVENTS]
    return codes("a verb", " ".join(told), more=f", but not {', '.join(NO_EVENTS)}")


def rider_names() -> tuple[str, ...]:
    """What an ability may be called by: `Combo`, `Tenacious` ..."""
    made = [(name, getattr(riders, name)) for name in dir(riders)]
    return tuple([name for name, one in made if isinstance(one, type) and issubclass(one, Rider) and one is not Rider])


WHOLE: Final = Whole()
COUNT: Final = Whole(0)
SOME: Final = Whole(1)
TIMES: Final = Either(SOME, codes("as often as it likes", "NOBODY"))
FLAG: Final = Flag()
LINE: Final = Line()
NAME: Final = Line(False)
NOTHING: Final = Nothing()
A_WORD: Final = Node(Word, "an instruction, such as Draw(1)")
A_TEST: Final = Node(Test, "a test of cards, such as Type((ATTACK,))")
CARDS: Final = Node(Test, "some cards, such as This() or Sel(1)", (Sel, This, TheAttack, Copies, Yours, Ref))
A_COND: Final = Node(Cond, "a condition, such as Has(Sel(1))")
A_TRIGGER: Final = Node(Trigger, "a trigger, such as Event(V_DRAW)")
A_RIDER: Final = Node(Rider, "a restriction, such as Limit(1)")
A_KEYWORD: Final = Node(Keyword, "a keyword, such as Keyword('Stun', 1)")
LIKE: Final = Node(HasAbility, "a sort of ability, such as HasAbility(ENHANCE)")
AN_ABILITY: Final = Node(Ability, "an Ability(...)")
AN_AMOUNT: Final = Node(Amount, "an amount, such as X() or Count(Sel(1))")
NUMBER: Final = Either(WHOLE, AN_AMOUNT)
COUNTED: Final = Either(COUNT, AN_AMOUNT)
A_NUMBER_OR_NONE: Final = Either(NUMBER, NOTHING)
CARDS_OR_NONE: Final = Either(CARDS, NOTHING)
LIKE_OR_NONE: Final = Either(LIKE, NOTHING)
COND_OR_NONE: Final = Either(A_COND, NOTHING)
TEXT: Final = Row(A_WORD, 1)
MAYBE_TEXT: Final = Row(A_WORD)
TESTS: Final = Row(A_TEST)
TAGS: Final = Row(NAME)

STEPS: Final = (
    "START_PHASE READY_STEP REVIEW_STEP DRAW_STEP COMBAT_PHASE ENHANCE_STEP BLOCK_STEP DAMAGE_STEP END_PHASE TURN"
)
ENDS: Final = (
    f"{STEPS} ATTACK_PERIOD GAME_PERIOD YOUR_NEXT_TURN READY_OF_OWNER STAGE_PERIOD NEXT_FORM BEFORE_YOUR_TURN"
    " BEFORE_RIVAL_TURN RIVAL_NEXT_TURN BEFORE_YOUR_COMBAT BEFORE_RIVAL_COMBAT NEXT_CARD NEXT_ENHANCE"
)
HEAPS: Final = "STAGE HAND DECK MOMENTUM POOL DISCARDS TRANSIT REMOVED"
CHANGED: Final = "SPEED DAMAGE DIFFICULTY CHECK BLOCK HAND_SIZE HEALTH STAMINA"
SET: Final = "SPEED DAMAGE ZONE DIFFICULTY CHECK BLOCK BLOCK_ZONE HAND_SIZE HEALTH STAMINA"
KINDS: Final = "CONTINUOUS ENHANCE FORM RESPONSE BLITZ"
TYPES: Final = "ACTION ASSET ATTACK BACKUP CHARACTER FOUNDATION TOKEN"
MODALS: Final = (
    "CANNOT IGNORES AUTOMATIC FACE_UP SURCHARGE PLAYABLE COUNTS CONSIDERED DEALS INSTEAD AS_THOUGH HAND_SIZE_IS COPIES"
    " REDUCES KEEPS OFFERS"
)
NO_EVENTS: Final = ("V_ANNOUNCE", "V_SIDEBAR", "V_FIRST", "V_WOULD", "V_ARRIVE", "V_REPLACED")

A_PLAYER: Final = "a player"
DOER: Final = codes(A_PLAYER, "YOU RIVAL THAT_PLAYER ACTIVE OWNER")
PLAYER: Final = codes(A_PLAYER, "YOU RIVAL THAT_PLAYER ACTIVE OWNER ANY")
PLAYERS: Final = codes(A_PLAYER, "YOU RIVAL BOTH EITHER THAT_PLAYER ACTIVE OWNER DOER ANY")
HEAP: Final = codes("a game zone", HEAPS)
SOME_HEAP: Final = codes("a game zone", HEAPS, True)
A_PERIOD: Final = "a period"
DURING: Final = codes(A_PERIOD, f"{STEPS} ATTACK_PERIOD", True)
UNTIL: Final = codes(A_PERIOD, ENDS, more=", but not LAST_TURN")
SOME_UNTIL: Final = codes(A_PERIOD, ENDS, True, ", but not LAST_TURN")
PAST: Final = codes(A_PERIOD, "TURN COMBAT_PHASE ENHANCE_STEP LAST_TURN GAME_PERIOD")
A_PROPERTY: Final = codes("a property", f"{SET} RATING")
A_CHANGED: Final = codes("a property that is a number", CHANGED, more="; for a zone write Set or ChangeZone")
A_SET: Final = codes("a property", SET)
A_HEIGHT: Final = codes("a height", "LOW MID HIGH")
SOME_HEIGHT: Final = codes("a height", "LOW MID HIGH", True)
A_TYPE: Final = codes("a card type", TYPES)
A_KIND: Final = codes("an ability type", KINDS)
SOME_KIND: Final = codes("an ability type", KINDS, True)
AN_OP: Final = Choice(OPS)
A_SYMBOL: Final = Choice((*SYMBOLS, "infinity"))
FACING: Final = Choice(("", "up", "down"))
A_SORT: Final = Choice(("symbol", "trait", "keyword"))
A_RATED: Final = Choice(("", *RATED))
ANY_KEYWORD: Final = Choice(("", "any", "none", "either", *KEYWORDS))

# fmt: off
FLAGS: Final = (  # yes or no, in every word that has them
    "again", "attack", "away", "blocks", "bottom", "committed", "directly", "distinct", "down", "every", "facedown",
    "free", "however", "keywords", "last", "later", "limit", "loses", "may", "next", "off", "ordered", "own", "part",
    "plain", "printed", "random", "repeat", "reveal", "reversal", "review", "sacrifice", "same", "scoped", "shuffle",
    "skips", "spares", "stun", "sum", "this_attack", "top", "transformed", "upto", "yours",
)
# fmt: on
BY_NAME: Final[dict[str, Slot]] = {
    **dict.fromkeys(FLAGS, FLAG),
    **dict.fromkeys(("a", "amount", "b", "count", "most", "need"), NUMBER),
    **dict.fromkeys(("of", "on", "target", "what"), CARDS),
    **dict.fromkeys(("cost", "does", "otherwise", "price"), MAYBE_TEXT),
    **dict.fromkeys(("icon", "name", "ref", "title", "trait", "value", "words"), NAME),
    **dict.fromkeys(("act", "event", "trigger"), A_TRIGGER),
    **dict.fromkeys(("by", "cause", "whose"), PLAYER),
    **dict.fromkeys(("copies", "k"), SOME),
    **dict.fromkeys(("into", "who"), DOER),
    **dict.fromkeys(("origin", "to"), SOME_HEAP),
    **dict.fromkeys(("played", "tests"), TESTS),
    "ability": Either(AN_ABILITY, NOTHING),
    "at": Choice(("desperation", "deadlock")),
    "character": Code("whether it is a character's", ("no", "yes"), (0, 1), True),
    "cond": A_COND,
    "conds": Row(A_COND, 1),
    "during": DURING,
    "edge": codes("an edge of a period", "BEGINS ENDS PASSED"),
    "facing": FACING,
    "flag": Choice((*STATES, "face up")),
    "floor": Either(WHOLE, NOTHING),
    "height": A_HEIGHT,
    "keyword": ANY_KEYWORD,
    "kind": SOME_KIND,
    "least": Whole(terms.NOBODY),
    "like": LIKE,
    "margin": Whole(0),
    "modal": codes("a kind of rule", MODALS),
    "n": COUNTED,
    "named": LINE,
    "needs": TAGS,
    "notes": Row(WHOLE),
    "op": AN_OP,
    "parts": Row(TEXT, 2),
    "per": codes(A_PERIOD, "TURN GAME_PERIOD ENHANCE_STEP ATTACK_PERIOD"),
    "period": DURING,
    "place": HEAP,
    "prop": A_PROPERTY,
    "purposes": Row(codes("what a check is for", "FOR_FORM FOR_BLOCK FOR_COST FOR_VALUE")),
    "rating": Either(AN_AMOUNT, NOTHING),
    "rider": Choice(("", *rider_names())),
    "riders": Row(A_RIDER),
    "role": codes("a role", "AS_NOTHING AS_FORM AS_BLOCK AS_REVERSAL AS_ABILITY"),
    "since": PAST,
    "sort": Choice(("type", "name", "symbol")),
    "stat": Choice(VITALS),
    "symbol": A_SYMBOL,
    "symbols": Whole(0, 2 * INFINITY - 1),  # as bits
    "test": A_TEST,
    "then": TEXT,
    "times": TIMES,
    "token": TokenName(),
    "triggers": Row(A_TRIGGER, 1),
    "type": A_TYPE,
    "types": Row(A_TYPE),
    "until": SOME_UNTIL,
    "verb": verbs(),
    "via": codes("a cause", "BY_RULE BY_EFFECT BY_COST BY_CHECK BY_DAMAGE", True),
    "which": A_CHANGED,
    "zones": Row(HEAP, once=True),
}
APART: Final[dict[str, dict[str, Slot]]] = {  # by word: fields that mean something else there
    "Ability": {
        "keyword": Choice(("", "Only", *KEYWORDS)),
        "kind": A_KIND,
        "name": LINE,
        "trigger": Either(A_TRIGGER, NOTHING),
    },
    "AddToCheck": {"n": NUMBER},
    "AllOf": {"tests": Row(A_TEST, 1)},
    "AlsoType": {"who": codes(A_PLAYER, "YOU ANY")},
    "AnyOf": {"tests": Row(A_TEST, 1)},
    "AtOnce": {"then": Row(A_WORD, 2)},
    "Bearing": {"n": COUNT, "name": LINE},
    "Beside": {"n": SOME},
    "Best": {"keyword": A_RATED, "which": Choice(("highest", "lowest", "total"))},
    "ByBoth": {"then": A_WORD},
    "Cap": {"least": A_NUMBER_OR_NONE, "most": A_NUMBER_OR_NONE},
    "ChangeZone": {"to": Row(A_HEIGHT, 1, True)},
    "CheckBonus": {"cond": COND_OR_NONE, "until": UNTIL, "who": PLAYER},
    "CheckCost": {"n": NUMBER},
    "Coming": {"when": Choice(tuple(OCCASIONS))},
    "Count": {"by": Choice(("", "type", "zone", "block zone", "symbol", "keyword", "trait", "each keyword", *NUMBERS))},
    "Costs": {"verb": codes("a verb of costs", "V_COMMIT V_FLIP V_DESTROY V_SACRIFICE V_REMOVE V_DISCARD")},
    "Counter": {"n": NUMBER, "name": LINE},
    "Counters": {"name": LINE},
    "DealtSo": {"n": COUNT},
    "Dig": {"n": SOME},
    "Drive": {"n": NUMBER},
    "During": {"whose": codes(A_PLAYER, "YOU RIVAL THAT_PLAYER", True)},
    "End": {"period": codes(A_PERIOD, "COMBAT_PHASE ENHANCE_STEP BLOCK_STEP"), "whose": PLAYER},
    "Entering": {"to": HEAP},
    "Event": {
        "does": TAGS,
        "same": Choice(("", "this", "other", "event", "copy", "copied", "again", "check", *OF_CHOSEN)),
        "op": Choice(("", *OPS)),
        "nth": COUNT,
        "since": codes(A_PERIOD, "TURN COMBAT_PHASE ENHANCE_STEP"),
    },
    "Fired": {"cond": COND_OR_NONE, "on": CARDS_OR_NONE, "until": UNTIL},
    "FirstPlayed": {"n": SOME},
    "Gain": {"of": CARDS_OR_NONE},
    "GainAbilities": {"keyword": ANY_KEYWORD},
    "GainKeywords": {"kind": A_SORT},
    "GainNamed": {"kind": A_SORT},
    "GivenFor": {"cost": FLAG, "keyword": Choice(KEYWORDS)},
    "Grant": {"keyword": Either(A_KEYWORD, NOTHING), "trait": LINE},
    "HasAbility": {"does": TAGS, "n": COUNT},
    "HasBlock": {"height": SOME_HEIGHT},
    "Instead": {"of": TEXT},
    "Keyword": {"name": Choice(KEYWORDS), "rating": COUNT},
    "Keyworded": {"by": Choice(("keyword", "symbol", "trait")), "n": COUNT},
    "Kw": {"name": Choice(("", *KEYWORDS))},
    "Limit": {"n": SOME},
    "Lose": {"of": CARDS_OR_NONE},
    "LoseAbilities": {"like": LIKE_OR_NONE},
    "LoseNamed": {"kind": A_SORT},
    "MakeACheck": {"then": MAYBE_TEXT},
    "Moment": {"period": codes(A_PERIOD, f"SETUP {STEPS}")},
    "Move": {"to": codes("a game zone", "HAND DECK MOMENTUM POOL DISCARDS")},
    "Multiply": {"n": NUMBER},
    "MoveCounter": {"n": COUNT, "name": LINE},
    "Name": {"kind": Choice(("card", *NAMEABLE, "number")), "type": codes("a card type", f"NO_TYPE {TYPES}")},
    "Nth": {"n": COUNT},
    "NthPlayed": {"n": SOME, "since": codes(A_PERIOD, "TURN COMBAT_PHASE ENHANCE_STEP")},
    "OfNamed": {"kind": Choice(tuple(NAMEABLE))},
    "OnePerAttack": {"keyword": Choice(KEYWORDS)},
    "OwnStat": {"than": A_PROPERTY, "times": SOME},
    "PlaceOnTop": {"until": UNTIL},
    "PlayAbility": {"like": LIKE_OR_NONE, "of": CARDS_OR_NONE, "on": CARDS_OR_NONE},
    "PlayDown": {"of": CARDS_OR_NONE},
    "Rate": {"keyword": Choice(("", "one", *RATED)), "to": FLAG},
    "RivalMayCancel": {"price": TEXT},
    "Rule": {"cond": COND_OR_NONE, "on": CARDS_OR_NONE, "then": MAYBE_TEXT, "until": UNTIL},
    "Search": {"whose": PLAYERS},
    "Sel": {"whose": PLAYERS},
    "Set": {"value": A_NUMBER_OR_NONE, "which": A_SET},
    "Shares": {"n": SOME, "what": Choice(("symbol", "keyword", "trait", "type", "name"))},
    "SharesSymbol": {"n": COUNT},
    "Some": {"n": COUNT},
    "Strip": {"name": LINE},
    "Symbol": {"name": A_SYMBOL},
    "Uncounted": {"cond": COND_OR_NONE, "until": UNTIL},
    "Value": {"keyword": A_RATED},
    "Yours": {"whose": codes(A_PLAYER, "YOU RIVAL THAT_PLAYER ACTIVE OWNER DOER")},
}


def slot_of(word: str, field: str) -> Slot | None:
    """What this field of this word takes; None where nobody has said."""
    return APART.get(word, {}).get(field, BY_NAME.get(field))


def fault_of(word: str, field: str, value: Any) -> str:
    """What is wrong with the value of a field, in a sentence; nothing if it may stand there."""
    slot = slot_of(word, field)
    return "" if slot is None else slot.fault(value, f"{word}.{field}")
