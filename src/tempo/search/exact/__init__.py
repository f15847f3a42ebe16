"""Exact results by a game's own solver.

- prover.py: protocol between a solver and the player
- solver.py: base class of solvers that can pause and resume
- solver_prover.py: base class of provers that ask such a solver
"""
