"""More of the older wording: how many copies there are, how much may still be played, checks of cards to come, symbols
and cards as one likes, and checks before they are made.

This chapter stands before the others' rules for May, Rule and Grant."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.base import CONDS, EFFECTS, Low, node_of, only, refuse, selector
from kumite.english.lower.conds import seats_having
from kumite.english.lower.doing import ways_of
from kumite.english.lower.event_plays import roles_of
from kumite.english.lower.fired import is_static
from kumite.english.lower.grants import lasting, target_of
from kumite.english.lower.happen import Pat
from kumite.english.lower.has import CLAUSES, HAS, denied
from kumite.english.lower.logic import has
from kumite.english.lower.mays import MAYS
from kumite.english.lower.nouns import tests_of
from kumite.english.lower.owners import as_counted, seat_of_who
from kumite.english.lower.passing import may_play_only
from kumite.english.lower.quantity import compare, plain
from kumite.english.lower.rules import rule as plain_rule
from kumite.english.lower.zones import zones_of
from kumite.english.nodes import Node
from kumite.games.universus.printed import Cond, Test, Text
from kumite.games.universus.terms import (
    ANY,
    BOTH,
    DOER,
    EITHER,
    ENHANCE,
    ENHANCE_STEP,
    HAND,
    NOBODY,
    RATING,
    RIVAL,
    V_ABILITY,
    V_PLAY,
    YOU,
)
from kumite.games.universus.words.asked import HasAbility, Shares
from kumite.games.universus.words.conds import Nth
from kumite.games.universus.words.keywording import GainKeywords, GainNamed
from kumite.games.universus.words.looks import Name
from kumite.games.universus.words.rule import CANNOT, Rule
from kumite.games.universus.words.sels import Sel
from kumite.games.universus.words.structure import Fired
from kumite.games.universus.words.tests import AnyOf, Stat
from kumite.games.universus.words.triggers import Event

GRANT: Final = EFFECTS["Grant"]
HOLDS: Final = HAS["Holds"]
HAS_STAT: Final = HAS["HasStat"]
RATING_OF_ANY: Final = Node("Rating", (), 0, 0)
KEYWORD: Final = Node("Sel", (("det", "a"), ("type", Node("Type", (("name", "keyword"),), 0, 0))), 0, 0)
ANY_KEYWORD: Final = Node("Exactly", (("n", Node("CountOf", (("what", KEYWORD),), 0, 0)),), 0, 0)
RULE: Final = EFFECTS.get("Rule", plain_rule)
HAVING: Final = CONDS["Has"]


# Copies


def has_copies(node: Node, low: Low) -> tuple[Test, ...]:
    """With more than 1 copy in your stage: another one is there, too."""
    only(node, "zones")
    return (Shares(all_there(node.node("zones"), low), "name"),)


def one_copy(node: Node, low: Low) -> tuple[Test, ...]:
    """With exactly 1 copy in your stage: no other one is there."""
    n, kind, mods = node.get("n"), node.get("type"), [part for part in node.parts("mods") if isinstance(part, Node)]
    one = isinstance(n, Node) and n.label == "Exactly" and plain(n, n.get("n"), low) == 1
    copy = isinstance(kind, Node) and kind.fields == (("name", "copy"),) and node.get("adjs") is None
    if not one or not copy or len(mods) != 1 or mods[0].label != "In" or mods[0].get("not") is not None:
        return HOLDS(node, low)
    return denied((Shares(all_there(mods[0].node("zones"), low), "name"),), node)


def all_there(zones: Node, low: Low) -> Sel:
    whose, places = zones_of(zones, low)
    whose = ANY if whose in (BOTH, EITHER) else as_counted(whose, low)
    return Sel(1, YOU if whose == DOER else whose, (), places)


def able_to(node: Node, low: Low) -> tuple[Test, ...]:
    """Cards that modify checks: with an ability that does."""
    ways = ways_of(node, low, Pat(V_ABILITY, node))
    tests: list[Test] = [HasAbility(does=way) for way in ways]
    return (tests[0] if len(tests) == 1 else AnyOf(tuple(tests)),)


def having(node: Node, low: Low) -> Cond:
    """You have 2 copies of a card in your card pool: one that shares its name with another."""
    what = node.get("what")
    of = what.get("of") if isinstance(what, Node) and what.label == "Counted" else None
    card = of.get("copyof") if isinstance(of, Node) else None
    if not isinstance(what, Node) or not isinstance(of, Node) or not isinstance(card, Node) or card.get("det") != "a":
        return HAVING(node, low)
    mods = [part for part in of.parts("mods") if isinstance(part, Node)]
    two = isinstance(what.get("n"), Node) and plain(what, what.node("n"), low) == 2 and len(what.fields) == 2
    if not two or len(mods) != 1 or mods[0].label != "In" or node.get("not") is not None or len(of.fields) != 2:
        return HAVING(node, low)
    seats = (ANY,) if node.get("who") is None else seats_having(node.node("who"), low)
    there = all_there(mods[0].node("zones"), low)
    if len(seats) != 1 or there.whose not in (*seats, ANY):
        refuse(node, "who has these cannot be told")
    tests = tests_of(Node("Sel", tuple([one for one in card.fields if one[0] != "det"]), card.start, card.end), low)
    among = Sel(1, there.whose, tests, there.zones)
    return has(Sel(1, there.whose, (*tests, Shares(among, "name")), there.zones), ">=", 1)


# How much may still be played


def only_so_many(node: Node, low: Low) -> Text:
    """Each player may only play 1 more Enhance this Enhance Step; you may only play up to 4 cards each turn."""
    does = node.node("does")
    what = does.get("what") if does.label == "Play" else None
    n = what.get("n") if isinstance(what, Node) and node.get("only") is not None else None
    if not isinstance(what, Node) or not isinstance(n, Node) or n.label not in ("More", "UpTo"):
        return may_play_only(node, low)
    only(node, "who", "only", "does")
    if n.label == "More":
        return no_more(node, does, what, low)
    seats = players(node.node("who"), low)
    return limited(seats, what, plain(n, n.get("n"), low), does.parts("hows"), node, low)


def players(who: Node, low: Low) -> tuple[int, ...]:
    seat = seat_of_who(who, low)
    return (YOU, RIVAL) if seat in (BOTH, ANY, EITHER) else (seat,)


def no_more(node: Node, does: Node, what: Node, low: Low) -> Text:
    """After the next Enhance each plays, they can play none any more."""
    only(does, "verb", "agrees", "what", "hows")
    only(what, "n", "type")
    hows = [part.get("until") for part in does.parts("hows") if isinstance(part, Node) and part.label == "Until"]
    step = len(hows) == len(does.parts("hows")) == 1 and isinstance(hows[0], Node) and hows[0].label == "This"
    if not step or not isinstance(hows[0], Node) or hows[0].get("period") not in ("enhance step", "enhance phase"):
        refuse(node, "how much may still be played cannot be told")
    if plain(what, what.node("n").get("n"), low) != 1 or what.node("type").get("name") != "enhance":
        refuse(node, "how much may still be played cannot be told")
    found: Text = ()
    for seat in players(node.node("who"), low):
        enhance = Event(V_ABILITY, seat, kind=ENHANCE)
        found += (Fired(enhance, (Rule(CANNOT, enhance, until=ENHANCE_STEP),), until=ENHANCE_STEP),)
    return found


def can_only(node: Node, low: Low) -> Text:
    """Both players can only play 1 more Enhance; players cannot play more than 3 assets each turn."""
    does, n = node.get("does"), node.get("n")
    if node.get("only") is not None and isinstance(does, Node) and does.label == "Play" and node.get("who") is not None:
        return only_so_many(Node("May", tuple([f for f in node.fields if f[0] != "modal"]), node.start, node.end), low)
    if node.get("modal") != "cannot" or not isinstance(n, Node) or not isinstance(node.get("what"), Node):
        return RULE(node, low)
    only(node, "who", "modal", "n", "what", "until")
    hows = (Node("Until", (("until", node.node("until")),), node.start, node.end),)
    seats = players(node.node("who"), low)
    return limited(seats, node.node("what"), plain(node, n, low), hows, node, low)


def limited(seats: tuple[int, ...], what: Node, n: object, hows: object, node: Node, low: Low) -> Text:
    """So many of them each turn: once so many have been played, no more can be."""
    times = [part.get("until") for part in hows if isinstance(part, Node)] if isinstance(hows, tuple) else []
    each = len(times) == 1 and isinstance(times[0], Node) and times[0].label == "EachTurn"
    if not each or not is_static(low) or not isinstance(n, int) or n < 1:
        refuse(node, "how many may be played when cannot be told")
    only(what, "n", "type", "adjs", "mods")
    origin = NOBODY
    for mod in what.parts("mods"):
        one = node_of(mod, what)
        if one.label != "In" or zones_of(one.node("zones"), low)[1] != (HAND,):
            refuse(one, "which of them may be played cannot be told")
        origin = HAND
    bare = Node("Sel", tuple([f for f in what.fields if f[0] in ("type", "adjs")]), what.start, what.end)
    tests, notes = tests_of(bare, low), roles_of(bare)
    found: Text = ()
    for seat in seats:
        event = Event(V_PLAY, seat, tests, notes=notes, origin=origin)
        found += (Rule(CANNOT, event, cond=Nth(event, ">=", n)),)
    return found


# Symbols of one's choice


def grant(node: Node, low: Low) -> Text:
    """It gains 1 symbol of your choice: name one first."""
    given = node.get("what")
    of = keywords_on(given) if isinstance(given, Node) else None
    if of is not None:
        only(node, "verb", "agrees", "what", "until", "target")
        what = target_of(node, low)
        return (GainKeywords(what, selector(of, low), lasting(node, what, low)),)
    kind = given.get("type") if isinstance(given, Node) and given.label == "Sel" else None
    mods = [part for part in given.parts("mods") if isinstance(part, Node)] if isinstance(given, Node) else []
    chosen = [mod.label for mod in mods] == ["Choice"] and mods[0].get("whose") == "you"
    symbol = isinstance(kind, Node) and kind.fields == (("name", "symbol"),)
    if not isinstance(given, Node) or not chosen or not symbol or low.doer != YOU or is_static(low):
        return GRANT(node, low)
    n = given.get("n")
    if given.get("det") != "a" and not (isinstance(n, Node) and plain(given, n, low) == 1):
        refuse(given, "how many symbols these are cannot be told")
    only(node, "verb", "agrees", "what", "until", "target")
    what = target_of(node, low)
    return (Name("symbol"), GainNamed(what, "symbol", lasting(node, what, low)))


def keywords_on(given: Node) -> Node | None:
    """All keywords and their ratings printed on a card: that card."""
    parts = [node_of(part, given) for part in given.parts()] if given.label == "Sels" else [given]
    last = parts[-1]
    done = last.parts("mods")[0] if last.label == "Sel" and len(last.parts("mods")) == 1 else None
    on = done.parts("pps")[0] if isinstance(done, Node) and done.get("act") == "print" and done.parts("pps") else None
    props = last.node("type").get("props") if isinstance(last.get("type"), Node) else None
    rated = isinstance(props, Node) and props.parts() == ("rating",) and isinstance(on, Node) and on.label == "On"
    kinds = [adj.get("name") for adj in last.walk() if adj.label == "Kind"]
    first = parts[0].get("type")
    both = kinds == ["keyword", "keyword"] and len(parts) == 1
    listed = len(parts) == 2 and isinstance(first, Node) and first.get("name") == "keyword" and not kinds
    return on.node("what") if rated and isinstance(on, Node) and (both or listed) else None


def has_stat(node: Node, low: Low) -> tuple[Test, ...]:
    """A keyword rating of 2 or more; a keyword rating: whichever keyword has it."""
    parts, cmp = node.node("props").parts(), node.get("cmp")
    if len(parts) != 1 or not isinstance(cmp, Node) or not (parts[0] == RATING_OF_ANY or parts[0] == "rating"):
        return HAS_STAT(node, low)
    only(node, "props", "cmp")
    if cmp == ANY_KEYWORD and parts[0] == "rating":
        return (Stat(RATING, ">=", 1),)
    op, n = compare(cmp, low)
    if op != ">=" or parts[0] == "rating":
        refuse(node, "which of its ratings is meant cannot be told")
    return (Stat(RATING, op, n),)


HAS["HasCopies"] = has_copies
HAS["HasStat"] = has_stat
CLAUSES["Does"] = able_to
HAS["Holds"] = one_copy
CONDS["Has"] = having
MAYS["Play"] = only_so_many
EFFECTS["Rule"] = can_only
EFFECTS["Grant"] = grant
