"""Rules and permissions put plainly: cannot, does not, may, only."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.plain.events import from_stage, is_stage
from kumite.english.lower.plain.nodes import fields_but_words, label_of, noun, only_part, put, remade, without
from kumite.english.nodes import Node, Value


def seal_or_leave(node: Node) -> Node:
    """Cannot be sealed or leave your card pool; does not add to the progressive difficulty to play attacks."""
    act, does, target = node.get("act"), node.get("does"), node.get("target")
    what = node.get("what")
    if isinstance(what, Node) and what.label == "Progressive" and what.get("play") is not None:
        purpose = remade(what, (("what", what.node("play")),), "ToPlay")
        kept = tuple([one for one in without(node, "what").fields if one[0] != "verb"])
        return remade(node, (*kept, ("verb", "count"), ("of", "progressive"), ("for", purpose)))
    if not isinstance(act, Node) or not isinstance(does, Node) or not isinstance(target, Node):
        return node
    rest, pps = without(node, "act", "does", "target", "pps").fields, node.parts("pps")
    passive = remade(
        node, (("target", target), *rest, ("act", put(act, "pps", (*act.parts("pps"), *pps)) if pps else act))
    )
    active = remade(node, (("who", target), *rest, ("does", does)))
    active = put(active, "pps", pps) if pps else active
    return remade(node, (("parts", (passive, active)), ("joins", ("and",))), "Seq")


def sealed_or_leaving(node: Node) -> Node:
    """Cannot be sealed or leave your card pool: nobody is told to leave."""
    parts = node.parts()
    first, second = (parts[0], parts[1]) if len(parts) == 2 else (None, None)
    if not isinstance(first, Node) or not isinstance(second, Node) or second.label != "Leave":
        return node
    if first.label != "Rule" or first.get("modal") != "cannot" or first.get("act") is None:
        return node
    return seal_or_leave(put(first, "does", second))


ABILITIES: Final = ("enhance", "response", "form", "blitz", "ability")


def each_kind(node: Node) -> Node:
    """Cannot play enhances or attacks: neither those nor these."""
    does = node.get("does")
    what = does.get("what") if label_of(does) == "Play" and isinstance(does, Node) else None
    if node.get("modal") == "cannot" and isinstance(what, Node) and what.label == "Sels" and isinstance(does, Node):
        return each_phrase(node, does, what)
    kinds = what.get("type") if isinstance(what, Node) and what.get("adjs") is None else None
    if node.get("modal") != "cannot" or not isinstance(kinds, Node) or kinds.label != "Types":
        return node
    if not isinstance(what, Node) or not isinstance(does, Node) or kinds.get("adjs") is not None:
        return node
    parts = [part for part in kinds.parts() if isinstance(part, Node)]
    mixed = any(part.get("name") in ABILITIES for part in parts)
    if not mixed or any(part.label != "Type" for part in parts) or what.get("mods") is not None:
        return node
    each = [put(node, "does", put(does, "what", put(what, "type", part))) for part in parts]
    return remade(node, (("parts", tuple(each)), ("joins", ("and",) * (len(each) - 1))), "Seq")


def each_phrase(node: Node, does: Node, what: Node) -> Node:
    """Cannot play Enhance abilities or assets: each by itself, where abilities are among them."""
    parts = [part for part in what.parts() if isinstance(part, Node) and part.label == "Sel"]
    mixed = any(noun(part) in ABILITIES for part in parts)
    if not mixed or len(parts) != len(what.parts()) or what.get("join") != "or":
        return node
    each = [put(node, "does", put(does, "what", part)) for part in parts]
    return remade(node, (("parts", tuple(each)), ("joins", ("and",) * (len(each) - 1))), "Seq")


def paying(node: Node) -> Node:
    """When paying costs you may clear this card instead of 1 momentum: that is about paying already."""
    does = node.get("does")
    inner = does.get("does") if isinstance(does, Node) and does.label == "May" else None
    if node.get("act") != "pay" or not isinstance(does, Node) or not isinstance(inner, Node):
        return node
    if inner.label != "PayWith":
        return node
    costs = remade(inner, (("type", remade(inner, (("name", "cost"), ("many", "yes")), "Type")),), "Sel")
    return put(does, "does", inner if inner.get("cost") is not None else put(inner, "cost", costs))


def committing(node: Node) -> Node:
    """When committing cards to pass a check, you may commit assets as though they were foundations: to pass a check."""
    may, what = node.get("does"), node.get("what")
    inner = may.get("does") if isinstance(may, Node) and may.label == "May" else None
    if node.get("act") != "commit" or label_of(inner) != "AsThough" or not isinstance(inner, Node):
        return node
    any_card = isinstance(what, Node) and noun(what) == "card" and len(what.fields) == 1
    if not any_card or inner.get("pps") is not None or not isinstance(may, Node):
        return node
    return put(may, "does", put(inner, "pps", node.parts("pps")))


def not_readied(node: Node) -> Node:
    """Foundations do not ready, or cannot, until somebody's turn: they cannot be readied."""
    never = node.get("modal") == "does not" and node.get("verb") == "ready" and node.get("during") is None
    if not never and (node.get("modal") != "cannot" or node.get("act") != "ready"):
        return node
    kept = tuple([one for one in node.fields if one[0] in ("target", "until", "words")])
    readied = remade(node, (("act", "ready"),), "Passive")
    return remade(node, (*kept, ("modal", "cannot"), ("act", readied)))


def with_end(node: Node) -> Node:
    """Does not ready until then: the time is the rule's."""
    parts = node.parts("pps")
    time = parts[0] if len(parts) == 1 else None
    until = time.get("until") if isinstance(time, Node) and time.label == "Until" else None
    if node.get("act") != "ready" or not isinstance(until, Node) or until.label not in ("UntilEdge", "ForRest"):
        return node
    return put(put(without(node, "pps", "act"), "verb", "ready"), "until", until)


def property_kept(node: Node) -> Node:
    """This attack cannot have its damage reduced: its damage cannot be."""
    props, target, act = node.get("props"), node.get("target"), node.get("act")
    if node.get("modal") != "cannot" or not isinstance(props, Node) or not isinstance(target, Node):
        return node
    prop = remade(target, (("props", props), ("of", target)), "Prop")
    passive = remade(node, (("act", str(act)),), "Passive")
    return put(put(without(node, "props"), "target", prop), "act", passive)


def below_of_it(node: Node) -> Node:
    """This attack cannot be reduced below 3 damage, below its printed speed: its damage, its speed cannot be."""
    act, target = node.get("act"), node.get("target")
    pps = act.parts("pps") if isinstance(act, Node) and act.label == "Passive" and act.get("act") == "reduce" else ()
    below = [part for part in pps if isinstance(part, Node) and part.label == "Below"]
    least = below[0].get("below") if len(below) == 1 else None
    if not isinstance(target, Node) or target.label not in ("Sel", "It") or not isinstance(least, Node):
        return node
    props = least.get("props")
    if not isinstance(props, Node) or not isinstance(act, Node):
        return node
    bare = put(below[0], "below", without(least, "props"))
    parts = tuple([bare if part is below[0] else part for part in pps])
    prop = remade(target, (("props", props), ("of", target)), "Prop")
    return put(put(node, "target", prop), "act", put(act, "pps", parts))


def no_more(node: Node) -> Node:
    """Cannot play any more abilities: cannot play abilities."""
    what, does = node.get("what"), node.get("does")
    bonus = does.get("what") if isinstance(does, Node) and does.label == "Receive" else None
    if node.get("modal") == "cannot" and isinstance(does, Node) and isinstance(bonus, Node) and bonus.label == "Bonus":
        return put(node, "does", put(does, "what", without(bonus, "more")))
    if node.get("modal") != "cannot" or node.get("more") is None or not isinstance(what, Node):
        return node
    deed = remade(node, (("verb", "play"), ("what", what)), "Play")
    return put(without(node, "more", "what"), "does", deed)


def never_taken(node: Node) -> Node:
    """It cannot be removed from your stage by effects: it cannot leave it."""
    act, target = node.get("act"), node.get("target")
    if label_of(act) != "Passive" or not isinstance(act, Node) or not isinstance(target, Node):
        return node
    if act.get("act") != "remove":
        return node
    zones, pps = from_stage(act)
    if not is_stage(zones) or zones is None:
        return node
    causes = tuple([caused(part) for part in pps])
    leaves = remade(act, (("verb", "leave"), ("zones", zones)), "Leave")
    kept = [one for one in node.fields if one[0] not in ("target", "act", "pps")]
    said: list[tuple[str, Value]] = [("who", target), *kept, ("does", leaves)]
    return remade(node, (*said, ("pps", causes)) if causes else tuple(said))


def caused(part: Value) -> Value:
    """By effects: due to them."""
    return remade(part, part.fields, "Cause") if isinstance(part, Node) and part.label == "By" else part


def to_block_it(node: Node) -> Node:
    """Your check to block this attack cannot be modified: your checks to block, until it resolves."""
    act, target = node.get("act"), node.get("target")
    if label_of(act) != "Passive" or not isinstance(act, Node) or not isinstance(target, Node):
        return node
    to_do = only_part(target, "pps", "ToDo") if target.label == "CheckSel" else None
    does = to_do.get("does") if to_do is not None else None
    what = does.get("what") if isinstance(does, Node) and does.label == "Block" else None
    if not isinstance(what, Node) or what.get("det") != "this" or noun(what) != "attack" or len(what.fields) != 2:
        return node
    if act.get("act") != "modify" or to_do is None or not isinstance(does, Node) or does.get("hows") is not None:
        return node
    resolve = remade(what, (("verb", "resolve"), ("agrees", "yes")), "Resolve")
    ends = remade(what, (("event", remade(what, (("who", what), ("does", resolve)), "Event")),), "UntilEvent")
    checks = put(target, "pps", (put(to_do, "does", without(does, "what")),))
    lasts = put(act, "pps", (*act.parts("pps"), remade(what, (("until", ends),), "Until")))
    return put(put(node, "target", checks), "act", lasts)


DONE_TO_CARDS: Final = ("commit", "destroy", "flip", "ready", "seal", "remove", "discard")


def of_cards(node: Node) -> Node:
    """They cannot be committed: those cards."""
    act = node.get("act")
    acts = str(act.get("act")) if isinstance(act, Node) and act.label == "Passive" else ""
    if label_of(node.get("who")) != "They" or acts not in DONE_TO_CARDS or node.get("target") is not None:
        return node
    them = remade(node.node("who"), (("word", "them"),), "It")
    return remade(node, (("target", them), *[one for one in node.fields if one[0] != "who"]))


def checks_of(node: Node) -> Node:
    """Your checks, and checks to play your cards this turn, cannot be modified."""
    act, target = node.get("act"), node.get("target")
    if not isinstance(act, Node) or act.get("act") != "modify" or not isinstance(target, Node):
        return node
    if target.label == "Prop" and target.node("props").parts() == ("check",) and target.get("of") is None:
        whose = [one for one in target.fields if one[0] == "whose"]
        return put(node, "target", remade(target, (*whose, ("name", "check"), ("many", "yes")), "CheckSel"))
    to_do = only_part(target, "pps", "ToDo") if target.label == "CheckSel" and target.get("whose") is None else None
    does = to_do.get("does") if to_do is not None else None
    what = does.get("what") if isinstance(does, Node) and does.label == "Play" else None
    owner = what.get("whose") if isinstance(what, Node) else None
    if not isinstance(does, Node) or not isinstance(what, Node) or not isinstance(owner, Node) or to_do is None:
        return node
    times = only_part(does, "hows", "Until")
    if len(does.parts("hows")) != (times is not None):
        return node
    bare = put(without(does, "hows"), "what", without(what, "whose"))
    made = remade(
        target, (("whose", owner), *without(target, "pps", "words").fields, ("pps", (put(to_do, "does", bare),)))
    )
    node = put(node, "target", made)
    return put(node, "until", times.node("until")) if times is not None and node.get("until") is None else node


def applies(node: Node) -> Node:
    """Progressive difficulty does not apply to your next attack: that ignores it."""
    target = node.get("target")
    said = {name for name, _ in fields_but_words(node)}
    if node.get("modal") != "does not" or label_of(target) != "Sel" or not said <= {"modal", "target", "until"}:
        return node  # no other clause with these words lacks a verb
    until = [one for one in node.fields if one[0] == "until"]
    ignores: list[tuple[str, Value]] = [("modal", "ignores"), ("verb", "ignore"), ("of", "progressive")]
    return remade(node, (("target", target or ""), *ignores, *until))


def this_ability_only(node: Node) -> Node:
    """You may only play this ability once per turn: it is the one that says so."""
    what = node.get("what")
    kind = what.get("type") if isinstance(what, Node) and what.label == "Sel" and len(what.fields) == 2 else None
    if not isinstance(what, Node) or what.get("det") != "this" or not isinstance(kind, Node):
        return node
    return without(node, "what") if kind.fields == (("name", "ability"),) else node


CARDS: Final = ("card", "action", "asset", "attack", "backup", "character", "foundation")


def this_card_only(node: Node) -> Node:
    """You may only play this card if: a rule about the card, not about an ability."""
    what, when = node.get("what"), node.get("when")
    if not isinstance(what, Node) or what.get("det") != "this" or what.label != "Sel":
        return node
    if node.get("each") is not None:
        often = [one for one in when.fields if one[0] != "words"] if isinstance(when, Node) else []
        return remade(node, (("what", what),), "EachOnce") if often == [("times", "once"), ("per", "turn")] else node
    kind = what.get("type")
    if not isinstance(when, Node) or when.label != "IfCond" or not isinstance(kind, Node):
        return node
    if kind.get("name") not in CARDS or kind.get("noun") is not None or len(what.fields) != 2:
        return node
    return remade(node, (("what", what), ("cond", when.node("cond"))), "PlayOnlyIf")


def may_cancel(node: Node) -> Node:
    """They may discard 1 card to cancel this ability."""
    who, bought = node.get("who"), node.get("for")
    if not isinstance(who, Node) or who.label not in ("They", "Rival") or not isinstance(bought, Node):
        return node
    what = bought.get("what")
    if bought.label != "Cancel" or not isinstance(what, Node) or what.get("det") != "this" or len(node.fields) != 3:
        return node
    return remade(node, (("price", node.node("does")), ("what", what)), "RivalMayCancel")


def used(node: Node) -> Node:
    """You may use this card to block this attack: block it with this card."""
    does = node.get("does")
    pps = does.parts("pps") if isinstance(does, Node) and does.label == "Use" else ()
    act = pps[0].get("does") if len(pps) == 1 and isinstance(pps[0], Node) and pps[0].label == "ToDo" else None
    if not isinstance(does, Node) or not isinstance(act, Node) or act.label != "Block" or act.get("with") is not None:
        return node
    return put(node, "does", put(act, "with", does.node("what")))


def also(node: Node) -> Node:
    """They also discard 1 card."""
    does = node.get("does")
    return does if isinstance(does, Node) and len(node.fields) == 2 and node.get("also") is not None else node


def may_stay(node: Node) -> Node:
    """You may choose not to clear it during the End Phase, or not to ready it: what somebody is asked about then."""
    lasting = node.get("does")
    if label_of(node.get("who")) != "You" or len(node.fields) != 2 or not isinstance(lasting, Node):
        return node
    no, until = lasting.get("does"), lasting.get("until")
    deed = no.get("does") if isinstance(no, Node) and no.label == "Not" and len(no.fields) == 1 else None
    if lasting.label != "Lasting" or not isinstance(deed, Node) or not isinstance(until, Node):
        return node
    if deed.label == "Ready" and until.label == "During" and all(name in ("verb", "what") for name, _ in deed.fields):
        ready: list[tuple[str, Value]] = [("verb", "ready"), ("during", until.node("period"))]
        return spared(node, deed, ready)
    if deed.label != "Clear" or not all(name in ("verb", "what", "from") for name, _ in deed.fields):
        return node
    there = deed.get("from")
    zones: list[tuple[str, Value]] = [("zones", there.node("zones"))] if isinstance(there, Node) else []
    clears = remade(deed, (("verb", "clear"), *zones), "Clears")
    return spared(node, deed, [("does", clears), ("until", until)])


def spared(node: Node, deed: Node, what: list[tuple[str, Value]]) -> Node:
    target = ("target", deed.node("what"))
    return remade(node, (target, ("modal", "does not"), ("may", "yes"), *what), "Rule")


def not_playable(node: Node) -> Node:
    """This ability cannot be played if your attack is a Throw: it is only playable if it is none."""
    rule, cond = node.get("does"), node.get("cond")
    what = rule.get("target") if isinstance(rule, Node) and rule.label == "Rule" else None
    if not isinstance(rule, Node) or not isinstance(what, Node) or not isinstance(cond, Node):
        return node
    if rule.get("modal") != "cannot" or what.get("det") != "this" or noun(what) not in ABILITIES:
        return node
    act = rule.get("act")
    plain = isinstance(act, Node) and act.fields == (("act", "play"),) and len(what.fields) == 2
    if not plain or any(name not in ("target", "modal", "act", "words") for name, _ in rule.fields):
        return node
    when = remade(cond, (("cond", cond), ("not", "not")), "IfCond")
    return remade(node, (("when", when),), "Only")


def to_try(node: Node) -> Node:
    """As an additional cost to try to block this attack: it is paid for the attempt anyhow (UVS-ADDC-01)."""
    act = node.get("act")
    return put(node, "act", without(act, "try")) if isinstance(act, Node) and act.label == "Block" else node


MADE_BY: Final = {
    "Modify": "prop",
    "Destroy": "what",
    "Commit": "what",
    "Flip": "what",
    "Seal": "what",
    "Cancel": "what",
}

OF_DEEDS: Final = {"verb", "prop", "check", "what", "below", "words"}


def effects_cannot(node: Node) -> Node:
    """Your rival's effects cannot reduce this attack's damage: it cannot be reduced by them."""
    who, does = node.get("who"), node.get("does")
    if node.get("modal") != "cannot" or not isinstance(who, Node) or not isinstance(does, Node):
        return node
    kind, said = noun(who), {name for name, _ in does.fields}
    target = does.get("check") or does.get(MADE_BY.get(does.label, ""))
    if kind != "effect" or not isinstance(target, Node) or not said <= OF_DEEDS:
        return node
    by = remade(who, (("what", who),), "By")
    below = [remade(does, (("below", does.node("below")),), "Below")] if does.get("below") is not None else []
    passive = remade(does, (("act", str(does.get("verb"))), ("pps", (*below, by))), "Passive")
    kept = tuple([one for one in node.fields if one[0] not in ("who", "does", "modal")])
    return remade(node, (("target", target), ("modal", "cannot"), ("act", passive), *kept))
