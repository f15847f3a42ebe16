"""Agent files, played as the competition plays them: each in a process of its own."""
