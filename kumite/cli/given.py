"""What is given on the command line as text: the options of a table."""

from __future__ import annotations

import re

from kumite.errors import BadOption, brief

WORDS = {"true": True, "yes": True, "false": False, "no": False}


def table_options(given: list[str]) -> dict[str, object]:
    """Every NAME=VALUE."""
    found: dict[str, object] = {}
    for option in given:
        name, equals, value = option.partition("=")
        if not equals or not name.strip():
            raise BadOption(f"--option {brief(option)} is not of the form NAME=VALUE")
        found[name.strip()] = read(value.strip())
    return found


def read(word: str) -> bool | int | str:
    """Yes or no, a whole number of a readable length, or the word itself."""
    if word.lower() in WORDS:
        return WORDS[word.lower()]
    return int(word) if re.fullmatch("-?[0-9]{1,9}", word) else word
