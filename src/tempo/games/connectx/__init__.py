"""ConnectX: drop stones into columns; `inarow` stones of one player in a line win.

Bundled modules:

- rules: bitboard rules for boards that fit in 64 bits; large_board: rules for larger boards.
- threats: cells that complete a line, and playouts that use them.
- profiles: sets of option values.
- connectx_agent: the agent without book and solver; solver_agent: with both; agent: all agents by name.
- champion, classic, network: the modules that `build.py` bundles.
- aot_calls, aot_data: kernels compiled ahead of time.
- book/, learned/, solver/: opening book, policy-value network, exact solver.

Not bundled: adapter/ (for the lab), formats/ (game files), experiments/ (measurements and generators).
"""
