"""Planted optima: the landscape, the noise of its games, and the comparison of both methods."""
import re
from statistics import mean

import pytest

from tempo.lab.command_line.inputs import run_command
from tempo.lab.statistics.pentanomial import expected_score
from tempo.lab.tournament.pairs import ScheduledGame
from tempo.lab.tune import compare_methods
from tempo.lab.tune.planted import GAIN, planted_plan


def texts(plan, places) -> dict[str, float]:
    """Return the values at places of the ranges, 0 to 1."""
    return {one.name: one.low + at * (one.high - one.low) for one, at in zip(plan.parameters, places, strict=True)}


@pytest.mark.parametrize("count", [2, 8])
def test_the_start_is_as_far_below_the_optimum_as_it_says(tmp_path, count):
    plan = planted_plan(tmp_path / "s", count, 1, 3)
    found = plan.landscape()
    assert found.elo(plan.fixed) == pytest.approx(0)
    assert found.elo({name: str(value) for name, value in texts(plan, found.optimum).items()}) == pytest.approx(GAIN)
    assert found.optimum != planted_plan(tmp_path / "s", count, 1, 4).landscape().optimum


def test_games_have_the_noise_of_games(tmp_path):
    """The mean score is that of the difference in Elo, somewhat flattened by openings."""
    plan = planted_plan(tmp_path / "s", 2, 1, 3)
    best, openings = plan.candidate(texts(plan, plan.landscape().optimum)), [(number,) for number in range(3_000)]
    games = plan.pairs_against_profile([best], openings)
    pairs = [[games.play(ScheduledGame(0, pair, game)) for game in (0, 1)] for pair in range(3_000)]
    scores = [one.score(seat) for pair in pairs for seat, one in enumerate(pair)]
    assert 0.53 < mean(scores) < expected_score(GAIN) + 0.01
    assert 0.1 < mean(score == 0.5 for score in scores) < 0.25
    same = mean(pair[0].score(0) == pair[1].score(1) for pair in pairs)
    assert same < 0.45  # openings favour one colour
    assert games.play(ScheduledGame(0, 7, 0)) == games.play(ScheduledGame(0, 7, 0))


def test_both_methods_are_compared_from_end_to_end(monkeypatch, capsys):
    monkeypatch.setenv("COLUMNS", "120")
    assert run_command(compare_methods.parser(), compare_methods.run, ["--games", "50"]) == 2
    assert "--games 50: 200 or more are needed" in capsys.readouterr().err
    options = compare_methods.parser().parse_all(["--seeds", "2", "--parameters", "2", "--games", "200"])
    assert compare_methods.run(options) == 0
    out = capsys.readouterr().out
    assert re.search(r"2 │ +200 │ [+−]\d+ \([+−]\d+ to [+−]\d+\) │ [+−]\d+ \(", out) and "50 at best" in out
