"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    make_tables()
    make_entries()
    make_bundles()
    make_users()
    make_lease()


def make_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="tables_pkey"),
    )
    op.create_index("tables_listing", "tables", ["public", "status", "changed"])


def make_entries() -> None:
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("n", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("key", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "n", name="entries_pkey"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="entries_table_id_fkey"),
        sqlite_with_rowid=False,
    )
    keyed = sa.text("key IS NOT NULL")
    op.create_index(
        *("entries_once", "entries", ["table_id", "seat", "key"]),
        unique=True,
        sqlite_where=keyed,
        postgresql_where=keyed,
    )


def make_bundles() -> None:
    op.create_table(
        "bundles",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="bundles_pkey"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="bundles_table_id_fkey"),
    )
    op.create_index("bundles_table_id", "bundles", ["table_id"])


def make_users() -> None:
    op.create_table(
        "users",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("name_key", sa.Text),
        sa.Column("password_hash", sa.Text),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="users_pkey"),
        sa.UniqueConstraint("name_key", name="users_name_key_key"),
    )


def make_lease() -> None:
    lease = op.create_table(
        "lease",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("epoch", sa.BigInteger, nullable=False),
        sa.Column("holder", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="lease_pkey"),
    )
    op.bulk_insert(lease, [{"id": 1, "epoch": 0, "holder": "", "at": 0}])
