"""Measurements and generators for ConnectX, run by hand.

- make_book, make_outcomes, make_scores, resumable_solving: opening book, tables of outcomes and scores.
- solver_sets, solver_bench, solver_reach: test sets, speed and reach of the solver.
"""
