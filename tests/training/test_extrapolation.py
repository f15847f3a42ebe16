"""Extrapolation of learning curves: planted power laws are found again."""
import re
from pathlib import Path

import numpy as np
import pytest
from test_curves import line_of, write_run

from tempo.training.curves_command import main
from tempo.training.extrapolation import fit_power_law, forecasts

GAMES = np.arange(1, 61) * 1000.0


@pytest.mark.parametrize(("limit", "scale", "exponent"), [(0.1, 5.0, 0.3), (0.0, 2.0, 0.2), (0.3, 40.0, 0.6)])
def test_a_planted_law_is_found(limit, scale, exponent):
    values = limit + scale * GAMES**-exponent
    law = fit_power_law(GAMES, values)
    assert law.exponent == pytest.approx(exponent, abs=0.02)
    assert law.at(GAMES * 100) == pytest.approx(limit + scale * (GAMES * 100) ** -exponent, rel=0.02)


def test_intervals_cover_what_a_noisy_curve_would_reach():
    covered, rng = 0, np.random.default_rng(1)
    truth = 0.1 + 5.0 * (GAMES[-1] * 10) ** -0.3
    for _ in range(20):
        one = forecasts(GAMES, 0.1 + 5.0 * GAMES**-0.3 + rng.normal(0, 0.005, GAMES.size), [10])[0]
        covered += one.low <= truth <= one.high
        assert one.low <= one.high and one.high - one.low < 0.2
    assert covered >= 15


def test_a_curve_that_does_not_fall_stays_where_it_is():
    now, later = forecasts(GAMES, np.full(60, 0.4), [1, 100])
    assert [now.value, later.value] == pytest.approx([0.4, 0.4])
    assert fit_power_law(GAMES, GAMES).scale == 0


def test_the_command_prints_what_more_games_would_bring(tmp_path: Path, capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "160")
    lines = [
        line_of(number, kept_100=100 - 40 * (20 * number) ** -0.3, solved_error=0.2 + number**-0.5)
        for number in range(1, 41)
    ]
    folder = str(write_run(tmp_path / "run", *lines))
    assert main([folder, "-o", str(tmp_path / "run.png"), "--extrapolate", "10", "100"]) == 0
    printed = capsys.readouterr().out
    shares = re.search(r"keep the value, 100 sims, %(.*)", printed)
    assert "800 games" in printed and "100 times" in printed and shares is not None
    now, ten, hundred = (float(one) for one in re.findall(r"\d+\.\d", shares[1]))
    expected = [100 - 40 * (800 * factor) ** -0.3 for factor in (1, 10, 100)]
    assert [now, ten, hundred] == pytest.approx(expected, abs=0.3)


def test_too_few_generations_and_bad_factors_are_refused(tmp_path: Path, capsys):
    folder = str(write_run(tmp_path / "run", *(line_of(number, kept_0=80.0) for number in (1, 2))))
    assert main([folder, "-o", str(tmp_path / "run.png"), "--extrapolate", "10"]) == 2
    assert "only 2 measured generations" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main([folder, "--extrapolate", "0.5"])
    assert "'0.5' is not a number above 1" in capsys.readouterr().err
