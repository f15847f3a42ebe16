"""Options of a search. Each is one entry: name, type, range, meaning, default.

`match PLAYER:NAME=VALUE`, `tune --param NAME`, `tune --options` and the reference page read the entries. A field of
`SearchParams` with the name of an option is filled from it.
"""
from math import inf
from typing import Annotated, NamedTuple, get_type_hints

import numpy as np


class Range(NamedTuple):
    """Values that a number may have, both ends included; tuning searches them."""

    low: float
    high: float
    also: float | None = None  # one more value, which tuning does not try


class SearchOptions(NamedTuple):
    """Options of a search; the defaults are those of plain UCT."""

    exploration: Annotated[float, Range(0.1, 2.0), "c of UCB on an empty board"] = 1.0
    exploration_growth: Annotated[float, Range(-0.5, 0.5), "added to c by the time the board is full"] = 0.1
    first_play: Annotated[float, Range(0, 2, inf), "value of an untried move; inf tries each move once first"] = inf
    discount: Annotated[float, Range(0.9, 1.0), "weight that a result keeps for every ply it is away"] = 1.0
    proofs: Annotated[bool, "exact results travel up the tree (MCTS-Solver) and end the search"] = False
    expansion: Annotated[int, Range(1, 50), "visits of a node before it gets children; more if moves are many"] = 1
    bias: Annotated[float, Range(0, 10), "weight of the move prior (progressive bias), where the game has one"] = 0.0
    draw_value: Annotated[float, Range(0, 0.5), "value of a draw for either side"] = 0.5
    reuse: Annotated[bool, "the tree or table of the last move is kept"] = False
    anchor_visits: Annotated[int, Range(64, 100_000, 0), "batches of simulations start below such a node; 0: none"] = 0
    rave: Annotated[float, Range(10, 10_000, 0), "visits that halve the weight of the AMAF mean (RAVE); 0: none"] = 0.0
    implicit_minimax: Annotated[float, Range(0, 0.5), "weight of the best reply in the value of a node"] = 0.0
    choose: Annotated[str, "the final move has the best value, visits or bound (lower confidence bound)"] = "value"
    early_stop: Annotated[bool, "stop when no other move can overtake the best one"] = False
    playout: Annotated[str, "name of one of the game's playouts"] = "uniform"
    nodes: Annotated[int, Range(1_000, 30_000_000), "capacity of the tree; a node takes 32 to 44 bytes"] = 12_000_000
    search: Annotated[str, "tree (playouts), network (PUCT), or alphabeta (learned evaluation)"] = "tree"
    probcut_margin: Annotated[float, Range(0.5, 4, 0), "ProbCut's margin in standard deviations; 0: no ProbCut"] = 1.0
    puct: Annotated[float, Range(0.3, 4), "c of PUCT, in a search with a network"] = 1.0
    fpu_reduction: Annotated[float, Range(0, 1), "by this an untried move is worth less than its parent, in PUCT"] = 0.1
    table_bits: Annotated[int, Range(12, 26), "alpha-beta's table has 2^table_bits entries of 16 bytes"] = 20


class SearchParams(NamedTuple):
    """Parameters of the search kernels; each is made from the option of its name by `params_of`."""

    exploration: np.float32  # the constant c of UCB or PUCT
    first_play: np.float32  # value of an untried child; infinity: try each before any twice. PUCT: the FPU reduction
    discount: float  # weight that a result keeps for every ply it is away from the node
    proofs: bool  # whether exact results travel up the tree
    expansion: int  # visits of a node before it gets children
    bias: np.float32  # weight of the prior in the progressive bias
    draw_value: float  # value of a draw for either side
    rave: float  # visits at which a child's own mean weighs as much as its AMAF mean; 0: no RAVE
    implicit_minimax: float  # weight of the best reply in the value of a node
    anchor_visits: int  # visits of a node below which simulations start in batches; 0: all start at the root


def params_of(options: SearchOptions, filled: float = 0.0, by_network: bool = False) -> SearchParams:
    """Return the kernel's parameters: each is the option of its name, converted to the type of its field.

    Two differ: `exploration` grows with the filled share of the board, and PUCT has both of its own.
    """
    kinds = get_type_hints(SearchParams, globals())  # whole types, also where a loader keeps annotations as strings
    values = options._asdict()
    if by_network:
        values |= {"exploration": options.puct, "first_play": options.fpu_reduction}
    else:
        values["exploration"] += options.exploration_growth * filled
    return SearchParams(**{name: kind(values[name]) for name, kind in kinds.items()})
