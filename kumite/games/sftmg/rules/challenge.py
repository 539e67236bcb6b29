"""The Boss Challenge: a deck of its own, one card of it in force at a time (SFTMG-CHAL-01 to SFTMG-CHAL-06)."""

from __future__ import annotations

from typing import Any, Final, final

from kumite.core.effects import Ctx, Effect, Text
from kumite.core.piles import Zone
from kumite.core.position import CHANCE, Asks, Question, Step
from kumite.games.sftmg.cards.challenges import CHALLENGES, deck_for, text
from kumite.games.sftmg.happenings import ChallengeRevealed
from kumite.games.sftmg.position import NOBODY, Fight, Kit, foes_of, standing
from kumite.games.sftmg.printed import ROSTER
from kumite.games.sftmg.verbs import set_kit

CONTINUES: Final = 2  # SFTMG-BOSS-17, SFTMG-RULING-81
WORTH: Final = 60.0  # of a Continue token in the boss's hands, for bots: a Character, its cards, and the danger


@final
class Showdown(Kit):
    """SFTMG-BOSS-17, SFTMG-CHAL-03: the Continue tokens and the Challenge cards.  SFTMG-RULING-150: which card comes
    next nobody knows until it is revealed, so those face down are kept in the order of their numbers."""

    def __init__(
        self, boss: int, continues: int = CONTINUES, now: int = NOBODY, left: Zone = (), used: Zone = ()
    ) -> None:
        self.boss = boss  # its seat
        self.continues = continues  # the challengers' tokens; the boss has the others
        self.now = now  # the Challenge card in force
        self.left = left  # face down
        self.used = used  # discarded

    def holds(self, who: int) -> Text:
        """SFTMG-CHAL-02, SFTMG-CHAL-04: for the boss or for the challengers.  SFTMG-CHAL-05: or nothing yet."""
        if self.now == NOBODY:
            return ()
        card = CHALLENGES[self.now]
        return card.boss if who == self.boss else card.others

    def worth(self, who: int) -> float:
        return WORTH * (CONTINUES - self.continues) if who == self.boss else 0.0

    def shown(self, seat: int) -> dict[str, Any]:
        """Everything but the order of the cards face down."""
        card = CHALLENGES[self.now] if self.now != NOBODY else None
        return {
            "challenge": {"name": card.name, "owner": card.owner or None, "text": text(card)} if card else None,
            "challenges": {"deck": len(self.left), "discards": [CHALLENGES[each].name for each in self.used]},
            "continues": {"challengers": self.continues, "boss": CONTINUES - self.continues},
        }


@final
class LayChallenges(Step):
    """SFTMG-CHAL-01, SFTMG-BOSS-12, SFTMG-BOSS-17: 20 cards face down beside the board, and two Continue tokens."""

    says = "The Challenge Deck and the Continue tokens"
    rules = ("SFTMG-CHAL-01", "SFTMG-BOSS-17")

    def run(self, g: Fight) -> None:
        kit = g.kit
        if isinstance(kit, Showdown):
            set_kit(g, Showdown(kit.boss, left=deck_for(ROSTER[g.fighter[kit.boss]].name)))


@final
class BossChallenge(Step):
    """SFTMG-BOSS-19, SFTMG-CHAL-03, SFTMG-CHAL-04: the card before is discarded, its time is over.  SFTMG-RULING-72: of
    an empty deck the discards make a new one."""

    says = "Boss Challenge: the card before is discarded"
    rules = ("SFTMG-CHAL-03", "SFTMG-CHAL-04", "SFTMG-RULING-72")

    def run(self, g: Fight) -> None:
        kit = g.kit
        if isinstance(kit, Showdown):
            used = kit.used + ((kit.now,) if kit.now != NOBODY else ())
            left, used = (kit.left, used) if kit.left else (tuple(sorted(used)), ())
            set_kit(g, Showdown(kit.boss, kit.continues, NOBODY, left, used))
            g.then(Reveal())


@final
class Reveal(Asks):
    """SFTMG-CHAL-03, SFTMG-RULING-150: any of those face down, all alike."""

    says = "Boss Challenge: a card is revealed"
    rules = ("SFTMG-CHAL-03", "SFTMG-RULING-150")

    def ask(self, g: Fight) -> Question:
        return Question(CHANCE, "challenge", g.kit.left if isinstance(g.kit, Showdown) else ())

    def act(self, g: Fight, number: int) -> None:
        kit, card = g.kit, CHALLENGES[number]
        if isinstance(kit, Showdown):
            left = tuple([each for each in kit.left if each != number])
            set_kit(g, Showdown(kit.boss, kit.continues, number, left, kit.used))
            g.events.append(ChallengeRevealed(card.name, text(card), "SFTMG-CHAL-03"))
            g.then(*effects(g, kit.boss, card.does))

    def write(self, g: Fight, option: int) -> str:
        return f"challenge {CHALLENGES[option].name}"


def effects(g: Fight, boss: int, does: Text) -> list[Step]:
    """SFTMG-RULING-153: what is about an opponent, for every challenger on the stage in turn order; the rest once."""
    own = tuple([word for word in does if not word.aims()])
    aimed = tuple([word for word in does if word.aims()])
    found: list[Step] = [Effect(own, Ctx(boss, NOBODY, boss, "SFTMG-CHAL-02"))] if own else []
    turns = [who for who in g.order if who in foes_of(g, boss)]
    for who in standing(g, tuple(turns)) if aimed else []:
        found.append(Effect(aimed, Ctx(boss, NOBODY, who, "SFTMG-CHAL-02")))
    return found
