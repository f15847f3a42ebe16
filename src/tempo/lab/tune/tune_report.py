"""The report of tuning on the terminal: trials, choice among the finalists, and the final match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from rich.table import Table

from tempo.arena.command_line.console import Console
from tempo.arena.records.progress_file import ProgressFile
from tempo.lab.report.result_tables import elo_text, print_clock_warning, print_line
from tempo.lab.report.sprt_text import sprt_line, state_text
from tempo.lab.statistics.pentanomial import Estimate, estimate
from tempo.lab.statistics.sprt import Sprt
from tempo.lab.tune.final_comparison import MatchResults, Values
from tempo.lab.tune.regret import Difference, SeatResult, difference
from tempo.lab.tune.study.study import TrialResult
from tempo.lab.tune.study.study_plan import StudyPlan
from tempo.lab.tune.study.trial_estimates import importances, smoothed_values
from tempo.search.player.clock import TimePlan

MOST_LISTED = 5  # trials in the table
MIN_TRIALS_FOR_IMPORTANCE = 8  # the best quarter has two


class FinalResults(NamedTuple):
    """Results of the finalists on held-out games; empty without any."""

    pick_finalists: Sequence[Values] = ()
    regrets: Sequence[float] = ()  # regret of each finalist, along reference games
    games: int = 0  # number of these games
    matches: MatchResults | None = None  # matches of the finalists, for the objective `match`
    chosen: Values | None = None
    comparison: Comparison | None = None  # the current profile and the chosen values
    sprt: Sprt | None = None
    match: MatchResults | None = None

    def counts(self) -> Sequence[int]:
        """Return the pentanomial counts of the final match; nothing without one."""
        return () if self.match is None else self.match.counts[0]


class Comparison(NamedTuple):
    """The current profile and the chosen values along the same games, in this order."""

    gap: Difference
    games: int
    moves: int
    regrets: list[float]
    banks: list[float]  # seconds left on average, at the competition's clock
    late: list[int]  # late moves


def print_trials(console: Console, plan: StudyPlan, trials: Sequence[TrialResult]) -> dict[str, float]:
    """Print the trials; return the importance of each parameter, if there are enough trials."""
    pruned, seconds = sum(not trial.complete for trial in trials), sum(trial.seconds for trial in trials)
    count = f"{len(plan.openings)} {'games' if plan.games else 'pairs'}"
    console.print(
        f"{len(trials)} trials, {pruned} pruned, {seconds:.0f} s of playing; {plan.path.name}, "
        f"seed {plan.seed}, {count}, clock 1/{plan.scale:g}"
    )
    for name, current, start in clamped_starts(plan):
        console.print(f"{name} is {current}, outside the searched range: trial 0 has {start}")
    console.print(_trials_table(plan, trials))
    weights = importances(plan.parameters, trials) if len(trials) >= MIN_TRIALS_FOR_IMPORTANCE else {}
    if weights:
        console.print("importance: " + ", ".join(f"{name} {share:.0%}" for name, share in weights.items()))
    return weights


def clamped_starts(plan: StudyPlan) -> list[tuple[str, Any, Any]]:
    """Return (name, profile's value, trial 0's value) of parameters whose profile value is out of range."""
    base, start = plan.base(), plan.start()
    stands = {parameter.name: parameter.current_value(base) for parameter in plan.parameters}
    return [(name, value, start[name]) for name, value in stands.items() if value != start[name]]


def _trials_table(plan: StudyPlan, trials: Sequence[TrialResult]) -> Table:
    """Return the trial of the current profile, and the trials with the best smoothed estimates."""
    names = [parameter.name for parameter in plan.parameters]
    table = Table(title=f"{player_of(plan)}: {plan.objective}", title_justify="left")
    for heading in ("trial", *names, plan.objective, "smoothed"):
        table.add_column(heading, justify="right")
    estimates = smoothed_values(plan.parameters, trials)
    for index in best_first(trials, estimates):
        trial = trials[index]
        values = map(value_text, trial.values.values())
        table.add_row(str(trial.number), *values, f"{trial.value:.4f}", f"{estimates[index]:.4f}")
    return table


def best_first(trials: Sequence[TrialResult], estimates: Sequence[float]) -> list[int]:
    """Return the indexes of the trials to list: that of the current profile, then the best complete ones."""
    order = sorted((index for index in range(len(trials)) if trials[index].complete), key=estimates.__getitem__)
    first = [index for index, trial in enumerate(trials) if trial.number == 0]
    return list(dict.fromkeys([*first, *order[:MOST_LISTED]]))


def value_text(value: Any) -> str:
    """Format a value of a parameter."""
    return f"{value:.3g}" if isinstance(value, float) else str(value)


def player_of(plan: StudyPlan) -> str:
    """Return game and profile."""
    return f"{plan.game}, {plan.profile}"


def print_regrets(console: Console, some: Sequence[Values], regrets: Sequence[float], games: int) -> None:
    """Print the choice among the finalists along reference games."""
    if not games:
        console.print("too few held-out games to choose among the finalists (--fresh 3 or more): taking the first one")
        return
    for values, value in zip(some, regrets, strict=True):
        console.print(f"on {games} fresh games: regret {value:.4f} of {source_text(values)}")


def print_scores(console: Console, some: Sequence[Values], matches: MatchResults) -> None:
    """Print the choice among the finalists in matches."""
    for values, counts in zip(some, matches.counts, strict=True):
        if any(counts):
            score = interval(estimate(counts))
            console.print(f"on {sum(counts)} fresh pairs: score {score} of {source_text(values)}")


def compare_players(plan: StudyPlan, current: list[SeatResult], best: list[SeatResult]) -> Comparison:
    """Return the comparison of the current profile with the chosen values along the same games."""
    moves, seats, both = sum(result.moves for result in current), len(current), (current, best)
    return Comparison(
        gap=difference(current, best),
        games=seats // 2,
        moves=moves,
        regrets=[sum(result.loss for result in results) / moves for results in both],
        banks=[sum(result.bank for result in results) / seats * plan.scale for results in both],
        late=[sum(result.late for result in results) for results in both],
    )


def print_difference(console: Console, comparison: Comparison) -> None:
    """Print the comparison."""
    gap, given, banks, late = comparison.gap, comparison.regrets, comparison.banks, comparison.late
    console.print(
        f"on {comparison.games} held-out games ({comparison.moves} moves): regret {given[1]:.4f} of the chosen values, "
        f"{given[0]:.4f} of the current profile; difference {gap.mean:+.4f} ({gap.low:+.4f} to {gap.high:+.4f})\n"
        f"bank left: {banks[1]:.1f} s and {banks[0]:.1f} s; late: {late[1]} and {late[0]} moves"
    )


def print_match(console: Console, plan: StudyPlan, match: MatchResults, sprt: Sprt, values: Values) -> None:
    """Print the final match, and the line for the source or that the profile stays.

    console  prints the lines
    plan     the study
    match    the match
    sprt     its sequential test
    values   the chosen values
    """
    (counts,), ((own, other),) = match.counts, match.forfeits
    if not any(counts):
        return
    score = estimate(counts)
    console.print(
        f"match at 1/{plan.scale:g} of the clock, {sum(counts)} pairs {counts}: {interval(score)}, "
        f"{elo_text(score)}; forfeits {own} and {other}; "
        f"{sprt_line(sprt, counts)}"
    )
    print_clock_warning(console, own + other, 2 * sum(counts))
    console.print(conclusion(plan, sprt, counts, values))


def conclude(console: Console, kept: ProgressFile, code: int) -> int:
    """Note that all is done, or print the command that resumes the run; return the exit code."""
    if code:
        print_line(console, f"to resume: {kept.run.command}", "dim")
    else:
        kept.end()
    return code


def conclusion(plan: StudyPlan, sprt: Sprt, counts: Sequence[int], values: Values) -> str:
    """Return what to do about the profile."""
    if sprt.state(counts) == "accepted":
        return f"put into the profile {plan.profile}: {source_text(values)}"
    return f"keep the profile {plan.profile}: {state_text(sprt, counts)}"


def interval(score: Estimate) -> str:
    """Format a score with its interval."""
    return f"{score.score:.1%} ({score.low:.1%} to {score.high:.1%})"


def source_text(values: Values) -> str:
    """Format values as they are written in the source."""
    parts: dict[str, list[str]] = {}
    for name, value in values.items():
        holder = "plan=TimePlan" if name in TimePlan._fields else "options=SearchOptions"
        parts.setdefault(holder, []).append(f"{name}={value!r}")
    return ", ".join(f"{holder}({', '.join(own)})" for holder, own in parts.items())
