"""Starting the game, the introductory game, and matches of three games."""

from typing import Any

import pytest

import kumite
from kumite.core.position import JUDGE
from kumite.games import GAMES
from kumite.games.ufs.rules.setup import PickDeck
from kumite.games.ufs.shelf import SHELF
from kumite.games.universus.faces import card_of, face
from kumite.games.universus.position import COMMITTED
from kumite.games.universus.terms import INFINITY, symbol_names
from tests.games.ufs.ringside import character, opening, table
from tests.games.universus.ringside import PAGE, PARTNER, Side, Table, action, attack, foundation, p1, p2

DECKS = list(SHELF.decks)


def chosen(mode: str | None = None, seed: int = 0) -> Table:
    """Both have chosen a deck of the house; chance is asked who goes first."""
    ring = opening(seed, mode=mode)
    ring.play(f"P1: {DECKS[0]}").on("P2 deck")
    ring.play(f"P2: {DECKS[1]}").on("chance first player")
    return ring


def before(mine: Side | None = None, theirs: Side | None = None, **given: Any) -> Table:
    """A described game before its first turn, shuffled; the first player is asked about a mulligan."""
    ring = table({"rest": 59, **(mine or {})}, {"rest": 59, **(theirs or {})}, phase="setup", **given)
    while ring.question == "chance shuffle":
        ring.shuffle()
    return ring


# The introductory game


@pytest.mark.proves("UFS-INTRO-01", "UFS-INTRO-02", "UFS-RULING-49")
def test_in_the_introductory_game_text_boxes_are_blank() -> None:
    word = "Ability(ENHANCE, (Modify(TheAttack(), DAMAGE, 3),))"
    cards = {
        "Jab": attack([word], damage=4, keywords=["Stun: 1", "Slam"]),
        "Book": foundation(["Ability(FORM, (Draw(1),))"]),
    }
    mine, theirs = p1(hand=["Jab"], stage=["Book"]), p2(hand=["Wall"], stage=[PAGE])
    cards["Wall"] = foundation(block="+9 mid")
    ring = table(mine, theirs, cards=cards, mode="intro")
    assert ring.options == ["pass", "play Jab"]
    ring.play("P1: play Jab")
    assert ring.question == "P2 block"
    assert ring["attack.step"] == "Block Step"
    assert (ring["attack.speed"], ring["attack.zone"], ring["attack.damage"]) == (3, "mid", 4)
    assert ring["attack.traits"] == ["Slam"]
    ring.play("P2: no block")
    assert ring["P2.health"] == 21
    watched = table(mine, theirs, cards=cards, mode="intro", options={"windows": "open"}).play("P1: play Jab")
    assert watched.question == "P2 block"  # nobody is asked for an Enhance, not even for show
    full = table(mine, theirs, cards=cards)
    assert "use Book" in full.options
    full.play("P1: play Jab")
    assert full.question == "P1 enhance"


@pytest.mark.proves("UFS-INTRO-01")
def test_who_asks_for_an_ability_is_told_that_there_are_none() -> None:
    cards = {"Act": action(["Ability(FORM, (Draw(1),))"]), "Book": foundation(["Ability(FORM, (Draw(1),))"])}
    ring = table(p1(hand=["Act", PAGE], stage=["Book"]), cards=cards, mode="intro")
    for wanted, name in (("use Book", "Book"), ("play Act", "Act"), ("use Act", "Act")):
        why = ring.match.why_not(wanted)
        assert str(why) == f"text boxes are blank in this game, and {name} has no ability [UFS-INTRO-01]"
    told = table(p1(hand=[PAGE], stage=["Page Two"]), cards={"Page Two": foundation()}).match.why_not("use Page Two")
    assert str(told) == "Page Two has no ability that is played [UFS-ABIL-02]"


@pytest.mark.proves("UFS-INTRO-01")
def test_the_decks_of_the_house_are_blank_too() -> None:
    ring = chosen("intro")
    assert all(not card_of(ring.g, h).front.abilities for h in range(len(ring.g.kind)))
    assert sorted({card_of(ring.g, h).name for h in ring.g.deck[0]}) == sorted(
        [n for n, _ in SHELF.decks[DECKS[0]].cards]
    )
    assert any(card_of(chosen().g, h).front.abilities for h in range(len(ring.g.kind)))


# Characters


@pytest.mark.proves("UFS-SETUP-01", "UFS-SETUP-02", "UFS-TYPE-07", "UFS-STAGE-01")
def test_characters_are_laid_down_and_revealed_together() -> None:
    ring = opening()
    ring.play(f"P1: {DECKS[0]}").on("P2 deck")
    for seat in ("P2", "P1"):
        assert ring.seen(seat)["seats"]["P1"]["character"] is None
    assert "plays" not in " ".join([event["text"] for event in ring.told])
    ring.play(f"P2: {DECKS[1]}").on("chance first player")
    assert ring.happened == ["LaidDown", "LaidDown", "Revealed", "Revealed"]
    assert ring["P1.deck"] == ring["P2.deck"] == 59
    leads = [SHELF.decks[name].character for name in DECKS[:2]]
    assert [ring["P1.stage"], ring["P2.stage"]] == [[leads[0]], [leads[1]]]


@pytest.mark.proves("UFS-SETUP-02")
def test_nobody_can_know_the_other_ones_choice() -> None:
    views = []
    for name in DECKS[:2]:
        ring = opening()
        ring.play(f"P1: {name}").on("P2 deck")
        views.append(
            (ring.seen("P2"), [GAMES["ufs"].view(GAMES["ufs"].guess(ring.g, 1, key), JUDGE) for key in (1, 2)])
        )
    assert views[0] == views[1]
    ring = opening().play(f"P1: {DECKS[0]}").on("P2 deck")
    waiting = [GAMES["ufs"].guess(ring.match.position, 1, key).waiting for key in range(4)]
    assert all(isinstance(step, PickDeck) for step in waiting)
    assert len({repr(step) for step in waiting}) == 2


@pytest.mark.proves("UFS-SETUP-01", "UFS-RULING-50")
def test_another_character_of_the_deck_may_start() -> None:
    deck = {
        "deck": "Two Faces",
        "game": "ufs",
        "character": "Ada",
        "symbol": "good",
        "cards": {"Ada": 1, "Bo": 2, **{f"Page {n}": 4 for n in range(14)}},
    }
    pages = {f"Page {n}": foundation(symbols=["good"]) for n in range(14)}
    cards = {"Ada": character(symbols=["good"], hand_size=5), "Bo": character(symbols=["good"], hand_size=7), **pages}
    given = {"cards": cards, "P1": {"brings": deck}, "P2": {"brings": deck}}
    ring = Table(kumite.setup("ufs", given, seed=0))
    assert ring.question == "P1 character"
    assert ring.options == ["Ada", "Bo"]
    ring.play("P1: Bo", "P2: Ada")
    assert (ring["P1.stage"], ring["P2.stage"]) == (["Bo"], ["Ada"])
    names = [card_of(ring.g, h).name for h in ring.g.deck[0]]
    assert (len(names), names.count("Ada"), names.count("Bo")) == (59, 2, 1)


@pytest.mark.proves("UFS-SETUP-03", "UFS-SETUP-04")
def test_chance_says_who_goes_first_and_shuffles() -> None:
    ring = chosen()
    assert ring.question == "chance first player"
    assert ring.options == ["P1", "P2"]
    assert ring["P1.hand_size"] == 0
    ring.play("chance: P2")
    assert ring["first"] == ring["turn"] == "P2"
    assert ring.question == "chance shuffle"
    ring.shuffle()
    ring.shuffle() if ring.question == "chance shuffle" else None
    assert ring.question == "P2 mulligan"


@pytest.mark.proves("UFS-RULING-22", "UFS-SYM-02", "UFS-RESTR-02")
def test_a_character_with_infinity_has_the_decks_symbol_alone() -> None:
    word = "Ability(FORM, (), (), None, (ForSymbol('{}'),))"
    pages = {f"Page {n}": foundation([word.format("good"), word.format("fire")], symbols=["good"]) for n in range(15)}
    cards = {"Sage": character(symbols=["infinity"]), **pages}
    counts = {name: 4 if name != "Page 0" else 3 for name in pages}
    deck = {"deck": "Wild", "game": "ufs", "character": "Sage", "symbol": "good", "cards": counts}
    ring = Table(kumite.setup("ufs", {"cards": cards, "P1": {"brings": deck}, "P2": {"brings": deck}}, seed=0))
    ring.on("P1 mulligan", "P2 mulligan").on("P1 form", "P2 form")
    ring.play(f"{ring['turn']}: {ring.begins('play ')[0]}").on("P1 form" if ring["turn"] == "P2" else "P2 form")
    g = ring.g
    lead = g.character[g.turn]
    assert symbol_names(face(g, lead).symbols) == ["good"]
    assert bool(face(g, lead).symbols & INFINITY)


@pytest.mark.proves("UFS-RULING-22", "UFS-RULING-07")
def test_a_character_with_infinity_that_starts_the_next_game_has_it_too() -> None:
    pages = {f"Jab {n}": attack(damage=30, difficulty=0, symbols=["good"]) for n in range(15)}
    cards = {"Ada": character(symbols=["good"]), "Sage": character(symbols=["infinity"]), **pages}
    counts = {"Sage": 1, **{name: 4 if name != "Jab 0" else 2 for name in pages}}
    deck = {"deck": "Two Faces", "game": "ufs", "character": "Ada", "symbol": "good", "cards": counts}
    sides = {"P1": {"brings": deck}, "P2": {"brings": deck}}
    ring = Table(kumite.setup("ufs", {"cards": cards, "mode": "match", **sides}, seed=0)).on("P1 form", "P2 form")
    ring.play(f"{ring['turn']}: {ring.begins('play ')[0]}").on("P1 character")
    ring.play("P1: Sage")
    ring.play("P2: Ada")
    assert ring["round"] == 2
    assert symbol_names(face(ring.g, ring.g.character[0]).symbols) == ["good"]


# Hands


@pytest.mark.proves("UFS-SETUP-07", "UFS-SETUP-13", "UFS-CARD-07", "UFS-CARD-08")
def test_hands_and_vitality_are_the_characters() -> None:
    cards = {"Ada": character(hand_size=5, health=20), "Bo": character(hand_size=7, health=27)}
    ring = before({"character": "Ada"}, {"character": "Bo"}, cards=cards)
    assert (ring["P1.hand_size"], ring["P2.hand_size"]) == (5, 7)
    assert (ring["P1.health"], ring["P2.health"]) == (20, 27)


@pytest.mark.proves("UFS-SETUP-08", "UFS-SETUP-09", "UFS-SETUP-10", "UFS-RULING-04", "UFS-RULING-05")
def test_a_mulligan_removes_the_whole_hand_from_the_game_once() -> None:
    ring = before()
    assert ring.question == "P1 mulligan"
    assert ring.options == ["keep", "mulligan"]  # all or nothing
    held = ring["P1.hand"]
    ring.play("P1: mulligan")
    assert ring["P1.removed"] == held
    assert ring.seen("P2")["seats"]["P1"]["removed"] == held  # face up
    assert (ring["P1.hand_size"], ring["P1.deck"]) == (6, 47)
    assert ring.question == "P2 mulligan"  # not P1 again, and no shuffle
    ring.play("P2: mulligan")
    assert (ring["P2.hand_size"], ring["P2.deck"]) == (6, 47)
    assert ring["turns"] == 1
    assert "before the game" in str(ring.refuses("mulligan"))


@pytest.mark.proves("UFS-SETUP-08", "UFS-RFG-01")
def test_a_mulligan_does_not_tell_in_which_order_the_hand_was_drawn() -> None:
    told = []
    for turned in (False, True):
        ring = opening(3, p1_deck="Quick Study", p2_deck="Hollow House").on("P1 mulligan", "P2 mulligan")
        who = ring.asked.who
        assert len({ring.g.kind[h] for h in ring.g.hand[who]}) > 2
        ring.g.hand[who] = ring.g.hand[who][::-1] if turned else ring.g.hand[who]
        ring.play(f"P{who + 1}: mulligan")
        other = ring.seen(f"P{2 - who}")["seats"][f"P{who + 1}"]
        told.append(([event["cards"] for event in ring.told_of("remove")], other["removed"]))
    assert told[0] == told[1]


@pytest.mark.proves("UFS-RULING-04")
def test_the_first_player_decides_first() -> None:
    ring = before(first="P2", turn="P2")
    ring.play("P2: keep", "P1: mulligan")
    assert (ring["P1.deck"], ring["P2.deck"]) == (47, 53)


@pytest.mark.proves("UFS-RFG-02")
def test_a_removed_hand_does_not_come_back() -> None:
    ring = before()
    ring.play("P1: mulligan", "P2: keep")
    ring = table(p1(removed=["Gone"], rest=1, discards=[PAGE] * 12, hand=[PAGE]), p2(), cards={"Gone": foundation()})
    ring.play("P1: play Blank Page").shuffle()
    assert ring["P1.deck"] == 3
    assert "Gone" in ring["P1.removed"]


# The first turn


@pytest.mark.proves("UFS-SETUP-11", "UFS-SETUP-12", "UFS-SETUP-14", "UFS-RULING-06")
def test_the_first_player_begins_committed_and_in_the_combat_phase() -> None:
    cards = {"Ada": character(["Ability(FORM, (Draw(1),), (Commit(This()),))"]), "Jab": attack(difficulty=4)}
    ring = before({"character": "Ada", "filler": "Jab"}, {"character": "Ada"}, cards=cards)
    ring.play("P1: keep", "P2: keep")
    assert ring.question == "P1 form"
    assert ring["phase"] == "Combat Phase"
    assert ring["P1.hand_size"] == 6  # nothing was drawn, no review
    assert [bool(ring.g.flags[h] & COMMITTED) for h in ring.g.character] == [True, False]
    assert ring.begins("use ") == []
    assert "play Jab" in ring.options  # no ban on attacks
    ring.play("P1: play Jab")
    assert ring["P1.discards"][-1] == "Jab"  # the committed character does not help
    assert ring.question == "P2 review"  # the second player's turn is whole
    ring.play("P2: keep all")
    assert ring["P2.hand_size"] == 6  # and nobody draws one more
    assert ring.question == "P2 form"


# Matches


@pytest.mark.proves("UFS-SETUP-05", "UFS-SETUP-06", "UFS-RULING-07", "UFS-SETUP-14")
def test_the_loser_of_a_game_decides_who_goes_first_in_the_next() -> None:
    cards = {"Jab": attack(damage=30), "Bo": character(symbols=["good"], hand_size=7)}
    ring = table(p1(hand=["Jab"]), p2(deck=["Bo"]), cards=cards, mode="match")
    ring.play("P1: play Jab").on("P2 character")
    assert (ring["P1.wins"], ring["P2.wins"], ring["round"]) == (1, 0, 2)
    assert ring.options == [PARTNER, "Bo"]  # from the second game on any character of the deck
    ring.play("P2: Bo")
    assert ring["P2.stage"] == ["Bo"]
    assert ring.question == "P2 go first"
    assert ring.options == ["go first", "go second"]
    hints = [ring.match.game.hint(ring.seen("P2"), option) for option in ring.options]
    assert hints[0] == "your character begins committed, and you have no Ready Phase"
    assert hints[1] == "your first turn is like every other one of yours"  # UFS-SETUP-14: no card more
    ring.play("P2: go second")
    assert ring["first"] == "P1"
    assert ring["P2.removed"] == []


@pytest.mark.proves("UFS-SETUP-05")
def test_the_first_game_of_a_match_is_begun_with_the_decks_own_character() -> None:
    deck = {
        "deck": "Two Faces",
        "game": "ufs",
        "character": "Ada",
        "symbol": "good",
        "cards": {"Bo": 3, **{f"Page {n}": 4 for n in range(14)}},
    }
    pages = {f"Page {n}": foundation(symbols=["good"]) for n in range(14)}
    cards = {"Ada": character(symbols=["good"]), "Bo": character(symbols=["good"]), **pages}
    given = {"cards": cards, "P1": {"brings": deck}, "P2": {"brings": deck}}
    free, bound = kumite.setup("ufs", given, seed=0), kumite.setup("ufs", {**given, "mode": "match"}, seed=0)
    assert free.question is not None
    assert free.question.what == "character"
    assert bound.question is not None
    assert bound.question.what == "mulligan"
    assert bound.view(None)["seats"]["P1"]["character"] == "Ada"


@pytest.mark.proves("UFS-SETUP-04", "UFS-RULING-08", "UFS-RULING-55")
def test_after_a_draw_chance_decides_again() -> None:
    both = "Ability(FORM, (ByBoth(Lose(9)),))"
    ring = table(p1(stage=["Fall"], health=3), p2(health=3), cards={"Fall": foundation([both])}, mode="match")
    ring.play("P1: use Fall")
    assert (ring["P1.wins"], ring["P2.wins"], ring["round"]) == (0, 0, 2)
    assert ring.question == "chance first player"
