"""Noun phrases: which chapter reads which label, and in which order."""

from __future__ import annotations

from kumite.english.lower.base import SELECTORS
from kumite.english.lower.conditions import copies
from kumite.english.lower.nouns import (
    behind,
    clauses,
    having,
    naming,
    on_card,
    parts,
    picking,
    piles,
    raising,
    selectors,
)
from kumite.english.lower.nouns.adjectives import NOUNS
from kumite.english.lower.nouns.clauses import CLAUSES
from kumite.english.lower.nouns.having import HAS
from kumite.english.lower.nouns.parts import MODS

SELECTORS.update(
    {
        "Sel": selectors.plain_sel,
        "Sels": selectors.several,
        "WholeZone": piles.whole_zone,
        "Top": piles.top,
        "Named": selectors.named,
        "It": selectors.it,
        "Rest": picking.rest,
        "Its": selectors.possessor,
        "Of": selectors.possessor,
    }
)
NOUNS.update(
    {  # a noun phrase as tests: an attack
        "Sel": selectors.sel_tests,
        "Sels": selectors.kinds_tests,
        "Role": selectors.role_tests,
        "CopyOf": selectors.copy_tests,
    }
)
MODS.update(
    {  # what stands behind a noun
        "In": raising.mod_in,
        "With": parts.mod_with,
        "Without": parts.mod_with,
        "That": naming.mod_that,
        "Matching": naming.mod_that,
        "Choice": parts.mod_choice,
        "AtRandom": parts.mod_random,
        "CalledSo": parts.mod_called,
        "Of": naming.mod_of,
        "Beside": behind.mod_beside,
        "OtherThan": parts.mod_other,
        "Until": parts.mod_until,
        "ByPlayer": parts.mod_by,
        "Done": parts.take_done,
        "PerEach": behind.mod_per,
        "Among": behind.mod_among,
        "Including": behind.mod_including,
        "Whose": behind.mod_whose,
        "OfDifficulty": behind.mod_whose,
        "Legal": behind.mod_legal,
        "WithCost": behind.mod_cost,
    }
)
HAS.update(
    {  # what a card has, after `with`
        "HasStat": (on_card.has_rating, naming.has_block_zone, having.has_stat),
        "HasStats": (having.has_stats,),
        "HasBlock": (having.has_block,),
        "HasSame": (having.has_same,),
        "HasOther": (having.has_other,),
        "HasKeyword": (naming.has_named, having.has_keyword),
        "HasName": (having.has_name,),
        "HasAbility": (having.has_ability,),
        "HasCopies": (copies.has_copies,),
        "Holds": (copies.one_copy, on_card.bearing, having.holds),
        "Blank": (on_card.blank,),
    }
)
CLAUSES.update(
    {  # what a card is or has done, after `that`
        "Perfect": (clauses.perfect,),
        "Was": (clauses.perfect,),
        "IsA": (clauses.is_a,),
        "HasThing": (clauses.has_thing,),
        "Shares": (clauses.shares,),
        "DealtDamage": (on_card.dealt_so_much, clauses.dealt_damage),
        "DoesNot": (clauses.dealt_none,),
        "Does": (on_card.able_to,),
        "WouldDo": (on_card.able_to,),
        "AnyOf": (on_card.either_clause,),
    }
)
