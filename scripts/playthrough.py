"""The golden files of tests/laws: playthroughs to read, digests of many games, perft counts.

Without --update it says which of them differ from what the rules do now; the tests say the same. With --update it
writes them anew: read the difference before it is committed. It is also the best introduction to a game.
"""

import argparse
import sys
import time
from pathlib import Path

from kumite.build import which
from kumite.games import GAMES
from tests.laws import counting, playthrough
from tests.laws.tables import PLAIN

ROOT = Path(__file__).resolve().parent.parent


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--update", action="store_true", help="write the files anew")
    parser.add_argument("--show", metavar="TABLE", choices=[str(table) for table in PLAIN], help="print one game")
    parser.add_argument("--seed", type=int, default=0, help="of the game to print")
    parser.add_argument("--shorter", action="store_true", help="with --update: look for new, short transcripts")
    asked = parser.parse_args()
    if asked.show:
        print(playthrough.transcript(next(table for table in PLAIN if str(table) == asked.show), asked.seed), end="")
        return 0
    if asked.update and asked.shorter:
        for table in PLAIN:
            playthrough.path_of(table).unlink(missing_ok=True)
    return compare(asked.update)


def compare(update: bool) -> int:
    """How every file is, or was; 1 if one differs and stays so."""
    start, wrong = time.monotonic(), 0
    print(f"playthrough: the {which()} rules", flush=True)
    texts = playthrough.golden()
    texts |= {counting.FOLDER / f"{game}.perft": counting.updated(game) for game in GAMES}
    for path, text in texts.items():
        old = path.read_text(encoding="utf-8") if path.exists() else None
        same = old == text
        if update and not same:
            path.write_text(text, encoding="utf-8")
        wrong += not (same or update)
        state = "unchanged" if same else "written" if update else "differs: --update writes it anew"
        print(f"  {path.relative_to(ROOT)}: {state}")
    print(f"playthrough: done in {time.monotonic() - start:.0f} s")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
