"""Why not?  The reasons a player hears, a kind of wish a module."""
