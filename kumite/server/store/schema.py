"""The schema of the store; times are milliseconds since 1970."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text

metadata = MetaData(
    naming_convention={  # every constraint has a name, so that a later revision can change it in SQLite too
        "ix": "%(table_name)s_%(column_0_N_name)s",
        "uq": "%(table_name)s_%(column_0_N_name)s_key",
        "fk": "%(table_name)s_%(column_0_N_name)s_fkey",
        "pk": "%(table_name)s_pkey",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("made", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("plan", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("summary", Text),  # what a list says of it, since its last change of status; JSON
    Index("tables_listing", "public", "status", "changed"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("data", Text, nullable=False),
    Column("key", Text),
    sqlite_with_rowid=False,  # a table's log lies together on the disk
)
Index(
    "entries_once",
    entries.c.table_id,
    entries.c.seat,
    entries.c.key,
    unique=True,
    sqlite_where=entries.c.key.is_not(None),
    postgresql_where=entries.c.key.is_not(None),
)

sitters = Table(  # follows from the entries of the kind "sit"
    "sitters",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("user_id", Text, nullable=False, index=True),
)

bundles = Table(
    "bundles",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
)

users = Table(
    "users",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("name_key", Text, unique=True),  # nobody owns a guest's name
    Column("password_hash", Text),
    Column("made", BigInteger, nullable=False),
)

pools = Table(  # card pools, each somebody's own
    "pools",
    metadata,
    Column("id", Text, primary_key=True),
    Column("user_id", Text, nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("summary", Text, nullable=False),  # what a list says of it; JSON
    Column("data", LargeBinary, nullable=False),  # the pool's file, packed
)

decks = Table(
    "decks",
    metadata,
    Column("id", Text, primary_key=True),
    Column("user_id", Text, nullable=False, index=True),
    Column("made", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("data", Text, nullable=False),  # JSON
)

lease = Table(  # one row: the first revision puts it there
    "lease",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("epoch", BigInteger, nullable=False),
    Column("holder", Text, nullable=False),
    Column("at", BigInteger, nullable=False),  # of the holder's last transaction; no two of them have the same
)
