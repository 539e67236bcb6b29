"""Every line of the catalogue's `differences_from_universus`, played in both editions.

Most are seen to differ (LOOKS).  The rest come to the same (agreements.py), for one of these reasons:

- The sheet of 2014 is silent, and a ruling adopts what the later book prints: committing for checks (UFS-RULING-02,
  UFS-RULING-03), the order of clearing (UFS-RULING-11), face-down cards in play (UFS-RULING-30), negative numbers
  (UFS-RULING-27).  Where it forbids what a card allows, a ruling follows the card, as that book does: abilities that
  are playable while committed (UFS-RULING-58).
- The later book is silent, and a ruling adopts what the sheet prints: cards enter play ready (UVS-RULING-73), checks in
  costs (UVS-RULING-72), the character among the foundations of a cost (UVS-RULING-69), Form abilities any number of
  times (UVS-RULING-82), Combo of a card outside the card pool (UVS-RULING-78).
- Each says it in its own words: abilities from hand (a bracket names the zone: UFS-RESTR-09, UVS-PREST-09), 'after you
  block' (UFS-RULING-47, UVS-RULING-33), Throw, Stun, face-down cards in the card pool (every card counts: UFS-PLAY-05,
  UVS-FDC-05), loss of life by an effect (UFS-DMG-04 and UVS-HEALTH-03 speak of attacks), and what the catalogue calls
  essentially unchanged.  Zones: the sheet counts seven, but a card that is being played is shown and in none of them
  (UFS-PLAY-03, UFS-PLAY-07), as in the eighth of UniVersus.
  Of these, too, it is shown that each edition goes by its own book, in its own words.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from kumite import catalogue as pages
from tests.games.ufs import agreements
from tests.games.ufs import differences as d
from tests.games.ufs.agreements import AGREED, BOTH_SAY, FROM_THE_BOOK, FROM_THE_SHEET
from tests.games.ufs.differences import Look
from tests.games.ufs.wordings import WORDINGS, page
from tests.games.universus.ringside import Table

# topic -> what is looked at, in ufs, in universus
LOOKS: Final[dict[str, tuple[Look, Any, Any]]] = {
    "Terms: life total": (d.life, True, False),
    "Terms: other player, play area, first phase, check number": (
        d.zones_and_people,
        ["opponent", "staging area", "ready phase", "control 3"],
        ["rival", "stage", "start phase", "check 3"],
    ),
    "Terms: clear, build, spend, sacrifice, mill, seal, freeze, drive, ruin": (d.verbs, (False, False), (True, True)),
    "Card types": (d.types, [], ["backup", "token"]),
    "Deck size": (d.deck_size, 59, 60),
    "Symbols in deck construction": (d.attuned, False, True),
    "Infinity": (d.infinity, (["good"], True, False), ([], False, False)),
    "Starting character reveal": (d.reveal, True, False),
    "Who goes first": (d.who_chooses, False, True),
    "Mulligan": (d.mulligan, (True, True), (False, False)),
    "First turn: attacking": (d.first_attack, True, False),
    "First turn: compensation": (d.extra_card, False, True),
    "Duty to play": (d.duty, True, False),
    "Is passing a form": (d.passing, (True, ["Form kind"]), (False, ["rather than"])),
    "Extra character cards": (d.further_character, ["Ada", "Ada again (attached)"], ["Ada"]),
    "Ability types": (d.blitz, False, True),
    "Response locations": (d.from_anywhere, False, True),
    "Breaker": (d.breaker, 6, 4),
    "Terrain": (d.terrain, 2, 1),
    "Unique": (d.unique, True, False),
    "Flash": (d.flash, True, False),
    "Multiple and Reversal": (d.advanced, [], ["Multiple: 1", "Reversal"]),
    "'Name' Only": (d.only, True, False),
    "Additional keywords": (d.later_keywords, [], list(d.LATER)),
    "Momentum visibility": (d.own_momentum, False, True),
    "Destroy": (d.destroyed, False, True),
    "Cycling and exhaustion": (d.cycled, True, False),
    "Block details": (d.unblocked, False, True),
    "Attack target": (d.target, False, True),
    "Attack bookkeeping": (d.waiting, 0, 1),
    "Effect theory": (d.theory, ("P1 respond at 10", 4, 3), ("P1 respond at 10", 4, 4)),
    "Play restrictions": (d.first_tried, True, False),
    "Character data": (d.vitals, (True, False), (False, True)),
    "Character cards in the deck": (d.unnumbered, False, True),
}


def told(game: str) -> dict[str, Any]:
    text = (Path(pages.__file__).parent / f"{game}.yaml").read_text(encoding="utf-8")
    book: dict[str, Any] = yaml.load(text, yaml.CSafeLoader)
    return book


def test_every_difference_is_looked_at() -> None:
    topics = [each["topic"] for each in told("ufs")["differences_from_universus"]]
    assert sorted(topics) == sorted([*LOOKS, *AGREED])
    assert (len(topics), len(LOOKS), len(AGREED)) == (52, 34, 18)


@pytest.mark.proves("UFS-RULING-70", "UVS-RULING-43", "UFS-EFF-02", "UVS-RESP-07")
@pytest.mark.parametrize("topic", list(LOOKS))
def test_the_editions_differ(topic: str) -> None:
    look, here, there = LOOKS[topic]
    assert here != there
    assert (look("ufs"), look("universus")) == (here, there)


@pytest.mark.parametrize(("topic", "tree", "here", "there"), WORDINGS)
def test_the_editions_print_it_otherwise(topic: str, tree: str, here: str, there: str) -> None:
    """Also where both do the same, each says it in its own words."""
    assert topic in {**LOOKS, **AGREED}
    numbers = "foundation; difficulty 1, {} 3 "
    assert (page("ufs", tree), page("universus", tree)) == (
        numbers.format("control") + here,
        numbers.format("check") + there,
    )


@pytest.mark.proves("UFS-RULING-02", "UFS-RULING-03", "UFS-RULING-11", "UFS-RULING-27", "UFS-RULING-30")
@pytest.mark.proves("UFS-RULING-58", "UFS-CONF-02", "UVS-TENAC-01")
@pytest.mark.proves("UVS-CHECK-07", "UVS-CHECK-09", "UVS-CLRP-01", "UVS-CLRP-02", "UVS-FDC-01", "UVS-SPEED-02")
@pytest.mark.parametrize("topic", list(FROM_THE_BOOK))
def test_a_ruling_adopts_what_the_later_book_prints(topic: str) -> None:
    look, seen = FROM_THE_BOOK[topic]
    assert (look("ufs"), look("universus")) == (seen, seen)


@pytest.mark.proves("UVS-RULING-69", "UVS-RULING-72", "UVS-RULING-73", "UVS-RULING-78", "UVS-RULING-82")
@pytest.mark.proves("UFS-END-03", "UFS-END-04", "UFS-COST-06", "UFS-COST-10", "UFS-COST-12", "UFS-COST-13")
@pytest.mark.proves("UFS-ABIL-11", "UFS-KEY-07", "UFS-KEY-08", "UVS-KCOMBO-06")
@pytest.mark.parametrize("topic", list(FROM_THE_SHEET))
def test_a_ruling_adopts_what_the_sheet_prints(topic: str) -> None:
    look, seen = FROM_THE_SHEET[topic]
    assert (look("ufs"), look("universus")) == (seen, seen)


@pytest.mark.proves("UFS-RESTR-09", "UFS-RULING-47", "UFS-RULING-37", "UFS-KEY-05", "UFS-KEY-17")
@pytest.mark.proves("UFS-PLAY-03", "UFS-PLAY-05", "UFS-PLAY-07", "UFS-DMG-02", "UFS-DMG-04")
@pytest.mark.proves("UVS-PREST-09", "UVS-RULING-33", "UVS-KSTUN-01", "UVS-KTHROW-01")
@pytest.mark.proves("UVS-TRANSIT-01", "UVS-FDC-05", "UVS-KPOWER-01", "UVS-HEALTH-03")
@pytest.mark.parametrize("topic", list(BOTH_SAY))
def test_each_says_it_in_its_own_words(topic: str) -> None:
    look, seen = BOTH_SAY[topic]
    assert (look("ufs"), look("universus")) == (seen, seen)


@pytest.mark.parametrize("topic", list(AGREED))
def test_where_they_do_alike_each_goes_by_its_own_book(topic: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is told of the same play, and asked at its end, is by the rules of that edition and in its words."""
    tables: list[Table] = []

    def watched(*given: Any, **more: Any) -> Table:
        tables.append(d_ring(*given, **more))
        return tables[-1]

    d_ring = d.ring
    for module in (d, agreements):
        monkeypatch.setattr(module, "ring", watched)
    look, _ = AGREED[topic]
    cited, said = {}, {}
    for game in ("ufs", "universus"):
        tables.clear()
        look(game)
        lines = [event for at in tables for event in at.told]
        asked = [at.match.question for at in tables if at.match.question is not None]
        cited[game] = {rule for line in lines for rule in line["rules"]} | {rule for q in asked for rule in q.rules}
        said[game] = " ".join([line["text"] for line in lines] + [q.prompt for q in asked])
    assert cited["ufs"]
    assert {rule.partition("-")[0] for rule in cited["ufs"]} == {"UFS"}
    assert {rule.partition("-")[0] for rule in cited["universus"]} == {"UVS"}
    assert not re.search(r"\b(rival|health|stage|mills?|builds?|clears?)\b", said["ufs"])
    assert not re.search(r"\b(opponent|vitality|staging area|control check)\b", said["universus"])
