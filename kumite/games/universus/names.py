"""Names: words in them, and who shares them."""

from __future__ import annotations

from typing import Final

ENDS: Final = '.,;:!?"()'


def words_in(name: str) -> tuple[str, ...]:
    """UVS-RULING-52: small letters, split at spaces and hyphens, no punctuation at the ends."""
    found = []
    for word in name.lower().replace("-", " ").split():
        bare = word.strip(ENDS)
        if bare:
            found.append(bare)
    return tuple(found)


def same_words(wanted: tuple[str, ...], name: tuple[str, ...]) -> bool:
    """Whether the wanted words stand in the name, whole and in a row (UVS-INNAME-01)."""
    n = len(wanted)
    for i in range(len(name) - n + 1):
        if name[i : i + n] == wanted:
            return n > 0
    return False


def set_code(icon: str) -> str:
    """A set, however it is written: MHA2, {mha02} and mha-02 are one (UVS-SETI-01)."""
    bare = "".join([letter for letter in icon.lower() if letter.isalnum()])
    letters = bare.rstrip("0123456789")
    return letters + bare[len(letters) :].lstrip("0")
