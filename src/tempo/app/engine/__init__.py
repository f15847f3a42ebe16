"""The engine process of a board.

client  starts the process and sends it requests
worker  runs in the process: moves, hints, analysis
search_growth  when an analysis has nothing left to find out
"""
