"""Contract of a game with the arena: `GameAdapter`, found by the name of the game."""
