"""Chapter Nemesis: M. Bison against Akuma, each with six Nemesis Events in place of the Character Events."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import kumite
from kumite.errors import Refusal
from kumite.games.sftmg.cards.nemesis import AKUMAS, BISONS
from kumite.games.sftmg.cards.roster import FIGHTERS, KINDS, NEMESES, STANDARD
from kumite.games.sftmg.components import COMPONENTS
from kumite.games.sftmg.grid import name
from kumite.games.sftmg.origins import facts
from kumite.games.sftmg.pages import about
from kumite.games.sftmg.position import NOBODY
from kumite.games.sftmg.printed import BAIT, DECKS, EVENT, FOCUS, OURS, PRINTED, STAGES, SUPER, is_attack_card, text
from kumite.games.sftmg.rules.harm import Harm
from tests.games.sftmg.modes.arena import HITS, arena, leaving, rolled, selecting, spine
from tests.games.sftmg.ringside import Ring, deck_of, fighter, ryu, side

BISON, AKUMA = NEMESES
OF = {BISON: "M. Bison", AKUMA: "Akuma"}
CARDS = {BISON: BISONS, AKUMA: AKUMAS}
DOJO = STAGES[0]


def bison(at: str, **held: Any) -> dict[str, Any]:
    return side(BISON, at, **held)


def akuma(at: str, **held: Any) -> dict[str, Any]:
    return side(AKUMA, at, **held)


def duel(p1: dict[str, Any], p2: dict[str, Any], **given: Any) -> Ring:
    return arena("nemesis", P1=p1, P2=p2, **given)


def agreed(first: str = BISON) -> Ring:
    """After Select! without a dispute, decks still to be shuffled."""
    ring = selecting("nemesis").play(f"P1: pick {first}", f"P2: pick {AKUMA if first == BISON else BISON}")
    return ring.play("P1: stage Dojo", "P2: stage Dojo")


def disputed(*hits: int) -> Ring:
    """Both want Akuma, and roll so many hits."""
    return rolled(selecting("nemesis").play(f"P1: pick {AKUMA}", f"P2: pick {AKUMA}"), *hits)


def names(ring: Ring) -> list[str]:
    return [str(ring[f"{seat}.fighter"]) for seat in ("P1", "P2")]


def hurt(ring: Ring, who: str) -> int:
    return int(ring[f"{who}.max"] - ring[f"{who}.health"])


# The table


@pytest.mark.proves("SFTMG-NEM-01", "SFTMG-RULING-77")
def test_two_players_and_nobody_but_these_two() -> None:
    ring = selecting("nemesis")
    assert ring.match.seats == ("P1", "P2")
    assert ring.options == [f"pick {BISON}", f"pick {AKUMA}"]
    assert spine(ring).house.wins == 2, "rounds as in Versus"
    for other in ("Ryu", "M. Bison", "Boss Akuma"):
        ring.refuses(f"pick {other}")
    why = ring.match.why_not("pick Ryu")
    assert (why.reason, why.rules) == ("Ryu is not for P1", ("SFTMG-NEM-01", "SFTMG-NEM-02"))


@pytest.mark.proves("SFTMG-NEM-01", "SFTMG-RULING-182")
@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"fighter1": "Ryu"}, "option fighter1 is 'Ryu'; it must be one of choose, random, Nemesis M. Bison"),
        ({"fighter2": "Akuma"}, "option fighter2 is 'Akuma'; it must be one of"),
        ({"fighter1": "Boss Akuma"}, "option fighter1 is 'Boss Akuma'"),
        ({"fighter1": AKUMA, "fighter2": AKUMA}, f"both play {AKUMA}; Nemesis is {BISON} against {AKUMA}"),
        ({"mirror": True}, "sftmg nemesis has no option 'mirror'"),
        ({"players": 3}, "sftmg nemesis has no option 'players'"),
        ({"fighter3": AKUMA}, "sftmg nemesis has no option 'fighter3'"),
        ({"boss": "random"}, "sftmg nemesis has no option 'boss'"),
    ],
)
def test_tables_that_cannot_be(options: dict[str, Any], words: str) -> None:
    with pytest.raises(Refusal) as caught:
        kumite.match("sftmg", mode="nemesis", options=options)
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.proves("SFTMG-NEM-01", "SFTMG-RULING-182")
@pytest.mark.parametrize("mode", ["versus", "team", "free-for-all", "classic arcade", "3-on-3", "tag team", "boss"])
def test_no_other_mode_has_the_two(mode: str) -> None:
    for cast in spine(selecting(mode)).house.casts:
        assert not {FIGHTERS[each] for each in NEMESES} & set(cast)
    with pytest.raises(Refusal, match=r"P1\.fighter is 'Nemesis Akuma'"):
        arena("versus", P1=akuma("e5"), P2=ryu("a1"))


@pytest.mark.proves("SFTMG-NEM-01")
@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"P1": ryu("a1")}, "P1.fighter is 'Ryu'; here it is Nemesis M. Bison or Nemesis Akuma"),
        ({"P2": side("Akuma", "a1")}, "P2.fighter is 'Akuma'; here it is"),
        ({"P2": side("Boss Akuma", "a1")}, "P2.fighter is 'Boss Akuma'"),
        ({"P2": bison("a1")}, f"both play {BISON}"),
        ({"P1": bison("e5", hand=["Broken Will"])}, f"'Broken Will', which is not in the Battle Deck of {BISON}"),
        ({"P3": bison("a1")}, "P3 is described, but this table has the seats P1, P2"),
        ({"continues": 1}, "the unknown entry 'continues'"),
    ],
)
def test_positions_that_cannot_be(given: dict[str, Any], words: str) -> None:
    with pytest.raises(Refusal) as caught:
        arena("nemesis", **{"P1": bison("e5"), "P2": akuma("c5"), **given})
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)


# The decks


@pytest.mark.proves("SFTMG-NEM-02", "SFTMG-NEM-04", "SFTMG-RULING-181")
@pytest.mark.parametrize("who", NEMESES)
def test_six_events_out_six_in_and_forty_cards(who: str) -> None:
    mine, standard = Counter(DECKS[FIGHTERS[who]]), Counter(DECKS[FIGHTERS[OF[who]]])
    out, new = standard - mine, mine - standard
    assert sum(out.values()) == sum(new.values()) == 6
    assert [KINDS[each.name] for each in CARDS[who]] == sorted(new)
    deck, regular = deck_of(who), [each for each in deck_of(OF[who]) if each.type == EVENT]
    assert len(deck) == 40
    assert len(regular) == 6
    assert not set(regular) & set(deck)
    counted = Counter([each.type for each in deck])
    assert (counted[EVENT], counted[BAIT], counted[FOCUS], counted[SUPER]) == (6, 4, 2, 2)
    assert len([each for each in deck if is_attack_card(each)]) == 26


@pytest.mark.proves("SFTMG-NEM-02", "SFTMG-NEM-05")
@pytest.mark.parametrize("who", NEMESES)
def test_the_standard_character_card_not_the_boss(who: str) -> None:
    mine, standard = fighter(who), fighter(OF[who])
    for of in ("move", "health", "ultra", "blocks", "gauge", "hand", "refill"):
        assert getattr(mine, of) == getattr(standard, of), of
    assert (mine.gauge, mine.blocks, mine.refill) == (8, 2, 0)
    other = AKUMA if who == BISON else BISON
    ring = duel(side(who, "d5", meter=8), side(other, "e5"))
    ring.p1(f"attack {other} with {fighter(OF[who]).ultra.name}")
    assert ring["P1.meter"] == 0


@pytest.mark.proves("SFTMG-COMP-10", "SFTMG-EVENT-03", "SFTMG-RULING-05")
def test_twelve_different_cards_ours_with_a_defense_of_two() -> None:
    cards = BISONS + AKUMAS
    assert len(cards) == next(each.count for each in COMPONENTS if each.name == "Nemesis Event card")
    assert len({each.name for each in cards}) == len({text(each) for each in cards}) == 12
    for each in cards:
        assert (each.type, each.defense) == (EVENT, 2)
        origins = {fact.about: fact.origin for fact in facts(each)}
        assert PRINTED not in origins.values()
        assert (origins["name"], origins["text"]) == (OURS, OURS)
        assert each.about


@pytest.mark.proves("SFTMG-EVENT-03", "SFTMG-RULING-05")
@pytest.mark.parametrize("event", [each.name for each in BISONS])
def test_each_of_his_boosts_a_block_by_two(event: str) -> None:
    ring = duel(akuma("c5", hand=["Gou Hadoken"]), bison("f5", hand=[event]))
    ring.p1(f"attack {BISON} with Gou Hadoken").p2("block", f"boost with {event}").quiet("chance block dice")
    assert ring.dice == 4


def test_the_pages_tell_of_both_and_of_their_cards() -> None:
    view = agreed().seen("P1")
    assert about(view, "akuma")[0].startswith("Akuma, Specialist"), "the standard one is meant"
    page = "\n".join(about(view, "nemesis akuma"))
    assert "1 Island Splitter" in page
    assert "Eyes of the Oni" not in page
    assert "1 in the deck of Nemesis M. Bison" in about(view, "violet inferno")[0]


# Select!


@pytest.mark.proves("SFTMG-NEM-02", "SFTMG-NEM-04", "SFTMG-NEM-05", "SFTMG-RULING-77", "SFTMG-RULING-180")
@pytest.mark.parametrize(("first", "second"), [(BISON, AKUMA), (AKUMA, BISON)])
def test_each_wants_another_so_nobody_rolls(first: str, second: str) -> None:
    ring = agreed(first)
    assert names(ring) == [first, second]
    assert ring.said("Rolled") == []
    g = spine(ring)
    assert [sorted(g.kind[h] for h in deck) for deck in g.deck] == [sorted(DECKS[FIGHTERS[n]]) for n in (first, second)]
    assert ring.question == "chance shuffle", "the altered decks are shuffled"
    ring.shuffle()
    assert (ring["P1.meter"], ring["P2.meter"]) == (0, 0)
    assert [ring[f"{each}.health"] for each in (first, second)] == [fighter(OF[n]).health for n in (first, second)]


@pytest.mark.proves("SFTMG-RULING-77")
def test_two_stages_named_and_chance_decides() -> None:
    ring = selecting("nemesis").play(f"P1: pick {BISON}", f"P2: pick {AKUMA}", "P1: stage Dojo")
    assert ring.question == "P2 stage"
    ring.p2("stage Air Force Base")
    assert ring.question == "chance stage"
    assert ring.options == ["stage Dojo", "stage Air Force Base"]


@pytest.mark.proves("SFTMG-RULING-180")
def test_whom_the_first_wants_is_told_before_the_second_answers() -> None:
    ring = selecting("nemesis").p1(f"pick {AKUMA}")
    assert ring.question == "P2 pick"
    assert ring.options == [f"pick {BISON}", f"pick {AKUMA}"]
    assert ring.match.question is not None
    assert ring.match.question.prompt == f"P1 wants {AKUMA}. Whom do you want to play?"
    assert names(ring) == ["None", "None"], "nobody has a Character yet"


@pytest.mark.proves("SFTMG-NEM-03", "SFTMG-RULING-03", "SFTMG-RULING-180")
@pytest.mark.parametrize(("hits", "winner", "loser"), [((3, 1), "P1", "P2"), ((0, 1), "P2", "P1")])
@pytest.mark.parametrize("chosen", NEMESES)
def test_both_want_the_same_and_four_dice_decide(hits: tuple[int, int], winner: str, loser: str, chosen: str) -> None:
    ring = disputed(*hits)
    assert [event["rules"] for event in ring.said("Rolled")] == [["SFTMG-NEM-03"]] * 2
    assert (ring.question, ring.options) == (f"{winner} pick", [f"pick {BISON}", f"pick {AKUMA}"])
    ring.play(f"{winner}: pick {chosen}")
    other = AKUMA if chosen == BISON else BISON
    assert (ring[f"{winner}.fighter"], ring[f"{loser}.fighter"]) == (chosen, other)
    assert ring.question == f"{loser} stage", "the loser picks the stage, and nobody else does"
    assert len(ring.options) == 4
    ring.play(f"{loser}: stage Dojo")
    assert (ring["stage"], ring.question) == ("Dojo", "chance shuffle")
    assert (ring["P1.meter"], ring["P2.meter"]) == (0, 0)


@pytest.mark.proves("SFTMG-NEM-03")
def test_a_tie_is_rolled_again() -> None:
    ring = disputed(2, 2)
    assert (ring.question, ring.dice) == ("chance order dice", 4)
    assert rolled(ring, 0, 0).question == "chance order dice", "and again"
    assert rolled(ring, 0, 4).question == "P2 pick"
    assert len(ring.said("Rolled")) == 6


@pytest.mark.proves("SFTMG-NEM-02", "SFTMG-RULING-180")
@pytest.mark.parametrize(
    ("options", "asked"),
    [
        ({"fighter1": AKUMA}, None),
        ({"fighter2": BISON}, None),
        ({"fighter1": "random"}, "chance pick"),
        ({"fighter2": "random"}, "P1 pick"),
        ({"fighter1": BISON, "fighter2": "random"}, None),
    ],
)
def test_what_the_table_says_is_not_disputed(options: dict[str, Any], asked: str | None) -> None:
    ring = selecting("nemesis", **options)
    if asked is not None:
        assert ring.question == asked
        ring.play(f"{asked.split()[0]}: pick {AKUMA}")
    ring.quiet("P1 stage")
    assert sorted(names(ring)) == sorted(NEMESES)
    assert ring.said("Rolled") == []
    for at, seat in ((0, "fighter1"), (1, "fighter2")):
        assert options.get(seat) in (None, "random", names(ring)[at])


# Ready!, Set!, Draw!


@pytest.mark.proves("SFTMG-NEM-06", "SFTMG-NEM-07", "SFTMG-NEM-08")
@pytest.mark.parametrize(("first", "second"), [("P1", "P2"), ("P2", "P1")])
def test_more_hits_choose_who_begins_and_the_first_player_takes_a_start_space(first: str, second: str) -> None:
    ring = rolled(agreed().shuffle(), 2, 2)
    assert ring.question == "chance order dice", "a tie is rolled again"
    rolled(ring, 3, 1)
    assert ring.options == ["first P1", "first P2"]
    ring.p1(f"first {first}")
    assert ring.question == f"{first} place"
    assert ring.options == [f"place {at}" for at in DOJO.versus]
    assert len(ring["objects"]) == sum(len(thing.spaces) for thing in DOJO.things)
    ring.play(f"{first}: place {DOJO.versus[1]}")
    stood = dict(zip(("P1", "P2"), [name(at) for at in spine(ring).at], strict=True))
    assert stood == {first: DOJO.versus[1], second: DOJO.versus[0]}
    assert (ring["P1.hand_size"], ring["P2.hand_size"]) == (5, 5)
    assert ring.question == f"{first} mulligan"
    put_back = next(option for option in ring.options if option != "keep")
    ring.play(f"{first}: {put_back}", f"{first}: keep").shuffle()
    assert (ring.question, ring[f"{first}.hand_size"]) == (f"{second} mulligan", 5), "one each"
    ring.play(f"{second}: keep")
    assert (ring.question, ring["turns"]) == (f"{first} move", 1)


@pytest.mark.proves("SFTMG-RULING-77", "SFTMG-RULING-78")
def test_a_match_is_two_rounds_won_and_time_out_may_be_agreed_on() -> None:
    ring = duel(bison("b5", wins=1), akuma("h5", health=1), stage="Dojo", shuffle=True)
    leaving(ring, Harm((1,), 1, "SFTMG-KNOCK-01"))
    assert ring.outcome == "P1"
    ring = duel(bison("b5"), akuma("h5", health=1), stage="Dojo", shuffle=True)
    leaving(ring, Harm((1,), 1, "SFTMG-KNOCK-01"))
    assert (ring.outcome, ring["P1.wins"]) == (None, 1)
    assert spine(selecting("nemesis", time_out=True)).house.time_out


@pytest.mark.proves("SFTMG-RULING-182")
def test_competitive_the_last_in_order_picks_and_the_first_has_the_other() -> None:
    ring = selecting("nemesis", setup="competitive").chance(HITS[4], HITS[0])
    assert (ring.question, ring.options) == ("P2 pick", [f"pick {BISON}", f"pick {AKUMA}"])
    ring.p2(f"pick {BISON}")
    assert names(ring) == [AKUMA, BISON]
    assert ring.question == "P1 stage"


@pytest.mark.proves("SFTMG-RULING-182")
def test_free_placement() -> None:
    ring = selecting("nemesis", placement="free").play(f"P1: pick {BISON}", f"P2: pick {AKUMA}")
    rolled(ring.play("P1: stage Dojo", "P2: stage Dojo").shuffle(), 4, 0).p1("first P1", "place e5")
    assert ring.question == "P2 place"
    assert "place e8" in ring.options
    assert "place e7" not in ring.options


# M. Bison's Nemesis Events


def test_the_whole_of_psycho_power_is_a_die_more_until_an_attack_hurts_him() -> None:
    held = ["The Whole of Psycho Power", "Psycho Shot", "Psycho Crusher"]
    ring = duel(bison("d5", hand=held), akuma("f5", hand=["Gou Hadoken"])).p1("play The Whole of Psycho Power")
    assert (ring["actions"], ring["P1.stays"]) == (2, ["The Whole of Psycho Power"])
    ring.p1(f"attack {AKUMA} with Psycho Shot").quiet("chance attack dice")
    assert ring.dice == 2 + 1
    ring.chance("B, B, B").quiet("P1 act")
    ring.p1("end").p2("stay", f"attack {BISON} with Gou Hadoken").quiet("chance attack dice")
    assert ring.dice == 3, "not the opponent's"
    ring.chance("H, H, H").quiet("P2 act")
    assert hurt(ring, BISON) > 0
    assert (ring["P1.stays"], ring["P1.discards"]) == ([], ["Psycho Shot", "The Whole of Psycho Power"])


def test_the_whole_of_psycho_power_stays_while_nothing_hurts() -> None:
    ring = duel(bison("d5", stays=["The Whole of Psycho Power"]), akuma("f5", hand=["Gou Hadoken"]), turn="P2")
    ring.p2(f"attack {BISON} with Gou Hadoken").quiet("chance attack dice").chance("B, B, B").quiet("P2 act")
    assert ring["P1.stays"] == ["The Whole of Psycho Power"]
    leaving(ring, Harm((0,), 1, "SFTMG-KNOCK-01"))
    assert ring["P1.stays"] == ["The Whole of Psycho Power"], "a Collision is no attack"


def test_violet_inferno_burns_and_confuses_within_three_spaces() -> None:
    held = ["Bait!", "Gou Hadoken"]
    ring = duel(bison("d5", hand=["Violet Inferno"]), akuma("g5", hand=held)).p1("play Violet Inferno")
    ring.quiet("P1 act")
    assert (ring["actions"], hurt(ring, AKUMA), ring["P2.hand_size"]) == (1, 2, 1)
    assert (hurt(ring, BISON), ring["P1.discards"]) == (0, ["Violet Inferno"])
    far = duel(bison("d5", hand=["Violet Inferno"]), akuma("h5", hand=held))
    assert "play Violet Inferno" not in far.options
    hidden = duel(bison("d5", hand=["Violet Inferno"]), akuma("f5", hand=held), large=["e5"])
    assert "play Violet Inferno" not in hidden.options, "nothing has a Range behind a large Object"


def test_he_was_never_there_moves_before_the_reveal_and_draws() -> None:
    ring = duel(bison("d5", hand=["He Was Never There"]), akuma("e5", hand=["Gou Shoryuken"]), turn="P2")
    ring.p2(f"attack {BISON} with Gou Shoryuken").p1("play He Was Never There")
    assert {"move a5", "move d9"} <= set(ring.options)
    assert "move i5" not in ring.options
    ring.p1("move b5").quiet("P2 act")
    assert (ring["P1.hand_size"], hurt(ring, BISON), ring[f"{BISON}.at"]) == (1, 0, "b5")
    assert "Missed" in ring.happened


@pytest.mark.parametrize(("meter", "left"), [(5, 3), (1, 0)])
def test_fear_me_demon_takes_two_cards_and_two_meter(meter: int, left: int) -> None:
    held = ["Bait!", "Gou Hadoken", "Demon's Grip"]
    ring = duel(bison("a1", hand=["Fear Me, Demon"], meter=3), akuma("i9", hand=held, meter=meter))
    ring.p1("play Fear Me, Demon").quiet("P1 act")
    assert (ring["P2.hand_size"], ring["P2.meter"], ring["P1.meter"], ring["actions"]) == (1, left, 3, 1)
    assert hurt(ring, AKUMA) == 0
    hidden = duel(bison("d5", hand=["Fear Me, Demon"]), akuma("f5", hand=held, meter=meter), large=["e5"])
    hidden.p1("play Fear Me, Demon").quiet("P1 act")
    assert (hidden["P2.hand_size"], hidden["P2.meter"]) == (3, meter), "he must look him in the eye (SFTMG-LOS-05)"


@pytest.mark.parametrize(("harm", "taken"), [(2, 0), (4, 1)])
def test_hell_sent_him_back_ignores_three_unblockable_damage(harm: int, taken: int) -> None:
    ring = duel(bison("d5", hand=["Hell Sent Him Back"]), akuma("f5"), turn="P2")
    leaving(ring, Harm((0,), harm, "SFTMG-KEY-07"))
    assert ring.question == "P1 brace"
    ring.p1("play Hell Sent Him Back").quiet("P2 act")
    assert (hurt(ring, BISON), ring["P1.meter"], ring["P1.discards"]) == (taken, 1, ["Hell Sent Him Back"])
    assert "play Hell Sent Him Back" not in duel(bison("d5", hand=["Hell Sent Him Back"]), akuma("f5")).options


@pytest.mark.parametrize(("health", "after"), [(12, 16), (3, 7), (13, None)])
def test_strength_of_the_broken_heals_four_of_the_wounded(health: int, after: int | None) -> None:
    ring = duel(bison("d5", hand=["Strength of the Broken"], health=health), akuma("f5", health=9))
    assert ("play Strength of the Broken" in ring.options) == (after is not None)
    if after is not None:
        ring.p1("play Strength of the Broken")
        assert (ring[f"{BISON}.health"], ring["P1.hand_size"], ring["actions"]) == (after, 1, 1)
        assert ring[f"{AKUMA}.health"] == 9


# Akuma's Nemesis Events


def test_killing_intent_costs_one_health_for_two_dice_and_a_stun() -> None:
    held = ["Killing Intent, Unbound", "Gou Hadoken", "Gou Hadoken"]
    ring = duel(akuma("d5", hand=held), bison("f5", hand=["Psycho Shot", "Bait!"])).p1("play Killing Intent, Unbound")
    assert (hurt(ring, AKUMA), ring["actions"]) == (1, 2)
    ring.p1(f"attack {BISON} with Gou Hadoken").quiet("chance attack dice")
    assert ring.dice == 3 + 2
    ring.chance("H, H, H, H, H").quiet("P1 act")
    assert ring["P2.hand_size"] == 1, "Stun 1"
    ring.p1(f"attack {BISON} with Gou Hadoken").quiet("chance attack dice")
    assert ring.dice == 3, "the next card only"
    last = duel(akuma("d5", hand=held, health=1), bison("f5"))
    assert "play Killing Intent, Unbound" not in last.options


def test_the_true_face_of_the_oni_is_dice_for_a_turn() -> None:
    held = ["True Face of the Oni", "Gou Hadoken", "Zugai Hasatsu"]
    ring = duel(akuma("d5", hand=held), bison("e5")).p1("play True Face of the Oni")
    assert (hurt(ring, AKUMA), ring["actions"], ring["P1.stays"]) == (1, 2, ["True Face of the Oni"])
    ring.p1(f"attack {BISON} with Zugai Hasatsu").quiet("chance attack dice")
    assert ring.dice == 3 + 1
    ring.quiet("P1 act").p1("end").quiet("P2 act").p2("end")
    assert (ring.question, ring["P1.stays"]) == ("P1 move", [])
    assert "True Face of the Oni" in ring["P1.discards"]
    last = duel(akuma("d5", hand=held, health=1), bison("f5"))
    assert "play True Face of the Oni" not in last.options


def test_the_island_splitter_hurts_and_drives_away() -> None:
    ring = duel(akuma("d5", hand=["Island Splitter"]), bison("f5")).p1("play Island Splitter")
    assert (hurt(ring, BISON), ring[f"{BISON}.at"], ring["actions"]) == (3, "h5", 1)
    assert hurt(ring, AKUMA) == 0
    wall = duel(akuma("g5", hand=["Island Splitter"]), bison("i5")).p1("play Island Splitter")
    assert (hurt(wall, BISON), wall[f"{BISON}.at"]) == (4, "i5"), "and into a Wall"
    assert "play Island Splitter" not in duel(akuma("d5", hand=["Island Splitter"]), bison("g5")).options


def test_no_distance_stands_beside_the_attacker_before_the_reveal() -> None:
    ring = duel(akuma("b5", hand=["No Distance"]), bison("f5", hand=["Psycho Shot"]), turn="P2")
    ring.p2(f"attack {AKUMA} with Psycho Shot").p1("play No Distance")
    assert {"place e4", "place e5", "place g6"} <= set(ring.options)
    assert "place d5" not in ring.options
    ring.p1("place e5").quiet("P2 act")
    assert (ring[f"{AKUMA}.at"], hurt(ring, AKUMA)) == ("e5", 0)
    assert ring["P1.meter"] >= 1
    assert "Missed" in ring.happened, "Psycho Shot reaches from 2 on"


def test_no_distance_comes_to_nothing_where_he_does_not_see_the_attacker() -> None:
    """M. Bison looks out between two Objects; from where Akuma stands there is no line to two corners of his space."""
    walls = ["e7", "f6"]
    ring = duel(akuma("d5", hand=["No Distance"]), bison("f7", hand=["Psycho Shot"]), turn="P2", large=walls)
    ring.p2(f"attack {AKUMA} with Psycho Shot").p1("play No Distance")
    assert (ring.question, ring[f"{AKUMA}.at"], ring["P1.meter"]) == ("chance attack dice", "d5", 0)


def missed(at: str) -> Ring:
    """He shoots from f5 at Akuma, and no die hits."""
    ring = duel(akuma(at, hand=["Price of a Miss"]), bison("f5", hand=["Psycho Shot"]), turn="P2")
    ring.p2(f"attack {AKUMA} with Psycho Shot").p1("block", "done").quiet("chance attack dice")
    return ring.chance(", ".join(["B"] * ring.dice))


def test_the_price_of_a_miss_is_four_near_him() -> None:
    ring = missed("c5").quiet("P1 whiff")
    assert ring.options == ["pass", "play Price of a Miss"]
    ring.p1("play Price of a Miss")
    assert (hurt(ring, BISON), ring["P1.discards"]) == (4, ["Price of a Miss"])
    far = missed("b5").quiet("P1 whiff", "P2 act")
    assert "play Price of a Miss" not in far.options
    assert (hurt(far, BISON), far["P1.hand"]) == (0, ["Price of a Miss"])


def test_a_death_worth_having_is_one_more_action_and_a_card() -> None:
    ring = duel(akuma("d5", hand=["A Death Worth Having"], health=15), bison("f5")).p1("play A Death Worth Having")
    assert (ring["actions"], ring["P1.hand_size"], ring["P2.hand_size"]) == (3, 1, 0)
    assert ring[f"{AKUMA}.health"] == 15
    well = duel(akuma("d5", hand=["A Death Worth Having"], health=16), bison("f5"))
    assert "play A Death Worth Having" not in well.options


def test_nobody_else_and_no_standard_deck_has_these_cards() -> None:
    mine = {KINDS[each.name] for each in BISONS + AKUMAS}
    for who in STANDARD:
        assert not mine & set(DECKS[FIGHTERS[who]])
    assert NOBODY not in mine
