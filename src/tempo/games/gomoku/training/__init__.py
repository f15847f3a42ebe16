"""Training of Gomoku's evaluation by lines, from its own games alone.

    line_schedule    the trainer: rounds of self-play and fitting
    line_games       games of the current weights against themselves
    line_fitting     logistic regression by AdaGrad
"""
