"""What people keep besides their matches: card pools and decks.  Everything is asked for by its owner."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, Engine, delete, func, insert, select, update

from kumite.server.store.connect import reading
from kumite.server.store.schema import decks, pools

MOST_LISTED = 200


class KeptPool(NamedTuple):
    """A pool without its cards."""

    id: str
    name: str
    made: int
    summary: str


class KeptDeck(NamedTuple):
    """A deck as it was saved."""

    id: str
    changed: int
    data: str


POOL = [pools.c[name] for name in KeptPool._fields]
DECK = [decks.c[name] for name in KeptDeck._fields]


# Looking


def pools_of(engine: Engine, user: str) -> list[KeptPool]:
    """Somebody's pools, the newest first."""
    wanted = select(*POOL).where(pools.c.user_id == user).order_by(pools.c.made.desc(), pools.c.id).limit(MOST_LISTED)
    with reading(engine) as connection:
        return [KeptPool(*found) for found in connection.execute(wanted)]


def pool(engine: Engine, user: str, pool_id: str) -> KeptPool | None:
    with reading(engine) as connection:
        found = connection.execute(select(*POOL).where(pools.c.id == pool_id, pools.c.user_id == user)).first()
    return KeptPool(*found) if found else None


def pool_data(engine: Engine, user: str, pool_id: str) -> bytes | None:
    wanted = select(pools.c.data).where(pools.c.id == pool_id, pools.c.user_id == user)
    with reading(engine) as connection:
        return connection.scalar(wanted)


def decks_of(engine: Engine, user: str) -> list[KeptDeck]:
    """Somebody's decks, the last one that was saved first."""
    wanted = select(*DECK).where(decks.c.user_id == user).order_by(decks.c.changed.desc(), decks.c.id)
    with reading(engine) as connection:
        return [KeptDeck(*found) for found in connection.execute(wanted.limit(MOST_LISTED))]


def deck(engine: Engine, user: str, deck_id: str) -> KeptDeck | None:
    with reading(engine) as connection:
        found = connection.execute(select(*DECK).where(decks.c.id == deck_id, decks.c.user_id == user)).first()
    return KeptDeck(*found) if found else None


# Writing: the journal runs these


def pool_count(connection: Connection) -> int:
    """How many there are on this server."""
    return connection.scalar(select(func.count()).select_from(pools)) or 0


def put_pool(connection: Connection, user: str, kept: KeptPool, data: bytes) -> None:
    connection.execute(insert(pools), {**kept._asdict(), "user_id": user, "data": data})


def drop_pool(connection: Connection, user: str, pool_id: str) -> bool:
    """Whether there was one."""
    return connection.execute(delete(pools).where(pools.c.id == pool_id, pools.c.user_id == user)).rowcount > 0


def put_deck(connection: Connection, user: str, kept: KeptDeck, most: int) -> bool:
    """A new deck, unless somebody has so many already."""
    held = connection.scalar(select(func.count()).select_from(decks).where(decks.c.user_id == user)) or 0
    if held >= most:
        return False
    connection.execute(insert(decks), {**kept._asdict(), "user_id": user, "made": kept.changed})
    return True


def change_deck(connection: Connection, user: str, kept: KeptDeck) -> bool:
    """Whether there was one."""
    where = (decks.c.id == kept.id) & (decks.c.user_id == user)
    return connection.execute(update(decks).where(where).values(changed=kept.changed, data=kept.data)).rowcount > 0


def drop_deck(connection: Connection, user: str, deck_id: str) -> bool:
    return connection.execute(delete(decks).where(decks.c.id == deck_id, decks.c.user_id == user)).rowcount > 0
