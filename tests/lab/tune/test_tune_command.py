"""Tuning: the final comparison on held-out games, and the command from end to end."""
import itertools
import sys
from pathlib import Path

import pytest
from report_support import Page
from tune_support import CAP, GAME, STANDARD, complaint, import_storage, new_plan, win_for

from tempo.arena.adapter.game_adapter import adapter_of, new_config
from tempo.arena.command_line.program import COMMAND
from tempo.arena.command_line.shell_text import join_command
from tempo.arena.jobs.executor import InProcessExecutor
from tempo.lab.statistics.sprt import Sprt
from tempo.lab.tournament import runs
from tempo.lab.tune import final_comparison, tune_command, tune_plan
from tempo.lab.tune.final_comparison import HeldOutGames
from tempo.lab.tune.regret import Candidate, SeatResult, regret
from tempo.lab.tune.study import study_plan
from tempo.lab.tune.study.search_space import DEFAULT_PARAMETERS
from tempo.lab.tune.study.study import TrialResult
from tempo.lab.tune.study.study_plan import StudyPlan
from tempo.lab.tune.study.trial_estimates import projected_values, smoothed_values
from tempo.lab.tune.tune_report import source_text


@pytest.fixture
def plan(tmp_path) -> StudyPlan:
    return new_plan(tmp_path)


# The final comparison


def test_a_lucky_trial_among_bad_ones_is_not_chosen():
    """A good region beats it, as neighbours support each other."""
    lucky = [TrialResult(0, {"cap": 2.0}, [0.0], 0.0, True, 1.0)]
    bad = [TrialResult(n, {"cap": 1.0 + n / 10}, [0.2], 0.2, True, 1.0) for n in range(1, 10)]
    good = [TrialResult(n, {"cap": 15.0 + n / 10}, [0.1], 0.1, True, 1.0) for n in range(10, 20)]
    estimates = smoothed_values([CAP], lucky + bad + good)
    assert estimates[0] > 0.15 and max(estimates[10:]) < 0.12
    assert {values["cap"] for values in final_comparison.pick_finalists([CAP], lucky + bad + good, 2)} == {16.0, 17.0}


def test_pruned_trials_are_projected_to_all_games():
    """The second half of the games is 0.1 harder for every complete trial, so it counts as much for a pruned one."""
    seen = [TrialResult(n, {"cap": 1.0 * n}, [0.1 * n, 0.1 * n + 0.1], 0.1 * n + 0.1, True, 1.0) for n in range(3)]
    stopped = TrialResult(3, {"cap": 3.0}, [0.5], 0.5, False, 1.0)
    assert projected_values([*seen, stopped])[3] == pytest.approx(0.6)
    assert final_comparison.pick_finalists([CAP], [*seen, stopped], 9) == [{"cap": 0.0}, {"cap": 1.0}, {"cap": 2.0}]


def test_all_players_are_replayed_along_the_same_games(plan, monkeypatch):
    asked = []

    def replay(self, game, seat, seed):
        asked.append((game, seat, seed))
        return SeatResult(float(self.overrides["share"]) if seat else 0.0, 4, 0, 1.0)

    monkeypatch.setattr(Candidate, "replay", replay)
    some = [{"share": share} for share in (0.5, 1.5)]
    results = final_comparison.replay_values(plan, some, [GAME, GAME], InProcessExecutor())
    assert [[one.loss for one in player] for player in results] == [[0, 0.5, 0, 0.5], [0, 1.5, 0, 1.5]]
    assert [regret(player) for player in results] == pytest.approx([0.5 / 8, 1.5 / 8])


def test_held_out_games_are_split():
    fresh = HeldOutGames([()] * 7, [GAME] * 7)
    assert (len(fresh.validation()), len(fresh.test())) == (2, 5)


@pytest.fixture
def played(monkeypatch):
    """Let a function of tournament and game play the games, without compiling anything."""

    def play_by(play) -> None:
        monkeypatch.setattr(study_plan.Tournament, "play", play)
        monkeypatch.setattr(study_plan.Tournament, "prepare", lambda self: None)

    return play_by


@pytest.mark.parametrize(("winner", "expected", "counts"), [(0, "accepted", 4), (1, "rejected", 0)])
def test_the_final_match_ends_when_the_test_is_decided(plan, played, winner, expected, counts):
    """The same player always wins, in either seat, every other game by forfeit."""
    played(lambda tournament, scheduled: win_for(tournament.seats(scheduled).index(winner), scheduled.game == 1))
    sprt = Sprt(0, 100)
    match = final_comparison.final_match(plan, {"cap": 1.0, "share": 1.0}, [()], 100, sprt, InProcessExecutor())
    (found,), (forfeits,) = match.counts, match.forfeits
    assert sprt.state(found) == expected
    assert sum(found) == found[counts] < 100
    assert forfeits[winner] == 0 and forfeits[1 - winner] == found[counts]


def test_the_final_match_uses_unseen_openings(plan, monkeypatch):
    monkeypatch.setattr(final_comparison, "play_tournament", lambda tournament, *_: tournament)
    drawn = adapter_of("connectx").draw_openings(20, STANDARD, (2, 6), 1)
    match = final_comparison.final_match(plan, {}, drawn[:12], 8, Sprt(0, 10), InProcessExecutor())
    assert match.ending.openings == drawn[12:]


def test_finalists_play_the_same_pairs(plan, played):
    """The second wins all its games; the first, and the profile, which is seated last, those in the first seat."""
    played(lambda tournament, scheduled: win_for(scheduled.game if scheduled.pairing == 1 else 0))
    some = [{"share": 0.5}, {"share": 1.5}]
    drawn = adapter_of("connectx").draw_openings(3, STANDARD, (2, 6), 1)
    matches = final_comparison.play_matches(plan, some, drawn, InProcessExecutor())
    assert matches.counts == [[0, 0, 3, 0, 0], [0, 0, 0, 0, 3]]
    assert matches.scores() == [0.5, 1.0] and matches.ending.code == 0
    pairs = plan.pairs_against_profile([plan.candidate(one) for one in some], drawn)
    assert [player.overrides["share"] for player in pairs.players[:2]] == ["0.5", "1.5"]
    assert pairs.players[2].overrides == plan.candidate({}).overrides and pairs.pairings == ((0, 2), (1, 2))


# The command


def reference_file(folder: Path, count: int) -> Path:
    """Write reference games, each the last part of the same one, so that they are replayed quickly."""
    late = GAME._replace(opening=30, values=GAME.values[24:])
    path = folder / "games.txt"
    path.write_text("\n".join(["reference games, seed 1", *[late.line()] * count]) + "\n")
    return path


@pytest.fixture
def storage():
    """Import what each child process of a study would import otherwise."""
    import_storage()


TITLES = ["The match", "On held-out games", "Finalists", "Trials", "The best trials", "Parameters"]


def test_the_command_from_end_to_end(storage, tmp_path, capsys):
    arguments = ["classic:nodes=20000", "--games", "2", "--fresh", "3", "--pairs", "2", "--scale", "400"]
    files = ["--study", str(tmp_path / "s.db"), "--reference", str(reference_file(tmp_path, 5))]
    outputs = ["--csv", str(tmp_path / "t.csv"), "--png", str(tmp_path / "t.png"), "--html", str(tmp_path / "t.html")]
    assert tune_command.main([*arguments, *files, *outputs, "--trials", "3", "--workers", "2"]) == 0
    out = capsys.readouterr().out
    assert "3 trials" in out and "importance" not in out and "held-out games" in out and "SPRT 0 10 (logistic" in out
    assert "keep the profile classic: not decided yet" in out
    assert [line.split(",")[0] for line in (tmp_path / "t.csv").read_text().splitlines()] == ["number", "0", "1", "2"]
    assert (tmp_path / "t.png").read_bytes()[:4] == b"\x89PNG"
    page = Page((tmp_path / "t.html").read_text())
    assert page.titles[1:] == TITLES and "<svg" in (tmp_path / "t.html").read_text()
    assert [trial["number"] for trial in page.games()[0]["trials"]] == [0, 1, 2]
    assert tune_command.main([*arguments, *files, "--trials", "0", "--fresh", "0"]) == 0
    assert "3 trials" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        tune_command.main([*arguments, *files, "--scale", "0"])


@pytest.fixture
def matches(storage, tmp_path, played, monkeypatch):
    """Arguments of a study of matches that the first player wins, in this process; `stop` is the game of Ctrl-C."""
    games, stop = itertools.count(1), [0]

    def play(tournament, scheduled):
        if next(games) == stop[0]:
            raise KeyboardInterrupt
        return win_for(0)

    played(play)
    monkeypatch.setattr(study_plan.StudyPlan, "warm_up", lambda self: None)
    monkeypatch.setattr(tune_command, "executor_of", lambda options: InProcessExecutor())
    study = ["--study", str(tmp_path / "s.db"), "--objective", "match", "--games", "1", "--fresh", "1", "--pairs", "20"]
    arguments = ["classic", "--param", "cap", "--seed", "1", *study]
    monkeypatch.setattr(sys, "argv", ["local_eval.py", "tune", *arguments])

    def tune(*more: str, at: int = 0) -> int:
        stop[0] = at + next(games)
        return tune_command.main([*arguments, *more])

    return tune


def listed(folder: Path, capsys) -> list[str]:
    """Return the lines of `report` about a study."""
    capsys.readouterr()
    assert runs.main(["--dir", str(folder)]) == 0
    return [line[18:] for line in capsys.readouterr().out.splitlines()]


def test_ctrl_c_in_the_trials_leaves_table_page_and_the_command(tmp_path, capsys, matches):
    page = tmp_path / "t.html"
    assert matches("--trials", "4", "--html", str(page), at=5) == 130  # two games a trial: in the third one
    out, err = capsys.readouterr()
    assert "2 trials, 0 pruned" in out and "interrupted after 2 of 4 trials" in err
    assert out.splitlines()[-1] == f"to resume: {COMMAND} {join_command(sys.argv[1:])}"
    shown = Page(page.read_text())
    assert shown.games()[0]["trials"][0]["current"] and shown.titles[1:] == TITLES[3:]
    assert "Not compared yet" in page.read_text()
    assert "2 of 4 trials" in listed(tmp_path, capsys)[0]


def test_ctrl_c_before_the_first_trial_leaves_the_command(tmp_path, capsys, matches):
    assert matches("--trials", "4", at=1) == 130
    out, err = capsys.readouterr()
    assert out.startswith("to resume: ") and "interrupted after 0 of 4 trials" in err


def test_an_interrupted_final_match_is_not_done(tmp_path, capsys, matches):
    assert matches("--trials", "2", "--pairs", "0") == 0
    assert listed(tmp_path, capsys)[1].startswith("done: ")
    assert matches("--trials", "0", at=2 + 28 + 1) == 130
    out, err = capsys.readouterr()
    assert "14 pairs" in out and "to resume: " in out and "interrupted after 28 of 40 games" in err
    assert listed(tmp_path, capsys)[0].startswith("tune s: 28 of 40 games of the final match, ")


SMALL = ["--games", "1", "--fresh", "2", "--pairs", "1", "--scale", "400", "--trials", "2", "--workers", "1"]


@pytest.mark.parametrize(
    ("player", "board"),
    [
        pytest.param("classic", ["--game", "othello"], marks=pytest.mark.long),
        ("classic_uniform", ["--game", "gomoku", "--config", "size=6,inarow=4"]),
    ],
)
def test_any_game_is_tuned_by_matches(storage, tmp_path, capsys, player, board):
    arguments = [f"{player}:nodes=20000", *board, *SMALL, "--study", str(tmp_path / "s.db")]
    tuned = ["--param", "exploration=0.2..1.6", "--param", "first_play"]
    assert tune_command.main([*arguments, *tuned]) == 0
    out = capsys.readouterr().out
    assert "2 trials" in out and "1 pairs, clock 1/400" in out and f"{board[1]}, {player}: match" in out
    assert "first_play is inf, outside the searched range: trial 0 has 2.0" in out
    assert "on 1 fresh pairs: score" in out and "match at 1/400 of the clock, 1 pairs" in out
    assert f"keep the profile {player}: not decided yet" in out
    assert tune_command.main([*arguments, "--objective", "regret"]) == 2
    assert complaint(capsys).endswith("use --objective match")


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["negamax"], "no parameters to tune"),
        (["classic:cap=3"], "'cap' is fixed"),
        (["classic:pace=3"], "no parameter 'pace'"),
        (["classic", "--param", "pace"], "no parameter 'pace'"),
        (["classic", "--param", "bias"], "'bias' has no effect"),
        (["classic", "--sprt", "10", "0"], "lower one"),
        (["classic", "--objective", "match"], "matches need no reference games"),
        (["classic", "--game", "chess"], "no game 'chess'"),
        (["classic", "--config", "rows=10,columns=10", "--objective", "regret"], "10x10"),
        (["nobody"], "'nobody' has no parameters to tune: choose classic or champion or network"),
        (["clasic"], "did you mean classic?"),
    ],
)
def test_bad_input_is_one_line(tmp_path, capsys, arguments, expected):
    files = ["--study", str(tmp_path / "s.db"), "--reference", str(reference_file(tmp_path, 5))]
    assert tune_command.main([*arguments, *files, "--games", "2", "--fresh", "3"]) == 2
    assert expected in complaint(capsys)


def test_a_board_with_too_few_openings_is_refused(tmp_path, capsys):
    board = ["--game", "gomoku", "--config", "size=3,inarow=3", "--study", str(tmp_path / "s.db")]
    assert tune_command.main(["classic_uniform", *board, "--games", "40"]) == 2
    assert "101 different openings are needed, but this board has 54" in complaint(capsys)


@pytest.mark.parametrize(
    ("game", "config", "objective"),
    [
        ("connectx", {}, "regret"),
        ("connectx", {"rows": 10, "columns": 10}, "match"),
        ("othello", {}, "match"),
        ("gomoku", {}, "match"),
    ],
)
def test_the_default_objective(game, config, objective):
    assert tune_plan.default_objective(new_config(game, config)) == objective


def test_bias_needs_a_game_that_orders_moves(plan):
    """The game and the profile decide whether `bias` has an effect."""
    board = {"game": "gomoku", "shape": {"size": 15, "inarow": 5}, "fixed": {}}
    assert tune_plan.has_move_ordering(plan._replace(**board, profile="champion"))
    assert not tune_plan.has_move_ordering(plan._replace(**board, profile="classic_uniform"))
    assert tune_plan.has_move_ordering(plan._replace(game="othello", shape={}, fixed={}))
    assert not tune_plan.has_move_ordering(plan)


def test_a_comparison_without_trials_is_refused(capsys, matches):
    assert matches("--trials", "0") == 2
    assert "no trials yet" in capsys.readouterr().err


def test_values_are_written_as_source():
    values = dict.fromkeys(DEFAULT_PARAMETERS, 0.5)
    options = "options=SearchOptions(exploration=0.5, exploration_growth=0.5)"
    line = f"plan=TimePlan(cap=0.5, share=0.5, shape=0.5), {options}"
    assert source_text(values) == line
    assert source_text({"cap": 4.0}) == "plan=TimePlan(cap=4.0)"
