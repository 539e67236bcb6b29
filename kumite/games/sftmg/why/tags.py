"""Why not this partner?  Tag-Ins, Tag Team tokens, and challengers who come back (SFTMG-TAG-09, SFTMG-BOSS-26)."""

from __future__ import annotations

from typing import Final

from kumite.core.game import Why
from kumite.errors import brief
from kumite.games.sftmg.position import NAMES, NOBODY, Fight, allies_of, gone
from kumite.games.sftmg.printed import ROSTER
from kumite.games.sftmg.rules.boss import Comeback
from kumite.games.sftmg.rules.tag import METER, Replace, Tags, Wish, partners_of
from kumite.games.sftmg.rules.turn import Act, FreeMove
from kumite.games.sftmg.verbs import label
from kumite.games.sftmg.why.moments import decided_first, if_possible, no_action, not_begun

TALK: Final = ("SFTMG-TAG-14", "SFTMG-TAG-17")


def tag_reason(g: Fight, seat: int, word: str, rest: str) -> Why | None:
    """By the first word; nothing where it is about none of these."""
    name = rest.partition(" ")[2].strip()
    if word == "return":
        return no_return(g, name if rest.lower().startswith("as ") else rest)
    if word == "tag":
        return no_tag_in(g, seat, name if rest.lower().startswith("in ") else rest)
    if word == "token" and rest.lower().startswith("for "):
        return no_token_for(g, seat, name)
    return no_wish(g, seat, word, rest) if word in ("hold", "bring") else None


def no_tag_in(g: Fight, seat: int, name: str) -> Why:
    """SFTMG-TAG-09: an Action and 2 Meter, in Fight!."""
    no = no_tags(g) or no_partner(g, seat, name) or no_action(g, seat)
    reason = f"a Tag-In costs an Action and {METER} Meter; your team has {g.meter[seat]}"
    return no or Why(reason, ("SFTMG-TAG-09", "SFTMG-TAG-02"))


def no_token_for(g: Fight, seat: int, name: str) -> Why | None:
    """SFTMG-TAG-14, SFTMG-TAG-15."""
    if not isinstance(g.kit, Tags) or not_begun(g) is not None:
        return None
    no = no_partner(g, seat, name)
    if no is not None:
        return no
    if g.kit.tokens[g.house.teams[seat]] == 0:
        return Why("your team has no Tag Team token left", ("SFTMG-TAG-05", "SFTMG-TAG-14"))
    if isinstance(g.waiting, Wish | Replace):
        return if_possible(g, f"bring {name}") or decided_first(g)
    return decided_first(g)


def no_wish(g: Fight, seat: int, word: str, name: str) -> Why | None:
    """SFTMG-TAG-17: what a player thinks of spending a token; SFTMG-TAG-21: who enters for whoever is KO'd."""
    if word == "hold" and isinstance(g.waiting, Replace):
        return Why("somebody has to enter for the KO'd Character", ("SFTMG-TAG-21",))
    if isinstance(g.waiting, Wish | Replace):
        return no_partner(g, seat, name)
    if isinstance(g.waiting, Act | FreeMove) and isinstance(g.kit, Tags):
        return Why("on your own turn it is 'token for' or 'tag in', and a partner's name", TALK)
    return no_tags(g) or not_begun(g) or Why("no Tag Team token is talked about now", TALK)


def no_tags(g: Fight) -> Why | None:
    return None if isinstance(g.kit, Tags) else Why("nobody is tagged in at this table", ("SFTMG-TAG-01",))


def no_partner(g: Fight, seat: int, name: str) -> Why | None:
    """SFTMG-TAG-01: only a partner who waits, and is not KO'd, can enter."""
    for who in range(len(g.fighter)):
        if g.fighter[who] == NOBODY or name.lower() not in (label(g, who).lower(), NAMES[who].lower()):
            continue
        if who not in allies_of(g, seat):
            return Why(f"{label(g, who)} is no partner of yours", ("SFTMG-TAG-01",))
        if gone(g, who):
            return Why(f"{label(g, who)} is KO'd and cannot come back", ("SFTMG-RULING-61",))
        return None if g.at[who] < 0 else Why(f"{label(g, who)} is on the stage already", ("SFTMG-TAG-01",))
    names = ", ".join([label(g, ally) for ally in partners_of(g, seat)])
    return Why(f"{brief(name)} is no partner of yours{f'; who waits is {names}' if names else ''}", ("SFTMG-TAG-01",))


def no_return(g: Fight, name: str) -> Why | None:
    """SFTMG-BOSS-26: as the same Character, or one that nobody plays."""
    if not isinstance(g.waiting, Comeback):
        return not_begun(g) or Why("nobody comes back just now", ("SFTMG-BOSS-25", "SFTMG-BOSS-26"))
    for who, fighter in enumerate(g.fighter):
        if fighter != NOBODY and ROSTER[fighter].name.lower() == name.lower():
            return Why(f"{NAMES[who]} plays {label(g, who)} already", ("SFTMG-BOSS-26",))
    return None
