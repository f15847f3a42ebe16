"""Hex: connect your two sides of a rhombus of hexagons.

A game from outside the package: its modules are imported as `tempo.games.hex`, see docs/how-to/own-package.md.
"""
