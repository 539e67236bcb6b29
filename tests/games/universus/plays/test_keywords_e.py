"""Keyword abilities, Echo to Gauge."""

from typing import Any

import pytest

from tests.games.universus.ringside import PAGE, Table, attack, backup, character, foundation, p1, p2, table

Cards = dict[str, dict[str, Any]]
WALL = foundation(block="+0 mid")
HIGH_WALL = foundation(block="+0 high")


# Echo


ECHO: Cards = {
    "Jab": attack(difficulty=3, keywords=["Echo"], check=5),
    "Five": foundation(check=5),
    "Zero": foundation(check=0),
}


def echoing(**held: Any) -> Table:
    side = {"hand": ["Jab", PAGE, "Five"], "pool": [PAGE, PAGE], "momentum": [PAGE], "deck": ["Five"] * 6, **held}
    ring = table(p1(**side), p2(), cards=ECHO)
    return ring.play("P1: play Jab").on("P1 respond")


@pytest.mark.proves("UVS-KECHO-01", "UVS-PLAYCD-05", "UVS-PLAYCD-07")
def test_echo_plays_the_attack_again_and_flips_it() -> None:
    ring = echoing()
    ring.play("P1: use Jab").play("P1: play Jab")
    assert ring["P1.momentum"] == []
    assert len(ring.told_of("pass")) == 2  # a 5 against 3 + 2 both times
    ring.on("P1 form")
    assert ring["P2.health"] == 25 - 6
    assert ring["P1.pool"] == [PAGE, PAGE, "Jab (face down)"]
    assert "play Jab" not in ring.options


@pytest.mark.proves("UVS-KECHO-01")
def test_echo_is_for_the_very_next_form() -> None:
    ring = echoing()
    ring.play("P1: use Jab")
    assert "play Jab" in ring.options
    ring.play("P1: play Blank Page")
    assert ring.options == ["pass", "play Five"]
    assert ring["P1.pool"] == [PAGE, PAGE, "Jab", PAGE]


@pytest.mark.proves("UVS-KECHO-01")
def test_without_echo_nothing_is_flipped() -> None:
    ring = echoing()
    ring.play("P1: pass").on("P1 form")
    assert ring["P1.pool"][-1] == "Jab"
    assert "play Jab" not in ring.options


@pytest.mark.proves("UVS-KECHO-01", "UVS-RULING-77")
def test_a_replay_that_fails_is_discarded() -> None:
    ring = echoing(deck=["Five", "Zero"])
    ring.play("P1: use Jab").play("P1: play Jab").on("P2 form")
    assert "Jab" in ring["P1.discards"]


@pytest.mark.proves("UVS-KECHO-01", "UVS-RULING-77")
def test_on_the_rivals_turn_there_is_no_next_form() -> None:
    cards: Cards = {"Jab": attack(), "Back": attack(keywords=["Echo", "Reversal"]), "Wall": WALL}
    ring = table(p1(hand=["Jab", PAGE, PAGE]), p2(hand=["Wall", "Back"], momentum=[PAGE], stage=[PAGE]), cards=cards)
    ring.play("P1: play Jab").on("P2 block").play("P2: block with Wall").on("P2 respond").play("P2: use Back")
    ring.on("P2 respond").play("P2: use Back")
    assert ring["P2.momentum"] == []
    assert ring.on("P1 form").options == ["pass", "play Blank Page"]
    ring.play("P1: play Blank Page")
    assert not [effect for effect in ring.g.effects if effect.on >= 0]  # the permission is over


@pytest.mark.proves("UVS-KECHO-02")
def test_the_flipped_attack_does_not_go_to_momentum() -> None:
    ring = echoing()
    ring.play("P1: use Jab").play("P1: play Jab").on("P1 form", "P1 respond")
    ring.on("P1 form").play("P1: pass").on("P2 form", "P1 momentum")
    assert ring.question == "P2 form"
    assert "Jab" in ring["P1.discards"]
    assert ring["P1.momentum"] == []
    once = echoing()
    once.play("P1: pass").on("P1 form").play("P1: pass")
    assert once.question == "P1 momentum"


@pytest.mark.proves("UVS-KECHO-03")
def test_no_echo_on_a_face_down_attack() -> None:
    copy = (
        "Ability(FORM, (Move(Sel(1, YOU, (), (DECK,), top=True), POOL, facing='down'), "
        "PlayCopy(Ref('moved'), Sel(1, YOU, (Named('Jab'),), (DISCARDS,))), PutOnStack(Ref('moved'))))"
    )
    cards = {**ECHO, "Mirror": foundation([copy])}
    ring = table(p1(stage=["Mirror"], discards=["Jab"], momentum=[PAGE], hand=[PAGE]), p2(), cards=cards)
    ring.play("P1: use Mirror").on("P1 form", "P1 respond")
    assert ring["P2.health"] == 22  # the copy attacked ...
    assert ring.question == "P1 form"  # ... and its Echo was not offered


# Elusive


@pytest.mark.proves("UVS-KELUS-01", "UVS-PLAYCD-02")
def test_the_first_attack_spares_an_elusive_backup() -> None:
    cards: Cards = {"Jab": attack(damage=1), "Shade": backup(keywords=["Elusive"]), "Pal": backup()}
    ring = table(p1(hand=["Jab", "Jab"]), p2(stage=["Shade", "Pal"]), cards=cards).play("P1: play Jab")
    assert ring.options == ["attack the character", "attack P2's Pal"]
    ring.play("P1: attack the character").on("P1 form").play("P1: play Jab")
    assert ring.options == ["attack the character", "attack P2's Shade", "attack P2's Pal"]


@pytest.mark.proves("UVS-KELUS-01")
def test_a_failed_attempt_is_no_first_attack() -> None:
    cards: Cards = {
        "Jab": attack(difficulty=9),
        "Quick": attack(keywords=["Reversal"]),
        "Shade": backup(keywords=["Elusive"]),
        "Hit": attack(),
    }
    ring = table(p1(hand=["Jab", "Quick"]), p2(stage=["Shade"]), cards=cards)
    assert ring.play("P1: play Jab").on("P2 form").question == "P2 form"
    assert ring.g.attacks == [0, 0]


# EX and Powerful, Flash


@pytest.mark.proves("UVS-KEX-01", "UVS-KPOWER-01")
@pytest.mark.parametrize(("word", "prop"), [("EX", "speed"), ("Powerful", "damage")])
def test_momentum_makes_the_attack_better(word: str, prop: str) -> None:
    cards = {"Jab": attack(keywords=[f"{word}: 2"]), "A": foundation(), "B": foundation(), "Wall": WALL}
    ring = table(p1(hand=["Jab"], momentum=["A", "B", PAGE]), p2(hand=["Wall"]), cards=cards)
    ring.play("P1: play Jab", "P1: use Jab")
    assert "done" not in ring.options  # at least one
    ring.play("P1: A in momentum", "P1: B in momentum")
    assert "done" in ring.options
    ring.play("P1: Blank Page in momentum")
    other = {"speed": "damage", "damage": "speed"}[prop]
    assert (ring[f"attack.{prop}"], ring[f"attack.{other}"]) == (9, 3)
    assert ring["P1.momentum"] == []


@pytest.mark.proves("UVS-KEX-01", "UVS-KPOWER-01")
@pytest.mark.parametrize("word", ["EX", "Powerful"])
def test_without_momentum_there_is_nothing_to_pay(word: str) -> None:
    ring = table(p1(hand=["Jab"]), p2(hand=["Wall"]), cards={"Jab": attack(keywords=[f"{word}: 2"]), "Wall": WALL})
    assert ring.play("P1: play Jab").question == "P2 block"


@pytest.mark.proves("UVS-KFLASH-01")
def test_flash_skips_the_enhance_step() -> None:
    help_ = foundation(["Ability(ENHANCE, (Draw(1),))"])
    jab = attack(["Ability(BLITZ, (Draw(1),))"], keywords=["Flash"])
    ring = table(p1(hand=["Jab"], stage=["Help"]), p2(hand=["Wall"]), cards={"Jab": jab, "Help": help_, "Wall": WALL})
    assert ring.play("P1: play Jab").question == "P2 block"


@pytest.mark.proves("UVS-KFLASH-02")
def test_gaining_flash_ends_the_enhance_step() -> None:
    gains = foundation(["Ability(ENHANCE, (Grant(TheAttack(YOU), Keyword('Flash')), Draw(1)), (Commit(This()),))"])
    other = foundation(["Ability(ENHANCE, (Draw(1),))"])
    cards = {"Jab": attack(), "Gains": gains, "Other": other, "Wall": WALL}
    ring = table(p1(hand=["Jab"], stage=["Gains", "Other"]), p2(hand=["Wall"], stage=["Other"]), cards=cards)
    ring.play("P1: play Jab", "P1: use Gains")
    assert ring.told_of("draw")  # that effect was carried out to its end
    assert ring.question == "P2 block"


# Frenzy and Gauge


@pytest.mark.proves("UVS-KFRENZY-01", "UVS-RULING-34")
def test_frenzy_counts_the_attacks_that_were_blocked_this_turn() -> None:
    cards: Cards = {"Jab": attack(), "Rage": attack(keywords=["Frenzy"]), "Wall": WALL, "High": HIGH_WALL}
    ring = table(
        p1(hand=["Jab", "Jab", "Jab", "Rage"], stage=[PAGE] * 6),
        p2(hand=["Wall", "High", "Wall"], stage=[PAGE] * 6),
        cards=cards,
    )
    ring.play("P1: play Jab").on("P2 block").play("P2: block with Wall").on("P1 form")
    ring.play("P1: play Jab").on("P2 block", "P1 commit").play("P2: block with High")
    while ring.question == "P2 commit":
        ring.play("P2: commit Blank Page")
    ring.on("P1 form").play("P1: play Jab")
    while ring.question == "P1 commit":
        ring.play("P1: commit Blank Page")
    ring.on("P1 form")  # this one was not blocked
    ring.play("P1: play Rage")
    while ring.question == "P1 commit":
        ring.play("P1: commit Blank Page")
    ring.play("P1: use Rage").on("P2 block")
    assert (ring["attack.speed"], ring["attack.damage"]) == (5, 5)


def gauge(damage: int) -> Table:
    cards: Cards = {
        "Ada": character(version="1"),
        "Ada (Old)": character(version="2"),
        "Bob": character(version="1"),
        "Jab": attack(damage=damage, keywords=["Gauge: 4"]),
    }
    side = p1(character="Ada 1", hand=["Jab"], deck=[PAGE, "Bob 1", "Ada (Old) 2"])
    ring = table(side, p2(), cards=cards).play("P1: play Jab", "P1: use Jab")
    return ring.on("P1 may", "P1 form")


@pytest.mark.proves("UVS-KGAUGE-01", "UVS-SEARCH-04", "UVS-RULING-48")
def test_gauge_finds_another_of_the_character() -> None:
    ring = gauge(4)
    ring.play("P1: yes")
    assert ring.begins("Ada")
    assert not ring.begins("Bob")
    ring.play(f"P1: {ring.begins('Ada')[0]}").shuffle()
    assert ring["P1.stage"][1] == "Ada (Old) 2 (attached)"
    assert len(ring.told_of("shuffle")) == 1


@pytest.mark.proves("UVS-KGAUGE-01", "UVS-RULING-48")
def test_gauge_wants_enough_damage() -> None:
    assert gauge(3).question == "P1 form"
