"""Dots and Boxes: closing a box gives another move.

A game from outside the package: its modules are imported as `tempo.games.dots_and_boxes`, see docs/how-to/own-package.md.
"""
