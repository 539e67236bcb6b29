"""What becomes a line of the log: which happenings are told, who may know their cards, and the rules they cite."""

from __future__ import annotations

from typing import Final

from kumite.core.piles import Zone
from kumite.core.position import RuleIds, fields
from kumite.games.universus.events import DOWN, PLACES, Told, listed, pack_place
from kumite.games.universus.faces import card_of, face, held_abilities, other_side, stamina, title_of, zone_cards
from kumite.games.universus.figuring import OF_ATTACKS, figures, halved
from kumite.games.universus.plain import TERRAINS
from kumite.games.universus.position import FACEDOWN, PURPOSES, TRANSFORMED, Versus
from kumite.games.universus.printed import Ability, Happening
from kumite.games.universus.terms import (
    ABILITIES,
    ASSET,
    BACKUP,
    BY_RULE,
    CHARACTER,
    COMPLETELY,
    DECK,
    DISCARDS,
    FOUNDATION,
    HAND,
    MOMENTUM,
    NOBODY,
    NOT_BLOCKED,
    PARTIALLY,
    POOL,
    PROPERTIES,
    ROLES,
    STAGE,
    STATUSES,
    TRANSIT,
    V_ABILITY,
    V_ANNOUNCE,
    V_ARRIVE,
    V_ATTACH,
    V_ATTACKED,
    V_BEFORE_DAMAGE,
    V_BEFORE_GAME,
    V_BEFORE_TAKE,
    V_BONUS,
    V_BUILD,
    V_CANCEL,
    V_CHECK,
    V_CHOICE,
    V_CLEAR,
    V_COMMIT,
    V_COUNTER,
    V_CREATE,
    V_CYCLE,
    V_DEAL,
    V_DESTROY,
    V_DISCARD,
    V_DRAW,
    V_ENTER,
    V_FAIL,
    V_FLIP,
    V_FREEZE,
    V_GAIN,
    V_GRANT,
    V_LEVEL,
    V_LOOK,
    V_LOSE,
    V_MILL,
    V_MOMENT,
    V_MOVE,
    V_PASS,
    V_PENALTY,
    V_PLAY,
    V_READY,
    V_RECOVER,
    V_REMOVE,
    V_RESOLVE,
    V_RESOLVED,
    V_REVEAL,
    V_REVIEW,
    V_SACRIFICE,
    V_SEAL,
    V_SEARCH,
    V_SET,
    V_SHUFFLE,
    V_SPEND,
    V_STATUS,
    V_SWAY,
    V_TIRE,
    V_TRANSFORM,
    V_TRY,
    V_UNFLIP,
    V_UNSEAL,
    V_WOULD,
    VERBS,
    ZONES,
)

# Seams that only abilities wait for.  Some of them happen only where somebody listens, perhaps with a card in hand:
# a line would tell that.
UNTOLD: Final = (
    *(V_MOMENT, V_RESOLVED, V_BEFORE_GAME, V_BEFORE_DAMAGE, V_BEFORE_TAKE, V_ATTACKED, V_WOULD, V_ARRIVE, V_TRY),
    V_SWAY,
)

ALL: Final = 7  # who has seen a card, as bits: everybody

# What somebody does because an effect of the other player's wants it (UVS-INSTR-04): the line says so
ASKED: Final = (
    *(V_DRAW, V_DISCARD, V_MILL, V_SPEND, V_CLEAR, V_DESTROY, V_SACRIFICE, V_BUILD, V_COMMIT, V_READY, V_FLIP),
    *(V_UNFLIP, V_FREEZE, V_SEAL, V_UNSEAL, V_TRANSFORM, V_REVEAL, V_REMOVE, V_MOVE),
)

CITES: Final[dict[int, RuleIds]] = {
    V_DRAW: ("UVS-DRAW-01",),
    V_DISCARD: ("UVS-DISC-01",),
    V_MILL: ("UVS-MILL-01",),
    V_SPEND: ("UVS-SPEND-01",),
    V_CLEAR: ("UVS-CLEAR-01",),
    V_DESTROY: ("UVS-DESTR-01",),
    V_SACRIFICE: ("UVS-SAC-01",),
    V_REMOVE: ("UVS-REMOVE-01", "UVS-RFG-01"),
    V_MOVE: ("UVS-ZCHG-01",),
    V_BUILD: ("UVS-BUILD-01",),
    V_COMMIT: ("UVS-COMMIT-01",),
    V_READY: ("UVS-READY-01",),
    V_FLIP: ("UVS-FLIP-01",),
    V_UNFLIP: ("UVS-UNFLIP-01",),
    V_FREEZE: ("UVS-FREEZE-01",),
    V_SEAL: ("UVS-SEAL-01",),
    V_UNSEAL: ("UVS-UNSEAL-01",),
    V_TRANSFORM: ("UVS-TRANSF-01",),
    V_REVEAL: ("UVS-REVEAL-01",),
    V_LOOK: ("UVS-PRIV-02",),
    V_GAIN: ("UVS-HEALTH-05",),
    V_LOSE: ("UVS-HEALTH-02",),
    V_BONUS: ("UVS-BONUS-01",),
    V_PENALTY: ("UVS-PEN-01",),
    V_SET: ("UVS-STATE-02", "UVS-BONUS-02", "UVS-PEN-02"),
    V_PLAY: ("UVS-PLAYCD-10",),
    V_ABILITY: ("UVS-PLAYAB-04",),
    V_CHOICE: ("UVS-BULL-02",),
    V_CHECK: ("UVS-CHECK-01", "UVS-CHECK-02"),
    V_PASS: ("UVS-CHECK-04",),
    V_FAIL: ("UVS-CHECK-10",),
    V_DEAL: ("UVS-DEALS-01",),
    V_RESOLVE: ("UVS-RESOLVE-01",),
    V_ENTER: ("UVS-SEQ-01",),
    V_COUNTER: ("UVS-CNTR-01",),
    V_CREATE: ("UVS-TOKEN-01",),
    V_ATTACH: ("UVS-ATTCH-01",),
    V_LEVEL: ("UVS-LVL-01",),
    V_GRANT: ("UVS-GAINKW-01",),
    V_CANCEL: ("UVS-CANC-01",),
    V_SEARCH: ("UVS-SEARCH-01",),
    V_SHUFFLE: ("UVS-SEARCH-04",),
    V_CYCLE: ("UVS-CYCLE-02",),
    V_REVIEW: ("UVS-REVIEW-02",),
    V_TIRE: ("UVS-STAM-02",),
    V_RECOVER: ("UVS-STAM-04",),
}
RULED: Final[dict[int, RuleIds]] = {  # the same where no effect wants it, but the course of the game
    V_READY: ("UVS-READYST-02",),
    V_DRAW: ("UVS-DRAWST-02",),
    V_SACRIFICE: ("UVS-SAC-01", "UVS-PAUSE-07"),
    V_REMOVE: ("UVS-CYCLE-02", "UVS-RFG-01"),
}
BUILT_AS: Final[dict[int, RuleIds]] = {  # when the card pool is cleared
    FOUNDATION: ("UVS-CLRP-04",),
    ASSET: ("UVS-CLRP-05",),
    BACKUP: ("UVS-BUILD-01", "UVS-BACK-03"),
    CHARACTER: ("UVS-CLRP-08",),
}
HALVED: Final[dict[int, RuleIds]] = {PARTIALLY: ("UVS-DSTEP-03",), COMPLETELY: ("UVS-KTHROW-01",)}
BY_STATUS: Final[dict[int, RuleIds]] = {
    NOT_BLOCKED: ("UVS-BSTEP-12",),
    PARTIALLY: ("UVS-BSTEP-14",),
    COMPLETELY: ("UVS-BSTEP-13",),
}


NOTES: Final[dict[int, tuple[str, ...]]] = {  # the note of a happening in words, where its verb has any
    V_STATUS: STATUSES,
    V_RESOLVE: STATUSES,
    V_DEAL: STATUSES,
    V_PLAY: ROLES,
    V_ANNOUNCE: ROLES,
    V_CHECK: PURPOSES,
    V_PASS: PURPOSES,
    V_FAIL: PURPOSES,
    V_BONUS: PROPERTIES,
    V_PENALTY: PROPERTIES,
    V_SET: PROPERTIES,
}
OF_NUMBERS: Final = (V_PASS, V_FAIL, V_GAIN, V_LOSE, V_TIRE, V_RECOVER, V_SET, V_BONUS, V_PENALTY)
DETAILED: Final = frozenset((*ASKED, *OF_NUMBERS, V_ENTER, V_DEAL, V_ANNOUNCE, V_ABILITY))


def lines_of(g: Versus, event: Happening, rules: RuleIds, at: Zone | None) -> list[Told]:
    """One line; but two of what is done to cards of both players at once, since each carries it out with their own
    (UVS-EVENT-07, UVS-BOTH-02)."""
    if len(event.what) < 2 or event.verb not in ASKED:
        return [line_of(g, event, rules, at)]
    owners = [g.owner[h] for h in event.what]
    if len(set(owners)) < 2:
        return [line_of(g, event, rules, at)]
    found = []
    for seat in dict.fromkeys(owners):
        mine = [i for i in range(len(owners)) if owners[i] == seat]
        part = Happening(
            **{**fields(event), "by": seat, "what": tuple([event.what[i] for i in mine]), "amount": len(mine)}
        )
        found.append(line_of(g, part, rules, None if at is None else tuple([at[i] for i in mine])))
    return found


def line_of(g: Versus, event: Happening, rules: RuleIds, at: Zone | None) -> Told:
    """The line for the log: each card keeps its name to those who have seen it.  Cards that are in a hand, or
    were, are sorted, since the order in which they are held is nobody's business."""
    what, verb = event.what, event.verb
    names: tuple[str, ...]
    known: Zone
    if len(what) == 1:  # as nearly always
        h = what[0]
        copy = copy_of(g, h)
        names, known = (copy or title_then(g, event, 0),), (ALL if copy else g.known[h],)
        at = (place_of(g, h),) if at is None else at
    else:
        at = tuple([place_of(g, h) for h in what]) if at is None else at
        if what and (g.zone[what[0]] == HAND or (event.origin == HAND and g.zone[what[0]] == DECK)):
            order = [i for _, _, i in sorted([(-g.known[h], g.kind[h], i) for i, h in enumerate(what)])]
            what, at = tuple([what[i] for i in order]), tuple([at[i] for i in order])
        whole = what == event.what
        copies = [copy_of(g, h) for h in what]
        names = tuple(
            [copies[i] or (title_then(g, event, i) if whole else title_of(g, what[i])) for i in range(len(what))]
        )
        known = tuple([ALL if copies[i] else g.known[what[i]] for i in range(len(what))])
    if len(event.faces) > len(what) and (event.origin == DECK or verb == V_ABILITY):
        # in the deck again by a cycle: everybody saw them
        gone = event.faces[len(what) :]
        names += tuple([seen.full_name() for seen in gone])
        known += (ALL,) * len(gone)
        at += (NOBODY,) * len(gone)
    return Told(
        VERBS[verb],
        event.by,
        names,
        at,
        known,
        event.amount,
        note_of(g, event),
        rules or rules_of(g, event),
        ZONES[event.origin] if event.origin >= 0 else "",
        ZONES[event.to] if event.to >= 0 else "",
        g.owner[what[0]] if what else NOBODY,
        detail_of(g, event) if verb in DETAILED else "",
    )


def copy_of(g: Versus, h: int) -> str:
    """What a face-down card is a copy of, if it is one: everybody sees that, whatever it is (UVS-FDATK-01)."""
    if not g.flags[h] & FACEDOWN or g.zone[h] not in (STAGE, POOL, TRANSIT):
        return ""
    name = face(g, h).full_name()
    return f"{name} (face down)" if name else ""


def rules_of(g: Versus, event: Happening) -> RuleIds:
    """What the line cites: what such a thing is, and where the game itself wants it, by which rule."""
    verb, usual = event.verb, CITES.get(event.verb, ())
    if verb == V_STATUS:
        return BY_STATUS[event.note]
    if verb == V_DEAL and halved(event):
        return (*usual, *HALVED[event.note])
    if event.via != BY_RULE or not event.what:
        return usual
    kind = event.faces[0].type if event.faces else NOBODY
    if verb == V_BUILD and event.origin == POOL:
        return ("UVS-KSHIFT-01",) if g.flags[event.what[0]] & TRANSFORMED else BUILT_AS.get(kind, usual)
    if verb == V_MOVE and event.origin == POOL and event.to == MOMENTUM:
        return ("UVS-CLRP-06",)
    if verb == V_MOVE and event.to == DISCARDS:
        stage = ("UVS-PAUSE-06",) if kind == CHARACTER else ("UVS-PAUSE-11",)
        return (*usual, *stage) if event.origin == STAGE else ("UVS-PLAYCD-09",)
    if verb == V_DESTROY:
        surplus = not g.house.edition.pauses & TERRAINS  # Terrains go otherwise there, so this one was Unique
        return (*usual, "UVS-STAM-03" if kind == BACKUP else "UVS-PAUSE-07" if surplus else "UVS-PAUSE-09")
    return RULED.get(verb, usual)


def title_then(g: Versus, event: Happening, i: int) -> str:
    """What one of its cards was called: by its other side, if that was in force until this happened."""
    h, verb = event.what[i], event.verb
    back = card_of(g, h).back
    if back is None:
        return title_of(g, h)
    if verb == V_TRANSFORM or (verb == V_BUILD and g.flags[h] & TRANSFORMED):
        before = other_side(g, h)
        return title_of(g, h) if before is None else before.full_name()
    if len(event.faces) > i and event.origin in PLACES and event.faces[i].full_name() == back.full_name():
        return back.full_name()
    return title_of(g, h)


def note_of(g: Versus, event: Happening) -> str:
    """The note of the line in words; of what everybody sees transformed, what it has become; of what comes into play
    face down, that it does (UVS-FDC-01)."""
    verb = event.verb
    if verb in NOTES:
        return NOTES[verb][event.note]
    if event.to == MOMENTUM:
        return in_row(g, event)
    if verb == V_BUILD and event.what and not [h for h in event.what if not g.flags[h] & FACEDOWN]:
        return DOWN
    if verb in (V_TRANSFORM, V_BUILD):
        turned = [h for h in event.what if g.flags[h] & TRANSFORMED] if verb == V_BUILD else event.what
        names = [title_of(g, h) for h in turned if g.known[h] == ALL]
        return listed(names) if names and len(names) == len(event.what) else ""
    return ""


def place_of(g: Versus, h: int) -> int:
    """Where a card lies that everybody sees, as one number: whose, the zone, the place in it; NOBODY of a hand or
    deck."""
    zone = g.zone[h]
    if zone not in PLACES:
        return NOBODY
    return pack_place(g.owner[h], zone, zone_cards(g, g.owner[h], zone).index(h))


def detail_of(g: Versus, event: Happening) -> str:
    """What the line needs besides its cards and numbers."""
    verb = event.verb
    if verb in (V_GAIN, V_LOSE):
        return str(g.health[event.by]) if not event.what else ""
    if verb in (V_PASS, V_FAIL):  # with changes it is another value than the card's
        return "" if event.amount == turned_up(g, event) else str(event.amount)
    if verb in ASKED:
        return str(event.cause) if event.cause not in (NOBODY, event.by) else ""
    if verb in (V_TIRE, V_RECOVER):
        return str(stamina(g, event.what[0]))
    if verb in OF_ATTACKS:
        hit = verb == V_DEAL and event.source != NOBODY
        return title_of(g, event.source) if hit else figures(event)
    if verb == V_ANNOUNCE and event.ability != NOBODY:
        held = held_abilities(g, event.what[0])
        return title_on(held, event.ability, held[event.ability])
    if verb == V_ABILITY and 0 <= event.note < len(g.scopes):
        text = g.scopes[event.note].text
        return "" if text is None else title_on(event.faces[0].abilities, event.ability, text)
    return ""


def in_row(g: Versus, event: Happening) -> str:
    """Where in momentum a card was put that did not go to the end: everybody sees that (UVS-MOM-03)."""
    h = event.what[0] if event.what else NOBODY
    if h == NOBODY or g.zone[h] != MOMENTUM:
        return ""
    row = g.momentum[g.owner[h]]
    return "" if row[-1] == h else f"before card {row.index(h) + 1}"


def turned_up(g: Versus, event: Happening) -> int:
    """The value that the card of this check began it with."""
    for earlier in g.log[::-1]:
        if earlier.verb == V_CHECK and earlier.by == event.by:
            return earlier.amount
    return event.amount


def title_on(held: tuple[Ability, ...], number: int, ability: Ability) -> str:
    """Its title, and which one it is where the card has several of that title: everybody sees what is played."""
    title = ability_title(ability)
    same = [at for at in range(len(held)) if ability_title(held[at]) == title]
    return f"{title} #{same.index(number) + 1}" if len(same) > 1 and number in same else title


def ability_title(ability: Ability) -> str:
    """`Enhance`, `EX`, or the name it has."""
    return ability.name or ability.keyword or ABILITIES[ability.kind]
