"""What is printed: faces of cards, keywords, abilities, and the base of every word an ability is made of.

An ability is a tree of words, plain data.  Each kind of word has one question it answers: an effect `does`,
an amount has a `value`, a condition `holds`, a test `fits` a card, a trigger `hears` of a happening."""

from __future__ import annotations

from typing import Any, ClassVar

from kumite.core.piles import Zone
from kumite.core.position import Record
from kumite.games.universus.terms import CONTINUOUS, FOUNDATION, MID, NO_TYPE, NOBODY, RATED


class Happening(Record):
    """A game event: something of one kind that happened to some cards at once (UVS-EVENT-01, UVS-EVENT-02)."""

    # fmt: off
    __slots__ = (
        "ability", "amount", "by", "cause", "faces", "margin", "note", "origin", "source", "tick", "to", "top", "verb",
        "via", "what",
    )
    # fmt: on

    def __init__(
        self,
        verb: int,
        by: int,
        what: Zone = (),
        amount: int = 0,
        note: int = 0,
        via: int = 0,
        cause: int = NOBODY,
        origin: int = NOBODY,
        to: int = NOBODY,
        tick: int = 0,
        faces: tuple[Face, ...] = (),
        ability: int = NOBODY,
        source: int = NOBODY,
        margin: int = 0,
        top: bool = False,
    ) -> None:
        self.verb, self.amount, self.margin = verb, amount, margin  # of a check: by how much it was passed or failed
        self.by = by  # the player who does it; whoever made them (UVS-EVENT-07)
        self.what = what  # the cards it is done to
        self.note = note  # the role, status, property, period ... as the verb has it
        self.via = via  # BY_EFFECT, BY_COST ...
        self.cause = cause  # the seat whose effect or cost it is
        self.origin = origin  # the game zone the cards left
        self.to = to  # and where they are now
        self.tick = tick  # when: scopes that begin with this event begin here
        self.faces = faces  # the cards' current states as it happened (UVS-EVENT-06)
        self.ability = ability  # the number of the ability on its card, where one is played
        self.source = source  # the card whose ability or effect does it
        self.top = top  # the cards lay on top of their decks


class Ctx(Record):
    """Whose text this is, on which card, set off by what, and the scope it binds its names in."""

    __slots__ = ("event", "scope", "source", "you")

    def __init__(self, you: int, source: int, scope: int, event: Happening | None = None) -> None:
        self.you = you
        self.source = source
        self.scope = scope  # a place in the position's list of scopes
        self.event = event


class Word(Record):
    """An instruction, or several."""

    def does(self, g: Any, ctx: Ctx) -> None:
        """Act by verbs, or leave a step to do that asks first."""
        raise NotImplementedError(f"{self} does nothing by itself")

    def modals(self) -> int:
        """What this is as a continuous ability, as bits: kinds of `Rule`, CHANGES, FIRES."""
        return 0

    def payable(self, g: Any, ctx: Ctx) -> bool:
        """Whether this can be done in full, as a cost must be (UVS-COST-02)."""
        return True

    def onto(self, g: Any, ctx: Ctx, h: int) -> bool:
        """Change this card, if the word is a change of a current state; whether it is one."""
        return False

    def waits_for(self) -> tuple[Test, int] | None:
        """The cards that it changes when they come, and until when; None: it waits for none."""
        return None

    def as_of_now(self, g: Any, ctx: Ctx) -> Word:
        """The same for cards that come later, with whatever has to be worked out by now."""
        return self

    def ears(self) -> tuple[int, ...]:
        """The places of the index (ears.py) that this word belongs to, as a continuous ability."""
        return ()

    def own_card(self) -> bool:
        """Whether it is about what happens to its own card: then it functions wherever that is (UVS-RULING-12)."""
        return False

    def commits_itself(self) -> bool:
        """Whether it is nothing but committing its own card: the commonest cost there is."""
        return False

    def desperate(self) -> int:
        """The player, as YOU or RIVAL, whom it has stand at desperation while it lasts (UVS-DESP-02); or NOBODY."""
        return NOBODY


Text = tuple[Word, ...]  # read left to right, everything settled in between


class Amount(Record):
    """A number that is worked out when it is needed."""

    def value(self, g: Any, ctx: Ctx) -> int:
        raise NotImplementedError(f"{self} has no value")

    def of_scope(self) -> bool:
        """Whether it speaks of what an effect has chosen or bound, so that it is known only while that goes on."""
        return False

    def lacks(self, g: Any, ctx: Ctx) -> bool:
        """Whether it is a number of a card that is not there."""
        return False


class Cond(Record):
    """Something that is so or is not."""

    def holds(self, g: Any, ctx: Ctx) -> bool:
        raise NotImplementedError(f"{self} cannot be judged")


class Test(Record):
    """What a card must be like."""

    def fits(self, g: Any, ctx: Ctx, h: int) -> bool:
        raise NotImplementedError(f"{self} tests nothing")

    def sees(self, g: Any, ctx: Ctx, face: Face) -> bool:
        """The same of a face that is remembered: only what is printed on it or was its state."""
        return True

    def of_scope(self) -> bool:
        """As an amount does."""
        return False

    def of_now(self) -> bool:
        """Whether it asks what is on no face, so that the card is looked at as it is now."""
        return False


class Trigger(Record):
    """What an ability waits for."""

    def hears(self, g: Any, ctx: Ctx, event: Happening) -> bool:
        raise NotImplementedError(f"{self} waits for nothing")

    def verbs(self) -> tuple[int, ...]:
        """The verbs of the happenings it may wait for: what the index of listeners is made by."""
        return ()

    def own_card(self) -> bool:
        """Whether it speaks of its own card: then a response can be played wherever that is (UVS-RESP-04)."""
        return False

    def via_check(self) -> bool:
        """Whether it speaks of what is done to pass a check."""
        return False


class Rider(Record):
    """A restriction or a permission for an ability as a whole (UVS-PREST-01), no part of the effect (UVS-EFF-14)."""

    mark: ClassVar[int] = 0

    def allows(self, g: Any, seat: int, h: int, number: int) -> bool:
        """Whether ability `number` on card h may be played by this seat, as far as this rider is concerned."""
        return True

    def zone(self) -> int:
        """The game zone in brackets, or NOBODY."""
        return NOBODY

    def called(self) -> str:
        """What abilities with it are called: a Combo ability, a Tenacious one (UVS-KCOMBO-05, UVS-TENAC-02)."""
        return type(self).__name__


class Keyword(Record):
    """A keyword ability on a card, with its rating or its requirements (UVS-KWRAT-01, UVS-KCOMBO-01)."""

    def __init__(self, name: str, rating: int = 0, needs: tuple[str, ...] = ()) -> None:
        self.name = name
        self.rating = rating
        self.needs = needs  # Combo: traits, types or "Face Down", in order

    def __str__(self) -> str:
        if self.needs:
            return f"'{self.needs[0]}' Only" if self.name == "Only" else f"{self.name} ({', '.join(self.needs)})"
        return f"{self.name}: {self.rating}" if self.rating or self.name in RATED else self.name


class Ability(Record):
    """One ability: played (Enhance, Form, Response, Blitz), or continuous if it has none of these types (UVS-ABIL-02,
    UVS-CONT-01, UVS-CONT-02), and its parts (UVS-PLAB-02).  A name only tells it from others, and makes no keyword of
    it (UVS-ABNAME-01, UVS-ABNAME-03).  The effect of a played one is a direct effect (UVS-DIRECT-01)."""

    def __init__(
        self,
        kind: int,
        does: Text = (),
        cost: Text = (),
        trigger: Trigger | None = None,
        riders: tuple[Rider, ...] = (),
        name: str = "",
        keyword: str = "",
    ) -> None:
        self.kind = kind
        self.does = does
        self.cost = cost  # as written; a check is paid last all the same (UVS-COST-10)
        self.trigger = trigger  # of a Response
        self.riders = riders
        self.name = name  # a named ability (UVS-ABNAME-01)
        self.keyword = keyword  # the keyword that gives it, or ""
        self._ears: tuple[int, ...] | None = None  # what it listens to (ears.py), once somebody has looked
        self._asks_x = self._commits = NOBODY  # 0 or 1, once somebody has looked
        self._marks, self._home, self._modals = 0, NOBODY, 0
        for word in does:
            self._modals |= word.modals()
        for rider in riders:
            self._marks |= rider.mark
            if self._home == NOBODY:
                self._home = rider.zone()

    def marked(self, mark: int) -> bool:
        """Whether one of its riders makes it so: TENACIOUS, OUTWIT ..."""
        return self._marks & mark != 0

    def marks(self) -> int:
        """All that its riders make it, as bits."""
        return self._marks

    def rules(self, modal: int) -> bool:
        """Whether one of its words is a rule of this kind; or CHANGES cards, or FIRES."""
        return self._modals >> modal & 1 != 0

    def home(self) -> int:
        """The zone in brackets, or NOBODY (UVS-BRKT-02)."""
        return self._home

    @property
    def played(self) -> bool:
        return self.kind != CONTINUOUS


class Face(Record):
    """One side of a card, or the current state of a live card: the values its properties have (UVS-PROP-01).  Its
    difficulty is not yet what a check is against (UVS-DIFF-01, UVS-DIFF-02).  A burst around the check value says no
    more than the text does (UVS-CVAL-01, UVS-CVAL-03).  Its abilities come from keywords, text and effects alike
    (UVS-ABIL-01); its traits are there to be referred to (UVS-CTRAIT-01, UVS-CTRAIT-02)."""

    def __init__(
        self,
        name: str = "",
        type: int = NO_TYPE,
        difficulty: int = 0,
        check: int = 0,
        block: int = 0,
        block_zone: int = NOBODY,
        symbols: int = 0,
        traits: tuple[str, ...] = (),
        keywords: tuple[Keyword, ...] = (),
        abilities: tuple[Ability, ...] = (),
        speed: int = 0,
        damage: int = 0,
        zone: int = NOBODY,
        hand_size: int = 0,
        health: int = 0,
        stamina: int = 0,
        version: str = "",
        set_icon: str = "",
        licence: str = "",
        attuned: int = 0,
        trees: tuple[str, ...] = (),
        checked: bool = True,
        counts: int = 1,
        applied: tuple[int, ...] = (),
        copied: bool = False,
        multiple: int = 0,
        back: bool = False,
    ) -> None:
        self.name = name
        self.type = type
        self.difficulty = difficulty
        self.check = check
        self.block = block
        self.block_zone = block_zone  # NOBODY: the card has no block
        self.symbols = symbols  # bits; INFINITY is one more
        self.traits = traits
        self.keywords = keywords
        self.abilities = abilities  # those of its keywords first, then the text, then what it gained
        self.speed = speed
        self.damage = damage
        self.zone = zone  # of an attack
        self.hand_size = hand_size
        self.health = health
        self.stamina = stamina
        self.version = version  # of a character: a number or a title (UVS-VER-01)
        self.set_icon = set_icon
        self.licence = licence  # the property a character comes from (UVS-IDENT-05)
        self.attuned = attuned  # those of its symbols that are attuned (UVS-ATTUNE-01)
        self.trees = trees  # names of skill trees (UVS-SKILL-02)
        self.checked = checked  # has a printed difficulty and check value (UVS-DCON-04)
        self.counts = counts  # how many cards it counts as when it is committed for a check (UVS-CHECK-05)
        self.applied = applied  # lasting modifiers that have changed this state (UVS-MODIF-07)
        self.copied = copied  # a face-down card that is a copy (UVS-FDATK-01)
        self.multiple = multiple  # the number of the attack it is a multiple copy of, or 0 (UVS-KMULT-01)
        self.back = back  # the back of a double-sided card (UVS-DSIDE-03)

    def full_name(self) -> str:
        """The name with the version (UVS-CHAR-04)."""
        return f"{self.name} {self.version}" if self.version else self.name

    def identity(self) -> str:
        """The name without what stands in brackets (UVS-CHAR-03, UVS-IDENT-01)."""
        at = self.name.find(" (")
        return self.name if at < 0 else self.name[:at]

    def keyword(self, name: str) -> Keyword | None:
        for keyword in self.keywords:
            if keyword.name == name:
                return keyword
        return None

    def has(self, name: str) -> bool:
        """Whether it has this keyword ability or trait."""
        return name in self.traits or self.keyword(name) is not None

    def copy(self) -> Face:
        """A copy to be changed before anybody shares it."""
        return Face(
            self.name,
            self.type,
            self.difficulty,
            self.check,
            self.block,
            self.block_zone,
            self.symbols,
            self.traits,
            self.keywords,
            self.abilities,
            self.speed,
            self.damage,
            self.zone,
            self.hand_size,
            self.health,
            self.stamina,
            self.version,
            self.set_icon,
            self.licence,
            self.attuned,
            self.trees,
            self.checked,
            self.counts,
            self.applied,
            self.copied,
            self.multiple,
            self.back,
        )


# What a face-down card is (UVS-FDC-01, UVS-FDC-05, UVS-PRINT-02): numbers read 0, zones mid, the rest nothing.
BLANK_FOUNDATION = Face(type=FOUNDATION, block_zone=MID, zone=MID, checked=False)
BLANK = Face(block_zone=MID, zone=MID, checked=False)


class Card(Record):
    """A printed card: its front, its back if it has two sides, and where it comes from."""

    def __init__(
        self,
        front: Face,
        back: Face | None = None,
        origin: str = "ours",
        note: str = "",
        vitals: tuple[tuple[str, str], ...] = (),
    ) -> None:
        self.vitals, self.note = vitals, note  # vitals: of a character, by name (UFS-CARD-10)
        self.front, self.back = front, back
        self.origin = origin  # "printed", "deduced" or "ours"

    @property
    def name(self) -> str:
        return self.front.full_name()
