"""Instructions in card English: cards that move, turn and are looked at, checks, and the rest of what players do."""

from __future__ import annotations

from typing import Final

from kumite.games.universus.english.amounts import amount_english, bonus_english, some_of
from kumite.games.universus.english.nouns import noun_english, owner_english, owner_of, zones_english
from kumite.games.universus.english.parts import (
    SPEAKERS,
    Said,
    Voice,
    a,
    joined,
    spaced,
    until_english,
    who_english,
    whose_english,
)
from kumite.games.universus.english.picked import ability_said
from kumite.games.universus.english.tests import describe
from kumite.games.universus.printed import Amount, Test, Word
from kumite.games.universus.terms import (
    ASIDE,
    DECK,
    DISCARDS,
    DOER,
    HAND,
    MOMENTUM,
    NOBODY,
    OWNER,
    PERIODS,
    POOL,
    REMOVED,
    RIVAL,
    STAGE,
    TRANSIT,
    TYPES,
    YOU,
    ZONES,
)
from kumite.games.universus.words.abilities import ChooseAbility
from kumite.games.universus.words.acting import Acting
from kumite.games.universus.words.amounts import Count, Counters, Minus, Times, Value, X
from kumite.games.universus.words.announcing import PlayAbility, RateAbility
from kumite.games.universus.words.besides import AlsoType
from kumite.games.universus.words.byhand import ByHand
from kumite.games.universus.words.counters import MANY, Counter, MoveCounter, Uncounter
from kumite.games.universus.words.decks import DeckRule
from kumite.games.universus.words.digging import Dig
from kumite.games.universus.words.ending import End, Win
from kumite.games.universus.words.laying import PlaceOnTop, PlayDown
from kumite.games.universus.words.looks import Arrange, Choose, Finding, Look, Name, Reveal, Search, Shuffle
from kumite.games.universus.words.modes import ChooseMore
from kumite.games.universus.words.moves import Build, Clear, Destroy, Discard, Draw, Mill, Move, Remove, Spend
from kumite.games.universus.words.opening import Opens
from kumite.games.universus.words.ordering import Rearrange
from kumite.games.universus.words.plays import (
    AddToCheck,
    Attacks,
    CheckCost,
    Considered,
    Drive,
    MakeACheck,
    Multiply,
    PlayCopy,
    PutOnStack,
    Recheck,
    Ruin,
)
from kumite.games.universus.words.sels import Sel
from kumite.games.universus.words.standing import Desperate
from kumite.games.universus.words.trying import CancelCard, PlayNow
from kumite.games.universus.words.turns import (
    Attach,
    Commit,
    Create,
    Flip,
    Freeze,
    LevelUp,
    Ready,
    Seal,
    Transform,
    Unflip,
)

IN_STAGE: Final = (STAGE,)


def act_said(word: Word, v: Voice) -> Said | None:
    """The instruction as a clause in parts; None if the word is of another kind."""
    if isinstance(word, Draw | Mill):
        return deck_said(word, v)
    if isinstance(word, Move):
        return move_said(word, v.by(word.who))
    if isinstance(word, Acting):
        return acting_said(word, v.by(word.who))
    return look_said(word, v) or check_said(word, v) or other_said(word, v) or last_said(word, v)


def deck_said(word: Draw | Mill, v: Voice) -> Said:
    who = word.who
    if isinstance(word, Mill):
        return Said(who, "mill", some_of(word.n, "card", v.by(who)))
    if word.upto and not isinstance(word.n, int | X):
        return Said(who, "draw", f"cards up to {amount_english(word.n, v.by(who))}")
    if word.upto:
        has = f"{who_english(who) if who in (YOU, DOER) else 'they'} have"
        return Said(who, "draw", f"cards until {has} {some_of(word.n, 'card', v.by(who))} in hand")
    return Said(who, "draw", some_of(word.n, "card", v.by(who)))


# Moves


def acting_said(word: Acting, v: Voice) -> Said | None:
    """Done to cards by whoever `who` is."""
    who = word.who
    if isinstance(word, Discard) and (left := down_to(word.what)) is not None:
        return Said(who, "discard", f"down to {amount_english(left, v)}")
    if isinstance(word, Discard):
        return Said(who, "review" if word.review else "discard", noun_english(word.what, v, (HAND,), "from"))
    if isinstance(word, Spend):
        return Said(who, "spend", noun_english(word.what, v, (MOMENTUM,), "from"))
    if isinstance(word, Clear):
        return Said(who, "clear", noun_english(word.what, v, (), "from"))
    if isinstance(word, Destroy):
        return Said(who, "sacrifice" if word.sacrifice else "destroy", noun_english(word.what, v, IN_STAGE))
    if isinstance(word, Remove):
        cards = noun_english(word.what, v, IN_STAGE)
        there = "" if " equal to " in cards else "from the game"  # what is equal to a number ends with that
        return Said(who, "remove", spaced(cards, there, "face down" if word.facedown else ""))
    if isinstance(word, Build):
        states = [f"face {word.facing}" if word.facing else "", "committed" if word.committed else ""]
        how = joined([state for state in (*states, "transformed" if word.transformed else "") if state])
        return Said(who, "build", spaced(noun_english(word.what, v, (), "from"), how))
    return turn_said(word, v) or seen_said(word, v) or laid_said(word, v)


def down_to(what: Test) -> Amount | int | None:
    """Of so many cards more than a number: that number."""
    n = what.n if isinstance(what, Sel) and what == Sel(what.n, DOER, zones=(HAND,)) else 0
    held = isinstance(n, Minus) and n.a == Count(Sel(1, YOU, zones=(HAND,))) and isinstance(n.b, Value)
    return n.b if isinstance(n, Minus) and held else None


def laid_said(word: Acting, v: Voice) -> Said | None:
    """Cards on top of others, and cards played face down."""
    if isinstance(word, PlaceOnTop):
        on = f"on top of {noun_english(word.on, v, IN_STAGE)}"
        what = noun_english(word.what, v, (), "from")
        return Said(word.who, "place", spaced(what, on, until_english(word.until, v)))
    if isinstance(word, PlayDown):
        like = f"a copy of {noun_english(word.of, v)}" if word.of is not None else f"a blank {TYPES[word.type]}"
        return Said(word.who, "play", f"{noun_english(word.what, v, (), 'from')} face down as {like}")
    return None


def move_said(word: Move, v: Voice) -> Said:
    """UVS-OWNER-02: into its owner's zone."""
    what = noun_english(word.what, v, (), "from")
    whose = owner_english(word.what, v) if word.into == OWNER else whose_english(word.into, v.doer)
    facing = f"face {word.facing}" if word.facing else ""
    if word.to == DECK:
        if word.shuffle:
            return Said(word.who, "shuffle", spaced(what, f"into {whose} deck", facing))
        end = "on top of" if word.top else "on the bottom of"
        order = "in any order" if word.ordered else ""
        return Said(word.who, "put", spaced(what, end, f"{whose} deck", facing, order))
    if word.to in (HAND, MOMENTUM, POOL):
        first = "the beginning of " if word.top and word.to == POOL else ""
        return Said(word.who, "add", spaced(what, f"to {first}{whose} {ZONES[word.to]}", facing))
    names = {REMOVED: "removed cards", ASIDE: "sidebar", DISCARDS: "discard pile", TRANSIT: "transit", STAGE: "stage"}
    return Said(word.who, "put", spaced(what, f"into {whose} {names[word.to]}", facing))


def turn_said(word: Acting, v: Voice) -> Said | None:
    """Turning and marking."""
    what = noun_english(word.what, v, IN_STAGE)
    if isinstance(word, Commit):
        return Said(word.who, "commit", f"{what} by Stun" if word.stun else what)
    if isinstance(word, Seal):
        return Said(word.who, "unseal" if word.off else "seal", what)
    if isinstance(word, Attach):
        return Said(word.who, "attach", f"{what} to {owner_english(word.what, v)} character")
    for kind, verb in TURNS:
        if isinstance(word, kind):
            return Said(word.who, verb, what)
    return None


TURNS: Final[tuple[tuple[type[Acting], str], ...]] = (
    (Ready, "ready"),
    (Flip, "flip"),
    (Unflip, "unflip"),
    (Freeze, "freeze"),
    (Transform, "transform"),
)


def seen_said(word: Acting, v: Voice) -> Said | None:
    """Choosing, and being seen."""
    if isinstance(word, Choose):
        named = "" if word.name == "chosen" else f'as the "{word.name}" card'
        return Said(word.who, "choose", spaced(noun_english(word.what, v), named))
    if isinstance(word, Reveal):
        return Said(word.who, "reveal", noun_english(word.what, v, (), "from"))
    if isinstance(word, Look):
        return Said(word.who, "look at", noun_english(word.what, v))
    if isinstance(word, Attacks):
        return Said(word.who, "attack", f"with {noun_english(word.what, v, (), 'from')}")
    if isinstance(word, Finding):
        return Said(word.who, "find", f"{noun_english(word.what, v)}, then {SPEAKERS[0].text(word.then, v)}")
    return None


# Looks


def look_said(word: Word, v: Voice) -> Said | None:
    if isinstance(word, Search):
        return search_said(word, v.by(word.who))
    if isinstance(word, Name):
        number = f"a number from 0 to {amount_english(word.most, v.by(word.who))}"
        if word.tests:
            return Said(word.who, "name", describe(word.tests, v, False).one())
        named = NAMED.get(word.kind, number)
        return Said(word.who, "name", a(TYPES[word.type]) if word.kind == "card" and word.type else named)
    if isinstance(word, Shuffle):
        return Said(word.who, "shuffle", f"{whose_english(word.who, word.who)} deck")
    if isinstance(word, Arrange):
        mine = v.by(word.who)
        end = "on top of" if word.top else "on the bottom of"
        owner = owner_of(word.what, mine)
        deck = f"{end} {whose_english(word.who if owner == NOBODY else owner, word.who)} deck"
        order = "a random" if word.random else "any"
        return Said(word.who, "put", f"{noun_english(word.what, mine)} back {deck} in {order} order")
    if isinstance(word, Rearrange):
        return Said(word.who, "rearrange", f"{noun_english(word.what, v.by(word.who))} in any order")
    return None


NAMED: Final = {
    "card": "a card",
    "type": "a card type",
    "zone": "an attack zone",
    "symbol": "a symbol",
    "trait": "a trait",
    "keyword": "a keyword",
    "block zone": "a block zone",
}


def search_said(word: Search, v: Voice) -> Said:
    """UVS-SEARCH-01: to find less than that is allowed."""
    many = not isinstance(word.n, int) or word.n != 1
    noun = describe(word.tests, v, many)
    if isinstance(word.n, int | X):
        n = str(word.n) if isinstance(word.n, int) else "X"
        cards = f"{'up to ' if many else ''}{spaced(n, 'other' if noun.other else '', noun.core())}"
    else:
        cards = f"up to a number of {noun.core()} equal to {amount_english(word.n, v)}"
    whose = whose_english(word.who if word.whose == DOER else word.whose, word.who)
    where = f"{whose} {zones_english(word.zones, 'and')}"
    then = SPEAKERS[0].text(word.then, v.by(YOU).after(word.who))
    return Said(word.who, "search", f"{where} for {cards}, then {then}" if then else f"{where} for {cards}")


# Checks and attacks


def check_said(word: Word, v: Voice) -> Said | None:
    if isinstance(word, CheckCost):
        return Said(YOU, "check", amount_english(word.n, v))
    if isinstance(word, MakeACheck):
        return make_check_said(word, v.by(word.who))
    if isinstance(word, Recheck):
        return Said(YOU, "re-check")
    if isinstance(word, AddToCheck):
        return Said(NOBODY, "get", bonus_english(word.n, "", v), "that check")
    if isinstance(word, PutOnStack):
        return Said(YOU, "put", f"{noun_english(word.what, v)} on the attack stack")
    if isinstance(word, Multiply):
        cards = noun_english(Sel(word.n, DOER, (), (DECK,), top=True), v.by(YOU))
        return Said(YOU, "add", f"{cards} to your card pool face down as copies of this attack")
    if isinstance(word, PlayCopy):
        return Said(YOU, "make", f"{noun_english(word.what, v)} a copy of {noun_english(word.of, v)}")
    if isinstance(word, Considered):
        return Said(NOBODY, "be", "considered completely blocked", "this attack")
    return None


def make_check_said(word: MakeACheck, v: Voice) -> Said:
    mine = v.by(YOU).after(word.who)
    then, otherwise = SPEAKERS[0].text(word.then, mine), SPEAKERS[0].text(word.otherwise, mine)
    if word.need == NOBODY:
        return Said(word.who, "make", f"a check, then {then}" if then else "a check")
    against = f"a check against a difficulty of {amount_english(word.need, v)}"
    who = "you" if word.who in (YOU, DOER) else "they"
    passes = f"; if {who} pass, {then}" if then else ""
    fails = f"; {'otherwise' if then else f'if {who} fail'}, {otherwise}" if otherwise else ""
    return Said(word.who, "make", against + passes + fails)


# The rest


def other_said(word: Word, v: Voice) -> Said | None:
    if isinstance(word, Drive):
        return Said(word.who, "drive", amount_english(word.n, v.by(word.who)))
    if isinstance(word, Counter | MoveCounter):
        return counter_said(word, v)
    if isinstance(word, Create):
        return Said(word.who, "create", some_of(word.n, f"{word.token} token", v.by(word.who)))
    if isinstance(word, LevelUp):
        return Said(word.who, "level up")
    if isinstance(word, Ruin):
        return Said(YOU, "ruin", amount_english(word.n, v))
    if isinstance(word, Win):
        if word.who == YOU:
            return Said(NOBODY, "lose" if word.loses else "win", "the game", "you", True)
        return Said(word.who, "lose" if word.loses else "win", "the game")
    return None


def last_said(word: Word, v: Voice) -> Said | None:
    if isinstance(word, End):
        owner = {YOU: "your", RIVAL: "your rival's"}.get(word.whose, "the")
        return Said(YOU, "skip" if word.skips else "end", f"{owner} {PERIODS[word.period]}")
    if isinstance(word, ChooseMore):
        return Said(NOBODY, "choose", "1 of the remaining effects as well", "that player")
    if isinstance(word, DeckRule):
        copies = f'up to {some_of(word.copies, "copy", v)} of "{word.name}"'
        return Said(NOBODY, "may include", copies, "your deck", True)
    if isinstance(word, Desperate | AlsoType):
        return considered_said(word, v)
    if isinstance(word, CancelCard):
        return Said(YOU, "cancel", "its effects")
    if isinstance(word, Uncounter):
        return Said(YOU, "remove", some_of(word.n, f"{word.name} counter".strip(), v))
    if isinstance(word, PlayNow | Opens | ChooseAbility | PlayAbility | RateAbility):
        return play_said(word, v)
    if isinstance(word, Dig):
        return dig_said(word, v.by(word.who))
    if isinstance(word, ByHand):
        return Said(YOU, "resolve", f'by hand: "{word.words}"')
    return None


def play_said(word: PlayNow | Opens | ChooseAbility | PlayAbility | RateAbility, v: Voice) -> Said:
    """A card or an ability is played now; somebody plays first."""
    if isinstance(word, ChooseAbility | PlayAbility | RateAbility):
        return ability_said(word, v)
    if isinstance(word, Opens):
        first = "the first Enhance this attack"
        return Said(NOBODY, "may play", first, "you", True) if word.who == YOU else Said(word.who, "play", first)
    how = spaced("as a reversal" if word.reversal else "", "(no check necessary)" if word.free else "")
    return Said(word.who, "play", spaced(noun_english(word.what, v.by(word.who), (HAND,), "from"), how))


def considered_said(word: Desperate | AlsoType, v: Voice) -> Said:
    """How a player stands; what a card counts as."""
    mine = word.who == YOU
    if isinstance(word, AlsoType):
        rest = f"{a(TYPES[word.type])} in addition to its other types"
        if mine:
            return Said(NOBODY, "treat", f"this card as {rest}", "your abilities", True)
        return Said(NOBODY, "be", f"considered {rest}", "this card")
    rest = f"considered to be at desperation {until_english(word.until, v)}"
    return Said(NOBODY, "be", rest, "you" if mine else "your rival", mine)


def dig_said(word: Dig, v: Voice) -> Said:
    """`discard cards from the top of your deck until you discard 2 assets`."""
    verb = "reveal" if word.reveal else "discard"
    who = "you" if word.who in (YOU, DOER) else "they"
    noun = describe(word.tests, v, word.n != 1)
    some = noun.one() if word.n == 1 else f"{word.n} {noun.core()}"
    deck = f"{whose_english(word.who, word.who)} deck"
    return Said(word.who, verb, f"cards from the top of {deck} until {who} {verb} {some}")


def counter_said(word: Counter | MoveCounter, v: Voice) -> Said:
    who = word.who if isinstance(word, Counter) else YOU
    v = v.by(who)
    what, noun = noun_english(word.what, v), f"{word.name} counter".strip()
    if isinstance(word, MoveCounter):
        much = f"all {noun}s" if word.n >= MANY else some_of(word.n, noun, v)
        return Said(YOU, "move", f"{much} from {f'this card to {what}' if word.away else f'{what} to this card'}")
    if isinstance(word.n, int) and word.n < 0:
        return Said(who, "remove", f"{some_of(-word.n, noun, v)} from {what}")
    if isinstance(word.n, Times) and word.n.a == -1:
        every = word.n.b == Counters(word.what, word.name)
        return Said(who, "remove", f"{f'all {noun}s' if every else some_of(word.n.b, noun, v)} from {what}")
    return Said(who, "add", f"{some_of(word.n, noun, v)} to {what}")
