"""The five small agents like those on the leaderboard: they play as files and as players, and take what they should."""

from itertools import count

import pytest
from config_support import connectx_config

from tempo.arena.adapter.game_adapter import adapter_of, board_after
from tempo.arena.adapter.game_types import Struct
from tempo.arena.players.agents.agent_code import callables_of, execute
from tempo.arena.players.player_specs import parse_player
from tempo.games.connectx.adapter.adapter import LEADERBOARD
from tempo.games.connectx.adapter.opponents import LEADERBOARD as FOLDER

SIMULATIONS, FEW = 400, 60
WIN, BLOCK = (0, 6, 1, 6, 2, 5), (0, 3, 1, 3, 0, 3)  # the first player wins at column 3, or must block there


def answer(agent, config, actions):
    adapter = adapter_of("connectx")
    board = board_after(config, actions)
    return agent(adapter.observation_of(board, 60.0), Struct(adapter.configuration_of(config)))


def game_of(names, config, seed):
    """Return the moves of a game between two players."""
    agents = [parse_player(name, "connectx").new_agent(seed + place, FEW) for place, name in enumerate(names)]
    moves = []
    while (board := board_after(config, tuple(moves))).rewards() is None:
        action = answer(agents[len(moves) % 2], config, tuple(moves))
        assert action in board.legal()
        moves.append(action)
    return moves


def test_every_file_of_the_folder_is_a_player():
    assert sorted(path.stem for path in FOLDER.glob("[!_]*.py")) == sorted(LEADERBOARD)


@pytest.mark.parametrize("name", LEADERBOARD)
def test_a_file_could_be_uploaded(name):
    """It imports nothing of ours, its last callable is the agent, and it has 30 to 100 lines."""
    source = (FOLDER / f"{name}.py").read_text()
    assert "tempo" not in source and 30 <= len(source.splitlines()) <= 100
    assert [*callables_of(execute("agent.py", source))][-1] == "agent"


@pytest.mark.parametrize("name", LEADERBOARD)
@pytest.mark.parametrize("actions", [WIN, BLOCK])
def test_it_wins_and_blocks(name, actions):
    agent = parse_player(name, "connectx").new_agent(1, SIMULATIONS)
    assert answer(agent, connectx_config(), actions) == 3


@pytest.mark.parametrize("name", LEADERBOARD)
@pytest.mark.parametrize("shape", [{}, {"rows": 3, "columns": 5, "inarow": 3}, {"rows": 9, "columns": 9, "inarow": 5}])
def test_it_plays_legally_to_the_end_and_repeats_from_its_seed(name, shape):
    config = connectx_config(**shape)
    assert game_of([name, "random"], config, 5) == game_of([name, "random"], config, 5)


@pytest.mark.parametrize("name", ["bitboard", "mcts"])
def test_without_a_budget_it_reads_the_clock(name):
    """Each look at this clock takes a hundredth of the time for a move, of which the agent uses four tenths."""
    namespace, looks = execute("agent.py", (FOLDER / f"{name}.py").read_text()), count()
    namespace["perf_counter"] = lambda: next(looks) / 100
    assert answer(namespace["agent"], connectx_config(act_timeout=1.0), (3, 3)) in range(7)
    assert next(looks) == pytest.approx(40, abs=3)


def test_bitboard_sees_further_than_one_ply():
    """Three in the middle of the bottom row with both ends free win: it makes them before a one-ply agent would see."""
    agent = parse_player("bitboard", "connectx").new_agent(1, SIMULATIONS)
    assert answer(agent, connectx_config(), (3, 3, 2, 2)) in (1, 4), "an open three wins"
