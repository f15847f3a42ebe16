"""The Othello agent that searches by Monte-Carlo tree search: with playouts, and nothing that was learned."""
from tempo.games.othello.othello_agent import OthelloAgent
from tempo.games.othello.playouts import mixed_playout, roxanne_playout, uniform_playout
from tempo.games.othello.profiles import OthelloProfile
from tempo.games.othello.rules import new_game
from tempo.search.exact.prover import Prover
from tempo.search.tree_searcher import TreeSearcher

PLAYOUTS = {"uniform": uniform_playout, "roxanne": roxanne_playout, "mixed": mixed_playout}


class TreeAgent(OthelloAgent):
    """Plays games to their end at random, and grows a tree of what came of them."""

    def __init__(
        self,
        profile: OthelloProfile,
        simulations: int | None = None,
        seed: int | None = None,
        log: bool = True,
        prover: Prover | None = None,
    ):
        """With `simulations` no clock is read, and the games repeat from `seed`. The file of CLASSIC does without a
        solver, so that whoever wants one hands it over."""
        super().__init__(profile, new_game(PLAYOUTS[profile.options.playout]), prover, simulations, seed, log)

    def new_searcher(self) -> TreeSearcher:
        return TreeSearcher(self.rng)
