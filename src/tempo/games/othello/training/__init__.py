"""Training of the Othello evaluation, from its own games alone.

    schedule         the trainers: their stages, from whole games over solved endings back to the opening
    labelling        makes blocks of labelled positions
    noisy_games      fast games with random openings and noisy moves
    game_generator   games to label later, by tree search, by the evaluation or by alpha-beta
    samples          positions with their values, as bytes
    fitting          fits a network with a table of weights by AdaGrad
    network_fitting  fits the small networks that make these weights
"""
