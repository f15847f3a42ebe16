"""`bisect`: the commit that lost strength, found by matches that go on after any interruption."""

import re

from record_support import said
from revision_support import QUICK, player

from tempo.arena.records.record_file import read_record
from tempo.lab.report.report_command import main as report
from tempo.lab.tournament import match, runs
from tempo.lab.tournament.revisions import bisect_command
from tempo.lab.tournament.revisions.bisect_command import main as bisect

FAST = [*QUICK, "--sprt", "-400", "0", "--pairs", "60"]


def steps_in(out):
    """Return number, whole number and subject of each step."""
    return re.findall(r"^step (\d+) of about (\d+): \w{10} [\d-]{10} (.*)$", out, re.MULTILINE)


def records_in(folder):
    return {path.stem: path for path in folder.glob("runs/bisect/*/*.jsonl")}


def test_the_commit_that_lost_strength_is_found(repository, tmp_path, capsys):
    commits = repository.play(True, True, True, False, False, False)
    repository.commit("notes only")
    assert bisect(["HEAD~6", "main", *FAST]) == 0
    out = capsys.readouterr().out
    assert out.startswith("commits that touch src/: 5 of 6; steps: about 4\n")
    steps = steps_in(out)
    assert [(step, whole) for step, whole, _ in steps] == [(str(n), "4") for n in range(1, len(steps) + 1)]
    assert steps[0][2] == "notes only" and len(steps) in (3, 4)
    assert "  a loss: " in out and "  no loss of 400 Elo: " in out
    assert f"\nlost strength: {commits[3][:10]} " in out and " version 3\n" in out
    assert re.search(rf"^against GOOD \({commits[0][:10]}\) a loss: .*Elo .*, LLR −.* after \d+ pairs", out, re.M)
    assert f"to see it: git show {commits[3][:10]}; " in out
    record = records_in(tmp_path)[commits[3][:10]]
    assert read_record(record).header["kind"] == "match"
    assert f"report {record.relative_to(tmp_path)}" in out
    assert runs.main(["--dir", str(record.parent)]) == 0
    assert "done: " in capsys.readouterr().out


def test_a_record_is_listed_and_reported_in_the_words_of_its_sprt(repository, tmp_path, capsys):
    good, bad = repository.play(True, False)
    assert bisect([good, bad, *FAST]) == 0
    (path,) = records_in(tmp_path).values()
    capsys.readouterr()
    assert runs.main(["--dir", "runs"]) == 0
    listed = capsys.readouterr().out
    assert str(path.relative_to(tmp_path)) in listed
    line = read_record(path).header["verdict"]["line"]
    assert line.startswith("SPRT -400 0 (logistic Elo): a loss: weaker by ") and line in listed
    assert report([str(path), "--html", "page.html"]) == 0
    assert " ".join(capsys.readouterr().out.split()).count(line) == 1
    assert line in (tmp_path / "page.html").read_text("utf-8")


def test_the_same_command_goes_on(repository, tmp_path, capsys, monkeypatch):
    """Interrupted at its first game and at later ones, it plays no game twice and finds the same commit."""
    commits = repository.play(True, True, False, False)
    arguments = [commits[0], commits[3], *FAST]
    played, write = [], match.game_record

    def interrupted(game, /, **about):
        played.append((about["index"], str(about)))
        if len(played) in (1, 6, 11):
            raise KeyboardInterrupt
        return write(game, **about)

    monkeypatch.setattr(match, "game_record", interrupted)
    codes = []
    while not codes or codes[-1] == 130:
        codes.append(bisect(arguments))
        out, err = capsys.readouterr()
        assert ("the same command goes on where it was" in err) == (codes[-1] == 130)
    assert codes == [130, 130, 130, 0]
    assert f"lost strength: {commits[2][:10]} " in out
    records = {stem: path.read_bytes() for stem, path in records_in(tmp_path).items()}
    count = sum(len(read_record(path).games) for path in records_in(tmp_path).values())
    assert len(played) == count + 3, "only the games of an interruption were played again"
    assert bisect(arguments) == 0
    again = capsys.readouterr().out
    assert again == out and len(played) == count + 3
    assert records == {stem: path.read_bytes() for stem, path in records_in(tmp_path).items()}


def test_a_record_without_its_first_line_is_begun_again(repository, tmp_path, capsys):
    good, bad = repository.play(True, False)
    assert bisect([good, bad, *FAST]) == 0
    (path,) = records_in(tmp_path).values()
    path.write_text('{"format":"tempo-rec')
    assert bisect([good, bad, *FAST]) == 0
    assert read_record(path).games


def test_revisions_that_cannot_be_built_are_skipped(repository, capsys):
    commits = repository.play(True, None, None, False, False)
    assert bisect([commits[0], commits[4], *FAST]) == 0
    out = capsys.readouterr().out
    assert out.count("  skipped: git:") == 2
    assert "one of these 3 commits lost strength; the others could not be played:" in out
    assert all(f"\n{commit[:10]} " in out for commit in commits[1:4])
    assert f"git show {commits[3][:10]}; " in out


def test_equal_builds_are_played_once(repository, tmp_path, capsys):
    good, bad = repository.play(True, False)
    (repository.folder / "src" / "other.py").write_text("# plays no part\n")
    last = repository.commit("other")
    assert bisect([good, last, *FAST]) == 0
    assert f"lost strength: {bad[:10]} " in capsys.readouterr().out
    assert list(records_in(tmp_path)) == [last[:10]]
    assert bisect([bad, last, *FAST]) == 1
    out = capsys.readouterr().out
    assert "the same build as GOOD" in out and "BAD is not weaker than GOOD" in out


def test_an_open_match_counts_as_not_weaker_and_more_pairs_decide(repository, capsys):
    good, *_, bad = repository.play(True, True, False)
    arguments = [good, bad, *QUICK, "--sprt", "-200", "0", "--pairs"]
    assert bisect([*arguments, "1"]) == 1
    out, err = capsys.readouterr()
    assert "  not decided yet, counted as no loss: " in out
    assert "matches not decided, counted as no loss: 1; more --pairs decides them" in err
    assert bisect([*arguments, "200"]) == 0
    out = capsys.readouterr().out
    assert "not decided" not in out and f"lost strength: {bad[:10]} " in out
    assert bisect([*arguments, "1"]) == 0, "matches that went on stay decided"


def test_a_merge_is_searched_like_a_line(repository, capsys):
    """The loss came in on a branch."""
    good, *_ = repository.play(True, True)
    repository.git("checkout", "--quiet", "-b", "side", good)
    (repository.folder / "src" / "side.py").write_text("# one\n")
    repository.commit("side one")
    lost = repository.commit("side two", player(False, 7))
    repository.git("checkout", "--quiet", "main")
    repository.git("merge", "--quiet", "-X", "theirs", "-m", "merge", "side")
    assert bisect([good, "main", *FAST]) == 0
    assert f"lost strength: {lost[:10]} " in capsys.readouterr().out


def test_bad_bisections_are_one_line(repository, capsys):
    repository.play(True, False)
    repository.commit("notes only")
    repository.git("branch", "other", repository.git("commit-tree", "HEAD^{tree}", "-m", "unrelated"))
    for arguments, text in [
        (["nowhere", "HEAD"], "'nowhere': no such revision"),
        (["HEAD~1..HEAD", "HEAD"], "'HEAD~1..HEAD': no such revision"),
        (["HEAD", "main"], "GOOD and BAD are the same commit: "),
        (["HEAD", "HEAD~1"], "is no ancestor of BAD"),
        (["HEAD", "HEAD~1"], "it is the other way around"),
        (["other", "HEAD"], "is no ancestor of BAD"),
        (["HEAD~1", "HEAD"], "touches src/: both play the same"),
        (["HEAD~2", "HEAD", "--sprt", "0", "20"], "--sprt 0 20: a loss is negative, as in --sprt -20 0"),
        (["HEAD~2", "HEAD", "--sprt", "0", "-20"], "the first bound of an SPRT is the lower one"),
        (["HEAD~2", "HEAD", "--bank", "2"], "--sims reads no clock"),
        (["HEAD~2", "HEAD", "--profile", "champion:colour=1"], "no parameter 'colour'"),
    ]:
        assert text in said(capsys, 2, bisect, *(["--sims", "9"] if "--bank" in arguments else FAST), *arguments)
    assert bisect(["HEAD~2", "HEAD", "--profile", "champion:", *FAST]) == 0


def test_the_number_of_steps():
    assert [bisect_command.steps(left) for left in (1, 2, 3, 4, 5, 8, 9)] == [0, 1, 2, 2, 3, 3, 4]
