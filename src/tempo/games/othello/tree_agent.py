"""The Othello agent with Monte-Carlo tree search and playouts, without learned parts."""
from tempo.games.othello.othello_agent import OthelloAgent
from tempo.games.othello.playouts import mixed_playout, roxanne_playout, uniform_playout
from tempo.games.othello.profiles import OthelloProfile
from tempo.games.othello.rules import new_game
from tempo.search.exact.prover import Prover
from tempo.search.tree_searcher import TreeSearcher

PLAYOUTS = {"uniform": uniform_playout, "roxanne": roxanne_playout, "mixed": mixed_playout}


class TreeAgent(OthelloAgent):
    """Searches by MCTS with playouts."""

    def __init__(
        self,
        profile: OthelloProfile,
        simulations: int | None = None,
        seed: int | None = None,
        log: bool = True,
        prover: Prover | None = None,
    ):
        """Set up the player. The bundle of CLASSIC has no solver, so a prover is passed in.

        Args:
            profile: options of search and clock.
            simulations: of each move, instead of a clock; None for a clock.
            seed: of the random numbers, to repeat games.
            log: whether to print a line for each move.
            prover: the endgame solver, or None.
        """
        super().__init__(profile, new_game(PLAYOUTS[profile.options.playout]), prover, simulations, seed, log)

    def new_searcher(self) -> TreeSearcher:
        """Return the searcher for a new game."""
        return TreeSearcher(self.rng)
