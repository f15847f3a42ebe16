"""Measurements for Gomoku, run by hand.

    threat_bench, threat_blunders   speed of the threat searches; moves that allow a win by threats
    level_openings, quick_games     choice of the level openings, by many short games
    line_bench                      speed of the search by lines with several threads; depth and wins by nodes
    evaluation_bench                speed of the evaluation by lines
    write_line_weights              writes the weights of a training run to the sources
"""
