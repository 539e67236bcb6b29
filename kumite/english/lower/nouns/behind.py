"""What stands behind a noun and asks more than one word of it: preceding, for each, among, including, whose."""

from __future__ import annotations

import re
from typing import Final

from kumite.english.lower.base import Low, Unclear, amount, only, refuse, selector
from kumite.english.lower.nouns.adjectives import prop_of, props_of
from kumite.english.lower.nouns.asking import playable
from kumite.english.lower.nouns.own_numbers import nobody_else, own_stat
from kumite.english.lower.nouns.phrase import Phrase
from kumite.english.lower.nouns.quantity import compare, plain
from kumite.english.lower.nouns.raising import lifted, without
from kumite.english.lower.nouns.references import attack_here, found_in, speak_of
from kumite.english.nodes import Node
from kumite.games.universus.printed import Amount, Test
from kumite.games.universus.terms import (
    ANY,
    ATTACK,
    HEIGHTS,
    POOL,
    V_COMMIT,
    V_DESTROY,
    V_DISCARD,
    V_FLIP,
    V_REMOVE,
    V_SACRIFICE,
    YOU,
    ZONE,
)
from kumite.games.universus.words.amounts import Bound, Cap
from kumite.games.universus.words.asked import Costs, OfNamed, Preceding
from kumite.games.universus.words.sels import Ref, Sel, TheAttack, This
from kumite.games.universus.words.tests import Among, Beside, Named, Not, Stat, State, Zoned

IN_COSTS: Final = {
    "commit": V_COMMIT,
    "flip": V_FLIP,
    "destroy": V_DESTROY,
    "sacrifice": V_SACRIFICE,
    "remove": V_REMOVE,
    "discard": V_DISCARD,
}
ASKED_OF: Final = re.compile(r"\bif the [\w -]*$", re.IGNORECASE)


def mod_beside(phrase: Phrase, node: Node) -> None:
    """Preceding this card in the card pool."""
    only(node, "side", "what", "directly")
    if node.get("side") not in ("preceding", "before", "left"):
        refuse(node, "only cards before another can be told")
    what = node.node("what")
    if what.label == "Sel" and what.get("mods") is not None:
        what = without(what, "In")
    low, directly = phrase.low, node.get("directly") is not None
    whom = selector(what, low)
    if isinstance(whom, This) or (whom == attack_here(low) and low.card_type == ATTACK):
        phrase.ask(Beside(directly))
        phrase.own(YOU, node)
    elif isinstance(whom, TheAttack | Ref):
        phrase.ask(Preceding(whom, directly))
        if not any(isinstance(mod, Node) and mod.label == "In" for mod in phrase.node.parts("mods")):
            phrase.own(ANY, node)
    else:
        refuse(node, "only cards before a certain card can be told")
    phrase.lie((POOL,), node)
    if directly and ASKED_OF.search(low.text[: node.start]):
        speak_of(low, phrase.sel(phrase.whose, (POOL,)), node.start)


def mod_per(phrase: Phrase, node: Node) -> None:
    """1 foundation for each asset."""
    only(node, "each")
    each = node.node("each")
    if phrase.quantity.every or (phrase.node.get("n") is None and phrase.node.get("det") is None):
        refuse(node, "how many cards for each of these is not said")
    if each.label == "Sel":
        each, limits = lifted(each, "Limited")
    else:
        limits = ()
    count = amount(Node("Count", (("what", each),), node.start, node.end), phrase.low)
    if isinstance(count, int):
        refuse(node, "how many these are cannot be told")
    for limit in limits:
        count = capped(count, limit.node("limit"), phrase.low)
    phrase.times(count)


def capped(a: Amount, node: Node, low: Low) -> Amount:
    only(node, "n")
    if node.label not in ("Max", "Min"):
        refuse(node, "this limit is not understood")
    n = plain(node, node.get("n"), low)
    return Cap(a, most=n) if node.label == "Max" else Cap(a, least=n)


def mod_among(phrase: Phrase, node: Node) -> None:
    """Among the revealed cards."""
    only(node, "what")
    found = selector(node.node("what"), phrase.low)
    if isinstance(found, Ref):
        phrase.among = found.name
        phrase.ask(Among(found.name))
        for said in reversed(phrase.low.mentions):
            if said.ref == found:
                phrase.own(said.seat, node)
                phrase.lie(found_in(said, node), node)
                return
    if isinstance(found, Sel) and found.every and not found.tests:
        phrase.own(found.whose, node)
        phrase.lie(found.zones, node)
        return
    refuse(node, "among which cards cannot be told")


def mod_including(phrase: Phrase, node: Node) -> None:
    """Including this card, as it would be; excluding it."""
    only(node, "including", "what")
    if not isinstance(selector(node.node("what"), phrase.low), This):
        refuse(node, "only this card can be counted in or out")
    if node.get("including") == "excluding":
        phrase.ask(State("other"))


def mod_whose(phrase: Phrase, node: Node) -> None:
    """Whose difficulty is 3 or less; of difficulty 3 or less."""
    only(node, "prop", "props", "cmp", "name", "what", "not", "zone")
    if node.get("zone") is not None:
        phrase.ask(of_other_zone(node, phrase.low))
        return
    if node.get("name") is not None:
        phrase.ask(Named(str(node.get("what")), True))
        return
    prop = node.get("prop")
    props = prop.node("props") if isinstance(prop, Node) else node.node("props")
    if isinstance(prop, Node):
        only(prop, "kind", "props")
    printed = props.get("printed") is not None or (isinstance(prop, Node) and prop.get("kind") == "printed")
    try:
        op, n = compare(node.node("cmp"), phrase.low)
    except Unclear as unclear:
        own = own_stat(props, node.node("cmp"), printed, phrase.low) if nobody_else(unclear, phrase.low) else None
        if own is None:
            raise
        phrase.ask(Not(own) if node.get("not") is not None else own)
        return
    if len(props.parts()) != 1:
        props_of(props, phrase.low)
        refuse(node, "one property can be asked here")
    asked = Stat(prop_of(props.parts()[0], props), op, n, printed)
    phrase.ask(Not(asked) if node.get("not") is not None else asked)


def of_other_zone(node: Node, low: Low) -> Test:
    """Whose printed zone is not the named zone, is not low."""
    props, zone = node.node("props"), node.node("zone")
    only(zone, "kind", "parts", "words")
    if props.parts() != ("zone",) or zone.label != "ZoneName" or len(zone.parts()) > 1:
        refuse(node, "which zone this is not cannot be told")
    height = HEIGHTS.index(str(zone.parts()[0])) if zone.parts() else None
    if props.get("printed") is not None:
        return Stat(ZONE, "!=", Bound("named") if height is None else height, True)
    return Not(OfNamed("zone") if height is None else Zoned(height))


def mod_cost(phrase: Phrase, node: Node) -> None:
    """With "Commit" in its cost."""
    only(node, "name")
    verb = str(node.get("name")).lower()
    if verb not in IN_COSTS:
        refuse(node, "no card can be asked whether its cost says this")
    phrase.ask(Costs(IN_COSTS[verb]))


def mod_legal(phrase: Phrase, node: Node) -> None:
    phrase.ask(playable(node))
