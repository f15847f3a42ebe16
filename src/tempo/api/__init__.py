"""The public API behind `import tempo`. Programs use the names in `tempo`, not these modules.

states     games and immutable states: legal moves, results, text and SVG drawings
analysis   exact scores of all moves, and what a player thinks of a position
search     the tree search as an object
players    any player of a match as a callable on observations
matches    matches between two players, with score, Elo and interval
reviews    every move of a game held against exact scores
wrappers   games as environments of PettingZoo and Gymnasium; `openspiel_game` has OpenSpiel's
"""

from tempo.native.aot.kernel_cache import use_kernel_cache

use_kernel_cache()  # what was compiled on this machine before is not compiled again
