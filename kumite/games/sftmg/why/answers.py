"""Why not?  The reasons a player hears, in the order in which a judge would look for them.

Everything here reads only what the asked player knows: the open table and the own hand.
"""

from __future__ import annotations

from typing import Any, Final

from kumite.core.game import Why, notations
from kumite.core.position import RuleIds
from kumite.core.wishes import Reasons
from kumite.errors import brief
from kumite.games.sftmg.cards.roster import NEMESES
from kumite.games.sftmg.dice import NAMES as FACES
from kumite.games.sftmg.grid import OFF
from kumite.games.sftmg.joins import joined, left
from kumite.games.sftmg.position import NAMES, NOBODY, Fight
from kumite.games.sftmg.printed import CARDS, ROSTER, STAGES
from kumite.games.sftmg.rules.attack import EX_COST
from kumite.games.sftmg.rules.boss import TakeTurn
from kumite.games.sftmg.rules.breach import Join
from kumite.games.sftmg.rules.nemesis import Claim
from kumite.games.sftmg.rules.order import PassToken, TakeToken
from kumite.games.sftmg.rules.power_up import PlaceToken
from kumite.games.sftmg.rules.react import Boost, React
from kumite.games.sftmg.rules.resolve import PickDie
from kumite.games.sftmg.rules.setup import ChooseFirst, NameStage, Pick
from kumite.games.sftmg.rules.turn import Act
from kumite.games.sftmg.verbs import label
from kumite.games.sftmg.why.cards import (
    ONE_REACTION,
    no_attack,
    no_big_one,
    no_boost,
    no_combo,
    no_counter,
    no_discard,
    no_play,
    no_put_back,
    no_take,
    own_cards,
)
from kumite.games.sftmg.why.moments import A_CARDS_TEXT, decided_first, no_action, not_begun, rules_of_the_question
from kumite.games.sftmg.why.places import no_place
from kumite.games.sftmg.why.spaces import no_charge, no_dash, no_move, no_shift, no_stay, no_throw, space_meant
from kumite.games.sftmg.why.tags import tag_reason
from kumite.games.sftmg.why.tokens import no_save, no_token_there, no_use, no_way

VERBS: Final = (
    *("attack", "play", "counter", "boost", "combo", "discard", "put", "take", "move", "dash", "charge", "throw"),
    *("shift", "place", "reroll", "pick", "stage", "first", "use", "join"),
    *("tag", "token", "bring", "return"),
)


class OfTheStage(Reasons):
    """The reasons of the miniatures game."""

    verbs: tuple[str, ...] = VERBS
    unwritten: RuleIds = A_CARDS_TEXT

    def seats(self, g: Any) -> tuple[str, ...]:
        return NAMES

    def names(self, g: Any, seat: int) -> list[str]:
        return [CARDS[kind].name for kind in own_cards(g, seat)]

    def reason(self, g: Any, seat: int, text: str) -> Why | None:
        return reason(g, seat, text)


REASONS: Final = OfTheStage()


def reason(g: Fight, seat: int, text: str) -> Why | None:
    """By the first word; a card or a space may stand alone."""
    word, _, rest = text.partition(" ")
    word, rest = word.lower(), rest.strip()
    if text.lower() in [card.name.lower() for card in CARDS]:
        return no_boost(g, seat, text) if isinstance(g.waiting, Boost) else no_play(g, seat, text)
    if word in ("ultra", "super") and not rest and g.fighter[seat] != NOBODY:
        return no_big_one(g, seat, word)
    if word in ("pass", "skip") and isinstance(g.waiting, Act):
        return Why("to stop, write 'end'", ("SFTMG-TURN-06",))
    if space_meant(word, g.plan.everywhere()) != OFF and not rest:
        return no_move(g, seat, word)
    about_people = tag_reason(g, seat, word, rest) or card_reason(g, seat, word, rest)
    return about_people or space_reason(g, seat, word, rest) or plain_reason(g, seat, word, rest)


def card_reason(g: Fight, seat: int, word: str, rest: str) -> Why | None:
    if word == "attack":
        return no_attack(g, seat, rest)
    if word == "play":
        return no_play(g, seat, rest)
    if word == "counter":
        return no_counter(g, seat, rest)
    if word == "boost":
        return no_boost(g, seat, rest)
    if word == "combo":
        return no_combo(g, seat, rest)
    if word == "discard":
        return no_discard(g, seat, rest)
    if word in ("put", "mulligan"):
        return no_put_back(g, seat, rest)
    return no_take(g, seat, rest) if word == "take" else None


def space_reason(g: Fight, seat: int, word: str, rest: str) -> Why | None:
    about_tokens = token_reason(g, seat, word, rest)
    if about_tokens is not None:
        return about_tokens
    if word == "move":
        return no_move(g, seat, rest)
    if word == "stay":
        return no_stay(g)
    if word == "dash":
        return no_dash(g, seat, rest)
    if word == "charge":
        return no_charge(g, rest)
    if word == "throw":
        return no_throw(g, rest)
    if word == "shift":
        return no_shift(g, rest)
    return no_place(g, seat, rest) if word == "place" else None


def token_reason(g: Fight, seat: int, word: str, rest: str) -> Why | None:
    """Power-Up tokens."""
    if word == "use":
        return no_use(g, seat, rest)
    if word == "place" and (rest.lower().startswith("token") or isinstance(g.waiting, PlaceToken)):
        return no_token_there(g, seat, rest)
    if word == "save":
        return no_save(g)
    return no_way(g) if word in ("by", "past", "straight") else None


# Words that stand alone

BELONGS: Final = {  # where they do; otherwise they are no answer
    "done": Why("'done' ends the Boosts of a Block, and you are not blocking", ("SFTMG-BLOCK-02",)),
    "pass": Why("'pass' leaves a Whiff without a Response, and no attack on you just whiffed", ("SFTMG-WHIFF-04",)),
    "stop": Why("'stop' ends a Combo, and no attack of yours just dealt damage", ("SFTMG-COMBO-01",)),
    "leave": Why("'leave' is for somebody who may move another figure", ("SFTMG-BAIT-05",)),
    "none": Why("'none' is for somebody who may take a card back", ("SFTMG-CARD-04",)),
    "knockback": Why("keywords follow the damage of an attack; their order is asked then", ("SFTMG-RESOLVE-10",)),
    "poke": Why("keywords follow the damage of an attack; their order is asked then", ("SFTMG-RESOLVE-10",)),
    "stun": Why("keywords follow the damage of an attack; their order is asked then", ("SFTMG-RESOLVE-10",)),
    "keep": Why("'keep' answers a mulligan or a Mix-Up", ("SFTMG-VS-10", "SFTMG-KEY-03")),
}


def plain_reason(g: Fight, seat: int, word: str, rest: str) -> Why | None:
    if rest and word in notations(g):
        return Why(f"'{word}' is possible, but nothing may stand behind it", rules_of_the_question(g))
    if word in ("end", "draw"):
        return no_action(g, seat) or decided_first(g)
    if word == "block":
        return no_block(g)
    if word == "pass" and isinstance(g.waiting, React):
        return Why("an attack must be answered; 'block' is always possible", ("SFTMG-ATTACK-06",))
    if word == "ex" or (word == "no" and rest.lower() == "ex"):
        return no_ex(g, seat)
    if word == "reroll":
        return no_reroll(g, rest)
    if word in BELONGS:
        return BELONGS[word]
    return setting_up(g, word, rest)


def no_block(g: Fight) -> Why:
    if isinstance(g.waiting, Boost):
        return Why("you block already; 'done' goes on", ONE_REACTION)
    reason = "a Block answers an attack on you when it is declared"
    return not_begun(g) or Why(reason, ("SFTMG-ATTACK-02", "SFTMG-BLOCK-01"))


def no_ex(g: Fight, seat: int) -> Why:
    attack = g.attack
    if attack.by != seat:
        return not_begun(g) or Why("EX is for an attack of your own, once it is face up", ("SFTMG-EXATK-02",))
    card = CARDS[attack.kind]
    if not card.ex:
        return Why(f"{card.name} has no EX", ("SFTMG-EXATK-01",))
    if g.meter[seat] < EX_COST and not attack.is_rolled:
        return Why(f"EX costs {EX_COST} Meter; you have {g.meter[seat]}", ("SFTMG-EXATK-02",))
    reason = "EX is decided once, after the movement and before the dice"
    return Why(reason, ("SFTMG-RESOLVE-06", "SFTMG-EXATK-03"))


def no_reroll(g: Fight, rest: str) -> Why:
    if not isinstance(g.waiting, PickDie):
        reason = "Block Dice are rolled again by Mix-Up, once they lie on the table"
        return not_begun(g) or Why(reason, ("SFTMG-KEY-03",))
    shown = [FACES[face] for face in g.attack.blocks]
    if rest.upper() not in shown:
        return Why(f"no Block Die shows {brief(rest)}; they show {', '.join(shown)}", ("SFTMG-KEY-03",))
    return Why("that die was rolled again already, and each is once", ("SFTMG-RULING-89",))


# Before a round


def setting_up(g: Fight, word: str, rest: str) -> Why | None:
    if word == "pick":
        return no_pick(g, rest)
    if word == "join":
        return no_join(g)
    if word == "stage" and not isinstance(g.waiting, NameStage):
        return Why("no stage is named now", ("SFTMG-VS-03",))
    if word == "token":
        return no_token(g)
    if word == "first" and not isinstance(g.waiting, ChooseFirst):
        return Why("it is not asked who begins", ("SFTMG-VS-05", "SFTMG-ROUND-05"))
    return None


def no_join(g: Fight) -> Why:
    """SFTMG-VAR-13, SFTMG-VAR-16."""
    if isinstance(g.waiting, Join):
        return Why(f"the stages are {', '.join([stage.name for stage in STAGES])}", ("SFTMG-VAR-13",))
    if left(g) == 0:
        many = "no other stage is joined at this table" if not joined(g) else "all stages are joined that may be"
        return Why(many, ("SFTMG-VAR-13", "SFTMG-VAR-16"))
    return Why("a stage is joined when somebody is knocked into a Wall of the first one", ("SFTMG-VAR-13",))


def no_token(g: Fight) -> Why:
    if isinstance(g.waiting, PassToken):
        return Why("the token goes to an ally who is still in the fight", ("SFTMG-TEAM-11", "SFTMG-RULING-49"))
    if isinstance(g.waiting, TakeToken):
        return Why("that token is taken, or not for you to give", ("SFTMG-TEAM-04", "SFTMG-FFA-04"))
    if isinstance(g.waiting, TakeTurn):
        return Why("each challenger has one turn a cycle", ("SFTMG-BOSS-20",))
    return Why("no Turn Order token is chosen now", ("SFTMG-TEAM-04", "SFTMG-FFA-04"))


def no_pick(g: Fight, text: str) -> Why | None:
    if not isinstance(g.waiting, Pick | Claim):
        return Why("no Character is picked now", ("SFTMG-VS-02",))
    for fighter, printed in enumerate(ROSTER):
        if printed.name.lower() == text.lower():
            seat = max(0, g.asking.who) if g.asking is not None else 0
            if fighter not in g.house.casts[seat]:
                return not_for(g, seat, printed.name)
            for who, taken in enumerate(g.fighter):
                if taken == fighter:
                    return Why(f"{NAMES[who]} plays {label(g, who)} already", ("SFTMG-VS-02", "SFTMG-VAR-11"))
            whose = "the other player's" if len(g.fighter) == 2 else "somebody else's"
            return Why(f"at this table {printed.name} is {whose}", ("SFTMG-VS-02", "SFTMG-VAR-11"))
    return None


def not_for(g: Fight, seat: int, name: str) -> Why:
    """SFTMG-BOSS-11, SFTMG-NEM-01: bosses and Nemeses are for seats of their own, and those for nobody else."""
    nemesis = name in NEMESES or ROSTER[g.house.casts[seat][0]].name in NEMESES
    rules = ("SFTMG-NEM-01", "SFTMG-NEM-02") if nemesis else ("SFTMG-BOSS-11", "SFTMG-BOSS-12")
    return Why(f"{name} is not for {NAMES[seat]}", rules)
