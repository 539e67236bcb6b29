"""Pause conditions: looked at before anything else goes on, in this order (UVS-PAUSE-03).

Each either does nothing, or acts (or leaves steps that do), and everything is looked at again.  One that an effect
makes impossible is given up for now (UVS-PAUSE-13); a change in a stage or the end of an effect brings it up again
(UVS-PAUSE-14)."""

from __future__ import annotations

from kumite.core.piles import Zone
from kumite.core.position import Asks, Question, RuleIds
from kumite.games.universus.attaching import attach_to_character, can_stay
from kumite.games.universus.deckwork import Cycle, can_cycle, stuck
from kumite.games.universus.deeds import Carried, Deed
from kumite.games.universus.edition import Surplus
from kumite.games.universus.faces import face, stamina
from kumite.games.universus.label import label
from kumite.games.universus.order import ordering
from kumite.games.universus.pick import CARD
from kumite.games.universus.plain import (
    BACKUPS,
    CHARACTERS,
    CONCERNS,
    FRONTS,
    OTHERS,
    TERRAINS,
    TITLES,
    UNIQUES,
    UNUSUAL,
    concerns_of,
)
from kumite.games.universus.position import ATTACHED, FACEDOWN, ON_TOP, STARTING, Versus, rival_of
from kumite.games.universus.printed import Happening
from kumite.games.universus.replacing import replaced_before, standing_in, undertake
from kumite.games.universus.rulings import forbidden, rules_of
from kumite.games.universus.terms import (
    BY_RULE,
    DECK,
    DISCARDS,
    KEYWORDS,
    NOBODY,
    STAGE,
    V_BUILD,
    V_DEFEAT,
    V_DESTROY,
    V_GRANT,
    V_LOSE,
    V_MOVE,
    V_REPLACED,
    V_SACRIFICE,
    V_TRANSFORM,
    V_UNFLIP,
    V_UNSEAL,
)
from kumite.games.universus.texts import SETTLE
from kumite.games.universus.values import number
from kumite.games.universus.verbs import came_from, finish
from kumite.games.universus.words.rule import COPIES


def paused(g: Versus) -> bool:
    """Whether a pause condition was dealt with: then settling begins anew.
    Nothing goes on before (UVS-PAUSE-01), and what happens meanwhile waits, to be one event (UVS-PAUSE-02)."""
    if defeated(g) or emptied(g):
        return True
    if not g.unsettled:
        return False
    g.todo.append(SETTLE)  # beneath what is to be asked first
    if out_of_order(g):
        return True
    g.todo.pop()
    g.edits += 1
    g.unsettled = False
    return False


def out_of_order(g: Versus) -> bool:
    """The conditions about cards in the stages: those that some card there can be concerned by."""
    found = concerns(g) & g.house.edition.pauses
    if not found:
        return False
    return (
        (bool(found & BACKUPS) and tired(g))
        or (bool(found & CHARACTERS) and strangers(g))
        or (bool(found & UNIQUES) and duplicates(g))
        or (bool(found & TERRAINS) and terrains(g))
        or (bool(found & OTHERS) and misplaced(g))
    )


def concerned(g: Versus, seat: int, by: int) -> list[int]:
    """The cards in a stage that a condition looks at."""
    states, flags, kinds, known = g.state, g.flags, g.kind, 0 if g.beneath else len(FRONTS)
    found: list[int] = []
    for h in g.stage[seat]:
        if states[h] is None and kinds[h] < known and not flags[h] & UNUSUAL:
            mine = CONCERNS[kinds[h]]
        else:
            mine = concerns_of(face(g, h))
        if mine & by:
            found.append(h)
    return found


def concerns(g: Versus) -> int:
    """What there is in the stages that a condition looks at, as bits: one look instead of five."""
    found, states, flags, kinds, known = 0, g.state, g.flags, g.kind, 0 if g.beneath else len(FRONTS)
    for h in g.stage[0] + g.stage[1]:
        if states[h] is None and kinds[h] < known and not flags[h] & UNUSUAL:
            mine = CONCERNS[kinds[h]]
        else:
            mine = concerns_of(face(g, h))
        if mine:
            found |= mine & ~CHARACTERS if flags[h] & STARTING else mine
    return found


def defeated(g: Versus) -> bool:
    """UVS-PAUSE-04, UVS-RULING-18: 0 health or less loses; both at once is a draw."""
    losers = []
    for seat in (0, 1):
        if g.health[seat] <= 0 and not forbidden(g, Happening(V_DEFEAT, seat)):
            losers.append(seat)
    if not losers:
        return False
    for seat in losers:
        if not saved_before(g, seat) and standing_in(g, Happening(V_DEFEAT, seat), ()):
            g.then(SETTLE)
            undertake(g, Defeat(seat), (NOBODY,))
            return True
    winners = tuple([seat for seat in (0, 1) if seat not in losers])
    names = " and ".join([f"P{seat + 1}" for seat in losers])
    finish(g, winners, f"{names} at 0 health", ("UVS-HEALTH-04", "UVS-WIN-01", *drawn(winners)))
    return True


def drawn(winners: Zone) -> RuleIds:
    """Why there is no winner, if there is none."""
    return () if winners else ("UVS-RULING-18",)


class Defeat(Deed):
    """A player is about to lose the game, unless something else happens instead."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def act(self, g: Versus, h: int) -> Happening:
        return Happening(V_DEFEAT, self.seat, tick=g.tick)

    def interrupted(self) -> bool:
        return False

    def proceed(self, g: Versus, cards: Zone) -> None:
        if cards:
            reason = f"P{self.seat + 1} at 0 health"
            finish(g, (rival_of(self.seat),), reason, ("UVS-HEALTH-04", "UVS-WIN-01"))


def saved_before(g: Versus, seat: int) -> bool:
    """Something else has happened instead, and the player has lost no health since: it was of no use."""
    for event in g.log[::-1]:
        if event.by == seat and event.verb == V_REPLACED and event.note == V_DEFEAT:
            return True
        if event.by == seat and event.verb == V_LOSE:
            return False
    return False


def emptied(g: Versus) -> bool:
    """UVS-PAUSE-05, UVS-CYCLE-01, UVS-DECK-03: an empty deck is cycled once its last card has arrived; who cannot,
    loses; both at once is a draw (UVS-RULING-18)."""
    empty = [seat for seat in (g.turn, rival_of(g.turn)) if out_of_cards(g, seat)]
    if not empty:
        return False
    losers = [seat for seat in empty if not can_cycle(g, seat)]
    if losers:
        winners = tuple([seat for seat in (0, 1) if seat not in losers])
        names = " and ".join([f"P{seat + 1}" for seat in losers])
        finish(g, winners, f"{names} cannot cycle the deck", ("UVS-CYCLE-03", "UVS-WIN-02", *drawn(winners)))
        return True
    g.then(Cycle(empty[0]), SETTLE)
    return True


def out_of_cards(g: Versus, seat: int) -> bool:
    return not g.deck[seat] and not stuck(g, seat) and not on_the_way(g, seat)


def on_the_way(g: Versus, seat: int) -> bool:
    """A card of this player's deck is in transit: it arrives first (UVS-CYCLE-01)."""
    for h in g.transit:
        if g.owner[h] == seat and came_from(g, h) == DECK:
            return True
    return False


def tired(g: Versus) -> bool:
    """UVS-STAM-03, UVS-RULING-14: a backup without stamina is destroyed, by rule."""
    for seat in (g.turn, rival_of(g.turn)):
        gone = tuple([h for h in concerned(g, seat, BACKUPS) if stamina(g, h) <= 0])
        if let_go(g, V_DESTROY, gone):
            return True
    return False


def strangers(g: Versus) -> bool:
    """UVS-PAUSE-06: a character that is not one of the starting character's; one that is becomes attached, however it
    came to be there (UVS-ATTCH-07)."""
    for seat in (g.turn, rival_of(g.turn)):
        for h in concerned(g, seat, CHARACTERS):
            if g.flags[h] & (STARTING | ATTACHED | ON_TOP):
                continue
            if can_stay(g, h):
                attach_to_character(g, h)
                return True
            if let_go(g, V_MOVE, (h,)):  # one that cannot go leaves the others to be looked at (UVS-PAUSE-13)
                return True
    return False


def duplicates(g: Versus) -> bool:
    """UVS-KUNIQ-01, UVS-PAUSE-07, UVS-PAUSE-08, UVS-RULING-46: of a Unique card only so many copies; the newest is
    sacrificed."""
    for seat in (g.turn, rival_of(g.turn)):
        found, cards = concerned(g, seat, UNIQUES), g.stage[seat]
        names = names_of(g, cards) if found else []
        for h in found:
            name = names[cards.index(h)]
            if not name or names.count(name) < 2:
                continue
            same = tuple([cards[i] for i in range(len(cards)) if names[i] == name])
            if len(same) > 1 and len(same) > unique_limit(g, h) and g.house.edition.surplus.lessen(g, seat, same):
                return True
    return False


def names_of(g: Versus, cards: Zone) -> list[str]:
    """What these cards of a stage are called now, in full."""
    states, flags, kinds, known = g.state, g.flags, g.kind, 0 if g.beneath else len(TITLES)
    return [
        TITLES[kinds[h]]
        if kinds[h] < known and states[h] is None and not flags[h] & UNUSUAL
        else face(g, h).full_name()
        for h in cards
    ]


def unique_limit(g: Versus, h: int) -> int:
    """UVS-PAUSE-12: one, unless a rule effect allows more copies of this card."""
    limit, act = 1, act_on(g, V_BUILD, h)
    for one in rules_of(g, COPIES, V_BUILD):
        if one.on in (NOBODY, h) and one.covers(g, act):
            limit = max(limit, number(g, one.ctx, one.rule.amount))
    return limit


class SacrificeNewest(Surplus):
    """The copies that came last, or were unflipped last; among equals the owner chooses (UVS-PAUSE-07)."""

    def lessen(self, g: Versus, seat: int, same: Zone) -> bool:
        return one_goes(g, seat, newest_of(g, same), V_SACRIFICE)


def newest_of(g: Versus, same: Zone) -> Zone:
    latest = max([copy_since(g, h) for h in same])
    return tuple([h for h in same if copy_since(g, h) == latest])


def one_goes(g: Versus, seat: int, cards: Zone, verb: int) -> bool:
    """One of these cards goes, whichever their owner likes."""
    able = tuple([h for h in cards if may_go(g, verb, h)])
    if len(able) > 1:
        g.then(WhichCopy(seat, able, verb))
        return True
    return let_go(g, verb, able)


def copy_since(g: Versus, h: int) -> int:
    """UVS-PAUSE-08: since when it has been a copy that lies face up."""
    since = g.since[h]
    for event in g.log:
        if event.verb == V_UNFLIP and h in event.what:
            since = max(since, event.tick)
    return since


def terrains(g: Versus) -> bool:
    """UVS-KTERR-01, UVS-PAUSE-09, UVS-PAUSE-10: of several Terrains in both stages the older ones are destroyed."""
    found = concerned(g, 0, TERRAINS) + concerned(g, 1, TERRAINS)
    if len(found) < 2:
        return False
    latest = max([terrain_since(g, h) for h in found])
    older = tuple([h for h in found if terrain_since(g, h) < latest and may_go(g, V_DESTROY, h)])
    if older:
        return let_go(g, V_DESTROY, older)
    newest = tuple([h for h in found if terrain_since(g, h) == latest and may_go(g, V_DESTROY, h)])
    if len(newest) > 1:
        g.then(WhichTerrain(g.turn, newest, V_DESTROY))
        return True
    return False


def terrain_since(g: Versus, h: int) -> int:
    """UVS-PAUSE-09: since when it has been a Terrain in the stage: it came, was turned up, or gained that."""
    since = copy_since(g, h)
    for event in g.log:
        gained = event.verb == V_GRANT and event.note == 1 + KEYWORDS.index("Terrain")
        if h in event.what and (gained or event.verb in (V_TRANSFORM, V_UNSEAL)):
            since = max(since, event.tick)
    return since


def misplaced(g: Versus) -> bool:
    """UVS-PAUSE-11, UVS-BUILD-04: attacks and actions that lie face up in a stage; a face-down one may be revealed
    (UVS-REVEAL-03)."""
    for seat in (g.turn, rival_of(g.turn)):
        gone = tuple([h for h in concerned(g, seat, OTHERS) if not g.flags[h] & FACEDOWN])
        if let_go(g, V_MOVE, gone):
            return True
    return False


class WhichGoes(Asks):
    """Choose the card that goes."""

    says = "Choose which card goes"

    def __init__(self, who: int, cards: Zone, verb: int) -> None:
        self.who = who
        self.cards = cards
        self.verb = verb

    def ask(self, g: Versus) -> Question:
        return Question(self.who, "goes", tuple([CARD + h for h in self.cards]))

    def act(self, g: Versus, option: int) -> None:
        let_go(g, self.verb, (option - CARD,))

    def write(self, g: Versus, option: int) -> str:
        return label(g, self.who, option - CARD, self.cards)


class WhichCopy(WhichGoes):
    """UVS-PAUSE-07, UFS-KEY-06: of copies of a Unique card."""

    says = "Only one copy of a Unique card stays: choose which one goes"
    rules = ("UVS-PAUSE-07",)


class WhichTerrain(WhichGoes):
    """UVS-PAUSE-10: of Terrains that came at the same time."""

    says = "Only one Terrain stays: choose which one goes"
    rules = ("UVS-PAUSE-10",)


def act_on(g: Versus, verb: int, h: int) -> Happening:
    return Happening(verb, g.owner[h], (h,), 1, 0, BY_RULE, NOBODY, STAGE, DISCARDS, g.tick, (face(g, h),))


def let_go(g: Versus, verb: int, cards: Zone) -> bool:
    """To the discard pile, those of them that may go."""
    able = tuple([h for h in cards if may_go(g, verb, h) and not g.flags[h] & STARTING])
    g.then(*ordering(g, NOBODY, able, False, g.tick))
    if able:
        undertake(g, LetGo(verb, DISCARDS, g.owner[able[0]]), able)
    return bool(able)


class LetGo(Carried):
    """By a pause condition: what waits for it waits until the pause is over (UVS-EVENT-04)."""

    def interrupted(self) -> bool:
        return False


def may_go(g: Versus, verb: int, h: int) -> bool:
    """A pause condition tries; if that is forbidden, or something else happens instead, it is over (UVS-PAUSE-13)."""
    return not forbidden(g, act_on(g, verb, h)) and not replaced_before(g, verb, h, copy_since(g, h))
