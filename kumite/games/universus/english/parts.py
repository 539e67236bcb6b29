"""The grammar of card English: numbers, articles, lists, verbs, and who is meant."""

from __future__ import annotations

from typing import Final

from kumite.core.position import Record
from kumite.games.universus.position import FOR_BLOCK, FOR_FORM, PURPOSES
from kumite.games.universus.printed import Ability, Amount, Test, Text, Trigger
from kumite.games.universus.terms import (
    ACTIVE,
    ANY,
    ATTACK_PERIOD,
    BEFORE_RIVAL_COMBAT,
    BEFORE_RIVAL_TURN,
    BEFORE_YOUR_COMBAT,
    BEFORE_YOUR_TURN,
    BOTH,
    DOER,
    EITHER,
    GAME_PERIOD,
    NEXT_CARD,
    NEXT_ENHANCE,
    NEXT_FORM,
    NOBODY,
    OWNER,
    PERIODS,
    READY_OF_OWNER,
    RIVAL,
    RIVAL_NEXT_TURN,
    STAGE_PERIOD,
    THAT_PLAYER,
    TURN,
    YOU,
    YOUR_NEXT_TURN,
)

MANY: Final = 99  # in a selector: as many as one likes


class Known(Record):
    """A name that an earlier instruction binds: whether it is several cards, whose they are, and what to call one."""

    def __init__(
        self, name: str, many: bool = False, whose: int = NOBODY, noun: str = "card", verb: int = NOBODY
    ) -> None:
        self.name = name
        self.many = many
        self.whose = whose  # YOU, RIVAL ...; NOBODY: that cannot be said
        self.noun = noun
        self.verb = verb  # of an event: what happened


class Voice(Record):
    """What a phrase needs to know of the text around it."""

    def __init__(self, doer: int = YOU, known: tuple[Known, ...] = (), static: bool = False, before: int = YOU) -> None:
        self.doer = doer  # who carries the instruction out
        self.known = known
        self.static = static  # in a continuous ability: there all the time, so that no end is said (UVS-RULING-70)
        self.before = before  # whoever carried out the instruction before

    def by(self, doer: int) -> Voice:
        return Voice(doer, self.known, self.static, self.before)

    def after(self, before: int) -> Voice:
        return Voice(self.doer, self.known, self.static, before)

    def knowing(self, names: tuple[Known, ...]) -> Voice:
        """These names before those known already."""
        return Voice(self.doer, names + self.known, self.static, self.before)

    def told(self) -> Voice:
        """Inside another word nothing is there all the time any more."""
        return Voice(self.doer, self.known, False, self.before)


PLAIN: Final = Voice()


class Speaker:
    """What knows all words: abilities.py puts itself here, for the phrases that hold whole texts."""

    def text(self, text: Text, v: Voice) -> str:
        """One clause, or several joined, without a stop."""
        raise NotImplementedError

    def paid(self, text: Text, who: int, v: Voice) -> str:
        """A price as its payer sees it, after `to`."""
        raise NotImplementedError

    def noun(self, what: Test, v: Voice) -> str:
        raise NotImplementedError

    def amount(self, amount: Amount | int, v: Voice) -> str:
        raise NotImplementedError

    def scaled(self, amount: Amount, v: Voice) -> tuple[int, str]:
        """So much, and `for each of something`; 0 where it is not."""
        raise NotImplementedError

    def happens(self, trigger: Trigger, v: Voice, form: str) -> str:
        raise NotImplementedError

    def ability(self, ability: Ability) -> str:
        raise NotImplementedError


SPEAKERS: Final[list[Speaker]] = []


# Numbers and lists


def plural(noun: str) -> str:
    """Of the last word; momentum has none."""
    if noun.endswith(("momentum", "health", "stamina")):
        return noun
    if noun.endswith("y") and noun[-2:] not in ("ay", "ey", "oy"):
        return f"{noun[:-1]}ies"
    return f"{noun}es" if noun.endswith(("s", "x", "ch", "sh")) else f"{noun}s"


def counted(n: int, noun: str) -> str:
    return f"{n} {noun if n == 1 else plural(noun)}"


def a(phrase: str) -> str:
    """With the indefinite article."""
    vowel = phrase[:1] in "aeiouAEIO" or phrase[:2] in ("8 ", "XP", "EX")
    return f"an {phrase}" if vowel else f"a {phrase}"


def joined(parts: list[str], word: str = "and") -> str:
    """`A`, `A and B`, `A, B and C`."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {word} {parts[-1]}"


def spaced(*parts: str) -> str:
    return " ".join([part for part in parts if part])


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def stopped(text: str) -> str:
    """As a sentence, with one stop."""
    end = text.rstrip()
    return capital(end if end.endswith((".", '."', "!")) else f"{end}.")


def times_english(n: int) -> str:
    return "once" if n == 1 else "twice" if n == 2 else f"{n} times"


def more_or_less(n: str, op: str, fewer: str = "less") -> str:
    """`3 or more`, `exactly 3`: a number compared, before its noun."""
    if op == "=":
        return f"exactly {n}"
    if op in ("<", ">"):
        return f"{'more' if op == '>' else fewer} than {n}"
    if op == "!=":
        return f"other than {n}"
    return f"{n} or {'more' if op == '>=' else fewer}"


INVERSE: Final = {"=": "!=", "!=": "=", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}


# Who


def who_english(who: int) -> str:
    """As a subject."""
    names = {
        YOU: "you",
        RIVAL: "your rival",
        BOTH: "both players",
        EITHER: "either player",
        THAT_PLAYER: "that player",
        ACTIVE: "the active player",
        OWNER: "its owner",
        DOER: "you",
        ANY: "a player",
    }
    return names[who]


def speaks_plural(who: int) -> bool:
    """Whether the verb takes no -s."""
    return who in (YOU, DOER, BOTH)


def whose_english(whose: int, doer: int = YOU) -> str:
    """As a possessive; seen from a doer who is not you, their own things are theirs."""
    if whose in (DOER, doer):
        return "your" if doer in (YOU, DOER) else "their"
    if whose == YOU:
        return "their" if doer == BOTH else "your"  # what both do is told as each of them sees it
    if whose == BOTH:
        return "both players'"
    return f"{'any player' if whose == ANY else who_english(whose)}'s"


def purposes_english(purposes: tuple[int, ...]) -> str:
    """What a check is for: to play a card is to play it as anything, a block too (UVS-BLK-03)."""
    if purposes == (FOR_FORM, FOR_BLOCK):
        return PURPOSES[FOR_FORM]
    names = [PURPOSES[one] + (" as a form" if one == FOR_FORM else "") for one in purposes]
    return joined(names, "or")


# Verbs


IRREGULAR: Final = {"be": "is", "have": "has", "do": "does"}


def third(verb: str) -> str:
    """The third person of a verb; of its first word, where there are more."""
    first, _, rest = verb.partition(" ")
    if first in IRREGULAR:
        ends = IRREGULAR[first]
    elif first.endswith(("s", "sh", "ch", "x", "o")):
        ends = f"{first}es"
    elif first.endswith("y") and first[-2:] not in ("ay", "ey", "oy"):
        ends = f"{first[:-1]}ies"
    else:
        ends = f"{first}s"
    return spaced(ends, rest)


def present(verb: str, many: bool) -> str:
    if verb == "be":
        return "are" if many else "is"
    return verb if many else third(verb)


class Said(Record):
    """A clause in parts: who or what, the verb, and the rest of it."""

    def __init__(self, who: int, verb: str, rest: str = "", noun: str = "", many: bool = False) -> None:
        self.who = who  # the player who does it; NOBODY: the noun does
        self.verb = verb  # its infinitive
        self.rest = rest
        self.noun = noun
        self.many = many

    def bare(self) -> str:
        return spaced(self.verb, self.rest)

    def told(self) -> str:
        """`draw 1 card`, `your rival draws 1 card`, `this attack gets +2 speed`."""
        if self.who == NOBODY:
            return spaced(self.noun, present(self.verb, self.many), self.rest)
        if self.who in (YOU, DOER):
            return self.bare()
        return spaced(who_english(self.who), present(self.verb, speaks_plural(self.who)), self.rest)

    def subject(self) -> str:
        return self.noun if self.who == NOBODY else who_english(self.who)


# Time


def until_english(until: int, v: Voice) -> str:
    """How long: nothing in a continuous ability, nor where no end is named."""
    if until == NOBODY or v.static:
        return ""
    ends = {
        TURN: "until the end of the turn",
        ATTACK_PERIOD: "until the end of this attack",
        GAME_PERIOD: "for the rest of the game",
        YOUR_NEXT_TURN: "until the end of your next turn",
        READY_OF_OWNER: "until its owner's next Ready Step",
        STAGE_PERIOD: "for as long as it stays there",
        NEXT_FORM: "until the next form",
        NEXT_CARD: "until you next play a card",
        NEXT_ENHANCE: "",  # the rule says it
        BEFORE_YOUR_TURN: "until the start of your next turn",
        BEFORE_RIVAL_TURN: "until the start of your rival's next turn",
        RIVAL_NEXT_TURN: "until the end of your rival's next turn",
        BEFORE_YOUR_COMBAT: "until the start of your next Combat Phase",
        BEFORE_RIVAL_COMBAT: "until the start of your rival's next Combat Phase",
    }
    return ends.get(until, f"until the end of the {PERIODS[until]}")


def period_english(period: int, whose: int = ANY) -> str:
    """`your turn`, `the Combat Phase`, `your rival's End Phase`, `an attack`."""
    name = PERIODS[period]
    if whose not in (ANY, NOBODY):
        return f"{whose_english(whose)} {name}"
    return a(name) if period in (TURN, ATTACK_PERIOD) else f"the {name}"
