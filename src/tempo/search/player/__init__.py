"""One move under a clock: searchers, clock, checks of the best move, and the agent."""
