"""Is this tree faster than that one?  `python scripts/faster.py BEFORE AFTER --game universus`, each with a `kumite/`.

Both play the same seeds in turns, each in processes of its own; of every seed the least CPU time counts, so that a busy
machine disturbs the ratio little."""

import argparse
import json
import os
import subprocess
import sys

PLAY = """
import json, sys, time
from kumite.sim import speed
game, seeds, play = sys.argv[1], int(sys.argv[2]), getattr(speed, sys.argv[3])
play(game, 0)
spent = []
for seed in range(seeds):
    start = time.process_time()
    made = play(game, seed)
    spent.append((time.process_time() - start, made))
print(json.dumps(spent))
"""

Spent = list[tuple[float, int]]  # by seed: seconds, decisions


def main() -> None:
    told = argparse.ArgumentParser(description=__doc__)
    told.add_argument("trees", nargs=2)
    told.add_argument("--game", default="universus")
    told.add_argument("--seeds", type=int, default=30)
    told.add_argument("--rounds", type=int, default=8)
    told.add_argument("--play", choices=("random_match", "driven_game"), default="random_match")
    asked = told.parse_args()
    best: dict[str, Spent] = {}
    for turn in range(asked.rounds):
        for tree in asked.trees if turn % 2 == 0 else asked.trees[::-1]:
            new = played(tree, asked.game, asked.seeds, asked.play)
            best[tree] = [min(pair) for pair in zip(best.get(tree, new), new, strict=True)]
    rates = [sum([made for _, made in best[tree]]) / sum([s for s, _ in best[tree]]) for tree in asked.trees]
    for tree, rate in zip(asked.trees, rates, strict=True):
        sys.stdout.write(f"{rate:10,.0f} decisions/s  {tree}\n")
    sys.stdout.write(f"{rates[1] / rates[0]:10.3f} times as fast\n")


def played(tree: str, game: str, seeds: int, play: str) -> Spent:
    """A round of one tree."""
    env = {**os.environ, "PYTHONPATH": tree, "KUMITE_BUILD": "plain"}
    command = [sys.executable, "-P", "-c", PLAY, game, str(seeds), play]
    said = subprocess.run(command, env=env, check=True, capture_output=True, text=True).stdout
    return [(seconds, made) for seconds, made in json.loads(said)]


if __name__ == "__main__":
    main()
