"""Finding things in the catalogue: by id, by topic, by words."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache

from kumite.catalogue.ids import PREFIXES, tidy
from kumite.catalogue.load import catalogue, games
from kumite.catalogue.records import Entry, Example, Rule, Ruling
from kumite.errors import Refusal

KIND_ORDER: tuple[type[Entry], ...] = (Rule, Ruling, Example)
TOPIC_HIT, WORD_HIT, START_HIT, INSIDE_HIT = 6, 4, 2, 1
PHRASE_BONUS = 8


def find(rule_id: str) -> Entry:
    """The rule, ruling or example with this id; capitals do not matter."""
    wanted = tidy(rule_id)
    game = PREFIXES.get(wanted.split("-")[0])
    entry = _by_id(game).get(wanted) if game else None
    if entry is None:
        raise Refusal(f"There is no rule, ruling or example {wanted}; {_near(wanted, game)}.")
    return entry


def say(rule_id: str) -> str:
    """One line for a player: the id and what it says; of a ruling first what was asked."""
    entry = find(rule_id)
    said = f"{entry.problem} {entry.text}" if isinstance(entry, Ruling) else entry.text
    return f"{entry.id}: {' '.join(said.split())}"


def rulings_about(rule_id: str) -> tuple[Ruling, ...]:
    """What was decided about a rule (or about another ruling), in any game: editions refer to each other."""
    wanted = find(rule_id).id
    return tuple(ruling for game in games() for ruling in catalogue(game).rulings if wanted in ruling.about)


def examples_of(rule_id: str) -> tuple[Example, ...]:
    """The worked examples that use a rule."""
    wanted = find(rule_id).id
    return tuple(example for game in games() for example in catalogue(game).examples if wanted in example.rules)


def selection(game: str | None = None, topic: str | None = None) -> tuple[Entry, ...]:
    """The entries of one game or all, of one topic or all."""
    chosen = [catalogue(game)] if game else [catalogue(each) for each in games()]
    entries = tuple(entry for one in chosen for entry in one.entries)
    if topic is None:
        return entries
    wanted = topic.strip().upper()
    found = tuple(entry for entry in entries if entry.topic == wanted)
    if not found:
        raise Refusal(_no_topic(wanted, game, {entry.topic for entry in entries}))
    return found


def search(words: str | Iterable[str], game: str | None = None, topic: str | None = None) -> tuple[Entry, ...]:
    """The entries that hold all the words, best first: whole words before parts, phrases before scattered words."""
    wanted = tuple((words if isinstance(words, str) else " ".join(words)).lower().split())
    scored = [(_score(entry, wanted), entry) for entry in selection(game, topic)]
    hits = [(score, entry) for score, entry in scored if score > 0]
    hits.sort(key=lambda hit: (-hit[0], KIND_ORDER.index(type(hit[1])), len(hit[1].text), hit[1].id))
    return tuple(entry for _, entry in hits)


def _score(entry: Entry, words: tuple[str, ...]) -> int:
    text = searched_text(entry).lower()
    total = 0
    for word in words:
        points = TOPIC_HIT if word == entry.topic.lower() else _points(word, text)
        if not points:
            return 0
        total += points
    if len(words) > 1 and " ".join(words) in text.replace("-", " "):
        total += PHRASE_BONUS
    return total


def _points(word: str, text: str) -> int:
    if word not in text:
        return 0
    pattern = re.escape(word)
    if re.search(rf"(?<!\w){pattern}(?!\w)", text):
        return WORD_HIT
    return START_HIT if re.search(rf"(?<!\w){pattern}", text) else INSIDE_HIT


def searched_text(entry: Entry) -> str:
    """The words a search looks at: the id, the text and, of a ruling, the problem it settles."""
    problem = f"{entry.problem} " if isinstance(entry, Ruling) else ""
    return f"{entry.id} {problem}{entry.text}"


@cache
def _by_id(game: str) -> dict[str, Entry]:
    return {entry.id: entry for entry in catalogue(game).entries}


def _near(wanted: str, game: str | None) -> str:
    pool = [known for each in ([game] if game else games()) for known in _by_id(each)]
    close = get_close_matches(wanted, pool, n=3, cutoff=0.6)
    if close:
        return f"near it are {', '.join(sorted(close))}"
    return "ids look like MEGA-KO-02, SFTMG-LOS-01, UVS-WIN-01 or UFS-WIN-01"


def _no_topic(wanted: str, game: str | None, topics: set[str]) -> str:
    close = get_close_matches(wanted, sorted(topics), n=3, cutoff=0.5)
    where = f"{game} has" if game else "The catalogue has"
    hint = f"near it are {', '.join(close)}" if close else "kumite rules --topics lists them all"
    return f"{where} no topic {wanted}; {hint}."
