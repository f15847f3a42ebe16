"""The losing move of a lost game is named by the default limits, also where its own row does not decide it."""

from pathlib import Path
from time import perf_counter

import pytest
from config_support import connectx_config
from waiting import PATIENCE

from tempo.arena.adapter.exact import UNKNOWN, Score
from tempo.arena.jobs.executor import InProcessExecutor, LocalExecutor, results_in_order
from tempo.arena.records.episodes import Episode
from tempo.arena.records.read_games import read_games
from tempo.lab.review import annotate as annotating
from tempo.lab.review.annotate import SIMULATIONS, AnnotationLimits, actions_of, annotate, join_bounds
from tempo.lab.review.game_summary import explain_result, summarize_games
from tempo.lab.review.losing_move import undecided_plies
from tempo.lab.review.move_quality import AnnotatedMove, first_lost, last_lost
from tempo.lab.review.move_text import best_text
from tempo.lab.review.scoring import ScoreLimits, exact_of
from tempo.lab.tournament.match import match

LOST, WON = Score(-64, -1), Score(1, 64)
CONFIG = connectx_config(6, 7, 4)


def rows_of(*scores, actions=None, seats=None):
    """Return annotated moves of successive positions with these scores; every move is 0 unless said otherwise."""
    known, actions = [dict(row) for row in scores], actions or [0] * len(scores)
    seats = seats or [index % 2 for index in range(len(scores))]
    positions = join_bounds(known, actions, seats)
    return [
        AnnotatedMove(0, 20 + index, seats[index], seats[index], actions[index], known[index], {}, None, position)
        for index, position in enumerate(positions)
    ]


def test_a_lost_position_makes_the_next_one_won():
    """The mover of the first row is lost, and so is the other after its answer: that answer threw the win away."""
    before, answer = rows_of({0: LOST, 1: LOST}, {0: LOST, 1: UNKNOWN, 2: UNKNOWN})
    assert answer.position == WON and answer.best.value == 1 and answer.played.value == -1
    assert answer.keeps_value is False and answer.is_perfect is False and first_lost([before, answer], 1) is answer
    assert answer.best_actions == [] and answer.best_candidates == [1, 2]
    assert best_text(answer, CONFIG) == "one of 2, 3"


def test_a_position_bounds_its_moves_and_those_after_them():
    """Of two moves one loses, so the other wins; and the answer to a move is no better than the move was bad."""
    _, answer, after = rows_of({0: LOST}, {0: UNKNOWN, 1: LOST}, {0: UNKNOWN, 1: UNKNOWN})
    assert answer.played == WON and answer.best_actions == [0]
    assert after.best == LOST and {score.value for score in after.scores.values()} == {-1}


def test_a_late_result_reaches_the_first_row():
    first, *_ = rows_of({0: UNKNOWN}, {0: UNKNOWN}, {0: Score(3, 3)})
    assert first.played == Score(3, 3)


def test_nothing_is_joined_where_a_side_moves_twice():
    first, second = rows_of({0: UNKNOWN}, {0: Score(3, 3)}, seats=[0, 0])
    assert first.played == UNKNOWN and second.position == UNKNOWN


def test_only_the_positions_that_may_hide_the_losing_move_get_more_time():
    """From the end: lost for certain, not known, known to keep the draw; earlier ones do not matter."""
    rows = rows_of({0: UNKNOWN}, {0: Score(0, 0), 1: LOST}, {0: UNKNOWN, 1: UNKNOWN}, {0: LOST}, seats=[1, 1, 1, 1])
    assert undecided_plies(rows, 1) == (22,)
    assert undecided_plies(rows, 0) == ()


def test_the_losing_move_is_named_where_the_first_scores_leave_it_open(monkeypatch):
    """Without any time for the first scores, everything is found by the search for the losing move."""
    episode = read_games("1515151", None, "connectx", {"rows": 4, "columns": 5, "inarow": 4})
    nothing = lambda positions, limits, executor: [dict.fromkeys(range(5), UNKNOWN) for _ in positions]  # noqa: E731
    monkeypatch.setattr(annotating, "score_positions", nothing)
    limits = AnnotationLimits(ScoreLimits(0.1, 18), 0, PATIENCE)
    [summary] = summarize_games(episode, annotate(episode, InProcessExecutor(), limits), 1)
    assert "(draw → loss)" in explain_result(summary)
    unsearched = annotate(episode, InProcessExecutor(), limits._replace(loss_seconds=0))
    assert first_lost(unsearched, 1) is None


# ---- the champion's lost opponents ----


def true_losing_plies(job: tuple[tuple[int, ...], tuple[int, ...]]) -> list[int]:
    """Return the plies of a side's moves that lost a position that was not lost, by complete solving."""
    actions, plies = job
    exact, losing = exact_of(CONFIG), []
    for ply in sorted(plies, reverse=True):
        values = exact.outcomes(CONFIG, actions[:ply])
        if values[actions[ply]] == -1 < max(values.values()):
            losing.append(ply)
    return losing


@pytest.mark.slow
def test_losing_moves_of_a_hundred_games_against_the_champion(tmp_path):
    """Weaker players lose to the champion; each losing move by complete solving is named by a review with defaults."""
    record = Path(tmp_path / "games.jsonl")
    arguments = ["champion", "negamax", "openspiel:300", "level:5", "--sims", "3000", "--pairs", "25"]
    assert match([*arguments, "--record", str(record)]) == 0
    episode = read_games(str(record), None, None, {})
    lost = [game for game in episode.games if 0 in game["players"] and -1 in game["rewards"]]
    lost = [game for game in lost if game["players"][game["rewards"].index(-1)] != 0][:100]
    assert len(lost) == 100
    named, times = [], []
    for game in lost:
        single, seat = Episode(episode.names, episode.config, [game]), game["rewards"].index(-1)
        began = perf_counter()
        moves = annotate(single, LocalExecutor(), AnnotationLimits(ScoreLimits(annotating.SECONDS), SIMULATIONS))
        times.append(perf_counter() - began)
        first, last = first_lost(moves, seat), last_lost(moves, seat)
        named.append((None if first is None else first.ply, None if last is None else last.ply))
    seats = [game["rewards"].index(-1) for game in lost]
    jobs = [
        (tuple(actions_of(game)), tuple(move["step"] for move in game["moves"] if move["seat"] == seat))
        for game, seat in zip(lost, seats, strict=True)
    ]
    true = results_in_order(LocalExecutor(), true_losing_plies, jobs, "games solved", None)
    print(f"{sum(map(bool, true))} of {len(true)} games have a losing move; a review takes at most {max(times):.1f} s")
    for game, (first, last), losing in zip(lost, named, true, strict=True):
        assert last == max(losing, default=None), game["index"]
        assert first is None or first in losing, game["index"]
