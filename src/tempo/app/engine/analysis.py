"""The state of a search as the page shows it, with exact scores in place of estimates, and when an analysis ends."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Any

from tempo.app.rules.plies import plies_of
from tempo.arena.adapter.exact import Scores, best_moves
from tempo.arena.adapter.game_adapter import adapter_of
from tempo.arena.adapter.game_types import MatchConfig
from tempo.search.player.searcher import Searcher
from tempo.search.proofs import DRAW, UNKNOWN
from tempo.search.types import Snapshot

STALE_ROUNDS = 10  # simulations per node of a tree that found no new node, until it counts as searched
MAX_LINE = 12  # plies


class Growth:
    """Growth of a search on one position: whether it has nothing left to find out, though nothing is proven."""

    def __init__(self) -> None:
        self.nodes = self.simulations = 0  # nodes of the tree, and simulations when they last changed

    def has_ended(self, searcher: Any, simulations: int) -> bool:
        """Return whether the search is complete, or a tree finds no new positions: it seldom proves a draw."""
        if searcher.run(1) == 0:
            return True
        tree = getattr(getattr(searcher, "used", searcher), "tree", None)
        if tree is None or tree.used[0] == len(tree.stats):
            return False
        if tree.used[0] != self.nodes:
            self.nodes, self.simulations = int(tree.used[0]), simulations
        return simulations - self.simulations > STALE_ROUNDS * self.nodes


def is_solved(snapshot: Snapshot, scores: Scores, has_finished: bool) -> bool:
    """Return whether nothing is left to find out.

    Either all scores are exact, or the result is known and the solver `has_finished`: more time does not help it.
    """
    if scores and all(score.is_exact for score in scores.values()):
        return True
    return has_finished and (snapshot.reason == "proven" or bool(best_moves(scores)))


def merge_scores(snapshot: Snapshot, scores: Scores, started: float, searcher: Searcher) -> Snapshot:
    """Return the snapshot with total time and simulations; exact scores replace estimates."""
    updated = snapshot._replace(seconds=perf_counter() - started, simulations=sum(snapshot.visits))
    best = best_moves(scores)
    if not best:
        return updated
    visits = dict(zip(snapshot.moves, snapshot.visits, strict=True))
    move = max(best, key=lambda action: visits.get(action, 0))  # the most visited move of all may have been refuted
    line = searcher.line_after(move) if move in visits else (move,)
    value = (1 + (scores[move].value or 0)) / 2
    return updated._replace(move=move, reason="exact", value=value, score=None, line=line)  # the exact score follows


def analysis_json(
    config: MatchConfig, actions: Sequence[int], snapshot: Snapshot, scores: Scores | None = None
) -> dict[str, Any]:
    """Return the state of a search.

    config    the board
    actions   the moves that lead to the position
    snapshot  the search's latest snapshot
    scores    exact scores of moves, where a solver knows them
    """
    return {
        "at": len(actions),
        "simulations": snapshot.simulations,
        "speed": round(snapshot.simulations / max(snapshot.seconds, 1e-3)),
        "depth": snapshot.plies,
        "seconds": round(snapshot.seconds, 2),
        "value": round(snapshot.value, 4),
        "score": _rounded(snapshot.score),
        "reason": snapshot.reason,
        "moves": moves_json(config, snapshot, scores or {}),
        "line": plies_of(config, [*actions, *snapshot.line[:MAX_LINE]], len(actions)),
    }


def moves_json(config: MatchConfig, snapshot: Snapshot, scores: Scores) -> list[dict[str, Any]]:
    """Return visits, value, expected score, exact score and prior of every move."""
    moves, nothing = snapshot.moves, (None,) * len(snapshot.moves)
    proofs = snapshot.proofs or (UNKNOWN,) * len(moves)
    figures = zip(
        snapshot.visits, snapshot.values, snapshot.scores or nothing, snapshot.priors or nothing, proofs, strict=True
    )
    searched: dict[int, tuple[Any, ...]] = dict(zip(moves, figures, strict=True))
    exact, rows = adapter_of(config.game).exact(), []
    for action in dict.fromkeys([*moves, *scores]):
        visits, value, expected, prior, proof = searched.get(action, (0, None, None, None, UNKNOWN))
        certain: dict[str, Any] | None = None
        if exact is not None and action in scores and scores[action].value is not None:
            certain = exact.figures(scores[action])
        elif proof != UNKNOWN:
            certain = {"value": 0 if proof == DRAW else 1 if proof > 0 else -1}
        value = value if certain is None else (1 + certain["value"]) / 2
        estimates = {"value": _rounded(value), "score": _rounded(expected), "prior": _rounded(prior)}
        rows.append({"action": action, "visits": visits, **estimates, "exact": certain})
    return rows


def _rounded(figure: float | None) -> float | None:
    """Return a number with the digits that are shown."""
    return None if figure is None else round(figure, 4)
