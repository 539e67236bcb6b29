"""YAML that people type: scenarios, decks, cards; a wrong one is refused in a sentence with the place.

No rules of any game are needed for it, so that a wrong file is refused at once."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

import yaml

from kumite.errors import BadScenario, Refusal, brief


class Reader(yaml.SafeLoader):
    """YAML, but an entry written twice is a mistake: plain YAML would silently forget the first."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        seen: set[str] = set()
        for key, _ in node.value:
            if isinstance(key, yaml.ScalarNode) and key.value in seen:
                raise BadScenario(f"line {key.start_mark.line + 1}: {brief(key.value)} stands here a second time")
            seen.add(str(key.value))
        return super().construct_mapping(node, deep)


def parse(text: str) -> Any:
    """The YAML as data."""
    try:
        return yaml.load(text, Reader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        where = f"line {mark.line + 1}, column {mark.column + 1}: " if mark else ""
        raise BadScenario(f"{where}this is not YAML: {error.problem or error.context}") from None
    except yaml.YAMLError as error:
        raise BadScenario(f"this is not YAML: {' '.join(str(error).split())}") from None
    except (ValueError, OverflowError) as error:
        if isinstance(error, Refusal):
            raise
        raise BadScenario(f"this YAML holds a value that cannot be: {error}") from None
    except RecursionError:
        raise BadScenario("this YAML is nested too deeply") from None
