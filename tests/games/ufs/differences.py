"""What the two editions do with the same table: a look at both for every line of the catalogue's list of differences.

Each function plays one game, named by its id, and says what it saw."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import kumite
from kumite.catalogue.lookup import find
from kumite.errors import BadPosition, Refusal
from kumite.games.ufs.construction import STARTER
from kumite.games.ufs.shelf import SHELF as UFS_SHELF
from kumite.games.universus.construction import catalogue, check_deck, find_format
from kumite.games.universus.decks import OUR_SHELF, Deck
from kumite.games.universus.define import face as made
from kumite.games.universus.faces import CARDS, face
from kumite.games.universus.printed import Card
from kumite.games.universus.terms import CHARACTER, FOUNDATION, SYMBOLS, symbol_names
from tests.games.universus.ringside import PAGE, Table, action, asset, attack, backup, card, foundation, p1, p2

Look = Callable[[str], Any]
PLUS = "Modify(TheAttack(), DAMAGE, 1)"


def ring(game: str, one: Any = None, two: Any = None, **given: Any) -> Table:
    options = {"windows": "silent", **given.pop("options", {})}
    return Table(kumite.setup(game, {"P1": one or {}, "P2": two or {}, "options": options, **given}, seed=0))


def hero(does: list[str] | None = None, **more: Any) -> dict[str, Any]:
    """A character that is legal in both editions."""
    return card("character", does, **{"difficulty": 6, "check": 6, "hand_size": 6, "health": 25, **more})


def opened(game: str, mode: str | None = None) -> Table:
    """A game from its beginning, with two decks of the house."""
    decks = {"universus": ("Firecracker", "Landslide"), "ufs": ("Quick Study", "Hollow House")}[game]
    options = {"windows": "silent", "p1_deck": decks[0], "p2_deck": decks[1]}
    return Table(kumite.match(game, seed=1, mode=mode, options=options))


def taken(game: str, **given: Any) -> bool:
    """Whether such a position can be."""
    try:
        ring(game, **given)
    except (BadPosition, Refusal):
        return False
    return True


def board(at: Table) -> str:
    return "\n".join(at.match.game.board(at.match.view(0))).lower()


def texts(at: Table) -> str:
    return " ".join([event["text"] for event in at.told])


def until(at: Table, what: str) -> Table:
    """Everybody answers quietly until this is asked, or nothing is any more."""
    for _ in range(400):
        if at.match.position.asking is None or at.asked.what == what:
            break
        at.quiet_step()
    return at


# Words


def life(game: str) -> bool:
    return "vitality" in board(ring(game))


def zones_and_people(game: str) -> list[str]:
    """The words of both editions that stand on one card, and above a turn."""
    does = [
        "Ability(FORM, (Lose(1, RIVAL),), (), None, (OnlyIf(Has(Sel(1, YOU, (Type((FOUNDATION,)),)), '>=', 2)),))",
        "Ability(CONTINUOUS, (Fired(Event(V_DRAW, YOU, during=START_PHASE), (Gain(1),)),))",
    ]
    at = ring(game, p1(hand=["Oak"]), cards={"Oak": foundation(does)})
    page = " ".join(" ".join(at.match.game.about(at.match.view(0), "Oak")).lower().split())
    words = ("opponent", "rival", "staging area", "stage", "ready phase", "start phase", "control 3", "check 3")
    return [word for word in words if word in page]


def verbs(game: str) -> tuple[bool, bool]:
    """Whether a foundation is 'built', and a card that leaves the card pool 'cleared'."""
    at = ring(game, p1(pool=[PAGE]), p2(pool=[{"card": PAGE, "as": "block"}]), phase="end")
    return "builds" in texts(at), "clears" in texts(at)


# Cards and decks


def types(game: str) -> list[str]:
    """The types of cards that only the later game has."""
    made = {"backup": backup(), "token": card("token")}
    return [kind for kind, page in made.items() if taken(game, cards={"Aid": page})]


def deck_size(game: str) -> int:
    """How many cards there must be besides the character."""
    rules = {"universus": find_format("standard"), "ufs": STARTER}[game]
    shelf = {"universus": OUR_SHELF, "ufs": UFS_SHELF}[game]
    base = next(iter(shelf.decks.values()))
    total = sum([n for _, n in base.cards])
    fewer = Deck(
        base.name, base.character, base.symbol, ((base.cards[0][0], base.cards[0][1] - 1), *base.cards[1:]), ()
    )
    legal, short = check_deck(base, catalogue(shelf), rules), check_deck(fewer, catalogue(shelf), rules)
    return total if not legal and short else -1


def attuned(game: str) -> bool:
    """Whether an attuned symbol lets a card into a deck that is built on another symbol."""
    shelf = {"universus": OUR_SHELF, "ufs": UFS_SHELF}[game]
    rules = {"universus": find_format("standard"), "ufs": STARTER}[game]
    base = next(iter(shelf.decks.values()))
    leader = CARDS[shelf.numbers[base.character]].front
    others = [name for name in symbol_names(leader.symbols) if name != base.symbol]
    strange = next(name for name in SYMBOLS if name not in symbol_names(leader.symbols))
    odd = Card(made("Odd Leaf", FOUNDATION, 1, 3, symbols=(f"attuned:{others[0]}", others[1], strange)))
    known = {**catalogue(shelf), "Odd Leaf": odd}
    with_odd = Deck(base.name, base.character, base.symbol, (*base.cards, ("Odd Leaf", 1)), ())
    return not [fault for fault in check_deck(with_odd, known, rules) if "Odd Leaf" in str(fault)]


def infinity(game: str) -> tuple[list[str], bool, bool]:
    """The symbols of a character with Infinity whose deck, with a card of Infinity in it, is built on Good; and which
    of two abilities that want Good and Fire it may use."""
    wants = "Ability(FORM, (Draw(1),), (), None, (ForSymbol('{}'),))"
    pages = {f"Page {n}": foundation(symbols=["good", "air", "water"]) for n in range(15)}
    sage = hero([wants.format("good"), wants.format("fire")], symbols=["infinity"])
    cards = {"Sage": sage, "Star": foundation(symbols=["infinity"]), **pages}
    deck = {"deck": "Wild", "game": game, "character": "Sage", "symbol": "good"}
    brings = {"brings": {**deck, "cards": {**dict.fromkeys(pages, 4), "Star": 1}}}
    at = Table(kumite.setup(game, {"P1": brings, "P2": brings, "cards": cards}, seed=0)).on("P1 form", "P2 form")
    at.play(f"{at['turn']}: {at.begins('play ')[0]}").on("P1 form" if at["turn"] == "P2" else "P2 form")
    names = symbol_names(face(at.g, at.g.character[at.g.turn]).symbols)
    return names, "use Sage: ability 1" in at.options or "use Sage" in at.options, "use Sage: ability 2" in at.options


# Beginning


def reveal(game: str) -> bool:
    """Whether both characters are laid down in secret and revealed together."""
    return opened(game).asked.what == "character"


def who_chooses(game: str) -> bool:
    """Whether a player is asked who goes first."""
    at = opened(game)
    for _ in range(60):
        if at.asked.what == "go first":
            return True
        if at.asked.what in ("mulligan", "form"):
            return False
        at.quiet_step()
    return False


def mulligan(game: str) -> tuple[bool, bool]:
    """Whether a hand that is not kept leaves the game; and whether the second player, too, exchanges all of it or
    nothing."""
    at = until(opened(game), "mulligan")
    who, other = str(at.question).split()[0], until(opened(game), "mulligan")
    other.play(f"{who}: keep")
    at.play(f"{who}: {'mulligan' if 'mulligan' in at.options else at.options[-1]}")
    for _ in range(40):
        if at.asked.what == "form":
            break
        at.quiet_step()
    return bool(at[f"{who}.removed"]), other.options == ["keep", "mulligan"]


def first_attack(game: str) -> bool:
    """Whether the first player may attack on the first turn."""
    at = ring(game, p1(hand=["Jab", PAGE]), turns=1, cards={"Jab": attack()})
    return "play Jab" in at.options


def extra_card(game: str) -> bool:
    """Whether the second player is offered a card more on the first turn."""
    at = opened(game)
    for _ in range(200):
        if at.asked.what == "extra":
            return True
        if at["turns"] > 2 or at.match.position.asking is None:
            break
        at.quiet_step()
    return False


# Turns


def duty(game: str) -> bool:
    """Whether one may pass with a card that could be tried."""
    return "pass" in ring(game, p1(hand=["Plan"]), cards={"Plan": foundation()}).options


def passing(game: str) -> tuple[bool, list[str]]:
    """Whether a player who has done nothing but pass has had a Combat Phase like any other: nothing is discarded for
    that, as nothing had to be tried; and what the rule that a pass cites calls it."""
    at = ring(game, p1(hand=["Fist"]), cards={"Fist": action(["Ability(ENHANCE, (Draw(1),))"])})
    for _ in range(6):
        if at["turn"] != "P1" or at.asked.who != 0:
            break
        at.quiet_step()
    cites = [rule for event in at.told if event["text"] == "P1 passes." for rule in event["rules"]]
    said = " ".join([find(rule).text for rule in cites])
    return "Fist" not in at["P1.discards"], [word for word in ("Form kind", "rather than") if word in said]


def further_character(game: str) -> list[str]:
    cards = {"Ada": hero(name="Ada"), "Ada Again": hero(name="Ada", version="again")}
    return list(ring(game, p1(character="Ada", pool=["Ada again"]), phase="end", cards=cards)["P1.stage"])


# Abilities


def blitz(game: str) -> bool:
    return taken(game, cards={"Jab": attack(["Ability(BLITZ, (Draw(1),))"])})


def while_committed(game: str) -> tuple[bool, bool]:
    """Whether an ability on a committed card may be used: one that says nothing, and one that is Tenacious."""
    offered = []
    for riders in ("()", "(Tenacious(),)"):
        does = [f"Ability(FORM, (Draw(1),), (), None, {riders})"]
        mine = p1(stage=[{"card": "Oak", "committed": True}], hand=[PAGE])
        offered.append("use Oak" in ring(game, mine, cards={"Oak": foundation(does)}).options)
    return offered[0], offered[1]


def from_anywhere(game: str) -> bool:
    """A response about its own card, when that is in the discard pile."""
    does = ["Ability(RESPONSE, (Gain(1),), (), Event(V_MILL, YOU, own=True))"]
    cards = {"Ash": foundation(does), "Dig": foundation(["Ability(FORM, (Mill(1),))"])}
    at = ring(game, p1(stage=["Dig"], hand=[PAGE], deck=["Ash"], health=10), cards=cards).play("P1: use Dig")
    return at.question == "P1 respond"


def first_tried(game: str) -> bool:
    """Whether a First Enhance may follow one that was tried and failed."""
    first, poke = f"Ability(ENHANCE, ({PLUS},), (), None, (First(),))", f"Ability(ENHANCE, ({PLUS},), (CheckCost(9),))"
    cards = {"Jab": attack(), "One": foundation([first]), "Poke": foundation([poke]), "Nod": foundation([PLUS_ANY])}
    at = ring(game, p1(pool=["Jab"], stage=["One", "Poke"]), p2(stage=["Nod"]), attack="P1", cards=cards)
    at.play("P1: use Poke")
    if at.asked.what == "commit":
        at.play("P1: fail")
    if str(at.question) == "P2 enhance":
        at.play("P2: use Nod")
    return str(at.question) == "P1 enhance" and "use One" in at.options


def theory(game: str) -> tuple[str, int, int]:
    """An effect is interrupted by a response before its next instruction.  What a continuous ability has given is
    there, or is gone, once its card is gone."""
    cards = {
        "Book": foundation(["Ability(FORM, (Draw(1), Gain(1)), (Commit(This()),))"]),
        "Eye": foundation(["Ability(RESPONSE, (Lose(1, RIVAL),), (Commit(This()),), Event(V_DRAW, YOU))"]),
    }
    drawing = ring(game, p1(stage=["Book", "Eye"], hand=[PAGE], health=10), cards=cards).play("P1: use Book")
    grip = "Ability(CONTINUOUS, (Modify(Sel(9, YOU, (Type((ATTACK,)),), (POOL,), every=True), DAMAGE, 1),))"
    cut = "Ability(ENHANCE, (Modify(TheAttack(), SPEED, 1),), (Destroy(Sel(1, tests=(Named('Grip'),))),))"
    cards = {"Jab": attack(), "Grip": foundation([grip]), "Cut": asset([cut]), "Wall": foundation(block="+0 mid")}
    at = ring(game, p1(pool=["Jab"], stage=["Grip", "Cut"]), p2(hand=["Wall"]), attack="P1", cards=cards)
    before = at["attack.damage"]
    at.play("P1: use Cut")
    return f"{drawing.question} at {drawing['P1.health']}", before, at["attack.damage"]


PLUS_ANY = "Ability(ENHANCE, (Draw(1),))"


# Keywords


def advanced(game: str) -> list[str]:
    """Which of two keywords a card may have."""
    return [name for name in ("Multiple: 1", "Reversal") if taken(game, cards={"Jab": attack(keywords=[name])})]


LATER = ("Deflect", "Echo", "Elusive", "EX", "Frenzy", "Gauge", "Shift", "Tension")


def later_keywords(game: str) -> list[str]:
    """Which of the words are keywords here, and no mere traits."""
    names = ring(game).g.house.edition.keywords.names()
    return [name for name in LATER if name in names]


def breaker(game: str) -> int:
    """What the next card must be checked against."""
    cards = {
        "Jab": attack(),
        "Wall": foundation(block="+0 mid", keywords=["Breaker: 2"]),
        "Plan": foundation(difficulty=3),
    }
    mine = p1(pool=["Jab"], hand=["Plan", PAGE], stage=[PAGE] * 9)
    at = ring(game, mine, p2(hand=["Wall"], stage=[PAGE] * 4), attack="P1", cards=cards).on("P2 block")
    at.play("P2: block with Wall")
    while str(at.question) == "P2 commit":
        at.play(f"P2: {at.options[-1]}")
    if str(at.question) == "P2 respond":
        at.play("P2: use Wall")
    at.on("P1 form").play("P1: play Plan")
    return int(at["check.need"])


def terrain(game: str) -> int:
    """How many of two Terrains that lie side by side stay."""
    field = asset(keywords=["Terrain"])
    at = ring(game, p1(stage=["Field", "Fen"], hand=[PAGE]), cards={"Field": field, "Fen": field})
    return len([name for name in at["P1.stage"] if name.startswith(("Field", "Fen"))])


def unique(game: str) -> bool:
    """Whether the owner chooses which of two copies goes."""
    does = ["Ability(FORM, (Build(Sel(1, YOU, (), (HAND,))),))"]
    cards = {"One": foundation(keywords=["Unique"]), "Door": foundation(does)}
    at = ring(game, p1(stage=["One", "Door"], hand=["One"]), cards=cards).play("P1: use Door")
    return str(at.question).startswith("P1") and at.asked.what != "form"


def flash(game: str) -> bool:
    """Whether an Enhance Step in which the attack gains Flash goes on."""
    gain = "Ability(ENHANCE, (Grant(TheAttack(), Keyword('Flash'), until=TURN),), (Commit(This()),))"
    cards = {"Jab": attack(), "Spark": foundation([gain]), "Nod": foundation([f"Ability(ENHANCE, ({PLUS},))"])}
    at = ring(game, p1(pool=["Jab"], stage=["Spark", "Nod"]), p2(stage=["Nod"]), attack="P1", cards=cards)
    return str(at.play("P1: use Spark").question).endswith("enhance")


def only(game: str) -> bool:
    return taken(game, cards={"Relic": asset(keywords=["'Ada' Only"])})


# Zones


def own_momentum(game: str) -> bool:
    """Whether its owner knows what lies face down in momentum."""
    at = ring(game, p1(momentum=["Jab"]), cards={"Jab": attack()})
    return "Jab" in str(at.match.view(0)["seats"]["P1"]["momentum"])


def destroyed(game: str) -> bool:
    """Whether a further character in play can be destroyed."""
    does = ["Ability(FORM, (Destroy(Sel(1, YOU, (Type((CHARACTER,)), State('attached')))),), (Commit(This()),))"]
    cards = {"Ada": hero(name="Ada"), "Axe": asset(does)}
    at = ring(game, p1(character="Ada", pool=["Ada"], stage=["Axe"], hand=[PAGE]), phase="end", cards=cards)
    at.on("P1 form")
    if "use Axe" in at.options:
        at.play("P1: use Axe")
    return not [name for name in at["P1.stage"] if "attached" in name]


def cycled(game: str) -> bool:
    """Whether ten cards are too few to cycle the deck."""
    does = ["Ability(FORM, (Mill(1),))"]
    at = ring(game, p1(stage=["Dig"], discards=[PAGE] * 9, rest=1, hand=[PAGE]), cards={"Dig": foundation(does)})
    at.play("P1: use Dig")
    return at.outcome == "P2"


def target(game: str) -> bool:
    """Whether an attack can be directed at anybody but the other player."""
    given = {"one": p1(hand=["Jab", PAGE]), "two": p2(stage=["Aid"]), "cards": {"Jab": attack(), "Aid": backup()}}
    if not taken(game, **given):
        return False
    at = ring(game, given["one"], given["two"], cards=given["cards"]).play("P1: play Jab")
    return at.asked.what == "target"


def unblocked(game: str) -> bool:
    """Whether there is an attack that nobody may block, since it is directed at a backup."""
    given = {
        "one": p1(hand=["Jab", PAGE]),
        "two": p2(stage=["Aid"], hand=["Wall"]),
        "cards": {"Jab": attack(), "Aid": backup(), "Wall": foundation(block="+0 mid")},
    }
    if not taken(game, **given):
        return False
    asked = []
    for whom in ("P2's Aid", "the character"):
        at = ring(game, given["one"], given["two"], cards=given["cards"])
        at.play("P1: play Jab", f"P1: attack {whom}").on("P2 block", "P1 form")
        asked.append(str(at.question))
    return asked == ["P1 form", "P2 block"]


def waiting(game: str) -> int:
    """How many attacks wait for their sequence while another has its own."""
    cards = {"Jab": attack(keywords=["Multiple: 1"]), "Wall": foundation(block="+0 mid")}
    given = {"one": p1(pool=["Jab"], momentum=[PAGE]), "two": p2(hand=["Wall"]), "attack": "P1", "cards": cards}
    if not taken(game, **given):
        return 0
    at = ring(game, given.pop("one"), given.pop("two"), **given).on("P1 enhance").play("P1: use Jab").on("P2 block")
    return len(at["stack"])


def vitals(game: str) -> tuple[bool, bool]:
    """Whether a character may have vital statistics, and a set icon."""
    return (
        taken(game, cards={"Ada": hero(vitals={"height": 170})}),
        taken(game, cards={"Ada": hero(set="XY")}),
    )


def unnumbered(game: str) -> bool:
    """Whether any character of the house lacks difficulty and check value, and so is a starting one only."""
    shelf = {"universus": OUR_SHELF, "ufs": UFS_SHELF}[game]
    return False in [card.front.checked for card in shelf.cards() if card.front.type == CHARACTER]
