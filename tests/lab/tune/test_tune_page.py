"""The page of a study: its tables, its interactive charts, and no use of the network."""

import json
import re

import numpy as np
import pytest
from matplotlib.figure import Figure
from report_support import Page, in_the_browser
from tune_support import new_plan

from tempo.lab.report.board_assets import read_assets
from tempo.lab.statistics.pentanomial import estimate
from tempo.lab.statistics.sprt import Sprt
from tempo.lab.tournament.play_games import SessionEnd
from tempo.lab.tune.final_comparison import MatchResults
from tempo.lab.tune.study.study import TrialResult
from tempo.lab.tune.study.trials_plot import trend, trials_figure
from tempo.lab.tune.tune_page import chart_data, headline, write_tune_page
from tempo.lab.tune.tune_report import Comparison, Difference, FinalResults

CHOSEN = {"cap": 15.0, "share": 0.5}
PRUNED = TrialResult(3, {"cap": 1.0, "share": 2.0}, [0.9], 0.9, False, 1.0)
TRIALS = [
    TrialResult(n, {"cap": 5.0 + n, "share": n / 4}, [0.1, 0.3 - 0.1 * n], 0.3 - 0.1 * n, True, 2.0) for n in range(3)
]
TRIALS += [PRUNED]
WEIGHTS = {"cap": 0.25, "share": 0.75}
COUNTS = [1, 0, 4, 0, 15]


@pytest.fixture(scope="module")
def plan(tmp_path_factory):
    return new_plan(tmp_path_factory.mktemp("study"))


def final_results(counts=COUNTS, forfeits=(0, 1)):
    """Results with a match, if there are counts."""
    comparison = Comparison(Difference(-0.01, -0.02, -0.001), 4, 99, [0.05, 0.04], [1.0, 2.0], [0, 3])
    match = MatchResults([counts], [list(forfeits)], SessionEnd(1.0)) if counts else None
    return FinalResults([CHOSEN], [0.02], 2, None, CHOSEN, comparison, Sprt(0, 10), match)


def written_page(plan, found, figure):
    path = plan.path.with_name("page.html")
    write_tune_page(path, plan, TRIALS, WEIGHTS, found, figure, "us")
    return path.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def text(plan):
    """The page with its figure."""
    return written_page(plan, final_results(), trials_figure(plan.parameters, TRIALS, WEIGHTS, "bowl"))


def test_the_result_comes_first_with_its_interval(plan, text):
    score, elo = estimate(COUNTS), estimate(COUNTS).elo()
    body = text[text.index("<h1>") :]
    lead = body[body.index('class="lead"') : body.index("<dl")]
    assert lead.index("profile classic") < lead.index(f"{100 * score.score:.1f} % ({100 * score.low:.1f} to ")
    assert f"Elo {elo.score:+.0f} ({elo.low:+.0f} to " in lead and "20 pairs" in lead and "warning" not in lead
    assert "forfeited" in written_page(plan, final_results(forfeits=(5, 1)), Figure())


def test_without_a_match_the_held_out_games_give_the_result(plan):
    expected = "The chosen values give away less: −0.0100 (−0.0200 to −0.0010, 95 %)"
    assert headline(plan, final_results(None)).startswith(expected)
    assert headline(plan, FinalResults()).startswith("Not compared yet")


def test_tables_hold_the_results(text):
    page = Page(text)
    assert page.table("", "pairs")[0][4:] == [*map(str, COUNTS), "0", "1"]
    assert page.table("", "regret") == [
        ["current profile", "0.0500", "1.0 s", "0"],
        ["chosen values", "0.0400", "2.0 s", "3"],
    ]
    assert page.table("", "cap", "share") == [["1, chosen", "15", "0.5", "0.0200", "2"]]
    assert [row[0] for row in page.table("", "range")] == ["cap", "share"]
    best, everything = [table for table in page.tables if table[0][0] == "trial"]
    assert [row[0] for row in best[1:]] == ["0, current profile", "2", "1"]
    assert [row[0] for row in everything[1:]] == ["0, current profile", "1", "2", "3, pruned"]
    assert not [row for table in page.tables for row in table if "│" in "".join(row)], "no terminal table on the page"


def test_the_page_uses_no_network_and_works_without_a_script(text):
    page = Page(text)
    assert not re.search(r"https?:(?!//www.w3.org/2000/svg)|\bsrc\s*=|@import|<link|fetch\(|XMLHttp|url\((?!#)", text)
    assert not [name for name, _ in page.attributes if name.startswith("on") or name == "src"]
    assert len(page.ids) == len(set(page.ids)) and len(page.scripts) == 2
    study = text[text.index('<div class="study">') :]
    assert study.index("<noscript>") < study.index("<figure>") < study.index('class="interactive"')
    assert "aria-live" in study and ".study .interactive, .study.live figure { display: none; }" in text


def test_the_charts_get_all_trials(plan):
    data = chart_data(plan, TRIALS)
    assert [one["name"] for one in data["parameters"]] == ["cap", "share"]
    assert [len(one["line"]) for one in data["parameters"]] == [101, 101]
    assert data["trials"][0]["current"] and not data["trials"][1]["current"]
    assert [one["complete"] for one in data["trials"]] == [True, True, True, False]
    assert data["trials"][3]["places"] == [0.05, 1.0] and data["trials"][3]["texts"] == ["1", "2"]
    json.dumps(data, allow_nan=False)


def test_there_is_no_line_where_no_trial_is_near():
    """The line must not fall to 0, the best value, where no trial is near."""
    line = trend(np.array([0.0, 0.1]), np.array([0.5, 0.7]), np.array([1.0, 1.0]))
    assert 0.5 < line[5] < 0.7 and np.isnan(line[60:]).all() and not np.isnan(line[:20]).any()


SETTINGS = "{ best: 1, brushes: [null, null, null] }"


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("scaleTicks(0.04, 0.11)", [0.04, 0.06, 0.08, 0.1]),
        ("scaleTicks(2, 2)", [2]),
        ("ranksOf([{ value: 3 }, { value: 1 }, { value: 1 }])", [1, 0, 0]),
        ("neighbour(study.trials, [0, 1, 2, 3], 0, (one) => one.places[0], 1)", 1),
        ("neighbour(study.trials, [0, 1, 2, 3], 3, (one) => one.places[0], -1)", 3),
        ("neighbour(study.trials, [0, 2], null, (one) => one.value, 1)", 2),
        ("neighbour(study.trials, [], null, (one) => one.value, 1)", None),
        (f"shownTrials(study, ranks, {SETTINGS})", [0, 1, 2, 3]),
        (f"shownTrials(study, ranks, {{ ...{SETTINGS}, best: 0.5 }})", [1, 2]),
        (f"shownTrials(study, ranks, {{ ...{SETTINGS}, brushes: [[0.24, 0.32], null, null] }})", [0, 1]),
        (f"shownTrials(study, ranks, {{ ...{SETTINGS}, brushes: [null, null, [0, 0.1]] }})", [2]),
        ("nearest([[0, 0], [9, 0]], [0, 1], 6, 1)", 1),
        ("nearest([[0, 0], [9, 0]], [0], 6, 1)", 0),
        ("nearest([[0, 0], [9, 0]], [0, 1], 600, 1)", None),
        ("nearestRoute([[[0, 0], [100, 50]], [[100, 0], [0, 50]]], [0, 1], 75, 40)", 0),
        ("nearestRoute([[[0, 0], [100, 50]], [[100, 0], [0, 50]]], [0, 1], 1, 60)", 1),
        ("routeOf([null, 4, 5, null, 6], (place) => 8 * place, (value) => value)", "M2 4L4 5M8 6"),
        ("trialText(study, study.trials[3])", "Trial 3: bowl 0.9000, pruned · cap 1 · share 2"),
    ],
)
def test_functions_of_the_charts(plan, line, expected):
    """Run by node where it is installed."""
    data = chart_data(plan, TRIALS)
    low = min(trial["value"] for trial in data["trials"])
    data["trials"][3]["value"] = 0.9
    study = f"const study = {json.dumps(data)}, ranks = ranksOf(study.trials);"
    study += f"study.result = (value) => (value - {low}) / (0.9 - {low});"
    assert in_the_browser(f"{read_assets('chart.js')}\n{study}", f"{line} ?? null") == expected
