"""`submit`: what is built, checked and handed to the program `kaggle`, here a script that writes down its arguments."""

import json
import os
import stat
import subprocess
import sys

import pytest
from folders import MATCH_AGENTS

from tempo.arena.players import versions
from tempo.lab.check import submit_command
from tempo.lab.check.submit_command import main

KAGGLE = """\
#!{python}
import json, os, sys
with open(os.environ["KAGGLE_CALLS"], "a") as calls:
    calls.write(json.dumps(sys.argv[1:]) + "\\n")
sys.exit(int(os.environ.get("KAGGLE_EXIT", "0")))
"""
BUILD = """\
import pathlib, sys
source, built = pathlib.Path("source.py").read_text(), pathlib.Path("submission/connectx.py")
if "--list" in sys.argv:
    print("connectx: tempo.games.connectx.champion -> submission/connectx.py")
elif "--check" in sys.argv:
    sys.exit(built.read_text() != source)
elif "broken" in source:
    sys.exit("build.py: source.py is broken")
else:
    built.write_text(source)
"""
AGENT = "def agent(observation, configuration):\n    return observation.board.index(0)\n"


class Submission:
    """A checkout with a build.py of its own, a program `kaggle`, and what is asked of them."""

    def __init__(self, folder, monkeypatch):
        self.folder, self.checked, self.calls = folder, [], folder / "calls.txt"
        self.fit = 0  # what the check returns
        (folder / "submission").mkdir()
        (folder / "build.py").write_text(BUILD)
        (folder / "source.py").write_text(AGENT)
        self.built = folder / "submission" / "connectx.py"
        monkeypatch.chdir(folder)
        for module, names in ((submit_command, ("CHECKOUT", "ROOT")), (versions, ("CHECKOUT",))):
            for name in names:
                monkeypatch.setattr(module, name, folder)
        monkeypatch.setattr(submit_command, "check", self.check)
        monkeypatch.setenv("KAGGLE_CALLS", str(self.calls))
        monkeypatch.setenv("PATH", f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}")

    def check(self, argv):
        self.checked.append(argv)
        return self.fit

    def install_kaggle(self):
        program = self.folder / "bin" / "kaggle"
        program.parent.mkdir()
        program.write_text(KAGGLE.format(python=sys.executable))
        program.chmod(program.stat().st_mode | stat.S_IXUSR)

    def commit(self, subject):
        (self.folder / ".gitignore").write_text("calls.txt\nbin\n")
        name = ["-c", "user.name=a", "-c", "user.email=a@b.c"]
        for words in (["init", "-q"], ["add", "."], [*name, "commit", "-q", "-m", subject]):
            subprocess.run(["git", *words], cwd=self.folder, check=True)

    def handed_in(self):
        return [json.loads(line) for line in self.calls.read_text().splitlines()] if self.calls.exists() else []


@pytest.fixture
def submission(tmp_path, monkeypatch):
    return Submission(tmp_path, monkeypatch)


def test_a_stale_file_is_built_checked_and_handed_in_with_the_commit(submission, capsys):
    submission.install_kaggle()
    submission.built.write_text("old")
    submission.commit("search: it's faster")
    assert main(["--quick"]) == 0
    err = capsys.readouterr().err
    assert submission.built.read_text() == AGENT and "have changed: building it" in err
    assert submission.checked == [["submission/connectx.py", "--game", "connectx", "--quick"]]
    ((*words, message),) = submission.handed_in()
    assert words == ["competitions", "submit", "connectx", "-f", "submission/connectx.py", "-m"]
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True).stdout.strip()
    assert message == f"{commit} search: it's faster (with changes)", "the built file differs from the commit's"


def test_a_fresh_file_is_not_built(submission, capsys):
    submission.install_kaggle()
    submission.built.write_text(AGENT)
    submission.commit("one")
    assert main(["--message", "no book"]) == 0
    assert "building" not in capsys.readouterr().err
    ((*_, message),) = submission.handed_in()
    assert message.startswith("no book; ") and message.endswith(" one")


def test_without_kaggle_the_command_is_printed(submission, capsys, monkeypatch):
    monkeypatch.setattr(submit_command.shutil, "which", lambda name: None)
    submission.commit("search: it's faster")
    assert main([]) == 0
    out, err = capsys.readouterr()
    assert "there is no program `kaggle` here (pip install kaggle)" in err
    assert out.startswith("kaggle competitions submit connectx -f submission/connectx.py -m '")


def test_a_dry_run_hands_nothing_in(submission, capsys):
    submission.install_kaggle()
    assert main(["--dry-run"]) == 0
    assert capsys.readouterr().out.startswith("kaggle competitions submit connectx ") and not submission.handed_in()
    assert len(submission.checked) == 1


def test_what_fails_the_check_is_not_handed_in(submission, capsys):
    submission.install_kaggle()
    submission.fit = 1
    assert main([]) == 1
    assert "not handed in: the check of submission/connectx.py failed" in capsys.readouterr().err
    assert submission.handed_in() == []


def test_what_cannot_be_built_is_neither_checked_nor_handed_in(submission, capsys):
    submission.install_kaggle()
    (submission.folder / "source.py").write_text("broken")
    assert main([]) == 1
    err = capsys.readouterr().err
    assert "source.py is broken" in err and "python build.py connectx failed" in err
    assert submission.checked == submission.handed_in() == []


def test_a_failure_of_kaggle_is_said(submission, capsys, monkeypatch):
    submission.install_kaggle()
    monkeypatch.setenv("KAGGLE_EXIT", "3")
    assert main([]) == 1
    assert "kaggle failed with exit code 3; to try again: kaggle competitions submit" in capsys.readouterr().err


def test_another_file_for_another_competition(submission):
    submission.install_kaggle()
    (submission.folder / "mine.py").write_text(AGENT)
    assert main(["mine.py", "--competition", "halite"]) == 0
    assert submission.checked == [["mine.py"]], "its game is found by its answers"
    ((*words, message),) = submission.handed_in()
    assert words == ["competitions", "submit", "halite", "-f", "mine.py", "-m"]
    assert message.startswith("mine.py "), "no commit holds it"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nowhere.py"], "there is no agent file 'nowhere.py'"),
        (["--competition", "halite"], "no game is called 'halite': name the FILE to hand in"),
        (["--competition", "othello"], "there is no agent file 'submission/othello.py'"),
    ],
)
def test_bad_input_is_one_line(submission, capsys, arguments, said):
    assert main(arguments) == 2
    err = capsys.readouterr().err
    assert said in err and err.count("\n") == 1 and submission.checked == []


@pytest.mark.long
def test_the_check_itself_stops_a_file_that_raises(submission, capsys, monkeypatch):
    monkeypatch.undo()
    assert main([str(MATCH_AGENTS / "raises.py"), "--quick", "--dry-run"]) == 1
    out, err = capsys.readouterr()
    assert "not handed in: the check of" in err and "competitions submit" not in out
