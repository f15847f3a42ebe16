"""The default file of a study: each player and set of parameters has its own."""
import pytest
from tune_support import CAP, SHARE, BowlPlan, new_plan

from tempo.lab.tune.study import study_files
from tempo.lab.tune.study.search_space import read_parameters
from tempo.lab.tune.study.study_files import default_study, study_name


@pytest.fixture
def plan(tmp_path, monkeypatch) -> BowlPlan:
    monkeypatch.setattr(study_files, "RUNS", tmp_path)
    return new_plan(tmp_path)


def test_the_name_says_player_and_parameters(plan):
    assert study_name(plan) == "tune-connectx-classic,nodes=1000-cap,share=0..2"
    assert study_name(plan._replace(fixed={}, parameters=[SHARE])) == "tune-connectx-classic-share=0..2"
    named = plan._replace(fixed={"book": "a/b:c"}, parameters=[CAP])
    assert study_name(named) == "tune-connectx-classic,book=a_b_c-cap"


def test_a_long_name_ends_with_a_digest(plan):
    names = ["cap", "share", "shape", "loan", "trial", "tie", "reserve", "margin", "least_margin", "exploration"]
    names += ["exploration_growth", "first_play", "discount", "expansion", "draw_value"]
    long = [study_name(plan._replace(parameters=read_parameters(some, "connectx"))) for some in (names, names[:-1])]
    assert len(set(long)) == 2 and all(len(name) < 140 for name in long)


def test_two_studies_of_a_player_do_not_collide(plan, tmp_path):
    paths = [default_study(plan._replace(parameters=some)) for some in ([CAP], [SHARE])]
    assert len(set(paths)) == 2
    for path, some in zip(paths, ([CAP], [SHARE]), strict=True):
        assert path.parent == tmp_path and default_study(plan._replace(path=path, parameters=some)) == path
