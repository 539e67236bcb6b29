"""What one types, shown by each game's own words; and what the help pages say of the games."""

from __future__ import annotations

from typing import Final

# Kept by hand, since a help page must come at once and importing the games takes a while; a test compares them.
MODES: Final = {
    "megafighter": ("standard", "veteran"),
    "sftmg": ("versus", "team", "free-for-all", "classic arcade", "3-on-3", "tag team", "boss", "nemesis"),
    "ufs": ("single", "match", "intro"),
    "universus": ("single", "match"),
}
GAMES: Final = ", ".join(MODES)
MODES_IN_WORDS: Final = "; ".join([f"{game}: {' or '.join(modes)}" for game, modes in MODES.items()])

SAMPLES: Final = {
    "megafighter": {
        "begin": "'taunt', 'start we'",
        "row": "'start weeny; b/y; y/r'",
        "why": "'why not draw'",
        "rule": "'rule MEGA-KO-02', 'rule block'",
        "look": "fighter",
        "thing": "on a Fighter board",
        "about": "'fighter frank'",
    },
    "sftmg": {
        "begin": "'end', 'attack sag'",
        "row": "'move d5; end'",
        "why": "'why not move a1'",
        "rule": "'rule SFTMG-LOS-01', 'rule block'",
        "look": "fighter",
        "thing": "about a Character, a card or a stage",
        "about": "'fighter ryu'",
    },
    "ufs": {
        "begin": "'pass', 'play trip'",
        "row": "'play loose; play trip; pass'",
        "why": "'why not block'",
        "rule": "'rule UFS-CHECK-03', 'rule stun'",
        "look": "card",
        "thing": "on a card, or in a deck",
        "about": "'card trip', 'card hollow'",
    },
    "universus": {
        "begin": "'pass', 'play deep'",
        "row": "'play deep; play hot; pass'",
        "why": "'why not block'",
        "rule": "'rule UVS-CHECK-05', 'rule stun'",
        "look": "card",
        "thing": "on a card, or in a deck",
        "about": "'card deep', 'card firecracker'",
    },
}


def sampled(game: str, meaning: str) -> str:
    """What a word means, with examples of this game."""
    return meaning.format_map(SAMPLES[game])
