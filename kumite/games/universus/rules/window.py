"""Response windows (UVS-RESP-06): the active player first, one response or a pass, until both pass in succession.

Whether a window opens, and who is asked, depends on public facts only (`windows: open`), so that neither a question
nor its absence tells what somebody holds; with `windows: silent` only those are asked who can do something."""

from __future__ import annotations

from typing import Final

from kumite.core.piles import Zone
from kumite.core.position import Asks, Question, Step
from kumite.games.universus.ears import ANYBODYS_EAR
from kumite.games.universus.faces import ability_of, held_abilities, is_public
from kumite.games.universus.failing import Failable
from kumite.games.universus.handwork import from_hiding, hides
from kumite.games.universus.label import label
from kumite.games.universus.legal import allowed, in_limits, in_place, is_theirs, payable, placed, plays_card
from kumite.games.universus.parting import has_spoken, parted, responds_still
from kumite.games.universus.position import Versus, rival_of
from kumite.games.universus.printed import Ability, Ctx, Happening
from kumite.games.universus.printer import of_card, restriction
from kumite.games.universus.rules.ability import begin_ability
from kumite.games.universus.rules.cost import Paid
from kumite.games.universus.secrecy import bring_up
from kumite.games.universus.sorts import interchangeable
from kumite.games.universus.terms import DISCARDS, HAND, NOBODY, RESPONSE, V_ABILITY, V_TRANSFORM, V_UNFLIP, V_UNSEAL
from kumite.games.universus.texts import SETTLE, Run
from kumite.games.universus.words.riders import RivalMayCancel
from kumite.games.universus.words.sought import unsure
from kumite.games.universus.words.vitals import cancel

Played = tuple[tuple[int, Ability], ...]  # what was played in a window: cards, and which of their abilities

PASS: Final = 0
ABILITY: Final = 10_000  # + 64 * handle + number of the ability
ANEW: Final = (V_UNFLIP, V_UNSEAL, V_TRANSFORM)  # after these a card's abilities are newly gained


def opens_window(g: Versus, news: tuple[Happening, ...]) -> Step | None:
    """The window of these events, if anybody may have something to say; an active player who has nothing has passed."""
    return window_of(g, news) if g.house.windows != "silent" or overheard(g, news) else None


def window_of(g: Versus, news: tuple[Happening, ...]) -> Step | None:
    """The same where it is known that some card listens, or that it does not matter."""
    if concerned(g, g.turn, news):
        return Window(news, g.turn, 0, ())
    rival = rival_of(g.turn)
    return Window(news, rival, 1, ()) if concerned(g, rival, news) else None


def overheard(g: Versus, news: tuple[Happening, ...]) -> bool:
    """Whether any card listens for any of this."""
    for event in news:
        if g.ears[event.verb] or (event.origin != NOBODY and event.to != DISCARDS and parted(g, event)):
            return True
    return False


def concerned(g: Versus, seat: int, news: tuple[Happening, ...]) -> bool:
    """Whether this player is to be asked: something is there to be played, or, at an open table, might be."""
    return (g.house.windows != "silent" and might_respond(g, seat, news)) or bool(responses(g, seat, news, ()))


def might_respond(g: Versus, seat: int, news: tuple[Happening, ...]) -> bool:
    """At an open table: as far as the rival can tell, this player may have a response in hand or face down, or hold
    what one on the table costs."""
    return g.house.windows != "silent" and (from_hiding(g, seat, news) or might_pay(g, seat, news))


def might_pay(g: Versus, seat: int, news: tuple[Happening, ...]) -> bool:
    """Whether a response that everybody sees asks for cards of a certain kind out of the hand."""
    for event in news:
        for h in g.ears[event.verb]:
            if g.owner[h] == seat and is_public(g, h):
                held = held_abilities(g, h)
                for number in range(len(held)):
                    if costs_secrets(g, seat, h, number, held[number]) and hears(g, seat, h, number, event):
                        return True
    return False


def costs_secrets(g: Versus, seat: int, h: int, number: int, ability: Ability) -> bool:
    """Whether only the price stands between the player and this response, and it may be there."""
    if ability.kind != RESPONSE or not ability.cost or not unsure(g, seat, ability.cost):
        return False
    return in_place(g, seat, h, ability) and in_limits(g, h, number, ability)


def responses(g: Versus, seat: int, news: tuple[Happening, ...], played: Played) -> list[int]:
    """The valid responses of a player (UVS-RESP-01, UVS-RESP-10, UVS-RULING-79), each once per window (UVS-RESP-11)."""
    found: list[int] = []
    ears, owner, anybodys = g.ears, g.owner, g.ears[ANYBODYS_EAR]
    for event in news:
        for h in ears[event.verb]:
            if owner[h] != seat and h not in anybodys:
                continue
            for number, ability in placed(g, seat, h, RESPONSE):
                trigger, option = ability.trigger, ABILITY + 64 * h + number
                if trigger is None or not trigger.hears(g, Ctx(seat, h, 0, event), event):
                    continue
                if not has_spoken(g, h, ability, event):
                    continue
                if option in found or (played and was_played(played, h, held_abilities(g, h), number)):
                    continue
                role = plays_card(g, h, ability)
                if is_theirs(g, seat, h, ability) and allowed(g, seat, h, number, ability, role):
                    found.append(option)
        if event.origin != NOBODY and event.to != DISCARDS:
            found += [option for option in from_afar(g, seat, event, played) if option not in found]
    return found


def from_afar(g: Versus, seat: int, event: Happening, played: Played) -> list[int]:
    """Responses of cards that this event has taken away."""
    return [
        ABILITY + 64 * one.card + one.number
        for one in parted(g, event)
        if responds_still(g, seat, one, event)
        and not was_played(played, one.card, held_abilities(g, one.card), one.number)
    ]


def was_played(played: Played, h: int, held: tuple[Ability, ...], number: int) -> bool:
    """UVS-RESP-11: each once; what a card has gained since, or has on its other side, is another ability.  Of several
    that are alike, the first ones were those."""
    times = played.count((h, held[number]))
    return times > 0 and held[:number].count(held[number]) < times


def speaks_of_itself(g: Versus, h: int, number: int) -> bool:
    """UVS-RESP-04: its trigger names its own card, so everybody learns which card that was."""
    trigger = held_abilities(g, h)[number].trigger
    return trigger is not None and trigger.own_card()


def hears(g: Versus, seat: int, h: int, number: int, event: Happening) -> bool:
    trigger = held_abilities(g, h)[number].trigger
    return trigger is not None and trigger.hears(g, Ctx(seat, h, 0, event), event)


class Window(Asks):
    """A response window: respond to what has happened, or pass (UVS-RESP-08, UVS-RESP-09).  Whatever it interrupts,
    even another window, waits (UVS-RESP-07)."""

    says = "Respond, or pass"
    rules = ("UVS-RESP-08", "UVS-RESP-09", "UVS-AP-02")

    __slots__ = ("news", "passes", "played", "when", "who")

    def __init__(self, news: tuple[Happening, ...], who: int, passes: int, played: Played, when: Zone = ()) -> None:
        self.news = news
        self.who = who
        self.passes = passes
        self.played = played
        self.when = when  # how long the log was as each of them was announced

    def used_up(self, g: Versus) -> Played:
        """What was played and has not been gained anew since (UVS-RULING-45)."""
        kept: Played = ()
        for i in range(len(self.played)):
            if i >= len(self.when) or not gained_anew(g, self.played[i], self.when[i]):
                kept += (self.played[i],)
        return kept

    def ask(self, g: Versus) -> Question:
        found = responses(g, self.who, self.news, self.used_up(g))
        hidden = might_respond(g, self.who, self.news)
        return Question(self.who, "respond", (PASS, *offered_once(g, self.who, found)), always=hidden)

    def act(self, g: Versus, option: int) -> None:
        g.edits += 1
        other = rival_of(self.who)
        if option == PASS:
            if self.passes == 0:
                g.then(Window(self.news, other, 1, self.played, self.when))
            return
        g.loops = 0  # whoever plays a response need not go on (UVS-RULING-63)
        h, number = (option - ABILITY) // 64, (option - ABILITY) % 64
        if not speaks_of_itself(g, h, number):
            h = bring_up(g, h)
        events = tuple([event for event in self.news if hears(g, self.who, h, number, event)])
        played = (*self.played, (h, held_abilities(g, h)[number]))
        g.then(Window(self.news, other, 0, played, (*self.when, len(g.log))))
        begin_ability(g, self.who, h, number, events)

    def write(self, g: Versus, option: int) -> str:
        return "pass" if option == PASS else ability_label(g, self.who, option, self.offered(g))

    def meant(self, g: Versus, text: str) -> int:
        return meant_once(g, self.who, text, responses(g, self.who, self.news, self.used_up(g)))


def gained_anew(g: Versus, played: tuple[int, Ability], since: int) -> bool:
    """Whether the card has been turned up, unsealed or transformed, or has changed its zone, since it was played.  What
    waits for something about its own card has seen that happen once."""
    h, ability = played
    if ability.trigger is None or ability.trigger.own_card():
        return False
    done = anew = False
    for event in g.log[since:]:
        if event.verb == V_ABILITY and h in event.what:
            done, anew = True, False
        elif done and h in event.what and (event.verb in ANEW or NOBODY != event.origin != event.to):
            anew = True
    return anew


def offered_once(g: Versus, who: int, options: list[int]) -> list[int]:
    """Of interchangeable cards, one: those on the table first, then those in hand, by what they are."""
    if len(options) < 2:
        return options
    kinds, zones = g.kind, g.zone
    first: list[int] = []
    held: list[tuple[int, int, int]] = []
    for option in sorted(options):
        h = (option - ABILITY) // 64
        if zones[h] == HAND:
            held.append((kinds[h], -g.known[h], option))  # one that others have seen comes first
        else:
            first.append(option)
    if held:
        first += [option for _, _, option in sorted(held)]
    kept: list[int] = []
    sorts: list[int] = []
    for option in first:
        sort = kinds[(option - ABILITY) // 64] * 64 + (option - ABILITY) % 64
        if sort not in sorts or stands_for(g, who, kept, option) == NOBODY:
            sorts.append(sort)
            kept.append(option)
    return kept


def stands_for(g: Versus, who: int, kept: list[int], option: int) -> int:
    """The one among these that is as good: the same ability of a card that nothing distinguishes; or NOBODY."""
    kinds, h = g.kind, (option - ABILITY) // 64
    for other in kept:
        o = (other - ABILITY) // 64
        if kinds[o] == kinds[h] and (other - option) % 64 == 0 and o != h and interchangeable(g, who, o, h):
            return other
    return NOBODY


def meant_once(g: Versus, who: int, text: str, options: list[int]) -> int:
    """The option that stands for the one that is called so among all of these, as older records number them; or -1."""
    for option in options:
        if ability_label(g, who, option, options) == text:
            kept = offered_once(g, who, options)
            return option if option in kept else stands_for(g, who, kept, option)
    return -1


def ability_label(g: Versus, who: int, option: int, among: object) -> str:
    """`use NAME`, and which of its abilities where several can be used."""
    h = (option - ABILITY) // 64
    others: list[int] = []
    if isinstance(among, (tuple, list, range)):
        others = [o for o in among if isinstance(o, int) and o >= ABILITY]
    cards = tuple(dict.fromkeys([(o - ABILITY) // 64 for o in others])) or (h,)
    same = [o for o in others if (o - ABILITY) // 64 == h]
    name = label(g, who, h, cards)
    tail = f": {ability_name(g, h, (option - ABILITY) % 64, same.index(option) + 1)}" if len(same) > 1 else ""
    return f"use {name}{tail}"


def ability_name(g: Versus, h: int, number: int, nth: int) -> str:
    """An ability among several of one card: its own name, its keyword, or which of them it is."""
    held = held_abilities(g, h)
    ability = held[number]
    own = ability.name or ability.keyword
    names = [a.name or a.keyword for a in held]
    if own and names.count(own) > 1:
        return f"{own} #{names[: number + 1].count(own)}"
    return own or f"ability {nth}"


class OpenWindow(Step):
    """The window of these events, looked at when fired effects and the rival's decision are done (UVS-PREST-08,
    UVS-RULING-79)."""

    says = "Responses, if there are any"
    rules = ("UVS-RESP-06",)

    def __init__(self, news: tuple[Happening, ...]) -> None:
        self.news = news

    def run(self, g: Versus) -> None:
        window = opens_window(g, self.news)
        if window is not None:
            g.then(window)


def cancellable(g: Versus, event: Happening) -> bool:
    """UVS-PREST-06: few abilities are the rival's to cancel."""
    ability = ability_of(g, event)
    return ability is not None and any(isinstance(rider, RivalMayCancel) for rider in ability.riders)


class MayCancel(Step):
    """UVS-PREST-06, UVS-PREST-08: the rival may do something to cancel the ability."""

    says = "The rival may cancel the ability"
    rules = ("UVS-PREST-06",)

    def __init__(self, event: Happening) -> None:
        self.event = event

    def run(self, g: Versus) -> None:
        ability = ability_of(g, self.event)
        if ability is None or g.scopes[self.event.note].cancelled:
            return
        for rider in ability.riders:
            if isinstance(rider, RivalMayCancel):
                g.then(WillCancel(rival_of(self.event.by), rider, self.event))


class WillCancel(Asks):
    """Pay to cancel it: that is a cost (UVS-PREST-07)."""

    says = "Cancel the ability?"
    rules = ("UVS-PREST-06", "UVS-PREST-07")

    def __init__(self, who: int, rider: RivalMayCancel, event: Happening) -> None:
        self.who = who
        self.rider = rider
        self.event = event

    def ask(self, g: Versus) -> Question:
        able = payable(g, self.who, self.event.source, self.rider.price, self.event.note, False)
        return Question(self.who, "cancel", (0, 1) if able else (0,), always=hides(g, self.who))

    def act(self, g: Versus, option: int) -> None:
        g.edits += 1
        if option:
            g.busy += 1
            ctx = Ctx(self.who, self.event.source, self.event.note, self.event)
            g.then(Run(self.rider.price, ctx), Paid(), SETTLE, Cancelled(self.event), SETTLE)

    def write(self, g: Versus, option: int) -> str:
        return "cancel it" if option else "let it be"

    def prompt(self, g: Versus) -> str:
        ctx = Ctx(self.event.by, self.event.source, self.event.note)
        return of_card(g, ctx, restriction(self.rider))


class Cancelled(Failable):
    """It is cancelled."""

    says = "Cancel the ability"
    rules = ("UVS-CANC-01",)

    def __init__(self, event: Happening) -> None:
        self.event = event

    def failed(self, g: Versus) -> None:
        """The price was not paid: the ability goes on."""

    def run(self, g: Versus) -> None:
        cancel(g, self.event)
