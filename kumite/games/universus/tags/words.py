"""The tags of single words: what each instruction can do by itself, not what the texts it holds can."""

from __future__ import annotations

from typing import Final

from kumite.games.universus.printed import Amount, Test, Word
from kumite.games.universus.tags import names as t
from kumite.games.universus.tags.signs import signs_of
from kumite.games.universus.tags.simple import PLAIN
from kumite.games.universus.terms import (
    ANY,
    ATTACK,
    BLOCK_ZONE,
    CHARACTER,
    DAMAGE,
    DECK,
    DIFFICULTY,
    DOER,
    FOUNDATION,
    HAND,
    HAND_SIZE,
    MOMENTUM,
    POOL,
    RATING,
    RIVAL,
    SPEED,
    STAGE,
    TYPES,
    YOU,
    ZONE,
)
from kumite.games.universus.words.abilities import GainAbilities, GainChosen, LoseAbilities
from kumite.games.universus.words.acting import Acting
from kumite.games.universus.words.announcing import RateAbility
from kumite.games.universus.words.bonus import CheckBonus
from kumite.games.universus.words.changes import ChangeZone, Changing, Double, Grant, Modify, PassOn, Set
from kumite.games.universus.words.counters import Counter, MoveCounter
from kumite.games.universus.words.ending import Win
from kumite.games.universus.words.hinder import Hinder
from kumite.games.universus.words.keywording import GainKeywords, GainNamed, LoseNamed, LoseOne, Rate, Strip, Swap
from kumite.games.universus.words.laying import PlaceOnTop, PlayDown
from kumite.games.universus.words.looks import Choose, Finding, Look, Reveal, Search
from kumite.games.universus.words.moves import Build, Clear, Destroy, Discard, Draw, Mill, Move, Remove, Spend
from kumite.games.universus.words.plays import (
    AddToCheck,
    Attacks,
    CheckCost,
    Drive,
    MakeACheck,
    Recheck,
    Ruin,
)
from kumite.games.universus.words.rule import HAND_SIZE_IS, Rule
from kumite.games.universus.words.sels import Copies, Ref, Sel, TheAttack, This, Yours
from kumite.games.universus.words.tests import AnyOf, Not, Type
from kumite.games.universus.words.triggers import Event
from kumite.games.universus.words.turns import (
    Attach,
    Commit,
    Create,
    Flip,
    Freeze,
    Ready,
    Seal,
    Transform,
    Unflip,
)
from kumite.games.universus.words.vitals import Gain, Lose

EVERY_TYPE: Final = tuple(range(1, len(TYPES)))
Tags = list[str]


def word_tags(word: Word) -> Tags:
    """Everything this one word can do."""
    if isinstance(word, Acting):
        return acting_tags(word)
    if isinstance(word, Changing):
        return changing_tags(word)
    if isinstance(word, Rule):
        return rule_tags(word)
    if isinstance(word, RateAbility):
        return number_tags(RATING, word.amount, [t.OWN, t.RIVALS])
    return player_tags(word) + check_tags(word) + plain_tags(word)


# Sides and types


def sides(whose: int, doer: int = YOU) -> Tags:
    """Whose cards or health it can be, seen from the ability's owner."""
    seat = doer if whose == DOER else whose
    if seat in (YOU, DOER):
        return [t.OWN]
    return [t.RIVALS] if seat == RIVAL else [t.OWN, t.RIVALS]


def sides_of(what: Test, doer: int = YOU) -> Tags:
    if isinstance(what, Sel):
        return sides(what.whose, doer)
    if isinstance(what, This):
        return [t.OWN]
    return sides(what.whose) if isinstance(what, TheAttack | Yours) else [t.OWN, t.RIVALS]


def sided(tag: str, which: Tags) -> Tags:
    return [tag, *[t.of_side(tag, side) for side in which]]


def types_of(what: Test) -> tuple[int, ...]:
    """The card types that it can be done to."""
    if isinstance(what, TheAttack | Copies):
        return (ATTACK,)
    if isinstance(what, Yours):
        return (CHARACTER,)
    found = EVERY_TYPE
    for test in what.tests if isinstance(what, Sel) else ():
        found = tuple([kind for kind in found if can_be(test, kind)])
    return found


def can_be(test: Test, kind: int) -> bool:
    """Whether a card of this type may fit the test."""
    if isinstance(test, Type):
        return kind in test.types
    if isinstance(test, Not) and isinstance(test.test, Type):
        return kind not in test.test.types
    if isinstance(test, AnyOf):
        return any(can_be(part, kind) for part in test.tests)
    return True


def on_cards(tag: str, what: Test, doer: int) -> Tags:
    """The verb, its types, its sides; and again of cards in a stage (UVS-RULING-200)."""
    which, kinds = sides_of(what, doer), types_of(what)
    staged = tag in t.ANYWHERE and may_lie_in_stage(what)
    return of_kinds(tag, which, kinds) + (of_kinds(t.in_stage(tag), which, kinds) if staged else [])


def of_kinds(tag: str, which: Tags, kinds: tuple[int, ...]) -> Tags:
    """The types of each side, too: those of one instruction belong together (UVS-RULING-200)."""
    typed = [f"{tag} {plural(kind)}" for kind in kinds]
    return sided(tag, which) + typed + [t.of_side(tag, side, plural(kind)) for side in which for kind in kinds]


GONE: Final = (  # the names of cards that no stage has
    *("milled", "discarded", "cleared", "spent", "drawn", "checked", "destroyed", "removed", "block", "revealed"),
    *("looked at", "searched", "found"),
)


def may_lie_in_stage(what: Test) -> bool:
    if isinstance(what, Sel):
        return STAGE in what.zones
    if isinstance(what, Ref):
        return what.name not in GONE
    return not isinstance(what, TheAttack | Copies)


def plural(kind: int) -> str:
    return f"{TYPES[kind]}s"


# Cards


VERBS: Final[tuple[tuple[type[Acting], str], ...]] = (
    (Spend, t.SPENDS),
    (Clear, t.CLEARS),
    (Destroy, t.DESTROYS),
    (Remove, t.REMOVES),
    (Build, t.BUILDS),
    (Commit, t.COMMITS),
    (Ready, t.READIES),
    (Flip, t.FLIPS),
    (Unflip, t.UNFLIPS),
    (Freeze, t.FREEZES),
    (Transform, t.TRANSFORMS),
    (Attach, t.ATTACHES),
    (Choose, t.CHOOSES),
    (Reveal, t.REVEALS),
    (Look, t.LOOKS),
    (Finding, t.SEARCHES),
    (Attacks, t.ATTACKS),
    (PlaceOnTop, t.PLACES),
    (PlayDown, t.PLAYS),
    (PlayDown, t.adds_to(POOL)),
)
FROM: Final = {HAND: t.DISCARDS, MOMENTUM: t.SPENDS, POOL: t.CLEARS, STAGE: t.DESTROYS, DECK: t.MILLS}


def acting_tags(word: Acting) -> Tags:
    what, who = word.what, word.who
    if isinstance(word, Discard):
        return discard_tags(word)
    if isinstance(word, Move):
        shuffled = [t.SHUFFLES] if word.shuffle else []
        return on_cards(t.adds_to(word.to), what, who) + leaving_tags(word) + shuffled
    if isinstance(word, Seal):
        return on_cards(t.UNSEALS if word.off else t.SEALS, what, who)
    found: Tags = []
    for kind, tag in VERBS:
        if isinstance(word, kind):
            found += on_cards(tag, what, who)
    if isinstance(word, Destroy) and word.sacrifice:
        found += on_cards(t.SACRIFICES, what, who)  # besides: a sacrifice destroys (UVS-SAC-01)
    if isinstance(word, Commit) and word.stun:
        found += on_cards(t.STUNS, what, who)
    if isinstance(word, Reveal) and isinstance(what, Sel) and HAND in what.zones:
        found += on_cards(t.REVEALS_HAND, what, who)
    return found + leaving_tags(word)


def leaving_tags(word: Acting) -> Tags:
    """Whatever takes cards out of a stage (UVS-RULING-126)."""
    named = isinstance(word.what, Sel) and STAGE in word.what.zones  # of any other card nobody says that it lies there
    leaves = isinstance(word, Destroy) or (isinstance(word, Remove | Discard) and named)
    moved = isinstance(word, Move) and named and word.to != STAGE
    return on_cards(t.LEAVES, word.what, word.who) if leaves or moved else []


def discard_tags(word: Discard) -> Tags:
    """UVS-SPEND-02, UVS-CLEAR-02: what discarding is called depends on where the cards come from."""
    zones = word.what.zones if isinstance(word.what, Sel) else (POOL,) if isinstance(word.what, TheAttack) else (HAND,)
    found: Tags = []
    for zone in zones:
        found += on_cards(FROM.get(zone, t.DISCARDS), word.what, word.who)
    return found + leaving_tags(word)


# Current states


def named_tags(word: GainKeywords | GainNamed | LoseNamed | LoseOne, which: Tags) -> Tags:
    """Keywords, or what was named, gained or lost."""
    noun = "keywords" if isinstance(word, LoseOne) else f"{word.kind}s"
    return sided(t.grants(noun) if isinstance(word, GainKeywords | GainNamed) else t.strips(noun), which)


def changing_tags(word: Changing) -> Tags:
    which = sides_of(word.target)
    if isinstance(word, Modify):
        return number_tags(word.which, word.amount, which)
    if isinstance(word, Set):
        if word.which in (ZONE, BLOCK_ZONE):
            return sided(t.changes_zone(word.which), which)
        return sided(t.raises(word.which), which) + sided(t.lowers(word.which), which)
    if isinstance(word, Double):
        return sided(t.raises(word.which), which)  # nothing below 0 is doubled (UVS-DOUBLE-01)
    if isinstance(word, Grant):
        return grant_tags(word, which)
    if isinstance(word, GainKeywords | GainNamed | LoseNamed | LoseOne):
        return named_tags(word, which)
    if isinstance(word, GainAbilities | GainChosen | PassOn):
        return sided(t.grants("abilities"), which)
    if isinstance(word, LoseAbilities | Strip):
        keywords = isinstance(word, Strip) and word.keywords
        name = word.name if isinstance(word, Strip) else ""
        return sided(t.strips("keywords" if keywords else name or "abilities"), which)
    if isinstance(word, Swap) or (isinstance(word, Rate) and word.to):
        props = (SPEED, DAMAGE) if isinstance(word, Swap) else (RATING,)
        return [tag for prop in props for tag in sided(t.raises(prop), which) + sided(t.lowers(prop), which)]
    return number_tags(RATING, word.amount, which) if isinstance(word, Rate) else []


def number_tags(prop: int, amount: Amount | int, which: Tags) -> Tags:
    """UVS-BONUS-01, UVS-PEN-01: what its sign allows."""
    up, down = signs_of(amount)
    found: Tags = []
    if up:
        found += sided(t.raises(prop), which) + sided(t.gives_bonus(prop), which)
    if down:
        found += sided(t.lowers(prop), which) + sided(t.gives_penalty(prop), which)
    return found


def grant_tags(word: Grant, which: Tags) -> Tags:
    names = [word.keyword.name] if word.keyword is not None else []
    names += [word.trait] if word.trait else []
    names += ["symbols"] if word.symbols else []
    names += ["abilities"] if word.ability is not None else []
    found: Tags = []
    for name in names:
        found += sided(t.grants(name), which)
    return found


# Players


def draw_tags(word: Draw) -> Tags:
    """To draw is to add the top card of the deck to the hand, whatever that is (UVS-DRAW-01, UVS-ABTHAT-01)."""
    which, tag = sides(word.who), t.adds_to(HAND)
    return sided(t.DRAWS, which) + of_kinds(tag, which, EVERY_TYPE)


def player_tags(word: Word) -> Tags:
    if isinstance(word, Draw):
        return draw_tags(word)
    if isinstance(word, Mill):
        return sided(t.MILLS, sides(word.who))
    if isinstance(word, Gain):
        return health_tags(t.GAINS_HEALTH, t.GAINS_STAMINA, word)
    if isinstance(word, Lose):
        return health_tags(t.LOSES_HEALTH, t.LOSES_STAMINA, word)
    if isinstance(word, Search):
        return sided(t.SEARCHES, sides(word.who)) + ([t.SHUFFLES] if DECK in word.zones else [])
    if isinstance(word, Create):
        return [t.CREATES_TOKENS, f"creates {word.token}"]
    if isinstance(word, Counter | MoveCounter):
        up, down = signs_of(word.n) if isinstance(word, Counter) else (True, True)
        return ([t.ADDS_COUNTERS] if up else []) + ([t.REMOVES_COUNTERS] if down else [])
    if isinstance(word, Drive):
        own = sides(word.who)
        return of_kinds(t.COMMITS, own, (FOUNDATION,)) + sided(t.SPENDS, own)
    if isinstance(word, Ruin):
        whole = on_cards(t.DESTROYS, THEIRS, RIVAL)
        return whole + on_cards(t.SACRIFICES, THEIRS, RIVAL) + on_cards(t.LEAVES, THEIRS, RIVAL)
    return sided(t.LOSES if word.loses else t.WINS, sides(word.who)) if isinstance(word, Win) else []


THEIRS: Final = Sel(1, DOER, (Type((FOUNDATION,)),))


def health_tags(health: str, stamina: str, word: Gain | Lose) -> Tags:
    return sided(health, sides(word.who)) if word.of is None else sided(stamina, sides_of(word.of))


def check_tags(word: Word) -> Tags:
    if isinstance(word, CheckBonus):
        return checks_change(word.amount, sides(word.who))
    if isinstance(word, AddToCheck):
        return checks_change(word.n, sides(ANY))
    if isinstance(word, MakeACheck):
        return sided(t.CHECKS, sides(word.who))
    if isinstance(word, CheckCost):
        return sided(t.CHECKS, [t.OWN])
    if isinstance(word, Hinder):
        return number_tags(DIFFICULTY, word.amount, sides(word.who))
    return [t.RECHECKS] if isinstance(word, Recheck) else []


def checks_change(amount: Amount | int, which: Tags) -> Tags:
    up, down = signs_of(amount)
    raised = sided(t.RAISES_CHECKS, which) if up else []
    return raised + (sided(t.LOWERS_CHECKS, which) if down else [])


def plain_tags(word: Word) -> Tags:
    """Words that can do one thing."""
    found = [tag for kind, tag in PLAIN if isinstance(word, kind)]
    return sided(found[0], sides_of(word.target)) if isinstance(word, ChangeZone) else found


def rule_tags(word: Rule) -> Tags:
    if word.modal == HAND_SIZE_IS:
        by = word.act.by if isinstance(word.act, Event) else ANY
        return number_tags(HAND_SIZE, word.amount, sides(by))
    return [t.OF_RULE[word.modal]] if word.modal in t.OF_RULE else []
