"""Every mode of the miniatures game in a real browser: what it has on the table besides, and how it is chosen."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.house import House
from tests.web.conftest import DESKTOP, PHONE
from tests.web.playing import Clicker, my_turn, new_table
from tests.web.test_games import check_over
from tests.web.test_pages import LOOKS, sideways, violations

BRAWL: dict[str, Any] = {
    "mode": "free-for-all",
    "options": {"players": 6},
    "stage": "Dojo",
    "shuffle": True,
    "P1": {"fighter": "Ryu", "at": "d5", "meter": 4, "hand": ["Hadoken", "Short Uppercut", "Shoryuken", "Bait!"]},
    "P2": {"fighter": "Ken", "at": "e5", "health": 1, "hand": ["Chin Buster", "Hurricane Kick"]},
    "P3": {"fighter": "Sagat", "at": "f5", "health": 3, "hand": ["Step High Kick", "Quick Tiger Shot"]},
    "P4": {"fighter": "Chun-Li", "at": "d4", "health": 3, "hand": ["Kikoken", "Hakkei"]},
    "P5": {"fighter": "Zangief", "at": "f6", "health": 3, "hand": ["Iron Elbow", "Big Boot"]},
    "P6": {"fighter": "Vega", "at": "d6", "health": 3, "hand": ["Cosmic Heel", "Sky High Claw"]},
}
TAG: dict[str, Any] = {
    "mode": "tag team",
    "stage": "Dojo",
    "shuffle": True,
    "P1": {"fighter": "Ryu", "at": "d5", "meter": 2, "hand": ["Hadoken", "Bait!"]},
    "P2": {"fighter": "Sagat", "at": "g5", "hand": ["Tiger Rage"]},
    "P3": {"fighter": "Ken", "meter": 2, "hand": ["Hurricane Kick", "Quick Step"]},
    "P4": {"fighter": "Vega", "hand": ["Izuna Drop"]},
}
BOSS: dict[str, Any] = {
    "mode": "boss",
    "stage": "Dojo",
    "shuffle": True,
    "P1": {"fighter": "Ryu", "at": "a1", "hand": ["Hadoken"]},
    "P2": {"fighter": "Ken", "at": "d5", "health": 1, "hand": ["Bait!"]},
    "P3": {"fighter": "Chun-Li", "at": "f5", "health": 1, "hand": ["Bait!"]},
    "P4": {"fighter": "Boss M. Bison", "at": "e5", "meter": 9, "hand": ["Iron Heel", "Psycho Comet", "Iron Heel"]},
}
TOKENS: dict[str, Any] = {
    "phase": "move",
    "options": {"power_up": True},
    "power_ups": {"lying": ["e5", "c7"], "saved": {"P1": ["Health"], "P2": ["Draw"]}, "used": ["Discard"]},
    "P1": {"fighter": "Ryu", "at": "d5", "health": 12, "hand": ["Hadoken"]},
    "P2": {"fighter": "Sagat", "at": "g5", "health": 20, "hand": ["Tiger Rage", "Teep"]},
}
JOINED: dict[str, Any] = {
    "options": {"more_stages": "two"},
    "stage": "Dojo",
    "joined": {"E": {"stage": "Shopping District", "turned": "left", "gap": "i5"}},
    "gone": ["Eb5"],
    "P1": {"fighter": "Ryu", "at": "h5", "hand": ["Hadoken"]},
    "P2": {"fighter": "Sagat", "at": "Eb5"},
}
THREE: dict[str, Any] = {
    "mode": "3-on-3",
    "stage": "Dojo",
    "benches": {"P1": ["Ken", "Vega"], "P2": ["Chun-Li"]},
    "P1": {"fighter": "Ryu", "at": "d5", "health": 3, "hand": ["Hadoken"]},
    "P2": {"fighter": "Sagat", "at": "g5"},
}
AT_THE_WALL: dict[str, Any] = {
    "options": {"more_stages": "two"},
    "P1": {"fighter": "Ryu", "at": "h5", "hand": ["Joudan Sokutou Geri"]},
    "P2": {"fighter": "Sagat", "at": "i5"},
}
CONTINUED = re.compile("1 of the challengers, 1 of the boss|0 of the challengers, 2 of the boss")
WATCH = """() => {
  window.seen = { guards: [], out: 0, turns: [] };
  const look = () => {
    const guard = document.querySelector(".besides p")?.innerText ?? "";
    if (!window.seen.guards.includes(guard)) window.seen.guards.push(guard);
    window.seen.out = Math.max(window.seen.out, document.querySelectorAll("section.side.out").length);
    const turn = document.querySelector("li[aria-current]")?.innerText ?? "";
    if (!window.seen.turns.includes(turn)) window.seen.turns.push(turn);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  look();
}"""


class Brawler(Clicker):
    """Does what begins with one of its words, and anything otherwise."""

    words: tuple[str, ...] = ("attack ", "block", "ex")

    def try_to(self, seen: dict[str, Any]) -> None:
        wanted = [option for word in self.words for option in seen["options"] if option.startswith(word)]
        if wanted:
            self.choose(wanted[0])
        else:
            super().try_to(seen)


def sit(page: Page, position: dict[str, Any], bot: str = "greedy") -> dict[str, Any]:
    """At a table with this position, drawn, with the first question open."""
    seats = len([key for key in position if re.fullmatch(r"P\d", key)])
    new_table(page, game="sftmg", position=position, seats=["human", *[bot] * (seats - 1)])
    expect(page.get_by_role("grid")).to_be_visible()
    return my_turn(page)


def side(page: Page, seat: str) -> Any:
    """The panel of a seat at a table of many."""
    return page.locator("section.side").filter(has=page.locator(".tags", has_text=re.compile(rf"^{seat}\b")))


def besides(page: Page) -> Any:
    return page.get_by_role("region", name="Beside the stage")


def choose(page: Page, option: str) -> None:
    page.locator(f'#options [data-option="{option}"]').click()


@pytest.mark.parametrize(("size", "seed"), [(DESKTOP, 1), (PHONE, 2)])
def test_a_free_for_all_with_five_bots_to_its_end(
    newcomer: Callable[..., Page], house: House, size: dict[str, int], seed: int
) -> None:
    page = newcomer(size)
    sit(page, BRAWL)
    page.evaluate(WATCH)
    expect(page.locator("section.side")).to_have_count(6)
    expect(page.locator(".figure")).to_have_count(6)
    order = page.get_by_role("list", name="Turn order").get_by_role("listitem")
    assert [name.strip() for name in order.all_inner_texts()] == ["Ryu", "Ken", "Sagat", "Chun-Li", "Zangief", "Vega"]
    expect(page.locator("li[aria-current]")).to_have_text("Ryu")
    expect(besides(page)).to_contain_text("nobody has it")
    assert sideways(page) <= 0
    Brawler(page, seed).play()
    check_over(page, house)
    seen = page.evaluate("window.seen")
    assert any("more Block Di" in guard for guard in seen["guards"]), seen
    assert len(seen["turns"]) >= 2, seen
    expect(page.locator("section.side.out")).to_have_count(5)
    expect(page.locator("section.side.out").first).to_contain_text("K.O.")
    expect(page.locator(".plate.over")).to_contain_text("wins!")
    assert sideways(page) <= 0


def test_a_partner_is_tagged_in(page: Page) -> None:
    sit(page, TAG)
    stage = page.get_by_role("grid", name="Stage Dojo")
    expect(page.locator(".figure")).to_have_count(2)
    expect(side(page, "P3").locator(".tags")).to_have_text("P3 · ally · waits")
    expect(side(page, "P2").locator(".tags")).to_have_text("P2 · rival")
    expect(besides(page)).to_contain_text("Tag Team tokens of team 1")
    expect(besides(page).get_by_text("3 left")).to_have_count(2)
    partner = page.locator("details", has_text="Ken's hand")
    partner.locator("summary").click()
    expect(partner).to_contain_text("Hurricane Kick")
    expect(page.locator(".hand details")).to_have_count(1)  # nobody shows a rival's
    choose(page, "tag in Ken")
    expect(side(page, "P1").locator(".tags")).to_contain_text("waits")
    expect(side(page, "P3").locator(".tags")).not_to_contain_text("waits")
    expect(stage.get_by_role("button", name=re.compile("Ken"))).to_have_count(1)
    expect(stage.get_by_role("button", name=re.compile("Ryu"))).to_have_count(0)


def test_a_tag_team_token_is_spent(page: Page) -> None:
    seen, brawler = sit(page, TAG), Brawler(page, 3)
    brawler.words = ("token for ", "bring ")
    for _ in range(60):
        if besides(page).get_by_text("2 left").count():
            break
        assert not seen["over"]
        brawler.decide(seen)
        seen = my_turn(page, seen["question"])
    expect(besides(page).get_by_text("2 left").first).to_be_visible()


def test_a_boss_has_challenge_cards_and_challengers_continue(page: Page) -> None:
    seen = sit(page, BOSS)
    boss = side(page, "P4")
    expect(boss.locator("h3")).to_contain_text("Boss M. Bison")
    expect(boss.locator(".meter i")).to_have_count(12)
    expect(boss.get_by_role("img", name="P4's Meter: 9 of 12")).to_be_visible()
    expect(boss.locator('rect[stroke="#9a4fe0"]')).to_have_count(1)
    expect(boss.locator(".tags")).to_have_text("P4 · rival")
    expect(side(page, "P2").locator(".tags")).to_have_text("P2 · ally")
    expect(besides(page)).to_contain_text("None yet. 20 more in the deck.")
    expect(besides(page)).to_contain_text("2 of the challengers, 0 of the boss")
    brawler = Brawler(page, 4)
    brawler.words = ("end", "token ", "stay", "keep", "hold", "done")
    for _ in range(60):
        if besides(page).get_by_text(CONTINUED).count() or seen["over"]:
            break
        brawler.decide(seen)
        seen = my_turn(page, seen["question"])
    card = besides(page).locator(".card")
    expect(card.locator("b")).to_have_text(re.compile(r"\w+"))
    expect(card).to_contain_text(re.compile(r"(For the boss|For every challenger|[A-Z]).*more in the deck"))
    expect(besides(page)).to_contain_text(CONTINUED)
    assert violations(page) == []


def test_power_up_tokens_are_found_and_used(page: Page) -> None:
    sit(page, TOKENS)
    stage = page.get_by_role("grid")
    expect(stage.get_by_role("button", name="e5, a facedown Power-Up token")).to_be_visible()
    expect(page.locator(".tokens g")).to_have_count(2)
    expect(besides(page)).to_contain_text("2 facedown; they may be")
    mine = page.get_by_role("region", name="Side of Ann")
    expect(mine.locator(".token svg")).to_have_count(1)
    expect(page.get_by_role("img", name="Opposing Power-Up token: Draw")).to_be_visible()
    stage.get_by_role("button", name="e5, a facedown Power-Up token").click()
    expect(page.locator('#options [data-option="save"]')).to_be_visible()
    choose(page, "save")
    expect(mine.locator(".token svg")).to_have_count(2)
    expect(page.locator(".tokens g")).to_have_count(1)
    health = mine.locator('[data-place="token Health"].ready')
    expect(health.first).to_be_visible()
    health.first.click()
    expect(mine.locator(".token svg")).to_have_count(1)
    expect(mine.locator(".number")).to_contain_text("14")


def test_a_joined_stage_lies_beside_the_first(newcomer: Callable[..., Page]) -> None:
    for size in (DESKTOP, PHONE):
        page = newcomer(size)
        sit(page, JOINED)
        stage = page.get_by_role("grid", name="Stage Dojo, nine by nine; east of it Shopping District")
        expect(stage.get_by_role("gridcell")).to_have_count(162)
        expect(besides(page)).to_contain_text("Shopping District east, passage i5/Ea5")
        expect(page.locator(".walls circle")).to_have_count(1)
        stage.get_by_role("button", name="i5, passage to or from Shopping District").focus()
        page.keyboard.press("ArrowRight")
        assert page.evaluate("document.activeElement?.dataset.at") == "Ea5"
        assert sideways(page) <= 0
        page.keyboard.press("Enter")
        expect(stage.get_by_role("button", name="Ea5, Ryu, passage to or from Shopping District")).to_be_visible()


def test_a_wall_breaks_and_a_stage_is_chosen(page: Page) -> None:
    for seed in range(8):  # the dice decide whether the attack hits
        seen, brawler = sit(page, AT_THE_WALL, "random"), Brawler(page, seed)
        for _ in range(6):
            if seen["over"] or any(option.startswith("join ") for option in seen["options"]):
                break
            brawler.decide(seen)
            seen = my_turn(page, seen["question"])
        if any(option.startswith("join ") for option in seen["options"]):
            break
    page.locator('[data-place="stage Dojo"].ready').click()
    page.locator("dialog[open] [data-option='join Dojo']").click()
    expect(page.get_by_role("grid").get_by_role("gridcell")).to_have_count(162)
    expect(besides(page)).to_contain_text("Dojo east")


def test_every_mode_can_be_chosen_in_the_form(page: Page) -> None:
    page.goto("/new?game=sftmg&against=greedy")
    seats = page.locator(".seats .seat")
    expect(seats).to_have_count(2)
    for mode, size, wanted in [
        ("Team", ("Teams", "2v2v2"), ["Team 1", "Team 2", "Team 3", "Team 1", "Team 2", "Team 3"]),
        ("Free-for-all", ("Players", "5"), ["Seat"] * 5),
        ("Boss", None, ["Team 1", "Team 1", "Team 1", "Team 2"]),
        ("Nemesis", None, ["Seat"] * 2),
        ("Tag team", ("Tag teams", "3-on-3"), ["Team 1", "Team 2"] * 3),
    ]:
        page.get_by_role("radio", name=re.compile(f"^{mode}")).check()
        if size is not None:
            field = page.get_by_label(size[0], exact=True)
            if field.evaluate("one => one.tagName") == "SELECT":
                field.select_option(size[1])
            else:
                field.fill(size[1])
        expect(seats).to_have_count(len(wanted))
        for at, word in enumerate(wanted):
            expect(seats.nth(at)).to_contain_text(word)
    page.get_by_text("Options of the game").click()
    expect(page.get_by_label("Power up")).to_be_visible()
    expect(page.get_by_label("More stages")).to_be_visible()
    expect(page.get_by_label("Fighter6")).to_be_visible()
    page.get_by_role("button", name="Set up the table").click()
    expect(page.get_by_role("list", name="Seats").get_by_role("listitem")).to_have_count(6)


def test_a_strip_is_a_row_of_nine(page: Page) -> None:
    sit(page, {"mode": "classic arcade", "P1": {"fighter": "Ryu", "at": "d5"}, "P2": {"fighter": "Sagat", "at": "e5"}})
    cells = page.get_by_role("grid").get_by_role("gridcell")
    expect(cells).to_have_count(9)
    expect(cells.nth(3).get_by_role("button")).to_have_attribute("aria-label", "d5, Ryu")


def test_those_who_come_next_wait_beside_their_player(page: Page) -> None:
    sit(page, THREE)
    mine = page.get_by_role("region", name="Side of Ann")
    expect(mine.get_by_role("button", name="Ken comes next")).to_be_visible()
    expect(mine.get_by_role("button", name="Vega comes next")).to_be_visible()
    expect(page.get_by_role("button", name="Chun-Li comes next")).to_be_visible()
    mine.get_by_role("button", name="Vega comes next").click()
    expect(page.locator("dialog[open]")).to_contain_text("Battle Deck")


def test_text_mode_tells_the_same(page: Page) -> None:
    sit(page, {**BOSS, "challenge": "Relentless"})
    page.keyboard.press("t")
    fight = page.get_by_role("region", name="The fight")
    expect(fight).to_contain_text("turn order P1, P2, P3, P4")
    expect(fight).to_contain_text("Boss Challenge: Relentless. For the boss")
    expect(fight).to_contain_text("Continue tokens: 2 of the challengers, 0 of the boss")
    expect(page.get_by_role("region", name="Side of P4")).to_contain_text("9 of 12 Meter, team 2")


@pytest.mark.parametrize(("size", "scheme"), LOOKS)
def test_axe_finds_nothing_serious_in_any_mode(
    newcomer: Callable[..., Page], size: dict[str, int], scheme: str
) -> None:
    page = newcomer(size, color_scheme=scheme)
    found = {}
    for name, position in [("tag", TAG), ("boss", BOSS), ("tokens", TOKENS), ("joined", JOINED), ("three", THREE)]:
        sit(page, position)
        found[name] = violations(page)
        if sideways(page) > 0:
            found[name].append(f"{sideways(page)} pixels too wide")
    assert {name: wrong for name, wrong in found.items() if wrong} == {}
