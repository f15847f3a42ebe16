"""Training of the Othello evaluation, from its own games alone.

    schedule        the trainer: its stages, from whole games over solved endings back to the opening
    labelling       makes blocks of labelled positions
    noisy_games     fast games with random openings and noisy moves
    game_generator  games to label later, by tree search, by the evaluation or by alpha-beta
    samples         positions with their values, as bytes
    fitting         fits the network by AdaGrad
    pruning         sets weights to 0 that are not worth their bits
"""
