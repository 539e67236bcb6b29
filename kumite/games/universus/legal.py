"""Which abilities and cards may be played now, by whom, from where."""

from __future__ import annotations

from typing import Final

from kumite.core.piles import Zone, without
from kumite.games.universus.bits import ANYBODYS, OUTWIT, REPEATABLE, REVERSES, TENACIOUS
from kumite.games.universus.ears import ANYBODYS_EAR
from kumite.games.universus.faces import current_attack, face, held_abilities, looked
from kumite.games.universus.paying import each_payable, together
from kumite.games.universus.plain import FRONTS, IN_STAGE, LIES, STRANGE, Numbered
from kumite.games.universus.position import ATTACHED, COMMITTED, FACEDOWN, IS_TOKEN, STARTING, Versus
from kumite.games.universus.printed import Ability, Ctx, Happening, Text, Word
from kumite.games.universus.records import Scope
from kumite.games.universus.rulings import Standing, forbidden, rules_of, unruled, unruled_card, unspoken
from kumite.games.universus.terms import (
    ACTION,
    AS_ABILITY,
    AS_FORM,
    AS_FORM_ABILITY,
    AS_NOTHING,
    AS_REVERSAL,
    ATTACK,
    BLITZ,
    CHARACTER,
    ENHANCE,
    FORM,
    HAND,
    MOMENTUM,
    NOBODY,
    POOL,
    STAGE,
    V_ABILITY,
    V_BUILD,
    V_COMMIT,
    V_DESTROY,
    V_DISCARD,
    V_MOVE,
    V_PLAY,
    V_REMOVE,
    V_SACRIFICE,
    V_SPEND,
)
from kumite.games.universus.uses import uses_of
from kumite.games.universus.words.acting import Acting
from kumite.games.universus.words.asthough import all_stand_in, stand_ins
from kumite.games.universus.words.rule import PLAYABLE, SURCHARGE
from kumite.games.universus.words.sels import Sel, This
from kumite.games.universus.words.turns import Commit, Unflip

AGAIN_AT_MOST: Final = 100  # plays of one ability in a turn: an endless loop with an option ends here (UVS-RULING-63)
LEAVES: Final = (V_DISCARD, V_SPEND, V_DESTROY, V_SACRIFICE, V_REMOVE, V_MOVE, V_BUILD)  # costs that take a card away


def may_play(g: Versus, seat: int, h: int, number: int, kind: int) -> bool:
    """Whether this ability of this card may be announced: timing aside, everything (UVS-PLAYAB-02), by the owner of its
    card alone (UVS-PLAB-01). Whether its effect will do anything is not asked (UVS-EFF-09)."""
    held = held_abilities(g, h)
    if number >= len(held) or held[number].kind != kind or not is_theirs(g, seat, h, held[number]):
        return False
    return permitted(g, seat, h, number, held[number])


def is_theirs(g: Versus, seat: int, h: int, ability: Ability) -> bool:
    """Whether the ability is this player's to play: on a card of theirs, or playable by either player."""
    return g.owner[h] == seat or (ability.marked(ANYBODYS) and h in g.ears[ANYBODYS_EAR])


def permitted(g: Versus, seat: int, h: int, number: int, ability: Ability) -> bool:
    """The same of an ability that the player's card is known to have."""
    return in_place(g, seat, h, ability) and allowed(g, seat, h, number, ability, plays_card(g, h, ability))


def allowed(g: Versus, seat: int, h: int, number: int, ability: Ability, role: int) -> bool:
    """The same of one that is in place, and plays its card so."""
    if g.uses and not in_limits(g, h, number, ability):
        return False
    if ability.riders and not riders_allow(g, seat, h, number, ability):
        return False
    free = unruled(g, V_ABILITY)
    if free and only_commits(ability) and unruled(g, V_COMMIT):
        return is_able_to_commit(g, h)
    return affordable(g, seat, h, ability, role, free) and not barred(g, seat, h, ability, role, free)


def is_able_to_commit(g: Versus, h: int) -> bool:
    return g.zone[h] == STAGE and not g.flags[h] & (ATTACHED | COMMITTED)


def in_place(g: Versus, seat: int, h: int, ability: Ability) -> bool:
    """Where its card is, and how it lies: an action in hand (UVS-ACT-04), an attack in its own sequence (UVS-ATK-09,
    UVS-ATK-10); a ready card in the stage (UVS-STAGE-02, UVS-RESP-02), nothing attached; a token where tokens of its
    kind are (UVS-PREST-10); an attack that has been played and has not resolved (UVS-RESP-05); anywhere for a response
    about its own card (UVS-RESP-04), but never the Echo of a face-down card (UVS-KECHO-03); UVS-PLAB-03, UVS-PLAB-04,
    UVS-COMMIT-04, UVS-OUTWIT-02. Enhances and Forms: UVS-ENH-02, UVS-FORMAB-01; [Hand]: UVS-BHAND-01."""
    zone, flags, home = g.zone[h], g.flags[h], ability.home()
    if zone == STAGE:
        return home in (NOBODY, STAGE) and in_stage(g, h, ability)
    if ability.marked(OUTWIT) or (flags & FACEDOWN and ability.keyword == "Echo"):  # UVS-KECHO-03
        return False
    if home != NOBODY:
        return zone == home and (zone != MOMENTUM or knows_it(g, seat, h))
    if zone == MOMENTUM and flags & FACEDOWN:
        return False
    if ability.trigger is not None and g.house.edition.speaks_anywhere and ability.trigger.own_card():
        return True  # UVS-RESP-04
    if zone == MOMENTUM:
        return bool(flags & IS_TOKEN)
    if zone == POOL:
        return face(g, h).type == ATTACK and h in (current_attack(g), g.landed)
    return face(g, h).type == ACTION and (zone == HAND or zone in open_zones(g, seat, h))


def knows_it(g: Versus, seat: int, h: int) -> bool:
    """A card that its owner has not seen, and may not look at, says nothing to be played (UFS-RULING-53): that it can
    be played would tell what it is."""
    return not g.flags[h] & FACEDOWN or g.known[h] >> seat & 1 != 0


def placed(g: Versus, seat: int, h: int, kind: int) -> Numbered:
    """The abilities of one type that are in place on a card, with their numbers; those of plain cards in a stage, and
    of what lies face down there, are known by print."""
    lies, card = g.flags[h], g.kind[h]
    known = g.zone[h] == STAGE and card < len(FRONTS) and not lies & STRANGE and not g.beneath
    if known and (g.state[h] is None or lies & FACEDOWN):
        return IN_STAGE[kind][lies & LIES][card]
    held = enumerate(held_abilities(g, h))
    return tuple([(number, one) for number, one in held if one.kind == kind and in_place(g, seat, h, one)])


def in_stage(g: Versus, h: int, ability: Ability) -> bool:
    """The same of a card in the stage: face up and ready, or face down for an Outwit ability.  To play the card is what
    a reversal costs (UVS-KREV-01), and this one lies there already."""
    flags, marks = g.flags[h], ability.marks()
    if (flags & FACEDOWN != 0) != (marks & OUTWIT != 0) or flags & ATTACHED or marks & REVERSES:
        return False
    if flags & COMMITTED and not marks & TENACIOUS:  # UVS-TENAC-01, UFS-RULING-58
        return False
    return bool(flags & STARTING or marks & OUTWIT) or face(g, h).type != CHARACTER


def in_limits(g: Versus, h: int, number: int, ability: Ability) -> bool:
    """UVS-ENH-03, UVS-BLITZ-06: once per Enhance Step; nothing without end."""
    use = uses_of(g, h, number)
    if use is None:
        return True
    if use.ever >= AGAIN_AT_MOST:
        return False
    if ability.kind in (ENHANCE, BLITZ) and use.step > 0:
        return ability.marked(REPEATABLE)
    return True


def riders_allow(g: Versus, seat: int, h: int, number: int, ability: Ability) -> bool:
    for rider in ability.riders:
        if not rider.allows(g, seat, h, number):
            return False
    return True


def only_commits(ability: Ability) -> bool:
    """Whether its price is nothing but committing its own card: the commonest there is."""
    if ability._commits == NOBODY:
        plain = len(ability.cost) == 1 and not ability.marked(OUTWIT | REVERSES)
        ability._commits = int(plain and ability.cost[0].commits_itself())
    return ability._commits == 1


def affordable(g: Versus, seat: int, h: int, ability: Ability, role: int, free: bool = False) -> bool:
    """UVS-COST-02: every part of the cost can be paid, and all of them together; so can what it costs to play the
    card, where that is a part of it (UVS-ACT-02, UVS-PLAYCD-03, UVS-ADDC-02); `free`: no rule speaks of abilities."""
    if only_commits(ability) and (free or unruled(g, V_ABILITY)) and unruled(g, V_COMMIT):
        return is_able_to_commit(g, h)
    charges = [] if free else rules_of(g, SURCHARGE, V_ABILITY)
    if not role and not charges and not ability.cost and not ability.marked(OUTWIT):
        return True
    at = len(g.scopes)
    g.scopes.append(Scope(g.tick, seat, h, ability))  # for the costs to read, and taken away again
    can = payable(g, seat, h, price(g, seat, h, at, ability, role), at, bool(role))
    g.scopes.pop()
    return can


def price(g: Versus, seat: int, h: int, at: int, ability: Ability, role: int) -> Text:
    """All that this ability costs, in the order in which it is paid: what it costs more to play the card, or the
    ability of this scope, and its own."""
    own = inherent(ability) + ability.cost if ability.marked(OUTWIT) else ability.cost
    extra = extra_costs(g, seat, h, role) if role else ()
    return extra + all_of(ability_surcharges(g, seat, h, at)) + own


def inherent(ability: Ability) -> Text:
    """UVS-OUTWIT-03: what an Outwit ability costs before its printed costs."""
    return (Unflip(This()), Commit(This())) if ability.marked(OUTWIT) else ()


def plays_card(g: Versus, h: int, ability: Ability) -> int:
    """UVS-ACT-02, UVS-KREV-01: whether playing the card itself is part of the cost, and as what.
    A [Hand] ability is played without its card, and without a check (UVS-BHAND-02)."""
    if ability.marked(REVERSES):
        return AS_REVERSAL
    if g.zone[h] != STAGE and face(g, h).type == ACTION and ability.home() == NOBODY:
        own = ability.trigger is not None and ability.trigger.own_card() and g.zone[h] != HAND
        return AS_NOTHING if own else AS_FORM_ABILITY if ability.kind == FORM else AS_ABILITY
    return AS_NOTHING


def payable(g: Versus, seat: int, h: int, words: Text, at: int, leaves: bool) -> bool:
    """Whether these costs can be paid together; a card that is being played has left the hand by then.  They are asked
    about as in the midst of paying: what no effect may do, a cost may (UVS-COST-02)."""
    if not words:
        return True
    hand, ctx = g.hand[seat], Ctx(seat, h, at)
    if leaves and h in hand:
        g.hand[seat] = without(hand, h)
    g.busy += 1
    can = words[0].payable(g, ctx) if len(words) == 1 else all_payable(g, seat, words, ctx)
    g.busy -= 1
    g.hand[seat] = hand
    return can


def all_payable(g: Versus, seat: int, words: Text, ctx: Ctx) -> bool:
    """Each part by itself, and all of them one after the other; of what is used as though it were momentum, so much
    only."""
    spent = 0
    for word in words:
        spent += spends(g, ctx.source, word)
    if not each_payable(g, ctx, words):
        return False
    if spent > len(g.momentum[seat]):
        spent -= len(all_stand_in(g, ctx, seat, V_SPEND, stand_ins(g, ctx, seat, V_SPEND)))
    return len(g.momentum[seat]) >= spent and together(g, ctx, words)


def spends(g: Versus, h: int, word: Word) -> int:
    """How many cards of momentum a part of the cost takes; the card itself is one, if it goes (UVS-ROMAN-05)."""
    if not isinstance(word, Acting) or word.verb() not in LEAVES:
        return 0
    what = word.what
    if isinstance(what, This):
        return 1 if g.zone[h] == MOMENTUM else 0
    if not isinstance(what, Sel) or what.zones != (MOMENTUM,) or what.every or what.upto:
        return 0
    return what.least if what.least != NOBODY else what.n if isinstance(what.n, int) else 0


def barred(g: Versus, seat: int, h: int, ability: Ability, role: int, free: bool = False) -> bool:
    """Some rule effect forbids it, or forbids playing its card; `free`: none speaks of abilities."""
    if free or unruled(g, V_ABILITY):
        return bool(role) and not may_be_played(g, seat, h, role)
    at = len(g.scopes)
    g.scopes.append(Scope(g.tick, seat, h, ability))  # for rules to read, and taken away again
    stop = forbidden(g, ability_act(g, seat, h, at))
    g.scopes.pop()
    return stop or (bool(role) and not may_be_played(g, seat, h, role))


def ability_act(g: Versus, seat: int, h: int, at: int) -> Happening:
    """Playing the ability of this scope, as a rule is asked about it."""
    now = face(g, h)
    character = 1 if now.type == CHARACTER else 0
    return Happening(V_ABILITY, seat, (h,), character, at, origin=g.zone[h], faces=(now,), source=h)


# Cards


def may_be_played(g: Versus, seat: int, h: int, role: int) -> bool:
    """Whether no rule effect forbids to play the card so, and its additional costs can be paid (UVS-ADDC-02)."""
    if unruled_card(g, V_PLAY, h):
        return True
    act = Happening(V_PLAY, seat, (h,), 1, role, 0, NOBODY, g.zone[h], NOBODY, 0, (looked(g, h),))
    if forbidden(g, act):
        return False
    more = extra_costs(g, seat, h, role)
    return not more or payable(g, seat, h, more, 0, True)


def extra_costs(g: Versus, seat: int, h: int, role: int) -> Text:
    """UVS-ADDC-01, UVS-ADDC-03: what effects add to the cost of playing this card so."""
    return all_of(card_surcharges(g, seat, h, role))


def card_act(g: Versus, seat: int, h: int, role: int) -> Happening:
    """Playing the card so, as a rule is asked about its cost."""
    return Happening(V_PLAY, seat, (h,), 1, role, 0, NOBODY, NOBODY, NOBODY, 0, (looked(g, h),))


def surcharges(g: Versus, act: Happening) -> list[Standing]:
    """The rule effects that add to the cost of playing this card or ability (UVS-ADDC-01)."""
    return those_on(g, rules_of(g, SURCHARGE, act.verb), act)


def those_on(g: Versus, rules: list[Standing], act: Happening) -> list[Standing]:
    """Those of these rule effects that speak of the card or ability that is played."""
    return [one for one in rules if one.on in (NOBODY, act.what[0]) and one.covers(g, act)]


def card_surcharges(g: Versus, seat: int, h: int, role: int) -> list[Standing]:
    """Those on playing this card so."""
    rules = [] if unspoken(g, SURCHARGE) or unruled_card(g, V_PLAY, h) else rules_of(g, SURCHARGE, V_PLAY)
    return those_on(g, rules, card_act(g, seat, h, role)) if rules else []


def ability_surcharges(g: Versus, seat: int, h: int, at: int) -> list[Standing]:
    """Those on playing the ability of this scope."""
    return [] if unruled(g, V_ABILITY) else surcharges(g, ability_act(g, seat, h, at))


def all_of(rules: list[Standing]) -> Text:
    """What they add, together."""
    found: Text = ()
    for one in rules:
        found += one.rule.then
    return found


def open_zones(g: Versus, seat: int, h: int) -> Zone:
    """Zones other than the hand from which some effect lets this card be played (UVS-ACT-05, UVS-CONF-01); when,
    is as ever (UVS-ACT-06)."""
    act = Happening(V_PLAY, seat, (h,), 1, AS_FORM, origin=g.zone[h], faces=(looked(g, h),))
    found: Zone = ()
    for one in rules_of(g, PLAYABLE, V_PLAY):
        if one.on in (NOBODY, h) and one.covers(g, act):
            found += one.rule.zones
    return found


def first_turn(g: Versus, seat: int) -> bool:
    """UVS-SETUP-10: it is this player's first turn of the game."""
    return g.turns <= g.house.edition.peaceful and g.turn == seat
