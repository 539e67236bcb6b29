"""From parse trees (NODES.md) to ability trees (kumite.games.universus.words).  Nothing is guessed: what has no sure
meaning is refused, with the words it stands for."""
