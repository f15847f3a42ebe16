"""`local_eval.py accuracy`: how often players find the best move.

accuracy_command  the command, with accuracy_report
sample_positions  positions from random play and from games of searching players
played_games      the players of recorded games, in place of one player on many positions
"""
