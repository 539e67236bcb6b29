"""The same in other words: fixed turns of speech that print has besides those the grammar reads, put as it has them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from kumite.english.lexicon import PROGRESSIVES

NTH: Final = r"(?:second|third|fourth|fifth|2nd|3rd|4th|5th)"
THING: Final = r"(?:attack|card|foundation|asset|copy|form|time|enhance|ability)"
WHOM: Final = r"(?:your (?:opponent|rival)|you|all players|both players|each player)"
SHOWN: Final = r"(?:it|them|this card|that card|(?:the|their|your|that|those|\d+|X|a|an) [^,.:]{2,60}?)"
PAID: Final = r"(?:discard|los|committ|destroy|flipp|remov|spend|pay|add|reveal|mill|clear)ing"
DONE: Final = r"(?:played|blocked|committed|discarded|destroyed|flipped|revealed|used)"
IN_END_PHASE: Final = r"(?:[Dd]uring|[Aa]t the (?:start|beginning) of) the End Phase"
THEM: Final = r"(?:it|them|this card)"
THIS_ONE: Final = r"this (one|attack|card|foundation|asset)"
BETTER: Final = r"(?:more|less|lower|higher|greater|the same) (?:vitality|health)\b"
LOW: Final = r"(?:Desperation|Deadlock)\b(?! (?:E|R|F|abilit))"
PRINTED: Final = (
    r"(?:printed )?(?:keywords|abilities|traits|(?:keyword|enhance|response) abilities) (?:printed )?(?:on|of)\b"
)
PLAYED: Final = r"(?:an?|\d+|the|their|your) (?:[\w-]+ )?(?:attack|ability|enhance|form|response|card)\b"
SO_MUCH: Final = r"(?:for each point of|equal to the(?: amount of)?)"
OF_THIS_ATTACK: Final = r"(?:this attack deals|dealt by this attack)"
STAT: Final = r"(?:speed|damage)"
AN_ATTACK: Final = r"(?:this|your|your opponent's|that) attack"
ABILITY: Final = r"(?:ability|enhance|response|form)"
LOST: Final = r"(?:you )?(?:have )?(?:lost|taken|dealt)"
BY: Final = r"greater|higher|more|larger|less|lower|smaller"
Swap = str | Callable[[re.Match[str]], str]


def paid_for(found: re.Match[str]) -> str:
    """They may clear it by losing 2 vitality: they may lose 2 vitality to clear it."""
    return f"{found[1]} {PROGRESSIVES[found[3]]}{found[4]} to {found[2]}"


def by_so_much(found: re.Match[str]) -> str:
    """Is 1 greater: gets +1."""
    verb = "gets" if found[1] == "is" else "get"
    return f"{verb} {'-' if found[3] in ('less', 'lower', 'smaller') else '+'}{found[2]}"


def same_amount(found: re.Match[str]) -> str:
    """Loses the same amount: that much of what the event was about, where that is said."""
    return f"{found[1]} that much {found[2] or 'vitality'}"


def spent(found: re.Match[str]) -> str:
    """Pay 1 momentum: discard it."""
    return f"{'D' if found[1] == 'Pay' else 'd'}iscard{found[2]} "


def of_damage_to_come(found: re.Match[str]) -> str:
    """Draw 1 card for each point of damage this attack deals: if it deals damage."""
    return f"If this attack deals damage, {found[1].lower()}{found[2]} dealt"


def by_get(found: re.Match[str]) -> str:
    """Are played at +1 difficulty: get it."""
    return "gets " if found[1] == "is" else "get "


def of_this_one(found: re.Match[str]) -> str:
    """When played as a reversal, this attack; if not blocked, this attack."""
    done = "was" if found[3] == "played" else "is"
    return f"{found[1]} {found[5]} {done} {found[2] or ''}{found[3]}{found[4]}, "


def tried_in_vain(found: re.Match[str]) -> str:
    """Attempts to block this attack and fails: fails to block it."""
    return f"{found[3]} to {found[2]}"


TABLE: Final[tuple[tuple[str, Swap], ...]] = (
    # ordinals
    (rf"\b({NTH}) ({THING}) or (?:later|greater|more|higher)\b", r"\1 or more \2"),
    (rf"\b(is|was) played as (your|their|the) (?=(?:first|{NTH})\b)", r"\1 \2 "),
    (rf"\b({THING}) (before|after|preceding|following) this one\b", r"\1 \2 this \1"),
    # one word where another stands
    (r"\b(?:completely|fully) (?=resolv(?:es|ed)\b)", ""),
    (r"\bfinishes resolving\b", "resolves"),
    (r"\b([Cc]hange[sd]? [^,.:]{2,40}?) back (?=to\b)", r"\1 "),
    (r"\b(?:is|are) unblockable by\b", "cannot be blocked by"),
    (r"\b(try|tries|attempts?) to ([^,.:]{4,50}?),? (?:and|but) (fails?)(?=[,.])", tried_in_vain),
    (rf"\b(is|are) (?:considered (?:to be )?)?(\d+) ({BY})(?=[ ,.](?!than))", by_so_much),
    (
        r"\b([Tt]he) minimum (damage|speed) of ((?:this|that|your|their)\b[^,.:]{3,40}?) is (\d+)",
        r"\1 \2 of \3 cannot be reduced below \4",
    ),
    (
        r"\ball abilities,? \(?(?:except(?: for)?|other than|excluding) keyword abilities\)?",
        "all non-keyword abilities",
    ),
    (r"\b(loses?|gains?) the same amount(?: of (vitality|health))?(?=[,.])", same_amount),
    (r"\b(by) the same amount\b", r"\1 that amount"),
    (r"\b(attack|foundation|asset|card|it) gains? (damage|speed) equal to\b", r"\1 gets a \2 bonus equal to"),
    (r"\b(attack|foundation|asset|card|it) loses? (damage|speed) equal to\b", r"\1 gets a \2 penalty equal to"),
    (r"\b([Pp]ay)(s?) (?=(?:\d+|X) momentum\b)", spent),
    (r"\buse(s?) momentum to pay\b", r"discard\1 momentum to pay"),
    (r"\b[Uu]se (this (?:foundation|asset|card)) to (?:help )?pass\b", r"commit \1 to pass"),
    (rf"\bdeclare(s?) (?:the use of )?(?={PLAYED})", r"play\1 "),
    (r"\b[Hh]alve (.{3,40}?)('s|s') (damage|speed)(?=[ ,.])", r"reduce \1\2 \3 to half its \3"),
    (r"\b(\w+) (?:gets|has) its (damage|speed) (?:halved|cut in half)(?=[ ,.])", r"\1's \2 is reduced to half its \2"),
    (r"\b(may be (?:played|used)) (?:up to |only )?(once|twice|\d+ times) (per|each) ", r"is only playable \2 \3 "),
    (r"(?i)(?<=[.] )playable ((?:during|on|while|if|once|twice)\b[^,.]*?) only(?=\.|$)", r"Only playable \1"),
    (rf", including {THIS_ONE}(?=[,.])", ""),
    (r"\b(next|first|your|their|opponent's) (?:[Bb]lock|blocking) check(s?)\b", r"\1 check\2 to block"),
    (r"\b(is|are|was|were) declared\b", r"\1 played"),
    (r"\b(may not|cannot|can't) be used to block\b", r"\1 block"),
    (rf"\b(you|they) (?:is|are) at (?={BETTER})", r"\1 have "),
    (rf"\b(opponent|rival|player) is at (?={BETTER})", r"\1 has "),
    (rf"\b(you|they) have (?={LOW})", r"\1 are at "),
    (rf"\b(opponent|rival|player) has (?={LOW})", r"\1 is at "),
    (rf",? (?:not counting|not including|excluding) {THIS_ONE}", " other than this card"),
    (r",? for (?:any|some|whatever) reason\b", ""),
    (r"\bwith (?:an|1|a single) (?:card )?effect\b", "by an effect"),
    (r"\b(by|due to) card abilit(?:ies|y)\b", r"\1 card effects"),
    (rf"\b(gains?) the (?={PRINTED})", r"\1 all "),
    (rf"(?<=: )([A-Z])([^.,:]*? {SO_MUCH} damage) (?:that )?{OF_THIS_ATTACK}(?=[.,])", of_damage_to_come),
    (r"\b([Ii]f (?:they|you)) (?:choose not|decline|refuse)(?: to)?(?: do so)?(?=,)", r"\1 do not"),
    (
        r"\b([Ii]f your (?:opponent|rival)) (?:chooses not|declines|refuses)(?: to)?(?: do so)?(?=,)",
        r"\1 does not",
    ),
    (r"\bwhile (?:at|in) (?=(?:Desperation|Deadlock)\b)", "while you are at "),
    (r"\b(shares?) the same name (?:as|with)\b", r"\1 a name with"),
    (r"\bthat shares? (?:a|its|the same) (zone|speed|damage|control) (?:with|as)\b", r"with the same \1 as"),
    (r"\b(?:that|which) preceded? (?=(?:it|this|that|your|the)\b)", "preceding "),
    (r"\ba single (?=(?:control )?check\b)", "a "),
    (r"\b(?:[Yy]our) attack is reversed\b", "your opponent plays an attack as a reversal"),
    (r"\b(is|are|was|were) already (?=(?:ready|committed|sealed|face)\b)", r"\1 "),
    (r"\bis (?:treated as|counted as|considered(?: to be)?|considered as) (?=[+-]?\d+\b)", "becomes "),
    (
        r"\b(add|return|put|remove) (it|this attack|this card|that attack) ([^.,]*?) instead of clearing it\b",
        r"the next time \2 would be cleared this turn, \1 it \3 instead",
    ),
    (r"\bfully (?=(?:un)?blocked\b)", "completely "),
    (r"\bduring the (?=(?:rest|remainder) of\b)", "for the "),
    (r"\b(deals?) (you|them|your opponent) ((?:\d+ (?:or (?:more|less|fewer) )?)?damage)\b", r"\1 \3 to \2"),
    (r"\beach of (your|their|your opponent's) turns\b", r"\1 turn"),
    (r"\b(check\b[^,.]*?) is automatically (?:successful|passed)(?=[,.])", r"\1 passes"),
    (r"\b(is|are) played at (?=[+-]\d+ difficulty\b)", by_get),
    (r"\bcost(s?) (?=[+-]\d+ difficulty\b)", r"get\1 "),
    (
        rf"\b({AN_ATTACK}) has (more|less|higher|lower) ({STAT}) than (?:its )?printed(?: {STAT})?",
        r"\1's \3 is \2 than its printed \3",
    ),
    (rf"\b(gets?) ([+-]\d+ {STAT}), or ([+-]\d+ {STAT}) if ([^,.:]+)(?=\.)", r"\1 \2. If \4, it gets \3 instead"),
    (
        rf"\b(gains?|loses?) half (?:of )?(?:the|that) (?:vitality|health|damage)(?: {LOST})?",
        r"\1 vitality equal to half of that amount",
    ),
    (rf"\b([Tt]his {ABILITY})'s effects? (?=(?:cannot|may not|can't) be\b)", r"\1 "),
    (rf"\bto pay for an (?={ABILITY}(?=[,.]))", "to pay the cost of an "),
    (r"\b(in (?:your|their|your opponent's) card pool) this turn(?=[,.])", r"\1"),
    # a part in another place
    (r",? instead,? \(?(rounded (?:up|down))\)?", r" (\1) instead"),
    (r"\b((?:[Yy]ou|[Tt]hey|opponent|rival) may) instead ([^,.:]+)", r"\1 \2 instead"),
    (
        rf"\b({IN_END_PHASE}, [^.]*?) instead of (?:clearing|discarding) {THEM}(?: from your card pool)?(?=\.|$)",
        r"\1",
    ),
    (rf"\b([Rr]eveals? {SHOWN}) to {WHOM}(?=[ ,.])", r"\1"),
    (rf"\b((?:[Yy]ou|[Tt]hey|opponent|rival|player) may) ([a-z][^,.:]{{3,50}}?) by ({PAID})( [^,.:]+)", paid_for),
    (
        rf"\b([Ii]f|[Ww]hen) (not )?({DONE})((?: [^,.:]+)?), (?=(this (?:attack|card|foundation|asset))\b)",
        of_this_one,
    ),
    (r"; if (?=[^;.]*,)", ". If "),
    # what says nothing
    (r",? (?:as well|too)(?=\.(?: |$)|$)", ""),
    (r"\b(loses? [^,.:]{3,30}) if (?:it|they) (?:has|have) (?:it|one|any|them)(?=[ ,.])", r"\1"),
)  # fmt: skip
SWAPS: Final = tuple([(re.compile(pattern), into) for pattern, into in TABLE])


def otherwise(text: str) -> str:
    """With each of them put as the grammar has it."""
    for pattern, into in SWAPS:
        text = pattern.sub(into, text)
    return text
