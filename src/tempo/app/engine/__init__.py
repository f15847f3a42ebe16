"""The engine process of a board.

client  starts the process and sends it requests
worker  runs in the process: moves, hints, analysis
"""
