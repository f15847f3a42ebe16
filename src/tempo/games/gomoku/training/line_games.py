"""Games of the current weights against themselves, by short alpha-beta searches.

A game begins with a few random stones near the middle, drawn again until a search calls the position level. The first
moves after that are drawn from the best ones. A game ends as soon as a search proves its result.
"""
from __future__ import annotations

from random import Random
from typing import NamedTuple

import numpy as np

from tempo.games.gomoku.alphabeta.line_search import LINE_STEPS, begin_line_search
from tempo.games.gomoku.alphabeta.line_searcher import chance_of
from tempo.games.gomoku.alphabeta.line_workspace import PROVEN, forget_wins, new_line_workspace
from tempo.games.gomoku.evaluation.evaluate import UNIT
from tempo.games.gomoku.evaluation.line_board import LineTables, new_line_board
from tempo.games.gomoku.evaluation.weights import LineWeights, tables_of
from tempo.search.alphabeta.pvs import BEST_MOVE, BEST_SCORE, FINISHED, MOVE_COUNT, search_alphabeta

NO_TARGET = np.float32(-1.0)
TABLE_BITS = 14
RECORD = np.dtype([("game", "<i4"), ("size", "u1"), ("move", "<i2"), ("value", "<f4"), ("result", "<f4")])
SIZES = (15, 15, 15, 15, 15, 15, 11, 13, 19, 20, 8, 9)  # of boards; most games are on 15x15
OPENING_STONES = (1, 6)
OPENING_DRAWS = 12  # openings tried for a level one
RANDOM_PLIES, RANDOM_SHARE = 8, 0.3  # after the opening: plies that may be drawn, and how many are
MOST_DRAWN = 6  # moves among which one is drawn
WORSE_BY = 1.0  # log odds by which a drawn move may be worse than the best one
UNSEARCHED = 2.0  # value of a ply of the opening or of a drawn move


class Games(NamedTuple):
    """Games ready for fitting."""

    sizes: np.ndarray  # int64[games]
    starts: np.ndarray  # int64[games + 1] first ply of each
    moves: np.ndarray  # int16[plies]
    targets: np.ndarray  # float32[plies] for the side to move, 0 to 1, or NO_TARGET


class ShortSearch:
    """Short searches on one size of board."""

    def __init__(self, size: int, tables: LineTables) -> None:
        self.size = size
        self.work = new_line_workspace(new_line_board(size, tables), TABLE_BITS)
        self.allowed = np.ones(size * size, np.bool_)
        cells = np.zeros(size * size, np.int8)
        self.begin = begin_line_search.bind(self.work, last=(cells, 1, self.allowed))
        self.run = search_alphabeta.bind(LINE_STEPS, self.work, last=(1,))

    def score(self, cells: np.ndarray, mark: int, nodes: int) -> int:
        """Search a position; return the score of the best move."""
        self.begin(cells, mark, self.allowed)
        if not self.work.status[FINISHED]:
            self.run(nodes)
        return int(self.work.status[BEST_SCORE])

    @property
    def best(self) -> int:
        """The best move of the last search."""
        return int(self.work.status[BEST_MOVE])


class LineGameMaker:
    """Plays blocks of games."""

    def __init__(self, weights: LineWeights) -> None:
        tables = tables_of(weights)
        self.searches = {size: ShortSearch(size, tables) for size in set(SIZES)}

    def block(self, games: int, nodes: int, seed: int) -> bytes:
        """Play games with this many nodes a move; return RECORD[plies]."""
        chance, rows = Random(seed), []
        for number in range(games):
            size = chance.choice(SIZES)
            rows += [(number, size, *row) for row in self.play(size, nodes, chance)]
        return np.array(rows, RECORD).tobytes()

    def play(self, size: int, nodes: int, chance: Random) -> list[tuple[int, float, float]]:
        """Play one game; return move, value and result of each ply, for the side to move."""
        search = self.searches[size]
        search.work.table.fill(0)
        forget_wins(search.work)
        cells, moves, values = np.zeros(size * size, np.int8), list[int](), list[float]()
        for move in self.level_opening(search, nodes, chance):
            cells[move] = 1 + len(moves) % 2
            moves.append(move)
            values.append(UNSEARCHED)
        opening, result = len(moves), 0.5
        while len(moves) < size * size:
            score = search.score(cells, 1 + len(moves) % 2, nodes)
            move, value = search.best, chance_of(score)
            if abs(score) >= PROVEN:
                result = float((score > 0) == (len(moves) % 2 == 0))
                moves.append(move)
                values.append(value)
                break
            if len(moves) < opening + RANDOM_PLIES and chance.random() < RANDOM_SHARE:
                move, value = self.drawn_move(search, score, chance), UNSEARCHED
            cells[move] = 1 + len(moves) % 2
            moves.append(move)
            values.append(value)
        return [(move, value, result if ply % 2 == 0 else 1 - result)
                for ply, (move, value) in enumerate(zip(moves, values, strict=True))]  # fmt: skip

    def level_opening(self, search: ShortSearch, nodes: int, chance: Random) -> list[int]:
        """Return the most level of a few random openings."""
        size, best = search.size, (1 << 30, list[int]())
        reach = max(2, size // 4)
        near = [row for row in range(size) if abs(2 * row - size + 1) <= 2 * reach]
        for _ in range(OPENING_DRAWS):
            stones = chance.sample([row * size + column for row in near for column in near],
                                   chance.randint(*OPENING_STONES))  # fmt: skip
            cells = np.zeros(size * size, np.int8)
            for ply, cell in enumerate(stones):
                cells[cell] = 1 + ply % 2
            score = abs(search.score(cells, 1 + len(stones) % 2, nodes))
            best = min(best, (score, stones))
            if best[0] < UNIT // 2:
                break
        return best[1]

    def drawn_move(self, search: ShortSearch, score: int, chance: Random) -> int:
        """Return a random one of the moves that the search rated first and found not much worse."""
        work = search.work
        count = min(MOST_DRAWN, int(work.frames[0, MOVE_COUNT]))
        good = [int(work.actions[0, i]) for i in range(count) if work.values[0, i] > score - WORSE_BY * UNIT]
        return chance.choice(good or [search.best])


def read_games(blocks: list[bytes], result_weight: float) -> Games:
    """Return blocks as games; a target mixes the result and the search's value by `result_weight`."""
    parts, count = [], 0
    for block in blocks:
        records = np.frombuffer(block, RECORD).copy()
        records["game"] += count
        count = int(records["game"][-1]) + 1 if records.size else count
        parts.append(records)
    records = np.concatenate(parts)
    starts = np.flatnonzero(np.diff(records["game"], prepend=-1))
    targets = result_weight * records["result"] + (1 - result_weight) * records["value"]
    targets[records["value"] == UNSEARCHED] = NO_TARGET
    return Games(
        records["size"][starts].astype(np.int64),
        np.append(starts, records.size).astype(np.int64),
        records["move"].copy(),
        targets.astype(np.float32),
    )
