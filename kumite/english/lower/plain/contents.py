"""Every rule that puts a node plainly, by label and in order: the one table of this chapter."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from kumite.english.lower.plain import (
    belongings,
    changes,
    conditions,
    deeds,
    events,
    nouns,
    numbers,
    past,
    players,
    rules,
    speech,
    texts,
    times,
)
from kumite.english.lower.plain.nodes import remade
from kumite.english.nodes import Node, Value

PlainRule: TypeAlias = Callable[[Node], Node]


def plainly(node: Node) -> Node:
    """The node and all below it, put plainly; words keep their places, so that a refusal still points at them."""
    return settled(remade(node, tuple([(name, inside(value)) for name, value in node.fields])))


def inside(value: Value) -> Value:
    if isinstance(value, tuple):
        return tuple([inside(part) for part in value])
    return plainly(value) if isinstance(value, Node) else value


def settled(node: Node) -> Node:
    """Through the rules of its label; where one gives it another label, through all of that one's."""
    label = node.label
    for rule in PLAIN.get(label, ()):
        node = rule(node)
        if node.label != label:
            return settled(node)
    return node


PLAIN: Final[dict[str, tuple[PlainRule, ...]]] = {
    # nouns
    "Sel": (
        nouns.or_more,
        nouns.owned_in_zone,
        belongings.holding_number,
        nouns.other_ones,
        nouns.with_adjectives,
        nouns.right_before,
        nouns.clause_lifted,
        nouns.nearest_one,
        nouns.faster,
        nouns.left_there,
        nouns.copies,
        nouns.copied_there,
        belongings.printed_on,
        nouns.all_of_the,
        belongings.with_chosen,
        belongings.with_block,
        nouns.cancelled,
        belongings.zone_lifted,
        nouns.had_by,
        nouns.preceding,
    ),
    "Of": (nouns.possessor,),
    "Keywords": (nouns.both_traits,),
    "Holds": (belongings.with_keyword,),
    "HasAbility": (belongings.ability_on_it,),
    "HasStat": (belongings.printed_number, belongings.number_or_less),
    "ByPlayer": (belongings.tries_to_play, belongings.done_this_way),
    "Done": (belongings.paid_this_way, belongings.added_this_way),
    "WouldDo": (belongings.would,),
    "CheckSel": (deeds.check_to_come,),
    # numbers
    "Value": (numbers.combined,),
    "Mods": (numbers.two_counts, numbers.mods_shared),
    "Counted": (numbers.different_sorts, numbers.than_there, numbers.than_size, numbers.than_hand_size),
    "CountOf": (
        numbers.zone_in_quotes,
        numbers.property_on,
        numbers.health_amount,
        numbers.starting_size,
        numbers.damage_taken_now,
    ),
    "Best": (numbers.best_printed, numbers.best_done),
    "Prop": (numbers.all_of_its,),
    "Damage": (numbers.damage_for_each,),
    # conditions
    "AnyOf": (conditions.of_one_subject, events.all_taken_away),
    "AllOf": (conditions.of_one_subject,),
    "Has": (conditions.counters_had,),
    "HasThing": (conditions.zone_holds, conditions.holding, conditions.more_than_its_other),
    "NeitherHas": (conditions.neither_has,),
    "AllAre": (conditions.all_are,),
    "Empty": (conditions.empty,),
    "Cmp": (conditions.both_above, conditions.zone_compared, conditions.its_own),
    "IsDouble": (conditions.double_its_own,),
    "ZoneIs": (conditions.is_so_many,),
    "Is": (conditions.being,),
    "IsSame": (conditions.same,),
    # what has happened, and what is happening
    "Now": (past.over_by_now, events.card_blocks, past.this_way),
    "Past": (
        past.checked,
        past.changed_zone,
        past.dealt_with,
        past.damage_taken,
        past.zone_changed,
        past.ability_played,
        past.since_this_turn,
        past.this_way,
        past.attacked,
        past.added_to,
        past.none_of,
        past.of_any,
        past.character_hurt,
        past.played_from,
    ),
    "TimesOf": (past.since_this_turn,),
    "Event": (
        events.three_verbs,
        events.to_and_from,
        events.two_steps,
        events.succeeded,
        events.check_fails,
        events.becomes,
        events.made_to,
        events.played_by,
        events.effect_does,
        events.either_verb,
        events.check_made,
        events.into_pool,
        events.either_cause,
        events.card_blocks,
        events.not_to_block,
        events.in_costs,
        events.taken_away,
        events.draws_or_adds,
        past.played_from,
        events.form_or_keyword,
        events.dealt_with_attack,
    ),
    # changes
    "Modify": (
        changes.each_hand_size,
        changes.add_to_check,
        changes.is_changed,
        changes.block_modifier,
        times.lasts_while,
        changes.later,
        changes.sizes_of_both,
        changes.all_ratings,
        changes.hand_size,
        changes.for_good,
        changes.this_turn,
        changes.not_only,
    ),
    "Set": (changes.is_changed, changes.set_ratings, changes.set_to),
    "SetPrinted": (changes.its_zone,),
    "Give": (changes.given_to_check, changes.both_bonuses),
    "Grant": (times.lasts_while, changes.this_ability, changes.not_only),
    "Strip": (times.lasts_while,),
    "Treat": (changes.treated_blank, changes.becomes_high),
    # rules and permissions
    "Rule": (
        rules.seal_or_leave,
        rules.with_end,
        rules.not_readied,
        rules.property_kept,
        rules.no_more,
        times.lasts_while,
        rules.never_taken,
        rules.to_block_it,
        rules.of_cards,
        rules.checks_of,
        rules.applies,
    ),
    "May": (rules.may_cancel, rules.used),
    "AlsoMay": (rules.also,),
    "Only": (rules.this_ability_only, rules.this_card_only),
    "Doing": (rules.paying, rules.committing),
    "Lasting": (rules.stays, times.permitted_until),
    # instructions
    "Block": (deeds.blocks_with,),
    "Build": (deeds.built_face_up, deeds.built_so, deeds.either_end, deeds.next_one),
    "Choose": (deeds.chooses_to_name,),
    "Deal": (times.lasts_while,),
    "Discard": (deeds.discards_block, deeds.either_end, deeds.next_one),
    "Flip": (deeds.flipped, deeds.either_end, deeds.next_one),
    "Happens": (deeds.next_cancelled,),
    "LevelUp": (deeds.again,),
    "Look": (deeds.either_end, deeds.next_one),
    "Move": (deeds.moves_such, deeds.either_end, deeds.next_one),
    "Play": (deeds.reversal_to_this, deeds.played_until),
    "Remove": (deeds.either_end, deeds.next_one),
    "Reveal": (deeds.either_end, deeds.next_one),
    "Seal": (deeds.again, deeds.either_end, deeds.next_one),
    "Verbs": (deeds.chooses_and, deeds.draws_or_adds_to),
    # sentences and texts
    "Ability": (texts.discarded_always, texts.only_if_of_card, texts.destroyed_instead),
    "Response": (speech.before_check,),
    "Text": (
        texts.where_x,
        texts.either_or_if,
        texts.without_remarks,
        texts.zone_rearranged,
        players.each_looked_at,
        speech.told_together,
    ),
    "Do": (players.those_with,),
    "Must": (players.those_with,),
    "Seq": (
        texts.shared_end,
        texts.zone_rearranged,
        texts.taken_and_added,
        players.each_searches,
        players.each_looked_at,
    ),
    "Or": (rules.sealed_or_leaving, texts.one_keyword_each),
    "If": (texts.if_failed, texts.if_them),
    "Fired": (speech.next_time,),
    "While": (times.herein,),
    # times
    "For": (times.rest_of,),
    "UntilEvent": (times.until_edge,),
}
