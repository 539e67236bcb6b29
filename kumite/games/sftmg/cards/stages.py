"""The four stages: the Objects as printed, on spaces of our choosing (SFTMG-RULING-46).

West and east mirror each other about column e, but for Kousyu Street, which is the same turned half round.
"""

from __future__ import annotations

from typing import Final

from kumite.games.sftmg.printed import DEDUCED, OURS, PRINTED, Fact, Stage, Thing

WHERE: Final = "SFTMG-RULING-46: the diagram's coordinates are lost with its picture"


def facts(diagram: str, sizes: str = "") -> tuple[Fact, ...]:
    """Alike for all stages; `sizes` says what is odd about those printed."""
    return (
        Fact("name", PRINTED, diagram),
        Fact("objects", PRINTED, diagram + sizes),
        Fact("positions", OURS, WHERE),
        Fact("start spaces", OURS, WHERE),
        Fact("number of start spaces", DEDUCED, "SFTMG-RULING-04: two for Versus and, beside them, two a side"),
    )


DOJO: Final = Stage(
    "Dojo",
    things=(
        Thing("Rocks", ("c6", "g6", "d3", "f3")),
        Thing("Sakura Trees", ("e7", "b9", "h9", "c2", "g2"), large=True),
        Thing("Lanterns", ("c8", "g8")),
    ),
    versus=("b5", "h5"),
    multiplayer=("b3", "b7", "h3", "h7"),
    about="Petals on raked gravel, and a tree where the path to the gate begins.",
    facts=facts("000, Stage Diagrams: Dojo"),
)
AIR_FORCE_BASE: Final = Stage(
    "Air Force Base",
    things=(
        Thing("Small Crates", ("e8", "d3", "f3")),
        Thing("Large Crates", ("c4", "g4", "c8", "g8")),
        Thing("Missile Racks", ("d6", "f6"), large=True),
        Thing("Boombox", ("e1",)),
    ),
    versus=("b5", "h5"),
    multiplayer=("b3", "b7", "h3", "h7"),
    about="Jet fuel, floodlights, and somebody's music behind the crates.",
    facts=facts("000, Stage Diagrams: Air Force Base", " (SFTMG-RULING-45: Large Crates are labelled Small)"),
)
KOUSYU_STREET: Final = Stage(
    "Kousyu Street",
    things=(
        Thing("Rocks", ("d3", "f7", "c5", "g5")),
        Thing("Dead Trees", ("d7", "f3", "b8", "h2", "d1", "f9"), large=True),
    ),
    versus=("b4", "h6"),
    multiplayer=("b2", "b6", "h4", "h8"),
    about="A road nobody sweeps, between trees nobody mourns.",
    facts=facts("001, Stage Diagrams: Kousyu Street"),
)
SHOPPING_DISTRICT: Final = Stage(
    "Shopping District",
    things=(
        Thing("Chicken Crates", ("d3", "f3")),
        Thing("Tables", ("c7", "g7"), large=True),
        Thing("Food Cart", ("e8",), large=True),
    ),
    versus=("b5", "h5"),
    multiplayer=("b3", "b8", "h3", "h8"),
    about="Steam, noodles, and chickens with a clear view of the fight.",
    facts=facts("001, Stage Diagrams: Shopping District"),
)

STAGE_LIST: Final = (DOJO, AIR_FORCE_BASE, KOUSYU_STREET, SHOPPING_DISTRICT)
