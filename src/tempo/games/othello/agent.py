"""Every Othello agent, for the lab, which plays any profile. Nobody uploads this: a file holds one of them alone."""
from tempo.games.othello.alphabeta_agent import AlphaBetaAgent
from tempo.games.othello.endgame.prover import EndgameProver
from tempo.games.othello.profiles import OthelloProfile
from tempo.games.othello.tree_agent import PLAYOUTS, TreeAgent

__all__ = ["AGENTS", "PLAYOUTS"]


class SolvingTreeAgent(TreeAgent):
    """Tree search and, where its profile wants that, the endgame solver: what the levels play with."""

    def __init__(
        self, profile: OthelloProfile, simulations: int | None = None, seed: int | None = None, log: bool = True
    ):
        """With `simulations` no clock is read, and the games repeat from `seed`."""
        super().__init__(profile, simulations, seed, log, EndgameProver() if profile.exact else None)


AGENTS = {"tree": SolvingTreeAgent, "alphabeta": AlphaBetaAgent}  # by the search that a profile names
