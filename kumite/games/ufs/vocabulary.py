"""The words of this edition: vitality, staging area, control check, opponent; E, R and F."""

from __future__ import annotations

from typing import Final

from kumite.games.universus.vocabulary import Vocabulary

TERMS: Final = {  # single words, for tables that are drawn
    "health": "vitality",
    "stage": "staging area",
    "rival": "opponent",
    "check": "control check",
    "check value": "control",
    "primary symbol": "symbol",
    "Start Phase": "Ready Phase",
    "Enhance": "E",
    "Response": "R",
    "Form": "F",
}

# Abilities (UFS-ABIL-02, UFS-COST-09): `E [Your attack] Commit (4+):`
BRACKETS: Final = r"(?: \[[^\]]+\])*"
HEADERS: Final = (
    rf"Enhance(?={BRACKETS}(?: [A-Z(][^.:]*)?:)",
    rf"Response(?={BRACKETS}(?: [A-Z(][^.:]*)?:)",
    rf"Form(?={BRACKETS}(?: [A-Z(][^.:]*)?:)",
)
ABILITIES: Final = (
    ("fter your rival's attack is blocked by this card", "fter you block with this card"),
    ("fter your (foundation|asset) is destroyed", r"fter you destroy a \1"),
    *[(rf"\b{header}", header[0]) for header in HEADERS],
    *[(rf"\({kind}(?=( #\d+)?\))", f"({kind[0]}") for kind in ("Enhance", "Response", "Form")],
    (r", check (\d+|X)(?=[,:])", r" (\1+)"),
    (rf"\b([ERF]{BRACKETS}) Check (\d+|X)(?=[,:])", r"\1 (\2+)"),
    (r"\[Rival's (attack|turn)\]", r"[Opponent's \1]"),
    (r"(?m) \[Tenacious\](.*?)(?=$| / )", r"\1 Playable while committed."),  # at the end of its ability
    (r"\[Stage\]", "[Staging Area]"),
    (r"\[Card pool\]", "[Card Pool]"),
    (r"\[Discard pile\]", "[Discard Pile]"),
)

# What this edition has no verb for: build, spend, sacrifice, mill, and clear, which is here what the End Phase does to
# the whole card pool; with a capital only before a number or the like, since there may be a card called Sacrifice
BUILT: Final = r"((?: face down| face up| committed)*)"
SOME: Final = r"(?:an?|the|this|that|it|up|any|all|X|\d+)\b"
MANY: Final = r"(?= (?:\d|X\b|any\b|all\b|up\b|this\b))"
CARDS: Final = r"(?<!P\d )\b"  # not in a line of the log, where names of cards follow
THESE: Final = r"it|them|(?:that|the|multiple) [a-z -]+?"
MILL: Final = ((r"\bMill", "Discard"), (r"\bmill", "discard"))
VERBS: Final = (
    (r"\bSpend(?=: choose)", "Discard from momentum"),
    (r"\bClear(?=: choose)", "Discard from the card pool"),
    (
        rf"\b([Bb])uild ({SOME}[^.]*?){BUILT}(?=[.,;]|$| and | or )",
        r"<\1>add \2 to your staging area\3",
    ),
    ("<B>a", "A"),
    ("<b>a", "a"),
    (r"\b(is|was|are|be|been) built\b", r"\1 added to the staging area"),
    (rf"{CARDS}builds ({SOME}[^.,;:]*)(?=[.,;])", r"adds \1 to the staging area"),
    (r"\bbuilds (\d+ cards(?: face down)?)(?=:|, by )", r"adds \1 to the staging area"),
    (r"\bbuilds (.+?)(?=\.$|, by )", r"adds \1 to the staging area"),
    (rf"{CARDS}mills 1 card\b", "discards the top card of their deck"),
    (rf"{CARDS}mills (\d+|X) cards\b", r"discards the top \1 cards of their deck"),
    (rf"{CARDS}mills ({SOME}[^.,;:]*)(?=[.,;])", r"discards \1 from their deck"),
    (r"\bmills (\d+ cards)(?=:|, by )", r"discards \1 from the deck"),
    (r"\bmills (.+?)(?=\.$|, by )", r"discards \1 from the deck"),
    *[(f"{verb} 1 card", f"{here} the top card of your deck") for verb, here in MILL],
    *[(rf"{verb} (\d+|X) cards", rf"{here} the top \1 cards of your deck") for verb, here in MILL],
    (r"\bmill (an? [a-z]+)", r"discard \1 from your deck"),
    (r"\bBuild(?=: choose)", "Add to the staging area"),
    (rf"\b(?:Spend|Clear){MANY}", "Discard"),
    (rf"(?<!not to )\bclear{MANY}", "discard"),
    (r"\bclears\b", "discards"),
    (r"(?<!pools )\b(is|was|are|be|been) cleared\b", r"\1 discarded from the card pool"),
    (r"\b(?:cleared|milled)(?= this way)", "discarded"),
    (r"\b(is|was|are|be|been) milled\b", r"\1 discarded from the deck"),
    (r"\bmilled\b", "discarded"),
    (rf"(?<!not to )\bclear ({THESE})(?=[.,;]| and |$)", r"discard \1 from the card pool"),
    (rf"\bClear ({THESE})(?=[.,;]| and |$)", r"Discard \1 from the card pool"),
    (r"\bthe built (?=[a-z])", "the added "),
    (r"\bspend(s?)\b", r"discard\1"),
    (r"\bspent\b", "discarded"),
    (r"\bSacrifice(?=[:,]| (?:\d|X\b|this\b|up\b))", "Destroy"),
    (r"\bsacrifice\b", "destroy"),
    (r"\bsacrifices\b", "destroys"),
    (r"\bsacrificed\b", "destroyed"),
)

NOUNS: Final = (
    (r"\b([Aa]) rival's\b", r"\1n opponent's"),
    (r"\b([Aa]) rival(?= [a-z])", r"\1n opposing"),
    (r"\b([Aa]) rival\b", r"\1n opponent"),
    (r"\b([Yy]our|[Tt]he) rival\b", r"\1 <opponent>"),
    (r"\brival's\b", "opponent's"),
    (r"\brival(?= [a-z])", "opposing"),
    (r"\brival\b", "opponent"),
    ("<opponent>", "opponent"),
    (r"(?<![.\w])health\b", "vitality"),
    (r"^(\s*)Health(?= -?\d)", r"\1Vitality"),
    (r"(?<![.\w])stage\b(?!\.\d)", "staging area"),
    (r"(?<![.\w])stages\b", "staging areas"),
    (r"\bcheck value\b", "control value"),
    (r"\b(printed|total|highest|lowest) check\b", r"\1 control"),
    (r"(?<=[a-z]'s) check(?=[.,;)]|$)", " control"),
    (r"\bcheck of (?=\d|X\b)", "control of "),
    (r"(\bcard's|[+-]\d+) check\b", r"\1 control"),
    (r"\bdifficulty (-?\d+), check (?=-?\d)", r"difficulty \1, control "),
    (r"\b([Aa]|[Tt]he|[Tt]hat|[Tt]his|[Yy]our|[Nn]ext|[Ee]ach) check\b", r"\1 control check"),
    (r"\bStart Phase\b", "Ready Phase"),
    (r"\binactive player\b", "opponent"),
    (r"\bactive player\b", "turn player"),
    (r"\bprimary symbol\b", "symbol"),
    (r"\bin transit\b", "being played"),
)

# Where the same step is another one here
FACTS: Final = (
    ("the whole hand under the deck, and draw as many", "the whole hand is removed from the game; draw as many"),
    ("; cards in the pools are cleared or built", "; both card pools are cleared"),
    ("you may draw one extra card on your first turn", "your first turn is like every other one of yours"),
    ("a difficulty and a check", "a difficulty and a control"),
    ("foundations, assets and backups go to", "foundations and assets go to"),
    (r"\bPlay a form\b", "Play a Form"),
    (r"(?<!not) by Stun\b", ""),  # cards speak of the keyword, and not of what it has committed
    (r"\bputs (\d+ cards) into the discard pile(?=[:,])", r"discards \1"),
    (r"\bputs (.+?) into the discard pile(?=\.$|, by )", r"discards \1"),
    (r"(?<=deck \d, |eck \d\d, )discards (?=\d)", "discard pile "),
)

WORDS: Final = Vocabulary((*FACTS, *ABILITIES, *VERBS, *NOUNS), TERMS)


def worded(text: str) -> str:
    """A sentence of the core in this edition's words."""
    return WORDS.say(text)
