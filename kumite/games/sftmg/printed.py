"""What is printed: cards, Character cards, stages, and where each fact comes from."""

from __future__ import annotations

from typing import Any, Final

from kumite.core.effects import Text, Word, sentence
from kumite.core.position import Record

STRIKE: Final = 0  # SFTMG-TYPE-01: these three are Attack Cards
SPECIAL: Final = 1
PROJECTILE: Final = 2
BAIT: Final = 3
FOCUS: Final = 4
SUPER: Final = 5
EVENT: Final = 6
ULTRA: Final = 7
TYPES: Final = ("Strike", "Special", "Projectile", "Bait!", "Focus Attack", "Super", "Event", "Ultra")

FREE: Final = 0  # when a Character Event is played (SFTMG-EVENT-02): as a Free Action ...
ACTION: Final = 1
REACTION: Final = 2  # ... as the reaction to an attack ...
WHIFFED: Final = 3  # ... as a Response, after an attack on its player Whiffed ...
BRACING: Final = 4  # ... or when its player is about to take Unblockable damage
MOMENTS: Final = ("Free Action", "Action", "Response", "Response", "Response")

RED: Final = 1  # SFTMG-RULING-94: the colours of Linkers, a set of them as bits
BLUE: Final = 2
GREEN: Final = 4
YELLOW: Final = 8
COLOURS: Final = ("red", "blue", "green", "yellow")

NO_THROW: Final = -1  # Throw 0 is a Throw (SFTMG-THROW-09)
HURT: Final = 1  # what ends a card that stays in play: its player takes damage from an attack ...
NEXT_TURN: Final = 2  # ... or its player's next turn begins

PRINTED: Final = "printed"
DEDUCED: Final = "deduced"
OURS: Final = "ours"


class Fact(Record):
    """Where one fact of a card comes from, and why we think so."""

    def __init__(self, about: str, origin: str, why: str) -> None:
        self.about = about  # "dice", "range", "linkers" ...
        self.origin = origin
        self.why = why


class Condition(Record):
    """A Play Condition, or what an Event asks for (SFTMG-CARD-03)."""

    def holds(self, g: Any, you: int, foe: int) -> bool:
        raise NotImplementedError(f"{self} asks nothing")

    def aims(self) -> bool:
        """Whether it is about an opponent."""
        return False

    def text(self) -> str:
        return repr(self)


class Card(Record):
    """A card of a Battle Deck, or an Ultra (SFTMG-CARD-01, SFTMG-COMBO-14).  What a card does not have is nought."""

    def __init__(
        self,
        name: str,
        type: int,
        dice: int = 0,
        reach: tuple[int, int] = (1, 1),
        charge: int = 0,
        dash: int = 0,
        left: int = 0,
        right: int = 0,
        ex: bool = False,
        knockback: int = 0,
        throw: int = NO_THROW,
        mix_up: int = 0,
        poke: int = 0,
        stun: int = 0,
        unblockable: bool = False,
        edge: tuple[int, int] = (0, 0),
        combo: int = 0,
        per_push: int = 0,
        per_gap: tuple[int, int] = (0, 0),
        condition: Condition | None = None,
        if_hit: Text = (),
        after: Text = (),
        moment: int = ACTION,
        does: Text = (),
        aimed: bool = False,
        facedown_only: bool = False,
        cancels: bool = False,
        on_reveal: Text = (),
        stays: bool = False,
        holds: Word | None = None,
        ends: int = 0,
        defense: int = 0,
        in_combo: bool = False,
        facts: tuple[Fact, ...] = (),
        about: str = "",
    ) -> None:
        self.name = name
        self.type = type
        self.dice = dice
        self.reach = reach  # least and greatest range; not read where there is Special Movement
        self.charge = charge
        self.dash = dash
        self.left = left  # Linkers
        self.right = right
        self.ex = ex
        self.knockback = knockback
        self.throw = throw
        self.mix_up = mix_up
        self.poke = poke  # how often
        self.stun = stun
        self.unblockable = unblockable
        self.edge = edge  # so many dice more at exactly this range
        self.combo = combo  # dice more as a follow-up
        self.per_push = per_push  # dice more for each space the Defender was moved by the Charge
        self.per_gap = per_gap  # damage for each space between the two, and at most
        self.condition = condition
        self.if_hit = if_hit  # "If this attack deals damage, ..."
        self.after = after  # "After resolving this attack, ..."
        self.moment = moment  # of an Event
        self.does = does  # an Event's text; a reaction's part before the reveal
        self.aimed = aimed  # at the opponent, whom one must see (SFTMG-LOS-01)
        self.facedown_only = facedown_only  # a reaction to a facedown attack only (SFTMG-RULING-40)
        self.cancels = cancels  # a reaction: cancels an Attack Card when that is revealed
        self.on_reveal = on_reveal  # a reaction's part after it canceled, or when an Attack Card is revealed
        self.stays = stays  # Stays In Play (SFTMG-RULING-44)
        self.holds = holds  # what holds meanwhile
        self.ends = ends  # HURT or NEXT_TURN
        self.defense = defense  # dice for a Boost (SFTMG-RULING-05)
        self.in_combo = in_combo  # an Ultra that says it may be used as a Combo Action (SFTMG-ULTRA-10)
        self.facts = facts
        self.about = about  # a line of colour


class Fighter(Record):
    """A Character card and its Battle Deck (SFTMG-CHAR-01, SFTMG-COMP-02); who it is has no effect (SFTMG-CHAR-02)."""

    def __init__(
        self,
        name: str,
        move: int,
        health: int,
        archetype: str,
        ultra: Card,
        cards: tuple[tuple[Card, int], ...],
        about: str,
        facts: tuple[Fact, ...] = (),
        blocks: int = 2,
        gauge: int = 8,
        hand: int = 5,
        refill: int = 0,
    ) -> None:
        self.name = name
        self.move = move
        self.health = health
        self.archetype = archetype
        self.ultra = ultra
        self.cards = cards  # with the number of copies; Bait! and Focus Attack are not listed
        self.about = about  # who this is, in a sentence of ours
        self.facts = facts
        self.blocks = blocks  # default Block Dice (SFTMG-BLOCK-01)
        self.gauge = gauge  # the most Meter (SFTMG-METER-01), which is what the Ultra costs (SFTMG-ULTRA-01)
        self.hand = hand  # cards to begin with (SFTMG-VS-09)
        self.refill = refill  # Draw! goes up to so many cards; 0: it is 2 cards (SFTMG-TURN-02)


class Thing(Record):
    """An Object of a stage (SFTMG-OBJ-01)."""

    def __init__(self, name: str, spaces: tuple[str, ...], large: bool = False, solid: bool = False) -> None:
        self.name = name
        self.spaces = spaces  # where each piece stands, by name
        self.large = large
        self.solid = solid  # indestructible (SFTMG-OBJ-02)


class Stage(Record):
    """A stage diagram (SFTMG-STAGE-03)."""

    def __init__(
        self,
        name: str,
        things: tuple[Thing, ...],
        versus: tuple[str, str],
        multiplayer: tuple[str, str, str, str],
        about: str,
        facts: tuple[Fact, ...] = (),
    ) -> None:
        self.name = name
        self.things = things
        self.versus = versus  # Start Spaces; the first is on the west side
        self.multiplayer = multiplayer  # two on the west side, then two on the east side
        self.about = about
        self.facts = facts


# Tables, filled by cards/roster and cards/stages

CARDS: Final[list[Card]] = []  # a kind of card is its number here
ROSTER: Final[list[Fighter]] = []  # a fighter is its number here
DECKS: Final[list[tuple[int, ...]]] = []  # fighter -> the kinds of the 40 cards
ULTRAS: Final[list[int]] = []  # fighter -> the kind of the Ultra
BRACES: Final[list[bool]] = []  # fighter -> whether some card of the deck answers Unblockable damage
STAGES: Final[list[Stage]] = []


def add_card(card: Card) -> int:
    """One more kind of card; answers its number."""
    CARDS.append(card)
    return len(CARDS) - 1


def enlist(fighter: Fighter, common: tuple[int, ...]) -> None:
    """One more Character, with the utility Events every deck shares (SFTMG-EVENT-04); the Attack Cards, Character
    Events and Supers are its own (SFTMG-DECK-04, SFTMG-EVENT-01, SFTMG-SUPER-09, SFTMG-RULING-80)."""
    ULTRAS.append(add_card(fighter.ultra))
    kinds: list[int] = []
    for card, copies in fighter.cards:
        kinds += [add_card(card)] * copies
    ROSTER.append(fighter)
    DECKS.append(tuple(kinds) + common)
    BRACES.append(BRACING in [card.moment for card, _ in fighter.cards if card.type == EVENT])


def alter(fighter: Fighter, standard: int) -> None:
    """SFTMG-NEM-04: a Character once more, with other Character Events; the rest of the deck is that of the standard
    one, card for card, and so of the same kinds."""
    kinds = [kind for kind in DECKS[standard] if CARDS[kind].type != EVENT]
    events = [(card, copies) for card, copies in fighter.cards if card.type == EVENT]
    for card, copies in events:
        kinds += [add_card(card)] * copies
    ULTRAS.append(ULTRAS[standard])
    ROSTER.append(fighter)
    DECKS.append(tuple(kinds))
    BRACES.append(BRACING in [card.moment for card, _ in events])


def at_foe(card: Card) -> bool:
    """Whether a text is about an opponent: where there are several, its player says which."""
    if card.aimed or (card.condition is not None and card.condition.aims()):
        return True
    return True in [word.aims() for word in card.does]


def ultra_cost(card: Card) -> int:
    """SFTMG-ULTRA-01, SFTMG-BOSS-06: a whole gauge of the Character whose Ultra it is."""
    return max([fighter.gauge for fighter in ROSTER if fighter.ultra is card], default=8)


def is_attack_card(card: Card) -> bool:
    """SFTMG-TYPE-01, SFTMG-EVENT-06, SFTMG-SUPER-07, SFTMG-ULTRA-05: a Strike, a Special or a Projectile."""
    return card.type <= PROJECTILE


# In words

BY_TYPE: Final = {  # what every card of a type says
    BAIT: (
        "Attack with this facedown, at any range. If the opponent blocks, they roll no dice, you gain 2 Meter and may "
        "move them up to 1 space, without Collisions. Against an Event, or a Counter-Attack that is no Bait!, both "
        "cards are discarded and you draw 1."
    ),
    FOCUS: (
        "Attack with this facedown. If the opponent blocks, it deals 4 damage less their blocks; any other answer "
        "cancels it, and both cards are discarded. Or, when an attack on you Whiffs: the attacker takes 2 Unblockable "
        "damage."
    ),
    SUPER: ("Face up for 4 Meter. Meter faces hit; only Boosts block. Or discard this as a Free Action for 2 Meter."),
    ULTRA: "Face up for 8 Meter. Meter faces hit.",
}
WHEN: Final = (  # by moment
    "",
    "",
    "Instead of blocking an attack",
    "When an attack on you Whiffs",
    "When you are about to take Unblockable damage",
)


def colours(linkers: int) -> str:
    return "/".join([colour for bit, colour in enumerate(COLOURS) if linkers >> bit & 1]) or "none"


def reach_text(card: Card) -> str:
    """Range or Special Movement, as the card's corner says it; nothing where the corner is empty."""
    if card.type in (EVENT, BAIT):
        return ""
    if card.charge:
        return f"Charge {card.charge}"
    if card.dash:
        return f"Dash {card.dash}"
    low, high = card.reach
    return f"range {low}" if low == high else f"range {low}-{high}"


def keywords(card: Card) -> list[str]:
    found = [
        f"{word} {n}" for word, n in (("Knockback", card.knockback), ("Mix-Up", card.mix_up), ("Stun", card.stun)) if n
    ]
    if card.throw != NO_THROW:
        found.append(f"Throw {card.throw}")
    if card.poke:
        found.append("Poke" if card.poke == 1 else f"Poke x{card.poke}")
    if card.unblockable:
        found.append("Unblockable")
    return found


def bonuses(card: Card) -> list[str]:
    """Edge and Combo, as short as keywords."""
    found = [f"Edge +{card.edge[0]} at range {card.edge[1]}"] if card.edge[0] else []
    return found + ([f"Combo +{card.combo}"] if card.combo else [])


def text(card: Card) -> str:
    """Everything a card says besides its corner, as sentences."""
    words = [f"[{card.condition.text()}.]"] if card.condition is not None else []
    words += [f"{keyword}." for keyword in keywords(card)]
    if card.edge[0]:
        words.append(f"Edge: {dice(card.edge[0])} at Range {card.edge[1]}.")
    if card.combo:
        words.append(f"Combo: {dice(card.combo)}.")
    if card.per_push:
        words.append(f"{dice(card.per_push)} for each space the defender was moved by this Charge.")
    if card.per_gap[0]:
        words.append(
            f"{card.per_gap[0]} additional damage for each space between (maximum {card.per_gap[0] * card.per_gap[1]})."
        )
    if card.if_hit:
        words.append(f"If this attack deals damage: {sentence(card.if_hit)}")
    if card.after:
        words.append(f"Once resolved: {sentence(card.after)}")
    if card.in_combo:
        words.append("May be used as a Combo Action.")
    if card.type in BY_TYPE:
        words.append(BY_TYPE[card.type].replace("8 Meter", f"{ultra_cost(card)} Meter"))
    return " ".join(words + event_words(card))


def event_words(card: Card) -> list[str]:
    words = [when_text(card)] if when_text(card) else []
    if card.does:
        words.append(sentence(card.does))
    if card.stays:
        words.append("Stays In Play.")
    if card.holds is not None:
        words.append(card.holds.text())
    if card.ends:
        words.append(f"Discard this when {'an attack damages you' if card.ends == HURT else 'your next turn begins'}.")
    if card.cancels:
        words.append("When it is revealed, if it is an Attack Card, cancel it.")
    if card.on_reveal:
        lead = "Then:" if card.cancels else "When an Attack Card is revealed:"
        words.append(f"{lead} {sentence(card.on_reveal)}")
    return words


def when_text(card: Card) -> str:
    """What a Response answers, and whether its player must see the opponent."""
    lead = WHEN[card.moment] if card.type == EVENT else ""
    if card.facedown_only:
        lead = lead.replace("an attack", "a facedown attack")
    if not card.aimed:
        return f"{lead}:" if lead else ""
    return f"{lead}, if you see the opponent:" if lead else "If you see the opponent:"


def dice(n: int) -> str:
    return f"+{n} Attack {'Die' if n == 1 else 'Dice'}"
