"""The options of a question in words: what stands above a group of them, and what each means.

Everything here is read off a view and the catalogue, so that nothing can be told that its seat may not know.
"""

from __future__ import annotations

from typing import Any, Final

from kumite.games.universus import glance
from kumite.games.universus.bits import OUTWIT, TENACIOUS
from kumite.games.universus.blocks import block_status
from kumite.games.universus.glance import View, asked, face_of, named, near, other, shelf_seen, side
from kumite.games.universus.printed import Ability, Face
from kumite.games.universus.terms import ACTION, COMPLETELY, HEIGHTS, NOBODY
from kumite.games.universus.typeset import ability_text, corner, in_short, signed, texts, words
from kumite.games.universus.values import half

FAILED: Final = "the check fails"


# Headings


def heading(view: View, option: str) -> str:
    """What to write above a group of options; nothing where none is needed."""
    what, word = asked(view), option.partition(" ")[0]
    if what == "block" and word == "block":
        now = view["attack"]
        speed = f"speed {now['speed']}" if now else "the speed"
        return f"Block: the check is against {speed} and the block's modifier{progress(view)}:"
    if what == "form" and word == "play":
        return f"Play a card: the check is against its difficulty{progress(view)}:"
    return HEADINGS.get((what, word), "")


HEADINGS: Final = {
    ("form", "use"): "Use a Form ability:",
    ("enhance", "use"): "Use an Enhance ability:",
    ("blitz", "use"): "Use a Blitz ability:",
    ("respond", "use"): "Respond with:",
    ("commit", "commit"): "Commit, each for 1 unless it says more:",
    ("review", "discard"): "Discard one of these:",
    ("mulligan", "put"): "Put under the deck, to draw as many anew:",
    ("target", "attack"): "Direct the attack:",
    ("sidebar out", "take"): "Take out of the deck:",
    ("sidebar in", "bring"): "Bring in:",
}


def progress(view: View) -> str:
    n = glance.in_pool(view, near(view))
    return f", {n} more for the cards in your pool" if n else ""


# Hints


def hint(view: View, option: str) -> str:
    """What an option means, in a few words, where its notation does not say so."""
    what = asked(view)
    if (what, option) in PLAIN:
        return PLAIN[what, option]
    if what == "deck" and option in shelf_seen(view).decks:
        deck = shelf_seen(view).decks[option]
        return f"{deck.character}, by {deck.symbol}. {deck.about}"
    if option in ("no block", "fail", "attack the character"):
        return with_view(view, option)
    if option.startswith("use "):
        return use_hint(view, option)
    face = face_of(view, option)
    if face is None:
        return ""
    if option.startswith("play "):
        return play_hint(view, option, face)
    if option.startswith("block with "):
        return block_hint(view, face)
    if what == "commit":
        return lost(view, option, face)
    return stamina_of(view, option) or "; ".join([*lying(view, option), *in_short(face)])


PLAIN: Final = {
    ("go first", "go first"): "your character begins committed, and you have no Start Phase",
    ("go first", "go second"): "you may draw one extra card on your first turn",
    ("mulligan", "keep"): "the hand as it is",
    ("mulligan", "mulligan"): "the whole hand under the deck, and draw as many",
    ("mulligan", "done"): "nothing (more) goes back",
    ("review", "keep all"): "discard nothing",
    ("extra", "draw one extra card"): "once, on your first turn",
    ("form", "pass"): "the Combat Phase ends; cards in the pools are cleared or built",
    ("enhance", "pass"): "two passes in a row end the Enhance Step",
    ("blitz", "go on"): "to the Enhances",
    ("respond", "pass"): "no response",
    ("cancel", "cancel it"): "pay, and its effect does not happen",
    ("cancel", "let it be"): "its effect happens",
    ("momentum", "into momentum"): "face down, at the right end",
    ("momentum", "discard it"): "to the discard pile",
    ("clear", "clear it"): "it leaves the card pool like any other card",
    ("clear", "leave it there"): "it stays in the card pool",
    ("ready", "ready it"): "with the others",
    ("ready", "leave it committed"): "until it is readied some other way",
    ("shift", "build it transformed"): "into the stage, with its other side up",
    ("shift", "do not shift it"): "it is cleared like any other card",
}


def with_view(view: View, option: str) -> str:
    """What it comes to now."""
    now, check = view["attack"], view["check"]
    if option == "no block":
        return f"take {damage_words(now['damage'])}" if now and now["damage"] > 0 else "it deals no damage"
    if option == "attack the character":
        foe = side(view, other(near(view)))
        return f"{foe['character']}, health {foe['health']}; it may be blocked"
    blocks = check is not None and check["for"] == "to block"
    if blocks:
        return f"{FAILED}: the block is discarded, and the attack is not blocked"
    form = check is not None and check["for"] == "to play a card" and view["turn"] == near(view) and not now
    return f"{FAILED}: the card is discarded, and your Combat Phase ends" if form else FAILED


def damage_words(n: int) -> str:
    return f"{n} damage"


# Cards


def play_hint(view: View, option: str, face: Face) -> str:
    """What the check must reach, and what the card is."""
    parts = [difficulty_now(view, face), *[n for n in (others_in_pool(view, option), harder(view)) if n]]
    need = f"{' + '.join([str(n) for n in parts])} = {sum(parts)}" if len(parts) > 1 else str(parts[0])
    said = [f"difficulty {need}{swayed(view, 0)}", corner(face), *words(face)]
    here = shelf_seen(view).words  # one by one: something may be said at the end of an ability
    return " ".join(["; ".join(said) + ".", *[here.say(text) for text in texts(face)]])


def others_in_pool(view: View, option: str) -> int:
    """Progressive difficulty: a card that is played from the card pool itself does not count (UVS-PLAYCD-07)."""
    card, mine = named(view, option), side(view, near(view))
    if card is None or not (card.zone == "pool" or (not card.zone and card.name not in mine["hand"])):
        return glance.in_pool(view, near(view))
    return glance.in_pool(view, near(view)) - min(1, len(glance.places_of(view, card, ("pool",))))


def harder(view: View) -> int:
    """By how much the next card you attempt to play is hindered, form or block (UFS-KEY-02, UFS-RULING-19)."""
    return int(side(view, near(view)).get("harder", 0))


def swayed(view: View, at: int) -> str:
    """What waits for the check of the next form (0) or block (1) (UVS-KBREAK-01)."""
    n = side(view, near(view)).get("swayed", (0, 0))[at]
    return f", and the check gets {signed(n)}" if n else ""


def difficulty_now(view: View, face: Face) -> int:
    """UVS-KDESP-01, UFS-KEY-10: at desperation it is the rating of the card's Desperation, if it has that."""
    ratings = [keyword.rating for keyword in face.keywords if keyword.name == "Desperation" and keyword.rating]
    return ratings[0] if ratings and side(view, near(view))["desperation"] else face.difficulty


def block_hint(view: View, face: Face) -> str:
    """What the check must reach, and what is left of the damage."""
    now = view["attack"]
    if not now or now["zone"] is None or face.block_zone == NOBODY:
        return f"{signed(face.block)} {HEIGHTS[face.block_zone]}" if face.block_zone != NOBODY else ""
    need = f"{now['speed'] + face.block + glance.in_pool(view, near(view)) + harder(view)}{swayed(view, 1)}"
    status = block_status(HEIGHTS.index(now["zone"]), face.block_zone)
    left = rest(now, status)
    blocks = "blocks completely" if status == COMPLETELY else "blocks partially"
    return f"needs {need}; {HEIGHTS[face.block_zone]}, {blocks}: {left}"


def rest(now: dict[str, Any], status: int) -> str:
    """The damage behind a block; a Throw deals half behind any."""
    thrown = "Throw" in [str(word) for word in now["keywords"]]
    n = half(now["damage"]) if status != COMPLETELY or thrown else 0
    return f"{damage_words(n)} left" if n > 0 else "no damage"


def use_hint(view: View, option: str) -> str:
    """The text of the ability; of all that may be meant where the notation does not say which; an action's card must
    be played, too."""
    found = glance.ability_meant(view, option)
    said = " / ".join([ability_text(ability) for ability in found]) or "an ability that is not printed on it"
    face, card = face_of(view, option), named(view, option)
    if face is None or card is None or face.type != ACTION or card.name not in side(view, near(view))["hand"]:
        return said
    n = difficulty_now(view, face) + glance.in_pool(view, near(view)) + harder(view)
    return f"check against {n}{swayed(view, 0)}, then {said}"


def lost(view: View, option: str, face: Face) -> str:
    """What cannot be used any more once the card is committed: of a face-down card, its Outwit."""
    card = named(view, option)
    down = card is not None and card.down
    said = [
        ability_text(one)
        for one in face.abilities
        if one.played and not one.keyword and (outwits(one) if down else not tenacious(one))
    ]
    if said:
        return f"its text waits until it is ready: {' / '.join(said)}"
    return "face down: there is nothing else it is good for" if down else "no text that would have to wait"


def lying(view: View, option: str) -> list[str]:
    """How one of several in play that are called alike lies: with its number alone nobody could tell."""
    card = named(view, option)
    if card is None or not card.nth:
        return []
    found = glance.places_of(view, card, ("stage",))
    return [
        "ready" if one["ready"] else "committed" for one in glance.laid(view, card.seat, "stage") if one["at"] in found
    ][:1]


def outwits(ability: Ability) -> bool:
    return ability.marked(OUTWIT)


def tenacious(ability: Ability) -> bool:
    """Whether it may be used while its card is committed, too."""
    return ability.marked(TENACIOUS)


def stamina_of(view: View, option: str) -> str:
    """How a backup stands that may be attacked."""
    card = named(view, option)
    if card is None or not option.startswith("attack "):
        return ""
    for one in glance.laid(view, card.seat, "stage"):
        if one["name"] == card.name and "stamina" in one:
            return f"stamina {one['stamina'][0]} of {one['stamina'][1]}; no block against it"
    return ""
