"""Tuning: the space, the study, the verdict, the command. Where it is only about the machinery, what a trial comes
to is an arithmetic function of its values, and nothing is played."""
import os
import signal
from pathlib import Path

import pytest
from test_regret import GAME

from tempo.connectx.profiles import CLASSIC
from tempo.lab.command_line.inputs import BadInput
from tempo.lab.entrants.own_agents import override, profile_names, profile_of
from tempo.lab.jobs.executor import LocalExecutor
from tempo.lab.jobs.workers import WorkerFailed
from tempo.lab.referee.one_game import PlayedGame
from tempo.lab.statistics.sprt import Sprt
from tempo.lab.tune import final_comparison as verdict
from tempo.lab.tune import study, tune
from tempo.lab.tune.regret import Contestant, Led
from tempo.lab.tune.search_space import USUAL, Parameter, all_parameters, read_parameters, scaled
from tempo.lab.tune.study import Step, StudyPlan, Tried, apart, begin, make_trials, tried
from tempo.lab.tune.trial_estimates import importances, smoothed, whole_values
from tempo.lab.tune.trials_file import read_trials, write_trials
from tempo.search.clock import TimePlan
from tempo.search.player import Knobs

CAP, SHARE = read_parameters(["cap", "share=0..2"])


def bowl_steps(task: StudyPlan, contestant: Contestant):
    """Least at cap 15 and share 0.5, and it is the share that matters; the same after every step."""
    cap, share = float(contestant.overrides["cap"]) * task.scale, float(contestant.overrides["share"])
    for _ in range(study.step_count(task)):
        yield Step(0.01 * ((cap - 15) / 20) ** 2 + (share - 0.5) ** 2, 0.0)


def made(task: StudyPlan, count: int, workers: int = 1) -> list[Tried]:
    return list(make_trials(task, count, LocalExecutor(workers), lambda: None))


def new_task(folder: Path, patch: pytest.MonkeyPatch) -> StudyPlan:
    """A study that costs nothing."""
    patch.setitem(study.OBJECTIVES, "bowl", bowl_steps)
    patch.setattr(StudyPlan, "warm_up", lambda self: None)
    return StudyPlan(folder / "s.db", "classic", {"nodes": "1000"}, [CAP, SHARE], "bowl", 40.0, [GAME] * 6, 1)


@pytest.fixture
def task(tmp_path, monkeypatch) -> StudyPlan:
    return new_task(tmp_path, monkeypatch)


@pytest.fixture(scope="module")
def finished(tmp_path_factory) -> tuple[StudyPlan, list[Tried]]:
    """A study of 40 trials."""
    with pytest.MonkeyPatch.context() as patch:
        task = new_task(tmp_path_factory.mktemp("study"), patch)
        return task, made(task, 40)


# The space


def test_every_number_has_its_range_and_stands_within_it():
    known = all_parameters()
    assert set(known) == {*TimePlan._fields, *Knobs._fields}
    for profile in map(profile_of, profile_names()):
        for name, parameter in known.items():
            value = getattr(profile.plan if name in TimePlan._fields else profile.knobs, name)
            if parameter.words:
                assert str(value) in parameter.words
            else:
                assert parameter.low < parameter.high
                assert parameter.low <= value <= parameter.high or name == "first_play"
    assert known["cap"] == Parameter("cap", 0.0, 20.0)
    assert known["exploration_growth"] == Parameter("exploration_growth", -0.5, 0.5)
    assert known["nodes"] == Parameter("nodes", 10_000, 30_000_000, whole=True)
    assert known["proofs"].words == ("False", "True") and known["choose"].words == ("rate", "visits", "bound")


def test_what_is_typed():
    assert read_parameters(["cap=0..3", "share"]) == [Parameter("cap", 0.0, 3.0), Parameter("share", 0.0, 4.0)]
    for text, complaint in (
        ("speed", "no parameter 'speed'"),
        ("cap=3", "cap=0..20"),
        ("cap=5..1", "cap=0..20"),
        ("cap=0..inf", "cap=0..20"),
        ("choose=0..1", "numbers only"),
    ):
        with pytest.raises(BadInput, match=complaint):
            read_parameters([text])
    with pytest.raises(BadInput, match="twice"):
        read_parameters(["cap", "cap=0..3"])


def test_where_a_profile_starts():
    known = all_parameters()
    assert known["exploration"].start(CLASSIC) == 1.0 and known["proofs"].start(CLASSIC) == "False"
    assert known["first_play"].start(CLASSIC) == 2.0  # infinity is no value for a sampler: the nearest end
    assert known["cap"].place(5.0) == 0.25 and known["choose"].place("bound") == 1.0


def test_only_seconds_shrink_with_the_clock(task):
    assert scaled(CLASSIC, 40.0) == {"cap": "0.125", "tie": "0.002", "least_margin": "0.00125"}
    tried_out = task.contestant({"cap": 10.0, "share": 2.0})
    profile = override(CLASSIC, tried_out.overrides)
    assert profile.plan == TimePlan(cap=0.25, share=2.0, tie=0.002, least_margin=0.00125)
    assert profile.knobs == Knobs(nodes=1000)
    assert tried_out.terms()[3:5] == (0.05, 1.5)
    assert override(CLASSIC, task.contestant({}).overrides).plan.cap == 0.125


# The study


def test_the_sampler_finds_the_bowl_and_the_profile_comes_first(finished):
    _, trials = finished
    assert [one.number for one in trials] == list(range(40))
    assert trials[0].values == {"cap": 5.0, "share": 1.0} and trials[0].value == pytest.approx(0.2525)
    best = min((one for one in trials if one.whole), key=lambda one: one.value)
    assert best.value < 0.01 and best.values["share"] == pytest.approx(0.5, abs=0.1)


def test_the_same_seed_tries_the_same(finished, task):
    same, other = made(task, 4), made(task._replace(path=task.path.with_name("t.db"), seed=2), 4)
    assert [one.values for one in same] == [one.values for one in finished[1][:4]]
    assert same[0].values == other[0].values and same[1].values != other[1].values


def test_half_are_given_up_at_each_rung(finished):
    """Three steps of two games: the rungs are after the first and the second."""
    _, trials = finished
    lengths = [len(one.steps) for one in trials]
    assert set(lengths) == {1, 2, 3}
    assert all(one.whole == (len(one.steps) == 3) for one in trials)
    assert lengths[: study.FEWEST_OTHERS] == [3] * study.FEWEST_OTHERS
    assert min(trials, key=lambda one: one.value).whole


def test_a_study_goes_on_and_two_processes_share_it(task):
    first = made(task, 5, workers=2)
    assert sorted(one.number for one in first) == list(range(5))
    assert len(made(task, 9, workers=2)) == 4
    assert made(task, 9) == []
    trials = apart(tried, task)
    assert [one.number for one in trials] == list(range(9))
    assert len({tuple(one.values.values()) for one in trials}) == 9  # nobody tried what another had


def test_two_commands_on_one_study_stop_when_it_has_enough(task):
    one = make_trials(task, 6, LocalExecutor(1), lambda: None)
    assert next(one).number == 0
    other = made(task, 6)
    assert len([*one, *other]) in (5, 6)  # each may have begun its last trial before the other told its own
    assert len(apart(tried, task)) in (6, 7)


def test_a_trial_that_is_killed_costs_only_itself(task, monkeypatch):
    made(task, 2)

    def dies(task, contestant):
        os.kill(os.getpid(), signal.SIGKILL)
        yield

    with monkeypatch.context() as patch:
        patch.setitem(study.OBJECTIVES, "bowl", dies)
        with pytest.raises(WorkerFailed):
            made(task, 4)
    assert len(made(task, 4)) == 2
    assert len(apart(tried, task)) == 4


def test_a_study_of_something_else_is_refused(task):
    made(task, 1)
    for other in (task._replace(scale=20.0), task._replace(parameters=[CAP]), task._replace(fixed={})):
        with pytest.raises(BadInput, match=r"with other (scale|parameters|player)"):
            made(other, 2)
    assert apart(begin, task) == 1  # all refused, and not counted


def test_a_match_is_given_up_once_its_interval_is_below_the_best(task, monkeypatch):
    """Trial 0 loses half the points. Whoever cannot have lost less, by the interval, stops at once."""

    def told(task, contestant):
        hopeless = contestant.overrides["cap"] != "0.125"
        for _ in range(3):
            yield Step(0.9, 0.51) if hopeless else Step(0.5, 0.1)

    monkeypatch.setitem(study.OBJECTIVES, "match", told)
    trials = made(task._replace(objective="match"), 4)
    assert [(one.whole, len(one.steps)) for one in trials] == [(True, 3)] + [(False, 1)] * 3


def test_a_match_is_scored_from_the_side_of_who_is_tried(task, monkeypatch):
    """The first mover wins all games of pair 0; in pair 1 the one that is tried wins both."""

    def play(tournament, seating):
        assert tournament.players[0].overrides["cap"] == "0.025" and tournament.players[1].overrides["cap"] == "0.125"
        first_wins = seating.pair == 0 or seating.game == 0
        return PlayedGame((), [], ("DONE", "DONE"), (1, -1) if first_wins else (-1, 1), (0.0, 0.0))

    monkeypatch.setattr(study.Tournament, "play", play)
    (step,) = study.match_steps(task._replace(games=[GAME] * 2), task.contestant({"cap": 1.0, "share": 1.0}))
    assert step.value == pytest.approx(1 - 0.75)
    assert 0 <= step.least < step.value


def test_importance_goes_to_what_matters(finished):
    shares = importances(finished[0].parameters, finished[1])
    assert sum(shares.values()) == pytest.approx(1) and shares["share"] > 0.6


# The verdict


def test_neighbours_speak_for_each_other():
    """A lucky trial among bad ones is no match for a good region."""
    lucky = [Tried(0, {"cap": 2.0}, [0.0], 0.0, True, 1.0)]
    bad = [Tried(n, {"cap": 1.0 + n / 10}, [0.2], 0.2, True, 1.0) for n in range(1, 10)]
    good = [Tried(n, {"cap": 15.0 + n / 10}, [0.1], 0.1, True, 1.0) for n in range(10, 20)]
    estimates = smoothed([CAP], lucky + bad + good)
    assert estimates[0] > 0.15 and max(estimates[10:]) < 0.12
    assert {values["cap"] for values in verdict.finalists([CAP], lucky + bad + good, 2)} == {16.0, 17.0}


def test_who_is_given_up_early_is_compared_fairly():
    """The second half of the games is 0.1 harder for everyone who saw it: so it would be for who did not."""
    seen = [Tried(n, {"cap": 1.0 * n}, [0.1 * n, 0.1 * n + 0.1], 0.1 * n + 0.1, True, 1.0) for n in range(3)]
    stopped = Tried(3, {"cap": 3.0}, [0.5], 0.5, False, 1.0)
    assert whole_values([*seen, stopped])[3] == pytest.approx(0.6)
    assert verdict.finalists([CAP], [*seen, stopped], 9) == [{"cap": 0.0}, {"cap": 1.0}, {"cap": 2.0}]


def test_all_players_are_led_along_the_same(task, monkeypatch):
    asked = []

    def lead(self, game, seat, seed):
        asked.append((game, seat, seed))
        return Led(float(self.overrides["share"]) if seat else 0.0, 4, 0, 1.0)

    monkeypatch.setattr(Contestant, "lead", lead)
    players = [task.contestant({"share": share}) for share in (0.5, 1.5)]
    led = verdict.lead_players(task, players, [GAME, GAME], LocalExecutor(2), lambda: None)
    assert [[one.loss for one in player] for player in led] == [[0, 0.5, 0, 0.5], [0, 1.5, 0, 1.5]]
    regrets, best = verdict.choose(task, [{"share": 1.5}, {"share": 0.5}], [GAME], LocalExecutor(1), lambda: None)
    assert regrets == pytest.approx([1.5 / 8, 0.5 / 8]) and best == {"share": 0.5}


@pytest.mark.parametrize(("winner", "expected", "counts"), [(0, "accepted", 4), (1, "rejected", 0)])
def test_a_duel_ends_when_it_is_decided(task, monkeypatch, winner, expected, counts):
    """Always the same player wins, in either seat, by the other's forfeit every other game."""

    def play(tournament, seating):
        seat = tournament.seats(seating).index(winner)
        late = ["DONE", "DONE"]
        if seating.game:
            late[1 - seat] = "TIMEOUT"
        rewards = (1, -1) if seat == 0 else (-1, 1)
        return PlayedGame((), [], (late[0], late[1]), rewards, (0.0, 0.0))

    monkeypatch.setattr(verdict.Tournament, "play", play)
    monkeypatch.setattr(verdict.Tournament, "prepare", lambda self: None)
    match = verdict.duel(task, {"cap": 1.0, "share": 1.0}, [GAME], 100, Sprt(0, 100), LocalExecutor(1))
    assert match.sprt.verdict(match.counts) == expected
    assert sum(match.counts) == match.counts[counts] < 100
    assert match.forfeits[winner] == 0 and match.forfeits[1 - winner] == match.counts[counts]


def test_a_duel_begins_where_no_reference_game_did(task, monkeypatch):
    monkeypatch.setattr(verdict, "play_all", lambda work, *_, **__: work.__self__)
    drawn = verdict.draw_openings(20, verdict.BOARD, verdict.OPENING_STONES, 1)
    seen = [GAME._replace(columns=(*opening, 3), opening=len(opening)) for opening in drawn[:12]]
    match = verdict.duel(task, {}, seen, 8, Sprt(0, 10), LocalExecutor(1))
    assert match.ending.openings == drawn[12:]


# The files and the command


def test_trials_survive_their_file(finished, tmp_path):
    task, trials = finished
    write_trials(tmp_path / "trials.csv", task.parameters, trials)
    again = read_trials(tmp_path / "trials.csv")
    assert [(one.number, one.whole, len(one.steps)) for one in again] == [
        (one.number, one.whole, len(one.steps)) for one in trials
    ]
    assert [one.values["cap"] for one in again] == pytest.approx([one.values["cap"] for one in trials], rel=1e-4)
    assert smoothed(task.parameters, again) == pytest.approx(
        smoothed(task.parameters, trials), abs=1e-4
    )


def reference_file(folder: Path, count: int) -> Path:
    """Reference games enough, each the last part of the same one, so that they are quickly led along."""
    late = GAME._replace(opening=30, worth=GAME.worth[24:])
    path = folder / "games.txt"
    path.write_text("\n".join(["reference games, seed 1", *[late.line()] * count]) + "\n")
    return path


def test_the_command_from_end_to_end(tmp_path, capsys):
    arguments = ["classic:nodes=20000", "--games", "2", "--fresh", "3", "--pairs", "2", "--scale", "400"]
    files = ["--study", str(tmp_path / "s.db"), "--reference", str(reference_file(tmp_path, 5))]
    outputs = ["--csv", str(tmp_path / "t.csv"), "--png", str(tmp_path / "t.png"), "--html", str(tmp_path / "t.html")]
    assert tune.main([*arguments, *files, *outputs, "--trials", "3", "--workers", "2"]) == 0
    out = capsys.readouterr().out
    assert "3 trials" in out and "importance" not in out and "held-out games" in out and "SPRT [0, 10]" in out
    assert "the profile classic stands as it is: the gain is inconclusive" in out
    assert [one.number for one in read_trials(tmp_path / "t.csv")] == [0, 1, 2]
    assert (tmp_path / "t.png").read_bytes()[:4] == b"\x89PNG"
    page = (tmp_path / "t.html").read_text()
    assert "3 trials" in page and "<svg" in page
    assert tune.main([*arguments, *files, "--trials", "0", "--fresh", "0"]) == 0
    assert "3 trials" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        tune.main([*arguments, *files, "--scale", "0"])


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["negamax"], "nothing to tune"),
        (["classic:cap=3"], "'cap' is fixed"),
        (["classic:pace=3"], "no parameter 'pace'"),
        (["classic", "--param", "pace"], "no parameter 'pace'"),
        (["classic", "--sprt", "10", "0"], "lower one"),
        (["nobody"], "nobody"),
    ],
)
def test_bad_input_is_one_line(tmp_path, capsys, arguments, complaint):
    files = ["--study", str(tmp_path / "s.db"), "--reference", str(reference_file(tmp_path, 5))]
    assert tune.main([*arguments, *files, "--games", "2", "--fresh", "3"]) == 2
    err = [line for line in capsys.readouterr().err.splitlines() if "other work" not in line]
    assert len(err) == 1 and complaint in err[0]


def test_a_verdict_without_trials_is_refused(tmp_path, capsys):
    files = ["--study", str(tmp_path / "s.db"), "--reference", str(reference_file(tmp_path, 5))]
    assert tune.main(["classic", *files, "--games", "2", "--fresh", "3", "--trials", "0"]) == 2
    assert "no trials yet" in capsys.readouterr().err


def test_the_line_for_the_source():
    values = dict.fromkeys(USUAL, 0.5)
    line = "plan=TimePlan(cap=0.5, share=0.5, shape=0.5), knobs=Knobs(exploration=0.5, exploration_growth=0.5)"
    assert tune.written(values) == line
    assert tune.written({"cap": 4.0}) == "plan=TimePlan(cap=4.0)"
