"""What a newcomer reads: lines that say enough, cards named by what they are, options about the right things."""

from __future__ import annotations

import pytest

from kumite.games.universus import letters
from kumite.games.universus.book import book, places
from kumite.games.universus.hints import hint
from kumite.games.universus.letters import about
from tests.games.universus.ringside import PAGE, Table, asset, attack, foundation, p1, p2, table


def lines(ring: Table) -> list[str]:
    return [event["text"] for event in ring.told]


def at(ring: Table, option: str) -> tuple[str, ...]:
    view = ring.match.view(ring.asked.who)
    assert option in view["question"]["options"], view["question"]["options"]
    return places(view, option)


# The log


@pytest.mark.proves("UVS-CHECK-03", "UVS-CHECK-04")
def test_a_check_tells_what_it_is_against_and_what_it_came_to() -> None:
    luck = "Ability(CONTINUOUS, (CheckBonus(2),))"
    cards = {"Hard": foundation(difficulty=4), "Luck": asset([luck])}
    ring = table(p1(hand=["Hard", PAGE], stage=["Luck"]), p2(), cards=cards)
    ring.play("P1: play Hard")
    assert lines(ring)[1:3] == ["P1 checks Blank Page: 3 + 2 = 5 against 4.", "P1 passes the check with 5."]


@pytest.mark.proves("UVS-BSTEP-11")
def test_a_block_is_against_speed_and_modifier() -> None:
    cards = {"Jab": attack(speed=3), "Wall": foundation(block="+2 mid")}
    ring = table(p1(hand=["Jab"]), p2(hand=["Wall"]), cards=cards)
    ring.play("P1: play Jab").on("P2 block").play("P2: block with Wall")
    assert "P2 checks Blank Page: 3 against 5." in lines(ring)


@pytest.mark.parametrize(
    ("gain", "line"),
    [
        ("Grant(TheAttack(), Keyword('Stun', 2))", "P1's Jab gains Stun: 2."),
        ("Grant(TheAttack(), trait='Kick')", "P1's Jab gains Kick."),
        ("Grant(TheAttack(), ability=Ability(ENHANCE, (Draw(1),)))", "P1's Jab gains an Enhance ability."),
        ("Grant(TheAttack(), ability=Ability(FORM, (Draw(1),), name='Bow'))", "P1's Jab gains Bow."),
    ],
)
@pytest.mark.proves("UVS-GAINKW-01", "UVS-GAINTR-01", "UVS-GAINAB-02")
def test_what_a_card_gains_is_named(gain: str, line: str) -> None:
    cards = {"Jab": attack(), "Coach": asset([f"Ability(ENHANCE, ({gain},))"])}
    ring = table(p1(pool=["Jab"], stage=["Coach"]), p2(), cards=cards, attack="P1")
    ring.play("P1: use Coach")
    assert line in lines(ring)


@pytest.mark.proves("UVS-HEALTH-04")
def test_nobody_reads_less_than_no_health() -> None:
    ring = table(p1(hand=["Jab"]), p2(health=2), cards={"Jab": attack(damage=5)})
    ring.play("P1: play Jab").on()
    assert ring["P2.health"] == -3
    assert "P2 loses 5 health (0 left)." in lines(ring)
    assert "  Health 0 of 25 .........." in "\n".join(letters.board(ring.match.view(0)))


@pytest.mark.proves("UVS-NEG-01")
def test_below_nothing_the_number_counts_while_the_game_goes_on() -> None:
    """UVS-EX-61: somebody may be kept from losing."""
    stays = "Ability(CONTINUOUS, (Rule(CANNOT, Event(V_DEFEAT, YOU)),))"
    cards = {"Jab": attack(damage=5), "Charm": asset([stays])}
    ring = table(p1(hand=["Jab", PAGE]), p2(health=2, stage=["Charm"]), cards=cards)
    ring.play("P1: play Jab").on("P1 form")
    assert "  Health -3 of 25" in "\n".join(letters.board(ring.match.view(0)))


# Questions


@pytest.mark.proves("UVS-CLRP-06")
def test_it_is_said_which_attack_may_go_to_momentum() -> None:
    ring = table(p1(hand=["Jab", "Hook"]), p2(), cards={"Jab": attack(), "Hook": attack()})
    ring.play("P1: play Jab").on("P1 form").play("P1: pass").on("P1 momentum")
    assert ring.match.question is not None
    assert ring.match.question.prompt == "Put Jab into momentum, or discard it"


@pytest.mark.proves("UVS-SEARCH-02")
def test_who_picks_out_of_a_deck_by_a_test_sees_what_it_is_and_not_where() -> None:
    call = "Ability(FORM, (Move(Sel(1, DOER, (Named('Elm'),), (DECK,)), HAND),))"
    cards = {"Call": asset([call]), "Oak": foundation(), "Elm": foundation()}
    ring = table(p1(stage=["Call"], deck=["Oak", "Elm"]), p2(), cards=cards, options={"windows": "open"})
    ring.play("P1: use Call")
    assert ring.options == ["Elm in the deck"]
    assert at(ring, "Elm in the deck") == ("P1.deck",)


@pytest.mark.proves("UVS-GAINKW-02")
def test_two_instances_of_a_keyword_are_numbered_by_its_name() -> None:
    cards = {"Jab": attack(keywords=["Stun: 1", "Stun: 2"])}
    ring = table(p1(pool=["Jab"]), p2(stage=[PAGE] * 5), cards=cards, attack="P1")
    assert ring.options == ["pass", "use Jab: Stun #1", "use Jab: Stun #2"]
    ring.play("P1: use Jab: Stun #2")
    assert ring["P2.stage"].count("Blank Page (committed)") == 2
    assert ring.match.view(0)["attack"]["keywords"] == ["Stun: 1", "Stun: 2"]


# Places


@pytest.mark.proves("UVS-CHECK-05")
def test_only_what_lies_in_the_stage_is_committed_or_used() -> None:
    cards = {"Hard": foundation(difficulty=4), "Lamp": foundation(["Ability(FORM, (Draw(1),), (Commit(This()),))"])}
    ring = table(p1(hand=["Hard"], stage=["Lamp"], pool=["Lamp"]), p2(), cards=cards, tried=True)
    assert at(ring, "use Lamp") == ("P1.stage.2",)
    ring.play("P1: play Hard")
    assert at(ring, "commit Lamp") == ("P1.stage.2",)


# Cards as they are


@pytest.mark.proves("UVS-KMULT-01", "UVS-FDATK-01")
def test_a_multiple_copy_is_called_by_what_it_copies() -> None:
    ice = asset(["Ability(ENHANCE, (Draw(1),))"])
    cards = {"Flurry": attack(keywords=["Multiple: 1"]), "Oak": foundation(), "Ice": ice}
    ring = table(p1(pool=["Flurry"], momentum=[PAGE], deck=["Oak"], stage=["Ice"]), p2(), cards=cards, attack="P1")
    ring.play("P1: use Flurry")
    for seat in (0, 1):
        view = ring.match.view(seat)
        assert view["stack"] == ["Flurry"]
        assert view["seats"]["P1"]["cards"]["pool"][1]["copy"] == "Flurry"
    assert ring.match.view(1)["seats"]["P1"]["cards"]["pool"][1]["name"] == "face down"


@pytest.mark.proves("UVS-ATTCH-01")
def test_an_attached_card_says_what_to() -> None:
    cards = {"Ribbon": foundation(["Ability(FORM, (Attach(This()),))"])}
    ring = table(p1(stage=["Ribbon"]), p2(), cards=cards)
    assert "to" not in ring["P1.cards.stage"][1]
    ring.play("P1: use Ribbon")
    assert ring["P1.cards.stage"][1]["to"] == "P1.stage.1"
    assert ring["P1.cards.stage"][0]["starting"]


@pytest.mark.proves("UVS-ATTUNE-01", "UVS-INF-01")
def test_the_book_tells_attuned_symbols_and_infinity() -> None:
    cards = book()["cards"]
    assert cards["Borrowed Wind"]["symbols"] == ["water", "attuned air", "void"]
    assert cards["Deep Breath"]["symbols"] == ["infinity"]
    assert "infinity" in book()["symbols"]


# Skill trees


@pytest.mark.proves("UVS-SKILL-01", "UVS-SKILL-02")
def test_a_skill_tree_can_be_read_before_it_is_unlocked() -> None:
    (tree,) = book()["cards"]["Sister Quill the Still Hour"]["trees"]
    assert tree["name"] == "Book of Hours"
    assert len(tree["abilities"]) == 4
    page = " ".join(about(table(p1(), p2()).match.view(0), "sister quill"))
    assert "Skill tree Book of Hours" in page
    assert "3. Sext-Form Commit: Freeze 2 rival foundations." in " ".join(page.split())


@pytest.mark.proves("UVS-SKILL-03")
def test_an_unlocked_ability_tells_its_text() -> None:
    ring = table(p1(character="Sister Quill the Still Hour", unlocked=3, hand=[PAGE]), p2())
    wanted = "Sext-Form Commit: Freeze 2 rival foundations."
    assert hint(ring.match.view(0), "use Sister Quill the Still Hour") == wanted


@pytest.mark.proves("UVS-TENAC-01")
def test_a_tenacious_ability_is_not_lost_by_committing() -> None:
    ring = table(
        p1(character="Mirri Vell the Firecracker", hand=["Hard"]), p2(), cards={"Hard": foundation(difficulty=4)}
    )
    ring.play("P1: play Hard")
    said = hint(ring.match.view(0), "commit Mirri Vell the Firecracker")
    assert "Lit Fuse" in said
    assert "Crackle" not in said
