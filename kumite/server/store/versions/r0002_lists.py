"""Lists of one's own and of finished matches: who sat where, and what a list says of a table."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("summary", sa.Text))
    sitters = op.create_table(
        "sitters",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("n", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("user_id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "n", name="sitters_pkey"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="sitters_table_id_fkey"),
    )
    op.create_index("sitters_user_id", "sitters", ["user_id"])
    found = op.get_bind().execute(sa.text("SELECT table_id, n, data FROM entries WHERE kind = 'sit'"))
    rows = [{"table_id": table, "n": n, "user_id": json.loads(data)["user"]} for table, n, data in found]
    if rows:
        op.bulk_insert(sitters, rows)
