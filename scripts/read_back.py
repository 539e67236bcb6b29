"""How many understood abilities of a card file, printed back as English, are read as the same tree again.

python -m scripts.read_back FILE [--failures N] [--cause WORDS]

With `--failures` up to so many of each cause, the most frequent cause first, leaving out the sets whose failures nobody
reads (kumite/english/measure.py: APART); `--cause` shows only causes with these words in them.
"""

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable
from pathlib import Path

from kumite.cards.faces import Compiled, compile_all
from kumite.cards.record import CardRecord
from kumite.cards.records import read_records
from kumite.english.measure import APART
from kumite.english.read_back import SAME, Back, read_back
from kumite.games.universus.terms import TYPES

Came = tuple[CardRecord, str, Back]  # the card, the text of one ability, and what became of its tree


def all_back(cards: Iterable[Compiled]) -> list[Came]:
    """Every understood ability of every side."""
    found = []
    for card in cards:
        for side in card.sides():
            words = (*side.record.keywords, *side.record.traits)
            for part in side.parts:
                if part.ability is not None:
                    back = read_back(part.ability, TYPES.index(side.record.type), side.name, words)
                    found.append((side.record, part.text, back))
    return found


def counts(found: list[Came]) -> list[str]:
    """So many the same, of so many; by wording, and what became of the rest."""
    out = []
    for wording in ("", "universus", "ufs"):
        mine = [back.came for record, _, back in found if wording in ("", record.wording)]
        same = mine.count(SAME)
        rest = ", ".join([f"{n} {came}" for came, n in sorted(Counter(mine).items()) if came != SAME])
        share = 100 * same / max(1, len(mine))
        out.append(f"{wording or 'all':10} {same:5} of {len(mine):5} the same ({share:.1f} %); {rest or 'none else'}")
    return out


def failures(found: list[Came], most: int, cause: str) -> list[str]:
    """The others by cause."""
    causes: dict[str, list[Came]] = defaultdict(list)
    for one in found:
        record, _, back = one
        if back.came != SAME and record.set not in APART:
            causes[f"{back.came}, {back.cause}"].append(one)
    out = []
    for why, them in sorted(causes.items(), key=lambda held: (-len(held[1]), held[0])):
        if cause in why:
            out += [f"{len(them):4} {why}", *[f"     {text}\n     -> {back.shown}" for _, text, back in them[:most]]]
    return out


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--failures", type=int, default=0)
    parser.add_argument("--cause", default="")
    asked = parser.parse_args()
    found = all_back(compile_all(read_records(asked.file.read_text(encoding="utf-8"))))
    lines = counts(found) + (failures(found, asked.failures, asked.cause) if asked.failures else [])
    sys.stdout.write("\n".join(lines) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
