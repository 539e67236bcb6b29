"""Options of a table, checked once for every game."""

from __future__ import annotations

from typing import Any

from kumite.core.game import Setting
from kumite.errors import Refusal, brief


def check_options(
    game: str, settings: tuple[Setting, ...], given: object, refuse: type[Refusal] = Refusal
) -> dict[str, Any]:
    """Every setting with its value, the default where none is given; a sentence for what cannot be."""
    if not isinstance(given, dict):
        raise refuse(f"the options of {game} must be a mapping of names to values; they are {brief(given)}")
    names = [setting.name for setting in settings]
    for name in given:
        if name not in names:
            raise refuse(f"{game} has no option {brief(name)}; it has {', '.join(names)}")
    return {setting.name: checked(setting, given.get(setting.name, setting.values[0]), refuse) for setting in settings}


def checked(setting: Setting, value: object, refuse: type[Refusal]) -> object:
    """The value, if the setting allows it."""
    default = setting.values[0]
    if isinstance(default, int) and not isinstance(default, bool):
        least, most = setting.values[1], setting.values[2]
        assert isinstance(least, int) and isinstance(most, int)
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        raise refuse(f"option {setting.name} is {brief(value)}; it must be a whole number from {least} to {most}")
    for allowed in setting.values:
        if type(value) is type(allowed) and value == allowed:
            return value
    raise refuse(
        f"option {setting.name} is {brief(value)}; it must be one of {', '.join([str(v) for v in setting.values])}"
    )
