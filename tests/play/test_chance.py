"""Chance: two sources, both even-handed; one of them bound to its seed by a commitment."""

import hashlib
import random
from collections import Counter

import pytest

import kumite
from kumite.core.save import to_json
from kumite.errors import BadOption, BrokenRecord
from kumite.play.chance import Chance, Committed, Fast, Told, commit, source

SEED = bytes(range(32))


def sources() -> list[Chance]:
    return [Fast(5), Committed(SEED), Told(None, 0, SEED)]


def play_at_random(match: kumite.Match, key: int, answers: int | None = None) -> None:
    """Answer for the players, to the end or for so many answers."""
    rng = random.Random(key)
    while match.question is not None and answers != 0:
        match.answer(rng.choice(match.question.options))
        answers = None if answers is None else answers - 1


# ---------------------------------------------------------------------------- the sources


@pytest.mark.parametrize("n", [1, 2, 3, 6, 63, 256, 257, 1000])
def test_every_number_below_n_is_equally_likely(n: int) -> None:
    for chance in sources():
        draws = 40 * n if n > 100 else 6000
        counts = Counter(chance.below(n) for _ in range(draws))
        assert set(counts) <= set(range(n))
        expected = draws / n
        chi = sum((counts[i] - expected) ** 2 / expected for i in range(n))
        assert chi < n - 1 + 5 * (2 * n) ** 0.5 + 5, f"{chance} below {n}: chi-square {chi:.0f}"


def test_numbers_larger_than_a_block_of_the_hash_are_covered_to_their_ends() -> None:
    chance = Committed(SEED)
    n = 3 << 300
    drawn = [chance.below(n) for _ in range(400)]
    assert all(0 <= value < n for value in drawn)
    assert max(drawn) > n * 0.97
    assert min(drawn) < n * 0.03


def test_a_source_begins_again_with_the_same_answers() -> None:
    for chance in sources():
        first = [chance.below(1000) for _ in range(50)]
        again = chance.again()
        assert [again.below(1000) for _ in range(50)] == first
        assert again.seed == chance.seed


def test_two_secrets_differ() -> None:
    assert Committed().seed != Committed().seed
    assert len(Committed().seed) == 64


def test_a_commitment_is_a_hash_of_the_seed_and_not_of_an_answer() -> None:
    assert Committed(SEED).commitment == commit(SEED) == hashlib.sha256(b"kumite seed" + SEED).hexdigest()
    assert Committed(SEED).commitment != Committed(bytes(32)).commitment
    assert Fast(3).commitment is None


@pytest.mark.parametrize("seed", [0, 7, -7, 10**38 - 1, "7", "-7", SEED.hex(), SEED.hex().upper()])
def test_what_a_seed_may_be(seed: int | str) -> None:
    chance = source(seed)
    assert type(source(chance.seed)) is type(chance)
    assert source(chance.seed).seed == chance.seed


@pytest.mark.parametrize(
    "seed", [True, 1.5, "", "seven", "²", "٣", "1" * 39, 10**38, -(10**38), "f" * 63, "g" * 64, b"7", [7]]
)
def test_what_it_may_not_be_is_said_in_a_sentence(seed: object) -> None:
    with pytest.raises(BadOption, match="whole number of at most 38 digits, or the 64 hex digits"):
        kumite.match("megafighter", seed=seed)  # type: ignore[arg-type]


def test_a_number_of_64_digits_is_not_taken_for_a_seed_it_is_not() -> None:
    """As text it would look like the hex digits of another source, and the record would not replay."""
    with pytest.raises(BadOption):
        kumite.match("megafighter", seed=int("1" * 64))


# ---------------------------------------------------------------------------- at a match


def test_without_a_seed_a_match_commits_to_one_and_keeps_it_until_the_end() -> None:
    match = kumite.match("megafighter")
    assert match.commitment == commit(bytes.fromhex(match.chance.seed))
    play_at_random(match, 1, 40)
    assert match.outcome is None
    assert match.chance.seed not in match.record()
    assert f'[Commitment "{match.commitment}"]' in match.record()
    play_at_random(match, 2)
    assert f'[Seed "{match.chance.seed}"]' in match.record()
    assert f'[Commitment "{match.commitment}"]' in match.record()


def test_the_seed_of_a_running_match_is_in_no_view_and_no_event() -> None:
    match = kumite.match("megafighter")
    play_at_random(match, 3, 30)
    shown = "".join(repr(match.view(seat)) for seat in (0, 1, None, -3)) + repr(match) + repr(match.events)
    assert match.chance.seed not in shown


def test_an_integer_seed_is_no_secret() -> None:
    match = kumite.match("megafighter", seed=7)
    assert match.commitment is None
    assert '[Seed "7"]' in match.record()


def test_a_save_holds_the_seed_and_goes_on_identically() -> None:
    match = kumite.match("megafighter")
    play_at_random(match, 4, 35)
    again = kumite.replay(match.save())
    assert again.commitment == match.commitment
    play_at_random(match, 5)
    play_at_random(again, 5)
    assert again.log == match.log
    assert again.record() == match.record()
    assert to_json(again.position) == to_json(match.position)


def test_a_revealed_seed_must_fit_the_commitment() -> None:
    match = kumite.match("megafighter")
    play_at_random(match, 6)
    seed = match.chance.seed
    other = ("0" if seed[0] != "0" else "1") + seed[1:]
    with pytest.raises(BrokenRecord, match=r"line \d+: the seed is not the one the match committed to"):
        kumite.replay(match.record().replace(seed, other))
    with pytest.raises(BrokenRecord, match="do not fit"):
        kumite.replay(match.record().replace(f'[Seed "{seed}"]', '[Seed "7"]'))


@pytest.mark.parametrize("seed", [7, None])
def test_an_answer_of_chance_that_the_seed_does_not_give_is_refused(seed: int | None) -> None:
    match = kumite.match("megafighter", seed=seed)
    play_at_random(match, 8)
    lines = match.record().splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("chance: ") and line[8:].isdigit())
    lines[at] = f"chance: {int(lines[at][8:]) ^ 1}"
    with pytest.raises(BrokenRecord, match=f"line {at + 1}: chance answers .* not what the seed gives"):
        kumite.replay("\n".join(lines))


def test_an_answer_that_chance_cannot_give_is_refused() -> None:
    text = kumite.match("megafighter", seed=7).record()
    for wrong in ("99999999999999999999999999", "²", "9" * 5000, "-1", "P3"):
        broken = text.replace("chance: P2", f"chance: {wrong}") if wrong == "P3" else _second_chance(text, wrong)
        with pytest.raises(BrokenRecord, match="chance cannot give that"):
            kumite.replay(broken)


def _second_chance(text: str, answer: str) -> str:
    lines = text.splitlines()
    at = [i for i, line in enumerate(lines) if line.startswith("chance: ")][1]
    lines[at] = f"chance: {answer}"
    return "\n".join(lines)


# ---------------------------------------------------------------------------- records that keep their seed


def test_a_record_without_a_seed_is_taken_as_told_and_reads_the_same_again() -> None:
    match = kumite.match("megafighter", mode="veteran")
    play_at_random(match, 9, 60)
    again = kumite.replay(match.record())
    assert again.record() == match.record()
    assert again.commitment == match.commitment
    assert to_json(again.position) == to_json(match.position)


def test_such_a_match_goes_on_from_a_new_seed_and_says_so() -> None:
    match = kumite.match("megafighter")
    play_at_random(match, 10, 30)
    again = kumite.replay(match.record())
    told = len(again.log)
    play_at_random(again, 11, 20)
    for copy in (kumite.replay(again.save()), kumite.replay(again.save())):
        assert copy.told == told
        assert copy.log == again.log
        play_at_random(copy, 12)
        assert kumite.replay(copy.record()).log == copy.log
        assert f'[Told "{told}"]' in copy.record()
    play_at_random(again, 12)
    assert again.log == copy.log


def test_such_a_match_can_be_taken_back() -> None:
    match = kumite.match("megafighter")
    play_at_random(match, 13, 30)
    again = kumite.replay(match.record())
    before, log = to_json(again.position), again.log[:]
    play_at_random(again, 14, 1)
    again.undo()
    assert again.log == log
    assert to_json(again.position) == before
    again.undo()
    assert again.told == len(again.log) < len(log)
    play_at_random(again, 15)
    assert kumite.replay(again.record()).log == again.log


def test_taking_back_gives_the_same_luck_again() -> None:
    for seed in (3, None):
        match = kumite.match("megafighter", seed=seed)
        play_at_random(match, 16, 20)
        log = match.log[:]
        answer = str(next(iter(match.question.options))) if match.question else ""
        match.answer(answer)
        after = match.log[:]
        match.undo()
        assert match.log == log
        match.answer(answer)
        assert match.log == after
