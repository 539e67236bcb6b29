"""Golden trees: every form of sentence, in both wordings, gives the tree that somebody has read."""

from __future__ import annotations

import pytest

from kumite.games.universus.trees.reading import read_ability
from tests.english.goldens import FOLDER, Entry, entries

ENTRIES = [(path.stem, entry) for path in sorted(FOLDER.glob("*.txt")) for entry in entries(path)]


@pytest.mark.parametrize("entry", [entry for _, entry in ENTRIES], ids=[f"{name}: {e.lines[0]}" for name, e in ENTRIES])
def test_golden_tree(entry: Entry) -> None:
    tree = read_ability(entry.tree)
    for sentence in entry.sentences:
        found = sentence.lowered()
        assert found.ability is not None, f"{sentence.text}: {found.label}: {found.why}: {found.words!r}"
        assert found.ability == tree, sentence.text


def test_there_are_enough_of_them() -> None:
    sentences = [sentence for _, entry in ENTRIES for sentence in entry.sentences]
    assert len(ENTRIES) >= 150
    assert len([sentence for sentence in sentences if sentence.wording == "ufs"]) >= 60
    assert len(set(sentences)) == len(sentences)
