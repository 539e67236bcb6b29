"""The server: tables with people and bots around them, kept in a store."""
