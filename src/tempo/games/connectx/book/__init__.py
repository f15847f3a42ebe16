"""Opening book and tables of the standard board.

- book: exact best moves of the first plies; book_data: its moves.
- outcomes: win, draw or loss of all positions with up to eight stones; outcome_data: its data.
- early_scores: exact scores with up to six stones, and the moves that reach them; score_data: its data.
"""
