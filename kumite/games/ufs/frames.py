"""What a printed card looks like: its frame (UFS-CARD-14)."""

from __future__ import annotations

from typing import Any, Final

FRAMES: Final = {  # by the type that is written below the name
    "attack": "orange",  # UFS-TYPE-02
    "foundation": "grey",  # UFS-TYPE-03
    "asset": "green",  # UFS-TYPE-04
    "action": "blue",  # UFS-TYPE-05
    "character": "portrait",  # a layout of its own (UFS-TYPE-07)
}


def framed(book: dict[str, Any]) -> dict[str, Any]:
    """The book with the frame of every card: attacks (UFS-TYPE-02), foundations (UFS-TYPE-03), assets (UFS-TYPE-04) and
    actions (UFS-TYPE-05) share one layout, in four colours (UFS-CARD-14)."""
    pages = {name: {**page, "frame": FRAMES[page["type"]]} for name, page in book["cards"].items()}
    return {**book, "cards": pages}
