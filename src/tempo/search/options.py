"""Options of a search, with their defaults and the ranges that tuning may search."""
import math
from typing import NamedTuple


class SearchOptions(NamedTuple):
    """Options of a search. Each comment begins with the range that tuning may search."""

    exploration: float = 1.0  # 0.1 .. 2.0 c of UCB on an empty board
    exploration_growth: float = 0.1  # -0.5 .. 0.5 added to c by the time the board is full
    first_play: float = math.inf  # 0 .. 2, or inf: value of an untried move; inf tries each move once first
    discount: float = 1.0  # 0.9 .. 1.0 weight that a result keeps for every ply it is away
    proofs: bool = False  # whether exact results travel up the tree (MCTS-Solver) and end the search
    expansion: int = 1  # 1 .. 50 visits of a node before it gets children; larger for games with many moves
    bias: float = 0.0  # 0 .. 10 weight of the move prior (progressive bias), where the game has one
    draw_value: float = 0.5  # 0 .. 0.5 value of a draw for either side
    reuse: bool = False  # whether the tree or table of the last move is kept
    choose: str = "value"  # value, visits or bound (lower confidence bound): by what the final move is chosen
    early_stop: bool = False  # stop when no other move can overtake the best one
    playout: str = "uniform"  # name of one of the game's playouts
    nodes: int = 12_000_000  # 10_000 .. 30_000_000 capacity of the tree in nodes, 32 bytes each, 36 with priors
    search: str = "tree"  # tree (playouts), network (PUCT), or alphabeta (learned evaluation)
    probcut_margin: float = 1.0  # 0.5 .. 4 ProbCut's margin in standard deviations; 0 switches it off
    puct: float = 1.0  # 0.3 .. 4 c of PUCT, in a search with a network
    fpu_reduction: float = 0.1  # 0 .. 1 an untried move is worth this much less than its parent, in PUCT
    table_bits: int = 20  # 12 .. 26: alpha-beta's transposition table has 2^table_bits entries, 16 bytes each
