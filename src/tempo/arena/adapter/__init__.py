"""What the arena asks of a game: `GameAdapter`, found by the game's name."""
