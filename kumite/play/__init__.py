"""A match between seats, in one process."""
