"""The engine process of a page.

client    starts the process and sends it requests
worker    runs in the process: moves, hints, analyses, scores of positions
solving   exact scores of one position from zero
analysis  the state of a search as the page shows it, and when an analysis ends
"""
