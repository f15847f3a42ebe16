"""Reviews: every move of a game held against exact scores."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from tempo.api.function_players import player_of
from tempo.api.states import Game, State, check_count, check_game, check_limits
from tempo.api.states import game as game_named
from tempo.arena.adapter.game_adapter import new_config
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.jobs.executor import LocalExecutor
from tempo.arena.players.player_specs import parse_player
from tempo.arena.records.episodes import Episode
from tempo.arena.records.read_games import game_of, read_typed
from tempo.lab.review.accuracy.accuracy_command import EvaluatedPlayer, annotate_answers, ask_player, read_positions
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


@dataclass(frozen=True)
class Accuracy:
    """Accuracy of a player in positions with exact scores."""

    player: str
    positions: int  # that it was asked for a move in
    perfect: float  # share of its moves that no other move beats
    keeps_value: float  # share that keeps a win a win, and a draw a draw
    mistakes: tuple[tuple[State, int], ...]  # states and moves that lost value
    forfeits: int  # no share counts them

    def __str__(self) -> str:
        shares = f"keeps the value in {100 * self.keeps_value:.1f} %, perfect in {100 * self.perfect:.1f} %"
        return f"{self.player}: {shares} of {self.positions - self.forfeits} positions, {self.forfeits} forfeits"


def accuracy(
    player: str | Callable[..., Any],
    game: Game | str = "connectx",
    *,
    positions: int = 200,
    stones: tuple[int, int] | None = None,
    sims: int | None = None,
    seconds: float | None = None,
    seed: int = 1,
    workers: int | None = None,
) -> Accuracy:
    """Return how often a player keeps the value of positions whose exact scores are known.

    player      as `tempo.match` takes it, a function, too
    positions   how many, of the game's own set; with `stones` drawn at random and solved
    stones      least and most on the board of a drawn position
    sims        simulations a move; else `seconds`, 0.2 where neither is given, and no bank
    seed        of the positions that are drawn, and of the player
    workers     moves at once; as many as there are cores where none are given
    """
    game = game_named(game) if isinstance(game, str) else game
    check_game(game)
    check_count(positions=positions, sims=sims, workers=workers)
    check_limits(from_zero=False, seconds=seconds)
    if sims is not None and seconds is not None:
        raise BadInput("give sims or seconds, not both")
    if stones is None and game._adapter.score_set is None:
        raise BadInput(f"{game.name} has no set of positions: give stones=(least, most) to draw and solve some")
    executor = LocalExecutor(workers)
    asked = Namespace(
        game=game.name, config=game.shape, set=None, draw=None if stones is None else positions, episodes=None,
        me=None, every=False, save=None, stones=stones, seed=seed, seconds=None, table_bits=TABLE_BITS,
    )  # fmt: skip
    config, scored = read_positions(asked, executor)
    if new_config(config.game, config.shape) != game._config:
        raise BadInput(f"the positions of {game.name} are for its usual board: give stones=(10, 17) to draw others")
    chosen = parse_player(player_of(player, game), game.name)
    clock = config._replace(act_timeout=0.2 if seconds is None else seconds, bank=0.0, timed=sims is None)
    evaluated = EvaluatedPlayer(chosen, clock, sims, seed)
    scored = scored[:positions]
    played, ending = ask_player(evaluated, scored, executor)
    if ending.message:
        raise RuntimeError(f"tempo.accuracy: {ending.message}")
    moves = annotate_answers(clock, scored, played, ScoreLimits(None, TABLE_BITS), executor)
    lost = [(game.parse(scored[move.game].actions), move.action) for move in moves if move.keeps_value is False]
    return Accuracy(
        chosen.name, len(played), _share(move.is_perfect for move in moves), _share(move.keeps_value for move in moves),
        tuple(lost), len(played) - len(moves),
    )  # fmt: skip


def _share(answers: Iterable[bool | None]) -> float:
    """Return the share of those decided that are true; 0 where none is."""
    decided = [answer for answer in answers if answer is not None]
    return sum(decided) / len(decided) if decided else 0.0


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
