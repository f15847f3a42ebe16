"""Opening explorer of the board: statistics of the saved games, exact scores and openings for each known move.

position_keys   positions of games by keys, which are equal for symmetric boards
record_index    index of all saved games by position
position_moves  the known moves of a position
"""
