"""What is done with abilities as things: chosen, gained, lost, played (UVS-RULING-240)."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.base import Low, Mention, node_of, only, refuse, selector
from kumite.english.lower.nouns.abilities import ONE_CARD, Sort, is_chosen, noun_of, remember_ability, sort_of
from kumite.english.lower.verbs.grants import lasting, target_of
from kumite.english.nodes import Node
from kumite.games.universus.printed import Amount, Test, Text
from kumite.games.universus.terms import BLITZ, CONTINUOUS, ENHANCE, NEXT_ENHANCE, RESPONSE, RIVAL, V_ABILITY
from kumite.games.universus.words.abilities import ChooseAbility, GainAbilities, GainChosen, LoseAbilities
from kumite.games.universus.words.announcing import PlayAbility, RateAbility
from kumite.games.universus.words.asked import HasAbility
from kumite.games.universus.words.keywording import GainKeywords
from kumite.games.universus.words.looks import Choose
from kumite.games.universus.words.rule import CANNOT, Rule
from kumite.games.universus.words.sels import Ref, Sel
from kumite.games.universus.words.structure import May
from kumite.games.universus.words.triggers import Event


def one(node: Node) -> bool:
    """1 ability, an ability."""
    n = node.get("n")
    return node.get("det") == "a" or (isinstance(n, Node) and n.label == "Num" and n.get("n") == 1)


def choose(node: Node, low: Low) -> Text | None:
    """Choose 1 Enhance ability on a rival foundation."""
    what = node.get("what")
    if not isinstance(what, Node) or not noun_of(what):
        return None
    only(node, "verb", "agrees", "what")
    sort = sort_of(what, low)
    if not one(what) or sort.of is None or sort.again:
        refuse(what, "which ability is chosen cannot be told")
    remember_ability(low, sort.of, node.start)
    return (ChooseAbility(sort.of, sort.like(), low.doer),)


# Gaining


def gain(node: Node, low: Low) -> Text | None:
    """It gains the chosen ability; 1 Enhance ability printed on an attack; all Combo abilities of another card."""
    what = node.get("what")
    if not isinstance(what, Node) or node.get("new") is not None:
        return None
    if what.label == "Every" and what.get("name") == "ability" and what.get("of") is not None:
        return gain_all(node, what, low)
    if not noun_of(what) and not (what.label == "It" and is_chosen(what, low, True)):
        return None
    if what.get("det") == "this":
        return None
    only(node, "verb", "agrees", "what", "until", "target", "kind", "also")
    target = target_of(node, low)
    until = lasting(node, target, low)
    if is_chosen(what, low, True):
        return (GainChosen(target, until),)
    sort = sort_of(what, low)
    if sort.of is None or sort.again or sort.does or (not one(what) and what.get("n") is not None):
        refuse(what, "what is gained here is not understood")
    if not one(what):
        return (GainAbilities(target, sort.of, until, sort.kind, sort.keyword, sort.rider),)
    sort.printed = True  # nothing else is ever gained (UVS-GAINAB-01)
    remember_ability(low, sort.of, node.start)
    return (ChooseAbility(sort.of, sort.like(), low.doer), GainChosen(target, until))


def gain_all(node: Node, what: Node, low: Low) -> Text:
    """All Enhance and Response abilities printed on a card; all its abilities and keywords."""
    only(node, "verb", "agrees", "what", "until", "target", "kind")
    only(what, "all", "printed", "name", "many", "of", "adjs", "also")
    target = target_of(node, low)
    until = lasting(node, target, low)
    of = selector(what.node("of"), low)
    also = what.get("also")
    sorts = sorts_of(what, low)
    several = isinstance(of, Sel) and of.n == 1 and len(sorts) > 1 and not of.every
    if several or also not in (None, "keyword") or (also is not None and sorts[0].like() != HasAbility()):
        refuse(what, "what is gained here is not understood")
    if also is None:
        return tuple([GainAbilities(target, of, until, sort.kind, sort.keyword, sort.rider) for sort in sorts])
    first: Text = ()
    if isinstance(of, Sel) and of.n == 1 and not (of.every or of.top or of.bottom or of.next or low.kind == CONTINUOUS):
        first, of = (Choose(of, low.doer),), Ref("chosen")  # the same card for both
    return (*first, GainAbilities(target, of, until, keyword="none"), GainKeywords(target, of, until))


def sorts_of(node: Node, low: Low) -> list[Sort]:
    """Combo abilities; Enhance and Response abilities."""
    adjs = [node_of(part, node) for part in node.parts("adjs")]
    rows = [list(adjs)]
    for at, adj in enumerate(adjs):
        if adj.label in ("BothOf", "AnyOf"):
            rows = [[*adjs[:at], node_of(part, adj), *adjs[at + 1 :]] for part in adj.parts()]
    kind = Node("Type", (("name", "ability"),), node.start, node.end)
    found = []
    for row in rows:
        fields = (("type", kind), ("adjs", tuple(row))) if row else (("type", kind),)
        found.append(sort_of(Node("Sel", fields, node.start, node.end), low, Ref("chosen")))
    return found


# Losing


def lose(node: Node, low: Low) -> Text | None:
    """It loses the chosen ability, all Enhance abilities, 1 of its abilities."""
    what = node.get("what")
    if not isinstance(what, Node):
        return None
    what = all_of_keyword(what)
    every = what.label == "Every" and what.get("name") == "ability" and bool(what.get("adjs"))
    if not every and not noun_of(what) and not (what.label == "It" and is_chosen(what, low, True)):
        return None
    if every and what.parts("adjs") == (NO_KEYWORD,):
        return None
    only(node, "verb", "agrees", "what", "until", "target")
    target = target_of(node, low)
    until = lasting(node, target, low)
    if every:
        return lose_all(what, target, until, low)
    if is_chosen(what, low, True):
        return (LoseAbilities(target, until=until),)
    bare = without_choice(what)
    sort = sort_of(bare, low, target)
    if not one(what) or not isinstance(target, ONE_CARD) or sort.again or sort.printed:
        refuse(what, "what is lost here is not understood")
    remember_ability(low, target, node.start)
    return (ChooseAbility(target, sort.like(), low.doer), LoseAbilities(target, until=until))


def all_of_keyword(what: Node) -> Node:
    """All Combo abilities: to the grammar, a keyword."""
    part = what.parts()[0] if what.label == "Keywords" and len(what.parts()) == 1 else None
    if not isinstance(part, Node) or part.get("det") != "all" or part.get("kind") != "ability" or len(part.fields) != 3:
        return what
    adj = Node("Trait", (("name", str(part.get("name"))),), part.start, part.end)
    return Node("Every", (("all", "all"), ("adjs", (adj,)), ("name", "ability")), what.start, what.end)


NO_KEYWORD: Final = Node("Not", (("of", Node("Kind", (("name", "keyword"),), 0, 0)),), 0, 0)


def lose_all(what: Node, target: Test, until: int, low: Low) -> Text:
    only(what, "all", "name", "many", "adjs")
    sorts = sorts_of(what, low)
    if len(sorts) != 1 or not isinstance(target, ONE_CARD):
        refuse(what, "which abilities are lost cannot be told")
    low.mention(Mention(Ref("lost"), "ability", "lose", True, at=what.start, bound=True))
    return (LoseAbilities(target, sorts[0].like(), until),)


def without_choice(what: Node) -> Node:
    """1 keyword ability of your choice: whoever carries it out chooses anyhow."""
    mods = what.parts("mods")
    kept = [mod for mod in mods if not (isinstance(mod, Node) and mod.label == "Choice" and mod.get("whose") == "you")]
    fields = tuple([field for field in what.fields if field[0] != "mods"])
    return Node(what.label, (*fields, ("mods", tuple(kept))) if kept else fields, what.start, what.end)


# Playing


def may_play(node: Node, low: Low) -> Text | None:
    """You may play 1 Enhance ability printed on an attack in your discard pile."""
    found = play(node.node("does"), low) if node.node("who").label == "You" else None
    if found is not None:
        only(node, "who", "does")
    return None if found is None else (May(found),)


def play(node: Node, low: Low) -> Text | None:
    """Play 1 Combo ability that you have already played this Enhance Step; the chosen one."""
    what = node.get("what")
    if not isinstance(what, Node) or not (noun_of(what) or (what.label == "It" and is_chosen(what, low))):
        return None
    only(node, "verb", "agrees", "what", "hows")
    what, on = lifted(what, low)
    free, again = False, False
    for how in node.parts("hows"):
        one_how = node_of(how, node)
        free = free or is_free(one_how)
        if on is None and (on := printed_on(one_how, low)) is not None:
            continue
        once_more = one_how.label == "How" and one_how.get("again") is not None
        again = again or once_more
        if not (is_free(one_how) or once_more or this_step(one_how)) and one_how.label != "Restricted":
            refuse(one_how, "how this ability is played is not understood")
    if (low.kind == CONTINUOUS and not low.fired) or low.paying:
        refuse(node, "when this ability is played cannot be told")
    if is_chosen(what, low) and on is None:
        return (PlayAbility(who=low.doer, free=free),)
    sort = sort_of(what, low)
    again = again or sort.again
    if on is not None and (again or free):
        refuse(node, "how this ability is played is not understood")
    if not (one(what) or is_any(what)) or sort.kind == RESPONSE or (sort.of is None and not again):
        refuse(what, "which ability is played cannot be told")
    remember_ability(low, sort.of or Ref("chosen"), node.start)
    return (PlayAbility(sort.of, sort.like(), low.doer, free, again, on),)


def is_any(what: Node) -> bool:
    """Any Enhance ability: one of them."""
    n, kind = what.get("n"), what.get("type")
    return isinstance(n, Node) and n.get("any") is not None and isinstance(kind, Node) and kind.get("many") is None


def lifted(what: Node, low: Low) -> tuple[Node, Test | None]:
    """The phrase without `as if it were printed on your attack`, and that card."""
    mods = what.parts("mods")
    last = mods[-1] if mods else None
    pps = last.parts("pps") if isinstance(last, Node) and last.label == "Done" else ()
    on = printed_on(pps[-1], low) if len(pps) > 1 else None
    if on is None or not isinstance(last, Node):
        return what, None
    bare = Node("Done", (("act", "print"), ("pps", pps[:-1])), last.start, last.end)
    fields = tuple([field for field in what.fields if field[0] != "mods"])
    return Node(what.label, (*fields, ("mods", (*mods[:-1], bare))), what.start, what.end), on


def printed_on(how: object, low: Low) -> Test | None:
    """As if it were printed on your attack: that card; None for any other way."""
    cond = how.get("cond") if isinstance(how, Node) and how.label == "AsThough" and len(how.fields) == 1 else None
    if not isinstance(cond, Node) or cond.label != "Past" or cond.get("act") != "print":
        return None
    only(cond, "what", "tense", "act", "pps")
    places = [part for part in cond.parts("pps") if isinstance(part, Node)]
    if cond.node("what").label != "It" or len(places) != 1 or places[0].label != "On":
        return None
    on = selector(places[0].node("what"), low)
    return on if isinstance(on, ONE_CARD) else None


def this_step(node: Node) -> bool:
    """This Enhance Step: it is played now."""
    return node.label == "Until" and node.node("until").fields == (("period", "enhance step"),)


def is_free(node: Node) -> bool:
    """Paying no costs."""
    return node.label == "Free" and all(name == "words" for name, _ in node.fields)


# Ratings


def rate(node: Node, low: Low) -> Text | None:
    """After you play a Breaker ability, its rating gets +1; it gets -1 to its rating."""
    by, target = node.get("by"), node.get("target")
    mods = by.parts() if isinstance(by, Node) and by.label == "Mods" else ()
    mod = mods[0] if len(mods) == 1 and isinstance(mods[0], Node) else None
    if mod is None or not isinstance(target, Node) or not keyword_played(low):
        return None
    whole = is_its_rating(target) and mod.get("prop") is None
    if not whole and not (target.label == "It" and target.get("word") == "it" and is_its_rating(mod.get("prop"))):
        return None
    only(node, "verb", "agrees", "target", "by")
    only(mod, "by", "prop")
    return (RateAbility(signed(mod, low)),)


def is_its_rating(node: object) -> bool:
    if not isinstance(node, Node) or node.label != "Prop" or len(node.fields) != 2:
        return False
    whose, props = node.get("whose"), node.get("props")
    its = isinstance(whose, Node) and whose.label == "Its"
    return its and isinstance(props, Node) and props.fields == (("parts", ("rating",)),)


def keyword_played(low: Low) -> bool:
    """Whether a keyword's ability has set this off, and nothing was spoken of since."""
    event = low.event
    does = event.get("does") if event is not None and event.label == "Event" else None
    what = does.get("what") if isinstance(does, Node) and does.label == "Play" else None
    what = event.get("what") if event is not None and event.get("act") == "play" else what
    if not isinstance(what, Node) or noun_of(what) != "ability":
        return False
    sort = [part for part in what.parts("adjs") if isinstance(part, Node) and part.label in ("Trait", "Kind")]
    return len(sort) == 1 and not any(said.at > what.end and said.kind != "player" for said in low.mentions)


def signed(mod: Node, low: Low) -> Amount | int:
    by = mod.get("by")
    if not isinstance(by, str) or by[:1] not in "+-" or not by[1:].isdigit():
        refuse(mod, "by how much this rating changes cannot be told")
    return int(by)


# An obligation


def must_or_pass(node: Node, low: Low) -> Text | None:
    """Your rival must play the chosen ability as their next Enhance or pass: they can play no other one."""
    parts = [part for part in node.parts() if isinstance(part, Node)]
    must = parts[0] if len(parts) == 2 and parts[0].label == "Must" and parts[1].label == "Pass" else None
    does = must.get("does") if must is not None else None
    what = does.get("what") if isinstance(does, Node) and does.label == "Play" else None
    if must is None or not isinstance(does, Node) or not isinstance(what, Node) or not is_chosen(what, low):
        return None
    only(does, "verb", "what", "hows")
    if must.node("who").label != "Rival" or [part for part in does.parts("hows") if not next_enhance(part)]:
        refuse(node, "what has to be played next cannot be told")
    if len(does.parts("hows")) != 1 or low.kind not in (ENHANCE, BLITZ, RESPONSE):
        refuse(node, "when this has to be played cannot be told")
    return (Rule(CANNOT, Event(V_ABILITY, RIVAL, kind=ENHANCE, same="not chosen"), until=NEXT_ENHANCE),)


def next_enhance(how: object) -> bool:
    role = how.get("role") if isinstance(how, Node) and how.label == "As" else None
    kind = role.get("type") if isinstance(role, Node) else None
    order = isinstance(role, Node) and "next" in (role.get("order"), role.get("next"))
    return order and isinstance(kind, Node) and kind.get("name") == "enhance" and len(kind.fields) == 1
