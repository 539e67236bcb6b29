"""The store: what the server must not forget, in SQLite or PostgreSQL."""
