"""The server's part in the page's reviews and exercises.

facts              what scores count, symmetries, level openings, puzzles
saved_games        folders and games to make exercises of, and the mistakes found in them
routes             HTTP routes
"""
