"""Everything a player reads at this table is in the words of this edition, and UniVersus keeps its own."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest

import kumite
from kumite import bots
from kumite.bots.sight import sight_of
from kumite.english.lower.ability import lower_ability
from kumite.english.parse import parse_ability
from kumite.games.ufs.game import GAME
from kumite.games.ufs.shelf import SHELF
from kumite.games.ufs.vocabulary import TERMS, worded
from kumite.games.universus.english.abilities import written_out
from kumite.games.universus.terms import FOUNDATION
from kumite.games.universus.vocabulary import OURS, REMEMBERED, Vocabulary
from kumite.play.match import Match
from tests.games.ufs.ringside import table
from tests.games.universus.ringside import card, p1, p2
from tests.games.universus.ringside import table as universus

# Words of UniVersus that this edition does not have; `stage` in a place, as P1.stage.2, is no word
OTHERS: Final = re.compile(
    r"\b(rivals?|[Hh]ealth|check value|Start Phase|active player|[Ss]pends?|[Ss]acrifices?|[Mm]ills?|deadlock)\b"
    r"|\bclears\b|(?<!not to )\b[Cc]lear (?=\d|this)|\b(?<!pools are )cleared\b(?! like)"
    r"|\b([Bb]uilds?|built)\b|(?<![.\w])[Ss]tages?\b(?!\.\d)"
    r"|\b(Enhance|Response|Form)( \[[^\]]*\])*( [A-Z][^.:]*)?:|[Cc]heck \d"
)

SHORT_BY: Final = "The check is short by 2: commit cards, or let it fail"
GONE: Final = "After this card is milled, clear that card."

SAID: Final = [
    ("P1 at 0 health", "P1 at 0 vitality"),
    ("P1 loses 3 health (12 left).", "P1 loses 3 vitality (12 left)."),
    ("Health 12 of 25", "Vitality 12 of 25"),
    ("P2 passes the check.", "P2 passes the control check."),
    (SHORT_BY, None),
    ("Your rival's attack gets -2 speed.", "Your opponent's attack gets -2 speed."),
    ("Commit 1 rival foundation.", "Commit 1 opposing foundation."),
    ("P1 puts Jab into the stage.", "P1 puts Jab into the staging area."),
    ("A block answers a rival's attack.", "A block answers an opponent's attack."),
    ("Jab is for a rival attack", "Jab is for an opposing attack"),
    ("P1 has a rival.", "P1 has an opponent."),
    ("P1 builds Jab and Wall.", "P1 adds Jab and Wall to the staging area."),
    ("P1 spends Jab from momentum.", "P1 discards Jab from momentum."),
    ("Build: choose 1", "Add to the staging area: choose 1"),
    ("not now (Spend: choose 1 or more)", "not now (Discard from momentum: choose 1 or more)"),
    ("Clear: choose 1 (chosen: Jab)", "Discard from the card pool: choose 1 (chosen: Jab)"),
    ("P1 clears Jab from the card pool.", "P1 discards Jab from the card pool."),
    ("Clear 1 card from your card pool.", "Discard 1 card from your card pool."),
    ("After your card is cleared, draw 1 card.", "After your card is discarded from the card pool, draw 1 card."),
    ("Draw 1 card for each card cleared this way.", "Draw 1 card for each card discarded this way."),
    (
        "R [Discard pile]: After this card is cleared",
        "R [Discard Pile]: After this card is discarded from the card pool",
    ),
    ("P1 announces All Clear.", "P1 announces All Clear."),
    ("Either draw 1 card or clear that attack.", "Either draw 1 card or discard that attack from the card pool."),
    ("If it resolves, clear that attack and draw 1 card.", None),
    ("Clear the flipped foundation. Destroy the built asset.", None),
    ("Draw 1 card. Clear that card.", "Draw 1 card. Discard that card from the card pool."),
    ("X equals this attack's check.", "X equals this attack's control."),
    ("X equals the total check of your assets.", "X equals the total control of your assets."),
    ("Your opponent's check gets +1.", "Your opponent's check gets +1."),
    ("Discard 1 card with a printed check of 2 or less.", "Discard 1 card with a printed control of 2 or less."),
    ("Add 1 attack in transit to your hand.", "Add 1 attack being played to your hand."),
    (GONE, None),
    ("P1 puts Jab into the discard pile.", "P1 discards Jab."),
    ("P1 puts 4 cards into the discard pile: Jab x4.", "P1 discards 4 cards: Jab x4."),
    ("P1 puts Jab into the discard pile, by P2's effect.", "P1 discards Jab, by P2's effect."),
    ("Enhance: Your rival commits 1 foundation by Stun.", "E: Your opponent commits 1 foundation."),
    ("Ann builds Jab, Wall and Hut.", "Ann adds Jab, Wall and Hut to the staging area."),
    ("P1 builds 4 cards: Jab x3 and Wall.", "P1 adds 4 cards to the staging area: Jab x3 and Wall."),
    ("P1 mills 4 cards: Jab x3 and Wall.", "P1 discards 4 cards from the deck: Jab x3 and Wall."),
    ("P1 mills 2 cards, by P2's effect.", "P1 discards 2 cards from the deck, by P2's effect."),
    ("P1 uses Jab (Enhance #2).", "P1 uses Jab (E #2)."),
    ("Enhance [Rival's attack] Commit, check 4: Draw 1 card.", "E [Opponent's attack] Commit (4+): Draw 1 card."),
    ("Response Check 5: After you draw 1 card, draw 1 card.", "R (5+): After you draw 1 card, draw 1 card."),
    ("First Form Spend 1 momentum: Gain 1 health.", "First F Discard 1 momentum: Gain 1 vitality."),
    ("Build the top card of your deck face down.", "Add the top card of your deck to your staging area face down."),
    ("difficulty 4, check 3; block +1 mid", "difficulty 4, control 3; block +1 mid"),
    ("Turn 4, P1: Start Phase", "Turn 4, P1: Ready Phase"),
    ("Now in P1's stage, card 2 (committed)", "Now in P1's staging area, card 2 (committed)"),
    ("The card at P1.stage.2", "The card at P1.stage.2"),
    ("Use an Enhance ability:", "Use an Enhance ability:"),
    ("Two passes in a row end the Enhance Step", "Two passes in a row end the Enhance Step"),
    ("P1 announces Health Potion.", "P1 announces Health Potion."),
    ("P1 plays Stage Fright on Rival's Row.", "P1 plays Stage Fright on Rival's Row."),
    ("P1 announces Sacrifice to the Moon.", "P1 announces Sacrifice to the Moon."),
    (
        "P1 plays Spend It All, Build Up and Ultimate Sacrifice.",
        "P1 plays Spend It All, Build Up and Ultimate Sacrifice.",
    ),
    ("Enhance Sacrifice: Your attack gets +1 damage.", "E Destroy: Your attack gets +1 damage."),
]


LONG: Final = {
    SHORT_BY: "The control check is short by 2: commit cards, or let it fail",
    "If it resolves, clear that attack and draw 1 card.": (
        "If it resolves, discard that attack from the card pool and draw 1 card."
    ),
    "Clear the flipped foundation. Destroy the built asset.": (
        "Discard the flipped foundation from the card pool. Destroy the added asset."
    ),
    GONE: "After this card is discarded from the deck, discard that card from the card pool.",
}


@pytest.mark.parametrize(("core", "here"), SAID, ids=[core for core, _ in SAID])
def test_a_sentence_in_this_editions_words(core: str, here: str | None) -> None:
    expected = LONG.get(core) if here is None else here
    assert worded(core) == expected
    assert OURS.say(core) == core


def test_what_was_said_is_remembered_and_not_for_ever() -> None:
    words = Vocabulary((("rival", "opponent"),))
    said = {words.say(f"rival {n % (REMEMBERED + 9)}") for n in range(3 * REMEMBERED)}
    assert said == {f"opponent {n}" for n in range(REMEMBERED + 9)}
    assert 0 < len(words.said) <= REMEMBERED
    assert (OURS.say("rival"), OURS.said) == ("rival", {})


CARD_ENGLISH: Final = [
    "F Commit: Discard the top 2 cards of your deck.",
    "F Discard the top card of your deck: Draw 1 card.",
    "F Commit: Your opponent discards the top card of their deck. Draw 1 card.",
    "F Commit: Your opponent discards the top 2 cards of their deck. Draw 1 card.",
    "R Commit: After you discard a card from your deck, draw 1 card.",
    "R Commit: After your opponent discards a card from their deck, draw 1 card.",
    "R Commit: After you add a foundation to your staging area, draw 1 card.",
    "R Commit: After your opponent adds a foundation to the staging area, draw 1 card.",
    "F Commit: Make a control check. If the checked card's control is 5 or more, draw 1 card.",
    "F Commit: Your next attack gets +2 control.",
    "F Discard 1 card from your card pool: Draw 1 card.",
    "F Commit: Your opponent discards 1 card from their card pool.",
    "R Commit: After your card is discarded from the card pool, draw 1 card.",
    "F Flip: Draw 1 card. Playable while committed.",
    "F Discard the top 2 cards of your deck: Add 1 attack discarded this way to your hand.",
]


@pytest.mark.parametrize("text", CARD_ENGLISH)
def test_a_card_that_is_brought_is_printed_as_it_was_written(text: str) -> None:
    ability = lower_ability(parse_ability(text, "ufs"), FOUNDATION, "Jab").ability
    assert ability is not None
    assert worded(written_out(ability)) == text


@pytest.mark.proves("UFS-ABIL-02", "UFS-COST-01", "UFS-COST-09")
def test_the_printed_texts_are_card_english_of_this_edition() -> None:
    """What stands on a card is read back as the ability that the engine plays."""
    for held in SHELF.cards():
        for ability in held.front.abilities:
            text = worded(written_out(ability))
            assert not OTHERS.search(text), f"{held.name}: {text}"
            if not ability.keyword:
                again = lower_ability(parse_ability(text, "ufs"), held.front.type, held.front.name)
                assert again.ability == ability, f"{held.name}: {text}"


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_nothing_a_player_reads_is_in_the_words_of_the_other_edition(seed: int) -> None:
    """Boards, prompts, hints, headings, pages, lines of the log and outcomes of whole games."""
    match = kumite.match("ufs", seed, options={"p1_deck": "random", "p2_deck": "random"})
    players = [bots.make("random", seed), bots.make("random", seed + 10)]
    read: set[str] = set()
    match.settle()
    while (asking := match.position.asking) is not None:
        if not read or asking.options[-1] % 3 == 0:  # some of them: drawing takes long
            read.update(everything(match, asking.who))
        match.decide(players[asking.who].choose(sight_of(match)))
        match.settle()
        read.update([match.game.told(event, match.seats, 0)["text"] for event in match.position.events])
    assert match.outcome is not None
    read.add(match.outcome.reason)
    assert len(read) > 200
    assert [line for line in sorted(read) if OTHERS.search(line)] == []


def everything(match: Match, who: int) -> list[str]:
    """What the player sees who is asked now."""
    seen, game, question = match.view(who), match.game, match.question
    assert question is not None
    menu = game.menu(seen) or []
    told = [str(one[key]) for one in menu for key in ("option", "hint", "heading")]
    board = [*game.board(seen), *game.hand(seen), *game.intro(seen)]
    assert max(map(len, board[: -len(game.intro(seen))])) < 80
    return [*told, *board, question.prompt, *match.explain(), seen["phase"], *seen["effects"], game.moment(seen)[1]]


def test_every_card_has_its_page_within_eighty_columns() -> None:
    match = kumite.match("ufs", 1, options={"p1_deck": "Quick Study", "p2_deck": "Hollow House"})
    seen = match.view(0)
    for name in [*SHELF.numbers, *SHELF.decks]:
        lines = match.game.about(seen, name)
        assert lines[0].startswith(name.split(" without")[0].split(" of Every")[0])
        assert max(map(len, lines)) < 80
        assert [line for line in lines if OTHERS.search(line)] == []


@pytest.mark.proves("UFS-DECK-01")
@pytest.mark.parametrize("mode", ["single", "intro"])
def test_a_starter_has_sixty_cards_with_its_character(mode: str) -> None:
    match = kumite.match("ufs", 1, mode=mode)
    page = match.game.about(match.view(0), "Hollow House")
    assert page[0] == "Hollow House: Ottoline Crake, by death, 60 cards, the character among them"


def test_the_book_says_its_own_words_and_prints_its_cards_in_them() -> None:
    book = kumite.match("ufs", 1).game.book()
    assert book["words"] == TERMS
    assert set(book["cards"]) == set(SHELF.numbers)
    texts = [ability["text"] for page in book["cards"].values() for ability in page["abilities"]]
    assert [text for text in texts if OTHERS.search(text)] == []
    kinds = {(one["type"], one.get("label")) for page in book["cards"].values() for one in page["abilities"]}
    assert kinds == {("Continuous", None), ("Enhance", "E"), ("Response", "R"), ("Form", "F")}
    assert "words" not in kumite.match("universus", 1).game.book()


def prying() -> dict[str, Any]:
    return card("foundation", ["Ability(FORM, (Commit(Sel(1, RIVAL)),))"])


def test_a_hidden_card_is_called_by_its_zone_in_this_editions_words() -> None:
    """Notations speak of zones, and whoever points at the card means the option."""
    cards = {"Pry": prying()}
    down = [{"card": "Blank Page", "down": True}, {"card": "Blank Page", "down": True}]
    here = table(p1(stage=["Pry"]), p2(stage=down), cards=cards)
    there = universus(p1(stage=["Pry"]), p2(stage=down), cards=cards)
    for ring, zone in ((here, "staging area"), (there, "stage")):
        ring.play("P1: use Pry")
        option = f"P2's {zone} card 2"
        assert option in ring.options
        seen = ring.seen("P1")
        assert ring.match.game.places(seen, option) == ("P2.stage.2",)


def test_only_the_states_that_this_edition_knows_are_shown() -> None:
    """Deadlock came later; who has eleven foundations in UFS is in no state, and at desperation as ever."""
    many, shown = p2(stage=["Blank Page"] * 11), []
    for ring in (table(p1(health=12), many), universus(p1(health=12), many), table(p1(health=12), many, mode="intro")):
        sides = ring.seen("P1")["seats"]
        shown.append((sides["P1"]["desperation"], sides["P1"]["deadlock"] or sides["P2"]["deadlock"]))
        drawn = "\n".join(ring.match.game.board(ring.seen("P1")))
        assert ("at desperation" in drawn, "at deadlock" in drawn) == shown[-1]
    assert shown == [(True, False), (True, True), (False, False)]


def test_the_view_names_the_edition_and_its_words() -> None:
    assert table().seen("P1")["words"] == TERMS
    assert "words" not in universus().seen("P1")


@pytest.mark.proves("UFS-INTRO-01", "UFS-INTRO-02")
def test_the_first_lines_of_an_introductory_game_speak_of_no_abilities() -> None:
    told = {mode: " ".join(GAME.intro(kumite.match("ufs", 1, mode=mode).view(0))) for mode in ("single", "intro")}
    assert "Enhance abilities" in told["single"]
    assert "Form abilities" in told["single"]
    assert "abilities" not in told["intro"]
    assert "then play cards for as long as you like and succeed" in told["intro"]
    assert "An attack has speed, a zone and damage. The defender may block; then it deals" in told["intro"]


@pytest.mark.proves("UFS-INTRO-01")
def test_an_introductory_game_shows_empty_text_boxes() -> None:
    ring, full = table(p1(hand=["Said Back Louder"]), mode="intro"), table(p1(hand=["Said Back Louder"]))
    for held, said in ((ring, False), (full, True)):
        seen, game = held.seen("P1"), held.match.game
        shown = "\n".join(
            [*game.hand(seen), *game.about(seen, "Said Back Louder"), game.hint(seen, "play Said Back Louder")]
        )
        assert ("Powerful" in shown) is said
        assert "Ranged" in shown
        assert seen.get("blank", False) is not said


@pytest.mark.proves("UFS-RULING-58")
def test_what_is_playable_while_committed_says_so_at_its_end() -> None:
    """Each ability by itself, wherever a card's texts stand one after the other."""
    does = ["Ability(FORM, (Ready(This()),), (Flip(This()),), None, (Tenacious(),))", "Ability(FORM, (Draw(1),))"]
    ring = table(p1(hand=["Oak"], stage=["Oak"]), p2(), cards={"Oak": card("foundation", does)})
    first, second = "F Flip: Ready this card. Playable while committed.", "F: Draw 1 card."
    seen, game = ring.seen("P1"), ring.match.game
    assert game.hint(seen, "play Oak").endswith(f"{first} {second}")
    assert (game.hint(seen, "use Oak: ability 1"), game.hint(seen, "use Oak: ability 2")) == (first, second)
    assert [line.strip() for line in game.about(seen, "Oak")[2:4]] == [first, second]


def test_a_card_whose_name_is_a_word_keeps_it_in_hand() -> None:
    cards = {"Perfect Form": card("foundation"), "Rival Response": card("foundation")}
    ring = table(p1(hand=list(cards)), p2(), cards=cards)
    drawn = "\n".join([*ring.match.game.board(ring.seen("P1")), *ring.match.game.hand(ring.seen("P1"))])
    assert "  Perfect Form: foundation; difficulty 1, control 3" in drawn
    assert "  Rival Response: foundation; difficulty 1, control 3" in drawn


@pytest.mark.parametrize("said", ["spend momentum", "my rival's health", "build"])
def test_what_somebody_says_is_repeated_as_it_was_said(said: str) -> None:
    ring = table(p1(hand=["Blank Page"]), p2())
    reason = ring.match.game.why_not(ring.g, f" {said} ").reason
    told = "cards of the pool are added to the staging area in the End Phase"
    assert reason == (told if said == "build" else f"{said!r} is nothing one can do here")


@pytest.mark.proves("UFS-END-01", "UFS-END-03", "UFS-END-04")
def test_what_the_end_phase_does_is_answered_where_somebody_wants_to_do_it() -> None:
    ring = table(p1(hand=["Blank Page"]), p2())
    for said, rules in (("clear", ("UFS-END-01",)), ("build", ("UFS-END-03", "UFS-END-04"))):
        why = ring.match.why_not(said)
        assert "in the End Phase" in why.reason
        assert why.rules == rules


def test_why_not_speaks_the_same_words() -> None:
    ring = table(p1(hand=["Wall"]), p2(), cards={"Wall": card("foundation", ["Ability(FORM, (Draw(1),))"])})
    why = ring.match.game.why_not(ring.g, "use Wall")
    assert "staging area" in why.reason
    assert not OTHERS.search(why.reason)
