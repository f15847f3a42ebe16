"""States as a `tempo.Search` gives them to its kernels."""

import numpy as np
import pytest

import tempo
from tempo.api.search.search_root import SearchRoot

BOARDS = [*map(tempo.game, tempo.game_names()), tempo.game("gomoku", size=8), tempo.game("connectx", rows=9)]
SIMULATIONS = 50


def some_states(game):
    """Return the states of a game's first moves, each of them another legal one."""
    states = [game.initial()]
    for number in range(7):
        legal = states[-1].legal
        states.append(states[-1].play(legal[5 * number % len(legal)]))
    return states


@pytest.mark.parametrize("game", BOARDS, ids=str)
def test_a_state_is_what_the_agent_would_read_from_its_observation(game):
    agent = tempo.Search(game)._agent
    with_referee, with_observation = SearchRoot(agent, False), SearchRoot(agent, True)
    for state in some_states(game):
        known, read = with_referee.position_of(state), with_observation.position_of(state)
        assert known.state.dtype == read.state.dtype and np.array_equal(known.state, read.state)
        assert known._replace(state=None) == read._replace(state=None)


@pytest.mark.parametrize("game", BOARDS[:3], ids=str)
def test_a_search_of_another_state_has_the_parameters_of_that_state(game):
    options = {"simulations": SIMULATIONS, "exploration_growth": 0.5}  # grows with the stones on the board
    first, *others = some_states(game)
    search = tempo.Search(game, **options)
    search.run(first)
    for state in others:
        fresh = tempo.Search(game, **options)
        search._searcher.rng[:] = fresh._searcher.rng
        expected = fresh.run(state)
        result = search.run(state)
        assert (result.visits, result.values) == (expected.visits, expected.values)
    assert len(search._root.params) == len(others)
