"""The page of a study: the result, the tables behind it, and interactive charts of the trials."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import isfinite
from pathlib import Path
from typing import Any

import numpy as np
from markupsafe import Markup
from matplotlib.figure import Figure

from tempo.lab.report.html_page import Section, facts, figure_html, folded, paragraph, table, write_page
from tempo.lab.report.result_tables import clock_warning, elo_text, percent_text
from tempo.lab.report.sprt_text import state_text
from tempo.lab.report.templates import render
from tempo.lab.statistics.pentanomial import estimate
from tempo.lab.tune.final_comparison import Values
from tempo.lab.tune.study.search_space import Parameter
from tempo.lab.tune.study.study import TrialResult
from tempo.lab.tune.study.study_plan import StudyPlan
from tempo.lab.tune.study.trial_estimates import completed_shares, normalized_values, projected_values, smoothed_values
from tempo.lab.tune.study.trials_plot import ticks, trend
from tempo.lab.tune.tune_report import (
    Comparison,
    FinalResults,
    best_first,
    clamped_starts,
    conclusion,
    player_of,
    source_text,
    value_text,
)

CAPTION = "A dot is a trial; the line is the mean of its neighbours; the diamond is the current profile."
SMOOTHED = "Smoothed: mean over the trials nearby, as a single trial is noisy. Smaller is better."


def write_tune_page(
    path: Path,
    plan: StudyPlan,
    trials: Sequence[TrialResult],
    weights: Mapping[str, float],
    results: FinalResults,
    drawing: Figure,
    made_by: str,
) -> None:
    """Write the page.

    path      the file
    plan      the study
    trials    all trials
    weights   importance of each parameter
    results   results of the finalists
    drawing   the figure of the trials, shown without JavaScript
    made_by   the command, for the page's footer
    """
    sections = [
        Section("", _headline_html(plan, results) + facts(_about(plan, trials))),
        *_result_sections(plan, results),
        Section("Trials", _chart_html(plan, trials, drawing), scripts=("chart.js",)),
        Section("The best trials", _trials_html(plan, trials)),
        Section("Parameters", _parameters_html(plan, results, weights)),
    ]
    write_page(path, f"Tuning {player_of(plan)}", sections, made_by)


# The result


def _headline_html(plan: StudyPlan, results: FinalResults) -> Markup:
    """Return the result, and a warning if too many games were forfeited."""
    warning = ""
    if results.match is not None:
        warning = clock_warning(sum(results.match.forfeits[0]), 2 * sum(results.counts()))
    return paragraph(headline(plan, results), "lead") + paragraph(warning, "warning")


def headline(plan: StudyPlan, results: FinalResults) -> str:
    """Return whether the chosen values beat the current profile, with intervals."""
    if results.sprt is not None and results.chosen is not None and any(counts := results.counts()):
        score, advice = estimate(counts), conclusion(plan, results.sprt, counts, results.chosen)
        figures = f"they score {percent_text(score)}, {elo_text(score)}, 95 % intervals of {sum(counts):,} pairs"
        return f"{advice[:1].upper()}{advice[1:]}. In a match of the chosen values against the profile, {figures}."
    if results.comparison is not None:
        gap = results.comparison.gap
        figures = f"{gap.mean:+.4f} ({gap.low:+.4f} to {gap.high:+.4f}, 95 %)".replace("-", "−")
        said = "less" if gap.high < 0 else "more" if gap.low > 0 else "neither clearly less nor clearly more"
        return (
            f"The chosen values give away {said}: {figures} a move against the current profile. No match was played."
        )
    return (
        "Not compared yet: the best of many noisy trials is mostly the luckiest. --fresh and --pairs compare it."
    )


def _about(plan: StudyPlan, trials: Sequence[TrialResult]) -> list[tuple[str, str]]:
    """Return the facts about the study."""
    pruned, seconds = sum(not trial.complete for trial in trials), sum(trial.seconds for trial in trials)
    clamped = [
        f"{name} is {value}, outside the range: trial 0 has {start}"
        for name, value, start in clamped_starts(plan)
    ]
    what = "points lost a game" if plan.objective == "match" else "value given away a move"
    games = "reference games" if plan.games else "pairs of games"
    entries = [
        ("Player", player_of(plan)),
        ("Fixed", ", ".join(f"{name}={value}" for name, value in plan.fixed.items())),
        ("Objective", f"{plan.objective}: {what}"),
        ("Trials", f"{len(trials):,}, {pruned:,} of them pruned; {seconds:,.0f} s of playing"),
        ("A trial", f"{games}: {len(plan.openings):,}; clock 1/{plan.scale:g}"),
        ("Study", f"{plan.path.name}, seed {plan.seed}"),
        *(("Note", text) for text in clamped),
    ]
    return [(name, text) for name, text in entries if text]


def _result_sections(plan: StudyPlan, results: FinalResults) -> list[Section]:
    """Return the tables behind the result, as far as there are any."""
    tables = [_match_html(plan, results), _comparison_html(results.comparison), _finalists_html(plan, results)]
    titles = ("The match", "On held-out games", "Finalists")
    return [Section(title, html) for title, html in zip(titles, tables, strict=True) if html]


def _match_html(plan: StudyPlan, results: FinalResults) -> Markup:
    """Return the final match of the chosen values against the current profile."""
    if results.match is None or results.sprt is None or not any(counts := results.counts()):
        return Markup()
    ((own, other),), sprt = results.match.forfeits, results.sprt
    score, (lower, upper) = estimate(counts), sprt.bounds()
    head = ("", "pairs", "score", "Elo", "0", "½", "1", "1½", "2", "own forfeits", "other forfeits")
    row = ["chosen values", f"{sum(counts):,}", percent_text(score), elo_text(score).removeprefix("Elo ")]
    note = f"At 1/{plan.scale:g} of the clock, 95 % intervals; 0 to 2: points of the chosen values in a pair of games."
    bounds = [f"{value:.2f}".replace("-", "−") for value in (sprt.llr(counts), lower, upper)]
    test = [state_text(sprt, counts), f"{sprt.elo0:g} to {sprt.elo1:g}", *bounds]
    tests = table(("result", "SPRT, Elo", "LLR", "rejected at", "accepted at"), [test])
    return table(head, [[*row, *map(str, counts), str(own), str(other)]], note) + tests


def _comparison_html(comparison: Comparison | None) -> Markup:
    """Return the comparison along held-out games."""
    if comparison is None:
        return Markup()
    names = ("current profile", "chosen values")
    rows = [
        [name, f"{regret:.4f}", f"{bank:.1f} s", f"{late:,}"]
        for name, regret, bank, late in zip(names, comparison.regrets, comparison.banks, comparison.late, strict=True)
    ]
    gap = f"{comparison.gap.mean:+.4f} ({comparison.gap.low:+.4f} to {comparison.gap.high:+.4f})".replace("-", "−")
    count = f"{comparison.games:,} games, {comparison.moves:,} moves"
    note = f"Along the same {count}. Difference a move, with 95 %: {gap}."
    return table(("", "regret", "bank left", "late moves"), rows, note)


def _finalists_html(plan: StudyPlan, results: FinalResults) -> Markup:
    """Return the finalists with their results on held-out games."""
    names = [parameter.name for parameter in plan.parameters]
    counts = results.matches.counts if results.matches is not None else [[]] * len(results.pick_finalists)
    rows = []
    for place, values in enumerate(results.pick_finalists):
        name = f"{place + 1}{', chosen' if values == results.chosen else ''}"
        came = [percent_text(estimate(counts[place])) if any(counts[place]) else "·", f"{sum(counts[place]):,}"]
        if results.matches is None:
            came = [f"{results.regrets[place]:.4f}" if results.games else "·", f"{results.games:,}"]
        rows.append([name, *(value_text(values[name]) for name in names), *came])
    what = ("score", "pairs") if results.matches is not None else ("regret", "games")
    return table(("", *names, *what), rows, _chosen_text(results.chosen)) if rows else Markup()


def _chosen_text(values: Values | None) -> str:
    """Return the chosen values as source."""
    return f"The chosen values in the source: {source_text(values)}" if values else ""


# The trials


def _chart_html(plan: StudyPlan, trials: Sequence[TrialResult], drawing: Figure) -> Markup:
    """Return the charts that a script draws, and the figure shown without it."""
    return render("chart.html", data=chart_data(plan, trials), drawing=figure_html(drawing, CAPTION))


def chart_data(plan: StudyPlan, trials: Sequence[TrialResult]) -> dict[str, Any]:
    """Return the data of `chart.js`, which documents the format."""
    values, weights = projected_values(trials), np.array(completed_shares(trials))
    where = normalized_values(plan.parameters, trials)
    entries = [
        {
            "number": trial.number,
            "places": [round(place, 4) for place in own],
            "texts": [value_text(trial.values[parameter.name]) for parameter in plan.parameters],
            "value": round(value, 6),
            "complete": trial.complete,
            "current": trial.number == 0,
        }
        for trial, value, own in zip(trials, values, where, strict=True)
    ]
    columns = np.array(where).T
    axes = [
        {"name": parameter.name, "ticks": ticks(parameter), "line": line(column, np.array(values), weights)}
        for parameter, column in zip(plan.parameters, columns, strict=True)
    ]
    return {"objective": plan.objective, "parameters": axes, "trials": entries}


def line(place: np.ndarray, values: np.ndarray, weights: np.ndarray) -> list[float | None]:
    """Return the smoothed line along the range; None where no trial is near."""
    return [round(float(value), 6) if isfinite(value) else None for value in trend(place, values, weights)]


def _trials_html(plan: StudyPlan, trials: Sequence[TrialResult]) -> Markup:
    """Return the trials with the best smoothed estimates, and a folded table of all."""
    estimates, values = smoothed_values(plan.parameters, trials), projected_values(trials)
    head = ("trial", *(parameter.name for parameter in plan.parameters), plan.objective, "smoothed", "seconds")
    rows = []
    for trial, value, estimated in zip(trials, values, estimates, strict=True):
        name = f"{trial.number}{', current profile' if trial.number == 0 else ''}{'' if trial.complete else ', pruned'}"
        own = [value_text(trial.values[parameter.name]) for parameter in plan.parameters]
        rows.append([name, *own, f"{value:.4f}", f"{estimated:.4f}", f"{trial.seconds:.1f}"])
    best = table(head, [rows[index] for index in best_first(trials, estimates)], SMOOTHED)
    return best + folded(f"All {len(trials):,} trials", table(head, rows))


def _parameters_html(plan: StudyPlan, results: FinalResults, weights: Mapping[str, float]) -> Markup:
    """Return the tuned parameters with range, values and importance."""
    base = plan.base()
    rows = []
    for parameter in plan.parameters:
        chosen = value_text(results.chosen[parameter.name]) if results.chosen else "·"
        share = f"{weights[parameter.name]:.0%}" if parameter.name in weights else "·"
        rows.append([parameter.name, _range_text(parameter), value_text(parameter.current_value(base)), chosen, share])
    note = "Importance: how much a parameter explains that a trial is in the best quarter."
    return table(("", "range", "current", "chosen", "importance"), rows, note)


def _range_text(parameter: Parameter) -> str:
    """Format the range or the choices of a parameter."""
    return " ".join(parameter.choices) or f"{parameter.low:g} to {parameter.high:g}"
