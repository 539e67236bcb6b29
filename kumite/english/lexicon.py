"""The words of card English: their base forms, and the phrases that count as one word.

The ufs wording becomes the universus one here (opponent: rival, vitality: health ...), so one grammar reads both.
"""

from __future__ import annotations

from typing import Final


def words(text: str) -> frozenset[str]:
    """A set of words."""
    return frozenset(text.split())


NOUNS: Final = words(
    """
    card attack foundation asset action character backup token counter effect cost check zone symbol keyword
    trait player turn phase step time form block blitz copy stage hand deck bonus rating enhance response
    ability reversal instance number penalty modifier name set type gender point value title restriction text
    health side half format option word color difficulty icon sequence resource marker choice purpose other rest
    owner skill box pile pool friend ally event result total amount level duplicate combo format game process
    throw stack printing
    """
)
IRREGULAR_NOUNS: Final = {
    "abilities": "ability",
    "copies": "copy",
    "bonuses": "bonus",
    "penalties": "penalty",
    "difficulties": "difficulty",
    "allies": "ally",
    "halves": "half",
    "boxes": "box",
    "dies": "die",
}

# base form: past tense and participle, if not the regular ones
VERBS: Final = words(
    """
    draw discard commit add gain lose get deal destroy remove flip unflip ready reveal return play search
    shuffle put place build spend mill seal unseal freeze sacrifice take make cancel choose look change clear
    skip end begin resolve ignore equal increase reduce count become apply keep pass fail try leave enter share
    match block attach come happen move switch exchange swap repeat turn cycle pay own control read transform
    treat refresh use contain include require give cause ask prevent allow cost grant raise lower modify
    continue perform remain follow name guess receive heal exceed connect drive say consider check recheck start
    affect target attack level ruin review announce force let pick rearrange replace decrease set double stun
    print cancel have do reverse negate activate trigger generate call store reset unfreeze defend win respond
    bring select succeed evade send attempt end defeat occur shift create undo rotate divide separate discount
    reduce let boost treat fire charge empower wound stop spin alter subtract tuck chain cover reassign trade
    counter combine carry roll save face set-aside copy see know stay stand
    """
)
PAST: Final = {
    "draw": ("drew", "drawn"),
    "lose": ("lost",),
    "get": ("got", "gotten"),
    "deal": ("dealt",),
    "put": ("put",),
    "build": ("built",),
    "spend": ("spent",),
    "freeze": ("froze", "frozen"),
    "take": ("took", "taken"),
    "make": ("made",),
    "choose": ("chose", "chosen"),
    "begin": ("began", "begun"),
    "become": ("became", "become"),
    "keep": ("kept",),
    "leave": ("left",),
    "come": ("came",),
    "pay": ("paid",),
    "read": ("read",),
    "give": ("gave", "given"),
    "drive": ("drove", "driven"),
    "say": ("said",),
    "win": ("won",),
    "set": ("set",),
    "let": ("let",),
    "bring": ("brought",),
    "send": ("sent",),
    "spin": ("spun",),
    "undo": ("undone",),
    "see": ("saw", "seen"),
    "have": ("had",),
    "do": ("did", "done"),
    "know": ("knew", "known"),
    "stand": ("stood",),
    "cancel": ("cancelled", "canceled"),
    "reveal": ("revealed",),
    "add": ("added",),
    "commit": ("committed", "commited"),
    "flip": ("flipped",),
    "unflip": ("unflipped",),
    "skip": ("skipped",),
    "swap": ("swapped",),
    "stun": ("stunned",),
    "ready": ("readied",),
    "try": ("tried",),
    "copy": ("copied",),
    "modify": ("modified",),
    "apply": ("applied",),
    "stop": ("stopped",),
    "control": ("controlled",),
}
IRREGULAR_S: Final = {
    "tries": "try",
    "modifies": "modify",
    "readies": "ready",
    "applies": "apply",
    "copies": "copy",
    "has": "have",
    "does": "do",
}
SAME: Final = {
    "are": "is",
    "were": "was",
    "an": "a",
    "theirs": "their",
    "towards": "toward",
    "fewer": "less",
    "lesser": "less",
    "greater": "more",
    "higher": "more",
    "one": "1",
    "two": "2",
    "three": "3",
    "four": "4",
    "five": "5",
    "six": "6",
    "every": "each",
    "onto": "on",
    "itself": "it",
    "themselves": "them",
    "yourself": "you",
    "vitality": "health",
    "opponent": "rival",
    "opponents": "rival",
    "rivals": "rival",
    "opponent's": "rival's",
    "opponents'": "rival's",
    "rivals'": "rival's",
    "players'": "player's",
    "opposing": "rival",
    "max": "maximum",
    "min": "minimum",
    "attempt": "try",
    "attempts": "try",
    "attempting": "trying",
    "attempted": "tried",
    "canceled": "cancelled",
    "his": "their",
    "he": "they",
    "she": "they",
    "him": "them",
    "owners'": "owner's",
    "can't": "cannot",
    "bottommost": "bottom",
    "topmost": "top",
}
PHRASES: Final = {
    "as well": "aswell",
    "card pool": "cardpool",
    "card pools": "cardpool",
    "discard pile": "discardpile",
    "discard piles": "discardpile",
    "discard - pile": "discardpile",
    "discard pool": "discardpile",
    "removed pile": "removedpile",
    "removed piles": "removedpile",
    "removed from game pile": "removedpile",
    "removed from game piles": "removedpile",
    "removed from the game pile": "removedpile",
    "removed from the game zone": "removedpile",
    "removed from game zone": "removedpile",
    "removed - from - game pile": "removedpile",
    "removed area": "removedpile",
    "removed zone": "removedpile",
    "staging area": "stage",
    "staging areas": "stage",
    "momentum pile": "momentum",
    "momentum area": "momentum",
    "face down": "facedown",
    "face - down": "facedown",
    "face up": "faceup",
    "face - up": "faceup",
    "control check": "check",
    "control checks": "check",
    "control value": "checkvalue",
    "control values": "checkvalue",
    "check value": "checkvalue",
    "check values": "checkvalue",
    "damage value": "damage",
    "speed value": "speed",
    "difficulty value": "difficulty",
    "hand size": "handsize",
    "hand sizes": "handsize",
    "block modifier": "blockmod",
    "block modifiers": "blockmod",
    "resource symbol": "symbol",
    "resource symbols": "symbol",
    "text box": "textbox",
    "text boxes": "textbox",
    "textboxes": "textbox",
    "progressive difficulty": "progressive",
    "progressive difficulties": "progressive",
    "up to": "upto",
    "at least": "atleast",
    "at most": "atmost",
    "no more than": "atmost",
    "no greater than": "atmost",
    "no higher than": "atmost",
    "not more than": "atmost",
    "not greater than": "atmost",
    "not higher than": "atmost",
    "no fewer than": "atleast",
    "no less than": "atleast",
    "no lower than": "atleast",
    "not fewer than": "atleast",
    "not less than": "atleast",
    "not lower than": "atleast",
    "any number of": "anynumber",
    "any number": "anynumber",
    "any amount of": "anynumber",
    "due to": "dueto",
    "because of": "dueto",
    "as a result of": "dueto",
    "as the result of": "dueto",
    "equal to": "equalto",
    "other than": "otherthan",
    "rather than": "instead of",
    "no longer": "nolonger",
    "in place of": "instead of",
    "as though": "asthough",
    "as if": "asthough",
    "could not": "couldnot",
    "can not": "cannot",
    "may not": "cannot",
    "and / or": "and/or",
    "in between": "between",
    "from out of": "from",
    "out of": "from",
    "in this way": "this way",
    "that way": "this way",
    "in order to": "to",
    "re - check": "recheck",
    "re - checks": "recheck",
    "re - checked": "rechecked",
    "re - arrange": "rearrange",
    "a single": "1",
    "end of turn": "the end of the turn",
    "at random": "atrandom",
    "randomly": "atrandom",
    "un - flip": "unflip",
    "attack 's zone": "attack's zone",
    "card ( s )": "cards",
    "at the same time": "atonce",
    "under your control": "undercontrol",
    "under their control": "undercontrol",
    "under control": "undercontrol",
    "of your choice": "ofchoice",
    "of their choice": "oftheirchoice",
    "of your choosing": "ofchoice",
    "of his or her choice": "oftheirchoice",
    "his or her": "their",
    "he or she": "they",
    "him or her": "them",
}
SPLITS: Final = {
    "don't": "do not",
    "doesn't": "does not",
    "didn't": "did not",
    "isn't": "is not",
    "aren't": "are not",
    "wasn't": "was not",
    "weren't": "were not",
    "hasn't": "has not",
    "haven't": "have not",
    "couldn't": "could not",
    "you've": "you have",
    "they've": "they have",
    "won't": "will not",
    "you're": "you are",
    "it's": "it is",
    "that's": "that is",
}
SYMBOLS: Final = words("air all chaos death earth evil fire good life order void water infinity")
ZONES: Final = {"high": "high", "mid": "mid", "low": "low"}
SMALL_TRAITS: Final = words(
    """
    kick punch ranged weapon slam throw fury charge stun powerful safe multiple reversal ally taunt combo flash
    tech unique breaker ex gauge desperation deadlock stance elite terrain
    """
)
LICENCES: Final = frozenset(
    [
        *("4 kids", "attack on titan", "cowboy bebop", "critical role", "darkstalkers", "godzilla", "jet burn"),
        *("grimm in wonderland", "king of fighters", "king of fighters 2006", "king of fighters xiii", "mega man"),
        *("mortal kombat", "my hero academia", "penny arcade", "red horizon", "samurai shodown", "samurai spirits"),
        *("seventh cross", "shadowar", "solo leveling", "soul calibur", "soul calibur ii", "soul calibur iii"),
        *("soul calibur iv", "soul calibur v", "soul calibur vi", "soul calibur 6", "street fighter"),
        *("street fighter ii", "street fighter iii", "street fighter iv", "street fighter 6"),
        *("teenage mutant ninja turtles", "tekken", "tekken 5", "tekken 6", "world of indines", "yu yu hakusho"),
    ]
)  # the properties that cards come from, as card text calls them (UFS-RULING-90)
MORE_ORDINALS: Final = {"fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8, "ninth": 9, "tenth": 10}


def regular_past(verb: str) -> str:
    """played, placed."""
    return verb + ("d" if verb.endswith("e") else "ed")


def doubled(verb: str) -> bool:
    """putting, flipping: a short verb ending in consonant, vowel, consonant."""
    return verb in ("put", "get", "set", "flip", "unflip", "skip", "swap", "stun", "commit", "begin", "stop", "cancel")


def progressive(verb: str) -> str:
    """playing, placing, putting."""
    if verb.endswith("e") and not verb.endswith("ee"):
        return verb[:-1] + "ing"
    return verb + (verb[-1] if doubled(verb) and verb != "cancel" else "") + "ing"


def third_person(verb: str) -> str:
    """plays, passes, tries."""
    if verb.endswith(("s", "sh", "ch", "x")):
        return verb + "es"
    if verb.endswith("y") and verb[-2] not in "aeiou":
        return verb[:-1] + "ies"
    return verb + "s"


def past_forms() -> dict[str, str]:
    """Every past tense and participle, with its verb."""
    found: dict[str, str] = {}
    for verb in VERBS:
        for form in PAST.get(verb, (regular_past(verb),)):
            found[form] = verb
    return found


def inflected_nouns() -> dict[str, str]:
    """Every plural, with its noun."""
    found = {noun + "s": noun for noun in NOUNS if noun != "set"}
    found.update(IRREGULAR_NOUNS)
    return found


PARTICIPLES: Final = past_forms()
PROGRESSIVES: Final = {progressive(verb): verb for verb in VERBS}
PLURALS: Final = inflected_nouns()
THIRD: Final = {third_person(verb): verb for verb in VERBS} | IRREGULAR_S
POSSESSED: Final = words(
    """
    card attack foundation asset action character backup player check ability form copy owner token effect block
    enhance response reversal
    """
)
