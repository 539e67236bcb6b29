"""The terms of the game, as small numbers, and what the table calls them: seven card types (UVS-CHAR-01), eight game
zones, of which momentum is one (UVS-MOM-01)."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1  # no card, no seat

# Who, seen from the owner of an effect
YOU: Final = 0
RIVAL: Final = 1
BOTH: Final = 2  # at once; the owner of the effect says who chooses first (UVS-BOTH-01)
EITHER: Final = 3  # the owner picks one player (UVS-EITHER-01)
THAT_PLAYER: Final = 4  # the player of the event that set this off
ACTIVE: Final = 5
OWNER: Final = 6  # of the card in question
DOER: Final = 7  # whoever carries the instruction out: their own cards (UVS-INSTR-02)
ANY: Final = 8
WHO: Final = (
    "you",
    "your rival",
    "both players",
    "either player",
    "that player",
    "the active player",
    "its owner",
    "their",
    "any player",
)

# Card types (UVS-TYPE-01); a face-down card in the card pool has none
NO_TYPE: Final = 0
ACTION: Final = 1
ASSET: Final = 2
ATTACK: Final = 3
BACKUP: Final = 4
CHARACTER: Final = 5
FOUNDATION: Final = 6
TOKEN: Final = 7
TYPES: Final = ("card", "action", "asset", "attack", "backup", "character", "foundation", "token")

# Game zones (UVS-GZONE-01); ASIDE is outside the game: the sidebar, and tokens that have ceased to exist
STAGE: Final = 0
HAND: Final = 1
DECK: Final = 2
MOMENTUM: Final = 3
POOL: Final = 4
DISCARDS: Final = 5
TRANSIT: Final = 6
REMOVED: Final = 7
ASIDE: Final = 8
ZONES: Final = (
    *("stage", "hand", "deck", "momentum", "card pool", "discard pile", "transit", "removed from game", "aside"),
)

# Attack and block zones (UVS-AZONE-01, UVS-BZONE-01)
LOW: Final = 0
MID: Final = 1
HIGH: Final = 2
HEIGHTS: Final = ("low", "mid", "high")

# Symbols (UVS-SYM-02), as bits; infinity is apart
SYMBOLS: Final = ("fire", "water", "earth", "air", "good", "evil", "life", "death", "order", "chaos", "void", "all")
INFINITY: Final = 1 << len(SYMBOLS)

# Ability types (UVS-RULING-04: Blitz is a fourth played one)
CONTINUOUS: Final = 0
ENHANCE: Final = 1
FORM: Final = 2
RESPONSE: Final = 3
BLITZ: Final = 4
ABILITIES: Final = ("Continuous", "Enhance", "Form", "Response", "Blitz")

# Card properties that are numbers
SPEED: Final = 0
DAMAGE: Final = 1
ZONE: Final = 2  # of an attack
DIFFICULTY: Final = 3
CHECK: Final = 4
BLOCK: Final = 5  # modifier
BLOCK_ZONE: Final = 6
HAND_SIZE: Final = 7
HEALTH: Final = 8
STAMINA: Final = 9
RATING: Final = 10  # of a keyword
PROPERTIES: Final = (
    "speed",
    "damage",
    "zone",
    "difficulty",
    "check",
    "block modifier",
    "block zone",
    "hand size",
    "health",
    "stamina",
    "rating",
)

# What a card was played as
AS_NOTHING: Final = 0
AS_FORM: Final = 1  # as its own type
AS_BLOCK: Final = 2
AS_REVERSAL: Final = 3
AS_ABILITY: Final = 4  # an action, for one of its abilities
AS_FORM_ABILITY: Final = 5  # the same for a Form: it is played as a form, too (UVS-RULING-26)
ROLES: Final = ("", "form", "block", "reversal", "ability", "ability")

# Block status (UVS-BSTEP-17)
UNDECIDED: Final = 0
NOT_BLOCKED: Final = 1
PARTIALLY: Final = 2
COMPLETELY: Final = 3
STATUSES: Final = ("undecided", "not blocked", "partially blocked", "completely blocked")

# Phases and steps, as bits of a period
SETUP: Final = 0
START_PHASE: Final = 1
READY_STEP: Final = 2
REVIEW_STEP: Final = 3
DRAW_STEP: Final = 4
COMBAT_PHASE: Final = 5
ENHANCE_STEP: Final = 6
BLOCK_STEP: Final = 7
DAMAGE_STEP: Final = 8
END_PHASE: Final = 9
TURN: Final = 10
ATTACK_PERIOD: Final = 11  # an attack sequence
GAME_PERIOD: Final = 12
YOUR_NEXT_TURN: Final = 13  # an end point: the end of the owner's next turn
READY_OF_OWNER: Final = 14  # an end point: the next Ready Step of the card's owner
STAGE_PERIOD: Final = 15  # an end point: as long as the card it is on stays where it is
NEXT_FORM: Final = 16  # an end point: the next form, whatever it is, or none (UVS-RULING-77)
BEFORE_YOUR_TURN: Final = 17  # an end point: the beginning of the owner's next turn
LAST_TURN: Final = 18  # the turn before this one, whosever
BEFORE_RIVAL_TURN: Final = 19  # an end point: the beginning of the rival's next turn
RIVAL_NEXT_TURN: Final = 20  # an end point: the end of the rival's next turn
BEFORE_YOUR_COMBAT: Final = 21  # an end point: the beginning of the owner's next Combat Phase
BEFORE_RIVAL_COMBAT: Final = 22  # an end point: the beginning of the rival's next Combat Phase
NEXT_CARD: Final = 23  # an end point: the next card the owner plays, or the end of the turn
NEXT_ENHANCE: Final = 24  # an end point: the rival plays an Enhance or passes, in this Enhance Step
PERIODS: Final = (
    *("setup", "Start Phase", "Ready Step", "Review Step", "Draw Step", "Combat Phase"),
    *("Enhance Step", "Block Step", "Damage Step", "End Phase", "turn", "attack", "game"),
    *("your next turn", "Ready Step of its owner", "stay", "next form", "your next turn begins", "last turn"),
    *("your rival's next turn begins", "your rival's next turn"),
    *(
        "your next Combat Phase begins",
        "your rival's next Combat Phase begins",
        "next card",
        "your rival's next Enhance",
    ),
)

# Things that happen: the verbs of triggers, rules and the log.  The same names as the effects that do them.
V_DRAW: Final = 0
V_DISCARD: Final = 1  # from hand
V_MILL: Final = 2
V_SPEND: Final = 3  # momentum to discard pile
V_CLEAR: Final = 4  # card pool to discard pile
V_DESTROY: Final = 5
V_SACRIFICE: Final = 6  # is a destroying, too
V_REMOVE: Final = 7
V_MOVE: Final = 8  # any other change of zone
V_BUILD: Final = 9
V_COMMIT: Final = 10
V_READY: Final = 11
V_FLIP: Final = 12
V_UNFLIP: Final = 13
V_FREEZE: Final = 14
V_SEAL: Final = 15
V_UNSEAL: Final = 16
V_TRANSFORM: Final = 17
V_REVEAL: Final = 18
V_GAIN: Final = 19  # health or stamina
V_LOSE: Final = 20
V_BONUS: Final = 21  # a number received +N; `note` is the property
V_PENALTY: Final = 22
V_PLAY: Final = 23  # a card; `note` is the role
V_ABILITY: Final = 24  # an ability was played
V_RESOLVED: Final = 25  # an ability resolved
V_CHOICE: Final = 26  # a bullet was chosen
V_CHECK: Final = 27  # a card was checked
V_PASS: Final = 28  # a check
V_FAIL: Final = 29
V_STATUS: Final = 30  # block status was determined; `note` is it, `what` the attack, then the block
V_DEAL: Final = 31  # an attack dealt damage
V_RESOLVE: Final = 32  # an attack resolved; `note` is its block status
V_BEFORE_DAMAGE: Final = 33  # the Damage Step is about to begin
V_BEFORE_TAKE: Final = 34  # damage is about to be taken; `note` is the block status
V_MOMENT: Final = 35  # a phase, step or turn begins or ends; `note` is the period, `amount` 0 or 1
V_COUNTER: Final = 36
V_CREATE: Final = 37
V_ATTACH: Final = 38
V_LEVEL: Final = 39
V_ATTACKED: Final = 40
V_GRANT: Final = 41
V_CANCEL: Final = 42
V_SEARCH: Final = 43
V_CYCLE: Final = 44
V_BEFORE_GAME: Final = 45
V_SHUFFLE: Final = 46
V_REVIEW: Final = 47  # a discard in the Review Step
V_LOOK: Final = 48
V_DEFEAT: Final = 49  # a player loses the game
V_ENTER: Final = 50  # an attack enters its sequence
V_ANNOUNCE: Final = 51  # a card is announced; no game event
V_FIRST: Final = 53  # who goes first; no game event
V_SIDEBAR: Final = 52  # a card is exchanged with the sidebar; no game event
V_TIRE: Final = 54  # a backup loses stamina
V_RECOVER: Final = 55  # and gains it
V_SET: Final = 56  # a property has another value now; `note` is it
V_WOULD: Final = 57  # something is about to happen; `ability` is the verb of it
V_ARRIVE: Final = 58  # cards in transit are about to enter the zone `to`
V_REPLACED: Final = 59  # something else happens instead; `note` is the verb of what does not; no game event
V_TRY: Final = 60  # somebody tries to play a card; `note` is the role; told only where somebody listens
V_SWAY: Final = 61  # a check is changed by `amount`; `note` is what it is made for, `source` the card that is played
ALSO: Final[dict[int, tuple[int, ...]]] = {  # what counts as what (UVS-SAC-01, UVS-REVIEW-03)
    V_DESTROY: (V_DESTROY, V_SACRIFICE),
    V_DISCARD: (V_DISCARD, V_REVIEW),
    V_CLEAR: (V_CLEAR, V_MOVE),
}
VERBS: Final = (
    "draw",
    "discard",
    "mill",
    "spend",
    "clear",
    "destroy",
    "sacrifice",
    "remove",
    "move",
    "build",
    "commit",
    "ready",
    "flip",
    "unflip",
    "freeze",
    "seal",
    "unseal",
    "transform",
    "reveal",
    "gain",
    "lose",
    "bonus",
    "penalty",
    "play",
    "play ability",
    "resolve ability",
    "choose",
    "check",
    "pass",
    "fail",
    "block",
    "deal",
    "resolve",
    "before damage",
    "before taking",
    "moment",
    "counter",
    "create",
    "attach",
    "level up",
    "attack",
    "grant",
    "cancel",
    "search",
    "cycle",
    "before the game",
    "shuffle",
    "review",
    "look",
    "lose the game",
    "enter",
    "announce",
    "exchange",
    "go first",
    "lose stamina",
    "gain stamina",
    "set",
    "be about to",
    "arrive",
    "replace",
    "try",
    "sway",
)
BEGINS: Final = 0
ENDS: Final = 1
PASSED: Final = 2  # of an Enhance Step: somebody gives up an opportunity (UVS-ENHST-04)

# Why something happens
BY_RULE: Final = 0
BY_EFFECT: Final = 1
BY_COST: Final = 2
BY_CHECK: Final = 3
BY_DAMAGE: Final = 4
CAUSES: Final = ("rule", "effect", "cost", "check", "damage")

# Keyword abilities (UVS-KLIST-01) and keyword traits (UVS-TRLIST-01, UVS-TRLIST-02)
KEYWORDS: Final = (
    "Breaker",
    "Combo",
    "Deflect",
    "Desperation",
    "Echo",
    "Elusive",
    "EX",
    "Flash",
    "Frenzy",
    "Gauge",
    "Multiple",
    "Powerful",
    "Reversal",
    "Safe",
    "Shift",
    "Stun",
    "Tension",
    "Terrain",
    "Throw",
    "Unique",
)
RATED: Final = ("Breaker", "Deflect", "Desperation", "EX", "Gauge", "Multiple", "Powerful", "Stun")
TRAITS: Final = (
    "Ally",
    "Armor",
    "Charge",
    "Diplomacy",
    "Doopler",
    "Fury",
    "Kick",
    "Pizza",
    "Punch",
    "Ranged",
    "Scheme",
    "Ship",
    "Slam",
    "Spell",
    "Taunt",
    "Tech",
    "Titan",
    "Vestige",
    "Weapon",
    "XP",
)
CHARACTER_TRAITS: Final = (
    "1-A",
    "1-B",
    "Big 3",
    "Brawler",
    "Champion",
    "E-Rank",
    "Ensign",
    "Garrison",
    "Giant",
    "Healer",
    "Hunter",
    "Inventor",
    "League of Villains",
    "Lurkers",
    "Mighty Nein",
    "Military Police Brigade",
    "Monster",
    "Mutant",
    "Nomu",
    "Pirate",
    "Pro Hero",
    "Samurai",
    "Scout",
    "Shie Hassaikai",
    "Shiketsu",
    "Student",
    "Survey Corps",
    "Teacher",
    "Team Masho",
    "Team Rokuyokai",
    "Team Toguro",
    "Team Urameshi",
    "Team Uraotogi",
    "Thief",
    "Titan",
    "Vampire",
    "Villain",
    "Vox Machina",
    "Warrior",
)


def symbol_bit(name: str) -> int:
    """The bit of a symbol, by name."""
    return INFINITY if name == "infinity" else 1 << SYMBOLS.index(name)


def symbol_names(bits: int) -> list[str]:
    return [name for at, name in enumerate(SYMBOLS) if bits >> at & 1]
