"""Agents that read the moves of an environment of OpenSpiel: how far they take a game to be."""

from tempo.games.othello.profiles import CLASSIC
from tempo.games.othello.rules import CELLS, new_game, start_state
from tempo.search.player.open_spiel_moves import OpenSpielMovesAgent
from tempo.search.tree_searcher import TreeSearcher

MOVES = [19, 18, 17, 9]


class Agent(OpenSpielMovesAgent):
    def new_searcher(self):
        return TreeSearcher(self.rng)

    def start(self, parameters):
        return new_game(), start_state()


class AgentOfShortGames(Agent):
    usual_plies = 3


def filled(kind, moves):
    return kind(CLASSIC, simulations=1).position_after(moves, len(moves) % 2, None).filled


def test_a_game_is_as_far_as_its_plies_are_of_the_most():
    assert [filled(Agent, MOVES[:plies]) for plies in (0, 2)] == [0.0, 2 / (2 * CELLS)]


def test_a_game_is_as_far_as_its_plies_are_of_the_usual_ones():
    assert [filled(AgentOfShortGames, MOVES[:plies]) for plies in (0, 1, 3, 4)] == [0.0, 1 / 3, 1.0, 1.0]
