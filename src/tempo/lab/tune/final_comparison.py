"""Final comparison: are the best trials better than the current profile on games that no trial has seen?

The best of 150 noisy trials is mostly the luckiest one. So trials are ranked by a smoothed estimate, in which
neighbours support each other. The finalists are compared on held-out games: along reference games, or in matches
against the current profile where trials were matches. The best finalist then meets the profile on other held-out games,
and at last in a match at the scaled clock with a sequential test.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

from tempo.arena.adapter.game_adapter import adapter_of
from tempo.arena.adapter.game_types import PlayedGame
from tempo.arena.jobs.executor import Executor, results_in_order
from tempo.lab.statistics.pentanomial import estimate, mean
from tempo.lab.statistics.sprt import Sprt
from tempo.lab.tournament.pairs import derive_seed
from tempo.lab.tournament.play_games import SessionEnd, play_tournament
from tempo.lab.tournament.standings import Standings
from tempo.lab.tune.reference_games import Opening, ReferenceGame
from tempo.lab.tune.regret import Candidate, SeatResult
from tempo.lab.tune.study.search_space import Parameter
from tempo.lab.tune.study.study import TrialResult
from tempo.lab.tune.study.study_plan import StudyPlan
from tempo.lab.tune.study.trial_estimates import smoothed_values

DIGITS = 2  # significant digits of proposed values

Values = dict[str, Any]


class HeldOutGames(NamedTuple):
    """Games that no trial has seen."""

    openings: Sequence[Opening]
    games: Sequence[ReferenceGame]  # reference games from these openings; empty if trials are matches

    def validation(self) -> Sequence[ReferenceGame]:
        """Return the first third, to choose among the finalists."""
        return self.games[: len(self.games) // 3]

    def test(self) -> Sequence[ReferenceGame]:
        """Return the rest, to compare the chosen values with the current profile."""
        return self.games[len(self.games) // 3 :]


def pick_finalists(parameters: Sequence[Parameter], trials: Sequence[TrialResult], count: int) -> list[Values]:
    """Return the rounded values of the complete trials with the best smoothed estimates, without duplicates."""
    order = sorted(zip(smoothed_values(parameters, trials), range(len(trials)), strict=True))
    finalists: list[Values] = []
    for _, index in order:
        values = {name: _round_value(value) for name, value in trials[index].values.items()}
        if trials[index].complete and values not in finalists:
            finalists.append(values)
    return finalists[:count]


def _round_value(value: Any) -> Any:
    """Round a number to the digits that are proposed for the source."""
    return float(f"{value:.{DIGITS}g}") if isinstance(value, float) else value


# Along reference games


def _replay(seed: int, job: tuple[Candidate, int, int, ReferenceGame]) -> SeatResult:
    """Replay one seat of one reference game, for one candidate."""
    candidate, number, seat, game = job
    return candidate.replay(game, seat, derive_seed(seed, number, seat, 0))


def replay_values(
    plan: StudyPlan, some: Sequence[Values], games: Sequence[ReferenceGame], executor: Executor
) -> list[list[SeatResult]]:
    """Replay each set of values along all games, interleaved, so that other load on the machine affects all alike."""
    candidates = [plan.candidate(values) for values in some]
    seats = [(number, seat, game) for number, game in enumerate(games) for seat in (0, 1)]
    jobs = [(candidate, *seat) for seat in seats for candidate in candidates]
    results = results_in_order(executor, partial(_replay, plan.seed), jobs, "held-out games", plan.warm_up)
    return [results[which :: len(some)] for which in range(len(some))]


# In matches


class MatchResults(NamedTuple):
    """Matches of candidates against the current profile, as far as they were played."""

    counts: list[list[int]]  # pentanomial counts of each candidate
    forfeits: list[list[int]]  # forfeits of each candidate, and of the profile against it
    ending: SessionEnd

    def scores(self) -> list[float]:
        """Return each candidate's score per game; 0.5 before the first pair."""
        return [mean(counts) if any(counts) else 0.5 for counts in self.counts]


def play_matches(
    plan: StudyPlan,
    some: Sequence[Values],
    openings: Sequence[Opening],
    executor: Executor,
    enough: Callable[[Sequence[int]], bool] = lambda counts: False,
    view: Callable[[list[list[int]]], str] = lambda counts: "finalists",
    counted: Callable[[int], None] = lambda games: None,
) -> MatchResults:
    """Play a pair of games from each opening for each candidate, all advancing alike.

    plan      the study
    some      values of the candidates
    openings  openings of the pairs
    executor  runs the games
    enough    stops the match, given the five pentanomial counts of a candidate
    view      text of the progress bar, given the counts of all candidates
    counted   takes the number of games so far, after each
    """
    tournament = plan.pairs_against_profile([plan.candidate(values) for values in some], openings)
    schedule = tournament.schedule()
    standings = Standings(schedule, enough)
    forfeits = [[0, 0] for _ in some]

    def seen(index: int, game: PlayedGame) -> None:
        loser = game.forfeit()
        if loser is not None:
            forfeits[schedule[index].pairing][tournament.seats(schedule[index])[loser] == len(some)] += 1
        counted(standings.games)

    ending = play_tournament(tournament, standings, executor, seen, lambda: view(standings.in_order))
    return MatchResults(standings.in_order, forfeits, ending)


def final_match(
    plan: StudyPlan,
    values: Values,
    seen: Sequence[Opening],
    pairs: int,
    sprt: Sprt,
    executor: Executor,
    counted: Callable[[int], None] = lambda games: None,
) -> MatchResults:
    """Play pairs of games from unseen openings until the test is decided or all pairs are played.

    plan      the study
    values    the chosen values
    seen      openings that earlier games have used
    pairs     the most pairs to play
    sprt      the sequential test
    executor  runs the games
    counted   takes the number of games so far, after each
    """
    used, adapter, config = set(seen), adapter_of(plan.game), plan.config()
    drawn = adapter.draw_openings(len(used) + pairs, config, adapter.usual_plies(config), plan.seed)
    openings = [opening for opening in drawn if opening not in used][:pairs]

    def view(counts: list[list[int]]) -> str:
        if not any(counts[0]):
            return "match"
        return f"score {estimate(counts[0]).score:.1%}, LLR {sprt.llr(counts[0]):+.2f}"

    def enough(counts: Sequence[int]) -> bool:
        return sprt.state(counts) is not None

    return play_matches(plan, [values], openings, executor, enough, view, counted)
