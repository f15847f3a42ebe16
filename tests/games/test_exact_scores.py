"""Exact scores of all games: each against full search, and the contract for all games."""

from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from itertools import count, product
from random import Random

import pytest
from gomoku_plain import Cells, completes, empties, put
from othello_games import random_game

from tempo.arena.adapter import exact
from tempo.arena.adapter.exact import UNKNOWN, Effort, Score
from tempo.arena.adapter.game_adapter import adapter_of, board_after, board_of, games, new_config
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.command_line.inputs import BadInput
from tempo.games.connectx.adapter import exact_scores as connectx
from tempo.games.gomoku.adapter import exact_scores as gomoku
from tempo.games.gomoku.rules import gomoku_geometry, new_gomoku_state
from tempo.games.gomoku.threats.vct import find_win
from tempo.games.othello.adapter import exact_scores as othello
from tempo.games.othello.adapter.board import PASS

MEMORY = 20
MODULES = {"connectx": connectx, "othello": othello, "gomoku": gomoku}
SMALL = {"connectx": {"rows": 4, "columns": 5, "inarow": 4}, "gomoku": {"size": 4, "inarow": 3}}
MIDDLING = {"connectx": {"rows": 5, "columns": 6, "inarow": 4}, "gomoku": {"size": 9, "inarow": 5}}
SCORED_GAMES = [game for game in games() if adapter_of(game).exact() is not None]


def random_moves(config: MatchConfig, seed: object) -> tuple[int, ...]:
    """Return the moves of a whole random game."""
    position, moves, random = board_of(config), [], Random(f"{seed}")
    while position.rewards() is None:
        moves.append(random.choice(position.legal()))
        position.play(moves[-1])
    return tuple(moves)


def ends(config: MatchConfig, plies: int, number: int) -> Iterator[tuple[int, ...]]:
    """Yield the last positions of random games, the last first, with at most seven empty cells."""
    for seed in range(number):
        moves = random_moves(config, seed)
        for actions in (moves[:-missing] for missing in range(1, min(plies, len(moves) - 1) + 1)):
            if board_after(config, actions).cells.count(0) <= 7:
                yield actions


def reward(position, mark: int) -> int:
    """Return the reward of a side under perfect play, by full search."""
    rewards = position.rewards()
    if rewards is not None:
        return rewards[mark - 1]
    worth = [reward(after, mark) for after in all_after(position).values()]
    return max(worth) if position.mark == mark else min(worth)


def all_after(position) -> dict:
    """Return the positions after all legal moves."""
    found = {action: deepcopy(position) for action in position.legal()}
    for action, after in found.items():
        after.play(action)
    return found


def test_all_three_games_have_exact_scores():
    assert set(MODULES) <= set(SCORED_GAMES)


@pytest.mark.parametrize("game", SCORED_GAMES)
def test_scores_are_complete_and_true(game):
    """Score late positions with no time and with unlimited time."""
    config, prover = new_config(game, SMALL.get(game)), adapter_of(game).exact()
    prover.check(config)
    prover.prepare(config, MEMORY)
    told = 0
    for actions in ends(config, 5, 10):
        position = board_after(config, actions)
        truth = {action: reward(after, position.mark) for action, after in all_after(position).items()}
        for seconds in (0.0, None):
            scores = prover.scores(board_after(config, actions), Effort(seconds), MEMORY)
            assert sorted(scores) == sorted(truth)
            for action, score in scores.items():
                assert score.low <= score.high and prover.text(score)
                assert max(-1, min(score.low, 1)) <= truth[action] <= max(-1, min(score.high, 1))
                told += score.value is not None
        if prover.solves_everything:
            assert all(score.is_exact for score in scores.values())
            assert prover.outcomes(config, actions) == truth
    assert told > 50 and prover.meaning


@pytest.mark.parametrize(("game", "missing"), [("connectx", 8), ("othello", 12), ("gomoku", 4)])
def test_bounds_are_true_at_any_time_limit(game, missing, monkeypatch):
    """Use a clock that advances at each reading."""
    config, prover, clock = new_config(game, MIDDLING.get(game)), adapter_of(game).exact(), count()
    monkeypatch.setattr(exact, "perf_counter", lambda: next(clock))
    monkeypatch.setattr(connectx, "NODES", 100)
    monkeypatch.setattr(othello, "FIRST_NODES", 50)
    vague = 0
    for seed in range(4):
        actions = random_moves(config, seed)[:-missing]
        truth = prover.scores(board_after(config, actions), Effort(), MEMORY)
        for looks in (0, 2, 8, 32):
            forget(game)
            for action, score in prover.scores(board_after(config, actions), Effort(looks), MEMORY).items():
                assert score.low <= truth[action].high and truth[action].low <= score.high
                vague += score != truth[action]
    assert vague > 0


@pytest.mark.parametrize("game", SCORED_GAMES)
def test_scores_are_the_negated_best_reply(game):
    """Compare the scores of two successive positions."""
    config, prover, told = new_config(game, MIDDLING.get(game)), adapter_of(game).exact(), 0
    for seed, missing in product(range(2), range(1, 6)):
        actions = random_moves(config, seed)[:-missing]
        for action, score in prover.scores(board_after(config, actions), Effort(), MEMORY).items():
            if board_after(config, (*actions, action)).legal():
                answers = prover.scores(board_after(config, (*actions, action)), Effort(), MEMORY).values()
                low, high = -max(answer.high for answer in answers), -max(answer.low for answer in answers)
                assert low <= score.high and score.low <= high
                told += score.value is not None
    assert told > 20


def forget(game: str) -> None:
    """Clear this process's solver."""
    if game != "gomoku":  # which stores nothing
        MODULES[game].solver_of.cache_clear()


def test_texts_and_values_of_scores():
    texts = {(3, 3): "+3", (0, 0): "0", (2, 9): "≥+2", (0, 4): "≥0", (-9, -2): "≤-2", (-1, 1): "?", UNKNOWN: "?"}
    values = {(3, 3): 1, (0, 0): 0, (2, 9): 1, (0, 4): None, (-9, -2): -1, (-1, 1): None, UNKNOWN: None}
    assert {bounds: Score(*bounds).text() for bounds in texts} == texts
    assert {bounds: Score(*bounds).value for bounds in values} == values


# ConnectX


def connectx_score(position) -> int:
    """Return the score for the side to move by full search: the winner's stones left, counting the winning one."""
    scores = [-connectx_score(after) for after in all_after(position).values()]
    if scores:
        return max(scores)
    return -((len(position.cells) - position.stones + 2) // 2) if position.winner else 0


@pytest.mark.parametrize("shape", [(4, 5, 4), (2, 6, 3), (3, 5, 3)])
def test_column_scores_agree_with_full_search(shape):
    config = new_config("connectx", dict(zip(("rows", "columns", "inarow"), shape, strict=True)))
    for actions in ends(config, 7, 7):
        after = all_after(board_after(config, actions))
        truth = {column: -connectx_score(position) for column, position in after.items()}
        scores = connectx.EXACT.scores(board_after(config, actions), Effort(), MEMORY)
        assert scores == {column: Score(worth, worth) for column, worth in truth.items()}


def test_the_first_move_is_tabulated():
    """The middle column wins, its neighbours draw, the other four lose."""
    config = new_config("connectx")
    known = {0: -1, 1: -1, 2: 0, 3: 1, 4: 0, 5: -1, 6: -1}
    assert connectx.EXACT.outcomes(config, ()) == known
    scores = connectx.EXACT.scores(board_after(config, ()), Effort(0.0), MEMORY)
    assert {column: score.value for column, score in scores.items()} == known


def test_the_cost_of_a_column_is_in_the_unit_of_its_scores():
    """It is the difference of the scores that the board shows."""
    config = new_config("connectx")
    assert connectx.EXACT.cost(config, 0, 5, 1).text() == "4 stones"
    assert connectx.EXACT.cost(config, 1, -1, -3).text() == "2 stones"


def test_boards_beyond_64_bits_are_refused():
    with pytest.raises(BadInput, match="9x9: columns x"):
        connectx.EXACT.check(new_config("connectx", {"rows": 9, "columns": 9}))


# Othello


def discs_ahead(position, mark: int) -> int:
    """Return the final disc difference by full search; empty squares count for the winner."""
    if position.is_over():
        ahead = position.discs(mark) - position.discs(3 - mark)
        return ahead + ((ahead > 0) - (ahead < 0)) * position.discs(0)
    worth = [discs_ahead(after, mark) for after in all_after(position).values()]
    return max(worth) if position.mark == mark else min(worth)


def test_disc_scores_agree_with_full_search():
    config, passes, unfilled = new_config("othello"), 0, 0
    for seed in (*range(12), 55, 116, 173, 190):
        game = random_game(seed)
        unfilled += game.discs(0) > 0
        for actions in (tuple(game.moves[:-missing]) for missing in (1, 3, 5)):
            position = board_after(config, actions)
            passes += position.must_pass()
            truth = {move: discs_ahead(after, position.mark) for move, after in all_after(position).items()}
            scores = othello.EXACT.scores(board_after(config, actions), Effort(), MEMORY)
            assert scores == {move: Score(discs, discs) for move, discs in truth.items()}
    assert passes > 3 and unfilled == 4


def test_a_pass_has_the_score_of_its_position():
    config = new_config("othello")
    for seed in range(100):
        moves = tuple(random_game(seed).moves)
        if PASS in moves[-10:]:
            place = len(moves) - 1 - moves[::-1].index(PASS)
            passing = othello.EXACT.scores(board_after(config, moves[:place]), Effort(), MEMORY)
            after = othello.EXACT.scores(board_after(config, moves[: place + 1]), Effort(), MEMORY)
            assert passing == {PASS: Score(-max(after.values()).low, -max(after.values()).low)}
            return
    raise AssertionError("no game has a pass near its end")


def test_positions_with_many_empty_squares_stay_unknown():
    config = new_config("othello")
    assert set(othello.EXACT.scores(board_after(config, ()), Effort(), MEMORY).values()) == {UNKNOWN}
    assert othello.EXACT.cost(config, 50, 12, -4).text() == "16 discs"
    assert othello.EXACT.text(Score(12, 12)) == "+12"


@pytest.mark.parametrize(("memory", "bits"), [(10, 18), (20, 18), (22, 20), (26, 24), (99, 28)])
def test_an_othello_entry_takes_two_words(memory, bits, monkeypatch):
    monkeypatch.setattr(othello, "EndgameSolver", lambda bits: bits)
    assert othello.solver_of.__wrapped__(memory) == bits


# Gomoku


@cache
def gomoku_score(cells: Cells, size: int, inarow: int, mark: int) -> int:
    """Return the score for the side to move by full search: WIN minus the stones at the win."""
    free = empties(cells)
    at_once = [cell for cell in free if completes(cells, size, inarow, cell, mark)]
    return max((worth_of_cell(cells, size, inarow, cell, mark) for cell in at_once[:1] or free), default=0)


def worth_of_cell(cells: Cells, size: int, inarow: int, cell: int, mark: int) -> int:
    """Return the score of a stone on this cell."""
    if completes(cells, size, inarow, cell, mark):
        return gomoku.WIN - len(cells) + len(empties(cells)) - 1
    return -gomoku_score(put(cells, cell, mark), size, inarow, 3 - mark)


def quiet_moves(size: int, inarow: int, empty: int, seed: int) -> tuple[int, ...] | None:
    """Return random moves that leave `empty` cells and complete no line, None if there are none."""
    random, cells, moves = Random(seed), (0,) * size * size, []
    while len(empties(cells)) > empty:
        mark = 1 + len(moves) % 2
        safe = [cell for cell in empties(cells) if not completes(cells, size, inarow, cell, mark)]
        if not safe:
            return None
        moves.append(random.choice(safe))
        cells = put(cells, moves[-1], mark)
    return tuple(moves)


CROWDED = [(4, 3, 9), (4, 4, 8), (5, 4, 9), (3, 3, 8), (5, 5, 8), (6, 4, 8), (6, 5, 8), (3, 4, 5), (4, 2, 8)]


def test_scores_of_cells_are_true():
    """On nearly full boards, scores agree with full search; wins and losses beyond two plies are found as well."""
    searched = {1: 0, 0: 0, -1: 0}
    for (size, inarow, empty), seed in product(CROWDED, range(7)):
        config, actions = new_config("gomoku", {"size": size, "inarow": inarow}), quiet_moves(size, inarow, empty, seed)
        if actions is None:
            continue
        cells, mark = tuple(board_after(config, actions).cells), 1 + len(actions) % 2
        for cell, score in gomoku.EXACT.scores(board_after(config, actions), Effort(), MEMORY).items():
            truth = worth_of_cell(cells, size, inarow, cell, mark)
            assert score.low <= truth <= score.high
            if score.value is not None and gomoku.WIN - abs(truth) > len(actions) + 2:
                searched[score.value] += 1
    gomoku_score.cache_clear()
    assert min(searched.values()) > 10


def test_a_winning_move_wins_against_every_reply():
    """A new threat search after each reply confirms the number of plies."""
    config, wins = new_config("gomoku", {"size": 9, "inarow": 5}), 0
    actions = quiet_moves(9, 5, 45, 7)
    assert actions is not None
    scores = gomoku.EXACT.scores(board_after(config, actions), Effort(), MEMORY)
    for move, plies in ((move, gomoku.WIN - score.low - 36) for move, score in scores.items() if score.low > 0):
        position = board_after(config, (*actions, move))
        wins += plies > 3
        for answer in position.legal():
            assert has_win(config, (*actions, move, answer), plies - 2)
    assert wins > 8


def has_win(config: MatchConfig, actions: tuple[int, ...], plies: int) -> bool:
    position = board_after(config, actions)
    state = new_gomoku_state(position.cells, position.size, position.inarow, position.mark)
    return find_win(gomoku_geometry(position.size, position.inarow), state, 100_000, plies) is not None


def test_ignoring_a_threat_loses():
    """White must block black's open three at one of its ends."""
    config = new_config("gomoku")
    actions = tuple(15 * row + column for row, column in ((7, 6), (0, 0), (7, 7), (14, 0), (7, 8)))
    scores = gomoku.EXACT.scores(board_after(config, actions), Effort(), MEMORY)
    open_ones = {move for move, score in scores.items() if score.value is None}
    assert open_ones == {15 * 7 + 5, 15 * 7 + 9}
    assert {gomoku.EXACT.text(scores[move]) for move in set(scores) - open_ones} == {"lost at 9"}


def test_texts_of_cell_scores():
    said = {(963, 963): "won at 37", (959, 963): "won by 41", (-962, -962): "lost at 38", (-960, -958): "lost by 42"}
    said |= {(0, 0): "draw", (0, 960): "not lost", (UNKNOWN.low, 0): "not won", UNKNOWN: "?"}
    assert {bounds: gomoku.EXACT.text(Score(*bounds)) for bounds in said} == said
    assert gomoku.EXACT.cost(new_config("gomoku"), 36, 963, 961).text() == "2 plies"


@pytest.mark.parametrize("game", ["connectx", "othello", "gomoku"])
def test_scores_within_a_node_limit_are_true_bounds(game):
    """More nodes never widen the bounds, and a node limit is reproducible."""
    config, prover = new_config(game, MIDDLING.get(game)), adapter_of(game).exact()
    actions = random_moves(config, 3)[:-8]
    board = board_after(config, actions)
    truth, widths = prover.scores(board, Effort(), MEMORY), []
    for nodes in (1, 10_000, 100_000_000):
        forget(game)
        found = prover.scores(board, Effort(nodes=nodes), MEMORY)
        forget(game)
        assert found == prover.scores(board, Effort(nodes=nodes), MEMORY)
        for action, score in found.items():
            assert score.low <= truth[action].high and truth[action].low <= score.high
        widths.append(sum(score.high - score.low for score in found.values()))
    assert widths == sorted(widths, reverse=True)
