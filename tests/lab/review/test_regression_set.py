"""The positions in which value was given away, as a set: measured by `accuracy`, played from by `match` and `tune`."""

import pytest
from config_support import connectx_config
from episode_support import BOARD, fill, left, right
from kaggle_support import SUBMISSION, FakeKaggle
from waiting import PATIENCE

from tempo.arena.adapter.game_adapter import new_config
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.jobs.executor import InProcessExecutor
from tempo.arena.records.record_file import read_record
from tempo.arena.records.score_sets import read_score_set
from tempo.lab.review import review_command
from tempo.lab.review.accuracy.accuracy_command import main as accuracy
from tempo.lab.review.episodes import regression_set as regression
from tempo.lab.review.episodes.episodes_command import main as episodes
from tempo.lab.tournament.match import match
from tempo.lab.tournament.opening_file import read_openings
from tempo.lab.tune import tune_plan
from tempo.lab.tune.spsa.spsa_command import read_run
from tempo.lab.tune.tune_command import parser
from tempo.lab.tune.tune_plan import read_plan

CONFIG = connectx_config(BOARD["rows"], BOARD["columns"], BOARD["inarow"])
SHAPE = "rows=4,columns=5,inarow=4"
WORKERS = ("--workers", "1", "--table-bits", "18")


@pytest.fixture(scope="module", autouse=True)
def endless():
    """Scores are known however busy the machine is."""
    with pytest.MonkeyPatch.context() as patch:
        for module in (regression, review_command):
            patch.setattr(module, "SECONDS", PATIENCE)
        yield


@pytest.fixture(scope="module")
def lost(tmp_path_factory):
    """Return a folder of downloads, and the set of the mistakes of Me in them."""
    folder = fill(tmp_path_factory.mktemp("episodes"))
    file = folder / "lost.txt"
    assert accuracy(["--episodes", str(folder), "--me", "Me", "--save", str(file), *WORKERS]) == 0
    return folder, file


def test_each_position_is_one_in_which_value_was_given_away(lost):
    """Scores are exact, and some move is worse than another; a position that occurs in two games counts once."""
    config, positions = read_score_set(lost[1])
    assert config.shape == BOARD and len(positions) > 5
    assert len({position.actions for position in positions}) == len(positions)
    for position in positions:
        values = {score.value for score in position.scores.values()}
        assert len(values - {None}) > 1, position


def test_accuracy_asks_a_player_at_these_positions(lost, capsys):
    folder, file = lost
    assert accuracy(["random", "--episodes", str(folder), "--sims", "1", "--strict", *WORKERS]) == 1
    shown = capsys.readouterr().out
    assert "moves of random" in shown and "✗" in shown
    everything = next(line for line in shown.splitlines() if line.startswith("│    all"))
    assert everything.split("│")[2].strip() == str(len(read_score_set(file)[1]))


def test_a_match_plays_from_these_positions(lost, tmp_path):
    record = tmp_path / "match.jsonl"
    openings = ["--openings", str(lost[1]), "--config", SHAPE, "--pairs", "3"]
    assert match(["random", "random", "--sims", "1", *openings, "--record", str(record)]) == 0
    begun = [tuple(game["opening"]) for game in read_record(record).games.values()]
    positions = [position.actions for position in read_score_set(lost[1])[1]]
    assert {*begun} == {*positions[:3]} and len(begun) == 6


def test_a_set_of_another_board_is_refused_with_the_board_to_give(lost):
    with pytest.raises(BadInput, match=f"holds positions of connectx: give --game connectx --config {SHAPE}"):
        read_openings(lost[1], new_config("connectx"))
    with pytest.raises(BadInput, match="give --game connectx"):
        read_openings(lost[1], new_config("othello"))


@pytest.mark.parametrize("objective", ["match", "regret"])
def test_trials_begin_with_these_positions(lost, objective, tmp_path, monkeypatch):
    """The games of the comparison begin with others."""
    monkeypatch.setattr(tune_plan, "ROOT", tmp_path)
    arguments = ["champion", "--config", SHAPE, "--openings", str(lost[1]), "--games", "2", "--fresh", "1"]
    arguments += ["--objective", objective, "--reference", str(tmp_path / "reference.txt"), "--study", "study.db"]
    options = parser().parse_all([word for word in arguments if objective == "regret" or "reference" not in word])
    plan, fresh = read_plan(options, InProcessExecutor())
    positions = [position.actions for position in read_score_set(lost[1])[1]]
    assert list(plan.openings) == positions[:2] and fresh.openings[0] not in positions
    assert plan.conditions()["openings"].startswith("lost.txt ")
    assert [game.opening_moves() for game in plan.games] == (positions[:2] if objective == "regret" else [])
    assert read_plan(options, InProcessExecutor())[0].games == plan.games, "kept in a file"


def test_spsa_plays_from_these_positions(lost, tmp_path):
    arguments = ["champion", "--method", "spsa", "--config", SHAPE, "--openings", str(lost[1]), "--param", "cap"]
    arguments += ["--iterations", "20", "--pairs", "5"]
    run = read_run(parser().parse_all([*arguments, "--study", str(tmp_path / "run.jsonl")]))
    assert list(run.openings) == [position.actions for position in read_score_set(lost[1])[1]]
    assert run.conditions()["openings"].startswith("lost.txt ")


def test_kept_reviews_are_used(tmp_path, monkeypatch, capsys):
    """What `episodes` has reviewed is not solved again, and it knows our team."""
    kaggle = FakeKaggle(tmp_path, monkeypatch)
    kaggle.play(1002, right, left, "Rita", "Me")
    assert episodes([str(SUBMISSION), "--table-bits", "18", "--workers", "1"]) == 0
    monkeypatch.setattr(regression, "annotate", lambda *arguments: pytest.fail("it was reviewed already"))
    file = tmp_path / "lost.txt"
    assert accuracy(["--episodes", str(kaggle.fetched), "--save", str(file), *WORKERS]) == 0
    assert {len(position.actions) % 2 for position in read_score_set(file)[1]} == {1}, "Me moves second"


@pytest.mark.parametrize(("arguments", "complaint"), [
    (["--episodes", "nowhere"], "no folder 'nowhere': `local_eval.py episodes` fetches yours into runs/episodes/"),
    (["--me", "Me"], "--me goes with --episodes DIR"),
    (["--episodes", "FOLDER", "--draw", "5"], "--episodes excludes --set, --draw and --every"),
    (["--episodes", "FOLDER", "--me", "Bad"], "no move in 1 games of Bad is known to have given value away"),
])  # fmt: skip
def test_bad_input_is_one_line(lost, tmp_path, arguments, complaint, capsys):
    folder = str(lost[0])
    words = [folder if word == "FOLDER" else word for word in arguments]
    assert accuracy([*words, "--save", str(tmp_path / "out.txt"), *WORKERS]) == 2
    assert complaint in capsys.readouterr().err
