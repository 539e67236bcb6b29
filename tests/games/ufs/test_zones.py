"""The game zones, cycling the deck, can't against can."""

import pytest

from kumite.core.position import JUDGE, SPECTATOR
from kumite.games import GAMES
from tests.games.ufs.ringside import character, table
from tests.games.universus.ringside import PAGE, PARTNER, Table, action, attack, foundation, p1, p2

DRAW = "Ability(FORM, (Draw(1),))"


# Zones


@pytest.mark.proves("UFS-ZONE-01")
def test_seven_zones_each() -> None:
    side = p1(hand=[PAGE], pool=[PAGE], stage=[PAGE], momentum=[PAGE], discards=[PAGE], removed=[PAGE], rest=7)
    ring = table(side, p2())
    zones = ("deck", "hand", "pool", "stage", "momentum", "discards", "removed")
    assert [ring[f"P1.{zone}"] for zone in zones] == [
        *(7, [PAGE], [PAGE], [PARTNER, PAGE], [f"{PAGE} (face down)"], [PAGE], [PAGE]),
    ]
    assert ring["P1.aside"] == []  # there is no sidebar here
    for zone in zones[1:]:
        assert ring[f"P2.{zone}"] == ([PARTNER] if zone == "stage" else [])


@pytest.mark.proves("UFS-HAND-01", "UFS-HAND-02")
def test_a_hand_is_its_owners_alone_until_it_is_shown() -> None:
    cards = {
        "A": foundation(),
        "B": foundation(),
        "Look": foundation(["Ability(FORM, (Reveal(Sel(1, zones=(HAND,)), RIVAL),))"]),
    }
    ring = table(p1(stage=["Look"]), p2(hand=["A", "B"]), cards=cards)
    assert ring.seen("P2")["seats"]["P2"]["hand"] == ["A", "B"]
    assert ring.seen("P1")["seats"]["P2"]["hand"] == ["?", "?"]
    ring.play("P1: use Look", "P2: A")
    assert ring.seen("P1")["seats"]["P2"]["hand"] == ["A", "?"]


# The staging area


@pytest.mark.proves("UFS-STAGE-02", "UFS-STAGE-03", "UFS-STAGE-04")
def test_a_staged_card_serves_once_until_it_is_readied() -> None:
    word = "Ability(FORM, (Draw(1),), (Commit(This()),))"
    cost = "Ability(FORM, (Draw(1),), (Destroy(This()),))"
    cards = {"Book": foundation([word]), "Bomb": foundation([cost]), "Plan": foundation(difficulty=4)}
    ring = table(p1(stage=["Book"], hand=["Plan", PAGE], committed=True), p2(), cards=cards)
    assert ring["P1.stage"][1] == "Book"
    ring.play("P1: play Plan", "P1: commit Book")
    assert ring["P1.stage"][1] == "Book (committed)"
    assert ring.options == ["pass", "play Blank Page"]
    other = table(p1(stage=["Book"], hand=["Plan", PAGE], committed=True), p2(), cards=cards)
    other.play("P1: use Book", "P1: play Plan")
    assert other["P1.discards"][-1] == "Plan"  # nothing was left to commit
    spent = table(p1(stage=[{"card": "Bomb", "committed": True}], hand=[PAGE]), p2(), cards=cards)
    assert spent.options == ["pass", "play Blank Page"]


@pytest.mark.proves("UFS-RULING-58", "UFS-CONF-02", "UFS-STAGE-04")
@pytest.mark.parametrize("committed", [True, False])
def test_a_card_that_says_so_may_be_used_while_it_is_committed(committed: bool) -> None:
    """That ability alone; its neighbours on the same card and on others are subject to the rule."""
    says = "Ability(FORM, (Gain(3),), (Destroy(This()),), None, (Tenacious(),))"
    silent = "Ability(FORM, (Gain(1),))"
    cards = {"Oak": foundation([silent, says]), "Elm": foundation([silent])}
    stage = [{"card": name, "committed": committed} for name in ("Oak", "Elm")]
    ring = table(p1(stage=stage, hand=[PAGE], health=9), p2(), cards=cards)
    used = ["use Oak"] if committed else ["use Oak: ability 1", "use Oak: ability 2", "use Elm"]
    assert sorted(ring.options) == sorted(["pass", "play Blank Page", *used])
    ring.play("P1: use Oak" if committed else "P1: use Oak: ability 2")
    assert ring["P1.health"] == 12
    assert ring["P1.discards"] == ["Oak"]


@pytest.mark.proves("UFS-RULING-58")
def test_the_character_of_the_first_player_is_committed_but_may_say_so() -> None:
    says = character(["Ability(FORM, (Gain(1),), (), None, (Tenacious(),))"])
    silent = character(["Ability(FORM, (Gain(1),))"])
    for hero, there in ((says, True), (silent, False)):
        ring = table(p1(character="Boss", hand=[PAGE], committed=True), p2(), cards={"Boss": hero})
        assert ("use Boss" in ring.options) == there


@pytest.mark.proves("UFS-STAGE-06", "UFS-RULING-30")
def test_a_card_that_comes_face_down_is_ready() -> None:
    cards = {
        "Deal": foundation(
            ["Ability(FORM, (Build(Sel(1, zones=(DECK,), top=True), facing='down'),), (Commit(This()),))"]
        ),
        "Plan": foundation(difficulty=4),
    }
    ring = table(p1(stage=["Deal"], hand=["Plan", PAGE], committed=True), p2(), cards=cards)
    ring.play("P1: use Deal")
    assert ring["P1.stage"][2] == f"{PAGE} (face down)"
    assert ring["P1.cards.stage"][2]["ready"] is True
    assert ring.seen("P2")["seats"]["P1"]["stage"][2] == "face down"
    ring.play("P1: play Plan", "P1: commit Blank Page face down")
    assert ring["P1.pool"] == ["Plan"]


@pytest.mark.proves("UFS-RULING-54", "UFS-STAGE-01")
@pytest.mark.parametrize("kind", ["attack", "action", "character"])
def test_nothing_else_stays_in_a_staging_area(kind: str) -> None:
    odd = {"attack": attack(), "action": action(), "character": character()}[kind]
    cards = {"Odd": odd, "Bring": foundation(["Ability(FORM, (Build(Sel(1, zones=(HAND,))),))"])}
    ring = table(p1(stage=["Bring"], hand=["Odd"]), p2(), cards=cards).play("P1: use Bring")
    assert ring["P1.stage"] == [PARTNER, "Bring"]
    assert ring["P1.discards"] == ["Odd"]


# Momentum


@pytest.mark.proves("UFS-MOM-01", "UFS-MOM-02", "UFS-MOM-03")
def test_nobody_looks_at_momentum_nor_rearranges_it() -> None:
    cards = {"A": attack(), "B": attack()}
    ring = table(p1(momentum=["A", "B"], hand=[PAGE]), p2(), cards=cards)
    for seat in (0, 1, SPECTATOR):
        seen = GAMES["ufs"].view(ring.g, seat)["seats"]["P1"]
        assert seen["momentum"] == ["face down", "face down"]
        assert [card["name"] for card in seen["cards"]["momentum"]] == ["face down", "face down"]
    assert GAMES["ufs"].view(ring.g, JUDGE)["seats"]["P1"]["momentum"] == ["A (face down)", "B (face down)"]
    for text in ("look at momentum", "swap momentum card 1", "A in momentum"):
        ring.refuses(text)


@pytest.mark.proves("UFS-MOM-04")
@pytest.mark.parametrize(
    ("answer", "row"),
    [
        ("into momentum", ["X", "Y", "Z"]),
        ("into momentum, before card 1", ["Z", "X", "Y"]),
        ("into momentum, before card 2", ["X", "Z", "Y"]),
    ],
)
def test_a_card_goes_anywhere_in_the_row(answer: str, row: list[str]) -> None:
    cards = {name: attack() for name in ("X", "Y", "Z")}
    ring = table(p1(momentum=["X", "Y"], pool=[{"card": "Z", "dealt": True}]), p2(), phase="end", cards=cards)
    ring.play(f"P1: {answer}")
    assert ring["P1.momentum"] == [f"{name} (face down)" for name in row]


@pytest.mark.proves("UFS-MOM-02", "UFS-RULING-53")
def test_what_goes_to_momentum_unseen_is_unknown_to_its_owner() -> None:
    cards = {
        "Store": foundation(["Ability(FORM, (Move(Sel(1, zones=(DECK,), top=True), MOMENTUM),))"]),
        "Top": attack(),
    }
    ring = table(p1(stage=["Store"], deck=["Top"]), p2(), cards=cards).play("P1: use Store")
    card = ring.g.momentum[0][0]
    assert ring.g.known[card] == 0
    assert not any("Top" in event["text"] for event in heard_by(ring, 0))


@pytest.mark.proves("UFS-MOM-02", "UFS-RULING-53")
def test_only_what_its_owner_has_seen_can_be_used_in_momentum() -> None:
    """That it can be used would tell what lies there."""
    says = ["Ability(ENHANCE, (Modify(TheAttack(YOU), DAMAGE, 5),), (Discard(This()),), riders=(In(MOMENTUM),))"]
    cards = {
        "Store": foundation(["Ability(FORM, (Move(Sel(1, zones=(DECK,), top=True), MOMENTUM),))"]),
        "Top": attack(says),
        "Jab": attack(),
    }
    seen = table(p1(hand=["Jab"], momentum=["Top"]), p2(), cards=cards).play("P1: play Jab")
    assert seen.options == ["pass", "use momentum card 1"]
    assert seen.play("P1: use momentum card 1").on("P1 form")["P2.health"] == 25 - 3 - 5
    unseen = table(p1(hand=["Jab", PAGE], stage=["Store"], deck=["Top"]), p2(), cards=cards)
    unseen.play("P1: use Store", "P1: play Jab")
    assert unseen.options == ["pass", f"play {PAGE}", "use Store"]
    assert unseen["P2.health"] == 25 - 3


def heard_by(ring: Table, seat: int) -> list[dict[str, str]]:
    return [ring.match.game.told(event, ring.match.seats, seat) for event in ring.match.events]


# Piles


@pytest.mark.proves("UFS-DISC-01", "UFS-DISC-02", "UFS-DISC-03", "UFS-RFG-01")
def test_discard_piles_and_removed_cards_are_open() -> None:
    cards = {name: foundation() for name in ("A", "B", "C", "Down")}
    cards["Axe"] = foundation(["Ability(FORM, (Destroy(Sel(1, RIVAL, (Type((FOUNDATION,)),))),))"])
    theirs = p2(discards=["A", "B", "C"], removed=["A", "B"], stage=[{"card": "Down", "down": True}])
    ring = table(p1(stage=["Axe"], hand=[PAGE]), theirs, cards=cards)
    for seat in ("P1", "P2"):
        seen = ring.seen(seat)["seats"]["P2"]
        assert (seen["discards"], seen["removed"]) == (["A", "B", "C"], ["A", "B"])
    ring.play("P1: use Axe")
    assert ring.seen("P1")["seats"]["P2"]["discards"] == ["A", "B", "C", "Down"]  # face up, on top, the others as ever
    assert "put A on top" not in ring.options


# Cycling


def short(discards: int, **more: object) -> Table:
    """P1's last card is checked with so many cards in the discard pile."""
    given = p1(hand=[PAGE, PAGE], rest=1, discards=[PAGE] * discards)
    return table(given, p2(), **more).play("P1: play Blank Page")


@pytest.mark.proves("UFS-CYCLE-01", "UFS-CYCLE-02", "UFS-CYCLE-03", "UFS-RULING-10")
def test_an_empty_deck_is_cycled_before_the_game_goes_on() -> None:
    ring = short(29)
    assert ring.question == "chance shuffle"
    assert (ring["P1.discards"], ring["P1.deck"]) == ([], 30)  # the checked card is among them
    assert ring["P1.pool"] == []
    ring.shuffle()
    assert (ring["P1.deck"], len(ring["P1.removed"])) == (20, 10)
    assert ring["P1.pool"] == [PAGE]  # its control has counted


@pytest.mark.proves("UFS-CYCLE-04", "UFS-RULING-09", "UFS-WIN-02")
@pytest.mark.parametrize(("discards", "lost"), [(0, True), (7, True), (9, True), (10, False)])
def test_ten_cards_or_fewer_are_too_few(discards: int, lost: bool) -> None:
    ring = short(discards)
    assert (ring.outcome == "P2") == lost
    if not lost:
        ring.shuffle()
        assert ring["P1.deck"] == 1


@pytest.mark.proves("UFS-RULING-10")
def test_a_draw_goes_on_after_the_cycle() -> None:
    cards = {"Book": foundation(["Ability(FORM, (Draw(3),))"])}
    ring = table(p1(stage=["Book"], rest=1, discards=[PAGE] * 15), p2(), cards=cards).play("P1: use Book")
    ring.shuffle()
    assert (ring["P1.hand_size"], ring["P1.deck"], len(ring["P1.removed"])) == (3, 3, 10)


# Can't and can


@pytest.mark.proves("UFS-CONF-01")
def test_what_forbids_wins() -> None:
    stop = "Ability(CONTINUOUS, (Rule(CANNOT, Event(V_DRAW)),))"
    cards = {"Stop": foundation([stop]), "Book": foundation([DRAW])}
    ring = table(p1(stage=["Book"]), p2(stage=["Stop"]), cards=cards).play("P1: use Book")
    assert ring["P1.hand_size"] == 0


@pytest.mark.proves("UFS-CONF-02")
def test_a_card_goes_before_the_rules() -> None:
    again = "Ability(CONTINUOUS, (Rule(PLAYABLE, Event(V_PLAY, YOU, own=True), zones=(DISCARDS,)),))"
    ring = table(p1(discards=["Ghost"], hand=[PAGE]), p2(), cards={"Ghost": foundation([again])})
    assert "play Ghost in the discard pile" in ring.options  # though cards are played from the hand
    plain = table(p1(discards=["Ghost"], hand=[PAGE]), p2(), cards={"Ghost": foundation()})
    assert plain.options == ["pass", "play Blank Page"]


@pytest.mark.proves("UFS-RULING-62", "UFS-PLAY-10", "UFS-END-10")
@pytest.mark.parametrize(
    ("what", "lies"),
    [
        ("Sel(zones=(DECK,), top=True), POOL", "Oak (face down)"),
        ("Sel(zones=(DECK,), top=True), POOL, facing='up'", "Oak"),
        ("Sel(zones=(DISCARDS,)), POOL", "Oak"),
        ("Sel(zones=(HAND,), tests=(Named('Oak'),)), POOL", "Oak"),
    ],
)
def test_which_way_up_an_ability_adds_a_card_to_the_card_pool(what: str, lies: str) -> None:
    cards = {
        "Oak": foundation(),
        "Door": foundation([f"Ability(FORM, (Move({what}),), (Commit(This()),))"]),
        "Plan": foundation(difficulty=2),
    }
    mine = p1(stage=["Door"], hand=["Plan", "Oak", PAGE], deck=["Oak"], discards=["Oak"])
    ring = table(mine, p2(), cards=cards).play("P1: use Door")
    assert ring["P1.pool"] == [lies]
    ring.play("P1: play Plan")
    assert ring["P1.pool"] == [lies, "Plan"]
    assert "against 3." in ring.told_of("check")[-1]["text"]  # it counts, whichever way up
    ring.play("P1: pass")
    assert ring["P1.stage"] == ["Sparring Partner", "Door (committed)", "Plan"]
    assert ring["P1.discards"][-1] == "Oak"
