"""What stands before and behind an ability's text: its type, name, restrictions, limits and costs (UVS-PREST-01)."""

from __future__ import annotations

from typing import Final

from kumite.games.universus.english.amounts import amount_english, some_of
from kumite.games.universus.english.conds import cond_english
from kumite.games.universus.english.parts import Voice, capital, spaced, times_english
from kumite.games.universus.english.text import clause, infinitives, payer_view
from kumite.games.universus.printed import Ability, Rider, Word
from kumite.games.universus.terms import ABILITIES, ATTACK_PERIOD, CONTINUOUS, PERIODS, RIVAL, TRANSIT, ZONES
from kumite.games.universus.words.moves import Destroy, Remove
from kumite.games.universus.words.riders import (
    AsReversal,
    Combo,
    Deadlock,
    Desperation,
    EitherPlayer,
    First,
    ForCharacter,
    ForOthers,
    ForSet,
    ForSymbol,
    In,
    Limit,
    MostX,
    OnAttack,
    OncePerName,
    OneCopy,
    OnePerAttack,
    OnlyIf,
    OnTurn,
    Outwit,
    Repeatable,
    RivalMayCancel,
    Tenacious,
    Uncancellable,
)
from kumite.games.universus.words.sels import This
from kumite.games.universus.words.turns import Commit, Flip
from kumite.games.universus.words.vitals import Lose

WORDS: Final[tuple[tuple[type[Rider], str], ...]] = (
    (First, "First"),
    (Combo, "Combo"),
    (Deadlock, "Deadlock"),
    (Desperation, "Desperation"),
)


def header_english(ability: Ability, v: Voice) -> str:
    """`First Enhance [Once per turn] Commit, discard 1 card`; of a continuous ability its restrictions, if any."""
    before = [before_type(rider) for rider in ability.riders]
    brackets = [in_brackets(rider) for rider in ability.riders]
    if ability.kind == CONTINUOUS:
        brackets = [in_brackets(rider) for rider in ability.riders if not isinstance(rider, In)]
        return spaced(ability.name, *before, *brackets)
    kind = f"{ability.name}-{ABILITIES[ability.kind]}" if ability.name else ABILITIES[ability.kind]
    return spaced(*before, kind, *brackets, costs_english(ability, v))


def before_type(rider: Rider) -> str:
    """What stands before the type."""
    for kind, word in WORDS:
        if isinstance(rider, kind):
            return word
    if isinstance(rider, ForCharacter):
        return rider.name
    if isinstance(rider, ForSymbol):
        return f"{{{rider.symbol}}}"
    return f"{{{rider.icon}}}" if isinstance(rider, ForSet) else ""


def in_brackets(rider: Rider) -> str:
    """What stands in brackets after it."""
    if isinstance(rider, In):
        return f"[{capital(ZONES[rider.place])}]" if rider.place != TRANSIT else ""  # its trigger says so
    if isinstance(rider, Limit):
        per = "attack" if rider.per == ATTACK_PERIOD else PERIODS[rider.per]
        return f"[{capital(times_english(rider.n))} per {per}]"
    if isinstance(rider, OnAttack):
        return "[Your attack]" if rider.yours else "[Rival's attack]"
    if isinstance(rider, OnTurn):
        return "[Your turn]" if rider.yours else "[Rival's turn]"
    if isinstance(rider, Tenacious):
        return "[Tenacious]"
    return "[Outwit]" if isinstance(rider, Outwit) else ""


def rider_sentence(rider: Rider, continuous: bool, v: Voice) -> str:
    """What stands behind the text, as a sentence; nothing for the riders of the header."""
    if isinstance(rider, OnlyIf):
        return f"Only {'active' if continuous else 'playable'} if {cond_english(rider.cond, v)}."
    if isinstance(rider, OnePerAttack):
        return f"Only 1 {rider.keyword} ability can be played per attack."
    if isinstance(rider, RivalMayCancel):
        price = infinitives(payer_view(rider.price, RIVAL), RIVAL, v)
        return f"Your rival may {price} to cancel this ability."
    if isinstance(rider, ForOthers):  # of a continuous ability it stands before the text
        return "" if continuous else f"Only playable if your starting character is not {rider.name}."
    if isinstance(rider, MostX):
        return f"X cannot be greater than {amount_english(rider.amount, v)}."
    for kind, text in SENTENCES:
        if isinstance(rider, kind):
            return text
    if not before_type(rider) and not in_brackets(rider) and not isinstance(rider, In):
        raise NotImplementedError(f"no English for {type(rider).__name__}")
    return ""


SENTENCES: Final[tuple[tuple[type[Rider], str], ...]] = (
    (Uncancellable, "This ability cannot be canceled."),
    (Repeatable, "This ability is playable any number of times this Enhance Step."),
    (AsReversal, "To play this ability, play this card as a reversal."),
    (OneCopy, "Only 1 copy of this ability can be played per turn."),
    (EitherPlayer, "Playable by either player."),
    (OncePerName, "Only 1 ability of this name can be played per turn."),
)


# Costs


def costs_english(ability: Ability, v: Voice) -> str:
    return capital(", ".join([cost_english(word, v) for word in ability.cost]))


def cost_english(word: Word, v: Voice) -> str:
    """The card itself goes without saying: `commit`, `flip`, `destroy`, `remove`."""
    if isinstance(word, Commit | Flip | Destroy | Remove) and isinstance(word.what, This):
        if isinstance(word, Destroy):
            return "sacrifice" if word.sacrifice else "destroy"
        if isinstance(word, Remove):
            return "remove face down" if word.facedown else "remove"
        if isinstance(word, Flip) or not word.stun:
            return "flip" if isinstance(word, Flip) else "commit"
    if isinstance(word, Lose) and isinstance(word.of, This) and word.floor is None:
        return f"lose {some_of(word.n, 'stamina', v)}"
    return clause(word, v)
