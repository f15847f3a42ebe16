"""Hex: connect your two sides of a rhombus of hexagons.

A game from outside the package (docs/how-to/own-package.md): its modules are imported as `tempo.games.hex`.
"""
