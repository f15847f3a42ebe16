"""Othello for the lab: referee, environment, openings, exact scores, opponents.

    adapter             the game's adapter
    board               the referee's board, in plain Python
    observations        what agents see, and verdicts on their answers
    tournament_referee  the rules of a tournament
    openings            random openings
    exact_scores        exact scores of moves near the end
    strategies          classical strategies as opponents
    check_spec          what `check` demands of an agent
    sets                held-out positions with exact scores
"""
