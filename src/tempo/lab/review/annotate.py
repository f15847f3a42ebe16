"""Annotate games: hold each move against exact scores and, where these do not decide, against estimates.

`move_quality` says what makes a move good or bad, `scoring` where scores and estimates come from. Bounds of successive
positions are joined, since the score of a move is the negative of the next position's. Where the losing move of a lost
game stays unknown, `losing_move` spends more time on the positions that decide it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tempo.arena.adapter.exact import UNKNOWN, Score, Scores, best_score, score_of_result
from tempo.arena.adapter.game_adapter import board_after
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.jobs.executor import Executor
from tempo.arena.records.episodes import Episode
from tempo.arena.records.record_file import GameRecord
from tempo.lab.review.losing_move import find_losing_moves
from tempo.lab.review.move_quality import AnnotatedMove
from tempo.lab.review.scoring import PositionQuery, ScoreLimits, estimate_positions, exact_of, score_positions

SECONDS = 0.1  # default for one position: a whole game takes five or six seconds
LOSS_SECONDS = 4.0  # more for the losing move of a lost game, if it is still unknown
SIMULATIONS = 10_000  # default for one estimate

PositionScores = dict[tuple[int, ...], Scores]  # by the actions that lead to a position


class AnnotationLimits(NamedTuple):
    """Limits for one position."""

    scores: ScoreLimits | None  # limits of the solver; None where the game or the board has no exact scores
    simulations: int  # simulations of an estimate; 0 makes no estimates
    loss_seconds: float = LOSS_SECONDS  # for the losing move of a lost game, beyond `scores`


def actions_of(game: GameRecord) -> list[int]:
    """Return all actions of a game, the opening included. A forfeit is no action."""
    return [*game["opening"], *(move["action"] for move in game["moves"] if move["action"] is not None)]


def annotate(episode: Episode, executor: Executor, limits: AnnotationLimits) -> list[AnnotatedMove]:
    """Annotate every move that a player chose, in all games; opening moves are left out."""
    asked: dict[tuple[int, ...], None] = {}
    for game in episode.games:
        actions = actions_of(game)
        asked |= dict.fromkeys(tuple(actions[:ply]) for ply in range(len(actions) - 1, len(game["opening"]) - 1, -1))
    positions = [PositionQuery(episode.config, actions) for actions in asked]
    scores: PositionScores = {position.actions: {} for position in positions}
    if limits.scores is not None:
        solved = score_positions(positions, limits.scores, executor)
        scores = dict(zip(asked, solved, strict=True))
        scores |= _losing_positions(episode, scores, executor, limits)
    undecided = [position for position in positions if limits.simulations and not all_known(scores[position.actions])]
    guesses = estimate_positions(undecided, limits.simulations, executor)
    estimates = {position.actions: guess for position, guess in zip(undecided, guesses, strict=True)}
    rivals = _rival_positions(episode, scores, estimates)
    estimates |= {
        position.actions: guess
        for position, guess in zip(rivals, estimate_positions(rivals, limits.simulations, executor), strict=True)
    }
    return [move for place in range(len(episode.games)) for move in annotate_game(episode, place, scores, estimates)]


def _losing_positions(
    episode: Episode, scores: PositionScores, executor: Executor, limits: AnnotationLimits
) -> PositionScores:
    """Return scores of the positions that decide which moves lost the lost games, as far as the time reaches."""
    if limits.scores is None or limits.scores.seconds is None or not limits.loss_seconds:
        return {}
    if not exact_of(episode.config).solves_everything:
        return {}
    games = [
        (actions_of(game), annotate_game(episode, place, scores, {}), lost.index(True))
        for place, game in enumerate(episode.games)
        if any(lost := [(reward or 0) < 0 and status == "DONE" for reward, status in _endings(game)])
    ]
    search = ScoreLimits(limits.loss_seconds, limits.scores.table_bits)
    return find_losing_moves(episode.config, games, search, executor)


def _endings(game: GameRecord) -> list[tuple[float | None, str]]:
    """Return reward and status of both seats."""
    return list(zip(game["rewards"], game["statuses"], strict=True))


def _rival_positions(
    episode: Episode,
    scores: Mapping[tuple[int, ...], Scores],
    estimates: Mapping[tuple[int, ...], Mapping[int, float]],
) -> list[PositionQuery]:
    """Return the positions after moves that the search prefers to those played, where both are still to be searched."""
    rivals: dict[tuple[int, ...], None] = {}
    for game in episode.games:
        actions = tuple(actions_of(game))
        for ply in range(len(game["opening"]), len(actions)):
            before = actions[:ply]
            rival = rival_of(actions[ply], scores[before], estimates.get(before, {}))
            if rival is None or actions[: ply + 1] not in estimates or (*before, rival) in estimates:
                continue
            if hands_over(episode.config, before, rival):
                rivals[(*before, rival)] = None
    return [PositionQuery(episode.config, actions) for actions in rivals]


def rival_of(action: int, scores: Scores, estimates: Mapping[int, float]) -> int | None:
    """Return the move that the search prefers to `action`; None without one, or where exact scores say what is best."""
    if not estimates or _is_decided(action, scores) or estimates.get(action) == max(estimates.values()):
        return None
    return min(estimates, key=lambda move: (-estimates[move], move))


def hands_over(config: MatchConfig, actions: tuple[int, ...], action: int) -> bool:
    """Return whether the other side is to move after `action`: the game goes on, and the turn changes."""
    board = board_after(config, (*actions, action))
    return board.rewards() is None and board.mark != board_after(config, actions).mark


def _is_decided(action: int, scores: Scores) -> bool:
    """Return whether exact scores say what the position is worth."""
    return best_score([*scores.values(), scores.get(action, UNKNOWN)]).value is not None


def all_known(scores: Scores) -> bool:
    """Return whether the value (win, draw or loss) of every move is known."""
    return bool(scores) and all(score.value is not None for score in scores.values())


def annotate_game(
    episode: Episode,
    place: int,
    scores: Mapping[tuple[int, ...], Scores],
    estimates: Mapping[tuple[int, ...], Mapping[int, float]],
) -> list[AnnotatedMove]:
    """Annotate the moves of one game, the opening left out.

    episode    the games, all on one board
    place      index of the game in the episode
    scores     exact scores by position, a position being the actions that lead to it
    estimates  win rates by position, of the positions that were searched
    """
    game, moves = episode.games[place], []
    actions, start = tuple(actions_of(game)), len(game["opening"])
    seats = [move["seat"] for move in game["moves"]][: len(actions) - start]
    known = [dict(scores[actions[:ply]]) for ply in range(start, len(actions))]
    if known:
        known[-1] = judge_last_move(episode.config, actions, seats[-1], known[-1])
    positions = join_bounds(known, actions[start:], seats)
    for index, (seat, own) in enumerate(zip(seats, known, strict=True)):
        before, action = actions[: start + index], actions[start + index]
        estimated = dict(estimates.get(before, {}))
        if estimated and (index + 1 == len(seats) or seats[index + 1] != seat):
            rival = rival_of(action, own, estimated)
            beside = {} if rival is None else estimates.get((*before, rival), {})
            estimated = compare_estimates(action, own, estimated, estimates.get((*before, action), {}), beside)
        player, move = game["players"][seat], game["moves"][index]
        moves.append(AnnotatedMove(place, len(before), seat, player, action, own, estimated, move, positions[index]))
    return moves


def join_bounds(known: list[dict[int, Score]], actions: Sequence[int], seats: Sequence[int]) -> list[Score]:
    """Join the scores of successive positions; return what the move before each position proves of it.

    A move is worth the negative of the position after it, so each narrows the other. Two passes suffice: what the
    second one narrows in a position it carries on to those after it.

    known    the scores of all legal moves of each position, which are narrowed
    actions  the move played in each position
    seats    the side to move in each position; where it moves twice, nothing is joined
    """
    turns = [index for index in range(len(seats) - 1) if seats[index] != seats[index + 1]]
    for index in reversed(turns):
        known[index] = narrow_score(known[index], actions[index], known[index + 1])
    positions = [UNKNOWN] * len(known)
    for index in turns:
        low, high = known[index].get(actions[index], UNKNOWN)
        positions[index + 1] = Score(-high, -low)
        known[index + 1] = narrow_position(known[index + 1], positions[index + 1])
    return positions


def compare_estimates(
    action: int, known: Scores, estimates: Mapping[int, float], after: Mapping[int, float], rival: Mapping[int, float]
) -> dict[int, float]:
    """Return the estimates with that of the move played, which lacks what it is behind the search's own choice.

    The side to move often looks better than it is, and the best of many estimates is too high. So a value from before a
    move is not held against one from after it: the positions after both moves are compared, searched alike.

    action     the move played
    known      exact scores of the position
    estimates  estimates of the position
    after      estimates of the position after the move
    rival      those of the position after the rival, see `rival_of`; empty if it was not searched
    """
    best = rival_of(action, known, estimates)
    if not after or (best is None and not _is_decided(action, known)):
        return dict(estimates)
    value = 1 - max(after.values())
    if best is not None and rival:
        value = max(0.0, estimates[best] - max(0.0, 1 - max(rival.values()) - value))
    return {**estimates, action: value}


def judge_last_move(config: MatchConfig, actions: tuple[int, ...], seat: int, scores: Scores) -> dict[int, Score]:
    """Return the scores with the result of the last action, if it ended the game."""
    rewards = board_after(config, actions).rewards()
    if rewards is None:
        return dict(scores)
    return with_result(scores, actions[-1], rewards[seat], board_after(config, actions[:-1]).legal())


def with_result(scores: Scores, action: int, reward: int, legal: Sequence[int]) -> dict[int, Score]:
    """Return the scores with the result of a move that ended the game. Other moves may be better unless it won."""
    known = {**({} if reward > 0 else dict.fromkeys(legal, UNKNOWN)), **scores}
    before, result = known.get(action, UNKNOWN), score_of_result(reward)
    return {**known, action: Score(max(before.low, result.low), min(before.high, result.high))}


def narrow_score(scores: dict[int, Score], action: int, after: Scores | None) -> dict[int, Score]:
    """Return the scores with the bounds of `action` narrowed by the scores of the position `after` it."""
    if not after:
        return scores
    low, high = -max(score.high for score in after.values()), -max(score.low for score in after.values())
    before = scores.get(action, UNKNOWN)
    return {**scores, action: Score(max(before.low, low), min(before.high, high))}


def narrow_position(scores: dict[int, Score], position: Score) -> dict[int, Score]:
    """Return the scores of all moves of a position, narrowed by what is known of the position itself.

    No move is better than the position. If a single move can be as good, it is.
    """
    narrowed = {action: score.within(Score(score.low, position.high)) for action, score in scores.items()}
    candidates = [action for action, score in narrowed.items() if score.high >= position.low]
    if len(candidates) == 1:
        narrowed[candidates[0]] = narrowed[candidates[0]].within(position)
    return narrowed
