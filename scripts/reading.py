"""Abilities of a card file for people to judge: each with its card, what was understood of it in words, and its tree.

python -m scripts.reading FILE FOLDER --seed 20261120 --count 200 --parts 2

Of each wording so many abilities that are understood, drawn by lot, each type with its share of them; in as many parts
as there are readers, under FOLDER.  (What readers find is told in docs/performance.md; the texts are never committed.)
"""

import argparse
import sys
from collections import defaultdict
from pathlib import Path
from random import Random
from typing import NamedTuple

from kumite.cards.faces import Compiled, compile_all
from kumite.cards.record import WORDINGS, CardRecord
from kumite.cards.records import read_records
from kumite.games.universus.english.abilities import tree, written_out
from kumite.games.universus.printed import Ability


class Drawn(NamedTuple):
    """One ability, and the card it stands on."""

    record: CardRecord
    text: str
    ability: Ability


def understood(cards: list[Compiled]) -> dict[tuple[str, str], list[Drawn]]:
    """All that could be drawn, by wording and type; a text that several cards share, once."""
    found: dict[tuple[str, str], list[Drawn]] = defaultdict(list)
    seen: set[str] = set()
    for card in cards:
        for part in card.parts:
            if part.ability is not None and len(part.text.split()) > 2 and part.text not in seen:
                seen.add(part.text)
                found[card.record.wording, card.record.type].append(Drawn(card.record, part.text, part.ability))
    return found


def draw(all_of_them: dict[tuple[str, str], list[Drawn]], wording: str, count: int, chance: Random) -> list[Drawn]:
    """So many of one wording: each type has its share, and one at least."""
    kinds = {kind: list(them) for (worded, kind), them in sorted(all_of_them.items()) if worded == wording}
    total = sum([len(them) for them in kinds.values()])
    chosen: list[Drawn] = []
    for them in kinds.values():
        chosen += chance.sample(them, min(len(them), max(1, round(count * len(them) / total))))
    chance.shuffle(chosen)
    return chosen[:count]


def page(number: int, one: Drawn) -> str:
    """What a reader sees of one."""
    card = one.record
    stats = {key: getattr(card, key) for key in ("difficulty", "control", "speed", "zone", "damage", "health")}
    printed = ", ".join([f"{key} {value}" for key, value in stats.items() if value not in (None, "")])
    whole = [f"## {number}. {card.name}", f"{card.wording} {card.type}; {printed}; {', '.join(card.keywords)}", ""]
    whole += [f"CARD: {card.text}", "", f"TEXT: {one.text}", "", f"UNDERSTOOD: {words_of(one.ability)}", ""]
    return "\n".join([*whole, *tree(one.ability), "", repr(one.ability), ""])


def words_of(ability: Ability) -> str:
    """The tree as card English."""
    try:
        return written_out(ability)
    except NotImplementedError as missing:
        return f"(has no words: {missing})"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--count", type=int, default=200, help="of each wording")
    parser.add_argument("--parts", type=int, default=2, help="of each wording")
    asked = parser.parse_args()
    them = understood(list(compile_all(read_records(asked.file.read_text(encoding="utf-8")))))
    asked.folder.mkdir(parents=True, exist_ok=True)
    chance = Random(asked.seed)
    for wording in WORDINGS:
        chosen = draw(them, wording, asked.count, chance)
        for part in range(asked.parts):
            mine = chosen[part :: asked.parts]
            path = asked.folder / f"{wording}-{part + 1}.md"
            path.write_text("\n".join([page(at + 1, one) for at, one in enumerate(mine)]), encoding="utf-8")
            sys.stdout.write(f"{len(mine):4} abilities  {path}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
