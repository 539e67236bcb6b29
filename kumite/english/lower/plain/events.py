"""Events put plainly: who does it, to what, one event or several."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.plain.nodes import label_of, noun, put, remade, without
from kumite.english.nodes import Node, Value


def three_verbs(node: Node) -> Node:
    """Committed, frozen, or sealed: each is an event."""
    acts = [node.get(name) for name in ("act", "act2", "act3")]
    if None in acts or node.get("join") != "or" or node.get("would") is not None:
        return node
    bare = without(node, "act2", "act3", "join")
    return any_of(node, [put(bare, "act", act) for act in acts if act is not None])


def to_and_from(node: Node) -> Node:
    """Is added to or removed from your stage; of other zones, removed may mean from the game."""
    zones, act2 = node.get("zones"), node.get("act2")
    if not isinstance(zones, Node) or act2 is None or zones.parts("names") != ("stage",):
        return node
    bare, rest = without(node, "zones", "act2", "pps"), node.parts("pps")
    into = remade(zones, (("to", remade(zones, (("zones", zones),), "To")), ("words", ("to",))), "ToZone")
    away = remade(zones, (("zones", zones),), "FromZone")
    return any_of(node, [put(bare, "pps", (into, *rest)), put(put(bare, "act", act2), "pps", (away, *rest))])


def two_steps(node: Node) -> Node:
    """During the Block Step or Damage Step: in one of them or in the other."""
    who = node.get("who")
    if isinstance(who, Node) and who.label == "They":
        return node  # in the second event it would be the player of the first
    parts = in_two_steps(node.parts("pps"))
    if parts:
        return any_of(node, [put(node, "pps", one) for one in parts])
    does = node.get("does")
    parts = in_two_steps(does.parts("hows")) if isinstance(does, Node) else []
    if isinstance(does, Node) and parts:
        return any_of(node, [put(node, "does", put(does, "hows", one)) for one in parts])
    return node


def in_two_steps(parts: tuple[Value, ...]) -> list[tuple[Value, ...]]:
    """These phrases, with the one step and with the other; none where only one is named."""
    for i, part in enumerate(parts):
        period = part.get("period") if isinstance(part, Node) else None
        second = period.get("name2") if isinstance(period, Node) else None
        if isinstance(part, Node) and isinstance(period, Node) and second is not None:
            first = without(period, "name2")
            steps = (first, put(first, "name", second))
            return [(*parts[:i], put(part, "period", step), *parts[i + 1 :]) for step in steps]
    return []


def any_of(node: Node, parts: list[Node]) -> Node:
    return remade(node, (("parts", tuple(parts)), ("join", "or")), "AnyOf")


def succeeded(node: Node) -> Node:
    """Successfully plays: a card is played when its check has passed; and then it is in the card pool."""
    does = node.get("does")
    if not isinstance(does, Node) or does.label != "Play" or does.get("how") != "successfully":
        return node
    to = does.get("to")
    zones = to.get("zones") if isinstance(to, Node) else None
    if to is not None and (not isinstance(zones, Node) or zones.parts("names") != ("cardpool",)):
        return node
    return put(node, "does", without(does, "how", "to"))


STATES: Final = {"committed": "commit", "ready": "ready", "facedown": "flip", "sealed": "seal", "frozen": "freeze"}


def check_fails(node: Node) -> Node:
    """Your rival's check fails: they fail it."""
    check, deed = node.get("who"), node.get("does")
    fails = isinstance(deed, Node) and deed.label == "FailCheck" and deed.get("what") is None
    if not fails or not isinstance(check, Node) or check.label != "CheckSel":
        return node
    whose = check.get("whose")
    if not isinstance(whose, Node) or whose.label not in ("You", "Rival"):
        return node
    what = remade(check, (("det", "a"), *without(check, "whose").fields))
    does = remade(check, (("verb", "fail"), ("agrees", "yes"), ("what", what)), "FailCheck")
    rest = tuple([one for one in node.fields if one[0] not in ("who", "does")])
    return remade(node, (("who", remade(whose, (), whose.label)), ("does", does), *rest))


def becomes(node: Node) -> Node:
    """Your character becomes committed: it is committed."""
    does, who = node.get("does"), node.get("who")
    state = does.get("as") if isinstance(does, Node) and does.label == "Become" else None
    act = STATES.get(str(state.get("is"))) if isinstance(state, Node) and state.label == "State" else None
    if act is None or not isinstance(who, Node):
        return node
    rest = tuple([one for one in node.fields if one[0] not in ("who", "does")])
    return remade(node, (("what", who), ("act", act), *rest))


def made_to(node: Node) -> Node:
    """A rival effect makes you discard a card: you discard it due to that."""
    does, source = node.get("does"), node.get("who")
    if not isinstance(does, Node) or does.label != "Makes" or not isinstance(source, Node):
        return node
    kind = source.get("type")
    if not isinstance(kind, Node) or kind.get("name") not in ("effect", "ability") or node.get("pps") is not None:
        return node
    cause = remade(source, (("what", source),), "Cause")
    return remade(node, (("who", does.node("who")), ("does", does.node("does")), ("pps", (cause,))))


def played_by(node: Node) -> Node:
    """An attack you played is blocked: yours."""
    what = node.get("what")
    mods = what.parts("mods") if isinstance(what, Node) and what.label == "Sel" else ()
    by = mods[0] if len(mods) == 1 else None
    if not isinstance(what, Node) or not isinstance(by, Node) or by.label != "ByPlayer" or what.get("det") != "a":
        return node
    who, kind = by.get("who"), what.get("type")
    plain = all(name in ("who", "act", "words") for name, _ in by.fields) and by.get("act") == "play"
    if not plain or not isinstance(kind, Node) or kind.get("name") != "attack" or what.get("whose") is not None:
        return node
    if not isinstance(who, Node) or who.label not in ("You", "Rival"):
        return node
    owner = remade(who, (), who.label)
    return put(node, "what", remade(what, (("whose", owner), *without(what, "det", "mods").fields)))


DONE: Final = ("Ready", "Commit", "Flip", "Unflip", "Destroy", "Seal", "Freeze", "Discard", "Remove")


def effect_does(node: Node) -> Node:
    """An effect readies 1 of your foundations: it is readied by that."""
    source, does = node.get("who"), node.get("does")
    kind = source.get("type") if isinstance(source, Node) and source.label == "Sel" else None
    if not isinstance(kind, Node) or kind.get("name") != "effect" or not isinstance(does, Node):
        return node
    what, verb = does.get("what"), does.get("verb")
    if any(name not in ("verb", "agrees", "what", "words") for name, _ in does.fields) or not isinstance(what, Node):
        return node
    if does.label not in DONE or verb is None or node.get("pps") is not None or not isinstance(source, Node):
        return node
    cause = remade(source, (("what", source),), "Cause")
    return remade(node, (("what", what), ("act", str(verb)), ("pps", (cause,))))


LABELS: Final = {"add": "Move"}


def either_verb(node: Node) -> Node:
    """Builds or unflips a foundation."""
    does = node.get("does")
    if not isinstance(does, Node) or does.label != "Verbs" or does.get("join") != "or" or does.get("what") is None:
        return node
    if any(name not in ("verbs", "join", "what", "words", "agrees") for name, _ in does.fields):
        return node
    verbs = [str(verb) for verb in does.parts("verbs")]
    what = does.node("what")
    parts = [one_deed(does, verb, what) for verb in verbs if verb not in LABELS]
    return put(node, "does", remade(does, (("parts", tuple(parts)),), "Or")) if len(parts) == len(verbs) else node


def one_deed(does: Node, verb: str, what: Node) -> Node:
    """Draws 2 or more cards: so many, and no others."""
    n = what.get("n")
    if verb == "draw" and noun(what) == "card" and set(dict(what.fields)) <= {"n", "det", "type", "words"}:
        return remade(
            does, (("verb", verb), ("n", n if isinstance(n, Node) else remade(what, (("n", 1),), "Num"))), "Draw"
        )
    return remade(does, (("verb", verb), ("what", what)), verb.capitalize())


def check_made(node: Node) -> Node:
    """A check to play an attack is made: somebody makes it."""
    what = node.get("what")
    if node.get("act") != "make" or not isinstance(what, Node) or what.label != "CheckSel":
        return node
    if any(name not in ("det", "name", "pps", "words") for name, _ in what.fields) or what.get("det") != "a":
        return node
    fields: list[tuple[str, Value]] = [("verb", "make"), ("agrees", "yes")]
    for part in what.parts("pps"):
        does = part.get("does") if isinstance(part, Node) and part.label == "ToDo" else None
        if not isinstance(does, Node) or len(fields) > 2:
            return node
        fields.append(("for", does))
    anyone = Node("AnyPlayer", (("words", ("a",)),), node.start, node.end)
    made: list[tuple[str, Value]] = [("who", anyone), ("does", remade(what, tuple(fields), "Check"))]
    made += [one for one in node.fields if one[0] == "pps"]
    return remade(node, tuple(made))


def into_pool(node: Node) -> Node:
    """Plays an asset into their card pool: where else."""
    does = node.get("does")
    to = does.get("to") if isinstance(does, Node) and does.label == "Play" else None
    zones = to.get("zones") if isinstance(to, Node) else None
    if not isinstance(does, Node) or not isinstance(zones, Node) or zones.parts("names") != ("cardpool",):
        return node
    return put(node, "does", without(does, "to", "words"))


def either_cause(node: Node) -> Node:
    """Due to an effect or to pay a cost: two events."""
    parts = node.parts("pps")
    for at, part in enumerate(parts):
        causes = causes_in(part)
        if len(causes) > 1:
            ways = [put(node, "pps", (*parts[:at], cause, *parts[at + 1 :])) for cause in causes]
            return remade(node, (("parts", tuple(ways)), ("join", "or")), "AnyOf")
    return node


def causes_in(part: Value) -> list[Node]:
    if not isinstance(part, Node):
        return []
    if part.label == "AnyOf" and part.get("join") in (None, "or"):
        found = [
            one for one in part.parts() if isinstance(one, Node) and one.label in ("Cause", "By", "ToPay", "ToPass")
        ]
        return found if len(found) == len(part.parts()) else []
    what = part.get("what")
    if part.label not in ("Cause", "By") or not isinstance(what, Node):
        return []
    kinds = what.get("type")
    if isinstance(kinds, Node) and kinds.label == "Types" and kinds.get("join") == "or":
        return [put(part, "what", put(what, "type", kind)) for kind in kinds.parts()]
    if what.label != "Sels":
        return []
    if what.get("join") != "or":
        return []
    return [put(part, "what", one) for one in what.parts() if isinstance(one, Node)]


def card_blocks(node: Node) -> Node:
    """If this card blocks an attack: if you block it with this card."""
    who, does = node.get("who"), node.get("does")
    if not isinstance(who, Node) or who.label != "Sel" or who.get("det") != "this" or not isinstance(does, Node):
        return node
    kind = who.get("type")
    card = isinstance(kind, Node) and kind.get("name") != "attack" and len(who.fields) == 2
    if does.label != "Block" or not card or does.get("with") is not None:
        return node
    return put(put(node, "who", Node("You", (), who.start, who.end)), "does", put(does, "with", who))


def not_to_block(node: Node) -> Node:
    """Chooses not to block: does not even try to."""
    does = node.get("does")
    inner = does.get("does") if isinstance(does, Node) and does.label == "Not" else None
    if isinstance(inner, Node) and inner.label == "Block":
        return put(put(node, "does", put(inner, "try", "try")), "not", "not")
    return node


def in_costs(node: Node) -> Node:
    """As a cost for an ability; as a cost for an effect: as a cost."""
    parts = node.parts("pps")
    nouns = [noun for noun in map(for_noun, parts) if noun]
    if len(nouns) != 1 or not any(as_cost(part) for part in parts):
        return node
    of = (("of", "either"),) if nouns == ["ability"] else ()
    kept = [part for part in parts if not for_noun(part)]
    return put(node, "pps", tuple([extended(part, of) if as_cost(part) else part for part in kept]))


def extended(part: Value, more: tuple[tuple[str, Value], ...]) -> Value:
    return remade(part, (*part.fields, *more)) if isinstance(part, Node) else part


def as_cost(part: Value) -> bool:
    return isinstance(part, Node) and part.label == "As" and is_cost(part.get("role"))


def is_cost(role: Value | None) -> bool:
    kind = role.get("type") if isinstance(role, Node) else role
    return kind == "cost" or (isinstance(kind, Node) and kind.get("name") == "cost")


def for_noun(part: Value) -> str:
    """What it is for, if that is just an ability, an effect."""
    what = part.get("what") if isinstance(part, Node) and part.label == "For" else None
    kind = what.get("type") if isinstance(what, Node) and what.get("det") == "a" and len(what.fields) == 2 else None
    noun = str(kind.get("noun") or kind.get("name")) if isinstance(kind, Node) else ""
    return noun if noun in ("ability", "effect") else ""


def draws_or_adds(node: Node) -> Node:
    """Draws or adds cards to their hand: two events."""
    does = node.get("does")
    if label_of(does) != "Verbs" or not isinstance(does, Node) or does.get("join") != "or":
        return node
    to, what = does.get("to"), does.get("what")
    if does.parts("verbs") != ("draw", "add") or not isinstance(to, Node) or not isinstance(what, Node):
        return node
    n: list[tuple[str, Value]] = [one for one in what.fields if one[0] == "n"]
    draw = remade(does, (("verb", "draw"), *n), "Draw")
    add = remade(does, (("verb", "add"), ("what", what), ("prep", "to"), ("to", to)), "Move")
    return put(node, "does", remade(does, (("parts", (draw, add)),), "Or"))


def taken_away(node: Node) -> Node:
    """Removed from your stage, not from the game: it leaves the stage (UVS-RULING-126)."""
    what = node.get("what")
    zones, pps = from_stage(node) if node.get("act") == "remove" else (None, ())
    if not isinstance(what, Node) or not is_stage(zones) or zones is None:
        return node
    ways: list[tuple[str, Value]] = [("verb", "leave"), ("agrees", "yes")]
    said: list[tuple[str, Value]] = [("who", what), ("does", remade(node, (*ways, ("zones", zones)), "Leave"))]
    return remade(node, (*said, ("pps", pps)) if pps else tuple(said))


def from_stage(node: Node) -> tuple[Value | None, tuple[Value, ...]]:
    """The zone it is taken from, and what else is said of that."""
    pps = node.parts("pps")
    zones = [part.get("zones") for part in pps if isinstance(part, Node) and part.label == "FromZone"]
    return zones[0] if len(zones) == 1 else None, tuple([part for part in pps if label_of(part) != "FromZone"])


def is_stage(zones: Value | None) -> bool:
    return isinstance(zones, Node) and zones.parts("names") == ("stage",)


def all_taken_away(node: Node) -> Node:
    """Added to your stage or removed from it."""
    parts = node.parts()
    if not all(label_of(part) == "Event" for part in parts):
        return node
    return put(node, "parts", tuple([draws_or_adds(taken_away(part)) for part in parts if isinstance(part, Node)]))


def form_or_keyword(node: Node) -> Node:
    """A Form ability on an asset or a keyword ability on an attack: one event or the other."""
    does = node.get("does")
    what = does.get("what") if isinstance(does, Node) and does.label == "Play" else None
    mods = what.parts("mods") if isinstance(what, Node) and what.label == "Sel" else ()
    on = mods[0].get("what") if len(mods) == 1 and isinstance(mods[0], Node) and mods[0].label == "On" else None
    if not isinstance(on, Node) or on.label != "Sels" or on.get("join") != "or" or not isinstance(does, Node):
        return node
    first, last = on.parts()[0], on.parts()[-1]
    kind = last.get("type") if isinstance(last, Node) else None
    ability = isinstance(kind, Node) and kind.get("name") == "ability" and len(on.parts()) == 2
    if not ability or not isinstance(what, Node) or not isinstance(first, Node) or not isinstance(last, Node):
        return node
    whole = put(what, "mods", (remade(first, (("what", first),), "On"),))
    ways = (put(node, "does", put(does, "what", whole)), put(node, "does", put(does, "what", last)))
    return remade(node, (("parts", ways), ("join", "or")), "AnyOf")


def dealt_with_attack(node: Node) -> Node:
    """After you deal damage with a Kick attack: after your Kick attack deals damage."""
    who, does, pps = node.get("who"), node.get("does"), node.parts("pps")
    using = pps[0] if len(pps) == 1 and isinstance(pps[0], Node) and pps[0].label == "Using" else None
    what = using.get("what") if using is not None else None
    if label_of(who) not in ("You", "Rival") or label_of(does) != "Deal" or not isinstance(what, Node):
        return node
    kind = what.get("type")
    plain = what.label == "Sel" and what.get("det") == "a" and isinstance(kind, Node) and kind.get("name") == "attack"
    if not plain or not isinstance(who, Node) or what.get("whose") is not None:
        return node
    attack = remade(what, (("whose", who), *[one for one in what.fields if one[0] != "det"]))
    return put(without(node, "pps"), "who", attack)


SIDES: Final = {"facedown": "flip", "faceup": "unflip"}


def turned_over(node: Node) -> Node:
    """This card is turned face down: it is flipped."""
    how = node.parts("pps")[0] if node.parts("pps") else None
    state = str(how.get("state")) if isinstance(how, Node) and how.label == "How" and len(how.fields) == 1 else ""
    if node.get("act") not in ("turn", "flip") or state not in SIDES or node.get("act2") is not None:
        return node
    rest = node.parts("pps")[1:]
    return put(put(node, "pps", rest) if rest else without(node, "pps"), "act", SIDES[state])
