"""Plot of a search: the board with each move's prior, share of visits and win rate in its cell.

plot_command    `local_eval.py review --plot PLAYER`
searched_moves  the moves of a snapshot, in order of merit, and their numbers as text
tree_json       the search tree as JSON
board_figure    a board with numbers in its cells, as a matplotlib figure
"""
