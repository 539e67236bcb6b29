"""Names: words in them, and who shares them."""

from __future__ import annotations

from typing import Final

from kumite.games.universus.terms import TYPES

ENDS: Final = '.,;:!?"()'
PLAIN: Final[dict[str, str]] = {}  # what `plainly` has found: names are few, and asked for again and again


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


def plainly(name: str) -> str:
    """A name without what print varies: capitals, spaces, hyphens, apostrophes, a comma before a title."""
    found = PLAIN.get(name)
    if found is None:
        found = PLAIN[name] = "".join([letter for letter in name.lower() if letter.isalnum()]) or name
    return found


def is_called(title: str, names: tuple[str, ...]) -> bool:
    """Whether one of these names is meant, though it may be spelt a little otherwise (UVS-CHAR-06, UVS-RULING-52)."""
    if title in names:
        return True
    bare = plainly(title)
    for name in names:
        if plainly(name) == bare:
            return True
    return False


def set_code(icon: str) -> str:
    """A set, however it is written: MHA2, {mha02} and mha-02 are one (UVS-SETI-01)."""
    bare = "".join([letter for letter in icon.lower() if letter.isalnum()])
    letters = bare.rstrip("0123456789")
    return letters + bare[len(letters) :].lstrip("0")


ROMAN: Final = {"ii": "2", "iii": "3", "iv": "4", "v": "5", "vi": "6", "xii": "12", "xiii": "13", "xiv": "14"}


def licence_code(name: str) -> str:
    """A property that cards come from, however it is written: Tekken 6 and TEKKEN VI are one (UFS-RULING-90)."""
    found = words_in(name)
    return plainly("".join([ROMAN.get(word, word) if word != found[0] else word for word in found]))


def a_type(type: int) -> str:
    """`an attack`, `a foundation`."""
    return f"{'an' if TYPES[type][0] in 'aeiou' else 'a'} {TYPES[type]}"
