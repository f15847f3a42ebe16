"""The endgame solver: exact scores of positions with few empty squares.

    endgame_solver   the solver: narrows the score down by questions
    endgame_tree     one question: does the root's score reach a goal?
    endgame_table    its transposition table
    last_squares     positions with the last few empty squares, without move lists
    flip_tables      squares around each one, and flips on the lines of the last one
    stable_discs     discs that can never be flipped again
    shallow_search   a few plies of alpha-beta with the learned evaluation, to order moves
    prover           proves best moves for the player
    shared_solving   what each of several threads does between two slices
    shared_endgame   the solver with several threads
"""
