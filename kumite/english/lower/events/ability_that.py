"""`An ability that ___`: the same phrases as instructions, read as what an ability can do (CARD-ENGLISH 6.2).

Tags are those of tags/names.py: `destroys foundations`, `lowers damage: rival`.  Sides are seen from whoever plays it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from kumite.english.lower.base import Low, node_of, only, refuse
from kumite.english.lower.events import ability_gives
from kumite.english.lower.events.ability_sides import bonus_of, side_of
from kumite.english.lower.events.pattern import Pat
from kumite.english.lower.nouns.adjectives import heads_tests, props_of
from kumite.english.lower.nouns.owners import owner_of, seat_of_who
from kumite.english.lower.nouns.places import zones_of
from kumite.english.nodes import Node, Value
from kumite.games.universus.printed import Test
from kumite.games.universus.tags import names
from kumite.games.universus.terms import (
    ANY,
    ASSET,
    BACKUP,
    BOTH,
    CHARACTER,
    DAMAGE,
    DECK,
    DOER,
    EITHER,
    FOUNDATION,
    HAND,
    HEALTH,
    MOMENTUM,
    NOBODY,
    POOL,
    RIVAL,
    STAGE,
    TYPES,
    YOU,
    ZONE,
)
from kumite.games.universus.words.tests import Type

Tags: TypeAlias = tuple[str, ...]
Ways: TypeAlias = tuple[Tags, ...]  # one of these, all its tags
ACTS: Final = {
    "Destroy": names.DESTROYS,
    "Sacrifice": names.SACRIFICES,
    "Spend": names.SPENDS,
    "Clear": names.CLEARS,
    "Remove": names.REMOVES,
    "Build": names.BUILDS,
    "Commit": names.COMMITS,
    "Ready": names.READIES,
    "Flip": names.FLIPS,
    "Unflip": names.UNFLIPS,
    "Freeze": names.FREEZES,
    "Seal": names.SEALS,
    "Unseal": names.UNSEALS,
    "Reveal": names.REVEALS,
    "Discard": names.DISCARDS,
    "Move": "adds to",
    "Look": names.LOOKS,
}
ITS_ZONE: Final = {"Spend": MOMENTUM, "Clear": POOL}
FROM: Final = {MOMENTUM: names.SPENDS, POOL: names.CLEARS, DECK: names.MILLS, HAND: names.DISCARDS}


def ways_of(clause: Node, low: Low, pat: Pat) -> Ways:
    """What the ability of this event must be able to do."""
    if clause.label == "AnyOf":
        only(clause, "parts")
        return sum([ways_of(node_of(part, clause), low, pat) for part in clause.parts()], ())
    if clause.label not in ("Does", "WouldDo"):
        refuse(clause, "this cannot be asked of an ability")
    only(clause, "does", "does2", "modal", "who")
    who = clause.get("who")
    if isinstance(who, Node) and who.label == "Sel" and clause.node("does").label == "Leave":
        return of_verb(taken_from(who, clause.node("does")), low, pat)
    if isinstance(who, Node) and who.label == "It" and who.get("word") == "them" and pat.by in (YOU, RIVAL):
        pat.made = pat.by  # whoever plays it
    elif isinstance(who, Node):
        pat.made = seat_of_who(who, low)
    ways = of_verb(clause.node("does"), low, pat)
    if clause.get("does2") is not None:
        ways += of_verb(clause.node("does2"), low, pat)
    return ways


def taken_from(cards: Node, leave: Node) -> Node:
    """Causes foundations to leave your stage: it removes them from there (UVS-RULING-126)."""
    only(leave, "verb", "agrees", "zones")
    zones = leave.node("zones")
    if zones.parts("names") != ("stage",):
        refuse(leave, "from where it takes cards cannot be asked of an ability")
    place = Node("In", (("prep", "from"), ("zones", zones)), leave.start, leave.end)
    what = Node("Sel", (*cards.fields, ("mods", (*cards.parts("mods"), place))), cards.start, cards.end)
    return Node("Remove", (("verb", "remove"), ("what", what)), cards.start, leave.end)


def of_verb(node: Node, low: Low, pat: Pat) -> Ways:
    """One verb phrase."""
    rule = RULES.get(node.label)
    if node.label == "Remove" and label_of(node.get("what")) == "Sel" and ability_gives.of_counters(node.node("what")):
        return ability_gives.removed(node)
    if node.label in ACTS:
        return of_cards(node, node.label, low, pat)
    if rule is None:
        refuse(node, "what this ability can do cannot be asked")
    return rule(node, low, pat)


def of_cards(node: Node, label: str, low: Low, pat: Pat) -> Ways:
    """Destroys foundations, commits 1 of your foundations, adds cards to their hand."""
    only(node, "verb", "agrees", "what", "from", "to", "prep", "hows", "facedown", "faceup")
    if node.get("hows") is not None:
        refuse(node, "how it is done cannot be asked of an ability")
    what = node.node("what")
    zone, seat, kinds = phrase(what, low)
    seat = pat.made if seat == DOER and pat.made != NOBODY else seat
    if node.get("from") is not None:
        whose, zone = from_there(node_of(node.node("from").get("zones"), node), low)
        seat = whose if whose != DOER else seat
    if label == "Move":
        if zone != ANY:
            refuse(node, "where it moves cards cannot be asked of an ability")
        return moves(node, seat, kinds, low, pat)
    return (told_of(tag_there(node, label, zone, kinds), kinds, seat, node, pat),)


def tag_there(node: Node, label: str, zone: int, kinds: tuple[int, ...]) -> str:
    """What is done, to cards that lie there."""
    if label == "Discard" and zone != ANY:
        return FROM.get(zone) or refuse(node, "a discard from there cannot be asked of an ability")
    if label == "Reveal" and zone == HAND:
        return names.REVEALS_HAND
    if label not in ITS_ZONE and zone not in (ANY, STAGE):
        refuse(node, "from where it takes cards cannot be asked of an ability")
    if label == "Remove" and zone == STAGE and from_stage(node.node("what")):
        return names.LEAVES
    staged = zone == STAGE or any(kind in STAYS for kind in kinds)
    return names.in_stage(ACTS[label]) if staged else ACTS[label]


def moves(node: Node, seat: int, kinds: tuple[int, ...], low: Low, pat: Pat) -> Ways:
    """Adds cards to your hand."""
    to = node.node("to")
    only(to, "zones")
    own = pat.by == ANY and label_of(to.node("zones").get("whose")) == "Their"
    whose, zones = zones_of(without_owner(to.node("zones")) if own else to.node("zones"), low)
    if len(zones) != 1:
        refuse(node, "where it moves cards cannot be asked of an ability")
    tag = names.adds_to(zones[0])
    if own:
        return ((names.of_side(tag, names.OWN),),)
    return (told_of(tag, kinds, whose if whose != DOER else seat, node, pat),)


STAYS: Final = (ASSET, BACKUP, CHARACTER, FOUNDATION)  # who speaks of these means those in a stage (UVS-FOUND-03)


def from_stage(what: Node) -> bool:
    """Removed from your stage, and not from the game: they leave it (UVS-RULING-126)."""
    return any(isinstance(mod, Node) and mod.label == "In" and mod.get("prep") == "from" for mod in what.parts("mods"))


def told_of(tag: str, kinds: tuple[int, ...], seat: int, node: Node, pat: Pat) -> Tags:
    """The verb, the side and the types, of one and the same instruction."""
    side = side_tag(seat, node, pat)
    typed = [f"{TYPES[kind]}s" for kind in kinds] or [""]
    return tuple([names.of_side(tag, side, one) if side else f"{tag} {one}".rstrip() for one in typed])


def label_of(value: Value | None) -> str:
    return value.label if isinstance(value, Node) else ""


def without_owner(zones: Node) -> Node:
    """Of players who add cards to their hand: their own."""
    return Node(zones.label, tuple([one for one in zones.fields if one[0] != "whose"]), zones.start, zones.end)


def phrase(what: Node, low: Low) -> tuple[int, int, tuple[int, ...]]:
    """Of a noun phrase: the zone it names, whose it is, and the types."""
    if what.label == "Top":
        whose, zone = from_there(what.node("zones"), low)
        return zone, whose, ()
    if what.label == "WholeZone":
        only(what, "n", "whose", "names")
        named = tuple([one for one in what.fields if one[0] != "n"])
        whose, zone = from_there(Node("Zone", named, what.start, what.end), low)
        return zone, whose, ()
    if what.label != "Sel":
        refuse(what, "which cards these are cannot be asked of an ability")
    only(what, "n", "det", "whose", "type", "mods")
    seat = owner_of(what.get("whose"), low)
    zone = ANY
    for mod in what.parts("mods"):
        one = node_of(mod, what)
        if one.label != "In" or one.get("not") is not None:
            refuse(one, "which cards these are cannot be asked of an ability")
        whose, zone = from_there(one.node("zones"), low)
        seat = whose if whose != DOER else seat
    kind = what.get("type")
    if isinstance(kind, Node) and kind.get("name") == "momentum":
        return MOMENTUM, seat, ()
    tests: tuple[Test, ...] = heads_tests(kind, low) if isinstance(kind, Node) else ()
    types = [test for test in tests if isinstance(test, Type)]
    if len(types) != len(tests) or any(len(test.types) != 1 for test in types):
        refuse(what, "which cards these are cannot be asked of an ability")
    return zone, seat, tuple([kind for test in types for kind in test.types])


def from_there(zones: Node, low: Low) -> tuple[int, int]:
    kept = tuple([one for one in zones.fields if one[0] != "end"])
    whose, found = zones_of(Node(zones.label, kept, zones.start, zones.end), low)
    if len(found) != 1:
        refuse(zones, "several zones cannot be asked of an ability")
    return whose, found[0]


def side_tag(seat: int, node: Node, pat: Pat) -> str:
    """The side, seen from whoever plays the ability; nothing where any will do."""
    if seat in (DOER, ANY, BOTH, EITHER):
        return ""
    if pat.by not in (YOU, RIVAL) or seat not in (YOU, RIVAL):
        refuse(node, "whose cards these are cannot be asked of this ability")
    return names.OWN if seat == pat.by else names.RIVALS


def several_verbs(node: Node, low: Low, pat: Pat) -> Ways:
    """Commits or seals a card.  Draws or adds cards to their hand: to draw is to add to one's hand (UVS-DRAW-01)."""
    only(node, "verbs", "join", "what", "from", "to")
    found: Ways = ()
    for verb in node.parts("verbs"):
        if verb == "draw":
            found += ((names.DRAWS,),) if node.get("to") is None else ()
            continue
        label = {"add": "Move"}.get(str(verb), str(verb).capitalize())
        if label not in ACTS:
            refuse(node, "what this ability can do cannot be asked")
        kept = [one for one in node.fields if one[0] in ("what", "from") or (one[0] == "to" and label == "Move")]
        found += of_cards(Node(label, tuple(kept), node.start, node.end), label, low, pat)
    if node.get("join") == "and":
        return (tuple([tag for way in found for tag in way]),)
    return found


def draws(node: Node, low: Low, pat: Pat) -> Ways:
    only(node, "verb", "agrees", "n")
    return (told_of(names.DRAWS, (), DOER if pat.made == NOBODY else pat.made, node, pat),)


def mills(node: Node, low: Low, pat: Pat) -> Ways:
    """Mills cards: of whoever plays it, or whom it makes do so."""
    only(node, "verb", "agrees", "n")
    return (told_of(names.MILLS, (), DOER if pat.made == NOBODY else pat.made, node, pat),)


def does_so(node: Node, low: Low, pat: Pat) -> Ways:
    """Searches a deck; levels up."""
    only(node, "verb", "agrees", "zone", "zones")
    return ((PLAIN_TAGS[node.label],),)


PLAIN_TAGS: Final = {"Search": names.SEARCHES, "Shuffle": names.SHUFFLES, "LevelUp": names.LEVELS_UP}


def health(node: Node, low: Low, pat: Pat) -> Ways:
    """Gains health."""
    only(node, "verb", "agrees", "of", "n")
    tag = f"{node.get('verb')}s {node.get('of')}"
    return (told_of(tag, (), DOER if pat.made == NOBODY else pat.made, node, pat),)


SIGNS: Final[dict[str, tuple[Callable[[int], str], ...]]] = {
    "reduce": (names.lowers,),
    "lower": (names.lowers,),
    "decrease": (names.lowers,),
    "increase": (names.raises,),
    "raise": (names.raises,),
    "modify": (names.raises, names.lowers),
}


CHECK_TAGS: Final[dict[Callable[[int], str], str]] = {
    names.raises: names.RAISES_CHECKS,
    names.lowers: names.LOWERS_CHECKS,
}


def verb_of(node: Node) -> str:
    verb = str(node.get("verb"))
    return verb if verb in SIGNS else refuse(node, "what this ability changes cannot be asked")


def changes(node: Node, low: Low, pat: Pat) -> Ways:
    """Reduces the speed or damage of your attack."""
    only(node, "verb", "agrees", "prop", "of", "upto", "props", "check")
    if node.get("check") is not None:
        return sways(node, node.node("check"), low, pat)
    if isinstance(node.get("props"), Node) and node.node("props").parts() == ("check",):
        return tuple([(CHECK_TAGS[sign],) for sign in SIGNS[verb_of(node)]])
    if node.get("props") is not None:
        return sum([((sign(one),),) for one in props_of(node.node("props"), low) for sign in SIGNS[verb_of(node)]], ())
    prop = node.node("prop")
    if prop.label != "Prop":
        refuse(node, "what this ability changes cannot be asked")
    only(prop, "props", "of", "whose")
    seat = side_of(prop.get("of") or node.get("of"), prop.get("whose"), low)
    verb = verb_of(node)
    found: Ways = ()
    for one in props_of(prop.node("props"), low):
        tags = [names.changes_zone()] if one == ZONE else [tag_of(sign, one) for sign in SIGNS[verb]]
        found += tuple([told_of(tag, (), seat, node, pat) for tag in tags])
    if prop.node("props").get("join") == "and":
        refuse(prop, "two properties at once cannot be asked of an ability")
    return found


def sets(node: Node, low: Low, pat: Pat) -> Ways:
    """Changes the zone of an attack."""
    only(node, "verb", "agrees", "prop")
    prop = node.node("prop")
    only(prop, "props", "of", "whose")
    if node.get("verb") != "change" or props_of(prop.node("props"), low) != (ZONE,):
        refuse(node, "what this ability changes cannot be asked")
    of = prop.get("of")
    own = isinstance(of, Node) and label_of(of.get("whose")) == "Their" and pat.by in (YOU, RIVAL)
    seat = pat.by if own else side_of(of, prop.get("whose"), low)
    return (told_of(names.changes_zone(), (), seat, node, pat),)


def tag_of(sign: Callable[[int], str], prop: int) -> str:
    """Raises damage; but health that is raised is gained."""
    raised = sign(DAMAGE) == names.raises(DAMAGE)
    if prop == HEALTH:
        return names.GAINS_HEALTH if raised else names.LOSES_HEALTH
    return sign(prop)


def sways(node: Node, check: Node, low: Low, pat: Pat) -> Ways:
    """Modifies a check; reduces your check."""
    only(check, "det", "name", "whose", "many")
    only(node, "verb", "agrees", "check")
    if check.get("det") not in (None, "a", "any"):
        refuse(check, "which check this is cannot be asked of an ability")
    seat = owner_of(check.get("whose"), low)
    found = [CHECK_TAGS[sign] for sign in SIGNS[verb_of(node)]]
    return tuple([told_of(tag, (), seat, node, pat) for tag in found])


def gives(node: Node, low: Low, pat: Pat) -> Ways:
    """Gives a speed bonus."""
    only(node, "verb", "agrees", "what", "to", "target")
    bonus, to = node.node("what"), node.get("to") or node.get("target")
    if isinstance(to, Node) and label_of(to.get("whose")) == "Their" and pat.by in (YOU, RIVAL):
        only(to, "whose", "type")
        seat = pat.by
    elif to is not None:
        seat = side_of(to, None, low)
    else:
        seat = DOER
    props, kinds = bonus_of(bonus, low)
    makes = [names.gives_penalty if kind == "penalty" else names.gives_bonus for kind in kinds]
    return tuple([told_of(make(prop), (), seat, node, pat) for make in makes for prop in props])


def either(node: Node, low: Low, pat: Pat) -> Ways:
    only(node, "parts")
    found: Ways = ()
    for part in node.parts():
        found += of_verb(node_of(part, node), low, pat)
    return found


RULES: Final[dict[str, Callable[[Node, Low, Pat], Ways]]] = {
    "Verbs": several_verbs,
    "Draw": draws,
    "Mill": mills,
    "Search": does_so,
    "Shuffle": does_so,
    "LevelUp": does_so,
    "GainLose": health,
    "Gain": health,
    "Lose": health,
    "Modify": changes,
    "Set": sets,
    "Counter": ability_gives.counters,
    "Cancel": ability_gives.cancels,
    "Give": gives,
    "Or": either,
}
