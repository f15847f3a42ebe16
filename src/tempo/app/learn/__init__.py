"""The server's part in the page's reviews and exercises.

facts              what scores count, symmetries, level openings, puzzles
evaluator          asks a child process for scores of positions; evaluation_worker is that process
saved_games        folders and games to make exercises of, and the mistakes found in them
routes             HTTP routes
"""
