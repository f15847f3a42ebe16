"""Opponents like those on the competition's leaderboard: five small agents, each a file that could be uploaded.

one_ply     the best of its own moves, by the lines that are open after it
two_ply     wins, blocks, hands over no win, and makes threats
alphabeta   alpha-beta, four plies deep, with an evaluation of open lines
bitboard    alpha-beta on bitboards with a transposition table, as deep as the clock allows
mcts        plain Monte-Carlo tree search (UCT) with random playouts

They import nothing of this package. `RNG` breaks ties; with `BUDGET`, two of them count nodes or playouts instead of
reading the clock. `opponents.LeaderboardAgent` sets both, so that games repeat.
"""
