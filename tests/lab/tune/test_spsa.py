"""SPSA: its arithmetic, a run that is interrupted and goes on, its report, and the command from end to end."""
import csv
import io
import json
import re
import shlex
import sys
from statistics import mean

import pytest
from planted_games import planted_plan
from rich.console import Console
from tune_support import complaint

from tempo.arena.command_line.inputs import BadInput
from tempo.arena.command_line.program import COMMAND
from tempo.arena.command_line.shell_text import join_command
from tempo.arena.jobs.executor import InProcessExecutor, LocalExecutor
from tempo.arena.players.player_specs import parse_player
from tempo.arena.records.locked_file import LockedFile
from tempo.arena.records.progress_file import read_progress
from tempo.lab.tournament.match import parser as match_parser
from tempo.lab.tune import tune_command
from tempo.lab.tune.spsa import spsa_run
from tempo.lab.tune.spsa.spsa import Gain, Spsa, Track, default_gain, read_gains
from tempo.lab.tune.spsa.spsa_report import match_command, print_track
from tempo.lab.tune.spsa.spsa_run import SpsaRun, run_spsa
from tempo.lab.tune.study.search_space import Parameter
from tempo.lab.tune.study.study_plan import StudyPlan

SHARE, DEPTH = Parameter("share", 0.0, 4.0), Parameter("expansion", 1.0, 50.0, integer=True)


def new_spsa(pairs: int = 100) -> Spsa:
    return Spsa([SHARE, DEPTH], [Gain(0.2, 0.01), Gain(2.0, 0.01)], (1.0, 10.25), pairs, 1)


def new_run(folder, pairs: int, name: str = "run.jsonl", count: int = 2) -> SpsaRun:
    """Return a run on a planted optimum."""
    plan = planted_plan(folder / name, count, 1, 1)
    gains = [default_gain(one, pairs) for one in plan.parameters]
    spsa = Spsa(plan.parameters, gains, tuple(plan.start().values()), pairs, plan.seed)
    return SpsaRun(plan, spsa, [(number,) for number in range(pairs)], 8)


def last_of(run: SpsaRun, workers: int = 0) -> Track:
    executor = LocalExecutor(workers) if workers else InProcessExecutor()
    return list(run_spsa(run, executor, lambda: None))[-1][0]


# The arithmetic


def test_the_gains_are_those_of_fishtest():
    """A share 0.2 to either side at the last pair, more before; a win of both games moves it by r_end * c_end * 2."""
    spsa = new_spsa()
    for k, c in ((100, 0.2), (1, 0.2 * 100**0.101)):
        first, second = spsa.sides((1.0, 10.0), k)
        assert abs(first["share"] - second["share"]) == pytest.approx(2 * c)
    assert abs(spsa.step(100, 2.0)[0]) == pytest.approx(0.01 * 0.2 * 2)
    a, c = 0.01 * 0.2**2 * (110 / 11) ** 0.602, 0.2 * 100**0.101
    assert abs(spsa.step(1, 2.0)[0]) == pytest.approx(a / c * 2)


def test_theta_moves_to_the_side_that_won():
    spsa, theta = new_spsa(), (1.0, 10.0)
    for k in range(1, 20):
        first, second = spsa.sides(theta, k)
        won, even, lost = (spsa.step(k, points) for points in (1.5, 1.0, 0.5))
        assert (won[0] > 0) == (first["share"] > second["share"]) and even == (0, 0)
        assert won == tuple(-part for part in lost)


def test_values_stay_inside_the_range():
    spsa = new_spsa()
    for theta in ((0.0, 1.0), (4.0, 50.0)):
        for k in range(1, 20):
            for side in spsa.sides(theta, k):
                assert 0 <= side["share"] <= 4 and 1 <= side["expansion"] <= 50
            for points in (0.0, 2.0):
                share, depth = spsa.move(theta, spsa.step(k, points))
                assert 0 <= share <= 4 and 1 <= depth <= 50
    assert spsa.values((3.99951, 49.6)) == {"share": 4.0, "expansion": 50}


def test_whole_numbers_are_rounded_at_random_and_right_on_average():
    spsa = new_spsa(4_000)._replace(gains=[Gain(0.2, 0.01), Gain(1e-6, 0.01)])
    seen = [side["expansion"] for k in range(1, 4_001) for side in spsa.sides((1.0, 10.25), k)]
    assert set(seen) == {10, 11} and mean(seen) == pytest.approx(10.25, abs=0.03)


def test_gains_are_typed_with_the_parameter():
    bare, gain_of = read_gains(["share=0..2,c_end=0.3", "expansion,r_end=0.5", "cap"], 400)
    assert bare == ["share=0..2", "expansion", "cap"]
    assert gain_of(SHARE) == default_gain(SHARE, 400)._replace(c_end=0.3)
    assert gain_of(DEPTH) == default_gain(DEPTH, 400)._replace(r_end=0.5)
    assert default_gain(DEPTH._replace(high=3.0), 400).c_end == 0.5  # less is hidden by rounding
    for text in ("share,c=1", "share,c_end=0", "share,c_end=x", "share,r_end=inf", "share,"):
        with pytest.raises(BadInput, match="gains are typed like"):
            read_gains([text], 400)


# A run


def test_it_finds_a_planted_optimum(tmp_path):
    run = new_run(tmp_path, 1_500)
    values = run.spsa.values(last_of(run).theta())
    assert run.plan.landscape().elo({name: str(value) for name, value in values.items()}) > 25


@pytest.mark.parametrize("stop", [1, 8, 13, 29])
def test_an_interrupted_run_goes_on_as_if_nothing_had_happened(tmp_path, stop):
    whole = last_of(new_run(tmp_path, 30, "whole.jsonl"))
    run = new_run(tmp_path, 30)
    states = run_spsa(run, InProcessExecutor(), lambda: None)
    for _, played in states:
        if played == stop:
            break
    states.close()
    with run.plan.path.open("a") as file:
        file.write('{"pair": 3')  # cut off while it was written
    assert last_of(run) == whole
    pairs = [json.loads(line)["pair"] for line in run.plan.path.read_text().splitlines()[1:]]
    assert sorted(pairs) == list(range(1, 31))
    assert last_of(run) == whole and len(run.plan.path.read_text().splitlines()) == 31


def test_the_number_of_workers_does_not_matter(tmp_path):
    assert last_of(new_run(tmp_path, 20, "a.jsonl")) == last_of(new_run(tmp_path, 20, "b.jsonl"), workers=2)


def test_a_run_with_other_conditions_is_refused(tmp_path):
    run = new_run(tmp_path, 20)
    last_of(run)
    with pytest.raises(BadInput, match="holds a run with other batch: name another file by --study"):
        last_of(run._replace(batch=4))
    with pytest.raises(BadInput, match="other iterations"):
        last_of(run._replace(spsa=run.spsa._replace(pairs=30)))
    run.plan.path.write_bytes(b"SQLite format 3\x00")
    with pytest.raises(BadInput, match="holds no run of SPSA"):
        last_of(run)


def test_one_command_at_a_time_writes_a_run(tmp_path, monkeypatch):
    monkeypatch.setattr("tempo.arena.records.locked_file.PATIENCE", 0.0)
    run = new_run(tmp_path, 20)
    with LockedFile(run.plan.path, "ab"), pytest.raises(BadInput, match="is being written"):
        last_of(run)


# The report


def test_the_report_claims_nothing_of_what_moved_as_by_chance(tmp_path):
    run = new_run(tmp_path, 1_000)
    (spread, _), track = run.spsa.gains, Track.begin(run.spsa)
    start = run.spsa.start
    moved = Track([*track.path, (1_000, (start[0] + 0.4, start[1]))], [0.01, 0.0001])
    out = io.StringIO()
    print_track(Console(file=out, width=200), run, moved)
    assert "no further than by chance: exploration_growth. Such a parameter may not matter" in out.getvalue()
    assert "significan" not in out.getvalue() and f"{spread.c_end:.3g}" in out.getvalue()
    assert Track([], [0.01]).chance() == [pytest.approx(0.196, abs=1e-4)]


def test_a_parameter_without_effect_rarely_moves_further_than_by_chance(tmp_path):
    """Pairs whose results have nothing to do with the values, in 100 runs of two parameters."""
    further = 0
    for seed in range(100):
        spsa = new_spsa(200)._replace(seed=seed, start=(2.0, 25.0))
        track = Track.begin(spsa)
        for _ in range(25):
            track.add(spsa, [0.0, 2.0, 1.5, 1.0, 0.5, 2.0, 0.0, 2.0])
        ends = zip(track.theta(), spsa.start, track.chance(), strict=True)
        further += sum(abs(now - before) > chance for now, before, chance in ends)
    assert 2 <= further <= 22  # of 200, a twentieth on average


def test_the_match_command_can_be_typed(tmp_path):
    board = {"game": "gomoku", "shape": {"size": 9, "inarow": 5}}
    plan = new_run(tmp_path, 20).plan._replace(**board, profile="champion", fixed={"nodes": "1000"})
    words = shlex.split(match_command(plan, {"discount": 0.97, "expansion": 3}).partition("match ")[2])
    options = match_parser("match").parse_all(words)
    assert options.config == plan.shape and options.game == "gomoku" and options.pairs == 200
    assert words[:2] == ["champion:nodes=1000,discount=0.97,expansion=3", "champion:nodes=1000"]
    for text in words[:2]:
        parse_player(text, "gomoku")


# The command


BOARD = ["--game", "gomoku", "--config", "size=6,inarow=4", "--scale", "400", "--method", "spsa"]
PLAYER = "classic_uniform:nodes=20000"


def test_the_command_from_end_to_end(tmp_path, capsys):
    path = tmp_path / "s.jsonl"
    tuned = ["--param", "exploration=0.2..1.6,c_end=0.1", "--param", "expansion=1..9", "--workers", "2"]
    arguments = [PLAYER, *BOARD, *tuned, "--iterations", "6", "--batch", "4", "--pairs", "1", "--study", str(path)]
    assert tune_command.main([*arguments, "--csv", str(tmp_path / "p.csv"), "--png", str(tmp_path / "p.png")]) == 0
    out = capsys.readouterr()
    assert "gomoku, classic_uniform: 6 pairs by SPSA; s.jsonl, seed 1, clock 1/400" in out.out
    found = re.search(rf"match {PLAYER},exploration=(\S+),expansion=(\d+) ", out.out)
    assert found  # six pairs on a clock may end where they began, which needs no match
    assert found.groups() == ("1.41", "1") or "match at 1/400 of the clock, 1 pairs" in out.out
    assert "6 of 6 done" in out.err and "exploration " in out.err
    with (tmp_path / "p.csv").open() as file:
        assert [row["games"] for row in csv.DictReader(file)] == ["0", "8", "12"]
    assert (tmp_path / "p.png").read_bytes()[:4] == b"\x89PNG"
    assert len(path.read_text().splitlines()) == 7
    assert tune_command.main([*arguments, "--pairs", "0"]) == 0
    assert len(path.read_text().splitlines()) == 7 and "match at" not in capsys.readouterr().out


def test_ctrl_c_leaves_table_picture_and_the_command(tmp_path, capsys, monkeypatch):
    """It comes in the second batch of four pairs; what that one has played is kept."""
    played = iter(range(6))
    monkeypatch.setattr(spsa_run, "play_pair", lambda plan, pair: 2.0 if next(played, None) is not None else stop())
    monkeypatch.setattr(StudyPlan, "warm_up", lambda self: None)
    monkeypatch.setattr(tune_command, "executor_of", lambda options: InProcessExecutor())
    words = [PLAYER, *BOARD, "--param", "exploration", "--iterations", "20", "--batch", "4", "--pairs", "1"]
    words += ["--study", str(tmp_path / "s.jsonl"), "--png", str(tmp_path / "p.png")]
    monkeypatch.setattr(sys, "argv", ["local_eval.py", "tune", *words])
    assert tune_command.main(words) == 130
    out, err = capsys.readouterr()
    assert "4 pairs by SPSA" in out and "interrupted after 6 of 20 pairs" in err
    assert out.splitlines()[-1] == f"to resume: {COMMAND} {join_command(sys.argv[1:])}"
    assert (tmp_path / "p.png").read_bytes()[:4] == b"\x89PNG"
    assert read_progress(tmp_path / "s.jsonl.progress")[1:4] == ("pairs", 6, 20)


def stop() -> float:
    raise KeyboardInterrupt


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ([*BOARD, "--trials", "3"], "--trials is for --method tpe"),
        ([*BOARD, "--html", "page.html"], "--html is for --method tpe"),
        ([*BOARD[:-2], "--iterations", "3"], "--iterations is for --method spsa"),
        ([*BOARD[:-2], "--param", "share,c_end=1"], "'share,c_end=1': c_end and r_end are for --method spsa"),
        ([*BOARD, "--param", "share,c=1"], "gains are typed like"),
        ([*BOARD, "--param", "playout"], "'playout' is a choice of words: SPSA tunes numbers"),
        ([*BOARD, "--param", "shares,c_end=1"], "no parameter 'shares'"),
    ],
)
def test_bad_input_is_one_line(tmp_path, capsys, arguments, expected):
    assert tune_command.main([PLAYER, *arguments, "--study", str(tmp_path / "s.jsonl")]) == 2
    assert expected in complaint(capsys)
