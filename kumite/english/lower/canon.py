"""One tree for one meaning.  The engine plays several trees alike; this picks the one that card English has words for.

- In the object of a verb the doer's own cards are DOER's; where cards are only counted, compared or changed nobody does
  anything, and they are YOU's.
- A count has no quantity: Count(Sel(1, ...)), Has(Sel(1, ...)); all cards are Sel(99, ..., every=True).
- What is done to this very card its owner does: nobody is named.
- What is said twice is said once; a card that enters a zone enters its owner's.
- Types stand in the order of the engine; tests in the order of the phrase: which ones, the type, what stands before the
  noun, what follows it, `other`.
- Numbers are compared by `>=` and `<=` where a whole number allows it; nothing is denied twice.
- Riders stand in the order they are printed in: before the type, in brackets, behind the text.
"""

from __future__ import annotations

from typing import Any, Final

from kumite.core.position import Record, fields
from kumite.english.lower.for_the_play import for_the_play
from kumite.english.lower.nouns.adjectives import in_order
from kumite.games.universus.english.happens import SUFFERED
from kumite.games.universus.english.headers import before_type, in_brackets
from kumite.games.universus.english.parts import INVERSE, MANY
from kumite.games.universus.printed import Ability, Rider, Text
from kumite.games.universus.terms import ANY, DOER, HAND, NOBODY, V_DISCARD, YOU
from kumite.games.universus.words.acting import Acting
from kumite.games.universus.words.amounts import Best, Cap, Count, Times, Value, X
from kumite.games.universus.words.asked import Keyworded
from kumite.games.universus.words.atonce import AtOnce
from kumite.games.universus.words.before import Entering
from kumite.games.universus.words.conds import All, Cmp, Has, Is, No, Nth
from kumite.games.universus.words.conds import Any as AnyCond
from kumite.games.universus.words.looks import Arrange, Search
from kumite.games.universus.words.sels import Ref, Sel, TheAttack, This, Yours
from kumite.games.universus.words.tests import AnyOf, CopyOf, Not, State, Type
from kumite.games.universus.words.triggers import OWN_CARDS, Event

OBJECTS: Final = ("what", "on", "of")  # the fields of a verb that hold what it is done to
COMPARED: Final = (Has, Cmp, Nth)
ONE: Final = (Ref, TheAttack, This)  # one card, whichever it is


def canon(ability: Ability) -> Ability:
    """The ability as card English would have it."""
    made: Ability = canonical(for_the_play(ability))
    return made


def canonical(part: Any) -> Any:
    """Any part of a tree."""
    if isinstance(part, tuple):
        return tuple([canonical(one) for one in part])
    if not isinstance(part, Record):
        return part
    held = {name: canonical(value) for name, value in fields(part).items()}
    if isinstance(part, Acting | Arrange):
        was = fields(part)
        held = {name: of_doer(value, was[name], part.who) if name in OBJECTS else value for name, value in held.items()}
    if "price" in held:
        held["price"] = one_by_one(held["price"])
    made = type(part)(**held)
    for kind, rule in RULES:
        if isinstance(made, kind):
            made = rule(made)
    return made


def one_by_one(price: Text) -> Text:
    """What is paid is one event anyhow (UVS-EVENT-03)."""
    found: Text = ()
    for word in price:
        found += word.then if isinstance(word, AtOnce) else (word,)
    return found


def changed(part: Any, **values: object) -> Any:
    return type(part)(**{**fields(part), **values})


# Cards


def selected(sel: Sel) -> Sel:
    """Nobody's doing; a verb puts its doer in again."""
    tests = once_each(in_order(others_than_it(sel.tests)))
    made: Sel = changed(sel, tests=tests, whose=YOU if sel.whose == DOER else sel.whose)
    if sel.every and not (sel.top or sel.bottom):
        made = changed(made, n=MANY, upto=False, least=NOBODY, random=False)
    return made


def others_than_it(tests: tuple[Any, ...]) -> tuple[Any, ...]:
    """Other copies of the attack in progress: other than that, not than the card that says so."""
    if CopyOf("attack") not in tests:
        return tests
    return tuple([Not(TheAttack()) if test == State("other") else test for test in tests])


def once_each(parts: tuple[Any, ...]) -> tuple[Any, ...]:
    """Said twice is said once."""
    return tuple([part for at, part in enumerate(parts) if part not in parts[:at]])


def of_doer(what: Any, was: Any, who: int) -> Any:
    """The doer's own, said so or not; with another doer, YOUR cards were said to be yours."""
    mine = YOU if who == DOER else who
    own = isinstance(was, Sel) and was.whose in (DOER, mine)
    return changed(what, whose=DOER) if own and isinstance(what, Sel) else what


def counted(part: Count | Best | Value | Has) -> Any:
    what = part.what
    if not isinstance(what, Sel) or what.top or what.bottom:
        return part
    return changed(part, what=Sel(1, what.whose, what.tests, what.zones))


def typed(test: Type) -> Type:
    return Type(tuple(sorted(test.types)))


def ordered(part: TheAttack | Event) -> Any:
    return changed(part, tests=once_each(in_order(part.tests)))


def by_its_owner(event: Event) -> Event:
    """Whatever is done to a card its owner does (UVS-EVENT-07): of this card nobody need be named."""
    done = event.verb in SUFFERED or (event.verb in OWN_CARDS and event.cause != ANY)
    made: Event = changed(event, by=ANY) if event.own and event.by == YOU and done else event
    return made


def from_hand(event: Event) -> Event:
    """Where else would one discard from."""
    said = event.verb == V_DISCARD and event.origin == HAND and not event.away
    made: Event = changed(event, origin=NOBODY) if said else event
    return made


def entering(trigger: Entering) -> Any:
    """A card goes to its owner's zone."""
    return changed(trigger, whose=ANY) if trigger.own else trigger


def one_list(test: AnyOf) -> Any:
    """This, or that or another: one of all of them."""
    found: list[Any] = []
    for part in test.tests:
        found += part.tests if isinstance(part, AnyOf) else [part]
    tests = once_each(tuple(found))
    return tests[0] if len(tests) == 1 else AnyOf(tests)


def face_up(test: State) -> Any:
    return Not(State("face down")) if test.flag == "face up" else test


def keyworded(test: Keyworded) -> Keyworded:
    """More than 2 keywords are 3 or more."""
    op, n = test.op, test.n
    if op in ("<", ">"):
        op, n = f"{op}=", n + (1 if op == ">" else -1)
    return Keyworded("=" if op == "<=" and n == 0 else op, n, test.by, test.printed)


def undenied(test: Not) -> Any:
    if isinstance(test.test, Keyworded):
        return keyworded(Keyworded(INVERSE[test.test.op], test.test.n, test.test.by, test.test.printed))
    return test.test.test if isinstance(test.test, Not) else test


def flat(test: AnyOf) -> AnyOf:
    """One of these or one of those: one of them all."""
    parts = [inner for part in test.tests for inner in (part.tests if isinstance(part, AnyOf) else (part,))]
    return AnyOf(tuple(parts))


def searched(word: Search) -> Search:
    made: Search = changed(word, tests=in_order(word.tests), whose=DOER if word.whose == word.who else word.whose)
    return made


# Numbers and conditions


def compared(cond: Has | Cmp | Nth) -> Any:
    """More than 2 is 3 or more; none is none."""
    if isinstance(cond, Has) and not isinstance(cond.n, int | X):
        return Cmp(Count(cond.what), cond.op, cond.n)
    number = "b" if isinstance(cond, Cmp) else "n"
    n: Any = getattr(cond, number)
    if not isinstance(n, int):
        return cond
    op = cond.op
    if op == ">":
        op, n = ">=", n + 1
    elif op == "<":
        op, n = "<=", n - 1
    if isinstance(cond, Has) and n == 0 and op in ("<=", "!="):
        op, n = ("=", 0) if op == "<=" else (">=", 1)
    return changed(cond, **{"op": op, number: n})


def one_asked(cond: AnyCond | All) -> Any:
    """It is this or it is that: it is one of the two; it is this and it is that: it is both."""
    first, either = cond.conds[0], isinstance(cond, AnyCond)
    if not isinstance(first, Is) or not isinstance(first.what, ONE if either else (*ONE, Yours)):
        return cond
    parts = [part for part in cond.conds if isinstance(part, Is) and part.what == first.what]
    if len(parts) != len(cond.conds) or (either and any(len(part.tests) != 1 for part in parts)):
        return cond
    tests = tuple([test for part in parts for test in part.tests])
    return Is(first.what, (AnyOf(tests),) if either else tests)


def denied(cond: No) -> Any:
    inner = cond.cond
    if isinstance(inner, No):
        return inner.cond
    return compared(changed(inner, op=INVERSE[inner.op])) if isinstance(inner, COMPARED) else cond


def once(amount: Times) -> Any:
    return amount.b if amount.a == 1 else amount


def bounded(amount: Cap) -> Any:
    """Both limits in one."""
    inner = amount.a
    if isinstance(inner, Cap) and inner.most is None and amount.least is None:
        return Cap(inner.a, amount.most, inner.least)
    if isinstance(inner, Cap) and inner.least is None and amount.most is None:
        return Cap(inner.a, inner.most, amount.least)
    return amount


# The whole


def in_print(ability: Ability) -> Ability:
    made: Ability = changed(ability, riders=once_each(tuple(sorted(ability.riders, key=place))))
    return made


def place(rider: Rider) -> int:
    return 0 if before_type(rider) else 1 if in_brackets(rider) else 2


RULES: Final[tuple[tuple[Any, Any], ...]] = (
    (Sel, selected),
    ((Count, Best, Value, Has), counted),
    (Type, typed),
    ((TheAttack, Event), ordered),
    (Event, by_its_owner),
    (Event, from_hand),
    (Entering, entering),
    (AnyOf, one_list),
    (Keyworded, keyworded),
    (State, face_up),
    (Not, undenied),
    (AnyOf, flat),
    (Search, searched),
    (COMPARED, compared),
    (No, denied),
    ((AnyCond, All), one_asked),
    (Times, once),
    (Cap, bounded),
    (Ability, in_print),
)
