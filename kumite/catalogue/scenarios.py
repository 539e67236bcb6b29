"""Which rules a scenario file proves: its `rules:` list, provided that something happens and something is checked."""

from __future__ import annotations

from collections.abc import Iterator

import yaml

from kumite.catalogue.evidence import Claim, Mention

NEEDED = ("when", "then")
SKIPPING = ("skip", "xfail")


def scenario_claims(text: str) -> Iterator[Claim]:
    """One claim for each document of the file that names rules; nodes rather than values, because they know lines."""
    for root in yaml.compose_all(text, Loader=yaml.CSafeLoader):
        if isinstance(root, yaml.MappingNode):
            fields = {key.value: value for key, value in root.value if isinstance(key, yaml.ScalarNode)}
            yield from _claim(fields, root.start_mark.line + 1)


def _claim(fields: dict[str, yaml.Node], line: int) -> Iterator[Claim]:
    if "rules" not in fields:
        return
    missing = [name for name in NEEDED if not (name in fields and _says_something(fields[name]))]
    skips = [name for name in SKIPPING if name in fields]
    yield Claim(
        name=str(fields["scenario"].value) if "scenario" in fields else "a scenario",
        line=line,
        mentions=tuple(_mentions(fields["rules"])),
        empty=f"has no {' and no '.join(missing)}" if missing else "",
        skipped=f"marked {skips[0]}" if skips else "",
    )


def _mentions(rules: yaml.Node) -> Iterator[Mention]:
    nodes = rules.value if isinstance(rules, yaml.SequenceNode) else [rules]
    for node in nodes:
        yield Mention(str(node.value), node.start_mark.line + 1)


def _says_something(node: yaml.Node) -> bool:
    return bool(node.value) and node.tag != "tag:yaml.org,2002:null"
