"""Changes in card English: bonuses and penalties, set values, what is gained and lost; checks and health."""

from __future__ import annotations

from typing import Final

from kumite.games.universus.english.amounts import (
    amount_english,
    bonus_english,
    bonus_parts,
    property_english,
    set_english,
    some_of,
)
from kumite.games.universus.english.events import played_card
from kumite.games.universus.english.nouns import LIVE, PLAYED, allowed, is_many, noun_english
from kumite.games.universus.english.of_abilities import sort_english
from kumite.games.universus.english.parts import (
    SPEAKERS,
    Said,
    Voice,
    joined,
    present,
    purposes_english,
    spaced,
    until_english,
    who_english,
    whose_english,
)
from kumite.games.universus.english.tests import describe
from kumite.games.universus.position import FOR_BLOCK, FOR_FORM
from kumite.games.universus.printed import Amount, Test, Text, Word
from kumite.games.universus.terms import (
    ANY,
    ATTACK_PERIOD,
    BLOCK,
    HEIGHTS,
    INFINITY,
    NOBODY,
    POOL,
    PROPERTIES,
    RIVAL,
    TRANSIT,
    TURN,
    YOU,
    symbol_names,
)
from kumite.games.universus.words.abilities import GainAbilities, GainChosen, LoseAbilities
from kumite.games.universus.words.asked import HasAbility
from kumite.games.universus.words.bonus import CheckBonus, Spared
from kumite.games.universus.words.changes import ChangeZone, Changing, Double, Grant, Modify, PassOn, Set
from kumite.games.universus.words.hinder import Hinder
from kumite.games.universus.words.keywording import ONE, GainKeywords, GainNamed, LoseNamed, LoseOne, Rate, Strip, Swap
from kumite.games.universus.words.progress import Uncounted
from kumite.games.universus.words.sels import Sel, This
from kumite.games.universus.words.vitals import Cancel, Gain, Lose


def change_said(word: Word, v: Voice) -> Said | None:
    """The change as a clause in parts; None if the word is of another kind."""
    if isinstance(word, Changing):
        return changing_said(word, v)
    if isinstance(word, ChangeZone):
        zone = property_english(word.target, "zone", v.by(word.who))
        every = len(word.to) == len(HEIGHTS)
        any_one = "a zone" if word.same else "another zone"
        to = any_one if every else joined([HEIGHTS[height] for height in word.to], "or")
        choice = "of your choice" if every and word.who == YOU else "of their choice" if every else ""
        return Said(word.who, "change", spaced(zone, "to", to, choice))
    if isinstance(word, Gain):
        return health_said("gain", word, v)
    if isinstance(word, Lose):
        said = health_said("lose", word, v)
        floor = "" if word.floor is None else f", but not below {word.floor}"
        return Said(said.who, said.verb, said.rest + floor, said.noun, said.many)
    if isinstance(word, Cancel):
        return Said(YOU, "cancel", "that ability")
    if isinstance(word, Uncounted) and word.cond is None:
        return uncounted_said(word, v)
    if isinstance(word, Hinder):
        return hinder_said(word, v)
    if isinstance(word, Spared):
        return Said(NOBODY, "do not end", "the Combat Phase", "failing this check")
    return check_bonus_said(word, v) if isinstance(word, CheckBonus) and word.cond is None else None


def hinder_said(word: Hinder, v: Voice) -> Said:
    """`the next card your rival tries to play this turn gets +2 difficulty`."""
    when = "this turn" if word.until == TURN else until_english(word.until, v)
    tries = spaced("the next card", who_english(word.who), present("try", word.who == YOU), "to play", when)
    return Said(NOBODY, "get", bonus_english(word.amount, "difficulty", v), tries)


def uncounted_said(word: Uncounted, v: Voice) -> Said:
    """`this card does not count toward progressive difficulty to play attacks`."""
    played = "this card" if word.played == (This(),) else describe(word.played, v, True).core()
    purpose = f"to play {played}" if word.played else ""
    rest = spaced("toward progressive difficulty", purpose, until_english(word.until, v))
    return Said(NOBODY, "do not count", rest, noun_english(word.what, v), is_many(word.what, v))


def health_said(verb: str, word: Gain | Lose, v: Voice) -> Said:
    """Health of a player, or stamina of a card."""
    if word.of is not None:
        return Said(NOBODY, verb, some_of(word.n, "stamina", v), noun_english(word.of, v), is_many(word.of, v))
    return Said(word.who, verb, some_of(word.n, "health", v.by(word.who)))


# Current states


def target_english(target: Test, v: Voice) -> str:
    """Attacks go without their zone; so does the next card, and what gets another difficulty in stages, too."""
    return noun_english(target, v, LIVE if isinstance(target, Sel) and target.zones == LIVE else PLAYED)


def lasting(until: int, target: Test, v: Voice) -> str:
    """The end of the change: what waits for the next card does so for this turn, unless it says otherwise."""
    if isinstance(target, Sel) and target.next and (until == TURN or allowed(target) is not None):
        return ""
    return until_english(until, v)


def changing_said(word: Changing, v: Voice) -> Said:
    """`this attack gets +2 speed`, `change this attack's zone to low`."""
    target, end = word.target, lasting(word.until, word.target, v)
    blocks = block_set(word) if isinstance(word, Set) else None
    if blocks is not None:
        return blocks
    if isinstance(word, Set):
        prop = PROPERTIES[word.which]
        which = property_english_of(target, prop, v)
        if word.value is None:
            return Said(YOU, "return", spaced(which, "to its printed value", end))
        return Said(YOU, "change", spaced(which, f"to {set_english(word.value, word.which, v)}", end))
    if isinstance(word, Rate) and word.to:
        rating = f"{word.keyword} rating" if word.keyword else "keyword ratings"
        to = f"to {amount_english(word.amount, v)}"
        if word.keyword == ONE:
            return Said(YOU, "change", spaced("1 of", property_english_of(target, "keyword ratings", v), to, end))
        return Said(YOU, "change", spaced(property_english_of(target, rating, v), to, end))
    if isinstance(word, Swap):
        return Said(YOU, "switch", spaced("the speed and damage of", target_english(target, v), end))
    if isinstance(word, Double):
        return Said(YOU, "double", spaced(property_english_of(target, PROPERTIES[word.which], v), end))
    verb, what = gets(word, v)
    return Said(NOBODY, verb, spaced(what, end), target_english(target, v), is_many(target, v))


def property_english_of(target: Test, prop: str, v: Voice) -> str:
    if isinstance(target, Sel):
        return f"the {prop} of {target_english(target, v)}"
    return property_english(target, prop, v)


def gets(word: Changing, v: Voice) -> tuple[str, str]:
    """What happens to the card: a verb and its object."""
    if isinstance(word, Modify):
        floor = "" if word.floor is None else f" (min. {word.floor})"
        return "get", bonus_english(word.amount, PROPERTIES[word.which], v) + floor
    if isinstance(word, Grant):
        return "gain", grant_english(word, v)
    if isinstance(word, PassOn):
        return "gain", "this ability"
    if isinstance(word, GainNamed | LoseNamed):
        return "gain" if isinstance(word, GainNamed) else "lose", f"the named {word.kind}"
    if isinstance(word, LoseOne):
        return "lose", f"1 keyword of {whose_english(word.who)} choice"
    if isinstance(word, GainAbilities | GainChosen | LoseAbilities):
        return of_abilities(word, v)
    if isinstance(word, GainKeywords):
        sort = "keywords and their ratings" if word.kind == "keyword" else f"{word.kind}s"
        return "gain", f"all {sort} printed on {noun_english(word.of, v)}"
    if isinstance(word, Strip):
        all_of = "all keywords" if word.keywords else "all non-keyword abilities" if word.plain else "all abilities"
        return "lose", word.name or all_of
    if isinstance(word, Rate):
        return "get", rated_english(word, v)
    raise NotImplementedError(f"no English for {type(word).__name__}")


def rated(rating: Amount | int, v: Voice) -> str:
    """`X`; `1 for each card in your momentum (max. 3)`."""
    number, behind = bonus_parts(rating, v)
    return spaced(number.removeprefix("+"), behind) if behind else amount_english(rating, v)


def of_abilities(word: GainAbilities | GainChosen | LoseAbilities, v: Voice) -> tuple[str, str]:
    """`gains the chosen ability`, `loses all Enhance abilities`."""
    if isinstance(word, GainAbilities):
        sort = sort_english(HasAbility(word.kind, (), word.keyword, rider=word.rider), True)
        return "gain", f"all printed {sort} of {noun_english(word.of, v)}"
    like = word.like if isinstance(word, LoseAbilities) else None
    what = "the chosen ability" if like is None else f"all {sort_english(like, True)}"
    return "gain" if isinstance(word, GainChosen) else "lose", what


def rated_english(word: Rate, v: Voice) -> str:
    """`+1 to its Stun rating`."""
    its = "their" if is_many(word.target, v) else "its"
    which = f"{its} {word.keyword} rating" if word.keyword else f"all of {its} keyword ratings"
    which = f"1 of {its} keyword ratings" if word.keyword == ONE else which
    which = f"all keyword ratings printed on {'it' if its == 'its' else 'them'}" if word.printed else which
    bonus, told, each = bonus_english(word.amount, "", v).partition(" for each ")
    floor = "" if word.floor is None else f" (min. {word.floor})"
    return f"{bonus} to {which}{told}{each}{floor}"


def grant_english(word: Grant, v: Voice) -> str:
    """Keywords, traits, symbols and whole abilities."""
    parts = []
    if word.keyword is not None:
        parts.append(str(word.keyword) if word.rating is None else f"{word.keyword.name}: {rated(word.rating, v)}")
    if word.trait:
        parts.append(f"the {word.trait} trait")
    names = symbol_names(word.symbols) + (["infinity"] if word.symbols & INFINITY else [])
    if names:
        parts.append(f"the {joined(names)} symbol{'s' if len(names) > 1 else ''}")
    if word.ability is not None:
        parts.append(f'"{SPEAKERS[0].ability(word.ability)}"')
    return joined(parts) or "nothing"


# Checks


def block_set(word: Set) -> Said | None:
    """`your block modifier becomes +0`: of whatever is blocked with, as long as the attack lasts."""
    what, n = word.target, word.value
    if word.which != BLOCK or word.until != ATTACK_PERIOD or not isinstance(what, Sel) or not isinstance(n, int):
        return None
    if what.whose not in (YOU, RIVAL) or what != Sel(what.n, what.whose, (), (POOL, TRANSIT), every=True):
        return None
    return Said(NOBODY, "become", f"{n:+d}", f"{whose_english(what.whose)} block modifier")


OF_THIS: Final = {(FOR_FORM,): "to play this attack", (FOR_BLOCK,): "to block with this card"}


def check_bonus_said(word: CheckBonus, v: Voice) -> Said:
    """`your next check to block this attack gets +2`, `your rival's checks get -1`."""
    whose = "the" if word.who == ANY else whose_english(word.who)
    purposes = purposes_english(word.purposes)
    if word.tests:  # an attack card may be played as a block, an attack may not (UVS-BLK-04)
        anyhow = word.purposes == (FOR_FORM, FOR_BLOCK) and not word.blocks
        purposes = f"to play {played_card(word.tests, anyhow, v)}{' or block' if word.blocks else ''}"
    if word.tests == (This(),) and word.purposes in OF_THIS:
        purposes = OF_THIS[word.purposes]
    if word.this_attack:
        purposes = spaced(purposes, "this attack" if word.purposes == (FOR_BLOCK,) else "during this attack")
    endless = word.times == NOBODY or v.static
    single = word.times == 1 and word.this_attack and word.purposes == (FOR_BLOCK,) and not endless
    which = "" if endless or single else "next" if word.times == 1 else f"next {word.times}"
    many = endless or word.times != 1
    end = "" if single or (word.until == TURN and not endless) else until_english(word.until, v)
    noun = spaced("all" if endless and word.who == ANY else whose, which, "checks" if many else "check", purposes)
    safe = f", and failing {'those checks' if many else 'that check'} does not end the Combat Phase"
    return Said(
        NOBODY, "get", spaced(bonus_english(word.amount, "", v), end) + (safe if word.spares else ""), noun, many
    )


def together(group: Text, v: Voice) -> str:
    """`this attack gets +1 speed and +2 damage`."""
    parts: list[str] = []
    for word in group:
        if isinstance(word, Modify):
            parts.append(bonus_english(word.amount, PROPERTIES[word.which], v))
    first = group[0]
    if not isinstance(first, Modify):
        raise TypeError(f"{type(first).__name__} is not said together with others")
    verb, end = present("get", is_many(first.target, v)), lasting(first.until, first.target, v)
    return spaced(target_english(first.target, v), verb, joined(parts), end)
