"""The thirty Challenge cards, ours by design: ten for every boss, ten for each boss alone (SFTMG-COMP-11, SFTMG-CHAL-01).

SFTMG-CHAL-02: each is in force until the next Boss Challenge, for the boss or against the challengers; some do something
more as they are revealed.
"""

from __future__ import annotations

from typing import Final

from kumite.core.effects import Text, sentence
from kumite.core.position import Record
from kumite.games.sftmg.printed import PROJECTILE, SPECIAL, STRIKE
from kumite.games.sftmg.statics import Guarded, MoreDice, Quick, Shell
from kumite.games.sftmg.words import DrainMeter, FoeDiscards, FoeForgets, GainMeter, Heal, Hurt, Mill, Push, Suffer


class Challenge(Record):
    """A Challenge card; a text about an opponent is about every challenger on the stage (SFTMG-RULING-153)."""

    def __init__(self, name: str, owner: str, boss: Text, others: Text, does: Text, about: str) -> None:
        self.name = name
        self.owner = owner  # SFTMG-CHAL-06: the boss whose portrait it has, if any
        self.boss = boss  # in force for the boss
        self.others = others  # and for every challenger
        self.does = does  # once, as it is revealed
        self.about = about


MEANT: Final = (
    ("The opponent", "Every challenger"),
    ("the opponent", "every challenger"),
    ("away from you", "away from the boss"),
)


def text(card: Challenge) -> str:
    """What is read out.  SFTMG-RULING-153: what is aimed at an opponent is aimed at every challenger."""
    own = tuple([word for word in card.does if not word.aims()])
    aimed = sentence(tuple([word for word in card.does if word.aims()]))
    for said, meant in MEANT:
        aimed = aimed.replace(said, meant)
    words = [f"As this is revealed, the boss: {sentence(own)}"] if own else []
    words += [f"As this is revealed: {aimed}"] if aimed else []
    words += [f"For the boss: {sentence(card.boss)}"] if card.boss else []
    words += [f"For every challenger: {sentence(card.others)}"] if card.others else []
    return " ".join(words)


BISON_NAME: Final = "Boss M. Bison"
AKUMA_NAME: Final = "Boss Akuma"

FOR_ALL: Final = (  # SFTMG-CHAL-06: no portrait
    Challenge("Hostile Crowd", "", (), (MoreDice(-1, STRIKE),), (), "Bottles fly at whoever gets close to their idol."),
    Challenge(
        "Smoke over the Stage", "", (), (MoreDice(-1, PROJECTILE),), (), "You shoot at a shadow, and the shadow laughs."
    ),
    Challenge("Tired Legs", "", (), (MoreDice(-1, SPECIAL),), (), "The third round of a fight that has no rounds."),
    Challenge("Broken Ground", "", (), (Quick(-1),), (), "Every step is a decision now."),
    Challenge("Shaken Nerves", "", (), (Guarded(-1),), (), "Your guard is where the last blow was."),
    Challenge("Skin of Steel", "", (Shell(1),), (), (), "You felt it land. He did not."),
    Challenge("Relentless", "", (MoreDice(1),), (), (), "No breath between one blow and the next."),
    Challenge("Nowhere to Hide", "", (Quick(2),), (), (), "The stage has become very small."),
    Challenge("Iron Guard", "", (Guarded(1),), (), (), "Three of you, and no gap."),
    Challenge("The Odds Turn", "", (MoreDice(1, STRIKE),), (), (GainMeter(1),), "The bookmakers close their books."),
)
FOR_BISON: Final = (  # with his portrait
    Challenge("Psycho Field", BISON_NAME, (Guarded(2),), (), (), "A violet wall, exactly as wide as your courage."),
    Challenge(
        "Fear of Shadaloo",
        BISON_NAME,
        (),
        (MoreDice(-1, STRIKE), MoreDice(-1, SPECIAL)),
        (),
        "They know where your family lives.",
    ),
    Challenge(
        "A Voice in Your Head",
        BISON_NAME,
        (),
        (Quick(-1),),
        (FoeForgets(1),),
        "It tells you to stand still, and it sounds like you.",
    ),
    Challenge(
        "Satellite Fire", BISON_NAME, (MoreDice(1, PROJECTILE),), (), (Hurt(1),), "A star moves, stops, and aims."
    ),
    Challenge(
        "Shadaloo Agents",
        BISON_NAME,
        (),
        (MoreDice(-1, PROJECTILE),),
        (FoeDiscards(1),),
        "Somebody in the front row has a blowpipe.",
    ),
    Challenge("Overcharge", BISON_NAME, (MoreDice(1, SPECIAL),), (), (GainMeter(2),), "The needles leave the dials."),
    Challenge(
        "Drained by a Glance", BISON_NAME, (), (Guarded(-1),), (DrainMeter(2),), "He looked at you, and you are tired."
    ),
    Challenge(
        "Levitation", BISON_NAME, (Quick(2), MoreDice(1, PROJECTILE)), (), (), "His shadow is on the ground; he is not."
    ),
    Challenge("Violet Flame", BISON_NAME, (Shell(1),), (), (Heal(2),), "It burns, and it closes his wounds."),
    Challenge("Kneel", BISON_NAME, (), (MoreDice(-1),), (), "A word, and your knees consider it."),
)
FOR_AKUMA: Final = (  # with his portrait
    Challenge(
        "Dark Hado", AKUMA_NAME, (MoreDice(2, STRIKE),), (), (), "The old way of fighting, before there were rules."
    ),
    Challenge("Killing Aura", AKUMA_NAME, (), (Guarded(-1),), (Hurt(1),), "It cuts before he moves."),
    Challenge("Stride of the Demon", AKUMA_NAME, (Quick(3),), (), (), "He does not walk; the distance gives up."),
    Challenge("Sky on Fire", AKUMA_NAME, (MoreDice(2, PROJECTILE),), (), (), "Red above, red below, and him between."),
    Challenge("The Weak Step Back", AKUMA_NAME, (), (Quick(-1),), (Push(1),), "Nobody decided to. Everybody did."),
    Challenge(
        "At Any Price", AKUMA_NAME, (MoreDice(1), Quick(1)), (), (Suffer(1),), "He pays in blood and does not count it."
    ),
    Challenge(
        "Bones Like Stone", AKUMA_NAME, (Shell(1), Guarded(1)), (), (), "Hit a mountain, and listen to your hand."
    ),
    Challenge(
        "Forgotten Lessons", AKUMA_NAME, (), (MoreDice(-1, SPECIAL),), (Mill(3),), "Your teacher's face; not his words."
    ),
    Challenge(
        "Breath of the Void",
        AKUMA_NAME,
        (MoreDice(1, SPECIAL),),
        (),
        (DrainMeter(1),),
        "He breathes in, and something of yours goes along.",
    ),
    Challenge("Alone Against All", AKUMA_NAME, (Guarded(1),), (), (GainMeter(2),), "This is how he likes it."),
)

CHALLENGES: Final = FOR_ALL + FOR_BISON + FOR_AKUMA  # a Challenge card is its number here


def deck_for(boss: str) -> tuple[int, ...]:
    """SFTMG-CHAL-01: the ten standard challenges and the ten of this boss."""
    return tuple([number for number, card in enumerate(CHALLENGES) if card.owner in ("", boss)])
