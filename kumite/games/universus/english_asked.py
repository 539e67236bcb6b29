"""More adjectives of card English: how a card was played, what it can do, what it shares, where it lies."""

from __future__ import annotations

from typing import Final

from kumite.games.universus.english_done import participle
from kumite.games.universus.english_parts import SPEAKERS, Voice, a, joined, more_or_less, present, spaced
from kumite.games.universus.printed import Test
from kumite.games.universus.terms import ABILITIES, HEIGHTS, NOBODY, ROLES
from kumite.games.universus.words.asked import (
    CommittedFor,
    FirstPlayed,
    HasAbility,
    HasBlock,
    Keyworded,
    MultipleCopy,
    OfNamed,
    Playable,
    PlayedAs,
    Preceding,
    Shares,
    Textless,
)
from kumite.games.universus.words.tests import Beside, SharesName, SharesSymbol
from kumite.games.universus.words.traced import Bearing, BlockedWith, DealtSo, GivenFor

HELD: Final = (Keyworded, HasBlock, HasAbility, Textless, OfNamed, Bearing)  # what a card has


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
    if isinstance(test, FirstPlayed | MultipleCopy):
        return f"that {asked_claim(test, v, many, False)}"
    return f"that {sharing(test, v, many, False)}" if isinstance(test, Shares) else ""


def asked_claim(test: Test, v: Voice, many: bool, neg: bool) -> str:
    """What a card is or has; nothing for a test of another module."""
    if isinstance(test, HELD):
        return f"{present('have', many)} {held(test, neg)}"
    if isinstance(test, SharesSymbol | SharesName):
        n, op = (test.n, test.op) if isinstance(test, SharesSymbol) else (0, "")
        return sharing_yours(n, op, many, neg)
    denied = " not" if neg else ""
    if isinstance(test, DealtSo):
        return f"{'did not deal' if neg else 'dealt'} {more_or_less(str(test.n), test.op)} damage"
    if isinstance(test, PlayedAs | CommittedFor | GivenFor | BlockedWith):
        return f"{'were' if many else 'was'}{denied} {done(test, v)}"
    if isinstance(test, Playable):
        return f"{present('be', many)}{denied} {'cards' if many else 'a card'} that you could normally play"
    if isinstance(test, Preceding):
        return f"{present('be', many)}{denied} {beside(test, v)}"
    if isinstance(test, MultipleCopy):
        return f"{present('be', many)}{denied} {'multiple copies' if many else 'a multiple copy'}"
    if isinstance(test, FirstPlayed):
        return f"was{denied} {nth_played(test)}"
    return sharing(test, v, many, neg) if isinstance(test, Shares) else ""


def nth_played(test: FirstPlayed) -> str:
    return f"the {nth_adjective(test)} one its owner played this turn"


def nth_adjective(test: FirstPlayed) -> str:
    return "last" if test.last else ("first", "second", "third", "fourth", "fifth")[min(5, test.n) - 1]


def held(test: Test, neg: bool) -> str:
    if isinstance(test, Keyworded):
        op = {"=": "!=", "!=": "=", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}[test.op] if neg else test.op
        if op in (">", "<"):
            return f"{more_or_less(str(test.n + (1 if op == '>' else -1)), op + '=', 'fewer')} keywords"
        return f"{more_or_less(str(test.n), op, 'fewer')} keywords"
    if isinstance(test, Bearing):
        op = "<" if neg else test.op
        return f"{more_or_less(str(test.n), op, 'fewer')} {spaced(test.name, 'counters')} on it"
    if isinstance(test, HasBlock):
        height = "" if test.height == NOBODY else HEIGHTS[test.height]
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
    kind = "" if test.kind == NOBODY else ABILITIES[test.kind]
    keyword = "keyword" if test.keyword == "any" else test.keyword
    does = f"that {joined(list(test.does))}" if test.does else ""
    where = "printed on it" if test.printed else ""
    if neg:
        return spaced("no", keyword, kind, "abilities", where, does)
    return spaced(a(spaced(keyword, kind, "ability")), where, does)


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
    noun = "card type" if test.what == "type" else test.what
    some = a(noun) if test.n == 1 else f"{test.n} or more {noun}s"
    return f"{verb} {some} with {SPEAKERS[0].noun(test.of, v)}"


def sharing_yours(n: int, op: str, many: bool, neg: bool) -> str:
    """Symbols, or with no number a name, shared with your character."""
    verb = f"{'do' if many else 'does'} not share" if neg else present("share", many)
    some = "a name" if not n else "a symbol" if n == 1 else f"{n} or more symbols"
    if op not in ("", ">="):
        some = f"{more_or_less(str(n), op, 'fewer')} symbol{'s' if n != 1 else ''}"
    return f"{verb} {some} with your character"
