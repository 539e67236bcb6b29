"""Decks of one's own on the command line: files read, and the position a match with them begins from."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from kumite.errors import BadOption, Refusal


def brought_position(
    game: str,
    paths: list[Path],
    mode: str | None,
    options: dict[str, Any],
    by_hand: bool = False,
    seat: str | None = None,
) -> dict[str, Any]:
    """One deck is that seat's, two are P1's and P2's."""
    from kumite.cards.play import position
    from kumite.games.universus.deckfile import BINDERS
    from kumite.games.universus.position import NAMES

    if game not in BINDERS:
        raise BadOption(f"{game} is played without decks of one's own; leave --deck out")
    if len(paths) > len(NAMES):
        raise BadOption(f"there are {len(NAMES)} seats; {len(paths)} decks were given")
    decks: list[Any] = [told(path) for path in paths]
    if len(decks) == 1:
        decks = [None, *decks] if (seat or NAMES[0]).upper() == NAMES[1] else [*decks, None]
    return position(decks, None, mode, options, by_hand, game)


def told(path: Path) -> dict[str, Any]:
    """What a deck file says, read but not judged."""
    from kumite.cli import files
    from kumite.play.yaml_text import parse

    try:
        found = parse(files.read(path))
        if not isinstance(found, dict):
            raise Refusal("a deck file is a mapping with deck, game, character, symbol, cards (docs/decks.md)")
    except Refusal as refusal:
        said = " ".join(refusal.reason.split())
        raise Refusal(said if str(path) in said else f"{path}: {said}", refusal.rules) from None
    return found
