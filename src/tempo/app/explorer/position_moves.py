"""The known moves of a position: games that played them, exact scores of tables, level openings that begin with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from tempo.app.explorer.position_keys import BoardKey, board_key, keys_of_boards, keys_of_game
from tempo.app.explorer.record_index import PositionTable
from tempo.app.plies import plies_of
from tempo.lab.command_line.inputs import BadInput
from tempo.lab.referee.exact import ExactScorer, Score, best_moves
from tempo.lab.referee.game_adapter import adapter_of, board_after
from tempo.lab.referee.game_types import MatchConfig
from tempo.lab.review.scoring import exact_of

MAX_BOARDS = 8  # boards whose level openings are kept


class Results(NamedTuple):
    """Results of games for one side. Games without a result are in `games` alone."""

    games: int
    won: int
    drawn: int
    lost: int


def results_of(scores: np.ndarray, seat: int) -> Results:
    """Count the scores of the first side for a seat."""
    wins, losses = int((scores == 1).sum()), int((scores == 0).sum())
    won, lost = (losses, wins) if seat else (wins, losses)
    return Results(len(scores), won, int((scores == 0.5).sum()), lost)


def explore(config: MatchConfig, actions: Sequence[int], table: PositionTable) -> dict[str, Any]:
    """Return the known moves of a position as JSON, best or most played first.

    config   game and board
    actions  moves that lead to the position
    table    positions of the saved games on this board
    """
    board = board_after(config, actions)
    legal, seat = board.legal(), board.mark - 1
    key = keys_of_boards(config, [board])[0]
    here = table.keys == key
    exact, scores = _tabled_scores(config, board)
    begun: Mapping[int, int] = _begun_openings(board_key(config)).get(int(key), {})
    moves: list[dict[str, Any]] = []
    if here.any() or scores or begun:
        next_keys, results = table.next_keys[here], table.scores[here]
        for after, group in _group_moves(config, actions, legal).items():
            played = results_of(results[next_keys == np.uint64(after)], seat)
            score = next((scores[action] for action in group if action in scores), None)
            if played.games or score is not None or begun.get(after):
                moves.append({"actions": group, **played._asdict(), "openings": begun.get(after, 0), "score": score})
    moves.sort(key=_rank)
    for move in moves:
        move["ply"] = plies_of(config, (*actions, move["actions"][0]), len(actions))[0]
        move["score"] = None if exact is None or move["score"] is None else exact.figures(move["score"])
    totals = results_of(table.scores[here], seat)._asdict()
    return {"to_move": seat if legal else None, **totals, "moves": moves, "best": best_moves(scores)}


def _rank(move: Mapping[str, Any]) -> tuple[int, ...]:
    """Sort by exact score, then by games, then by openings, then as the game lists its moves."""
    score: Score | None = move["score"]
    value = (0, 0, 0) if score is None else (-1, -score.low, -score.high)
    return (*value, -move["games"], -move["openings"], move["actions"][0])


def _group_moves(config: MatchConfig, actions: Sequence[int], legal: Sequence[int]) -> dict[int, list[int]]:
    """Return the legal moves by the key of the position after them: symmetric moves are in one group."""
    groups: dict[int, list[int]] = {}
    if legal:
        keys = keys_of_boards(config, [board_after(config, (*actions, action)) for action in legal])
        for action, key in zip(legal, keys, strict=True):
            groups.setdefault(int(key), []).append(action)
    return groups


def _tabled_scores(config: MatchConfig, board: Any) -> tuple[ExactScorer | None, dict[int, Score]]:
    """Return the scorer of a game, and the scores that it knows without a search."""
    with suppress(BadInput):
        exact = exact_of(config)
        return exact, dict(exact.tabled(board))
    return None, {}


@lru_cache(maxsize=MAX_BOARDS)
def _begun_openings(board: BoardKey) -> dict[int, Counter[int]]:
    """Return by the key of each position how many level openings go on to each next position."""
    game, shape = board
    config = MatchConfig(game, dict(shape))
    found: dict[int, Counter[int]] = {}
    for opening in adapter_of(game).level_openings(config):
        keys = [int(key) for key in keys_of_game(config, opening)]
        for key, after in pairwise(keys):
            found.setdefault(key, Counter())[after] += 1
    return found
