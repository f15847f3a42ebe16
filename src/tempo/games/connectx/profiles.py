"""The profiles of the ConnectX agent: values, not forks of the code."""
from typing import NamedTuple

from tempo.search.clock import TimePlan
from tempo.search.types import SearchOptions


class ConnectXProfile(NamedTuple):
    """How an agent plays."""

    name: str
    options: SearchOptions
    plan: TimePlan
    opening: str  # where the middle column is played unasked: "always" or on the "empty" board
    book: bool  # whether the opening book is played, where there is one
    exact: bool  # whether the solver says which moves are best


# The agent as it was first described: plain UCT, the yardstick for everything else.
CLASSIC = ConnectXProfile(
    name="classic", options=SearchOptions(), plan=TimePlan(), opening="always", book=False, exact=False
)

# What was measured to be stronger, one by one: docs/experiments.md.
CHAMPION = ConnectXProfile(
    name="champion",
    options=SearchOptions(
        exploration=0.35, playout="decisive", proofs=True, reuse=True, choose="visits", early_stop=True
    ),
    plan=TimePlan(reserve=10.0),
    opening="empty",
    book=True,
    exact=True,
)

# What it learned by playing against itself, and nothing else: docs/network.md.
NETWORK = ConnectXProfile(
    name="network",
    options=CHAMPION.options._replace(search="network"),
    plan=CHAMPION.plan,
    opening="empty",
    book=False,
    exact=False,
)
