"""Numbers and conditions: which chapter reads which label, and in which order."""

from __future__ import annotations

from kumite.english.lower.base import AMOUNTS, CONDS
from kumite.english.lower.conditions import (
    attacking,
    copies,
    counters,
    figures,
    first,
    happened,
    one_card,
    order,
    several,
    so_many,
    standing,
    traced,
)
from kumite.english.lower.nouns import naming
from kumite.english.lower.numbers import amounts, checks_made, done_numbers, elliptic, left_over, lost, sorts, together
from kumite.english.lower.numbers.amounts import limited
from kumite.english.lower.verbs import moves

# Numbers

AMOUNTS.update(
    {
        "Num": (limited(amounts.number),),
        "X": (limited(amounts.letter),),
        "Count": (limited(amounts.counting),),
        "CountOf": (left_over.number_checked, limited(amounts.card_number)),
        "Value": (left_over.rating_of_ability, limited(amounts.valued)),
        "Prop": (left_over.rating_of_ability, limited(amounts.property_amount)),
        "Dealt": (left_over.dealt_by_then, limited(amounts.dealt)),
        "Amount": (left_over.gained, limited(lost.amount_of)),
        "Reduced": (left_over.reduced,),
        "CheckValue": (left_over.check_value,),
        "Margin": (checks_made.margin,),
        "Yours": (elliptic.yours,),
        "ThatAmount": (left_over.that_amount,),
        "ThatMany": (moves.that_many,),
        "NamedNumber": (limited(amounts.named),),
        "Best": (limited(amounts.best),),
        "Sum": (limited(together.sum_of),),
        "Gap": (limited(amounts.gap),),
        "Plus": (limited(amounts.plus),),
        "Minus": (limited(amounts.minus),),
        "Times": (limited(amounts.times),),
        "Half": (limited(amounts.half),),
        "Divided": (sorts.divided,),
        "Cap": (limited(amounts.cap),),
    }
)

# Conditions

CONDS.update(
    {
        "AllOf": (standing.all_of,),
        "AnyOf": (standing.any_of,),
        "Has": (copies.two_copies, counters.having),
        "HasThing": (
            first.last_was,
            traced.checked_has,
            left_over.ability_rated,
            counters.has_counters,
            one_card.has_thing,
        ),
        "Cmp": (standing.comparing,),
        "AgainstPrinted": (standing.against_printed,),
        "IsDouble": (standing.double,),
        "AtHealth": (standing.at_health,),
        "Parity": (standing.parity,),
        "MoreState": (standing.more_state,),
        "Did": (standing.did,),
        "During": (standing.during,),
        "Stands": (standing.stands,),
        "Acting": (attacking.attacking_backup,),
        "Attacking": (attacking.attacking,),
        "InProgress": (attacking.in_progress,),
        "Is": (first.last_was, figures.male_or_female, traced.checked_is, several.is_so, one_card.being_so),
        "IsCurrent": (attacking.current,),
        "IsIn": (one_card.is_in,),
        "IsSame": (several.same, one_card.same),
        "Shares": (several.sharing, one_card.sharing),
        "Matches": (naming.matches, one_card.matches),
        "CharacterIs": (figures.in_short, one_card.character_is),
        "ZoneIs": (one_card.zone_is,),
        "ByMargin": (traced.passed_so, checks_made.cost_passed_by),
        "Past": (
            done_numbers.counters_removed,
            first.first_attack,
            traced.event_was,
            traced.committed_for,
            traced.spent_for,
            happened.spoken,
        ),
        "HasBonus": (happened.has_bonus,),
        "Now": (happened.now,),
        "Nth": (order.nth,),
        "NoneOf": (so_many.none_of_them,),
    }
)
