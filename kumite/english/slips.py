"""Slips in records that are whole words, each told by the words around it: nothing that could be meant is changed."""

from __future__ import annotations

import re
from typing import Final

AFTER: Final = r"\b(After|after|If|if)"
PLACES: Final = r"(?:staging area|stage|card pool|hand|deck|discard pile|momentum)"
OWN: Final = (
    r"(?:owner|effects?|printed|speed|damage|difficulty|zone|abilit(?:y|ies)|text|costs?|control|check|name|title"
    r"|keywords?|traits?|symbols?|resource)\b"
)
DONE: Final = {
    "discard": "discarded", "reveal": "revealed", "destroy": "destroyed", "remove": "removed", "add": "added",
    "commit": "committed", "flip": "flipped", "mill": "milled", "check": "checked",
}  # fmt: skip
UNDONE: Final = "|".join(DONE)
ENDINGS: Final = r"(?:deals|is|resolves|was)\b"
THEIRS: Final = (  # what stands behind `your opponent's`, and is no verb
    r"(?:(?:next|first|last|other|starting|printed|current|entire|ready|committed|unsealed|face[ -](?:up|down)"
    r"|\{\w+\}|[A-Z]\w+|non-\w+) )?(?:foundations?|assets?|characters?|attack(?: gets| is| deals|s? this|,|\.)|turn\b"
    r"|(?:[A-Z]\w+ )?(?:Phase|Step)\b|(?:control )?checks? (?:to|gets?|this)|(?:card )?effects?\b|abilit(?:y|ies)\b"
    r"|(?:enhance|response|form)s?\b|momentum\b|block modifiers?\b|vitality\b|health\b|backups?\b|hand\b)"
)
NO_VERB: Final = r"check (?:fails|passes|to)\b"
BEHIND: Final = r"(?:with|from|in|as|gets?|to|is|this|that)\b"
RATED: Final = r"(?:Stun|Powerful|Multiple|Breaker|EX|Echo|Gauge|Charge)"
SHARED: Final = r"(?:at least )?(?:\d+|a)(?: or (?:more|less|fewer))? (?:resource )?(?:symbols?|keywords?)"
SLIPS: Final[tuple[tuple[re.Pattern[str], str], ...]] = tuple(
    [
        (re.compile(pattern), into)
        for pattern, into in (
            # your for you, you for your, their 's left out
            (rf"{AFTER} your (?!{NO_VERB})(?=(?:play|block|check|review|mill|draw|attack with)\b(?!s))", r"\1 you "),
            (rf"{AFTER} your (?=have |are )", r"\1 you "),
            (rf"{AFTER} you (?=(?:opponent|rival|Combat Phase|Ready Phase|End Phase|Block Step)\b)", r"\1 your "),
            (rf"{AFTER} you (?=(?:[A-Z]\w+ )?attack\b[^,.]* {ENDINGS})", r"\1 your "),
            (r"\bYour and your (?=opponent\b|rival\b)", "You and your "),
            (rf"\b([Yy]our|[Tt]heir) (opponent|rival) (?={PLACES}\b|(?:card )?effects?\b)", r"\1 \2's "),
            (r"\b(this|that|your|rival's) attacks (?=(?:speed|damage|zone|printed)\b)", r"\1 attack's "),
            (rf"\b(this|that) attack (?={RATED} rating\b)", r"\1 attack's "),
            (
                r"\b(this|that) (foundation|asset|card)s (?=(?:printed )?(?:difficulty|control|speed|damage)\b)",
                r"\1 \2's ",
            ),
            (rf"\b([Yy]our|[Tt]heir) (opponent|rival)s (?={THEIRS})", r"\1 \2's "),
            (r"\battacks's\b", "attack's"),
            (r"\b([Bb]oth) player's\b", r"\1 players'"),
            (rf"\bit's (?={OWN}|[Mm]ultiple copies\b)", "its "),
            (rf"\b(in|from|of|into) you (?={PLACES}\b)", r"\1 your "),
            # a small word left out, or another one in its place
            (r"\b(number|top card|bottom|top) (?=(?:your|their) )", r"\1 of "),
            (r"\b(\d+|X) (?:of|ore) (?=(?:less|more|fewer|greater|higher|lower)\b)", r"\1 or "),
            (r"\b(do|does|did) no (?=(?:count|ready|end|have|clear)\b)", r"\1 not "),
            (r"\bmay no (?=(?:play|block|be|attempt|draw|discard|ready)\b)", "may not "),
            (r"\bas it it\b", "as if it"),
            (rf"\bform (?=the game\b|(?:any|your|their|each|either|both) {PLACES}\b)", "from "),
            (r"\brest of turn\b", "rest of the turn"),
            (r"\b(Phase|Step) beings?(?=,)", r"\1 begins"),
            (r"\bcompleted blocked\b", "completely blocked"),
            (r"\b(foundations?|assets?|attacks?) of (?=(?:assets?|foundations?|attacks?)\b)", r"\1 or "),
            (r"(?<=: )This attack deals damage, (?=[a-z])", "If this attack deals damage, "),
            (r"\bhave player\b", "have played"),
            (r"\bnormally play, (?=from\b)", "normally play "),
            (r"\bplay for (?=this attack's|its|that)", "pay for "),
            (r"\b(card|attack|foundation) as a (?=printed\b)", r"\1 has a "),
            (r"\ba (high|mid|low) with this\b", r"a \1 attack with this"),
            (r"\b(its|their) damaged (?=cannot\b|gets\b|is\b)", r"\1 damage "),
            (r"\b(\d+) cars\b", r"\1 cards"),
            (r"\b(adds?|removes?|discards?) and number of\b", r"\1 any number of"),
            (r"(?<=[a-z])/ (?=[A-Z][a-z]+ )", ". "),
            (r"\b(Ready|Draw|Review|Block|Damage|Enhance|Start) Steap\b", r"\1 Step"),
            (r"\b(top|bottom)-(?=cards?\b)", r"\1 "),
            (r"(?im)\. ?\[once per turn\]\.?(?=$|  )", ". Only playable once per turn."),
            (r"(?im)\. ?\[twice per turn\]\.?(?=$|  )", ". Only playable twice per turn."),
            (r"(?<=[\w,] )([+-]) (?=\d+ (?:speed|damage|difficulty)\b)", r"\1"),
            (r"\b(gets?|or|and|a|to|have|has|additional) ([+-]) (?=\d+\b)", r"\1 \2"),
            (r"(?<=[.] )(?:This ability is not|Not) playable (?=if\b)", "This ability cannot be played "),
            (
                r"\b(first|second|third|next) (attack|card|foundation|asset|form) of (?:the|this) turn\b",
                r"\1 \2 this turn",
            ),
            (r"\banywhere (?:but|except)(?: for| from)? ", "anywhere other than "),
            (
                r"\b(damage|speed) per (?=(?:other |committed |ready )?(?:card|foundation|attack|asset|momentum)\b)",
                r"\1 for each ",
            ),
            (r"\b([Pp]layable) while (?:in|at) (?=(?:Desperation|Deadlock)\b)", r"\1 while you are at "),
            # half a phrase
            (
                rf"\bnon-(attack|foundation|character|asset|action)(s?)(?= {BEHIND}|[.:;]|,(?! non-))",
                r"non-\1 card\2",
            ),
            (r"\b(\d+|X|number of|all|entire) momentum cards?\b", r"\1 momentum"),
            (
                r"\b([Tt]ake [^.,:]{5,80}?)(?:, then|, and then|\. Then|\.|,) [Aa]dd (it|them) (?=to\b)",
                r"\1 and add \2 ",
            ),
            (r"\b(is|are|was|were) dealt (\d+) more damage\b", r"\1 dealt \2 or more damage"),
            (r"\. (?=\((?:[Mm]ax|[Mm]in)[a-z.]* \d+\))", " "),
            (r"\btex box", "text box"),
            (r"\bstaging(?! areas?\b)", "staging area"),
            (r"\bcard discard pile", "discard pile"),
            # the same in other words
            (r"(?<=[a-z]), otherwise,? |; otherwise,? ", ". Otherwise, "),
            (rf"\b(?:has|have) ({SHARED}) in common with\b", r"shares \1 with"),
            (rf"\b(?:with|that (?:has|have)) ({SHARED}) in common with\b", r"that shares \1 with"),
            (r"\b([Aa]fter this attack)(?=[,.])", r"\1 resolves"),
            (r"\bexcept(?: for)? this (?:one|card)\b", "other than this card"),
            (r"\b(attacks?) deals? (?=[+]\d+ damage\b)", r"\1 gets "),
            (r"\bautomatically (?=(?:passes|succeeds)\b)", ""),
            (r"\bwithout a (?=(?:control )?check\b)", "without making a "),
            (r"(?<=[.] )Cannot be played (?=(?:if|during)\b)", "This ability cannot be played "),
            (r"(?<=[.] )(?:This ability is not|Not) playable (?=during\b)", "This ability cannot be played "),
            # a word twice
            (r"\b(?!that\b|had\b|more\b)([a-z]{3,}) \1\b", r"\1"),
            (r", \(not as a block\) ", " (not as a block), "),
        )
    ]
)
ACTED: Final = re.compile(rf"\b(cards?|attacks?|foundations?|assets?|momentum) ({UNDONE}) (?=this way\b)")
THE_DONE: Final = re.compile(rf"\b([Tt]he) ({UNDONE}) (?=card\b(?! pool))")


def slips(text: str) -> str:
    """All of them repaired."""
    for pattern, into in SLIPS:
        text = pattern.sub(into, text)
    text = ACTED.sub(lambda found: f"{found[1]} {DONE[found[2]]} ", text)
    return THE_DONE.sub(lambda found: f"{found[1]} {DONE[found[2]]} ", text)
