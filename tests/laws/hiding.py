"""What a seat may know, and that nothing else reaches it.

`worlds` are positions that a seat cannot tell from the real one.  Whatever it is shown, told, asked or refused must be
the same in all of them, and stay the same until something happens that the rules reveal.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from kumite.core.game import Game, notations, the_question
from kumite.core.position import CHANCE, JUDGE, SPECTATOR, Position
from kumite.errors import IllegalAnswer
from kumite.play.chance import Fast
from kumite.play.match import Match
from tests.laws.conserved import inventory, strings
from tests.laws.reveals import OPEN_ANSWERS, PROOFS, REVEALS, REVEALS_TO_ONESELF
from tests.laws.tables import asked, seats, some_options

Telling = list[dict[str, Any]]

WRONG_TEXTS = ("", " ", "?", "nonsense", "end", "pass", "0", "-1", "use", "block", "start", "discard", "\u2605")
WRONG_NUMBERS = (-99, -1, 0, 1, 7, 10**6)
ANSWERS_TRIED = 12  # of one question, in one world


# What reaches a seat


def encode(value: Any) -> bytes:
    return msgspec.json.encode(value, order="sorted")


def at_table(game: Game, g: Position) -> Match:
    return Match(game, g, Fast(0), {}, game.seats(g))


def sight(game: Game, g: Position, seat: int) -> dict[str, Any]:
    """Everything a seat is shown now: its view, its question or who is asked, what just happened, the outcome."""
    if asked(g) == CHANCE:  # no match stops there
        return {**game.view(g, seat), "question": "chance", "events": telling(game, g, seat)}
    return at_table(game, g).view(seat)


def telling(game: Game, g: Position, seat: int) -> Telling:
    """What the last answer caused, as this seat hears it."""
    names = game.seats(g)
    return [game.told(event, names, seat) for event in g.events]


def heard(game: Game, g: Position, texts: Iterable[str]) -> dict[str, Any]:
    """Everything the seat that is asked can get out of its question."""
    asking, waiting = the_question(g)
    played = at_table(game, g)
    return {
        "what": asking.what,
        "options": list(asking.options),
        "written": notations(g),
        "prompt": waiting.prompt(g),
        "rules": waiting.rules,
        "why not": {text: str(played.why_not(text)) for text in texts},
        "refused": [refusal(game, g, text) for text in WRONG_TEXTS],
        "refused numbers": [refused_number(g, number) for number in WRONG_NUMBERS],
    }


def refusal(game: Game, g: Position, text: str) -> str:
    try:
        at_table(game, g.clone()).answer(text)
    except IllegalAnswer as refused:
        return str(refused)
    return "accepted"


def refused_number(g: Position, number: int) -> str:
    try:
        g.clone().answer(number)
    except IllegalAnswer as refused:
        return str(refused)
    return "accepted"


def expectations(game: Game, g: Position, history: Iterable[str], rng: Random, n: int) -> list[str]:
    """What a curious player may ask about: answers that were possible once, and everything that has a name, the hidden
    cards above all, with every word that ever began an answer."""
    words = sorted({text.partition(" ")[0] for text in history})
    names = sorted({*strings(game.view(g, JUDGE))})
    asking = [*sorted(history), *(f"{rng.choice(words)} {name}" for name in names if words)]
    return rng.sample(asking, min(n, len(asking)))


# Now


def worlds(game: Game, g: Position, seat: int, keys: Sequence[int]) -> list[Position]:
    """Positions that look the same to this seat.  A spectator knows less than any seat, so every guess will do."""
    guessers = seats(game, g) if seat == SPECTATOR else (seat,)
    return [game.guess(g, guesser, key) for guesser in guessers for key in keys]


def check_sight(game: Game, g: Position, seat: int, others: Sequence[Position], texts: Sequence[str] = ()) -> None:
    """A view, a question, a refusal and an appraisal never depend on what they hide."""
    mine = sight(game, g, seat)
    questioned = encode(heard(game, g, texts)) if asked(g) == seat else None
    for world in others:
        seen = sight(game, world, seat)
        if not world.events:  # a guess need not repeat what has happened
            seen["events"] = mine["events"]
        same(seen, mine, f"seat {seat} is shown something that it may not know")
        if questioned is not None:
            again = msgspec.json.decode(encode(heard(game, world, texts)))
            same(again, msgspec.json.decode(questioned), f"seat {seat} hears something that it may not know")
        if seat >= 0:
            assert game.appraise(world, seat) == game.appraise(g, seat), f"seat {seat} appraises what it may not know"


def check_names(game: Game, g: Position, seat: int) -> None:
    """No view names more cards of a kind than its seat has seen."""
    all_seats = (1 << len(seats(game, g))) - 1
    bits = 1 << seat if seat >= 0 else all_seats
    things = inventory(game.id)
    name = things.name
    seen = Counter(name(kind) for kind, known in zip(g.kind, g.known, strict=True) if known & bits == bits)
    cards = {name(kind) for kind in g.kind}
    named = Counter(things.named(game.view(g, seat)))
    wrong = {card: named[card] for card in cards if named[card] > seen[card]}
    assert not wrong, f"seat {seat} is shown {wrong}, but has seen only { {card: seen[card] for card in wrong} }"


def same(found: Any, wanted: Any, what: str) -> None:
    """Equal, or a failure that says where they part."""
    assert found == wanted, f"{what}: {'; '.join(differences(wanted, found, ''))}"


def differences(one: Any, two: Any, path: str) -> Iterator[str]:
    if isinstance(one, dict) and isinstance(two, dict):
        for key in sorted({*one, *two}):
            if one.get(key) != two.get(key):
                yield from differences(one.get(key), two.get(key), f"{path}.{key}")
    elif isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        for i, (left, right) in enumerate(zip(one, two, strict=True)):
            if left != right:
                yield from differences(left, right, f"{path}[{i}]")
    else:
        yield f"{path}: {one!r} here, {two!r} there"


# What comes next


def after(g: Position, choice: int) -> Position:
    new = g.clone()
    new.answer(choice)
    return new


def twins(game: Game, g: Position, others: Sequence[Position], rng: Random) -> Iterator[tuple[Position, Position]]:
    """The real position and another world, one answer later: the same answer to the same question."""
    for choice in some_options(g, rng, ANSWERS_TRIED):
        mine = after(g, choice)
        for world in others:
            if asks_alike(g, world) and choice in the_question(world)[0].options:
                yield mine, after(world, choice)


def asks_alike(g: Position, world: Position) -> bool:
    """Whether both ask the same thing: a guess may take back what another seat has half decided, all of it or some."""
    if type(g.waiting) is not type(world.waiting) or the_question(g)[0].what != the_question(world)[0].what:
        return False
    return len(getattr(g.waiting, "picked", ())) == len(getattr(world.waiting, "picked", ()))


def check_futures(game: Game, g: Position, seat: int, others: Sequence[Position], rng: Random) -> None:
    """The same answer in worlds that are alike leads to the same, until the rules reveal something; and whether
    anybody is asked on the way is the same, too."""
    for mine, other in twins(game, g, others, rng):
        stay_alike(game, mine, other, seat)


def stay_alike(game: Game, mine: Position, other: Position, seat: int) -> bool:
    """Both were alike to the seat before the same answer.  Whether they still are; a failure if they should be."""
    one, two = telling(game, mine, seat), telling(game, other, seat)
    for event, another in zip(one, two, strict=False):
        if event != another:
            assert is_reveal(game.id, event, another, seat), (
                f"seat {seat} can tell worlds apart by {event} and {another}"
            )
            return False
    if len(one) != len(two) and is_proof(game.id, (one[len(two) :] or two[len(one) :])[0]):
        return False
    assert len(one) == len(two), (
        f"seat {seat} can tell worlds apart by who is asked: {asked(mine)} after {texts_of(one)} here, "
        f"{asked(other)} after {texts_of(two)} there"
    )
    same(sight(game, other, seat), sight(game, mine, seat), f"seat {seat} is shown something that it was not told")
    return True


def is_reveal(game: str, one: dict[str, Any], two: dict[str, Any], seat: int) -> bool:
    """The same event, different only in what the rules show to this seat now."""
    shown = REVEALS.get(game, {}).get(one["what"], set())
    if one.get("who") == seat:
        shown = shown | REVEALS_TO_ONESELF.get(game, {}).get(one["what"], set())
    differ = {key for key in one.keys() | two.keys() if key != "text" and one.get(key) != two.get(key)}
    return bool(differ) and differ <= shown


def is_proof(game: str, event: dict[str, Any]) -> bool:
    """The rules have somebody show at once that there is nothing to choose from, where another is asked to choose."""
    return not PROOFS.get(game, set()).isdisjoint(event["rules"])


def texts_of(events: Telling) -> str:
    return " ".join([event["text"] for event in events]) or "nothing"


def check_secret_answers(game: Game, g: Position, seat: int, others: Sequence[Position], rng: Random) -> None:
    """Whatever another seat answers, in whatever world that asks it the same: what this one is told decides what it is
    shown."""
    sights: dict[bytes, dict[str, Any]] = {}
    for world in (g, *[other for other in others if asks_alike(g, other)]):
        what = the_question(world)[0].what
        for choice in some_options(world, rng, ANSWERS_TRIED):
            new = after(world, choice)
            answer = choice if what in OPEN_ANSWERS.get(game.id, ()) else None
            learnt = encode([what if answer is not None else None, answer, telling(game, new, seat)])
            seen = sight(game, new, seat)
            same(seen, sights.setdefault(learnt, seen), f"seat {seat} can tell apart secret answers to {what!r}")
