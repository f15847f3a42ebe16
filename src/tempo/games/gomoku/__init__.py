"""Gomoku: put stones on a square board; `inarow` or more stones of one player in a line win.

Bundled modules:

- rules: the rules on counts of stones in windows; candidates: candidate moves and their priors.
- profiles: sets of option values.
- gomoku_agent: the agent, with a tree search; lines_agent: with alpha-beta; agent: all agents by name.
- champion, classic_rules, classic_uniform, network: the modules that `build.py` bundles.
- aot_calls, aot_data: kernels compiled ahead of time.
- threats/, playouts/: threat searches, playouts; evaluation/, alphabeta/: evaluation by lines, and its search.
- learned/: policy-value network.

Not bundled: adapter/ (for the lab), formats/ (game files), protocols/ (engines), experiments/ (measurements).
"""
