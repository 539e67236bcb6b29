"""The same tree on a card of both editions: what each prints, where the catalogue's list of differences is about words
or the editions do alike what they say otherwise."""

from __future__ import annotations

from typing import Final

from tests.games.ufs.differences import ring
from tests.games.universus.ringside import card, p1

TWO: Final = "Has(Sel(1, YOU, (Type((FOUNDATION,)),)), '>=', 2)"
LOSING: Final = f"Ability(FORM, (Lose(1, RIVAL),), (), None, (OnlyIf({TWO}),))"
CLEARING: Final = "Ability(FORM, (Clear(Sel(1, YOU, (), (POOL,))),), (Spend(),))"
BLOCKED: Final = "Event(V_STATUS, RIVAL, own=True, notes=(PARTIALLY, COMPLETELY))"

# topic -> the tree, and how it stands on a card in ufs, in universus
WORDINGS: Final[list[tuple[str, str, str, str]]] = [
    (
        "Terms: other player, play area, first phase, check number",
        LOSING,
        "F: Your opponent loses 1 vitality. Only playable if you have 2 or more foundations in your staging area.",
        "Form: Your rival loses 1 health. Only playable if you have 2 or more foundations in your stage.",
    ),
    (
        "Terms: other player, play area, first phase, check number",
        "Ability(CONTINUOUS, (Fired(Event(V_DRAW, YOU, during=START_PHASE), (Gain(1),)),))",
        "When you draw a card during the Ready Phase, gain 1 vitality.",
        "When you draw a card during the Start Phase, gain 1 health.",
    ),
    (
        "Terms: clear, build, spend, sacrifice, mill, seal, freeze, drive, ruin",
        CLEARING,
        "F Discard 1 momentum: Discard 1 card from your card pool.",
        "Form Spend 1 momentum: Clear 1 card from your card pool.",
    ),
    (
        "Terms: clear, build, spend, sacrifice, mill, seal, freeze, drive, ruin",
        "Ability(FORM, (Mill(2), Build(Sel(1, zones=(HAND,)))), (Destroy(This(), sacrifice=True),))",
        "F Destroy: Discard the top 2 cards of your deck. Add 1 card from your hand to your staging area.",
        "Form Sacrifice: Mill 2 cards. Build 1 card from your hand.",
    ),
    (
        "Using abilities on committed cards",
        "Ability(FORM, (Gain(1),), (), None, (Tenacious(),))",
        "F: Gain 1 vitality. Playable while committed.",
        "Form [Tenacious]: Gain 1 health.",
    ),
    (
        "Check costs",
        "Ability(FORM, (Gain(1),), (CheckCost(4),))",
        "F (4+): Gain 1 vitality.",
        "Form Check 4: Gain 1 health.",
    ),
    (
        "Timing of 'after you block'",
        f"Ability(RESPONSE, (Gain(1),), (), {BLOCKED}, (In(POOL),))",
        "R [Card Pool]: After you block with this card, gain 1 vitality.",
        "Response [Card pool]: After your rival's attack is blocked by this card, gain 1 health.",
    ),
    (
        "Stun",
        "Ability(FORM, (Commit(Sel(1, RIVAL, (Type((FOUNDATION,)),)), stun=True),))",
        "F: Commit 1 opposing foundation.",
        "Form: Commit 1 rival foundation by Stun.",
    ),
]


def page(game: str, tree: str) -> str:
    """What stands on a foundation with this ability: its numbers, and its text."""
    at = ring(game, p1(stage=["Oak"]), cards={"Oak": card("foundation", [tree])})
    lines = at.match.game.about(at.match.view(0), "Oak")
    return " ".join(" ".join(lines[1:]).split()).partition(" [ours]")[0]
