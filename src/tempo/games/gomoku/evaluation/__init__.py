"""The learned evaluation of Gomoku: tables indexed by the shapes of the four lines through each empty cell.

    patterns       class of a line shape, combination of four classes, kind of threat of a combination
    line_board     the position with the shapes of all lines, updated as stones are put and taken
    evaluate       value of a position and ratings of moves
    weights        the weights, and the tables made from them
    weights_data   the weights as text, written by `experiments/write_line_weights.py`
"""
