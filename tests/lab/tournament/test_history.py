"""`history`: revisions on one scale, in the order of their commits."""

import pytest
from record_support import games_of, said
from revision_support import QUICK

from tempo.arena.records.record_file import read_record
from tempo.lab.report.report_command import main as report
from tempo.lab.tournament import runs
from tempo.lab.tournament.history_command import main as history
from tempo.lab.tournament.history_command import search_alone, spread
from tempo.lab.tournament.pairs import everyone, near_and_far

FEW = [*QUICK, "--pairs", "3"]


def record_in(folder):
    (path,) = folder.glob("runs/*/history-*.jsonl")
    return path


def test_pairings_near_and_far():
    assert near_and_far(3) == ((0, 1), (1, 2), (0, 2))
    assert set(near_and_far(9)) == {(a, b) for a, b in everyone(9) if b - a in (1, 2, 4, 8)}


def test_revisions_are_spread_evenly():
    assert spread(range(9), 3) == [0, 4, 8]
    assert spread(range(9), 1) == [8]
    assert spread(range(2), 3) == [0, 1]


def test_a_history_rates_commits_and_draws_them(repository, tmp_path, capsys):
    commits = repository.play(True, True, False)
    repository.commit("notes only")
    assert history(["HEAD~2", "main", f"{commits[0]}", "--last", "1", *FEW]) == 0
    out, err = capsys.readouterr()
    lines = [line for line in out.splitlines() if "version" in line or "notes" in line]
    assert [line.split()[0] for line in lines[:3]] == [commit[:10] for commit in commits[:1] + commits[1:]]
    assert "by definition" in lines[0] and lines[3].split()[-2:] == ["notes", "only"]
    assert "revisions: 4, pairings: 5, games: 30" in err
    path = record_in(tmp_path)
    assert path.with_suffix(".png").stat().st_size > 5000
    record = read_record(path)
    assert len(record.games) == 30
    capsys.readouterr()
    assert runs.main(["--dir", "runs"]) == 0
    assert "history, connectx: git:" in capsys.readouterr().out
    assert report([str(path), "--html", "page.html"]) == 0
    assert "Elo" in capsys.readouterr().out
    page = (tmp_path / "page.html").read_text("utf-8")
    assert "History of 4 revisions" in page and f"Elo above git:{commits[0][:10]}" in page


def test_a_history_of_a_range_resumes(repository, tmp_path, capsys):
    repository.play(True, False, None, True)
    repository.commit("notes only")
    assert history(["HEAD~4", "HEAD~4..HEAD", "-o", "one.svg", *FEW]) == 0
    err = capsys.readouterr().err
    assert "left out: git:" in err and "cannot be built: build.py: this commit is broken" in err
    assert "revisions: 3, pairings: 3," in err
    path = record_in(tmp_path)
    whole, lines = games_of(path), path.read_text().splitlines(keepends=True)
    path.write_text("".join(lines[:5]))
    assert history(["--resume", str(path), "-o", "two.svg", "--workers", "1"]) == 0
    assert games_of(path) == whole
    assert (tmp_path / "one.svg").read_text() == (tmp_path / "two.svg").read_text()
    assert history(["--resume", str(path), "--pairs", "4", "--workers", "1"]) == 0
    assert len(games_of(path)) == 24
    capsys.readouterr()
    assert "--last" in said(capsys, 2, history, "--resume", path, "--last", "2")


def test_games_without_tables_have_no_other_search():
    assert search_alone("othello") == search_alone("gomoku") == "champion"


@pytest.mark.parametrize(("typed", "played"), [([], ":book=0,exact=0"), (["--profile", "champion"], "")])
def test_the_default_is_the_search_alone(repository, tmp_path, typed, played):
    commits = repository.play(True, False)
    assert history([*commits, *typed, *FEW]) == 0
    players = read_record(record_in(tmp_path)).header["players"]
    assert [player["name"] for player in players] == [f"git:{commit[:10]}{played}" for commit in commits]


def test_a_history_of_another_profile(repository, capsys):
    """The tiny build makes each name the same file; its two profiles play differently."""
    repository.play(True, True)
    assert history(["--last", "2", "--profile", "classic:skill=1", *FEW]) == 0
    assert "revisions: 2, pairings: 1," in capsys.readouterr().err
    _, second = read_record(record_in(repository.folder.parent)).header["players"]
    assert second["name"].endswith(":profile=classic,skill=1")


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        ([], "needs two revisions, not 0"),
        (["HEAD"], "needs two revisions, not 1"),
        (["HEAD", "HEAD"], "needs two revisions, not 1"),
        (["nowhere", "HEAD"], "'nowhere': no such revision"),
        (["--last", "1", "nowhere..HEAD"], "'nowhere..HEAD': no such range"),
        (["HEAD..HEAD"], "needs two revisions, not 0"),
        (["", "HEAD"], "'': no such revision"),
        (["HEAD~1", "HEAD", "--profile", "../x"], "'../x' is not the name of a profile"),
        (["HEAD~1", "HEAD", "--act-timeout", "1"], "--sims reads no clock"),
    ],
)
def test_bad_histories_are_one_line(repository, capsys, arguments, text):
    repository.play(True, False)
    assert history([*arguments, *FEW]) == 2
    *_, last = capsys.readouterr().err.splitlines()
    assert text in last
