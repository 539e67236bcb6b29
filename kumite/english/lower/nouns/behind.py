"""What stands behind a noun and asks more than one word of it: preceding, for each, among, including, whose."""

from __future__ import annotations

import re
from typing import Final

from kumite.english.lower.base import Low, amount, only, refuse, selector
from kumite.english.lower.nouns.adjectives import prop_of, props_of
from kumite.english.lower.nouns.asking import playable
from kumite.english.lower.nouns.phrase import Phrase
from kumite.english.lower.nouns.quantity import compare, plain
from kumite.english.lower.nouns.raising import lifted, without
from kumite.english.lower.nouns.references import attack_here, found_in, speak_of
from kumite.english.nodes import Node
from kumite.games.universus.printed import Amount
from kumite.games.universus.terms import ANY, ATTACK, POOL, YOU
from kumite.games.universus.words.amounts import Cap
from kumite.games.universus.words.asked import Preceding
from kumite.games.universus.words.sels import Ref, Sel, TheAttack, This
from kumite.games.universus.words.tests import Among, Beside, Named, Stat, State

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
    only(node, "prop", "props", "cmp", "name", "what")
    if node.get("name") is not None:
        phrase.ask(Named(str(node.get("what")), True))
        return
    prop = node.get("prop")
    props = prop.node("props") if isinstance(prop, Node) else node.node("props")
    if isinstance(prop, Node):
        only(prop, "kind", "props")
    printed = props.get("printed") is not None or (isinstance(prop, Node) and prop.get("kind") == "printed")
    op, n = compare(node.node("cmp"), phrase.low)
    if len(props.parts()) != 1:
        props_of(props, phrase.low)
        refuse(node, "one property can be asked here")
    phrase.ask(Stat(prop_of(props.parts()[0], props), op, n, printed))


def mod_legal(phrase: Phrase, node: Node) -> None:
    phrase.ask(playable(node))
