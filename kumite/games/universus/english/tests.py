"""Adjectives of card English: what a card must be like, before its noun, after it, and as a clause of its own."""

from __future__ import annotations

from typing import Final

from kumite.core.position import Record
from kumite.games.universus.english.asked import asked_behind, asked_claim, doing_either, nth_adjective
from kumite.games.universus.english.done import blocked_so, done_english
from kumite.games.universus.english.parts import (
    PLAIN,
    SPEAKERS,
    Known,
    Voice,
    a,
    joined,
    more_or_less,
    plural,
    present,
    spaced,
)
from kumite.games.universus.printed import Amount, Test
from kumite.games.universus.terms import (
    BLOCK_ZONE,
    CHARACTER_TRAITS,
    HEIGHTS,
    NO_TYPE,
    PERIODS,
    PROPERTIES,
    RATING,
    TRAITS,
    TURN,
    TYPES,
    ZONE,
)
from kumite.games.universus.words.amounts import Bound, X
from kumite.games.universus.words.asked import AllOf, FirstPlayed, OfLicence
from kumite.games.universus.words.sels import Copies, Ref, Sel, TheAttack, This, Yours
from kumite.games.universus.words.tests import (
    Among,
    AnyOf,
    Beside,
    CopyOf,
    Done,
    Kw,
    Named,
    Not,
    Stat,
    State,
    Symbol,
    TheNamed,
    Trait,
    Type,
    Zoned,
)

# Nouns


class Noun(Record):
    """A noun with what stands before and after it."""

    def __init__(self, pre: str, noun: str, post: str, other: bool) -> None:
        self.pre = pre
        self.noun = noun  # in the number it was asked for
        self.post = post
        self.other = other

    def core(self, where: str = "") -> str:
        """With the zone right after the noun, before what else is said of the card."""
        return spaced(self.pre, self.noun, where, self.post)

    def one(self) -> str:
        return f"another {self.core()}" if self.other else a(self.core())


def types_english(types: tuple[int, ...], many: bool) -> str:
    names = ["typeless card" if kind == NO_TYPE else TYPES[kind] for kind in types]
    return joined([plural(name) if many else name for name in names], "or")


def describe(tests: tuple[Test, ...], v: Voice, many: bool, noun: str = "card") -> Noun:
    """All tests as one noun phrase without an article."""
    pre: list[str] = []
    post: list[str] = []
    other, named = False, ""
    for test in tests:
        if (isinstance(test, State) and test.flag == "other") or test == Not(TheAttack()):
            other = True
        elif isinstance(test, Type) and not named:
            named = types_english(test.types, many)
        elif isinstance(test, AnyOf) and not named and either_kind(test, many):
            named = either_kind(test, many)
        elif (isinstance(test, CopyOf) and not named and not any(isinstance(one, Type) for one in tests)) or (
            isinstance(test, Copies) and not named
        ):
            named = being(test, v, many).removeprefix("a ")
        elif adjective(test):
            pre.append(adjective(test))
            post += ["this turn"] if isinstance(test, FirstPlayed) else []
        else:
            post.append(behind(test, v, many))
    return Noun(" ".join(pre), named or (plural(noun) if many else noun), " ".join(post), other)


def either_kind(test: AnyOf, many: bool) -> str:
    """`backup or Shift attack`: kinds of cards of more than one word; nothing for other alternatives."""
    kinds = [part.tests if isinstance(part, AllOf) else (part,) for part in test.tests]
    found = []
    for kind in kinds:
        words = [word.name if isinstance(word, Kw) and not word.printed else adjective(word) for word in kind[1:]]
        if not isinstance(kind[0], Type) or not all(words):
            return ""
        found.append(spaced(*words, types_english(kind[0].types, many)))
    return joined(found, "or")


BEFORE_NOUN: Final = (
    "ready",
    "committed",
    "sealed",
    "frozen",
    "attached",
    "starting",
    "transformed",
    "token",
    "stunned",
)
STATUS: Final = ("unblocked", "blocked", "partially blocked", "completely blocked")


def adjective(test: Test) -> str:
    """Where the test can stand before a noun; else nothing."""
    if isinstance(test, Trait):
        listed = test.name in TRAITS or test.name in CHARACTER_TRAITS  # others are called traits
        return "" if not listed else f"printed {test.name}" if test.printed else test.name
    if isinstance(test, Zoned):
        return HEIGHTS[test.height]
    if isinstance(test, FirstPlayed | OfLicence | Symbol):
        return nth_adjective(test) if not isinstance(test, Symbol) else "" if test.printed else f"{{{test.name}}}"
    if isinstance(test, Stat) and test.printed and test.prop == ZONE and test.op == "=":
        return f"printed {HEIGHTS[test.amount]}" if isinstance(test.amount, int) and 0 <= test.amount < 3 else ""
    if isinstance(test, State):
        return test.flag if test.flag in BEFORE_NOUN + STATUS else "face-down" if test.flag == "face down" else ""
    if isinstance(test, Not):
        inner = test.test
        if inner == State("face down"):
            return "face-up"
        if isinstance(inner, Type) and len(inner.types) == 1 and inner.types[0] != NO_TYPE:
            return f"non-{TYPES[inner.types[0]]}"
        bare = "" if isinstance(inner, AnyOf | Not) else adjective(inner)
        return f"non-{bare}" if bare and " " not in bare and bare != "face-down" else ""
    if isinstance(test, AnyOf):
        parts = [adjective(part) for part in test.tests]
        return joined(parts, "or") if parts and all(parts) and not any(" " in part for part in parts) else ""
    return ""


def behind(test: Test, v: Voice, many: bool) -> str:
    """After a noun: `with Stun`, `named "Hook"`, `that shares a symbol with your character`."""
    inner = test.test if isinstance(test, Not) else test
    if said := other_than(test, v) or asked_behind(inner, v, many, inner is not test):
        return said
    if isinstance(test, Stat) and test.prop == ZONE and test.op == "!=" and test.amount in (0, 1, 2, Bound("named")):
        zone = HEIGHTS[test.amount] if isinstance(test.amount, int) else "the named zone"
        return f"whose {'printed ' if test.printed else ''}zone is not {zone}"
    if isinstance(test, Symbol | Stat | Kw):
        return f"with {possession(test, v)}"
    if isinstance(test, State) and test.flag == "with no abilities":
        return test.flag
    if isinstance(test, AnyOf):
        return one_behind(test, v, many)
    if isinstance(test, Not) and isinstance(test.test, Kw) and not test.test.name:
        return "with 1 or more keywords"
    if isinstance(test, TheNamed):
        return f"that {'are copies' if many else 'is a copy'} of the named card"
    if isinstance(test, Named):
        return f'with "{test.title}" in {"their" if many else "its"} name' if test.part else f'named "{test.title}"'
    if (isinstance(test, Not) and isinstance(test.test, Symbol | Stat)) or (
        isinstance(test, Not) and has_name(test.test)
    ):
        return f"without {possession(test.test, v)}"
    return f"that {claim(test, v, many)}"


def other_than(test: Test, v: Voice) -> str:
    """Of cards that are not the one that was spoken of; nothing for another test."""
    return f"other than {one_of(test.test, v)}" if isinstance(test, Not) and isinstance(test.test, Ref | Yours) else ""


def one_behind(test: AnyOf, v: Voice, many: bool) -> str:
    """After a noun, one of several things."""
    if said := doing_either(test.tests, many):
        return said
    if all(bare_name(part) for part in test.tests):
        return f"with {joined([bare_name(part) for part in test.tests], 'or')}"
    if all(isinstance(part, Named) for part in test.tests):
        return called_so(test, many)
    return f"that {claim(test, v, many)}"


def called_so(test: AnyOf, many: bool) -> str:
    """`named "Hook" or "Jab"`, `with "Iron" or "Steel" in its name`; both together as a clause."""
    names = [part for part in test.tests if isinstance(part, Named)]
    listed = joined([f'"{part.title}"' for part in names], "or")
    if all(part.part for part in names):
        return f"with {listed} in {'their' if many else 'its'} name"
    if not any(part.part for part in names):
        return f"named {listed}"
    return f"that {claim(test, PLAIN, many)}"


def bare_name(test: Test) -> str:
    """A keyword, trait or symbol by its name alone, in a list of them; nothing for another test."""
    if not isinstance(test, Kw | Trait | Symbol) or test.printed:
        return ""
    return f"{{{test.name}}}" if isinstance(test, Symbol) else test.name


def has_name(test: Test) -> bool:
    return isinstance(test, Kw) and bool(test.name)


def possession(test: Test, v: Voice) -> str:
    """What such a card has."""
    if isinstance(test, Symbol):
        return f"the {'printed ' if test.printed else ''}{{{test.name}}} symbol"
    if isinstance(test, Kw):
        return f"the printed keyword {test.name}" if test.printed else test.name or "no keywords"
    if isinstance(test, Trait):
        return f"the {'printed ' if test.printed else ''}{test.name} trait"
    if isinstance(test, Stat):
        return stat_english(test, v)
    raise NotImplementedError(f"no English for {type(test).__name__}")


def stat_english(test: Stat, v: Voice) -> str:
    """`a printed difficulty of 3 or less`."""
    rated = f"{test.keyword or 'keyword'} " if test.prop == RATING else ""
    prop = f"{'printed ' if test.printed else ''}{rated}{PROPERTIES[test.prop]}"
    return f"{a(prop)} {of_amount(test.amount, test.op, test.prop, v)}"


def of_amount(amount: Amount | int, op: str, prop: int, v: Voice) -> str:
    if isinstance(amount, int):
        zoned = prop in (ZONE, BLOCK_ZONE) and 0 <= amount < len(HEIGHTS)
        return f"of {HEIGHTS[amount] if zoned and op == '=' else more_or_less(str(amount), op)}"
    if isinstance(amount, X):
        return f"of {more_or_less('X', op)}"
    return f"{AGAINST[op]} {SPEAKERS[0].amount(amount, v)}"


AGAINST: Final = {
    "=": "equal to",
    "!=": "other than",
    "<": "of less than",
    ">": "of more than",
    "<=": "less than or equal to",
    ">=": "of at least",
}


HERE: Final = {"this": "this card", "attack": "this attack", "character": "your character"}


# Clauses


def claim(test: Test, v: Voice, many: bool = False, neg: bool = False) -> str:
    """A test as what a card is or has: `is ready`, `does not have Stun`, `are attacks`."""
    if isinstance(test, Not) and test.test == State("face down") and not neg:
        return f"{be(many, False)} face up"
    if isinstance(test, Not):
        return claim(test.test, v, many, not neg)
    if said := asked_claim(test, v, many, neg):
        return said
    if isinstance(test, AnyOf):
        parts = [claim(part, v, many) for part in test.tests]
        shared = shared_claim(test.tests, "or", v, many, neg)
        return shared or (f"neither {joined(parts, 'nor')}" if neg else joined(parts, "or"))
    if isinstance(test, AllOf):
        kind = describe(test.tests, v, many)
        return f"{be(many, neg)} {kind.core() if many else kind.one()}"
    if isinstance(test, State):
        return state_claim(test.flag, many, neg)
    if isinstance(test, Done):
        when = "this way" if test.scoped else "this turn" if test.since == TURN else f"this {PERIODS[test.since]}"
        return f"{be(many, neg, 'have')} {done_english(test.verb)} {when}"
    if isinstance(test, Kw) and not test.name and neg:
        return has("keywords", many, False)
    if isinstance(test, Symbol | Stat | Kw | Trait):
        return has(possession(test, v), many, neg)
    return named_claim(test, v, many, neg)


def named_claim(test: Test, v: Voice, many: bool, neg: bool) -> str:
    if isinstance(test, Named) and test.part:
        return has(f'"{test.title}" in {"their" if many else "its"} name', many, neg)
    return spaced(be(many, neg), being(test, v, many))


def shared_claim(tests: tuple[Test, ...], word: str, v: Voice, many: bool, neg: bool) -> str:
    """`is mid or low`, `has the Weapon or Kick trait`; nothing where each must be said in full."""
    if len(tests) < 2 or neg:
        return ""
    if all(isinstance(test, Zoned) for test in tests) and word == "or":
        return f"{be(many, neg)} {joined([being(test, v, many) for test in tests], word)}"
    names = [bare_name(test) for test in tests]
    kinds = {type(test) for test in tests}
    if not all(names) or (Symbol in kinds and len(kinds) > 1):
        return ""
    if Kw in kinds:
        return has(joined(names, word), many, neg)
    sort = "trait" if kinds == {Trait} else "symbol"
    return has(f"the {joined(names, word)} {sort}{'s' if word == 'and' else ''}", many, neg)


def be(many: bool, neg: bool, verb: str = "be") -> str:
    return f"{present(verb, many)}{' not' if neg else ''}"


def has(what: str, many: bool, neg: bool) -> str:
    if neg:
        return f"{'do' if many else 'does'} not have {what}"
    return f"{present('have', many)} {what}"


def state_claim(flag: str, many: bool, neg: bool) -> str:
    if flag == "with no abilities":
        return has("abilities" if neg else "no abilities", many, False)
    if flag == "readied this Combat Phase":
        return f"{be(many, neg, 'have')} been {flag}"
    if flag == "that dealt damage":
        return "did not deal damage" if neg else "dealt damage"
    if flag.endswith("blocked") and not (neg and flag == "unblocked"):
        return blocked_so(flag, many, neg)
    if flag == "other":
        return f"{be(many, not neg)} this card"
    if flag == "attacked":
        return f"{be(many, neg)} being attacked"
    if flag == "tried":
        return f"{be(many, neg, 'have')} been tried to be blocked"
    names = {"current": "the attack in progress", "token": "a token", "starting": "a starting character"}
    return f"{be(many, neg)} {names.get(flag, flag)}"


def being(test: Test, v: Voice, many: bool) -> str:
    """What such a card is."""
    if isinstance(test, Type):
        return types_english(test.types, True) if many else a(types_english(test.types, False))
    if isinstance(test, Zoned):
        return HEIGHTS[test.height]
    if isinstance(test, Named):
        return f'named "{test.title}"'
    if isinstance(test, TheNamed):
        return "the named card"
    if isinstance(test, CopyOf):
        of = HERE.get(test.ref) or SPEAKERS[0].noun(Ref(test.ref), v)
        return f"{'copies' if many else 'a copy'} of {of}"
    if isinstance(test, Copies):
        return "multiple copies of this attack" if many else "a multiple copy of this attack"
    if isinstance(test, Beside):
        if test.directly and test.n > 1:
            return f"among the {test.n} cards directly before this card in the card pool"
        return f"{'directly ' if test.directly else ''}before this card in the card pool"
    return one_of(test, v)


def one_of(test: Test, v: Voice) -> str:
    """A card, or one of the cards, that a noun phrase speaks of."""
    if isinstance(test, Among):
        return among_english(test.ref, v)
    if isinstance(test, Sel):
        every = Sel(1, test.whose, test.tests, test.zones, every=True)
        return f"one of the {SPEAKERS[0].noun(every, v).removeprefix('all ')}"
    if isinstance(test, This | Yours | TheAttack | Ref):
        return SPEAKERS[0].noun(test, v)
    raise NotImplementedError(f"no English for {type(test).__name__}")


def among_english(ref: str, v: Voice) -> str:
    """One of the cards bound to a name; the one, where there is only one."""
    ref = "event all" if ref == "event" else ref
    for known in v.known:
        if known.name == ref and not known.many:
            return SPEAKERS[0].noun(Ref(ref), v)
    several = Voice(v.doer, (Known(ref, True),), v.static, v.before)
    return f"one of {SPEAKERS[0].noun(Ref(ref), several)}"


def is_english(tests: tuple[Test, ...], v: Voice, neg: bool = False) -> str:
    """Several tests as one claim about a card: `is a Kick attack with Stun`, `is ready and has Stun`."""
    if any(isinstance(test, Type) for test in tests):
        return f"{be(False, neg)} {describe(tests, v, False).one()}"
    if len(tests) != 1 and neg:
        return f"is not a card that {joined([claim(test, v) for test in tests])}"
    shared = shared_claim(tests, "and", v, False, neg)
    return shared or joined([claim(test, v, False, neg) for test in tests]) or ("is not there" if neg else "is there")
