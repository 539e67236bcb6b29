"""In how many ways the next decisions can be played, from described positions."""

import pytest

from kumite.games import GAMES
from tests.laws.counting import Scene, check_count, scenes

QUICK = 5  # as deep as `make check` looks
SCENES = [scene for game in GAMES for scene in scenes(game)]


def depth_params() -> list[object]:
    return [
        pytest.param(scene, depth, id=f"{scene}, depth {depth}", marks=[pytest.mark.slow] if depth > QUICK else [])
        for scene in SCENES
        for depth in scene.counts
    ]


@pytest.mark.parametrize(("scene", "depth"), depth_params())
def test_perft(scene: Scene, depth: int) -> None:
    check_count(scene, depth)


def test_a_wrong_count_is_split_by_option() -> None:
    scene = SCENES[0]
    wrong = Scene(scene.game, {"scene": scene.name, "position": scene.position, "perft": {2: -1}})
    with pytest.raises(AssertionError, match=r"at depth 2, not -1:\n  .+: \d+\n  .+: \d+"):
        check_count(wrong, 2)
