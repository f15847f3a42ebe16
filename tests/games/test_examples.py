"""The games in `examples/`: Dots and Boxes against a plain negamax and OpenSpiel, Hex set up by its stones."""

import random
from importlib import import_module

import numpy as np
import pytest
from examples import with_examples
from games import legal_moves, played

import tempo
from tempo.arena.adapter.game_adapter import adapter_of, board_after, board_of, new_config
from tempo.arena.adapter.game_types import Struct
from tempo.arena.command_line.inputs import SearchFailed
from tempo.arena.players.profile_agents import make_agent
from tempo.arena.positions.unreachable import Unreachable
from tempo.lab.review.scoring import PositionQuery, estimate_position
from tempo.native.backends import BACKENDS, PYTHON
from tempo.native.rng import new_rng
from tempo.search.game import ONGOING
from tempo.search.mcts import search
from tempo.search.options import SearchOptions, params_of
from tempo.search.proofs import DRAW, UNKNOWN
from tempo.search.tree import ROOT, children, new_tree

BOXES = {"rows": 2, "columns": 2}


@pytest.fixture(autouse=True)
def examples():
    with with_examples():
        yield


def lead(free: frozenset[int], boxes: list[frozenset[int]], known: dict) -> int:
    """Return by how many of the remaining boxes the side to move leads at the end; it moves again after each box."""
    if free not in known:
        leads = [0] if not free else []
        for edge in free:
            closed = sum(edge in box and not (box & free) - {edge} for box in boxes)
            rest = lead(free - {edge}, boxes, known)
            leads.append(closed + rest if closed else -rest)
        known[free] = max(leads)
    return known[free]


def boxes_of(rows: int, columns: int) -> list[frozenset[int]]:
    """Return the edges of each box, numbered as in OpenSpiel: rows of horizontal edges, then rows of vertical ones."""
    first = (rows + 1) * columns
    corners = [(row, column) for row in range(rows) for column in range(columns)]
    return [
        frozenset({row * columns + column, (row + 1) * columns + column,
                   first + row * (columns + 1) + column, first + row * (columns + 1) + column + 1})
        for row, column in corners
    ]  # fmt: skip


def late_positions(shape, most_free, count):
    """Yield positions of random games with few free edges, passes included: the board and the agent's position."""
    config, chance = new_config("dots_and_boxes", shape), random.Random(1)
    adapter, agent = adapter_of("dots_and_boxes"), make_agent("dots_and_boxes", "champion", {}, 1, 1)
    while count > 0:
        board = board_of(config)
        while board.rewards() is None:
            if board.cells[: board.edges].count(0) <= most_free:
                shown = adapter.observation_of(board, 0.0), Struct(adapter.configuration_of(config))
                yield board, agent.read_task(*shown).position
                count -= 1
            board.play(chance.choice(board.legal()))


def results_of_moves(board, known) -> dict[int, int]:
    """Return the result of each legal move with best play, for the side that makes it: 1, 0 or -1."""
    boxes = boxes_of(board.rows, board.columns)
    free = frozenset(edge for edge in range(board.edges) if not board.cells[edge])
    mine, theirs = board.count()[:: 1 if board.mark == 1 else -1]
    if board.passes:
        return {board.edges: int(np.sign(mine - theirs - lead(free, boxes, known)))}
    found = {}
    for edge in free:
        closed = sum(edge in box and not (box & free) - {edge} for box in boxes)
        rest = lead(free - {edge}, boxes, known)
        found[edge] = int(np.sign(mine + closed - theirs + (rest if closed else -rest)))
    return found


@pytest.mark.parametrize(("shape", "most_free", "count"), [({"rows": 1, "columns": 2}, 5, 20), (BOXES, 5, 15)])
def test_a_search_proves_what_a_plain_negamax_finds(monkeypatch, shape, most_free, count):
    """Also where the same side moves again: the proof of each child is its value for the side that moved."""
    monkeypatch.setattr(BACKENDS, "best", PYTHON)
    known, proven, again = {}, 0, 0
    for board, position in late_positions(shape, most_free, count):
        expected, game = results_of_moves(board, known), position.game
        tree = new_tree(game, position.state, 50_000)
        search(game, tree, position.state, params_of(SearchOptions(proofs=True)), new_rng(1), 3000)
        proof = int(tree.stats[ROOT].proof)
        assert proof != UNKNOWN and (0 if proof == DRAW else np.sign(proof)) == -max(expected.values())
        for child in children(tree, ROOT):
            if (proof := int(tree.stats[child].proof)) != UNKNOWN:
                move = int(tree.selection[child].action)
                assert (0 if proof == DRAW else np.sign(proof)) == expected[move]
                proven += 1
                again += legal_moves(game, played(game, position.state, [move])) == [board.edges]
    assert proven > count and again > 5


def test_values_have_the_right_sign_without_proofs(monkeypatch):
    """The move with the most visits keeps the result, and its value is on the right side of one half."""
    monkeypatch.setattr(BACKENDS, "best", PYTHON)
    known, decided = {}, 0
    for board, position in late_positions(BOXES, 4, 8):
        expected, game = results_of_moves(board, known), position.game
        tree = new_tree(game, position.state, 50_000)
        search(game, tree, position.state, params_of(SearchOptions(proofs=False)), new_rng(1), 200)
        best = max(children(tree, ROOT), key=lambda child: tree.stats[child].visits)
        result = expected[int(tree.selection[best].action)]
        assert result == max(expected.values())
        assert result == 0 or (tree.selection[best].q > 0.5) == (result > 0)
        decided += result != 0
    assert decided > 3


def test_a_forced_pass_is_estimated_by_a_search(monkeypatch):
    """The second side has the first box and moves again, so the first one is behind."""
    monkeypatch.setattr(BACKENDS, "best", PYTHON)
    config, moves = new_config("dots_and_boxes", BOXES), (0, 6, 2, 7)
    board = board_after(config, moves)
    assert board.legal() == [board.edges] and board.count() == (0, 1)
    found = estimate_position(300, PositionQuery(config, moves))
    assert list(found) == [board.edges] and found[board.edges] < 0.5


def test_dots_and_boxes_is_the_game_of_openspiel():
    """Whose sides do not alternate: our pass is no move there."""
    pyspiel = pytest.importorskip("pyspiel")
    foreign = pyspiel.load_game("dots_and_boxes(num_rows=2,num_cols=2)")
    config, chance = new_config("dots_and_boxes", BOXES), random.Random(1)
    adapter, agent = adapter_of("dots_and_boxes"), make_agent("dots_and_boxes", "champion", {}, 1, 1)
    for _ in range(30):
        board, state = board_of(config), foreign.new_initial_state()
        shown = adapter.observation_of(board, 0.0), Struct(adapter.configuration_of(config))
        position = agent.read_task(*shown).position
        while not state.is_terminal():
            if board.passes:
                assert board.legal() == legal_moves(position.game, position.state) == [board.edges]
                move = board.edges
            else:
                assert state.current_player() == board.mark - 1 and board.legal() == state.legal_actions()
                assert legal_moves(position.game, position.state) == state.legal_actions()
                move = chance.choice(state.legal_actions())
                state.apply_action(move)
            board.play(move)
            position.game.play(position.game.board, position.state, move)
            if not state.is_terminal():
                assert position.game.outcome(position.game.board, position.state) == ONGOING
        mover = 2 - board.mark
        assert board.rewards() == tuple(state.returns())
        assert position.game.outcome(position.game.board, position.state) == state.returns()[mover]


def test_rules_with_more_moves_than_they_say_cost_a_line(monkeypatch):
    """In the API, and in reviews; matches, bench and `build.py` ask agents in the same ways."""
    module, config = import_module("tempo.games.kalah.agent"), new_config("kalah")
    monkeypatch.setattr(module, "GAME", module.GAME._replace(actions=4))
    said = r"the search raised ValueError: a position has 6 legal moves, but Game.actions \(MOST_MOVES\) is 4"
    game = tempo.game("kalah")
    with pytest.raises(RuntimeError, match=said):
        tempo.player("champion", game, sims=5).choose(game.initial())
    with pytest.raises(SearchFailed, match=said):
        estimate_position(5, PositionQuery(config, ()))


def test_hex_is_set_up_by_its_stones():
    """Finished games too: the stones in an order whose last one wins."""
    config, chance = new_config("hex", {"size": 4}), random.Random(1)
    for _ in range(30):
        board, again = board_of(config), board_of(config)
        while board.rewards() is None:
            board.play(chance.choice(board.legal()))
        for move in adapter_of("hex").moves_to(board.cells, config):
            assert move in again.legal()
            again.play(move)
        assert (again.cells, again.mark, again.rewards()) == (board.cells, board.mark, board.rewards())
    with pytest.raises(Unreachable, match="already over"):
        adapter_of("hex").moves_to([1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2], config)
