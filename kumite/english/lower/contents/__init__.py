"""Which chapter reads which label, and in which order: the one table of lowering, in five parts.

Of several readings the first one that knows the node is taken; a reading gives None where the node is not of its kind.
Importing this fills the tables of base.py and of the chapters; nothing else does.
"""

from __future__ import annotations

from kumite.english.lower.contents import cards, events, header, instructions, judging

__all__ = ["cards", "events", "header", "instructions", "judging"]
