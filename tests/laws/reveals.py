"""What becomes known to a seat, and how.  One line a game; whatever is not listed may not differ."""

# What comes out of a hand or a deck; a checked card brings its value; cards that lay face down.
CARD_GAME: dict[str, set[str]] = {
    verb: {"cards", "amount", "detail", "note"}
    for verb in (
        *("announce", "check", "review", "discard", "mill", "reveal", "remove", "move", "unflip", "search"),
        *("spend", "clear", "destroy", "sacrifice"),
    )
}
DRAWN: dict[str, set[str]] = {  # what comes to a hand, and face down to a stage, whose owner may look (UFS-RULING-30)
    verb: {"cards"} for verb in ("draw", "look", "build")
}
POINTED_AT: set[str] = {  # cards on the table, one after the other
    *("seal", "unseal", "commit", "ready", "flip", "unflip", "freeze", "destroy", "sacrifice", "clear"),
    *(
        "transform",
        "attach",
        "spend",
        "drive",
        "which",
        "mode",
        "may",
        "cancel",
        "first",
        "sooner",
        "meant",
        "pile order",
    ),
}

# By event, the entries that may differ between two worlds which were alike to a seat: the rules show them now.
REVEALS: dict[str, dict[str, set[str]]] = {
    "megafighter": {
        "Discarded": {"cards"},  # the only card of a hand, or what lay face down
        "Revealed": {"cards"},
        "LinedUp": {"slot", "fighter"},  # the Frontline chosen in secret
    },
    "sftmg": {
        "Discarded": {"cards"},  # at random, or the only card of a hand
        "Drew": {"cards"},  # to allies, who are shown the hand (SFTMG-MULTI-02)
        "Milled": {"cards"},
        "Revealed": {"cards"},
        "StageSet": {"stage", "named"},  # named in secret
    },
    "ufs": {**CARD_GAME, "Revealed": {"character"}, "LaidDown": {"deck"}},  # decks and characters, chosen in secret
    "universus": CARD_GAME,
}

# The same, but only to the seat that the event names as `who`.
REVEALS_TO_ONESELF: dict[str, dict[str, set[str]]] = {
    "megafighter": {"Drew": {"cards"}},
    "sftmg": {"Drew": {"cards"}},
    "ufs": DRAWN,
    "universus": DRAWN,
}

# Rules by which a player shows that there is no such card, instead of being asked which it shall be.
PROOFS: dict[str, set[str]] = {
    "universus": {"UVS-HAND-04"},
}

# Questions whose answers everybody sees although no event tells them.
OPEN_ANSWERS: dict[str, set[str]] = {
    "ufs": POINTED_AT | {"place"},
    "universus": POINTED_AT | {"place", "chooser"},  # a token's place in momentum; who is asked next, chosen by chance
}
