"""Kalah: sow seeds around the board and gather more than the opponent.

A game from outside the package (docs/how-to/own-package.md): its modules are imported as `tempo.games.kalah`.
"""
