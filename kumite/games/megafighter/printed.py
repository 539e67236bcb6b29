"""What is printed: Button Cards, Attacks, Abilities, Fighter boards, and where each fact comes from."""

from __future__ import annotations

from typing import Final

from kumite.core.effects import Text, Word, sentence
from kumite.core.position import Event, Record
from kumite.games.megafighter.position import NOBODY, Bout

BLUE: Final = 0
YELLOW: Final = 1
RED: Final = 2
COLOURS: Final = ("blue", "yellow", "red")  # data, so that a fourth can be added (MEGA-RULING-02)
LETTERS: Final = ("B", "Y", "R")

NO_BONUS: Final = 0
SUPER: Final = 1
SWAP: Final = 2

ONGOING: Final = 0  # green
OWN_TURN: Final = 1  # blue
FOES_TURN: Final = 2  # purple
RED_BAR: Final = 3  # ongoing, only while Frontline
CLASSES: Final = ("ongoing", "only on your turn", "only on opponent's turn", "red bar")

ITSELF: Final = 0  # whose doing sets an Ability off: the fighter's own ...
TEAMMATE: Final = 1  # ... any fighter of its team's, itself included ...
RIVAL: Final = 2  # ... or an opposing fighter's


class Card(Record):
    """A Button Card (MEGA-BTN-01, MEGA-BLOCK-01, MEGA-SINGLE-01)."""

    def __init__(self, name: str, buttons: tuple[int, ...], block: int = 0, bonus: int = NO_BONUS) -> None:
        self.name = name
        self.buttons = buttons
        self.block = block  # the card's, whichever way up it lies (MEGA-RULING-38)
        self.bonus = bonus


class Attack(Record):
    """Two Buttons in order, damage, and an additional effect (MEGA-BOARD-04, MEGA-BOARD-05)."""

    def __init__(
        self,
        name: str,
        buttons: tuple[int, int],
        front: int = 0,
        side: int = 0,
        chosen: int = 0,
        strung: int = 0,
        cost: int = 0,
        does: Text = (),
    ) -> None:
        self.name = name
        self.buttons = buttons
        self.front = front  # damage to the opposing Frontline Fighter
        self.side = side  # ... to each opposing Sideline Fighter
        self.chosen = chosen  # ... to one opposing Sideline Fighter of the attacker's choice
        self.strung = strung  # more to the Frontline Fighter when strung onto a Combo
        self.cost = cost  # in Super Tokens; an Ultimate's
        self.does = does

    def text(self) -> str:
        """The Attack in words, damage first."""
        words = []
        if self.front and self.front == self.side:
            words.append(f"{self.front} to all opposing Fighters.")
        elif self.front:
            words.append(f"{self.front} to Frontline Fighter.")
        if self.side and self.front != self.side:
            words.append(f"{self.side} to each opposing Sideline Fighter.")
        if self.chosen:
            words.append(f"{self.chosen} to a Sideline Fighter of your choice.")
        if self.strung:
            words.append(f"{self.strung} more to Frontline Fighter if this is a String Combo.")
        if self.does:
            words.append(sentence(self.does))
        return " ".join(words)


class Ability(Record):
    """A class, a cost, a moment and a text (MEGA-BOARD-06).

    `when` is the event that sets an ongoing Ability off; `always` is a text that simply holds.
    """

    def __init__(
        self,
        name: str,
        colour: int,
        does: Text = (),
        cost: int = 0,
        when: type[Event] | None = None,
        whose: int = ITSELF,
        always: Word | None = None,
        in_attack: bool = False,
        moment: str = "",
    ) -> None:
        self.name = name
        self.colour = colour
        self.does = does
        self.cost = cost
        self.when = when
        self.whose = whose
        self.always = always
        self.in_attack = in_attack  # purple: speaks of the Attack being defended against
        self.moment = moment  # "Each time Frankfurterer goes to Frontline"

    def text(self) -> str:
        """The Ability in words, without class and cost."""
        if self.always is not None:
            return self.always.text()
        return f"{self.moment}: {sentence(self.does)}" if self.moment else sentence(self.does)


PRINTED: Final = "printed"
DEDUCED: Final = "deduced"
OURS: Final = "ours"


class Fact(Record):
    """Where one fact of a board comes from, and why we think so."""

    def __init__(self, about: str, origin: str, why: str) -> None:
        self.about = about  # "hp", "Weeny Gun: buttons" ...
        self.origin = origin
        self.why = why


class Fighter(Record):
    """A Fighter board (MEGA-BOARD-01, MEGA-BOARD-02, MEGA-BOARD-03)."""

    def __init__(
        self,
        name: str,
        hp: int,
        attacks: tuple[Attack, Attack, Attack],
        abilities: tuple[Ability, Ability],
        facts: tuple[Fact, ...] = (),
        about: str = "",
        label: str = "",
    ) -> None:
        self.name = name
        self.hp = hp
        self.label = label  # printed beside the name; no rule mentions it (MEGA-RULING-31)
        self.attacks = attacks  # the third is the Ultimate
        self.abilities = abilities
        self.facts = facts  # what is not listed is ours
        self.about = about  # who this is, in a sentence of ours


ROSTER: Final[list[Fighter]] = []  # filled by cards/roster, in order; a fighter is its number here
HOLDING: Final[list[tuple[Ability, ...]]] = []  # fighter -> its Abilities that simply hold
LISTENING: Final[list[tuple[int, ...]]] = []  # fighter -> which of its Abilities wait for a moment
OFFERING: Final[list[tuple[int, ...]]] = []  # fighter -> which of its Abilities are used for a price

CARDS: Final[list[Card]] = []  # the kinds of Button Cards, filled by cards/buttons


def enlist(fighter: Fighter) -> None:
    """One more board in the roster, its Abilities sorted by how they work."""
    ROSTER.append(fighter)
    HOLDING.append(tuple([ability for ability in fighter.abilities if ability.always is not None]))
    LISTENING.append(tuple([i for i, ability in enumerate(fighter.abilities) if ability.when is not None]))
    OFFERING.append(
        tuple([i for i, ability in enumerate(fighter.abilities) if ability.colour in (OWN_TURN, FOES_TURN)])
    )


def add_card(card: Card) -> int:
    """One more kind of Button Card; answers its number."""
    CARDS.append(card)
    return len(CARDS) - 1


def board(g: Bout, slot: int) -> Fighter:
    """The Fighter board that lies on this slot."""
    return ROSTER[g.fighter[slot]]


def name(g: Bout, slot: int) -> str:
    """The name of the fighter on this slot."""
    return ROSTER[g.fighter[slot]].name if g.fighter[slot] != NOBODY else "nobody"


def facts(fighter: Fighter) -> list[Fact]:
    """Every fact of a board with its origin; what the board does not mark is ours."""
    marked = {fact.about: fact for fact in fighter.facts}
    about = ["name", "hp", "label"] if fighter.label else ["name", "hp"]
    for attack in fighter.attacks:
        about += [f"{attack.name}: {part}" for part in ("name", "buttons", "cost", "damage", "effect")]
    for ability in fighter.abilities:
        about += [f"{ability.name}: {part}" for part in ("name", "class", "cost", "effect")]
    return [marked.get(what) or Fact(what, OURS, "not in the rulebook; designed and balanced by us") for what in about]
