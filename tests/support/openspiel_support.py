"""A referee for the rules of any game that OpenSpiel has: random games, ply by ply, in both."""
import random

import pytest

from tempo.lab.players.profile_agents import make_agent, profile_names
from tempo.lab.referee.game_adapter import adapter_of
from tempo.lab.referee.game_types import Struct
from tempo.search.game import DRAWN, LOST, ONGOING, WON
from tempo.search.types import moves_in

OUTCOMES = {1.0: WON, 0.0: DRAWN, -1.0: LOST}  # by what OpenSpiel returns to a player


def compare_with_openspiel(config, games=10, seed=1):
    """Compare the referee's board and the agents' rules with OpenSpiel: moves, side to move, end and result."""
    pytest.importorskip("pyspiel")
    from tempo.lab.players.openspiel import load_game, moves_by_action

    adapter, foreign, chance = adapter_of(config.game), load_game(config), random.Random(seed)
    agent = make_agent(config.game, profile_names(config.game)[0], {}, 1, 1)
    for _ in range(games):
        board, state = adapter.new_position(config), foreign.new_initial_state()
        while not state.is_terminal():
            mover, legal = state.current_player(), board.legal()
            assert (board.rewards(), board.mark) == (None, 1 + mover)
            moves = moves_by_action(config, state, legal)
            assert sorted(moves) == state.legal_actions() and len(moves) == len(legal)
            shown = adapter.observation_of(board, 0.0), Struct(adapter.configuration_of(config))
            position = agent.read_task(*shown).position
            assert sorted(moves_in(position)) == sorted(legal)
            action = chance.choice(state.legal_actions())
            state.apply_action(action)
            board.play(moves[action])
            game, after = position.game, position.state.copy()
            game.play(game.board, after, moves[action])
            expected = OUTCOMES[state.returns()[mover]] if state.is_terminal() else ONGOING
            assert game.outcome(game.board, after) == expected
        assert board.rewards() == tuple(state.returns())
        assert board.legal() == [] and board.plies <= adapter.most_plies(config)
