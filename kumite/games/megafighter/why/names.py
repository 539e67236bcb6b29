"""Names and their beginnings: what somebody speaks of."""

from __future__ import annotations

from typing import Final

from kumite.core.game import Why, notations
from kumite.core.wishes import one_or_another
from kumite.games.megafighter.position import NOBODY, SLOTS, Bout, owner, standing
from kumite.games.megafighter.printed import ROSTER, board, name


def begun(g: Bout, seat: int, word: str, text: str) -> list[str]:
    """What a name or its beginning may mean: one's own first, then anything at the table; nothing if it is unknown."""
    wanted, plus, with_what = text.partition(" with ") if word == "block" else (text, "", "")
    pools = names(g, seat, word) if wanted else ()
    same = [each for pool in pools for each in pool if each.lower() == wanted.lower()]
    if same:
        return [f"{same[0]}{plus}{with_what}"]
    for pool in pools:
        found = [f"{each}{plus}{with_what}" for each in pool if each.lower().startswith(wanted.lower())]
        if found:
            return found
    return []


def names(g: Bout, seat: int, word: str) -> tuple[list[str], ...]:
    """The names that may follow a word, the likeliest first."""
    mine = [slot for slot in drafted(g) if owner(slot) == seat]
    front = [slot for slot in mine if slot == g.front[seat]]
    if word in ("start", "string"):
        return ["loose"], attacks(g, front), attacks(g, drafted(g))
    if word == "use":
        return abilities(g, mine), abilities(g, drafted(g))
    if word in ("swap", "token swap", "block"):
        likely = g.side[seat] if word != "block" else standing(g, seat)
        return [name(g, slot) for slot in likely], [name(g, slot) for slot in drafted(g)]
    if word == "draft":
        return [ROSTER[fighter].name for fighter in g.pool], [name(g, slot) for slot in drafted(g)]
    return ()


def attacks(g: Bout, slots: list[int]) -> list[str]:
    return [attack.name for slot in slots for attack in board(g, slot).attacks]


def abilities(g: Bout, slots: list[int]) -> list[str]:
    return [ability.name for slot in slots for ability in board(g, slot).abilities]


ASKED_FOR: Final = {  # a word that needs a name behind it
    "start": ("which Attack", ("MEGA-START-03",)),
    "string": ("which Attack", ("MEGA-START-03",)),
    "swap": ("who", ("MEGA-SWAP-01",)),
    "token swap": ("who", ("MEGA-SWTOK-01",)),
    "use": ("which Ability", ("MEGA-ABIL-03",)),
    "block": ("who, and with what", ("MEGA-BLOCK-05",)),
}


def say_which(g: Bout, word: str) -> Why | None:
    """To a word without a name: what could follow it."""
    found = [option for option in notations(g) if option.startswith(f"{word} ")]
    if word not in ASKED_FOR or not found:
        return None
    asked_for, rules = ASKED_FOR[word]
    return Why(f"say {asked_for}: {one_or_another(found)}", rules)


def drafted(g: Bout) -> list[int]:
    """The slots with a fighter, standing or fallen."""
    return [slot for slot in SLOTS if g.fighter[slot] != NOBODY]
