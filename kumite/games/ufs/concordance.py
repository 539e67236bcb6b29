"""Where this edition's book says what a rule of the core says: steps are shared, and each edition cites its book."""

from __future__ import annotations

from typing import Final

from kumite.core.position import RuleIds

PARAGRAPHS: Final = {  # the rules of the core by the paragraphs of this book, in its order
    "UFS-WIN-01": "HEALTH-02 HEALTH-04 WIN-01",
    "UFS-WIN-02": "WIN-02",
    "UFS-WIN-05": "AP-01",
    "UFS-PLAY-01": "PLAYCD-01",
    "UFS-PLAY-03": "PLAYCD-01 PLAYCD-04 PLAYCD-06 TRANSIT-06 TRANSIT-08",
    "UFS-PLAY-04": "PLAYCD-06 PLAYCD-08",
    "UFS-PLAY-05": "PROG-01",
    "UFS-PLAY-08": "PLAYCD-10",
    "UFS-PLAY-09": "PLAYCD-09",
    "UFS-CHECK-01": "CHECK-01 CHECK-02",
    "UFS-CHECK-02": "CHECK-04",
    "UFS-CHECK-03": "CHECK-05 CHECK-06 CHECK-07",
    "UFS-CHECK-04": "CHECK-05",
    "UFS-CHECK-06": "CHECK-10",
    "UFS-CHECK-07": "COMMIT-03 COMMIT-01",
    "UFS-CHECK-08": "CHECK-12",
    "UFS-SETUP-01": "SETUP-01 SETUP-05",
    "UFS-SETUP-03": "SETUP-06",
    "UFS-SETUP-06": "SETUP-02",
    "UFS-SETUP-07": "SETUP-07 EVENT-05",
    "UFS-SETUP-08": "MULL-01 MULL-02",
    "UFS-SETUP-11": "SETUP-03",
    "UFS-SETUP-12": "SETUP-08 SETUP-09",
    "UFS-TURN-01": "STARTPH-01 PHASE-01 PHASE-03",
    "UFS-READY-01": "STARTPH-01",
    "UFS-READY-02": "READYST-01 READYST-02 READY-01",
    "UFS-READY-03": "REVIEW-01 REVIEW-02",
    "UFS-READY-04": "REVIEW-02",
    "UFS-READY-05": "REVIEW-03",
    "UFS-READY-06": "DRAWST-01 DRAWST-02",
    "UFS-COMBAT-01": "COMBAT-01 COMBAT-03 FORM-02",
    "UFS-COMBAT-02": "COMBAT-03 ATK-02",
    "UFS-COMBAT-04": "COMBAT-04 COMBAT-10",
    "UFS-COMBAT-06": "COMBAT-06 STACK-01 STACK-06 ATK-03",
    "UFS-COMBAT-07": "COMBAT-07",
    "UFS-END-01": "ENDPH-01 CLRP-01",
    "UFS-END-02": "CLRP-02 RULING-55",
    "UFS-END-03": "CLRP-04 BUILD-01",
    "UFS-END-04": "CLRP-04 BUILD-01",
    "UFS-END-05": "ATTCH-01",
    "UFS-END-07": "CLRP-06",
    "UFS-END-11": "CLRP-03 CLRP-07 CLEAR-01",
    "UFS-END-12": "ENDPH-02",
    "UFS-ATK-01": "SEQ-01",
    "UFS-ATK-02": "RESOLVE-01 SEQ-05 DSTEP-05",
    "UFS-ENH-01": "ENHST-01 ENHST-03 ATKR-02",
    "UFS-ENH-02": "ENHST-03 DEF-02",
    "UFS-ENH-03": "PLAB-03",
    "UFS-ENH-04": "ENH-03",
    "UFS-ENH-07": "ENHST-05",
    "UFS-BLOCK-01": "BSTEP-01",
    "UFS-BLOCK-02": "BSTEP-04",
    "UFS-BLOCK-03": "BSTEP-05",
    "UFS-BLOCK-05": "BSTEP-05 BSTEP-07",
    "UFS-BLOCK-07": "AZONE-02 AZONE-03 AZONE-04 BSTEP-08",
    "UFS-BLOCK-14": "BSTEP-13 BSTEP-02",
    "UFS-BLOCK-15": "BSTEP-14",
    "UFS-BLOCK-16": "BSTEP-12",
    "UFS-BLOCK-17": "BSTEP-15 BSTEP-19",
    "UFS-DMG-01": "DSTEP-01 DSTEP-02 RULING-31",
    "UFS-DMG-04": "DMG-03 HEALTH-02",
    "UFS-DMG-05": "DEALS-01",
    "UFS-CARD-03": "CHAR-05 NAME-01",
    "UFS-CARD-09": "HEALTH-05",
    "UFS-CARD-15": "GAINKW-01 KWRAT-02 CTRAIT-03",
    "UFS-DECK-01": "DCON-01 DCON-02",
    "UFS-DECK-02": "DCON-08 DCON-13",
    "UFS-DECK-03": "DCON-09 DCON-10 SYM-03",
    "UFS-SYM-01": "SYM-01 SYM-02",
    "UFS-SYM-02": "INF-01 INF-02",
    "UFS-ZONE-02": "DRAW-01 MILL-01 SEARCH-01 SEARCH-02 SEARCH-04 DECK-04 DECK-05",
    "UFS-HAND-02": "HAND-04 REVEAL-01 PRIV-02",
    "UFS-STAGE-03": "COMMIT-01 COMMIT-03 READY-01",
    "UFS-STAGE-04": "COMMIT-04 PLAB-04",
    "UFS-STAGE-05": "FDC-01 FDC-05 FLIP-01 UNFLIP-01",
    "UFS-MOM-04": "MOM-03",
    "UFS-MOM-05": "SPEND-01",
    "UFS-DISC-01": "DISC-01 DPILE-04",
    "UFS-RFG-01": "RFG-01 REMOVE-01",
    "UFS-CYCLE-01": "CYCLE-04",
    "UFS-CYCLE-02": "CYCLE-02",
    "UFS-CYCLE-03": "CYCLE-02",
    "UFS-CYCLE-04": "CYCLE-03",
    "UFS-CONF-01": "CONF-03 RULE-01 UNBLK-01 BSTEP-06",
    "UFS-CONF-02": "CONF-01 RULE-03",
    "UFS-ABIL-02": "ABIL-02 PLAYAB-01",
    "UFS-ABIL-03": "ENH-01",
    "UFS-ABIL-04": "RESP-01 RESP-10",
    "UFS-ABIL-05": "PLAB-03",
    "UFS-ABIL-06": "RESP-11",
    "UFS-ABIL-07": "RESP-06 RESP-08 RESP-09 AP-02",
    "UFS-ABIL-09": "FORM-02",
    "UFS-ABIL-12": "ADDC-02",
    "UFS-COST-06": "RULING-69",
    "UFS-COST-08": "PLAYAB-02 PLAYAB-03 COST-02 COST-03",
    "UFS-COST-09": "COST-08",
    "UFS-COST-11": "COST-10",
    "UFS-RESTR-01": "PREST-01",
    "UFS-RESTR-02": "PREST-20",
    "UFS-RESTR-03": "PREST-19",
    "UFS-RESTR-05": "PREST-14",
    "UFS-RESTR-06": "PREST-15",
    "UFS-RESTR-07": "DESP-02 DESP-03",
    "UFS-RESTR-08": "PREST-17",
    "UFS-RESTR-09": "BRKT-02 BRKT-05 PREST-09 PREST-13",
    "UFS-RESTR-10": "OPT-01",
    "UFS-RESTR-11": "PREST-12",
    "UFS-RESTR-14": "PREST-02",
    "UFS-EFF-01": "DIRECT-02 RESOLVE-03 INSTR-03 EITHER-01 BOTH-01 BOTH-02 BULL-01 BULL-02 BULL-05 ZCHG-01 CANC-01",
    "UFS-EFF-02": "PLAYAB-04 PLAYAB-05 ORDER-01 EFF-03 EVENT-03",
    "UFS-EFF-04": "BONUS-01 BONUS-02 PEN-01 PEN-02 STATE-02",
    "UFS-EFF-07": "COST-06 NEG-04",
    "UFS-EFF-08": "DESTR-01 SAC-01",
    "UFS-EFF-13": "PLAB-01 INSTR-03",
    "UFS-KEY-06": "PAUSE-07",
    "UFS-KEY-07": "KCOMBO-02",
    "UFS-KEY-11": "KFLASH-01",
    "UFS-KEY-12": "KMULT-01 KMULT-02 KMULT-06",
    "UFS-KEY-13": "KREV-01 KREV-03 KREV-05",
    "UFS-KEY-14": "KREV-04",
    "UFS-CONT-01": "DET-03 EFF-16 STATE-05",
    "UFS-RULING-12": "ATTCH-01 ATTCH-04 ATTCH-06 CHAR-17",
    "UFS-RULING-36": "FIRED-06 AP-04 MODIF-04",
    "UFS-RULING-45": "RULING-63",
}


def turned_round() -> dict[str, RuleIds]:
    """By the rules of the core."""
    found: dict[str, RuleIds] = {}
    for here, there in PARAGRAPHS.items():
        for rule in there.split():
            found[f"UVS-{rule}"] = (*found.get(f"UVS-{rule}", ()), here)
    return found


SAME: Final = turned_round()


def cited(rules: RuleIds) -> RuleIds:
    """The ids of this edition's book for rules of the core; its own stay; what it does not say is left out."""
    found: list[str] = []
    for rule in rules:
        found += SAME.get(rule, ()) if rule.startswith("UVS-") else (rule,)
    return tuple(dict.fromkeys(found))
