"""A card gains a keyword, as an event: what waits for it, and what may not be."""

from __future__ import annotations

from kumite.english.lower.base import Low, node_of, only, refuse
from kumite.english.lower.events.pattern import Pat
from kumite.english.lower.events.things import cards_in
from kumite.english.lower.events.triggers import PLAYERS
from kumite.english.lower.nouns.adjectives import NAMED_SO
from kumite.english.nodes import Node
from kumite.games.universus.terms import KEYWORDS, V_GRANT
from kumite.games.universus.words.changes import grant_note


def gains(node: Node, who: Node, does: Node, low: Low, before: bool) -> list[Pat]:
    """Your attack gains Stun; it cannot gain Powerful."""
    only(does, "verb", "agrees", "what")
    given = node_of(does.get("what"), does)
    if given.label != "Keywords" or given.get("join") == "and" or before or who.label in PLAYERS:
        refuse(does, "this gain is waited for in no known way")
    pat = Pat(V_GRANT, does)
    pat.act = "gain"
    for part in given.parts():
        word = node_of(part, given)
        name = NAMED_SO.get(str(word.get("name")).lower(), "")
        if name not in KEYWORDS or any(key not in ("name", "words") for key, _ in word.fields):
            refuse(word, "this gain is waited for in no known way")
        pat.notes += (grant_note(name),)
    cards_in(who, low, pat)
    return [pat]
