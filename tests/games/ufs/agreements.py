"""What both editions do alike, though the catalogue's list of differences has a line about it.

The tables give the topic, what is looked at, and what both come to; test_differences.py says why."""

from __future__ import annotations

from typing import Any, Final

from tests.games.ufs.differences import Look, ring, texts, while_committed
from tests.games.universus.ringside import PAGE, action, asset, attack, foundation, p1, p2

Same = dict[str, tuple[Look, Any]]
BLOCKED: Final = "Event(V_STATUS, RIVAL, notes=(PARTIALLY, COMPLETELY))"


def transit(game: str) -> tuple[Any, ...]:
    """Where a card is that is being played: not in the hand any more, nor in the pool yet, and everybody sees it."""
    at = ring(game, p1(hand=["Plan", PAGE], stage=[PAGE] * 9), cards={"Plan": foundation(difficulty=6)})
    at.play("P1: play Plan")
    return at["P1.hand"], at["P1.pool"], at.seen("P2")["playing"], at["check.need"]


def combo(game: str) -> list[tuple[bool, bool]]:
    """Whether an action in hand and a foundation in play with Combo (Slam) may be used behind a Slam, behind another
    attack, and where the Slam lies face down."""
    does = ["Ability(ENHANCE, (Draw(1),), (), None, (Combo(),))"]
    rush: dict[str, Any] = {"keywords": ["Combo (Slam)"], "difficulty": 0}
    cards = {"Slap": attack(keywords=["Slam"]), "Jab": attack(), "Rush": action(does, **rush)}
    seen = []
    for pool in (["Slap"], ["Slap", "Jab"], [{"card": "Slap", "down": True}, "Jab"]):
        mine = p1(pool=pool, hand=["Rush"], stage=["Oak"])
        at = ring(game, mine, attack="P1", cards={**cards, "Oak": foundation(does, **rush)})
        seen.append(("use Rush" in at.options, "use Oak" in at.options))
    return seen


def cleared(game: str) -> list[str]:
    """The order in which the cards of both pools go."""
    cards = {name: action() for name in ("One", "Two", "Three", "Four")}
    at = ring(game, p1(pool=["One", "Two"]), p2(pool=["Three", "Four"]), phase="end", cards=cards)
    told = texts(at)
    return sorted([name for name in cards if name in told], key=told.index)


def fight(game: str) -> tuple[Any, ...]:
    """An attack that is blocked one zone off, with a Powerful that is paid for: numbers at the end."""
    cards = {"Jab": attack(damage=5, keywords=["Powerful: 2"]), "Wall": foundation(block="+0 low", check=5)}
    at = ring(game, p1(pool=["Jab"], momentum=[PAGE]), p2(hand=["Wall"], deck=["Wall"]), attack="P1", cards=cards)
    at.play("P1: use Jab")
    while str(at.question) != "P2 block":
        at.quiet_step()
    at.play("P2: block with Wall")
    while str(at.question) == "P2 commit":
        at.play(f"P2: {at.options[-1]}")
    return at["attack.status"] if at["attack"] else None, at["P2.health"], at["P1.momentum"]


def played(**given: Any) -> Look:
    """The same few answers in both editions, and what they come to."""
    answers, look = given.pop("answers"), given.pop("look")

    def seen(game: str) -> Any:
        at = ring(game, given.get("one"), given.get("two"), **given.get("more", {}))
        for answer in answers:
            at.play(answer)
        return [at[path] for path in look] + [str(at.question)]

    return seen


COMMITTING: Final = played(
    one=p1(hand=["Plan", PAGE], stage=["Oak", "Elm"]),
    more={"cards": {"Plan": foundation(difficulty=5), "Oak": foundation(), "Elm": foundation()}},
    answers=["P1: play Plan", "P1: commit Oak", "P1: commit Elm"],
    look=["P1.pool", "P1.stage"],
)
ENTERING: Final = played(
    one=p1(pool=["Oak", "Lamp"]),
    more={"phase": "end", "cards": {"Oak": foundation(), "Lamp": asset()}},
    answers=[],
    look=["P1.stage"],
)
FROM_HAND: Final = played(
    one=p1(hand=["Idea", PAGE], deck=[PAGE]),
    more={"cards": {"Idea": foundation(["Ability(FORM, (Draw(1),), (Remove(This()),), None, (In(HAND),))"])}},
    answers=["P1: use Idea"],
    look=["P1.hand", "P1.removed"],
)
CHECKS: Final = played(
    one=p1(pool=[PAGE, "Jab"], stage=["Prod", "Poke"], committed=True),
    two=p2(hand=["Wall"]),
    more={
        "attack": "P1",
        "cards": {
            "Jab": attack(),
            "Wall": foundation(block="+0 mid"),
            "Prod": asset(["Ability(ENHANCE, (Modify(TheAttack(), DAMAGE, 1),), (CheckCost(3),))"]),
            "Poke": asset(["Ability(ENHANCE, (Modify(TheAttack(), DAMAGE, 1),), (CheckCost(4),))"]),
        },
    },
    answers=["P1: use Prod", "P1: use Poke"],
    look=["attack.damage"],
)
PAYING: Final = played(
    one=p1(stage=["Oak"], hand=[PAGE]),
    more={"cards": {"Oak": foundation(["Ability(FORM, (Draw(1),), (Commit(Sel(1, YOU, (Type((FOUNDATION,)),))),))"])}},
    answers=["P1: use Oak", "P1: Sparring Partner"],
    look=["P1.stage", "P1.hand"],
)
AFTER_BLOCK: Final = played(
    one=p1(pool=["Jab"], hand=[PAGE]),
    two=p2(hand=["Wall"], stage=["Eye", PAGE, PAGE]),
    more={
        "attack": "P1",
        "cards": {
            "Jab": attack(),
            "Wall": foundation(block="+0 low", check=3),
            "Eye": foundation([f"Ability(RESPONSE, (Draw(1),), (Flip(This()),), {BLOCKED})"]),
        },
    },
    answers=["P2: block with Wall"],
    look=["attack.status", "P2.health"],
)
REPEATING: Final = played(
    one=p1(stage=["Book"], hand=[PAGE], health=10),
    more={"cards": {"Book": foundation(["Ability(FORM, (Gain(1),))"])}},
    answers=["P1: use Book", "P1: use Book"],
    look=["P1.health"],
)
THROW: Final = played(
    one=p1(pool=["Toss"], hand=[PAGE]),
    two=p2(hand=["Wall"], stage=[PAGE, PAGE]),
    more={"attack": "P1", "cards": {"Toss": attack(keywords=["Throw"], speed=3), "Wall": foundation(block="+0 mid")}},
    answers=["P2: block with Wall"],
    look=["P2.health"],
)
STUN: Final = played(
    one=p1(pool=["Jab"]),
    two=p2(stage=["Oak", "Elm"]),
    more={"attack": "P1", "cards": {"Jab": attack(keywords=["Stun: 1"]), "Oak": foundation(), "Elm": foundation()}},
    answers=["P1: use Jab", "P2: Oak"],
    look=["P2.stage"],
)
FACE_DOWN: Final = played(
    one=p1(stage=["Oak", "Turn"], hand=[PAGE]),
    more={
        "cards": {
            "Oak": asset(),
            "Turn": asset(["Ability(FORM, (Flip(Sel(1, YOU, (Type((ASSET,)), State('other')))),))"]),
        }
    },
    answers=["P1: use Turn"],
    look=["P1.stage"],
)
POOLED: Final = played(
    one=p1(pool=[{"card": PAGE, "down": True}], hand=["Plan", PAGE], stage=[PAGE] * 9),
    more={"cards": {"Plan": foundation(difficulty=4)}},
    answers=["P1: play Plan"],
    look=["check.need"],
)
NEGATIVE: Final = played(
    one=p1(pool=["Jab"], stage=["Weight"]),
    two=p2(hand=["Wall"]),
    more={
        "attack": "P1",
        "cards": {
            "Jab": attack(speed=1),
            "Weight": foundation(["Ability(ENHANCE, (Modify(TheAttack(), SPEED, -4),), (Commit(This()),))"]),
            "Wall": foundation(block="+0 mid"),
        },
    },
    answers=["P1: use Weight"],
    look=["attack.speed"],
)
LOSING: Final = played(
    one=p1(stage=["Curse"], hand=[PAGE]),
    two=p2(stage=["Eye"]),
    more={
        "cards": {
            "Curse": foundation(["Ability(FORM, (Lose(2, RIVAL),), (Commit(This()),))"]),
            "Eye": foundation(["Ability(RESPONSE, (Draw(1),), (), Event(V_DEAL, RIVAL))"]),
        }
    },
    answers=["P1: use Curse"],
    look=["P2.health"],
)

# The sheet of 2014 is silent, and a ruling adopts what the later book prints
FROM_THE_BOOK: Final[Same] = {
    "Committing for checks": (
        COMMITTING,
        [["Plan"], ["Sparring Partner", "Oak (committed)", "Elm (committed)"], "P1 form"],
    ),
    "Clearing order between players": (cleared, ["Two", "One", "Four", "Three"]),
    "Face-down staged cards": (FACE_DOWN, [["Sparring Partner", "Oak (face down)", "Turn"], "P1 form"]),
    "X and negatives": (NEGATIVE, [-3, "P2 block"]),
    "Using abilities on committed cards": (while_committed, (False, True)),
}
# The later book is silent, and a ruling adopts what the sheet prints
FROM_THE_SHEET: Final[Same] = {
    "Foundations and assets entering play": (ENTERING, [["Sparring Partner", "Lamp", "Oak"], "P2 form"]),
    "Check costs": (CHECKS, [4, "P2 block"]),
    "Character paying costs": (PAYING, [["Sparring Partner (committed)", "Oak"], [PAGE, PAGE], "P1 form"]),
    "Repeating Form abilities": (REPEATING, [12, "P1 form"]),
    "Combo": (combo, [(True, True), (False, False), (False, False)]),
}
# Each says it in its own words
BOTH_SAY: Final[Same] = {
    "Abilities from hand": (FROM_HAND, [[PAGE, PAGE], ["Idea"], "P1 form"]),
    "Timing of 'after you block'": (AFTER_BLOCK, ["partially blocked", 25, "P2 respond"]),
    "Throw": (THROW, [23, "P1 form"]),
    "Stun": (STUN, [["Sparring Partner", "Oak (committed)", "Elm"], "P1 momentum"]),
    "Face-down pool cards": (POOLED, [5, "P1 commit"]),
    "Zones": (transit, ([PAGE], [], ["Plan"], 6)),
    "Essentially unchanged": (fight, (None, 21, [])),
    "Loss of life not from attacks": (LOSING, [23, "P1 form"]),
}
AGREED: Final = {**FROM_THE_BOOK, **FROM_THE_SHEET, **BOTH_SAY}
