"""More adjectives of card English: how a card was played, what it can do, what it shares, where it lies."""

from __future__ import annotations

from typing import Final

from kumite.games.universus.english.done import participle
from kumite.games.universus.english.of_abilities import doing, sort_english
from kumite.games.universus.english.parts import (
    INVERSE,
    SPEAKERS,
    Voice,
    a,
    joined,
    more_or_less,
    present,
    spaced,
    whose_english,
)
from kumite.games.universus.printed import Test
from kumite.games.universus.terms import HEIGHTS, NOBODY, PROPERTIES, ROLES, VERBS, YOU
from kumite.games.universus.words.asked import (
    CommittedFor,
    Costs,
    FirstPlayed,
    HasAbility,
    HasBlock,
    Keyworded,
    MultipleCopy,
    OfLicence,
    OfNamed,
    Playable,
    PlayedAs,
    Preceding,
    Shares,
    SharesName,
    SharesSymbol,
    Textless,
)
from kumite.games.universus.words.outermost import Outermost
from kumite.games.universus.words.own import OwnStat
from kumite.games.universus.words.sels import Sel
from kumite.games.universus.words.tests import AnyOf, Beside, Trait
from kumite.games.universus.words.traced import Bearing, BlockedWith, DealtSo, GivenFor

HELD: Final = (Costs, Keyworded, HasBlock, HasAbility, Textless, OfNamed, Bearing, OwnStat)  # what a card has


def asked_behind(test: Test, v: Voice, many: bool, neg: bool = False) -> str:
    """After a noun: `with 3 or more keywords`, `played as a reversal`; nothing for a test of another module."""
    if isinstance(test, HELD):
        return f"with {held(test, neg)}"
    if neg:
        return ""
    if isinstance(test, Beside) and test.n == 1:
        return f"{'directly ' if test.directly else ''}preceding this card"
    if isinstance(test, PlayedAs | CommittedFor | GivenFor | BlockedWith):
        return done(test, v)
    if isinstance(test, DealtSo):
        return f"that dealt {more_or_less(str(test.n), test.op)} damage"
    if isinstance(test, Playable):
        return "that you could normally play"
    if isinstance(test, Preceding):
        return beside(test, v)
    if isinstance(test, FirstPlayed | MultipleCopy | Outermost):
        return f"that {asked_claim(test, v, many, False)}"
    return f"that {sharing(test, v, many, False)}" if isinstance(test, Shares) else ""


def doing_either(tests: tuple[Test, ...], many: bool) -> str:
    """`an ability that gives a damage or speed bonus`, one of several things it does; nothing for other tests."""
    if block := one_block(tests):
        return f"with {block}"
    told = [one.does[0] for one in tests if isinstance(one, HasAbility) and alone(one)]
    if len(told) != len(tests) or len(told) < 2:
        return ""
    props = [does.removeprefix("gives ").removesuffix(" bonus") for does in told]
    if all(f"gives {prop} bonus" == does for prop, does in zip(props, told, strict=True)):
        return f"with an ability that gives {a(joined(props, 'or'))} bonus"
    verbs = [f"{plainly(does.partition(' ')[0]) if many else does.partition(' ')[0]}" for does in told]
    whole = [spaced(verb, does.partition(" ")[2]) for verb, does in zip(verbs, told, strict=True)]
    return f"that {joined(whole, 'or')}"


def one_block(tests: tuple[Test, ...]) -> str:
    """`a high or low block`; nothing for other tests."""
    heights = [HEIGHTS[one.height] for one in tests if isinstance(one, HasBlock) and one.height != NOBODY]
    return a(f"{joined(heights, 'or')} block") if len(heights) == len(tests) > 1 else ""


def alone(test: HasAbility) -> bool:
    """An ability that does one thing, and nothing else is asked of it."""
    return len(test.does) == 1 and test == HasAbility(does=test.does)


def plainly(verb: str) -> str:
    """`raise` of `raises`."""
    return f"{verb[:-3]}y" if verb.endswith("ies") else verb.removesuffix("s")


def asked_claim(test: Test, v: Voice, many: bool, neg: bool) -> str:
    """What a card is or has; nothing for a test of another module."""
    if isinstance(test, AnyOf) and (block := one_block(test.tests)):
        return f"{'do' if many else 'does'} not have {block}" if neg else f"{present('have', many)} {block}"
    if isinstance(test, HELD):
        return f"{present('have', many)} {held(test, neg)}"
    if isinstance(test, SharesSymbol | SharesName):
        return sharing_yours(test, many, neg)
    denied = " not" if neg else ""
    if isinstance(test, DealtSo):
        return f"{'did not deal' if neg else 'dealt'} {more_or_less(str(test.n), test.op)} damage"
    if isinstance(test, PlayedAs | CommittedFor | GivenFor | BlockedWith):
        return f"{'were' if many else 'was'}{denied} {done(test, v)}"
    if isinstance(test, Playable | Preceding | MultipleCopy | OfLicence):
        return f"{present('be', many)}{denied} {stands_as(test, v, many)}"
    if isinstance(test, FirstPlayed):
        return f"was{denied} {nth_played(test)}"
    if isinstance(test, Outermost):
        return f"{present('be', many)}{denied} {outermost(test, v)}"
    return sharing(test, v, many, neg) if isinstance(test, Shares) else ""


def stands_as(test: Playable | Preceding | MultipleCopy | OfLicence, v: Voice, many: bool) -> str:
    if isinstance(test, Playable):
        return f"{'cards' if many else 'a card'} that you could normally play"
    if isinstance(test, Preceding):
        return beside(test, v)
    if isinstance(test, OfLicence):
        return f"{test.name} cards" if many else a(f"{test.name} card")
    return "multiple copies" if many else "a multiple copy"


def nth_played(test: FirstPlayed) -> str:
    return f"the {nth_adjective(test)} one its owner played this turn"


def outermost(test: Outermost, v: Voice) -> str:
    """`the last Kick attack in its owner's card pool`."""
    kind = SPEAKERS[0].noun(Sel(1, v.doer, test.tests, ()), v).removeprefix("1 ")
    return f"the {'last' if test.last else 'first'} {kind} in its owner's card pool"


def nth_adjective(test: FirstPlayed | OfLicence) -> str:
    """`first`, `second Kick`, `Tekken 6`."""
    if isinstance(test, OfLicence):
        return test.name
    return spaced(nth_word(test), *[one.name for one in test.tests if isinstance(one, Trait)])


def nth_word(test: FirstPlayed) -> str:
    return "last" if test.last else ("first", "second", "third", "fourth", "fifth")[min(5, test.n) - 1]


def so_many(test: Keyworded, op: str) -> str:
    """`3 or more printed keywords`."""
    what = f"{'printed ' if test.printed else ''}{test.by}"
    if op in (">", "<"):
        return f"{more_or_less(str(test.n + (1 if op == '>' else -1)), op + '=', 'fewer')} {what}s"
    if op == "=" and test.n == 0 and (test.printed or test.by != "keyword"):
        return f"no {what}s"
    return f"{more_or_less(str(test.n), op, 'fewer')} {what}s"


def own_stat(test: OwnStat, neg: bool) -> str:
    """`a speed of at least twice its printed speed`."""
    op = INVERSE[test.op] if neg else test.op
    times = "" if test.times == 1 else "twice " if test.times == 2 else f"{test.times} times "
    other = f"{times}its {'printed ' if test.printed else ''}{PROPERTIES[test.than]}"
    return f"{a(PROPERTIES[test.prop])} {OWN[op]} {other}"


OWN: Final = {
    "=": "equal to",
    "!=": "other than",
    "<": "of less than",
    ">": "of more than",
    "<=": "less than or equal to",
    ">=": "of at least",
}


def held(test: Test, neg: bool) -> str:
    if isinstance(test, Keyworded):
        return so_many(test, INVERSE[test.op] if neg else test.op)
    if isinstance(test, OwnStat):
        return own_stat(test, neg)
    if isinstance(test, Bearing):
        op = "<" if neg else test.op
        if neg and (test.op, test.n) == (">=", 1):
            return f"no {spaced(test.name, 'counters')} on it"
        return f"{more_or_less(str(test.n), op, 'fewer')} {spaced(test.name, 'counters')} on it"
    if isinstance(test, Costs):
        return f'{"no " if neg else ""}"{VERBS[test.verb].capitalize()}" in its cost'
    if isinstance(test, HasBlock):
        height = spaced("printed" if test.printed else "", "" if test.height == NOBODY else HEIGHTS[test.height])
        return spaced("no", height, "block") if neg else a(spaced(height, "block"))
    if isinstance(test, HasAbility):
        return ability(test, neg)
    if isinstance(test, Textless):
        return "text in its text box" if neg else "a printed blank text box"
    if isinstance(test, OfNamed):
        noun = "card type" if test.kind == "type" else test.kind
        return f"another {noun} than the named one" if neg else f"the named {noun}"
    raise NotImplementedError(f"no English for {type(test).__name__}")


def ability(test: HasAbility, neg: bool) -> str:
    """`an Enhance ability`, `no keyword abilities`, `an ability that draws cards`."""
    does = f"that {doing(test)}" if test.does else ""
    where = "printed on it" if test.printed else ""
    if (test.op, test.n) == (">=", 1):
        return spaced("no" if neg else "", sort_english(test, True) if neg else a(sort_english(test)), where, does)
    op = {"=": "!=", "!=": "=", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}[test.op] if neg else test.op
    return spaced(more_or_less(str(test.n), op, "fewer"), sort_english(test, test.n != 1), where, does)


def done(test: PlayedAs | CommittedFor | GivenFor | BlockedWith, v: Voice) -> str:
    if isinstance(test, BlockedWith):
        return f"blocked by {SPEAKERS[0].noun(test.of, v)}"
    if isinstance(test, GivenFor):
        ability = f"{SPEAKERS[0].noun(test.of, v)}'s {test.keyword} ability"
        return f"{participle(test.verb)} {f'to pay the cost of {ability}' if test.cost else f'by {ability}'}"
    if isinstance(test, CommittedFor):
        return f"committed to pass the check to play {SPEAKERS[0].noun(test.of, v)}"
    return f"played as {a(ROLES[test.role] or 'nothing')}"


def beside(test: Preceding, v: Voice) -> str:
    return f"{'immediately ' if test.directly else ''}preceding {SPEAKERS[0].noun(test.of, v)}"


def sharing(test: Shares, v: Voice, many: bool, neg: bool) -> str:
    verb = f"{'do' if many else 'does'} not share" if neg else present("share", many)
    noun = spaced("printed" if test.printed else "", "card type" if test.what == "type" else test.what)
    some = a(noun) if test.n == 1 else f"{test.n} or more {noun}s"
    return f"{verb} {some} with {SPEAKERS[0].noun(test.of, v)}"


def sharing_yours(test: SharesSymbol | SharesName, many: bool, neg: bool) -> str:
    """Symbols, or a name, shared with your character, or your rival's."""
    verb = f"{'do' if many else 'does'} not share" if neg else present("share", many)
    if isinstance(test, SharesName):
        whose = "your" if test.whose == YOU else whose_english(test.whose)
        return f"{verb} a name with {whose} character"
    noun = "printed symbol" if test.printed else "symbol"
    some = a(noun) if test.n == 1 else f"{test.n} or more {noun}s"
    if test.op != ">=":
        some = f"{more_or_less(str(test.n), test.op, 'fewer')} {noun}{'s' if test.n != 1 else ''}"
    return f"{verb} {some} with your character"
