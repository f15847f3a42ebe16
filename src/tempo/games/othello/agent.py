"""Every Othello agent, for the lab, which plays any profile. An uploaded file holds one of them alone."""
from tempo.games.othello.alphabeta_agent import AlphaBetaAgent
from tempo.games.othello.endgame.prover import EndgameProver
from tempo.games.othello.tree_agent import PLAYOUTS, TreeAgent

__all__ = ["AGENTS", "PLAYOUTS"]


class SolvingTreeAgent(TreeAgent):
    """Tree search, with the endgame solver if the profile wants it: `champion:search=tree`."""

    def new_prover(self) -> EndgameProver | None:
        """Return the endgame solver if the profile wants it."""
        return EndgameProver() if self.profile.exact else None


AGENTS = {"tree": SolvingTreeAgent, "alphabeta": AlphaBetaAgent}  # by the search that a profile names
