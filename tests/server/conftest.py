"""Both kinds of database, for every test that asks for one."""

from tests.server.databases import database_url, postgresql

__all__ = ["database_url", "postgresql"]
