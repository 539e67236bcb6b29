"""What any fighter may own (UVS-INF-01)."""

from __future__ import annotations

from kumite.games.universus.cards.phrases import DESTROY, form, foundation
from kumite.games.universus.words.moves import Draw

foundation("Deep Breath", 1, 5, "+3 mid", "infinity", form(Draw(1), cost=(DESTROY,)))
