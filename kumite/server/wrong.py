"""What is wrong with a record that was sent: one sentence for whoever wrote it."""

from __future__ import annotations

import re
from typing import Final

PLACE: Final = re.compile(r"(.*?)(?: - at `(\$.*)`)?", re.DOTALL)
KINDS: Final = {
    "str": "text",
    "int": "a whole number",
    "float": "a number",
    "bool": "yes or no (true or false)",
    "array": "a list",
    "object": "an object with entries",
    "null": "nothing",
}
Shape = tuple[re.Pattern[str], str]
SHAPES: Final[tuple[Shape, ...]] = tuple(
    [
        (re.compile(pattern), said)
        for pattern, said in (
            (r"Expected `array` of length <= (\d+)", "{it} has too many entries: {0} are the most"),
            (r"Expected `array` of length >= (\d+)", "{it} has too few entries: {0} are the least"),
            (r"Expected `str` of length >= 1", "{it} is empty; write something there"),
            (r"Expected `str` of length <= (\d+)", "{it} is too long: {0} letters are the most"),
            (r"Expected `(?:int|float)` <= (-?[\d.]+)", "{it} is too great: {0} is the most"),
            (r"Expected `(?:int|float)` >= (-?[\d.]+)", "{it} is too small: {0} is the least"),
            (r"Integer value out of range", "{it} is too great a number"),
            (r"Invalid enum value ('?.*?'?)", "{it} cannot be {0}"),
            (r"Object contains unknown field `(.*)`", "{at}there is no entry {0!r}; leave it out"),
            (r"Object missing required field `(.*)`", "{at}{0} is missing"),
            (r"Expected `(.*?)`, got `(.*?)`", "{it} is {1}; it must be {0}"),
        )
    ]
)


def wrong(error: str) -> str:
    """The sentence; what no shape fits is told as it is."""
    found = PLACE.fullmatch(error)
    told, place = (found[1], found[2]) if found is not None else (error, None)
    it = place_of(place or "$")
    for pattern, said in SHAPES:
        match = pattern.fullmatch(told)
        if match is not None:
            parts = [kinds(part)[:60] for part in match.groups()]
            return said.format(*parts, it=it or "what was sent", at=f"{it}: " if it else "")
    return f"this is not what is expected here: {error}"


def place_of(path: str) -> str:
    """`$.back.keywords[3]` is entry 4 of the back's keywords."""
    names = [name for name in re.split(r"[.\[]", path.removeprefix("$")) if name]
    shown: list[str] = []
    for name in names:
        at = name.removesuffix("]")
        if name.endswith("]") and at.isdigit():
            shown.append(f"entry {int(at) + 1}")
        elif name != "...]":
            shown.append(at.replace("_", " "))
    return ", ".join(shown)


def kinds(part: str) -> str:
    """`int | null`: a whole number, or nothing."""
    words = [KINDS.get(word, "") for word in part.split(" | ")]
    return " or ".join(words) if all(words) else part
