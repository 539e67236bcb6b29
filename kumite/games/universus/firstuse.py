"""Which of several rule effects is used up, where each of them would do (UVS-RULE-03): their owner says."""

from __future__ import annotations

from kumite.core.position import Asks, Question
from kumite.games.universus.faces import title_of
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Happening
from kumite.games.universus.records import Lasting
from kumite.games.universus.rulings import lasting, rules_of
from kumite.games.universus.terms import NOBODY
from kumite.games.universus.words.rule import Rule


def undecided(g: Versus, modal: int, act: Happening) -> tuple[int, ...]:
    """The effects, by number, one of which is about to be used up: the first player's who has any.  None, if it makes
    no difference: they are alike, there is only one, or a rule without a limit says the same."""
    if len(g.effects) < 2:
        return ()
    for one in rules_of(g, modal, act.verb):
        if one.rule.times == NOBODY and (one.on == NOBODY or one.on in act.what) and one.covers(g, act):
            return ()
    found = [effect for effect in g.effects if applies(g, effect, modal, act)]
    mine = [effect for effect in found if effect.you == g.turn] or found
    kinds = {(effect.body, effect.times, effect.until, effect.on) for effect in mine}
    return tuple([effect.id for effect in mine]) if len(kinds) > 1 else ()


def applies(g: Versus, effect: Lasting, modal: int, act: Happening) -> bool:
    body = effect.body
    if not isinstance(body, Rule) or body.modal != modal or (effect.on != NOBODY and effect.on not in act.what):
        return False
    return lasting(effect, body).covers(g, act)


class FirstUse(Asks):
    """The one that is chosen comes first from now on."""

    says = "Choose which rule effect is used"
    rules = ("UVS-RULE-03",)

    def __init__(self, effects: tuple[int, ...]) -> None:
        self.effects = effects  # by number

    def ask(self, g: Versus) -> Question:
        mine = [effect for effect in g.effects if effect.id in self.effects]
        return Question(mine[0].you, "first", self.effects)

    def act(self, g: Versus, number: int) -> None:
        g.edits += 1
        first = tuple([effect for effect in g.effects if effect.id == number])
        g.effects = first + tuple([effect for effect in g.effects if effect.id != number])

    def write(self, g: Versus, option: int) -> str:
        mine = [effect for effect in g.effects if effect.id in self.effects]
        names = {effect.id: title_of(g, effect.source) for effect in mine}
        same = [number for number in self.effects if names[number] == names[option]]
        return names[option] if len(same) < 2 else f"{names[option]} #{same.index(option) + 1}"
