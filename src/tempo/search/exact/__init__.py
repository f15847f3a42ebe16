"""Exact results by a game's own solver.

- prover.py: protocol between a solver and the player
- solver.py: base classes of solvers that can pause and resume, and of the provers that ask them
"""
