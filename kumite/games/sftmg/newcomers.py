"""The game in a few lines, for somebody who sits down for the first time: the mode's story, then what all have."""

from __future__ import annotations

from typing import Final

from kumite.games.sftmg import stage_words, token_words
from kumite.games.sftmg.dice import MOST
from kumite.games.sftmg.glance import View
from kumite.games.sftmg.modes import table_of
from kumite.games.sftmg.position import NAMES
from kumite.games.sftmg.printed import ROSTER, SUPER, Fighter
from kumite.games.sftmg.tables.base import ROUNDS
from kumite.games.sftmg.typeset import many


def intro(view: View) -> list[str]:
    """How this mode is won, then a turn, an attack, dice and Meter, as they are for the reader's seat."""
    table, you = table_of(view["mode"]), view.get("you")
    cast = [ROSTER[fighter] for fighter in table.cast(NAMES.index(you) if you in NAMES else 0)]
    more = [token_words.POWERS] if "power_ups" in view else []
    more += [stage_words.STAGES_TEXT] if "joined" in view else []
    return [table.story + to_win(view), turn(cast), ATTACK, DICE, meter(cast), *more]


def to_win(view: View) -> str:
    """SFTMG-ROUND-09: how many rounds win the match, where a mode has several."""
    if ROUNDS not in table_of(view["mode"]).settings:
        return ""
    rounds = view["rounds_to_win"]
    return f" {many(rounds, 'round')} {'wins' if rounds == 1 else 'win'} the match."


def turn(cast: list[Fighter]) -> str:
    """SFTMG-TURN-02, SFTMG-BOSS-21: two cards, or up to as many as the Character card says."""
    up_to = max([fighter.refill for fighter in cast])
    drawn = f"draw up to {up_to} cards" if up_to else "draw 2 cards"
    return f"On your turn you {drawn}, move, and take 2 Actions: attack, move again, draw, or play an Event."


def meter(cast: list[Fighter]) -> str:
    """SFTMG-METER-01: what there is to pay for in these decks."""
    supers = [card for fighter in cast for card, _ in fighter.cards if card.type == SUPER]
    costs = ["EX (1: one die more)", *(["Supers (4)"] if supers else [])]
    ultra = max([fighter.gauge for fighter in cast])
    said = f"Meter pays for {', '.join(costs)} and your Ultra ({ultra}). "
    return said + "'fighter NAME' tells everything about a Character, a card or a stage."


ATTACK: Final = (
    "An attack is a card put facedown against the other Character. The Defender, not knowing it, blocks with dice, or "
    "counters with a card, which works if it is of the same type (Strike, Special, Projectile, Bait!), or plays an "
    "Event. Then the card is revealed; it must reach, by range and line of sight or by moving next to the Defender."
)
DICE: Final = (
    f"Dice: H hits, CR hits twice, B blocks, HB hits or blocks, M brings Meter; at most {MOST} at a time. Damage is "
    "hits less blocks. Who did damage may go on with a card that links: [R>B] goes on with one that has B before its >."
)
