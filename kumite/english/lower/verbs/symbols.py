"""Symbols of one's choice, and all keywords printed on a card, gained."""

from __future__ import annotations

from kumite.english.lower.base import Low, node_of, only, refuse, selector
from kumite.english.lower.nouns.quantity import plain
from kumite.english.lower.texts.fired import is_static
from kumite.english.lower.times.durations import until_of
from kumite.english.lower.verbs.grants import lasting, target_of
from kumite.english.nodes import Node
from kumite.games.universus.printed import Text
from kumite.games.universus.terms import YOU
from kumite.games.universus.words.keywording import GainKeywords, GainNamed
from kumite.games.universus.words.looks import Name


def grant(node: Node, low: Low) -> Text | None:
    """It gains 1 symbol of your choice: name one first."""
    given = node.get("what")
    kind, of = sort_on(given) if isinstance(given, Node) else ("", None)
    if of is not None:
        only(node, "verb", "agrees", "what", "until", "target")
        what, ends = target_of(node, low), ends_in(given) if isinstance(given, Node) else []
        if len(ends) + (node.get("until") is not None) > 1:
            refuse(node, "two end points are said")
        until = until_of(ends[0], low) if ends else lasting(node, what, low)
        return (GainKeywords(what, selector(of, low), until, kind),)
    noun = given.get("type") if isinstance(given, Node) and given.label == "Sel" else None
    mods = [part for part in given.parts("mods") if isinstance(part, Node)] if isinstance(given, Node) else []
    chosen = [mod.label for mod in mods] == ["Choice"] and mods[0].get("whose") == "you"
    symbol = str(noun.get("name")) if isinstance(noun, Node) and len(noun.fields) == 1 else ""
    if (
        not isinstance(given, Node)
        or not chosen
        or symbol not in ("symbol", "trait")
        or low.doer != YOU
        or is_static(low)
    ):
        return None
    n = given.get("n")
    if given.get("det") not in ("a", "the") and not (isinstance(n, Node) and plain(given, n, low) == 1):
        refuse(given, "how many symbols these are cannot be told")
    only(node, "verb", "agrees", "what", "until", "target")
    what = target_of(node, low)
    return (Name(symbol), GainNamed(what, symbol, lasting(node, what, low)))


def sort_on(given: Node) -> tuple[str, Node | None]:
    """All keywords, all traits or all symbols of a card: which of them, and that card."""
    for kind in ("trait", "symbol"):
        of = given.get("of")
        if given.label == "Every" and given.get("name") == kind and isinstance(of, Node):
            plain_one = {"all", "printed", "name", "many", "of", "words"}
            return (kind, of) if set(dict(given.fields)) <= plain_one else ("", None)
    return "keyword", keywords_on(given)


def keywords_of(given: Node) -> Node | None:
    """All keywords (and traits, which are keywords: UVS-KW-01) of a card; its keywords; that card's keywords."""
    if given.label == "Every":
        of = given.get("of")
        plain_one = all(name in ("all", "printed", "name", "many", "of", "words", "also") for name, _ in given.fields)
        named = given.get("name") == "keyword" and given.get("also") in (None, "trait")
        return of if plain_one and named and isinstance(of, Node) else None
    kind, whose, n = given.get("type"), given.get("whose"), given.get("n")
    if given.label != "Sel" or not isinstance(kind, Node) or kind.fields != (("name", "keyword"), ("many", "yes")):
        return None
    if n is not None and not (isinstance(n, Node) and n.label == "All"):
        return None
    owned = isinstance(whose, Node) and whose.label in ("Its", "Of")
    return whose if owned and isinstance(whose, Node) and len(given.fields) == (2 if n is None else 3) else None


def ends_in(given: Node) -> list[Node]:
    """Until when, where it stands behind the card that the keywords are printed on."""
    parts = [node_of(part, given) for part in given.parts()] if given.label == "Sels" else [given]
    done = [mod for mod in parts[-1].parts("mods") if isinstance(mod, Node) and mod.label == "Done"]
    pps = [pp for mod in done for pp in mod.parts("pps")[1:] if isinstance(pp, Node)]
    for one in pps:
        if one.label != "Until":
            refuse(one, "what is gained here is not understood")
    return [one.node("until") for one in pps]


def keywords_on(given: Node) -> Node | None:
    """All keywords and their ratings printed on a card: that card."""
    plain_one = keywords_of(given)
    if plain_one is not None:
        return plain_one
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
