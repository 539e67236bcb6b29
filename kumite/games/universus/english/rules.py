"""Rule effects in card English (UVS-RULE-01)."""

from __future__ import annotations

from typing import Final

from kumite.games.universus.english.amounts import amount_english, bonus_english
from kumite.games.universus.english.attacks import subject
from kumite.games.universus.english.conds import cond_english
from kumite.games.universus.english.events import happens_english, infinitive
from kumite.games.universus.english.happens import extras, objects
from kumite.games.universus.english.nouns import BLOCKED_ATTACK, TOLD, noun_english
from kumite.games.universus.english.parts import (
    SPEAKERS,
    Known,
    Voice,
    joined,
    purposes_english,
    spaced,
    speaks_plural,
    until_english,
    who_english,
    whose_english,
)
from kumite.games.universus.english.plainly import PILES, plainly_english
from kumite.games.universus.english.tests import describe
from kumite.games.universus.printed import Test, Trigger
from kumite.games.universus.terms import (
    ANY,
    AS_BLOCK,
    ATTACK_PERIOD,
    BY_CHECK,
    BY_DAMAGE,
    DAMAGE,
    ENHANCE,
    NOBODY,
    PROPERTIES,
    RIVAL,
    TURN,
    V_ABILITY,
    V_BONUS,
    V_CHECK,
    V_DEAL,
    V_DRAW,
    V_GAIN,
    V_LOSE,
    V_MILL,
    V_MOVE,
    V_PENALTY,
    V_PLAY,
    V_STATUS,
    VERBS,
    YOU,
    ZONES,
)
from kumite.games.universus.words.amounts import Half, Value, X
from kumite.games.universus.words.changes import Modify
from kumite.games.universus.words.rule import (
    AS_THOUGH,
    AUTOMATIC,
    CANNOT,
    CONSIDERED,
    COPIES,
    COUNTS,
    DEALS,
    FACE_UP,
    HAND_SIZE_IS,
    IGNORES,
    INSTEAD,
    KEEPS,
    OFFERS,
    PLAYABLE,
    REDUCES,
    SURCHARGE,
    Rule,
)
from kumite.games.universus.words.sels import Ref, TheAttack, This
from kumite.games.universus.words.triggers import Either, Event

ONE_CARD: Final = "a card cannot "


def rule_english(rule: Rule, v: Voice, last: bool = False) -> str:
    """The rule, while its condition holds, for as long as it lasts; `last`: how long stands behind it."""
    if any(one.name == TOLD and one.noun == "attack" for one in v.known):  # this attack: the one just spoken of
        v = v.knowing((Known(BLOCKED_ATTACK),))
    if blocks_this(rule) and not v.static:
        return playable_english(rule, "", v).replace("may block with", "may try to block this attack with", 1)
    plain = plainly_english(rule, v)
    if plain:
        return plain
    said = body_english(rule, v)
    cond = "" if rule.cond is None else f"while {cond_english(rule.cond, v)}, "
    on = "" if rule.on is None or v.static or plain_on(rule, v) else f"for {noun_english(rule.on, v)}, "
    if on and rule.on is not None and (of_it := about_it(said, rule.on, v)):
        said, on = of_it, ""
    count = "" if rule.times == NOBODY or v.static else "once " if rule.times == 1 else f"{rule.times} times "
    end = "" if goes_without_saying(rule) else until_english(rule.until, v)
    if rule.modal == REDUCES and rule.times == 1 and rule.until == TURN and not on:
        return f"{cond}{said}"  # the next damage is meant
    if rule.modal == INSTEAD and rule.times == 1 and rule.until == TURN and not (on or cond or v.static):
        return f"the next time {said.removeprefix('if ')}"
    tail = f" ({count.strip()})" if count else ""
    numbers = isinstance(rule.act, Event) and rule.act.verb in (V_BONUS, V_PENALTY)
    if (last or numbers) and rule.modal in LASTING and not (on or cond or tail):
        return spaced(said, end)
    return f"{f'{end}, ' if end else ''}{on}{cond}{said}{tail}"


LASTING: Final = (CANNOT, CONSIDERED, DEALS, KEEPS)  # rules of one clause


def goes_without_saying(rule: Rule) -> bool:
    """Whether it can only be about the attack in progress."""
    act = rule.act
    if rule.until != ATTACK_PERIOD or not isinstance(act, Event):
        return False
    return (rule.modal in (DEALS, REDUCES) and act.attack) or (rule.modal == CANNOT and act.verb == V_STATUS)


def about_it(said: str, on: Test, v: Voice) -> str:
    """The same of this card rather than of any; nothing where it cannot be said so."""
    card = noun_english(on, v)
    if said.startswith(THIS_ATTACK) and isinstance(on, TheAttack):
        return f"{card}'s{said.removeprefix(THIS_ATTACK)}"
    if said.startswith(ONE_CARD):
        return card + said.removeprefix("a card")
    if said.startswith(ATTACKED):
        return card + said.removeprefix("a character")
    if said.startswith(AN_ABILITY):
        return f"abilities on {card} cannot be played" + said.removeprefix(AN_ABILITY)
    before, found, after = said.partition(" cannot play an ability")
    if found:
        return f"{before} cannot play abilities on {card}{after}"
    before, found, after = said.partition(" a card")
    return f"{before} {card}{after}" if found and " cannot " in before else ""


THIS_ATTACK: Final = "this attack's"
ATTACKED: Final = "a character cannot be attacked"
AN_ABILITY: Final = "an ability cannot be played"


def blocks_this(rule: Rule) -> bool:
    """Whether it lets you block the attack in progress with a card from elsewhere."""
    act = rule.act
    if rule.modal != PLAYABLE or not isinstance(act, Event) or rule.then or rule.cond is not None or rule.free:
        return False
    plain = act == Event(V_PLAY, YOU, act.tests, own=act.own, notes=(AS_BLOCK,)) and rule.times == 1
    return plain and rule.until == ATTACK_PERIOD and rule.on == (This() if act.own else None)


def plain_on(rule: Rule, v: Voice) -> bool:
    """Whether the event speaks of the card anyhow."""
    act = rule.act.triggers[0] if isinstance(rule.act, Either) else rule.act
    if not isinstance(act, Event):
        return False
    if rule.on == Ref("event") and act.attack:  # the next attack, as it comes
        return any(one.name == TOLD and one.noun == "attack" for one in v.known)
    return (isinstance(rule.on, This) and act.own) or (
        isinstance(rule.on, TheAttack) and act.attack and rule.on == TheAttack()
    )


def of_abilities(act: Trigger) -> str:
    """What cannot be played, where that is said the other way round."""
    if act == Event(V_ABILITY, own=True, same="again"):
        return "each ability on this card is only playable once per turn"
    if act == Event(V_ABILITY, RIVAL, kind=ENHANCE, same="not chosen"):
        return "your rival must play the chosen ability as their next Enhance or pass"
    return ""


def body_english(rule: Rule, v: Voice) -> str:
    """What the rule says, by its modal."""
    if rule.modal == CANNOT and (said := of_abilities(rule.act)):
        return said
    if rule.modal == CANNOT and isinstance(rule.act, Event) and rule.act.however:
        return kept_english(rule.act, v)
    if rule.modal == CANNOT:
        return f"{'you may choose that ' if rule.may else ''}{happens_english(rule.act, v, 'cannot')}"
    if rule.modal == CONSIDERED:
        which = subject(rule.act, v, "attack") if isinstance(rule.act, Event) else happens_english(rule.act, v)
        return f"{which} is considered completely blocked"
    if rule.modal == KEEPS:
        return floor_english(rule, v)
    if rule.modal == FACE_UP:
        return f"when {happens_english(rule.act, v)}, it is added face up"
    if rule.modal == IGNORES:
        return f"when {happens_english(rule.act, v)}, ignore progressive difficulty"
    if rule.modal == AUTOMATIC:
        return automatic_english(rule.act, v)
    if rule.modal in (HAND_SIZE_IS, COUNTS, DEALS, COPIES):
        return number_english(rule, v)
    return cost_english(rule, v)


def floor_english(rule: Rule, v: Voice) -> str:
    """`this attack's damage cannot be reduced below its printed value`."""
    act = rule.act
    if not isinstance(act, Event):  # several numbers: each for itself
        parts = act.triggers if isinstance(act, Either) else ()
        return joined([floor_english(Rule(KEEPS, one, rule.amount), v) for one in parts])
    printed = isinstance(rule.amount, Value) and rule.amount.printed
    least = "its printed value" if printed else amount_english(rule.amount, v)
    props = joined([PROPERTIES[note] for note in act.notes]) or "value"
    how = extras(Event(act.verb, via=act.via, cause=act.cause))
    which = objects(Event(V_MOVE, tests=act.tests, own=act.own, attack=act.attack), v)[0]
    return spaced(f"{which}'s {props} cannot be reduced below", least, how)


def automatic_english(act: Trigger, v: Voice) -> str:
    """UVS-CHECK-11."""
    if isinstance(act, Event) and act.verb == V_CHECK and not act.op and not act.tests and not act.own:
        whose = "all" if act.by == ANY else whose_english(act.by)
        played_for = f"to play {describe(act.played, v, False).one()}" if act.played else purposes_english(act.notes)
        return spaced(whose, "checks", played_for, "pass automatically")
    return f"when {happens_english(act, v)}, it passes automatically"


def kept_english(act: Event, v: Voice) -> str:
    """`the damage of this attack cannot be reduced by your rival's effect`."""
    props = joined([PROPERTIES[note] for note in act.notes], "or") or "value"
    done = "increased" if act.verb == V_BONUS else "reduced"
    return spaced(f"the {props} of {subject(act, v, 'card')} cannot be {done}", extras(act))


def number_english(rule: Rule, v: Voice) -> str:
    """Rules that set a number."""
    amount, act = rule.amount, rule.act
    by = act.by if isinstance(act, Event) else YOU
    if rule.modal == HAND_SIZE_IS:
        whose = "each player's" if by == ANY else whose_english(by)
        return f"{whose} hand size gets {bonus_english(amount, '', v)}"
    if rule.modal == COUNTS:
        return f"when {happens_english(act, v)}, it counts as {amount_english(amount, v)} cards"
    if rule.modal == DEALS:
        much = "no" if amount == 0 else amount_english(amount, v)
        if isinstance(amount, Half) and isinstance(act, Event) and amount.a == Value(TheAttack(), DAMAGE):
            return f"{subject(act, v, 'attack')} deals half damage (rounded {'down' if amount.down else 'up'})"
        if isinstance(act, Event) and not act.op and not act.notes and extras(act) == "":
            plain = isinstance(amount, int | X)
            return f"{subject(act, v, 'attack')} deals {f'{much} damage' if plain else f'damage equal to {much}'}"
        return f"if {happens_english(act, v, 'would')}, it deals {much} damage instead"
    return f"when {happens_english(act, v)}, you may have {amount_english(amount, v)} copies of a Unique card"


def cost_english(rule: Rule, v: Voice) -> str:
    """Rules that hold a text: additional costs, permissions, replacements."""
    then = SPEAKERS[0].text(rule.then, v.told())
    happens = happens_english(rule.act, v)
    if rule.modal == SURCHARGE:
        by = rule.act.by if isinstance(rule.act, Event) else YOU
        act = infinitive(rule.act, v)
        if act and by in (YOU, RIVAL):
            must = SPEAKERS[0].paid(rule.then, by, v.told())
            return f"as an additional cost to {act}, {who_english(by)} must {must}"
        return f"when {happens}, the additional cost is to {SPEAKERS[0].paid(rule.then, by, v.told())}"
    if rule.modal == PLAYABLE:
        return playable_english(rule, then, v)
    if rule.modal == INSTEAD:
        would = happens_english(rule.act, v, "would")
        return f"if {would}, {f'you may {paid(rule, v)}' if rule.may else then or 'nothing happens'} instead"
    if rule.modal == REDUCES:
        return reduces_english(rule, v)
    if rule.modal == OFFERS:
        gets = [bonus_english(one.amount, PROPERTIES[one.which], v) for one in rule.then if isinstance(one, Modify)]
        which = objects(rule.act, v)[0] if isinstance(rule.act, Event) else f"when {happens}, it"
        return f"{which} may be played at {joined(gets, 'and')}"
    if rule.modal == AS_THOUGH:
        return as_though_english(rule, v)
    raise NotImplementedError(f"no English for the modal {rule.modal}")


def paid(rule: Rule, v: Voice) -> str:
    return SPEAKERS[0].paid(rule.then, YOU, v.told()) if rule.then else "have nothing happen"


def more_english(rule: Rule, n: int, v: Voice) -> str:
    """`this attack deals 2 additional damage`, `increase the damage you would take by 2`."""
    act = rule.act
    for seat in (YOU, RIVAL):
        if act == Event(V_LOSE, seat, via=BY_DAMAGE):
            return f"increase the damage {who_english(seat)} would take by {n}"
    if isinstance(act, Event) and act.verb == V_DEAL and not act.op and not act.notes and extras(act) == "":
        return f"{subject(act, v, 'attack')} deals {n} additional damage"
    return ""


def reduces_english(rule: Rule, v: Voice) -> str:
    """`reduce the damage you would take by 2`; any other event is told in full."""
    if isinstance(rule.amount, int) and rule.amount < 0 and (said := more_english(rule, -rule.amount, v)):
        return said
    n, act = amount_english(rule.amount, v), rule.act
    dealt = isinstance(act, Event) and act.verb == V_DEAL and not act.op and not act.notes and extras(act) == ""
    if isinstance(act, Event) and dealt and rule.until == ATTACK_PERIOD and isinstance(rule.amount, int):
        return f"{subject(act, v, 'attack')} deals {n} less damage"
    if isinstance(act, Event) and act.by in (YOU, RIVAL):
        who = who_english(act.by)
        for verb, via, what, done in LESS:
            if act == Event(verb, act.by, via=via):
                return f"reduce {what} {who} would {done} by {n}"
    return f"if {happens_english(act, v, 'would')}, reduce that by {n}"


LESS: Final = (
    (V_LOSE, BY_DAMAGE, "the damage", "take"),
    (V_LOSE, NOBODY, "the health", "lose"),
    (V_GAIN, NOBODY, "the health", "gain"),
    (V_DRAW, NOBODY, "the number of cards", "draw"),
    (V_MILL, NOBODY, "the number of cards", "mill"),
)


def as_though_english(rule: Rule, v: Voice) -> str:
    """UVS-ASTH-01: the act is a payment, and its card the one whose cost is paid."""
    act = rule.act
    if not isinstance(act, Event):
        return f"if {happens_english(act, v)}, that may be paid in another way"
    by = YOU if act.by == ANY else act.by
    other = SPEAKERS[0].paid(rule.then, by, v.told()) if rule.then else "do nothing"
    card = objects(Event(V_MOVE, tests=act.tests, own=act.own, attack=act.attack), v)[0]
    if act.via == BY_CHECK:
        n = rule.amount
        one = act.own or n == 1
        cards = (
            card
            if act.own
            else spaced("" if n == 0 else "1" if one else f"up to {n}", describe(act.tests, v, not one).core())
        )
        like = "it were a foundation" if one else "they were foundations"
        check = "the check to play this card" if act.played == (This(),) else "a check"
        return f"{who_english(by)} may commit {cards} as though {like} to pass {check}"
    return f'{who_english(by)} may {other} to pay for "{VERBS[act.verb]}" in a cost of {card}'


def playable_english(rule: Rule, then: str, v: Voice) -> str:
    """UVS-ACT-05: from where, and what follows."""
    act = rule.act
    by = act.by if isinstance(act, Event) and act.by != ANY else YOU
    what = objects(act, v)[0] if isinstance(act, Event) else "a card"
    zones = (
        f"from {whose_english(by, by)} {joined([PILES.get(zone, ZONES[zone]) for zone in rule.zones], 'or')}"
        if rule.zones
        else ""
    )
    free = "without a check" if rule.free else ""
    if isinstance(act, Event) and act.notes == (AS_BLOCK,):
        what = objects(Event(V_MOVE, tests=act.tests, own=act.own, attack=act.attack), v)[0]
        return spaced(who_english(by), "may block with", what, zones)
    do = "do" if speaks_plural(by) else "they do"
    after = f"; if {'you ' if speaks_plural(by) else ''}{do}, {then}" if then else ""
    return spaced(who_english(by), "may play", what, zones, free) + after
