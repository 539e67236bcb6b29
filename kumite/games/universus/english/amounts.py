"""Numbers of card English: amounts as nouns, as bonuses, and as so much for each of something."""

from __future__ import annotations

from typing import Final

from kumite.core.position import Record
from kumite.games.universus.english.nouns import BOUND_NAMES, in_order_of, is_many, is_momentum, noun_english, place
from kumite.games.universus.english.of_abilities import ability_english
from kumite.games.universus.english.parts import (
    SPEAKERS,
    Voice,
    a,
    counted,
    joined,
    plural,
    present,
    spaced,
    whose_english,
)
from kumite.games.universus.english.tallied import summed_english, tallied_english
from kumite.games.universus.english.tests import describe
from kumite.games.universus.printed import Amount, Test
from kumite.games.universus.terms import BLOCK_ZONE, HEIGHTS, PERIODS, PROPERTIES, V_SWAY, ZONE
from kumite.games.universus.words.abilities import CountAbilities
from kumite.games.universus.words.amounts import (
    EACH_KEYWORD,
    NUMBERS,
    Best,
    Bound,
    Cap,
    Count,
    Counters,
    Half,
    Health,
    Minus,
    Per,
    Plus,
    Tally,
    Times,
    Value,
    X,
)
from kumite.games.universus.words.counters import REMOVED
from kumite.games.universus.words.reckoning import AbilityRating, Gap, SharedSymbols
from kumite.games.universus.words.sels import Ref, Sel, TheAttack, This, Yours
from kumite.games.universus.words.tallied import TallyCards
from kumite.games.universus.words.tests import Among
from kumite.games.universus.words.triggers import Event
from kumite.games.universus.words.vitals import HEALTH_GAINED, HEALTH_LOST, STAMINA_GAINED, STAMINA_LOST


def amount_english(amount: Amount | int, v: Voice) -> str:
    """An amount as a noun phrase."""
    if isinstance(amount, int):
        return str(amount)
    if isinstance(amount, X):
        return "X"
    if isinstance(amount, Count | Counters | Bound | Tally | TallyCards | SharedSymbols | Gap):
        return number_english(amount, v)
    if isinstance(amount, CountAbilities):
        return f"the number of {ability_english(amount.like, cards_english(amount.of, v), True)}"
    if isinstance(amount, Value):
        return value_english(amount, v)
    if isinstance(amount, Health):
        return f"{whose_english(amount.who, v.doer)} {'maximum ' if amount.limit else ''}health"
    if isinstance(amount, AbilityRating):
        return "that ability's rating"
    if isinstance(amount, Best):
        prop = f"{'printed ' if amount.printed else ''}{named_property(amount.prop, amount.keyword)}"
        return f"the {amount.which} {prop} among {cards_english(amount.what, v)}"
    return sum_english(amount, v)


def number_english(amount: Amount, v: Voice) -> str:
    """How many there are of something."""
    if isinstance(amount, Count):
        return count_english(amount, cards_english(amount.what, v))
    if isinstance(amount, Counters):
        return f"the number of {spaced(amount.name, 'counters')} on {noun_english(amount.what, v)}"
    if isinstance(amount, Tally):
        if amount.sum and (summed := summed_english(amount, v)):
            return summed
        past = SPEAKERS[0].happens(amount.event, v, "perfect")
        return f"the {'total of all' if amount.sum else 'number of'} times {past} this {PERIODS[amount.since]}"
    if isinstance(amount, TallyCards):
        return f"the number of {tallied_english(amount, v, True)}"
    if isinstance(amount, Bound):
        return bound_english(amount.name)
    if isinstance(amount, SharedSymbols):
        with_whom = f"with {whose_english(amount.whose)} character"
        return f"the number of symbols {noun_english(amount.what, v)} {shares(amount, v)} {with_whom}"
    if isinstance(amount, Gap):
        if amount.b == 0 and (by := swayed_english(amount.a, v)):
            return by
        return f"the difference between {inner(amount.a, v)} and {inner(amount.b, v)}"
    raise NotImplementedError(f"no English for {type(amount).__name__}")


def swayed_english(a: Amount | int, v: Voice) -> str:
    """`the amount it was modified by`, of the check that set this off, or of the one to play a card."""
    if a == Bound("event"):
        return "the amount it was modified by"
    if isinstance(a, Tally) and isinstance(a.event, Event) and a.event.verb == V_SWAY and a.sum:
        told = SPEAKERS[0].happens(a.event, v, "")
        return told.replace("a check", "the amount the check", 1).replace(" is modified", " was modified by")
    return ""


def count_english(amount: Count, cards: str) -> str:
    if amount.by == EACH_KEYWORD:
        return f"the number of {plural(sort_english(amount))} on {cards}"
    if amount.by:
        return f"the number of different {plural(sort_english(amount))} among {cards}"
    return f"the number of {'differently named ' if amount.distinct else ''}{cards}"


def sort_english(amount: Count) -> str:
    """What is counted apart."""
    names = {
        "type": "card type",
        "zone": "attack zone",
        "block zone": "block zone",
        "symbol": "symbol",
        "keyword": "keyword",
        "trait": "trait",
        EACH_KEYWORD: "keyword",
        **{number: "check value" if number == "check" else number for number in NUMBERS},
    }
    return f"{'printed ' if amount.printed else ''}{names[amount.by]}"


LEFT: Final = (HEALTH_LOST, HEALTH_GAINED, STAMINA_LOST, STAMINA_GAINED, REMOVED)


def bound_english(name: str) -> str:
    """The number that an earlier instruction or the event has left."""
    if name == "event":
        return "that amount"
    if name == "checked":
        return "the value of that check"
    if name == "margin":
        return "the margin of that check"
    if name == "named":
        return "the named number"
    if name in LEFT:
        return f"the {'number' if name == REMOVED else 'amount'} of {name} this way"
    return f"the number of {bound_noun(name, True)}"


def bound_noun(name: str, many: bool = False) -> str:
    """`card discarded this way`, and of several."""
    if name in LEFT:
        return f"{name if many else name.replace('counters', 'counter')} this way"
    if name == "lost":
        return f"{plural('ability') if many else 'ability'} lost this way"
    if name == "paid":
        return f"{plural('card') if many else 'card'} used to pay the cost"
    noun = {"spent": "momentum", "copies": "copy"}.get(name, "card")
    noun = plural(noun) if many else noun
    done = {"searched": "found", "copies": "made"}.get(name, name)
    named = name in BOUND_NAMES or done != name or name == "looked at"
    return f"{noun} {done} this way" if named else f'"{name}" {noun}'


def value_english(amount: Value, v: Voice) -> str:
    """`this attack's printed damage`, `the total difficulty of your foundations`."""
    prop, what = f"{'printed ' if amount.printed else ''}{named_property(amount.prop, amount.keyword)}", amount.what
    if isinstance(what, Sel) and not (what.top or what.bottom or what.next) and in_order_of(what) is None:
        return f"the total {prop} of {cards_english(what, v)}"
    return property_english(what, prop, v, "total ")


def named_property(prop: int, keyword: str) -> str:
    """`speed`; `Stun rating`."""
    return spaced(keyword, PROPERTIES[prop])


def property_english(what: Test, prop: str, v: Voice, total: str = "") -> str:
    """`this attack's speed`, `the speed of all your attacks`."""
    if is_many(what, v):
        whole = f"{total}{prop}"
        return f"the {whole} of {cards_english(what, v) if total else noun_english(what, v)}"
    name = noun_english(what, v)
    short = isinstance(what, This | Yours | Ref) or (isinstance(what, TheAttack) and name.endswith("attack"))
    return f"{name}'s {prop}" if short else f"the {prop} of {name}"


def cards_english(what: Test, v: Voice) -> str:
    """All the cards that a selector finds, as a plural without a number: what is counted."""
    if not isinstance(what, Sel) or what.top or what.bottom:
        return noun_english(what, v)
    if is_momentum(what) and not what.tests:
        return f"cards {place(what, v, 'in')}"
    all_of = Sel(1, what.whose, what.tests, what.zones, every=True)
    phrase = noun_english(all_of, v)
    if phrase.startswith("all of "):
        return phrase.removeprefix("all of ")
    return phrase.removeprefix("all ") if phrase.startswith("all ") else f"cards in {phrase}"


def sum_english(amount: Amount, v: Voice) -> str:
    """Arithmetic; what holds two numbers in another one stands in brackets."""
    if isinstance(amount, Plus):
        return f"{inner(amount.a, v)} plus {inner(amount.b, v)}"
    if isinstance(amount, Minus):
        return f"{inner(amount.a, v)} minus {inner(amount.b, v)}"
    if isinstance(amount, Times):
        if isinstance(amount.a, int):
            return f"{'twice' if amount.a == 2 else f'{amount.a} times'} {inner(amount.b, v)}"
        return f"{inner(amount.a, v)} times {inner(amount.b, v)}"
    if isinstance(amount, Per):
        if isinstance(amount.a, Count) and not amount.a.distinct and not amount.a.by:
            return f"1 for every {amount.k} {cards_english(amount.a.what, v)}"
        return f"{inner(amount.a, v)} divided by {amount.k} (rounded down)"
    if isinstance(amount, Half):
        return f"half of {inner(amount.a, v)}, rounded {'down' if amount.down else 'up'}"
    if isinstance(amount, Cap):
        return f"{inner(amount.a, v)}{limits_english(amount, v)}"
    raise NotImplementedError(f"no English for {type(amount).__name__}")


def shares(amount: SharedSymbols, v: Voice) -> str:
    return present("share", is_many(amount.what, v))


def limits_english(amount: Cap, v: Voice) -> str:
    """` (max. 3)`, ` (min. 1)`, and both."""
    least = "" if amount.least is None else f" (min. {inner(amount.least, v)})"
    return least + ("" if amount.most is None else f" (max. {inner(amount.most, v)})")


def inner(amount: Amount | int, v: Voice) -> str:
    said = amount_english(amount, v)
    return f"({said})" if isinstance(amount, Plus | Minus | Times | Per | Half) else said


# Quantities of things


def some_of(n: Amount | int, noun: str, v: Voice) -> str:
    """`2 cards`, `X cards`, `1 card for each ...`, `cards equal to ...`."""
    if isinstance(n, int):
        return counted(n, noun)
    if isinstance(n, X):
        return f"X {plural(noun)}"
    much = scaled(n, v)
    if much is not None and much.each > 0:
        return f"{counted(much.each, noun)} {much.told()}"
    return f"{plural(noun)} equal to {amount_english(n, v)}"


# Bonuses


class Scaled(Record):
    """So much for each of something."""

    def __init__(self, each: int, per: str, every: int = 1) -> None:
        self.each = each
        self.per = per
        self.every = every

    def told(self) -> str:
        return f"for each {self.per}" if self.every == 1 else f"for every {self.every} {self.per}"


def scaled(amount: Amount | int, v: Voice) -> Scaled | None:
    """An amount that is so much for each of something; None if it is not."""
    if isinstance(amount, Times) and isinstance(amount.a, int):
        under = scaled(amount.b, v)
        return None if under is None else Scaled(amount.a * under.each, under.per, under.every)
    if isinstance(amount, Per) and isinstance(amount.a, Count) and not amount.a.distinct and not amount.a.by:
        return Scaled(1, cards_english(amount.a.what, v), amount.k)
    if isinstance(amount, Per) and isinstance(amount.a, Counters):
        return Scaled(1, f"{spaced(amount.a.name, 'counters')} on {cards_english(amount.a.what, v)}", amount.k)
    if isinstance(amount, Per) and isinstance(amount.a, Bound) and amount.a.name in LEFT:
        return Scaled(1, f"{amount.a.name} this way", amount.k)
    if isinstance(amount, Per) and isinstance(amount.a, TallyCards):
        return Scaled(1, tallied_english(amount.a, v, True), amount.k)
    per = each_english(amount, v)
    return Scaled(1, per) if per else None


def each_english(amount: Amount | int, v: Voice) -> str:
    """The thing that is counted, in the singular; nothing where that cannot be said."""
    if isinstance(amount, Count) and amount.by == EACH_KEYWORD:
        return f"{sort_english(amount)} on {cards_english(amount.what, v)}"
    if isinstance(amount, Count) and amount.by:
        return f"different {sort_english(amount)} among {cards_english(amount.what, v)}"
    if isinstance(amount, Count) and isinstance(amount.what, Sel) and not amount.what.top and not amount.what.bottom:
        what = amount.what
        if is_momentum(what) and not what.tests and not amount.distinct:
            return f"card {place(what, v, 'in')}"
        if len(what.tests) == 1 and isinstance(what.tests[0], Among) and what.tests[0].ref in BOUND_NAMES:
            return f"card {what.tests[0].ref} this way"
        return f"differently named {one_of(what, v)}" if amount.distinct else one_of(what, v)
    if isinstance(amount, SharedSymbols):
        return f"symbol {noun_english(amount.what, v)} {shares(amount, v)} with {whose_english(amount.whose)} character"
    if isinstance(amount, Counters):
        return f"{spaced(amount.name, 'counter')} on {noun_english(amount.what, v)}"
    if isinstance(amount, Bound) and amount.name not in ("event", "checked", "margin", "named"):
        return bound_noun(amount.name)
    if isinstance(amount, Tally) and not amount.sum:
        return f"time {SPEAKERS[0].happens(amount.event, v, 'perfect')} this {PERIODS[amount.since]}"
    return tallied_english(amount, v, False) if isinstance(amount, TallyCards) else ""


def one_of(what: Sel, v: Voice) -> str:
    """A foundation in your stage; a face-down card in your momentum."""
    if is_momentum(what):
        return describe(what.tests, v, False).core(place(what, v, "in"))
    return noun_english(Sel(1, what.whose, what.tests, what.zones), v).removeprefix("1 ").removeprefix("of ")


def signed(n: int) -> str:
    return f"+{n}" if n >= 0 else str(n)


def bonus_english(amount: Amount | int, prop: str, v: Voice) -> str:
    """`+2 speed`, `-X damage`, `+1 speed for each card spent this way (max. 3)`, `a speed bonus equal to ...`."""
    number, behind = bonus_parts(amount, v)
    if number:
        return spaced(number, prop, behind)
    kind, behind = equal_to(amount, v)
    return spaced(a(spaced(prop, kind)), behind)


def bonus_parts(amount: Amount | int, v: Voice) -> tuple[str, str]:
    """A bonus as its number and what stands behind the property; no number where it is equal to something."""
    if isinstance(amount, int):
        return signed(amount), ""
    if isinstance(amount, X):
        return "+X", ""
    if isinstance(amount, Times) and amount.a == -1 and isinstance(amount.b, X):
        return "-X", ""
    much = scaled(amount, v)
    if much is not None:
        return signed(much.each), much.told()
    if isinstance(amount, Cap):
        much = scaled(amount.a, v)
        most = None if much is None else most_of(amount, much.each)
        if much is not None and most is not None:
            return signed(much.each), f"{much.told()} (max. {most})"
    return "", ""


def most_of(amount: Cap, each: int) -> int | None:
    """The limit of so much for each, bonus or penalty; None where it has another one."""
    if each > 0 and amount.least is None and isinstance(amount.most, int):
        return amount.most
    return -amount.least if each < 0 and amount.most is None and isinstance(amount.least, int) else None


def equal_to(amount: Amount | int, v: Voice) -> tuple[str, str]:
    """`bonus`, `equal to your hand size`."""
    if isinstance(amount, Times) and amount.a == -1:
        return "penalty", f"equal to {amount_english(amount.b, v)}"
    return "bonus", f"equal to {amount_english(amount, v)}"


def either_bonus(some: list[tuple[Amount | int, str]], v: Voice) -> str:
    """`+2 or -2 speed`, `+1 speed or +1 damage for each card in your hand`, `a speed or damage bonus equal to X`;
    nothing where these must be said one after the other."""
    parts = [bonus_parts(amount, v) for amount, _ in some]
    props = [prop for _, prop in some]
    if all(number for number, _ in parts) and len({behind for _, behind in parts}) == 1:
        same = len(set(props)) == 1
        said = [number if same else spaced(number, prop) for (number, _), prop in zip(parts, props, strict=True)]
        return spaced(joined(said, "or"), props[0] if same else "", parts[0][1])
    sizes = {equal_to(amount, v) for amount, _ in some}
    if any(number for number, _ in parts) or len(sizes) != 1:
        return ""
    kind, behind = sizes.pop()
    return spaced(a(spaced(joined(props, "or"), kind)), behind)


def set_english(value: Amount | int, prop: int, v: Voice) -> str:
    """A number, or the name of a zone."""
    if isinstance(value, int) and prop in (ZONE, BLOCK_ZONE) and 0 <= value < len(HEIGHTS):
        return HEIGHTS[value]
    if value == Bound("named") and prop in (ZONE, BLOCK_ZONE):
        return "the named zone"
    return amount_english(value, v)
