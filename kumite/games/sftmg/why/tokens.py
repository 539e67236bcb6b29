"""Why not this Power-Up token?  Where it cannot be put, and why it cannot be used now."""

from __future__ import annotations

from typing import Final

from kumite.core.game import Why, notations
from kumite.errors import brief
from kumite.games.sftmg.grid import DISTANCE, OFF, name
from kumite.games.sftmg.position import Fight, foes_of
from kumite.games.sftmg.powers import A_TURN, ACTION, DISCARD, HEALTH, KINDS
from kumite.games.sftmg.rules.power_up import AWAY, PlaceToken, Respond, UseOrSave, figure_of
from kumite.games.sftmg.rules.turn import Act, FreeMove
from kumite.games.sftmg.rules.walk import ChooseWay
from kumite.games.sftmg.verbs import label
from kumite.games.sftmg.why.moments import decided_first, foe_meant, not_begun
from kumite.games.sftmg.why.spaces import off_the_grid, space_meant, taken

USING: Final = ("SFTMG-PWR-07", "SFTMG-RULING-164")


def no_token_there(g: Fight, seat: int, rest: str) -> Why:
    """SFTMG-PWR-03, SFTMG-PWR-04: a space for a token."""
    at = space_meant(rest.rpartition(" ")[2])
    if not isinstance(g.waiting, PlaceToken):
        return Why("no Power-Up token is to be placed now", ("SFTMG-PWR-03",))
    if at == OFF:
        return off_the_grid(g, rest)
    if g.powers.lying >> at & 1:
        return Why(f"a Power-Up token lies on {name(at)} already", ("SFTMG-RULING-54",))
    far = DISTANCE[figure_of(g, seat)][at]
    reason = f"{name(at)} is {far} from your own Character; it must be {AWAY}, if there is such a space"
    return taken(g, at, ("SFTMG-PWR-04", "SFTMG-PWR-04")) or Why(reason, ("SFTMG-PWR-03", "SFTMG-PWR-05"))


def no_use(g: Fight, seat: int, rest: str) -> Why | None:
    """A saved token, or the one just found."""
    if not g.powers.saved:
        return Why("at this table there are no Power-Up tokens", ("SFTMG-PWR-01",))
    word, _, foe = rest.partition(" against ")
    kind = [each.lower() for each in KINDS].index(word.lower()) if word.capitalize() in KINDS else -1
    if kind < 0:
        return Why(f"{brief(rest)} is no Power-Up token; there are {', '.join(KINDS)}", ("SFTMG-PWR-10",))
    if isinstance(g.waiting, UseOrSave) and g.waiting.kind != kind:
        return Why(f"the token you found is {KINDS[g.waiting.kind]}; saved ones wait for an Action", USING)
    if kind not in g.powers.saved[seat]:
        return not_begun(g) or Why(f"you have no {KINDS[kind]} token", ("SFTMG-PWR-07",))
    return no_moment(g, kind) or no_effect(g, seat, kind, foe)


def no_moment(g: Fight, kind: int) -> Why | None:
    """SFTMG-PWR-07: at once, or before an Action."""
    if isinstance(g.waiting, FreeMove):
        return Why("saved tokens are used before an Action, so not in Move!", USING)
    if not isinstance(g.waiting, Act | Respond | UseOrSave):
        return not_begun(g) or decided_first(g)
    if isinstance(g.waiting, Act) and g.actions == 0 and kind != ACTION:
        return Why("saved tokens are used before an Action, and none is left", USING)
    return None


def no_effect(g: Fight, seat: int, kind: int, foe: str) -> Why:
    """SFTMG-RULING-57, SFTMG-RULING-163: what would do nothing is not used."""
    if kind == HEALTH:
        reason = f"{label(g, seat)} has full Health already"
    elif kind == ACTION:
        reason = "one more Action is for your own turn"
    elif kind == DISCARD:
        return no_victim(g, seat, foe)
    else:
        reason = "you have no card left to draw"
    return Why(reason, ("SFTMG-RULING-57", "SFTMG-RULING-163"))


def no_victim(g: Fight, seat: int, foe: str) -> Why:
    found = [each for each in notations(g) if each.startswith("use Discard against ")]
    if not foe and found:
        return Why(f"say against whom: {found[0]!r}", ("SFTMG-RULING-129",))
    if foe and foe_meant(g, seat, foe) not in foes_of(g, seat):
        return Why(f"{brief(foe)} is no opponent of yours on the stage", ("SFTMG-PWR-10",))
    return Why("there is no card for them to discard", ("SFTMG-RULING-163",))


def no_save(g: Fight) -> Why:
    return not_begun(g) or Why("you have found no Power-Up token just now", ("SFTMG-PWR-07",))


def no_way(g: Fight) -> Why:
    """SFTMG-RULING-165: tokens on the way."""
    if not isinstance(g.waiting, ChooseWay):
        return Why("no way past Power-Up tokens is to be chosen now", ("SFTMG-PWR-06",))
    reason = f"no walk that far collects these, or not only these; {A_TURN} a turn at most"
    return Why(reason, ("SFTMG-PWR-06", "SFTMG-PWR-08"))
