"""Alembic runs this file for every command; the connection comes from migrate.py."""

from alembic import context

from kumite.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a table by making a new one
    transactional_ddl=True,  # SQLite too, with the transactions of connect.py: a revision is there or it is not
)
with context.begin_transaction():
    context.run_migrations()
