"""Opening book and table of outcomes of the standard board.

- book: exact best moves of the first plies; book_data: its moves.
- outcomes: win, draw or loss of all positions with up to eight stones; outcome_data: its data.
"""
