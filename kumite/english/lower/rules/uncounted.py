"""What does not count toward progressive difficulty, and checks whose failing does not end the Combat Phase."""

from __future__ import annotations

from kumite.core.position import fields
from kumite.english.lower.base import Low, node_of, only, refuse, selector
from kumite.english.lower.nouns.adjectives import is_many
from kumite.english.lower.nouns.selectors import sel, tests_of
from kumite.english.lower.texts.shaping import altered, within_all
from kumite.english.lower.times.durations import until_of
from kumite.english.lower.verbs.checks import of_check
from kumite.english.nodes import Node
from kumite.games.universus.printed import Test, Text, Word
from kumite.games.universus.terms import ANY, CONTINUOUS, POOL, TURN
from kumite.games.universus.words.bonus import CheckBonus, Spared
from kumite.games.universus.words.plays import AddToCheck
from kumite.games.universus.words.progress import Uncounted
from kumite.games.universus.words.sels import Ref, Sel, TheAttack, This
from kumite.games.universus.words.structure import Or

PLACE = (POOL,)


def uncounted(node: Node, low: Low) -> Text:
    """This card does not count toward progressive difficulty to play attacks."""
    only(node, "target", "modal", "verb", "agrees", "of", "until", "for", "toward")
    if node.get("modal") != "does not" or node.get("verb") not in ("count", "add"):
        refuse(node, "what counts toward progressive difficulty is not understood")
    until = until_of(node.node("until"), low) if node.get("until") is not None else TURN
    if low.kind == CONTINUOUS and not low.fired and node.get("until") is not None:
        refuse(node, "a text that is always there has no end")
    played = () if node.get("for") is None else played_cards(node.node("for"), low)
    target = node.get("target") or Node("Subject", (), node.start, node.end)
    return tuple([Uncounted(what, played, until) for what in which(node_of(target, node), low, played)])


def which(target: Node, low: Low, played: tuple[Test, ...]) -> list[Test]:
    """The cards: this one, that one, all such cards of a card pool."""
    if target.label == "Sels" and target.get("join") == "and":
        return [one for part in target.parts() for one in which(node_of(part, target), low, played)]
    if target.label == "Subject" and low.subject is not None:
        found: Test = low.subject
    elif target.label == "Sel" and target.get("order") is None:
        found = sel(target, low, PLACE, False)
    elif target.label == "It":
        found = selector(target, low)
    else:
        refuse(target, "which cards do not count cannot be told")
    if isinstance(found, Sel):
        if not found.every or found.zones != PLACE:
            refuse(target, "which cards do not count cannot be told")
        if target.get("whose") is None and not said_where(target) and This() not in played:
            found = Sel(**{**fields(found), "whose": ANY})  # whosever they are
    elif not isinstance(found, This | TheAttack | Ref):
        refuse(target, "which cards do not count cannot be told")
    return [found]


def said_where(target: Node) -> bool:
    return any(isinstance(mod, Node) and mod.label == "In" for mod in target.parts("mods"))


def played_cards(node: Node, low: Low) -> tuple[Test, ...]:
    """To play attacks; to play this card."""
    only(node, "what")
    what = node.node("what")
    if what.label == "Sel" and what.get("det") == "this":
        one = selector(what, low)
        return (one,) if isinstance(one, This) else refuse(what, "which card is played cannot be told")
    if what.label != "Sel" or not is_many(what) or what.get("n") is not None or what.get("order") is not None:
        refuse(what, "which cards are played cannot be told")
    return tests_of(what, low)


def ended_phase(node: Node, low: Low) -> Text:
    """After a failed check: your Combat Phase does not end."""
    target = node.get("target")
    if isinstance(target, Node) and target.label == "Period" and len(node.fields) == 2:
        only(target, "det", "whose", "name")
        if target.get("name") != "combat phase" or not failed(low.event):
            refuse(node, "why this does not end cannot be told")
        return (Spared(),)
    if node.get("what") is not None and is_progressive(node.get("what")):
        return toward(node, low)
    refuse(node, "what does not happen here is not understood")


def is_progressive(what: object) -> bool:
    return isinstance(what, Node) and what.label == "Progressive"


def toward(node: Node, low: Low) -> Text:
    """It does not add to the progressive difficulty of attacks."""
    only(node, "target", "modal", "verb", "agrees", "what", "until")
    what = node.node("what")
    only(what, "what")
    same = [(name, value) for name, value in node.fields if name in ("target", "modal", "verb", "until")]
    if what.get("what") is not None:
        same.append(("for", Node("ToPlay", (("what", what.node("what")),), what.start, what.end)))
    return uncounted(Node("Rule", tuple(same), node.start, node.end), low)


def failed(event: Node | None) -> bool:
    """Whether what set this off is a check that was failed."""
    if event is None or event.label not in ("Event", "Past", "Now"):
        return False
    return event.get("act") == "fail" or any(part.label == "FailCheck" for part in event.walk())


def failing(part: Node) -> bool:
    """Failing that check does not end the Combat Phase."""
    what, period = part.get("what"), part.get("period")
    if part.label != "Rule" or part.get("modal") != "does not" or not isinstance(period, Node):
        return False
    return isinstance(what, Node) and period.get("name") == "combat phase" and is_checks(what)


def is_checks(what: Node) -> bool:
    if what.label == "CheckSel":
        return True
    kind = what.get("type")
    props = kind.get("props") if isinstance(kind, Node) else None
    return what.label == "Sel" and isinstance(props, Node) and props.parts() == ("check",)


def spared(part: Node, before: list[Text], low: Low) -> list[Text]:
    """The sentences so far, so that failing the checks they speak of is harmless."""
    only(part, "modal", "what", "period")
    what = part.node("what")
    only(what, "det", "name", "type", "many")
    if what.get("det") not in ("this", "that", "these", "those", "the"):
        refuse(what, "which check this is cannot be told")
    several = what.get("det") in ("these", "those")
    made, count = harmless(before, several)
    here = of_check(low) and any(adds_to_check(word) for text in made for word in text)
    if here and (several or not count):
        count += 1
        made.append((Spared(),))
    if count != (2 if several else 1):
        refuse(part, "which check this is cannot be told")
    return made


def adds_to_check(word: Word) -> bool:
    """That check gets +2; +2 or -2, as somebody likes."""
    ways = word.parts if isinstance(word, Or) else ()
    return isinstance(word, AddToCheck) or (bool(ways) and all(any(adds_to_check(w) for w in way) for way in ways))


def harmless(before: list[Text], several: bool) -> tuple[list[Text], int]:
    """The checks that the last sentence, or all of them, change: how many these are.  One that gets +2 or -2 is one."""
    count = 0
    made = list(before)
    for at in range(len(made) - 1, -1, -1):
        words = [within_all((word,), spare) for word in made[at]]
        count += sum([checks_in(word) for word in made[at]])
        made[at] = sum(words, ())
        if not several:
            break
    return made, count


def spare(word: Word) -> Word:
    if isinstance(word, Or):
        return Or(tuple([within_all(way, spare) for way in word.parts]), word.who)
    return altered(word, spares=True) if isinstance(word, CheckBonus) else word


def checks_in(word: Word) -> int:
    """How many checks a word changes; of one choice, one."""
    if isinstance(word, Or):
        return max([sum([checks_in(one) for one in way]) for way in word.parts])
    found = [0]

    def note(inner: Word) -> Word:
        found[0] += isinstance(inner, CheckBonus)
        return inner

    within_all((word,), note)
    return found[0]
