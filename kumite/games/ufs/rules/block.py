"""The Block Step where this edition differs."""

from __future__ import annotations

from kumite.core.position import Step
from kumite.games.universus.blocks import block_face, block_status
from kumite.games.universus.faces import attack_face
from kumite.games.universus.position import Versus
from kumite.games.universus.rules.clear import to_discards
from kumite.games.universus.rules.damage import broken_off
from kumite.games.universus.terms import NOBODY, POOL
from kumite.games.universus.texts import SETTLE
from kumite.games.universus.verbs import change


class VoidBlock(Step):
    """UFS-RULING-29: zones are compared when the status is determined; a block that has come to be two zones off by
    then is void and discarded, so that there is none."""

    says = "Compare the zones of attack and block"
    rules = ("UFS-RULING-29",)

    def run(self, g: Versus) -> None:
        block = g.attack.block
        if block == NOBODY or broken_off(g):
            return
        if block_status(attack_face(g).zone, block_face(g, block).block_zone) == NOBODY:
            change(g).block = NOBODY
            if g.zone[block] == POOL:
                g.then(SETTLE)
                to_discards(g, block)
