"""Restrictions and permissions of a whole ability: what stands before its type, in brackets (UVS-BRKT-01), or at its
end."""

from __future__ import annotations

from typing import Final

from kumite.games.universus.bits import ANYBODYS, OUTWIT, REPEATABLE, REVERSES, TENACIOUS
from kumite.games.universus.combo import combo_met
from kumite.games.universus.faces import (
    ability_of,
    at_desperation,
    attack_face,
    bears,
    card_of,
    face,
    foundations,
    held_abilities,
    looked,
)
from kumite.games.universus.names import is_called, set_code
from kumite.games.universus.position import Versus, rival_of
from kumite.games.universus.printed import Ability, Amount, Cond, Ctx, Face, Rider, Text
from kumite.games.universus.terms import (
    BLITZ,
    ENHANCE,
    FORM,
    GAME_PERIOD,
    NOBODY,
    TURN,
    V_ABILITY,
    V_ENTER,
    V_RESOLVE,
    symbol_bit,
)
from kumite.games.universus.uses import uses_of


class In(Rider):
    """[Hand], [Momentum], [Discard pile]: playable only from that zone, and from there (UVS-PREST-09,
    UVS-BRKT-02, UVS-BRKT-03)."""

    def __init__(self, place: int) -> None:
        self.place = place

    def zone(self) -> int:
        return self.place


class Limit(Rider):
    """[Once per turn], [Twice per turn], [Once per game], [Once per Enhance Step] (UVS-PREST-11, UVS-BRKT-05,
    UVS-OPT-01, UVS-TPT-01, UVS-OPG-01)."""

    def __init__(self, n: int, per: int = TURN) -> None:
        self.n = n
        self.per = per  # TURN, GAME_PERIOD, ENHANCE_STEP or ATTACK_PERIOD

    def allows(self, g: Versus, seat: int, h: int, number: int) -> bool:
        if self.per == TURN:
            use = uses_of(g, h, number)
            return use is None or use.turn < self.n
        if self.per == GAME_PERIOD:
            if not g.once:
                return True
            held = held_abilities(g, h)
            name = looked(g, h).full_name() or card_of(g, h).name
            return (seat, once_key(name, held[number])) not in g.once if number < len(held) else True
        use = uses_of(g, h, number)
        return use is None or use.step < self.n


def once_key(name: str, ability: Ability) -> str:
    """UVS-OPG-02, UVS-COPY-03: abilities are copies if cost, effect and the name of their card coincide.  What a
    Response waits for stands in its effect."""
    waits = "" if ability.trigger is None else f": {ability.trigger!r}"
    return f"{name}: {ability.cost!r}: {ability.does!r}{waits}"


class OnAttack(Rider):
    """[Your attack], [Rival attack] (UVS-BRKT-04, UVS-PREST-12): in its attack sequence (UVS-DURING-01)."""

    def __init__(self, yours: bool) -> None:
        self.yours = yours

    def allows(self, g: Versus, seat: int, h: int, number: int) -> bool:
        return g.attack.step != 0 and (g.attack.by == seat) == self.yours


class OnTurn(Rider):
    """[Your turn], [Rival's turn] (UVS-PREST-13)."""

    def __init__(self, yours: bool) -> None:
        self.yours = yours

    def allows(self, g: Versus, seat: int, h: int, number: int) -> bool:
        return (g.turn == seat) == self.yours


class First(Rider):
    """First Form, First Enhance (UVS-PREST-14, UVS-PREST-15); passing does not use it up (UVS-PREST-16)."""

    def __init__(self) -> None:
        pass

    def allows(self, g: Versus, seat: int, h: int, number: int) -> bool:
        kind = held_abilities(g, h)[number].kind
        return g.forms == 0 if kind == FORM else not g.enhanced[seat] if kind in (ENHANCE, BLITZ) else True


class Combo(Rider):
    """Only if the card's Combo requirement is met (UVS-PREST-17, UVS-KCOMBO-02)."""

    def __init__(self) -> None:
        pass

    def allows(self, g: Versus, seat: int, h: int, number: int) -> bool:
        return combo_met(g, seat, h)


class Deadlock(Rider):
    """Only while the rival has more than 10 foundations (UVS-PREST-18, UVS-DEADLK-01)."""

    def __init__(self) -> None:
        pass

    def allows(self, g: Versus, seat: int, h: int, number: int) -> bool:
        return foundations(g, rival_of(seat)) > 10


class Desperation(Rider):
    """Only while at desperation (UVS-DESP-02); the keyword of that name is another thing (UVS-DESP-01)."""

    def __init__(self) -> None:
        pass

    def allows(self, g: Versus, seat: int, h: int, number: int) -> bool:
        return at_desperation(g, seat)


class ForCharacter(Rider):
    """A character's name, or a trait, before the type (UVS-PREST-19); of several with strokes between them, one."""

    def __init__(self, name: str) -> None:
        self.name = name

    def allows(self, g: Versus, seat: int, h: int, number: int) -> bool:
        character = face(g, g.character[seat])
        if goes_by(character, self.name):
            return True
        return any(goes_by(character, name.strip()) for name in self.name.split("/"))


def goes_by(character: Face, name: str) -> bool:
    """Whether it has that name, or a word of it, or that trait."""
    if is_called(name, (character.identity(), character.name, character.full_name())):
        return True
    return name in character.traits or name in character.identity().split()


class ForOthers(Rider):
    """Only while the starting character has another name than this one, or these (UFS-KEY-18)."""

    def __init__(self, name: str) -> None:
        self.name = name

    def allows(self, g: Versus, seat: int, h: int, number: int) -> bool:
        lead = g.character[seat]
        if lead == NOBODY:
            return False
        character = card_of(g, lead).front
        return not any(goes_by(character, name.strip()) for name in self.name.split("/"))


class ForSymbol(Rider):
    """A symbol before the type (UVS-PREST-20, UVS-CONT-03)."""

    def __init__(self, symbol: str) -> None:
        self.symbol = symbol

    def allows(self, g: Versus, seat: int, h: int, number: int) -> bool:
        return bool(face(g, g.character[seat]).symbols & symbol_bit(self.symbol))


class ForSet(Rider):
    """A set icon before the type (UVS-PREST-21, UVS-PREST-22): the one thing that asks for it (UVS-SETI-01)."""

    def __init__(self, icon: str) -> None:
        self.icon = icon

    def allows(self, g: Versus, seat: int, h: int, number: int) -> bool:
        return set_code(face(g, g.character[seat]).set_icon) == set_code(self.icon)


class OnlyIf(Rider):
    """Only playable if ... (UVS-PREST-02)."""

    def __init__(self, cond: Cond) -> None:
        self.cond = cond

    def allows(self, g: Versus, seat: int, h: int, number: int) -> bool:
        return self.cond.holds(g, Ctx(seat, h, NO_SCOPE))


NO_SCOPE: Final = 0  # the scope of nobody: it lies at the bottom of every list of scopes


class Tenacious(Rider):
    """Playable while committed (UVS-PREST-03, UVS-TENAC-01, UVS-TENAC-02)."""

    mark = TENACIOUS

    def __init__(self) -> None:
        pass


class Uncancellable(Rider):
    """This ability cannot be canceled (UVS-PREST-04)."""

    def __init__(self) -> None:
        pass


class Repeatable(Rider):
    """Playable any number of times this Enhance Step (UVS-PREST-05)."""

    mark = REPEATABLE

    def __init__(self) -> None:
        pass


class Outwit(Rider):
    """[Outwit]: only while its card is face down in the stage; unflip and commit it (UVS-OUTWIT-02, UVS-OUTWIT-03).
    It is a Response (UVS-OUTWIT-01)."""

    mark = OUTWIT

    def __init__(self) -> None:
        pass


class OnePerAttack(Rider):
    """Only one ability of this keyword per attack (UVS-KDEFL-02)."""

    def __init__(self, keyword: str) -> None:
        self.keyword = keyword

    def allows(self, g: Versus, seat: int, h: int, number: int) -> bool:
        return not g.attack.deflected


class RivalMayCancel(Rider):
    """Your rival may do this to cancel the ability (UVS-PREST-06)."""

    def __init__(self, price: Text) -> None:
        self.price = price


class AsReversal(Rider):
    """Playing the card is the cost: as a reversal to the current attack, or to the one that has just resolved
    (UVS-KREV-02).  One attempt per attack, and never against Safe (UVS-KREV-03, UVS-KREV-04, UVS-KSAFE-01)."""

    mark = REVERSES

    def __init__(self) -> None:
        pass

    def allows(self, g: Versus, seat: int, h: int, number: int) -> bool:
        return may_reverse(g, seat)


def may_reverse(g: Versus, seat: int) -> bool:
    """Whether this player may try a card as a reversal now, for its own ability or by another effect."""
    number, safe = reversed_to(g, seat)
    return not safe and (seat, number) not in g.reversals


def reversed_to(g: Versus, seat: int) -> tuple[int, bool]:
    """The attack that a card is played as a reversal to (UVS-KREV-02): the number of the rival's attack in progress, or
    else of theirs that resolved last this turn; and whether it has Safe, or had it as it resolved (UVS-KSAFE-01,
    UVS-KREV-04)."""
    attack = g.attack
    if attack.card != NOBODY and attack.by != seat:
        return attack.number, attack.safe if attack.resolved else attack_face(g).keyword("Safe") is not None
    number, last = g.number, None
    for event in g.log[::-1]:
        if last is None and event.verb == V_RESOLVE and event.by != seat:
            last = event
        elif event.verb == V_ENTER:
            if last is not None and event.what == last.what:
                return number, last.faces[0].keyword("Safe") is not None
            number -= 1
    return NOBODY, False


class OncePerName(Rider):
    """Only one ability of each name per turn (UVS-ROMAN-03, UVS-ABNAME-02)."""

    def __init__(self) -> None:
        pass

    def allows(self, g: Versus, seat: int, h: int, number: int) -> bool:
        return (seat, held_abilities(g, h)[number].name) not in g.names


class EitherPlayer(Rider):
    """Playable by either player, whosever card it is on: whoever plays it pays, and is `you`."""

    mark = ANYBODYS

    def __init__(self) -> None:
        pass


class OneCopy(Rider):
    """Only 1 copy of this ability can be played per turn, on whichever of the player's cards (UVS-COPY-03)."""

    def __init__(self) -> None:
        pass

    def allows(self, g: Versus, seat: int, h: int, number: int) -> bool:
        own, ability = looked(g, h).full_name() or card_of(g, h).name, held_abilities(g, h)[number]
        for event in g.log:
            same = event.verb == V_ABILITY and event.by == seat and ability_of(g, event) == ability
            if same and (bears(g, event.source, own) if event.what else event.faces[0].full_name() == own):
                return False
        return True


class MostX(Rider):
    """X cannot be greater than so much: of an X that is chosen as the ability is announced (UVS-COST-06)."""

    def __init__(self, amount: Amount | int) -> None:
        self.amount = amount
