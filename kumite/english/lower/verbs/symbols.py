"""Symbols of one's choice, and all keywords printed on a card, gained."""

from __future__ import annotations

from kumite.english.lower.base import Low, node_of, only, refuse, selector
from kumite.english.lower.nouns.quantity import plain
from kumite.english.lower.texts.fired import is_static
from kumite.english.lower.verbs.grants import lasting, target_of
from kumite.english.nodes import Node
from kumite.games.universus.printed import Text
from kumite.games.universus.terms import YOU
from kumite.games.universus.words.keywording import GainKeywords, GainNamed
from kumite.games.universus.words.looks import Name


def grant(node: Node, low: Low) -> Text | None:
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
        return None
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
