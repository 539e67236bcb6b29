"""What the older wording says another way: cards used to block, what counts as a sort, the last attack, damage."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.plain.nodes import THIS_TURN, label_of, noun, only_part, put, remade, without
from kumite.english.nodes import Node, Value

# Blocks


def used_to_block(node: Node) -> Node:
    """A card is used to block, you use it to block: it is played as a block."""
    does = node.get("does")
    if isinstance(does, Node) and does.label == "Use":
        pps = does.parts("pps")
        if len(pps) != 1 or not is_to_block(pps[0]) or node.get("pps") is not None:
            return node
        agrees: list[tuple[str, Value]] = [one for one in does.fields if one[0] == "agrees"]
        made = (("verb", "play"), *agrees, ("what", does.node("what")), ("hows", (as_block(does),)))
        return put(node, "does", remade(does, made, "Play"))
    pps = node.parts("pps")
    if node.get("act") != "use" or len(pps) != 1 or not is_to_block(pps[0]):
        return node
    return put(put(node, "act", "play"), "pps", (as_block(node),))


def is_to_block(part: Value) -> bool:
    """To block, to block an attack."""
    block = part.get("does") if isinstance(part, Node) and part.label == "ToDo" else None
    if not isinstance(block, Node) or block.label != "Block" or not set(dict(block.fields)) <= {"verb", "what"}:
        return False
    what = block.get("what")
    return what is None or (
        isinstance(what, Node)
        and noun(what) == "attack"
        and set(dict(what.fields)) == {"det", "type"}
        and what.get("det") == "a"
    )


def as_block(node: Node) -> Node:
    kind = remade(node, (("name", "block"),), "Type")
    role = remade(node, (("det", "a"), ("type", kind)), "Role")
    return remade(node, (("role", role),), "As")


# What counts as a sort of card


def of_that_sort(node: Node) -> Node:
    """Is considered a Kick attack, counts as a Ranged attack: gains that trait, and stays an attack."""
    role, target = node.get("as"), node.get("target")
    if not isinstance(role, Node) or not isinstance(target, Node) or role.label not in ("Role", "Sel"):
        return node
    if node.label == "Rule" and node.get("modal") != "counts as":
        return node
    if not set(dict(node.fields)) <= {"target", "as", "until", "modal", "verb", "agrees", "also", "words", "still"}:
        return node
    trait = only_part(role, "adjs", "Trait")
    many = is_several(target)
    plain = set(dict(role.fields)) <= {"det", "adjs", "type", "words"} and (many or role.get("det") == "a")
    if trait is None or not plain or noun(target) not in ("attack", "foundation", "asset", "card", "character"):
        return node
    if noun(role) not in ("", "card", noun(target)) or is_several(role) != (many and noun(role) != ""):
        return node
    word = remade(role, (("name", str(trait.get("name"))),), "Keyword")
    gains = remade(role, (("parts", (word,)),), "Keywords")
    until: list[tuple[str, Value]] = [one for one in node.fields if one[0] == "until"]
    return remade(node, (("target", target), ("verb", "gain"), ("agrees", "yes"), ("what", gains), *until), "Grant")


def is_several(node: Node) -> bool:
    kind = node.get("type")
    return isinstance(kind, Node) and (
        kind.get("many") is not None or (kind.label == "Type" and kind.get("plur") is not None)
    )


def treated_as(node: Node) -> Node:
    """This attack is treated as a Kick attack: is considered one."""
    pps = [part for part in node.parts("pps") if isinstance(part, Node)]
    roles = [part for part in pps if part.label == "As"]
    times = [part for part in pps if part.label == "Until"]
    if node.get("act") not in ("treat", "consider") or len(roles) != 1 or len(roles) + len(times) != len(pps):
        return node
    if len(times) > 1 or not set(dict(node.fields)) <= {"what", "act", "pps", "words"}:
        return node
    until: tuple[tuple[str, Value], ...] = (("until", times[0].node("until")),) if times else ()
    return remade(node, (("target", node.node("what")), ("as", roles[0].node("role")), *until), "Treat")


# Numbers


def signed_limit(node: Node) -> Node:
    """To a maximum of +4: of 4."""
    by = node.get("by")
    if not isinstance(by, str) or not by[1:].isdecimal() or not by.startswith("+"):
        return node
    return put(without(node, "by"), "n", remade(node, (("n", int(by[1:])),), "Num"))


def no_damage(node: Node) -> Node:
    """This attack does not deal damage: it deals no damage."""
    does = node.get("does")
    over = node.parts("words") == ("did",)  # what it did not is over
    if node.get("not") is None or not isinstance(does, Node) or does.label != "Deal" or over:
        return node
    n = does.get("n")
    if label_of(n) != "Damage" or not isinstance(n, Node) or n.fields or not set(dict(node.fields)) <= NOT_DEALT:
        return node
    return remade(node, (("who", node.node("who")), ("does", put(does, "n", remade(n, (), "NoDamage")))), "Now")


NOT_DEALT: Final = {"who", "not", "does", "words"}


# The last attack


def last_one(node: Node) -> Node:
    """The last attack you played, your previous attack: your last attack."""
    order, mods = node.get("order"), node.parts("mods")
    if order not in ("last", "previous") or noun(node) != "attack":
        return node
    rest = tuple([mod for mod in mods if mod != THIS_TURN])
    if node.get("whose") is not None:
        return put(node, "order", "last") if order == "previous" and not rest else node
    by = rest[0] if len(rest) == 1 else None
    if node.get("det") != "the" or not isinstance(by, Node) or by.label != "ByPlayer" or by.get("act") != "play":
        return node
    who = by.node("who")
    plain = set(dict(by.fields)) <= {"who", "act", "pps", "words"} and by.parts("pps") in ((), (THIS_TURN,))
    if not plain or who.label not in ("You", "Rival") or node.get("n") is not None:
        return node
    kept = without(node, "det", "mods", "order")
    mods = (THIS_TURN,) if THIS_TURN in (*mods, *by.parts("pps")) else ()
    made = remade(node, (("whose", remade(who, (), who.label)), ("order", "last"), *kept.fields))
    return put(made, "mods", mods) if mods else made


def blocked_last(node: Node) -> Node:
    """Your opponent blocked your last attack: it was blocked."""
    does = node.get("does")
    block = does if isinstance(does, Node) and does.label == "Block" else None
    what = node.get("what") if node.get("act") == "block" else block.get("what") if block is not None else None
    if not isinstance(what, Node) or what.get("order") != "last" or label_of(node.get("who")) not in ("Rival", "They"):
        return node
    if block is not None and not set(dict(block.fields)) <= {"verb", "what", "words"}:
        return node
    if label_of(what.get("whose")) != "You" or not set(dict(node.fields)) <= {
        "who",
        "act",
        "what",
        "does",
        "not",
        "words",
    }:
        return node
    denied: list[tuple[str, Value]] = [one for one in node.fields if one[0] == "not"]
    return remade(node, (("what", what), ("tense", "was"), *denied, ("act", "block")))


def unblocked(node: Node) -> Node:
    """Your attack is unblocked: it is not blocked."""
    state, what = node.get("as"), node.get("what")
    if not isinstance(state, Node) or state.label != "State" or state.get("is") != "unblocked":
        return node
    if not isinstance(what, Node) or node.get("not") is not None or node.get("as2") is not None:
        return node
    return remade(node, (("what", what), ("tense", str(node.get("tense"))), ("not", "not"), ("act", "block")), "Past")


def played_in_order(node: Node) -> Node:
    """The second attack played this turn: by whoever."""
    what = node.get("what")
    mods = what.parts("mods") if isinstance(what, Node) else ()
    done = mods[0] if len(mods) == 1 and label_of(mods[0]) == "Done" else None
    if not isinstance(what, Node) or not isinstance(done, Node) or done.get("act") != "play":
        return node
    if (
        not set(dict(done.fields)) <= {"act", "pps"}
        or done.parts("pps") != (THIS_TURN,)
        or what.get("whose") is not None
    ):
        return node
    return put(node, "what", put(what, "mods", (THIS_TURN,)))


def same_number(node: Node) -> Node:
    """You and your opponent have the same number of foundations: you have as many as they."""
    what = node.get("what")
    if label_of(node.get("who")) != "BothPlayers" or label_of(what) != "Sel" or not isinstance(what, Node):
        return node
    of = only_part(what, "mods", "Of")
    cards = of.get("what") if of is not None else None
    same = only_part(what, "adjs", "Same")
    if noun(what) != "number" or same is None or not isinstance(cards, Node) or cards.label != "Sel":
        return node
    if set(dict(node.fields)) - {"words"} != {"who", "what"}:
        return node
    counted = remade(what, (("n", "same"), ("of", cards), ("than", remade(node, (), "Rival"))), "Counted")
    return put(put(node, "who", remade(node, (), "You")), "what", counted)


# What somebody has


def in_so_many(node: Node) -> Node:
    """5 foundations or more: 5 or more of them."""
    n, of, way = node.get("n"), node.get("of"), node.get("ormore")
    if way is None or not isinstance(n, Node) or not isinstance(of, Node):
        return node
    many = remade(n, (("n", n),), "AtLeast" if way == "more" else "AtMost")
    mods = node.parts("mods")
    of = put(of, "mods", (*of.parts("mods"), *mods)) if mods else of
    return put(put(without(node, "ormore", "mods"), "n", many), "of", of)


def named_there(node: Node) -> Node:
    """You have "Iron Gate" in your staging area: a card of that name."""
    what, pps = node.get("what"), node.parts("pps")
    to = pps[0].get("to") if len(pps) == 1 and isinstance(pps[0], Node) and pps[0].label == "ToZone" else None
    zones = to.get("zones") if isinstance(to, Node) and len(to.fields) == 1 else None
    if label_of(what) != "Named" or not isinstance(what, Node) or not isinstance(zones, Node):
        return node
    if what.get("whose") is not None:
        return node
    card = remade(what, (("name", "card"),), "Type")
    names = remade(what, (("parts", (str(what.get("name")),)),), "Names")
    mods = (remade(what, (("name", names),), "CalledSo"), remade(what, (("prep", "in"), ("zones", zones)), "In"))
    one = remade(what, (("n", 1),), "Num")
    of = remade(what, (("type", card), ("mods", mods)), "Sel")
    return put(without(node, "pps"), "what", remade(what, (("n", one), ("of", of)), "Counted"))


# Damage


def damage_so_far(node: Node) -> Node:
    """You have taken 5 or more damage this turn: so much was dealt to you."""
    what = node.get("what")
    of = what.get("of") if isinstance(what, Node) and what.label == "Counted" else None
    kind = of.get("type") if isinstance(of, Node) and of.label == "Sel" and len(of.fields) == 1 else None
    props = kind.get("props") if isinstance(kind, Node) else None
    if node.get("act") != "take" or not isinstance(props, Node) or props.parts() != ("damage",):
        return node
    if not isinstance(what, Node) or set(dict(what.fields)) != {"n", "of"} or not isinstance(what.get("n"), Node):
        return node
    damage = remade(what, (("n", what.node("n")),), "Damage")
    kept = tuple([one for one in node.fields if one[0] in ("who", "not")])
    rest = tuple([one for one in node.fields if one[0] == "pps"])
    if len(kept) + len(rest) + 2 != len([one for one in node.fields if one[0] != "words"]):
        return node
    return remade(node, (*kept, ("act", "dealt"), ("damage", damage), *rest))


def damaged(node: Node) -> Node:
    """Damage is dealt to you: you take damage."""
    if node.get("damaged") is None or not set(dict(node.fields)) <= {"damaged", "who", "from", "words"}:
        return node
    source = [one for one in node.fields if one[0] == "from"]
    take = remade(node, (("verb", "take"), ("n", remade(node, (), "Damage")), *source), "Take")
    return remade(node, (("who", node.node("who")), ("does", take)))


# Nouns and values


FROM_GAME: Final = Node("FromZone", (), 0, 0)  # removed: says nothing more


def blocking_card(node: Node) -> Node:
    """The blocking card, the card used to block: the block."""
    done = only_part(node, "mods", "Done")
    pps = [pp for pp in done.parts("pps") if pp != FROM_GAME] if done is not None and done.get("act") == "use" else []
    used = len(pps) == 1 and is_to_block(pps[0]) and node.get("det") in ("the", "that") and noun(node) == "card"
    if node.get("blocking") is None and not (used and set(dict(node.fields)) <= {"det", "type", "mods", "words"}):
        return node
    return remade(node, (("det", "the"), ("type", remade(node, (("name", "block"),), "Type"))))


def either_players(node: Node) -> Node:
    """Either player's attack: an attack, whoever's."""
    whose = node.get("whose")
    of = isinstance(whose, Node) and whose.label == "Of" and whose.fields == (("noun", "player"),)
    if label_of(node.get("n")) not in ("Either", "Each") or not of or not isinstance(whose, Node):
        return node
    if label_of(node.get("n")) == "Each" and node.node("n").get("any") is None:
        return node
    return put(without(node, "n"), "whose", remade(whose, (("words", ("a",)),), "AnyPlayer"))


def zone_of_choice(node: Node) -> Node:
    """To the zone of your choice: to any zone."""
    return put(node, "det", "any") if node.fields == (("det", "the"),) else node


# Abilities


ABILITIES: Final = ("ability", "enhance", "response", "form", "blitz", "effect")


def ability_used(node: Node) -> Node:
    """Uses an ability: plays it."""
    does = node.get("does")
    what = does.get("what") if isinstance(does, Node) and does.label == "Use" else None
    if not isinstance(does, Node) or not isinstance(what, Node) or noun(what) not in ABILITIES:
        return node
    if not set(dict(does.fields)) <= {"verb", "agrees", "what", "words"}:
        return node
    return put(node, "does", put(remade(does, does.fields, "Play"), "verb", "play"))


# A Response that says first what else must be so


def said_before(node: Node) -> Node:
    """Only playable once per turn. After ...: said in front, and meant for the whole."""
    notes, does = node.parts("notes"), node.get("does")
    if not notes or not isinstance(does, Node):
        return node
    return put(without(node, "notes"), "does", put(does, "parts", (*does.parts(), *notes)))


# Additions


def added_to_number(node: Node) -> Node:
    """Add 2 to your attack's speed: increase it by 2; subtract 2 from it: reduce it."""
    verb = {"add": "increase", "subtract": "reduce"}.get(str(node.get("verb")))
    if verb is None or node.get("prop") is None or node.get("n") is None:
        return node
    return put(node, "verb", verb)


def another_card(node: Node) -> Node:
    """Draw another card: draw 1 card."""
    return put(node, "n", remade(node, (("n", 1),), "Num")) if node.get("n") == "another" else node


def its_keyword(node: Node) -> Node:
    """Loses its Multiple keyword: loses Multiple."""
    what = node.get("what")
    trait = only_part(what, "adjs", "Trait") if isinstance(what, Node) and what.label == "Sel" else None
    if trait is None or not isinstance(what, Node) or noun(what) not in ("keyword", "trait", "ability"):
        return node
    if set(dict(what.fields)) - {"words"} != {"whose", "adjs", "type"} or label_of(what.get("whose")) != "Its":
        return node
    if what.node("type").get("many") is not None:
        return node
    word = remade(what, (("name", str(trait.get("name"))),), "Keyword")
    return put(node, "what", remade(what, (("parts", (word,)),), "Keywords"))


# Somebody chooses


def chooses_to(node: Node) -> Node:
    """Your opponent chooses to discard 1 card or lose 3 vitality: what has no subject, they do."""
    who = node.get("chooser")
    if not isinstance(who, Node) or node.get("way") is None:
        return node
    return put(without(node, "way"), "parts", tuple([done_by(part, who) for part in node.parts()]))


def done_by(part: Value, who: Node) -> Value:
    if not isinstance(part, Node) or part.get("verb") is None or part.label in ("Do", "Must", "May"):
        return part
    if any(part.get(name) is not None for name in ("target", "prop", "who")):
        return part
    return remade(part, (("who", who), ("does", part)), "Do")


# Symbols


def symbols_shared(node: Node) -> Node:
    """Symbol that the discarded card shares with your opponent's character."""
    that = only_part(node, "mods", "That")
    clause = that.get("clause") if that is not None else None
    if noun(node) != "symbol" or not isinstance(clause, Node) or clause.label != "Shares":
        return node
    if not set(dict(node.fields)) <= {"type", "mods", "words"} or set(dict(clause.fields)) - {"words"} != {
        "what",
        "with",
    }:
        return node
    return remade(node, (("what", clause.node("what")), ("with", clause.node("with"))), "SharedSymbols")
