"""Profiles of the ConnectX agents: sets of option values."""
from typing import Annotated, NamedTuple

from tempo.search.options import SearchOptions
from tempo.search.player.clock import TimePlan


class ConnectXProfile(NamedTuple):
    """Options of a ConnectX agent."""

    name: str
    options: SearchOptions
    plan: TimePlan
    opening: Annotated[str, "first move in the middle column without a search: always, or on the empty board only"]
    book: Annotated[bool, "play the opening book, on the board that it covers"]
    exact: Annotated[bool, "prove by the solver which moves are best"]


# The agent of the original description, plain UCT: the baseline.
CLASSIC = ConnectXProfile(
    name="classic", options=SearchOptions(), plan=TimePlan(), opening="always", book=False, exact=False
)

# Each change was measured on its own: docs/background/experiments.md.
CHAMPION = ConnectXProfile(
    name="champion",
    options=SearchOptions(
        exploration=0.35, playout="decisive", proofs=True, reuse=True, anchor_visits=1024, choose="visits",
        early_stop=True,
    ),
    plan=TimePlan(reserve=10.0),
    opening="empty",
    book=True,
    exact=True,
)

# The network trained by self-play, without book and solver: docs/background/network.md.
NETWORK = ConnectXProfile(
    name="network",
    options=CHAMPION.options._replace(search="network", anchor_visits=0),
    plan=CHAMPION.plan,
    opening="empty",
    book=False,
    exact=False,
)
