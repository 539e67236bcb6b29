"""Which cards make no difference to the one who chooses: of each sort one is offered."""

from __future__ import annotations

from kumite.core.piles import Zone
from kumite.games.universus.faces import face
from kumite.games.universus.position import FACEDOWN, NEW_FACEDOWN, Versus
from kumite.games.universus.terms import DECK, HAND, MOMENTUM, POOL
from kumite.games.universus.uses import counts


def is_blind(g: Versus, who: int, h: int) -> bool:
    """Whether `who` would pick this card from somebody else's hand without having seen it."""
    return g.zone[h] == HAND and g.owner[h] != who and not g.known[h] >> who & 1


def like_it(g: Versus, who: int, h: int, cards: Zone) -> Zone:
    """Those of these cards between which `who` would pick blindly, if this is one."""
    if not is_blind(g, who, h):
        return ()
    return tuple([other for other in cards if g.owner[other] == g.owner[h] and is_blind(g, who, other)])


def unknown_in_deck(g: Versus, who: int, h: int) -> bool:
    return g.zone[h] == DECK and not g.known[h] >> who & 1


def distinct(g: Versus, who: int, cards: Zone) -> Zone:
    """One of each sort of cards that make no difference to the one who chooses; those of a hand or deck by name, so
    that their order tells nothing."""
    if len(cards) < 2:
        return cards
    found: list[int] = []
    for h in in_order(g, who, cards):
        for other in found:
            if (g.kind[h] == g.kind[other] or is_blind(g, who, h)) and alike(g, who, h, other):
                break
        else:
            found.append(h)
    return tuple(found)


def in_order(g: Versus, who: int, cards: Zone) -> Zone:
    """Cards in hands and decks after those on the table, sorted by what they are as far as this seat knows."""
    zones, kinds, known = g.zone, g.kind, g.known
    piled = [h for h in cards if zones[h] in (HAND, DECK)]
    if len(piled) < 2:
        return cards
    hidden = sorted([(kinds[h] if known[h] >> who & 1 else -1, -known[h], h) for h in piled])
    open_ones = [h for h in cards if h not in piled] if len(piled) < len(cards) else []
    return tuple(open_ones + [h for _, _, h in hidden])


def all_alike(g: Versus, who: int, cards: Zone) -> bool:
    for h in cards[1:]:
        if not alike(g, who, cards[0], h):
            return False
    return True


def alike(g: Versus, who: int, a: int, b: int) -> bool:
    """Whether two cards are interchangeable: the same print, place, facing, state, and nothing on either of them
    (UVS-FDC-03, UVS-FDC-04).  Those of momentum never are: they lie in a row (UVS-MOM-01) of which the other player
    has seen how each came to its place, so which one leaves it tells something, whatever they are (UVS-MOM-02)."""
    if g.zone[a] == HAND == g.zone[b] and is_blind(g, who, a):
        return g.owner[a] == g.owner[b] and is_blind(g, who, b)
    if g.zone[a] != g.zone[b] or g.owner[a] != g.owner[b] or g.flags[a] != g.flags[b] or g.kind[a] != g.kind[b]:
        return False
    if g.zone[a] == HAND and g.owner[a] == who:
        return True  # of those one that others have seen, too, comes first (`in_order`)
    if g.zone[a] == MOMENTUM or g.known[a] != g.known[b]:
        return False
    if g.flags[a] & NEW_FACEDOWN or (g.flags[a] & FACEDOWN and not g.known[a] >> who & 1):
        return False  # UVS-FDC-03: this turn they are told apart; later the owner's own need not be (UVS-FDC-04)
    if g.zone[a] == HAND:
        return True
    if g.wounds[a] != g.wounds[b] or face(g, a) is not face(g, b):
        return False
    return not marked(g, a) and not marked(g, b)


def interchangeable(g: Versus, who: int, a: int, b: int) -> bool:
    """Whether it makes no difference on which of two cards of one print an ability is played: they are alike, nothing
    that goes on speaks of one of them, and the same has happened to both this turn, which an ability may ask about."""
    if g.zone[a] == HAND == g.zone[b]:
        return True
    if g.zone[a] == POOL or g.beneath or not alike(g, who, a, b):  # in a card pool, cards lie in order
        return False
    return not spoken_of(g, a, b) and same_happened(g, a, b)


def spoken_of(g: Versus, a: int, b: int) -> bool:
    """Whether what is being done, or waits to be done, has a name for one of these cards."""
    for scope in g.scopes + [effect.scope for effect in g.effects]:
        if scope.card in (a, b):
            return True
        for bound in scope.binds:
            if a in bound.cards or b in bound.cards:
                return True
    return False


def same_happened(g: Versus, a: int, b: int) -> bool:
    """Whether the same happened to both this turn, and both did the same, one after the other.  It counts even where
    no card in sight asks about that: one that does may be in either deck, and whether it is must not show here."""
    of_a: list[int] = []
    of_b: list[int] = []
    for event in g.log:
        what, source = event.what, event.source
        if a in what or a == source:
            of_a += (event.verb, event.note, 1 if a == source else 0)
        if b in what or b == source:
            of_b += (event.verb, event.note, 1 if b == source else 0)
    return of_a == of_b


def marked(g: Versus, h: int) -> bool:
    """Something is assigned to the card or counted on it."""
    for effect in g.effects:
        if h in (effect.on, effect.source):
            return True
    for counter in g.counters:
        if counter[0] == h:
            return True
    return counts(g, h)
