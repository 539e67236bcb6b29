"""Tags: what an ability can do, for whatever speaks of an ability that does it."""
