"""Exact solver of ConnectX.

- solver: exact scores of positions; prover: proven best moves for the agent; move_scores: scores of all moves.
- null_window_search, static_rules, transposition_table: the search, its bounds without search, its table.
- shared_solver, shared_kernels: the solver with several threads.
"""
