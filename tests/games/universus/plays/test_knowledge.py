"""Public, private and unknown cards; revealing, looking and searching; removed cards."""

from typing import Any

import pytest

from kumite.games.universus.faces import face, is_live, is_public
from kumite.games.universus.position import REVEALED
from kumite.games.universus.terms import STAGE
from tests.games.universus.plays.places import handle
from tests.games.universus.ringside import PAGE, Table, asset, attack, p1, p2, table

Cards = dict[str, dict[str, Any]]
JAB: Cards = {"Jab": attack(), "Key": asset()}


def mine(ring: Table, seat: str) -> dict[str, Any]:
    """P1's side of the table as a seat sees it."""
    seen: dict[str, Any] = ring.seen(seat)["seats"]["P1"]
    return seen


# Who may look


@pytest.mark.proves("UVS-PRIV-01", "UVS-PUB-01")
@pytest.mark.parametrize(("zone", "card", "public"), [
    ("hand", "Jab", False),
    ("stage", {"card": "Jab", "down": True}, False),
    ("pool", {"card": "Jab", "down": True}, False),
    ("momentum", "Jab", False),
    ("stage", "Key", True),
    ("pool", "Jab", True),
    ("momentum", {"card": "Jab", "up": True}, True),
    ("discards", "Jab", True),
    ("removed", "Jab", True),
])  # fmt: skip
def test_who_may_look_at_a_card(zone: str, card: Any, public: bool) -> None:
    ring = table(p1(**{zone: [card]}), p2(hand=[PAGE]), cards=JAB, turn="P2")
    name = "Key" if card == "Key" else "Jab"
    for seat, allowed in (("P1", True), ("P2", public)):
        shown = [entry for entry in mine(ring, seat)[zone] if name in entry]
        assert bool(shown) == allowed, seat
    assert is_public(ring.g, handle(ring, name)) == public


@pytest.mark.proves("UVS-UNK-01")
def test_nobody_sees_the_deck() -> None:
    ring = table(p1(deck=["Jab"]), p2(), cards=JAB)
    for seat in ("P1", "P2"):
        assert mine(ring, seat)["deck"] == 21
        assert "Jab" not in str(ring.seen(seat))
    assert ring.g.known[handle(ring, "Jab")] == 0


@pytest.mark.proves("UVS-PRIV-02")
def test_a_card_that_is_looked_at_is_seen_by_that_player_alone() -> None:
    peek = asset(["Ability(FORM, (Look(Sel(2, YOU, (), (DECK,), top=True)), May((Mill(1),))))"])
    ring = table(p1(stage=["Peek"], deck=["Jab", "Key"], hand=[PAGE]), p2(), cards={**JAB, "Peek": peek})
    ring.play("P1: use Peek")
    assert ring.question == "P1 may"
    look = [event for event in ring.match.position.events if getattr(event, "verb", "") == "look"]
    assert look[0].data(0)["cards"] == ["Jab", "Key"]
    assert look[0].data(1)["cards"] == ["a card", "a card"]
    assert "Jab" not in str(mine(ring, "P2"))


# Revealing


SHOW = "Reveal(Sel(1, YOU, (), (HAND,)))"


def showing(word: str, **held: Any) -> Table:
    """P1 reveals something, and a choice of P2's comes before the effect is done."""
    asks = "May((Draw(1),), RIVAL)"
    cards: Cards = {**JAB, "Show": asset([f"Ability(FORM, ({word}, {asks}))"])}
    stage = ["Show", *held.pop("stage", [])]
    return table(p1(stage=stage, **held), p2(), cards=cards, tried=True).play("P1: use Show")


@pytest.mark.proves("UVS-REVEAL-01", "UVS-PUB-02", "UVS-PUB-03", "UVS-REVEAL-02")
def test_a_revealed_card_is_public_and_live_until_the_effect_is_done() -> None:
    ring = showing(SHOW, hand=["Jab"])
    h = handle(ring, "Jab")
    assert ring.question == "P2 may"
    assert is_public(ring.g, h)
    assert is_live(ring.g, h)
    assert mine(ring, "P2")["hand"] == ["Jab"]
    assert face(ring.g, h).speed == 3
    ring.play("P2: no")
    assert not is_public(ring.g, h)
    assert not is_live(ring.g, h)


@pytest.mark.proves("UVS-REVEAL-01")
def test_all_that_one_effect_reveals_is_hidden_again() -> None:
    two = "Reveal(Sel(1, YOU, (Type((ATTACK,)),), (HAND,))), Reveal(Sel(1, YOU, (Type((ASSET,)),), (HAND,)))"
    ring = showing(two, hand=["Jab", "Key"])
    assert is_public(ring.g, handle(ring, "Jab"))
    assert is_public(ring.g, handle(ring, "Key"))
    ring.play("P2: no")
    assert not [h for h in range(len(ring.g.flags)) if ring.g.flags[h] & REVEALED]


@pytest.mark.proves("UVS-REVEAL-01")
def test_the_effect_reads_what_it_has_revealed() -> None:
    word = "Reveal(Sel(1, YOU, (), (DECK,), top=True)), If(Is(Ref('revealed'), (Type((ATTACK,)),)), (Gain(1),))"
    assert showing(word, deck=["Jab"], hand=[PAGE], health=9)["P1.health"] == 10
    assert showing(word, deck=["Key"], hand=[PAGE], health=9)["P1.health"] == 9


@pytest.mark.proves("UVS-PUBY-01")
def test_a_change_of_publicity_gives_a_new_state() -> None:
    down = {"card": PAGE, "down": True}
    grant = "Grant(Sel(1, YOU, (State('face down'),)), trait='Tech')"
    word = f"{grant}, May((Gain(1),), RIVAL), Reveal(Sel(1, YOU, (State('face down'),)))"
    ring = showing(word, stage=[down], hand=[PAGE])
    assert ring["P1.cards.stage.2.traits"] == ["Tech"]
    ring.play("P2: no")
    assert ring["P1.cards.stage.2.traits"] == []
    after = f"Reveal(Sel(1, YOU, (State('face down'),))), {grant}"
    ring = showing(after, stage=[down], hand=[PAGE])
    assert ring["P1.cards.stage.2.traits"] == ["Tech"]
    ring.play("P2: no")
    assert ring["P1.cards.stage.2.traits"] == []  # and another one when it is hidden again


@pytest.mark.proves("UVS-REVEAL-03", "UVS-REVEAL-02")
def test_an_attack_that_is_revealed_in_the_stage_stays_there() -> None:
    word = "Reveal(Sel(1, YOU, (State('face down'),))), If(Is(Ref('revealed'), (Type((ATTACK,)),)), (Gain(1),))"
    ring = showing(word, stage=[{"card": "Jab", "down": True}], hand=[PAGE], health=9)
    h = handle(ring, "Jab")
    assert ring.question == "P2 may"
    assert ring["P1.health"] == 10  # everybody could read it
    assert "Jab" in mine(ring, "P2")["stage"][2]
    assert ring.g.zone[h] == STAGE
    ring.play("P2: no")
    assert ring.g.zone[h] == STAGE
    assert mine(ring, "P2")["stage"][2] == "face down"


@pytest.mark.proves("UVS-REVEAL-04")
def test_public_cards_may_be_revealed() -> None:
    word = "Grant(Sel(1, YOU, (), (MOMENTUM,), every=True), trait='Tech'), Reveal(Sel(1, YOU, (), (MOMENTUM,)))"
    ring = showing(word, momentum=[{"card": "Jab", "up": True}, {"card": "Key", "up": True}], hand=[PAGE])
    assert ring.question == "P1 reveal"
    ring.play("P1: Jab in momentum")
    assert ring.told_of("reveal")[-1]["cards"] == ["Jab"]
    ring.play("P2: no")
    assert ring["P1.cards.momentum.0.traits"] == ["Tech"]  # it was public before and after: no new state


# Searching


FIND = "Ability(FORM, (Search((DECK,), (Type((ATTACK,)),), (Move(Ref('searched'), HAND),), 1),))"


def search(ability: str, deck: list[str], **held: Any) -> Table:
    cards: Cards = {**JAB, "Find": asset([ability]), "Kick": attack()}
    ring = table(p1(stage=["Find"], deck=deck, hand=[PAGE], rest=3, **held), p2(), cards=cards)
    return ring.play("P1: use Find")


@pytest.mark.proves("UVS-SEARCH-01")
def test_a_search_looks_through_the_whole_zone() -> None:
    ring = search(FIND, [PAGE, "Jab", "Key", "Kick"])
    assert ring.options == ["done", "Jab in the deck", "Kick in the deck"]
    g = ring.g
    assert all(g.known[h] == 1 for h in g.deck[0])  # P1 sees every card, P2 none


@pytest.mark.proves("UVS-SEARCH-02")
def test_what_is_sought_by_its_kind_is_shown() -> None:
    ring = search(FIND, ["Jab"]).play("P1: Jab in the deck")
    ring.shuffle()
    assert ring.told_of("reveal")[-1]["cards"] == ["Jab"]
    assert "Jab" in mine(ring, "P2")["hand"]
    any_card = "Ability(FORM, (Search((DECK,), (), (Move(Ref('searched'), HAND),), 1),))"
    ring = search(any_card, ["Jab"]).play("P1: Jab in the deck")
    ring.shuffle()
    assert not ring.told_of("reveal")
    assert "Jab" not in mine(ring, "P2")["hand"]


@pytest.mark.proves("UVS-SEARCH-03")
def test_to_find_nothing_needs_no_proof() -> None:
    ring = search(FIND, ["Jab"]).play("P1: done")
    ring.shuffle()
    assert ring["P1.hand"] == [PAGE]
    assert not ring.told_of("reveal")
    assert all(ring.g.known[h] == 0 for h in ring.g.deck[0])  # and it is unknown again


@pytest.mark.proves("UVS-SEARCH-04")
def test_a_searched_deck_is_shuffled_once() -> None:
    both = FIND.replace("(DECK,)", "(DECK, DISCARDS)")
    ring = search(both, ["Jab"], discards=["Kick"]).play("P1: Kick in the discard pile")
    assert ring.question == "chance shuffle"
    ring.shuffle()
    assert len(ring.told_of("shuffle")) == 1
    pile = FIND.replace("(DECK,)", "(DISCARDS,)")
    ring = search(pile, ["Jab"], discards=["Kick"]).play("P1: Kick in the discard pile")
    assert not ring.told_of("shuffle")


@pytest.mark.proves("UVS-SEARCH-02")
def test_a_card_that_can_go_nowhere_goes_back() -> None:
    nowhere = "Ability(FORM, (Search((DECK,), (Type((ATTACK,)),), (Gain(1),), 1),))"
    ring = search(nowhere, ["Jab"]).play("P1: Jab in the deck")
    ring.shuffle()
    assert len(ring.g.deck[0]) == 4
    assert ring.g.transit == ()


# Removed cards


@pytest.mark.proves("UVS-REMOVE-01", "UVS-RFG-01", "UVS-PUB-03")
def test_remove_means_out_of_the_game_where_everybody_may_look() -> None:
    art = asset(["Ability(FORM, (Gain(1),), (Remove(This()),))"])
    ring = table(p1(stage=["Art"], hand=[PAGE]), p2(), cards={"Art": art}).play("P1: use Art")
    assert ring["P1.removed"] == ["Art"]
    assert mine(ring, "P2")["removed"] == ["Art"]
    assert is_live(ring.g, handle(ring, "Art"))


@pytest.mark.proves("UVS-RFG-02")
def test_a_card_removed_face_down_is_private() -> None:
    art = asset(["Ability(FORM, (Remove(Sel(1, YOU, (), (DECK,), top=True), facedown=True),))"])
    ring = table(p1(stage=["Art"], deck=["Jab"], hand=[PAGE]), p2(), cards={**JAB, "Art": art}).play("P1: use Art")
    assert mine(ring, "P1")["removed"] == ["Jab (face down)"]
    assert mine(ring, "P2")["removed"] == ["face down"]


@pytest.mark.proves("UVS-RFG-03", "UVS-RFG-04")
def test_effects_count_removed_cards_and_fetch_them() -> None:
    count = asset(["Ability(FORM, (Gain(Count(Sel(1, YOU, (), (REMOVED,), every=True))),))"])
    fetch = asset(["Ability(FORM, (Move(Sel(1, YOU, (), (REMOVED,)), HAND),))"])
    cards: Cards = {**JAB, "Count": count, "Fetch": fetch}
    ring = table(p1(stage=["Count", "Fetch"], removed=["Jab", "Key"], hand=[PAGE], health=9), p2(), cards=cards)
    ring.play("P1: use Count")
    assert ring["P1.health"] == 11
    assert not [option for option in ring.options if "Jab" in option or "Key" in option]  # nothing else moves them
    ring.play("P1: use Fetch", "P1: Jab removed from the game")
    assert ring["P1.hand"] == [PAGE, "Jab"]
    assert ring["P1.removed"] == ["Key"]
