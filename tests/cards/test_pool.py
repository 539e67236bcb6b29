"""Card pools: kept whole, recognised when they are not, quick to load, and never parsed again."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from kumite.cards.faces import compile_all
from kumite.cards.hand import trees
from kumite.cards.pool import Pool, PoolCard, dump_pool, load_pool, make_pool, printed_card
from kumite.cards.records import read_records
from kumite.cards.store import Store, pools_folder
from kumite.errors import Refusal
from kumite.games.universus.trees.notation import notation
from kumite.games.universus.trees.reading import read_ability
from tests.cards.lamps import UNREAD, character, drill, kick, lamps, lines
from tests.stopwatch import least


def pool_of(name: str = "Lamps") -> Pool:
    return make_pool(name, compile_all(read_records(lines(lamps()))))[0]


def test_a_pool_comes_back_as_it_was() -> None:
    pool = pool_of()
    again = load_pool(dump_pool(pool), "file")
    assert again.name == "Lamps"
    assert again.cards == pool.cards
    card = again.cards["Wick Drill 1"]
    assert printed_card(card, trees(card, False)) == printed_card(pool.cards["Wick Drill 1"], trees(card, False))


def test_a_changed_file_is_refused() -> None:
    data = dump_pool(pool_of())
    for wrong, why in (
        (data.replace(b"Wick Drill 1", b"Wick Drill 9"), "was changed or cut off"),
        (data[:-20], "was changed or cut off"),
        (data.replace(b'"version":1', b'"version":7'), "is a card pool of version 7, not 1"),
        (b"hello", "is no card pool"),
        (b"", "is no card pool"),
        (b"[" * 5000, "is no card pool"),
    ):
        with pytest.raises(Refusal, match=why):
            load_pool(wrong, "lamps.pool")


def test_a_name_that_stands_there_twice() -> None:
    told = [drill(1), drill(2), drill(1, text="Form Commit: Draw 2 cards.")]
    pool, twice = make_pool("Twice", compile_all(read_records(lines(told))))
    assert twice == ["Wick Drill 1"]
    assert pool.cards["Wick Drill 1"].abilities[0].tree == "Ability(2, (Draw(2),), (Commit(This()),))"


def test_cards_are_found_by_either_name() -> None:
    told = character(name="Osk Farrow (II)")
    del told["version"]
    pool = make_pool("Two", compile_all(read_records(lines([told]))))[0]
    found = pool.find("osk  FARROW (ii)")
    assert found is not None
    assert found is pool.find("Osk Farrow 2")
    assert pool.find("Osk") is None
    assert pool.like("osk") == ["Osk Farrow 2"]
    assert pool.like("row") == ["Osk Farrow 2"]


@pytest.mark.parametrize("name", ["", "../lamps", "a/b", ".lamps", "lamps.", "a" * 61, "a\nb"])
def test_a_pool_s_name_is_a_file_s_name(name: str, tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="a pool's name has letters"):
        Store(tmp_path).path(name)


def test_the_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KUMITE_POOLS", str(tmp_path / "pools"))
    assert pools_folder() == tmp_path / "pools"
    store = Store()
    assert store.names() == []
    with pytest.raises(Refusal, match="there is no card pool called 'Lamps'; `kumite cards import FILE` makes one"):
        store.load("Lamps")
    path = store.save(pool_of())
    assert path.parent == tmp_path / "pools"
    assert [one.name for one in path.parent.iterdir()] == ["Lamps.pool"]
    assert Store().load("lamps").cards == pool_of().cards
    with pytest.raises(Refusal, match="did you mean 'Lamps'"):
        store.load("Lamp")
    path.write_bytes(b"soup")
    with pytest.raises(Refusal, match=r"Lamps\.pool is no card pool"):
        Store().load("Lamps")


def test_four_thousand_cards_load_at_once() -> None:
    tree = "Ability(1, (Modify(TheAttack(), 1, 2),), (Commit(Sel(tests=(Type((6,)),))),))"
    some = pool_of().cards["Lamp Kick 1"]
    text = some.abilities[0].text
    cards = [
        PoolCard(f"Kick {n}", some.printed, "universus", (type(some.abilities[0])(text, tree),) * 2)
        for n in range(4000)
    ]
    data = dump_pool(Pool("Many", cards))
    assert len(load_pool(data, "file").cards) == 4000
    assert least(lambda: load_pool(data, "file")) < 0.5


def test_play_never_needs_the_compiler() -> None:
    code = "import sys, kumite, kumite.cards.play; print([m for m in sys.modules if m.startswith('kumite.english')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.strip() == "[]"


# Text that is not understood


def test_a_card_that_is_not_understood_is_refused_unless_by_hand() -> None:
    card = pool_of().cards["Lamp Kick 8"]
    with pytest.raises(Refusal, match=r"Lamp Kick 8 is not wholly understood: 'Enhance: .*--by-hand"):
        trees(card, False)
    (tree,) = trees(card, True)
    face = printed_card(card, [tree]).front
    assert face.abilities[-1] == read_ability(tree)
    assert "By hand" not in tree
    assert f"ByHand({card.abilities[0].text!r})" in tree
    assert card.abilities[0].text.split()[:2] == UNREAD.split()[:2]


def test_a_card_that_cannot_be_is_refused_by_hand_too() -> None:
    pool = make_pool("Odd", compile_all(read_records(lines([kick(damage=None)]))))[0]
    with pytest.raises(Refusal, match="Lamp Kick 1 cannot be played: it has no damage"):
        trees(pool.cards["Lamp Kick 1"], True)


def test_a_keyword_that_is_not_understood_is_shown_by_hand() -> None:
    pool = make_pool("Odd", compile_all(read_records(lines([kick(keywords=["Kick", "Soup: 2"])]))))[0]
    card = pool.cards["Lamp Kick 1"]
    assert not card.understood
    assert trees(card, True)[0] == "Ability(CONTINUOUS, (ByHand('Soup: 2'),))"


# The notation


def test_what_goes_without_saying_is_left_out() -> None:
    long = "Ability(ENHANCE, (Draw(1),), (), None, (), '', '')"
    assert len(notation(read_ability(long))) < len("Ability(1, (Draw(1),))") + 1
    assert read_ability(notation(read_ability(long))) == read_ability(long)
    named = "Ability(ENHANCE, (Draw(2),), riders=(First(),))"
    assert read_ability(notation(read_ability(named))) == read_ability(named)
