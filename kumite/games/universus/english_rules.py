"""Rule effects in card English (UVS-RULE-01)."""

from __future__ import annotations

from typing import Final

from kumite.games.universus.english_amounts import amount_english, bonus_english
from kumite.games.universus.english_attacks import subject
from kumite.games.universus.english_conds import cond_english
from kumite.games.universus.english_events import happens_english, infinitive
from kumite.games.universus.english_happens import extras, objects, played, roles_of
from kumite.games.universus.english_nouns import is_many, noun_english
from kumite.games.universus.english_parts import (
    SPEAKERS,
    Voice,
    joined,
    present,
    purposes_english,
    spaced,
    speaks_plural,
    until_english,
    who_english,
    whose_english,
)
from kumite.games.universus.english_pays import pays_english, pays_plainly
from kumite.games.universus.english_tests import describe
from kumite.games.universus.position import FOR_BLOCK, FOR_FORM
from kumite.games.universus.printed import Trigger
from kumite.games.universus.terms import (
    ANY,
    AS_BLOCK,
    ATTACK_PERIOD,
    BY_CHECK,
    BY_DAMAGE,
    NEXT_FORM,
    NOBODY,
    PROPERTIES,
    READY_OF_OWNER,
    READY_STEP,
    RIVAL,
    TURN,
    V_ABILITY,
    V_BONUS,
    V_CHECK,
    V_DRAW,
    V_GAIN,
    V_LOSE,
    V_MILL,
    V_MOVE,
    V_PENALTY,
    V_PLAY,
    V_READY,
    VERBS,
    YOU,
    ZONES,
)
from kumite.games.universus.words.amounts import Value
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
    PLAYABLE,
    REDUCES,
    SURCHARGE,
    Rule,
)
from kumite.games.universus.words.sels import TheAttack, This
from kumite.games.universus.words.triggers import Event

ONE_CARD: Final = "a card cannot be "


STAYS: Final = Event(V_READY, during=READY_STEP)


def rule_english(rule: Rule, v: Voice) -> str:
    """The rule, while its condition holds, for as long as it lasts."""
    if pays_plainly(rule):
        return pays_english(rule, v)
    if blocks_this(rule) and not v.static:
        return playable_english(rule, "", v).replace("may block with", "may try to block this attack with", 1)
    if ignores_plainly(rule):
        return ignores_english(rule, v)
    if plays_plainly(rule):
        return plays_english(rule, v)
    if rule.on is not None and rule == Rule(CANNOT, STAYS, on=rule.on, until=READY_OF_OWNER):
        many = is_many(rule.on, v)
        whose = "their owner's" if many else "its owner's"
        return f"{noun_english(rule.on, v)} {'do' if many else 'does'} not ready during {whose} next Ready Step"
    if passes_plainly(rule):
        return next_passes_english(rule.act, v)
    said = body_english(rule, v)
    cond = "" if rule.cond is None else f"while {cond_english(rule.cond, v)}, "
    on = "" if rule.on is None or v.static or plain_on(rule) else f"for {noun_english(rule.on, v)}, "
    if on and rule.on is not None and said.startswith(ONE_CARD):  # it is about that one
        said, on = noun_english(rule.on, v) + said.removeprefix("a card"), ""
    count = "" if rule.times == NOBODY or v.static else "once " if rule.times == 1 else f"{rule.times} times "
    end = until_english(rule.until, v)
    if rule.modal == DEALS and rule.until == ATTACK_PERIOD and isinstance(rule.act, Event) and rule.act.attack:
        return f"{on}{cond}{said}"
    if rule.modal == REDUCES and rule.times == 1 and rule.until == TURN and not on:
        return f"{cond}{said}"  # the next damage is meant
    tail = f" ({count.strip()})" if count else ""
    return f"{f'{end}, ' if end else ''}{on}{cond}{said}{tail}"


def blocks_this(rule: Rule) -> bool:
    """Whether it lets you block the attack in progress with a card from elsewhere."""
    act = rule.act
    if rule.modal != PLAYABLE or not isinstance(act, Event) or rule.then or rule.cond is not None or rule.free:
        return False
    plain = act == Event(V_PLAY, YOU, act.tests, own=act.own, notes=(AS_BLOCK,)) and rule.times == 1
    return plain and rule.until == ATTACK_PERIOD and rule.on == (This() if act.own else None)


def ignores_plainly(rule: Rule) -> bool:
    """Whether it is about cards of a player, or this one, that are played."""
    act, plain = rule.act, rule.cond is None and rule.on is None
    if rule.modal != IGNORES or not plain or not isinstance(act, Event):
        return False
    if act == Event(V_PLAY, own=True):
        return rule.times == NOBODY
    mine = act.by in (YOU, RIVAL) and act.notes in ((), roles_of(act))
    return mine and act == Event(V_PLAY, act.by, act.tests, notes=act.notes)


def ignores_english(rule: Rule, v: Voice) -> str:
    """`your next attack ignores progressive difficulty`."""
    act, end = rule.act, until_english(rule.until, v)
    if not isinstance(act, Event) or act.own:
        return spaced("this card ignores progressive difficulty", end)
    many = rule.times != 1 or v.static
    which = "" if rule.times == NOBODY or v.static else "next" if rule.times == 1 else f"next {rule.times}"
    noun = played(act, v, many)
    cards = spaced(whose_english(act.by), which, "other" if noun.other else "", noun.core())
    end = "" if which and rule.until == TURN else end
    return spaced(cards, present("ignore", many), "progressive difficulty", end)


def plays_plainly(rule: Rule) -> bool:
    """Whether it lets you play such a card as your next form, or such cards this turn."""
    act = rule.act
    if rule.modal != PLAYABLE or not isinstance(act, Event) or not rule.zones or rule.then or rule.cond is not None:
        return False
    if act == Event(V_PLAY, YOU, own=True):
        return rule.on == This() and rule.times == 1
    return act == Event(V_PLAY, YOU, act.tests) and rule.on is None and rule.times in (1, NOBODY)


def plays_english(rule: Rule, v: Voice) -> str:
    """`you may play 1 attack from your discard pile as your next form`."""
    act = rule.act
    if not isinstance(act, Event):
        raise TypeError("only events are played plainly")
    many = rule.times == NOBODY
    noun = describe(act.tests, v, many)
    what = "this card" if act.own else spaced("" if many else "1", "other" if noun.other else "", noun.core())
    zones = f"from your {joined([ZONES[zone] for zone in rule.zones], 'or')}"
    free = "without a check" if rule.free else ""
    ends = {NEXT_FORM: "as your next form", TURN: "this turn"}
    end = "" if v.static else ends.get(rule.until, until_english(rule.until, v))
    return spaced("you may play", what, zones, free, end)


def plain_on(rule: Rule) -> bool:
    """Whether the event speaks of the card anyhow."""
    act = rule.act
    if not isinstance(act, Event):
        return False
    return (isinstance(rule.on, This) and act.own) or (
        isinstance(rule.on, TheAttack) and act.attack and rule.on == TheAttack()
    )


def body_english(rule: Rule, v: Voice) -> str:
    """What the rule says, by its modal."""
    if rule.modal == CANNOT and rule.act == Event(V_ABILITY, own=True, same="again"):
        return "each ability on this card is only playable once per turn"
    if rule.modal == CANNOT and isinstance(rule.act, Event) and rule.act.verb in (V_BONUS, V_PENALTY):
        return kept_english(rule.act, v)
    if rule.modal == CANNOT:
        return happens_english(rule.act, v, "cannot")
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
    if not isinstance(act, Event):
        raise TypeError("only a number is kept from being reduced")
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


def passes_plainly(rule: Rule) -> bool:
    """Whether it is the next check of this turn that passes, whatever is played."""
    act = rule.act
    if rule.modal != AUTOMATIC or not isinstance(act, Event) or rule.cond is not None or rule.on is not None:
        return False
    bare = act == Event(V_CHECK, act.by, notes=act.notes, played=act.played) and act.by in (YOU, RIVAL)
    known = bool(act.played) or act.notes == (FOR_FORM, FOR_BLOCK)
    return bare and known and rule.times == 1 and rule.until == TURN


def next_passes_english(act: Trigger, v: Voice) -> str:
    """UVS-CHECK-11: `your next check to play a Kick attack passes`."""
    if not isinstance(act, Event):
        raise TypeError("only a check passes")
    if not act.played:
        return f"{whose_english(act.by)} next check to play a card passes"
    return f"{whose_english(act.by)} next check to play {describe(act.played, v, False).one()} passes"


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
        if isinstance(act, Event) and not act.op and not act.notes and extras(act) == "":
            return f"{subject(act, v, 'attack')} deals {much} damage"
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
    if rule.modal == AS_THOUGH:
        return as_though_english(rule, v)
    raise NotImplementedError(f"no English for the modal {rule.modal}")


def paid(rule: Rule, v: Voice) -> str:
    return SPEAKERS[0].paid(rule.then, YOU, v.told()) if rule.then else "have nothing happen"


def reduces_english(rule: Rule, v: Voice) -> str:
    """`reduce the damage you would take by 2`; any other event is told in full."""
    n, act = amount_english(rule.amount, v), rule.act
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
        cards = card if act.own else describe(act.tests, v, True).core()
        like = "it were a foundation" if act.own else "they were foundations"
        check = "the check to play this card" if act.played == (This(),) else "a check"
        return f"{who_english(by)} may commit {cards} as though {like} to pass {check}"
    return f'{who_english(by)} may {other} to pay for "{VERBS[act.verb]}" in a cost of {card}'


def playable_english(rule: Rule, then: str, v: Voice) -> str:
    """UVS-ACT-05: from where, and what follows."""
    act = rule.act
    by = act.by if isinstance(act, Event) and act.by != ANY else YOU
    what = objects(act, v)[0] if isinstance(act, Event) else "a card"
    zones = f"from {whose_english(by, by)} {joined([ZONES[zone] for zone in rule.zones], 'or')}" if rule.zones else ""
    free = "without a check" if rule.free else ""
    if isinstance(act, Event) and act.notes == (AS_BLOCK,):
        what = objects(Event(V_MOVE, tests=act.tests, own=act.own, attack=act.attack), v)[0]
        return spaced(who_english(by), "may block with", what, zones)
    do = "do" if speaks_plural(by) else "they do"
    after = f"; if {'you ' if speaks_plural(by) else ''}{do}, {then}" if then else ""
    return spaced(who_english(by), "may play", what, zones, free) + after
