"""What prints texts and analyses them: english.py and tags.py, which know all words, put themselves here."""

from __future__ import annotations

from typing import Final

from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Ability, Happening, Text


class Printer:
    """Card English, and what an ability can do."""

    def sentence(self, text: Text) -> str:
        raise NotImplementedError

    def tags(self, g: Versus, event: Happening) -> tuple[str, ...]:
        raise NotImplementedError

    def tags_of(self, ability: Ability) -> tuple[str, ...]:
        raise NotImplementedError


PRINTERS: Final[list[Printer]] = []


def sentence(text: Text) -> str:
    """A text printed back as card English."""
    return PRINTERS[0].sentence(text)


def tags_in_play(g: Versus, event: Happening) -> tuple[str, ...]:
    """What the ability that is being played can do (UVS-ABTHAT-01)."""
    return PRINTERS[0].tags(g, event)


def tags_of(ability: Ability) -> tuple[str, ...]:
    """What an ability of a card can do, whichever bullets are chosen."""
    return PRINTERS[0].tags_of(ability)
