"""Random ability trees, legal as far as the words themselves go: whatever can be said must be survived."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from kumite.games.universus import terms
from kumite.games.universus.printed import Ability, Amount, Cond, Keyword, Rider, Test, Trigger, Word
from kumite.games.universus.trees.soundness import wrong_riders
from kumite.games.universus.words import (
    abilities,
    amounts,
    announcing,
    asked,
    atonce,
    before,
    besides,
    bonus,
    both,
    changes,
    coming,
    conds,
    counters,
    digging,
    ending,
    hinder,
    keywording,
    laying,
    looks,
    modes,
    moves,
    opening,
    ordering,
    outermost,
    own,
    plays,
    progress,
    reckoning,
    riders,
    rule,
    sels,
    standing,
    structure,
    tallied,
    tests,
    traced,
    triggers,
    trying,
    turns,
    vitals,
)

WHO = st.sampled_from([terms.YOU, terms.RIVAL])
WHOSE = st.sampled_from([terms.DOER, terms.YOU, terms.RIVAL, terms.ANY])
ZONES = st.sampled_from(
    [(terms.STAGE,), (terms.HAND,), (terms.MOMENTUM,), (terms.POOL,), (terms.DISCARDS,), (terms.REMOVED,)]
)
UNTIL = st.sampled_from(
    [
        *(terms.TURN, terms.ATTACK_PERIOD, terms.ENHANCE_STEP, terms.COMBAT_PHASE, terms.YOUR_NEXT_TURN),
        terms.BEFORE_YOUR_TURN,
    ]
)
SINCE = st.sampled_from([terms.TURN, terms.COMBAT_PHASE, terms.ENHANCE_STEP, terms.LAST_TURN, terms.GAME_PERIOD])
NUMBERS = st.integers(-3, 6)
SMALL = st.integers(0, 3)
NUMBER_PROPS = st.sampled_from([terms.SPEED, terms.DAMAGE, terms.DIFFICULTY, terms.CHECK, terms.BLOCK])
TYPES = st.sampled_from([terms.ATTACK, terms.FOUNDATION, terms.ASSET, terms.ACTION, terms.BACKUP, terms.CHARACTER])
OPS = st.sampled_from(["=", "<", ">", "<=", ">=", "!="])
RATED = st.sampled_from(["Stun", "EX", "Powerful", "Multiple", "Breaker", "Deflect", "Gauge"])
PLAIN = st.sampled_from(
    ["Safe", "Flash", "Throw", "Echo", "Frenzy", "Tension", "Unique", "Terrain", "Elusive", "Reversal"]
)
SYMBOLS = st.sampled_from(["fire", "void", "order"])
NAMEABLE = st.sampled_from(["symbol", "trait", "keyword"])
COUNTERS = st.sampled_from(["Blood", "Coin"])
REFS = st.sampled_from(["event", "chosen", "discarded", "revealed"])
KEYWORDS = st.one_of(st.builds(Keyword, RATED, st.integers(1, 3)), st.builds(Keyword, PLAIN))

PLAIN_SELS: st.SearchStrategy[Test] = st.one_of(
    st.builds(sels.This), st.builds(sels.Yours, WHO), st.builds(sels.TheAttack), st.builds(sels.Ref, st.just("event"))
)
LIKES = st.builds(
    asked.HasAbility,
    st.sampled_from([terms.NOBODY, terms.ENHANCE]),
    st.sampled_from([(), ("draws",)]),
    st.sampled_from(["", "any", "Stun"]),
    st.booleans(),
)
TESTS: st.SearchStrategy[Test] = st.deferred(
    lambda: st.one_of(
        st.builds(tests.Type, st.tuples(TYPES)),
        st.builds(tests.Trait, st.sampled_from(["Punch", "Kick", "Fury"])),
        st.builds(tests.State, st.sampled_from(sorted(tests.STATES))),
        st.builds(tests.Stat, NUMBER_PROPS, OPS, NUMBERS, st.booleans()),
        st.builds(tests.Kw, st.sampled_from(["Stun", "", "Unique"])),
        st.builds(tests.Zoned, st.sampled_from([terms.LOW, terms.MID, terms.HIGH])),
        st.builds(asked.PlayedAs, st.sampled_from([terms.AS_FORM, terms.AS_BLOCK, terms.AS_REVERSAL])),
        st.builds(asked.CommittedFor, PLAIN_SELS),
        st.builds(asked.Keyworded, OPS, SMALL, st.sampled_from(["keyword", "symbol", "trait"]), st.booleans()),
        st.builds(own.OwnStat, NUMBER_PROPS, OPS, NUMBER_PROPS, st.booleans(), st.integers(1, 3)),
        st.builds(asked.HasBlock, st.sampled_from([terms.NOBODY, terms.LOW, terms.MID])),
        st.builds(asked.HasAbility, st.sampled_from([terms.NOBODY, terms.ENHANCE]), st.sampled_from([(), ("draws",)])),
        st.builds(asked.Playable),
        st.builds(asked.Costs, st.sampled_from([terms.V_COMMIT, terms.V_FLIP])),
        st.builds(asked.Preceding, PLAIN_SELS, st.booleans()),
        st.builds(asked.Shares, PLAIN_SELS, st.sampled_from(["symbol", "keyword", "trait", "type"])),
        st.builds(asked.FirstPlayed, st.booleans(), st.integers(1, 2)),
        st.builds(outermost.Outermost, st.tuples(st.builds(tests.Type, st.tuples(TYPES))), st.booleans()),
        st.builds(asked.OfNamed, st.sampled_from(["type", "zone", "symbol", "trait", "keyword"])),
        st.builds(asked.AllOf, st.tuples(TESTS, TESTS)),
        st.sampled_from(
            [
                asked.MultipleCopy(),
                asked.Textless(),
                asked.SharesName(),
                tests.TheNamed(),
                sels.Copies(),
                asked.OfLicence("Tekken 6"),
            ]
        ),
        st.builds(tests.Symbol, SYMBOLS),
        st.builds(tests.Named, st.sampled_from(["Fist", "Lead", "Blank Page"]), st.booleans()),
        st.builds(tests.CopyOf, REFS),
        st.builds(tests.Among, REFS),
        st.builds(asked.SharesSymbol, SMALL, OPS, st.booleans()),
        st.builds(tests.Beside, st.booleans(), st.integers(1, 2)),
        st.builds(tests.Done, st.sampled_from([terms.V_DISCARD, terms.V_COMMIT, terms.V_FLIP]), st.booleans()),
        st.builds(traced.DealtSo, OPS, SMALL),
        st.builds(traced.Bearing, st.one_of(COUNTERS, st.just("")), OPS, SMALL),
        st.builds(
            traced.GivenFor, st.sampled_from([terms.V_COMMIT, terms.V_DISCARD]), PLAIN_SELS, PLAIN, st.booleans()
        ),
        st.builds(traced.BlockedWith, PLAIN_SELS),
        st.builds(tests.Not, TESTS),
        st.builds(tests.AnyOf, st.tuples(TESTS, TESTS)),
    )
)
SELS: st.SearchStrategy[Test] = st.one_of(
    st.builds(
        sels.Sel,
        n=SMALL,
        whose=WHOSE,
        tests=st.lists(TESTS, max_size=2).map(tuple),
        zones=ZONES,
        upto=st.booleans(),
        every=st.booleans(),
        random=st.booleans(),
    ),
    st.builds(sels.This),
    st.builds(sels.Yours, WHO),
    st.builds(sels.TheAttack, st.sampled_from([terms.ANY, terms.YOU, terms.RIVAL])),
    st.builds(sels.Ref, st.sampled_from(["event", "chosen", "discarded", "destroyed", "revealed", "drawn", "block"])),
)
AMOUNTS: st.SearchStrategy[Amount | int] = st.deferred(
    lambda: st.one_of(
        NUMBERS,
        st.builds(abilities.CountAbilities, SELS, LIKES),
        st.builds(amounts.X),
        st.builds(amounts.Count, SELS),
        st.builds(amounts.Value, SELS, NUMBER_PROPS, st.booleans()),
        st.builds(amounts.Bound, st.sampled_from(["spent", "discarded", "event", "checked"])),
        st.builds(
            amounts.Count,
            SELS,
            by=st.sampled_from(["type", "zone", "symbol", "keyword", "each keyword"]),
            printed=st.booleans(),
        ),
        st.builds(amounts.Value, SELS, st.just(terms.RATING), st.booleans(), RATED),
        st.builds(reckoning.SharedSymbols, SELS),
        st.builds(reckoning.Gap, AMOUNTS, AMOUNTS),
        st.builds(amounts.Minus, AMOUNTS, AMOUNTS),
        st.builds(amounts.Half, AMOUNTS, st.booleans()),
        st.builds(amounts.Cap, AMOUNTS, st.just(4), st.just(0)),
        st.builds(amounts.Plus, AMOUNTS, AMOUNTS),
        st.builds(amounts.Times, SMALL, AMOUNTS),
        st.builds(amounts.Per, AMOUNTS, st.integers(1, 3)),
        st.builds(amounts.Health, WHO, st.booleans()),
        st.builds(amounts.Counters, SELS, st.one_of(COUNTERS, st.just(""))),
        st.builds(amounts.Tally, ONE_EVENT, st.booleans(), SINCE),
        st.builds(tallied.TallyCards, ONE_EVENT, SINCE),
        st.builds(amounts.Best, st.sampled_from(["highest", "lowest", "total"]), SELS, NUMBER_PROPS, st.booleans()),
    )
)
MODALS = st.sampled_from([rule.CANNOT, rule.IGNORES, rule.AUTOMATIC, rule.DEALS])
VERBS = st.sampled_from(
    [
        *(terms.V_DRAW, terms.V_DISCARD, terms.V_SPEND, terms.V_DESTROY, terms.V_COMMIT, terms.V_READY, terms.V_FLIP),
        *(terms.V_PLAY, terms.V_ABILITY, terms.V_CHECK, terms.V_STATUS, terms.V_DEAL, terms.V_RESOLVE, terms.V_BUILD),
        *(terms.V_LOSE, terms.V_BEFORE_DAMAGE, terms.V_BEFORE_TAKE, terms.V_BONUS, terms.V_CLEAR, terms.V_FAIL),
        terms.V_TRY,
    ]
)
ONE_EVENT: st.SearchStrategy[triggers.Event] = st.builds(
    triggers.Event,
    VERBS,
    st.sampled_from([terms.ANY, terms.YOU, terms.RIVAL]),
    tests=st.lists(TESTS, max_size=1).map(tuple),
    own=st.booleans(),
    attack=st.booleans(),
    origin=st.sampled_from([terms.NOBODY, terms.NOBODY, terms.HAND]),
    away=st.booleans(),
    same=st.sampled_from(["", "", "this", "event"]),
)
GOALS = st.sampled_from(
    [terms.HAND, terms.DECK, terms.MOMENTUM, terms.POOL, terms.DISCARDS, terms.STAGE, terms.REMOVED]
)
EVENTS: st.SearchStrategy[Trigger] = st.one_of(
    ONE_EVENT,
    st.builds(triggers.Either, st.tuples(ONE_EVENT, ONE_EVENT)),
    st.builds(before.Before, ONE_EVENT),
    st.builds(
        before.Entering,
        GOALS,
        st.sampled_from([terms.ANY, terms.YOU, terms.RIVAL]),
        st.lists(TESTS, max_size=1).map(tuple),
        st.booleans(),
    ),
    st.builds(
        triggers.Moment,
        st.sampled_from([terms.TURN, terms.COMBAT_PHASE, terms.END_PHASE, terms.ENHANCE_STEP, terms.READY_STEP]),
        st.sampled_from([terms.BEGINS, terms.ENDS]),
        st.sampled_from([terms.ANY, terms.YOU, terms.RIVAL]),
    ),
)
COMINGS = st.builds(coming.Coming, st.sampled_from(list(coming.OCCASIONS)))
NEXT_ONES = st.builds(
    sels.Sel,
    SMALL,
    st.sampled_from([terms.YOU, terms.RIVAL]),
    st.lists(TESTS, max_size=2).map(tuple),
    st.just((terms.POOL, terms.TRANSIT)),
    next=st.just(True),
)
CONDS: st.SearchStrategy[Cond] = st.deferred(
    lambda: st.one_of(
        st.builds(conds.Has, SELS, OPS, SMALL),
        st.builds(conds.Is, SELS, st.tuples(TESTS)),
        st.builds(conds.Cmp, AMOUNTS, OPS, AMOUNTS),
        st.builds(conds.Past, EVENTS, SINCE),
        st.builds(reckoning.Odd, AMOUNTS),
        st.builds(conds.Did),
        st.builds(conds.Stands, WHO, st.sampled_from(["desperation", "deadlock"])),
        st.builds(conds.No, CONDS),
        st.builds(conds.All, st.tuples(CONDS, CONDS)),
        st.builds(conds.Any, st.tuples(CONDS, CONDS)),
        st.builds(conds.Nth, ONE_EVENT, OPS, SMALL, SINCE),
        st.builds(conds.During, st.sampled_from([terms.TURN, terms.ENHANCE_STEP, terms.COMBAT_PHASE]), WHO),
        st.builds(conds.Attacking, WHO),
        st.builds(reckoning.Every, SELS, st.tuples(TESTS)),
        st.builds(reckoning.Some, SELS, st.tuples(TESTS), OPS, SMALL),
        st.builds(reckoning.Alike, SELS, st.sampled_from(["type", "name", "symbol"])),
        st.builds(reckoning.NthPlayed, SELS, ONE_EVENT, OPS, SMALL),
        st.builds(traced.CheckedWith, SELS, st.tuples(TESTS)),
        st.builds(traced.WasSo, ONE_EVENT),
        st.builds(traced.ForCheck, st.tuples(st.integers(0, 3))),
        st.builds(traced.FirstTurn),
    )
)


def texts(most: int = 3) -> st.SearchStrategy[tuple[Word, ...]]:
    return st.lists(WORDS, min_size=1, max_size=most).map(tuple)


ACTS = st.one_of(
    *[st.builds(word, SELS, WHO) for word in (moves.Discard, moves.Spend, moves.Clear, moves.Remove, moves.Build)],
    *[st.builds(word, SELS, WHO) for word in (turns.Commit, turns.Ready, turns.Flip, turns.Unflip, turns.Freeze)],
    *[st.builds(word, SELS, WHO) for word in (turns.Transform, turns.Attach, looks.Choose, looks.Reveal, looks.Look)],
    st.builds(moves.Destroy, SELS, WHO, st.booleans()),
    st.builds(turns.Seal, SELS, WHO, st.booleans()),
    st.builds(
        moves.Move,
        SELS,
        st.sampled_from([terms.HAND, terms.DECK, terms.MOMENTUM, terms.POOL, terms.DISCARDS]),
        WHO,
        st.booleans(),
        st.sampled_from(["", "up", "down"]),
        st.booleans(),
    ),
    st.builds(plays.Attacks, SELS, WHO),
    st.builds(abilities.ChooseAbility, SELS, LIKES, WHO),
    st.builds(announcing.PlayAbility, SELS, LIKES, WHO, st.booleans()),
    st.builds(announcing.RateAbility, NUMBERS),
    st.builds(laying.PlaceOnTop, SELS, SELS, UNTIL, WHO),
    st.builds(laying.PlayDown, SELS, st.one_of(st.none(), SELS), TYPES, WHO),
)
STATICS: st.SearchStrategy[Word] = st.deferred(  # what a continuous ability can say, and any other
    lambda: st.one_of(
        st.builds(changes.Modify, SELS, NUMBER_PROPS, AMOUNTS, st.one_of(st.just(terms.NOBODY), UNTIL)),
        st.builds(changes.Set, SELS, NUMBER_PROPS, st.one_of(st.none(), AMOUNTS)),
        st.builds(changes.Double, SELS, NUMBER_PROPS),
        st.builds(changes.Grant, SELS, KEYWORDS),
        st.builds(abilities.GainAbilities, SELS, SELS),
        st.builds(abilities.GainChosen, SELS),
        st.builds(abilities.LoseAbilities, SELS, st.one_of(st.none(), LIKES)),
        st.builds(changes.PassOn, SELS),
        st.builds(keywording.Strip, SELS, st.sampled_from(["", "Stun", "Punch"]), keywords=st.booleans()),
        st.builds(keywording.Rate, SELS, st.one_of(RATED, st.just("")), NUMBERS, to=st.booleans()),
        st.builds(keywording.Swap, SELS),
        st.builds(progress.Uncounted, SELS, st.lists(TESTS, max_size=1).map(tuple), UNTIL),
        st.builds(keywording.GainKeywords, SELS, SELS, kind=st.sampled_from(["keyword", "trait", "symbol"])),
        st.builds(keywording.GainNamed, SELS, NAMEABLE),
        st.builds(keywording.LoseNamed, SELS, NAMEABLE),
        st.builds(keywording.LoseOne, SELS, WHO),
        st.builds(structure.While, CONDS, texts(2)),
        st.builds(structure.Fired, EVENTS, texts(2), UNTIL, st.sampled_from([1, 2, terms.NOBODY])),
        st.builds(structure.Fired, COMINGS, texts(2), on=NEXT_ONES),
        st.builds(turns.Seal, NEXT_ONES),
        st.just(
            rule.Rule(
                rule.OFFERS,
                triggers.Event(terms.V_PLAY, own=True),
                then=(changes.Modify(sels.This(), terms.DIFFICULTY, -2), changes.Modify(sels.This(), terms.DAMAGE, -2)),
            )
        ),
        st.builds(rule.Rule, st.just(rule.INSTEAD), ONE_EVENT, then=texts(2), until=UNTIL, may=st.booleans()),
        st.builds(
            rule.Rule,
            st.sampled_from([rule.CANNOT, rule.IGNORES, rule.AUTOMATIC, rule.DEALS, rule.REDUCES, rule.KEEPS]),
            ONE_EVENT,
            SMALL,
            until=UNTIL,
        ),
    )
)
WORDS: st.SearchStrategy[Word] = st.deferred(
    lambda: st.one_of(
        ACTS,
        STATICS,
        st.builds(changes.ChangeZone, SELS),
        st.builds(moves.Draw, SMALL, WHO, st.booleans()),
        st.builds(moves.Mill, SMALL, WHO),
        st.builds(moves.Mill, st.builds(reckoning.AbilityRating)),
        st.builds(bonus.Spared),
        st.builds(trying.PlayNow, SELS, WHO, st.booleans()),
        st.builds(vitals.Gain, SMALL, WHO),
        st.builds(vitals.Lose, SMALL, WHO),
        st.builds(vitals.Cancel),
        st.builds(counters.Counter, SELS, st.sampled_from(["Blood", "Coin"]), NUMBERS),
        st.builds(turns.Create, st.sampled_from(["Power", "Roman Cancel"]), SMALL, WHO),
        st.builds(turns.LevelUp, WHO),
        st.builds(counters.Uncounter, COUNTERS, SMALL),
        st.builds(counters.MoveCounter, SELS, st.sampled_from(["Blood", "Coin"]), SMALL, st.booleans()),
        st.builds(digging.Dig, st.tuples(TESTS), WHO, st.integers(1, 2), st.booleans()),
        st.builds(hinder.Hinder, SMALL, WHO, UNTIL),
        st.builds(looks.Name, st.sampled_from(["card", "type", "zone", "symbol", "trait", "keyword", "number"]), WHO),
        st.builds(looks.Arrange, SELS, st.booleans(), WHO, st.booleans()),
        st.builds(ordering.Rearrange, SELS, WHO),
        st.builds(plays.PutOnStack, SELS),
        st.builds(plays.PlayCopy, SELS, SELS),
        st.builds(ending.Win, WHO, st.booleans()),
        st.builds(standing.Desperate, WHO, UNTIL),
        st.builds(opening.Opens, WHO),
        st.builds(besides.AlsoType, st.just(terms.ASSET), st.sampled_from([terms.YOU, terms.ANY])),
        st.builds(modes.ChooseMore),
        st.builds(trying.CancelCard),
        st.builds(bonus.CheckBonus, NUMBERS, WHO, spares=st.booleans()),
        st.builds(looks.Search, st.just((terms.DECK, terms.DISCARDS)), st.tuples(TESTS), st.tuples(ACTS)),
        st.builds(looks.Shuffle, WHO),
        st.builds(plays.MakeACheck, st.one_of(st.just(terms.NOBODY), SMALL), WHO, st.tuples(ACTS), st.tuples(ACTS)),
        st.builds(plays.Recheck),
        st.builds(plays.AddToCheck, NUMBERS),
        st.builds(plays.Drive, SMALL, WHO),
        st.builds(plays.Ruin, SMALL),
        st.builds(plays.Multiply, SMALL),
        st.builds(plays.Considered),
        st.builds(ending.End, st.sampled_from([terms.ENHANCE_STEP, terms.BLOCK_STEP, terms.COMBAT_PHASE])),
        st.builds(structure.If, CONDS, texts(2), st.one_of(st.just(()), texts(1))),
        st.builds(structure.Instead, texts(1), CONDS, texts(1)),
        st.builds(structure.May, texts(2), WHO),
        st.builds(structure.Or, st.tuples(texts(1), texts(1)), WHO),
        st.builds(structure.ForEach, SMALL, texts(1)),
        st.builds(structure.Let, AMOUNTS),
        st.builds(both.ByBoth, ACTS),
        st.builds(
            lambda one, other: atonce.AtOnce((moves.Destroy(one), moves.Destroy(other))),
            SELS,
            SELS,
        ),
        st.builds(before.Replace, texts(1), st.booleans()),
        st.builds(looks.Search, st.just((terms.HAND, terms.DECK)), st.tuples(TESTS), st.tuples(ACTS), whose=WHOSE),
    )
)
RIDERS: st.SearchStrategy[Rider] = st.one_of(
    st.builds(riders.Limit, st.integers(1, 2), st.sampled_from([terms.TURN, terms.GAME_PERIOD, terms.ENHANCE_STEP])),
    st.builds(riders.In, st.sampled_from([terms.HAND, terms.STAGE, terms.MOMENTUM, terms.DISCARDS, terms.POOL])),
    st.builds(riders.OnAttack, st.booleans()),
    st.builds(riders.OnTurn, st.booleans()),
    st.builds(riders.EitherPlayer),
    st.builds(riders.First),
    st.builds(riders.Tenacious),
    st.builds(riders.Outwit),
    st.builds(riders.Uncancellable),
    st.builds(riders.OnlyIf, CONDS),
    st.builds(riders.RivalMayCancel, st.tuples(ACTS)),
    st.sampled_from(
        [riders.Combo(), riders.Deadlock(), riders.Desperation(), riders.Repeatable(), riders.AsReversal()]
    ),
    st.sampled_from([riders.OncePerName(), riders.OneCopy()]),
    st.builds(riders.ForCharacter, st.sampled_from(["Lead", "Hero", "Lead/Hero"])),
    st.just(riders.ForOthers("Lead")),
    st.builds(riders.ForSymbol, SYMBOLS),
    st.builds(riders.ForSet, st.just("KMT")),
    st.builds(riders.OnePerAttack, RATED),
    st.builds(riders.MostX, SMALL),
)
SOUND_RIDERS = st.lists(RIDERS, max_size=2).map(tuple).filter(lambda some: not wrong_riders({"riders": some}))
COSTS = st.lists(
    st.one_of(ACTS, st.builds(plays.CheckCost, SMALL), st.builds(vitals.Lose, SMALL), st.builds(plays.Drive, SMALL)),
    max_size=2,
).map(tuple)


def ability(kind: int) -> st.SearchStrategy[Ability]:
    if kind == terms.CONTINUOUS:
        stand = st.lists(STATICS, min_size=1, max_size=2).map(tuple)
        return st.builds(Ability, st.just(kind), stand, riders=st.just(()))
    lists = st.lists(st.builds(modes.Modes, st.tuples(texts(1), texts(1)), st.just(1), WHO), min_size=1, max_size=1)
    does = st.one_of(texts(3), lists.map(tuple))
    trigger = EVENTS if kind == terms.RESPONSE else st.none()
    return st.builds(Ability, st.just(kind), does, COSTS, trigger, SOUND_RIDERS)


ABILITIES: st.SearchStrategy[Ability] = st.sampled_from(range(5)).flatmap(ability)


def written(made: Any) -> str:
    """A tree as a card definition has it."""
    return repr(made)
