"""A noun phrase taken apart: how many, whose, where, and what the cards must be like."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, TypeAlias

from kumite.english.lower.base import Low, node_of, only, refuse, selector
from kumite.english.lower.nouns.adjectives import (
    CARD_TYPES,
    adjective,
    called_so,
    either,
    heads_tests,
    in_order,
    named_so,
    trait_tests,
)
from kumite.english.lower.nouns.asking import done_tests
from kumite.english.lower.nouns.clauses import SINCE, VERBS, clause_tests, period_word
from kumite.english.lower.nouns.having import copy_test, denied
from kumite.english.lower.nouns.its_owner import player_meant
from kumite.english.lower.nouns.others import others
from kumite.english.lower.nouns.own_numbers import asked_for
from kumite.english.lower.nouns.owners import seat_of_who
from kumite.english.lower.nouns.phrase import Phrase
from kumite.english.lower.nouns.places import zones_of
from kumite.english.lower.nouns.quantity import ALL, MANY, Quantity, quantity
from kumite.english.lower.nouns.raising import raised, with_raised
from kumite.english.lower.nouns.references import about, attack_here, done_to, found_in, name_of, newest, of_both
from kumite.english.lower.nouns.whereabouts import AFTER_EVENT
from kumite.english.nodes import Node
from kumite.games.universus.printed import Test
from kumite.games.universus.terms import ATTACK, BOTH, DOER, MOMENTUM, NOBODY, REMOVED, RIVAL, YOU
from kumite.games.universus.words.asked import AllOf, Shares
from kumite.games.universus.words.sels import Copies, Ref, Sel, TheAttack, This, Yours
from kumite.games.universus.words.tests import Among, AnyOf, Done, Named, Not, State, TheNamed

PARTICIPLES: Final = {"commit": State("committed"), "flip": State("face down"), "seal": State("sealed")}
DONE_TO: Final = {"det", "adjs", "type"}
PLAYS: Final = re.compile(r"\bplays?\b")
MAY: Final = re.compile(r"\bmay \w+ $")


def taken_apart(node: Node, low: Low) -> Phrase:
    """All parts of a Sel node but the demonstratives, the order and what it is a part of."""
    phrase = Phrase(node, low)
    take_quantity(phrase)
    if node.get("whose") is not None:
        phrase.own(player_meant(node.get("whose"), low), node)
    if node.get("other") is not None:
        phrase.ask(State("other"))
    take_noun(phrase)
    for value in () if own_adjectives(node) else node.parts("adjs"):
        take_adjective(phrase, node_of(value, node))
    if node.get("state") is not None:
        take_state(phrase, str(node.get("state")), node)
    for value in node.parts("mods"):
        take_mod(phrase, node_of(value, node))
    phrase.tests = in_order(others(phrase))
    return phrase


def take_quantity(phrase: Phrase) -> None:
    node = phrase.node
    det, n = node.get("det"), node.get("n")
    if det == "no":
        refuse(node, "none of something is no cards")
    if n is not None:
        phrase.quantity = quantity(n, phrase.low, node)
        if isinstance(n, Node) and n.label == "Each" and n.get("any") is not None:
            phrase.quantity = any_of_them(phrase, node)
    elif det is None and node.get("order") is None:
        phrase.quantity = ALL
    if det == "another":
        phrase.ask(State("other"))


def take_state(phrase: Phrase, state: str, node: Node) -> None:
    """Each foundation committed: those that were, if the text has had some committed; else those that are."""
    if state == "committed" and any(said.act == "commit" for said in phrase.low.mentions):
        take_done(phrase, Node("Done", (("act", "commit"),), node.start, node.end))
    else:
        phrase.ask(*adjective(Node("State", (("is", state),), node.start, node.end), phrase.low))


def any_of_them(phrase: Phrase, node: Node) -> Quantity:
    """You may discard any cards: as many as you like; else any may be one or all."""
    if phrase.many and MAY.search(phrase.low.text[: node.start]):
        return Quantity(MANY, upto=True)
    refuse(node, "any one, or all of them: that cannot be told")


def take_noun(phrase: Phrase) -> None:
    """The noun: a type, momentum, copies of a card, a trait alone."""
    node, low = phrase.node, phrase.low
    kind = node.get("type")
    if node.get("copyof") is not None:
        phrase.ask(copies_of(raised(phrase, node.node("copyof")), low))
    if node.get("trait") is not None:
        phrase.ask(*trait_tests(str(node.get("trait")), node))
        return
    if kind == "card" or (kind is None and node.get("copyof") is not None):
        return
    if not isinstance(kind, Node):
        if kind is None and node.get("adjs") is not None:
            return
        refuse(node, "these are no cards")
    if kind.label == "Type" and kind.get("name") == "copy":
        only(kind, "name", "many")
        return
    heads = shared_adjectives(kind, node)
    phrase.ask(*(each_own(heads, node, low) if own_adjectives(node) else heads_tests(heads, low)))
    if kind.label == "Type" and kind.get("name") == "momentum":
        phrase.lie((MOMENTUM,), node)


def shared_adjectives(kind: Node, node: Node) -> Node:
    """Weapon asset or Weapon foundation: what is said of both is said of all."""
    if kind.label != "Types" or kind.get("adjs") is None or kind.parts("adjs") != node.parts("adjs"):
        return kind
    return Node(kind.label, tuple([field for field in kind.fields if field[0] != "adjs"]), kind.start, kind.end)


def own_adjectives(node: Node) -> bool:
    """Titan backup or Shift attack: each noun has its traits; what a card is just now may be said of both."""
    kind = node.get("type")
    if not isinstance(kind, Node) or kind.label != "Types" or kind.get("adjs") is None or not node.parts("adjs"):
        return False
    return kind.parts("adjs") != node.parts("adjs")


def each_own(kind: Node, node: Node, low: Low) -> tuple[Test, ...]:
    """The kinds of cards, each with its own traits."""
    adjs = [node_of(part, node) for part in node.parts("adjs")]
    if any(part.label not in ("Trait", "Symbol", "AttackZone") for part in adjs):
        refuse(node, "of which of them this is said cannot be told")
    found = heads_tests(kind, low)[0]
    parts = found.tests if isinstance(found, AnyOf) else ()
    if len(parts) != 2:
        refuse(node, "of which of them this is said cannot be told")
    first = (parts[0], *sum([adjective(part, low) for part in adjs], ()))
    return (AnyOf((AllOf(in_order(first)), parts[1])),)


def take_adjective(phrase: Phrase, node: Node) -> None:
    if node.label == "State" and node.get("is") == "random":
        some_of_them(phrase, node)
        phrase.quantity = phrase.quantity._replace(random=True)
    elif node.label == "State" and node.get("is") == "additional":
        some_of_them(phrase, node)
    elif is_multiple(node) and is_copy(phrase.node):
        phrase.ask(Copies())
    elif is_multiple(node) and phrase.node.get("copyof") is not None:
        refuse(phrase.node, "Multiple copies of which attack cannot be told")
    elif node.label == "Done":
        take_done(phrase, node)
    elif is_own_name(phrase, node):
        phrase.ask(Named(phrase.low.name))
    else:
        phrase.ask(*adjective(node, phrase.low, phrase.many))


def is_own_name(phrase: Phrase, node: Node) -> bool:
    """Lamp Light cards, said on Lamp Light: those of its name.  A trait comes first, and cards of another type than its
    own are not called so."""
    low, kind = phrase.low, phrase.node.get("type")
    name = str(node.get("name")) if node.label == "Trait" else ""
    if not low.name or name.lower() != low.name.lower() or named_so(name) is not None:
        return False
    noun = str(kind.get("name")) if isinstance(kind, Node) else ""
    return noun == "card" or CARD_TYPES.get(noun) == low.card_type


def is_multiple(node: Node) -> bool:
    return node.label == "Trait" and str(node.get("name")).lower() == "multiple"


def is_copy(node: Node) -> bool:
    kind = node.get("type")
    return isinstance(kind, Node) and kind.label == "Type" and kind.get("name") == "copy"


def copies_of(node: Node, low: Low) -> Test:
    """A copy of that card, of "Iron Gate", of the named card; of one of several."""
    if node.label == "Sels":
        return either([(copies_of(node_of(part, node), low),) for part in node.parts()], node)
    if node.label == "Named":
        only(node, "name")
        return Named(str(node.get("name")))
    picks = node.get("n") is not None or (node.get("det") in ("a", "another") and "In" not in labels(node))
    if node.label == "Sel" and picks:
        refuse(node, "a copy of which card cannot be told")
    other = selector(node, low)
    if isinstance(other, TheAttack) and other == attack_here(low) and low.card_type == ATTACK:
        other = This()  # an attack's own Enhances are played in its own sequence
    if isinstance(other, Sel) and other.top and other.n == 1 and other.whose in (YOU, RIVAL):
        return Shares(other, "name")
    return copy_test(other, node)


def labels(node: Node) -> list[str]:
    return [part.label for part in node.parts("mods") if isinstance(part, Node)]


# After the noun


def take_mod(phrase: Phrase, node: Node) -> None:
    rule = MODS.get(node.label)
    if rule is None:
        refuse(node, "this says nothing about cards that is understood")
    rule(phrase, node)


def mod_with(phrase: Phrase, node: Node) -> None:
    only(node, "has")
    if node.node("has").label == "HasBest" and node.label == "With" and phrase.best is None:
        phrase.best = node.node("has")
        return
    tests = asked_for(with_raised(phrase, node.node("has"), "as"), phrase.low)
    phrase.ask(*(denied(tests, node) if node.label == "Without" else tests))


def mod_that(phrase: Phrase, node: Node) -> None:
    only(node, "clause")
    clause = node.node("clause")
    if clause.label == "IsIn" and clause.get("not") is None:
        only(clause, "tense", "zones")
        whose, zones = zones_of(clause.node("zones"), phrase.low)
        phrase.own(whose, node)
        phrase.lie(zones, node)
    elif clause.label == "ByPlayer":
        mod_by(phrase, clause)
    elif clause.label == "Matches":
        only(clause, "what")
        phrase.ask(the_named(clause.node("what"), phrase.low))
    else:
        phrase.ask(*clause_tests(with_raised(phrase, clause, "with"), phrase.low))


def mod_matching(phrase: Phrase, node: Node) -> None:
    only(node, "what")
    phrase.ask(the_named(node.node("what"), phrase.low))


def the_named(node: Node, low: Low) -> Test:
    found = selector(node, low)
    if not isinstance(found, TheNamed):
        refuse(node, "only the named card can be matched")
    return found


def mod_choice(phrase: Phrase, node: Node) -> None:
    """Of your choice: as it is, where you do it; who else would choose is the verb's to say."""
    chooser = YOU if node.get("whose") == "you" else RIVAL
    if chooser != phrase.low.doer:
        refuse(node, "another player's choice is not understood here")
    some_of_them(phrase, node)


def mod_random(phrase: Phrase, node: Node) -> None:
    only(node)
    some_of_them(phrase, node)
    phrase.quantity = phrase.quantity._replace(random=True)


def some_of_them(phrase: Phrase, node: Node) -> None:
    """At random, of your choice, additional: so are only cards that are taken out of others."""
    counted = phrase.node.get("n") is not None or phrase.node.get("det") == "a"
    if phrase.quantity.every or not counted or phrase.node.get("order") is not None:
        refuse(node, "nobody takes some of these cards here")


def mod_called(phrase: Phrase, node: Node) -> None:
    phrase.ask(*called_so(node))


def mod_of(phrase: Phrase, node: Node) -> None:
    """Copies of a card."""
    only(node, "what")
    if not is_copy(phrase.node):
        refuse(node, "of what these are is not understood")
    what = raised(phrase, node.node("what"))
    if Copies() in phrase.tests:
        of = selector(what, phrase.low)
        if of not in (This(), TheAttack()) and not (of == Ref("event") and about(of, phrase.low).kind == "attack"):
            refuse(node, "Multiple copies of another card are not understood")
        return
    phrase.ask(copies_of(what, phrase.low))


def mod_other(phrase: Phrase, node: Node) -> None:
    """Other than this card; other than your character; other than attacks; other than "Iron Gate"."""
    only(node, "what")
    what = node.node("what")
    if what.label == "Named":
        only(what, "name")
        phrase.ask(Not(Named(str(what.get("name")))))
        return
    if what.label == "Sel" and what.get("det") in (None, "a") and what.get("whose") is None:
        if what.get("order") is not None:
            refuse(what, "which card is left out cannot be told")
        tests = taken_apart(what, phrase.low).kind()
        phrase.ask(*denied(tests, node))
        return
    adjs = [part for part in what.parts("adjs") if isinstance(part, Node)]
    done = adjs[0] if len(adjs) == 1 and what.get("det") == "the" and set(dict(what.fields)) == DONE_TO else None
    if done is not None and done.fields == (("act", "choose"),):  # whichever player chose it
        phrase.ask(Not(done_to(node, phrase.low, "choose").ref))
        return
    other = selector(what, phrase.low)
    phrase.ask(State("other") if isinstance(other, This) else Not(single(other, node)))


def single(test: Test, node: Node) -> Test:
    if not isinstance(test, This | Ref | TheAttack | Yours | Named | TheNamed):
        refuse(node, "which card is left out cannot be told")
    return test


def mod_until(phrase: Phrase, node: Node) -> None:
    """Your next attack this turn: a waiting effect lasts that long by itself (6.6).  Cards are played in the Combat
    Phase, and nowhere else."""
    if phrase.node.get("order") == "next" and period_word(node) in ("turn", "combat phase"):
        return
    refuse(node, "a time is not understood here")


def mod_by(phrase: Phrase, node: Node) -> None:
    """The next attack you play this turn; cards you have destroyed this turn; the card you discarded."""
    only(node, "who", "act", "pps", "try")
    whose, act = seat_of_who(node.node("who"), phrase.low), str(node.get("act"))
    when = [period_word(node_of(part, node)) for part in node.parts("pps")]
    if phrase.node.get("order") == "next" and act == "play" and when in ([], ["turn"], ["combat phase"]):
        phrase.own(whose, node)
        return
    each = phrase.node.get("n") is None and phrase.node.get("det") is None  # for each card you discarded
    if not when and (phrase.many or each) and any(said.act == act for said in newest(phrase.low)):
        take_done(phrase, Node("Done", (("act", act),), node.start, node.end), whose)
        return
    if act not in VERBS or len(when) != 1 or when[0] not in SINCE or node.get("try") is not None:
        refuse(node, "what somebody did to cards is not understood here")
    if act == "play" and PLAYS.search(low_text(node, phrase)):
        refuse(node, "whether attacks to come are meant cannot be told")
    phrase.own(whose, node)
    phrase.ask(Done(VERBS[act], since=SINCE[when[0]]))


def low_text(node: Node, phrase: Phrase) -> str:
    return phrase.low.text[node.start : node.end]


def take_done(phrase: Phrase, node: Node, who: int = NOBODY) -> None:
    """Cards discarded this way; cards destroyed this turn; the named card."""
    only(node, "act", "thisway", "pps")
    act = str(node.get("act"))
    pps = [node_of(part, node) for part in node.parts("pps")]
    pps = [part for part in pps if part.label != "FromZone" or part.get("zones") is not None]  # from the game
    tests = (TheNamed(),) if act in ("name", "named") and not pps else done_tests(act, pps, phrase.low)
    if tests is not None:
        phrase.ask(*tests)
        return
    when = [period_word(part) for part in pps]
    if pps and [part.label for part in pps] != ["ThisWay"]:
        if act not in VERBS or len(when) != 1 or when[0] not in SINCE:
            refuse(node, "what was done to these cards is not understood")
        phrase.ask(Done(VERBS[act], since=SINCE[when[0]]))
        return
    if not pps and is_state(phrase, node, act):
        return
    said = done_to(node, phrase.low, act, who=who)
    if said.seat == BOTH and phrase.low.doer == BOTH:  # each player's own
        said = said._replace(seat=DOER)
    of_event = isinstance(said.ref, Ref) and said.ref.name in ("event", "event all")
    phrase.among = "event" if of_event else name_of(said, node)
    if of_event and not phrase.zones:  # where that has put them
        phrase.lie(AFTER_EVENT[said.act] if said.act in AFTER_EVENT else found_in(said, node), node)
    phrase.own(said.seat if who == NOBODY or of_both(said, who, node) is None else who, node)
    if not phrase.zones:
        phrase.lie(found_in(said, node), node)
    phrase.ask(Among(phrase.among))


def is_state(phrase: Phrase, node: Node, act: str) -> bool:
    """Committed, removed: what the cards are, where the text has not had it done; combined says nothing more."""
    done = {"removed": "remove"}.get(act, act)
    if any(said.act == done for said in newest(phrase.low)):
        return False
    if act in PARTICIPLES:
        phrase.ask(PARTICIPLES[act])
    elif done == "remove":
        phrase.lie((REMOVED,), node)
    return act in PARTICIPLES or done == "remove" or (act == "combine" and phrase.whose == BOTH)


ModRule: TypeAlias = "Callable[[Phrase, Node], None]"
MODS: Final[dict[str, ModRule]] = {}  # by label: contents.py
