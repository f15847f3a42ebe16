"""Game files of Gomoku: psq (Piskvork), sgf_games (SGF), checked_moves (validation), formats (the list)."""
