"""Experiments and measurements of Othello, run with `python -m`.

    endgame_bench   speed of the endgame solver
    depth_bench     depth and speed of alpha-beta
    held_out        error of the evaluation on games that nothing was learned from
    middle_game     error of the evaluation in the middle game, against deep searches
    calibrate       fits the calibration of the evaluation
    write_weights   writes trained weights into the sources
"""
