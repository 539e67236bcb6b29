"""The one that prints: card English and tags, for words that cannot know all words (printer.py)."""

from __future__ import annotations

from kumite.games.universus import english, tags
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Ability, Happening, Text
from kumite.games.universus.printer import PRINTERS, Printer


class CardEnglish(Printer):
    def sentence(self, text: Text) -> str:
        return english.sentence(text)

    def tags(self, g: Versus, event: Happening) -> tuple[str, ...]:
        return tags.tags_in_play(g, event)

    def tags_of(self, ability: Ability) -> tuple[str, ...]:
        return tags.tags_of_ability(ability)


PRINTERS.append(CardEnglish())
