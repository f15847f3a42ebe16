"""Known mistakes of systems that learn by self-play: what checks look at (case), the checks, and their list."""
