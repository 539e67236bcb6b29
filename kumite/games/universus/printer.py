"""What prints texts and analyses them: english/ and tags/, which know all words, put themselves here."""

from __future__ import annotations

from typing import Final

from kumite.games.universus.faces import title_of
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Ability, Ctx, Happening, Rider, Text


class Printer:
    """Card English, and what an ability can do."""

    def sentence(self, text: Text) -> str:
        raise NotImplementedError

    def rider(self, rider: Rider) -> str:
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


def restriction(rider: Rider) -> str:
    """What stands at the end of an ability, as a sentence."""
    return PRINTERS[0].rider(rider)


def of_card(g: Versus, ctx: Ctx, said: str) -> str:
    """A sentence of a card, behind its name: to the player of that card it says `you`."""
    return f"{g.scopes[ctx.scope].name or title_of(g, ctx.source)}: {said}"


def bullet(parts: tuple[Text, ...], at: int) -> str:
    """One of several texts that are chosen from; numbered where others read the same."""
    said = [sentence(part) for part in parts]
    same = said.count(said[at])
    return said[at] if same < 2 else f"{said[at]} #{said[: at + 1].count(said[at])}"
