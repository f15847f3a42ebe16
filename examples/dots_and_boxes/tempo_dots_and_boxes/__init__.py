"""Dots and Boxes: closing a box gives another move.

A game from outside the package (docs/how-to/own-package.md): its modules are imported as `tempo.games.dots_and_boxes`.
"""
