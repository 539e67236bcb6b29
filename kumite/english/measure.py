"""How much of a corpus of cards is parsed, how strictly, and what to write next.

python -m kumite.english.measure CORPUS [--reasons N] [--broken N]
python -m kumite.english.measure CORPUS --split FOLDER    # apart.jsonl, only to be counted, and rest.jsonl, to be read
"""

from __future__ import annotations

import argparse
import gc
import json
import random
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any, Final

from kumite.english.clean import TooLong, clean
from kumite.english.grammar import load
from kumite.english.header import header
from kumite.english.parse import Parsed, parse_clean, refused_whole
from kumite.english.split import split

# Sets whose failures nobody reads.  Eleven were drawn on 2026-11-16 with seed 20261116.  On 2026-11-19 a lot (seed
# 20261119) took crvm, mha08, 2013Champions, 7thcross and dlc out, to learn from what nobody had read, and later that
# day cha03krm, ts01, platinum and rh4p, the smallest that were left.  What was counted before that stands in
# docs/performance.md.
APART: Final = frozenset(["mha02", "6pointpromo"])
FOREIGN: Final = ("banana", "quickly", "under", "because", "seven", "purple", "not", "printed", "top", "your")


class Tally:
    """Parsed of all."""

    def __init__(self) -> None:
        self.all = 0
        self.good = 0

    def add(self, good: bool) -> None:
        self.all += 1
        self.good += good

    def __str__(self) -> str:
        return f"{100 * self.good / max(1, self.all):5.1f} % of {self.all}"


class Report:
    """What was counted."""

    def __init__(self) -> None:
        self.abilities: dict[str, Tally] = {}
        self.cards: dict[str, Tally] = {}
        self.broken: dict[str, Tally] = {}
        self.reasons: Counter[tuple[str, str]] = Counter()
        self.examples: dict[tuple[str, str], str] = {}
        self.rules: Counter[str] = Counter()
        self.times: list[float] = []
        self.rivals = 0
        self.understood: list[Parsed] = []


def kept_apart(card: dict[str, Any]) -> bool:
    """Of one of these sets."""
    return card.get("set") in APART


def measure(cards: list[dict[str, Any]], broken: int = 500, seed: int = 7) -> Report:
    """Parse every card; then break some of the understood texts."""
    report = Report()
    load()  # so that the first ability is not charged for it
    gc.disable()  # all trees are kept: the collector would walk them again and again, and charge some ability for it
    for card in cards:
        parsed = timed(str(card.get("text") or ""), str(card.get("wording", "universus")), report)
        if parsed:
            count(report, parsed, str(card.get("wording", "")), kept_apart(card))
    gc.enable()
    chance = random.Random(seed)
    for name, breaks in (("swapped", swapped), ("inserted", inserted), ("dropped", dropped)):
        report.broken[name] = Tally()
        for parsed_one in chance.sample(report.understood, min(broken, len(report.understood))):
            text = breaks(parsed_one.text, chance)
            if text:
                report.broken[name].add(parse_clean(text, parsed_one.wording).node is not None)
    return report


def timed(text: str, wording: str, report: Report) -> list[Parsed]:
    """The abilities of a card, each timed."""
    try:
        pieces = split(clean(text))
    except TooLong:
        return [refused_whole(text, wording)]
    found = []
    for piece in pieces:
        start = time.thread_time()
        found.append(parse_clean(piece.text, wording))
        report.times.append(time.thread_time() - start)
    return found


def count(report: Report, parsed: list[Parsed], wording: str, apart: bool) -> None:
    """One card's abilities."""
    where = "kept apart" if apart else "tuned"
    for one in parsed:
        for key in ("all", where, wording, f"{where}, {wording}", header(one.text).type):
            report.abilities.setdefault(key, Tally()).add(one.node is not None)
        if one.node is not None:
            report.understood.append(one)
            report.rules.update([node.rule for node in one.node.walk()])
            report.rivals += one.rivals
        elif one.refusal is not None and not apart:
            reason = (one.refusal.part, " ".join(one.refusal.words.split()[:2]))
            report.reasons[reason] += 1
            report.examples.setdefault(reason, one.text)
    for key in ("all", where, wording):
        report.cards.setdefault(key, Tally()).add(all(one.node is not None for one in parsed))


def swapped(text: str, chance: random.Random) -> str:
    """Two neighbouring words of the body change places; nothing where they are alike."""
    head, words = apart_words(text)
    if len(words) < 3:
        return ""
    i = chance.randrange(len(words) - 1)
    if words[i] == words[i + 1]:
        return ""
    words[i], words[i + 1] = words[i + 1], words[i]
    return head + " ".join(words)


def inserted(text: str, chance: random.Random) -> str:
    """A foreign word in the body."""
    head, words = apart_words(text)
    i = chance.randrange(len(words)) if words else 0
    return head + " ".join([*words[:i], chance.choice(FOREIGN), *words[i:]])


def dropped(text: str, chance: random.Random) -> str:
    """A word of the body left out."""
    head, words = apart_words(text)
    if len(words) < 3:
        return ""
    del words[chance.randrange(len(words))]
    return head + " ".join(words)


def apart_words(text: str) -> tuple[str, list[str]]:
    """The header, and the words of the body."""
    body = header(text).body
    return text[: body.start], body.text.split()


def lines(report: Report, reasons: int) -> list[str]:
    """The report, for people."""
    out = [f"abilities  {key:28} {tally}" for key, tally in sorted(report.abilities.items())]
    out += [f"cards      {key:28} {tally}" for key, tally in sorted(report.cards.items())]
    out += [f"broken     {key:28} {tally}" for key, tally in report.broken.items()]
    times = sorted(report.times)
    if times:
        out.append(f"ms an ability: median {1e3 * times[len(times) // 2]:.2f}, worst {1e3 * times[-1]:.1f}")
    out.append(f"second derivations an ability: {report.rivals / max(1, len(report.understood)):.2f}")
    unused = unused_rules(report)
    out.append(f"rules that no card uses: {len(unused)}")
    out += [f"  {place}" for place in unused]
    for reason, number in report.reasons.most_common(reasons):
        out.append(f"{number:4} {reason[0]:8} {reason[1]!r}: {report.examples[reason]}")
    return out


def unused_rules(report: Report) -> list[str]:
    """Rules with a label that made no node."""
    rules = [rule for listed in load().rules.values() for rule in listed if rule.label not in ("-", "List")]
    return [f"{rule.place} {rule.text}" for rule in rules if not report.rules[rule.place]]


def split_corpus(cards: list[dict[str, Any]], folder: Path) -> None:
    """The cards that are only counted, and those that may be read."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, apart in (("apart", True), ("rest", False)):
        kept = [json.dumps(card, ensure_ascii=False) + "\n" for card in cards if kept_apart(card) is apart]
        (folder / f"{name}.jsonl").write_text("".join(kept), "utf-8")


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description="Measure how much card text is parsed.")
    parser.add_argument("corpus", type=Path, help="cards, one JSON object a line")
    parser.add_argument("--reasons", type=int, default=40)
    parser.add_argument("--broken", type=int, default=500)
    parser.add_argument("--split", type=Path, help="write both parts of the corpus into this folder instead")
    given = parser.parse_args()
    cards = [json.loads(line) for line in given.corpus.read_text("utf-8").splitlines() if line.strip()]
    if given.split is not None:
        split_corpus(cards, given.split)
        return
    sys.stdout.write("\n".join(lines(measure(cards, given.broken), given.reasons)) + "\n")


if __name__ == "__main__":
    main()
