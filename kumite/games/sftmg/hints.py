"""The options of a question in words: what stands above a group of them, and what each means.

Everything here is read off a view, so that nothing can be told that its seat may not know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kumite.games.sftmg import glance, stage_words, tag_words, token_words
from kumite.games.sftmg.cards.roster import FIGHTERS, PLACES
from kumite.games.sftmg.dice import BLOCKS, MOST, NAMES
from kumite.games.sftmg.glance import View, at, attack_dice, card_named, mine, other, seat_of
from kumite.games.sftmg.grid import OFF, name, space
from kumite.games.sftmg.printed import (
    ACTION,
    BAIT,
    EVENT,
    FOCUS,
    ROSTER,
    STAGES,
    SUPER,
    TYPES,
    ULTRA,
    WHEN,
    Card,
    text,
    when_text,
)
from kumite.games.sftmg.rules.charge import COMPASS
from kumite.games.sftmg.rules.turn import DRAW_ACTION, SUPER_METER
from kumite.games.sftmg.rules.whiff import FOCUS_RESPONSE
from kumite.games.sftmg.typeset import corner, dice, in_short, linkers, many

COUNTERS: Final = (  # by type, in a few words
    "stand next to them, Throw 2, draw 1",
    "stand next to them, 2 damage, draw 1",
    "within range 3: 2 damage, stand next to them; else both draw 1",
    "gain 2 Meter, 2 damage, draw 1",
)


# Headings


def heading(view: View, option: str) -> str:
    """What to write above a group of options; nothing where none is needed."""
    what, word = glance.asked(view), option.partition(" ")[0]
    if what in ("act", "move"):
        return turn_heading(view, what, option)
    if what == "react" and word in ("counter", "play"):
        return "Counter-Attack, no dice to block if the type is wrong:" if word == "counter" else "Play an Event:"
    if what == "throw":
        return "Into something, 1 Unblockable damage:" if option.startswith("throw into") else "Onto a free space:"
    if word == "use":
        return "Power-Up tokens:"
    return HEADINGS.get((what, word), "")


HEADINGS: Final = {
    ("boost", "boost"): "Boost the Block, discarding an Event:",
    ("combo", "combo"): "Combo Action, face up:",
    ("mulligan", "put"): "Put back, to draw as many anew:",
    ("whiff", "play"): "Respond to the Whiff:",
    ("brace", "play"): "Respond:",
    ("place", "place"): "Stand on:",
    ("power token", "place"): "Put the token on:",
    ("way", "by"): "Over Power-Up tokens:",
    ("tag", "bring"): "For a Tag Team token:",
    ("enter", "bring"): "For the KO'd Character:",
    ("step", "move"): "Move to:",
    ("join", "join"): "Put there:",
    ("shift", "shift"): "Move the other Character:",
    ("take back", "take"): "Take back into your hand:",
}


def turn_heading(view: View, what: str, option: str) -> str:
    """On one's own turn: what it costs."""
    word = option.partition(" ")[0]
    if word == "use":
        return "Power-Up tokens, no Action:"
    if word == "move":
        return f"The free move, up to {moves(view)}:" if what == "move" else f"Move, up to {moves(view)} (1 Action):"
    card = card_of(option)
    if word == "attack" and card is not None:
        if card.type in (SUPER, ULTRA):
            return f"{TYPES[card.type]}, face up (1 Action, {glance.price_of(card)} Meter):"
        return "Attack facedown (1 Action):"
    if word == "play" and card is not None and card.moment == ACTION:
        return "Play an Event (1 Action):"
    if word in ("tag", "token"):
        return tag_words.HEADINGS[word]
    return "Free Actions:" if word in ("play", "discard") else ""


def moves(view: View) -> str:
    held = glance.figure(view, view["you"])
    return many(held["move"], "space") if held else ""


# Hints


def hint(view: View, option: str) -> str:
    """What an option means, in a few words, where its notation does not say so."""
    what, (word, _, rest) = glance.asked(view), option.partition(" ")
    if (what, option) in PLAIN:
        return PLAIN[what, option]
    if option in WITH_VIEW:
        return WITH_VIEW[option](view)
    token = token_words.hint(view, option) or tag_words.hint(view, option)
    if token or word in ("move", "place", "dash", "shift", "charge") or option == "leave":
        return token or standing(view, option)
    if word == "throw":
        return throw_hint(view, option)
    if word == "reroll":
        return "it blocks 1" if BLOCKS[NAMES.index(rest)] else "it blocks nothing"
    if word == "return":
        word, rest = "pick", rest.removeprefix("as ")
    if word == "pick" and rest in FIGHTERS:
        who = ROSTER[FIGHTERS[rest]]
        return f"{who.archetype}, Health {who.health}, Move {who.move}. {who.about}"
    if word == "join" or (word == "stage" and rest in PLACES):
        return stage_words.hint(option) or stage_hint(rest)
    if word == "first":
        return "you begin" if rest == view.get("you") else "the other player begins"
    card = card_of(option)
    return card_hint(view, word, card, target_of(view, option)) if card is not None else ""


def target_of(view: View, option: str) -> str:
    """The seat an option is aimed at; where it does not say so, the opponent that matters."""
    named = option.removeprefix("attack ").partition(" with ")[0] if option.startswith("attack ") else ""
    return seat_of(view, named) or other(view, view["you"])


PLAIN: Final = {
    ("act", "draw"): f"{DRAW_ACTION} cards (1 Action)",
    ("move", "stay"): "no free move this turn",
    ("step", "stay"): "do not move",
    ("mulligan", "keep"): "nothing (more) goes back",
    ("mix-up", "keep"): "the Block as it is",
    ("boost", "done"): "no more Boosts",
    ("combo", "stop"): "the attack is over",
    ("whiff", "pass"): "no Response",
    ("brace", "take it"): "no Response",
    ("take back", "none"): "leave them all in the discard pile",
    ("ex", "no ex"): "keep the Meter, and gain by Meter faces",
    ("keyword", "poke"): "they discard cards off their deck",
    ("keyword", "knockback"): "push them straight away from you",
    ("keyword", "stun"): "they discard cards at random",
    ("keyword", "throw"): "throw them where you like",
    ("dash", "dash nowhere"): "stay where you are, adjacent",
    ("pick up", "save"): "for later: before an Action, yours or an opponent's",
    ("power up", "pass"): "keep what you have saved",
    ("way", "past the tokens"): "collect none",
    ("way", "straight there"): "collect only the one that lies there",
    ("tag", "hold"): "keep the token; if your team differs, four dice each decide",
}


def end_hint(view: View) -> str:
    left = view["actions"]
    return f"the turn is over; {many(left, 'Action')} unused" if left else "the turn is over"


def block_hint(view: View) -> str:
    """How many dice, and what they are good for."""
    n = glance.block_dice(view, view["you"])
    boosts = [card for card in map(card_named, mine(view)["hand"]) if card is not None and card.defense]
    more = f", up to {min(MOST, n + sum([card.defense for card in boosts]))} with Boosts" if boosts else ""
    return f"{dice(n)}{more}; none against a Throw or an Unblockable attack"


def ex_hint(view: View) -> str:
    n = view["attack"]["dice"] if view["attack"] else None
    return f"1 Meter for {dice(min(MOST, n + 1))}; no Meter from them" if n is not None else "1 Meter for 1 more die"


WITH_VIEW: Final[dict[str, Callable[[View], str]]] = {"end": end_hint, "block": block_hint, "ex": ex_hint}


# Spaces


def standing(view: View, option: str) -> str:
    """How the two figures would stand."""
    if not glance.meets(view):
        return ""
    if option.startswith("charge "):
        return charge_hint(view, option.removeprefix("charge "))
    you, foe = view["you"], other(view, view["you"])
    if option == "leave":
        return glance.range_text(view, foe, at(view, you))
    there = space(option.rpartition(" ")[2])
    token = token_words.lies_there(view, there)
    if option.startswith("shift"):
        return f"{glance.range_text(view, you, there, foe)}{token}"
    return f"{glance.range_text(view, foe, there)}{token}"


def charge_hint(view: View, direction: str) -> str:
    """Where everybody ends, and what is struck on the way."""
    you, card = view["you"], card_named(view["attack"]["card"]) if view["attack"] else None
    for way in glance.charges_from(view, you, other(view, you), card.charge if card is not None else 0):
        if COMPASS[way.direction] == direction:
            foe = view["seats"][other(view, you)]["fighter"]
            pushed = [f"{foe} is pushed to {name(end)}" for _, end in way.pushed[:1] if way.moved]
            struck = [f"{many(len(way.collisions), 'Collision')}"] if way.collisions else []
            return ", ".join([f"you end on {name(way.end)}", *pushed, *struck])
    return ""


def throw_hint(view: View, option: str) -> str:
    """What is struck, and what breaks."""
    if option.startswith("throw to "):
        there = space(option.rpartition(" ")[2])
        you = view["you"]
        return "" if at(view, you) == OFF else glance.range_text(view, you, there, other(view, you))
    struck = option.partition(" at ")[2].partition(",")[0]
    for thing in view["objects"]:
        if thing["at"] == struck:
            return "1 damage" if thing["solid"] else "1 damage, and it breaks"
    return "1 damage" if "the Wall" in option else "1 damage to both"


def stage_hint(of: str) -> str:
    stage = STAGES[PLACES[of]]
    return ", ".join([f"{len(thing.spaces)} {thing.name}{' (large)' if thing.large else ''}" for thing in stage.things])


# Cards


def card_of(option: str) -> Card | None:
    """The card an option is about."""
    text = option.removesuffix(" for Meter").partition(" against ")[0]
    for lead in ("play ", "boost with ", "counter with ", "combo ", "discard ", "put back ", "take "):
        if text.startswith(lead):
            return card_named(text.removeprefix(lead))
    return card_named(text.partition(" with ")[2]) if text.startswith("attack ") else None


def card_hint(view: View, word: str, card: Card, foe: str) -> str:
    if word == "attack":
        return attack_hint(view, card, foe)
    if word == "combo":
        return combo_hint(view, card, foe)
    if word == "counter":
        return f"if it is {'a ' if card.type != BAIT else ''}{TYPES[card.type]}: {COUNTERS[card.type]}"
    if word == "boost":
        return f"+{dice(card.defense)}; its text is lost: {text(card)}"
    if word == "play":
        return play_hint(card)
    if word == "discard" and card.type == SUPER and glance.asked(view) != "discard":
        return f"gain {SUPER_METER} Meter"
    return ", ".join(in_short(card))


def play_hint(card: Card) -> str:
    """What an Event does, without when it does so: that is now."""
    if card.type == FOCUS:
        return f"the attacker takes {FOCUS_RESPONSE} Unblockable damage, if you see them"
    lead = WHEN[card.moment]
    said = text(card)
    for met in [f"[{card.condition.text()}.]"] if card.condition is not None else []:
        said = said.removeprefix(met).lstrip()
    said = said.removeprefix(when_text(card)).lstrip() if lead else said
    return f"{said} (if you see the opponent)" if lead and card.aimed else said


def attack_hint(view: View, card: Card, foe: str) -> str:
    """Type, dice, reach, and whether it would reach."""
    return "; ".join([corner(card), *bonus(view, card, foe, False), glance.reach_words(view, view["you"], card, foe)])


def combo_hint(view: View, card: Card, foe: str) -> str:
    """The dice with every bonus there is already, and what could follow."""
    cost = [f"{glance.price_of(card)} Meter"] if card.type in (SUPER, ULTRA) else []
    said = [*cost, corner(card), *bonus(view, card, foe, True), glance.reach_words(view, view["you"], card, foe)]
    return "; ".join(said + ([linkers(card)] if card.right else []))


def bonus(view: View, card: Card, foe: str, follows: bool) -> list[str]:
    """More dice than printed."""
    n = attack_dice(view, view["you"], card, foe, follows)
    return [f"{dice(n)} here"] if card.type != EVENT and n != card.dice else []
