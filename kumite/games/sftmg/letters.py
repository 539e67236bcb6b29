"""A view of a fight drawn with letters: what the terminal shows.

Lines stay within 80 columns; whatever the drawn stage says, the words beside and below it say too.  Everything here is
read off a view, so that nothing can be drawn that its seat may not know.
"""

from __future__ import annotations

import re
from itertools import zip_longest
from typing import Any, Final

from kumite.games.sftmg import glance, pages, stage_words, token_words
from kumite.games.sftmg.dice import NAMES, faces_text, hits
from kumite.games.sftmg.dice import blocks as blocks_of
from kumite.games.sftmg.glance import View, at, figure, other
from kumite.games.sftmg.grid import OFF, OUT_OF_RANGE, SIDE, space
from kumite.games.sftmg.printed import SUPER, ULTRA
from kumite.games.sftmg.typeset import LARGE, SMALL, WIDTH, corner, glued, in_short, indented, many, stage
from kumite.games.sftmg.verbs import MOST_METER

BAR: Final = 10
BESIDE: Final = 34  # where the players stand, right of the stage
OPEN: Final = "+"
SPACE: Final = re.compile(r"\b([NESW]?[a-i][1-9])\b")


# The board


def board(view: View) -> list[str]:
    """The stage with the players beside it; below, how the two figures stand, the attack, and the viewer's hand."""
    near = glance.near_seat(view)
    beside = players(view, near)
    lines = [headline(view)]
    if view["stage"] or [seat for seat in view["seats"] if at(view, seat) != OFF]:
        pairs = zip_longest(stage(marks(view), rows_of(view)), beside, fillvalue="")
        lines += [f"{left:<{BESIDE}}{right}".rstrip() for left, right in pairs]
        lines += [*stage_words.pictures(view, marks(view)), *legend(view), *stage_words.still_to_come(view)]
        lines += [*token_words.on_stage(view), *between(view)]
    else:
        lines += beside
    lines += challenge(view) + attack(view)
    return lines + hand(view, near) if view.get("you") else lines


def rows_of(view: View) -> list[int]:
    """The rows there are, from the top; of a strip, its own alone."""
    return sorted({space(each) // SIDE for each in view["strip"]} or range(SIDE), reverse=True)


def headline(view: View) -> str:
    """Which round and turn, whose, which phase, and what is left of it."""
    said = glance.moment_words(view)
    if view["outcome"]:
        said = f"After turn {view['turns']} of round {view['round']}"
    return f"== {said} ".ljust(WIDTH - 1, "=")


def marks(view: View) -> dict[int, str]:
    """What to draw on which space."""
    found = {place: OPEN for place in map(named_space, glance.offered(view)) if place != OFF}
    for thing in view["objects"]:
        found[space(thing["at"])] = LARGE if thing["large"] else SMALL
    for place in token_words.lying(view):
        found[space(place)] = f"{found.get(space(place), '')}{token_words.TOKEN}"
    for seat in view["seats"]:
        if at(view, seat) != OFF:
            under = token_words.TOKEN if at(view, seat) in map(space, token_words.lying(view)) else ""
            found[at(view, seat)] = f"{mark(view, seat)}{under}"
    return found


def named_space(option: str) -> int:
    """The space an option ends on, if it names one."""
    if not option.startswith(("move ", "place ", "dash ", "land ", "shift to ", "throw to ")):
        return OFF
    found = SPACE.search(option)
    return space(found[1]) if found else OFF


def mark(view: View, seat: str) -> str:
    """Two letters for a figure: Ry, or R1 and R2 where both are Ryu."""
    held = figure(view, seat)
    word = held["name"].split()[-1] if held else "?"
    twins = [each for each in view["fighters"].values() if held and each["name"] == held["name"]]
    return f"{word[0]}{seat[1]}" if len(twins) > 1 else word[:2]


def legend(view: View) -> list[str]:
    known = [f"{mark(view, seat)} {view['seats'][seat]['fighter']}" for seat in view["seats"] if at(view, seat) != OFF]
    for sign, large in ((SMALL, False), (LARGE, True)):
        names = dict.fromkeys([thing["name"] for thing in view["objects"] if thing["large"] == large])
        if names:
            known.append(f"{sign} {'/'.join(names)} ({'large' if large else 'small'})")
    if token_words.lying(view):
        known.append(f"{token_words.TOKEN} Power-Up token, facedown")
    if [sign for sign in marks(view).values() if sign.startswith(OPEN)]:
        known.append(f"{OPEN} open to you")
    where = f"{view['stage']}: " if view["stage"] else ""
    return indented(f"{where}{', '.join(map(glued, known))}") if known or where else []


def between(view: View) -> list[str]:
    """How far apart the two figures are, and who sees whom."""
    if not glance.meets(view):
        return []
    near = glance.near_seat(view)
    if len(view["seats"]) > 2:
        return among(view, near)
    against = other(view, near)
    me, foe = view["seats"][near]["fighter"], view["seats"][against]["fighter"]
    n = glance.apart(view, against, at(view, near))
    far = "out of every range" if n == OUT_OF_RANGE else "adjacent" if n == 1 else f"at range {n}"
    seen = glance.in_sight(view, against, at(view, near)), glance.in_sight(view, near, at(view, against))
    sight = {
        (True, True): "they see each other",
        (True, False): f"only {me} sees the other",
        (False, True): f"only {foe} sees the other",
        (False, False): "neither sees the other",
    }[seen]
    return indented(f"{me} and {foe} are {far}; {sight}.")


def among(view: View, near: str) -> list[str]:
    """How far everybody else is from the near figure, and whether it sees them."""
    said = []
    for seat in view["seats"]:
        if seat != near and at(view, seat) != OFF:
            ally = view["seats"][seat]["team"] == view["seats"][near]["team"]
            said.append(f"{view['seats'][seat]['fighter']}{' (ally)' if ally else ''} {short_range(view, seat, near)}")
    return indented(f"From {view['seats'][near]['fighter']}: {', '.join(map(glued, said))}.")


def short_range(view: View, seat: str, near: str) -> str:
    return glance.range_text(view, seat, at(view, near)).replace(", no line of sight", " unseen")


def challenge(view: View) -> list[str]:
    """SFTMG-CHAL-03: the Challenge card in force, for all to read."""
    card = view.get("challenge")
    return indented(f"Challenge in force: {card['name']}. {card['text']}", 2) if card else []


# The players


def players(view: View, near: str) -> list[str]:
    """Everybody, the near player last; more than two in two lines each."""
    others = [seat for seat in view["seats"] if seat != near]
    if len(others) == 1:
        return [*player(view, others[0]), *([""] if view["phase"] != "select" else []), *player(view, near)]
    lines = [line for seat in [*others, near] for line in in_brief(view, seat)]
    tokens = [seat or "-" for seat in view["order"]]
    if view["phase"] not in ("select", "ready"):
        lines.append(f"Turn order: {' '.join(tokens)}")
    return lines + tokens_of(view)


def tokens_of(view: View) -> list[str]:
    """The tokens a mode has besides: Guard, Tag Team and Continue tokens."""
    lines, guard, tags, left = [], view.get("guard"), view.get("tags"), view.get("continues")
    if guard and guard["seat"]:
        lines.append(f"Guard token: {guard['seat']}, {guard['dice']}")
    if tags:
        lines.append(f"Tag Team tokens: {', '.join([f'team {i + 1} {n}' for i, n in enumerate(tags)])}")
    if left:
        lines.append(f"Continue tokens: {left['challengers']}, boss {left['boss']}")
    return lines


def in_brief(view: View, seat: str) -> list[str]:
    """A player of many: team, Character, dials, cards."""
    side, held = view["seats"][seat], figure(view, seat)
    you = " (you)" if seat == view.get("you") else ""
    alone = len({each["team"] for each in view["seats"].values()}) == len(view["seats"])
    team = "" if alone else f" team {side['team']}"
    if held is None:
        return [f"{seat}{you}{team}: no Character yet"]
    if view["phase"] == "select":
        return [f"{seat}{you}{team}: {held['name']}"]
    out = ", KO'd" if held["health"] == 0 else ""
    where = (
        f" on {held['at']}"
        if held["at"]
        else out or (", waits" if "tags" in view else ", comes back" if gone_for_a_turn(view) else ", not on the stage")
    )
    dials = f"Health {held['health']}/{held['max']}, Meter {held['meter']}/{held['gauge']}, hand {side['hand_size']}"
    lines = [f"{seat}{you}{team}: {held['name']}{where}", f"  {dials}, deck {side['deck']}"]
    for text in [f"In play: {', '.join(side['stays'])}"] if side["stays"] else []:
        lines += beside(f"  {text}")
    return lines + token_words.in_front(view, seat, WIDTH - BESIDE)


def gone_for_a_turn(view: View) -> bool:
    """SFTMG-BOSS-26: whoever is off the stage in a boss fight comes back on the next turn."""
    return "continues" in view and view["phase"] not in glance.BEFORE


def player(view: View, seat: str) -> list[str]:
    """A player's Character and its dials."""
    side, held = view["seats"][seat], figure(view, seat)
    you = " (you)" if seat == view.get("you") else ""
    if held is None:
        return [f"{seat}{you}: no Character yet"]
    if view["phase"] == "select":
        return [f"{seat}{you}: {held['name']}"]
    where = f" on {held['at']}" if held["at"] else ", not on the stage"
    lines = [f"{seat}{you}: {held['name']}{where}"]
    lines.append(f"  Health {held['health']:>2} of {held['max']} {bar(held['health'], held['max'], BAR)}")
    lines.append(f"  Meter   {held['meter']} of {held['gauge']}  {bar(held['meter'], held['gauge'], MOST_METER)}")
    lines.append(f"  Deck {side['deck']}, hand {side['hand_size']}, discards {len(side['discards'])}")
    if "trios" in view:
        lines += beside(f"  Behind: {', '.join(side['bench']) or 'nobody'}; Move {held['move']}")
    else:
        lines.append(f"  Rounds won: {side['wins']} of {view['rounds_to_win']}; Move {held['move']}")
    if side["stays"]:
        lines += beside(f"  In play: {', '.join(side['stays'])}")
    for boon in side["boons"]:
        lines += beside(f"  {boon}")
    return lines + token_words.in_front(view, seat, WIDTH - BESIDE)


def bar(n: int, most: int, width: int) -> str:
    full = width if n >= most else min(width - 1, max(1, round(width * n / most))) if n else 0
    return f"{'#' * full}{'.' * (width - full)}"


def beside(text: str) -> list[str]:
    return indented(text, 4, WIDTH - BESIDE)


# The attack


def attack(view: View) -> list[str]:
    """The attack being made, in words."""
    now = view["attack"]
    if not now:
        return []
    lines = [f"{now['by']} attacks {now['target']} with {weapon(view)}.{reaction(now)}{rolled(now)}"]
    if now["damage"]:
        lines.append(f"It dealt {now['damage']} damage.")
    return [line for said in lines for line in indented(said, 2)]


def weapon(view: View) -> str:
    now = view["attack"]
    card = glance.card_named(now["card"])
    if card is None:
        return "a facedown card"
    if not now["faceup"]:
        return f"{card.name}, facedown"
    return f"{card.name} ({corner(card)}){' as a Combo Action' if now['follows'] else ''}"


def reaction(now: dict[str, Any]) -> str:
    """What the Defender does about it."""
    if now["reaction"] == "block":
        boosts = f", boosted by {now['boosts']} dice" if now["boosts"] else ""
        return f" {now['target']} blocks{boosts}."
    if now["reaction"] == "counter":
        return f" {now['target']} counters with {now['answer']}."
    return f" {now['target']} plays {now['answer']}." if now["reaction"] == "event" else ""


def rolled(now: dict[str, Any]) -> str:
    """The dice on the table."""
    said = ""
    if now["rolled"]:
        faces = tuple([NAMES.index(face) for face in now["rolled"]])
        card = glance.card_named(now["card"])
        power = card is not None and card.type in (SUPER, ULTRA)
        said += f" Attack Dice {faces_text(faces)}: {many(hits(faces, power), 'hit')}."
    if now["blocks"]:
        faces = tuple([NAMES.index(face) for face in now["blocks"]])
        said += f" Block Dice {faces_text(faces)}: {many(blocks_of(faces), 'block')}."
    return said


# The hand


def hand(view: View, who: str) -> list[str]:
    """A player's cards, as far as they are known; one's own with all that helps to choose."""
    side = view["seats"][who]
    known = [card for card in side["hand"] if card != glance.UNSEEN]
    if not known:
        return []
    if len(known) < len(side["hand"]) or who != view.get("you"):
        return indented(f"Hand of {who}, as far as you know it: {', '.join(known)}")
    lines = ["Your hand (reach from where you stand; Linkers [left>right]: R B G Y):"]
    for name in dict.fromkeys(known):
        lines += held_card(view, who, name, known.count(name))
    for route in glance.routes(view):
        lines += indented(f"  Combo: {' > '.join(map(glued, route))}", 6)
    return lines


def held_card(view: View, who: str, name: str, copies: int) -> list[str]:
    card = glance.card_named(name)
    if card is None:
        return [f"  {name}"]
    several = f" x{copies}" if copies > 1 else ""
    reach = glance.reach_of_all(view, who, card)
    return indented(f"  {name}{several}: {', '.join(in_short(card))}{f'; {reach}' if reach else ''}", 6)


def about(view: View, name: str) -> list[str]:
    """Everything printed on a card, a Character or a stage, and where each fact comes from."""
    return pages.about(view, name)
