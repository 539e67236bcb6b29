"""What must be used sooner or later: every card, attack and ability.  One entry a game; a game without one fails."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from kumite.core.position import Event
from kumite.games.megafighter import events as tell
from kumite.games.megafighter.position import NOBODY, Bout, owner, standing
from kumite.games.megafighter.printed import CARDS, LETTERS, RED_BAR, ROSTER, Ability
from kumite.games.megafighter.statics import Armour, Discount, Fury, NoHealing, Shelter, Swagger
from kumite.games.megafighter.words import SELF, Heal
from kumite.games.sftmg import events as punches
from kumite.games.sftmg import happenings as moves
from kumite.games.sftmg import printed as fists
from kumite.games.sftmg import tokens as powers
from kumite.games.sftmg.position import Fight
from kumite.games.sftmg.rules.turn import AIM, ATTACK, FREELY
from kumite.games.universus import events as table_talk
from kumite.games.universus import faces as versus
from kumite.games.universus.decks import SHELVES, Shelf
from kumite.games.universus.position import Versus
from kumite.games.universus.rules.window import ABILITY
from kumite.games.universus.telling import ability_title
from kumite.games.universus.terms import ACTION, CHARACTER, TOKEN
from kumite.games.universus.tokens import HOME


class Usage:
    """A game's list of everything that is printed, and how to tell that it was used."""

    def everything(self) -> set[str]:
        raise NotImplementedError

    def used(self, before: Any, after: Any) -> Iterator[str]:
        """What one answer used, by the same names."""
        raise NotImplementedError

    def livelier(self, g: Any) -> Sequence[int]:
        """The options that get on with it, where most of a random player's answers would lead nowhere."""
        assert g.asking is not None
        options: Sequence[int] = g.asking.options
        return options


class Megafighter(Usage):
    """Attacks, Abilities, Button Cards either way up, Block Cards, cards laid face down, and every kind of event."""

    def everything(self) -> set[str]:
        printed = {f"{f.name}: {text.name}" for f in ROSTER for text in (*f.attacks, *f.abilities)}
        laid = {f"{card.name} as {LETTERS[button]}" for card in CARDS for button in card.buttons}
        blocks = {f"{card.name} blocks" for card in CARDS if card.block}
        return printed | laid | blocks | {f"{card.name} face down" for card in CARDS} | happenings(tell)

    def used(self, before: Any, after: Any) -> Iterator[str]:
        assert isinstance(before, Bout)
        assert isinstance(after, Bout)
        events = after.events
        for i, event in enumerate(events):
            yield type(event).__name__
            yield from self.told_by(event, events[:i])
        yield from self.standing_texts(before, after)

    def told_by(self, event: Event, earlier: Sequence[Event]) -> Iterator[str]:
        if isinstance(event, tell.Performed):
            yield f"{event.fighter_name()}: {ROSTER[event.fighter].attacks[event.attack].name}"
        elif isinstance(event, tell.Used):
            yield f"{event.fighter_name()}: {ROSTER[event.fighter].abilities[event.ability].name}"
        elif isinstance(event, tell.Laid):
            yield f"{CARDS[event.kind].name} as {LETTERS[event.colour]}"
        elif isinstance(event, tell.Allocated):
            yield from (f"{CARDS[kind].name} face down" for kind in event.kinds)
        elif isinstance(event, tell.Blocked) and earlier and isinstance(earlier[-1], tell.Discarded):
            yield from (f"{CARDS[kind].name} blocks" for kind in earlier[-1].kinds)

    def standing_texts(self, before: Bout, after: Bout) -> Iterator[str]:
        """Texts that simply hold are used when something came out differently because of them."""
        for slot in (*standing(before, 0), *standing(before, 1)):
            fighter = ROSTER[before.fighter[slot]]
            for ability in fighter.abilities:
                holds = ability.colour != RED_BAR or before.front[owner(slot)] == slot
                if ability.always is not None and holds and felt(ability, slot, before, after):
                    yield f"{fighter.name}: {ability.name}"


def happenings(module: Any) -> set[str]:
    """The events of a module, without those that are only there to be derived from."""
    found = {held for held in vars(module).values() if isinstance(held, type) and issubclass(held, Event)}
    bases = {base for held in found for base in held.__mro__[1:]}
    return {held.__name__ for held in found - bases if not held.__subclasses__()}


def felt(ability: Ability, slot: int, before: Bout, after: Bout) -> bool:
    """Whether this standing text made a difference to the last answer."""
    seat, text, events = owner(slot), ability.always, after.events
    pairs = list(pairwise(events))
    if isinstance(text, Swagger):
        gains = [b for a, b in pairs if isinstance(a, tell.GainedSuper) and a.rule == "MEGA-TAUNT-01"]
        return any(isinstance(gain, tell.GainedSuper) and gain.who == seat for gain in gains)
    if isinstance(text, Discount):
        paid = [(a, b) for a, b in pairs if isinstance(a, tell.SpentSuper) and isinstance(b, tell.Performed)]
        return any(owner(b.slot) == seat and a.n < ROSTER[b.fighter].attacks[b.attack].cost for a, b in paid)
    if isinstance(text, Fury):
        return fiercer(seat, after)
    if isinstance(text, NoHealing):
        return any(unhealed(event, seat, after) for event in events)
    assert isinstance(text, Armour | Shelter), f"nobody looks whether {text} is ever used"
    spared = [event.slot for event in events if isinstance(event, tell.Prevented)]
    if any(isinstance(event, tell.Used) for event in events):
        return False
    return slot in spared if isinstance(text, Armour) else bool({*spared} & {*before.side[seat]})


def fiercer(seat: int, g: Bout) -> bool:
    """The Ultimate being performed hits harder than it is printed."""
    strike = g.strike
    if strike.slot == NOBODY or owner(strike.slot) != seat:
        return False
    attack = ROSTER[g.fighter[strike.slot]].attacks[strike.attack]
    front = g.front[1 - seat]
    return attack.cost > 0 and front != NOBODY and strike.hits[front] > attack.front + attack.strung


def unhealed(event: Event, seat: int, g: Bout) -> bool:
    """An Ability of the other team's should heal its fighter, and did not."""
    if not isinstance(event, tell.Used) or owner(event.slot) == seat:
        return False
    first = ROSTER[event.fighter].abilities[event.ability].does[0]
    healed = [healing.slot for healing in g.events if isinstance(healing, tell.Healed)]
    return isinstance(first, Heal) and first.whom == SELF and g.damage[event.slot] > 0 and event.slot not in healed


class Sftmg(Usage):
    """Every card in every way it can be used, every Ultra, every Character on every stage, every kind of event."""

    def everything(self) -> set[str]:
        ways = {f"{card.name} {way}" for card in fists.CARDS for way in self.ways(card)}
        fights = {f"{fighter.name} at {stage.name}" for fighter in fists.ROSTER for stage in fists.STAGES}
        unheard = {  # possible, but too rare for random games; tests/games/sftmg/rules shows the draw
            "GaveUp",  # no option of a question: tests/games/sftmg/modes/test_concede.py
            "NothingLeft",  # so many cards are hardly ever out of deck and discards
            "RoundDrawn",
        }
        return (ways | fights | happenings(punches) | happenings(moves) | happenings(powers)) - unheard

    def livelier(self, g: Any) -> Sequence[int]:
        """Attack rather than walk about, go on with a Combo, respond."""
        options: Sequence[int] = g.asking.options
        if g.asking.what in ("combo", "whiff", "brace") and len(options) > 1:
            return options[1:]
        if g.asking.what == "act":
            return [option for option in options if ATTACK <= option % AIM < FREELY] or options
        return options

    def ways(self, card: fists.Card) -> Iterator[str]:
        if card.type != fists.EVENT:
            yield "attacks"
        if card.left:
            yield "follows"
        if card.type <= fists.BAIT:
            yield "counters"
        if card.type in (fists.EVENT, fists.FOCUS):
            yield "is played"
        if card.defense:
            yield "boosts"

    def used(self, before: Any, after: Any) -> Iterator[str]:
        assert isinstance(after, Fight)
        told: dict[type[punches.WithCards], str] = {
            punches.CounteredWith: "counters",
            punches.Played: "is played",
            punches.PlayedAt: "is played",
            punches.Boosted: "boosts",
        }
        for event in after.events:
            yield type(event).__name__
            if isinstance(event, punches.Attacked):
                follows = after.attack.follows and event.rule in ("SFTMG-COMBO-07", "SFTMG-ULTRA-06")
                yield f"{fists.CARDS[event.kinds[0]].name} {'follows' if follows else 'attacks'}"
            elif isinstance(event, punches.WithCards) and type(event) in told:
                yield from (f"{fists.CARDS[kind].name} {told[type(event)]}" for kind in event.kinds)
            elif isinstance(event, moves.Stood):
                yield f"{fists.ROSTER[after.fighter[event.who]].name} at {fists.STAGES[after.stage].name}"


class Universus(Usage):
    """Every card of the decks played, every played ability used, every block made with what has one."""

    def __init__(self, shelf: Shelf, tokens: tuple[str, ...]) -> None:
        self.shelf = shelf
        self.tokens = tokens

    def everything(self) -> set[str]:
        decks = self.shelf.decks.values()
        found = {f"{deck.character} leads" for deck in decks}
        for name in {name for deck in decks for name, _ in deck.cards} | set(self.tokens):
            front = versus.CARDS[self.shelf.numbers[name]].front
            if front.type not in (ACTION, TOKEN):
                found.add(f"{name} is played")
            if front.type != CHARACTER:  # an attached one's abilities are the starting character's (UVS-ATTCH-08)
                found |= {f"{name}: {ability_title(ability)}" for ability in front.abilities if ability.played}
        return found

    def used(self, before: Any, after: Any) -> Iterator[str]:
        assert isinstance(after, Versus)
        for event in after.events:
            if isinstance(event, table_talk.Told):
                if event.verb == "play":
                    yield f"{event.cards[0]} is played"
                elif event.verb == "play ability":
                    yield f"{event.cards[0]}: {event.detail.partition(' #')[0]}"  # which of several does not matter
        if after.asking is not None and after.asking.what == "form":
            yield from (f"{versus.card_of(after, h).name} leads" for h in after.character)

    def livelier(self, g: Any) -> Sequence[int]:
        """Use abilities where there are any, commit to pass checks, take what is offered."""
        options: Sequence[int] = g.asking.options
        if g.asking.what in ("form", "enhance", "respond", "blitz"):
            return [option for option in options if option >= ABILITY] or options
        return options[1:] if g.asking.what in ("commit", "momentum", "block") and len(options) > 1 else options


USAGES: dict[str, Usage] = {
    "megafighter": Megafighter(),
    "sftmg": Sftmg(),
    "ufs": Universus(SHELVES["ufs"], ()),
    "universus": Universus(SHELVES["universus"], tuple(HOME)),
}


def usage(game: str) -> Usage:
    assert game in USAGES, f"tests/laws/usage.py has no entry for {game}: say what must be used there"
    return USAGES[game]
