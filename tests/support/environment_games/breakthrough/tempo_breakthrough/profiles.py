"""Profiles of the agent."""
from tempo.search.options import SearchOptions
from tempo.search.player.agent import PlainProfile

CLASSIC = PlainProfile("classic", SearchOptions())  # plain UCT with all defaults
CHAMPION = PlainProfile(
    "champion", SearchOptions(exploration=0.3, proofs=True, reuse=True, choose="visits", early_stop=True)
)
