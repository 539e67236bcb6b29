"""What a sentence comes to at the table, where its tree alone would not show it."""

from __future__ import annotations

import pytest

from kumite.cards.faces import compile_text
from kumite.english.lower.ability import lower_card
from kumite.games.universus.english.abilities import written_out
from kumite.games.universus.tags.abilities import tags_of_ability
from kumite.games.universus.terms import TYPES, V_CHECK, V_PASS, V_TRY
from tests.english.lower.lowering import ability, does, lowered, tree
from tests.games.ufs.ringside import table as older
from tests.games.universus.ringside import PAGE, Table, asset, attack, backup, character, foundation, p1, p2, table

BOTH = "Choose(Sel(1, RIVAL, (Type((FOUNDATION,)),))), {}(Ref('chosen')), {}(Ref('chosen'))"


def told(text: str, wording: str = "universus", kind: str = "foundation") -> list[str]:
    return [part.tree for part in compile_text(text, wording, kind, "Test Card")]


# Two verbs, one card


@pytest.mark.proves("UVS-EFF-08")
def test_a_card_that_one_verb_cannot_be_done_to_is_chosen_all_the_same() -> None:
    cards = {
        "Jab": attack(),
        "Ice": foundation(told("Enhance: Commit and freeze 1 rival foundation.")),
        "Elm": foundation(),
    }
    theirs = p2(stage=[{"card": "Elm", "committed": True}, PAGE])
    ring = table(p1(hand=["Jab", PAGE], stage=["Ice"]), theirs, cards=cards).play("P1: play Jab", "P1: use Ice")
    ring.play(f"P1: {next(text for text in ring.options if 'Elm' in text)}")
    assert ring["P2.stage"][1:] == ["Elm (committed, frozen)", PAGE]


def test_two_verbs_have_one_object() -> None:
    for text, first, second in (("Commit and freeze", "Commit", "Freeze"), ("Seal and commit", "Seal", "Commit")):
        assert does(f"Enhance: {text} 1 rival foundation.") == tree(BOTH.format(first, second))
    assert does("Enhance: Freeze and seal all rival foundations.") == tree(
        "Choose(Sel(99, RIVAL, (Type((FOUNDATION,)),), every=True)), Freeze(Ref('chosen')), Seal(Ref('chosen'))"
    )
    assert does("Enhance: Flip and seal your character.") == tree("Flip(Yours()), Seal(Yours())")
    paid = ability("Enhance Seal and commit 1 foundation: Draw 1 card.")  # both must be possible
    assert paid.cost == tree("Seal(Sel(1, DOER, (Type((FOUNDATION,)),))), Commit(Ref('sealed'))")
    price = ability("Enhance: Draw 1 card. Your rival may commit and freeze 1 foundation to cancel this ability.")
    assert "Choose" not in repr(price)


@pytest.mark.proves("UVS-ABTHAT-01")
def test_such_an_ability_does_it_to_what_there_was_to_choose_from() -> None:
    tags = tags_of_ability(ability("Enhance: Commit and freeze 1 rival foundation."))
    assert {"commits: rival", "freezes: rival", "commits foundations"} <= set(tags)
    assert not {"commits: own", "freezes: own", "commits characters"} & set(tags)
    theirs = tags_of_ability(ability("Enhance: Your rival seals and commits 1 of their foundations."))
    assert "commits: rival" in theirs
    assert "commits: own" not in theirs


# While this card is in your staging area


@pytest.mark.proves("UFS-RULING-34")
@pytest.mark.parametrize(
    ("text", "ready", "spent"),
    [
        ("While this card is in your staging area, your attacks get +2 damage.", 5, 5),
        ("While this card is ready in your staging area, your attacks get +2 damage.", 5, 3),
        ("While this card is ready, your attacks get +2 damage.", 5, 3),
        ("While this card is committed, your attacks get +2 damage.", 3, 5),
    ],
)
def test_what_holds_in_the_stage_does_not_hold_in_the_card_pool(text: str, ready: int, spent: int) -> None:
    cards = {"Jab": attack(["Ability(ENHANCE, (Draw(1),))"]), "Bell": asset(told(text, "ufs", "asset"))}
    for side, damage in (
        (p1(stage=["Bell", PAGE, PAGE]), ready),
        (p1(stage=[{"card": "Bell", "committed": True}, PAGE, PAGE]), spent),
        (p1(stage=[PAGE, PAGE], pool=["Bell"]), 3),
    ):
        ring = older({"hand": ["Jab"], **side}, p2(), cards=cards).play("P1: play Jab")
        assert ring["attack.damage"] == damage
    plain = {"Jab": cards["Jab"], "Bell": asset(told("Your attacks get +2 damage.", "ufs", "asset"))}
    ring = older(p1(hand=["Jab"], stage=[PAGE, PAGE], pool=["Bell"]), p2(), cards=plain).play("P1: play Jab")
    assert ring["attack.damage"] == 5


def test_a_character_speaks_in_the_stage_only_and_has_no_need_to_say_so() -> None:
    assert not ability("While this card is ready, your attacks get +1 damage.", on="character").riders
    assert ability("While this card is ready, your attacks get +1 damage.").riders


# Difficulty


@pytest.mark.proves("UVS-RULING-118")
def test_the_difficulty_of_foundations_changes_in_stages_too() -> None:
    waits = "Form: Foundation cards get +1 difficulty this turn."
    asks = "Form: Ready all foundations with a difficulty of 2 or more."
    lying = [{"card": PAGE, "committed": True}]
    cards = {"Fog": foundation(told(waits)), "Sun": asset(told(asks, kind="asset"))}
    ring = table(p1(hand=[PAGE], stage=["Fog", "Sun", *lying]), p2(), cards=cards)
    ring.play("P1: use Sun")
    assert ring["P1.stage"][3] == f"{PAGE} (committed)"
    ring.play("P1: use Fog", "P1: use Sun")
    assert ring["P1.stage"][3] == PAGE


def test_attacks_have_a_difficulty_as_they_are_played() -> None:
    for cards in ("attacks", "attack cards"):
        assert "zones=(4, 6)" in repr(does(f"Enhance: Your {cards} get +1 difficulty this turn."))
    assert "zones=(0, 4, 6)" in repr(does("Enhance: Non-attack cards get +1 difficulty this turn."))


# Stun


@pytest.mark.proves("UVS-KSTUN-01")
def test_whom_this_attacks_stun_has_commit() -> None:
    text = "Enhance: Freeze 1 foundation committed by this attack's Stun ability."
    assert "whose=1" in repr(does(text, on="attack"))
    assert "whose=3" in repr(does(text))  # the attack may be the rival's
    assert "whose=3" in repr(does(text.replace("Enhance", "Enhance [Momentum]"), on="attack"))


# Your Combat Phase, your turn


def reversed_on_their_turn(text: str) -> Table:
    cards = {"Jab": attack(), "Vow": foundation(told(text, "ufs")), "Kick": attack()}
    mine = p1(hand=["Kick"], stage=["Vow", PAGE, PAGE], deck=[PAGE] * 9)
    ring = older(mine, p2(hand=["Jab"], stage=[PAGE, PAGE]), cards=cards, turn="P2")
    return ring.play("P2: play Jab").on("P1 enhance").play("P1: use Vow")


@pytest.mark.parametrize("keyword", ["", "Safe and "])
def test_on_the_rivals_turn_your_combat_phase_is_still_to_come(keyword: str) -> None:
    text = f"E Commit: Until the end of your Combat Phase, your attacks get {keyword}+2 damage."
    ring = reversed_on_their_turn(text).on("P1 form").play("P1: play Kick")
    assert ring["attack.damage"] == 5
    there = "E Commit: Until the end of the Combat Phase, your attacks get +2 damage."
    ring = reversed_on_their_turn(there).on("P1 form").play("P1: play Kick")
    assert ring["attack.damage"] == 3
    assert lowered(text.replace("your attacks", "your opponent's attacks"), "ufs").ability is None
    assert lowered("E: Your attacks get +2 damage until the end of your Combat Phase.", "ufs").ability is None
    assert "until=5" in repr(does("F: Until the end of your Combat Phase, your attacks get +2 damage.", "ufs"))


def test_the_end_of_your_turn_comes_on_your_turn() -> None:
    text = "Enhance: Build 1 backup from your discard pile. Sacrifice that backup at the end of your turn."
    cards = {"Jab": attack(), "Call": foundation(told(text)), "Page": backup()}
    held = {"stage": ["Call", PAGE, PAGE], "discards": ["Page"], "hand": [PAGE]}
    ring = table(p1(**held), p2(hand=["Jab"], stage=[PAGE, PAGE]), cards=cards, turn="P2")
    ring.play("P2: play Jab").on("P1 enhance").play("P1: use Call")
    assert "Page" in ring["P1.stage"]
    ring.on("P1 form")
    assert "Page" in ring["P1.stage"]
    ring.on("P2 form")
    assert "Page" not in ring["P1.stage"]
    ring = table({**held, "hand": ["Jab"]}, p2(hand=[PAGE]), cards=cards).play("P1: play Jab", "P1: use Call")
    ring.on("P2 form")
    assert "Page" not in ring["P1.stage"]  # this turn's end


# Keywords, and what abilities do


def test_a_line_that_repeats_a_keyword_gives_no_second_one() -> None:
    text = "Breaker: 1\n\nE: Draw 1 card."
    one = [found.words for found in lower_card(text, "ufs", TYPES.index("attack"), "Test Card", ("Breaker: 1", "Kick"))]
    assert len(one) == 1
    for keywords in (("Breaker: 2",), (), None):
        assert len(lower_card(text, "ufs", TYPES.index("attack"), "Test Card", keywords)) == 2


def test_a_line_that_is_no_ability_by_itself_goes_on_with_the_one_before_it() -> None:
    text = "Form: Draw 1 card.\n\n{}\n\nForm: Gain 1 health."
    for line, parts in (("Only playable once per turn.", 2), ("Your attacks get +1 speed.", 3), ("Lighten it.", 3)):
        found = lower_card(text.format(line), "universus", TYPES.index("foundation"), "Test Card")
        assert [one.ability is None for one in found] == [line == "Lighten it." and at == 1 for at in range(parts)]
    (alone,) = lower_card("Only playable once per turn.", "universus", TYPES.index("foundation"), "Test Card")
    assert alone.ability is None


@pytest.mark.proves("UVS-DRAW-01", "UVS-ABTHAT-01")
def test_to_draw_is_to_add_to_ones_own_hand() -> None:
    waits = "R: After your opponent plays an ability that draws or adds cards to their hand, gain 1 vitality."
    trigger = ability(waits, "ufs").trigger
    assert trigger == tree("Event(V_ABILITY, RIVAL, does=('adds to hand: own',))")[0]
    assert "adds to hand: own" in tags_of_ability(ability("Enhance: Draw 1 card."))
    assert "adds to hand: own" not in tags_of_ability(ability("Enhance: Your rival draws 1 card."))


# Where a response is played from


@pytest.mark.proves("UFS-RULING-59", "UFS-ABIL-05", "UFS-CONF-02")
@pytest.mark.parametrize("bracket", ["", " [Card Pool]"])
def test_after_a_block_with_it_a_card_is_in_the_card_pool(bracket: str) -> None:
    """With the bracket or without; anything else needs it."""
    blocks, other = (
        f"R{bracket}: After you block with this card, gain 2 vitality.",
        "R: After you block, gain 2 vitality.",
    )
    for text, offered in ((blocks, True), (other, False)):
        cards = {"Jab": attack(), "Wall": foundation(told(text, "ufs"), block="+0 mid")}
        ring = older(p1(hand=["Jab", PAGE]), p2(hand=["Wall"], health=20), cards=cards)
        ring.play("P1: play Jab").on("P2 block").play("P2: block with Wall")
        assert (ring.question == "P2 respond") == offered
    assert not ability("R: After your opponent blocks this attack, draw 1 card.", "ufs", "attack").riders
    assert not ability("Response: After you block with this card, draw 1 card.").riders  # UVS-RESP-04


@pytest.mark.proves("UFS-RULING-59", "UFS-ABIL-05", "UFS-CONF-02")
@pytest.mark.parametrize(
    "event", ["this card is destroyed", "this card enters your discard pile", "you check this card"]
)
def test_after_it_has_come_to_the_discard_pile_it_is_played_there(event: str) -> None:
    """By effect or by a check; another card that goes there says nothing."""
    keeper = foundation(told(f"R: After {event}, gain 2 vitality.", "ufs"))
    axe = asset(told("E Destroy 1 foundation: This attack gets +1 damage.", "ufs", "asset"))
    for loses in ("Keeper", "Rock"):
        cards = {"Jab": attack(), "Keeper": keeper, "Rock": foundation(), "Axe": axe}
        checked, lost = ([loses], "Rock") if event == "you check this card" else ([PAGE], loses)
        ring = older(p1(hand=["Jab"], stage=["Axe", lost], deck=checked, health=20), p2(), cards=cards)
        ring.play("P1: play Jab")
        if event != "you check this card":
            ring.on("P1 enhance").play("P1: use Axe")
        assert any(option.startswith("use Keeper") for option in ring.options) == (loses == "Keeper")


# While its own card is being played

TRIED = {
    "R Discard 1 card: After you make a check to play this card, that check gets +2.": 20,
    "R: After you make a check to play this card, gain 2 vitality.": 22,
    "R: After you attempt to play this card, gain 2 vitality.": 22,
    "R: After you pass the check to play this card, gain 2 vitality.": 22,
}


def trying(text: str, kind: str = "attack", difficulty: int = 3, **more: object) -> Table:
    """P1 plays the card, and P2 could say something, too."""
    cards = {
        "Lunge": {**attack(told(text, "ufs", kind), difficulty=difficulty), "type": kind},
        "Jab": attack(difficulty=0),
        "Wall": foundation(block="+9 mid"),
    }
    ring = older(p1(hand=["Lunge", "Jab"], health=20), p2(hand=["Wall", "Lunge"]), cards=cards, **more)
    return ring.play("P1: play Lunge")


@pytest.mark.proves("UFS-RULING-60")
@pytest.mark.parametrize("text", TRIED)
def test_a_response_to_the_check_for_its_own_card(text: str) -> None:
    ring = trying(text, difficulty=5 if "+2" in text else 3)
    assert (ring.question, "use Lunge" in ring.options) == ("P1 respond", True)
    ring.play("P1: use Lunge").on("P1 respond", "P1 enhance", "P1 block", "P2 block")
    assert (ring["P1.pool"], ring["P1.health"]) == (["Lunge"], TRIED[text])
    assert not any(ring.g.ears[verb] for verb in (V_CHECK, V_TRY, V_PASS))  # there it waits for nothing any more


@pytest.mark.proves("UFS-RULING-60")
def test_a_response_to_failing_that_check() -> None:
    text = "R: After you fail the check to play this card, gain 2 vitality."
    ring = trying(text, difficulty=10).on("P1 respond")
    assert ring.play("P1: use Lunge")["P1.health"] == 22
    assert trying(text).on("P1 respond", "P2 block").question == "P2 block"  # it is passed


@pytest.mark.proves("UFS-RULING-60", "UFS-ABIL-05")
@pytest.mark.parametrize("text", TRIED)
def test_no_other_card_of_that_name_answers(text: str) -> None:
    """The copies in the hand, in the card pool and in the staging area are not being played."""
    cards = {"Lunge": attack(told(text, "ufs", "attack")), "Wall": foundation(block="+9 mid"), "Jab": attack()}
    ring = older(p1(hand=["Lunge", "Jab"], pool=["Lunge"]), p2(hand=["Wall"]), cards=cards).play("P1: play Jab")
    assert ring.on("P1 respond", "P2 block").question == "P2 block"


@pytest.mark.proves("UFS-RULING-60")
def test_where_a_response_about_its_own_check_can_be_played_goes_without_saying() -> None:
    found = ability("R: After you make a check to play this card, draw 1 card.", "ufs")
    assert "[" not in written_out(found)
    assert ability("Response: After you make a check to play this card, draw 1 card.").riders == ()
    assert ability("R: After you make a check to play an attack, draw 1 card.", "ufs").riders == ()


# The first turn


def test_the_first_turn_of_the_game_starts_once_for_each_player() -> None:
    cards = {
        "Early Bird": character(told("At the start of your first turn of the game, lose 2 health.", kind="character"))
    }
    bird = {"character": "Early Bird", "rest": 30}
    ring = table(bird, dict(bird), phase="setup", first="P1", cards=cards).on("P1 form")
    assert (ring["P1.health"], ring["P2.health"]) == (23, 25)
    ring.play("P1: play Blank Page").on("P2 form")
    assert (ring["P1.health"], ring["P2.health"]) == (23, 23)
    ring.play("P2: play Blank Page").on("P1 form")
    assert (ring["P1.health"], ring["P2.health"]) == (23, 23)


# Bonuses and increases


@pytest.mark.proves("UVS-BONUS-02", "UVS-PEN-02")
@pytest.mark.parametrize(
    ("text", "change", "speed"),
    [
        ("This attack cannot receive any speed bonuses.", "This attack's speed becomes 9.", 9),
        ("This attack cannot receive any speed bonuses.", "This attack gets +2 speed.", 3),
        ("The speed of this attack cannot be increased.", "This attack's speed becomes 9.", 3),
        ("The speed of this attack cannot be increased.", "Double this attack's speed.", 3),
        ("This attack cannot receive speed penalties.", "Reduce this attack's speed to 1.", 1),
        ("The speed of this attack cannot be reduced.", "Reduce this attack's speed to 1.", 3),
    ],
)
def test_no_bonuses_is_less_than_no_increase(text: str, change: str, speed: int) -> None:
    cards = {
        "Jab": attack(told("Enhance: Draw 1 card.", kind="attack")),
        "Lid": foundation(told(f"Enhance Commit: {text}")),
        "Key": foundation(told(f"Enhance Commit: {change}")),
    }
    ring = table(p1(hand=["Jab"], stage=["Lid", "Key", PAGE]), p2(), cards=cards).play("P1: play Jab", "P1: use Lid")
    assert ring.on("P1 enhance").play("P1: use Key")["attack.speed"] == speed


# During this attack


@pytest.mark.proves("UVS-THISATK-01")
@pytest.mark.parametrize(
    ("text", "later"),
    [
        ("The next time you destroy a foundation during this attack, gain 5 health.", False),
        ("Each time you destroy a foundation during this attack, gain 5 health.", False),
        ("If you destroy a foundation during your attack, gain 5 health.", False),
        ("If you destroy a foundation during an attack, gain 5 health.", True),
    ],
)
def test_during_this_attack_is_not_during_the_next_one(text: str, later: bool) -> None:
    cards = {
        "Jab": attack(told(f"Enhance: {text}", kind="attack")),
        "Hook": attack(),
        "Axe": foundation(told("Enhance [Once per Enhance Step]: Destroy 1 foundation.")),
    }
    mine = p1(hand=["Jab", "Hook"], stage=["Axe", PAGE, PAGE], health=5, deck=[PAGE] * 4)
    fresh = table(mine, p2(), cards=cards).play("P1: play Jab", "P1: use Jab")
    assert felled(fresh)["P1.health"] == 10
    later_on = table(mine, p2(), cards=cards).play("P1: play Jab", "P1: use Jab").on("P1 form").play("P1: play Hook")
    assert felled(later_on.on("P1 enhance"))["P1.health"] == (10 if later else 5)


def felled(ring: Table) -> Table:
    ring.play("P1: use Axe")
    return ring.play(f"P1: {next(text for text in ring.options if PAGE in text)}")


# This turn, after


@pytest.mark.proves("UVS-RULING-201", "UVS-FIRED-07")
@pytest.mark.parametrize(
    ("text", "health"),
    [
        ("This turn, after you play an attack, gain 1 health.", 7),
        ("For the rest of this turn, after you play an attack, gain 1 health.", 7),
        ("The next time you play an attack this turn, gain 1 health.", 6),
    ],
)
def test_what_happens_after_an_event_all_turn_happens_every_time(text: str, health: int) -> None:
    cards = {"Jab": attack(), "Hook": attack(), "Vow": foundation(told(f"Form Commit: {text}"))}
    mine = p1(hand=["Jab", "Hook", PAGE], stage=["Vow", PAGE, PAGE], health=5, deck=[PAGE] * 4)
    ring = table(mine, p2(), cards=cards).play("P1: use Vow", "P1: play Jab").on("P1 form").play("P1: play Hook")
    assert ring["P1.health"] == health


# Played as a block


def test_a_card_described_as_a_block_was_played_as_one() -> None:
    """UVS-BLK-03"""
    broom = foundation(told("Enhance Commit, discard 1 card played as a block from your card pool: Gain 1 health."))
    cards = {"Jab": attack(), "Broom": broom, "Wall": foundation(block="+0 mid")}
    for role, pays in (("block", True), ("played", False)):
        theirs = p2(stage=["Broom"], pool=[{"card": "Wall", "as": role}, PAGE])
        ring = table(p1(hand=["Jab", PAGE]), theirs, cards=cards).play("P1: play Jab")
        assert (ring.question == "P2 enhance") is pays
        if pays:
            ring.play("P2: use Broom")
            assert ring["P2.pool"] == [PAGE]


# One of each


def test_one_foundation_and_asset_are_two_cards() -> None:
    """UVS-TYPE-01"""
    each = does("Enhance: Destroy 1 foundation and 1 asset.")
    assert does("Enhance: Destroy 1 foundation and asset.") == each
    assert each[0].then == does("Enhance: Destroy 1 foundation. Destroy 1 asset.")
    assert does("Enhance: Destroy 1 foundation or asset.") != each
    many = "Enhance: Destroy all rival assets {} foundations."
    assert does(many.format("and")) == does(many.format("or"))
    cards = {"Raze": foundation(told("Form Commit: Your rival commits 1 foundation and asset.")), "Cup": asset()}
    ring = table(p1(stage=["Raze"], hand=[PAGE]), p2(stage=[PAGE, "Cup"]), cards=cards).play("P1: use Raze")
    assert ring["P2.stage"][1:] == [f"{PAGE} (committed)", "Cup (committed)"]
