"""Alpha-beta for Gomoku with the evaluation by lines.

    line_workspace   memory of a search: board, frames, table
    line_fours       wins by fours on the board of lines
    line_moves       candidate moves by rating
    line_table       transposition table
    line_search      principal variation search, for search/alphabeta/pvs.py
    line_searcher    the search as a `Searcher` of the player
    shared_line_searcher    the same on several threads
"""
