"""Positions to JSON and back, in the middle of an effect too.  Records go by name and fields."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final, TypeVar

import msgspec

from kumite.core.position import Position, Record, fields
from kumite.errors import BadPosition

P = TypeVar("P", bound=Position)
PLAIN: Final = frozenset([int, str, bool, type(None)])  # what JSON holds as it is: nearly everything in a position


def to_json(g: Position) -> str:
    """The whole position as text, equal for equal positions."""
    return msgspec.json.encode({name: dump(value) for name, value in fields(g).items()}).decode()


def from_json(game: type[P], text: str) -> P:
    """The position that `to_json` wrote."""
    g = game()
    try:
        held = msgspec.json.decode(text)
        if not isinstance(held, dict):
            raise ValueError("it is not a JSON object")
        if sorted(held) != sorted(declared(game)):
            raise ValueError(f"it holds {', '.join(sorted(held))}, which are not the parts of a position")
        for name, value in held.items():
            setattr(g, name, load(value))
    except (msgspec.DecodeError, AttributeError, KeyError, TypeError, ValueError, ImportError) as error:
        raise BadPosition(f"this saved position cannot be read: {error}") from None
    return g


def declared(game: type[Position]) -> set[str]:
    """The fields a position of this game has, compiled or not."""
    names = getattr(game, "__mypyc_attrs__", None)
    if names is not None:
        return set(names)
    return {name for kind in game.__mro__ for name in getattr(kind, "__annotations__", ())}


def dump(x: Any) -> Any:
    if type(x) in PLAIN:
        return x
    if isinstance(x, Record):
        held = {name: value if type(value) in PLAIN else dump(value) for name, value in fields(x).items()}
        return {"is": f"{type(x).__module__}:{type(x).__name__}", "of": held}
    if isinstance(x, list):
        return [i if type(i) in PLAIN else dump(i) for i in x]
    if isinstance(x, tuple):
        return {"tuple": [i if type(i) in PLAIN else dump(i) for i in x]}
    if isinstance(x, range):
        return {"range": [x.start, x.stop, x.step]}
    return x


def load(x: Any) -> Any:
    if isinstance(x, list):
        return [load(i) for i in x]
    if not isinstance(x, dict):
        return x
    if "tuple" in x:
        return tuple([load(i) for i in x["tuple"]])
    if "range" in x:
        return range(*x["range"])
    return named(x["is"])(**{name: load(value) for name, value in x["of"].items()})


def named(name: str) -> type[Record]:
    """The record type of this name; only ours, so that a file from elsewhere can start nothing."""
    module, _, word = name.partition(":")
    if not module.startswith(("kumite.core.", "kumite.games.")):
        raise ValueError(f"{name!r} is not a record of ours")
    found = getattr(import_module(module), word)
    if not (isinstance(found, type) and issubclass(found, Record)):
        raise ValueError(f"{name!r} is not a record")
    return found
