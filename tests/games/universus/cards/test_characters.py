"""Characters: names and versions, the starting character, copies of it, attached characters."""

from __future__ import annotations

import pytest

from kumite.errors import BadPosition
from kumite.games.universus.faces import abilities, face
from kumite.games.universus.terms import CHARACTER, TYPES
from tests.games.universus.ringside import PAGE, Table, asset, attack, character, foundation, p1, p2, table

SAGE = "Old Sage (Unbound) 4"
FORM_DRAW = "Ability(FORM, (Draw(1),), (Commit(This()),))"


def sages(**more: object) -> dict[str, object]:
    """A character in two versions, and a stranger."""
    return {
        "Mira": character(version="1", difficulty=1, check=3),
        "Stranger": character(version="1", difficulty=1, check=3),
        **more,
    }


@pytest.mark.proves("UVS-CHAR-01")
def test_character_is_one_of_seven_types() -> None:
    assert len(TYPES[1:]) == 7
    assert TYPES[CHARACTER] == "character"


@pytest.mark.proves("UVS-CHAR-02")
@pytest.mark.parametrize("stat", ["hand_size", "health"])
def test_hand_size_and_health_belong_to_characters(stat: str) -> None:
    with pytest.raises(BadPosition, match="belong to a character"):
        table(cards={"Odd": {**foundation(), stat: 6}})
    with pytest.raises(BadPosition, match=r"it has no (health|hand size), and a card of the type character has one"):
        table(cards={"Odd": {"type": "character", stat: 6}})


@pytest.mark.proves("UVS-CHAR-02")
def test_a_version_belongs_to_characters() -> None:
    with pytest.raises(BadPosition, match="version"):
        table(cards={"Odd": foundation(version="2")})


@pytest.mark.proves("UVS-CHAR-03", "UVS-CHAR-04", "UVS-IDENT-01", "UVS-VER-01")
def test_the_names_of_a_character() -> None:
    ring = table(p1(character=SAGE), cards={"Old Sage (Unbound)": character(version="IV")})
    seen = face(ring.g, ring.g.character[0])
    assert (seen.identity(), seen.version, seen.full_name()) == ("Old Sage", "4", SAGE)
    assert ring["P1.character"] == SAGE


@pytest.mark.proves("UVS-TITLE-01", "UVS-VER-01", "UVS-IDENT-02")
def test_a_title_is_a_version() -> None:
    cards = {"Mira": character(version="Lighthouse Keeper", difficulty=1, check=3)}
    ring = table(p1(character="Mira Lighthouse Keeper", hand=["Mira Lighthouse Keeper"]), cards=cards)
    seen = face(ring.g, ring.g.character[0])
    assert (seen.identity(), seen.version) == ("Mira", "Lighthouse Keeper")
    ring.play("P1: play Mira Lighthouse Keeper").on("P2 form")
    assert ring["P1.stage"] == ["Mira Lighthouse Keeper", "Mira Lighthouse Keeper (attached)"]


COUNTS = "Ability(FORM, (Draw(Count(Sel(99, YOU, ({what},), (DISCARDS,), every=True))),), (Commit(This()),))"


@pytest.mark.proves("UVS-CHAR-05", "UVS-CHAR-06", "UVS-IDENT-02", "UVS-IDENT-04")
@pytest.mark.parametrize(
    ("what", "n"), [("Named('Mira')", 2), ("Named('Mira 1')", 1), ("Named('Mira 2')", 1), ("Named('Stranger')", 0)]
)
def test_an_identity_means_every_version_and_a_full_name_one(what: str, n: int) -> None:
    cards = {"Mira": character(version="1"), "Dojo": foundation([COUNTS.format(what=what)])}
    cards["The other Mira"] = character(name="Mira", version="2")
    ring = table(p1(stage=["Dojo"], discards=["Mira 1", "Mira 2"]), cards=cards)
    ring.play("P1: use Dojo")
    assert ring["P1.hand_size"] == n


@pytest.mark.proves("UVS-CHAR-06", "UVS-IDENT-04")
@pytest.mark.parametrize(("who", "offered"), [("Mira", True), ("Stranger", False)])
def test_a_restriction_that_names_an_identity(who: str, offered: bool) -> None:
    form = "Ability(FORM, (Draw(1),), riders=(ForCharacter('Mira'),))"
    ring = table(
        p1(character=f"{who} 2", stage=["Dojo"], hand=[PAGE]),
        cards={who: character(version="2"), "Dojo": foundation([form])},
    )
    assert ("use Dojo" in ring.options) == offered


@pytest.mark.proves("UVS-CHAR-07")
def test_the_character_helps_to_pass_a_check() -> None:
    ring = table(p1(hand=["Slab"]), cards={"Slab": foundation(difficulty=4)})
    ring.play("P1: play Slab")
    assert ring.options == ["fail", "commit Sparring Partner"]
    ring.play("P1: commit Sparring Partner")
    assert ring["P1.stage"] == ["Sparring Partner (committed)", "Slab"]


@pytest.mark.proves("UVS-CHAR-08")
def test_the_character_is_no_foundation_for_an_effect_but_for_a_cost() -> None:
    ring = table(p1(hand=["Jab", PAGE]), p2(), cards={"Jab": attack(keywords=["Stun: 1"])})
    ring.play("P1: play Jab", "P1: use Jab")
    assert ring.told_of("commit") == []
    cost = "Ability(FORM, (Draw(1),), (Commit(Sel(1, DOER, (Type((FOUNDATION,)),))),))"
    ring = table(p1(stage=["Tower"], hand=[PAGE]), cards={"Tower": asset([cost])})
    ring.play("P1: use Tower")
    assert ring["P1.stage"] == ["Sparring Partner (committed)", "Tower"]
    assert ring["P1.hand_size"] == 2


@pytest.mark.proves("UVS-CHAR-09")
def test_each_stage_has_one_starting_character() -> None:
    ring = table(p1(stage=[PAGE]), p2(stage=[PAGE]))
    for seat in ("P1", "P2"):
        assert [card["starting"] for card in ring[f"{seat}.cards.stage"]] == [True, False]


@pytest.mark.proves("UVS-CHAR-10", "UVS-RULING-116")
@pytest.mark.parametrize(
    "word",
    [
        "Destroy(Sel(1, RIVAL))",
        "Flip(Sel(1, RIVAL))",
        "Remove(Sel(1, RIVAL))",
        "Move(Sel(1, RIVAL), HAND)",
        "Move(Sel(1, RIVAL), DECK)",
        "Discard(Sel(1, RIVAL))",
        "Flip(Yours(RIVAL))",
        "Destroy(Yours(RIVAL))",
        "Destroy(Sel(1, RIVAL), RIVAL, True)",
    ],
)
def test_the_starting_character_stays_where_it_is(word: str) -> None:
    ring = table(p1(hand=[PAGE], stage=["Dojo"]), cards={"Dojo": asset([f"Ability(FORM, ({word},))"])})
    ring.play("P1: use Dojo")
    assert (ring.question, ring["P2.stage"]) == ("P1 form", ["Sparring Partner"])
    moves = ("destroy", "sacrifice", "flip", "remove", "move", "discard")
    assert not [verb for verb in ring.verbs() if verb in moves]


@pytest.mark.proves("UVS-CHAR-10", "UVS-COST-02")
@pytest.mark.parametrize("cost", ["Destroy(This())", "Flip(This())", "Remove(This())", "Destroy(Sel(1))"])
def test_the_starting_character_pays_no_cost_by_leaving(cost: str) -> None:
    ring = table(
        p1(character="Hero", hand=[PAGE]), cards={"Hero": character([f"Ability(FORM, (Draw(1),), ({cost},))"])}
    )
    assert ring.options == ["play Blank Page"]


@pytest.mark.proves("UVS-CHAR-11")
def test_your_character_is_the_starting_one() -> None:
    readies = "Ability(FORM, (Ready(Yours()), Counter(Yours(), 'Charge', 1)))"
    ring = table(p1(character="Mira 1", committed=True, stage=["Mira 1", "Dojo"]), cards=sages(Dojo=asset([readies])))
    ring.play("P1: use Dojo")
    assert ring.told_of("ready")[0]["cards"] == ["Mira 1"]
    assert [card["counters"] for card in ring["P1.cards.stage"]] == [{"Charge": 1}, {}, {}]


@pytest.mark.proves("UVS-CHAR-12", "UVS-CHAR-13", "UVS-IDENT-03", "UVS-VER-02")
@pytest.mark.parametrize(("played", "stays"), [("Mira 1", True), ("Stranger 1", False)])
def test_only_a_copy_of_the_character_is_built_when_it_clears(played: str, stays: bool) -> None:
    ring = table(p1(character="Mira 1", hand=[played]), cards=sages())
    ring.play(f"P1: play {played}").on("P2 form")
    assert ring["P1.stage"] == (["Mira 1", "Mira 1 (attached)"] if stays else ["Mira 1"])
    assert ("Stranger 1" in ring["P1.discards"]) != stays


@pytest.mark.proves("UVS-CHAR-13", "UVS-VER-02")
def test_another_version_is_discarded_when_it_clears() -> None:
    other = character(name="Mira", version="2", difficulty=1, check=3)
    ring = table(p1(character="Mira 1", hand=["Mira 2"]), cards=sages(Second=other))
    ring.play("P1: play Mira 2").on("P2 form")
    assert ring["P1.stage"] == ["Mira 1"]
    assert "Mira 2" in ring["P1.discards"]


@pytest.mark.proves("UVS-CHAR-14", "UVS-IDENT-03")
def test_a_copy_that_enters_the_stage_attaches() -> None:
    builds = "Ability(FORM, (Build(Sel(1, YOU, (Named('Mira'),), (DISCARDS,))),))"
    ring = table(
        p1(character="Mira 1", hand=[PAGE], discards=["Mira 1"], stage=["Dojo"]), cards=sages(Dojo=asset([builds]))
    )
    ring.play("P1: use Dojo")
    assert ring["P1.stage"] == ["Mira 1", "Dojo", "Mira 1 (attached)"]


@pytest.mark.proves("UVS-IDENT-05")
def test_the_same_name_of_another_licence_is_another_identity() -> None:
    builds = "Ability(FORM, (Build(Sel(1, YOU, (Type((CHARACTER,)),), (DISCARDS,))),))"
    cards = {
        "Red": character(version="1"),
        "Red (Other World)": character(version="1", licence="Elsewhere"),
        "Red (Old)": character(version="2"),
        "Dojo": asset([builds]),
    }
    for other, stays in (("Red (Other World) 1", False), ("Red (Old) 2", True)):
        ring = table(p1(character="Red 1", hand=[PAGE], discards=[other], stage=["Dojo"]), cards=cards)
        ring.play("P1: use Dojo")
        assert (other in ring["P1.discards"]) != stays


# Attached characters


def merged(**held: object) -> Table:
    """Mira with two attached copies."""
    draws = "Ability(FORM, (Draw(Count(Sel(99, YOU, (Type((CHARACTER,)),), every=True))),))"
    return table(
        p1(**{"character": "Mira 1", "stage": ["Mira 1", "Mira 1", "Dojo"], "hand": [PAGE], **held}),
        p2(stage=["Wreck"]),
        cards=sages(Dojo=asset([draws]), Wreck=asset(["Ability(FORM, (Destroy(Sel(1, RIVAL)),))"])),
    )


@pytest.mark.proves("UVS-CHAR-15")
def test_attached_characters_count_as_characters() -> None:
    ring = merged()
    ring.play("P1: use Dojo")
    assert ring["P1.hand_size"] == 1 + 3


@pytest.mark.proves("UVS-CHAR-16")
def test_attached_characters_share_the_state_of_the_starting_one() -> None:
    ring = merged(committed=True)
    assert [card["ready"] for card in ring["P1.cards.stage"]] == [False, False, False, True]
    ring.play("P1: play Blank Page").on("P2 form").on("P1 review").on("P1 form")
    assert [card["ready"] for card in ring["P1.cards.stage"]][:3] == [True, True, True]
    readied = [told for told in ring.told_of("ready") if told["cards"] == ["Mira 1"]]
    assert len(readied) == 1


@pytest.mark.proves("UVS-CHAR-17")
def test_attached_characters_do_not_help_a_check() -> None:
    ring = table(
        p1(character="Mira 1", stage=["Mira 1", "Mira 1", "Mira 1"], hand=["Slab"]),
        cards=sages(Slab=foundation(difficulty=5)),
    )
    ring.play("P1: play Slab").on("P1 commit", "P2 form")
    assert ring.question == "P2 form"
    assert "Slab" in ring["P1.discards"]


@pytest.mark.proves("UVS-CHAR-18")
def test_abilities_of_attached_characters_are_not_played() -> None:
    cards = {"Mira": character([FORM_DRAW], version="1", difficulty=1, check=3)}
    ring = table(p1(character="Mira 1", stage=["Mira 1"], hand=[PAGE]), cards=cards)
    assert ring.options == ["play Blank Page", "use Mira 1"]
    assert abilities(ring.g, ring.g.stage[0][1]) == ()
    ring.play("P1: use Mira 1")
    assert ring.options == ["play Blank Page"]


OTHER = "Sel(1, YOU, (Type((CHARACTER,)), Not(State('starting'))))"


@pytest.mark.proves("UVS-CHAR-19", "UVS-RULING-84")
@pytest.mark.parametrize(("cost", "pays"), [(f"Destroy({OTHER})", True), ("Destroy(Sel(1))", False)])
def test_an_attached_character_pays_only_where_it_is_called_for(cost: str, pays: bool) -> None:
    form = f"Ability(FORM, (Draw(1),), ({cost},))"
    cards = {"Mira": character([form], version="1", difficulty=1, check=3)}
    ring = table(p1(character="Mira 1", stage=["Mira 1"], hand=[PAGE]), cards=cards)
    assert ("use Mira 1" in ring.options) == pays
    if pays:
        ring.play("P1: use Mira 1")
        assert (ring["P1.stage"], ring["P1.discards"]) == (["Mira 1"], ["Mira 1"])


@pytest.mark.proves("UVS-CHAR-19", "UVS-RULING-84")
@pytest.mark.parametrize(("what", "gone"), [("Sel(1, RIVAL)", 0), (OTHER.replace("YOU", "RIVAL"), 1)])
def test_an_attached_character_suffers_only_where_it_is_called_for(what: str, gone: int) -> None:
    cards = sages(Wreck=asset([f"Ability(FORM, (Destroy({what}),))"]))
    ring = table(p1(stage=["Wreck"], hand=[PAGE]), p2(character="Mira 1", stage=["Mira 1"]), cards=cards)
    ring.play("P1: use Wreck")
    assert len(ring["P2.discards"]) == gone


@pytest.mark.proves("UVS-CHAR-10")
@pytest.mark.parametrize(
    "word", ["PlaceOnTop(Yours(), Sel(1, tests=(Type((FOUNDATION,)),)))", "PlayDown(Yours())", "PlayNow(Yours())"]
)
def test_a_starting_character_is_laid_on_nothing_and_played_as_nothing(word: str) -> None:
    ring = table(p1(stage=["Box", PAGE]), p2(), cards={"Box": asset([f"Ability(FORM, ({word}, Draw(1)))"])})
    ring.play("P1: use Box")
    assert ring["P1.stage"] == ["Sparring Partner", "Box", PAGE]
    assert ring.told_of("draw")


@pytest.mark.proves("UVS-CHAR-10", "UVS-KREV-01")
def test_a_starting_character_is_no_reversal() -> None:
    draws = "Ability(ENHANCE, (Draw(1),))"
    reverses = draws[:-1] + ", riders=(AsReversal(),))"
    cards = {"Hero": character([reverses]), "Jab": attack(), "Box": asset([draws])}
    ring = table(p1(hand=["Jab"]), p2(character="Hero", stage=["Box"]), cards=cards)
    ring.play("P1: play Jab")
    asked = 0
    while (question := ring.question) not in ("P1 form", None):
        assert "use Hero" not in ring.options
        asked += question == "P2 enhance"
        ring.play(f"{question[:2]}: {'pass' if 'pass' in ring.options else ring.options[-1]}")
    assert asked
    assert ring["P2.stage"][0] == "Hero"
