"""What a seat may imagine: positions it cannot tell from the real one."""

from __future__ import annotations

from typing import Final

from kumite.core.piles import Shuffle, Zone, redeal
from kumite.core.position import CHANCE, Step
from kumite.games.sftmg.match import DECK_SIZE, name_stage
from kumite.games.sftmg.position import NOBODY, Fight
from kumite.games.sftmg.printed import CARDS, FOCUS, STAGES
from kumite.games.sftmg.rules.harm import met
from kumite.games.sftmg.rules.reach import why_short
from kumite.games.sftmg.rules.spent import Spent
from kumite.games.sftmg.verbs import change

PLAUSIBLE: Final = 7  # of eight facedown attacks one imagines, so many reach: few people waste a card


def guess(g: Fight, seat: int, key: int) -> Fight:
    """Every card the seat has not seen is dealt out again among its owner's; so are a facedown attack and a stage named
    in secret."""
    new, bit = g.clone(), 1 << seat
    for who in range(len(g.fighter)):
        if who != seat:
            new.hand[who] = seen_first(g, new.hand[who], bit)
            if g.named[who] != NOBODY and g.stage == NOBODY:
                name_stage(new, who, (key >> 4 + (who - seat - 1) % len(g.fighter)) % len(STAGES))
        hidden = new.hand[who] + new.table[who] + new.deck[who]
        redeal(new, tuple([h for h in hidden if not g.known[h] & bit]), key + who)
    attack = g.attack
    if attack.by not in (NOBODY, seat) and not attack.faceup and not g.known[attack.card] & bit:
        imagine_attack(new, bit, key)
    renumber(new)
    if g.asking is not None and g.asking.who not in (CHANCE, seat):
        ask_again(new)
    new.edits, new.events = 0, []  # what happened was told with cards it may not have seen
    return new


def seen_first(g: Fight, cards: Zone, bit: int) -> Zone:
    """The cards this seat has seen, sorted, then the others: in which order they are really held is hidden, too."""
    seen = [(g.kind[h], g.known[h], h) for h in cards if g.known[h] & bit]
    if not seen:
        return cards
    return tuple([h for _, _, h in sorted(seen)] + [h for h in cards if not g.known[h] & bit])


def imagine_attack(g: Fight, bit: int, key: int) -> None:
    """The facedown card must be one that may be put down: it changes places with one that may, if it is not."""
    attack = change(g)
    by, card = attack.by, attack.card
    pool = [card] + [h for h in g.hand[by] + g.deck[by] if not g.known[h] & bit]
    able = [h for h in pool if CARDS[g.kind[h]].type <= FOCUS and met(g, by, g.kind[h], attack.target)]
    if (key >> 3) % 8 < PLAUSIBLE:
        able = [h for h in able if not why_short(g, CARDS[g.kind[h]], by, attack.target)] or able
    chosen, kind = (able or [card])[0], g.kind
    kind[card], kind[chosen] = kind[chosen], kind[card]
    attack.kind = kind[card]


def renumber(g: Fight) -> None:
    """Handles by place: which card of a hand was played, and so when it was drawn, leaves no trace."""
    number = [0] * len(g.kind)
    kind, known = g.kind[:], g.known[:]
    for who in range(len(g.fighter)):
        next_one = DECK_SIZE * who
        for zones in (g.deck, g.hand, g.discards, g.table, g.stays):
            zone = zones[who]
            for i, h in enumerate(zone):
                number[h] = next_one + i
                kind[next_one + i], known[next_one + i] = g.kind[h], g.known[h]
            zones[who] = tuple(range(next_one, next_one + len(zone)))
            next_one += len(zone)
    g.kind, g.known = kind, known
    if g.attack.by != NOBODY:
        attack = change(g)
        attack.card = number[attack.card] if attack.card != NOBODY else NOBODY
        attack.answer = number[attack.answer] if attack.answer != NOBODY else NOBODY
    g.todo = [renumbered(step, number) for step in g.todo]
    if isinstance(g.waiting, Shuffle):
        g.waiting = mixed(g.waiting, number)


def renumbered(step: Step, number: list[int]) -> Step:
    """A step that holds handles, with the new ones."""
    if isinstance(step, Spent):
        return Spent(step.who, number[step.card])
    return mixed(step, number) if isinstance(step, Shuffle) else step


def mixed(step: Shuffle, number: list[int]) -> Shuffle:
    return Shuffle(tuple([number[h] for h in step.pile]), step.left)


def ask_again(g: Fight) -> None:
    """Another player's options depend on cards just imagined."""
    if g.waiting is not None:
        g.then(g.waiting)
    g.asking, g.waiting = None, None
    g.run()
