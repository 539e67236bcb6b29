"""Instructions and permissions: which chapter reads which label, and in which order."""

from __future__ import annotations

from kumite.english.lower.base import EFFECTS
from kumite.english.lower.header import how_often
from kumite.english.lower.nouns import naming
from kumite.english.lower.rules import (
    cannot,
    counts_as,
    how_many,
    next_form,
    offered,
    opening,
    pays,
    permits,
    restricts,
    treats,
    unmodified,
)
from kumite.english.lower.texts import doers, fired, idioms, structure
from kumite.english.lower.texts.doers import MAYS
from kumite.english.lower.verbs import (
    abilities,
    adds,
    bonuses,
    checks,
    counters,
    digs,
    ends,
    grants,
    looks,
    moves,
    sets,
    symbols,
    turns,
    vitals,
)

# Instructions

EFFECTS.update(
    {
        # cards on the move
        "Draw": (moves.draw_shown, moves.draw),
        "DrawTo": (moves.draw_to,),
        "DrawUntil": (moves.draw_until,),
        "Mill": (digs.dig, moves.mill),
        "Ruin": (moves.ruin,),
        "Drive": (moves.drive,),
        "Discard": (digs.dig, moves.discard),
        "DiscardTo": (moves.discard_to,),
        "Review": (digs.review,),
        "Spend": (moves.spend,),
        "Clear": (moves.clear,),
        "Destroy": (moves.destroy,),
        "Sacrifice": (moves.sacrifice,),
        "Remove": (counters.remove_counters, moves.remove),
        "Move": (adds.move,),
        "Build": (adds.build,),
        # cards that turn, and what lies on them
        "Commit": (turns.turn,),
        "Ready": (turns.turn,),
        "Flip": (turns.turn,),
        "Unflip": (turns.turn,),
        "Freeze": (turns.turn,),
        "Seal": (turns.turn,),
        "Unseal": (turns.turn,),
        "Transform": (turns.transform,),
        "Attach": (turns.attach,),
        "MoveCounter": (counters.move_counters,),
        "Counter": (counters.remove_all, turns.counter),
        "Create": (turns.create,),
        "LevelUp": (turns.level_up,),
        "Verbs": (turns.verbs,),
        "Happens": (turns.happens,),
        # cards that are seen
        "Reveal": (digs.dig, looks.reveal),
        "Look": (looks.look,),
        "Choose": (abilities.choose, looks.choose),
        "Name": (naming.name, looks.name),
        "Search": (looks.search,),
        "Shuffle": (looks.shuffle,),
        "Arrange": (looks.arrange,),
        # health, checks, playing
        "Gain": (vitals.gain,),
        "Lose": (vitals.lose,),
        "WinGame": (vitals.win,),
        "LoseGame": (vitals.lose_game,),
        "Deal": (vitals.deal,),
        "Prevent": (vitals.prevent,),
        "Cancel": (vitals.cancel_next_played, vitals.cancel),
        "Check": (checks.check,),
        "Recheck": (checks.recheck,),
        "Play": (opening.opens, abilities.play, permits.play),
        "Passes": (restricts.passes,),
        "EndPeriod": (ends.end_period,),
        "Ends": (ends.ends,),
        "Skip": (restricts.skipping,),
        # changes
        "Modify": (abilities.rate, bonuses.modify),
        "Give": (bonuses.give,),
        "Grant": (symbols.grant, naming.gain, abilities.gain, grants.grant),
        "Strip": (naming.lose, abilities.lose, grants.strip),
        "Shared": (grants.shared,),
        "Set": (sets.set_value,),
        "SetPrinted": (sets.set_printed,),
        "SwapProps": (sets.swap,),
        "Double": (sets.double,),
        "Printed": (restricts.printed,),
        # rules
        "Rule": (unmodified.rule, how_many.can_only, counts_as.counting, offered.offered, cannot.rule),
        "Doing": (counts_as.one_check_counts, counts_as.any_check_counts, treats.doing),
        "Treat": (treats.treat,),
        "Surcharge": (treats.surcharge,),
        "Replace": (treats.replace,),
        "EachOnce": (how_often.each_once,),
        "DeckRule": (ends.deck_rule,),
        "PlayOnlyIf": (restricts.play_only_if,),
        "CardOnlyIf": (restricts.attack_only_if,),
        # how they hang together
        "Text": (idioms.text,),
        "Modes": (structure.modes,),
        "Do": (doers.do,),
        "Must": (next_form.must_or_pass, doers.must),
        "May": (idioms.may_later, doers.may),
        "Seq": (doers.sequence,),
        "Or": (structure.or_if, abilities.must_or_pass, next_form.or_pass, doers.options),
        "If": (idioms.if_played, idioms.if_added, structure.if_so),
        "Unless": (structure.unless,),
        "While": (structure.holds_while,),
        "Fired": (counts_as.when_committed, idioms.once_each_turn, idioms.when_added, idioms.fired_or_built),
        "At": (fired.at_moment,),
        "Lasting": (structure.lasts,),
        "OncePer": (structure.once_per,),
        "Then": (structure.then_do,),
        "ForEach": (structure.for_each,),
        "Capped": (structure.capped_effect,),
        "AsForm": (structure.as_form,),
        "Instead": (structure.alone,),
        "Else": (structure.alone,),
        "Aside": (structure.aside,),
    }
)

# You may: permissions, by what may be done

MAYS.update(
    {
        "Play": (opening.may_open, abilities.may_play, how_many.only_so_many, how_many.only_play, permits.may_play),
        "Block": (permits.may_block,),
        "PayWith": (pays.pay_with,),
        "AsThough": (counts_as.as_for_one_check, counts_as.as_for_any_check, pays.as_though),
    }
)
