"""What reading the checkout turned up: where ids are cited, where they are proven, and what does not count."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from msgspec import Struct, field


class Mention(NamedTuple):
    """An id as written, and the line it stands on."""

    rule_id: str
    line: int


class Claim(NamedTuple):
    """A test or a scenario that says it proves rules, and why it does not count, if it does not."""

    name: str
    line: int
    mentions: tuple[Mention, ...]
    empty: str = ""
    skipped: str = ""


class Fault(Struct, frozen=True):
    """Something that does not count, with the place to look at."""

    where: str
    what: str
    rules: tuple[str, ...] = ()


class Evidence(Struct):
    """Everything found, by id; places are `file:line` relative to the checkout."""

    known: frozenset[str]
    cited: dict[str, list[str]] = field(default_factory=dict)
    proven: dict[str, list[str]] = field(default_factory=dict)
    unknown: list[Fault] = field(default_factory=list)
    empty: list[Fault] = field(default_factory=list)
    skipped: list[Fault] = field(default_factory=list)
    unreadable: list[Fault] = field(default_factory=list)

    def cite(self, file: str, mentions: Iterable[Mention]) -> None:
        """Code names these rules."""
        for mention in self._existing(file, mentions):
            self._note(self.cited, mention.rule_id, f"{file}:{mention.line}")

    def weigh(self, file: str, claim: Claim) -> None:
        """A test claims to prove these rules: count it, or say why not."""
        where = f"{file}:{claim.line}"
        rules = tuple(mention.rule_id for mention in self._existing(file, claim.mentions))
        if claim.skipped:
            self.skipped.append(Fault(where, f"{claim.name}: {claim.skipped}", rules))
        elif claim.empty:
            self.empty.append(Fault(where, f"{claim.name}: {claim.empty}", rules))
        else:
            for rule_id in rules:
                self._note(self.proven, rule_id, where)

    def _existing(self, file: str, mentions: Iterable[Mention]) -> Iterator[Mention]:
        """Those the catalogue knows; the others go on the list of errors, once a line."""
        for mention in mentions:
            if mention.rule_id in self.known:
                yield mention
                continue
            fault = Fault(f"{file}:{mention.line}", "no such id in the catalogue", (mention.rule_id,))
            if fault not in self.unknown:
                self.unknown.append(fault)

    @staticmethod
    def _note(found: dict[str, list[str]], rule_id: str, place: str) -> None:
        places = found.setdefault(rule_id, [])
        if place not in places:
            places.append(place)
