"""Words that can do one thing: what that is."""

from __future__ import annotations

from typing import Final

from kumite.games.universus.printed import Word
from kumite.games.universus.tags import names as t
from kumite.games.universus.terms import (
    POOL,
)
from kumite.games.universus.words.abilities import ChooseAbility
from kumite.games.universus.words.announcing import PlayAbility
from kumite.games.universus.words.bonus import Spared
from kumite.games.universus.words.changes import ChangeZone
from kumite.games.universus.words.counters import Uncounter
from kumite.games.universus.words.digging import Dig
from kumite.games.universus.words.ending import End
from kumite.games.universus.words.hinder import Hinder
from kumite.games.universus.words.looks import Arrange, Name, Shuffle
from kumite.games.universus.words.modes import ChooseMore
from kumite.games.universus.words.opening import Opens
from kumite.games.universus.words.ordering import Rearrange
from kumite.games.universus.words.plays import (
    Considered,
    Multiply,
    PlayCopy,
    PutOnStack,
)
from kumite.games.universus.words.progress import Uncounted
from kumite.games.universus.words.standing import Desperate
from kumite.games.universus.words.trying import CancelCard, PlayNow
from kumite.games.universus.words.turns import (
    LevelUp,
)
from kumite.games.universus.words.vitals import Cancel

PLAIN: Final[tuple[tuple[type[Word], str], ...]] = (
    (Cancel, t.CANCELS),
    (ChooseAbility, t.CHOOSES),
    (PlayAbility, t.PLAYS_ABILITIES),
    (ChangeZone, t.changes_zone()),
    (Shuffle, t.SHUFFLES),
    (Arrange, t.ARRANGES),
    (Rearrange, t.ARRANGES),
    (Desperate, t.STANDS),
    (Opens, t.OPENS),
    (Name, t.NAMES),
    (LevelUp, t.LEVELS_UP),
    (PutOnStack, t.ATTACKS),
    (Multiply, t.ATTACKS),
    (Multiply, t.adds_to(POOL)),
    (PlayCopy, t.COPIES_CARDS),
    (Considered, t.BLOCKS),
    (End, t.ENDS),
    (Uncounted, t.EASES),
    (Hinder, t.HINDERS),
    (PlayNow, t.PLAYS),
    (CancelCard, t.CANCELS),
    (Dig, t.MILLS),
    (Uncounter, t.REMOVES_COUNTERS),
    (Spared, t.SPARES),
    (ChooseMore, t.CHOOSES_MORE),
)
