"""The known moves of a position: games that played them, exact scores of tables, level openings that begin with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Any

import numpy as np

from tempo.app.explorer.position_keys import BoardKey, PositionTable, board_key, indexed_game, keys_of_boards, table_of
from tempo.app.rules.plies import plies_of
from tempo.arena.adapter.exact import Score, Scores, best_moves
from tempo.arena.adapter.game_adapter import adapter_of, board_after
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.command_line.inputs import BadInput
from tempo.lab.review.scoring import exact_of

MAX_BOARDS = 8  # boards whose level openings are kept


def explore(config: MatchConfig, actions: Sequence[int], table: PositionTable) -> dict[str, Any]:
    """Return the known moves of a position as JSON, best or most played first.

    config   game and board
    actions  moves that lead to the position
    table    positions of the saved games on this board
    """
    exact, board = None, board_after(config, actions)
    scores: Scores = {}
    legal, seat, key = board.legal(), board.mark - 1, keys_of_boards(config, [board])[0]
    here, begun = table.at(key), _level_openings(board_key(config)).at(key)
    with suppress(BadInput):
        exact = exact_of(config)
        scores = exact.tabled(board)
    moves: list[dict[str, Any]] = []
    groups: dict[np.uint64, list[int]] = {}  # symmetric moves, by the position after them
    if here.keys.size or begun.keys.size or scores:
        after = keys_of_boards(config, [board_after(config, (*actions, action)) for action in legal])
        for action, next_key in zip(legal, after, strict=True):
            groups.setdefault(next_key, []).append(action)
    for next_key, group in groups.items():
        played = results_of(here.scores[here.next_keys == next_key], seat)
        openings = int((begun.next_keys == next_key).sum())
        score = next((scores[action] for action in group if action in scores), None)
        if played["games"] or openings or score is not None:
            moves.append({"actions": group, **played, "openings": openings, "score": score})
    moves.sort(key=_rank)
    for move in moves:
        move["ply"] = plies_of(config, (*actions, move["actions"][0]), len(actions))[0]
        move["score"] = None if exact is None or move["score"] is None else exact.figures(move["score"])
    totals = results_of(here.scores, seat)
    return {"to_move": seat if legal else None, **totals, "moves": moves, "best": best_moves(scores)}


def results_of(scores: np.ndarray, seat: int) -> dict[str, int]:
    """Count scores of the first side for a seat. Games without a result are in `games` alone."""
    won, drawn, lost = (int((scores == score).sum()) for score in (1 - seat, 0.5, seat))
    return {"games": len(scores), "won": won, "drawn": drawn, "lost": lost}


def _rank(move: Mapping[str, Any]) -> tuple[int, ...]:
    """Sort by exact score, then by games, then by openings, then as the game lists its moves."""
    score: Score | None = move["score"]
    value = (0, 0, 0) if score is None else (-1, -score.low, -score.high)
    return (*value, -move["games"], -move["openings"], move["actions"][0])


@lru_cache(maxsize=MAX_BOARDS)
def _level_openings(board: BoardKey) -> PositionTable:
    game, shape = board
    config = MatchConfig(game, dict(shape))
    return table_of([indexed_game(config, opening) for opening in adapter_of(game).level_openings(config)])
