"""Safety: the champion plays no move that loses to threats while it knows another, and shows lost positions as lost."""
from time import thread_time

import pytest

from tempo.games.gomoku.adapter.board import GomokuBoard
from tempo.games.gomoku.gomoku_agent import GomokuAgent
from tempo.games.gomoku.lines_agent import LinesAgent
from tempo.games.gomoku.profiles import CHAMPION, CLASSIC_RULES, CLASSIC_UNIFORM, NETWORK
from tempo.games.gomoku.threats.refuter import INTERPRETED_WIN_SPEED, WIN_SPEED, ThreatRefuter
from tempo.native.backends import PYTHON, BoundKernel
from tempo.search.player import agent as agent_module
from tempo.search.player import player as player_module
from tempo.search.player.move_checks import CHECK_NODES_PER_SIMULATION
from tempo.search.types import moves_in

NODES = 20_000
# White has two open threes, black no stones near them: one more move makes an open four.
LOST = {76: 2, 77: 2, 78: 2, 166: 2, 167: 2, 168: 2, 0: 1, 3: 1, 14: 1, 210: 1, 213: 1, 224: 1}
# Games of the champion without safety that it lost by the next move, at 0.2 s.
BLUNDERS = [
    ((139, 124, 82, 126, 123, 155, 141, 140), 112),
    ((141, 66, 64, 126, 96, 94, 112, 80, 108, 52, 38, 50), 82),
]

KINDS = (GomokuAgent, LinesAgent)  # searches by playouts and by lines

# Here every move loses, this one in 25 plies and after 95,515 nodes.
LONGEST_DEFENCE = (139, 124, 82, 126, 98, 125, 127, 123, 122, 114, 99), 97


def board_of(stones: dict[int, int], mark: int) -> GomokuBoard:
    return GomokuBoard(15, 5, [stones.get(cell, 0) for cell in range(225)], mark)


def after(moves) -> GomokuBoard:
    return board_of({cell: 1 + ply % 2 for ply, cell in enumerate(moves)}, 1 + len(moves) % 2)


def champion(simulations=2000, profile=CHAMPION, kind=GomokuAgent) -> GomokuAgent:
    return kind(profile, simulations, seed=1, log=False)


def observed(board: GomokuBoard) -> tuple[dict, dict]:
    return {"board": board.cells[:], "mark": board.mark}, {"size": 15, "inarow": 5, "actTimeout": 0.3}


def losing(agent: GomokuAgent, board: GomokuBoard, moves) -> list[int]:
    """Return the moves after which the opponent has a win by threats."""
    position, refuter = agent.read_task(*observed(board)).position, ThreatRefuter()
    return [move for move in moves if refuter.refute(position.game, position.state, move, NODES).plies]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("moves", "blunder"), BLUNDERS)
def test_no_move_that_loses_to_threats_is_played(moves, blunder, kind):
    board, agent = after(moves), champion(NODES // CHECK_NODES_PER_SIMULATION, kind=kind)
    assert losing(agent, board, [blunder]) == [blunder]
    move = agent(*observed(board))
    assert move != blunder and not losing(agent, board, [move])
    assert champion(NODES // CHECK_NODES_PER_SIMULATION, kind=kind)(*observed(board)) == move
    if kind is GomokuAgent:
        assert dict(zip(agent.last.moves, agent.last.proofs, strict=True)).get(blunder, -1) < 0


def test_the_longest_defence_is_played_where_every_move_loses():
    (moves, defence), agent = LONGEST_DEFENCE, champion(20_000)
    assert agent(*observed(after(moves))) == defence
    assert (agent.last.reason, agent.last.value, agent.last.plies) == ("proven", 0.0, 26)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("simulations", [300, 3000, None])
def test_a_lost_position_is_shown_as_lost(simulations, kind, monkeypatch):
    """Also where all but one move are proven lost, and that one is rated by few playouts. The clock is that of a
    processor."""
    for module in (agent_module, player_module):
        monkeypatch.setattr(module, "perf_counter", thread_time)
    agent, board = champion(simulations, kind=kind), board_of(LOST, 1)
    assert len(losing(agent, board, board.legal())) == len(board.legal())
    agent(*observed(board))
    assert agent.last.value <= 0.1


@pytest.mark.parametrize("safety", [False, True])
def test_a_forced_block_in_a_lost_position_is_worth_nothing(safety):
    """White has a four that is blocked on one side, and elsewhere an open three."""
    stones = {**LOST, 165: 1, 169: 2}
    agent = champion(profile=CHAMPION._replace(safety=safety))
    assert agent(*observed(board_of(stones, 1))) == 170
    assert (agent.last.reason, agent.last.value) == ("block", 0.0 if safety else 0.5)


def test_only_the_champion_is_safe_and_only_with_proofs():
    unproven = CHAMPION._replace(options=CHAMPION.options._replace(proofs=False))
    for profile in (CLASSIC_RULES, CLASSIC_UNIFORM, NETWORK, unproven, CHAMPION._replace(safety=False)):
        assert champion(profile=profile).read_task(*observed(board_of(LOST, 1))).position.refuter is None
    assert champion().read_task(*observed(board_of(LOST, 1))).position.refuter is not None


def test_a_refutation_counts_plies_and_nodes_and_leaves_the_state():
    agent, board = champion(), board_of(LOST, 1)
    position, refuter = agent.read_task(*observed(board)).position, ThreatRefuter()
    before = position.state.copy()
    found = refuter.refute(position.game, position.state, 112, NODES)
    assert found.plies == 3 and 0 < found.nodes <= 2 * NODES + 2
    assert (position.state == before).all()
    assert len(moves_in(position)) > 1


def test_interpreted_it_expects_its_low_speed(monkeypatch):
    agent, board = champion(), board_of(LOST, 1)
    position = agent.read_task(*observed(board)).position
    refuter = ThreatRefuter()
    assert refuter.nodes_per_second == WIN_SPEED
    with monkeypatch.context() as patch:
        patch.setattr(BoundKernel, "backend", PYTHON)
        refuter.get_ready(position.game, position.state, 0.0)
        assert refuter.nodes_per_second == INTERPRETED_WIN_SPEED
        assert refuter.refute(position.game, position.state, 112, 100).plies == 3
    refuter.get_ready(position.game, position.state, 0.0)
    assert refuter.nodes_per_second == WIN_SPEED
