"""What tuning tells: the trials, the choice among the best of them, and the match at the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

from tempo.lab.report.tables import elo_text, print_clock_warning
from tempo.lab.statistics.pentanomial import Estimate, estimate
from tempo.lab.statistics.sprt import Sprt
from tempo.lab.tune.final_comparison import Met, Values
from tempo.lab.tune.regret import Difference, Led, difference
from tempo.lab.tune.study import StudyPlan, Tried
from tempo.lab.tune.trial_estimates import importances, smoothed
from tempo.search.clock import TimePlan

BEST_TOLD = 5  # trials in the table
ENOUGH_TO_COMPARE = 8  # trials, the best quarter of which are two


class Judged(NamedTuple):
    """What came of the best trials in games that no trial has seen; empty where there were none."""

    finalists: Sequence[Values] = ()
    regrets: Sequence[float] = ()  # of each of them, where they were led along games
    games: int = 0  # so many
    met: Met | None = None  # where they played matches
    chosen: Values | None = None
    compared: Compared | None = None  # the chosen one and the profile as it stands
    sprt: Sprt | None = None
    match: Met | None = None


class Compared(NamedTuple):
    """Two players along the same games: the profile as it stands, and the one that was chosen."""

    gap: Difference
    games: int
    moves: int
    regrets: list[float]
    banks: list[float]  # seconds left on average, at the competition's clock
    late: list[int]  # moves


def tell_trials(console: Console, plan: StudyPlan, trials: Sequence[Tried]) -> dict[str, float]:
    """What was tried and what came of it; the importance of each parameter, if there are trials enough for that."""
    given_up, seconds = sum(not one.whole for one in trials), sum(one.seconds for one in trials)
    count = f"{len(plan.openings)} {'games' if plan.games else 'pairs'}"
    console.print(
        f"{len(trials)} trials, {given_up} given up early, {seconds:.0f} s of playing; {plan.path.name}, "
        f"seed {plan.seed}, {count}, clock 1/{plan.scale:g}"
    )
    for name, standing, start in moved_starts(plan):
        console.print(f"{name} stands at {standing}, out of the range that is searched: trial 0 has {start}")
    console.print(trials_table(plan, trials))
    weights = importances(plan.parameters, trials) if len(trials) >= ENOUGH_TO_COMPARE else {}
    if weights:
        console.print("importance: " + ", ".join(f"{name} {share:.0%}" for name, share in weights.items()))
    return weights


def moved_starts(plan: StudyPlan) -> list[tuple[str, Any, Any]]:
    """Where trial 0 cannot be the profile as it stands: the parameter, where it stands, and what trial 0 has."""
    base, start = plan.base(), plan.start()
    stands = {one.name: one.standing(base) for one in plan.parameters}
    return [(name, value, start[name]) for name, value in stands.items() if value != start[name]]


def trials_table(plan: StudyPlan, trials: Sequence[Tried]) -> Table:
    """The trial that is the profile as it stands, and those that are best by the smoothed estimate."""
    names = [parameter.name for parameter in plan.parameters]
    table = Table(title=f"{player_of(plan)}: {plan.objective}", title_justify="left")
    for heading in ("trial", *names, plan.objective, "smoothed"):
        table.add_column(heading, justify="right")
    estimates = smoothed(plan.parameters, trials)
    order = sorted((index for index in range(len(trials)) if trials[index].whole), key=estimates.__getitem__)
    first = [index for index, one in enumerate(trials) if one.number == 0 or one.values == plan.start()]
    for index in [*first[:1], *order[:BEST_TOLD]]:
        one = trials[index]
        values = [f"{value:.3g}" if isinstance(value, float) else str(value) for value in one.values.values()]
        table.add_row(str(one.number), *values, f"{one.value:.4f}", f"{estimates[index]:.4f}")
    return table


def player_of(plan: StudyPlan) -> str:
    return f"{plan.game}, {plan.profile}"


def tell_regrets(console: Console, some: Sequence[Values], regrets: Sequence[float], games: int) -> None:
    """The choice among the finalists along reference games."""
    if not games:
        console.print("too few fresh games to choose among the finalists (--fresh 3 or more): the first one is taken")
        return
    for one, value in zip(some, regrets, strict=True):
        console.print(f"on {games} fresh games: regret {value:.4f} of {written(one)}")


def tell_scores(console: Console, some: Sequence[Values], met: Met) -> None:
    """The choice among the finalists in matches."""
    for one, counts in zip(some, met.counts, strict=True):
        if any(counts):
            score = interval(estimate(counts))
            console.print(f"on {sum(counts)} fresh pairs: score {score} of {written(one)}")


def compare(plan: StudyPlan, standing: list[Led], best: list[Led]) -> Compared:
    """The one that was chosen, and the profile as it stands, along the same games."""
    moves, seats, both = sum(one.moves for one in standing), len(standing), (standing, best)
    return Compared(
        gap=difference(standing, best),
        games=seats // 2,
        moves=moves,
        regrets=[sum(one.loss for one in led) / moves for led in both],
        banks=[sum(one.bank for one in led) / seats * plan.scale for led in both],
        late=[sum(one.late for one in led) for led in both],
    )


def tell_difference(console: Console, found: Compared) -> None:
    gap, given, banks, late = found.gap, found.regrets, found.banks, found.late
    console.print(
        f"on {found.games} held-out games ({found.moves} moves): regret {given[1]:.4f} of the best, {given[0]:.4f} of "
        f"the profile as it stands; difference {gap.mean:+.4f} ({gap.low:+.4f} to {gap.high:+.4f})\n"
        f"bank left: {banks[1]:.1f} s and {banks[0]:.1f} s; late: {late[1]} and {late[0]} moves"
    )


def tell_match(console: Console, plan: StudyPlan, match: Met, sprt: Sprt, values: Values) -> None:
    """The match, and the line for the source or the statement that the profile stands."""
    (counts,), ((own, other),) = match.counts, match.forfeits
    if not any(counts):
        return
    score = estimate(counts)
    console.print(
        f"match at 1/{plan.scale:g} of the clock, {sum(counts)} pairs {counts}: {interval(score)}, "
        f"{elo_text(score)}; forfeits {own} and {other}; "
        f"SPRT [{sprt.elo0:g}, {sprt.elo1:g}]: LLR {sprt.llr(counts):+.2f}, {verdict_of(sprt, counts)}"
    )
    print_clock_warning(console, own + other, 2 * sum(counts))
    console.print(conclusion(plan, sprt, counts, values))


def verdict_of(sprt: Sprt, counts: Sequence[int]) -> str:
    return sprt.verdict(counts) or "inconclusive"


def conclusion(plan: StudyPlan, sprt: Sprt, counts: Sequence[int], values: Values) -> str:
    """What to do about the profile."""
    if sprt.verdict(counts) == "accepted":
        return f"put into the profile {plan.profile}: {written(values)}"
    return f"the profile {plan.profile} stands as it is: the gain is {verdict_of(sprt, counts)}"


def interval(score: Estimate) -> str:
    return f"{score.score:.1%} ({score.low:.1%} to {score.high:.1%})"


def written(values: Values) -> str:
    """As it is written in the source."""
    parts: dict[str, list[str]] = {}
    for name, value in values.items():
        holder = "plan=TimePlan" if name in TimePlan._fields else "options=SearchOptions"
        parts.setdefault(holder, []).append(f"{name}={value!r}")
    return ", ".join(f"{holder}({', '.join(own)})" for holder, own in parts.items())
