"""Why not this card?  Everything here reads only the open table and the own hand of whoever is asked."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from kumite.core.game import Why
from kumite.core.position import RuleIds
from kumite.core.wishes import in_order
from kumite.errors import brief
from kumite.games.sftmg.position import NOBODY, Fight, foes_of, rival_of
from kumite.games.sftmg.printed import (
    ACTION,
    BRACING,
    CARDS,
    DECKS,
    EVENT,
    FOCUS,
    FREE,
    MOMENTS,
    REACTION,
    ROSTER,
    SUPER,
    TYPES,
    ULTRA,
    ULTRAS,
    WHIFFED,
    Card,
    colours,
    is_attack_card,
)
from kumite.games.sftmg.rules.combo import SUPER_COST, GoOn
from kumite.games.sftmg.rules.draw import Discard, TakeBack, held
from kumite.games.sftmg.rules.harm import Brace, met
from kumite.games.sftmg.rules.react import Boost, React, can_counter
from kumite.games.sftmg.rules.rounds import Mulligan
from kumite.games.sftmg.rules.whiff import Whiff
from kumite.games.sftmg.verbs import label
from kumite.games.sftmg.why.moments import (
    decided_first,
    foe_meant,
    if_possible,
    no_action,
    no_free_action,
    no_target,
    not_begun,
)

FOR_METER: Final = " for meter"
WHEN: Final = (  # by moment: what the text of a Response names
    "",
    "",
    "when an attack on you is declared",
    "after an attack on you Whiffed",
    "when you are about to take Unblockable damage",
)
ONE_REACTION: Final = ("SFTMG-ATTACK-02", "SFTMG-RULING-99")


# Names


def card_meant(g: Fight, seat: int, text: str) -> int:
    """The kind of card of this name, or with words that begin like these if it is plain which; NOBODY if there is none.

    One's own cards come first: to Ken, Shoryuken is Ken's."""
    wanted, mine = text.lower(), own_cards(g, seat)
    for kind in mine:
        if CARDS[kind].name.lower() == wanted:
            return kind
    for kinds in (held(g, seat), mine):
        found = [kind for kind in kinds if wanted and in_order(wanted.split(), CARDS[kind].name.lower().split())]
        if len(found) == 1:
            return found[0]
    for kind, card in enumerate(CARDS):
        if card.name.lower() == wanted:
            return kind
    return NOBODY


def with_what(rest: str) -> str:
    """The card behind 'counter with' or 'boost with'."""
    return rest[5:] if rest.lower().startswith("with ") else "" if rest.lower() == "with" else rest


def own_cards(g: Fight, seat: int) -> list[int]:
    """The kinds of cards of this player's deck, and the Ultra."""
    fighter = g.fighter[seat]
    return sorted({*DECKS[fighter], ULTRAS[fighter]}) if fighter != NOBODY else []


def missing(g: Fight, seat: int, kind: int, text: str, rule: str) -> Why | None:
    """No such card, or none in this hand.  (An Ultra is on the Character card.)"""
    if kind == NOBODY:
        near = get_close_matches(text.lower(), [CARDS[k].name.lower() for k in own_cards(g, seat)], 1, 0.6)
        maybe = f"; did you mean {CARDS[card_meant(g, seat, near[0])].name!r}?" if near else ""
        return Why(f"no card is called {brief(text)}{maybe}", (rule,))
    card = CARDS[kind]
    if kind == ULTRAS[g.fighter[seat]]:
        return None
    if kind not in own_cards(g, seat):
        return Why(f"{card.name} is no card of {ROSTER[g.fighter[seat]].name}'s", ("SFTMG-COMP-02", rule))
    return None if kind in held(g, seat) else Why(f"there is no {card.name} in your hand", (rule,))


def bracket(g: Fight, seat: int, kind: int) -> Why | None:
    """SFTMG-CARD-03: a Play Condition that is not met."""
    condition = CARDS[kind].condition
    if condition is None or met(g, seat, kind, rival_of(g, seat)):
        return None
    return Why(f"the Play Condition of {CARDS[kind].name} is not met: {condition.text()}", ("SFTMG-CARD-03",))


def too_dear(g: Fight, seat: int, kind: int, rules: tuple[RuleIds, RuleIds]) -> Why | None:
    """The Meter of a Super, of an Ultra."""
    card, have = CARDS[kind], g.meter[seat]
    if card.type == SUPER and have < SUPER_COST:
        return Why(f"{card.name} is a Super and costs {SUPER_COST} Meter; you have {have}", rules[0])
    cost = ROSTER[g.fighter[seat]].gauge
    if card.type == ULTRA and have < cost:
        return Why(f"{card.name} is your Ultra and costs {cost} Meter; you have {have}", rules[1])
    return None


# Attacks


def no_attack(g: Fight, seat: int, rest: str) -> Why:
    refused = no_action(g, seat)
    if refused is not None:
        return refused
    target, text = target_and_card(g, seat, rest)
    meant = foe_meant(g, seat, target)
    if meant == NOBODY:
        return no_target(g, seat, target)
    if not text:
        return Why("you have nothing to attack with now", ("SFTMG-ACTION-03", "SFTMG-ATTACK-04"))
    kind = card_meant(g, seat, text)
    return missing(g, seat, kind, text, "SFTMG-ACTION-03") or no_such_attack(g, seat, kind, label(g, meant))


def no_big_one(g: Fight, seat: int, word: str) -> Why:
    """Somebody wants the Ultra, or a Super, without its name."""
    supers = [kind for kind in held(g, seat) if CARDS[kind].type == SUPER]
    if word == "super" and not supers:
        return Why("there is no Super in your hand", ("SFTMG-SUPER-01",))
    kind = ULTRAS[g.fighter[seat]] if word == "ultra" else supers[0]
    rest = f"{label(g, rival_of(g, seat))} with {CARDS[kind].name}"
    return if_possible(g, f"attack {rest}") or no_attack(g, seat, rest)


def target_and_card(g: Fight, seat: int, rest: str) -> tuple[str, str]:
    """Of 'Sagat with Tiger Rage', 'with Tiger Rage', 'Sagat' or 'Tiger Rage'."""
    before, found, after = f" {rest} ".partition(" with ")
    if found and card_meant(g, seat, rest) == NOBODY:
        return before.strip(), after.strip()
    named = [foe for foe in foes_of(g, seat) if rest and label(g, foe).lower().startswith(rest.lower())]
    return (rest, "") if named else ("", rest)


def no_such_attack(g: Fight, seat: int, kind: int, foe: str) -> Why:
    """A card one has, in Fight! with an Action left: what is wrong with it?"""
    card = CARDS[kind]
    if card.type == EVENT:
        reason = f"{card.name} is an Event and no attack"
        return Why(reason, ("SFTMG-EVENT-02", "SFTMG-EVENT-06"))
    rules = ("SFTMG-SUPER-01",), ("SFTMG-ACTION-04", "SFTMG-ULTRA-01")
    found = too_dear(g, seat, kind, rules) or bracket(g, seat, kind) or if_possible(g, f"attack {foe} with {card.name}")
    return found or decided_first(g)


# Events


def no_play(g: Fight, seat: int, rest: str) -> Why:
    before = not_begun(g)
    if before is not None:
        return before
    if not rest:
        return Why("there is no card that you can play now", ("SFTMG-EVENT-02", "SFTMG-EVENT-07"))
    kind = card_meant(g, seat, rest)
    absent = missing(g, seat, kind, rest, "SFTMG-ACTION-03")
    if absent is not None:
        return absent
    if isinstance(g.waiting, React):
        return no_reaction(g, seat, kind)
    if isinstance(g.waiting, Boost):
        return Why("you block: an attack is answered by one reaction", ONE_REACTION)
    if isinstance(g.waiting, Whiff):
        return no_response(g, seat, kind, WHIFFED, ("SFTMG-WHIFF-04", "SFTMG-ACTION-08"))
    if isinstance(g.waiting, Brace):
        return no_response(g, seat, kind, BRACING, ("SFTMG-KEY-08", "SFTMG-ACTION-08"))
    return no_play_of_ones_own(g, seat, kind)


def no_reaction(g: Fight, seat: int, kind: int) -> Why:
    """To an attack that was declared."""
    card = CARDS[kind]
    if card.type != EVENT:
        return no_counter(g, seat, card.name)
    if card.moment != REACTION:
        return Why(f"{card.name} does not answer an attack: it is {a_moment(card)}", ("SFTMG-REACT-01",))
    if card.facedown_only and g.attack.faceup:
        reason = f"{card.name} answers a facedown attack, and this one is face up"
        return Why(reason, ("SFTMG-REACT-01", "SFTMG-RULING-40"))
    return bracket(g, seat, kind) or if_possible(g, f"play {card.name}") or decided_first(g)


def no_response(g: Fight, seat: int, kind: int, moment: int, rules: RuleIds) -> Why:
    """To a Whiff, or to Unblockable damage."""
    card = CARDS[kind]
    fits = card.moment == moment if card.type == EVENT else card.type == FOCUS and moment == WHIFFED
    if not fits:
        what = a_moment(card) if card.type == EVENT else f"a {TYPES[card.type]}" if card.type != FOCUS else "an attack"
        return Why(f"{card.name} is no Response to this: it is {what}", rules)
    return bracket(g, seat, kind) or if_possible(g, f"play {card.name}") or decided_first(g)


def a_moment(card: Card) -> str:
    """How an Event is played."""
    if card.moment in (FREE, ACTION):
        return f"{'an Action' if card.moment == ACTION else 'a Free Action'} of your own turn"
    return f"a {MOMENTS[card.moment]}, played {WHEN[card.moment]}"


def no_play_of_ones_own(g: Fight, seat: int, kind: int) -> Why:
    """A card of the hand, where nobody's attack is to be answered."""
    card = CARDS[kind]
    if card.type != EVENT:
        return no_combo(g, seat, card.name) if isinstance(g.waiting, GoOn) else no_attack(g, seat, f"with {card.name}")
    if card.moment not in (FREE, ACTION):
        return Why(f"{card.name} is {a_moment(card)}", ("SFTMG-ACTION-08",))
    refused = no_free_action(g, seat) if card.moment == FREE else no_action(g, seat)
    return refused or bracket(g, seat, kind) or if_possible(g, f"play {card.name}") or decided_first(g)


# Reactions


def no_counter(g: Fight, seat: int, rest: str) -> Why:
    text = with_what(rest)
    if not isinstance(g.waiting, React):
        if isinstance(g.waiting, Boost):
            return Why("you block: an attack is answered by one reaction", ONE_REACTION)
        reason = "a Counter-Attack answers an attack on you when it is declared"
        return not_begun(g) or Why(reason, ("SFTMG-ATTACK-02", "SFTMG-COUNTER-01"))
    if g.attack.faceup:
        return open_attack(g)
    if not text:
        return Why("you hold neither an Attack Card nor Bait! to counter with", ("SFTMG-COUNTER-02",))
    kind = card_meant(g, seat, text)
    absent = missing(g, seat, kind, text, "SFTMG-COUNTER-01")
    if absent is not None:
        return absent
    card = CARDS[kind]
    if not can_counter(card):
        what = f"{'an' if card.type in (EVENT, ULTRA) else 'a'} {TYPES[card.type]}"
        reason = f"only Attack Cards and Bait! can counter; {card.name} is {what if card.type != FOCUS else 'neither'}"
        return Why(reason, ("SFTMG-COUNTER-02",))
    return if_possible(g, f"counter with {card.name}") or decided_first(g)


def open_attack(g: Fight) -> Why:
    """Against a card that lies face up there is no Counter-Attack."""
    card = CARDS[g.attack.kind]
    if card.type == ULTRA:
        what, rule = "an Ultra", "SFTMG-ULTRA-02"
    elif card.type == SUPER:
        what, rule = "a Super", "SFTMG-SUPER-03"
    else:
        what, rule = "part of a Combo", "SFTMG-COMBO-08"
    reason = f"{card.name} is {what}: only a facedown attack can be countered"
    return Why(reason, ("SFTMG-COUNTER-10", rule))


def no_boost(g: Fight, seat: int, rest: str) -> Why:
    text = with_what(rest)
    if isinstance(g.waiting, React):
        return Why("Boosts come after 'block'", ("SFTMG-BLOCK-02", "SFTMG-BLOCK-05"))
    if not isinstance(g.waiting, Boost):
        reason = "only a Block is boosted, before the attack is revealed"
        return not_begun(g) or Why(reason, ("SFTMG-BLOCK-02", "SFTMG-BLOCK-05"))
    if not text:
        return Why("you hold no card with DEFENSE", ("SFTMG-BLOCK-02", "SFTMG-RULING-05"))
    kind = card_meant(g, seat, text)
    absent = missing(g, seat, kind, text, "SFTMG-BLOCK-02")
    if absent is not None:
        return absent
    reason = f"{CARDS[kind].name} has no DEFENSE; only Character Events boost a Block"
    return if_possible(g, f"boost with {CARDS[kind].name}") or Why(reason, ("SFTMG-BLOCK-02", "SFTMG-RULING-05"))


# Combos


def no_combo(g: Fight, seat: int, rest: str) -> Why:
    if not isinstance(g.waiting, GoOn):
        reason = "a Combo Action follows at once upon an attack of yours that dealt damage"
        return not_begun(g) or Why(reason, ("SFTMG-COMBO-01",))
    if not rest:
        return Why(f"no card of your hand links to {CARDS[g.attack.kind].name}", ("SFTMG-COMBO-02",))
    kind = card_meant(g, seat, rest)
    absent = missing(g, seat, kind, rest, "SFTMG-COMBO-02")
    if absent is not None:
        return absent
    card = CARDS[kind]
    if card.type == ULTRA and not card.in_combo:
        return Why(f"{card.name} does not say that it may be used in a Combo", ("SFTMG-ULTRA-10",))
    if card.type not in (SUPER, ULTRA) and not is_attack_card(card):
        return Why(f"only Attack Cards and Supers take part in Combos, and {card.name} is neither", ("SFTMG-COMBO-06",))
    return no_link(g, seat, kind)


def no_link(g: Fight, seat: int, kind: int) -> Why:
    """Linkers, then Meter and Play Condition."""
    card, last = CARDS[kind], CARDS[g.attack.kind]
    if not card.left:
        return Why(f"{card.name} has no left Linker, so it follows nothing", ("SFTMG-COMBO-02", "SFTMG-RULING-94"))
    if not card.left & last.right:
        reason = f"{card.name} does not link: its left Linker is {colours(card.left)}"
        return Why(f"{reason}, the right Linker of {last.name} {colours(last.right)}", ("SFTMG-COMBO-02",))
    rules = ("SFTMG-SUPER-01", "SFTMG-SUPER-10"), ("SFTMG-ULTRA-01", "SFTMG-ULTRA-10")
    found = too_dear(g, seat, kind, rules) or bracket(g, seat, kind) or if_possible(g, f"combo {card.name}")
    return found or decided_first(g)


# Cards that leave the hand or come back


def no_discard(g: Fight, seat: int, rest: str) -> Why:
    if rest.lower().endswith(FOR_METER):
        return no_meter(g, seat, rest[: -len(FOR_METER)])
    if not isinstance(g.waiting, Discard):
        kind = card_meant(g, seat, rest)
        option = f"discard {CARDS[kind].name} for Meter" if kind != NOBODY else ""
        nothing = Why("you need not discard anything now", ("SFTMG-HAND-01", "SFTMG-HAND-02"))
        return not_begun(g) or if_possible(g, option) or nothing
    kind = card_meant(g, seat, rest)
    absent = missing(g, seat, kind, rest, "SFTMG-HAND-02")
    if absent is not None:
        return absent
    reason = f"{CARDS[kind].name} is on your Character card, not in your hand"
    return if_possible(g, f"discard {CARDS[kind].name}") or Why(reason, ("SFTMG-ULTRA-01",))


def no_meter(g: Fight, seat: int, text: str) -> Why:
    """SFTMG-SUPER-08: a Super for 2 Meter."""
    refused = no_free_action(g, seat)
    if refused is not None:
        return refused
    kind = card_meant(g, seat, text)
    absent = missing(g, seat, kind, text, "SFTMG-SUPER-08")
    if absent is not None:
        return absent
    option, reason = f"discard {CARDS[kind].name} for Meter", f"{CARDS[kind].name} is no Super; only those give Meter"
    return if_possible(g, option) or Why(reason, ("SFTMG-SUPER-08",))


def no_put_back(g: Fight, seat: int, rest: str) -> Why:
    if not isinstance(g.waiting, Mulligan):
        reason = "cards are put back once, after drawing the hand that begins a round"
        return Why(reason, ("SFTMG-VS-10", "SFTMG-RULING-82"))
    text = rest.removeprefix("back").strip()
    kind = card_meant(g, seat, text)
    absent = missing(g, seat, kind, text, "SFTMG-VS-10")
    if absent is not None:
        return absent
    reason = f"{CARDS[kind].name} is on your Character card, not in your hand"
    return if_possible(g, f"put back {CARDS[kind].name}") or Why(reason, ("SFTMG-VS-10",))


def no_take(g: Fight, seat: int, rest: str) -> Why:
    """To 'take it', and to 'take CARD'."""
    if rest.lower() == "it":
        return Why("you are not about to take Unblockable damage", ("SFTMG-KEY-08",))
    if not isinstance(g.waiting, TakeBack):
        return not_begun(g) or Why("no card lets you take one back now", ("SFTMG-CARD-04",))
    kind = card_meant(g, seat, rest)
    if kind == NOBODY:
        return missing(g, seat, kind, rest, "SFTMG-CARD-04") or decided_first(g)
    name = CARDS[kind].name
    if kind not in [g.kind[h] for h in g.discards[seat]]:
        return Why(f"there is no {name} in your discard pile", ("SFTMG-CARD-04",))
    reason = f"{name} is no Attack Card, and only those may be taken back"
    return if_possible(g, f"take {name}") or Why(reason, ("SFTMG-TYPE-01", "SFTMG-CARD-04"))
