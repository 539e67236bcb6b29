"""The attack sequence: Enhance Step, Block Step, Damage Step, once each, and the resolution (UVS-SEQ-01,
UVS-SEQ-03)."""

from __future__ import annotations

from typing import Final

from kumite.core.piles import Zone
from kumite.core.position import Asks, Question, Step
from kumite.games.universus.blocks import block_face, can_be_blocked, valid_block
from kumite.games.universus.changes import claim_next
from kumite.games.universus.faces import attack_face, face, held_abilities, zone_cards
from kumite.games.universus.handwork import hides
from kumite.games.universus.label import label
from kumite.games.universus.lasting import expire
from kumite.games.universus.legal import in_limits, may_be_played
from kumite.games.universus.pick import CARD
from kumite.games.universus.playable import playable_abilities
from kumite.games.universus.position import Versus, rival_of
from kumite.games.universus.printed import Happening
from kumite.games.universus.records import NO_ATTACK, Attack
from kumite.games.universus.rules.ability import begin_ability
from kumite.games.universus.rules.damage import BeforeDamage, broken_off, go_on
from kumite.games.universus.rules.moment import moment, seldom
from kumite.games.universus.rules.play import begin_play
from kumite.games.universus.rules.window import ABILITY, ability_label, meant_once, offered_once
from kumite.games.universus.rulings import forbidden, rules_of, unruled
from kumite.games.universus.seams import BrokenOff, Dropped
from kumite.games.universus.secrecy import bring_up, tidy_hands
from kumite.games.universus.sorts import distinct
from kumite.games.universus.terms import (
    AS_BLOCK,
    ATTACK_PERIOD,
    BEGINS,
    BLITZ,
    BLOCK_STEP,
    COMBAT_PHASE,
    COMPLETELY,
    DAMAGE_STEP,
    ENDS,
    ENHANCE,
    ENHANCE_STEP,
    NEXT_ENHANCE,
    NOBODY,
    NOT_BLOCKED,
    PARTIALLY,
    PASSED,
    V_ATTACKED,
    V_ENTER,
    V_PLAY,
    V_STATUS,
)
from kumite.games.universus.texts import SETTLE
from kumite.games.universus.uses import forget_step
from kumite.games.universus.verbs import change, tell
from kumite.games.universus.words.opening import opener
from kumite.games.universus.words.rule import CONSIDERED, PLAYABLE
from kumite.games.universus.words.sought import unsure
from kumite.games.universus.words.triggers import Event

PASS: Final = 0


class Enter(Step):
    """The top attack of the stack enters its sequence (UVS-STACK-06, UVS-SEQ-01).  One that was not played is met by
    what waits for it now (UVS-SEQ-02: whatever came of the playing is done), and attacks the rival's character
    (UVS-ATK-08, UVS-RULING-76)."""

    says = "The attack sequence begins"
    rules = ("UVS-SEQ-01", "UVS-STACK-06")

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, g: Versus) -> None:
        h, target = self.card, NOBODY
        for card, backup in g.targets:
            if card == h:
                target = backup
        g.edits += 1
        played = any(card == h for card, _ in g.targets)
        g.targets = tuple([pair for pair in g.targets if pair[0] != h])  # if it comes again, it was not played
        by = g.owner[h]
        g.number += 1
        g.attack = Attack(h, by, target, g.number, ENHANCE_STEP)
        g.landed = NOBODY
        forget_step(g)
        claim_next(g, h, entering=True)
        if not played:
            g.attacks[by] += 1
            tell(g, Happening(V_ATTACKED, by, (g.character[rival_of(by)],), source=h))
        tell(g, Happening(V_ENTER, by, (h,), tick=g.tick, faces=(face(g, h),), source=h))
        g.then(SETTLE, g.house.edition.sequence, SequenceEnd())


class SequenceEnd(Step):
    """The sequence is over: what lasted for this attack or a step of it ends (UVS-DSTEP-05, UVS-DET-03)."""

    says = "The attack sequence ends"
    rules = ("UVS-DSTEP-05",)

    def run(self, g: Versus) -> None:
        g.edits += 1
        if broken_off(g) and not g.quiet:
            name = attack_face(g).full_name() or "attack"
            g.events.append(Dropped(g.attack.by, name) if g.attack.dropped else BrokenOff(g.attack.by, name))
        for period in (ENHANCE_STEP, BLOCK_STEP, DAMAGE_STEP, ATTACK_PERIOD):
            expire(g, period)  # a dropped attack has not come to the end of its step
        g.attack, g.cut = NO_ATTACK, g.cut if g.cut == COMBAT_PHASE else 0
        g.uses = tuple([use for use in g.uses if use.turn or use.step or use.ever])
        g.then(SETTLE)


# The Enhance Step


class BeginEnhance(Step):
    """UVS-ENHST-01, UVS-KFLASH-01: the first step, skipped by Flash.
    It opens with the blitz opportunity (UVS-ENHST-02)."""

    says = "The Enhance Step begins"
    rules = ("UVS-ENHST-01", "UVS-KFLASH-01")

    def run(self, g: Versus) -> None:
        tidy_hands(g)
        if broken_off(g):
            return
        if g.cut == ENHANCE_STEP or attack_face(g).keyword("Flash") is not None:
            g.cut = 0
            g.then(BeginBlock())
            return
        moment(g, ENHANCE_STEP, BEGINS)
        g.then(SETTLE, Blitz(), FirstEnhance())


class Blitz(Asks):
    """The attacker may play blitzes of the attack, any of them, in any order, each once (UVS-BLITZ-01,
    UVS-BLITZ-04, UVS-BLITZ-05); then come the Enhances, the attacker's first (UVS-BLITZ-07), and no more blitzes
    (UVS-BLITZ-02)."""

    says = "Play a Blitz of the attack, or go on"
    rules = ("UVS-BLITZ-01", "UVS-BLITZ-03", "UVS-BLITZ-04")

    def ask(self, g: Versus) -> Question:
        by, card = g.attack.by, g.attack.card
        found = [] if over(g) else [ABILITY + 64 * h + n for h, n in playable_abilities(g, by, BLITZ) if h == card]
        return Question(by, "blitz", (PASS, *found), always=not over(g) and might_blitz(g))

    def act(self, g: Versus, option: int) -> None:
        g.edits += 1
        if option != PASS:
            g.then(Blitz())
            begin_ability(g, g.attack.by, (option - ABILITY) // 64, (option - ABILITY) % 64)

    def write(self, g: Versus, option: int) -> str:
        return "go on" if option == PASS else ability_label(g, g.attack.by, option, self.offered(g))


def might_blitz(g: Versus) -> bool:
    """As far as the rival can tell, the attacker may hold what a blitz costs."""
    by, card = g.attack.by, g.attack.card
    held = held_abilities(g, card)
    for number in range(len(held)):
        ability = held[number]
        if ability.kind == BLITZ and in_limits(g, card, number, ability) and unsure(g, by, ability.cost):
            return True
    return False


def over(g: Versus) -> bool:
    """The Enhance Step ends instead of going on: the attack is dropped (UVS-DROP-02), has Flash now (UVS-KFLASH-02),
    or an effect has ended the step (UVS-PHASE-02)."""
    if broken_off(g) or g.cut == ENHANCE_STEP:
        return True
    return g.house.edition.flash_ends and attack_face(g).keyword("Flash") is not None


class FirstEnhance(Step):
    """Whoever plays first is known as the blitzes are over."""

    says = "The Enhances begin"
    rules = ("UVS-BLITZ-07", "UVS-RULING-160")

    def run(self, g: Versus) -> None:
        g.then(Enhance(opener(g), 0))


class Enhance(Asks):
    """Play one Enhance, or pass; two passes in succession end the step (UVS-ENHST-03 to UVS-ENHST-05).
    A pass gives up that one opportunity (UVS-ENHST-04)."""

    says = "Play an Enhance, or pass"
    rules = ("UVS-ENHST-03", "UVS-ENHST-05", "UVS-ATKR-02", "UVS-DEF-02")

    __slots__ = ("passes", "who")

    def __init__(self, who: int, passes: int) -> None:
        self.who = who
        self.passes = passes

    def ask(self, g: Versus) -> Question:
        if over(g):
            return Question(self.who, "enhance", (PASS,))
        found = offered_once(g, self.who, self.found(g))
        return Question(self.who, "enhance", (PASS, *found), always=hides(g, self.who))

    def found(self, g: Versus) -> list[int]:
        return [ABILITY + 64 * h + n for h, n in playable_abilities(g, self.who, ENHANCE)]

    def act(self, g: Versus, option: int) -> None:
        g.edits += 1
        go_on(g)
        used_up(g, self.who)
        if over(g):
            g.then(EndEnhance())
        elif option == PASS:
            g.then(Enhance(rival_of(self.who), 1) if self.passes == 0 else EndEnhance())
            if seldom(g, ENHANCE_STEP, PASSED, self.who):
                g.then(SETTLE)
        else:
            g.then(Enhance(rival_of(self.who), 0))
            begin_ability(g, self.who, bring_up(g, (option - ABILITY) // 64), (option - ABILITY) % 64)

    def write(self, g: Versus, option: int) -> str:
        return "pass" if option == PASS else ability_label(g, self.who, option, self.offered(g))

    def meant(self, g: Versus, text: str) -> int:
        return -1 if over(g) else meant_once(g, self.who, text, self.found(g))


def used_up(g: Versus, seat: int) -> None:
    """A player uses an opportunity for an Enhance: what was said of their next one is over."""
    these = tuple([one.id for one in g.effects if one.until == NEXT_ENHANCE and one.you != seat])
    if these:
        expire(g, NEXT_ENHANCE, NOBODY, these)


class EndEnhance(Step):
    """Both have passed."""

    says = "The Enhance Step ends"
    rules = ("UVS-ENHST-05",)

    def run(self, g: Versus) -> None:
        g.edits += 1
        if broken_off(g):
            return
        g.cut = 0 if g.cut == ENHANCE_STEP else g.cut
        moment(g, ENHANCE_STEP, ENDS)
        expire(g, ENHANCE_STEP)
        expire(g, NEXT_ENHANCE)
        g.then(SETTLE, BeginBlock())


# The Block Step


class BeginBlock(Step):
    """UVS-BSTEP-01; skipped where a backup is attacked (UVS-SEQ-04)."""

    says = "The Block Step begins"
    rules = ("UVS-BSTEP-01", "UVS-SEQ-04")

    def run(self, g: Versus) -> None:
        tidy_hands(g)
        if broken_off(g):
            return
        go_on(g)
        attack = change(g)
        attack.enhanced = len(g.log)
        if g.attack.backup != NOBODY:
            g.then(BeforeDamage())
            return
        if g.cut == BLOCK_STEP:
            attack.status, g.cut = NOT_BLOCKED, 0  # UVS-RULING-16: an unblocked attack, though nothing was determined
            g.then(BeforeDamage())
            return
        attack.step = BLOCK_STEP
        moment(g, BLOCK_STEP, BEGINS)
        g.then(SETTLE, Block(), *g.house.edition.verdict, Status())


class Block(Asks):
    """UVS-BSTEP-04, UVS-BSTEP-05: the defender (UVS-DEF-01) may try one valid block from hand."""

    says = "Block, or do not"
    rules = ("UVS-BSTEP-04", "UVS-BSTEP-05")

    def ask(self, g: Versus) -> Question:
        who = rival_of(g.attack.by)
        if cut_short(g) or is_considered(g) or not can_be_blocked(g):
            return Question(who, "block", (PASS,))
        held = g.hand[who] if unruled(g, V_PLAY) else g.hand[who] + blocks_elsewhere(g, who)
        cards = tuple([h for h in held if valid_block(g, h) and may_be_played(g, who, h, AS_BLOCK)])
        found = [CARD + h for h in distinct(g, who, cards)]
        hidden = g.house.windows != "silent" and bool(g.hand[who])
        return Question(who, "block", (PASS, *found), always=hidden)

    def act(self, g: Versus, option: int) -> None:
        g.edits += 1
        if option != PASS:
            change(g).tried = True
            begin_play(g, rival_of(g.attack.by), bring_up(g, option - CARD), AS_BLOCK)

    def write(self, g: Versus, option: int) -> str:
        who = rival_of(g.attack.by)
        return "no block" if option == PASS else f"block with {label(g, who, option - CARD)}"


def cut_short(g: Versus) -> bool:
    """The Block Step ends instead of going on."""
    return broken_off(g) or g.cut == BLOCK_STEP


def blocks_elsewhere(g: Versus, who: int) -> Zone:
    """Cards of other zones that a rule lets this player block with; the rule must speak of blocks."""
    found: Zone = ()
    for one in rules_of(g, PLAYABLE, V_PLAY):
        if not isinstance(one.rule.act, Event) or AS_BLOCK not in one.rule.act.notes:
            continue
        for zone in one.rule.zones:
            for h in zone_cards(g, who, zone):
                act = Happening(V_PLAY, who, (h,), 1, AS_BLOCK, origin=zone, faces=(face(g, h),))
                if h not in found and one.on in (NOBODY, h) and one.covers(g, act):
                    found += (h,)
    return found


def is_considered(g: Versus) -> bool:
    """UVS-BSTEP-02, UVS-BSTEP-03, UVS-UNBLK-02: completely blocked by an effect of the defender's, if that can be."""
    if unruled(g, V_STATUS):
        return g.attack.considered
    act = Happening(V_STATUS, g.attack.by, (g.attack.card,), 0, COMPLETELY, faces=(attack_face(g),))
    if forbidden(g, act):
        return False
    if g.attack.considered:
        return True
    for one in rules_of(g, CONSIDERED, V_STATUS):
        if one.ctx.you != g.attack.by and one.on in (NOBODY, g.attack.card) and one.covers(g, act):
            return True
    return False


class Status(Step):
    """UVS-BSTEP-12 to UVS-BSTEP-15: what the attack is now (UVS-CBLK-01), and what follows from that; what the playing
    of the block has caused is done (UVS-BSTEP-16).  A dropped attack gets no status (UVS-DROP-03)."""

    says = "Determine the block status"
    rules = ("UVS-BSTEP-12", "UVS-BSTEP-13", "UVS-BSTEP-14", "UVS-BSTEP-15")

    def run(self, g: Versus) -> None:
        if broken_off(g):
            return
        if g.cut == BLOCK_STEP:
            change(g).status = NOT_BLOCKED
            g.then(EndBlock())
            return
        go_on(g)
        attack, status, block = attack_face(g), NOT_BLOCKED, g.attack.block
        if is_considered(g):
            status = COMPLETELY
        elif block != NOBODY:
            status = status_by(g, block)
        change(g).status = status
        what = (g.attack.card,) if block == NOBODY else (g.attack.card, block)
        faces = tuple([attack] + ([block_face(g, block)] if block != NOBODY else []))
        g.then(SETTLE, EndBlock())
        tell(g, Happening(V_STATUS, g.attack.by, what, 0, status, tick=g.tick, faces=faces, source=block))


def status_by(g: Versus, block: int) -> int:
    """What a block that was played makes of the attack; a status that is forbidden now it does not get
    (UVS-CONF-03)."""
    attack, played = attack_face(g), block_face(g, block)
    status = COMPLETELY if attack.zone == played.block_zone else PARTIALLY
    act = Happening(V_STATUS, g.attack.by, (g.attack.card, block), 0, status, faces=(attack, played))
    return NOT_BLOCKED if forbidden(g, act) else status


class EndBlock(Step):
    """UVS-BSTEP-19."""

    says = "The Block Step ends"
    rules = ("UVS-BSTEP-19",)

    def run(self, g: Versus) -> None:
        g.edits += 1
        if broken_off(g):
            return
        g.cut = 0
        moment(g, BLOCK_STEP, ENDS)
        expire(g, BLOCK_STEP)
        g.then(SETTLE, BeforeDamage())
