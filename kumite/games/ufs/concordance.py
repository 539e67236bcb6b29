"""Where this edition's book says what the core's rule says."""

from __future__ import annotations

from typing import Final

from kumite.core.position import RuleIds

SAME: Final[dict[str, RuleIds]] = {}


def cited(rules: RuleIds) -> RuleIds:
    """The ids of this edition's book for rules of the core; its own stay; what it does not say is left out."""
    found: list[str] = []
    for rule in rules:
        found += SAME.get(rule, ()) if rule.startswith("UVS-") else (rule,)
    return tuple(dict.fromkeys(found))
