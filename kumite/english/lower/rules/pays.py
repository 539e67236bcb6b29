"""Other ways to pay: cards given up in addition to momentum, or as though it were spent (UVS-ASTH-01)."""

from __future__ import annotations

from typing import Final

from kumite.core.position import fields
from kumite.english.lower.base import Low, effect, node_of, only, refuse, selector
from kumite.english.lower.nouns.quantity import MANY
from kumite.english.lower.texts.shaping import altered
from kumite.english.nodes import Node, Value
from kumite.games.universus.printed import Test, Text, Word
from kumite.games.universus.terms import CONTINUOUS, DECK, KEYWORDS, V_SPEND, YOU
from kumite.games.universus.words.acting import Acting
from kumite.games.universus.words.rule import AS_THOUGH, Rule
from kumite.games.universus.words.sels import Sel, TheAttack, This
from kumite.games.universus.words.triggers import Event

LABELS: Final = {
    "clear": "Clear",
    "destroy": "Destroy",
    "discard": "Discard",
    "flip": "Flip",
    "remove": "Remove",
    "sacrifice": "Sacrifice",
}


def pay_with(node: Node, low: Low) -> Text:
    """What else may be given up, beside momentum, for a keyword ability of the attack."""
    does = asked(node)
    only(does, "verb", "agrees", "what", "from", "cost", "act", "besides")
    verb = str(does.get("verb"))
    if verb not in LABELS or does.get("cost") is None:
        refuse(does, "what is paid in this way is not understood")
    what = does.node("what")
    if does.get("besides") is not None:
        instead_of_one(does)
    elif not is_whole_cost(what, does.node("cost"), low):
        what = without_momentum(what, does)
    act = Node(LABELS[verb], (("verb", verb), ("what", what)), does.start, does.end)
    if does.get("from") is not None:
        act = Node(act.label, (*act.fields, ("from", does.node("from"))), does.start, does.end)
    return rules(act, does.node("cost"), low)


def instead_of_one(does: Node) -> None:
    """Instead of spending 1 momentum."""
    besides = does.node("besides")
    n = besides.get("n")
    one = isinstance(n, Node) and n.label == "Num" and n.get("n") == 1
    if not one or not is_momentum(besides) or does.get("act") not in (None, "discard", "spend"):
        refuse(does, "what is paid in this way is not understood")


def is_whole_cost(what: Node, cost: Node, low: Low) -> bool:
    """1 card to pay for Echo: that costs 1 momentum (UVS-KECHO-01)."""
    n = what.get("n")
    one = what.get("det") == "a" or (isinstance(n, Node) and n.label == "Num" and n.get("n") == 1)
    mods = [mod for mod in what.parts("mods") if isinstance(mod, Node) and mod.label == "InAddition"]
    return one and not mods and paid_for(cost, low)[0] == ("Echo",)


def as_though(node: Node, low: Low) -> Text:
    """You may sacrifice this card as though you were spending momentum to pay for EX abilities."""
    does = asked(node)
    only(does, "does", "cond", "pps", "paid")
    cond = does.node("cond")
    if not as_momentum(cond):
        refuse(does, "as though what it is done is not understood")
    if does.get("paid") is not None:  # each time: so many of them for each cost
        return rules(does.node("does"), does.node("paid"), low, True)
    pps = [*cond.parts("pps"), *does.parts("pps")]
    pay = node_of(pps[0], cond) if len(pps) == 1 else None
    if pay is None or pay.label != "ToPay" or pay.get("what") is None:
        refuse(does, "what is paid in this way is not understood")
    return rules(does.node("does"), pay.node("what"), low)


def as_momentum(cond: Node) -> bool:
    """As though you were spending momentum; as though they were momentum."""
    if cond.label == "Is":
        role = cond.get("as")
        kind = role.get("type") if isinstance(role, Node) and len(role.fields) == 1 else None
        said = all(name in ("what", "tense", "as", "words") for name, _ in cond.fields)
        return said and isinstance(kind, Node) and kind.get("name") == "momentum"
    if cond.label != "Acting" or cond.get("act") not in ("spend", "discard") or cond.node("who").label != "You":
        return False
    only(cond, "who", "tense", "act", "what", "pps")
    return is_momentum(cond.node("what"))


def asked(node: Node) -> Node:
    """What you may do."""
    only(node, "who", "does")
    if node.node("who").label != "You":
        refuse(node, "who may pay so is not understood")
    return node.node("does")


def without_momentum(what: Node, node: Node) -> Node:
    """The cards, without `in addition to momentum`, which has to be said."""
    rest: list[Value] = []
    found = 0
    for mod in what.parts("mods"):
        if isinstance(mod, Node) and mod.label == "InAddition" and is_momentum(mod.node("what")):
            found += mod.get("act") in (None, "discard", "spend")
        else:
            rest.append(mod)
    if found != 1 or what.label != "Sel":
        refuse(node, "what is paid in this way is not understood")
    kept = tuple([one for one in what.fields if one[0] != "mods"])
    return Node("Sel", (*kept, ("mods", tuple(rest))) if rest else kept, what.start, what.end)


def is_momentum(what: Node) -> bool:
    kind = what.get("type")
    plain = what.label == "Sel" and all(name in ("type", "n", "whose", "words") for name, _ in what.fields)
    return plain and isinstance(kind, Node) and kind.get("name") == "momentum"


def rules(act: Node, cost: Node, low: Low, each: bool = False) -> Text:
    """A rule for each keyword whose cost may be paid so."""
    text = effect(act, low)
    if len(text) != 1 or not isinstance(text[0], Acting):
        refuse(act, "what is given up to pay cannot be told")
    word, most = each_alike(text[0], act)
    names, own = paid_for(cost, low)
    always = low.kind == CONTINUOUS and not low.fired
    if most and len(names) > 1 and not (each or always):
        refuse(cost, "whether that is for each of these costs cannot be told")
    found: Text = ()
    for name in names:
        if always:
            found += (Rule(AS_THOUGH, Event(V_SPEND, YOU, own=own is not None, keyword=name), most, (word,)),)
        else:
            found += (Rule(AS_THOUGH, Event(V_SPEND, YOU, keyword=name), most, (word,), on=own),)
    return found


def each_alike(word: Acting, act: Node) -> tuple[Word, int]:
    """Each card for 1 momentum, and how many of them at most; 0: any number."""
    what = word.what
    if isinstance(what, This):
        return word, 0
    if not isinstance(what, Sel) or DECK in what.zones or what.top or what.bottom or what.random:
        refuse(act, "how many of these may be given up cannot be told")
    most = 0 if what.every or what.n == MANY else what.n
    if not isinstance(most, int) or (most > 1 and not what.upto):
        refuse(act, "how many of these may be given up cannot be told")
    return altered(word, what=Sel(**{**fields(what), "n": 1, "every": False, "upto": False})), most


def paid_for(cost: Node, low: Low) -> tuple[tuple[str, ...], Test | None]:
    """The keywords whose abilities are paid for, and the card that has them: None for any."""
    kind = cost.get("type")
    name = kind.get("name") if isinstance(kind, Node) else None
    of = [mod for mod in cost.parts("mods") if isinstance(mod, Node) and mod.label == "Of"]
    if name == "cost" and len(of) == 1 and cost.get("adjs") is None and cost.get("whose") is None:
        return paid_for(of[0].node("what"), low)
    only(cost, "det", "whose", "adjs", "type")
    if name not in ("cost", "ability") or cost.get("det") not in (None, "a", "the", "any"):
        refuse(cost, "what is paid for cannot be told")
    found: tuple[str, ...] = ()
    if name == "cost" and len(cost.fields) == 1:
        return ("",), None  # whatever it is that costs momentum
    for adj in cost.parts("adjs"):
        one = node_of(adj, cost)
        for part in one.parts() if one.label in ("AnyOf", "BothOf") else (one,):
            found += (keyword_of(node_of(part, cost)),)
    if not found:
        refuse(cost, "for which keyword this is paid cannot be told")
    return found, of_this(cost, low)


def keyword_of(node: Node) -> str:
    if node.label == "Kind" and node.get("name") == "keyword":
        return "any"
    name = str(node.get("name")).capitalize() if node.label == "Trait" else ""
    name = "EX" if name == "Ex" else name
    return name if name in KEYWORDS else refuse(node, "for which keyword this is paid cannot be told")


def of_this(cost: Node, low: Low) -> Test | None:
    """This attack's: of this card, or of the attack in progress."""
    whose = cost.get("whose")
    if whose is None:
        return None
    if isinstance(whose, Node) and whose.fields == (("det", "a"), ("noun", "attack")):
        return None
    if not isinstance(whose, Node) or whose.label != "Of" or whose.get("det") != "this":
        refuse(cost, "whose cost this is cannot be told")
    only(whose, "det", "noun")
    kind = Node("Type", (("name", str(whose.get("noun"))),), whose.start, whose.end)
    one = selector(Node("Sel", (("det", "this"), ("type", kind)), whose.start, whose.end), low)
    static = low.kind == CONTINUOUS and not low.fired
    if not isinstance(one, This | TheAttack) or (static and not isinstance(one, This)):
        refuse(cost, "whose cost this is cannot be told")
    return one
