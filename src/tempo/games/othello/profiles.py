"""The two profiles of the Othello agent: values, not forks of the code."""
from math import inf
from typing import Annotated, NamedTuple

from tempo.search.options import SearchOptions
from tempo.search.player.clock import TimePlan


class OthelloProfile(NamedTuple):
    """Options of an Othello agent."""

    name: str
    options: SearchOptions
    plan: TimePlan
    exact: Annotated[bool, "prove by the solver which moves are best"]


# Plain UCT as it is usually written, w / n + sqrt(2 ln N / n), every move of a node tried before any is tried twice,
# with Roxanne's playouts: the yardstick for everything else.
CLASSIC = OthelloProfile(
    name="classic",
    options=SearchOptions(exploration=1.0, exploration_growth=0.0, first_play=inf, playout="roxanne", choose="visits"),
    plan=TimePlan(),
    exact=False,
)

# Alpha-beta with what was learned, and the solver. The rest is the tree search with all that search/ has to offer,
# tuned as docs/background/othello.md tells.
CHAMPION = OthelloProfile(
    name="champion",
    options=SearchOptions(
        exploration=0.4,
        exploration_growth=0.0,
        first_play=0.1,
        bias=1.3,
        playout="roxanne",
        proofs=True,
        reuse=True,
        choose="bound",
        early_stop=True,
        search="alphabeta",
        probcut_margin=1.1,
    ),
    plan=TimePlan(reserve=8.0),  # of 12: docs/background/time-allocation.md
    exact=True,
)
