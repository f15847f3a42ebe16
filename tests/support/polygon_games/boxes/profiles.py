"""One profile."""

from tempo.search.agent import PlainProfile
from tempo.search.options import SearchOptions

CHAMPION = PlainProfile("champion", SearchOptions(proofs=True))
