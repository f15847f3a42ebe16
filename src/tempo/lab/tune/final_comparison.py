"""Is what tuning found any better? Asked of games that no trial has seen.

The best of 150 noisy trials is above all the luckiest one. So trials are judged by a smoothed estimate, in which
neighbours speak for each other; those that come out best are compared on fresh games, led along them or, where
trials were matches, in matches against the profile as it stands; the best of these meets the profile on other fresh
games, and at last in a match at the scaled clock with a sequential test.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from functools import partial
from typing import Any, NamedTuple

from tempo.lab.jobs.executor import Executor
from tempo.lab.referee.game_adapter import adapter_of, longest
from tempo.lab.referee.game_data import PlayedGame
from tempo.lab.statistics.pentanomial import estimate, mean
from tempo.lab.statistics.sprt import Sprt
from tempo.lab.tournament.pairs import derive_seed
from tempo.lab.tournament.play_games import PATIENCE, Ending, play_all
from tempo.lab.tournament.standings import Standings
from tempo.lab.tune.reference_games import Opening, ReferenceGame
from tempo.lab.tune.regret import Candidate, SeatResult, regret
from tempo.lab.tune.search_space import Parameter
from tempo.lab.tune.study import StudyPlan, TrialResult, pairs_of
from tempo.lab.tune.trial_estimates import smoothed_values

DIGITS = 2  # what is proposed is rounded to so many

Values = dict[str, Any]


class HeldOutGames(NamedTuple):
    """What no trial has seen."""

    openings: Sequence[Opening]
    games: Sequence[ReferenceGame]  # that go on from these openings; none where trials are matches

    def validation(self) -> Sequence[ReferenceGame]:
        """A third, for the choice among the best."""
        return self.games[: len(self.games) // 3]

    def test(self) -> Sequence[ReferenceGame]:
        """The rest, for the one that is chosen."""
        return self.games[len(self.games) // 3 :]


def pick_finalists(parameters: Sequence[Parameter], trials: Sequence[TrialResult], count: int) -> list[Values]:
    """Rounded values of the trials that are best by the smoothed estimate, different ones."""
    order = sorted(zip(smoothed_values(parameters, trials), range(len(trials)), strict=True))
    found: list[Values] = []
    for _, index in order:
        values = {name: _round_value(value) for name, value in trials[index].values.items()}
        if trials[index].complete and values not in found:
            found.append(values)
    return found[:count]


def _round_value(value: Any) -> Any:
    return float(f"{value:.{DIGITS}g}") if isinstance(value, float) else value


# Along reference games


class _ReplayJob(NamedTuple):
    """One seat of one game, for one of several players."""

    candidate: Candidate
    number: int
    game: ReferenceGame
    seat: int


def _replay_job(seed: int, job: _ReplayJob) -> SeatResult:
    return job.candidate.replay(job.game, job.seat, derive_seed(seed, job.number, job.seat, 0))


def replay_players(
    plan: StudyPlan,
    players: Sequence[Candidate],
    games: Sequence[ReferenceGame],
    executor: Executor,
    tick: Callable[[], None],
) -> list[list[SeatResult]]:
    """All players along all games, by turns, so that whatever else the machine does disturbs all alike."""
    seats = [(number, game, seat) for number, game in enumerate(games) for seat in (0, 1)]
    jobs = [_ReplayJob(player, *seat) for seat in seats for player in players]
    results: dict[int, SeatResult] = {}
    run = executor.run(partial(_replay_job, plan.seed), jobs, prepare=plan.warm_up, tick=tick, lasting=True)
    with closing(run) as finished:
        for index, result in finished:
            results[index] = result
    return [[results[index] for index in range(which, len(jobs), len(players))] for which in range(len(players))]


def measure_regrets(
    plan: StudyPlan,
    some: Sequence[Values],
    games: Sequence[ReferenceGame],
    executor: Executor,
    tick: Callable[[], None],
) -> list[float]:
    """What each of them gives away on the same games."""
    candidates = [plan.candidate(one) for one in some]
    return [regret(results) for results in replay_players(plan, candidates, games, executor, tick)]


# In matches


class MatchResults(NamedTuple):
    """The matches of some against the profile as it stands, as far as they went."""

    counts: list[list[int]]  # pentanomial, from the side of each
    forfeits: list[list[int]]  # of each, and of the profile against it
    ending: Ending

    def scores(self) -> list[float]:
        """Of each, per game; before the first pair it is a half."""
        return [mean(counts) if any(counts) else 0.5 for counts in self.counts]


def _play_matches(
    plan: StudyPlan,
    some: Sequence[Values],
    openings: Sequence[Opening],
    executor: Executor,
    enough: Callable[[Sequence[int]], bool] = lambda counts: False,
    view: Callable[[list[list[int]]], str] = lambda counts: "finalists",
) -> MatchResults:
    """Each plays a pair of games from each opening, all advancing alike, until `enough` says so of the five counts."""
    tournament = pairs_of(plan, [plan.candidate(one) for one in some], openings)
    schedule = tournament.schedule()
    standings = Standings(schedule, enough)
    forfeits = [[0, 0] for _ in some]

    def seen(index: int, game: PlayedGame) -> None:
        standings.add(index, game)
        loser = game.forfeit()
        if loser is not None:
            forfeits[schedule[index].pairing][tournament.seats(schedule[index])[loser] == len(some)] += 1

    ending = play_all(
        tournament.play,
        schedule,
        executor,
        seen,
        prepare=tournament.prepare,
        limit=longest(tournament.config) + PATIENCE,
        lasting=True,
        enough=lambda: standings.decided,
        view=lambda: view(standings.in_order),
    )
    return MatchResults(standings.in_order, forfeits, ending)


def choose_by_matches(
    plan: StudyPlan, some: Sequence[Values], openings: Sequence[Opening], executor: Executor
) -> MatchResults:
    """So many pairs as there are openings are shared out among them; all begin with the same openings."""
    return _play_matches(plan, some, openings[: len(openings) // len(some)], executor)


def final_match(
    plan: StudyPlan, values: Values, seen: Sequence[Opening], pairs: int, sprt: Sprt, executor: Executor
) -> MatchResults:
    """Pairs of games, from openings that nobody has seen, until the test is decided or all are played."""
    used, adapter = set(seen), adapter_of(plan.game)
    drawn = adapter.draw_openings(len(used) + pairs, plan.config(), adapter.opening_plies, plan.seed)
    openings = [opening for opening in drawn if opening not in used][:pairs]

    def view(counts: list[list[int]]) -> str:
        if not any(counts[0]):
            return "match"
        return f"score {estimate(counts[0]).score:.1%}, LLR {sprt.llr(counts[0]):+.2f}"

    return _play_matches(plan, [values], openings, executor, lambda counts: sprt.state(counts) is not None, view)
