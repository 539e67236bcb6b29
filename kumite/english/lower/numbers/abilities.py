"""Abilities counted: those on some cards, those that were lost."""

from __future__ import annotations

from kumite.english.lower.base import Low, refuse
from kumite.english.lower.nouns.abilities import sort_of
from kumite.english.nodes import Node
from kumite.games.universus.printed import Amount
from kumite.games.universus.words.abilities import CountAbilities
from kumite.games.universus.words.amounts import Bound
from kumite.games.universus.words.sels import Ref


def of_abilities(node: Node, low: Low) -> Amount | None:
    """Enhance abilities printed on cards in your card pool; abilities lost this way.  None for those that somebody has
    played, which are counted by their plays."""
    mods = [mod for mod in node.parts("mods") if isinstance(mod, Node)]
    if len(mods) == 1 and mods[0].label == "Done" and mods[0].get("act") == "lose":
        if node.get("adjs") is not None or all(said.ref != Ref("lost") for said in low.mentions):
            refuse(node, "which abilities were lost cannot be told")
        return Bound("lost")
    if not any(mod.label == "On" or (mod.label, mod.get("act")) == ("Done", "print") for mod in mods):
        return None
    sort = sort_of(node, low)
    if sort.of is None or sort.again or node.get("n") is not None or node.get("det") is not None:
        refuse(node, "which abilities are counted cannot be told")
    return CountAbilities(sort.of, sort.like())
