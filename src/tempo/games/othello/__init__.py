"""Othello: rules, agents, learned evaluation and endgame solver.

    rules             bitboards: legal moves, flips, the end of the game
    profiles          the profiles CLASSIC and CHAMPION
    othello_agent     what all Othello agents share: observations, answers, preparation
    alphabeta_agent   the agent with alpha-beta, learned evaluation and endgame solver
    tree_agent        the agent with Monte-Carlo tree search and playouts
    agent             every agent, for the lab
    champion, classic the modules that build.py bundles
    move_priors       priors of moves by square and mobility
    playouts          uniform, Roxanne and mixed playouts
    aot_calls         kernels to compile ahead of time
    evaluation        the learned evaluation
    endgame           the endgame solver

Not bundled: adapter (for the lab), formats (game files), protocols (engines), training, experiments.
"""
