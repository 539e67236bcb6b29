"""Unblockable damage, and the Responses that lessen it."""

from __future__ import annotations

from typing import Final, final

from kumite.core.effects import Ctx, Effect
from kumite.core.piles import one_of
from kumite.core.position import Asks, Question, Step
from kumite.games.sftmg.events import Ignored
from kumite.games.sftmg.position import Fight, gone, rival_of, standing
from kumite.games.sftmg.printed import BRACES, BRACING, CARDS, EVENT
from kumite.games.sftmg.rules.draw import held
from kumite.games.sftmg.rules.ends import fallen, knock_out
from kumite.games.sftmg.rules.spent import Spent
from kumite.games.sftmg.statics import Ignore
from kumite.games.sftmg.verbs import play_event, say_number, wound

PASS: Final = 0
KIND: Final = 1  # + kind of card


@final
class Harm(Step):
    """SFTMG-KEY-07: no Block Dice.  SFTMG-KEY-08: but whoever holds an Event that ignores damage may play it first.
    SFTMG-RULING-90: what one thing does to several is simultaneous, and KOs are looked for after each such thing."""

    says = "Unblockable damage"
    rules = ("SFTMG-KEY-07", "SFTMG-KEY-08", "SFTMG-COLL-08")

    def __init__(self, victims: tuple[int, ...], n: int, rule: str, spared: tuple[int, ...] = ()) -> None:
        self.victims = victims
        self.n = n
        self.rule = rule
        self.spared = spared  # by victim: what an Event ignores; as long as those already asked

    def run(self, g: Fight) -> None:
        spared = self.spared
        while len(spared) < len(self.victims):
            if may_brace(g, self.victims[len(spared)]):
                g.then(Brace(self.victims, self.n, self.rule, spared))
                return
            spared += (0,)
        for who, less in zip(self.victims, spared):
            if gone(g, who):
                continue
            if less > 0:
                say_number(g, Ignored, who, min(less, self.n), "SFTMG-KEY-08")
            if self.n > less:
                wound(g, who, self.n - less, False, self.rule)
        out = standing(g, fallen(g, self.victims))
        if out:
            knock_out(g, tuple(out))


def may_brace(g: Fight, who: int) -> bool:
    """Whether the deck has such Responses at all, which everybody knows, and a hand that could hold one.

    SFTMG-RULING-126: after the roll, too: it is not the attack that is changed."""
    return BRACES[g.fighter[who]] and len(g.hand[who]) > 0 and not gone(g, who)


@final
class Brace(Asks):
    """SFTMG-KEY-08, SFTMG-ACTION-08: a Response to Unblockable damage."""

    says = "Somebody may lessen Unblockable damage"
    rules = ("SFTMG-KEY-08", "SFTMG-ACTION-08")

    def __init__(self, victims: tuple[int, ...], n: int, rule: str, spared: tuple[int, ...]) -> None:
        self.victims = victims
        self.n = n
        self.rule = rule
        self.spared = spared

    def ask(self, g: Fight) -> Question:
        who = self.victims[len(self.spared)]
        if gone(g, who):
            return Question(who, "brace", (PASS,))
        kinds = [
            k
            for k in held(g, who)
            if CARDS[k].type == EVENT and CARDS[k].moment == BRACING and met(g, who, k, rival_of(g, who))
        ]
        return Question(who, "brace", (PASS,) + tuple([KIND + kind for kind in kinds]), always=True)

    def act(self, g: Fight, option: int) -> None:
        if option == PASS:
            g.then(Harm(self.victims, self.n, self.rule, self.spared + (0,)))
            return
        who, card = self.victims[len(self.spared)], CARDS[option - KIND]
        handle = one_of(g, g.hand[who], option - KIND)
        play_event(g, who, handle, "SFTMG-KEY-08")
        less = sum([word.n for word in card.does if isinstance(word, Ignore)])
        g.then(Spent(who, handle), Harm(self.victims, self.n, self.rule, self.spared + (less,)))
        g.then(Effect(card.does, Ctx(who, option - KIND, rival_of(g, who), "SFTMG-CARD-04")))

    def write(self, g: Fight, option: int) -> str:
        return "take it" if option == PASS else f"play {CARDS[option - KIND].name}"

    def prompt(self, g: Fight) -> str:
        return f"You are about to take {self.n} Unblockable damage. Respond?"


def met(g: Fight, who: int, kind: int, foe: int) -> bool:
    """SFTMG-CARD-03: whether the card's Play Condition holds, against this opponent."""
    condition = CARDS[kind].condition
    return condition is None or condition.holds(g, who, foe)
