"""The Othello agent with Monte-Carlo tree search and playouts, without learned parts."""
from tempo.games.othello.othello_agent import OthelloAgent
from tempo.games.othello.playouts import mixed_playout, roxanne_playout, uniform_playout
from tempo.games.othello.rules import new_game
from tempo.search.game import Game
from tempo.search.tree_searcher import TreeSearcher

PLAYOUTS = {"uniform": uniform_playout, "roxanne": roxanne_playout, "mixed": mixed_playout}


class TreeAgent(OthelloAgent):
    """Searches by MCTS with playouts."""

    def new_rules(self) -> Game:
        """Return the rules with the playouts of the profile."""
        return new_game(PLAYOUTS[self.profile.options.playout])

    def new_searcher(self) -> TreeSearcher:
        """Return the searcher for a new game."""
        return TreeSearcher(self.rng)
