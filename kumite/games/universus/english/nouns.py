"""Noun phrases of card English: which cards, how many of them, whose, and where."""

from __future__ import annotations

from typing import Final

from kumite.games.universus.english.asked import nth_word
from kumite.games.universus.english.parts import (
    MANY,
    SPEAKERS,
    Known,
    Voice,
    counted,
    joined,
    plural,
    spaced,
    whose_english,
)
from kumite.games.universus.english.tests import describe
from kumite.games.universus.printed import Test
from kumite.games.universus.terms import (
    ANY,
    ASIDE,
    BOTH,
    DECK,
    DISCARDS,
    DOER,
    EITHER,
    HAND,
    MOMENTUM,
    NOBODY,
    POOL,
    REMOVED,
    RIVAL,
    STAGE,
    TRANSIT,
    YOU,
    ZONES,
)
from kumite.games.universus.words.amounts import X
from kumite.games.universus.words.asked import FirstPlayed
from kumite.games.universus.words.outermost import Outermost
from kumite.games.universus.words.sels import Copies, Ref, Sel, TheAttack, This, Yours
from kumite.games.universus.words.tests import Among, Type

PLAYED: Final = (POOL, TRANSIT)  # where an attack is, and what a next card comes through
LIVE: Final = (STAGE, POOL, TRANSIT)  # where foundation cards have a difficulty
BOUND_NAMES: Final = (
    *("drawn", "discarded", "milled", "spent", "cleared", "destroyed", "removed", "moved", "built", "committed"),
    *("readied", "flipped", "unflipped", "frozen", "sealed", "unsealed", "transformed", "chosen", "revealed"),
    *("driven", "checked", "named"),
)


TOLD: Final = "told"  # among the names that are known: the event that a text is about, where it stands within that
SOMEBODY: Final = "somebody"  # the same: that a text speaks of that player, who must have been spoken of
BLOCKED_ATTACK: Final = "blocked attack"  # among the names that are known: the attack that this card has blocked

LYING: Final[dict[str, tuple[int, ...]]] = {  # where the cards are after that
    **dict.fromkeys(("milled", "discarded", "spent", "cleared", "destroyed"), (DISCARDS,)),
    "removed": (REMOVED,),
    "drawn": (HAND,),
}


def noun_english(what: Test, v: Voice, home: tuple[int, ...] = (), prep: str = "in") -> str:
    """Some cards.  `home` is the zone that goes without saying here."""
    if isinstance(what, Sel):
        return sel_english(what, v, home, prep)
    if isinstance(what, This):
        return "this card"
    if isinstance(what, Yours):
        return f"{whose_english(what.whose, v.doer)} character"
    if isinstance(what, TheAttack):
        which = describe(what.tests, v, False, "attack").core()
        return f"{the_attack(v) if what.whose == ANY else whose_english(what.whose, v.doer)} {which}"
    if isinstance(what, Copies):
        return "multiple copies of this attack"
    if isinstance(what, Ref):
        return ref_english(what.name, v)
    return describe((what,), v, False).one()


def the_attack(v: Voice) -> str:
    """`this` attack; `that` attack, where the card that says so is one itself, and has blocked it."""
    return "that" if any(one.name == BLOCKED_ATTACK for one in v.known) else "this"


def is_many(what: Test, v: Voice) -> bool:
    """Whether the phrase is a plural."""
    if isinstance(what, Sel):
        if what.n == 1 and in_order_of(what) is not None:
            return False
        if any(isinstance(test, FirstPlayed) for test in what.tests) and what.zones == PLAYED:
            return False
        if not isinstance(what.n, int | X) and not what.every and SPEAKERS[0].scaled(what.n, v)[0] == 1:
            return False  # 1 card for each of something
        return what.every or not isinstance(what.n, int) or what.n != 1
    if isinstance(what, Ref):
        return what.name in ("event all", "them") or known(what.name, v).many
    return isinstance(what, Copies)


# Cards that have been spoken of


def known(name: str, v: Voice) -> Known:
    for one in v.known:
        if one.name == name:
            return one
    return Known(name)


def ref_english(name: str, v: Voice) -> str:
    """`the discarded card`, `that attack`, `the cards found`."""
    told = known("event" if name == "event all" else name, v)
    if name == "event":
        return f"that {told.noun}"
    if name == "event all":
        return f"those {plural(told.noun)}"
    if name == "tried":
        return "the card being played" if told.noun == "card" else f"that {told.noun}"
    if name in ("them", "block"):
        return {"them": "them"}.get(name, "the block")
    noun = plural(told.noun) if told.many else told.noun
    if name == "found":
        return f"the {noun}"
    if name == "looked at":
        return f"the {noun} looked at"
    if name == "searched":
        return "them" if told.many else "it"
    return f"the {name} {noun}" if name in BOUND_NAMES else f'the "{name}" {noun}'


def owner_english(what: Test, v: Voice) -> str:
    """Whose zone the card goes to, as a possessive: a card never goes to another player's (UVS-OWNER-02)."""
    whose = owner_of(what, v)
    if isinstance(what, Sel) and what.whose == EITHER:
        return "their"
    if whose == NOBODY:
        return "their owners'" if is_many(what, v) else "its owner's"
    return whose_english(whose, v.doer)


def owner_of(what: Test, v: Voice) -> int:
    """Whose the cards are, where the phrase says it."""
    if isinstance(what, Sel):
        whose = v.doer if what.whose == DOER else what.whose
        return whose if whose in (YOU, RIVAL, v.doer) else NOBODY
    if isinstance(what, This):
        return YOU
    if isinstance(what, Yours):
        return what.whose
    if isinstance(what, TheAttack):
        return NOBODY if what.whose == ANY else what.whose
    return known(what.name if isinstance(what, Ref) else "", v).whose


# Selectors


def sel_english(sel: Sel, v: Voice, home: tuple[int, ...], prep: str) -> str:
    tail = "at random" if sel.random else ""
    if sel.next:
        return spaced(next_english(sel, v), tail)
    if sel.every and any(isinstance(test, FirstPlayed) for test in sel.tests) and sel.zones == PLAYED:
        return nth_english(sel, v)
    if sel.n == 1 and not sel.every and not sel.upto and in_order_of(sel) is not None:
        return one_in_order(sel, v)
    if sel.top or sel.bottom:
        return spaced(ends_english(sel, v), tail)
    if sel.every and sel.zones == (HAND,) and not sel.tests:
        return f"{zone_owner(sel, v)} hand"
    return spaced(some_english(sel, v, home, prep), tail)


def some_english(sel: Sel, v: Voice, home: tuple[int, ...], prep: str) -> str:
    """How many, whose, which and where."""
    whose = v.doer if sel.whose == DOER else sel.whose
    for test in sel.tests:
        if isinstance(test, Among):
            return among_these(sel, v, test, prep)
    if sel.n == 1 and len(sel.tests) == 1 and isinstance(sel.tests[0], This | Ref):
        return spaced(noun_english(sel.tests[0], v), place(sel, v, prep))
    near = (sel.zones == home or is_momentum(sel)) and whose in (YOU, RIVAL, v.doer)
    near = near and (whose == v.doer or sel.zones != (HAND,))
    mine = whose_mark(sel, v, whose, home) if near else ""
    near = near or (whose == ANY and sel.every and sel.zones == home and home in (PLAYED, LIVE))  # whosever they are
    many = is_many(sel, v) or mine.startswith("of ")
    noun = describe(sel.tests, v, many, "momentum" if is_momentum(sel) else "card")
    where = "" if near else place(sel, v, prep)
    other = "other" if noun.other else ""
    said = noun.core(where)
    core = spaced(other, mine, said) if mine == "rival" else spaced(mine, other, said)
    if sel.every:
        return f"all {core}"
    return counted_english(sel, v, core)


def among_these(sel: Sel, v: Voice, among: Among, prep: str) -> str:
    """`1 of the cards looked at`, `2 attacks among the revealed cards`; all of them are those that are still there."""
    several = Voice(v.doer, (Known(among.ref, True),), v.static, v.before)
    these = ref_english("event all" if among.ref == "event" else among.ref, several)
    others = tuple([test for test in sel.tests if test is not among])
    noun = describe(others, v, is_many(sel, v))
    done = f"{among.ref} this way" if among.ref in BOUND_NAMES else f"among {these}"
    which = spaced("other" if noun.other else "", noun.core(), done) if others else f"of {these}"
    if sel.every:
        return f"all {which}" if others else "the rest"
    where = "" if sel.zones in ((DECK,), LYING.get(among.ref)) or others else place(sel, v, prep)
    return spaced(counted_english(sel, v, which), where)


def whose_mark(sel: Sel, v: Voice, whose: int, home: tuple[int, ...]) -> str:
    """Whose cards, where their zone goes without saying: `rival`, `of your`; nothing for one's own, unless all."""
    if whose == RIVAL and v.doer == BOTH:
        return "of their rival's"
    if whose != v.doer:
        return "rival" if whose == RIVAL else "of your"
    if sel.every:
        return whose_english(whose, v.doer)
    if is_momentum(sel) and home != (MOMENTUM,):
        return "of your" if v.doer == YOU else "of their"
    return ""


def counted_english(sel: Sel, v: Voice, core: str) -> str:
    n = sel.n
    if not isinstance(n, int) and not isinstance(n, X):
        each, told = SPEAKERS[0].scaled(n, v)
        if each > 0 and sel.least == NOBODY:
            return f"{'up to ' if sel.upto else ''}{each} {core} {told}"
        most = "up to " if sel.upto else f"{sel.least} or more, up to " if sel.least != NOBODY else ""
        return f"{most}a number of {core} equal to {SPEAKERS[0].amount(n, v)}"
    return f"{how_many(sel)} {core}".replace("any number of of", "any number of")


def how_many(sel: Sel) -> str:
    """`2`, `up to 2`, `1 to 3`, `1 or more`, `X`."""
    n = str(sel.n) if isinstance(sel.n, int) else "X"
    endless = isinstance(sel.n, int) and sel.n >= MANY
    if sel.least != NOBODY and not sel.upto:
        return f"{sel.least} or more" if endless else f"{sel.least} to {n}"
    if sel.upto:
        return "any number of" if endless else f"up to {n}"
    return n


def is_momentum(sel: Sel) -> bool:
    """Cards in momentum that no type is asked of are called momentum."""
    return sel.zones == (MOMENTUM,) and not any(isinstance(test, Type) for test in sel.tests)


def in_order_of(sel: Sel) -> FirstPlayed | Outermost | None:
    """What makes the phrase mean one certain card: the last attack you played, the first Kick attack in a pool."""
    found = [test for test in sel.tests if isinstance(test, FirstPlayed | Outermost)]
    return found[0] if len(found) == 1 and sel.zones == (POOL,) else None


def one_in_order(sel: Sel, v: Voice) -> str:
    """`the last Kick attack you played this turn`, `the first asset in your card pool`."""
    first = in_order_of(sel)
    others = tuple([test for test in sel.tests if test is not first])
    if isinstance(first, Outermost):
        others = tuple([test for test in others if test not in first.tests])
    if isinstance(first, FirstPlayed):
        noun = describe((*first.tests, *others), v, False).core()
        whose = {YOU: "you played", RIVAL: f"{whose_english(RIVAL, v.doer).removesuffix(chr(39) + 's')} played"}
        return f"the {nth_word(first)} {noun} {whose.get(sel.whose, 'its owner played')} this turn"
    kinds, last = (first.tests, first.last) if first is not None else ((), True)
    return f"the {'last' if last else 'first'} {describe((*kinds, *others), v, False).core()} {place(sel, v, 'in')}"


def nth_english(sel: Sel, v: Voice) -> str:
    """`your rival's first attack each turn`, `the second attack each player plays each turn`."""
    first = next(test for test in sel.tests if isinstance(test, FirstPlayed))
    others = tuple([test for test in sel.tests if test is not first])
    noun = f"{nth_word(first)} {describe((*first.tests, *others), v, False).core()}"
    if sel.whose == ANY:
        return f"the {noun} each player plays each turn"
    return f"{whose_english(sel.whose, v.doer)} {noun} each turn"


def next_english(sel: Sel, v: Voice) -> str:
    """`your next Kick attack`, `your rival's next 2 attacks`, `the next card`; `the chosen card`, if allowed."""
    if allowed(sel) is not None:
        return noun_english(sel.tests[0], v)
    noun = describe(sel.tests, v, is_many(sel, v))
    whose = "the" if sel.whose == ANY else whose_english(sel.whose, v.doer)
    n = "" if sel.n == 1 else str(sel.n) if isinstance(sel.n, int) else ""
    where = "" if sel.zones == PLAYED else f"in {zones_english(sel.zones, 'or')}"
    equal = "" if isinstance(sel.n, int) else f", as many as {SPEAKERS[0].amount(sel.n, v)},"
    return spaced(whose, "next", n, noun.core(), where) + equal


def allowed(sel: Test) -> Test | None:
    """The one card for which a change waits until it is played (UVS-RULING-202)."""
    one = sel.tests[0] if isinstance(sel, Sel) and sel.next and len(sel.tests) == 1 else None
    return one if isinstance(one, Ref | This) else None


def ends_english(sel: Sel, v: Voice) -> str:
    """`the top 2 cards of your deck`, `1 attack among the bottom 3 cards of your deck`."""
    end, pile = "top" if sel.top else "bottom", place(sel, v, "of")
    if sel.zones == (POOL,):  # from the left to the right (UVS-POOL-04)
        end, pile = "last" if sel.top else "first", place(sel, v, "in")
    if isinstance(sel.n, int):
        cards = f"the {end} card {pile}" if sel.n == 1 else f"the {end} {counted(sel.n, 'card')} {pile}"
    elif isinstance(sel.n, X):
        cards = f"the {end} X cards {pile}"
    else:
        cards = f"a number of cards from the {end} {pile} equal to {SPEAKERS[0].amount(sel.n, v)}"
    if not sel.tests:
        partly = sel.upto or sel.least != NOBODY
        return f"{how_many(sel)} of {cards}" if partly else cards
    noun = describe(sel.tests, v, is_many(sel, v))
    n = "all" if sel.every else how_many(sel) if isinstance(sel.n, int | X) else "as many"
    return spaced(n, "other" if noun.other else "", noun.core(), "among", cards)


# Places


def zone_owner(sel: Sel, v: Voice) -> str:
    return whose_english(sel.whose, v.doer)


def place(sel: Sel, v: Voice, prep: str) -> str:
    """`from your discard pile`, `in either player's stage`, `in your card pool or in transit`."""
    whose, both = zone_owner(sel, v), sel.whose == BOTH
    piles = {REMOVED: "removed pile"} if any(zone not in (TRANSIT, REMOVED, ASIDE) for zone in sel.zones) else {}
    plain = tuple([zone for zone in sel.zones if zone not in (TRANSIT, REMOVED, ASIDE) or zone in piles])
    said = [piles.get(zone, ZONES[zone]) for zone in plain]
    names = joined([plural(name) if both else name for name in said], "or")
    parts = [f"{prep} {whose} {names}"] if plain else []
    if TRANSIT in sel.zones:
        parts.append("in transit" if plain else f"of {whose} in transit")
    if REMOVED in sel.zones and not piles:
        parts.append(f"{prep} {whose} removed pile")
    if ASIDE in sel.zones:
        parts.append(f"{prep} {whose} sidebar")
    return joined(parts, "or")


def zones_english(zones: tuple[int, ...], word: str = "or") -> str:
    return joined(["removed pile" if zone == REMOVED else ZONES[zone] for zone in zones], word)


def at_zone(zone: int, whose: str) -> str:
    """A zone as a place to go from or to."""
    names = {REMOVED: "removed pile", ASIDE: "sidebar"}
    return "transit" if zone == TRANSIT else f"{whose} {names.get(zone, ZONES[zone])}"
