"""Which card of an event is meant by `it` (UVS-EVENT-02, UVS-RULING-129).

Cards that something is done to together are one event, and a text speaks of one of them."""

from __future__ import annotations

from kumite.core.piles import Zone
from kumite.core.position import Question, Record, fields
from kumite.games.universus.label import label
from kumite.games.universus.pick import CARD
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Ability, Ctx, Happening, Trigger
from kumite.games.universus.secrecy import Holds
from kumite.games.universus.sorts import all_alike, distinct
from kumite.games.universus.terms import DECK, HAND, V_ARRIVE, V_STATUS, V_WOULD
from kumite.games.universus.verbs import EVERYBODY
from kumite.games.universus.words.sels import Ref
from kumite.games.universus.words.structure import Fired
from kumite.games.universus.words.tests import CopyOf
from kumite.games.universus.words.triggers import OWN_CARDS, Either, Event, Moment


def candidates(g: Versus, ctx: Ctx, trigger: Trigger | None, event: Happening) -> Zone:
    """The cards of an event of several that the trigger may speak of; none where it speaks of a certain one."""
    if len(event.what) < 2 or event.verb in (V_STATUS, V_WOULD, V_ARRIVE):
        return ()
    if isinstance(trigger, Either):
        heard = [one for one in trigger.triggers if one.hears(g, ctx, event)]
        trigger = heard[0] if heard else None
    if not isinstance(trigger, Event) or trigger.own or trigger.attack:
        return ()
    return tuple([event.what[i] for i in range(len(event.what)) if trigger.fits_at(g, ctx, event, i)])


def cards_meant(g: Versus, ctx: Ctx, trigger: Trigger | None, events: tuple[Happening, ...]) -> Zone:
    """The same of events that happen together, as what a cost comes to does (UVS-EVENT-03, UVS-RULING-134): the cards
    of all of them, unless one of them speaks of a certain card."""
    first = candidates(g, ctx, trigger, events[0])
    if len(events) < 2 or trigger is None or trigger.own_card():
        return first
    found: Zone = ()
    for event in events:
        cards = event.what if len(event.what) == 1 else candidates(g, ctx, trigger, event)
        if not cards or event.verb not in OWN_CARDS:
            return first
        found += tuple([h for h in cards if h not in found])
    return found


def led_by(event: Happening, cards: Zone) -> Happening:
    """The event with these cards in front: `it` is the first of them."""
    if event.what[: len(cards)] == cards:
        return event
    order = sorted(range(len(event.what)), key=lambda i: event.what[i] not in cards)
    faces = event.faces
    if len(faces) >= len(order):  # behind them stand those that are lost in the deck again
        faces = tuple([faces[i] for i in order]) + faces[len(order) :]
    made: Happening = type(event)(**{**fields(event), "what": tuple([event.what[i] for i in order]), "faces": faces})
    return made


def in_question(g: Versus, who: int, cards: Zone, text: object) -> Zone:
    """Those that `who` is to choose from: where it makes a difference, and where everybody can tell them apart."""
    seen = tuple([h for h in cards if g.zone[h] not in (DECK, HAND) or g.known[h] == EVERYBODY])
    return seen if len(seen) > 1 and not all_alike(g, who, seen) and speaks_of_it(text) else ()


def speaks_of_it(part: object) -> bool:
    """Whether a text speaks of one card of its event; what waits for another event in it speaks of that."""
    if isinstance(part, tuple):
        return any(speaks_of_it(one) for one in part)
    if isinstance(part, Fired) and not isinstance(part.trigger, Moment):
        return speaks_of_it(part.trigger)
    if isinstance(part, Ref):
        return part.name == "event"
    if isinstance(part, CopyOf):
        return part.ref == "event"
    return (
        isinstance(part, Record)
        and not isinstance(part, Ability)
        and any(speaks_of_it(one) for one in fields(part).values())
    )


class WhichIsIt(Holds):
    """Choose the card of the event that is meant."""

    says = "Choose which card is meant"
    rules = ("UVS-EVENT-02", "UVS-RULING-129")

    def __init__(self, who: int, cards: Zone, event: Happening, others: tuple[Happening, ...] = ()) -> None:
        self.who = who
        self.cards = cards
        self.event = event
        self.others = others  # that have happened together with it

    def holds(self, h: int) -> bool:
        return h in self.cards

    def ask(self, g: Versus) -> Question:
        return Question(self.who, "meant", tuple([CARD + h for h in distinct(g, self.who, self.cards)]))

    def act(self, g: Versus, option: int) -> None:
        g.edits += 1
        card, event = option - CARD, self.event
        for other in self.others[::-1]:
            if card in other.what and card not in self.event.what:
                event = other
        self.go_on(g, led_by(event, (card,)))

    def go_on(self, g: Versus, event: Happening) -> None:
        """Do what was to be done, about that card."""
        raise NotImplementedError

    def write(self, g: Versus, option: int) -> str:
        return label(g, self.who, option - CARD, distinct(g, self.who, self.cards))
