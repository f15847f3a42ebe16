"""`ladder` of revisions: on one scale, in the order of their commits."""

import pytest
from record_support import games_of, said
from revision_support import QUICK

from tempo.arena.records.record_file import read_record
from tempo.lab.report.report_command import main as report
from tempo.lab.tournament import runs
from tempo.lab.tournament.pairs import everyone, near_and_far
from tempo.lab.tournament.revisions.ladder_command import history, ladder, search_alone, spread

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
    assert ladder(["git:HEAD~2", "git:main", f"git:{commits[0]}", "--last", "1", *FEW]) == 0
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
    assert "ladder of revisions, connectx: git:" in capsys.readouterr().out
    assert report([str(path), "--html", "page.html"]) == 0
    assert "Elo" in capsys.readouterr().out
    page = (tmp_path / "page.html").read_text("utf-8")
    assert "History of 4 revisions" in page and f"Elo above git:{commits[0][:10]}" in page


def test_a_history_of_a_range_resumes(repository, tmp_path, capsys):
    repository.play(True, False, None, True)
    repository.commit("notes only")
    assert ladder(["git:HEAD~4", "git:HEAD~4..HEAD", "-o", "one.svg", *FEW]) == 0
    err = capsys.readouterr().err
    assert "left out: git:" in err and "cannot be built: build.py: this commit is broken" in err
    assert "revisions: 3, pairings: 3," in err
    path = record_in(tmp_path)
    whole, lines = games_of(path), path.read_text().splitlines(keepends=True)
    path.write_text("".join(lines[:5]))
    assert ladder(["--resume", str(path), "-o", "two.svg", "--workers", "1"]) == 0
    assert games_of(path) == whole
    assert (tmp_path / "one.svg").read_text() == (tmp_path / "two.svg").read_text()
    assert ladder(["--resume", str(path), "--pairs", "4", "--workers", "1"]) == 0
    assert len(games_of(path)) == 24
    capsys.readouterr()
    assert "--last" in said(capsys, 2, ladder, "--resume", path, "--last", "2")


def test_games_without_tables_have_no_other_search():
    assert search_alone("othello") == search_alone("gomoku") == "champion"


@pytest.mark.parametrize(("typed", "played"), [([], ":book=0,exact=0"), (["--profile", "champion"], "")])
def test_the_former_history_names_revisions_without_git_and_plays_the_search_alone(repository, tmp_path, typed, played):
    commits = repository.play(True, False)
    assert history(["HEAD~1", "HEAD", *typed, *FEW]) == 0
    header = read_record(record_in(tmp_path)).header
    assert header["kind"] == "history"
    assert [player["name"] for player in header["players"]] == [f"git:{commit[:10]}{played}" for commit in commits]


def test_a_history_of_another_profile(repository, capsys):
    """The tiny build makes each name the same file; its two profiles play differently."""
    repository.play(True, True)
    assert ladder(["--last", "2", "--profile", "classic:skill=1", *FEW]) == 0
    assert "revisions: 2, pairings: 1," in capsys.readouterr().err
    _, second = read_record(record_in(repository.folder.parent)).header["players"]
    assert second["name"].endswith(":profile=classic,skill=1")


def test_bad_ladders_of_revisions_are_one_line(repository, capsys):
    repository.play(True, False)
    for arguments, text in [
        ([], "name at least two players"),
        (["git:HEAD"], "needs two revisions, not 1"),
        (["git:HEAD", "git:HEAD"], "needs two revisions, not 1"),
        (["git:nowhere", "git:HEAD"], "'nowhere': no such revision"),
        (["--last", "1", "git:nowhere..HEAD"], "'nowhere..HEAD': no such range"),
        (["git:HEAD..HEAD"], "needs two revisions, not 0"),
        (["git:", "git:HEAD"], "'': no such revision"),
        (["git:HEAD~1", "git:HEAD", "--profile", "../x"], "'../x' is not the name of a profile"),
        (["git:HEAD~1", "git:HEAD", "--act-timeout", "1"], "--sims reads no clock"),
        (["git:HEAD~1..HEAD", "random"], "'git:HEAD~1..HEAD' names revisions, which play among themselves"),
        (["--last", "2", "random"], "--last names revisions, which play among themselves: leave out 'random'"),
        (["--last", "2", "--anchor", "random"], "the oldest one is 0: leave out --anchor"),
        (["negamax", "random", "--most", "2"], "--most is for a ladder of revisions"),
        (["negamax", "git:HEAD", "-o", "x.png"], "-o is for a ladder of revisions"),
    ]:
        assert ladder([*arguments, *FEW]) == 2
        *_, last = capsys.readouterr().err.splitlines()
        assert text in last


def test_revisions_with_overrides_play_as_other_players_do(repository, tmp_path):
    repository.play(True, False)
    path = tmp_path / "mixed.jsonl"
    assert ladder(["git:HEAD", "git:HEAD~1:profile=classic", *FEW, "--record", str(path)]) == 0
    assert read_record(path).header["kind"] == "ladder"
