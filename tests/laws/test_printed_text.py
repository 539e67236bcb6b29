"""No text of a printed card stands in the repository: every example, sentence and card of ours is invented.

Short formulas are everybody's.  Twelve words that are a whole printed ability, or any run of eighteen, are not.
What the rulebooks quote stays where they are quoted: in the catalogue, and on the page of rulings that is made of it.
"""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest

ROOT: Final = Path(__file__).parents[2]
CORPUS: Final = ROOT.parent / "shared" / "cards" / "corpus.jsonl"
WORD: Final = re.compile(r"[a-z0-9+\-]+")
PARAGRAPHS: Final = re.compile(r"\n+|  +")
WHOLE: Final = 12  # words; a printed ability of so many is nobody's formula
RUN: Final = 18  # words in a row, of whatever ability
QUOTED: Final = ("kumite/catalogue/", "docs/rulings.md")
NO_TEXT: Final = (".png", ".jpg", ".ico", ".woff", ".woff2", ".gz", ".pack")


class Printed(NamedTuple):
    """What is looked for: whole abilities by their first words, and runs of words."""

    wholes: dict[tuple[str, ...], list[tuple[str, ...]]]
    runs: frozenset[tuple[str, ...]]
    heads: frozenset[tuple[str, ...]]  # how any of these begins: three words


def looked_for(abilities: list[tuple[str, ...]]) -> Printed:
    wholes: dict[tuple[str, ...], list[tuple[str, ...]]] = {}
    runs: set[tuple[str, ...]] = set()
    for words in abilities:
        if len(words) >= WHOLE:
            wholes.setdefault(words[:WHOLE], []).append(words)
        runs.update([words[at : at + RUN] for at in range(len(words) - RUN + 1)])
    return Printed(wholes, frozenset(runs), frozenset([one[:3] for one in (*wholes, *runs)]))


def words_of(text: str) -> tuple[str, ...]:
    return tuple(WORD.findall(text.lower()))


def printed() -> Printed:
    lines = CORPUS.read_text(encoding="utf-8").splitlines()
    return looked_for([words_of(ability) for line in lines for ability in PARAGRAPHS.split(json.loads(line)["text"])])


def copied(text: str, known: Printed) -> Iterator[str]:
    """Every place of a text where a card is quoted: its line, and its words."""
    found = [(match[0].lower(), match.start()) for match in WORD.finditer(text.lower())]
    words = tuple([word for word, _ in found])
    past = 0  # one quotation is told once
    for at in [at for at, three in enumerate(zip(words, words[1:], words[2:], strict=False)) if three in known.heads]:
        lengths = [len(one) for one in known.wholes.get(words[at : at + WHOLE], ()) if words[at : at + len(one)] == one]
        lengths += [RUN] if words[at : at + RUN] in known.runs else []
        if lengths and at >= past:
            past = at + max(lengths)
            yield f"{text.count(chr(10), 0, found[at][1]) + 1}: {' '.join(words[at:past])}"


def tracked() -> list[Path]:
    names = subprocess.run(["git", "ls-files"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    told = [name for name in names.splitlines() if not name.startswith(QUOTED) and not name.endswith(NO_TEXT)]
    return [ROOT / name for name in told]


@pytest.mark.skipif(not CORPUS.exists(), reason="the corpus is not part of this repository")
def test_no_card_is_copied() -> None:
    known, found = printed(), []
    for path in tracked():
        text = path.read_bytes().decode("utf-8", "ignore") if path.is_file() else ""
        found += [f"{path.relative_to(ROOT)}:{place}" for place in copied(text, known)]
    assert not found, "\n".join(found)


def test_a_quotation_is_found() -> None:
    """Whatever signs and line ends are between the words."""
    ability = words_of("Form Commit: Ready 1 lantern. Draw 2 cards, then hum a tune of your choice.")
    known = looked_for([ability])
    text = "x = (\n    'form (Commit): Ready 1 lantern. Draw 2 '\n    'cards; then hum a tune of your choice'\n)"
    assert [*copied(text, known)] == [f"2: {' '.join(ability)}"]
    assert not [*copied(text.replace("2", "3"), known)]
    long = tuple([f"word{at}" for at in range(2 * RUN)])
    part = long[3 : 3 + RUN]
    assert [*copied(" ".join(("and", *part, "and")), looked_for([long]))] == [f"1: {' '.join(part)}"]
    assert not [*copied(" ".join((*part[:9], "and", *part[9:])), looked_for([long]))]
