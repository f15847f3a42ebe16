"""The review of one game, from the last position to the first, in passes of growing precision."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tempo.app.learn.annotations import Annotation, accuracy_of, annotate, annotate_position
from tempo.app.learn.position_cache import PositionCache
from tempo.lab.records.episodes import SEATS, Episode
from tempo.lab.records.read_games import game_of
from tempo.lab.referee.game_adapter import board_after
from tempo.lab.review.annotate import SECONDS, all_known, annotate_move, hands_over, rival_of
from tempo.lab.review.move_quality import AnnotatedMove

FIRST_PASS = 0.02  # seconds per position, where most of the graph will be estimates
LAST_PASS = 1.0  # seconds per position after the usual passes, for what these left open
DEEP_SECONDS = 4.0  # seconds per position for a deep review, where not everything can be solved
MAX_RETRIES, RETRY_SECONDS = (
    4,
    0.5,
)  # positions that are tried again, for this long, on a busy machine
SLICE = 1.0  # seconds per slice of a deep review; a review can be stopped between slices
Step = dict[str, Any]


class GameReview:
    """The review of one game, in steps."""

    def __init__(self, cache: PositionCache, actions: Sequence[int]) -> None:
        self.cache = cache
        self.config = cache.config
        self.actions = tuple(actions)
        self.episode = Episode(list(SEATS), self.config, [game_of(list(actions), self.config)])
        board = board_after(self.config, self.actions)
        self.rewards, self.mover = board.rewards(), board.mark - 1
        self.retries = MAX_RETRIES
        self.moves: dict[int, AnnotatedMove] = {}
        self.sent: dict[int, Annotation] = {}

    def steps(self, quick: bool = False, deep: bool = False) -> Iterator[Step]:
        """Yield progress, new annotations and, from time to time, accuracy.

        A `quick` review ends when most is known, a `deep` one when everything is.
        """
        passes = [SECONDS] if self.cache.solves_everything else [FIRST_PASS, SECONDS]
        passes += [] if quick else [LAST_PASS]
        plies = range(len(self.actions), -1, -1)
        total = len(plies) * (len(passes) + deep)
        for number, seconds in enumerate(passes):
            for done, ply in enumerate(plies, start=number * len(plies) + 1):
                self.evaluate(ply, seconds)
                self.retry_if_undecided(ply)
                yield {"done": done, "total": total, "plies": self.changes(ply)}
            yield {"accuracy": self.accuracy()}
        if deep:
            for done, ply in enumerate(plies, start=len(passes) * len(plies)):
                for _ in self.evaluate_fully(ply):
                    yield {"done": done, "total": total, "plies": self.changes(ply)}
            yield {"done": total, "total": total, "accuracy": self.accuracy()}

    def evaluate(self, ply: int, seconds: float, deep: bool = False) -> None:
        if ply < len(self.actions) or self.rewards is None:
            self.cache.evaluate(self.actions[:ply], seconds, deep)
        if ply < len(self.actions) and self.seat(ply) != self.seat(ply + 1):
            self.cache.back_up_forced_move(self.actions[:ply], self.actions[ply])
            self.evaluate_rival(ply)

    def evaluate_rival(self, ply: int) -> None:
        """Search the position after the move that the search prefers, to compare it with that after the move played."""
        rival = self.position_after_rival(ply)
        if (
            rival
            and self.cache.get(self.actions[: ply + 1]).estimates
            and hands_over(self.config, rival[:-1], rival[-1])
        ):
            self.cache.evaluate(rival, FIRST_PASS)

    def position_after_rival(self, ply: int) -> tuple[int, ...]:
        """Return the moves to that position; empty without such a move."""
        known = self.cache.get(self.actions[:ply])
        rival = rival_of(self.actions[ply], known.scores, known.estimates)
        return () if rival is None else (*self.actions[:ply], rival)

    def seat(self, ply: int) -> int:
        """Return the side to move."""
        moves: list[dict[str, Any]] = self.episode.games[0]["moves"]
        return moves[ply]["seat"] if ply < len(moves) else self.mover

    def retry_if_undecided(self, ply: int) -> None:
        """Give an undecided position a second chance, in games whose positions are soon solved."""
        known = self.cache.get(self.actions[:ply])
        if self.cache.solves_everything and known.scores and not all_known(known.scores) and self.retries:
            self.evaluate(ply, RETRY_SECONDS)
            self.retries -= not all_known(self.cache.get(self.actions[:ply]).scores)

    def evaluate_fully(self, ply: int) -> Iterator[None]:
        """Search until all scores are exact where the solver can do that, otherwise once and longer."""
        if ply < len(self.actions) or self.rewards is None:
            while self.cache.solves_everything and not self.cache.get(self.actions[:ply]).is_exact:
                self.evaluate(ply, SLICE, deep=True)
                yield
            self.evaluate(ply, DEEP_SECONDS)
        yield

    def accuracy(self) -> list[Annotation]:
        return accuracy_of([self.moves[ply] for ply in sorted(self.moves)], self.config)

    def changes(self, ply: int) -> dict[str, Annotation]:
        """Return the annotation of a position if it has changed."""
        annotation = self.annotation(ply)
        if self.sent.get(ply) == annotation:
            return {}
        self.sent[ply] = annotation
        return {str(ply): annotation}

    def annotation(self, ply: int) -> Annotation:
        """Annotate a move and the position before it. The last position has no move."""
        if ply == len(self.actions):
            return self.last_position()
        near = [self.actions[:ply], self.actions[: ply + 1], self.position_after_rival(ply)]
        known = {position: self.cache.get(position) for position in near}
        scores = {position: one.scores for position, one in known.items()}
        estimates = {position: one.estimates for position, one in known.items()}
        self.moves[ply] = annotate_move(self.episode, 0, ply, scores, estimates)
        return annotate(self.moves[ply], self.config)

    def last_position(self) -> Annotation:
        """Return how the game ended, or the value of the last position."""
        if self.rewards is not None:
            value = (1 + self.rewards[0]) / 2
            return {"seat": None, "value_first": value, "exact": True, "scores": {}, "best": [], "action": None}
        known = self.cache.get(self.actions)
        options = {**known.estimates, **known.scores}
        chosen = max(options, key=lambda action: known.scores[action].low if action in known.scores else 0, default=-1)
        one = AnnotatedMove(0, len(self.actions), self.mover, self.mover, chosen, known.scores, known.estimates, None)
        return {**annotate_position(one, self.config), "action": None}
