"""Reviews: every move of a game held against exact scores."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from tempo.api.states import Game, State, check_game, check_limits
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.jobs.executor import LocalExecutor
from tempo.arena.records.episodes import Episode
from tempo.arena.records.read_games import game_of, read_typed
from tempo.lab.review.annotate import AnnotationLimits, annotate
from tempo.lab.review.move_quality import AnnotatedMove
from tempo.lab.review.scoring import ScoreLimits, exact_of
from tempo.native.cores import usable_cores

TABLE_BITS = 24

Quality = Literal["best", "good", "mistake", "unknown"]


@dataclass(frozen=True)
class ReviewedMove:
    """One move beside what was best. Scores are bounds from the side that moved; they are equal where exact."""

    ply: int  # moves before it
    player: int  # 1 or 2
    move: int
    name: str
    quality: Quality  # best; good: keeps the result; mistake: gives a win or a draw away; unknown: not decided
    played: tuple[int, int]
    best: tuple[int, int]
    best_moves: tuple[int, ...]
    estimated_loss: float | None  # of the winning chance, by our search, where no exact score decides


@dataclass(frozen=True)
class Review:
    """The moves of a game, in their order."""

    game: Game
    moves: tuple[ReviewedMove, ...]

    @property
    def mistakes(self) -> tuple[ReviewedMove, ...]:
        """The moves that gave a win or a draw away."""
        return tuple(move for move in self.moves if move.quality == "mistake")

    def accuracy(self, player: int) -> float | None:
        """Return the share of a player's decided moves that kept the result; None where nothing is decided."""
        if player not in (1, 2):
            raise BadInput(f"player={player!r}: players are 1 and 2")
        decided = [move for move in self.moves if move.player == player and move.quality != "unknown"]
        return sum(move.quality != "mistake" for move in decided) / len(decided) if decided else None

    def __str__(self) -> str:
        rows = []
        for move in self.moves:
            better = ""
            if move.quality in ("mistake", "good") and move.best_moves:
                names = ", ".join(self.game._adapter.name_of(action, self.game._config) for action in move.best_moves)
                better = f"  best: {names}"
            rows.append(f"{move.ply + 1:3d}. player {move.player} {move.name:>4}  {move.quality}{better}")
        return "\n".join(rows)


def review(
    moves: State | str | Sequence[int], game: Game | None = None, *, seconds: float = 0.1, sims: int = 10_000
) -> Review:
    """Return every move of a game, held against exact scores; where none decide, against our search.

    moves     a state with the moves that led to it, or moves as people write them
    game      of the moves, where they are no state and several games could have them
    seconds   of exact solving for each position; the move that lost a lost game may get 4 s more
    sims      simulations of an estimate, where exact scores do not decide; 0 for none
    """
    if game is not None:
        check_game(game)
    check_limits(seconds=seconds)
    episode = _episode(moves, game)
    if not episode.games[0]["moves"]:
        raise BadInput("no move was played: there is nothing to review")
    try:
        exact_of(episode.config)
        limits = AnnotationLimits(ScoreLimits(seconds, TABLE_BITS), sims)
    except BadInput:
        limits = AnnotationLimits(None, sims)
    annotated = annotate(episode, LocalExecutor(usable_cores()), limits)
    reviewed = Game(episode.config.game, episode.config.shape)
    return Review(reviewed, tuple(_reviewed(reviewed, move) for move in annotated))


def _episode(moves: State | str | Sequence[int], game: Game | None) -> Episode:
    if isinstance(moves, str) and game is not None:
        moves = game.parse(moves)
    elif isinstance(moves, str):
        return read_typed(moves, None, {})
    if not isinstance(moves, State):
        if game is None:
            raise BadInput("actions alone do not say which game they are of: give game=tempo.game(...)")
        moves = game.parse(moves)
    if game is not None and moves.game != game:
        raise BadInput(f"the state is one of {moves.game!r}, not of {game!r}")
    if not moves._knows_start():
        raise BadInput("the state was read from an observation: it does not know the moves that led to it")
    return Episode(["first", "second"], moves.game._config, [game_of(list(moves.moves), moves.game._config)])


def _reviewed(game: Game, move: AnnotatedMove) -> ReviewedMove:
    quality: Quality = "unknown"
    if move.is_perfect or move.action in move.best_actions:
        quality = "best"
    elif move.keeps_value is not None:
        quality = "good" if move.keeps_value else "mistake"
    name = game._adapter.name_of(move.action, game._config)
    played, best = (move.played.low, move.played.high), (move.best.low, move.best.high)
    return ReviewedMove(
        move.ply, move.seat + 1, move.action, name, quality, played, best, tuple(move.best_actions),
        move.estimated_loss,
    )  # fmt: skip
