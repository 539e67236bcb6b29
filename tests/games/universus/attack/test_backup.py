"""Backups and their stamina (UVS-BACK, UVS-STAM)."""

from __future__ import annotations

from typing import Any

import pytest

from kumite.games.universus.define import BadCard, face
from kumite.games.universus.terms import BACKUP, FOUNDATION, V_RECOVER, V_TIRE
from tests.games.universus.attack.spar import happened, jab, spar
from tests.games.universus.ringside import PAGE, Table, asset, attack, backup, foundation


def friend(now: Table, seat: str = "P1") -> list[int]:
    """Stamina and maximum of the backup next to the character."""
    found: list[int] = now[f"{seat}.cards.stage"][1]["stamina"]
    return found


def tend(*texts: str, wounds: int = 0, **more: Any) -> Table:
    """P1 has a backup of 5 stamina, wounded so much, whose Form abilities these are."""
    abilities = [f"Ability(FORM, ({text},))" for text in texts]
    return spar(mine={"stage": [{"card": "Friend", "wounds": wounds}]}, Friend=backup(abilities), **more)


@pytest.mark.proves("UVS-BACK-02", "UVS-BACK-03", "UVS-STAM-01")
def test_a_backup_is_played_as_a_form_and_built_in_the_end_phase() -> None:
    now = spar(mine={"hand": ["Friend"]}, Friend=backup(difficulty=3, stamina=5)).play("P1: play Friend")
    assert now["P1.pool"] == ["Friend"]
    assert now["P1.stage"] == ["Sparring Partner"]
    now.on("P2 form")
    assert now["P1.stage"] == ["Sparring Partner", "Friend"]
    assert friend(now) == [5, 5]


@pytest.mark.proves("UVS-BACK-04", "UVS-ASSET-04")
@pytest.mark.parametrize("card", [backup(), asset()])
def test_neither_backups_nor_assets_help_a_check(card: dict[str, Any]) -> None:
    side = {"stage": ["Helper"], "committed": True, "deck": ["Nil"]}
    now = spar(mine=side, Helper=card, Nil=foundation(check=0)).play("P1: play Jab")
    assert "Jab" in now["P1.discards"]
    assert not now.told_of("commit")
    page = spar(mine={**side, "stage": ["Helper", PAGE]}, Helper=card, Nil=foundation(check=0)).play("P1: play Jab")
    assert page.options == ["fail", f"commit {PAGE}"]


@pytest.mark.proves("UVS-BACK-05", "UVS-ASSET-05")
@pytest.mark.parametrize(("card", "kind"), [(backup(), "BACKUP"), (asset(), "ASSET")])
def test_your_backups_and_assets_are_those_in_the_stage(card: dict[str, Any], kind: str) -> None:
    text = f"Ability(ENHANCE, (Modify(TheAttack(), DAMAGE, Count(Sel(1, YOU, (Type(({kind},)),)))),))"
    side = {"stage": ["Helper"], "pool": ["Helper"], "discards": ["Helper"]}
    now = jab(attack([text, "Ability(ENHANCE, (Draw(1),))"]), mine=side, Helper=card).play("P1: use Jab: ability 1")
    assert now["attack.damage"] == 4


@pytest.mark.proves("UVS-BACK-06")
def test_only_backups_have_stamina() -> None:
    assert face("Friend", BACKUP, 1, 3, stamina=4).stamina == 4
    with pytest.raises(BadCard):
        face("Friend", BACKUP, 1, 3)
    with pytest.raises(BadCard):
        face("Wall", FOUNDATION, 1, 3, stamina=4)


@pytest.mark.proves("UVS-BACK-07")
def test_an_attack_may_be_directed_at_any_backup_of_the_rival() -> None:
    theirs = {"stage": ["Ann", {"card": "Bob", "down": True}, "Cid"], "pool": ["Ann"]}
    cards = {"Ann": backup(), "Bob": backup(), "Cid": backup(), "Own": backup()}
    now = jab(mine={"stage": ["Own"]}, theirs=theirs, **cards)
    assert now.options == ["attack the character", "attack P2's Ann", "attack P2's Cid"]


# Stamina


@pytest.mark.proves("UVS-STAM-02")
def test_losing_stamina_by_a_cost_is_no_damage() -> None:
    text = "Ability(FORM, (Draw(1),), (Lose(2, of=This()),))"
    now = spar(mine={"stage": ["Friend"]}, Friend=backup([text])).play("P1: use Friend")
    assert friend(now) == [3, 5]
    assert not now.told_of("deal")
    assert happened(now, V_TIRE) == [["Friend"]]
    now.play("P1: use Friend")
    assert friend(now) == [1, 5]
    assert not now.begins("use")


@pytest.mark.proves("UVS-STAM-02")
def test_nor_by_an_effect_and_one_backup_means_one() -> None:
    hurt = "Ability(FORM, (Lose(2, of=Sel(1, RIVAL, (Type((BACKUP,)),))),))"
    theirs = {"stage": ["Ann", "Bob"]}
    now = spar(mine={"stage": ["Imp"]}, theirs=theirs, Imp=asset([hurt]), Ann=backup(), Bob=backup()).play(
        "P1: use Imp"
    )
    now.play("P1: P2's Bob")
    assert [card.get("stamina") for card in now["P2.cards.stage"][1:]] == [[5, 5], [3, 5]]
    assert not now.told_of("deal")
    assert now["P2.health"] == 25


@pytest.mark.proves("UVS-STAM-02", "UVS-STAM-03")
@pytest.mark.parametrize(("damage", "left"), [(1, [1, 2]), (2, None), (3, None)])
def test_a_backup_without_stamina_is_destroyed_and_the_rest_is_lost(damage: int, left: list[int] | None) -> None:
    now = jab(attack(damage=damage), theirs={"stage": ["Friend"]}, Friend=backup(stamina=2))
    now.play("P1: attack P2's Friend")
    assert now["P2.health"] == 25
    assert now.told_of("deal")
    if left is None:
        assert now["P2.stage"] == ["Sparring Partner"]
        assert now["P2.discards"] == ["Friend"]
    else:
        assert friend(now, "P2") == left


@pytest.mark.proves("UVS-STAM-04")
def test_stamina_is_gained_up_to_the_maximum_or_not_at_all() -> None:
    now = tend("Gain(3, of=This())", wounds=1).play("P1: use Friend")
    assert friend(now) == [5, 5]
    assert [event.amount for event in now.g.log if event.verb == V_RECOVER] == [1]
    now.play("P1: use Friend")
    assert friend(now) == [5, 5]
    assert len(happened(now, V_RECOVER)) == 1


@pytest.mark.proves("UVS-STAM-04")
@pytest.mark.parametrize(
    ("change", "after", "later"),
    [("Set(This(), STAMINA, 3)", [3, 3], [3, 5]), ("Modify(This(), STAMINA, 2)", [4, 7], [4, 5])],
)
def test_a_lower_maximum_lowers_it_and_a_higher_one_does_not_raise_it(
    change: str, after: list[int], later: list[int]
) -> None:
    now = tend(change, wounds=1).play("P1: use Friend")
    assert friend(now) == after
    now.on("P2 form")
    assert friend(now) == later  # the maximum is the printed one again; what was lost stays lost


@pytest.mark.proves("UVS-STAM-03")
def test_a_maximum_of_nothing_destroys_it() -> None:
    now = tend("Set(This(), STAMINA, 0)").play("P1: use Friend")
    assert now["P1.stage"] == ["Sparring Partner"]
    assert now["P1.discards"] == ["Friend"]


@pytest.mark.proves("UVS-STAM-02")
def test_as_a_cost_only_a_backup_with_enough_stamina_pays() -> None:
    text = "Ability(FORM, (Draw(1),), (Lose(2, of=Sel(1, YOU, (Type((BACKUP,)),))),))"
    weak: dict[str, Any] = {"card": "Ann", "wounds": 4}
    cards = {"Ann": backup(), "Bob": backup(), "Cid": backup(), "Imp": asset([text])}
    assert "use Imp" not in spar(mine={"stage": ["Imp", weak]}, **cards).options
    now = spar(mine={"stage": ["Imp", weak, "Bob", "Cid"]}, **cards).play("P1: use Imp")
    assert now.options == ["Bob", "Cid"]
    now.play("P1: Bob")
    assert [card.get("stamina") for card in now["P1.cards.stage"][2:]] == [[1, 5], [3, 5], [5, 5]]
