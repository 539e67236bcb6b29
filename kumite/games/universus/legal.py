"""Which abilities and cards may be played now, by whom, from where."""

from __future__ import annotations

from typing import Final

from kumite.core.piles import Zone, without
from kumite.games.universus.bits import ANYBODYS, OUTWIT, REPEATABLE, REVERSES, TENACIOUS
from kumite.games.universus.ears import ANYBODYS_EAR, ELSEWHERE
from kumite.games.universus.faces import current_attack, face, held_abilities, looked
from kumite.games.universus.paying import together
from kumite.games.universus.plain import able
from kumite.games.universus.position import ATTACHED, COMMITTED, FACEDOWN, IS_TOKEN, STARTING, Scope, Versus
from kumite.games.universus.printed import Ability, Ctx, Happening, Text, Word
from kumite.games.universus.rulings import forbidden, rules_of, unruled, unruled_card
from kumite.games.universus.terms import (
    ACTION,
    AS_ABILITY,
    AS_FORM,
    AS_NOTHING,
    AS_REVERSAL,
    ASSET,
    ATTACK,
    BACKUP,
    BLITZ,
    CHARACTER,
    DISCARDS,
    ENHANCE,
    FOUNDATION,
    HAND,
    MOMENTUM,
    NOBODY,
    POOL,
    REMOVED,
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
    YOU,
)
from kumite.games.universus.uses import uses_of
from kumite.games.universus.words.acting import Acting
from kumite.games.universus.words.asthough import stand_ins
from kumite.games.universus.words.rule import PLAYABLE, SURCHARGE, Rule
from kumite.games.universus.words.sels import Sel, This
from kumite.games.universus.words.turns import Commit, Unflip

AGAIN_AT_MOST: Final = 25  # plays of one ability in a turn: an endless loop with an option ends here (UVS-RULING-63)
LEAVES: Final = (V_DISCARD, V_SPEND, V_DESTROY, V_SACRIFICE, V_REMOVE, V_MOVE, V_BUILD)  # costs that take a card away
PLAYED_AS_FORMS: Final = (ATTACK, FOUNDATION, ASSET, BACKUP, CHARACTER)


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
    return (
        in_place(g, seat, h, ability)
        and (not g.uses or in_limits(g, h, number, ability))
        and (not ability.riders or riders_allow(g, seat, h, number, ability))
        and affordable(g, seat, h, ability)
        and not barred(g, seat, h, ability)
    )


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
        return zone == home
    if zone == MOMENTUM and flags & FACEDOWN:
        return False
    if ability.trigger is not None and g.house.edition.speaks_anywhere and ability.trigger.own_card():
        return True  # UVS-RESP-04
    if zone == MOMENTUM:
        return bool(flags & IS_TOKEN)
    if zone == POOL:
        return face(g, h).type == ATTACK and h in (current_attack(g), g.landed)
    return face(g, h).type == ACTION and (zone == HAND or zone in open_zones(g, seat, h))


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
    if use.turn >= AGAIN_AT_MOST:
        return False
    if ability.kind in (ENHANCE, BLITZ) and use.step > 0:
        return ability.marked(REPEATABLE)
    return True


def riders_allow(g: Versus, seat: int, h: int, number: int, ability: Ability) -> bool:
    for rider in ability.riders:
        if not rider.allows(g, seat, h, number):
            return False
    return True


def affordable(g: Versus, seat: int, h: int, ability: Ability) -> bool:
    """UVS-COST-02: every part of the cost can be paid, and all of them together; so can what it costs to play the
    card, where that is a part of it (UVS-ACT-02, UVS-PLAYCD-03, UVS-ADDC-02)."""
    if commits_itself(ability) and unruled(g, V_ABILITY) and unruled(g, V_COMMIT):
        return g.zone[h] == STAGE and not g.flags[h] & (ATTACHED | COMMITTED)
    role = plays_card(g, h, ability)
    words = inherent(ability) + ability.cost
    if role:
        words = extra_costs(g, seat, h, role) + words
    charges = rules_of(g, SURCHARGE, V_ABILITY)
    if not words and not charges:
        return True
    at = len(g.scopes)
    g.scopes.append(Scope(g.tick, owner=seat, card=h, text=ability))  # for the costs to read, and taken away again
    if charges:
        words = all_of(ability_surcharges(g, seat, h, at)) + words
    can = payable(g, seat, h, words, at, bool(role))
    g.scopes.pop()
    return can


def commits_itself(ability: Ability) -> bool:
    """The commonest cost there is: nothing but committing the card."""
    if ability._commits == NOBODY:
        word = ability.cost[0] if len(ability.cost) == 1 and not ability.marked(OUTWIT | REVERSES) else None
        ability._commits = int(isinstance(word, Commit) and isinstance(word.what, This) and word.who == YOU)
    return ability._commits == 1


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
        return AS_NOTHING if own else AS_ABILITY
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
    can = words[0].payable(g, ctx) if len(words) == 1 else all_payable(g, seat, words, ctx, leaves)
    g.busy -= 1
    g.hand[seat] = hand
    return can


def all_payable(g: Versus, seat: int, words: Text, ctx: Ctx, leaves: bool) -> bool:
    """Each part by itself, and all of them of the same hand, momentum and stage."""
    needed, spent, h = 0, 0, ctx.source
    for word in words:
        needed += 0 if leaves and takes_itself(word) else takes(g, h, word, HAND)
        spent += takes(g, h, word, MOMENTUM)
        if not word.payable(g, ctx):
            return False
    if spent > len(g.momentum[seat]):
        spent -= len(stand_ins(g, ctx, seat, V_SPEND))
    return len(g.hand[seat]) >= needed and len(g.momentum[seat]) >= spent and together(g, ctx, words)


def takes_itself(word: Word) -> bool:
    """A cost that moves its own card (UVS-POOL-03)."""
    return isinstance(word, Acting) and isinstance(word.what, This)


def takes(g: Versus, h: int, word: Word, zone: int) -> int:
    """How many cards of a zone a part of the cost takes; the card itself is one, if it goes (UVS-ROMAN-05)."""
    if not isinstance(word, Acting):
        return 0
    what = word.what
    if isinstance(what, This):
        return 1 if g.zone[h] == zone and word.verb() in LEAVES else 0
    if not isinstance(what, Sel) or what.zones != (zone,) or what.every or what.upto:
        return 0
    return what.least if what.least != NOBODY else what.n if isinstance(what.n, int) else 0


def barred(g: Versus, seat: int, h: int, ability: Ability) -> bool:
    """Some rule effect forbids it, or forbids playing its card."""
    role = plays_card(g, h, ability)
    if unruled(g, V_ABILITY):
        return bool(role) and not may_be_played(g, seat, h, role)
    at = len(g.scopes)
    g.scopes.append(Scope(g.tick, owner=seat, card=h, text=ability))  # for rules to read, and taken away again
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
    act = Happening(V_PLAY, seat, (h,), 1, role, origin=g.zone[h], faces=(looked(g, h),))
    return not forbidden(g, act) and payable(g, seat, h, extra_costs(g, seat, h, role), 0, True)


def extra_costs(g: Versus, seat: int, h: int, role: int) -> Text:
    """UVS-ADDC-01, UVS-ADDC-03: what effects add to the cost of playing this card so."""
    return all_of(card_surcharges(g, seat, h, role))


def card_act(g: Versus, seat: int, h: int, role: int) -> Happening:
    """Playing the card so, as a rule is asked about its cost."""
    return Happening(V_PLAY, seat, (h,), 1, role, faces=(looked(g, h),))


def surcharges(g: Versus, act: Happening) -> list[Rule]:
    """The rule effects that add to the cost of playing this card or ability (UVS-ADDC-01)."""
    return those_on(g, rules_of(g, SURCHARGE, act.verb), act)


def those_on(g: Versus, rules: list[tuple[Rule, Ctx, int]], act: Happening) -> list[Rule]:
    """Those of these rule effects that speak of the card or ability that is played."""
    return [rule for rule, ctx, on in rules if on in (NOBODY, act.what[0]) and rule.covers(g, ctx, act)]


def card_surcharges(g: Versus, seat: int, h: int, role: int) -> list[Rule]:
    """Those on playing this card so."""
    rules = [] if unruled_card(g, V_PLAY, h) else rules_of(g, SURCHARGE, V_PLAY)
    return those_on(g, rules, card_act(g, seat, h, role)) if rules else []


def ability_surcharges(g: Versus, seat: int, h: int, at: int) -> list[Rule]:
    """Those on playing the ability of this scope."""
    return [] if unruled(g, V_ABILITY) else surcharges(g, ability_act(g, seat, h, at))


def all_of(rules: list[Rule]) -> Text:
    """What they add, together."""
    found: Text = ()
    for rule in rules:
        found += rule.then
    return found


def open_zones(g: Versus, seat: int, h: int) -> Zone:
    """Zones other than the hand from which some effect lets this card be played (UVS-ACT-05, UVS-CONF-01); when,
    is as ever (UVS-ACT-06)."""
    act = Happening(V_PLAY, seat, (h,), 1, AS_FORM, origin=g.zone[h], faces=(looked(g, h),))
    found: Zone = ()
    for rule, ctx, on in rules_of(g, PLAYABLE, V_PLAY):
        if (on in (NOBODY, h)) and rule.covers(g, ctx, act):
            found += rule.zones
    return found


def first_turn(g: Versus, seat: int) -> bool:
    """UVS-SETUP-10: it is this player's first turn of the game."""
    return g.turns <= g.house.edition.peaceful and g.turn == seat


def playable_cards(g: Versus, seat: int) -> list[int]:
    """The cards that may be tried as a form (UVS-COMBAT-03, UVS-ASSET-02, UVS-BACK-02, UVS-ATK-02), never an action by
    itself (UVS-ACT-03); no attacks on one's first turn (UVS-SETUP-10)."""
    peaceful, found = first_turn(g, seat), []
    if unruled(g, V_PLAY):
        for h in g.hand[seat]:
            kind = face(g, h).type
            if kind in PLAYED_AS_FORMS and not (peaceful and kind == ATTACK):
                found.append(h)
        return found
    pools = list(g.hand[seat])
    for rule, _ctx, on in rules_of(g, PLAYABLE, V_PLAY):
        for zone in rule.zones:
            pools += [h for h in zone_of(g, seat, zone) if h not in pools and (on in (NOBODY, h))]
    for h in pools:
        kind = NOBODY if g.zone[h] == POOL and g.flags[h] & FACEDOWN else looked(g, h).type  # nothing is printed there
        if kind not in PLAYED_AS_FORMS or (peaceful and kind == ATTACK):
            continue
        if g.zone[h] != HAND and g.zone[h] not in open_zones(g, seat, h):
            continue
        if may_be_played(g, seat, h, AS_FORM):
            found.append(h)
    return found


def zone_of(g: Versus, seat: int, zone: int) -> Zone:
    if zone == POOL:
        return g.pool[seat]
    if zone == DISCARDS:
        return g.discards[seat]
    if zone == MOMENTUM:
        return g.momentum[seat]
    return g.removed[seat] if zone == REMOVED else ()


def playable_abilities(g: Versus, seat: int, kind: int) -> list[tuple[int, int]]:
    """The abilities of one type that may be played now, as (card, number): stage, hand, momentum, the attack."""
    found = []
    for h in able(g, seat, kind, elsewhere(g, seat)):
        for number, ability in enumerate(held_abilities(g, h)):
            if ability.kind == kind and permitted(g, seat, h, number, ability):
                found.append((h, number))
    for h in g.ears[ANYBODYS_EAR]:
        if g.owner[h] != seat:
            found += [(h, at) for at in range(len(held_abilities(g, h))) if may_play(g, seat, h, at, kind)]
    return found


def elsewhere(g: Versus, seat: int) -> Zone:
    """The cards of a player, beside those in stage and hand, that can have an ability to play."""
    cards, attack = g.momentum[seat], current_attack(g)
    if attack != NOBODY and g.owner[attack] == seat and g.zone[attack] == POOL:
        cards += (attack,)
    if g.ears[ELSEWHERE]:
        cards += tuple([h for h in g.ears[ELSEWHERE] if g.owner[h] == seat and h != attack])
    return cards + open_actions(g, seat) if rules_of(g, PLAYABLE, V_PLAY) else cards


def open_actions(g: Versus, seat: int) -> Zone:
    """Actions that an effect lets a player play from another zone than the hand (UVS-ACT-05)."""
    cards = g.discards[seat] + g.removed[seat] + g.pool[seat] + g.momentum[seat]
    return tuple([h for h in cards if face(g, h).type == ACTION and g.zone[h] in open_zones(g, seat, h)])
