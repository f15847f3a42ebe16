"""Tuning: the search space, the study, and estimates from its trials."""
import csv
from math import inf

import pytest
from tune_support import CAP, STANDARD, BowlPlan, import_storage, made, new_plan, win_for

from tempo.arena.adapter.game_adapter import games
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.jobs.executor import LocalExecutor
from tempo.arena.jobs.pool import WorkerFailed
from tempo.arena.players.profile_agents import override, scaled
from tempo.games.connectx.profiles import CLASSIC
from tempo.lab.tune.study import study, study_plan
from tempo.lab.tune.study.search_space import Parameter, all_parameters, read_parameters
from tempo.lab.tune.study.study import (
    Step,
    TrialResult,
    in_child_process,
    load_trials,
    make_trials,
    start_study,
)
from tempo.lab.tune.study.study_plan import StudyPlan
from tempo.lab.tune.study.trial_estimates import importances
from tempo.lab.tune.study.trials_csv import write_trials
from tempo.lab.tune.tune_report import clamped_starts
from tempo.search.options import SearchOptions
from tempo.search.player.clock import TimePlan


@pytest.fixture
def plan(tmp_path) -> BowlPlan:
    return new_plan(tmp_path)


@pytest.fixture
def stored(tmp_path) -> BowlPlan:
    """Return a plan whose study is a file, for several processes."""
    import_storage()
    return new_plan(tmp_path, "s.db")


@pytest.fixture(scope="module")
def finished(tmp_path_factory) -> tuple[StudyPlan, list[TrialResult]]:
    """A study of 40 trials."""
    plan = new_plan(tmp_path_factory.mktemp("study"))
    return plan, made(plan, 40)


# The space


@pytest.mark.parametrize("game", games())
def test_every_option_can_be_tuned(game):
    assert set(all_parameters(game)) == {*TimePlan._fields, *SearchOptions._fields}


def test_ranges_and_choices_are_those_of_the_options():
    known = all_parameters("connectx")
    assert known["cap"] == Parameter("cap", 0.0, 20.0)
    assert known["exploration_growth"] == Parameter("exploration_growth", -0.5, 0.5)
    assert known["nodes"] == Parameter("nodes", 1_000, 30_000_000, integer=True)
    assert known["proofs"].choices == ("False", "True") and known["choose"].choices == ("value", "visits", "bound")
    assert known["playout"].choices == ("uniform", "decisive")
    assert all_parameters("gomoku")["playout"].choices == ("uniform", "rules", "weighted")


def test_parameters_are_parsed():
    cap, share = read_parameters(["cap=0..3", "share"], "othello")
    assert (cap, share) == (Parameter("cap", 0.0, 3.0), Parameter("share", 0.0, 4.0))
    for text, complaint in (
        ("speed", "no parameter 'speed'"),
        ("cap=3", "cap=0..20"),
        ("cap=5..1", "cap=0..20"),
        ("cap=0..inf", "from 0 to 20"),
        ("choose=0..1", "numbers only"),
    ):
        with pytest.raises(BadInput, match=complaint):
            read_parameters([text], "othello")
    with pytest.raises(BadInput, match="twice"):
        read_parameters(["cap", "cap=0..3"], "othello")


def test_trial_0_starts_at_the_profile_or_the_nearest_bound(plan):
    known = all_parameters("connectx")
    assert known["exploration"].start(CLASSIC) == 1.0 and known["proofs"].start(CLASSIC) == "False"
    assert known["first_play"].start(CLASSIC) == 2.0  # a sampler needs a finite value: the nearest bound
    assert known["cap"].normalize(5.0) == 0.25 and known["choose"].normalize("bound") == 1.0
    assert clamped_starts(plan._replace(parameters=[CAP, known["first_play"]])) == [("first_play", inf, 2.0)]


def test_only_seconds_scale_with_the_clock(plan):
    assert scaled(CLASSIC, 40.0) == {"cap": "0.125", "tie": "0.002", "reserve": "0.0", "least_margin": "0.00125"}
    tried_out = plan.candidate({"cap": 10.0, "share": 2.0})
    profile = override(CLASSIC, tried_out.overrides, "connectx")
    assert profile.plan == TimePlan(cap=0.25, share=2.0, tie=0.002, least_margin=0.00125)
    assert profile.options == SearchOptions(nodes=1000)
    assert tried_out.config == MatchConfig("connectx", STANDARD.shape, act_timeout=0.05, bank=1.5, scale=40.0)
    assert override(CLASSIC, plan.candidate({}).overrides, "connectx").plan.cap == 0.125


# The study


def test_the_sampler_finds_the_minimum_and_the_profile_comes_first(finished):
    _, trials = finished
    assert [one.number for one in trials] == list(range(40))
    assert trials[0].values == {"cap": 5.0, "share": 1.0} and trials[0].value == pytest.approx(0.2525)
    best = min((one for one in trials if one.complete), key=lambda one: one.value)
    assert best.value < 0.01 and best.values["share"] == pytest.approx(0.5, abs=0.1)


def test_the_same_seed_tries_the_same_values(finished, plan):
    same, other = made(plan, 4), made(new_plan(plan.path / "other")._replace(seed=2), 4)
    assert [one.values for one in same] == [one.values for one in finished[1][:4]]
    assert same[0].values == other[0].values and same[1].values != other[1].values


def test_half_of_the_trials_are_pruned_at_each_point(finished):
    """A trial has three steps of two games; it may be pruned after the first and the second."""
    _, trials = finished
    lengths = [len(one.steps) for one in trials]
    assert set(lengths) == {1, 2, 3}
    assert all(one.complete == (len(one.steps) == 3) for one in trials)
    assert lengths[: study.MIN_TRIALS_TO_PRUNE] == [3] * study.MIN_TRIALS_TO_PRUNE
    assert min(trials, key=lambda one: one.value).complete


def test_a_study_continues_and_two_processes_share_it(stored):
    assert [one.number for one in made(stored, 3)] == list(range(3))
    assert len(made(stored, 6, workers=2)) == 3
    assert made(stored, 6) == []
    trials = in_child_process(load_trials, stored)
    assert [one.number for one in trials] == list(range(6))
    assert len({tuple(one.values.values()) for one in trials}) == 6  # no two trials have the same values


def test_two_commands_on_one_study_stop_when_it_is_complete(stored):
    one = make_trials(stored, 4, LocalExecutor(1), lambda: None)
    assert next(one).number == 0
    other = made(stored, 4)
    assert len([*one, *other]) in (3, 4)  # each may have started its last trial before the other reported its own
    assert len(load_trials(stored)) in (4, 5)


def test_killed_trials_cost_only_themselves_and_the_profile_is_tried_again(stored):
    for count in (2, 4):
        stored.killer().touch()
        with pytest.raises(WorkerFailed):
            made(stored, count, workers=1)
        stored.killer().unlink()
        assert len(made(stored, count)) == 2
    first, *others = load_trials(stored)
    assert first.values == stored.start() and first.number == 0 and first.complete
    assert [trial.number for trial in others] == [3, 6, 7]  # two processes were killed each time


def test_the_profile_is_tried_though_its_process_is_killed_once(stored):
    stored.killer().write_text("once")
    assert len(made(stored, 2, workers=1)) == 2
    assert load_trials(stored)[0].values == stored.start()


def test_a_study_with_other_conditions_is_refused(plan):
    made(plan, 1)
    changes = {
        "scale": {"scale": 20.0},
        "parameters": {"parameters": [CAP]},
        "player": {"fixed": {}},
        "shape": {"shape": {**plan.shape, "rows": 7}},
        "game": {"game": "othello", "shape": {}},
    }
    for what, change in changes.items():
        with pytest.raises(BadInput, match=f"with other {what}: name"):
            made(plan._replace(**change), 2)
    assert start_study(plan) == 1  # refused starts are not counted


def test_the_conditions_are_those_in_existing_study_files(tmp_path):
    """Files of earlier studies hold exactly these values."""
    names = ["exploration=0.2..1.2", "expansion=1..6", "proofs"]
    plan = StudyPlan(
        path=tmp_path / "s.db",
        game="gomoku",
        shape={"size": 15, "inarow": 5},
        profile="champion",
        fixed={"threats": "0"},
        parameters=read_parameters(names, "gomoku"),
        objective="match",
        scale=80.0,
        openings=[()] * 8,
        games=[],
        seed=1,
    )
    conditions = {
        "game": "gomoku",
        "player": "champion:threats=0",
        "parameters": [
            ["exploration", 0.2, 1.2, False, []],
            ["expansion", 1.0, 6.0, True, []],
            ["proofs", 0.0, 0.0, False, ["False", "True"]],
        ],
        "objective": "match",
        "scale": 80.0,
        "games": 8,
        "seed": 1,
    }
    assert plan.conditions() == conditions
    small = {"size": 9, "inarow": 5}
    assert plan._replace(shape=small).conditions() == {**conditions, "shape": small}


def test_a_match_is_pruned_once_its_interval_excludes_the_best(plan, monkeypatch):
    """Trial 0 loses half the points. A trial whose interval excludes that stops at once."""

    def steps(plan, candidate):
        hopeless = candidate.overrides["cap"] != "0.125"
        for _ in range(3):
            yield Step(0.9, 0.51) if hopeless else Step(0.5, 0.1)

    monkeypatch.setitem(study.OBJECTIVES, "match", steps)
    trials = made(plan._replace(objective="match"), 4)
    assert [(one.complete, len(one.steps)) for one in trials] == [(True, 3)] + [(False, 1)] * 3


def test_a_match_is_scored_from_the_candidate_s_side(plan, monkeypatch):
    """The first player wins all games of pair 0; in pair 1 the candidate wins both."""

    def play(tournament, scheduled):
        assert tournament.players[0].overrides["cap"] == "0.025" and tournament.players[1].overrides["cap"] == "0.125"
        return win_for(0 if scheduled.pair == 0 else scheduled.game)

    monkeypatch.setattr(study_plan.Tournament, "play", play)
    (step,) = study.match_steps(plan._replace(openings=[()] * 2), plan.candidate({"cap": 1.0, "share": 1.0}))
    assert step.value == pytest.approx(1 - 0.75)
    assert 0 <= step.least < step.value


def test_importance_goes_to_what_matters(finished):
    shares = importances(finished[0].parameters, finished[1])
    assert sum(shares.values()) == pytest.approx(1) and shares["share"] > 0.6


def test_trials_are_written_as_csv(finished, tmp_path):
    plan, trials = finished
    write_trials(tmp_path / "trials.csv", plan.parameters, trials)
    with (tmp_path / "trials.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert [(int(row["number"]), row["complete"] == "1", len(row["steps"].split())) for row in rows] == [
        (one.number, one.complete, len(one.steps)) for one in trials
    ]
    assert [float(row["cap"]) for row in rows] == pytest.approx([one.values["cap"] for one in trials], rel=1e-4)
